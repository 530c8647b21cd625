// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/language.h"
#include "app/mainwindow.h"
#include "app/shortcutdialog.h"
#include "editor-core/edits/keyedits.h"
#include "widgets/common/theme.h"
#include "widgets/dopesheet/timelinepanel.h"

#include <QActionGroup>
#include <QApplication>
#include <QDockWidget>
#include <QInputDialog>
#include <QLabel>
#include <QMenuBar>
#include <QMessageBox>
#include <QSettings>
#include <QSpinBox>
#include <QSplitter>
#include <QToolBar>

#include <limits>

namespace furitsuke {

QAction *MainWindow::action(const char *id, ActionRegistry::Text text, ActionRegistry::Text hint,
                            Handler handler, const QList<QKeySequence> &shortcuts)
{
    QAction *result = mActions.add(QLatin1String(id), std::move(text), std::move(hint), shortcuts);
    connect(result, &QAction::triggered, this, std::move(handler));
    addAction(result);
    return result;
}

QAction *MainWindow::timelineAction(const char *id, ActionRegistry::Text text, ActionRegistry::Text hint,
                                    Handler handler, const QList<QKeySequence> &shortcuts)
{
    QAction *result = mActions.add(QLatin1String(id), std::move(text), std::move(hint), shortcuts);
    result->setShortcutContext(Qt::WidgetWithChildrenShortcut);
    connect(result, &QAction::triggered, this, std::move(handler));
    mTimeline->addAction(result);
    return result;
}

void MainWindow::createActions()
{
    createFileActions();
    createEditActions();
    createViewActions();
    createHelpActions();
}

void MainWindow::createFileActions()
{
    action(
        "file.open", [] { return tr("&Open…"); }, [] { return tr("Open motions (VMD)"); },
        [this] { chooseFiles(); }, {QKeySequence(Qt::CTRL | Qt::Key_O)});
    action(
        "file.save", [] { return tr("&Save"); },
        [] { return tr("Save, read back and compare before the old file is replaced"); }, [this] { save(); },
        {QKeySequence(Qt::CTRL | Qt::Key_S)});
    action(
        "file.saveAs", [] { return tr("Save &as…"); }, [] { return tr("Save under another name"); },
        [this] { saveAs(); }, {QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_S)});
    action(
        "file.newWindow", [] { return tr("&New window"); }, [] { return tr("Open another window"); },
        [this] { newWindow(this); }, {QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_N)});
    action(
        "file.close", [] { return tr("&Close window"); }, [] { return tr("Close this window"); },
        [this] { close(); }, {QKeySequence(Qt::CTRL | Qt::Key_W)});
    action(
        "file.quit", [] { return tr("&Quit"); }, [] { return tr("Close all windows"); }, [] { quitAll(); },
        {QKeySequence(Qt::CTRL | Qt::Key_Q)});
    for (const auto &[id, demo] : {std::pair("file.demoDance", "dance"), std::pair("file.demoFace", "face"),
                                   std::pair("file.demoCamera", "camera")}) {
        const QString name = QLatin1String(demo);
        const auto text = [name] {
            if (name == QLatin1String("dance"))
                return tr("&Dance");
            return name == QLatin1String("face") ? tr("&Face (morphs only)") : tr("&Camera");
        };
        action(
            id, text, [] { return tr("Open a motion that comes with the program"); },
            [this, name] {
                MainWindow *window = isPristine() ? this : newWindow(this);
                window->openDemo(name);
            });
    }
    mEncodingGroup = new QActionGroup(this);
    for (const NameEncoding encoding : allEncodings()) {
        QAction *entry = mActions.add(
            QStringLiteral("file.encoding.") + encodingId(encoding),
            [encoding] { return encodingLabel(encoding); },
            [] { return tr("Read and show names in this encoding; no byte changes"); });
        entry->setCheckable(true);
        entry->setChecked(encoding == NameEncoding::Cp932);
        mEncodingGroup->addAction(entry);
        connect(entry, &QAction::triggered, this, [this, encoding] { mDocument.setEncoding(encoding); });
    }
}

