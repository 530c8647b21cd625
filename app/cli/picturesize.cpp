// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/picturesize.h"

#include <QStringList>

namespace furitsuke {

QString sizeText(QSize size)
{
    return QStringLiteral("%1x%2").arg(size.width()).arg(size.height());
}

std::optional<QSize> sizeFrom(const QString &text, QSize least, QSize most)
{
    const QStringList parts = text.split(u'x');
    bool okWidth = false;
    bool okHeight = false;
    const QSize size(parts.first().toInt(&okWidth), parts.last().toInt(&okHeight));
    if (parts.size() != 2 || !okWidth || !okHeight || size.expandedTo(least) != size ||
        size.boundedTo(most) != size)
        return {};
    return size;
}

} // namespace furitsuke
