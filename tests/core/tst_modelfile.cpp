// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor-core/rig/modelfile.h"
#include "tests/support/modelfiles.h"
#include "tests/support/models.h"
#include "tests/support/modelseeds.h"

#include <QElapsedTimer>
#include <QTest>
#include <QtEndian>

#include <limits>

using namespace furitsuke;
using namespace furitsuke::test;

namespace {

constexpr float notANumber = std::numeric_limits<float>::quiet_NaN();

/// "warning bones no-such-bone 3 1": severity, section, code, record, count.
QString text(const Diagnostic &diagnostic)
{
    return QStringLiteral("%1 %2 %3 %4 %5")
        .arg(severityId(diagnostic.severity), sectionId(diagnostic.section), diagnostic.code)
        .arg(diagnostic.record)
        .arg(diagnostic.count);
}

QStringList findings(const ModelResult &result)
{
    QStringList found;
    for (const Diagnostic &diagnostic : result.diagnostics)
        found.append(text(diagnostic));
    found.sort();
    return found;
}

QStringList namesOf(const auto &things)
{
    QStringList names;
    for (const auto &thing : things)
        names.append(thing.name);
    return names;
}

} // namespace

/// Whole models out of PMX and PMD files.
class TestModelFile : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void pmxComesBackAsItWasWritten_data();
    void pmxComesBackAsItWasWritten();
    void unsignedAndSignedIndices();
    void pmdIsBroughtIntoTheShapeOfPmx();
    void pmdBonesOfEachKind();
    void pmdBlocksMayBeMissing_data();
    void pmdBlocksMayBeMissing();
    void pmdMayHaveNoEnglishNames();
    void oddValuesArePutRight_data();
    void oddValuesArePutRight();
    void ringsAreCut();
    void deepGroupsAreNoRing();
    void weightsOfMissingBonesGoToTheOthers();
    void findingsNameTheirPlace();
    void cutFilesKeepWhatIsWhole_data();
    void cutFilesKeepWhatIsWhole();
    void seedsReadWithoutFault_data();
    void seedsReadWithoutFault();
    void everyFixtureCutAnywhere_data();
    void everyFixtureCutAnywhere();
    void countsBeyondTheFile_data();
    void countsBeyondTheFile();
    void otherFilesAreRefused_data();
    void otherFilesAreRefused();
    void namesThatAMotionCannotHold();
};

void TestModelFile::pmxComesBackAsItWasWritten_data()
{
    QTest::addColumn<float>("version");
    QTest::addColumn<bool>("utf8");
    QTest::addColumn<QList<int>>("sizes");
    for (const float version : {2.0f, 2.1f}) {
        for (const bool utf8 : {false, true}) {
            for (const QList<int> &sizes : {QList{1, 1, 1, 1, 1, 1}, QList{2, 2, 2, 2, 2, 2},
                                            QList{4, 4, 4, 4, 4, 4}, QList{1, 2, 4, 2, 1, 4}})
                QTest::addRow("%.1f %s %d%d%d", double(version), utf8 ? "utf-8" : "utf-16", sizes[0],
                              sizes[1], sizes[2])
                    << version << utf8 << sizes;
        }
    }
}

void TestModelFile::pmxComesBackAsItWasWritten()
{
    QFETCH(float, version);
    QFETCH(bool, utf8);
    QFETCH(QList<int>, sizes);
    PmxForm form = {version, utf8, {}};
    std::copy(sizes.begin(), sizes.end(), form.sizes.begin());
    const Model model = sampleModel(version);
    QCOMPARE(brokenPromise(model), QString());
    const ModelResult result = readModel(pmxFile(model, form));
    QVERIFY2(result.ok, qPrintable(result.error));
    QCOMPARE(findings(result), QStringList());
    QCOMPARE(result.format, version > 2.05f ? ModelFormat::Pmx21 : ModelFormat::Pmx20);
    QCOMPARE(difference(result.model, model), QString());
    QCOMPARE(result.outline.bones(), allCp932(namesOf(model.bones)));
    QCOMPARE(result.outline.morphs(), allCp932(namesOf(model.morphs)));
}

void TestModelFile::unsignedAndSignedIndices()
{
    // Of vertices short indices have no sign, of all else they have.
    Model model = sampleModel();
    for (int i = 0; i < 250; ++i) {
        model.vertices.append(model.vertices[0]);
        model.extraUv.append(Vec4f());
    }
    model.indices[0] = 255;
    model.morphs[0].what = VertexMorph{{{254, {1, 2, 3}}}};
    const ModelResult result = readModel(pmxFile(model));
    QCOMPARE(findings(result), QStringList());
    QCOMPARE(result.model.indices[0], 255u);
    QCOMPARE(std::get<VertexMorph>(result.model.morphs[0].what).offsets[0].vertex, 254);
    QCOMPARE(result.model.bones[0].parent, -1);
}

