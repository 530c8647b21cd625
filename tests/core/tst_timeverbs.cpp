// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor-core/document/motiondocument.h"
#include "editor-core/document/timeverbs.h"
#include "tests/support/smallmotions.h"

#include <QTest>

using namespace furitsuke;
using namespace furitsuke::test;

namespace {

using Frames = QList<quint32>;

/// Two bones, a morph, and one key at frame 10 of each other kind.
Motion everyKind()
{
    Motion motion = oneBone({0, 10, 20, 30});
    addBone(motion, oneBone({0, 10}).bones[0].keys);
    motion.morphs = motionOf(morph({{0, 0}, {10, 1}})).morphs;
    motion.camera = camera({{.frame = 10}});
    motion.light = light({{.frame = 10}});
    motion.shadow = shadow({{.frame = 10}});
    motion.states = states({{.frame = 10}});
    motion.nextOrder = {6, 2, 1, 1, 1, 1};
    return motion;
}

/// The tracks that a text names: "bone0 camera"
QString namesOf(const QList<TrackRef> &tracks)
{
    const char *kinds[] = {"bone", "morph", "camera", "light", "shadow", "states"};
    QStringList names;
    for (const TrackRef track : tracks) {
        const bool named = track.kind == TrackKind::Bone || track.kind == TrackKind::Morph;
        names.append(QLatin1String(kinds[int(track.kind)]) +
                     (named ? QString::number(track.index) : QString()));
    }
    return names.join(u' ');
}

} // namespace

class TestTimeVerbs : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init();

    void movesTellWhatTheyOverwrite();
    void refusedMoveLeavesNoStep();
    void scalesAndReverses();
    void scopes_data();
    void scopes();
    void lockedTracksAreLeftOut();
    void framesAreOneStepWithTheMarkers();
    void beatGoesAlongWithTheMotion();
    void playRangeGoesAlong_data();
    void playRangeGoesAlong();
    void playRangeThatWasSetSinceIsShiftedBack();
    void playRangeStaysWhereNotAllTracksMove();
    void markersStayWhereNotAllTracksMove();
    void markersStopAtTheEndOfTime();
    void deletedKeysStandInTheText();
    void countsAreThoseOfTheStep();
    void nudgesAreOneStep();
    void nudgingBackBringsBackWhatWasOverwritten();
    void burstThatEndsWhereItBeganLeavesNoStep();
    void anythingElseEndsABurst_data();
    void anythingElseEndsABurst();
    void nudgesStopAtTheEndsOfTime();
    void nudgesShiftLaterKeysAlong();

private:
    Frames frames(TrackRef track = bone0) const { return framesOf(mDocument->motion(), track); }
    QUndoStack &stack() { return mDocument->undoStack(); }
    void select(const Frames &frames)
    {
        mDocument->setSelection(selected(mDocument->motion(), bone0, frames));
    }

    std::unique_ptr<MotionDocument> mDocument;
};

void TestTimeVerbs::init()
{
    mDocument = std::make_unique<MotionDocument>();
    ReadResult content;
    content.ok = true;
    content.motion = everyKind();
    mDocument->setContent(std::move(content));
}

void TestTimeVerbs::movesTellWhatTheyOverwrite()
{
    select({10, 20});
    moveSelectionBy(*mDocument, {10});
    QCOMPARE(frames(), Frames({0, 20, 30}));
    QCOMPARE(stack().undoText(), QStringLiteral("Move 2 key(s) 10 frame(s) later, overwriting 1"));
    QCOMPARE(mDocument->selection(), selected(mDocument->motion(), bone0, {20, 30}));
    stack().undo();
    QVERIFY(mDocument->motion() == everyKind());
    QCOMPARE(mDocument->selection(), selected(mDocument->motion(), bone0, {10, 20}));
    select({20});
    moveSelectionBy(*mDocument, {-5, true});
    QCOMPARE(frames(), Frames({0, 10, 15, 25}));
    QCOMPARE(stack().undoText(), QStringLiteral("Move 2 key(s) 5 frame(s) earlier"));
}

