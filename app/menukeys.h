// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>

namespace furitsuke {

/// Gives an open menu all keys. The view behind it keeps the focus, and so Qt would let "M" add a marker
/// while the Edit menu is open, rather than choose the entry of which it is the access key.
class MenuKeys : public QObject
{
    Q_OBJECT

public:
    /// Watches the menus of the whole program.
    explicit MenuKeys(QObject *parent);

    bool eventFilter(QObject *watched, QEvent *event) override;
};

} // namespace furitsuke
