// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor-core/motion/motion.h"
#include "editor-core/text/nameencoding.h"

#include <QHash>
#include <QString>

#include <array>
#include <optional>

namespace furitsuke {

/// The bones and morphs of a motion by their names as text, and which of them are each other's counterparts.
class TrackNames
{
public:
    TrackNames(const Motion &motion, NameEncoding encoding);

    /// The track of this name; also that whose name is the beginning of a name that is longer than a file's
    /// field. -1 where there is none.
    qint32 find(TrackKind kind, const QString &name) const;
    /// The same, else the only track whose name is this one in other widths (see normalName()).
    qint32 findLike(TrackKind kind, const QString &name) const;
    /// What a track is called on the other side: the track that is there, or else the likeliest name.
    struct Other
    {
        qint32 track = -1;
        QString name;
    };
    /// Nothing where the name has no side. Two tracks are each other's counterparts or not at all.
    std::optional<Other> counterpart(TrackKind kind, const QString &name) const;

    QString name(TrackRef track) const;
    NameEncoding encoding() const { return mEncoding; }

private:
    /// The name's likeliest counterpart that is there, or -1.
    qint32 findMirrored(TrackKind kind, const QString &name) const;

    struct Names
    {
        QHash<QString, qint32> exact;
        QHash<QString, qint32> normal; ///< -1 where several tracks have the normal form
        QHash<qint32, QString> texts;
    };

    const Names &names(TrackKind kind) const { return mNames[std::size_t(kind)]; }

    const Motion &mMotion;
    NameEncoding mEncoding;
    std::array<Names, 2> mNames; ///< bones, morphs
};

} // namespace furitsuke