void TestTimeVerbs::refusedMoveLeavesNoStep()
{
    select({10, 20});
    QVERIFY(!moveSelectionBy(*mDocument, {-11}).error.isEmpty());
    QVERIFY(!moveSelectionBy(*mDocument, {4294967290}).error.isEmpty());
    QVERIFY(!scaleSelection(*mDocument, {0, {0, 1}}).error.isEmpty());
    QVERIFY(!insertFrames(*mDocument, {}, {0, 4294967290}).error.isEmpty());
    QVERIFY(!deleteFrames(*mDocument, {}, {0, 0}).error.isEmpty());
    QCOMPARE(stack().count(), 0);
    QVERIFY(mDocument->motion() == everyKind());
}

void TestTimeVerbs::scalesAndReverses()
{
    select({0, 20});
    const EditResult result = scaleSelection(*mDocument, {0, {3, 2}});
    QCOMPARE(frames(), Frames({0, 10, 30}));
    QCOMPARE(result.overwritten, 1);
    QCOMPARE(stack().undoText(), QStringLiteral("Scale 2 key(s) to 150 %, overwriting 1"));
    stack().undo();
    const int gesture = mDocument->newGesture();
    scaleSelection(*mDocument, {0, {2, 1}}, gesture);
    scaleSelection(*mDocument, {0, {3, 2}}, gesture);
    QCOMPARE(stack().count(), 1);
    QCOMPARE(frames(), Frames({0, 10, 30, 60}));
    stack().undo();
    select({0, 10, 30});
    reverseSelection(*mDocument);
    QCOMPARE(frames(), Frames({0, 20, 30}));
    QCOMPARE(stack().undoText(), QStringLiteral("Reverse 3 key(s), overwriting 1"));
    stack().undo();
    // The second bone's last key is held, and one is added for it; it belongs to what is selected.
    KeySelection keys = selected(mDocument->motion(), bone0);
    selectFrames(keys, mDocument->motion(), bone1);
    mDocument->setSelection(keys);
    reverseSelection(*mDocument);
    QCOMPARE(stack().undoText(), QStringLiteral("Reverse 6 key(s), adding 1"));
    QCOMPARE(frames(bone1), Frames({0, 20, 30}));
    QCOMPARE(mDocument->selection().count(), 7);
}

void TestTimeVerbs::scopes_data()
{
    QTest::addColumn<FrameScope>("scope");
    QTest::addColumn<QString>("tracks");
    const auto row = [](const char *name, FrameScope scope, const char *tracks) {
        QTest::newRow(name) << scope << QString::fromLatin1(tracks);
    };
    row("all", {}, "bone0 bone1 morph0 camera light shadow states");
    row("all but states", {.states = false}, "bone0 bone1 morph0 camera light shadow");
    row("no camera", {.camera = false, .light = false, .shadow = false}, "bone0 bone1 morph0 states");
    row("chosen", {.tracks = FrameScope::Chosen, .camera = false, .light = false, .shadow = false},
        "states bone1");
    row("chosen, with the camera",
        {.tracks = FrameScope::Chosen, .light = false, .shadow = false, .states = false}, "camera bone1");
    row("visible",
        {.tracks = FrameScope::Visible,
         .camera = false,
         .light = false,
         .shadow = false,
         .states = false,
         .visible = {morph0, bone0, lightTrack, TrackRef{TrackKind::Bone, 7}}},
        "morph0 bone0");
}

void TestTimeVerbs::scopes()
{
    QFETCH(FrameScope, scope);
    QFETCH(QString, tracks);
    mDocument->setChosenTracks({bone1, shadowTrack});
    QCOMPARE(namesOf(tracksOf(*mDocument, scope)), tracks);
    insertFrames(*mDocument, scope, {5, 3});
    for (const TrackRef track : mDocument->motion().tracks()) {
        const bool moved = mDocument->motion().keyCount(track) > 0 && frames(track).contains(13);
        QCOMPARE(moved, tracks.split(u' ').contains(namesOf({track})));
    }
}

void TestTimeVerbs::lockedTracksAreLeftOut()
{
    mDocument->setTrackLook(bone1, {.locked = true});
    const EditResult result = insertFrames(*mDocument, {}, {5, 3});
    QCOMPARE(frames(bone1), Frames({0, 10}));
    QCOMPARE(frames(bone0), Frames({0, 13, 23, 33}));
    QCOMPARE(result.notes.filter(QStringLiteral("1 locked track(s)")).size(), 1);
    int locked = -1;
    tracksOf(*mDocument, {}, &locked);
    QCOMPARE(locked, 1);
    tracksOf(*mDocument, {.tracks = FrameScope::Chosen}, &locked);
    QCOMPARE(locked, 0);
}