void MainWindow::createEditActions()
{
    QUndoStack &stack = mDocument.undoStack();
    action(
        "edit.undo",
        [&stack] { return stack.canUndo() ? tr("&Undo: %1").arg(stack.undoText()) : tr("&Undo"); },
        [] { return tr("Take the last change back"); },
        [this, &stack] {
            const QString text = stack.undoText();
            stack.undo();
            showMessage(tr("Undone: %1").arg(text));
        },
        {QKeySequence(Qt::CTRL | Qt::Key_Z)});
    action(
        "edit.redo",
        [&stack] { return stack.canRedo() ? tr("&Redo: %1").arg(stack.redoText()) : tr("&Redo"); },
        [] { return tr("Make the last change again"); },
        [this, &stack] {
            const QString text = stack.redoText();
            stack.redo();
            showMessage(tr("Redone: %1").arg(text));
        },
        {QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_Z), QKeySequence(Qt::CTRL | Qt::Key_Y)});
    timelineAction(
        "edit.delete", [] { return tr("&Delete keys"); }, [] { return tr("Delete the selected keys"); },
        [this] { reportEdit(mDocument.deleteSelection()); },
        {QKeySequence(Qt::Key_Delete), QKeySequence(Qt::Key_Backspace)});
    struct Nudge
    {
        const char *id;
        qint64 frames;
        QKeySequence shortcut;
    };
    for (const Nudge &nudge :
         {Nudge{"edit.nudgeLeft", -1, QKeySequence(Qt::ALT | Qt::Key_Left)},
          Nudge{"edit.nudgeRight", 1, QKeySequence(Qt::ALT | Qt::Key_Right)},
          Nudge{"edit.nudgeLeft10", -10, QKeySequence(Qt::ALT | Qt::SHIFT | Qt::Key_Left)},
          Nudge{"edit.nudgeRight10", 10, QKeySequence(Qt::ALT | Qt::SHIFT | Qt::Key_Right)}}) {
        const qint64 frames = nudge.frames;
        timelineAction(
            nudge.id,
            [frames] {
                return frames < 0 ? tr("Move keys %n frame(s) earlier", nullptr, int(-frames))
                                  : tr("Move keys %n frame(s) later", nullptr, int(frames));
            },
            [] { return tr("Move the selected keys in time"); },
            [this, frames] { reportEdit(mDocument.moveSelection(frames)); }, {nudge.shortcut});
    }
    action(
        "edit.undoMemory", [] { return tr("Undo &memory…"); },
        [] { return tr("How much memory the steps that can be undone may take"); },
        [this] { askUndoMemory(); });
    timelineAction(
        "select.all", [] { return tr("Select &all"); },
        [] { return tr("Select all keys, display/IK records included"); },
        [this] { mDocument.setSelection(KeySelection::all(mDocument.motion())); },
        {QKeySequence(Qt::CTRL | Qt::Key_A)});
    timelineAction(
        "select.none", [] { return tr("Select &none"); }, [] { return tr("Clear the selection"); },
        [this] { mDocument.setSelection({}); }, {QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_A)});
    timelineAction(
        "select.invert", [] { return tr("&Invert selection"); },
        [] { return tr("Select exactly the keys that are not selected"); }, [this] { selectInverse(); },
        {QKeySequence(Qt::CTRL | Qt::Key_I)});
    timelineAction(
        "select.key", [] { return tr("Select the track's &key at the playhead"); },
        [] { return tr("Add or remove the current track's keys at the playhead's frame"); },
        [this] { toggleCurrentRow(mDocument.playhead(), mDocument.playhead()); },
        {QKeySequence(Qt::Key_Return)});
    timelineAction(
        "select.track", [] { return tr("Select the whole &track"); },
        [] { return tr("Add or remove all keys of the current track or group"); },
        [this] { toggleCurrentRow(0, std::numeric_limits<quint32>::max()); },
        {QKeySequence(Qt::SHIFT | Qt::Key_Return)});
    timelineAction(
        "select.column", [] { return tr("Select keys at the &playhead"); },
        [] { return tr("Select the keys of all tracks at the playhead's frame"); },
        [this] {
            const qint64 frame = mDocument.playhead();
            mDocument.setSelection(
                keysInFrames(mDocument.motion(), mDocument.motion().tracks(), frame, frame));
        },
        {QKeySequence(Qt::Key_K)});
}

