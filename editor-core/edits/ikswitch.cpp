// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor-core/edits/ikswitch.h"

#include "editor-core/edits/ikkeys.h"
#include "editor-core/edits/posekeys.h"
#include "editor-core/rig/rigmath.h"
#include "editor-core/text/nametext.h"

#include <QCoreApplication>
#include <QLocale>

#include <algorithm>

namespace furitsuke {

using namespace rigmath;

namespace {

struct Words
{
    Q_DECLARE_TR_FUNCTIONS(furitsuke::IkSwitch)
};

/// Switches the record at the frame, or makes one, and all later ones that are switched along. Records keep
/// their places in the file.
EditResult switchRecords(const Motion &motion, const MotionBinding &binding, const QList<IkSwitch> &switches,
                         quint32 frame)
{
    const KeyColumns<StateKey> &states = motion.states;
    EditResult result;
    TrackEditBuilder<StateKey> builder(states);
    const auto replace = [&](qsizetype row, StateKey record, const QList<IkSwitch> &its) {
        for (const IkSwitch &one : its)
            setSwitch(record, binding.ikName(one.ik), one.on);
        builder.replace(row, record);
        ++result.changed;
    };
    // Of several at a frame the last counts.
    const qsizetype here = states.upperBound(frame) - 1;
    if (here >= 0 && states.frames().at(here) == frame) {
        replace(here, states.key(here), switches);
    } else {
        StateKey record = heldRecord(motion, binding, frame);
        for (const IkSwitch &one : switches)
            setSwitch(record, binding.ikName(one.ik), one.on);
        record.order = motion.nextOrder[std::size_t(RecordSection::States)];
        builder.insert(motion.canonical(record));
        result.edit.useOrders(RecordSection::States, 1);
        ++result.changed;
    }
    QList<IkSwitch> going = switches;
    for (qsizetype row = here + 1; row < states.size() && !going.isEmpty(); ++row) {
        const StateKey record = states.key(row);
        if (row + 1 < states.size() && states.frames().at(row + 1) == record.frame)
            continue;
        // A chain that a record does not name is on.
        going.removeIf([&](const IkSwitch &one) {
            return switchIn(record, binding.ikName(one.ik)).value_or(true) == one.on;
        });
        if (!going.isEmpty())
            replace(row, record, going);
    }
    result.edit.add(builder.build());
    return result;
}

/// What keeps the pose: the values of the bones at the frame, as keys have them.
PoseFile keptPose(const MotionBinding &binding, const QList<IkSwitch> &switches, const RigInput &input,
                  const PoseSolver &solver)
{
    const Model &model = *binding.model();
    QList<qint32> goingOn;
    for (const IkSwitch &one : switches) {
        if (one.on)
            goingOn.append(one.ik);
    }
    const GoalPlaces goals(model, goingOn);
    PoseFile pose;
    const auto add = [&](qint32 bone, const BoneMove &move) {
        pose.bones.append(
            {decodeName(binding.boneName(bone), binding.encoding()).text, move.position, move.rotation});
    };
    for (const IkSwitch &one : switches) {
        const ModelIk &ik = model.iks[one.ik];
        if (one.on) {
            add(ik.bone, goals.moveOf(ik.bone, input, solver));
            continue;
        }
        for (const IkLink &link : ik.links)
            add(link.bone, solver.asKeyed(link.bone));
    }
    return pose;
}

IkSwitchResult failed(const QString &error)
{
    IkSwitchResult result;
    result.error = error;
    return result;
}

} // namespace

QList<qint32> switchedBones(const Model &model, const QList<IkSwitch> &switches)
{
    QList<qint32> bones;
    for (const IkSwitch &one : switches) {
        if (one.on)
            bones.append(model.iks[one.ik].bone);
        for (const IkLink &link : model.iks[one.ik].links) {
            if (!one.on)
                bones.append(link.bone);
        }
    }
    std::sort(bones.begin(), bones.end());
    bones.erase(std::unique(bones.begin(), bones.end()), bones.end());
    return bones;
}

IkSwitchResult switchIk(const Motion &motion, const MotionBinding &binding, const IkSwitchOptions &options)
{
    const Model &model = *binding.model();
    IkSwitchResult result;
    RigInput input = RigInput::atRest(model);
    binding.fill(motion, double(options.frame), input);
    QList<IkSwitch> switches;
    for (const IkSwitch &one : options.switches) {
        if (one.ik >= 0 && one.ik < qint32(model.iks.size()) &&
            bool(input.ikEnabled[size_t(one.ik)]) != one.on)
            switches.append(one);
    }
    if (switches.isEmpty()) {
        result.notes.append(Words::tr("The IK is switched so at frame %1 already.").arg(options.frame));
        return result;
    }

    EditSteps steps(motion);
    PoseSolver solver(binding.model());
    solver.solve(input);
    std::vector<Vec3f> ends;
    for (const IkSwitch &one : std::as_const(switches))
        ends.push_back(solver.bones()[size_t(model.iks[one.ik].target)].position);
    if (options.keepPose) {
        const QList<qint32> bones = switchedBones(model, switches);
        if (options.frame > 0) {
            if (const QString fault = holdAt(steps, binding, bones, options.frame - 1, result);
                !fault.isEmpty())
                return failed(fault);
        }
        const EditResult posed = setPoseKeys(steps.motion(), keptPose(binding, switches, input, solver),
                                             options.frame, binding.encoding());
        if (!posed.error.isEmpty())
            return failed(posed.error);
        steps.take(posed);
        result.changed = result.added + posed.changed;
    }
    const EditResult switched = switchRecords(steps.motion(), binding, switches, options.frame);
    steps.take(switched);
    result.changed += switched.changed;
    if (options.keepPose) {
        MotionBinding bound(binding.model(), binding.encoding());
        bound.bind(steps.motion());
        bound.fill(steps.motion(), double(options.frame), input);
        PoseSolver after(binding.model());
        after.solve(input);
        for (qsizetype i = 0; i < switches.size(); ++i) {
            const Vec3f &is = after.bones()[size_t(model.iks[switches[i].ik].target)].position;
            result.worstDistance =
                std::max(result.worstDistance, length(toDouble(is) - toDouble(ends[size_t(i)])));
        }
        const QString off = Words::tr("At frame %1 the ends of the chains are off by at most %2 units.")
                                .arg(options.frame)
                                .arg(QLocale().toString(result.worstDistance, 'f', 3));
        constexpr double seenDistance = 0.05;
        if (result.worstDistance > seenDistance)
            result.warn(off);
        else
            result.notes.append(off);
    }
    result.edit = steps.edit();
    return result;
}

} // namespace furitsuke
