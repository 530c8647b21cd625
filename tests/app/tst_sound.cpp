// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/sound/soundsession.h"
#include "editor-core/document/soundverbs.h"
#include "tests/support/gestures.h"
#include "tests/support/sounds.h"
#include "tests/support/windowfixture.h"
#include "widgets/dopesheet/timelinepanel.h"

#include <QApplication>
#include <QContextMenuEvent>
#include <QDir>
#include <QDropEvent>
#include <QFile>
#include <QJsonDocument>
#include <QJsonObject>
#include <QLabel>
#include <QMenu>
#include <QMessageBox>
#include <QMimeData>
#include <QSignalSpy>
#include <QTest>

using namespace furitsuke;
using namespace furitsuke::test;

/// A sound in the window: opened, kept beside the motion, played with it.
class TestSound : public QObject, protected WindowFixture
{
    Q_OBJECT

private Q_SLOTS:
    void init();
    void cleanup() { closeWindows(); }
    void droppedSoundIsShown();
    void brokenSoundChangesNothing();
    void undoTakesItAwayAndRedoBringsItBack();
    void keptBesideTheMotion();
    void movedWithTheMotion();
    void missingSoundIsSaid();
    void playedWithTheMotion();
    void withoutADeviceItIsSaidAndItPlaysOn();
    void actionsSayWhatIsMissing();
    void contextMenuOffersTheActions();
    void muteIsRemembered();
    void beginsAtThePlayhead();
    void whileAnEditRunsItStays();

private:
    SoundTrack &track() { return mWindow->timeline().state().sound(); }
    void open(const QString &path)
    {
        QSignalSpy spy(&mWindow->sound(), &SoundSession::opened);
        mWindow->sound().open(path);
        QTRY_COMPARE(spy.count(), 1);
        QVERIFY2(spy[0][0].toBool(), qPrintable(spy[0][1].toString()));
    }
    QString writeSong(const QString &name = QStringLiteral("song.wav"))
    {
        return writeFile(name, clickingWav(4, {0, 1, 2, 3}, 22050));
    }
    void save(const QString &path)
    {
        QSignalSpy saved(mWindow, &MainWindow::saved);
        mWindow->saveTo(path);
        QTRY_COMPARE(saved.count(), 1);
        QVERIFY(saved[0][0].toBool());
    }

    std::shared_ptr<FakeOutput::Log> mLog;
};

void TestSound::init()
{
    openWindow();
    openFile(writeFile(QStringLiteral("a.vmd"), gestureMotion()));
    mLog = std::make_shared<FakeOutput::Log>();
    mWindow->sound().player().setOutput(std::make_unique<FakeOutput>(mLog));
}

void TestSound::droppedSoundIsShown()
{
    const QString path = writeSong(QStringLiteral("歌 & 踊り.WAV"));
    QMimeData mime;
    mime.setUrls({QUrl::fromLocalFile(path)});
    QSignalSpy spy(&mWindow->sound(), &SoundSession::opened);
    QDragEnterEvent enter(QPoint(100, 100), Qt::CopyAction, &mime, Qt::LeftButton, Qt::NoModifier);
    QApplication::sendEvent(mWindow, &enter);
    QVERIFY(enter.isAccepted());
    QDropEvent drop(QPointF(100, 100), Qt::CopyAction, &mime, Qt::LeftButton, Qt::NoModifier);
    QApplication::sendEvent(mWindow, &drop);
    QTRY_COMPARE(spy.count(), 1);
    QVERIFY(track().clip());
    QCOMPARE(track().clip()->seconds(), 4.0);
    QVERIFY(mWindow->timeline().soundStrip().isVisible());
    QVERIFY2(message().contains(QStringLiteral("歌 & 踊り.WAV")), qPrintable(message()));
    QVERIFY(message().contains(QStringLiteral("22050 Hz")));
    QVERIFY(message().contains(QStringLiteral("frame 0")));
    QCOMPARE(mWindow->findChild<QLabel *>(QStringLiteral("soundName"))->text(),
             QStringLiteral("歌 & 踊り.WAV"));
    // The motion stays, and its file has yet to be told.
    QCOMPARE(document().motion().keyCount(), 7);
    QVERIFY(document().isModified());
}

