// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor-core/edits/selectionops.h"
#include "editor-core/motion/parallel.h"

#include <QHashFunctions>

#include <algorithm>
#include <bit>
#include <cmath>
#include <optional>
#include <type_traits>
#include <vector>

namespace furitsuke {

namespace {

/// What of a key is compared: real numbers, for which there may be a tolerance, and whole ones. Equal keys
/// are equal bit by bit.
template <std::size_t Reals, std::size_t Wholes>
struct Facts
{
    std::array<quint32, Reals + Wholes> bits = {};

    float real(std::size_t i) const { return std::bit_cast<float>(bits[i]); }

    friend bool operator==(const Facts &, const Facts &) = default;
    friend size_t qHash(const Facts &facts, size_t seed = 0) noexcept
    {
        quint64 hash = seed;
        for (const quint32 word : facts.bits)
            hash = (hash ^ word) * 0x9e3779b97f4a7c15u;
        return size_t(hash ^ (hash >> 32));
    }
};

/// How many real numbers there are among facts, which may be no Facts.
template <class T>
inline constexpr std::size_t realsOf = 0;
template <std::size_t Reals, std::size_t Wholes>
inline constexpr std::size_t realsOf<Facts<Reals, Wholes>> = Reals;
template <class T>
inline constexpr bool hasReals = realsOf<T> != 0;

/// The bits of a number, those of -0 being those of 0.
constexpr quint32 folded(float value)
{
    const auto bits = std::bit_cast<quint32>(value);
    return bits == 0x80000000u ? 0 : bits;
}

using BoneFacts = Facts<7, 0>; // position, rotation

BoneFacts valueOf(const KeyColumns<BoneKey> &keys, qsizetype row)
{
    const Vec3f &p = keys.column<&BoneKey::position>()[row];
    Quatf q = keys.column<&BoneKey::rotation>()[row];
    // A quaternion and its negative are one rotation.
    const float leading = q.w != 0 ? q.w : q.x != 0 ? q.x : q.y != 0 ? q.y : q.z;
    if (leading < 0)
        q = {-q.x, -q.y, -q.z, -q.w};
    return {{folded(p.x), folded(p.y), folded(p.z), folded(q.x), folded(q.y), folded(q.z), folded(q.w)}};
}

/// The same rotation by the other quaternion.
BoneFacts withNegatedRotation(BoneFacts facts)
{
    for (std::size_t i = 3; i < 7; ++i)
        facts.bits[i] = folded(-facts.real(i));
    return facts;
}

Facts<1, 0> valueOf(const KeyColumns<MorphKey> &keys, qsizetype row)
{
    return {{folded(keys.column<&MorphKey::weight>()[row])}};
}

Facts<7, 2> valueOf(const KeyColumns<CameraKey> &keys, qsizetype row)
{
    const Vec3f &t = keys.column<&CameraKey::target>()[row];
    const Vec3f &r = keys.column<&CameraKey::rotation>()[row];
    return {{folded(keys.column<&CameraKey::distance>()[row]), folded(t.x), folded(t.y), folded(t.z),
             folded(r.x), folded(r.y), folded(r.z), keys.column<&CameraKey::viewAngle>()[row],
             quint32(keys.column<&CameraKey::projection>()[row] != 0)}};
}

Facts<6, 0> valueOf(const KeyColumns<LightKey> &keys, qsizetype row)
{
    const Vec3f &c = keys.column<&LightKey::colour>()[row];
    const Vec3f &d = keys.column<&LightKey::direction>()[row];
    return {{folded(c.x), folded(c.y), folded(c.z), folded(d.x), folded(d.y), folded(d.z)}};
}

Facts<1, 1> valueOf(const KeyColumns<ShadowKey> &keys, qsizetype row)
{
    return {{folded(keys.column<&ShadowKey::distance>()[row]), keys.column<&ShadowKey::mode>()[row]}};
}

/// Visible or not, and the IK bones that are off: those that a record does not name are on.
std::pair<bool, QByteArrayList> valueOf(const KeyColumns<StateKey> &keys, qsizetype row)
{
    QByteArrayList off;
    for (const IkState &state : keys.column<&StateKey::ik>()[row]) {
        if (state.enabled == 0)
            off.append(state.name.name());
    }
    std::sort(off.begin(), off.end());
    return {keys.column<&StateKey::visible>()[row] != 0, off};
}

template <std::size_t Words, class Bytes>
Facts<0, Words> packed(const Bytes &bytes)
{
    static_assert(sizeof(Bytes) == Words * sizeof(quint32));
    return {std::bit_cast<std::array<quint32, Words>>(bytes)};
}

Facts<0, 4> curvesOf(const KeyColumns<BoneKey> &keys, qsizetype row)
{
    return packed<4>(keys.column<&BoneKey::curves>()[row].bytes);
}

Facts<0, 6> curvesOf(const KeyColumns<CameraKey> &keys, qsizetype row)
{
    return packed<6>(keys.column<&CameraKey::curves>()[row].bytes);
}

/// Facts to which others may be near: sorted by the number in which they differ most, so that few have to be
/// looked at.
template <class Facts>
class Neighbours
{
public:
    template <class FactSet>
    Neighbours(const FactSet &facts, double tolerance)
        : mTolerance(tolerance)
    {
        facts.forEach([this](const Facts &each) {
            // Nothing is near to what is no number, and such a thing has no place in a sequence.
            bool numbers = true;
            for (std::size_t i = 0; i < realsOf<Facts>; ++i)
                numbers = numbers && !std::isnan(each.real(i));
            if (numbers)
                mFacts.push_back(each);
        });
        if (mFacts.empty())
            return;
        double widest = -1;
        for (std::size_t i = 0; i < realsOf<Facts>; ++i) {
            const auto [low, high] =
                std::minmax_element(mFacts.begin(), mFacts.end(),
                                    [i](const Facts &a, const Facts &b) { return a.real(i) < b.real(i); });
            if (const double width = double(high->real(i)) - double(low->real(i)); width > widest) {
                widest = width;
                mLeading = i;
            }
        }
        std::sort(mFacts.begin(), mFacts.end(),
                  [this](const Facts &a, const Facts &b) { return a.real(mLeading) < b.real(mLeading); });
    }

