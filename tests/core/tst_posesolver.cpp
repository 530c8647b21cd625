// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor-core/rig/posesolver.h"
#include "editor-core/rig/rigorder.h"
#include "tests/support/closeness.h"
#include "tests/support/plainpose.h"
#include "tests/support/rigs.h"

#include <QTest>

#include <algorithm>
#include <atomic>
#include <cstdlib>
#include <new>
#include <numbers>

using namespace furitsuke;
using namespace furitsuke::test;

namespace {

std::atomic<int> allocations = 0;

constexpr double degrees = std::numbers::pi / 180;

Vec3d vector(const Vec3f &v)
{
    return {double(v.x), double(v.y), double(v.z)};
}
Quatd rotation(const Quatf &q)
{
    return {double(q.x), double(q.y), double(q.z), double(q.w)};
}
Quatf stored(const Quatd &q)
{
    return {float(q.x), float(q.y), float(q.z), float(q.w)};
}

std::shared_ptr<const Model> shared(const Model &model)
{
    return std::make_shared<Model>(model);
}

/// A bone's rotation in a model without chains, with all others at rest but those given.
std::vector<BoneWorld> posed(const Model &model, const RigInput &input)
{
    PoseSolver solver(shared(model));
    solver.solve(input);
    return {solver.bones().begin(), solver.bones().end()};
}

/// A source, turned by 100 degrees about Y and moved by (1, 2, 3), and a bone that appends it.
struct AppendCase
{
    Model model;
    qint32 source = 0;
    qint32 taker = 0;
    RigInput input;

    AppendCase(BoneFlags flags, float ratio)
    {
        source = addBone(model, QStringLiteral("s"), {1, 0, 0});
        taker = addBone(model, QStringLiteral("t"), {5, 0, 0});
        model.bones[taker].flags |= flags;
        model.bones[taker].appendSource = source;
        model.bones[taker].appendRatio = ratio;
        input = RigInput::atRest(model);
        input.bones[std::size_t(source)] = {{1, 2, 3}, stored(turn({0, 1, 0}, 100 * degrees))};
    }
};

double distance(const Vec3f &a, const Vec3f &b)
{
    return std::hypot(double(a.x) - double(b.x), double(a.y) - double(b.y), double(a.z) - double(b.z));
}

/// How far two poses of one model are apart at most, in units or radians.
double worstDifference(const PoseSolver &solver, const PlainPose &plain)
{
    double worst = 0;
    for (std::size_t i = 0; i < solver.bones().size(); ++i) {
        const BoneWorld &a = solver.bones()[i];
        const BoneWorld &b = plain.bones()[i];
        worst = std::max({worst, distance(a.position, b.position),
                          rotationBetween(rotation(a.rotation), rotation(b.rotation))});
    }
    for (std::size_t i = 0; i < solver.ikDistances().size(); ++i)
        worst = std::max(worst, std::abs(double(solver.ikDistances()[i] - plain.ikDistances()[i])));
    return worst;
}

bool sameBytes(const BoneWorld &a, const BoneWorld &b)
{
    return a.position == b.position && a.rotation == b.rotation;
}

} // namespace

// A pose allocates nothing: counted here, for the whole program.
void *operator new(std::size_t size)
{
    ++allocations;
    if (void *memory = std::malloc(size))
        return memory;
    throw std::bad_alloc();
}
void *operator new(std::size_t size, const std::nothrow_t &) noexcept
{
    ++allocations;
    return std::malloc(size);
}
void operator delete(void *memory) noexcept
{
    std::free(memory);
}
void operator delete(void *memory, std::size_t) noexcept
{
    std::free(memory);
}

class TestPoseSolver : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void restsBeforeTheFirstPose();
    void childrenFollowTheirParents();
    void orderIsThatOfMmd();
    void whatIsNeededComesFirst();
    void circlesDoNotMatter();
    void deepSkeletonsAreNoTrouble();

    void appendTurnsByTheRatio_data();
    void appendTurnsByTheRatio();
    void appendMovesByTheRatio();
    void appendedChainsPassOnWhatTheyWereGiven();
    void localAppendTakesAllThatMovesTheSource();
    void appendTakesWhatAChainDid();
    void appendBeforeItsSourceIsRefreshed();

    void boneMorphsTurnAndMove();
    void groupMorphsAddTheirShare();

    void chainsReachTheirGoal_data();
    void chainsReachTheirGoal();
    void legsOutOfReachAreStraight();
    void kneesBendOneWayOnly();
    void linksTurnByTheirStep();
    void fixedLinksStayAndAxesHold();
    void linksThatMoveNothingAreLeft();
    void chainsThatAreOffLeaveTheKeys();
    void toesFollowAfterFeet();
    void keysInPlaceOfAChainStandTheSame();

    void plainRulesGiveTheSame();
    void dancersGiveTheSame();
    void whatChangedIsWorkedOutAsFromTheStart();
    void nothingIsAllocated();
};

