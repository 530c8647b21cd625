// SPDX-License-Identifier: GPL-3.0-or-later
// Thinning of recorded motions: 46 bones x 400 frames, and 200 bones x 10 000 frames. Counters say how many
// keys are looked at in a second, what is left of them, and the memory that the process took at most.
#include "editor-core/edits/thinedits.h"
#include "tests/support/captures.h"

#include <benchmark/benchmark.h>

using namespace furitsuke;

namespace {

enum Shape {
    Turning, ///< every eighth bone moves in space, as in recordings; the others only turn
    Moving,  ///< all channels of all bones move
    Noisy,   ///< so much jitter that little can go
};

Motion motionOf(int bones, int frames, Shape shape)
{
    test::Capture capture;
    capture.bones = bones;
    capture.frames = frames;
    capture.movingEvery = shape == Turning ? 8 : 1;
    if (shape == Noisy) {
        capture.jitterDegrees = 0.5;
        capture.jitterUnits = 0.05;
    }
    return test::captureMotion(capture);
}

void thin(benchmark::State &state)
{
    const Motion motion = motionOf(int(state.range(0)), int(state.range(1)), Shape(state.range(2)));
    const KeySelection selection = KeySelection::all(motion);
    ThinResult result;
    for (auto _ : state)
        result = thinKeys(motion, selection, {});
    state.counters["keys_per_s"] = benchmark::Counter(double(state.iterations()) * double(result.keysBefore),
                                                      benchmark::Counter::kIsRate);
    state.counters["left_percent"] = 100.0 * double(result.keysAfter) / double(result.keysBefore);
    state.counters["worst_degrees"] = result.worstOf(ThinQuantity::Angle).off;
    state.counters["worst_units"] = result.worstOf(ThinQuantity::Position).off;
}

BENCHMARK(thin)
    ->ArgNames({"bones", "frames", "shape"})
    ->Args({46, 400, Turning})
    ->Args({200, 10'000, Turning})
    ->Args({200, 10'000, Moving})
    ->Args({200, 10'000, Noisy})
    ->Unit(benchmark::kMillisecond)
    ->UseRealTime();

} // namespace

BENCHMARK_MAIN();
