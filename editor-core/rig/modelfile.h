// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor-core/motion/diagnostic.h"
#include "editor-core/motion/modeloutline.h"
#include "editor-core/rig/model.h"
#include "editor-core/text/nameencoding.h"

#include <QByteArrayView>

namespace furitsuke {

enum class ModelFormat : quint8 { Pmx20, Pmx21, Pmd };

/// "PMX 2.0"
QString modelFormatLabel(ModelFormat format);

/// A model that was read, or why it was refused.
struct ModelResult
{
    bool ok = false;
    QString error; ///< translated; empty where ok
    ModelFormat format = ModelFormat::Pmx20;
    Model model;
    /// The same model by names, as a motion for it spells them. Its bones and morphs are those of the model,
    /// in the same places.
    ModelOutline outline;
    Diagnostics diagnostics;
};

/// Reads a PMX 2.0, PMX 2.1 or PMD model. Refused is what is neither, and a file whose vertices, faces,
/// textures, materials or bones are not whole; of what follows them whole records are kept, and a diagnostic
/// says where the file ends. What else is wrong is put right as the diagnostics say, so that the model is
/// what model.h promises. Memory is bounded by the size of the file, whatever its counts say.
///
/// PMD is brought into the shape of PMX as PMX Editor does it: its base morph is gone, vertex morphs name
/// vertices, IK angles are four times the file's weight, knees have their limit, bones of kind 5 and 9 append
/// a rotation, twists have a fixed axis, IK bones are on layer 1 and those of kind 5 on layer 2 with all that
/// hangs on them, bodies stand in model space, toons that are not MMD's own are textures, and the frames
/// センター (first) and 表情 (last) are added.
ModelResult readModel(QByteArrayView file, NameEncoding encoding = NameEncoding::Cp932);

/// The same from a regular file, which is mapped for the time of the call.
ModelResult readModelFile(const QString &path, NameEncoding encoding = NameEncoding::Cp932);

/// A model by names, encoded. A name that the encoding lacks is kept as UTF-8, which no motion's name equals;
/// notStorable, where given, becomes their number.
ModelOutline outlineOf(const Model &model, NameEncoding encoding, int *notStorable = nullptr);

} // namespace furitsuke
