// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/cli/command.h"
#include "editor-core/rig/modelfile.h"
#include "editor-core/rig/modelmatch.h"

namespace furitsuke::cli {

/// What is said of one model file.
struct ModelReport
{
    QString path;
    NameEncoding encoding = NameEncoding::Cp932; ///< of the names that the motion is compared by
    ModelResult file;
    QList<bool> texturesFound; ///< for each texture whether its file exists
    QString motionPath;        ///< empty where no motion was asked about
    ModelMatch match;          ///< without a motion the model's own collisions only

    /// Whether there is something that a person has to know.
    bool hasFinding() const;
};

void printModel(QTextStream &out, const ModelReport &report);
void putModel(JsonEmitter &json, const ModelReport &report);

// Stable English words, for JSON.
QString deformId(Deform deform);
QString panelId(MorphPanel panel);
QString morphKindId(const ModelMorph &morph);
qsizetype offsetCount(const ModelMorph &morph);
/// The toon of a material: "toon01.bmp", or the path of a texture; empty for none.
QString toonName(const Model &model, const ModelMaterial &material);

} // namespace furitsuke::cli
