// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/preview/frameexport.h"

#include "editor-core/document/playback.h"
#include "widgets/preview/textureloader.h"

#include <cmath>
#include <limits>

namespace furitsuke {

FrameExportPlan FrameExportPlan::between(qint64 first, qint64 last, double picturesPerSecond)
{
    FrameExportPlan plan;
    plan.first = double(first);
    plan.step = PlaybackClock::framesPerSecond / picturesPerSecond;
    const double pictures = std::floor(double(std::max<qint64>(0, last - first)) / plan.step + 1e-9) + 1;
    plan.pictures = int(std::min(pictures, double(std::numeric_limits<int>::max())));
    return plan;
}

double FrameExportPlan::picturesPerSecond() const
{
    return PlaybackClock::framesPerSecond / step;
}

FrameExport::FrameExport(ScenePlayer::Parts parts, const FrameExportPlan &plan,
                         std::unique_ptr<FrameSink> sink, QObject *parent)
    : QObject(parent)
    , mPlayer(std::move(parts))
    , mPlan(plan)
    , mSink(std::move(sink))
{
    mTurn.setSingleShot(true);
    connect(&mTurn, &QTimer::timeout, this, &FrameExport::next);
    connect(mSink.get(), &FrameSink::ready, this, [this] { mTurn.start(); });
    connect(mSink.get(), &FrameSink::ended, this, [this](const QString &fault) {
        FrameExportResult result;
        result.fault = fault;
        result.pictures = fault.isEmpty() ? mPlan.pictures : mSink->kept();
        stop(result);
    });
}

FrameExport::~FrameExport()
{
    if (mRunning)
        mSink->abandon();
}

void FrameExport::start()
{
    mRunning = true;
    FrameExportResult result;
    result.fault = mRenderer.fault();
    if (result.fault.isEmpty())
        result.fault = mSink->begin(mPlan.size);
    if (!result.fault.isEmpty()) {
        mSink->abandon();
        stop(result);
        return;
    }
    mTurn.start();
}

void FrameExport::next()
{
    // The picture that asks for the textures is not kept.
    const bool waits = mTexturesAsked && mRenderer.textures().isBusy();
    if (!mRunning || mDone == mPlan.pictures || waits || !mSink->takesMore())
        return;
    const PreviewImage picture =
        mRenderer.render(mPlayer.sceneAt(mPlan.first + mDone * mPlan.step), mPlan.size, 1, mPlan.samples);
    if (!picture.fault.isEmpty()) {
        mSink->abandon();
        FrameExportResult result;
        result.fault = picture.fault;
        result.pictures = mSink->kept();
        stop(result);
        return;
    }
    if (!mTexturesAsked) {
        mTexturesAsked = true;
        connect(&mRenderer.textures(), &TextureLoader::finished, this, [this] { mTurn.start(); });
        mTurn.start();
        return;
    }
    mSink->take(picture.image);
    Q_EMIT progressed(++mDone, mPlan.pictures);
    if (mDone == mPlan.pictures)
        mSink->end();
    else if (mSink->takesMore())
        mTurn.start();
}

void FrameExport::cancel()
{
    if (!mRunning)
        return;
    mSink->abandon();
    FrameExportResult result;
    result.cancelled = true;
    result.pictures = mSink->kept();
    stop(result);
}

void FrameExport::stop(FrameExportResult result)
{
    mRunning = false;
    mTurn.stop();
    result.notes = mRenderer.textureNotes();
    Q_EMIT finished(result);
}

} // namespace furitsuke
