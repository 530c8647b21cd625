// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor-core/vmd/writer.h"
#include "tests/support/gestures.h"
#include "tests/support/windowfixture.h"
#include "widgets/dopesheet/timelinepanel.h"

#include <QTest>

using namespace furitsuke;
using namespace furitsuke::test;

/// Registering, deleting and holding keys by keyboard and menu, in the window.
class TestRegisterActions : public QObject, protected WindowFixture
{
    Q_OBJECT

private Q_SLOTS:
    void init();
    void cleanup() { closeWindows(); }

    void returnRegistersAtThePlayhead_data();
    void returnRegistersAtThePlayhead();
    void returnGoesOnFromFrameToFrame();
    void controlDeleteKeepsTheShape();
    void holdIsInTheMenu();
    void actionsOnKeysNeedSelectedOnes();

private:
    QWidget &sheet() { return mWindow->timeline().sheet(); }
    QList<quint32> frames() { return document().motion().bones[0].keys.frames(); }
};

void TestRegisterActions::init()
{
    // Keys at 0, 10, 20, 30.
    openWindow(gestureMotion());
    document().setChosenTracks({{TrackKind::Bone, 0}});
}

void TestRegisterActions::returnRegistersAtThePlayhead_data()
{
    QTest::addColumn<Qt::Key>("key");
    QTest::addColumn<Qt::KeyboardModifiers>("modifiers");
    QTest::newRow("return") << Qt::Key_Return << Qt::KeyboardModifiers();
    QTest::newRow("keypad") << Qt::Key_Enter << Qt::KeyboardModifiers(Qt::KeypadModifier);
}

void TestRegisterActions::returnRegistersAtThePlayhead()
{
    QFETCH(Qt::Key, key);
    QFETCH(Qt::KeyboardModifiers, modifiers);
    document().setPlayhead(4);
    QTest::keyClick(&sheet(), key, modifiers);
    QCOMPARE(frames(), (QList<quint32>{0, 4, 10, 20, 30}));
    QTest::keyClick(&sheet(), Qt::Key_Z, Qt::ControlModifier);
    QCOMPARE(writeMotion(document().motion()), gestureMotion());
}

void TestRegisterActions::returnGoesOnFromFrameToFrame()
{
    document().setPlayhead(4);
    QTest::keyClick(&sheet(), Qt::Key_Return);
    QTest::keyClick(&sheet(), Qt::Key_Right);
    QTest::keyClick(&sheet(), Qt::Key_Return);
    QCOMPARE(frames(), (QList<quint32>{0, 4, 5, 10, 20, 30}));
    // A second time there is nothing to do.
    const int steps = document().undoStack().count();
    QTest::keyClick(&sheet(), Qt::Key_Return);
    QCOMPARE(document().undoStack().count(), steps);
}

void TestRegisterActions::controlDeleteKeepsTheShape()
{
    KeySelection selection;
    selection.insert({TrackKind::Bone, 0}, 1);
    document().setSelection(selection);
    QTest::keyClick(&sheet(), Qt::Key_Delete, Qt::ControlModifier);
    QCOMPARE(frames(), (QList<quint32>{0, 20, 30}));
    QVERIFY2(document().undoStack().undoText().contains(QStringLiteral("keeping the shape")),
             qPrintable(document().undoStack().undoText()));
    QTest::keyClick(&sheet(), Qt::Key_Z, Qt::ControlModifier);
    QCOMPARE(writeMotion(document().motion()), gestureMotion());
    QCOMPARE(document().selection(), selection);
}

void TestRegisterActions::holdIsInTheMenu()
{
    KeySelection selection;
    selection.insert({TrackKind::Bone, 0}, 2);
    document().setSelection(selection);
    QVERIFY(!action("key.holdBefore")->associatedObjects().isEmpty());
    action("key.holdBefore")->trigger();
    QCOMPARE(frames(), (QList<quint32>{0, 10, 19, 20, 30}));
}

void TestRegisterActions::actionsOnKeysNeedSelectedOnes()
{
    document().setSelection({});
    QVERIFY(!action("edit.deleteKeepShape")->isEnabled());
    QVERIFY(!action("key.holdBefore")->isEnabled());
    QVERIFY(action("key.register")->isEnabled());
    document().setSelection(KeySelection::all(document().motion()));
    QVERIFY(action("edit.deleteKeepShape")->isEnabled());
    QVERIFY(action("key.holdBefore")->isEnabled());
}

QTEST_MAIN(TestRegisterActions)
#include "tst_registeractions.moc"
