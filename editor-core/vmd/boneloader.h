// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor-core/motion/diagnostic.h"
#include "editor-core/motion/motion.h"
#include "editor-core/motion/taskprogress.h"

namespace furitsuke::vmd {

struct LoadContext
{
    QByteArrayView file;
    TaskProgress *progress; ///< may be null
    Diagnostics &diagnostics;
};

/// Fills the motion's bone tracks from `records` records at an offset of the file, which must hold them.
/// False where it was cancelled.
bool loadBones(const LoadContext &context, qint64 offset, qint64 records, Motion &motion);
/// The same for morphs.
bool loadMorphs(const LoadContext &context, qint64 offset, qint64 records, Motion &motion);

} // namespace furitsuke::vmd
