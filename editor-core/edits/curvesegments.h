// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor-core/edits/curvecolumns.h"
#include "editor-core/sampling/sampler.h"

namespace furitsuke {

/// Stands for the key that MMD has of its own at frame 0.
inline constexpr qsizetype restRow = -1;

/// What a channel goes through from one row (or restRow) to another: a number in x, the camera's angles in
/// all three, for a bone's rotation the axis times the angle of the short way in radians, which is the same
/// seen from either key.
Vec3d wayBetween(const KeyColumns<BoneKey> &keys, qsizetype from, qsizetype to, BoneChannel channel);
Vec3d wayBetween(const KeyColumns<CameraKey> &keys, qsizetype from, qsizetype to, CameraChannel channel);
/// Whether that is nothing, for less.
bool isStillBetween(const KeyColumns<BoneKey> &keys, qsizetype from, qsizetype to, BoneChannel channel);
bool isStillBetween(const KeyColumns<CameraKey> &keys, qsizetype from, qsizetype to, CameraChannel channel);

/// The segments of a track: what lies between a key and the one before it, as it is played. Of several keys
/// at a frame only the last has a segment; before a track's first key lies that from MMD's rest at frame 0.
template <class Key>
class CurveSegments
{
    using Channel = typename CurveTraits<Key>::Channel;

public:
    explicit CurveSegments(const KeyColumns<Key> &keys)
        : mKeys(keys)
    {}

    /// Whether a later record at the same frame hides the key.
    bool isHidden(qsizetype row) const
    {
        return row + 1 < mKeys.size() && mKeys.frames()[row] == mKeys.frames()[row + 1];
    }
    /// The row that is played before this one; restRow where it is the track's first.
    qsizetype previous(qsizetype row) const
    {
        const quint32 frame = mKeys.frames()[row];
        while (row > restRow && mKeys.frames()[row] == frame)
            --row;
        return row;
    }
    /// The row that is played after this one; size() where there is none.
    qsizetype next(qsizetype row) const
    {
        const quint32 frame = mKeys.frames()[row];
        while (row < mKeys.size() && mKeys.frames()[row] == frame)
            ++row;
        while (row + 1 < mKeys.size() && isHidden(row))
            ++row;
        return row;
    }
    /// Frames from the previous key to this one.
    qint64 length(qsizetype row) const
    {
        const qsizetype before = previous(row);
        return qint64(mKeys.frames()[row]) - (before == restRow ? 0 : qint64(mKeys.frames()[before]));
    }
    /// Camera keys at most one frame apart: nothing is interpolated.
    bool isCut(qsizetype row) const { return std::is_same_v<Key, CameraKey> && length(row) <= 1; }
    /// Whether the key's curves shape anything.
    bool isPlayed(qsizetype row) const { return !isHidden(row) && length(row) > 0 && !isCut(row); }

    CurvePoints curve(qsizetype row, Channel channel) const
    {
        return mKeys.template column<&Key::curves>()[row].curve(channel).clamped();
    }
    /// See wayBetween().
    Vec3d way(qsizetype row, Channel channel) const { return wayBetween(mKeys, previous(row), row, channel); }
    /// Whether that is nothing, for less.
    bool isStill(qsizetype row, Channel channel) const
    {
        return isStillBetween(mKeys, previous(row), row, channel);
    }

private:
    const KeyColumns<Key> &mKeys;
};

} // namespace furitsuke
