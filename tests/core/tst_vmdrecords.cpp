// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor-core/sampling/sampler.h"
#include "editor-core/vmd/reader.h"
#include "editor-core/vmd/writer.h"
#include "tests/support/corpus.h"
#include "tests/support/findingtexts.h"
#include "tests/support/motions.h"
#include "tests/support/nastyfiles.h"

#include <QFile>
#include <QTemporaryDir>
#include <QTest>

#include <bit>
#include <cmath>

#ifdef Q_OS_UNIX
#include <sys/stat.h>
#endif

using namespace furitsuke;
using namespace furitsuke::test;

namespace {

constexpr quint32 hugeNumber = 0xffffffff;
constexpr char longName[] = "\x89\x45\x83\x58\x83\x4A\x81\x5B\x83\x67\x82\x62\x82\x52\x90"; // cut at byte 15

QByteArray zeros(int count)
{
    return QByteArray(count, '\0');
}

template <class Value>
QList<Value> list(std::initializer_list<Value> values)
{
    return QList<Value>(values);
}

FileBuilder &rawBone(FileBuilder &file, const QByteArray &field, quint32 frame)
{
    file.raw(field).u32(frame).f32(0).f32(0).f32(0).f32(0).f32(0).f32(0).f32(1);
    return file.raw(mmd9CurveBlock({}, 0));
}

QByteArray namedBone(const QByteArray &field)
{
    FileBuilder file;
    return rawBone(file.count(1), field, 5).bytes();
}

} // namespace

/// What single records say: curve layouts, the physics switch, names in every condition.
class TestVmdRecords : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void readsCurveLayouts_data();
    void readsCurveLayouts();
    void writesAsTheFileDoes_data();
    void writesAsTheFileDoes();
    void physicsSwitchIsNoCurve();
    void namesKeepTheirBytes_data();
    void namesKeepTheirBytes();
    void namesAreOneTrackWhateverFollowsThem();
    void namesThatCollideAreOneTrack();
    void encodingsAreSuggested_data();
    void encodingsAreSuggested();
};

void TestVmdRecords::readsCurveLayouts_data()
{
    QTest::addColumn<QByteArray>("block");
    QTest::addColumn<float>("x");
    QTest::addColumn<QByteArray>("curves");
    QTest::addColumn<int>("layout"); // -1 where the block is kept
    QTest::addColumn<bool>("physicsOff");
    const BoneCurves c = distinctCurves();
    const auto bytes = [](const BoneCurves &curves) {
        return QByteArray(reinterpret_cast<const char *>(curves.bytes.data()), 16);
    };
    const auto row = [&](const char *name, CurveLayout layout, float x, bool off = false) {
        QTest::newRow(name) << curveBlock(layout, c, x, off) << x << bytes(c) << int(layout) << off;
    };
    row("MMD 9", CurveLayout::Mmd9, 0.1f);
    row("MMD 9, physics off", CurveLayout::Mmd9, 0.1f, true);
    row("MMD 9 at -0", CurveLayout::Mmd9, -0.0f);
    row("MMD 7, 64 bits", CurveLayout::MmdX64, 0.1f);
    row("MMD 7, 32 bits", CurveLayout::Mmd7, 0.1f);
    row("MMD 7, 32 bits, at 0", CurveLayout::Mmd7, 0);
    row("zero tail", CurveLayout::FlagZeroTail, 0.1f);
    row("zero tail, physics off", CurveLayout::FlagZeroTail, 0.1f, true);
    row("real bytes, zero tail", CurveLayout::RealZeroTail, 0.1f);
    row("first row and zeros", CurveLayout::FirstRowOnly, 0.1f);
    // MMD reads every row by the rule of the windows; where all channels are equal that gives what was meant.
    BoneCurves equal;
    for (const BoneChannel channel : {BoneChannel::X, BoneChannel::Y, BoneChannel::Z, BoneChannel::Rotation})
        equal.setCurve(channel, {10, 20, 30, 40});
    QTest::newRow("not shifted, equal channels") << curveBlock(CurveLayout::Unshifted, equal, 0.1f) << 0.1f
                                                 << bytes(equal) << int(CurveLayout::Unshifted) << false;
    QByteArray seen;
    for (const int i : {0, 4, 8, 12})
        seen += QByteArray(4, char(c.bytes[std::size_t(i)]));
    QTest::newRow("not shifted") << curveBlock(CurveLayout::Unshifted, c, 0.1f) << 0.1f << seen << -1
                                 << false;

    BoneCurves genuine = c;
    genuine.bytes[2] = 99;
    genuine.bytes[3] = 15;
    QTest::newRow("genuine 99, 15 of MMD 7") << curveBlock(CurveLayout::Mmd7, genuine, 1) << 1.0f
                                             << bytes(genuine) << int(CurveLayout::Mmd7) << false;
    QTest::newRow("genuine 99, 15 of MMD 7, 64 bits")
        << curveBlock(CurveLayout::MmdX64, genuine, 0.1f) << 0.1f << bytes(genuine)
        << int(CurveLayout::MmdX64) << false;
    QTest::newRow("genuine 99, 15 of MMD 9") << curveBlock(CurveLayout::Mmd9, genuine, 0.1f) << 0.1f
                                             << bytes(genuine) << int(CurveLayout::Mmd9) << false;
    BoneCurves nothing;
    nothing.bytes.fill(0);
    QTest::newRow("all zero") << zeros(64) << 0.1f << zeros(16) << int(CurveLayout::FlagZeroTail) << false;
    QTest::newRow("all zero at 0") << zeros(64) << 0.0f << zeros(16) << int(CurveLayout::Mmd9) << false;

    QByteArray garbage = curveBlock(CurveLayout::Mmd9, c, 0.1f);
    garbage[31] = '\x77';
    QTest::newRow("garbage in the tail") << garbage << 0.1f << bytes(c) << -1 << false;
    QByteArray flagged = curveBlock(CurveLayout::Mmd9, c, 0.1f);
    flagged[2] = '\x14';
    flagged[3] = '\x14';
    QTest::newRow("neither switch nor curve: on") << flagged << 0.1f << bytes(c) << -1 << false;
    QByteArray offGarbage = curveBlock(CurveLayout::Mmd9, c, 0.1f, true);
    offGarbage[63] = '\x77';
    QTest::newRow("garbage in the tail, physics off") << offGarbage << 0.1f << bytes(c) << -1 << true;
    // Sixteen times 20 and 107 in turns, as some scripts write; MMD sees the same four bytes in every
    // channel.
    QTest::newRow("written in turns")
        << QByteArray("\x14\x14\x14\x14\x6B\x6B\x6B\x6B").repeated(8) << 0.1f
        << QByteArray(4, '\x14') + QByteArray(4, '\x6B') + QByteArray(4, '\x14') + QByteArray(4, '\x6B')
        << int(CurveLayout::Unshifted) << false;
}