void TestTimeVerbs::framesAreOneStepWithTheMarkers()
{
    TimeNotes notes;
    notes.markers = {{4, QStringLiteral("a")}, {10, QStringLiteral("b")}, {12, QStringLiteral("c")}};
    mDocument->initTimeNotes(notes);
    const auto markers = [this] {
        Frames result;
        for (const Marker &marker : mDocument->timeNotes().markers)
            result.append(marker.frame);
        return result;
    };
    insertFrames(*mDocument, {}, {10, 5});
    QCOMPARE(markers(), Frames({4, 15, 17}));
    QCOMPARE(stack().undoText(), QStringLiteral("Insert 5 frame(s) at 10"));
    stack().undo();
    QCOMPARE(markers(), Frames({4, 10, 12}));
    // What follows the deleted frames is still "b".
    const EditResult carried = deleteFrames(*mDocument, {}, {9, 2});
    QCOMPARE(markers(), Frames({4, 9, 10}));
    QCOMPARE(mDocument->timeNotes().markers[1].name, QStringLiteral("b"));
    QCOMPARE(carried.notes.filter(QStringLiteral("Marker “b” is carried to frame 9.")).size(), 1);
    QCOMPARE(carried.notes.filter(QStringLiteral("marker(s)")).size(), 0);
    QCOMPARE(stack().count(), 1);
    stack().undo();
    // Unless it has a marker of its own.
    const EditResult result = deleteFrames(*mDocument, {}, {9, 3});
    QCOMPARE(markers(), Frames({4, 9}));
    QCOMPARE(mDocument->timeNotes().markers[1].name, QStringLiteral("c"));
    QCOMPARE(result.notes.filter(QStringLiteral("1 marker(s) in these frames deleted.")).size(), 1);
    QCOMPARE(
        result.notes.filter(QStringLiteral("carried to frame 9")).filter(QStringLiteral("Marker")).size(), 0);
    stack().undo();
    QVERIFY(mDocument->timeNotes() == notes);
    QVERIFY(mDocument->motion() == everyKind());
}

void TestTimeVerbs::beatGoesAlongWithTheMotion()
{
    TimeNotes notes;
    notes.tempo = Tempo{120, 4, 6.5};
    mDocument->initTimeNotes(notes);
    insertFrames(*mDocument, {}, {0, 30});
    QCOMPARE(mDocument->timeNotes().tempo->firstBeat, 36.5);
    stack().undo();
    QCOMPARE(mDocument->timeNotes().tempo->firstBeat, 6.5);
}

void TestTimeVerbs::playRangeGoesAlong_data()
{
    QTest::addColumn<qint64>("frame");
    QTest::addColumn<qint64>("count"); ///< negative: deleted
    QTest::addColumn<QString>("range");
    const auto row = [](const char *name, qint64 frame, qint64 count, const char *range) {
        QTest::newRow(name) << frame << count << QString::fromLatin1(range);
    };
    // The range is 10 to 20.
    row("inserted before", 3, 5, "15-25");
    row("inserted at its start", 10, 5, "15-25");
    row("inserted inside", 11, 5, "10-25");
    row("inserted at its last frame", 20, 5, "10-25");
    row("inserted after it", 21, 5, "10-20");
    row("deleted before", 0, -5, "5-15");
    row("deleted over its start", 5, -10, "5-10");
    row("deleted inside", 12, -3, "10-17");
    row("deleted over its end", 15, -10, "10-14");
    row("deleted after it", 21, -5, "10-20");
    row("deleted but its first frame", 11, -15, "10-10");
    row("deleted as a whole", 10, -11, "");
}

