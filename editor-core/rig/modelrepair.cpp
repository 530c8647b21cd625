// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor-core/rig/modeldraft.h"
#include "editor-core/rig/vertexrepair.h"

#include <cmath>

namespace furitsuke {

namespace {

/// A record that is looked at, for faults.
struct Record
{
    ModelFaults &faults;
    Section section;
    qint64 number;
    qint64 offset;

    void fault(ModelFault fault) const { faults.add(fault, section, number, offset); }
};

qint64 placeOf(const QList<qint64> &places, qsizetype record)
{
    return record < places.size() ? places.at(record) : -1;
}

/// Replaces numbers that are none by 0.
class FiniteNumbers
{
public:
    FiniteNumbers &operator()(float &value)
    {
        if (!std::isfinite(value)) {
            value = 0;
            mFault = true;
        }
        return *this;
    }
    FiniteNumbers &operator()(Vec3f &value) { return (*this)(value.x)(value.y)(value.z); }
    FiniteNumbers &operator()(Vec4f &value) { return (*this)(value.x)(value.y)(value.z)(value.w); }
    FiniteNumbers &operator()(Quatf &value) { return (*this)(value.x)(value.y)(value.z)(value.w); }
    void report(const Record &record) const
    {
        if (mFault)
            record.fault(ModelFault::NotFinite);
    }

private:
    bool mFault = false;
};

/// Makes an axis one of length 1. False where it has no direction.
bool normalise(Vec3f &axis)
{
    const double x = axis.x;
    const double y = axis.y;
    const double z = axis.z;
    const double length = std::sqrt(x * x + y * y + z * z);
    if (!std::isfinite(length) || length < 1e-9)
        return false;
    // What is of length 1 already stays to the bit.
    if (std::abs(length - 1) > 1e-6)
        axis = {float(x / length), float(y / length), float(z / length)};
    return true;
}

bool parallel(const Vec3f &a, const Vec3f &b)
{
    return std::abs(double(a.x) * b.x + double(a.y) * b.y + double(a.z) * b.z) > 1 - 1e-9;
}

bool normalise(Quatf &rotation)
{
    const double x = rotation.x;
    const double y = rotation.y;
    const double z = rotation.z;
    const double w = rotation.w;
    const double length = std::sqrt(x * x + y * y + z * z + w * w);
    if (!std::isfinite(length) || length < 1e-9) {
        rotation = Quatf();
        return false;
    }
    if (std::abs(length - 1) > 1e-6)
        rotation = {float(x / length), float(y / length), float(z / length), float(w / length)};
    return true;
}

/// An index into a list of a size; what is beyond becomes -1. False where it is beyond and not -1.
bool fits(qint32 &index, qsizetype size)
{
    if (index >= 0 && index < size)
        return true;
    const bool meant = index != -1;
    index = -1;
    return !meant;
}

/// The same of several indices into one list: all of them are looked at.
bool allFit(std::initializer_list<qint32 *> indices, qsizetype size)
{
    bool fit = true;
    for (qint32 *index : indices)
        fit = fits(*index, size) && fit;
    return fit;
}

/// Cuts the rings of a graph in which each node leads to one other, or to none (below 0): cut(node) ends the
/// way at a node.
template <class Next, class Cut>
void cutRings(qsizetype nodes, Next &&next, Cut &&cut)
{
    enum : quint8 { New, OnWay, Done };
    QList<quint8> state(nodes, New);
    QList<qint32> way;
    for (qsizetype start = 0; start < nodes; ++start) {
        way.clear();
        qint32 node = qint32(start);
        while (node >= 0 && state.at(node) == New) {
            state[node] = OnWay;
            way.append(node);
            node = next(node);
        }
        if (node >= 0 && state.at(node) == OnWay)
            cut(way.constLast());
        for (const qint32 passed : std::as_const(way))
            state[passed] = Done;
    }
}

class Repair
{
public:
    Repair(Model &model, const ModelPlaces &places, ModelFaults &faults)
        : mModel(model)
        , mPlaces(places)
        , mFaults(faults)
    {}

    void run()
    {
        repairVertices(mModel, mPlaces, mFaults);
        faces();
        materials();
        bones();
        iks();
        morphs();
        frames();
        bodies();
        joints();
        softBodies();
    }

private:
    Record record(Section section, const QList<qint64> &places, qsizetype number)
    {
        return {mFaults, section, number, placeOf(places, number)};
    }

