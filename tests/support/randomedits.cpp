// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/randomedits.h"

#include "editor-core/edits/curveedits.h"
#include "editor-core/edits/frameedits.h"
#include "editor-core/edits/keepshape.h"
#include "editor-core/edits/keyclip.h"
#include "editor-core/edits/keyedits.h"
#include "editor-core/edits/mirroredits.h"
#include "editor-core/edits/pasteedits.h"
#include "editor-core/edits/registeredits.h"
#include "editor-core/edits/reverseedits.h"
#include "editor-core/edits/scaleedits.h"
#include "editor-core/edits/thinedits.h"
#include "editor-core/edits/trackedits.h"
#include "editor-core/edits/valueedits.h"

#include <cmath>

namespace furitsuke::test {

namespace {

float randomValue(QRandomGenerator &random)
{
    return random.bounded(8) == 0 ? std::bit_cast<float>(random.generate())
                                  : float(random.bounded(200) - 100) / 8;
}

Vec3f randomVector(QRandomGenerator &random)
{
    return {randomValue(random), randomValue(random), randomValue(random)};
}

CurvePoints randomCurve(QRandomGenerator &random)
{
    const auto coordinate = [&random] { return quint8(random.bounded(256)); };
    return {coordinate(), coordinate(), coordinate(), coordinate()};
}

template <class Value>
std::optional<Value> maybe(QRandomGenerator &random, Value value)
{
    if (random.bounded(2))
        return value;
    return {};
}

template <class Key>
EditResult insertSome(const Motion &motion, qint32 track, QRandomGenerator &random)
{
    QList<Key> keys;
    const int count = random.bounded(4) == 0 ? random.bounded(60) : random.bounded(4);
    const quint32 last = qMin(motion.lastFrame(), 100000u);
    for (int i = 0; i < count; ++i) {
        Key key;
        key.frame = random.bounded(20) ? random.bounded(last + 20) : random.generate();
        if constexpr (std::is_same_v<Key, BoneKey>) {
            key.position = randomVector(random);
            key.form.bits = quint8(random.generate()); // any form: the edit decides how it is written
            key.curves.setCurve(BoneChannel::Y, randomCurve(random));
        }
        if constexpr (std::is_same_v<Key, MorphKey>)
            key.weight = randomValue(random);
        if constexpr (std::is_same_v<Key, StateKey>)
            key.ik = {{LongName::fromBytes("ik1"), quint8(random.bounded(3))}};
        keys.append(key);
    }
    return insertKeys(motion, track, keys,
                      random.bounded(2) ? Collision::Overwrite : Collision::KeepExisting);
}

EditResult randomInsert(const Motion &motion, QRandomGenerator &random)
{
    const auto some = [&random](qsizetype size) { return qint32(random.bounded(quint32(size))); };
    switch (random.bounded(6)) {
    case 0:
        if (!motion.bones.isEmpty())
            return insertSome<BoneKey>(motion, some(motion.bones.size()), random);
        [[fallthrough]];
    case 1:
        if (!motion.morphs.isEmpty())
            return insertSome<MorphKey>(motion, some(motion.morphs.size()), random);
        [[fallthrough]];
    case 2:
        return insertSome<CameraKey>(motion, 0, random);
    case 3:
        return insertSome<LightKey>(motion, 0, random);
    case 4:
        return insertSome<ShadowKey>(motion, 0, random);
    default:
        return insertSome<StateKey>(motion, 0, random);
    }
}

EditResult randomValues(const Motion &motion, const KeySelection &selection, QRandomGenerator &random)
{
    switch (random.bounded(6)) {
    case 0:
        return setBoneValues(motion, selection,
                             {maybe(random, randomValue(random)), maybe(random, randomValue(random)),
                              maybe(random, randomValue(random)), maybe(random, Quatf{0, 1, 0, 0}),
                              maybe(random, random.bounded(2) == 0)});
    case 1:
        return setMorphValues(motion, selection, {maybe(random, randomValue(random))});
    case 2:
        return setCameraValues(motion, selection,
                               {maybe(random, randomValue(random)), maybe(random, randomVector(random)),
                                maybe(random, randomVector(random)), maybe(random, random.generate()),
                                maybe(random, random.bounded(2) == 0)});
    case 3:
        return setLightValues(motion, selection,
                              {maybe(random, randomVector(random)), maybe(random, randomVector(random))});
    case 4:
        return setShadowValues(
            motion, selection,
            {maybe(random, quint8(random.bounded(4))), maybe(random, randomValue(random))});
    default:
        return setStateValues(
            motion, selection,
            {maybe(random, random.bounded(2) == 0),
             {{LongName::fromBytes(random.bounded(2) ? "ik2" : "ik3"), quint8(random.bounded(2))}}});
    }
}

EditResult randomRename(const Motion &motion, QRandomGenerator &random)
{
    const bool bone = random.bounded(2) && !motion.bones.isEmpty();
    const qsizetype tracks = bone ? motion.bones.size() : motion.morphs.size();
    QByteArray name("renamed ");
    name.append(QByteArray::number(random.bounded(1000)));
    if (random.bounded(2))
        name.append("\x82\xA0\x82\xA0\x82\xA0");
    if (tracks == 0 || random.bounded(3) == 0)
        return addTrack(motion, bone ? TrackKind::Bone : TrackKind::Morph, name);
    return renameTrack(
        motion, {bone ? TrackKind::Bone : TrackKind::Morph, qint32(random.bounded(quint32(tracks)))}, name);
}

/// Some rows of a selection, for edits that take long.
KeySelection firstRows(const KeySelection &selection, int most)
{
    KeySelection result;
    for (const TrackRef track : selection.tracks()) {
        for (const qsizetype row : selection.rows(track).rows()) {
            if (most-- > 0)
                result.insert(track, row);
        }
    }
    return result;
}

EditResult randomPaste(const Motion &motion, const KeySelection &selection, QRandomGenerator &random)
{
    PasteOptions options;
    options.frame =
        random.bounded(20) ? random.bounded(qMin(motion.lastFrame(), 100000u) + 20) : random.generate();
    options.mirrored = random.bounded(2);
    options.valuesOnly = random.bounded(4) == 0;
    options.repeat = random.bounded(1, 4);
    options.spacing = random.bounded(3) * random.bounded(30);
    options.collision = random.bounded(2) ? Collision::Overwrite : Collision::KeepExisting;
    options.replaceSpan = random.bounded(3) == 0;
    if (random.bounded(3) == 0) {
        options.boneParts = BoneParts(random.bounded(64));
        options.cameraParts = CameraParts(random.bounded(256));
    }
    return pasteKeys(motion, copyKeys(motion, selection, options.encoding), options);
}

qint64 randomFrame(const Motion &motion, QRandomGenerator &random)
{
    return random.bounded(10) ? random.bounded(qMin(motion.lastFrame(), 100000u) + 2) : random.generate();
}

QList<TrackRef> randomTracks(const Motion &motion, QRandomGenerator &random)
{
    QList<TrackRef> tracks = motion.tracks();
    if (random.bounded(2))
        tracks.removeIf([&random](TrackRef) { return random.bounded(2) == 0; });
    return tracks;
}

} // namespace

EditResult randomTimeEdit(const Motion &motion, QRandomGenerator &random, QString *what)
{
    const KeySelection selection = randomSelection(motion, random);
    const bool ripple = random.bounded(3) == 0;
    const FrameRun run = {randomFrame(motion, random), random.bounded(30) ? random.bounded(40) : 4000000000};
    const auto say = [what](const QString &text) {
        if (what)
            *what = text;
    };
    switch (random.bounded(5)) {
    case 0: {
        const TimeMove move = {random.bounded(61) - 20, ripple,
                               random.bounded(2) ? Collision::Overwrite : Collision::KeepExisting};
        say(QStringLiteral("move by %1, ripple %2").arg(move.frames).arg(ripple));
        return moveKeysBy(motion, selection, move);
    }
    case 1: {
        const Scaling scaling = {randomFrame(motion, random),
                                 ScaleFactor(quint32(random.bounded(1, 40)), quint32(random.bounded(1, 20))),
                                 ripple};
        say(QStringLiteral("scale about %1 by %2/%3, ripple %4")
                .arg(scaling.pivot)
                .arg(scaling.factor.numerator)
                .arg(scaling.factor.denominator)
                .arg(ripple));
        return scaleKeys(motion, selection, scaling);
    }
    case 2:
        say(QStringLiteral("reverse"));
        return reverseKeys(motion, selection);
    case 3:
        say(QStringLiteral("insert %1 frames at %2").arg(run.count).arg(run.frame));
        return insertFrames(motion, randomTracks(motion, random), run);
    default:
        say(QStringLiteral("delete %1 frames at %2").arg(run.count).arg(run.frame));
        return deleteFrames(motion, randomTracks(motion, random), run);
    }
}

ThinOptions randomThinning(QRandomGenerator &random)
{
    ThinOptions options;
    for (double &bound : options.bounds)
        bound = random.bounded(4) == 0 ? 0 : std::pow(10, random.bounded(4) - 2) * random.generateDouble();
    options.keepFrameZero = random.bounded(2);
    options.keepExtremes = random.bounded(2);
    return options;
}

KeySelection randomSelection(const Motion &motion, QRandomGenerator &random)
{
    KeySelection selection;
    const int manyTracks = random.bounded(2);
    const int keysPercent = random.bounded(3) == 0 ? 90 : random.bounded(30);
    for (const TrackRef track : motion.tracks()) {
        if (!manyTracks && random.bounded(3) != 0)
            continue;
        RowSet rows;
        for (qsizetype row = 0; row < motion.keyCount(track); ++row) {
            if (random.bounded(100) < keysPercent)
                rows.insert(row);
        }
        selection.setRows(track, rows);
    }
    return selection;
}

EditResult randomCurveEdit(const Motion &motion, const KeySelection &keys, QRandomGenerator &random)
{
    const auto coordinate = [&random] { return quint8(random.bounded(160)); };
    const CurvePoints curve = {coordinate(), coordinate(), coordinate(), coordinate()};
    const CurveChannels channels = {quint8(random.bounded(16)), quint8(random.bounded(64))};
    switch (random.bounded(9)) {
    case 0:
        return setCurves(motion, keys, channels, curve);
    case 1:
        return changeCurves(motion, keys, channels, [](CurvePoints c) { return mirroredCurve(c); });
    case 2:
        return changeCurves(motion, keys, channels, [](CurvePoints c) {
            return movedCurve(c, {7, -9, 130, 0});
        });
    case 3:
        return changeCurves(motion, keys, channels, [](CurvePoints c) { return strengthened(c, 1.4); });
    case 4:
        return changeCurves(motion, keys, channels, [](CurvePoints c) { return blendedToLinear(c, 0.6); });
    case 5:
        return averageCurves(motion, keys, channels);
    case 6:
        return pasteCurves(motion, keys, channels, CurveClip::of(curve));
    case 7:
        return continueSpeed(motion, keys, channels, {random.bounded(2) == 0, random.bounded(2) == 0});
    default:
        return autoEase(motion, keys, channels);
    }
}

EditResult randomEdit(const Motion &motion, QRandomGenerator &random, QString *what)
{
    const auto say = [what](const QString &text) {
        if (what)
            *what = text;
    };
    const KeySelection selection = randomSelection(motion, random);
    switch (random.bounded(13)) {
    case 0:
        say(QStringLiteral("insert"));
        return randomInsert(motion, random);
    case 1:
        say(QStringLiteral("delete"));
        return deleteKeys(motion, selection);
    case 2: {
        const qint64 frames = random.bounded(10) ? random.bounded(81) - 40 : qint64(random.generate());
        const auto collision = random.bounded(2) ? Collision::Overwrite : Collision::KeepExisting;
        say(QStringLiteral("move by %1, rule %2").arg(frames).arg(int(collision)));
        return moveKeys(motion, selection, frames, collision);
    }
    case 3:
        say(QStringLiteral("values"));
        return randomValues(motion, selection, random);
    case 4:
        say(QStringLiteral("curves"));
        return randomCurveEdit(motion, selection, random);
    case 5: {
        const quint32 frame = random.bounded(10) ? random.bounded(80u) : random.generate();
        say(QStringLiteral("register at %1").arg(frame));
        return registerKeys(motion, selection.tracks(), frame);
    }
    case 6:
        say(QStringLiteral("delete and keep the shape"));
        return deleteKeysKeepingShape(motion, firstRows(selection, 40));
    case 7:
        say(QStringLiteral("hold"));
        return holdBeforeKeys(motion, selection);
    case 8:
        say(QStringLiteral("paste"));
        return randomPaste(motion, selection, random);
    case 9:
        say(QStringLiteral("mirror"));
        return mirrorKeys(motion, selection, NameEncoding::Cp932);
    case 10:
        return randomTimeEdit(motion, random, what);
    case 11:
        say(QStringLiteral("thin"));
        return thinKeys(motion, selection, randomThinning(random));
    default:
        say(QStringLiteral("tracks"));
        return randomRename(motion, random);
    }
}

} // namespace furitsuke::test
