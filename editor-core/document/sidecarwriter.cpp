// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor-core/document/sidecar.h"
#include "editor-core/document/sidecarwords.h"
#include "editor-core/text/nametext.h"

#include <QJsonArray>
#include <QJsonDocument>

#include <algorithm>

namespace furitsuke {

using namespace sidecarwords;

namespace {

QString colourText(QRgb colour)
{
    return QColor::fromRgb(colour).name(QColor::HexRgb);
}

/// The object that a marker was read from, by its frame, else by its name: it may have members that this
/// version does not know.
QJsonObject sourceOf(const Marker &marker, const QJsonArray &sources)
{
    for (const QJsonValue value : sources) {
        if (value.toObject().value(frameKey).toDouble(-1) == double(marker.frame))
            return value.toObject();
    }
    for (const QJsonValue value : sources) {
        if (!marker.name.isEmpty() && value.toObject().value(nameKey).toString() == marker.name)
            return value.toObject();
    }
    return {};
}

/// Whether the objects of an array have members besides the known ones.
bool hasUnknown(const QJsonArray &sources, std::initializer_list<QLatin1String> known)
{
    for (const QJsonValue value : sources) {
        const QStringList keys = value.toObject().keys();
        for (const QString &key : keys) {
            if (std::find(known.begin(), known.end(), key) == known.end())
                return true;
        }
    }
    return false;
}

QJsonArray markersJson(const QList<Marker> &markers, const QJsonArray &sources)
{
    // Looking each of them up takes time, which a plain file need not pay.
    const bool keeps = hasUnknown(sources, {frameKey, nameKey, colourKey});
    QJsonArray array;
    for (const Marker &marker : markers) {
        QJsonObject object = keeps ? sourceOf(marker, sources) : QJsonObject();
        object[frameKey] = double(marker.frame);
        object[nameKey] = marker.name;
        object[colourKey] = colourText(marker.colour);
        array.append(object);
    }
    return array;
}

QJsonObject lookJson(const NamedTrackLook &named)
{
    QJsonObject object;
    object[kindKey] = kindWords[std::size_t(named.kind)];
    if (named.kind == TrackKind::Bone || named.kind == TrackKind::Morph) {
        const QString name = decodeName(named.name, NameEncoding::Cp932).text;
        if (encodeName(name, NameEncoding::Cp932).bytes == named.name)
            object[nameKey] = name;
        else
            object[nameBytesKey] = QString::fromLatin1(named.name.toHex());
    }
    if (named.look.locked)
        object[lockedKey] = true;
    if (named.look.hidden)
        object[hiddenKey] = true;
    if (named.look.solo)
        object[soloKey] = true;
    if (named.look.colour)
        object[colourKey] = colourText(named.look.colour);
    return object;
}

/// Sets a member, or takes it out where it says nothing.
void put(QJsonObject &object, QLatin1String key, const QJsonValue &value)
{
    const bool empty = value.isUndefined() || (value.isArray() && value.toArray().isEmpty()) ||
                       (value.isObject() && value.toObject().isEmpty());
    if (empty)
        object.remove(key);
    else
        object[key] = value;
}

QJsonObject sidecarJson(const Sidecar &sidecar)
{
    QJsonObject root = sidecar.source;
    root[formatKey] = formatWord;
    root[versionKey] = formatVersion;
    put(root, markersKey, markersJson(sidecar.notes.markers, sidecar.source.value(markersKey).toArray()));

    QJsonObject tempo;
    if (sidecar.notes.tempo) {
        tempo = root.value(tempoKey).toObject();
        tempo[beatsPerMinuteKey] = sidecar.notes.tempo->beatsPerMinute;
        tempo[beatsPerBarKey] = sidecar.notes.tempo->beatsPerBar;
        tempo[firstBeatKey] = sidecar.notes.tempo->firstBeat;
    }
    put(root, tempoKey, tempo);

    QJsonObject sound;
    if (sidecar.notes.sound) {
        sound = root.value(soundKey).toObject();
        sound[pathKey] = sidecar.notes.sound->path;
        sound[offsetKey] = sidecar.notes.sound->offset;
        sound[volumeKey] = sidecar.notes.sound->volume;
    }
    put(root, soundKey, sound);

    QJsonObject playback = root.value(playbackKey).toObject();
    put(playback, rangeKey,
        sidecar.playRange ? QJsonArray{double(sidecar.playRange->first), double(sidecar.playRange->last)}
                          : QJsonArray());
    put(playback, loopKey, sidecar.looping ? QJsonValue(true) : QJsonValue(QJsonValue::Undefined));
    put(root, playbackKey, playback);

    QJsonObject tracks = root.value(tracksKey).toObject();
    QJsonArray looks;
    for (const NamedTrackLook &look : sidecar.tracks.looks)
        looks.append(lookJson(look));
    put(tracks, looksKey, looks);
    put(tracks, collapsedKey, QJsonArray::fromStringList(sidecar.tracks.collapsedGroups));
    put(root, tracksKey, tracks);
    return root;
}

} // namespace

bool Sidecar::isEmpty() const
{
    // Format and version say nothing by themselves.
    return sidecarJson(*this).size() == 2;
}

QByteArray sidecarText(const Sidecar &sidecar)
{
    return QJsonDocument(sidecarJson(sidecar)).toJson(QJsonDocument::Indented);
}

} // namespace furitsuke
