// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor-core/rig/testrigparts.h"

#include <numbers>

namespace furitsuke::testrig {

using shape::Ring;
using shape::Sculpture;
using shape::Surface;

namespace {

constexpr Vec3f gleamColour = {0.74f, 0.55f, 0.46f};
constexpr Vec3f hairColour = {0.53f, 0.37f, 0.33f};

/// What the hair lies on.
constexpr Point capMiddle = {0, 18.42, 0.12};
constexpr Point capRadii = {1.60, 1.58, 1.70};

/// A place over the head: degrees around from the front to the model's left, degrees up, so much outside.
Point onCap(double around, double up, double outside)
{
    const double a = around * std::numbers::pi / 180;
    const double u = up * std::numbers::pi / 180;
    const Point way = {std::sin(a) * std::cos(u), std::sin(u), -std::cos(a) * std::cos(u)};
    return capMiddle + Point{(capRadii.x + outside) * way.x, (capRadii.y + outside) * way.y,
                             (capRadii.z + outside) * way.z};
}

/// A lock: a flat rod that lies on the head and runs out into a point.
struct Lock
{
    std::vector<Point> way;
    double wide;  ///< half its width where it is widest
    double thick; ///< half of its thickness there
    double widest = 0.4;
};

/// A curve through places, evenly: Catmull and Rom's.
Point along(const std::vector<Point> &way, double share)
{
    const int last = int(way.size()) - 1;
    const double place = std::clamp(share, 0.0, 1.0) * last;
    const int i = std::min(int(place), last - 1);
    const double t = place - i;
    const Point &b = way[i];
    const Point &c = way[i + 1];
    const Point a = i > 0 ? way[i - 1] : 2 * b - c;
    const Point d = i + 1 < last ? way[i + 2] : 2 * c - b;
    return 0.5 *
           (2 * b + t * (c - a) + t * t * (2 * a - 5 * b + 4 * c - d) + t * t * t * (3 * b - 3 * c + d - a));
}

/// The lock's section at a share of its length.
Ring sectionOf(const Lock &lock, double share)
{
    const Point at = along(lock.way, share);
    const Point onward = normalised(along(lock.way, share + 0.01) - along(lock.way, share - 0.01));
    const Point out = at - Point{0, std::clamp(at.y, 17.0, 18.4), 0.1};
    const Point ahead = normalised(out - dot(out, onward) * onward);
    // Grows from the parting to its widest and runs out.
    const double grown = std::sin(std::numbers::pi / 2 * std::clamp(share / lock.widest, 0.0, 1.0));
    const double left = std::clamp((1 - share) / (1 - lock.widest), 0.0, 1.0);
    const double size = share < lock.widest ? 0.3 + 0.7 * grown : std::pow(left, 0.75);
    const double wide = std::max(lock.wide * size, 0.012);
    const double thick = std::max(lock.thick * size, 0.010);
    return {at, cross(ahead, onward), ahead, wide, thick, thick};
}

Surface surfaceOfLock(const Lock &lock, int rows, int sides)
{
    std::vector<Ring> rings;
    for (int row = 0; row <= rows; ++row)
        rings.push_back(sectionOf(lock, double(row) / rows));
    Surface surface = tubeOf(rings, sides);
    closeEnd(surface, sides);
    return surface;
}

/// The gleam on a lock: a lens across it, just outside.
Surface gleamOf(const Lock &lock, double share)
{
    constexpr int across = 9;
    constexpr double outside = 0.012;
    Surface surface;
    for (const double edge : {-1.0, 1.0}) {
        for (int i = 0; i < across; ++i) {
            const double place = double(i) / (across - 1);
            const double half = 0.002 + 0.05 * std::sin(std::numbers::pi * place);
            const Ring ring = sectionOf(lock, share + edge * half);
            const double angle = std::numbers::pi * (0.16 + 0.68 * place);
            surface.points.push_back(ring.centre +
                                     (ring.radiusAcross + outside) * std::cos(angle) * ring.across +
                                     (ring.radiusAhead + outside) * std::sin(angle) * ring.ahead);
            surface.normals.push_back(ring.ahead);
        }
    }
    for (int i = 0; i + 1 < across; ++i) {
        surface.triangles.push_back({i, i + 1, i + 1 + across});
        surface.triangles.push_back({i, i + 1 + across, i + across});
    }
    return surface;
}

Lock fringeLock(double from, double to, double end, double wide)
{
    return {{onCap(0.4 * from + 4, 82, -0.10), onCap(0.5 * from + 0.5 * to, 52, 0.05), onCap(to, 24, 0.07),
             onCap(0.96 * to, end, 0.02)},
            wide,
            0.15,
            0.5};
}

std::vector<Lock> fringe()
{
    // From a parting a little to the model's left.
    return {fringeLock(26, -50, -3, 0.36), fringeLock(22, -31, 3, 0.36), fringeLock(18, -13, 6, 0.34),
            fringeLock(16, 5, 9, 0.30),    fringeLock(20, 24, 6, 0.34),  fringeLock(24, 42, 2, 0.34),
            fringeLock(28, 57, -7, 0.34)};
}

/// A lock from the crown over the head's side and down.
Lock hangingLock(double around, double outside, const Point &middle, const Point &end, double wide,
                 double thick)
{
    return {
        {onCap(around, 72, -0.22), onCap(around, 38, 0.5 * outside), onCap(around, 10, outside), middle, end},
        wide,
        thick,
        0.62};
}

/// The left ones; the right ones mirror them. The outer ones come first.
constexpr int outerSideLocks = 5;
std::vector<Lock> sideLocks()
{
    return {
        hangingLock(62, 0.04, {1.38, 17.6, -0.80}, {1.16, 16.55, -0.88}, 0.30, 0.15),
        hangingLock(82, 0.03, {1.57, 17.4, -0.30}, {1.34, 16.2, -0.42}, 0.42, 0.17),
        hangingLock(106, 0.03, {1.55, 17.2, 0.44}, {1.22, 15.9, 0.20}, 0.46, 0.19),
        hangingLock(128, 0.03, {1.27, 17.05, 1.10}, {0.94, 15.75, 0.72}, 0.50, 0.2),
        hangingLock(152, 0.03, {0.78, 17.0, 1.52}, {0.53, 15.65, 1.00}, 0.50, 0.2),
        // Between and under them.
        hangingLock(94, -0.03, {1.50, 17.1, 0.08}, {1.20, 16.3, -0.06}, 0.40, 0.17),
        hangingLock(117, -0.03, {1.36, 17.0, 0.78}, {1.04, 16.05, 0.48}, 0.44, 0.18),
        hangingLock(140, -0.03, {0.98, 17.0, 1.30}, {0.72, 15.95, 0.86}, 0.44, 0.18),
        hangingLock(167, -0.03, {0.37, 16.95, 1.54}, {0.26, 15.9, 1.02}, 0.40, 0.18),
    };
}

std::vector<Lock> middleLocks()
{
    return {
        hangingLock(180, 0.03, {0, 16.95, 1.64}, {0, 15.7, 1.12}, 0.44, 0.2),
        // A tuft that stands up.
        {{{0.12, 19.8, 0.0}, {0.20, 20.25, -0.10}, {0.10, 20.52, -0.40}, {-0.14, 20.48, -0.74}},
         0.11,
         0.075,
         0.35},
    };
}

Sculpture cap()
{
    Sculpture s;
    s.makeEven();
    s.addEllipsoid(capMiddle, capRadii, 0);
    s.addEllipsoid({0, 17.45, 0.70}, {1.40, 1.25, 0.98}, 0.4);
    // The face looks out of it.
    s.cutEllipsoid({0, 17.5, -1.6}, {1.50, 1.78, 1.45}, 0.12);
    s.cutEllipsoid({0, 16.1, -0.3}, {0.95, 0.9, 1.1}, 0.2);
    return s;
}

} // namespace

void addHair(Model &model, const Weights &weights)
{
    shape::MeshBuilder mesh(model);
    const auto follow = [&weights](const Point &) { return weights.headOnly(); };
    mesh.startMaterial(material(u"髪", "hair", hairColour, 0));
    mesh.add(joinedWithMirror(halfSurfaceOf(cap(), {{0, 15.9, -1.8}, {1.9, 20.3, 2.2}, 0.21})), follow);
    const auto both = [&mesh, &follow](const Surface &left) {
        mesh.add(left, follow);
        mesh.add(mirrored(left), follow);
    };
    const std::vector<Lock> sides = sideLocks();
    for (int i = 0; i < int(sides.size()); ++i)
        both(i < outerSideLocks ? surfaceOfLock(sides[i], 11, 7) : surfaceOfLock(sides[i], 8, 6));
    for (const Lock &lock : middleLocks())
        mesh.add(surfaceOfLock(lock, 11, 7), follow);
    for (const Lock &lock : fringe())
        mesh.add(surfaceOfLock(lock, 11, 7), follow);
    ModelMaterial gleam = material(u"髪光", "hair gleam", gleamColour, 0);
    gleam.flags &= ~MaterialFlags(MaterialFlag::Edge);
    mesh.startMaterial(gleam);
    for (int i = 0; i < outerSideLocks; ++i)
        both(gleamOf(sides[i], 0.33));
    for (const Lock &lock : fringe())
        mesh.add(gleamOf(lock, 0.47), follow);
}

} // namespace furitsuke::testrig
