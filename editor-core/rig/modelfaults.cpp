// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor-core/rig/modelfaults.h"

#include <QCoreApplication>

namespace furitsuke {

namespace {

struct Words
{
    Q_DECLARE_TR_FUNCTIONS(furitsuke::ModelFile)
};

Severity severityOf(ModelFault fault)
{
    switch (fault) {
    case ModelFault::Cut:
        return Severity::Error;
    case ModelFault::FacesLeft:
    case ModelFault::SeveralIk:
    case ModelFault::NotStorable:
    case ModelFault::BytesLeft:
        return Severity::Note;
    default:
        return Severity::Warning;
    }
}

/// A bone that is not there means something else in each section.
QString noSuchBoneText(Section section)
{
    switch (section) {
    case Section::Vertices:
        return Words::tr("Vertices follow a bone that the model does not have; they follow their other "
                         "bones.");
    case Section::Bones:
        return Words::tr("A bone names a parent, a tail or a source of its append transform that the model "
                         "does not have; it has none.");
    case Section::Ik:
        return Words::tr("IK names bones that the model does not have; such links were left out.");
    case Section::Morphs:
        return Words::tr("Morphs move bones that the model does not have; that was left out.");
    default:
        return Words::tr("A bone is named that the model does not have; there is none then.");
    }
}

QString textOf(ModelFault fault, Section section)
{
    switch (fault) {
    case ModelFault::Cut:
        return Words::tr("The file ends, or is damaged, in here; what stands before it was kept.");
    case ModelFault::OddText:
        return Words::tr("Bytes of a text are no characters; each is shown as U+FFFD.");
    case ModelFault::NotFinite:
        return Words::tr("Numbers that are none (not a number, or infinite) were read as 0.");
    case ModelFault::NoSuchBone:
        return noSuchBoneText(section);
    case ModelFault::NoSuchVertex:
        return section == Section::Faces
                   ? Words::tr("Triangles name vertices that the model does not have; they are not drawn.")
                   : Words::tr("Morphs move vertices that the model does not have; that was left out.");
    case ModelFault::NoSuchTexture:
        return Words::tr("Materials name textures that the model does not have; they are drawn without.");
    case ModelFault::NoSuchMaterial:
        return Words::tr("A material is named that the model does not have; that was left out.");
    case ModelFault::NoSuchMorph:
        return Words::tr("Morphs hold morphs that the model does not have; that was left out.");
    case ModelFault::NoSuchBody:
        return Words::tr("A rigid body is named that the model does not have; that was left out.");
    case ModelFault::NoSuchUv:
        return Words::tr("Morphs change additional UVs that the model does not have; that was left out.");
    case ModelFault::NoSuchEntry:
        return Words::tr("Entries of display frames name no bone or morph; they were left out.");
    case ModelFault::Unfollowed:
        return Words::tr("Vertices follow no bone; they follow the first.");
    case ModelFault::Weights:
        return Words::tr("Weights of vertices are not between 0 and 1, or do not add up to 1; they were "
                         "brought to that.");
    case ModelFault::ParentCycle:
        return Words::tr("Bones are their own ancestors; the ring was cut, one of them has no parent.");
    case ModelFault::AppendCycle:
        return Words::tr("Bones append themselves, by others; the ring was cut, one of them appends "
                         "nothing.");
    case ModelFault::MorphCycle:
        return Words::tr("Group morphs hold themselves, by others; the ring was cut.");
    case ModelFault::NoDirection:
        return Words::tr("Axes of bones have no direction; they are not used.");
    case ModelFault::ZeroRotation:
        return Words::tr("Rotations of length 0 were read as none.");
    case ModelFault::NoIkTarget:
        return Words::tr("IK has no bone to bring to its goal; it was left out.");
    case ModelFault::IkLoops:
        return Words::tr("Numbers of IK loops are negative, or so large that they would never end; they were "
                         "limited.");
    case ModelFault::IkLimits:
        return Words::tr("Limits of IK links are the wrong way round; they were exchanged.");
    case ModelFault::IkLinks:
        return Words::tr("IK has more links than there are bones; the rest was left out.");
    case ModelFault::UnknownValue:
        return Words::tr("Values are not among those that are known; the usual one was taken.");
    case ModelFault::IncompleteFace:
        return Words::tr("The number of face indices is no multiple of 3; what is left over is not drawn.");
    case ModelFault::TooManyFaces:
        return Words::tr("Materials name more faces than the model has; they have those that there are.");
    case ModelFault::FacesLeft:
        return Words::tr("Faces belong to no material; they are not drawn.");
    case ModelFault::SeveralIk:
        return Words::tr("IK chains share a bone; all but the first got bones of their own.");
    case ModelFault::NotStorable:
        return Words::tr("Names cannot be stored in a motion in this encoding.");
    case ModelFault::BytesLeft:
        break;
    }
    return Words::tr("Bytes follow the end of the model; they were not read.");
}

/// The name of a section inside a sentence.
QString partLabel(Section section)
{
    switch (section) {
    case Section::Header:
        return Words::tr("the header");
    case Section::Vertices:
        return Words::tr("the vertices");
    case Section::Faces:
        return Words::tr("the faces");
    case Section::Textures:
        return Words::tr("the textures");
    case Section::Materials:
        return Words::tr("the materials");
    case Section::Bones:
        return Words::tr("the bones");
    case Section::Ik:
        return Words::tr("the IK chains");
    case Section::Morphs:
        return Words::tr("the morphs");
    case Section::Frames:
        return Words::tr("the display frames");
    default:
        return sectionLabel(section);
    }
}

} // namespace

void ModelFaults::add(ModelFault fault, Section section, qint64 record, qint64 offset)
{
    Found &found = mFound[{section, fault}];
    if (found.count++ == 0 || record < found.record) {
        found.record = record;
        found.offset = offset;
    }
}

void ModelFaults::locate(Section section, const std::function<qint64(qint64 record)> &placeOf)
{
    for (auto &[what, found] : mFound) {
        if (what.first == section && found.record >= 0 && found.offset < 0)
            found.offset = placeOf(found.record);
    }
}

Diagnostics ModelFaults::diagnostics() const
{
    Diagnostics result;
    for (const auto &[what, found] : mFound) {
        const auto &[section, fault] = what;
        result.append({severityOf(fault), section, modelFaultId(fault), textOf(fault, section), found.record,
                       found.offset, found.count});
    }
    std::stable_sort(result.begin(), result.end(),
                     [](const Diagnostic &a, const Diagnostic &b) { return a.offset < b.offset; });
    return result;
}

QString modelFaultId(ModelFault fault)
{
    switch (fault) {
    case ModelFault::Cut:
        return QStringLiteral("truncated");
    case ModelFault::OddText:
        return QStringLiteral("odd-text");
    case ModelFault::NotFinite:
        return QStringLiteral("not-finite");
    case ModelFault::NoSuchBone:
        return QStringLiteral("no-such-bone");
    case ModelFault::NoSuchVertex:
        return QStringLiteral("no-such-vertex");
    case ModelFault::NoSuchTexture:
        return QStringLiteral("no-such-texture");
    case ModelFault::NoSuchMaterial:
        return QStringLiteral("no-such-material");
    case ModelFault::NoSuchMorph:
        return QStringLiteral("no-such-morph");
    case ModelFault::NoSuchBody:
        return QStringLiteral("no-such-body");
    case ModelFault::NoSuchUv:
        return QStringLiteral("no-such-uv");
    case ModelFault::NoSuchEntry:
        return QStringLiteral("no-such-entry");
    case ModelFault::Unfollowed:
        return QStringLiteral("no-bone");
    case ModelFault::Weights:
        return QStringLiteral("weights");
    case ModelFault::ParentCycle:
        return QStringLiteral("parent-ring");
    case ModelFault::AppendCycle:
        return QStringLiteral("append-ring");
    case ModelFault::MorphCycle:
        return QStringLiteral("morph-ring");
    case ModelFault::NoDirection:
        return QStringLiteral("no-direction");
    case ModelFault::ZeroRotation:
        return QStringLiteral("zero-rotation");
    case ModelFault::NoIkTarget:
        return QStringLiteral("no-ik-target");
    case ModelFault::IkLoops:
        return QStringLiteral("ik-loops");
    case ModelFault::IkLimits:
        return QStringLiteral("ik-limits");
    case ModelFault::IkLinks:
        return QStringLiteral("ik-links");
    case ModelFault::UnknownValue:
        return QStringLiteral("unknown-value");
    case ModelFault::IncompleteFace:
        return QStringLiteral("incomplete-face");
    case ModelFault::TooManyFaces:
        return QStringLiteral("too-many-faces");
    case ModelFault::FacesLeft:
        return QStringLiteral("faces-left");
    case ModelFault::SeveralIk:
        return QStringLiteral("several-ik");
    case ModelFault::NotStorable:
        return QStringLiteral("name-not-storable");
    case ModelFault::BytesLeft:
        break;
    }
    return QStringLiteral("trailing-bytes");
}

QString modelCutText(Section section, qint64 offset)
{
    return Words::tr("The model ends, or is damaged, inside %1.")
        .arg(Words::tr("%1 (byte %2)").arg(partLabel(section)).arg(offset));
}

} // namespace furitsuke
