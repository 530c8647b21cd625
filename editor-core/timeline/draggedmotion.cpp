// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor-core/timeline/draggedmotion.h"

#include <algorithm>
#include <tuple>

namespace furitsuke {

namespace {

/// A key, where the drag shows it.
struct ShownKey
{
    qint64 frame = 0;
    quint32 order = 0;
    qsizetype row = 0;
    bool selected = false;

    auto place() const { return std::tuple(frame, order, row); }
};

/// The last row of a set that is not after this one; -1 where there is none. The nearer the sooner.
qsizetype lastUpTo(const RowSet &rows, qsizetype row)
{
    qsizetype stride = 1;
    while (stride <= row && !rows.intersects(row + 1 - stride, row + 1))
        stride *= 2;
    // Halves what is left: the last one is in [first, end).
    qsizetype first = std::max<qsizetype>(0, row + 1 - stride);
    qsizetype end = row + 1;
    if (!rows.intersects(first, end))
        return -1;
    while (end - first > 1) {
        const qsizetype middle = (first + end) / 2;
        (rows.intersects(middle, end) ? first : end) = middle;
    }
    return first;
}

/// The keys of one track that are shown near some frames.
class ShownKeys
{
public:
    ShownKeys(const QList<quint32> &frames, const QList<quint32> &orders, const QList<qint64> &wanted)
        : mFrames(frames)
        , mOrders(orders)
        , mWanted(wanted)
    {}

    void addStaying(const RowSet &gone)
    {
        for (const qint64 at : mWanted) {
            const qsizetype after = rowsUpTo(at, {});
            add(gone.previousAbsent(after - 1), {}, false);
            add(gone.nextAbsent(after), {}, false);
        }
    }
    void addComing(const RowSet &rows, const FrameMap &map, bool selected)
    {
        if (rows.isEmpty())
            return;
        for (const qint64 at : mWanted) {
            const qsizetype after = rowsUpTo(at, map);
            add(lastUpTo(rows, after - 1), map, selected);
            add(rows.next(after), map, selected);
        }
    }
    /// In the order of a track, each once.
    QList<ShownKey> take()
    {
        std::sort(mKeys.begin(), mKeys.end(),
                  [](const ShownKey &a, const ShownKey &b) { return a.place() < b.place(); });
        mKeys.erase(std::unique(mKeys.begin(), mKeys.end(),
                                [](const ShownKey &a, const ShownKey &b) { return a.place() == b.place(); }),
                    mKeys.end());
        return std::move(mKeys);
    }

private:
    /// How many rows the map brings to a frame or before it.
    qsizetype rowsUpTo(qint64 frame, const FrameMap &map) const
    {
        return std::partition_point(mFrames.begin(), mFrames.end(),
                                    [&](quint32 from) { return map(from) <= frame; }) -
               mFrames.begin();
    }
    void add(qsizetype row, const FrameMap &map, bool selected)
    {
        if (row >= 0 && row < mFrames.size())
            mKeys.append({std::max<qint64>(0, map(mFrames[row])), mOrders[row], row, selected});
    }

    const QList<quint32> &mFrames;
    const QList<quint32> &mOrders;
    const QList<qint64> &mWanted;
    QList<ShownKey> mKeys;
};

} // namespace

DraggedMotion draggedMotion(const Motion &motion, const KeySelection &selection, const KeyPreview &drag,
                            const QList<qint64> &frames)
{
    DraggedMotion result{motion, selection};
    // Later keys are on tracks with selected ones, and keys are only overwritten there.
    for (const TrackRef track : selection.tracks()) {
        const RowSet &selected = selection.rows(track);
        const RowSet &later = drag.later.rows(track);
        RowSet gone = drag.overwritten.rows(track);
        if (!drag.copies()) {
            gone.unite(selected);
            gone.unite(later);
        }
        RowSet shownSelected;
        motion.visit(track, [&]<class Key>(const KeyColumns<Key> &keys) {
            ShownKeys shown(keys.frames(), keys.orders(), frames);
            shown.addStaying(gone);
            shown.addComing(selected, drag.map, true);
            shown.addComing(later, drag.laterMap, false);
            KeyColumns<Key> found;
            for (const ShownKey &from : shown.take()) {
                Key key = keys.key(from.row);
                key.frame = quint32(from.frame);
                if (from.selected)
                    shownSelected.insert(found.size());
                found.append(key);
            }
            result.motion.visit(track, [&found](auto &columns) {
                if constexpr (std::is_same_v<std::remove_cvref_t<decltype(columns)>, KeyColumns<Key>>)
                    columns = found;
            });
        });
        result.selection.setRows(track, shownSelected);
    }
    return result;
}

} // namespace furitsuke
