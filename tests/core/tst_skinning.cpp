// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor-core/rig/skinning.h"
#include "tests/support/closeness.h"
#include "tests/support/rigs.h"

#include <QTest>

#include <numbers>

using namespace furitsuke;
using namespace furitsuke::test;

namespace {

constexpr double degrees = std::numbers::pi / 180;

Vec3d vector(const Vec3f &v)
{
    return {double(v.x), double(v.y), double(v.z)};
}

Quatf turned(const Vec3d &axis, double angle)
{
    const Quatd q = turn(axis, angle);
    return {float(q.x), float(q.y), float(q.z), float(q.w)};
}

std::shared_ptr<const Model> shared(const Model &model)
{
    return std::make_shared<Model>(model);
}

ModelVertex vertexAt(Vec3f position, Deform deform, std::array<qint32, 4> bones, std::array<float, 4> weights)
{
    ModelVertex vertex;
    vertex.position = position;
    vertex.normal = {0, 1, 0};
    vertex.deform = deform;
    vertex.bones = bones;
    vertex.weights = weights;
    return vertex;
}

/// Two bones along X, the elbow at (2, 0, 0).
Model armRig()
{
    Model model;
    addBone(model, QStringLiteral("upper"), {0, 0, 0});
    addBone(model, QStringLiteral("lower"), {2, 0, 0}, 0);
    return model;
}

SkinnedMesh skinned(const Model &model, const RigInput &input)
{
    const auto whole = shared(model);
    PoseSolver solver(whole);
    solver.solve(input);
    MorphedMesh mesh(whole);
    mesh.apply(solver.morphs());
    Skinner skinner(whole);
    SkinnedMesh result;
    skinner.skin(mesh, solver.bones(), result);
    return result;
}

ModelMorph vertexMorph(QList<VertexOffset> offsets)
{
    ModelMorph morph;
    morph.what = VertexMorph{std::move(offsets)};
    return morph;
}

} // namespace

class TestSkinning : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void restStaysAsItIs();
    void verticesFollowTheirBones();
    void bendsBetweenTwoBonesAreLinear();
    void sdefKeepsTheThickness();
    void sdefWithUnevenPoints();
    void manyVerticesAreTheSameAsFew();

    void vertexMorphsAddUp();
    void onlyChangedVerticesAreMixed();
    void weightsAloneDecide();
    void uvMorphsMoveTheirChannel();
    void materialMorphsMultiplyThenAdd();
};

void TestSkinning::restStaysAsItIs()
{
    Model model = armRig();
    const std::array<float, 4> halves = {0.5f, 0.5f, 0, 0};
    model.vertices = {vertexAt({1, 2, 3}, Deform::Bdef1, {0, -1, -1, -1}, {1, 0, 0, 0}),
                      vertexAt({2, 1, 0}, Deform::Bdef2, {0, 1, -1, -1}, halves),
                      vertexAt({2, 0, 1}, Deform::Bdef4, {0, 1, 0, 1}, {0.1f, 0.2f, 0.3f, 0.4f}),
                      vertexAt({2, 0.5f, 1}, Deform::Sdef, {0, 1, -1, -1}, halves),
                      vertexAt({2, 0, 2}, Deform::Qdef, {1, 0, 0, 1}, {0.1f, 0.2f, 0.3f, 0.4f}),
                      vertexAt({7, 0, 2}, Deform::Bdef1, {-1, -1, -1, -1}, {1, 0, 0, 0})};
    model.sdef = {{3, {2, 0, 0}, {1.5f, 0, 0}, {2.5f, 0, 0}}};
    const SkinnedMesh mesh = skinned(model, RigInput::atRest(model));
    for (qsizetype i = 0; i < model.vertices.size(); ++i) {
        COMPARE_VECTOR_NEAR(vector(mesh.positions[std::size_t(i)]), vector(model.vertices[i].position), 1e-6);
        COMPARE_VECTOR_NEAR(vector(mesh.normals[std::size_t(i)]), (Vec3d{0, 1, 0}), 1e-6);
    }
}

void TestSkinning::verticesFollowTheirBones()
{
    Model model = armRig();
    model.vertices = {vertexAt({3, 0, 0}, Deform::Bdef1, {1, -1, -1, -1}, {1, 0, 0, 0}),
                      vertexAt({3, 0, 0}, Deform::Bdef1, {0, -1, -1, -1}, {1, 0, 0, 0})};
    RigInput input = RigInput::atRest(model);
    input.bones[1] = {{0, 0, 5}, turned({0, 0, 1}, 90 * degrees)};
    const SkinnedMesh mesh = skinned(model, input);
    COMPARE_VECTOR_NEAR(vector(mesh.positions[0]), (Vec3d{2, 1, 5}), 1e-6);
    COMPARE_VECTOR_NEAR(vector(mesh.normals[0]), (Vec3d{-1, 0, 0}), 1e-6);
    COMPARE_VECTOR_NEAR(vector(mesh.positions[1]), (Vec3d{3, 0, 0}), 1e-6);
}

