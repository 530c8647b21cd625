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
#include <QMap>
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

/// The keys' frames in the order of their records.
template <class Key>
QList<quint32> framesByOrder(const KeyColumns<Key> &keys)
{
    QMap<quint32, quint32> frames;
    for (qsizetype row = 0; row < keys.size(); ++row)
        frames[keys.orders()[row]] = keys.frames()[row];
    return frames.values();
}

} // namespace

/// What a file holds becomes keys, what is odd about it becomes findings with their place, and all is written
/// back to the byte.
class TestVmdReader : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void refusesWhatIsNoMotion_data();
    void refusesWhatIsNoMotion();
    void saysWhereWhatIsOdd_data();
    void saysWhereWhatIsOdd();
    void readsEveryValue();
    void readsKeysWithoutSections_data();
    void readsKeysWithoutSections();
    void phantomsCarryNoKeys_data();
    void phantomsCarryNoKeys();
    void keysAreSortedAndKeepTheirPlace();
    void lastOfDuplicatesCounts();
    void manyKeysOnOneFrame();
    void statesAreSortedAndKeepTheirPlace();
    void withoutStatesAllIsOn();
    void flatChannelsKeepTheirCurves();
    void storedRotationsAreNotTouched();
    void notANumberHarmsNoNeighbour();
    void farFramesCostNothing();
    void nothingIsCarriedOver();
    void hugeCountsAllocateNothing_data();
    void hugeCountsAllocateNothing();
    void cancelledReadingGivesNothing();
    void readsFilesAsItReadsMemory();
    void refusesWhatIsNoFile_data();
    void refusesWhatIsNoFile();
};

void TestVmdReader::refusesWhatIsNoMotion_data()
{
    QTest::addColumn<QByteArray>("bytes");
    QTest::addColumn<QString>("error");
    const QByteArray whole = sixSectionFile();
    QTest::newRow("empty") << QByteArray() << QStringLiteral("empty");
    QTest::newRow("3 bytes") << whole.first(3) << QStringLiteral("3 byte");
    QTest::newRow("29 bytes") << whole.first(29) << QStringLiteral("29 of 50");
    QTest::newRow("49 bytes") << whole.first(49) << QStringLiteral("49 of 50");
    QTest::newRow("39 bytes of an old header")
        << QByteArray("Vocaloid Motion Data file").leftJustified(39, '\0') << QStringLiteral("39 of 40");
    QTest::newRow("signature alone") << QByteArray("Vocaloid Motion Data") << QStringLiteral("20 of 50");
    QTest::newRow("pose") << QByteArray("Vocaloid Pose Data file").leftJustified(100, '\n')
                          << QStringLiteral("does not begin");
    QTest::newRow("model") << QByteArray("PMX ").leftJustified(100, '\0') << QStringLiteral("does not begin");
    QTest::newRow("lower case") << QByteArray("vocaloid motion data 0002").leftJustified(100, '\0')
                                << QStringLiteral("does not begin");
    QTest::newRow("zeros") << zeros(200) << QStringLiteral("does not begin");
}

void TestVmdReader::refusesWhatIsNoMotion()
{
    QFETCH(QByteArray, bytes);
    QFETCH(QString, error);
    const ReadResult result = readMotion(bytes);
    QVERIFY(!result.ok);
    QVERIFY2(result.error.contains(error), qPrintable(result.error));
    QVERIFY(result.diagnostics.isEmpty());
    QVERIFY(result.motion == Motion());
}

