// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor-core/document/userpresets.h"

#include <QDialog>

class QLabel;
class QListWidget;
class QListWidgetItem;
class QPushButton;

namespace furitsuke {

class PresetStore;

/// The person's own presets: renamed, put in another order, deleted, and exchanged with others by files. All
/// of it is kept at once; what was deleted can be put back while the dialog is open.
class PresetsDialog : public QDialog
{
    Q_OBJECT

public:
    explicit PresetsDialog(PresetStore &store, QWidget *parent = nullptr);

    /// Takes over the presets of a file, and says how many; for files that were chosen.
    void importFile(const QString &path);
    void exportFile(const QString &path);

private:
    struct Deleted
    {
        UserPreset preset;
        qsizetype place = 0;
    };

    void fill();
    void updateButtons();
    QString currentName() const;
    void rename(const QListWidgetItem &item);
    void removeCurrent();
    void putBack();
    void moveCurrent(int places);
    void chooseImport();
    void chooseExport();
    void setAside();
    /// Shows what was done, or the error where there is one.
    void say(const QString &error, const QString &done = {});

    PresetStore &mStore;
    QListWidget *mList;
    QLabel *mSaid;
    QPushButton *mRename;
    QPushButton *mDelete;
    QPushButton *mPutBack;
    QPushButton *mUp;
    QPushButton *mDown;
    QPushButton *mImport;
    QPushButton *mExport;
    QPushButton *mSetAside;
    QList<Deleted> mDeleted;
    bool mFilling = false;
};

} // namespace furitsuke
