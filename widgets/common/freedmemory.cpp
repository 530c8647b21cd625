// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/common/freedmemory.h"

#include <cstdlib> // tells whether this is glibc

#ifdef __GLIBC__
#include <malloc.h>
#endif

namespace furitsuke {

void keepFreedMemory()
{
#ifdef __GLIBC__
    constexpr int kept = 128 << 20;
    constexpr int largestOfHeap = 32 << 20; // the most that glibc allows
    mallopt(M_TRIM_THRESHOLD, kept);
    mallopt(M_MMAP_THRESHOLD, largestOfHeap);
#endif
}

} // namespace furitsuke
