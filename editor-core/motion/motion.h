// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor-core/motion/fileform.h"
#include "editor-core/motion/keycolumns.h"

#include <QHashFunctions>

#include <numeric>
#include <utility>

namespace furitsuke {

enum class TrackKind : quint8 { Bone, Morph, Camera, Light, Shadow, State };
inline constexpr int trackKindCount = 6;

/// The section of the file in which a kind's keys are kept.
constexpr RecordSection sectionOf(TrackKind kind)
{
    return static_cast<RecordSection>(kind);
}

/// Names a track of one motion. Tracks are never renumbered: one without keys stays and writes nothing, one
/// that was removed keeps its place.
struct TrackRef
{
    TrackKind kind = TrackKind::Bone;
    qint32 index = 0; ///< 0 for the kinds that have one track only

    friend constexpr auto operator<=>(const TrackRef &, const TrackRef &) = default;
    friend size_t qHash(const TrackRef &track, size_t seed = 0) noexcept
    {
        return qHashMulti(seed, int(track.kind), track.index);
    }
};

/// A bone's or a morph's keys. The name is what the fields of its records say up to their NUL; two bones that
/// a model tells apart by byte 16 of their names are one track, as they are one name in the file.
template <class Key>
struct Track
{
    QByteArray name;
    /// The name field of the first record as the file has it, which keys with sourceNameBit are written with.
    KeyName sourceField;
    KeyColumns<Key> keys;
    /// Taken out of the motion: has no keys, is not listed, and its name is free.
    bool removed = false;

    friend bool operator==(const Track &, const Track &) = default;
};

using BoneTrack = Track<BoneKey>;
using MorphTrack = Track<MorphKey>;

/// Bytes of records that their values do not give back, found by their record's order. Filled by a reader,
/// then never changed: a key that is edited merely stops pointing here.
struct Residue
{
    template <qsizetype Size>
    struct Table
    {
        QList<quint32> orders; ///< ascending, once it is sorted
        QByteArray bytes;      ///< Size bytes for each

        bool isEmpty() const { return orders.isEmpty(); }
        void append(quint32 order, QByteArrayView record)
        {
            orders.append(order);
            bytes.append(record.first(Size));
        }
        void append(const Table &other)
        {
            orders.append(other.orders);
            bytes.append(other.bytes);
        }
        /// Puts the records in order, as find() needs them.
        void sort()
        {
            if (std::is_sorted(orders.begin(), orders.end()))
                return;
            QList<qsizetype> from(orders.size());
            std::iota(from.begin(), from.end(), qsizetype(0));
            std::sort(from.begin(), from.end(),
                      [this](qsizetype a, qsizetype b) { return orders.at(a) < orders.at(b); });
            Table sorted;
            sorted.orders.reserve(orders.size());
            sorted.bytes.reserve(bytes.size());
            for (const qsizetype i : std::as_const(from))
                sorted.append(orders.at(i), QByteArrayView(bytes).sliced(i * Size, Size));
            *this = std::move(sorted);
        }
        QByteArrayView find(quint32 order) const
        {
            const auto it = std::lower_bound(orders.begin(), orders.end(), order);
            if (it == orders.end() || *it != order)
                return {};
            return QByteArrayView(bytes).sliced((it - orders.begin()) * Size, Size);
        }
        friend bool operator==(const Table &, const Table &) = default;
    };

    Table<15> boneNames;
    Table<64> boneCurves;
    Table<15> morphNames;

    friend bool operator==(const Residue &, const Residue &) = default;
};

/// A motion: a value, cheap to copy, whose columns are shared until one side changes.
struct Motion
{
    FileForm form = FileForm::mmd9({});
    QList<BoneTrack> bones;
    QList<MorphTrack> morphs;
    KeyColumns<CameraKey> camera;
    KeyColumns<LightKey> light;
    KeyColumns<ShadowKey> shadow;
    KeyColumns<StateKey> states;
    Residue residue;
    /// The order that the next new key of each section gets.
    std::array<quint32, recordSectionCount> nextOrder = {};

    /// Whether there is this track; a removed one is not there.
    bool contains(TrackRef track) const;
    /// Calls function(keys) with the track's KeyColumns<...>; the track must exist.
    template <class Function>
    decltype(auto) visit(TrackRef track, Function &&function) const
    {
        return visitImpl(*this, track, std::forward<Function>(function));
    }
    template <class Function>
    decltype(auto) visit(TrackRef track, Function &&function)
    {
        return visitImpl(*this, track, std::forward<Function>(function));
    }

