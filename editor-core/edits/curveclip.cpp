// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor-core/edits/curveclip.h"

#include "editor-core/motion/curveshape.h"

#include <QCoreApplication>
#include <QStringList>

#include <algorithm>
#include <bit>
#include <limits>

namespace furitsuke {

namespace {

struct Words
{
    Q_DECLARE_TR_FUNCTIONS(furitsuke::CurveClip)
};

template <class Key>
CurveClip clipOf(const KeyColumns<Key> &keys, qsizetype row, quint8 channels)
{
    using Channel = std::conditional_t<std::is_same_v<Key, BoneKey>, BoneChannel, CameraChannel>;
    const auto &curves = keys.template column<&Key::curves>()[row];
    CurveClip clip;
    for (int c = 0; c < std::bit_width(channels); ++c) {
        if (channels >> c & 1)
            clip.curves[std::size_t(c)] = curves.curve(static_cast<Channel>(c)).clamped();
    }
    return clip;
}

/// Calls function(keys, mask of chosen channels) with the columns of a track that has curves.
template <class Function>
void withCurves(const Motion &motion, TrackRef track, CurveChannels channels, Function &&function)
{
    if (track.kind == TrackKind::Bone && channels.bone != 0)
        function(motion.bones[track.index].keys, channels.bone);
    else if (track.kind == TrackKind::Camera && channels.camera != 0)
        function(motion.camera, channels.camera);
}

/// Whether two clips differ in a channel that both have.
bool differ(const CurveClip &a, const CurveClip &b)
{
    for (std::size_t c = 0; c < a.curves.size(); ++c) {
        if (a.curves[c] && b.curves[c] && *a.curves[c] != *b.curves[c])
            return true;
    }
    return false;
}

} // namespace

bool CurveClip::isEmpty() const
{
    return std::none_of(curves.begin(), curves.end(), [](const auto &curve) { return curve.has_value(); });
}

CurveClip CurveClip::of(CurvePoints curve)
{
    CurveClip clip;
    clip.curves.fill(curve.clamped());
    return clip;
}

CurveCopy copyCurves(const Motion &motion, const KeySelection &selection, CurveChannels channels)
{
    CurveCopy copy;
    // Tracks come in the order of their kinds, bones first.
    for (const TrackRef track : selection.tracks()) {
        withCurves(motion, track, channels, [&](const auto &keys, quint8 chosen) {
            const bool camerasTurn = track.kind == TrackKind::Camera && copy.track.kind == TrackKind::Bone;
            const qsizetype row = selection.rows(track).next(0);
            const qint64 frame = keys.frames()[row];
            if (copy.frame >= 0 && (camerasTurn || frame >= copy.frame))
                return;
            copy.frame = frame;
            copy.track = track;
            copy.clip = clipOf(keys, row, chosen);
        });
    }
    for (const TrackRef track : selection.tracks()) {
        withCurves(motion, track, channels, [&](const auto &keys, quint8 chosen) {
            const RowSet &rows = selection.rows(track);
            for (qsizetype row = rows.next(0); row < keys.size() && !copy.mixed; row = rows.next(row + 1))
                copy.mixed = differ(clipOf(keys, row, chosen), copy.clip);
        });
    }
    return copy;
}

QString clipText(const CurveClip &clip)
{
    const auto same = [&clip](const auto &curve) { return curve == clip.curves.front(); };
    if (clip.curves.front() && std::all_of(clip.curves.begin(), clip.curves.end(), same))
        return curveText(*clip.curves.front());
    QStringList lines;
    for (int channel = 0; channel < cameraChannelCount; ++channel) {
        if (const auto &curve = clip.curves[std::size_t(channel)])
            lines.append(channelId(channel) + QLatin1String(": ") + curveText(*curve));
    }
    return lines.join(u'\n');
}

CurveClipRead clipFromText(QStringView text)
{
    CurveClipRead result;
    const auto refuse = [&result](const QString &message) {
        result.clip = {};
        result.error = message;
        return result;
    };
    if (text.trimmed().isEmpty())
        return refuse(Words::tr("There is no curve in the text."));
    if (!text.contains(u':')) {
        const CurveRead read = curveFromText(text);
        if (!read.error.isEmpty())
            return refuse(read.error);
        result.clip = CurveClip::of(read.curve);
        return result;
    }
    int number = 0;
    for (const QStringView line : text.split(u'\n')) {
        ++number;
        if (line.trimmed().isEmpty())
            continue;
        const auto inLine = [number](const QString &message) {
            return Words::tr("Line %1: %2").arg(number).arg(message);
        };
        const qsizetype colon = line.indexOf(u':');
        if (colon < 0)
            return refuse(inLine(Words::tr("A channel and a colon are expected before the curve.")));
        const ChannelsRead channels = channelsFromText(line.first(colon));
        if (!channels.error.isEmpty())
            return refuse(inLine(channels.error));
        const CurveRead read = curveFromText(line.sliced(colon + 1));
        if (!read.error.isEmpty())
            return refuse(inLine(read.error));
        for (int channel = 0; channel < cameraChannelCount; ++channel) {
            if (!channels.channels.has(static_cast<CameraChannel>(channel)))
                continue;
            std::optional<CurvePoints> &curve = result.clip.curves[std::size_t(channel)];
            if (curve)
                return refuse(inLine(Words::tr("The channel is given twice.")));
            curve = read.curve;
        }
    }
    return result;
}

} // namespace furitsuke