void TestPoseSolver::restsBeforeTheFirstPose()
{
    const Model model = legRig();
    PoseSolver solver(shared(model));
    const auto isAtRest = [&] {
        for (qsizetype i = 0; i < model.bones.size(); ++i) {
            if (distance(solver.bones()[std::size_t(i)].position, model.bones[i].position) > 1e-6 ||
                !(solver.bones()[std::size_t(i)].rotation == Quatf()))
                return false;
        }
        return true;
    };
    QVERIFY(isAtRest());
    QVERIFY(solver.solve(RigInput::atRest(model)));
    QVERIFY(isAtRest());
    QVERIFY(!solver.solve(RigInput::atRest(model)));
    Model empty;
    PoseSolver none(shared(empty));
    none.solve(RigInput::atRest(empty));
    QVERIFY(none.bones().empty());
}

void TestPoseSolver::childrenFollowTheirParents()
{
    Model model;
    const qint32 root = addBone(model, QStringLiteral("a"), {1, 0, 0});
    const qint32 middle = addBone(model, QStringLiteral("b"), {3, 0, 0}, root);
    const qint32 tip = addBone(model, QStringLiteral("c"), {3, 1, 0}, middle);
    RigInput input = RigInput::atRest(model);
    // Turned by 90 degrees about Z, X becomes Y; the middle moves in the space of its parent, before it
    // turns.
    input.bones[0] = {{0, 0, 5}, stored(turn({0, 0, 1}, 90 * degrees))};
    input.bones[1] = {{1, 0, 0}, stored(turn({1, 0, 0}, 90 * degrees))};
    const std::vector<BoneWorld> pose = posed(model, input);
    COMPARE_VECTOR_NEAR(vector(pose[std::size_t(root)].position), (Vec3d{1, 0, 5}), 1e-6);
    COMPARE_VECTOR_NEAR(vector(pose[std::size_t(middle)].position), (Vec3d{1, 3, 5}), 1e-6);
    // The tip is along Y of the middle: first to Z by the middle's turn, where the root's turn leaves it.
    COMPARE_VECTOR_NEAR(vector(pose[std::size_t(tip)].position), (Vec3d{1, 3, 6}), 1e-6);
    QVERIFY(pose[std::size_t(tip)].rotation.w >= 0);
}

void TestPoseSolver::orderIsThatOfMmd()
{
    Model model;
    const qint32 late = addBone(model, QStringLiteral("late"), {});
    model.bones[late].flags |= BoneFlag::AfterPhysics;
    const qint32 third = addBone(model, QStringLiteral("third"), {}, -1, 2);
    const qint32 first = addBone(model, QStringLiteral("first"), {});
    const qint32 goal = addBone(model, QStringLiteral("goal"), {}, -1, 1);
    const qint32 second = addBone(model, QStringLiteral("second"), {}, -1, 1);
    const qint32 below = addBone(model, QStringLiteral("below"), {}, -1, -1);
    addIk(model, goal, second, {freeLink(first)});
    // The chain's own bones come before it, second included.
    const std::vector<RigStep> expected = {{below, -1}, {first, -1}, {goal, -1}, {second, -1},
                                           {-1, 0},     {third, -1}, {late, -1}};
    QVERIFY(rigOrder(model) == expected);
}

void TestPoseSolver::whatIsNeededComesFirst()
{
    Model model;
    const qint32 child = addBone(model, QStringLiteral("child"), {});
    const qint32 taker = addBone(model, QStringLiteral("taker"), {});
    const qint32 plain = addBone(model, QStringLiteral("plain"), {});
    const qint32 source = addBone(model, QStringLiteral("source"), {}, -1, 1);
    const qint32 parent = addBone(model, QStringLiteral("parent"), {}, -1, 3);
    model.bones[child].parent = parent;
    for (const qint32 bone : {taker, plain, source}) {
        model.bones[bone].flags |= BoneFlag::AppendRotation;
        model.bones[bone].appendSource = bone == taker ? source : child;
    }
    const std::vector<RigStep> expected = {{parent, -1}, {child, -1}, {source, -1}, {taker, -1}, {plain, -1}};
    QVERIFY(rigOrder(model) == expected);
}

