// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/modelreport.h"

#include <QFileInfo>

namespace furitsuke::cli {

namespace {

constexpr auto lines = JsonEmitter::Layout::Lines;

class Emitter
{
public:
    Emitter(JsonEmitter &json, const ModelReport &report)
        : mJson(json)
        , mReport(report)
        , mModel(report.file.model)
    {}

    void put()
    {
        mJson.beginObject(lines);
        putString(mJson, "file", mReport.path);
        putBoolean(mJson, "ok", mReport.file.ok);
        if (!mReport.file.ok) {
            putString(mJson, "error", mReport.file.error);
            mJson.endObject();
            return;
        }
        putNumber(mJson, "size", QFileInfo(mReport.path).size());
        putString(mJson, "format", modelFormatLabel(mReport.file.format));
        names(mModel);
        putString(mJson, "comment", mModel.comment);
        putString(mJson, "englishComment", mModel.englishComment);
        counts();
        surfaces();
        bones();
        iks();
        morphs();
        frames();
        physics();
        collisions("boneCollisions", mReport.match.boneCollisions);
        collisions("morphCollisions", mReport.match.morphCollisions);
        if (!mReport.motionPath.isEmpty())
            motion();
        putDiagnostics(mJson, mReport.file.diagnostics);
        mJson.endObject();
    }

private:
    template <class Thing>
    void names(const Thing &thing)
    {
        putString(mJson, "name", thing.name);
        putString(mJson, "englishName", thing.englishName);
    }
    void vec(QByteArrayView name, const Vec3f &v)
    {
        mJson.name(name);
        mJson.beginArray();
        for (const float value : {v.x, v.y, v.z})
            mJson.real(value);
        mJson.endArray();
    }
    void real(QByteArrayView name, float value)
    {
        mJson.name(name);
        mJson.real(value);
    }
    /// An array with an object on a line for each thing.
    template <class Things, class Function>
    void each(QByteArrayView name, const Things &things, Function &&function)
    {
        mJson.name(name);
        mJson.beginArray(lines);
        for (const auto &thing : things) {
            mJson.beginObject();
            function(thing);
            mJson.endObject();
        }
        mJson.endArray();
    }

    void counts()
    {
        mJson.name("counts");
        mJson.beginObject();
        const std::pair<Section, qsizetype> counts[] = {
            {Section::Vertices, mModel.vertices.size()},    {Section::Faces, mModel.indices.size() / 3},
            {Section::Textures, mModel.textures.size()},    {Section::Materials, mModel.materials.size()},
            {Section::Bones, mModel.bones.size()},          {Section::Ik, mModel.iks.size()},
            {Section::Morphs, mModel.morphs.size()},        {Section::Frames, mModel.frames.size()},
            {Section::Bodies, mModel.bodies.size()},        {Section::Joints, mModel.joints.size()},
            {Section::SoftBodies, mModel.softBodies.size()}};
        for (const auto &[section, count] : counts)
            putNumber(mJson, sectionId(section).toLatin1(), count);
        mJson.endObject();
        std::array<qint64, 5> deforms = {};
        for (const ModelVertex &vertex : mModel.vertices)
            ++deforms[std::size_t(vertex.deform)];
        mJson.name("deforms");
        mJson.beginObject();
        for (std::size_t i = 0; i < deforms.size(); ++i)
            putNumber(mJson, deformId(static_cast<Deform>(i)).toLatin1(), deforms[i]);
        mJson.endObject();
    }

    void surfaces()
    {
        mJson.name("textures");
        mJson.beginArray(lines);
        for (qsizetype i = 0; i < mModel.textures.size(); ++i) {
            mJson.beginObject();
            putString(mJson, "path", mModel.textures.at(i));
            putBoolean(mJson, "found", mReport.texturesFound.at(i));
            mJson.endObject();
        }
        mJson.endArray();
        each("materials", mModel.materials, [this](const ModelMaterial &material) {
            names(material);
            putNumber(mJson, "faces", material.indexCount / 3);
            putNumber(mJson, "texture", material.texture);
            putNumber(mJson, "sphereTexture", material.sphereTexture);
            constexpr const char16_t *modes[] = {u"off", u"multiply", u"add", u"sub-texture"};
            putString(mJson, "sphereMode", QStringView(modes[std::size_t(material.sphereMode)]));
            putString(mJson, "toon", toonName(mModel, material));
            putNumber(mJson, "flags", material.flags.toInt());
        });
    }

    void bones()
    {
        each("bones", mModel.bones, [this](const ModelBone &bone) {
            names(bone);
            vec("position", bone.position);
            putNumber(mJson, "parent", bone.parent);
            putNumber(mJson, "layer", bone.layer);
            putNumber(mJson, "flags", bone.flags.toInt());
            if (bone.flags & BoneFlag::TailIsBone)
                putNumber(mJson, "tail", bone.tail);
            if (bone.appendSource >= 0) {
                putNumber(mJson, "appendSource", bone.appendSource);
                real("appendRatio", bone.appendRatio);
            }
            if (bone.flags & BoneFlag::FixedAxis)
                vec("fixedAxis", bone.fixedAxis);
            if (bone.ik >= 0)
                putNumber(mJson, "ik", bone.ik);
        });
    }

