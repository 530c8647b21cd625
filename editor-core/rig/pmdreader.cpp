// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor-core/motion/fixedname.h"
#include "editor-core/rig/bytecursor.h"
#include "editor-core/rig/modeldraft.h"
#include "editor-core/text/codepage.h"
#include "editor-core/text/nametext.h"

#include <QHash>

#include <cmath>
#include <numbers>

namespace furitsuke {

namespace {

/// Kinds of bones.
enum BoneKind : quint8 {
    Turns,
    TurnsAndMoves,
    IkGoal,
    Unknown,
    UnderIk,
    UnderRotation,
    IkEnd,
    Hidden,
    Twist,
    FollowsRotation,
};

/// Numbers of 16 bits that mean none.
constexpr quint16 none = 0xffff;

qint32 indexOrNone(quint16 index)
{
    return index == none ? -1 : qint32(index);
}

/// Text that is no name: several lines, or a path. What are no characters becomes U+FFFD.
QString plainText(QByteArrayView bytes, bool &odd)
{
    QString text;
    while (!bytes.isEmpty()) {
        const CodePageCharacter character = readCharacter(bytes, NameEncoding::Cp932);
        if (character.valid)
            text += QStringView(QChar::fromUcs4(character.codePoint));
        else
            text += QChar(QChar::ReplacementCharacter);
        odd = odd || !character.valid;
        bytes = bytes.sliced(character.length);
    }
    return text;
}

/// PMD. It is brought into the shape of PMX as PMX Editor does it: IK angles are a quarter turn of the
/// circle's 4 rad, knees bend one way, bones that follow a rotation append it, the first morph's vertices
/// are the ones that the others name, bodies stand in model space. The frame of the centre bone is not in
/// the file.
class PmdReader
{
public:
    PmdReader(QByteArrayView file, ModelFaults &faults)
        : mIn(file)
        , mFaults(faults)
    {}

    ModelDraft read()
    {
        const auto passed = [this](Section section, auto &&part) {
            begin(section);
            part();
            if (!mIn.ok())
                mDraft.error = modelCutText(section, mIn.offset());
            return mIn.ok();
        };
        if (passed(Section::Header, [this] { readHeader(); }) &&
            passed(Section::Vertices, [this] { readVertices(); }) &&
            passed(Section::Faces, [this] { readFaces(); }) &&
            passed(Section::Materials, [this] { readMaterials(); }) &&
            passed(Section::Bones, [this] { readBones(); })) {
            readRest();
            finishBones();
            finishToons();
        }
        return std::move(mDraft);
    }

private:
    static constexpr int vertexSize = 38;

    Model &model() { return mDraft.model; }

    void begin(Section section)
    {
        mSection = section;
        mRecord = -1;
    }
    void fault(ModelFault fault, qint64 offset) { mFaults.add(fault, mSection, mRecord, offset); }

    void readRest()
    {
        const auto passed = [this](Section section, auto &&part) {
            begin(section);
            part();
            if (!mIn.ok())
                mFaults.add(ModelFault::Cut, section, mRecord, mIn.offset());
            return mIn.ok();
        };
        const bool framed = passed(Section::Ik, [this] { readIks(); }) &&
                            passed(Section::Morphs, [this] { readMorphs(); }) &&
                            passed(Section::Frames, [this] { readFrames(); });
        // The blocks that later versions of the format have brought: a file may end before any of them.
        const auto there = [&](Section section, auto &&part) {
            return mIn.left() > 0 && passed(section, part);
        };
        if (framed && there(Section::English, [this] { readEnglish(); }) &&
            there(Section::Toons, [this] { readToons(); }) &&
            there(Section::Bodies, [this] { readBodies(); }) &&
            there(Section::Joints, [this] { readJoints(); }) && mIn.left() > 0)
            mFaults.add(ModelFault::BytesLeft, Section::Trailer, -1, mIn.offset());
    }

    QByteArrayView field(int size)
    {
        const QByteArrayView bytes = mIn.take(size);
        return bytes.first(qMin(bytes.size(), nameLength(bytes)));
    }
    /// A name, as names of motions are shown.
    QString name(int size) { return decodeName(field(size), NameEncoding::Cp932).text; }
    QString plain(int size)
    {
        const qint64 place = mIn.offset();
        bool odd = false;
        const QByteArrayView bytes = mIn.take(size);
        const qsizetype end = bytes.indexOf('\0');
        const QString text = plainText(end < 0 ? bytes : bytes.first(end), odd);
        if (odd)
            fault(ModelFault::OddText, place);
        return text;
    }
    QString comment() { return plain(256).replace(QStringLiteral("\r\n"), QStringLiteral("\n")); }
    Vec3f vec3()
    {
        const float x = mIn.f32();
        const float y = mIn.f32();
        return {x, y, mIn.f32()};
    }
    /// Checks that so many records are there.
    qsizetype records(qint64 count, qint64 size)
    {
        if (count > mIn.left() / size)
            mIn.fail();
        return mIn.ok() ? qsizetype(count) : 0;
    }
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

