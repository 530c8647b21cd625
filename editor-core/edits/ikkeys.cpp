// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor-core/edits/ikkeys.h"

#include "editor-core/edits/pasteedits.h"
#include "editor-core/edits/registeredits.h"
#include "editor-core/rig/rigmath.h"
#include "editor-core/text/nametext.h"

#include <algorithm>

namespace furitsuke {

using namespace rigmath;

namespace {

bool isSwitchOf(const LongName &name, const QByteArray &ikName)
{
    // Some programs fill only 15 of the 20 bytes.
    const QByteArray own = name.name();
    return own == ikName || (own.size() == KeyName::size && ikName.startsWith(own));
}

} // namespace

GoalPlaces::GoalPlaces(const Model &model, const QList<qint32> &iks)
    : mModel(model)
{
    for (const qint32 ik : iks)
        mIkOfGoal.insert(model.iks[ik].bone, ik);
    for (const ModelBone &bone : model.bones) {
        if (mIkOfGoal.contains(bone.parent))
            mCarriers.insert(bone.parent);
    }
}

BoneMove GoalPlaces::moveOf(qint32 goal, const RigInput &input, const PoseSolver &solver) const
{
    const BoneWorld parent = worldOf(mModel.bones[goal].parent, input, solver);
    const BoneWorld wanted = goalWorld(goal, input, solver);
    const Quatd back = conjugate(toDouble(parent.rotation));
    BoneMove move;
    move.position = toFloat(turned(back, toDouble(wanted.position) - toDouble(parent.position)) -
                            (toDouble(mModel.bones[goal].position) - restOf(mModel.bones[goal].parent)));
    move.rotation = toFloat(back * toDouble(wanted.rotation));
    return move;
}

Vec3d GoalPlaces::restOf(qint32 bone) const
{
    return bone < 0 ? Vec3d{} : toDouble(mModel.bones[bone].position);
}

/// At the end of the chain. What hangs on an IK bone, as the goal of the toes does, goes along with the
/// foot; another one keeps its own rotation, which nobody sees.
BoneWorld GoalPlaces::goalWorld(qint32 goal, const RigInput &input, const PoseSolver &solver) const
{
    const BoneWorld &end = solver.bones()[size_t(mModel.iks[mIkOfGoal.value(goal)].target)];
    if (mCarriers.contains(goal))
        return end;
    const BoneWorld parent = worldOf(mModel.bones[goal].parent, input, solver);
    return {end.position, toFloat(toDouble(parent.rotation) * toDouble(input.bones[size_t(goal)].rotation))};
}

/// Where a bone will be: goals move, and take along what hangs on them.
BoneWorld GoalPlaces::worldOf(qint32 bone, const RigInput &input, const PoseSolver &solver) const
{
    if (bone < 0)
        return {};
    if (mIkOfGoal.contains(bone))
        return goalWorld(bone, input, solver);
    const BoneWorld &now = solver.bones()[size_t(bone)];
    qint32 above = mModel.bones[bone].parent;
    while (above >= 0 && !mIkOfGoal.contains(above))
        above = mModel.bones[above].parent;
    if (above < 0)
        return now;
    const BoneWorld &old = solver.bones()[size_t(above)];
    const BoneWorld moved = goalWorld(above, input, solver);
    const Quatd turn = toDouble(moved.rotation) * conjugate(toDouble(old.rotation));
    return {toFloat(toDouble(moved.position) + turned(turn, toDouble(now.position) - toDouble(old.position))),
            toFloat(turn * toDouble(now.rotation))};
}

std::optional<bool> switchIn(const StateKey &record, const QByteArray &ikName)
{
    for (const IkState &state : record.ik) {
        if (isSwitchOf(state.name, ikName))
            return state.enabled != 0;
    }
    return std::nullopt;
}

void setSwitch(StateKey &record, const QByteArray &ikName, bool on)
{
    bool found = false;
    for (IkState &state : record.ik) {
        if (isSwitchOf(state.name, ikName)) {
            state.enabled = quint8(on);
            found = true;
        }
    }
    if (!found)
        record.ik.append({LongName::fromBytes(ikName), quint8(on)});
}

StateKey heldRecord(const Motion &motion, const MotionBinding &binding, quint32 frame)
{
    const KeyColumns<StateKey> &states = motion.states;
    const qsizetype row = states.upperBound(frame) - 1;
    StateKey record;
    if (row >= 0)
        record = states.key(row);
    record.frame = frame;
    for (qint32 ik = 0; ik < qint32(binding.model()->iks.size()); ++ik) {
        const QByteArray &name = binding.ikName(ik);
        const bool named = std::any_of(record.ik.cbegin(), record.ik.cend(),
                                       [&](const IkState &state) { return isSwitchOf(state.name, name); });
        if (!named)
            record.ik.append({LongName::fromBytes(name), 1});
    }
    return record;
}

ClipTrack<BoneKey> clipTrack(const MotionBinding &binding, qint32 bone)
{
    return {decodeName(binding.boneName(bone), binding.encoding()).text, {}};
}

BoneKey plainKey(quint32 frame, const BoneMove &move)
{
    BoneKey key;
    key.frame = frame;
    key.position = move.position;
    key.rotation = move.rotation;
    makeClipForm(key);
    return key;
}

QString holdAt(EditSteps &steps, const MotionBinding &binding, const QList<qint32> &bones, quint32 frame,
               EditResult &result)
{
    QList<TrackRef> tracks;
    KeyClip clip;
    for (const qint32 bone : bones) {
        const qint32 track = binding.trackOfBone(bone);
        if (track >= 0 && !steps.motion().bones[track].keys.isEmpty()) {
            tracks.append({TrackKind::Bone, track});
            continue;
        }
        ClipTrack<BoneKey> rest = clipTrack(binding, bone);
        rest.keys.append(plainKey(0, {}));
        clip.bones.append(rest);
    }
    const EditResult held = registerKeys(steps.motion(), tracks, frame);
    if (!held.error.isEmpty())
        return held.error;
    result.curves.unite(held.curves);
    for (const QString &note : held.notes) {
        if (!result.notes.contains(note))
            result.notes.append(note);
    }
    result.added += held.changed;
    steps.take(held);
    if (!clip.isEmpty()) {
        PasteOptions options;
        options.frame = frame;
        options.encoding = binding.encoding();
        const PasteResult pasted = pasteKeys(steps.motion(), clip, options);
        if (!pasted.error.isEmpty())
            return pasted.error;
        result.added += pasted.changed;
        steps.take(pasted);
    }
    return {};
}

} // namespace furitsuke