void TestModelFile::pmdIsBroughtIntoTheShapeOfPmx()
{
    const ModelResult result = readModel(pmdFile());
    QVERIFY2(result.ok, qPrintable(result.error));
    QCOMPARE(findings(result), QStringList{QStringLiteral("note ik several-ik 1 1")});
    QCOMPARE(result.format, ModelFormat::Pmd);
    const Model &model = result.model;
    QCOMPARE(brokenPromise(model), QString());
    QCOMPARE(model.name, QStringLiteral("見本"));
    QCOMPARE(model.comment, QStringLiteral("一行目\n二行目"));
    QCOMPARE(model.englishName, QStringLiteral("Sample"));
    QCOMPARE(model.englishComment, QStringLiteral("Two\nlines"));

    QCOMPARE(model.vertices.size(), 4);
    QCOMPARE(model.vertices[0].bones[0], 1);
    QCOMPARE(model.vertices[0].deform, Deform::Bdef1);
    QCOMPARE(model.vertices[0].edgeScale, 1.0f);
    QCOMPARE(model.vertices[1].bones[0], 2);
    QCOMPARE(model.vertices[1].deform, Deform::Bdef1);
    QCOMPARE(model.vertices[1].edgeScale, 0.0f);
    QCOMPARE(model.vertices[2].deform, Deform::Bdef2);
    QCOMPARE(model.vertices[2].weights, (std::array<float, 4>{0.25f, 0.75f, 0, 0}));
    QCOMPARE(model.vertices[2].position, (Vec3f{25, 2, 3}));
    QCOMPARE(model.vertices[2].uv, (Vec2f{0.25f, 0.75f}));
    QCOMPARE(model.vertices[3].deform, Deform::Bdef1);
    QCOMPARE(model.indices, (QList<quint32>{0, 1, 2, 1, 2, 3, 0, 2, 3}));

    QCOMPARE(model.textures, (QStringList{QStringLiteral("tex/body.png"), QStringLiteral("s.sph"),
                                          QStringLiteral("shine.spa"), QStringLiteral("肌.bmp")}));
    const QList<ModelMaterial> &materials = model.materials;
    QCOMPARE(materials.size(), 3);
    QCOMPARE(materials[0].texture, 0);
    QCOMPARE(materials[0].sphereTexture, 1);
    QCOMPARE(materials[0].sphereMode, SphereMode::Multiply);
    QCOMPARE(materials[0].toon, 0);
    QVERIFY(materials[0].sharedToon);
    QCOMPARE(materials[0].diffuse, (Vec4f{0.1f, 0.2f, 0.3f, 1}));
    QCOMPARE(materials[0].shininess, 5.0f);
    QCOMPARE(materials[0].specular, (Vec3f{0.4f, 0.5f, 0.6f}));
    QCOMPARE(materials[0].ambient, (Vec3f{0.7f, 0.8f, 0.9f}));
    QCOMPARE(materials[0].flags, MaterialFlag::ReceivesShadow | MaterialFlag::CastsShadow |
                                     MaterialFlag::Edge | MaterialFlag::GroundShadow);
    QCOMPARE(materials[1].texture, -1);
    QCOMPARE(materials[1].sphereTexture, 2);
    QCOMPARE(materials[1].sphereMode, SphereMode::Add);
    QVERIFY(!materials[1].sharedToon);
    QCOMPARE(materials[1].toon, 3);
    QCOMPARE(materials[1].flags,
             MaterialFlag::ReceivesShadow | MaterialFlag::CastsShadow | MaterialFlag::TwoSided);
    QCOMPARE(materials[2].texture, 0);
    QCOMPARE(materials[2].toon, -1);
    QVERIFY(!(materials[2].flags & MaterialFlag::CastsShadow));
    QCOMPARE(materials[2].indexCount, 3);

    QCOMPARE(namesOf(model.morphs), (QStringList{QStringLiteral("あ"), QStringLiteral("まばたき")}));
    QCOMPARE(model.morphs[0].panel, MorphPanel::Mouth);
    QCOMPARE(model.morphs[0].englishName, QStringLiteral("a"));
    // Offsets name the base morph's vertices: 2, then 0.
    QCOMPARE(std::get<VertexMorph>(model.morphs[0].what).offsets,
             (QList<VertexOffset>{{2, {0.1f, 0.2f, 0.3f}}}));
    QCOMPARE(std::get<VertexMorph>(model.morphs[1].what).offsets,
             (QList<VertexOffset>{{0, {0.4f, 0.5f, 0.6f}}}));
    QCOMPARE(
        model.frames,
        (QList<ModelFrame>{{QStringLiteral("センター"), QStringLiteral("Root"), true, {{false, 0}}},
                           {QStringLiteral("IK"), QStringLiteral("ik"), false, {{false, 6}, {false, 1}}},
                           {QStringLiteral("表情"), QStringLiteral("Exp"), true, {{true, 1}, {true, 0}}}}));

    QCOMPARE(model.bodies.size(), 2);
    // Bodies stand beside their bone, those without beside the first.
    QCOMPARE(model.bodies[0].bone, 1);
    QCOMPARE(model.bodies[0].position, (Vec3f{11, 27, 30}));
    QCOMPARE(model.bodies[1].bone, -1);
    QCOMPARE(model.bodies[1].position, (Vec3f{11, 28, 30}));
    QCOMPARE(model.bodies[0].shape, BodyShape::Capsule);
    QCOMPARE(model.bodies[0].collidesNot, quint16(0xfffb));
    QCOMPARE(model.bodies[0].mode, BodyMode::Physics);
    QCOMPARE(model.bodies[0].friction, 0.8f);
    QCOMPARE(model.joints.size(), 1);
    QCOMPARE(model.joints[0].bodyB, 1);
    QCOMPARE(model.joints[0].springRotation, (Vec3f{21, 22, 23}));
}

