// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QtGlobal>

#include <exception>
#include <system_error>
#include <thread>
#include <vector>

namespace furitsuke {

/// How many rows of keys a thread of its own is worth at least.
inline constexpr qint64 parallelRows = 1 << 16;

/// Into how many parts work is worth splitting: one per processor, a few at most, each of at least so many
/// items; and not more than there are pieces to share out.
inline int parallelParts(qint64 items, qint64 leastItemsPerPart, qint64 pieces)
{
    constexpr qint64 most = 4;
    const qint64 processors = qBound(qint64(1), qint64(std::thread::hardware_concurrency()), most);
    return int(qMax(qint64(1), qMin(pieces, qMin(items / leastItemsPerPart, processors))));
}

/// Calls work(part) for every part from 0, each on a thread of its own, part 0 on the caller's; returns when
/// all are done. Runs them one after the other where the system gives no threads. What work throws (memory
/// may run out) is thrown to the caller once all threads have ended.
template <class Work>
void inParallel(int parts, Work &&work)
{
    std::vector<std::thread> threads;
    threads.reserve(std::size_t(parts));
    std::vector<std::exception_ptr> faults(std::size_t(parts), nullptr);
    const auto run = [&work, &faults](int part) {
        try {
            work(part);
        } catch (...) {
            faults[std::size_t(part)] = std::current_exception();
        }
    };
    int part = 1;
    try {
        for (; part < parts; ++part)
            threads.emplace_back([&run, part] { run(part); });
    } catch (const std::system_error &) {
    }
    run(0);
    for (; part < parts; ++part)
        run(part);
    for (std::thread &thread : threads)
        thread.join();
    for (const std::exception_ptr &fault : faults) {
        if (fault)
            std::rethrow_exception(fault);
    }
}

} // namespace furitsuke
