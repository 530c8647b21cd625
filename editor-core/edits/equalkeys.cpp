// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor-core/edits/selectionops.h"
#include "editor-core/motion/parallel.h"

#include <QSet>

#include <algorithm>
#include <bit>
#include <cmath>
#include <optional>
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
        return qHashBits(facts.bits.data(), sizeof(facts.bits), seed);
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
    Neighbours(const QSet<Facts> &facts, double tolerance)
        : mTolerance(tolerance)
    {
        mFacts.reserve(std::size_t(facts.size()));
        for (const Facts &each : facts) {
            // Nothing is near to what is no number, and such a thing has no place in a sequence.
            bool numbers = true;
            for (std::size_t i = 0; i < realsOf<Facts>; ++i)
                numbers = numbers && !std::isnan(each.real(i));
            if (numbers)
                mFacts.push_back(each);
        }
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

/// The different facts of a kind's selected keys.
template <class Key, class FactsOf>
auto factsOfSelected(const Motion &motion, const KeySelection &selection, FactsOf &&factsOf)
{
    using Facts = std::remove_cvref_t<decltype(factsOf(std::declval<const KeyColumns<Key> &>(), 0))>;
    QSet<Facts> result;
    for (const TrackRef track : tracksOfKind<Key>(selection.tracks())) {
        const KeyColumns<Key> &keys = keysOf<Key>(motion, track.index);
        // Keys next to each other are often equal, which is cheap to see.
        std::optional<Facts> last;
        selection.rows(track).forEach([&](qsizetype row) {
            Facts facts = factsOf(keys, row);
            if (last == facts)
                return;
            result.insert(facts);
            last = std::move(facts);
        });
    }
    return result;
}

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
    const auto wanted = factsOfSelected<Key>(motion, selection, factsOf);
    const auto isEqual = [&](const RowSet &selected, const KeyColumns<Key> &keys, qsizetype row) {
        return selected.contains(row) || wanted.contains(factsOf(keys, row));
    };
    using Facts = std::remove_cvref_t<decltype(factsOf(std::declval<const KeyColumns<Key> &>(), 0))>;
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
