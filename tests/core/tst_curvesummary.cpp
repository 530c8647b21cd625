// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor-core/edits/curveedits.h"
#include "editor-core/edits/curvesummary.h"
#include "tests/support/smallmotions.h"

#include <QRandomGenerator>
#include <QTest>

#include <map>
#include <numeric>

using namespace furitsuke;
using namespace furitsuke::test;

namespace {

BoneRecord at(quint32 frame, Vec3f position, CurvePoints x = {}, Quatf rotation = {})
{
    return {
        .frame = frame, .position = position, .rotation = rotation, .curves = withCurve(BoneChannel::X, x)};
}

const ChannelSummary &of(const CurveSummary &summary, BoneChannel channel)
{
    return summary.bone[std::size_t(channel)];
}

const ChannelSummary &of(const CurveSummary &summary, CameraChannel channel)
{
    return summary.camera[std::size_t(channel)];
}

} // namespace

/// What a curve editor shows of the selected keys.
class TestCurveSummary : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void nothingSelected();
    void oneKeyTellsItsSegment_data();
    void oneKeyTellsItsSegment();
    void equalCurvesAreCommon();
    void differingNumbersAreToldApart();
    void curvesAreCountedMostFrequentFirst();
    void listIsBounded();
    void coordinatesOver127CountAs127();
    void channelsThatDoNotMoveAreCounted();
    void cameraChannelsThatDoNotMoveAreCounted();
    void curvesThatShapeNothingAreCounted();
    void channelsTogetherHaveWhatAllHave();
    void summaryAgainIsTheSame();
    void notesSayWhatToKnow();
    void keysWithoutAWayAreSpokenOfOnce();
};

void TestCurveSummary::nothingSelected()
{
    const Motion motion = motionOf(bone({at(0, {}), at(10, {1, 0, 0})}));
    QVERIFY(summariseCurves(motion, {}) == CurveSummary());
    const Motion morphs = motionOf(morph({{0, 0}, {5, 1}}));
    const CurveSummary summary = summariseCurves(morphs, KeySelection::all(morphs));
    QVERIFY(summary == CurveSummary());
    QVERIFY(curveNotes(summary, CurveChannels::all()).isEmpty());
}

void TestCurveSummary::oneKeyTellsItsSegment_data()
{
    QTest::addColumn<bool>("ofCamera");
    QTest::addColumn<quint32>("frame");
    QTest::addColumn<qint64>("from");
    QTest::addColumn<bool>("fromRest");
    QTest::addColumn<bool>("cut");
    QTest::newRow("first") << false << 5u << qint64(0) << true << false;
    QTest::newRow("later") << false << 20u << qint64(5) << false << false;
    QTest::newRow("next frame: no cut for a bone") << false << 21u << qint64(20) << false << false;
    QTest::newRow("camera at 0") << true << 0u << qint64(0) << true << true;
    QTest::newRow("camera") << true << 10u << qint64(0) << false << false;
    QTest::newRow("camera cut") << true << 11u << qint64(10) << false << true;
}

void TestCurveSummary::oneKeyTellsItsSegment()
{
    Motion motion = motionOf(bone({at(5, {}), at(20, {1, 0, 0}), at(21, {2, 0, 0})}));
    motion.camera = camera({{.frame = 0}, {.frame = 10}, {.frame = 11}});
    QFETCH(const bool, ofCamera);
    QFETCH(const quint32, frame);
    const TrackRef track = ofCamera ? cameraTrack : bone0;
    const CurveSummary summary = summariseCurves(motion, selected(motion, track, {frame}));
    QVERIFY(summary.segment.has_value());
    QCOMPARE(summary.keys(), 1);
    QCOMPARE(summary.segment->track, track);
    QCOMPARE(summary.segment->to, qint64(frame));
    QTEST(summary.segment->from, "from");
    QTEST(summary.segment->fromRest, "fromRest");
    QTEST(summary.segment->cut, "cut");
    QCOMPARE(motion.frameAt(track, summary.segment->row), frame);
    QVERIFY(!summariseCurves(motion, selected(motion, track)).segment);
}

