// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor-core/text/nametext.h"
#include "editor-core/vmd/reader.h"
#include "editor-core/vpd/posefile.h"
#include "tests/support/clirun.h"
#include "tests/support/motions.h"

#include <QTemporaryDir>
#include <QTest>

using namespace furitsuke;
using namespace furitsuke::test;

/// furitsuke vpd.
class TestCliVpd : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init();

    void printsAPose();
    void printsJson();
    void warningsAreFindings();
    void poseBecomesKeys();
    void motionGivesAPose();
    void thereAndBack();
    void faultsAreSaid_data();
    void faultsAreSaid();

private:
    Run run(const QString &arguments) const;
    QString path(const char *name) const { return mFolder->filePath(QLatin1String(name)); }
    void write(const char *name, const QByteArray &bytes) const;

    std::unique_ptr<QTemporaryDir> mFolder;
};

void TestCliVpd::init()
{
    mFolder = std::make_unique<QTemporaryDir>();
    QVERIFY(mFolder->isValid());
    FileBuilder file;
    file.count(3).bone("arm", 0).bone("arm", 10, {10, 0, 0}).bone("leg", 0, {0, 1, 0});
    file.count(1).morph("smile", 0, 0.5f);
    write("in.vmd", file.bytes());
    PoseFile pose;
    pose.model = QStringLiteral("test.osm");
    pose.bones = {{QStringLiteral("arm"), {1, 2, 3}, {0, 0.6f, 0, 0.8f}},
                  {QStringLiteral("new"), {4, 5, 6}, {}}};
    write("in.vpd", writePose(pose).bytes);
}

void TestCliVpd::write(const char *name, const QByteArray &bytes) const
{
    QFile file(path(name));
    if (!file.open(QIODevice::WriteOnly) || file.write(bytes) != bytes.size())
        qFatal("A test file cannot be written.");
}

/// Names of files stand for those of the test's folder.
Run TestCliVpd::run(const QString &arguments) const
{
    QStringList list = {QStringLiteral("vpd")};
    for (const QString &word : arguments.split(u' ', Qt::SkipEmptyParts))
        list.append(word.endsWith(QLatin1String(".vmd")) || word.endsWith(QLatin1String(".vpd"))
                        ? mFolder->filePath(word)
                        : word);
    return test::run(list);
}

void TestCliVpd::printsAPose()
{
    const Run result = run(QStringLiteral("in.vpd"));
    QCOMPARE(result.err, QString());
    QCOMPARE(result.status, 0);
    QVERIFY(result.out.contains(QStringLiteral("Pose for test.osm: 2 bones, 0 morphs")));
    QVERIFY(result.out.contains(QStringLiteral("0.600000")));
}

void TestCliVpd::printsJson()
{
    const Run result = run(QStringLiteral("in.vpd --json"));
    QCOMPARE(result.status, 0);
    QCOMPARE(result.json().value(u"model").toString(), QStringLiteral("test.osm"));
    const QJsonArray bones = result.json().value(u"bones").toArray();
    QCOMPARE(bones.size(), 2);
    QCOMPARE(bones.at(1).toObject().value(u"position").toArray().at(2).toDouble(), 6.0);
}

void TestCliVpd::warningsAreFindings()
{
    write("odd.vpd", "Vocaloid Pose Data file\nx.osm;\n2;\nBone0{arm\n1,2,3;\n0,0,0,1;\n}\n");
    const Run result = run(QStringLiteral("odd.vpd"));
    QCOMPARE(result.status, 1);
    QVERIFY(result.err.contains(QStringLiteral("states 2 bones and has 1")));
}

void TestCliVpd::poseBecomesKeys()
{
    const Run result = run(QStringLiteral("in.vmd --pose in.vpd --frame 5 -o out.vmd"));
    QVERIFY2(result.status == 0 || result.status == 1, qPrintable(result.err));
    const Motion motion = readMotionFile(path("out.vmd")).motion;
    const qint32 arm = motion.findBone("arm");
    QCOMPARE(motion.bones[arm].keys.size(), 3);
    const BoneKey key = motion.bones[arm].keys.key(1);
    QCOMPARE(key.frame, 5u);
    QVERIFY(key.position == (Vec3f{1, 2, 3}));
    QVERIFY(key.rotation == (Quatf{0, 0.6f, 0, 0.8f}));
    QVERIFY(motion.findBone("new") >= 0);
    QCOMPARE(motion.bones[motion.findBone("leg")].keys.size(), 1);
}

void TestCliVpd::motionGivesAPose()
{
    const Run result = run(QStringLiteral("in.vmd --frame 2.5 -o out.vpd"));
    QCOMPARE(result.err, QString());
    QCOMPARE(result.status, 0);
    const PoseResult pose = readPoseFile(path("out.vpd"));
    QCOMPARE(pose.pose.bones.size(), 2);
    QCOMPARE(pose.pose.bones.at(0).position.x, 2.5f);
    QCOMPARE(pose.pose.morphs.at(0).weight, 0.5f);
    QCOMPARE(pose.pose.model, QStringLiteral("test.osm"));
    // There already, and not to be replaced unasked.
    QCOMPARE(run(QStringLiteral("in.vmd --frame 0 -o out.vpd")).status, 2);
    QCOMPARE(run(QStringLiteral("in.vmd --frame 0 --tracks arm -o out.vpd --force")).status, 0);
    QCOMPARE(readPoseFile(path("out.vpd")).pose.bones.size(), 1);
}

void TestCliVpd::thereAndBack()
{
    QVERIFY(run(QStringLiteral("in.vmd --pose in.vpd --frame 20 -o out.vmd")).status != 2);
    QVERIFY(run(QStringLiteral("out.vmd --frame 20 --tracks arm,new -o back.vpd")).status != 2);
    QVERIFY(readPoseFile(path("back.vpd")).pose == readPoseFile(path("in.vpd")).pose);
}

void TestCliVpd::faultsAreSaid_data()
{
    QTest::addColumn<QString>("arguments");
    QTest::addColumn<QString>("says");
    QTest::newRow("missing") << QStringLiteral("none.vpd") << QStringLiteral("none.vpd");
    QTest::newRow("a motion shown") << QStringLiteral("in.vmd") << QStringLiteral("no pose file");
    QTest::newRow("a pose as motion")
        << QStringLiteral("in.vpd --frame 0 -o out.vpd") << QStringLiteral("in.vpd");
    QTest::newRow("a motion as pose")
        << QStringLiteral("in.vmd --pose in.vmd -o out.vmd") << QStringLiteral("no pose file");
    QTest::newRow("no output") << QStringLiteral("in.vmd --pose in.vpd") << QStringLiteral("-o is missing");
    QTest::newRow("frame") << QStringLiteral("in.vmd --pose in.vpd --frame 1.5 -o out.vmd")
                           << QStringLiteral("1.5");
    QTest::newRow("pose's frame") << QStringLiteral("in.vmd --frame -3 -o out.vpd") << QStringLiteral("-3");
    QTest::newRow("no such track") << QStringLiteral("in.vmd --tracks nobody -o out.vpd")
                                   << QStringLiteral("nobody");
}

void TestCliVpd::faultsAreSaid()
{
    QFETCH(QString, arguments);
    QFETCH(QString, says);
    const Run result = run(arguments);
    QCOMPARE(result.status, 2);
    QVERIFY2(result.err.contains(says), qPrintable(result.err));
    QVERIFY(!QFile::exists(path("out.vmd")));
    QVERIFY(!QFile::exists(path("out.vpd")));
}

QTEST_GUILESS_MAIN(TestCliVpd)
#include "tst_clivpd.moc"
