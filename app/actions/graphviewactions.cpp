// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/actions/actionsets.h"
#include "editor-core/document/motiondocument.h"
#include "widgets/graph/graphpanel.h"

#include <QCoreApplication>
#include <QDockWidget>
#include <QSettings>
#include <QToolBar>

namespace furitsuke {

namespace {

struct Words
{
    Q_DECLARE_TR_FUNCTIONS(furitsuke::GraphViewActions)
};

/// A setting of the graph that an action turns on and off.
struct Toggle
{
    const char *id;
    QLatin1String key; ///< of the setting
    bool standard;
    ActionRegistry::Text text;
    ActionRegistry::Text hint;
    std::function<void(bool)> set;
};

void addToggle(const ActionHost &host, const Toggle &toggle)
{
    const bool on = QSettings().value(toggle.key, toggle.standard).toBool();
    toggle.set(on);
    QAction *action = host.action(toggle.id, toggle.text, toggle.hint, [] {});
    action->setCheckable(true);
    action->setChecked(on);
    QObject::connect(action, &QAction::toggled, &host.window(),
                     [key = toggle.key, set = toggle.set](bool checked) {
                         set(checked);
                         QSettings().setValue(key, checked);
                     });
}

void addToggles(const ActionHost &host, GraphPanel &panel)
{
    ValueGraph &graph = panel.graph();
    const auto look = [&graph](bool GraphLook::*part) {
        return [&graph, part](bool on) {
            GraphLook changed = graph.look();
            changed.*part = on;
            graph.setLook(changed);
        };
    };
    const QList<Toggle> toggles = {
        {"graph.speed", QLatin1String("graph/speed"), false, [] { return Words::tr("&Speed"); },
         [] { return Words::tr("Show how fast values change, per frame, instead of the values"); },
         [&panel](bool on) { panel.setSpeed(on); }},
        {"graph.turn", QLatin1String("graph/turn"), false, [] { return Words::tr("&Turns"); },
         [] {
             return Words::tr("Show how far a bone has turned since its previous key, instead of its three "
                              "angles");
         },
         [&panel](bool on) { panel.setTurns(on); }},
        {"graph.ghost", QLatin1String("graph/ghost"), true, [] { return Words::tr("&Ghost"); },
         [] { return Words::tr("Show under each line how it was when the file was last saved"); },
         look(&GraphLook::ghost)},
        {"graph.handles", QLatin1String("graph/handles"), true, [] { return Words::tr("&Handles"); },
         [] {
             return Words::tr("Show the control points of the curves at selected keys, to be dragged there");
         },
         look(&GraphLook::handles)},
        {"graph.autoFit", QLatin1String("graph/autoFit"), false, [] { return Words::tr("A&uto-fit"); },
         [] { return Words::tr("Fit the values whenever other frames are shown, but not while playing"); },
         look(&GraphLook::autoFit)},
        {"graph.lockTime", QLatin1String("graph/lockTime"), false,
         [] { return Words::tr("&Lock time view"); },
         [] {
             return Words::tr(
                 "Neither scroll nor zoom the frames that are shown, whatever is dragged or fitted "
                 "in the graph; keys can still be moved");
         },
         look(&GraphLook::timeLocked)},
        {"graph.lockValues", QLatin1String("graph/lockValues"), false,
         [] { return Words::tr("Lock &value view"); },
         [] {
             return Words::tr(
                 "Neither scroll nor zoom the values that are shown, whatever is dragged or fitted "
                 "in the graph; keys can still be moved");
         },
         look(&GraphLook::valuesLocked)},
    };
    for (const Toggle &toggle : toggles)
        addToggle(host, toggle);
}

} // namespace

void addGraphViewActions(const ActionHost &host, GraphPanel &panel, QDockWidget &dock)
{
    QAction *show = host.action(
        "graph.panel", [] { return Words::tr("Graph &panel"); },
        [] { return Words::tr("Show the values of the chosen tracks over time, or hide them"); },
        [&panel, &dock] {
            // Behind another panel it is not seen, and comes to the front.
            if (panel.isSeen()) {
                dock.hide();
                return;
            }
            dock.show();
            dock.raise();
            panel.graph().setFocus();
        },
        {QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_G)});
    show->setCheckable(true);
    const auto showState = [&host = host.registry(), show, &dock] {
        show->setChecked(!dock.isHidden());
        host.updateEnabled();
    };
    QObject::connect(&dock, &QDockWidget::visibilityChanged, show, showState);
    QObject::connect(show, &QAction::triggered, show, showState);

    host.action(
        "graph.focus", [] { return Words::tr("Go to the g&raph"); },
        [] { return Words::tr("Show the graph and go to it, to move keys by the keyboard"); },
        [&panel, &dock] {
            dock.show();
            dock.raise();
            panel.graph().setFocus(Qt::ShortcutFocusReason);
        },
        {QKeySequence(Qt::SHIFT | Qt::Key_F4)});

    addToggles(host, panel);
    ValueGraph &graph = panel.graph();
    const auto fit = [&](const char *id, ActionRegistry::Text text, ActionRegistry::Text hint,
                         ActionHost::Handler handler, const QKeySequence &shortcut) {
        QAction *action =
            host.registry().add(QLatin1String(id), std::move(text), std::move(hint), {shortcut});
        action->setShortcutContext(Qt::WidgetWithChildrenShortcut);
        QObject::connect(action, &QAction::triggered, &host.window(), std::move(handler));
        panel.addAction(action);
        host.enableUnless(action, [&document = host.document(), &dock] {
            if (dock.isHidden())
                return Words::tr("Show the graph first.");
            return document.chosenTracks().isEmpty() ? Words::tr("Choose tracks first.") : QString();
        });
    };
    fit(
        "graph.fit", [] { return Words::tr("&Fit values"); },
        [] { return Words::tr("Show all values of the lines in the frames that are shown"); },
        [&graph] { graph.fitValues(); }, QKeySequence(Qt::Key_F));
    fit(
        "graph.fitSelection", [] { return Words::tr("Fit &keys"); },
        [] { return Words::tr("Fit the selected keys into the graph, in time and value"); },
        [&graph] { graph.fitSelection(); }, QKeySequence(Qt::SHIFT | Qt::Key_F));
    fit(
        "graph.fitAll", [] { return Words::tr("Fit &all"); },
        [] { return Words::tr("Fit the whole lines into the graph, in time and value"); },
        [&graph] { graph.fitAll(); }, QKeySequence(Qt::Key_A));

    for (const char *id :
         {"graph.speed", "graph.turn", "graph.ghost", "graph.handles", "", "graph.fit", "graph.fitSelection",
          "graph.fitAll", "graph.autoFit", "", "graph.lockTime", "graph.lockValues"}) {
        if (*id)
            panel.toolBar().addAction(host.registry().action(QLatin1String(id)));
        else
            panel.toolBar().addSeparator();
    }
}

} // namespace furitsuke
