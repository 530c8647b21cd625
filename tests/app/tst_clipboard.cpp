// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor-core/document/clipmime.h"
#include "editor-core/vmd/writer.h"
#include "tests/support/motions.h"
#include "tests/support/mouse.h"
#include "tests/support/windowfixture.h"
#include "widgets/dialogs/pastedialog.h"
#include "widgets/dopesheet/timelinepanel.h"

#include <QApplication>
#include <QClipboard>
#include <QLabel>
#include <QLineEdit>
#include <QMessageBox>
#include <QMimeData>
#include <QSignalSpy>
#include <QTest>

using namespace furitsuke;
using namespace furitsuke::test;

namespace {

constexpr TrackRef bone0{TrackKind::Bone, 0};

QByteArray dance()
{
    FileBuilder file;
    file.count(3).bone("arm_L", 0, {1, 2, 3}).bone("arm_L", 10, {4, 5, 6}).bone("arm_R", 30);
    file.count(1).morph("smile", 0, 0.5f).count(0).count(0).count(0).count(0);
    return file.bytes();
}

} // namespace

/// Cut, copy and paste by keys on the shown timeline, through the real clipboard.
class TestClipboard : public QObject, protected WindowFixture
{
    Q_OBJECT

private Q_SLOTS:
    void init();
    void cleanup() { closeWindows(); }

    void copiedInOneWindowPastedInAnother();
    void cutAndPasted();
    void pastedMirrored();
    void pastedValues();
    void pasteSpecialIsADialog();
    void mirroredInPlace();
    void textOfAnotherProgramIsPasted();
    void otherTextIsRefused_data();
    void otherTextIsRefused();
    void severalThingsThatDoNotFitAreListed();
    void enabledOnlyWhereItMakesSense();
    void textFieldsKeepTheirOwnClipboard();

private:
    MainWindow *newWindow(const QByteArray &bytes);
    static void activate(MainWindow *window);
    static void press(MainWindow *window, Qt::Key key, Qt::KeyboardModifiers modifiers = Qt::ControlModifier);
    static void selectArm(MainWindow *window);
    static QString hint(MainWindow *window)
    {
        return window->findChild<QLabel *>(QStringLiteral("hintLabel"))->text();
    }
    static bool isEnabled(MainWindow *window, const char *id)
    {
        return window->actions().action(QLatin1String(id))->isEnabled();
    }

    int mFiles = 0;
};

void TestClipboard::init()
{
    resetSettings();
    QApplication::clipboard()->clear();
    mWindow = newWindow(dance());
}

MainWindow *TestClipboard::newWindow(const QByteArray &bytes)
{
    const QString path = writeFile(QStringLiteral("%1.vmd").arg(mFiles++), bytes);
    auto *window = new MainWindow;
    window->resize(1200, 760);
    window->show();
    QSignalSpy opened(window, &MainWindow::opened);
    window->openFile(path);
    if (!QTest::qWaitFor([&opened] { return opened.count() == 1; }))
        qFatal("A test file cannot be opened.");
    activate(window);
    return window;
}

void TestClipboard::activate(MainWindow *window)
{
    window->activateWindow();
    QVERIFY(QTest::qWaitForWindowActive(window));
    window->timeline().setFocus();
}

void TestClipboard::press(MainWindow *window, Qt::Key key, Qt::KeyboardModifiers modifiers)
{
    QTest::keyClick(&window->timeline().sheet(), key, modifiers);
}

void TestClipboard::selectArm(MainWindow *window)
{
    KeySelection selection;
    selection.insert(bone0, 0);
    selection.insert(bone0, 1);
    window->document().setSelection(selection);
}

