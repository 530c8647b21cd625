// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QImage>

namespace furitsuke {

/// The toon ramps that every PMD and PMX model may use by number (toon01.bmp to toon10.bmp of MMD), made by
/// calculation: what is lit is at the top, what lies in shadow at the bottom. 0 is toon01; others than 0..9
/// are white.
QImage sharedToonRamp(int number);

} // namespace furitsuke
