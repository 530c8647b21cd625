// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor-core/edits/keyclip.h"

#include "editor-core/text/nametext.h"

#include <QHash>

#include <numeric>

namespace furitsuke {

namespace {

/// The rows of a track as a clip has them.
template <class Key>
KeyColumns<Key> copiedRows(const KeyColumns<Key> &keys, const RowSet &rows, quint32 firstFrame)
{
    KeyColumns<Key> copied;
    copied.reserve(rows.count());
    rows.forEachRun([&](qsizetype first, qsizetype last) { copied.appendRows(keys, first, last - first); });
    for (quint32 &frame : copied.template column<&Key::frame>())
        frame -= firstFrame;
    QList<quint32> &orders = copied.template column<&Key::order>();
    std::iota(orders.begin(), orders.end(), 0u);
    if constexpr (requires(Key key) { key.form; }) {
        Key formed;
        for (KeyForm &form : copied.template column<&Key::form>()) {
            formed.form = form;
            makeClipForm(formed);
            form = formed.form;
        }
    }
    return copied;
}

/// Text of IK names; a motion repeats a few of them in every record.
class IkNames
{
public:
    explicit IkNames(NameEncoding encoding)
        : mEncoding(encoding)
    {}
    QString text(const LongName &name)
    {
        const QByteArray bytes = name.name();
        const auto known = mTexts.constFind(bytes);
        if (known != mTexts.constEnd())
            return *known;
        return *mTexts.insert(bytes, decodeName(bytes, mEncoding).text);
    }

private:
    NameEncoding mEncoding;
    QHash<QByteArray, QString> mTexts;
};

QList<ClipStateKey> copiedStates(const Motion &motion, const RowSet &rows, quint32 firstFrame,
                                 NameEncoding encoding)
{
    IkNames names(encoding);
    QList<ClipStateKey> copied;
    copied.reserve(rows.count());
    rows.forEach([&](qsizetype row) {
        const StateKey key = motion.states.key(row);
        ClipStateKey state{key.frame - firstFrame, key.visible, {}};
        state.ik.reserve(key.ik.size());
        for (const IkState &ik : key.ik)
            state.ik.append({names.text(ik.name), ik.enabled});
        copied.append(state);
    });
    return copied;
}

template <class Key>
quint32 lastFrameOf(const KeyColumns<Key> &keys)
{
    return keys.isEmpty() ? 0 : keys.frames().constLast();
}

} // namespace

qsizetype KeyClip::keyCount(TrackRef track) const
{
    switch (track.kind) {
    case TrackKind::Bone:
        return bones[track.index].keys.size();
    case TrackKind::Morph:
        return morphs[track.index].keys.size();
    case TrackKind::Camera:
        return camera.size();
    case TrackKind::Light:
        return light.size();
    case TrackKind::Shadow:
        return shadow.size();
    case TrackKind::State:
        break;
    }
    return states.size();
}

qsizetype KeyClip::keyCount() const
{
    qsizetype count = 0;
    for (const TrackRef track : tracks())
        count += keyCount(track);
    return count;
}

QList<TrackRef> KeyClip::tracks() const
{
    QList<TrackRef> result;
    const auto add = [&](TrackRef track) {
        if (keyCount(track) > 0)
            result.append(track);
    };
    for (qint32 i = 0; i < bones.size(); ++i)
        add({TrackKind::Bone, i});
    for (qint32 i = 0; i < morphs.size(); ++i)
        add({TrackKind::Morph, i});
    for (const TrackKind kind : {TrackKind::Camera, TrackKind::Light, TrackKind::Shadow, TrackKind::State})
        add({kind, 0});
    return result;
}

QString KeyClip::name(TrackRef track) const
{
    if (track.kind == TrackKind::Bone)
        return bones[track.index].name;
    if (track.kind == TrackKind::Morph)
        return morphs[track.index].name;
    return {};
}

quint32 KeyClip::lastFrame() const
{
    quint32 last = qMax(qMax(lastFrameOf(camera), lastFrameOf(light)), lastFrameOf(shadow));
    for (const ClipTrack<BoneKey> &track : bones)
        last = qMax(last, lastFrameOf(track.keys));
    for (const ClipTrack<MorphKey> &track : morphs)
        last = qMax(last, lastFrameOf(track.keys));
    return states.isEmpty() ? last : qMax(last, states.constLast().frame);
}

KeyClip copyKeys(const Motion &motion, const KeySelection &selection, NameEncoding encoding)
{
    KeyClip clip;
    if (selection.isEmpty())
        return clip;
    clip.firstFrame = quint32(selection.frameSpan(motion).first);
    for (const TrackRef track : selection.tracks()) {
        const RowSet &rows = selection.rows(track);
        const QString name = decodeName(motion.trackName(track), encoding).text;
        switch (track.kind) {
        case TrackKind::Bone:
            clip.bones.append({name, copiedRows(motion.bones[track.index].keys, rows, clip.firstFrame)});
            break;
        case TrackKind::Morph:
            clip.morphs.append({name, copiedRows(motion.morphs[track.index].keys, rows, clip.firstFrame)});
            break;
        case TrackKind::Camera:
            clip.camera = copiedRows(motion.camera, rows, clip.firstFrame);
            break;
        case TrackKind::Light:
            clip.light = copiedRows(motion.light, rows, clip.firstFrame);
            break;
        case TrackKind::Shadow:
            clip.shadow = copiedRows(motion.shadow, rows, clip.firstFrame);
            break;
        case TrackKind::State:
            clip.states = copiedStates(motion, rows, clip.firstFrame, encoding);
            break;
        }
    }
    return clip;
}

} // namespace furitsuke
