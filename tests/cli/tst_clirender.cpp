// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/clirun.h"

#include <QFile>
#include <QImage>
#include <QProcess>
#include <QTemporaryDir>
#include <QTest>

using namespace furitsuke;
using namespace furitsuke::test;

namespace {

/// Runs the program itself: it needs a display of its own.
Run runProgram(const QStringList &arguments, const QByteArray &platform = {})
{
    QProcess process;
    QProcessEnvironment environment = QProcessEnvironment::systemEnvironment();
    environment.insert(QStringLiteral("LANGUAGE"), QStringLiteral("en"));
    if (!platform.isEmpty())
        environment.insert(QStringLiteral("QT_QPA_PLATFORM"), QString::fromLatin1(platform));
    if (platform == "none") {
        environment.remove(QStringLiteral("QT_QPA_PLATFORM"));
        environment.remove(QStringLiteral("DISPLAY"));
        environment.remove(QStringLiteral("WAYLAND_DISPLAY"));
    }
    process.setProcessEnvironment(environment);
    process.start(QStringLiteral(FURITSUKE_EXECUTABLE), QStringList(QStringLiteral("render")) + arguments);
    process.waitForFinished(60000);
    Run result;
    result.status = process.exitStatus() == QProcess::NormalExit ? process.exitCode() : -1;
    result.out = QString::fromUtf8(process.readAllStandardOutput());
    result.err = QString::fromUtf8(process.readAllStandardError());
    return result;
}

double share(const QImage &image, QRgb colour)
{
    qsizetype count = 0;
    for (int y = 0; y < image.height(); ++y) {
        for (int x = 0; x < image.width(); ++x)
            count += image.pixel(x, y) == colour;
    }
    return double(count) / (image.width() * image.height());
}

} // namespace

#define NEEDS_OPENGL()                                                                                       \
    do {                                                                                                     \
        if (!mDraws)                                                                                         \
            QSKIP("There is no OpenGL here.");                                                               \
    } while (false)

/// "furitsuke render"
class TestCliRender : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase();
    void drawsMotionIntoPng();
    void framesDiffer();
    void cameraFileIsLookedThrough();
    void saysWhatIsMissingWithoutDisplay_data();
    void saysWhatIsMissingWithoutDisplay();
    void refusesWrongOptions_data();
    void refusesWrongOptions();
    void keepsExistingFiles();

private:
    QString path(const char *name) const { return mFolder.filePath(QLatin1String(name)); }
    QStringList plain(const char *output, const QString &frame = QStringLiteral("0")) const
    {
        return {QStringLiteral("--motion"),     path("dance.vmd"),
                QStringLiteral("--frame"),      frame,
                QStringLiteral("--size"),       QStringLiteral("200x160"),
                QStringLiteral("--show"),       QStringLiteral("skin,edges"),
                QStringLiteral("--background"), QStringLiteral("#00ff00"),
                QStringLiteral("-o"),           path(output)};
    }

    QTemporaryDir mFolder;
    bool mDraws = false;
};

void TestCliRender::initTestCase()
{
    QVERIFY(mFolder.isValid());
    const auto copy = [this](const char *name, const char *to) {
        return QFile::copy(QStringLiteral(FURITSUKE_SOURCE_DIR "/app/resources/demo/") + QLatin1String(name),
                           path(to));
    };
    QVERIFY(copy("demo-dance.vmd", "dance.vmd"));
    QVERIFY(copy("demo-camera.vmd", "camera.vmd"));
    const Run probe = runProgram(plain("probe.png"));
    mDraws = !probe.err.contains(QStringLiteral("OpenGL"));
}

void TestCliRender::drawsMotionIntoPng()
{
    NEEDS_OPENGL();
    const Run result = runProgram(plain("out.png"));
    QCOMPARE(result.err, QString());
    QCOMPARE(result.status, 0);
    const QImage image(path("out.png"));
    QCOMPARE(image.size(), QSize(200, 160));
    const double background = share(image, qRgb(0, 255, 0));
    QVERIFY2(background > 0.4 && background < 0.97, qPrintable(QString::number(background)));
    QCOMPARE(image.pixel(0, 0), qRgb(0, 255, 0));
}

