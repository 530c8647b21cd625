// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor-core/rig/testrig.h"
#include "editor-core/text/knownnames.h"
#include "editor-core/text/mirrornames.h"
#include "editor-core/text/nametext.h"
#include "editor-core/vmd/reader.h"

#include <QHash>
#include <QSet>
#include <QTest>

#include <cmath>

using namespace furitsuke;

namespace {

const Model &rig()
{
    static const Model model = makeTestRig();
    return model;
}

qint32 boneNamed(QStringView name)
{
    for (qsizetype i = 0; i < rig().bones.size(); ++i) {
        if (rig().bones[i].name == name)
            return qint32(i);
    }
    return -1;
}

qint32 morphNamed(QStringView name)
{
    for (qsizetype i = 0; i < rig().morphs.size(); ++i) {
        if (rig().morphs[i].name == name)
            return qint32(i);
    }
    return -1;
}

const ModelBone &bone(QStringView name)
{
    static const ModelBone none;
    const qint32 at = boneNamed(name);
    return at < 0 ? none : rig().bones[at];
}

Vec3f difference(const Vec3f &a, const Vec3f &b)
{
    return {a.x - b.x, a.y - b.y, a.z - b.z};
}
double dot(const Vec3f &a, const Vec3f &b)
{
    return double(a.x) * double(b.x) + double(a.y) * double(b.y) + double(a.z) * double(b.z);
}
double lengthOf(const Vec3f &v)
{
    return std::sqrt(dot(v, v));
}
Vec3f cross(const Vec3f &a, const Vec3f &b)
{
    return {a.y * b.z - a.z * b.y, a.z * b.x - a.x * b.z, a.x * b.y - a.y * b.x};
}

/// How many bytes a name has in MMD's encoding; far too many where it has none.
qsizetype bytesOf(const QString &name)
{
    const EncodedName encoded = encodeName(name, NameEncoding::Cp932);
    return encoded.ok() ? encoded.bytes.size() : 1000;
}

/// The material that a triangle belongs to, by triangle.
QList<qint32> materialOfTriangle()
{
    QList<qint32> result;
    for (qsizetype i = 0; i < rig().materials.size(); ++i)
        result.resize(result.size() + rig().materials[i].indexCount / 3, qint32(i));
    return result;
}

/// The names of the materials that a vertex is drawn with.
QList<QString> materialOfVertex()
{
    QList<QString> result(rig().vertices.size());
    const QList<qint32> materials = materialOfTriangle();
    for (qsizetype i = 0; i < rig().indices.size(); ++i)
        result[rig().indices[i]] = rig().materials[materials[i / 3]].name;
    return result;
}

const VertexMorph *vertexMorph(QStringView name)
{
    const qint32 at = morphNamed(name);
    return at < 0 ? nullptr : std::get_if<VertexMorph>(&rig().morphs[at].what);
}

} // namespace

/// The built-in model.
class TestTestRig : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void isTheSameEveryTime();
    void isOfTheUsualSize();
    void namesFitTheirFieldsAndAreUnique();
    void allBonesAndMorphsAreKnownNames();
    void namesOfTheDemoMotionsAreThere_data();
    void namesOfTheDemoMotionsAreThere();
    void indicesAreValid();
    void weightsAddUp();
    void normalsAreUnitVectors();
    void trianglesFaceOutward();
    void bodyIsTheSameOnBothSides();
    void skeletonIsTheSameOnBothSides();
    void sourcesOfAppendComeFirst();
    void twistsTurnAboutTheArm();
    void legsFollowTheirIk();
    void kneesBendForward();
    void skinFollowsTheLegsThatCanBeAdjusted();
    void morphsMoveWhatTheyAreNamedFor_data();
    void morphsMoveWhatTheyAreNamedFor();
    void lidsCloseTheEyes_data();
    void lidsCloseTheEyes();
    void winksAreMirrored_data();
    void winksAreMirrored();
    void groupsAreBothWinks_data();
    void groupsAreBothWinks();
    void blushShowsOnlyWhenAsked();
    void morphsStandInTheirPanels();
    void framesHoldEveryBoneOnce();
};

void TestTestRig::isTheSameEveryTime()
{
    QVERIFY(makeTestRig() == rig());
}

