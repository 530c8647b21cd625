// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/language.h"
#include "app/sessionimage.h"
#include "editor-core/vmd/writer.h"
#include "tests/support/corpus.h"
#include "tests/support/motions.h"
#include "tests/support/mouse.h"
#include "tests/support/windowfixture.h"
#include "widgets/common/theme.h"
#include "widgets/dopesheet/timelinepanel.h"

#include <QApplication>
#include <QDockWidget>
#include <QDropEvent>
#include <QInputDialog>
#include <QLabel>
#include <QMenu>
#include <QMenuBar>
#include <QMessageBox>
#include <QMimeData>
#include <QPointer>
#include <QPushButton>
#include <QSignalSpy>
#include <QTest>

using namespace furitsuke;
using namespace furitsuke::test;

/// The program as someone uses it: windows, files, keys, undo, languages.
class TestMainWindow : public QObject, protected WindowFixture
{
    Q_OBJECT

private Q_SLOTS:
    void init() { openWindow(); }
    void cleanup() { closeWindows(); }
    void demoIsOpenAtATellingFrame();
    void openedMovedUndoneAndSavedIsTheSameFile();
    void everyUntouchedRecordStaysAfterAnEdit();
    void keysAreMovedAndDeletedByKeyboard();
    void undoTextIsReadable();
    void undoRestoresSelectionAndPlayhead();
    void firstSaveKeepsOneBackup();
    void saveAsGoesOnWithTheNewFile();
    void refusedFileLeavesTheMotion_data();
    void refusedFileLeavesTheMotion();
    void damagedFileShowsItsFindings();
    void unsavedChangesAreAskedAbout_data();
    void unsavedChangesAreAskedAbout();
    void droppedFilesOpenAsWindows();
    void oneFileHasOneWindow();
    void fileChangedByOthersIsNotOverwrittenUnasked();
    void cancelledQuitClosesNothing();
    void cancelledQuitForgetsWhatWasAgreed();
    void findingsAreThoseOfTheSavedFile();
    void escapeClearsTheSelection();
    void snappingAndShapeAreKept();
    void dragAtTheEdgeScrolls();
    void pictureDoesNotReplaceAMotion();
    void recentFilesAreOffered();
    void runningSaveOfAnEditedMotionStaysModified();
    void cancelledOpenKeepsTheMotion();
    void arrowsMoveThePlayhead();
    void keysAreSelectedByKeyboard();
    void findingJumpsToItsKey();
    void languageChangesWhileRunning_data();
    void languageChangesWhileRunning();
    void everyActionIsInAMenuAndHasAText();
    void shortcutsCanBeChangedAndAreKept();
    void noShortcutIsUsedTwice();
    void undoMemoryIsASetting();
    void layoutIsRemembered();
    void encodingChangesNamesNotBytes();
    void sessionIsDrawnToAPicture();
    void messageFollowsTheTheme();
    void textIsReadableInBothThemes_data();
    void textIsReadableInBothThemes();

private:
    void selectFirstKey(qsizetype row = 1)
    {
        KeySelection selection;
        selection.insert({TrackKind::Bone, 0}, row);
        mWindow->document().setSelection(selection);
    }
};

void TestMainWindow::demoIsOpenAtATellingFrame()
{
    mWindow->openDemo(QStringLiteral("dance"));
    QVERIFY(mWindow->document().motion().keyCount() > 500);
    QVERIFY(mWindow->document().playhead() > 0);
    QVERIFY(!mWindow->isWindowModified());
    QVERIFY(mWindow->isPristine());
    mWindow->openDemo(QStringLiteral("face"));
    QVERIFY(mWindow->document().motion().bones.isEmpty());
    mWindow->openDemo(QStringLiteral("camera"));
    QVERIFY(!mWindow->document().motion().camera.isEmpty());
}

