// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor-core/edits/scaleedits.h"
#include "editor-core/vmd/reader.h"
#include "editor-core/vmd/writer.h"
#include "tests/support/corpus.h"
#include "tests/support/editproperty.h"
#include "tests/support/motions.h"
#include "tests/support/randomedits.h"
#include "tests/support/smallmotions.h"

#include <QTest>

using namespace furitsuke;
using namespace furitsuke::test;

namespace {

using Frames = QList<quint32>;
constexpr quint32 maxFrame = std::numeric_limits<quint32>::max();

/// Camera keys at these frames, each far from the one before.
KeyColumns<CameraKey> shots(const Frames &frames)
{
    KeyColumns<CameraKey> keys;
    for (const quint32 frame : frames) {
        CameraRecord record;
        record.frame = frame;
        record.distance = float(-45 - 10 * (keys.size() % 2));
        keys.append(record.key(quint32(keys.size())));
    }
    return keys;
}

/// What the counts say is what the edit does.
QString countFault(const Motion &motion, const KeySelection &selection, const Scaling &scaling)
{
    const ScaleCounts counts = countScale(motion, selection, scaling);
    const EditResult result = scaleKeys(motion, selection, scaling);
    if (counts.error != result.error)
        return QStringLiteral("the counts' error is “%1”, not “%2”").arg(counts.error, result.error);
    if (counts.moved != result.changed || counts.overwritten != result.overwritten)
        return QStringLiteral("%1 moved and %2 overwritten were foretold, but there are %3 and %4")
            .arg(counts.moved)
            .arg(counts.overwritten)
            .arg(result.changed)
            .arg(result.overwritten);
    if (motion.keyCount() - counts.overwritten != applied(motion, result).keyCount())
        return QStringLiteral("keys that are not counted are gone");
    // Warnings are of late frames.
    if ((counts.rounded > 0) != (result.notes.size() > result.warnings.size()))
        return QStringLiteral("rounding is not said");
    return {};
}

} // namespace

class TestScaleEdits : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void scales_data();
    void scales();
    void refuses_data();
    void refuses();
    void factors();
    void cutsStayCuts_data();
    void cutsStayCuts();
    void bakedCameraIsNotHeldTogether();
    void leapInABakedCameraIsACut();
    void lightAndShadowCutsStayCuts();
    void bonesOnAdjacentFramesAreNoCut();
    void keysAtOneFrameStayTogether();
    void curvesStayWithTheirKeys();
    void laterKeysShiftAlong_data();
    void laterKeysShiftAlong();
    void scaledKeysKeepTheirUnusualBytes();
    void laws();
    void lawsOnTheCorpus();
};

void TestScaleEdits::scales_data()
{
    QTest::addColumn<Frames>("frames");
    QTest::addColumn<Frames>("selection");
    QTest::addColumn<qint64>("pivot");
    QTest::addColumn<ScaleFactor>("factor");
    QTest::addColumn<Frames>("expected");
    QTest::addColumn<int>("overwritten");
    QTest::addColumn<int>("rounded");
    QTest::addColumn<double>("worst");
    const auto row = [](const char *name, Frames frames, Frames selection, qint64 pivot, ScaleFactor factor,
                        Frames expected, int overwritten = 0, int rounded = 0, double worst = 0) {
        QTest::newRow(name) << frames << selection << pivot << factor << expected << overwritten << rounded
                            << worst;
    };
    row("to twice the time", {0, 10, 25}, {}, 0, {2, 1}, {0, 20, 50});
    row("about a later frame", {10, 20, 30}, {}, 20, {2, 1}, {0, 20, 40});
    row("about a frame before all", {10, 20}, {}, 4, {3, 2}, {13, 28});
    row("frame 0 stays 0", {0, 1}, {}, 0, {7, 1}, {0, 7});
    row("by one", {3, 7}, {}, 5, {4, 4}, {3, 7});
    row("halves go up", {0, 1, 3, 5}, {}, 0, {3, 2}, {0, 2, 5, 8}, 0, 3, 0.5);
    row("halves before the pivot go up too", {7, 9, 10}, {}, 10, {3, 2}, {6, 9, 10}, 0, 2, 0.5);
    row("thirds", {0, 10, 20, 30}, {}, 0, {1, 3}, {0, 3, 7, 10}, 0, 2, 1. / 3);
    row("the nearest wins", {0, 1, 2, 3}, {}, 0, {1, 3}, {0, 1}, 2, 0, 0);
    row("of two equally near the later wins", {9, 11}, {}, 0, {1, 10}, {1}, 1, 1, 0.1);
    row("what is not selected is overwritten", {0, 10, 20, 40}, {0, 20}, 0, {2, 1}, {0, 10, 40}, 1);
    row("what leaves makes room", {0, 10, 20}, {10, 20}, 0, {2, 1}, {0, 20, 40});
    row("what is not selected stays", {0, 10, 20}, {10}, 0, {1, 2}, {0, 5, 20});
    row("to the last frame", {0, maxFrame / 5}, {}, 0, {5, 1}, {0, maxFrame});
    row("largest numbers", {0, maxFrame}, {}, 0, {maxFrame - 1, maxFrame}, {0, maxFrame - 1});
}

