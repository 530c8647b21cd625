// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor-core/document/motiondocument.h"

#include <QWidget>

class QLabel;
class QStackedLayout;
class QTreeWidget;

namespace furitsuke {

/// What the reader found in the file: severity, place, and what was kept.
class FindingsPanel : public QWidget
{
    Q_OBJECT

public:
    explicit FindingsPanel(MotionDocument &document, QWidget *parent = nullptr);

    QSize sizeHint() const override { return {520, 140}; }

Q_SIGNALS:
    /// A finding that names a record was chosen.
    void activated(const furitsuke::Diagnostic &diagnostic);

protected:
    void changeEvent(QEvent *event) override;

private:
    void refresh();

    MotionDocument &mDocument;
    QStackedLayout *mLayout;
    QLabel *mEmpty;
    QTreeWidget *mList;
};

} // namespace furitsuke
