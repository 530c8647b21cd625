// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor-core/edits/graphedits.h"

#include "editor-core/edits/correctedits.h"
#include "editor-core/edits/cuts.h"
#include "editor-core/edits/keyedits.h"
#include "editor-core/motion/parallel.h"
#include "editor-core/motion/samecolumn.h"
#include "editor-core/motion/taskprogress.h"
#include "editor-core/sampling/unwrappedangles.h"

#include <QCoreApplication>

#include <algorithm>
#include <array>
#include <atomic>
#include <cmath>
#include <vector>

namespace furitsuke {

namespace {

struct Words
{
    Q_DECLARE_TR_FUNCTIONS(furitsuke::GraphEdits)
};

bool isBoneAngle(KeyValue value)
{
    return value == KeyValue::AngleX || value == KeyValue::AngleY || value == KeyValue::AngleZ;
}

double &component(Vec3d &angles, KeyValue value)
{
    return value == KeyValue::AngleX ? angles.x : value == KeyValue::AngleY ? angles.y : angles.z;
}

/// A key of a track as a place in a graph.
struct Station
{
    qsizetype row = 0;
    double frame = 0;
    double value = 0;
    double before = 0; ///< the value that it has
    bool selected = false;
    bool afterCut = false; ///< or the first there is: what is before it does not count
};

using Stations = std::vector<Station>;

/// The keys that are played from the first selected one to the last, with as many neighbours on both sides.
template <class Key>
Stations stationsOf(const KeyColumns<Key> &keys, const RowSet &rows, qsizetype neighbours, KeyValue value,
                    const QList<Vec3d> &angles)
{
    Stations stations;
    const QList<quint32> &frames = keys.frames();
    const auto isPlayed = [&frames](qsizetype row) {
        return row + 1 == frames.size() || frames[row + 1] != frames[row];
    };
    qsizetype first = rows.next(0);
    for (qsizetype found = 0; first > 0 && found < neighbours;)
        found += isPlayed(--first);
    qsizetype end = rows.last() + 1;
    for (qsizetype found = 0; end < frames.size() && found < neighbours; ++end)
        found += isPlayed(end);

    stations.reserve(std::size_t(end - first));
    for (qsizetype row = first; row < end; ++row) {
        if (!isPlayed(row))
            continue;
        Station station;
        station.row = row;
        station.frame = frames[row];
        station.selected = rows.contains(row);
        if (isBoneAngle(value)) {
            Vec3d triple = angles[row];
            station.value = component(triple, value);
        } else {
            station.value = shownValue(keys.key(row), value);
        }
        station.before = station.value;
        station.afterCut = stations.empty() || isCut(keys, row);
        stations.push_back(station);
    }
    return stations;
}

/// One value of the keys of a track, and what has become of it.
struct Column
{
    KeyValue value = KeyValue::PositionX;
    Stations stations; ///< as many for each value of a track, and of the same rows
    bool isTouched = false;
};

/// The angles that columns give a key; nothing where they stay, or cannot be stored, which the tally says.
std::optional<Quatf> rotationFrom(const std::vector<Column> &columns, std::size_t at, Vec3d angles,
                                  const Quatf &before, ChangeTally &tally)
{
    // Far below what floats can say of an angle, far above what is lost on the way here.
    constexpr double same = 1e-9;
    constexpr double most = 1e9;
    bool turns = false;
    for (const Column &column : columns) {
        const Station &station = column.stations[at];
        if (!isBoneAngle(column.value) || !column.isTouched || station.value == station.before)
            continue;
        if (!(std::abs(station.value) <= most)) {
            tally.notFinite = column.value;
            tally.wasFinite = true;
            return {};
        }
        component(angles, column.value) = station.value;
        turns = turns || std::abs(station.value - station.before) > same;
    }
    if (!turns)
        return {};
    return rotationOf(angles, usableRotation(before));
}

/// By ValueUnit.
using Largest = std::array<LargestChange, valueUnitCount>;

void noteLargest(const std::vector<Column> &columns, std::size_t at, TrackFrame where, Largest &largest)
{
    for (const Column &column : columns) {
        const Station &station = column.stations[at];
        const double by = column.isTouched ? std::abs(station.value - station.before) : 0;
        LargestChange &most = largest[std::size_t(unitOf(column.value))];
        if (by > most.by)
            most = {column.value, by, where};
    }
}

/// What becomes of one track.
struct TrackChange
{
    MotionEdit edit;
    qsizetype changed = 0;
    ChangeTally tally;
    Largest largest;
};

/// Of keys that stay in their places, what goes for what comes; columns that stay are one list. A builder
/// would have to look for what is here known already.
template <class Key>
class KeptRows
{
public:
    KeptRows(const KeyColumns<Key> &keys, qint32 index, qsizetype most)
        : mKeys(keys)
    {
        mEdit.index = index;
        mEdit.inserted.reserve(most);
        mEdit.origins.reserve(most);
    }

