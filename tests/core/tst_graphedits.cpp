// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor-core/edits/graphedits.h"
#include "editor-core/motion/taskprogress.h"
#include "editor-core/sampling/unwrappedangles.h"
#include "tests/support/smallmotions.h"

#include <QRandomGenerator>
#include <QTest>

#include <cmath>
#include <functional>
#include <limits>

using namespace furitsuke;
using namespace furitsuke::test;

namespace {

/// A bone with a key on every second frame (but the last, which is four frames later), x as given.
Motion bonesAt(const QList<float> &xs)
{
    KeyColumns<BoneKey> keys;
    for (int i = 0; i < xs.size(); ++i) {
        const int frame = 2 * i + (i == xs.size() - 1 ? 2 : 0);
        keys.append(BoneRecord{quint32(frame), {xs[i], 5, 6}}.key(quint32(i)));
    }
    return motionOf(keys);
}

Motion morphsAt(const QList<float> &weights)
{
    KeyColumns<MorphKey> keys;
    for (int i = 0; i < weights.size(); ++i)
        keys.append(MorphRecord{quint32(i), weights[i]}.key(quint32(i)));
    return motionOf(keys);
}

QList<double> valuesOfTrack(const Motion &motion, TrackRef track, KeyValue value)
{
    QList<double> values;
    motion.visit(track, [&](const auto &keys) {
        for (qsizetype row = 0; row < keys.size(); ++row)
            values.append(shownValue(keys.key(row), value));
    });
    return values;
}

QList<double> weights(const Motion &motion)
{
    return valuesOfTrack(motion, morph0, KeyValue::Weight);
}

/// A camera with two shots of three keys each, cut between frames 20 and 21.
Motion twoShots()
{
    return motionOf(camera({{0, -10}, {10, -20}, {20, -60}, {21, -100}, {30, -140}, {40, -110}}));
}

using Edit = std::function<EditResult(const Motion &, const KeySelection &)>;

} // namespace

Q_DECLARE_METATYPE(Edit)

/// What people do to a value of many keys in a graph.
class TestGraphEdits : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void everyEditIsUndoneToTheBit_data();
    void everyEditIsUndoneToTheBit();
    void onlySelectedKeysAndTheValueChange();
    void flatIsMeanFirstOrLast();
    void flatLooksNotAcrossCuts();
    void smoothingKeepsStraightLines();
    void smoothingTakesTheQuickestWaveAway();
    void smoothingFollowsTheFormulaForEveryWave();
    void smoothingStaysWithinWhatThereWas();
    void smoothingRespectsCuts();
    void smoothingGoesOverHalfTurns();
    void spikesAreFoundAndTakenOut_data();
    void spikesAreFoundAndTakenOut();
    void spikeFoundNowhereIsSaid();
    void severalValuesAreOneEdit();
    void jitterGoesAndCutsStay();
    void cancelledFixChangesNothing();
    void offsetAddsAndScaleTurnsAboutAValue();
    void anglesBeyondThePoleMoveTheWayTheyAreShown();
    void whatIsNoNumberIsRefused_data();
    void whatIsNoNumberIsRefused();
    void limitsAndRoundingAreSaid();
    void onlyPlayedKeysOfAFrameCount();
    void nothingAddsUpFromTheBeginningOfAGesture();
    void movedInTimeAndValueIsOneEdit();
    void curveOfOneKeyIsSet();
};

void TestGraphEdits::everyEditIsUndoneToTheBit_data()
{
    QTest::addColumn<Edit>("edit");
    const auto row = [](const char *name, const Edit &edit) { QTest::newRow(name) << edit; };
    static constexpr auto x = KeyValue::PositionX;
    row("offset", [](const Motion &m, const KeySelection &s) { return offsetValues(m, s, x, 3); });
    row("scale", [](const Motion &m, const KeySelection &s) { return scaleValues(m, s, x, 1, 2); });
    row("flatten", [](const Motion &m, const KeySelection &s) { return flattenValues(m, s, x); });
    row("smooth", [](const Motion &m, const KeySelection &s) { return smoothValues(m, s, x, 3); });
    row("spikes", [](const Motion &m, const KeySelection &s) { return removeSpikes(m, s, x); });
    row("angle",
        [](const Motion &m, const KeySelection &s) { return offsetValues(m, s, KeyValue::AngleY, 9); });
    row("move", [](const Motion &m, const KeySelection &s) { return moveInGraph(m, s, 5, x, 2); });
    row("curve", [](const Motion &m, const KeySelection &) {
        return setKeyCurve(m, bone0, 2, 0, {1, 2, 3, 4});
    });
}

