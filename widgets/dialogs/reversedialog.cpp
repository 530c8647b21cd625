// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/dialogs/reversedialog.h"

#include "editor-core/document/motiondocument.h"
#include "editor-core/document/timeverbs.h"

#include <limits>

namespace furitsuke {

ReverseDialog::ReverseDialog(MotionDocument &document, QWidget *parent)
    : EditDialog(document, tr("Reverse time"), tr("Reverse"), parent)
{
    updatePreview();
}

EditDialog::Preview ReverseDialog::preview() const
{
    const KeySelection &selection = document().selection();
    const auto plural = [](qsizetype keys) {
        return int(qMin<qsizetype>(keys, std::numeric_limits<int>::max()));
    };
    const qsizetype overwritten = keysOverwrittenByReverse(document().motion(), selection);
    Preview result;
    result.changes = !selection.isEmpty();
    result.lines.append(tr("%n key(s) will play backwards.", nullptr, plural(selection.count())));
    if (overwritten > 0)
        result.losses.append(tr("%n key(s) will be overwritten.", nullptr, plural(overwritten)));
    return result;
}

EditResult ReverseDialog::edit()
{
    return reverseSelection(document());
}

} // namespace furitsuke
