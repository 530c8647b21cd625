// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor-core/document/timenotes.h"
#include "editor-core/document/timetext.h"

#include <QTest>

#include <limits>

using namespace furitsuke;

namespace {

constexpr qint64 latestFrame = std::numeric_limits<quint32>::max();

/// Markers as "a:10 b:20".
TimeNotes notesOf(const QString &text)
{
    TimeNotes notes;
    for (const QString &part : text.split(QLatin1Char(' '), Qt::SkipEmptyParts)) {
        Marker marker;
        marker.name = part.section(QLatin1Char(':'), 0, 0);
        marker.frame = part.section(QLatin1Char(':'), 1).toUInt();
        notes = withMarker(notes, marker);
    }
    return notes;
}

QString textOf(const TimeNotes &notes)
{
    QStringList parts;
    for (const Marker &marker : notes.markers)
        parts.append(QStringLiteral("%1:%2").arg(marker.name).arg(marker.frame));
    return parts.join(QLatin1Char(' '));
}

} // namespace

/// Markers, bars and beats, and the frames that people type.
class TestTimeNotes : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void markersAreKeptInOrderOneToAFrame();
    void nextAndPreviousMarkers_data();
    void nextAndPreviousMarkers();
    void markerNamesAreOneCleanLine_data();
    void markerNamesAreOneCleanLine();
    void markersMoveWithInsertedAndDeletedFrames_data();
    void markersMoveWithInsertedAndDeletedFrames();
    void beatsMoveWithTheFramesBeforeThem_data();
    void beatsMoveWithTheFramesBeforeThem();
    void soundMovesWithTheFramesBeforeIt_data();
    void soundMovesWithTheFramesBeforeIt();
    void insertingAndDeletingGivesTheSameNotes();
    void framesAreBarsBeatsAndTicks_data();
    void framesAreBarsBeatsAndTicks();
    void beatsDoNotDriftOverALongMotion();
    void everyTickComesBack();
    void temposThatCannotBeUsed_data();
    void temposThatCannotBeUsed();
    void tapsGiveATempo_data();
    void tapsGiveATempo();
    void typedFrames_data();
    void typedFrames();
    void typedNonsenseIsRefused_data();
    void typedNonsenseIsRefused();
    void shownTimeIsUnderstoodAgain();
};

void TestTimeNotes::markersAreKeptInOrderOneToAFrame()
{
    TimeNotes notes = notesOf(QStringLiteral("b:20 a:10 c:0"));
    QCOMPARE(textOf(notes), QStringLiteral("c:0 a:10 b:20"));
    notes = withMarker(notes, {10, QStringLiteral("other"), 0xff112233});
    QCOMPARE(textOf(notes), QStringLiteral("c:0 other:10 b:20"));
    QCOMPARE(markerIndex(notes, 10), 1);
    QCOMPARE(markerIndex(notes, 11), -1);
    QCOMPARE(markerIndex(notes, -1), -1);
    QCOMPARE(textOf(withoutMarker(notes, 0)), QStringLiteral("other:10 b:20"));
    QCOMPARE(withoutMarker(notes, 1), notes);
}

void TestTimeNotes::nextAndPreviousMarkers_data()
{
    QTest::addColumn<qint64>("frame");
    QTest::addColumn<QString>("before");
    QTest::addColumn<QString>("after");
    QTest::newRow("before all") << qint64(0) << QString() << QStringLiteral("a");
    QTest::newRow("at one") << qint64(10) << QString() << QStringLiteral("b");
    QTest::newRow("between") << qint64(15) << QStringLiteral("a") << QStringLiteral("b");
    QTest::newRow("at the last") << qint64(20) << QStringLiteral("a") << QString();
    QTest::newRow("at the end of time") << latestFrame << QStringLiteral("b") << QString();
}

void TestTimeNotes::nextAndPreviousMarkers()
{
    QFETCH(qint64, frame);
    QFETCH(QString, before);
    QFETCH(QString, after);
    const TimeNotes notes = notesOf(QStringLiteral("a:10 b:20"));
    QCOMPARE(markerBefore(notes, frame).value_or(Marker()).name, before);
    QCOMPARE(markerAfter(notes, frame).value_or(Marker()).name, after);
}

