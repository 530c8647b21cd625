// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor-core/sampling/unwrappedangles.h"
#include "tests/support/samplekeys.h"

#include <QRandomGenerator>
#include <QTest>

#include <cmath>

using namespace furitsuke;
using namespace furitsuke::test;

namespace {

Quatd randomRotation(QRandomGenerator &random)
{
    const auto number = [&random] { return 2 * random.generateDouble() - 1; };
    return usableRotation({float(number()), float(number()), float(number()), float(number())});
}

Quatf stored(const Quatd &q)
{
    return {float(q.x), float(q.y), float(q.z), float(q.w)};
}

double distance(const Vec3d &a, const Vec3d &b)
{
    return std::hypot(a.x - b.x, a.y - b.y, a.z - b.z);
}

/// Keys ten frames apart, each turned further about an axis.
KeyColumns<BoneKey> turning(const Vec3d &axis, double degrees, int keys)
{
    KeyColumns<BoneKey> result;
    for (int i = 0; i < keys; ++i)
        result.append(BoneRecord{quint32(10 * i), {}, turnedBy(axis, degrees * i)}.key(quint32(i)));
    return result;
}

} // namespace

/// Angles that go on where MMD's leap.
class TestUnwrappedAngles : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void nearestIsTheSameRotationAndNoneIsNearer();
    void turnsAreCounted_data();
    void turnsAreCounted();
    void poleSharesWhatThereIsToTurn();
    void firstKeyGoesOnFromRest();
    void lastKeyOfAFrameIsWhereItGoesOn();
    void rotationOfAnglesIsOnTheSameSide();
    void turnsAreFromTheKeyThatIsPlayedBefore();
    void rememberedIsWhatAFreshStartGives();
};

void TestUnwrappedAngles::nearestIsTheSameRotationAndNoneIsNearer()
{
    QRandomGenerator random(3);
    for (int i = 0; i < 500; ++i) {
        const Quatd rotation = randomRotation(random);
        const Vec3d others = {random.bounded(2000) - 1000.0, random.bounded(2000) - 1000.0,
                              random.bounded(2000) - 1000.0};
        const Vec3d nearest = nearestDegrees(rotation, others);
        COMPARE_ROTATION_NEAR(fromMmdDegrees(nearest), rotation, 1e-7);
        const Vec3d shown = mmdDegrees(rotation);
        const Vec3d beyond = {180 - shown.x, shown.y + 180, shown.z + 180};
        for (const Vec3d &family : {shown, beyond}) {
            for (int x = -4; x <= 4; ++x) {
                for (int y = -4; y <= 4; ++y) {
                    for (int z = -4; z <= 4; ++z) {
                        const Vec3d other = {family.x + 360 * x, family.y + 360 * y, family.z + 360 * z};
                        QVERIFY(distance(nearest, others) <= distance(other, others) + 1e-9);
                    }
                }
            }
        }
    }
}

void TestUnwrappedAngles::turnsAreCounted_data()
{
    QTest::addColumn<int>("axis");
    QTest::addColumn<double>("degrees");
    // MMD's Y and Z count the other way round.
    QTest::newRow("X") << 0 << 45.0;
    QTest::newRow("X backwards") << 0 << -45.0;
    QTest::newRow("Y") << 1 << 90.0;
    QTest::newRow("Z") << 2 << 90.0;
    QTest::newRow("far at once") << 1 << 170.0;
    QTest::newRow("over the pole at once") << 0 << 160.0;
}

void TestUnwrappedAngles::turnsAreCounted()
{
    QFETCH(int, axis);
    QFETCH(double, degrees);
    const Vec3d about = {double(axis == 0), double(axis == 1), double(axis == 2)};
    const QList<Vec3d> angles = UnwrappedAngles().of(turning(about, degrees, 13), 0);
    QCOMPARE(angles.size(), 13);
    for (int i = 0; i < angles.size(); ++i) {
        const double turned = degrees * i;
        COMPARE_VECTOR_NEAR(angles[i],
                            (Vec3d{axis == 0 ? turned : 0, axis == 1 ? -turned : 0, axis == 2 ? -turned : 0}),
                            0.01);
    }
}

void TestUnwrappedAngles::poleSharesWhatThereIsToTurn()
{
    for (const double pole : {90.0, -90.0}) {
        const Vec3d others = {pole * 0.99, 70, 30};
        const Vec3d nearest = nearestDegrees(fromMmdDegrees({pole, 75, 33}), others);
        COMPARE_NEAR(nearest.x, pole, 1e-3);
        const double turned = pole > 0 ? (75 - 33) - (70 - 30) : (75 + 33) - (70 + 30);
        COMPARE_NEAR(nearest.y, 70 + turned / 2, 1e-3);
        COMPARE_NEAR(nearest.z, pole > 0 ? 30 - turned / 2 : 30 + turned / 2, 1e-3);
    }
}