void TestMainWindow::openedMovedUndoneAndSavedIsTheSameFile()
{
    const QByteArray bytes = sixSectionFile();
    const QString path = writeFile(QStringLiteral("dance.vmd"), bytes);
    openFile(path);
    QCOMPARE(mWindow->windowFilePath(), path);

    // A key is dragged with the mouse, then the step is undone by its shortcut.
    TimelineState &state = mWindow->timeline().state();
    const qsizetype row = state.rows().rowOf({TrackKind::Bone, 0});
    play(mWindow->timeline().sheet(),
         drag(keyPoint(state.geometry(), row, 20), keyPoint(state.geometry(), row, 25)));
    QCOMPARE(mWindow->document().motion().bones[0].keys.frames(), QList<quint32>({0, 25}));
    QVERIFY(mWindow->isWindowModified());
    QTest::keyClick(&mWindow->timeline().sheet(), Qt::Key_Z, Qt::ControlModifier);
    QVERIFY(!mWindow->isWindowModified());

    QSignalSpy saved(mWindow, &MainWindow::saved);
    trigger("file.save");
    QTRY_COMPARE(saved.count(), 1);
    QVERIFY(saved[0][0].toBool());
    QCOMPARE(fileContent(path), bytes);
}

void TestMainWindow::everyUntouchedRecordStaysAfterAnEdit()
{
    const QByteArray bytes = sixSectionFile();
    const QString path = writeFile(QStringLiteral("dance.vmd"), bytes);
    openFile(path);
    selectFirstKey();
    mWindow->document().moveSelection(5);
    QSignalSpy saved(mWindow, &MainWindow::saved);
    mWindow->save();
    QTRY_COMPARE(saved.count(), 1);
    // Only the frame number of the second bone record is another one.
    QByteArray expected = bytes;
    expected[54 + 111 + 15] = 25;
    QCOMPARE(fileContent(path), expected);
    QVERIFY(!mWindow->isWindowModified());
}

void TestMainWindow::keysAreMovedAndDeletedByKeyboard()
{
    openFile(writeFile(QStringLiteral("a.vmd"), gestureMotion()));
    selectFirstKey();
    QWidget &sheet = mWindow->timeline().sheet();
    sheet.setFocus();
    const auto &keys = mWindow->document().motion().bones[0].keys;
    QTest::keyClick(&sheet, Qt::Key_Right, Qt::AltModifier);
    QCOMPARE(keys.frames(), QList<quint32>({0, 11, 20, 30}));
    QTest::keyClick(&sheet, Qt::Key_Left, Qt::AltModifier | Qt::ShiftModifier);
    QCOMPARE(keys.frames(), QList<quint32>({0, 1, 20, 30}));
    QTest::keyClick(&sheet, Qt::Key_Delete);
    QCOMPARE(keys.frames(), QList<quint32>({0, 20, 30}));
    QTest::keyClick(&sheet, Qt::Key_A, Qt::ControlModifier);
    QCOMPARE(mWindow->document().selection().count(), 6);
    QTest::keyClick(&sheet, Qt::Key_I, Qt::ControlModifier | Qt::ShiftModifier);
    QCOMPARE(mWindow->document().selection().count(), 0);
}

void TestMainWindow::undoTextIsReadable()
{
    openFile(writeFile(QStringLiteral("a.vmd"), gestureMotion()));
    selectFirstKey();
    mWindow->document().moveSelection(10);
    QCOMPARE(mWindow->document().undoStack().undoText(),
             QStringLiteral("Move 1 key 10 frames later, overwriting 1"));
    QVERIFY(mWindow->actions()
                .action(QStringLiteral("edit.undo"))
                ->text()
                .contains(QStringLiteral("overwriting 1")));
    trigger("edit.undo");
    QVERIFY(!mWindow->actions().action(QStringLiteral("edit.undo"))->isEnabled());
    QVERIFY(mWindow->actions()
                .action(QStringLiteral("edit.redo"))
                ->text()
                .contains(QStringLiteral("Move 1 key")));
    mWindow->document().setSelection(KeySelection::all(mWindow->document().motion()));
    trigger("edit.delete");
    QCOMPARE(mWindow->document().undoStack().undoText(), QStringLiteral("Delete 7 keys"));
}

void TestMainWindow::undoRestoresSelectionAndPlayhead()
{
    openFile(writeFile(QStringLiteral("a.vmd"), gestureMotion()));
    selectFirstKey();
    mWindow->document().setPlayhead(12);
    trigger("edit.delete");
    mWindow->document().setPlayhead(40);
    trigger("edit.undo");
    QCOMPARE(selectedText(mWindow->document()), QStringLiteral("センター: 10"));
    QCOMPARE(mWindow->document().playhead(), 12);
}