    void readHeader()
    {
        mIn.skip(7);
        model().name = name(20);
        model().comment = comment();
    }

    void readVertices()
    {
        const qsizetype vertices = records(mIn.u32(), vertexSize);
        mDraft.places.vertex = [first = mIn.offset()](qint64 vertex) { return first + vertex * vertexSize; };
        model().vertices.reserve(vertices);
        for (mRecord = 0; mRecord < vertices; ++mRecord) {
            ModelVertex &vertex = model().vertices.emplaceBack();
            vertex.position = vec3();
            vertex.normal = vec3();
            vertex.uv.x = mIn.f32();
            vertex.uv.y = mIn.f32();
            const qint32 first = indexOrNone(mIn.u16());
            const qint32 second = indexOrNone(mIn.u16());
            const quint8 weight = mIn.u8();
            vertex.edgeScale = mIn.u8() == 0 ? 1 : 0;
            if (weight > 100)
                fault(ModelFault::Weights, mIn.offset() - 2);
            if (weight >= 100 || weight == 0 || first == second) {
                vertex.bones[0] = weight == 0 ? second : first;
            } else {
                vertex.deform = Deform::Bdef2;
                vertex.bones = {first, second, -1, -1};
                vertex.weights[0] = float(weight) / 100;
                vertex.weights[1] = 1 - vertex.weights[0];
            }
        }
    }

    void readFaces()
    {
        const qsizetype indices = records(mIn.u32(), 2);
        mDraft.places.faces = mIn.offset();
        mDraft.places.indexSize = 2;
        model().indices.reserve(indices);
        for (qsizetype i = 0; i < indices; ++i)
            model().indices.append(mIn.u16());
    }

    /// The place of a path among the textures; -1 for an empty one.
    qint32 texture(QString path)
    {
        path.replace(u'\\', u'/');
        if (path.isEmpty())
            return -1;
        const auto known = mTextures.constFind(path);
        if (known != mTextures.cend())
            return *known;
        const auto index = qint32(model().textures.size());
        mTextures.insert(path, index);
        model().textures.append(path);
        return index;
    }

    void readMaterials()
    {
        const qsizetype materials = records(mIn.u32(), 70);
        for (mRecord = 0; mRecord < materials; ++mRecord) {
            mDraft.places.materials.append(mIn.offset());
            ModelMaterial &material = model().materials.emplaceBack();
            material.name = QStringLiteral("材質%1").arg(mRecord + 1);
            material.englishName = QStringLiteral("Material%1").arg(mRecord + 1);
            const Vec3f colour = vec3();
            material.diffuse = {colour.x, colour.y, colour.z, mIn.f32()};
            material.shininess = mIn.f32();
            material.specular = vec3();
            material.ambient = vec3();
            material.toon = mIn.number<qint8>();
            const bool edge = mIn.u8() != 0;
            const qint64 count = mIn.u32();
            material.indexCount = qint32(qMin<qint64>(count, std::numeric_limits<qint32>::max()));
            readTextures(material, plain(20));
            // What MMD reads out of the opacity: below 1 both sides show, 0.98 throws no shadow on itself.
            const float opacity = material.diffuse.w;
            material.flags = MaterialFlag::ReceivesShadow;
            material.flags.setFlag(MaterialFlag::TwoSided, opacity < 1);
            material.flags.setFlag(MaterialFlag::CastsShadow, std::abs(opacity - 0.98f) > 1e-6f);
            material.flags.setFlag(MaterialFlag::Edge, edge);
            material.flags.setFlag(MaterialFlag::GroundShadow, edge);
        }
    }

    void readTextures(ModelMaterial &material, const QString &paths)
    {
        for (const QString &path : paths.split(u'*')) {
            const bool multiplied = path.endsWith(QLatin1String(".sph"), Qt::CaseInsensitive);
            if (multiplied || path.endsWith(QLatin1String(".spa"), Qt::CaseInsensitive)) {
                material.sphereMode = multiplied ? SphereMode::Multiply : SphereMode::Add;
                material.sphereTexture = texture(path);
            } else if (!path.isEmpty()) {
                material.texture = texture(path);
            }
        }
    }

