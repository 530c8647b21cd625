// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor-core/document/selectionverbs.h"
#include "tests/support/motions.h"

#include <QSignalSpy>
#include <QTest>

#include <limits>

using namespace furitsuke;
using namespace furitsuke::test;

namespace {

constexpr TrackRef arm{TrackKind::Bone, 0};
constexpr TrackRef leg{TrackKind::Bone, 1};
constexpr TrackRef smile{TrackKind::Morph, 0};
constexpr TrackRef states{TrackKind::State, 0};

/// Arm at 0 10 20 30, leg at 0 15 30, smile at 10 40, display/IK at 0 20.
QByteArray file()
{
    FileBuilder file;
    file.count(7);
    for (const quint32 frame : {0, 10, 20, 30})
        file.bone("arm", frame, {float(frame), 0, 0});
    for (const quint32 frame : {0, 15, 30})
        file.bone("leg", frame, {10, 0, 0});
    file.count(2).morph("smile", 10, 0.5f).morph("smile", 40, 0);
    file.count(0).count(0).count(0);
    file.count(2).state(0, true, {}).state(20, false, {});
    return file.bytes();
}

/// What is selected: "arm 0 10; leg 15".
QString selected(const MotionDocument &document)
{
    QStringList parts;
    for (const TrackRef track : document.selection().tracks()) {
        QStringList frames;
        document.selection().rows(track).forEach(
            [&](qsizetype row) { frames.append(QString::number(document.motion().frameAt(track, row))); });
        parts.append(document.trackLabel(track) + QLatin1Char(' ') + frames.join(QLatin1Char(' ')));
    }
    return parts.join(QStringLiteral("; "));
}

using Verb = SelectionReport (*)(MotionDocument &);

} // namespace

Q_DECLARE_METATYPE(Verb)

class TestSelectionVerbs : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init();
    void selects_data();
    void selects();
    void sectionsBetweenMarkersMeetWithoutSharingAKey();
    void withoutMarkersTheSelectionStays();
    void lockedAndHiddenKeysAreLeftOutAndCounted_data();
    void lockedAndHiddenKeysAreLeftOutAndCounted();
    void besideASoloTrackOthersAreLeftOut();
    void invertingTwiceIsTheSame();
    void verbsThatNeedASelectionSaySo_data();
    void verbsThatNeedASelectionSaySo();
    void keysWithoutCurvesAreToldApart();
    void straightCurvesOfASelectionWithoutAnyLeaveItAlone();
    void firstKeysAreThoseOfTheChosenTracks();
    void rangeReplacesAddsAndTakesAway_data();
    void rangeReplacesAddsAndTakesAway();
    void rangeMayBeGivenBackwards();
    void rangeCountsWhatLocksLeaveOut();
    void noVerbIsAStepOfUndo();

private:
    void select(TrackRef track, std::initializer_list<qsizetype> rows)
    {
        KeySelection selection = mDocument->selection();
        for (const qsizetype row : rows)
            selection.insert(track, row);
        mDocument->setSelection(selection);
    }

    std::unique_ptr<MotionDocument> mDocument;
};

void TestSelectionVerbs::init()
{
    mDocument = std::make_unique<MotionDocument>();
    mDocument->setContent(readMotion(file()));
    mDocument->setPlayhead(20);
}

void TestSelectionVerbs::selects_data()
{
    QTest::addColumn<Verb>("verb");
    QTest::addColumn<QString>("expected");
    // At frame 20, with the arm's key at 10 and the leg's at 15 selected.
    const auto row = [](const char *name, Verb verb, const char *expected) {
        QTest::newRow(name) << verb << QString::fromUtf8(expected);
    };
    row("all", &selectAll, "arm 0 10 20 30; leg 0 15 30; smile 10 40; Display/IK 0 20");
    row("inverted", &invertSelection, "arm 0 20 30; leg 0 30; smile 10 40; Display/IK 0 20");
    row("column", &selectColumn, "arm 20; Display/IK 20");
    row("columns of the selection", &selectColumnOfSelection, "arm 10; leg 15; smile 10");
    row("before", &selectBefore, "arm 0 10 20; leg 0 15; smile 10; Display/IK 0 20");
    row("after", &selectAfter, "arm 20 30; leg 30; smile 40; Display/IK 20");
    row("whole tracks", &selectWholeTracks, "arm 0 10 20 30; leg 0 15 30");
    row("grown", &growSelection, "arm 0 10 20; leg 0 15 30");
    row("shrunk", &shrinkSelection, "");
    row("same value", &selectSameValue, "arm 10; leg 0 15 30");
    row("nearly the same value", &selectNearValue, "arm 10; leg 0 15 30");
    row("same curves", &selectSameCurves, "arm 0 10 20 30; leg 0 15 30");
    row("straight", &selectLinear, "arm 10; leg 15");
    row("every second", &selectEverySecond, "arm 10; leg 15");
    row("first", &selectFirstKeys, "arm 0; leg 0");
    row("last", &selectLastKeys, "arm 30; leg 30");
}

