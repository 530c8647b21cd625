// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor-core/rig/testrigface.h"

#include <numbers>

namespace furitsuke::testrig {

using shape::ramp;

namespace {

constexpr Vec3f lineColour = {0.50f, 0.22f, 0.20f};
constexpr Vec3f insideColour = {0.62f, 0.22f, 0.23f};
constexpr Vec3f tongueColour = {0.92f, 0.50f, 0.48f};
constexpr Vec3f teethColour = {0.99f, 0.98f, 0.96f};
constexpr Vec3f blushColour = {0.98f, 0.42f, 0.40f};
constexpr Vec3f tearColour = {0.62f, 0.86f, 0.98f};

constexpr double middleY = 16.99;
// The skin is made with the mouth this far open: half its width and height.
constexpr double madeWidth = 0.18;
constexpr double madeHeight = 0.11;

struct Flat
{
    double x;
    double y;
};

/// The lips' edge, by angle from the left corner over the top; from the mouth's middle.
Flat lipEdge(const MouthShape &shape, double angle)
{
    const double c = std::cos(angle);
    const double s = std::sin(angle);
    const double roundness = s > 0 ? shape.topRoundness : shape.roundness;
    const double height = std::pow(std::max(1 - std::pow(std::abs(c), roundness), 0.0), 1 / roundness);
    const double corner = shape.lift * c * c;
    const double wave = shape.wave * std::cos(2 * std::numbers::pi * c);
    return {shape.width * c, corner + wave + (s > 0 ? shape.top : -shape.bottom) * height};
}

Point onFace(const Flat &at, double before)
{
    return faceMap().on(at.x, middleY + at.y, before);
}

double ovalShare(double x, double y)
{
    const double across = x / madeWidth;
    const double up = (y - middleY) / madeHeight;
    return std::sqrt(across * across + up * up);
}

constexpr int sides = 48;

double angleOf(int n)
{
    // Half a step off, so that no point is at a corner, where lips meet.
    return 2 * std::numbers::pi * ((n % sides) + 0.5) / sides;
}

/// The bag behind the lips: rings that go in and together.
Point bagPlace(int n, const Expression &expression)
{
    struct Row
    {
        double size;
        double depth;
    };
    constexpr Row rows[] = {{1.03, 0.012}, {0.98, 0.10}, {0.75, 0.22}, {0.3, 0.28}, {0.03, 0.29}};
    const Row &row = rows[n / sides];
    const Flat edge = lipEdge(expression.mouth, angleOf(n));
    const double middle = (expression.mouth.top - expression.mouth.bottom) / 2;
    const Point lip = onFace(edge, 0);
    return {row.size * edge.x, middleY + middle + row.size * (edge.y - middle), lip.z + row.depth};
}
constexpr int bagRows = 5;

Point linePlace(int n, const Expression &expression)
{
    const Flat edge = lipEdge(expression.mouth, angleOf(n));
    // Outward: from the neighbours along the edge.
    const Flat next = lipEdge(expression.mouth, angleOf(n) + 0.05);
    const Flat last = lipEdge(expression.mouth, angleOf(n) - 0.05);
    const double dx = next.y - last.y;
    const double dy = last.x - next.x;
    const double size = std::max(std::hypot(dx, dy), 1e-6);
    if (n < sides) {
        // Inside, towards the other lip, not beyond the middle: shut lips are one line.
        const double gap = lipEdge(expression.mouth, -angleOf(n)).y - edge.y;
        return onFace({edge.x, edge.y + std::clamp(0.45 * gap, -0.007, 0.007)}, 0.012);
    }
    constexpr double out = 0.014;
    return onFace({edge.x + out * dx / size, edge.y + out * dy / size}, 0.012);
}

Point tonguePlace(int n, const Expression &expression)
{
    const MouthShape &m = expression.mouth;
    const double open = m.top + m.bottom;
    const double size = n < sides ? 0.25 : 1;
    const double angle = angleOf(n);
    const double high = std::max(0.36 * open, 0.02);
    const double x = size * 0.68 * m.width * std::cos(angle);
    const double y = -m.bottom + 0.16 * open - (open < 0.05 ? 0.04 : 0) +
                     size * high * std::sin(angle) * (std::sin(angle) > 0 ? 0.75 : 1);
    const Point lip = onFace({x, y}, 0);
    return {lip.x, lip.y, lip.z + 0.085 - 0.02 * (1 - size)};
}

constexpr int teethAcross = 11;

Point teethPlace(int n, const Expression &expression)
{
    const MouthShape &m = expression.mouth;
    const double share = double(n % teethAcross) / (teethAcross - 1) * 2 - 1;
    const double x = 0.93 * m.width * share;
    const double open = std::max(m.teeth * (m.top + m.bottom), 0.004);
    // From behind the upper lip down; where there are none to be seen they stay up there.
    const double lipTop = lipEdge({m.width, m.top, m.bottom, m.lift, m.wave, m.roundness, m.topRoundness, 0},
                                  std::acos(std::clamp(0.93 * share, -1.0, 1.0)))
                              .y;
    const double hidden = m.teeth > 0 ? 0 : 0.05;
    const double y = lipTop + hidden + (n < teethAcross ? 0.02 : 0.012 - open);
    const Point lip = onFace({x, y}, 0);
    return {lip.x, lip.y, lip.z + 0.055};
}

void addSpots(shape::MeshBuilder &mesh, const Weights &weights, const Flat &middle, double wide, double high,
              double before, double point)
{
    constexpr int around = 16;
    for (const double side : {1.0, -1.0}) {
        Surface surface;
        for (int ring = 0; ring < 4; ++ring) {
            const double size = ring == 0 ? 0.05 : ring / 3.0;
            for (int i = 0; i < around; ++i) {
                const double angle = 2 * std::numbers::pi * i / around;
                const double s = std::sin(angle);
                // A drop runs out upward.
                const double narrow = s > 0 ? 1 - point * s : 1;
                surface.points.push_back(
                    faceMap().on(side * (middle.x + size * wide * narrow * std::cos(angle)),
                                 middle.y + size * high * s * (s > 0 ? 1 + point : 1), before));
            }
        }
        surface.normals.assign(surface.points.size(), {0, 0, -1});
        surface.triangles = gridTriangles(4, around, true);
        for (int i = 1; i + 1 < around; ++i)
            surface.triangles.push_back({0, i + 1, i});
        if (side < 0) {
            for (std::array<int, 3> &t : surface.triangles)
                std::swap(t[1], t[2]);
        }
        mesh.add(surface, [&weights](const Point &) { return weights.headOnly(); });
    }
}

} // namespace

double outsideMouth(const Point &place)
{
    return ovalShare(place.x, place.y) - 1;
}

Point withMouth(const Point &place, const Expression &expression)
{
    const double share = ovalShare(place.x, place.y);
    constexpr double reach = 3.2;
    if (share >= reach || share < 1e-6)
        return place;
    const double angle = std::atan2((place.y - middleY) / madeHeight, place.x / madeWidth);
    const Flat edge = lipEdge(expression.mouth, angle);
    const double fall = 1 - ramp(1, reach, share);
    const double before = faceMap().z(place.x, place.y) - place.z;
    return faceMap().on(place.x + fall * (edge.x - madeWidth * std::cos(angle)),
                        place.y + fall * (edge.y - madeHeight * std::sin(angle)), before);
}

std::vector<FacePart> addMouth(Model &model, const Weights &weights)
{
    shape::MeshBuilder mesh(model);
    const auto follow = [&weights](const Point &) { return weights.headOnly(); };
    const auto turned = [](std::vector<std::array<int, 3>> triangles) {
        for (std::array<int, 3> &t : triangles)
            std::swap(t[1], t[2]);
        return triangles;
    };
    std::vector<FacePart> parts;
    mesh.startMaterial(flatMaterial(u"口内", "mouth inside", insideColour));
    parts.push_back(addPart(mesh, UsesMouth, follow, bagRows * sides,
                            turned(gridTriangles(bagRows, sides, true)), bagPlace));
    mesh.startMaterial(flatMaterial(u"舌", "tongue", tongueColour));
    std::vector<std::array<int, 3>> tongue = gridTriangles(2, sides, true);
    for (int i = 1; i + 1 < sides; ++i)
        tongue.push_back({0, i + 1, i});
    parts.push_back(addPart(mesh, UsesMouth, follow, 2 * sides, tongue, tonguePlace));
    mesh.startMaterial(flatMaterial(u"歯", "teeth", teethColour));
    parts.push_back(
        addPart(mesh, UsesMouth, follow, 2 * teethAcross, gridTriangles(2, teethAcross, false), teethPlace));
    mesh.startMaterial(flatMaterial(u"口線", "lip line", lineColour));
    parts.push_back(addPart(mesh, UsesMouth, follow, 2 * sides, gridTriangles(2, sides, true), linePlace));
    return parts;
}

void addBlush(Model &model, const Weights &weights)
{
    shape::MeshBuilder mesh(model);
    ModelMaterial blush = flatMaterial(u"頬", "cheeks", blushColour);
    blush.diffuse.w = 0;
    mesh.startMaterial(blush);
    for (const double size : {1.0, 0.75})
        addSpots(mesh, weights, {0.74, 17.2}, 0.27 * size, 0.15 * size, 0.022 - 0.01 * size, 0);
    ModelMaterial tears = flatMaterial(u"涙", "tears", tearColour);
    tears.diffuse.w = 0;
    mesh.startMaterial(tears);
    addSpots(mesh, weights, {0.86, 17.36}, 0.085, 0.085, 0.045, 0.55);
}

} // namespace furitsuke::testrig
