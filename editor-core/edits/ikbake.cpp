// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor-core/edits/ikbake.h"

#include "editor-core/edits/keyedits.h"
#include "editor-core/edits/pasteedits.h"
#include "editor-core/edits/registeredits.h"
#include "editor-core/rig/posebake.h"
#include "editor-core/rig/rigmath.h"
#include "editor-core/text/nametext.h"

#include <QCoreApplication>
#include <QHash>
#include <QLocale>
#include <QSet>

#include <algorithm>
#include <limits>
#include <mutex>

namespace furitsuke {

namespace {

using namespace rigmath;

struct Words
{
    Q_DECLARE_TR_FUNCTIONS(furitsuke::IkBake)
};

constexpr quint32 latestFrame = std::numeric_limits<quint32>::max();
constexpr double degreesPerRadian = 57.29577951308232;

int depthOf(const Model &model, qint32 bone)
{
    int depth = 0;
    for (; model.bones[bone].parent >= 0; bone = model.bones[bone].parent)
        ++depth;
    return depth;
}

/// The frames that get keys, ascending.
QList<quint32> bakedFrames(const Motion &motion, const MotionBinding &binding, const IkBakeOptions &options)
{
    QList<quint32> frames = {options.first, options.last};
    if (options.step > 0) {
        for (quint64 frame = options.first; frame < options.last; frame += options.step)
            frames.append(quint32(frame));
    } else {
        const Model &model = *binding.model();
        QSet<qint32> bones;
        for (const qint32 ik : options.iks) {
            bones.insert(model.iks[ik].bone);
            bones.insert(model.iks[ik].target);
            for (const IkLink &link : model.iks[ik].links)
                bones.insert(link.bone);
        }
        for (const qint32 bone : std::as_const(bones)) {
            const qint32 track = binding.trackOfBone(bone);
            if (track < 0)
                continue;
            const QList<quint32> &keys = motion.bones[track].keys.frames();
            const auto from = std::lower_bound(keys.begin(), keys.end(), options.first);
            const auto to = std::upper_bound(from, keys.end(), options.last);
            std::copy(from, to, std::back_inserter(frames));
        }
    }
    std::sort(frames.begin(), frames.end());
    frames.erase(std::unique(frames.begin(), frames.end()), frames.end());
    return frames;
}

/// Where IK bones have to be so that chains, bent by them, end where they end now.
class GoalPlaces
{
public:
    GoalPlaces(const Model &model, const QList<qint32> &iks)
        : mModel(model)
    {
        for (const qint32 ik : iks)
            mIkOfGoal.insert(model.iks[ik].bone, ik);
        for (const ModelBone &bone : model.bones) {
            if (mIkOfGoal.contains(bone.parent))
                mCarriers.insert(bone.parent);
        }
    }

    BoneMove moveOf(qint32 goal, const RigInput &input, const PoseSolver &solver) const
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

private:
    Vec3d restOf(qint32 bone) const { return bone < 0 ? Vec3d{} : toDouble(mModel.bones[bone].position); }

    /// At the end of the chain. What hangs on an IK bone, as the goal of the toes does, goes along with the
    /// foot; another one keeps its own rotation, which nobody sees.
    BoneWorld goalWorld(qint32 goal, const RigInput &input, const PoseSolver &solver) const
    {
        const BoneWorld &end = solver.bones()[size_t(mModel.iks[mIkOfGoal.value(goal)].target)];
        if (mCarriers.contains(goal))
            return end;
        const BoneWorld parent = worldOf(mModel.bones[goal].parent, input, solver);
        return {end.position,
                toFloat(toDouble(parent.rotation) * toDouble(input.bones[size_t(goal)].rotation))};
    }

    /// Where a bone will be: goals move, and take along what hangs on them.
    BoneWorld worldOf(qint32 bone, const RigInput &input, const PoseSolver &solver) const
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
        return {
            toFloat(toDouble(moved.position) + turned(turn, toDouble(now.position) - toDouble(old.position))),
            toFloat(turn * toDouble(now.rotation))};
    }

