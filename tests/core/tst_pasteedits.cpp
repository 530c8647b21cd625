// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor-core/edits/mirroredits.h"
#include "editor-core/edits/pasteedits.h"
#include "editor-core/sampling/sampler.h"
#include "editor-core/text/nametext.h"
#include "editor-core/vmd/reader.h"
#include "editor-core/vmd/writer.h"
#include "tests/support/motions.h"
#include "tests/support/randomedits.h"
#include "tests/support/rawfile.h"
#include "tests/support/samplekeys.h"

#include <QMap>
#include <QTest>

#include <limits>

using namespace furitsuke;
using namespace furitsuke::test;

namespace {

constexpr quint32 maxFrame = std::numeric_limits<quint32>::max();

QByteArray cp932(const QString &name)
{
    return encodeName(name, NameEncoding::Cp932).bytes;
}

template <class Key>
Track<Key> track(const QString &name, const KeyColumns<Key> &keys)
{
    Track<Key> result;
    result.name = cp932(name);
    result.sourceField = KeyName::fromBytes(result.name);
    result.keys = keys;
    return result;
}

/// A motion of these bones and morphs; orders are made unique.
Motion motionOf(const QList<BoneTrack> &bones, const QList<MorphTrack> &morphs = {})
{
    Motion motion;
    motion.bones = bones;
    motion.morphs = morphs;
    for (BoneTrack &bone : motion.bones) {
        for (quint32 &order : bone.keys.column<&BoneKey::order>())
            order = motion.nextOrder[0]++;
    }
    for (MorphTrack &of : motion.morphs) {
        for (quint32 &order : of.keys.column<&MorphKey::order>())
            order = motion.nextOrder[1]++;
    }
    return motion;
}

KeyClip clipOf(const Motion &motion)
{
    return copyKeys(motion, KeySelection::all(motion), NameEncoding::Cp932);
}

Motion applied(Motion motion, const EditResult &result)
{
    result.edit.apply(motion);
    return motion;
}

Motion undone(Motion motion, const EditResult &result)
{
    result.edit.inverted().apply(motion);
    return motion;
}

QList<quint32> boneFrames(const Motion &motion, qsizetype bone = 0)
{
    return motion.bones.at(bone).keys.frames();
}

/// Frames from first on, so many apart.
KeyColumns<BoneKey> boneKeys(const QList<quint32> &frames, float x = 0)
{
    KeyColumns<BoneKey> keys;
    for (const quint32 frame : frames) {
        BoneKey key;
        key.frame = frame;
        key.position.x = x + float(frame);
        key.order = quint32(keys.size());
        keys.append(key);
    }
    return keys;
}

constexpr TrackRef bone(qint32 index)
{
    return {TrackKind::Bone, index};
}
constexpr TrackRef morphTrack(qint32 index)
{
    return {TrackKind::Morph, index};
}

} // namespace

/// Pasting: where keys of a clip come, what they replace, and what of them finds no place.
class TestPasteEdits : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void undoGivesBackTheMotion_data();
    void undoGivesBackTheMotion();
    void pastedAtItsOwnPlaceTheMotionSaysTheSame();
    void framesKeepTheirDistances();
    void pastedKeysAreSelectedAfterwards();
    void collisions_data();
    void collisions();
    void spanIsClearedFirst();
    void repeats_data();
    void repeats();

    void ontoAnotherBone();
    void ontoSeveralBones();
    void targetsAmongChosenTracks();
    void missingTracksAreAdded();
    void whatDoesNotFitIsNoted_data();
    void whatDoesNotFitIsNoted();
    void namesGoByTextAcrossEncodings();
    void twoNamesThatTheFileCannotTellApart();
    void framesBeyondTheEndAreNoted();
    void badInputChangesNothing_data();
    void badInputChangesNothing();

    void chosenChannelsLeaveTheOthers_data();
    void chosenChannelsLeaveTheOthers();
    void chosenChannelsWithoutAKeyKeepTheMotion();
    void chosenCameraChannels();
    void curvesAlone();
    void valuesIntoExistingKeys();
    void valueThatIsThereKeepsItsRecord();

    void previewCountsAsThePasteDoes();

    void mirroredNamesAndValues();
    void mirroredSwitches();

    void onlyThePastedMorphsChange();
    void morphsComeToADance();
};

void TestPasteEdits::undoGivesBackTheMotion_data()
{
    QTest::addColumn<quint32>("seed");
    for (quint32 seed = 0; seed < 60; ++seed)
        QTest::addRow("seed %u", seed) << seed;
}

