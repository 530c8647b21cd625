// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor-core/document/framerange.h"
#include "editor-core/edits/ikbake.h"

#include <QDialog>

class QComboBox;
class QLabel;
class QListWidget;
class QPushButton;
class QSpinBox;

namespace furitsuke {

class FrameBox;

/// Asks which IK chains of a model are baked, into what, and when.
class IkBakeDialog : public QDialog
{
    Q_OBJECT

public:
    /// The chains and the range are offered at first.
    IkBakeDialog(const std::shared_ptr<const Model> &model, const QList<qint32> &chains,
                 const FrameRange &range, QWidget *parent = nullptr);

    IkBakeOptions options() const;
    void accept() override;

Q_SIGNALS:
    void chosen(const furitsuke::IkBakeOptions &options);

private:
    void update();

    std::shared_ptr<const Model> mModel;
    QComboBox *mInto;
    QListWidget *mChains;
    FrameBox *mFirst;
    FrameBox *mLast;
    QComboBox *mKeys;
    QSpinBox *mStep;
    QLabel *mSummary;
    QPushButton *mBake;
};

} // namespace furitsuke
