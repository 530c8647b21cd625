// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor-core/document/markerverbs.h"
#include "editor-core/vmd/writer.h"
#include "tests/support/motions.h"

#include <QSignalSpy>
#include <QTest>

using namespace furitsuke;
using namespace furitsuke::test;

/// Changes of markers and tempo as steps that can be undone, beside the motion.
class TestMarkerVerbs : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init();
    void everyVerbIsOneStepThatIsUndone_data();
    void everyVerbIsOneStepThatIsUndone();
    void refusalsChangeNothing_data();
    void refusalsChangeNothing();
    void whatIsSoAlreadyLeavesNoStep();
    void newMarkersAreNumbered();
    void aDragIsOneStep();
    void theMotionIsNotTouched();
    void anotherMotionHasNoneOfThem();

private:
    QString last() { return mDocument->undoStack().undoText(); }
    QStringList names() const
    {
        QStringList list;
        for (const Marker &marker : mDocument->timeNotes().markers)
            list.append(QStringLiteral("%1@%2").arg(marker.name).arg(marker.frame));
        return list;
    }

    std::unique_ptr<MotionDocument> mDocument;
};

using Verb = std::function<QString(MotionDocument &)>;
Q_DECLARE_METATYPE(Verb)

void TestMarkerVerbs::init()
{
    mDocument = std::make_unique<MotionDocument>();
    mDocument->setContent(readMotion(sixSectionFile()));
    TimeNotes notes;
    notes = withMarker(notes, {10, QStringLiteral("verse"), 0xff112233});
    notes = withMarker(notes, {20, QStringLiteral("chorus"), 0xff445566});
    mDocument->initTimeNotes(notes);
}

void TestMarkerVerbs::everyVerbIsOneStepThatIsUndone_data()
{
    QTest::addColumn<Verb>("verb");
    QTest::addColumn<QStringList>("after");
    QTest::addColumn<QString>("text");
    const auto row = [](const char *tag, const Verb &verb, const QStringList &after, const QString &text) {
        QTest::newRow(tag) << verb << after << text;
    };
    const QString verse = QStringLiteral("verse@10");
    const QString chorus = QStringLiteral("chorus@20");
    row(
        "add",
        [](MotionDocument &d) {
            return addMarker(d, {15, QStringLiteral(" new\n"), 0xff000000});
        },
        {verse, QStringLiteral("new@15"), chorus}, QStringLiteral("Add marker “new”"));
    row(
        "move", [](MotionDocument &d) { return moveMarker(d, 10, 30); }, {chorus, QStringLiteral("verse@30")},
        QStringLiteral("Move marker “verse” to frame 30"));
    row(
        "move before frame 0", [](MotionDocument &d) { return moveMarker(d, 10, -30); },
        {QStringLiteral("verse@0"), chorus}, QStringLiteral("Move marker “verse” to frame 0"));
    row(
        "move past the last frame", [](MotionDocument &d) { return moveMarker(d, 10, 1LL << 40); },
        {chorus, QStringLiteral("verse@4294967295")},
        QStringLiteral("Move marker “verse” to frame 4294967295"));
    row(
        "rename", [](MotionDocument &d) { return renameMarker(d, 20, QStringLiteral("サビ")); },
        {verse, QStringLiteral("サビ@20")}, QStringLiteral("Rename marker “chorus” to “サビ”"));
    row(
        "rename to nothing", [](MotionDocument &d) { return renameMarker(d, 20, QString()); },
        {verse, QStringLiteral("@20")}, QStringLiteral("Rename marker “chorus” to “frame 20”"));
    row(
        "recolour", [](MotionDocument &d) { return recolourMarker(d, 20, 0xffffffff); }, {verse, chorus},
        QStringLiteral("Colour marker “chorus”"));
    row(
        "all at once",
        [](MotionDocument &d) {
            return changeMarker(d, 20, {5, QStringLiteral("intro"), 0xffffffff});
        },
        {QStringLiteral("intro@5"), verse}, QStringLiteral("Change marker “chorus”"));
    row(
        "delete", [](MotionDocument &d) { return deleteMarker(d, 10); }, {chorus},
        QStringLiteral("Delete marker “verse”"));
    row(
        "delete all", [](MotionDocument &d) { return deleteAllMarkers(d); }, {},
        QStringLiteral("Delete 2 markers"));
    row(
        "tempo",
        [](MotionDocument &d) {
            return setTempo(d, Tempo{128.5, 3, 2});
        },
        {verse, chorus}, QStringLiteral("Set the tempo to 128.5 beats a minute"));
}

