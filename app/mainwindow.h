// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/actions/actionhost.h"
#include "app/editrunner.h"
#include "app/tasks/backgroundtask.h"
#include "editor-core/document/filesave.h"
#include "editor-core/document/motiondocument.h"
#include "editor-core/document/sidecar.h"

#include <QDateTime>
#include <QMainWindow>
#include <QPointer>

#include <functional>

class QActionGroup;
class QDockWidget;
class QLabel;
class QMenu;
class QMessageBox;
class QProgressBar;
class QToolBar;
class QToolButton;

namespace furitsuke {

class CurvePanel;
class FindingsPanel;
class GraphPanel;
class HistoryPanel;
class KeyInspector;
struct ModelResult;
class PlaybackBar;
class MorphSliders;
class PreviewPanel;
class PreviewSession;
class SoundSession;
class TimelinePanel;

/// One motion in one window.
class MainWindow : public QMainWindow
{
    Q_OBJECT

public:
    /// The setting for undo memory, in megabytes.
    static constexpr QLatin1String undoMemoryKey{"undoMegabytes"};

    explicit MainWindow(QWidget *parent = nullptr);
    ~MainWindow() override;

    MotionDocument &document() { return mDocument; }
    TimelinePanel &timeline() { return *mTimeline; }
    GraphPanel &graph() { return *mGraph; }
    ActionRegistry &actions() { return mActions; }
    BackgroundTask &task() { return mTask; }
    EditRunner &edits() { return mEdits; }
    SoundSession &sound() { return *mSound; }
    PreviewSession &preview() { return *mPreview; }

    /// Reads a file in the background and shows it; a message says why where it cannot be read.
    void openFile(const QString &path);
    /// Shows one of the bundled motions: "dance", "face" or "camera".
    void openDemo(const QString &name);
    /// Path of the motion's file; empty where it has none.
    QString filePath() const { return mFilePath; }
    /// Nothing of the user's is in this window: a file may be opened in it.
    bool isPristine() const
    {
        return mFilePath.isEmpty() && !hasUnsaved() && !mTask.isRunning() && !mEdits.isRunning();
    }

    /// Reads a model (PMX, PMD) in the background: the preview shows the motion on it, the track list takes
    /// its groups from the model's display frames and marks tracks that it lacks. A message says why where it
    /// cannot be read; the model before it stays.
    void openModel(const QString &path);
    void closeModel();

    void save();
    /// The same; done is called where it worked.
    void save(std::function<void()> done);
    void saveAs(std::function<void()> done = {});
    /// Saves there without asking; done is called where it worked.
    void saveTo(const QString &path, std::function<void()> done = {});

    /// Opens a file, in a window of its own where this one is in use.
    static void openInWindow(const QString &path, MainWindow *near);
    static QList<MainWindow *> allWindows();
    /// Another window, beside this one where one is given.
    static MainWindow *newWindow(const MainWindow *near);
    /// Closes all windows, after each with unsaved changes was asked about; those agreed to need no question.
    static void quitAll(const QList<QPointer<MainWindow>> &agreed = {});

Q_SIGNALS:
    /// A file was read, or refused; then the error says why.
    void opened(bool ok, const QString &error);
    void saved(bool ok);
    /// A model was read, or refused; then the error says why.
    void modelOpened(bool ok, const QString &error);

protected:
    void closeEvent(QCloseEvent *event) override;
    void dragEnterEvent(QDragEnterEvent *event) override;
    void dropEvent(QDropEvent *event) override;
    void changeEvent(QEvent *event) override;
    void showEvent(QShowEvent *event) override;
    /// Says why a disabled action's shortcut does nothing.
    void keyPressEvent(QKeyEvent *event) override;

private:
    using FileStamp = std::pair<qint64, QDateTime>;

    static FileStamp stampOf(const QString &path);

