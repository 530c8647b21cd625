// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor-core/document/motiondocument.h"
#include "editor-core/motion/taskprogress.h"

#include <chrono>
#include <functional>

namespace furitsuke {

/// An edit that is worked out and not made yet: what it does, and how its undo step is put on the stack.
struct EditStep
{
    QString text;
    EditResult result;
    StepOptions options;
};

/// An edit as work that any thread can do, for edits that may take long. Who makes a job copies into it what
/// of the document it needs (a motion is shared, not copied), so that the work is a pure function; the
/// document is not looked at before the step is made.
///
///     EditJob thinJob(const MotionDocument &document, const ThinOptions &options)
///     {
///         return {.work = [motion = document.motion(), options](TaskProgress *progress) {
///                     return EditStep{"Thin", thinKeys(motion, options, progress), {}};
///                 },
///                 .doing = "Thinning keys…",
///                 .effort = ...};
///     }
///
/// The edit below it sets the progress (0..1, never back; see WorkMeter) and looks at it several times a
/// second, and returns cancelledEdit() where it is cancelled.
struct EditJob
{
    /// The progress is null where nobody waits. Called once.
    std::function<EditStep(TaskProgress *)> work;
    QString doing; ///< what is being done, for people; shown while it takes long
    /// About how long it takes on one processor, within a factor of a few: what takes only a moment is done
    /// at once.
    std::chrono::microseconds effort{0};
};

/// Makes a step; what it selects is selected even where the motion stays as it is. Returns its result.
EditResult makeStep(MotionDocument &document, const EditStep &step);

/// Works a job out and makes its step, here and now.
EditResult runNow(MotionDocument &document, const EditJob &job);

} // namespace furitsuke
