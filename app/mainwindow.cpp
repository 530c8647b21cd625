// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/mainwindow.h"

#include "app/actions/actionsets.h"
#include "app/menukeys.h"
#include "app/preview/previewsession.h"
#include "app/sound/soundsession.h"
#include "editor-core/document/timetext.h"
#include "editor-core/sound/soundreader.h"
#include "editor-core/vmd/reader.h"
#include "widgets/common/elidedlabel.h"
#include "widgets/common/scrubspinbox.h"
#include "widgets/curves/curvepanel.h"
#include "widgets/curves/curveview.h"
#include "widgets/curves/presetstore.h"
#include "widgets/dopesheet/timelinepanel.h"
#include "widgets/findings/findingspanel.h"
#include "widgets/graph/graphpanel.h"
#include "widgets/history/historypanel.h"
#include "widgets/inspector/keyinspector.h"
#include "widgets/playback/playbackbar.h"
#include "widgets/preview/morphsliders.h"
#include "widgets/preview/previewpanel.h"
#include "widgets/preview/previewview.h"

#include <QActionGroup>
#include <QApplication>
#include <QCloseEvent>
#include <QDockWidget>
#include <QDragEnterEvent>
#include <QFileDialog>
#include <QFileInfo>
#include <QKeyEvent>
#include <QLabel>
#include <QMenu>
#include <QMessageBox>
#include <QMimeData>
#include <QProgressBar>
#include <QPushButton>
#include <QScreen>
#include <QSettings>
#include <QSplitter>
#include <QStatusBar>
#include <QToolBar>
#include <QToolButton>