    /// Every track but removed ones: bones first, then morphs, camera, light, self shadow, display/IK.
    QList<TrackRef> tracks() const;
    qsizetype keyCount(TrackRef track) const;
    qsizetype keyCount(TrackKind kind) const;
    qsizetype keyCount() const;
    /// Frame of a key.
    quint32 frameAt(TrackRef track, qsizetype row) const;
    /// The last frame that has a key; 0 for an empty motion.
    quint32 lastFrame() const;
    /// Raw bytes of a bone's or morph's name; empty for the other kinds.
    QByteArray trackName(TrackRef track) const;
    /// The track of this name, or -1.
    qint32 findBone(QByteArrayView name) const;
    qint32 findMorph(QByteArrayView name) const;

    /// A key as MMD would write it into this file: zero padded names, curve bytes limited to 0..127, switches
    /// 0 or 1, and for bones the file's own generation of curve block (but MMD 9's where physics is off,
    /// since older ones cannot say it). Every edit gives new keys this form; see edited() for changed ones.
    BoneKey canonical(BoneKey key) const;
    MorphKey canonical(MorphKey key) const;
    CameraKey canonical(CameraKey key) const;
    LightKey canonical(LightKey key) const { return key; }
    ShadowKey canonical(ShadowKey key) const;
    StateKey canonical(StateKey key) const;

    /// A key whose frame, values or curves an edit has changed: of its record only those bytes become
    /// others, however unusual the rest is (name padding, layout and tail of the curve block, coordinates
    /// over 127 of other curves, a projection byte of 7). Curves in a block that has no layout, or one that
    /// cannot say the new ones, are written anew as canonical() has them, see isRewritten(); so is a block
    /// whose physics switch changes.
    BoneKey edited(const BoneKey &before, BoneKey after) const;
    template <class Key>
    Key edited(const Key &, Key after) const
    {
        return after;
    }
    /// Whether the form of an edited bone key says so: other bytes of its curve block became others than was
    /// asked for.
    static bool isRewritten(KeyForm before, KeyForm after)
    {
        return before.physicsOff() == after.physicsOff() && !(before == after);
    }

    friend bool operator==(const Motion &, const Motion &) = default;

private:
    template <class Self, class Function>
    static decltype(auto) visitImpl(Self &self, TrackRef track, Function &&function)
    {
        switch (track.kind) {
        case TrackKind::Bone:
            return function(self.bones[track.index].keys);
        case TrackKind::Morph:
            return function(self.morphs[track.index].keys);
        case TrackKind::Camera:
            return function(self.camera);
        case TrackKind::Light:
            return function(self.light);
        case TrackKind::Shadow:
            return function(self.shadow);
        case TrackKind::State:
            break;
        }
        return function(self.states);
    }
};

/// The kind of track that holds keys of a type.
template <class Key>
inline constexpr TrackKind kindOf = TrackKind::Bone;
template <>
inline constexpr TrackKind kindOf<MorphKey> = TrackKind::Morph;
template <>
inline constexpr TrackKind kindOf<CameraKey> = TrackKind::Camera;
template <>
inline constexpr TrackKind kindOf<LightKey> = TrackKind::Light;
template <>
inline constexpr TrackKind kindOf<ShadowKey> = TrackKind::Shadow;
template <>
inline constexpr TrackKind kindOf<StateKey> = TrackKind::State;

namespace detail {
template <class Key, class AnyMotion>
auto &keysIn(AnyMotion &motion, qint32 index)
{
    if constexpr (std::is_same_v<Key, BoneKey>)
        return motion.bones[index].keys;
    else if constexpr (std::is_same_v<Key, MorphKey>)
        return motion.morphs[index].keys;
    else if constexpr (std::is_same_v<Key, CameraKey>)
        return motion.camera;
    else if constexpr (std::is_same_v<Key, LightKey>)
        return motion.light;
    else if constexpr (std::is_same_v<Key, ShadowKey>)
        return motion.shadow;
    else
        return motion.states;
}
} // namespace detail

/// The keys of a track whose kind is known; the track must exist.
template <class Key>
const KeyColumns<Key> &keysOf(const Motion &motion, qint32 index = 0)
{
    return detail::keysIn<Key>(motion, index);
}

/// The same for writing.
template <class Key>
KeyColumns<Key> &mutableKeysOf(Motion &motion, qint32 index = 0)
{
    return detail::keysIn<Key>(motion, index);
}

} // namespace furitsuke
