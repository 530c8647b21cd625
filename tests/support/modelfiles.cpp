// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/modelfiles.h"

#include "tests/support/modelbuilder.h"

namespace furitsuke::test {

namespace {

enum Index : std::size_t { Vertex, Texture, Material, Bone, Morph, Body };

template <class... Functions>
struct Overloaded : Functions...
{
    using Functions::operator()...;
};

class PmxWriter
{
public:
    PmxWriter(const Model &model, const PmxForm &form)
        : mModel(model)
        , mForm(form)
    {}

    QByteArray write()
    {
        mOut.raw("PMX ").f32(mForm.version).put(quint8(8));
        mOut.put(quint8(mForm.utf8 ? 1 : 0)).put(quint8(mModel.extraUvs));
        for (const int size : mForm.sizes)
            mOut.put(quint8(size));
        texts({mModel.name, mModel.englishName, mModel.comment, mModel.englishComment});
        vertices();
        mOut.put(qint32(mModel.indices.size()));
        for (const quint32 i : mModel.indices)
            index(Vertex, qint32(i));
        mOut.put(qint32(mModel.textures.size()));
        for (const QString &texture : mModel.textures)
            texts({QString(texture).replace(u'/', u'\\')});
        materials();
        bones();
        morphs();
        frames();
        bodies();
        joints();
        if (mForm.version > 2.05f)
            softBodies();
        return mOut.bytes();
    }

private:
    void texts(const QStringList &values)
    {
        for (const QString &value : values)
            mOut.text(value, mForm.utf8);
    }
    void index(Index kind, qint32 value)
    {
        switch (mForm.sizes[kind]) {
        case 1:
            mOut.put(qint8(value));
            break;
        case 2:
            mOut.put(qint16(value));
            break;
        default:
            mOut.put(value);
        }
    }
    void vec(const Vec3f &v) { mOut.floats({v.x, v.y, v.z}); }
    void vec(const Vec4f &v) { mOut.floats({v.x, v.y, v.z, v.w}); }