namespace furitsuke {

namespace {
constexpr int recentLimit = 12;
constexpr char recentKey[] = "recentFiles";
/// Another one for other panels: a layout that was kept does not know where new ones belong.
constexpr int layoutVersion = 2;
/// A frame at which the bundled dance is telling.
constexpr qint64 demoFrame = 200;
} // namespace

MainWindow::MainWindow(QWidget *parent)
    : QMainWindow(parent)
{
    setAttribute(Qt::WA_DeleteOnClose);
    setObjectName(QStringLiteral("mainWindow"));
    setAcceptDrops(true);
    setDockOptions(AnimatedDocks | AllowTabbedDocks | AllowNestedDocks);
    const int standardMegabytes = int(MotionDocument::defaultUndoBytes >> 20);
    mDocument.setUndoBytes(qsizetype(QSettings().value(undoMemoryKey, standardMegabytes).toInt()) << 20);
    createPanels();
    createActions();
    createMenus();
    new MenuKeys(this);
    createToolBar();
    createPlaybackBar();
    createStatusBar();
    retranslate();
    // With room for the title and the borders, whose size is not known before the window is shown.
    constexpr QSize frame(16, 48);
    resize(QSize(1280, 800).boundedTo(screen()->availableSize() - frame));
    mStandardLayout = saveState();
    restoreLayout();

    connect(&mDocument, &MotionDocument::changed, this, &MainWindow::updateCounts);
    connect(&mTimeline->state(), &TimelineState::rowsChanged, this, &MainWindow::updateCounts);
    connect(&mDocument, &MotionDocument::selectionChanged, this, [this] {
        updateCounts();
        // What the last edit did is of no interest any more.
        if (!mTimeline->state().tool().isActive() && !mGraph->graph().isGesturing() && !mEdits.isRunning())
            showMessage({});
    });
    connect(&mDocument, &MotionDocument::playheadChanged, this, &MainWindow::updatePlace);
    connect(&mDocument, &MotionDocument::timeNotesChanged, this, &MainWindow::updatePlace);
    connect(&mDocument.undoStack(), &QUndoStack::cleanChanged, this, &MainWindow::updateTitle);
    connect(&mDocument.undoStack(), &QUndoStack::indexChanged, this, &MainWindow::updateActions);
    connect(&mDocument, &MotionDocument::encodingChanged, this, [this] {
        mEncodingGroup->actions().at(int(mDocument.encoding()))->setChecked(true);
        encodeModel();
    });
    connect(&mTimeline->sheet(), &DopeSheetView::gestureMessage, this, &MainWindow::showMessage);
    connect(&mTimeline->ruler(), &TimeRuler::gestureMessage, this, &MainWindow::showMessage);
    connect(&mTimeline->soundStrip(), &SoundStrip::gestureMessage, this, &MainWindow::showMessage);
    connect(&mTimeline->sheet(), &DopeSheetView::editFinished, this, &MainWindow::reportEdit);
    connect(mReadout, &KeyInspector::edited, this, &MainWindow::reportEdit);
    connect(mCurves, &CurvePanel::edited, this, &MainWindow::reportEdit);
    connect(&mCurves->view(), &CurveView::gestureMessage, this,
            [this](const QString &text) { showMessage(text); });
    connect(&mGraph->graph(), &ValueGraph::gestureMessage, this, &MainWindow::showMessage);
    connect(&mGraph->graph(), &ValueGraph::pointedAt, this, &MainWindow::takeHintPlace);
    connect(&mGraph->graph(), &ValueGraph::editFinished, this, &MainWindow::reportEdit);
    const auto runWanted = [this](const EditJob &job) {
        runEdit(job, [this](const EditResult &result) { reportEdit(result); });
    };
    connect(&mGraph->graph(), &ValueGraph::editWanted, this, runWanted);
    connect(mCurves, &CurvePanel::editWanted, this, runWanted);
    connect(mFindings, &FindingsPanel::activated, this, &MainWindow::jumpTo);
    connectTasks();
    updateTitle();
    updateCounts();
    updatePlace();
    QWidget &sheet = mTimeline->sheet();
    sheet.setContextMenuPolicy(Qt::CustomContextMenu);
    connect(&sheet, &QWidget::customContextMenuRequested, this, [&sheet](QPoint at) {
        auto *menu = new QMenu(&sheet);
        menu->setObjectName(QStringLiteral("sheetMenu"));
        menu->setAttribute(Qt::WA_DeleteOnClose);
        menu->setToolTipsVisible(true);
        menu->addActions(sheet.actions());
        menu->popup(sheet.mapToGlobal(at));
    });
    for (const char *id : {"edit.cut",
                           "edit.copy",
                           "edit.paste",
                           "edit.pasteMirrored",
                           "edit.pasteSpecial",
                           "",
                           "edit.delete",
                           "edit.deleteKeepShape",
                           "",
                           "key.register",
                           "key.moveBy",
                           "key.scale",
                           "key.reverse",
                           "edit.mirror",
                           "key.correct",
                           "",
                           "curve.copy",
                           "curve.paste",
                           "curve.presets",
                           "",
                           "select.all",
                           "select.none",
                           "select.column",
                           "select.track",
                           "",
                           "time.insertFrames",
                           "time.deleteFrames",
                           "",
                           "view.fitSelection"}) {
        if (QLatin1String(id) == QLatin1String("curve.presets")) {
            sheet.addAction(mSheetPresets);
            continue;
        }
        QAction *entry = *id ? mActions.action(QLatin1String(id)) : new QAction(this);
        entry->setSeparator(!*id);
        sheet.addAction(entry);
    }
    mTimeline->setFocus();
}

MainWindow::~MainWindow()
{
    // The document outlives the actions, and speaks while it goes.
    mDocument.disconnect(this);
    mDocument.undoStack().disconnect(this);
    // The panels ask the document until they are gone, if only since they lose the focus.
    hide();
    delete mSound;
    qDeleteAll(findChildren<QWidget *>(QString(), Qt::FindDirectChildrenOnly));
    // The panels' actions ask it.
    delete mPreview;
}

void MainWindow::createPanels()
{
    mTimeline = new TimelinePanel(mDocument, this);
    mSound = new SoundSession(mDocument, mTimeline->state().playback(), mTimeline->state().sound(), this);
    setCentralWidget(mTimeline);
    const auto dock = [this](const char *name, QWidget *content, Qt::DockWidgetArea area) {
        auto *widget = new QDockWidget(this);
        widget->setObjectName(QLatin1String(name));
        widget->setWidget(content);
        addDockWidget(area, widget);
        return widget;
    };
    mCurves = new CurvePanel(mDocument, PresetStore::ofProgram());
    mReadout = new KeyInspector(mDocument);
    mFindings = new FindingsPanel(mDocument);
    // The panels at the right are used with the keys all the time: they have the whole height.
    setCorner(Qt::BottomRightCorner, Qt::RightDockWidgetArea);
    mCurvesDock = dock("curvesDock", mCurves, Qt::RightDockWidgetArea);
    mReadoutDock = dock("readoutDock", mReadout, Qt::RightDockWidgetArea);
    mFindingsDock = dock("findingsDock", mFindings, Qt::BottomDockWidgetArea);
    mHistory = new HistoryPanel(mDocument);
    mHistoryDock = dock("historyDock", mHistory, Qt::RightDockWidgetArea);
    // Under the timeline alone, so that frames are where they are in the sheet.
    setCorner(Qt::BottomRightCorner, Qt::RightDockWidgetArea);
    mGraph = new GraphPanel(*mTimeline);
    mGraphDock = dock("graphDock", mGraph, Qt::BottomDockWidgetArea);
    mPreviewPanel = new PreviewPanel;
    mPreview = new PreviewSession(mTimeline->state(), *mPreviewPanel, this);
    mPreviewDock = dock("previewDock", mPreviewPanel, Qt::RightDockWidgetArea);
    mMorphs = new MorphSliders;
    mMorphsDock = dock("morphsDock", mMorphs, Qt::RightDockWidgetArea);
    connectPreview();
    arrangePanels();
}

void MainWindow::arrangePanels()
{
    // What both need to be worked with, in lines of text.
    constexpr int lines = 45;
    const bool high = height() >= lines * fontMetrics().lineSpacing();
    // With the preview in a column of its own the sheet keeps half of the window.
    constexpr int wideWindow = 1600;
    const bool wide = width() >= wideWindow;
    // What is among tabs could only be put beside them.
    for (QDockWidget *dock : {mCurvesDock, mReadoutDock, mMorphsDock, mHistoryDock, mPreviewDock}) {
        removeDockWidget(dock);
        addDockWidget(Qt::RightDockWidgetArea, dock);
        dock->show();
    }
    for (QDockWidget *dock : {mGraphDock, mFindingsDock}) {
        removeDockWidget(dock);
        addDockWidget(Qt::BottomDockWidgetArea, dock);
    }
    // Beside the graph the preview would take frames from it that the sheet above has.
    if (wide)
        splitDockWidget(mCurvesDock, mPreviewDock, Qt::Horizontal);
    // Before there are tabs: beside one of those nothing can be put.
    if (high)
        splitDockWidget(mCurvesDock, mReadoutDock, Qt::Vertical);
    if (!wide)
        tabifyDockWidget(mCurvesDock, mPreviewDock);
    if (!high)
        tabifyDockWidget(wide ? mCurvesDock : mPreviewDock, mReadoutDock);
    tabifyDockWidget(mGraphDock, mFindingsDock);
    tabifyDockWidget(mReadoutDock, mMorphsDock);
    tabifyDockWidget(mMorphsDock, mHistoryDock);
    mReadoutDock->raise();
    mCurvesDock->raise();
    if (high)
        resizeDocks({mCurvesDock, mReadoutDock}, {height() * 2 / 3, height() / 3}, Qt::Vertical);
    constexpr int curvesWidth = 330;
    // So wide that its tools are in one line.
    constexpr int previewWidth = 440;
    if (wide)
        resizeDocks({mCurvesDock, mPreviewDock}, {curvesWidth, previewWidth}, Qt::Horizontal);
    else
        resizeDocks({mCurvesDock}, {curvesWidth}, Qt::Horizontal);
    // Where there is little height, the sheet has it. Findings show themselves where there are some.
    mGraphDock->setVisible(high);
    mFindingsDock->setVisible(!mDocument.diagnostics().isEmpty());
    if (high) {
        mGraphDock->raise();
        resizeDocks({mGraphDock}, {260}, Qt::Vertical);
    }
}

void MainWindow::showEvent(QShowEvent *event)
{
    if (!event->spontaneous() && !std::exchange(mLayoutChosen, true)) {
        arrangePanels();
        mStandardLayout = saveState();
    }
    QMainWindow::showEvent(event);
}

void MainWindow::createStatusBar()
{
    mHint = new ElidedLabel;
    mPlace = new QLabel;
    mCounts = new QLabel;
    createTaskBar();
    mHint->setObjectName(QStringLiteral("hintLabel"));
    mPlace->setObjectName(QStringLiteral("placeLabel"));
    mCounts->setObjectName(QStringLiteral("countsLabel"));
    mHint->setMinimumWidth(80);
    mHint->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Preferred);
    connect(&mActions, &ActionRegistry::statusTipWanted, statusBar(),
            [this](const QString &tip) { statusBar()->showMessage(tip); });
    statusBar()->addWidget(mHint, 1);
    // Counts and place are two things to read.
    mPlace->setContentsMargins(12, 0, 0, 0);
    statusBar()->addPermanentWidget(mProgress);
    statusBar()->addPermanentWidget(mCancel);
    statusBar()->addPermanentWidget(mCounts);
    statusBar()->addPermanentWidget(mPlace);
}

