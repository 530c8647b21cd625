// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/demo/rotations.h"
#include "editor-core/motion/motion.h"

#include <QString>

namespace furitsuke::demo {

/// A bone key as it is written down: offset in MMD units, rotation, one curve per channel.
struct Pose
{
    quint32 frame = 0;
    Vec3d position;
    Quatd rotation;
    CurvePoints x;
    CurvePoints y;
    CurvePoints z;
    CurvePoints turn;
};

/// A rotation in the degrees that MMD shows: X negative bends forward, Y positive turns to the model's left,
/// Z positive leans to its left.
struct Turn
{
    quint32 frame = 0;
    Vec3d degrees;
    CurvePoints ease;
};

/// The same with an offset whose three axes have a curve each.
struct Move
{
    quint32 frame = 0;
    Vec3d position;
    Vec3d degrees;
    CurvePoints x;
    CurvePoints y;
    CurvePoints z;
    CurvePoints turn;
};

struct Weight
{
    quint32 frame = 0;
    float weight = 0;
};

/// Collects the keys of a motion and puts their records into the order in which MMD 9 writes them: those of
/// frame 0 in the order of the model's bones (or morphs), then the others by frame.
class MotionBuilder
{
public:
    explicit MotionBuilder(const QString &modelName);
    /// A motion of camera, light and self shadow.
    MotionBuilder();

    /// The model's bones and morphs, in its order. Names must be known here before they get keys.
    void declareBones(const QStringList &names);
    void declareMorphs(const QStringList &names);

    /// Keys of one bone, by frame. Of the two quaternions of a rotation the one nearer to the key before it
    /// is stored. A curve of a channel that does not move is stored as a straight line.
    void addBone(const QString &name, const QList<Pose> &keys);
    void addBone(const QString &name, const QList<Turn> &keys);
    void addBone(const QString &name, const QList<Move> &keys);
    void addMorph(const QString &name, const QList<Weight> &keys);

    void addCamera(const CameraKey &key) { addSingle(mMotion.camera, RecordSection::Camera, key); }
    void addLight(const LightKey &key) { addSingle(mMotion.light, RecordSection::Light, key); }
    void addShadow(const ShadowKey &key) { addSingle(mMotion.shadow, RecordSection::Shadow, key); }
    void addState(const StateKey &key) { addSingle(mMotion.states, RecordSection::States, key); }

    /// The motion. Bones and morphs that were declared but got no key get a key at rest at frame 0.
    Motion finish();

private:
    template <class Key>
    void addSingle(KeyColumns<Key> &keys, RecordSection section, Key key)
    {
        key.order = mMotion.nextOrder[static_cast<std::size_t>(section)]++;
        keys.append(key);
    }
    template <class Key>
    void number(QList<Track<Key>> &tracks, RecordSection section);

    Motion mMotion;
};

/// A name's bytes in the encoding of MMD.
QByteArray nameBytes(const QString &name);

/// "左" or "右" before the name.
QString sided(Side side, const QString &name);

} // namespace furitsuke::demo