void TestSound::brokenSoundChangesNothing()
{
    QSignalSpy spy(&mWindow->sound(), &SoundSession::opened);
    mWindow->sound().open(writeFile(QStringLiteral("broken.wav"), QByteArray(500, 'x')));
    QTRY_COMPARE(spy.count(), 1);
    QVERIFY(!spy[0][0].toBool());
    QVERIFY(!document().timeNotes().sound);
    QVERIFY(!document().isModified());
    QVERIFY(!mWindow->timeline().soundStrip().isVisible());
    auto *box = mWindow->findChild<QMessageBox *>();
    QVERIFY(box);
    QVERIFY(box->text().contains(QStringLiteral("no sound file")));
    box->close();
}

void TestSound::undoTakesItAwayAndRedoBringsItBack()
{
    open(writeSong());
    QVERIFY(document().undoStack().undoText().contains(QStringLiteral("song.wav")));
    trigger("edit.undo");
    QVERIFY(!track().note());
    QVERIFY(!mWindow->timeline().soundStrip().isVisible());
    trigger("edit.redo");
    QVERIFY(mWindow->timeline().soundStrip().isVisible());
    // It was not read again.
    QVERIFY(track().clip());
    // Another one, and back: now it is.
    open(writeFile(QStringLiteral("other.wav"), clickingWav(2, {0}, 8000)));
    QCOMPARE(track().clip()->seconds(), 2.0);
    trigger("edit.undo");
    QTRY_VERIFY(track().clip());
    QCOMPARE(track().clip()->seconds(), 4.0);
}

void TestSound::keptBesideTheMotion()
{
    QVERIFY(QDir(mDir->path()).mkdir(QStringLiteral("music")));
    open(writeSong(QStringLiteral("music/song.wav")));
    QCOMPARE(setSoundOffset(document(), 12.25), QString());
    save(mDir->filePath(QStringLiteral("b.vmd")));
    QFile file(mDir->filePath(QStringLiteral("b.vmd.furitsuke.json")));
    QVERIFY(file.open(QIODevice::ReadOnly));
    const QJsonObject sound =
        QJsonDocument::fromJson(file.readAll()).object()[QLatin1String("sound")].toObject();
    QCOMPARE(sound[QLatin1String("path")].toString(), QStringLiteral("music/song.wav"));
    QCOMPARE(sound[QLatin1String("offset")].toDouble(), 12.25);
    openFile(mDir->filePath(QStringLiteral("a.vmd")));
    QVERIFY(!track().note());
    openFile(mDir->filePath(QStringLiteral("b.vmd")));
    QTRY_VERIFY(track().clip());
    QCOMPARE(track().note()->offset, 12.25);
    QVERIFY(!document().isModified());
}

void TestSound::movedWithTheMotion()
{
    open(writeSong());
    save(mDir->filePath(QStringLiteral("b.vmd")));
    // The folder gets another name and place.
    QDir dir(mDir->path());
    QVERIFY(dir.mkdir(QStringLiteral("moved")));
    for (const char *name : {"b.vmd", "b.vmd.furitsuke.json", "song.wav"})
        QVERIFY(dir.rename(QLatin1String(name), QStringLiteral("moved/") + QLatin1String(name)));
    openFile(dir.filePath(QStringLiteral("moved/b.vmd")));
    QTRY_VERIFY(track().clip());
    QCOMPARE(track().note()->path, dir.filePath(QStringLiteral("moved/song.wav")));
}