    /// Ascending.
    void replace(qsizetype row, const Key &key)
    {
        QList<RowSpan> &spans = mEdit.spans;
        if (spans.isEmpty() || spans.constLast().row + spans.constLast().removed != row)
            spans.append({row, 0, 0});
        ++spans.last().removed;
        ++spans.last().inserted;
        mEdit.origins.append(row);
        mEdit.inserted.append(key);
    }
    TrackEdit<Key> build()
    {
        mEdit.spans.squeeze();
        mEdit.origins.squeeze();
        mEdit.inserted.eachColumn([](auto &column) { column.squeeze(); });
        mEdit.removed.eachTriple(mKeys, mEdit.inserted,
                                 [this](auto &removed, const auto &source, const auto &inserted) {
                                     removed.reserve(mEdit.origins.size());
                                     for (const qsizetype row : std::as_const(mEdit.origins))
                                         removed.append(source[row]);
                                     if (sameColumn(removed, inserted))
                                         removed = inserted;
                                 });
        return std::move(mEdit);
    }

private:
    const KeyColumns<Key> &mKeys;
    TrackEdit<Key> mEdit;
};

/// Puts the numbers of selected stations into the keys of `source`, where they are others than there.
template <class Key>
void putColumns(const Motion &motion, const KeyColumns<Key> &source, TrackRef track,
                const std::vector<Column> &columns, const QList<Vec3d> &angles, TrackChange &result)
{
    const KeyColumns<Key> &keys = keysOf<Key>(motion, track.index);
    const Stations &places = columns.front().stations;
    const auto selected =
        std::count_if(places.begin(), places.end(), [](const Station &place) { return place.selected; });
    KeptRows<Key> builder(keys, track.index, selected);
    QList<ValueChange> changes;
    for (std::size_t at = 0; at < places.size(); ++at) {
        if (!places[at].selected)
            continue;
        const qsizetype row = places[at].row;
        const Key before = source.key(row);
        Key after = before;
        if constexpr (std::is_same_v<Key, BoneKey>) {
            if (!angles.isEmpty()) {
                after.rotation = rotationFrom(columns, at, angles[row], before.rotation, result.tally)
                                     .value_or(before.rotation);
            }
        }
        changes.clear();
        for (const Column &column : columns) {
            // What is no number and stays so is nobody's fault.
            const Station &station = column.stations[at];
            if (!isBoneAngle(column.value) && column.isTouched && !(station.value == station.before))
                changes.append(ValueChange::to(column.value, station.value));
        }
        if (!changes.isEmpty())
            changeKey(after, changes, result.tally);
        if (!(after == before)) {
            after = motion.edited(before, after);
            ++result.changed;
            noteLargest(columns, at, {track, before.frame}, result.largest);
        }
        if (!(after == keys.key(row)))
            builder.replace(row, after);
    }
    result.edit.add(builder.build());
}

/// Calls change(stations, value), which says whether it does anything, on several threads, for each of the
/// values in every track of the selection that has it, and makes an edit of what it does to the values of
/// selected stations.
template <class Change>
FixResult changeStations(const Motion &motion, const KeySelection &selection, const QList<KeyValue> &values,
                         const Motion *from, qsizetype neighbours, TaskProgress *progress, Change &&change,
                         UnwrappedAngles *known = nullptr)
{
    UnwrappedAngles own;
    UnwrappedAngles &remembered = known ? *known : own;
    FixResult result;
    for (const KeyValue value : values) {
        if (!isCorrectable(value)) {
            result.error =
                Words::tr("The %1 is not a number that can be calculated with.").arg(valueName(value));
            return result;
        }
    }
    const Motion &source = from ? *from : motion;
    const QList<TrackRef> tracks = selection.tracks();
    const qsizetype keyCount = selection.count();
    WorkMeter meter(progress, keyCount * qMax<qsizetype>(1, values.size()));
    // Of all tracks before the threads begin, which they share.
    const bool wantsAngles = std::any_of(values.begin(), values.end(), isBoneAngle);
    std::vector<QList<Vec3d>> angles(std::size_t(tracks.size()));
    for (qsizetype t = 0; wantsAngles && t < tracks.size() && !meter.isCancelled(); ++t) {
        if (tracks[t].kind == TrackKind::Bone)
            angles[std::size_t(t)] = remembered.of(source.bones[tracks[t].index].keys, tracks[t].index);
    }
    std::vector<TrackChange> changes(angles.size());
    // A row of these takes about as long as many of a plain copy.
    const int parts = parallelParts(keyCount, parallelRows / 16, tracks.size());
    inParallel(parts, [&](int part) {
        for (qsizetype t = part; t < tracks.size() && !meter.isCancelled(); t += parts) {
            const TrackRef track = tracks[t];
            source.visit(track, [&]<class Key>(const KeyColumns<Key> &keys) {
                const RowSet &rows = selection.rows(track);
                std::vector<Column> columns;
                for (const KeyValue value : values) {
                    if (track.kind != valueKind(value) || meter.isCancelled())
                        continue;
                    Column column = {value, stationsOf(keys, rows, neighbours, value, angles[std::size_t(t)]),
                                     false};
                    column.isTouched = change(column.stations, value);
                    columns.push_back(std::move(column));
                    meter.advance(rows.count());
                }
                if (!columns.empty() && !meter.isCancelled())
                    putColumns(motion, keys, track, columns, angles[std::size_t(t)], changes[std::size_t(t)]);
            });
        }
    });
    if (meter.isCancelled()) {
        static_cast<EditResult &>(result) = cancelledEdit();
        return result;
    }
    ChangeTally tally;
    Largest largest;
    for (const TrackChange &one : changes) {
        result.edit.add(one.edit);
        result.changed += one.changed;
        tally.unite(one.tally);
        for (std::size_t unit = 0; unit < largest.size(); ++unit) {
            if (one.largest[unit].by > largest[unit].by)
                largest[unit] = one.largest[unit];
        }
    }
    if (tally.notFinite) {
        result = {};
        result.error = notFiniteText(tally);
        return result;
    }
    addValueNotes(tally, result);
    for (const LargestChange &one : largest) {
        if (one.by > 0)
            result.largest.append(one);
    }
    return result;
}

/// Calls function(begin, end) for every span: stations without a cut between them.
template <class Function>
void eachSpan(Stations &stations, Function &&function)
{
    for (std::size_t begin = 0; begin < stations.size();) {
        std::size_t end = begin + 1;
        while (end < stations.size() && !stations[end].afterCut)
            ++end;
        function(begin, end);
        begin = end;
    }
}

double lineThrough(const Station &a, const Station &b, double frame)
{
    return std::lerp(a.value, b.value, (frame - a.frame) / (b.frame - a.frame));
}

FixResult offset(const Motion &motion, const KeySelection &selection, const QList<KeyValue> &values,
                 double amount, const Motion *from, TaskProgress *progress, UnwrappedAngles *known = nullptr)
{
    return changeStations(
        motion, selection, values, from, 0, progress,
        [amount](Stations &stations, KeyValue) {
            for (Station &station : stations)
                station.value += amount;
            return amount != 0;
        },
        known);
}

FixResult scale(const Motion &motion, const KeySelection &selection, const QList<KeyValue> &values,
                double about, double factor, const Motion *from, TaskProgress *progress)
{
    return changeStations(motion, selection, values, from, 0, progress, [=](Stations &stations, KeyValue) {
        for (Station &station : stations)
            station.value = about + (station.value - about) * factor;
        return factor != 1;
    });
}

FixResult flatten(const Motion &motion, const KeySelection &selection, const QList<KeyValue> &values,
                  FlatValue to, const Motion *from, TaskProgress *progress)
{
    return changeStations(motion, selection, values, from, 0, progress, [to](Stations &stations, KeyValue) {
        eachSpan(stations, [&stations, to](std::size_t begin, std::size_t end) {
            double sum = 0;
            int count = 0;
            double first = 0;
            double last = 0;
            for (std::size_t i = begin; i < end; ++i) {
                if (!stations[i].selected)
                    continue;
                last = stations[i].value;
                if (count++ == 0)
                    first = last;
                // From the first one on, so that equal values have themselves for their mean.
                sum += last - first;
            }
            const double flat = to == FlatValue::First  ? first
                                : to == FlatValue::Last ? last
                                                        : first + sum / qMax(1, count);
            for (std::size_t i = begin; i < end; ++i) {
                if (stations[i].selected)
                    stations[i].value = flat;
            }
        });
        return true;
    });
}

FixResult smooth(const Motion &motion, const KeySelection &selection, const QList<KeyValue> &values,
                 int passes, const Motion *from, TaskProgress *progress)
{
    passes = qBound(1, passes, mostSmoothing);
    return changeStations(
        motion, selection, values, from, 1, progress, [passes, progress](Stations &stations, KeyValue) {
            std::vector<std::size_t> moving;
            eachSpan(stations, [&](std::size_t begin, std::size_t end) {
                for (std::size_t i = begin + 1; i + 1 < end; ++i) {
                    if (stations[i].selected)
                        moving.push_back(i);
                }
            });
            std::vector<double> next(moving.size());
            for (int pass = 0; pass < passes && !(progress && progress->isCancelled()); ++pass) {
                for (std::size_t m = 0; m < moving.size(); ++m) {
                    const std::size_t i = moving[m];
                    const double line = lineThrough(stations[i - 1], stations[i + 1], stations[i].frame);
                    next[m] = stations[i].value + (line - stations[i].value) / 2;
                }
                for (std::size_t m = 0; m < moving.size(); ++m)
                    stations[moving[m]].value = next[m];
            }
            return true;
        });
}

/// Puts spikes of a span in line with the keys around them that are none; how many of them are selected.
qsizetype straighten(Stations &stations, std::size_t begin, std::size_t end, const SpikeRule &rule,
                     double least)
{
    std::vector<double> frames;
    std::vector<double> values;
    for (std::size_t i = begin; i < end; ++i) {
        frames.push_back(stations[i].frame);
        values.push_back(stations[i].value);
    }
    const std::vector<bool> spikes = findSpikes(frames, values, rule, least);
    qsizetype found = 0;
    for (std::size_t i = begin; i < end; ++i) {
        if (!spikes[i - begin] || !stations[i].selected)
            continue;
        ++found;
        // The ends of a span are none.
        std::size_t before = i;
        while (spikes[before - begin])
            --before;
        std::size_t after = i;
        while (spikes[after - begin])
            ++after;
        stations[i].value = lineThrough(stations[before], stations[after], stations[i].frame);
    }
    return found;
}

FixResult withoutSpikes(const Motion &motion, const KeySelection &selection, const QList<KeyValue> &values,
                        const SpikeRule &rule, const Motion *from, TaskProgress *progress)
{
    std::atomic<qsizetype> found = 0;
    // All that a spike is told by.
    constexpr qsizetype neighbours = 60;
    FixResult result = changeStations(
        motion, selection, values, from, neighbours, progress, [&](Stations &stations, KeyValue value) {
            eachSpan(stations, [&](std::size_t begin, std::size_t end) {
                found += straighten(stations, begin, end, rule, rule.leastOf(value));
            });
            return true;
        });
    if (result.error.isEmpty() && found == 0)
        result.notes.append(Words::tr("No selected key stands out of its neighbours."));
    return result;
}

/// What a fix says beyond its edit is for dialogs.
EditResult editOf(FixResult &&fixed)
{
    return static_cast<EditResult &&>(fixed);
}

} // namespace

EditResult offsetValues(const Motion &motion, const KeySelection &selection, KeyValue value, double amount,
                        const Motion *from, UnwrappedAngles *known)
{
    return editOf(offset(motion, selection, {value}, amount, from, nullptr, known));
}

EditResult scaleValues(const Motion &motion, const KeySelection &selection, KeyValue value, double about,
                       double factor, const Motion *from)
{
    return editOf(scale(motion, selection, {value}, about, factor, from, nullptr));
}

EditResult flattenValues(const Motion &motion, const KeySelection &selection, KeyValue value, FlatValue to,
                         const Motion *from)
{
    return editOf(flatten(motion, selection, {value}, to, from, nullptr));
}

EditResult smoothValues(const Motion &motion, const KeySelection &selection, KeyValue value, int passes,
                        const Motion *from)
{
    return editOf(smooth(motion, selection, {value}, passes, from, nullptr));
}

EditResult removeSpikes(const Motion &motion, const KeySelection &selection, KeyValue value,
                        const SpikeRule &rule, const Motion *from)
{
    return editOf(withoutSpikes(motion, selection, {value}, rule, from, nullptr));
}

FixResult fixValues(const Motion &motion, const KeySelection &selection, const ValueFix &fix,
                    const Motion *from, TaskProgress *progress)
{
    switch (fix.kind) {
    case ValueFix::Kind::Flatten:
        return flatten(motion, selection, fix.values, fix.flat, from, progress);
    case ValueFix::Kind::Smooth:
        return smooth(motion, selection, fix.values, fix.passes, from, progress);
    case ValueFix::Kind::Spikes:
        return withoutSpikes(motion, selection, fix.values, fix.spikes, from, progress);
    case ValueFix::Kind::Offset:
        return offset(motion, selection, fix.values, fix.amount, from, progress);
    case ValueFix::Kind::Scale:
        break;
    }
    return scale(motion, selection, fix.values, fix.about, fix.factor, from, progress);
}

QList<KeyValue> movingValues(const Motion &motion, const KeySelection &selection)
{
    std::array<bool, keyValueCount> moving = {};
    for (const TrackRef track : selection.tracks()) {
        motion.visit(track, [&](const auto &keys) {
            RowSet rows = selection.rows(track);
            if (rows.count() == 1)
                rows.setRange(0, keys.size(), true);
            const auto first = keys.key(rows.next(0));
            for (const KeyValue value : valuesOf(track.kind)) {
                bool &moves = moving[std::size_t(value)];
                if (!isCorrectable(value) || moves)
                    continue;
                // Of angles less is only the rounding of their quaternion.
                const double same = isBoneAngle(value) ? 1e-3 : 0;
                const double from = shownValue(first, value);
                moves = !rows.forAll(0, keys.size(), [&](qsizetype row) {
                    return !(std::abs(shownValue(keys.key(row), value) - from) > same);
                });
            }
        });
    }
    QList<KeyValue> result;
    for (int i = 0; i < keyValueCount; ++i) {
        if (moving[std::size_t(i)])
            result.append(KeyValue(i));
    }
    return result;
}

EditResult moveInGraph(const Motion &motion, const KeySelection &selection, qint64 frames,
                       std::optional<KeyValue> value, double amount, TaskProgress *progress,
                       UnwrappedAngles *known)
{
    // Values first: angles follow from the keys before, which a move may change.
    EditResult changed;
    if (value && amount != 0)
        changed = editOf(offset(motion, selection, {*value}, amount, nullptr, progress, known));
    if (!changed.error.isEmpty() || frames == 0)
        return changed;
    // Moves are made in a moment beside what values take; they have no steps to tell of.
    if (changed.edit.isEmpty())
        return moveKeys(motion, selection, frames);
    Motion between = motion;
    changed.edit.apply(between);
    EditResult moved = moveKeys(between, changed.edit.mapped(selection), frames);
    moved.edit = changed.edit.followedBy(moved.edit);
    moved.notes = changed.notes + moved.notes;
    moved.changed = qMax(moved.changed, changed.changed);
    return moved;
}

namespace {

template <class Key, class Channel>
EditResult setCurveOf(const Motion &motion, const Motion &from, TrackRef track, qsizetype row,
                      Channel channel, CurvePoints curve)
{
    EditResult result;
    const KeyColumns<Key> &keys = keysOf<Key>(motion, track.index);
    const Key before = keysOf<Key>(from, track.index).key(row);
    Key after = before;
    if (before.curves.curve(channel) != curve) {
        after.curves.setCurve(channel, curve.clamped());
        after = motion.edited(before, after);
        if constexpr (std::is_same_v<Key, BoneKey>)
            addRewrittenNote(Motion::isRewritten(before.form, after.form), result);
    }
    if (after == keys.key(row))
        return result;
    TrackEditBuilder<Key> builder(keys, track.index);
    builder.replace(row, after);
    result.edit.add(builder.build());
    result.changed = 1;
    return result;
}

} // namespace

EditResult setKeyCurve(const Motion &motion, TrackRef track, qsizetype row, int channel, CurvePoints curve,
                       const Motion *from)
{
    const Motion &source = from ? *from : motion;
    if (track.kind == TrackKind::Bone)
        return setCurveOf<BoneKey>(motion, source, track, row, BoneChannel(channel), curve);
    if (track.kind == TrackKind::Camera)
        return setCurveOf<CameraKey>(motion, source, track, row, CameraChannel(channel), curve);
    return {};
}

} // namespace furitsuke