void TestTestRig::isOfTheUsualSize()
{
    float least = 1e9f;
    float most = -1e9f;
    for (const ModelVertex &v : rig().vertices) {
        least = std::min(least, v.position.y);
        most = std::max(most, v.position.y);
    }
    QVERIFY2(std::abs(least) < 0.05f, qPrintable(QString::number(double(least))));
    QVERIFY2(most > 19 && most < 21, qPrintable(QString::number(double(most))));
    QVERIFY(rig().vertices.size() > 6000);
    QVERIFY(rig().vertices.size() < 18000);
    // The face looks to -Z.
    QVERIFY(bone(u"左つま先").position.z < bone(u"左足首").position.z - 1);
    QVERIFY(bone(u"左腕").position.x > 1);
}

void TestTestRig::namesFitTheirFieldsAndAreUnique()
{
    QSet<QString> bones;
    for (const ModelBone &b : rig().bones) {
        QVERIFY2(!bones.contains(b.name), qPrintable(b.name));
        bones.insert(b.name);
        QVERIFY2(bytesOf(b.name) <= 15, qPrintable(b.name));
        QVERIFY2(!b.englishName.isEmpty() && bytesOf(b.englishName) <= 20, qPrintable(b.name));
    }
    QSet<QString> english;
    for (const ModelBone &b : rig().bones)
        english.insert(b.englishName);
    QCOMPARE(english.size(), rig().bones.size());
    QSet<QString> morphs;
    for (const ModelMorph &m : rig().morphs) {
        QVERIFY2(!morphs.contains(m.name), qPrintable(m.name));
        morphs.insert(m.name);
        QVERIFY2(bytesOf(m.name) <= 15, qPrintable(m.name));
        QVERIFY2(!m.englishName.isEmpty() && bytesOf(m.englishName) <= 20, qPrintable(m.name));
    }
    QSet<QString> materials;
    for (const ModelMaterial &m : rig().materials) {
        QVERIFY2(!materials.contains(m.name), qPrintable(m.name));
        materials.insert(m.name);
    }
    QVERIFY(bytesOf(rig().name) <= 20);
}

void TestTestRig::allBonesAndMorphsAreKnownNames()
{
    for (const ModelBone &b : rig().bones)
        QVERIFY2(isKnownBone(b.name), qPrintable(b.name));
    for (const ModelMorph &m : rig().morphs)
        QVERIFY2(isKnownMorph(m.name), qPrintable(m.name));
}

void TestTestRig::namesOfTheDemoMotionsAreThere_data()
{
    QTest::addColumn<QString>("file");
    QTest::newRow("dance") << QStringLiteral("demo-dance.vmd");
    QTest::newRow("face") << QStringLiteral("demo-face.vmd");
}

void TestTestRig::namesOfTheDemoMotionsAreThere()
{
    QFETCH(QString, file);
    const ReadResult read =
        readMotionFile(QStringLiteral(FURITSUKE_SOURCE_DIR "/app/resources/demo/") + file);
    QVERIFY2(read.ok, qPrintable(read.error));
    const auto text = [&read](const QByteArray &name) { return decodeName(name, read.encoding).text; };
    for (const BoneTrack &track : read.motion.bones)
        QVERIFY2(boneNamed(text(track.name)) >= 0, qPrintable(text(track.name)));
    for (const MorphTrack &track : read.motion.morphs)
        QVERIFY2(morphNamed(text(track.name)) >= 0, qPrintable(text(track.name)));
    QVERIFY(read.motion.morphs.size() > 5);
    QSet<QString> chains;
    for (const ModelIk &ik : rig().iks)
        chains.insert(rig().bones[ik.bone].name);
    for (qsizetype i = 0; i < read.motion.states.size(); ++i) {
        for (const auto &ik : read.motion.states.key(i).ik)
            QVERIFY2(chains.contains(text(ik.name.name())), qPrintable(text(ik.name.name())));
    }
}

