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
    QByteArrayList bones = {};  ///< as the model spells them, encoded like a motion's names; any length
    QByteArrayList morphs = {}; ///< the same

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

    bool hasBone(QByteArrayView trackName) const { return bonesOf(trackName) > 0; }
    bool hasMorph(QByteArrayView trackName) const { return morphsOf(trackName) > 0; }
    /// How many bones, or morphs, of the model a track's name may mean.
    qsizetype bonesOf(QByteArrayView trackName) const { return mBoneIndex.value(key(trackName)).count; }
    qsizetype morphsOf(QByteArrayView trackName) const { return mMorphIndex.value(key(trackName)).count; }
    /// The place among the model's of the first bone of a name, which is the one that MMD moves; any number
    /// where there is none.
    qsizetype boneRank(QByteArrayView trackName) const { return mBoneIndex.value(key(trackName)).first; }
    qsizetype morphRank(QByteArrayView trackName) const { return mMorphIndex.value(key(trackName)).first; }

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
    struct Place
    {
        qsizetype first = 0;
        qsizetype count = 0;
    };
    using Index = QHash<QByteArray, Place>;

    static Index indexOf(const QByteArrayList &names);
    static QList<QByteArrayList> collisions(const QByteArrayList &names);

    QString mName;
    QByteArrayList mBones;
    QByteArrayList mMorphs;
    QList<DisplayFrame> mFrames;
    Index mBoneIndex;
    Index mMorphIndex;
};

} // namespace furitsuke
