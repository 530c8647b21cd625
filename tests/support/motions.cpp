// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/motions.h"

#include "editor-core/vmd/reader.h"

#include <QtEndian>

#include <cmath>

namespace furitsuke::test {

FileBuilder::FileBuilder(QByteArrayView signature, QByteArrayView modelName, int modelNameSize)
{
    field(signature, 30);
    field(modelName, modelNameSize);
}

FileBuilder &FileBuilder::count(quint32 n)
{
    return u32(n);
}

FileBuilder &FileBuilder::u32(quint32 value)
{
    char bytes[4];
    qToLittleEndian(value, bytes);
    mBytes.append(bytes, 4);
    return *this;
}

FileBuilder &FileBuilder::f32(float value)
{
    return u32(std::bit_cast<quint32>(value));
}

FileBuilder &FileBuilder::byte(quint8 value)
{
    mBytes.append(char(value));
    return *this;
}

FileBuilder &FileBuilder::raw(QByteArrayView bytes)
{
    mBytes.append(bytes);
    return *this;
}

FileBuilder &FileBuilder::field(QByteArrayView bytes, int size, char filler)
{
    mBytes.append(bytes);
    if (bytes.size() < size) {
        mBytes.append('\0');
        mBytes.append(size - bytes.size() - 1, filler);
    }
    return *this;
}

FileBuilder &FileBuilder::bone(QByteArrayView name, quint32 frame, Vec3f position, Quatf rotation,
                               const BoneCurves &curves)
{
    return bone(name, frame, position, rotation, mmd9CurveBlock(curves, position.x));
}

FileBuilder &FileBuilder::bone(QByteArrayView name, quint32 frame, Vec3f position, Quatf rotation,
                               const QByteArray &curveBlock)
{
    field(name, 15);
    u32(frame);
    f32(position.x).f32(position.y).f32(position.z);
    f32(rotation.x).f32(rotation.y).f32(rotation.z).f32(rotation.w);
    return raw(curveBlock);
}

FileBuilder &FileBuilder::morph(QByteArrayView name, quint32 frame, float weight)
{
    return field(name, 15).u32(frame).f32(weight);
}

FileBuilder &FileBuilder::camera(quint32 frame, const CameraKey &key)
{
    u32(frame).f32(key.distance).f32(key.target.x).f32(key.target.y).f32(key.target.z);
    f32(key.rotation.x).f32(key.rotation.y).f32(key.rotation.z);
    for (const quint8 b : key.curves.bytes)
        byte(b);
    return u32(key.viewAngle).byte(key.projection);
}

FileBuilder &FileBuilder::light(quint32 frame, const LightKey &key)
{
    u32(frame).f32(key.colour.x).f32(key.colour.y).f32(key.colour.z);
    return f32(key.direction.x).f32(key.direction.y).f32(key.direction.z);
}

FileBuilder &FileBuilder::shadow(quint32 frame, quint8 mode, float distance)
{
    return u32(frame).byte(mode).f32(distance);
}

FileBuilder &FileBuilder::state(quint32 frame, bool visible, const QList<std::pair<QByteArray, bool>> &ik)
{
    u32(frame).byte(visible).u32(quint32(ik.size()));
    for (const auto &[name, on] : ik)
        field(name, 20).byte(on);
    return *this;
}

QByteArray mmd9CurveBlock(const BoneCurves &curves, float positionX, bool physicsOff)
{
    // Four windows of 16 bytes, each one byte further, over the curve bytes and the position that follows
    // them.
    QByteArray k(reinterpret_cast<const char *>(curves.bytes.data()), 16);
    char x[4];
    qToLittleEndian(std::bit_cast<quint32>(positionX), x);
    k.append(x, 3);
    QByteArray block = k.mid(0, 16) + k.mid(1, 16) + k.mid(2, 16) + k.mid(3, 16);
    block[2] = physicsOff ? '\x63' : '\0';
    block[3] = physicsOff ? '\x0F' : '\0';
    return block;
}

QByteArray sixSectionFile()
{
    BoneCurves eased;
    eased.setCurve(BoneChannel::Rotation, {35, 0, 93, 127});
    CameraKey camera;
    camera.target = {1, 12, 0};
    camera.rotation = {-0.3f, 0.5f, 0};
    FileBuilder file;
    file.count(3)
        .bone("\x83\x5A\x83\x93\x83\x5E\x81\x5B", 0) // センター
        .bone("\x83\x5A\x83\x93\x83\x5E\x81\x5B", 20, {1.5f, 0.25f, -2}, {0, 0.6f, 0, 0.8f}, eased)
        .bone("\x8D\xB6\x91\xAB\x82\x68\x82\x6A", 10, {0.1f, 0, 0});    // 左足ＩＫ
    file.count(2).morph("\x82\xA0", 0, 0).morph("\x82\xA0", 12, 0.75f); // あ
    file.count(2).camera(0).camera(30, camera);
    file.count(1).light(0);
    file.count(1).shadow(0);
    file.count(2)
        .state(0, true, {{"\x8D\xB6\x91\xAB\x82\x68\x82\x6A", true}})
        .state(15, false, {{"\x8D\xB6\x91\xAB\x82\x68\x82\x6A", false}});
    return file.bytes();
}

namespace {

float randomFloat(QRandomGenerator &random)
{
    // Now and then a value that text or arithmetic would not give back.
    switch (random.bounded(24)) {
    case 0:
        return -0.0f;
    case 1:
        return std::bit_cast<float>(quint32(0x7fc00000u + quint32(random.bounded(1000))));
    case 2:
        return std::bit_cast<float>(random.generate());
    default:
        return float(random.generateDouble() * 40 - 20);
    }
}

BoneCurves randomCurves(QRandomGenerator &random)
{
    BoneCurves curves;
    if (random.bounded(3) != 0) {
        for (quint8 &byte : curves.bytes)
            byte = quint8(random.bounded(128));
    }
    return curves;
}

} // namespace

Motion randomMotion(QRandomGenerator &random, int keysPerTrack)
{
    FileBuilder file;
    const auto frame = [&] { return quint32(random.bounded(keysPerTrack * 2)); };
    const QByteArrayList bones = {"A", "B", "\x89\x45\x83\x58\x83\x4A\x81\x5B\x83\x67\x82\x62\x82\x52\x90"};
    file.count(quint32(bones.size() * keysPerTrack));
    for (int i = 0; i < bones.size() * keysPerTrack; ++i) {
        const Vec3f position = {randomFloat(random), randomFloat(random), randomFloat(random)};
        const Quatf rotation = {randomFloat(random), randomFloat(random), randomFloat(random),
                                randomFloat(random)};
        QByteArray block = mmd9CurveBlock(randomCurves(random), position.x, random.bounded(8) == 0);
        if (random.bounded(10) == 0)
            block[random.bounded(64)] = char(random.bounded(256));
        const QByteArray &name = bones[random.bounded(int(bones.size()))];
        if (random.bounded(6) == 0 && name.size() < 14) {
            file.field(name, 15, '\xFD').u32(frame());
            file.f32(position.x).f32(position.y).f32(position.z);
            file.f32(rotation.x).f32(rotation.y).f32(rotation.z).f32(rotation.w).raw(block);
        } else {
            file.bone(name, frame(), position, rotation, block);
        }
    }
    file.count(quint32(2 * keysPerTrack));
    for (int i = 0; i < 2 * keysPerTrack; ++i)
        file.morph(random.bounded(2) ? "\x82\xA0" : "\x82\xA2", frame(), randomFloat(random));
    file.count(quint32(keysPerTrack));
    for (int i = 0; i < keysPerTrack; ++i) {
        CameraKey key;
        key.distance = randomFloat(random);
        key.target.x = randomFloat(random);
        key.viewAngle = quint32(random.bounded(120));
        key.projection = quint8(random.bounded(2));
        for (quint8 &byte : key.curves.bytes)
            byte = quint8(random.bounded(128));
        file.camera(frame(), key);
    }
    file.count(3).light(frame()).light(frame()).light(frame());
    file.count(3).shadow(frame()).shadow(frame(), 2).shadow(frame());
    file.count(4);
    for (int i = 0; i < 4; ++i)
        file.state(frame(), random.bounded(2), {{"ik1", random.bounded(2)}, {"ik2", random.bounded(2)}});
    return readMotion(file.bytes()).motion;
}

QByteArray longMotionFile(int bones, int keys)
{
    FileBuilder file;
    file.count(quint32(keys));
    BoneCurves eased;
    eased.setCurve(BoneChannel::Rotation, {64, 0, 64, 127});
    for (int i = 0; i < keys; ++i) {
        const int frame = i / bones;
        const double turn = 0.5 * std::sin(0.05 * frame + i % bones);
        file.bone(QByteArrayLiteral("bone") + QByteArray::number(i % bones), quint32(frame),
                  {float(0.01 * frame), float(turn), 0},
                  {float(std::sin(turn / 2)), 0, 0, float(std::cos(turn / 2))},
                  frame % 3 ? BoneCurves() : eased);
    }
    file.count(0).count(0).count(0).count(0).count(0);
    return file.bytes();
}

} // namespace furitsuke::test