void TestVmdReader::saysWhereWhatIsOdd_data()
{
    QTest::addColumn<QByteArray>("bytes");
    QTest::addColumn<QString>("expected"); // separated by ", "
    const auto row = [](const char *name, const QByteArray &bytes, const char *expected) {
        QTest::newRow(name) << bytes << QString::fromLatin1(expected);
    };
    // A row for every seed of the fuzzer, then what is better made here.
    const auto nasty = [&row](const char *name, const char *expected) {
        row(name, nastyFile(name), expected);
    };
    constexpr char absentMorphs[] = "note morphs absent-sections -1 165 1";
    nasty("whole", "warning file both-halves -1 -1 1");
    nasty("header-only", "note bones absent-sections -1 50 1");
    nasty("old-header", "note header old-header -1 0 1, note shadow absent-sections -1 190 1");
    nasty("version-0003", "warning header unknown-version -1 20 1, note morphs absent-sections -1 165 1");
    nasty("signature-leftovers", "note header signature-leftovers -1 25 1");
    nasty("camera-file", "");
    nasty("phantom-camera", "note camera unannounced-record 0 62 1, note shadow absent-sections -1 127 1");
    nasty("phantom-light-late", "note light unannounced-record 0 66 1, note shadow absent-sections -1 94 1");
    nasty("phantom-light-shadow",
          "note light unannounced-record 0 66 1, note states absent-sections -1 98 1");
    nasty("phantom-shadow", "note shadow unannounced-record 0 70 1");
    nasty("trailing-10", "warning file both-halves -1 -1 1, note trailer trailing-bytes -1 672 1");
    nasty("trailing-20", "warning file both-halves -1 -1 1, note trailer trailing-bytes -1 672 1");
    nasty("huge-bones", "error bones truncated-section 1 165 1, note morphs absent-sections -1 165 1");
    nasty("huge-morphs", "error morphs truncated-section 1 81 1, error trailer incomplete-record -1 81 1");
    nasty("huge-camera", "error camera truncated-section 1 123 1, note light absent-sections -1 123 1, "
                         "warning header camera-name -1 30 1");
    nasty("huge-states", "error states truncated-section 1 83 1");
    nasty("huge-ik", "error states truncated-section 0 74 1, error trailer incomplete-record -1 74 1");
    nasty("impossible-camera", "error camera impossible-count -1 437 1");
    nasty("half-count", "error morphs truncated-count -1 387 1");
    nasty("half-record", "error bones truncated-section 2 276 1, error trailer incomplete-record -1 276 1");
    nasty("after-bones", "note morphs absent-sections -1 387 1");
    nasty("after-camera", "warning file both-halves -1 -1 1, note light absent-sections -1 563 1");
    nasty("after-shadow", "warning file both-halves -1 -1 1, note states absent-sections -1 608 1");
    nasty("not-finite", "warning bones not-finite 0 73 2, warning morphs not-finite 0 299 1, warning camera "
                        "not-finite 0 307 1, "
                        "warning light not-finite 0 372 1, warning shadow not-finite 0 404 1, warning shadow "
                        "shadow-mode 0 408 1, "
                        "warning file both-halves -1 -1 1");
    nasty("zero-rotation", "warning bones zero-rotation 0 85 1, note morphs absent-sections -1 165 1");
    nasty("rotation-length", "note bones rotation-length 0 85 1, note morphs absent-sections -1 165 1");
    nasty("late-frames", "warning bones late-frame 1 180 1, warning morphs late-frame 0 295 1, warning "
                         "camera late-frame 0 307 1, "
                         "warning light late-frame 0 372 1, warning shadow late-frame 0 404 1, warning "
                         "states late-frame 0 417 1, "
                         "warning file both-halves -1 -1 1");
    nasty("layouts", "note bones odd-curve-bytes 8 989 2");
    nasty("curve-over-127", "warning bones curve-over-127 0 101 1, note morphs absent-sections -1 165 1");
    nasty("genuine-99-15", absentMorphs);
    nasty("zero-curves", absentMorphs);
    nasty("name-cut", "note bones undecodable-name 0 54 1, note morphs absent-sections -1 165 1");
    nasty("name-leading-nul", "note bones undecodable-name 0 54 1, note morphs absent-sections -1 165 1");
    nasty("name-empty", "warning bones empty-name 0 54 1, note morphs absent-sections -1 165 1");
    nasty("name-all-ff", "note bones undecodable-name 0 54 1, note morphs absent-sections -1 165 1");
    nasty("name-gbk", "warning file name-encoding -1 -1 1, note morphs absent-sections -1 165 1");
    nasty("paddings", "note bones duplicate-keys 1 165 3, note states odd-switch 0 564 1");
    nasty("duplicates", "note bones unsorted 2 276 1, warning bones conflicting-keys 2 276 2, "
                        "note morphs duplicate-keys 1 525 2");
    nasty("states-unsorted", "note states unsorted 2 176 1");

    // Every section that announces 4 294 967 295 records and has none.
    constexpr const char *ids[] = {"bones", "morphs", "camera", "light", "shadow", "states"};
    for (int s = 0; s < 6; ++s) {
        const int end = 54 + 4 * s;
        QString expected =
            QStringLiteral("error %1 truncated-section 0 %2 1").arg(QLatin1String(ids[s])).arg(end);
        if (s < 5)
            expected +=
                QStringLiteral(", note %1 absent-sections -1 %2 1").arg(QLatin1String(ids[s + 1])).arg(end);
        QTest::newRow(qPrintable(QStringLiteral("nothing of 4294967295 %1").arg(QLatin1String(ids[s]))))
            << FileBuilder().raw(zeros(4 * s)).count(hugeNumber).bytes() << expected;
        QTest::newRow(qPrintable(QStringLiteral("8 bytes of 4294967295 %1").arg(QLatin1String(ids[s]))))
            << FileBuilder().raw(zeros(4 * s)).count(hugeNumber).raw(zeros(8)).bytes()
            << QStringLiteral("error %1 truncated-section 0 %2 1, error trailer incomplete-record -1 %2 1")
                   .arg(QLatin1String(ids[s]))
                   .arg(end);
        if (s > 0) {
            QTest::newRow(qPrintable(QStringLiteral("end before %1").arg(QLatin1String(ids[s]))))
                << FileBuilder().raw(zeros(4 * s)).bytes()
                << QStringLiteral("note %1 absent-sections -1 %2 1")
                       .arg(QLatin1String(ids[s]))
                       .arg(50 + 4 * s);
            QTest::newRow(qPrintable(QStringLiteral("end in the count of %1").arg(QLatin1String(ids[s]))))
                << FileBuilder().raw(zeros(4 * s + 3)).bytes()
                << QStringLiteral("error %1 truncated-count -1 %2 1")
                       .arg(QLatin1String(ids[s]))
                       .arg(50 + 4 * s);
        }
    }
    row("39564 bones in 74 bytes", FileBuilder().count(39564).raw(zeros(20)).bytes(),
        "error bones truncated-section 0 54 1, error trailer incomplete-record -1 54 1");
    row("all sections empty", FileBuilder().raw(zeros(24)).bytes(), "");
    row("10 bytes after empty sections", FileBuilder().raw(zeros(24)).raw("Nuthouse01").bytes(),
        "note trailer trailing-bytes -1 74 1");
    // As many bytes as an unannounced light would have with the two counts before them.
    row("20 bytes after empty sections", FileBuilder().raw(zeros(24)).raw(QByteArray(20, 'x')).bytes(),
        "note trailer trailing-bytes -1 74 1");
    row("1 byte after a display record",
        FileBuilder().raw(zeros(20)).count(1).state(0, true, {{"a", true}}).raw("b").bytes(),
        "note trailer trailing-bytes -1 104 1");

    row("version left out", FileBuilder("Vocaloid Motion Data").raw(zeros(24)).bytes(),
        "warning header unknown-version -1 20 1");
    row("model name cut",
        FileBuilder("Vocaloid Motion Data 0002", "aaaaaaaaaaaaaaaaaaa\x82").raw(zeros(24)).bytes(),
        "note header undecodable-name -1 30 1");
    row("model name of FD FE", FileBuilder("Vocaloid Motion Data 0002", "\xFD\xFE").raw(zeros(24)).bytes(),
        "note header undecodable-name -1 30 1");

    CameraKey camera;
    camera.viewAngle = 181;
    camera.projection = 2;
    camera.curves.bytes[7] = 128;
    row("camera", FileBuilder().raw(zeros(8)).count(1).camera(3, camera).raw(zeros(12)).bytes(),
        "warning camera curve-over-127 0 94 1, warning camera view-angle 0 118 1, note camera odd-switch 0 "
        "122 1, "
        "warning header camera-name -1 30 1");
    camera = {};
    camera.viewAngle = 0;
    row("second camera",
        FileBuilder().raw(zeros(8)).count(2).camera(3).camera(4, camera).raw(zeros(12)).bytes(),
        "warning camera view-angle 1 179 1, warning header camera-name -1 30 1");
    row("unsorted camera",
        FileBuilder().raw(zeros(8)).count(3).camera(0).camera(60).camera(30).raw(zeros(12)).bytes(),
        "note camera unsorted 2 184 1, warning header camera-name -1 30 1");
    row("same light twice", FileBuilder().raw(zeros(12)).count(2).light(4).light(4).raw(zeros(8)).bytes(),
        "note light duplicate-keys 1 94 1, warning header camera-name -1 30 1");
    row("different shadows",
        FileBuilder().raw(zeros(16)).count(2).shadow(4).shadow(4, 2).raw(zeros(4)).bytes(),
        "warning shadow conflicting-keys 1 79 1, warning header camera-name -1 30 1");
    row("visible 2", FileBuilder().raw(zeros(20)).count(2).state(0, true, {}).u32(1).byte(2).u32(0).bytes(),
        "note states odd-switch 1 83 1");
    row("infinite position",
        FileBuilder().count(2).bone("a", 0).bone("b", 0, {0, -HUGE_VALF, 0}).raw(zeros(20)).bytes(),
        "warning bones not-finite 1 184 1");
    row("finite, though its square is not",
        FileBuilder().count(1).bone("a", 0, {3e38f, 0, 0}).raw(zeros(20)).bytes(), "");
    row("latest frame that all programs show",
        FileBuilder().count(1).bone("a", 0x7fffffff).raw(zeros(20)).bytes(), "");
    row("weights outside 0 to 1",
        FileBuilder().count(0).count(2).morph("a", 0, -0.18f).morph("a", 9, 1.91f).raw(zeros(16)).bytes(),
        "");
}