void TestModelFile::pmdBonesOfEachKind()
{
    using enum BoneFlag;
    const Model model = readModel(pmdFile()).model;
    const QList<ModelBone> &bones = model.bones;
    QCOMPARE(bones.size(), 13);
    QCOMPARE(bones[0].flags, Rotatable | Movable | Visible | Operable | TailIsBone);
    QCOMPARE(bones[0].tail, 1);
    QCOMPARE(bones[0].englishName, QStringLiteral("bone 0"));
    QCOMPARE(bones[2].position, (Vec3f{1, 4, 0}));
    QCOMPARE(bones[2].parent, 1);
    // The ends of chains are not shown.
    QCOMPARE(bones[3].flags, Rotatable | Operable);
    QCOMPARE(bones[4].flags, Rotatable | Operable);
    QCOMPARE(bones[6].flags, Rotatable | Movable | Visible | Operable | TailIsBone | Ik);
    QCOMPARE(bones[6].parent, -1);
    QCOMPARE(bones[6].layer, 1);
    // What hangs on an IK bone comes no earlier.
    QCOMPARE(bones[5].layer, 1);
    QCOMPARE(bones[0].layer, 0);
    QCOMPARE(bones[8].flags, Rotatable | Visible | Operable | FixedAxis);
    QCOMPARE(bones[8].fixedAxis, (Vec3f{0, 1, 0}));
    QCOMPARE(bones[10].flags, Rotatable | Operable | AppendRotation);
    QCOMPARE(bones[10].appendSource, 8);
    QCOMPARE(bones[10].appendRatio, -0.25f);
    QCOMPARE(bones[11].flags, Rotatable | Visible | Operable | TailIsBone | AppendRotation);
    QCOMPARE(bones[11].appendSource, 7);
    QCOMPARE(bones[11].appendRatio, 1.0f);
    QCOMPARE(bones[11].layer, 2);
    // A second chain of one bone has a bone of its own.
    QCOMPARE(bones[12].name, QStringLiteral("左足ＩＫ+"));
    QCOMPARE(bones[12].parent, 6);
    QCOMPARE(bones[12].ik, 1);
    QCOMPARE(model.iks.size(), 2);
    QCOMPARE(model.iks[0].bone, 6);
    QCOMPARE(model.iks[0].target, 3);
    QCOMPARE(model.iks[0].loops, 40);
    QCOMPARE(model.iks[0].unitAngle, 2.0f);
    QCOMPARE(model.iks[0].links.size(), 2);
    QCOMPARE(model.iks[0].links[0].bone, 2);
    QVERIFY(model.iks[0].links[0].limited);
    QCOMPARE(model.iks[0].links[0].least.x, -3.14159274f);
    QCOMPARE(model.iks[0].links[0].most.x, -0.00872664619f);
    QVERIFY(!model.iks[0].links[1].limited);
    QCOMPARE(model.iks[1].bone, 12);
    QCOMPARE(model.iks[1].unitAngle, 4.0f);
}

void TestModelFile::pmdBlocksMayBeMissing_data()
{
    QTest::addColumn<int>("end");
    QTest::newRow("none") << int(PmdEnd::NoBlocks);
    QTest::newRow("no English names") << int(PmdEnd::NoEnglish);
    QTest::newRow("English names") << int(PmdEnd::English);
    QTest::newRow("toons") << int(PmdEnd::Toons);
    QTest::newRow("rigid bodies") << int(PmdEnd::Bodies);
    QTest::newRow("joints") << int(PmdEnd::Joints);
}

void TestModelFile::pmdBlocksMayBeMissing()
{
    QFETCH(int, end);
    const auto last = static_cast<PmdEnd>(end);
    const ModelResult result = readModel(pmdFile(last));
    QVERIFY2(result.ok, qPrintable(result.error));
    QCOMPARE(findings(result), QStringList{QStringLiteral("note ik several-ik 1 1")});
    const Model &model = result.model;
    QCOMPARE(model.bones.size(), 13);
    QCOMPARE(model.bones[3].englishName, last >= PmdEnd::English ? QStringLiteral("bone 3") : QString());
    QCOMPARE(model.toons.size(), last >= PmdEnd::Toons ? 10 : 0);
    QCOMPARE(model.materials[1].sharedToon, last < PmdEnd::Toons);
    QCOMPARE(model.bodies.size(), last >= PmdEnd::Bodies ? 2 : 0);
    QCOMPARE(model.joints.size(), last >= PmdEnd::Joints ? 1 : 0);
}

