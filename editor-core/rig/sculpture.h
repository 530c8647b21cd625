// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor-core/rig/shapemath.h"

#include <vector>

namespace furitsuke::shape {

/// A solid made of round parts that melt into each other, as if pressed of clay: each part is added to or cut
/// from what is there, over a blend of so many units. It is known by how far a place is from its surface.
class Sculpture
{
public:
    /// A rod with ball ends of two radii.
    void addCone(const Point &a, const Point &b, double radiusA, double radiusB, double blend);
    /// The same on both sides of the body.
    void addCones(const Point &a, const Point &b, double radiusA, double radiusB, double blend);
    void addEllipsoid(const Point &centre, const Point &radii, double blend);
    void addEllipsoids(const Point &centre, const Point &radii, double blend);
    void cutEllipsoid(const Point &centre, const Point &radii, double blend);
    void cutCone(const Point &a, const Point &b, double radiusA, double radiusB, double blend);
    /// Takes away what lies ahead of a plane in the direction of its normal (of length 1).
    void cutPlane(const Point &place, const Point &normal, double blend);

    /// Takes the left side's surface for the right one's too: parts that were added to both sides melt in the
    /// same order then.
    void makeEven() { mIsEven = true; }

    /// Below 0 inside. Exact for rods, near the surface right to first order for ellipsoids.
    double distance(const Point &place) const;
    /// The way out, of length 1.
    Point normal(const Point &p) const;
    /// The place on the surface near \a p.
    Point onSurface(const Point &p) const;

private:
    enum class Kind : unsigned char { Cone, Ellipsoid, Plane };
    struct Part
    {
        Kind kind;
        bool cut;
        double blend;
        Point a;      ///< a cone's first end, a centre, a place
        Point b;      ///< a cone's direction, of length 1; radii; a normal
        double span;  ///< a cone's length
        double first; ///< a cone's radii
        double second;
        Point middle; ///< of a ball that holds a cone or ellipsoid
        double reach;
    };
    void add(Kind kind, bool cut, const Point &a, const Point &b, double radiusA, double radiusB,
             double blend);
    static double distanceTo(const Part &part, const Point &p);

    std::vector<Part> mParts;
    bool mIsEven = false;
};

} // namespace furitsuke::shape