void TestMainWindow::firstSaveKeepsOneBackup()
{
    const QByteArray bytes = gestureMotion();
    const QString path = writeFile(QStringLiteral("a.vmd"), bytes);
    openFile(path);
    QSignalSpy saved(mWindow, &MainWindow::saved);
    for (int i = 1; i <= 2; ++i) {
        selectFirstKey();
        mWindow->document().moveSelection(1);
        mWindow->save();
        QTRY_COMPARE(saved.count(), i);
        QCOMPARE(fileContent(backupPath(path)), bytes);
    }
}

void TestMainWindow::saveAsGoesOnWithTheNewFile()
{
    const QString path = writeFile(QStringLiteral("a.vmd"), gestureMotion());
    openFile(path);
    const QString other = mDir->filePath(QStringLiteral("別名.vmd"));
    QSignalSpy saved(mWindow, &MainWindow::saved);
    mWindow->saveTo(other);
    QTRY_COMPARE(saved.count(), 1);
    QCOMPARE(fileContent(other), fileContent(path));
    QCOMPARE(mWindow->filePath(), other);
    QVERIFY(mWindow->windowTitle().contains(QStringLiteral("別名.vmd")));
}

void TestMainWindow::refusedFileLeavesTheMotion_data()
{
    QTest::addColumn<QByteArray>("bytes");
    QTest::newRow("empty") << QByteArray();
    QTest::newRow("not a VMD") << QByteArray("Polygon Model data 0002 and so on, long enough for a header");
    QTest::newRow("header cut") << sixSectionFile().first(29);
}

void TestMainWindow::refusedFileLeavesTheMotion()
{
    QFETCH(QByteArray, bytes);
    const QString good = writeFile(QStringLiteral("good.vmd"), gestureMotion());
    openFile(good);
    QSignalSpy opened(mWindow, &MainWindow::opened);
    mWindow->openFile(writeFile(QStringLiteral("bad.vmd"), bytes));
    QTRY_COMPARE(opened.count(), 1);
    QVERIFY(!opened[0][0].toBool());
    QCOMPARE(mWindow->filePath(), good);
    QCOMPARE(writeMotion(mWindow->document().motion()), gestureMotion());
    auto *box = mWindow->findChild<QMessageBox *>();
    QVERIFY(box && box->isVisible());
    QVERIFY(box->text().contains(QStringLiteral("bad.vmd")));
    box->close();
}

void TestMainWindow::damagedFileShowsItsFindings()
{
    mWindow->findChild<QDockWidget *>(QStringLiteral("findingsDock"))->hide();
    openFile(writeFile(QStringLiteral("cut.vmd"), sixSectionFile().first(54 + 111 + 50)));
    QVERIFY(mWindow->findChild<QDockWidget *>(QStringLiteral("findingsDock"))->isVisible());
    QCOMPARE(mWindow->document().motion().keyCount(), 1);
    QVERIFY(!mWindow->isWindowModified());
}

void TestMainWindow::unsavedChangesAreAskedAbout_data()
{
    QTest::addColumn<int>("answer");
    QTest::addColumn<bool>("closes");
    QTest::addColumn<bool>("saves");
    QTest::newRow("cancel") << int(QMessageBox::Cancel) << false << false;
    QTest::newRow("discard") << int(QMessageBox::Discard) << true << false;
    QTest::newRow("save") << int(QMessageBox::Save) << true << true;
}

void TestMainWindow::unsavedChangesAreAskedAbout()
{
    QFETCH(int, answer);
    QFETCH(bool, closes);
    QFETCH(bool, saves);
    const QString path = writeFile(QStringLiteral("a.vmd"), gestureMotion());
    openFile(path);
    selectFirstKey();
    trigger("edit.delete");
    mWindow->close();
    QVERIFY(mWindow);
    auto *box = mWindow->findChild<QMessageBox *>(QStringLiteral("unsavedBox"));
    QVERIFY(box);
    QTest::mouseClick(box->button(QMessageBox::StandardButton(answer)), Qt::LeftButton);
    if (closes)
        QTRY_VERIFY(!mWindow);
    else
        QVERIFY(mWindow->isVisible());
    QCOMPARE(fileContent(path) != gestureMotion(), saves);
}

