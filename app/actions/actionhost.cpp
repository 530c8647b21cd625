// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/actions/actionhost.h"

#include "editor-core/document/motiondocument.h"
#include "widgets/dopesheet/timelinepanel.h"

#include <QCoreApplication>

namespace furitsuke {

namespace {

struct Words
{
    Q_DECLARE_TR_FUNCTIONS(furitsuke::ActionHost)
};

} // namespace

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

void ActionHost::enableWhenSelected(QAction *action) const
{
    const MotionDocument &edited = document();
    enableUnless(action, [&edited] {
        return edited.selection().isEmpty() ? Words::tr("Select keys first.") : QString();
    });
}

} // namespace furitsuke
