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
    void spikesAreFoundInWhatMovesAndJitters_data();
    void spikesAreFoundInWhatMovesAndJitters();
    void largestChangesAreSaid();
    void movingValuesAreThoseThatDiffer();
    void formOfAChangedKeyStays();
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
    QTest::newRow("the second") << QList<float>{1, 50, 1, 1, 1, 1} << QList<double>{1, 1, 1, 1, 1, 1};
    QTest::newRow("up by the slope's own step")
        << QList<float>{0, 1, 2, 3, 5, 5, 6, 7, 8} << QList<double>{0, 1, 2, 3, 4, 5, 6, 7, 8};
    QTest::newRow("down by the slope's own step")
        << QList<float>{0, 1, 2, 3, 3, 5, 6, 7, 8} << QList<double>{0, 1, 2, 3, 4, 5, 6, 7, 8};
    QTest::newRow("in a steep slope")
        << QList<float>{0, 20, 40, 61, 80, 100, 120} << QList<double>{0, 20, 40, 60, 80, 100, 120};
    QTest::newRow("two, each alone") << QList<float>{0, 0, 0, 7, 0, 0, 0, 0, -3, 0, 0, 0}
                                     << QList<double>{0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0};
    QTest::newRow("two that go apart")
        << QList<float>{0, 0, 0, 5, -5, 0, 0, 0} << QList<double>{0, 0, 0, 0, 0, 0, 0, 0};
    const auto none = [](const char *name, const QList<float> &values) {
        QTest::newRow(name) << values << QList<double>(values.begin(), values.end());
    };
    // Nothing tells on which side of an end the course goes on.
    none("the first is none", {50, 1, 1, 1, 1, 1});
    none("the last is none", {1, 1, 1, 1, 1, -9});
    none("the end of a movement that slows down is none", {0, 5, 8, 9, 9.5f, 9.75f, 9.8f});
    none("the end of a movement that speeds up is none", {0, 0, 0.1f, 0.4f, 1.2f, 4, 12});
    none("a slope is none", {0, 1, 2, 3, 4, 5});
    none("a bow is none", {0, 5, 8, 9, 8, 5, 0});
    none("a step is none", {0, 0, 0, 0, 4, 4, 4, 4});
    none("a bend is none", {0, 0, 0, 0, 4, 8, 12, 16});
    none("a turning point is none", {0, 0, 0, 2, 4, 2, 0, 0, 0});
    none("a bow out of stillness is none", {0, 0, 0, 0, 0, 0, 3, 5, 6, 5, 3, 0, 0, 0, 0, 0, 0});
    none("a start out of stillness is none", {0, 0, 0, 0, 0, 0, 0, 0, 0.5f, 2, 5, 9, 14, 20});
    none("a shot of three keys is none", {0, 0, 0, 0, 4, 4, 4, 0, 0, 0, 0});
    none("to and fro is none", {0, 1, 0, 1, 0, 1, 0, 1, 0, 1});
    none("what is less than can be told is none", {0, 0, 0, 0.01f, 0, 0, 0});
    none("nothing to compare with", {0, 9});
    none("three keys are no course", {0, 9, 0});
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

void TestGraphEdits::spikesAreFoundInWhatMovesAndJitters_data()
{
    QTest::addColumn<double>("swing");
    QTest::addColumn<double>("jitter");
    QTest::addColumn<double>("spike");
    QTest::addColumn<int>("mostOthers");
    QTest::newRow("still") << 0.0 << 0.0 << 1.0 << 0;
    QTest::newRow("swinging") << 20.0 << 0.0 << 1.0 << 0;
    QTest::newRow("swinging, down") << 20.0 << 0.0 << -1.0 << 0;
    // Of jitter itself a key or two in some hundreds stand out.
    QTest::newRow("jittering") << 0.0 << 0.1 << 1.0 << 2;
    QTest::newRow("both") << 10.0 << 0.1 << 1.0 << 2;
    QTest::newRow("none where it swings") << 20.0 << 0.0 << 0.0 << 0;
    QTest::newRow("none where it jitters") << 0.0 << 0.4 << 0.0 << 2;
}

/// Three seconds of stillness, then ten of a swing of two seconds, a key on every frame: with the default
/// rule, the spike is found wherever it is, and what is none is not.
void TestGraphEdits::spikesAreFoundInWhatMovesAndJitters()
{
    QFETCH(double, swing);
    QFETCH(double, jitter);
    QFETCH(double, spike);
    QFETCH(int, mostOthers);
    QRandomGenerator random(21);
    for (int at = 150; at < 380; at += 7) {
        KeyColumns<BoneKey> keys;
        for (int frame = 0; frame < 390; ++frame) {
            const double moved = qMax(0, frame - 90) * 2 * std::numbers::pi / 60;
            double x = swing * std::sin(moved);
            if (frame >= 90)
                x += jitter * 2 * (random.generateDouble() - 0.5);
            x += frame == at ? spike : 0;
            keys.append(BoneRecord{quint32(frame), {float(x), 0, 0}}.key(quint32(frame)));
        }
        const Motion motion = motionOf(keys);
        const EditResult result = removeSpikes(motion, KeySelection::all(motion), KeyValue::PositionX);
        const Motion after = applied(motion, result);
        QList<int> changed;
        for (int row = 0; row < 390; ++row) {
            if (!(after.bones[0].keys.key(row) == keys.key(row)))
                changed.append(row);
        }
        QCOMPARE(changed.removeAll(at) > 0, spike != 0);
        QVERIFY2(changed.size() <= mostOthers, qPrintable(QString::number(changed.size())));
    }
}

