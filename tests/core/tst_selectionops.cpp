// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor-core/edits/selectionops.h"
#include "editor-core/vmd/reader.h"
#include "tests/support/corpus.h"
#include "tests/support/motions.h"
#include "tests/support/smallmotions.h"

#include <QTest>

#include <cmath>
#include <limits>

using namespace furitsuke;
using namespace furitsuke::test;

namespace {

constexpr qint64 lastFrame = std::numeric_limits<quint32>::max();

using Rows = QList<qsizetype>;

/// A motion whose first bone has keys at these frames; two keys may stand at one frame.
Motion motionAt(const QList<quint32> &frames)
{
    Motion motion;
    motion.bones.resize(1);
    for (qsizetype i = 0; i < frames.size(); ++i)
        motion.bones[0].keys.append(BoneRecord{.frame = frames[i]}.key(quint32(i)));
    return motion;
}

template <class Record>
void add(Motion &motion, qint32 index, const QList<Record> &records)
{
    using Key = decltype(Record().key(0));
    for (qsizetype i = 0; i < records.size(); ++i)
        mutableKeysOf<Key>(motion, index).append(records[i].key(quint32(1000 * index + i)));
}

KeySelection rowsOf(TrackRef track, const Rows &rows)
{
    KeySelection selection;
    for (const qsizetype row : rows)
        selection.insert(track, row);
    return selection;
}

KeySelection randomSelection(const Motion &motion, QRandomGenerator &random)
{
    KeySelection selection;
    for (const TrackRef track : motion.tracks()) {
        for (qsizetype row = 0; row < motion.keyCount(track); ++row) {
            if (random.bounded(3) == 0)
                selection.insert(track, row);
        }
    }
    return selection;
}

/// The same, keys at one frame of a track together.
KeySelection randomFrames(const Motion &motion, QRandomGenerator &random)
{
    KeySelection selection;
    for (const TrackRef track : motion.tracks()) {
        bool in = false;
        for (qsizetype row = 0; row < motion.keyCount(track); ++row) {
            if (row == 0 || motion.frameAt(track, row) != motion.frameAt(track, row - 1))
                in = random.bounded(2) == 0;
            if (in)
                selection.insert(track, row);
        }
    }
    return selection;
}

/// Every key of a selection is in another.
bool isWithin(KeySelection part, const KeySelection &whole)
{
    part.subtract(whole);
    return part.isEmpty();
}

QList<Motion> someMotions()
{
    QList<Motion> motions;
    for (quint32 seed = 1; seed <= 12; ++seed) {
        QRandomGenerator random(seed);
        motions.append(randomMotion(random, 5 + int(seed) * 4));
    }
    return motions;
}

} // namespace

class TestSelectionOps : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void nearestKeysAreThoseThatThereIsRoomFor_data();
    void nearestKeysAreThoseThatThereIsRoomFor();
    void nearestKeysTakeAFrameWholeOrNot();
    void framesAreIncludedAtBothEnds_data();
    void framesAreIncludedAtBothEnds();
    void onlyTheGivenTracksAreLookedAt();
    void columnOfSelectionTakesEveryTrack();
    void columnReachesAcrossTheWholeTime();
    void displayRecordsAreAmongAllKeys();
    void invertedTwiceIsTheSame();
    void invertedAndSelectedAreAllKeys();
    void growsAndShrinksByOneFrame_data();
    void growsAndShrinksByOneFrame();
    void shrinkingWhatGrewLosesNothingAwayFromTheEnds();
    void growingWhatShrankAddsNothing();
    void sameValueOfBones_data();
    void sameValueOfBones();
    void sameValueIsOfOneKindOnly();
    void sameValueOfOtherKinds_data();
    void sameValueOfOtherKinds();
    void sameValueAgreesWithComparingAllPairs();
    void nearValueAgreesWithComparingAllPairs();
    void nearValueTakesBothSignsOfARotation();
    void sameCurvesNeedAllChannels();
    void sameCurvesOfCameraKeys();
    void linearOfTheSelectionOrOfAll();
    void everySecondFrameOfEachTrack_data();
    void everySecondFrameOfEachTrack();
    void firstAndLastFrameOfEachTrack();
    void nothingComesOfNothing();
    void countsAgreeWithSelections();
    void corpusMotionsKeepTheLaws();
    void twoMillionKeysAreSelectedInTime();
};

