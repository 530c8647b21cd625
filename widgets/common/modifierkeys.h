// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <Qt>

#include <optional>

class QKeyEvent;

namespace furitsuke {

/// The modifiers that are held once Shift, Ctrl or Alt was pressed or released; nothing for other keys. What
/// an event of a modifier itself says of it differs between systems.
std::optional<Qt::KeyboardModifiers> modifiersAfter(const QKeyEvent &event);

} // namespace furitsuke