    void faces()
    {
        QList<quint32> &indices = mModel.indices;
        const auto faceRecord = [this](qsizetype triangle) {
            const qint64 offset = mPlaces.faces < 0 ? -1 : mPlaces.faces + 3 * triangle * mPlaces.indexSize;
            return Record{mFaults, Section::Faces, triangle, offset};
        };
        if (const qsizetype rest = indices.size() % 3; rest != 0) {
            faceRecord(indices.size() / 3).fault(ModelFault::IncompleteFace);
            indices.resize(indices.size() - rest);
        }
        if (indices.isEmpty())
            return;
        const auto vertices = quint32(mModel.vertices.size());
        if (vertices == 0) {
            faceRecord(0).fault(ModelFault::NoSuchVertex);
            indices.clear();
            return;
        }
        quint32 largest = 0;
        for (const quint32 index : std::as_const(indices))
            largest = qMax(largest, index);
        if (largest < vertices)
            return;
        for (qsizetype i = 0; i < indices.size(); i += 3) {
            if (indices.at(i) < vertices && indices.at(i + 1) < vertices && indices.at(i + 2) < vertices)
                continue;
            faceRecord(i / 3).fault(ModelFault::NoSuchVertex);
            // One without area, so that the materials keep their places.
            for (qsizetype corner = i; corner < i + 3; ++corner)
                indices[corner] = 0;
        }
    }

    void materials()
    {
        qint64 left = mModel.indices.size();
        for (qsizetype i = 0; i < mModel.materials.size(); ++i) {
            ModelMaterial &material = mModel.materials[i];
            const Record at = record(Section::Materials, mPlaces.materials, i);
            FiniteNumbers()(material.diffuse)(material.specular)(material.shininess)(material.ambient)(
                material.edgeColour)(material.edgeSize)
                .report(at);
            const qsizetype textures = mModel.textures.size();
            const bool textured = allFit({&material.texture, &material.sphereTexture}, textures);
            const bool toned = material.sharedToon || fits(material.toon, textures);
            if (!textured || !toned)
                at.fault(ModelFault::NoSuchTexture);
            if (material.sharedToon && !fits(material.toon, 10))
                at.fault(ModelFault::UnknownValue);
            if (material.indexCount % 3 != 0 && material.indexCount > 0) {
                at.fault(ModelFault::IncompleteFace);
                material.indexCount -= material.indexCount % 3;
            }
            if (material.indexCount < 0 || material.indexCount > left) {
                at.fault(ModelFault::TooManyFaces);
                material.indexCount = material.indexCount < 0 ? 0 : qint32(left);
            }
            left -= material.indexCount;
        }
        if (left > 0)
            mFaults.add(ModelFault::FacesLeft, Section::Materials, -1, -1);
    }

    void bones()
    {
        QList<ModelBone> &bones = mModel.bones;
        for (qsizetype i = 0; i < bones.size(); ++i)
            repairBone(bones[i], record(Section::Bones, mPlaces.bones, i));
        cutRings(
            bones.size(), [&bones](qint32 bone) { return bones.at(bone).parent; },
            [this, &bones](qint32 bone) {
                record(Section::Bones, mPlaces.bones, bone).fault(ModelFault::ParentCycle);
                bones[bone].parent = -1;
            });
        cutRings(
            bones.size(), [&bones](qint32 bone) { return bones.at(bone).appendSource; },
            [this, &bones](qint32 bone) {
                record(Section::Bones, mPlaces.bones, bone).fault(ModelFault::AppendCycle);
                appendNothing(bones[bone]);
            });
    }

    static void appendNothing(ModelBone &bone)
    {
        bone.flags &= ~(BoneFlag::AppendRotation | BoneFlag::AppendMove);
        bone.appendSource = -1;
        bone.appendRatio = 0;
    }

    void repairBone(ModelBone &bone, const Record &at)
    {
        FiniteNumbers()(bone.position)(bone.tailOffset)(bone.appendRatio)(bone.fixedAxis)(bone.localX)(
            bone.localZ)
            .report(at);
        const qsizetype bones = mModel.bones.size();
        const bool appends = bone.flags & (BoneFlag::AppendRotation | BoneFlag::AppendMove);
        const bool found = allFit({&bone.parent, &bone.tail, &bone.appendSource}, bones);
        if (!found || (appends && bone.appendSource < 0))
            at.fault(ModelFault::NoSuchBone);
        if (bone.appendSource < 0)
            appendNothing(bone);
        if ((bone.flags & BoneFlag::FixedAxis) && !normalise(bone.fixedAxis)) {
            at.fault(ModelFault::NoDirection);
            bone.flags.setFlag(BoneFlag::FixedAxis, false);
        }
        if ((bone.flags & BoneFlag::LocalAxes) &&
            (!normalise(bone.localX) || !normalise(bone.localZ) || parallel(bone.localX, bone.localZ))) {
            at.fault(ModelFault::NoDirection);
            bone.flags.setFlag(BoneFlag::LocalAxes, false);
            bone.localX = {1, 0, 0};
            bone.localZ = {0, 0, 1};
        }
    }

