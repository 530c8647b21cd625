// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor-core/rig/bytecursor.h"
#include "editor-core/rig/modeldraft.h"

#include <QCoreApplication>
#include <QStringConverter>

namespace furitsuke {

namespace {

struct Words
{
    Q_DECLARE_TR_FUNCTIONS(furitsuke::ModelFile)
};

float floatAt(const char *bytes)
{
    return qFromLittleEndian<float>(bytes);
}

Vec3f vec3At(const char *bytes)
{
    return {floatAt(bytes), floatAt(bytes + 4), floatAt(bytes + 8)};
}

Vec4f vec4At(const char *bytes)
{
    return {floatAt(bytes), floatAt(bytes + 4), floatAt(bytes + 8), floatAt(bytes + 12)};
}

enum Index : std::size_t { Vertex, Texture, Material, Bone, Morph, Body };
using IndexSizes = std::array<int, 6>;

/// Bytes of what follows the kind of deform in a vertex, its edge scale included; -1 for an unknown kind.
qint64 deformSize(quint8 deform, int boneSize)
{
    switch (deform) {
    case 0:
        return boneSize + 4;
    case 1:
        return 2 * boneSize + 4 + 4;
    case 2:
    case 4:
        return 4 * boneSize + 16 + 4;
    case 3:
        return 2 * boneSize + 40 + 4;
    default:
        return -1;
    }
}

qint32 signedIndexAt(const char *bytes, int size)
{
    switch (size) {
    case 1:
        return qint8(*bytes);
    case 2:
        return qFromLittleEndian<qint16>(bytes);
    default:
        return qFromLittleEndian<qint32>(bytes);
    }
}

class PmxReader
{
public:
    PmxReader(QByteArrayView file, ModelFaults &faults)
        : mFile(file)
        , mIn(file)
        , mFaults(faults)
    {}

    ModelDraft read()
    {
        if (readHeader() && readUpToBones())
            readRest();
        return std::move(mDraft);
    }

private:
    Model &model() { return mDraft.model; }

    bool readHeader()
    {
        mSection = Section::Header;
        mIn.skip(4);
        const float version = mIn.f32();
        const QByteArrayView globals = mIn.take(mIn.u8());
        if (!mIn.ok() || globals.size() < 8) {
            mDraft.error = Words::tr("The model ends inside its header.");
            return false;
        }
        // Versions are 2.0 and 2.1; what others hold is not known.
        if (!(version >= 2.0f && version < 2.15f)) {
            mDraft.error = Words::tr("PMX version %1 is not known; 2.0 and 2.1 are.").arg(double(version));
            return false;
        }
        mSoftBodies = version > 2.05f;
        mUtf8 = globals[0] == 1;
        if (quint8(globals[0]) > 1)
            mFaults.add(ModelFault::UnknownValue, Section::Header, -1, 9);
        model().extraUvs = quint8(globals[1]);
        for (std::size_t i = 0; i < mSizes.size(); ++i)
            mSizes[i] = quint8(globals[qsizetype(i) + 2]);
        const auto known = [](int size) { return size == 1 || size == 2 || size == 4; };
        if (model().extraUvs > 4 || !std::all_of(mSizes.begin(), mSizes.end(), known)) {
            mDraft.error = Words::tr("The sizes in the model's header make no sense (byte 9).");
            return false;
        }
        model().name = text();
        model().englishName = text();
        model().comment = text();
        model().englishComment = text();
        if (!mIn.ok())
            mDraft.error = Words::tr("The model ends inside its header.");
        return mIn.ok();
    }

    bool readUpToBones()
    {
        const auto passed = [this](Section section, auto &&part) {
            begin(section);
            part();
            if (!mIn.ok())
                mDraft.error = modelCutText(section, mIn.offset());
            return mIn.ok();
        };
        return passed(Section::Vertices, [this] { readVertices(); }) &&
               passed(Section::Faces, [this] { readFaces(); }) &&
               passed(Section::Textures, [this] { readTextures(); }) &&
               passed(Section::Materials, [this] { readMaterials(); }) &&
               passed(Section::Bones, [this] { readBones(); });
    }