void TestScaleEdits::scales()
{
    QFETCH(Frames, frames);
    QFETCH(Frames, selection);
    QFETCH(qint64, pivot);
    QFETCH(ScaleFactor, factor);
    QFETCH(Frames, expected);
    const Motion motion = oneBone(frames);
    const KeySelection keys = selected(motion, bone0, selection);
    const Scaling scaling = {pivot, factor};
    const EditResult result = scaleKeys(motion, keys, scaling);
    QCOMPARE(result.error, QString());
    const Motion after = applied(motion, result);
    QCOMPARE(framesOf(after, bone0), expected);
    QTEST(int(result.overwritten), "overwritten");
    const ScaleCounts counts = countScale(motion, keys, scaling);
    QTEST(int(counts.rounded), "rounded");
    QFETCH(double, worst);
    COMPARE_NEAR(counts.worst, worst, 1e-9);
    QCOMPARE(countFault(motion, keys, scaling), QString());
    QCOMPARE(editLawFault(motion, result), QString());
}

void TestScaleEdits::refuses_data()
{
    QTest::addColumn<Frames>("frames");
    QTest::addColumn<qint64>("pivot");
    QTest::addColumn<ScaleFactor>("factor");
    QTest::addColumn<QString>("message");
    QTest::newRow("before frame 0") << Frames{5, 10} << qint64(10) << ScaleFactor(3, 1)
                                    << QStringLiteral("before frame 0");
    QTest::newRow("just before frame 0")
        << Frames{5, 12} << qint64(12) << ScaleFactor(26, 14) << QStringLiteral("before frame 0");
    QTest::newRow("after the last frame")
        << Frames{0, maxFrame / 5 + 1} << qint64(0) << ScaleFactor(5, 1) << QStringLiteral("after frame");
    QTest::newRow("far after the last frame")
        << Frames{0, maxFrame} << qint64(0) << ScaleFactor(maxFrame, 1) << QStringLiteral("after frame");
    QTest::newRow("to nothing") << Frames{0, 10} << qint64(0) << ScaleFactor(0, 1)
                                << QStringLiteral("more than 0");
    QTest::newRow("no ratio") << Frames{0, 10} << qint64(0) << ScaleFactor(1, 0)
                              << QStringLiteral("more than 0");
    QTest::newRow("about no frame") << Frames{0, 10} << qint64(-1) << ScaleFactor(1, 1)
                                    << QStringLiteral("no frame -1");
}

void TestScaleEdits::refuses()
{
    QFETCH(Frames, frames);
    QFETCH(qint64, pivot);
    QFETCH(ScaleFactor, factor);
    QFETCH(QString, message);
    const Motion motion = oneBone(frames);
    const EditResult result = scaleKeys(motion, KeySelection::all(motion), {pivot, factor});
    QVERIFY2(result.error.contains(message), qPrintable(result.error));
    QVERIFY(result.edit.isEmpty());
    QCOMPARE(countFault(motion, KeySelection::all(motion), {pivot, factor}), QString());
}

