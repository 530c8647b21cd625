// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor-core/rig/modelfile.h"
#include "tests/support/models.h"

#include <QTest>

using namespace furitsuke;
using namespace furitsuke::test;

/// The outline of models: names of bones, morphs and display frames.
class TestModelOutline : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void pmxIsRead();
    void pmdIsRead();
};

void TestModelOutline::pmxIsRead()
{
    const ModelResult result = readModel(pmxModel());
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
    int notStorable = -1;
    QCOMPARE(outlineOf(result.model, NameEncoding::Cp932, &notStorable), outline);
    QCOMPARE(notStorable, 1);
    QVERIFY(outlineOf(result.model, NameEncoding::Gb18030, &notStorable) != outline);
    QCOMPARE(notStorable, 0);
}

void TestModelOutline::pmdIsRead()
{
    const ModelResult result = readModel(pmdModel());
    QVERIFY2(result.ok, qPrintable(result.error));
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

QTEST_GUILESS_MAIN(TestModelOutline)
#include "tst_modeloutline.moc"