void TestVmdReader::saysWhereWhatIsOdd()
{
    QFETCH(QByteArray, bytes);
    QFETCH(QString, expected);
    const ReadResult result = readMotion(bytes);
    QVERIFY2(result.ok, qPrintable(result.error));
    QStringList wanted = expected.split(QStringLiteral(", "), Qt::SkipEmptyParts);
    wanted.sort();
    QCOMPARE(findings(result), wanted);
    for (const Diagnostic &diagnostic : result.diagnostics)
        QVERIFY(!diagnostic.message.isEmpty());
    QVERIFY(writeMotion(result.motion) == bytes);
}

void TestVmdReader::readsEveryValue()
{
    const ReadResult result = readMotion(sixSectionFile());
    const Motion &motion = result.motion;
    QCOMPARE(result.encoding, NameEncoding::Cp932);
    QCOMPARE(motion.form.modelName(), QByteArray("test"));
    QCOMPARE(motion.bones.size(), 2);
    QCOMPARE(motion.bones[0].name, QByteArray(centerName));
    QCOMPARE(motion.bones[1].name, QByteArray(leftFootName));
    QCOMPARE(motion.bones[0].keys.frames(), list<quint32>({0, 20}));
    const BoneKey bone = motion.bones[0].keys.key(1);
    QVERIFY(bone.position == (Vec3f{1.5f, 0.25f, -2}));
    QVERIFY(bone.rotation == (Quatf{0, 0.6f, 0, 0.8f}));
    QVERIFY(bone.curves.curve(BoneChannel::Rotation) == (CurvePoints{35, 0, 93, 127}));
    QVERIFY(bone.curves.curve(BoneChannel::X) == CurvePoints());
    QCOMPARE(bone.order, 1u);
    QVERIFY((motion.bones[1].keys.key(0).position == Vec3f{0.1f, 0, 0}));
    QCOMPARE(motion.bones[1].keys.key(0).order, 2u);

    QCOMPARE(motion.morphs.size(), 1);
    QCOMPARE(motion.morphs[0].name, QByteArray("\x82\xA0"));
    QCOMPARE(motion.morphs[0].keys.key(1).weight, 0.75f);
    QCOMPARE(motion.morphs[0].keys.key(1).frame, 12u);

    CameraKey camera;
    camera.frame = 30;
    camera.order = 1;
    camera.target = {1, 12, 0};
    camera.rotation = {-0.3f, 0.5f, 0};
    QVERIFY(motion.camera.key(1) == camera);
    QVERIFY(motion.light.key(0) == LightKey());
    QVERIFY(motion.shadow.key(0) == ShadowKey());
    const StateKey state = motion.states.key(1);
    QCOMPARE(state.frame, 15u);
    QCOMPARE(state.visible, 0);
    QCOMPARE(state.ik.size(), 1);
    QCOMPARE(state.ik[0].name.name(), QByteArray(leftFootName));
    QCOMPARE(state.ik[0].enabled, 0);
    QCOMPARE(motion.nextOrder, (std::array<quint32, 6>{3, 2, 2, 1, 1, 2}));
}