void TestTimeNotes::markerNamesAreOneCleanLine_data()
{
    QTest::addColumn<QString>("typed");
    QTest::addColumn<QString>("kept");
    QTest::newRow("plain") << QStringLiteral("サビ") << QStringLiteral("サビ");
    QTest::newRow("lines") << QStringLiteral(" a\n b\t") << QStringLiteral("a b");
    QTest::newRow("control") << QStringLiteral("a\u0007b\u001b") << QStringLiteral("ab");
    QTest::newRow("long") << QString(300, QLatin1Char('x')) << QString(100, QLatin1Char('x'));
    QTest::newRow("pair at the cut") << QString(99, QLatin1Char('x')) + QStringLiteral("😀")
                                     << QString(99, QLatin1Char('x'));
}

void TestTimeNotes::markerNamesAreOneCleanLine()
{
    QFETCH(QString, typed);
    QFETCH(QString, kept);
    QCOMPARE(cleanMarkerName(typed), kept);
}

void TestTimeNotes::markersMoveWithInsertedAndDeletedFrames_data()
{
    QTest::addColumn<QString>("before");
    QTest::addColumn<qint64>("frame");
    QTest::addColumn<qint64>("n");
    QTest::addColumn<QString>("after");
    const auto row = [](const char *tag, const char *before, qint64 frame, qint64 n, const char *after) {
        QTest::newRow(tag) << QString::fromLatin1(before) << frame << n << QString::fromLatin1(after);
    };
    row("inserted before", "a:10 b:20", 10, 5, "a:15 b:25");
    row("inserted between", "a:10 b:20", 11, 5, "a:10 b:25");
    row("inserted after", "a:10 b:20", 21, 5, "a:10 b:20");
    row("nothing", "a:10 b:20", 0, 0, "a:10 b:20");
    row("deleted before", "a:10 b:20", 0, -5, "a:5 b:15");
    row("deleted with the last marker inside", "a:10 b:20", 8, -5, "a:8 b:15");
    row("deleted with several inside", "a:10 b:11 c:12 d:40", 10, -5, "c:10 d:35");
    row("what follows has its own", "a:10 b:20", 5, -15, "b:5");
    row("all to the end", "a:10 b:20", 0, -100, "b:0");
    row("beyond the last frame", "a:10 b:4294967290 c:4294967295", 20, 100, "a:10 b:4294967295");
    row("more frames than there are", "a:10 b:20", 15, 1LL << 62, "a:10 b:4294967295");
    row("more deleted than there are", "a:10 b:20", 15, -(1LL << 62), "a:10 b:15");
}

void TestTimeNotes::markersMoveWithInsertedAndDeletedFrames()
{
    QFETCH(QString, before);
    QFETCH(qint64, frame);
    QFETCH(qint64, n);
    QFETCH(QString, after);
    QCOMPARE(textOf(shiftNotes(notesOf(before), frame, n)), after);
}

void TestTimeNotes::beatsMoveWithTheFramesBeforeThem_data()
{
    QTest::addColumn<double>("firstBeat");
    QTest::addColumn<qint64>("frame");
    QTest::addColumn<qint64>("n");
    QTest::addColumn<double>("after");
    QTest::newRow("inserted before") << 12.5 << qint64(0) << qint64(30) << 42.5;
    QTest::newRow("inserted at it") << 12.0 << qint64(12) << qint64(30) << 42.0;
    QTest::newRow("inserted after") << 12.5 << qint64(13) << qint64(30) << 12.5;
    QTest::newRow("deleted over it") << 12.5 << qint64(10) << qint64(-5) << 7.5;
    QTest::newRow("deleted to before frame 0") << 4.0 << qint64(0) << qint64(-10) << -6.0;
    QTest::newRow("beat before frame 0") << -6.0 << qint64(0) << qint64(10) << 4.0;
    QTest::newRow("beat before frame 0, later insert") << -6.0 << qint64(1) << qint64(10) << -6.0;
}

void TestTimeNotes::beatsMoveWithTheFramesBeforeThem()
{
    QFETCH(double, firstBeat);
    QFETCH(qint64, frame);
    QFETCH(qint64, n);
    QFETCH(double, after);
    TimeNotes notes;
    notes.tempo = Tempo{128, 4, firstBeat};
    QCOMPARE(shiftNotes(notes, frame, n).tempo->firstBeat, after);
}

void TestTimeNotes::soundMovesWithTheFramesBeforeIt_data()
{
    QTest::addColumn<double>("begin");
    QTest::addColumn<qint64>("frame");
    QTest::addColumn<qint64>("n");
    QTest::addColumn<double>("moved");
    QTest::newRow("frames before it") << 30.5 << qint64(10) << qint64(20) << 20.0;
    QTest::newRow("before the motion") << 0.0 << qint64(0) << qint64(20) << 20.0;
    QTest::newRow("begins before frame 0") << -12.5 << qint64(0) << qint64(20) << 20.0;
    QTest::newRow("in its middle") << 30.5 << qint64(31) << qint64(20) << 0.0;
    QTest::newRow("in its middle, before the beat") << 0.0 << qint64(5) << qint64(20) << 0.0;
    QTest::newRow("taken out before it") << 30.5 << qint64(10) << qint64(-20) << -20.0;
}

