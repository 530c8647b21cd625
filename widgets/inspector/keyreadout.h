// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor-core/document/motiondocument.h"

#include <QWidget>

class QLabel;
class QStackedLayout;
class QTableWidget;

namespace furitsuke {

/// The exact values of the selected keys, to read and to copy.
class KeyReadout : public QWidget
{
    Q_OBJECT

public:
    explicit KeyReadout(MotionDocument &document, QWidget *parent = nullptr);

    QSize sizeHint() const override { return {320, 260}; }

protected:
    void changeEvent(QEvent *event) override;
    void showEvent(QShowEvent *event) override;

private:
    void refresh();

    MotionDocument &mDocument;
    QStackedLayout *mLayout;
    QLabel *mEmpty;
    QTableWidget *mTable;
    bool mStale = true; ///< changed while it was hidden
};

} // namespace furitsuke
