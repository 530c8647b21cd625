// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor-core/document/trackverbs.h"
#include "editor-core/edits/keyedits.h"
#include "editor-core/edits/trackedits.h"
#include "editor-core/text/nametext.h"
#include "editor-core/vmd/writer.h"
#include "tests/support/corpus.h"
#include "tests/support/motions.h"

#include <QSignalSpy>
#include <QTest>
#include <QtEndian>

using namespace furitsuke;
using namespace furitsuke::test;

namespace {

QByteArray cp932(const QString &text)
{
    return encodeName(text, NameEncoding::Cp932).bytes;
}

/// Two bones with keys that interleave in the file, a morph, and the rest.
QByteArray twoBoneFile()
{
    FileBuilder file;
    file.count(4)
        .bone(cp932(u"左腕"_qs), 0)
        .bone(cp932(u"左足"_qs), 5)
        .bone(cp932(u"左腕"_qs), 20, {1, 2, 3}, {0, 0, 0, 1})
        .bone(cp932(u"左足"_qs), 9);
    file.count(2).morph(cp932(u"あ"_qs), 3, 0.5f).morph(cp932(u"あ"_qs), 7, 1);
    file.count(1).camera(4);
    file.count(0).count(0).count(0);
    return file.bytes();
}

const TrackRef arm{TrackKind::Bone, 0};
const TrackRef leg{TrackKind::Bone, 1};
const TrackRef mouth{TrackKind::Morph, 0};
const TrackRef camera{TrackKind::Camera, 0};

/// The motion after an edit, whose inverse has to give back the one before.
Motion applied(const Motion &motion, const EditResult &result)
{
    Motion after = motion;
    result.edit.apply(after);
    Motion back = after;
    result.edit.inverted().apply(back);
    if (!(back == motion))
        qFatal("The inverse does not give back the motion.");
    return after;
}

/// The bone and morph records of a file, as bytes.
QByteArrayList recordsOf(const Motion &motion)
{
    const QByteArray bytes = writeMotion(motion);
    QByteArrayList records;
    qsizetype at = 50;
    for (const qsizetype size : {111, 23}) {
        const auto count = qFromLittleEndian<quint32>(bytes.constData() + at);
        at += 4;
        for (quint32 i = 0; i < count; ++i, at += size)
            records.append(bytes.mid(at, size));
    }
    return records;
}

/// What is left when each of some records is taken away once, in the given sequence.
bool isSubsequence(const QByteArrayList &part, const QByteArrayList &whole)
{
    qsizetype at = 0;
    for (const QByteArray &record : part) {
        at = whole.indexOf(record, at);
        if (at < 0)
            return false;
        ++at;
    }
    return true;
}

} // namespace

/// Adding, deleting, duplicating and renaming tracks.
class TestTrackEdits : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void deletesTheTrackAndItsKeys();
    void deletesSeveralTracksOnce();
    void sceneTracksLoseTheirKeysOnly();
    void tracksThatAreGoneArePassedOver();
    void duplicateHasTheSameKeysAfterAllOthers();
    void duplicateIsWrittenInItsOwnName();
    void addedTrackIsEmpty();
    void removedTrackComesBackEmpty();
    void refusesNames_data();
    void refusesNames();
    void freeNames_data();
    void freeNames();
    void freeNameIsFree();
    void otherRecordsStayAsTheyAre();
    void lawsHoldOnAnyMotion();
    void lawsHoldOnTheCorpus();

    void ikNamesFollowTheirBone();
    void ikNamesOfLockedRecordsStay();
    void verbsAreOneStepEach();
    void verbsNameWhatTheyDid();
    void verbsLeaveLockedTracks();
    void verbsChooseWhatTheyMade();
    void verbsRefuseNames_data();
    void verbsRefuseNames();
    void nothingIsRememberedOfATrackThatIsUndone();
    void looksAreChangedAtOnce();
};

void TestTrackEdits::deletesTheTrackAndItsKeys()
{
    const Motion motion = readMotion(twoBoneFile()).motion;
    const EditResult result = deleteTracks(motion, {arm});
    QCOMPARE(result.error, QString());
    QCOMPARE(result.changed, 2);
    const Motion after = applied(motion, result);
    QVERIFY(!after.contains(arm));
    QVERIFY(!after.tracks().contains(arm));
    QCOMPARE(after.findBone(cp932(u"左腕"_qs)), -1);
    QCOMPARE(after.keyCount(), motion.keyCount() - 2);
    // The file has the other bone's records alone, byte for byte, in their sequence.
    const QByteArrayList records = recordsOf(motion);
    QCOMPARE(recordsOf(after), QByteArrayList({records[1], records[3], records[4], records[5]}));
    QVERIFY(result.edit.changesTracks());
}

