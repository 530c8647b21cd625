// SPDX-License-Identifier: GPL-3.0-or-later
// Drags in the whole window with 50 000 and with two million selected keys: a key in the value graph up and
// along, a handle in the curve editor. Each step sends a move of the mouse and lets everything that is shown
// follow, and the pose of all bones is evaluated. Beside them, in the same run, a copy of all keys, and what
// a step would take that changed all selected keys. Bounds: 16 ms a step with 50 000 keys; with two million
// no step may be felt.
#include "app/mainwindow.h"
#include "editor-core/document/graphverbs.h"
#include "tests/bench/longdocument.h"
#include "widgets/common/freedmemory.h"
#include "widgets/curves/curveview.h"
#include "widgets/dopesheet/timelinepanel.h"
#include "widgets/graph/graphpanel.h"

#include <QApplication>
#include <QEventLoop>
#include <QMouseEvent>
#include <QSettings>
#include <QStandardPaths>
#include <QTimer>

#include <benchmark/benchmark.h>

using namespace furitsuke;
using namespace furitsuke::test;

namespace {

std::unique_ptr<MainWindow> &held()
{
    static std::unique_ptr<MainWindow> result;
    return result;
}

/// The window with so many keys selected of each track, and so many tracks in its graph.
MainWindow &window(qsizetype keys)
{
    if (!held()) {
        held() = std::make_unique<MainWindow>();
        ReadResult content;
        content.ok = true;
        content.motion = longMotion(LongCurves::Drawn);
        held()->document().setContent(std::move(content));
        held()->resize(1900, 1000);
        held()->show();
        QApplication::processEvents();
        for (int i = 0; i < 2 && !held()->graph().isSeen(); ++i)
            held()->actions().action(QStringLiteral("graph.panel"))->trigger();
        // Handles would be taken hold of instead of keys.
        GraphLook look = held()->graph().graph().look();
        look.handles = false;
        held()->graph().graph().setLook(look);
    }
    MotionDocument &document = held()->document();
    document.setSelection(keys == longTracks * longTrackKeys ? wholeSelection() : longSelection(keys));
    QList<TrackRef> tracks;
    for (qint32 i = 0; i < 20; ++i)
        tracks.append({TrackKind::Bone, i});
    document.setChosenTracks(tracks);
    document.setPlayhead(6200);
    TimeScale scale;
    scale.fit(6200, 6300, held()->graph().graph().plotRect().width(), 0);
    held()->timeline().state().setScale(scale);
    held()->graph().graph().fitValues();
    // The graph takes other tracks up a moment later, which would end a drag.
    QEventLoop wait;
    QTimer::singleShot(500, &wait, &QEventLoop::quit);
    wait.exec();
    return *held();
}

void send(QWidget &widget, QEvent::Type type, QPointF point)
{
    QMouseEvent event(type, point, widget.mapToGlobal(point),
                      type == QEvent::MouseMove ? Qt::NoButton : Qt::LeftButton, Qt::LeftButton,
                      Qt::NoModifier);
    QApplication::sendEvent(&widget, &event);
}

/// A key of the graph that can be taken hold of.
QPointF grip(ValueGraph &graph, const MotionDocument &document)
{
    const GraphGeometry &geometry = graph.geometry();
    const QRectF plot = graph.plotRect();
    // From the playhead on, which selected keys are around.
    for (double x = qBound(0.0, geometry.scale.xOf(6200), plot.width()); x < plot.width(); ++x) {
        for (double y = 4; y < plot.height() - 4; y += 2) {
            const GraphHit hit =
                graphHit(geometry, document.motion(), document.selection(), graph.angles(), {x, y});
            if (hit.isKey() && hit.key.selected && isCorrectable(geometry.lines.at(hit.key.line).value))
                return plot.topLeft() + geometry.point(hit.key.frame, hit.key.value);
        }
    }
    qFatal("no key");
}

void drag(benchmark::State &state, QWidget &widget, QPointF from, QPointF step, MotionDocument &document)
{
    send(widget, QEvent::MouseButtonPress, from);
    send(widget, QEvent::MouseMove, from + 10 * step);
    QApplication::processEvents();
    // A drag that does not take hold would cost nothing.
    if (document.undoStack().count() != 1)
        qFatal("nothing is dragged");
    int i = 0;
    for (auto _ : state) {
        ++i;
        send(widget, QEvent::MouseMove, from + (10 + i % 17) * step);
        QApplication::processEvents();
        benchmark::DoNotOptimize(poseOf(document.motion(), 6200.5));
    }
    QKeyEvent escape(QEvent::KeyPress, Qt::Key_Escape, Qt::NoModifier);
    QApplication::sendEvent(&widget, &escape);
    if (document.undoStack().count() != 0)
        qFatal("a step is left");
}

void graphInValue(benchmark::State &state)
{
    MainWindow &shown = window(state.range(0));
    ValueGraph &graph = shown.graph().graph();
    drag(state, graph, grip(graph, shown.document()), {0, 1.5}, shown.document());
}

void graphInTime(benchmark::State &state)
{
    MainWindow &shown = window(state.range(0));
    ValueGraph &graph = shown.graph().graph();
    drag(state, graph, grip(graph, shown.document()), {20, 0}, shown.document());
}

/// All frames in view.
void graphFromAfar(benchmark::State &state)
{
    MainWindow &shown = window(state.range(0));
    ValueGraph &graph = shown.graph().graph();
    TimeScale scale;
    scale.fit(0, 30'000, graph.plotRect().width(), 0);
    shown.timeline().state().setScale(scale);
    graph.fitValues();
    graph.repaint();
    QApplication::processEvents();
    drag(state, graph, grip(graph, shown.document()), {0, 1.5}, shown.document());
}

void curveHandle(benchmark::State &state)
{
    MainWindow &shown = window(state.range(0));
    auto &view = *shown.findChild<CurveView *>();
    for (QWidget *dock = &view; dock; dock = dock->parentWidget()) {
        if (dock->inherits("QDockWidget")) {
            dock->show();
            dock->raise();
        }
    }
    QApplication::processEvents();
    view.repaint();
    const QPointF from = view.geometry().point(controlPoint(view.summary().bone[0].average, CurveEnd::Start));
    drag(state, view, from, {2, -2}, shown.document());
}

/// Pressing, the first step, and putting all back with what is shown again.
void wholeDrag(benchmark::State &state)
{
    MainWindow &shown = window(state.range(0));
    ValueGraph &graph = shown.graph().graph();
    const QPointF from = grip(graph, shown.document());
    for (auto _ : state) {
        send(graph, QEvent::MouseButtonPress, from);
        send(graph, QEvent::MouseMove, from + QPointF(0, 20));
        QKeyEvent escape(QEvent::KeyPress, Qt::Key_Escape, Qt::NoModifier);
        QApplication::sendEvent(&graph, &escape);
        QApplication::processEvents();
    }
}

/// What each step would take that changed all selected keys.
void everyKey(benchmark::State &state)
{
    MotionDocument &document = window(state.range(0)).document();
    FixGesture gesture(document);
    ValueFix fix = {.kind = ValueFix::Kind::Offset, .values = {KeyValue::PositionY}};
    for (auto _ : state) {
        fix.amount += 0.01;
        gesture.show(fix, fixValues(document.motion(), gesture.selection(), fix, &gesture.before()));
        QApplication::processEvents();
    }
    gesture.cancel();
}

void copyKeys(benchmark::State &state)
{
    const Motion &motion = window(longTracks * longTrackKeys).document().motion();
    for (auto _ : state) {
        for (const BoneTrack &track : motion.bones) {
            KeyColumns<BoneKey> copy = track.keys;
            copy.eachColumn([](auto &column) { column.detach(); });
            benchmark::DoNotOptimize(copy);
        }
    }
}

void registerAll()
{
    const auto add = [](const char *name, void (*function)(benchmark::State &)) {
        benchmark::RegisterBenchmark(name, function)
            ->Arg(50'000)
            ->Arg(longTracks * longTrackKeys)
            ->Unit(benchmark::kMillisecond)
            ->UseRealTime();
    };
    add("graph, in value", graphInValue);
    add("graph, in time", graphInTime);
    add("graph, all frames in view", graphFromAfar);
    add("graph, begin and cancel", wholeDrag);
    add("curve handle", curveHandle);
    add("every selected key", everyKey);
    benchmark::RegisterBenchmark("copy all keys", copyKeys)->Unit(benchmark::kMillisecond)->UseRealTime();
}

} // namespace

int main(int argc, char **argv)
{
    if (!qEnvironmentVariableIsSet("QT_QPA_PLATFORM"))
        qputenv("QT_QPA_PLATFORM", "offscreen");
    keepFreedMemory();
    QStandardPaths::setTestModeEnabled(true);
    QApplication application(argc, argv);
    QApplication::setOrganizationName(QStringLiteral("furitsuke-bench"));
    QSettings().clear();
    benchmark::Initialize(&argc, argv);
    registerAll();
    benchmark::RunSpecifiedBenchmarks();
    held().reset();
    return 0;
}
