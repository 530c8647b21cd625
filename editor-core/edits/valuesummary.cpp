// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor-core/edits/valuesummary.h"

#include "editor-core/edits/rotationcompare.h"
#include "editor-core/motion/parallel.h"

#include <QHash>

namespace furitsuke {

namespace {

// ---- What differs is gathered as bits, one of each value and curve.

using Bits = quint64;

constexpr Bits bitOf(KeyValue value)
{
    return Bits(1) << int(value);
}
constexpr Bits curveBit(int channel)
{
    return Bits(1) << (keyValueCount + channel);
}
constexpr Bits oddLengthBit = Bits(1) << 63;
static_assert(keyValueCount + cameraChannelCount < 63);

/// What is to be found in a column: differ(value, what is found already) gives some of the bits.
template <auto Member, class Differ>
struct Column
{
    static constexpr auto member = Member;
    Bits bits;
    Differ differ;
};

template <auto Member, class Differ>
Column<Member, Differ> column(Bits bits, Differ differ)
{
    return {bits, std::move(differ)};
}

bool sameNumber(float a, float b)
{
    return a == b || sameBits(a, b);
}

/// A column that is one value of a key, or that part(column) is.
template <auto Member, class Key, class Part>
auto single(const Key &first, KeyValue value, Part part)
{
    const Bits bit = bitOf(value);
    return column<Member>(bit, [bit, part, wanted = part(first.*Member)](const auto &other, Bits) {
        if constexpr (std::is_same_v<std::remove_cvref_t<decltype(wanted)>, float>)
            return sameNumber(part(other), wanted) ? 0 : bit;
        else
            return part(other) == wanted ? 0 : bit;
    });
}

template <auto Member, class Key>
auto vector(const Key &first, KeyValue x, KeyValue y, KeyValue z)
{
    const Vec3f wanted = first.*Member;
    return column<Member>(bitOf(x) | bitOf(y) | bitOf(z), [=](const Vec3f &v, Bits) {
        return (sameNumber(v.x, wanted.x) ? 0 : bitOf(x)) | (sameNumber(v.y, wanted.y) ? 0 : bitOf(y)) |
               (sameNumber(v.z, wanted.z) ? 0 : bitOf(z));
    });
}

template <auto Member, class Channel, int Channels, class Key>
auto curves(const Key &first)
{
    const auto wanted = first.*Member;
    constexpr Bits all = ((Bits(1) << Channels) - 1) * curveBit(0);
    return column<Member>(all, [wanted](const auto &other, Bits) {
        Bits bits = 0;
        if (other == wanted)
            return bits;
        for (int c = 0; c < Channels; ++c) {
            const auto channel = static_cast<Channel>(c);
            bits |= other.curve(channel) == wanted.curve(channel) ? 0 : curveBit(c);
        }
        return bits;
    });
}

auto rotation(const BoneKey &first)
{
    // The flags are these bits, moved, but for the one of the length.
    using namespace RotationDifference;
    constexpr int shift = int(KeyValue::AngleX);
    constexpr Bits numberBits = Bits(numbers) << shift;
    static_assert(bitOf(KeyValue::QuaternionW) == Bits(QuaternionW) << shift);
    return column<&BoneKey::rotation>(numberBits | oddLengthBit, [compare = RotationCompare(first.rotation)](
                                                                     const Quatf &other, Bits known) mutable {
        const quint32 found = compare(other, quint32((known & numberBits) >> shift));
        return (Bits(found & numbers) << shift) | (found & OddLength ? oddLengthBit : 0);
    });
}

/// The rows of a track from the first to behind the last one that is selected.
template <class Key>
struct Stretch
{
    const KeyColumns<Key> *keys;
    const RowSet *rows;
    qsizetype first;
    qsizetype last;
};

/// What differs in a column among [from, to) of the rows of all stretches, counted through; looks no further
/// once all of it does.
template <class Key, class Column>
Bits differing(const QList<Stretch<Key>> &stretches, qint64 from, qint64 to, const Column &wanted)
{
    Bits found = 0;
    auto differ = wanted.differ;
    qint64 before = 0;
    for (const Stretch<Key> &stretch : stretches) {
        const qint64 offset = stretch.first - before;
        before += stretch.last - stretch.first;
        const qint64 first = qMax<qint64>(stretch.first, from + offset);
        const qint64 last = qMin<qint64>(stretch.last, to + offset);
        if (first >= last)
            continue;
        const auto *values = stretch.keys->template column<Column::member>().constData();
        const bool all = stretch.rows->forAll(first, last, [&](qsizetype row) {
            found |= differ(values[row], found);
            return found != wanted.bits;
        });
        if (!all)
            break;
    }
    return found;
}

template <class Key, class... Columns>
Bits differing(const Motion &motion, const KeySelection &selection, const Columns &...columns)
{
    QList<Stretch<Key>> stretches;
    qint64 length = 0;
    qint64 count = 0;
    for (const TrackRef track : selection.tracks()) {
        if (track.kind != kindOf<Key>)
            continue;
        const KeyColumns<Key> &keys = keysOf<Key>(motion, track.index);
        const RowSet &rows = selection.rows(track);
        const qsizetype first = rows.next(0);
        const qsizetype last = qMin(rows.last() + 1, keys.size());
        if (first >= last)
            continue;
        stretches.append({&keys, &rows, first, last});
        length += last - first;
        count += rows.count();
    }
    const int parts = parallelParts(count, parallelRows, length);
    std::vector<Bits> found(std::size_t(parts), 0);
    inParallel(parts, [&](int part) {
        const qint64 from = length * part / parts;
        const qint64 to = length * (part + 1) / parts;
        Bits bits = 0;
        ((bits |= differing(stretches, from, to, columns)), ...);
        found[std::size_t(part)] = bits;
    });
    Bits all = 0;
    for (const Bits bits : found)
        all |= bits;
    return all;
}

template <class Key>
Key firstKey(const Motion &motion, const KeySelection &selection)
{
    for (const TrackRef track : selection.tracks()) {
        if (track.kind == kindOf<Key>)
            return keysOf<Key>(motion, track.index).key(selection.rows(track).next(0));
    }
    return {};
}

// ---- The kinds.

template <class Key>
void put(const Key &first, Bits different, ValueSummary &result)
{
    for (const KeyValue value : valuesOf(kindOf<Key>)) {
        result.values.insert(value, {(different & bitOf(value)) != 0, shownValue(first, value),
                                     shownText(first, value), storedText(first, value)});
    }
}

template <class Channel, class Curves>
void putCurves(const Curves &first, int channels, Bits different, ValueSummary &result)
{
    for (int c = 0; c < channels; ++c) {
        const bool mixed = different & curveBit(c);
        result.curves.append(mixed ? std::nullopt : CommonCurve(first.curve(static_cast<Channel>(c))));
    }
}

constexpr auto itself = [](auto value) { return value; };

void summariseBones(const Motion &motion, const KeySelection &selection, ValueSummary &result)
{
    const auto first = firstKey<BoneKey>(motion, selection);
    const Bits different = differing<BoneKey>(
        motion, selection,
        vector<&BoneKey::position>(first, KeyValue::PositionX, KeyValue::PositionY, KeyValue::PositionZ),
        rotation(first),
        single<&BoneKey::form>(first, KeyValue::Physics, [](KeyForm form) { return form.physicsOff(); }),
        curves<&BoneKey::curves, BoneChannel, boneChannelCount>(first));
    put(first, different, result);
    putCurves<BoneChannel>(first.curves, boneChannelCount, different, result);
    result.oddLength = (different & oddLengthBit) || !isUnitLength(first.rotation);
}

void summariseMorphs(const Motion &motion, const KeySelection &selection, ValueSummary &result)
{
    const auto first = firstKey<MorphKey>(motion, selection);
    put(first,
        differing<MorphKey>(motion, selection, single<&MorphKey::weight>(first, KeyValue::Weight, itself)),
        result);
}

void summariseCamera(const Motion &motion, const KeySelection &selection, ValueSummary &result)
{
    const auto first = firstKey<CameraKey>(motion, selection);
    const Bits different = differing<CameraKey>(
        motion, selection,
        vector<&CameraKey::target>(first, KeyValue::TargetX, KeyValue::TargetY, KeyValue::TargetZ),
        vector<&CameraKey::rotation>(first, KeyValue::CameraAngleX, KeyValue::CameraAngleY,
                                     KeyValue::CameraAngleZ),
        single<&CameraKey::distance>(first, KeyValue::Distance, itself),
        single<&CameraKey::viewAngle>(first, KeyValue::ViewAngle, itself),
        single<&CameraKey::projection>(first, KeyValue::Perspective, [](quint8 byte) { return byte == 0; }),
        curves<&CameraKey::curves, CameraChannel, cameraChannelCount>(first));
    put(first, different, result);
    putCurves<CameraChannel>(first.curves, cameraChannelCount, different, result);
}

void summariseLights(const Motion &motion, const KeySelection &selection, ValueSummary &result)
{
    const auto first = firstKey<LightKey>(motion, selection);
    const Bits different = differing<LightKey>(
        motion, selection, vector<&LightKey::colour>(first, KeyValue::Red, KeyValue::Green, KeyValue::Blue),
        vector<&LightKey::direction>(first, KeyValue::DirectionX, KeyValue::DirectionY,
                                     KeyValue::DirectionZ));
    put(first, different, result);
}

void summariseShadows(const Motion &motion, const KeySelection &selection, ValueSummary &result)
{
    const auto first = firstKey<ShadowKey>(motion, selection);
    const Bits different =
        differing<ShadowKey>(motion, selection, single<&ShadowKey::mode>(first, KeyValue::ShadowMode, itself),
                             single<&ShadowKey::distance>(first, KeyValue::ShadowDistance, itself));
    put(first, different, result);
}

/// The last of several switches for one name counts.
std::optional<bool> switchOf(const QList<IkState> &record, const QByteArray &name)
{
    for (qsizetype i = record.size() - 1; i >= 0; --i) {
        if (record[i].name.name() == name)
            return record[i].enabled != 0;
    }
    return {};
}

void summariseStates(const Motion &motion, const KeySelection &selection, ValueSummary &result)
{
    const auto first = firstKey<StateKey>(motion, selection);
    put(first,
        differing<StateKey>(
            motion, selection,
            single<&StateKey::visible>(first, KeyValue::Visible, [](quint8 byte) { return byte != 0; })),
        result);
    QHash<QByteArray, qsizetype> known;
    QList<QHash<QByteArray, bool>> records;
    QList<qsizetype> repeated; ///< how many records in a row say the same
    const QList<IkState> *before = nullptr;
    const auto take = [&](const QList<IkState> &record) {
        if (before && *before == record) {
            ++repeated.last();
            return;
        }
        before = &record;
        QHash<QByteArray, bool> switches;
        for (const IkState &state : record) {
            const QByteArray name = state.name.name();
            if (!known.contains(name)) {
                known.insert(name, result.iks.size());
                result.iks.append({state.name.zeroPadded(), false, true, 0});
            }
            switches.insert(name, state.enabled != 0);
        }
        records.append(switches);
        repeated.append(1);
    };
    for (const TrackRef track : selection.tracks()) {
        if (track.kind != TrackKind::State)
            continue;
        const QList<QList<IkState>> &column = motion.states.column<&StateKey::ik>();
        selection.rows(track).forEach([&](qsizetype row) { take(column[row]); });
    }
    for (CommonIk &ik : result.iks) {
        const QByteArray name = ik.name.name();
        ik.enabled = switchOf(first.ik, name).value_or(true);
        for (qsizetype i = 0; i < records.size(); ++i) {
            ik.named += records[i].contains(name) ? repeated[i] : 0;
            ik.mixed = ik.mixed || records[i].value(name, true) != ik.enabled;
        }
    }
}

} // namespace

ValueSummary summarise(const Motion &motion, const KeySelection &selection, TrackKind kind)
{
    ValueSummary result;
    for (const TrackRef track : selection.tracks()) {
        if (track.kind != kind)
            continue;
        ++result.tracks;
        result.keys += selection.rows(track).count();
    }
    if (result.keys == 0)
        return result;
    switch (kind) {
    case TrackKind::Bone:
        summariseBones(motion, selection, result);
        break;
    case TrackKind::Morph:
        summariseMorphs(motion, selection, result);
        break;
    case TrackKind::Camera:
        summariseCamera(motion, selection, result);
        break;
    case TrackKind::Light:
        summariseLights(motion, selection, result);
        break;
    case TrackKind::Shadow:
        summariseShadows(motion, selection, result);
        break;
    case TrackKind::State:
        summariseStates(motion, selection, result);
        break;
    }
    return result;
}

FrameSummary summariseFrames(const Motion &motion, const KeySelection &selection)
{
    FrameSummary result;
    std::tie(result.first, result.last) = selection.frameSpan(motion);
    result.keys = selection.count();
    for (const TrackRef track : selection.tracks()) {
        if (!result.kinds.contains(track.kind))
            result.kinds.append(track.kind);
    }
    return result;
}

} // namespace furitsuke
