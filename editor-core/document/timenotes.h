// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor-core/document/framerange.h"

#include <QColor>
#include <QList>
#include <QString>

#include <optional>

namespace furitsuke {

/// A named place in time. A frame has one marker at most.
struct Marker
{
    quint32 frame = 0;
    QString name;
    QRgb colour = 0xff4f9be8; ///< opaque

    friend bool operator==(const Marker &, const Marker &) = default;
};

/// The beat of the music that a motion belongs to: the same from the first frame to the last.
struct Tempo
{
    double beatsPerMinute = 120;
    int beatsPerBar = 4;
    double firstBeat = 0; ///< frame at which bar 1 begins; any fraction, may be negative

    friend bool operator==(const Tempo &, const Tempo &) = default;
};

/// The sound that a motion belongs to. The file itself is only referred to.
struct SoundNote
{
    QString path;      ///< absolute
    double offset = 0; ///< frame at which the sound begins; any fraction, may be negative
    double volume = 1; ///< 0 to 1, on a straight scale

    friend bool operator==(const SoundNote &, const SoundNote &) = default;
};

/// What a person notes about a motion's time. Not part of the VMD but kept in a file beside it, and part of
/// what undo brings back.
struct TimeNotes
{
    QList<Marker> markers; ///< ascending by frame
    std::optional<Tempo> tempo;
    std::optional<SoundNote> sound;

    bool isEmpty() const { return markers.isEmpty() && !tempo && !sound; }
    friend bool operator==(const TimeNotes &, const TimeNotes &) = default;
};

// Markers.

/// A name as it is kept: one line without blanks around it, 100 characters at most.
QString cleanMarkerName(const QString &name);
/// Colours to choose from, told apart on light and dark ground; the first is that of new markers.
const QList<QRgb> &markerColours();

/// Place of a frame's marker in the list; -1 where it has none.
qsizetype markerIndex(const TimeNotes &notes, qint64 frame);
/// The nearest marker after, or before, a frame.
std::optional<Marker> markerAfter(const TimeNotes &notes, qint64 frame);
std::optional<Marker> markerBefore(const TimeNotes &notes, qint64 frame);
/// Puts a marker in; one at its frame is replaced.
TimeNotes withMarker(TimeNotes notes, const Marker &marker);
/// Takes the marker of a frame out, if there is one.
TimeNotes withoutMarker(TimeNotes notes, qint64 frame);

/// The notes of a motion into which n frames were inserted before a frame, or from which -n frames were taken
/// out from it on. Markers stay with the keys around them. Of the markers inside frames that are taken out,
/// the last one is carried to the frame at which the motion goes on, as it names what comes next, unless that
/// has its own; the others go. A marker is never pushed past the last frame there is. The beat goes along
/// where the frame is not after the first beat: there is one tempo, and no gap in it. So does a sound where
/// the frame is not after its beginning, and then the beat goes with the sound.
TimeNotes shiftNotes(const TimeNotes &notes, qint64 frame, qint64 n);

/// A range of frames after the same change. Frames that are inserted inside it make it longer; of one that is
/// taken out as a whole nothing is left.
std::optional<FrameRange> shiftRange(const FrameRange &range, qint64 frame, qint64 n);

// Bars and beats.

/// Bars and beats are counted from 1, ticks from 0. Before the first beat come bars 0, -1 and so on.
struct BarBeat
{
    static constexpr int ticksPerBeat = 480;

    qint64 bar = 1;
    int beat = 1; ///< 1 .. beats a bar
    int tick = 0; ///< 0 .. 479, of a beat

    friend bool operator==(const BarBeat &, const BarBeat &) = default;
};

constexpr double smallestTempo = 1;
constexpr double largestTempo = 1000;
constexpr int mostBeatsPerBar = 32;

/// Why a tempo cannot be used, translated; empty where it can: 1 to 1000 beats a minute, 1 to 32 beats a
/// bar, a first beat within 2^32 frames of frame 0.
QString tempoFault(const Tempo &tempo);

/// How far from frame 0 a sound may begin.
constexpr double farthestSound = 4294967295;

/// Frames from one beat to the next.
double framesPerBeat(const Tempo &tempo);
/// Beats since the first one, below 0 before it.
double beatsAt(const Tempo &tempo, double frame);
/// The frame of a beat, counted as beatsAt() counts. Computed from the first beat, so that nothing adds up.
double frameOfBeat(const Tempo &tempo, double beats);
/// The frames of every so-many-th beat, counted from the first one, between two frames; none before frame 0.
QList<double> beatFrames(const Tempo &tempo, qint64 step, double first, double last);
/// The bar, beat and nearest tick of a frame.
BarBeat barBeatAt(const Tempo &tempo, double frame);
double frameAt(const Tempo &tempo, const BarBeat &place);

/// Beats a minute by which somebody taps, from the times of the taps in nanoseconds, ascending. Taps before
/// the last pause of more than two and a half seconds are forgotten; nothing for fewer than three taps.
std::optional<double> tappedTempo(const QList<qint64> &taps);

} // namespace furitsuke
