// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/dopesheet/timelinepanel.h"

#include <QEvent>
#include <QGridLayout>
#include <QScrollBar>
#include <QSignalBlocker>
#include <QSplitter>
#include <QVBoxLayout>

#include <cmath>

namespace furitsuke {

TimelinePanel::TimelinePanel(MotionDocument &document, QWidget *parent)
    : QWidget(parent)
    , mState(document)
    , mSplitter(new QSplitter(Qt::Horizontal, this))
    , mList(new TrackListView(mState))
    , mHeader(new TrackListHeader(mState))
    , mRuler(new TimeRuler(mState))
    , mSoundLabel(new SoundLabel(mState))
    , mSound(new SoundStrip(mState))
    , mSheet(new DopeSheetView(mState))
    , mHorizontal(new QScrollBar(Qt::Horizontal))
    , mVertical(new QScrollBar(Qt::Vertical))
{
    setObjectName(QStringLiteral("timelinePanel"));
    mSplitter->setObjectName(QStringLiteral("timelineSplitter"));
    mHorizontal->setObjectName(QStringLiteral("timeScrollBar"));
    mVertical->setObjectName(QStringLiteral("rowScrollBar"));

    // The list begins where the sheet's rows begin, under the ruler, and ends above the scroll bar.
    auto *left = new QWidget;
    auto *leftLayout = new QVBoxLayout(left);
    leftLayout->setContentsMargins(0, 0, 0, 0);
    leftLayout->setSpacing(0);
    leftLayout->addWidget(mHeader);
    leftLayout->addWidget(mSoundLabel);
    leftLayout->addWidget(mList, 1);
    auto *foot = new QWidget;
    leftLayout->addWidget(foot);

    auto *right = new QWidget;
    auto *rightLayout = new QGridLayout(right);
    rightLayout->setContentsMargins(0, 0, 0, 0);
    rightLayout->setSpacing(0);
    rightLayout->addWidget(mRuler, 0, 0);
    rightLayout->addWidget(mSound, 1, 0);
    rightLayout->addWidget(mSheet, 2, 0);
    rightLayout->addWidget(mVertical, 2, 1);
    rightLayout->addWidget(mHorizontal, 3, 0);
    rightLayout->setRowStretch(2, 1);
    rightLayout->setColumnStretch(0, 1);
    connect(mRuler, &TimeRuler::heightChanged, this, &TimelinePanel::updateTopHeight);
    foot->setFixedHeight(mHorizontal->sizeHint().height());

    mSplitter->addWidget(left);
    mSplitter->addWidget(right);
    mSplitter->setStretchFactor(0, 0);
    mSplitter->setStretchFactor(1, 1);
    mSplitter->setChildrenCollapsible(false);
    mSplitter->setSizes({250, 900});
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->addWidget(mSplitter);
    setFocusProxy(mSheet);

    updateRowHeight();
    updateTopHeight();
    updateSound();
    connect(&mState.sound(), &SoundTrack::changed, this, &TimelinePanel::updateSound);
    connect(&mState.playback(), &PlaybackClock::settingsChanged, this, &TimelinePanel::updateScrollBars);
    connect(mHeader, &TrackListHeader::listRequested, mList, &TrackListView::enter);
    connect(mHeader, &TrackListHeader::left, mSheet, qOverload<>(&QWidget::setFocus));
    connect(mHorizontal, &QScrollBar::valueChanged, this, [this](int value) {
        TimeScale scale = mState.geometry().scale;
        scale.setLeftFrame(value / scale.pixelsPerFrame());
        mState.setScale(scale);
    });
    connect(mVertical, &QScrollBar::valueChanged, this, [this](int value) { mState.setScrollY(value); });
    connect(&mState, &TimelineState::viewChanged, this, &TimelinePanel::updateScrollBars);
    connect(&mState, &TimelineState::rowsChanged, this, &TimelinePanel::updateScrollBars);
    connect(&mState, &TimelineState::keysChanged, this, &TimelinePanel::updateScrollBars);
    updateScrollBars();
}

TimelinePanel::~TimelinePanel()
{
    // The views go before the state that they share: one that loses the focus ends its gesture.
    delete mSplitter;
}

void TimelinePanel::updateRowHeight()
{
    mState.setRowHeight(qMax(18, fontMetrics().height() + 3));
}

void TimelinePanel::updateTopHeight()
{
    const int height = qMax(mRuler->sizeHint().height(), mHeader->sizeHint().height());
    mHeader->setFixedHeight(height);
    mRuler->setFixedHeight(height);
}

void TimelinePanel::updateSound()
{
    const bool shows = mState.sound().note().has_value();
    const int height = mSound->sizeHint().height();
    mSoundLabel->setFixedHeight(height);
    mSound->setFixedHeight(height);
    mSoundLabel->setVisible(shows);
    mSound->setVisible(shows);
}

void TimelinePanel::updateScrollBars()
{
    const SheetGeometry &geometry = mState.geometry();
    const QSignalBlocker horizontalBlocker(mHorizontal);
    const QSignalBlocker verticalBlocker(mVertical);
    mVertical->setRange(0, int(std::ceil(mState.largestScrollY())));
    mVertical->setPageStep(int(geometry.height));
    mVertical->setSingleStep(geometry.rowHeight);
    mVertical->setValue(int(geometry.scrollY));

    // In pixels, as far as an integer goes.
    constexpr double largest = 1e9;
    const double scale = geometry.scale.pixelsPerFrame();
    const double left = geometry.scale.leftFrame() * scale;
    const double end = qMin(largest, double(mState.lastFrame()) * scale + 24);
    mHorizontal->setRange(int(qMin(-24.0, left)), int(qMin(largest, qMax(end - geometry.width, left))));
    mHorizontal->setPageStep(int(geometry.width));
    mHorizontal->setSingleStep(int(qMax(1.0, scale * 10)));
    mHorizontal->setValue(int(qMin(largest, left)));
}

void TimelinePanel::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::FontChange) {
        updateRowHeight();
        updateTopHeight();
        updateSound();
    } else if (event->type() == QEvent::LanguageChange)
        mState.retranslate();
    QWidget::changeEvent(event);
}

} // namespace furitsuke
