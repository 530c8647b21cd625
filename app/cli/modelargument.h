// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/cli/command.h"
#include "editor-core/rig/model.h"
#include "editor-core/text/nameencoding.h"

#include <memory>

namespace furitsuke::cli {

/// What stands for the program's own model where one is asked for.
inline constexpr QLatin1String ownModel("testrig");

/// Reads a model (PMX, PMD), or makes the program's own; PMD names are in the encoding. Null where it cannot
/// be read, which was said, as are warnings about its file.
std::shared_ptr<const Model> loadModel(const QString &path, NameEncoding encoding, const Console &console);

} // namespace furitsuke::cli
