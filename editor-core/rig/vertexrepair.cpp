// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor-core/rig/vertexrepair.h"

#include <cmath>

namespace furitsuke {

namespace {

/// Sums of weights that are nearer to 1 are those of rounding.
constexpr float exactSum = 1e-6f;
/// Sums that are farther from 1 are a mistake that can be seen.
constexpr float oddSum = 0.01f;

/// Whether numbers are finite: 0 times any other is no 0.
bool finite(const Vec3f &v)
{
    return v.x * 0 + v.y * 0 + v.z * 0 == 0;
}

bool finiteNumbers(const ModelVertex &vertex)
{
    return finite(vertex.position) && finite(vertex.normal) &&
           vertex.uv.x * 0 + vertex.uv.y * 0 + vertex.edgeScale * 0 == 0;
}

bool isWeight(float weight)
{
    return weight >= 0 && weight <= 1;
}

/// Whether nothing is to be done about the bones of a vertex.
bool soundBones(const ModelVertex &vertex, quint32 bones)
{
    if (quint32(vertex.bones[0]) >= bones)
        return false;
    switch (vertex.deform) {
    case Deform::Bdef1:
        return true;
    case Deform::Bdef2:
    case Deform::Sdef:
        return quint32(vertex.bones[1]) < bones && isWeight(vertex.weights[0]);
    case Deform::Bdef4:
    case Deform::Qdef:
        break;
    }
    float sum = 0;
    for (std::size_t i = 0; i < 4; ++i) {
        const bool there =
            quint32(vertex.bones[i]) < bones || (vertex.bones[i] == -1 && vertex.weights[i] == 0);
        if (!there || !isWeight(vertex.weights[i]))
            return false;
        sum += vertex.weights[i];
    }
    return std::abs(sum - 1) <= exactSum;
}

class VertexRepair
{
public:
    VertexRepair(Model &model, ModelFaults &faults)
        : mModel(model)
        , mFaults(faults)
    {}

    void run()
    {
        const auto bones = quint32(mModel.bones.size());
        ModelVertex *vertices = mModel.vertices.data();
        for (qsizetype i = 0; i < mModel.vertices.size(); ++i) {
            if (!finiteNumbers(vertices[i]))
                repairNumbers(vertices[i], i);
            if (!soundBones(vertices[i], bones))
                repairBones(vertices[i], i);
        }
        for (qsizetype i = 0; i < mModel.extraUv.size(); ++i) {
            Vec4f &uv = mModel.extraUv[i];
            if (uv.x * 0 + uv.y * 0 + uv.z * 0 + uv.w * 0 == 0)
                continue;
            for (float *value : {&uv.x, &uv.y, &uv.z, &uv.w})
                *value = std::isfinite(*value) ? *value : 0;
            fault(ModelFault::NotFinite, i / mModel.extraUvs);
        }
        repairSpherical();
    }

private:
    void fault(ModelFault fault, qsizetype vertex) { mFaults.add(fault, Section::Vertices, vertex, -1); }

    void repairNumbers(ModelVertex &vertex, qsizetype number)
    {
        for (float *value :
             {&vertex.position.x, &vertex.position.y, &vertex.position.z, &vertex.normal.x, &vertex.normal.y,
              &vertex.normal.z, &vertex.uv.x, &vertex.uv.y, &vertex.edgeScale})
            *value = std::isfinite(*value) ? *value : 0;
        fault(ModelFault::NotFinite, number);
    }

    /// Keeps the bones that there are, with weights that add up to 1.
    void repairBones(ModelVertex &vertex, qsizetype number)
    {
        const qsizetype bones = mModel.bones.size();
        const std::size_t most = vertex.deform == Deform::Bdef1                                    ? 1
                                 : vertex.deform == Deform::Bdef2 || vertex.deform == Deform::Sdef ? 2
                                                                                                   : 4;
        bool odd = false;
        bool notFinite = false;
        bool missing = false;
        std::array<qint32, 4> keptBones = {-1, -1, -1, -1};
        std::array<float, 4> keptWeights = {};
        std::size_t kept = 0;
        double sum = 0;
        double given = 0;
        for (std::size_t i = 0; i < most; ++i) {
            float weight = vertex.weights[i];
            notFinite = notFinite || !std::isfinite(weight);
            odd = odd || weight < -oddSum || weight > 1 + oddSum;
            weight = std::isfinite(weight) ? qBound(0.0f, weight, 1.0f) : 0;
            given += double(weight);
            if (vertex.bones[i] < 0 || vertex.bones[i] >= bones) {
                missing = missing || weight > 0 || vertex.bones[i] != -1;
                continue;
            }
            keptBones[kept] = vertex.bones[i];
            keptWeights[kept++] = weight;
            sum += double(weight);
        }
        // A model without bones stays where it is.
        if (missing && bones > 0)
            fault(ModelFault::NoSuchBone, number);
        if (notFinite)
            fault(ModelFault::NotFinite, number);
        if (!notFinite && (odd || std::abs(given - 1) > double(oddSum)))
            fault(ModelFault::Weights, number);
        if (kept == 0 && bones > 0)
            fault(ModelFault::Unfollowed, number);
        if (kept == 0 || kept == 1 || sum <= 0) {
            vertex.deform = Deform::Bdef1;
            vertex.bones = {kept > 0 ? keptBones[0] : bones > 0 ? 0 : -1, -1, -1, -1};
            vertex.weights = {1, 0, 0, 0};
            return;
        }
        for (float &weight : keptWeights)
            weight = float(double(weight) / sum);
        if (most == 2)
            keptWeights[1] = 1 - keptWeights[0];
        vertex.bones = keptBones;
        vertex.weights = keptWeights;
    }

    void repairSpherical()
    {
        for (const SdefPoints &points : std::as_const(mModel.sdef)) {
            ModelVertex &vertex = mModel.vertices[points.vertex];
            if (vertex.deform != Deform::Sdef || (finite(points.c) && finite(points.r0) && finite(points.r1)))
                continue;
            vertex.deform = Deform::Bdef2;
            fault(ModelFault::NotFinite, points.vertex);
        }
        mModel.sdef.removeIf([this](const SdefPoints &points) {
            return mModel.vertices.at(points.vertex).deform != Deform::Sdef;
        });
    }

    Model &mModel;
    ModelFaults &mFaults;
};

} // namespace

void repairVertices(Model &model, const ModelPlaces &places, ModelFaults &faults)
{
    VertexRepair(model, faults).run();
    if (places.vertex)
        faults.locate(Section::Vertices, places.vertex);
}

} // namespace furitsuke