    void iks()
    {
        each("ik", mModel.iks, [this](const ModelIk &ik) {
            putNumber(mJson, "bone", ik.bone);
            putNumber(mJson, "target", ik.target);
            putNumber(mJson, "loops", ik.loops);
            real("unitAngle", ik.unitAngle);
            mJson.name("links");
            mJson.beginArray();
            for (const IkLink &link : ik.links) {
                mJson.beginObject();
                putNumber(mJson, "bone", link.bone);
                if (link.limited) {
                    vec("least", link.least);
                    vec("most", link.most);
                }
                mJson.endObject();
            }
            mJson.endArray();
        });
    }

    void morphs()
    {
        each("morphs", mModel.morphs, [this](const ModelMorph &morph) {
            names(morph);
            putString(mJson, "panel", panelId(morph.panel));
            putString(mJson, "kind", morphKindId(morph));
            putNumber(mJson, "offsets", offsetCount(morph));
        });
    }

    void frames()
    {
        each("frames", mModel.frames, [this](const ModelFrame &frame) {
            names(frame);
            putBoolean(mJson, "special", frame.special);
            for (const bool isMorph : {false, true}) {
                mJson.name(isMorph ? "morphs" : "bones");
                mJson.beginArray();
                for (const FrameItem &item : frame.items) {
                    if (item.isMorph == isMorph)
                        mJson.number(qint64(item.index));
                }
                mJson.endArray();
            }
        });
    }

    void physics()
    {
        each("bodies", mModel.bodies, [this](const ModelBody &body) {
            names(body);
            putNumber(mJson, "bone", body.bone);
            putNumber(mJson, "group", body.group);
            constexpr const char16_t *shapes[] = {u"sphere", u"box", u"capsule"};
            putString(mJson, "shape", QStringView(shapes[std::size_t(body.shape)]));
            constexpr const char16_t *modes[] = {u"bone", u"physics", u"physics-and-bone"};
            putString(mJson, "mode", QStringView(modes[std::size_t(body.mode)]));
            vec("position", body.position);
        });
        each("joints", mModel.joints, [this](const ModelJoint &joint) {
            names(joint);
            putNumber(mJson, "type", joint.type);
            putNumber(mJson, "bodyA", joint.bodyA);
            putNumber(mJson, "bodyB", joint.bodyB);
        });
        each("softBodies", mModel.softBodies, [this](const ModelSoftBody &body) {
            names(body);
            putNumber(mJson, "material", body.material);
        });
    }

    QString decoded(QByteArrayView name) const { return decodeName(name, mReport.encoding).text; }
    void collisions(QByteArrayView name, const QList<NameCollision> &collisions)
    {
        each(name, collisions, [this](const NameCollision &collision) {
            putString(mJson, "name", decoded(collision.name));
            mJson.name("names");
            mJson.beginArray();
            for (const QByteArray &model : collision.models)
                mJson.string(decoded(model));
            mJson.endArray();
            if (!mReport.motionPath.isEmpty())
                putNumber(mJson, "keys", collision.keys);
        });
    }

    void motion()
    {
        const ModelMatch &match = mReport.match;
        mJson.name("motion");
        mJson.beginObject(lines);
        putString(mJson, "file", mReport.motionPath);
        putNumber(mJson, "foundBones", match.foundBones);
        putNumber(mJson, "foundMorphs", match.foundMorphs);
        putNumber(mJson, "foundIk", match.foundIks);
        const auto missing = [this](QByteArrayView name, const QList<MatchedName> &names) {
            each(name, names, [this](const MatchedName &lacking) {
                putString(mJson, "name", decoded(lacking.name));
                putNumber(mJson, "keys", lacking.keys);
            });
        };
        missing("missingBones", match.missingBones);
        missing("missingMorphs", match.missingMorphs);
        missing("missingIk", match.missingIks);
        mJson.endObject();
    }

    JsonEmitter &mJson;
    const ModelReport &mReport;
    const Model &mModel;
};

} // namespace

QString deformId(Deform deform)
{
    constexpr const char *ids[] = {"bdef1", "bdef2", "bdef4", "sdef", "qdef"};
    return QLatin1String(ids[std::size_t(deform)]);
}

QString panelId(MorphPanel panel)
{
    constexpr const char *ids[] = {"system", "brow", "eye", "mouth", "other"};
    return QLatin1String(ids[std::size_t(panel)]);
}

QString morphKindId(const ModelMorph &morph)
{
    struct Id
    {
        const char *operator()(const GroupMorph &) const { return "group"; }
        const char *operator()(const FlipMorph &) const { return "flip"; }
        const char *operator()(const VertexMorph &) const { return "vertex"; }
        const char *operator()(const BoneMorph &) const { return "bone"; }
        const char *operator()(const UvMorph &) const { return "uv"; }
        const char *operator()(const MaterialMorph &) const { return "material"; }
        const char *operator()(const ImpulseMorph &) const { return "impulse"; }
    };
    return QLatin1String(std::visit(Id(), morph.what));
}

qsizetype offsetCount(const ModelMorph &morph)
{
    return std::visit([](const auto &what) { return what.offsets.size(); }, morph.what);
}

void putModel(JsonEmitter &json, const ModelReport &report)
{
    Emitter(json, report).put();
}

} // namespace furitsuke::cli
