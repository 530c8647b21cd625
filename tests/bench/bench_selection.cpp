// SPDX-License-Identifier: GPL-3.0-or-later
// Times of selecting among 2 000 000 keys, and at the end what 1 000 edits of single keys keep for undo.
#include "editor-core/document/curveverbs.h"
#include "editor-core/document/selectionverbs.h"
#include "editor-core/edits/selectionops.h"
#include "tests/support/motions.h"

#include <QCoreApplication>

#include <benchmark/benchmark.h>
#include <cstdio>
#include <cstdlib>
#include <limits>
#if defined(__GLIBC__)
#include <malloc.h>
#endif

using namespace furitsuke;

namespace {

constexpr qint64 endOfTime = std::numeric_limits<quint32>::max();

MotionDocument &document()
{
    static MotionDocument theDocument;
    static const bool filled = [] {
        theDocument.setContent(readMotion(test::longMotionFile(200, 2'000'000)));
        return true;
    }();
    Q_UNUSED(filled);
    return theDocument;
}

/// Every second key of every track.
KeySelection everySecond()
{
    const Motion &motion = document().motion();
    return everyNthKey(motion, KeySelection::all(motion), motion.tracks(), 2);
}

KeySelection oneKey(qsizetype row)
{
    KeySelection selection;
    selection.insert({TrackKind::Bone, 7}, row);
    return selection;
}

template <class Function>
void run(benchmark::State &state, const KeySelection &selection, Function &&function)
{
    const Motion &motion = document().motion();
    const QList<TrackRef> tracks = motion.tracks();
    qsizetype count = 0;
    for (auto _ : state) {
        const KeySelection result = function(motion, selection, tracks);
        benchmark::DoNotOptimize(result);
        count = result.count();
    }
    state.counters["keys"] = double(count);
}

void column(benchmark::State &state)
{
    run(state, {}, [](const Motion &motion, const KeySelection &, const QList<TrackRef> &tracks) {
        return keysInFrames(motion, tracks, 5000, 5000);
    });
}
void half(benchmark::State &state)
{
    run(state, {}, [](const Motion &motion, const KeySelection &, const QList<TrackRef> &tracks) {
        return keysInFrames(motion, tracks, 5000, endOfTime);
    });
}
void invert(benchmark::State &state)
{
    run(state, everySecond(), &invertedSelection);
}
void columnsOfOneKey(benchmark::State &state)
{
    run(state, oneKey(5000), &keysAtFramesOf);
}
void columnsOfHalfTheKeys(benchmark::State &state)
{
    run(state, everySecond(), &keysAtFramesOf);
}
void grow(benchmark::State &state)
{
    run(state, everySecond(), &grownSelection);
}
void sameValueAsOne(benchmark::State &state)
{
    run(state, oneKey(5000), [](const Motion &motion, const KeySelection &s, const QList<TrackRef> &tracks) {
        return keysOfSameValue(motion, s, tracks);
    });
}
void sameValueAsHalf(benchmark::State &state)
{
    run(state, everySecond(), [](const Motion &motion, const KeySelection &s, const QList<TrackRef> &tracks) {
        return keysOfSameValue(motion, s, tracks);
    });
}
void nearValueOfOne(benchmark::State &state)
{
    run(state, oneKey(5000), [](const Motion &motion, const KeySelection &s, const QList<TrackRef> &tracks) {
        return keysOfSameValue(motion, s, tracks, nearValueTolerance);
    });
}
void sameCurvesAsOne(benchmark::State &state)
{
    run(state, oneKey(5000), &keysOfSameCurves);
}
void linear(benchmark::State &state)
{
    run(state, {}, &keysOfLinearCurves);
}

/// What a key press does, but for painting: the verb with the document's signals.
void columnVerb(benchmark::State &state)
{
    for (auto _ : state) {
        document().setPlayhead(document().playhead() ^ 1);
        selectColumn(document());
    }
}
void invertVerb(benchmark::State &state)
{
    document().setSelection(everySecond());
    for (auto _ : state)
        invertSelection(document());
}

/// Row by row, as loops over selected keys do.
void rowByRow(benchmark::State &state)
{
    for (auto _ : state) {
        RowSet rows;
        for (qsizetype row = 0; row < 2'000'000; row += 2)
            rows.insert(row);
        qsizetype sum = 0;
        rows.forEach([&sum](qsizetype row) { sum += row; });
        benchmark::DoNotOptimize(sum);
    }
}

/// Bytes that the program holds on the heap; 0 where the system does not tell.
qsizetype heapBytes()
{
#if defined(__GLIBC__)
    const struct mallinfo2 info = mallinfo2();
    return qsizetype(info.uordblks + info.hblkhd);
#else
    return 0;
#endif
}

/// Edits 1 000 single keys and tells what undo keeps.
template <class Edit>
void tellUndoMemory(const char *name, Edit &&edit)
{
    // One long track: the worst place for what grows with a key's row.
    MotionDocument one;
    one.setContent(readMotion(test::longMotionFile(1, 2'000'000)));
    one.setSelection(KeySelection());
    KeySelection first;
    first.insert({TrackKind::Bone, 0}, 1'000'000);
    one.setSelection(first);
    edit(one, 0);
    one.undoStack().clear();
    const qsizetype before = heapBytes();
    constexpr int edits = 1000;
    for (int i = 0; i < edits; ++i) {
        KeySelection selection;
        selection.insert({TrackKind::Bone, 0}, 1'000'000 + 3 * i);
        one.setSelection(selection);
        edit(one, i);
    }
    const qsizetype heap = heapBytes() - before;
    std::printf("%-28s %6d steps  counted %9lld bytes  on the heap %9lld bytes\n", name,
                one.undoStack().count(), static_cast<long long>(one.usedUndoBytes()),
                static_cast<long long>(heap));
}

void tellUndoMemory()
{
    std::printf("\nUndo memory of 1 000 edits of single keys among 2 000 000 (bound: 2 097 152 bytes)\n");
    tellUndoMemory("move by a frame", [](MotionDocument &d, int i) { d.moveSelection(i % 2 ? 1 : -1); });
    tellUndoMemory("set a position", [](MotionDocument &d, int i) {
        BoneValues values;
        values.x = float(i);
        d.setValues(values);
    });
    tellUndoMemory("set a curve", [](MotionDocument &d, int i) {
        setSelectedCurves(d, CurveChannels::one(3), {quint8(i % 100), 3, 90, 120});
    });
    tellUndoMemory("delete", [](MotionDocument &d, int) { d.deleteSelection(); });
}

BENCHMARK(column)->Unit(benchmark::kMillisecond);
BENCHMARK(half)->Unit(benchmark::kMillisecond);
BENCHMARK(invert)->Unit(benchmark::kMillisecond);
BENCHMARK(columnVerb)->Unit(benchmark::kMillisecond);
BENCHMARK(invertVerb)->Unit(benchmark::kMillisecond);
BENCHMARK(columnsOfOneKey)->Unit(benchmark::kMillisecond);
BENCHMARK(columnsOfHalfTheKeys)->Unit(benchmark::kMillisecond);
BENCHMARK(grow)->Unit(benchmark::kMillisecond);
BENCHMARK(sameValueAsOne)->Unit(benchmark::kMillisecond);
BENCHMARK(sameValueAsHalf)->Unit(benchmark::kMillisecond);
BENCHMARK(nearValueOfOne)->Unit(benchmark::kMillisecond);
BENCHMARK(sameCurvesAsOne)->Unit(benchmark::kMillisecond);
BENCHMARK(linear)->Unit(benchmark::kMillisecond);
BENCHMARK(rowByRow)->Unit(benchmark::kMillisecond);

} // namespace

int main(int argc, char **argv)
{
    const QCoreApplication application(argc, argv);
    benchmark::Initialize(&argc, argv);
    benchmark::RunSpecifiedBenchmarks();
    tellUndoMemory();
    return 0;
}
