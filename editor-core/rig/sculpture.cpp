// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor-core/rig/sculpture.h"

namespace furitsuke::shape {

namespace {

constexpr double farAway = 1e3;

/// The smaller of two distances, rounded over \a blend where they are nearly the same.
double melted(double a, double b, double blend)
{
    const double both = std::max(blend - std::abs(a - b), 0.0);
    return std::min(a, b) - (both > 0 ? both * both / (4 * blend) : 0);
}

} // namespace

void Sculpture::add(Kind kind, bool cut, const Point &a, const Point &b, double radiusA, double radiusB,
                    double blend)
{
    Part part = {kind, cut, blend, a, b, 0, radiusA, radiusB, a, 0};
    switch (kind) {
    case Kind::Cone:
        part.span = length(b - a);
        part.b = part.span > 0 ? (1 / part.span) * (b - a) : Point{0, 1, 0};
        part.middle = mixed(a, b, 0.5);
        part.reach = part.span / 2 + std::max(radiusA, radiusB);
        break;
    case Kind::Ellipsoid:
        part.reach = std::max({b.x, b.y, b.z});
        break;
    case Kind::Plane:
        break;
    }
    mParts.push_back(part);
}

void Sculpture::addCone(const Point &a, const Point &b, double radiusA, double radiusB, double blend)
{
    add(Kind::Cone, false, a, b, radiusA, radiusB, blend);
}

void Sculpture::addCones(const Point &a, const Point &b, double radiusA, double radiusB, double blend)
{
    addCone(a, b, radiusA, radiusB, blend);
    addCone(mirrored(a), mirrored(b), radiusA, radiusB, blend);
}

void Sculpture::addEllipsoid(const Point &centre, const Point &radii, double blend)
{
    add(Kind::Ellipsoid, false, centre, radii, 0, 0, blend);
}

void Sculpture::addEllipsoids(const Point &centre, const Point &radii, double blend)
{
    addEllipsoid(centre, radii, blend);
    addEllipsoid(mirrored(centre), radii, blend);
}

void Sculpture::cutEllipsoid(const Point &centre, const Point &radii, double blend)
{
    add(Kind::Ellipsoid, true, centre, radii, 0, 0, blend);
}

void Sculpture::cutCone(const Point &a, const Point &b, double radiusA, double radiusB, double blend)
{
    add(Kind::Cone, true, a, b, radiusA, radiusB, blend);
}

void Sculpture::cutPlane(const Point &place, const Point &normal, double blend)
{
    add(Kind::Plane, true, place, normal, 0, 0, blend);
}

double Sculpture::distanceTo(const Part &part, const Point &p)
{
    switch (part.kind) {
    case Kind::Cone: {
        // The rod is a ball whose centre and radius go from one end to the other. The nearest ball is the one
        // whose surface stands at right angles to the way to p: the slope's sine off the foot of p.
        const Point way = p - part.a;
        const double along = dot(way, part.b);
        const double aside = std::sqrt(std::max(dot(way, way) - along * along, 0.0));
        double nearest = 0;
        double sine = 0;
        if (part.span > 0) {
            sine = (part.first - part.second) / part.span;
            const double cosine = std::sqrt(std::max(1 - sine * sine, 1e-6));
            nearest = std::clamp(along - aside * sine / cosine, 0.0, part.span);
        }
        const double off = along - nearest;
        return std::sqrt(off * off + aside * aside) - (part.first - sine * nearest);
    }
    case Kind::Ellipsoid: {
        const Point way = p - part.a;
        const Point once = {way.x / part.b.x, way.y / part.b.y, way.z / part.b.z};
        const Point twice = {once.x / part.b.x, once.y / part.b.y, once.z / part.b.z};
        const double steep = length(twice);
        const double out = length(once);
        if (steep < 1e-9)
            return -std::min({part.b.x, part.b.y, part.b.z});
        return out * (out - 1) / steep; // the function's value by its slope
    }
    case Kind::Plane:
        return -dot(p - part.a, part.b);
    }
    return farAway;
}

double Sculpture::distance(const Point &place) const
{
    const Point p = {mIsEven ? std::abs(place.x) : place.x, place.y, place.z};
    double d = farAway;
    for (const Part &part : mParts) {
        if (part.kind != Kind::Plane) {
            // Nothing changes where the part is farther off than the blend reaches.
            const Point way = p - part.middle;
            const double clear = part.cut ? part.reach + part.blend + std::max(-d, 0.0)
                                          : part.reach + part.blend + std::max(d, 0.0);
            if (dot(way, way) > clear * clear)
                continue;
        }
        const double own = distanceTo(part, p);
        d = part.cut ? -melted(-d, own, part.blend) : melted(d, own, part.blend);
    }
    return d;
}

Point Sculpture::normal(const Point &p) const
{
    // The slope from the four corners of a small tetrahedron.
    constexpr double step = 1e-3;
    constexpr Point corners[] = {{1, 1, 1}, {1, -1, -1}, {-1, 1, -1}, {-1, -1, 1}};
    Point slope;
    for (const Point &corner : corners)
        slope = slope + distance(p + step * corner) * corner;
    const double size = length(slope);
    return size > 1e-12 ? (1 / size) * slope : Point{0, 1, 0};
}

Point Sculpture::onSurface(const Point &p) const
{
    const Point out = normal(p);
    Point place = p;
    for (int turn = 0; turn < 2; ++turn)
        place = place - distance(place) * out;
    return place;
}

} // namespace furitsuke::shape