void MainWindow::retranslate()
{
    mActions.retranslate();
    for (const auto &[menu, text] : std::as_const(mMenus))
        menu->setTitle(text());
    mCurvesDock->setWindowTitle(tr("Curves"));
    mReadoutDock->setWindowTitle(tr("Selected keys"));
    mFindingsDock->setWindowTitle(tr("Findings in the file"));
    mGraphDock->setWindowTitle(tr("Graph"));
    mHistoryDock->setWindowTitle(tr("History"));
    mPreviewDock->setWindowTitle(tr("Preview"));
    mMorphsDock->setWindowTitle(tr("Morphs"));
    mToolBar->setWindowTitle(tr("Tool bar"));
    mCancel->setText(tr("Cancel"));
    showMessage({});
    updateTitle();
    updateCounts();
    updatePlace();
}

void MainWindow::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::LanguageChange)
        retranslate();
    QMainWindow::changeEvent(event);
    if (event->type() == QEvent::PaletteChange && mHint)
        colourMessage();
}

void MainWindow::keyPressEvent(QKeyEvent *event)
{
    // The shortcut of a disabled action is a key like any other: it comes here where what has the focus, and
    // all that is around it, has no use for it.
    constexpr auto ofShortcuts = Qt::ShiftModifier | Qt::ControlModifier | Qt::AltModifier | Qt::MetaModifier;
    const QKeyCombination keys(event->modifiers() & ofShortcuts, Qt::Key(event->key()));
    const QString reason = mActions.disabledReason(QKeySequence(keys), QApplication::focusWidget());
    if (reason.isEmpty())
        QMainWindow::keyPressEvent(event);
    else
        showMessage(reason, true);
}

