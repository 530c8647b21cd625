// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/actions/actionsets.h"
#include "app/mainwindow.h"
#include "app/preview/previewsession.h"
#include "app/shortcutdialog.h"
#include "widgets/dopesheet/timelinepanel.h"
#include "widgets/graph/graphpanel.h"
#include "widgets/playback/playbackbar.h"
#include "widgets/playback/timebox.h"

#include <QActionGroup>
#include <QApplication>
#include <QInputDialog>
#include <QMessageBox>
#include <QSettings>
#include <QSplitter>
#include <QToolBar>

namespace furitsuke {

ActionHost MainWindow::actionHost()
{
    return ActionHost(
        {.window = this,
         .document = &mDocument,
         .timeline = mTimeline,
         .registry = &mActions,
         .report = [this](const EditResult &result) { reportEdit(result); },
         .run = [this](EditJob job, const EditRunner::Done &done) { runEdit(std::move(job), done); },
         .showMessage = [this](const QString &text, bool warning) { showMessage(text, warning); }});
}

void MainWindow::createActions()
{
    const ActionHost host = actionHost();
    createFileActions();
    createEditActions();
    addClipboardActions(host);
    addTimeActions(host);
    addRegisterActions(host);
    addCurveSplitActions(host);
    addThinActions(host);
    addGraphFixActions(host, *mGraph);
    addCurveActions(host);
    addInspectorActions(host);
    addSelectActions(host);
    addNavActions(host);
    addPlayActions(host);
    addPoseActions(host);
    addPreviewActions(host, *mPreview, *mPreviewDock);
    addExportActions(host, *mPreview);
    addIkActions(host, *mPreview);
    addPosingActions(host, *mPreview, *mPreviewDock, *mMorphsDock);
    addSoundActions(host, *mSound);
    addTrackActions(host);
    addViewActions(host);
    addSheetActions(host);
    addHelpActions(host);
    addGraphViewActions(host, *mGraph, *mGraphDock);
    // What goes on in time is the same in the graph.
    mGraph->graph().addActions(mTimeline->actions());
    createWindowActions();
    createHelpActions();
    offerCurveActions(host);
}

void MainWindow::createFileActions()
{
    const ActionHost host = actionHost();
    host.action(
        "file.open", [] { return tr("&Open…"); }, [] { return tr("Open motions (VMD)"); },
        [this] { chooseFiles(); }, {QKeySequence(Qt::CTRL | Qt::Key_O)});
    QAction *save = host.action(
        "file.save", [] { return tr("&Save"); },
        [] { return tr("Save, read back and compare before the old file is replaced"); },
        [this] { this->save(); }, {QKeySequence(Qt::CTRL | Qt::Key_S)});
    QAction *saveAs = host.action(
        "file.saveAs", [] { return tr("Save &as…"); }, [] { return tr("Save under another name"); },
        [this] { this->saveAs(); }, {QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_S)});
    for (QAction *action : {save, saveAs}) {
        host.enableUnless(action, [this] {
            return mTask.isRunning() ? tr("A file is being read or saved; wait for that first.") : QString();
        });
    }
    host.action(
        "file.openModel", [] { return tr("Use a &model…"); },
        [] {
            return tr(
                "Show the motion on a model (PMX, PMD), group tracks as it does, and mark those that it "
                "lacks");
        },
        [this] { chooseModel(); });
    QAction *closeModel = host.action(
        "file.closeModel", [] { return tr("Use &no model"); },
        [] { return tr("Show the program's own figure, and group tracks in the standard way again"); },
        [this] { this->closeModel(); });
    host.enableUnless(closeModel,
                      [this] { return mDocument.modelOutline() ? QString() : tr("No model is in use."); });
    host.action(
        "file.newWindow", [] { return tr("New window"); }, [] { return tr("Open another window"); },
        [this] { newWindow(this); }, {QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_N)});
    host.action(
        "file.close", [] { return tr("&Close window"); }, [] { return tr("Close this window"); },
        [this] { close(); }, {QKeySequence(Qt::CTRL | Qt::Key_W)});
    host.action(
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
        host.action(
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
    const ActionHost host = actionHost();
    QUndoStack &stack = mDocument.undoStack();
    QAction *undo = host.action(
        "edit.undo",
        [this, &stack]() -> QString {
            if (mPreview->posing().canTakeBack())
                return tr("&Undo: %1").arg(tr("posing"));
            return stack.canUndo() ? tr("&Undo: %1").arg(stack.undoText()) : tr("&Undo");
        },
        [] { return tr("Take the last change back"); },
        [this, &stack] {
            // What was posed since the last step, and has no keys yet, comes first.
            if (Posing &posing = mPreview->posing(); posing.canTakeBack()) {
                posing.takeBack();
                showMessage(tr("Undone: %1").arg(tr("posing")));
                return;
            }
            const QString text = stack.undoText();
            stack.undo();
            showMessage(tr("Undone: %1").arg(text));
        },
        {QKeySequence(Qt::CTRL | Qt::Key_Z)});
    host.enableUnless(undo, [this, &stack] {
        return stack.canUndo() || mPreview->posing().canTakeBack() ? QString()
                                                                   : tr("There is nothing to undo.");
    });
    connect(&mPreview->posing(), &Posing::changed, this, &MainWindow::updateActions);
    QAction *redo = host.action(
        "edit.redo",
        [&stack] { return stack.canRedo() ? tr("&Redo: %1").arg(stack.redoText()) : tr("&Redo"); },
        [] { return tr("Make the last change again"); },
        [this, &stack] {
            const QString text = stack.redoText();
            stack.redo();
            showMessage(tr("Redone: %1").arg(text));
        },
        {QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_Z), QKeySequence(Qt::CTRL | Qt::Key_Y)});
    host.enableUnless(redo,
                      [&stack] { return stack.canRedo() ? QString() : tr("There is nothing to redo."); });
    QAction *cancels = host.action(
        "edit.cancel", [] { return tr("Ca&ncel the running edit"); },
        [] { return tr("Stop an edit that takes long; nothing changes"); }, [this] { mEdits.cancel(); },
        {QKeySequence(Qt::Key_Escape)});
    // Not what is read or written: Esc is pressed for other reasons while a file is being saved.
    host.enableUnless(cancels, [this] { return mEdits.isRunning() ? QString() : tr("No edit is running."); });
    host.action(
        "edit.undoMemory", [] { return tr("Undo memory…"); },
        [] { return tr("How much memory the steps that can be undone may take"); },
        [this] { askUndoMemory(); });
}