void TestTestRig::indicesAreValid()
{
    const auto bones = qint32(rig().bones.size());
    const auto isBone = [bones](qint32 i) { return i >= 0 && i < bones; };
    for (const quint32 i : rig().indices)
        QVERIFY(i < quint32(rig().vertices.size()));
    qsizetype drawn = 0;
    for (const ModelMaterial &m : rig().materials) {
        QCOMPARE(m.indexCount % 3, 0);
        QVERIFY2(m.indexCount > 0, qPrintable(m.name));
        drawn += m.indexCount;
    }
    QCOMPARE(drawn, rig().indices.size());
    QSet<quint32> used;
    for (const quint32 i : rig().indices)
        used.insert(i);
    QCOMPARE(used.size(), rig().vertices.size());
    for (qint32 i = 0; i < bones; ++i) {
        const ModelBone &b = rig().bones[i];
        QVERIFY2(b.parent >= -1 && b.parent < i, qPrintable(b.name)); // so that no chain of parents is a ring
        if (b.flags & BoneFlag::TailIsBone)
            QVERIFY2(isBone(b.tail) && b.tail != i, qPrintable(b.name));
        else
            QVERIFY2(b.tail == -1, qPrintable(b.name));
        QCOMPARE(bool(b.flags & BoneFlag::AppendRotation), isBone(b.appendSource));
        QVERIFY(!(b.flags & BoneFlag::AppendMove));
        if (b.flags & BoneFlag::LocalAxes) {
            QVERIFY2(std::abs(lengthOf(b.localX) - 1) < 1e-5, qPrintable(b.name));
            QVERIFY2(std::abs(lengthOf(b.localZ) - 1) < 1e-5, qPrintable(b.name));
            QVERIFY2(std::abs(dot(b.localX, b.localZ)) < 1e-5, qPrintable(b.name));
        }
    }
    for (const ModelMorph &morph : rig().morphs) {
        if (const auto *vertices = std::get_if<VertexMorph>(&morph.what)) {
            QSet<qint32> seen;
            for (const VertexOffset &o : vertices->offsets) {
                QVERIFY2(o.vertex >= 0 && o.vertex < rig().vertices.size(), qPrintable(morph.name));
                QVERIFY2(!seen.contains(o.vertex), qPrintable(morph.name));
                seen.insert(o.vertex);
            }
        }
    }
}

void TestTestRig::weightsAddUp()
{
    for (qsizetype i = 0; i < rig().vertices.size(); ++i) {
        const ModelVertex &v = rig().vertices[i];
        const int count = v.deform == Deform::Bdef1 ? 1 : v.deform == Deform::Bdef2 ? 2 : 4;
        double sum = 0;
        for (int k = 0; k < 4; ++k) {
            const bool there = v.bones[size_t(k)] >= 0;
            QVERIFY(v.bones[size_t(k)] < rig().bones.size());
            QVERIFY(k < count || !there);
            QVERIFY(v.weights[size_t(k)] >= 0);
            QVERIFY(there || v.weights[size_t(k)] == 0);
            sum += double(v.weights[size_t(k)]);
        }
        QVERIFY2(std::abs(sum - 1) < 1e-6, qPrintable(QStringLiteral("%1: %2").arg(i).arg(sum)));
        QVERIFY(v.bones[0] >= 0);
        if (v.deform == Deform::Bdef1)
            QCOMPARE(v.weights[0], 1.0f);
    }
}

void TestTestRig::normalsAreUnitVectors()
{
    for (qsizetype i = 0; i < rig().vertices.size(); ++i) {
        const double length = lengthOf(rig().vertices[i].normal);
        QVERIFY2(std::abs(length - 1) < 1e-5, qPrintable(QStringLiteral("%1: %2").arg(i).arg(length)));
    }
}

void TestTestRig::trianglesFaceOutward()
{
    const QList<qint32> materials = materialOfTriangle();
    QMap<QString, int> turned;
    QMap<QString, int> flat;
    for (qsizetype t = 0; t < rig().indices.size() / 3; ++t) {
        const ModelVertex *v[3];
        for (int k = 0; k < 3; ++k)
            v[k] = &rig().vertices[rig().indices[3 * t + k]];
        // Left-handed: of a triangle that is clockwise from its front, this points to the front.
        const Vec3f facing =
            cross(difference(v[1]->position, v[0]->position), difference(v[2]->position, v[0]->position));
        const QString &name = rig().materials[materials[t]].name;
        if (lengthOf(facing) < 1e-8)
            ++flat[name];
        // The mouth's inside is a bag that lies together while the mouth is shut.
        else if (name != QStringLiteral("口内") &&
                 dot(facing, v[0]->normal) + dot(facing, v[1]->normal) + dot(facing, v[2]->normal) <= 0)
            ++turned[name];
    }
    for (auto it = flat.cbegin(); it != flat.cend(); ++it)
        qWarning("%s: %d without area", qPrintable(it.key()), it.value());
    for (auto it = turned.cbegin(); it != turned.cend(); ++it)
        qWarning("%s: %d turned away", qPrintable(it.key()), it.value());
    QVERIFY(flat.isEmpty());
    QVERIFY(turned.isEmpty());
}