    void readRest()
    {
        const auto passed = [this](Section section, auto &&part) {
            begin(section);
            part();
            if (!mIn.ok())
                mFaults.add(ModelFault::Cut, section, mRecord, mIn.offset());
            return mIn.ok();
        };
        if (!passed(Section::Morphs, [this] { readMorphs(); }) ||
            !passed(Section::Frames, [this] { readFrames(); }) ||
            !passed(Section::Bodies, [this] { readBodies(); }) ||
            !passed(Section::Joints, [this] { readJoints(); }))
            return;
        // Some programs write 2.1 without its last section.
        if (mSoftBodies && mIn.left() > 0 && !passed(Section::SoftBodies, [this] { readSoftBodies(); }))
            return;
        if (mIn.left() > 0)
            mFaults.add(ModelFault::BytesLeft, Section::Trailer, -1, mIn.offset());
    }

    void begin(Section section)
    {
        mSection = section;
        mRecord = -1;
    }
    void fault(ModelFault fault, qint64 offset) { mFaults.add(fault, mSection, mRecord, offset); }

    /// A count; negative ones are damage.
    qint64 count()
    {
        const qint32 value = mIn.i32();
        if (value < 0)
            mIn.fail();
        return mIn.ok() ? value : 0;
    }
    /// As many of things of at least a size as the rest of the file can hold.
    qsizetype holdable(qint64 count, qint64 leastSize) const
    {
        return qsizetype(qMin(count, mIn.left() / leastSize));
    }
    /// Reads things of any size one by one, and notes where they stand.
    template <class Function>
    void readEach(qint64 records, QList<qint64> &places, Function &&function)
    {
        for (mRecord = 0; mRecord < records && mIn.ok(); ++mRecord) {
            const qint64 place = mIn.offset();
            function();
            if (!mIn.ok())
                return;
            places.append(place);
        }
        mRecord = -1;
    }

    QString text()
    {
        const qint64 place = mIn.offset();
        const QByteArrayView bytes = mIn.take(mIn.i32());
        if (bytes.isEmpty())
            return {};
        QStringDecoder decoder(mUtf8 ? QStringConverter::Utf8 : QStringConverter::Utf16LE);
        const QString result = decoder.decode(bytes);
        if (decoder.hasError() || (!mUtf8 && bytes.size() % 2 != 0))
            fault(ModelFault::OddText, place);
        return result;
    }
    qint32 index(Index kind)
    {
        const QByteArrayView bytes = mIn.take(mSizes[kind]);
        return mIn.ok() ? signedIndexAt(bytes.data(), mSizes[kind]) : -1;
    }
    /// Those of vertices are without sign where they are short.
    qint32 vertexIndex()
    {
        switch (mSizes[Vertex]) {
        case 1:
            return mIn.u8();
        case 2:
            return mIn.u16();
        default:
            return mIn.i32();
        }
    }
    Vec3f vec3()
    {
        const QByteArrayView bytes = mIn.take(12);
        return mIn.ok() ? vec3At(bytes.data()) : Vec3f();
    }
    Vec4f vec4()
    {
        const QByteArrayView bytes = mIn.take(16);
        return mIn.ok() ? vec4At(bytes.data()) : Vec4f();
    }
    /// A value of an enumeration that begins at 0.
    template <class Choice>
    Choice choice(Choice last, Choice usual)
    {
        const qint64 place = mIn.offset();
        const quint8 value = mIn.u8();
        if (value <= quint8(last))
            return static_cast<Choice>(value);
        fault(ModelFault::UnknownValue, place);
        return usual;
    }