void TestSelectionVerbs::selects()
{
    QFETCH(const Verb, verb);
    QFETCH(const QString, expected);
    select(arm, {1});
    select(leg, {1});
    const SelectionReport report = verb(*mDocument);
    QCOMPARE(selected(*mDocument), expected);
    QCOMPARE(report.selected, mDocument->selection().count());
    QCOMPARE(report.leftOut, 0);
    QVERIFY(!report.message.isEmpty());
}

void TestSelectionVerbs::sectionsBetweenMarkersMeetWithoutSharingAKey()
{
    mDocument->setTimeNotes(QStringLiteral("Markers"), {.markers = {{10, {}}, {20, {}}}, .tempo = {}, .sound = {}});
    const std::pair<qint64, const char *> sections[] = {
        {0, "arm 0; leg 0; Display/IK 0"},
        {9, "arm 0; leg 0; Display/IK 0"},
        {10, "arm 10; leg 15; smile 10"},
        {19, "arm 10; leg 15; smile 10"},
        {20, "arm 20 30; leg 30; smile 40; Display/IK 20"},
    };
    for (const auto &[frame, keys] : sections) {
        mDocument->setPlayhead(frame);
        selectBetweenMarkers(*mDocument);
        QCOMPARE(selected(*mDocument), QString::fromLatin1(keys));
    }
}

void TestSelectionVerbs::withoutMarkersTheSelectionStays()
{
    select(arm, {1});
    const SelectionReport report = selectBetweenMarkers(*mDocument);
    QCOMPARE(selected(*mDocument), QStringLiteral("arm 10"));
    QVERIFY(report.message.contains(QLatin1String("marker")));
}

void TestSelectionVerbs::lockedAndHiddenKeysAreLeftOutAndCounted_data()
{
    QTest::addColumn<Verb>("verb");
    QTest::addColumn<QString>("expected");
    QTest::addColumn<int>("leftOut");
    QTest::newRow("all") << Verb(&selectAll) << QStringLiteral("arm 0 10 20 30; Display/IK 0 20") << 5;
    QTest::newRow("inverted") << Verb(&invertSelection) << QStringLiteral("arm 0 20 30; Display/IK 0 20")
                              << 5;
    QTest::newRow("after") << Verb(&selectAfter) << QStringLiteral("arm 20 30; Display/IK 20") << 2;
    QTest::newRow("column") << Verb(&selectColumn) << QStringLiteral("arm 20; Display/IK 20") << 0;
    QTest::newRow("columns of the selection")
        << Verb(&selectColumnOfSelection) << QStringLiteral("arm 10") << 1;
    QTest::newRow("same value") << Verb(&selectSameValue) << QStringLiteral("arm 10") << 3;
}

void TestSelectionVerbs::lockedAndHiddenKeysAreLeftOutAndCounted()
{
    QFETCH(const Verb, verb);
    QFETCH(const QString, expected);
    QFETCH(const int, leftOut);
    mDocument->setTrackLook(leg, {.locked = true});
    mDocument->setTrackLook(smile, {.hidden = true});
    select(arm, {1});
    const SelectionReport report = verb(*mDocument);
    QCOMPARE(selected(*mDocument), expected);
    QCOMPARE(int(report.leftOut), leftOut);
    QCOMPARE(report.message.contains(QLatin1String("left out")), leftOut > 0);
    if (leftOut > 0)
        QVERIFY2(report.message.contains(QString::number(leftOut)), qPrintable(report.message));
}

void TestSelectionVerbs::besideASoloTrackOthersAreLeftOut()
{
    mDocument->setTrackLook(leg, {.solo = true});
    QVERIFY(isListed(*mDocument, leg));
    QVERIFY(!isListed(*mDocument, arm));
    QCOMPARE(selectableTracks(*mDocument), QList<TrackRef>{leg});
    const SelectionReport report = selectAll(*mDocument);
    QCOMPARE(selected(*mDocument), QStringLiteral("leg 0 15 30"));
    QCOMPARE(report.leftOut, 8);
    // Solo and hidden at once is hidden.
    mDocument->setTrackLook(leg, {.hidden = true, .solo = true});
    QVERIFY(selectableTracks(*mDocument).isEmpty());
}

void TestSelectionVerbs::invertingTwiceIsTheSame()
{
    mDocument->setTrackLook(leg, {.locked = true});
    select(arm, {0, 3});
    const KeySelection before = mDocument->selection();
    invertSelection(*mDocument);
    QVERIFY(!(mDocument->selection() == before));
    invertSelection(*mDocument);
    QCOMPARE(mDocument->selection(), before);
}