    void vertices()
    {
        mOut.put(qint32(mModel.vertices.size()));
        qsizetype sdef = 0;
        for (qsizetype i = 0; i < mModel.vertices.size(); ++i) {
            const ModelVertex &vertex = mModel.vertices[i];
            vec(vertex.position);
            vec(vertex.normal);
            mOut.floats({vertex.uv.x, vertex.uv.y});
            for (int uv = 0; uv < mModel.extraUvs; ++uv)
                vec(mModel.extraUv[i * mModel.extraUvs + uv]);
            mOut.put(quint8(vertex.deform));
            const std::size_t bones = vertex.deform == Deform::Bdef1                                    ? 1
                                      : vertex.deform == Deform::Bdef2 || vertex.deform == Deform::Sdef ? 2
                                                                                                        : 4;
            for (std::size_t bone = 0; bone < bones; ++bone)
                index(Bone, vertex.bones[bone]);
            for (std::size_t weight = 0; weight < (bones == 4 ? 4 : bones - 1); ++weight)
                mOut.f32(vertex.weights[weight]);
            if (vertex.deform == Deform::Sdef) {
                const SdefPoints &points = mModel.sdef[sdef++];
                vec(points.c);
                vec(points.r0);
                vec(points.r1);
            }
            mOut.f32(vertex.edgeScale);
        }
    }
    void materials()
    {
        mOut.put(qint32(mModel.materials.size()));
        for (const ModelMaterial &material : mModel.materials) {
            texts({material.name, material.englishName});
            vec(material.diffuse);
            vec(material.specular);
            mOut.f32(material.shininess);
            vec(material.ambient);
            mOut.put(quint8(material.flags.toInt()));
            vec(material.edgeColour);
            mOut.f32(material.edgeSize);
            index(Texture, material.texture);
            index(Texture, material.sphereTexture);
            mOut.put(quint8(material.sphereMode)).put(quint8(material.sharedToon));
            if (material.sharedToon)
                mOut.put(quint8(material.toon));
            else
                index(Texture, material.toon);
            texts({material.memo});
            mOut.put(material.indexCount);
        }
    }
    void bones()
    {
        mOut.put(qint32(mModel.bones.size()));
        for (const ModelBone &bone : mModel.bones) {
            texts({bone.name, bone.englishName});
            vec(bone.position);
            index(Bone, bone.parent);
            mOut.put(bone.layer).put(quint16(bone.flags.toInt()));
            if (bone.flags & BoneFlag::TailIsBone)
                index(Bone, bone.tail);
            else
                vec(bone.tailOffset);
            if (bone.flags & (BoneFlag::AppendRotation | BoneFlag::AppendMove)) {
                index(Bone, bone.appendSource);
                mOut.f32(bone.appendRatio);
            }
            if (bone.flags & BoneFlag::FixedAxis)
                vec(bone.fixedAxis);
            if (bone.flags & BoneFlag::LocalAxes) {
                vec(bone.localX);
                vec(bone.localZ);
            }
            if (bone.flags & BoneFlag::ExternalParent)
                mOut.put(bone.externalKey);
            if (bone.flags & BoneFlag::Ik)
                ik(mModel.iks[bone.ik]);
        }
    }
    void ik(const ModelIk &ik)
    {
        index(Bone, ik.target);
        mOut.put(ik.loops).f32(ik.unitAngle).put(qint32(ik.links.size()));
        for (const IkLink &link : ik.links) {
            index(Bone, link.bone);
            mOut.put(quint8(link.limited));
            if (link.limited) {
                vec(link.least);
                vec(link.most);
            }
        }
    }
    void morphs()
    {
        mOut.put(qint32(mModel.morphs.size()));
        for (const ModelMorph &morph : mModel.morphs) {
            texts({morph.name, morph.englishName});
            mOut.put(quint8(morph.panel));
            std::visit([this](const auto &what) { offsets(what); }, morph.what);
        }
    }
    void offsets(const GroupMorph &morph) { group(0, morph.offsets); }
    void offsets(const FlipMorph &morph) { group(9, morph.offsets); }
    void group(quint8 kind, const QList<GroupOffset> &offsets)
    {
        begin(kind, offsets.size());
        for (const GroupOffset &offset : offsets) {
            index(Morph, offset.morph);
            mOut.f32(offset.weight);
        }
    }
    void offsets(const VertexMorph &morph)
    {
        begin(1, morph.offsets.size());
        for (const VertexOffset &offset : morph.offsets) {
            index(Vertex, offset.vertex);
            vec(offset.offset);
        }
    }
    void offsets(const BoneMorph &morph)
    {
        begin(2, morph.offsets.size());
        for (const BoneOffset &offset : morph.offsets) {
            index(Bone, offset.bone);
            vec(offset.position);
            const Quatf &q = offset.rotation;
            mOut.floats({q.x, q.y, q.z, q.w});
        }
    }
    void offsets(const UvMorph &morph)
    {
        begin(quint8(3 + morph.channel), morph.offsets.size());
        for (const UvOffset &offset : morph.offsets) {
            index(Vertex, offset.vertex);
            vec(offset.offset);
        }
    }
    void offsets(const MaterialMorph &morph)
    {
        begin(8, morph.offsets.size());
        for (const MaterialOffset &offset : morph.offsets) {
            index(Material, offset.material);
            mOut.put(quint8(offset.add));
            vec(offset.diffuse);
            vec(offset.specular);
            mOut.f32(offset.shininess);
            vec(offset.ambient);
            vec(offset.edgeColour);
            mOut.f32(offset.edgeSize);
            vec(offset.texture);
            vec(offset.sphere);
            vec(offset.toon);
        }
    }
    void offsets(const ImpulseMorph &morph)
    {
        begin(10, morph.offsets.size());
        for (const ImpulseOffset &offset : morph.offsets) {
            index(Body, offset.body);
            mOut.put(quint8(offset.local));
            vec(offset.velocity);
            vec(offset.torque);
        }
    }
    void begin(quint8 kind, qsizetype offsets) { mOut.put(kind).put(qint32(offsets)); }