void TestVmdRecords::readsCurveLayouts()
{
    QFETCH(QByteArray, block);
    QFETCH(float, x);
    QFETCH(QByteArray, curves);
    QFETCH(int, layout);
    QFETCH(bool, physicsOff);
    const QByteArray file =
        FileBuilder().count(2).bone("a", 0).bone(centerName, 10, {x, 0, 0}, {}, block).raw(zeros(20)).bytes();
    const ReadResult result = readMotion(file);
    const BoneKey key = result.motion.bones[1].keys.key(0);
    QCOMPARE(QByteArray(reinterpret_cast<const char *>(key.curves.bytes.data()), 16).toHex(), curves.toHex());
    QCOMPARE(key.form.has(KeyForm::rawCurvesBit), layout < 0);
    if (layout >= 0)
        QCOMPARE(int(key.form.layout()), layout);
    QCOMPARE(key.form.physicsOff(), physicsOff);
    QCOMPARE(findings(result),
             layout < 0 ? QStringList{QStringLiteral("note bones odd-curve-bytes 1 212 1")} : QStringList());
    QCOMPARE(result.motion.residue.boneCurves.find(1), layout < 0 ? QByteArrayView(block) : QByteArrayView());
    QVERIFY(writeMotion(result.motion) == file);
}

void TestVmdRecords::writesAsTheFileDoes_data()
{
    QTest::addColumn<QList<CurveLayout>>("layouts");
    QTest::addColumn<CurveLayout>("generation");
    using Layouts = QList<CurveLayout>;
    QTest::newRow("none") << Layouts() << CurveLayout::Mmd9;
    QTest::newRow("MMD 9") << Layouts{CurveLayout::Mmd9, CurveLayout::Mmd9, CurveLayout::Mmd7}
                           << CurveLayout::Mmd9;
    QTest::newRow("MMD 7") << Layouts{CurveLayout::Mmd7, CurveLayout::Mmd9, CurveLayout::Mmd7}
                           << CurveLayout::Mmd7;
    QTest::newRow("MMD 7, 64 bits") << Layouts{CurveLayout::MmdX64, CurveLayout::RealZeroTail,
                                               CurveLayout::Mmd9}
                                    << CurveLayout::MmdX64;
    QTest::newRow("other programs") << Layouts{CurveLayout::FlagZeroTail, CurveLayout::Unshifted}
                                    << CurveLayout::Mmd9;
}

