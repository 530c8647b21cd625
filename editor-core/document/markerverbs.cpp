// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor-core/document/markerverbs.h"

#include <QCoreApplication>

#include <limits>

namespace furitsuke {

namespace {

struct Words
{
    Q_DECLARE_TR_FUNCTIONS(furitsuke::MarkerVerbs)
};

QString noMarkerText(qint64 frame)
{
    return Words::tr("There is no marker at frame %1.").arg(frame);
}

QString takenText(qint64 frame)
{
    return Words::tr("Frame %1 has a marker already.").arg(frame);
}

/// "Marker 3", where there are 1 and 2.
QString nextName(const TimeNotes &notes)
{
    for (qsizetype number = 1;; ++number) {
        const QString name = Words::tr("Marker %1").arg(number);
        const auto isCalled = [&name](const Marker &marker) { return marker.name == name; };
        if (std::none_of(notes.markers.begin(), notes.markers.end(), isCalled))
            return name;
    }
}

QString changeText(const Marker &before, const Marker &after)
{
    const QString label = markerLabel(before);
    const bool moved = before.frame != after.frame;
    const bool renamed = before.name != after.name;
    const bool recoloured = before.colour != after.colour;
    if (moved && !renamed && !recoloured)
        return Words::tr("Move marker “%1” to frame %2").arg(label).arg(after.frame);
    if (renamed && !moved && !recoloured)
        return Words::tr("Rename marker “%1” to “%2”").arg(label, markerLabel(after));
    if (recoloured && !moved && !renamed)
        return Words::tr("Colour marker “%1”").arg(label);
    return Words::tr("Change marker “%1”").arg(label);
}

} // namespace

QString markerLabel(const Marker &marker)
{
    return marker.name.isEmpty() ? Words::tr("frame %1").arg(marker.frame) : marker.name;
}

QString addMarker(MotionDocument &document, const Marker &marker)
{
    if (document.isHeld())
        return document.heldFault();
    const TimeNotes &notes = document.timeNotes();
    if (markerIndex(notes, marker.frame) >= 0)
        return takenText(marker.frame);
    Marker added = marker;
    added.name = cleanMarkerName(marker.name);
    if (added.name.isEmpty())
        added.name = nextName(notes);
    document.setTimeNotes(Words::tr("Add marker “%1”").arg(added.name), withMarker(notes, added));
    return {};
}

QString changeMarker(MotionDocument &document, qint64 frame, const Marker &marker, int gesture)
{
    if (document.isHeld())
        return document.heldFault();
    const TimeNotes &notes = document.timeNotes();
    const qsizetype index = markerIndex(notes, frame);
    if (index < 0)
        return noMarkerText(frame);
    if (marker.frame != frame && markerIndex(notes, marker.frame) >= 0)
        return takenText(marker.frame);
    const Marker before = notes.markers.at(index);
    Marker after = marker;
    after.name = cleanMarkerName(marker.name);
    if (after == before)
        return {};
    document.setTimeNotes(changeText(before, after), withMarker(withoutMarker(notes, frame), after), gesture);
    return {};
}

namespace {

/// Changes one thing of the marker at a frame.
template <class Change>
QString changeOne(MotionDocument &document, qint64 frame, Change &&change,
                  int gesture = MotionDocument::noGesture)
{
    const qsizetype index = markerIndex(document.timeNotes(), frame);
    if (index < 0)
        return noMarkerText(frame);
    Marker marker = document.timeNotes().markers.at(index);
    change(marker);
    return changeMarker(document, frame, marker, gesture);
}

} // namespace

QString moveMarker(MotionDocument &document, qint64 frame, qint64 to, int gesture)
{
    return changeOne(
        document, frame,
        [to](Marker &marker) {
            marker.frame = quint32(qBound<qint64>(0, to, std::numeric_limits<quint32>::max()));
        },
        gesture);
}

QString renameMarker(MotionDocument &document, qint64 frame, const QString &name)
{
    return changeOne(document, frame, [&name](Marker &marker) { marker.name = name; });
}

QString recolourMarker(MotionDocument &document, qint64 frame, QRgb colour)
{
    return changeOne(document, frame, [colour](Marker &marker) { marker.colour = colour; });
}

QString deleteMarker(MotionDocument &document, qint64 frame)
{
    if (document.isHeld())
        return document.heldFault();
    const TimeNotes &notes = document.timeNotes();
    const qsizetype index = markerIndex(notes, frame);
    if (index < 0)
        return noMarkerText(frame);
    document.setTimeNotes(Words::tr("Delete marker “%1”").arg(markerLabel(notes.markers.at(index))),
                          withoutMarker(notes, frame));
    return {};
}

QString deleteAllMarkers(MotionDocument &document)
{
    if (document.isHeld())
        return document.heldFault();
    TimeNotes notes = document.timeNotes();
    if (notes.markers.isEmpty())
        return Words::tr("There is no marker.");
    const auto count = int(notes.markers.size());
    notes.markers.clear();
    document.setTimeNotes(Words::tr("Delete %n marker(s)", nullptr, count), notes);
    return {};
}

QString setTempo(MotionDocument &document, const std::optional<Tempo> &tempo)
{
    if (document.isHeld())
        return document.heldFault();
    if (tempo) {
        const QString fault = tempoFault(*tempo);
        if (!fault.isEmpty())
            return fault;
    }
    TimeNotes notes = document.timeNotes();
    if (notes.tempo == tempo)
        return {};
    notes.tempo = tempo;
    const QString text = tempo ? Words::tr("Set the tempo to %1 beats a minute").arg(tempo->beatsPerMinute)
                               : Words::tr("Take the tempo away");
    document.setTimeNotes(text, notes);
    return {};
}

} // namespace furitsuke