void TestTimeVerbs::playRangeGoesAlong()
{
    QFETCH(qint64, frame);
    QFETCH(qint64, count);
    QFETCH(QString, range);
    const auto shown = [this] {
        const std::optional<FrameRange> played = mDocument->playRange();
        return played ? QStringLiteral("%1-%2").arg(played->first).arg(played->last) : QString();
    };
    mDocument->setPlayRange(FrameRange{10, 20});
    if (count > 0)
        insertFrames(*mDocument, {}, {frame, count});
    else
        deleteFrames(*mDocument, {}, {frame, -count});
    QCOMPARE(shown(), range);
    stack().undo();
    QCOMPARE(shown(), QStringLiteral("10-20"));
    stack().redo();
    QCOMPARE(shown(), range);
}

void TestTimeVerbs::playRangeThatWasSetSinceIsShiftedBack()
{
    mDocument->setPlayRange(FrameRange{10, 20});
    insertFrames(*mDocument, {}, {0, 5});
    mDocument->setPlayRange(FrameRange{30, 40});
    stack().undo();
    QCOMPARE(*mDocument->playRange(), (FrameRange{25, 35}));
    stack().redo();
    QCOMPARE(*mDocument->playRange(), (FrameRange{30, 40}));
    mDocument->setPlayRange({});
    stack().undo();
    QVERIFY(!mDocument->playRange());
}

void TestTimeVerbs::playRangeStaysWhereNotAllTracksMove()
{
    mDocument->setPlayRange(FrameRange{10, 20});
    mDocument->setChosenTracks({bone0});
    insertFrames(*mDocument, {.tracks = FrameScope::Chosen}, {5, 5});
    QCOMPARE(stack().count(), 1);
    QCOMPARE(*mDocument->playRange(), (FrameRange{10, 20}));
}

void TestTimeVerbs::markersStayWhereNotAllTracksMove()
{
    TimeNotes notes;
    notes.markers = {{10, QStringLiteral("b")}};
    mDocument->initTimeNotes(notes);
    mDocument->setChosenTracks({bone0});
    insertFrames(*mDocument, {.tracks = FrameScope::Chosen}, {5, 5});
    QCOMPARE(stack().count(), 1);
    QVERIFY(mDocument->timeNotes() == notes);
}

void TestTimeVerbs::markersStopAtTheEndOfTime()
{
    TimeNotes notes;
    notes.markers = {{4294967290, QStringLiteral("late")}};
    mDocument->initTimeNotes(notes);
    QVERIFY(insertFrames(*mDocument, {}, {0, 10}).error.contains(QStringLiteral("A marker")));
    QCOMPARE(stack().count(), 0);
    QCOMPARE(insertFrames(*mDocument, {}, {0, 5}).error, QString());
}

void TestTimeVerbs::deletedKeysStandInTheText()
{
    deleteFrames(*mDocument, {.camera = false, .light = false, .shadow = false, .states = false}, {8, 4});
    QCOMPARE(frames(), Frames({0, 16, 26}));
    QCOMPARE(stack().undoText(), QStringLiteral("Delete 4 frame(s) at 8, with 3 key(s)"));
}

void TestTimeVerbs::countsAreThoseOfTheStep()
{
    const FrameCounts deleting = countDeleteFrames(*mDocument, {}, {8, 4});
    QCOMPARE(deleting.deleted, 6); // the display/IK record is carried
    const EditResult result = deleteFrames(*mDocument, {}, {8, 4});
    QCOMPARE(result.notes, deleting.losses + deleting.notes);
    QCOMPARE(deleting.losses.size(), 1);
    QCOMPARE(result.changed, deleting.deleted + deleting.moved);
    const FrameCounts inserting = countInsertFrames(*mDocument, {}, {8, 4});
    QCOMPARE(inserting.moved, 3);
}

void TestTimeVerbs::nudgesAreOneStep()
{
    KeyNudger nudger(*mDocument);
    select({10});
    for (const int frames : {1, 1, 1, 10, -4})
        nudger.nudge(frames);
    QCOMPARE(frames(), Frames({0, 19, 20, 30}));
    QCOMPARE(stack().count(), 1);
    QCOMPARE(stack().undoText(), QStringLiteral("Move 1 key(s) 9 frame(s) later"));
    stack().undo();
    QVERIFY(mDocument->motion() == everyKind());
    QCOMPARE(mDocument->selection(), selected(mDocument->motion(), bone0, {10}));
    stack().redo();
    QCOMPARE(frames(), Frames({0, 19, 20, 30}));
}