void TestSelectionVerbs::verbsThatNeedASelectionSaySo_data()
{
    QTest::addColumn<Verb>("verb");
    QTest::newRow("columns of the selection") << Verb(&selectColumnOfSelection);
    QTest::newRow("whole tracks") << Verb(&selectWholeTracks);
    QTest::newRow("grown") << Verb(&growSelection);
    QTest::newRow("shrunk") << Verb(&shrinkSelection);
    QTest::newRow("same value") << Verb(&selectSameValue);
    QTest::newRow("nearly the same value") << Verb(&selectNearValue);
    QTest::newRow("same curves") << Verb(&selectSameCurves);
    QTest::newRow("every second") << Verb(&selectEverySecond);
}

void TestSelectionVerbs::verbsThatNeedASelectionSaySo()
{
    QFETCH(const Verb, verb);
    const SelectionReport report = verb(*mDocument);
    QCOMPARE(report.selected, 0);
    QVERIFY(report.message.contains(QLatin1String("selected")));
    QVERIFY(mDocument->selection().isEmpty());
}

void TestSelectionVerbs::keysWithoutCurvesAreToldApart()
{
    select(smile, {0});
    const SelectionReport report = selectSameCurves(*mDocument);
    QCOMPARE(selected(*mDocument), QStringLiteral("smile 10"));
    QVERIFY(report.message.contains(QLatin1String("curves")));
}

void TestSelectionVerbs::straightCurvesOfASelectionWithoutAnyLeaveItAlone()
{
    select(smile, {0});
    QVERIFY(selectLinear(*mDocument).message.contains(QLatin1String("straight")));
    QCOMPARE(selected(*mDocument), QStringLiteral("smile 10"));
    mDocument->setSelection({});
    selectLinear(*mDocument);
    QCOMPARE(selected(*mDocument), QStringLiteral("arm 0 10 20 30; leg 0 15 30"));
}

void TestSelectionVerbs::firstKeysAreThoseOfTheChosenTracks()
{
    selectFirstKeys(*mDocument);
    QCOMPARE(selected(*mDocument), QStringLiteral("arm 0; leg 0; smile 10; Display/IK 0"));
    mDocument->setChosenTracks({smile, states});
    selectLastKeys(*mDocument);
    QCOMPARE(selected(*mDocument), QStringLiteral("smile 40; Display/IK 20"));
}

void TestSelectionVerbs::rangeReplacesAddsAndTakesAway_data()
{
    QTest::addColumn<int>("mode");
    QTest::addColumn<QString>("expected");
    QTest::addColumn<int>("taken");
    // Frames 10 .. 20 of arm and leg, with the arm's keys at 0 and 10 selected.
    QTest::newRow("replace") << int(SelectionMode::Replace) << QStringLiteral("arm 10 20; leg 15") << 3;
    QTest::newRow("add") << int(SelectionMode::Add) << QStringLiteral("arm 0 10 20; leg 15") << 2;
    QTest::newRow("take away") << int(SelectionMode::TakeAway) << QStringLiteral("arm 0") << 1;
}

void TestSelectionVerbs::rangeReplacesAddsAndTakesAway()
{
    QFETCH(const int, mode);
    QFETCH(const QString, expected);
    QFETCH(const int, taken);
    select(arm, {0, 1});
    const RangeChoice choice{.tracks = {arm, leg}, .first = 10, .last = 20, .mode = SelectionMode(mode)};
    QCOMPARE(int(keysTakenBy(*mDocument, choice)), taken);
    const SelectionReport report = selectRange(*mDocument, choice);
    QCOMPARE(report.selected, mDocument->selection().count());
    QCOMPARE(selected(*mDocument), expected);
}

void TestSelectionVerbs::rangeMayBeGivenBackwards()
{
    selectRange(*mDocument, {.tracks = {arm}, .first = 20, .last = 10});
    QCOMPARE(selected(*mDocument), QStringLiteral("arm 10 20"));
    selectRange(*mDocument, {.tracks = {arm}, .first = std::numeric_limits<quint32>::max(), .last = 30});
    QCOMPARE(selected(*mDocument), QStringLiteral("arm 30"));
}

void TestSelectionVerbs::rangeCountsWhatLocksLeaveOut()
{
    mDocument->setTrackLook(leg, {.locked = true});
    const SelectionReport report = selectRange(*mDocument, {.tracks = {arm, leg}, .first = 0, .last = 15});
    QCOMPARE(selected(*mDocument), QStringLiteral("arm 0 10"));
    QCOMPARE(report.leftOut, 2);
    QVERIFY(report.message.contains(QLatin1String("locked")));
}

void TestSelectionVerbs::noVerbIsAStepOfUndo()
{
    QSignalSpy changed(mDocument.get(), &MotionDocument::changed);
    selectAll(*mDocument);
    invertSelection(*mDocument);
    selectRange(*mDocument, {.tracks = {arm}, .first = 0, .last = 20});
    QCOMPARE(mDocument->undoStack().count(), 0);
    QCOMPARE(changed.count(), 0);
}

QTEST_GUILESS_MAIN(TestSelectionVerbs)
#include "tst_selectionverbs.moc"
