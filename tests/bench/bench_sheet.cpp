// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor-core/edits/keyedits.h"
#include "tests/support/motions.h"
#include "widgets/dopesheet/sheetpainter.h"
#include "widgets/dopesheet/timelinepanel.h"

#include <QApplication>
#include <QImage>
#include <QMouseEvent>
#include <QPainter>

#include <benchmark/benchmark.h>
#include <cmath>

using namespace furitsuke;

namespace {

/// A dope sheet of 1600 x 1000 pixels on 2 000 000 keys of 200 bones, all of them in range.
class Sheet
{
public:
    Sheet()
        : mState(mDocument)
    {
        mDocument.setContent(readMotion(test::longMotionFile(200, 2000000)));
        mState.setSheetSize(1600, 1000);
        mState.fitAll();
    }
    MotionDocument &document() { return mDocument; }
    TimelineState &state() { return mState; }
    void paint(QImage &image, const QRect &rect)
    {
        const SheetColours colours{QPalette()};
        QPainter painter(&image);
        painter.setClipRect(rect);
        SheetPainter(mState, colours, mGlyphs).paint(painter, rect);
    }
    /// Selects 200 000 keys: a block of neighbouring frames of every bone.
    void selectBlock()
    {
        mDocument.setSelection(keysInFrames(mDocument.motion(), mDocument.motion().tracks(), 3000, 3999));
    }
    /// Selects 200 000 keys, every fifth of a longer block: as few runs of neighbours as there can be.
    void selectScattered()
    {
        KeySelection selection;
        for (const TrackRef track : mDocument.motion().tracks()) {
            RowSet rows;
            for (qsizetype row = 3000; row < qMin<qsizetype>(8000, mDocument.motion().keyCount(track));
                 row += 5)
                rows.insert(row);
            selection.setRows(track, rows);
        }
        mDocument.setSelection(selection);
    }

private:
    MotionDocument mDocument;
    TimelineState mState;
    KeyGlyphs mGlyphs;
};

Sheet &sheet()
{
    static Sheet theSheet;
    return theSheet;
}

QImage canvas()
{
    return QImage(1600, 1000, QImage::Format_ARGB32_Premultiplied);
}

/// Baseline: filling the same area with one colour.
void fillArea(benchmark::State &state)
{
    QImage image = canvas();
    for (auto _ : state) {
        QPainter painter(&image);
        painter.fillRect(image.rect(), Qt::white);
    }
}

void repaintAllKeys(benchmark::State &state)
{
    QImage image = canvas();
    sheet().document().setSelection({});
    for (auto _ : state)
        sheet().paint(image, image.rect());
}

void repaintWithSelection(benchmark::State &state)
{
    QImage image = canvas();
    sheet().selectBlock();
    for (auto _ : state)
        sheet().paint(image, image.rect());
}

/// Drags the selected keys to and fro: calls afterMove() for every move of the pointer.
template <class AfterMove>
void dragKeys(benchmark::State &state, Qt::KeyboardModifiers modifiers, AfterMove &&afterMove)
{
    SheetTool &tool = sheet().state().tool();
    const SheetGeometry &geometry = sheet().state().geometry();
    const QPointF key(geometry.scale.xOf(3500), geometry.yOf(10) + 5);
    tool.press(geometry, key, Qt::NoModifier);
    double x = key.x();
    for (auto _ : state) {
        x = x < key.x() + 200 ? x + 5 : key.x() + 5;
        tool.move(geometry, QPointF(x, key.y()), modifiers);
        afterMove();
    }
    tool.cancel();
}

void repaintWhileDragging(benchmark::State &state)
{
    QImage image = canvas();
    sheet().selectBlock();
    SheetTool &tool = sheet().state().tool();
    const SheetGeometry &geometry = sheet().state().geometry();
    const QPointF key(geometry.scale.xOf(3500), geometry.yOf(10) + 5);
    tool.press(geometry, key, Qt::NoModifier);
    tool.move(geometry, key + QPointF(100, 0), Qt::NoModifier);
    for (auto _ : state)
        sheet().paint(image, image.rect());
    tool.cancel();
}

void moveWhileDragging(benchmark::State &state)
{
    sheet().selectBlock();
    dragKeys(state, Qt::NoModifier, [] {});
}

void moveScatteredWhileDragging(benchmark::State &state)
{
    sheet().selectScattered();
    const MotionDocument &document = sheet().document();
    KeyDrag drag;
    drag.begin(document, 3500, 3500);
    int frames = 0;
    for (auto _ : state) {
        frames = frames < 1000 ? frames + 7 : 1;
        drag.update(document, sheet().state().geometry(), {}, 3500 + frames, Qt::NoModifier);
    }
}

void moveWithLaterKeysWhileDragging(benchmark::State &state)
{
    sheet().selectBlock();
    dragKeys(state, Qt::ShiftModifier, [] {});
}

void moveAndRepaintWhileDragging(benchmark::State &state)
{
    QImage image = canvas();
    sheet().selectBlock();
    dragKeys(state, Qt::NoModifier, [&image] { sheet().paint(image, image.rect()); });
}

void scaleWhileDragging(benchmark::State &state)
{
    sheet().selectBlock();
    SheetTool &tool = sheet().state().tool();
    const SheetGeometry &geometry = sheet().state().geometry();
    const QPointF handle = tool.handleRect(geometry, SpanEdge::Last).center();
    tool.press(geometry, handle, Qt::NoModifier);
    double x = handle.x();
    for (auto _ : state) {
        x = x < handle.x() + 200 ? x + 5 : handle.x() + 5;
        tool.move(geometry, QPointF(x, handle.y()), Qt::NoModifier);
    }
    tool.cancel();
}

/// The same as a person does it: mouse events to the panel on a screen, and what they let it paint.
void mouseMoveOfADrag(benchmark::State &state)
{
    MotionDocument &document = sheet().document();
    TimelinePanel panel(document);
    panel.resize(1850, 1060);
    panel.show();
    QApplication::processEvents();
    panel.state().fitAll();
    sheet().selectBlock();
    const SheetGeometry &geometry = panel.state().geometry();
    const QPointF key(geometry.scale.xOf(3500), geometry.yOf(10) + 5);
    const auto send = [&panel](QEvent::Type type, QPointF point, Qt::MouseButton button) {
        QMouseEvent event(type, point, panel.sheet().mapToGlobal(point), button, Qt::LeftButton,
                          Qt::NoModifier);
        QApplication::sendEvent(&panel.sheet(), &event);
    };
    send(QEvent::MouseButtonPress, key, Qt::LeftButton);
    double x = key.x();
    for (auto _ : state) {
        x = x < key.x() + 200 ? x + 5 : key.x() + 5;
        send(QEvent::MouseMove, QPointF(x, key.y()), Qt::NoButton);
        QApplication::processEvents();
    }
    panel.state().tool().cancel();
}

void hitTestOnATrack(benchmark::State &state)
{
    const SheetGeometry &geometry = sheet().state().geometry();
    double x = 0;
    for (auto _ : state) {
        x = x < 1500 ? x + 1 : 0;
        benchmark::DoNotOptimize(hitTest(geometry, sheet().document().motion(), {x, geometry.yOf(10) + 5}));
    }
}

/// The row of all bones, of which all 200 tracks are asked.
void hoverOverAllBones(benchmark::State &state)
{
    const SheetGeometry &geometry = sheet().state().geometry();
    double x = 0;
    for (auto _ : state) {
        x = x < 1500 ? x + 1 : 0;
        benchmark::DoNotOptimize(keySpotAt(geometry, sheet().document().motion(), {x, 10}));
    }
}

QPolygonF roundLasso(double radius)
{
    QPolygonF lasso;
    for (int i = 0; i < 1000; ++i) {
        const double angle = i * 2 * 3.14159265358979 / 1000;
        // Not round at all: every other point lies farther in.
        const double r = radius * (i % 2 ? 1 : 0.9);
        lasso.append({800 + r * std::cos(angle), 500 + r * 0.7 * std::sin(angle)});
    }
    return lasso;
}

void keysInALasso(benchmark::State &state)
{
    const QPolygonF lasso = roundLasso(700);
    for (auto _ : state)
        benchmark::DoNotOptimize(keysInLasso(sheet().state().geometry(), sheet().document().motion(), lasso));
}

void selectLasso(benchmark::State &state)
{
    const SheetGeometry &geometry = sheet().state().geometry();
    double radius = 300;
    for (auto _ : state) {
        radius = radius < 700 ? radius + 10 : 300;
        sheet().document().setSelection(
            keysInLasso(geometry, sheet().document().motion(), roundLasso(radius)));
    }
}

void movePlayhead(benchmark::State &state)
{
    QImage image = canvas();
    sheet().document().setSelection({});
    qint64 frame = 0;
    for (auto _ : state) {
        frame = (frame + 37) % 10000;
        sheet().document().setPlayhead(frame);
        const int x = int(sheet().state().geometry().scale.xOf(double(frame)));
        sheet().paint(image, QRect(x - 1, 0, 3, 1000));
        sheet().paint(image, QRect(x + 1, 0, 3, 1000));
    }
}

void selectBox(benchmark::State &state)
{
    const SheetGeometry &geometry = sheet().state().geometry();
    double right = 400;
    for (auto _ : state) {
        right = right < 1500 ? right + 10 : 400;
        sheet().document().setSelection(
            keysInBox(geometry, sheet().document().motion(), QRectF(100, 0, right - 100, 1000)));
    }
}

BENCHMARK(fillArea)->Unit(benchmark::kMillisecond);
BENCHMARK(repaintAllKeys)->Unit(benchmark::kMillisecond);
BENCHMARK(repaintWithSelection)->Unit(benchmark::kMillisecond);
BENCHMARK(repaintWhileDragging)->Unit(benchmark::kMillisecond);
BENCHMARK(moveWhileDragging)->Unit(benchmark::kMillisecond);
BENCHMARK(moveScatteredWhileDragging)->Unit(benchmark::kMillisecond);
BENCHMARK(moveWithLaterKeysWhileDragging)->Unit(benchmark::kMillisecond);
BENCHMARK(moveAndRepaintWhileDragging)->Unit(benchmark::kMillisecond);
BENCHMARK(scaleWhileDragging)->Unit(benchmark::kMillisecond);
BENCHMARK(mouseMoveOfADrag)->Unit(benchmark::kMillisecond);
BENCHMARK(hitTestOnATrack)->Unit(benchmark::kMicrosecond);
BENCHMARK(hoverOverAllBones)->Unit(benchmark::kMicrosecond);
BENCHMARK(keysInALasso)->Unit(benchmark::kMillisecond);
BENCHMARK(selectLasso)->Unit(benchmark::kMillisecond);
BENCHMARK(movePlayhead)->Unit(benchmark::kMillisecond);
BENCHMARK(selectBox)->Unit(benchmark::kMillisecond);

} // namespace

int main(int argc, char **argv)
{
    if (!qEnvironmentVariableIsSet("QT_QPA_PLATFORM"))
        qputenv("QT_QPA_PLATFORM", "offscreen");
    QApplication application(argc, argv);
    benchmark::Initialize(&argc, argv);
    benchmark::RunSpecifiedBenchmarks();
    return 0;
}
