// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor-core/rig/modeloutlinefile.h"
#include "editor-core/text/nametext.h"
#include "tests/support/corpus.h"

#include <QTest>
#include <QtEndian>

#include <bit>

using namespace furitsuke;
using namespace furitsuke::test;

namespace {

QByteArray cp932(const QString &text)
{
    return encodeName(text, NameEncoding::Cp932).bytes;
}

QByteArrayList allCp932(const QStringList &texts)
{
    QByteArrayList result;
    for (const QString &text : texts)
        result.append(cp932(text));
    return result;
}

/// Writes models by hand, apart from the program's reader.
class ModelBuilder
{
public:
    template <class Integer>
    ModelBuilder &put(Integer value)
    {
        char bytes[sizeof(Integer)];
        qToLittleEndian(value, bytes);
        mBytes.append(bytes, sizeof(Integer));
        return *this;
    }
    ModelBuilder &f32(float value) { return put(std::bit_cast<quint32>(value)); }
    ModelBuilder &zeros(int count)
    {
        mBytes.append(count, '\0');
        return *this;
    }
    ModelBuilder &raw(const QByteArray &bytes)
    {
        mBytes.append(bytes);
        return *this;
    }
    /// A PMX text, UTF-16 little-endian.
    ModelBuilder &text(const QString &value)
    {
        put(qint32(value.size() * 2));
        for (const QChar c : value)
            put(quint16(c.unicode()));
        return *this;
    }
    /// A PMD name field.
    ModelBuilder &field(const QString &value, int size)
    {
        const QByteArray bytes = cp932(value);
        mBytes.append(bytes).append('\0').append(size - 1 - bytes.size(), '\xFD');
        return *this;
    }
    const QByteArray &bytes() const { return mBytes; }

private:
    QByteArray mBytes;
};

void pmxBone(ModelBuilder &model, const QString &name, quint16 flags)
{
    model.text(name).text(QStringLiteral("en")).zeros(12).put(qint16(-1)).zeros(4).put(flags);
    model.zeros(flags & 1 ? 2 : 12);
    if (flags & 0x0300)
        model.zeros(6);
    if (flags & 0x0400)
        model.zeros(12);
    if (flags & 0x0800)
        model.zeros(24);
    if (flags & 0x2000)
        model.zeros(4);
    if (flags & 0x0020)
        model.zeros(10).put(qint32(2)).zeros(2).put(quint8(0)).zeros(2).put(quint8(1)).zeros(24);
}

/// Every way of deforming a vertex, every kind of morph, every part that a bone may have.
QByteArray pmxModel()
{
    ModelBuilder model;
    model.raw("PMX ").f32(2.1f).put(quint8(8));
    for (const int global : {0, 1, 1, 1, 1, 2, 1, 1})
        model.put(quint8(global));
    model.text(QStringLiteral("初音ミク")).text({}).text(QStringLiteral("comment")).text({});
    model.put(qint32(5));
    const int weights[] = {2, 8, 24, 44, 24};
    for (quint8 deform = 0; deform < 5; ++deform)
        model.zeros(48).put(deform).zeros(weights[deform]).zeros(4);
    model.put(qint32(3)).zeros(3);
    model.put(qint32(1)).text(QStringLiteral("tex/body.png"));
    model.put(qint32(2));
    for (const quint8 shared : {quint8(1), quint8(0)})
        model.text(QStringLiteral("material"))
            .text({})
            .zeros(65)
            .zeros(3)
            .put(shared)
            .zeros(1)
            .text({})
            .zeros(4);
    model.put(qint32(3));
    pmxBone(model, QStringLiteral("センター"), 0x0001);
    pmxBone(model, QStringLiteral("左足ＩＫ"), 0x0020);
    pmxBone(model, QStringLiteral("左带"), 0x2f00);
    const int sizes[] = {5, 13, 30, 17, 17, 17, 17, 17, 114, 5, 26};
    model.put(qint32(11));
    for (quint8 type = 0; type < 11; ++type)
        model.text(QStringLiteral("m%1").arg(type))
            .text({})
            .put(quint8(1))
            .put(type)
            .put(qint32(2))
            .zeros(2 * sizes[type]);
    model.put(qint32(2));
    model.text(QStringLiteral("Root")).text({}).put(quint8(1)).put(qint32(1)).put(quint8(0)).put(qint16(0));
    model.text(QStringLiteral("表情")).text({}).put(quint8(1)).put(qint32(3));
    model.put(quint8(1)).put(qint8(4)).put(quint8(0)).put(qint16(1)).put(quint8(0)).put(qint16(77));
    return model.bytes();
}

QByteArray pmdModel()
{
    ModelBuilder model;
    model.raw("Pmd").f32(1).field(QStringLiteral("ミク"), 20).zeros(256);
    model.put(quint32(2)).zeros(76).put(quint32(3)).zeros(6).put(quint32(1)).zeros(70);
    model.put(quint16(3));
    for (const char16_t *bone : {u"センター", u"頭", u"左足ＩＫ"})
        model.field(QString::fromUtf16(bone), 20).zeros(19);
    model.put(quint16(1)).zeros(4).put(quint8(2)).zeros(6).zeros(4);
    model.put(quint16(3));
    for (const auto &[name, panel] : {std::pair(u"base", 0), std::pair(u"あ", 3), std::pair(u"まばたき", 2)})
        model.field(QString::fromUtf16(name), 20).put(quint32(1)).put(quint8(panel)).zeros(16);
    model.put(quint8(2)).put(quint16(2)).put(quint16(1));
    model.put(quint8(2)).raw("IK\n").zeros(47).field(QStringLiteral("体(上)"), 50);
    model.put(quint32(2)).put(quint16(2)).put(quint8(1)).put(quint16(1)).put(quint8(2));
    return model.bytes();
}

} // namespace

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