void TestCliRender::framesDiffer()
{
    NEEDS_OPENGL();
    QCOMPARE(runProgram(plain("at0.png")).status, 0);
    QCOMPARE(runProgram(plain("at60.png", QStringLiteral("60.5"))).status, 0);
    QVERIFY(QImage(path("at0.png")) != QImage(path("at60.png")));
}

void TestCliRender::cameraFileIsLookedThrough()
{
    NEEDS_OPENGL();
    QCOMPARE(runProgram(plain("front.png")).status, 0);
    QCOMPARE(
        runProgram(plain("camera.png") + QStringList{QStringLiteral("--camera"), path("camera.vmd")}).status,
        0);
    QVERIFY(QImage(path("front.png")) != QImage(path("camera.png")));
    const Run none =
        runProgram(plain("none.png") + QStringList{QStringLiteral("--camera"), path("dance.vmd")});
    QCOMPARE(none.status, 2);
    QVERIFY2(none.err.contains(QStringLiteral("no camera keys")), qPrintable(none.err));
}

void TestCliRender::saysWhatIsMissingWithoutDisplay_data()
{
    QTest::addColumn<QByteArray>("platform");
    QTest::newRow("no display") << QByteArray("none");
    QTest::newRow("platform without a screen") << QByteArray("offscreen");
}

void TestCliRender::saysWhatIsMissingWithoutDisplay()
{
    QFETCH(QByteArray, platform);
    const Run result = runProgram(plain("nothing.png"), platform);
    QCOMPARE(result.status, 2);
    QVERIFY2(result.err.contains(QStringLiteral("display")) &&
                 result.err.contains(QStringLiteral("xvfb-run")),
             qPrintable(result.err));
    QVERIFY(!result.err.contains(QStringLiteral("qt.qpa")));
    QVERIFY(!QFile::exists(path("nothing.png")));
}

void TestCliRender::refusesWrongOptions_data()
{
    QTest::addColumn<QStringList>("arguments");
    QTest::addColumn<QString>("error");
    const QString motion = QStringLiteral("--motion=x.vmd");
    const QString output = QStringLiteral("--output=x.png");
    QTest::newRow("no motion") << QStringList{output} << "--motion is missing";
    QTest::newRow("no output") << QStringList{motion} << "--output is missing";
    QTest::newRow("frame") << QStringList{motion, output, QStringLiteral("--frame=x")} << "--frame takes";
    QTest::newRow("frame before 0") << QStringList{motion, output, QStringLiteral("--frame=-1")}
                                    << "--frame takes";
    QTest::newRow("size") << QStringList{motion, output, QStringLiteral("--size=9999x3")} << "--size takes";
    QTest::newRow("side") << QStringList{motion, output, QStringLiteral("--from=within")} << "--from takes";
    QTest::newRow("part") << QStringList{motion, output, QStringLiteral("--show=grid,fog")} << "--show takes";
    QTest::newRow("colour") << QStringList{motion, output, QStringLiteral("--background=blurple")}
                            << "--background takes";
}

void TestCliRender::refusesWrongOptions()
{
    QFETCH(QStringList, arguments);
    QFETCH(QString, error);
    // These are said before there is need of a display.
    const Run refused = run(QStringList(QStringLiteral("render")) + arguments);
    QCOMPARE(refused.status, 2);
    QVERIFY2(refused.err.contains(error), qPrintable(refused.err));
}

void TestCliRender::keepsExistingFiles()
{
    QFile file(path("kept.png"));
    QVERIFY(file.open(QIODevice::WriteOnly));
    file.write("mine");
    file.close();
    const Run result = runProgram(plain("kept.png"));
    QCOMPARE(result.status, 2);
    QVERIFY(result.err.contains(QStringLiteral("--force")));
    QVERIFY(file.open(QIODevice::ReadOnly));
    QCOMPARE(file.readAll(), QByteArray("mine"));
}

QTEST_GUILESS_MAIN(TestCliRender)
#include "tst_clirender.moc"