void TestPoseSolver::circlesDoNotMatter()
{
    // Two bones append each other, a goal hangs on its own chain, a chain names a link twice and its goal.
    Model model;
    const qint32 a = addBone(model, QStringLiteral("a"), {0, 4, 0});
    const qint32 b = addBone(model, QStringLiteral("b"), {0, 2, 0.1f}, a);
    const qint32 c = addBone(model, QStringLiteral("c"), {0, 0, 0}, b);
    const qint32 goal = addBone(model, QStringLiteral("goal"), {0, 1, 1}, c);
    for (const qint32 bone : {a, b}) {
        model.bones[bone].flags |= BoneFlag::AppendRotation;
        model.bones[bone].appendSource = a + b - bone;
        model.bones[bone].appendRatio = 1;
    }
    addIk(model, goal, c, {freeLink(b), freeLink(b), freeLink(goal), freeLink(c), freeLink(a)});
    addIk(model, goal, goal, {freeLink(goal)});
    QRandomGenerator random(5);
    PoseSolver solver(shared(model));
    for (int i = 0; i < 20; ++i) {
        solver.solve(randomInput(random, model));
        for (const BoneWorld &bone : solver.bones()) {
            QVERIFY(std::isfinite(bone.position.x));
            COMPARE_NEAR(norm(rotation(bone.rotation)), 1, 1e-5);
        }
    }
}

void TestPoseSolver::deepSkeletonsAreNoTrouble()
{
    Model model;
    constexpr int count = 200'000;
    // Every parent comes after its child.
    for (int i = 0; i < count; ++i)
        addBone(model, QString(), {0, float(i % 7), 0}, i + 1 < count ? i + 1 : -1);
    QList<IkLink> links;
    for (qint32 i = 1; i < 5000; ++i)
        links.append(freeLink(i));
    addIk(model, count - 1, 0, links, 1);
    RigInput input = RigInput::atRest(model);
    input.bones.back().position = {1, 2, 3};
    input.ikEnabled[0] = 0;
    const std::vector<BoneWorld> pose = posed(model, input);
    COMPARE_VECTOR_NEAR(vector(pose[0].position), (Vec3d{1, 2, 3}), 1e-4);
}

void TestPoseSolver::appendTurnsByTheRatio_data()
{
    QTest::addColumn<float>("ratio");
    QTest::addColumn<double>("angle");
    QTest::newRow("all") << 1.0f << 100.0;
    QTest::newRow("half") << 0.5f << 50.0;
    QTest::newRow("none") << 0.0f << 0.0;
    QTest::newRow("against") << -1.0f << -100.0;
    QTest::newRow("a third against") << -0.3f << -30.0;
    QTest::newRow("over") << 1.5f << 150.0;
    QTest::newRow("over half a turn") << 2.5f << 250.0;
}

void TestPoseSolver::appendTurnsByTheRatio()
{
    QFETCH(float, ratio);
    QFETCH(double, angle);
    AppendCase rig(BoneFlag::AppendRotation, ratio);
    // Its own rotation comes first, what is appended is on its right.
    const Quatd own = turn({1, 0, 0}, 40 * degrees);
    rig.input.bones[std::size_t(rig.taker)].rotation = stored(own);
    const std::vector<BoneWorld> pose = posed(rig.model, rig.input);
    Model alone;
    const qint32 outer = addBone(alone, QStringLiteral("own"), {});
    const qint32 inner = addBone(alone, QStringLiteral("appended"), {}, outer);
    RigInput input = RigInput::atRest(alone);
    input.bones[0].rotation = stored(own);
    input.bones[1].rotation = stored(turn({0, 1, 0}, angle * degrees));
    const std::vector<BoneWorld> expected = posed(alone, input);
    COMPARE_ROTATION_NEAR(rotation(pose[std::size_t(rig.taker)].rotation),
                          rotation(expected[std::size_t(inner)].rotation), 1e-6);
    COMPARE_VECTOR_NEAR(vector(pose[std::size_t(rig.taker)].position), (Vec3d{5, 0, 0}), 1e-6);
    // q and -q are one rotation, and append by the short way.
    Quatf &source = rig.input.bones[std::size_t(rig.source)].rotation;
    source = {-source.x, -source.y, -source.z, -source.w};
    COMPARE_ROTATION_NEAR(rotation(posed(rig.model, rig.input)[std::size_t(rig.taker)].rotation),
                          rotation(expected[std::size_t(inner)].rotation), 1e-6);
}

void TestPoseSolver::appendMovesByTheRatio()
{
    AppendCase rig(BoneFlag::AppendMove, -1.5f);
    rig.input.bones[std::size_t(rig.taker)].position = {0.5f, 0, 0};
    const std::vector<BoneWorld> pose = posed(rig.model, rig.input);
    COMPARE_VECTOR_NEAR(vector(pose[std::size_t(rig.taker)].position), (Vec3d{5.5 - 1.5, -3, -4.5}), 1e-6);
    QVERIFY(pose[std::size_t(rig.taker)].rotation == Quatf());
}

