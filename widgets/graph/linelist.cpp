// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/graph/linelist.h"

#include "widgets/graph/graphlines.h"
#include "widgets/graph/linecolours.h"

#include <QEvent>
#include <QHeaderView>
#include <QIcon>
#include <QScopedValueRollback>

#include <functional>

namespace furitsuke {

namespace {

constexpr int trackRole = Qt::UserRole; ///< places in mTracks; -1 in lines of what has several
constexpr int lineRole = Qt::UserRole + 1;

/// Calls function(item) for all items under one that have no items under them, or for itself.
void eachLeaf(QTreeWidgetItem *item, const std::function<void(QTreeWidgetItem *)> &function)
{
    if (item->childCount() == 0 && item->data(0, lineRole).toInt() >= 0)
        function(item);
    for (int i = 0; i < item->childCount(); ++i)
        eachLeaf(item->child(i), function);
}

} // namespace

LineList::LineList(QWidget *parent)
    : QTreeWidget(parent)
{
    setObjectName(QStringLiteral("graphLines"));
    setHeaderHidden(true);
    setUniformRowHeights(true);
    setFrameShape(QFrame::NoFrame);
    setIndentation(12);
    setColumnCount(1);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setTextElideMode(Qt::ElideRight);
    setAccessibleName(tr("Lines of the graph"));
    connect(this, &QTreeWidget::itemChanged, this, &LineList::takeCheck);
    connect(this, &QTreeWidget::currentItemChanged, this, [this](QTreeWidgetItem *item) {
        const ListedLine *line = item && !mFilling ? lineOf(item) : nullptr;
        if (line && line->shown)
            Q_EMIT lineChosen(line->line);
    });
    const auto remember = [this](bool expanded) {
        return [this, expanded](QTreeWidgetItem *item) {
            if (!mFilling)
                mExpanded.insert(keyOf(item), expanded);
        };
    };
    connect(this, &QTreeWidget::itemExpanded, this, remember(true));
    connect(this, &QTreeWidget::itemCollapsed, this, remember(false));
}

QString LineList::keyOf(const QTreeWidgetItem *item) const
{
    const QTreeWidgetItem *parent = item->parent();
    return parent ? parent->text(0) + QLatin1Char('\n') + item->text(0) : item->text(0);
}

const ListedLine *LineList::lineOf(const QTreeWidgetItem *item) const
{
    const int track = item->data(0, trackRole).toInt();
    const int line = item->data(0, lineRole).toInt();
    return item->childCount() == 0 && line >= 0 ? &mTracks.at(track).lines.at(line) : nullptr;
}

void LineList::setTracks(const QList<Track> &tracks)
{
    if (tracks == mTracks)
        return;
    const auto unchecked = [](QList<Track> list) {
        for (Track &track : list) {
            for (ListedLine &line : track.lines)
                line.shown = false;
        }
        return list;
    };
    const bool sameLines = unchecked(tracks) == unchecked(mTracks);
    const std::optional<GraphLine> current = currentLine();
    mTracks = tracks;
    if (sameLines)
        updateAllChecks();
    else
        fill(current);
}

std::optional<GraphLine> LineList::currentLine() const
{
    const QTreeWidgetItem *item = currentItem();
    const ListedLine *line = item ? lineOf(item) : nullptr;
    return line ? std::optional(line->line) : std::nullopt;
}

void LineList::updateAllChecks()
{
    // Nothing moves under the hand of who checks lines.
    const QScopedValueRollback filling(mFilling, true);
    eachLeaf(invisibleRootItem(), [this](QTreeWidgetItem *leaf) {
        if (const ListedLine *line = leaf == invisibleRootItem() ? nullptr : lineOf(leaf))
            leaf->setCheckState(0, line->shown ? Qt::Checked : Qt::Unchecked);
    });
    for (QTreeWidgetItemIterator item(this, QTreeWidgetItemIterator::HasChildren); *item; ++item)
        updateChecks(*item);
}

void LineList::fill(const std::optional<GraphLine> &current)
{
    const QScopedValueRollback filling(mFilling, true);
    clear();
    for (qsizetype i = 0; i < mTracks.size(); ++i) {
        QTreeWidgetItem *parent = invisibleRootItem();
        // What has one value is that value. One track alone is named too, or nobody knew what is seen.
        if (mTracks.at(i).lines.size() > 1) {
            parent = new QTreeWidgetItem(parent, {mTracks.at(i).name});
            parent->setData(0, lineRole, -1);
            parent->setToolTip(0, mTracks.at(i).name);
            parent->setFlags(parent->flags() | Qt::ItemIsUserCheckable);
        }
        addLines(parent, mTracks.at(i), i);
        if (parent != invisibleRootItem()) {
            updateChecks(parent);
            constexpr int fewTracks = 3;
            parent->setExpanded(mExpanded.value(keyOf(parent), mTracks.size() <= fewTracks));
        }
    }
    setCurrentLine(current);
}

void LineList::addLines(QTreeWidgetItem *parent, const Track &track, qsizetype index)
{
    QTreeWidgetItem *group = nullptr;
    const int height = fontMetrics().height();
    const auto inGroup = [&track](LineGroup which) {
        return std::count_if(track.lines.begin(), track.lines.end(),
                             [which](const ListedLine &line) { return groupOf(line.line.value) == which; });
    };
    std::optional<LineGroup> last;
    QList<QTreeWidgetItem *> groups;
    for (qsizetype i = 0; i < track.lines.size(); ++i) {
        const ListedLine &line = track.lines.at(i);
        const LineGroup which = groupOf(line.line.value);
        const bool alone = inGroup(which) == 1;
        if (last != which) {
            last = which;
            group = nullptr;
            if (!alone) {
                group = new QTreeWidgetItem(parent, {groupName(which)});
                group->setData(0, lineRole, -1);
                group->setFlags(group->flags() | Qt::ItemIsUserCheckable);
                groups.append(group);
            }
        }
        const bool isTurn = line.line.form == GraphLine::Form::Turn;
        QString name = alone && !isTurn ? groupName(which) : shortName(line.line);
        if (track.lines.size() == 1)
            name = track.name;
        auto *item = new QTreeWidgetItem(group ? group : parent, {name});
        item->setData(0, trackRole, int(index));
        item->setData(0, lineRole, int(i));
        item->setFlags(item->flags() | Qt::ItemIsUserCheckable);
        item->setCheckState(0, line.shown ? Qt::Checked : Qt::Unchecked);
        item->setIcon(0, lineSwatch(line.pen, height, devicePixelRatioF()));
        item->setToolTip(0, tr("%1: %2", "track: value").arg(track.name, lineName(line.line)));
    }
    setIconSize(QSize(height * 3 / 2, height));
    for (QTreeWidgetItem *item : std::as_const(groups)) {
        updateChecks(item);
        item->setExpanded(mExpanded.value(keyOf(item), true));
    }
}

void LineList::updateChecks(QTreeWidgetItem *item)
{
    int checked = 0;
    int all = 0;
    eachLeaf(item, [&](QTreeWidgetItem *leaf) {
        ++all;
        checked += leaf->checkState(0) == Qt::Checked;
    });
    item->setCheckState(0, checked == 0     ? Qt::Unchecked
                           : checked == all ? Qt::Checked
                                            : Qt::PartiallyChecked);
}

void LineList::takeCheck(QTreeWidgetItem *item)
{
    if (mFilling || item->checkState(0) == Qt::PartiallyChecked)
        return;
    const bool shown = item->checkState(0) == Qt::Checked;
    QList<GraphLine> lines;
    eachLeaf(item, [&](QTreeWidgetItem *leaf) {
        const ListedLine *line = lineOf(leaf);
        if (line && line->shown != shown)
            lines.append(line->line);
    });
    if (!lines.isEmpty())
        Q_EMIT shownChanged(lines, shown);
}

QTreeWidgetItem *LineList::itemOf(const GraphLine &wanted) const
{
    QTreeWidgetItem *found = nullptr;
    eachLeaf(invisibleRootItem(), [&](QTreeWidgetItem *leaf) {
        if (leaf == invisibleRootItem())
            return;
        const ListedLine *line = lineOf(leaf);
        if (line && line->line == wanted)
            found = leaf;
    });
    return found;
}

void LineList::setCurrentLine(const std::optional<GraphLine> &line)
{
    const QScopedValueRollback filling(mFilling, true);
    if (QTreeWidgetItem *item = line ? itemOf(*line) : nullptr)
        setCurrentItem(item);
}

void LineList::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::LanguageChange) {
        setAccessibleName(tr("Lines of the graph"));
        fill(currentLine());
    }
    QTreeWidget::changeEvent(event);
}

} // namespace furitsuke
