// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/language.h"
#include "app/mainwindow.h"
#include "widgets/common/theme.h"
#include "widgets/graph/graphpanel.h"
#include "widgets/preview/previewpanel.h"

#include <QActionGroup>
#include <QApplication>
#include <QDockWidget>
#include <QMenuBar>
#include <QSettings>

namespace furitsuke {

void MainWindow::createMenus()
{
    const auto menu = [this](QMenu *parent, ActionRegistry::Text text) {
        QMenu *result = parent ? parent->addMenu(QString()) : menuBar()->addMenu(QString());
        result->setToolTipsVisible(true);
        mMenus.append({result, std::move(text)});
        return result;
    };
    const auto add = [this](QMenu *to, std::initializer_list<const char *> ids) {
        for (const char *id : ids) {
            if (*id && mActions.contains(QLatin1String(id)))
                to->addAction(mActions.action(QLatin1String(id)));
            else if (!*id)
                to->addSeparator();
        }
    };
    QMenu *file = menu(nullptr, [] { return tr("&File"); });
    add(file, {"file.open"});
    mRecentMenu = menu(file, [] { return tr("Open &recent"); });
    connect(mRecentMenu, &QMenu::aboutToShow, this, &MainWindow::fillRecentMenu);
    QMenu *demo = menu(file, [] { return tr("&Demo motions"); });
    add(demo, {"file.demoDance", "file.demoFace", "file.demoCamera"});
    file->addSeparator();
    add(file, {"file.save", "file.saveAs", "", "file.openModel", "file.closeModel", "", "file.putPose",
               "file.savePose", ""});
    QMenu *encoding = menu(file, [] { return tr("Names are in"); });
    encoding->addActions(mEncodingGroup->actions());
    file->addSeparator();
    add(file, {"file.newWindow", "file.close", "file.quit"});

    QMenu *edit = menu(nullptr, [] { return tr("&Edit"); });
    add(edit, {"edit.undo", "edit.redo", "", "edit.cut", "edit.copy", "edit.paste", "edit.pasteMirrored",
               "edit.pasteValues", "edit.pasteSpecial", "", "edit.delete", "edit.deleteKeepShape", "",
               "edit.cancel", "edit.undoMemory"});
    QMenu *select = menu(nullptr, [] { return tr("&Select"); });
    add(select, {"select.all",
                 "select.none",
                 "select.invert",
                 "",
                 "sheet.boxTool",
                 "sheet.lassoTool",
                 "",
                 "select.key",
                 "select.column",
                 "select.columnOfSelection",
                 "select.track",
                 "select.wholeTracks",
                 "select.group",
                 "select.firstKeys",
                 "select.lastKeys",
                 "",
                 "select.before",
                 "select.after",
                 "select.range",
                 "select.betweenMarkers",
                 "select.playRange",
                 "",
                 "select.grow",
                 "select.shrink",
                 "select.everySecond",
                 "",
                 "select.sameValue",
                 "select.nearValue",
                 "select.sameCurve",
                 "select.linear"});
    QMenu *key = menu(nullptr, [] { return tr("&Key"); });
    add(key, {"key.register", "key.holdBefore", "", "key.moveBy", "edit.nudgeLeft", "edit.nudgeRight",
              "edit.nudgeLeft10", "edit.nudgeRight10", "key.rippleLater", "", "key.scale", "key.reverse",
              "edit.mirror", "key.switchIk", "key.bakeIk", "", "key.correct"});
    QMenu *pose = menu(key, [] { return tr("P&ose"); });
    add(pose, {"pose.turn", "pose.move", ""});
    QMenu *axes = menu(pose, [] { return tr("A&xes"); });
    add(axes, {"pose.axesLocal", "pose.axesParent", "pose.axesGlobal"});
    add(pose, {"", "pose.autoKey", "pose.register", "pose.discard", "", "pose.morphPanel"});
    QMenu *fix = menu(key, [] { return tr("Fi&x values"); });
    add(fix, {"fix.flatten", "fix.smooth", "fix.spikes", "", "fix.offset", "fix.scaleValues"});
    add(key, {"key.normaliseRotation", "key.thin", "", "time.insertFrames", "time.deleteFrames"});
    add(key, {"", "key.physicsOn", "key.physicsOff", "", "key.focusInspector"});
    QMenu *curve = menu(nullptr, [] { return tr("&Curve"); });
    add(curve, {"curve.panel", ""});
    QMenu *presets = menu(curve, [] { return tr("P&resets"); });
    add(presets, {"curve.preset1", "curve.preset2", "curve.preset3", "curve.preset4", "curve.preset5",
                  "curve.preset6", "curve.preset7", "curve.preset8", "curve.preset9", "curve.preset10",
                  "curve.preset11", "curve.preset12", "curve.preset13"});
    // The same in the sheet's own menu, where it has to say of what they are.
    auto *ofSheet = new QMenu(this);
    ofSheet->setToolTipsVisible(true);
    ofSheet->addActions(presets->actions());
    ofSheet->menuAction()->setObjectName(QStringLiteral("sheetPresets"));
    mMenus.append({ofSheet, [] { return tr("Curve p&resets"); }});
    mSheetPresets = ofSheet->menuAction();
    add(curve, {"curve.savePreset",
                "curve.managePresets",
                "",
                "curve.copy",
                "curve.paste",
                "",
                "curve.swapEnds",
                "curve.average",
                "curve.strengthen",
                "curve.weaken",
                "curve.blend",
                "",
                "curve.continueSpeed",
                "curve.continueSpeedStart",
                "curve.continueSpeedEnd",
                "curve.autoEase",
                "",
                "curve.split",
                "curve.merge",
                ""});
    QMenu *channels = menu(curve, [] { return tr("C&hannels"); });
    add(channels, {"curve.channel.all", "", "curve.channel.x", "curve.channel.y", "curve.channel.z",
                   "curve.channel.rotation", "curve.channel.distance", "curve.channel.view-angle"});
    QMenu *snaps = menu(curve, [] { return tr("Snappin&g"); });
    add(snaps, {"curve.snap.corners", "curve.snap.middle", "curve.snap.grid8", "", "curve.snap.mirror"});
    add(curve, {"curve.linked", "curve.relative", "curve.speed"});
    QMenu *track = menu(nullptr, [] { return tr("&Track"); });
    add(track, {"track.search", "", "track.rename", "track.addBone", "track.addMorph", "track.duplicate",
                "track.delete", "", "track.lock", "track.hide", "track.solo"});
    QMenu *colours = menu(track, [] { return tr("&Colour"); });
    add(colours, {"track.colour.none", "track.colour.red", "track.colour.orange", "track.colour.yellow",
                  "track.colour.green", "track.colour.blue", "track.colour.purple"});
    add(track, {"", "track.filter.withKeys", "track.filter.withSelectedKeys", "track.filter.touched",
                "track.showHidden", "track.listAll"});
    QMenu *go = menu(nullptr, [] { return tr("&Go"); });
    add(go, {"go.frame",
             "",
             "go.previousFrame",
             "go.nextFrame",
             "go.back10",
             "go.forward10",
             "go.pageBack",
             "go.pageForward",
             "go.pageLength",
             "",
             "go.previousKey",
             "go.nextKey",
             "go.previousKeyChosen",
             "go.nextKeyChosen",
             "",
             "go.start",
             "go.end",
             "",
             "go.previousMarker",
             "go.nextMarker",
             "",
             "go.rowUp",
             "go.rowDown"});
    QMenu *play = menu(nullptr, [] { return tr("&Play"); });
    add(play, {"play.toggle",
               "play.stop",
               "play.loop",
               "play.follow",
               "play.faster",
               "play.slower",
               "",
               "play.rangeFromSelection",
               "play.rangeFromMarkers",
               "play.rangeFirst",
               "play.rangeLast",
               "play.clearRange",
               "",
               "marker.add",
               "marker.rename",
               "marker.delete",
               "marker.deleteAll",
               "",
               "time.display",
               "time.tempo",
               ""});
    QMenu *sound = menu(play, [] { return tr("So&und"); });
    add(sound, {"sound.open", "sound.remove", "", "sound.offset", "sound.beginHere", "", "sound.mute",
                "sound.scrub"});

    QMenu *graph = menu(nullptr, [] { return tr("G&raph"); });
    add(graph, {"graph.panel", "graph.focus", "", "graph.fit", "graph.fitSelection", "graph.fitAll",
                "graph.autoFit", "", "graph.speed", "graph.turn", "graph.ghost", "graph.handles", "",
                "graph.lockTime", "graph.lockValues"});
    mGraph->graph().setContextMenuPolicy(Qt::CustomContextMenu);
    connect(&mGraph->graph(), &QWidget::customContextMenuRequested, graph,
            [this, graph](QPoint at) { graph->popup(mGraph->graph().mapToGlobal(at)); });

    QMenu *view = menu(nullptr, [] { return tr("&View"); });
    add(view, {"view.fitAll", "view.fitSelection", "view.zoomIn", "view.zoomOut", "", "view.expandAll",
               "view.collapseAll", "", "view.snap", ""});
    QMenu *preview = menu(view, [] { return tr("Pre&view"); });
    add(preview, {"preview.panel", "preview.camera", "preview.cameraFile", "preview.ownCamera", ""});
    QMenu *look = menu(preview, [] { return tr("&Look from"); });
    add(look, {"preview.front", "preview.back", "preview.left", "preview.right", "preview.top",
               "preview.bottom", "", "preview.perspective"});
    add(preview, {"preview.frameSelection", "preview.frameAll", ""});
    QMenu *shown = menu(preview, [] { return tr("&Show"); });
    add(shown, {"preview.grid", "preview.axes", "", "preview.skin", "preview.edges", "preview.bones",
                "preview.ikChains", "", "preview.background", "preview.plainBackground"});
    QMenu *ghosts = menu(preview, [] { return tr("&Ghosts"); });
    add(ghosts, {"preview.neighbourGhosts", "preview.stepGhosts", "", "preview.path"});
    QMenu *compared = menu(preview, [] { return tr("Com&pare"); });
    add(compared, {"preview.compareNothing", "preview.compareOver", "preview.compareBeside"});
    add(preview, {"", "preview.savePicture", "preview.export", "", "preview.modelReport"});
    mPreviewPanel->addTool(mActions.action(QStringLiteral("preview.camera")));
    for (const char *id : {"pose.turn", "pose.move", "pose.autoKey"})
        mPreviewPanel->addTool(mActions.action(QLatin1String(id)));
    mPreviewPanel->addMenu(axes);
    for (const char *id : {"pose.register", "pose.discard"})
        mPreviewPanel->addHandTool(mActions.action(QLatin1String(id)));
    for (QMenu *tools : {look, shown, ghosts, compared})
        mPreviewPanel->addMenu(tools);
    QMenu *panels = menu(view, [] { return tr("&Panels"); });
    for (QDockWidget *dock :
         {mCurvesDock, mReadoutDock, mPreviewDock, mMorphsDock, mGraphDock, mFindingsDock, mHistoryDock})
        panels->addAction(dock->toggleViewAction());
    panels->addSeparator();
    add(panels, {"view.resetLayout"});

    const auto choices = [this](QMenu *to, const QStringList &ids, const QString &current,
                                const std::function<QString(const QString &)> &text,
                                const ActionRegistry::Text &hint,
                                const std::function<void(const QString &)> &choose) {
        auto *group = new QActionGroup(this);
        for (const QString &id : ids) {
            QAction *entry = mActions.add(
                QStringLiteral("view.choice.") + id, [text, id] { return text(id); }, hint);
            entry->setCheckable(true);
            entry->setChecked(id == current);
            group->addAction(entry);
            to->addAction(entry);
            connect(entry, &QAction::triggered, this, [choose, id] { choose(id); });
        }
    };
    QMenu *theme = menu(view, [] { return tr("&Theme"); });
    choices(
        theme, {QStringLiteral("system"), QStringLiteral("light"), QStringLiteral("dark")},
        QSettings().value(QStringLiteral("theme"), QStringLiteral("system")).toString(),
        [](const QString &id) {
            if (id == QLatin1String("system"))
                return tr("&System");
            return id == QLatin1String("light") ? tr("&Light") : tr("&Dark");
        },
        [] { return tr("Colours of the program"); },
        [](const QString &id) {
            QSettings().setValue(QStringLiteral("theme"), id);
            applyTheme(*qApp, themeFromId(id));
        });
    QMenu *language = menu(view, [] { return tr("&Language"); });
    QStringList languages = languageCodes();
    languages.prepend(QStringLiteral("auto"));
    choices(
        language, languages, QSettings().value(QStringLiteral("language"), QStringLiteral("auto")).toString(),
        [](const QString &id) { return id == QLatin1String("auto") ? tr("&System") : languageName(id); },
        [] { return tr("Language of the program"); },
        [](const QString &id) {
            QSettings().setValue(QStringLiteral("language"), id);
            setLanguage(id);
        });

    QMenu *help = menu(nullptr, [] { return tr("&Help"); });
    add(help, {"help.palette", "help.manual", "help.shortcuts", "", "help.about"});
}

} // namespace furitsuke