void TestPoseSolver::appendedChainsPassOnWhatTheyWereGiven()
{
    AppendCase rig(BoneFlags(BoneFlag::AppendRotation) | BoneFlag::AppendMove, 0.5f);
    const qint32 next = addBone(rig.model, QStringLiteral("next"), {9, 0, 0});
    rig.model.bones[next].flags |= BoneFlags(BoneFlag::AppendRotation) | BoneFlag::AppendMove;
    rig.model.bones[next].appendSource = rig.taker;
    rig.model.bones[next].appendRatio = 2;
    rig.input.bones.resize(3);
    // The taker's own movement stays with it.
    rig.input.bones[std::size_t(rig.taker)] = {{7, 7, 7}, stored(turn({1, 0, 0}, 1))};
    const BoneWorld bone = posed(rig.model, rig.input)[std::size_t(next)];
    COMPARE_VECTOR_NEAR(vector(bone.position), (Vec3d{10, 2, 3}), 1e-6);
    COMPARE_ROTATION_NEAR(rotation(bone.rotation), turn({0, 1, 0}, 100 * degrees), 1e-6);
}

void TestPoseSolver::localAppendTakesAllThatMovesTheSource()
{
    AppendCase rig(BoneFlags(BoneFlag::AppendRotation) | BoneFlag::AppendMove, 1);
    const qint32 next = addBone(rig.model, QStringLiteral("next"), {9, 0, 0});
    rig.model.bones[next].flags |=
        BoneFlags(BoneFlag::AppendRotation) | BoneFlag::AppendMove | BoneFlag::LocalAppend;
    rig.model.bones[next].appendSource = rig.taker;
    rig.model.bones[next].appendRatio = 1;
    rig.input.bones.resize(3);
    rig.input.bones[std::size_t(rig.taker)] = {{7, 0, 0}, stored(turn({0, 1, 0}, 20 * degrees))};
    const BoneWorld bone = posed(rig.model, rig.input)[std::size_t(next)];
    COMPARE_VECTOR_NEAR(vector(bone.position), (Vec3d{9 + 7 + 1, 2, 3}), 1e-6);
    COMPARE_ROTATION_NEAR(rotation(bone.rotation), turn({0, 1, 0}, 120 * degrees), 1e-6);
}

void TestPoseSolver::appendTakesWhatAChainDid()
{
    // As 足D does, on a layer above the chain's and on one below it.
    for (const qint32 layer : {0, 3}) {
        Model model = legRig();
        const qint32 leg = boneNamed(model, QStringLiteral("左足"));
        const qint32 follower = addBone(model, QStringLiteral("左足D"), {1, 12, 0}, 0, layer);
        model.bones[follower].flags |= BoneFlag::AppendRotation;
        model.bones[follower].appendSource = leg;
        model.bones[follower].appendRatio = 1;
        const qint32 tip = addBone(model, QStringLiteral("先"), {1, 7, 0}, follower, layer);
        RigInput input = RigInput::atRest(model);
        input.bones[std::size_t(leg)].rotation = stored(turn({0, 0, 1}, 0.3));
        input.bones[std::size_t(boneNamed(model, QStringLiteral("左足ＩＫ")))].position = {0, 3, -2};
        const std::vector<BoneWorld> pose = posed(model, input);
        QVERIFY(rotationBetween(rotation(pose[std::size_t(leg)].rotation), {}) > 0.2);
        COMPARE_ROTATION_NEAR(rotation(pose[std::size_t(follower)].rotation),
                              rotation(pose[std::size_t(leg)].rotation), 1e-6);
        QVERIFY(distance(pose[std::size_t(tip)].position, {1, 7, 0}) > 0.5);
    }
}

void TestPoseSolver::appendBeforeItsSourceIsRefreshed()
{
    // A follower with a smaller number than the link whose turn it takes.
    Model model;
    const qint32 follower = addBone(model, QStringLiteral("follower"), {9, 0, 0});
    const qint32 link = addBone(model, QStringLiteral("link"), {0, 0, 0});
    const qint32 target = addBone(model, QStringLiteral("target"), {2, 0, 0}, link);
    const qint32 goal = addBone(model, QStringLiteral("goal"), {0, 2, 0}, -1, 1);
    model.bones[follower].flags |= BoneFlag::AppendRotation;
    model.bones[follower].appendSource = link;
    model.bones[follower].appendRatio = 0.5f;
    addIk(model, goal, target, {freeLink(link)});
    const std::vector<BoneWorld> pose = posed(model, RigInput::atRest(model));
    COMPARE_ROTATION_NEAR(rotation(pose[std::size_t(link)].rotation), turn({0, 0, 1}, 90 * degrees), 1e-5);
    COMPARE_ROTATION_NEAR(rotation(pose[std::size_t(follower)].rotation), turn({0, 0, 1}, 45 * degrees),
                          1e-5);
}