void MainWindow::createViewActions()
{
    TimelineState &state = mTimeline->state();
    action(
        "view.fitAll", [] { return tr("Show &all"); }, [] { return tr("Fit all keys into the view"); },
        [&state] { state.fitAll(); }, {QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_Home)});
    action(
        "view.fitSelection", [] { return tr("Show &selection"); },
        [] { return tr("Fit the selected keys into the view"); }, [&state] { state.fitSelection(); },
        {QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_F)});
    action(
        "view.zoomIn", [] { return tr("Zoom &in"); }, [] { return tr("Show fewer frames"); },
        [&state] { state.zoomAt(state.geometry().scale.xOf(double(state.document().playhead())), 1.5); },
        {QKeySequence(Qt::CTRL | Qt::Key_Plus), QKeySequence(Qt::CTRL | Qt::Key_Equal)});
    action(
        "view.zoomOut", [] { return tr("Zoom &out"); }, [] { return tr("Show more frames"); },
        [&state] { state.zoomAt(state.geometry().scale.xOf(double(state.document().playhead())), 1 / 1.5); },
        {QKeySequence(Qt::CTRL | Qt::Key_Minus)});
    action(
        "view.expandAll", [] { return tr("&Expand groups"); }, [] { return tr("Open all groups of tracks"); },
        [&state] { state.setAllExpanded(true); });
    action(
        "view.collapseAll", [] { return tr("&Collapse groups"); },
        [] { return tr("Close all groups of tracks"); }, [&state] { state.setAllExpanded(false); });
    action(
        "view.resetLayout", [] { return tr("&Reset layout"); }, [] { return tr("Put all panels back"); },
        [this] {
            restoreState(mStandardLayout);
            mTimeline->splitter().setSizes({250, qMax(400, width() - 600)});
        });

    struct Step
    {
        const char *id;
        QKeySequence shortcut;
        ActionRegistry::Text text;
        Handler handler;
    };
    const QList<Step> steps = {
        {"go.previousFrame", QKeySequence(Qt::Key_Left), [] { return tr("Previous frame"); },
         [this] { movePlayhead(-1); }},
        {"go.nextFrame", QKeySequence(Qt::Key_Right), [] { return tr("Next frame"); },
         [this] { movePlayhead(1); }},
        {"go.back10", QKeySequence(Qt::SHIFT | Qt::Key_Left), [] { return tr("10 frames back"); },
         [this] { movePlayhead(-10); }},
        {"go.forward10", QKeySequence(Qt::SHIFT | Qt::Key_Right), [] { return tr("10 frames forward"); },
         [this] { movePlayhead(10); }},
        {"go.previousKey", QKeySequence(Qt::CTRL | Qt::Key_Left), [] { return tr("Previous key"); },
         [this] { stepToKey(false); }},
        {"go.nextKey", QKeySequence(Qt::CTRL | Qt::Key_Right), [] { return tr("Next key"); },
         [this] { stepToKey(true); }},
        {"go.start", QKeySequence(Qt::Key_Home), [] { return tr("Start"); },
         [this] { movePlayhead(-mDocument.playhead()); }},
        {"go.end", QKeySequence(Qt::Key_End), [] { return tr("Last key"); },
         [this] { movePlayhead(qint64(mDocument.motion().lastFrame()) - mDocument.playhead()); }},
        {"go.rowUp", QKeySequence(Qt::Key_Up), [] { return tr("Track above"); }, [this] { moveRow(-1); }},
        {"go.rowDown", QKeySequence(Qt::Key_Down), [] { return tr("Track below"); }, [this] { moveRow(1); }},
    };
    for (const Step &step : steps)
        timelineAction(step.id, step.text, {}, step.handler, {step.shortcut});
    action(
        "go.frame", [] { return tr("&Go to frame"); }, [] { return tr("Type the frame to go to"); },
        [this] {
            mFrameBox->setFocus();
            mFrameBox->selectAll();
        },
        {QKeySequence(Qt::CTRL | Qt::Key_G)});
}

