// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/actions/actionregistry.h"
#include "app/shortcutdialog.h"

#include <QKeySequenceEdit>
#include <QLabel>
#include <QLineEdit>
#include <QMainWindow>
#include <QMenuBar>
#include <QMessageBox>
#include <QPushButton>
#include <QSettings>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>
#include <QToolButton>
#include <QTreeWidget>

#include <memory>

using namespace furitsuke;

/// The dialog in which shortcuts are found and changed, by real keys.
class TestShortcutDialog : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase();
    void init();
    void cleanup();
    void actionsAreGroupedByMenu();
    void foundByName();
    void foundByKeyPress();
    void shortcutIsAddedBesideOthers();
    void shortcutIsRemovedByItsButton();
    void conflictIsNamedAndSettled();
    void beginningOfAnotherShortcutIsAConflict();
    void shortcutsOfDifferentPlacesDoNotConflict();
    void oneActionIsReset();
    void resettingOneTakesItsShortcutsBack();
    void allAreReset();
    void resettingAllIsAskedFirst();
    void changedShortcutsSayWhatTheyWere();
    void nothingFoundIsSaid();
    void whatIsChangedIsKept();

private:
    QTreeWidget *list() const { return mDialog->findChild<QTreeWidget *>(QStringLiteral("list")); }
    QList<QTreeWidgetItem *> shownActions() const
    {
        QList<QTreeWidgetItem *> result;
        for (QTreeWidgetItemIterator it(list()); *it; ++it) {
            if (!(*it)->isHidden() && !(*it)->data(0, Qt::UserRole).toString().isEmpty())
                result.append(*it);
        }
        return result;
    }
    QStringList shownIds() const
    {
        QStringList result;
        for (const QTreeWidgetItem *item : shownActions())
            result.append(item->data(0, Qt::UserRole).toString());
        return result;
    }
    void press(const char *field, int key, Qt::KeyboardModifiers modifiers = {})
    {
        auto *edit = mDialog->findChild<QKeySequenceEdit *>(QLatin1String(field));
        edit->setFocus();
        // It waits for more keys before it tells.
        QSignalSpy spy(edit, &QKeySequenceEdit::keySequenceChanged);
        QTest::keyClick(edit, Qt::Key(key), modifiers);
        QTRY_VERIFY(!spy.isEmpty());
    }
    void click(const char *button)
    {
        QTest::mouseClick(mDialog->findChild<QPushButton *>(QLatin1String(button)), Qt::LeftButton);
    }
    QString warning() const { return mDialog->findChild<QLabel *>(QStringLiteral("warning"))->text(); }
    QList<QKeySequence> shortcuts(const char *id) const
    {
        return mActions->action(QLatin1String(id))->shortcuts();
    }

    std::unique_ptr<QTemporaryDir> mDir;
    std::unique_ptr<QMainWindow> mWindow;
    std::unique_ptr<ActionRegistry> mActions;
    std::unique_ptr<ShortcutDialog> mDialog;
    QWidget *mPanels[2] = {};
};

namespace {
const QKeySequence ctrlS(Qt::CTRL | Qt::Key_S);
const QKeySequence ctrlO(Qt::CTRL | Qt::Key_O);
const QKeySequence plainK(Qt::Key_K);
} // namespace

void TestShortcutDialog::initTestCase()
{
    QCoreApplication::setOrganizationName(QStringLiteral("FuritsukeTest"));
    QCoreApplication::setApplicationName(QStringLiteral("FuritsukeTest"));
    QSettings::setDefaultFormat(QSettings::IniFormat);
}

void TestShortcutDialog::init()
{
    mDir = std::make_unique<QTemporaryDir>();
    QSettings::setPath(QSettings::IniFormat, QSettings::UserScope,
                       mDir->filePath(QStringLiteral("settings")));
    QSettings().clear();
    mWindow = std::make_unique<QMainWindow>();
    mActions = std::make_unique<ActionRegistry>();
    QMenu *file = mWindow->menuBar()->addMenu(QStringLiteral("&File"));
    QMenu *recent = file->addMenu(QStringLiteral("&Demo"));
    QMenu *edit = mWindow->menuBar()->addMenu(QStringLiteral("&Edit"));
    const auto add = [this](QMenu *menu, const char *id, const QString &text,
                            const QList<QKeySequence> &keys) {
        QAction *action = mActions->add(
            QLatin1String(id), [text] { return text; }, [text] { return text; }, keys);
        menu->addAction(action);
        return action;
    };
    add(file, "file.open", QStringLiteral("&Open…"), {ctrlO});
    add(file, "file.save", QStringLiteral("&Save"), {ctrlS});
    add(recent, "file.demo", QStringLiteral("Dance"), {});
    add(edit, "edit.column", QStringLiteral("Select &column"), {plainK});
    for (int i = 0; i < 2; ++i) {
        mPanels[i] = new QWidget(mWindow.get());
        QAction *local = add(edit, i ? "panel.two" : "panel.one", QStringLiteral("Panel %1").arg(i + 1),
                             {QKeySequence(Qt::Key_J)});
        local->setShortcutContext(Qt::WidgetWithChildrenShortcut);
        mPanels[i]->addAction(local);
    }
    mDialog = std::make_unique<ShortcutDialog>(*mActions);
    mDialog->show();
    mDialog->activateWindow();
    QVERIFY(QTest::qWaitForWindowActive(mDialog.get()));
}