    bool contains(const Facts &facts) const
    {
        if constexpr (std::is_same_v<Facts, BoneFacts>)
            return containsAsIs(facts) || containsAsIs(withNegatedRotation(facts));
        else
            return containsAsIs(facts);
    }

private:
    bool containsAsIs(const Facts &facts) const
    {
        const double least = double(facts.real(mLeading)) - mTolerance;
        for (auto it = std::lower_bound(
                 mFacts.begin(), mFacts.end(), least,
                 [this](const Facts &a, double bound) { return double(a.real(mLeading)) < bound; });
             it != mFacts.end() && double(it->real(mLeading)) <= double(facts.real(mLeading)) + mTolerance;
             ++it) {
            if (isNear(*it, facts))
                return true;
        }
        return false;
    }

    bool isNear(const Facts &a, const Facts &b) const
    {
        for (std::size_t i = 0; i < realsOf<Facts>; ++i) {
            if (!(std::abs(double(a.real(i)) - double(b.real(i))) <= mTolerance))
                return false;
        }
        return std::equal(a.bits.begin() + realsOf<Facts>, a.bits.end(), b.bits.begin() + realsOf<Facts>);
    }

    std::vector<Facts> mFacts;
    double mTolerance;
    std::size_t mLeading = 0;
};

template <class Key>
QList<TrackRef> tracksOfKind(const QList<TrackRef> &tracks)
{
    QList<TrackRef> result;
    for (const TrackRef track : tracks) {
        if (track.kind == kindOf<Key>)
            result.append(track);
    }
    return result;
}

/// Adds the rows of a kind's tracks that matches(the track's selected rows, keys, row) takes, looked
/// for on every processor.
template <class Key, class Predicate>
void addMatching(KeySelection &result, const Motion &motion, const KeySelection &selection,
                 const QList<TrackRef> &tracks, Predicate &&matches)
{
    qsizetype rows = 0;
    for (const TrackRef track : tracks)
        rows += motion.keyCount(track);
    std::vector<RowSet> found(std::size_t(tracks.size()));
    const int parts = parallelParts(rows, parallelRows, tracks.size());
    inParallel(parts, [&](int part) {
        for (qsizetype t = part; t < tracks.size(); t += parts) {
            const KeyColumns<Key> &keys = keysOf<Key>(motion, tracks[t].index);
            const RowSet &selected = selection.rows(tracks[t]);
            found[std::size_t(t)] =
                RowSet::where(keys.size(), [&](qsizetype row) { return matches(selected, keys, row); });
        }
    });
    for (qsizetype t = 0; t < tracks.size(); ++t)
        result.setRows(tracks[t], found[std::size_t(t)]);
}

/// The different facts of a kind's selected keys. Facts are looked up in the motion's own columns: a copy of
/// those of a million keys takes longer to find memory for than to make.
template <class Key, class FactsOf>
class SelectedFacts
{
public:
    using Facts = std::remove_cvref_t<std::invoke_result_t<FactsOf, const KeyColumns<Key> &, qsizetype>>;

