// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QtGlobal>

#include <atomic>

namespace furitsuke {

/// What a long task and the one who waits for it share, across threads: how far it is, and the wish to stop.
class TaskProgress
{
public:
    void setShare(double done) { mPermille.store(int(done * 1000), std::memory_order_relaxed); }
    /// The same from several threads of one task: it never goes back.
    void raiseShare(double done)
    {
        const int permille = int(done * 1000);
        int before = mPermille.load(std::memory_order_relaxed);
        while (before < permille &&
               !mPermille.compare_exchange_weak(before, permille, std::memory_order_relaxed)) {
        }
    }
    /// 0..1000.
    int permille() const { return mPermille.load(std::memory_order_relaxed); }
    void cancel() { mCancelled.store(true, std::memory_order_relaxed); }
    bool isCancelled() const { return mCancelled.load(std::memory_order_relaxed); }

private:
    std::atomic<int> mPermille = 0;
    std::atomic<bool> mCancelled = false;
};

/// Counts the pieces of a long piece of work, done in any threads, and tells one who waits for it, if there
/// is one.
class WorkMeter
{
public:
    /// The progress may be null: then nobody waits, and nothing is cancelled.
    WorkMeter(TaskProgress *progress, qint64 pieces)
        : mProgress(progress)
        , mPieces(qMax(qint64(1), pieces))
    {}

    /// So many pieces more are done. False where the rest is not wanted any more.
    bool advance(qint64 pieces = 1)
    {
        if (!mProgress)
            return true;
        const qint64 done = mDone.fetch_add(pieces, std::memory_order_relaxed) + pieces;
        mProgress->raiseShare(qMin(1.0, double(done) / double(mPieces)));
        return !mProgress->isCancelled();
    }
    bool isCancelled() const { return mProgress && mProgress->isCancelled(); }

private:
    TaskProgress *mProgress;
    qint64 mPieces;
    std::atomic<qint64> mDone = 0;
};

} // namespace furitsuke