void TestPoseSolver::boneMorphsTurnAndMove()
{
    Model model;
    const qint32 bone = addBone(model, QStringLiteral("a"), {1, 0, 0});
    ModelMorph morph;
    morph.what = BoneMorph{{{bone, {2, 0, 0}, stored(turn({0, 0, 1}, 80 * degrees))}}};
    model.morphs.append(morph);
    RigInput input = RigInput::atRest(model);
    input.bones[0] = {{0, 1, 0}, stored(turn({1, 0, 0}, 90 * degrees))};
    input.morphs[0] = 0.25f;
    PoseSolver solver(shared(model));
    solver.solve(input);
    // The morph's turn is on the left of the keys'.
    Model alone;
    addBone(alone, QStringLiteral("morph"), {});
    addBone(alone, QStringLiteral("keys"), {}, 0);
    RigInput parts = RigInput::atRest(alone);
    parts.bones[0].rotation = stored(turn({0, 0, 1}, 20 * degrees));
    parts.bones[1].rotation = input.bones[0].rotation;
    COMPARE_ROTATION_NEAR(rotation(solver.bones()[0].rotation), rotation(posed(alone, parts)[1].rotation),
                          1e-6);
    COMPARE_VECTOR_NEAR(vector(solver.bones()[0].position), (Vec3d{1.5, 1, 0}), 1e-6);
    // Back to where it was.
    input.morphs[0] = 0;
    QVERIFY(solver.solve(input));
    COMPARE_VECTOR_NEAR(vector(solver.bones()[0].position), (Vec3d{1, 1, 0}), 1e-6);
}

void TestPoseSolver::groupMorphsAddTheirShare()
{
    Model model;
    const qint32 bone = addBone(model, QStringLiteral("a"), {});
    ModelMorph moving;
    moving.what = BoneMorph{{{bone, {1, 0, 0}, {}}}};
    ModelMorph vertex;
    vertex.what = VertexMorph{};
    ModelMorph group;
    group.what = GroupMorph{{{0, 0.5f}, {1, 2.0f}}};
    ModelMorph outer; // MMD does not look into a group in a group
    outer.what = GroupMorph{{{2, 1.0f}}};
    model.morphs = {moving, vertex, group, outer};
    RigInput input = RigInput::atRest(model);
    input.morphs = {0.1f, 0.2f, 0.5f, 1.0f};
    PoseSolver solver(shared(model));
    solver.solve(input);
    QCOMPARE(solver.morphs()[0], 0.1f + 0.25f);
    QCOMPARE(solver.morphs()[1], 0.2f + 1.0f);
    QCOMPARE(solver.morphs()[2], 0.5f);
    QCOMPARE(solver.morphs()[3], 1.0f);
    COMPARE_NEAR(solver.bones()[0].position.x, 0.35, 1e-6);
}

void TestPoseSolver::chainsReachTheirGoal_data()
{
    QTest::addColumn<float>("x");
    QTest::addColumn<float>("y");
    QTest::addColumn<float>("z");
    QTest::newRow("a step forward") << 0.0f << 1.0f << -3.0f;
    QTest::newRow("a step back") << 0.0f << 1.0f << 3.0f;
    QTest::newRow("to the side") << 3.0f << 1.5f << 0.0f;
    QTest::newRow("a high knee") << 0.0f << 5.0f << -2.0f;
    QTest::newRow("a kick") << 1.0f << 7.0f << -7.0f;
}

void TestPoseSolver::chainsReachTheirGoal()
{
    QFETCH(float, x);
    QFETCH(float, y);
    QFETCH(float, z);
    const Model model = legRig();
    const auto at = [&model](const char16_t *name) {
        return std::size_t(boneNamed(model, QString::fromUtf16(name)));
    };
    RigInput input = RigInput::atRest(model);
    input.bones[at(u"左足ＩＫ")].position = {x, y, z};
    PoseSolver solver(shared(model));
    solver.solve(input);
    const Vec3f goal = solver.bones()[at(u"左足ＩＫ")].position;
    const Vec3f ankle = solver.bones()[at(u"左足首")].position;
    QVERIFY2(distance(goal, ankle) < 0.01, qPrintable(QString::number(distance(goal, ankle))));
    COMPARE_NEAR(solver.ikDistances()[0], distance(goal, ankle), 1e-5);
    // The two bones keep their lengths, so the knee's angle is that of a triangle.
    const Vec3f hip = solver.bones()[at(u"左足")].position;
    const double thigh = distance(model.bones[qsizetype(at(u"左足"))].position,
                                  model.bones[qsizetype(at(u"左ひざ"))].position);
    const double shin = distance(model.bones[qsizetype(at(u"左ひざ"))].position,
                                 model.bones[qsizetype(at(u"左足首"))].position);
    const double apart = distance(hip, goal);
    const double inner = std::acos((thigh * thigh + shin * shin - apart * apart) / (2 * thigh * shin));
    const double atRest = std::acos((thigh * thigh + shin * shin -
                                     std::pow(distance(model.bones[qsizetype(at(u"左足"))].position,
                                                       model.bones[qsizetype(at(u"左足首"))].position),
                                              2)) /
                                    (2 * thigh * shin));
    const BoneMove knee = solver.inParent(qint32(at(u"左ひざ")));
    COMPARE_NEAR(rotationBetween(rotation(knee.rotation), turn({1, 0, 0}, inner - atRest)), 0, 0.01);
    // The other leg stays.
    COMPARE_VECTOR_NEAR(vector(solver.bones()[at(u"右足首")].position), (Vec3d{-1, 2, 0.2}), 0.01);
}