void TestTrackEdits::deletesSeveralTracksOnce()
{
    const Motion motion = readMotion(twoBoneFile()).motion;
    const EditResult result = deleteTracks(motion, {mouth, leg, arm, leg, mouth});
    QCOMPARE(result.changed, 6);
    const Motion after = applied(motion, result);
    QCOMPARE(after.keyCount(), 1);
    QCOMPARE(after.tracks().size(), 4);
}

void TestTrackEdits::sceneTracksLoseTheirKeysOnly()
{
    const Motion motion = readMotion(twoBoneFile()).motion;
    const Motion after = applied(motion, deleteTracks(motion, {camera}));
    QVERIFY(after.contains(camera));
    QCOMPARE(after.keyCount(camera), 0);
    QCOMPARE(after.keyCount(), motion.keyCount() - 1);
}

void TestTrackEdits::tracksThatAreGoneArePassedOver()
{
    const Motion motion = readMotion(twoBoneFile()).motion;
    const Motion without = applied(motion, deleteTracks(motion, {arm}));
    for (const TrackRef track : {arm, TrackRef{TrackKind::Bone, 7}, TrackRef{TrackKind::Morph, -1}})
        QVERIFY(deleteTracks(without, {track}).edit.isEmpty());
    QVERIFY(deleteTracks(motion, {}).edit.isEmpty());
}

void TestTrackEdits::duplicateHasTheSameKeysAfterAllOthers()
{
    const Motion motion = readMotion(twoBoneFile()).motion;
    const EditResult result = duplicateTrack(motion, arm, "copy");
    QCOMPARE(result.error, QString());
    QCOMPARE(result.changed, 2);
    const Motion after = applied(motion, result);
    const TrackRef copy{TrackKind::Bone, after.findBone("copy")};
    QCOMPARE(copy.index, 2);
    QCOMPARE(after.bones[0], motion.bones[0]);
    QCOMPARE(after.bones[2].keys.frames(), motion.bones[0].keys.frames());
    QCOMPARE(after.bones[2].keys.orders(), QList<quint32>({4, 5}));
    QCOMPARE(after.nextOrder[0], 6u);
    QVERIFY(after.bones[2].keys.key(1).position == motion.bones[0].keys.key(1).position);
    QCOMPARE(recordsOf(after).mid(0, 4), recordsOf(motion).mid(0, 4));
}

void TestTrackEdits::duplicateIsWrittenInItsOwnName()
{
    const Motion motion = readMotion(twoBoneFile()).motion;
    const Motion after = applied(motion, duplicateTrack(motion, mouth, "abc"));
    const Motion reread = readMotion(writeMotion(after)).motion;
    QCOMPARE(reread.morphs.size(), 2);
    QCOMPARE(reread.morphs[1].name, QByteArray("abc"));
    QCOMPARE(reread.morphs[1].keys.frames(), QList<quint32>({3, 7}));
    QCOMPARE(recordsOf(after).last().left(15), QByteArray("abc").leftJustified(15, '\0'));
}

void TestTrackEdits::addedTrackIsEmpty()
{
    const Motion motion = readMotion(twoBoneFile()).motion;
    for (const TrackKind kind : {TrackKind::Bone, TrackKind::Morph}) {
        const EditResult result = addTrack(motion, kind, "new");
        const TrackRef track = addedTrack(motion, kind, "new");
        const Motion after = applied(motion, result);
        QVERIFY(after.contains(track));
        QCOMPARE(after.trackName(track), QByteArray("new"));
        QCOMPARE(after.keyCount(track), 0);
        // It is in no file until it has a key.
        QCOMPARE(writeMotion(after), twoBoneFile());
    }
}

