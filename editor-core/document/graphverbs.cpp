// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor-core/document/graphverbs.h"

#include <QCoreApplication>

#include <limits>

namespace furitsuke {

namespace {

struct Words
{
    Q_DECLARE_TR_FUNCTIONS(furitsuke::GraphVerbs)
};

int countOf(qsizetype count)
{
    return int(qMin<qsizetype>(count, std::numeric_limits<int>::max()));
}

EditResult applied(MotionDocument &document, const QString &text, const EditResult &result)
{
    document.apply(text, result);
    return result;
}

QString changeText(KeyValue value, qsizetype keys)
{
    return Words::tr("Change %1 of %n key(s)", nullptr, countOf(keys)).arg(valueName(value));
}

CurvePoints curveOf(const Motion &motion, TrackRef track, qsizetype row, int channel)
{
    if (track.kind == TrackKind::Bone)
        return motion.bones.at(track.index)
            .keys.column<&BoneKey::curves>()
            .at(row)
            .curve(BoneChannel(channel));
    return motion.camera.column<&CameraKey::curves>().at(row).curve(CameraChannel(channel));
}

} // namespace

EditResult flattenSelection(MotionDocument &document, KeyValue value, FlatValue to)
{
    const EditResult result = flattenValues(document.motion(), document.selection(), value, to);
    return applied(
        document,
        Words::tr("Flatten %1 of %n key(s)", nullptr, countOf(result.changed)).arg(valueName(value)), result);
}

EditResult smoothSelection(MotionDocument &document, KeyValue value, int passes)
{
    const EditResult result = smoothValues(document.motion(), document.selection(), value, passes);
    return applied(
        document, Words::tr("Smooth %1 of %n key(s)", nullptr, countOf(result.changed)).arg(valueName(value)),
        result);
}

EditResult removeSelectedSpikes(MotionDocument &document, KeyValue value, const SpikeRule &rule)
{
    const EditResult result = removeSpikes(document.motion(), document.selection(), value, rule);
    return applied(document,
                   Words::tr("Remove spikes of %1 from %n key(s)", nullptr, countOf(result.changed))
                       .arg(valueName(value)),
                   result);
}

EditResult offsetSelection(MotionDocument &document, KeyValue value, double amount)
{
    const EditResult result = offsetValues(document.motion(), document.selection(), value, amount);
    return applied(document, changeText(value, result.changed), result);
}

EditResult scaleSelectedValues(MotionDocument &document, KeyValue value, double about, double factor)
{
    const EditResult result = scaleValues(document.motion(), document.selection(), value, about, factor);
    return applied(document,
                   Words::tr("Scale %1 of %n key(s)", nullptr, countOf(result.changed)).arg(valueName(value)),
                   result);
}

GraphGesture::GraphGesture(MotionDocument &document)
    : mDocument(document)
    , mBefore(document.motion())
    , mSelection(document.selection())
    , mGesture(document.newGesture())
    , mWatch(QObject::connect(&document, &MotionDocument::changed, [this] { mEnded = mEnded || !mUpdating; }))
{}

GraphGesture::~GraphGesture()
{
    QObject::disconnect(mWatch);
}

void GraphGesture::replace(const QString &text, const EditResult &result)
{
    // Taking a step back takes the playhead back as well, which may be playing meanwhile.
    const qint64 playhead = mDocument.playhead();
    mUpdating = true;
    mDocument.takeBack(mGesture);
    mDocument.apply(text, result, {.gesture = mGesture, .playhead = playhead});
    mDocument.setPlayhead(playhead);
    mUpdating = false;
}

void GraphGesture::add(const QString &text, const EditResult &result)
{
    mUpdating = true;
    mDocument.apply(text, result, {.gesture = mGesture});
    mUpdating = false;
}

EditResult KeyGesture::moveTo(qint64 frames, double amount)
{
    if (hasEnded())
        return {};
    EditResult result;
    if (frames == 0 && mFrames == 0) {
        // Keys stay in their rows, and what changes is little.
        if (!mValue)
            return result;
        result = offsetValues(mDocument.motion(), mSelection, *mValue, amount, &mBefore);
        add(changeText(*mValue, mSelection.count()), result);
        return result;
    }
    result = moveInGraph(mBefore, mSelection, frames, mValue, amount);
    if (!result.error.isEmpty())
        return result;
    const int keys = countOf(mSelection.count());
    QString text = mValue && amount != 0 ? Words::tr("Move %n key(s) in time and value", nullptr, keys)
                                         : Words::tr("Move %n key(s)", nullptr, keys);
    if (frames == 0 && mValue)
        text = changeText(*mValue, mSelection.count());
    if (result.overwritten > 0)
        text = Words::tr("%1, overwriting %2").arg(text).arg(result.overwritten);
    replace(text, result);
    mFrames = frames;
    return result;
}

HandleGesture::HandleGesture(MotionDocument &document, TrackRef track, qsizetype row, int channel)
    : GraphGesture(document)
    , mTrack(track)
    , mRow(row)
    , mChannel(channel)
    , mCurve(curveOf(document.motion(), track, row, channel))
{}

EditResult HandleGesture::set(CurvePoints curve)
{
    if (hasEnded())
        return {};
    const EditResult result = setKeyCurve(mDocument.motion(), mTrack, mRow, mChannel, curve, &mBefore);
    add(Words::tr("Bend the curve of a key"), result);
    return result;
}

} // namespace furitsuke