void TestMainWindow::droppedFilesOpenAsWindows()
{
    QMimeData data;
    data.setUrls({QUrl::fromLocalFile(writeFile(QStringLiteral("one.vmd"), gestureMotion())),
                  QUrl::fromLocalFile(writeFile(QStringLiteral("二.vmd"), sixSectionFile()))});
    QDragEnterEvent enter(QPoint(50, 50), Qt::CopyAction, &data, Qt::LeftButton, Qt::NoModifier);
    QApplication::sendEvent(mWindow, &enter);
    QVERIFY(enter.isAccepted());
    QDropEvent drop(QPointF(50, 50), Qt::CopyAction, &data, Qt::LeftButton, Qt::NoModifier);
    QApplication::sendEvent(mWindow, &drop);
    QTRY_COMPARE(MainWindow::allWindows().size(), 2);
    QStringList paths;
    for (MainWindow *window : MainWindow::allWindows()) {
        QTRY_VERIFY(!window->filePath().isEmpty());
        paths.append(QFileInfo(window->filePath()).fileName());
    }
    paths.sort();
    QCOMPARE(paths, QStringList({QStringLiteral("one.vmd"), QStringLiteral("二.vmd")}));
}

void TestMainWindow::oneFileHasOneWindow()
{
    const QString path = writeFile(QStringLiteral("a.vmd"), gestureMotion());
    openFile(path);
    MainWindow::openInWindow(path, mWindow);
    QCOMPARE(MainWindow::allWindows().size(), 1);
    QVERIFY(!mWindow->task().isRunning());
}

void TestMainWindow::fileChangedByOthersIsNotOverwrittenUnasked()
{
    const QString path = writeFile(QStringLiteral("a.vmd"), gestureMotion());
    openFile(path);
    writeFile(QStringLiteral("a.vmd"), sixSectionFile());
    selectFirstKey();
    trigger("edit.delete");
    trigger("file.save");
    auto *box = mWindow->findChild<QMessageBox *>(QStringLiteral("changedBox"));
    QVERIFY(box && box->isVisible());
    QTest::mouseClick(box->button(QMessageBox::Cancel), Qt::LeftButton);
    QCOMPARE(fileContent(path), sixSectionFile());
    QTRY_VERIFY(!mWindow->findChild<QMessageBox *>(QStringLiteral("changedBox")));

    QSignalSpy saved(mWindow, &MainWindow::saved);
    trigger("file.save");
    box = mWindow->findChild<QMessageBox *>(QStringLiteral("changedBox"));
    for (QAbstractButton *button : box->buttons()) {
        if (box->buttonRole(button) == QMessageBox::DestructiveRole)
            QTest::mouseClick(button, Qt::LeftButton);
    }
    QTRY_COMPARE(saved.count(), 1);
    QCOMPARE(fileContent(backupPath(path)), sixSectionFile());
    QCOMPARE(readMotionFile(path).motion.keyCount(), 6);
}

void TestMainWindow::cancelledQuitClosesNothing()
{
    openFile(writeFile(QStringLiteral("a.vmd"), gestureMotion()));
    const QPointer<MainWindow> other = MainWindow::newWindow(mWindow);
    selectFirstKey();
    trigger("edit.delete");
    trigger("file.quit");
    auto *box = mWindow->findChild<QMessageBox *>(QStringLiteral("unsavedBox"));
    QVERIFY(box);
    QTest::mouseClick(box->button(QMessageBox::Cancel), Qt::LeftButton);
    QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);
    QVERIFY(other && other->isVisible());
    QVERIFY(mWindow && mWindow->isVisible());
    QTRY_VERIFY(!mWindow->findChild<QMessageBox *>(QStringLiteral("unsavedBox")));
    trigger("file.quit");
    box = mWindow->findChild<QMessageBox *>(QStringLiteral("unsavedBox"));
    QVERIFY(box);
    QTest::mouseClick(box->button(QMessageBox::Discard), Qt::LeftButton);
    QTRY_VERIFY(!mWindow && !other);
}

