// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "tests/support/gestures.h"

class QWidget;

namespace furitsuke::test {

/// Plays a gesture on a widget by real events, keyboard modifiers included.
void play(QWidget &widget, const Gesture &gesture);

/// Moves the pointer to a point without a button held; the one on the screen stays where it is, so that other
/// programs do not disturb it.
void hover(QWidget &widget, QPointF point);

/// Makes a window the active one, and sees to it that it stays so: without a window manager, what the display
/// still has to say of another window may take the focus away again.
bool activate(QWidget &window);

/// Turns the wheel by steps (up is positive) at a point.
void turnWheel(QWidget &widget, QPointF point, int steps, Qt::KeyboardModifiers modifiers = Qt::NoModifier);

/// Presses the middle button, moves and releases it.
void middleDrag(QWidget &widget, QPointF from, QPointF to);

} // namespace furitsuke::test
