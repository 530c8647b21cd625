// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor-core/document/editjob.h"

namespace furitsuke {

EditResult makeStep(MotionDocument &document, const EditStep &step)
{
    const EditResult &result = step.result;
    const std::optional<KeySelection> &selection = step.options.selection;
    if (result.error.isEmpty() && result.edit.isEmpty() && selection && !selection->isEmpty())
        document.setSelection(*selection);
    document.apply(step.text, result, step.options);
    return result;
}

EditResult runNow(MotionDocument &document, const EditJob &job)
{
    return makeStep(document, job.work(nullptr));
}

} // namespace furitsuke
