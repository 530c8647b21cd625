// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor-core/rig/modelfile.h"
#include "tests/support/corpus.h"
#include "tests/support/modelfiles.h"

#include <QDir>
#include <QJsonDocument>
#include <QJsonObject>
#include <QTest>

using namespace furitsuke;
using namespace furitsuke::test;

/// Whole models of the corpus.
class TestRealModels : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void realModels_data();
    void realModels();
    void realModelsHaveTheBonesOfTheGoldenValues_data();
    void realModelsHaveTheBonesOfTheGoldenValues();
    void countsOfRealModels_data();
    void countsOfRealModels();
    void realModelsCutAnywhere_data();
    void realModelsCutAnywhere();
};

void TestRealModels::realModels_data()
{
    QTest::addColumn<QString>("path");
    for (const QString &path : corpusFiles(QStringLiteral("pmx")) + corpusFiles(QStringLiteral("pmd")))
        QTest::newRow(qPrintable(corpusName(path))) << path;
    if (sharedFolder().isEmpty())
        QTest::newRow("none") << QString();
}

void TestRealModels::realModels()
{
    QFETCH(QString, path);
    if (path.isEmpty())
        QSKIP(noCorpus);
    const QByteArray file = fileContent(path);
    const ModelResult result = readModelFile(path);
    QVERIFY2(result.ok, qPrintable(result.error));
    QCOMPARE(readingFault(file), QString());
    QVERIFY(!result.model.bones.isEmpty());
    for (const Diagnostic &diagnostic : result.diagnostics)
        QVERIFY2(diagnostic.severity < Severity::Error, qPrintable(diagnosticText(diagnostic)));
    if (result.format != ModelFormat::Pmd) {
        // Written again, and read again, a model is the same.
        const float version = result.format == ModelFormat::Pmx21 ? 2.1f : 2.0f;
        const ModelResult again = readModel(pmxFile(result.model, {version, false, {4, 4, 4, 4, 4, 4}}));
        QCOMPARE(difference(again.model, result.model), QString());
    }
}

void TestRealModels::realModelsHaveTheBonesOfTheGoldenValues_data()
{
    QTest::addColumn<QString>("path");
    QTest::addColumn<int>("bones");
    const QDir poses(sharedFolder() + QStringLiteral("/golden/poses"));
    for (const QString &name : poses.entryList({QStringLiteral("*.json")})) {
        const QJsonObject pose = QJsonDocument::fromJson(fileContent(poses.filePath(name))).object();
        QTest::newRow(qPrintable(name))
            << sharedFolder() + QStringLiteral("/corpus/") + pose.value(u"model").toString()
            << pose.value(u"boneCount").toInt();
    }
    if (sharedFolder().isEmpty())
        QTest::newRow("none") << QString() << 0;
}

void TestRealModels::realModelsHaveTheBonesOfTheGoldenValues()
{
    QFETCH(QString, path);
    QFETCH(int, bones);
    if (path.isEmpty())
        QSKIP(noCorpus);
    QVERIFY(bones > 0);
    QCOMPARE(readModelFile(path).model.bones.size(), bones);
}

void TestRealModels::countsOfRealModels_data()
{
    QTest::addColumn<QString>("name");
    QTest::addColumn<QList<qsizetype>>("counts");
    // Vertices, triangles, textures, materials, bones, IK, morphs, bodies, joints; counted by another reader.
    QTest::newRow("mei.pmd") << QStringLiteral("pmd/mmdagent__mmdagent-mirror/mei.pmd")
                             << QList<qsizetype>{8983, 14637, 16, 17, 142, 4, 28, 31, 20};
    QTest::newRow("menu.pmd") << QStringLiteral("pmd/mmdagent__mmdagent-mirror/menu.pmd")
                              << QList<qsizetype>{28, 14, 7, 7, 18, 0, 1, 0, 0};
    QTest::newRow("sd_mei.pmd") << QStringLiteral("pmd/mmdagent__mmdagent-mirror/sd_mei.pmd")
                                << QList<qsizetype>{2207, 2975, 1, 13, 133, 4, 28, 41, 30};
    QTest::newRow("plane") << QStringLiteral("pmx/catnip-touhou__MikuMikuDayo/ひこうき.pmx")
                           << QList<qsizetype>{4694, 7860, 0, 7, 2, 0, 0, 0, 0};
    QTest::newRow("test.pmx") << QStringLiteral("pmx/hkrn__nanoem/test.pmx")
                              << QList<qsizetype>{0, 0, 4, 1, 140, 7, 30, 0, 0};
    QTest::newRow("bone tree") << QStringLiteral(
                                      "pmx/miu200521358__mmd_base/ボーンツリーテストモデル@76292453.pmx")
                               << QList<qsizetype>{0, 0, 0, 0, 420, 32, 0, 0, 0};
    QTest::newRow("matcap_sample.pmx") << QStringLiteral("pmx/noname0310__babylon-mmd/matcap_sample.pmx")
                                       << QList<qsizetype>{2452, 4900, 1, 1, 2, 0, 0, 0, 0};
    QTest::newRow("uv_morph_test.pmx") << QStringLiteral("pmx/noname0310__babylon-mmd/uv_morph_test.pmx")
                                       << QList<qsizetype>{24, 12, 1, 1, 2, 0, 0, 0, 0};
}

void TestRealModels::countsOfRealModels()
{
    QFETCH(QString, name);
    QFETCH(QList<qsizetype>, counts);
    if (sharedFolder().isEmpty())
        QSKIP(noCorpus);
    const Model model = readModelFile(sharedFolder() + QStringLiteral("/corpus/") + name).model;
    QCOMPARE((QList<qsizetype>{model.vertices.size(), model.indices.size() / 3, model.textures.size(),
                               model.materials.size(), model.bones.size(), model.iks.size(),
                               model.morphs.size(), model.bodies.size(), model.joints.size()}),
             counts);
}

void TestRealModels::realModelsCutAnywhere_data()
{
    realModels_data();
}

void TestRealModels::realModelsCutAnywhere()
{
    QFETCH(QString, path);
    if (path.isEmpty())
        QSKIP(noCorpus);
    const QByteArray model = fileContent(path);
    // Cuts are at every 97th byte, but far between in what comes before the bones, where each costs a reading
    // of all that and is refused.
    const qsizetype bones = endOfBones(model);
    const qsizetype step = qMax<qsizetype>(97, bones / 97 / 200 * 97);
    for (qsizetype size = 0; size < model.size(); size += size < bones - step ? step : 97) {
        const ModelResult result = readModel(QByteArrayView(model).first(size));
        QCOMPARE(result.ok, size >= bones);
        QVERIFY(result.ok ? !result.diagnostics.isEmpty() || size > bones : !result.error.isEmpty());
        QVERIFY(memoryOf(result.model) <= 40 * size + (1 << 16));
    }
}

QTEST_GUILESS_MAIN(TestRealModels)
#include "tst_realmodels.moc"
