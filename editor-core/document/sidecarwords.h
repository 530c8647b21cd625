// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor-core/motion/motion.h"

#include <QString>

#include <array>

/// The words of a sidecar, see docs/sidecar.md. They stay as they are: files hold them.
namespace furitsuke::sidecarwords {

inline constexpr QLatin1String formatKey("format");
inline constexpr QLatin1String formatWord("furitsuke-sidecar");
inline constexpr QLatin1String versionKey("version");
inline constexpr int formatVersion = 1;
inline constexpr QLatin1String markersKey("markers");
inline constexpr QLatin1String frameKey("frame");
inline constexpr QLatin1String nameKey("name");
inline constexpr QLatin1String nameBytesKey("nameBytes");
inline constexpr QLatin1String colourKey("colour");
inline constexpr QLatin1String tempoKey("tempo");
inline constexpr QLatin1String beatsPerMinuteKey("beatsPerMinute");
inline constexpr QLatin1String beatsPerBarKey("beatsPerBar");
inline constexpr QLatin1String firstBeatKey("firstBeat");
inline constexpr QLatin1String playbackKey("playback");
inline constexpr QLatin1String rangeKey("range");
inline constexpr QLatin1String loopKey("loop");
inline constexpr QLatin1String soundKey("sound");
inline constexpr QLatin1String pathKey("path");
inline constexpr QLatin1String offsetKey("offset");
inline constexpr QLatin1String volumeKey("volume");
inline constexpr QLatin1String tracksKey("tracks");
inline constexpr QLatin1String looksKey("looks");
inline constexpr QLatin1String kindKey("kind");
inline constexpr QLatin1String lockedKey("locked");
inline constexpr QLatin1String hiddenKey("hidden");
inline constexpr QLatin1String soloKey("solo");
inline constexpr QLatin1String collapsedKey("collapsed");
/// By TrackKind.
inline constexpr std::array<QLatin1String, trackKindCount> kindWords = {
    QLatin1String("bone"),  QLatin1String("morph"),  QLatin1String("camera"),
    QLatin1String("light"), QLatin1String("shadow"), QLatin1String("state")};

} // namespace furitsuke::sidecarwords
