// SPDX-License-Identifier: GPL-3.0-or-later
// The view of the curve editor with 50 000 selected keys of a motion of two million, each with other curves
// on all four channels. Bounds: drawing the overlay of 50 000 curves 10 ms; a step of a drag with all that
// the view shows of it 16 ms.
#include "editor-core/sampling/sampler.h"
#include "tests/support/smallmotions.h"
#include "widgets/curves/curveoverlay.h"
#include "widgets/curves/curveview.h"

#include <QApplication>
#include <QMouseEvent>
#include <QPainter>
#include <QRandomGenerator>

#include <benchmark/benchmark.h>

using namespace furitsuke;
using namespace furitsuke::test;

namespace {

constexpr qint32 tracks = 200;
constexpr qsizetype keysPerTrack = 10'000;
constexpr qsizetype selectedKeys = 50'000;

/// Bones with keys on every third frame; hardly two curves are alike.
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
                const auto coordinate = [&random](int from) { return quint8(from + random.bounded(64)); };
                record.curves.setCurve(BoneChannel(c),
                                       {coordinate(0), coordinate(0), coordinate(63), coordinate(63)});
            }
            keys.append(record.key(quint32(row)));
        }
        addBone(motion, std::move(keys));
    }
    return motion;
}

MotionDocument &longDocument()
{
    static MotionDocument document;
    if (document.motion().bones.isEmpty()) {
        ReadResult content;
        content.ok = true;
        content.motion = longMotion();
        document.setContent(std::move(content));
        KeySelection selection;
        constexpr qsizetype each = selectedKeys / tracks;
        for (qint32 t = 0; t < tracks; ++t) {
            RowSet rows;
            rows.setRange(2000, 2000 + each, true);
            selection.setRows({TrackKind::Bone, t}, rows);
        }
        document.setSelection(selection);
    }
    return document;
}

CurveChannels someChannels(int count)
{
    return {quint8((1u << count) - 1), 0};
}

/// The curves of so many channels: collected, walked along, coloured, stretched over a square of 600 pixels.
void overlay(benchmark::State &state)
{
    const MotionDocument &document = longDocument();
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
    MotionDocument &document = longDocument();
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
    double pose = 0;
    for (auto _ : state) {
        ++i;
        send(QEvent::MouseMove, from + QPointF(10 + 4 * (i % 20), 10 + 4 * (i % 13)));
        benchmark::DoNotOptimize(view.grab().width());
        for (const BoneTrack &track : document.motion().bones)
            pose += sampleBone(track.keys, 6200.5).position.x;
    }
    benchmark::DoNotOptimize(pose);
    view.cancel();
}

/// The view alone, where nothing but the playhead has moved.
void repaint(benchmark::State &state)
{
    CurveView view(longDocument());
    view.resize(700, 650);
    view.show();
    QCoreApplication::processEvents();
    for (auto _ : state)
        benchmark::DoNotOptimize(view.grab().width());
}

void summary(benchmark::State &state)
{
    const MotionDocument &document = longDocument();
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
    QApplication application(argc, argv);
    benchmark::Initialize(&argc, argv);
    benchmark::RunSpecifiedBenchmarks();
    return 0;
}