void TestVmdReader::readsKeysWithoutSections_data()
{
    QTest::addColumn<int>("size");
    QTest::addColumn<int>("sections");
    QTest::addColumn<int>("keys");
    QTest::newRow("none") << 50 << 0 << 0;
    QTest::newRow("bones") << 387 << 1 << 3;
    QTest::newRow("to morphs") << 437 << 2 << 5;
    QTest::newRow("to camera") << 563 << 3 << 7;
    QTest::newRow("to light") << 595 << 4 << 8;
    QTest::newRow("to shadow") << 608 << 5 << 9;
    QTest::newRow("all") << 672 << 6 << 11;
}

void TestVmdReader::readsKeysWithoutSections()
{
    QFETCH(int, size);
    QFETCH(int, sections);
    QFETCH(int, keys);
    const QByteArray file = sixSectionFile().first(size);
    const Motion motion = readMotion(file).motion;
    QCOMPARE(motion.keyCount(), keys);
    for (int s = 0; s < recordSectionCount; ++s)
        QCOMPARE(motion.form.sections[std::size_t(s)].present, s < sections);
    QVERIFY(writeMotion(motion) == file);
}

void TestVmdReader::phantomsCarryNoKeys_data()
{
    QTest::addColumn<QByteArray>("bytes");
    QTest::addColumn<int>("section");
    QTest::addColumn<int>("size");
    QTest::newRow("camera") << nastyFile("phantom-camera") << int(RecordSection::Camera) << 61;
    QTest::newRow("light at 4294967295")
        << nastyFile("phantom-light-late") << int(RecordSection::Light) << 28;
    QTest::newRow("light at 0") << nastyFile("phantom-light-shadow") << int(RecordSection::Light) << 28;
    QTest::newRow("shadow") << nastyFile("phantom-shadow") << int(RecordSection::Shadow) << 9;
    QTest::newRow("camera before a light key")
        << FileBuilder().raw(zeros(12)).camera(1080).count(1).light(0).bytes() << int(RecordSection::Camera)
        << 61;
}

