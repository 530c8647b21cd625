// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor-core/text/nametext.h"
#include "editor-core/vmd/reader.h"
#include "tests/support/clirun.h"
#include "tests/support/corpus.h"
#include "tests/support/modelfiles.h"
#include "tests/support/models.h"
#include "tests/support/motions.h"

#include <QDir>
#include <QTemporaryDir>
#include <QTest>

using namespace furitsuke;
using namespace furitsuke::test;

/// The command that prints models.
class TestCliModel : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init();

    void printsWhatIsInAModel();
    void givesTheSameAsJson();
    void saysWhichTexturesAreMissing();
    void saysWhatIsWrong();
    void refusesWhatIsNoModel();
    void comparesWithAMotion();
    void saysThatAllIsThere();
    void refusesAMotionThatIsNone();
    void controlCharactersDoNotReachTheTerminal();
    void realModels();

private:
    QString path(const QString &name) const { return mFolder->filePath(name); }
    QString write(const QString &name, const QByteArray &bytes) const
    {
        QFile file(path(name));
        if (!QDir().mkpath(QFileInfo(path(name)).path()) || !file.open(QIODevice::WriteOnly) ||
            file.write(bytes) != bytes.size())
            qFatal("A test file cannot be written.");
        return path(name);
    }
    /// A model with all its textures beside it.
    QString wholeModel(const Model &model = sampleModel()) const
    {
        for (const QString &texture : model.textures)
            write(texture, "x");
        return write(u"model.pmx"_qs, pmxFile(model));
    }
    static Run model(const QStringList &arguments) { return run(QStringList(u"model"_qs) + arguments); }

    std::unique_ptr<QTemporaryDir> mFolder;
};

void TestCliModel::init()
{
    mFolder = std::make_unique<QTemporaryDir>();
}

void TestCliModel::printsWhatIsInAModel()
{
    const Run result = model({wholeModel()});
    QCOMPARE(result.err, QString());
    QCOMPARE(result.status, 0);
    for (const char16_t *line :
         {u"見本 (Sample)", u"PMX 2.0", u"BDEF4", u"体 (body)", u"tex/body.png", u"トゥーン.bmp",
          u"toon10.bmp",
          u"左足ＩＫ → 左足首: 40 loops of 114.6°; 左ひざ (X -177.6…-0.573, Y 0…0, Z 0…0), 左足",
          u"左足D: 左足 × -0.5 (rotation, move, local)", u"左腕捩 turns about (0, 0, 1) only",
          u"Morphs: Mouth", u"additional UV 1", u"表情 (Exp)", u"剛体2 (body)", u"physics and bone",
          u"接続 (joint)"})
        QVERIFY2(result.out.contains(QString::fromUtf16(line)),
                 qPrintable(QString::fromUtf16(line) + u'\n' + result.out));
    QVERIFY(!result.out.contains(u"missing"_qs));
}

void TestCliModel::givesTheSameAsJson()
{
    const Run result = model({wholeModel(), u"--json"_qs});
    QCOMPARE(result.status, 0);
    const QJsonObject file = result.file(0);
    QCOMPARE(file.value(u"ok").toBool(), true);
    QCOMPARE(file.value(u"format").toString(), u"PMX 2.0"_qs);
    const QJsonObject counts = file.value(u"counts").toObject();
    QCOMPARE(counts.value(u"vertices").toInt(), 6);
    QCOMPARE(counts.value(u"faces").toInt(), 3);
    QCOMPARE(counts.value(u"bones").toInt(), 8);
    QCOMPARE(counts.value(u"softBodies").toInt(), 0);
    QCOMPARE(file.value(u"deforms").toObject().value(u"sdef").toInt(), 2);
    const QJsonObject bone = file.value(u"bones").toArray().at(6).toObject();
    QCOMPARE(bone.value(u"name").toString(), u"左足D"_qs);
    QCOMPARE(bone.value(u"parent").toInt(), 1);
    QCOMPARE(bone.value(u"appendSource").toInt(), 2);
    QCOMPARE(bone.value(u"appendRatio").toDouble(), -0.5);
    const QJsonObject ik = file.value(u"ik").toArray().at(0).toObject();
    QCOMPARE(ik.value(u"links").toArray().size(), 2);
    QCOMPARE(ik.value(u"loops").toInt(), 40);
    const QJsonObject morph = file.value(u"morphs").toArray().at(5).toObject();
    QCOMPARE(morph.value(u"kind").toString(), u"group"_qs);
    QCOMPARE(morph.value(u"panel").toString(), u"system"_qs);
    QCOMPARE(morph.value(u"offsets").toInt(), 2);
    const QJsonObject frame = file.value(u"frames").toArray().at(2).toObject();
    QCOMPARE(frame.value(u"bones").toArray(), (QJsonArray{1, 2}));
    QCOMPARE(frame.value(u"morphs").toArray(), (QJsonArray{2}));
    QCOMPARE(file.value(u"bodies").toArray().at(1).toObject().value(u"shape").toString(), u"box"_qs);
    QCOMPARE(file.value(u"joints").toArray().at(0).toObject().value(u"bodyB").toInt(), 2);
    QCOMPARE(file.value(u"diagnostics").toArray().size(), 0);
    QVERIFY(!file.contains(u"motion"));
}

