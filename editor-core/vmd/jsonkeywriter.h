// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor-core/motion/keys.h"
#include "editor-core/vmd/jsonemitter.h"

namespace furitsuke::json {

// Members that say a key's values, in an object that is begun; see docs/motion-json.md. Curves are left out
// where all are MMD's straight lines. Frame, order, the IK switches and how a record is written are not
// among them.
void writeValues(JsonEmitter &out, const BoneKey &key);
void writeValues(JsonEmitter &out, const MorphKey &key);
void writeValues(JsonEmitter &out, const CameraKey &key);
void writeValues(JsonEmitter &out, const LightKey &key);
void writeValues(JsonEmitter &out, const ShadowKey &key);

/// A switch as true or false, or as a number where it is neither.
void writeSwitch(JsonEmitter &out, QByteArrayView name, quint8 value);

} // namespace furitsuke::json