QList<MainWindow *> MainWindow::allWindows()
{
    QList<MainWindow *> windows;
    for (QWidget *widget : QApplication::topLevelWidgets()) {
        if (auto *window = qobject_cast<MainWindow *>(widget))
            windows.append(window);
    }
    return windows;
}

MainWindow *MainWindow::newWindow(const MainWindow *near)
{
    auto *window = new MainWindow;
    if (near) {
        // A little beside the other one, but whole on its screen.
        const QRect room = near->screen()->availableGeometry();
        window->resize(near->size().boundedTo(room.size() - QSize(0, 40)));
        QPoint place = near->pos() + QPoint(32, 32);
        place.setX(qBound(room.left(), place.x(), qMax(room.left(), room.right() - window->width())));
        place.setY(qBound(room.top(), place.y(), qMax(room.top(), room.bottom() - window->height() - 40)));
        window->move(place);
    }
    window->show();
    return window;
}

void MainWindow::openInWindow(const QString &path, MainWindow *near)
{
    // One file is edited in one window: two would overwrite each other.
    const QString wanted = QFileInfo(path).canonicalFilePath();
    for (MainWindow *window : allWindows()) {
        if (!wanted.isEmpty() && QFileInfo(window->mFilePath).canonicalFilePath() == wanted) {
            window->raise();
            window->activateWindow();
            window->showMessage(tr("This file is open here already."));
            return;
        }
    }
    MainWindow *window = near && near->isPristine() ? near : newWindow(near);
    window->mCloseWhenRefused = window != near;
    window->openFile(path);
}

void MainWindow::quitAll(const QList<QPointer<MainWindow>> &agreed)
{
    for (MainWindow *window : allWindows())
        window->giveUpGestures();
    // Every window is asked before the first one closes. Where a question or a save comes to nothing, so does
    // all that was agreed before: nothing of it is kept in the windows.
    for (MainWindow *window : allWindows()) {
        if (window->hasUnsaved() && !agreed.contains(window)) {
            window->raise();
            window->activateWindow();
            window->askUnsaved([window, agreed] { quitAll(agreed + QList<QPointer<MainWindow>>{window}); });
            return;
        }
    }
    for (MainWindow *window : allWindows()) {
        window->mCloseAgreed = true;
        window->close();
    }
}

void MainWindow::openFile(const QString &path)
{
    showMessage(tr("Opening “%1”…").arg(QFileInfo(path).fileName()));
    mTask.start(
        [path](TaskProgress &progress) {
            ReadResult result = readMotionFile(path, &progress);
            const SidecarRead beside = result.ok ? readSidecar(path) : SidecarRead();
            return std::pair(std::move(result), beside);
        },
        [this, path](std::pair<ReadResult, SidecarRead> read) {
            takeContent(std::move(read.first), read.second, path);
        });
}

