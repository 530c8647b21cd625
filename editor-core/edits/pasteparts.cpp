// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor-core/edits/pasteparts.h"

namespace furitsuke {

namespace {

template <class Part, class Value>
void take(QFlags<Part> parts, Part part, Value &to, const Value &from)
{
    if (parts.testFlag(part))
        to = from;
}

} // namespace

PasteParts::PasteParts(const PasteOptions &options)
    : mBone(options.boneParts)
    , mCamera(options.cameraParts)
{
    if (options.valuesOnly) {
        mBone.setFlag(BonePart::Curves, false);
        mCamera.setFlag(CameraPart::Curves, false);
    }
}

/// The curves of the channels that are taken; of all channels where curves alone are.
template <class Part, class Channel, std::size_t Size, class Key>
void PasteParts::takeCurves(Key &key, const Key &from, QFlags<Part> parts,
                            const PartOf<Part, Channel> (&channels)[Size])
{
    if (!parts.testFlag(Part::Curves))
        return;
    const bool all = taken(parts, channels).isEmpty();
    for (const auto &[part, channel] : channels) {
        // Curves that come are on the grid; those that are there already stay, wherever they are.
        const CurvePoints curve = from.curves.curve(channel);
        if ((all || parts.testFlag(part)) && curve != key.curves.curve(channel))
            key.curves.setCurve(channel, curve.clamped());
    }
}

BoneKey PasteParts::merged(BoneKey key, const BoneKey &from) const
{
    take(mBone, BonePart::X, key.position.x, from.position.x);
    take(mBone, BonePart::Y, key.position.y, from.position.y);
    take(mBone, BonePart::Z, key.position.z, from.position.z);
    take(mBone, BonePart::Rotation, key.rotation, from.rotation);
    if (mBone.testFlag(BonePart::Physics) && key.form.physicsOff() != from.form.physicsOff())
        key.form.bits ^= KeyForm::physicsOffBit;
    takeCurves(key, from, mBone, boneChannels);
    return key;
}

CameraKey PasteParts::merged(CameraKey key, const CameraKey &from) const
{
    take(mCamera, CameraPart::X, key.target.x, from.target.x);
    take(mCamera, CameraPart::Y, key.target.y, from.target.y);
    take(mCamera, CameraPart::Z, key.target.z, from.target.z);
    take(mCamera, CameraPart::Rotation, key.rotation, from.rotation);
    take(mCamera, CameraPart::Distance, key.distance, from.distance);
    take(mCamera, CameraPart::ViewAngle, key.viewAngle, from.viewAngle);
    if (mCamera.testFlag(CameraPart::Projection) && key.perspective() != from.perspective())
        key.projection = from.perspective() ? 0 : 1;
    takeCurves(key, from, mCamera, cameraChannels);
    return key;
}

} // namespace furitsuke
