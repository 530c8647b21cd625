// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/findings/findingspanel.h"

#include "widgets/common/theme.h"

#include <QEvent>
#include <QHeaderView>
#include <QLabel>
#include <QLocale>
#include <QStackedLayout>
#include <QTreeWidget>

namespace furitsuke {

FindingsPanel::FindingsPanel(MotionDocument &document, QWidget *parent)
    : QWidget(parent)
    , mDocument(document)
    , mLayout(new QStackedLayout(this))
    , mEmpty(new QLabel(this))
    , mList(new QTreeWidget(this))
{
    setObjectName(QStringLiteral("findingsPanel"));
    mEmpty->setAlignment(Qt::AlignCenter);
    mEmpty->setWordWrap(true);
    mEmpty->setMargin(12);
    mEmpty->setForegroundRole(QPalette::PlaceholderText);
    mList->setRootIsDecorated(false);
    mList->setAlternatingRowColors(true);
    mList->setUniformRowHeights(true);
    mList->setFrameShape(QFrame::NoFrame);
    mList->setColumnCount(5);
    mList->header()->setStretchLastSection(true);
    mLayout->addWidget(mEmpty);
    mLayout->addWidget(mList);
    connect(mList, &QTreeWidget::itemActivated, this, [this](QTreeWidgetItem *item) {
        const int index = mList->indexOfTopLevelItem(item);
        if (index >= 0 && index < mDocument.diagnostics().size())
            Q_EMIT activated(mDocument.diagnostics()[index]);
    });
    connect(&document, &MotionDocument::changed, this, [this](const MotionChange &change) {
        if (change.whole)
            refresh();
    });
    connect(&document, &MotionDocument::diagnosticsChanged, this, &FindingsPanel::refresh);
    refresh();
}

void FindingsPanel::refresh()
{
    mEmpty->setText(mDocument.motion().keyCount() == 0 ? tr("No motion is open.")
                                                       : tr("Nothing was found wrong with this file."));
    mList->setHeaderLabels({tr("Severity"), tr("Section"), tr("Record"), tr("Byte"), tr("Finding")});
    mList->clear();
    const SheetColours colours(palette());
    for (const Diagnostic &diagnostic : mDocument.diagnostics()) {
        QString message = diagnostic.message;
        if (diagnostic.count > 1)
            message = tr("%1 (%2 records)").arg(message, QLocale().toString(diagnostic.count));
        auto *item = new QTreeWidgetItem(
            mList, {severityLabel(diagnostic.severity), sectionLabel(diagnostic.section),
                    diagnostic.record >= 0 ? QString::number(diagnostic.record) : QString(),
                    diagnostic.offset >= 0 ? QString::number(diagnostic.offset) : QString(), message});
        item->setToolTip(4, message);
        if (diagnostic.severity == Severity::Error)
            item->setForeground(0, colours.warning);
        else if (diagnostic.severity == Severity::Warning)
            item->setForeground(0, colours.selected);
    }
    for (int column = 0; column < 4; ++column)
        mList->resizeColumnToContents(column);
    mLayout->setCurrentWidget(mDocument.diagnostics().isEmpty() ? static_cast<QWidget *>(mEmpty) : mList);
}

void FindingsPanel::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::LanguageChange || event->type() == QEvent::PaletteChange)
        refresh();
    QWidget::changeEvent(event);
}

} // namespace furitsuke
