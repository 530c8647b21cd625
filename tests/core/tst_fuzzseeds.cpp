// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor-core/vmd/reader.h"
#include "tests/support/corpus.h"
#include "tests/support/editproperty.h"
#include "tests/support/modelfiles.h"
#include "tests/support/modelseeds.h"
#include "tests/support/nastyfiles.h"
#include "tests/support/roundtripproperty.h"

#include <QDir>
#include <QTest>

using namespace furitsuke;
using namespace furitsuke::test;

namespace {

QDir seedFolder()
{
    return QDir(QStringLiteral(FURITSUKE_SOURCE_DIR "/tests/fuzz/seeds"));
}

} // namespace

/// What the fuzzer asks of any file holds for those that it starts from.
class TestFuzzSeeds : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase();
    void seedHoldsWhatTheFuzzerAsks_data();
    void seedHoldsWhatTheFuzzerAsks();
    void everyOddityHasItsSeed_data();
    void everyOddityHasItsSeed();
    void modelsAreThoseOfToday_data();
    void modelsAreThoseOfToday();
    void modelHoldsWhatTheFuzzerAsks_data();
    void modelHoldsWhatTheFuzzerAsks();
};

void TestFuzzSeeds::initTestCase()
{
    QVERIFY2(!seedFolder().entryList({QStringLiteral("*.vmd")}, QDir::Files).isEmpty(),
             qPrintable(seedFolder().path()));
}

void TestFuzzSeeds::seedHoldsWhatTheFuzzerAsks_data()
{
    QTest::addColumn<QString>("path");
    for (const QFileInfo &seed : seedFolder().entryInfoList({QStringLiteral("*")}, QDir::Files))
        QTest::newRow(qPrintable(seed.fileName())) << seed.filePath();
}

void TestFuzzSeeds::seedHoldsWhatTheFuzzerAsks()
{
    QFETCH(QString, path);
    const QByteArray content = fileContent(path);
    QVERIFY(!content.isEmpty());
    QCOMPARE(roundTripFault(content), QString());
    // The last bytes choose the edits: other ones, other edits.
    for (const char *end : {"", "1", "22", "333", "4444", "55555", "666666", "7777777"})
        QCOMPARE(editFault(content + end), QString());
}

void TestFuzzSeeds::everyOddityHasItsSeed_data()
{
    QTest::addColumn<QByteArray>("bytes");
    for (const NastyFile &file : nastyFiles())
        QTest::newRow(file.name.constData()) << file.bytes;
}

/// The seeds on disk are those that makeseeds writes today.
void TestFuzzSeeds::everyOddityHasItsSeed()
{
    QFETCH(QByteArray, bytes);
    const QString name = QString::fromLatin1(QTest::currentDataTag());
    QVERIFY(readMotion(bytes).ok);
    QCOMPARE(fileContent(seedFolder().filePath(name + QStringLiteral(".vmd"))), bytes);
}

void TestFuzzSeeds::modelsAreThoseOfToday_data()
{
    QTest::addColumn<QByteArray>("bytes");
    for (const ModelSeed &seed : modelSeeds())
        QTest::newRow(seed.name.constData()) << seed.bytes;
}

void TestFuzzSeeds::modelsAreThoseOfToday()
{
    QFETCH(QByteArray, bytes);
    const QString name = QStringLiteral("models/") + QString::fromLatin1(QTest::currentDataTag());
    QCOMPARE(fileContent(seedFolder().filePath(name)), bytes);
}

void TestFuzzSeeds::modelHoldsWhatTheFuzzerAsks_data()
{
    QTest::addColumn<QString>("path");
    const QDir models(seedFolder().filePath(QStringLiteral("models")));
    for (const QFileInfo &seed : models.entryInfoList({QStringLiteral("*")}, QDir::Files))
        QTest::newRow(qPrintable(seed.fileName())) << seed.filePath();
}

/// Also what a fuzzer has found, which no function writes.
void TestFuzzSeeds::modelHoldsWhatTheFuzzerAsks()
{
    QFETCH(QString, path);
    const QByteArray content = fileContent(path);
    QVERIFY(!content.isEmpty());
    QCOMPARE(readingFault(content), QString());
}

QTEST_GUILESS_MAIN(TestFuzzSeeds)
#include "tst_fuzzseeds.moc"