void TestScaleEdits::factors()
{
    QCOMPARE(ScaleFactor::fromDouble(1.5), ScaleFactor(1'500'000, 1'000'000));
    QCOMPARE(ScaleFactor::fromDouble(1e-6), ScaleFactor(1, 1'000'000));
    for (const double bad : {0., -1., 1e-7, 4295., 1e300, std::nan(""), HUGE_VAL})
        QVERIFY(!ScaleFactor::fromDouble(bad).isValid());
}

void TestScaleEdits::cutsStayCuts_data()
{
    QTest::addColumn<Frames>("frames");
    QTest::addColumn<Frames>("selection");
    QTest::addColumn<ScaleFactor>("factor");
    QTest::addColumn<Frames>("expected");
    QTest::addColumn<int>("overwritten");
    const auto row = [](const char *name, Frames frames, Frames selection, ScaleFactor factor,
                        Frames expected, int overwritten = 0) {
        QTest::newRow(name) << frames << selection << factor << expected << overwritten;
    };
    row("longer", {0, 10, 11, 20}, {}, {2, 1}, {0, 21, 22, 40});
    row("shorter", {0, 10, 11, 20}, {}, {1, 2}, {0, 5, 6, 10});
    row("two cuts", {0, 10, 11, 20, 21, 30}, {}, {3, 1}, {0, 32, 33, 62, 63, 90});
    row("only one of its keys", {0, 10, 11, 20}, {11, 20}, {2, 1}, {0, 10, 22, 40});
    row("much shorter, the cut stays in its place", {0, 9, 12, 13, 30}, {}, {1, 10}, {0, 1, 3}, 2);
    row("at frame 0 there is room for the later shot only", {0, 1, 10}, {}, {1, 10}, {0, 1}, 1);
    row("keys before a cut never pass it", {0, 115, 144, 145, 200}, {}, {1, 100}, {0, 1, 2}, 2);
}

void TestScaleEdits::cutsStayCuts()
{
    QFETCH(Frames, frames);
    QFETCH(Frames, selection);
    QFETCH(ScaleFactor, factor);
    QFETCH(Frames, expected);
    const Motion motion = motionOf(shots(frames));
    const KeySelection keys = selected(motion, cameraTrack, selection);
    const EditResult result = scaleKeys(motion, keys, {0, factor});
    QCOMPARE(framesOf(applied(motion, result), cameraTrack), expected);
    QTEST(int(result.overwritten), "overwritten");
    QCOMPARE(countFault(motion, keys, {0, factor}), QString());
}

void TestScaleEdits::bakedCameraIsNotHeldTogether()
{
    KeyColumns<CameraKey> keys;
    for (quint32 frame = 0; frame < 6; ++frame) {
        CameraRecord record;
        record.frame = frame;
        record.target = {float(frame), 10, 0};
        keys.append(record.key(frame));
    }
    const Motion motion = motionOf(keys);
    const EditResult result = scaleKeys(motion, KeySelection::all(motion), {0, {2, 1}});
    QCOMPARE(framesOf(applied(motion, result), cameraTrack), Frames({0, 2, 4, 6, 8, 10}));
}

void TestScaleEdits::leapInABakedCameraIsACut()
{
    KeyColumns<CameraKey> keys;
    for (quint32 frame = 0; frame < 6; ++frame) {
        CameraRecord record;
        record.frame = frame;
        record.target = {float(frame), frame < 3 ? 10.0f : 40.0f, 0};
        keys.append(record.key(frame));
    }
    const Motion motion = motionOf(keys);
    const EditResult result = scaleKeys(motion, KeySelection::all(motion), {0, {2, 1}});
    QCOMPARE(framesOf(applied(motion, result), cameraTrack), Frames({0, 2, 5, 6, 8, 10}));
}

void TestScaleEdits::lightAndShadowCutsStayCuts()
{
    const Motion lit = motionOf(light({{.frame = 0}, {.frame = 10}, {.frame = 11, .colour = {1, 0, 0}}}));
    QCOMPARE(framesOf(applied(lit, scaleKeys(lit, KeySelection::all(lit), {0, {3, 1}})), lightTrack),
             Frames({0, 32, 33}));
    const Motion dark = motionOf(shadow({{.frame = 0}, {.frame = 10}, {.frame = 11, .mode = 2}}));
    QCOMPARE(framesOf(applied(dark, scaleKeys(dark, KeySelection::all(dark), {0, {3, 1}})), shadowTrack),
             Frames({0, 32, 33}));
}

