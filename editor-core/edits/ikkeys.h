// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor-core/edits/editresult.h"
#include "editor-core/edits/keyclip.h"
#include "editor-core/rig/motionbinding.h"

#include <QHash>
#include <QSet>

namespace furitsuke {

// What edits that change between IK and keys of the bones that it bends have in common.

/// Where IK bones have to be so that chains, bent by them, end where they end now.
class GoalPlaces
{
public:
    GoalPlaces(const Model &model, const QList<qint32> &iks);

    /// What an IK bone is given. The solver has solved the input.
    BoneMove moveOf(qint32 goal, const RigInput &input, const PoseSolver &solver) const;

private:
    Vec3d restOf(qint32 bone) const;
    BoneWorld goalWorld(qint32 goal, const RigInput &input, const PoseSolver &solver) const;
    BoneWorld worldOf(qint32 bone, const RigInput &input, const PoseSolver &solver) const;

    const Model &mModel;
    QHash<qint32, qint32> mIkOfGoal;
    QSet<qint32> mCarriers; ///< goals that bones hang on
};

/// Whether a display/IK record has a switch for the IK bone, and how it stands there; the first of several.
std::optional<bool> switchIn(const StateKey &record, const QByteArray &ikName);
void setSwitch(StateKey &record, const QByteArray &ikName, bool on);
/// A record of what holds at a frame, every chain of the model named.
StateKey heldRecord(const Motion &motion, const MotionBinding &binding, quint32 frame);

/// What is done to a motion in steps, as one edit.
class EditSteps
{
public:
    explicit EditSteps(const Motion &motion)
        : mWork(motion)
    {}
    const Motion &motion() const { return mWork; }
    void take(const EditResult &step)
    {
        step.edit.apply(mWork);
        mEdit = mEdit.followedBy(step.edit);
    }
    const MotionEdit &edit() const { return mEdit; }

private:
    Motion mWork;
    MotionEdit mEdit;
};

/// A bone's track of a clip, without keys; and a key of it with straight curves.
ClipTrack<BoneKey> clipTrack(const MotionBinding &binding, qint32 bone);
BoneKey plainKey(quint32 frame, const BoneMove &move);

/// Keys at a frame of what is shown there, so that nothing changes before or after it: split curves where a
/// bone has keys, else rest. What there is to say is added to the result. Gives why it cannot be done.
QString holdAt(EditSteps &steps, const MotionBinding &binding, const QList<qint32> &bones, quint32 frame,
               EditResult &result);

} // namespace furitsuke
