// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/preview/exportdialog.h"
#include "app/preview/previewsession.h"
#include "tests/support/windowfixture.h"
#include "widgets/preview/previewview.h"

#include <QCheckBox>
#include <QComboBox>
#include <QDockWidget>
#include <QDoubleSpinBox>
#include <QImage>
#include <QLabel>
#include <QProgressBar>
#include <QPushButton>
#include <QSignalSpy>
#include <QSpinBox>
#include <QTest>

using namespace furitsuke;
using namespace furitsuke::test;

/// Pictures and films of the motion, made in the window.
class TestExport : public QObject, protected WindowFixture
{
    Q_OBJECT

private Q_SLOTS:
    void init();
    void cleanup() { closeWindows(); }

    void picturesShowTheMotionFrameByFrame();
    void numbersHaveTheDigitsOfTheLast();
    void moreThanOnePictureToAFrame();
    void cancelKeepsWholePictures();
    void unwritableFolderIsSaid();
    void filmIsMadeOfRawPictures();
    void failedFilmSaysWhyAndLeavesNothing();
    void programOfAnotherNameIsSaid();
    void soundGoesAlongFromItsPlace();
    void viewIsSavedAsItIsSeen();

private:
    PreviewSession &session() { return mWindow->preview(); }
    QString path(const QString &name) const { return mDir->filePath(name); }
    ExportDialog *openDialog();
    template <class Box>
    static Box *field(const ExportDialog *dialog, const char *name)
    {
        return dialog->findChild<Box *>(QLatin1String(name));
    }
    static void setNumber(QAbstractSpinBox *box, int value);
    void makeSmall(const ExportDialog *dialog, int first, int last);
    FrameExportResult run(ExportDialog *dialog, const QString &path);
    /// A program in the place of ffmpeg that does as the script says.
    QString programOf(const QByteArray &script);
    FrameExportResult runFilm(const QString &program, const QString &path);
    ScenePlayer::Parts parts();
};

void TestExport::init()
{
    openWindow();
    mWindow->openDemo(QStringLiteral("dance"));
    QTRY_VERIFY(!mWindow->document().motion().bones.isEmpty());
    auto *dock = mWindow->findChild<QDockWidget *>(QStringLiteral("previewDock"));
    dock->show();
    dock->raise();
    if (!session().view().fault().isEmpty())
        QSKIP(qPrintable(session().view().fault()));
    QTRY_VERIFY_WITH_TIMEOUT(!session().view().scene().actors.isEmpty(), 60000);
}

ExportDialog *TestExport::openDialog()
{
    mWindow->actions().action(QStringLiteral("preview.export"))->trigger();
    return mWindow->findChild<ExportDialog *>();
}

void TestExport::setNumber(QAbstractSpinBox *box, int value)
{
    box->setFocus();
    box->selectAll();
    QTest::keyClicks(box, QString::number(value));
    QTest::keyClick(box, Qt::Key_Tab);
}

void TestExport::makeSmall(const ExportDialog *dialog, int first, int last)
{
    setNumber(field<QDoubleSpinBox>(dialog, "exportLast"), last);
    setNumber(field<QDoubleSpinBox>(dialog, "exportFirst"), first);
    setNumber(field<QSpinBox>(dialog, "exportWidth"), 64);
    setNumber(field<QSpinBox>(dialog, "exportHeight"), 48);
}

FrameExportResult TestExport::run(ExportDialog *dialog, const QString &to)
{
    QSignalSpy done(dialog, &ExportDialog::exported);
    dialog->exportTo(to);
    if (done.isEmpty())
        done.wait(60000);
    return done.isEmpty() ? FrameExportResult() : done.first().first().value<FrameExportResult>();
}