/// After the byte that says so, the other blocks follow as ever.
void TestModelFile::pmdMayHaveNoEnglishNames()
{
    const QByteArray whole = pmdFile();
    const qsizetype english = pmdFile(PmdEnd::NoBlocks).size();
    QByteArray file = whole.first(english) + '\0' + whole.sliced(pmdFile(PmdEnd::English).size());
    const ModelResult result = readModel(file);
    QCOMPARE(findings(result), QStringList{QStringLiteral("note ik several-ik 1 1")});
    QCOMPARE(result.model.toons.size(), 10);
    QCOMPARE(result.model.bodies.size(), 2);
    QCOMPARE(result.model.englishName, QString());
}

void TestModelFile::oddValuesArePutRight_data()
{
    QTest::addColumn<Model>("model");
    QTest::addColumn<QString>("finding");
    QTest::addColumn<Model>("expected");
    const auto row = [](const char *name, const QString &finding, auto &&spoil, auto &&repair) {
        Model model = sampleModel();
        Model expected = model;
        spoil(model);
        repair(expected);
        QTest::newRow(name) << model << finding << expected;
    };
    row(
        "vertex not finite", QStringLiteral("warning vertices not-finite 1 1"),
        [](Model &m) { m.vertices[1].normal.z = notANumber; }, [](Model &m) { m.vertices[1].normal.z = 0; });
    row(
        "weight not finite", QStringLiteral("warning vertices not-finite 2 1"),
        [](Model &m) {
            m.vertices[2].weights = {0.5f, 0.5f, notANumber, 0};
        },
        [](Model &m) {
            m.vertices[2].weights = {0.5f, 0.5f, 0, 0};
        });
    row(
        "weights too large", QStringLiteral("warning vertices weights 2 1"),
        [](Model &m) {
            m.vertices[2].weights = {0.5f, 0.5f, 0.5f, 0.5f};
        },
        [](Model &m) {
            m.vertices[2].weights = {0.25f, 0.25f, 0.25f, 0.25f};
        });
    row(
        "weight beyond 1", QStringLiteral("warning vertices weights 1 1"),
        [](Model &m) { m.vertices[1].weights[0] = 1.5f; },
        [](Model &m) {
            m.vertices[1].weights = {1, 0, 0, 0};
        });
    row(
        "no weights", QStringLiteral("warning vertices weights 2 1"),
        [](Model &m) {
            m.vertices[2].weights = {0, 0, 0, 0};
        },
        [](Model &m) {
            m.vertices[2].deform = Deform::Bdef1;
            m.vertices[2].bones = {0, -1, -1, -1};
            m.vertices[2].weights = {1, 0, 0, 0};
        });
    row(
        "spherical point not finite", QStringLiteral("warning vertices not-finite 5 1"),
        [](Model &m) { m.sdef[1].r1.y = notANumber; },
        [](Model &m) {
            m.sdef.removeLast();
            m.vertices[5].deform = Deform::Bdef2;
        });
    row(
        "face beyond the vertices", QStringLiteral("warning faces no-such-vertex 1 1"),
        [](Model &m) { m.indices[4] = 6; },
        [](Model &m) {
            for (const int corner : {3, 4, 5})
                m.indices[corner] = 0;
        });
    row(
        "faces left", QStringLiteral("note materials faces-left -1 1"),
        [](Model &m) { m.materials[1].indexCount = 3; }, [](Model &m) { m.materials[1].indexCount = 3; });
    row(
        "too many faces", QStringLiteral("warning materials too-many-faces 1 1"),
        [](Model &m) { m.materials[1].indexCount = 9; }, [](Model &) {});
    row(
        "texture", QStringLiteral("warning materials no-such-texture 0 1"),
        [](Model &m) { m.materials[0].texture = 3; }, [](Model &m) { m.materials[0].texture = -1; });
    row(
        "toon of a texture", QStringLiteral("warning materials no-such-texture 0 1"),
        [](Model &m) { m.materials[0].toon = -2; }, [](Model &m) { m.materials[0].toon = -1; });
    row(
        "toon of MMD", QStringLiteral("warning materials unknown-value 1 1"),
        [](Model &m) { m.materials[1].toon = 10; }, [](Model &m) { m.materials[1].toon = -1; });
    row(
        "parent", QStringLiteral("warning bones no-such-bone 4 1"), [](Model &m) { m.bones[4].parent = 8; },
        [](Model &m) { m.bones[4].parent = -1; });
    row(
        "append source", QStringLiteral("warning bones no-such-bone 6 1"),
        [](Model &m) { m.bones[6].appendSource = -1; },
        [](Model &m) {
            m.bones[6].appendSource = -1;
            m.bones[6].appendRatio = 0;
            m.bones[6].flags &= ~(BoneFlag::AppendRotation | BoneFlag::AppendMove);
        });
    row(
        "fixed axis", QStringLiteral("warning bones no-direction 7 1"),
        [](Model &m) { m.bones[7].fixedAxis = {}; },
        [](Model &m) {
            m.bones[7].fixedAxis = {};
            m.bones[7].flags.setFlag(BoneFlag::FixedAxis, false);
        });
    row(
        "local axes in line", QStringLiteral("warning bones no-direction 7 1"),
        [](Model &m) {
            m.bones[7].localZ = {0, -2, 0};
        },
        [](Model &m) {
            m.bones[7].localX = {1, 0, 0};
            m.bones[7].localZ = {0, 0, 1};
            m.bones[7].flags.setFlag(BoneFlag::LocalAxes, false);
        });
    row(
        "IK target", QStringLiteral("warning ik no-ik-target 0 1"), [](Model &m) { m.iks[0].target = 100; },
        [](Model &m) {
            m.iks.clear();
            m.bones[5].ik = -1;
            m.bones[5].flags.setFlag(BoneFlag::Ik, false);
        });
    row(
        "IK link", QStringLiteral("warning ik no-such-bone 0 1"),
        [](Model &m) { m.iks[0].links[1].bone = -1; }, [](Model &m) { m.iks[0].links.removeLast(); });
    row(
        "IK loops", QStringLiteral("warning ik ik-loops 0 1"), [](Model &m) { m.iks[0].loops = 0x7fffffff; },
        [](Model &m) { m.iks[0].loops = mostIkLoops; });
    row(
        "IK limits", QStringLiteral("warning ik ik-limits 0 1"),
        [](Model &m) { std::swap(m.iks[0].links[0].least, m.iks[0].links[0].most); }, [](Model &) {});
    row(
        "morph vertex", QStringLiteral("warning morphs no-such-vertex 0 1"),
        [](Model &m) { std::get<VertexMorph>(m.morphs[0].what).offsets[1].vertex = 6; },
        [](Model &m) { std::get<VertexMorph>(m.morphs[0].what).offsets.removeLast(); });
    row(
        "morph bone", QStringLiteral("warning morphs no-such-bone 1 1"),
        [](Model &m) { std::get<BoneMorph>(m.morphs[1].what).offsets[0].bone = -1; },
        [](Model &m) { std::get<BoneMorph>(m.morphs[1].what).offsets.removeFirst(); });
    row(
        "morph rotation", QStringLiteral("warning morphs zero-rotation 1 1"),
        [](Model &m) {
            std::get<BoneMorph>(m.morphs[1].what).offsets[1].rotation = {0, 0, 0, 0};
        },
        [](Model &m) {
            std::get<BoneMorph>(m.morphs[1].what).offsets[1].rotation = {0, 0, 0, 1};
        });
    row(
        "morph UV", QStringLiteral("warning morphs no-such-uv 3 1"),
        [](Model &m) { std::get<UvMorph>(m.morphs[3].what).channel = 2; },
        [](Model &m) {
            m.morphs[3].what = UvMorph{2, {}};
        });
    row(
        "morph material", QStringLiteral("warning morphs no-such-material 4 1"),
        [](Model &m) { std::get<MaterialMorph>(m.morphs[4].what).offsets[1].material = 2; },
        [](Model &m) { std::get<MaterialMorph>(m.morphs[4].what).offsets.removeLast(); });
    row(
        "group", QStringLiteral("warning morphs no-such-morph 5 1"),
        [](Model &m) { std::get<GroupMorph>(m.morphs[5].what).offsets[0].morph = 6; },
        [](Model &m) { std::get<GroupMorph>(m.morphs[5].what).offsets.removeFirst(); });
    row(
        "frame", QStringLiteral("warning frames no-such-entry 1 2"),
        [](Model &m) {
            m.frames[1].items = {{true, 6}, {true, 1}, {false, -1}};
        },
        [](Model &m) {
            m.frames[1].items = {{true, 1}};
        });
    row(
        "body", QStringLiteral("warning bodies no-such-bone 0 1"), [](Model &m) { m.bodies[0].bone = 8; },
        [](Model &m) { m.bodies[0].bone = -1; });
    row(
        "joint", QStringLiteral("warning joints no-such-body 0 1"), [](Model &m) { m.joints[0].bodyB = 3; },
        [](Model &m) { m.joints[0].bodyB = -1; });
}

