// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/demo/motionbuilder.h"

#include "editor-core/sampling/eulerangles.h"
#include "editor-core/text/nametext.h"

namespace furitsuke::demo {

namespace {

template <class Key>
void declare(QList<Track<Key>> &tracks, const QStringList &names)
{
    for (const QString &name : names) {
        Track<Key> track;
        track.name = nameBytes(name);
        track.sourceField = KeyName::fromBytes(track.name);
        tracks.append(track);
    }
}

double dot(const Quatf &a, const Quatf &b)
{
    return double(a.x) * double(b.x) + double(a.y) * double(b.y) + double(a.z) * double(b.z) +
           double(a.w) * double(b.w);
}

Quatf negated(const Quatf &q)
{
    // Not -q.x: that would make -0 of 0.
    return {0 - q.x, 0 - q.y, 0 - q.z, 0 - q.w};
}

} // namespace

MotionBuilder::MotionBuilder(const QString &modelName)
{
    mMotion.form = FileForm::mmd9(nameBytes(modelName));
}

MotionBuilder::MotionBuilder()
{
    mMotion.form = FileForm::mmd9(cameraModelName().field());
}

void MotionBuilder::declareBones(const QStringList &names)
{
    declare(mMotion.bones, names);
}

void MotionBuilder::declareMorphs(const QStringList &names)
{
    declare(mMotion.morphs, names);
}

void MotionBuilder::addBone(const QString &name, const QList<Pose> &keys)
{
    const qint32 index = mMotion.findBone(nameBytes(name));
    Q_ASSERT(index >= 0);
    KeyColumns<BoneKey> &track = mMotion.bones[index].keys;
    Q_ASSERT(track.isEmpty());
    BoneKey before;
    for (const Pose &pose : keys) {
        BoneKey key;
        key.frame = pose.frame;
        key.position = stored(pose.position);
        key.rotation = stored(pose.rotation);
        if (dot(before.rotation, key.rotation) < 0)
            key.rotation = negated(key.rotation);
        const bool moves = !track.isEmpty();
        if (moves && !sameBits(before.position.x, key.position.x))
            key.curves.setCurve(BoneChannel::X, pose.x);
        if (moves && !sameBits(before.position.y, key.position.y))
            key.curves.setCurve(BoneChannel::Y, pose.y);
        if (moves && !sameBits(before.position.z, key.position.z))
            key.curves.setCurve(BoneChannel::Z, pose.z);
        if (moves && before.rotation != key.rotation)
            key.curves.setCurve(BoneChannel::Rotation, pose.turn);
        track.append(key);
        before = key;
    }
    Q_ASSERT(track.isSorted());
}

void MotionBuilder::addBone(const QString &name, const QList<Turn> &keys)
{
    QList<Pose> poses;
    poses.reserve(keys.size());
    for (const Turn &key : keys) {
        poses.append({key.frame, {}, fromMmdDegrees(key.degrees), key.ease, key.ease, key.ease, key.ease});
    }
    addBone(name, poses);
}

void MotionBuilder::addBone(const QString &name, const QList<Move> &keys)
{
    QList<Pose> poses;
    poses.reserve(keys.size());
    for (const Move &key : keys)
        poses.append({key.frame, key.position, fromMmdDegrees(key.degrees), key.x, key.y, key.z, key.turn});
    addBone(name, poses);
}

void MotionBuilder::addMorph(const QString &name, const QList<Weight> &keys)
{
    const qint32 index = mMotion.findMorph(nameBytes(name));
    Q_ASSERT(index >= 0);
    KeyColumns<MorphKey> &track = mMotion.morphs[index].keys;
    Q_ASSERT(track.isEmpty());
    for (const Weight &weight : keys) {
        MorphKey key;
        key.frame = weight.frame;
        key.weight = weight.weight;
        track.append(key);
    }
    Q_ASSERT(track.isSorted());
}

template <class Key>
void MotionBuilder::number(QList<Track<Key>> &tracks, RecordSection section)
{
    struct Place
    {
        quint32 frame;
        qsizetype track;
        qsizetype row;
    };
    QList<Place> places;
    for (qsizetype t = 0; t < tracks.size(); ++t) {
        if (tracks[t].keys.isEmpty() || tracks[t].keys.frames().constFirst() != 0) {
            KeyColumns<Key> keys;
            keys.append(Key());
            keys.append(tracks[t].keys);
            tracks[t].keys = keys;
        }
        const QList<quint32> &frames = tracks[t].keys.frames();
        for (qsizetype row = 0; row < frames.size(); ++row)
            places.append({frames[row], t, row});
    }
    std::stable_sort(places.begin(), places.end(),
                     [](const Place &a, const Place &b) { return a.frame < b.frame; });
    quint32 &next = mMotion.nextOrder[static_cast<std::size_t>(section)];
    for (const Place &place : std::as_const(places))
        tracks[place.track].keys.template column<&Key::order>()[place.row] = next++;
}

Motion MotionBuilder::finish()
{
    number(mMotion.bones, RecordSection::Bones);
    number(mMotion.morphs, RecordSection::Morphs);
    return mMotion;
}

QByteArray nameBytes(const QString &name)
{
    const EncodedName encoded = encodeName(name, NameEncoding::Cp932);
    Q_ASSERT(encoded.ok());
    return encoded.bytes;
}

QString sided(Side side, const QString &name)
{
    return (side == Side::Left ? QStringLiteral("左") : QStringLiteral("右")) + name;
}

} // namespace furitsuke::demo