void TestPasteEdits::undoGivesBackTheMotion()
{
    QFETCH(const quint32, seed);
    QRandomGenerator random(seed);
    const Motion from = randomMotion(random);
    const Motion motion = randomMotion(random);
    PasteOptions options;
    options.frame = random.bounded(200);
    options.mirrored = random.bounded(2);
    options.valuesOnly = random.bounded(4) == 0;
    options.repeat = random.bounded(1, 4);
    options.spacing = random.bounded(60);
    options.collision = random.bounded(2) ? Collision::Overwrite : Collision::KeepExisting;
    options.replaceSpan = random.bounded(2);
    if (random.bounded(2)) {
        options.boneParts = BoneParts(random.bounded(64));
        options.cameraParts = CameraParts(random.bounded(256));
    }
    const KeyClip clip = copyKeys(from, randomSelection(from, random), NameEncoding::Cp932);
    const PasteResult result = pasteKeys(motion, clip, options);
    QCOMPARE(result.error.isEmpty(), !clip.isEmpty());
    const Motion after = applied(motion, result);
    QVERIFY(undone(after, result) == motion);
    const ReadResult again = readMotion(writeMotion(after));
    QVERIFY(again.ok);
    QCOMPARE(again.motion.keyCount(), after.keyCount());
    const qsizetype inserted = result.edit.insertedKeys().count();
    QCOMPARE(after.keyCount(), motion.keyCount() + inserted - result.overwritten);
    for (const TrackRef of : result.pasted.tracks())
        QVERIFY(after.contains(of) && result.pasted.rows(of).nextAbsent(0) <= after.keyCount(of));
}

void TestPasteEdits::pastedAtItsOwnPlaceTheMotionSaysTheSame()
{
    QRandomGenerator random(21);
    const Motion motion = randomMotion(random);
    const KeyClip clip = copyKeys(motion, randomSelection(motion, random), NameEncoding::Cp932);
    PasteOptions options;
    options.frame = clip.firstFrame;
    options.valuesOnly = true;
    const PasteResult values = pasteKeys(motion, clip, options);
    QCOMPARE(values.dropped, 0);
    options.valuesOnly = false;
    const Motion after = applied(motion, pasteKeys(motion, clip, options));
    const KeyClip again = copyKeys(after, pasteKeys(motion, clip, options).pasted, NameEncoding::Cp932);
    QCOMPARE(again.keyCount(), clip.keyCount());
    QCOMPARE(again.firstFrame, clip.firstFrame);
}

void TestPasteEdits::framesKeepTheirDistances()
{
    const Motion from = motionOf(
        {track(QStringLiteral("a"), boneKeys({100, 103})), track(QStringLiteral("b"), boneKeys({101, 150}))});
    const Motion motion =
        motionOf({track(QStringLiteral("b"), boneKeys({0})), track(QStringLiteral("a"), boneKeys({0}))});
    const PasteResult result = pasteKeys(motion, clipOf(from), {.frame = 30});
    QCOMPARE(result.changed, 4);
    QCOMPARE(result.overwritten + result.dropped, 0);
    QCOMPARE(result.notes, QStringList());
    const Motion after = applied(motion, result);
    QCOMPARE(boneFrames(after, 0), (QList<quint32>{0, 31, 80}));
    QCOMPARE(boneFrames(after, 1), (QList<quint32>{0, 30, 33}));
    QCOMPARE(after.bones[1].keys.key(2).position.x, 103.0f);
    // New records stand at the end of their section.
    QCOMPARE(after.nextOrder[0], 6u);
    QCOMPARE(after.bones[0].keys.key(0).order, 0u);
}

void TestPasteEdits::pastedKeysAreSelectedAfterwards()
{
    const Motion from = motionOf({track(QStringLiteral("a"), boneKeys({5, 6, 7}))});
    const Motion motion = motionOf({track(QStringLiteral("a"), boneKeys({0, 11, 20}))});
    for (const bool some : {false, true}) {
        PasteOptions options{.frame = 10};
        if (some)
            options.boneParts = BonePart::Y;
        const PasteResult result = pasteKeys(motion, clipOf(from), options);
        QCOMPARE(result.pasted.tracks(), QList<TrackRef>{bone(0)});
        QCOMPARE(result.pasted.rows(bone(0)).rows(), (QList<qsizetype>{1, 2, 3}));
        QCOMPARE(boneFrames(applied(motion, result)), (QList<quint32>{0, 10, 11, 12, 20}));
    }
}

void TestPasteEdits::collisions_data()
{
    QTest::addColumn<QList<quint32>>("there");
    QTest::addColumn<QList<quint32>>("comes");
    QTest::addColumn<Collision>("rule");
    QTest::addColumn<QList<quint32>>("after");
    QTest::addColumn<int>("changed");
    QTest::addColumn<int>("overwritten");
    QTest::addColumn<int>("dropped");
    QTest::addColumn<int>("added");
    using Frames = QList<quint32>;
    const auto over = Collision::Overwrite;
    const auto keep = Collision::KeepExisting;
    QTest::newRow("free") << Frames{0, 50} << Frames{10, 20} << over << Frames{0, 10, 20, 50} << 2 << 0 << 0
                          << 2;
    QTest::newRow("one wins") << Frames{10, 20} << Frames{10, 15} << over << Frames{10, 15, 20} << 2 << 1 << 0
                              << 1;
    QTest::newRow("one stays") << Frames{10, 20} << Frames{10, 15} << keep << Frames{10, 15, 20} << 1 << 0
                               << 1 << 1;
    QTest::newRow("all of a frame") << Frames{10, 10, 10} << Frames{10} << over << Frames{10} << 1 << 3 << 0
                                    << 0;
    QTest::newRow("two at a frame") << Frames{10} << Frames{10, 10} << over << Frames{10, 10} << 2 << 1 << 0
                                    << 0;
    QTest::newRow("two find it taken")
        << Frames{10} << Frames{10, 10} << keep << Frames{10} << 0 << 0 << 2 << 0;
}

