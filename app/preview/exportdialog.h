// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor-core/document/framerange.h"
#include "widgets/preview/frameexport.h"

#include <QDialog>
#include <QElapsedTimer>

class QCheckBox;
class QComboBox;
class QDialogButtonBox;
class QFormLayout;
class QLabel;
class QProgressBar;
class QPushButton;
class QSpinBox;

namespace furitsuke {

class FrameBox;
class MotionDocument;
class PreviewSession;

/// Makes numbered pictures or a film of a stretch of the motion, as the preview shows it. It says how far it
/// is and can be cancelled; the window can be used meanwhile, and what is made shows the motion as it was at
/// the beginning.
class ExportDialog : public QDialog
{
    Q_OBJECT

public:
    /// The range is offered at first.
    ExportDialog(PreviewSession &session, MotionDocument &document, const FrameRange &range,
                 QWidget *parent = nullptr);
    ~ExportDialog() override;

    bool isRunning() const { return mExport && mExport->isRunning(); }
    /// Begins; the kind is that which the dialog shows.
    void exportTo(const QString &path);
    /// Cancels what runs; else closes.
    void reject() override;

Q_SIGNALS:
    void exported(const FrameExportResult &result);

private:
    enum class Kind { Pictures, Film };

    Kind kind() const;
    void createForm(const FrameRange &range);
    void updateForm();
    void choose();
    FrameExportPlan plan() const;
    ScenePlayer::Parts parts() const;
    std::optional<FilmSound> sound() const;
    void showProgress(int done, int all);
    void finish(const FrameExportResult &result);
    void setRunning(bool running);

    PreviewSession &mSession;
    MotionDocument &mDocument;
    QWidget *mFields;
    QComboBox *mKind;
    FrameBox *mFirst;
    FrameBox *mLast;
    QComboBox *mRate;
    QSpinBox *mWidth;
    QSpinBox *mHeight;
    QCheckBox *mCamera;
    QCheckBox *mSound;
    QLabel *mNote;
    QProgressBar *mProgress;
    QDialogButtonBox *mButtons;
    QPushButton *mStart;
    QString mPath;
    std::unique_ptr<FrameExport> mExport;
    QElapsedTimer mTime;
};

} // namespace furitsuke