void TestExport::picturesShowTheMotionFrameByFrame()
{
    ExportDialog *dialog = openDialog();
    QVERIFY(dialog);
    makeSmall(dialog, 10, 40);
    QVERIFY(field<QLabel>(dialog, "exportNote")->text().contains(QLatin1String("31")));
    const FrameExportResult result = run(dialog, path(QStringLiteral("dance.png")));
    QVERIFY2(result.ok(), qPrintable(result.fault));
    QCOMPARE(result.pictures, 31);
    const QImage first(path(QStringLiteral("dance_0000.png")));
    const QImage last(path(QStringLiteral("dance_0030.png")));
    QCOMPARE(first.size(), QSize(64, 48));
    QCOMPARE(last.size(), QSize(64, 48));
    QVERIFY(first != last);
    QVERIFY(!QFileInfo::exists(path(QStringLiteral("dance_0031.png"))));
    QVERIFY(!mWindow->document().isModified());
    // The same frame gives the same picture again.
    makeSmall(dialog, 40, 40);
    QVERIFY(run(dialog, path(QStringLiteral("one.png"))).ok());
    QCOMPARE(QImage(path(QStringLiteral("one_0000.png"))), last);
}

void TestExport::numbersHaveTheDigitsOfTheLast()
{
    QCOMPARE(QFileInfo(PictureSequence(path(QStringLiteral("a.b.png")), 3).fileOf(2)).fileName(),
             QStringLiteral("a.b_0002.png"));
    QCOMPARE(QFileInfo(PictureSequence(path(QStringLiteral("a.png")), 10001).fileOf(2)).fileName(),
             QStringLiteral("a_00002.png"));
    QCOMPARE(QFileInfo(PictureSequence(path(QStringLiteral("a.png")), 10000).fileOf(9999)).fileName(),
             QStringLiteral("a_9999.png"));
}

void TestExport::moreThanOnePictureToAFrame()
{
    const FrameExportPlan plan = FrameExportPlan::between(10, 20, 60);
    QCOMPARE(plan.pictures, 21);
    QCOMPARE(plan.step, 0.5);
    QCOMPARE(FrameExportPlan::between(10, 20, 10).pictures, 4);
    QCOMPARE(FrameExportPlan::between(10, 10, 30).pictures, 1);
    QCOMPARE(FrameExportPlan::between(0, FrameRange::latest, 60).pictures, std::numeric_limits<int>::max());
}

void TestExport::cancelKeepsWholePictures()
{
    ExportDialog *dialog = openDialog();
    QVERIFY(dialog);
    makeSmall(dialog, 0, 100000);
    QSignalSpy done(dialog, &ExportDialog::exported);
    dialog->exportTo(path(QStringLiteral("long.png")));
    QTRY_VERIFY_WITH_TIMEOUT(field<QProgressBar>(dialog, "exportProgress")->value() > 2, 60000);
    // The window lives on meanwhile.
    mWindow->document().setPlayhead(17);
    QTest::keyClick(dialog, Qt::Key_Escape);
    QCOMPARE(done.size(), 1);
    const auto result = done.first().first().value<FrameExportResult>();
    QVERIFY(result.cancelled);
    QVERIFY(dialog->isVisible());
    QVERIFY(!dialog->isRunning());
    for (int i = 0; i < result.pictures; ++i)
        QVERIFY(!QImage(path(QStringLiteral("long_%1.png").arg(i, 6, 10, QLatin1Char('0')))).isNull());
    QTest::keyClick(dialog, Qt::Key_Escape);
    QVERIFY(!dialog->isVisible());
}

void TestExport::unwritableFolderIsSaid()
{
    ExportDialog *dialog = openDialog();
    QVERIFY(dialog);
    makeSmall(dialog, 0, 3);
    const FrameExportResult result = run(dialog, path(QStringLiteral("no such folder/a.png")));
    QVERIFY2(result.fault.contains(QLatin1String("a_0000.png")), qPrintable(result.fault));
    QCOMPARE(result.pictures, 0);
    QVERIFY(field<QLabel>(dialog, "exportNote")->text().contains(result.fault));
}

QString TestExport::programOf(const QByteArray &script)
{
    const QString file = path(QStringLiteral("encoder"));
    QFile program(file);
    if (!program.open(QIODevice::WriteOnly))
        return {};
    program.write("#!/bin/sh\n" + script);
    program.close();
    program.setPermissions(QFile::ReadOwner | QFile::WriteOwner | QFile::ExeOwner);
    return file;
}