void TestVmdReader::phantomsCarryNoKeys()
{
    QFETCH(QByteArray, bytes);
    QFETCH(int, section);
    QFETCH(int, size);
    const Motion motion = readMotion(bytes).motion;
    QCOMPARE(motion.keyCount(static_cast<TrackKind>(section)), 0);
    for (int s = 0; s < recordSectionCount; ++s)
        QCOMPARE(motion.form.sections[std::size_t(s)].phantom.size(), s == section ? size : 0);
    QVERIFY(bytes.contains(motion.form.sections[std::size_t(section)].phantom));
    QVERIFY(motion.form.trailer.isEmpty());
    QVERIFY(writeMotion(motion) == bytes);
}

void TestVmdReader::keysAreSortedAndKeepTheirPlace()
{
    FileBuilder file;
    file.count(5);
    for (const quint32 frame : {396u, 0u, 395u, 1u, 383u})
        file.bone(centerName, frame, {float(frame), 0, 0});
    file.count(3).morph("a", 60, 1).morph("b", 30, 1).morph("a", 0, 0).raw(zeros(16));
    const ReadResult result = readMotion(file.bytes());
    const KeyColumns<BoneKey> &keys = result.motion.bones[0].keys;
    QCOMPARE(keys.frames(), list<quint32>({0, 1, 383, 395, 396}));
    QCOMPARE(keys.orders(), list<quint32>({1, 3, 4, 2, 0}));
    for (qsizetype row = 0; row < keys.size(); ++row)
        QCOMPARE(keys.key(row).position.x, float(keys.frames()[row]));
    QCOMPARE(framesByOrder(keys), list<quint32>({396, 0, 395, 1, 383}));
    QCOMPARE(result.motion.morphs[0].keys.frames(), list<quint32>({0, 60}));
    QCOMPARE(findings(result), (QStringList{QStringLiteral("note bones unsorted 1 165 2"),
                                            QStringLiteral("note morphs unsorted 2 659 1")}));
    QVERIFY(writeMotion(result.motion) == file.bytes());
}

