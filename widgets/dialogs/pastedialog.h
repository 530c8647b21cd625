// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor-core/document/editjob.h"
#include "editor-core/edits/pasteedits.h"

#include <QDialog>

class QCheckBox;
class QComboBox;
class QLabel;
class QListWidget;
class QPushButton;
class QRadioButton;
class QSpinBox;
class QTimer;

namespace furitsuke {

class MotionDocument;
class PasteTargetTable;

/// Asks how keys are to be pasted: where, onto what, which channels, how often. Says all the time what would
/// come of it, and what does not fit.
class PasteDialog : public QDialog
{
    Q_OBJECT

public:
    PasteDialog(MotionDocument &document, KeyClip clip, QWidget *parent = nullptr);

    /// What is chosen.
    PasteOptions options() const;
    void accept() override;

Q_SIGNALS:
    /// The keys are to be pasted; the dialog is closed, and the work is for who hears this.
    void chosen(const furitsuke::EditJob &job);

private:
    QWidget *createWhere();
    QWidget *createOnto();
    QWidget *createChannels();
    QWidget *createRepeat();
    QWidget *createCollisions();
    void connectAll();
    void scheduleUpdate();
    void updateState();
    void showResult(const PasteResult &result);

    MotionDocument &mDocument;
    const KeyClip mClip;
    QRadioButton *mAtPlayhead = nullptr;
    QRadioButton *mAsCopied = nullptr;
    QCheckBox *mMirrored = nullptr;
    QRadioButton *mByName = nullptr;
    QRadioButton *mOntoChosen = nullptr;
    QRadioButton *mOntoListed = nullptr;
    PasteTargetTable *mTargets = nullptr;
    QCheckBox *mAddMissing = nullptr;
    QList<std::pair<BonePart, QCheckBox *>> mBoneParts; ///< none where the clip has no bones
    QList<std::pair<CameraPart, QCheckBox *>> mCameraParts;
    QCheckBox *mValuesOnly = nullptr;
    QSpinBox *mRepeat = nullptr;
    QComboBox *mSpacingKind = nullptr;
    QSpinBox *mSpacing = nullptr;
    QRadioButton *mOverwrite = nullptr;
    QRadioButton *mKeep = nullptr;
    QCheckBox *mReplaceSpan = nullptr;
    QLabel *mSummary = nullptr;
    QListWidget *mNotes = nullptr;
    QPushButton *mPaste = nullptr;
    QTimer *mTimer = nullptr;
};

} // namespace furitsuke
