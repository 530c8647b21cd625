// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/editrunner.h"

#include <new>

namespace furitsuke {

EditRunner::EditRunner(MotionDocument &document, QObject *parent)
    : QObject(parent)
    , mDocument(document)
{
    connect(&mTask, &BackgroundTask::progressed, this, [this](int permille) {
        if (isRunning())
            Q_EMIT progressed(permille);
    });
    // The step fits only the motion that it was worked out for. While a document is held only another file
    // that is opened in it comes here, or an undo from somewhere unforeseen.
    connect(&mDocument, &MotionDocument::changed, this, [this] {
        if (isRunning())
            cancel();
    });
}

EditRunner::~EditRunner()
{
    mDone = nullptr;
}

void EditRunner::run(EditJob job, Done done)
{
    Q_ASSERT(!isRunning());
    if (job.effort <= moment) {
        done(runNow(mDocument, job));
        return;
    }
    mDone = std::move(done);
    const int run = ++mRun;
    mTask.start(
        [work = std::move(job.work)](TaskProgress &progress) {
            try {
                return work(&progress);
            } catch (const std::bad_alloc &) {
                EditStep step;
                step.result.error = tr("There is not enough memory for this; nothing was changed.");
                return step;
            }
        },
        [this, run](const EditStep &step) {
            if (run != mRun || !isRunning())
                return;
            const bool announced = mDocument.isHeld();
            mDocument.setHeld(false);
            const Done hears = std::exchange(mDone, nullptr);
            const EditResult result = makeStep(mDocument, step);
            if (announced)
                Q_EMIT finished();
            hears(result);
        },
        patience);
    if (isRunning()) {
        mDocument.setHeld(true);
        Q_EMIT started(job.doing);
    }
}

void EditRunner::cancel()
{
    if (!isRunning())
        return;
    mTask.cancel();
    ++mRun;
    mDocument.setHeld(false);
    const Done hears = std::exchange(mDone, nullptr);
    Q_EMIT finished();
    hears(cancelledEdit());
}

} // namespace furitsuke
