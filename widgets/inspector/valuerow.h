// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/inspector/valuefield.h"

#include <QWidget>

class QLabel;

namespace furitsuke {

class ElidedLabel;
class FieldLayout;

/// One line of an inspector: a name and the fields of up to four values, and beneath them what the file has
/// in their place.
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

    FieldLayout *line() const { return mLine; }

private:
    Text mText;
    QList<ValueField *> mFields;
    ElidedLabel *mName;
    QLabel *mStored;
    FieldLayout *mLine;
};

} // namespace furitsuke
