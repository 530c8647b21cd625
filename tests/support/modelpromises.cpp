// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor-core/rig/modelfile.h"
#include "tests/support/modelfiles.h"

#include <cmath>

namespace furitsuke::test {

namespace {

bool finite(const Vec3f &v)
{
    return std::isfinite(v.x) && std::isfinite(v.y) && std::isfinite(v.z);
}

bool finite(const Vec4f &v)
{
    return std::isfinite(v.x) && std::isfinite(v.y) && std::isfinite(v.z) && std::isfinite(v.w);
}

bool unit(const Vec3f &v)
{
    return std::abs(std::sqrt(v.x * v.x + v.y * v.y + v.z * v.z) - 1) < 1e-4f;
}

/// Looks for the first promise that is broken.
class Check
{
public:
    explicit Check(const Model &model)
        : mModel(model)
    {}

    QString run()
    {
        vertices();
        faces();
        bones();
        iks();
        morphs();
        rings();
        rest();
        return mBroken;
    }

private:
    void expect(bool holds, const char *promise, qsizetype record)
    {
        if (!holds && mBroken.isEmpty())
            mBroken = QStringLiteral("%1, record %2").arg(QLatin1String(promise)).arg(record);
    }
    static bool in(qint32 index, qsizetype size) { return index >= 0 && index < size; }
    static bool inOrNone(qint32 index, qsizetype size) { return index >= -1 && index < size; }

