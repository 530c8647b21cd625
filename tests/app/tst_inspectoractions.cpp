// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor-core/document/valueverbs.h"
#include "editor-core/vmd/reader.h"
#include "tests/support/motions.h"
#include "tests/support/mouse.h"
#include "tests/support/windowfixture.h"
#include "widgets/common/numberbox.h"
#include "widgets/dialogs/correctiondialog.h"
#include "widgets/dopesheet/timelinepanel.h"

#include <QDockWidget>
#include <QStatusBar>
#include <QTest>

using namespace furitsuke;
using namespace furitsuke::test;

/// The inspector and the actions on values, in the window.
class TestInspectorActions : public QObject, protected WindowFixture
{
    Q_OBJECT

private Q_SLOTS:
    void init() { openWindow(sixSectionFile()); }
    void cleanup() { closeWindows(); }

    void correctionIsEnteredByKeyboard();
    void physicsIsSwitched();
    void rotationsAreNormalised();
    void actionsNeedKeysOfTheirKind();
    void editingValuesShowsTheInspector();
    void errorsOfTheInspectorAreSaid();
};

void TestInspectorActions::correctionIsEnteredByKeyboard()
{
    select(TrackKind::Camera);
    action("key.correct")->trigger();
    auto *dialog = mWindow->findChild<CorrectionDialog *>();
    QVERIFY(dialog);
    QVERIFY(activate(*dialog));
    QTest::keyClicks(dialog->focusWidget(), QStringLiteral("1"));
    QTest::keyClick(dialog->focusWidget(), Qt::Key_Tab);
    QTest::keyClicks(dialog->focusWidget(), QStringLiteral("3"));
    QTest::keyClick(dialog->focusWidget(), Qt::Key_Return);
    QVERIFY(!dialog->isVisible());
    const Motion before = readMotion(sixSectionFile()).motion;
    QCOMPARE(document().motion().camera.key(0).target.x, before.camera.key(0).target.x + 3);
    QCOMPARE(document().motion().camera.key(1).target.x, before.camera.key(1).target.x + 3);
    QVERIFY2(message().contains(QStringLiteral("Correct")), qPrintable(message()));
}

void TestInspectorActions::physicsIsSwitched()
{
    select(TrackKind::Bone);
    action("key.physicsOff")->trigger();
    for (const BoneTrack &track : document().motion().bones) {
        for (qsizetype row = 0; row < track.keys.size(); ++row)
            QVERIFY(track.keys.key(row).form.physicsOff());
    }
    action("key.physicsOn")->trigger();
    QVERIFY(!document().motion().bones.at(0).keys.key(0).form.physicsOff());
    QCOMPARE(document().undoStack().count(), 2);
}

void TestInspectorActions::rotationsAreNormalised()
{
    select(TrackKind::Bone);
    action("key.normaliseRotation")->trigger();
    QCOMPARE(document().undoStack().count(), 0);
    QVERIFY(!message().isEmpty());
    enterValue(document(), KeyValue::QuaternionW, {0, 7});
    action("key.normaliseRotation")->trigger();
    QCOMPARE(document().undoStack().count(), 2);
    QVERIFY(isUnitLength(document().motion().bones.at(0).keys.key(0).rotation));
}

void TestInspectorActions::actionsNeedKeysOfTheirKind()
{
    const auto enabled = [this] {
        QStringList ids;
        for (const char *id : {"key.correct", "key.normaliseRotation", "key.physicsOn", "key.physicsOff"}) {
            if (action(id)->isEnabled())
                ids.append(QLatin1String(id));
        }
        return ids.size();
    };
    document().setSelection({});
    QCOMPARE(enabled(), 0);
    select(TrackKind::State);
    QCOMPARE(enabled(), 0);
    select(TrackKind::Morph);
    QCOMPARE(enabled(), 1);
    select(TrackKind::Bone);
    QCOMPARE(enabled(), 4);
}

void TestInspectorActions::editingValuesShowsTheInspector()
{
    auto *dock = mWindow->findChild<QDockWidget *>(QStringLiteral("readoutDock"));
    dock->hide();
    select(TrackKind::Morph);
    action("key.focusInspector")->trigger();
    QVERIFY(dock->isVisible());
    QCOMPARE(QApplication::focusWidget()->objectName(), QStringLiteral("weight"));
    QTest::keyClicks(QApplication::focusWidget(), QStringLiteral("0.125"));
    QTest::keyClick(QApplication::focusWidget(), Qt::Key_Return);
    QCOMPARE(document().motion().morphs.at(0).keys.key(0).weight, 0.125f);
    // Undo is the document's, although the focus is in a field.
    QTest::keyClick(QApplication::focusWidget(), Qt::Key_Z, Qt::ControlModifier);
    QCOMPARE(document().undoStack().index(), 0);

    document().setSelection({});
    action("key.focusInspector")->trigger();
    QVERIFY(!message().isEmpty());
}

void TestInspectorActions::errorsOfTheInspectorAreSaid()
{
    select(TrackKind::Morph);
    action("key.focusInspector")->trigger();
    QTest::keyClicks(QApplication::focusWidget(), QStringLiteral("1e300"));
    QTest::keyClick(QApplication::focusWidget(), Qt::Key_Return);
    QVERIFY2(message().contains(QStringLiteral("too large")), qPrintable(message()));
}

QTEST_MAIN(TestInspectorActions)
#include "tst_inspectoractions.moc"