    void readVertices()
    {
        const qint64 vertices = count();
        const qint64 first = mIn.offset();
        const int boneSize = mSizes[Bone];
        const int extra = model().extraUvs;
        mDraft.places.vertex = [file = mFile, first, head = 32 + 16 * extra, boneSize](qint64 vertex) {
            ByteCursor in(file);
            in.skip(first);
            for (qint64 i = 0; i < vertex && in.ok(); ++i) {
                in.skip(head);
                in.skip(deformSize(in.u8(), boneSize));
            }
            return qint64(in.offset());
        };
        const qsizetype expected = holdable(vertices, 32 + 16 * extra + 1 + boneSize + 4);
        QList<ModelVertex> &list = model().vertices;
        list.reserve(expected);
        model().extraUv.reserve(expected * extra);
        for (qint64 i = 0; i < vertices; ++i) {
            const QByteArrayView head = mIn.take(33 + 16 * extra);
            if (!mIn.ok())
                return;
            const char *from = head.data();
            const auto deform = quint8(from[32 + 16 * extra]);
            const QByteArrayView tail = mIn.take(deformSize(deform, boneSize));
            if (!mIn.ok())
                return;
            ModelVertex &vertex = list.emplaceBack();
            vertex.position = vec3At(from);
            vertex.normal = vec3At(from + 12);
            vertex.uv = {floatAt(from + 24), floatAt(from + 28)};
            for (int uv = 0; uv < extra; ++uv)
                model().extraUv.append(vec4At(from + 32 + 16 * uv));
            vertex.deform = static_cast<Deform>(deform);
            vertex.edgeScale = floatAt(tail.data() + tail.size() - 4);
            readWeights(vertex, tail.data(), boneSize);
            if (vertex.deform == Deform::Sdef) {
                const char *points = tail.data() + 2 * boneSize + 4;
                model().sdef.append({qint32(i), vec3At(points), vec3At(points + 12), vec3At(points + 24)});
            }
        }
    }

    static void readWeights(ModelVertex &vertex, const char *from, int boneSize)
    {
        switch (vertex.deform) {
        case Deform::Bdef1:
            vertex.bones[0] = signedIndexAt(from, boneSize);
            break;
        case Deform::Bdef2:
        case Deform::Sdef:
            vertex.bones[0] = signedIndexAt(from, boneSize);
            vertex.bones[1] = signedIndexAt(from + boneSize, boneSize);
            vertex.weights[0] = floatAt(from + 2 * boneSize);
            vertex.weights[1] = 1 - vertex.weights[0];
            break;
        case Deform::Bdef4:
        case Deform::Qdef:
            for (std::size_t i = 0; i < 4; ++i) {
                vertex.bones[i] = signedIndexAt(from + qsizetype(i) * boneSize, boneSize);
                vertex.weights[i] = floatAt(from + 4 * boneSize + 4 * qsizetype(i));
            }
            break;
        }
    }

    void readFaces()
    {
        const qint64 indices = count();
        const int size = mSizes[Vertex];
        mDraft.places.faces = mIn.offset();
        mDraft.places.indexSize = size;
        if (indices > mIn.left() / size)
            mIn.fail();
        const QByteArrayView bytes = mIn.take(indices * size);
        if (!mIn.ok() || bytes.isEmpty())
            return;
        QList<quint32> &list = model().indices;
        list.resize(qsizetype(indices));
        quint32 *to = list.data();
        const char *from = bytes.data();
        if (size == 4) {
            qFromLittleEndian<quint32>(from, list.size(), to);
        } else {
            for (qsizetype i = 0; i < list.size(); ++i)
                to[i] = size == 1 ? quint8(from[i]) : qFromLittleEndian<quint16>(from + 2 * i);
        }
    }

    void readTextures()
    {
        const qint64 textures = count();
        model().textures.reserve(holdable(textures, 4));
        for (mRecord = 0; mRecord < textures && mIn.ok(); ++mRecord)
            model().textures.append(text().replace(u'\\', u'/'));
    }

    void readMaterials()
    {
        const qint64 materials = count();
        model().materials.reserve(holdable(materials, 84));
        readEach(materials, mDraft.places.materials, [this] {
            ModelMaterial &material = model().materials.emplaceBack();
            material.name = text();
            material.englishName = text();
            material.diffuse = vec4();
            material.specular = vec3();
            material.shininess = mIn.f32();
            material.ambient = vec3();
            material.flags = MaterialFlags::fromInt(mIn.u8());
            material.edgeColour = vec4();
            material.edgeSize = mIn.f32();
            material.texture = index(Texture);
            material.sphereTexture = index(Texture);
            material.sphereMode = choice(SphereMode::SubTexture, SphereMode::Off);
            material.sharedToon = mIn.u8() == 1;
            material.toon = material.sharedToon ? mIn.u8() : index(Texture);
            material.memo = text();
            material.indexCount = mIn.i32();
        });
    }

    void readBones()
    {
        const qint64 bones = count();
        model().bones.reserve(holdable(bones, 28));
        readEach(bones, mDraft.places.bones, [this] { readBone(); });
    }