    const Model &mModel;
    QHash<qint32, qint32> mIkOfGoal;
    QSet<qint32> mCarriers; ///< goals that bones hang on
};

bool isSwitchOf(const LongName &name, const QByteArray &ikName)
{
    // Some programs fill only 15 of the 20 bytes.
    const QByteArray own = name.name();
    return own == ikName || (own.size() == KeyName::size && ikName.startsWith(own));
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

/// A record of what holds at a frame, every chain of the model named.
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

/// The records that switch the chains for the span, and back after it.
QList<StateKey> switchingRecords(const Motion &motion, const MotionBinding &binding,
                                 const IkBakeOptions &options)
{
    const bool on = options.to == IkBakeTo::Ik;
    RigInput input = RigInput::atRest(*binding.model());
    const auto isSwitched = [&](quint32 frame) {
        binding.fill(motion, frame, input);
        return std::all_of(options.iks.begin(), options.iks.end(),
                           [&](qint32 ik) { return bool(input.ikEnabled[size_t(ik)]) == on; });
    };
    const KeyColumns<StateKey> &states = motion.states;
    bool switched = isSwitched(options.first);
    QList<StateKey> inside = {heldRecord(motion, binding, options.first)};
    for (qsizetype row = states.upperBound(options.first);
         row < states.size() && states.frames().at(row) <= options.last; ++row) {
        switched = switched && isSwitched(states.frames().at(row));
        // Of several records at a frame the last counts.
        if (inside.constLast().frame == states.frames().at(row))
            inside.removeLast();
        inside.append(states.key(row));
    }
    if (switched)
        return {};
    for (StateKey &record : inside) {
        for (const qint32 ik : options.iks)
            setSwitch(record, binding.ikName(ik), on);
    }
    if (options.last < latestFrame) {
        const quint32 next = options.last + 1;
        const qsizetype row = states.lowerBound(next);
        if (row == states.size() || states.frames().at(row) != next)
            inside.append(heldRecord(motion, binding, next));
    }
    return inside;
}

/// What is done to a motion in steps, as one edit.
class Steps
{
public:
    explicit Steps(const Motion &motion)
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

/// Keys at the frames beside the span, so that nothing changes there: split curves where a bone has keys,
/// else rest.
QString holdBeside(Steps &steps, const MotionBinding &binding, const QList<qint32> &bones, quint32 frame,
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

double angleBetween(const Quatf &a, const Quatf &b)
{
    const Quatd d = conjugate(toDouble(a)) * toDouble(b);
    return 2 * std::atan2(std::sqrt(d.x * d.x + d.y * d.y + d.z * d.z), std::abs(d.w)) * degreesPerRadian;
}

/// Compares before and after at every half frame of the span.
bool measure(const Motion &before, const Motion &after, const MotionBinding &binding,
             const IkBakeOptions &options, IkBakeResult &result, TaskProgress *progress)
{
    const Model &model = *binding.model();
    QList<qint32> watched;
    for (const qint32 ik : options.iks) {
        watched.append(model.iks[ik].target);
        for (const IkLink &link : model.iks[ik].links)
            watched.append(link.bone);
    }
    std::vector<double> frames;
    for (double frame = options.first; frame <= double(options.last); frame += 0.5)
        frames.push_back(frame);
    std::vector<BoneWorld> worlds(frames.size() * size_t(watched.size()));
    const auto placeOf = [&](qsizetype place) { return size_t(place) * size_t(watched.size()); };
    if (!bakePoses(
            binding, before, frames,
            [&](qsizetype place, const RigInput &, const PoseSolver &solver) {
                for (qsizetype i = 0; i < watched.size(); ++i)
                    worlds[placeOf(place) + size_t(i)] = solver.bones()[size_t(watched[i])];
            },
            progress))
        return false;
    MotionBinding bound(binding.model(), binding.encoding());
    bound.bind(after);
    std::mutex mutex;
    return bakePoses(
        bound, after, frames,
        [&](qsizetype place, const RigInput &, const PoseSolver &solver) {
            double distance = 0;
            double angle = 0;
            for (qsizetype i = 0; i < watched.size(); ++i) {
                const BoneWorld &was = worlds[placeOf(place) + size_t(i)];
                const BoneWorld &is = solver.bones()[size_t(watched[i])];
                distance = std::max(distance, length(toDouble(is.position) - toDouble(was.position)));
                angle = std::max(angle, angleBetween(was.rotation, is.rotation));
            }
            const std::lock_guard lock(mutex);
            result.worstDistance = std::max(result.worstDistance, distance);
            result.worstAngle = std::max(result.worstAngle, angle);
        },
        progress);
}

IkBakeResult failed(const EditResult &reason)
{
    IkBakeResult result;
    static_cast<EditResult &>(result) = reason;
    result.edit = {};
    return result;
}

} // namespace

QList<qint32> bakedBones(const Model &model, const IkBakeOptions &options)
{
    QList<qint32> bones;
    for (const qint32 ik : options.iks) {
        if (options.to == IkBakeTo::Ik) {
            bones.append(model.iks[ik].bone);
            continue;
        }
        for (const IkLink &link : model.iks[ik].links)
            bones.append(link.bone);
    }
    std::sort(bones.begin(), bones.end());
    bones.erase(std::unique(bones.begin(), bones.end()), bones.end());
    std::stable_sort(bones.begin(), bones.end(),
                     [&](qint32 a, qint32 b) { return depthOf(model, a) < depthOf(model, b); });
    return bones;
}

IkBakeResult bakeIk(const Motion &motion, const MotionBinding &binding, const IkBakeOptions &options,
                    TaskProgress *progress)
{
    const Model &model = *binding.model();
    IkBakeResult result;
    if (options.iks.isEmpty()) {
        result.error = Words::tr("No IK is chosen.");
        return result;
    }
    if (options.last < options.first) {
        result.error = Words::tr("The last frame is before the first.");
        return result;
    }
    const QList<qint32> bones = bakedBones(model, options);
    const QList<quint32> frames = bakedFrames(motion, binding, options);
    if (frames.size() * bones.size() > maximalPastedKeys) {
        result.error =
            Words::tr("These would be more than %1 keys.").arg(QLocale().toString(maximalPastedKeys));
        return result;
    }

    std::vector<double> times(frames.begin(), frames.end());
    std::vector<BoneMove> moves(size_t(frames.size()) * size_t(bones.size()));
    const GoalPlaces goals(model, options.iks);
    const auto look = [&](qsizetype place, const RigInput &input, const PoseSolver &solver) {
        for (qsizetype i = 0; i < bones.size(); ++i) {
            moves[size_t(place * bones.size() + i)] =
                options.to == IkBakeTo::Ik ? goals.moveOf(bones[i], input, solver) : solver.asKeyed(bones[i]);
        }
    };
    if (!bakePoses(binding, motion, times, look, progress))
        return failed(cancelledEdit());

    Steps steps(motion);
    for (const auto &[wanted, frame] : {std::pair(options.first > 0, options.first - 1),
                                        std::pair(options.last < latestFrame, options.last + 1)}) {
        if (!wanted)
            continue;
        if (const QString fault = holdBeside(steps, binding, bones, frame, result); !fault.isEmpty()) {
            result.error = fault;
            return failed(result);
        }
    }
    KeyClip clip;
    for (qsizetype i = 0; i < bones.size(); ++i) {
        ClipTrack<BoneKey> track = clipTrack(binding, bones[i]);
        for (qsizetype place = 0; place < frames.size(); ++place)
            track.keys.append(
                plainKey(frames[place] - options.first, moves[size_t(place * bones.size() + i)]));
        clip.bones.append(track);
    }
    PasteOptions paste;
    paste.frame = options.first;
    paste.encoding = binding.encoding();
    paste.replaceSpan = true;
    const PasteResult pasted = pasteKeys(steps.motion(), clip, paste);
    if (!pasted.error.isEmpty()) {
        result.error = pasted.error;
        return failed(result);
    }
    steps.take(pasted);
    result.changed = pasted.changed + result.added;
    result.overwritten = pasted.overwritten;
    result.warn(pasted.warnings);

    if (const QList<StateKey> records = switchingRecords(motion, binding, options); !records.isEmpty()) {
        const EditResult switched = insertKeys(steps.motion(), 0, records);
        if (!switched.error.isEmpty())
            return failed(switched);
        steps.take(switched);
        result.changed += switched.changed;
    }
    if (!measure(motion, steps.motion(), binding, options, result, progress))
        return failed(cancelledEdit());
    const QLocale locale;
    const QString off =
        Words::tr("Off by at most %1 units and %2°, at half frames.")
            .arg(locale.toString(result.worstDistance, 'f', 3), locale.toString(result.worstAngle, 'f', 2));
    // As far as nobody sees it is no news.
    constexpr double seenDistance = 0.05;
    if (result.worstDistance > seenDistance)
        result.warn(off);
    else
        result.notes.append(off);
    result.edit = steps.edit();
    return result;
}

} // namespace furitsuke
