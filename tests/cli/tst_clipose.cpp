// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor-core/rig/motionbinding.h"
#include "editor-core/rig/testrig.h"
#include "editor-core/vmd/reader.h"
#include "tests/support/clirun.h"
#include "tests/support/closeness.h"
#include "tests/support/corpus.h"
#include "tests/support/models.h"
#include "tests/support/motions.h"

#include <QTemporaryDir>
#include <QTest>

using namespace furitsuke;
using namespace furitsuke::test;

namespace {

/// A dance of the test rig: it walks, turns, blinks; one IK is switched off at frame 20.
QByteArray danceFile()
{
    BoneCurves curves;
    curves.setCurve(BoneChannel::Rotation, {40, 12, 80, 120});
    curves.setCurve(BoneChannel::X, {127, 0, 0, 127});
    const QByteArray root = cp932(QStringLiteral("全ての親"));
    const QByteArray foot = cp932(QStringLiteral("左足ＩＫ"));
    return FileBuilder()
        .count(5)
        .bone(root, 10, {1, 0, 0}, {0, 0.1f, 0, 0.995f}, curves)
        .bone(root, 30, {4, 0.5f, -7}, {0.6f, 0, 0, 0.8f}, curves)
        .bone(foot, 0)
        .bone(foot, 30, {0, 3, -1})
        .bone(cp932(QStringLiteral("尻尾")), 0)
        .count(2)
        .morph(cp932(QStringLiteral("まばたき")), 0, 0)
        .morph(cp932(QStringLiteral("まばたき")), 40, 1)
        .count(0)
        .count(0)
        .count(0)
        .count(2)
        .state(0, true, {{foot, true}})
        .state(20, false, {{foot, false}})
        .bytes();
}

QByteArray cameraFile()
{
    CameraKey key;
    key.distance = -30;
    return FileBuilder()
        .count(0)
        .count(0)
        .count(2)
        .camera(0)
        .camera(20, key)
        .count(0)
        .count(0)
        .count(0)
        .bytes();
}

} // namespace

class TestCliPose : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init();

    void printsWhereBonesAre();
    void isWhatSamplePrints_data();
    void isWhatSamplePrints();
    void printsTheCamera();
    void printsText();
    void keepsToTheNamesAskedFor();
    void posesAModelFile();
    void saysWhatTheModelLacks();
    void saysWhatIsMissing_data();
    void saysWhatIsMissing();

private:
    QString write(const QString &name, const QByteArray &bytes);
    /// Arguments; MOTION and CAMERA stand for files.
    Run pose(const QString &arguments);

    std::unique_ptr<QTemporaryDir> mFolder;
    QString mMotion;
    QString mCamera;
};

void TestCliPose::init()
{
    mFolder = std::make_unique<QTemporaryDir>();
    QVERIFY(mFolder->isValid());
    mMotion = write(QStringLiteral("dance.vmd"), danceFile());
    mCamera = write(QStringLiteral("camera.vmd"), cameraFile());
}

QString TestCliPose::write(const QString &name, const QByteArray &bytes)
{
    QFile file(mFolder->filePath(name));
    if (!file.open(QIODevice::WriteOnly) || file.write(bytes) != bytes.size())
        qFatal("A test file cannot be written.");
    return file.fileName();
}

Run TestCliPose::pose(const QString &arguments)
{
    QStringList list = arguments.split(u' ', Qt::SkipEmptyParts);
    list.replaceInStrings(QStringLiteral("MOTION"), mMotion);
    list.replaceInStrings(QStringLiteral("CAMERA"), mCamera);
    return run(list);
}

