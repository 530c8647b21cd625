// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QColor>
#include <QList>
#include <QString>

#include <optional>

namespace furitsuke {

/// A named place in time.
struct Marker
{
    quint32 frame = 0;
    QString name;
    QRgb colour = 0xff4f9be8;

    friend bool operator==(const Marker &, const Marker &) = default;
};

/// Bars and beats, for music.
struct Tempo
{
    double beatsPerMinute = 120;
    int beatsPerBar = 4;
    double firstBeat = 0; ///< frame of the first beat of the first bar; any fraction, may be negative

    friend bool operator==(const Tempo &, const Tempo &) = default;
};

/// What a person notes about a motion's time. Not part of the VMD, but part of what undo brings back.
struct TimeNotes
{
    QList<Marker> markers; ///< ascending by frame, one at a frame
    std::optional<Tempo> tempo;

    friend bool operator==(const TimeNotes &, const TimeNotes &) = default;
};

} // namespace furitsuke
