// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/actions/actionsets.h"
#include "widgets/dopesheet/timelinepanel.h"

#include <QActionGroup>
#include <QCoreApplication>
#include <QSettings>

namespace furitsuke {

namespace {

struct Words
{
    Q_DECLARE_TR_FUNCTIONS(furitsuke::SheetActions)
};

constexpr QLatin1String snapKey("sheet/snap");
constexpr QLatin1String lassoKey("sheet/lasso");

} // namespace

void addSheetActions(const ActionHost &host)
{
    using Shape = SheetTool::Shape;
    TimelineState &state = host.timeline().state();
    state.setSnapping(QSettings().value(snapKey, true).toBool());
    state.setShape(QSettings().value(lassoKey, false).toBool() ? Shape::Lasso : Shape::Box);

    QAction *snap = host.action(
        "view.snap", [] { return Words::tr("S&nap"); },
        [] {
            return Words::tr("Let dragged keys snap to markers, the playhead and other keys (Ctrl: not so)");
        },
        [&state] {
            state.setSnapping(!state.isSnapping());
            QSettings().setValue(snapKey, state.isSnapping());
        });
    const auto setShape = [&state](Shape shape) {
        state.setShape(shape);
        QSettings().setValue(lassoKey, shape == Shape::Lasso);
    };
    QAction *box = host.action(
        "sheet.boxTool", [] { return Words::tr("&Box"); },
        [] { return Words::tr("Drag in empty space to select a box (Ctrl+Alt: a lasso)"); },
        [setShape] { setShape(Shape::Box); });
    QAction *lasso = host.action(
        "sheet.lassoTool", [] { return Words::tr("&Lasso"); },
        [] { return Words::tr("Drag in empty space to select with a lasso (Ctrl+Alt: a box)"); },
        [setShape] { setShape(Shape::Lasso); });
    auto *shapes = new QActionGroup(&host.window());
    const auto show = [&state, snap, box, lasso] {
        snap->setChecked(state.isSnapping());
        box->setChecked(state.tool().shape() == Shape::Box);
        lasso->setChecked(state.tool().shape() == Shape::Lasso);
    };
    for (QAction *action : {snap, box, lasso})
        action->setCheckable(true);
    shapes->addAction(box);
    shapes->addAction(lasso);
    show();
    QObject::connect(&state, &TimelineState::toolChanged, &host.window(), show);
}

} // namespace furitsuke
