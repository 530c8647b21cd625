// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor-core/document/motiondocument.h"
#include "editor-core/document/tracknamecheck.h"

#include <QDialog>

class QCheckBox;
class QDialogButtonBox;
class QLabel;
class QLineEdit;

namespace furitsuke {

/// How much of a name field a name takes, as a bar.
class ByteBar : public QWidget
{
    Q_OBJECT

public:
    using QWidget::QWidget;
    void setCheck(const TrackNameCheck &check);
    QSize sizeHint() const override { return {220, 8}; }

protected:
    void paintEvent(QPaintEvent *event) override;

private:
    TrackNameCheck mCheck;
};

/// Asks for the name of a bone or morph track, a new one or one that is there, and says while it is typed how
/// many bytes it takes and what would come of it. It changes nothing: nameChosen() tells the name.
class RenameDialog : public QDialog
{
    Q_OBJECT

public:
    /// For another name of a track.
    RenameDialog(const MotionDocument &document, TrackRef track, QWidget *parent = nullptr);
    /// For the name of a new track.
    RenameDialog(const MotionDocument &document, TrackKind kind, QWidget *parent = nullptr);

    QLineEdit &field() { return *mField; }
    QString name() const;
    const TrackNameCheck &check() const { return mCheck; }
    QString meterText() const;
    QString remarks() const;
    /// Whether an IK bone's name in display/IK records follows.
    IkNames ikNames() const;

Q_SIGNALS:
    void nameChosen(const QString &name, furitsuke::IkNames ikNames);

protected:
    void changeEvent(QEvent *event) override;

private:
    RenameDialog(const MotionDocument &document, TrackKind kind, std::optional<TrackRef> track,
                 QWidget *parent);
    void retranslate();
    void updateCheck();
    void choose();

    const MotionDocument &mDocument;
    TrackKind mKind;
    std::optional<TrackRef> mTrack;
    TrackNameCheck mCheck;
    QLabel *mPrompt;
    QLineEdit *mField;
    QLabel *mMeter;
    ByteBar *mBar;
    QLabel *mRemarks;
    QCheckBox *mFollow; ///< shown where there is something to follow
    QLabel *mEncoding;
    QDialogButtonBox *mButtons;
};

} // namespace furitsuke