void TestCliModel::saysWhichTexturesAreMissing()
{
    const QString file = write(u"alone/model.pmx"_qs, pmxFile(sampleModel()));
    write(u"alone/tex/BODY.png"_qs, "x");
    const Run result = model({file});
    QCOMPARE(result.status, 1);
    QVERIFY(result.out.contains(QRegularExpression(u"tex/body\\.png +found\n"_qs)));
    QVERIFY(result.out.contains(QRegularExpression(u"tex/sphere\\.spa +missing\n"_qs)));
    const QJsonArray textures = model({u"--json"_qs, file}).file(0).value(u"textures").toArray();
    QCOMPARE(textures.at(0).toObject().value(u"found").toBool(), true);
    QCOMPARE(textures.at(1).toObject().value(u"found").toBool(), false);
}

void TestCliModel::saysWhatIsWrong()
{
    Model broken = sampleModel();
    broken.bones[4].parent = 77;
    const QString file = wholeModel(broken);
    const Run result = model({file});
    QCOMPARE(result.status, 1);
    QVERIFY(result.out.contains(u"Warning: Bones, record 4, byte "_qs));
    const QJsonObject finding =
        model({u"--json"_qs, file}).file(0).value(u"diagnostics").toArray().at(0).toObject();
    QCOMPARE(finding.value(u"code").toString(), u"no-such-bone"_qs);
    QCOMPARE(finding.value(u"section").toString(), u"bones"_qs);
    QCOMPARE(finding.value(u"record").toInt(), 4);
    // What a cut file still has is shown.
    const QByteArray whole = pmxFile(sampleModel());
    const Run cut = model({write(u"cut.pmx"_qs, whole.chopped(30))});
    QCOMPARE(cut.status, 1);
    QVERIFY(cut.out.contains(u"Error: Joints, record 0, byte "_qs));
    QVERIFY(cut.out.contains(u"剛体3"_qs));
}

void TestCliModel::refusesWhatIsNoModel()
{
    const QString good = wholeModel();
    const QString bad = write(u"a.vmd"_qs, sixSectionFile());
    const Run result = model({bad, path(u"none.pmx"_qs), good});
    QCOMPARE(result.status, 2);
    QVERIFY(result.err.contains(u"neither a PMX nor a PMD"_qs));
    QVERIFY(result.err.contains(u"There is no such file."_qs));
    QVERIFY(result.out.contains(u"見本"_qs));
    const Run json = model({bad, good, u"--json"_qs});
    QCOMPARE(json.status, 2);
    QCOMPARE(json.file(0).value(u"ok").toBool(), false);
    QVERIFY(!json.file(0).value(u"error").toString().isEmpty());
    QCOMPARE(json.file(1).value(u"ok").toBool(), true);
    QCOMPARE(model({}).status, 2);
    const Run cut = model({write(u"early.pmd"_qs, pmdFile().first(500))});
    QCOMPARE(cut.status, 2);
    QVERIFY2(cut.err.contains(u"inside the materials (byte "_qs), qPrintable(cut.err));
}

