// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor-core/motion/motion.h"
#include "editor-core/text/nametext.h"

namespace furitsuke {

/// A track's name for people, translated; for tracks without a name of their own what they are.
QString trackLabel(const Motion &motion, TrackRef track, NameEncoding encoding);

} // namespace furitsuke
