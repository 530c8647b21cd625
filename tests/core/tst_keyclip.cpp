// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor-core/document/clipjson.h"
#include "editor-core/edits/keyclip.h"
#include "editor-core/text/nametext.h"
#include "editor-core/vmd/motionjson.h"
#include "editor-core/vmd/reader.h"
#include "tests/support/motions.h"
#include "tests/support/randomedits.h"

#include <QBuffer>
#include <QElapsedTimer>
#include <QFile>
#include <QRegularExpression>
#include <QTest>

#include <bit>
#include <limits>

using namespace furitsuke;
using namespace furitsuke::test;

namespace {

KeyClip sixSectionClip()
{
    const Motion motion = readMotion(sixSectionFile()).motion;
    return copyKeys(motion, KeySelection::all(motion), NameEncoding::Cp932);
}

/// A clip text with this in its place among the members of the whole.
QByteArray withMembers(QByteArrayView members)
{
    QByteArray text(R"({"format": "furitsuke-keys", "version": 1)");
    if (!members.isEmpty())
        text.append(", ").append(members.data(), members.size());
    return text + '}';
}

} // namespace

/// Clips of keys, and their text.
class TestKeyClip : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void copiesTheSelectedKeysOnly();
    void framesCountFromTheFirstKey();
    void textGivesBackTheClip_data();
    void textGivesBackTheClip();
    void floatsKeepTheirBits();
    void oddNamesAreText();
    void keysMayComeOutOfTheJsonOfAMotion();
    void keysInAnySequenceAreSorted();
    void smallTextsAreRead_data();
    void smallTextsAreRead();
    void foreignTextIsRefused_data();
    void foreignTextIsRefused();
    void everyTruncationIsRefused();
    void damagedTextIsRefusedOrMeansAClip();
    void tooMuchTextIsRefusedUnread();
    void tooManyTracksAreRefused();
    void theDocumentedExampleIsAClip();
};

void TestKeyClip::copiesTheSelectedKeysOnly()
{
    QRandomGenerator random(3);
    for (int i = 0; i < 20; ++i) {
        const Motion motion = randomMotion(random);
        const KeySelection selection = randomSelection(motion, random);
        const KeyClip clip = copyKeys(motion, selection, NameEncoding::Cp932);
        QCOMPARE(clip.keyCount(), selection.count());
        QCOMPARE(clip.tracks().size(), selection.tracks().size());
        for (const ClipTrack<BoneKey> &track : clip.bones) {
            const qint32 bone = motion.findBone(encodeName(track.name, NameEncoding::Cp932).bytes);
            QVERIFY(bone >= 0);
            const QList<qsizetype> rows = selection.rows({TrackKind::Bone, bone}).rows();
            QCOMPARE(rows.size(), track.keys.size());
            for (qsizetype k = 0; k < rows.size(); ++k) {
                const BoneKey from = motion.bones[bone].keys.key(rows[k]);
                const BoneKey copied = track.keys.key(k);
                QCOMPARE(qint64(copied.frame) + clip.firstFrame, qint64(from.frame));
                QVERIFY(copied.position == from.position && copied.rotation == from.rotation);
                QVERIFY(copied.curves == from.curves);
                QCOMPARE(copied.form.physicsOff(), from.form.physicsOff());
                QCOMPARE(copied.order, quint32(k));
            }
        }
    }
}

void TestKeyClip::framesCountFromTheFirstKey()
{
    FileBuilder file;
    file.count(2).bone("a", 100).bone("b", 130);
    file.count(1).morph("m", 90, 0.5f);
    file.count(0).count(0).count(0).count(1).state(std::numeric_limits<quint32>::max(), true,
                                                   {{"ik", false}});
    const Motion motion = readMotion(file.bytes()).motion;
    const KeyClip clip = copyKeys(motion, KeySelection::all(motion), NameEncoding::Cp932);
    QCOMPARE(clip.firstFrame, 90u);
    QCOMPARE(clip.bones.at(0).keys.frames(), QList<quint32>{10});
    QCOMPARE(clip.bones.at(1).keys.frames(), QList<quint32>{40});
    QCOMPARE(clip.morphs.at(0).keys.frames(), QList<quint32>{0});
    QCOMPARE(clip.states.at(0).frame, std::numeric_limits<quint32>::max() - 90);
    QCOMPARE(clip.length(), qint64(std::numeric_limits<quint32>::max()) - 89);
    QCOMPARE(KeyClip().length(), 0);
    QVERIFY(copyKeys(motion, {}, NameEncoding::Cp932).isEmpty());
}

