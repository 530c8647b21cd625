// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor-core/edits/curveedits.h"
#include "editor-core/motion/bezier.h"
#include "tests/support/curvegrid.h"
#include "tests/support/editproperty.h"
#include "tests/support/smallmotions.h"

#include <QRandomGenerator>
#include <QTest>

#include <limits>

using namespace furitsuke;
using namespace furitsuke::test;

Q_DECLARE_METATYPE(furitsuke::CurvePoints)

namespace {

using Channels = CurveChannels;

constexpr Channels onlyX = Channels::one(0);
constexpr Channels onlyRotation = Channels::one(3);
constexpr CurvePoints smooth = {64, 0, 63, 127};

BoneRecord at(quint32 frame, float x, CurvePoints curve = {})
{
    return {.frame = frame, .position = {x, 0, 0}, .curves = withCurve(BoneChannel::X, curve)};
}

BoneRecord turned(quint32 frame, double degrees, CurvePoints curve = {}, const Vec3d &axis = {0, 1, 0})
{
    return {.frame = frame,
            .rotation = turnedBy(axis, degrees),
            .curves = withCurve(BoneChannel::Rotation, curve)};
}

/// Speed of X just before and after a frame, per frame.
struct Speeds
{
    double before = 0;
    double after = 0;
};

template <class Value>
Speeds speedsOf(double frame, Value &&value)
{
    constexpr double step = 1e-5;
    return {(value(frame) - value(frame - step)) / step, (value(frame + step) - value(frame)) / step};
}

Speeds speedsOfX(const Motion &motion, double frame)
{
    return speedsOf(frame, [&](double f) { return sampleBone(motion.bones[0].keys, f).position.x; });
}

/// Degrees per frame about Y.
Speeds speedsOfTurn(const Motion &motion, double frame)
{
    return speedsOf(frame, [&](double f) {
        const Quatd q = sampleBone(motion.bones[0].keys, f).rotation;
        return 2 * std::atan2(q.y, q.w) * 180 / std::numbers::pi;
    });
}

CurvePoints curveAt(const Motion &motion, qsizetype row, BoneChannel channel = BoneChannel::X)
{
    return motion.bones[0].keys.key(row).curves.curve(channel);
}

} // namespace

/// How fast a value goes through the key between two segments.
class TestCurveSpeed : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void endMeetsTheNextSegment();
    void startMeetsThePreviousSegment();
    void bothSidesTakeTheMean();
    void extremeNeighboursAreMet_data();
    void extremeNeighboursAreMet();
    void rotationsMeetByTheirTurn();
    void acrossTheAxisTheEndRests();
    void cameraAnglesMeetInTheirDirection();
    void neighbourThatTurnsBackMakesTheEndRest();
    void whatHasNoNeighbourStays();
    void nothingIsMetAcrossCuts();
    void firstKeyAfterRestIsASegment();
    void keysAtOneFrameCountAsPlayed();
    void easedWayIsSmooth();
    void easedWayRestsWhereItTurns();
    void easedWayNeverOvershoots();
    void easedWayMeetsWhatIsNotSelected();
    void easedCameraStopsAtCuts();
    void rotationsAreNotEased();
};

void TestCurveSpeed::endMeetsTheNextSegment()
{
    const Motion motion = motionOf(bone({at(0, 0), at(10, 5, smooth), at(30, 25)}));
    const EditResult result = continueSpeed(motion, selected(motion, bone0, {10}), onlyX, {false, true});
    QCOMPARE(result.changed, 1);
    QVERIFY(result.notes.isEmpty());
    const Motion after = applied(motion, result);
    const Speeds speeds = speedsOfX(after, 10);
    COMPARE_NEAR(speeds.after, 1, 1e-3); // 20 in 20 frames, straight
    COMPARE_NEAR(speeds.before, 1, 0.01);
    // Its other handle, and the neighbour, are as they were.
    QCOMPARE(curveAt(after, 1).x1, smooth.x1);
    QCOMPARE(curveAt(after, 1).y1, smooth.y1);
    QCOMPARE(curveAt(after, 2), CurvePoints());
    QCOMPARE(editLawFault(motion, result), QString());
}

void TestCurveSpeed::startMeetsThePreviousSegment()
{
    const Motion motion = motionOf(bone({at(0, 0), at(10, 5), at(30, 25, smooth)}));
    const EditResult result = continueSpeed(motion, selected(motion, bone0, {30}), onlyX);
    const Motion after = applied(motion, result);
    const Speeds speeds = speedsOfX(after, 10);
    COMPARE_NEAR(speeds.before, 0.5, 1e-3);
    COMPARE_NEAR(speeds.after, 0.5, 0.01);
    QCOMPARE(curveAt(after, 2).x2, smooth.x2); // the end has no neighbour
    QCOMPARE(curveAt(after, 2).y2, smooth.y2);
    QCOMPARE(curveAt(after, 1), CurvePoints());
}

