// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor-core/document/editjob.h"
#include "editor-core/edits/ikbake.h"

namespace furitsuke {

/// Bakes IK on a model (see bakeIk()) as one step that selects nothing. An error where a track that it would
/// change is locked.
EditJob bakeIkJob(const MotionDocument &document, const std::shared_ptr<const Model> &model,
                  const IkBakeOptions &options);

} // namespace furitsuke
