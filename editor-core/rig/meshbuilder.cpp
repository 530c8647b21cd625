// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor-core/rig/meshbuilder.h"

#include <numbers>

namespace furitsuke::shape {

void BoneMix::add(qint32 bone, double weight)
{
    if (weight <= 0)
        return;
    for (int i = 0; i < mCount; ++i) {
        if (mBones[i] == bone) {
            mWeights[i] += weight;
            return;
        }
    }
    if (mCount < room) {
        mBones[mCount] = bone;
        mWeights[mCount] = weight;
        ++mCount;
    }
}

void BoneMix::add(const BoneMix &mix, double share)
{
    for (int i = 0; i < mix.mCount; ++i)
        add(mix.mBones[i], share * mix.mWeights[i]);
}

void BoneMix::giveTo(ModelVertex &vertex) const
{
    constexpr double leastWeight = 0.004;
    std::array<int, room> order = {};
    for (int i = 0; i < mCount; ++i)
        order[i] = i;
    std::stable_sort(order.begin(), order.begin() + mCount,
                     [this](int a, int b) { return mWeights[a] > mWeights[b]; });
    double sum = 0;
    int kept = 0;
    while (kept < mCount && kept < 4 && (kept == 0 || mWeights[order[kept]] >= leastWeight)) {
        sum += mWeights[order[kept]];
        ++kept;
    }
    vertex.bones = {-1, -1, -1, -1};
    vertex.weights = {0, 0, 0, 0};
    float rest = 1;
    for (int i = kept - 1; i >= 0; --i) {
        vertex.bones[i] = mBones[order[i]];
        vertex.weights[i] = i == 0 ? rest : static_cast<float>(mWeights[order[i]] / sum);
        rest -= vertex.weights[i];
    }
    vertex.deform = kept == 1 ? Deform::Bdef1 : kept == 2 ? Deform::Bdef2 : Deform::Bdef4;
}

Surface joinedRows(std::vector<Point> points, int perRow)
{
    Surface surface;
    surface.points = std::move(points);
    const std::vector<Point> &p = surface.points;
    const int rows = int(p.size()) / perRow;
    const auto at = [perRow](int row, int i) { return row * perRow + (i + perRow) % perRow; };
    for (int row = 0; row < rows; ++row) {
        for (int i = 0; i < perRow; ++i) {
            const Point onward = p[at(std::min(row + 1, rows - 1), i)] - p[at(std::max(row - 1, 0), i)];
            const Point around = p[at(row, i + 1)] - p[at(row, i - 1)];
            surface.normals.push_back(normalised(cross(around, onward)));
            if (row + 1 < rows) {
                const int a = at(row, i);
                const int b = at(row, i + 1);
                const int c = at(row + 1, i + 1);
                const int d = at(row + 1, i);
                surface.triangles.push_back({a, b, c});
                surface.triangles.push_back({a, c, d});
            }
        }
    }
    return surface;
}

Surface tubeOf(const std::vector<Ring> &rings, int sides)
{
    std::vector<Point> points;
    for (const Ring &ring : rings) {
        for (int side = 0; side < sides; ++side) {
            const double angle = 2 * std::numbers::pi * side / sides;
            const double ahead = std::sin(angle);
            points.push_back(ring.centre + ring.radiusAcross * std::cos(angle) * ring.across +
                             (ahead > 0 ? ring.radiusAhead : ring.radiusBehind) * ahead * ring.ahead);
        }
    }
    return joinedRows(std::move(points), sides);
}

void closeEnd(Surface &tube, int perRow)
{
    const int last = int(tube.points.size()) - perRow;
    Point middle;
    Point normal;
    for (int i = 0; i < perRow; ++i) {
        middle = middle + (1.0 / perRow) * tube.points[last + i];
        normal = normal + cross(tube.points[last + i] - tube.points[last],
                                tube.points[last + (i + 1) % perRow] - tube.points[last]);
    }
    for (int i = 0; i < perRow; ++i)
        tube.triangles.push_back({last + i, last + (i + 1) % perRow, last + perRow});
    tube.points.push_back(middle);
    tube.normals.push_back(normalised(normal));
}

void MeshBuilder::startMaterial(const ModelMaterial &material)
{
    mModel.materials.append(material);
}

int MeshBuilder::add(const Surface &surface, const Weigher &weigher)
{
    const int first = int(mModel.vertices.size());
    for (size_t i = 0; i < surface.points.size(); ++i) {
        ModelVertex vertex;
        vertex.position = toVec3f(surface.points[i]);
        vertex.normal = toVec3f(normalised(surface.normals[i]));
        weigher(surface.points[i]).giveTo(vertex);
        mModel.vertices.append(vertex);
    }
    for (const std::array<int, 3> &t : surface.triangles) {
        for (const int corner : t)
            mModel.indices.append(quint32(first + corner));
    }
    mModel.materials.last().indexCount += qint32(3 * surface.triangles.size());
    return first;
}

} // namespace furitsuke::shape