void TestCurveSpeed::bothSidesTakeTheMean()
{
    const Motion motion = motionOf(bone({at(0, 0), at(10, 5), at(30, 45)}));
    const Motion after = applied(motion, continueSpeed(motion, selected(motion, bone0, {10, 30}), onlyX));
    const Speeds speeds = speedsOfX(after, 10);
    COMPARE_NEAR(speeds.before, 1.25, 0.02); // of 0.5 and 2
    COMPARE_NEAR(speeds.after, 1.25, 0.02);
}

void TestCurveSpeed::extremeNeighboursAreMet_data()
{
    QTest::addColumn<CurvePoints>("own");
    QTest::addColumn<CurvePoints>("neighbour");
    for (const CurvePoints own : extremeCurves) {
        for (const CurvePoints neighbour : extremeCurves)
            QTest::addRow("%s | %s", qPrintable(curveText(own)), qPrintable(curveText(neighbour)))
                << own << neighbour;
    }
}

void TestCurveSpeed::extremeNeighboursAreMet()
{
    QFETCH(const CurvePoints, own);
    QFETCH(const CurvePoints, neighbour);
    const Motion motion = motionOf(bone({at(0, 0), at(10, 5, own), at(20, 10, neighbour)}));
    const EditResult result = continueSpeed(motion, selected(motion, bone0, {10}), onlyX);
    QCOMPARE(editLawFault(motion, result), QString());
    const double wanted = endSlope(neighbour, CurveEnd::Start);
    const double met = endSlope(curveAt(applied(motion, result), 1), CurveEnd::End);
    if (wanted == 0 || std::isinf(wanted))
        QCOMPARE(met, wanted);
    else
        COMPARE_NEAR(met, wanted, 0.02);
}

void TestCurveSpeed::rotationsMeetByTheirTurn()
{
    // Past half a turn in all, and the other sign of one quaternion: the short way counts.
    Motion motion = motionOf(bone({turned(0, 0), turned(10, 60, smooth), turned(30, 120)}));
    for (const bool negated : {false, true}) {
        if (negated) {
            Quatf &q = motion.bones[0].keys.column<&BoneKey::rotation>()[2];
            q = {-q.x, -q.y, -q.z, -q.w};
        }
        const Motion after =
            applied(motion, continueSpeed(motion, selected(motion, bone0, {10}), onlyRotation));
        const Speeds speeds = speedsOfTurn(after, 10);
        COMPARE_NEAR(speeds.before, 3, 0.05);
        COMPARE_NEAR(speeds.after, 3, 0.01);
    }
}

void TestCurveSpeed::acrossTheAxisTheEndRests()
{
    // From the pose at 10 on it turns about an axis at right angles.
    const Quatd first = turn({0, 1, 0}, 1);
    const Quatd more = turn({1, 0, 0}, 1);
    const Quatf last = {float(first.w * more.x), float(first.y * more.w), float(-first.y * more.x),
                        float(first.w * more.w)};
    Motion motion = motionOf(bone({turned(0, 0),
                                   {.frame = 10,
                                    .rotation = {0, float(first.y), 0, float(first.w)},
                                    .curves = withCurve(BoneChannel::Rotation, {})},
                                   {.frame = 20, .rotation = last}}));
    const EditResult result = continueSpeed(motion, selected(motion, bone0, {10}), onlyRotation);
    QCOMPARE(result.notes.size(), 1);
    QCOMPARE(endSlope(curveAt(applied(motion, result), 1, BoneChannel::Rotation), CurveEnd::End), 0.0);
}

void TestCurveSpeed::cameraAnglesMeetInTheirDirection()
{
    // Three numbers share one curve.
    const Motion motion = motionOf(
        camera({{.frame = 0}, {.frame = 10, .rotation = {1, 0, 0}}, {.frame = 20, .rotation = {2, 1, 0}}}));
    const EditResult result =
        continueSpeed(motion, selected(motion, cameraTrack, {20}), onlyRotation, {true, false});
    // The later segment goes (1, 1) in ten frames; the earlier one (1, 0): its part along that is half.
    const CurvePoints curve = applied(motion, result).camera.key(2).curves.curve(CameraChannel::Rotation);
    COMPARE_NEAR(endSlope(curve, CurveEnd::Start), 0.5, 0.01);
}

