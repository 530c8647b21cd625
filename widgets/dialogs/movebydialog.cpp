// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/dialogs/movebydialog.h"

#include "editor-core/document/motiondocument.h"
#include "editor-core/document/timeverbs.h"
#include "widgets/common/framebox.h"

#include <QCheckBox>
#include <QFormLayout>

#include <limits>

namespace furitsuke {

MoveByDialog::MoveByDialog(MotionDocument &document, bool ripple, QWidget *parent)
    : EditDialog(document, tr("Move keys by"), tr("Move"), parent)
    , mFrames(new FrameBox(-lastPossibleFrame, lastPossibleFrame, 1))
    , mRipple(new QCheckBox(tr("&Later keys of these tracks shift along")))
{
    mFrames->setObjectName(QStringLiteral("frames"));
    mRipple->setObjectName(QStringLiteral("ripple"));
    mFrames->setToolTip(tr("A negative number moves them to earlier frames."));
    mRipple->setChecked(ripple);
    form().addRow(tr("&Frames:"), mFrames);
    form().addRow(mRipple);
    connect(mFrames, &QDoubleSpinBox::valueChanged, this, &MoveByDialog::updatePreview);
    connect(mRipple, &QCheckBox::toggled, this, &MoveByDialog::updatePreview);
    mFrames->selectAll();
    updatePreview();
}

TimeMove MoveByDialog::move() const
{
    return {mFrames->frames(), mRipple->isChecked()};
}

EditDialog::Preview MoveByDialog::preview() const
{
    const MoveCounts counts = countMove(document().motion(), document().selection(), move());
    const auto plural = [](qsizetype keys) {
        return int(qMin<qsizetype>(keys, std::numeric_limits<int>::max()));
    };
    Preview result;
    result.error = counts.error;
    result.changes = counts.moved > 0;
    result.lines.append(tr("%n key(s) will move.", nullptr, plural(counts.moved)));
    if (counts.overwritten > 0)
        result.losses.append(tr("%n key(s) will be overwritten.", nullptr, plural(counts.overwritten)));
    return result;
}

EditResult MoveByDialog::edit()
{
    return moveSelectionBy(document(), move());
}

} // namespace furitsuke
