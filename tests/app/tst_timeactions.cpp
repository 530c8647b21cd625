// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor-core/sampling/sampler.h"
#include "tests/support/gestures.h"
#include "tests/support/mouse.h"
#include "tests/support/smallmotions.h"
#include "tests/support/windowfixture.h"
#include "widgets/dialogs/framesdialog.h"
#include "widgets/dialogs/movebydialog.h"
#include "widgets/dialogs/reversedialog.h"
#include "widgets/dialogs/scaledialog.h"
#include "widgets/dopesheet/timelinepanel.h"

#include <QDoubleSpinBox>
#include <QLabel>
#include <QTest>

using namespace furitsuke;
using namespace furitsuke::test;

namespace {
using Frames = QList<quint32>;
}

/// Edits of time by keyboard, in the window.
class TestTimeActions : public QObject, protected WindowFixture
{
    Q_OBJECT

private Q_SLOTS:
    void init();
    void cleanup() { closeWindows(); }

    void nudgesInARowAreOneStep();
    void nudgesShiftLaterKeysAlongWhenAsked();
    void movesByATypedNumber();
    void scalesByATypedFactor();
    void reverses();
    void reverseAsksBeforeItOverwrites();
    void insertsAndDeletesFramesAtThePlayhead();
    void listedTracksAreThoseOfTheTrackList();
    void actionsOnKeysNeedSelectedOnes();
    void lettersTypeWhereTheTimelineHasNoFocus();

private:
    QWidget &sheet() { return mWindow->timeline().sheet(); }
    Frames frames(TrackRef track = bone0) { return framesOf(document().motion(), track); }
    void select(const Frames &frames)
    {
        document().setSelection(selected(document().motion(), bone0, frames));
    }
    /// The dialog that a key opens on the timeline.
    template <class Dialog>
    Dialog *openBy(Qt::Key key, Qt::KeyboardModifiers modifiers = Qt::NoModifier)
    {
        QTest::keyClick(&sheet(), key, modifiers);
        auto *dialog = mWindow->findChild<Dialog *>();
        return dialog && activate(*dialog) ? dialog : nullptr;
    }
    void typeInto(QDialog *dialog, const char *box, const QString &text)
    {
        auto *widget = dialog->findChild<QDoubleSpinBox *>(QLatin1String(box));
        widget->setFocus();
        widget->selectAll();
        QTest::keyClicks(widget, text);
        QTest::keyClick(widget, Qt::Key_Return);
    }
};

void TestTimeActions::init()
{
    // A bone at 0 10 20 30, another at 0 10 40.
    openWindow(gestureMotion());
}

void TestTimeActions::nudgesInARowAreOneStep()
{
    select({10});
    for (int i = 0; i < 3; ++i)
        QTest::keyClick(&sheet(), Qt::Key_Right, Qt::AltModifier);
    QTest::keyClick(&sheet(), Qt::Key_Right, Qt::AltModifier | Qt::ShiftModifier);
    QTest::keyClick(&sheet(), Qt::Key_Left, Qt::AltModifier);
    QCOMPARE(frames(), Frames({0, 20, 22, 30}));
    QCOMPARE(document().undoStack().count(), 1);
    QTest::keyClick(&sheet(), Qt::Key_Right);
    QTest::keyClick(&sheet(), Qt::Key_Left, Qt::AltModifier);
    QCOMPARE(document().undoStack().count(), 2);
    QTest::keyClick(&sheet(), Qt::Key_Z, Qt::ControlModifier);
    QTest::keyClick(&sheet(), Qt::Key_Z, Qt::ControlModifier);
    QCOMPARE(frames(), Frames({0, 10, 20, 30}));
}

void TestTimeActions::nudgesShiftLaterKeysAlongWhenAsked()
{
    action("key.rippleLater")->trigger();
    select({10});
    QTest::keyClick(&sheet(), Qt::Key_Right, Qt::AltModifier | Qt::ShiftModifier);
    QCOMPARE(frames(), Frames({0, 20, 30, 40}));
    action("key.rippleLater")->trigger();
    QTest::keyClick(&sheet(), Qt::Key_Right, Qt::AltModifier);
    QCOMPARE(frames(), Frames({0, 21, 30, 40}));
}

void TestTimeActions::movesByATypedNumber()
{
    select({10});
    auto *dialog = openBy<MoveByDialog>(Qt::Key_G);
    QVERIFY(dialog);
    typeInto(dialog, "frames", QStringLiteral("-3"));
    QCOMPARE(frames(), Frames({0, 7, 20, 30}));
}

