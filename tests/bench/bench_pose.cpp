// SPDX-License-Identifier: GPL-3.0-or-later
// Poses: a model of 140 bones and seven chains in motion, against the same rules written plainly (plain); one
// bone moved at a time, as in a drag; sampling a motion for it; morphs and skinning of 45 000 vertices.
// Counters: nanoseconds for each bone or vertex.
#include "editor-core/edits/ikbake.h"
#include "editor-core/rig/posebake.h"
#include "editor-core/rig/skinning.h"
#include "editor-core/vmd/reader.h"
#include "tests/support/legmotions.h"
#include "tests/support/models.h"
#include "tests/support/motions.h"
#include "tests/support/plainpose.h"
#include "tests/support/rigs.h"

#include <benchmark/benchmark.h>

using namespace furitsuke;
using namespace furitsuke::test;

namespace {

std::vector<RigInput> dance(const Model &model)
{
    std::vector<RigInput> inputs;
    for (int i = 0; i < 64; ++i)
        inputs.push_back(dancerInput(model, i));
    return inputs;
}

void perItem(benchmark::State &state, const char *name, double items)
{
    state.counters[name] = benchmark::Counter(items, benchmark::Counter::kIsIterationInvariantRate |
                                                         benchmark::Counter::kInvert);
}

template <class Solver>
void solveAll(benchmark::State &state, Solver &solver, const Model &model)
{
    const std::vector<RigInput> inputs = dance(model);
    std::size_t i = 0;
    for (auto _ : state)
        solver.solve(inputs[i++ % inputs.size()]);
    perItem(state, "per_bone", double(model.bones.size()));
}

void pose(benchmark::State &state)
{
    const auto model = std::make_shared<Model>(dancerRig());
    PoseSolver solver(model);
    solveAll(state, solver, *model);
}

void posePlain(benchmark::State &state)
{
    const Model model = dancerRig();
    PlainPose solver(model);
    solveAll(state, solver, model);
}

/// All chains off: what parents and append cost alone.
void poseWithoutIk(benchmark::State &state)
{
    const auto model = std::make_shared<Model>(dancerRig());
    std::vector<RigInput> inputs = dance(*model);
    for (RigInput &input : inputs)
        std::fill(input.ikEnabled.begin(), input.ikEnabled.end(), quint8(0));
    PoseSolver solver(model);
    std::size_t i = 0;
    for (auto _ : state)
        solver.solve(inputs[i++ % inputs.size()]);
    perItem(state, "per_bone", double(model->bones.size()));
}

void poseOneArm(benchmark::State &state)
{
    const auto model = std::make_shared<Model>(dancerRig());
    const std::size_t arm = std::size_t(boneNamed(*model, QStringLiteral("左腕")));
    const std::vector<RigInput> inputs = dance(*model);
    RigInput input = inputs[0];
    PoseSolver solver(model);
    std::size_t i = 0;
    for (auto _ : state) {
        input.bones[arm] = inputs[++i % inputs.size()].bones[arm];
        solver.solve(input);
    }
}

Motion danceMotion(const Model &model)
{
    FileBuilder file;
    const std::vector<RigInput> inputs = dance(model);
    file.count(quint32(model.bones.size() * qsizetype(inputs.size())));
    for (std::size_t i = 0; i < std::size_t(model.bones.size()); ++i) {
        BoneCurves curves;
        curves.setCurve(BoneChannel::Rotation, {40, 12, 80, 120});
        for (std::size_t k = 0; k < inputs.size(); ++k)
            file.bone(cp932(model.bones[qsizetype(i)].name), quint32(k * 10), inputs[k].bones[i].position,
                      inputs[k].bones[i].rotation, curves);
    }
    file.count(0);
    return readMotion(file.bytes()).motion;
}

void sampleMotion(benchmark::State &state)
{
    const auto model = std::make_shared<Model>(dancerRig());
    const Motion motion = danceMotion(*model);
    MotionBinding binding(model);
    binding.bind(motion);
    RigInput input;
    double frame = 0;
    for (auto _ : state) {
        frame = frame > 600 ? 0 : frame + 0.7;
        binding.fill(motion, frame, input);
    }
    perItem(state, "per_bone", double(model->bones.size()));
}

void bindMotion(benchmark::State &state)
{
    const auto model = std::make_shared<Model>(dancerRig());
    const Motion motion = danceMotion(*model);
    MotionBinding binding(model);
    for (auto _ : state)
        binding.bind(motion);
}

void bake(benchmark::State &state)
{
    const auto model = std::make_shared<Model>(dancerRig());
    const Motion motion = danceMotion(*model);
    std::vector<double> frames;
    for (int i = 0; i < 2000; ++i)
        frames.push_back(i * 0.3);
    for (auto _ : state)
        benchmark::DoNotOptimize(bakePoses(model, motion, frames));
    perItem(state, "per_pose", double(frames.size()));
}

/// 45 000 vertices on the dancer's bones: a fifth of each way of following them. Eight morphs of 2 000
/// vertices.
Model bodyModel()
{
    Model model = dancerRig();
    QRandomGenerator random(1);
    const auto bone = [&] { return random.bounded(qint32(model.bones.size())); };
    for (int i = 0; i < 45'000; ++i) {
        ModelVertex vertex;
        vertex.position = {float(i % 7), float(i % 21), float(i % 5)};
        vertex.normal = {0, 0, -1};
        vertex.bones = {bone(), bone(), bone(), bone()};
        vertex.deform = Deform(i % 5);
        switch (vertex.deform) {
        case Deform::Bdef1:
            break;
        case Deform::Bdef2:
        case Deform::Sdef:
            vertex.weights = {0.3f, 0.7f, 0, 0};
            break;
        case Deform::Bdef4:
        case Deform::Qdef:
            vertex.weights = {0.1f, 0.2f, 0.3f, 0.4f};
            break;
        }
        if (vertex.deform == Deform::Sdef)
            model.sdef.append({i, vertex.position, vertex.position, vertex.position});
        model.vertices.append(vertex);
    }
    for (int i = 0; i < 8; ++i) {
        VertexMorph morph;
        for (int k = 0; k < 2000; ++k)
            morph.offsets.append(VertexOffset{1000 * i + k, {0.1f, 0.2f, 0.3f}});
        ModelMorph named;
        named.what = morph;
        model.morphs.append(named);
    }
    return model;
}

void skin(benchmark::State &state)
{
    const auto model = std::make_shared<Model>(bodyModel());
    PoseSolver solver(model);
    solver.solve(dancerInput(*model, 3));
    MorphedMesh mesh(model);
    Skinner skinner(model);
    SkinnedMesh result;
    for (auto _ : state)
        skinner.skin(mesh, solver.bones(), result);
    perItem(state, "per_vertex", double(model->vertices.size()));
}

/// One of eight morphs goes, the others stay half on.
void morphOne(benchmark::State &state)
{
    const auto model = std::make_shared<Model>(bodyModel());
    MorphedMesh mesh(model);
    std::vector<float> weights(8, 0.5f);
    mesh.apply(weights);
    int i = 0;
    for (auto _ : state) {
        weights[3] = float(++i % 100) / 100;
        mesh.apply(weights);
    }
    perItem(state, "per_moved_vertex", 2000);
}

/// The left leg's IK made into keys at each of a thousand frames, held beside them and compared at half
/// frames.
void bakeLegs(benchmark::State &state)
{
    constexpr quint32 frames = 1000;
    const auto model = std::make_shared<const Model>(legRig());
    const Motion motion = stepping();
    MotionBinding binding(model);
    binding.bind(motion);
    const IkBakeOptions options = {IkBakeTo::Fk, {0, 1}, 0, frames - 1, 1};
    for (auto _ : state)
        benchmark::DoNotOptimize(bakeIk(motion, binding, options));
    perItem(state, "per_frame", frames);
}

BENCHMARK(pose)->Unit(benchmark::kMicrosecond);
BENCHMARK(posePlain)->Unit(benchmark::kMicrosecond);
BENCHMARK(poseWithoutIk)->Unit(benchmark::kMicrosecond);
BENCHMARK(poseOneArm)->Unit(benchmark::kMicrosecond);
BENCHMARK(sampleMotion)->Unit(benchmark::kMicrosecond);
BENCHMARK(bindMotion)->Unit(benchmark::kMicrosecond);
BENCHMARK(bake)->Unit(benchmark::kMillisecond)->UseRealTime();
BENCHMARK(bakeLegs)->Unit(benchmark::kMillisecond)->UseRealTime();
BENCHMARK(skin)->Unit(benchmark::kMicrosecond)->UseRealTime();
BENCHMARK(morphOne)->Unit(benchmark::kMicrosecond);

} // namespace

BENCHMARK_MAIN();
