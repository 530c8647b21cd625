// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor-core/text/nametext.h"
#include "editor-core/vmd/reader.h"
#include "tests/support/clirun.h"
#include "tests/support/corpus.h"
#include "tests/support/motions.h"

#include <QTemporaryDir>
#include <QTest>

using namespace furitsuke;
using namespace furitsuke::test;

namespace {

QByteArray cp932(const QString &name)
{
    return encodeName(name, NameEncoding::Cp932).bytes;
}

/// 左腕 at 0 and 10, 右腕 at 10 and 20, 首 at 0, ウィンク at 5; 左足ＩＫ is off.
QByteArray dance()
{
    FileBuilder file;
    file.count(5);
    file.bone(cp932(QStringLiteral("左腕")), 0, {1, 1, 0}).bone(cp932(QStringLiteral("右腕")), 20, {1, 2, 0});
    file.bone(cp932(QStringLiteral("左腕")), 10, {1, 3, 0})
        .bone(cp932(QStringLiteral("右腕")), 10, {1, 4, 0});
    file.bone(cp932(QStringLiteral("首")), 0, {1, 5, 0}, {0, 0.6f, 0, 0.8f});
    file.count(1).morph(cp932(QStringLiteral("ウィンク")), 5, 0.5f);
    file.count(1).camera(0).count(0).count(0).count(1);
    file.state(0, true, {{cp932(QStringLiteral("左足ＩＫ")), false}});
    return file.bytes();
}

} // namespace

/// furitsuke mirror.
class TestCliMirror : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init();

    void exchangesSides();
    void chosenTracksBringTheirCounterparts();
    void framesLimitIt();
    void twiceIsTheFileItself();
    void saysWhatIsNotMirrored();

private:
    Run run(QString arguments) const;
    QString path(const char *name) const { return mFolder->filePath(QLatin1String(name)); }
    void write(const QByteArray &bytes) const;
    Motion out(const char *name = "out.vmd") const { return readMotionFile(path(name)).motion; }
    QList<float> heights(const QString &bone) const;

    std::unique_ptr<QTemporaryDir> mFolder;
};

void TestCliMirror::init()
{
    mFolder = std::make_unique<QTemporaryDir>();
    QVERIFY(mFolder->isValid());
    write(dance());
}

void TestCliMirror::write(const QByteArray &bytes) const
{
    QFile file(path("in.vmd"));
    if (!file.open(QIODevice::WriteOnly) || file.write(bytes) != bytes.size())
        qFatal("A test file cannot be written.");
}

Run TestCliMirror::run(QString arguments) const
{
    QStringList list = arguments.split(u' ');
    list.replaceInStrings(QStringLiteral("IN"), path("in.vmd"));
    list.replaceInStrings(QStringLiteral("OUT"), path("out.vmd"));
    list.replaceInStrings(QStringLiteral("BACK"), path("back.vmd"));
    return test::run(list);
}

/// Which keys of the file a bone has now.
QList<float> TestCliMirror::heights(const QString &bone) const
{
    const Motion motion = out();
    QList<float> result;
    const qint32 index = motion.findBone(cp932(bone));
    if (index >= 0) {
        for (const Vec3f &position : motion.bones[index].keys.column<&BoneKey::position>())
            result.append(position.y);
    }
    return result;
}

void TestCliMirror::exchangesSides()
{
    const Run result = run(QStringLiteral("mirror IN -o OUT"));
    QCOMPARE(result.err, QString());
    QCOMPARE(result.status, 0);
    QCOMPARE(heights(QStringLiteral("左腕")), (QList<float>{4, 2}));
    QCOMPARE(heights(QStringLiteral("右腕")), (QList<float>{1, 3}));
    const Motion motion = out();
    const BoneKey neck = motion.bones[motion.findBone(cp932(QStringLiteral("首")))].keys.key(0);
    QVERIFY(neck.position == (Vec3f{-1, 5, 0}));
    QVERIFY(neck.rotation == (Quatf{0, -0.6f, 0, 0.8f}));
    QVERIFY(motion.findMorph(cp932(QStringLiteral("ウィンク右"))) >= 0);
    QCOMPARE(motion.states.key(0).ik.at(0).name.name(), cp932(QStringLiteral("右足ＩＫ")));
}

void TestCliMirror::chosenTracksBringTheirCounterparts()
{
    QCOMPARE(run(QStringLiteral("mirror IN -o OUT --tracks 左*")).status, 0);
    QCOMPARE(heights(QStringLiteral("左腕")), (QList<float>{4, 2}));
    QCOMPARE(heights(QStringLiteral("右腕")), (QList<float>{1, 3}));
    const Motion motion = out();
    QCOMPARE(motion.bones[motion.findBone(cp932(QStringLiteral("首")))].keys.key(0).position.x, 1.0f);
    QVERIFY(motion.findMorph(cp932(QStringLiteral("ウィンク"))) >= 0);
}

void TestCliMirror::framesLimitIt()
{
    QCOMPARE(run(QStringLiteral("mirror IN -o OUT --frames 10-15")).status, 0);
    QCOMPARE(heights(QStringLiteral("左腕")), (QList<float>{1, 4}));
    QCOMPARE(heights(QStringLiteral("右腕")), (QList<float>{3, 2}));
    QCOMPARE(run(QStringLiteral("mirror IN -o BACK --frames 100-")).status, 1);
    QCOMPARE(fileContent(path("back.vmd")), dance());
}

void TestCliMirror::twiceIsTheFileItself()
{
    QCOMPARE(run(QStringLiteral("mirror IN -o OUT")).status, 0);
    QVERIFY(fileContent(path("out.vmd")) != dance());
    QCOMPARE(run(QStringLiteral("mirror OUT -o BACK")).status, 0);
    QCOMPARE(fileContent(path("back.vmd")), dance());
}

void TestCliMirror::saysWhatIsNotMirrored()
{
    FileBuilder file;
    file.count(2).bone("LeftHandIndex01", 0, {1, 0, 0}).bone("neck", 0, {1, 0, 0});
    file.count(0).count(0).count(0).count(0).count(0);
    write(file.bytes());
    const Run result = run(QStringLiteral("mirror IN -o OUT"));
    QCOMPARE(result.status, 1);
    QVERIFY2(result.err.contains(QStringLiteral("LeftHandIndex01")), qUtf8Printable(result.err));
    QVERIFY2(result.out.contains(QStringLiteral("1 key(s) changed")), qUtf8Printable(result.out));
    QCOMPARE(out().bones.at(0).keys.key(0).position.x, 1.0f);
}

QTEST_GUILESS_MAIN(TestCliMirror)
#include "tst_climirror.moc"
