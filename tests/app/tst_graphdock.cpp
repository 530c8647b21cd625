// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/gestures.h"
#include "tests/support/mouse.h"
#include "tests/support/windowfixture.h"
#include "widgets/dopesheet/timelinepanel.h"
#include "widgets/graph/graphpanel.h"

#include <QDockWidget>
#include <QEnterEvent>
#include <QMessageBox>
#include <QSettings>
#include <QSplitter>
#include <QTabBar>
#include <QTest>

using namespace furitsuke;
using namespace furitsuke::test;

/// The value graph in the window: under the dope sheet, frame under frame.
class TestGraphDock : public QObject, protected WindowFixture
{
    Q_OBJECT

private Q_SLOTS:
    void init();
    void cleanup() { closeWindows(); }

    void framesAreWhereTheyAreInTheSheet();
    void linesFollowTheChosenTracks();
    void panelIsShownAndHidden();
    void settingsAreKept();
    void timelineShortcutsWorkInTheGraph();
    void arrowsMoveKeysThere();
    void fittingNeedsTracks();
    void keyGoesToTheGraph();
    void hintIsTheGraphsWhereThePointerIs();
    void closingDuringADragAsksNothing_data();
    void closingDuringADragAsksNothing();

private:
    GraphPanel &panel() { return mWindow->graph(); }
    ValueGraph &graph() { return panel().graph(); }
    QDockWidget *dock() { return mWindow->findChild<QDockWidget *>(QStringLiteral("graphDock")); }
    /// Of the findings, in the bar of tabs that it shares with the graph.
    QRect findingsTab()
    {
        for (const QTabBar *bar : mWindow->findChildren<QTabBar *>()) {
            for (int i = 0; i < bar->count(); ++i) {
                if (bar->isVisible() && bar->tabText(i) == QStringLiteral("Findings in the file"))
                    return bar->tabRect(i);
            }
        }
        return {};
    }
    /// How far a frame in the graph is from where it is in the sheet, in pixels.
    double away(double frame)
    {
        const QWidget &sheet = mWindow->timeline().sheet();
        const double inSheet = sheet.mapTo(mWindow.data(), QPoint()).x() +
                               mWindow->timeline().state().geometry().scale.xOf(frame);
        const double inGraph = graph().mapTo(mWindow.data(), graph().plotRect().topLeft()).x() +
                               graph().geometry().scale.xOf(frame);
        return std::abs(inSheet - inGraph);
    }
    bool isAligned()
    {
        return away(0) <= 1 && away(30) <= 1 &&
               qAbs(graph().plotRect().width() - mWindow->timeline().sheet().width()) <= 1;
    }
};

void TestGraphDock::init()
{
    openWindow(gestureMotion());
    trigger("graph.panel");
    if (!panel().isSeen())
        trigger("graph.panel");
    QTRY_VERIFY(panel().isSeen());
    mWindow->timeline().setFocus();
    document().setChosenTracks({{TrackKind::Bone, 0}});
}

void TestGraphDock::framesAreWhereTheyAreInTheSheet()
{
    QTRY_VERIFY(isAligned());
    trigger("view.zoomIn");
    QVERIFY(isAligned());
    middleDrag(graph(), graph().rect().center(), graph().rect().center() + QPoint(60, 0));
    QVERIFY(isAligned());
    QSplitter &splitter = mWindow->timeline().splitter();
    const QWidget *handle = splitter.handle(1);
    const QPoint grip = handle->rect().center();
    QTest::mousePress(splitter.handle(1), Qt::LeftButton, {}, grip);
    QTest::mouseMove(splitter.handle(1), grip + QPoint(70, 0));
    QTest::mouseRelease(splitter.handle(1), Qt::LeftButton, {}, grip + QPoint(70, 0));
    QTRY_VERIFY(isAligned());
    mWindow->resize(1000, 620);
    QTRY_COMPARE(mWindow->width(), 1000);
    QTRY_VERIFY(isAligned());
    mWindow->findChild<QDockWidget *>(QStringLiteral("readoutDock"))->hide();
    mWindow->findChild<QDockWidget *>(QStringLiteral("historyDock"))->hide();
    QTRY_VERIFY(isAligned());
    trigger("view.resetLayout");
    dock()->show();
    dock()->raise();
    QTRY_VERIFY(panel().isSeen());
    QTRY_VERIFY(isAligned());
}

void TestGraphDock::linesFollowTheChosenTracks()
{
    QTRY_COMPARE(panel().tracks(), (QList<TrackRef>{{TrackKind::Bone, 0}}));
    QVERIFY(!graph().lines().isEmpty());
    document().setChosenTracks({{TrackKind::Bone, 1}});
    QTRY_COMPARE(panel().tracks(), (QList<TrackRef>{{TrackKind::Bone, 1}}));
    for (const DrawnLine &line : graph().lines())
        QCOMPARE(line.line.track, (TrackRef{TrackKind::Bone, 1}));
    document().setChosenTracks({});
    QTRY_VERIFY(graph().lines().isEmpty());
}

