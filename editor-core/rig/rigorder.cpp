// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor-core/rig/rigorder.h"

#include <algorithm>
#include <numeric>
#include <tuple>

namespace furitsuke {

namespace {

constexpr auto appendFlags = BoneFlags(BoneFlag::AppendRotation) | BoneFlag::AppendMove;

/// Puts what is needed first, without recursion: a model may nest as deeply as its file is long.
class Orderer
{
public:
    explicit Orderer(const Model &model)
        : mModel(model)
        , mPlaces(std::size_t(model.bones.size()), Place::New)
    {
        mSteps.reserve(std::size_t(model.bones.size() + model.iks.size()));
    }

    void putBone(qint32 bone)
    {
        if (mPlaces[std::size_t(bone)] != Place::New)
            return;
        mStack.push_back({bone, 0});
        mPlaces[std::size_t(bone)] = Place::Waiting;
        while (!mStack.empty()) {
            Visit &visit = mStack.back();
            const qint32 need = nextNeed(visit);
            if (need >= 0) {
                if (mPlaces[std::size_t(need)] == Place::New) {
                    mPlaces[std::size_t(need)] = Place::Waiting;
                    mStack.push_back({need, 0});
                }
                continue;
            }
            mPlaces[std::size_t(visit.bone)] = Place::Done;
            mSteps.push_back({visit.bone, -1});
            mStack.pop_back();
        }
    }

    void putChain(qint32 ik)
    {
        const ModelIk &chain = mModel.iks[ik];
        putBone(chain.target);
        for (const IkLink &link : chain.links)
            putBone(link.bone);
        mSteps.push_back({-1, ik});
    }

    std::vector<RigStep> steps() && { return std::move(mSteps); }

private:
    enum class Place : quint8 { New, Waiting, Done };
    struct Visit
    {
        qint32 bone;
        int asked;
    };

    /// The next bone that one needs, or -1.
    qint32 nextNeed(Visit &visit) const
    {
        const ModelBone &bone = mModel.bones[visit.bone];
        while (visit.asked < 2) {
            const bool parent = visit.asked++ == 0;
            if (parent && bone.parent >= 0)
                return bone.parent;
            if (!parent && needsSource(bone))
                return bone.appendSource;
        }
        return -1;
    }
    /// A bone's own keys are known at any time; what it was given itself, or all that moved it, is not.
    bool needsSource(const ModelBone &bone) const
    {
        if (bone.appendSource < 0 || !(bone.flags & appendFlags))
            return false;
        return bone.flags.testFlag(BoneFlag::LocalAppend) ||
               (mModel.bones[bone.appendSource].flags & appendFlags);
    }

    const Model &mModel;
    std::vector<Place> mPlaces;
    std::vector<Visit> mStack;
    std::vector<RigStep> mSteps;
};

} // namespace

std::vector<RigStep> rigOrder(const Model &model)
{
    std::vector<qint32> plain(std::size_t(model.bones.size()));
    std::iota(plain.begin(), plain.end(), 0);
    std::stable_sort(plain.begin(), plain.end(), [&model](qint32 a, qint32 b) {
        const auto rank = [&model](qint32 bone) {
            const ModelBone &it = model.bones[bone];
            return std::tuple(it.flags.testFlag(BoneFlag::AfterPhysics), it.layer);
        };
        return rank(a) < rank(b);
    });

    // The chains of each bone, in the order of the file.
    std::vector<qint32> chains(std::size_t(model.iks.size()));
    std::iota(chains.begin(), chains.end(), 0);
    const auto goal = [&model](qint32 ik) { return model.iks[ik].bone; };
    std::stable_sort(chains.begin(), chains.end(), [&](qint32 a, qint32 b) { return goal(a) < goal(b); });

    Orderer orderer(model);
    for (const qint32 bone : plain) {
        orderer.putBone(bone);
        const auto isBefore = [&](qint32 ik, qint32 other) { return goal(ik) < other; };
        for (auto it = std::lower_bound(chains.begin(), chains.end(), bone, isBefore);
             it != chains.end() && goal(*it) == bone; ++it)
            orderer.putChain(*it);
    }
    return std::move(orderer).steps();
}

} // namespace furitsuke
