// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/dialogs/fixdialog.h"

#include "editor-core/edits/tracklabel.h"
#include "editor-core/edits/valuesummary.h"
#include "widgets/common/numberbox.h"
#include "widgets/inspector/valuefield.h"

#include <QCheckBox>
#include <QComboBox>
#include <QDoubleSpinBox>
#include <QFormLayout>
#include <QGridLayout>
#include <QHBoxLayout>
#include <QLabel>
#include <QLocale>
#include <QProgressBar>
#include <QScopedValueRollback>
#include <QShowEvent>
#include <QSpinBox>
#include <QTimer>

#include <limits>

namespace furitsuke {

namespace {

QString kindLabel(TrackKind kind)
{
    switch (kind) {
    case TrackKind::Bone:
        return FixDialog::tr("Bones:");
    case TrackKind::Morph:
        return FixDialog::tr("Morphs:");
    case TrackKind::Camera:
        return FixDialog::tr("Camera:");
    case TrackKind::Light:
        return FixDialog::tr("Light:");
    case TrackKind::Shadow:
        return FixDialog::tr("Self shadow:");
    case TrackKind::State:
        break;
    }
    return FixDialog::tr("Display/IK:");
}

QString capitalised(QString text)
{
    if (!text.isEmpty())
        text[0] = text[0].toUpper();
    return text;
}

bool isLength(KeyValue value)
{
    return unitOf(value) == ValueUnit::Length;
}

QString leastLabel(ValueUnit unit)
{
    switch (unit) {
    case ValueUnit::Length:
        return FixDialog::tr("&Position at least:");
    case ValueUnit::Angle:
        return FixDialog::tr("&Angle at least:");
    case ValueUnit::Weight:
        return FixDialog::tr("Wei&ght at least:");
    case ValueUnit::Colour:
        return FixDialog::tr("Colou&r at least:");
    case ValueUnit::Direction:
        return FixDialog::tr("&Direction at least:");
    case ValueUnit::Shadow:
        break;
    }
    return FixDialog::tr("&Shadow distance at least:");
}

QString unitText(ValueUnit unit)
{
    switch (unit) {
    case ValueUnit::Length:
        return FixDialog::tr("MMD units");
    case ValueUnit::Angle:
        return FixDialog::tr("degrees");
    case ValueUnit::Weight:
    case ValueUnit::Direction:
        break;
    case ValueUnit::Colour:
        return FixDialog::tr("of 255");
    case ValueUnit::Shadow:
        return FixDialog::tr("of 9999");
    }
    return {};
}

/// "Position X: by 3.2 at most (center, frame 12)."
QString largestText(const MotionDocument &document, const LargestChange &change)
{
    const QString text = isDegrees(change.value) ? FixDialog::tr("%1: by %2° at most (%3, frame %4).")
                                                 : FixDialog::tr("%1: by %2 at most (%3, frame %4).");
    return text.arg(capitalised(valueName(change.value)), QLocale().toString(change.by, 'g', 3),
                    trackLabel(document.motion(), change.at.track, document.encoding()),
                    QString::number(change.at.frame));
}

/// How many selected keys have one of the values.
qsizetype keysWith(const KeySelection &selection, const QList<KeyValue> &values)
{
    qsizetype count = 0;
    for (const TrackRef track : selection.tracks()) {
        if (std::any_of(values.begin(), values.end(),
                        [track](KeyValue value) { return valueKind(value) == track.kind; }))
            count += selection.rows(track).count();
    }
    return count;
}

} // namespace

QString FixDialog::titleOf(ValueFix::Kind kind)
{
    switch (kind) {
    case ValueFix::Kind::Flatten:
        return tr("Flatten values");
    case ValueFix::Kind::Smooth:
        return tr("Smooth values");
    case ValueFix::Kind::Spikes:
        return tr("Remove spikes");
    case ValueFix::Kind::Offset:
        return tr("Offset values");
    case ValueFix::Kind::Scale:
        break;
    }
    return tr("Scale values");
}

QString FixDialog::verbOf(ValueFix::Kind kind)
{
    switch (kind) {
    case ValueFix::Kind::Flatten:
        return tr("Flatten");
    case ValueFix::Kind::Smooth:
        return tr("Smooth");
    case ValueFix::Kind::Spikes:
        return tr("Remove");
    case ValueFix::Kind::Offset:
        return tr("Offset");
    case ValueFix::Kind::Scale:
        break;
    }
    return tr("Scale");
}

FixDialog::FixDialog(MotionDocument &document, const ValueFix &fix, QWidget *parent)
    : EditDialog(document, titleOf(fix.kind), verbOf(fix.kind), parent)
    , mKind(fix.kind)
    , mBar(new QProgressBar)
    , mTimer(new QTimer(this))
    , mGesture(std::make_unique<FixGesture>(document))
{
    setObjectName(QStringLiteral("fixDialog"));
    addParameters(fix);
    addChoices(fix.values);
    mBar->setObjectName(QStringLiteral("progress"));
    mBar->setRange(0, 1000);
    mBar->setTextVisible(false);
    // Keeps its place, so that the dialog does not jump.
    QSizePolicy policy = mBar->sizePolicy();
    policy.setRetainSizeWhenHidden(true);
    mBar->setSizePolicy(policy);
    mBar->hide();
    form().addRow(mBar);
    mTimer->setSingleShot(true);
    connect(mTimer, &QTimer::timeout, this, &FixDialog::ask);
    connect(&document, &MotionDocument::changed, this, &FixDialog::beginAnew);
    connect(&document, &MotionDocument::selectionChanged, this, &FixDialog::beginAnew);
    showUnits();
    updatePreview();
}

FixDialog::~FixDialog() = default;

void FixDialog::addChoices(QList<KeyValue> wanted)
{
    const KeySelection &keys = document().selection();
    if (keysWith(keys, wanted) == 0)
        wanted = movingValues(document().motion(), keys);
    const FrameSummary selected = summariseFrames(document().motion(), document().selection());
    for (const TrackKind kind : selected.kinds) {
        auto *grid = new QGridLayout;
        constexpr int columns = 3;
        int count = 0;
        for (const KeyValue value : valuesOf(kind)) {
            if (!isCorrectable(value))
                continue;
            auto *box = new QCheckBox(capitalised(valueName(value)));
            box->setObjectName(valueId(value));
            box->setChecked(wanted.contains(value));
            connect(box, &QCheckBox::toggled, this, [this] {
                showUnits();
                askSoon();
            });
            grid->addWidget(box, count / columns, count % columns);
            mChoices.append({value, box});
            ++count;
        }
        for (int column = 0; column < columns; ++column)
            grid->setColumnStretch(column, 1);
        if (count > 0)
            form().addRow(kindLabel(kind), grid);
        else
            delete grid;
    }
    const bool any = std::any_of(mChoices.cbegin(), mChoices.cend(),
                                 [](const Choice &choice) { return choice.box->isChecked(); });
    if (!any && !mChoices.isEmpty())
        mChoices.constFirst().box->setChecked(true);
}

void FixDialog::addParameters(const ValueFix &fix)
{
    const auto withUnit = [this](const QString &label, NumberBox *box) {
        mUnits.append(addNumber(label, box));
    };
    switch (mKind) {
    case ValueFix::Kind::Flatten:
        mFlat = new QComboBox;
        mFlat->setObjectName(QStringLiteral("flat"));
        mFlat->addItems(
            {tr("the mean of the keys"), tr("the value of the first key"), tr("the value of the last key")});
        mFlat->setCurrentIndex(int(fix.flat));
        mFlat->setToolTip(tr("For each track on its own, and for each shot between cuts of the camera"));
        form().addRow(tr("&To:"), mFlat);
        connect(mFlat, &QComboBox::currentIndexChanged, this, &FixDialog::askSoon);
        break;
    case ValueFix::Kind::Smooth:
        mPasses = new QSpinBox;
        mPasses->setObjectName(QStringLiteral("passes"));
        mPasses->setRange(1, mostSmoothing);
        mPasses->setValue(fix.passes);
        mPasses->setAlignment(Qt::AlignRight);
        mPasses->setToolTip(tr("In each pass every key goes half of the way to the straight line between its "
                               "neighbours; keys at the ends and beside cuts stay"));
        form().addRow(tr("&Passes:"), mPasses);
        connect(mPasses, &QSpinBox::valueChanged, this, &FixDialog::askSoon);
        break;
    case ValueFix::Kind::Spikes:
        addSpikeParameters(fix.spikes);
        break;
    case ValueFix::Kind::Offset:
        mAmount = new NumberBox(fix.amount);
        mAmount->setObjectName(QStringLiteral("amount"));
        withUnit(tr("&Add:"), mAmount);
        break;
    case ValueFix::Kind::Scale:
        mPercent = new QDoubleSpinBox;
        mPercent->setObjectName(QStringLiteral("percent"));
        mPercent->setDecimals(3);
        mPercent->setRange(-1'000'000, 1'000'000);
        mPercent->setSingleStep(5);
        mPercent->setValue(100 * fix.factor);
        mPercent->setSuffix(tr(" %"));
        mPercent->setAlignment(Qt::AlignRight);
        mPercent->setToolTip(tr("The distance of each key from the value below becomes so many percent"));
        mAbout = new NumberBox(fix.about);
        mAbout->setObjectName(QStringLiteral("about"));
        mAbout->setToolTip(tr("The value that stays where it is"));
        form().addRow(tr("&Factor:"), mPercent);
        withUnit(tr("&About the value:"), mAbout);
        connect(mPercent, &QDoubleSpinBox::valueChanged, this, &FixDialog::askSoon);
        break;
    }
}

QLabel *FixDialog::addNumber(const QString &label, NumberBox *box)
{
    auto *unit = new QLabel;
    unit->setForegroundRole(QPalette::PlaceholderText);
    auto *row = new QHBoxLayout;
    row->addWidget(box, 1);
    row->addWidget(unit, 1);
    form().addRow(label, row);
    // The row is a layout, so the form has made no buddy.
    if (auto *text = qobject_cast<QLabel *>(form().labelForField(row)))
        text->setBuddy(box);
    mNumbers.append(box);
    connect(box, &NumberBox::valueChanged, this, &FixDialog::askSoon);
    return unit;
}

void FixDialog::addSpikeParameters(const SpikeRule &rule)
{
    static constexpr std::array<const char *, valueUnitCount> names = {
        "least-length", "least-angle", "least-weight", "least-colour", "least-direction", "least-shadow"};
    mTimes = new QDoubleSpinBox;
    mTimes->setObjectName(QStringLiteral("times"));
    mTimes->setRange(0.5, 1000);
    mTimes->setSingleStep(0.5);
    mTimes->setDecimals(1);
    mTimes->setValue(rule.times);
    mTimes->setAlignment(Qt::AlignRight);
    mTimes->setToolTip(tr("How many times farther off than the keys around it usually are a key has to be; "
                          "less finds more spikes"));
    form().addRow(tr("&Times the usual deviation:"), mTimes);
    connect(mTimes, &QDoubleSpinBox::valueChanged, this, &FixDialog::askSoon);
    const FrameSummary selected = summariseFrames(document().motion(), document().selection());
    for (const TrackKind kind : selected.kinds) {
        for (const KeyValue value : valuesOf(kind)) {
            if (!isCorrectable(value))
                continue;
            const auto unit = std::size_t(unitOf(value));
            if (mLeast[unit])
                continue;
            auto *box = new NumberBox(rule.least[unit]);
            box->setObjectName(QLatin1String(names[unit]));
            box->setToolTip(tr("What is less far off than this is no spike"));
            box->setStep(valueStep(value));
            mLeast[unit] = box;
            addNumber(leastLabel(ValueUnit(unit)), box)->setText(unitText(ValueUnit(unit)));
        }
    }
    mWidest = new QSpinBox;
    mWidest->setObjectName(QStringLiteral("widest"));
    mWidest->setRange(1, widestSpike);
    mWidest->setValue(rule.widest);
    mWidest->setAlignment(Qt::AlignRight);
    mWidest->setToolTip(tr("How many keys a spike may have, one after the other"));
    form().addRow(tr("At most so many &keys:"), mWidest);
    connect(mWidest, &QSpinBox::valueChanged, this, &FixDialog::askSoon);
}

ValueFix FixDialog::fix() const
{
    ValueFix result = {.kind = mKind};
    for (const Choice &choice : mChoices) {
        if (choice.box->isChecked())
            result.values.append(choice.value);
    }
    if (mFlat)
        result.flat = FlatValue(mFlat->currentIndex());
    if (mPasses)
        result.passes = mPasses->value();
    if (mTimes) {
        result.spikes.widest = mWidest->value();
        result.spikes.times = mTimes->value();
        for (std::size_t unit = 0; unit < mLeast.size(); ++unit) {
            if (mLeast[unit])
                result.spikes.least[unit] = mLeast[unit]->value();
        }
    }
    if (mAmount)
        result.amount = mAmount->value();
    if (mPercent) {
        result.about = mAbout->value();
        result.factor = mPercent->value() / 100;
    }
    return result;
}

void FixDialog::showUnits()
{
    const QList<KeyValue> values = fix().values;
    QString text = tr("in the unit of each value");
    if (!values.isEmpty() && std::all_of(values.begin(), values.end(), isDegrees))
        text = tr("degrees");
    else if (!values.isEmpty() && std::all_of(values.begin(), values.end(), isLength))
        text = tr("MMD units");
    else if (values.size() == 1)
        text.clear();
    for (QLabel *unit : std::as_const(mUnits))
        unit->setText(text);
    for (NumberBox *box : {mAmount, mAbout}) {
        if (box && !values.isEmpty())
            box->setStep(valueStep(values.constFirst()));
    }
}

bool FixDialog::isValid() const
{
    return std::all_of(mNumbers.cbegin(), mNumbers.cend(),
                       [](const NumberBox *box) { return box->isValid(); });
}

void FixDialog::showEvent(QShowEvent *event)
{
    EditDialog::showEvent(event);
    if (!event->spontaneous())
        askSoon();
}

void FixDialog::askSoon()
{
    if (!isVisible())
        return;
    enter(State::Waiting);
    mTimer->start(0);
}

void FixDialog::ask()
{
    mTimer->stop();
    const ValueFix wantedFix = fix();
    if (!isValid() || wantedFix.values.isEmpty()) {
        Q_EMIT unwanted();
        FixResult none;
        none.error = isValid() ? tr("Choose a value.") : tr("One of the entries is not a number.");
        mState = State::Computing;
        setResult(none);
        return;
    }
    mBar->setValue(0);
    enter(State::Computing);
    Q_EMIT wanted({document().motion(), mGesture->before(), mGesture->selection(), wantedFix});
}

void FixDialog::beginAnew()
{
    // Something else has changed the motion, or what is selected.
    if (mIsApplying || !isVisible())
        return;
    Q_EMIT unwanted();
    const QScopedValueRollback applying(mIsApplying, true);
    mGesture->cancel();
    mGesture = std::make_unique<FixGesture>(document());
    askSoon();
}

void FixDialog::enter(State state)
{
    mState = state;
    mBar->setVisible(state == State::Computing);
    updatePreview();
}

void FixDialog::setProgress(int permille)
{
    mBar->setValue(permille);
}

void FixDialog::setResult(const FixResult &result)
{
    if (mState != State::Computing)
        return;
    mResult = result;
    {
        const QScopedValueRollback applying(mIsApplying, true);
        // What is wrong shows nothing of what was right before.
        if (result.error.isEmpty())
            mGesture->show(fix(), result);
        else
            mGesture->cancel();
    }
    enter(State::Known);
    if (std::exchange(mAcceptsWhenKnown, false))
        accept();
}

EditDialog::Preview FixDialog::preview() const
{
    Preview result;
    if (mState == State::Computing) {
        result.lines.append(tr("Working it out…"));
        return result;
    }
    result.error = mResult.error;
    const int keys =
        int(qMin<qsizetype>(keysWith(document().selection(), fix().values), std::numeric_limits<int>::max()));
    result.lines.append(
        tr("Changes %1 of %n selected key(s).", nullptr, keys).arg(QLocale().toString(mResult.changed)));
    if (mState == State::Known) {
        for (const LargestChange &one : mResult.largest)
            result.lines.append(largestText(document(), one));
    }
    result.losses = mResult.warnings;
    for (const QString &note : mResult.notes) {
        if (!mResult.warnings.contains(note))
            result.lines.append(note);
    }
    result.changes = mResult.changed > 0;
    if (mState == State::Waiting) {
        // Until that is looked at, Return may be pressed: accept() looks first.
        if (!result.error.isEmpty())
            result.losses.prepend(std::exchange(result.error, {}));
        result.changes = true;
    }
    return result;
}

EditResult FixDialog::edit()
{
    // It is there already.
    return mResult;
}

void FixDialog::accept()
{
    for (NumberBox *box : std::as_const(mNumbers))
        box->commit();
    if (mTimer->isActive())
        ask();
    if (mState == State::Computing) {
        mAcceptsWhenKnown = true;
        return;
    }
    if (mResult.error.isEmpty() && mResult.changed > 0)
        EditDialog::accept();
}

void FixDialog::done(int result)
{
    mTimer->stop();
    mAcceptsWhenKnown = false;
    Q_EMIT unwanted();
    if (result != Accepted) {
        const QScopedValueRollback applying(mIsApplying, true);
        mGesture->cancel();
    }
    EditDialog::done(result);
}

} // namespace furitsuke