    SelectedFacts(const Motion &motion, const KeySelection &selection, FactsOf factsOf)
        : mFactsOf(factsOf)
    {
        quint32 start = 0;
        for (const TrackRef track : tracksOfKind<Key>(selection.tracks())) {
            const KeyColumns<Key> &keys = keysOf<Key>(motion, track.index);
            mTracks.push_back({start, &keys});
            // Keys next to each other are often equal, which is cheap to see.
            std::optional<Facts> last;
            selection.rows(track).forEach([&](qsizetype row) {
                Facts facts = mFactsOf(keys, row);
                if (last == facts)
                    return;
                insert(facts, start + quint32(row));
                last = std::move(facts);
            });
            start += quint32(keys.size());
        }
    }

    bool contains(const Facts &facts) const { return mSlots[slotOf(facts, hash(facts))].isUsed; }
    template <class Function>
    void forEach(Function &&function) const
    {
        for (const Slot &slot : mSlots) {
            if (slot.isUsed)
                function(factsAt(slot.key));
        }
    }

private:
    struct Slot
    {
        quint32 hash : 31 = 0;
        quint32 isUsed : 1 = 0;
        quint32 key = 0; ///< counted through the tracks
    };
    struct Start
    {
        quint32 key;
        const KeyColumns<Key> *keys;
    };

    static quint32 hash(const Facts &facts) { return quint32(qHash(facts)) & 0x7fffffffu; }
    Facts factsAt(quint32 key) const
    {
        const auto track = std::upper_bound(mTracks.begin(), mTracks.end(), key,
                                            [](quint32 a, const Start &b) { return a < b.key; }) -
                           1;
        return mFactsOf(*track->keys, key - track->key);
    }
    /// Where facts are, or would be.
    std::size_t slotOf(const Facts &facts, quint32 hash) const
    {
        const std::size_t mask = mSlots.size() - 1;
        std::size_t at = hash & mask;
        while (mSlots[at].isUsed && !(mSlots[at].hash == hash && factsAt(mSlots[at].key) == facts))
            at = (at + 1) & mask;
        return at;
    }
    void insert(const Facts &facts, quint32 key)
    {
        const quint32 hashed = hash(facts);
        Slot &slot = mSlots[slotOf(facts, hashed)];
        if (slot.isUsed)
            return;
        slot.hash = hashed & 0x7fffffffu;
        slot.isUsed = 1;
        slot.key = key;
        if (++mUsed * 2 > mSlots.size())
            grow();
    }
    void grow()
    {
        std::vector<Slot> old(mSlots.size() * 2);
        old.swap(mSlots);
        const std::size_t mask = mSlots.size() - 1;
        for (const Slot &slot : old) {
            if (!slot.isUsed)
                continue;
            std::size_t at = slot.hash & mask;
            while (mSlots[at].isUsed)
                at = (at + 1) & mask;
            mSlots[at] = slot;
        }
    }