void TestSelectionOps::nearestKeysAreThoseThatThereIsRoomFor_data()
{
    QTest::addColumn<qsizetype>("most");
    QTest::addColumn<Rows>("first");
    QTest::addColumn<Rows>("second");
    // Selected among frames 10 .. 70: all of the first bone's but that at 30, the second one's all.
    QTest::newRow("all") << qsizetype(100) << Rows{1, 2, 4, 5, 6, 7} << Rows{1, 2};
    QTest::newRow("part of the second") << qsizetype(7) << Rows{1, 2, 4, 5, 6, 7} << Rows{2};
    QTest::newRow("none of the second") << qsizetype(6) << Rows{1, 2, 4, 5, 6, 7} << Rows{};
    QTest::newRow("about the middle") << qsizetype(3) << Rows{2, 4, 5} << Rows{};
    QTest::newRow("nothing") << qsizetype(0) << Rows{} << Rows{};
}

void TestSelectionOps::nearestKeysAreThoseThatThereIsRoomFor()
{
    QFETCH(const qsizetype, most);
    QFETCH(const Rows, first);
    QFETCH(const Rows, second);
    Motion motion;
    addBone(motion, bone({{0}, {10}, {20}, {30}, {40}, {50}, {60}, {70}, {80}}));
    addBone(motion, bone({{0}, {20}, {40}, {100}}));
    KeySelection selection = KeySelection::all(motion);
    RowSet rows = selection.rows(bone0);
    rows.remove(3);
    selection.setRows(bone0, rows);
    const KeySelection nearest = nearestKeys(motion, selection, {bone0, bone1}, {10, 70}, 40, most);
    QCOMPARE(nearest.rows(bone0).rows(), first);
    QCOMPARE(nearest.rows(bone1).rows(), second);
}

void TestSelectionOps::nearestKeysTakeAFrameWholeOrNot()
{
    Motion motion;
    addBone(motion, bone({{0}, {10}, {10}, {20}, {20}, {30}}));
    const KeySelection all = KeySelection::all(motion);
    for (qsizetype most = 1; most <= 6; ++most) {
        const RowSet rows = nearestKeys(motion, all, {bone0}, {0, 100}, 15, most).rows(bone0);
        QVERIFY(rows.count() <= most);
        QCOMPARE(rows.contains(1), rows.contains(2));
        QCOMPARE(rows.contains(3), rows.contains(4));
    }
}

void TestSelectionOps::framesAreIncludedAtBothEnds_data()
{
    QTest::addColumn<qint64>("first");
    QTest::addColumn<qint64>("last");
    QTest::addColumn<Rows>("rows");
    // Keys at 0 10 10 20 and the last frame there is.
    QTest::newRow("column") << qint64(10) << qint64(10) << Rows{1, 2};
    QTest::newRow("column beside keys") << qint64(11) << qint64(11) << Rows{};
    QTest::newRow("before, with the frame itself") << qint64(0) << qint64(10) << Rows{0, 1, 2};
    QTest::newRow("after, with the frame itself") << qint64(20) << lastFrame << Rows{3, 4};
    QTest::newRow("range") << qint64(1) << qint64(20) << Rows{1, 2, 3};
    QTest::newRow("whole") << qint64(0) << lastFrame << Rows{0, 1, 2, 3, 4};
    QTest::newRow("backwards") << qint64(20) << qint64(10) << Rows{};
    QTest::newRow("out of all frames") << qint64(-50) << qint64(-1) << Rows{};
}

void TestSelectionOps::framesAreIncludedAtBothEnds()
{
    QFETCH(const qint64, first);
    QFETCH(const qint64, last);
    QFETCH(const Rows, rows);
    const Motion motion = motionAt({0, 10, 10, 20, quint32(lastFrame)});
    const KeySelection selection = keysInFrames(motion, {bone0}, first, last);
    QCOMPARE(selection.rows(bone0).rows(), rows);
    QCOMPARE(keyCountInFrames(motion, {bone0}, first, last), rows.size());
}

void TestSelectionOps::onlyTheGivenTracksAreLookedAt()
{
    QRandomGenerator random(3);
    const Motion motion = randomMotion(random);
    const QList<TrackRef> some = {bone1, cameraTrack};
    const KeySelection all = KeySelection::all(motion);
    const KeySelection results[] = {
        keysInFrames(motion, some, 0, lastFrame),
        keysOfTracks(motion, some),
        keysAtFramesOf(motion, all, some),
        invertedSelection(motion, {}, some),
        grownSelection(motion, all, some),
        shrunkSelection(motion, all, some),
        keysOfSameValue(motion, all, some),
        keysOfSameCurves(motion, all, some),
        keysOfLinearCurves(motion, {}, some),
        everyNthKey(motion, all, some, 2),
        firstKeys(motion, some),
        lastKeys(motion, some),
    };
    for (const KeySelection &result : results) {
        for (const TrackRef track : result.tracks())
            QVERIFY(some.contains(track));
        QVERIFY(!result.rows(bone1).isEmpty());
    }
}

