// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor-core/motion/keys.h"
#include "editor-core/vmd/jsoncheck.h"

#include <optional>

namespace furitsuke::json {

/// A name as the text gives it. What bytes it has is known only at the end, when the encoding is.
struct DraftName
{
    std::optional<QString> text;
    std::optional<QByteArray> bytes; ///< of the name, or of its whole field
};

/// What the text says of a key beside its values.
struct KeyExtras
{
    std::optional<quint32> order;
    QByteArray nameField;  ///< 15 bytes, or none
    QByteArray curveBlock; ///< 64 bytes, or none
    std::vector<DraftName> ikNames;
};

// Stand in a key's form until the whole text is read, where it does not say what is meant.
inline constexpr quint8 fileLayoutBits = KeyForm::layoutMask; ///< the layout of the file's generation
inline constexpr quint8 openNameBit = 0x80; ///< the name field that the track's keys usually have

// Each fails the check where the value is not such a key.
BoneKey readBoneKey(View value, Check &check, KeyExtras &extras);
MorphKey readMorphKey(View value, Check &check, KeyExtras &extras);
CameraKey readCameraKey(View value, Check &check, KeyExtras &extras);
LightKey readLightKey(View value, Check &check, KeyExtras &extras);
ShadowKey readShadowKey(View value, Check &check, KeyExtras &extras);
StateKey readStateKey(View value, Check &check, KeyExtras &extras);

} // namespace furitsuke::json
