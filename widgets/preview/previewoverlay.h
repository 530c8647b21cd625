// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor-core/rig/viewtransform.h"
#include "widgets/preview/previewscene.h"

class QPainter;

namespace furitsuke {

/// What lies flat over the picture: paths with their keys, IK chains with their goals, the hovered bone's
/// name. The painter's units are those of the view's size.
void paintOverlay(QPainter &painter, const PreviewScene &scene, const ViewTransform &view);

} // namespace furitsuke