/// New keys get the layout that most keys of the file have.
void TestVmdRecords::writesAsTheFileDoes()
{
    QFETCH(QList<CurveLayout>, layouts);
    QFETCH(CurveLayout, generation);
    FileBuilder file;
    file.count(quint32(layouts.size()));
    for (const CurveLayout layout : layouts)
        file.bone(centerName, quint32(file.bytes().size()), {0.1f, 0, 0}, {},
                  curveBlock(layout, distinctCurves(), 0.1f));
    const Motion motion = readMotion(file.raw(zeros(20)).bytes()).motion;
    QCOMPARE(motion.form.generation, generation);
    QCOMPARE(motion.canonical(BoneKey()).form.layout(), generation);
    QVERIFY(writeMotion(motion) == file.bytes());
}

/// Bytes 2 and 3 of a block are no curve, and its row 0 alone does not say the curves.
void TestVmdRecords::physicsSwitchIsNoCurve()
{
    BoneCurves eased;
    for (const BoneChannel channel : {BoneChannel::X, BoneChannel::Y, BoneChannel::Z, BoneChannel::Rotation})
        eased.setCurve(channel, {35, 0, 93, 127});
    FileBuilder file;
    file.count(4).bone(centerName, 0);
    file.bone(centerName, 10, {}, {0, 1, 0, 0}, mmd9CurveBlock(eased, 0));
    file.bone(centerName, 20, {}, {}, mmd9CurveBlock(eased, 0, true));
    file.bone(centerName, 30, {}, {}, curveBlock(CurveLayout::MmdX64, eased, 0)).raw(zeros(20));
    const Motion motion = readMotion(file.bytes()).motion;
    const KeyColumns<BoneKey> &keys = motion.bones[0].keys;
    for (qsizetype row = 1; row < 4; ++row) {
        QVERIFY(keys.key(row).curves == eased);
        QCOMPARE(keys.key(row).form.physicsOff(), row == 2);
    }
    // The way to the key at 10 has gone 0.17305 at a quarter of its time, by its own curve.
    const Quatd rotation = sampleBone(keys, 2.5).rotation;
    QVERIFY(std::abs(2 * std::atan2(rotation.y, rotation.w) / M_PI - 0.17305) < 1e-4);
    QCOMPARE(sampleBone(keys, 19).physicsOff, false);
    QCOMPARE(sampleBone(keys, 20).physicsOff, true);
    QCOMPARE(sampleBone(keys, 30).physicsOff, false);
    QVERIFY(writeMotion(motion) == file.bytes());
}

void TestVmdRecords::namesKeepTheirBytes_data()
{
    QTest::addColumn<QByteArray>("field");
    QTest::addColumn<QByteArray>("name");
    const auto row = [](const char *tag, const QByteArray &field, const QByteArray &name) {
        QTest::newRow(tag) << field.leftJustified(15, '\0') << name;
    };
    row("short", "abc", "abc");
    row("15 bytes", "abcdefghijklmno", "abcdefghijklmno");
    row("cut inside a character", longName, longName);
    row("cut before its end", "\x8D\xB6\x91\xB3\x83\x7B\x81\x5B\x83\x93\x92\xB2\x90\xAE\x82",
        "\x8D\xB6\x91\xB3\x83\x7B\x81\x5B\x83\x93\x92\xB2\x90\xAE\x82");
    row("empty", "", "");
    row("all FF", QByteArray(15, '\xFF'), QByteArray(15, '\xFF'));
    row("FD after the name", QByteArray("a\0", 2).leftJustified(15, '\xFD'), "a");
    row("FD after no name", QByteArray("\0", 1).leftJustified(15, '\xFD'), "");
    row("FD, then more, after no name", QByteArray("\0\xFD\xFD\0x", 5), "");
    row("leftovers after the name", QByteArray("a\0on Data", 9), "a");
    row("leading NUL", QByteArray("\0\xB6\x3F\x5F\x30\x5F\x31\x92\xB2\x90\xAE", 11),
        QByteArray("\0\xB6\x3F\x5F\x30\x5F\x31\x92\xB2\x90\xAE", 11));
    row("leading NUL, full", QByteArray("\0bcdefghijklmno", 15), QByteArray("\0bcdefghijklmno", 15));
    row("GBK", "\xD7\xF3\xB4\xF8", "\xD7\xF3\xB4\xF8");
    row("half-width kana", "\xC8\xB8\xC0\xB2\x82\x68\x82\x6A", "\xC8\xB8\xC0\xB2\x82\x68\x82\x6A");
}