void TestCliModel::comparesWithAMotion()
{
    Model colliding = sampleModel();
    colliding.bones[3].name = u"刀帯よこ紐・左１"_qs;
    colliding.bones[4].name = u"刀帯よこ紐・左２"_qs;
    const QString file = wholeModel(colliding);
    const QString motion = write(u"motion.vmd"_qs, longMotionFile(20, 100));
    const Run plain = model({file});
    QCOMPARE(plain.status, 0);
    QVERIFY(plain.out.contains(u"刀帯よこ紐・左１, 刀帯よこ紐・左２"_qs));
    const Run result = model({file, u"--motion"_qs, motion});
    const Run json = model({file, u"--motion"_qs, motion, u"--json"_qs});
    const QJsonObject match = json.file(0).value(u"motion").toObject();
    const ReadResult read = readMotionFile(motion);
    const qsizetype bones =
        match.value(u"missingBones").toArray().size() + match.value(u"foundBones").toInt();
    qsizetype keyed = 0;
    for (const BoneTrack &track : read.motion.bones)
        keyed += !track.keys.isEmpty();
    QCOMPARE(bones, keyed);
    QVERIFY(keyed > 0);
    const QJsonArray missing = match.value(u"missingBones").toArray();
    QVERIFY(!missing.isEmpty());
    QCOMPARE(result.status, 1);
    QCOMPARE(json.status, 1);
    const QJsonObject first = missing.at(0).toObject();
    QVERIFY(first.value(u"keys").toInt() > 0);
    QVERIFY(result.out.contains(u"Bones that the model lacks: %1"_qs.arg(missing.size())));
    QVERIFY(result.out.contains(QRegularExpression(
        u"\n    %1 +%2\n"_qs.arg(first.value(u"name").toString()).arg(first.value(u"keys").toInt()))));
    QCOMPARE(json.file(0).value(u"boneCollisions").toArray().at(0).toObject().value(u"keys").toInt(), 0);
}

void TestCliModel::saysThatAllIsThere()
{
    Model model = sampleModel();
    const QString motion = write(u"motion.vmd"_qs, sixSectionFile());
    const ReadResult read = readMotionFile(motion);
    // A model made for the motion.
    const auto has = [](const auto &things, const QString &name) {
        return std::any_of(things.begin(), things.end(),
                           [&name](const auto &thing) { return thing.name == name; });
    };
    for (const BoneTrack &track : read.motion.bones) {
        const QString name = decodeName(track.name, NameEncoding::Cp932).text;
        if (!has(model.bones, name))
            model.bones.emplaceBack().name = name;
    }
    for (const MorphTrack &track : read.motion.morphs) {
        const QString name = decodeName(track.name, NameEncoding::Cp932).text;
        if (!has(model.morphs, name))
            model.morphs.append({name, {}, MorphPanel::Other, {}});
    }
    for (qsizetype row = 0; row < read.motion.states.size(); ++row) {
        for (const IkState &state : read.motion.states.key(row).ik) {
            const QString name = decodeName(state.name.name(), NameEncoding::Cp932).text;
            if (has(model.bones, name))
                continue;
            ModelBone &bone = model.bones.emplaceBack();
            bone.name = name;
            bone.flags = BoneFlag::Ik;
            bone.ik = qint32(model.iks.size());
            model.iks.append({qint32(model.bones.size() - 1), 4, 1, 1, {}});
        }
    }
    const Run result = TestCliModel::model({wholeModel(model), u"--motion"_qs, motion});
    QVERIFY2(!result.out.contains(u"lacks"_qs), qPrintable(result.out));
    QCOMPARE(result.status, 0);
    QVERIFY(result.out.contains(u"found: bones %1"_qs.arg(read.motion.bones.size())));
}

void TestCliModel::refusesAMotionThatIsNone()
{
    const Run result = model({wholeModel(), u"--motion"_qs, path(u"none.vmd"_qs)});
    QCOMPARE(result.status, 2);
    QVERIFY(result.err.contains(u"There is no such file."_qs));
    QCOMPARE(result.out, QString());
}

void TestCliModel::controlCharactersDoNotReachTheTerminal()
{
    Model evil = sampleModel();
    evil.bones[2].name = u"\x1b[31mred\nbone"_qs;
    evil.name = u"\x1b]0;title\a"_qs;
    evil.textures[0] = u"a\x1b.png"_qs;
    const Run result = model({write(u"model.pmx"_qs, pmxFile(evil))});
    QVERIFY(!result.out.contains(QChar(0x1b)));
    QVERIFY(!result.out.contains(QChar(0x07)));
    QVERIFY(!result.out.contains(u"red\nbone"_qs));
}

void TestCliModel::realModels()
{
    if (sharedFolder().isEmpty())
        QSKIP(noCorpus);
    const QStringList files = corpusFiles(u"pmd"_qs) + corpusFiles(u"pmx"_qs);
    QVERIFY(!files.isEmpty());
    const Run text = model(files);
    QVERIFY(text.status < 2);
    const Run json = model(QStringList(u"--json"_qs) + files);
    QCOMPARE(json.json().value(u"files").toArray().size(), files.size());
}

QTEST_GUILESS_MAIN(TestCliModel)
#include "tst_climodel.moc"
