// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor-core/document/ikverbs.h"

#include <QCoreApplication>

namespace furitsuke {

namespace {

struct Words
{
    Q_DECLARE_TR_FUNCTIONS(furitsuke::IkVerbs)
};

/// The first track in the way; empty where there is none.
QString lockedTrack(const MotionDocument &document, const MotionBinding &binding, const QList<qint32> &bones)
{
    QList<TrackRef> tracks = {{TrackKind::State, 0}};
    for (const qint32 bone : bones) {
        if (const qint32 track = binding.trackOfBone(bone); track >= 0)
            tracks.append({TrackKind::Bone, track});
    }
    for (const TrackRef track : std::as_const(tracks)) {
        if (!document.isEditable(track))
            return document.trackLabel(track);
    }
    return {};
}

} // namespace

EditJob bakeIkJob(const MotionDocument &document, const std::shared_ptr<const Model> &model,
                  const IkBakeOptions &options)
{
    auto binding = std::make_shared<MotionBinding>(model, document.encoding());
    binding->bind(document.motion());
    const QString locked = lockedTrack(document, *binding, bakedBones(*model, options));
    const auto work = [motion = document.motion(), binding, options,
                       locked](TaskProgress *progress) -> EditStep {
        EditStep step;
        if (!locked.isEmpty()) {
            step.result.error = Words::tr("“%1” is locked.").arg(locked);
            return step;
        }
        step.result = bakeIk(motion, *binding, options, progress);
        const int keys = int(step.result.changed);
        step.text = options.to == IkBakeTo::Fk ? Words::tr("Bake IK into %n key(s)", nullptr, keys)
                                               : Words::tr("Bake into IK, %n key(s)", nullptr, keys);
        return step;
    };
    // A pose three times for each frame: at it, and before and after at half frames.
    constexpr std::chrono::microseconds pose(150);
    return {work, Words::tr("Baking IK…"), pose * (qint64(options.last) - options.first + 1)};
}

EditJob switchIkJob(const MotionDocument &document, const std::shared_ptr<const Model> &model,
                    const IkSwitchOptions &options)
{
    auto binding = std::make_shared<MotionBinding>(model, document.encoding());
    binding->bind(document.motion());
    const QString locked = lockedTrack(
        document, *binding, options.keepPose ? switchedBones(*model, options.switches) : QList<qint32>());
    const auto work = [motion = document.motion(), binding, options, locked](TaskProgress *) -> EditStep {
        EditStep step;
        if (!locked.isEmpty()) {
            step.result.error = Words::tr("“%1” is locked.").arg(locked);
            return step;
        }
        step.result = switchIk(motion, *binding, options);
        step.text = Words::tr("Switch IK at frame %1, %n key(s)", nullptr, int(step.result.changed))
                        .arg(options.frame);
        return step;
    };
    constexpr std::chrono::microseconds effort(2000);
    return {work, Words::tr("Switching IK…"), effort};
}

} // namespace furitsuke