void TestSelectionOps::columnOfSelectionTakesEveryTrack()
{
    Motion motion = motionAt({0, 10, 10, 20});
    add(motion, 0, QList<CameraRecord>{{.frame = 9}, {.frame = 10}, {.frame = 20}});
    motion.morphs.resize(1);
    add(motion, 0, QList<MorphRecord>{{.frame = 10}, {.frame = 30}});
    // Of two keys at one frame one is enough.
    const KeySelection column = keysAtFramesOf(motion, rowsOf(bone0, {2}), motion.tracks());
    QCOMPARE(column.rows(bone0).rows(), (Rows{1, 2}));
    QCOMPARE(column.rows(cameraTrack).rows(), (Rows{1}));
    QCOMPARE(column.rows(morph0).rows(), (Rows{0}));
    // Frames come from all selected tracks, also from those that are not looked at.
    KeySelection two = rowsOf(bone0, {3});
    two.unite(rowsOf(morph0, {1}));
    QCOMPARE(keysAtFramesOf(motion, two, {cameraTrack}).rows(cameraTrack).rows(), (Rows{2}));
    QCOMPARE(keysAtFramesOf(motion, two, {morph0}).rows(morph0).rows(), (Rows{1}));
}

void TestSelectionOps::columnReachesAcrossTheWholeTime()
{
    Motion motion = motionAt({0, 4096, 4'000'000, quint32(lastFrame)});
    add(motion, 0, QList<CameraRecord>{{.frame = 0}, {.frame = 4095}, {.frame = quint32(lastFrame)}});
    const KeySelection column = keysAtFramesOf(motion, rowsOf(bone0, {0, 1, 2, 3}), {cameraTrack});
    QCOMPARE(column.rows(cameraTrack).rows(), (Rows{0, 2}));
}

void TestSelectionOps::displayRecordsAreAmongAllKeys()
{
    const Motion motion = readMotion(sixSectionFile()).motion;
    const QList<TrackRef> tracks = motion.tracks();
    QCOMPARE(keysOfTracks(motion, tracks), KeySelection::all(motion));
    QVERIFY(!keysOfTracks(motion, tracks).rows(stateTrack).isEmpty());
    QVERIFY(!keysInFrames(motion, tracks, 0, 0).rows(stateTrack).isEmpty());
    QVERIFY(!keysAtFramesOf(motion, rowsOf(bone0, {0}), tracks).rows(stateTrack).isEmpty());
    QCOMPARE(invertedSelection(motion, {}, tracks), KeySelection::all(motion));
}

void TestSelectionOps::invertedTwiceIsTheSame()
{
    QRandomGenerator random(5);
    for (const Motion &motion : someMotions()) {
        const KeySelection selection = randomSelection(motion, random);
        const KeySelection once = invertedSelection(motion, selection, motion.tracks());
        QCOMPARE(invertedSelection(motion, once, motion.tracks()), selection);
    }
}

void TestSelectionOps::invertedAndSelectedAreAllKeys()
{
    QRandomGenerator random(6);
    for (const Motion &motion : someMotions()) {
        const KeySelection selection = randomSelection(motion, random);
        KeySelection inverted = invertedSelection(motion, selection, motion.tracks());
        QCOMPARE(inverted.count() + selection.count(), motion.keyCount());
        inverted.unite(selection);
        QCOMPARE(inverted, KeySelection::all(motion));
    }
}

