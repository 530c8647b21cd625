// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/tasks/backgroundtask.h"

namespace furitsuke {

BackgroundTask::BackgroundTask(QObject *parent)
    : QObject(parent)
{
    mTimer.setInterval(50);
    connect(&mTimer, &QTimer::timeout, this, [this] {
        if (mProgress)
            Q_EMIT progressed(mProgress->permille());
    });
}

BackgroundTask::~BackgroundTask()
{
    cancel();
}

void BackgroundTask::cancel()
{
    if (mProgress)
        mProgress->cancel();
}

void BackgroundTask::replace(const std::shared_ptr<TaskProgress> &progress)
{
    cancel();
    mProgress = progress;
}

void BackgroundTask::announce()
{
    mTimer.start();
    Q_EMIT started();
}

void BackgroundTask::end(const std::shared_ptr<TaskProgress> &progress, const std::function<void()> &done)
{
    // Work that was cancelled for newer work ends after that has begun.
    if (progress == mProgress) {
        mProgress = nullptr;
        mTimer.stop();
        Q_EMIT finished();
    }
    done();
}

} // namespace furitsuke
