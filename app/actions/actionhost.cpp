// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/actions/actionhost.h"

#include "widgets/dopesheet/timelinepanel.h"

namespace furitsuke {

QAction *ActionHost::action(const char *id, ActionRegistry::Text text, ActionRegistry::Text hint,
                            Handler handler, const QList<QKeySequence> &shortcuts) const
{
    QAction *result = registry().add(QLatin1String(id), std::move(text), std::move(hint), shortcuts);
    QObject::connect(result, &QAction::triggered, mParts.window, std::move(handler));
    window().addAction(result);
    return result;
}

QAction *ActionHost::timelineAction(const char *id, ActionRegistry::Text text, ActionRegistry::Text hint,
                                    Handler handler, const QList<QKeySequence> &shortcuts) const
{
    QAction *result = registry().add(QLatin1String(id), std::move(text), std::move(hint), shortcuts);
    result->setShortcutContext(Qt::WidgetWithChildrenShortcut);
    QObject::connect(result, &QAction::triggered, mParts.window, std::move(handler));
    timeline().addAction(result);
    return result;
}

} // namespace furitsuke
