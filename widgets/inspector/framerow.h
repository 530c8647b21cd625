// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor-core/document/valueverbs.h"
#include "editor-core/edits/valuesummary.h"

#include <QWidget>

class QLabel;

namespace furitsuke {

class ElidedLabel;
class FieldLayout;
class ScrubSpinBox;

/// The frame of the selected keys, to move them by typing: to a frame where they are at one, by so many
/// frames (+5, -5) in any case. What a move would overwrite is said while it is being typed.
class FrameRow : public QWidget
{
    Q_OBJECT

public:
    explicit FrameRow(MotionDocument &document, QWidget *parent = nullptr);

    void show(const FrameSummary &summary);
    void retranslate();
    FieldLayout *line() const { return mLine; }

Q_SIGNALS:
    void edited(const furitsuke::EditResult &result);

private:
    /// By how many frames an entry moves the keys; else what is wrong with it.
    std::optional<qint64> moveOf(const ValueEntry &entry, QString &error) const;
    void showConsequence();

    MotionDocument &mDocument;
    FrameSummary mSummary;
    ElidedLabel *mName;
    ScrubSpinBox *mField;
    QLabel *mConsequence;
    FieldLayout *mLine;
};

} // namespace furitsuke