    void iks()
    {
        QList<ModelIk> kept;
        kept.reserve(mModel.iks.size());
        for (qsizetype i = 0; i < mModel.iks.size(); ++i) {
            ModelIk &ik = mModel.iks[i];
            const Record at = record(Section::Ik, mPlaces.iks, i);
            ModelBone &bone = mModel.bones[ik.bone];
            repairIk(ik, at);
            if (ik.target < 0) {
                at.fault(ModelFault::NoIkTarget);
                bone.ik = -1;
                bone.flags.setFlag(BoneFlag::Ik, false);
                continue;
            }
            bone.ik = qint32(kept.size());
            kept.append(std::move(ik));
        }
        mModel.iks = kept;
    }

    void repairIk(ModelIk &ik, const Record &at)
    {
        const qsizetype bones = mModel.bones.size();
        fits(ik.target, bones);
        if (ik.loops < 0 || ik.loops > mostIkLoops) {
            at.fault(ModelFault::IkLoops);
            ik.loops = qBound(0, ik.loops, mostIkLoops);
        }
        FiniteNumbers finite;
        finite(ik.unitAngle);
        const auto beyond = [bones](const IkLink &link) { return link.bone < 0 || link.bone >= bones; };
        if (ik.links.removeIf(beyond) > 0)
            at.fault(ModelFault::NoSuchBone);
        if (ik.links.size() > bones) {
            at.fault(ModelFault::IkLinks);
            ik.links.resize(bones);
        }
        bool exchanged = false;
        for (IkLink &link : ik.links) {
            finite(link.least)(link.most);
            for (float Vec3f::*axis : {&Vec3f::x, &Vec3f::y, &Vec3f::z}) {
                if (link.least.*axis > link.most.*axis) {
                    std::swap(link.least.*axis, link.most.*axis);
                    exchanged = true;
                }
            }
        }
        finite.report(at);
        if (exchanged)
            at.fault(ModelFault::IkLimits);
    }

    void morphs()
    {
        for (qsizetype i = 0; i < mModel.morphs.size(); ++i) {
            const Record at = record(Section::Morphs, mPlaces.morphs, i);
            std::visit([this, &at](auto &what) { repairMorph(what, at); }, mModel.morphs[i].what);
        }
        cutMorphRings();
    }

    /// Leaves out offsets whose index is beyond a list.
    template <class Offset>
    static void keepThose(QList<Offset> &offsets, qint32 Offset::*index, qsizetype size, ModelFault fault,
                          const Record &at)
    {
        const auto beyond = [index, size](const Offset &offset) {
            return offset.*index < 0 || offset.*index >= size;
        };
        if (offsets.removeIf(beyond) > 0)
            at.fault(fault);
    }

    template <class Group>
    requires std::is_same_v<Group, GroupMorph> || std::is_same_v<Group, FlipMorph>
    void repairMorph(Group &group, const Record &at)
    {
        keepThose(group.offsets, &GroupOffset::morph, mModel.morphs.size(), ModelFault::NoSuchMorph, at);
        FiniteNumbers finite;
        for (GroupOffset &offset : group.offsets)
            finite(offset.weight);
        finite.report(at);
    }
    void repairMorph(VertexMorph &morph, const Record &at)
    {
        keepThose(morph.offsets, &VertexOffset::vertex, mModel.vertices.size(), ModelFault::NoSuchVertex, at);
        FiniteNumbers finite;
        for (VertexOffset &offset : morph.offsets)
            finite(offset.offset);
        finite.report(at);
    }
    void repairMorph(BoneMorph &morph, const Record &at)
    {
        keepThose(morph.offsets, &BoneOffset::bone, mModel.bones.size(), ModelFault::NoSuchBone, at);
        FiniteNumbers finite;
        bool turned = true;
        for (BoneOffset &offset : morph.offsets) {
            finite(offset.position)(offset.rotation);
            turned = normalise(offset.rotation) && turned;
        }
        finite.report(at);
        if (!turned)
            at.fault(ModelFault::ZeroRotation);
    }
    void repairMorph(UvMorph &morph, const Record &at)
    {
        if (morph.channel > mModel.extraUvs) {
            at.fault(ModelFault::NoSuchUv);
            morph.offsets.clear();
        }
        keepThose(morph.offsets, &UvOffset::vertex, mModel.vertices.size(), ModelFault::NoSuchVertex, at);
        FiniteNumbers finite;
        for (UvOffset &offset : morph.offsets)
            finite(offset.offset);
        finite.report(at);
    }
    void repairMorph(MaterialMorph &morph, const Record &at)
    {
        const qsizetype materials = mModel.materials.size();
        const auto beyond = [materials](const MaterialOffset &offset) {
            return offset.material < -1 || offset.material >= materials;
        };
        if (morph.offsets.removeIf(beyond) > 0)
            at.fault(ModelFault::NoSuchMaterial);
        FiniteNumbers finite;
        for (MaterialOffset &offset : morph.offsets) {
            finite(offset.diffuse)(offset.specular)(offset.shininess)(offset.ambient)(offset.edgeColour)(
                offset.edgeSize)(offset.texture)(offset.sphere)(offset.toon);
        }
        finite.report(at);
    }
    void repairMorph(ImpulseMorph &morph, const Record &at)
    {
        keepThose(morph.offsets, &ImpulseOffset::body, mModel.bodies.size(), ModelFault::NoSuchBody, at);
        FiniteNumbers finite;
        for (ImpulseOffset &offset : morph.offsets)
            finite(offset.velocity)(offset.torque);
        finite.report(at);
    }