void TestKeyClip::textGivesBackTheClip_data()
{
    QTest::addColumn<quint32>("seed");
    for (quint32 seed = 0; seed < 20; ++seed)
        QTest::addRow("seed %u", seed) << seed;
}

void TestKeyClip::textGivesBackTheClip()
{
    QFETCH(const quint32, seed);
    QRandomGenerator random(seed);
    const Motion motion = randomMotion(random);
    const KeyClip clip = copyKeys(motion, randomSelection(motion, random), NameEncoding::Cp932);
    const QByteArray text = writeClipJson(clip);
    QVERIFY(looksLikeClipJson(text));
    const ClipReadResult result = readClipJson(text);
    QCOMPARE(result.error, QString());
    QVERIFY(result.ok);
    QVERIFY(result.clip == clip);
    QCOMPARE(writeClipJson(result.clip), text);
}

void TestKeyClip::floatsKeepTheirBits()
{
    KeyClip clip;
    clip.morphs.append({QStringLiteral("m"), {}});
    QRandomGenerator random(5);
    QList<quint32> bits = {0, 0x80000000, 0x7FC00000, 0xFFC00001, 0x7F800000, 0xFF800000, 1, 0x7F7FFFFF};
    for (int i = 0; i < 5000; ++i)
        bits.append(random.generate());
    for (const quint32 value : std::as_const(bits)) {
        MorphKey key;
        key.frame = quint32(clip.morphs[0].keys.size());
        key.order = key.frame;
        key.weight = std::bit_cast<float>(value);
        clip.morphs[0].keys.append(key);
    }
    const ClipReadResult result = readClipJson(writeClipJson(clip));
    QVERIFY2(result.ok, qUtf8Printable(result.error));
    for (qsizetype i = 0; i < bits.size(); ++i)
        QCOMPARE(std::bit_cast<quint32>(result.clip.morphs[0].keys.key(i).weight), bits[i]);
}

void TestKeyClip::oddNamesAreText()
{
    FileBuilder file;
    // A name cut inside a character, one with quotes, one that MMD marks by a zero before it.
    file.count(3).bone("\x8D\xB6\x91\xAB\x82", 0).bone("a\"b\\", 0).bone(QByteArrayView("\0bc", 3), 0);
    file.count(0).count(0).count(0).count(0).count(0);
    const Motion motion = readMotion(file.bytes()).motion;
    const KeyClip clip = copyKeys(motion, KeySelection::all(motion), NameEncoding::Cp932);
    const ClipReadResult result = readClipJson(writeClipJson(clip));
    QVERIFY2(result.ok, qUtf8Printable(result.error));
    QVERIFY(result.clip == clip);
    for (const ClipTrack<BoneKey> &track : result.clip.bones)
        QVERIFY(motion.findBone(encodeName(track.name, NameEncoding::Cp932).bytes) >= 0);
}

void TestKeyClip::keysMayComeOutOfTheJsonOfAMotion()
{
    QRandomGenerator random(8);
    const Motion motion = randomMotion(random);
    QBuffer buffer;
    buffer.open(QIODevice::ReadWrite);
    QVERIFY(writeMotionJson(motion, NameEncoding::Cp932, buffer));
    QByteArray text = buffer.data();
    // The sections as they stand, with all that a motion's keys say of their records.
    const qsizetype from = text.indexOf("\"bones\"");
    qsizetype to = text.indexOf("\"nextOrder\"");
    if (to < 0)
        to = text.indexOf("\"residue\"");
    const QByteArray sections = to < 0 ? text.mid(from, text.lastIndexOf('}') - from)
                                       : text.mid(from, text.lastIndexOf(',', to) - from);
    const ClipReadResult result = readClipJson(withMembers(sections));
    QCOMPARE(result.error, QString());
    QCOMPARE(result.clip.keyCount(), motion.keyCount());
}

