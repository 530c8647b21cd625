// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor-core/rig/model.h"

#include <memory>
#include <span>
#include <vector>

namespace furitsuke {

/// Vertices of a model with vertex and texture morphs, before bones move them, as they are sent to the
/// graphics card. Work and what has to be sent anew follow the vertices of the morphs that are at work.
class MorphedVertices
{
public:
    struct Vertex
    {
        Vec3f position;
        Vec2f uv;
    };
    /// Vertices [first, end).
    struct Span
    {
        qsizetype first = 0;
        qsizetype end = 0;

        bool isEmpty() const { return first >= end; }
        void include(qsizetype vertex);
    };

    explicit MorphedVertices(std::shared_ptr<const Model> model);

    const std::vector<Vertex> &vertices() const { return mVertices; }
    /// Takes other weights over, one for each of Model::morphs; says which vertices may have changed.
    Span setWeights(std::span<const float> weights);

private:
    std::shared_ptr<const Model> mModel;
    std::vector<Vertex> mVertices;
    std::vector<qsizetype> mMorphs; ///< the morphs that move vertices or textures
    std::vector<float> mWeights;    ///< theirs
};

} // namespace furitsuke