void TestTrackEdits::removedTrackComesBackEmpty()
{
    const Motion motion = readMotion(twoBoneFile()).motion;
    const Motion without = applied(motion, deleteTracks(motion, {arm}));
    const QByteArray name = cp932(u"左腕"_qs);
    QCOMPARE(addedTrack(without, TrackKind::Bone, name), arm);
    const Motion again = applied(without, addTrack(without, TrackKind::Bone, name));
    QCOMPARE(again.tracks(), motion.tracks());
    QCOMPARE(again.keyCount(arm), 0);
    QCOMPARE(again.bones.size(), motion.bones.size());
    // So does a copy that takes the name of a removed track.
    const Motion copied = applied(without, duplicateTrack(without, leg, name));
    QCOMPARE(copied.findBone(name), 0);
    QCOMPARE(copied.bones[0].keys.frames(), motion.bones[1].keys.frames());
    // A morph of that name is another track.
    QCOMPARE(addedTrack(without, TrackKind::Morph, name), (TrackRef{TrackKind::Morph, 1}));
}

void TestTrackEdits::refusesNames_data()
{
    QTest::addColumn<QByteArray>("name");
    QTest::newRow("empty") << QByteArray();
    QTest::newRow("taken") << cp932(u"左足"_qs);
    QTest::newRow("taken after byte 15") << QByteArray("fifteen bytes!!X");
}

void TestTrackEdits::refusesNames()
{
    QFETCH(QByteArray, name);
    Motion motion = readMotion(twoBoneFile()).motion;
    motion = applied(motion, addTrack(motion, TrackKind::Bone, "fifteen bytes!!"));
    for (const EditResult &result : {addTrack(motion, TrackKind::Bone, name),
                                     duplicateTrack(motion, arm, name), renameTrack(motion, arm, name)}) {
        QVERIFY(!result.error.isEmpty());
        QVERIFY(result.edit.isEmpty());
        QCOMPARE(result.changed, 0);
    }
    QVERIFY(!trackNameError(motion, TrackKind::Bone, name).isEmpty());
    QVERIFY(!duplicateTrack(motion, camera, "x").error.isEmpty());
    QVERIFY(duplicateTrack(motion, camera, "x").edit.isEmpty());
    QCOMPARE(trackNameError(motion, TrackKind::Bone, cp932(u"左足"_qs), leg.index), QString());
}

void TestTrackEdits::freeNames_data()
{
    QTest::addColumn<QStringList>("taken");
    QTest::addColumn<QString>("name");
    QTest::addColumn<QString>("free");
    const auto row = [](const QStringList &taken, const QString &name, const QString &free) {
        QTest::newRow(qPrintable(name + u" → "_qs + free)) << taken << name << free;
    };
    row({u"左腕"_qs}, u"左腕"_qs, u"左腕2"_qs);
    row({u"左腕"_qs, u"左腕2"_qs, u"左腕3"_qs}, u"左腕"_qs, u"左腕4"_qs);
    row({u"上半身2"_qs}, u"上半身2"_qs, u"上半身3"_qs);
    row({u"a9"_qs}, u"a9"_qs, u"a10"_qs);
    row({u"7"_qs}, u"7"_qs, u"72"_qs);
    row({u"親指１"_qs}, u"親指１"_qs, u"親指１2"_qs);
    // 15 bytes: whole characters go.
    row({u"左スカート前"_qs}, u"左スカート前飾"_qs, u"左スカート前飾2"_qs);
    row({u"fifteen bytes!!"_qs}, u"fifteen bytes!!"_qs, u"fifteen bytes!2"_qs);
    row({u"七文字の名前だ1"_qs}, u"七文字の名前だ9"_qs, u"七文字の名前10"_qs);
    // A byte that is no character goes as a whole.
    row({u"右スカートＣ３\\x90"_qs}, u"右スカートＣ３\\x90"_qs, u"右スカートＣ３2"_qs);
    row({u"x\\x90"_qs}, u"x\\x90"_qs, u"x\\x902"_qs);
}

void TestTrackEdits::freeNames()
{
    QFETCH(QStringList, taken);
    QFETCH(QString, name);
    QFETCH(QString, free);
    Motion motion;
    for (const QString &other : taken)
        motion = applied(motion, addTrack(motion, TrackKind::Bone, cp932(other)));
    const QByteArray found = freeTrackName(motion, TrackKind::Bone, cp932(name), NameEncoding::Cp932);
    QCOMPARE(decodeName(found, NameEncoding::Cp932).text, free);
    QVERIFY(found.size() <= 15);
}

