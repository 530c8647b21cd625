// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/tasks/backgroundtask.h"
#include "editor-core/document/editjob.h"

namespace furitsuke {

/// Runs edits of a document so that none blocks its window: what takes a moment is done at once, what takes
/// longer beside the window's thread, with progress. Meanwhile the document is held; nothing changes before
/// the edit is complete, and nothing at all where it is cancelled.
class EditRunner : public QObject
{
    Q_OBJECT

public:
    /// Hears in the window's thread what an edit did, or why it did nothing.
    using Done = std::function<void(const EditResult &)>;

    /// Jobs of no more effort are not worth a thread.
    static constexpr std::chrono::milliseconds moment{20};
    /// How long the window waits for a job before it goes on and shows progress.
    static constexpr std::chrono::milliseconds patience{100};

    explicit EditRunner(MotionDocument &document, QObject *parent = nullptr);
    /// Drops what runs.
    ~EditRunner() override;

    /// Not while one is running.
    void run(EditJob job, Done done);
    bool isRunning() const { return mDone != nullptr; }
    /// Ends what runs, now; the result of it is an error, and the motion stays as it is.
    void cancel();

Q_SIGNALS:
    /// A job takes long; what it does, for people.
    void started(const QString &doing);
    /// 0..1000, some times a second while it runs.
    void progressed(int permille);
    /// It does not run any more, and the document is free; before done hears of it.
    void finished();

private:
    MotionDocument &mDocument;
    BackgroundTask mTask;
    Done mDone;
    int mRun = 0; ///< tells what is running from what was cancelled and has not ended yet
};

} // namespace furitsuke