    void readBone()
    {
        ModelBone &bone = model().bones.emplaceBack();
        bone.name = text();
        bone.englishName = text();
        bone.position = vec3();
        bone.parent = index(Bone);
        bone.layer = mIn.i32();
        bone.flags = BoneFlags::fromInt(mIn.u16());
        if (bone.flags & BoneFlag::TailIsBone)
            bone.tail = index(Bone);
        else
            bone.tailOffset = vec3();
        if (bone.flags & (BoneFlag::AppendRotation | BoneFlag::AppendMove)) {
            bone.appendSource = index(Bone);
            bone.appendRatio = mIn.f32();
        }
        if (bone.flags & BoneFlag::FixedAxis)
            bone.fixedAxis = vec3();
        if (bone.flags & BoneFlag::LocalAxes) {
            bone.localX = vec3();
            bone.localZ = vec3();
        }
        if (bone.flags & BoneFlag::ExternalParent)
            bone.externalKey = mIn.i32();
        if (bone.flags & BoneFlag::Ik) {
            bone.ik = qint32(model().iks.size());
            readIk(qint32(model().bones.size() - 1));
        }
    }

    void readIk(qint32 bone)
    {
        mDraft.places.iks.append(mIn.offset());
        ModelIk &ik = model().iks.emplaceBack();
        ik.bone = bone;
        ik.target = index(Bone);
        ik.loops = mIn.i32();
        ik.unitAngle = mIn.f32();
        const qint64 links = count();
        ik.links.reserve(holdable(links, mSizes[Bone] + 1));
        for (qint64 i = 0; i < links && mIn.ok(); ++i) {
            IkLink &link = ik.links.emplaceBack();
            link.bone = index(Bone);
            link.limited = mIn.u8() != 0;
            if (link.limited) {
                link.least = vec3();
                link.most = vec3();
            }
        }
    }

    void readMorphs()
    {
        const qint64 morphs = count();
        model().morphs.reserve(holdable(morphs, 14));
        readEach(morphs, mDraft.places.morphs, [this] {
            ModelMorph morph;
            morph.name = text();
            morph.englishName = text();
            morph.panel = choice(MorphPanel::Other, MorphPanel::Other);
            readOffsets(morph, mIn.u8());
            if (mIn.ok())
                model().morphs.append(morph);
        });
    }

    /// Offsets of one kind, each of a size; function(offset) reads one.
    template <class What, class Function>
    void fill(ModelMorph &morph, What what, int size, Function &&function)
    {
        const qint64 offsets = count();
        if (offsets > mIn.left() / size)
            mIn.fail();
        if (!mIn.ok())
            return;
        what.offsets.reserve(qsizetype(offsets));
        for (qint64 i = 0; i < offsets; ++i)
            function(what.offsets.emplaceBack());
        morph.what = std::move(what);
    }

    void readOffsets(ModelMorph &morph, quint8 kind)
    {
        const auto group = [this](GroupOffset &offset) {
            offset.morph = index(Morph);
            offset.weight = mIn.f32();
        };
        switch (kind) {
        case 0:
            return fill(morph, GroupMorph(), mSizes[Morph] + 4, group);
        case 9:
            return fill(morph, FlipMorph(), mSizes[Morph] + 4, group);
        case 1:
            return fill(morph, VertexMorph(), mSizes[Vertex] + 12, [this](VertexOffset &offset) {
                offset.vertex = vertexIndex();
                offset.offset = vec3();
            });
        case 2:
            return fill(morph, BoneMorph(), mSizes[Bone] + 28, [this](BoneOffset &offset) {
                offset.bone = index(Bone);
                offset.position = vec3();
                const Vec4f rotation = vec4();
                offset.rotation = {rotation.x, rotation.y, rotation.z, rotation.w};
            });
        case 3:
        case 4:
        case 5:
        case 6:
        case 7: {
            UvMorph uv;
            uv.channel = kind - 3;
            return fill(morph, uv, mSizes[Vertex] + 16, [this](UvOffset &offset) {
                offset.vertex = vertexIndex();
                offset.offset = vec4();
            });
        }
        case 8:
            return fill(morph, MaterialMorph(), mSizes[Material] + 1 + 112,
                        [this](MaterialOffset &offset) { readMaterialOffset(offset); });
        case 10:
            return fill(morph, ImpulseMorph(), mSizes[Body] + 25, [this](ImpulseOffset &offset) {
                offset.body = index(Body);
                offset.local = mIn.u8() != 0;
                offset.velocity = vec3();
                offset.torque = vec3();
            });
        default:
            mIn.fail();
        }
    }