void TestCurveSpeed::neighbourThatTurnsBackMakesTheEndRest()
{
    const Motion motion = motionOf(bone({at(0, 0), at(10, 5), at(20, 3)}));
    const EditResult result = continueSpeed(motion, selected(motion, bone0, {10}), onlyX);
    QCOMPARE(result.notes.size(), 1);
    QCOMPARE(endSlope(curveAt(applied(motion, result), 1), CurveEnd::End), 0.0);
    // One that stands still is met by resting, and nothing is to be said.
    const Motion still = motionOf(bone({at(0, 0), at(10, 5), at(20, 5)}));
    const EditResult rests = continueSpeed(still, selected(still, bone0, {10}), onlyX);
    QVERIFY(rests.notes.isEmpty());
    QCOMPARE(endSlope(curveAt(applied(still, rests), 1), CurveEnd::End), 0.0);
}

void TestCurveSpeed::whatHasNoNeighbourStays()
{
    const Motion alone = motionOf(bone({at(0, 0), at(10, 5, smooth)}));
    QVERIFY(continueSpeed(alone, KeySelection::all(alone), Channels::all()).edit.isEmpty());
    const Motion motion = motionOf(bone({at(0, 0), at(10, 5, smooth), at(20, 9)}));
    QVERIFY(continueSpeed(motion, KeySelection::all(motion), onlyX, {false, false}).edit.isEmpty());
    // A channel that does not move has no speed to meet another with.
    QVERIFY(continueSpeed(motion, KeySelection::all(motion), Channels::one(1)).edit.isEmpty());
    QVERIFY(continueSpeed(motion, {}, Channels::all()).edit.isEmpty());
}

void TestCurveSpeed::nothingIsMetAcrossCuts()
{
    const auto shot = [](quint32 frame, float x) {
        CameraRecord record;
        record.frame = frame;
        record.target = {x, 0, 0};
        record.curves.setCurve(CameraChannel::X, smooth);
        return record;
    };
    const Motion motion = motionOf(camera({shot(0, 0), shot(10, 5), shot(11, 50), shot(21, 60)}));
    QVERIFY(continueSpeed(motion, KeySelection::all(motion), Channels::all()).edit.isEmpty());
    // Two frames apart it is a way like any other, and rests at its ends as its neighbours do.
    const Motion whole =
        motionOf(camera({shot(0, 0), shot(10, 5), {.frame = 12, .target = {50, 0, 0}}, shot(21, 60)}));
    const Motion after = applied(whole, continueSpeed(whole, selected(whole, cameraTrack, {12}), onlyX));
    const CurvePoints curve = after.camera.key(2).curves.curve(CameraChannel::X);
    QCOMPARE(endSlope(curve, CurveEnd::Start), 0.0);
    QCOMPARE(endSlope(curve, CurveEnd::End), 0.0);
}

void TestCurveSpeed::firstKeyAfterRestIsASegment()
{
    // MMD moves from rest at frame 0 to the first key.
    const Motion motion = motionOf(bone({at(10, 5, smooth), at(20, 15)}));
    const Motion after = applied(motion, continueSpeed(motion, selected(motion, bone0, {10}), onlyX));
    COMPARE_NEAR(speedsOfX(after, 10).before, 1, 0.01);
    // A first key at frame 0 has no way before it.
    const Motion atZero = motionOf(bone({at(0, 5, smooth), at(20, 15)}));
    QVERIFY(continueSpeed(atZero, selected(atZero, bone0, {0}), onlyX).edit.isEmpty());
    QVERIFY(autoEase(atZero, selected(atZero, bone0, {0}), onlyX).edit.isEmpty());
}

void TestCurveSpeed::keysAtOneFrameCountAsPlayed()
{
    const Motion motion =
        motionOf(bone({at(0, 0), at(10, 99, smooth), at(10, 5, smooth), at(20, 77), at(20, 10)}));
    const EditResult result = continueSpeed(motion, selected(motion, bone0, {10}), onlyX);
    QCOMPARE(result.changed, 1);
    const Motion after = applied(motion, result);
    QCOMPARE(curveAt(after, 1), smooth); // hidden by the next record
    const Speeds speeds = speedsOfX(after, 10);
    COMPARE_NEAR(speeds.before, 0.5, 0.01);
    COMPARE_NEAR(speeds.after, 0.5, 0.001);
}

