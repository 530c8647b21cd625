// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor-core/sampling/sampler.h"
#include "editor-core/text/nametext.h"
#include "editor-core/vmd/reader.h"
#include "tests/support/closeness.h"
#include "tests/support/corpus.h"

#include <QDir>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QTest>

#include <limits>

using namespace furitsuke;
using namespace furitsuke::test;

namespace {

QString goldenFolder()
{
    const QString folder = sharedFolder() + QStringLiteral("/golden");
    return !sharedFolder().isEmpty() && QDir(folder).exists() ? folder : QString();
}

QJsonObject readJson(const QString &name)
{
    return QJsonDocument::fromJson(fileContent(goldenFolder() + QLatin1Char('/') + name)).object();
}

/// Reads a motion that is named as seen from the corpus.
ReadResult readCorpusMotion(const QJsonValue &name)
{
    return readMotionFile(sharedFolder() + QStringLiteral("/corpus/") + name.toString());
}

double number(const QJsonValue &value)
{
    return value.toDouble(std::numeric_limits<double>::quiet_NaN());
}

Vec3d vectorFrom(const QJsonValue &value)
{
    return {number(value[0]), number(value[1]), number(value[2])};
}

/// Of unit length, which not every file's rotations are.
Quatd rotationFrom(const QJsonValue &value)
{
    const Quatd q = {number(value[0]), number(value[1]), number(value[2]), number(value[3])};
    const double length = norm(q);
    return {q.x / length, q.y / length, q.z / length, q.w / length};
}

CurvePoints curveFrom(const QJsonValue &value)
{
    const auto coordinate = [&](int i) { return quint8(value[i].toInt()); };
    return {coordinate(0), coordinate(1), coordinate(2), coordinate(3)};
}

/// What the seven digits of a reference value leave open; values below 5e-8 are written as 0.
double openDigits(double expected)
{
    return 5.1e-7 * std::abs(expected) + 5e-8;
}

} // namespace

#define COMPARE_DIGITS(actual, expected) COMPARE_NEAR(actual, expected, openDigits(expected))
#define COMPARE_VECTOR_DIGITS(actual, expected)                                                              \
    do {                                                                                                     \
        const Vec3d sampled = (actual);                                                                      \
        const Vec3d reference = (expected);                                                                  \
        COMPARE_DIGITS(sampled.x, reference.x);                                                              \
        COMPARE_DIGITS(sampled.y, reference.y);                                                              \
        COMPARE_DIGITS(sampled.z, reference.z);                                                              \
    } while (false)

/// Values of real motions that an independent program computed with the same rules in double precision.
class TestGolden : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void boneBetweenTwoKeys_data();
    void boneBetweenTwoKeys();
    void camera_data();
    void camera();
};

void TestGolden::boneBetweenTwoKeys_data()
{
    QTest::addColumn<QJsonObject>("pair");
    if (goldenFolder().isEmpty())
        QSKIP(noCorpus);
    const QJsonArray cases =
        readJson(QStringLiteral("interpolation/key_pairs.json"))[QLatin1String("cases")].toArray();
    QCOMPARE(cases.size(), 28);
    for (const QJsonValue pair : cases) {
        const QString tag =
            QStringLiteral("%1 %2 %3")
                .arg(pair[QLatin1String("motion")].toString(), pair[QLatin1String("bone")].toString(),
                     QString::number(pair[QLatin1String("key1")][QLatin1String("frame")].toInt()));
        QTest::newRow(tag.toUtf8().constData()) << pair.toObject();
    }
}

