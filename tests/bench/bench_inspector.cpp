// SPDX-License-Identifier: GPL-3.0-or-later
// What it takes to show 200 000 selected keys in the inspector.
#include "editor-core/edits/valuesummary.h"
#include "tests/support/motions.h"
#include "widgets/inspector/keyinspector.h"

#include <QApplication>

#include <benchmark/benchmark.h>

using namespace furitsuke;

namespace {

constexpr int tracks = 20;
constexpr int selected = 200'000;

/// 20 bones that turn about X and move in two directions: each key has values of its own, but for the
/// angles about Y and Z.
const Motion &turning()
{
    static const Motion motion = readMotion(test::longMotionFile(tracks, 5 * selected)).motion;
    return motion;
}

/// The same, all of them like the first one: every column is looked through to its end.
const Motion &still()
{
    static const Motion motion = [] {
        Motion result = turning();
        for (BoneTrack &track : result.bones) {
            track.keys.column<&BoneKey::position>().fill({1, 2, 3});
            track.keys.column<&BoneKey::rotation>().fill({0, 0.6f, 0, 0.8f});
            track.keys.column<&BoneKey::curves>().fill({});
        }
        return result;
    }();
    return motion;
}

/// 200 000 keys of all tracks, each so many rows from the one before.
KeySelection everyNth(const Motion &motion, int n)
{
    KeySelection selection;
    for (const TrackRef track : motion.tracks()) {
        if (track.kind != TrackKind::Bone)
            continue;
        RowSet rows;
        for (qsizetype row = 0; row < selected / tracks; ++row)
            rows.insert(n * row);
        selection.setRows(track, rows);
    }
    return selection;
}

void summary(benchmark::State &state, const Motion &motion, int n)
{
    const KeySelection selection = everyNth(motion, n);
    for (auto _ : state)
        benchmark::DoNotOptimize(summarise(motion, selection, TrackKind::Bone));
}
void summaryOfStillKeys(benchmark::State &state)
{
    summary(state, still(), 1);
}
void summaryOfTurningKeys(benchmark::State &state)
{
    summary(state, turning(), 1);
}
void summaryOfScatteredStillKeys(benchmark::State &state)
{
    summary(state, still(), 5);
}
void summaryOfScatteredTurningKeys(benchmark::State &state)
{
    summary(state, turning(), 5);
}

/// What a change of the selection costs with the inspector, and without, up to painting.
void selecting(benchmark::State &state, const Motion &motion, bool inspected)
{
    MotionDocument document;
    ReadResult content;
    content.ok = true;
    content.motion = motion;
    document.setContent(std::move(content));
    KeyInspector inspector(document);
    inspector.resize(330, 640);
    if (inspected)
        inspector.show();
    QCoreApplication::processEvents();
    const KeySelection many = everyNth(motion, 1);
    KeySelection one;
    one.insert({TrackKind::Bone, 0}, 0);
    for (auto _ : state) {
        document.setSelection(many);
        QCoreApplication::processEvents();
        state.PauseTiming();
        document.setSelection(one);
        QCoreApplication::processEvents();
        state.ResumeTiming();
    }
}
void selectStillKeys(benchmark::State &state)
{
    selecting(state, still(), true);
}
void selectTurningKeys(benchmark::State &state)
{
    selecting(state, turning(), true);
}
void selectUnseen(benchmark::State &state)
{
    selecting(state, still(), false);
}

BENCHMARK(summaryOfStillKeys)->Unit(benchmark::kMillisecond)->UseRealTime();
BENCHMARK(summaryOfTurningKeys)->Unit(benchmark::kMillisecond)->UseRealTime();
BENCHMARK(summaryOfScatteredStillKeys)->Unit(benchmark::kMillisecond)->UseRealTime();
BENCHMARK(summaryOfScatteredTurningKeys)->Unit(benchmark::kMillisecond)->UseRealTime();
BENCHMARK(selectStillKeys)->Unit(benchmark::kMillisecond)->UseRealTime();
BENCHMARK(selectTurningKeys)->Unit(benchmark::kMillisecond)->UseRealTime();
BENCHMARK(selectUnseen)->Unit(benchmark::kMillisecond)->UseRealTime();

} // namespace

int main(int argc, char **argv)
{
    qputenv("QT_QPA_PLATFORM", "offscreen");
    const QApplication application(argc, argv);
    benchmark::Initialize(&argc, argv);
    benchmark::RunSpecifiedBenchmarks();
    return 0;
}
