// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor-core/rig/model.h"

#include <QColor>

namespace furitsuke::test {

/// Puts a bone in that points at a place above it; its index.
qint32 addBone(Model &model, const QString &name, const Vec3f &position, qint32 parent, const Vec3f &tail);
/// Puts a material of a plain colour in, lit all over: no toon, no edge, nothing from the light.
ModelMaterial plainMaterial(const QColor &colour);
/// Puts a box of one material in that follows a bone, its outside being its front; the first of its vertices
/// (24, four for each side).
qint32 addBox(Model &model, const Vec3f &middle, const Vec3f &half, qint32 bone,
              const ModelMaterial &material);

/// A red box from (-2, 3) to (2, 11) for センター, which begins at its foot, and a green one above it from
/// (-2, 12) to (2, 16) for 頭, which begins at its foot. Morphs: あ shifts the green one to the right by 6,
/// 青 makes the red one blue.
Model twoBoxes();

} // namespace furitsuke::test