void MainWindow::createWindowActions()
{
    const ActionHost host = actionHost();
    host.action(
        "go.frame", [] { return tr("&Go to frame"); },
        [] { return tr("Type a frame, a time, or how far to go"); },
        [this] {
            mPlaybackBar->show();
            mPlaybackBar->frameBox().setFocus();
            mPlaybackBar->frameBox().selectAll();
        },
        {QKeySequence(Qt::CTRL | Qt::Key_G)});
    host.action(
        "time.display", [] { return tr("Next way to show time"); },
        [] { return tr("Frames, seconds, or bars and beats"); },
        [this] { mPlaybackBar->cycleTimeDisplay(); });
    host.action(
        "view.resetLayout", [] { return tr("&Reset layout"); }, [] { return tr("Put all panels back"); },
        [this] {
            restoreState(mStandardLayout);
            arrangePanels();
            mTimeline->splitter().setSizes({250, qMax(400, width() - 600)});
        });
}

void MainWindow::createHelpActions()
{
    const ActionHost host = actionHost();
    host.action(
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
    host.action(
        "help.about", [] { return tr("&About Furitsuke"); }, [] { return tr("Version and licence"); },
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
    for (const char *id : {"view.fitAll", "view.fitSelection"})
        mToolBar->addAction(mActions.action(QLatin1String(id)));
}

void MainWindow::createPlaybackBar()
{
    const auto action = [this](const char *id) { return mActions.action(QLatin1String(id)); };
    mPlaybackBar = new PlaybackBar(mDocument, mTimeline->state().playback(),
                                   {.start = action("go.start"),
                                    .previousKey = action("go.previousKey"),
                                    .play = action("play.toggle"),
                                    .nextKey = action("go.nextKey"),
                                    .end = action("go.end"),
                                    .loop = action("play.loop")});
    addToolBar(mPlaybackBar);
    TimeBox &frameBox = mPlaybackBar->frameBox();
    connect(&frameBox, &TimeBox::frameChosen, this, &MainWindow::goToFrame);
    connect(&frameBox, &TimeBox::refused, this, [this](const QString &error) { showMessage(error, true); });
    connect(&frameBox, &TimeBox::done, this, [this] { mTimeline->setFocus(); });
    const QString key = QStringLiteral("timeDisplay");
    const QString id = QSettings().value(key, timeDisplayId(TimeDisplay::Seconds)).toString();
    mPlaybackBar->setTimeDisplay(timeDisplayFromId(id));
    mTimeline->state().setTimeDisplay(mPlaybackBar->timeDisplay());
    connect(mPlaybackBar, &PlaybackBar::timeDisplayChanged, this, [this, key](TimeDisplay display) {
        mTimeline->state().setTimeDisplay(display);
        QSettings().setValue(key, timeDisplayId(display));
    });
    connect(mPlaybackBar, &PlaybackBar::tempoWanted, action("time.tempo"), &QAction::trigger);
}

void MainWindow::updateActions()
{
    const QUndoStack &stack = mDocument.undoStack();
    mActions.updateEnabled();
    for (const char *id : {"edit.undo", "edit.redo"})
        mActions.retranslate(QLatin1String(id));
    if (!mUndoButton)
        return;
    mUndoButton->setText(tr("Undo"));
    mRedoButton->setText(tr("Redo"));
    mUndoButton->setEnabled(mActions.action(QStringLiteral("edit.undo"))->isEnabled());
    mRedoButton->setEnabled(mActions.action(QStringLiteral("edit.redo"))->isEnabled());
    mUndoButton->setToolTip(mPreview->posing().canTakeBack() ? tr("posing")
                            : stack.canUndo()                ? stack.undoText()
                                                             : tr("There is nothing to undo."));
    mRedoButton->setToolTip(stack.canRedo() ? stack.redoText() : tr("There is nothing to redo."));
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

void MainWindow::goToFrame(qint64 frame)
{
    mDocument.setPlayhead(frame);
    mTimeline->state().showFrame(mDocument.playhead());
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