void TestPasteEdits::collisions()
{
    QFETCH(const QList<quint32>, there);
    QFETCH(const QList<quint32>, comes);
    QFETCH(const Collision, rule);
    const Motion motion = motionOf({track(QStringLiteral("a"), boneKeys(there))});
    const KeyClip clip = clipOf(motionOf({track(QStringLiteral("a"), boneKeys(comes, 1000))}));
    const PasteResult result = pasteKeys(motion, clip, {.frame = 10, .collision = rule});
    const Motion after = applied(motion, result);
    QTEST(boneFrames(after), "after");
    QTEST(int(result.changed), "changed");
    QTEST(int(result.overwritten), "overwritten");
    QTEST(int(result.dropped), "dropped");
    QTEST(int(result.addedKeys()), "added");
    const BoneKey key = after.bones[0].keys.key(after.bones[0].keys.lowerBound(10));
    QCOMPARE(key.position.x >= 1000, rule == Collision::Overwrite || !there.contains(10u));
}

void TestPasteEdits::spanIsClearedFirst()
{
    const Motion motion = motionOf({track(QStringLiteral("a"), boneKeys({9, 10, 14, 20, 21, 26, 30})),
                                    track(QStringLiteral("b"), boneKeys({15}))});
    const KeyClip clip = clipOf(motionOf({track(QStringLiteral("a"), boneKeys({0, 10}, 1000))}));
    const PasteResult result = pasteKeys(motion, clip, {.frame = 10, .replaceSpan = true});
    QCOMPARE(result.overwritten, 3);
    QCOMPARE(result.addedKeys(), 0);
    const Motion after = applied(motion, result);
    QCOMPARE(boneFrames(after, 0), (QList<quint32>{9, 10, 20, 21, 26, 30}));
    QCOMPARE(after.bones[1], motion.bones[1]);
    // Of all repeats together.
    const PasteResult twice =
        pasteKeys(motion, clip, {.frame = 10, .repeat = 2, .spacing = 15, .replaceSpan = true});
    QCOMPARE(boneFrames(applied(motion, twice), 0), (QList<quint32>{9, 10, 20, 25, 35}));
    QCOMPARE(twice.overwritten, 6);
}

void TestPasteEdits::repeats_data()
{
    QTest::addColumn<int>("repeat");
    QTest::addColumn<qint64>("spacing");
    QTest::addColumn<QList<quint32>>("after");
    QTest::addColumn<int>("dropped");
    using Frames = QList<quint32>;
    QTest::newRow("once") << 1 << qint64(0) << Frames{100, 104} << 0;
    QTest::newRow("one after the other") << 3 << qint64(0) << Frames{100, 104, 105, 109, 110, 114} << 0;
    QTest::newRow("with a gap") << 2 << qint64(10) << Frames{100, 104, 110, 114} << 0;
    QTest::newRow("the end is the beginning") << 3 << qint64(4) << Frames{100, 104, 108, 112} << 2;
    QTest::newRow("into each other") << 2 << qint64(2) << Frames{100, 102, 104, 106} << 0;
}

void TestPasteEdits::repeats()
{
    QFETCH(const int, repeat);
    QFETCH(const qint64, spacing);
    const Motion motion = motionOf({track(QStringLiteral("a"), boneKeys({}))});
    const KeyClip clip = clipOf(motionOf({track(QStringLiteral("a"), boneKeys({0, 4}))}));
    for (const Collision rule : {Collision::Overwrite, Collision::KeepExisting}) {
        const PasteResult result =
            pasteKeys(motion, clip, {.frame = 100, .repeat = repeat, .spacing = spacing, .collision = rule});
        const Motion after = applied(motion, result);
        QTEST(boneFrames(after), "after");
        QTEST(int(result.dropped), "dropped");
        QCOMPARE(result.changed, after.keyCount());
        if (spacing == 4) // the later time's first key, or the earlier one's last
            QCOMPARE(after.bones[0].keys.key(1).position.x, rule == Collision::Overwrite ? 0.0f : 4.0f);
    }
}

void TestPasteEdits::ontoAnotherBone()
{
    const Motion motion =
        motionOf({track(QStringLiteral("a"), boneKeys({0, 5})), track(QStringLiteral("b"), boneKeys({3}))});
    KeySelection selection;
    selection.insert(bone(0), 1);
    const KeyClip clip = copyKeys(motion, selection, NameEncoding::Cp932);
    const PasteResult result = pasteKeys(motion, clip, {.frame = 9, .targets = {{bone(0), {bone(1)}}}});
    const Motion after = applied(motion, result);
    QCOMPARE(after.bones[0], motion.bones[0]);
    QCOMPARE(boneFrames(after, 1), (QList<quint32>{3, 9}));
    QCOMPARE(after.bones[1].keys.key(1).position.x, 5.0f);
}

void TestPasteEdits::ontoSeveralBones()
{
    const Motion motion =
        motionOf({track(QStringLiteral("a"), boneKeys({0})), track(QStringLiteral("b"), boneKeys({})),
                  track(QStringLiteral("c"), boneKeys({}))});
    const PasteResult result =
        pasteKeys(motion, clipOf(motion), {.frame = 9, .targets = {{bone(0), {bone(1), bone(2)}}}});
    const Motion after = applied(motion, result);
    QCOMPARE(boneFrames(after, 1), QList<quint32>{9});
    QCOMPARE(boneFrames(after, 2), QList<quint32>{9});
    QVERIFY(after.bones[1].keys.key(0).order != after.bones[2].keys.key(0).order);
    QCOMPARE(after.nextOrder[0], 3u);
    QVERIFY(undone(after, result) == motion);
    // No target leaves a track out, as was asked for.
    const PasteResult none = pasteKeys(motion, clipOf(motion), {.targets = {{bone(0), {}}}});
    QVERIFY(none.edit.isEmpty() && none.notes.isEmpty() && none.error.isEmpty());
}

