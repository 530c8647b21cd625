// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/dialogs/sounddialog.h"

#include "editor-core/document/playback.h"
#include "editor-core/document/soundverbs.h"
#include "editor-core/timeline/waveform.h"

#include <QDialogButtonBox>
#include <QDoubleSpinBox>
#include <QFileInfo>
#include <QFormLayout>
#include <QHBoxLayout>
#include <QLabel>
#include <QPushButton>
#include <QSignalBlocker>
#include <QSlider>

#include <cmath>

namespace furitsuke {

namespace {
constexpr double millisecondsPerFrame = 1000 / PlaybackClock::framesPerSecond;
} // namespace

SoundDialog::SoundDialog(MotionDocument &document, SoundTrack &track, QWidget *parent)
    : QDialog(parent)
    , mDocument(document)
    , mTrack(track)
    , mBefore(document.timeNotes().sound.value_or(SoundNote()))
    , mNow(mBefore)
    , mGesture(document.newGesture())
    , mFrames(new QDoubleSpinBox)
    , mMilliseconds(new QDoubleSpinBox)
    , mVolume(new QSlider(Qt::Horizontal))
    , mPercent(new QLabel)
    , mSummary(new QLabel)
{
    setObjectName(QStringLiteral("soundDialog"));
    setWindowTitle(tr("Sound"));
    mFrames->setObjectName(QStringLiteral("soundFrames"));
    mMilliseconds->setObjectName(QStringLiteral("soundMilliseconds"));
    mVolume->setObjectName(QStringLiteral("soundVolume"));
    mSummary->setObjectName(QStringLiteral("soundSummary"));
    mSummary->setWordWrap(true);
    constexpr int frameDecimals = 3;
    mFrames->setDecimals(frameDecimals);
    mFrames->setRange(-farthestSound, farthestSound);
    mMilliseconds->setDecimals(1);
    mMilliseconds->setRange(-farthestSound * millisecondsPerFrame, farthestSound * millisecondsPerFrame);
    mVolume->setRange(0, 100);
    mVolume->setPageStep(10);
    mVolume->setAccessibleName(tr("Volume"));
    mFrames->setValue(mNow.offset);
    mMilliseconds->setValue(mNow.offset * millisecondsPerFrame);
    mVolume->setValue(int(std::lround(mNow.volume * 100)));
    // Both show a long way off, but need no such room for it.
    for (QDoubleSpinBox *box : {mFrames, mMilliseconds}) {
        box->setMinimumWidth(fontMetrics().horizontalAdvance(QStringLiteral("-0000000.000")) + 40);
        box->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Fixed);
    }

    auto *here = new QPushButton(tr("At the &playhead"));
    here->setObjectName(QStringLiteral("soundHere"));
    here->setAutoDefault(false);
    auto *frameRow = new QHBoxLayout;
    frameRow->addWidget(mFrames, 1);
    frameRow->addWidget(here);
    auto *volumeRow = new QHBoxLayout;
    volumeRow->addWidget(mVolume, 1);
    volumeRow->addWidget(mPercent);
    mPercent->setMinimumWidth(fontMetrics().horizontalAdvance(QStringLiteral("100 %")));
    mPercent->setAlignment(Qt::AlignRight | Qt::AlignVCenter);
    auto *buttons = new QDialogButtonBox(QDialogButtonBox::Ok | QDialogButtonBox::Cancel);
    auto *name = new QLabel(QFileInfo(mNow.path).fileName());
    name->setTextFormat(Qt::PlainText);
    name->setToolTip(mNow.path);
    auto *form = new QFormLayout(this);
    const auto addRow = [form](const QString &text, QHBoxLayout *row, QWidget *buddy) {
        auto *label = new QLabel(text);
        label->setBuddy(buddy);
        form->addRow(label, row);
    };
    form->addRow(tr("File"), name);
    addRow(tr("Begins at &frame"), frameRow, mFrames);
    form->addRow(tr("In &milliseconds"), mMilliseconds);
    addRow(tr("&Volume"), volumeRow, mVolume);
    form->addRow(mSummary);
    form->addRow(buttons);
    connect(mFrames, &QDoubleSpinBox::valueChanged, this, &SoundDialog::takeFrames);
    connect(mMilliseconds, &QDoubleSpinBox::valueChanged, this, &SoundDialog::takeMilliseconds);
    connect(mVolume, &QSlider::valueChanged, this, [this](int percent) {
        mNow.volume = percent / 100.0;
        change();
    });
    connect(here, &QPushButton::clicked, this, [this] { mFrames->setValue(double(mDocument.playhead())); });
    connect(buttons, &QDialogButtonBox::accepted, this, &SoundDialog::accept);
    connect(buttons, &QDialogButtonBox::rejected, this, &SoundDialog::reject);
    connect(&track, &SoundTrack::changed, this, &SoundDialog::updateSummary);
    connect(&track, &SoundTrack::fileChanged, this, &QDialog::accept);
    mFrames->selectAll();
    updateSummary();
}

void SoundDialog::takeFrames()
{
    mNow.offset = mFrames->value();
    const QSignalBlocker blocker(mMilliseconds);
    mMilliseconds->setValue(mNow.offset * millisecondsPerFrame);
    change();
}

void SoundDialog::takeMilliseconds()
{
    mNow.offset = mMilliseconds->value() / millisecondsPerFrame;
    const QSignalBlocker blocker(mFrames);
    mFrames->setValue(mNow.offset);
    change();
}

void SoundDialog::change()
{
    const QString fault = changeSound(mDocument, mNow, mGesture);
    updateSummary();
    if (!fault.isEmpty())
        mSummary->setText(fault);
}

void SoundDialog::updateSummary()
{
    mPercent->setText(tr("%1 %").arg(mVolume->value()));
    if (!mTrack.clip()) {
        mSummary->setText(mTrack.isReading() ? tr("It is still being read.") : mTrack.fault());
        return;
    }
    const double last = soundEndFrame(*mTrack.clip(), mNow.offset);
    mSummary->setText(soundFacts(*mTrack.clip()) + QLatin1Char('\n') +
                      tr("It ends at %1.").arg(soundOffsetText(last)));
}

void SoundDialog::reject()
{
    mDocument.takeBack(mGesture);
    QDialog::reject();
}

} // namespace furitsuke
