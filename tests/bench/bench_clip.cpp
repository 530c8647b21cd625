// SPDX-License-Identifier: GPL-3.0-or-later
// Times of the clipboard's commands on 200 000 keys: copying, the clip's text, pasting, mirroring.
#include "editor-core/document/clipjson.h"
#include "editor-core/edits/mirroredits.h"
#include "editor-core/edits/pasteedits.h"
#include "editor-core/vmd/reader.h"
#include "tests/support/motions.h"

#include <benchmark/benchmark.h>

using namespace furitsuke;

namespace {

constexpr int keyCount = 200'000;

/// Ten thousand keys of each of 20 bones, with curves and values that are no round numbers.
const Motion &sample()
{
    static const Motion motion = [] {
        Motion result = readMotion(test::longMotionFile(20, keyCount)).motion;
        for (BoneTrack &track : result.bones) {
            for (BoneCurves &curves : track.keys.column<&BoneKey::curves>()) {
                curves.setCurve(BoneChannel::Y, {10, 40, 60, 120});
                curves.setCurve(BoneChannel::Rotation, {64, 0, 64, 127});
            }
            // Every third frame has a key, so that there are gaps to paste into.
            for (quint32 &frame : track.keys.column<&BoneKey::frame>())
                frame *= 3;
        }
        return result;
    }();
    return motion;
}

const KeyClip &clip()
{
    static const KeyClip result = copyKeys(sample(), KeySelection::all(sample()), NameEncoding::Cp932);
    return result;
}

void copying(benchmark::State &state)
{
    const KeySelection all = KeySelection::all(sample());
    for (auto _ : state)
        benchmark::DoNotOptimize(copyKeys(sample(), all, NameEncoding::Cp932));
}
BENCHMARK(copying)->Unit(benchmark::kMillisecond);

void writingText(benchmark::State &state)
{
    for (auto _ : state)
        benchmark::DoNotOptimize(writeClipJson(clip()));
}
BENCHMARK(writingText)->Unit(benchmark::kMillisecond);

void readingText(benchmark::State &state)
{
    const QByteArray text = writeClipJson(clip());
    for (auto _ : state)
        benchmark::DoNotOptimize(readClipJson(text));
    state.counters["MB"] = double(text.size()) / 1e6;
}
BENCHMARK(readingText)->Unit(benchmark::kMillisecond);

void pasting(benchmark::State &state, const PasteOptions &options)
{
    for (auto _ : state)
        benchmark::DoNotOptimize(pasteKeys(sample(), clip(), options));
}
BENCHMARK_CAPTURE(pasting, overwriting, PasteOptions{})->Unit(benchmark::kMillisecond);
BENCHMARK_CAPTURE(pasting, between, PasteOptions{.frame = 1})->Unit(benchmark::kMillisecond);
BENCHMARK_CAPTURE(pasting, mirrored, PasteOptions{.frame = 1, .mirrored = true})
    ->Unit(benchmark::kMillisecond);
BENCHMARK_CAPTURE(pasting, values, PasteOptions{.mirrored = true, .valuesOnly = true})
    ->Unit(benchmark::kMillisecond);
BENCHMARK_CAPTURE(pasting, channelBetween, PasteOptions{.frame = 1, .boneParts = BonePart::X})
    ->Unit(benchmark::kMillisecond);
BENCHMARK_CAPTURE(pasting, channelPreview,
                  PasteOptions{.frame = 1, .boneParts = BonePart::X, .preview = true})
    ->Unit(benchmark::kMillisecond);

void mirroring(benchmark::State &state)
{
    const KeySelection all = KeySelection::all(sample());
    for (auto _ : state)
        benchmark::DoNotOptimize(mirrorKeys(sample(), all, NameEncoding::Cp932));
}
BENCHMARK(mirroring)->Unit(benchmark::kMillisecond);

} // namespace

BENCHMARK_MAIN();