    void vertices()
    {
        qsizetype sdef = 0;
        const qsizetype bones = mModel.bones.size();
        for (qsizetype i = 0; i < mModel.vertices.size(); ++i) {
            const ModelVertex &v = mModel.vertices[i];
            expect(finite(v.position) && finite(v.normal) && std::isfinite(v.uv.x) && std::isfinite(v.uv.y) &&
                       std::isfinite(v.edgeScale),
                   "vertex numbers are finite", i);
            const std::size_t used = v.deform == Deform::Bdef1                               ? 1
                                     : v.deform == Deform::Bdef2 || v.deform == Deform::Sdef ? 2
                                                                                             : 4;
            float sum = 0;
            for (std::size_t b = 0; b < 4; ++b) {
                expect(inOrNone(v.bones[b], bones), "bones of vertices are there", i);
                expect(v.weights[b] >= 0 && v.weights[b] <= 1, "weights are 0 to 1", i);
                expect(b < used || (v.bones[b] == -1 && v.weights[b] == 0), "unused bones are none", i);
                expect(v.bones[b] >= 0 || v.weights[b] == 0 || bones == 0, "no weight without a bone", i);
                sum += v.weights[b];
            }
            expect(bones == 0 || v.bones[0] >= 0, "the first bone is there", i);
            expect(std::abs(sum - 1) < 1e-5f, "weights add up to 1", i);
            if (v.deform == Deform::Sdef) {
                expect(v.bones[1] >= 0, "spherical vertices have two bones", i);
                expect(sdef < mModel.sdef.size() && mModel.sdef[sdef].vertex == i, "spherical points", i);
                ++sdef;
            }
        }
        expect(sdef == mModel.sdef.size(), "spherical points for spherical vertices only", sdef);
        for (const SdefPoints &points : mModel.sdef)
            expect(finite(points.c) && finite(points.r0) && finite(points.r1), "spherical numbers", 0);
        expect(mModel.extraUvs >= 0 && mModel.extraUvs <= 4 &&
                   mModel.extraUv.size() == mModel.vertices.size() * mModel.extraUvs,
               "additional UVs for each vertex", 0);
        for (const Vec4f &uv : mModel.extraUv)
            expect(finite(uv), "additional UVs are finite", 0);
    }
    void faces()
    {
        expect(mModel.indices.size() % 3 == 0, "three indices for a triangle", 0);
        for (const quint32 index : mModel.indices)
            expect(index < quint32(mModel.vertices.size()), "indices are vertices", index);
        qint64 used = 0;
        for (qsizetype i = 0; i < mModel.materials.size(); ++i) {
            const ModelMaterial &m = mModel.materials[i];
            used += m.indexCount;
            expect(m.indexCount >= 0 && m.indexCount % 3 == 0, "materials have whole triangles", i);
            const qsizetype textures = mModel.textures.size();
            expect(inOrNone(m.texture, textures) && inOrNone(m.sphereTexture, textures) &&
                       inOrNone(m.toon, m.sharedToon ? 10 : textures),
                   "textures of materials", i);
            expect(finite(m.diffuse) && finite(m.specular) && std::isfinite(m.shininess) &&
                       finite(m.ambient) && finite(m.edgeColour) && std::isfinite(m.edgeSize),
                   "material numbers are finite", i);
            expect(m.sphereMode <= SphereMode::SubTexture, "sphere mode", i);
        }
        expect(used <= mModel.indices.size(), "materials have no more faces than there are", used);
    }
    void bones()
    {
        const qsizetype bones = mModel.bones.size();
        for (qsizetype i = 0; i < bones; ++i) {
            const ModelBone &b = mModel.bones[i];
            expect(inOrNone(b.parent, bones) && inOrNone(b.tail, bones) && inOrNone(b.appendSource, bones),
                   "bones that a bone names", i);
            expect(finite(b.position) && finite(b.tailOffset) && std::isfinite(b.appendRatio),
                   "bone numbers are finite", i);
            const bool appends = b.flags & (BoneFlag::AppendRotation | BoneFlag::AppendMove);
            expect(!appends || b.appendSource >= 0, "a source for what appends", i);
            expect(!(b.flags & BoneFlag::FixedAxis) || unit(b.fixedAxis), "fixed axes", i);
            expect(!(b.flags & BoneFlag::LocalAxes) || (unit(b.localX) && unit(b.localZ)), "local axes", i);
            const bool ik = b.flags & BoneFlag::Ik;
            expect(ik ? in(b.ik, mModel.iks.size()) && mModel.iks[b.ik].bone == i : b.ik == -1,
                   "IK of a bone", i);
        }
    }
    void iks()
    {
        const qsizetype bones = mModel.bones.size();
        for (qsizetype i = 0; i < mModel.iks.size(); ++i) {
            const ModelIk &ik = mModel.iks[i];
            expect(in(ik.bone, bones) && in(ik.target, bones), "bones of IK", i);
            expect(ik.loops >= 0 && ik.loops <= mostIkLoops && std::isfinite(ik.unitAngle), "IK numbers", i);
            expect(ik.links.size() <= bones, "no more links than bones", i);
            for (const IkLink &link : ik.links) {
                expect(in(link.bone, bones), "links of IK", i);
                expect(finite(link.least) && finite(link.most) && link.least.x <= link.most.x &&
                           link.least.y <= link.most.y && link.least.z <= link.most.z,
                       "limits of IK", i);
            }
        }
    }
    void morphs()
    {
        for (qsizetype i = 0; i < mModel.morphs.size(); ++i) {
            expect(mModel.morphs[i].panel <= MorphPanel::Other, "panels", i);
            std::visit([this, i](const auto &what) { offsets(what, i); }, mModel.morphs[i].what);
        }
    }
    void offsets(const GroupMorph &morph, qsizetype i) { group(morph.offsets, i); }
    void offsets(const FlipMorph &morph, qsizetype i) { group(morph.offsets, i); }
    void group(const QList<GroupOffset> &offsets, qsizetype i)
    {
        for (const GroupOffset &offset : offsets)
            expect(in(offset.morph, mModel.morphs.size()) && std::isfinite(offset.weight), "groups", i);
    }
    void offsets(const VertexMorph &morph, qsizetype i)
    {
        for (const VertexOffset &offset : morph.offsets)
            expect(in(offset.vertex, mModel.vertices.size()) && finite(offset.offset), "vertex morphs", i);
    }
    void offsets(const BoneMorph &morph, qsizetype i)
    {
        for (const BoneOffset &offset : morph.offsets) {
            const Quatf &q = offset.rotation;
            const float length = std::sqrt(q.x * q.x + q.y * q.y + q.z * q.z + q.w * q.w);
            expect(in(offset.bone, mModel.bones.size()) && finite(offset.position) &&
                       std::abs(length - 1) < 1e-4f,
                   "bone morphs", i);
        }
    }
    void offsets(const UvMorph &morph, qsizetype i)
    {
        expect(morph.offsets.isEmpty() || (morph.channel >= 0 && morph.channel <= mModel.extraUvs),
               "channels of UV morphs", i);
        for (const UvOffset &offset : morph.offsets)
            expect(in(offset.vertex, mModel.vertices.size()) && finite(offset.offset), "UV morphs", i);
    }
    void offsets(const MaterialMorph &morph, qsizetype i)
    {
        for (const MaterialOffset &offset : morph.offsets)
            expect(inOrNone(offset.material, mModel.materials.size()) && finite(offset.diffuse) &&
                       finite(offset.specular) && std::isfinite(offset.shininess) && finite(offset.ambient) &&
                       finite(offset.edgeColour) && std::isfinite(offset.edgeSize) &&
                       finite(offset.texture) && finite(offset.sphere) && finite(offset.toon),
                   "material morphs", i);
    }
    void offsets(const ImpulseMorph &morph, qsizetype i)
    {
        for (const ImpulseOffset &offset : morph.offsets)
            expect(in(offset.body, mModel.bodies.size()) && finite(offset.velocity) && finite(offset.torque),
                   "impulse morphs", i);
    }

