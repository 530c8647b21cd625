// SPDX-License-Identifier: GPL-3.0-or-later
// Times of a picture of a large model (45 000 vertices, 440 bones, 30 materials with edges) at 640 x 480
// where every bone and a morph have moved, and from the playhead to the painted picture with 2 000 000 keys
// on the program's own figure.
// On a machine without a graphics card the processor draws.
#include "editor-core/rig/testrig.h"
#include "editor-core/text/nametext.h"
#include "editor-core/vmd/reader.h"
#include "tests/support/motions.h"
#include "widgets/preview/previewcontroller.h"
#include "widgets/preview/previewrenderer.h"
#include "widgets/preview/previewview.h"

#include <QApplication>

#include <benchmark/benchmark.h>
#include <cmath>
#include <numbers>

using namespace furitsuke;

namespace {

constexpr int parts = 30;
constexpr int rings = 38;
constexpr int spokes = 40; // 30 x 38 x 40 = 45 600 vertices
constexpr int bones = 440;
constexpr QSize size(640, 480);

void addBall(Model &model, const Vec3f &middle, float radius, int part)
{
    const auto first = quint32(model.vertices.size());
    for (int ring = 0; ring < rings; ++ring) {
        for (int spoke = 0; spoke < spokes; ++spoke) {
            const float up = float(ring) / (rings - 1) * float(std::numbers::pi);
            const float around = float(spoke) / (spokes - 1) * 2 * float(std::numbers::pi);
            ModelVertex vertex;
            vertex.normal = {std::sin(up) * std::cos(around), std::cos(up), std::sin(up) * std::sin(around)};
            vertex.position = {middle.x + radius * vertex.normal.x, middle.y + radius * vertex.normal.y,
                               middle.z + radius * vertex.normal.z};
            const int bone = (part * bones / parts + ring / 3) % bones;
            vertex.deform = ring % 4 == 0 ? Deform::Bdef4 : Deform::Bdef2;
            vertex.bones = {bone, (bone + 1) % bones, -1, -1};
            vertex.weights = {0.6f, 0.4f, 0, 0};
            if (vertex.deform == Deform::Bdef4) {
                vertex.bones = {bone, (bone + 1) % bones, (bone + 2) % bones, (bone + 3) % bones};
                vertex.weights = {0.4f, 0.3f, 0.2f, 0.1f};
            }
            model.vertices.append(vertex);
        }
    }
    const qsizetype before = model.indices.size();
    for (int ring = 0; ring + 1 < rings; ++ring) {
        for (int spoke = 0; spoke + 1 < spokes; ++spoke) {
            const quint32 a = first + quint32(ring * spokes + spoke);
            for (const quint32 offset : {0u, 1u, quint32(spokes), quint32(spokes), 1u, quint32(spokes + 1)})
                model.indices.append(a + offset);
        }
    }
    ModelMaterial material;
    material.diffuse = {0.7f, 0.6f, 0.5f, 1};
    material.ambient = {0.3f, 0.3f, 0.3f};
    material.specular = {0.2f, 0.2f, 0.2f};
    material.shininess = 20;
    material.flags = MaterialFlag::Edge;
    material.toon = part % 6;
    material.indexCount = qint32(model.indices.size() - before);
    model.materials.append(material);
}

std::shared_ptr<const Model> largeModel()
{
    auto model = std::make_shared<Model>();
    for (int i = 0; i < bones; ++i) {
        ModelBone bone;
        bone.name = QStringLiteral("bone%1").arg(i);
        bone.position = {float(i % 20) - 10, float(i) / 22, 0};
        bone.flags = BoneFlag::Rotatable | BoneFlag::Movable | BoneFlag::Visible | BoneFlag::Operable;
        bone.tailOffset = {0, 1, 0};
        bone.parent = i % 20 == 0 ? -1 : i - 1;
        model->bones.append(bone);
    }
    for (int part = 0; part < parts; ++part)
        addBall(*model, {float(part % 5) * 3 - 6, float(part / 5) * 3 + 2, 0}, 1.4f, part);
    VertexMorph morph;
    for (qint32 i = 0; i < 2000; ++i)
        morph.offsets.append(VertexOffset{i, {0.1f, 0, 0}});
    ModelMorph named;
    named.what = morph;
    model->morphs.append(named);
    return model;
}

std::shared_ptr<const PreviewPose> poseOf(const Model &model, int step)
{
    auto pose = std::make_shared<PreviewPose>(*PreviewPose::atRest(model));
    for (BoneWorld &bone : pose->bones) {
        const float angle = 0.002f * float(step % 200);
        bone.rotation = {0, std::sin(angle), 0, std::cos(angle)};
    }
    pose->morphs[0] = float(step % 10) / 10;
    return pose;
}

void picture(benchmark::State &state, int samples)
{
    PreviewRenderer renderer;
    if (!renderer.fault().isEmpty()) {
        state.SkipWithError(renderer.fault().toUtf8().constData());
        return;
    }
    PreviewScene scene;
    PreviewActor actor;
    actor.model = largeModel();
    scene.actors.append(actor);
    scene.edges = state.range(0) != 0;
    int step = 0;
    for (auto _ : state) {
        scene.actors[0].pose = poseOf(*actor.model, ++step);
        benchmark::DoNotOptimize(renderer.render(scene, size, 1, samples));
    }
}

void pictureWhileMoving(benchmark::State &state)
{
    picture(state, 0);
}
BENCHMARK(pictureWhileMoving)->ArgName("edges")->Arg(0)->Arg(1)->Unit(benchmark::kMillisecond);

void pictureAtRest(benchmark::State &state)
{
    picture(state, 4);
}
BENCHMARK(pictureAtRest)->ArgName("edges")->Arg(1)->Unit(benchmark::kMillisecond);

void scrubToPaintedPicture(benchmark::State &state)
{
    MotionDocument document;
    document.setContent(readMotion(test::longMotionFile(140, 2'000'000)));
    // The motion moves every bone of the figure.
    const auto model = std::make_shared<const Model>(makeTestRig());
    ReadResult content;
    content.ok = true;
    content.motion = document.motion();
    for (qsizetype i = 0; i < std::min(content.motion.bones.size(), model->bones.size()); ++i) {
        BoneTrack &track = content.motion.bones[i];
        track.name = cutToField(encodeName(model->bones[i].name, NameEncoding::Cp932).bytes, KeyName::size);
        track.sourceField = KeyName::fromBytes(track.name);
    }
    document.setContent(std::move(content));
    PreviewView view;
    view.resize(size);
    PreviewController controller(document, view);
    controller.setModel(model);
    view.show();
    QApplication::processEvents();
    qint64 frame = 0;
    const quint32 last = document.motion().lastFrame();
    for (auto _ : state) {
        frame = (frame + 7919) % last;
        document.setPlayhead(frame);
        QApplication::processEvents();
        view.repaint();
    }
}
BENCHMARK(scrubToPaintedPicture)->Unit(benchmark::kMillisecond);

} // namespace

int main(int argc, char **argv)
{
    QApplication application(argc, argv);
    benchmark::Initialize(&argc, argv);
    benchmark::RunSpecifiedBenchmarks();
    return 0;
}
