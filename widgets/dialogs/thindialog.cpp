// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/dialogs/thindialog.h"

#include "editor-core/document/motiondocument.h"
#include "editor-core/edits/thintext.h"
#include "editor-core/edits/valuesummary.h"

#include <QCheckBox>
#include <QComboBox>
#include <QDoubleSpinBox>
#include <QFormLayout>
#include <QHBoxLayout>
#include <QProgressBar>
#include <QScopedValueRollback>
#include <QShowEvent>
#include <QToolButton>

#include <limits>

namespace furitsuke {

ThinDialog::ThinDialog(MotionDocument &document, const ThinOptions &options, QWidget *parent)
    : EditDialog(document, tr("Thin out keys"), tr("Thin out"), parent)
    , mScope(new QComboBox)
    , mKeepExtremes(new QCheckBox(tr("Keep the keys at which a value turns &back")))
    , mKeepFrameZero(new QCheckBox(tr("Keep keys at frame &0 that are the rest pose")))
    , mProgress(new QWidget)
    , mBar(new QProgressBar)
    , mStop(new QToolButton)
{
    struct Bound
    {
        const char *name;
        QString label;
        QString hint;
        double most;
        int decimals;
    };
    const std::array<Bound, thinQuantityCount> bounds = {{
        {"position", tr("&Position within:"),
         tr("How far a bone, or the camera's target or distance, may be off at any frame, in MMD units"),
         1000, 4},
        {"angle", tr("&Angle within:"),
         tr("How far a rotation or the view angle may be off at any frame, in degrees"), 90, 3},
        {"weight", tr("&Weight within:"),
         tr("How far a morph's weight, or a value of light or shadow, may be off at any frame; the whole "
            "range is 1"),
         1, 4},
    }};
    mScope->setObjectName(QStringLiteral("scope"));
    mScope->addItems({QString(), QString(), QString()});
    mScope->setCurrentIndex(int(likelyThinScope(document)));
    form().addRow(tr("&Keys:"), mScope);
    for (std::size_t q = 0; q < bounds.size(); ++q) {
        auto *box = new QDoubleSpinBox;
        mBounds[q] = box;
        box->setObjectName(QLatin1String(bounds[q].name));
        box->setToolTip(bounds[q].hint);
        box->setDecimals(bounds[q].decimals);
        box->setRange(0, bounds[q].most);
        box->setStepType(QAbstractSpinBox::AdaptiveDecimalStepType);
        box->setAlignment(Qt::AlignRight);
        box->setValue(options.bounds[q]);
        // What is half typed is not worth a search.
        box->setKeyboardTracking(false);
        form().addRow(bounds[q].label, box);
        connect(box, &QDoubleSpinBox::valueChanged, this, &ThinDialog::ask);
    }
    mBounds[std::size_t(ThinQuantity::Angle)]->setSuffix(QStringLiteral("°"));
    mKeepExtremes->setObjectName(QStringLiteral("keepExtremes"));
    mKeepExtremes->setChecked(options.keepExtremes);
    mKeepFrameZero->setObjectName(QStringLiteral("keepFrameZero"));
    mKeepFrameZero->setChecked(options.keepFrameZero);
    mKeepFrameZero->setToolTip(tr("MMD has the rest pose at frame 0 anyway; some players do not"));
    form().addRow(mKeepExtremes);
    form().addRow(mKeepFrameZero);

    mBar->setObjectName(QStringLiteral("progress"));
    mBar->setRange(0, 1000);
    mBar->setTextVisible(false);
    mStop->setObjectName(QStringLiteral("stop"));
    mStop->setText(tr("&Stop"));
    mStop->setFocusPolicy(Qt::TabFocus);
    auto *progress = new QHBoxLayout(mProgress);
    progress->setContentsMargins(0, 0, 0, 0);
    progress->addWidget(mBar, 1);
    progress->addWidget(mStop);
    // Keeps its place, so that the dialog does not jump.
    QSizePolicy policy = mProgress->sizePolicy();
    policy.setRetainSizeWhenHidden(true);
    mProgress->setSizePolicy(policy);
    form().addRow(mProgress);

    connect(mScope, &QComboBox::currentIndexChanged, this, &ThinDialog::ask);
    connect(mKeepExtremes, &QCheckBox::toggled, this, &ThinDialog::ask);
    connect(mKeepFrameZero, &QCheckBox::toggled, this, &ThinDialog::ask);
    connect(mStop, &QToolButton::clicked, this, &ThinDialog::stop);
    connect(&document, &MotionDocument::changed, this, &ThinDialog::ask);
    connect(&document, &MotionDocument::selectionChanged, this, &ThinDialog::ask);
    connect(&document, &MotionDocument::chosenTracksChanged, this, &ThinDialog::ask);
    nameScopes();
}

ThinScope ThinDialog::scope() const
{
    return ThinScope(mScope->currentIndex());
}

ThinOptions ThinDialog::options() const
{
    ThinOptions options;
    for (std::size_t q = 0; q < mBounds.size(); ++q)
        options.bounds[q] = mBounds[q]->value();
    options.keepExtremes = mKeepExtremes->isChecked();
    options.keepFrameZero = mKeepFrameZero->isChecked();
    return options;
}

void ThinDialog::nameScopes()
{
    const auto countOf = [](qsizetype count) {
        return int(qMin<qsizetype>(count, std::numeric_limits<int>::max()));
    };
    const KeySelection selected = keysToThin(document(), ThinScope::Selected);
    QString text = tr("%n selected key(s)", nullptr, countOf(selected.count()));
    const FrameSummary frames = summariseFrames(document().motion(), selected);
    if (frames.keys > 1) {
        text = tr("%1, frames %2 to %3", "%1 is “5 selected keys”")
                   .arg(text, QString::number(frames.first), QString::number(frames.last));
    }
    mScope->setItemText(int(ThinScope::Selected), text);
    const KeySelection chosen = keysToThin(document(), ThinScope::ChosenTracks);
    const KeySelection all = keysToThin(document(), ThinScope::AllTracks);
    const auto inTracks = [&](const KeySelection &keys, const QString &tracks) {
        return tr("all %n key(s) of %1", "%1 is “the 2 chosen tracks”", countOf(keys.count())).arg(tracks);
    };
    mScope->setItemText(int(ThinScope::ChosenTracks), inTracks(chosen, tr("the %n chosen track(s)", nullptr,
                                                                          countOf(chosen.tracks().size()))));
    mScope->setItemText(int(ThinScope::AllTracks), inTracks(all, tr("all %n track(s) that are not locked",
                                                                    nullptr, countOf(all.tracks().size()))));
}

void ThinDialog::showEvent(QShowEvent *event)
{
    EditDialog::showEvent(event);
    if (!event->spontaneous())
        ask();
}

void ThinDialog::ask()
{
    // What it does itself needs no other look.
    if (!isVisible() || mIsEditing)
        return;
    nameScopes();
    mBar->setValue(0);
    enter(State::Computing);
    Q_EMIT wanted({document().motion(), keysToThin(document(), scope()), options()});
}

void ThinDialog::stop()
{
    enter(State::Stopped);
    Q_EMIT unwanted();
}

void ThinDialog::enter(State state)
{
    mState = state;
    if (state != State::Known)
        mResult = {};
    mProgress->setVisible(state == State::Computing);
    updatePreview();
}

void ThinDialog::setProgress(int permille)
{
    mBar->setValue(permille);
}

void ThinDialog::setResult(const ThinResult &result)
{
    if (mState != State::Computing)
        return;
    mResult = result;
    enter(result.cancelled ? State::Stopped : State::Known);
}

EditDialog::Preview ThinDialog::preview() const
{
    Preview result;
    switch (mState) {
    case State::Computing:
        result.lines.append(tr("Looking for keys that can go…"));
        break;
    case State::Stopped:
        result.lines.append(tr("Stopped. Any other value looks again."));
        break;
    case State::Known:
        result.error = mResult.error;
        if (mResult.error.isEmpty())
            result.lines = thinReport(mResult, document().motion(), document().encoding()) + mResult.notes;
        result.changes = mResult.changed > 0;
        break;
    }
    return result;
}

EditResult ThinDialog::edit()
{
    const QScopedValueRollback editing(mIsEditing, true);
    return thinOut(document(), mResult);
}

void ThinDialog::done(int result)
{
    EditDialog::done(result);
    Q_EMIT unwanted();
}

} // namespace furitsuke
