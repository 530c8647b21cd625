// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor-core/document/sidecar.h"
#include "editor-core/document/sidecarwords.h"
#include "editor-core/document/soundverbs.h"
#include "editor-core/text/nametext.h"

#include <QCoreApplication>
#include <QJsonArray>
#include <QJsonDocument>

#include <cmath>
#include <limits>

namespace furitsuke {

using namespace sidecarwords;

namespace {

struct Words
{
    Q_DECLARE_TR_FUNCTIONS(furitsuke::Sidecar)
};

/// Takes a file's members apart, and notes once what cannot be used.
class Reader
{
public:
    explicit Reader(SidecarRead &result)
        : mResult(result)
    {}

    void read(const QJsonObject &source)
    {
        mResult.sidecar.source = source;
        readMarkers(source.value(markersKey));
        readTempo(source.value(tempoKey));
        readSound(source.value(soundKey));
        readPlayback(source.value(playbackKey));
        readTracks(source.value(tracksKey));
    }

private:
    void refuse(const QString &place)
    {
        mResult.whole = false;
        for (Diagnostic &finding : mResult.findings) {
            if (finding.code == QLatin1String("sidecar-value")) {
                ++finding.count;
                return;
            }
        }
        Diagnostic finding;
        finding.severity = Severity::Warning;
        finding.code = QStringLiteral("sidecar-value");
        finding.message =
            Words::tr("A value in the file of markers beside the motion cannot be used: %1. The "
                      "rest of the file is used; it is kept as a copy when it is saved.")
                .arg(place);
        mResult.findings.append(finding);
    }

    /// A member's array or object; an absent one is empty.
    QJsonArray array(const QJsonValue &value, const QString &place)
    {
        if (!value.isUndefined() && !value.isArray())
            refuse(place);
        return value.toArray();
    }
    QJsonObject object(const QJsonValue &value, const QString &place)
    {
        if (!value.isUndefined() && !value.isObject())
            refuse(place);
        return value.toObject();
    }
    bool flag(const QJsonObject &object, QLatin1String key, const QString &place)
    {
        const QJsonValue value = object.value(key);
        if (!value.isUndefined() && !value.isBool())
            refuse(place + QLatin1Char('.') + key);
        return value.toBool();
    }

    static std::optional<quint32> frame(const QJsonValue &value)
    {
        const double number = value.toDouble(-1);
        if (!(number >= 0 && number <= double(std::numeric_limits<quint32>::max())) ||
            number != std::floor(number))
            return std::nullopt;
        return quint32(number);
    }
    /// Nothing where there is no colour, or none that can be read.
    std::optional<QRgb> colour(const QJsonValue &value, const QString &place)
    {
        if (value.isUndefined())
            return std::nullopt;
        const QString text = value.toString();
        const QColor colour(text);
        if (text.size() == 7 && text.startsWith(QLatin1Char('#')) && colour.isValid())
            return colour.rgb();
        refuse(place);
        return std::nullopt;
    }

    void readMarkers(const QJsonValue &value)
    {
        const QJsonArray markers = array(value, markersKey);
        QList<Marker> &list = mResult.sidecar.notes.markers;
        list.reserve(markers.size());
        for (qsizetype i = 0; i < markers.size(); ++i) {
            const QString place = QStringLiteral("%1[%2]").arg(markersKey).arg(i);
            const QJsonObject source = markers.at(i).toObject();
            const std::optional<quint32> at = frame(source.value(frameKey));
            const QJsonValue name = source.value(nameKey);
            if (!at || !(name.isUndefined() || name.isString())) {
                refuse(place);
                continue;
            }
            Marker marker;
            marker.frame = *at;
            marker.name = cleanMarkerName(name.toString());
            marker.colour = colour(source.value(colourKey), place).value_or(marker.colour);
            list.append(marker);
        }
        std::stable_sort(list.begin(), list.end(),
                         [](const Marker &a, const Marker &b) { return a.frame < b.frame; });
        const auto end = std::unique(list.begin(), list.end(),
                                     [](const Marker &a, const Marker &b) { return a.frame == b.frame; });
        if (end != list.end())
            refuse(QStringLiteral("%1 (%2)").arg(markersKey, Words::tr("several at one frame")));
        list.erase(end, list.end());
    }

    void readTempo(const QJsonValue &value)
    {
        if (value.isUndefined())
            return;
        const QJsonObject source = value.toObject();
        const Tempo usual;
        Tempo tempo;
        tempo.beatsPerMinute = source.value(beatsPerMinuteKey).toDouble(0);
        tempo.beatsPerBar =
            source.value(beatsPerBarKey).toInt(source.contains(beatsPerBarKey) ? 0 : usual.beatsPerBar);
        const QJsonValue firstBeat = source.value(firstBeatKey);
        tempo.firstBeat = firstBeat.toDouble(
            firstBeat.isUndefined() ? usual.firstBeat : std::numeric_limits<double>::quiet_NaN());
        if (tempoFault(tempo).isEmpty())
            mResult.sidecar.notes.tempo = tempo;
        else
            refuse(tempoKey);
    }

