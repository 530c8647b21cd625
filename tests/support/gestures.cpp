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

Gesture cancelledDrag(QPointF from, QPointF to)
{
    Gesture gesture = drag(from, to);
    gesture.insert(gesture.size() - 1, {PointerStep::Cancel, to});
    return gesture;
}

QPointF keyPoint(const SheetGeometry &geometry, qsizetype row, qint64 frame)
{
    return {geometry.scale.xOf(double(frame)), geometry.yOf(row) + geometry.rowHeight / 2.0};
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

// Rows of gestureMotion(): 0 all bones, 1 center part, 2 center, 3 IK part, 4 foot IK.
QList<GestureCase> gestureCases()
{
    using G = const SheetGeometry &;
    const QList<quint32> same = {0, 10, 20, 30};
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
        {"trembling click does not move",
         [](G g) { return drag(keyPoint(g, 2, 10), keyPoint(g, 2, 10) + QPointF(3, 2)); },
         QStringLiteral("センター: 10"), same},
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
