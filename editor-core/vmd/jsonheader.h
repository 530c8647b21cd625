// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor-core/vmd/jsondraft.h"

namespace furitsuke::json {

/// Takes a member of the motion that is not a section; false where there is none of this name.
bool readHeaderMember(const QString &name, View value, Check &check, MotionDraft &draft);

/// Takes a name, or the bytes of one.
void readName(View value, Check &check, bool isBytes, qsizetype fieldSize, DraftName &name);

} // namespace furitsuke::json