void MainWindow::createHelpActions()
{
    action(
        "help.shortcuts", [] { return tr("&Keyboard shortcuts…"); },
        [] { return tr("See and change shortcuts"); },
        [this] {
            auto *dialog = new ShortcutDialog(mActions, this);
            dialog->setAttribute(Qt::WA_DeleteOnClose);
            connect(dialog, &QDialog::finished, this, [] {
                for (MainWindow *window : allWindows())
                    window->actions().readShortcuts();
            });
            dialog->open();
        });
    action(
        "help.about", [] { return tr("&About Furitsuke"); }, {},
        [this] {
            auto *box = new QMessageBox(this);
            box->setAttribute(Qt::WA_DeleteOnClose);
            box->setWindowTitle(tr("About Furitsuke"));
            box->setText(
                QStringLiteral("<h3>Furitsuke 振付 %1</h3>").arg(QApplication::applicationVersion()));
            box->setInformativeText(
                tr("An editor for MikuMikuDance motion files. Free software under the GNU General "
                   "Public License, version 3 or later."));
            box->open();
        });
}

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
            if (*id)
                to->addAction(mActions.action(QLatin1String(id)));
            else
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
    add(file, {"file.save", "file.saveAs", ""});
    QMenu *encoding = menu(file, [] { return tr("Names are in"); });
    encoding->addActions(mEncodingGroup->actions());
    file->addSeparator();
    add(file, {"file.newWindow", "file.close", "file.quit"});

    QMenu *edit = menu(nullptr, [] { return tr("&Edit"); });
    add(edit, {"edit.undo", "edit.redo", "", "edit.delete", "", "edit.nudgeLeft", "edit.nudgeRight",
               "edit.nudgeLeft10", "edit.nudgeRight10", "", "edit.undoMemory"});
    QMenu *select = menu(nullptr, [] { return tr("&Select"); });
    add(select,
        {"select.all", "select.none", "select.invert", "", "select.key", "select.column", "select.track"});

    QMenu *go = menu(nullptr, [] { return tr("&Go"); });
    add(go, {"go.frame", "", "go.previousFrame", "go.nextFrame", "go.back10", "go.forward10", "",
             "go.previousKey", "go.nextKey", "", "go.start", "go.end", "", "go.rowUp", "go.rowDown"});

    QMenu *view = menu(nullptr, [] { return tr("&View"); });
    add(view, {"view.fitAll", "view.fitSelection", "view.zoomIn", "view.zoomOut", "", "view.expandAll",
               "view.collapseAll", ""});
    QMenu *panels = menu(view, [] { return tr("&Panels"); });
    for (QDockWidget *dock : {mReadoutDock, mFindingsDock, mHistoryDock})
        panels->addAction(dock->toggleViewAction());
    panels->addSeparator();
    add(panels, {"view.resetLayout"});

    const auto choices = [this](QMenu *to, const QStringList &ids, const QString &current,
                                const std::function<QString(const QString &)> &text,
                                const std::function<void(const QString &)> &choose) {
        auto *group = new QActionGroup(this);
        for (const QString &id : ids) {
            QAction *entry =
                mActions.add(QStringLiteral("view.choice.") + id, [text, id] { return text(id); }, {});
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
        [](const QString &id) {
            QSettings().setValue(QStringLiteral("language"), id);
            setLanguage(id);
        });

    QMenu *help = menu(nullptr, [] { return tr("&Help"); });
    add(help, {"help.shortcuts", "help.about"});
}