void TestModelFile::oddValuesArePutRight()
{
    QFETCH(Model, model);
    QFETCH(QString, finding);
    QFETCH(Model, expected);
    QVERIFY(!brokenPromise(model).isEmpty() || finding.startsWith(QLatin1String("note")) ||
            !(model == expected));
    const ModelResult result = readModel(pmxFile(model));
    QVERIFY2(result.ok, qPrintable(result.error));
    QCOMPARE(findings(result), QStringList{finding});
    QCOMPARE(difference(result.model, expected), QString());
    QCOMPARE(brokenPromise(result.model), QString());
}

void TestModelFile::ringsAreCut()
{
    Model model = sampleModel();
    model.bones[0].parent = 3; // 0 -> 3 -> 2 -> 1 -> 0
    model.bones[7].parent = 7;
    model.bones[2].appendSource = 6; // 6 -> 2 -> 6
    model.bones[2].appendRatio = 1;
    model.bones[2].flags |= BoneFlag::AppendRotation;
    // Two rings through one morph, and one that holds itself.
    model.morphs.append({QStringLiteral("a"), {}, MorphPanel::Other, GroupMorph{{{7, 1}, {8, 2}, {0, 3}}}});
    model.morphs.append({QStringLiteral("b"), {}, MorphPanel::Other, GroupMorph{{{6, 1}, {0, 1}}}});
    model.morphs.append({QStringLiteral("c"), {}, MorphPanel::Other, GroupMorph{{{6, 1}, {8, 1}, {7, 5}}}});
    QVERIFY(!brokenPromise(model).isEmpty());
    const ModelResult result = readModel(pmxFile(model));
    QCOMPARE(brokenPromise(result.model), QString());
    QCOMPARE(findings(result), (QStringList{QStringLiteral("warning bones append-ring 6 1"),
                                            QStringLiteral("warning bones parent-ring 1 2"),
                                            QStringLiteral("warning morphs morph-ring 7 2")}));
    // One link of a ring goes, the rest stays.
    QCOMPARE(result.model.bones[0].parent, 3);
    QCOMPARE(result.model.bones[1].parent, -1);
    QCOMPARE(result.model.bones[2].parent, 1);
    QCOMPARE(result.model.bones[7].parent, -1);
    QCOMPARE(result.model.bones[2].appendSource, 6);
    QCOMPARE(result.model.bones[6].appendSource, -1);
    QCOMPARE(std::get<GroupMorph>(result.model.morphs[6].what).offsets.size(), 3);
    QCOMPARE(std::get<GroupMorph>(result.model.morphs[7].what).offsets, (QList<GroupOffset>{{0, 1}}));
    QCOMPARE(std::get<GroupMorph>(result.model.morphs[8].what).offsets, (QList<GroupOffset>{{7, 5}}));
}

