// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QtGlobal>

#include <array>

/// Sizes and offsets of Vocaloid Motion Data files. All numbers are little-endian; there is no padding.
namespace furitsuke::vmd {

inline constexpr qint64 signatureSize = 30;
inline constexpr qint64 modelNameSize = 20;
inline constexpr qint64 oldModelNameSize = 10;

inline constexpr qint64 boneRecordSize = 111; ///< name 15, frame, position 3f, rotation 4f, curves 64
inline constexpr qint64 morphRecordSize = 23; ///< name 15, frame, weight
inline constexpr qint64 cameraRecordSize =
    61; ///< frame, distance, target 3f, rotation 3f, curves 24, angle, projection
inline constexpr qint64 lightRecordSize = 28; ///< frame, colour 3f, direction 3f
inline constexpr qint64 shadowRecordSize = 9; ///< frame, mode, distance
inline constexpr qint64 stateRecordSize = 9;  ///< frame, visible, IK count; then the IK entries
inline constexpr qint64 ikEntrySize = 21;     ///< name 20, enabled

/// Sizes of a record of bones, morphs, camera, light, self shadow; a display/IK record's least size.
inline constexpr std::array<qint64, 6> recordSizes = {boneRecordSize,  morphRecordSize,  cameraRecordSize,
                                                      lightRecordSize, shadowRecordSize, stateRecordSize};

namespace bone {
inline constexpr qint64 frame = 15;
inline constexpr qint64 position = 19;
inline constexpr qint64 rotation = 31;
inline constexpr qint64 curves = 47;
} // namespace bone

namespace morph {
inline constexpr qint64 frame = 15;
inline constexpr qint64 weight = 19;
} // namespace morph

namespace camera {
inline constexpr qint64 distance = 4;
inline constexpr qint64 target = 8;
inline constexpr qint64 rotation = 20;
inline constexpr qint64 curves = 32;
inline constexpr qint64 viewAngle = 56;
inline constexpr qint64 projection = 60;
} // namespace camera

} // namespace furitsuke::vmd