    void readBones()
    {
        const qsizetype bones = records(mIn.u16(), 39);
        model().bones.reserve(bones);
        for (mRecord = 0; mRecord < bones; ++mRecord) {
            mDraft.places.bones.append(mIn.offset());
            ModelBone &bone = model().bones.emplaceBack();
            bone.name = name(20);
            bone.parent = indexOrNone(mIn.u16());
            const quint16 tail = mIn.u16();
            const quint8 kind = mIn.u8();
            const quint16 ik = mIn.u16();
            bone.position = vec3();
            mTails.append(tail == none ? 0 : tail);
            mKinds.append(kind);
            setKind(bone, kind, tail, ik);
        }
    }

    void setKind(ModelBone &bone, quint8 kind, quint16 tail, quint16 ik)
    {
        bone.flags = BoneFlag::Rotatable | BoneFlag::Operable;
        bone.flags.setFlag(BoneFlag::Movable, kind == TurnsAndMoves || kind == IkGoal);
        bone.flags.setFlag(BoneFlag::Visible, kind != IkEnd && kind != Hidden && kind != FollowsRotation);
        if (kind > FollowsRotation)
            fault(ModelFault::UnknownValue, mIn.offset() - 15);
        switch (kind) {
        case UnderRotation:
            bone.flags |= BoneFlag::AppendRotation;
            bone.appendSource = indexOrNone(ik);
            bone.appendRatio = 1;
            break;
        case FollowsRotation:
            bone.flags |= BoneFlag::AppendRotation;
            bone.appendSource = indexOrNone(tail);
            bone.appendRatio = float(qint16(ik)) / 100;
            return;
        case Twist:
            return;
        default:
            break;
        }
        if (tail != 0 && tail != none) {
            bone.flags |= BoneFlag::TailIsBone;
            bone.tail = tail;
        }
    }

    void readIks()
    {
        const quint16 iks = mIn.u16();
        for (mRecord = 0; mRecord < iks && mIn.ok(); ++mRecord) {
            const qint64 place = mIn.offset();
            ModelIk ik;
            ik.bone = mIn.u16();
            ik.target = indexOrNone(mIn.u16());
            const quint8 links = mIn.u8();
            ik.loops = mIn.u16();
            ik.unitAngle = mIn.f32() * 4;
            for (int i = 0; i < links; ++i)
                ik.links.emplaceBack().bone = indexOrNone(mIn.u16());
            if (!mIn.ok())
                return;
            if (ik.bone < mTails.size())
                addIk(ik, place);
            else
                fault(ModelFault::NoSuchBone, place);
        }
        mRecord = -1;
    }

    void addIk(ModelIk ik, qint64 place)
    {
        for (IkLink &link : ik.links) {
            if (link.bone < 0 || link.bone >= mTails.size())
                continue;
            // A knee bends by half a degree at least, and never forwards.
            const QString &bone = model().bones.at(link.bone).name;
            if (bone == QStringLiteral("左ひざ") || bone == QStringLiteral("右ひざ")) {
                constexpr auto pi = std::numbers::pi_v<float>;
                link.limited = true;
                link.least = {-pi, 0, 0};
                link.most = {-0.5f * pi / 180, 0, 0};
            }
        }
        if (model().bones[ik.bone].ik >= 0) {
            // A bone of PMX has one chain.
            fault(ModelFault::SeveralIk, place);
            ModelBone bone = model().bones.at(ik.bone);
            bone.name += u'+';
            bone.parent = ik.bone;
            bone.flags = BoneFlag::Rotatable | BoneFlag::Movable | BoneFlag::Operable;
            bone.tail = -1;
            bone.appendSource = -1;
            bone.appendRatio = 0;
            ik.bone = qint32(model().bones.size());
            model().bones.append(bone);
            mDraft.places.bones.append(place);
        }
        ModelBone &bone = model().bones[ik.bone];
        bone.flags |= BoneFlag::Ik;
        bone.ik = qint32(model().iks.size());
        model().iks.append(ik);
        mDraft.places.iks.append(place);
    }

