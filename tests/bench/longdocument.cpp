// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/bench/longdocument.h"

#include "editor-core/sampling/sampler.h"
#include "tests/support/smallmotions.h"

#include <QRandomGenerator>

namespace furitsuke::test {

namespace {

CurvePoints curveOf(LongCurves curves, QRandomGenerator &random)
{
    const auto coordinate = [&random](int from, int room) { return quint8(from + random.bounded(room)); };
    if (curves == LongCurves::Drawn)
        return {coordinate(20, 28), 0, coordinate(80, 28), 127};
    return {coordinate(0, 64), coordinate(0, 64), coordinate(63, 64), coordinate(63, 64)};
}

} // namespace

Motion longMotion(LongCurves curves)
{
    QRandomGenerator random(1);
    Motion motion;
    for (qint32 t = 0; t < longTracks; ++t) {
        KeyColumns<BoneKey> keys;
        keys.reserve(longTrackKeys);
        for (qsizetype row = 0; row < longTrackKeys; ++row) {
            BoneRecord record;
            record.frame = quint32(3 * row);
            record.position = {float(row % 17), float(t), 0};
            record.rotation = turnedBy({0, 1, 0}, double(row % 50));
            for (int c = 0; curves != LongCurves::Linear && c < boneChannelCount; ++c)
                record.curves.setCurve(BoneChannel(c), curveOf(curves, random));
            keys.append(record.key(quint32(row)));
        }
        addBone(motion, std::move(keys));
    }
    return motion;
}

MotionDocument &longDocument(LongCurves curves)
{
    static MotionDocument document;
    if (document.motion().bones.isEmpty()) {
        ReadResult content;
        content.ok = true;
        content.motion = longMotion(curves);
        document.setContent(std::move(content));
    }
    return document;
}

KeySelection longSelection(qsizetype keys, qsizetype first, qsizetype step)
{
    KeySelection selection;
    for (qint32 t = 0; t < longTracks; ++t) {
        RowSet rows;
        for (qsizetype n = 0; n < keys / longTracks; ++n)
            rows.insert(first + step * n);
        selection.setRows({TrackKind::Bone, t}, rows);
    }
    return selection;
}

double poseOf(const Motion &motion, double frame)
{
    double sum = 0;
    for (const BoneTrack &track : motion.bones)
        sum += sampleBone(track.keys, frame).position.x;
    return sum;
}

} // namespace furitsuke::test