void MainWindow::createToolBar()
{
    mToolBar = addToolBar(QString());
    mToolBar->setObjectName(QStringLiteral("mainToolBar"));
    mToolBar->setToolButtonStyle(Qt::ToolButtonTextOnly);
    for (const char *id : {"file.open", "file.save"})
        mToolBar->addAction(mActions.action(QLatin1String(id)));
    mToolBar->addSeparator();
    // Short words here: what is undone stands in the menu, in the tool tip and in the history.
    mUndoButton = new QAction(this);
    mRedoButton = new QAction(this);
    mToolBar->addAction(mUndoButton);
    mToolBar->addAction(mRedoButton);
    connect(mUndoButton, &QAction::triggered, mActions.action(QStringLiteral("edit.undo")),
            &QAction::trigger);
    connect(mRedoButton, &QAction::triggered, mActions.action(QStringLiteral("edit.redo")),
            &QAction::trigger);
    mToolBar->addSeparator();
    mFrameLabel = new QLabel;
    mFrameLabel->setMargin(4);
    mFrameBox = new QSpinBox;
    mFrameBox->setObjectName(QStringLiteral("frameBox"));
    mFrameBox->setRange(0, std::numeric_limits<int>::max());
    mFrameBox->setKeyboardTracking(false);
    mFrameBox->setMinimumWidth(90);
    mFrameLabel->setBuddy(mFrameBox);
    connect(mFrameBox, &QSpinBox::valueChanged, this,
            [this](int frame) { movePlayhead(frame - mDocument.playhead()); });
    connect(mFrameBox, &QSpinBox::editingFinished, this, [this] {
        if (mFrameBox->hasFocus())
            mTimeline->setFocus();
    });
    mToolBar->addWidget(mFrameLabel);
    mToolBar->addWidget(mFrameBox);
    mToolBar->addSeparator();
    for (const char *id : {"view.fitAll", "view.fitSelection"})
        mToolBar->addAction(mActions.action(QLatin1String(id)));
}

void MainWindow::updateActions()
{
    const QUndoStack &stack = mDocument.undoStack();
    const bool selected = !mDocument.selection().isEmpty();
    const auto enable = [this](const char *id, bool on) {
        mActions.action(QLatin1String(id))->setEnabled(on);
    };
    enable("edit.undo", stack.canUndo());
    enable("edit.redo", stack.canRedo());
    for (const char *id : {"edit.delete", "edit.nudgeLeft", "edit.nudgeRight", "edit.nudgeLeft10",
                           "edit.nudgeRight10", "view.fitSelection", "select.none"})
        enable(id, selected);
    enable("file.save", !mTask.isRunning());
    enable("file.saveAs", !mTask.isRunning());
    for (const char *id : {"edit.undo", "edit.redo"})
        mActions.retranslate(QLatin1String(id));
    if (!mUndoButton)
        return;
    mUndoButton->setText(tr("Undo"));
    mRedoButton->setText(tr("Redo"));
    mUndoButton->setEnabled(stack.canUndo());
    mRedoButton->setEnabled(stack.canRedo());
    mUndoButton->setToolTip(stack.canUndo() ? stack.undoText() : tr("Nothing to undo"));
    mRedoButton->setToolTip(stack.canRedo() ? stack.redoText() : tr("Nothing to redo"));
}

void MainWindow::askUndoMemory()
{
    auto *dialog = new QInputDialog(this);
    dialog->setObjectName(QStringLiteral("undoMemoryDialog"));
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setInputMode(QInputDialog::IntInput);
    dialog->setIntRange(1, 1 << 20);
    dialog->setIntValue(int(mDocument.undoBytes() >> 20));
    dialog->setWindowTitle(tr("Undo memory"));
    dialog->setLabelText(
        tr("Memory for undo in each window, in megabytes. The oldest steps go first; the newest "
           "always stays."));
    connect(dialog, &QInputDialog::intValueSelected, this, [](int megabytes) {
        QSettings().setValue(undoMemoryKey, megabytes);
        for (MainWindow *window : allWindows())
            window->mDocument.setUndoBytes(qsizetype(megabytes) << 20);
    });
    dialog->open();
}