    void readMorphs()
    {
        const quint16 morphs = mIn.u16();
        mBase.clear();
        for (mRecord = 0; mRecord < morphs && mIn.ok(); ++mRecord) {
            const qint64 place = mIn.offset();
            ModelMorph morph;
            morph.name = name(20);
            const qint64 offsets = mIn.u32();
            const quint8 panel = mIn.u8();
            VertexMorph what;
            const qsizetype there = records(offsets, 16);
            if (!mIn.ok())
                return;
            what.offsets.reserve(there);
            for (qsizetype i = 0; i < there; ++i) {
                const quint32 vertex = mIn.u32();
                what.offsets.append(
                    {qint32(qMin<quint32>(vertex, std::numeric_limits<qint32>::max())), vec3()});
            }
            // The first one holds the vertices that the others move.
            if (panel == 0) {
                if (mBase.isEmpty()) {
                    for (const VertexOffset &offset : std::as_const(what.offsets))
                        mBase.append(offset.vertex);
                }
                mMorphAt.append(-1);
                continue;
            }
            if (panel > quint8(MorphPanel::Other))
                fault(ModelFault::UnknownValue, place + 24);
            morph.panel = panel > quint8(MorphPanel::Other) ? MorphPanel::Other : MorphPanel(panel);
            morph.what = std::move(what);
            mMorphAt.append(qint32(model().morphs.size()));
            mDraft.places.morphs.append(place);
            model().morphs.append(morph);
        }
        mRecord = -1;
        for (ModelMorph &morph : model().morphs) {
            for (VertexOffset &offset : std::get<VertexMorph>(morph.what).offsets)
                offset.vertex = offset.vertex < mBase.size() ? mBase.at(offset.vertex) : -1;
        }
    }

    void readFrames()
    {
        ModelFrame centre;
        centre.name = QStringLiteral("センター");
        centre.englishName = QStringLiteral("Root");
        centre.special = true;
        if (!model().bones.isEmpty())
            centre.items.append({false, 0});
        ModelFrame faces;
        faces.name = QStringLiteral("表情");
        faces.englishName = QStringLiteral("Exp");
        faces.special = true;
        const qint64 facesPlace = mIn.offset();
        const quint8 shown = mIn.u8();
        for (int i = 0; i < shown && mIn.ok(); ++i) {
            const quint16 at = mIn.u16();
            const qint32 morph = at < mMorphAt.size() ? mMorphAt.at(at) : std::numeric_limits<qint32>::max();
            if (mIn.ok() && morph >= 0)
                faces.items.append({true, morph});
        }
        const quint8 frames = mIn.u8();
        if (!mIn.ok())
            return;
        addFrame(centre, facesPlace);
        for (mRecord = 0; mRecord < frames && mIn.ok(); ++mRecord) {
            const qint64 place = mIn.offset();
            ModelFrame frame;
            // The field ends in a line break in many models.
            frame.name = frameName();
            if (mIn.ok())
                addFrame(frame, place);
        }
        mFrames = qint32(model().frames.size());
        const quint32 members = mIn.u32();
        for (mRecord = 0; mRecord < members && mIn.ok(); ++mRecord) {
            const quint16 bone = mIn.u16();
            const quint8 frame = mIn.u8();
            if (mIn.ok() && frame < mFrames && (frame > 0 || bone != 0))
                model().frames[frame].items.append({false, indexOrNone(bone)});
        }
        if (mIn.ok())
            mRecord = -1;
        if (!faces.items.isEmpty())
            addFrame(faces, facesPlace);
    }

    void addFrame(const ModelFrame &frame, qint64 place)
    {
        model().frames.append(frame);
        mDraft.places.frames.append(place);
    }
    QString frameName()
    {
        QString name = this->name(50).trimmed();
        while (name.endsWith(QLatin1String("\\x0A")))
            name.chop(4);
        return name;
    }

    void readEnglish()
    {
        if (mIn.u8() == 0)
            return;
        model().englishName = name(20);
        model().englishComment = comment();
        const auto read = [this](QString &to, int size) {
            const QString english = size == 50 ? frameName() : name(size);
            if (mIn.ok())
                to = english;
        };
        for (qsizetype i = 0; i < mTails.size() && mIn.ok(); ++i)
            read(model().bones[i].englishName, 20);
        // The base morph has none.
        for (qsizetype i = 0; i < model().morphs.size() && mIn.ok(); ++i)
            read(model().morphs[i].englishName, 20);
        for (qint32 i = 1; i < mFrames && mIn.ok(); ++i)
            read(model().frames[i].englishName, 50);
    }

    void readToons()
    {
        QStringList toons;
        for (int i = 0; i < 10 && mIn.ok(); ++i)
            toons.append(plain(100).replace(u'\\', u'/'));
        if (mIn.ok())
            model().toons = toons;
    }