void MainWindow::openDemo(const QString &name)
{
    ReadResult result = readMotionFile(QStringLiteral(":/demo/demo-%1.vmd").arg(name));
    mDemoName = name;
    mFilePath.clear();
    takeContent(std::move(result), {}, {});
    mDocument.setPlayhead(name == QLatin1String("dance") ? demoFrame : 0);
    // Near enough to see what the glyphs tell apart.
    TimeScale scale;
    scale.zoomAt(0, 7.5 / scale.pixelsPerFrame());
    scale.setLeftFrame(qMax<double>(-2, double(mDocument.playhead()) - 60));
    mTimeline->state().setScale(scale);
    showMessage(
        tr("This is a demo motion that comes with the program. Open your own with File > Open, or drop it "
           "here."));
}

Sidecar MainWindow::sidecar() const
{
    const PlaybackClock &playback = mTimeline->state().playback();
    Sidecar sidecar;
    sidecar.notes = mDocument.timeNotes();
    sidecar.playRange = playback.range();
    sidecar.looping = playback.isLooping();
    sidecar.tracks = trackViewState(mDocument);
    sidecar.source = mSidecarSource;
    return sidecar;
}

void MainWindow::takeSidecar(const Sidecar &sidecar)
{
    mSidecarSource = sidecar.source;
    mDocument.initTimeNotes(sidecar.notes);
    setTrackViewState(mDocument, sidecar.tracks);
    mTimeline->state().playback().reset(sidecar.playRange, sidecar.looping);
}

void MainWindow::takeContent(ReadResult result, const SidecarRead &sidecar, const QString &path)
{
    if (!result.ok) {
        showMessage(result.error, !result.cancelled);
        if (!result.cancelled) {
            QMessageBox *box =
                showError(tr("The file cannot be opened"),
                          tr("“%1” cannot be opened.\n\n%2").arg(QFileInfo(path).fileName(), result.error));
            if (mCloseWhenRefused)
                connect(box, &QMessageBox::finished, this, &MainWindow::close);
        }
        Q_EMIT opened(false, result.error);
        return;
    }
    if (!path.isEmpty()) {
        mFilePath = QFileInfo(path).absoluteFilePath();
        mDemoName.clear();
        mBackedUp = false;
        mCloseWhenRefused = false;
        mFileStamp = stampOf(mFilePath);
        rememberFile(mFilePath);
    }
    result.diagnostics += sidecar.findings;
    const Severity worst = worstSeverity(result.diagnostics);
    const auto findings = int(result.diagnostics.size());
    mSound->forget();
    mDocument.setContent(std::move(result));
    takeSidecar(sidecar.sidecar);
    mTimeline->state().fitAll();
    updateTitle();
    if (worst == Severity::Error) {
        mFindingsDock->show();
        mFindingsDock->raise();
        showMessage(tr("The file is damaged; what could be read is here. See the findings."), true);
    } else if (worst == Severity::Warning) {
        mFindingsDock->show();
        mFindingsDock->raise();
        showMessage(tr("%n finding(s) about this file, see below.", nullptr, findings), true);
    } else {
        if (findings == 0)
            mFindingsDock->hide();
        showMessage({});
    }
    Q_EMIT opened(true, {});
}

void MainWindow::save()
{
    save({});
}

void MainWindow::save(std::function<void()> done)
{
    if (mFilePath.isEmpty()) {
        saveAs(std::move(done));
        return;
    }
    if (!QFileInfo::exists(mFilePath) || stampOf(mFilePath) == mFileStamp) {
        saveTo(mFilePath, std::move(done));
        return;
    }
    auto *box = new QMessageBox(QMessageBox::Warning, tr("Changed on disk"),
                                tr("“%1” was changed by another program since it was opened here.")
                                    .arg(QFileInfo(mFilePath).fileName()),
                                QMessageBox::Cancel, this);
    box->setObjectName(QStringLiteral("changedBox"));
    box->setAttribute(Qt::WA_DeleteOnClose);
    QPushButton *overwrite = box->addButton(tr("Overwrite it"), QMessageBox::DestructiveRole);
    connect(overwrite, &QPushButton::clicked, this, [this, done = std::move(done)] {
        // What the other program wrote is kept as well.
        mBackedUp = false;
        saveTo(mFilePath, done);
    });
    box->open();
}

MainWindow::FileStamp MainWindow::stampOf(const QString &path)
{
    const QFileInfo info(path);
    return {info.size(), info.lastModified()};
}