void TestTimeNotes::soundMovesWithTheFramesBeforeIt()
{
    QFETCH(double, begin);
    QFETCH(qint64, frame);
    QFETCH(qint64, n);
    QFETCH(double, moved);
    TimeNotes notes;
    notes.sound = SoundNote{QStringLiteral("/a.wav"), begin, 0.5};
    notes.tempo = Tempo{128, 4, 12};
    const TimeNotes after = shiftNotes(notes, frame, n);
    QCOMPARE(after.sound, (SoundNote{QStringLiteral("/a.wav"), begin + moved, 0.5}));
    // The beat stays with the sound.
    QCOMPARE(after.tempo->firstBeat, 12 + moved);
}

void TestTimeNotes::insertingAndDeletingGivesTheSameNotes()
{
    TimeNotes notes = notesOf(QStringLiteral("a:0 b:10 c:11 d:500"));
    notes.tempo = Tempo{97.3, 3, 7.25};
    for (const qint64 frame : {0, 5, 10, 11, 499, 501})
        QCOMPARE(shiftNotes(shiftNotes(notes, frame, 37), frame, -37), notes);
    for (const double begin : {-3.5, 0.0, 20.25}) {
        notes.sound = SoundNote{QStringLiteral("/a.wav"), begin, 1};
        for (const qint64 frame : {0, 5, 10, 21})
            QCOMPARE(shiftNotes(shiftNotes(notes, frame, 37), frame, -37), notes);
    }
}

void TestTimeNotes::framesAreBarsBeatsAndTicks_data()
{
    QTest::addColumn<double>("bpm");
    QTest::addColumn<int>("beats");
    QTest::addColumn<double>("firstBeat");
    QTest::addColumn<double>("frame");
    QTest::addColumn<QString>("text");
    // 120 beats a minute are 15 frames to a beat.
    QTest::newRow("first") << 120.0 << 4 << 0.0 << 0.0 << QStringLiteral("1|1|000");
    QTest::newRow("second beat") << 120.0 << 4 << 0.0 << 15.0 << QStringLiteral("1|2|000");
    QTest::newRow("tick") << 120.0 << 4 << 0.0 << 16.0 << QStringLiteral("1|2|032");
    QTest::newRow("last of the bar") << 120.0 << 4 << 0.0 << 59.0 << QStringLiteral("1|4|448");
    QTest::newRow("second bar") << 120.0 << 4 << 0.0 << 60.0 << QStringLiteral("2|1|000");
    QTest::newRow("three beats") << 120.0 << 3 << 0.0 << 45.0 << QStringLiteral("2|1|000");
    QTest::newRow("later first beat") << 120.0 << 4 << 10.0 << 10.0 << QStringLiteral("1|1|000");
    QTest::newRow("before the first beat") << 120.0 << 4 << 10.0 << 9.0 << QStringLiteral("0|4|448");
    QTest::newRow("whole bar before") << 120.0 << 4 << 120.0 << 0.0 << QStringLiteral("-1|1|000");
    QTest::newRow("first beat between frames") << 120.0 << 4 << 0.5 << 8.0 << QStringLiteral("1|1|240");
    QTest::newRow("a hair short of the beat") << 120.0 << 4 << 0.0 << 14.9999 << QStringLiteral("1|2|000");
    QTest::newRow("half frame beats") << 1000.0 << 4 << 0.0 << 9.0 << QStringLiteral("2|2|000");
}

void TestTimeNotes::framesAreBarsBeatsAndTicks()
{
    QFETCH(double, bpm);
    QFETCH(int, beats);
    QFETCH(double, firstBeat);
    QFETCH(double, frame);
    QFETCH(QString, text);
    QCOMPARE(barBeatText({bpm, beats, firstBeat}, frame), text);
}