    /// Takes away whatever nothing else leads to, until nothing is left, or rings.
    void noRings(const QList<QList<qint32>> &leadsTo, const char *promise)
    {
        QList<qint32> degree(leadsTo.size(), 0);
        for (const QList<qint32> &nodes : leadsTo) {
            for (const qint32 node : nodes)
                ++degree[node];
        }
        QList<qint32> free;
        for (qint32 node = 0; node < degree.size(); ++node) {
            if (degree[node] == 0)
                free.append(node);
        }
        qsizetype taken = 0;
        while (!free.isEmpty()) {
            ++taken;
            for (const qint32 node : leadsTo[free.takeLast()]) {
                if (--degree[node] == 0)
                    free.append(node);
            }
        }
        expect(taken == leadsTo.size(), promise, taken);
    }
    void rings()
    {
        if (!mBroken.isEmpty())
            return;
        QList<QList<qint32>> parents(mModel.bones.size());
        QList<QList<qint32>> sources(mModel.bones.size());
        for (qsizetype i = 0; i < mModel.bones.size(); ++i) {
            if (mModel.bones[i].parent >= 0)
                parents[i] = {mModel.bones[i].parent};
            if (mModel.bones[i].appendSource >= 0)
                sources[i] = {mModel.bones[i].appendSource};
        }
        noRings(parents, "parents end");
        noRings(sources, "sources end");
        QList<QList<qint32>> groups(mModel.morphs.size());
        for (qsizetype i = 0; i < mModel.morphs.size(); ++i) {
            QList<GroupOffset> held;
            if (const auto *group = std::get_if<GroupMorph>(&mModel.morphs[i].what))
                held = group->offsets;
            else if (const auto *flip = std::get_if<FlipMorph>(&mModel.morphs[i].what))
                held = flip->offsets;
            for (const GroupOffset &offset : std::as_const(held))
                groups[i].append(offset.morph);
        }
        noRings(groups, "groups end");
    }
    void rest()
    {
        for (qsizetype i = 0; i < mModel.frames.size(); ++i) {
            for (const FrameItem &item : mModel.frames[i].items)
                expect(in(item.index, item.isMorph ? mModel.morphs.size() : mModel.bones.size()), "frames",
                       i);
        }
        for (qsizetype i = 0; i < mModel.bodies.size(); ++i) {
            const ModelBody &b = mModel.bodies[i];
            expect(inOrNone(b.bone, mModel.bones.size()) && b.shape <= BodyShape::Capsule &&
                       b.mode <= BodyMode::PhysicsAndBone && finite(b.position),
                   "bodies", i);
        }
        for (qsizetype i = 0; i < mModel.joints.size(); ++i) {
            const ModelJoint &j = mModel.joints[i];
            expect(inOrNone(j.bodyA, mModel.bodies.size()) && inOrNone(j.bodyB, mModel.bodies.size()) &&
                       finite(j.position),
                   "joints", i);
        }
        for (qsizetype i = 0; i < mModel.softBodies.size(); ++i)
            expect(inOrNone(mModel.softBodies[i].material, mModel.materials.size()), "soft bodies", i);
    }