void TestPasteEdits::targetsAmongChosenTracks()
{
    const Motion one =
        motionOf({track(QStringLiteral("a"), boneKeys({0}))}, {track(QStringLiteral("m"), morph({{0, 1}}))});
    const QMap<TrackRef, QList<TrackRef>> all = targetsAmong(clipOf(one), {bone(4), bone(7)});
    QCOMPARE(all.value(bone(0)), (QList<TrackRef>{bone(4), bone(7)}));
    QVERIFY(all.contains(morphTrack(0)) && all.value(morphTrack(0)).isEmpty());
    const Motion three =
        motionOf({track(QStringLiteral("a"), boneKeys({0})), track(QStringLiteral("b"), boneKeys({0})),
                  track(QStringLiteral("c"), boneKeys({0}))});
    const QMap<TrackRef, QList<TrackRef>> pairs = targetsAmong(clipOf(three), {bone(4), bone(7)});
    QCOMPARE(pairs.value(bone(0)), QList<TrackRef>{bone(4)});
    QCOMPARE(pairs.value(bone(1)), QList<TrackRef>{bone(7)});
    QVERIFY(pairs.value(bone(2)).isEmpty());
}

void TestPasteEdits::missingTracksAreAdded()
{
    const Motion from = motionOf(
        {track(QStringLiteral("左腕"), boneKeys({0, 9})), track(QStringLiteral("首"), boneKeys({2}))},
        {track(QStringLiteral("あ"), morph({{0, 1}}))});
    const Motion motion = motionOf({track(QStringLiteral("首"), boneKeys({0}))});
    const PasteResult result = pasteKeys(motion, clipOf(from), {.frame = 1});
    QCOMPARE(result.added, (QList<TrackRef>{bone(1), morphTrack(0)}));
    const Motion after = applied(motion, result);
    QCOMPARE(after.bones.size(), 2);
    QCOMPARE(after.bones[1].name, cp932(QStringLiteral("左腕")));
    QCOMPARE(boneFrames(after, 1), (QList<quint32>{1, 10}));
    QCOMPARE(after.morphs.at(0).keys.size(), 1);
    QVERIFY(undone(after, result) == motion);
    QVERIFY(readMotion(writeMotion(after)).motion.findBone(cp932(QStringLiteral("左腕"))) >= 0);

    const PasteResult without = pasteKeys(motion, clipOf(from), {.frame = 1, .addMissingTracks = false});
    QCOMPARE(without.notes.size(), 2);
    QVERIFY2(without.notes[0].contains(QStringLiteral("左腕")), qUtf8Printable(without.notes[0]));
    QCOMPARE(applied(motion, without).bones.size(), 1);
    QCOMPARE(without.changed, 1);
}

void TestPasteEdits::whatDoesNotFitIsNoted_data()
{
    QTest::addColumn<QString>("name");
    QTest::addColumn<PasteOptions>("options");
    QTest::addColumn<QString>("note"); // a part of it
    QTest::newRow("not in the encoding") << QStringLiteral("심장") << PasteOptions{} << QStringLiteral("심");
    QTest::newRow("locked") << QStringLiteral("a") << PasteOptions{.lockedTracks = {bone(0)}}
                            << QStringLiteral("locked");
    QTest::newRow("of another kind") << QStringLiteral("a")
                                     << PasteOptions{.targets = {{bone(0), {morphTrack(0)}}}}
                                     << QStringLiteral("another kind");
    QTest::newRow("no such track") << QStringLiteral("a") << PasteOptions{.targets = {{bone(0), {bone(44)}}}}
                                   << QStringLiteral("no such track");
    QTest::newRow("twice the same") << QStringLiteral("a")
                                    << PasteOptions{.targets = {{bone(0), {bone(0), bone(0)}}}}
                                    << QStringLiteral("already");
    QTest::newRow("no track to give values to")
        << QStringLiteral("b") << PasteOptions{.valuesOnly = true} << QStringLiteral("no track “b”");
    QTest::newRow("no key to give values to")
        << QStringLiteral("a") << PasteOptions{.frame = 7, .valuesOnly = true}
        << QStringLiteral("1 key(s) of the clip");
}

void TestPasteEdits::whatDoesNotFitIsNoted()
{
    QFETCH(const QString, name);
    QFETCH(const PasteOptions, options);
    QFETCH(const QString, note);
    const Motion motion =
        motionOf({track(QStringLiteral("a"), boneKeys({0}))}, {track(QStringLiteral("m"), morph({{0, 1}}))});
    KeyClip clip;
    clip.bones.append({name, boneKeys({0}, 5)});
    const PasteResult result = pasteKeys(motion, clip, options);
    QVERIFY(result.error.isEmpty());
    QCOMPARE(result.notes.size(), 1);
    QVERIFY2(result.notes[0].contains(note), qUtf8Printable(result.notes[0]));
    // What fits is pasted all the same.
    QCOMPARE(result.edit.isEmpty(),
             QLatin1String(QTest::currentDataTag()) != QLatin1String("twice the same"));
}

