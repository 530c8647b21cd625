// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor-core/motion/curvechannels.h"
#include "editor-core/motion/keyselection.h"

#include <QMap>

namespace furitsuke {

/// What edits of curves have to know of a type of key that has some.
template <class Key>
struct CurveTraits;

template <>
struct CurveTraits<BoneKey>
{
    using Channel = BoneChannel;
    using Curves = BoneCurves;
    using Form = KeyForm;
    static constexpr int channelCount = boneChannelCount;
    /// The member that says how the curves are written, see Motion::canonical().
    static constexpr auto form = &BoneKey::form;
    static constexpr quint8 chosen(CurveChannels channels) { return channels.bone; }
};

template <>
struct CurveTraits<CameraKey>
{
    using Channel = CameraChannel;
    using Curves = CameraCurves;
    using Form = quint8;
    static constexpr int channelCount = cameraChannelCount;
    static constexpr auto form = &CameraKey::projection;
    static constexpr quint8 chosen(CurveChannels channels) { return channels.camera; }
};

/// Curves of some keys of a track, in their order, and how they are written.
template <class Key>
struct CurveRows
{
    QList<typename CurveTraits<Key>::Curves> curves;
    QList<typename CurveTraits<Key>::Form> forms;
};

/// The curves that keys have when a gesture begins. Unlike a copy of the motion it shares no lists with it:
/// the gesture's first step would have to copy them.
class CurvesBefore
{
public:
    CurvesBefore(const Motion &motion, const KeySelection &selection);

    /// The keys, bones' and the camera's.
    const KeySelection &selection() const { return mSelection; }
    /// Those of a track; it has to be one of the selection.
    template <class Key>
    const CurveRows<Key> &rows(qint32 index) const
    {
        if constexpr (std::is_same_v<Key, BoneKey>)
            return *mBones.constFind(index);
        else
            return mCamera;
    }

private:
    KeySelection mSelection;
    QMap<qint32, CurveRows<BoneKey>> mBones;
    CurveRows<CameraKey> mCamera;
};

} // namespace furitsuke