void TestSound::missingSoundIsSaid()
{
    open(writeSong());
    save(mDir->filePath(QStringLiteral("b.vmd")));
    QVERIFY(QFile::remove(mDir->filePath(QStringLiteral("song.wav"))));
    openFile(mDir->filePath(QStringLiteral("b.vmd")));
    QTRY_VERIFY(!track().fault().isEmpty());
    QVERIFY(message().contains(QStringLiteral("song.wav")));
    QVERIFY(message().contains(QStringLiteral("not there")));
    // It stays noted: a save must not lose it.
    QVERIFY(track().note());
    QVERIFY(mWindow->timeline().soundStrip().isVisible());
    save(mDir->filePath(QStringLiteral("c.vmd")));
    QVERIFY(readSidecar(mDir->filePath(QStringLiteral("c.vmd"))).sidecar.notes.sound);
}

void TestSound::playedWithTheMotion()
{
    open(writeSong());
    document().setPlayhead(15);
    mLog->take();
    press(Qt::Key_Space);
    QCOMPARE(mLog->take(), QStringList{QStringLiteral("start at 0.500")});
    QTRY_VERIFY(document().playhead() > 16);
    press(Qt::Key_Space);
    QCOMPARE(mLog->take().last(), QStringLiteral("stop"));
}

void TestSound::withoutADeviceItIsSaidAndItPlaysOn()
{
    open(writeSong());
    mLog->fault = QStringLiteral("No sound device was found; nothing is heard.");
    press(Qt::Key_Space);
    QCOMPARE(message(), mLog->fault);
    QTRY_VERIFY(document().playhead() > 1);
    press(Qt::Key_Space);
    QVERIFY(track().clip());
}

void TestSound::actionsSayWhatIsMissing()
{
    for (const char *id : {"sound.remove", "sound.offset", "sound.beginHere"})
        QVERIFY2(!action(id)->isEnabled(), id);
    open(writeSong());
    for (const char *id : {"sound.remove", "sound.offset", "sound.beginHere"})
        QVERIFY2(action(id)->isEnabled(), id);
    trigger("sound.remove");
    QVERIFY(!track().note());
    QVERIFY(!action("sound.remove")->isEnabled());
}

void TestSound::contextMenuOffersTheActions()
{
    open(writeSong());
    SoundStrip &strip = mWindow->timeline().soundStrip();
    QContextMenuEvent event(QContextMenuEvent::Mouse, QPoint(50, 10), strip.mapToGlobal(QPoint(50, 10)));
    QApplication::sendEvent(&strip, &event);
    auto *menu = strip.findChild<QMenu *>(QStringLiteral("soundMenu"));
    QVERIFY(menu);
    QVERIFY(menu->actions().contains(action("sound.open")));
    QVERIFY(menu->actions().contains(action("sound.offset")));
    menu->close();
}

void TestSound::muteIsRemembered()
{
    open(writeSong());
    trigger("sound.mute");
    QVERIFY(track().isMuted());
    mLog->take();
    press(Qt::Key_Space);
    press(Qt::Key_Space);
    QCOMPARE(mLog->take(), QStringList());
    MainWindow other;
    QVERIFY(other.timeline().state().sound().isMuted());
    track().setMuted(false);
    QVERIFY(!action("sound.mute")->isChecked());
}

void TestSound::beginsAtThePlayhead()
{
    open(writeSong());
    document().setPlayhead(42);
    trigger("sound.beginHere");
    QCOMPARE(document().timeNotes().sound->offset, 42.0);
    QVERIFY(message().contains(QStringLiteral("frame 42")));
}

void TestSound::whileAnEditRunsItStays()
{
    open(writeSong());
    document().setHeld(true);
    QVERIFY(!action("sound.remove")->isEnabled());
    QVERIFY(action("sound.mute")->isEnabled());
    QVERIFY(!removeSound(document()).isEmpty());
    document().setHeld(false);
    QVERIFY(action("sound.remove")->isEnabled());
}

QTEST_MAIN(TestSound)
#include "tst_sound.moc"
