// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QSize>
#include <QString>

#include <optional>

namespace furitsuke {

/// "1440x860"
QString sizeText(QSize size);
/// Nothing where the text is no size, or one beyond the limits.
std::optional<QSize> sizeFrom(const QString &text, QSize least, QSize most);

} // namespace furitsuke
