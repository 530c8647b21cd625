// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/preview/previewsession.h"
#include "tests/support/windowfixture.h"
#include "widgets/dialogs/ikbakedialog.h"
#include "widgets/dialogs/ikswitchdialog.h"
#include "widgets/preview/previewview.h"

#include <QApplication>
#include <QDockWidget>
#include <QDoubleSpinBox>
#include <QLabel>
#include <QListWidget>
#include <QPushButton>
#include <QTest>
#include <QUndoStack>

using namespace furitsuke;
using namespace furitsuke::test;

/// IK baked in the window.
class TestIkActions : public QObject, protected WindowFixture
{
    Q_OBJECT

private Q_SLOTS:
    void init();
    void cleanup() { closeWindows(); }

    void chosenChainIsBakedAsOneStep();
    void lockedTrackIsSaid();
    void nothingIsBakedWithoutAChain();
    void ikIsSwitchedAtThePlayheadWithKeys();
    void nothingIsSwitchedWithoutAChange();

private:
    IkBakeDialog *open()
    {
        trigger("key.bakeIk");
        auto *dialog = mWindow->findChild<IkBakeDialog *>();
        // Without a window manager nobody else does.
        if (dialog)
            QApplication::setActiveWindow(dialog);
        return dialog;
    }
    TrackRef track(const QString &name)
    {
        for (const TrackRef candidate : document().motion().tracks()) {
            if (candidate.kind == TrackKind::Bone && document().trackLabel(candidate) == name)
                return candidate;
        }
        return {TrackKind::Bone, -1};
    }
    static void type(IkBakeDialog *dialog, const char *field, int value)
    {
        auto *box = dialog->findChild<QDoubleSpinBox *>(QLatin1String(field));
        box->setFocus();
        box->selectAll();
        QTest::keyClicks(box, QString::number(value));
        QTest::keyClick(box, Qt::Key_Tab);
    }
};

void TestIkActions::init()
{
    openWindow();
    mWindow->openDemo(QStringLiteral("dance"));
    QTRY_VERIFY(!document().motion().bones.isEmpty());
    QVERIFY(!action("key.bakeIk")->isEnabled());
    auto *dock = mWindow->findChild<QDockWidget *>(QStringLiteral("previewDock"));
    dock->show();
    dock->raise();
    QTRY_VERIFY_WITH_TIMEOUT(action("key.bakeIk")->isEnabled(), 60000);
}

void TestIkActions::chosenChainIsBakedAsOneStep()
{
    const Motion before = document().motion();
    document().setChosenTracks({track(QStringLiteral("左足ＩＫ"))});
    IkBakeDialog *dialog = open();
    QVERIFY(dialog);
    auto *chains = dialog->findChild<QListWidget *>(QStringLiteral("bakeChains"));
    for (int row = 0; row < chains->count(); ++row) {
        QCOMPARE(chains->item(row)->checkState() == Qt::Checked,
                 chains->item(row)->text() == QStringLiteral("左足ＩＫ"));
    }
    QVERIFY(dialog->findChild<QLabel *>(QStringLiteral("bakeSummary"))
                ->text()
                .contains(QStringLiteral("左ひざ")));
    type(dialog, "bakeLast", 30);
    type(dialog, "bakeFirst", 10);
    QTest::keyClick(dialog, Qt::Key_Return);
    QTRY_VERIFY2(document().undoStack().count() == 1, qPrintable(message()));
    QVERIFY(document().undoStack().undoText().contains(QStringLiteral("Bake IK into")));
    QVERIFY2(message().contains(QStringLiteral("Off by at most 0.0")), qPrintable(message()));
    QVERIFY(track(QStringLiteral("左ひざ")).index >= 0);
    trigger("edit.undo");
    QVERIFY(document().motion() == before);
}

void TestIkActions::lockedTrackIsSaid()
{
    const TrackRef leg = track(QStringLiteral("左足"));
    QVERIFY(leg.index >= 0);
    document().setChosenTracks({leg});
    trigger("track.lock");
    IkBakeDialog *dialog = open();
    QVERIFY(dialog);
    QTest::keyClick(dialog, Qt::Key_Return);
    QTRY_VERIFY2(message().contains(QStringLiteral("左足")), qPrintable(message()));
    QCOMPARE(document().undoStack().count(), 0);
}

void TestIkActions::nothingIsBakedWithoutAChain()
{
    document().setChosenTracks({});
    IkBakeDialog *dialog = open();
    QVERIFY(dialog);
    QTest::keyClick(dialog, Qt::Key_Return);
    QVERIFY(dialog->isVisible());
    auto *chains = dialog->findChild<QListWidget *>(QStringLiteral("bakeChains"));
    chains->setFocus();
    QTest::keyClick(chains, Qt::Key_Space);
    QCOMPARE(chains->item(0)->checkState(), Qt::Checked);
    QTest::keyClick(dialog, Qt::Key_Escape);
    QVERIFY(!dialog->isVisible());
    QCOMPARE(document().undoStack().count(), 0);
}

void TestIkActions::ikIsSwitchedAtThePlayheadWithKeys()
{
    const Motion before = document().motion();
    document().setPlayhead(100);
    trigger("key.switchIk");
    auto *dialog = mWindow->findChild<IkSwitchDialog *>();
    QVERIFY(dialog);
    QApplication::setActiveWindow(dialog);
    auto *chains = dialog->findChild<QListWidget *>(QStringLiteral("switchChains"));
    const QList<QListWidgetItem *> feet = chains->findItems(QStringLiteral("左足ＩＫ"), Qt::MatchExactly);
    QCOMPARE(feet.size(), 1);
    QCOMPARE(feet[0]->checkState(), Qt::Checked);
    chains->setFocus();
    chains->setCurrentItem(feet[0]);
    QTest::keyClick(chains, Qt::Key_Space);
    QCOMPARE(feet[0]->checkState(), Qt::Unchecked);
    QVERIFY(dialog->findChild<QLabel *>(QStringLiteral("switchSummary"))
                ->text()
                .contains(QStringLiteral("左ひざ")));
    QTest::keyClick(dialog, Qt::Key_Return);
    QTRY_VERIFY2(document().undoStack().count() == 1, qPrintable(message()));
    QVERIFY2(message().contains(QStringLiteral("off by at most 0.0")), qPrintable(message()));
    const KeyColumns<StateKey> &states = document().motion().states;
    QCOMPARE(states.frames()[states.upperBound(100) - 1], 100u);
    const TrackRef knee = track(QStringLiteral("左ひざ"));
    QVERIFY(document().motion().bones[knee.index].keys.frames().contains(100u));
    trigger("edit.undo");
    QVERIFY(document().motion() == before);
}

void TestIkActions::nothingIsSwitchedWithoutAChange()
{
    trigger("key.switchIk");
    auto *dialog = mWindow->findChild<IkSwitchDialog *>();
    QVERIFY(dialog);
    QApplication::setActiveWindow(dialog);
    QTest::keyClick(dialog, Qt::Key_Return);
    QVERIFY(dialog->isVisible());
    QTest::keyClick(dialog, Qt::Key_Escape);
    QCOMPARE(document().undoStack().count(), 0);
}

QTEST_MAIN(TestIkActions)
#include "tst_ikactions.moc"
