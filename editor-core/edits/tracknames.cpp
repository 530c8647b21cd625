// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor-core/edits/tracknames.h"

#include "editor-core/text/knownnames.h"
#include "editor-core/text/mirrornames.h"
#include "editor-core/text/nametext.h"

namespace furitsuke {

TrackNames::TrackNames(const Motion &motion, NameEncoding encoding)
    : mMotion(motion)
    , mEncoding(encoding)
{
    for (const TrackRef track : motion.tracks()) {
        if (track.kind != TrackKind::Bone && track.kind != TrackKind::Morph)
            continue;
        Names &of = mNames[std::size_t(track.kind)];
        const QString text = decodeName(motion.trackName(track), encoding).text;
        if (!of.exact.contains(text))
            of.exact.insert(text, track.index);
        const QString normal = normalName(text);
        of.normal.insert(normal, of.normal.contains(normal) ? -1 : track.index);
        of.texts.insert(track.index, text);
    }
}

qint32 TrackNames::find(TrackKind kind, const QString &name) const
{
    const auto exact = names(kind).exact.constFind(name);
    if (exact != names(kind).exact.constEnd())
        return *exact;
    const EncodedName encoded = encodeName(name, mEncoding);
    if (!encoded.ok() || encoded.bytes.size() <= KeyName::size)
        return -1;
    const QByteArray cut = cutToField(encoded.bytes, KeyName::size);
    return kind == TrackKind::Bone ? mMotion.findBone(cut) : mMotion.findMorph(cut);
}

qint32 TrackNames::findLike(TrackKind kind, const QString &name) const
{
    const qint32 exact = find(kind, name);
    return exact >= 0 ? exact : names(kind).normal.value(normalName(name), -1);
}

qint32 TrackNames::findMirrored(TrackKind kind, const QString &name) const
{
    const QStringList mirrored = mirroredNames(name);
    for (const QString &other : mirrored) {
        const qint32 track = find(kind, other);
        if (track >= 0)
            return track;
    }
    for (const QString &other : mirrored) {
        const qint32 track = findLike(kind, other);
        if (track >= 0)
            return track;
    }
    return -1;
}

std::optional<TrackNames::Other> TrackNames::counterpart(TrackKind kind, const QString &name) const
{
    const QStringList mirrored = mirroredNames(name);
    if (mirrored.isEmpty())
        return {};
    const qint32 own = find(kind, name);
    const qint32 other = findMirrored(kind, name);
    // A track that has another counterpart is not this one's.
    if (other >= 0 && other != own && (own < 0 || findMirrored(kind, this->name({kind, other})) == own))
        return Other{other, this->name({kind, other})};
    return Other{-1, mirrored.first()};
}

QString TrackNames::name(TrackRef track) const
{
    return track.kind == TrackKind::Bone || track.kind == TrackKind::Morph
               ? names(track.kind).texts.value(track.index)
               : QString();
}

} // namespace furitsuke