void TestPoseSolver::legsOutOfReachAreStraight()
{
    const Model model = legRig();
    const auto at = [&model](const char16_t *name) {
        return std::size_t(boneNamed(model, QString::fromUtf16(name)));
    };
    RigInput input = RigInput::atRest(model);
    input.bones[at(u"左足ＩＫ")].position = {4, -8, -2};
    PoseSolver solver(shared(model));
    solver.solve(input);
    const BoneWorld hip = solver.bones()[at(u"左足")];
    const BoneWorld ankle = solver.bones()[at(u"左足首")];
    const BoneWorld goal = solver.bones()[at(u"左足ＩＫ")];
    // The knee is at its limit of half a degree, and the ankle on the way to the goal.
    const BoneMove knee = solver.inParent(qint32(at(u"左ひざ")));
    COMPARE_ROTATION_NEAR(rotation(knee.rotation), turn({1, 0, 0}, -0.5 * degrees), 1e-5);
    COMPARE_NEAR(distance(hip.position, ankle.position) + distance(ankle.position, goal.position),
                 distance(hip.position, goal.position), 1e-3);
    COMPARE_NEAR(solver.ikDistances()[0], distance(ankle.position, goal.position), 1e-5);
}

void TestPoseSolver::kneesBendOneWayOnly()
{
    const Model model = legRig();
    const qint32 knee = boneNamed(model, QStringLiteral("左ひざ"));
    const qint32 foot = boneNamed(model, QStringLiteral("左足ＩＫ"));
    QRandomGenerator random(8);
    PoseSolver solver(shared(model));
    for (int i = 0; i < 300; ++i) {
        RigInput input = RigInput::atRest(model);
        // Keys of the knee are turned anyhow, also the wrong way.
        input.bones[std::size_t(knee)].rotation = randomRotation(random);
        const auto some = [&random](double range) { return float(range * (random.generateDouble() - 0.5)); };
        input.bones[std::size_t(foot)].position = {some(8), float(1 + 4 * random.generateDouble()), some(8)};
        solver.solve(input);
        const Quatf q = solver.inParent(knee).rotation;
        COMPARE_NEAR(q.y, 0, 1e-5);
        COMPARE_NEAR(q.z, 0, 1e-5);
        const double angle = 2 * std::atan2(double(q.x), double(q.w)) / degrees;
        QVERIFY2(angle <= -0.499 && angle >= -180.001, qPrintable(QString::number(angle)));
    }
}

void TestPoseSolver::linksTurnByTheirStep()
{
    // One loop, a far goal: link k turns by (k + 1) units.
    Model model;
    const qint32 upper = addBone(model, QStringLiteral("upper"), {0, 0, 0});
    const qint32 lower = addBone(model, QStringLiteral("lower"), {2, 0, 0}, upper);
    const qint32 target = addBone(model, QStringLiteral("target"), {4, 0, 0}, lower);
    const qint32 goal = addBone(model, QStringLiteral("goal"), {-4, 4, 0}, -1, 1);
    addIk(model, goal, target, {freeLink(lower), freeLink(upper)}, 1, 0.1f);
    PoseSolver solver(shared(model));
    solver.solve(RigInput::atRest(model));
    COMPARE_ROTATION_NEAR(rotation(solver.inParent(lower).rotation), turn({0, 0, 1}, 0.1), 1e-6);
    COMPARE_ROTATION_NEAR(rotation(solver.inParent(upper).rotation), turn({0, 0, 1}, 0.2), 1e-6);
    // Three loops.
    model.iks[0].loops = 3;
    PoseSolver longer(shared(model));
    longer.solve(RigInput::atRest(model));
    COMPARE_ROTATION_NEAR(rotation(longer.inParent(lower).rotation), turn({0, 0, 1}, 0.3), 1e-6);
    COMPARE_ROTATION_NEAR(rotation(longer.inParent(upper).rotation), turn({0, 0, 1}, 0.6), 1e-6);
}