void MainWindow::movePlayhead(qint64 frames)
{
    mDocument.setPlayhead(mDocument.playhead() + frames);
    mTimeline->state().showFrame(mDocument.playhead());
}

void MainWindow::moveRow(int rows)
{
    TimelineState &state = mTimeline->state();
    const qsizetype count = state.rows().visibleRows().size();
    if (count == 0)
        return;
    state.setCurrentRow(qBound<qsizetype>(0, state.currentRow() + rows, count - 1));
    state.showRow(state.currentRow());
}

void MainWindow::stepToKey(bool forward)
{
    // Of the current row where there is one, else of any track.
    const TimelineState &state = mTimeline->state();
    const Motion &motion = mDocument.motion();
    const QList<TrackRef> tracks = state.currentRow() >= 0
                                       ? state.rows().tracksOf(state.rows().visibleRows()[state.currentRow()])
                                       : motion.tracks();
    const qint64 now = mDocument.playhead();
    qint64 best = -1;
    for (const TrackRef track : tracks) {
        motion.visit(track, [&](const auto &keys) {
            const qsizetype row = forward ? keys.upperBound(now) : keys.lowerBound(now) - 1;
            if (row < 0 || row >= keys.size())
                return;
            const qint64 frame = keys.frames()[row];
            if (best < 0 || (forward ? frame < best : frame > best))
                best = frame;
        });
    }
    if (best >= 0)
        movePlayhead(best - now);
    else
        showMessage(forward ? tr("No key after this frame.") : tr("No key before this frame."));
}

void MainWindow::toggleCurrentRow(qint64 firstFrame, qint64 lastFrame)
{
    const TimelineState &state = mTimeline->state();
    if (state.currentRow() < 0) {
        showMessage(tr("No track is current; the up and down keys choose one."));
        return;
    }
    const QList<TrackRef> tracks = state.rows().tracksOf(state.rows().visibleRows()[state.currentRow()]);
    const KeySelection keys = keysInFrames(mDocument.motion(), tracks, firstFrame, lastFrame);
    if (keys.isEmpty())
        showMessage(tr("The current track has no key there."));
    KeySelection rest = keys;
    rest.subtract(mDocument.selection());
    KeySelection selection = mDocument.selection();
    if (rest.isEmpty())
        selection.subtract(keys);
    else
        selection.unite(keys);
    mDocument.setSelection(selection);
}

void MainWindow::selectInverse()
{
    KeySelection all = KeySelection::all(mDocument.motion());
    all.subtract(mDocument.selection());
    mDocument.setSelection(all);
}

void MainWindow::jumpTo(const Diagnostic &diagnostic)
{
    const int section = int(diagnostic.section) - int(Section::Bones);
    if (diagnostic.record < 0 || section < 0 || section >= recordSectionCount) {
        showMessage(tr("This finding is about the file, not about a key."));
        return;
    }
    const auto kind = TrackKind(section);
    const Motion &motion = mDocument.motion();
    for (const TrackRef track : motion.tracks()) {
        if (track.kind != kind)
            continue;
        const qint64 frame = motion.visit(track, [&diagnostic](const auto &keys) {
            const qsizetype row = keys.orders().indexOf(quint32(diagnostic.record));
            return row < 0 ? qint64(-1) : qint64(keys.frames()[row]);
        });
        if (frame >= 0) {
            mTimeline->state().revealKey(track, frame);
            mTimeline->setFocus();
            return;
        }
    }
    showMessage(tr("No key belongs to this finding."));
}

} // namespace furitsuke