void MainWindow::saveAs(std::function<void()> done)
{
    auto *dialog = new QFileDialog(this, tr("Save motion"));
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setAcceptMode(QFileDialog::AcceptSave);
    dialog->setNameFilters({tr("MMD motion (*.vmd)"), tr("All files (*)")});
    dialog->setDefaultSuffix(QStringLiteral("vmd"));
    if (!mFilePath.isEmpty())
        dialog->selectFile(mFilePath);
    else
        dialog->selectFile(mDemoName.isEmpty() ? QStringLiteral("motion.vmd")
                                               : mDemoName + QStringLiteral(".vmd"));
    connect(dialog, &QFileDialog::fileSelected, this,
            [this, done = std::move(done)](const QString &path) { saveTo(path, done); });
    dialog->open();
}

void MainWindow::saveTo(const QString &path, std::function<void()> done)
{
    showMessage(tr("Saving “%1”…").arg(QFileInfo(path).fileName()));
    const QString target = QFileInfo(path).absoluteFilePath();
    const SaveOptions options{.backup = !mBackedUp || target != mFilePath};
    const int index = mDocument.undoStack().index();
    struct Outcome
    {
        SaveResult motion;
        Diagnostics diagnostics;
        SaveResult beside;
    };
    const Sidecar beside = sidecar();
    // In the place of another motion, what is kept beside that is kept as well.
    const bool foreign = target != mFilePath;
    mTask.start(
        [motion = mDocument.motion(), beside, foreign, target, options](TaskProgress &progress) {
            Outcome outcome;
            outcome.motion = saveMotion(motion, target, options, &progress);
            if (outcome.motion.ok) {
                outcome.beside = saveSidecar(beside, target, foreign);
                // What is to be said of the file as it is now; an edit may have mended what was wrong with
                // it.
                outcome.diagnostics = readMotionFile(target, &progress).diagnostics;
            }
            return outcome;
        },
        [this, target, index, beside, motion = mDocument.motion(),
         done = std::move(done)](const Outcome &outcome) {
            const SaveResult &result = outcome.motion;
            if (!result.ok) {
                showMessage(result.error, true);
                if (!result.cancelled)
                    showError(tr("The file cannot be saved"), result.error);
                Q_EMIT saved(false);
                return;
            }
            mFilePath = target;
            mDemoName.clear();
            mBackedUp = true;
            mFileStamp = stampOf(target);
            rememberFile(target);
            mDocument.setDiagnostics(outcome.diagnostics);
            mDocument.setSavedMotion(motion);
            if (!outcome.beside.ok) {
                // The motion is safe, the markers are not: it does not count as saved.
                updateTitle();
                const QString text =
                    tr("The motion was saved, but not its markers, tempo, sound and play range: %1")
                        .arg(outcome.beside.error);
                showMessage(text, true);
                showError(tr("The markers cannot be saved"), text);
                Q_EMIT saved(false);
                return;
            }
            mSidecarSource = parseSidecar(sidecarText(beside)).sidecar.source;
            // Edits that were made while it was written are not in the file.
            if (mDocument.undoStack().index() == index)
                mDocument.setSaved();
            updateTitle();
            QString message = tr("Saved “%1”, read back and compared.").arg(QFileInfo(target).fileName());
            if (!result.backupPath.isEmpty()) {
                message +=
                    QLatin1Char(' ') +
                    tr("The file before is kept as “%1”.").arg(QFileInfo(result.backupPath).fileName());
            }
            if (!outcome.beside.backupPath.isEmpty()) {
                message += QLatin1Char(' ') + tr("The file of markers before is kept as “%1”.")
                                                  .arg(QFileInfo(outcome.beside.backupPath).fileName());
            }
            showMessage(message);
            Q_EMIT saved(true);
            if (done)
                done();
        });
}

void MainWindow::chooseFiles()
{
    auto *dialog = new QFileDialog(this, tr("Open motion"));
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setFileMode(QFileDialog::ExistingFiles);
    dialog->setNameFilters({tr("MMD motion (*.vmd)"), tr("All files (*)")});
    if (!mFilePath.isEmpty())
        dialog->setDirectory(QFileInfo(mFilePath).absolutePath());
    connect(dialog, &QFileDialog::filesSelected, this, [this](const QStringList &paths) {
        for (const QString &path : paths)
            openInWindow(path, this);
    });
    dialog->open();
}

void MainWindow::rememberFile(const QString &path)
{
    QSettings settings;
    QStringList recent = settings.value(QLatin1String(recentKey)).toStringList();
    recent.removeAll(path);
    recent.prepend(path);
    settings.setValue(QLatin1String(recentKey), QStringList(recent.mid(0, recentLimit)));
}

