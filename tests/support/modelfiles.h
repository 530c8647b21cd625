// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor-core/rig/model.h"

#include <QByteArray>

/// Whole models as files, written apart from the program's reader.
namespace furitsuke::test {

/// How a PMX file is written.
struct PmxForm
{
    float version = 2.0f;
    bool utf8 = false;
    /// Bytes of an index of vertices, textures, materials, bones, morphs, rigid bodies.
    std::array<int, 6> sizes = {1, 1, 1, 1, 1, 1};
};

/// A model as a PMX file, whatever it promises or breaks.
QByteArray pmxFile(const Model &model, const PmxForm &form = {});

/// A model with everything that a kind of file can hold, and that keeps all promises of model.h.
Model sampleModel(float version = 2.0f);

/// A model of many vertices, for its size: a grid that follows two bones.
Model gridModel(int vertices);

/// How much of the optional end of a PMD is there.
enum class PmdEnd { NoBlocks, NoEnglish, English, Toons, Bodies, Joints };

/// A PMD of each kind of bone, with an IK of knees, two chains on one bone, three morphs, sphere maps and a
/// toon of its own.
QByteArray pmdFile(PmdEnd end = PmdEnd::Joints);

/// What a model keeps in memory, bytes.
qint64 memoryOf(const Model &model);

/// What model.h promises of a model and this one breaks; empty where it keeps all.
QString brokenPromise(const Model &model);

/// The first part in which two models differ, for messages: they are too large to be shown. Empty where they
/// are equal.
QString difference(const Model &a, const Model &b);

/// The size below which a model's file is refused: its bones are not whole.
qsizetype endOfBones(const QByteArray &file);

/// What does not hold of the reading of any bytes: for the fuzzer, and for tests. Empty where all does.
QString readingFault(QByteArrayView file);

} // namespace furitsuke::test