void TestVmdRecords::namesKeepTheirBytes()
{
    QFETCH(QByteArray, field);
    QFETCH(QByteArray, name);
    FileBuilder file;
    rawBone(rawBone(file.count(2), field, 7), "other" + zeros(10), 9);
    file.count(1).raw(field).u32(3).f32(0.5f).raw(zeros(16));
    const Motion motion = readMotion(file.bytes()).motion;
    QCOMPARE(motion.bones.size(), 2);
    QCOMPARE(motion.bones[0].name, name);
    QCOMPARE(motion.bones[0].keys.frames(), list<quint32>({7}));
    QCOMPARE(motion.bones[1].name, QByteArray("other"));
    QCOMPARE(motion.bones[1].keys.frames(), list<quint32>({9}));
    QCOMPARE(motion.morphs[0].name, name);
    QCOMPARE(motion.findBone(name), 0);
    QVERIFY(writeMotion(motion) == file.bytes());
    // A name that a save may pad with zeros is the same name when it is read again.
    const QByteArray padded = namedBone(name.leftJustified(15, '\0'));
    QCOMPARE(readMotion(padded).motion.bones[0].name, name);
}

void TestVmdRecords::namesAreOneTrackWhateverFollowsThem()
{
    const QByteArray bytes = nastyFile("paddings");
    const Motion motion = readMotion(bytes).motion;
    QCOMPARE(motion.bones.size(), 1);
    QCOMPARE(motion.bones[0].name, QByteArray(centerName));
    QCOMPARE(motion.bones[0].keys.size(), 4);
    QCOMPARE(motion.morphs.size(), 1);
    QCOMPARE(motion.morphs[0].keys.frames(), list<quint32>({0, 3}));
    QCOMPARE(motion.residue.boneNames.orders, list<quint32>({2}));
    const StateKey state = motion.states.key(0);
    QCOMPARE(state.ik[0].name.name(), QByteArray(leftFootName));
    QCOMPARE(state.ik[0].enabled, 2);
    QVERIFY(writeMotion(motion) == bytes);
}

/// Two bones of a model whose names differ behind byte 15 cannot be told apart in a file.
void TestVmdRecords::namesThatCollideAreOneTrack()
{
    const QByteArray name(
        "\x91\x4F\x94\xAF\x83\x7B\x81\x5B\x83\x93\x89\x45\x82\x50\x90"); // 前髪ボーン右１先, 親
    FileBuilder file;
    file.count(2).bone(name, 0, {1, 0, 0}).bone(name, 0, {2, 0, 0}).raw(zeros(20));
    const ReadResult result = readMotion(file.bytes());
    QCOMPARE(result.motion.bones.size(), 1);
    QCOMPARE(result.motion.bones[0].keys.size(), 2);
    QCOMPARE(findings(result), (QStringList{QStringLiteral("note bones undecodable-name 0 54 1"),
                                            QStringLiteral("warning bones conflicting-keys 1 165 1")}));
    QVERIFY(writeMotion(result.motion) == file.bytes());
}

void TestVmdRecords::encodingsAreSuggested_data()
{
    QTest::addColumn<QByteArrayList>("names");
    QTest::addColumn<NameEncoding>("encoding");
    QTest::newRow("cp932") << QByteArrayList{centerName, leftFootName} << NameEncoding::Cp932;
    QTest::newRow("GBK") << QByteArrayList{"\xD7\xF3\xD7\xE3", "\xD3\xD2\xD7\xE3"} << NameEncoding::Gb18030;
    QTest::newRow("UTF-8") << QByteArrayList{"センター", "左足"} << NameEncoding::Utf8;
    QTest::newRow("plain") << QByteArrayList{"Bone01", "Bone02"} << NameEncoding::Cp932;
}

void TestVmdRecords::encodingsAreSuggested()
{
    QFETCH(QByteArrayList, names);
    QFETCH(NameEncoding, encoding);
    FileBuilder file;
    file.count(quint32(names.size()));
    for (const QByteArray &name : names)
        file.bone(name, 0);
    const ReadResult result = readMotion(file.raw(zeros(20)).bytes());
    QCOMPARE(result.encoding, encoding);
    QCOMPARE(result.motion.bones.size(), names.size());
    QCOMPARE(result.diagnostics.size(), encoding == NameEncoding::Cp932 ? 0 : 1);
    QVERIFY(writeMotion(result.motion) == file.bytes());
}

QTEST_GUILESS_MAIN(TestVmdRecords)
#include "tst_vmdrecords.moc"
