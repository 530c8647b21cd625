// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

class QLabel;
class QUndoView;

namespace furitsuke {

class MotionDocument;

/// The steps that can be undone or done again, as a list to jump in, and the memory that they take.
class HistoryPanel : public QWidget
{
    Q_OBJECT

public:
    explicit HistoryPanel(MotionDocument &document, QWidget *parent = nullptr);

    QUndoView &list() { return *mList; }

protected:
    void changeEvent(QEvent *event) override;
    void showEvent(QShowEvent *event) override;

private:
    void retranslate();
    void updateMemory();

    MotionDocument &mDocument;
    QUndoView *mList;
    QLabel *mMemory;
};

} // namespace furitsuke