    /// Offsets of morphs that hold others; null for the other kinds.
    QList<GroupOffset> *groupOf(qint32 morph)
    {
        auto &what = mModel.morphs[morph].what;
        if (auto *group = std::get_if<GroupMorph>(&what))
            return &group->offsets;
        if (auto *flip = std::get_if<FlipMorph>(&what))
            return &flip->offsets;
        return nullptr;
    }

    /// Leaves out the offsets that lead back to a morph on the way to them. Without recursion: a file may
    /// nest morphs as deeply as it likes.
    void cutMorphRings()
    {
        enum : quint8 { New, OnWay, Done };
        struct Step
        {
            qint32 morph;
            qsizetype next;
        };
        QList<quint8> state(mModel.morphs.size(), New);
        QList<Step> way;
        for (qint32 start = 0; start < mModel.morphs.size(); ++start) {
            if (state.at(start) == New)
                way.append({start, 0});
            while (!way.isEmpty()) {
                Step &step = way.last();
                state[step.morph] = OnWay;
                QList<GroupOffset> *offsets = groupOf(step.morph);
                if (!offsets || step.next == offsets->size()) {
                    finishGroup(step.morph, offsets);
                    state[step.morph] = Done;
                    way.removeLast();
                    continue;
                }
                GroupOffset &offset = (*offsets)[step.next++];
                const quint8 held = state.at(offset.morph);
                if (held == New)
                    way.append({offset.morph, 0});
                else if (held == OnWay)
                    offset.morph = -1;
            }
        }
    }
    void finishGroup(qint32 morph, QList<GroupOffset> *offsets)
    {
        if (offsets && offsets->removeIf([](const GroupOffset &offset) { return offset.morph < 0; }) > 0)
            record(Section::Morphs, mPlaces.morphs, morph).fault(ModelFault::MorphCycle);
    }

    void frames()
    {
        for (qsizetype i = 0; i < mModel.frames.size(); ++i) {
            const auto beyond = [this](const FrameItem &item) {
                return item.index < 0 ||
                       item.index >= (item.isMorph ? mModel.morphs.size() : mModel.bones.size());
            };
            const qsizetype left = mModel.frames[i].items.removeIf(beyond);
            for (qsizetype n = 0; n < left; ++n)
                record(Section::Frames, mPlaces.frames, i).fault(ModelFault::NoSuchEntry);
        }
    }

    void bodies()
    {
        for (qsizetype i = 0; i < mModel.bodies.size(); ++i) {
            ModelBody &body = mModel.bodies[i];
            const Record at = record(Section::Bodies, mPlaces.bodies, i);
            FiniteNumbers()(body.size)(body.position)(body.rotation)(body.mass)(body.linearDamping)(
                body.angularDamping)(body.restitution)(body.friction)
                .report(at);
            if (!fits(body.bone, mModel.bones.size()))
                at.fault(ModelFault::NoSuchBone);
        }
    }

    void joints()
    {
        for (qsizetype i = 0; i < mModel.joints.size(); ++i) {
            ModelJoint &joint = mModel.joints[i];
            const Record at = record(Section::Joints, mPlaces.joints, i);
            FiniteNumbers()(joint.position)(joint.rotation)(joint.leastPosition)(joint.mostPosition)(
                joint.leastRotation)(joint.mostRotation)(joint.springPosition)(joint.springRotation)
                .report(at);
            if (!allFit({&joint.bodyA, &joint.bodyB}, mModel.bodies.size()))
                at.fault(ModelFault::NoSuchBody);
        }
    }

    void softBodies()
    {
        for (qsizetype i = 0; i < mModel.softBodies.size(); ++i) {
            if (!fits(mModel.softBodies[i].material, mModel.materials.size()))
                record(Section::SoftBodies, mPlaces.softBodies, i).fault(ModelFault::NoSuchMaterial);
        }
    }

    Model &mModel;
    const ModelPlaces &mPlaces;
    ModelFaults &mFaults;
};

} // namespace

void repairModel(Model &model, const ModelPlaces &places, ModelFaults &faults)
{
    Repair(model, places, faults).run();
}

} // namespace furitsuke
