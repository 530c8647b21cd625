// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/actions/actionsets.h"
#include "app/commandpalette.h"
#include "app/manualwindow.h"
#include "app/palettebutton.h"

#include <QCoreApplication>
#include <QMainWindow>
#include <QMenuBar>

namespace furitsuke {

namespace {

struct Words
{
    Q_DECLARE_TR_FUNCTIONS(furitsuke::HelpActions)
};

} // namespace

void addHelpActions(const ActionHost &host)
{
    auto *palette = new CommandPalette(host);
    QAction *open = host.action(
        "help.palette", [] { return Words::tr("&Find an action…"); },
        [] { return Words::tr("Find any action by typing its name, in any language"); },
        [palette] { palette->toggle(); },
        {QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_P), QKeySequence(Qt::Key_F3)});
    if (auto *window = qobject_cast<QMainWindow *>(&host.window()))
        window->menuBar()->setCornerWidget(new PaletteButton(open));
    host.action(
        "help.manual", [] { return Words::tr("&Manual"); },
        [] { return Words::tr("Read how to work with Furitsuke"); },
        [host] { ManualWindow::open(&host.window()); }, {QKeySequence(Qt::Key_F1)});
}

} // namespace furitsuke