void TestTestRig::bodyIsTheSameOnBothSides()
{
    // Hair has a parting; the light in the eyes comes from one side.
    const QStringList uneven = {QStringLiteral("髪"), QStringLiteral("髪光"), QStringLiteral("ハイライト")};
    const QList<QString> materials = materialOfVertex();
    constexpr double grid = 0.02;
    const auto cell = [](double value) { return int(std::floor(value / grid)); };
    using Cell = std::array<int, 3>;
    QMap<Cell, QList<qsizetype>> places;
    for (qsizetype i = 0; i < rig().vertices.size(); ++i) {
        const Vec3f &p = rig().vertices[i].position;
        places[{cell(double(p.x)), cell(double(p.y)), cell(double(p.z))}].append(i);
    }
    QHash<qint32, qint32> otherBone;
    for (qsizetype i = 0; i < rig().bones.size(); ++i)
        otherBone[qint32(i)] = boneNamed(mirroredName(rig().bones[i].name));
    const auto sameWeights = [&otherBone](const ModelVertex &a, const ModelVertex &b) {
        for (int k = 0; k < 4; ++k) {
            if (a.bones[size_t(k)] < 0)
                continue;
            float other = 0;
            for (int j = 0; j < 4; ++j) {
                if (b.bones[size_t(j)] == otherBone.value(a.bones[size_t(k)]))
                    other += b.weights[size_t(j)];
            }
            if (std::abs(other - a.weights[size_t(k)]) > 2e-3f)
                return false;
        }
        return true;
    };
    for (qsizetype i = 0; i < rig().vertices.size(); ++i) {
        if (uneven.contains(materials[i]))
            continue;
        const ModelVertex &v = rig().vertices[i];
        const Vec3f wanted = {-v.position.x, v.position.y, v.position.z};
        bool found = false;
        for (int step = 0; step < 27 && !found; ++step) {
            const Cell at = {cell(double(wanted.x)) + step % 3 - 1, cell(double(wanted.y)) + step / 3 % 3 - 1,
                             cell(double(wanted.z)) + step / 9 - 1};
            for (const qsizetype other : places.value(at)) {
                const ModelVertex &o = rig().vertices[other];
                if (materials[other] == materials[i] && lengthOf(difference(o.position, wanted)) < 1e-3 &&
                    sameWeights(v, o)) {
                    found = true;
                    break;
                }
            }
        }
        QVERIFY2(found, qPrintable(QStringLiteral("%1 at %2, %3, %4")
                                       .arg(materials[i])
                                       .arg(double(v.position.x))
                                       .arg(double(v.position.y))
                                       .arg(double(v.position.z))));
    }
}

void TestTestRig::skeletonIsTheSameOnBothSides()
{
    for (const ModelBone &b : rig().bones) {
        const qint32 at = boneNamed(mirroredName(b.name));
        QVERIFY2(at >= 0, qPrintable(b.name));
        const ModelBone &other = rig().bones[at];
        QCOMPARE(other.position, (Vec3f{b.position.x == 0 ? 0 : -b.position.x, b.position.y, b.position.z}));
        QCOMPARE(other.flags, b.flags);
        QCOMPARE(other.layer, b.layer);
        QCOMPARE(other.appendRatio, b.appendRatio);
        const auto nameAt = [](qint32 i) { return i < 0 ? QString() : rig().bones[i].name; };
        QCOMPARE(nameAt(other.parent), mirroredName(nameAt(b.parent)));
        QCOMPARE(nameAt(other.appendSource), mirroredName(nameAt(b.appendSource)));
        QCOMPARE(nameAt(other.tail), mirroredName(nameAt(b.tail)));
    }
}

