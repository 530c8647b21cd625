// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/playback/timebox.h"

#include "editor-core/document/timetext.h"
#include "widgets/common/theme.h"

#include <QKeyEvent>
#include <QLineEdit>
#include <QStyleOptionSpinBox>

#include <limits>

namespace furitsuke {

namespace {
constexpr qint64 latestFrame = std::numeric_limits<quint32>::max();
} // namespace

TimeBox::TimeBox(const MotionDocument &document, QWidget *parent)
    : QAbstractSpinBox(parent)
    , mDocument(document)
{
    setObjectName(QStringLiteral("frameBox"));
    setAccelerated(true);
    retranslate();
    connect(&document, &MotionDocument::playheadChanged, this, &TimeBox::showFrame);
    connect(lineEdit(), &QLineEdit::textEdited, this, [this] { lineEdit()->setPalette(palette()); });
    showFrameAnyway();
}

void TimeBox::retranslate()
{
    setAccessibleName(tr("Frame"));
    setToolTip(
        tr("Frame of the playhead. Type 120 to go to that frame, +30 or -30 to go on from here, 0:12.5 for "
           "a time, 3|2 for bar and beat."));
}

QSize TimeBox::sizeHint() const
{
    ensurePolished();
    const QSize text(fontMetrics().horizontalAdvance(QStringLiteral("00000000")) + 8,
                     lineEdit()->sizeHint().height());
    QStyleOptionSpinBox option;
    initStyleOption(&option);
    return style()->sizeFromContents(QStyle::CT_SpinBox, &option, text, this);
}

void TimeBox::showFrame()
{
    if (!hasFocus() || !lineEdit()->isModified())
        showFrameAnyway();
}

void TimeBox::showFrameAnyway()
{
    lineEdit()->setPalette(palette());
    const QString text = QString::number(mDocument.playhead());
    if (lineEdit()->text() == text) {
        lineEdit()->setModified(false);
        return;
    }
    const bool whole = lineEdit()->hasSelectedText() && hasFocus();
    lineEdit()->setText(text);
    if (whole)
        lineEdit()->selectAll();
}

QAbstractSpinBox::StepEnabled TimeBox::stepEnabled() const
{
    StepEnabled steps = StepNone;
    if (mDocument.playhead() > 0)
        steps |= StepDownEnabled;
    if (mDocument.playhead() < latestFrame)
        steps |= StepUpEnabled;
    return steps;
}

void TimeBox::stepBy(int steps)
{
    Q_EMIT frameChosen(qBound<qint64>(0, mDocument.playhead() + steps, latestFrame));
    showFrameAnyway();
}

bool TimeBox::commit()
{
    const TypedFrame typed =
        typedFrame(lineEdit()->text(), mDocument.playhead(), mDocument.timeNotes().tempo);
    if (!typed.frame) {
        QPalette shown = palette();
        shown.setColor(QPalette::Text, SheetColours(palette()).warning);
        lineEdit()->setPalette(shown);
        Q_EMIT refused(typed.error);
        return false;
    }
    Q_EMIT frameChosen(*typed.frame);
    showFrameAnyway();
    return true;
}

void TimeBox::keyPressEvent(QKeyEvent *event)
{
    if (event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter) {
        if (commit())
            Q_EMIT done();
        else
            lineEdit()->selectAll();
        return;
    }
    if (event->key() == Qt::Key_Escape) {
        showFrameAnyway();
        Q_EMIT done();
        return;
    }
    QAbstractSpinBox::keyPressEvent(event);
}

void TimeBox::focusInEvent(QFocusEvent *event)
{
    QAbstractSpinBox::focusInEvent(event);
    if (event->reason() != Qt::PopupFocusReason)
        lineEdit()->selectAll();
}

void TimeBox::focusOutEvent(QFocusEvent *event)
{
    QAbstractSpinBox::focusOutEvent(event);
    // Whoever leaves in the middle of a word does not go there.
    if (event->reason() != Qt::PopupFocusReason)
        showFrameAnyway();
}

void TimeBox::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::LanguageChange)
        retranslate();
    else if (event->type() == QEvent::PaletteChange)
        lineEdit()->setPalette(palette());
    QAbstractSpinBox::changeEvent(event);
}

} // namespace furitsuke