void TestSkinning::bendsBetweenTwoBonesAreLinear()
{
    Model model = armRig();
    const Vec3f at = {2, 1, 0};
    model.vertices = {vertexAt(at, Deform::Bdef2, {0, 1, -1, -1}, {0.25f, 0.75f, 0, 0}),
                      vertexAt(at, Deform::Bdef4, {1, 0, 1, -1}, {0.5f, 0.25f, 0.25f, 0}),
                      vertexAt(at, Deform::Qdef, {1, 0, -1, -1}, {0.75f, 0.25f, 0, 0})};
    RigInput input = RigInput::atRest(model);
    input.bones[1].rotation = turned({0, 0, 1}, 90 * degrees);
    const SkinnedMesh mesh = skinned(model, input);
    // The lower bone alone would bring it to (1, 0, 0).
    for (const Vec3f &position : mesh.positions)
        COMPARE_VECTOR_NEAR(vector(position), (Vec3d{0.25 * 2 + 0.75 * 1, 0.25, 0}), 1e-6);
    const double length = std::hypot(0.25, 0.75);
    COMPARE_VECTOR_NEAR(vector(mesh.normals[0]), (Vec3d{-0.75 / length, 0.25 / length, 0}), 1e-6);
}

void TestSkinning::sdefKeepsTheThickness()
{
    // Twisted by 180 degrees about X, a linear mix of halves falls onto the axis; SDEF stays round.
    Model model = armRig();
    const std::array<float, 4> halves = {0.5f, 0.5f, 0, 0};
    model.vertices = {vertexAt({2, 1, 0}, Deform::Bdef2, {0, 1, -1, -1}, halves),
                      vertexAt({2, 1, 0}, Deform::Sdef, {0, 1, -1, -1}, halves)};
    model.sdef = {{1, {2, 0, 0}, {1.5f, 0, 0}, {2.5f, 0, 0}}};
    RigInput input = RigInput::atRest(model);
    input.bones[1].rotation = turned({1, 0, 0}, 179.9 * degrees);
    const SkinnedMesh twisted = skinned(model, input);
    COMPARE_VECTOR_NEAR(vector(twisted.positions[0]), (Vec3d{2, 0, 0}), 2e-3);
    COMPARE_VECTOR_NEAR(vector(twisted.positions[1]), (Vec3d{2, 0, 1}), 2e-3);
    COMPARE_VECTOR_NEAR(vector(twisted.normals[1]), (Vec3d{0, 0, 1}), 2e-3);
}

void TestSkinning::sdefWithUnevenPoints()
{
    // By the rule: p' = q (p - C) + w0 M0 (C + R0 - R / 2 ...), worked out by hand for a bend of 90 degrees.
    Model model = armRig();
    model.vertices = {vertexAt({2.5f, 1, 0.5f}, Deform::Sdef, {0, 1, -1, -1}, {0.25f, 0.75f, 0, 0})};
    const Vec3d c = {2, 0, 0};
    const Vec3d r0 = {1, 0.2, 0};
    const Vec3d r1 = {3, 0, 0.1};
    model.sdef = {{0, {2, 0, 0}, {1, 0.2f, 0}, {3, 0, 0.1f}}};
    RigInput input = RigInput::atRest(model);
    input.bones[1].rotation = turned({0, 0, 1}, 90 * degrees);
    const SkinnedMesh mesh = skinned(model, input);
    const auto middle = [](double centre, double r, double a, double b) {
        return (centre + (centre + r - (0.25 * a + 0.75 * b))) / 2;
    };
    const auto middleOf = [&](const Vec3d &r) {
        return Vec3d{middle(c.x, r.x, r0.x, r1.x), middle(c.y, r.y, r0.y, r1.y),
                     middle(c.z, r.z, r0.z, r1.z)};
    };
    const Vec3d a = middleOf(r0);
    const Vec3d b = middleOf(r1);
    // The lower bone turns about (2, 0, 0): x - 2 becomes y, y becomes -x.
    const Vec3d bTurned = {2 - b.y, b.x - 2, b.z};
    const Vec3d centre = {0.25 * a.x + 0.75 * bTurned.x, 0.25 * a.y + 0.75 * bTurned.y,
                          0.25 * a.z + 0.75 * bTurned.z};
    // The vertex turns about its centre by three quarters of 90 degrees.
    const double angle = 0.75 * 90 * degrees;
    const Vec3d expected = {centre.x + 0.5 * std::cos(angle) - std::sin(angle),
                            centre.y + 0.5 * std::sin(angle) + std::cos(angle), centre.z + 0.5};
    COMPARE_VECTOR_NEAR(vector(mesh.positions[0]), expected, 1e-5);
}