void TestKeyClip::keysInAnySequenceAreSorted()
{
    const ClipReadResult result = readClipJson(withMembers(R"("morphs": [{"name": "m", "keys": [
        {"frame": 7, "weight": 1}, {"frame": 2, "weight": 2}, {"frame": 7, "weight": 3}]}],
        "states": [{"frame": 9, "visible": true}, {"frame": 4, "visible": false}])"));
    QVERIFY2(result.ok, qUtf8Printable(result.error));
    const KeyColumns<MorphKey> &keys = result.clip.morphs.at(0).keys;
    QCOMPARE(keys.frames(), (QList<quint32>{2, 7, 7}));
    QCOMPARE(keys.key(1).weight, 1.0f);
    QCOMPARE(keys.key(2).weight, 3.0f);
    QCOMPARE(result.clip.states.at(0).frame, 4u);
    QVERIFY(keys.isSorted());
}

void TestKeyClip::smallTextsAreRead_data()
{
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<int>("keys");
    QTest::newRow("nothing in it") << withMembers("") << 0;
    QTest::newRow("a track without keys") << withMembers(R"("bones": [{"name": "a", "keys": []}])") << 0;
    QTest::newRow("a camera key")
        << withMembers(
               R"("camera": [{"frame": 0, "distance": -45, "target": [0, 10, 0], "rotation": [0, 0, 0], "viewAngle": 30, "projection": 0}])")
        << 1;
    QTest::newRow("a name longer than a field")
        << withMembers(
               R"("morphs": [{"name": "a very long name of a morph", "keys": [{"frame": 0, "weight": 1}]}])")
        << 1;
    QTest::newRow("keys before the name")
        << withMembers(R"("morphs": [{"keys": [{"frame": 0, "weight": 1}], "name": "a"}])") << 1;
}

void TestKeyClip::smallTextsAreRead()
{
    QFETCH(const QByteArray, text);
    const ClipReadResult result = readClipJson(text);
    QCOMPARE(result.error, QString());
    QTEST(int(result.clip.keyCount()), "keys");
}

void TestKeyClip::foreignTextIsRefused_data()
{
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<QString>("error"); // its beginning
    const auto row = [](const char *what, const QByteArray &text, const char *error) {
        QTest::newRow(what) << text << QString::fromUtf8(error);
    };
    row("empty", "", "Line 1, column 1");
    row("prose", "hello", "Line 1, column 1");
    row("a number", "17", "An object is expected");
    row("a list", "[1, 2]", "An object is expected");
    row("another object", R"({"name": "x"})", "name: These are not keys");
    row("empty object", "{}", "These are not keys");
    row("a motion", R"({"format": "furitsuke-motion", "version": 1})",
        "format: “furitsuke-keys” is expected");
    row("no version", R"({"format": "furitsuke-keys"})", "The member “version” is missing");
    row("version 0", R"({"format": "furitsuke-keys", "version": 0})", "version: There is no such version");
    row("a later version", R"({"format": "furitsuke-keys", "version": 2})",
        "version: This text was written by a newer version");
    row("unknown member", withMembers(R"("tracks": [])"), "tracks: There is no such member");
    row("member twice", withMembers(R"("camera": [], "camera": [])"), "camera: This member is given twice");
    row("first frame", withMembers(R"("firstFrame": -1)"), "firstFrame: A whole number");
    row("track without name", withMembers(R"("bones": [{"keys": []}])"),
        "bones[0]: The member “name” is missing");
    row("empty name", withMembers(R"("bones": [{"name": ""}])"), "bones[0].name: A name must not be empty");
    row("key that is none", withMembers(R"("bones": [{"name": "a", "keys": [7]}])"),
        "bones[0].keys[0]: An object is expected");
    row("value of another type",
        withMembers(
            R"("morphs": [{"name": "a", "keys": [{"frame": 0, "weight": 1}, {"frame": 1, "weight": "x"}]}])"),
        "morphs[0].keys[1].weight: ");
    row("frame too large",
        withMembers(R"("light": [{"frame": 4294967296, "colour": [0,0,0], "direction": [0,0,0]}])"),
        "light[0].frame: A whole number");
    row("curve with three bytes",
        withMembers(
            R"("bones": [{"name": "a", "keys": [{"frame": 0, "position": [0,0,0], "rotation": [0,0,0,1], "curves": {"x": [1,2,3]}}]}])"),
        "bones[0].keys[0].curves.x: ");
    row("nested without end", "{\"format\": " + QByteArray(100000, '[') + QByteArray(100000, ']'),
        "format: Values are nested too deeply");
    row("zero byte", withMembers("") + QByteArray(1, '\0'), "Line 1");
}

