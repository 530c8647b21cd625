// SPDX-License-Identifier: GPL-3.0-or-later
// Times of splitting and fitting interpolation curves, and of the edits that do so to many keys.
#include "editor-core/edits/coursefit.h"
#include "editor-core/edits/keepshape.h"
#include "editor-core/edits/registeredits.h"
#include "editor-core/vmd/reader.h"
#include "tests/support/motions.h"
#include "tests/support/plainfit.h"
#include "tests/support/samplecourses.h"

#include <QRandomGenerator>

#include <benchmark/benchmark.h>

using namespace furitsuke;

namespace {

/// Curves as people draw them (0), which start and stop softly, or any curves at all (1).
std::vector<CurvePoints> curvesOf(int kind)
{
    QRandomGenerator random(7);
    std::vector<CurvePoints> curves;
    for (int i = 0; i < 1000; ++i) {
        const auto coordinate = [&random] { return quint8(random.bounded(128)); };
        const quint8 x1 = coordinate();
        const quint8 x2 = coordinate();
        curves.push_back(kind == 0 ? CurvePoints{x1, 0, x2, 127}
                                   : CurvePoints{x1, coordinate(), x2, coordinate()});
    }
    return curves;
}

void split(benchmark::State &state)
{
    const std::vector<CurvePoints> curves = curvesOf(int(state.range(0)));
    std::size_t i = 0;
    double worst = 0;
    for (auto _ : state) {
        const SplitCurve result = splitCurve(curves[i % curves.size()], double(1 + i % 59) / 60);
        worst += result.before.worst;
        ++i;
    }
    benchmark::DoNotOptimize(worst);
}

/// Two segments of one channel into one: halves of a curve (0), or any two curves (1).
void refit(benchmark::State &state)
{
    const std::vector<CurvePoints> curves = curvesOf(int(state.range(0)));
    std::vector<BoneCourse> courses;
    for (std::size_t i = 0; i + 1 < curves.size(); ++i) {
        const double x = double(1 + i % 29) / 30;
        const SplitCurve halves = splitCurve(curves[i], x);
        BoneCurves before;
        BoneCurves after;
        before.setCurve(BoneChannel::X, state.range(0) == 0 ? halves.before.curve : curves[i]);
        after.setCurve(BoneChannel::X, state.range(0) == 0 ? halves.after.curve : curves[i + 1]);
        BoneCourse course;
        BonePose middle;
        middle.position.x = halves.share;
        course.last.position.x = 1;
        course.stations = {
            {0, course.first, {}}, {quint32(30 * x + 0.5), middle, before}, {30, course.last, after}};
        courses.push_back(course);
    }
    std::size_t i = 0;
    for (auto _ : state) {
        std::array<ChannelFit, boneChannelCount> fits;
        benchmark::DoNotOptimize(fitCourse(courses[i++ % courses.size()], fits));
    }
}

using Fit = FittedCurve (*)(std::span<const CoursePoint>, std::span<const CurvePoints>, const FitEffort &);

/// One curve of each kind of course, by the search of the editor and by the plain one.
void fit(benchmark::State &state, Fit function)
{
    QRandomGenerator random(9);
    std::vector<std::vector<CoursePoint>> courses;
    for (int i = 0; i < 200; ++i)
        courses.push_back(test::courseOf(test::CourseKind(state.range(0)), random));
    const std::array starts = {CurvePoints{64, 0, 64, 127}, CurvePoints()};
    std::size_t i = 0;
    for (auto _ : state) {
        const std::vector<CoursePoint> &points = courses[i++ % courses.size()];
        benchmark::DoNotOptimize(function(points, starts, test::wholeEffort(points)));
    }
}

const Motion &longMotion()
{
    static const Motion motion = [] {
        Motion result = readMotion(test::longMotionFile(200, 200'000)).motion;
        const std::vector<CurvePoints> curves = curvesOf(0);
        for (BoneTrack &track : result.bones) {
            auto &column = track.keys.column<&BoneKey::curves>();
            for (qsizetype row = 0; row < column.size(); ++row) {
                for (int c = 0; c < boneChannelCount; ++c)
                    column[row].setCurve(BoneChannel(c), curves[std::size_t(row) % curves.size()]);
            }
            // Every fourth frame has a key.
            for (quint32 &frame : track.keys.column<&BoneKey::frame>())
                frame *= 4;
        }
        return result;
    }();
    return motion;
}

/// 200 tracks with 1 000 keys each get a key.
void registerTracks(benchmark::State &state)
{
    const Motion &motion = longMotion();
    const QList<TrackRef> tracks = motion.tracks();
    for (auto _ : state)
        benchmark::DoNotOptimize(registerKeys(motion, tracks, 2002).changed);
}

/// 10 000 keys go, each between two that stay.
void deleteKeys(benchmark::State &state)
{
    const Motion &motion = longMotion();
    KeySelection selection;
    for (qint32 i = 0; i < motion.bones.size(); ++i) {
        RowSet rows;
        for (qsizetype row = 0; row < 100; row += 2)
            rows.insert(row + 1);
        selection.setRows({TrackKind::Bone, i}, rows);
    }
    for (auto _ : state)
        benchmark::DoNotOptimize(deleteKeysKeepingShape(motion, selection).changed);
}

BENCHMARK(split)->Arg(0)->Arg(1)->Unit(benchmark::kMicrosecond);
BENCHMARK(refit)->Arg(0)->Arg(1)->Unit(benchmark::kMicrosecond);
BENCHMARK_CAPTURE(fit, plain, test::plainFitCurve)->DenseRange(0, 4)->Unit(benchmark::kMicrosecond);
BENCHMARK_CAPTURE(fit, now, fitCurve)->DenseRange(0, 4)->Unit(benchmark::kMicrosecond);
BENCHMARK(registerTracks)->Unit(benchmark::kMillisecond)->UseRealTime();
BENCHMARK(deleteKeys)->Unit(benchmark::kMillisecond)->UseRealTime();

} // namespace

BENCHMARK_MAIN();
