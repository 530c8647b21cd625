// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor-core/edits/trackedits.h"

#include "editor-core/text/nametext.h"

#include <QCoreApplication>

#include <algorithm>

namespace furitsuke {

namespace {

struct Words
{
    Q_DECLARE_TR_FUNCTIONS(furitsuke::TrackEdits)
};

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

QString trackNameError(const Motion &motion, TrackKind kind, QByteArrayView name, qint32 except)
{
    const QByteArray cut = KeyName::fromBytes(name).name();
    if (kind != TrackKind::Bone && kind != TrackKind::Morph)
        return Words::tr("This track has no name of its own.");
    if (cut.isEmpty())
        return Words::tr("A name must not be empty.");
    const qint32 same = kind == TrackKind::Bone ? motion.findBone(cut) : motion.findMorph(cut);
    if (same < 0 || same == except)
        return {};
    const bool bone = kind == TrackKind::Bone;
    if (cut.size() == name.size())
        return bone ? Words::tr("Another bone has this name already.")
                    : Words::tr("Another morph has this name already.");
    return (bone ? Words::tr("A file keeps %1 bytes of a name, and another bone has just these.")
                 : Words::tr("A file keeps %1 bytes of a name, and another morph has just these."))
        .arg(KeyName::size);
}

EditResult renameTrack(const Motion &motion, TrackRef track, QByteArrayView name, IkNames ikNames)
{
    EditResult result;
    const KeyName field = KeyName::fromBytes(name);
    result.error = trackNameError(motion, track.kind, name, track.index);
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
    if (track.kind == TrackKind::Bone)
        renameIkBone(motion, motion.trackName(track), name, ikNames, result);
    return result;
}

namespace {

/// The removed track of a name, -1 where there is none.
template <class Tracks>
qint32 findRemoved(const Tracks &tracks, QByteArrayView name)
{
    for (qsizetype i = 0; i < tracks.size(); ++i) {
        if (tracks[i].removed && tracks[i].name == name)
            return qint32(i);
    }
    return -1;
}

/// Adds a track of which its name was checked.
void add(const Motion &motion, TrackRef track, const QByteArray &name, MotionEdit &edit)
{
    const qsizetype count = track.kind == TrackKind::Bone ? motion.bones.size() : motion.morphs.size();
    if (track.index < count)
        edit.add(TrackPresence{track, true, false});
    else if (track.kind == TrackKind::Bone)
        edit.addBone(name);
    else
        edit.addMorph(name);
}

/// The edit that puts keys into an empty track or takes all out of a full one.
template <class Key>
TrackEdit<Key> wholeTrack(qint32 index, const KeyColumns<Key> &removed, const KeyColumns<Key> &inserted)
{
    TrackEdit<Key> edit;
    if (removed.isEmpty() && inserted.isEmpty())
        return edit;
    edit.index = index;
    edit.spans = {{0, removed.size(), inserted.size()}};
    edit.removed = removed;
    edit.inserted = inserted;
    edit.origins = QList<qsizetype>(inserted.size(), -1);
    return edit;
}

} // namespace

TrackRef addedTrack(const Motion &motion, TrackKind kind, QByteArrayView name)
{
    const QByteArray cut = KeyName::fromBytes(name).name();
    const bool bone = kind == TrackKind::Bone;
    const qint32 removed = bone ? findRemoved(motion.bones, cut) : findRemoved(motion.morphs, cut);
    if (removed >= 0)
        return {kind, removed};
    return {kind, qint32(bone ? motion.bones.size() : motion.morphs.size())};
}

EditResult addTrack(const Motion &motion, TrackKind kind, QByteArrayView name)
{
    EditResult result;
    const QByteArray cut = KeyName::fromBytes(name).name();
    result.error = trackNameError(motion, kind, name);
    if (result.error.isEmpty())
        add(motion, addedTrack(motion, kind, cut), cut, result.edit);
    return result;
}

EditResult deleteTracks(const Motion &motion, const QList<TrackRef> &tracks)
{
    EditResult result;
    QList<TrackRef> once = tracks;
    std::sort(once.begin(), once.end());
    once.erase(std::unique(once.begin(), once.end()), once.end());
    for (const TrackRef track : std::as_const(once)) {
        if (!motion.contains(track))
            continue;
        motion.visit(track, [&]<class Key>(const KeyColumns<Key> &keys) {
            result.edit.add(wholeTrack<Key>(track.index, keys, {}));
            result.changed += keys.size();
        });
        if (track.kind == TrackKind::Bone || track.kind == TrackKind::Morph)
            result.edit.add(TrackPresence{track, false, true});
    }
    return result;
}

EditResult duplicateTrack(const Motion &motion, TrackRef track, QByteArrayView name)
{
    EditResult result;
    const QByteArray cut = KeyName::fromBytes(name).name();
    result.error = trackNameError(motion, track.kind, name);
    if (!result.error.isEmpty())
        return result;
    const TrackRef copy = addedTrack(motion, track.kind, cut);
    add(motion, copy, cut, result.edit);
    motion.visit(track, [&]<class Key>(const KeyColumns<Key> &keys) {
        if constexpr (std::is_same_v<Key, BoneKey> || std::is_same_v<Key, MorphKey>) {
            const RecordSection section = sectionOf(track.kind);
            quint32 order = motion.nextOrder[std::size_t(section)];
            KeyColumns<Key> copies;
            copies.reserve(keys.size());
            for (qsizetype row = 0; row < keys.size(); ++row) {
                Key key = motion.canonical(keys.key(row));
                key.order = order++;
                copies.append(key);
            }
            result.edit.add(wholeTrack<Key>(copy.index, {}, copies));
            result.edit.useOrders(section, quint32(keys.size()));
            result.changed = keys.size();
        }
    });
    return result;
}

QByteArray freeTrackName(const Motion &motion, TrackKind kind, QByteArrayView name, NameEncoding encoding)
{
    QString stem = decodeName(name, encoding).text;
    qsizetype digits = 0;
    const auto isDigit = [](QChar c) { return c >= u'0' && c <= u'9'; };
    // A longer number is no count of copies, and digits that stand for a byte are no number.
    while (digits < 4 && digits < stem.size() && isDigit(stem[stem.size() - 1 - digits]))
        ++digits;
    if (digits == stem.size() || stem.contains(QLatin1String("\\x")))
        digits = 0;
    const int last = digits > 0 ? stem.last(digits).toInt() : 1;
    stem.chop(digits);
    for (int number = last + 1;; ++number) {
        const QByteArray suffix = QByteArray::number(number);
        QByteArray bytes = encodeName(stem, encoding).bytes;
        while (bytes.size() + suffix.size() > KeyName::size && !stem.isEmpty()) {
            // A byte that is no character is four in the text.
            const bool byte = stem.size() >= 4 && stem[stem.size() - 4] == u'\\';
            stem.chop(byte ? 4 : stem.back().isLowSurrogate() ? 2 : 1);
            bytes = encodeName(stem, encoding).bytes;
        }
        bytes += suffix;
        if ((kind == TrackKind::Bone ? motion.findBone(bytes) : motion.findMorph(bytes)) < 0)
            return bytes;
    }
}

} // namespace furitsuke