void TestTrackEdits::freeNameIsFree()
{
    // However many there are.
    Motion motion;
    motion = applied(motion, addTrack(motion, TrackKind::Morph, "fifteen bytes!!"));
    for (int i = 0; i < 120; ++i) {
        const QByteArray name =
            freeTrackName(motion, TrackKind::Morph, "fifteen bytes!!", NameEncoding::Cp932);
        QCOMPARE(motion.findMorph(name), -1);
        motion = applied(motion, addTrack(motion, TrackKind::Morph, name));
    }
    QCOMPARE(motion.morphs.last().name, QByteArray("fifteen byte121"));
}

void TestTrackEdits::otherRecordsStayAsTheyAre()
{
    QRandomGenerator random(5);
    for (int round = 0; round < 20; ++round) {
        const Motion motion = readMotion(writeMotion(randomMotion(random))).motion;
        const QByteArrayList records = recordsOf(motion);
        const TrackRef track{TrackKind::Bone, qint32(random.bounded(int(motion.bones.size())))};
        const QByteArrayList fewer = recordsOf(applied(motion, deleteTracks(motion, {track})));
        QCOMPARE(fewer.size(), records.size() - motion.keyCount(track));
        QVERIFY(isSubsequence(fewer, records));
        const QByteArrayList more = recordsOf(applied(motion, duplicateTrack(motion, track, "a copy")));
        QCOMPARE(more.size(), records.size() + motion.keyCount(track));
        QVERIFY(isSubsequence(records, more));
    }
}

namespace {

/// The laws, for some of a motion's tracks.
void checkLaws(const Motion &motion, QRandomGenerator &random)
{
    QList<TrackRef> some;
    qsizetype keys = 0;
    for (const TrackRef track : motion.tracks()) {
        if (random.bounded(3) == 0) {
            some.append(track);
            keys += motion.keyCount(track);
        }
    }
    const EditResult deleted = deleteTracks(motion, some);
    QCOMPARE(deleted.changed, keys);
    const Motion fewer = applied(motion, deleted);
    QCOMPARE(fewer.keyCount(), motion.keyCount() - keys);
    QCOMPARE(readMotion(writeMotion(fewer)).motion.keyCount(), fewer.keyCount());
    for (const TrackRef track : motion.tracks()) {
        if (track.kind != TrackKind::Bone && track.kind != TrackKind::Morph)
            continue;
        if (random.bounded(4) != 0)
            continue;
        const QByteArray name =
            freeTrackName(motion, track.kind, motion.trackName(track), NameEncoding::Cp932);
        const EditResult copied = duplicateTrack(motion, track, name);
        QCOMPARE(copied.error, QString());
        const Motion more = applied(motion, copied);
        QCOMPARE(more.keyCount(), motion.keyCount() + motion.keyCount(track));
        // Deleting the copy leaves the file as it was, byte for byte.
        const Motion again = applied(more, deleteTracks(more, {addedTrack(motion, track.kind, name)}));
        QCOMPARE(writeMotion(again), writeMotion(motion));
    }
}

} // namespace

void TestTrackEdits::lawsHoldOnAnyMotion()
{
    QRandomGenerator random(17);
    for (int round = 0; round < 30; ++round)
        checkLaws(readMotion(writeMotion(randomMotion(random))).motion, random);
}

void TestTrackEdits::lawsHoldOnTheCorpus()
{
    const QStringList files = corpusFiles(u"vmd"_qs);
    if (files.isEmpty())
        QSKIP(noCorpus);
    QRandomGenerator random(18);
    qsizetype checked = 0;
    for (const QString &path : files) {
        const ReadResult file = readMotionFile(path);
        if (!file.ok || file.motion.keyCount() > 20000 || random.bounded(6) != 0)
            continue;
        checkLaws(file.motion, random);
        ++checked;
        if (QTest::currentTestFailed())
            QFAIL(qPrintable(path));
    }
    QVERIFY(checked > 5);
}

