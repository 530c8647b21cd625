// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/mainwindow.h"
#include "app/sound/soundsession.h"
#include "widgets/curves/curvepanel.h"
#include "widgets/dopesheet/timelinepanel.h"
#include "widgets/history/historypanel.h"
#include "widgets/inspector/keyinspector.h"

#include <QProgressBar>
#include <QToolButton>

#include <algorithm>

namespace furitsuke {

namespace {

/// Whether an action may change the motion, or is of no use while that is about to change.
bool isForEditing(const QString &id)
{
    static const QStringList editing = {
        QStringLiteral("edit."),          QStringLiteral("key."),    QStringLiteral("time."),
        QStringLiteral("track."),         QStringLiteral("marker."), QStringLiteral("file.save"),
        QStringLiteral("file.encoding."), QStringLiteral("fix."),    QStringLiteral("curve."),
        QStringLiteral("sound."),
    };
    static const QStringList harmless = {
        QStringLiteral("edit.cancel"),     QStringLiteral("edit.copy"),
        QStringLiteral("edit.undoMemory"), QStringLiteral("key.focus"),
        QStringLiteral("key.rippleLater"), QStringLiteral("time.display"),
        QStringLiteral("track.search"),    QStringLiteral("track.hide"),
        QStringLiteral("track.solo"),      QStringLiteral("track.colour."),
        QStringLiteral("track.filter."),   QStringLiteral("track.showHidden"),
        QStringLiteral("track.listAll"),   QStringLiteral("curve.copy"),
        QStringLiteral("curve.panel"),     QStringLiteral("curve.channel."),
        QStringLiteral("curve.linked"),    QStringLiteral("curve.relative"),
        QStringLiteral("curve.snap."),     QStringLiteral("curve.speed"),
        QStringLiteral("curve.manage"),    QStringLiteral("sound.mute"),
        QStringLiteral("sound.scrub"),
    };
    const auto isOneOf = [&id](const QStringList &beginnings) {
        return std::any_of(beginnings.begin(), beginnings.end(),
                           [&id](const QString &beginning) { return id.startsWith(beginning); });
    };
    return isOneOf(editing) && !isOneOf(harmless);
}

} // namespace

void MainWindow::createTaskBar()
{
    mProgress = new QProgressBar;
    mCancel = new QToolButton;
    mProgress->setObjectName(QStringLiteral("taskProgress"));
    mCancel->setObjectName(QStringLiteral("cancelTask"));
    mProgress->setRange(0, 1000);
    mProgress->setMaximumWidth(160);
    mProgress->setTextVisible(false);
    mProgress->hide();
    mCancel->hide();
    connect(mCancel, &QToolButton::clicked, this, &MainWindow::cancelTask);
}

void MainWindow::connectTasks()
{
    connect(&mTask, &BackgroundTask::started, this, &MainWindow::updateTasks);
    connect(&mTask, &BackgroundTask::finished, this, &MainWindow::updateTasks);
    connect(&mTask, &BackgroundTask::progressed, this, [this](int permille) {
        if (!mEdits.isRunning())
            mProgress->setValue(permille);
    });
    connect(&mModelTask, &BackgroundTask::started, this, &MainWindow::updateTasks);
    connect(&mModelTask, &BackgroundTask::finished, this, &MainWindow::updateTasks);
    connect(mSound, &SoundSession::readingChanged, this, &MainWindow::updateTasks);
    connect(mSound, &SoundSession::progressed, this, [this](int permille) {
        if (!mEdits.isRunning() && !mTask.isRunning())
            mProgress->setValue(permille);
    });
    connect(mSound, &SoundSession::message, this, &MainWindow::showMessage);
    connect(mSound, &SoundSession::opened, this, [this](bool ok, const QString &error) {
        if (!ok && !error.isEmpty())
            showError(tr("The sound cannot be opened"), error);
    });
    connect(&mEdits, &EditRunner::started, this, [this](const QString &doing) {
        updateTasks();
        showMessage(doing);
    });
    connect(&mEdits, &EditRunner::finished, this, &MainWindow::updateTasks);
    connect(&mEdits, &EditRunner::progressed, mProgress, &QProgressBar::setValue);
    connect(&mDocument, &MotionDocument::heldChanged, this, &MainWindow::updateHeld);
}

void MainWindow::updateTasks()
{
    const bool runs =
        mTask.isRunning() || mEdits.isRunning() || mSound->isReading() || mModelTask.isRunning();
    mProgress->setValue(0);
    mProgress->setVisible(runs);
    mCancel->setVisible(runs);
    updateActions();
}

void MainWindow::runEdit(EditJob job, EditRunner::Done done)
{
    if (mEdits.isRunning())
        reportEdit({});
    else
        mEdits.run(std::move(job), std::move(done));
}

void MainWindow::cancelTask()
{
    if (mEdits.isRunning())
        mEdits.cancel();
    else if (mTask.isRunning())
        mTask.cancel();
    else if (mModelTask.isRunning())
        mModelTask.cancel();
    else
        mSound->cancel();
}

void MainWindow::updateHeld()
{
    const bool held = mDocument.isHeld();
    const QWidget *focus = focusWidget();
    const std::array<QWidget *, 3> editors = {mReadout, mHistory, mCurves};
    const bool losesFocus =
        focus && std::any_of(editors.begin(), editors.end(),
                             [focus](const QWidget *editor) { return editor->isAncestorOf(focus); });
    if (held && losesFocus)
        mTimeline->setFocus();
    for (QWidget *editor : editors)
        editor->setEnabled(!held);
    if (held)
        mActions.block(isForEditing, [] { return tr("An edit is running; it can be cancelled."); });
    else
        mActions.unblock();
    updateActions();
}

} // namespace furitsuke