void TestCurveSummary::equalCurvesAreCommon()
{
    const CurvePoints curve = {127, 0, 0, 127};
    const Motion motion = motionOf(bone({at(0, {}, curve), at(10, {1, 0, 0}, curve)}));
    const CurveSummary summary = summariseCurves(motion, KeySelection::all(motion));
    const ChannelSummary &x = of(summary, BoneChannel::X);
    QVERIFY(!x.isMixed());
    QCOMPARE(x.keys, 2);
    QCOMPARE(*x.common, curve);
    QCOMPARE(x.average, curve);
    QCOMPARE(*x.points.x1, curve.x1);
    QCOMPARE(*x.points.y2, curve.y2);
    QCOMPARE(x.curves, (QList<CurveCount>{{curve, 2}}));
    QCOMPARE(*of(summary, BoneChannel::Rotation).common, CurvePoints());
    QVERIFY(!of(summary, CameraChannel::X).isMixed()); // there is no camera key
    QCOMPARE(of(summary, CameraChannel::X).keys, 0);
}

void TestCurveSummary::differingNumbersAreToldApart()
{
    const Motion motion = motionOf(bone({at(0, {}, {10, 20, 30, 40}), at(10, {}, {10, 21, 30, 0})}));
    const ChannelSummary x = of(summariseCurves(motion, KeySelection::all(motion)), BoneChannel::X);
    QVERIFY(x.isMixed());
    QCOMPARE(x.points.x1, std::optional<quint8>(10));
    QCOMPARE(x.points.y1, std::optional<quint8>());
    QCOMPARE(x.points.x2, std::optional<quint8>(30));
    QCOMPARE(x.points.y2, std::optional<quint8>());
    QCOMPARE(x.average, (CurvePoints{10, 21, 30, 20}));
}

