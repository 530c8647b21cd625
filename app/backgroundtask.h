// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor-core/motion/taskprogress.h"

#include <QCoreApplication>
#include <QObject>
#include <QPointer>
#include <QThreadPool>
#include <QTimer>

#include <memory>

namespace furitsuke {

/// Runs one piece of work at a time beside the window's thread, with progress and cancel. What it brings is
/// handed over in the window's thread, unless the task is gone by then.
class BackgroundTask : public QObject
{
    Q_OBJECT

public:
    explicit BackgroundTask(QObject *parent = nullptr);
    /// Cancels what runs; its result is dropped.
    ~BackgroundTask() override;

    bool isRunning() const { return mProgress != nullptr; }
    void cancel();

    /// work(TaskProgress &) runs in a thread of the pool; done(result) in this one.
    template <class Work, class Done>
    void start(Work work, Done done)
    {
        auto progress = std::make_shared<TaskProgress>();
        begin(progress);
        const QPointer<BackgroundTask> self(this);
        QThreadPool::globalInstance()->start(
            [self, progress, work = std::move(work), done = std::move(done)]() mutable {
                // Results may be large and not copyable cheaply; they are passed by pointer.
                auto result = std::make_shared<decltype(work(*progress))>(work(*progress));
                QMetaObject::invokeMethod(
                    QCoreApplication::instance(),
                    [self, progress, result, done = std::move(done)]() mutable {
                        if (!self)
                            return;
                        self->end(progress);
                        done(std::move(*result));
                    },
                    Qt::QueuedConnection);
            });
    }

Q_SIGNALS:
    void started();
    /// 0..1000, some times a second while it runs.
    void progressed(int permille);
    void finished();

private:
    void begin(const std::shared_ptr<TaskProgress> &progress);
    void end(const std::shared_ptr<TaskProgress> &progress);

    std::shared_ptr<TaskProgress> mProgress;
    QTimer mTimer;
};

} // namespace furitsuke
