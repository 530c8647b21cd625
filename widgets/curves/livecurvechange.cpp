// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/curves/livecurvechange.h"

#include <QScopedValueRollback>
#include <QTimer>

namespace furitsuke {

namespace {

/// With more keys than this, moves are applied when there is time for it.
constexpr qsizetype manyKeys = 5000;

} // namespace

LiveCurveChange::LiveCurveChange(MotionDocument &document, QObject *parent)
    : QObject(parent)
    , mDocument(document)
    , mLater(new QTimer(this))
    , mStepsOver(new QTimer(this))
{
    for (QTimer *timer : {mLater, mStepsOver})
        timer->setSingleShot(true);
    connect(mLater, &QTimer::timeout, this, &LiveCurveChange::flush);
    connect(mStepsOver, &QTimer::timeout, this, &LiveCurveChange::finish);
    const auto endedByOther = [this] {
        if (!mApplying && isRunning())
            end();
    };
    connect(&document, &MotionDocument::changed, this, endedByOther);
    connect(&document, &MotionDocument::selectionChanged, this, endedByOther);
}

LiveCurveChange::~LiveCurveChange() = default;

void LiveCurveChange::begin(CurveChannels channels)
{
    if (isRunning())
        finish();
    mGesture = std::make_unique<CurveGesture>(mDocument, channels, liveCurveKeys(mDocument));
}

void LiveCurveChange::beginStep(CurveChannels channels)
{
    if (!mStepsOver->isActive() || !isRunning() || !(mGesture->channels() == channels))
        begin(channels);
    mStepsOver->start(burst);
}

void LiveCurveChange::move(const Move &move)
{
    if (!isRunning())
        return;
    mWaiting = move;
    if (mGesture->keys() > manyKeys)
        mLater->start(0);
    else
        flush();
}

void LiveCurveChange::flush()
{
    mLater->stop();
    if (!isRunning() || !mWaiting)
        return;
    const Move move = std::exchange(mWaiting, nullptr);
    const QScopedValueRollback guard(mApplying, true);
    Q_EMIT edited(move(*mGesture));
}

void LiveCurveChange::finish()
{
    flush();
    std::optional<EditJob> job;
    if (isRunning()) {
        const QScopedValueRollback guard(mApplying, true);
        job = mGesture->finish();
    }
    end();
    if (job)
        Q_EMIT editWanted(*job);
}

void LiveCurveChange::cancel()
{
    mWaiting = nullptr;
    if (isRunning()) {
        const QScopedValueRollback guard(mApplying, true);
        mGesture->cancel();
        // What was said of the moves is not so any more.
        Q_EMIT edited({});
    }
    end();
}

void LiveCurveChange::end()
{
    mLater->stop();
    mStepsOver->stop();
    mWaiting = nullptr;
    if (!isRunning())
        return;
    mGesture.reset();
    Q_EMIT ended();
}

} // namespace furitsuke
