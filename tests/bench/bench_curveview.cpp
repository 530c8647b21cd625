// SPDX-License-Identifier: GPL-3.0-or-later
// The view of the curve editor with 50 000 selected keys of a motion of two million, each with other curves
// on all four channels. Bounds: drawing the overlay of 50 000 curves 10 ms; a step of a drag with all that
// the view shows of it 16 ms.
#include "tests/bench/longdocument.h"
#include "widgets/common/freedmemory.h"
#include "widgets/curves/curveoverlay.h"
#include "widgets/curves/curveview.h"

#include <QApplication>
#include <QMouseEvent>
#include <QPainter>

#include <benchmark/benchmark.h>

using namespace furitsuke;
using namespace furitsuke::test;

namespace {

constexpr qsizetype selectedKeys = 50'000;

MotionDocument &selectedDocument()
{
    MotionDocument &document = longDocument(LongCurves::Any);
    document.setSelection(longSelection(selectedKeys));
    return document;
}

CurveChannels someChannels(int count)
{
    return {quint8((1u << count) - 1), 0};
}

/// The curves of so many channels: collected, walked along, coloured, stretched over a square of 600 pixels.
void overlay(benchmark::State &state)
{
    const MotionDocument &document = selectedDocument();
    const CurveSummary summary = summariseCurves(document.motion(), document.selection());
    const CurveChannels channels = someChannels(int(state.range(0)));
    QImage screen(600, 600, QImage::Format_ARGB32_Premultiplied);
    screen.fill(Qt::black);
    for (auto _ : state) {
        const auto bundles = bundleCurves(document.motion(), document.selection(), summary, channels);
        const QImage image = curveOverlay(bundles, 600, true);
        QPainter painter(&screen);
        painter.setRenderHint(QPainter::SmoothPixmapTransform);
        painter.drawImage(QRectF(0, 0, 600, 600), image);
        benchmark::DoNotOptimize(screen.bits());
    }
}

/// Drags a handle by mouse events; each step shows the view anew, and the pose of all bones is evaluated.
void dragStep(benchmark::State &state)
{
    MotionDocument &document = selectedDocument();
    CurveView view(document);
    CurveEditing editing;
    editing.relative = state.range(0) != 0;
    view.setEditing(editing);
    view.resize(700, 650);
    view.show();
    QCoreApplication::processEvents();
    const auto send = [&](QEvent::Type type, QPointF point) {
        QMouseEvent event(type, point, view.mapToGlobal(point),
                          type == QEvent::MouseMove ? Qt::NoButton : Qt::LeftButton, Qt::LeftButton,
                          Qt::NoModifier);
        QApplication::sendEvent(&view, &event);
    };
    const QPointF from = view.geometry().point(controlPoint(view.summary().bone[0].average, CurveEnd::Start));
    send(QEvent::MouseButtonPress, from);
    int i = 0;
    for (auto _ : state) {
        ++i;
        send(QEvent::MouseMove, from + QPointF(10 + 4 * (i % 20), 10 + 4 * (i % 13)));
        benchmark::DoNotOptimize(view.grab().width());
        benchmark::DoNotOptimize(poseOf(document.motion(), 6200.5));
    }
    view.cancel();
}

/// The view alone, where nothing but the playhead has moved.
void repaint(benchmark::State &state)
{
    CurveView view(selectedDocument());
    view.resize(700, 650);
    view.show();
    QCoreApplication::processEvents();
    for (auto _ : state)
        benchmark::DoNotOptimize(view.grab().width());
}

void summary(benchmark::State &state)
{
    const MotionDocument &document = selectedDocument();
    for (auto _ : state)
        benchmark::DoNotOptimize(summariseCurves(document.motion(), document.selection()).boneKeys);
}

BENCHMARK(overlay)->Arg(1)->Arg(4)->Unit(benchmark::kMillisecond)->UseRealTime();
BENCHMARK(dragStep)->Arg(0)->Arg(1)->Unit(benchmark::kMillisecond)->UseRealTime();
BENCHMARK(repaint)->Unit(benchmark::kMillisecond)->UseRealTime();
BENCHMARK(summary)->Unit(benchmark::kMillisecond)->UseRealTime();

} // namespace

int main(int argc, char **argv)
{
    qputenv("QT_QPA_PLATFORM", "offscreen");
    keepFreedMemory();
    QApplication application(argc, argv);
    benchmark::Initialize(&argc, argv);
    benchmark::RunSpecifiedBenchmarks();
    return 0;
}
