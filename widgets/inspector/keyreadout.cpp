// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/inspector/keyreadout.h"

#include "widgets/inspector/keyfacts.h"

#include <QEvent>
#include <QHeaderView>
#include <QLabel>
#include <QStackedLayout>
#include <QTableWidget>

namespace furitsuke {

KeyReadout::KeyReadout(MotionDocument &document, QWidget *parent)
    : QWidget(parent)
    , mDocument(document)
    , mLayout(new QStackedLayout(this))
    , mEmpty(new QLabel(this))
    , mTable(new QTableWidget(this))
{
    setObjectName(QStringLiteral("keyReadout"));
    mEmpty->setAlignment(Qt::AlignCenter);
    mEmpty->setWordWrap(true);
    mEmpty->setMargin(12);
    mEmpty->setForegroundRole(QPalette::PlaceholderText);
    mTable->setColumnCount(2);
    mTable->horizontalHeader()->hide();
    mTable->verticalHeader()->hide();
    mTable->horizontalHeader()->setSectionResizeMode(0, QHeaderView::ResizeToContents);
    mTable->horizontalHeader()->setStretchLastSection(true);
    mTable->setShowGrid(false);
    mTable->setAlternatingRowColors(true);
    mTable->setEditTriggers(QAbstractItemView::NoEditTriggers);
    mTable->setFrameShape(QFrame::NoFrame);
    mTable->setWordWrap(false);
    mLayout->addWidget(mEmpty);
    mLayout->addWidget(mTable);
    connect(&document, &MotionDocument::selectionChanged, this, &KeyReadout::refresh);
    connect(&document, &MotionDocument::changed, this, &KeyReadout::refresh);
    refresh();
}

void KeyReadout::refresh()
{
    if (!isVisible()) {
        mStale = true;
        return;
    }
    mStale = false;
    mEmpty->setText(tr("No key is selected. Click a key in the dope sheet to read its values here."));
    const QList<KeyFact> facts = keyFacts(mDocument);
    mTable->setRowCount(int(facts.size()));
    for (int row = 0; row < int(facts.size()); ++row) {
        const auto put = [this, row](int column, const QString &text) {
            if (!mTable->item(row, column))
                mTable->setItem(row, column, new QTableWidgetItem);
            mTable->item(row, column)->setText(text);
            mTable->item(row, column)->setToolTip(text);
        };
        put(0, facts[row].name);
        put(1, facts[row].value);
        mTable->setRowHeight(row, fontMetrics().height() + 6);
    }
    mLayout->setCurrentWidget(facts.isEmpty() ? static_cast<QWidget *>(mEmpty) : mTable);
}

void KeyReadout::showEvent(QShowEvent *event)
{
    QWidget::showEvent(event);
    if (mStale)
        refresh();
}

void KeyReadout::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::LanguageChange)
        refresh();
    QWidget::changeEvent(event);
}

} // namespace furitsuke