void TestTestRig::sourcesOfAppendComeFirst()
{
    for (qint32 i = 0; i < rig().bones.size(); ++i) {
        const ModelBone &b = rig().bones[i];
        if (b.appendSource < 0)
            continue;
        const ModelBone &source = rig().bones[b.appendSource];
        QVERIFY2(source.layer < b.layer || (source.layer == b.layer && b.appendSource < i),
                 qPrintable(b.name));
        QVERIFY2(b.appendRatio != 0, qPrintable(b.name));
    }
    for (const char16_t *name : {u"左目", u"右目"}) {
        QCOMPARE(bone(name).appendSource, boneNamed(u"両目"));
        QCOMPARE(bone(name).appendRatio, 1.0f);
    }
    QCOMPARE(bone(u"左肩C").appendRatio, -1.0f);
    QCOMPARE(bone(u"腰キャンセル右").appendSource, boneNamed(u"腰"));
    QCOMPARE(bone(u"腰キャンセル右").appendRatio, -1.0f);
    QCOMPARE(bone(u"右ひざD").appendSource, boneNamed(u"右ひざ"));
}

void TestTestRig::twistsTurnAboutTheArm()
{
    struct Limb
    {
        const char16_t *twist;
        const char16_t *from;
        const char16_t *to;
    };
    for (const Limb &limb : {Limb{u"左腕捩", u"左腕", u"左ひじ"}, Limb{u"右腕捩", u"右腕", u"右ひじ"},
                             Limb{u"左手捩", u"左ひじ", u"左手首"}, Limb{u"右手捩", u"右ひじ", u"右手首"}}) {
        const ModelBone &twist = bone(limb.twist);
        QVERIFY(twist.flags & BoneFlag::FixedAxis);
        QVERIFY(std::abs(lengthOf(twist.fixedAxis) - 1) < 1e-5);
        const Vec3f way = difference(bone(limb.to).position, bone(limb.from).position);
        QVERIFY(dot(way, twist.fixedAxis) / lengthOf(way) > 0.9999);
        for (int part = 1; part <= 3; ++part) {
            const ModelBone &spread = bone(QString(QString::fromUtf16(limb.twist) + QString::number(part)));
            QCOMPARE(spread.appendSource, boneNamed(limb.twist));
            QCOMPARE(spread.appendRatio, 0.25f * float(part));
        }
    }
}

void TestTestRig::legsFollowTheirIk()
{
    QCOMPARE(rig().iks.size(), 4);
    for (const ModelIk &ik : rig().iks) {
        const ModelBone &goal = rig().bones[ik.bone];
        QVERIFY2(goal.flags & BoneFlag::Ik, qPrintable(goal.name));
        QVERIFY2(goal.flags & BoneFlag::Movable, qPrintable(goal.name));
        QVERIFY(ik.loops > 0);
        QVERIFY(ik.unitAngle > 0);
        QVERIFY(!ik.links.isEmpty());
        // At rest the chain's end is where it is wanted.
        QVERIFY2(lengthOf(difference(goal.position, rig().bones[ik.target].position)) < 1e-5,
                 qPrintable(goal.name));
        qint32 from = ik.target;
        for (const IkLink &link : ik.links) {
            QCOMPARE(link.bone, rig().bones[from].parent);
            from = link.bone;
            // What the chain turns is known before the goal is reached.
            QVERIFY(link.bone < ik.bone);
            if (link.limited) {
                QVERIFY(link.least.x <= link.most.x);
                QVERIFY(link.least.y <= link.most.y);
                QVERIFY(link.least.z <= link.most.z);
            }
        }
    }
    for (const ModelIk &ik : rig().iks) {
        const QString name = rig().bones[ik.bone].name;
        if (!name.endsWith(QStringLiteral("足ＩＫ")))
            continue;
        QCOMPARE(ik.loops, 40);
        QCOMPARE(ik.links.size(), 2);
        QVERIFY(ik.links[0].limited);
        QVERIFY(!ik.links[1].limited);
        constexpr double degree = 3.14159265358979 / 180;
        QVERIFY(std::abs(double(ik.links[0].least.x) + 180 * degree) < 1e-5);
        QVERIFY(std::abs(double(ik.links[0].most.x) + 0.5 * degree) < 1e-6);
        QCOMPARE(ik.links[0].least.y, 0.0f);
        QCOMPARE(ik.links[0].most.z, 0.0f);
    }
}