void TestTimeActions::scalesByATypedFactor()
{
    select({10, 20});
    auto *dialog = openBy<ScaleDialog>(Qt::Key_S);
    QVERIFY(dialog);
    typeInto(dialog, "percent", QStringLiteral("250"));
    QCOMPARE(frames(), Frames({0, 10, 30, 35}));
}

void TestTimeActions::reverses()
{
    select({0, 10, 20});
    QTest::keyClick(&sheet(), Qt::Key_M, Qt::ControlModifier);
    QVERIFY(!mWindow->findChild<ReverseDialog *>());
    QCOMPARE(document().undoStack().undoText(), QStringLiteral("Reverse 3 keys"));
    QCOMPARE(sampleBone(document().motion().bones[0].keys, 0).position.x, 20.0);
}

void TestTimeActions::reverseAsksBeforeItOverwrites()
{
    select({0, 10, 30});
    auto *dialog = openBy<ReverseDialog>(Qt::Key_M, Qt::ControlModifier);
    QVERIFY(dialog);
    const QString losses = dialog->findChild<QLabel *>(QStringLiteral("losses"))->text();
    QVERIFY2(losses.startsWith(QStringLiteral("1 key")) && losses.contains(QStringLiteral("overwritten")),
             qPrintable(losses));
    QTest::keyClick(dialog, Qt::Key_Escape);
    QCOMPARE(document().undoStack().count(), 0);
    QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);
    QVERIFY(activate(*mWindow));
    dialog = openBy<ReverseDialog>(Qt::Key_M, Qt::ControlModifier);
    QVERIFY(dialog);
    QTest::keyClick(dialog->focusWidget(), Qt::Key_Return);
    QCOMPARE(frames(), Frames({0, 20, 30}));
    QCOMPARE(document().undoStack().undoText(), QStringLiteral("Reverse 3 keys, overwriting 1"));
    QVERIFY(mWindow->findChild<QLabel *>(QStringLiteral("hintLabel"))
                ->text()
                .contains(QStringLiteral("1 key was overwritten")));
}

void TestTimeActions::insertsAndDeletesFramesAtThePlayhead()
{
    document().setPlayhead(5);
    auto *insert = openBy<FramesDialog>(Qt::Key_I, Qt::ControlModifier);
    QVERIFY(insert);
    typeInto(insert, "count", QStringLiteral("4"));
    QCOMPARE(frames(), Frames({0, 14, 24, 34}));
    QCOMPARE(frames(bone1), Frames({0, 14, 44}));
    QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);
    QVERIFY(activate(*mWindow));
    auto *remove = openBy<FramesDialog>(Qt::Key_K, Qt::ControlModifier);
    QVERIFY(remove);
    typeInto(remove, "count", QStringLiteral("10"));
    QCOMPARE(frames(), Frames({0, 14, 24}));
    QCOMPARE(frames(bone1), Frames({0, 34}));
    QVERIFY(activate(*mWindow));
    QTest::keyClick(&sheet(), Qt::Key_Z, Qt::ControlModifier);
    QTest::keyClick(&sheet(), Qt::Key_Z, Qt::ControlModifier);
    QCOMPARE(frames(), Frames({0, 10, 20, 30}));
}

void TestTimeActions::listedTracksAreThoseOfTheTrackList()
{
    document().setTrackLook(bone1, {.hidden = true});
    auto *dialog = openBy<FramesDialog>(Qt::Key_I, Qt::ControlModifier);
    QVERIFY(dialog);
    auto *tracks = dialog->findChild<QWidget *>(QStringLiteral("tracks"));
    tracks->setFocus();
    QTest::keyClick(tracks, Qt::Key_Down);
    typeInto(dialog, "count", QStringLiteral("5"));
    QCOMPARE(frames(), Frames({5, 15, 25, 35}));
    QCOMPARE(frames(bone1), Frames({0, 10, 40}));
}

void TestTimeActions::actionsOnKeysNeedSelectedOnes()
{
    const char *ids[] = {"key.moveBy", "key.scale", "key.reverse", "edit.nudgeLeft", "edit.nudgeRight10"};
    document().setSelection({});
    for (const char *id : ids)
        QVERIFY2(!action(id)->isEnabled(), id);
    select({10});
    for (const char *id : ids)
        QVERIFY2(action(id)->isEnabled(), id);
    QVERIFY(action("time.insertFrames")->isEnabled());
}

void TestTimeActions::lettersTypeWhereTheTimelineHasNoFocus()
{
    select({10});
    mWindow->setFocus();
    QTest::keyClick(mWindow, Qt::Key_G);
    QVERIFY(!mWindow->findChild<MoveByDialog *>());
}

QTEST_MAIN(TestTimeActions)
#include "tst_timeactions.moc"