void TestClipboard::copiedInOneWindowPastedInAnother()
{
    selectArm(mWindow);
    press(mWindow, Qt::Key_C);
    QVERIFY2(hint(mWindow).startsWith(QStringLiteral("2 key")), qUtf8Printable(hint(mWindow)));
    QVERIFY(QApplication::clipboard()->text().contains(QStringLiteral("furitsuke-keys")));
    MainWindow *other = newWindow(FileBuilder().count(1).bone("arm_L", 5).count(0).bytes());
    other->document().setPlayhead(40);
    press(other, Qt::Key_V);
    QCOMPARE(other->document().motion().bones.size(), 1);
    QCOMPARE(other->document().motion().bones[0].keys.frames(), (QList<quint32>{5, 40, 50}));
    QVERIFY(other->document().motion().bones[0].keys.key(2).position == (Vec3f{4, 5, 6}));
    QCOMPARE(other->document().playhead(), 40);
    QCOMPARE(other->document().selection().count(), 2);
    QVERIFY(!mWindow->document().isModified());
    // What was copied outlives the window that it came from.
    delete mWindow;
    other->document().setPlayhead(100);
    press(other, Qt::Key_V);
    QCOMPARE(other->document().motion().keyCount(), 5);
}

void TestClipboard::cutAndPasted()
{
    const Motion before = mWindow->document().motion();
    selectArm(mWindow);
    press(mWindow, Qt::Key_X);
    QCOMPARE(mWindow->document().motion().bones[0].keys.size(), 0);
    mWindow->document().setPlayhead(0);
    press(mWindow, Qt::Key_V);
    QCOMPARE(mWindow->document().motion().bones[0].keys.frames(), (QList<quint32>{0, 10}));
    QCOMPARE(mWindow->document().undoStack().count(), 2);
    press(mWindow, Qt::Key_Z);
    press(mWindow, Qt::Key_Z);
    QVERIFY(mWindow->document().motion() == before);
}

void TestClipboard::pastedMirrored()
{
    selectArm(mWindow);
    press(mWindow, Qt::Key_C);
    mWindow->document().setPlayhead(50);
    press(mWindow, Qt::Key_B);
    QCOMPARE(mWindow->document().motion().bones[1].keys.frames(), (QList<quint32>{30, 50, 60}));
    QCOMPARE(mWindow->document().motion().bones[1].keys.key(1).position.x, -1.0f);
}

void TestClipboard::pastedValues()
{
    selectArm(mWindow);
    press(mWindow, Qt::Key_C);
    mWindow->document().setPlayhead(10);
    press(mWindow, Qt::Key_V, Qt::ControlModifier | Qt::AltModifier);
    QCOMPARE(mWindow->document().motion().bones[0].keys.frames(), (QList<quint32>{0, 10}));
    QVERIFY(mWindow->document().motion().bones[0].keys.key(1).position == (Vec3f{1, 2, 3}));
    QVERIFY2(hint(mWindow).contains(QStringLiteral("no key at its frame")), qUtf8Printable(hint(mWindow)));
}

void TestClipboard::pasteSpecialIsADialog()
{
    selectArm(mWindow);
    press(mWindow, Qt::Key_C);
    mWindow->document().setPlayhead(77);
    press(mWindow, Qt::Key_V, Qt::ControlModifier | Qt::ShiftModifier);
    auto *dialog = mWindow->findChild<PasteDialog *>();
    QVERIFY(dialog && dialog->isVisible());
    QVERIFY(test::activate(*dialog));
    QTest::keyClick(dialog, Qt::Key_Return);
    QCOMPARE(mWindow->document().motion().bones[0].keys.frames(), (QList<quint32>{0, 10, 77, 87}));
    QVERIFY2(hint(mWindow).contains(QStringLiteral("Paste 2 key")), qUtf8Printable(hint(mWindow)));
    QTRY_VERIFY(!mWindow->findChild<PasteDialog *>());
}

void TestClipboard::mirroredInPlace()
{
    mWindow->document().setSelection(KeySelection::all(mWindow->document().motion()));
    mWindow->actions().action(QStringLiteral("edit.mirror"))->trigger();
    QCOMPARE(mWindow->document().motion().bones[0].keys.frames(), QList<quint32>{30});
    QCOMPARE(mWindow->document().motion().bones[1].keys.frames(), (QList<quint32>{0, 10}));
    mWindow->actions().action(QStringLiteral("edit.mirror"))->trigger();
    QCOMPARE(writeMotion(mWindow->document().motion()), dance());
}