void TestCliPose::printsWhereBonesAre()
{
    const Run result = pose(QStringLiteral("pose --model testrig --motion MOTION --frames 0,12.5,25 --json"));
    QCOMPARE(result.status, 0);
    QCOMPARE(result.json().value(u"frames").toArray().size(), 3);

    const auto model = std::make_shared<Model>(makeTestRig());
    const Motion motion = readMotion(danceFile()).motion;
    MotionBinding binding(model);
    binding.bind(motion);
    PoseSolver solver(model);
    RigInput input;
    for (int i = 0; i < 3; ++i) {
        const QJsonObject frame = result.frame(i);
        QCOMPARE(frame.value(u"frame").toDouble(), 12.5 * i);
        binding.fill(motion, 12.5 * i, input);
        solver.solve(input);
        const QJsonObject bones = frame.value(u"bones").toObject();
        QCOMPARE(bones.size(), model->bones.size());
        for (qsizetype b = 0; b < model->bones.size(); ++b) {
            const QJsonObject bone = bones.value(model->bones[b].name).toObject();
            const BoneWorld &world = solver.bones()[std::size_t(b)];
            const QJsonArray position = bone.value(u"position").toArray();
            QCOMPARE(float(position[0].toDouble()), world.position.x + 0.0f);
            QCOMPARE(float(position[1].toDouble()), world.position.y + 0.0f);
            QCOMPARE(float(position[2].toDouble()), world.position.z + 0.0f);
            QCOMPARE(float(bone.value(u"rotation").toArray()[3].toDouble()), world.rotation.w);
        }
        const QJsonObject morphs = frame.value(u"morphs").toObject();
        QCOMPARE(morphs.size(), model->morphs.size());
        QCOMPARE(float(morphs.value(QStringLiteral("まばたき")).toDouble()), float(12.5 * i / 40));
        QCOMPARE(frame.value(u"visible").toBool(), i < 2);
        const QJsonObject ik = frame.value(u"ik").toObject();
        QCOMPARE(ik.size(), model->iks.size());
        QCOMPARE(ik.value(QStringLiteral("左足ＩＫ")).toBool(), i < 2);
        QCOMPARE(ik.value(QStringLiteral("右足ＩＫ")).toBool(), true);
        QVERIFY(!frame.contains(u"camera"));
    }
}

void TestCliPose::isWhatSamplePrints_data()
{
    QTest::addColumn<QString>("policy");
    QTest::newRow("as MMD") << QStringLiteral("mmd");
    QTest::newRow("hold") << QStringLiteral("hold");
}

void TestCliPose::isWhatSamplePrints()
{
    QFETCH(QString, policy);
    const QString options = QStringLiteral(" --frames 0-35:2.5 --json --before-first ") + policy;
    const Run posed = pose(QStringLiteral("pose --model testrig --motion MOTION") + options);
    const Run sampled = pose(QStringLiteral("sample MOTION") + options);
    QCOMPARE(posed.status, 0);
    QCOMPARE(sampled.json().value(u"frames").toArray().size(), 15);
    // The root has no parent and rests at 0, so it is in the world where its keys say.
    for (int i = 0; i < 15; ++i) {
        const QJsonObject a =
            posed.frame(i).value(u"bones").toObject()[QStringLiteral("全ての親")].toObject();
        const QJsonObject b =
            sampled.frame(i).value(u"bones").toObject()[QStringLiteral("全ての親")].toObject();
        QCOMPARE(posed.frame(i).value(u"frame"), sampled.frame(i).value(u"frame"));
        for (const char *part : {"position", "rotation"}) {
            const QJsonArray actual = a[QLatin1String(part)].toArray();
            const QJsonArray expected = b[QLatin1String(part)].toArray();
            QCOMPARE(actual.size(), expected.size());
            for (int k = 0; k < expected.size(); ++k)
                COMPARE_NEAR(actual[k].toDouble(), expected[k].toDouble(), 1e-6);
        }
        COMPARE_NEAR(posed.frame(i).value(u"morphs").toObject()[QStringLiteral("まばたき")].toDouble(),
                     sampled.frame(i).value(u"morphs").toObject()[QStringLiteral("まばたき")].toDouble(),
                     1e-7);
        QCOMPARE(posed.frame(i).value(u"ik").toObject()[QStringLiteral("左足ＩＫ")],
                 sampled.frame(i).value(u"ik").toObject()[QStringLiteral("左足ＩＫ")]);
    }
}