void TestTimeVerbs::nudgingBackBringsBackWhatWasOverwritten()
{
    KeyNudger nudger(*mDocument);
    select({10});
    QCOMPARE(nudger.nudge(10).overwritten, 1);
    QCOMPARE(stack().undoText(), QStringLiteral("Move 1 key(s) 10 frame(s) later, overwriting 1"));
    QCOMPARE(nudger.nudge(1).overwritten, 0);
    QCOMPARE(frames(), Frames({0, 20, 21, 30}));
    QCOMPARE(stack().undoText(), QStringLiteral("Move 1 key(s) 11 frame(s) later"));
    nudger.nudge(-2);
    QCOMPARE(frames(), Frames({0, 19, 20, 30}));
}

void TestTimeVerbs::burstThatEndsWhereItBeganLeavesNoStep()
{
    KeyNudger nudger(*mDocument);
    select({10});
    nudger.nudge(10);
    nudger.nudge(-10);
    QCOMPARE(stack().count(), 0);
    QVERIFY(!mDocument->isModified());
    QVERIFY(mDocument->motion() == everyKind());
    nudger.nudge(1);
    QCOMPARE(stack().count(), 1);
    QCOMPARE(frames(), Frames({0, 11, 20, 30}));
}

void TestTimeVerbs::anythingElseEndsABurst_data()
{
    QTest::addColumn<int>("what");
    QTest::addColumn<int>("steps"); ///< after another nudge
    QTest::newRow("another selection") << 0 << 2;
    QTest::newRow("the playhead") << 1 << 2;
    QTest::newRow("another edit") << 2 << 3;
    QTest::newRow("undo and redo") << 3 << 2;
    QTest::newRow("a save") << 4 << 2;
    QTest::newRow("a marker") << 5 << 3;
    QTest::newRow("undo") << 6 << 1;
    QTest::newRow("later keys along") << 7 << 2;
}

void TestTimeVerbs::anythingElseEndsABurst()
{
    QFETCH(int, what);
    KeyNudger nudger(*mDocument);
    select({10});
    nudger.nudge(1);
    switch (what) {
    case 0:
        select({20});
        select({11});
        break;
    case 1:
        mDocument->setPlayhead(5);
        break;
    case 2:
        mDocument->setValues(BoneValues{{}, 3.0f, {}, {}, {}});
        break;
    case 3:
        stack().undo();
        stack().redo();
        break;
    case 4:
        mDocument->setSaved();
        break;
    case 5: {
        TimeNotes notes;
        notes.markers = {{3, QStringLiteral("m")}};
        mDocument->setTimeNotes(QStringLiteral("marker"), notes);
        break;
    }
    case 6:
        stack().undo();
        break;
    default:
        break;
    }
    nudger.nudge(1, what == 7);
    QTEST(stack().count(), "steps");
    QCOMPARE(stack().undoText(), what == 7 ? QStringLiteral("Move 3 key(s) 1 frame(s) later")
                                           : QStringLiteral("Move 1 key(s) 1 frame(s) later"));
    QCOMPARE(mDocument->undoStack().cleanIndex(), what == 4 ? 1 : 0);
}

void TestTimeVerbs::nudgesStopAtTheEndsOfTime()
{
    KeyNudger nudger(*mDocument);
    select({10, 20});
    for (int i = 0; i < 3; ++i)
        nudger.nudge(-6);
    QCOMPARE(frames(), Frames({0, 10, 30}));
    QCOMPARE(stack().undoText(), QStringLiteral("Move 2 key(s) 10 frame(s) earlier, overwriting 1"));
    nudger.nudge(1);
    QCOMPARE(frames(), Frames({0, 1, 11, 30}));
}

void TestTimeVerbs::nudgesShiftLaterKeysAlong()
{
    KeyNudger nudger(*mDocument);
    select({10});
    nudger.nudge(10, true);
    nudger.nudge(1, true);
    QCOMPARE(frames(), Frames({0, 21, 31, 41}));
    QCOMPARE(stack().count(), 1);
    QCOMPARE(mDocument->selection(), selected(mDocument->motion(), bone0, {21}));
}

QTEST_GUILESS_MAIN(TestTimeVerbs)
#include "tst_timeverbs.moc"