void TestGraphEdits::everyEditIsUndoneToTheBit()
{
    QFETCH(Edit, edit);
    const Motion before = bonesAt({0, 1, 2, 30, 4, 5, 6});
    const EditResult result = edit(before, selected(before, bone0, {2, 4, 6, 8}));
    QVERIFY2(result.error.isEmpty(), qPrintable(result.error));
    QVERIFY(result.changed > 0);
    Motion motion = applied(before, result);
    QVERIFY(!(motion == before));
    result.edit.inverted().apply(motion);
    QVERIFY(motion == before);
}

void TestGraphEdits::onlySelectedKeysAndTheValueChange()
{
    const Motion before = bonesAt({0, 10, -20, 30, 4});
    const Motion after =
        applied(before, smoothValues(before, selected(before, bone0, {2, 4}), KeyValue::PositionX, 1));
    for (qsizetype row = 0; row < 5; ++row) {
        BoneKey key = after.bones[0].keys.key(row);
        QCOMPARE(key.position.x != before.bones[0].keys.key(row).position.x, row == 1 || row == 2);
        key.position.x = before.bones[0].keys.key(row).position.x;
        QVERIFY(key == before.bones[0].keys.key(row));
    }
}

void TestGraphEdits::flatIsMeanFirstOrLast()
{
    const Motion motion = morphsAt({0.25f, 0.5f, 0.75f, 0});
    const KeySelection three = selected(motion, morph0, {0, 1, 2});
    const auto flat = [&](FlatValue to) {
        return weights(applied(motion, flattenValues(motion, three, KeyValue::Weight, to)));
    };
    QCOMPARE(flat(FlatValue::Mean), (QList<double>{0.5, 0.5, 0.5, 0}));
    QCOMPARE(flat(FlatValue::First), (QList<double>{0.25, 0.25, 0.25, 0}));
    QCOMPARE(flat(FlatValue::Last), (QList<double>{0.75, 0.75, 0.75, 0}));
}

void TestGraphEdits::flatLooksNotAcrossCuts()
{
    const Motion motion = twoShots();
    const EditResult result = flattenValues(motion, KeySelection::all(motion), KeyValue::Distance);
    const QList<double> distances = valuesOfTrack(applied(motion, result), cameraTrack, KeyValue::Distance);
    for (int i = 0; i < 6; ++i)
        COMPARE_NEAR(distances[i], i < 3 ? 30 : 350.0 / 3, 1e-5);
}

void TestGraphEdits::smoothingKeepsStraightLines()
{
    // The last key stands at another distance: at frame 14, where 7 keys would make 12.
    const Motion motion = bonesAt({0, 2, 4, 6, 8, 10, 14});
    const EditResult result = smoothValues(motion, KeySelection::all(motion), KeyValue::PositionX, 50);
    QCOMPARE(result.changed, 0);
    QVERIFY(result.edit.isEmpty());
}

void TestGraphEdits::smoothingTakesTheQuickestWaveAway()
{
    QList<float> wave;
    for (int i = 0; i < 21; ++i)
        wave.append(i == 0 || i == 20 ? 0.5f : i % 2 ? 1.0f : 0.0f);
    const Motion motion = morphsAt(wave);
    const Motion after =
        applied(motion, smoothValues(motion, KeySelection::all(motion), KeyValue::Weight, 1));
    for (int i = 2; i < 19; ++i)
        QCOMPARE(weights(after)[i], 0.5);
}

