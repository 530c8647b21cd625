// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor-core/document/poseverbs.h"

#include "editor-core/document/clipboardverbs.h"
#include "editor-core/edits/poseclip.h"
#include "editor-core/text/nametext.h"

#include <QCoreApplication>

namespace furitsuke {

namespace {

struct Words
{
    Q_DECLARE_TR_FUNCTIONS(furitsuke::PoseVerbs)
};

} // namespace

EditJob pastePoseJob(const MotionDocument &document, const PoseFile &pose)
{
    PasteOptions options;
    options.frame = document.playhead();
    const auto work = [motion = document.motion(), clip = clipOfPose(pose),
                       complete = pasteOptionsFor(document, options)](TaskProgress *progress) -> EditStep {
        if (clip.isEmpty()) {
            EditResult nothing;
            nothing.error = Words::tr("The pose has no bones and no morphs.");
            return {{}, nothing, {}};
        }
        const PasteResult result = pasteKeys(motion, clip, complete, progress);
        return {
            Words::tr("Pose, %n key(s)", nullptr, int(result.changed)), result, {.selection = result.pasted}};
    };
    return {work, Words::tr("Putting the pose in…"), pose.bones.size() * std::chrono::microseconds(1)};
}

EditResult pastePose(MotionDocument &document, const PoseFile &pose)
{
    return runNow(document, pastePoseJob(document, pose));
}

PoseFile poseAtPlayhead(const MotionDocument &document)
{
    const Motion &motion = document.motion();
    const double frame = double(document.playhead());
    PoseFile pose = poseOfMotion(motion, document.chosenTracks(), frame, document.encoding());
    if (pose.bones.isEmpty() && pose.morphs.isEmpty())
        pose = poseOfMotion(motion, motion.tracks(), frame, document.encoding());
    const QString model = decodeName(motion.form.modelName(), document.encoding()).text;
    if (!model.isEmpty())
        pose.model = model + QLatin1String(".osm");
    return pose;
}

} // namespace furitsuke
