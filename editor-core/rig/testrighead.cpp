// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor-core/rig/testrigface.h"

#include <map>

namespace furitsuke::testrig {

using shape::ramp;
using shape::Sculpture;

const Sculpture &skull()
{
    static const Sculpture sculpture = [] {
        Sculpture s;
        s.makeEven();
        s.addEllipsoid({0, 18.3, 0.1}, {1.46, 1.46, 1.56}, 0);
        s.addEllipsoid({0, 17.6, -0.35}, {1.10, 0.98, 0.98}, 0.5);
        s.addEllipsoids({0.50, 17.42, -0.52}, {0.64, 0.58, 0.66}, 0.4);
        s.addCone({0, 16.82, -0.92}, {0, 17.2, -0.6}, 0.27, 0.55, 0.45);
        s.addCone({0, 17.36, -1.45}, {0, 17.56, -1.30}, 0.03, 0.04, 0.16);
        s.addCone({0, 15.2, 0.28}, {0, 17.2, 0.15}, 0.52, 0.46, 0.25);
        return s;
    }();
    return sculpture;
}

FaceMap::FaceMap()
{
    mHeights.reserve(size_t(columns) * rows);
    for (int row = 0; row < rows; ++row) {
        double z = -2;
        for (int column = 0; column < columns; ++column) {
            // Towards the face until it is met; past its rim, no farther back than the ears.
            Point p = {column * step, lowest + row * step, column == 0 ? -2 : z - 0.05};
            for (int turn = 0; turn < 40 && p.z < 0; ++turn) {
                const double d = skull().distance(p);
                p.z += d;
                if (std::abs(d) < 1e-4)
                    break;
            }
            z = std::min(p.z, 0.0);
            mHeights.push_back(z);
        }
    }
}

double FaceMap::z(double x, double y) const
{
    const double across = std::clamp(std::abs(x) / step, 0.0, columns - 1.001);
    const double up = std::clamp((y - lowest) / step, 0.0, rows - 1.001);
    const int column = int(across);
    const int row = int(up);
    const double *at = &mHeights[size_t(row) * columns + column];
    const double below = std::lerp(at[0], at[1], across - column);
    const double above = std::lerp(at[columns], at[columns + 1], across - column);
    return std::lerp(below, above, up - row);
}

const FaceMap &faceMap()
{
    static const FaceMap map;
    return map;
}

std::vector<std::array<int, 3>> gridTriangles(int rows, int perRow, bool closed)
{
    std::vector<std::array<int, 3>> triangles;
    for (int row = 0; row + 1 < rows; ++row) {
        for (int i = 0; i < (closed ? perRow : perRow - 1); ++i) {
            const int a = row * perRow + i;
            const int b = row * perRow + (i + 1) % perRow;
            triangles.push_back({a, b, b + perRow});
            triangles.push_back({a, b + perRow, a + perRow});
        }
    }
    return triangles;
}

FacePart addPart(shape::MeshBuilder &mesh, FaceUse use, const shape::Weigher &weigher, int count,
                 const std::vector<std::array<int, 3>> &triangles,
                 const std::function<Point(int, const Expression &)> &place)
{
    Surface surface;
    for (int i = 0; i < count; ++i)
        surface.points.push_back(place(i, {}));
    surface.normals.assign(size_t(count), {0, 0, -1});
    surface.triangles = triangles;
    return {use, mesh.add(surface, weigher), count, place};
}

ModelMaterial flatMaterial(const char16_t *name, const char *englishName, const Vec3f &colour)
{
    ModelMaterial m = material(name, englishName, colour, -1);
    m.ambient = colour;
    m.diffuse = {0, 0, 0, 1};
    m.flags = {};
    return m;
}

namespace {

/// Makes the triangles smaller whose corners all fulfil a condition; their neighbours with them where they
/// meet.
void refine(Surface &surface, const std::function<bool(const Point &)> &isFine)
{
    std::vector<bool> fine;
    for (const Point &p : surface.points)
        fine.push_back(isFine(p));
    std::map<std::pair<int, int>, int> middles;
    const auto middle = [&](int a, int b) {
        if (!fine[a] || !fine[b])
            return -1;
        const auto [it, isNew] =
            middles.try_emplace({std::min(a, b), std::max(a, b)}, int(surface.points.size()));
        if (isNew) {
            const Point p = mixed(surface.points[a], surface.points[b], 0.5);
            surface.points.push_back(faceMap().on(p.x, p.y, 0));
            surface.normals.push_back(normalised(surface.normals[a] + surface.normals[b]));
        }
        return it->second;
    };
    std::vector<std::array<int, 3>> triangles;
    for (const std::array<int, 3> &t : surface.triangles) {
        int m[3];
        int split = 0;
        for (int i = 0; i < 3; ++i) {
            m[i] = middle(t[i], t[(i + 1) % 3]);
            split += m[i] >= 0 ? 1 : 0;
        }
        if (split == 3) {
            triangles.insert(
                triangles.end(),
                {{t[0], m[0], m[2]}, {m[0], t[1], m[1]}, {m[2], m[1], t[2]}, {m[0], m[1], m[2]}});
        } else if (split == 1) {
            // Two of three corners fulfil it: their edge is halved.
            const int i = m[0] >= 0 ? 0 : m[1] >= 0 ? 1 : 2;
            const int opposite = t[(i + 2) % 3];
            triangles.push_back({t[i], m[i], opposite});
            triangles.push_back({m[i], t[(i + 1) % 3], opposite});
        } else {
            triangles.push_back(t);
        }
    }
    surface.triangles = std::move(triangles);
}

/// Cuts a surface along the line where a function is 0 and keeps what lies outside.
class Cutter
{
public:
    Cutter(Surface surface, const std::function<double(const Point &)> &outside)
        : mSurface(std::move(surface))
        , mOutsideOf(outside)
    {
        for (const Point &p : mSurface.points)
            mOutside.push_back(outside(p));
        // A corner that the line nearly meets is moved onto it: no slivers.
        for (const auto &t : mSurface.triangles) {
            for (int i = 0; i < 3; ++i)
                snap(t[i], t[(i + 1) % 3]);
        }
        std::vector<std::array<int, 3>> triangles;
        std::swap(triangles, mSurface.triangles);
        for (const auto &t : triangles)
            cut(t);
    }
    /// With a wall going in from the cut, so far, where there is to be one.
    Surface take(double depth, const std::function<bool(const Point &)> &hasWall)
    {
        std::map<std::pair<int, int>, int> uses;
        for (const auto &t : mSurface.triangles) {
            for (int i = 0; i < 3; ++i) {
                const int a = t[i];
                const int b = t[(i + 1) % 3];
                if (mOutside[a] == 0 && mOutside[b] == 0)
                    ++uses[{std::min(a, b), std::max(a, b)}];
            }
        }
        // The wall has points of its own: it faces the hole.
        std::map<int, int> outerRow;
        const auto wallOf = [&](int at) {
            const auto [it, isNew] = outerRow.try_emplace(at, int(mSurface.points.size()));
            if (isNew) {
                const Point p = mSurface.points[at];
                for (const double in : {0.0, depth}) {
                    mSurface.points.push_back(p + Point{0, 0, in});
                    mSurface.normals.push_back({0, 0, 0});
                }
            }
            return it->second;
        };
        const size_t count = mSurface.triangles.size();
        for (size_t n = 0; n < count; ++n) {
            const std::array<int, 3> t = mSurface.triangles[n];
            for (int i = 0; i < 3; ++i) {
                const int a = t[i];
                const int b = t[(i + 1) % 3];
                const auto use = uses.find({std::min(a, b), std::max(a, b)});
                if (use == uses.end() || use->second != 1 || !hasWall(mSurface.points[a]))
                    continue;
                const int outerA = wallOf(a);
                const int outerB = wallOf(b);
                mSurface.triangles.push_back({outerB, outerA, outerA + 1});
                mSurface.triangles.push_back({outerB, outerA + 1, outerB + 1});
                const Point facing = cross(mSurface.points[a] - mSurface.points[b], Point{0, 0, 1});
                for (const int at : {outerA, outerA + 1, outerB, outerB + 1})
                    mSurface.normals[at] = mSurface.normals[at] + facing;
            }
        }
        for (const auto &[at, outer] : outerRow) {
            for (const int place : {outer, outer + 1})
                mSurface.normals[place] = normalised(mSurface.normals[place]);
        }
        return dropUnused();
    }

private:
    void snap(int a, int b)
    {
        for (const auto &[from, to] : {std::pair(a, b), std::pair(b, a)}) {
            if (mOutside[from] * mOutside[to] >= 0)
                continue;
            if (mSurface.points[from].x == 0 && mSurface.points[to].x != 0)
                continue; // the middle stays where the other half joins
            const double share = crossingShare(from, to);
            if (share < 0.2) {
                mSurface.points[from] = onSkin(mixed(mSurface.points[from], mSurface.points[to], share));
                mOutside[from] = 0;
            }
        }
    }
    /// Where on the way from one corner to another the line is, to a thousandth.
    double crossingShare(int a, int b) const
    {
        double before = 0;
        double after = 1;
        for (int turn = 0; turn < 10; ++turn) {
            const double middle = (before + after) / 2;
            const double there = mOutsideOf(mixed(mSurface.points[a], mSurface.points[b], middle));
            ((there < 0) == (mOutside[a] < 0) ? before : after) = middle;
        }
        return (before + after) / 2;
    }
    static Point onSkin(const Point &p) { return {p.x, p.y, faceMap().z(p.x, p.y)}; }
    void cut(const std::array<int, 3> &t)
    {
        std::vector<int> ring;
        for (int i = 0; i < 3; ++i) {
            const int a = t[i];
            const int b = t[(i + 1) % 3];
            if (mOutside[a] >= 0)
                ring.push_back(a);
            if (mOutside[a] * mOutside[b] < 0)
                ring.push_back(crossing(a, b));
        }
        const bool anyOutside = mOutside[t[0]] > 0 || mOutside[t[1]] > 0 || mOutside[t[2]] > 0;
        if (!anyOutside)
            return;
        for (size_t i = 2; i < ring.size(); ++i)
            mSurface.triangles.push_back({ring[0], ring[i - 1], ring[i]});
    }
    int crossing(int a, int b)
    {
        const auto [it, isNew] =
            mCrossings.try_emplace({std::min(a, b), std::max(a, b)}, int(mSurface.points.size()));
        if (isNew) {
            const double share = crossingShare(a, b);
            mSurface.points.push_back(onSkin(mixed(mSurface.points[a], mSurface.points[b], share)));
            mSurface.normals.push_back(normalised(mixed(mSurface.normals[a], mSurface.normals[b], share)));
            mOutside.push_back(0);
        }
        return it->second;
    }
    Surface dropUnused() const
    {
        Surface result;
        std::vector<int> place(mSurface.points.size(), -1);
        for (const auto &t : mSurface.triangles) {
            std::array<int, 3> moved = {};
            for (int i = 0; i < 3; ++i) {
                int &at = place[t[i]];
                if (at < 0) {
                    at = int(result.points.size());
                    result.points.push_back(mSurface.points[t[i]]);
                    result.normals.push_back(mSurface.normals[t[i]]);
                }
                moved[i] = at;
            }
            result.triangles.push_back(moved);
        }
        return result;
    }

