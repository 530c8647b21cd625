// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QtGlobal>

#include <system_error>
#include <thread>
#include <vector>

namespace furitsuke {

/// Into how many parts work is worth splitting: one per processor, a few at most, each of at least so many items.
inline int parallelParts(qint64 items, qint64 leastItemsPerPart)
{
    constexpr qint64 most = 4;
    const qint64 processors = qBound(qint64(1), qint64(std::thread::hardware_concurrency()), most);
    return int(qBound(qint64(1), items / leastItemsPerPart, processors));
}

/// Calls work(part) for every part from 0, each on a thread of its own, part 0 on the caller's; returns when all
/// are done. Runs them one after the other where the system gives no threads.
template<class Work>
void inParallel(int parts, Work &&work)
{
    std::vector<std::thread> threads;
    threads.reserve(std::size_t(parts));
    int part = 1;
    try {
        for (; part < parts; ++part)
            threads.emplace_back([&work, part] { work(part); });
    } catch (const std::system_error &) {
    }
    work(0);
    for (; part < parts; ++part)
        work(part);
    for (std::thread &thread : threads)
        thread.join();
}

} // namespace furitsuke
