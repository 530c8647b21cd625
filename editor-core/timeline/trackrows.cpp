// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor-core/timeline/trackrows.h"

#include "editor-core/text/knownnames.h"

#include <QCoreApplication>

namespace furitsuke {

namespace {

struct Words
{
    Q_DECLARE_TR_FUNCTIONS(furitsuke::TrackRows)
};

constexpr int firstPartGroup = 1;

} // namespace

void TrackRows::rebuild(const MotionDocument &document)
{
    const Motion &motion = document.motion();
    mRows.clear();
    mTracksOf.clear();
    mGroupOf.clear();

    struct Bone
    {
        TrackRef track;
        QString label;
        qsizetype rank;
    };
    QMap<int, QList<Bone>> parts;
    for (qint32 i = 0; i < motion.bones.size(); ++i) {
        if (motion.bones[i].removed)
            continue;
        const TrackRef track{TrackKind::Bone, i};
        const QString label = document.trackLabel(track);
        parts[firstPartGroup + int(bodyPartOf(label))].append({track, label, standardBoneRank(label)});
    }
    const auto addTrack = [this](TrackRef track, const QString &label, const QString &hint, int group,
                                 int depth) {
        TimelineRow row;
        row.label = label;
        row.hint = hint;
        row.track = track;
        row.group = group;
        row.depth = depth;
        mRows.append(row);
        if (group >= 0) {
            mTracksOf[group].append(track);
            mGroupOf.insert(track, group);
        }
    };
    const auto addGroup = [this](const QString &label, const QString &hint, int group, int depth) {
        TimelineRow row;
        row.label = label;
        row.hint = hint;
        row.group = group;
        row.depth = depth;
        row.isGroup = true;
        mRows.append(row);
    };
    if (!parts.isEmpty())
        addGroup(QStringLiteral("全ボーン"), Words::tr("All bones"), allBonesGroup, 0);
    for (auto part = parts.begin(); part != parts.end(); ++part) {
        const auto bodyPart = BodyPart(part.key() - firstPartGroup);
        std::stable_sort(part->begin(), part->end(),
                         [](const Bone &a, const Bone &b) { return a.rank < b.rank; });
        addGroup(bodyPartName(bodyPart), bodyPartHint(bodyPart), part.key(), 1);
        for (const Bone &bone : std::as_const(*part))
            addTrack(bone.track, bone.label, {}, part.key(), 2);
    }
    if (!motion.morphs.isEmpty())
        addGroup(QStringLiteral("表情"), Words::tr("Morphs"), morphGroup, 0);
    for (qint32 i = 0; i < motion.morphs.size(); ++i) {
        if (motion.morphs[i].removed)
            continue;
        const TrackRef track{TrackKind::Morph, i};
        addTrack(track, document.trackLabel(track), {}, morphGroup, 1);
    }
    addTrack({TrackKind::Camera, 0}, QStringLiteral("カメラ"), Words::tr("Camera"), -1, 0);
    addTrack({TrackKind::Light, 0}, QStringLiteral("照明"), Words::tr("Light"), -1, 0);
    addTrack({TrackKind::Shadow, 0}, QStringLiteral("セルフ影"), Words::tr("Self shadow"), -1, 0);
    addTrack({TrackKind::State, 0}, QStringLiteral("表示・IK"), Words::tr("Display/IK"), -1, 0);
    updateVisible();
}

void TrackRows::setExpanded(int group, bool expanded)
{
    if (expanded)
        mCollapsed.remove(group);
    else
        mCollapsed.insert(group);
    updateVisible();
}

void TrackRows::updateVisible()
{
    mVisible.clear();
    int hiddenBelow = -1;
    for (TimelineRow row : std::as_const(mRows)) {
        if (hiddenBelow >= 0 && row.depth > hiddenBelow)
            continue;
        hiddenBelow = -1;
        if (row.isGroup) {
            row.expanded = isExpanded(row.group);
            if (!row.expanded)
                hiddenBelow = row.depth;
        }
        mVisible.append(row);
    }
}

QList<int> TrackRows::leafGroups(int group) const
{
    if (group != allBonesGroup)
        return {group};
    QList<int> parts;
    for (auto it = mTracksOf.constBegin(); it != mTracksOf.constEnd(); ++it) {
        if (it.key() != morphGroup)
            parts.append(it.key());
    }
    return parts;
}

const QList<TrackRef> &TrackRows::tracksInLeaf(int group) const
{
    static const QList<TrackRef> none;
    const auto it = mTracksOf.constFind(group);
    return it == mTracksOf.constEnd() ? none : it.value();
}

QList<TrackRef> TrackRows::tracksOf(const TimelineRow &row) const
{
    if (!row.isGroup)
        return {row.track};
    QList<TrackRef> tracks;
    for (const int leaf : leafGroups(row.group))
        tracks.append(tracksInLeaf(leaf));
    return tracks;
}

qsizetype TrackRows::rowOf(TrackRef track) const
{
    const int group = groupOf(track);
    qsizetype nearest = -1;
    for (qsizetype i = 0; i < mVisible.size(); ++i) {
        const TimelineRow &row = mVisible[i];
        if (!row.isGroup && row.track == track)
            return i;
        if (row.isGroup &&
            (row.group == group || (row.group == allBonesGroup && track.kind == TrackKind::Bone)))
            nearest = i;
    }
    return nearest;
}

} // namespace furitsuke
