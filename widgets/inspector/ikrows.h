// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor-core/document/valueverbs.h"
#include "editor-core/edits/valuesummary.h"

#include <QWidget>

class QCheckBox;
class QLineEdit;
class QToolButton;
class QVBoxLayout;

namespace furitsuke {

/// The IK switches of the selected display/IK records, and a line to name another IK bone.
class IkRows : public QWidget
{
    Q_OBJECT

public:
    explicit IkRows(MotionDocument &document, QWidget *parent = nullptr);

    void show(const ValueSummary &summary);
    void retranslate();

Q_SIGNALS:
    void edited(const furitsuke::EditResult &result);

private:
    void addName();
    void updateTexts();

    MotionDocument &mDocument;
    QVBoxLayout *mSwitches;
    QList<QCheckBox *> mBoxes;
    QLineEdit *mName;
    QToolButton *mAdd;
    QList<CommonIk> mIks;
    qsizetype mRecords = 0;
};

} // namespace furitsuke
