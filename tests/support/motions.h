// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor-core/motion/motion.h"

#include <QRandomGenerator>

/// Motions and files that tests make themselves.
namespace furitsuke::test {

/// Builds the bytes of a VMD by hand, field by field, apart from the program's own writer.
class FileBuilder
{
public:
    explicit FileBuilder(QByteArrayView signature = "Vocaloid Motion Data 0002",
                         QByteArrayView modelName = "test", int modelNameSize = 20);

    FileBuilder &count(quint32 n);
    FileBuilder &u32(quint32 value);
    FileBuilder &f32(float value);
    FileBuilder &byte(quint8 value);
    FileBuilder &raw(QByteArrayView bytes);
    /// A fixed-width field: the bytes, then the filler.
    FileBuilder &field(QByteArrayView bytes, int size, char filler = '\0');

    /// A whole bone record with a curve block as MMD 9 writes it.
    FileBuilder &bone(QByteArrayView name, quint32 frame, Vec3f position = {}, Quatf rotation = {},
                      const BoneCurves &curves = {});
    FileBuilder &bone(QByteArrayView name, quint32 frame, Vec3f position, Quatf rotation,
                      const QByteArray &curveBlock);
    FileBuilder &morph(QByteArrayView name, quint32 frame, float weight);
    FileBuilder &camera(quint32 frame, const CameraKey &key = {});
    FileBuilder &light(quint32 frame, const LightKey &key = {});
    FileBuilder &shadow(quint32 frame, quint8 mode = 1, float distance = 0.01125f);
    FileBuilder &state(quint32 frame, bool visible, const QList<std::pair<QByteArray, bool>> &ik);

    const QByteArray &bytes() const { return mBytes; }

private:
    QByteArray mBytes;
};

/// The 64 curve bytes as MMD 9 writes them.
QByteArray mmd9CurveBlock(const BoneCurves &curves, float positionX, bool physicsOff = false);

/// A small file that has all six sections with some records each.
QByteArray sixSectionFile();

/// A motion of random keys in all sections: unsorted records, duplicates, every curve layout.
Motion randomMotion(QRandomGenerator &random, int keysPerTrack = 40);

/// A long motion for measurements: `bones` bones with keys on frames 0 .. keys/bones - 1, frame by frame.
QByteArray longMotionFile(int bones, int keys);

} // namespace furitsuke::test