void TestSelectionOps::growsAndShrinksByOneFrame_data()
{
    QTest::addColumn<Rows>("selected");
    QTest::addColumn<Rows>("grown");
    QTest::addColumn<Rows>("shrunk");
    // Keys at 0 10 10 20 30 40 40 50: rows 1, 2 and rows 5, 6 share a frame.
    QTest::newRow("nothing") << Rows{} << Rows{} << Rows{};
    QTest::newRow("one in the middle") << Rows{4} << Rows{3, 4, 5, 6} << Rows{};
    QTest::newRow("a run") << Rows{3, 4, 5, 6} << Rows{1, 2, 3, 4, 5, 6, 7} << Rows{4};
    QTest::newRow("two runs that meet") << Rows{1, 2, 4} << Rows{0, 1, 2, 3, 4, 5, 6} << Rows{};
    QTest::newRow("at the start") << Rows{0} << Rows{0, 1, 2} << Rows{};
    QTest::newRow("at the end") << Rows{7} << Rows{5, 6, 7} << Rows{};
    QTest::newRow("half of a frame") << Rows{1} << Rows{0, 1, 2, 3} << Rows{};
    QTest::newRow("all") << Rows{0, 1, 2, 3, 4, 5, 6, 7} << Rows{0, 1, 2, 3, 4, 5, 6, 7}
                         << Rows{1, 2, 3, 4, 5, 6};
}

void TestSelectionOps::growsAndShrinksByOneFrame()
{
    QFETCH(const Rows, selected);
    QFETCH(const Rows, grown);
    QFETCH(const Rows, shrunk);
    const Motion motion = motionAt({0, 10, 10, 20, 30, 40, 40, 50});
    const KeySelection selection = rowsOf(bone0, selected);
    QCOMPARE(grownSelection(motion, selection, {bone0}).rows(bone0).rows(), grown);
    QCOMPARE(shrunkSelection(motion, selection, {bone0}).rows(bone0).rows(), shrunk);
}

void TestSelectionOps::shrinkingWhatGrewLosesNothingAwayFromTheEnds()
{
    QRandomGenerator random(7);
    for (const Motion &motion : someMotions()) {
        KeySelection selection = randomFrames(motion, random);
        // The ends of a track have nothing beyond them to grow by.
        KeySelection ends = firstKeys(motion, motion.tracks());
        ends.unite(lastKeys(motion, motion.tracks()));
        selection.subtract(ends);
        const KeySelection grown = grownSelection(motion, selection, motion.tracks());
        QVERIFY(isWithin(selection, grown));
        QVERIFY(isWithin(selection, shrunkSelection(motion, grown, motion.tracks())));
    }
}

void TestSelectionOps::growingWhatShrankAddsNothing()
{
    QRandomGenerator random(8);
    for (const Motion &motion : someMotions()) {
        const KeySelection selection = randomFrames(motion, random);
        const KeySelection shrunk = shrunkSelection(motion, selection, motion.tracks());
        QVERIFY(isWithin(shrunk, selection));
        QVERIFY(isWithin(grownSelection(motion, shrunk, motion.tracks()), selection));
    }
}

void TestSelectionOps::sameValueOfBones_data()
{
    QTest::addColumn<Vec3f>("position");
    QTest::addColumn<Quatf>("rotation");
    QTest::addColumn<bool>("same");
    // Against a key at (1, 0, 2), turned by (0, 0.6, 0, 0.8).
    QTest::newRow("equal") << Vec3f{1, 0, 2} << Quatf{0, 0.6f, 0, 0.8f} << true;
    QTest::newRow("another zero") << Vec3f{1, -0.0f, 2} << Quatf{-0.0f, 0.6f, -0.0f, 0.8f} << true;
    QTest::newRow("the other quaternion") << Vec3f{1, 0, 2} << Quatf{0, -0.6f, 0, -0.8f} << true;
    QTest::newRow("one bit of position")
        << Vec3f{std::nextafter(1.0f, 2.0f), 0, 2} << Quatf{0, 0.6f, 0, 0.8f} << false;
    QTest::newRow("one bit of rotation")
        << Vec3f{1, 0, 2} << Quatf{0, 0.6f, 0, std::nextafter(0.8f, 1.0f)} << false;
    QTest::newRow("turned back") << Vec3f{1, 0, 2} << Quatf{0, -0.6f, 0, 0.8f} << false;
}

void TestSelectionOps::sameValueOfBones()
{
    QFETCH(const Vec3f, position);
    QFETCH(const Quatf, rotation);
    QFETCH(const bool, same);
    Motion motion;
    motion.bones.resize(2);
    // Frames, curves and physics do not matter.
    BoneCurves curves;
    curves.setCurve(BoneChannel::X, {1, 2, 3, 4});
    add(motion, 0, QList<BoneRecord>{{.position = {1, 0, 2}, .rotation = {0, 0.6f, 0, 0.8f}}});
    add(motion, 1,
        QList<BoneRecord>{{.frame = 5},
                          {.frame = 10,
                           .position = position,
                           .rotation = rotation,
                           .curves = curves,
                           .form = KeyForm::written(CurveLayout::Mmd9, true)}});
    const KeySelection result = keysOfSameValue(motion, rowsOf(bone0, {0}), motion.tracks());
    QCOMPARE(result.rows(bone0).rows(), (Rows{0}));
    QCOMPARE(result.rows(bone1).rows(), same ? Rows{1} : Rows{});
}

