// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/mouse.h"

#include <QApplication>
#include <QMouseEvent>
#include <QTest>
#include <QWheelEvent>
#include <QWidget>

namespace furitsuke::test {

namespace {
void send(QWidget &widget, QEvent::Type type, QPointF point, Qt::MouseButton button, Qt::MouseButtons buttons,
          Qt::KeyboardModifiers modifiers)
{
    QMouseEvent event(type, point, widget.mapToGlobal(point), button, buttons, modifiers);
    QApplication::sendEvent(&widget, &event);
}
/// Presses the keys of modifiers.
void pressModifiers(QWidget &widget, Qt::KeyboardModifiers modifiers)
{
    constexpr std::pair<Qt::KeyboardModifier, Qt::Key> keys[] = {{Qt::ShiftModifier, Qt::Key_Shift},
                                                                 {Qt::ControlModifier, Qt::Key_Control},
                                                                 {Qt::AltModifier, Qt::Key_Alt}};
    for (const auto &[modifier, key] : keys) {
        if (modifiers.testFlag(modifier))
            QTest::keyPress(&widget, key);
    }
}
} // namespace

void play(QWidget &widget, const Gesture &gesture)
{
    for (const PointerStep &step : gesture) {
        switch (step.kind) {
        case PointerStep::Press:
            send(widget, QEvent::MouseButtonPress, step.point, Qt::LeftButton, Qt::LeftButton,
                 step.modifiers);
            break;
        case PointerStep::Move:
            send(widget, QEvent::MouseMove, step.point, Qt::NoButton, Qt::LeftButton, step.modifiers);
            break;
        case PointerStep::Release:
            send(widget, QEvent::MouseButtonRelease, step.point, Qt::LeftButton, Qt::NoButton,
                 step.modifiers);
            break;
        case PointerStep::Cancel:
            QTest::keyClick(&widget, Qt::Key_Escape);
            break;
        case PointerStep::Modifiers:
            pressModifiers(widget, step.modifiers);
            break;
        }
    }
}

void hover(QWidget &widget, QPointF point)
{
    send(widget, QEvent::MouseMove, point, Qt::NoButton, Qt::NoButton, Qt::NoModifier);
}

bool activate(QWidget &window)
{
    for (int i = 0; i < 20; ++i) {
        window.activateWindow();
        QGuiApplication::sync();
        if (!QTest::qWaitForWindowActive(&window, 500))
            continue;
        QGuiApplication::sync();
        if (QApplication::activeWindow() == &window)
            return true;
    }
    return false;
}

void turnWheel(QWidget &widget, QPointF point, int steps, Qt::KeyboardModifiers modifiers)
{
    QWheelEvent event(point, widget.mapToGlobal(point), {}, QPoint(0, 120 * steps), Qt::NoButton, modifiers,
                      Qt::NoScrollPhase, false);
    QApplication::sendEvent(&widget, &event);
}

void middleDrag(QWidget &widget, QPointF from, QPointF to)
{
    send(widget, QEvent::MouseButtonPress, from, Qt::MiddleButton, Qt::MiddleButton, Qt::NoModifier);
    send(widget, QEvent::MouseMove, to, Qt::NoButton, Qt::MiddleButton, Qt::NoModifier);
    send(widget, QEvent::MouseButtonRelease, to, Qt::MiddleButton, Qt::NoButton, Qt::NoModifier);
}

} // namespace furitsuke::test
