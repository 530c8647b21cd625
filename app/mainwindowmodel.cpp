// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/mainwindow.h"
#include "app/preview/previewsession.h"
#include "widgets/preview/morphsliders.h"
#include "widgets/preview/previewpanel.h"

#include <QDockWidget>
#include <QFileDialog>
#include <QFileInfo>

#include <algorithm>

namespace furitsuke {

void MainWindow::connectPreview()
{
    const auto watch = [this](const QDockWidget *dock, bool MainWindow::*seen) {
        connect(dock, &QDockWidget::visibilityChanged, mPreview, [this, seen](bool visible) {
            this->*seen = visible;
            mPreview->setSeen(mPreviewSeen || mMorphsSeen);
        });
    };
    watch(mPreviewDock, &MainWindow::mPreviewSeen);
    watch(mMorphsDock, &MainWindow::mMorphsSeen);
    mMorphs->setPosing(&mPreview->posing());
    connect(mPreview, &PreviewSession::changed, mMorphs,
            [this] { mMorphs->setModel(mPreview->controller().model()); });
    connect(&mPreview->controller(), &PreviewController::shownInputChanged, mMorphs,
            [this] { mMorphs->showWeights(mPreview->controller().shownInput().morphs); });
    connect(mMorphs, &MorphSliders::note, this, [this](const QString &text) { showMessage(text, true); });
    connect(mPreview, &PreviewSession::message, this, &MainWindow::showMessage);
    connect(mPreviewPanel, &PreviewPanel::noteClicked, this,
            [this] { mActions.action(QStringLiteral("preview.modelReport"))->trigger(); });
}

void MainWindow::chooseModel()
{
    auto *dialog = new QFileDialog(this, tr("Open model"));
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setFileMode(QFileDialog::ExistingFile);
    dialog->setNameFilters({tr("MMD model (*.pmx *.pmd)"), tr("All files (*)")});
    if (const OpenedModel *model = mPreview->openedModel())
        dialog->setDirectory(QFileInfo(model->path).absolutePath());
    connect(dialog, &QFileDialog::fileSelected, this, &MainWindow::openModel);
    dialog->open();
}

void MainWindow::openModel(const QString &path)
{
    showMessage(tr("Reading “%1”…").arg(QFileInfo(path).fileName()));
    mModelTask.start(
        [path, encoding = mDocument.encoding()](TaskProgress &progress) {
            ModelResult result = readModelFile(path, encoding);
            return std::pair(std::move(result), progress.isCancelled());
        },
        [this, path](std::pair<ModelResult, bool> read) {
            if (!read.second) {
                takeModel(path, std::move(read.first));
            } else if (!mModelTask.isRunning()) {
                showMessage(tr("The model was not opened."));
                Q_EMIT modelOpened(false, {});
            }
        });
}

void MainWindow::takeModel(const QString &path, ModelResult result)
{
    const QString file = QFileInfo(path).fileName();
    if (!result.ok) {
        showMessage(result.error, true);
        showError(tr("The model cannot be read"), tr("“%1” cannot be read.\n\n%2").arg(file, result.error));
        Q_EMIT modelOpened(false, result.error);
        return;
    }
    const ModelOutline &outline = result.outline;
    mDocument.setModelOutline(outline);
    const Motion &motion = mDocument.motion();
    int missing = 0;
    for (const TrackRef track : motion.tracks()) {
        const QByteArray name = motion.trackName(track);
        missing += (track.kind == TrackKind::Bone && !outline.hasBone(name)) ||
                   (track.kind == TrackKind::Morph && !outline.hasMorph(name));
    }
    QStringList lines = {tr("Model “%1”: %2 bones, %3 morphs.")
                             .arg(outline.name().isEmpty() ? file : outline.name())
                             .arg(outline.bones().size())
                             .arg(outline.morphs().size())};
    if (missing > 0)
        lines.append(
            tr("%n track(s) of the motion are not in it; they are kept and marked.", nullptr, missing));
    const auto collisions = int(outline.boneCollisions().size() + outline.morphCollisions().size());
    if (collisions > 0)
        lines.append(tr("%n name(s) are the same after 15 bytes: a motion cannot tell them apart.", nullptr,
                        collisions));
    const auto odd = int(
        std::count_if(result.diagnostics.begin(), result.diagnostics.end(),
                      [](const Diagnostic &diagnostic) { return diagnostic.severity != Severity::Note; }));
    if (odd > 0)
        lines.append(
            tr("%n finding(s) about its file: see View > Preview > Model and motion.", nullptr, odd));
    mPreview->setOpenedModel(OpenedModel{path, std::make_shared<const Model>(std::move(result.model)),
                                         std::move(result.outline), std::move(result.diagnostics)});
    showMessage(lines.join(QLatin1Char(' ')), lines.size() > 1);
    updateActions();
    Q_EMIT modelOpened(true, {});
}

void MainWindow::encodeModel()
{
    const OpenedModel *opened = mPreview->openedModel();
    if (!opened)
        return;
    OpenedModel model = *opened;
    model.outline = outlineOf(*model.model, mDocument.encoding());
    mDocument.setModelOutline(model.outline);
    mPreview->setOpenedModel(model);
}

void MainWindow::closeModel()
{
    mPreview->setOpenedModel(std::nullopt);
    mDocument.setModelOutline({});
    updateActions();
    showMessage({});
}

} // namespace furitsuke