void TestTimeNotes::beatsDoNotDriftOverALongMotion()
{
    // 7 beats a minute less than a whole number of frames to a beat; after 1000 bars still exact.
    const Tempo tempo{128, 4, 3.5};
    QCOMPARE(framesPerBeat(tempo), 14.0625);
    QCOMPARE(frameAt(tempo, {1001, 1, 0}), 3.5 + 4000 * 14.0625);
    QCOMPARE(barBeatAt(tempo, 3.5 + 4000 * 14.0625), (BarBeat{1001, 1, 0}));
    QCOMPARE(beatsAt(tempo, frameOfBeat(tempo, 123456.75)), 123456.75);
    // At the last frame there is, beats can still be told apart.
    QCOMPARE(barBeatAt({1000, 4, 0}, double(latestFrame)).beat, 2);
}

void TestTimeNotes::everyTickComesBack()
{
    for (const Tempo &tempo : {Tempo{120, 4, 0}, Tempo{133.7, 3, 12.25}, Tempo{999, 7, -100.5}}) {
        for (const qint64 bar : {-3, 0, 1, 2, 777}) {
            for (int beat = 1; beat <= tempo.beatsPerBar; ++beat) {
                for (const int tick : {0, 1, 239, 479}) {
                    const BarBeat place{bar, beat, tick};
                    QCOMPARE(barBeatAt(tempo, frameAt(tempo, place)), place);
                }
            }
        }
    }
}

void TestTimeNotes::temposThatCannotBeUsed_data()
{
    QTest::addColumn<double>("bpm");
    QTest::addColumn<int>("beats");
    QTest::addColumn<double>("firstBeat");
    QTest::addColumn<bool>("usable");
    const double nan = std::numeric_limits<double>::quiet_NaN();
    QTest::newRow("usual") << 120.0 << 4 << 0.0 << true;
    QTest::newRow("slowest") << 1.0 << 1 << -4294967295.0 << true;
    QTest::newRow("fastest") << 1000.0 << 32 << 4294967295.0 << true;
    QTest::newRow("zero") << 0.0 << 4 << 0.0 << false;
    QTest::newRow("negative") << -120.0 << 4 << 0.0 << false;
    QTest::newRow("too fast") << 1000.5 << 4 << 0.0 << false;
    QTest::newRow("no number") << nan << 4 << 0.0 << false;
    QTest::newRow("no beats") << 120.0 << 0 << 0.0 << false;
    QTest::newRow("too many beats") << 120.0 << 33 << 0.0 << false;
    QTest::newRow("first beat is no number") << 120.0 << 4 << nan << false;
    QTest::newRow("first beat outside") << 120.0 << 4 << 4294967296.0 << false;
}

void TestTimeNotes::temposThatCannotBeUsed()
{
    QFETCH(double, bpm);
    QFETCH(int, beats);
    QFETCH(double, firstBeat);
    QFETCH(bool, usable);
    QCOMPARE(tempoFault({bpm, beats, firstBeat}).isEmpty(), usable);
}

void TestTimeNotes::tapsGiveATempo_data()
{
    QTest::addColumn<QList<qint64>>("milliseconds");
    QTest::addColumn<double>("bpm"); // 0: none
    QTest::newRow("none") << QList<qint64>() << 0.0;
    QTest::newRow("two") << QList<qint64>{0, 500} << 0.0;
    QTest::newRow("three") << QList<qint64>{0, 500, 1000} << 120.0;
    QTest::newRow("uneven") << QList<qint64>{0, 480, 1020, 1500} << 120.0;
    QTest::newRow("after a pause") << QList<qint64>{0, 300, 600, 5000, 5500, 6000} << 120.0;
    QTest::newRow("right after a pause") << QList<qint64>{0, 300, 600, 5000} << 0.0;
    QTest::newRow("slow") << QList<qint64>{0, 2500, 5000} << 24.0;
    QTest::newRow("faster than any music") << QList<qint64>{0, 1, 2} << 1000.0;
    QTest::newRow("at once") << QList<qint64>{7, 7, 7} << 0.0;
}

void TestTimeNotes::tapsGiveATempo()
{
    QFETCH(QList<qint64>, milliseconds);
    QFETCH(double, bpm);
    QList<qint64> taps;
    for (const qint64 ms : milliseconds)
        taps.append(ms * 1'000'000);
    QCOMPARE(tappedTempo(taps).value_or(0), bpm);
}

