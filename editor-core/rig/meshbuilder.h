// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor-core/rig/model.h"
#include "editor-core/rig/surfacenet.h"

#include <functional>

namespace furitsuke::shape {

/// How much a vertex follows which bones.
class BoneMix
{
public:
    void add(qint32 bone, double weight);
    void add(const BoneMix &mix, double share);
    /// Keeps the four greatest weights, that they add up to 1, in the leanest form that holds them.
    void giveTo(ModelVertex &vertex) const;

private:
    static constexpr int room = 16;
    std::array<qint32, room> mBones = {};
    std::array<double, room> mWeights = {};
    int mCount = 0;
};

using Weigher = std::function<BoneMix(const Point &)>;

/// A cross-section of a tube: an oval whose two halves, before and behind, may differ.
struct Ring
{
    Point centre;
    Point across; ///< of length 1, at right angles to ahead
    Point ahead;
    double radiusAcross;
    double radiusAhead;
    double radiusBehind;
};

/// An open tube through rings, each with so many points; the rings go so that across x ahead points onward.
Surface tubeOf(const std::vector<Ring> &rings, int sides);

/// The same through points: row by row, each row closed.
Surface joinedRows(std::vector<Point> points, int perRow);

/// Closes the end of a tube with a point in the middle of its last row.
void closeEnd(Surface &tube, int perRow);

/// Fills a model's vertices, triangles and materials.
class MeshBuilder
{
public:
    explicit MeshBuilder(Model &model)
        : mModel(model)
    {}
    /// What is added from now on is of this material.
    void startMaterial(const ModelMaterial &material);
    /// The place of the surface's first point in the model's vertices.
    int add(const Surface &surface, const Weigher &weigher);

private:
    Model &mModel;
};

} // namespace furitsuke::shape
