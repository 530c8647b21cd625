// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor-core/edits/keyedits.h"
#include "editor-core/vmd/curveblock.h"
#include "editor-core/vmd/reader.h"
#include "editor-core/vmd/writer.h"
#include "tests/support/corpus.h"
#include "tests/support/editproperty.h"
#include "tests/support/motions.h"
#include "tests/support/rawfile.h"
#include "tests/support/roundtripproperty.h"

#include <QBuffer>
#include <QFileInfo>
#include <QTest>

#include <bit>
#include <cstring>

using namespace furitsuke;
using namespace furitsuke::test;

namespace {

const QString noFault;

} // namespace

/// What is read is written back byte for byte, whatever the file.
class TestRoundTrip : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void corpusFileKeepsItsBytes_data();
    void corpusFileKeepsItsBytes();
    void randomMotionKeepsItsBytes_data();
    void randomMotionKeepsItsBytes();
    void everyPrefixLoadsOrIsRefused();
    void everyChangedByteReadsBackOrIsRefused();
    void randomDamageReadsBackOrIsRefused();
    void sizeIsForetoldAfterEveryCut();
    void keysOfACutSectionStayKeys_data();
    void keysOfACutSectionStayKeys();
    void corpusFileCutAnywhereReadsBack_data() { corpusFileKeepsItsBytes_data(); }
    void corpusFileCutAnywhereReadsBack();
    void everyCurveBlockReadsBack();
    void writesToDeviceInPieces();
    void writerStopsWhereTheSinkDoes();
    void manyRecordsAreReadOnSeveralThreads();
    void oddRecordsAreReadOnSeveralThreads();
};

void TestRoundTrip::corpusFileKeepsItsBytes_data()
{
    QTest::addColumn<QString>("path");
    QTest::addColumn<qint64>("size");
    for (const QString &path : corpusFiles(QStringLiteral("vmd")))
        QTest::newRow(qPrintable(corpusName(path))) << path << QFileInfo(path).size();
}

void TestRoundTrip::corpusFileKeepsItsBytes()
{
    if (corpusFiles(QStringLiteral("vmd")).isEmpty())
        QSKIP(noCorpus);
    QFETCH(QString, path);
    QFETCH(qint64, size);
    const QByteArray content = fileContent(path);
    QCOMPARE(content.size(), size);
    const ReadResult result = readMotionFile(path);
    QVERIFY2(result.ok, qPrintable(result.error));
    QVERIFY(writeMotion(result.motion) == content);
    QCOMPARE(roundTripFault(content), noFault);
}

void TestRoundTrip::randomMotionKeepsItsBytes_data()
{
    QTest::addColumn<quint32>("seed");
    for (quint32 seed = 1; seed <= 60; ++seed)
        QTest::newRow(qPrintable(QString::number(seed))) << seed;
}

void TestRoundTrip::randomMotionKeepsItsBytes()
{
    QFETCH(quint32, seed);
    QRandomGenerator random(seed);
    const Motion motion = randomMotion(random, 1 + int(seed % 50));
    const QByteArray written = writeMotion(motion);
    QVERIFY(readMotion(written).motion == motion);
    QCOMPARE(encodedSize(motion), written.size());
    QCOMPARE(roundTripFault(written), noFault);
    QCOMPARE(editFault(written), noFault);
}

void TestRoundTrip::everyPrefixLoadsOrIsRefused()
{
    const QByteArray file = sixSectionFile();
    for (qsizetype size = 0; size <= file.size(); ++size) {
        const QByteArray prefix = file.first(size);
        const ReadResult result = readMotion(prefix);
        QCOMPARE(result.ok, size >= 50);
        if (!result.ok)
            QVERIFY(!result.error.isEmpty());
        else
            QVERIFY2(writeMotion(result.motion) == prefix, qPrintable(QString::number(size)));
        QVERIFY2(roundTripFault(prefix).isEmpty(),
                 qPrintable(QStringLiteral("%1 bytes: %2").arg(size).arg(roundTripFault(prefix))));
    }
}

void TestRoundTrip::everyChangedByteReadsBackOrIsRefused()
{
    const QByteArray file = sixSectionFile();
    QRandomGenerator random(7);
    for (qsizetype at = 0; at < file.size(); ++at) {
        for (const int change : {0x01, 0x80, 0xff, random.bounded(1, 256)}) {
            QByteArray changed = file;
            changed[at] = char(changed.at(at) ^ change);
            const QString fault = roundTripFault(changed);
            QVERIFY2(fault.isEmpty(), qPrintable(QStringLiteral("byte %1: %2").arg(at).arg(fault)));
        }
    }
}

