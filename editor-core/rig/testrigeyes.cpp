// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor-core/rig/testrigface.h"

#include <numbers>

namespace furitsuke::testrig {

using shape::ramp;

namespace {

constexpr Vec3f white = {0.99f, 0.98f, 0.98f};
constexpr Vec3f whiteShade = {0.80f, 0.80f, 0.88f};
constexpr Vec3f irisDark = {0.10f, 0.27f, 0.33f};
constexpr Vec3f irisColour = {0.17f, 0.52f, 0.58f};
constexpr Vec3f irisLight = {0.45f, 0.80f, 0.79f};
constexpr Vec3f pupilColour = {0.05f, 0.12f, 0.17f};
constexpr Vec3f lashColour = {0.23f, 0.15f, 0.16f};
constexpr Vec3f creaseColour = {0.72f, 0.48f, 0.42f};
constexpr Vec3f browColour = {0.38f, 0.25f, 0.22f};

// The opening of the left eye, from its middle: u outward, v up. An oval somewhat boxy, its outer end higher.
constexpr double middleX = 0.60;
constexpr double middleY = 17.80;
constexpr double halfWidth = 0.40;
constexpr double above = 0.37;
constexpr double below = 0.35;
constexpr double tilt = 0.05;
constexpr double boxy = 2.3;

/// The share of an oval's height at a share of its width.
double arch(double u)
{
    return std::pow(std::max(1 - std::pow(std::abs(u) / halfWidth, boxy), 0.0), 1 / boxy);
}
double bow(double u)
{
    const double share = u / halfWidth;
    return std::max(1 - share * share, 0.0);
}
double upperEdge(double u)
{
    return above * arch(u) + tilt * u;
}
double lowerEdge(double u)
{
    return -below * arch(u) + tilt * u;
}

/// Where closed lids meet. At the corners all curves come together.
double closedEdge(LidCurve curve, double u)
{
    switch (curve) {
    case LidCurve::Blink:
        return tilt * u - 0.17 * bow(u);
    case LidCurve::Smile:
        return tilt * u + 0.16 * bow(u);
    case LidCurve::Flat:
        return tilt * u - 0.05 * std::sqrt(bow(u));
    default:
        return 0;
    }
}

double upperShift(const EyeShape &shape, double u)
{
    switch (shape.lids) {
    case LidCurve::Open:
        return shape.wide * bow(u);
    case LidCurve::Half:
        return std::min(0.0, 0.10 + tilt * u - upperEdge(u));
    default:
        return closedEdge(shape.lids, u) - upperEdge(u);
    }
}

double lowerShift(const EyeShape &shape, double u)
{
    switch (shape.lids) {
    case LidCurve::Open:
        return -0.7 * shape.wide * bow(u);
    case LidCurve::Half:
        return 0.05 * bow(u);
    default:
        return closedEdge(shape.lids, u) - lowerEdge(u);
    }
}

struct EyePlace
{
    double side; ///< 1 left, -1 right
    double u;
    double v;
};

EyePlace inEye(double x, double y)
{
    const double side = x >= 0 ? 1 : -1;
    return {side, side * x - middleX, y - middleY};
}

const EyeShape &shapeOf(const Expression &expression, double side)
{
    return side > 0 ? expression.left : expression.right;
}

/// What stands so much before the skin at u, v of an eye.
Point beforeSkin(double side, double u, double v, double before)
{
    return faceMap().on(side * (middleX + u), middleY + v, before);
}

// The eyeballs: a ball about the eye bone, a little behind the skin.
double ballRadius()
{
    static const double radius = [] {
        const Point front = faceMap().on(middleX, middleY, 0);
        return length(front - eye) - 0.09;
    }();
    return radius;
}

/// The place of the ball, widened by so much, that is seen at u, v.
Point onBall(double side, double u, double v, double outside)
{
    const double radius = ballRadius() + outside;
    const double x = middleX + u - eye.x;
    const double y = middleY + v - eye.y;
    const double rest = std::max(radius * radius - x * x - y * y, 0.05);
    return {side * (eye.x + x), eye.y + y, eye.z - std::sqrt(rest)};
}

/// An oval patch of an eye: a middle and rings around it.
struct Patch
{
    double u;
    double v;
    double wide;
    double high;
    double outside; ///< before the ball
    bool follows;   ///< the eye bone, and the iris's size
};

constexpr double irisU = -0.015;
constexpr double irisV = 0.01;

class EyeBuilder
{
public:
    EyeBuilder(Model &model, const Weights &weights, FaceUse use)
        : mMesh(model)
        , mWeights(weights)
        , mUse(use)
    {}
    std::vector<FacePart> take() { return std::move(mParts); }
    void start(const ModelMaterial &material) { mMesh.startMaterial(material); }