void MainWindow::fillRecentMenu()
{
    mRecentMenu->clear();
    const QStringList recent = QSettings().value(QLatin1String(recentKey)).toStringList();
    for (const QString &path : recent) {
        QString name = QFileInfo(path).fileName();
        QAction *entry = mRecentMenu->addAction(name.replace(QLatin1Char('&'), QLatin1String("&&")));
        entry->setStatusTip(path);
        entry->setToolTip(path);
        connect(entry, &QAction::triggered, this, [this, path] { openInWindow(path, this); });
    }
    if (recent.isEmpty()) {
        mRecentMenu->addAction(tr("No file was opened yet"))->setEnabled(false);
        return;
    }
    mRecentMenu->addSeparator();
    connect(mRecentMenu->addAction(tr("Forget these files")), &QAction::triggered, this,
            [] { QSettings().remove(QLatin1String(recentKey)); });
}

QString MainWindow::motionName() const
{
    if (!mFilePath.isEmpty())
        return QFileInfo(mFilePath).fileName();
    return mDemoName.isEmpty() ? tr("Untitled") : tr("Demo: %1").arg(mDemoName);
}

void MainWindow::updateTitle()
{
    setWindowTitle(QStringLiteral("%1[*] – Furitsuke").arg(motionName()));
    setWindowFilePath(mFilePath);
    setWindowModified(mDocument.isModified());
    updateActions();
}

qsizetype MainWindow::unlistedSelectedKeys() const
{
    const TrackRows &rows = mTimeline->state().rows();
    if (rows.listedTracks() == rows.allTracks())
        return 0;
    qsizetype keys = 0;
    for (const TrackRef track : mDocument.selection().tracks()) {
        if (rows.rowOf(track) < 0)
            keys += mDocument.selection().rows(track).count();
    }
    return keys;
}

void MainWindow::updateCounts()
{
    const QLocale locale;
    const qsizetype selected = mDocument.selection().count();
    qsizetype tracks = 0;
    for (const TrackRef track : mDocument.motion().tracks())
        tracks += mDocument.motion().keyCount(track) > 0;
    QString text = tr("%1 keys").arg(locale.toString(mDocument.motion().keyCount()));
    text += QStringLiteral("  ·  ") + tr("%1 tracks with keys").arg(locale.toString(tracks));
    text += QStringLiteral("  ·  ") + tr("%1 selected").arg(locale.toString(selected));
    if (const qsizetype unseen = unlistedSelectedKeys(); unseen > 0)
        text += QLatin1Char(' ') + tr("(%1 of them not in the list)").arg(locale.toString(unseen));
    mCounts->setText(text);
    updateActions();
}

void MainWindow::updatePlace()
{
    const qint64 frame = mDocument.playhead();
    QString text = tr("Frame %1  ·  %2").arg(frame).arg(timeText(frame));
    if (const std::optional<Tempo> &tempo = mDocument.timeNotes().tempo)
        text += QStringLiteral("  ·  ") + barBeatText(*tempo, double(frame));
    mPlace->setText(text);
}

QString MainWindow::standingHint() const
{
    if (mHintIsOfGraph) {
        return tr("Drag a key or a control point, drag from empty space to select; arrow keys move the "
                  "selected keys in time and value. Wheel zooms time, Ctrl+wheel values, the middle button "
                  "pans.");
    }
    return tr("Drag a key to move it, drag from empty space to select. Wheel zooms, Ctrl+wheel scrolls the "
              "rows, the middle button pans.");
}

void MainWindow::showMessage(const QString &text, bool warning)
{
    mHintWarns = warning;
    mHintStands = text.isEmpty();
    colourMessage();
    mHint->setText(mHintStands ? standingHint() : text);
}

void MainWindow::takeHintPlace(bool graph)
{
    mHintIsOfGraph = graph;
    // What has been said of an edit stays.
    if (mHintStands)
        mHint->setText(standingHint());
}

void MainWindow::colourMessage()
{
    QPalette shown;
    if (mHintWarns)
        shown.setColor(QPalette::WindowText, SheetColours(palette()).warning);
    mHint->setPalette(shown);
}