    void readBodies()
    {
        const quint32 bodies = mIn.u32();
        for (mRecord = 0; mRecord < bodies && mIn.ok(); ++mRecord) {
            const qint64 place = mIn.offset();
            ModelBody body;
            body.name = name(20);
            body.bone = indexOrNone(mIn.u16());
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
            if (!mIn.ok())
                return;
            // Its place is told from its bone, or from the first where it has none.
            const qint32 origin = qMax(0, body.bone);
            if (origin < mTails.size()) {
                const Vec3f &from = model().bones.at(origin).position;
                body.position = {body.position.x + from.x, body.position.y + from.y,
                                 body.position.z + from.z};
            }
            mDraft.places.bodies.append(place);
            model().bodies.append(body);
        }
        mRecord = -1;
    }

    void readJoints()
    {
        const quint32 joints = mIn.u32();
        for (mRecord = 0; mRecord < joints && mIn.ok(); ++mRecord) {
            const qint64 place = mIn.offset();
            ModelJoint joint;
            joint.name = name(20);
            joint.bodyA = mIn.i32();
            joint.bodyB = mIn.i32();
            for (Vec3f *vector :
                 {&joint.position, &joint.rotation, &joint.leastPosition, &joint.mostPosition,
                  &joint.leastRotation, &joint.mostRotation, &joint.springPosition, &joint.springRotation})
                *vector = vec3();
            if (!mIn.ok())
                return;
            mDraft.places.joints.append(place);
            model().joints.append(joint);
        }
        mRecord = -1;
    }

    /// What needs all the bones: axes, and the order in which they are posed. IK bones come after the others,
    /// bones under a rotation after those, and whatever hangs on a bone not before it.
    void finishBones()
    {
        QList<ModelBone> &bones = model().bones;
        QList<QList<qint32>> children(bones.size());
        QList<qint32> next;
        for (qsizetype i = 0; i < bones.size(); ++i) {
            ModelBone &bone = bones[i];
            const quint8 kind = i < mKinds.size() ? mKinds.at(i) : quint8(IkGoal);
            if (bone.flags & BoneFlag::Ik)
                bone.layer = 1;
            if (kind == UnderRotation)
                bone.layer = 2;
            if (kind == Twist && mTails.at(i) > 0 && mTails.at(i) < mTails.size()) {
                const Vec3f &to = bones.at(mTails.at(i)).position;
                bone.flags |= BoneFlag::FixedAxis;
                bone.fixedAxis = {to.x - bone.position.x, to.y - bone.position.y, to.z - bone.position.z};
            }
            if (bone.parent >= 0 && bone.parent < bones.size())
                children[bone.parent].append(qint32(i));
            else
                next.append(qint32(i));
        }
        while (!next.isEmpty()) {
            const qint32 bone = next.takeLast();
            for (const qint32 child : std::as_const(children[bone])) {
                bones[child].layer = qMax(bones.at(child).layer, bones.at(bone).layer);
                next.append(child);
            }
        }
    }

    /// A toon that is not one of MMD's own is a texture.
    void finishToons()
    {
        for (ModelMaterial &material : model().materials) {
            if (material.toon < 0 || material.toon >= model().toons.size()) {
                material.toon = material.toon < 0 || material.toon > 9 ? -1 : material.toon;
                continue;
            }
            const QString &name = model().toons.at(material.toon);
            const QString usual =
                QStringLiteral("toon%1.bmp").arg(material.toon + 1, 2, 10, QLatin1Char('0'));
            if (name.isEmpty() || name.compare(usual, Qt::CaseInsensitive) == 0)
                continue;
            material.sharedToon = false;
            material.toon = texture(name);
        }
    }

    ByteCursor mIn;
    ModelFaults &mFaults;
    ModelDraft mDraft;
    QList<qint32> mTails;   ///< by bone of the file; 0 for none
    QList<quint8> mKinds;   ///< by bone of the file
    QList<qint32> mBase;    ///< vertices that morphs name
    QList<qint32> mMorphAt; ///< places of the file's morphs in the model's; -1 for a base
    QHash<QString, qint32> mTextures;
    qint32 mFrames = 0; ///< those of bones, the centre's included
    Section mSection = Section::Header;
    qint64 mRecord = -1; ///< that is read; -1 outside records
};

} // namespace

ModelDraft readPmd(QByteArrayView file, ModelFaults &faults)
{
    return PmdReader(file, faults).read();
}

} // namespace furitsuke