void TestSelectionOps::sameValueIsOfOneKindOnly()
{
    // A morph's weight is not a shadow's distance, whatever the number.
    Motion motion;
    motion.morphs.resize(2);
    add(motion, 0, QList<MorphRecord>{{.weight = 0.5f}, {.frame = 1, .weight = 1}});
    add(motion, 1, QList<MorphRecord>{{.frame = 7, .weight = 0.5f}});
    add(motion, 0, QList<ShadowRecord>{{.mode = 0, .distance = 0.5f}});
    const KeySelection result = keysOfSameValue(motion, rowsOf(morph0, {0}), motion.tracks());
    QCOMPARE(result.rows(morph0).rows(), (Rows{0}));
    QCOMPARE(result.rows({TrackKind::Morph, 1}).rows(), (Rows{0}));
    QVERIFY(result.rows(shadowTrack).isEmpty());
}

void TestSelectionOps::sameValueOfOtherKinds_data()
{
    QTest::addColumn<TrackRef>("track");
    // Of each kind row 0 is selected, row 1 has the same value, the others differ in one thing each.
    QTest::newRow("camera") << cameraTrack;
    QTest::newRow("light") << lightTrack;
    QTest::newRow("self shadow") << shadowTrack;
    QTest::newRow("display/IK") << stateTrack;
}

void TestSelectionOps::sameValueOfOtherKinds()
{
    QFETCH(const TrackRef, track);
    Motion motion;
    CameraCurves curves;
    curves.setCurve(CameraChannel::Distance, {0, 1, 2, 3});
    add(motion, 0,
        QList<CameraRecord>{{.frame = 0, .target = {0, 1, 2}},
                            {.frame = 1, .target = {-0.0f, 1, 2}, .curves = curves},
                            {.frame = 2, .distance = -44, .target = {0, 1, 2}},
                            {.frame = 3, .target = {0, 1, 3}},
                            {.frame = 4, .target = {0, 1, 2}, .rotation = {0, 0, 1}},
                            {.frame = 5, .target = {0, 1, 2}, .viewAngle = 31},
                            {.frame = 6, .target = {0, 1, 2}, .projection = 1}});
    add(motion, 0,
        QList<LightRecord>{{.frame = 0},
                           {.frame = 1},
                           {.frame = 2, .colour = {0, 0, 0}},
                           {.frame = 3, .direction = {0, -1, 0}}});
    add(motion, 0,
        QList<ShadowRecord>{{.frame = 0, .mode = 1, .distance = 0.01f},
                            {.frame = 1, .mode = 1, .distance = 0.01f},
                            {.frame = 2, .mode = 2, .distance = 0.01f},
                            {.frame = 3, .mode = 1, .distance = 0.02f}});
    const auto state = [](quint32 frame, quint8 visible, const QList<std::pair<const char *, quint8>> &ik) {
        StateKey key;
        key.frame = frame;
        key.order = frame;
        key.visible = visible;
        for (const auto &[name, on] : ik)
            key.ik.append({LongName::fromBytes(name), on});
        return key;
    };
    // IK bones that a record does not name are on, and any byte but 0 is on.
    motion.states.append(state(0, 1, {{"a", 0}, {"b", 0}, {"c", 1}}));
    motion.states.append(state(1, 7, {{"b", 0}, {"a", 0}, {"d", 9}}));
    motion.states.append(state(2, 0, {{"a", 0}, {"b", 0}, {"c", 1}}));
    motion.states.append(state(3, 1, {{"a", 0}, {"c", 1}}));
    const KeySelection result = keysOfSameValue(motion, rowsOf(track, {0}), motion.tracks());
    QCOMPARE(result, rowsOf(track, {0, 1}));
}

