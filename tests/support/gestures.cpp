// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/gestures.h"

#include "tests/support/motions.h"

namespace furitsuke::test {

Gesture click(QPointF point, Qt::KeyboardModifiers modifiers)
{
    return {{PointerStep::Press, point, modifiers}, {PointerStep::Release, point, modifiers}};
}

Gesture drag(QPointF from, QPointF to, Qt::KeyboardModifiers modifiers)
{
    Gesture gesture = {{PointerStep::Press, from, modifiers}};
    for (int i = 1; i <= 5; ++i)
        gesture.append({PointerStep::Move, from + (to - from) * i / 5.0, modifiers});
    gesture.append({PointerStep::Release, to, modifiers});
    return gesture;
}

Gesture dragAlong(const QList<QPointF> &way, Qt::KeyboardModifiers modifiers)
{
    Gesture gesture = {{PointerStep::Press, way.constFirst(), modifiers}};
    for (qsizetype i = 1; i < way.size(); ++i) {
        for (int step = 1; step <= 4; ++step)
            gesture.append({PointerStep::Move, way[i - 1] + (way[i] - way[i - 1]) * step / 4.0, modifiers});
    }
    gesture.append({PointerStep::Release, way.constLast(), modifiers});
    return gesture;
}

Gesture dragThenHold(QPointF from, QPointF to, Qt::KeyboardModifiers modifiers)
{
    const QPointF middle = (from + to) / 2;
    return {{PointerStep::Press, from},
            {PointerStep::Move, middle},
            {PointerStep::Modifiers, middle, modifiers},
            {PointerStep::Move, to, modifiers},
            {PointerStep::Release, to, modifiers}};
}

Gesture cancelled(Gesture gesture)
{
    gesture.insert(gesture.size() - 1, {PointerStep::Cancel, gesture.constLast().point});
    return gesture;
}

Gesture cancelledDrag(QPointF from, QPointF to)
{
    return cancelled(drag(from, to));
}

QPointF keyPoint(const SheetGeometry &geometry, qsizetype row, qint64 frame)
{
    return {geometry.scale.xOf(double(frame)), geometry.yOf(row) + geometry.rowHeight / 2.0};
}

QPointF handlePoint(const SheetGeometry &geometry, SpanEdge edge, qint64 frame)
{
    return {geometry.scale.xOf(double(frame)) + (edge == SpanEdge::First ? -4 : 4), 4};
}

TimeScale scaleFor(const GestureCase &gesture, const TimeScale &shown)
{
    TimeScale scale = shown;
    if (gesture.zoom > 0)
        scale.zoomAt(scale.xOf(0), gesture.zoom / scale.pixelsPerFrame());
    return scale;
}

QByteArray gestureMotion()
{
    const QByteArray center = "\x83\x5A\x83\x93\x83\x5E\x81\x5B";
    const QByteArray foot = "\x8D\xB6\x91\xAB\x82\x68\x82\x6A";
    FileBuilder file;
    file.count(7);
    for (const quint32 frame : {0u, 10u, 20u, 30u})
        file.bone(center, frame, {float(frame), 0, 0});
    for (const quint32 frame : {0u, 10u, 40u})
        file.bone(foot, frame);
    file.count(0).count(0).count(0).count(0).count(0);
    return file.bytes();
}

namespace {

/// A way around "センター" at 10 and 20 that leaves out what a box of its size would take, "左足ＩＫ" at 10.
QList<QPointF> aroundTwo(const SheetGeometry &g)
{
    return {keyPoint(g, 2, 5) + QPointF(0, -6), keyPoint(g, 2, 25) + QPointF(0, -6),
            keyPoint(g, 4, 25) + QPointF(0, 6), keyPoint(g, 4, 18), keyPoint(g, 2, 5) + QPointF(0, 6)};
}

/// Selects "センター" from one frame to another with a box.
Gesture boxed(const SheetGeometry &g, qint64 first, qint64 last)
{
    return drag(keyPoint(g, 2, first - 2), keyPoint(g, 2, last + 2));
}

constexpr Qt::KeyboardModifiers ctrlAlt = Qt::ControlModifier | Qt::AltModifier;

} // namespace

// Rows of gestureMotion(): 0 all bones, 1 center part, 2 center, 3 IK part, 4 foot IK.
QList<GestureCase> gestureCases()
{
    using G = const SheetGeometry &;
    const QList<quint32> same = {0, 10, 20, 30};
    constexpr SheetTool::Shape box = SheetTool::Shape::Box;
    constexpr double crowded = 0.5;
    return {
        {"click selects one key", [](G g) { return click(keyPoint(g, 2, 10)); },
         QStringLiteral("センター: 10"), same},
        {"click on empty space clears",
         [](G g) { return click(keyPoint(g, 2, 10)) + click(keyPoint(g, 2, 15)); }, QString(), same},
        {"ctrl click toggles",
         [](G g) {
             return click(keyPoint(g, 2, 10)) + click(keyPoint(g, 4, 40), Qt::ControlModifier) +
                    click(keyPoint(g, 2, 10), Qt::ControlModifier);
         },
         QStringLiteral("左足ＩＫ: 40"), same},
        {"shift click selects the range along the track",
         [](G g) { return click(keyPoint(g, 2, 0)) + click(keyPoint(g, 2, 20), Qt::ShiftModifier); },
         QStringLiteral("センター: 0 10 20"), same},
        {"click on a group's row selects what it summarises", [](G g) { return click(keyPoint(g, 0, 10)); },
         QStringLiteral("センター: 10; 左足ＩＫ: 10"), same},
        {"box selects", [](G g) { return drag(keyPoint(g, 2, 5), keyPoint(g, 4, 25)); },
         QStringLiteral("センター: 10 20; 左足ＩＫ: 10"), same},
        {"box with shift adds",
         [](G g) {
             return click(keyPoint(g, 2, 0)) +
                    drag(keyPoint(g, 4, 35), keyPoint(g, 4, 45), Qt::ShiftModifier);
         },
         QStringLiteral("センター: 0; 左足ＩＫ: 40"), same},
        {"box with ctrl toggles",
         [](G g) {
             return click(keyPoint(g, 2, 10)) +
                    drag(keyPoint(g, 2, 5), keyPoint(g, 2, 25), Qt::ControlModifier);
         },
         QStringLiteral("センター: 20"), same},
        {"box with alt takes away",
         [](G g) {
             return drag(keyPoint(g, 2, -1), keyPoint(g, 2, 35)) +
                    drag(keyPoint(g, 2, 5), keyPoint(g, 2, 25), Qt::AltModifier);
         },
         QStringLiteral("センター: 0 30"), same},
        {"cancelled box restores the selection",
         [](G g) { return click(keyPoint(g, 4, 40)) + cancelledDrag(keyPoint(g, 2, 5), keyPoint(g, 4, 25)); },
         QStringLiteral("左足ＩＫ: 40"), same},
        {"drag moves the key",
         [](G g) { return drag(keyPoint(g, 2, 10), keyPoint(g, 2, 15)); },
         QStringLiteral("センター: 15"),
         {0, 15, 20, 30}},
        {"drag of one of several selected keys moves all",
         [](G g) {
             return drag(keyPoint(g, 2, 5), keyPoint(g, 2, 25)) +
                    drag(keyPoint(g, 2, 20), keyPoint(g, 2, 23));
         },
         QStringLiteral("センター: 13 23"),
         {0, 13, 23, 30}},
        {"drag of a selected key with shift held takes later keys along",
         [](G g) {
             return click(keyPoint(g, 2, 10)) +
                    drag(keyPoint(g, 2, 10), keyPoint(g, 2, 15), Qt::ShiftModifier);
         },
         QStringLiteral("センター: 15"),
         {0, 15, 25, 35}},
        {"shift click on a selected key selects the range on release",
         [](G g) {
             return click(keyPoint(g, 2, 0)) + click(keyPoint(g, 2, 20), Qt::ControlModifier) +
                    click(keyPoint(g, 2, 0), Qt::ShiftModifier);
         },
         QStringLiteral("センター: 0 10 20"), same},
        {"drag onto another key overwrites it",
         [](G g) { return drag(keyPoint(g, 2, 10), keyPoint(g, 2, 20)); },
         QStringLiteral("センター: 20"),
         {0, 20, 30}},
        {"drag does not go before frame 0",
         [](G g) { return drag(keyPoint(g, 2, 10), keyPoint(g, 2, -20)); },
         QStringLiteral("センター: 0"),
         {0, 20, 30}},
        {"cancelled drag changes nothing",
         [](G g) { return cancelledDrag(keyPoint(g, 2, 10), keyPoint(g, 2, 25)); }, QString(), same},
        {"lasso selects what it goes around", [](G g) { return dragAlong(aroundTwo(g)); },
         QStringLiteral("センター: 10 20"), same, SheetTool::Shape::Lasso},
        {"lasso with shift adds",
         [](G g) { return click(keyPoint(g, 4, 40)) + dragAlong(aroundTwo(g), Qt::ShiftModifier); },
         QStringLiteral("センター: 10 20; 左足ＩＫ: 40"), same, SheetTool::Shape::Lasso},
        {"lasso with ctrl toggles",
         [](G g) { return click(keyPoint(g, 2, 10)) + dragAlong(aroundTwo(g), Qt::ControlModifier); },
         QStringLiteral("センター: 20"), same, SheetTool::Shape::Lasso},
        {"lasso with alt takes away",
         [](G g) {
             return click(keyPoint(g, 2, 0)) + click(keyPoint(g, 2, 30), Qt::ShiftModifier) +
                    dragAlong(aroundTwo(g), Qt::AltModifier);
         },
         QStringLiteral("センター: 0 30"), same, SheetTool::Shape::Lasso},
        {"cancelled lasso restores the selection",
         [](G g) { return click(keyPoint(g, 4, 40)) + cancelled(dragAlong(aroundTwo(g))); },
         QStringLiteral("左足ＩＫ: 40"), same, SheetTool::Shape::Lasso},
        {"ctrl alt draws a lasso instead of a box", [](G g) { return dragAlong(aroundTwo(g), ctrlAlt); },
         QStringLiteral("センター: 10 20"), same},
        {"ctrl alt draws a box instead of a lasso",
         [](G g) { return dragAlong(aroundTwo(g).mid(0, 3), ctrlAlt); },
         QStringLiteral("センター: 10 20; 左足ＩＫ: 10"), same, SheetTool::Shape::Lasso},
        {"ctrl alt selects from a key, too",
         [](G g) { return drag(keyPoint(g, 2, 10) - QPointF(3, 0), keyPoint(g, 2, 25), ctrlAlt); },
         QStringLiteral("センター: 10 20"), same, SheetTool::Shape::Lasso},
        {"ctrl alt click toggles",
         [](G g) { return click(keyPoint(g, 2, 10)) + click(keyPoint(g, 2, 20), ctrlAlt); },
         QStringLiteral("センター: 10 20"), same},
        {"alt during a drag copies",
         [](G g) { return dragThenHold(keyPoint(g, 2, 10), keyPoint(g, 2, 16), Qt::AltModifier); },
         QStringLiteral("センター: 16"),
         {0, 10, 16, 20, 30}},
        {"cancelled copy changes nothing",
         [](G g) { return cancelled(dragThenHold(keyPoint(g, 2, 10), keyPoint(g, 2, 16), Qt::AltModifier)); },
         QString(), same},
        {"shift during a drag takes later keys along",
         [](G g) { return dragThenHold(keyPoint(g, 2, 10), keyPoint(g, 2, 13), Qt::ShiftModifier); },
         QStringLiteral("センター: 13"),
         {0, 13, 23, 33}},
        {"cancelled drag of later keys changes nothing",
         [](G g) {
             return cancelled(dragThenHold(keyPoint(g, 2, 10), keyPoint(g, 2, 13), Qt::ShiftModifier));
         },
         QString(), same},
        {"shift at the press is for the click, not for the drag",
         [](G g) {
             return click(keyPoint(g, 2, 10)) +
                    drag(keyPoint(g, 2, 20), keyPoint(g, 2, 23), Qt::ShiftModifier);
         },
         QStringLiteral("センター: 13 23"),
         {0, 13, 23, 30}},
        {"last handle scales about the first key",
         [](G g) {
             return boxed(g, 10, 30) +
                    drag(handlePoint(g, SpanEdge::Last, 30), handlePoint(g, SpanEdge::Last, 50));
         },
         QStringLiteral("センター: 10 30 50"),
         {0, 10, 30, 50}},
        {"first handle scales about the last key",
         [](G g) {
             return boxed(g, 10, 30) +
                    drag(handlePoint(g, SpanEdge::First, 10), handlePoint(g, SpanEdge::First, 22));
         },
         QStringLiteral("センター: 22 26 30"),
         {0, 22, 26, 30}},
        {"handle with alt scales about the playhead",
         [](G g) {
             return boxed(g, 10, 20) + drag(handlePoint(g, SpanEdge::Last, 20),
                                            handlePoint(g, SpanEdge::Last, 50), Qt::AltModifier);
         },
         QStringLiteral("センター: 25 50"),
         {0, 25, 30, 50}},
        {"handle with shift takes later keys along",
         [](G g) {
             return boxed(g, 10, 20) + drag(handlePoint(g, SpanEdge::Last, 20),
                                            handlePoint(g, SpanEdge::Last, 25), Qt::ShiftModifier);
         },
         QStringLiteral("センター: 10 25"),
         {0, 10, 25, 35}},
        {"handle does not turn the keys around",
         [](G g) {
             return boxed(g, 10, 20) +
                    drag(handlePoint(g, SpanEdge::Last, 20), handlePoint(g, SpanEdge::Last, 2));
         },
         QStringLiteral("センター: 10 11"),
         {0, 10, 11, 30}},
        {"click on a handle keeps the selection",
         [](G g) { return boxed(g, 10, 20) + click(handlePoint(g, SpanEdge::Last, 20)); },
         QStringLiteral("センター: 10 20"), same},
        {"cancelled scaling changes nothing",
         [](G g) {
             return boxed(g, 10, 30) +
                    cancelled(drag(handlePoint(g, SpanEdge::Last, 30), handlePoint(g, SpanEdge::Last, 50)));
         },
         QStringLiteral("センター: 10 20 30"), same},
        {"trembling click does not move",
         [](G g) { return drag(keyPoint(g, 2, 10), keyPoint(g, 2, 10) + QPointF(3, 2)); },
         QStringLiteral("センター: 10"), same},
        // Keys 5 pixels apart: there is no empty space between them.
        {"crowded: click selects one key", [](G g) { return click(keyPoint(g, 2, 10)); },
         QStringLiteral("センター: 10"), same, box, crowded},
        {"crowded: drag from a key that is not selected draws a box",
         [](G g) { return drag(keyPoint(g, 2, 9), keyPoint(g, 4, 24)); },
         QStringLiteral("センター: 10 20; 左足ＩＫ: 10"), same, box, crowded},
        {"crowded: so it does from a group's key",
         [](G g) { return drag(keyPoint(g, 0, 9), keyPoint(g, 2, 24)); }, QStringLiteral("センター: 10 20"),
         same, box, crowded},
        {"crowded: drag from a key draws a lasso",
         [](G g) {
             return dragAlong({keyPoint(g, 2, 9) - QPointF(0, 4), keyPoint(g, 2, 24) - QPointF(0, 4),
                               keyPoint(g, 2, 24) + QPointF(0, 6), keyPoint(g, 2, 9) + QPointF(0, 6)});
         },
         QStringLiteral("センター: 10 20"), same, SheetTool::Shape::Lasso, crowded},
        {"crowded: drag of a selected key moves it",
         [](G g) { return click(keyPoint(g, 2, 20)) + drag(keyPoint(g, 2, 20), keyPoint(g, 2, 70)); },
         QStringLiteral("センター: 70"),
         {0, 10, 30, 70},
         box,
         crowded},
        {"crowded: box with shift adds",
         [](G g) {
             return click(keyPoint(g, 2, 0)) +
                    drag(keyPoint(g, 2, 19), keyPoint(g, 2, 36), Qt::ShiftModifier);
         },
         QStringLiteral("センター: 0 20 30"), same, box, crowded},
        {"crowded: box with ctrl toggles, from a selected key too",
         [](G g) {
             return click(keyPoint(g, 2, 10)) +
                    drag(keyPoint(g, 2, 9), keyPoint(g, 2, 24), Qt::ControlModifier);
         },
         QStringLiteral("センター: 20"), same, box, crowded},
        {"crowded: box with alt takes away",
         [](G g) {
             return drag(keyPoint(g, 2, -10), keyPoint(g, 2, 36)) +
                    drag(keyPoint(g, 2, 9), keyPoint(g, 2, 24), Qt::AltModifier);
         },
         QStringLiteral("センター: 0 30"), same, box, crowded},
        {"crowded: cancelled box restores the selection",
         [](G g) { return click(keyPoint(g, 4, 40)) + cancelledDrag(keyPoint(g, 2, 9), keyPoint(g, 2, 24)); },
         QStringLiteral("左足ＩＫ: 40"), same, box, crowded},
        {"zoomed out: a key that stands alone is dragged",
         [](G g) { return drag(keyPoint(g, 4, 40), keyPoint(g, 4, 90)); }, QStringLiteral("左足ＩＫ: 90"),
         same, box, crowded},
        {"zoomed out: keys with room between them are dragged",
         [](G g) { return drag(keyPoint(g, 2, 10), keyPoint(g, 2, 60)); },
         QStringLiteral("センター: 60"),
         {0, 20, 30, 60},
         box,
         0.9},
    };
}

QString selectedText(const MotionDocument &document)
{
    QStringList parts;
    for (const TrackRef track : document.selection().tracks()) {
        QStringList frames;
        document.motion().visit(track, [&](const auto &keys) {
            document.selection().rows(track).forEach(
                [&](qsizetype row) { frames.append(QString::number(keys.frames()[row])); });
        });
        parts.append(document.trackLabel(track) + QStringLiteral(": ") + frames.join(QLatin1Char(' ')));
    }
    return parts.join(QStringLiteral("; "));
}

} // namespace furitsuke::test
