// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor-core/timeline/trackrowsbuilder.h"

#include "editor-core/text/knownnames.h"

#include <QCoreApplication>
#include <QMap>

namespace furitsuke {

namespace {

struct Words
{
    Q_DECLARE_TR_FUNCTIONS(furitsuke::TrackRows)
};

// Numbers of groups beside TrackRows::allBonesGroup and morphGroup; display frames follow the last.
constexpr int firstPartGroup = 1;
constexpr int bonesNotInModelGroup = 90;
constexpr int bonesInNoFrameGroup = 91;
constexpr int morphsNotInModelGroup = 101;
constexpr int firstFrameGroup = 200;

/// MMD's words, the same in every language, as those of the other groups.
QString notInModelLabel()
{
    return QStringLiteral("モデルになし");
}

} // namespace

TrackRowsBuilder::TrackRowsBuilder(const MotionDocument &document, TrackRows &rows)
    : mDocument(document)
    , mRows(rows)
{}

void TrackRowsBuilder::build()
{
    mRows.mEntries.clear();
    mRows.mGroups.clear();
    mRows.mAllTracksOf.clear();
    mRows.mGroupOf.clear();
    mRows.mTrackCount = 0;
    if (mDocument.modelOutline())
        addBonesByFrame(*mDocument.modelOutline());
    else
        addBonesByPart();
    addMorphs();
    addTrack({TrackKind::Camera, 0}, QStringLiteral("カメラ"), Words::tr("Camera"), -1, 0);
    addTrack({TrackKind::Light, 0}, QStringLiteral("照明"), Words::tr("Light"), -1, 0);
    addTrack({TrackKind::Shadow, 0}, QStringLiteral("セルフ影"), Words::tr("Self shadow"), -1, 0);
    addTrack({TrackKind::State, 0}, QStringLiteral("表示・IK"), Words::tr("Display/IK"), -1, 0);
}

void TrackRowsBuilder::addBonesByPart()
{
    const Motion &motion = mDocument.motion();
    QMap<BodyPart, NamedTracks> parts;
    for (qint32 i = 0; i < motion.bones.size(); ++i) {
        if (motion.bones[i].removed)
            continue;
        const TrackRef track{TrackKind::Bone, i};
        const QString label = mDocument.trackLabel(track);
        parts[bodyPartOf(label)].append({track, label, standardBoneRank(label)});
    }
    if (!parts.isEmpty())
        addGroup(TrackRows::allBonesGroup, QStringLiteral("bones"), -1, QStringLiteral("全ボーン"),
                 Words::tr("All bones"), 0);
    for (auto part = parts.constBegin(); part != parts.constEnd(); ++part) {
        const int group = firstPartGroup + int(part.key());
        addGroup(group, QStringLiteral("part:") + bodyPartName(part.key()), TrackRows::allBonesGroup,
                 bodyPartName(part.key()), bodyPartHint(part.key()), 1);
        addTracks(*part, group, 2);
    }
}

void TrackRowsBuilder::addBonesByFrame(const ModelOutline &outline)
{
    // Where each bone stands: the first frame that lists it, and its place there.
    struct Place
    {
        int frame = 0;
        qsizetype rank = 0;
    };
    QHash<QByteArray, Place> places;
    for (qsizetype f = 0; f < outline.frames().size(); ++f) {
        const QByteArrayList &bones = outline.frames()[f].bones;
        for (qsizetype rank = 0; rank < bones.size(); ++rank) {
            const QByteArray key = ModelOutline::key(bones[rank]);
            if (!places.contains(key))
                places.insert(key, {int(f), rank});
        }
    }
    const Motion &motion = mDocument.motion();
    QMap<int, NamedTracks> frames;
    NamedTracks inNoFrame;
    NamedTracks missing;
    bool any = false;
    for (qint32 i = 0; i < motion.bones.size(); ++i) {
        if (motion.bones[i].removed)
            continue;
        any = true;
        const TrackRef track{TrackKind::Bone, i};
        const QByteArray &name = motion.bones[i].name;
        const QString label = mDocument.trackLabel(track);
        const auto place = places.constFind(name);
        if (!outline.hasBone(name))
            missing.append({track, label, standardBoneRank(label)});
        else if (place == places.constEnd())
            inNoFrame.append({track, label, outline.boneRank(name)});
        else
            frames[place->frame].append({track, label, place->rank});
    }
    if (any)
        addGroup(TrackRows::allBonesGroup, QStringLiteral("bones"), -1, QStringLiteral("全ボーン"),
                 Words::tr("All bones"), 0);
    QHash<QString, int> frameCount;
    for (qsizetype f = 0; f < outline.frames().size(); ++f) {
        // Every frame counts for the keys, so that they do not depend on the motion.
        const QString &name = outline.frames()[f].name;
        const int number = ++frameCount[name];
        const auto tracks = frames.constFind(int(f));
        if (tracks == frames.constEnd())
            continue;
        QString key = QStringLiteral("frame:") + name;
        if (number > 1)
            key += QStringLiteral("#%1").arg(number);
        addGroup(firstFrameGroup + int(f), key, TrackRows::allBonesGroup, name, {}, 1);
        addTracks(*tracks, firstFrameGroup + int(f), 2);
    }
    if (!inNoFrame.isEmpty()) {
        addGroup(bonesInNoFrameGroup, QStringLiteral("bones:no frame"), TrackRows::allBonesGroup,
                 QStringLiteral("その他"), Words::tr("In no display frame"), 1);
        addTracks(inNoFrame, bonesInNoFrameGroup, 2);
    }
    if (!missing.isEmpty()) {
        addGroup(bonesNotInModelGroup, QStringLiteral("bones:not in model"), TrackRows::allBonesGroup,
                 notInModelLabel(), Words::tr("Not in the model"), 1);
        addTracks(missing, bonesNotInModelGroup, 2);
    }
}

void TrackRowsBuilder::addMorphs()
{
    const Motion &motion = mDocument.motion();
    const std::optional<ModelOutline> &outline = mDocument.modelOutline();
    // As the model's frame panel lists them, then as the model has them.
    QHash<QByteArray, qsizetype> listed;
    if (outline) {
        for (const DisplayFrame &frame : outline->frames()) {
            for (const QByteArray &morph : frame.morphs) {
                const QByteArray key = ModelOutline::key(morph);
                if (!listed.contains(key))
                    listed.insert(key, listed.size());
            }
        }
    }
    NamedTracks tracks;
    NamedTracks missing;
    for (qint32 i = 0; i < motion.morphs.size(); ++i) {
        if (motion.morphs[i].removed)
            continue;
        const TrackRef track{TrackKind::Morph, i};
        const QByteArray &name = motion.morphs[i].name;
        const QString label = mDocument.trackLabel(track);
        if (outline && !outline->hasMorph(name))
            missing.append({track, label, i});
        else if (outline)
            tracks.append({track, label, listed.value(name, listed.size() + outline->morphRank(name))});
        else
            tracks.append({track, label, i});
    }
    if (tracks.isEmpty() && missing.isEmpty())
        return;
    addGroup(TrackRows::morphGroup, QStringLiteral("morphs"), -1, QStringLiteral("表情"), Words::tr("Morphs"),
             0);
    addTracks(tracks, TrackRows::morphGroup, 1);
    if (missing.isEmpty())
        return;
    addGroup(morphsNotInModelGroup, QStringLiteral("morphs:not in model"), TrackRows::morphGroup,
             notInModelLabel(), Words::tr("Not in the model"), 1);
    addTracks(missing, morphsNotInModelGroup, 2);
}

void TrackRowsBuilder::addGroup(int group, const QString &key, int parent, const QString &label,
                                const QString &hint, int depth)
{
    TimelineRow row;
    row.label = label;
    row.hint = hint;
    row.group = group;
    row.depth = depth;
    row.isGroup = true;
    mRows.mEntries.append({row, {}});
    mRows.mGroups.insert(group, {key, parent});
}

void TrackRowsBuilder::addTracks(NamedTracks tracks, int group, int depth)
{
    std::stable_sort(tracks.begin(), tracks.end(),
                     [](const Named &a, const Named &b) { return a.rank < b.rank; });
    for (const Named &named : std::as_const(tracks))
        addTrack(named.track, named.label, {}, group, depth);
}

void TrackRowsBuilder::addTrack(TrackRef track, const QString &label, const QString &hint, int group,
                                int depth)
{
    TimelineRow row;
    row.label = label;
    row.hint = hint;
    row.track = track;
    row.group = group;
    row.depth = depth;
    if (const std::optional<ModelOutline> &outline = mDocument.modelOutline(); outline && group >= 0) {
        const qsizetype count = track.kind == TrackKind::Bone
                                    ? outline->bonesOf(mDocument.motion().trackName(track))
                                    : outline->morphsOf(mDocument.motion().trackName(track));
        row.notInModel = count == 0;
        row.ambiguous = count > 1;
    }
    mRows.mEntries.append({row, spellings(label, hint)});
    ++mRows.mTrackCount;
    if (group >= 0) {
        mRows.mAllTracksOf[group].append(track);
        mRows.mGroupOf.insert(track, group);
    }
}

const NameSpellings &TrackRowsBuilder::spellings(const QString &label, const QString &hint)
{
    auto found = mRows.mSpellings.find(label + u'\n' + hint);
    if (found == mRows.mSpellings.end()) {
        const QStringList others = hint.isEmpty() ? QStringList() : QStringList{hint};
        found = mRows.mSpellings.insert(label + u'\n' + hint, spellingsOf(label, others));
    }
    return *found;
}

} // namespace furitsuke