void TestGraphEdits::smoothingFollowsTheFormulaForEveryWave()
{
    constexpr int keys = 601;
    constexpr int passes = 12;
    for (const double length : {4.0, 7.0, 20.0, 60.0}) {
        QList<float> wave;
        for (int i = 0; i < keys; ++i)
            wave.append(float(std::sin(2 * std::numbers::pi * i / length)));
        const Motion motion = morphsAt(wave);
        const QList<double> after = weights(
            applied(motion, smoothValues(motion, KeySelection::all(motion), KeyValue::Weight, passes)));
        const double height = std::pow((1 + std::cos(2 * std::numbers::pi / length)) / 2, passes);
        // Far from the ends, which stay.
        for (int i = 100; i < 500; ++i)
            COMPARE_NEAR(after[i], height * wave[i], 1e-6);
    }
}

void TestGraphEdits::smoothingStaysWithinWhatThereWas()
{
    const Motion motion = bonesAt({3, -7, 12, 0, 0, 5, -2, 9});
    for (const int passes : {1, 5, 1000, 1'000'000}) {
        const QList<double> values = valuesOfTrack(
            applied(motion, smoothValues(motion, KeySelection::all(motion), KeyValue::PositionX, passes)),
            bone0, KeyValue::PositionX);
        QCOMPARE(values.constFirst(), 3);
        QCOMPARE(values.constLast(), 9);
        for (const double value : values)
            QVERIFY(value >= -7 && value <= 12);
    }
}

void TestGraphEdits::smoothingRespectsCuts()
{
    const Motion motion = twoShots();
    const QList<double> distances =
        valuesOfTrack(applied(motion, smoothValues(motion, KeySelection::all(motion), KeyValue::Distance, 1)),
                      cameraTrack, KeyValue::Distance);
    const QList<double> expected = {10, 27.5, 60, 100, 0.5 * 140 + 0.5 * (100 + 10.0 * 9 / 19), 110};
    for (int i = 0; i < 6; ++i)
        COMPARE_NEAR(distances[i], expected[i], 1e-5);
}

void TestGraphEdits::smoothingGoesOverHalfTurns()
{
    // 170, 190 and 170 degrees about Y: MMD shows -170 for the second.
    const auto y = [](double degrees) { return turnedBy({0, 1, 0}, -degrees); };
    const Motion motion = motionOf(
        bone({{0, {}, y(0)}, {5, {}, y(100)}, {10, {}, y(170)}, {20, {}, y(190)}, {30, {}, y(170)}}));
    const Motion after =
        applied(motion, smoothValues(motion, selected(motion, bone0, {20}), KeyValue::AngleY, 1));
    COMPARE_NEAR(UnwrappedAngles().of(after.bones[0].keys, 0)[3].y, 180, 1e-3);
}

void TestGraphEdits::spikesAreFoundAndTakenOut_data()
{
    QTest::addColumn<QList<float>>("before");
    QTest::addColumn<QList<double>>("after");
    QTest::newRow("one in a flat line")
        << QList<float>{0, 0, 0, 1, 0, 0, 0} << QList<double>{0, 0, 0, 0, 0, 0, 0};
    QTest::newRow("two beside each other, in a slope")
        << QList<float>{0, 1, 2, 90, 80, 5, 6, 7, 8} << QList<double>{0, 1, 2, 3, 4, 5, 6, 7, 8};
    QTest::newRow("the first") << QList<float>{50, 1, 1, 1, 1, 1} << QList<double>{1, 1, 1, 1, 1, 1};
    QTest::newRow("the last") << QList<float>{1, 1, 1, 1, 1, -9} << QList<double>{1, 1, 1, 1, 1, 1};
    QTest::newRow("a slope is none") << QList<float>{0, 1, 2, 3, 4, 5} << QList<double>{0, 1, 2, 3, 4, 5};
    QTest::newRow("a bow is none") << QList<float>{0, 5, 8, 9, 8, 5, 0} << QList<double>{0, 5, 8, 9, 8, 5, 0};
    QTest::newRow("a step is none") << QList<float>{0, 0, 0, 0, 4, 4, 4, 4}
                                    << QList<double>{0, 0, 0, 0, 4, 4, 4, 4};
    QTest::newRow("nothing to compare with") << QList<float>{0, 9} << QList<double>{0, 9};
}

