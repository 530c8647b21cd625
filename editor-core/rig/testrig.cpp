// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor-core/rig/testrig.h"

#include "editor-core/rig/testrigparts.h"

namespace furitsuke {

namespace testrig {

ModelMaterial material(const char16_t *name, const char *englishName, const Vec3f &colour, int toon)
{
    constexpr float lightShare = 0.6f;
    ModelMaterial m;
    m.name = QString::fromUtf16(name);
    m.englishName = QString::fromLatin1(englishName);
    m.diffuse = {colour.x, colour.y, colour.z, 1};
    m.ambient = {(1 - lightShare) * colour.x, (1 - lightShare) * colour.y, (1 - lightShare) * colour.z};
    m.shininess = 5;
    m.flags = MaterialFlag::GroundShadow | MaterialFlag::CastsShadow | MaterialFlag::ReceivesShadow |
              MaterialFlag::Edge;
    // A darker shade of the surface's own colour is kinder than black.
    m.edgeColour = {0.35f * colour.x, 0.3f * colour.y, 0.32f * colour.z, 1};
    m.edgeSize = 0.7f;
    m.sharedToon = true;
    m.toon = toon;
    return m;
}

} // namespace testrig

Model makeTestRig()
{
    Model model;
    model.name = QStringLiteral("テストリグ");
    model.englishName = QStringLiteral("Test rig");
    model.comment = QStringLiteral("Furitsukeに付属するテスト用モデルです。");
    model.englishComment = QStringLiteral("The test rig that Furitsuke is shipped with.");
    testrig::addBones(model);
    const testrig::Weights weights(model);
    testrig::addBody(model, weights);
    testrig::addHair(model, weights);
    testrig::addHead(model, weights);
    testrig::addFrames(model);
    return model;
}

} // namespace furitsuke
