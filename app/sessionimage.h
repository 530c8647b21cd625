// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QSize>
#include <QString>
#include <QStringList>

namespace furitsuke {

/// What to render where there is no display: a window with a file or the bundled demo, as a picture.
struct SessionImage
{
    QString output; ///< PNG file
    QSize size = {1440, 860};
    QString file; ///< empty: the demo
};

/// Renders a session to a PNG; empty on success, else what went wrong.
QString renderSession(const SessionImage &image);

} // namespace furitsuke