void TestModelFile::deepGroupsAreNoRing()
{
    Model model;
    constexpr int depth = 200'000;
    for (int i = 0; i < depth; ++i) {
        ModelMorph &morph = model.morphs.emplaceBack();
        GroupMorph group;
        if (i + 1 < depth)
            group.offsets = {{i + 1, 1}, {i + 1, 1}};
        morph.what = group;
        ModelBone &bone = model.bones.emplaceBack();
        bone.parent = i + 1 < depth ? i + 1 : -1;
    }
    const ModelResult result = readModel(pmxFile(model, {2.0f, true, {1, 1, 1, 4, 4, 1}}));
    QCOMPARE(findings(result), QStringList());
    QCOMPARE(result.model.morphs.size(), depth);
    QCOMPARE(std::get<GroupMorph>(result.model.morphs[0].what).offsets.size(), 2);
}

void TestModelFile::weightsOfMissingBonesGoToTheOthers()
{
    Model model = sampleModel();
    model.vertices[1].bones[0] = 50;          // Bdef2: the other bone has it all
    model.vertices[2].bones = {-1, 1, 60, 3}; // Bdef4: what is left is scaled up
    model.vertices[2].weights = {0.25f, 0.25f, 0.25f, 0.25f};
    model.vertices[3].bones[1] = -1; // Sdef: no longer between two bones
    model.vertices[0].bones[0] = -1; // Bdef1: nothing is left
    const ModelResult result = readModel(pmxFile(model));
    QCOMPARE(findings(result), (QStringList{QStringLiteral("warning vertices no-bone 0 1"),
                                            QStringLiteral("warning vertices no-such-bone 0 4")}));
    const QList<ModelVertex> &vertices = result.model.vertices;
    using Bones = std::array<qint32, 4>;
    using Weights = std::array<float, 4>;
    QCOMPARE(vertices[1].deform, Deform::Bdef1);
    QCOMPARE(vertices[1].bones, (Bones{2, -1, -1, -1}));
    QCOMPARE(vertices[2].deform, Deform::Bdef4);
    QCOMPARE(vertices[2].bones, (Bones{1, 3, -1, -1}));
    QCOMPARE(vertices[2].weights, (Weights{0.5f, 0.5f, 0, 0}));
    QCOMPARE(vertices[3].deform, Deform::Bdef1);
    QCOMPARE(vertices[3].bones, (Bones{2, -1, -1, -1}));
    QCOMPARE(result.model.sdef.size(), 1);
    QCOMPARE(vertices[0].bones, (Bones{0, -1, -1, -1}));
    QCOMPARE(brokenPromise(result.model), QString());

    // Without bones there is nothing to follow, and nothing to say.
    Model still = sampleModel();
    still.bones.clear();
    still.iks.clear();
    still.frames.clear();
    still.bodies.clear();
    still.joints.clear();
    still.morphs.clear();
    const ModelResult alone = readModel(pmxFile(still));
    QCOMPARE(findings(alone), QStringList());
    QCOMPARE(alone.model.vertices[2].bones, (Bones{-1, -1, -1, -1}));
    QCOMPARE(brokenPromise(alone.model), QString());
}

