// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor-core/sampling/sampler.h"
#include "editor-core/text/nametext.h"
#include "editor-core/vmd/reader.h"
#include "tests/support/clirun.h"
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

/// The left foot is lifted by IK.
QByteArray step()
{
    FileBuilder file;
    file.count(2);
    file.bone(cp932(QStringLiteral("左足ＩＫ")), 0, {0, 0, 0})
        .bone(cp932(QStringLiteral("左足ＩＫ")), 20, {0, 3, -2});
    file.count(0).count(0).count(0).count(0).count(0);
    return file.bytes();
}

} // namespace

/// furitsuke bake.
class TestCliBake : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init();

    void chainGetsKeysAndIkIsOff();
    void onKeysNeedsFewer();
    void wrongUsageIsSaid_data();
    void wrongUsageIsSaid();

private:
    Run run(const QString &arguments) const;
    QString path(const char *name) const { return mFolder->filePath(QLatin1String(name)); }
    Motion out() const { return readMotionFile(path("out.vmd")).motion; }
    static QList<quint32> framesOf(const Motion &motion, const QString &bone);

    std::unique_ptr<QTemporaryDir> mFolder;
};

void TestCliBake::init()
{
    mFolder = std::make_unique<QTemporaryDir>();
    QFile file(path("in.vmd"));
    QVERIFY(file.open(QIODevice::WriteOnly));
    file.write(step());
}

Run TestCliBake::run(const QString &arguments) const
{
    QStringList list = {QStringLiteral("bake"), path("in.vmd")};
    list += arguments.split(u' ', Qt::SkipEmptyParts);
    list += {QStringLiteral("-o"), path("out.vmd")};
    return furitsuke::test::run(list);
}

QList<quint32> TestCliBake::framesOf(const Motion &motion, const QString &bone)
{
    for (const BoneTrack &track : motion.bones) {
        if (track.name == cp932(bone))
            return track.keys.frames();
    }
    return {};
}

void TestCliBake::chainGetsKeysAndIkIsOff()
{
    const Run result = run(QStringLiteral("--model testrig --ik 左足ＩＫ,左つま先ＩＫ --into fk --to 20"));
    QVERIFY2(result.status == 0, qPrintable(result.err));
    const Motion made = out();
    QCOMPARE(framesOf(made, QStringLiteral("左ひざ")).size(), 22); // 0 to 20, and rest after it
    const StatePose during = sampleState(made.states, 10);
    QVERIFY(during.ikOff.contains(cp932(QStringLiteral("左足ＩＫ"))));
    QVERIFY(!sampleState(made.states, 21).ikOff.contains(cp932(QStringLiteral("左足ＩＫ"))));
    QVERIFY2(result.out.contains(QLatin1String("Off by at most")), qPrintable(result.out));
}

void TestCliBake::onKeysNeedsFewer()
{
    const Run result = run(QStringLiteral("--model testrig --ik 左足ＩＫ --into fk --on-keys"));
    QVERIFY2(result.status != 2, qPrintable(result.err));
    QCOMPARE(framesOf(out(), QStringLiteral("左ひざ")), (QList<quint32>{0, 20, 21}));
}

void TestCliBake::wrongUsageIsSaid_data()
{
    QTest::addColumn<QString>("arguments");
    QTest::addColumn<QString>("message");
    const auto row = [](const char *arguments, const char *message) {
        QTest::newRow(arguments) << QString::fromUtf8(arguments) << QString::fromUtf8(message);
    };
    row("--ik 左足ＩＫ --into fk", "--model is missing");
    row("--model testrig --ik 左足ＩＫ", "--into is missing");
    row("--model testrig --ik 左足ＩＫ --into both", "--into takes fk or ik, not “both”");
    row("--model testrig --into fk", "--ik is missing; the model has 左足ＩＫ");
    row("--model testrig --ik 尻尾ＩＫ --into fk", "The model has no IK “尻尾ＩＫ”");
    row("--model testrig --ik 左足ＩＫ --into fk --from 9 --to 3", "The last frame is before the first");
    row("--model testrig --ik 左足ＩＫ --into fk --every 2 --on-keys", "exclude each other");
    row("--model testrig --ik 左足ＩＫ --into fk --every 0", "--every");
    row("--model none.pmx --ik 左足ＩＫ --into fk", "There is no such file");
}

void TestCliBake::wrongUsageIsSaid()
{
    QFETCH(const QString, arguments);
    QFETCH(const QString, message);
    const Run result = run(arguments);
    QCOMPARE(result.status, 2);
    QVERIFY2(result.err.contains(message), qPrintable(result.err));
    QVERIFY(!QFile::exists(path("out.vmd")));
}

QTEST_GUILESS_MAIN(TestCliBake)
#include "tst_clibake.moc"
