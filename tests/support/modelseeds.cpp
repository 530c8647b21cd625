// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/modelseeds.h"

#include "tests/support/modelfiles.h"
#include "tests/support/models.h"

#include <limits>

namespace furitsuke::test {

namespace {

/// A model that breaks as many promises as it can.
Model brokenModel()
{
    constexpr float nan = std::numeric_limits<float>::quiet_NaN();
    Model model = sampleModel(2.1f);
    model.vertices[0].position.y = nan;
    model.vertices[1].weights[0] = -3;
    model.vertices[2].weights = {1, 1, 1, 1};
    model.vertices[2].bones[1] = 99;
    model.sdef[0].c.x = nan;
    model.vertices[5].bones[0] = -1;
    model.indices[4] = 100;
    model.materials[0].texture = 50;
    model.materials[1].indexCount = 600;
    model.bones[0].parent = 1;
    model.bones[2].appendSource = 6;
    model.bones[2].flags |= BoneFlag::AppendRotation;
    model.bones[7].fixedAxis = {};
    model.bones[7].localX = {nan, 0, 0};
    model.iks[0].loops = -1;
    model.iks[0].links[0].bone = 100;
    model.iks[0].links[1] = {2, true, {1, 1, 1}, {-1, nan, 1}};
    model.morphs.append({QStringLiteral("ring"), {}, MorphPanel::Other, GroupMorph{{{8, 1}, {9, nan}}}});
    model.frames[0].items.append({true, 120});
    model.bodies[0].bone = 100;
    model.joints[0].bodyA = 5;
    return model;
}

} // namespace

QList<ModelSeed> modelSeeds()
{
    QList<ModelSeed> seeds = {
        {"whole-2.0.pmx", pmxFile(sampleModel())},
        {"whole-2.1.pmx", pmxFile(sampleModel(2.1f), {2.1f, true, {1, 2, 4, 2, 1, 4}})},
        {"broken-2.1.pmx", pmxFile(brokenModel(), {2.1f, false, {2, 1, 1, 1, 1, 1}})},
        {"empty-2.0.pmx", pmxFile(Model(), {2.0f, true, {4, 4, 4, 4, 4, 4}})},
        {"kinds-2.1.pmx", pmxModel()},
        {"whole.pmd", pmdFile()},
        {"no-blocks.pmd", pmdFile(PmdEnd::NoBlocks)},
        {"no-english.pmd", pmdFile(PmdEnd::NoEnglish)},
        {"small.pmd", pmdModel()},
    };
    seeds.append({"cut-2.0.pmx", seeds[0].bytes.chopped(300)});
    seeds.append({"cut.pmd", seeds[5].bytes.chopped(300)});
    return seeds;
}

} // namespace furitsuke::test