void MainWindow::reportEdit(const EditResult &result)
{
    QStringList said;
    if (result.overwritten > 0)
        said.append(
            tr("%n key(s) were overwritten; undo brings them back.", nullptr, int(result.overwritten)));
    said.append(result.notes);
    if (mDocument.isHeld())
        showMessage(mDocument.heldFault(), true);
    else if (result.cancelled)
        showMessage(result.error);
    else if (!result.error.isEmpty())
        showMessage(result.error, true);
    else if (!said.isEmpty())
        showMessage(said.join(QLatin1Char(' ')), true);
    else
        showMessage(result.edit.isEmpty() ? QString() : mDocument.undoStack().undoText());
}

QMessageBox *MainWindow::showError(const QString &title, const QString &text)
{
    auto *box = new QMessageBox(QMessageBox::Warning, title, text, QMessageBox::Ok, this);
    box->setAttribute(Qt::WA_DeleteOnClose);
    box->open();
    return box;
}

void MainWindow::askUnsaved(std::function<void()> goOn)
{
    auto *box = new QMessageBox(QMessageBox::Question, tr("Unsaved changes"),
                                tr("“%1” has changes that are not saved.").arg(motionName()),
                                QMessageBox::Save | QMessageBox::Discard | QMessageBox::Cancel, this);
    box->setObjectName(QStringLiteral("unsavedBox"));
    box->setInformativeText(tr("Save them before the window is closed?"));
    if (!mPreview->posing().isEmpty()) {
        box->setInformativeText(
            tr("Save them before the window is closed? The pose in the preview has no keys "
               "yet: it gets them at frame %1 then.")
                .arg(mDocument.playhead()));
    }
    box->setAttribute(Qt::WA_DeleteOnClose);
    box->setDefaultButton(QMessageBox::Save);
    connect(box, &QMessageBox::finished, this, [this, goOn = std::move(goOn)](int answer) {
        if (answer == QMessageBox::Discard)
            goOn();
        if (answer != QMessageBox::Save)
            return;
        if (Posing &pose = mPreview->posing(); !pose.isEmpty())
            reportEdit(pose.registerInHand());
        // What is locked has no keys now; it is said, and the window stays.
        if (mPreview->posing().isEmpty())
            save(goOn);
    });
    box->open();
}

bool MainWindow::hasUnsaved() const
{
    return mDocument.isModified() || !mPreview->posing().isEmpty();
}

void MainWindow::giveUpGestures()
{
    // As by Esc: what is being dragged is no change yet that could be saved.
    mCurves->cancelDrags();
    mGraph->graph().cancelGesture();
    mPreview->view().cancelGizmoDrag();
    for (ScrubSpinBox *field : mReadout->findChildren<ScrubSpinBox *>())
        field->cancelDrag();
}

void MainWindow::closeEvent(QCloseEvent *event)
{
    // Whether there is anything to save must not change while that is asked.
    mEdits.cancel();
    giveUpGestures();
    if (hasUnsaved() && !mCloseAgreed) {
        event->ignore();
        askUnsaved([this] {
            mCloseAgreed = true;
            close();
        });
        return;
    }
    QSettings settings;
    settings.setValue(QStringLiteral("window/geometry"), saveGeometry());
    settings.setValue(QStringLiteral("window/state"), saveState(layoutVersion));
    settings.setValue(QStringLiteral("window/timelineSplitter"), mTimeline->splitter().saveState());
    event->accept();
}

void MainWindow::restoreLayout()
{
    const QSettings settings;
    restoreGeometry(settings.value(QStringLiteral("window/geometry")).toByteArray());
    mLayoutChosen = restoreState(settings.value(QStringLiteral("window/state")).toByteArray(), layoutVersion);
    mTimeline->splitter().restoreState(
        settings.value(QStringLiteral("window/timelineSplitter")).toByteArray());
}

void MainWindow::dragEnterEvent(QDragEnterEvent *event)
{
    if (event->mimeData()->hasUrls())
        event->acceptProposedAction();
}

void MainWindow::dropEvent(QDropEvent *event)
{
    for (const QUrl &url : event->mimeData()->urls()) {
        const QString path = url.toLocalFile();
        if (path.endsWith(QLatin1String(".pmx"), Qt::CaseInsensitive) ||
            path.endsWith(QLatin1String(".pmd"), Qt::CaseInsensitive))
            openModel(path);
        else if (path.endsWith(QLatin1String(".vpd"), Qt::CaseInsensitive))
            putPoseIn(actionHost(), path);
        else if (url.isLocalFile() && isSoundFileName(path))
            mSound->open(path);
        else if (url.isLocalFile())
            openInWindow(path, this);
    }
    event->acceptProposedAction();
}

} // namespace furitsuke