void TestPasteEdits::namesGoByTextAcrossEncodings()
{
    Motion chinese;
    chinese.bones.append(track(QStringLiteral("x"), boneKeys({0})));
    chinese.bones[0].name = encodeName(QStringLiteral("左腕"), NameEncoding::Gb18030).bytes;
    const KeyClip clip = copyKeys(chinese, KeySelection::all(chinese), NameEncoding::Gb18030);
    QCOMPARE(clip.bones.at(0).name, QStringLiteral("左腕"));
    const Motion motion = motionOf({track(QStringLiteral("左腕"), boneKeys({}))});
    const PasteResult result = pasteKeys(motion, clip, {.frame = 3});
    QCOMPARE(boneFrames(applied(motion, result)), QList<quint32>{3});
}

void TestPasteEdits::twoNamesThatTheFileCannotTellApart()
{
    KeyClip clip;
    clip.bones.append({QStringLiteral("RightHandIndex01"), boneKeys({0})});
    clip.bones.append({QStringLiteral("RightHandIndex02"), boneKeys({0})});
    const PasteResult result = pasteKeys(motionOf({}), clip, {});
    QCOMPARE(result.changed, 1);
    QCOMPARE(result.notes.size(), 2); // the one is cut, the other left out
    QVERIFY2(result.notes[0].contains(QStringLiteral("RightHandIndex01")), qUtf8Printable(result.notes[0]));
    QVERIFY2(result.notes[1].contains(QStringLiteral("RightHandIndex02")), qUtf8Printable(result.notes[1]));
    QCOMPARE(applied(motionOf({}), result).bones.at(0).name, QByteArray("RightHandIndex0"));
    // Where the motion has the name as its file cut it, that is the track.
    const Motion motion = motionOf({track(QStringLiteral("RightHandIndex0"), boneKeys({}))});
    const PasteResult found = pasteKeys(motion, clip, {});
    QCOMPARE(found.changed, 1);
    QCOMPARE(found.notes.size(), 1);
    QVERIFY(found.added.isEmpty());
}

void TestPasteEdits::framesBeyondTheEndAreNoted()
{
    const Motion motion = motionOf({track(QStringLiteral("a"), boneKeys({}))});
    const KeyClip clip = clipOf(motionOf({track(QStringLiteral("a"), boneKeys({0, 3, 5}))}));
    const PasteResult result = pasteKeys(motion, clip, {.frame = qint64(maxFrame) - 3, .repeat = 2});
    QCOMPARE(boneFrames(applied(motion, result)), (QList<quint32>{maxFrame - 3, maxFrame}));
    QCOMPARE(result.notes.size(), 2);
    QVERIFY2(result.notes[0].startsWith(QStringLiteral("4 key(s)")), qUtf8Printable(result.notes[0]));
    // Those that come are so late that other programs may miss them.
    QVERIFY2(result.notes[1].startsWith(QStringLiteral("2 key(s)")), qUtf8Printable(result.notes[1]));
    QVERIFY2(result.notes[1].contains(QStringLiteral("2147483647")), qUtf8Printable(result.notes[1]));
    QCOMPARE(result.warnings, result.notes);
}

void TestPasteEdits::badInputChangesNothing_data()
{
    QTest::addColumn<PasteOptions>("options");
    QTest::newRow("before 0") << PasteOptions{.frame = -1};
    QTest::newRow("after the end") << PasteOptions{.frame = qint64(maxFrame) + 1};
    QTest::newRow("never") << PasteOptions{.repeat = 0};
    QTest::newRow("backwards") << PasteOptions{.spacing = -5};
    QTest::newRow("too often") << PasteOptions{.repeat = std::numeric_limits<int>::max()};
}

void TestPasteEdits::badInputChangesNothing()
{
    QFETCH(const PasteOptions, options);
    const Motion motion = motionOf({track(QStringLiteral("a"), boneKeys({0}))});
    const PasteResult result = pasteKeys(motion, clipOf(motion), options);
    QVERIFY(!result.error.isEmpty());
    QVERIFY(result.edit.isEmpty());
    QVERIFY(!pasteKeys(motion, {}, {}).error.isEmpty());
}

void TestPasteEdits::chosenChannelsLeaveTheOthers_data()
{
    QTest::addColumn<int>("parts");
    for (int parts = 0; parts < 64; ++parts)
        QTest::addRow("%d", parts) << parts;
}