    void frames()
    {
        mOut.put(qint32(mModel.frames.size()));
        for (const ModelFrame &frame : mModel.frames) {
            texts({frame.name, frame.englishName});
            mOut.put(quint8(frame.special)).put(qint32(frame.items.size()));
            for (const FrameItem &item : frame.items) {
                mOut.put(quint8(item.isMorph));
                index(item.isMorph ? Morph : Bone, item.index);
            }
        }
    }
    void bodies()
    {
        mOut.put(qint32(mModel.bodies.size()));
        for (const ModelBody &body : mModel.bodies) {
            texts({body.name, body.englishName});
            index(Bone, body.bone);
            mOut.put(body.group).put(body.collidesNot).put(quint8(body.shape));
            vec(body.size);
            vec(body.position);
            vec(body.rotation);
            mOut.floats(
                {body.mass, body.linearDamping, body.angularDamping, body.restitution, body.friction});
            mOut.put(quint8(body.mode));
        }
    }
    void joints()
    {
        mOut.put(qint32(mModel.joints.size()));
        for (const ModelJoint &joint : mModel.joints) {
            texts({joint.name, joint.englishName});
            mOut.put(joint.type);
            index(Body, joint.bodyA);
            index(Body, joint.bodyB);
            for (const Vec3f &v :
                 {joint.position, joint.rotation, joint.leastPosition, joint.mostPosition,
                  joint.leastRotation, joint.mostRotation, joint.springPosition, joint.springRotation})
                vec(v);
        }
    }
    void softBodies()
    {
        mOut.put(qint32(mModel.softBodies.size()));
        for (const ModelSoftBody &body : mModel.softBodies) {
            texts({body.name, body.englishName});
            mOut.put(quint8(1));
            index(Material, body.material);
            mOut.put(quint8(2)).put(quint16(3)).put(quint8(1)).put(qint32(4)).put(qint32(5));
            mOut.floats({6, 7}).put(qint32(0));
            for (int i = 0; i < 18; ++i)
                mOut.f32(float(i));
            mOut.put(qint32(1)).put(qint32(2)).put(qint32(3)).put(qint32(4)).floats({1, 1, 1});
            mOut.put(qint32(1));
            index(Body, 0);
            index(Vertex, 1);
            mOut.put(quint8(0)).put(qint32(2));
            index(Vertex, 0);
            index(Vertex, 2);
        }
    }