void TestGolden::boneBetweenTwoKeys()
{
    QFETCH(QJsonObject, pair);
    const ReadResult read = readCorpusMotion(pair[QLatin1String("motion")]);
    QVERIFY2(read.ok, qPrintable(read.error));
    const QByteArray name = encodeName(pair[QLatin1String("bone")].toString(), NameEncoding::Cp932).bytes;
    const qint32 track = read.motion.findBone(name);
    QVERIFY(track >= 0);
    const KeyColumns<BoneKey> &keys = read.motion.bones[track].keys;

    for (const QLatin1String which : {QLatin1String("key0"), QLatin1String("key1")}) {
        const QJsonObject expected = pair[which].toObject();
        const int frame = expected[QLatin1String("frame")].toInt(-1);
        const qsizetype row = keys.upperBound(frame) - 1;
        QVERIFY(row >= 0);
        const BoneKey key = keys.key(row);
        QCOMPARE(key.frame, quint32(frame));
        const QJsonValue curves = expected[QLatin1String("curves")];
        QCOMPARE(key.curves.curve(BoneChannel::X), curveFrom(curves[QLatin1String("x")]));
        QCOMPARE(key.curves.curve(BoneChannel::Y), curveFrom(curves[QLatin1String("y")]));
        QCOMPARE(key.curves.curve(BoneChannel::Z), curveFrom(curves[QLatin1String("z")]));
        QCOMPARE(key.curves.curve(BoneChannel::Rotation), curveFrom(curves[QLatin1String("rotation")]));
        const BonePose pose = sampleBone(keys, frame);
        COMPARE_VECTOR_DIGITS(pose.position, vectorFrom(expected[QLatin1String("pos")]));
        COMPARE_ROTATION_NEAR(pose.rotation, rotationFrom(expected[QLatin1String("rot")]), 4e-7);
    }

    const QJsonArray samples = pair[QLatin1String("samples")].toArray();
    QVERIFY(samples.size() >= 5);
    for (const QJsonValue sample : samples) {
        const BonePose pose = sampleBone(keys, number(sample[QLatin1String("frame")]));
        const QJsonValue exact = sample[QLatin1String("exact")];
        COMPARE_VECTOR_DIGITS(pose.position, vectorFrom(exact[QLatin1String("pos")]));
        COMPARE_ROTATION_NEAR(pose.rotation, rotationFrom(exact[QLatin1String("rot")]), 4e-7);
    }
}

void TestGolden::camera_data()
{
    QTest::addColumn<QString>("file");
    QTest::addColumn<int>("frameCount");
    if (goldenFolder().isEmpty())
        QSKIP(noCorpus);
    QTest::newRow("default") << QStringLiteral("default_camera") << 2;
    QTest::newRow("curves and cuts") << QStringLiteral("synthetic_camera") << 21;
    QTest::newRow("turned") << QStringLiteral("test_camera") << 2;
    QTest::newRow("zoom") << QStringLiteral("zoom_in") << 8;
}

void TestGolden::camera()
{
    QFETCH(QString, file);
    QFETCH(int, frameCount);
    const QJsonObject golden = readJson(QStringLiteral("cameras/%1.json").arg(file));
    const ReadResult read = readCorpusMotion(golden[QLatin1String("motion")]);
    QVERIFY2(read.ok, qPrintable(read.error));
    const KeyColumns<CameraKey> &keys = read.motion.camera;
    QVERIFY(!keys.isEmpty());
    const QJsonArray frames = golden[QLatin1String("frames")].toArray();
    QCOMPARE(frames.size(), frameCount);
    for (const QJsonValue entry : frames) {
        const double frame = number(entry[QLatin1String("frame")]);
        const CameraPose pose = sampleCamera(keys, frame);
        const QJsonValue exact = entry[QLatin1String("exact")];
        Vec3d target = vectorFrom(exact[QLatin1String("target")]);
        // Half way, where the curve (127,0,0,127) stands upright, the program missed the middle by 3e-6.
        if (file == QStringLiteral("synthetic_camera") && qFuzzyCompare(frame, 15)) {
            COMPARE_NEAR(target.z, -1.5, 1e-5);
            target.z = -1.5;
        }
        COMPARE_VECTOR_DIGITS(pose.target, target);
        COMPARE_VECTOR_DIGITS(pose.rotation, vectorFrom(exact[QLatin1String("rotation")]));
        COMPARE_DIGITS(pose.distance, number(exact[QLatin1String("distance")]));
        COMPARE_DIGITS(pose.viewAngle, number(exact[QLatin1String("fov")]));
    }
}

QTEST_GUILESS_MAIN(TestGolden)
#include "tst_golden.moc"
