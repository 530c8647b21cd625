// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/preview/exportdialog.h"

#include "app/preview/previewsession.h"
#include "editor-core/document/motiondocument.h"
#include "editor-core/document/playback.h"
#include "widgets/common/framebox.h"
#include "widgets/preview/previewview.h"

#include <QCheckBox>
#include <QComboBox>
#include <QDialogButtonBox>
#include <QFileDialog>
#include <QFileInfo>
#include <QFormLayout>
#include <QHBoxLayout>
#include <QLabel>
#include <QMessageBox>
#include <QProgressBar>
#include <QPushButton>
#include <QSettings>
#include <QSpinBox>

#include <cmath>

namespace furitsuke {

namespace {

constexpr QLatin1String folderKey{"exportFolder"};
constexpr QLatin1String sizeKey{"exportSize"};
constexpr QLatin1String rateKey{"exportRate"};
constexpr int smallestEdge = 16;
constexpr int largestEdge = 8000;
constexpr QSize usualSize(1280, 720);

/// H.264 and VP9 with colours at half the size take even edges only.
int evenEdge(int edge)
{
    return edge - edge % 2;
}

} // namespace

ExportDialog::ExportDialog(PreviewSession &session, MotionDocument &document, const FrameRange &range,
                           QWidget *parent)
    : QDialog(parent)
    , mSession(session)
    , mDocument(document)
    , mFields(new QWidget)
    , mKind(new QComboBox)
    , mFirst(new FrameBox(0, FrameRange::latest, 0))
    , mLast(new FrameBox(0, FrameRange::latest, 0))
    , mRate(new QComboBox)
    , mWidth(new QSpinBox)
    , mHeight(new QSpinBox)
    , mCamera(new QCheckBox(tr("Through the motion's &camera")))
    , mSound(new QCheckBox(tr("With the &sound")))
    , mNote(new QLabel)
    , mProgress(new QProgressBar)
    , mButtons(new QDialogButtonBox(QDialogButtonBox::Close))
    , mStart(mButtons->addButton(tr("Ch&oose a file and begin…"), QDialogButtonBox::ActionRole))
{
    setObjectName(QStringLiteral("exportDialog"));
    setWindowTitle(tr("Export pictures or film"));
    createForm(range);
    mNote->setObjectName(QStringLiteral("exportNote"));
    mNote->setWordWrap(true);
    mProgress->setObjectName(QStringLiteral("exportProgress"));
    mProgress->setVisible(false);
    mStart->setObjectName(QStringLiteral("exportStart"));
    mStart->setDefault(true);
    mButtons->button(QDialogButtonBox::Close)->setAutoDefault(false);
    auto *layout = new QVBoxLayout(this);
    layout->addWidget(mFields);
    layout->addWidget(mNote);
    layout->addWidget(mProgress);
    layout->addWidget(mButtons);
    connect(mStart, &QPushButton::clicked, this, &ExportDialog::choose);
    connect(mButtons, &QDialogButtonBox::rejected, this, &ExportDialog::reject);
    updateForm();
}

ExportDialog::~ExportDialog() = default;

void ExportDialog::createForm(const FrameRange &range)
{
    auto *form = new QFormLayout(mFields);
    form->setContentsMargins(0, 0, 0, 0);
    mKind->setObjectName(QStringLiteral("exportKind"));
    mKind->addItem(tr("Pictures, numbered (PNG)"), int(Kind::Pictures));
    mKind->addItem(tr("Film (MP4, WebM, GIF)"), int(Kind::Film));
    mFirst->setObjectName(QStringLiteral("exportFirst"));
    mLast->setObjectName(QStringLiteral("exportLast"));
    mRate->setObjectName(QStringLiteral("exportRate"));
    for (const int rate : {10, 15, 30, 60})
        mRate->addItem(tr("%1 a second").arg(rate), rate);
    mRate->setCurrentIndex(std::max(0, mRate->findData(QSettings().value(rateKey, 30).toInt())));
    const QSize size = QSettings().value(sizeKey, usualSize).toSize();
    auto *sizes = new QHBoxLayout;
    for (const auto &[box, name, value, label] :
         {std::tuple(mWidth, "exportWidth", size.width(), tr("Width")),
          std::tuple(mHeight, "exportHeight", size.height(), tr("Height"))}) {
        box->setObjectName(QLatin1String(name));
        box->setAccessibleName(label);
        box->setRange(smallestEdge, largestEdge);
        box->setSingleStep(2);
        box->setValue(value);
        sizes->addWidget(box);
        if (box == mWidth)
            sizes->addWidget(new QLabel(QStringLiteral("×")));
    }
    sizes->addStretch(1);
    form->addRow(tr("&Make:"), mKind);
    form->addRow(tr("&From frame:"), mFirst);
    form->addRow(tr("&To frame:"), mLast);
    form->addRow(tr("&Pictures:"), mRate);
    form->addRow(tr("Si&ze in pixels:"), sizes);
    static_cast<QLabel *>(form->labelForField(sizes))->setBuddy(mWidth);
    form->addRow(QString(), mCamera);
    form->addRow(QString(), mSound);
    mCamera->setObjectName(QStringLiteral("exportCamera"));
    mSound->setObjectName(QStringLiteral("exportSound"));

    mFirst->setFrames(range.first);
    mLast->setFrames(range.last);
    mCamera->setEnabled(mSession.hasCamera());
    mCamera->setChecked(mSession.hasCamera() && mSession.view().followsSceneCamera());
    if (!mCamera->isEnabled())
        mCamera->setToolTip(tr("The motion has no camera keys."));
    mSound->setChecked(mDocument.timeNotes().sound.has_value());
    connect(mKind, &QComboBox::currentIndexChanged, this, &ExportDialog::updateForm);
    connect(mRate, &QComboBox::currentIndexChanged, this, &ExportDialog::updateForm);
    for (FrameBox *box : {mFirst, mLast})
        connect(box, &QDoubleSpinBox::valueChanged, this, &ExportDialog::updateForm);
}

ExportDialog::Kind ExportDialog::kind() const
{
    return Kind(mKind->currentData().toInt());
}

FrameExportPlan ExportDialog::plan() const
{
    const FrameRange range = FrameRange::between(mFirst->frames(), mLast->frames());
    FrameExportPlan plan = FrameExportPlan::between(range.first, range.last, mRate->currentData().toInt());
    plan.size = {mWidth->value(), mHeight->value()};
    if (kind() == Kind::Film)
        plan.size = {evenEdge(plan.size.width()), evenEdge(plan.size.height())};
    return plan;
}

void ExportDialog::updateForm()
{
    const bool film = kind() == Kind::Film;
    const bool possible = !film || !Film::program().isEmpty();
    const bool hasSound = mDocument.timeNotes().sound.has_value();
    mSound->setEnabled(film && hasSound);
    mSound->setToolTip(hasSound ? QString() : tr("Open a sound first."));
    mStart->setEnabled(possible);
    const FrameExportPlan planned = plan();
    if (!possible)
        mNote->setText(tr("Films are made by the program ffmpeg, which is not installed here."));
    else
        mNote->setText(tr("%n picture(s), %1 s.", nullptr, planned.pictures)
                           .arg(QLocale().toString(planned.pictures / planned.picturesPerSecond(), 'f', 1)));
}

void ExportDialog::choose()
{
    const bool film = kind() == Kind::Film;
    auto *dialog = new QFileDialog(this, windowTitle());
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setAcceptMode(QFileDialog::AcceptSave);
    dialog->setNameFilters(film ? QStringList{tr("Film MP4 (*.mp4)"), tr("Film WebM (*.webm)"),
                                              tr("Animated picture GIF (*.gif)")}
                                : QStringList{tr("Pictures (*.png)")});
    dialog->setDefaultSuffix(film ? QStringLiteral("mp4") : QStringLiteral("png"));
    connect(dialog, &QFileDialog::filterSelected, dialog, [dialog](const QString &filter) {
        dialog->setDefaultSuffix(filter.section(QLatin1String("(*."), 1).chopped(1));
    });
    const QString folder = QSettings().value(folderKey).toString();
    if (!folder.isEmpty())
        dialog->setDirectory(folder);
    connect(dialog, &QFileDialog::fileSelected, this, [this](const QString &path) {
        QSettings().setValue(folderKey, QFileInfo(path).absolutePath());
        exportTo(path);
    });
    dialog->open();
}

ScenePlayer::Parts ExportDialog::parts() const
{
    const PreviewController &controller = mSession.controller();
    ScenePlayer::Parts parts;
    parts.model = controller.model();
    if (const OpenedModel *opened = mSession.openedModel())
        parts.textureFolder = QFileInfo(opened->path).absolutePath();
    parts.motion = mDocument.motion();
    parts.encoding = mDocument.encoding();
    parts.stage = controller.cameraMotion();
    if (!mCamera->isChecked())
        parts.camera = mSession.view().camera().pose();
    parts.look = mSession.view().scene();
    return parts;
}

std::optional<FilmSound> ExportDialog::sound() const
{
    const std::optional<SoundNote> &note = mDocument.timeNotes().sound;
    if (!note || !mSound->isEnabled() || !mSound->isChecked())
        return {};
    return FilmSound{note->path, (note->offset - plan().first) / PlaybackClock::framesPerSecond};
}

void ExportDialog::exportTo(const QString &path)
{
    if (isRunning() || !mSession.controller().model())
        return;
    const FrameExportPlan planned = plan();
    QSettings().setValue(sizeKey, QSize(mWidth->value(), mHeight->value()));
    QSettings().setValue(rateKey, mRate->currentData());
    std::unique_ptr<FrameSink> sink;
    if (kind() == Kind::Film) {
        sink = std::make_unique<Film>(Film::program(), path, planned.picturesPerSecond(), planned.pictures,
                                      sound());
    } else {
        auto sequence = std::make_unique<PictureSequence>(path, planned.pictures);
        int there = 0;
        for (int i = 0; i < planned.pictures && there == 0; ++i)
            there += QFileInfo::exists(sequence->fileOf(i));
        const QString first = QFileInfo(sequence->fileOf(0)).fileName();
        if (there > 0 &&
            QMessageBox::question(this, windowTitle(),
                                  tr("Pictures such as “%1” are there already. Replace them?").arg(first)) !=
                QMessageBox::Yes)
            return;
        sink = std::move(sequence);
    }
    mPath = path;
    mExport = std::make_unique<FrameExport>(parts(), planned, std::move(sink));
    connect(mExport.get(), &FrameExport::progressed, this, &ExportDialog::showProgress);
    connect(mExport.get(), &FrameExport::finished, this, &ExportDialog::finish);
    mTime.start();
    setRunning(true);
    showProgress(0, planned.pictures);
    mExport->start();
}

void ExportDialog::setRunning(bool running)
{
    mFields->setEnabled(!running);
    mStart->setEnabled(!running);
    mProgress->setVisible(running);
    QPushButton *close = mButtons->button(QDialogButtonBox::Close);
    close->setText(running ? tr("Cancel") : tr("&Close"));
}

void ExportDialog::showProgress(int done, int all)
{
    mProgress->setRange(0, all);
    mProgress->setValue(done);
    QString text = tr("Picture %1 of %2").arg(done).arg(all);
    if (constexpr qint64 soonest = 1000; done > 0 && mTime.elapsed() > soonest) {
        const double left = double(mTime.elapsed()) / done * (all - done) / 1000;
        text += u' ' + tr("(about %n s left)", nullptr, int(std::ceil(left)));
    }
    mNote->setText(text);
}

void ExportDialog::finish(const FrameExportResult &result)
{
    setRunning(false);
    updateForm();
    const QString name = QFileInfo(mPath).fileName();
    QStringList lines;
    if (result.cancelled)
        lines.append(tr("Cancelled."));
    else if (!result.fault.isEmpty())
        lines.append(result.fault);
    else if (kind() == Kind::Film)
        lines.append(tr("“%1” is made.").arg(name));
    if (kind() == Kind::Pictures && result.pictures > 0)
        lines.append(tr("%n picture(s) are written.", nullptr, result.pictures));
    lines += result.notes;
    mNote->setText(lines.join(u'\n'));
    Q_EMIT exported(result);
}

void ExportDialog::reject()
{
    if (isRunning())
        mExport->cancel();
    else
        QDialog::reject();
}

} // namespace furitsuke
