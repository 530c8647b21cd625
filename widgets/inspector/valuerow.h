// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/inspector/valuefield.h"

#include <QWidget>

class QBoxLayout;

namespace furitsuke {

class ElidedLabel;

/// One line of an inspector: a name and the fields of up to four values, and beneath them what the file has
/// in their place. Where it gets narrow, the name of several fields stands above them.
class ValueRow : public QWidget
{
    Q_OBJECT

public:
    using Text = QString (*)();

    /// Each field has its letter before it, but for a single one.
    ValueRow(MotionDocument &document, Text name, const QList<KeyValue> &values, QWidget *parent = nullptr);

    QList<ValueField *> fields() const { return mFields; }
    void show(const ValueSummary &summary);
    void retranslate();

    /// Room for the names of lines where they stand beside their fields.
    static int nameWidth(const QWidget &widget);

protected:
    void resizeEvent(QResizeEvent *event) override;

private:
    Text mText;
    QList<ValueField *> mFields;
    QBoxLayout *mLine;
    ElidedLabel *mName;
    ElidedLabel *mStored;
};

} // namespace furitsuke