void TestTestRig::kneesBendForward()
{
    for (const QChar side : {u'左', u'右'}) {
        const Vec3f hip = bone(QString(side + QStringLiteral("足"))).position;
        const Vec3f knee = bone(QString(side + QStringLiteral("ひざ"))).position;
        const Vec3f ankle = bone(QString(side + QStringLiteral("足首"))).position;
        const float share = (hip.y - knee.y) / (hip.y - ankle.y);
        const float straight = hip.z + share * (ankle.z - hip.z);
        QVERIFY(knee.z < straight - 0.05f);
        // The knee's limit asks for half a degree at least: the leg at rest is bent by more.
        const Vec3f thigh = difference(knee, hip);
        const Vec3f shin = difference(ankle, knee);
        const double bend = std::acos(dot(thigh, shin) / (lengthOf(thigh) * lengthOf(shin)));
        QVERIFY(bend > 0.5 * 3.14159 / 180);
    }
}

void TestTestRig::skinFollowsTheLegsThatCanBeAdjusted()
{
    QSet<qint32> skinned;
    for (const ModelVertex &v : rig().vertices) {
        for (const qint32 b : v.bones)
            skinned.insert(b);
    }
    for (const char16_t *name :
         {u"左足D",    u"左ひざD",  u"左足首D",  u"左足先EX", u"右足D",   u"頭",     u"首",
          u"上半身",   u"上半身2",  u"下半身",   u"左肩",     u"左腕",    u"左腕捩", u"左腕捩1",
          u"左腕捩2",  u"左腕捩3",  u"左ひじ",   u"左手捩",   u"左手捩2", u"左手首", u"左親指０",
          u"左親指２", u"右小指３", u"右中指１", u"左目",     u"右目"})
        QVERIFY2(skinned.contains(boneNamed(name)), qPrintable(QString::fromUtf16(name)));
    for (const char16_t *name : {u"左足", u"左ひざ", u"左足首", u"右足", u"全ての親", u"センター", u"両目"})
        QVERIFY2(!skinned.contains(boneNamed(name)), qPrintable(QString::fromUtf16(name)));
}

void TestTestRig::morphsMoveWhatTheyAreNamedFor_data()
{
    QTest::addColumn<QString>("name");
    QTest::addColumn<QStringList>("onlyMaterials"); // empty: any
    QTest::addColumn<double>("lowest");
    QTest::addColumn<double>("highest");
    QTest::addColumn<double>("farthest"); // at least so far goes what goes farthest
    const auto rows = [](const QStringList &names, const QStringList &materials, double lowest,
                         double highest, double farthest) {
        for (const QString &name : names)
            QTest::addRow("%s", qUtf8Printable(name)) << name << materials << lowest << highest << farthest;
    };
    const auto list = [](const char16_t *names) { return QString::fromUtf16(names).split(u' '); };
    rows(list(u"真面目 困る にこり 怒り 上 下"), list(u"眉"), 18.2, 18.8, 0.05);
    rows(list(u"ウィンク ウィンク右 ウィンク２ ｳｨﾝｸ２右 なごみ はぅ"), {}, 17.0, 18.7, 0.3);
    rows(list(u"びっくり じと目"), {}, 17.0, 18.7, 0.05);
    rows(list(u"瞳小"), list(u"瞳縁 瞳 瞳光 瞳孔 ハイライト"), 17.3, 18.3, 0.05);
    rows(list(u"あ い う え お ▲ □ ワ にっこり"), {}, 16.4, 17.5, 0.05);
    rows(list(u"ん ∧ ω にやり 口角上げ 口角下げ"), {}, 16.4, 17.5, 0.02);
}

