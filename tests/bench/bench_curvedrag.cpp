// SPDX-License-Identifier: GPL-3.0-or-later
// A live drag on the curves of 50 000 selected keys of a motion of two million: each step changes the curves,
// goes onto the undo stack, is told to everyone, and the pose of all bones is evaluated. Bounds: 16 ms a
// step.
#include "editor-core/document/curveverbs.h"
#include "editor-core/edits/curvesummary.h"
#include "tests/bench/longdocument.h"

#include <QCoreApplication>

#include <benchmark/benchmark.h>

using namespace furitsuke;
using namespace furitsuke::test;

namespace {

constexpr qsizetype selectedKeys = 50'000;

enum Spread { Contiguous, EverySecond };

MotionDocument &selectedDocument(int spread)
{
    MotionDocument &document = longDocument(LongCurves::Drawn);
    document.setSelection(longSelection(selectedKeys, 2000, spread == Contiguous ? 1 : 2));
    return document;
}

template <class Step>
void drag(benchmark::State &state, Step &&step)
{
    MotionDocument &document = selectedDocument(int(state.range(0)));
    CurveGesture gesture(document, CurveChannels::all());
    int i = 0;
    for (auto _ : state) {
        step(gesture, ++i);
        benchmark::DoNotOptimize(poseOf(document.motion(), 6200.5));
    }
    gesture.cancel();
}

/// All keys get one curve.
void dragAbsolutely(benchmark::State &state)
{
    drag(state, [](CurveGesture &gesture, int i) {
        gesture.set({quint8(i % 128), quint8(i % 50), quint8(100 - i % 50), 127});
    });
}

/// Each key's own control points are moved.
void dragRelatively(benchmark::State &state)
{
    drag(state, [](CurveGesture &gesture, int i) { gesture.move({1 + i % 40, i % 30, -(i % 20), 0}); });
}

/// One step that some of the keys do not take part in: other ones each time.
void dragOverTheEdge(benchmark::State &state)
{
    drag(state, [](CurveGesture &gesture, int i) { gesture.move({0, 0, i % 40, 0}); });
}

/// The first step, which has to make room, and putting all back.
void beginAndCancel(benchmark::State &state)
{
    MotionDocument &document = selectedDocument(int(state.range(0)));
    for (auto _ : state) {
        CurveGesture gesture(document, CurveChannels::all());
        gesture.set({1, 2, 3, 4});
        gesture.cancel();
    }
}

/// What an editor reads after each step.
void summary(benchmark::State &state)
{
    const MotionDocument &document = selectedDocument(int(state.range(0)));
    for (auto _ : state)
        benchmark::DoNotOptimize(summariseCurves(document.motion(), document.selection()).boneKeys);
}

BENCHMARK(dragAbsolutely)->Arg(Contiguous)->Arg(EverySecond)->Unit(benchmark::kMillisecond)->UseRealTime();
BENCHMARK(dragRelatively)->Arg(Contiguous)->Arg(EverySecond)->Unit(benchmark::kMillisecond)->UseRealTime();
BENCHMARK(dragOverTheEdge)->Arg(Contiguous)->Arg(EverySecond)->Unit(benchmark::kMillisecond)->UseRealTime();
BENCHMARK(beginAndCancel)->Arg(Contiguous)->Arg(EverySecond)->Unit(benchmark::kMillisecond)->UseRealTime();
BENCHMARK(summary)->Arg(Contiguous)->Arg(EverySecond)->Unit(benchmark::kMillisecond)->UseRealTime();

} // namespace

int main(int argc, char **argv)
{
    QCoreApplication application(argc, argv);
    benchmark::Initialize(&argc, argv);
    benchmark::RunSpecifiedBenchmarks();
    return 0;
}