void TestTrackEdits::verbsAreOneStepEach()
{
    MotionDocument document;
    document.setContent(readMotion(twoBoneFile()));
    const Motion before = document.motion();
    QSignalSpy changes(&document, &MotionDocument::changed);
    int steps = 0;
    const auto isOneStep = [&](const EditResult &result) {
        const bool ok = result.error.isEmpty() && document.undoStack().count() == ++steps &&
                        changes.count() == steps && changes.last()[0].value<MotionChange>().tracks;
        return ok;
    };
    QVERIFY(isOneStep(addTrack(document, TrackKind::Bone, u"頭"_qs)));
    QVERIFY(isOneStep(duplicateTracks(document, {arm, mouth, leg, camera})));
    QCOMPARE(document.motion().keyCount(), before.keyCount() * 2 - 1);
    QVERIFY(isOneStep(deleteTracks(document, document.motion().tracks())));
    QCOMPARE(document.motion().keyCount(), 0);
    QCOMPARE(document.motion().tracks().size(), 4);
    const Motion after = document.motion();
    while (document.undoStack().canUndo())
        document.undoStack().undo();
    QVERIFY(document.motion() == before);
    while (document.undoStack().canRedo())
        document.undoStack().redo();
    QVERIFY(document.motion() == after);
}

void TestTrackEdits::ikNamesFollowTheirBone()
{
    const TrackRef foot{TrackKind::Bone, 1};
    MotionDocument document;
    document.setContent(readMotion(sixSectionFile()));
    const Motion before = document.motion();
    QByteArray expected = sixSectionFile();
    QCOMPARE(expected.count(cp932(u"左足ＩＫ"_qs)), 3); // a key and two records
    const EditResult result = document.renameTrack(foot, u"足首"_qs);
    QCOMPARE(result.changed, 3);
    QCOMPARE(result.notes.size(), 1);
    QVERIFY2(result.notes.first().contains(u"2 display/IK record"), qPrintable(result.notes.first()));
    QVERIFY(result.warnings.isEmpty());
    // Nothing but the names changes in the file.
    expected.replace(cp932(u"左足ＩＫ"_qs), cp932(u"足首"_qs).leftJustified(8, '\0'));
    QCOMPARE(writeMotion(document.motion()), expected);
    QCOMPARE(document.undoStack().count(), 1);
    document.undoStack().undo();
    QVERIFY(document.motion() == before);
    QCOMPARE(writeMotion(document.motion()), sixSectionFile());
    // Kept, they are the same bytes, and it is said.
    const EditResult kept = document.renameTrack(foot, u"足首"_qs, IkNames::Keep);
    QCOMPARE(kept.changed, 1);
    QVERIFY2(kept.notes.value(0).contains(u"keep the old name"), qPrintable(kept.notes.value(0)));
    QCOMPARE(writeMotion(document.motion()).count(cp932(u"左足ＩＫ"_qs)), 2);
    // A morph of the name is no IK bone.
    QVERIFY(renameTrack(before, mouth, "x").notes.isEmpty());
}

void TestTrackEdits::ikNamesOfLockedRecordsStay()
{
    const TrackRef foot{TrackKind::Bone, 1};
    MotionDocument document;
    document.setContent(readMotion(sixSectionFile()));
    document.setTrackLook({TrackKind::State, 0}, {.locked = true});
    const KeyColumns<StateKey> before = document.motion().states;
    const EditResult result = document.renameTrack(foot, u"足首"_qs);
    QCOMPARE(result.error, QString());
    QCOMPARE(document.trackLabel(foot), u"足首"_qs);
    QVERIFY(document.motion().states == before);
    QVERIFY2(result.warnings.value(0).contains(u"locked"), qPrintable(result.notes.join(u' ')));
}

void TestTrackEdits::verbsNameWhatTheyDid()
{
    MotionDocument document;
    document.setContent(readMotion(twoBoneFile()));
    const auto text = [&document] { return document.undoStack().undoText(); };
    addTrack(document, TrackKind::Morph, u"え"_qs);
    QVERIFY2(text().contains(u"え"), qPrintable(text()));
    duplicateTracks(document, {arm});
    QVERIFY2(text().contains(u"“左腕”") && text().contains(u"“左腕2”"), qPrintable(text()));
    deleteTracks(document, {leg});
    QVERIFY2(text().contains(u"“左足”") && text().contains(u'2'), qPrintable(text()));
    deleteTracks(document, {arm, mouth});
    QVERIFY2(text().contains(u"2 track") && text().contains(u"4 key"), qPrintable(text()));
}

void TestTrackEdits::verbsLeaveLockedTracks()
{
    MotionDocument document;
    document.setContent(readMotion(twoBoneFile()));
    document.setTrackLook(arm, {.locked = true});
    EditResult result = deleteTracks(document, {arm});
    QVERIFY(!result.error.isEmpty());
    result = document.renameTrack(arm, u"x"_qs);
    QVERIFY(result.error.contains(u"左腕"));
    QCOMPARE(document.undoStack().count(), 0);
    QCOMPARE(writeMotion(document.motion()), twoBoneFile());
    result = deleteTracks(document, {arm, leg});
    QCOMPARE(result.error, QString());
    QCOMPARE(result.notes.size(), 1);
    QVERIFY(document.motion().contains(arm));
    QVERIFY(!document.motion().contains(leg));
}

