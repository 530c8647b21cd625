// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor-core/document/timenotes.h"

#include <QCoreApplication>

#include <algorithm>
#include <cmath>
#include <limits>

namespace furitsuke {

namespace {

struct Words
{
    Q_DECLARE_TR_FUNCTIONS(furitsuke::TimeNotes)
};

constexpr double framesPerMinute = 30 * 60;
constexpr qint64 latestFrame = std::numeric_limits<quint32>::max();
constexpr qsizetype longestName = 100;

template <class Markers>
auto firstFrom(Markers &markers, qint64 frame)
{
    return std::lower_bound(markers.begin(), markers.end(), frame,
                            [](const Marker &marker, qint64 f) { return qint64(marker.frame) < f; });
}

void append(QList<Marker> &markers, const Marker &marker, qint64 frame)
{
    if (!markers.isEmpty() && qint64(markers.last().frame) == frame)
        return;
    markers.append(marker);
    markers.last().frame = quint32(frame);
}

} // namespace

QString cleanMarkerName(const QString &name)
{
    QString clean = name.simplified();
    clean.removeIf([](QChar c) { return c.category() == QChar::Other_Control; });
    if (clean.size() <= longestName)
        return clean;
    // Not between the halves of a pair.
    const bool pair = clean.at(longestName - 1).isHighSurrogate();
    return clean.left(pair ? longestName - 1 : longestName).trimmed();
}

const QList<QRgb> &markerColours()
{
    static const QList<QRgb> colours = {
        Marker().colour,        qRgb(0xe0, 0x52, 0x52), qRgb(0xe8, 0x8b, 0x2e), qRgb(0xd4, 0xb4, 0x1c),
        qRgb(0x4f, 0xae, 0x5a), qRgb(0x2b, 0xab, 0x9e), qRgb(0x9a, 0x6b, 0xd8), qRgb(0xd8, 0x5f, 0xa8),
    };
    return colours;
}

qsizetype markerIndex(const TimeNotes &notes, qint64 frame)
{
    const auto it = firstFrom(notes.markers, frame);
    return it != notes.markers.end() && qint64(it->frame) == frame ? it - notes.markers.begin() : -1;
}

std::optional<Marker> markerAfter(const TimeNotes &notes, qint64 frame)
{
    const auto it = firstFrom(notes.markers, frame + 1);
    return it == notes.markers.end() ? std::nullopt : std::optional(*it);
}

std::optional<Marker> markerBefore(const TimeNotes &notes, qint64 frame)
{
    const auto it = firstFrom(notes.markers, frame);
    return it == notes.markers.begin() ? std::nullopt : std::optional(*std::prev(it));
}

TimeNotes withMarker(TimeNotes notes, const Marker &marker)
{
    const auto it = firstFrom(notes.markers, marker.frame);
    if (it != notes.markers.end() && it->frame == marker.frame)
        *it = marker;
    else
        notes.markers.insert(it, marker);
    return notes;
}

TimeNotes withoutMarker(TimeNotes notes, qint64 frame)
{
    const qsizetype index = markerIndex(notes, frame);
    if (index >= 0)
        notes.markers.removeAt(index);
    return notes;
}

TimeNotes shiftNotes(const TimeNotes &notes, qint64 frame, qint64 n)
{
    // More frames than there are change nothing more, and their sum stays in range.
    n = qBound(-latestFrame - 1, n, latestFrame + 1);
    TimeNotes result = notes;
    // What begins before frame 0 goes along with the motion's beginning. Beat and sound stay together.
    const auto goesAlong = [frame](double begin) { return double(frame) <= qMax(0.0, begin); };
    const auto shifted = [n](double begin) {
        return qBound(-double(latestFrame), begin + double(n), double(latestFrame));
    };
    if (result.tempo && goesAlong(result.sound ? result.sound->offset : result.tempo->firstBeat))
        result.tempo->firstBeat = shifted(result.tempo->firstBeat);
    if (result.sound && goesAlong(result.sound->offset))
        result.sound->offset = shifted(result.sound->offset);
    result.markers.clear();
    const Marker *carried = nullptr;
    for (const Marker &marker : notes.markers) {
        const qint64 at = marker.frame;
        if (at < frame) {
            append(result.markers, marker, at);
        } else if (n < 0 && at < frame - n) {
            carried = &marker;
        } else {
            const qint64 to = qMin(latestFrame, at + n);
            if (carried && to != frame)
                append(result.markers, *carried, frame);
            carried = nullptr;
            append(result.markers, marker, to);
        }
    }
    if (carried)
        append(result.markers, *carried, frame);
    return result;
}

std::optional<FrameRange> shiftRange(const FrameRange &range, qint64 frame, qint64 n)
{
    n = qBound(-latestFrame - 1, n, latestFrame + 1);
    // Where a frame comes to; one that is taken out to the place at which the motion goes on.
    const auto shifted = [&](qint64 at) { return at < frame ? at : qMax(frame, at + n); };
    const qint64 first = shifted(range.first);
    // By the end, which is the frame after the last one. An insertion there is not inside.
    const qint64 end = n > 0 && range.last < frame ? range.last + 1 : shifted(range.last + 1);
    if (end <= first || first > latestFrame)
        return std::nullopt;
    return FrameRange{first, qMin(latestFrame, end - 1)};
}

QString tempoFault(const Tempo &tempo)
{
    if (!(tempo.beatsPerMinute >= smallestTempo && tempo.beatsPerMinute <= largestTempo))
        return Words::tr("A tempo is %1 to %2 beats a minute.").arg(smallestTempo).arg(largestTempo);
    if (tempo.beatsPerBar < 1 || tempo.beatsPerBar > mostBeatsPerBar)
        return Words::tr("A bar has 1 to %1 beats.").arg(mostBeatsPerBar);
    if (!(std::abs(tempo.firstBeat) <= double(latestFrame)))
        return Words::tr("The first beat lies outside all frames.");
    return {};
}

double framesPerBeat(const Tempo &tempo)
{
    return framesPerMinute / tempo.beatsPerMinute;
}

double beatsAt(const Tempo &tempo, double frame)
{
    return (frame - tempo.firstBeat) * tempo.beatsPerMinute / framesPerMinute;
}

double frameOfBeat(const Tempo &tempo, double beats)
{
    return tempo.firstBeat + beats * framesPerMinute / tempo.beatsPerMinute;
}

QList<double> beatFrames(const Tempo &tempo, qint64 step, double first, double last)
{
    QList<double> frames;
    auto beat = qint64(std::floor(beatsAt(tempo, qMax(0.0, first)) / double(step))) * step;
    for (double frame = frameOfBeat(tempo, double(beat)); frame <= last;
         beat += step, frame = frameOfBeat(tempo, double(beat))) {
        if (frame >= 0)
            frames.append(frame);
    }
    return frames;
}

BarBeat barBeatAt(const Tempo &tempo, double frame)
{
    // In whole ticks first: a beat that is a hair short of the next one is the next one.
    const auto ticks = qint64(std::round(beatsAt(tempo, frame) * BarBeat::ticksPerBeat));
    const qint64 barTicks = qint64(tempo.beatsPerBar) * BarBeat::ticksPerBeat;
    qint64 bar = ticks / barTicks;
    qint64 rest = ticks % barTicks;
    if (rest < 0) {
        rest += barTicks;
        --bar;
    }
    return {bar + 1, int(rest / BarBeat::ticksPerBeat) + 1, int(rest % BarBeat::ticksPerBeat)};
}

double frameAt(const Tempo &tempo, const BarBeat &place)
{
    const double beats = double(place.bar - 1) * tempo.beatsPerBar + (place.beat - 1) +
                         double(place.tick) / BarBeat::ticksPerBeat;
    return frameOfBeat(tempo, beats);
}

std::optional<double> tappedTempo(const QList<qint64> &taps)
{
    constexpr qint64 pause = 2'500'000'000;
    constexpr double nanosecondsPerMinute = 60e9;
    qsizetype first = taps.size() - 1;
    while (first > 0 && taps.at(first) - taps.at(first - 1) <= pause)
        --first;
    const qsizetype intervals = taps.size() - 1 - first;
    if (intervals < 2 || taps.last() <= taps.at(first))
        return std::nullopt;
    const double tempo = nanosecondsPerMinute * double(intervals) / double(taps.last() - taps.at(first));
    return qBound(smallestTempo, tempo, largestTempo);
}

} // namespace furitsuke
