// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor-core/motion/modeloutline.h"

namespace furitsuke {

namespace {

QHash<QByteArray, qsizetype> ranksOf(const QByteArrayList &names)
{
    QHash<QByteArray, qsizetype> ranks;
    ranks.reserve(names.size());
    for (qsizetype i = 0; i < names.size(); ++i) {
        const QByteArray key = ModelOutline::key(names[i]);
        // MMD binds a track to the first bone of the name.
        if (!ranks.contains(key))
            ranks.insert(key, i);
    }
    return ranks;
}

} // namespace

ModelOutline::ModelOutline(QString name, QByteArrayList bones, QByteArrayList morphs,
                           QList<DisplayFrame> frames)
    : mName(std::move(name))
    , mBones(std::move(bones))
    , mMorphs(std::move(morphs))
    , mFrames(std::move(frames))
    , mBoneRanks(ranksOf(mBones))
    , mMorphRanks(ranksOf(mMorphs))
{}

QList<QByteArrayList> ModelOutline::collisions(const QByteArrayList &names)
{
    QHash<QByteArray, qsizetype> placeOf;
    QList<QByteArrayList> groups;
    for (const QByteArray &name : names) {
        const QByteArray key = ModelOutline::key(name);
        const auto place = placeOf.constFind(key);
        if (place != placeOf.constEnd()) {
            groups[*place].append(name);
        } else {
            placeOf.insert(key, groups.size());
            groups.append({name});
        }
    }
    groups.removeIf([](const QByteArrayList &group) { return group.size() < 2; });
    return groups;
}

} // namespace furitsuke
