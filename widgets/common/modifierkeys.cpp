// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/common/modifierkeys.h"

#include <QKeyEvent>

namespace furitsuke {

std::optional<Qt::KeyboardModifiers> modifiersAfter(const QKeyEvent &event)
{
    Qt::KeyboardModifier modifier = Qt::NoModifier;
    switch (event.key()) {
    case Qt::Key_Shift:
        modifier = Qt::ShiftModifier;
        break;
    case Qt::Key_Control:
        modifier = Qt::ControlModifier;
        break;
    case Qt::Key_Alt:
        modifier = Qt::AltModifier;
        break;
    default:
        return {};
    }
    Qt::KeyboardModifiers modifiers = event.modifiers();
    modifiers.setFlag(modifier, event.type() != QEvent::KeyRelease);
    return modifiers;
}

} // namespace furitsuke
