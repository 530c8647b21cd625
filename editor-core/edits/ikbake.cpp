// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor-core/edits/ikbake.h"

#include "editor-core/edits/ikkeys.h"
#include "editor-core/edits/keyedits.h"
#include "editor-core/edits/pasteedits.h"
#include "editor-core/rig/posebake.h"
#include "editor-core/rig/rigmath.h"

#include <QCoreApplication>
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

    EditSteps steps(motion);
    for (const auto &[wanted, frame] : {std::pair(options.first > 0, options.first - 1),
                                        std::pair(options.last < latestFrame, options.last + 1)}) {
        if (!wanted)
            continue;
        if (const QString fault = holdAt(steps, binding, bones, frame, result); !fault.isEmpty()) {
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
