// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/history/historypanel.h"

#include "editor-core/document/motiondocument.h"

#include <QEvent>
#include <QHelpEvent>
#include <QLabel>
#include <QLocale>
#include <QPainter>
#include <QStyledItemDelegate>
#include <QToolTip>
#include <QUndoView>
#include <QVBoxLayout>

namespace furitsuke {

namespace {

/// Draws a step: those that are undone dimmed, the one that is in the file marked.
class StepDelegate : public QStyledItemDelegate
{
public:
    StepDelegate(const QUndoStack &stack, QObject *parent)
        : QStyledItemDelegate(parent)
        , mStack(stack)
    {}

    void paint(QPainter *painter, const QStyleOptionViewItem &option, const QModelIndex &index) const override
    {
        QStyleOptionViewItem shown = option;
        if (index.row() > mStack.index())
            shown.palette.setColor(QPalette::Text, option.palette.color(QPalette::Disabled, QPalette::Text));
        if (index.row() != mStack.cleanIndex()) {
            QStyledItemDelegate::paint(painter, shown, index);
            return;
        }
        // The mark stays in sight, however long the text is.
        const QString mark = savedMark();
        const int width = option.fontMetrics.horizontalAdvance(mark) + 2 * margin;
        QStyledItemDelegate::paint(painter, shown, index);
        const bool current = option.state & QStyle::State_Selected;
        const QRect place(option.rect.right() - width + 1, option.rect.top(), width, option.rect.height());
        painter->save();
        painter->fillRect(place, option.palette.color(current ? QPalette::Highlight : QPalette::Base));
        painter->setPen(option.palette.color(current ? QPalette::HighlightedText : QPalette::Link));
        painter->drawText(place, int(Qt::AlignCenter | Qt::TextSingleLine), mark);
        painter->restore();
    }

    /// As wide as the list is, so that long texts are elided instead of reaching out of it.
    QSize sizeHint(const QStyleOptionViewItem &option, const QModelIndex &index) const override
    {
        return {1, QStyledItemDelegate::sizeHint(option, index).height()};
    }

private:
    static QString savedMark()
    {
        //: Beside the step of the history that is what the file holds
        return HistoryPanel::tr("saved");
    }
    static constexpr int margin = 6;

    const QUndoStack &mStack;
};

/// Tells a step's whole text where there is no room for it.
class StepList : public QUndoView
{
public:
    explicit StepList(QUndoStack *stack)
        : QUndoView(stack)
    {}

protected:
    bool viewportEvent(QEvent *event) override
    {
        if (event->type() != QEvent::ToolTip)
            return QUndoView::viewportEvent(event);
        const auto *help = static_cast<QHelpEvent *>(event);
        const QModelIndex index = indexAt(help->pos());
        QString text = index.data().toString();
        if (index.isValid() && index.row() == stack()->cleanIndex())
            text = HistoryPanel::tr("%1 (as saved)").arg(text);
        QToolTip::showText(help->globalPos(), text, this, visualRect(index));
        return true;
    }
};

} // namespace

HistoryPanel::HistoryPanel(MotionDocument &document, QWidget *parent)
    : QWidget(parent)
    , mDocument(document)
    , mList(new StepList(&document.undoStack()))
    , mMemory(new QLabel)
{
    mList->setObjectName(QStringLiteral("historyList"));
    // A step or two are seen in the lowest of windows.
    constexpr int lowest = 44;
    mList->setMinimumHeight(lowest);
    mList->setFrameShape(QFrame::NoFrame);
    mList->setItemDelegate(new StepDelegate(document.undoStack(), mList));
    mList->setTextElideMode(Qt::ElideRight);
    mList->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    mList->setUniformItemSizes(true);
    mMemory->setObjectName(QStringLiteral("historyMemory"));
    mMemory->setForegroundRole(QPalette::PlaceholderText);
    mMemory->setContentsMargins(6, 2, 6, 3);
    mMemory->setMinimumWidth(40);
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins({});
    layout->setSpacing(0);
    layout->addWidget(mList, 1);
    layout->addWidget(mMemory);

    connect(&document.undoStack(), &QUndoStack::indexChanged, this, &HistoryPanel::updateMemory);
    connect(&document.undoStack(), &QUndoStack::cleanChanged, this, [this] { mList->viewport()->update(); });
    retranslate();
}

void HistoryPanel::retranslate()
{
    mList->setEmptyLabel(tr("As opened"));
    mList->setAccessibleName(tr("History of changes"));
    mMemory->setToolTip(tr("Memory that the steps take, of what they may take. The oldest go first."));
    updateMemory();
}

void HistoryPanel::updateMemory()
{
    // Counting goes over all steps, which nobody sees where the panel is closed.
    if (!isVisible())
        return;
    const QLocale locale;
    const int steps = mDocument.undoStack().count();
    mMemory->setText(tr("%n step(s)", nullptr, steps) + QStringLiteral("  ·  ") +
                     tr("%1 of %2")
                         .arg(locale.formattedDataSize(mDocument.usedUndoBytes()),
                              locale.formattedDataSize(mDocument.undoBytes(), 0)));
}

void HistoryPanel::showEvent(QShowEvent *event)
{
    QWidget::showEvent(event);
    updateMemory();
    mList->scrollTo(mList->currentIndex());
}

void HistoryPanel::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::LanguageChange)
        retranslate();
    QWidget::changeEvent(event);
}

} // namespace furitsuke
