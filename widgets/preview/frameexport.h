// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/preview/framesink.h"
#include "widgets/preview/previewrenderer.h"
#include "widgets/preview/sceneplayer.h"

#include <QTimer>

namespace furitsuke {

/// Which pictures an export has.
struct FrameExportPlan
{
    double first = 0; ///< frame of the first picture
    double step = 1;  ///< frames from one picture to the next: 1 is 30 pictures a second
    int pictures = 1; ///< how many
    QSize size{1280, 720};
    int samples = 4; ///< as PreviewRenderer has it

    /// The pictures of frames first to last, both included, at so many pictures a second.
    static FrameExportPlan between(qint64 first, qint64 last, double picturesPerSecond);
    double picturesPerSecond() const;
};

/// What came of an export.
struct FrameExportResult
{
    bool cancelled = false;
    QString fault;     ///< translated; empty where all is well, or it was cancelled
    int pictures = 0;  ///< that are there now
    QStringList notes; ///< textures that are not shown, a line each
    bool ok() const { return fault.isEmpty() && !cancelled; }
};

/// Draws the pictures of many frames, one in a turn of the event loop, so that the window lives on, and hands
/// them to a sink.
class FrameExport : public QObject
{
    Q_OBJECT

public:
    FrameExport(ScenePlayer::Parts parts, const FrameExportPlan &plan, std::unique_ptr<FrameSink> sink,
                QObject *parent = nullptr);
    /// Cancels; nothing is said then.
    ~FrameExport() override;

    void start();
    void cancel();
    bool isRunning() const { return mRunning; }

Q_SIGNALS:
    /// So many pictures were handed over, of how many.
    void progressed(int done, int all);
    void finished(const FrameExportResult &result);

private:
    void next();
    void stop(FrameExportResult result);

    ScenePlayer mPlayer;
    FrameExportPlan mPlan;
    std::unique_ptr<FrameSink> mSink;
    PreviewRenderer mRenderer;
    QTimer mTurn;
    int mDone = 0;
    bool mRunning = false;
    bool mTexturesAsked = false;
};

} // namespace furitsuke