void TestModelFile::findingsNameTheirPlace()
{
    const Model model = sampleModel();
    const QByteArray whole = pmxFile(model);
    // A number of the vertex 4, found by its bytes, and what the finding says of its place.
    Model spoilt = model;
    spoilt.vertices[4].position.x = notANumber;
    const QByteArray file = pmxFile(spoilt);
    const auto differs = std::mismatch(whole.begin(), whole.end(), file.begin()).first - whole.begin();
    const ModelResult result = readModel(file);
    QCOMPARE(result.diagnostics.size(), 1);
    QCOMPARE(result.diagnostics[0].record, 4);
    // The change is in the first number of the record.
    QVERIFY(differs - result.diagnostics[0].offset >= 0 && differs - result.diagnostics[0].offset < 4);
    QVERIFY(diagnosticText(result.diagnostics[0]).contains(QStringLiteral("record 4")));

    spoilt = model;
    spoilt.bones[4].parent = 100;
    const ModelResult bones = readModel(pmxFile(spoilt));
    QCOMPARE(bones.diagnostics.size(), 1);
    // A bone's record begins with the length of its name.
    const qint64 place = bones.diagnostics[0].offset;
    QCOMPARE(pmxFile(spoilt).sliced(place + 4, 2), QByteArray(reinterpret_cast<const char *>(u"左"), 2));
}

void TestModelFile::cutFilesKeepWhatIsWhole_data()
{
    QTest::addColumn<QByteArray>("file");
    QTest::newRow("pmx 2.0") << pmxFile(sampleModel());
    QTest::newRow("pmx 2.1") << pmxFile(sampleModel(2.1f), {2.1f, true, {4, 2, 1, 1, 2, 4}});
    QTest::newRow("pmd") << pmdFile();
}

void TestModelFile::cutFilesKeepWhatIsWhole()
{
    QFETCH(QByteArray, file);
    const Model whole = readModel(file).model;
    const qsizetype bones = endOfBones(file);
    qsizetype before = 0;
    for (qsizetype size = 0; size < file.size(); ++size) {
        const ModelResult cut = readModel(file.first(size));
        QCOMPARE(cut.ok, size >= bones);
        if (!cut.ok) {
            QVERIFY(!cut.error.isEmpty());
            continue;
        }
        const Model &model = cut.model;
        QVERIFY(model.vertices == whole.vertices && model.indices == whole.indices);
        QCOMPARE(namesOf(model.bones).first(8), namesOf(whole.bones).first(8));
        const qsizetype kept = model.morphs.size() + model.frames.size() + model.bodies.size() +
                               model.joints.size() + model.softBodies.size();
        // PMD's last frame is put after those of the file.
        QVERIFY(kept >= before);
        before = kept;
        QCOMPARE(namesOf(model.morphs), namesOf(whole.morphs).first(model.morphs.size()));
        QCOMPARE(namesOf(model.bodies), namesOf(whole.bodies).first(model.bodies.size()));
        QCOMPARE(brokenPromise(model), QString());
        if (worstSeverity(cut.diagnostics) != Severity::Error) {
            // Where a block ends, a PMD may; and PMX 2.1 before its last section.
            const QList<qsizetype> ends = {pmdFile(PmdEnd::NoBlocks).size(),
                                           pmdFile(PmdEnd::NoBlocks).size() + 1,
                                           pmdFile(PmdEnd::English).size(), pmdFile(PmdEnd::Toons).size(),
                                           pmdFile(PmdEnd::Bodies).size()};
            QVERIFY2(file.startsWith("Pmd") ? ends.contains(size) : model.joints.size() == 1,
                     qPrintable(QString::number(size)));
        }
    }
    QVERIFY(before > 0);
}

void TestModelFile::seedsReadWithoutFault_data()
{
    QTest::addColumn<QByteArray>("file");
    for (const ModelSeed &seed : modelSeeds())
        QTest::newRow(seed.name.constData()) << seed.bytes;
}

void TestModelFile::seedsReadWithoutFault()
{
    QFETCH(QByteArray, file);
    QCOMPARE(readingFault(file), QString());
    QVERIFY(readModel(file).ok);
}

void TestModelFile::everyFixtureCutAnywhere_data()
{
    seedsReadWithoutFault_data();
}

void TestModelFile::everyFixtureCutAnywhere()
{
    QFETCH(QByteArray, file);
    for (qsizetype size = 0; size < file.size(); ++size)
        QCOMPARE(readingFault(file.first(size)), QString());
    // And every byte turned over.
    for (qsizetype at = 0; at < file.size(); ++at) {
        QByteArray changed = file;
        for (const int value : {0x00, 0x7f, 0xff}) {
            changed[at] = char(value);
            QCOMPARE(readingFault(changed), QString());
        }
    }
}

