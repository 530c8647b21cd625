// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/curves/curvenumbers.h"

#include "widgets/common/scrubspinbox.h"
#include "widgets/inspector/fieldlayout.h"

#include <QLabel>
#include <QToolTip>

#include <atomic>
#include <cmath>
#include <limits>
#include <memory>

namespace furitsuke {

namespace {

constexpr std::array<quint8 CurvePoints::*, 4> coordinates = {&CurvePoints::x1, &CurvePoints::y1,
                                                              &CurvePoints::x2, &CurvePoints::y2};
constexpr std::array<int CurveDelta::*, 4> deltas = {&CurveDelta::x1, &CurveDelta::y1, &CurveDelta::x2,
                                                     &CurveDelta::y2};
constexpr std::array<std::optional<quint8> CommonPoints::*, 4> commons = {
    &CommonPoints::x1, &CommonPoints::y1, &CommonPoints::x2, &CommonPoints::y2};

QString letters(int number)
{
    static constexpr std::array<const char *, 4> texts = {"x1", "y1", "x2", "y2"};
    return QLatin1String(texts[std::size_t(number)]);
}

} // namespace

CurveNumbers::CurveNumbers(MotionDocument &document, QWidget *parent)
    : QWidget(parent)
    , mDocument(document)
    , mLive(new LiveCurveChange(document, this))
    , mName(new QLabel)
    , mLine(new FieldLayout(this))
{
    setObjectName(QStringLiteral("curveNumbers"));
    mLine->setName(mName);
    connect(mLive, &LiveCurveChange::edited, this, &CurveNumbers::edited);
    connect(mLive, &LiveCurveChange::editWanted, this, &CurveNumbers::editWanted);
    connect(mLive, &LiveCurveChange::ended, this, [this] {
        mStepped = -1;
        for (ScrubSpinBox *field : mFields)
            field->abandonDrag();
    });
    for (int n = 0; n < int(mFields.size()); ++n) {
        auto *field = new ScrubSpinBox;
        mFields[std::size_t(n)] = field;
        field->setObjectName(letters(n));
        field->setWhole(true);
        // No number of a curve is negative.
        field->setLeadingMinus(LeadingMinus::Subtracts);
        field->setUsualText(QStringLiteral("127"));
        auto *letter = new QLabel(letters(n));
        letter->setForegroundRole(QPalette::PlaceholderText);
        field->setScrubLabel(letter);
        mLine->addField(field, letter);
        const auto change = [this, n](double amount) {
            CurveDelta by;
            by.*deltas[std::size_t(n)] = int(amount);
            mLive->move([by](CurveGesture &gesture) { return gesture.move(by); });
        };
        connect(field, &ScrubSpinBox::entered, this, [this, n](const ValueEntry &entry) { enter(n, entry); });
        connect(field, &ScrubSpinBox::refused, this, [this, n](const QString &typed) { refuse(n, typed); });
        connect(field, &ScrubSpinBox::stepped, this, [this, n, change](double amount) {
            if (mStepped != n)
                mLive->finish();
            mLive->beginStep(mChannels);
            if (std::exchange(mStepped, n) != n)
                mAmount = 0;
            mAmount += amount;
            change(mAmount);
        });
        connect(field, &ScrubSpinBox::scrubStarted, this, [this] { mLive->begin(mChannels); });
        connect(field, &ScrubSpinBox::scrubbed, this, change);
        connect(field, &ScrubSpinBox::scrubFinished, mLive, &LiveCurveChange::finish);
        connect(field, &ScrubSpinBox::scrubCancelled, mLive, &LiveCurveChange::cancel);
    }
    connect(&document, &MotionDocument::selectionChanged, this, [this] {
        for (ScrubSpinBox *field : mFields)
            field->discardTyping();
    });
    retranslate();
}

void CurveNumbers::setChannels(CurveChannels channels)
{
    if (channels == mChannels)
        return;
    mLive->finish();
    mChannels = channels;
}

void CurveNumbers::show(const CommonPoints &points)
{
    mPoints = points;
    for (std::size_t n = 0; n < mFields.size(); ++n) {
        if (const std::optional<quint8> number = points.*commons[n])
            mFields[n]->setShown(QString::number(*number));
        else
            mFields[n]->setMixed(tr("mixed"));
    }
    updateHints();
}

void CurveNumbers::enter(int number, const ValueEntry &entry)
{
    const auto coordinate = coordinates[std::size_t(number)];
    if (!entry.isRelative() &&
        (entry.add < 0 || entry.add > curveMax || entry.add != std::floor(entry.add))) {
        refuse(number, QString::number(entry.add));
        return;
    }
    // Curves may be changed by several threads.
    const auto limited = std::make_shared<std::atomic<bool>>(false);
    const auto entered = [entry, coordinate, limited](CurvePoints curve) {
        const double value = std::round(entry.multiply * (curve.*coordinate) + entry.add);
        const double kept = qBound(0.0, value, double(curveMax));
        if (kept != value)
            limited->store(true, std::memory_order_relaxed);
        curve.*coordinate = quint8(kept);
        return curve;
    };
    mLive->begin(mChannels);
    mLive->move([this, number, entered, limited](CurveGesture &gesture) {
        const int keys = int(qMin<qsizetype>(gesture.keys(), std::numeric_limits<int>::max()));
        EditResult result =
            gesture.change(tr("Set %1 of curves of %n key(s)", nullptr, keys).arg(letters(number)), entered);
        if (*limited) {
            result.warn(tr("%1 was limited to 0–127 where it would have been beyond.").arg(letters(number)));
            say(number, result.warnings.constLast());
        }
        return result;
    });
    mLive->finish();
}

void CurveNumbers::say(int number, const QString &text)
{
    // Beside the field, since that is where one looks; the window says it too.
    QWidget *field = mFields[std::size_t(number)];
    QToolTip::showText(field->mapToGlobal(QPoint(0, field->height())), text, field);
}

void CurveNumbers::refuse(int number, const QString &typed)
{
    EditResult result;
    result.error = tr("“%1” is not a whole number from 0 to 127. Type 20, or +5, -5, *1.5, /2 to change each "
                      "curve's own.")
                       .arg(typed);
    say(number, result.error);
    Q_EMIT edited(result);
}

void CurveNumbers::focusFirst()
{
    mFields.front()->setFocus(Qt::ShortcutFocusReason);
}

void CurveNumbers::retranslate()
{
    mName->setText(tr("Numbers"));
    show(mPoints);
}

void CurveNumbers::updateHints()
{
    const std::array<QString, 4> names = {
        tr("x1: time of the first handle, that of the previous key"),
        tr("y1: value of the first handle, that of the previous key"),
        tr("x2: time of the second handle, that of the key itself"),
        tr("y2: value of the second handle, that of the key itself"),
    };
    for (std::size_t n = 0; n < mFields.size(); ++n) {
        QStringList lines = {names[n]};
        if (mFields[n]->isMixed())
            lines.append(tr("The curves of the selected keys differ."));
        lines.append(
            tr("From 0 to 127. A number is set on all selected keys and chosen channels; +5, -5, *1.5, "
               "/2 change each curve's own."));
        lines.append(
            tr("Drag the handle or the letters; Shift is fine, Ctrl coarse, Esc gives up. Arrow keys "
               "step."));
        for (QString &line : lines)
            line = line.toHtmlEscaped();
        mFields[n]->setAccessibleName(names[n]);
        mFields[n]->setToolTip(QStringLiteral("<p>") + lines.join(QLatin1String("<br>")) +
                               QStringLiteral("</p>"));
    }
}

} // namespace furitsuke
