// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor-core/edits/thintext.h"
#include "editor-core/vmd/reader.h"
#include "editor-core/vmd/writer.h"
#include "tests/support/captures.h"
#include "tests/support/clirun.h"
#include "tests/support/corpus.h"
#include "tests/support/smallmotions.h"
#include "tests/support/thincheck.h"

#include <QTemporaryDir>
#include <QTest>

#include <memory>

using namespace furitsuke;
using namespace furitsuke::test;

/// The command that takes out keys. IN stands for a recording of four bones with a key on each of 200 frames,
/// a morph that starts at rest, and display/IK records at 0 and 100.
class TestCliThin : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init();

    void saysWhatStaysAndHowFarItIsOff_data();
    void saysWhatStaysAndHowFarItIsOff();
    void onlyChosenKeysGo();
    void extremesAndRestOnDemand();
    void nothingToTakeOutIsSaid_data();
    void nothingToTakeOutIsSaid();
    void displayRecordsCannotBeThinned();
    void helpSaysHowFarAnglesMayBeOff();
    void refuses_data();
    void refuses();

private:
    QString path(const char *name) const { return mFolder->filePath(QLatin1String(name)); }
    Run thin(const QString &options) const
    {
        return run(
            QStringList{QStringLiteral("thin"), path("in.vmd"), QStringLiteral("-o"), path("out.vmd")} +
            options.split(u' ', Qt::SkipEmptyParts));
    }
    void write(const Motion &motion) const
    {
        QFile file(path("in.vmd"));
        if (!file.open(QIODevice::WriteOnly) || file.write(writeMotion(motion)) < 0)
            qFatal("The motion cannot be written.");
    }
    Motion input() const { return readMotionFile(path("in.vmd")).motion; }
    Motion output() const { return readMotionFile(path("out.vmd")).motion; }

    std::unique_ptr<QTemporaryDir> mFolder;
};

void TestCliThin::init()
{
    mFolder = std::make_unique<QTemporaryDir>();
    Motion motion = captureMotion({4, 200, 1, 2});
    motion.morphs = motionOf(morph({{0, 0}, {50, 0.25f}, {100, 0.5f}, {150, 0.1f}})).morphs;
    motion.states = states({{.frame = 0}, {.frame = 100, .visible = 0}});
    write(settled(motion));
}

void TestCliThin::saysWhatStaysAndHowFarItIsOff_data()
{
    QTest::addColumn<QString>("options");
    QTest::addColumn<double>("position");
    QTest::addColumn<double>("angle");
    QTest::addColumn<double>("weight");
    const ThinOptions defaults;
    QTest::newRow("as usual") << QString() << defaults.bounds[0] << defaults.bounds[1] << defaults.bounds[2];
    QTest::newRow("bounds") << QStringLiteral("--position 0.5 --angle 3 --weight 0.3") << 0.5 << 3.0 << 0.3;
    QTest::newRow("one bound") << QStringLiteral("--angle 5.5") << defaults.bounds[0] << 5.5
                               << defaults.bounds[2];
    QTest::newRow("nothing may be off")
        << QStringLiteral("--position 0 --angle 0 --weight 0") << 0.0 << 0.0 << 0.0;
}

void TestCliThin::saysWhatStaysAndHowFarItIsOff()
{
    QFETCH(QString, options);
    QFETCH(double, position);
    QFETCH(double, angle);
    QFETCH(double, weight);
    const Run result = thin(options);
    const Motion before = input();
    const Motion after = output();
    // Where no key may go that is said, and the status says so.
    QCOMPARE(result.status, after == before ? 1 : 0);
    QVERIFY2(result.err.isEmpty() == (result.status == 0), qPrintable(result.err));
    const std::array<double, thinQuantityCount> worst = deviations(before, after, 1000);
    QVERIFY(worst[0] <= position);
    QVERIFY(worst[1] <= angle + 1e-9);
    QVERIFY(worst[2] <= weight);
    const qsizetype states = before.keyCount(TrackKind::State);
    QVERIFY2(result.out.contains(QStringLiteral("%1 key(s), of which %2 stay(s) (")
                                     .arg(before.keyCount() - states)
                                     .arg(after.keyCount() - states)),
             qPrintable(result.out));
    if (worst[1] > 0) {
        QVERIFY2(
            result.out.contains(QStringLiteral("Angle: off by %1° at most (bone").arg(worst[1], 0, 'g', 3)),
            qPrintable(result.out));
    } else {
        QVERIFY2(result.out.contains(QStringLiteral("stays exactly as it is")), qPrintable(result.out));
    }
    QCOMPARE(framesOf(after, stateTrack), QList<quint32>({0, 100}));
}

