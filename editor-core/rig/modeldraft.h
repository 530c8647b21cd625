// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor-core/rig/model.h"
#include "editor-core/rig/modelfaults.h"

#include <QByteArrayView>

#include <functional>

namespace furitsuke {

/// Where the records of a model stand in its file: byte offsets, for messages.
struct ModelPlaces
{
    QList<qint64> materials;
    QList<qint64> bones;
    QList<qint64> iks;
    QList<qint64> morphs;
    QList<qint64> frames;
    QList<qint64> bodies;
    QList<qint64> joints;
    QList<qint64> softBodies;
    /// Of vertices there are too many to note them all; what is asked for is counted again.
    std::function<qint64(qint64 vertex)> vertex;
    qint64 faces = -1; ///< of the first index
    int indexSize = 0; ///< of one index, bytes
};

/// A model as its file has it, before repairModel().
struct ModelDraft
{
    QString error; ///< translated; where it is not empty, the rest is not to be used
    Model model;
    ModelPlaces places;
};

/// Reads PMX 2.0 and 2.1. Refused is a file whose bones are not whole; of what follows them, whole records
/// are kept, and a fault tells where it ends. Counts are believed only as far as there are bytes.
ModelDraft readPmx(QByteArrayView file, ModelFaults &faults);
/// Reads PMD with whatever optional blocks it has, in the shape of PMX; the same rule.
ModelDraft readPmd(QByteArrayView file, ModelFaults &faults);

/// Either, by its signature; another file is refused, and so is one for which there is not enough memory.
ModelDraft readModelDraft(QByteArrayView file, ModelFaults &faults);
/// Calls function(bytes) with the content of a regular file; why not, translated, where it cannot be read.
QString withModelBytes(const QString &path, const std::function<void(QByteArrayView)> &function);

/// Makes true whatever model.h says of a model.
void repairModel(Model &model, const ModelPlaces &places, ModelFaults &faults);

} // namespace furitsuke