void TestSelectionOps::sameValueAgreesWithComparingAllPairs()
{
    QRandomGenerator random(9);
    Motion motion;
    motion.bones.resize(3);
    // Few different values, so that many are equal.
    const auto value = [&] { return float(random.bounded(3)); };
    for (qint32 bone = 0; bone < 3; ++bone) {
        QList<BoneRecord> records;
        for (quint32 frame = 0; frame < 150; ++frame)
            records.append({.frame = frame, .position = {value(), value(), 0}, .rotation = {0, 0, 0, 1}});
        add(motion, bone, records);
    }
    KeySelection selection;
    for (int i = 0; i < 4; ++i)
        selection.insert({TrackKind::Bone, random.bounded(2)}, random.bounded(150));
    KeySelection expected;
    for (const TrackRef track : motion.tracks()) {
        for (qsizetype row = 0; row < motion.keyCount(track); ++row) {
            const Vec3f position = motion.bones[track.index].keys.key(row).position;
            for (const TrackRef other : selection.tracks()) {
                selection.rows(other).forEach([&](qsizetype selected) {
                    if (motion.bones[other.index].keys.key(selected).position == position)
                        expected.insert(track, row);
                });
            }
        }
    }
    QVERIFY(expected.count() > 10);
    QCOMPARE(keysOfSameValue(motion, selection, motion.tracks()), expected);
}

void TestSelectionOps::nearValueAgreesWithComparingAllPairs()
{
    QRandomGenerator random(10);
    Motion motion;
    motion.morphs.resize(2);
    for (qint32 morph = 0; morph < 2; ++morph) {
        QList<MorphRecord> records;
        for (quint32 frame = 0; frame < 300; ++frame)
            records.append({.frame = frame, .weight = float(random.bounded(1.0))});
        records[5].weight = std::numeric_limits<float>::quiet_NaN();
        records[6].weight = std::numeric_limits<float>::infinity();
        add(motion, morph, records);
    }
    KeySelection selection = rowsOf(morph0, {5, 6});
    for (int i = 0; i < 6; ++i)
        selection.insert(morph0, random.bounded(300));
    for (const double tolerance : {0.0001, 0.01, 0.2}) {
        KeySelection expected = selection;
        for (const TrackRef track : {morph0, TrackRef{TrackKind::Morph, 1}}) {
            const QList<float> &weights = motion.morphs[track.index].keys.column<&MorphKey::weight>();
            for (qsizetype row = 0; row < weights.size(); ++row) {
                selection.rows(morph0).forEach([&](qsizetype selected) {
                    const float wanted = motion.morphs[0].keys.column<&MorphKey::weight>()[selected];
                    if (sameBits(weights[row], wanted) ||
                        std::abs(double(weights[row]) - double(wanted)) <= tolerance)
                        expected.insert(track, row);
                });
            }
        }
        QCOMPARE(keysOfSameValue(motion, selection, motion.tracks(), tolerance), expected);
        QVERIFY(expected.contains({TrackKind::Morph, 1}, 5));
    }
}

void TestSelectionOps::nearValueTakesBothSignsOfARotation()
{
    // Half a turn: which of the two quaternions is the one with a positive w is a matter of the last bit.
    Motion motion;
    motion.bones.resize(1);
    add(motion, 0,
        QList<BoneRecord>{{.frame = 0, .rotation = {0, 1, 0, 1e-6f}},
                          {.frame = 1, .rotation = {0, 1, 0, -1e-6f}},
                          {.frame = 2, .rotation = {0, -1, 0, 1e-6f}},
                          {.frame = 3, .rotation = {0, 0.9f, 0.1f, 0}}});
    const KeySelection selection = rowsOf(bone0, {0});
    QCOMPARE(keysOfSameValue(motion, selection, {bone0}).rows(bone0).rows(), (Rows{0}));
    QCOMPARE(keysOfSameValue(motion, selection, {bone0}, 1e-4).rows(bone0).rows(), (Rows{0, 1, 2}));
}

void TestSelectionOps::sameCurvesNeedAllChannels()
{
    Motion motion;
    motion.bones.resize(2);
    BoneCurves eased;
    eased.setCurve(BoneChannel::Rotation, {64, 0, 64, 127});
    BoneCurves more = eased;
    more.setCurve(BoneChannel::Z, {64, 0, 64, 127});
    add(motion, 0,
        QList<BoneRecord>{{.frame = 0, .curves = eased}, {.frame = 1}, {.frame = 2, .curves = more}});
    add(motion, 1, QList<BoneRecord>{{.frame = 9, .position = {1, 2, 3}, .curves = eased}});
    KeySelection result = keysOfSameCurves(motion, rowsOf(bone0, {0}), motion.tracks());
    QCOMPARE(result.rows(bone0).rows(), (Rows{0}));
    QCOMPARE(result.rows(bone1).rows(), (Rows{0}));
    // Those of any of the selected keys will do.
    result = keysOfSameCurves(motion, rowsOf(bone0, {0, 1}), motion.tracks());
    QCOMPARE(result.rows(bone0).rows(), (Rows{0, 1}));
}

