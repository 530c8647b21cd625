// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/dialogs/scaledialog.h"

#include "editor-core/document/motiondocument.h"
#include "editor-core/document/timeverbs.h"
#include "widgets/common/framebox.h"

#include <QCheckBox>
#include <QComboBox>
#include <QFormLayout>
#include <QLocale>
#include <QSignalBlocker>

#include <cmath>
#include <limits>

namespace furitsuke {

ScaleDialog::ScaleDialog(MotionDocument &document, bool ripple, QWidget *parent)
    : EditDialog(document, tr("Scale the time of keys"), tr("Scale"), parent)
    , mPercent(new QDoubleSpinBox)
    , mLength(new FrameBox(1, lastPossibleFrame, qMax<qint64>(length(), 1)))
    , mPivot(new QComboBox)
    , mRipple(new QCheckBox(tr("&Later keys of these tracks shift along")))
{
    mPercent->setObjectName(QStringLiteral("percent"));
    mLength->setObjectName(QStringLiteral("length"));
    mPivot->setObjectName(QStringLiteral("pivot"));
    mRipple->setObjectName(QStringLiteral("ripple"));
    mPercent->setDecimals(3);
    mPercent->setRange(0.001, 400'000);
    mPercent->setValue(100);
    mPercent->setSuffix(tr(" %"));
    mPercent->setAlignment(Qt::AlignRight);
    mLength->setEnabled(length() > 0);
    mRipple->setChecked(ripple);
    mPivot->addItems({QString(), QString(), QString()});
    namePivots();
    // The playhead where it is among the keys; else it would take them far away.
    const qint64 playhead = document.playhead();
    mPivot->setCurrentIndex(playhead > pivotFrame(First) && playhead <= pivotFrame(Last) ? Playhead : First);
    form().addRow(tr("&Factor:"), mPercent);
    form().addRow(tr("&New length in frames:"), mLength);
    form().addRow(tr("&About:"), mPivot);
    form().addRow(mRipple);
    connect(mPercent, &QDoubleSpinBox::valueChanged, this, &ScaleDialog::takePercent);
    connect(mLength, &QDoubleSpinBox::valueChanged, this, &ScaleDialog::takeLength);
    connect(mPivot, &QComboBox::currentIndexChanged, this, &ScaleDialog::updatePreview);
    connect(mRipple, &QCheckBox::toggled, this, &ScaleDialog::updatePreview);
    connect(&document, &MotionDocument::selectionChanged, this, &ScaleDialog::namePivots);
    connect(&document, &MotionDocument::playheadChanged, this, [this] {
        namePivots();
        updatePreview();
    });
    mPercent->selectAll();
    updatePreview();
}

qint64 ScaleDialog::pivotFrame(Pivot pivot) const
{
    const auto [first, last] = document().selection().frameSpan(document().motion());
    switch (pivot) {
    case First:
        return first;
    case Last:
        return qMax(first, last);
    default:
        return document().playhead();
    }
}

qint64 ScaleDialog::length() const
{
    return pivotFrame(Last) - pivotFrame(First);
}

void ScaleDialog::namePivots()
{
    mPivot->setItemText(Playhead, tr("the playhead, frame %1").arg(pivotFrame(Playhead)));
    mPivot->setItemText(First, tr("the first selected key, frame %1").arg(pivotFrame(First)));
    mPivot->setItemText(Last, tr("the last selected key, frame %1").arg(pivotFrame(Last)));
}

void ScaleDialog::takePercent()
{
    mByLength = false;
    const QSignalBlocker blocker(mLength);
    mLength->setFrames(std::llround(double(length()) * mPercent->value() / 100));
    updatePreview();
}

void ScaleDialog::takeLength()
{
    mByLength = true;
    const QSignalBlocker blocker(mPercent);
    if (length() > 0)
        mPercent->setValue(100 * double(mLength->frames()) / double(length()));
    updatePreview();
}

Scaling ScaleDialog::scaling() const
{
    Scaling result;
    result.pivot = pivotFrame(Pivot(mPivot->currentIndex()));
    result.factor = mByLength && length() > 0 ? ScaleFactor(quint32(mLength->frames()), quint32(length()))
                                              : ScaleFactor::fromDouble(mPercent->value() / 100);
    result.ripple = mRipple->isChecked();
    return result;
}

EditDialog::Preview ScaleDialog::preview() const
{
    const ScaleCounts counts = countScale(document().motion(), document().selection(), scaling());
    const auto plural = [](qsizetype keys) {
        return int(qMin<qsizetype>(keys, std::numeric_limits<int>::max()));
    };
    Preview result;
    result.error = counts.error;
    result.changes = counts.moved > 0 || counts.overwritten > 0;
    result.lines.append(tr("%n key(s) will move.", nullptr, plural(counts.moved)));
    if (counts.overwritten > 0)
        result.losses.append(tr("%n key(s) will be overwritten.", nullptr, plural(counts.overwritten)));
    if (counts.rounded > 0) {
        result.lines.append(tr("%n key(s) will be rounded to whole frames, by %1 of a frame at most.",
                               nullptr, plural(counts.rounded))
                                .arg(QLocale().toString(counts.worst, 'f', 2)));
    }
    return result;
}

EditResult ScaleDialog::edit()
{
    return scaleSelection(document(), scaling());
}

} // namespace furitsuke