void TestPoseSolver::fixedLinksStayAndAxesHold()
{
    Model model;
    const qint32 upper = addBone(model, QStringLiteral("upper"), {0, 0, 0});
    const qint32 lower = addBone(model, QStringLiteral("lower"), {2, 0, 0}, upper);
    const qint32 target = addBone(model, QStringLiteral("target"), {4, 0, 0}, lower);
    const qint32 goal = addBone(model, QStringLiteral("goal"), {0, 3.2f, -2.4f}, -1, 1);
    IkLink still = freeLink(lower);
    still.limited = true;
    model.bones[upper].flags |= BoneFlag::FixedAxis;
    model.bones[upper].fixedAxis = {0, 0.6f, 0.8f};
    addIk(model, goal, target, {still, freeLink(upper)});
    PoseSolver solver(shared(model));
    RigInput input = RigInput::atRest(model);
    solver.solve(input);
    // A quarter of a turn around the axis brings X to (0, 0.8, -0.6).
    QVERIFY(solver.ikDistances()[0] < 1e-3f);
    COMPARE_ROTATION_NEAR(rotation(solver.inParent(upper).rotation), turn({0, 0.6, 0.8}, 90 * degrees), 1e-5);
    // Where the goal is not on the way around the axis, the link keeps to it all the same; and what is
    // limited to nothing stays as its keys have it.
    const Quatd keyed = turn({0, 1, 0}, 0.2);
    input.bones[std::size_t(lower)].rotation = stored(keyed);
    input.bones[std::size_t(goal)].position = {1, 1, 1};
    solver.solve(input);
    COMPARE_ROTATION_NEAR(rotation(solver.inParent(lower).rotation), keyed, 1e-6);
    const Quatf q = solver.inParent(upper).rotation;
    QVERIFY(rotationBetween(rotation(q), {}) > 0.1);
    COMPARE_NEAR(q.x, 0, 1e-6);
    COMPARE_NEAR(q.y / q.z, 0.75, 1e-5);
}

void TestPoseSolver::linksThatMoveNothingAreLeft()
{
    Model model = legRig();
    const qint32 apart = addBone(model, QStringLiteral("apart"), {5, 5, 5}, 0);
    model.iks[0].links.insert(1, freeLink(apart));
    RigInput input = RigInput::atRest(model);
    const qint32 foot = model.iks[0].bone;
    input.bones[std::size_t(foot)].position = {0, 2, -1};
    PoseSolver solver(shared(model));
    solver.solve(input);
    QVERIFY(solver.inParent(apart).rotation == Quatf());
    QVERIFY(solver.ikDistances()[0] < 0.01f);
}

void TestPoseSolver::chainsThatAreOffLeaveTheKeys()
{
    const Model model = legRig();
    const auto at = [&model](const char16_t *name) {
        return std::size_t(boneNamed(model, QString::fromUtf16(name)));
    };
    RigInput input = RigInput::atRest(model);
    input.bones[at(u"左足ＩＫ")].position = {0, 5, 0};
    input.bones[at(u"左ひざ")].rotation = stored(turn({1, 0, 0}, -90 * degrees));
    PoseSolver solver(shared(model));
    solver.solve(input);
    const float on = solver.bones()[at(u"左足首")].position.y;
    COMPARE_NEAR(on, 7, 0.01);
    input.ikEnabled = {0, 0, 1, 1};
    QVERIFY(solver.solve(input));
    // Thigh as at rest, the shin turned to the back: the ankle is as high as the knee but for its own offset.
    COMPARE_NEAR(solver.bones()[at(u"左足首")].position.y, 7 + 0.5, 1e-5);
    COMPARE_NEAR(solver.bones()[at(u"左足首")].position.z, -0.3 + 5, 1e-5);
    QCOMPARE(solver.ikDistances()[0], 0.0f);
    input.ikEnabled = {1, 1, 1, 1};
    QVERIFY(solver.solve(input));
    QCOMPARE(solver.bones()[at(u"左足首")].position.y, on);
}

void TestPoseSolver::toesFollowAfterFeet()
{
    const Model model = legRig();
    const auto at = [&model](const char16_t *name) {
        return std::size_t(boneNamed(model, QString::fromUtf16(name)));
    };
    RigInput input = RigInput::atRest(model);
    // The foot is lifted and points down: its IK bone is turned, and carries the toes' one.
    input.bones[at(u"左足ＩＫ")] = {{0, 3, -1}, stored(turn({1, 0, 0}, 0.8))};
    PoseSolver solver(shared(model));
    solver.solve(input);
    const std::span<const BoneWorld> bones = solver.bones();
    QVERIFY(distance(bones[at(u"左足首")].position, bones[at(u"左足ＩＫ")].position) < 0.01);
    QVERIFY(distance(bones[at(u"左つま先")].position, bones[at(u"左つま先ＩＫ")].position) < 0.01);
    QVERIFY(distance(bones[at(u"左つま先")].position, {1, 0, -1.5f}) > 2);
}