/// Bytes changed, put in and taken out anywhere, several times over.
void TestRoundTrip::randomDamageReadsBackOrIsRefused()
{
    constexpr int rounds = 3000;
    const QByteArray file = sixSectionFile();
    QRandomGenerator random(20);
    int refused = 0;
    for (int round = 0; round < rounds; ++round) {
        QByteArray damaged = file;
        for (int i = random.bounded(3); i >= 0; --i) {
            const qsizetype at = random.bounded(int(damaged.size()));
            const int length = random.bounded(1, 30);
            switch (random.bounded(3)) {
            case 0:
                damaged[at] = char(random.bounded(256));
                break;
            case 1:
                damaged.remove(at, length);
                break;
            default:
                damaged.insert(at, QByteArray(length, char(random.bounded(256))));
            }
        }
        const ReadResult result = readMotion(damaged);
        refused += !result.ok;
        const QString fault = roundTripFault(damaged);
        QVERIFY2(fault.isEmpty(), qPrintable(QStringLiteral("round %1: %2").arg(round).arg(fault)));
    }
    QVERIFY(refused > 0);
    QVERIFY(refused < rounds / 2);
}

void TestRoundTrip::sizeIsForetoldAfterEveryCut()
{
    const QByteArray file = sixSectionFile();
    for (qsizetype size = 50; size <= file.size(); ++size)
        QCOMPARE(encodedSize(readMotion(file.first(size)).motion), size);
}

void TestRoundTrip::keysOfACutSectionStayKeys_data()
{
    QTest::addColumn<qsizetype>("size");
    QTest::addColumn<TrackKind>("kind");
    QTest::newRow("camera") << qsizetype(441 + 61 + 20) << TrackKind::Camera;
    QTest::newRow("states") << qsizetype(612 + 30 + 7) << TrackKind::State;
}

/// A section that is cut short and then gets values at which no reader would take it for keys says the truth.
void TestRoundTrip::keysOfACutSectionStayKeys()
{
    QFETCH(qsizetype, size);
    QFETCH(TrackKind, kind);
    const QByteArray cut = sixSectionFile().first(size);
    Motion motion = readMotion(cut).motion;
    QCOMPARE(motion.keyCount(kind), 1);
    QVERIFY(writeMotion(motion) == cut);
    KeySelection selection;
    selection.insert({kind, 0}, 0);
    moveKeys(motion, selection, 0xf0000000).edit.apply(motion);
    const ReadResult again = readMotion(writeMotion(motion));
    QCOMPARE(again.motion.keyCount(kind), 1);
    QCOMPARE(again.motion.frameAt({kind, 0}, 0), 0xf0000000u);
    QCOMPARE(again.motion.form.trailer, motion.form.trailer);
}

void TestRoundTrip::corpusFileCutAnywhereReadsBack()
{
    if (corpusFiles(QStringLiteral("vmd")).isEmpty())
        QSKIP(noCorpus);
    QFETCH(QString, path);
    QFETCH(qint64, size);
    const QByteArray content = fileContent(path);
    QRandomGenerator random{quint32(size)};
    for (int i = 0; i < 4; ++i) {
        QByteArray damaged = content.first(random.bounded(int(size)) + 1);
        damaged[random.bounded(int(damaged.size()))] = char(random.bounded(256));
        const ReadResult result = readMotion(damaged);
        QVERIFY(!result.ok || writeMotion(result.motion) == damaged);
    }
}

void TestRoundTrip::everyCurveBlockReadsBack()
{
    // Whatever a block holds, either its form gives it back, or it is known that it has to be kept.
    QRandomGenerator random(11);
    std::array<int, 8> found = {};
    int kept = 0;
    for (int i = 0; i < 200000; ++i) {
        BoneCurves curves;
        for (quint8 &byte : curves.bytes)
            byte = random.bounded(4) ? quint8(random.bounded(128)) : quint8(random.bounded(2) ? 0 : 0x63);
        const float x = random.bounded(3) ? float(random.generateDouble()) : std::bit_cast<float>(1u);
        const auto layout = CurveLayout(random.bounded(7));
        const bool off = random.bounded(4) == 0;
        quint8 block[64];
        vmd::writeCurveBlock(block, curves, KeyForm::written(layout, off), x);
        if (random.bounded(3) == 0)
            block[random.bounded(64)] = quint8(random.bounded(256));
        const vmd::CurveBlock read = vmd::readCurveBlock(block, x);
        quint8 again[64];
        vmd::writeCurveBlock(again, read.curves, read.form, x);
        QCOMPARE(std::memcmp(block, again, 64) == 0, read.exact);
        QCOMPARE(read.exact, !read.form.has(KeyForm::rawCurvesBit));
        if (read.exact)
            ++found[std::size_t(read.form.layout())];
        else
            ++kept;
        // MMD reads channel c from bytes 16c, 16c + 4, 16c + 8, 16c + 12.
        if (read.form.layout() != CurveLayout::FirstRowOnly) {
            for (std::size_t c = 0; c < 4; ++c) {
                for (std::size_t k = 0; k < 4; ++k)
                    QCOMPARE(read.curves.bytes[4 * k + c], block[16 * c + 4 * k]);
            }
        }
    }
    for (std::size_t layout = 0; layout < 7; ++layout)
        QVERIFY(found[layout] > 0 || CurveLayout(layout) == CurveLayout::Unshifted);
    QVERIFY(kept > 1000);
}