void TestSelectionOps::sameCurvesOfCameraKeys()
{
    Motion motion = motionAt({0});
    CameraCurves eased;
    eased.setCurve(CameraChannel::ViewAngle, {64, 0, 64, 127});
    add(motion, 0,
        QList<CameraRecord>{{.frame = 0, .curves = eased}, {.frame = 1}, {.frame = 2, .curves = eased}});
    QCOMPARE(keysOfSameCurves(motion, rowsOf(cameraTrack, {0}), motion.tracks()),
             rowsOf(cameraTrack, {0, 2}));
    // A camera's curves are not a bone's, and what has no curves has none in common.
    QCOMPARE(keysOfSameCurves(motion, rowsOf(bone0, {0}), motion.tracks()), rowsOf(bone0, {0}));
    add(motion, 0, QList<LightRecord>{{.frame = 0}, {.frame = 1}});
    QVERIFY(keysOfSameCurves(motion, rowsOf(lightTrack, {0}), motion.tracks()).isEmpty());
}

void TestSelectionOps::linearOfTheSelectionOrOfAll()
{
    Motion motion;
    motion.bones.resize(1);
    BoneCurves straight;
    straight.setCurve(BoneChannel::X, {5, 5, 99, 99});
    BoneCurves eased;
    eased.setCurve(BoneChannel::Rotation, {64, 0, 64, 127});
    add(motion, 0,
        QList<BoneRecord>{{.frame = 0}, {.frame = 1, .curves = straight}, {.frame = 2, .curves = eased}});
    CameraCurves easedCamera;
    easedCamera.setCurve(CameraChannel::X, {64, 0, 64, 127});
    add(motion, 0, QList<CameraRecord>{{.frame = 0, .curves = easedCamera}, {.frame = 1}});
    add(motion, 0, QList<LightRecord>{{.frame = 0}});
    KeySelection all = rowsOf(bone0, {0, 1});
    all.unite(rowsOf(cameraTrack, {1}));
    QCOMPARE(keysOfLinearCurves(motion, {}, motion.tracks()), all);
    QCOMPARE(keysOfLinearCurves(motion, rowsOf(bone0, {1, 2}), motion.tracks()), rowsOf(bone0, {1}));
    QVERIFY(keysOfLinearCurves(motion, rowsOf(lightTrack, {0}), motion.tracks()).isEmpty());
}

void TestSelectionOps::everySecondFrameOfEachTrack_data()
{
    QTest::addColumn<int>("step");
    QTest::addColumn<Rows>("rows");
    // Of the selected rows 1 .. 7 at 10 10 20 30 40 40 50.
    QTest::newRow("every one") << 1 << Rows{1, 2, 3, 4, 5, 6, 7};
    QTest::newRow("every second") << 2 << Rows{1, 2, 4, 7};
    QTest::newRow("every third") << 3 << Rows{1, 2, 5, 6};
    QTest::newRow("more than there are") << 100 << Rows{1, 2};
    QTest::newRow("nonsense") << -4 << Rows{1, 2, 3, 4, 5, 6, 7};
}

void TestSelectionOps::everySecondFrameOfEachTrack()
{
    QFETCH(const int, step);
    QFETCH(const Rows, rows);
    const Motion motion = motionAt({0, 10, 10, 20, 30, 40, 40, 50});
    const KeySelection selection = rowsOf(bone0, {1, 2, 3, 4, 5, 6, 7});
    QCOMPARE(everyNthKey(motion, selection, {bone0}, step).rows(bone0).rows(), rows);
}

void TestSelectionOps::firstAndLastFrameOfEachTrack()
{
    Motion motion = motionAt({5, 5, 10, 20, 20});
    add(motion, 0, QList<CameraRecord>{{.frame = 7}});
    KeySelection expected = rowsOf(bone0, {0, 1});
    expected.unite(rowsOf(cameraTrack, {0}));
    QCOMPARE(firstKeys(motion, motion.tracks()), expected);
    expected = rowsOf(bone0, {3, 4});
    expected.unite(rowsOf(cameraTrack, {0}));
    QCOMPARE(lastKeys(motion, motion.tracks()), expected);
}