    const Model &mModel;
    QString mBroken;
};

template <class Value>
qint64 memoryOf(const QList<Value> &list)
{
    return list.capacity() * qint64(sizeof(Value));
}

qint64 memoryOf(const QString &text)
{
    return text.capacity() * 2;
}

template <class... Texts>
qint64 textsOf(const Texts &...texts)
{
    return (memoryOf(texts) + ...);
}

} // namespace

qint64 memoryOf(const Model &model)
{
    qint64 total = textsOf(model.name, model.englishName, model.comment, model.englishComment);
    total += memoryOf(model.vertices) + memoryOf(model.sdef) + memoryOf(model.extraUv) +
             memoryOf(model.indices) + memoryOf(model.textures) + memoryOf(model.materials) +
             memoryOf(model.bones) + memoryOf(model.iks) + memoryOf(model.morphs) + memoryOf(model.frames) +
             memoryOf(model.bodies) + memoryOf(model.joints) + memoryOf(model.softBodies);
    for (const QString &texture : model.textures)
        total += memoryOf(texture);
    for (const ModelMaterial &material : model.materials)
        total += textsOf(material.name, material.englishName, material.memo);
    for (const ModelBone &bone : model.bones)
        total += textsOf(bone.name, bone.englishName);
    for (const ModelIk &ik : model.iks)
        total += memoryOf(ik.links);
    for (const ModelMorph &morph : model.morphs) {
        total += textsOf(morph.name, morph.englishName);
        std::visit([&total](const auto &what) { total += memoryOf(what.offsets); }, morph.what);
    }
    for (const ModelFrame &frame : model.frames)
        total += textsOf(frame.name, frame.englishName) + memoryOf(frame.items);
    return total;
}

QString brokenPromise(const Model &model)
{
    return Check(model).run();
}

QString difference(const Model &a, const Model &b)
{
    const auto differ = [](const char *what) { return QLatin1String(what); };
    if (a.vertices != b.vertices)
        return differ("vertices");
    if (a.sdef != b.sdef)
        return differ("sdef");
    if (a.extraUv != b.extraUv)
        return differ("additional UVs");
    if (a.indices != b.indices)
        return differ("indices");
    if (a.textures != b.textures)
        return differ("textures");
    if (a.materials != b.materials)
        return differ("materials");
    if (a.bones != b.bones)
        return differ("bones");
    if (a.iks != b.iks)
        return differ("IK");
    if (a.morphs != b.morphs)
        return differ("morphs");
    if (a.frames != b.frames)
        return differ("frames");
    if (a.bodies != b.bodies)
        return differ("bodies");
    if (a.joints != b.joints)
        return differ("joints");
    if (a.softBodies != b.softBodies)
        return differ("soft bodies");
    return a == b ? QString() : differ("names");
}

qsizetype endOfBones(const QByteArray &file)
{
    qsizetype refused = 0;
    qsizetype read = file.size();
    while (read - refused > 1) {
        const qsizetype middle = (read + refused) / 2;
        (readModel(file.first(middle)).ok ? read : refused) = middle;
    }
    return read;
}

QString readingFault(QByteArrayView file)
{
    const ModelResult result = readModel(file);
    if (!result.ok)
        return result.error.isEmpty() ? QStringLiteral("refused without a reason") : QString();
    if (!result.error.isEmpty())
        return QStringLiteral("read, and yet an error");
    if (const QString broken = brokenPromise(result.model); !broken.isEmpty())
        return broken;
    if (result.outline.bones().size() != result.model.bones.size() ||
        result.outline.morphs().size() != result.model.morphs.size())
        return QStringLiteral("names and model are not of one size");
    // What is allocated in steps may be twice too large; links of IK take the most for their bytes.
    constexpr qint64 most = 40;
    constexpr qint64 fixed = 1 << 16;
    if (const qint64 memory = memoryOf(result.model); memory > most * file.size() + fixed)
        return QStringLiteral("%1 bytes of memory for %2 of file").arg(memory).arg(file.size());
    if (result.diagnostics.size() > 200)
        return QStringLiteral("too many diagnostics");
    return {};
}

} // namespace furitsuke::test
