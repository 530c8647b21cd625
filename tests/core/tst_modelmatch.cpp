// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor-core/rig/modelfile.h"
#include "editor-core/rig/modelmatch.h"
#include "editor-core/rig/modeltextures.h"
#include "tests/support/modelfiles.h"
#include "tests/support/models.h"
#include "tests/support/smallmotions.h"

#include <QDir>
#include <QTemporaryDir>
#include <QTest>

using namespace furitsuke;
using namespace furitsuke::test;

namespace {

/// Adds a track with so many keys.
template <class Key>
void addTrack(QList<Track<Key>> &tracks, const QString &name, int keys)
{
    Track<Key> &track = tracks.emplaceBack();
    track.name = cp932(name);
    for (int i = 0; i < keys; ++i) {
        Key key;
        key.frame = quint32(i);
        track.keys.append(key);
    }
}

ModelMatch matched(const Motion &motion, const Model &model)
{
    return matchModel(motion, model, outlineOf(model, NameEncoding::Cp932));
}

} // namespace

/// What of a motion finds nothing in a model.
class TestModelMatch : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void namesThatAreThereAndNot();
    void onlyTracksWithKeysCount();
    void namesCompareByFifteenBytes();
    void collisionsAreListedWithTheirKeys();
    void ikStatesNameIkBones();
    void texturesAreFoundInAnyCase();
    void texturesOutsideAreNotFound();
};

void TestModelMatch::namesThatAreThereAndNot()
{
    Motion motion;
    addTrack(motion.bones, QStringLiteral("センター"), 3);
    addTrack(motion.bones, QStringLiteral("グルーブ"), 7);
    addTrack(motion.bones, QStringLiteral("腰"), 2);
    addTrack(motion.morphs, QStringLiteral("あ"), 1);
    addTrack(motion.morphs, QStringLiteral("い"), 4);
    const ModelMatch match = matched(motion, sampleModel());
    QCOMPARE(match.foundBones, 1);
    QCOMPARE(match.missingBones,
             (QList<MatchedName>{{cp932(QStringLiteral("グルーブ")), 7}, {cp932(QStringLiteral("腰")), 2}}));
    QCOMPARE(match.foundMorphs, 1);
    QCOMPARE(match.missingMorphs, (QList<MatchedName>{{cp932(QStringLiteral("い")), 4}}));
    QVERIFY(!match.isComplete());
    QVERIFY(matched(Motion(), sampleModel()).isComplete());
}

void TestModelMatch::onlyTracksWithKeysCount()
{
    Motion motion;
    addTrack(motion.bones, QStringLiteral("グルーブ"), 0);
    addTrack(motion.bones, QStringLiteral("センター"), 0);
    addTrack(motion.bones, QStringLiteral("腰"), 1);
    motion.bones[2].removed = true;
    const ModelMatch match = matched(motion, sampleModel());
    QVERIFY(match.isComplete());
    QCOMPARE(match.foundBones, 0);
}

void TestModelMatch::namesCompareByFifteenBytes()
{
    Model model = sampleModel();
    // 22 bytes in the model; a motion keeps 15, the last of them half a character.
    model.bones[3].name = QStringLiteral("右スカートＣ３後ろ");
    Motion motion;
    addTrack(motion.bones, QStringLiteral("a"), 1);
    motion.bones[0].name = cp932(model.bones[3].name).first(15);
    QVERIFY(matched(motion, model).isComplete());
    motion.bones[0].name.chop(1);
    QVERIFY(!matched(motion, model).isComplete());
}

void TestModelMatch::collisionsAreListedWithTheirKeys()
{
    Model model = sampleModel();
    model.bones[3].name = QStringLiteral("刀帯よこ紐・左１");
    model.bones[4].name = QStringLiteral("刀帯よこ紐・左２");
    model.bones[7].name = model.bones[2].name;
    Motion motion;
    ModelMatch match = matched(motion, model);
    QCOMPARE(match.boneCollisions.size(), 2);
    QVERIFY(!match.isAmbiguous());
    addTrack(motion.bones, QStringLiteral("a"), 9);
    motion.bones[0].name = cp932(model.bones[3].name).first(15);
    match = matched(motion, model);
    QVERIFY(match.isAmbiguous());
    const QByteArrayList names = allCp932({model.bones[3].name, model.bones[4].name});
    QVERIFY(match.boneCollisions.contains(NameCollision{names[0].first(15), names, 9}));
    QVERIFY(match.isComplete());
}

void TestModelMatch::ikStatesNameIkBones()
{
    Motion motion;
    for (const quint32 frame : {0u, 10u, 20u}) {
        StateKey key;
        key.frame = frame;
        key.ik.append({LongName::fromBytes(cp932(QStringLiteral("左足ＩＫ"))), 1});
        // A bone of the model, but not one of IK.
        if (frame > 0)
            key.ik.append({LongName::fromBytes(cp932(QStringLiteral("センター"))), 0});
        motion.states.append(key);
    }
    const ModelMatch match = matched(motion, sampleModel());
    QCOMPARE(match.foundIks, 1);
    QCOMPARE(match.missingIks, (QList<MatchedName>{{cp932(QStringLiteral("センター")), 2}}));
    QVERIFY(!match.isComplete());
}

void TestModelMatch::texturesAreFoundInAnyCase()
{
    const QTemporaryDir folder;
    QDir(folder.path()).mkpath(QStringLiteral("model/Tex"));
    for (const char16_t *name : {u"model/Tex/Body.PNG", u"model/顔.bmp", u"beside.png"}) {
        QFile file(folder.filePath(QString::fromUtf16(name)));
        QVERIFY(file.open(QIODevice::WriteOnly));
    }
    const QString model = folder.filePath(QStringLiteral("model"));
    const QString body = folder.filePath(QStringLiteral("model/Tex/Body.PNG"));
    QCOMPARE(findTextureFile(model, QStringLiteral("Tex/Body.PNG")), body);
    QCOMPARE(QFileInfo(findTextureFile(model, QStringLiteral("tex/body.png"))).size(), 0);
    QVERIFY(!findTextureFile(model, QStringLiteral("tex/body.png")).isEmpty());
    QVERIFY(!findTextureFile(model, QStringLiteral("顔.BMP")).isEmpty());
    QCOMPARE(findTextureFile(model, QStringLiteral("../beside.png")),
             folder.filePath(QStringLiteral("beside.png")));
}

void TestModelMatch::texturesOutsideAreNotFound()
{
    const QTemporaryDir folder;
    QFile file(folder.filePath(QStringLiteral("a.png")));
    QVERIFY(file.open(QIODevice::WriteOnly));
    QVERIFY(findTextureFile(folder.path(), file.fileName()).isEmpty());
    for (const char16_t *path : {u"", u"b.png", u"C:/a.png", u"//server/a.png", u"tex/a.png", u"."})
        QVERIFY(findTextureFile(folder.path(), QString::fromUtf16(path)).isEmpty());
}

QTEST_GUILESS_MAIN(TestModelMatch)
#include "tst_modelmatch.moc"