void TestMainWindow::cancelledQuitForgetsWhatWasAgreed()
{
    MainWindow *other = MainWindow::newWindow(mWindow);
    for (MainWindow *window : {mWindow.data(), other}) {
        window->openDemo(QStringLiteral("face"));
        window->document().setSelection(KeySelection::all(window->document().motion()));
        window->document().deleteSelection();
    }
    const auto asked = [] {
        for (MainWindow *window : MainWindow::allWindows()) {
            if (window->findChild<QMessageBox *>(QStringLiteral("unsavedBox")))
                return window;
        }
        return static_cast<MainWindow *>(nullptr);
    };
    const auto answer = [](MainWindow *window, QMessageBox::StandardButton button) {
        auto *box = window->findChild<QMessageBox *>(QStringLiteral("unsavedBox"));
        QTest::mouseClick(box->button(button), Qt::LeftButton);
    };
    trigger("file.quit");
    MainWindow *first = asked();
    QVERIFY(first);
    answer(first, QMessageBox::Discard);
    QTRY_VERIFY(asked() && asked() != first);
    answer(asked(), QMessageBox::Cancel);
    QTRY_VERIFY(!asked());
    QCOMPARE(MainWindow::allWindows().size(), 2);
    first->close();
    QVERIFY(first->isVisible());
    QCOMPARE(asked(), first);
}

void TestMainWindow::findingsAreThoseOfTheSavedFile()
{
    openFile(writeFile(QStringLiteral("cut.vmd"), sixSectionFile().first(54 + 2 * 111 + 50)));
    QCOMPARE(worstSeverity(mWindow->document().diagnostics()), Severity::Error);
    selectFirstKey();
    trigger("edit.delete");
    QSignalSpy saved(mWindow, &MainWindow::saved);
    mWindow->save();
    QTRY_COMPARE(saved.count(), 1);
    QVERIFY(worstSeverity(mWindow->document().diagnostics()) < Severity::Error);
}

void TestMainWindow::escapeClearsTheSelection()
{
    openFile(writeFile(QStringLiteral("a.vmd"), gestureMotion()));
    selectFirstKey();
    QTest::keyClick(&mWindow->timeline().sheet(), Qt::Key_Escape);
    QVERIFY(mWindow->document().selection().isEmpty());
}

void TestMainWindow::snappingAndShapeAreKept()
{
    const auto checked = [this](const char *id) {
        return mWindow->actions().action(QLatin1String(id))->isChecked();
    };
    QVERIFY(checked("view.snap"));
    QVERIFY(checked("sheet.boxTool"));
    trigger("view.snap");
    trigger("sheet.lassoTool");
    QVERIFY(!mWindow->timeline().state().isSnapping());
    QCOMPARE(mWindow->timeline().state().tool().shape(), SheetTool::Shape::Lasso);
    QVERIFY(!checked("view.snap"));
    QVERIFY(!checked("sheet.boxTool"));
    {
        MainWindow other;
        QVERIFY(!other.timeline().state().isSnapping());
        QCOMPARE(other.timeline().state().tool().shape(), SheetTool::Shape::Lasso);
    }
    trigger("view.snap");
    trigger("sheet.boxTool");
    QVERIFY(mWindow->timeline().state().isSnapping());
    QVERIFY(checked("sheet.boxTool"));
}

void TestMainWindow::dragAtTheEdgeScrolls()
{
    openFile(writeFile(QStringLiteral("a.vmd"), gestureMotion()));
    TimelineState &state = mWindow->timeline().state();
    DopeSheetView &sheet = mWindow->timeline().sheet();
    const qsizetype row = state.rows().rowOf({TrackKind::Bone, 0});
    const double left = state.geometry().scale.leftFrame();
    Gesture gesture = drag(keyPoint(state.geometry(), row, 30),
                           QPointF(sheet.width() + 60, keyPoint(state.geometry(), row, 30).y()));
    gesture.removeLast();
    play(sheet, gesture);
    const qint64 before = state.tool().preview().frames();
    QTRY_VERIFY(state.geometry().scale.leftFrame() > left + 5);
    QVERIFY(state.tool().preview().frames() > before);
    QTest::keyClick(&sheet, Qt::Key_Escape);
    QCOMPARE(mWindow->document().undoStack().count(), 0);
}

void TestMainWindow::pictureDoesNotReplaceAMotion()
{
    const QString path = writeFile(QStringLiteral("a.vmd"), gestureMotion());
    QVERIFY(!renderSession({path, QSize(600, 400), {}}).isEmpty());
    QCOMPARE(fileContent(path), gestureMotion());
}

void TestMainWindow::recentFilesAreOffered()
{
    const QString path = writeFile(QStringLiteral("a&b.vmd"), gestureMotion());
    openFile(path);
    QMenu *recent = nullptr;
    for (QMenu *menu : mWindow->findChildren<QMenu *>()) {
        if (menu->title().contains(QStringLiteral("recent")))
            recent = menu;
    }
    QVERIFY(recent);
    Q_EMIT recent->aboutToShow();
    QCOMPARE(recent->actions()[0]->toolTip(), path);
    QCOMPARE(recent->actions()[0]->text(), QStringLiteral("a&&b.vmd"));
}

