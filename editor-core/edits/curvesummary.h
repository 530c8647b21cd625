// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor-core/motion/curvechannels.h"
#include "editor-core/motion/keyselection.h"

#include <array>
#include <optional>

namespace furitsuke {

/// A curve and how many of the keys have it.
struct CurveCount
{
    CurvePoints curve;
    qsizetype keys = 0;

    friend bool operator==(const CurveCount &, const CurveCount &) = default;
};

/// The four numbers of curves: each as they have it in common, or nothing where they differ.
struct CommonPoints
{
    std::optional<quint8> x1;
    std::optional<quint8> y1;
    std::optional<quint8> x2;
    std::optional<quint8> y2;

    friend bool operator==(const CommonPoints &, const CommonPoints &) = default;
};

/// One channel of the selected keys of a kind.
struct ChannelSummary
{
    qsizetype keys = 0;                ///< that have the channel
    std::optional<CurvePoints> common; ///< nothing where they differ
    CommonPoints points;
    CurvePoints average; ///< see CurveMean
    /// The most frequent curves first, those of one count in the order of x1, y1, x2, y2; at most as many as
    /// were asked for.
    QList<CurveCount> curves;
    qsizetype distinct = 0;  ///< different curves in all
    qsizetype otherKeys = 0; ///< keys whose curves are not in the list
    /// Keys whose curve has no visible effect on this channel: its value is that of the previous key, or
    /// there is no way at all (see CurveSummary).
    qsizetype still = 0;

    bool isMixed() const { return keys > 0 && !common; }
    friend bool operator==(const ChannelSummary &, const ChannelSummary &) = default;
};

/// The segment that the curves of one key shape.
struct CurveSegment
{
    TrackRef track;
    qsizetype row = 0;
    qint64 from = 0;       ///< frame of the previous key; 0 where that is MMD's own at rest
    qint64 to = 0;         ///< frame of the key
    bool fromRest = false; ///< the key is the first of its track
    bool cut = false;      ///< camera keys at most one frame apart: nothing is interpolated

    friend bool operator==(const CurveSegment &, const CurveSegment &) = default;
};

/// The curves of the selected keys, as an editor shows them.
struct CurveSummary
{
    qsizetype boneKeys = 0;
    qsizetype cameraKeys = 0;
    std::array<ChannelSummary, boneChannelCount> bone;
    std::array<ChannelSummary, cameraChannelCount> camera;
    /// Keys that are the first of their track after frame 0: MMD moves there from rest along their curves,
    /// where other players hold the key.
    qsizetype firstKeys = 0;
    /// First keys at frame 0: there is no way to them.
    qsizetype keysAtStart = 0;
    /// Camera keys after a cut: nothing is interpolated on the way to them.
    qsizetype afterCuts = 0;
    /// Keys that a later record at the same frame hides.
    qsizetype hidden = 0;
    /// Where exactly one selected key has curves.
    std::optional<CurveSegment> segment;

    qsizetype keys() const { return boneKeys + cameraKeys; }
    friend bool operator==(const CurveSummary &, const CurveSummary &) = default;
};

inline constexpr qsizetype usualCurveCount = 1024;

/// The curves of the selected keys, with at most `mostCurves` different ones for each channel. Some
/// milliseconds for 50 000 keys.
CurveSummary summariseCurves(const Motion &motion, const KeySelection &selection,
                             qsizetype mostCurves = usualCurveCount);
/// The same while a gesture goes on, for less: `before` is the summary of the same keys, of which nothing but
/// curves has changed since.
CurveSummary summariseCurvesAgain(const Motion &motion, const KeySelection &selection,
                                  const CurveSummary &before, qsizetype mostCurves = usualCurveCount);

/// How many of the selected keys have any of these channels.
qsizetype keysWith(const CurveSummary &summary, CurveChannels channels);

/// What the curves of all these channels have in common, bones' and the camera's alike; nothing where no
/// selected key has any of them.
CommonPoints commonPoints(const CurveSummary &summary, CurveChannels channels);
/// The curve that all of them have.
std::optional<CurvePoints> commonCurve(const CurveSummary &summary, CurveChannels channels);

/// The segment of a bone or camera key.
CurveSegment curveSegment(const Motion &motion, TrackRef track, qsizetype row);

/// What a person should know of the curves of these channels before they rely on them, one line each,
/// translated: first keys, cuts, hidden keys, channels of which no key moves.
QStringList curveNotes(const CurveSummary &summary, CurveChannels channels);

/// That the curves of these channels are not the same, so that one handle dragged for all of them makes them
/// one there, translated; empty where they are the same, or only one has keys.
QString linkedNote(const CurveSummary &summary, CurveChannels channels);

} // namespace furitsuke