void TestPasteEdits::chosenChannelsLeaveTheOthers()
{
    QFETCH(const int, parts);
    const BoneParts taken(parts);
    BoneKey there;
    there.position = {1, 2, 3};
    there.rotation = {0, 0, 0, 1};
    BoneKey comes;
    comes.position = {4, 5, 6};
    comes.rotation = {0, 1, 0, 0};
    comes.form = physicsOff();
    for (int c = 0; c < boneChannelCount; ++c)
        comes.curves.setCurve(BoneChannel(c), {quint8(c), 1, 2, 3});
    Motion motion = motionOf({track(QStringLiteral("a"), KeyColumns<BoneKey>())});
    motion.bones[0].keys.append(there);
    KeyClip clip;
    clip.bones.append({QStringLiteral("a"), {}});
    clip.bones[0].keys.append(comes);
    const PasteResult result = pasteKeys(motion, clip, {.boneParts = taken});
    const Motion after = applied(motion, result);
    QCOMPARE(after.bones[0].keys.size(), 1);
    const BoneKey key = after.bones[0].keys.key(0);
    QCOMPARE(key.position.x, taken.testFlag(BonePart::X) ? 4.0f : 1.0f);
    QCOMPARE(key.position.y, taken.testFlag(BonePart::Y) ? 5.0f : 2.0f);
    QCOMPARE(key.position.z, taken.testFlag(BonePart::Z) ? 6.0f : 3.0f);
    QVERIFY(key.rotation == (taken.testFlag(BonePart::Rotation) ? comes.rotation : there.rotation));
    QCOMPARE(key.form.physicsOff(), taken.testFlag(BonePart::Physics));
    const bool curves = taken.testFlag(BonePart::Curves);
    const bool noChannel = !(parts & 15);
    const BonePart channels[] = {BonePart::X, BonePart::Y, BonePart::Z, BonePart::Rotation};
    for (int c = 0; c < boneChannelCount; ++c) {
        const bool here = curves && (noChannel || taken.testFlag(channels[c]));
        const auto channel = BoneChannel(c);
        QVERIFY(key.curves.curve(channel) == (here ? comes : there).curves.curve(channel));
    }
    // A part of a key does not take its place in the file.
    if (taken != allBoneParts)
        QCOMPARE(key.order, 0u);
    QCOMPARE(result.overwritten, taken == allBoneParts ? 1 : 0);
}

void TestPasteEdits::chosenChannelsWithoutAKeyKeepTheMotion()
{
    BoneCurves curves;
    curves.setCurve(BoneChannel::X, {0, 64, 64, 127});
    curves.setCurve(BoneChannel::Y, {40, 0, 80, 127});
    curves.setCurve(BoneChannel::Rotation, {64, 0, 64, 127});
    const KeyColumns<BoneKey> keys =
        bone({{.frame = 0},
              {.frame = 60, .position = {10, 20, 30}, .rotation = turnedBy({0, 1, 0}, 90), .curves = curves},
              {.frame = 70}});
    const Motion motion = motionOf({track(QStringLiteral("a"), keys)});
    KeyClip clip;
    clip.bones.append({QStringLiteral("a"), boneKeys({0, 10, 25, 100}, 77)});
    const PasteResult result = pasteKeys(motion, clip, {.frame = 20, .boneParts = BonePart::X});
    QCOMPARE(result.changed, 4);
    const Motion after = applied(motion, result);
    const KeyColumns<BoneKey> &now = after.bones[0].keys;
    QCOMPARE(boneFrames(after), (QList<quint32>{0, 20, 30, 45, 60, 70, 120}));
    QCOMPARE(now.key(1).position.x, 77.0f);
    QCOMPARE(now.key(6).position.x, 177.0f);
    // The other channels go as they went, to within a step of the grid; each key between has its share.
    constexpr double grid = 1.0 / 127;
    for (int frame = 0; frame <= 130; ++frame) {
        const BonePose was = sampleBone(keys, frame);
        const BonePose is = sampleBone(now, frame);
        COMPARE_NEAR(is.position.y, was.position.y, 20 * grid);
        COMPARE_NEAR(is.position.z, was.position.z, 1e-5);
        COMPARE_ROTATION_NEAR(is.rotation, was.rotation, std::numbers::pi / 2 * grid);
    }
    // What is pasted does not split the curve that it has on the way to the next key.
    QVERIFY(now.key(4).curves.curve(BoneChannel::X) == curves.curve(BoneChannel::X));
    QVERIFY(now.key(4).position == keys.key(1).position);
    QCOMPARE(now.key(4).order, 1u);
    QVERIFY(now.key(5) == keys.key(2));
    QVERIFY(undone(after, result) == motion);
    QCOMPARE(result.pasted.rows(bone(0)).rows(), (QList<qsizetype>{1, 2, 3, 6}));
}

void TestPasteEdits::chosenCameraChannels()
{
    Motion motion;
    motion.camera = camera(
        {{.frame = 0, .distance = -10, .target = {1, 2, 3}, .rotation = {0.1f, 0.2f, 0.3f}, .viewAngle = 40},
         {.frame = 20,
          .distance = -30,
          .target = {1, 2, 3},
          .rotation = {0.1f, 0.2f, 0.3f},
          .viewAngle = 20}});
    motion.nextOrder[2] = 2;
    KeyClip clip;
    clip.camera = camera({{.frame = 0,
                           .distance = -99,
                           .target = {7, 8, 9},
                           .rotation = {1, 1, 1},
                           .viewAngle = 5,
                           .projection = 1}});
    const PasteResult result = pasteKeys(
        motion, clip, {.frame = 10, .cameraParts = CameraParts(CameraPart::Y) | CameraPart::Distance});
    const Motion after = applied(motion, result);
    QCOMPARE(after.camera.frames(), (QList<quint32>{0, 10, 20}));
    const CameraKey key = after.camera.key(1);
    QVERIFY(key.target == (Vec3f{1, 8, 3}));
    QCOMPARE(key.distance, -99.0f);
    QVERIFY(key.rotation == (Vec3f{0.1f, 0.2f, 0.3f}));
    QCOMPARE(key.viewAngle, 30u);
    QCOMPARE(key.projection, quint8(0));
    QVERIFY(undone(after, result) == motion);
}

