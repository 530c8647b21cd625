// SPDX-License-Identifier: GPL-3.0-or-later
// Times of edits of time on a motion of two million keys, as a person waits for them: the edit is made, put
// on the undo stack and applied, and undone. Beside them, in the same run, plain copies of the columns that
// are involved, and at the end a table with the ratios.
#include "editor-core/edits/frameedits.h"
#include "editor-core/edits/reverseedits.h"
#include "editor-core/edits/scaleedits.h"
#include "editor-core/timeline/draggedmotion.h"
#include "tests/bench/longdocument.h"

#include <QCoreApplication>
#include <QElapsedTimer>

#include <algorithm>
#include <benchmark/benchmark.h>
#include <cstdio>
#include <map>
#include <string>

using namespace furitsuke;
using namespace furitsuke::test;

namespace {

constexpr qsizetype selectedKeys = 200'000;

enum Spread { Contiguous, EveryTenth };

KeySelection manyKeys(Spread spread)
{
    return spread == Contiguous ? longSelection(selectedKeys) : longSelection(selectedKeys, 0, 10);
}

std::map<std::string, double> results; ///< milliseconds

double median(QList<double> values)
{
    std::sort(values.begin(), values.end());
    return values[values.size() / 2];
}

template <class Function>
double timed(Function &&function)
{
    QElapsedTimer timer;
    timer.start();
    function();
    return double(timer.nsecsElapsed()) / 1e6;
}

/// Measures a step and its undo on the long document.
template <class Step>
void measureStep(benchmark::State &state, const std::string &name, Step &&step)
{
    MotionDocument &document = longDocument(LongCurves::Linear);
    QList<double> commits;
    QList<double> undos;
    for (auto _ : state) {
        commits.append(timed([&] { document.apply(QStringLiteral("step"), step(document.motion())); }));
        if (document.undoStack().count() != 1)
            qFatal("no step");
        state.counters["undo_MB"] = double(document.usedUndoBytes()) / (1 << 20);
        undos.append(timed([&] { document.undoStack().undo(); }));
        document.undoStack().clear();
        state.SetIterationTime((commits.constLast() + undos.constLast()) / 1e3);
    }
    state.counters["commit_ms"] = results[name + ", commit"] = median(commits);
    state.counters["undo_ms"] = results[name + ", undo"] = median(undos);
}

/// A copy of what an edit has to write at least.
void copyFrames(benchmark::State &state)
{
    const Motion &motion = longDocument(LongCurves::Linear).motion();
    QList<double> times;
    for (auto _ : state) {
        times.append(timed([&motion] {
            QList<QList<quint32>> copies;
            for (const BoneTrack &track : motion.bones) {
                copies.append(track.keys.frames());
                copies.last().detach();
            }
            benchmark::DoNotOptimize(copies);
        }));
        state.SetIterationTime(times.constLast() / 1e3);
    }
    results["copy of all frames"] = median(times);
}

void copyKeys(benchmark::State &state)
{
    const Motion &motion = longDocument(LongCurves::Linear).motion();
    QList<double> times;
    for (auto _ : state) {
        times.append(timed([&motion] {
            for (const BoneTrack &track : motion.bones) {
                KeyColumns<BoneKey> copy = track.keys;
                copy.eachColumn([](auto &column) { column.detach(); });
                benchmark::DoNotOptimize(copy);
            }
        }));
        state.SetIterationTime(times.constLast() / 1e3);
    }
    results["copy of all keys"] = median(times);
}

void insertAtStart(benchmark::State &state)
{
    measureStep(state, "insert a frame at 0, all tracks", [](const Motion &motion) {
        return insertFrames(motion, motion.tracks(), {0, 1});
    });
}

void deleteAtStart(benchmark::State &state)
{
    measureStep(state, "delete a frame at 0, all tracks", [](const Motion &motion) {
        return deleteFrames(motion, motion.tracks(), {0, 1});
    });
}

std::string spreadName(const benchmark::State &state)
{
    return state.range(0) == Contiguous ? " 200 000 keys in a row" : " every tenth key, 200 000";
}

void move(benchmark::State &state)
{
    const KeySelection keys = manyKeys(Spread(state.range(0)));
    measureStep(state, "move" + spreadName(state),
                [&keys](const Motion &motion) { return moveKeysBy(motion, keys, {6}); });
}

void scale(benchmark::State &state)
{
    const KeySelection keys = manyKeys(Spread(state.range(0)));
    const Scaling scaling = {0, {7, 5}};
    measureStep(state, "scale" + spreadName(state),
                [&](const Motion &motion) { return scaleKeys(motion, keys, scaling); });
}

void reverse(benchmark::State &state)
{
    const KeySelection keys = manyKeys(Spread(state.range(0)));
    measureStep(state, "reverse" + spreadName(state),
                [&keys](const Motion &motion) { return reverseKeys(motion, keys); });
}

/// What a gesture asks at every move of the mouse.
void preview(benchmark::State &state)
{
    const KeySelection keys = manyKeys(Spread(state.range(0)));
    const Motion &motion = longDocument(LongCurves::Linear).motion();
    QList<double> scales;
    QList<double> moves;
    for (auto _ : state) {
        scales.append(timed([&] { benchmark::DoNotOptimize(countScale(motion, keys, {0, {7, 5}})); }));
        moves.append(timed([&] { benchmark::DoNotOptimize(countMove(motion, keys, {6})); }));
        state.SetIterationTime((scales.constLast() + moves.constLast()) / 1e3);
    }
    results["count a scaling of" + spreadName(state)] = median(scales);
    results["count a move of" + spreadName(state)] = median(moves);
}

void printTable()
{
    const double frames = results["copy of all frames"];
    const double keys = results["copy of all keys"];
    std::printf("\n%-50s %9s %16s %16s\n", "2 000 000 keys", "ms", "copies of frames", "copies of keys");
    for (const auto &[name, ms] : results)
        std::printf("%-50s %9.2f %16.2f %16.2f\n", name.c_str(), ms, ms / frames, ms / keys);
}

/// What the preview needs of a drag of all keys, at one frame.
void dragged(benchmark::State &state)
{
    const Motion &motion = longDocument(LongCurves::Linear).motion();
    const KeySelection selection = wholeSelection();
    KeyPreview drag;
    drag.kind = KeyPreview::Kind::Move;
    qint64 shift = 0;
    for (auto _ : state) {
        drag.map = FrameMap::shifted(++shift % 50 + 1);
        benchmark::DoNotOptimize(draggedMotion(motion, selection, drag, {6199, 6200}));
    }
}

void registerAll()
{
    const auto add = [](const char *name, void (*function)(benchmark::State &), int iterations) {
        return benchmark::RegisterBenchmark(name, function)
            ->Unit(benchmark::kMillisecond)
            ->Iterations(iterations)
            ->UseManualTime();
    };
    add("copy frames", copyFrames, 20);
    add("copy keys", copyKeys, 10);
    add("insert at the start", insertAtStart, 20);
    add("delete at the start", deleteAtStart, 20);
    add("move", move, 20)->Arg(Contiguous)->Arg(EveryTenth);
    add("scale", scale, 20)->Arg(Contiguous)->Arg(EveryTenth);
    add("reverse", reverse, 20)->Arg(Contiguous)->Arg(EveryTenth);
    benchmark::RegisterBenchmark("preview of a drag of all keys", dragged)->Unit(benchmark::kMillisecond);
    add("preview", preview, 20)->Arg(Contiguous)->Arg(EveryTenth);
}

} // namespace

int main(int argc, char **argv)
{
    const QCoreApplication application(argc, argv);
    benchmark::Initialize(&argc, argv);
    registerAll();
    benchmark::RunSpecifiedBenchmarks();
    printTable();
    return 0;
}