    Surface mSurface;
    const std::function<double(const Point &)> &mOutsideOf;
    std::vector<double> mOutside;
    std::map<std::pair<int, int>, int> mCrossings;
};

/// Above 0 on the skin; below 0 in the holes of eyes and mouth, and where hair covers the head.
double outsideHoles(const Point &p)
{
    if (p.z > -0.5 || p.y < 16.6)
        return 1;
    return std::min(outsideEye(p), outsideMouth(p));
}

bool isAtEyes(const Point &p)
{
    return p.y > 17.3;
}

bool isUnderHair(const Point &p)
{
    return p.y > 16.9 && (p.z > 0.45 || p.y > 19.35) && p.z > -1;
}

} // namespace

std::vector<FacePart> addSkin(Model &model, const Weights &weights)
{
    Surface bare = halfSurfaceOf(skull(), {{0, 15.25, -1.8}, {1.7, 20, 2}, 0.14});
    std::erase_if(bare.triangles, [&bare](const std::array<int, 3> &t) {
        return isUnderHair(bare.points[t[0]]) && isUnderHair(bare.points[t[1]]) &&
               isUnderHair(bare.points[t[2]]);
    });
    // Toon shading wants a face that is all but a ball: the small forms would throw blots.
    for (size_t i = 0; i < bare.points.size(); ++i) {
        const Point &p = bare.points[i];
        const double face = 0.85 * ramp(0.1, -0.5, p.z) * ramp(0.2, -0.4, bare.normals[i].z);
        bare.normals[i] = normalised(mixed(bare.normals[i], normalised(p - Point{0, 17.3, 1.1}), face));
    }
    const auto isNearEdges = [](double mouth) {
        return [mouth](const Point &p) {
            return p.z < -0.5 && (outsideMouth(p) < mouth || (mouth > 1.5 && outsideEye(p) < 0.4));
        };
    };
    refine(bare, isNearEdges(2.2));
    refine(bare, isNearEdges(1.0));
    const std::function<double(const Point &)> outside = outsideHoles;
    Surface skin = joinedWithMirror(Cutter(std::move(bare), outside).take(0.2, isAtEyes));

    shape::MeshBuilder mesh(model);
    mesh.startMaterial(material(u"顔", "face", skinColour, 1));
    const std::vector<Point> made = skin.points;
    const auto place = [made](int n, const Expression &expression) {
        const Point &p = made[n];
        if (p.z > -0.4)
            return p;
        return withMouth(withLids(p, expression), expression);
    };
    for (size_t i = 0; i < skin.points.size(); ++i)
        skin.points[i] = place(int(i), {});
    const int first = mesh.add(skin, [&weights](const Point &p) { return weights.headAndNeck(p); });
    // No edge is drawn around what opens and closes.
    for (size_t i = 0; i < made.size(); ++i) {
        const Point &p = made[i];
        if (p.z < -0.4 && p.y > 16.6 && (outsideEye(p) < 0.3 || outsideMouth(p) < 0.8))
            model.vertices[first + qsizetype(i)].edgeScale = 0;
    }
    return {{UsesEyes | UsesMouth, first, int(made.size()), place}};
}

void addHead(Model &model, const Weights &weights)
{
    std::vector<FacePart> parts;
    for (const auto &add : {addSkin, addEyes, addMouth, addBrows}) {
        for (FacePart &part : add(model, weights))
            parts.push_back(std::move(part));
    }
    addBlush(model, weights);
    addMorphs(model, parts);
}

} // namespace furitsuke::testrig
