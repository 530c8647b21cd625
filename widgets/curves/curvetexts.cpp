// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/curves/curvetexts.h"

#include "editor-core/edits/curvesegments.h"
#include "editor-core/motion/bezier.h"

#include <QCoreApplication>
#include <QLocale>

#include <cmath>
#include <limits>

namespace furitsuke {

namespace {

struct Words
{
    Q_DECLARE_TR_FUNCTIONS(furitsuke::CurveTexts)
};

int countOf(qsizetype count)
{
    return int(qMin<qsizetype>(count, std::numeric_limits<int>::max()));
}

QString capitalised(QString text)
{
    if (!text.isEmpty())
        text[0] = text.at(0).toUpper();
    return text;
}

QString segmentText(const CurveSegment &segment)
{
    const QString from = QString::number(segment.from);
    const QString to = QString::number(segment.to);
    if (segment.from == segment.to)
        return Words::tr("frame %1, no way leads there").arg(to);
    if (segment.cut)
        return Words::tr("frames %1 to %2, a cut").arg(from, to);
    if (segment.fromRest)
        return Words::tr("frames %1 (rest) to %2").arg(from, to);
    return Words::tr("frames %1 to %2").arg(from, to);
}

/// Whether a channel of a key moves at all.
bool isStill(const Motion &motion, const CurveSegment &segment, KindChannel channel)
{
    if (channel.kind == TrackKind::Camera)
        return CurveSegments(motion.camera).isStill(segment.row, CameraChannel(channel.number));
    return CurveSegments(motion.bones[segment.track.index].keys)
        .isStill(segment.row, BoneChannel(channel.number));
}

QString endText(CurveEnd end)
{
    return end == CurveEnd::Start ? Words::tr("start of the curve") : Words::tr("end of the curve");
}

} // namespace

QString editedKeysText(const MotionDocument &document, const CurveSummary &summary)
{
    if (summary.keys() == 0)
        return {};
    if (summary.segment) {
        return Words::tr("%1: %2", "a track, and frames or a number of keys")
            .arg(document.trackLabel(summary.segment->track), segmentText(*summary.segment));
    }
    QList<TrackRef> tracks;
    for (const TrackRef track : document.selection().tracks()) {
        if (track.kind == TrackKind::Bone || track.kind == TrackKind::Camera)
            tracks.append(track);
    }
    const QString keys = Words::tr("%Ln key(s)", nullptr, countOf(summary.keys()));
    if (tracks.size() == 1) {
        return Words::tr("%1: %2", "a track, and frames or a number of keys")
            .arg(document.trackLabel(tracks.constFirst()), keys);
    }
    return Words::tr("%1 on %Ln track(s)", "%1 is a number of keys", countOf(tracks.size())).arg(keys);
}

QString noCurvesText(const MotionDocument &document, const CurveSummary &summary)
{
    if (summary.keys() > 0)
        return Words::tr("Choose a channel to see its curve.");
    if (document.selection().isEmpty())
        return Words::tr("Select bone or camera keys to see and bend their curves.");
    return Words::tr("The selected keys have no curves: morphs, light and shadow go in straight lines. "
                     "Select bone or camera keys.");
}

QString momentText(const Motion &motion, const CurveMoment &moment, KindChannel channel, bool named)
{
    const QString name = capitalised(channelName(channel.number));
    if (isStill(motion, moment.segment, channel))
        return Words::tr("%1 does not move here").arg(name);
    const CurvePoints curve = curveOfKey(motion, moment.segment.track, moment.segment.row, channel.number);
    const QLocale locale;
    const double speed = speedAt(curve, moment.time);
    const QString share = locale.toString(std::lround(100 * evaluateCurve(curve, moment.time)));
    const QString text =
        std::isinf(speed)
            ? Words::tr("%1 % of the way, infinitely fast").arg(share)
            : Words::tr("%1 % of the way, %2 × the mean speed").arg(share, locale.toString(speed, 'f', 1));
    return named ? Words::tr("%1: %2", "a channel, where its value is").arg(name, text) : text;
}

QString handleText(const CurveHandle &handle, const QList<CurveHandle> &others)
{
    QStringList names = {channelName(handle.channel.number)};
    for (const CurveHandle &other : others) {
        const QString name = channelName(other.channel.number);
        if (other.channel != handle.channel && !names.contains(name))
            names.append(name);
    }
    const QString place = handle.mixed
                              ? Words::tr("mixed, %1, %2 on average").arg(handle.at.x).arg(handle.at.y)
                              : Words::tr("%1, %2", "a control point").arg(handle.at.x).arg(handle.at.y);
    return Words::tr("%1, %2: %3", "channels, which end of the curve, its place")
        .arg(capitalised(names.join(Words::tr(", ", "between the names of channels"))), endText(handle.end),
             place);
}

QString dragText(const CurveTool &tool, const CurveSummary &summary)
{
    const QString keys = Words::tr("%Ln key(s)", nullptr, countOf(summary.keys()));
    const GridPoint at = tool.place();
    const QString place = Words::tr("%1, %2", "a control point").arg(at.x).arg(at.y);
    if (tool.liveKeys()) {
        return Words::tr(
                   "%1 to %2 for %3; those far from the playhead follow when the button is released. Esc "
                   "puts back.",
                   "an end of the curve, its place, a number of keys")
            .arg(capitalised(endText(tool.handle().end)), place, keys);
    }
    if (!tool.editing().relative) {
        return Words::tr("%1 to %2 for %3. Shift: one direction. Ctrl: snapping on or off. Esc puts back.",
                         "an end of the curve, its place, a number of keys")
            .arg(capitalised(endText(tool.handle().end)), place, keys);
    }
    const auto sign = [](int by) { return by > 0 ? QStringLiteral("+%1").arg(by) : QString::number(by); };
    const GridPoint from = tool.handle().at;
    return Words::tr("%1 by %2, %3 for %4. Shift: one direction. Ctrl: snapping on or off. Esc puts back.",
                     "an end of the curve, two numbers, a number of keys")
        .arg(capitalised(endText(tool.handle().end)), sign(at.x - from.x), sign(at.y - from.y), keys);
}

QString speedNote(bool cut, bool infinite, double top)
{
    const QString most = QLocale().toString(top);
    if (infinite)
        return Words::tr("Infinite speed: cut off at %1").arg(most);
    return cut ? Words::tr("Speeds are cut off at %1").arg(most) : QString();
}

CurvePoints curveOfKey(const Motion &motion, TrackRef track, qsizetype row, int channel)
{
    if (track.kind == TrackKind::Camera)
        return CurveSegments(motion.camera).curve(row, CameraChannel(channel));
    return CurveSegments(motion.bones[track.index].keys).curve(row, BoneChannel(channel));
}

} // namespace furitsuke