void TestScaleEdits::bonesOnAdjacentFramesAreNoCut()
{
    const Motion motion = oneBone({0, 10, 11});
    QCOMPARE(framesOf(applied(motion, scaleKeys(motion, KeySelection::all(motion), {0, {2, 1}})), bone0),
             Frames({0, 20, 22}));
}

void TestScaleEdits::keysAtOneFrameStayTogether()
{
    const Motion motion = oneBone({0, 10, 10, 12});
    const EditResult result = scaleKeys(motion, KeySelection::all(motion), {0, {1, 2}});
    QCOMPARE(framesOf(applied(motion, result), bone0), Frames({0, 5, 5, 6}));
    QCOMPARE(result.overwritten, 0);
    // Where another one takes their frame all of them go, and are counted.
    const EditResult less = scaleKeys(motion, KeySelection::all(motion), {0, {1, 12}});
    QCOMPARE(framesOf(applied(motion, less), bone0), Frames({0, 1}));
    QCOMPARE(less.overwritten, 2);
    // Of several cameras at the frame of a cut all stay beside the other shot.
    const Motion cut = motionOf(shots({0, 10, 10, 11}));
    QCOMPARE(framesOf(applied(cut, scaleKeys(cut, KeySelection::all(cut), {0, {2, 1}})), cameraTrack),
             Frames({0, 21, 21, 22}));
}

void TestScaleEdits::curvesStayWithTheirKeys()
{
    const CurvePoints eased = {35, 0, 93, 127};
    const Motion motion =
        motionOf(bone({{.frame = 0},
                       {.frame = 10, .position = {1, 0, 0}, .curves = withCurve(BoneChannel::X, eased)},
                       {.frame = 20, .position = {2, 0, 0}}}));
    const Motion after = applied(motion, scaleKeys(motion, KeySelection::all(motion), {0, {3, 1}}));
    QCOMPARE(after.bones[0].keys.key(1).curves.curve(BoneChannel::X), eased);
    for (int frame = 0; frame <= 20; ++frame) {
        COMPARE_NEAR(sampleBone(after.bones[0].keys, 3 * frame).position.x,
                     sampleBone(motion.bones[0].keys, frame).position.x, 1e-9);
    }
}

void TestScaleEdits::laterKeysShiftAlong_data()
{
    QTest::addColumn<Frames>("selection");
    QTest::addColumn<qint64>("pivot");
    QTest::addColumn<ScaleFactor>("factor");
    QTest::addColumn<Frames>("expected");
    QTest::addColumn<Frames>("other"); ///< the other bone, at 0 20 50
    QTest::addColumn<int>("overwritten");
    const auto row = [](const char *name, Frames selection, qint64 pivot, ScaleFactor factor, Frames expected,
                        int overwritten = 0) {
        QTest::newRow(name) << selection << pivot << factor << expected << Frames{0, 20, 50} << overwritten;
    };
    row("longer", {0, 10, 20}, 0, {2, 1}, {0, 20, 40, 50, 60});
    row("shorter", {0, 10, 20}, 0, {1, 2}, {0, 5, 10, 20, 30});
    row("about their end", {10, 20}, 20, {2, 1}, {0, 20, 30, 40}, 1);
    row("onto a key between that is not selected", {0, 20}, 0, {1, 2}, {0, 10, 20, 30}, 1);
    row("the last one", {40}, 0, {2, 1}, {0, 10, 20, 30, 80});
}