void TestCliThin::onlyChosenKeysGo()
{
    const Run result = thin(QStringLiteral("--tracks bone1 --frames 50-120"));
    QCOMPARE(result.status, 0);
    QVERIFY2(result.out.contains(QStringLiteral("71 key(s), of which")), qPrintable(result.out));
    const Motion before = input();
    const Motion after = output();
    QCOMPARE(after.bones[0].keys, before.bones[0].keys);
    const QList<quint32> frames = framesOf(after, bone1);
    QVERIFY(frames.size() < 200);
    QCOMPARE(frames.first(50), framesOf(before, bone1).first(50));
    QCOMPARE(frames.last(80), framesOf(before, bone1).last(80));
}

void TestCliThin::extremesAndRestOnDemand()
{
    const QString coarse = QStringLiteral("--weight 0.45 --tracks morphs");
    QCOMPARE(thin(coarse).status, 0);
    QCOMPARE(framesOf(output(), morph0), QList<quint32>({0, 150}));
    QCOMPARE(thin(QStringLiteral("--weight 0.2 --tracks morphs --force --keep-extremes --drop-rest")).status,
             0);
    QCOMPARE(framesOf(output(), morph0), QList<quint32>({100, 150}));
}

void TestCliThin::nothingToTakeOutIsSaid_data()
{
    QTest::addColumn<QString>("options");
    QTest::addColumn<QString>("message");
    QTest::newRow("all keys are needed")
        << QString() << QStringLiteral("Nothing was changed: this edit leaves the motion as it is.");
    QTest::newRow("no keys there") << QStringLiteral("--frames 1000-2000")
                                   << QStringLiteral("there is no key in these tracks and frames");
}

/// It is done all the same, as every editing command does: OUT is IN, and the status says so.
void TestCliThin::nothingToTakeOutIsSaid()
{
    QFETCH(QString, options);
    QFETCH(QString, message);
    write(oneBone({0, 10}));
    const Run result = thin(options);
    QCOMPARE(result.status, 1);
    QVERIFY2(result.err.contains(message), qPrintable(result.err));
    QVERIFY2(!options.isEmpty() ||
                 result.out.contains(QStringLiteral("2 key(s), of which 2 stay(s) (100 %).")),
             qPrintable(result.out));
    QCOMPARE(fileContent(path("out.vmd")), fileContent(path("in.vmd")));
}

void TestCliThin::displayRecordsCannotBeThinned()
{
    const Run result = thin(QStringLiteral("--tracks states"));
    QCOMPARE(result.status, 1);
    QVERIFY2(result.out.contains(QStringLiteral("There are no keys that could be thinned out.")),
             qPrintable(result.out));
    QVERIFY2(!result.out.contains(u'%'), qPrintable(result.out));
    QVERIFY2((result.out + result.err).contains(QStringLiteral("2 display/IK record(s) stay as they are")),
             qPrintable(result.out + result.err));
    QCOMPARE(fileContent(path("out.vmd")), fileContent(path("in.vmd")));
}

void TestCliThin::helpSaysHowFarAnglesMayBeOff()
{
    const Run result = run({QStringLiteral("thin"), QStringLiteral("--help")});
    QVERIFY2(result.out.contains(QStringLiteral("90 at most")), qPrintable(result.out));
}

void TestCliThin::refuses_data()
{
    QTest::addColumn<QString>("options");
    QTest::addColumn<QString>("message");
    QTest::newRow("no number") << QStringLiteral("--position far")
                               << QStringLiteral("--position takes a number");
    QTest::newRow("negative") << QStringLiteral("--angle -1") << QStringLiteral("not “-1”");
    QTest::newRow("not a number") << QStringLiteral("--weight nan")
                                  << QStringLiteral("--weight takes a number");
    QTest::newRow("infinite") << QStringLiteral("--position inf")
                              << QStringLiteral("--position takes a number");
    QTest::newRow("too large an angle") << QStringLiteral("--angle 91") << QStringLiteral("90 degrees");
}

void TestCliThin::refuses()
{
    QFETCH(QString, options);
    QFETCH(QString, message);
    const QByteArray before = fileContent(path("in.vmd"));
    const Run result = thin(options);
    QCOMPARE(result.status, 2);
    QVERIFY2(result.err.contains(message), qPrintable(result.err));
    QVERIFY(!QFile::exists(path("out.vmd")));
    QCOMPARE(fileContent(path("in.vmd")), before);
}

QTEST_GUILESS_MAIN(TestCliThin)
#include "tst_clithin.moc"