void TestVmdReader::lastOfDuplicatesCounts()
{
    const QByteArray bytes = nastyFile("duplicates");
    const Motion motion = readMotion(bytes).motion;
    const KeyColumns<BoneKey> &keys = motion.bones[0].keys;
    QCOMPARE(keys.frames(), list<quint32>({0, 0, 7, 7}));
    QCOMPARE(keys.orders(), list<quint32>({0, 2, 1, 3}));
    QCOMPARE(sampleBone(keys, 0).position.x, 2.0);
    QVERIFY(std::abs(sampleBone(keys, 3.5).position.x - 1) < 1e-9);
    QCOMPARE(motion.morphs[0].keys.size(), 3);
    QVERIFY(writeMotion(motion) == bytes);
}

void TestVmdReader::manyKeysOnOneFrame()
{
    constexpr int records = 100000;
    FileBuilder file;
    file.count(records);
    for (int i = 0; i < records; ++i)
        file.bone(centerName, 5, {float(i), 0, 0});
    const ReadResult result = readMotion(file.raw(zeros(20)).bytes());
    QCOMPARE(result.motion.keyCount(), records);
    QCOMPARE(sampleBone(result.motion.bones[0].keys, 5).position.x, double(records - 1));
    QCOMPARE(findings(result), QStringList{QStringLiteral("warning bones conflicting-keys 1 165 99999")});
    QVERIFY(writeMotion(result.motion) == file.bytes());
}

void TestVmdReader::statesAreSortedAndKeepTheirPlace()
{
    const QByteArray bytes = nastyFile("states-unsorted");
    const Motion motion = readMotion(bytes).motion;
    QCOMPARE(motion.states.frames(), list<quint32>({0, 4, 6, 4100}));
    QCOMPARE(framesByOrder(motion.states), list<quint32>({0, 6, 4, 4100}));
    QVERIFY(!sampleState(motion.states, 0).ikEnabled(leftFootName));
    QVERIFY(!sampleState(motion.states, 0).ikEnabled(rightFootName));
    QVERIFY(sampleState(motion.states, 5).ikEnabled(leftFootName));
    QVERIFY(!sampleState(motion.states, 6).ikEnabled(leftFootName));
    QVERIFY(!sampleState(motion.states, 6).visible);
    QVERIFY(sampleState(motion.states, 5000).visible);
    QVERIFY(writeMotion(motion) == bytes);
}

void TestVmdReader::withoutStatesAllIsOn()
{
    for (const QByteArray &bytes :
         {nastyFile("after-shadow"), FileBuilder().raw(zeros(24)).bytes(),
          FileBuilder().raw(zeros(20)).count(1).state(30, false, {{leftFootName, false}}).bytes()}) {
        const StatePose pose = sampleState(readMotion(bytes).motion.states, 29);
        QVERIFY(pose.visible);
        QVERIFY(pose.ikEnabled(leftFootName));
    }
}

