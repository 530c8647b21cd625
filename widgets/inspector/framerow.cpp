// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/inspector/framerow.h"

#include "widgets/common/elidedlabel.h"
#include "widgets/common/scrubspinbox.h"
#include "widgets/common/theme.h"
#include "widgets/common/wraplabel.h"
#include "widgets/inspector/fieldlayout.h"

#include <cmath>

namespace furitsuke {

namespace {

QString usualFrame()
{
    return QStringLiteral("1234567");
}

} // namespace

FrameRow::FrameRow(MotionDocument &document, QWidget *parent)
    : QWidget(parent)
    , mDocument(document)
    , mName(new ElidedLabel)
    , mField(new ScrubSpinBox)
    , mConsequence(new WrapLabel)
    , mLine(new FieldLayout(this))
{
    mField->setObjectName(QStringLiteral("frame"));
    // A drag over other keys would overwrite one after the other: moving is the timeline's.
    mField->setScrubbable(false);
    mField->setLeadingMinus(LeadingMinus::Subtracts);
    mField->setScrubLabel(mName);
    mField->setUsualText(usualFrame());
    mConsequence->setObjectName(QStringLiteral("frameConsequence"));
    mConsequence->hide();
    mLine->setName(mName);
    mLine->addField(mField);
    mLine->setNote(mConsequence);
    connect(mField, &QLineEdit::textChanged, this, &FrameRow::showConsequence);
    connect(mField, &ScrubSpinBox::entered, this, [this](const ValueEntry &entry) {
        EditResult result;
        if (const std::optional<qint64> frames = moveOf(entry, result.error))
            result = moveSelectionExactly(mDocument, *frames);
        Q_EMIT edited(result);
    });
    connect(mField, &ScrubSpinBox::refused, this, [this](const QString &text) {
        EditResult result;
        result.error = tr("“%1” is not a frame. Type 30, or +5 or -5 to move by frames.").arg(text);
        Q_EMIT edited(result);
    });
    connect(&document, &MotionDocument::selectionChanged, mField, &ScrubSpinBox::discardTyping);
    retranslate();
}

std::optional<qint64> FrameRow::moveOf(const ValueEntry &entry, QString &error) const
{
    constexpr double farthest = 4294967295.0;
    if (entry.isRelative() && entry.multiply != 1) {
        error = tr("Type a frame, or +5 or -5 to move by frames.");
    } else if (entry.add != std::floor(entry.add)) {
        error = tr("Keys are at whole frames.");
    } else if (std::abs(entry.add) > farthest) {
        error = tr("Frames go from 0 to %1; no key was moved.").arg(0xffffffffu);
    } else if (entry.isRelative()) {
        return qint64(entry.add);
    } else if (mSummary.first != mSummary.last) {
        error = tr("These keys are at several frames: type +5 or -5 to move them.");
    } else {
        return qint64(entry.add) - mSummary.first;
    }
    return {};
}

void FrameRow::showConsequence()
{
    QString text;
    if (mField->hasFocus() && mField->text() != mField->shown()) {
        const std::optional<ValueEntry> entry = parseValueEntry(mField->text(), LeadingMinus::Subtracts);
        QString error;
        const std::optional<qint64> frames = entry ? moveOf(*entry, error) : std::nullopt;
        const qsizetype overwritten = frames ? overwrittenByMove(mDocument, *frames) : 0;
        text = error;
        if (overwritten > 0)
            text = tr("Overwrites %n key(s) that are not selected.", nullptr, int(overwritten));
    }
    QPalette colours;
    colours.setColor(QPalette::WindowText, SheetColours(palette()).warning);
    mConsequence->setPalette(colours);
    mConsequence->setText(text);
    mConsequence->setVisible(!text.isEmpty());
}

void FrameRow::show(const FrameSummary &summary)
{
    mSummary = summary;
    if (summary.first == summary.last) {
        mField->setShown(QString::number(summary.first));
        mField->setUsualText(usualFrame());
    } else {
        const QString span = QStringLiteral("%1 – %2").arg(summary.first).arg(summary.last);
        mField->setMixed(span);
        mField->setUsualText(span.size() > usualFrame().size() ? span : usualFrame());
    }
    showConsequence();
}

void FrameRow::retranslate()
{
    mName->setText(tr("Frame"));
    mField->setAccessibleName(tr("Frame of the selected keys"));
    mField->setToolTip(
        tr("Type +5 or -5 to move the selected keys by frames; where they are at one frame, also the "
           "frame to move them to."));
    showConsequence();
}

} // namespace furitsuke
