// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/inspector/fieldlayout.h"

#include <QWidget>

namespace furitsuke {

namespace {

constexpr int gap = 4;       ///< between a name and fields beside it, and between fields
constexpr int letterGap = 3; ///< between a letter and its field
constexpr int lineGap = 2;

int widthOf(const QLayoutItem *item)
{
    return item->sizeHint().expandedTo(item->minimumSize()).width();
}

int heightOf(const QLayoutItem *item, int width)
{
    if (item->hasHeightForWidth())
        return item->heightForWidth(width);
    return item->sizeHint().expandedTo(item->minimumSize()).height();
}

} // namespace

FieldLayout::FieldLayout(QWidget *parent)
    : QLayout(parent)
{
    setContentsMargins(0, 0, 0, 0);
}

FieldLayout::~FieldLayout()
{
    qDeleteAll(mItems);
}

QLayoutItem *FieldLayout::adopt(QWidget *widget)
{
    addWidget(widget);
    return mItems.constLast();
}

void FieldLayout::setName(QWidget *name)
{
    mName = adopt(name);
}

void FieldLayout::addField(QWidget *field, QWidget *letter)
{
    Cell cell;
    // Before the field, as it stands: widgets that were added first are first for the Tab key too.
    if (letter)
        cell.letter = adopt(letter);
    cell.field = adopt(field);
    mCells.append(cell);
}

void FieldLayout::setNote(QWidget *note)
{
    mNote = adopt(note);
}

void FieldLayout::setNameColumn(int width)
{
    if (width == mNameColumn)
        return;
    mNameColumn = width;
    invalidate();
}

int FieldLayout::nameWidth() const
{
    return mName ? widthOf(mName) : 0;
}

void FieldLayout::addItem(QLayoutItem *item)
{
    mItems.append(item);
}

int FieldLayout::count() const
{
    return int(mItems.size());
}

QLayoutItem *FieldLayout::itemAt(int index) const
{
    return mItems.value(index);
}

QLayoutItem *FieldLayout::takeAt(int index)
{
    if (index < 0 || index >= mItems.size())
        return nullptr;
    QLayoutItem *item = mItems.takeAt(index);
    if (mName == item)
        mName = nullptr;
    if (mNote == item)
        mNote = nullptr;
    mCells.removeIf([item](const Cell &cell) { return cell.field == item; });
    for (Cell &cell : mCells) {
        if (cell.letter == item)
            cell.letter = nullptr;
    }
    return item;
}

int FieldLayout::letterWidth() const
{
    int width = 0;
    for (const Cell &cell : mCells)
        width = qMax(width, cell.letter ? widthOf(cell.letter) + letterGap : 0);
    return width;
}

int FieldLayout::cellWidth() const
{
    int width = 0;
    for (const Cell &cell : mCells)
        width = qMax(width, widthOf(cell.field));
    return letterWidth() + width;
}

int FieldLayout::columnsIn(int width) const
{
    // All in one line, pairs, or one beneath the other: not two and then one.
    const int cell = cellWidth();
    for (int columns = int(mCells.size()); columns > 1; columns /= 2) {
        if (columns * cell + (columns - 1) * gap <= width)
            return columns;
        if (columns % 2 != 0)
            break;
    }
    return 1;
}

int FieldLayout::arrange(const QRect &area, bool place) const
{
    const auto put = [place](QLayoutItem *item, const QRect &rect) {
        if (place)
            item->setGeometry(rect);
    };
    const bool named = mName && !mName->isEmpty();
    const int besideWidth = area.width() - mNameColumn - gap;
    const bool beside = named && nameWidth() <= mNameColumn && cellWidth() <= besideWidth &&
                        columnsIn(besideWidth) == mCells.size();
    QRect room = area;
    if (beside)
        room.setLeft(area.left() + mNameColumn + gap);
    const int columns = columnsIn(room.width());
    const int letters = letterWidth();
    const int fieldWidth = (room.width() + gap) / columns - gap - letters;
    int line = 0;
    for (const Cell &cell : mCells) {
        line = qMax(line, heightOf(cell.field, fieldWidth));
        if (cell.letter)
            line = qMax(line, heightOf(cell.letter, letters));
    }
    if (beside) {
        line = qMax(line, heightOf(mName, mNameColumn));
        put(mName, QRect(area.x(), area.y(), mNameColumn, line));
    } else if (named) {
        const int height = heightOf(mName, area.width());
        put(mName, QRect(area.x(), area.y(), area.width(), height));
        room.setTop(area.top() + height + lineGap);
    }
    int bottom = room.top();
    for (int i = 0; i < mCells.size(); ++i) {
        const int column = i % columns;
        const int top = room.top() + i / columns * (line + lineGap);
        // Whole pixels, such that the last field ends where the line does.
        const int left = room.left() + column * (room.width() + gap) / columns;
        const int right = room.left() + (column + 1) * (room.width() + gap) / columns - gap;
        if (mCells[i].letter)
            put(mCells[i].letter, QRect(left, top, letters - letterGap, line));
        put(mCells[i].field, QRect(left + letters, top, right - left - letters, line));
        bottom = top + line;
    }
    if (mNote && !mNote->isEmpty()) {
        const int top = bottom + lineGap;
        const int height = heightOf(mNote, room.width());
        put(mNote, QRect(room.left(), top, room.width(), height));
        bottom = top + height;
    }
    return bottom - area.top();
}

int FieldLayout::heightForWidth(int width) const
{
    return arrange(QRect(0, 0, width, 0), false);
}

QSize FieldLayout::sizeHint() const
{
    const int columns = int(mCells.size());
    const int width = mNameColumn + gap + columns * cellWidth() + (columns - 1) * gap;
    return {width, heightForWidth(width)};
}

QSize FieldLayout::minimumSize() const
{
    int width = letterWidth();
    for (const Cell &cell : mCells)
        width = qMax(width, letterWidth() + cell.field->minimumSize().width());
    if (mName && !mName->isEmpty())
        width = qMax(width, mName->minimumSize().width());
    // A bound: the wider, the lower.
    constexpr int wide = 10000;
    return {width, heightForWidth(wide)};
}

void FieldLayout::setGeometry(const QRect &rect)
{
    QLayout::setGeometry(rect);
    arrange(rect, true);
}

} // namespace furitsuke
