// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor-core/rig/surfacecut.h"
#include "editor-core/rig/testrigface.h"

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
    const auto onSkin = [](const Point &p) { return faceMap().on(p.x, p.y, 0); };
    bare = refined(refined(std::move(bare), isNearEdges(2.2), onSkin), isNearEdges(1.0), onSkin);
    Surface skin = joinedWithMirror(cutOpen(std::move(bare), {outsideHoles, 0.2, isAtEyes}, onSkin));

    shape::MeshBuilder mesh(model);
    mesh.startMaterial(material(u"顔", "face", skinColour, 1));
    const std::vector<Point> made = skin.points;
    // Most of the head never moves.
    std::vector<bool> moves;
    moves.reserve(made.size());
    for (const Point &p : made)
        moves.push_back(p.z < -0.4 && p.y > 16.3 && p.y < 18.8 && std::abs(p.x) < 1.1);
    const auto place = [made, moves](int n, const Expression &expression) {
        return moves[n] ? withMouth(withLids(made[n], expression), expression) : made[n];
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
