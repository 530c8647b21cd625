// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor-core/motion/diagnostic.h"

#include <functional>
#include <map>

namespace furitsuke {

/// What may be odd in a model file; what is done about it is what the message says.
enum class ModelFault : quint8 {
    Cut,            ///< the file ends, or holds what nobody knows, inside a section
    OddText,        ///< bytes that are no characters
    NotFinite,      ///< NaN or infinite
    NoSuchBone,     ///< indices beyond what there is
    NoSuchVertex,   ///< the same
    NoSuchTexture,  ///< the same
    NoSuchMaterial, ///< the same
    NoSuchMorph,    ///< the same
    NoSuchBody,     ///< the same
    NoSuchUv,       ///< an additional UV that the model's vertices do not have
    NoSuchEntry,    ///< of a display frame
    Unfollowed,     ///< a vertex without any bone
    Weights,        ///< beyond 0..1, or their sum is far from 1
    ParentCycle,    ///< bones that are their own ancestors
    AppendCycle,    ///< bones that append themselves
    MorphCycle,     ///< group morphs that hold themselves
    NoDirection,    ///< an axis of length 0
    ZeroRotation,   ///< a quaternion of length 0
    NoIkTarget,     ///< IK without an end of its chain
    IkLoops,        ///< a number of loops that makes no sense
    IkLimits,       ///< least and most angle the wrong way round
    IkLinks,        ///< more links than bones
    UnknownValue,   ///< of a choice
    IncompleteFace, ///< indices that do not suffice for a triangle
    TooManyFaces,   ///< materials that name more faces than there are
    FacesLeft,      ///< faces without material
    SeveralIk,      ///< PMD: IK chains that share a bone
    NotStorable,    ///< names that a motion cannot hold in the encoding
    BytesLeft,      ///< after the end
};

/// Counts what is odd while a model is read; one diagnostic for each kind in each section, with the place of
/// its first record, so that their number is bounded whatever a file holds.
class ModelFaults
{
public:
    /// record and offset may be -1.
    void add(ModelFault fault, Section section, qint64 record, qint64 offset);
    /// Looks up the places of a section's faults that have none yet.
    void locate(Section section, const std::function<qint64(qint64 record)> &placeOf);
    bool isEmpty() const { return mFound.empty(); }
    /// In the order of the file.
    Diagnostics diagnostics() const;

private:
    struct Found
    {
        qint64 record = -1;
        qint64 offset = -1;
        qint64 count = 0;
    };
    std::map<std::pair<Section, ModelFault>, Found> mFound;
};

/// The stable word of a fault, as a diagnostic's code: "truncated".
QString modelFaultId(ModelFault fault);

/// Why a model is refused: "The model ends, or is damaged, inside the bones (byte 407)."
QString modelCutText(Section section, qint64 offset);

} // namespace furitsuke
