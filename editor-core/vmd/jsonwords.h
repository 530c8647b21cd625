// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor-core/motion/fileform.h"

#include <array>

/// The words of the JSON form of a motion, see docs/motion-json.md. They stay as they are: files hold them.
namespace furitsuke::json {

inline constexpr char formatWord[] = "furitsuke-motion";
inline constexpr quint32 formatVersion = 1;

/// By RecordSection.
inline constexpr std::array<const char *, recordSectionCount> sectionWords = {"bones", "morphs", "camera",
                                                                              "light", "shadow", "states"};
/// By CurveLayout.
inline constexpr std::array<const char *, 7> layoutWords = {
    "mmd9", "mmd-x64", "mmd7", "flag-zero-tail", "real-zero-tail", "first-row-only", "unshifted"};
/// By BoneChannel.
inline constexpr std::array<const char *, boneChannelCount> boneChannelWords = {"x", "y", "z", "rotation"};
/// By CameraChannel.
inline constexpr std::array<const char *, cameraChannelCount> cameraChannelWords = {
    "x", "y", "z", "rotation", "distance", "viewAngle"};
/// The tables of Residue.
inline constexpr std::array<const char *, 3> residueWords = {"boneNames", "boneCurves", "morphNames"};

/// What a key's "nameField" says where it is not the bytes themselves.
inline constexpr char trackFieldWord[] = "track";
inline constexpr char paddedFieldWord[] = "zeroPadded";

} // namespace furitsuke::json
