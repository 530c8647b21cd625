// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor-core/motion/taskprogress.h"

#include <QCoreApplication>
#include <QObject>
#include <QPointer>
#include <QThreadPool>
#include <QTimer>

#include <chrono>
#include <functional>
#include <memory>
#include <optional>
#include <semaphore>

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

    /// work(TaskProgress &) runs in a thread of the pool; done(result) in this one. For so long it is waited
    /// for here first: what takes no longer is done when this returns, and is not announced.
    template <class Work, class Done>
    void start(Work work, Done done, std::chrono::milliseconds patience = {})
    {
        using Result = decltype(work(std::declval<TaskProgress &>()));
        struct Outcome
        {
            explicit Outcome(Done &&hears)
                : done(std::move(hears))
            {}
            // Results may be large and not copyable cheaply; they are passed by pointer.
            std::optional<Result> result;
            std::binary_semaphore ready{0};
            Done done;
        };
        auto progress = std::make_shared<TaskProgress>();
        auto outcome = std::make_shared<Outcome>(std::move(done));
        replace(progress);
        const QPointer<BackgroundTask> self(this);
        QThreadPool::globalInstance()->start([self, progress, outcome, work = std::move(work)]() mutable {
            {
                // What the work holds is let go before anybody hears: a shared motion would have to be copied
                // for the next edit.
                Work own = std::move(work);
                outcome->result = own(*progress);
            }
            outcome->ready.release();
            QMetaObject::invokeMethod(
                QCoreApplication::instance(),
                [self, progress, outcome = std::move(outcome)] {
                    if (self && outcome->result)
                        self->end(progress, [&] { outcome->done(std::move(*outcome->result)); });
                },
                Qt::QueuedConnection);
        });
        if (patience.count() > 0 && outcome->ready.try_acquire_for(patience)) {
            Result result = std::move(*outcome->result);
            outcome->result.reset();
            mProgress = nullptr;
            outcome->done(std::move(result));
            return;
        }
        announce();
    }

Q_SIGNALS:
    void started();
    /// 0..1000, some times a second while it runs.
    void progressed(int permille);
    void finished();

private:
    void replace(const std::shared_ptr<TaskProgress> &progress);
    void announce();
    void end(const std::shared_ptr<TaskProgress> &progress, const std::function<void()> &done);

    std::shared_ptr<TaskProgress> mProgress;
    QTimer mTimer;
};

} // namespace furitsuke