void TestMainWindow::runningSaveOfAnEditedMotionStaysModified()
{
    openFile(writeFile(QStringLiteral("a.vmd"), longMotionFile(50, 60000)));
    QSignalSpy saved(mWindow, &MainWindow::saved);
    selectFirstKey();
    mWindow->document().moveSelection(100000);
    mWindow->save();
    // Another edit while it is being written: the file has the first one only.
    mWindow->document().deleteSelection();
    QTRY_COMPARE(saved.count(), 1);
    QVERIFY(mWindow->isWindowModified());
    QCOMPARE(readMotionFile(mWindow->filePath()).motion.keyCount(), 60000);
}

void TestMainWindow::cancelledOpenKeepsTheMotion()
{
    openFile(writeFile(QStringLiteral("a.vmd"), gestureMotion()));
    QSignalSpy opened(mWindow, &MainWindow::opened);
    mWindow->openFile(writeFile(QStringLiteral("long.vmd"), longMotionFile(50, 200000)));
    mWindow->task().cancel();
    QTRY_COMPARE(opened.count(), 1);
    if (!opened[0][0].toBool())
        QCOMPARE(mWindow->document().motion().keyCount(), 7);
    else
        QCOMPARE(mWindow->document().motion().keyCount(), 200000);
}

void TestMainWindow::arrowsMoveThePlayhead()
{
    openFile(writeFile(QStringLiteral("a.vmd"), gestureMotion()));
    QWidget &sheet = mWindow->timeline().sheet();
    sheet.setFocus();
    QTest::keyClick(&sheet, Qt::Key_Right);
    QTest::keyClick(&sheet, Qt::Key_Right, Qt::ShiftModifier);
    QCOMPARE(mWindow->document().playhead(), 11);
    QTest::keyClick(&sheet, Qt::Key_Left);
    QCOMPARE(mWindow->document().playhead(), 10);
    QTest::keyClick(&sheet, Qt::Key_End);
    QCOMPARE(mWindow->document().playhead(), 40);
    QTest::keyClick(&sheet, Qt::Key_Home);
    QCOMPARE(mWindow->document().playhead(), 0);
    QTest::keyClick(&sheet, Qt::Key_Left);
    QCOMPARE(mWindow->document().playhead(), 0);
    QVERIFY(mWindow->findChild<QLabel *>(QStringLiteral("placeLabel"))
                ->text()
                .contains(QStringLiteral("0:00.00")));
}

void TestMainWindow::keysAreSelectedByKeyboard()
{
    openFile(writeFile(QStringLiteral("a.vmd"), gestureMotion()));
    QWidget &sheet = mWindow->timeline().sheet();
    sheet.setFocus();
    // Down to the first bone's row: all bones, its part, the bone.
    for (int i = 0; i < 3; ++i)
        QTest::keyClick(&sheet, Qt::Key_Down);
    QTest::keyClick(&sheet, Qt::Key_Right, Qt::ControlModifier);
    QTest::keyClick(&sheet, Qt::Key_Return, Qt::ControlModifier);
    QCOMPARE(selectedText(mWindow->document()), QStringLiteral("センター: 10"));
    QTest::keyClick(&sheet, Qt::Key_Right, Qt::ControlModifier);
    QTest::keyClick(&sheet, Qt::Key_Return, Qt::ControlModifier);
    QCOMPARE(selectedText(mWindow->document()), QStringLiteral("センター: 10 20"));
    QTest::keyClick(&sheet, Qt::Key_Return, Qt::ControlModifier);
    QCOMPARE(selectedText(mWindow->document()), QStringLiteral("センター: 10"));
    QTest::keyClick(&sheet, Qt::Key_Return, Qt::ShiftModifier);
    QCOMPARE(selectedText(mWindow->document()), QStringLiteral("センター: 0 10 20 30"));
}

