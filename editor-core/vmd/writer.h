// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor-core/motion/motion.h"
#include "editor-core/motion/taskprogress.h"

#include <QByteArray>

#include <functional>

class QIODevice;

namespace furitsuke {

/// Takes the next bytes of a file; false stops the writer.
using ByteSink = std::function<bool(QByteArrayView)>;

/// Hands a motion's VMD file to a sink, piece by piece, in bounded memory. Records stand in the order of
/// their keys' `order`; what was read is written back byte for byte, new and changed keys as MMD writes them.
/// False where the sink or the progress stopped it.
bool encodeMotion(const Motion &motion, const ByteSink &sink, TaskProgress *progress = nullptr);

/// The whole file in memory.
QByteArray writeMotion(const Motion &motion);

/// Writes to an open device; false where it does not take all bytes (see its errorString()) or on cancel.
bool writeMotion(const Motion &motion, QIODevice &device, TaskProgress *progress = nullptr);

/// Whether the device, from where it stands to its end, holds exactly the motion's file.
bool motionMatches(const Motion &motion, QIODevice &device, TaskProgress *progress = nullptr);

/// Size of the motion's file in bytes.
qint64 encodedSize(const Motion &motion);

} // namespace furitsuke