void TestGraphEdits::largestChangesAreSaid()
{
    Motion motion = bonesAt({0, 1, 2, 30, 4, 5, 6});
    motion.morphs = morphsAt({0, 0, 0, 0.5f, 0, 0, 0, 0}).morphs;
    ValueFix fix = {.kind = ValueFix::Kind::Spikes};
    fix.values = {KeyValue::PositionX, KeyValue::PositionY, KeyValue::AngleX, KeyValue::Weight};
    const FixResult result = fixValues(motion, KeySelection::all(motion), fix);
    QCOMPARE(result.changed, 2);
    QCOMPARE(result.largest.size(), 2);
    QCOMPARE(result.largest[0].value, KeyValue::PositionX);
    COMPARE_NEAR(result.largest[0].by, 27, 1e-9);
    QCOMPARE(result.largest[0].at, (TrackFrame{bone0, 6}));
    QCOMPARE(result.largest[1].value, KeyValue::Weight);
    COMPARE_NEAR(result.largest[1].by, 0.5, 1e-9);
    QCOMPARE(result.largest[1].at, (TrackFrame{morph0, 3}));
}

void TestGraphEdits::movingValuesAreThoseThatDiffer()
{
    Motion motion =
        motionOf(bone({{0, {1, 2, 3}}, {5, {1, 4, 3}}, {10, {1, 4, 3}, turnedBy({1, 0, 0}, 20)}}));
    // What differs between tracks only moves nowhere.
    addBone(motion, bone({{0, {7, 0, 0}}, {5, {7, 0, 0}}}));
    using Values = QList<KeyValue>;
    QCOMPARE(movingValues(motion, KeySelection::all(motion)),
             (Values{KeyValue::PositionY, KeyValue::AngleX}));
    QCOMPARE(movingValues(motion, selected(motion, bone0, {0, 5})), Values{KeyValue::PositionY});
    QCOMPARE(movingValues(motion, selected(motion, bone0, {5, 10})), Values{KeyValue::AngleX});
    // Of one key its track.
    QCOMPARE(movingValues(motion, selected(motion, bone0, {5})),
             (Values{KeyValue::PositionY, KeyValue::AngleX}));
    QCOMPARE(movingValues(motion, selected(motion, bone1)), Values());
    QCOMPARE(movingValues(motion, {}), Values());
}

/// A key whose value changes keeps the bytes of all others, as its name and its curves.
void TestGraphEdits::formOfAChangedKeyStays()
{
    BoneRecord record{4, {1, 2, 3}};
    record.form = KeyForm::written(CurveLayout::Mmd7, false);
    record.form.bits |= KeyForm::sourceNameBit;
    record.curves.setCurve(BoneChannel::Z, {200, 255, 130, 128});
    KeyColumns<BoneKey> keys;
    keys.append(record.key(0));
    Motion motion = motionOf(keys);
    motion.camera = camera({{.frame = 3, .distance = -20, .projection = 7}});
    motion.nextOrder[std::size_t(RecordSection::Camera)] = 1;
    BoneKey bone = motion.bones[0].keys.key(0);
    CameraKey view = motion.camera.key(0);
    const KeySelection all = KeySelection::all(motion);
    const ValueFix fix = {
        .kind = ValueFix::Kind::Offset, .values = {KeyValue::PositionX, KeyValue::Distance}, .amount = 2};
    const Motion after = applied(motion, fixValues(motion, all, fix));
    bone.position.x += 2;
    view.distance -= 2;
    QCOMPARE(after.bones[0].keys.key(0), bone);
    QCOMPARE(after.camera.key(0), view);
    const Motion bent = applied(motion, setKeyCurve(motion, bone0, 0, int(BoneChannel::X), {1, 2, 3, 4}));
    bone.position.x -= 2;
    bone.curves.setCurve(BoneChannel::X, {1, 2, 3, 4});
    QCOMPARE(bent.bones[0].keys.key(0), bone);
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
    fix.spikes.least[std::size_t(ValueUnit::Length)] = 2;
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
    // Nobody asked for other curves to change, whatever they hold; put back, it is as it was.
    QCOMPARE(after.bones[0].keys.key(1).curves.curve(BoneChannel::X), (CurvePoints{200, 20, 107, 255}));
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