void TestShortcutDialog::cleanup()
{
    mDialog.reset();
    mActions.reset();
    mWindow.reset();
}

void TestShortcutDialog::actionsAreGroupedByMenu()
{
    QCOMPARE(list()->topLevelItemCount(), 2);
    const QTreeWidgetItem *file = list()->topLevelItem(0);
    QCOMPARE(file->text(0), QStringLiteral("File"));
    QCOMPARE(file->child(0)->text(0), QStringLiteral("Open…"));
    QCOMPARE(file->child(2)->text(0), QStringLiteral("Demo"));
    QCOMPARE(file->child(2)->child(0)->text(0), QStringLiteral("Dance"));
    QCOMPARE(shownActions().size(), mActions->entries().size());
    QCOMPARE(file->child(1)->text(1), ctrlS.toString(QKeySequence::NativeText));
}

void TestShortcutDialog::foundByName()
{
    auto *search = mDialog->findChild<QLineEdit *>(QStringLiteral("search"));
    QTest::keyClicks(search, QStringLiteral("COL"));
    QCOMPARE(shownIds(), QStringList{QStringLiteral("edit.column")});
    // A menu of which nothing is left is not shown.
    QVERIFY(list()->topLevelItem(0)->isHidden());
    search->clear();
    QTest::keyClicks(search, QStringLiteral("file.save"));
    QCOMPARE(shownIds().constFirst(), QStringLiteral("file.save"));
}

void TestShortcutDialog::foundByKeyPress()
{
    press("keySearch", Qt::Key_S, Qt::ControlModifier);
    QCOMPARE(shownIds(), QStringList{QStringLiteral("file.save")});
}

void TestShortcutDialog::shortcutIsAddedBesideOthers()
{
    mDialog->setCurrentId(QStringLiteral("file.save"));
    press("newKeys", Qt::Key_F6);
    QVERIFY(warning().isEmpty());
    click("add");
    QCOMPARE(shortcuts("file.save"), (QList<QKeySequence>{ctrlS, QKeySequence(Qt::Key_F6)}));
    QCOMPARE(mDialog->currentId(), QStringLiteral("file.save"));
    QVERIFY(list()->currentItem()->text(1).contains(QLatin1String("F6")));
    // The same once more is no change.
    press("newKeys", Qt::Key_F6);
    QVERIFY(!mDialog->findChild<QPushButton *>(QStringLiteral("add"))->isEnabled());
}

void TestShortcutDialog::shortcutIsRemovedByItsButton()
{
    mDialog->setCurrentId(QStringLiteral("file.save"));
    auto *button = mDialog->findChild<QToolButton *>(QStringLiteral("remove Ctrl+S"));
    QVERIFY(button);
    QTest::mouseClick(button, Qt::LeftButton);
    QVERIFY(shortcuts("file.save").isEmpty());
    QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);
    QVERIFY(!mDialog->findChild<QToolButton *>(QStringLiteral("remove Ctrl+S")));
}

void TestShortcutDialog::conflictIsNamedAndSettled()
{
    mDialog->setCurrentId(QStringLiteral("file.save"));
    press("newKeys", Qt::Key_O, Qt::ControlModifier);
    QVERIFY2(warning().contains(QStringLiteral("File › Open…")), qPrintable(warning()));
    // Nothing is taken before it is added.
    QCOMPARE(shortcuts("file.open"), QList<QKeySequence>{ctrlO});
    click("add");
    QCOMPARE(shortcuts("file.save"), (QList<QKeySequence>{ctrlS, ctrlO}));
    QVERIFY(shortcuts("file.open").isEmpty());
    QVERIFY(warning().isEmpty());
}

void TestShortcutDialog::beginningOfAnotherShortcutIsAConflict()
{
    // "Ctrl+S, A" could never be typed beside "Ctrl+S".
    const QKeySequence longer(Qt::CTRL | Qt::Key_S, Qt::Key_A);
    QCOMPARE(mActions->conflicts(longer, QStringLiteral("file.open")),
             QStringList{QStringLiteral("file.save")});
    mActions->setShortcuts(QStringLiteral("file.open"), {longer});
    QCOMPARE(mActions->conflicts(ctrlS, QStringLiteral("edit.column")),
             (QStringList{QStringLiteral("file.open"), QStringLiteral("file.save")}));
}

