// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor-core/document/editjob.h"
#include "editor-core/edits/ikbake.h"
#include "editor-core/edits/ikswitch.h"

namespace furitsuke {

/// Bakes IK on a model (see bakeIk()) as one step that selects nothing. An error where a track that it would
/// change is locked.
EditJob bakeIkJob(const MotionDocument &document, const std::shared_ptr<const Model> &model,
                  const IkBakeOptions &options);

/// Switches IK on a model from a frame on (see switchIk()), as one step that selects nothing. An error where
/// a track that it would change is locked.
EditJob switchIkJob(const MotionDocument &document, const std::shared_ptr<const Model> &model,
                    const IkSwitchOptions &options);

} // namespace furitsuke