void TestMainWindow::findingJumpsToItsKey()
{
    FileBuilder file;
    file.count(2).bone("a", 5).bone("b", 77, {}, {0, 0, 0, 0});
    openFile(writeFile(QStringLiteral("zero.vmd"), file.bytes()));
    const Diagnostics found = mWindow->document().diagnostics();
    const auto zero =
        std::find_if(found.begin(), found.end(), [](const Diagnostic &d) { return d.record == 1; });
    QVERIFY(zero != found.end());
    auto *panel = mWindow->findChild<QObject *>(QStringLiteral("findingsPanel"));
    QVERIFY(QMetaObject::invokeMethod(panel, "activated", Q_ARG(furitsuke::Diagnostic, *zero)));
    QCOMPARE(selectedText(mWindow->document()), QStringLiteral("b: 77"));
    QCOMPARE(mWindow->document().playhead(), 77);
}

void TestMainWindow::languageChangesWhileRunning_data()
{
    QTest::addColumn<QString>("code");
    QTest::addColumn<QString>("file");
    QTest::addColumn<QString>("bones");
    QTest::newRow("ja") << QStringLiteral("ja") << QStringLiteral("ファイル") << QStringLiteral("全ボーン");
    QTest::newRow("zh_CN") << QStringLiteral("zh_CN") << QStringLiteral("文件") << QStringLiteral("全部骨骼");
    QTest::newRow("zh_TW") << QStringLiteral("zh_TW") << QStringLiteral("檔案") << QStringLiteral("全部骨骼");
    QTest::newRow("en") << QStringLiteral("en") << QStringLiteral("File") << QStringLiteral("All bones");
}

void TestMainWindow::languageChangesWhileRunning()
{
    QFETCH(QString, code);
    QFETCH(QString, file);
    QFETCH(QString, bones);
    mWindow->openDemo(QStringLiteral("dance"));
    setLanguage(code);
    QCoreApplication::sendPostedEvents();
    QVERIFY(mWindow->menuBar()->actions()[0]->text().contains(file));
    QCOMPARE(mWindow->timeline().state().rows().visibleRows()[0].hint, bones);
    QVERIFY(!mWindow->grab().isNull());
}

void TestMainWindow::everyActionIsInAMenuAndHasAText()
{
    QSet<QAction *> inMenus;
    for (QMenu *menu : mWindow->findChildren<QMenu *>()) {
        for (QAction *action : menu->actions())
            inMenus.insert(action);
    }
    for (const ActionRegistry::Entry &entry : mWindow->actions().entries()) {
        QVERIFY2(inMenus.contains(entry.action), qPrintable(entry.id));
        QVERIFY2(!entry.action->text().isEmpty(), qPrintable(entry.id));
    }
}

void TestMainWindow::shortcutsCanBeChangedAndAreKept()
{
    mWindow->actions().setShortcuts(QStringLiteral("edit.delete"), {QKeySequence(Qt::Key_X)});
    MainWindow other;
    other.setAttribute(Qt::WA_DeleteOnClose, false);
    QCOMPARE(other.actions().action(QStringLiteral("edit.delete"))->shortcut(), QKeySequence(Qt::Key_X));
    QCOMPARE(other.actions().conflicts(QKeySequence(Qt::Key_X), QStringLiteral("file.open")),
             QStringList(QStringLiteral("edit.delete")));
    other.actions().resetShortcuts();
    QCOMPARE(other.actions().action(QStringLiteral("edit.delete"))->shortcut(), QKeySequence(Qt::Key_Delete));
}

void TestMainWindow::noShortcutIsUsedTwice()
{
    QHash<QString, QString> owner;
    for (const ActionRegistry::Entry &entry : mWindow->actions().entries()) {
        for (const QKeySequence &keys : entry.action->shortcuts()) {
            const QString text = keys.toString();
            QVERIFY2(!owner.contains(text), qPrintable(text + QLatin1Char(' ') + entry.id));
            owner.insert(text, entry.id);
        }
    }
}

void TestMainWindow::undoMemoryIsASetting()
{
    QCOMPARE(mWindow->document().undoBytes(), qsizetype(256) << 20);
    trigger("edit.undoMemory");
    auto *dialog = mWindow->findChild<QInputDialog *>(QStringLiteral("undoMemoryDialog"));
    QVERIFY(dialog && dialog->isVisible());
    dialog->setIntValue(64);
    dialog->accept();
    QCOMPARE(mWindow->document().undoBytes(), qsizetype(64) << 20);
    MainWindow other;
    other.setAttribute(Qt::WA_DeleteOnClose, false);
    QCOMPARE(other.document().undoBytes(), qsizetype(64) << 20);
}

