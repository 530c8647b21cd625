// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor-core/edits/correctedits.h"

#include "editor-core/motion/parallel.h"

#include <QCoreApplication>

#include <bitset>
#include <cmath>
#include <vector>

namespace furitsuke {

namespace {

struct Words
{
    Q_DECLARE_TR_FUNCTIONS(furitsuke::CorrectEdits)
};

struct TrackResult
{
    MotionEdit edit;
    qsizetype changed = 0;
    ChangeTally tally;
};

template <class Key>
void changeTrack(const Motion &motion, const Motion &from, TrackRef track, const RowSet &rows,
                 const QList<ValueChange> &changes, TrackResult &result)
{
    const KeyColumns<Key> &keys = keysOf<Key>(motion, track.index);
    const KeyColumns<Key> &sources = keysOf<Key>(from, track.index);
    TrackEditBuilder<Key> builder(keys, track.index);
    builder.reserve(rows.count());
    rows.forEach([&](qsizetype row) {
        const Key source = sources.key(row);
        Key after = source;
        changeKey(after, changes, result.tally);
        if (!(after == source))
            after = motion.edited(source, after);
        if (after == keys.key(row))
            return;
        builder.replace(row, after);
        ++result.changed;
    });
    result.edit.add(builder.build());
}

} // namespace

QString notFiniteText(const ChangeTally &tally)
{
    const QString name = valueName(*tally.notFinite);
    return tally.wasFinite
               ? Words::tr("The %1 would become too large to be stored.").arg(name)
               : Words::tr("The %1 of a selected key is not a number; set it to a value first.").arg(name);
}

void addValueNotes(const ChangeTally &tally, EditResult &result)
{
    for (int i = 0; i < keyValueCount; ++i) {
        const auto value = KeyValue(i);
        if (const qsizetype count = tally.rounded[std::size_t(i)]; count > 0) {
            result.notes.append(
                value == KeyValue::ViewAngle
                    ? Words::tr("%n view angle(s) were rounded to whole degrees.", nullptr, int(count))
                    : Words::tr("%1: %n value(s) were rounded to whole numbers.", nullptr, int(count))
                          .arg(valueName(value)));
        }
        if (const qsizetype count = tally.limited[std::size_t(i)]; count > 0) {
            const ValueLimits limits = valueLimits(value);
            result.warn(Words::tr("%1: %n value(s) were limited to %2–%3.", nullptr, int(count))
                            .arg(valueName(value))
                            .arg(limits.least)
                            .arg(limits.most));
        }
        if (const qsizetype count = tally.coarse[std::size_t(i)]; count > 0) {
            result.warn(Words::tr("%1: %n value(s) do not change by what was asked, since the file's numbers "
                                  "(of 7 digits) are too coarse.",
                                  nullptr, int(count))
                            .arg(valueName(value)));
        }
    }
}

EditResult changeValues(const Motion &motion, const KeySelection &selection,
                        const QList<ValueChange> &changes, const Motion *from)
{
    std::array<QList<ValueChange>, trackKindCount> byKind;
    std::bitset<trackKindCount> affected;
    for (const ValueChange &change : changes) {
        const auto kind = std::size_t(valueKind(change.value));
        if (!change.isIdentity())
            byKind[kind].append(change);
        // Where a gesture is back at its beginning, what it changed is to be put back.
        if (!change.isIdentity() || from)
            affected.set(kind);
    }
    QList<TrackRef> tracks;
    qsizetype rows = 0;
    for (const TrackRef track : selection.tracks()) {
        if (!affected.test(std::size_t(track.kind)))
            continue;
        tracks.append(track);
        rows += selection.rows(track).count();
    }
    std::vector<TrackResult> results(std::size_t(tracks.size()));
    // Sines and square roots make a row of these worth several of a move.
    const int parts = parallelParts(rows, parallelRows / 8, tracks.size());
    inParallel(parts, [&](int part) {
        for (qsizetype t = part; t < tracks.size(); t += parts) {
            const TrackRef track = tracks[t];
            motion.visit(track, [&]<class Key>(const KeyColumns<Key> &) {
                changeTrack<Key>(motion, from ? *from : motion, track, selection.rows(track),
                                 byKind[std::size_t(track.kind)], results[std::size_t(t)]);
            });
        }
    });

    ChangeTally tally;
    for (const TrackResult &inTrack : results)
        tally.unite(inTrack.tally);
    EditResult result;
    if (tally.notFinite) {
        result.error = notFiniteText(tally);
        return result;
    }
    for (const TrackResult &inTrack : results) {
        result.edit.add(inTrack.edit);
        result.changed += inTrack.changed;
    }
    addValueNotes(tally, result);
    return result;
}

EditResult correctKeys(const Motion &motion, const KeySelection &selection,
                       const QList<ValueChange> &correction)
{
    EditResult result;
    std::bitset<keyValueCount> named;
    for (const ValueChange &change : correction) {
        const QString name = valueName(change.value);
        if (!isCorrectable(change.value))
            result.error = Words::tr("The %1 cannot be multiplied or added to.").arg(name);
        else if (named.test(std::size_t(change.value)))
            result.error = Words::tr("The %1 is corrected twice.").arg(name);
        else if (!std::isfinite(change.multiply) || !std::isfinite(change.add))
            result.error = Words::tr("The correction of the %1 is not a number.").arg(name);
        if (!result.error.isEmpty())
            return result;
        named.set(std::size_t(change.value));
    }
    return changeValues(motion, selection, correction);
}

} // namespace furitsuke