void TestGraphEdits::spikesAreFoundAndTakenOut()
{
    QFETCH(QList<float>, before);
    QFETCH(QList<double>, after);
    const Motion motion = morphsAt(before);
    const EditResult result = removeSpikes(motion, KeySelection::all(motion), KeyValue::Weight);
    QVERIFY(result.error.isEmpty());
    const QList<double> found = weights(applied(motion, result));
    for (int i = 0; i < after.size(); ++i)
        COMPARE_NEAR(found[i], after[i], 1e-6);
}

void TestGraphEdits::spikeFoundNowhereIsSaid()
{
    const Motion motion = morphsAt({0, 0, 0, 1, 0, 0, 0});
    const EditResult none = removeSpikes(motion, selected(motion, morph0, {1, 2}), KeyValue::Weight);
    QVERIFY(none.edit.isEmpty());
    QCOMPARE(none.notes.size(), 1);
    // The key alone is enough; its neighbours are looked at.
    const EditResult one = removeSpikes(motion, selected(motion, morph0, {3}), KeyValue::Weight);
    QCOMPARE(one.changed, 1);
    QVERIFY(one.notes.isEmpty());
}

void TestGraphEdits::severalValuesAreOneEdit()
{
    const auto turned = [](double degrees) { return turnedBy({0.6, 0, 0.8}, degrees); };
    Motion before = motionOf(bone({{0, {1, 2, 3}, turned(10)},
                                   {4, {3, 0, 3}, turned(50)},
                                   {8, {-4, 5, 9}, turned(20)},
                                   {12, {1, 1, 1}, turned(-30)}}));
    before.morphs = morphsAt({0, 1, 0}).morphs;
    ValueFix fix = {.kind = ValueFix::Kind::Smooth};
    fix.values = {KeyValue::PositionX, KeyValue::PositionZ, KeyValue::AngleX,
                  KeyValue::AngleY,    KeyValue::AngleZ,    KeyValue::Weight};
    const KeySelection all = KeySelection::all(before);
    const EditResult result = fixValues(before, all, fix);
    QVERIFY2(result.error.isEmpty(), qPrintable(result.error));
    QCOMPARE(result.changed, 3); // keys, not values: the ends of both tracks stay
    const Motion after = applied(before, result);
    for (const KeyValue value : std::as_const(fix.values)) {
        const Motion alone = applied(before, smoothValues(before, all, value, fix.passes));
        const TrackRef track = {valueKind(value), 0};
        for (qsizetype row = 0; row < before.keyCount(track); ++row) {
            COMPARE_NEAR(valuesOfTrack(after, track, value)[row], valuesOfTrack(alone, track, value)[row],
                         1e-4);
        }
    }
    QCOMPARE(valuesOfTrack(after, bone0, KeyValue::PositionY), (QList<double>{2, 0, 5, 1}));
    Motion back = after;
    result.edit.inverted().apply(back);
    QVERIFY(back == before);
}

void TestGraphEdits::jitterGoesAndCutsStay()
{
    // Two shots as a camera tracker gives them, a key on each frame; a leap of 200 between them.
    constexpr int frames = 240;
    constexpr int cut = 120;
    QRandomGenerator random(4);
    const auto ideal = [](int frame) {
        return (frame < cut ? 40 : 240) + 10 * std::sin(2 * std::numbers::pi * frame / 180.0);
    };
    KeyColumns<CameraKey> keys;
    for (int i = 0; i < frames; ++i) {
        const double shown = ideal(i) + 0.4 * (random.generateDouble() - 0.5) + (i == 60 ? 15 : 0);
        keys.append(CameraRecord{quint32(i), float(-shown)}.key(quint32(i)));
    }
    const Motion motion = motionOf(keys);
    const KeySelection all = KeySelection::all(motion);
    ValueFix fix = {.kind = ValueFix::Kind::Spikes, .values = {KeyValue::Distance}};
    fix.spikes.least = 2;
    const EditResult found = fixValues(motion, all, fix);
    QCOMPARE(found.changed, 1);
    const Motion whole = applied(motion, found);
    fix.kind = ValueFix::Kind::Smooth;
    fix.passes = 8;
    const QList<double> before = valuesOfTrack(motion, cameraTrack, KeyValue::Distance);
    const QList<double> after =
        valuesOfTrack(applied(whole, fixValues(whole, all, fix)), cameraTrack, KeyValue::Distance);
    double error = 0;
    double errorBefore = 0;
    for (int i = 0; i < frames; ++i) {
        const bool isEnd = i == 0 || i == cut - 1 || i == cut || i == frames - 1;
        if (isEnd)
            QCOMPARE(after[i], before[i]);
        // Far less than a part of the leap, and of the spike.
        QVERIFY2(std::abs(after[i] - ideal(i)) < 0.3, qPrintable(QString::number(i)));
        error += std::pow(after[i] - ideal(i), 2);
        errorBefore += i == 60 ? 0 : std::pow(before[i] - ideal(i), 2);
    }
    QVERIFY2(error < errorBefore / 3, qPrintable(QStringLiteral("%1 of %2").arg(error).arg(errorBefore)));
}

