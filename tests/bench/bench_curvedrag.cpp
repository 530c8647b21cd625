// SPDX-License-Identifier: GPL-3.0-or-later
// A live drag on the curves of 50 000 selected keys of a motion of two million: each step changes the curves,
// goes onto the undo stack, is told to everyone, and the pose of all bones is evaluated. Bounds: 16 ms a
// step.
#include "editor-core/document/curveverbs.h"
#include "editor-core/edits/curvesummary.h"
#include "editor-core/sampling/sampler.h"
#include "tests/support/smallmotions.h"

#include <QCoreApplication>
#include <QRandomGenerator>

#include <benchmark/benchmark.h>

using namespace furitsuke;
using namespace furitsuke::test;

namespace {

constexpr qint32 tracks = 200;
constexpr qsizetype keysPerTrack = 10'000;
constexpr qsizetype selectedKeys = 50'000;

/// Bones with keys on every third frame, of curves as people draw them.
Motion longMotion()
{
    QRandomGenerator random(1);
    Motion motion;
    for (qint32 t = 0; t < tracks; ++t) {
        KeyColumns<BoneKey> keys;
        keys.reserve(keysPerTrack);
        for (qsizetype row = 0; row < keysPerTrack; ++row) {
            BoneRecord record;
            record.frame = quint32(3 * row);
            record.position = {float(row % 17), float(t), 0};
            record.rotation = turnedBy({0, 1, 0}, double(row % 50));
            for (int c = 0; c < boneChannelCount; ++c) {
                const auto coordinate = [&random](int from) { return quint8(from + random.bounded(28)); };
                record.curves.setCurve(BoneChannel(c), {coordinate(20), 0, coordinate(80), 127});
            }
            keys.append(record.key(quint32(row)));
        }
        addBone(motion, std::move(keys));
    }
    return motion;
}

enum Spread { Contiguous, EverySecond };

KeySelection manyKeys(int spread)
{
    KeySelection selection;
    constexpr qsizetype each = selectedKeys / tracks;
    for (qint32 t = 0; t < tracks; ++t) {
        RowSet rows;
        if (spread == Contiguous)
            rows.setRange(2000, 2000 + each, true);
        for (qsizetype n = 0; spread == EverySecond && n < each; ++n)
            rows.insert(2000 + 2 * n);
        selection.setRows({TrackKind::Bone, t}, rows);
    }
    return selection;
}

MotionDocument &longDocument(int spread)
{
    static MotionDocument document;
    if (document.motion().bones.isEmpty()) {
        ReadResult content;
        content.ok = true;
        content.motion = longMotion();
        document.setContent(std::move(content));
    }
    document.setSelection(manyKeys(spread));
    return document;
}

/// The pose of all bones at a frame between selected keys.
double poseOf(const Motion &motion)
{
    double sum = 0;
    for (const BoneTrack &track : motion.bones)
        sum += sampleBone(track.keys, 6200.5).position.x;
    return sum;
}

template <class Step>
void drag(benchmark::State &state, Step &&step)
{
    MotionDocument &document = longDocument(int(state.range(0)));
    CurveGesture gesture(document, CurveChannels::all());
    int i = 0;
    for (auto _ : state) {
        step(gesture, ++i);
        benchmark::DoNotOptimize(poseOf(document.motion()));
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
    MotionDocument &document = longDocument(int(state.range(0)));
    for (auto _ : state) {
        CurveGesture gesture(document, CurveChannels::all());
        gesture.set({1, 2, 3, 4});
        gesture.cancel();
    }
}

/// What an editor reads after each step.
void summary(benchmark::State &state)
{
    const MotionDocument &document = longDocument(int(state.range(0)));
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