void TestTrackEdits::verbsChooseWhatTheyMade()
{
    MotionDocument document;
    document.setContent(readMotion(twoBoneFile()));
    addTrack(document, TrackKind::Bone, u"頭"_qs);
    const TrackRef head{TrackKind::Bone, 2};
    QCOMPARE(document.chosenTracks(), QList<TrackRef>{head});
    duplicateTracks(document, {arm, mouth});
    QCOMPARE(document.chosenTracks(), QList<TrackRef>({{TrackKind::Bone, 3}, {TrackKind::Morph, 1}}));
    document.setChosenTracks({arm, leg});
    QSignalSpy chosen(&document, &MotionDocument::chosenTracksChanged);
    deleteTracks(document, {arm});
    QCOMPARE(document.chosenTracks(), QList<TrackRef>{leg});
    QCOMPARE(chosen.count(), 1);
}

void TestTrackEdits::verbsRefuseNames_data()
{
    QTest::addColumn<QString>("name");
    QTest::addColumn<QString>("said");
    QTest::newRow("not storable") << u"a头b"_qs << u"头"_qs;
    QTest::newRow("taken") << u"左足"_qs << u"Another bone has this name already"_qs;
    QTest::newRow("empty") << QString() << u"empty"_qs;
}

void TestTrackEdits::verbsRefuseNames()
{
    QFETCH(QString, name);
    QFETCH(QString, said);
    MotionDocument document;
    document.setContent(readMotion(twoBoneFile()));
    document.setChosenTracks({leg});
    for (const EditResult &result :
         {addTrack(document, TrackKind::Bone, name), document.renameTrack(arm, name)}) {
        QVERIFY2(result.error.contains(said), qPrintable(result.error));
        QVERIFY(result.edit.isEmpty());
    }
    QCOMPARE(document.undoStack().count(), 0);
    QCOMPARE(document.chosenTracks(), QList<TrackRef>{leg});
    QCOMPARE(writeMotion(document.motion()), twoBoneFile());
    QVERIFY(!duplicateTracks(document, {camera}).error.isEmpty());
    QVERIFY(!deleteTracks(document, {}).error.isEmpty());
}

void TestTrackEdits::nothingIsRememberedOfATrackThatIsUndone()
{
    MotionDocument document;
    document.setContent(readMotion(twoBoneFile()));
    addTrack(document, TrackKind::Bone, u"頭"_qs);
    const TrackRef added = document.chosenTracks().first();
    document.setTrackLook(added, {.locked = true, .hidden = true});
    document.undoStack().undo();
    QVERIFY(document.chosenTracks().isEmpty());
    // Another track takes its place, not its look.
    addTrack(document, TrackKind::Bone, u"首"_qs);
    QCOMPARE(document.chosenTracks().first(), added);
    QVERIFY(document.isEditable(added));
    QVERIFY(!document.trackLook(added).hidden);
    // A removed track comes back as it looked.
    document.setTrackLook(leg, {.solo = true});
    deleteTracks(document, {leg});
    document.undoStack().undo();
    QVERIFY(document.trackLook(leg).solo);
}

void TestTrackEdits::looksAreChangedAtOnce()
{
    MotionDocument document;
    document.setContent(readMotion(twoBoneFile()));
    document.setTrackLook(leg, {.solo = true});
    QSignalSpy looks(&document, &MotionDocument::trackLooksChanged);
    changeLooks(document, {arm, leg, mouth}, [](TrackLook &look) { look.locked = true; });
    QCOMPARE(looks.count(), 1);
    QVERIFY(document.trackLook(arm).locked && document.trackLook(mouth).locked);
    QCOMPARE(document.trackLook(leg), (TrackLook{.locked = true, .solo = true}));
    changeLooks(document, {arm, leg, mouth}, [](TrackLook &look) { look.locked = true; });
    QCOMPARE(looks.count(), 1);
    QCOMPARE(document.undoStack().count(), 0);
}

QTEST_GUILESS_MAIN(TestTrackEdits)
#include "tst_trackedits.moc"
