// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor-core/timeline/graphline.h"

#include <QPen>
#include <QTreeWidget>

namespace furitsuke {

/// A line that can be shown in a graph.
struct ListedLine
{
    GraphLine line;
    bool shown = false;
    QPen pen;

    friend bool operator==(const ListedLine &, const ListedLine &) = default;
};

/// The lines of some tracks: by track, by what belongs together, by value; each can be checked alone, or with
/// all in its group or track. A list of one track begins with its groups.
class LineList : public QTreeWidget
{
    Q_OBJECT

public:
    struct Track
    {
        QString name;
        QList<ListedLine> lines;

        friend bool operator==(const Track &, const Track &) = default;
    };

    explicit LineList(QWidget *parent = nullptr);

    void setTracks(const QList<Track> &tracks);
    /// Marks the line that arrow keys work on, where there is one.
    void setCurrentLine(const std::optional<GraphLine> &line);
    /// The item of a line; null where it is not listed.
    QTreeWidgetItem *itemOf(const GraphLine &line) const;

Q_SIGNALS:
    /// Somebody checked these, or took the check away.
    void shownChanged(const QList<furitsuke::GraphLine> &lines, bool shown);
    /// Somebody made a line the current one.
    void lineChosen(const furitsuke::GraphLine &line);

protected:
    void changeEvent(QEvent *event) override;

private:
    void fill(const std::optional<GraphLine> &current);
    std::optional<GraphLine> currentLine() const;
    void updateAllChecks();
    void addLines(QTreeWidgetItem *parent, const Track &track, qsizetype index);
    void takeCheck(QTreeWidgetItem *item);
    const ListedLine *lineOf(const QTreeWidgetItem *item) const;
    /// Of a group or track: the check that its lines make together.
    void updateChecks(QTreeWidgetItem *item);
    QString keyOf(const QTreeWidgetItem *item) const;

    QList<Track> mTracks;
    QHash<QString, bool> mExpanded; ///< what somebody opened or closed
    bool mFilling = false;
};

} // namespace furitsuke