void TestClipboard::textOfAnotherProgramIsPasted()
{
    QApplication::clipboard()->setText(QStringLiteral(
        R"({"format": "furitsuke-keys", "version": 1, "morphs": [{"name": "smile", "keys": [{"frame": 3, "weight": 1}]}]})"));
    mWindow->document().setPlayhead(20);
    QTRY_VERIFY(isEnabled(mWindow, "edit.paste"));
    press(mWindow, Qt::Key_V);
    QCOMPARE(mWindow->document().motion().morphs[0].keys.frames(), (QList<quint32>{0, 23}));
}

void TestClipboard::otherTextIsRefused_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<QString>("message"); // a part of it
    QTest::newRow("prose") << QStringLiteral("hello") << QStringLiteral("a text that is not keys");
    QTest::newRow("damaged") << QStringLiteral(
                                    R"({"format": "furitsuke-keys", "version": 1, "morphs": [{"name": 4}]})")
                             << QStringLiteral("morphs[0].name: ");
    QTest::newRow("cut") << QStringLiteral(R"({"format": "furitsuke-keys", "ver)")
                         << QStringLiteral("Line 1");
}

void TestClipboard::otherTextIsRefused()
{
    QFETCH(const QString, text);
    QFETCH(const QString, message);
    QApplication::clipboard()->setText(text);
    QTRY_VERIFY(isEnabled(mWindow, "edit.paste"));
    press(mWindow, Qt::Key_V);
    QVERIFY2(hint(mWindow).startsWith(QStringLiteral("Nothing was pasted. ")), qUtf8Printable(hint(mWindow)));
    QVERIFY2(hint(mWindow).contains(message), qUtf8Printable(hint(mWindow)));
    QCOMPARE(writeMotion(mWindow->document().motion()), dance());
    QVERIFY(!mWindow->document().isModified());
}

void TestClipboard::severalThingsThatDoNotFitAreListed()
{
    KeyClip clip;
    for (const QString &name : {QStringLiteral("심장"), QStringLiteral("머리"), QStringLiteral("smile")}) {
        clip.morphs.append({name, {}});
        clip.morphs.last().keys.append(MorphKey());
    }
    QApplication::clipboard()->setMimeData(new ClipMimeData(clip));
    mWindow->document().setPlayhead(5);
    press(mWindow, Qt::Key_V);
    const auto *box = mWindow->findChild<QMessageBox *>(QStringLiteral("pasteNotes"));
    QVERIFY(box);
    QVERIFY2(box->informativeText().contains(u'심') && box->informativeText().contains(u'머'),
             qUtf8Printable(box->informativeText()));
    QCOMPARE(mWindow->document().motion().morphs[0].keys.size(), 2);
}

void TestClipboard::enabledOnlyWhereItMakesSense()
{
    const QList<const char *> ofSelection = {"edit.cut", "edit.copy", "edit.mirror"};
    const QList<const char *> ofClipboard = {"edit.paste", "edit.pasteMirrored", "edit.pasteValues",
                                             "edit.pasteSpecial"};
    for (const char *id : ofSelection + ofClipboard)
        QVERIFY2(!isEnabled(mWindow, id), id);
    selectArm(mWindow);
    for (const char *id : ofSelection)
        QVERIFY2(isEnabled(mWindow, id), id);
    for (const char *id : ofClipboard)
        QVERIFY2(!isEnabled(mWindow, id), id);
    press(mWindow, Qt::Key_C);
    mWindow->document().setSelection({});
    for (const char *id : ofClipboard)
        QTRY_VERIFY2(isEnabled(mWindow, id), id);
    for (const char *id : ofSelection)
        QVERIFY2(!isEnabled(mWindow, id), id);
}

void TestClipboard::textFieldsKeepTheirOwnClipboard()
{
    selectArm(mWindow);
    QLineEdit field(mWindow);
    field.setText(QStringLiteral("words"));
    field.show();
    field.setFocus();
    field.selectAll();
    QTest::keyClick(&field, Qt::Key_C, Qt::ControlModifier);
    QCOMPARE(QApplication::clipboard()->text(), QStringLiteral("words"));
    field.clear();
    QTest::keyClick(&field, Qt::Key_V, Qt::ControlModifier);
    QCOMPARE(field.text(), QStringLiteral("words"));
    QVERIFY(!mWindow->document().isModified());
}

QTEST_MAIN(TestClipboard)
#include "tst_clipboard.moc"