void TestPasteEdits::curvesAlone()
{
    const Motion motion = motionOf({track(QStringLiteral("a"), boneKeys({0, 10}))});
    KeyClip clip;
    clip.bones.append({QStringLiteral("a"),
                       bone({{.position = {9, 9, 9}, .curves = withCurve(BoneChannel::Z, {1, 2, 3, 4})}})});
    const Motion after =
        applied(motion, pasteKeys(motion, clip, {.frame = 10, .boneParts = BonePart::Curves}));
    const BoneKey key = after.bones[0].keys.key(1);
    QVERIFY(key.position == motion.bones[0].keys.key(1).position);
    QVERIFY(key.curves == withCurve(BoneChannel::Z, {1, 2, 3, 4}));
}

void TestPasteEdits::valuesIntoExistingKeys()
{
    Motion motion = motionOf(
        {track(QStringLiteral("a"),
               bone({{.frame = 0, .curves = withCurve(BoneChannel::X, {1, 2, 3, 4})}, {.frame = 8}}))},
        {track(QStringLiteral("m"), morph({{3, 0.5f}, {4, 0.5f}}))});
    motion.states = states({{.frame = 2, .ik = {ikState("ik", 0)}}});
    motion.nextOrder[5] = 1;
    KeyClip clip;
    clip.bones.append(
        {QStringLiteral("a"),
         bone({{.frame = 0, .position = {5, 6, 7}, .curves = withCurve(BoneChannel::X, {9, 9, 9, 9})},
               {.frame = 1}})});
    clip.morphs.append({QStringLiteral("m"), morph({{3, 1}})});
    clip.states.append({2, 0, {{QStringLiteral("ik"), 1}}});
    const PasteResult result =
        pasteKeys(motion, clip, {.valuesOnly = true, .collision = Collision::KeepExisting});
    const Motion after = applied(motion, result);
    QCOMPARE(after.keyCount(), motion.keyCount());
    QCOMPARE(result.changed, 3);
    QCOMPARE(result.dropped, 1);
    QCOMPARE(result.overwritten, 0);
    const BoneKey key = after.bones[0].keys.key(0);
    QVERIFY(key.position == (Vec3f{5, 6, 7}));
    QVERIFY(key.curves == withCurve(BoneChannel::X, {1, 2, 3, 4}));
    QCOMPARE(after.morphs[0].keys.key(0).weight, 1.0f);
    QCOMPARE(after.morphs[0].keys.key(1).weight, 0.5f);
    QCOMPARE(after.states.key(0).visible, quint8(0));
    QCOMPARE(after.states.key(0).ik.at(0).enabled, quint8(1));
    QCOMPARE(result.pasted.count(), 3);
    QCOMPARE(after.nextOrder, motion.nextOrder);
}

void TestPasteEdits::valueThatIsThereKeepsItsRecord()
{
    QRandomGenerator random(31);
    const Motion motion = randomMotion(random);
    // Of several keys at a frame the last one's values would go to all of them.
    KeySelection single;
    for (const TrackRef of : motion.tracks()) {
        motion.visit(of, [&](const auto &keys) {
            for (qsizetype row = 0; row < keys.size(); ++row) {
                const quint32 frame = keys.frames()[row];
                if (keys.upperBound(frame) - keys.lowerBound(frame) == 1)
                    single.insert(of, row);
            }
        });
    }
    QVERIFY(single.count() > 100);
    const KeyClip clip = copyKeys(motion, single, NameEncoding::Cp932);
    const PasteResult result = pasteKeys(motion, clip, {.frame = clip.firstFrame, .valuesOnly = true});
    QCOMPARE(result.dropped, 0);
    const Motion after = applied(motion, result);
    const BoneTrack &was = motion.bones.at(0);
    for (qsizetype row = 0; row < was.keys.size(); ++row)
        QVERIFY(after.bones.at(0).keys.key(row) == was.keys.key(row));
}

void TestPasteEdits::previewCountsAsThePasteDoes()
{
    QRandomGenerator random(12);
    for (int i = 0; i < 30; ++i) {
        const Motion motion = randomMotion(random);
        const KeyClip clip = copyKeys(motion, randomSelection(motion, random), NameEncoding::Cp932);
        PasteOptions options{.frame = random.bounded(50), .boneParts = BoneParts(random.bounded(63))};
        options.replaceSpan = random.bounded(2);
        const PasteResult paste = pasteKeys(motion, clip, options);
        options.preview = true;
        const PasteResult preview = pasteKeys(motion, clip, options);
        QCOMPARE(preview.changed, paste.changed);
        QCOMPARE(preview.overwritten, paste.overwritten);
        QCOMPARE(preview.dropped, paste.dropped);
        QVERIFY(preview.pasted == paste.pasted);
    }
}