    void addPatches(const Patch &patch, int sides, int rings)
    {
        for (const double side : {1.0, -1.0}) {
            // The first row is the middle, a small ring of its own.
            const auto place = [patch, sides, rings, side](int n, const Expression &expression) {
                const int row = n / sides;
                const double angle = 2 * std::numbers::pi * (n % sides) / sides;
                const double out = row == 0 ? 0.04 : double(row) / rings;
                double u = patch.u + out * patch.wide * std::cos(angle);
                double v = patch.v + out * patch.high * std::sin(angle);
                if (patch.follows) {
                    const double size = shapeOf(expression, side).iris;
                    u = irisU + size * (u - irisU);
                    v = irisV + size * (v - irisV);
                }
                return onBall(side, u, v, patch.outside);
            };
            std::vector<std::array<int, 3>> triangles = gridTriangles(rings + 1, sides, true);
            for (int i = 1; i + 1 < sides; ++i)
                triangles.push_back({0, i + 1, i});
            finish(triangles, side < 0);
            const bool isLeft = side > 0;
            mParts.push_back(addPart(
                mMesh, UsesEyes,
                [this, &patch, isLeft](const Point &) {
                    return patch.follows ? mWeights.eye(isLeft) : mWeights.headOnly();
                },
                (rings + 1) * sides, triangles, place));
        }
    }

    /// A strip along the lids or over them: two edges through so many places.
    void addStrips(int count,
                   const std::function<Point(int n, bool isOuter, double side, const Expression &)> &edge)
    {
        for (const double side : {1.0, -1.0}) {
            const auto place = [edge, count, side](int n, const Expression &expression) {
                return edge(n % count, n >= count, side, expression);
            };
            std::vector<std::array<int, 3>> triangles = gridTriangles(2, count, false);
            finish(triangles, side > 0);
            mParts.push_back(addPart(
                mMesh, mUse, [this](const Point &) { return mWeights.headOnly(); }, 2 * count, triangles,
                place));
        }
    }

private:
    static void finish(std::vector<std::array<int, 3>> &triangles, bool turn)
    {
        if (!turn)
            return;
        for (std::array<int, 3> &t : triangles)
            std::swap(t[1], t[2]);
    }

