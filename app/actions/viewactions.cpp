// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/actions/actionsets.h"
#include "widgets/dopesheet/timelinepanel.h"

#include <QCoreApplication>

namespace furitsuke {

namespace {

struct Words
{
    Q_DECLARE_TR_FUNCTIONS(furitsuke::ViewActions)
};

} // namespace

void addViewActions(const ActionHost &host)
{
    TimelineState &state = host.timeline().state();
    host.action(
        "view.fitAll", [] { return Words::tr("Show &all"); },
        [] { return Words::tr("Fit all keys into the view"); }, [&state] { state.fitAll(); },
        {QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_Home)});
    QAction *fit = host.action(
        "view.fitSelection", [] { return Words::tr("Show &selection"); },
        [] { return Words::tr("Fit the selected keys into the view"); }, [&state] { state.fitSelection(); },
        {QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_F)});
    host.enableWhenSelected(fit);
    host.action(
        "view.zoomIn", [] { return Words::tr("Zoom &in"); }, [] { return Words::tr("Show fewer frames"); },
        [&state] { state.zoomAt(state.geometry().scale.xOf(double(state.document().playhead())), 1.5); },
        {QKeySequence(Qt::CTRL | Qt::Key_Plus), QKeySequence(Qt::CTRL | Qt::Key_Equal)});
    host.action(
        "view.zoomOut", [] { return Words::tr("Zoom &out"); }, [] { return Words::tr("Show more frames"); },
        [&state] { state.zoomAt(state.geometry().scale.xOf(double(state.document().playhead())), 1 / 1.5); },
        {QKeySequence(Qt::CTRL | Qt::Key_Minus)});
    host.action(
        "view.expandAll", [] { return Words::tr("&Expand groups"); },
        [] { return Words::tr("Open all groups of tracks"); }, [&state] { state.setAllExpanded(true); });
    host.action(
        "view.collapseAll", [] { return Words::tr("&Collapse groups"); },
        [] { return Words::tr("Close all groups of tracks"); }, [&state] { state.setAllExpanded(false); });
}

} // namespace furitsuke
