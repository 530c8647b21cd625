// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor-core/document/valueverbs.h"
#include "editor-core/edits/valuesummary.h"

#include <QWidget>

class QComboBox;
class QLabel;
class QPushButton;
class QToolButton;
class QVBoxLayout;

namespace furitsuke {

class ElidedLabel;
class FieldLayout;
class IkRows;
class SwitchBox;
class ValueRow;

/// The part of an inspector for the selected keys of one kind, with a heading that folds it where other kinds
/// are selected too.
class ValueSection : public QWidget
{
    Q_OBJECT

public:
    ValueSection(MotionDocument &document, TrackKind kind, QWidget *parent = nullptr);

    TrackKind kind() const { return mKind; }
    void setHeadingVisible(bool visible);
    bool isOpen() const;
    void show(const ValueSummary &summary);
    void retranslate();
    /// The first field, to type into.
    QWidget *firstField() const;
    /// The lines that have a name.
    QList<FieldLayout *> lines() const { return mLines; }

Q_SIGNALS:
    void edited(const furitsuke::EditResult &result);
    /// It was opened and wants to be shown.
    void opened();

private:
    void addRow(QString (*name)(), const QList<KeyValue> &values);
    void addLine(QWidget *name, QWidget *field);
    void addSwitch(KeyValue value);
    void addMode();
    void addCurves();
    void addLengthNotice();
    void showCurves();
    void showNotice();
    void updateFolding();
    QString curveName(int channel) const;

    MotionDocument &mDocument;
    TrackKind mKind;
    ValueSummary mSummary;
    QVBoxLayout *mLayout;
    QToolButton *mHeading;
    bool mOpen = true;
    QWidget *mBody;
    QList<ValueRow *> mRows;
    QList<FieldLayout *> mLines;
    KeyValue mSwitched = KeyValue::Physics;
    SwitchBox *mSwitch = nullptr;
    QComboBox *mMode = nullptr;
    ElidedLabel *mModeName = nullptr;
    IkRows *mIks = nullptr;
    QList<std::pair<ElidedLabel *, QLabel *>> mCurves;
    QWidget *mNotice = nullptr;
    QLabel *mNoticeText = nullptr;
    QPushButton *mNormalise = nullptr;
};

} // namespace furitsuke