void TestVmdReader::flatChannelsKeepTheirCurves()
{
    BoneCurves curves;
    curves.setCurve(BoneChannel::X, {64, 0, 64, 127});
    FileBuilder file;
    file.count(2).bone(centerName, 0, {3, 0, 0}).bone(centerName, 9, {3, 0, 0}, {}, curves).raw(zeros(20));
    const Motion motion = readMotion(file.bytes()).motion;
    QVERIFY(motion.bones[0].keys.key(1).curves == curves);
    QVERIFY(writeMotion(motion) == file.bytes());
}

void TestVmdReader::storedRotationsAreNotTouched()
{
    const QList<Quatf> rotations = {
        {0, 0, 0.0001f, 0.99999999f}, {0, 0.6f, 0, 0.6f}, {0, 0, 0, -1}, {-0.0f, 0, 0, 0}};
    FileBuilder file;
    file.count(quint32(rotations.size()));
    for (qsizetype i = 0; i < rotations.size(); ++i)
        file.bone(centerName, quint32(i), {}, rotations[i]);
    const Motion motion = readMotion(file.raw(zeros(20)).bytes()).motion;
    for (qsizetype i = 0; i < rotations.size(); ++i) {
        QVERIFY(motion.bones[0].keys.key(i).rotation == rotations[i]);
        const Quatd q = sampleBone(motion.bones[0].keys, double(i)).rotation;
        QVERIFY(std::abs(q.x * q.x + q.y * q.y + q.z * q.z + q.w * q.w - 1) < 1e-12);
    }
    QVERIFY(writeMotion(motion) == file.bytes());
}

void TestVmdReader::notANumberHarmsNoNeighbour()
{
    const float nan = std::bit_cast<float>(0x7fc00123u);
    FileBuilder file;
    file.count(3)
        .bone(centerName, 0, {1, 1, 1})
        .bone(centerName, 10, {nan, 2, 2})
        .bone(centerName, 20, {3, 3, 3});
    file.raw(zeros(20));
    const Motion motion = readMotion(file.bytes()).motion;
    const KeyColumns<BoneKey> &keys = motion.bones[0].keys;
    QVERIFY(sameBits(keys.key(1).position.x, nan));
    QCOMPARE(sampleBone(keys, 10).position.x, 0.0);
    QCOMPARE(sampleBone(keys, 10).position.y, 2.0);
    QCOMPARE(sampleBone(keys, 0).position.x, 1.0);
    QCOMPARE(sampleBone(keys, 20).position.x, 3.0);
    QVERIFY(writeMotion(motion) == file.bytes());
}

void TestVmdReader::farFramesCostNothing()
{
    FileBuilder file;
    file.count(3)
        .bone(centerName, 0)
        .bone(centerName, 4'000'000, {4, 0, 0})
        .bone(leftFootName, 1)
        .raw(zeros(20));
    const ReadResult result = readMotion(file.bytes());
    QCOMPARE(result.motion.keyCount(), 3);
    QCOMPARE(result.motion.lastFrame(), 4'000'000u);
    QVERIFY(result.motion.bones[0].keys.byteSize() < 1000);
    QVERIFY(std::abs(sampleBone(result.motion.bones[0].keys, 1'000'000).position.x - 1) < 1e-6);
    QVERIFY(result.diagnostics.isEmpty());
    // Frames are as stored: 0 stays 0, 1 stays 1.
    QCOMPARE(result.motion.bones[0].keys.frames().first(), 0u);
    QCOMPARE(result.motion.bones[1].keys.frames().first(), 1u);
    QVERIFY(writeMotion(result.motion) == file.bytes());
}

void TestVmdReader::nothingIsCarriedOver()
{
    const QByteArray empty = FileBuilder().raw(zeros(24)).bytes();
    const ReadResult first = readMotion(empty);
    for (const NastyFile &file : nastyFiles()) {
        readMotion(file.bytes);
        const ReadResult again = readMotion(empty);
        QVERIFY(again.motion == first.motion);
        QVERIFY(again.diagnostics == first.diagnostics);
        QVERIFY(again.error == first.error);
    }
}