void TestGraphEdits::cancelledFixChangesNothing()
{
    const Motion motion = bonesAt({0, 9, 2, 30, 4});
    TaskProgress progress;
    progress.cancel();
    const ValueFix fix = {.kind = ValueFix::Kind::Smooth, .values = {KeyValue::PositionX}};
    const EditResult result = fixValues(motion, KeySelection::all(motion), fix, nullptr, &progress);
    QVERIFY(result.cancelled);
    QVERIFY(result.edit.isEmpty());
}

void TestGraphEdits::offsetAddsAndScaleTurnsAboutAValue()
{
    const Motion motion = bonesAt({1, 2, 4});
    const KeySelection two = selected(motion, bone0, {0, 2});
    QCOMPARE(valuesOfTrack(applied(motion, offsetValues(motion, two, KeyValue::PositionX, -3)), bone0,
                           KeyValue::PositionX),
             (QList<double>{-2, -1, 4}));
    QCOMPARE(valuesOfTrack(applied(motion, scaleValues(motion, two, KeyValue::PositionX, 2, -0.5)), bone0,
                           KeyValue::PositionX),
             (QList<double>{2.5, 2, 4}));
    QVERIFY(scaleValues(motion, two, KeyValue::PositionX, 2, 1).edit.isEmpty());
}

void TestGraphEdits::anglesBeyondThePoleMoveTheWayTheyAreShown()
{
    const auto x = [](double degrees) { return turnedBy({1, 0, 0}, degrees); };
    const Motion motion = motionOf(bone({{0, {}, x(0)}, {10, {}, x(60)}, {20, {}, x(120)}}));
    const Motion after =
        applied(motion, offsetValues(motion, selected(motion, bone0, {20}), KeyValue::AngleX, 10));
    COMPARE_VECTOR_NEAR(UnwrappedAngles().of(after.bones[0].keys, 0)[2], (Vec3d{130, 0, 0}), 1e-3);
}

void TestGraphEdits::whatIsNoNumberIsRefused_data()
{
    QTest::addColumn<int>("number");
    for (const KeyValue value : {KeyValue::Physics, KeyValue::QuaternionW, KeyValue::Perspective,
                                 KeyValue::ShadowMode, KeyValue::Visible})
        QTest::newRow(qPrintable(valueId(value))) << int(value);
}

void TestGraphEdits::whatIsNoNumberIsRefused()
{
    QFETCH(int, number);
    const auto value = KeyValue(number);
    const Motion motion = bonesAt({0, 1, 2});
    const KeySelection all = KeySelection::all(motion);
    for (const EditResult &result : {flattenValues(motion, all, value), smoothValues(motion, all, value, 1),
                                     removeSpikes(motion, all, value), offsetValues(motion, all, value, 1),
                                     scaleValues(motion, all, value, 0, 2)}) {
        QVERIFY(!result.error.isEmpty());
        QVERIFY(result.edit.isEmpty());
    }
}

