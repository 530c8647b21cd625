// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor-core/edits/ikswitch.h"

#include <QDialog>

class QCheckBox;
class QLabel;
class QListWidget;
class QPushButton;

namespace furitsuke {

/// Asks which IK chains of a model are on from a frame on, and whether the pose is kept.
class IkSwitchDialog : public QDialog
{
    Q_OBJECT

public:
    /// How the chains stand at the frame: one for each of Model::iks, 1 for on.
    IkSwitchDialog(const std::shared_ptr<const Model> &model, const std::vector<quint8> &enabled,
                   quint32 frame, QWidget *parent = nullptr);

    /// The chains that are to be other than they are.
    IkSwitchOptions options() const;
    void accept() override;

Q_SIGNALS:
    void chosen(const furitsuke::IkSwitchOptions &options);

private:
    void update();

    std::shared_ptr<const Model> mModel;
    std::vector<quint8> mEnabled;
    quint32 mFrame;
    QListWidget *mChains;
    QCheckBox *mKeep;
    QLabel *mSummary;
    QPushButton *mSwitch;
};

} // namespace furitsuke
