// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/inspector/valuefield.h"

#include "editor-core/edits/correctedits.h"

#include <QScopedValueRollback>
#include <QTimer>

namespace furitsuke {

namespace {

/// A text as long as those that are usual for a value.
QString usualTextOf(KeyValue value)
{
    switch (value) {
    case KeyValue::Distance:
        return QStringLiteral("-1234.567");
    case KeyValue::ViewAngle:
        return QStringLiteral("180");
    case KeyValue::Red:
    case KeyValue::Green:
    case KeyValue::Blue:
        return QStringLiteral("255.99");
    case KeyValue::ShadowDistance:
        return QStringLiteral("9999.99");
    default:
        return QStringLiteral("-123.456");
    }
}

/// Steps that come faster than this, in milliseconds, are one step of undo.
constexpr qint64 burst = 1000;
/// With more keys than this, a drag's moves are applied when there is time for it.
constexpr qsizetype manyKeys = 5000;

} // namespace

double valueStep(KeyValue value)
{
    switch (value) {
    case KeyValue::Weight:
    case KeyValue::QuaternionX:
    case KeyValue::QuaternionY:
    case KeyValue::QuaternionZ:
    case KeyValue::QuaternionW:
    case KeyValue::DirectionX:
    case KeyValue::DirectionY:
    case KeyValue::DirectionZ:
        return 0.01;
    case KeyValue::PositionX:
    case KeyValue::PositionY:
    case KeyValue::PositionZ:
    case KeyValue::TargetX:
    case KeyValue::TargetY:
    case KeyValue::TargetZ:
        return 0.1;
    case KeyValue::ShadowDistance:
        return 10;
    default:
        return 1;
    }
}

ValueField::ValueField(MotionDocument &document, KeyValue value, QWidget *parent)
    : ScrubSpinBox(parent)
    , mDocument(document)
    , mValue(value)
    , mLater(new QTimer(this))
{
    setObjectName(valueId(value));
    setStep(valueStep(value));
    setUsualText(usualTextOf(value));
    setWhole(isWhole(value));
    mLater->setSingleShot(true);
    connect(mLater, &QTimer::timeout, this, &ValueField::flush);
    connect(this, &ScrubSpinBox::entered, this, [this](const ValueEntry &entry) {
        endGesture();
        const QScopedValueRollback guard(mApplying, true);
        Q_EMIT edited(enterValue(mDocument, mValue, entry));
    });
    connect(this, &ScrubSpinBox::refused, this, [this](const QString &text) {
        EditResult result;
        result.error =
            tr("“%1” is not a number. Type 5, or +5, -=5, *1.5, /2 to change each key's own value.")
                .arg(text);
        Q_EMIT edited(result);
    });
    connect(this, &ScrubSpinBox::stepped, this, [this](double amount) {
        if (!mSinceStep.isValid() || mSinceStep.elapsed() > burst)
            endGesture();
        mSinceStep.start();
        change(mAmount + amount);
        flush();
    });
    connect(this, &ScrubSpinBox::scrubStarted, this, &ValueField::endGesture);
    connect(this, &ScrubSpinBox::scrubbed, this, &ValueField::change);
    connect(this, &ScrubSpinBox::scrubFinished, this, [this] {
        flush();
        endGesture();
    });
    connect(this, &ScrubSpinBox::scrubCancelled, this, [this] {
        if (mGesture)
            change(0);
        flush();
        endGesture();
    });
    // A gesture is about the keys and the values that there were when it began.
    connect(&document, &MotionDocument::changed, this, [this] {
        if (mApplying)
            return;
        endGesture();
        abandonDrag();
    });
    connect(&document, &MotionDocument::selectionChanged, this, [this] {
        endGesture();
        abandonDrag();
        discardTyping();
    });
    retranslate();
}

ValueField::~ValueField() = default;

void ValueField::change(double amount)
{
    if (!mGesture)
        mGesture = std::make_unique<ValueGesture>(mDocument, mValue);
    mAmount = amount;
    mPending = true;
    if (mDocument.selection().count() > manyKeys)
        mLater->start(0);
    else
        flush();
}

void ValueField::flush()
{
    mLater->stop();
    if (!mGesture || !std::exchange(mPending, false))
        return;
    const QScopedValueRollback guard(mApplying, true);
    Q_EMIT edited(mGesture->add(mAmount));
}

void ValueField::endGesture()
{
    mLater->stop();
    mGesture.reset();
    mAmount = 0;
    mPending = false;
    mSinceStep.invalidate();
}

void ValueField::show(const CommonValue &value)
{
    mCommon = value;
    if (value.mixed)
        setMixed(tr("mixed"));
    else
        setShown(value.text);
    updateHint();
}

void ValueField::retranslate()
{
    setAccessibleName(valueName(mValue));
    if (mCommon.mixed)
        setMixed(tr("mixed"));
    updateHint();
}

void ValueField::updateHint()
{
    QString name = valueName(mValue);
    if (!name.isEmpty())
        name[0] = name[0].toUpper();
    QStringList lines;
    if (mCommon.mixed)
        lines.append(tr("%1: the selected keys differ").arg(name));
    else
        lines.append(QStringLiteral("%1: %2").arg(name, mCommon.text));
    if (!mCommon.mixed && !mCommon.stored.isEmpty())
        lines.append(tr("In the file: %1").arg(mCommon.stored));
    lines.append(
        tr("Type a value for all selected keys, or what becomes of each key's own: +5, -=5, *1.5, /2, "
           "*1.5+2."));
    lines.append(
        tr("Drag the handle or the letter, or hold Alt and drag in the field; Shift is fine, Ctrl coarse, "
           "Esc gives up. Arrow keys and the wheel step."));
    // As rich text, long lines are broken.
    for (QString &line : lines)
        line = line.toHtmlEscaped();
    setToolTip(QStringLiteral("<p>") + lines.join(QLatin1String("<br>")) + QStringLiteral("</p>"));
}

} // namespace furitsuke
