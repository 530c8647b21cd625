// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor-core/motion/modeloutline.h"

namespace furitsuke {

ModelOutline::ModelOutline(QString name, QByteArrayList bones, QByteArrayList morphs,
                           QList<DisplayFrame> frames)
    : mName(std::move(name))
    , mBones(std::move(bones))
    , mMorphs(std::move(morphs))
    , mFrames(std::move(frames))
    , mBoneIndex(indexOf(mBones))
    , mMorphIndex(indexOf(mMorphs))
{}

ModelOutline::Index ModelOutline::indexOf(const QByteArrayList &names)
{
    Index index;
    index.reserve(names.size());
    for (qsizetype i = 0; i < names.size(); ++i) {
        Place &place = index[key(names[i])];
        if (place.count++ == 0)
            place.first = i;
    }
    return index;
}

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
