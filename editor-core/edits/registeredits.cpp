// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor-core/edits/registeredits.h"

#include "editor-core/edits/keyatframe.h"
#include "editor-core/edits/timeedits.h"
#include "editor-core/motion/parallel.h"

#include <QSet>

#include <array>
#include <vector>

namespace furitsuke {

namespace {

/// Orders for new keys of any section.
class Orders
{
public:
    explicit Orders(const Motion &motion)
        : mNext(motion.nextOrder)
    {}
    template <class Key>
    quint32 take()
    {
        const auto section = std::size_t(sectionOf(kindOf<Key>));
        return mNext[section] + mUsed[section]++;
    }
    void use(MotionEdit &edit) const
    {
        for (std::size_t section = 0; section < mUsed.size(); ++section)
            edit.useOrders(RecordSection(section), mUsed[section]);
    }

private:
    std::array<quint32, recordSectionCount> mNext;
    std::array<quint32, recordSectionCount> mUsed = {};
};

} // namespace

EditResult registerKeys(const Motion &motion, const QList<TrackRef> &tracks, quint32 frame,
                        const ShapeOptions &options, TaskProgress *progress)
{
    /// A track that gets a key, and what comes of it.
    struct Place
    {
        TrackRef track;
        quint32 order;
        MotionEdit edit;
    };
    EditResult result;
    Orders orders(motion);
    std::vector<Place> places;
    QSet<TrackRef> done;
    for (const TrackRef track : tracks) {
        if (!motion.contains(track) || done.contains(track))
            continue;
        done.insert(track);
        motion.visit(track, [&]<class Key>(const KeyColumns<Key> &keys) {
            if (keys.lowerBound(frame) < keys.upperBound(frame))
                ++result.dropped;
            else
                places.push_back({track, orders.take<Key>(), {}});
        });
    }
    const auto count = qint64(places.size());
    constexpr qint64 tracksWorthAThread = 64;
    const int parts = parallelParts(count, tracksWorthAThread, count);
    std::vector<ShapeReport> reports{std::size_t(parts), ShapeReport(options)};
    WorkMeter meter(progress, count);
    inParallel(parts, [&](int part) {
        SplitMemo memo;
        for (qint64 p = count * part / parts; p < count * (part + 1) / parts && !meter.isCancelled(); ++p) {
            Place &place = places[std::size_t(p)];
            motion.visit(place.track, [&]<class Key>(const KeyColumns<Key> &keys) {
                KeyAtFrame<Key> made = keyAtFrame(keys, place.track, frame, memo, reports[std::size_t(part)]);
                TrackEditBuilder<Key> builder(keys, place.track.index);
                if (made.nextRow >= 0)
                    builder.replace(made.nextRow, motion.edited(keys.key(made.nextRow), made.next));
                made.key.order = place.order;
                builder.insert(motion.canonical(made.key));
                place.edit.add(builder.build());
            });
            meter.advance();
        }
    });
    if (meter.isCancelled())
        return cancelledEdit();
    ShapeReport report(options);
    for (const ShapeReport &its : reports)
        report.add(its);
    for (const Place &place : places)
        result.edit.add(place.edit);
    result.changed = count;
    orders.use(result.edit);
    report.write(result, motion);
    warnOfLateKeys(motion, result);
    return result;
}

EditResult holdBeforeKeys(const Motion &motion, const KeySelection &selection)
{
    EditResult result;
    Orders orders(motion);
    for (const TrackRef track : selection.tracks()) {
        if (track.kind == TrackKind::State)
            continue;
        motion.visit(track, [&]<class Key>(const KeyColumns<Key> &keys) {
            TrackEditBuilder<Key> builder(keys, track.index);
            qint64 done = -1;
            selection.rows(track).forEach([&](qsizetype row) {
                const quint32 frame = keys.frames()[row];
                if (qint64(frame) == done)
                    return;
                done = frame;
                const qsizetype previous = keys.lowerBound(frame) - 1;
                if (previous < 0 || keys.frames()[previous] == frame - 1) {
                    ++result.dropped;
                    return;
                }
                Key key = keys.key(previous);
                straighten(key);
                key.frame = frame - 1;
                key.order = orders.take<Key>();
                builder.insert(motion.canonical(key));
                ++result.changed;
            });
            result.edit.add(builder.build());
        });
    }
    orders.use(result.edit);
    warnOfLateKeys(motion, result);
    return result;
}

} // namespace furitsuke