ScenePlayer::Parts TestExport::parts()
{
    ScenePlayer::Parts parts;
    parts.model = session().controller().model();
    parts.motion = mWindow->document().motion();
    parts.look = session().view().scene();
    return parts;
}

FrameExportResult TestExport::runFilm(const QString &program, const QString &to)
{
    FrameExportPlan plan = FrameExportPlan::between(0, 9, 30);
    plan.size = {34, 22};
    FrameExport work(
        parts(), plan,
        std::make_unique<Film>(program, to, plan.picturesPerSecond(), plan.pictures, std::nullopt));
    QSignalSpy done(&work, &FrameExport::finished);
    work.start();
    if (done.isEmpty())
        done.wait(60000);
    return done.isEmpty() ? FrameExportResult() : done.first().first().value<FrameExportResult>();
}

void TestExport::filmIsMadeOfRawPictures()
{
    // It writes what it gets into the last file that is named.
    const QString program = programOf("for last; do :; done\ncat > \"$last\"\n");
    const QString film = path(QStringLiteral("film.mp4"));
    const FrameExportResult result = runFilm(program, film);
    QVERIFY2(result.ok(), qPrintable(result.fault));
    QCOMPARE(QFileInfo(film).size(), qint64(10 * 34 * 22 * 3));
    QCOMPARE(QDir(mDir->path()).entryList({QStringLiteral("*.part*")}, QDir::Files | QDir::Hidden),
             QStringList());
}

void TestExport::failedFilmSaysWhyAndLeavesNothing()
{
    const QString program = programOf("for last; do :; done\ncat > \"$last\"\n"
                                      "echo first >&2\necho 'no such codec' >&2\nexit 1\n");
    const QString film = path(QStringLiteral("film.mp4"));
    const FrameExportResult result = runFilm(program, film);
    QVERIFY2(result.fault.contains(QLatin1String("no such codec")), qPrintable(result.fault));
    QVERIFY(!QFileInfo::exists(film));
    QCOMPARE(QDir(mDir->path()).entryList({QStringLiteral("*.part*")}, QDir::Files | QDir::Hidden),
             QStringList());
}

void TestExport::programOfAnotherNameIsSaid()
{
    const FrameExportResult result =
        runFilm(path(QStringLiteral("no program")), path(QStringLiteral("film.mp4")));
    QVERIFY2(result.fault.contains(QLatin1String("ffmpeg")), qPrintable(result.fault));
}

void TestExport::soundGoesAlongFromItsPlace()
{
    const auto words = [](double seconds) {
        return Film::arguments(QStringLiteral("f.mp4"), {64, 48}, 30, 90,
                               FilmSound{QStringLiteral("s.wav"), seconds})
            .join(u' ');
    };
    QVERIFY(words(1.5).contains(QLatin1String("-itsoffset 1.500000 -i s.wav")));
    QVERIFY(words(-2).contains(QLatin1String("-ss 2.000000 -i s.wav")));
    QVERIFY(words(0).contains(QLatin1String("-t 3.000000 f.mp4")));
    const QString gif =
        Film::arguments(QStringLiteral("f.gif"), {64, 48}, 30, 90, FilmSound{QStringLiteral("s.wav"), 0})
            .join(u' ');
    QVERIFY(!gif.contains(QLatin1String("s.wav")));
}

void TestExport::viewIsSavedAsItIsSeen()
{
    PreviewView &view = session().view();
    view.lookFrom(AxisView::Left);
    mWindow->actions().action(QStringLiteral("preview.savePicture"))->trigger();
    const QString file = path(QStringLiteral("view.png"));
    answerFileDialog(file);
    QTRY_VERIFY(QFileInfo::exists(file));
    QCOMPARE(QImage(file).size(), view.size() * view.devicePixelRatioF());
}

QTEST_MAIN(TestExport)
#include "tst_export.moc"
