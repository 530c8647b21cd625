// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor-core/edits/trackedits.h"

#include <QCoreApplication>

namespace furitsuke {

namespace {

struct Words
{
    Q_DECLARE_TR_FUNCTIONS(furitsuke::TrackEdits)
};

QString nameError(const Motion &motion, TrackKind kind, const QByteArray &name, qint32 except)
{
    if (kind != TrackKind::Bone && kind != TrackKind::Morph)
        return Words::tr("This track has no name of its own.");
    if (name.isEmpty())
        return Words::tr("A name must not be empty.");
    const qint32 same = kind == TrackKind::Bone ? motion.findBone(name) : motion.findMorph(name);
    if (same >= 0 && same != except)
        return Words::tr("Another track has this name after byte 15; the file could not tell them apart.");
    return {};
}

/// Keys whose name field is kept apart write the new name too.
template <class Key>
void dropRawNames(const KeyColumns<Key> &keys, qint32 index, EditResult &result)
{
    TrackEditBuilder<Key> builder(keys, index);
    for (qsizetype row = 0; row < keys.size(); ++row) {
        Key key = keys.key(row);
        if (!key.form.has(KeyForm::rawNameBit))
            continue;
        key.form.bits &= quint8(~KeyForm::rawNameBit);
        builder.replace(row, key);
    }
    result.edit.add(builder.build());
}

} // namespace

EditResult renameTrack(const Motion &motion, TrackRef track, QByteArrayView name)
{
    EditResult result;
    const KeyName field = KeyName::fromBytes(name);
    result.error = nameError(motion, track.kind, field.name(), track.index);
    if (!result.error.isEmpty() || motion.trackName(track) == field.name())
        return result;
    const auto add = [&](const auto &named) {
        dropRawNames(named.keys, track.index, result);
        result.edit.add(TrackRename{track, named.name, field.name(), named.sourceField, field.zeroPadded()});
        result.changed = named.keys.size();
    };
    if (track.kind == TrackKind::Bone)
        add(motion.bones[track.index]);
    else
        add(motion.morphs[track.index]);
    return result;
}

EditResult addTrack(const Motion &motion, TrackKind kind, QByteArrayView name)
{
    EditResult result;
    const QByteArray cut = KeyName::fromBytes(name).name();
    result.error = nameError(motion, kind, cut, -1);
    if (!result.error.isEmpty())
        return result;
    if (kind == TrackKind::Bone)
        result.edit.addBone(cut);
    else
        result.edit.addMorph(cut);
    return result;
}

} // namespace furitsuke
