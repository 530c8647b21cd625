// SPDX-License-Identifier: GPL-3.0-or-later
// Times of drawing a value graph as people see it: 20 tracks with a key on each of 10 000 frames, all of it
// in view or 80 frames; everything anew, with sampling, and what a move of the playhead costs.
#include "editor-core/vmd/reader.h"
#include "tests/support/motions.h"
#include "widgets/dopesheet/timelinepanel.h"
#include "widgets/graph/graphplot.h"
#include "widgets/graph/linecolours.h"
#include "widgets/graph/valuegraph.h"

#include <QApplication>

#include <benchmark/benchmark.h>
#include <memory>

using namespace furitsuke;

namespace {

constexpr int tracks = 20;
constexpr int frames = 10'000;

enum Shown { Position, Angle, Turn };

class View
{
public:
    View()
        : mTimeline(mDocument)
        , graph(mTimeline.state())
    {
        mDocument.setContent(readMotion(test::longMotionFile(tracks, tracks * frames)));
        mTimeline.resize(1600, 300);
        graph.resize(1652, 320);
        graph.show();
        QApplication::processEvents();
    }

    void show(int shown, double first, double last)
    {
        QList<DrawnLine> lines;
        for (qint32 i = 0; i < tracks; ++i) {
            GraphLine line = {{TrackKind::Bone, i}, shown == Angle ? KeyValue::AngleX : KeyValue::PositionY};
            if (shown == Turn)
                line.form = GraphLine::Form::Turn;
            lines.append({line, {}, linePen(line, i, false)});
        }
        graph.setLines(lines);
        TimeScale scale;
        scale.fit(first, last, graph.plotRect().width(), 0);
        mTimeline.state().setScale(scale);
        graph.fitValues();
        graph.repaint();
        QApplication::processEvents();
    }

    MotionDocument &document() { return mDocument; }
    TimelineState &state() { return mTimeline.state(); }

private:
    MotionDocument mDocument;
    TimelinePanel mTimeline;

public:
    ValueGraph graph;
};

/// Made when it is first wanted; it has to go before the application does.
std::unique_ptr<View> &held()
{
    static std::unique_ptr<View> result;
    return result;
}

View &view()
{
    if (!held())
        held() = std::make_unique<View>();
    return *held();
}

/// As after a zoom: everything is sampled and drawn.
void replot(benchmark::State &state, double first, double last)
{
    View &shown = view();
    shown.show(int(state.range(0)), first, last);
    int i = 0;
    for (auto _ : state) {
        TimeScale scale = shown.state().geometry().scale;
        scale.pan(++i % 2 ? 1 : -1);
        shown.state().setScale(scale);
        shown.graph.plot().redraw();
        QApplication::processEvents();
    }
}

void replotAll(benchmark::State &state)
{
    replot(state, 0, frames);
}
void replotNear(benchmark::State &state)
{
    replot(state, 5000, 5080);
}

/// What playing costs: the layer on top.
void movePlayhead(benchmark::State &state)
{
    View &shown = view();
    shown.show(Position, 0, frames);
    qint64 frame = 0;
    for (auto _ : state) {
        shown.document().setPlayhead(++frame % frames);
        QApplication::processEvents();
    }
}

BENCHMARK(replotAll)->DenseRange(Position, Turn)->Unit(benchmark::kMillisecond);
BENCHMARK(replotNear)->DenseRange(Position, Turn)->Unit(benchmark::kMillisecond);
BENCHMARK(movePlayhead)->Unit(benchmark::kMillisecond);

} // namespace

int main(int argc, char **argv)
{
    if (!qEnvironmentVariableIsSet("QT_QPA_PLATFORM"))
        qputenv("QT_QPA_PLATFORM", "offscreen");
    const QApplication application(argc, argv);
    benchmark::Initialize(&argc, argv);
    benchmark::RunSpecifiedBenchmarks();
    held().reset();
    return 0;
}
