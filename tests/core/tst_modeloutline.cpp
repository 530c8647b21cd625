// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor-core/rig/modeloutlinefile.h"
#include "tests/support/corpus.h"
#include "tests/support/models.h"

#include <QTest>
#include <QtEndian>

using namespace furitsuke;
using namespace furitsuke::test;

/// The outline of models: names of bones, morphs and display frames.
class TestModelOutline : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void pmxIsRead();
    void pmdIsRead();
    void modelsThatEndEarly_data();
    void modelsThatEndEarly();
    void hostileCountsAreRefused_data();
    void hostileCountsAreRefused();
    void otherFilesAreRefused();
    void realModels_data();
    void realModels();
    void realModelsCutAnywhere_data();
    void realModelsCutAnywhere();
};

void TestModelOutline::pmxIsRead()
{
    const OutlineResult result = readModelOutline(pmxModel());
    QVERIFY2(result.ok, qPrintable(result.error));
    const ModelOutline &outline = result.outline;
    QCOMPARE(outline.name(), QStringLiteral("初音ミク"));
    // The Simplified Chinese name is not in cp932.
    QCOMPARE(outline.bones(), allCp932({QStringLiteral("センター"), QStringLiteral("左足ＩＫ")}) +
                                  QByteArrayList{QStringLiteral("左带").toUtf8()});
    QCOMPARE(outline.morphs().size(), 11);
    QCOMPARE(outline.frames().size(), 2);
    QCOMPARE(outline.frames()[0],
             (DisplayFrame{QStringLiteral("Root"), QByteArrayList{cp932(QStringLiteral("センター"))}, {}}));
    QCOMPARE(outline.frames()[1], (DisplayFrame{QStringLiteral("表情"),
                                                QByteArrayList{cp932(QStringLiteral("左足ＩＫ"))},
                                                {QByteArray("m4")}}));
    QCOMPARE(result.warnings.size(), 2);
    QVERIFY(readModelOutline(pmxModel(), NameEncoding::Gb18030).warnings.size() == 1);
}

void TestModelOutline::pmdIsRead()
{
    const OutlineResult result = readModelOutline(pmdModel());
    QVERIFY2(result.ok, qPrintable(result.error));
    QCOMPARE(result.warnings, QStringList());
    const ModelOutline &outline = result.outline;
    QCOMPARE(outline.name(), QStringLiteral("ミク"));
    QCOMPARE(outline.bones(),
             allCp932({QStringLiteral("センター"), QStringLiteral("頭"), QStringLiteral("左足ＩＫ")}));
    QCOMPARE(outline.morphs(), allCp932({QStringLiteral("あ"), QStringLiteral("まばたき")}));
    const QList<DisplayFrame> expected = {
        {QStringLiteral("センター"), QByteArrayList{cp932(QStringLiteral("センター"))}, {}},
        {QStringLiteral("IK"), QByteArrayList{cp932(QStringLiteral("左足ＩＫ"))}, {}},
        {QStringLiteral("体(上)"), QByteArrayList{cp932(QStringLiteral("頭"))}, {}},
        {QStringLiteral("表情"), {}, allCp932({QStringLiteral("まばたき"), QStringLiteral("あ")})},
    };
    QCOMPARE(outline.frames(), expected);
}

void TestModelOutline::modelsThatEndEarly_data()
{
    QTest::addColumn<QByteArray>("model");
    QTest::newRow("pmx") << pmxModel();
    QTest::newRow("pmd") << pmdModel();
}

void TestModelOutline::modelsThatEndEarly()
{
    QFETCH(QByteArray, model);
    const OutlineResult whole = readModelOutline(model);
    bool bones = false;
    for (qsizetype size = 0; size < model.size(); ++size) {
        const OutlineResult cut = readModelOutline(model.first(size));
        // Refused with a reason, or all bones and a warning.
        if (cut.ok) {
            QCOMPARE(cut.outline.bones(), whole.outline.bones());
            QVERIFY(!cut.warnings.isEmpty());
            bones = true;
        } else {
            QVERIFY(!cut.error.isEmpty());
            QVERIFY(!bones);
        }
    }
    QVERIFY(bones);
}

void TestModelOutline::hostileCountsAreRefused_data()
{
    QTest::addColumn<QByteArray>("model");
    // The count of vertices, of a PMX stands behind its four texts.
    QByteArray pmx = pmxModel();
    const qsizetype vertices = 4 + 4 + 1 + 8 + 4 + 8 + 4 + 4 + 14 + 4;
    for (const qint32 count : {-1, 0x7fffffff, 6}) {
        qToLittleEndian(count, pmx.data() + vertices);
        QTest::addRow("pmx, %d vertices", count) << pmx;
    }
    QByteArray pmd = pmdModel();
    for (const quint32 count : {0xffffffffu, 0x40000000u}) {
        qToLittleEndian(count, pmd.data() + 283);
        QTest::addRow("pmd, %u vertices", count) << pmd;
    }
}

void TestModelOutline::hostileCountsAreRefused()
{
    QFETCH(QByteArray, model);
    const OutlineResult result = readModelOutline(model);
    QVERIFY(!result.ok);
    QVERIFY(!result.error.isEmpty());
}

void TestModelOutline::otherFilesAreRefused()
{
    for (const QByteArray &file : {QByteArray(), QByteArray("Vocaloid Motion Data 0002"), QByteArray("PMX"),
                                   QByteArray("PMX \0\0\xC0\x40\x08", 9) + QByteArray(8, '\1')}) {
        const OutlineResult result = readModelOutline(file);
        QVERIFY(!result.ok);
        QVERIFY(!result.error.isEmpty());
    }
    QVERIFY(!readModelOutlineFile(QStringLiteral("/nowhere/model.pmx")).error.isEmpty());
}

void TestModelOutline::realModels_data()
{
    QTest::addColumn<QString>("path");
    for (const QString &path : corpusFiles(QStringLiteral("pmx")) + corpusFiles(QStringLiteral("pmd")))
        QTest::newRow(qPrintable(corpusName(path))) << path;
    if (sharedFolder().isEmpty())
        QTest::newRow("none") << QString();
}

void TestModelOutline::realModels()
{
    QFETCH(QString, path);
    if (path.isEmpty())
        QSKIP(noCorpus);
    const OutlineResult result = readModelOutlineFile(path);
    QVERIFY2(result.ok, qPrintable(result.error));
    QVERIFY(!result.outline.bones().isEmpty());
    for (const DisplayFrame &frame : result.outline.frames()) {
        for (const QByteArray &bone : frame.bones)
            QVERIFY(result.outline.hasBone(bone));
    }
}

void TestModelOutline::realModelsCutAnywhere_data()
{
    realModels_data();
}

void TestModelOutline::realModelsCutAnywhere()
{
    QFETCH(QString, path);
    if (path.isEmpty())
        QSKIP(noCorpus);
    const QByteArray model = fileContent(path);
    // Cuts are far between where the model is large: each costs a reading of it.
    const qsizetype step = qMax<qsizetype>(97, model.size() / 400);
    for (qsizetype size = 0; size < model.size(); size += step) {
        const OutlineResult result = readModelOutline(QByteArrayView(model).first(size));
        QVERIFY(result.ok || !result.error.isEmpty());
    }
}

QTEST_GUILESS_MAIN(TestModelOutline)
#include "tst_modeloutline.moc"