    shape::MeshBuilder mMesh;
    const Weights &mWeights;
    FaceUse mUse;
    std::vector<FacePart> mParts;
};

/// Along the upper lid, from the inner corner to beyond the outer one. 0..1.
Point upperLash(int n, int count, bool isOuter, double side, const Expression &expression)
{
    const EyeShape &shape = shapeOf(expression, side);
    const double share = double(n) / (count - 1);
    const double angle = std::numbers::pi * (1.0 - 0.99 * share);
    const double c = std::cos(angle);
    const double s = std::sin(angle);
    // The oval by angle; even steps along its edge.
    const double u = halfWidth * std::copysign(std::pow(std::abs(c), 2 / boxy), c);
    const double v = above * std::pow(std::max(s, 0.0), 2 / boxy) + tilt * u;
    const double shift = upperShift(shape, std::clamp(u, -halfWidth, halfWidth));
    const double thick = 0.005 + 0.07 * ramp(0, 0.6, share);
    const double wing = ramp(0.8, 1, share);
    // Outward across the edge: up, and at the ends sideways.
    double du = 0;
    double dv = 0;
    if (isOuter) {
        du = thick * 0.6 * c + 0.055 * wing;
        dv = thick * (0.3 + 0.7 * s) + 0.03 * wing;
    } else {
        du = -0.022 * c + 0.03 * wing;
        dv = -0.022 * s - 0.004;
    }
    // Lids that close turn the wing down.
    const double closing = std::clamp(-shift / (2 * above), 0.0, 1.0);
    const double before = shape.crossed ? -0.45 : 0.03;
    return beforeSkin(side, u + du, v + shift + std::lerp(dv, 0.8 * dv, closing), before);
}

Point lowerLash(int n, int count, bool isOuter, double side, const Expression &expression)
{
    const EyeShape &shape = shapeOf(expression, side);
    const double share = double(n) / (count - 1);
    const double u = std::lerp(-0.22, 0.37, share);
    const double thick = 0.012 + 0.02 * ramp(0, 0.8, share);
    const double v = lowerEdge(u) + lowerShift(shape, u) + (isOuter ? -thick : 0.006);
    return beforeSkin(side, u, v, shape.crossed ? -0.45 : 0.02);
}

/// The fold of the upper lid.
Point crease(int n, int count, bool isOuter, double side, const Expression &expression)
{
    const EyeShape &shape = shapeOf(expression, side);
    const double share = double(n) / (count - 1);
    const double u = std::lerp(-0.2, 0.36, share);
    const double thick = 0.022 * std::sin(std::numbers::pi * std::clamp(share, 0.05, 0.95));
    const double v = upperEdge(0.82 * u) + 0.115 + 0.25 * upperShift(shape, u) + (isOuter ? thick : 0);
    return beforeSkin(side, u, v, shape.crossed ? -0.45 : 0.015);
}

/// ＞ and ＜: a stroke from the outer top to the inner middle and back; hidden in the head at rest.
Point crossStroke(int n, int count, bool isOuter, double side, const Expression &expression)
{
    const double share = double(n) / (count - 1);
    const double way = std::abs(2 * share - 1); // 1 outside, 0 at the point
    const double up = share < 0.5 ? 1 : -1;
    const double thick = isOuter ? 0.045 : -0.045;
    const double u = -0.26 + 0.62 * way - (way < 0.01 ? thick * 1.6 : 0.0) - 0.3 * thick;
    const double v = -0.02 + up * 0.27 * way + (way < 0.01 ? 0 : up * thick);
    return beforeSkin(side, u, v, shapeOf(expression, side).crossed ? 0.035 : -0.5);
}

} // namespace

double outsideEye(const Point &place)
{
    const EyePlace at = inEye(place.x, place.y);
    const double v = at.v - tilt * at.u;
    const double share =
        std::pow(std::abs(at.u) / halfWidth, boxy) + std::pow(std::abs(v) / (v > 0 ? above : below), boxy);
    return std::pow(share, 1 / boxy) - 1;
}

Point withLids(const Point &place, const Expression &expression)
{
    const EyePlace at = inEye(place.x, place.y);
    if (std::abs(at.u) >= halfWidth || std::abs(at.v) > 0.9)
        return place;
    const EyeShape &shape = shapeOf(expression, at.side);
    const double upper = upperEdge(at.u);
    const double lower = lowerEdge(at.u);
    double shift = 0;
    if (at.v > (upper + lower) / 2)
        shift = upperShift(shape, at.u) * (1 - ramp(0, 0.42, at.v - upper));
    else
        shift = lowerShift(shape, at.u) * (1 - ramp(0, 0.35, lower - at.v));
    if (shift == 0)
        return place;
    const double before = faceMap().z(place.x, place.y) - place.z;
    return faceMap().on(place.x, place.y + shift, before);
}

std::vector<FacePart> addEyes(Model &model, const Weights &weights)
{
    EyeBuilder eyes(model, weights, UsesEyes);
    eyes.start(flatMaterial(u"白目", "eye white", white));
    eyes.addPatches({0, 0, 0.50, 0.50, 0, false}, 20, 3);
    eyes.start(flatMaterial(u"白目影", "eye white shade", whiteShade));
    eyes.addPatches({0.0, 0.40, 0.48, 0.17, 0.012, false}, 18, 2);
    eyes.start(flatMaterial(u"瞳縁", "iris rim", irisDark));
    eyes.addPatches({irisU, irisV, 0.265, 0.335, 0.022, true}, 26, 2);
    eyes.start(flatMaterial(u"瞳", "iris", irisColour));
    eyes.addPatches({irisU, irisV - 0.042, 0.232, 0.268, 0.030, true}, 26, 2);
    eyes.start(flatMaterial(u"瞳光", "iris light", irisLight));
    eyes.addPatches({irisU, irisV - 0.170, 0.165, 0.12, 0.037, true}, 18, 1);
    eyes.start(flatMaterial(u"瞳孔", "pupil", pupilColour));
    eyes.addPatches({irisU, irisV + 0.005, 0.100, 0.135, 0.044, true}, 18, 1);
    eyes.start(flatMaterial(u"ハイライト", "highlight", {1, 1, 1}));
    eyes.addPatches({irisU + 0.085, irisV + 0.165, 0.075, 0.085, 0.052, true}, 16, 1);
    eyes.addPatches({irisU - 0.09, irisV - 0.14, 0.038, 0.042, 0.052, true}, 12, 1);
    eyes.start(flatMaterial(u"二重", "lid fold", creaseColour));
    constexpr int along = 14;
    eyes.addStrips(along, [](int n, bool isOuter, double side, const Expression &e) {
        return crease(n, along, isOuter, side, e);
    });
    eyes.start(flatMaterial(u"まつ毛", "lashes", lashColour));
    constexpr int lashes = 26;
    eyes.addStrips(lashes, [](int n, bool isOuter, double side, const Expression &e) {
        return upperLash(n, lashes, isOuter, side, e);
    });
    eyes.addStrips(along, [](int n, bool isOuter, double side, const Expression &e) {
        return lowerLash(along - 1 - n, along, isOuter, side, e);
    });
    constexpr int strokes = 9;
    eyes.addStrips(strokes, [](int n, bool isOuter, double side, const Expression &e) {
        return crossStroke(strokes - 1 - n, strokes, isOuter, side, e);
    });
    return eyes.take();
}

std::vector<FacePart> addBrows(Model &model, const Weights &weights)
{
    EyeBuilder brows(model, weights, UsesBrows);
    brows.start(flatMaterial(u"眉", "brows", browColour));
    constexpr int count = 12;
    brows.addStrips(count, [](int n, bool isOuter, double side, const Expression &expression) {
        const double share = double(n) / (count - 1);
        const BrowShape &b = expression.brows;
        // A parabola through the three heights.
        const double rise = b.inner * (1 - share) * (1 - 2 * share) + b.middle * 4 * share * (1 - share) +
                            b.outer * share * (2 * share - 1);
        const double u = -0.28 + 0.66 * share;
        const double v =
            0.60 + 0.09 * std::sin(std::numbers::pi * (0.15 + 0.75 * share)) - 0.03 * share + rise;
        const double thick = (0.046 - 0.034 * share) * (0.3 + 0.7 * ramp(0, 0.14, share));
        return beforeSkin(side, u, v + (isOuter ? thick : -thick), 0.05);
    });
    return brows.take();
}

} // namespace furitsuke::testrig