void TestModelFile::countsBeyondTheFile_data()
{
    QTest::addColumn<QByteArray>("file");
    QTest::addColumn<QString>("section");
    // Each count stands where the file of a model without the section's things ends.
    const auto row = [](const char *name, const QString &section, qsizetype at, QByteArray file) {
        for (const quint32 count : {0xffffffffu, 0x7fffffffu, 0x10000000u, 70'000u}) {
            qToLittleEndian(count, file.data() + at);
            QTest::addRow("%s %u", name, count) << file << section;
        }
    };
    Model model;
    model.name = QStringLiteral("m");
    const QByteArray empty = pmxFile(model);
    // Signature, version, globals, four texts.
    const qsizetype vertices = 4 + 4 + 1 + 8 + (4 + 2) + 3 * 4;
    const char *names[] = {"vertices", "faces",  "textures", "materials", "bones",
                           "morphs",   "frames", "bodies",   "joints"};
    QCOMPARE(empty.size(), vertices + 9 * 4);
    for (qsizetype i = 0; i < 9; ++i)
        row(names[i], QLatin1String(names[i]), vertices + 4 * i, empty);
    QByteArray pmd = pmdFile();
    row("pmd vertices", QStringLiteral("vertices"), 283, pmd);
    row("pmd faces", QStringLiteral("faces"), 283 + 4 + 4 * 38, pmd);
    row("pmd materials", QStringLiteral("materials"), 283 + 4 + 4 * 38 + 4 + 18, pmd);
    row("pmd bodies", QStringLiteral("bodies"), pmdFile(PmdEnd::Toons).size(), pmd);
    row("pmd joints", QStringLiteral("joints"), pmdFile(PmdEnd::Bodies).size(), pmd);
}

void TestModelFile::countsBeyondTheFile()
{
    QFETCH(QByteArray, file);
    QFETCH(QString, section);
    QElapsedTimer timer;
    timer.start();
    const ModelResult result = readModel(file);
    QVERIFY(timer.elapsed() < 1000);
    QCOMPARE(readingFault(file), QString());
    if (result.ok) {
        QVERIFY(!result.diagnostics.isEmpty());
        const auto error =
            std::find_if(result.diagnostics.begin(), result.diagnostics.end(),
                         [](const Diagnostic &diagnostic) { return diagnostic.severity == Severity::Error; });
        QVERIFY(error != result.diagnostics.end());
        QCOMPARE(sectionId(error->section), section);
        QCOMPARE(error->code, QStringLiteral("truncated"));
    } else {
        QVERIFY2(result.error.contains(QStringLiteral("the ") + section), qPrintable(result.error));
        QVERIFY2(result.error.contains(QStringLiteral("byte ")), qPrintable(result.error));
    }
}

void TestModelFile::otherFilesAreRefused_data()
{
    QTest::addColumn<QByteArray>("file");
    QTest::newRow("empty") << QByteArray();
    QTest::newRow("motion") << QByteArray("Vocaloid Motion Data 0002");
    QTest::newRow("signature alone") << QByteArray("PMX ");
    const QByteArray pmx = pmxFile(sampleModel());
    QTest::newRow("version 1") << QByteArray(pmx).replace(4, 4, QByteArray("\0\0\x80\x3f", 4));
    QTest::newRow("version 3") << QByteArray(pmx).replace(4, 4, QByteArray("\0\0\x40\x40", 4));
    QTest::newRow("few globals") << QByteArray(pmx).replace(8, 1, QByteArray("\x07", 1));
    QTest::newRow("five additional UVs") << QByteArray(pmx).replace(10, 1, QByteArray("\x05", 1));
    QTest::newRow("index size") << QByteArray(pmx).replace(14, 1, QByteArray("\x03", 1));
}

void TestModelFile::otherFilesAreRefused()
{
    QFETCH(QByteArray, file);
    const ModelResult result = readModel(file);
    QVERIFY(!result.ok);
    QVERIFY(!result.error.isEmpty());
    QVERIFY(result.model == Model());
    QVERIFY(!readModelFile(QStringLiteral("/nowhere/model.pmx")).error.isEmpty());
}

void TestModelFile::namesThatAMotionCannotHold()
{
    Model model = sampleModel();
    model.bones[3].name = QStringLiteral("左带");
    const ModelResult result = readModel(pmxFile(model));
    QCOMPARE(findings(result), QStringList{QStringLiteral("note bones name-not-storable 3 1")});
    QCOMPARE(result.outline.bones()[3], QStringLiteral("左带").toUtf8());
    const ModelResult chinese = readModel(pmxFile(model), NameEncoding::Gb18030);
    QCOMPARE(findings(chinese), QStringList());
    QCOMPARE(chinese.outline.bones()[3], QByteArray("\xD7\xF3\xB4\xF8"));
}

QTEST_GUILESS_MAIN(TestModelFile)
#include "tst_modelfile.moc"