void TestGraphDock::panelIsShownAndHidden()
{
    QVERIFY(action("graph.panel")->isChecked());
    trigger("graph.panel");
    QTRY_VERIFY(!panel().isSeen());
    QVERIFY(!action("graph.panel")->isChecked());
    QVERIFY(!action("graph.fit")->isEnabled());
    trigger("graph.panel");
    QTRY_VERIFY(panel().isSeen());
    // Behind the findings, chosen by their tab, it comes to the front. They are shown where there are some.
    QVERIFY(!findingsTab().isValid());
    mWindow->findChild<QDockWidget *>(QStringLiteral("findingsDock"))->show();
    QTRY_VERIFY(findingsTab().isValid());
    for (QTabBar *bar : mWindow->findChildren<QTabBar *>())
        QTest::mouseClick(bar, Qt::LeftButton, {}, findingsTab().center());
    QTRY_VERIFY(!panel().isSeen());
    const QList<TrackRef> before = panel().tracks();
    document().setChosenTracks({{TrackKind::Bone, 1}});
    QCoreApplication::processEvents();
    QCOMPARE(panel().tracks(), before);
    trigger("graph.panel");
    QTRY_VERIFY(panel().isSeen());
    QVERIFY(graph().hasFocus());
    QTRY_COMPARE(panel().tracks(), (QList<TrackRef>{{TrackKind::Bone, 1}}));
}

void TestGraphDock::settingsAreKept()
{
    trigger("graph.speed");
    trigger("graph.ghost");
    trigger("graph.lockValues");
    QVERIFY(panel().showsSpeed());
    QVERIFY(!graph().look().ghost);
    QVERIFY(graph().look().valuesLocked);
    closeWindows();
    mWindow = new MainWindow;
    QVERIFY(panel().showsSpeed());
    QVERIFY(!graph().look().ghost);
    QVERIFY(graph().look().valuesLocked);
    QVERIFY(graph().look().handles);
    QVERIFY(!action("graph.ghost")->isChecked());
}

void TestGraphDock::timelineShortcutsWorkInTheGraph()
{
    graph().setFocus();
    QTest::keyClick(&graph(), Qt::Key_Right);
    QCOMPARE(document().playhead(), 1);
    QTest::keyClick(&graph(), Qt::Key_End);
    QCOMPARE(document().playhead(), qint64(document().motion().lastFrame()));
}

void TestGraphDock::arrowsMoveKeysThere()
{
    graph().setFocus();
    KeySelection selection;
    selection.insert({TrackKind::Bone, 0}, 1);
    document().setSelection(selection);
    QTRY_VERIFY(!graph().lines().isEmpty());
    QTest::keyClick(&graph(), Qt::Key_Right);
    QCOMPARE(document().motion().bones[0].keys.frames(), (QList<quint32>{0, 11, 20, 30}));
    QCOMPARE(document().playhead(), 0);
}

void TestGraphDock::fittingNeedsTracks()
{
    QVERIFY(action("graph.fit")->isEnabled());
    document().setChosenTracks({});
    QTRY_VERIFY(!action("graph.fit")->isEnabled());
    QVERIFY(!mWindow->actions().disabledReason(action("graph.fit")).isEmpty());
}

void TestGraphDock::keyGoesToTheGraph()
{
    dock()->hide();
    mWindow->timeline().setFocus();
    QTest::keyClick(mWindow->focusWidget(), Qt::Key_F4, Qt::ShiftModifier);
    QTRY_VERIFY(panel().isSeen());
    QVERIFY(graph().hasFocus());
    // It goes there, and hides nothing.
    QTest::keyClick(mWindow->focusWidget(), Qt::Key_F4, Qt::ShiftModifier);
    QVERIFY(panel().isSeen());
}

void TestGraphDock::hintIsTheGraphsWhereThePointerIs()
{
    const QString ofSheet = message();
    const auto enter = [](QWidget &widget) {
        const QPointF at(5, 5);
        QEnterEvent event(at, at, widget.mapToGlobal(at));
        QCoreApplication::sendEvent(&widget, &event);
    };
    enter(graph());
    QVERIFY2(message() != ofSheet && message().contains(QStringLiteral("control point")),
             qPrintable(message()));
    // What is said of an edit stays, and the hint comes back as that of where the pointer is.
    KeySelection selection;
    selection.insert({TrackKind::Bone, 0}, 1);
    document().setSelection(selection);
    QVERIFY(message().contains(QStringLiteral("control point")));
    QEvent leave(QEvent::Leave);
    QCoreApplication::sendEvent(&graph(), &leave);
    QCOMPARE(message(), ofSheet);
}

void TestGraphDock::closingDuringADragAsksNothing_data()
{
    QTest::addColumn<bool>("quits");
    QTest::newRow("window closed") << false;
    QTest::newRow("all quit") << true;
}

void TestGraphDock::closingDuringADragAsksNothing()
{
    QFETCH(const bool, quits);
    QTRY_VERIFY(!graph().lines().isEmpty());
    panel().grab();
    const Motion before = document().motion();
    const GraphLine line = graph().lines().constFirst().line;
    UnwrappedAngles angles;
    const GraphReader reader(before, line, angles);
    const QPointF key =
        graph().geometry().point(reader.frame(1), reader.at(reader.frame(1))) + graph().plotRect().topLeft();
    play(graph(), {{PointerStep::Press, key},
                   {PointerStep::Move, key + QPointF(0, -20)},
                   {PointerStep::Move, key + QPointF(40, -30)}});
    QVERIFY(!(document().motion() == before));
    const QPointer<MainWindow> window = mWindow;
    if (quits)
        trigger("file.quit");
    else
        window->close();
    QVERIFY(window && !window->findChild<QMessageBox *>(QStringLiteral("unsavedBox")));
    QVERIFY(window->document().motion() == before);
    QTRY_VERIFY(!window);
}

QTEST_MAIN(TestGraphDock)
#include "tst_graphdock.moc"
