// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor-core/edits/keyedits.h"
#include "tests/support/motions.h"
#include "widgets/dopesheet/sheetpainter.h"
#include "widgets/dopesheet/timelinepanel.h"

#include <QApplication>
#include <QImage>
#include <QPainter>

#include <benchmark/benchmark.h>

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
        mGlyphs.prepare(colours, 13, 1);
        QPainter painter(&image);
        painter.setClipRect(rect);
        SheetPainter(mState, colours, mGlyphs).paint(painter, rect);
    }
    /// Selects about 50 000 keys: a block of neighbouring frames of every bone.
    void selectBlock()
    {
        mDocument.setSelection(keysInFrames(mDocument.motion(), mDocument.motion().tracks(), 3000, 3249));
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

void repaintWhileDragging(benchmark::State &state)
{
    QImage image = canvas();
    sheet().selectBlock();
    SheetTool &tool = sheet().state().tool();
    const SheetGeometry &geometry = sheet().state().geometry();
    const QPointF key(geometry.scale.xOf(3100), geometry.yOf(10) + 5);
    tool.press(geometry, key, Qt::NoModifier);
    double x = key.x();
    for (auto _ : state) {
        x = x < key.x() + 200 ? x + 5 : key.x() + 5;
        tool.move(geometry, QPointF(x, key.y()));
        sheet().paint(image, image.rect());
    }
    tool.cancel();
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