void TestSelectionOps::nothingComesOfNothing()
{
    const Motion empty;
    const Motion motion = motionAt({0, 10});
    for (const Motion *each : {&empty, &motion}) {
        const QList<TrackRef> tracks = each->tracks();
        QVERIFY(keysAtFramesOf(*each, {}, tracks).isEmpty());
        QVERIFY(grownSelection(*each, {}, tracks).isEmpty());
        QVERIFY(shrunkSelection(*each, {}, tracks).isEmpty());
        QVERIFY(keysOfSameValue(*each, {}, tracks).isEmpty());
        QVERIFY(keysOfSameValue(*each, {}, tracks, 1).isEmpty());
        QVERIFY(keysOfSameCurves(*each, {}, tracks).isEmpty());
        QVERIFY(everyNthKey(*each, {}, tracks, 2).isEmpty());
    }
    QVERIFY(firstKeys(empty, empty.tracks()).isEmpty());
    QVERIFY(lastKeys(empty, empty.tracks()).isEmpty());
    QVERIFY(invertedSelection(empty, {}, empty.tracks()).isEmpty());
    QVERIFY(keysOfLinearCurves(empty, {}, empty.tracks()).isEmpty());
}

void TestSelectionOps::countsAgreeWithSelections()
{
    QRandomGenerator random(11);
    for (const Motion &motion : someMotions()) {
        const qint64 first = random.bounded(40);
        const qint64 last = random.bounded(80);
        QCOMPARE(keyCountInFrames(motion, motion.tracks(), first, last),
                 keysInFrames(motion, motion.tracks(), first, last).count());
    }
}

void TestSelectionOps::corpusMotionsKeepTheLaws()
{
    const QStringList files = corpusFiles(QStringLiteral("vmd"));
    if (files.isEmpty())
        QSKIP(noCorpus);
    QRandomGenerator random(12);
    int read = 0;
    for (const QString &path : files) {
        const ReadResult file = readMotionFile(path);
        if (!file.ok || file.motion.keyCount() > 200'000)
            continue;
        ++read;
        const Motion &motion = file.motion;
        const QList<TrackRef> tracks = motion.tracks();
        const KeySelection selection = randomSelection(motion, random);
        const KeySelection inverted = invertedSelection(motion, selection, tracks);
        QCOMPARE(inverted.count() + selection.count(), motion.keyCount());
        QCOMPARE(invertedSelection(motion, inverted, tracks), selection);
        const KeySelection same = keysOfSameValue(motion, selection, tracks);
        QVERIFY(isWithin(selection, same));
        QCOMPARE(keysOfSameValue(motion, same, tracks), same);
        QVERIFY(isWithin(same, keysOfSameValue(motion, selection, tracks, 1e-3)));
        const KeySelection curves = keysOfSameCurves(motion, selection, tracks);
        QCOMPARE(keysOfSameCurves(motion, curves, tracks), curves);
        const KeySelection column = keysAtFramesOf(motion, selection, tracks);
        QVERIFY(isWithin(selection, column));
        QCOMPARE(keysAtFramesOf(motion, column, tracks), column);
    }
    QVERIFY(read > 0);
}

void TestSelectionOps::twoMillionKeysAreSelectedInTime()
{
    // What would take minutes if it were done by comparing keys with keys, or frames with frames.
    Motion motion;
    motion.bones.resize(2);
    for (qint32 bone = 0; bone < 2; ++bone) {
        KeyColumns<BoneKey> &keys = motion.bones[bone].keys;
        keys.reserve(1'000'000);
        for (quint32 row = 0; row < 1'000'000; ++row)
            keys.append(BoneRecord{.frame = row, .position = {float(row), 0, 0}}.key(row));
    }
    const QList<TrackRef> tracks = motion.tracks();
    RowSet half;
    half.setRange(0, 500'000, true);
    KeySelection selection;
    selection.setRows(bone0, half);
    QCOMPARE(keysOfSameValue(motion, selection, tracks).count(), 1'000'000);
    QCOMPARE(keysOfSameValue(motion, selection, tracks, 0.25).count(), 1'000'000);
    QCOMPARE(keysOfSameCurves(motion, selection, tracks).count(), 2'000'000);
    QCOMPARE(keysAtFramesOf(motion, selection, tracks).count(), 1'000'000);
    QCOMPARE(grownSelection(motion, selection, tracks).count(), 500'001);
}

QTEST_GUILESS_MAIN(TestSelectionOps)
#include "tst_selectionops.moc"