    void readSound(const QJsonValue &value)
    {
        if (value.isUndefined())
            return;
        constexpr double none = std::numeric_limits<double>::quiet_NaN();
        const QJsonObject source = value.toObject();
        const auto number = [&source](QLatin1String key, double usual) {
            return source.contains(key) ? source.value(key).toDouble(none) : usual;
        };
        SoundNote sound;
        sound.path = source.value(pathKey).toString();
        sound.offset = number(offsetKey, sound.offset);
        sound.volume = number(volumeKey, sound.volume);
        if (!sound.path.isEmpty() && !sound.path.contains(QChar::Null) && soundFault(sound).isEmpty())
            mResult.sidecar.notes.sound = sound;
        else
            refuse(soundKey);
    }

    void readPlayback(const QJsonValue &value)
    {
        const QJsonObject source = object(value, playbackKey);
        mResult.sidecar.looping = flag(source, loopKey, playbackKey);
        if (!source.contains(rangeKey))
            return;
        const QJsonArray range = source.value(rangeKey).toArray();
        const std::optional<quint32> first = frame(range.at(0));
        const std::optional<quint32> last = frame(range.at(1));
        if (range.size() == 2 && first && last && *first <= *last)
            mResult.sidecar.playRange = FrameRange{*first, *last};
        else
            refuse(QStringLiteral("%1.%2").arg(playbackKey, rangeKey));
    }

    void readTracks(const QJsonValue &value)
    {
        const QJsonObject source = object(value, tracksKey);
        const QJsonArray looks =
            array(source.value(looksKey), QStringLiteral("%1.%2").arg(tracksKey, looksKey));
        for (qsizetype i = 0; i < looks.size(); ++i)
            readLook(looks.at(i).toObject(), QStringLiteral("%1.%2[%3]").arg(tracksKey, looksKey).arg(i));
        const QString place = QStringLiteral("%1.%2").arg(tracksKey, collapsedKey);
        for (const QJsonValue group : array(source.value(collapsedKey), place)) {
            if (group.isString())
                mResult.sidecar.tracks.collapsedGroups.append(group.toString());
            else
                refuse(place);
        }
    }

    void readLook(const QJsonObject &source, const QString &place)
    {
        const auto kind = std::find(kindWords.begin(), kindWords.end(), source.value(kindKey).toString());
        if (kind == kindWords.end()) {
            refuse(place);
            return;
        }
        NamedTrackLook named;
        named.kind = TrackKind(kind - kindWords.begin());
        if (source.contains(nameBytesKey)) {
            const QByteArray hex = source.value(nameBytesKey).toString().toLatin1().toLower();
            named.name = QByteArray::fromHex(hex);
            if (named.name.toHex() != hex) {
                refuse(place);
                return;
            }
        } else {
            const EncodedName name = encodeName(source.value(nameKey).toString(), NameEncoding::Cp932);
            if (!name.ok()) {
                refuse(place);
                return;
            }
            named.name = name.bytes;
        }
        named.look.locked = flag(source, lockedKey, place);
        named.look.hidden = flag(source, hiddenKey, place);
        named.look.solo = flag(source, soloKey, place);
        named.look.colour = colour(source.value(colourKey), place).value_or(0);
        mResult.sidecar.tracks.looks.append(named);
    }

    SidecarRead &mResult;
};

Diagnostic fileFinding(const char *code, const QString &message, qint64 offset = -1)
{
    Diagnostic finding;
    finding.severity = Severity::Warning;
    finding.code = QLatin1String(code);
    finding.message = message;
    finding.offset = offset;
    return finding;
}

SidecarRead refused(const Diagnostic &finding)
{
    SidecarRead result;
    result.exists = true;
    result.whole = false;
    result.findings.append(finding);
    return result;
}

} // namespace

SidecarRead parseSidecar(QByteArrayView text)
{
    SidecarRead result;
    result.exists = true;
    if (text.startsWith("\xef\xbb\xbf"))
        text = text.sliced(3);
    QJsonParseError error;
    const QJsonDocument document =
        QJsonDocument::fromJson(QByteArray::fromRawData(text.data(), text.size()), &error);
    const QString copyNote = Words::tr("It is not used, and kept as a copy when it is written anew.");
    if (error.error != QJsonParseError::NoError) {
        return refused(fileFinding(
            "sidecar-damaged",
            Words::tr("The file of markers beside the motion is damaged: %1.").arg(error.errorString()) +
                QLatin1Char(' ') + copyNote,
            error.offset));
    }
    const QJsonObject source = document.object();
    if (source.value(formatKey).toString() != formatWord) {
        return refused(
            fileFinding("sidecar-foreign",
                        Words::tr("The file of markers beside the motion was not written by this program.") +
                            QLatin1Char(' ') + copyNote));
    }
    if (source.value(versionKey).toInt() != formatVersion) {
        return refused(fileFinding(
            "sidecar-version",
            Words::tr("The file of markers beside the motion is of another version of this program.") +
                QLatin1Char(' ') + copyNote));
    }
    Reader(result).read(source);
    return result;
}

} // namespace furitsuke
