// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor-core/document/valueverbs.h"

#include <QDialog>

class QLabel;
class QPushButton;
class QTabWidget;
class QTimer;

namespace furitsuke {

class NumberBox;

/// Multiplies values of the selected keys and adds to them, as MMD's corrections of bones and camera do, for
/// each kind of key that is selected. Shows the first key before and after, and how many keys change.
class CorrectionDialog : public QDialog
{
    Q_OBJECT

public:
    explicit CorrectionDialog(MotionDocument &document, QWidget *parent = nullptr);

    /// What is entered, but for what changes nothing.
    QList<ValueChange> correction() const;
    void accept() override;

Q_SIGNALS:
    /// The keys were corrected.
    void corrected(const furitsuke::EditResult &result);

protected:
    void changeEvent(QEvent *event) override;

private:
    struct Row
    {
        KeyValue value;
        QLabel *name;
        NumberBox *multiply;
        NumberBox *add;
        QLabel *before;
        QLabel *after;
    };

    QWidget *createPage(TrackKind kind);
    void reset();
    void update();
    void showFirstKeys();
    void showResult();
    void retranslate();

    MotionDocument &mDocument;
    QTabWidget *mTabs;
    QList<TrackKind> mKinds;
    QList<QList<QLabel *>> mHeadings; ///< of each page
    QList<Row> mRows;
    QLabel *mSummary;
    QLabel *mNotes;
    QPushButton *mCorrect;
    QPushButton *mReset;
    QTimer *mTimer;
};

} // namespace furitsuke