    void readMaterialOffset(MaterialOffset &offset)
    {
        offset.material = index(Material);
        offset.add = mIn.u8() != 0;
        offset.diffuse = vec4();
        offset.specular = vec3();
        offset.shininess = mIn.f32();
        offset.ambient = vec3();
        offset.edgeColour = vec4();
        offset.edgeSize = mIn.f32();
        offset.texture = vec4();
        offset.sphere = vec4();
        offset.toon = vec4();
    }

    void readFrames()
    {
        const qint64 frames = count();
        model().frames.reserve(holdable(frames, 13));
        readEach(frames, mDraft.places.frames, [this] {
            ModelFrame frame;
            frame.name = text();
            frame.englishName = text();
            frame.special = mIn.u8() != 0;
            const qint64 items = count();
            frame.items.reserve(holdable(items, 1 + qMin(mSizes[Bone], mSizes[Morph])));
            for (qint64 i = 0; i < items && mIn.ok(); ++i) {
                const bool isMorph = mIn.u8() == 1;
                frame.items.append({isMorph, index(isMorph ? Morph : Bone)});
            }
            if (mIn.ok())
                model().frames.append(frame);
        });
    }

    void readBodies()
    {
        const qint64 bodies = count();
        model().bodies.reserve(holdable(bodies, 70));
        readEach(bodies, mDraft.places.bodies, [this] {
            ModelBody body;
            body.name = text();
            body.englishName = text();
            body.bone = index(Bone);
            body.group = mIn.u8();
            body.collidesNot = mIn.u16();
            body.shape = choice(BodyShape::Capsule, BodyShape::Sphere);
            body.size = vec3();
            body.position = vec3();
            body.rotation = vec3();
            body.mass = mIn.f32();
            body.linearDamping = mIn.f32();
            body.angularDamping = mIn.f32();
            body.restitution = mIn.f32();
            body.friction = mIn.f32();
            body.mode = choice(BodyMode::PhysicsAndBone, BodyMode::FollowsBone);
            if (mIn.ok())
                model().bodies.append(body);
        });
    }

    void readJoints()
    {
        const qint64 joints = count();
        model().joints.reserve(holdable(joints, 107));
        readEach(joints, mDraft.places.joints, [this] {
            ModelJoint joint;
            joint.name = text();
            joint.englishName = text();
            joint.type = mIn.u8();
            joint.bodyA = index(Body);
            joint.bodyB = index(Body);
            joint.position = vec3();
            joint.rotation = vec3();
            joint.leastPosition = vec3();
            joint.mostPosition = vec3();
            joint.leastRotation = vec3();
            joint.mostRotation = vec3();
            joint.springPosition = vec3();
            joint.springRotation = vec3();
            if (mIn.ok())
                model().joints.append(joint);
        });
    }

    void readSoftBodies()
    {
        const qint64 bodies = count();
        readEach(bodies, mDraft.places.softBodies, [this] {
            ModelSoftBody body;
            body.name = text();
            body.englishName = text();
            mIn.skip(1);
            body.material = index(Material);
            // Group, mask, flags, links, clusters, mass, margin, aerodynamics; 12 + 6 settings; 4 counts of
            // iterations; 3 stiffnesses.
            mIn.skip(1 + 2 + 1 + 4 + 4 + 4 + 4 + 4 + 4 * (12 + 6 + 4 + 3));
            mIn.skip(count(), mSizes[Body] + mSizes[Vertex] + 1);
            mIn.skip(count(), mSizes[Vertex]);
            if (mIn.ok())
                model().softBodies.append(body);
        });
    }

    QByteArrayView mFile;
    ByteCursor mIn;
    ModelFaults &mFaults;
    ModelDraft mDraft;
    IndexSizes mSizes = {}; ///< by Index
    bool mUtf8 = false;
    bool mSoftBodies = false;
    Section mSection = Section::Header;
    qint64 mRecord = -1; ///< that is read; -1 outside records
};

} // namespace

ModelDraft readPmx(QByteArrayView file, ModelFaults &faults)
{
    return PmxReader(file, faults).read();
}

} // namespace furitsuke