void TestVmdReader::hugeCountsAllocateNothing_data()
{
    QTest::addColumn<quint32>("count");
    for (const quint32 count : {hugeNumber, 0x80000000u, 0x7fffffffu, 0x10000000u, 100u})
        QTest::newRow(qPrintable(QString::number(count))) << count;
}

void TestVmdReader::hugeCountsAllocateNothing()
{
    QFETCH(quint32, count);
    for (int s = 0; s < recordSectionCount; ++s) {
        for (const int rest : {0, 1, 9, 200}) {
            const QByteArray bytes =
                FileBuilder().raw(zeros(4 * s)).count(count).raw(QByteArray(rest, '\xFF')).bytes();
            const ReadResult result = readMotion(bytes);
            QVERIFY(result.ok);
            QVERIFY(result.motion.keyCount() <= rest / 9);
            QVERIFY(worstSeverity(result.diagnostics) == Severity::Error);
            QVERIFY(writeMotion(result.motion) == bytes);
        }
    }
    const QByteArray ik =
        FileBuilder().raw(zeros(20)).count(2).u32(0).byte(1).u32(count).raw(zeros(100)).bytes();
    const ReadResult result = readMotion(ik);
    QVERIFY(result.motion.states.isEmpty());
    QVERIFY(writeMotion(result.motion) == ik);
}

void TestVmdReader::cancelledReadingGivesNothing()
{
    TaskProgress progress;
    progress.cancel();
    const ReadResult result = readMotion(longMotionFile(5, 50000), &progress);
    QVERIFY(result.cancelled);
    QVERIFY(!result.ok);
    QVERIFY(!result.error.isEmpty());
    QCOMPARE(result.motion.keyCount(), 0);
}

void TestVmdReader::readsFilesAsItReadsMemory()
{
    const QTemporaryDir folder;
    const QString path = folder.filePath(QStringLiteral("カメラ・照明.vmd"));
    QFile file(path);
    QVERIFY(file.open(QIODevice::WriteOnly));
    file.write(sixSectionFile());
    file.close();
    const ReadResult result = readMotionFile(path);
    QVERIFY(result.ok);
    QVERIFY(result.motion == readMotion(sixSectionFile()).motion);
}

void TestVmdReader::refusesWhatIsNoFile_data()
{
    QTest::addColumn<QString>("kind");
    QTest::addColumn<QString>("error");
    QTest::newRow("missing") << QStringLiteral("missing") << QStringLiteral("no such file");
    QTest::newRow("folder") << QStringLiteral("folder") << QStringLiteral("folder");
    QTest::newRow("empty file") << QStringLiteral("empty") << QStringLiteral("empty");
#ifdef Q_OS_LINUX
    QTest::newRow("pipe") << QStringLiteral("pipe") << QStringLiteral("not a regular file");
    QTest::newRow("device") << QStringLiteral("/dev/zero") << QStringLiteral("not a regular file");
    QTest::newRow("file that fails when read")
        << QStringLiteral("/proc/self/mem") << QStringLiteral("cannot be read");
#endif
}

void TestVmdReader::refusesWhatIsNoFile()
{
    QFETCH(QString, kind);
    QFETCH(QString, error);
    const QTemporaryDir folder;
    QString path = kind.startsWith(QLatin1Char('/')) ? kind : folder.filePath(kind);
    if (kind == QLatin1String("folder"))
        path = folder.path();
    if (kind == QLatin1String("empty")) {
        QFile file(path);
        QVERIFY(file.open(QIODevice::WriteOnly));
    }
#ifdef Q_OS_UNIX
    if (kind == QLatin1String("pipe"))
        QCOMPARE(mkfifo(QFile::encodeName(path).constData(), 0600), 0);
#endif
    const ReadResult result = readMotionFile(path);
    QVERIFY(!result.ok);
    QVERIFY2(result.error.contains(error), qPrintable(result.error));
    QCOMPARE(result.motion.keyCount(), 0);
}

QTEST_GUILESS_MAIN(TestVmdReader)
#include "tst_vmdreader.moc"
