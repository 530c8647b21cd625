// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/menukeys.h"

#include <QApplication>
#include <QEvent>
#include <QMenu>

namespace furitsuke {

MenuKeys::MenuKeys(QObject *parent)
    : QObject(parent)
{
    qApp->installEventFilter(this);
}

bool MenuKeys::eventFilter(QObject *watched, QEvent *event)
{
    if (event->type() == QEvent::ShortcutOverride && qobject_cast<const QMenu *>(watched)) {
        event->accept();
        return true;
    }
    return QObject::eventFilter(watched, event);
}

} // namespace furitsuke
