// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

namespace furitsuke {

/// The file of a model's texture: path as in Model::textures, folder where the model lies. Models are made on
/// systems that take "Tex" and "tex" for one, so names that differ in case only are found where there is none
/// that is the same. Empty where there is no such file, and for a path that leads from a drive or a root: a
/// model names what lies beside it.
QString findTextureFile(const QString &folder, const QString &path);

} // namespace furitsuke