void TestTestRig::morphsMoveWhatTheyAreNamedFor()
{
    QFETCH(QString, name);
    QFETCH(QStringList, onlyMaterials);
    QFETCH(double, lowest);
    QFETCH(double, highest);
    QFETCH(double, farthest);
    const VertexMorph *morph = vertexMorph(name);
    QVERIFY(morph);
    static const QList<QString> materials = materialOfVertex();
    double most = 0;
    for (const VertexOffset &o : morph->offsets) {
        const Vec3f &p = rig().vertices[o.vertex].position;
        QVERIFY2(double(p.y) > lowest && double(p.y) < highest && p.z < 0,
                 qPrintable(materials[o.vertex] + QStringLiteral(" %1").arg(double(p.y))));
        QVERIFY2(onlyMaterials.isEmpty() || onlyMaterials.contains(materials[o.vertex]),
                 qPrintable(materials[o.vertex]));
        // Body and hair stay.
        QVERIFY2(materials[o.vertex] != QStringLiteral("髪") && materials[o.vertex] != QStringLiteral("肌"),
                 qPrintable(materials[o.vertex]));
        QVERIFY(std::isfinite(o.offset.x) && std::isfinite(o.offset.y) && std::isfinite(o.offset.z));
        most = std::max(most, lengthOf(o.offset));
    }
    QVERIFY2(most >= farthest, qPrintable(QString::number(most)));
    QVERIFY2(most < 1, qPrintable(QString::number(most)));
}

void TestTestRig::lidsCloseTheEyes_data()
{
    QTest::addColumn<QString>("name");
    QTest::newRow("blink") << QStringLiteral("ウィンク２");
    QTest::newRow("smile") << QStringLiteral("ウィンク");
    QTest::newRow("calm") << QStringLiteral("なごみ");
}

void TestTestRig::lidsCloseTheEyes()
{
    QFETCH(QString, name);
    const VertexMorph *morph = vertexMorph(name);
    QVERIFY(morph);
    QList<Vec3f> places;
    for (const ModelVertex &v : rig().vertices)
        places.append(v.position);
    for (const VertexOffset &o : morph->offsets) {
        Vec3f &p = places[o.vertex];
        p = {p.x + o.offset.x, p.y + o.offset.y, p.z + o.offset.z};
    }
    // Seen from the front, skin or lashes stand before every place of the iris.
    const QList<qint32> materials = materialOfTriangle();
    int open = 0;
    int seen = 0;
    for (double x = 0.35; x < 0.85; x += 0.02) {
        for (double y = 17.5; y < 18.1; y += 0.02) {
            double nearest = 1e9;
            QString front;
            for (qsizetype t = 0; t < rig().indices.size() / 3; ++t) {
                const Vec3f &a = places[rig().indices[3 * t]];
                const Vec3f &b = places[rig().indices[3 * t + 1]];
                const Vec3f &c = places[rig().indices[3 * t + 2]];
                if (std::min({a.x, b.x, c.x}) > float(x) || std::max({a.x, b.x, c.x}) < float(x) ||
                    std::min({a.y, b.y, c.y}) > float(y) || std::max({a.y, b.y, c.y}) < float(y) ||
                    rig().materials[materials[t]].diffuse.w <= 0)
                    continue;
                const double area =
                    double(b.x - a.x) * double(c.y - a.y) - double(b.y - a.y) * double(c.x - a.x);
                if (area >= 0) // seen from behind
                    continue;
                const double v =
                    ((x - double(a.x)) * double(c.y - a.y) - (y - double(a.y)) * double(c.x - a.x)) / area;
                const double w =
                    (double(b.x - a.x) * (y - double(a.y)) - double(b.y - a.y) * (x - double(a.x))) / area;
                if (v < 0 || w < 0 || v + w > 1)
                    continue;
                const double z = (1 - v - w) * double(a.z) + v * double(b.z) + w * double(c.z);
                if (z < nearest) {
                    nearest = z;
                    front = rig().materials[materials[t]].name;
                }
            }
            ++seen;
            if (front != QStringLiteral("顔") && front != QStringLiteral("まつ毛") &&
                front != QStringLiteral("髪"))
                ++open;
        }
    }
    QVERIFY(seen > 500);
    QCOMPARE(open, 0);
}

void TestTestRig::winksAreMirrored_data()
{
    QTest::addColumn<QString>("left");
    QTest::addColumn<QString>("right");
    QTest::newRow("smiling") << QStringLiteral("ウィンク") << QStringLiteral("ウィンク右");
    QTest::newRow("plain") << QStringLiteral("ウィンク２") << QStringLiteral("ｳｨﾝｸ２右");
}