void TestTimeNotes::typedFrames_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<qint64>("frame");
    const auto row = [](const char *text, qint64 frame) {
        QTest::newRow(text) << QString::fromUtf8(text) << frame;
    };
    // The playhead is at 1000; 120 beats a minute, 4 to a bar, from frame 10 on.
    row("0", 0);
    row("1", 1);
    row(" 33 ", 33);
    row("4294967295", latestFrame);
    row("+30", 1030);
    row("-30", 970);
    row("+ 30", 1030);
    row("-5000", 0);
    row("0:12.5", 375);
    row("0:12,5", 375);
    row("1:00", 1800);
    row("1:02:03", (3600 + 123) * 30);
    row("12.5s", 375);
    row("12.5", 375);
    row("2s", 60);
    row("2S", 60);
    row(".5", 15);
    row("0:00.04", 1);
    row("0:00.01", 0);
    row("+0:01", 1030);
    row("-1:00", 0);
    row("-0:10", 700);
    row("1|1", 10);
    row("3|2", 10 + 120 + 15);
    row("1|1|240", 18);
    row("0|4", 0);
    row("+1|0", 1060);
    row("-0|2", 970);
    row("+0|0|240", 1008);
    row("-0|0|240", 992);
    row("１２０", 120);
    row("＋３０", 1030);
    row("−30", 970);
    row("０：１２．５", 375);
    row("３｜２", 145);
}

void TestTimeNotes::typedFrames()
{
    QFETCH(QString, text);
    QFETCH(qint64, frame);
    const TypedFrame typed = typedFrame(text, 1000, Tempo{120, 4, 10});
    QVERIFY2(typed.frame.has_value(), qPrintable(typed.error));
    QCOMPARE(*typed.frame, frame);
    QCOMPARE(typed.error, QString());
}

void TestTimeNotes::typedNonsenseIsRefused_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<bool>("tempo");
    for (const char *text : {"",
                             " ",
                             "+",
                             "-",
                             "abc",
                             "1:",
                             ":1",
                             "1:2:3:4",
                             "1.2.3",
                             "--3",
                             "+-3",
                             "s",
                             ".",
                             "3|",
                             "|2",
                             "3|5",
                             "3|0",
                             "3|1|480",
                             "3|1|1|1",
                             "12 frames",
                             "0x10",
                             "1e3",
                             "4294967296",
                             "+4294967296",
                             "99999999999999999999999999999999",
                             "-99999999999999999999:00:00x"})
        QTest::newRow(*text ? text : "(nothing)") << QString::fromLatin1(text) << true;
    QTest::newRow("bars without a tempo") << QStringLiteral("3|2") << false;
    QTest::newRow("infinite") << QString(400, QLatin1Char('9')) << true;
}

void TestTimeNotes::typedNonsenseIsRefused()
{
    QFETCH(QString, text);
    QFETCH(bool, tempo);
    const TypedFrame typed = typedFrame(text, 1000, tempo ? std::optional(Tempo()) : std::nullopt);
    QVERIFY(!typed.frame);
    QVERIFY(!typed.error.isEmpty());
}

void TestTimeNotes::shownTimeIsUnderstoodAgain()
{
    QCOMPARE(timeText(0), QStringLiteral("0:00.00"));
    QCOMPARE(timeText(1234), QStringLiteral("0:41.13"));
    constexpr qint64 hour = 3600 * 30;
    QCOMPARE(timeText(hour - 1), QStringLiteral("59:59.97"));
    QCOMPARE(timeText(hour), QStringLiteral("1:00:00.00"));
    QCOMPARE(timeText(hour + 123 * 30 + 12), QStringLiteral("1:02:03.40"));
    QCOMPARE(timeText(100 * hour), QStringLiteral("100:00:00.00"));
    QCOMPARE(*typedFrame(QStringLiteral("1:02:03.4"), 0, {}).frame, hour + 123 * 30 + 12);
    QCOMPARE(*typedFrame(QStringLiteral("+1:00:00"), 7, {}).frame, hour + 7);
    for (qint64 frame = hour - 50; frame < hour + 50; ++frame)
        QCOMPARE(*typedFrame(timeText(frame), 7, {}).frame, frame);
    const Tempo tempo{133.3, 3, 2.5};
    for (qint64 frame = 0; frame < 4000; ++frame) {
        QCOMPARE(*typedFrame(timeText(frame), 7, {}).frame, frame);
        if (frame >= 3)
            QCOMPARE(*typedFrame(barBeatText(tempo, double(frame)), 7, tempo).frame, frame);
    }
    QCOMPARE(*typedFrame(timeText(latestFrame), 0, {}).frame, latestFrame);
    for (const TimeDisplay display : {TimeDisplay::Frames, TimeDisplay::Seconds, TimeDisplay::Bars})
        QCOMPARE(timeDisplayFromId(timeDisplayId(display)), display);
    QCOMPARE(timeDisplayFromId(QStringLiteral("what")), TimeDisplay::Frames);
}

QTEST_GUILESS_MAIN(TestTimeNotes)
#include "tst_timenotes.moc"
