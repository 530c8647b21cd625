// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

namespace furitsuke {

/// Lets the program keep some of the memory that it frees, up to 128 MiB, for what it needs next. A step of a
/// drag of many keys frees what the step before it took, some megabytes, and takes as much again: getting
/// that from the system each time took a third of the step. To be called once, at the start; does something
/// with glibc only.
void keepFreedMemory();

} // namespace furitsuke
