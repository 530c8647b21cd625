// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor-core/motion/motion.h"

namespace furitsuke {

bool Motion::contains(TrackRef track) const
{
    switch (track.kind) {
    case TrackKind::Bone:
        return track.index >= 0 && track.index < bones.size() && !bones[track.index].removed;
    case TrackKind::Morph:
        return track.index >= 0 && track.index < morphs.size() && !morphs[track.index].removed;
    default:
        return track.index == 0;
    }
}

QList<TrackRef> Motion::tracks() const
{
    QList<TrackRef> result;
    result.reserve(bones.size() + morphs.size() + 4);
    for (qint32 i = 0; i < bones.size(); ++i) {
        if (!bones[i].removed)
            result.append({TrackKind::Bone, i});
    }
    for (qint32 i = 0; i < morphs.size(); ++i) {
        if (!morphs[i].removed)
            result.append({TrackKind::Morph, i});
    }
    for (const TrackKind kind : {TrackKind::Camera, TrackKind::Light, TrackKind::Shadow, TrackKind::State})
        result.append({kind, 0});
    return result;
}

qsizetype Motion::keyCount(TrackRef track) const
{
    return visit(track, [](const auto &keys) { return keys.size(); });
}

qsizetype Motion::keyCount(TrackKind kind) const
{
    qsizetype count = 0;
    if (kind == TrackKind::Bone) {
        for (const BoneTrack &track : bones)
            count += track.keys.size();
    } else if (kind == TrackKind::Morph) {
        for (const MorphTrack &track : morphs)
            count += track.keys.size();
    } else {
        count = keyCount(TrackRef{kind, 0});
    }
    return count;
}

qsizetype Motion::keyCount() const
{
    qsizetype count = 0;
    for (int kind = 0; kind < trackKindCount; ++kind)
        count += keyCount(static_cast<TrackKind>(kind));
    return count;
}

quint32 Motion::frameAt(TrackRef track, qsizetype row) const
{
    return visit(track, [row](const auto &keys) { return keys.frames()[row]; });
}

quint32 Motion::lastFrame() const
{
    quint32 last = 0;
    for (const TrackRef track : tracks()) {
        visit(track, [&last](const auto &keys) {
            if (!keys.isEmpty())
                last = qMax(last, keys.frames().constLast());
        });
    }
    return last;
}

QByteArray Motion::trackName(TrackRef track) const
{
    if (track.kind == TrackKind::Bone)
        return bones[track.index].name;
    if (track.kind == TrackKind::Morph)
        return morphs[track.index].name;
    return {};
}

namespace {
template <class Tracks>
qint32 findByName(const Tracks &tracks, QByteArrayView name)
{
    for (qsizetype i = 0; i < tracks.size(); ++i) {
        if (!tracks[i].removed && tracks[i].name == name)
            return qint32(i);
    }
    return -1;
}
} // namespace

qint32 Motion::findBone(QByteArrayView name) const
{
    return findByName(bones, name);
}

qint32 Motion::findMorph(QByteArrayView name) const
{
    return findByName(morphs, name);
}

BoneKey Motion::canonical(BoneKey key) const
{
    const bool off = key.form.physicsOff();
    key.form = KeyForm::written(off ? CurveLayout::Mmd9 : form.generation, off);
    key.curves = clampedCurves(key.curves);
    return key;
}

BoneKey Motion::edited(const BoneKey &before, BoneKey after) const
{
    constexpr quint8 nameBits = KeyForm::sourceNameBit | KeyForm::rawNameBit;
    const bool off = after.form.physicsOff();
    const bool switched = off != before.form.physicsOff();
    if (!switched && after.curves == before.curves) {
        after.form = before.form;
        return after;
    }
    bool keeps = !switched && !before.form.has(KeyForm::rawCurvesBit);
    switch (before.form.layout()) {
    case CurveLayout::FirstRowOnly: {
        // The bytes of the switch are those of curves; 63 0F is off.
        const auto saysOff = [](const BoneCurves &curves) {
            return curves.bytes[2] == 0x63 && curves.bytes[3] == 0x0f;
        };
        keeps = keeps && saysOff(after.curves) == off;
        break;
    }
    case CurveLayout::Unshifted: {
        // It can only say four equal curves.
        const auto curve = [&](BoneChannel channel) { return after.curves.curve(channel); };
        keeps = keeps && curve(BoneChannel::X) == curve(BoneChannel::Y) &&
                curve(BoneChannel::Y) == curve(BoneChannel::Z) &&
                curve(BoneChannel::Z) == curve(BoneChannel::Rotation);
        break;
    }
    default:
        break;
    }
    const quint8 names = before.form.bits & nameBits;
    after.form = keeps ? before.form : KeyForm::written(off ? CurveLayout::Mmd9 : form.generation, off);
    after.form.bits = quint8((after.form.bits & ~nameBits) | names);
    return after;
}

MorphKey Motion::canonical(MorphKey key) const
{
    key.form = {};
    return key;
}

CameraKey Motion::canonical(CameraKey key) const
{
    key.curves = clampedCurves(key.curves);
    key.projection = key.perspective() ? 0 : 1;
    return key;
}

ShadowKey Motion::canonical(ShadowKey key) const
{
    key.mode = qMin<quint8>(key.mode, 2);
    return key;
}

StateKey Motion::canonical(StateKey key) const
{
    key.visible = key.visible != 0;
    for (IkState &state : key.ik) {
        state.name = state.name.zeroPadded();
        state.enabled = state.enabled != 0;
    }
    return key;
}

} // namespace furitsuke