void TestCliPose::printsTheCamera()
{
    const Run result = pose(QStringLiteral(
        "pose --model testrig --motion MOTION --camera CAMERA --frames 10 --json --only camera"));
    QCOMPARE(result.status, 0);
    const QJsonObject frame = result.frame(0);
    COMPARE_NEAR(frame.value(u"camera").toObject().value(u"distance").toDouble(), -37.5, 1e-9);
    QVERIFY(frame.value(u"bones").toObject().isEmpty());
    QVERIFY(!frame.contains(u"ik"));
    const Run own = pose(QStringLiteral("pose --model testrig --motion CAMERA --frames 20 --json"));
    COMPARE_NEAR(own.frame(0).value(u"camera").toObject().value(u"distance").toDouble(), -30, 1e-9);
}

void TestCliPose::printsText()
{
    const Run result = pose(QStringLiteral("pose --model testrig --motion MOTION --frames 30"));
    QCOMPARE(result.status, 0);
    QVERIFY(result.out.startsWith(QStringLiteral("Frame 30\n")));
    QVERIFY(result.out.contains(QStringLiteral("4.000000")));
    QVERIFY(result.out.contains(QStringLiteral("左足ＩＫ")));
}

void TestCliPose::keepsToTheNamesAskedFor()
{
    const Run result = pose(
        QStringLiteral("pose --model testrig --motion MOTION --frames 0 --json --only センター,まばたき"));
    QCOMPARE(result.status, 0);
    QCOMPARE(result.frame(0).value(u"bones").toObject().keys(), QStringList({QStringLiteral("センター")}));
    QCOMPARE(result.frame(0).value(u"morphs").toObject().keys(), QStringList({QStringLiteral("まばたき")}));
    const Run none = pose(QStringLiteral("pose --model testrig --motion MOTION --frames 0 --only しっぽ"));
    QCOMPARE(none.status, 2);
    QVERIFY(none.err.contains(QStringLiteral("しっぽ")));
}

void TestCliPose::posesAModelFile()
{
    const QString model = write(QStringLiteral("model.pmd"), pmdModel());
    const Run result = pose(QStringLiteral("pose --motion MOTION --frames 0 --json --model ") + model);
    QCOMPARE(result.status, 0);
    const QJsonObject bones = result.frame(0).value(u"bones").toObject();
    QVERIFY(bones.contains(QStringLiteral("センター")));
    QVERIFY(bones.contains(QStringLiteral("頭")));
}

void TestCliPose::saysWhatTheModelLacks()
{
    const Run result = pose(QStringLiteral("pose --model testrig --motion MOTION --frames 0 --json"));
    QCOMPARE(result.status, 0);
    QVERIFY2(result.err.contains(QStringLiteral("尻尾")), qPrintable(result.err));
    QVERIFY(!result.err.contains(QStringLiteral("まばたき")));
}

void TestCliPose::saysWhatIsMissing_data()
{
    QTest::addColumn<QString>("arguments");
    QTest::addColumn<QString>("message");
    const auto row = [](const char *arguments, const char *message) {
        QTest::newRow(arguments) << QString::fromUtf8(arguments) << QString::fromUtf8(message);
    };
    row("pose --motion MOTION --frames 0", "--model is missing");
    row("pose --model testrig --frames 0", "--motion is missing");
    row("pose --model testrig --motion MOTION", "--frames is missing");
    row("pose --model testrig --motion missing.vmd --frames 0", "“missing.vmd”");
    row("pose --model missing.pmx --motion MOTION --frames 0", "“missing.pmx”");
    row("pose --model MOTION --motion MOTION --frames 0", "dance.vmd");
    row("pose --model testrig --motion MOTION --camera missing.vmd --frames 0", "“missing.vmd”");
    row("pose --model testrig --motion MOTION --frames x", "x");
    row("pose extra --model testrig --motion MOTION --frames 0", "There are too many files");
}

void TestCliPose::saysWhatIsMissing()
{
    QFETCH(QString, arguments);
    QFETCH(QString, message);
    const Run result = pose(arguments);
    QCOMPARE(result.status, 2);
    QCOMPARE(result.out, QString());
    QVERIFY2(result.err.contains(message), qPrintable(result.err));
}

QTEST_GUILESS_MAIN(TestCliPose)
#include "tst_clipose.moc"