void TestScaleEdits::laterKeysShiftAlong()
{
    QFETCH(Frames, selection);
    QFETCH(qint64, pivot);
    QFETCH(ScaleFactor, factor);
    QFETCH(Frames, expected);
    QFETCH(Frames, other);
    Motion motion = oneBone({0, 10, 20, 30, 40});
    addBone(motion, oneBone(other).bones[0].keys);
    const KeySelection keys = selected(motion, bone0, selection);
    const Scaling scaling = {pivot, factor, true};
    const EditResult result = scaleKeys(motion, keys, scaling);
    const Motion after = applied(motion, result);
    QCOMPARE(framesOf(after, bone0), expected);
    QCOMPARE(framesOf(after, bone1), other);
    QTEST(int(result.overwritten), "overwritten");
    QCOMPARE(countFault(motion, keys, scaling), QString());
    QCOMPARE(editLawFault(motion, result), QString());
    // Beyond the end of time nothing happens.
    const Motion late = oneBone({0, 10, maxFrame - 5});
    QVERIFY(!scaleKeys(late, selected(late, bone0, {0, 10}), {0, {2, 1}, true}).error.isEmpty());
    QVERIFY(scaleKeys(late, selected(late, bone0, {0, 10}), {0, {2, 1}, false}).error.isEmpty());
}

void TestScaleEdits::scaledKeysKeepTheirUnusualBytes()
{
    QByteArray odd = mmd9CurveBlock({}, 0);
    odd[41] = '\xEE';
    const Motion motion =
        readMotion(
            FileBuilder().count(2).bone("b", 0, {}, {}, odd).bone("b", 10, {}, {}, odd).count(0).bytes())
            .motion;
    const EditResult result = scaleKeys(motion, KeySelection::all(motion), {0, {2, 1}});
    QCOMPARE(result.changed, 1);
    const Motion after = applied(motion, result);
    QCOMPARE(after.bones[0].keys.frames(), (QList<quint32>{0, 20}));
    QCOMPARE(writeMotion(after).count(odd), 2);
}

void TestScaleEdits::laws()
{
    QRandomGenerator random(31);
    for (int round = 0; round < 300; ++round) {
        const Motion motion = randomMotion(random, 1 + random.bounded(40));
        const KeySelection keys = randomSelection(motion, random);
        const Scaling scaling = {random.bounded(90),
                                 {quint32(random.bounded(1, 30)), quint32(random.bounded(1, 30))},
                                 random.bounded(2) == 0};
        QCOMPARE(countFault(motion, keys, scaling), QString());
        const EditResult result = scaleKeys(motion, keys, scaling);
        QCOMPARE(editLawFault(motion, result), QString());
        const Motion after = applied(motion, result);
        for (const TrackRef track : keys.tracks()) {
            // Selected keys stay in their sequence.
            const RowSet mapped = result.edit.mappedRows(track, keys.rows(track));
            motion.visit(track, [&](const auto &before) {
                after.visit(track, [&](const auto &now) {
                    QList<quint32> was;
                    QList<quint32> is;
                    keys.rows(track).forEach([&](qsizetype row) { was.append(before.orders()[row]); });
                    mapped.forEach([&](qsizetype row) { is.append(now.orders()[row]); });
                    was.removeIf([&is](quint32 order) { return !is.contains(order); });
                    QCOMPARE(is, was);
                    QVERIFY(now.isSorted());
                });
            });
        }
    }
}

void TestScaleEdits::lawsOnTheCorpus()
{
    const QStringList files = corpusFiles(QStringLiteral("vmd"));
    if (files.isEmpty())
        QSKIP(noCorpus);
    QRandomGenerator random(5);
    for (const QString &file : files) {
        const ReadResult read = readMotionFile(file);
        if (!read.ok || read.motion.keyCount() == 0)
            continue;
        const Scaling scaling = {0, random.bounded(2) ? ScaleFactor(2, 3) : ScaleFactor(3, 2)};
        const KeySelection keys = KeySelection::all(read.motion);
        const QString fault = countFault(read.motion, keys, scaling);
        QVERIFY2(fault.isEmpty(), qPrintable(corpusName(file) + u' ' + fault));
        const QString law = editLawFault(read.motion, scaleKeys(read.motion, keys, scaling));
        QVERIFY2(law.isEmpty(), qPrintable(corpusName(file) + u' ' + law));
    }
}

QTEST_GUILESS_MAIN(TestScaleEdits)
#include "tst_scaleedits.moc"