void TestCurveSummary::curvesAreCountedMostFrequentFirst()
{
    QRandomGenerator random(3);
    Motion motion;
    std::map<std::array<quint8, 4>, qsizetype> counts;
    for (int b = 0; b < 5; ++b) {
        KeyColumns<BoneKey> keys;
        for (quint32 i = 0; i < 6000; ++i) {
            const auto coordinate = [&random] { return quint8(random.bounded(5) * 30); };
            const CurvePoints curve = {coordinate(), coordinate(), coordinate(), coordinate()};
            ++counts[{curve.x1, curve.y1, curve.x2, curve.y2}];
            keys.append(at(i, {float(i), 0, 0}, curve).key(i));
        }
        addBone(motion, keys);
    }
    // So many that several threads count them.
    const CurveSummary summary = summariseCurves(motion, KeySelection::all(motion));
    QCOMPARE(summary.boneKeys, 30'000);
    QCOMPARE(summary.keysAtStart, 5);
    const ChannelSummary x = of(summary, BoneChannel::X);
    QCOMPARE(x.keys, 30'000);
    QCOMPARE(x.still, 5);
    QCOMPARE(x.distinct, qsizetype(counts.size()));
    QCOMPARE(x.curves.size(), x.distinct);
    QCOMPARE(x.otherKeys, 0);
    for (qsizetype i = 0; i < x.curves.size(); ++i) {
        const CurvePoints c = x.curves[i].curve;
        const std::array<quint8, 4> numbers = {c.x1, c.y1, c.x2, c.y2};
        QCOMPARE(x.curves[i].keys, counts.at(numbers));
        if (i == 0)
            continue;
        const CurvePoints b = x.curves[i - 1].curve;
        const std::array<quint8, 4> before = {b.x1, b.y1, b.x2, b.y2};
        QVERIFY(x.curves[i - 1].keys > x.curves[i].keys ||
                (x.curves[i - 1].keys == x.curves[i].keys && before < numbers));
    }
}

void TestCurveSummary::listIsBounded()
{
    KeyColumns<BoneKey> keys;
    for (quint32 i = 0; i < 3000; ++i)
        keys.append(at(i, {}, {quint8(i % 127), quint8(i / 127), 1, 2}).key(i));
    keys.append(at(3000, {}, {0, 0, 1, 2}).key(3000));
    const Motion motion = motionOf(keys);
    const ChannelSummary x = of(summariseCurves(motion, KeySelection::all(motion), 100), BoneChannel::X);
    QCOMPARE(x.curves.size(), 100);
    QCOMPARE(x.curves.constFirst(), (CurveCount{{0, 0, 1, 2}, 2}));
    QCOMPARE(x.distinct, 3000);
    QCOMPARE(x.otherKeys, 3001 - 101);
    QCOMPARE(of(summariseCurves(motion, KeySelection::all(motion), 0), BoneChannel::X).otherKeys, 3001);
}

void TestCurveSummary::coordinatesOver127CountAs127()
{
    const Motion motion = motionOf(bone({at(0, {}, {200, 0, 0, 255}), at(10, {}, {127, 0, 0, 128})}));
    const ChannelSummary x = of(summariseCurves(motion, KeySelection::all(motion)), BoneChannel::X);
    QCOMPARE(*x.common, (CurvePoints{127, 0, 0, 127}));
}

void TestCurveSummary::channelsThatDoNotMoveAreCounted()
{
    const Quatf turned = turnedBy({0, 1, 0}, 30);
    const Quatf other = {-turned.x, -turned.y, -turned.z, -turned.w};
    const Motion motion = motionOf(bone({at(0, {0, 0, 0}), at(10, {1, 0, 0}, {64, 0, 64, 127}, turned),
                                         at(20, {1, 2, 0}, {64, 0, 64, 127}, other), at(30, {1, -0.0f, 0})}));
    const CurveSummary summary = summariseCurves(motion, selected(motion, bone0, {10, 20, 30}));
    QCOMPARE(of(summary, BoneChannel::X).still, 2);
    QCOMPARE(of(summary, BoneChannel::Y).still, 1);
    QCOMPARE(of(summary, BoneChannel::Z).still, 3);
    QCOMPARE(of(summary, BoneChannel::Rotation).still, 1); // 20 has the same rotation, written otherwise
}

void TestCurveSummary::cameraChannelsThatDoNotMoveAreCounted()
{
    const Motion motion = motionOf(camera({{.frame = 0},
                                           {.frame = 10, .distance = -30, .target = {0, 11, 0}},
                                           {.frame = 20, .distance = -30, .rotation = {0, 0, 6.3f}},
                                           {.frame = 30, .viewAngle = 33}}));
    const CurveSummary summary = summariseCurves(motion, selected(motion, cameraTrack, {10, 20, 30}));
    const auto still = [&](CameraChannel channel) { return of(summary, channel).still; };
    QCOMPARE(still(CameraChannel::X), 3);
    QCOMPARE(still(CameraChannel::Y), 1);
    QCOMPARE(still(CameraChannel::Rotation), 1);
    QCOMPARE(still(CameraChannel::Distance), 1);
    QCOMPARE(still(CameraChannel::ViewAngle), 2);
}

void TestCurveSummary::curvesThatShapeNothingAreCounted()
{
    Motion motion = motionOf(bone({at(0, {}), at(10, {1, 1, 1}), at(10, {2, 2, 2}), at(20, {3, 3, 3})}));
    addBone(motion, bone({at(7, {1, 1, 1})}));
    motion.camera = camera({{.frame = 1}, {.frame = 10}, {.frame = 11, .target = {9, 9, 9}}});
    const CurveSummary summary = summariseCurves(motion, KeySelection::all(motion));
    QCOMPARE(summary.boneKeys, 5);
    QCOMPARE(summary.cameraKeys, 3);
    QCOMPARE(summary.keysAtStart, 1);
    QCOMPARE(summary.firstKeys, 1); // the second bone's; the camera's is a cut after rest
    QCOMPARE(summary.afterCuts, 2);
    QCOMPARE(summary.hidden, 1);
    QCOMPARE(of(summary, BoneChannel::X).still, 2);
    QCOMPARE(of(summary, CameraChannel::X).still, 3);
}

void TestCurveSummary::channelsTogetherHaveWhatAllHave()
{
    const Motion motion =
        motionOf(bone({at(0, {}, {20, 40, 107, 90}), at(10, {1, 0, 0}, {30, 40, 107, 90})}));
    const CurveSummary both = summariseCurves(motion, KeySelection::all(motion));
    const CurveChannels x = CurveChannels::one(0);
    const CurveChannels y = CurveChannels::one(1);
    QCOMPARE(commonPoints(both, x), (CommonPoints{{}, 40, 107, 90}));
    QCOMPARE(commonPoints(both, y), (CommonPoints{20, 20, 107, 107}));
    QCOMPARE(commonPoints(both, x | y), (CommonPoints{{}, {}, 107, {}}));
    QVERIFY(!commonCurve(both, x));
    QVERIFY(commonCurve(both, y) == CurvePoints());
    const CurveSummary one = summariseCurves(motion, selected(motion, bone0, {10}));
    QVERIFY(commonCurve(one, x) == (CurvePoints{30, 40, 107, 90}));
    QVERIFY(!commonCurve(one, x | y));
    // No key has the channel.
    const CurveChannels distance = CurveChannels::one(4);
    QCOMPARE(commonPoints(both, distance), CommonPoints());
    QCOMPARE(keysWith(both, distance), 0);
    QCOMPARE(keysWith(both, distance | x), 2);
}

void TestCurveSummary::summaryAgainIsTheSame()
{
    Motion motion =
        motionOf(bone({at(5, {}), at(10, {1, 0, 0}, {1, 2, 3, 4}), at(10, {1, 0, 0}), at(20, {1, 0, 0})}));
    addBone(motion, bone({at(0, {}), at(7, {0, 1, 0}, {}, turnedBy({0, 1, 0}, 30))}));
    motion.camera = camera({{0}, {1, -40}, {20, -20}});
    for (const KeySelection &selection :
         {KeySelection::all(motion), selected(motion, bone1, {7}), selected(motion, cameraTrack, {1, 20})}) {
        const CurveSummary before = summariseCurves(motion, selection);
        Motion changed = motion;
        changeCurves(motion, selection, CurveChannels::one(0), [](CurvePoints curve) {
            return movedCurve(curve, {5, -3, 7, 9});
        }).edit.apply(changed);
        QVERIFY(summariseCurves(changed, selection) != before);
        QVERIFY(summariseCurvesAgain(changed, selection, before) == summariseCurves(changed, selection));
    }
}

void TestCurveSummary::notesSayWhatToKnow()
{
    Motion motion = motionOf(bone({at(3, {1, 0, 0}), at(10, {2, 0, 0})}));
    motion.camera = camera({{.frame = 0}, {.frame = 10}, {.frame = 11}});
    const CurveSummary summary = summariseCurves(motion, KeySelection::all(motion));
    const auto notes = [&](CurveChannels channels) { return curveNotes(summary, channels).join(u'\n'); };
    const QString all = notes(CurveChannels::all());
    QVERIFY(all.contains(QLatin1String("first of their tracks")));
    QVERIFY(all.contains(QLatin1String("frame 0")));
    QVERIFY(all.contains(QLatin1String("cut")));
    QVERIFY(all.contains(QLatin1String("No selected bone key moves on Y, Z, rotation:")));
    QVERIFY(all.contains(
        QLatin1String("No selected camera key moves on X, Y, Z, rotation, distance, view angle:")));
    QVERIFY(!notes(CurveChannels::one(0)).contains(QLatin1String("bone key moves")));
}

void TestCurveSummary::keysWithoutAWayAreSpokenOfOnce()
{
    const Motion motion = motionOf(bone({at(0, {1, 0, 0})}));
    const QStringList notes =
        curveNotes(summariseCurves(motion, KeySelection::all(motion)), CurveChannels::all());
    QCOMPARE(notes.size(), 1);
    QVERIFY(notes[0].contains(QLatin1String("frame 0")));
}

QTEST_GUILESS_MAIN(TestCurveSummary)
#include "tst_curvesummary.moc"