void TestUnwrappedAngles::firstKeyGoesOnFromRest()
{
    const Quatf over = turnedBy({1, 0, 0}, 120);
    UnwrappedAngles angles;
    // From rest it came over the pole; a key at frame 0 came from nowhere.
    COMPARE_VECTOR_NEAR(angles.of(bone({{10, {}, over}}), 0).constFirst(), (Vec3d{120, 0, 0}), 1e-3);
    COMPARE_VECTOR_NEAR(angles.of(bone({{0, {}, over}}), 1).constFirst(), mmdDegrees(usableRotation(over)),
                        1e-9);
}

void TestUnwrappedAngles::lastKeyOfAFrameIsWhereItGoesOn()
{
    const auto y = [](double degrees) { return turnedBy({0, 1, 0}, -degrees); };
    const auto angles =
        UnwrappedAngles().of(bone({{0, {}, y(0)}, {10, {}, y(-100)}, {10, {}, y(100)}, {20, {}, y(190)}}), 0);
    COMPARE_NEAR(angles[2].y, 100, 1e-3);
    COMPARE_NEAR(angles[3].y, 190, 1e-3);
}

void TestUnwrappedAngles::rotationOfAnglesIsOnTheSameSide()
{
    QRandomGenerator random(5);
    for (int i = 0; i < 100; ++i) {
        const Quatd rotation = randomRotation(random);
        const Vec3d angles = nearestDegrees(rotation, {400, -500, 700});
        const Quatf back = rotationOf(angles, rotation);
        COMPARE_NEAR(back.x, rotation.x, 1e-6);
        COMPARE_NEAR(back.y, rotation.y, 1e-6);
        COMPARE_NEAR(back.z, rotation.z, 1e-6);
        COMPARE_NEAR(back.w, rotation.w, 1e-6);
        QCOMPARE(isBeyondPole(angles), std::cos(angles.x * std::numbers::pi / 180) < 0);
    }
}

void TestUnwrappedAngles::turnsAreFromTheKeyThatIsPlayedBefore()
{
    const auto y = [](double degrees) { return turnedBy({0, 1, 0}, degrees); };
    const KeyColumns<BoneKey> keys =
        bone({{0, {}, y(20)}, {10, {}, y(100)}, {10, {}, y(40)}, {20, {}, y(-60)}, {30, {}, y(-89.999)}});
    UnwrappedAngles angles;
    const QList<double> turns = angles.turnsOf(keys, 0);
    const QList<double> expected = {0, 80, 20, 100, 29.999};
    QCOMPARE(turns.size(), expected.size());
    for (qsizetype row = 0; row < turns.size(); ++row)
        COMPARE_NEAR(turns[row], expected[row], 1e-4);
    QCOMPARE(angles.farTurnsOf(keys, 0), (QList<quint8>{0, 0, 0, 1, 0}));
    // From rest, where the first key comes later.
    COMPARE_NEAR(angles.turnsOf(bone({{5, {}, y(50)}}), 1)[0], 50, 1e-4);
}

void TestUnwrappedAngles::rememberedIsWhatAFreshStartGives()
{
    QRandomGenerator random(11);
    for (int round = 0; round < 20; ++round) {
        KeyColumns<BoneKey> keys = turning({0, 1, 0}, 75, 60);
        UnwrappedAngles angles;
        angles.of(keys, 7);
        for (int edit = 0; edit < 20; ++edit) {
            QList<BoneKey> list;
            for (qsizetype row = 0; row < keys.size(); ++row)
                list.append(keys.key(row));
            const auto at = qsizetype(random.bounded(int(list.size())));
            switch (random.bounded(5)) {
            case 0: // turned a little, or any way round
                list[at].rotation = stored(randomRotation(random));
                break;
            case 1: // goes
                list.removeAt(at);
                break;
            case 2: // another beside it, or at its frame
                list.insert(at, list[at]);
                list[at].rotation = turnedBy({0, 1, 0}, random.bounded(360));
                break;
            case 3: // all later, or back
                for (BoneKey &key : list)
                    key.frame = key.frame >= 5 ? key.frame - 5 : key.frame + 5;
                std::stable_sort(list.begin(), list.end(),
                                 [](const BoneKey &a, const BoneKey &b) { return a.frame < b.frame; });
                break;
            default: // nothing
                break;
            }
            keys = {};
            for (const BoneKey &key : list)
                keys.append(key);
            const QList<Vec3d> remembered = angles.of(keys, 7);
            const QList<Vec3d> fresh = UnwrappedAngles().of(keys, 7);
            QCOMPARE(remembered.size(), fresh.size());
            for (qsizetype row = 0; row < fresh.size(); ++row)
                COMPARE_VECTOR_NEAR(remembered[row], fresh[row], 0);
            QCOMPARE(angles.turnsOf(keys, 7), UnwrappedAngles().turnsOf(keys, 7));
            QCOMPARE(angles.farTurnsOf(keys, 7), UnwrappedAngles().farTurnsOf(keys, 7));
        }
    }
}

QTEST_GUILESS_MAIN(TestUnwrappedAngles)
#include "tst_unwrappedangles.moc"