void TestShortcutDialog::shortcutsOfDifferentPlacesDoNotConflict()
{
    QVERIFY(mActions->conflicts(QKeySequence(Qt::Key_J), QStringLiteral("panel.one")).isEmpty());
    // A window's shortcut meets both.
    QCOMPARE(mActions->conflicts(QKeySequence(Qt::Key_J), QStringLiteral("file.save")).size(), 2);
    mPanels[0]->addAction(mActions->action(QStringLiteral("panel.two")));
    QCOMPARE(mActions->conflicts(QKeySequence(Qt::Key_J), QStringLiteral("panel.one")),
             QStringList{QStringLiteral("panel.two")});
}

void TestShortcutDialog::oneActionIsReset()
{
    mActions->setShortcuts(QStringLiteral("file.save"), {QKeySequence(Qt::Key_F6)});
    mActions->setShortcuts(QStringLiteral("file.open"), {QKeySequence(Qt::Key_F7)});
    mDialog->setCurrentId(QStringLiteral("file.save"));
    click("reset");
    QCOMPARE(shortcuts("file.save"), QList<QKeySequence>{ctrlS});
    QCOMPARE(shortcuts("file.open"), QList<QKeySequence>{QKeySequence(Qt::Key_F7)});
}

void TestShortcutDialog::resettingOneTakesItsShortcutsBack()
{
    mActions->setShortcuts(QStringLiteral("file.save"), {});
    mActions->setShortcuts(QStringLiteral("file.open"), {ctrlS});
    mDialog->setCurrentId(QStringLiteral("file.save"));
    click("reset");
    QCOMPARE(shortcuts("file.save"), QList<QKeySequence>{ctrlS});
    QVERIFY(shortcuts("file.open").isEmpty());
    QVERIFY2(warning().contains(QStringLiteral("File › Open…")), qPrintable(warning()));
}

void TestShortcutDialog::allAreReset()
{
    mActions->setShortcuts(QStringLiteral("file.save"), {});
    mActions->setShortcuts(QStringLiteral("edit.column"), {ctrlS});
    click("resetAll");
    auto *question = mDialog->findChild<QMessageBox *>(QStringLiteral("resetQuestion"));
    QVERIFY(question && question->text().contains(QLatin1Char('2')));
    QCOMPARE(shortcuts("edit.column"), QList<QKeySequence>{ctrlS});
    QTest::keyClick(question, Qt::Key_Return);
    for (const ActionRegistry::Entry &entry : mActions->entries())
        QCOMPARE(entry.action->shortcuts(), entry.standard);
    QCOMPARE(list()->topLevelItem(0)->child(1)->text(1), ctrlS.toString(QKeySequence::NativeText));
    // There is nothing left to reset.
    QVERIFY(!mDialog->findChild<QPushButton *>(QStringLiteral("resetAll"))->isEnabled());
}

void TestShortcutDialog::resettingAllIsAskedFirst()
{
    mActions->setShortcuts(QStringLiteral("file.save"), {});
    click("resetAll");
    auto *question = mDialog->findChild<QMessageBox *>(QStringLiteral("resetQuestion"));
    QVERIFY(question);
    QTest::keyClick(question, Qt::Key_Escape);
    QVERIFY(shortcuts("file.save").isEmpty());
}

void TestShortcutDialog::changedShortcutsSayWhatTheyWere()
{
    const QTreeWidgetItem *save = list()->topLevelItem(0)->child(1);
    QVERIFY(save->toolTip(1).isEmpty());
    QVERIFY(!mDialog->findChild<QPushButton *>(QStringLiteral("resetAll"))->isEnabled());
    mActions->setShortcuts(QStringLiteral("file.save"), {QKeySequence(Qt::Key_F6)});
    QVERIFY(save->font(1).italic());
    QVERIFY2(save->toolTip(1).contains(ctrlS.toString(QKeySequence::NativeText)),
             qPrintable(save->toolTip(1)));
    // One that has none any more does not look as if it never had.
    mActions->setShortcuts(QStringLiteral("file.save"), {});
    QVERIFY(!save->text(1).isEmpty());
}

void TestShortcutDialog::nothingFoundIsSaid()
{
    const auto *nothing = mDialog->findChild<QLabel *>(QStringLiteral("nothing"));
    QVERIFY(!nothing->isVisible());
    mDialog->setCurrentId(QStringLiteral("file.save"));
    QTest::keyClicks(mDialog->findChild<QLineEdit *>(QStringLiteral("search")), QStringLiteral("zzzz"));
    QVERIFY(nothing->isVisible());
    // What is not in sight is not the one that is changed.
    QCOMPARE(mDialog->currentId(), QString());
}

void TestShortcutDialog::whatIsChangedIsKept()
{
    mDialog->setCurrentId(QStringLiteral("file.demo"));
    press("newKeys", Qt::Key_F8);
    click("add");
    ActionRegistry another;
    const QAction *action =
        another.add(QStringLiteral("file.demo"), [] { return QStringLiteral("Dance"); }, {}, {});
    QCOMPARE(action->shortcuts(), QList<QKeySequence>{QKeySequence(Qt::Key_F8)});
}

QTEST_MAIN(TestShortcutDialog)
#include "tst_shortcutdialog.moc"