    FactsOf mFactsOf;
    std::vector<Start> mTracks;
    std::vector<Slot> mSlots = std::vector<Slot>(64);
    std::size_t mUsed = 0;
};

/// Adds a kind's keys whose facts are those of some selected key.
template <class Key, class FactsOf>
void addEqual(KeySelection &result, const Motion &motion, const KeySelection &selection,
              const QList<TrackRef> &allTracks, double tolerance, FactsOf &&factsOf)
{
    if (tracksOfKind<Key>(selection.tracks()).isEmpty())
        return;
    const QList<TrackRef> tracks = tracksOfKind<Key>(allTracks);
    // Where all are selected, as after "select all", there is nothing to look for.
    const bool all = std::all_of(tracks.begin(), tracks.end(), [&](TrackRef track) {
        return selection.rows(track).count() == motion.keyCount(track);
    });
    if (all) {
        for (const TrackRef track : tracks)
            result.setRows(track, selection.rows(track));
        return;
    }
    const SelectedFacts<Key, std::remove_cvref_t<FactsOf>> wanted(motion, selection, factsOf);
    const auto isEqual = [&](const RowSet &selected, const KeyColumns<Key> &keys, qsizetype row) {
        return selected.contains(row) || wanted.contains(factsOf(keys, row));
    };
    using Facts = typename decltype(wanted)::Facts;
    if constexpr (hasReals<Facts>) {
        if (tolerance > 0) {
            const Neighbours<Facts> neighbours(wanted, tolerance);
            addMatching<Key>(result, motion, selection, tracks,
                             [&](const RowSet &selected, const KeyColumns<Key> &keys, qsizetype row) {
                                 return isEqual(selected, keys, row) ||
                                        neighbours.contains(factsOf(keys, row));
                             });
            return;
        }
    }
    addMatching<Key>(result, motion, selection, tracks, isEqual);
}

/// Adds a kind's keys with straight curves, of the selected ones or, where nothing is selected, of all.
template <class Key, auto Curves>
void addLinear(KeySelection &result, const Motion &motion, const KeySelection &selection,
               const QList<TrackRef> &allTracks)
{
    const bool all = selection.isEmpty();
    addMatching<Key>(result, motion, selection, tracksOfKind<Key>(allTracks),
                     [&](const RowSet &selected, const KeyColumns<Key> &keys, qsizetype row) {
                         return (all || selected.contains(row)) &&
                                keys.template column<Curves>()[row].isLinear();
                     });
}

} // namespace

KeySelection keysOfSameValue(const Motion &motion, const KeySelection &selection,
                             const QList<TrackRef> &tracks, double tolerance)
{
    KeySelection result;
    const auto value = [](const auto &keys, qsizetype row) { return valueOf(keys, row); };
    addEqual<BoneKey>(result, motion, selection, tracks, tolerance, value);
    addEqual<MorphKey>(result, motion, selection, tracks, tolerance, value);
    addEqual<CameraKey>(result, motion, selection, tracks, tolerance, value);
    addEqual<LightKey>(result, motion, selection, tracks, tolerance, value);
    addEqual<ShadowKey>(result, motion, selection, tracks, tolerance, value);
    addEqual<StateKey>(result, motion, selection, tracks, tolerance, value);
    return result;
}

KeySelection keysOfSameCurves(const Motion &motion, const KeySelection &selection,
                              const QList<TrackRef> &tracks)
{
    KeySelection result;
    const auto curves = [](const auto &keys, qsizetype row) { return curvesOf(keys, row); };
    addEqual<BoneKey>(result, motion, selection, tracks, 0, curves);
    addEqual<CameraKey>(result, motion, selection, tracks, 0, curves);
    return result;
}

KeySelection keysOfLinearCurves(const Motion &motion, const KeySelection &selection,
                                const QList<TrackRef> &tracks)
{
    KeySelection result;
    addLinear<BoneKey, &BoneKey::curves>(result, motion, selection, tracks);
    addLinear<CameraKey, &CameraKey::curves>(result, motion, selection, tracks);
    return result;
}

} // namespace furitsuke
