// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor-core/motion/fixedname.h"

#include <QByteArrayList>
#include <QHash>
#include <QList>
#include <QString>

namespace furitsuke {

/// A display frame of a model: the groups of MMD's frame panel.
struct DisplayFrame
{
    QString name;
    QByteArrayList bones;  ///< as the model spells them, encoded like a motion's names; any length
    QByteArrayList morphs; ///< the same

    friend bool operator==(const DisplayFrame &, const DisplayFrame &) = default;
};

/// What a list of tracks needs to know of a model: its bones and morphs by name, and how the model arranges
/// them. Names are bytes in the encoding of motion files (cp932 for MMD). A motion keeps 15 bytes of a name,
/// so names compare by their first 15 bytes; two bones that differ only behind them are one track.
class ModelOutline
{
public:
    ModelOutline() = default;
    ModelOutline(QString name, QByteArrayList bones, QByteArrayList morphs, QList<DisplayFrame> frames);

    const QString &name() const { return mName; }
    const QByteArrayList &bones() const { return mBones; }
    const QByteArrayList &morphs() const { return mMorphs; }
    const QList<DisplayFrame> &frames() const { return mFrames; }

    bool hasBone(QByteArrayView trackName) const { return mBoneRanks.contains(key(trackName)); }
    bool hasMorph(QByteArrayView trackName) const { return mMorphRanks.contains(key(trackName)); }
    /// The place of the bone among the model's; the number of bones where it has none of this name.
    qsizetype boneRank(QByteArrayView trackName) const
    {
        return mBoneRanks.value(key(trackName), mBones.size());
    }
    qsizetype morphRank(QByteArrayView trackName) const
    {
        return mMorphRanks.value(key(trackName), mMorphs.size());
    }

    /// Bones of the model that a motion cannot tell apart: each list has two names or more whose first 15
    /// bytes are the same.
    QList<QByteArrayList> boneCollisions() const { return collisions(mBones); }
    QList<QByteArrayList> morphCollisions() const { return collisions(mMorphs); }

    /// The bytes by which a model's name and a track's name are compared.
    static QByteArray key(QByteArrayView name) { return KeyName::fromBytes(name).name(); }

    friend bool operator==(const ModelOutline &a, const ModelOutline &b)
    {
        return a.mName == b.mName && a.mBones == b.mBones && a.mMorphs == b.mMorphs && a.mFrames == b.mFrames;
    }

private:
    static QList<QByteArrayList> collisions(const QByteArrayList &names);

    QString mName;
    QByteArrayList mBones;
    QByteArrayList mMorphs;
    QList<DisplayFrame> mFrames;
    QHash<QByteArray, qsizetype> mBoneRanks;
    QHash<QByteArray, qsizetype> mMorphRanks;
};

} // namespace furitsuke
