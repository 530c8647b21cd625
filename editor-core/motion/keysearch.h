// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor-core/motion/motion.h"

#include <optional>

namespace furitsuke {

/// The nearest frame after, or before, another one at which any of the tracks has a key. One binary search in
/// each track, however many keys there are.
std::optional<quint32> keyFrameAfter(const Motion &motion, const QList<TrackRef> &tracks, qint64 frame);
std::optional<quint32> keyFrameBefore(const Motion &motion, const QList<TrackRef> &tracks, qint64 frame);

} // namespace furitsuke
