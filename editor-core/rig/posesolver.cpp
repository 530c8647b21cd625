// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor-core/rig/posesolver.h"

#include "editor-core/rig/iksolver.h"
#include "editor-core/rig/rigorder.h"

#include <algorithm>

namespace furitsuke {

using namespace rigmath;

namespace {

/// What does not change of a bone.
struct Part
{
    qint32 parent = -1;
    qint32 source = -1; ///< of what is appended
    bool appendsRotation = false;
    bool appendsMove = false;
    bool appendsLocal = false;
    bool isLink = false;
    bool hasMorph = false;
    double ratio = 0;
    Vec3d offset; ///< from the parent's place at rest
};

/// Where a bone is, without rounding to float.
struct Place
{
    Vec3d localPosition; ///< in the parent's space, from its place at rest
    Quatd localRotation; ///< without what chains add
    Vec3d position;
    Quatd rotation;
};

/// What a bone gets beside its keys. Kept apart: most bones get nothing.
struct Extras
{
    Vec3d morphMove;
    Quatd morphTurn;
    Vec3d appendedMove; ///< without its own
    Quatd appendedTurn;
    Quatd ikTurn; ///< turned by its chain, on the left of all else
};

struct GroupPart
{
    qint32 group = 0;
    qint32 morph = 0;
    float ratio = 0;
};

bool same(const BoneMove &a, const BoneMove &b)
{
    return a.position == b.position && a.rotation == b.rotation;
}

} // namespace

RigInput RigInput::atRest(const Model &model)
{
    RigInput input;
    input.bones.resize(std::size_t(model.bones.size()));
    input.morphs.resize(std::size_t(model.morphs.size()));
    input.ikEnabled.assign(std::size_t(model.iks.size()), 1);
    return input;
}

struct PoseSolver::State
{
    explicit State(std::shared_ptr<const Model> theModel);

    bool solve(const RigInput &next);

    void findFirstSteps();
    void findDisturbances();
    bool takeMorphs(const RigInput &next);
    void mixBoneMorphs();
    void spreadChanges();
    void placeLocally(std::size_t bone);
    void placeInWorld(std::size_t bone);
    void appendTo(std::size_t bone, Vec3d &position, Quatd &rotation);
    void solveChain(std::size_t ik, std::size_t step);
    void refreshBefore(std::size_t ik, std::size_t step);
    Quatd innerRotation(std::size_t bone) const;
    void giveOut(std::size_t bone);

    std::shared_ptr<const Model> model;
    std::vector<RigStep> steps;
    std::vector<IkChain> chains;
    std::vector<std::size_t> firstSteps; ///< of each chain: the first one that depends on its joints
    /// (a, b): chain a is solved from places that chain b moves afterwards, so it cannot be solved alone.
    std::vector<std::pair<qint32, qint32>> disturbances;
    bool alwaysWhole = false; ///< there are too many chains to find out
    std::vector<Part> parts;
    std::vector<GroupPart> groups;
    std::vector<qint32> boneMorphs;    ///< in Model::morphs
    std::vector<qint32> morphedBones;  ///< which they move
    std::vector<JointPlace> workspace; ///< as long as the longest chain