void TestMainWindow::layoutIsRemembered()
{
    mWindow->findChild<QDockWidget *>(QStringLiteral("historyDock"))->hide();
    mWindow->close();
    QTRY_VERIFY(!mWindow);
    mWindow = new MainWindow;
    mWindow->show();
    QVERIFY(!mWindow->findChild<QDockWidget *>(QStringLiteral("historyDock"))->isVisible());
    QVERIFY(mWindow->findChild<QDockWidget *>(QStringLiteral("readoutDock"))->isVisible());
    trigger("view.resetLayout");
    QVERIFY(mWindow->findChild<QDockWidget *>(QStringLiteral("historyDock"))->isVisible());
}

void TestMainWindow::encodingChangesNamesNotBytes()
{
    FileBuilder file;
    file.count(1).bone("\xD7\xF3\xD7\xE3", 0); // 左足 in GBK
    openFile(writeFile(QStringLiteral("gbk.vmd"), file.bytes()));
    trigger("file.encoding.gb18030");
    QCOMPARE(mWindow->document().trackLabel({TrackKind::Bone, 0}), QStringLiteral("左足"));
    QCOMPARE(mWindow->timeline().state().rows().visibleRows()[2].label, QStringLiteral("左足"));
    QCOMPARE(writeMotion(mWindow->document().motion()), file.bytes());
    QVERIFY(!mWindow->isWindowModified());
}

void TestMainWindow::sessionIsDrawnToAPicture()
{
    const QString path = mDir->filePath(QStringLiteral("session.png"));
    QCOMPARE(renderSession({path, QSize(1200, 700), {}}), QString());
    const QImage image(path);
    QCOMPARE(image.size() / qRound(image.devicePixelRatio()), QSize(1200, 700));
    QVERIFY(!renderSession({mDir->filePath(QStringLiteral("no/such/folder.png")), QSize(600, 400), {}})
                 .isEmpty());
}

void TestMainWindow::messageFollowsTheTheme()
{
    const auto *hint = mWindow->findChild<QLabel *>(QStringLiteral("hintLabel"));
    for (const Theme theme : {Theme::Light, Theme::Dark, Theme::Light}) {
        applyTheme(*qApp, theme);
        QCoreApplication::processEvents();
        QCOMPARE(hint->palette().color(QPalette::WindowText), mWindow->palette().color(QPalette::WindowText));
    }
}

void TestMainWindow::textIsReadableInBothThemes_data()
{
    QTest::addColumn<int>("theme");
    QTest::newRow("light") << int(Theme::Light);
    QTest::newRow("dark") << int(Theme::Dark);
}

void TestMainWindow::textIsReadableInBothThemes()
{
    QFETCH(int, theme);
    applyTheme(*qApp, Theme(theme));
    const SheetColours colours(qApp->palette());
    const auto luminance = [](const QColor &c) {
        const auto part = [](double v) {
            return v <= 0.03928 ? v / 12.92 : std::pow((v + 0.055) / 1.055, 2.4);
        };
        return 0.2126 * part(c.redF()) + 0.7152 * part(c.greenF()) + 0.0722 * part(c.blueF());
    };
    const auto contrast = [&](const QColor &a, const QColor &b) {
        const double la = luminance(a);
        const double lb = luminance(b);
        return (qMax(la, lb) + 0.05) / (qMin(la, lb) + 0.05);
    };
    for (const QColor &row : {colours.background, colours.alternate, colours.groupRow, colours.currentRow}) {
        QVERIFY(contrast(colours.text, row) >= 7);
        QVERIFY(contrast(colours.dimText, row) >= 3.5);
    }
    QVERIFY(contrast(colours.key, colours.background) >= 3);
    QVERIFY(contrast(colours.selected, colours.background) >= 2.5);
    QVERIFY(contrast(colours.warning, colours.background) >= 4.5);
    QVERIFY(contrast(colours.playheadText, colours.playhead) >= 4);
    const QPalette palette = qApp->palette();
    QVERIFY(contrast(palette.color(QPalette::PlaceholderText), palette.color(QPalette::Base)) >= 4.5);
    QVERIFY(contrast(palette.color(QPalette::HighlightedText), palette.color(QPalette::Highlight)) >= 3.4);
}

QTEST_MAIN(TestMainWindow)
#include "tst_mainwindow.moc"