void TestSkinning::manyVerticesAreTheSameAsFew()
{
    // Enough for several threads; SDEF's points have to be found in the middle too.
    Model model = armRig();
    constexpr int count = 40'000;
    for (int i = 0; i < count; ++i) {
        const Vec3f at = {2 + 0.1f * float(i % 11), float(i % 7), float(i % 5)};
        if (i % 3 == 0)
            model.sdef.append({i, {2, 0, 0}, {1.5f, 0, 0}, {2.5f, 0.1f * float(i % 13), 0}});
        model.vertices.append(
            vertexAt(at, i % 3 == 0 ? Deform::Sdef : Deform::Bdef2, {0, 1, -1, -1}, {0.5f, 0.5f, 0, 0}));
    }
    RigInput input = RigInput::atRest(model);
    input.bones[1].rotation = turned({0.6, 0, 0.8}, 1);
    const SkinnedMesh all = skinned(model, input);
    for (const int i : {0, 1, 6000, 19'998, 20'001, 39'999}) {
        Model one = armRig();
        one.vertices = {model.vertices[i]};
        for (const SdefPoints &points : std::as_const(model.sdef)) {
            if (points.vertex == i)
                one.sdef = {{0, points.c, points.r0, points.r1}};
        }
        const SkinnedMesh alone = skinned(one, input);
        QVERIFY(alone.positions[0] == all.positions[std::size_t(i)]);
        QVERIFY(alone.normals[0] == all.normals[std::size_t(i)]);
    }
}

void TestSkinning::vertexMorphsAddUp()
{
    Model model = armRig();
    model.vertices = {vertexAt({1, 0, 0}, Deform::Bdef1, {0, -1, -1, -1}, {1, 0, 0, 0}),
                      vertexAt({2, 0, 0}, Deform::Bdef1, {0, -1, -1, -1}, {1, 0, 0, 0})};
    ModelMorph group;
    group.what = GroupMorph{{{0, 0.5f}}};
    model.morphs = {vertexMorph({{0, {0, 1, 0}}}), vertexMorph({{0, {0, 0, 2}}, {1, {1, 0, 0}}}), group};
    RigInput input = RigInput::atRest(model);
    input.morphs = {0.25f, 0.5f, 1};
    // Morphs come before bones.
    input.bones[0].rotation = turned({1, 0, 0}, 90 * degrees);
    const SkinnedMesh mesh = skinned(model, input);
    COMPARE_VECTOR_NEAR(vector(mesh.positions[0]), (Vec3d{1, -1, 0.75}), 1e-6);
    COMPARE_VECTOR_NEAR(vector(mesh.positions[1]), (Vec3d{2.5, 0, 0}), 1e-6);
}

void TestSkinning::onlyChangedVerticesAreMixed()
{
    Model model = armRig();
    for (int i = 0; i < 10; ++i)
        model.vertices.append(vertexAt({float(i), 0, 0}, Deform::Bdef1, {0, -1, -1, -1}, {1, 0, 0, 0}));
    model.morphs = {vertexMorph({{2, {0, 1, 0}}, {4, {0, 1, 0}}}),
                    vertexMorph({{4, {0, 0, 1}}, {7, {0, 0, 1}}})};
    MorphedMesh mesh(shared(model));
    QVERIFY(!mesh.apply(std::vector<float>{0, 0}));
    QVERIFY(mesh.changedPositions().isEmpty());
    QVERIFY(mesh.apply(std::vector<float>{1, 0}));
    QCOMPARE(mesh.changedPositions(), (VertexRange{2, 5}));
    QVERIFY(!mesh.apply(std::vector<float>{1, 0}));
    QVERIFY(mesh.changedPositions().isEmpty());
    QVERIFY(mesh.apply(std::vector<float>{1, 0.5f}));
    QCOMPARE(mesh.changedPositions(), (VertexRange{4, 8}));
    COMPARE_VECTOR_NEAR(vector(mesh.positions()[2]), (Vec3d{2, 1, 0}), 0);
    COMPARE_VECTOR_NEAR(vector(mesh.positions()[4]), (Vec3d{4, 1, 0.5}), 0);
    COMPARE_VECTOR_NEAR(vector(mesh.positions()[5]), (Vec3d{5, 0, 0}), 0);
    QVERIFY(mesh.changedUvs().isEmpty());
    QVERIFY(!mesh.materialsChanged());
}

void TestSkinning::weightsAloneDecide()
{
    QRandomGenerator random(4);
    Model model = armRig();
    for (int i = 0; i < 50; ++i)
        model.vertices.append(vertexAt({float(i), 0, 0}, Deform::Bdef1, {0, -1, -1, -1}, {1, 0, 0, 0}));
    for (int i = 0; i < 8; ++i) {
        QList<VertexOffset> offsets;
        for (int k = 0; k < 12; ++k)
            offsets.append(VertexOffset{random.bounded(50), {0.1f * float(k), float(i), 0.3f}});
        model.morphs.append(vertexMorph(offsets));
    }
    const auto whole = shared(model);
    MorphedMesh mesh(whole);
    std::vector<float> weights(8);
    for (int step = 0; step < 200; ++step) {
        weights[std::size_t(random.bounded(8))] =
            random.bounded(3) == 0 ? 0 : float(random.generateDouble()) * 1.7f;
        mesh.apply(weights);
        MorphedMesh fresh(whole);
        fresh.apply(weights);
        QVERIFY(std::ranges::equal(mesh.positions(), fresh.positions()));
    }
}

void TestSkinning::uvMorphsMoveTheirChannel()
{
    Model model = armRig();
    for (int i = 0; i < 3; ++i)
        model.vertices.append(vertexAt({}, Deform::Bdef1, {0, -1, -1, -1}, {1, 0, 0, 0}));
    model.vertices[1].uv = {0.5f, 0.25f};
    model.extraUvs = 2;
    model.extraUv = QList<Vec4f>(6, Vec4f{1, 1, 1, 1});
    ModelMorph own;
    own.what = UvMorph{0, {{1, {0.25f, 0.5f, 9, 9}}}};
    ModelMorph second;
    second.what = UvMorph{2, {{2, {1, 2, 3, 4}}}};
    ModelMorph missing;
    missing.what = UvMorph{3, {{2, {1, 2, 3, 4}}}};
    model.morphs = {own, second, missing};
    MorphedMesh mesh(shared(model));
    QVERIFY(mesh.apply(std::vector<float>{1, 0, 0}));
    QCOMPARE(mesh.changedUvs(), (VertexRange{1, 2}));
    QVERIFY(mesh.changedExtraUvs().isEmpty());
    QVERIFY((mesh.uvs()[1] == Vec2f{0.75f, 0.75f}));
    QVERIFY(mesh.apply(std::vector<float>{0, 0.5f, 1}));
    QVERIFY((mesh.uvs()[1] == Vec2f{0.5f, 0.25f}));
    QCOMPARE(mesh.changedExtraUvs(), (VertexRange{2, 3}));
    QVERIFY((mesh.extraUvs()[5] == Vec4f{1.5f, 2, 2.5f, 3}));
    QVERIFY((mesh.extraUvs()[4] == Vec4f{1, 1, 1, 1}));
}

void TestSkinning::materialMorphsMultiplyThenAdd()
{
    Model model = armRig();
    ModelMaterial material;
    material.diffuse = {0.8f, 0.6f, 0.4f, 1};
    material.edgeSize = 2;
    model.materials = {material, material};
    MaterialOffset adds;
    adds.add = true;
    adds.material = 1;
    adds.diffuse = {0.2f, 0, 0, -0.5f};
    adds.texture = {0.5f, 0, 0, 0};
    MaterialOffset scales; // all materials
    scales.diffuse = {0, 1, 1, 1};
    scales.edgeSize = 0.5f;
    scales.texture = {0, 0, 0, 1};
    scales.sphere = {1, 1, 1, 1};
    scales.toon = {1, 1, 1, 1};
    ModelMorph first;
    first.what = MaterialMorph{{adds}};
    ModelMorph second;
    second.what = MaterialMorph{{scales}};
    model.morphs = {first, second};
    MorphedMesh mesh(shared(model));
    QVERIFY(mesh.apply(std::vector<float>{1, 0.5f}));
    QVERIFY(mesh.materialsChanged());
    const MaterialLook &one = mesh.materials()[0];
    const MaterialLook &two = mesh.materials()[1];
    COMPARE_NEAR(one.diffuse.x, 0.4, 1e-6);
    COMPARE_NEAR(two.diffuse.x, 0.6, 1e-6);
    COMPARE_NEAR(two.diffuse.y, 0.6, 1e-6);
    COMPARE_NEAR(two.diffuse.w, 0.5, 1e-6);
    COMPARE_NEAR(one.edgeSize, 1.5, 1e-6);
    COMPARE_NEAR(two.textureFactor.x, 0.5, 1e-6);
    COMPARE_NEAR(two.textureAddend.x, 0.5, 1e-6);
    COMPARE_NEAR(two.sphereFactor.x, 1, 1e-6);
    QVERIFY(mesh.apply(std::vector<float>{0, 0}));
    QVERIFY((mesh.materials()[1].diffuse == Vec4f{0.8f, 0.6f, 0.4f, 1}));
    QVERIFY(!mesh.apply(std::vector<float>{0, 0}));
    QVERIFY(!mesh.materialsChanged());
}

QTEST_GUILESS_MAIN(TestSkinning)
#include "tst_skinning.moc"