    const Model &mModel;
    PmxForm mForm;
    ModelBuilder mOut;
};

void addBones(Model &model)
{
    using enum BoneFlag;
    const auto add = [&model](const char16_t *name, qint32 parent, BoneFlags flags) -> ModelBone & {
        ModelBone &bone = model.bones.emplaceBack();
        bone.name = QString::fromUtf16(name);
        bone.englishName = QStringLiteral("bone %1").arg(model.bones.size());
        bone.position = {float(model.bones.size()), 2, -0.5f};
        bone.parent = parent;
        bone.flags = flags | Rotatable | Visible | Operable;
        return bone;
    };
    add(u"全ての親", -1, Movable | TailIsBone).tail = 1;
    add(u"センター", 0, Movable).tailOffset = {0, -1, 0};
    add(u"左足", 1, {}).tailOffset = {0, -4, 0};
    add(u"左ひざ", 2, {});
    add(u"左足首", 3, {});
    ModelBone &ik = add(u"左足ＩＫ", 0, Movable | Ik);
    ik.layer = 1;
    ik.ik = 0;
    model.iks.append({5, 4, 40, 2.0f, {{3, true, {-3.1f, 0, 0}, {-0.01f, 0, 0}}, {2, false, {}, {}}}});
    ModelBone &append = add(u"左足D", 1, AppendRotation | AppendMove | LocalAppend);
    append.appendSource = 2;
    append.appendRatio = -0.5f;
    ModelBone &axes = add(u"左腕捩", 1, FixedAxis | LocalAxes | ExternalParent | AfterPhysics);
    axes.fixedAxis = {0, 0, 1};
    axes.localX = {0, 1, 0};
    axes.localZ = {-1, 0, 0};
    axes.externalKey = 77;
    axes.layer = 3;
}

void addVertices(Model &model)
{
    using Bones = std::array<qint32, 4>;
    using Weights = std::array<float, 4>;
    const auto add = [&model](Deform deform, Bones bones, Weights weights) {
        ModelVertex &vertex = model.vertices.emplaceBack();
        const auto at = float(model.vertices.size());
        vertex.position = {at, at / 2, -at};
        vertex.normal = {0, 0, -1};
        vertex.uv = {at / 8, 1 - at / 8};
        vertex.edgeScale = at / 4;
        vertex.deform = deform;
        vertex.bones = bones;
        vertex.weights = weights;
        for (int uv = 0; uv < model.extraUvs; ++uv)
            model.extraUv.append(Vec4f{at, float(uv), 3, 4});
    };
    add(Deform::Bdef1, {1, -1, -1, -1}, {1, 0, 0, 0});
    add(Deform::Bdef2, {1, 2, -1, -1}, {0.25f, 0.75f, 0, 0});
    add(Deform::Bdef4, {0, 1, 2, 3}, {0.5f, 0.25f, 0.125f, 0.125f});
    add(Deform::Sdef, {2, 3, -1, -1}, {0.5f, 0.5f, 0, 0});
    add(Deform::Bdef4, {1, -1, 2, -1}, {0.5f, 0, 0.5f, 0});
    add(Deform::Sdef, {3, 4, -1, -1}, {0.75f, 0.25f, 0, 0});
    model.sdef = {{3, {1, 2, 3}, {4, 5, 6}, {7, 8, 9}}, {5, {-1, -2, -3}, {-4, -5, -6}, {-7, -8, -9}}};
    model.indices = {0, 1, 2, 2, 1, 3, 3, 4, 5};
}

void addMaterials(Model &model)
{
    model.textures = {QStringLiteral("tex/body.png"), QStringLiteral("tex/sphere.spa"),
                      QStringLiteral("トゥーン.bmp")};
    ModelMaterial &body = model.materials.emplaceBack();
    body.name = QStringLiteral("体");
    body.englishName = QStringLiteral("body");
    body.diffuse = {0.1f, 0.2f, 0.3f, 0.4f};
    body.specular = {0.5f, 0.6f, 0.7f};
    body.shininess = 5;
    body.ambient = {0.8f, 0.9f, 1};
    body.flags = MaterialFlag::TwoSided | MaterialFlag::Edge | MaterialFlag::ReceivesShadow;
    body.edgeColour = {1, 0, 0, 1};
    body.edgeSize = 0.5f;
    body.texture = 0;
    body.sphereTexture = 1;
    body.sphereMode = SphereMode::Add;
    body.sharedToon = false;
    body.toon = 2;
    body.memo = QStringLiteral("memo\nof two lines");
    body.indexCount = 3;
    ModelMaterial &plain = model.materials.emplaceBack();
    plain.name = QStringLiteral("服");
    plain.toon = 9;
    plain.indexCount = 6;
}

void addMorphs(Model &model, bool newer)
{
    const auto add = [&model](const char16_t *name, MorphPanel panel, auto what) {
        model.morphs.append({QString::fromUtf16(name), QStringLiteral("en"), panel, std::move(what)});
    };
    add(u"あ", MorphPanel::Mouth, VertexMorph{{{0, {1, 2, 3}}, {5, {4, 5, 6}}}});
    add(u"まばたき", MorphPanel::Eye, BoneMorph{{{2, {1, 0, 0}, {0, 0, 0, 1}}, {3, {}, {1, 0, 0, 0}}}});
    for (int channel = 0; channel <= model.extraUvs; ++channel)
        add(u"UV", MorphPanel::Other, UvMorph{channel, {{1, {0.1f, 0.2f, 0.3f, 0.4f}}}});
    MaterialOffset all;
    all.add = true;
    all.diffuse = {1, 2, 3, 4};
    all.specular = {5, 6, 7};
    all.shininess = 8;
    all.ambient = {9, 10, 11};
    all.edgeColour = {12, 13, 14, 15};
    all.edgeSize = 16;
    all.texture = {17, 18, 19, 20};
    all.sphere = {21, 22, 23, 24};
    all.toon = {25, 26, 27, 28};
    MaterialOffset one;
    one.material = 1;
    add(u"照れ", MorphPanel::Brow, MaterialMorph{{all, one}});
    add(u"笑い", MorphPanel::System, GroupMorph{{{0, 0.5f}, {1, 1}}});
    if (!newer)
        return;
    add(u"切替", MorphPanel::Other, FlipMorph{{{0, 1}}});
    add(u"衝撃", MorphPanel::Other, ImpulseMorph{{{1, true, {1, 2, 3}, {4, 5, 6}}}});
}

void addPhysics(Model &model)
{
    for (const BodyShape shape : {BodyShape::Sphere, BodyShape::Box, BodyShape::Capsule}) {
        ModelBody &body = model.bodies.emplaceBack();
        const auto number = int(model.bodies.size());
        body.name = QStringLiteral("剛体%1").arg(number);
        body.englishName = QStringLiteral("body");
        body.bone = number - 2;
        body.group = quint8(number);
        body.collidesNot = 0xfffe;
        body.shape = shape;
        body.size = {1, 2, 3};
        body.position = {4, 5, 6};
        body.rotation = {0.1f, 0.2f, 0.3f};
        body.mass = 1;
        body.linearDamping = 0.5f;
        body.angularDamping = 0.6f;
        body.restitution = 0.7f;
        body.friction = 0.8f;
        body.mode = static_cast<BodyMode>(number - 1);
    }
    ModelJoint &joint = model.joints.emplaceBack();
    joint.name = QStringLiteral("接続");
    joint.englishName = QStringLiteral("joint");
    joint.bodyB = 2;
    joint.position = {1, 2, 3};
    joint.rotation = {4, 5, 6};
    joint.leastPosition = {-1, -2, -3};
    joint.mostPosition = {1, 2, 4};
    joint.leastRotation = {-0.1f, -0.2f, -0.3f};
    joint.mostRotation = {0.1f, 0.2f, 0.3f};
    joint.springPosition = {7, 8, 9};
    joint.springRotation = {10, 11, 12};
}

} // namespace

QByteArray pmxFile(const Model &model, const PmxForm &form)
{
    return PmxWriter(model, form).write();
}

Model sampleModel(float version)
{
    const bool newer = version > 2.05f;
    Model model;
    model.name = QStringLiteral("見本");
    model.englishName = QStringLiteral("Sample");
    model.comment = QStringLiteral("一行目\r\n二行目");
    model.englishComment = QStringLiteral("Two\r\nlines");
    model.extraUvs = newer ? 4 : 1;
    addBones(model);
    addVertices(model);
    addMaterials(model);
    addMorphs(model, newer);
    addPhysics(model);
    model.frames = {
        {QStringLiteral("Root"), QStringLiteral("Root"), true, {{false, 0}}},
        {QStringLiteral("表情"), QStringLiteral("Exp"), true, {{true, 0}, {true, 1}}},
        {QStringLiteral("体"), QStringLiteral("body"), false, {{false, 1}, {true, 2}, {false, 2}}}};
    if (newer) {
        model.vertices[4].deform = Deform::Qdef;
        model.joints[0].type = 5;
        model.materials[1].flags |= MaterialFlag::Points;
        model.softBodies.append({QStringLiteral("布"), QStringLiteral("cloth"), 1});
    }
    return model;
}

Model gridModel(int vertices)
{
    Model model;
    model.name = QStringLiteral("grid");
    addBones(model);
    model.vertices.resize(vertices);
    for (int i = 0; i < vertices; ++i) {
        ModelVertex &vertex = model.vertices[i];
        vertex.position = {float(i % 1000), float(i / 1000), 1};
        vertex.deform = i % 3 == 0 ? Deform::Bdef4 : i % 3 == 1 ? Deform::Bdef2 : Deform::Bdef1;
        vertex.bones = {1, i % 3 < 2 ? 2 : -1, i % 3 == 0 ? 3 : -1, i % 3 == 0 ? 4 : -1};
        if (i % 3 == 0)
            vertex.weights = {0.25f, 0.25f, 0.25f, 0.25f};
        else if (i % 3 == 1)
            vertex.weights = {0.5f, 0.5f, 0, 0};
    }
    // A model has about two triangles for a vertex.
    model.indices.resize(qsizetype(vertices) * 6);
    for (qsizetype i = 0; i < model.indices.size(); ++i)
        model.indices[i] = quint32((i / 6 + i % 3 * (1 + i % 2)) % vertices);
    ModelMaterial &material = model.materials.emplaceBack();
    material.indexCount = qint32(model.indices.size());
    material.toon = 0;
    return model;
}

QByteArray pmdFile(PmdEnd end)
{
    ModelBuilder out;
    out.raw("Pmd").f32(1).field(QStringLiteral("見本"), 20).field(QStringLiteral("一行目\n二行目"), 256);
    out.put(quint32(4));
    for (const auto &[bone, other, weight, edge] :
         {std::tuple(1, 2, 100, 0), {1, 2, 0, 1}, {1, 2, 25, 0}, {3, 3, 50, 0}})
        out.floats({float(weight), 2, 3, 0, 1, 0, 0.25f, 0.75f})
            .put(quint16(bone))
            .put(quint16(other))
            .put(quint8(weight))
            .put(quint8(edge));
    out.put(quint32(9));
    for (const int index : {0, 1, 2, 1, 2, 3, 0, 2, 3})
        out.put(quint16(index));
    out.put(quint32(3));
    const auto material = [&out](float opacity, int toon, int edge, const char *texture) {
        out.floats({0.1f, 0.2f, 0.3f, opacity, 5, 0.4f, 0.5f, 0.6f, 0.7f, 0.8f, 0.9f});
        out.put(qint8(toon)).put(quint8(edge)).put(quint32(3)).field(QLatin1String(texture), 20);
    };
    material(1, 0, 1, "tex\\body.png*s.sph");
    material(0.5f, 1, 0, "shine.spa");
    material(0.98f, -1, 1, "tex\\body.png");
    out.put(quint16(12));
    const auto bone = [&out](const char16_t *name, int parent, int tail, int kind, int ik, float y) {
        out.field(QString::fromUtf16(name), 20).put(qint16(parent)).put(qint16(tail)).put(quint8(kind));
        out.put(qint16(ik)).floats({1, y, 0});
    };
    bone(u"センター", -1, 1, 1, 0, 8);
    bone(u"左足", 0, 2, 4, 6, 7);
    bone(u"左ひざ", 1, 3, 4, 6, 4);
    bone(u"左足首", 2, 0, 6, 6, 1);
    bone(u"つま先", 3, 0, 7, 0, 0);
    bone(u"全ての親先", 6, 0, 0, 0, 1);
    bone(u"左足ＩＫ", -1, 5, 2, 3, 1);
    bone(u"左腕", 0, 8, 0, 0, 12);
    bone(u"左腕捩", 7, 9, 8, 0, 12);
    bone(u"左ひじ", 8, 0, 0, 0, 14);
    bone(u"左腕捩1", 7, 8, 9, -25, 13);
    bone(u"左目", 0, 7, 5, 7, 16);
    out.put(quint16(2));
    out.put(quint16(6)).put(quint16(3)).put(quint8(2)).put(quint16(40)).f32(0.5f);
    out.put(quint16(2)).put(quint16(1));
    out.put(quint16(6)).put(quint16(4)).put(quint8(1)).put(quint16(3)).f32(1).put(quint16(3));
    out.put(quint16(3));
    out.field(QStringLiteral("base"), 20).put(quint32(2)).put(quint8(0));
    out.put(quint32(2)).floats({1, 2, 3}).put(quint32(0)).floats({1, 2, 3});
    out.field(QStringLiteral("あ"), 20).put(quint32(1)).put(quint8(3));
    out.put(quint32(0)).floats({0.1f, 0.2f, 0.3f});
    out.field(QStringLiteral("まばたき"), 20).put(quint32(1)).put(quint8(2));
    out.put(quint32(1)).floats({0.4f, 0.5f, 0.6f});
    out.put(quint8(2)).put(quint16(2)).put(quint16(1));
    out.put(quint8(1)).raw("IK\n").zeros(47);
    out.put(quint32(2)).put(quint16(6)).put(quint8(1)).put(quint16(1)).put(quint8(1));
    if (end == PmdEnd::NoBlocks)
        return out.bytes();
    if (end == PmdEnd::NoEnglish)
        return out.put(quint8(0)).bytes();
    out.put(quint8(1)).field(QStringLiteral("Sample"), 20).field(QStringLiteral("Two\r\nlines"), 256);
    for (int i = 0; i < 12; ++i)
        out.field(QStringLiteral("bone %1").arg(i), 20);
    out.field(QStringLiteral("a"), 20).field(QStringLiteral("blink"), 20);
    out.field(QStringLiteral("ik"), 50);
    if (end == PmdEnd::English)
        return out.bytes();
    for (int i = 1; i <= 10; ++i)
        out.field(i == 2 ? QStringLiteral("肌.bmp")
                         : QStringLiteral("toon%1.bmp").arg(i, 2, 10, QLatin1Char('0')),
                  100);
    if (end == PmdEnd::Toons)
        return out.bytes();
    out.put(quint32(2));
    for (const int at : {1, -1}) {
        out.field(QStringLiteral("剛体"), 20).put(qint16(at)).put(quint8(3)).put(quint16(0xfffb));
        out.put(quint8(2)).floats({1, 2, 3, 10, 20, 30, 0.1f, 0.2f, 0.3f, 1, 0.5f, 0.6f, 0.7f, 0.8f});
        out.put(quint8(1));
    }
    if (end == PmdEnd::Bodies)
        return out.bytes();
    out.put(quint32(1)).field(QStringLiteral("接続"), 20).put(quint32(0)).put(quint32(1));
    for (int i = 0; i < 24; ++i)
        out.f32(float(i));
    return out.bytes();
}

} // namespace furitsuke::test
