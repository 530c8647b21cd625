// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/dialogs/tempodialog.h"

#include "editor-core/document/markerverbs.h"

#include <QDialogButtonBox>
#include <QDoubleSpinBox>
#include <QElapsedTimer>
#include <QFormLayout>
#include <QHBoxLayout>
#include <QLabel>
#include <QLocale>
#include <QPushButton>
#include <QSpinBox>

#include <cmath>
#include <limits>

namespace furitsuke {

TempoDialog::TempoDialog(MotionDocument &document, TimeSource time, QWidget *parent)
    : QDialog(parent)
    , mDocument(document)
    , mTime(std::move(time))
    , mBeatsPerMinute(new QDoubleSpinBox)
    , mBeatsPerBar(new QSpinBox)
    , mFirstBeat(new QDoubleSpinBox)
    , mSummary(new QLabel)
    , mTap(new QPushButton(tr("&Tap")))
{
    setObjectName(QStringLiteral("tempoDialog"));
    setWindowTitle(tr("Tempo"));
    if (!mTime) {
        QElapsedTimer timer;
        timer.start();
        mTime = [timer] { return timer.nsecsElapsed(); };
    }
    mBeatsPerMinute->setObjectName(QStringLiteral("beatsPerMinute"));
    mBeatsPerBar->setObjectName(QStringLiteral("beatsPerBar"));
    mFirstBeat->setObjectName(QStringLiteral("firstBeat"));
    mSummary->setWordWrap(true);
    mSummary->setObjectName(QStringLiteral("tempoSummary"));
    mTap->setObjectName(QStringLiteral("tapTempo"));
    mBeatsPerMinute->setDecimals(3);
    mBeatsPerMinute->setRange(smallestTempo, largestTempo);
    mBeatsPerBar->setRange(1, mostBeatsPerBar);
    constexpr double farthest = std::numeric_limits<quint32>::max();
    mFirstBeat->setDecimals(2);
    mFirstBeat->setRange(-farthest, farthest);
    const Tempo tempo = document.timeNotes().tempo.value_or(Tempo());
    mBeatsPerMinute->setValue(tempo.beatsPerMinute);
    mBeatsPerBar->setValue(tempo.beatsPerBar);
    mFirstBeat->setValue(tempo.firstBeat);
    mTap->setAutoDefault(false);
    mTap->setToolTip(tr("Tap with the music, by mouse or the space key"));
    auto *here = new QPushButton(tr("At the &playhead"));
    here->setObjectName(QStringLiteral("firstBeatHere"));
    here->setAutoDefault(false);

    auto *tempoRow = new QHBoxLayout;
    tempoRow->addWidget(mBeatsPerMinute, 1);
    tempoRow->addWidget(mTap);
    auto *firstRow = new QHBoxLayout;
    firstRow->addWidget(mFirstBeat, 1);
    firstRow->addWidget(here);
    auto *buttons = new QDialogButtonBox(QDialogButtonBox::Ok | QDialogButtonBox::Cancel);
    auto *form = new QFormLayout(this);
    const auto addRow = [form](const QString &text, QHBoxLayout *row, QWidget *buddy) {
        auto *label = new QLabel(text);
        label->setBuddy(buddy);
        form->addRow(label, row);
    };
    addRow(tr("Beats a &minute"), tempoRow, mBeatsPerMinute);
    form->addRow(tr("Beats a &bar"), mBeatsPerBar);
    addRow(tr("&First beat at frame"), firstRow, mFirstBeat);
    form->addRow(mSummary);
    form->addRow(buttons);
    if (document.timeNotes().tempo) {
        QPushButton *none = buttons->addButton(tr("&No tempo"), QDialogButtonBox::DestructiveRole);
        none->setObjectName(QStringLiteral("noTempo"));
        connect(none, &QPushButton::clicked, this, [this] {
            setTempo(mDocument, {});
            QDialog::accept();
        });
    }
    connect(here, &QPushButton::clicked, this,
            [this] { mFirstBeat->setValue(double(mDocument.playhead())); });
    // On the press: a tap has no duration.
    connect(mTap, &QPushButton::pressed, this, &TempoDialog::tap);
    connect(buttons, &QDialogButtonBox::accepted, this, &TempoDialog::accept);
    connect(buttons, &QDialogButtonBox::rejected, this, &TempoDialog::reject);
    connect(mBeatsPerMinute, &QDoubleSpinBox::valueChanged, this, &TempoDialog::updateState);
    connect(mBeatsPerBar, &QSpinBox::valueChanged, this, &TempoDialog::updateState);
    updateState();
}

Tempo TempoDialog::edited() const
{
    const Tempo before = mDocument.timeNotes().tempo.value_or(Tempo());
    Tempo tempo{mBeatsPerMinute->value(), mBeatsPerBar->value(), mFirstBeat->value()};
    // What the boxes round is not changed by being shown.
    const auto same = [](double shown, double value, double step) {
        return std::abs(shown - value) <= step / 2;
    };
    if (same(tempo.beatsPerMinute, before.beatsPerMinute, 0.001))
        tempo.beatsPerMinute = before.beatsPerMinute;
    if (same(tempo.firstBeat, before.firstBeat, 0.01))
        tempo.firstBeat = before.firstBeat;
    return tempo;
}

void TempoDialog::tap()
{
    mTaps.append(mTime());
    const std::optional<double> tempo = tappedTempo(mTaps);
    if (!tempo)
        return;
    // Hands are not more exact than this.
    mBeatsPerMinute->setValue(std::round(*tempo * 10) / 10);
}

void TempoDialog::updateState()
{
    const Tempo tempo = edited();
    const QLocale locale;
    const double beat = framesPerBeat(tempo);
    mSummary->setText(
        tr("A beat is %1 frames long, a bar %2.")
            .arg(locale.toString(beat, 'g', 6), locale.toString(beat * tempo.beatsPerBar, 'g', 6)));
}

void TempoDialog::accept()
{
    const QString fault = setTempo(mDocument, edited());
    if (fault.isEmpty())
        QDialog::accept();
    else
        mSummary->setText(fault);
}

} // namespace furitsuke