void TestKeyClip::foreignTextIsRefused()
{
    QFETCH(const QByteArray, text);
    QFETCH(const QString, error);
    const ClipReadResult result = readClipJson(text);
    QVERIFY(!result.ok);
    QVERIFY2(result.error.startsWith(error), qUtf8Printable(result.error));
    QVERIFY(result.clip.isEmpty());
}

void TestKeyClip::everyTruncationIsRefused()
{
    const QByteArray text = writeClipJson(sixSectionClip()).trimmed();
    QVERIFY(readClipJson(text).ok);
    for (qsizetype size = 0; size < text.size(); ++size) {
        const ClipReadResult result = readClipJson(text.first(size));
        if (result.ok || result.error.isEmpty() || !result.clip.isEmpty())
            QFAIL(qPrintable(QStringLiteral("cut at %1").arg(size)));
    }
}

void TestKeyClip::damagedTextIsRefusedOrMeansAClip()
{
    const QByteArray text = writeClipJson(sixSectionClip());
    QRandomGenerator random(1);
    int refused = 0;
    constexpr int rounds = 4000;
    for (int i = 0; i < rounds; ++i) {
        QByteArray damaged = text;
        for (int changes = random.bounded(1, 4); changes > 0; --changes)
            damaged[random.bounded(int(damaged.size()))] = char(random.generate());
        const ClipReadResult result = readClipJson(damaged);
        QCOMPARE(result.ok, result.error.isEmpty());
        refused += !result.ok;
        if (!result.ok) {
            QVERIFY(result.clip.isEmpty());
            continue;
        }
        // Another digit is another clip, which has a text of its own.
        const ClipReadResult again = readClipJson(writeClipJson(result.clip));
        QVERIFY(again.ok && again.clip == result.clip);
    }
    QVERIFY(refused > rounds / 2);
}

void TestKeyClip::tooMuchTextIsRefusedUnread()
{
    // Pages that nobody reads cost nothing.
    const QByteArray text(maximalClipBytes + 1, Qt::Uninitialized);
    const ClipReadResult result = readClipJson(text);
    QVERIFY(!result.ok);
    QVERIFY2(result.error.contains(QStringLiteral("512 MB")), qUtf8Printable(result.error));
}

void TestKeyClip::tooManyTracksAreRefused()
{
    QByteArray tracks = R"("bones": [)";
    for (int i = 0; i < 70000; ++i)
        tracks += i == 0 ? R"({"name":"a"})" : R"(,{"name":"a"})";
    const ClipReadResult result = readClipJson(withMembers(tracks + ']'));
    QVERIFY(!result.ok);
    QVERIFY2(result.error.startsWith(QStringLiteral("bones[65536]: There are more than")),
             qUtf8Printable(result.error));
}

void TestKeyClip::theDocumentedExampleIsAClip()
{
    QFile file(QStringLiteral(FURITSUKE_SOURCE_DIR "/docs/clipboard-json.md"));
    QVERIFY(file.open(QIODevice::ReadOnly));
    const QByteArray page = file.readAll();
    const qsizetype from = page.indexOf("```json") + 7;
    const QByteArray example = page.mid(from, page.indexOf("```", from) - from);
    const ClipReadResult result = readClipJson(example);
    QCOMPARE(result.error, QString());
    QCOMPARE(result.clip.tracks().size(), 6);
    QCOMPARE(writeClipJson(result.clip).trimmed(), example.trimmed());
}

QTEST_GUILESS_MAIN(TestKeyClip)
#include "tst_keyclip.moc"