void TestMarkerVerbs::everyVerbIsOneStepThatIsUndone()
{
    QFETCH(Verb, verb);
    QFETCH(QStringList, after);
    QFETCH(QString, text);
    const TimeNotes before = mDocument->timeNotes();
    QSignalSpy told(mDocument.get(), &MotionDocument::timeNotesChanged);
    QCOMPARE(verb(*mDocument), QString());
    QCOMPARE(told.count(), 1);
    QCOMPARE(mDocument->undoStack().count(), 1);
    QCOMPARE(names(), after);
    // Plurals are made by the catalogue; without one the mark stays.
    QCOMPARE(last().replace(QStringLiteral("marker(s)"), QStringLiteral("markers")), text);
    QVERIFY(mDocument->isModified());
    const TimeNotes changed = mDocument->timeNotes();
    QVERIFY(!(changed == before));
    mDocument->undoStack().undo();
    QCOMPARE(mDocument->timeNotes(), before);
    mDocument->undoStack().redo();
    QCOMPARE(mDocument->timeNotes(), changed);
}

void TestMarkerVerbs::refusalsChangeNothing_data()
{
    QTest::addColumn<Verb>("verb");
    const auto row = [](const char *tag, const Verb &verb) { QTest::newRow(tag) << verb; };
    row("add where one is", [](MotionDocument &d) { return addMarker(d, {10, QStringLiteral("x"), 0}); });
    row("move onto another", [](MotionDocument &d) { return moveMarker(d, 10, 20); });
    row("change onto another", [](MotionDocument &d) {
        return changeMarker(d, 10, {20, QStringLiteral("x"), 0});
    });
    row("move none", [](MotionDocument &d) { return moveMarker(d, 11, 12); });
    row("rename none", [](MotionDocument &d) { return renameMarker(d, 11, QStringLiteral("x")); });
    row("recolour none", [](MotionDocument &d) { return recolourMarker(d, -1, 7); });
    row("delete none", [](MotionDocument &d) { return deleteMarker(d, 11); });
    row("tempo", [](MotionDocument &d) { return setTempo(d, Tempo{0, 4, 0}); });
}

void TestMarkerVerbs::refusalsChangeNothing()
{
    QFETCH(Verb, verb);
    const TimeNotes before = mDocument->timeNotes();
    QVERIFY(!verb(*mDocument).isEmpty());
    QCOMPARE(mDocument->timeNotes(), before);
    QCOMPARE(mDocument->undoStack().count(), 0);
}

void TestMarkerVerbs::whatIsSoAlreadyLeavesNoStep()
{
    QCOMPARE(moveMarker(*mDocument, 10, 10), QString());
    QCOMPARE(renameMarker(*mDocument, 10, QStringLiteral("verse ")), QString());
    QCOMPARE(setTempo(*mDocument, {}), QString());
    QCOMPARE(mDocument->undoStack().count(), 0);
    QVERIFY(!mDocument->isModified());
}

void TestMarkerVerbs::newMarkersAreNumbered()
{
    for (const quint32 frame : {1u, 2u, 3u})
        QCOMPARE(addMarker(*mDocument, {frame, {}, 0xff000000}), QString());
    QCOMPARE(deleteMarker(*mDocument, 2), QString());
    QCOMPARE(addMarker(*mDocument, {4, {}, 0xff000000}), QString());
    QCOMPARE(names().mid(0, 3), (QStringList{QStringLiteral("Marker 1@1"), QStringLiteral("Marker 3@3"),
                                             QStringLiteral("Marker 2@4")}));
}

void TestMarkerVerbs::aDragIsOneStep()
{
    const int gesture = mDocument->newGesture();
    for (int frame = 10; frame < 19; ++frame)
        QCOMPARE(moveMarker(*mDocument, frame, frame + 1, gesture), QString());
    QCOMPARE(mDocument->undoStack().count(), 1);
    QCOMPARE(names().first(), QStringLiteral("verse@19"));
    mDocument->undoStack().undo();
    QCOMPARE(names().first(), QStringLiteral("verse@10"));
}

void TestMarkerVerbs::theMotionIsNotTouched()
{
    QSignalSpy changed(mDocument.get(), &MotionDocument::changed);
    QCOMPARE(addMarker(*mDocument, {0, QStringLiteral("start"), 0xff000000}), QString());
    QCOMPARE(setTempo(*mDocument, Tempo()), QString());
    QCOMPARE(changed.count(), 0);
    QCOMPARE(writeMotion(mDocument->motion()), sixSectionFile());
}

void TestMarkerVerbs::anotherMotionHasNoneOfThem()
{
    QCOMPARE(setTempo(*mDocument, Tempo()), QString());
    mDocument->setContent(readMotion(sixSectionFile()));
    QCOMPARE(mDocument->timeNotes(), TimeNotes());
}

QTEST_GUILESS_MAIN(TestMarkerVerbs)
#include "tst_markerverbs.moc"