void TestPasteEdits::mirroredNamesAndValues()
{
    const KeyColumns<BoneKey> keys =
        bone({{.frame = 0, .position = {1, 2, -3}, .rotation = {0.1f, 0.2f, -0.3f, 0.9f}}});
    const Motion from =
        motionOf({track(QStringLiteral("左腕"), keys), track(QStringLiteral("センター"), keys),
                  track(QStringLiteral("右袖"), keys)},
                 {track(QStringLiteral("ウィンク２"), morph({{0, 0.5f}}))});
    const Motion motion =
        motionOf({track(QStringLiteral("左腕"), boneKeys({})), track(QStringLiteral("右腕"), boneKeys({})),
                  track(QStringLiteral("センター"), boneKeys({}))},
                 {track(QStringLiteral("ウィンク２右"), morph({}))});
    const PasteResult result = pasteKeys(motion, clipOf(from), {.frame = 4, .mirrored = true});
    QCOMPARE(result.notes, QStringList());
    const Motion after = applied(motion, result);
    QVERIFY(after.bones[0].keys.isEmpty());
    for (const qsizetype index : {1, 2, 3}) {
        QCOMPARE(after.bones.at(index).keys.size(), 1);
        const BoneKey key = after.bones[index].keys.key(0);
        QVERIFY(key.position == (Vec3f{-1, 2, -3}));
        QVERIFY(key.rotation == (Quatf{0.1f, -0.2f, 0.3f, 0.9f}));
    }
    QCOMPARE(after.bones[3].name, cp932(QStringLiteral("左袖")));
    QCOMPARE(after.morphs.size(), 1);
    QCOMPARE(after.morphs[0].keys.key(0).weight, 0.5f);
}

void TestPasteEdits::mirroredSwitches()
{
    KeyClip clip;
    clip.states.append(
        {0,
         1,
         {{QStringLiteral("左足ＩＫ"), 0}, {QStringLiteral("センターＩＫ"), 1}, {QStringLiteral("심"), 0}}});
    const PasteResult result = pasteKeys({}, clip, {.mirrored = true});
    QCOMPARE(result.notes.size(), 1); // the name that the file cannot have
    const Motion after = applied({}, result);
    const QList<IkState> ik = after.states.key(0).ik;
    QCOMPARE(ik.size(), 2);
    QCOMPARE(ik[0].name.name(), cp932(QStringLiteral("右足ＩＫ")));
    QCOMPARE(ik[0].enabled, quint8(0));
    QCOMPARE(ik[1].name.name(), cp932(QStringLiteral("センターＩＫ")));
}

void TestPasteEdits::onlyThePastedMorphsChange()
{
    // A dance with a face of its own gets other lips: eyes, bones, switches and the header stay as they are.
    const auto morphRecord = [](FileBuilder &file, const QString &name, quint32 frame, float weight) {
        file.morph(cp932(name), frame, weight);
    };
    FileBuilder dance;
    dance.count(2)
        .bone(cp932(QStringLiteral("センター")), 0, {1, 2, 3})
        .bone(cp932(QStringLiteral("左腕")), 7);
    dance.count(4);
    morphRecord(dance, QStringLiteral("まばたき"), 0, 1);
    morphRecord(dance, QStringLiteral("あ"), 0, 0.25f);
    morphRecord(dance, QStringLiteral("まばたき"), 10, 0);
    morphRecord(dance, QStringLiteral("あ"), 20, 0.75f);
    dance.count(0).count(0).count(0).count(1).state(0, true, {{cp932(QStringLiteral("左足ＩＫ")), false}});
    FileBuilder lips;
    lips.count(0).count(5);
    for (const QChar vowel : QStringLiteral("あいうえお"))
        morphRecord(lips, vowel, 20, 1);
    lips.count(0).count(0).count(0).count(0);
    const Motion motion = readMotion(dance.bytes()).motion;
    const PasteResult result = pasteKeys(motion, clipOf(readMotion(lips.bytes()).motion), {.frame = 20});
    QCOMPARE(result.overwritten, 1);
    const RawFile before(dance.bytes());
    const RawFile after(writeMotion(applied(motion, result)));
    QCOMPARE(after.header, before.header);
    for (const std::size_t section : {0, 2, 3, 4, 5})
        QCOMPARE(after.sections[section], before.sections[section]);
    QCOMPARE(after.sections[1].first(3), before.sections[1].first(3));
    QCOMPARE(after.sections[1].size(), 8);
}

void TestPasteEdits::morphsComeToADance()
{
    // A second file at frame 30: merged, its keys win at the frames that both have, and that is counted.
    FileBuilder face;
    face.count(0)
        .count(3)
        .morph("a", 0, 1)
        .morph("a", 5, 0.5f)
        .morph("b", 5, 1)
        .count(0)
        .count(0)
        .count(0)
        .count(0);
    FileBuilder dance;
    dance.count(1).bone("center", 0).count(1).morph("a", 35, 0.125f).count(0).count(0).count(0).count(0);
    const Motion motion = readMotion(dance.bytes()).motion;
    const PasteResult result = pasteKeys(motion, clipOf(readMotion(face.bytes()).motion), {.frame = 30});
    QCOMPARE(result.changed, 3);
    QCOMPARE(result.overwritten, 1);
    QCOMPARE(result.dropped, 0);
    const Motion after = applied(motion, result);
    QCOMPARE(after.bones, motion.bones);
    QCOMPARE(after.morphs.at(0).keys.frames(), (QList<quint32>{30, 35}));
    QCOMPARE(after.morphs.at(0).keys.key(1).weight, 0.5f);
    QCOMPARE(after.morphs.at(1).keys.frames(), QList<quint32>{35});
}

QTEST_GUILESS_MAIN(TestPasteEdits)
#include "tst_pasteedits.moc"