void TestPoseSolver::keysInPlaceOfAChainStandTheSame()
{
    QRandomGenerator random(77);
    for (int round = 0; round < 30; ++round) {
        const Model model = round == 0 ? legRig() : randomRig(random);
        PoseSolver solver(shared(model));
        RigInput input = round == 0 ? RigInput::atRest(model) : randomInput(random, model);
        if (round == 0)
            input.bones[std::size_t(model.iks[0].bone)].position = {0, 4, -1};
        solver.solve(input);
        RigInput keyed = input;
        for (std::size_t i = 0; i < keyed.bones.size(); ++i)
            keyed.bones[i] = solver.asKeyed(qint32(i));
        std::fill(keyed.ikEnabled.begin(), keyed.ikEnabled.end(), quint8(0));
        PoseSolver other(shared(model));
        other.solve(keyed);
        for (std::size_t i = 0; i < keyed.bones.size(); ++i) {
            COMPARE_VECTOR_NEAR(vector(other.bones()[i].position), vector(solver.bones()[i].position), 2e-4);
            COMPARE_ROTATION_NEAR(rotation(other.bones()[i].rotation), rotation(solver.bones()[i].rotation),
                                  2e-5);
        }
    }
}

void TestPoseSolver::plainRulesGiveTheSame()
{
    QRandomGenerator random(2024);
    int poses = 0;
    int apart = 0;
    for (int round = 0; round < 120; ++round) {
        const Model model = randomRig(random);
        PoseSolver solver(shared(model));
        PlainPose plain(model);
        for (int pose = 0; pose < 3; ++pose) {
            const RigInput input = randomInput(random, model);
            solver.solve(input);
            plain.solve(input);
            ++poses;
            apart += worstDifference(solver, plain) > 3e-4;
        }
    }
    // At a limit, or where an axis changes sides, the last digit may decide which way a chain goes on.
    QVERIFY2(apart * 50 <= poses, qPrintable(QString::number(apart)));
}

void TestPoseSolver::dancersGiveTheSame()
{
    const Model model = dancerRig();
    QCOMPARE(model.bones.size(), 140);
    QCOMPARE(model.iks.size(), 7);
    PoseSolver solver(shared(model));
    PlainPose plain(model);
    for (int time = 0; time < 100; ++time) {
        const RigInput input = dancerInput(model, time);
        solver.solve(input);
        plain.solve(input);
        COMPARE_NEAR(worstDifference(solver, plain), 0, 1e-4);
    }
}

void TestPoseSolver::whatChangedIsWorkedOutAsFromTheStart()
{
    QRandomGenerator random(99);
    for (int round = 0; round < 40; ++round) {
        Model model = randomRig(random);
        if (round % 2 == 1) {
            // Chains that share links, and one whose goal another moves afterwards.
            const qint32 goal =
                addBone(model, QStringLiteral("goal"), {1, 1, 1}, model.iks[0].links.last().bone, 2);
            addIk(model, goal, model.iks[1].target, model.iks[1].links, 5, 1);
        }
        const auto whole = shared(model);
        PoseSolver solver(whole);
        RigInput input = randomInput(random, model);
        solver.solve(input);
        for (int step = 0; step < 25; ++step) {
            const RigInput other = randomInput(random, model);
            const std::size_t bone = std::size_t(random.bounded(qint32(model.bones.size())));
            switch (random.bounded(4)) {
            case 0:
                input.morphs[std::size_t(random.bounded(qint32(model.morphs.size())))] = other.morphs[0];
                break;
            case 1: {
                const std::size_t ik = std::size_t(random.bounded(qint32(model.iks.size())));
                input.ikEnabled[ik] = !input.ikEnabled[ik];
                break;
            }
            default:
                input.bones[bone] = other.bones[bone];
            }
            solver.solve(input);
            PoseSolver fresh(whole);
            fresh.solve(input);
            for (std::size_t i = 0; i < input.bones.size(); ++i)
                QVERIFY2(sameBytes(solver.bones()[i], fresh.bones()[i]),
                         qPrintable(model.bones[qsizetype(i)].name));
            QVERIFY(std::ranges::equal(solver.morphs(), fresh.morphs()));
            QVERIFY(std::ranges::equal(solver.ikDistances(), fresh.ikDistances()));
        }
    }
}

void TestPoseSolver::nothingIsAllocated()
{
    const Model model = dancerRig();
    PoseSolver solver(shared(model));
    std::vector<RigInput> inputs;
    for (int i = 0; i < 10; ++i)
        inputs.push_back(dancerInput(model, i));
    const int before = allocations;
    QVERIFY(before > 0);
    for (const RigInput &input : inputs)
        solver.solve(input);
    const int after = allocations;
    QCOMPARE(after, before);
}

QTEST_GUILESS_MAIN(TestPoseSolver)
#include "tst_posesolver.moc"
