// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/actions/actionsets.h"
#include "app/preview/previewsession.h"
#include "editor-core/document/posing.h"
#include "widgets/preview/previewview.h"

#include <QActionGroup>
#include <QCoreApplication>
#include <QDockWidget>

namespace furitsuke {

namespace {

struct Words
{
    Q_DECLARE_TR_FUNCTIONS(furitsuke::PosingActions)
};

/// Has an action's check mark show a state that changes by other ways as well.
void showState(PreviewSession &session, QAction *action, const std::function<bool()> &isOn)
{
    action->setCheckable(true);
    const auto show = [action, isOn] { action->setChecked(isOn()); };
    show();
    QObject::connect(&session, &PreviewSession::changed, action, show);
    QObject::connect(&session.posing(), &Posing::changed, action, show);
    // It was turned over by the click.
    QObject::connect(action, &QAction::triggered, action, show);
}

void addToolActions(const ActionHost &host, PreviewSession &session, QDockWidget &dock)
{
    const auto add = [&](const char *id, GizmoKind kind, ActionRegistry::Text text, ActionRegistry::Text hint,
                         Qt::Key key) {
        QAction *action = host.action(id, std::move(text), std::move(hint),
                                      [&session, &dock, kind] {
                                          if (session.gizmo() == kind) {
                                              session.setGizmo(std::nullopt);
                                              return;
                                          }
                                          session.setGizmo(kind);
                                          // A tool without a figure to use it on would be a riddle.
                                          dock.show();
                                          dock.raise();
                                      },
                                      {QKeySequence(key)});
        showState(session, action, [&session, kind] { return session.gizmo() == kind; });
    };
    add(
        "pose.turn", GizmoKind::Turn, [] { return Words::tr("&Turn bones"); },
        [] { return Words::tr("Rings around the chosen bone in the preview, to turn it by"); }, Qt::Key_F6);
    add(
        "pose.move", GizmoKind::Move, [] { return Words::tr("&Move bones"); },
        [] { return Words::tr("Arrows at the chosen bone in the preview, to move it along"); }, Qt::Key_F7);
}

void addAxesActions(const ActionHost &host, PreviewSession &session)
{
    auto *group = new QActionGroup(&session);
    const auto add = [&](const char *id, GizmoAxes axes, ActionRegistry::Text text,
                         ActionRegistry::Text hint) {
        QAction *action = host.action(id, std::move(text), std::move(hint),
                                      [&session, axes] { session.setGizmoAxes(axes); });
        showState(session, action, [&session, axes] { return session.controller().gizmoAxes() == axes; });
        group->addAction(action);
    };
    add(
        "pose.axesLocal", GizmoAxes::Local, [] { return Words::tr("The bone's &own axes"); },
        [] { return Words::tr("The handles go along with the bone (local)"); });
    add(
        "pose.axesParent", GizmoAxes::Parent, [] { return Words::tr("Its &parent's axes"); },
        [] {
            return Words::tr("The handles go along with the bone's parent, as the values of its keys do");
        });
    add(
        "pose.axesGlobal", GizmoAxes::Global, [] { return Words::tr("The &world's axes"); },
        [] { return Words::tr("The handles stay upright (global)"); });
}

QString nothingInHand(const PreviewSession &session)
{
    return session.posing().isEmpty() ? Words::tr("Nothing is posed that has no key yet.") : QString();
}

void addHandActions(const ActionHost &host, PreviewSession &session)
{
    Posing &posing = session.posing();
    QAction *autoKey = host.action(
        "pose.autoKey", [] { return Words::tr("&Auto-key"); },
        [] { return Words::tr("What is posed gets keys at the playhead at once"); },
        [&session] { session.setAutoKey(!session.posing().isAutoKey()); },
        {QKeySequence(Qt::SHIFT | Qt::Key_F6)});
    showState(session, autoKey, [&posing] { return posing.isAutoKey(); });
    QAction *registers = host.action(
        "pose.register", [] { return Words::tr("&Register pose"); },
        [] { return Words::tr("Give what is posed keys at the playhead"); },
        [host, &posing] { host.report(posing.registerInHand()); }, {QKeySequence(Qt::Key_F8)});
    host.enableUnless(registers, [&session] { return nothingInHand(session); });
    QAction *discards = host.action(
        "pose.discard", [] { return Words::tr("&Discard pose"); },
        [] { return Words::tr("Show the motion as it is; what is posed and has no keys is lost"); },
        [&posing] { posing.discard(); }, {QKeySequence(Qt::SHIFT | Qt::Key_F8)});
    host.enableUnless(discards, [&session] { return nothingInHand(session); });
    QObject::connect(&posing, &Posing::changed, &session,
                     [&registry = host.registry()] { registry.updateEnabled(); });
}

} // namespace

void addPosingActions(const ActionHost &host, PreviewSession &session, QDockWidget &preview,
                      QDockWidget &morphs)
{
    addToolActions(host, session, preview);
    addAxesActions(host, session);
    addHandActions(host, session);
    QAction *panel = host.action(
        "pose.morphPanel", [] { return Words::tr("Morph &sliders"); },
        [] { return Words::tr("Sliders for the model's morphs, to pose its face by"); },
        [&morphs] {
            if (morphs.isVisible() && !morphs.visibleRegion().isEmpty()) {
                morphs.hide();
                return;
            }
            morphs.show();
            morphs.raise();
        },
        {QKeySequence(Qt::SHIFT | Qt::Key_F7)});
    panel->setCheckable(true);
    const auto show = [panel, &morphs] { panel->setChecked(!morphs.isHidden()); };
    QObject::connect(&morphs, &QDockWidget::visibilityChanged, panel, show);
    QObject::connect(panel, &QAction::triggered, panel, show);
}

} // namespace furitsuke
