// SPDX-License-Identifier: GPL-3.0-or-later
// Times of sampling what a value graph draws: 20 tracks with a key on each of 10 000 frames, in 1600 columns,
// beside the few keys that a close view shows of them, and of a drag's step with all that a graph does for
// it.
#include "editor-core/document/graphverbs.h"
#include "editor-core/timeline/graphgeometry.h"
#include "editor-core/timeline/graphsampling.h"
#include "editor-core/vmd/reader.h"
#include "tests/support/motions.h"

#include <benchmark/benchmark.h>

using namespace furitsuke;

namespace {

constexpr int tracks = 20;
constexpr int frames = 10'000;
constexpr double width = 1600;

const Motion &motion()
{
    static const Motion result = readMotion(test::longMotionFile(tracks, tracks * frames)).motion;
    return result;
}

enum Shown { Position, Angle, Turn, Speed, AngleSpeed };

QList<GraphLine> linesOf(int shown)
{
    QList<GraphLine> lines;
    for (qint32 i = 0; i < tracks; ++i) {
        GraphLine line = {{TrackKind::Bone, i}, KeyValue::PositionY};
        if (shown == Angle || shown == AngleSpeed)
            line.value = KeyValue::AngleX;
        if (shown == Turn)
            line.form = GraphLine::Form::Turn;
        line.speed = shown == Speed || shown == AngleSpeed;
        lines.append(line);
    }
    return lines;
}

void sample(benchmark::State &state, const TimeScale &scale, bool remembered)
{
    const QList<GraphLine> lines = linesOf(int(state.range(0)));
    UnwrappedAngles angles;
    qsizetype points = 0;
    for (auto _ : state) {
        if (!remembered)
            angles.clear();
        points = 0;
        for (const GraphLine &line : lines) {
            const GraphReader reader(motion(), line, angles);
            points += sampleLine(reader, scale, width, 100).points.size();
        }
    }
    state.counters["points"] = double(points);
}

/// All frames in view.
void sampleAll(benchmark::State &state)
{
    TimeScale scale;
    scale.fit(0, frames, width, 0);
    sample(state, scale, true);
}

/// The same for the first time: the angles of all keys are unwrapped.
void sampleFirst(benchmark::State &state)
{
    TimeScale scale;
    scale.fit(0, frames, width, 0);
    sample(state, scale, false);
}

/// 80 frames in view, each with its key.
void sampleNear(benchmark::State &state)
{
    TimeScale scale;
    scale.fit(5000, 5080, width, 0);
    sample(state, scale, true);
}

/// All keys of a track dragged in value, and its line drawn.
void dragStep(benchmark::State &state)
{
    MotionDocument document;
    ReadResult content;
    content.motion = motion();
    document.setContent(content);
    document.setSelection([] {
        KeySelection selection;
        RowSet rows;
        rows.setRange(0, frames, true);
        selection.setRows({TrackKind::Bone, 0}, rows);
        return selection;
    }());
    const GraphLine line = linesOf(int(state.range(0))).constFirst();
    KeyGesture gesture(document, line.value);
    UnwrappedAngles angles;
    TimeScale scale;
    scale.fit(0, frames, width, 0);
    double amount = 0;
    for (auto _ : state) {
        gesture.moveTo(0, amount += 0.01);
        const GraphReader reader(document.motion(), line, angles);
        benchmark::DoNotOptimize(sampleLine(reader, scale, width, 100).points.size());
    }
}

BENCHMARK(sampleAll)->DenseRange(Position, AngleSpeed)->Unit(benchmark::kMillisecond);
BENCHMARK(sampleFirst)->Arg(Angle)->Unit(benchmark::kMillisecond);
BENCHMARK(sampleNear)->DenseRange(Position, AngleSpeed)->Unit(benchmark::kMillisecond);
BENCHMARK(dragStep)->Arg(Position)->Arg(Angle)->Unit(benchmark::kMillisecond);

} // namespace

BENCHMARK_MAIN();