    RigInput input; ///< of the pose that there is
    std::vector<Place> places;
    std::vector<Extras> extras;
    std::vector<BoneWorld> worlds;
    std::vector<float> weights;
    std::vector<float> nextWeights;
    std::vector<float> distances;
    std::vector<quint8> boneChanged;
    std::vector<quint8> ikChanged;
    // While what hangs from a chain is placed again: the number of that time.
    std::vector<quint32> turnedAt;
    std::vector<quint32> movedAt;
    quint32 refresh = 0;
    bool isFirst = true;
};

PoseSolver::State::State(std::shared_ptr<const Model> theModel)
    : model(std::move(theModel))
    , steps(rigOrder(*model))
    , parts(std::size_t(model->bones.size()))
    , input(RigInput::atRest(*model))
    , places(parts.size())
    , extras(parts.size())
    , worlds(parts.size())
    , weights(input.morphs.size())
    , nextWeights(input.morphs.size())
    , distances(input.ikEnabled.size())
    , boneChanged(parts.size())
    , ikChanged(input.ikEnabled.size())
    , turnedAt(parts.size())
    , movedAt(parts.size())
{
    for (std::size_t i = 0; i < parts.size(); ++i) {
        const ModelBone &bone = model->bones[qsizetype(i)];
        Part &part = parts[i];
        part.parent = bone.parent;
        part.offset = toDouble(bone.position);
        if (bone.parent >= 0)
            part.offset = part.offset - toDouble(model->bones[bone.parent].position);
        if (bone.appendSource >= 0) {
            part.appendsRotation = bone.flags.testFlag(BoneFlag::AppendRotation);
            part.appendsMove = bone.flags.testFlag(BoneFlag::AppendMove);
            part.appendsLocal = bone.flags.testFlag(BoneFlag::LocalAppend);
            part.ratio = double(bone.appendRatio);
            if (part.appendsRotation || part.appendsMove)
                part.source = bone.appendSource;
        }
        places[i].position = toDouble(bone.position);
        worlds[i].position = bone.position;
    }

    std::size_t longest = 0;
    for (const ModelIk &ik : model->iks) {
        chains.push_back(ikChain(*model, ik));
        longest = std::max(longest, chains.back().joints.size());
        for (const IkChain::Joint &joint : chains.back().joints)
            parts[std::size_t(joint.bone)].isLink = true;
    }
    workspace.resize(longest);
    findFirstSteps();
    findDisturbances();

    for (qsizetype i = 0; i < model->morphs.size(); ++i) {
        const auto &what = model->morphs[i].what;
        if (const auto *group = std::get_if<GroupMorph>(&what)) {
            for (const GroupOffset &offset : group->offsets) {
                // As MMD does not look into a group inside a group.
                if (!std::holds_alternative<GroupMorph>(model->morphs[offset.morph].what))
                    groups.push_back({qint32(i), offset.morph, offset.weight});
            }
        } else if (const auto *bones = std::get_if<BoneMorph>(&what)) {
            boneMorphs.push_back(qint32(i));
            for (const BoneOffset &offset : bones->offsets) {
                Part &part = parts[std::size_t(offset.bone)];
                if (!part.hasMorph)
                    morphedBones.push_back(offset.bone);
                part.hasMorph = true;
            }
        }
    }
}

void PoseSolver::State::findFirstSteps()
{
    // Of each bone: its own step, or that of one that it is appended to.
    std::vector<std::size_t> first(parts.size(), steps.size());
    for (std::size_t step = 0; step < steps.size(); ++step) {
        if (steps[step].bone < 0)
            continue;
        const std::size_t bone = std::size_t(steps[step].bone);
        first[bone] = std::min(first[bone], step);
        if (const qint32 source = parts[bone].source; source >= 0)
            first[std::size_t(source)] = std::min(first[std::size_t(source)], step);
    }
    for (const IkChain &chain : chains) {
        std::size_t ofChain = steps.size();
        for (const IkChain::Joint &joint : chain.joints)
            ofChain = std::min(ofChain, first[std::size_t(joint.bone)]);
        firstSteps.push_back(ofChain);
    }
}

void PoseSolver::State::findDisturbances()
{
    constexpr double mostWork = 5e7;
    if (double(chains.size()) * double(steps.size() + chains.size()) > mostWork) {
        alwaysWhole = true;
        return;
    }
    std::vector<quint8> isTurned(parts.size());
    std::vector<quint8> isMoved(parts.size());
    std::vector<qint32> before; // chains that are solved earlier
    for (const RigStep &last : steps) {
        if (last.ik < 0)
            continue;
        std::fill(isTurned.begin(), isTurned.end(), quint8(0));
        std::fill(isMoved.begin(), isMoved.end(), quint8(0));
        for (const IkChain::Joint &joint : chains[std::size_t(last.ik)].joints)
            isTurned[std::size_t(joint.bone)] = 1;
        for (const RigStep &step : steps) {
            if (step.bone < 0)
                continue;
            const std::size_t bone = std::size_t(step.bone);
            const Part &part = parts[bone];
            if (part.source >= 0 && isTurned[std::size_t(part.source)]) {
                isTurned[bone] = 1;
                isMoved[bone] |= quint8(part.appendsMove);
            }
            if (part.parent >= 0 && (isTurned[std::size_t(part.parent)] || isMoved[std::size_t(part.parent)]))
                isMoved[bone] = 1;
        }
        for (const qint32 earlier : before) {
            const IkChain &chain = chains[std::size_t(earlier)];
            bool disturbed = isMoved[std::size_t(chain.goal)] || isMoved[std::size_t(chain.target)];
            for (const IkChain::Joint &joint : chain.joints)
                disturbed =
                    disturbed || isMoved[std::size_t(joint.bone)] || isTurned[std::size_t(joint.bone)];
            if (disturbed)
                disturbances.emplace_back(earlier, last.ik);
        }
        before.push_back(last.ik);
    }
}

bool PoseSolver::State::solve(const RigInput &next)
{
    bool changed = isFirst || takeMorphs(next);
    for (std::size_t i = 0; i < parts.size(); ++i) {
        if (!same(input.bones[i], next.bones[i])) {
            input.bones[i] = next.bones[i];
            boneChanged[i] = 1;
            changed = true;
        }
    }
    for (std::size_t i = 0; i < chains.size(); ++i) {
        if (bool(input.ikEnabled[i]) != bool(next.ikEnabled[i])) {
            input.ikEnabled[i] = next.ikEnabled[i];
            ikChanged[i] = 1;
            changed = true;
        }
    }
    if (!changed)
        return false;
    if (isFirst || alwaysWhole) {
        if (isFirst)
            takeMorphs(next);
        std::fill(boneChanged.begin(), boneChanged.end(), quint8(1));
        std::fill(ikChanged.begin(), ikChanged.end(), quint8(1));
        isFirst = false;
    } else {
        spreadChanges();
    }

    for (std::size_t i = 0; i < parts.size(); ++i) {
        if (boneChanged[i] && parts[i].isLink)
            extras[i].ikTurn = {};
    }
    for (std::size_t step = 0; step < steps.size(); ++step) {
        if (const qint32 bone = steps[step].bone; bone >= 0) {
            if (boneChanged[std::size_t(bone)]) {
                placeLocally(std::size_t(bone));
                placeInWorld(std::size_t(bone));
            }
        } else if (ikChanged[std::size_t(steps[step].ik)]) {
            solveChain(std::size_t(steps[step].ik), step);
        }
    }
    for (std::size_t i = 0; i < parts.size(); ++i) {
        if (boneChanged[i])
            giveOut(i);
    }
    std::fill(boneChanged.begin(), boneChanged.end(), quint8(0));
    std::fill(ikChanged.begin(), ikChanged.end(), quint8(0));
    return true;
}

/// Works out the weights of all morphs; marks the bones that are moved otherwise by them.
bool PoseSolver::State::takeMorphs(const RigInput &next)
{
    const auto isSame = [](float a, float b) { return sameBits(a, b); };
    if (!isFirst && std::equal(input.morphs.begin(), input.morphs.end(), next.morphs.begin(), isSame))
        return false;
    std::copy(next.morphs.begin(), next.morphs.end(), input.morphs.begin());
    std::copy(next.morphs.begin(), next.morphs.end(), nextWeights.begin());
    for (const GroupPart &part : groups) {
        if (const float weight = next.morphs[std::size_t(part.group)]; weight != 0)
            nextWeights[std::size_t(part.morph)] += weight * part.ratio;
    }
    bool movesBones = false;
    for (const qint32 morph : boneMorphs) {
        const std::size_t i = std::size_t(morph);
        if (!isFirst && sameBits(weights[i], nextWeights[i]))
            continue;
        movesBones = true;
        for (const BoneOffset &offset : std::get<BoneMorph>(model->morphs[morph].what).offsets)
            boneChanged[std::size_t(offset.bone)] = 1;
    }
    std::swap(weights, nextWeights);
    if (movesBones)
        mixBoneMorphs();
    return true;
}

void PoseSolver::State::mixBoneMorphs()
{
    for (const qint32 bone : morphedBones) {
        extras[std::size_t(bone)].morphMove = {};
        extras[std::size_t(bone)].morphTurn = {};
    }
    for (const qint32 morph : boneMorphs) {
        const double weight = double(weights[std::size_t(morph)]);
        if (weight == 0)
            continue;
        for (const BoneOffset &offset : std::get<BoneMorph>(model->morphs[morph].what).offsets) {
            Extras &extra = extras[std::size_t(offset.bone)];
            extra.morphMove = extra.morphMove + weight * toDouble(offset.position);
            extra.morphTurn = timesAngle(sharpened(toDouble(offset.rotation)), weight) * extra.morphTurn;
        }
    }
}

/// Marks all that depends on what is marked.
void PoseSolver::State::spreadChanges()
{
    const auto isChanged = [this](qint32 bone) { return bone >= 0 && boneChanged[std::size_t(bone)]; };
    // A chain's links may lie before their goal in the order, so one walk may not see all: but one more for
    // each chain, and few poses need more than two.
    constexpr int mostWalks = 8;
    for (int walk = 0; walk < mostWalks; ++walk) {
        bool again = false;
        for (const RigStep &step : steps) {
            if (step.bone >= 0) {
                const Part &part = parts[std::size_t(step.bone)];
                if (isChanged(part.parent) || isChanged(part.source))
                    boneChanged[std::size_t(step.bone)] = 1;
                continue;
            }
            const std::size_t ik = std::size_t(step.ik);
            const IkChain &chain = chains[ik];
            if (!ikChanged[ik]) {
                if (!input.ikEnabled[ik])
                    continue;
                bool any = isChanged(chain.goal) || isChanged(chain.target);
                for (const IkChain::Joint &joint : chain.joints)
                    any = any || isChanged(joint.bone);
                if (!any)
                    continue;
                ikChanged[ik] = 1;
            }
            for (const IkChain::Joint &joint : chain.joints) {
                quint8 &mark = boneChanged[std::size_t(joint.bone)];
                again = again || !mark;
                mark = 1;
            }
        }
        for (const auto &[earlier, later] : disturbances) {
            if (!ikChanged[std::size_t(earlier)] || ikChanged[std::size_t(later)] ||
                !input.ikEnabled[std::size_t(later)])
                continue;
            ikChanged[std::size_t(later)] = 1;
            again = true;
            for (const IkChain::Joint &joint : chains[std::size_t(later)].joints)
                boneChanged[std::size_t(joint.bone)] = 1;
        }
        if (!again)
            return;
    }
    std::fill(boneChanged.begin(), boneChanged.end(), quint8(1));
    std::fill(ikChanged.begin(), ikChanged.end(), quint8(1));
}

/// The bone's own movement in its parent: its keys, morphs on the left, what is appended on the right.
void PoseSolver::State::placeLocally(std::size_t bone)
{
    const Part &part = parts[bone];
    const BoneMove &move = input.bones[bone];
    Vec3d position = toDouble(move.position);
    Quatd rotation = sharpened(toDouble(move.rotation));
    if (part.hasMorph) {
        position = position + extras[bone].morphMove;
        rotation = extras[bone].morphTurn * rotation;
    }
    if (part.source >= 0)
        appendTo(bone, position, rotation);
    places[bone].localPosition = position;
    places[bone].localRotation = rotation;
}

void PoseSolver::State::appendTo(std::size_t bone, Vec3d &position, Quatd &rotation)
{
    const Part &part = parts[bone];
    const std::size_t source = std::size_t(part.source);
    const Part &sourcePart = parts[source];
    Extras &extra = extras[bone];
    if (part.appendsRotation) {
        Quatd turn;
        if (part.appendsLocal) {
            turn = innerRotation(source);
        } else {
            if (sourcePart.appendsRotation) {
                turn = extras[source].appendedTurn;
            } else {
                turn = sharpened(toDouble(input.bones[source].rotation));
                if (sourcePart.hasMorph)
                    turn = extras[source].morphTurn * turn;
            }
            if (sourcePart.isLink)
                turn = extras[source].ikTurn * turn;
        }
        extra.appendedTurn = timesAngle(turn, part.ratio);
        rotation = rotation * extra.appendedTurn;
    }
    if (part.appendsMove) {
        Vec3d move;
        if (part.appendsLocal) {
            move = places[source].localPosition;
        } else if (sourcePart.appendsMove) {
            move = extras[source].appendedMove;
        } else {
            move = toDouble(input.bones[source].position);
            if (sourcePart.hasMorph)
                move = move + extras[source].morphMove;
        }
        extra.appendedMove = part.ratio * move;
        position = position + extra.appendedMove;
    }
}

/// A bone's rotation in its parent, with all that turns it.
Quatd PoseSolver::State::innerRotation(std::size_t bone) const
{
    return parts[bone].isLink ? extras[bone].ikTurn * places[bone].localRotation : places[bone].localRotation;
}

void PoseSolver::State::placeInWorld(std::size_t bone)
{
    const Part &part = parts[bone];
    Place &place = places[bone];
    const Vec3d position = part.offset + place.localPosition;
    const Quatd rotation = innerRotation(bone);
    if (part.parent < 0) {
        place.position = position;
        place.rotation = rotation;
        return;
    }
    const Place &parent = places[std::size_t(part.parent)];
    place.position = parent.position + turned(parent.rotation, position);
    place.rotation = parent.rotation * rotation;
}

void PoseSolver::State::solveChain(std::size_t ik, std::size_t step)
{
    const IkChain &chain = chains[ik];
    distances[ik] = 0;
    if (!input.ikEnabled[ik])
        return;
    // A chain starts from what its links' keys say, also where another has turned them before.
    bool wasTurned = false;
    for (const IkChain::Joint &joint : chain.joints) {
        Quatd &turn = extras[std::size_t(joint.bone)].ikTurn;
        wasTurned = wasTurned || !isNone(turn);
        turn = {};
    }
    if (wasTurned)
        refreshBefore(ik, step);

    for (std::size_t i = 0; i < chain.joints.size(); ++i) {
        const std::size_t bone = std::size_t(chain.joints[i].bone);
        JointPlace &joint = workspace[i];
        joint.position = places[bone].position;
        joint.world = places[bone].rotation;
        joint.parent = {};
        if (const qint32 parent = parts[bone].parent; parent >= 0)
            joint.parent = places[std::size_t(parent)].rotation;
    }
    const Vec3d goal = places[std::size_t(chain.goal)].position;
    Vec3d target = places[std::size_t(chain.target)].position;
    const bool bent = bendChain(chain, goal, workspace, target);
    distances[ik] = float(length(target - goal));
    if (!bent)
        return;

    // From the root down: a link's rotation in its parent, which the links above have turned, and from that
    // what the chain adds on the left of its own.
    for (std::size_t i = chain.joints.size(); i-- > 0;) {
        const std::size_t bone = std::size_t(chain.joints[i].bone);
        Quatd parent;
        if (const qint32 above = parts[bone].parent; above >= 0) {
            parent = places[std::size_t(above)].rotation;
            // What hangs between two links keeps its rotation in the upper one.
            if (i + 1 < chain.joints.size()) {
                const std::size_t upper = std::size_t(chain.joints[i + 1].bone);
                parent = workspace[i + 1].world * (conjugate(places[upper].rotation) * parent);
            }
        }
        const Quatd inParent = conjugate(parent) * workspace[i].world;
        extras[bone].ikTurn = sharpened(inParent * conjugate(places[bone].localRotation));
    }
    refreshBefore(ik, step);
}

/// Places again what was placed before a step and depends on the links of a chain.
void PoseSolver::State::refreshBefore(std::size_t ik, std::size_t step)
{
    if (++refresh == 0) {
        std::fill(turnedAt.begin(), turnedAt.end(), 0);
        std::fill(movedAt.begin(), movedAt.end(), 0);
        refresh = 1;
    }
    for (const IkChain::Joint &joint : chains[ik].joints)
        turnedAt[std::size_t(joint.bone)] = refresh;
    for (std::size_t i = firstSteps[ik]; i < step; ++i) {
        if (steps[i].bone < 0)
            continue;
        const std::size_t bone = std::size_t(steps[i].bone);
        const Part &part = parts[bone];
        if (part.source >= 0 && turnedAt[std::size_t(part.source)] == refresh) {
            turnedAt[bone] = refresh;
            placeLocally(bone);
        }
        if (turnedAt[bone] == refresh || (part.parent >= 0 && movedAt[std::size_t(part.parent)] == refresh)) {
            movedAt[bone] = refresh;
            placeInWorld(bone);
        }
    }
}

void PoseSolver::State::giveOut(std::size_t bone)
{
    const Place &place = places[bone];
    const Quatd rotation = sharpened(place.rotation);
    const double sign = rotation.w < 0 ? -1 : 1;
    worlds[bone].position = toFloat(place.position);
    worlds[bone].rotation =
        toFloat(Quatd{sign * rotation.x, sign * rotation.y, sign * rotation.z, sign * rotation.w});
}

PoseSolver::PoseSolver(std::shared_ptr<const Model> model)
    : mState(std::make_unique<State>(std::move(model)))
{}

PoseSolver::~PoseSolver() = default;
PoseSolver::PoseSolver(PoseSolver &&) noexcept = default;
PoseSolver &PoseSolver::operator=(PoseSolver &&) noexcept = default;

const Model &PoseSolver::model() const
{
    return *mState->model;
}

bool PoseSolver::solve(const RigInput &input)
{
    return mState->solve(input);
}

std::span<const BoneWorld> PoseSolver::bones() const
{
    return mState->worlds;
}

std::span<const float> PoseSolver::morphs() const
{
    return mState->weights;
}

std::span<const float> PoseSolver::ikDistances() const
{
    return mState->distances;
}

BoneMove PoseSolver::inParent(qint32 bone) const
{
    const std::size_t i = std::size_t(bone);
    return {toFloat(mState->places[i].localPosition), toFloat(sharpened(mState->innerRotation(i)))};
}

BoneMove PoseSolver::asKeyed(qint32 bone) const
{
    const std::size_t i = std::size_t(bone);
    const Part &part = mState->parts[i];
    const BoneMove &keys = mState->input.bones[i];
    if (!part.isLink || isNone(mState->extras[i].ikTurn))
        return keys;
    // ik * morph * keys * appended, solved for keys without ik.
    Quatd rotation = mState->innerRotation(i);
    if (part.hasMorph)
        rotation = conjugate(mState->extras[i].morphTurn) * rotation;
    if (part.appendsRotation)
        rotation = rotation * conjugate(mState->extras[i].appendedTurn);
    return {keys.position, toFloat(sharpened(rotation))};
}

} // namespace furitsuke
