// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor-core/document/valueverbs.h"

#include "editor-core/edits/correctedits.h"
#include "editor-core/edits/keyedits.h"

#include <QCoreApplication>

namespace furitsuke {

namespace {

struct Words
{
    Q_DECLARE_TR_FUNCTIONS(furitsuke::ValueVerbs)
};

/// "Set rotation Y of 12 bone keys"
QString setText(KeyValue value, qsizetype keys)
{
    const int n = int(keys);
    QString text;
    switch (valueKind(value)) {
    case TrackKind::Bone:
        text = Words::tr("Set %1 of %n bone key(s)", nullptr, n);
        break;
    case TrackKind::Morph:
        text = Words::tr("Set %1 of %n morph key(s)", nullptr, n);
        break;
    case TrackKind::Camera:
        text = Words::tr("Set %1 of %n camera key(s)", nullptr, n);
        break;
    case TrackKind::Light:
        text = Words::tr("Set %1 of %n light key(s)", nullptr, n);
        break;
    case TrackKind::Shadow:
        text = Words::tr("Set %1 of %n self-shadow key(s)", nullptr, n);
        break;
    case TrackKind::State:
        text = Words::tr("Set %1 of %n display/IK record(s)", nullptr, n);
        break;
    }
    return text.arg(valueName(value));
}

QString changeText(KeyValue value, qsizetype keys)
{
    const int n = int(keys);
    QString text;
    switch (valueKind(value)) {
    case TrackKind::Bone:
        text = Words::tr("Change %1 of %n bone key(s)", nullptr, n);
        break;
    case TrackKind::Morph:
        text = Words::tr("Change %1 of %n morph key(s)", nullptr, n);
        break;
    case TrackKind::Camera:
        text = Words::tr("Change %1 of %n camera key(s)", nullptr, n);
        break;
    case TrackKind::Light:
        text = Words::tr("Change %1 of %n light key(s)", nullptr, n);
        break;
    case TrackKind::Shadow:
        text = Words::tr("Change %1 of %n self-shadow key(s)", nullptr, n);
        break;
    case TrackKind::State:
        text = Words::tr("Change %1 of %n display/IK record(s)", nullptr, n);
        break;
    }
    return text.arg(valueName(value));
}

/// Text of a switch that is thrown; empty for what is no switch.
QString switchText(KeyValue value, bool on, qsizetype keys)
{
    const int n = int(keys);
    switch (value) {
    case KeyValue::Physics:
        return on ? Words::tr("Switch physics on in %n bone key(s)", nullptr, n)
                  : Words::tr("Switch physics off in %n bone key(s)", nullptr, n);
    case KeyValue::Perspective:
        return on ? Words::tr("Switch perspective on in %n camera key(s)", nullptr, n)
                  : Words::tr("Switch perspective off in %n camera key(s)", nullptr, n);
    case KeyValue::Visible:
        return on ? Words::tr("Show the model in %n display/IK record(s)", nullptr, n)
                  : Words::tr("Hide the model in %n display/IK record(s)", nullptr, n);
    default:
        return {};
    }
}

} // namespace

EditResult enterValue(MotionDocument &document, KeyValue value, const ValueEntry &entry)
{
    const EditResult result =
        changeValues(document.motion(), document.selection(), {{value, entry.multiply, entry.add}});
    QString text = switchText(value, entry.add != 0, result.changed);
    if (text.isEmpty())
        text = entry.isRelative() ? changeText(value, result.changed) : setText(value, result.changed);
    document.apply(text, result);
    return result;
}

EditResult correctSelection(MotionDocument &document, const QList<ValueChange> &correction)
{
    const EditResult result = correctKeys(document.motion(), document.selection(), correction);
    document.apply(Words::tr("Correct %n key(s)", nullptr, int(result.changed)), result);
    return result;
}

EditResult setSelectedPhysics(MotionDocument &document, bool on)
{
    return enterValue(document, KeyValue::Physics, {0, on ? 1.0 : 0.0});
}

EditResult normaliseSelectedRotations(MotionDocument &document)
{
    const EditResult result = normaliseRotations(document.motion(), document.selection());
    document.apply(Words::tr("Normalise the rotation of %n bone key(s)", nullptr, int(result.changed)),
                   result);
    return result;
}

EditResult setSelectedIk(MotionDocument &document, const LongName &name, bool enabled)
{
    const EditResult result = setStateValues(document.motion(), document.selection(),
                                             {.visible = {}, .ik = {{name, quint8(enabled)}}});
    const QString label = decodeName(name.name(), document.encoding()).text;
    const int n = int(result.changed);
    document.apply((enabled ? Words::tr("Switch IK %1 on in %n display/IK record(s)", nullptr, n)
                            : Words::tr("Switch IK %1 off in %n display/IK record(s)", nullptr, n))
                       .arg(label),
                   result);
    return result;
}

EditResult addSelectedIk(MotionDocument &document, const QString &name)
{
    EditResult result;
    const EncodedName encoded = encodeName(name, document.encoding());
    const NameFit fit = fitName(name, document.encoding(), LongName::size);
    if (name.isEmpty())
        result.error = Words::tr("Type the name of an IK bone.");
    else if (!encoded.ok() || !fit.fits)
        result.error = fit.message;
    if (!result.error.isEmpty())
        return result;
    result = addIkNames(document.motion(), document.selection(), {LongName::fromBytes(encoded.bytes)});
    if (result.changed == 0)
        result.error = Words::tr("The selected records have this IK bone already.");
    document.apply(Words::tr("Add IK %1 to %n display/IK record(s)", nullptr, int(result.changed)).arg(name),
                   result);
    return result;
}

EditResult moveSelectionExactly(MotionDocument &document, qint64 frames)
{
    if (clampedMove(document.motion(), document.selection(), frames) != frames) {
        EditResult result;
        result.error = Words::tr("Frames go from 0 to %1; no key was moved.").arg(0xffffffffu);
        return result;
    }
    return document.moveSelection(frames);
}

qsizetype overwrittenByMove(const MotionDocument &document, qint64 frames)
{
    return keysOverwrittenByMove(document.motion(), document.selection(), frames);
}

QList<TrackRef> selectedTracksWithoutFirstKey(const MotionDocument &document)
{
    QList<TrackRef> tracks;
    for (const TrackRef track : document.selection().tracks()) {
        if (track.kind != TrackKind::Bone && track.kind != TrackKind::Morph)
            continue;
        if (document.motion().keyCount(track) > 0 && document.motion().frameAt(track, 0) > 0)
            tracks.append(track);
    }
    return tracks;
}

EditResult addRestKeys(MotionDocument &document, const QList<TrackRef> &tracks)
{
    EditResult result;
    Motion motion = document.motion(); // its orders go up as if each key had been put in already
    const auto addTo = [&]<class Key>(TrackRef track, const Key &rest) {
        const EditResult one = insertKeys(motion, track.index, QList<Key>{rest}, Collision::KeepExisting);
        if (one.changed == 0)
            return;
        result.edit.add(one.edit);
        result.edit.useOrders(sectionOf(track.kind), 1);
        ++motion.nextOrder[std::size_t(sectionOf(track.kind))];
        ++result.changed;
    };
    for (const TrackRef track : tracks) {
        if (track.kind == TrackKind::Bone)
            addTo(track, BoneKey());
        else if (track.kind == TrackKind::Morph)
            addTo(track, MorphKey());
    }
    document.apply(Words::tr("Add %n key(s) of the rest pose at frame 0", nullptr, int(result.changed)),
                   result);
    return result;
}

ValueGesture::ValueGesture(MotionDocument &document, KeyValue value)
    : mDocument(document)
    , mValue(value)
    , mBefore(document.motion())
    , mSelection(document.selection())
    , mGesture(document.newGesture())
{}

EditResult ValueGesture::add(double amount)
{
    const EditResult result = changeValues(mDocument.motion(), mSelection, {{mValue, 1, amount}}, &mBefore);
    qsizetype keys = 0;
    for (const TrackRef track : mSelection.tracks()) {
        if (track.kind == valueKind(mValue))
            keys += mSelection.rows(track).count();
    }
    mDocument.apply(changeText(mValue, keys), result, {.gesture = mGesture});
    return result;
}

} // namespace furitsuke