void TestCurveSpeed::easedWayIsSmooth()
{
    const Motion motion = motionOf(bone({at(0, 0), at(10, 4), at(30, 10), at(35, 18), at(60, 20)}));
    const EditResult result = autoEase(motion, KeySelection::all(motion), onlyX);
    QCOMPARE(editLawFault(motion, result), QString());
    const Motion after = applied(motion, result);
    for (const double frame : {10.0, 30.0, 35.0}) {
        const Speeds speeds = speedsOfX(after, frame);
        QVERIFY(speeds.before > 0.05);
        COMPARE_NEAR(speeds.after, speeds.before, 0.05 * speeds.before + 0.02);
    }
    COMPARE_NEAR(speedsOfX(after, 0).after, 0, 1e-3);
    COMPARE_NEAR(speedsOfX(after, 60).before, 0, 1e-3);
    // At 10: speeds 0.4 over 10 frames and 0.3 over 20, by their weighted harmonic mean.
    COMPARE_NEAR(speedsOfX(after, 10).before, (50.0 + 40.0) / (50 / 0.4 + 40 / 0.3), 0.01);
}

void TestCurveSpeed::easedWayRestsWhereItTurns()
{
    const Motion motion = motionOf(bone({at(0, 0), at(10, 4), at(20, 1), at(30, 1), at(40, 6)}));
    const Motion after = applied(motion, autoEase(motion, KeySelection::all(motion), onlyX));
    for (qsizetype row : {1, 2, 4})
        QCOMPARE(curveAt(after, row), (CurvePoints{42, 0, 85, 127}));
    QCOMPARE(curveAt(after, 3), CurvePoints()); // stands still
}

void TestCurveSpeed::easedWayNeverOvershoots()
{
    QRandomGenerator random(9);
    for (int round = 0; round < 100; ++round) {
        KeyColumns<BoneKey> keys;
        quint32 frame = 0;
        for (int i = 0; i < 12; ++i) {
            keys.append(at(frame, float(random.bounded(20)) - 10).key(quint32(i)));
            frame += 1 + quint32(random.bounded(30));
        }
        const Motion motion = motionOf(keys);
        const Motion after = applied(motion, autoEase(motion, KeySelection::all(motion), onlyX));
        for (qsizetype row = 1; row < keys.size(); ++row) {
            const double from = keys.frames()[row - 1];
            const double to = keys.frames()[row];
            double last = keys.key(row - 1).position.x;
            const double sign = keys.key(row).position.x >= last ? 1 : -1;
            for (double f = from; f <= to; f += 0.25) {
                const double value = sampleBone(after.bones[0].keys, f).position.x;
                QVERIFY(sign * (value - last) >= -1e-9);
                last = value;
            }
        }
    }
}

void TestCurveSpeed::easedWayMeetsWhatIsNotSelected()
{
    const Motion motion = motionOf(bone({at(0, 0), at(10, 5), at(20, 25, smooth), at(30, 35)}));
    const Motion after = applied(motion, autoEase(motion, selected(motion, bone0, {20}), onlyX));
    COMPARE_NEAR(speedsOfX(after, 10).after, 0.5, 0.03);
    COMPARE_NEAR(speedsOfX(after, 20).before, 1, 0.03);
    QCOMPARE(curveAt(after, 1), CurvePoints());
    QCOMPARE(curveAt(after, 3), CurvePoints());
}

void TestCurveSpeed::easedCameraStopsAtCuts()
{
    const auto shot = [](quint32 frame, float distance, quint32 viewAngle) {
        CameraRecord record;
        record.frame = frame;
        record.distance = distance;
        record.viewAngle = viewAngle;
        return record;
    };
    const Motion motion =
        motionOf(camera({shot(0, -10, 30), shot(10, -20, 33), shot(11, -40, 40), shot(21, -50, 50)}));
    const Motion after = applied(motion, autoEase(motion, KeySelection::all(motion), Channels::all()));
    for (const CameraChannel channel : {CameraChannel::Distance, CameraChannel::ViewAngle}) {
        QCOMPARE(after.camera.key(1).curves.curve(channel), (CurvePoints{42, 0, 85, 127}));
        QCOMPARE(after.camera.key(2).curves.curve(channel), CurvePoints()); // the cut
        QCOMPARE(after.camera.key(3).curves.curve(channel), (CurvePoints{42, 0, 85, 127}));
    }
}

void TestCurveSpeed::rotationsAreNotEased()
{
    const Motion motion = motionOf(bone({turned(0, 0), turned(10, 60), turned(20, 100)}));
    const EditResult result = autoEase(motion, KeySelection::all(motion), Channels::all());
    QVERIFY(result.edit.isEmpty());
    QCOMPARE(result.notes.size(), 1);
    QVERIFY(autoEase(motion, KeySelection::all(motion), onlyX).notes.isEmpty());
}

QTEST_GUILESS_MAIN(TestCurveSpeed)
#include "tst_curvespeed.moc"
