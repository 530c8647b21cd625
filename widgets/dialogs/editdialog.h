// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor-core/edits/editresult.h"

#include <QDialog>

class QDialogButtonBox;
class QFormLayout;
class QLabel;

namespace furitsuke {

class MotionDocument;

/// A dialog for the parameters of an edit that says what the edit will do before it does it, and looks again
/// whenever a parameter, the motion or the selection changes.
class EditDialog : public QDialog
{
    Q_OBJECT

public:
    void accept() override;

Q_SIGNALS:
    /// The edit was made.
    void edited(const furitsuke::EditResult &result);

protected:
    /// `verb` stands on the button that makes the edit.
    EditDialog(MotionDocument &document, const QString &title, const QString &verb, QWidget *parent);

    void showEvent(QShowEvent *event) override;

    /// What the edit would do.
    struct Preview
    {
        QStringList lines;
        QStringList losses; ///< what gets lost for it
        QString error;
        bool changes = false; ///< there is anything to be done
    };
    virtual Preview preview() const = 0;
    virtual EditResult edit() = 0;

    MotionDocument &document() const { return mDocument; }
    QFormLayout &form() const { return *mForm; }
    /// Shows what the edit would do now.
    void updatePreview();

private:
    MotionDocument &mDocument;
    QFormLayout *mForm;
    QLabel *mLosses;  ///< in the colour of warnings
    QLabel *mSummary; ///< what else there is to say
    QDialogButtonBox *mButtons;
};

} // namespace furitsuke