void TestTestRig::winksAreMirrored()
{
    QFETCH(QString, left);
    QFETCH(QString, right);
    const VertexMorph *one = vertexMorph(left);
    const VertexMorph *other = vertexMorph(right);
    QVERIFY(one && other);
    QCOMPARE(one->offsets.size(), other->offsets.size());
    double sum = 0;
    double otherSum = 0;
    for (const VertexOffset &o : one->offsets) {
        QVERIFY(rig().vertices[o.vertex].position.x > 0);
        sum += double(o.offset.y);
    }
    for (const VertexOffset &o : other->offsets) {
        QVERIFY(rig().vertices[o.vertex].position.x < 0);
        otherSum += double(o.offset.y);
    }
    QVERIFY(std::abs(sum - otherSum) < 1e-3);
}

void TestTestRig::groupsAreBothWinks_data()
{
    QTest::addColumn<QString>("group");
    QTest::addColumn<QStringList>("members");
    QTest::newRow("blink") << QStringLiteral("まばたき")
                           << QStringList{QStringLiteral("ウィンク２"), QStringLiteral("ｳｨﾝｸ２右")};
    QTest::newRow("laugh") << QStringLiteral("笑い")
                           << QStringList{QStringLiteral("ウィンク"), QStringLiteral("ウィンク右")};
}

void TestTestRig::groupsAreBothWinks()
{
    QFETCH(QString, group);
    QFETCH(QStringList, members);
    const auto *morph = std::get_if<GroupMorph>(&rig().morphs[morphNamed(group)].what);
    QVERIFY(morph);
    QStringList names;
    for (const GroupOffset &o : morph->offsets) {
        names.append(rig().morphs[o.morph].name);
        QCOMPARE(o.weight, 1.0f);
    }
    QCOMPARE(names, members);
}

void TestTestRig::blushShowsOnlyWhenAsked()
{
    for (const auto &[morphName, materialName] : {std::pair(u"照れ", u"頬"), std::pair(u"涙", u"涙")}) {
        const qint32 at = morphNamed(morphName);
        QVERIFY(at >= 0);
        const auto *morph = std::get_if<MaterialMorph>(&rig().morphs[at].what);
        QVERIFY(morph);
        QCOMPARE(morph->offsets.size(), 1);
        const MaterialOffset &offset = morph->offsets.first();
        QVERIFY(offset.add);
        QVERIFY(offset.diffuse.w > 0.2f);
        const ModelMaterial &material = rig().materials[offset.material];
        QCOMPARE(material.name, QString::fromUtf16(materialName));
        QCOMPARE(material.diffuse.w, 0.0f);
        // Or its edge would be drawn around nothing.
        QVERIFY(!(material.flags & MaterialFlag::Edge));
    }
}

void TestTestRig::morphsStandInTheirPanels()
{
    for (const ModelMorph &morph : rig().morphs) {
        MorphPanel panel = MorphPanel::Other;
        switch (facePartOf(morph.name)) {
        case FacePart::Brow:
            panel = MorphPanel::Brow;
            break;
        case FacePart::Eye:
            panel = MorphPanel::Eye;
            break;
        case FacePart::Lip:
            panel = MorphPanel::Mouth;
            break;
        case FacePart::Other:
            break;
        }
        QVERIFY2(morph.panel == panel, qPrintable(morph.name));
    }
}

void TestTestRig::framesHoldEveryBoneOnce()
{
    QVERIFY(rig().frames.size() > 5);
    QCOMPARE(rig().frames[0].name, QStringLiteral("Root"));
    QCOMPARE(rig().frames[1].name, QStringLiteral("表情"));
    QVERIFY(rig().frames[0].special && rig().frames[1].special);
    QCOMPARE(rig().frames[1].items.size(), rig().morphs.size());
    QMap<qint32, int> shown;
    for (const ModelFrame &frame : rig().frames) {
        QVERIFY2(!frame.items.isEmpty(), qPrintable(frame.name));
        for (const FrameItem &item : frame.items) {
            QVERIFY2(item.index >= 0, qPrintable(frame.name));
            if (!item.isMorph)
                ++shown[item.index];
        }
    }
    for (qint32 i = 0; i < rig().bones.size(); ++i) {
        const ModelBone &b = rig().bones[i];
        QVERIFY2(shown.value(i) == (b.flags & BoneFlag::Visible ? 1 : 0), qPrintable(b.name));
    }
}

QTEST_GUILESS_MAIN(TestTestRig)
#include "tst_testrig.moc"