void TestRoundTrip::writesToDeviceInPieces()
{
    const QByteArray file = longMotionFile(7, 30000); // 3.3 MB, more than one piece
    const Motion motion = readMotion(file).motion;
    QBuffer buffer;
    QVERIFY(buffer.open(QIODevice::ReadWrite));
    QVERIFY(writeMotion(motion, buffer));
    QVERIFY(buffer.data() == file);
    buffer.seek(0);
    QVERIFY(motionMatches(motion, buffer));
    buffer.buffer()[3'000'000] = '\x55';
    buffer.seek(0);
    QVERIFY(!motionMatches(motion, buffer));
    for (const QByteArray &other : {file.chopped(1), file + 'x', QByteArray(), file.mid(1)}) {
        buffer.close();
        buffer.setData(other);
        QVERIFY(buffer.open(QIODevice::ReadOnly));
        QVERIFY(!motionMatches(motion, buffer));
    }
}

void TestRoundTrip::writerStopsWhereTheSinkDoes()
{
    const Motion motion = readMotion(longMotionFile(7, 30000)).motion;
    int pieces = 0;
    QVERIFY(!encodeMotion(motion, [&pieces](QByteArrayView) {
        ++pieces;
        return false;
    }));
    QCOMPARE(pieces, 1);
    TaskProgress progress;
    progress.cancel();
    QVERIFY(!encodeMotion(
        motion, [](QByteArrayView) { return true; }, &progress));
}

void TestRoundTrip::manyRecordsAreReadOnSeveralThreads()
{
    const QByteArray file = longMotionFile(13, 100'000);
    const ReadResult result = readMotion(file);
    QVERIFY(result.ok);
    QCOMPARE(result.motion.bones.size(), 13);
    QCOMPARE(result.motion.keyCount(), 100'000);
    for (int i = 0; i < 13; ++i) {
        QCOMPARE(result.motion.bones[i].name, "bone" + QByteArray::number(i));
        QVERIFY(result.motion.bones[i].keys.isSorted());
        QCOMPARE(result.motion.bones[i].keys.frames().constFirst(), 0u);
    }
    QVERIFY(writeMotion(result.motion) == file);
    // Whatever thread reads a record, its order is its number.
    const RawFile raw(file);
    for (const BoneTrack &track : result.motion.bones) {
        for (qsizetype row = 0; row < track.keys.size(); row += 997) {
            const QByteArray &record = raw.sections[0][track.keys.orders()[row]];
            QCOMPARE(rawName(record), track.name);
            QCOMPARE(rawFrame(0, record), track.keys.frames()[row]);
        }
    }
}

void TestRoundTrip::oddRecordsAreReadOnSeveralThreads()
{
    // New names, odd padding and odd curve bytes all over the file, in every thread's part of it.
    QRandomGenerator random(3);
    FileBuilder file;
    constexpr int records = 80'000;
    file.count(records);
    qint64 oddNames = 0;
    for (int i = 0; i < records; ++i) {
        QByteArray block = mmd9CurveBlock({}, 0);
        if (i % 101 == 0)
            block[20] = char(random.bounded(1, 20));
        if (i % 37 == 5) {
            file.field("bone" + QByteArray::number(i % 400), 15, char(random.bounded(1, 256)));
            file.u32(quint32(random.bounded(1000)))
                .f32(0)
                .f32(0)
                .f32(0)
                .f32(0)
                .f32(0)
                .f32(0)
                .f32(1)
                .raw(block);
            ++oddNames;
        } else {
            file.bone("bone" + QByteArray::number(i / 300), quint32(random.bounded(1000)), {}, {}, block);
        }
    }
    file.count(0).count(0).count(0).count(0).count(0);
    const ReadResult result = readMotion(file.bytes());
    QVERIFY(writeMotion(result.motion) == file.bytes());
    QCOMPARE(result.motion.residue.boneCurves.orders.size(), (records + 100) / 101);
    QVERIFY(result.motion.residue.boneNames.orders.size() > oddNames / 2);
    QVERIFY(std::is_sorted(result.motion.residue.boneNames.orders.begin(),
                           result.motion.residue.boneNames.orders.end()));
    for (const Diagnostic &diagnostic : result.diagnostics) {
        if (diagnostic.code == QLatin1String("odd-curve-bytes")) {
            QCOMPARE(diagnostic.record, 0);
            QCOMPARE(diagnostic.offset, 54 + 47);
            QCOMPARE(diagnostic.count, (records + 100) / 101);
        }
    }
}

QTEST_GUILESS_MAIN(TestRoundTrip)
#include "tst_roundtrip.moc"
