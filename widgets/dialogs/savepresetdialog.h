// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor-core/motion/curves.h"

#include <QDialog>

class QDialogButtonBox;
class QLabel;
class QLineEdit;

namespace furitsuke {

class PresetStore;

/// Gives a curve a name among the person's own presets. A name that is taken already replaces that preset's
/// curve, and says so before.
class SavePresetDialog : public QDialog
{
    Q_OBJECT

public:
    SavePresetDialog(PresetStore &store, CurvePoints curve, QWidget *parent = nullptr);

    void accept() override;

Q_SIGNALS:
    void saved(const QString &name);

private:
    void update();
    /// There is a preset of the name already.
    bool replaces() const;
    QString name() const;

    PresetStore &mStore;
    CurvePoints mCurve;
    QLineEdit *mName;
    QLabel *mSaid;
    QDialogButtonBox *mButtons;
};

} // namespace furitsuke