void TestGraphEdits::limitsAndRoundingAreSaid()
{
    const Motion motion = motionOf(camera({{0, -45, {}, {}, {}, 30}, {10, -45, {}, {}, {}, 170}}));
    const KeySelection all = KeySelection::all(motion);
    const EditResult moved = offsetValues(motion, all, KeyValue::ViewAngle, 20.4);
    QCOMPARE(moved.notes.size(), 2);
    QCOMPARE(valuesOfTrack(applied(motion, moved), cameraTrack, KeyValue::ViewAngle),
             (QList<double>{50, 180}));
    const EditResult tooLarge =
        offsetValues(motion, all, KeyValue::Distance, std::numeric_limits<double>::max());
    QVERIFY(!tooLarge.error.isEmpty());
    QVERIFY(tooLarge.edit.isEmpty());
    const Motion odd = morphsAt({0, std::numeric_limits<float>::quiet_NaN(), 1});
    QVERIFY(!offsetValues(odd, KeySelection::all(odd), KeyValue::Weight, 1).error.isEmpty());
    QVERIFY(offsetValues(odd, KeySelection::all(odd), KeyValue::Weight, 0).error.isEmpty());
}

void TestGraphEdits::onlyPlayedKeysOfAFrameCount()
{
    const Motion motion = motionOf(morph({{0, 0}, {10, 9}, {10, 1}, {20, 0}}));
    const Motion after =
        applied(motion, smoothValues(motion, KeySelection::all(motion), KeyValue::Weight, 1));
    QCOMPARE(weights(after), (QList<double>{0, 9, 0.5, 0}));
}

void TestGraphEdits::nothingAddsUpFromTheBeginningOfAGesture()
{
    const Motion before = bonesAt({0.1f, 0.2f, 0.3f});
    const KeySelection all = KeySelection::all(before);
    Motion motion = before;
    for (const double amount : {0.7, -3.3, 1e6, 0.1}) {
        offsetValues(motion, all, KeyValue::PositionX, amount, &before).edit.apply(motion);
        QVERIFY(motion == applied(before, offsetValues(before, all, KeyValue::PositionX, amount)));
    }
    offsetValues(motion, all, KeyValue::PositionX, 0, &before).edit.apply(motion);
    QVERIFY(motion == before);
}

void TestGraphEdits::movedInTimeAndValueIsOneEdit()
{
    const Motion before = bonesAt({0, 10, 20, 30, 40}); // at 0, 2, 4, 6, 10
    const EditResult result = moveInGraph(before, selected(before, bone0, {2, 4}), 2, KeyValue::PositionX, 5);
    QCOMPARE(result.overwritten, 1);
    QCOMPARE(result.changed, 2);
    const Motion after = applied(before, result);
    QCOMPARE(framesOf(after, bone0), (QList<quint32>{0, 4, 6, 10}));
    QCOMPARE(valuesOfTrack(after, bone0, KeyValue::PositionX), (QList<double>{0, 15, 25, 40}));
    // Not before frame 0.
    const Motion first = applied(before, moveInGraph(before, selected(before, bone0, {2, 4}), -7, {}, 0));
    QCOMPARE(framesOf(first, bone0), (QList<quint32>{0, 2, 6, 10}));
}

void TestGraphEdits::curveOfOneKeyIsSet()
{
    Motion before = bonesAt({0, 1, 2});
    before.bones[0].keys.column<&BoneKey::curves>()[1].setCurve(BoneChannel::X, {200, 20, 107, 255});
    const Motion after =
        applied(before, setKeyCurve(before, bone0, 1, int(BoneChannel::Rotation), {1, 2, 3, 130}));
    QCOMPARE(after.bones[0].keys.key(1).curves.curve(BoneChannel::Rotation), (CurvePoints{1, 2, 3, 127}));
    // An edited record holds nothing beyond the grid; put back, it is as it was.
    QCOMPARE(after.bones[0].keys.key(1).curves.curve(BoneChannel::X), (CurvePoints{127, 20, 107, 127}));
    const EditResult back =
        setKeyCurve(after, bone0, 1, int(BoneChannel::Rotation), {20, 20, 107, 107}, &before);
    QVERIFY(applied(after, back) == before);
    const Motion views = motionOf(camera({{0}, {10}}));
    const Motion viewed =
        applied(views, setKeyCurve(views, cameraTrack, 1, int(CameraChannel::ViewAngle), {9, 8, 7, 6}));
    QCOMPARE(viewed.camera.key(1).curves.curve(CameraChannel::ViewAngle), (CurvePoints{9, 8, 7, 6}));
}

QTEST_GUILESS_MAIN(TestGraphEdits)
#include "tst_graphedits.moc"
