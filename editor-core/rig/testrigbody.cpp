// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor-core/rig/testrigparts.h"

#include <numbers>
#include <span>

namespace furitsuke::testrig {

using shape::Ring;
using shape::Sculpture;
using shape::Surface;

namespace {

constexpr Vec3f shirtColour = {0.97f, 0.96f, 0.93f};
constexpr Vec3f accentColour = {0.93f, 0.42f, 0.38f};
constexpr Vec3f shortsColour = {0.27f, 0.33f, 0.50f};
constexpr Vec3f sockColour = {0.98f, 0.97f, 0.95f};
constexpr Vec3f soleColour = {0.96f, 0.94f, 0.90f};

constexpr Point forward = {0, 0, -1};
constexpr Point backward = {0, 0, 1};
constexpr Point onArm(double s)
{
    return armRoot + s * armWay;
}

constexpr double sleeveEnd = 1.5;
constexpr double hemHeight = 11.35;
constexpr double shortsEnd = 8.9;

Sculpture shirt()
{
    Sculpture s;
    s.makeEven();
    s.addEllipsoid({0, 14.15, 0.12}, {1.22, 1.35, 0.80}, 0);
    s.addEllipsoid({0, 12.4, 0.08}, {1.02, 1.25, 0.72}, 0.9);
    s.addEllipsoid({0, 11.1, 0.16}, {1.50, 1.2, 1.12}, 0.8);
    s.addEllipsoids({0.42, 14.2, -0.22}, {0.62, 0.62, 0.46}, 0.7);
    s.addCones({0.45, 15.12, 0.22}, {1.22, 15.02, 0.2}, 0.42, 0.46, 0.5);
    s.addCones(onArm(0), onArm(2.2), 0.47, 0.62, 0.35);
    s.addCone({0, 15.2, 0.22}, {0, 16.1, 0.2}, 0.70, 0.58, 0.55);
    for (const double side : {1.0, -1.0}) {
        const auto at = [side](double place) {
            return Point{side * onArm(place).x, onArm(place).y, onArm(place).z};
        };
        s.cutCone(at(sleeveEnd + 2.94), at(sleeveEnd + 3.5), 3, 3, 0.3);
    }
    s.cutPlane({0, hemHeight, 0}, {0, -1, 0}, 0.2);
    s.cutPlane({0, 15.84, 0.2}, shape::normalised({0, 1, -0.22}), 0.1);
    return s;
}

Sculpture shorts()
{
    Sculpture s;
    s.makeEven();
    s.addEllipsoid({0, 11.1, 0.12}, {1.22, 0.9, 0.88}, 0);
    s.addEllipsoids({0.50, 10.7, 0.36}, {0.66, 0.75, 0.62}, 0.4);
    // The left leg alone, that both meet in a seam.
    s.addCone({0.75, 10.6, 0.10}, {0.99, 8.3, 0.03}, 0.66, 0.76, 0.35);
    s.cutPlane({0, shortsEnd, 0}, {0, -1, 0}, 0.2);
    s.cutPlane({0, 11.7, 0}, {0, 1, 0}, 0.1);
    return s;
}

/// A leg's cross-section at a height: {height, middle X, middle Z, across, before, behind}.
struct LegRing
{
    double y;
    double x;
    double z;
    double across;
    double ahead;
    double behind;
};
constexpr LegRing legRings[] = {
    {9.6, 0.84, 0.06, 0.66, 0.66, 0.68},    {8.8, 0.87, 0.03, 0.655, 0.66, 0.69},
    {8.0, 0.88, 0.00, 0.63, 0.62, 0.63},    {7.3, 0.88, -0.03, 0.57, 0.57, 0.55},
    {6.7, 0.88, -0.04, 0.51, 0.55, 0.48},   {6.3, 0.88, -0.04, 0.485, 0.55, 0.45},
    {5.9, 0.885, -0.02, 0.475, 0.50, 0.47}, {5.4, 0.895, 0.04, 0.49, 0.47, 0.56},
    {4.8, 0.90, 0.10, 0.505, 0.46, 0.61},   {4.2, 0.91, 0.16, 0.485, 0.44, 0.58},
    {3.5, 0.915, 0.23, 0.43, 0.39, 0.50},   {2.8, 0.92, 0.29, 0.36, 0.34, 0.40},
    {2.2, 0.92, 0.33, 0.315, 0.31, 0.33},   {1.7, 0.92, 0.35, 0.30, 0.30, 0.31},
    {1.2, 0.92, 0.36, 0.31, 0.31, 0.32},    {0.8, 0.92, 0.36, 0.32, 0.32, 0.32},
};

LegRing legAt(double y)
{
    constexpr int count = int(std::size(legRings));
    int i = 0;
    while (i + 2 < count && legRings[i + 1].y > y)
        ++i;
    // A cubic through the four rings around the height; even spacing is near enough.
    const LegRing &b = legRings[i];
    const LegRing &c = legRings[i + 1];
    const LegRing &a = legRings[std::max(i - 1, 0)];
    const LegRing &d = legRings[std::min(i + 2, count - 1)];
    const double t = (y - b.y) / (c.y - b.y);
    const auto between = [&](double LegRing::*m) {
        const double slopeB = (c.*m - a.*m) / (c.y - a.y) * (c.y - b.y);
        const double slopeC = (d.*m - b.*m) / (d.y - b.y) * (c.y - b.y);
        const double t2 = t * t;
        const double t3 = t2 * t;
        return (2 * t3 - 3 * t2 + 1) * (b.*m) + (t3 - 2 * t2 + t) * slopeB + (3 * t2 - 2 * t3) * (c.*m) +
               (t3 - t2) * slopeC;
    };
    return {y,
            between(&LegRing::x),
            between(&LegRing::z),
            between(&LegRing::across),
            between(&LegRing::ahead),
            between(&LegRing::behind)};
}

/// A leg's skin, or what is worn so much outside it.
Surface legTube(double from, double to, double step, double outside, int sides)
{
    std::vector<Ring> rings;
    const int rows = int(std::ceil((from - to) / step));
    for (int row = 0; row <= rows; ++row) {
        const LegRing r = legAt(from + (to - from) * row / rows);
        rings.push_back({{r.x, r.y, r.z},
                         {-1, 0, 0},
                         forward,
                         r.across + outside,
                         r.ahead + outside,
                         r.behind + outside});
    }
    return tubeOf(rings, sides);
}

/// A slice through a sculpture, from within: where its surface is, all around.
std::vector<Point> outlineOf(const Sculpture &sculpture, const Point &middle, const Point &across,
                             const Point &ahead, int around)
{
    std::vector<Point> outline;
    for (int i = 0; i < around; ++i) {
        const double angle = 2 * std::numbers::pi * i / around;
        const Point way = normalised(std::cos(angle) * across + std::sin(angle) * ahead);
        Point p = middle;
        for (int turn = 0; turn < 24; ++turn)
            p = p - sculpture.distance(p) * way;
        outline.push_back(p);
    }
    return outline;
}

/// Rows of an outline: how far along and how far outside.
struct Level
{
    double along;
    double outside;
};

Surface rowsOf(const std::vector<Point> &outline, const Point &onward, std::span<const Level> levels)
{
    const int around = int(outline.size());
    std::vector<Point> points;
    for (const Level &level : levels) {
        for (int i = 0; i < around; ++i) {
            const Point tangent = outline[(i + 1) % around] - outline[(i + around - 1) % around];
            points.push_back(outline[i] + level.outside * normalised(cross(tangent, onward)) +
                             level.along * onward);
        }
    }
    return joinedRows(std::move(points), around);
}

/// A rounded band on a slice through a sculpture.
Surface trimOf(const Sculpture &sculpture, const Point &middle, const Point &across, const Point &ahead,
               double height, double thickness, int around)
{
    std::vector<Level> levels;
    constexpr int rows = 5;
    for (int row = 0; row <= rows; ++row) {
        const double angle = (double(row) / rows - 0.5) * std::numbers::pi;
        levels.push_back({0.5 * height * std::sin(angle), thickness * (std::cos(angle) - 0.25)});
    }
    return rowsOf(outlineOf(sculpture, middle, across, ahead, around), normalised(cross(across, ahead)),
                  levels);
}

/// The same around a tube's ring.
Surface bandOf(const Ring &ring, double height, double thickness, int sides)
{
    const Point onward = normalised(cross(ring.across, ring.ahead));
    std::vector<Ring> rings;
    constexpr int rows = 5;
    for (int row = 0; row <= rows; ++row) {
        const double angle = (double(row) / rows - 0.5) * std::numbers::pi;
        const double out = thickness * (std::cos(angle) - 0.5);
        rings.push_back({ring.centre + 0.5 * height * std::sin(angle) * onward, ring.across, ring.ahead,
                         ring.radiusAcross + out, ring.radiusAhead + out, ring.radiusBehind + out});
    }
    return tubeOf(rings, sides);
}

Surface armTube()
{
    struct Section
    {
        double s;
        double radius;
        double back; ///< radius between back and palm side, of it
    };
    constexpr Section sections[] = {
        {0.9, 0.42, 1},    {1.3, 0.41, 1},    {1.7, 0.395, 1},     {2.0, 0.38, 1},
        {2.3, 0.36, 1},    {2.45, 0.352, 1},  {2.6, 0.348, 1},     {2.75, 0.348, 1},
        {2.9, 0.352, 1},   {3.2, 0.352, 1},   {3.6, 0.335, 0.98},  {4.0, 0.30, 0.95},
        {4.4, 0.262, 0.9}, {4.7, 0.24, 0.86}, {4.95, 0.232, 0.82}, {5.1, 0.235, 0.78},
    };
    std::vector<Ring> rings;
    for (const Section &section : sections) {
        rings.push_back({onArm(section.s), handBack, backward, section.radius * section.back, section.radius,
                         section.radius});
    }
    return tubeOf(rings, 16);
}

Sculpture palm()
{
    Sculpture s;
    // Four rays side by side, and the ball of the thumb.
    for (int number = Index; number <= Little; ++number) {
        constexpr double aside[FingerCount] = {0, 0.10, 0.04, -0.04, -0.10};
        s.addCone(inHand(0.04, 0.6 * aside[number], 0), inHand(0.18, aside[number], 0), 0.165, 0.165, 0.12);
        s.addCone(inHand(0.18, aside[number], 0), finger(number).joints[0], 0.165,
                  number == Little ? 0.115 : 0.13, 0.12);
    }
    s.addCone(inHand(0.10, 0.10, -0.05), finger(Thumb).joints[1], 0.17, 0.125, 0.15);
    return s;
}

Surface fingerTube(int number)
{
    const Finger &f = finger(number);
    const double thick = number == Thumb ? 0.122 : number == Little ? 0.084 : 0.096;
    // Along the finger: places of a joint and so much of the way to the next.
    struct Row
    {
        int joint;
        double share;
        double size;
    };
    constexpr Row rows[] = {{0, -0.25, 1.0}, {0, 0.1, 1.04},  {0, 0.4, 1.0},   {0, 0.78, 0.97},
                            {1, 0.0, 1.0},   {1, 0.25, 0.96}, {1, 0.72, 0.92}, {2, 0.0, 0.94},
                            {2, 0.3, 0.91},  {2, 0.65, 0.88}, {2, 0.88, 0.72}, {2, 0.99, 0.36}};
    std::vector<Ring> rings;
    for (const Row &row : rows) {
        const Point way = f.joints[row.joint + 1] - f.joints[row.joint];
        const Point onward = normalised(way);
        const Point ahead = normalised(backward - dot(backward, onward) * onward);
        rings.push_back({f.joints[row.joint] + row.share * way, cross(ahead, onward), ahead, row.size * thick,
                         row.size * thick, row.size * thick});
    }
    Surface tube = tubeOf(rings, 8);
    closeEnd(tube, 8);
    return tube;
}

Sculpture shoe()
{
    Sculpture s;
    s.addCone({0.91, 0.46, 0.5}, {0.94, 0.40, -0.75}, 0.44, 0.47, 0);
    s.addCone({0.94, 0.36, -0.75}, {0.93, 0.32, -1.25}, 0.47, 0.42, 0.2);
    s.addCone({0.92, 0.6, 0.32}, {0.92, 1.5, 0.37}, 0.46, 0.43, 0.35);
    s.addCone({0.92, 1.0, 0.05}, {0.93, 0.5, -0.7}, 0.3, 0.35, 0.3);
    s.cutPlane({0, 1.42, 0.35}, shape::normalised({0, 1, 0.15}), 0.1);
    s.cutPlane({0, 0.16, 0}, {0, -1, 0}, 0.1);
    return s;
}

/// The slab under a shoe.
Surface sole(const Sculpture &shoe)
{
    constexpr Point middle = {0.925, 0.35, -0.35};
    std::vector<Point> outline = outlineOf(shoe, middle, {0.5, 0, 0}, {0, 0, -1.25}, 30);
    for (Point &p : outline)
        p.y = 0;
    constexpr Level levels[] = {{0, -0.06}, {0.05, 0.03}, {0.15, 0.045}, {0.25, 0.03}, {0.29, -0.02}};
    Surface surface = rowsOf(outline, {0, 1, 0}, levels);
    // The tread: its own points, or the rim would be shaded round.
    const int first = int(surface.points.size());
    surface.points.push_back({middle.x, 0, middle.z});
    for (size_t i = 0; i < outline.size(); ++i)
        surface.points.push_back(surface.points[i]);
    surface.normals.resize(surface.points.size(), {0, -1, 0});
    const int around = int(outline.size());
    for (int i = 0; i < around; ++i)
        surface.triangles.push_back({first, first + 1 + (i + 1) % around, first + 1 + i});
    return surface;
}

} // namespace

void addBody(Model &model, const Weights &weights)
{
    shape::MeshBuilder mesh(model);
    const auto trunk = [&weights](const Point &p) { return weights.trunk(p); };
    const auto overHips = [&weights](const Point &p) { return weights.trunk(p, 0.35); };
    const auto arm = [&weights](const Point &p) { return weights.arm(p); };
    const auto leg = [&weights](const Point &p) { return weights.leg(p); };
    const auto shoeWeights = [&weights](const Point &p) { return weights.shoe(p); };
    const auto both = [&mesh](const Surface &left, const shape::Weigher &weigher) {
        mesh.add(left, weigher);
        mesh.add(mirrored(left), weigher);
    };

    mesh.startMaterial(material(u"肌", "skin", skinColour, 1));
    both(armTube(), arm);
    both(surfaceOf(palm(),
                   {inHand(0, 0, 0) - Point{0.4, 1.3, 0.9}, inHand(0.5, 0, 0) + Point{0.9, 0.8, 0.6}, 0.12}),
         [&weights](const Point &p) { return weights.palm(p); });
    for (int number = Thumb; number < FingerCount; ++number)
        both(fingerTube(number), [&weights, number](const Point &p) { return weights.finger(number, p); });
    both(legTube(9.4, 3.1, 0.28, 0, 18), leg);

    mesh.startMaterial(material(u"シャツ", "shirt", shirtColour, 0));
    const Sculpture top = shirt();
    mesh.add(joinedWithMirror(halfSurfaceOf(top, {{0, 11, -1.4}, {3.4, 16.4, 1.6}, 0.2})), overHips);
    mesh.add(trimOf(top, {0, hemHeight + 0.2, 0.1}, {-1, 0, 0}, backward, 0.36, 0.05, 36), overHips);

    mesh.startMaterial(material(u"アクセント", "accent", accentColour, 0));
    both(trimOf(top, onArm(sleeveEnd - 0.14), handBack, backward, 0.34, 0.06, 20), trunk);
    mesh.add(trimOf(top, {0, 15.76, 0.2}, {-1, 0, 0}, shape::normalised({0, 0.22, 1}), 0.26, 0.055, 24),
             trunk);
    both(bandOf({wrist - 0.06 * armWay, handBack, backward, 0.215, 0.255, 0.255}, 0.24, 0.075, 16), arm);

    mesh.startMaterial(material(u"パンツ", "shorts", shortsColour, 0));
    const Sculpture bottom = shorts();
    mesh.add(joinedWithMirror(halfSurfaceOf(bottom, {{0, 8.6, -1.3}, {2.1, 12.3, 1.5}, 0.2})), trunk);
    both(trimOf(bottom, {0.91, shortsEnd + 0.2, 0.05}, {-1, 0, 0}, backward, 0.4, 0.05, 24), trunk);

    mesh.startMaterial(material(u"靴下", "socks", sockColour, 0));
    both(legTube(3.3, 1.0, 0.28, 0.035, 18), leg);
    const LegRing cuff = legAt(3.3);
    both(bandOf({{cuff.x, cuff.y, cuff.z},
                 {-1, 0, 0},
                 backward,
                 cuff.across + 0.04,
                 cuff.behind + 0.04,
                 cuff.ahead + 0.04},
                0.2, 0.06, 18),
         leg);

    mesh.startMaterial(material(u"靴", "shoes", accentColour, 0));
    const Sculpture left = shoe();
    both(surfaceOf(left, {{0.2, 0, -1.9}, {1.7, 1.8, 1.2}, 0.165}), shoeWeights);
    mesh.startMaterial(material(u"靴底", "soles", soleColour, 0));
    both(sole(left), shoeWeights);
    both(trimOf(left, {0.92, 1.26, 0.36}, {-1, 0, 0}, backward, 0.2, 0.05, 20), shoeWeights);
}

} // namespace furitsuke::testrig