    void createPanels();
    /// Puts the panels at the right where they are at first: above one another where the window is high
    /// enough, else as tabs.
    void arrangePanels();
    ActionHost actionHost();
    void createActions();
    void createFileActions();
    void createEditActions();
    void createWindowActions();
    void createHelpActions();
    void createMenus();
    void createToolBar();
    void createPlaybackBar();
    void createStatusBar();
    void retranslate();
    void takeContent(ReadResult result, const SidecarRead &sidecar, const QString &path);
    /// What is to be kept beside the motion, as it is now.
    Sidecar sidecar() const;
    void takeSidecar(const Sidecar &sidecar);
    void updateTitle();
    /// Selected keys of tracks that a search, a filter or their look leaves out of the list.
    qsizetype unlistedSelectedKeys() const;
    void updateCounts();
    void updatePlace();
    void updateActions();
    void showMessage(const QString &text, bool warning = false);
    /// What is said while there is nothing else to say: what the pointer does where it is.
    QString standingHint() const;
    void takeHintPlace(bool graph);
    /// Gives up what is being dragged in curves, graph and fields.
    void giveUpGestures();
    /// In the theme of now.
    void colourMessage();
    void reportEdit(const EditResult &result);
    void createTaskBar();
    void connectTasks();
    void updateTasks();
    void runEdit(EditJob job, EditRunner::Done done);
    /// Stops an edit, else what is read or written.
    void cancelTask();
    void updateHeld();
    QMessageBox *showError(const QString &title, const QString &text);
    /// Changes of the motion, or a pose that has no keys yet.
    bool hasUnsaved() const;
    void askUnsaved(std::function<void()> goOn);
    QString motionName() const;
    void chooseFiles();
    void chooseModel();
    void takeModel(const QString &path, ModelResult result);
    /// The model's names are compared as bytes in the motion's encoding, which is another one.
    void encodeModel();
    void connectPreview();
    void fillRecentMenu();
    void rememberFile(const QString &path);
    void restoreLayout();
    void jumpTo(const Diagnostic &diagnostic);
    void goToFrame(qint64 frame);
    void askUndoMemory();

    MotionDocument mDocument;
    ActionRegistry mActions;
    BackgroundTask mTask;
    EditRunner mEdits{mDocument};
    BackgroundTask mModelTask;
    QString mFilePath;
    QString mDemoName;      ///< of a bundled motion
    bool mBackedUp = false; ///< the file as it was before the first save is kept
    bool mCloseAgreed = false;
    bool mCloseWhenRefused = false; ///< made for a file; without it there is nothing to show
    FileStamp mFileStamp;           ///< of the file when it was read or written here
    QJsonObject mSidecarSource;     ///< as it is beside the file, unknown members included

    TimelinePanel *mTimeline = nullptr;
    SoundSession *mSound = nullptr;
    PreviewSession *mPreview = nullptr;
    PreviewPanel *mPreviewPanel = nullptr;
    CurvePanel *mCurves = nullptr;
    KeyInspector *mReadout = nullptr;
    FindingsPanel *mFindings = nullptr;
    HistoryPanel *mHistory = nullptr;
    GraphPanel *mGraph = nullptr;
    QAction *mSheetPresets = nullptr; ///< opens the presets in the sheet's menu
    QDockWidget *mCurvesDock = nullptr;
    QDockWidget *mReadoutDock = nullptr;
    QDockWidget *mFindingsDock = nullptr;
    QDockWidget *mHistoryDock = nullptr;
    QDockWidget *mGraphDock = nullptr;
    QDockWidget *mPreviewDock = nullptr;
    MorphSliders *mMorphs = nullptr;
    QDockWidget *mMorphsDock = nullptr;
    bool mPreviewSeen = false;
    bool mMorphsSeen = false;
    QToolBar *mToolBar = nullptr;
    QAction *mUndoButton = nullptr;
    QAction *mRedoButton = nullptr;
    PlaybackBar *mPlaybackBar = nullptr;
    QLabel *mHint = nullptr;
    bool mHintWarns = false;
    bool mHintStands = true;     ///< nothing else is said
    bool mHintIsOfGraph = false; ///< the pointer is there
    QLabel *mPlace = nullptr;
    QLabel *mCounts = nullptr;
    QProgressBar *mProgress = nullptr;
    QToolButton *mCancel = nullptr;
    QMenu *mRecentMenu = nullptr;
    QList<std::pair<QMenu *, ActionRegistry::Text>> mMenus;
    QActionGroup *mEncodingGroup = nullptr;
    QByteArray mStandardLayout;
    bool mLayoutChosen = false; ///< the panels are where somebody has left them
};

} // namespace furitsuke
