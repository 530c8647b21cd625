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

QString namesOf(const QList<KeyValue> &values)
{
    constexpr qsizetype few = 3;
    if (values.size() > few)
        return Words::tr("%n value(s)", nullptr, countOf(values.size()));
    QStringList names;
    for (const KeyValue value : values)
        names.append(valueName(value));
    return names.join(Words::tr(", "));
}

QString moveText(const KeySelection &selection, qint64 frames, std::optional<KeyValue> value, double amount,
                 const EditResult &result)
{
    const int keys = countOf(selection.count());
    QString text = value && amount != 0 ? Words::tr("Move %n key(s) in time and value", nullptr, keys)
                                        : Words::tr("Move %n key(s)", nullptr, keys);
    if (frames == 0 && value)
        text = changeText(*value, selection.count());
    if (result.overwritten > 0)
        text = Words::tr("%1, overwriting %2").arg(text).arg(result.overwritten);
    return text;
}

QString fixText(const ValueFix &fix, qsizetype keys)
{
    const int n = countOf(keys);
    QString text;
    switch (fix.kind) {
    case ValueFix::Kind::Flatten:
        text = Words::tr("Flatten %1 of %n key(s)", nullptr, n);
        break;
    case ValueFix::Kind::Smooth:
        text = Words::tr("Smooth %1 of %n key(s)", nullptr, n);
        break;
    case ValueFix::Kind::Spikes:
        text = Words::tr("Remove spikes of %1 from %n key(s)", nullptr, n);
        break;
    case ValueFix::Kind::Offset:
        text = Words::tr("Change %1 of %n key(s)", nullptr, n);
        break;
    case ValueFix::Kind::Scale:
        text = Words::tr("Scale %1 of %n key(s)", nullptr, n);
        break;
    }
    return text.arg(namesOf(fix.values));
}

EditResult fixed(MotionDocument &document, const ValueFix &fix)
{
    const FixResult result = fixValues(document.motion(), document.selection(), fix);
    return applied(document, fixText(fix, result.changed), result);
}

} // namespace

EditResult flattenSelection(MotionDocument &document, KeyValue value, FlatValue to)
{
    return fixed(document, {.kind = ValueFix::Kind::Flatten, .values = {value}, .flat = to});
}

EditResult smoothSelection(MotionDocument &document, KeyValue value, int passes)
{
    return fixed(document, {.kind = ValueFix::Kind::Smooth, .values = {value}, .passes = passes});
}

EditResult removeSelectedSpikes(MotionDocument &document, KeyValue value, const SpikeRule &rule)
{
    return fixed(document, {.kind = ValueFix::Kind::Spikes, .values = {value}, .spikes = rule});
}

EditResult offsetSelection(MotionDocument &document, KeyValue value, double amount)
{
    return fixed(document, {.kind = ValueFix::Kind::Offset, .values = {value}, .amount = amount});
}

EditResult scaleSelectedValues(MotionDocument &document, KeyValue value, double about, double factor)
{
    return fixed(document,
                 {.kind = ValueFix::Kind::Scale, .values = {value}, .about = about, .factor = factor});
}

EditJob moveInGraphJob(const MotionDocument &document, qint64 frames, std::optional<KeyValue> value,
                       double amount)
{
    return {.work =
                [motion = document.motion(), selection = document.selection(), frames, value,
                 amount](TaskProgress *progress) {
                    const EditResult result = moveInGraph(motion, selection, frames, value, amount, progress);
                    return EditStep{moveText(selection, frames, value, amount, result), result, {}};
                },
            .doing = Words::tr("Moving keys…"),
            .effort = std::chrono::microseconds(document.selection().count())};
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
    const StepOptions options = {.gesture = mGesture, .playhead = playhead};
    mUpdating = true;
    if (!mDocument.replaceLast(text, result, mBefore, options)) {
        mDocument.takeBack(mGesture);
        mDocument.apply(text, result, options);
    }
    mDocument.setPlayhead(playhead);
    mUpdating = false;
}

void GraphGesture::add(const QString &text, const EditResult &result)
{
    mUpdating = true;
    mDocument.apply(text, result, {.gesture = mGesture});
    mUpdating = false;
}

KeyGesture::KeyGesture(MotionDocument &document, std::optional<KeyValue> value)
    : GraphGesture(document)
    , mValue(value)
    , mPartial(selection().count() > mostLiveKeys)
    , mLive(mPartial ? KeySelection() : selection())
{}

void KeyGesture::setLive(const KeySelection &keys)
{
    if (!mPartial || hasEnded() || keys == mLive)
        return;
    replace({}, {});
    mLive = keys;
    const qint64 frames = std::exchange(mFrames, 0);
    moveTo(frames, mAmount);
}

std::optional<EditJob> KeyGesture::finish()
{
    if (!mPartial || hasEnded() || (mFrames == 0 && mAmount == 0))
        return {};
    replace({}, {});
    return moveInGraphJob(mDocument, mFrames, mValue, mAmount);
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
        result = offsetValues(mDocument.motion(), mLive, *mValue, amount, &mBefore, &mAngles);
        if (result.error.isEmpty())
            mAmount = amount;
        add(changeText(*mValue, mSelection.count()), result);
        return result;
    }
    result = moveInGraph(mBefore, mLive, frames, mValue, amount, nullptr, &mAngles);
    if (!result.error.isEmpty())
        return result;
    replace(moveText(mSelection, frames, mValue, amount, result), result);
    mFrames = frames;
    mAmount = amount;
    return result;
}

void FixGesture::show(const ValueFix &fix, const EditResult &result)
{
    if (!hasEnded())
        add(fixText(fix, result.changed), result);
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
    EditResult result = setKeyCurve(mDocument.motion(), mTrack, mRow, mChannel, curve, &mBefore);
    add(Words::tr("Bend the curve of a key"), result);
    return result;
}

} // namespace furitsuke
