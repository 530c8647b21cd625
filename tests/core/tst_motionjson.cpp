// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor-core/vmd/motionjson.h"
#include "editor-core/vmd/reader.h"
#include "editor-core/vmd/writer.h"
#include "tests/support/corpus.h"
#include "tests/support/motions.h"

#include <QBuffer>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QTest>

#include <bit>
#include <clocale>
#include <limits>

using namespace furitsuke;
using namespace furitsuke::test;

namespace {

QByteArray jsonOf(const Motion &motion, NameEncoding encoding = NameEncoding::Cp932)
{
    QBuffer buffer;
    buffer.open(QIODevice::WriteOnly);
    return writeMotionJson(motion, encoding, buffer) ? buffer.data() : QByteArray();
}

/// What breaks the law for a motion; empty where nothing does.
QString brokenLaw(const Motion &motion, NameEncoding encoding)
{
    const QByteArray json = jsonOf(motion, encoding);
    const JsonReadResult back = readMotionJson(json);
    if (!back.ok)
        return back.error;
    if (back.encoding != encoding)
        return QStringLiteral("other encoding");
    if (writeMotion(back.motion) != writeMotion(motion))
        return QStringLiteral("other VMD bytes");
    if (!(back.motion == motion))
        return QStringLiteral("other motion");
    if (jsonOf(back.motion, encoding) != json)
        return QStringLiteral("other JSON");
    return {};
}

/// The law for the bytes of a file, in the encoding that they suggest.
QString brokenLawOfFile(const QByteArray &file)
{
    const ReadResult read = readMotion(file);
    if (!read.ok)
        return read.error;
    const JsonReadResult back = readMotionJson(jsonOf(read.motion, read.encoding));
    if (back.ok && writeMotion(back.motion) != file)
        return QStringLiteral("the file's bytes are not restored");
    return brokenLaw(read.motion, read.encoding);
}

/// A motion's text around members that a test gives.
QByteArray document(const QByteArray &members)
{
    return R"({"format": "furitsuke-motion", "version": 1)" + (members.isEmpty() ? "" : ", " + members) + "}";
}

QByteArray boneDocument(const QByteArray &keys)
{
    return document(R"("bones": [{"name": "A", "keys": [)" + keys + "]}]");
}

QByteArray boneKey(const QByteArray &members = {})
{
    return R"({"frame": 0, "position": [0, 0, 0], "rotation": [0, 0, 0, 1])" + members + "}";
}

} // namespace

class TestMotionJson : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void restoresRandomMotions();
    void restoresOddFiles_data();
    void restoresOddFiles();
    void restoresTheCorpus_data();
    void restoresTheCorpus();
    void restoresMotionsThatWereEdited();
    void restoresEveryFloat_data();
    void restoresEveryFloat();
    void roundsDecimalsOnce_data();
    void roundsDecimalsOnce();
    void doesNotDependOnTheLocale();
    void isReadByOtherParsers();
    void writesOneKeyPerLine();
    void leavesOutWhatIsUsual();
    void takesMembersInAnyOrder();
    void numbersKeysThatHaveNoOrder();
    void sortsKeys();
    void keepsNamesThatCannotBeTypedAsBytes();
    void writesNamesInTheirEncoding_data();
    void writesNamesInTheirEncoding();
    void refusesWhatIsNotAMotion_data();
    void refusesWhatIsNotAMotion();
    void refusesEveryTruncation();
    void survivesChangedBytes();
    void survivesDeepNesting_data();
    void survivesDeepNesting();
    void reportsDevicesThatFail();
    void canBeCancelled();
};

void TestMotionJson::restoresRandomMotions()
{
    for (quint32 seed = 1; seed <= 40; ++seed) {
        QRandomGenerator random(seed);
        const Motion motion = randomMotion(random);
        for (const NameEncoding encoding : allEncodings()) {
            const QString broken = brokenLaw(motion, encoding);
            QVERIFY2(broken.isEmpty(), qPrintable(QStringLiteral("seed %1: %2").arg(seed).arg(broken)));
        }
    }
}

void TestMotionJson::restoresOddFiles_data()
{
    QTest::addColumn<QByteArray>("file");
    const QByteArray whole = sixSectionFile();
    QTest::newRow("six sections") << whole;
    QTest::newRow("bytes after the last section") << whole + QByteArray::fromHex("00017f80ff");
    QTest::newRow("empty") << FileBuilder().count(0).count(0).count(0).count(0).count(0).count(0).bytes();
    QTest::newRow("header only") << FileBuilder().bytes();
    QTest::newRow("ends after bones") << FileBuilder().count(0).bytes();
    QTest::newRow("ends after camera") << FileBuilder().count(0).count(0).count(1).camera(3).bytes();
    QTest::newRow("old header") << FileBuilder("Vocaloid Motion Data file", "\x83\x7E\x83\x4E", 10)
                                       .count(1)
                                       .bone("A", 5)
                                       .count(0)
                                       .bytes();
    QTest::newRow("unknown version") << FileBuilder("Vocaloid Motion Data 0003").count(0).bytes();
    QTest::newRow("leftovers after the signature")
        << FileBuilder(QByteArrayView("Vocaloid Motion Data 0002\0JKLM", 30)).count(0).bytes();
    QTest::newRow("reserved model name")
        << FileBuilder("Vocaloid Motion Data 0002", cameraModelName().field())
               .count(0)
               .count(0)
               .count(1)
               .camera(0)
               .bytes();
    QTest::newRow("model name cut in a character")
        << FileBuilder("Vocaloid Motion Data 0002", "0123456789012345678\x83").count(0).bytes();
    QTest::newRow("unannounced camera record")
        << FileBuilder().count(0).count(0).count(0).camera(0).count(0).bytes();
    QTest::newRow("unannounced light record")
        << FileBuilder().count(0).count(0).count(0).count(0).light(~0u).count(0).bytes();
    for (const qsizetype cut : {51, 54, 60, 200, 386, 390, 400, 430, 445})
        QTest::addRow("truncated at %d", int(cut)) << whole.first(cut);
    QTest::newRow("impossible count") << FileBuilder().count(0).count(7).byte(1).bytes();

    QTest::newRow("padded names") << FileBuilder()
                                         .count(4)
                                         .raw(QByteArray("A\0BCDEFGHIJKLMN", 15))
                                         .u32(1)
                                         .raw(QByteArray(28, '\0') + mmd9CurveBlock({}, 0))
                                         .bone("A", 2)
                                         .raw(QByteArray("A\0BCDEFGHIJKLMN", 15))
                                         .u32(3)
                                         .raw(QByteArray(28, '\1') + mmd9CurveBlock({}, 0))
                                         .raw(QByteArray("A\0zzzzzzzzzzzzz", 15))
                                         .u32(4)
                                         .raw(QByteArray(28, '\2') + mmd9CurveBlock({}, 0))
                                         .count(2)
                                         .field("M", 15, '\xFD')
                                         .u32(9)
                                         .f32(1)
                                         .field("M", 15, 'x')
                                         .u32(7)
                                         .f32(1)
                                         .bytes();
    QTest::newRow("empty and unnamed tracks")
        << FileBuilder().count(2).bone("", 1).bone(QByteArrayView("\0\x82\xA0", 3), 2).bytes();
    QTest::newRow("a zero byte and padding that is none")
        << FileBuilder()
               .count(1)
               .raw(QByteArray("\0\xFD\0a", 4) + QByteArray(11, '\0'))
               .raw(QByteArray(96, '\0'))
               .bytes();
    QTest::newRow("names full of quotes")
        << FileBuilder().count(3).bone("\"\\\n\t\x7f", 0).bone("\\x82", 0).bone("\\x5Cx82", 0).bytes();
    QTest::newRow("odd switches") << FileBuilder()
                                         .count(0)
                                         .count(0)
                                         .count(0)
                                         .count(0)
                                         .count(1)
                                         .shadow(0, 200)
                                         .count(1)
                                         .u32(4)
                                         .byte(7)
                                         .u32(2)
                                         .field("\x83\x49\x83", 20, '\xFD')
                                         .byte(255)
                                         .field("01234567890123456789", 20)
                                         .byte(0)
                                         .bytes();
    QTest::newRow("frames at the end of time")
        << FileBuilder().count(2).bone("A", ~0u).bone("A", 0x80000000u).bytes();

    // One file for each curve layout, and one whose bytes fit none.
    BoneCurves curves;
    for (std::size_t i = 0; i < curves.bytes.size(); ++i)
        curves.bytes[i] = quint8(3 + 7 * i);
    QByteArray block = mmd9CurveBlock(curves, 0.1f, true);
    QTest::newRow("physics off") << FileBuilder().count(1).bone("A", 0, {0.1f, 0, 0}, {}, block).bytes();
    block[2] = char(curves.bytes[2]);
    block[3] = char(curves.bytes[3]);
    QTest::newRow("early 64-bit layout")
        << FileBuilder().count(1).bone("A", 0, {0.1f, 0, 0}, {}, block).bytes();
    block[31] = block[46] = block[61] = 1;
    block[47] = block[62] = block[63] = 0;
    QTest::newRow("MMD 7 layout") << FileBuilder().count(1).bone("A", 0, {0.1f, 0, 0}, {}, block).bytes();
    block[63] = 9;
    QTest::newRow("bytes of no layout")
        << FileBuilder().count(1).bone("A", 0, {0.1f, 0, 0}, {}, block).bytes();
    const QByteArray row(reinterpret_cast<const char *>(curves.bytes.data()), 16);
    QTest::newRow("first row only")
        << FileBuilder().count(1).bone("A", 0, {}, {}, row + QByteArray(48, '\0')).bytes();
    QTest::newRow("unshifted rows")
        << FileBuilder().count(1).bone("A", 0, {}, {}, row + row + row + row).bytes();
    QTest::newRow("curve bytes over 127")
        << FileBuilder().count(1).bone("A", 0, {}, {}, QByteArray(64, '\xFF')).bytes();
}

void TestMotionJson::restoresOddFiles()
{
    QFETCH(QByteArray, file);
    QCOMPARE(brokenLawOfFile(file), QString());
}

void TestMotionJson::restoresTheCorpus_data()
{
    QTest::addColumn<QString>("path");
    const QStringList paths = corpusFiles(QStringLiteral("vmd"));
    for (const QString &path : paths)
        QTest::newRow(qPrintable(corpusName(path))) << path;
    if (paths.isEmpty())
        QTest::newRow("no corpus") << QString();
}

void TestMotionJson::restoresTheCorpus()
{
    QFETCH(QString, path);
    if (path.isEmpty())
        QSKIP(noCorpus);
    const QByteArray file = fileContent(path);
    if (!readMotion(file).ok)
        QSKIP("not a VMD file");
    QCOMPARE(brokenLawOfFile(file), QString());
}

void TestMotionJson::restoresMotionsThatWereEdited()
{
    QRandomGenerator random(7);
    Motion motion = randomMotion(random);
    QVERIFY(!motion.residue.boneCurves.isEmpty());
    // A key that takes the ordinary form leaves its kept bytes behind; a removed one leaves its order.
    for (BoneTrack &track : motion.bones) {
        for (qsizetype row = 0; row < track.keys.size(); row += 2)
            track.keys.setKey(row, motion.canonical(track.keys.key(row)));
    }
    motion.camera.resize(motion.camera.size() - 1);
    motion.nextOrder[std::size_t(RecordSection::Light)] += 12;
    motion.bones.append(BoneTrack{"later", KeyName::fromBytes("later"), {}});
    motion.form.section(RecordSection::States).present = false;
    QCOMPARE(brokenLaw(motion, NameEncoding::Cp932), QString());
}

void TestMotionJson::restoresEveryFloat_data()
{
    QTest::addColumn<quint32>("from");
    QTest::addColumn<quint32>("step");
    QTest::newRow("smallest") << 0u << 1u;
    QTest::newRow("smallest negative") << 0x80000000u << 1u;
    QTest::newRow("largest subnormal") << 0x007fff00u << 1u;
    QTest::newRow("below one") << 0x3f7fff00u << 1u;
    QTest::newRow("largest whole steps") << 0x4b7fff00u << 1u;
    QTest::newRow("beyond 64-bit integers") << 0x5f7fff00u << 1u;
    QTest::newRow("largest, infinity, signalling NaN") << 0x7f7fff00u << 1u;
    QTest::newRow("quiet NaN") << 0x7fbfff00u << 1u;
    QTest::newRow("negative NaN") << 0xffffff00u << 1u;
    QTest::newRow("powers of two") << 0x00800000u << 0x00400000u;
    for (quint32 seed = 1; seed <= 8; ++seed)
        QTest::addRow("sweep %u", seed) << seed * 77777u << 0x00fedcb1u + 2 * seed;
}

void TestMotionJson::restoresEveryFloat()
{
    QFETCH(quint32, from);
    QFETCH(quint32, step);
    Motion motion;
    motion.morphs.append(MorphTrack{"M", KeyName::fromBytes("M"), {}});
    for (quint32 i = 0; i < 512; ++i) {
        MorphKey key;
        key.frame = i;
        key.order = i;
        key.weight = std::bit_cast<float>(from + i * step);
        motion.morphs[0].keys.append(key);
    }
    motion.nextOrder[std::size_t(RecordSection::Morphs)] = 512;
    const JsonReadResult back = readMotionJson(jsonOf(motion));
    QVERIFY2(back.ok, qPrintable(back.error));
    const QList<float> &weights = back.motion.morphs[0].keys.column<&MorphKey::weight>();
    for (quint32 i = 0; i < 512; ++i)
        QCOMPARE(std::bit_cast<quint32>(weights[i]), from + i * step);
}

void TestMotionJson::roundsDecimalsOnce_data()
{
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<quint32>("bits");
    // By way of a double the next float would come out.
    QTest::newRow("between two floats") << QByteArray("7.038531e-26") << 0x15ae43fdu;
    QTest::newRow("whole number") << QByteArray("16777217") << 0x4b800000u;
    QTest::newRow("just over the half") << QByteArray("16777217.000000001") << 0x4b800001u;
    QTest::newRow("long digits") << QByteArray("0.1000000014901161193847656250000000001") << 0x3dcccccdu;
    QTest::newRow("minus zero") << QByteArray("-0.0") << 0x80000000u;
    QTest::newRow("minus zero as a whole number") << QByteArray("-0") << 0x80000000u;
    QTest::newRow("too small") << QByteArray("1e-300") << 0u;
    QTest::newRow("too small and negative") << QByteArray("-1e-46") << 0x80000000u;
    QTest::newRow("smallest") << QByteArray("1e-45") << 1u;
    QTest::newRow("largest") << QByteArray("3.4028235e38") << 0x7f7fffffu;
    QTest::newRow("negative whole number") << QByteArray("-12") << 0xc1400000u;
    QTest::newRow("larger than 64 bits") << QByteArray("18446744073709551616") << 0x5f800000u;
    QTest::newRow("bits") << QByteArray("\"0xFFC00001\"") << 0xffc00001u;
}

void TestMotionJson::roundsDecimalsOnce()
{
    QFETCH(QByteArray, text);
    QFETCH(quint32, bits);
    const JsonReadResult result = readMotionJson(
        document(R"("morphs": [{"name": "M", "keys": [{"frame": 0, "weight": )" + text + "}]}]"));
    QVERIFY2(result.ok, qPrintable(result.error));
    QCOMPARE(std::bit_cast<quint32>(result.motion.morphs[0].keys.key(0).weight), bits);
}

void TestMotionJson::doesNotDependOnTheLocale()
{
    const QByteArray before = std::setlocale(LC_ALL, nullptr);
    bool found = false;
    for (const char *name : {"de_DE.UTF-8", "de_DE.utf8", "fr_FR.UTF-8", "German_Germany.1252"})
        found = found || std::setlocale(LC_ALL, name);
    if (!found)
        QSKIP("No locale with a decimal comma is installed.");
    QRandomGenerator random(3);
    const QString broken = brokenLaw(randomMotion(random), NameEncoding::Cp932);
    std::setlocale(LC_ALL, before.constData());
    QCOMPARE(broken, QString());
}

void TestMotionJson::isReadByOtherParsers()
{
    const ReadResult read = readMotion(sixSectionFile());
    QJsonParseError error;
    const QJsonObject root = QJsonDocument::fromJson(jsonOf(read.motion), &error).object();
    QCOMPARE(error.errorString(), QJsonParseError().errorString());
    QCOMPARE(root.value(u"format").toString(), QStringLiteral("furitsuke-motion"));
    QCOMPARE(root.value(u"encoding").toString(), QStringLiteral("cp932"));
    const QJsonObject centre = root.value(u"bones").toArray().at(0).toObject();
    QCOMPARE(centre.value(u"name").toString(), QStringLiteral("センター"));
    const QJsonObject key = centre.value(u"keys").toArray().at(1).toObject();
    QCOMPARE(key.value(u"frame").toInt(), 20);
    QCOMPARE(key.value(u"position").toArray(), QJsonArray({1.5, 0.25, -2}));
    QCOMPARE(key.value(u"rotation").toArray(), QJsonArray({0, 0.6, 0, 0.8}));
    QCOMPARE(key.value(u"curves").toObject().value(u"rotation").toArray(), QJsonArray({35, 0, 93, 127}));
    const QJsonObject state = root.value(u"states").toArray().at(1).toObject();
    QCOMPARE(state.value(u"visible").toBool(true), false);
    QCOMPARE(state.value(u"ik").toArray().at(0).toObject().value(u"name").toString(),
             QStringLiteral("左足ＩＫ"));
}

void TestMotionJson::writesOneKeyPerLine()
{
    const ReadResult read = readMotion(sixSectionFile());
    qsizetype keyLines = 0;
    for (const QByteArray &line : jsonOf(read.motion).split('\n')) {
        QCOMPARE_LE(line.count("\"frame\""), 1);
        keyLines += line.count("\"frame\"");
    }
    QCOMPARE(keyLines, read.motion.keyCount());
}

void TestMotionJson::leavesOutWhatIsUsual()
{
    const QByteArray json = jsonOf(
        readMotion(FileBuilder().count(1).bone("A", 0).count(0).count(0).count(0).count(0).count(0).bytes())
            .motion);
    for (const char *member :
         {"curves", "layout", "physics", "nameField", "nameBytes", "curveBlock", "sections", "nextOrder",
          "residue", "trailer", "signatureBytes", "modelNameBytes"})
        QVERIFY2(!json.contains(member), member);
}

void TestMotionJson::takesMembersInAnyOrder()
{
    // As a program that sorts them would write it: the encoding after the names, values before "keys".
    const QByteArray sorted = R"({
        "bones": [{"keys": [{"rotation": [0, 0, 0, 1], "position": [1, 2, 3], "order": 4, "frame": 9}], "name": "中心"}],
        "encoding": "gb18030", "format": "furitsuke-motion", "generation": "mmd7",
        "nextOrder": {"bones": 6},
        "states": [{"ik": [{"enabled": false, "name": "左"}], "frame": 1, "visible": true}],
        "version": 1})";
    const JsonReadResult result = readMotionJson(sorted);
    QVERIFY2(result.ok, qPrintable(result.error));
    QCOMPARE(result.encoding, NameEncoding::Gb18030);
    QCOMPARE(result.motion.bones[0].name, QByteArray("\xD6\xD0\xD0\xC4"));
    const BoneKey key = result.motion.bones[0].keys.key(0);
    QCOMPARE(key.frame, 9u);
    QCOMPARE(key.order, 4u);
    QCOMPARE(key.form.bits, KeyForm::written(CurveLayout::Mmd7, false).bits);
    QCOMPARE(result.motion.nextOrder[0], 6u);
    QCOMPARE(result.motion.states.key(0).ik[0].name.name(), QByteArray("\xD7\xF3"));
}

void TestMotionJson::numbersKeysThatHaveNoOrder()
{
    const JsonReadResult result =
        readMotionJson(document(R"("bones": [{"name": "A", "keys": [)" + boneKey() + "," + boneKey() +
                                R"(]}, {"name": "B", "keys": [)" + boneKey() + "]}]"));
    QVERIFY2(result.ok, qPrintable(result.error));
    QCOMPARE(result.motion.bones[0].keys.orders(), QList<quint32>({0, 1}));
    QCOMPARE(result.motion.bones[1].keys.orders(), QList<quint32>({2}));
    QCOMPARE(result.motion.nextOrder[0], 3u);
    QCOMPARE(readMotion(writeMotion(result.motion)).motion, result.motion);
}

void TestMotionJson::sortsKeys()
{
    const QByteArray light = R"("colour": [0, 0, 0], "direction": [0, 0, 0]})";
    const JsonReadResult result = readMotionJson(document(R"("light": [{"frame": 5, "order": 0, )" + light +
                                                          R"(, {"frame": 2, "order": 7, )" + light +
                                                          R"(, {"frame": 2, "order": 3, )" + light + "]"));
    QVERIFY2(result.ok, qPrintable(result.error));
    QCOMPARE(result.motion.light.frames(), QList<quint32>({2, 2, 5}));
    QCOMPARE(result.motion.light.orders(), QList<quint32>({3, 7, 0}));
}

void TestMotionJson::keepsNamesThatCannotBeTypedAsBytes()
{
    // ∵ has two codes in cp932; the second one would come back as the first.
    const QByteArray file = FileBuilder().count(1).bone("\xE6\xE6", 0).bytes();
    const QByteArray twoCodes = FileBuilder().count(1).bone("\x87\x9A", 0).bytes();
    QCOMPARE(brokenLawOfFile(file), QString());
    QCOMPARE(brokenLawOfFile(twoCodes), QString());
    const QByteArray json = jsonOf(readMotion(twoCodes).motion);
    QVERIFY(json.contains("\"name\": \"∵\""));
    QVERIFY(json.contains("\"nameBytes\": \"879a\""));
    const JsonReadResult renamed = readMotionJson(QByteArray(json).replace("∵", "腰"));
    QVERIFY(!renamed.ok);
    QVERIFY2(renamed.error.startsWith(QStringLiteral("bones[0].name: ")), qPrintable(renamed.error));
}

void TestMotionJson::writesNamesInTheirEncoding_data()
{
    QTest::addColumn<NameEncoding>("encoding");
    QTest::addColumn<QByteArray>("name");
    QTest::newRow("cp932") << NameEncoding::Cp932 << QByteArray("\x8D\xB6");
    QTest::newRow("gb18030") << NameEncoding::Gb18030 << QByteArray("\xD7\xF3");
    QTest::newRow("big5") << NameEncoding::Big5 << QByteArray("\xA5\xAA");
    QTest::newRow("utf-8") << NameEncoding::Utf8 << QByteArray("\xE5\xB7\xA6");
}

void TestMotionJson::writesNamesInTheirEncoding()
{
    QFETCH(NameEncoding, encoding);
    QFETCH(QByteArray, name);
    const Motion motion = readMotion(FileBuilder().count(1).bone(name, 0).bytes()).motion;
    const QByteArray json = jsonOf(motion, encoding);
    QVERIFY2(json.contains("\"name\": \"左\""), json.constData());
    QVERIFY(!json.contains("nameBytes"));
    QCOMPARE(brokenLaw(motion, encoding), QString());
}

void TestMotionJson::refusesWhatIsNotAMotion_data()
{
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<QString>("error"); // how it begins
    const auto row = [](const char *tag, const QByteArray &text, const char *error) {
        QTest::newRow(tag) << text << QString::fromUtf8(error);
    };
    row("nothing", "", "Line 1, column 1: this is not JSON");
    row("blank", " \n\n ", "Line 3, column ");
    row("a number", "12", "An object is expected");
    row("an array", "[]", "An object is expected");
    row("another object", R"({"name": "x"})", "name: This is not a motion");
    row("empty object", "{}", "This is not a motion");
    row("no version", R"({"format": "furitsuke-motion"})", "The member “version” is missing");
    row("other format", R"({"format": "vmd"})", "format: ");
    row("newer version", R"({"format": "furitsuke-motion", "version": 2})",
        "version: This text was written by a newer");
    row("version 0", R"({"format": "furitsuke-motion", "version": 0})", "version: ");
    row("text behind it", document("") + "x", "Line 1, column ");
    row("two motions", document("") + document(""), "Line 1, column ");
    row("not UTF-8", document("\"modelName\": \"\xff\""), "Line 1, column ");
    row("half a surrogate", document(R"("modelName": "\ud800")"), "Line 1, column ");
    row("comment", document("/* x */"), "Line 1, column ");
    row("NaN", boneDocument(boneKey(R"(, "physics": NaN)")), "Line 1, column ");
    row("huge exponent", document(R"("camera": [{"frame": 1e999)"), "Line 1, column ");
    row("line of a fault", "{\n\n  \"format\" 1}", "Line 3, column ");

    row("unknown member", document(R"("comment": 1)"), "comment: There is no such member here");
    row("member twice", document(R"("bones": [], "bones": [])"), "bones: This member is given twice");
    row("unknown encoding", document(R"("encoding": "latin-1")"), "encoding: This encoding is not known");
    row("encoding is a number", document(R"("encoding": 1)"), "encoding: A string is expected");
    row("other signature", document(R"("signature": "Vocaloid")"), "signature: It has to begin");
    row("signature too long", document(R"("signature": "Vocaloid Motion Data 0002 and more than that")"),
        "signature: The name takes ");
    row("model name too long", document(R"("modelName": "012345678901234567890")"),
        "modelName: The name takes 21 bytes");
    row("model name not in cp932", document(R"("modelName": "한")"), "modelName: The character “한” is not");
    row("model name bytes too long", document(R"("modelNameBytes": ")" + QByteArray(42, '0') + "\""),
        "modelNameBytes: ");
    row("old header's model name bytes",
        document(R"("signature": "Vocaloid Motion Data file", "modelNameBytes": "3031323334353637383940")"),
        "modelNameBytes: ");
    row("unknown generation", document(R"("generation": "mmd10")"), "generation: One of these words");
    row("sections is no object", document(R"("sections": 3)"), "sections: An object is expected");
    row("unknown section", document(R"("sections": {"gravity": {}})"), "sections.gravity: ");
    row("unknown word of a section", document(R"("sections": {"bones": {"counts": 1}})"),
        "sections.bones.counts: ");
    row("bone section with phantom", document(R"("sections": {"bones": {"phantom": ""}})"),
        "sections.bones.phantom: ");
    row("short phantom", document(R"("sections": {"light": {"phantom": "00"}})"), "sections.light.phantom: ");
    row("trailer with an odd digit", document(R"("trailer": "012")"), "trailer: A string of hexadecimal");
    row("trailer with a letter", document(R"("trailer": "0g")"), "trailer: A string of hexadecimal");
    row("next order too small",
        boneDocument(boneKey(R"(, "order": 7)")).chopped(1) + R"(, "nextOrder": {"bones": 7}})",
        "nextOrder.bones: ");

    row("bones is an object", document(R"("bones": {})"), "bones: An array is expected");
    row("bones is null", document(R"("bones": null)"), "bones: An array is expected");
    row("a track is a string", document(R"("bones": ["A"])"), "bones[0]: An object is expected");
    row("a track without name", document(R"("bones": [{"keys": []}])"),
        "bones[0]: The member “name” is missing");
    row("two tracks of one name", document(R"("morphs": [{"name": "A"}, {"name": "A"}])"),
        "morphs[1].name: Another track");
    row("keys twice", document(R"("morphs": [{"name": "A", "keys": [], "keys": []}])"),
        "morphs[0].keys: This member is given twice");
    row("name too long", document(R"("bones": [{"name": "0123456789012345"}])"),
        "bones[0].name: The name takes 16 bytes");
    row("name with a zero", document(R"("bones": [{"name": "A\\x00B"}])"), "bones[0].name: A zero byte");
    row("name bytes too long",
        document(R"("bones": [{"name": "A", "nameBytes": "41414141414141414141414141414141"}])"),
        "bones[0].nameBytes: There are 16 bytes");
    row("keys is an object", document(R"("bones": [{"name": "A", "keys": {}}])"),
        "bones[0].keys: An array is expected");
    row("keys is a number", document(R"("bones": [{"name": "A", "keys": 0}])"),
        "bones[0].keys: An array is expected");
    row("a key is an array", boneDocument("[]"), "bones[0].keys[0]: An object is expected");
    row("a key is a number", boneDocument("1"), "bones[0].keys[0]: An object is expected");
    row("a key without position", boneDocument(boneKey() + R"(, {"frame": 0, "rotation": [0, 0, 0, 1]})"),
        "bones[0].keys[1]: The member “position” is missing");
    row("a frame is negative",
        boneDocument(R"({"frame": -1, "position": [0, 0, 0], "rotation": [0, 0, 0, 1]})"),
        "bones[0].keys[0].frame: A whole number");
    row("a frame is too large",
        boneDocument(R"({"frame": 4294967296, "position": [0, 0, 0], "rotation": [0, 0, 0, 1]})"),
        "bones[0].keys[0].frame: A whole number");
    row("a frame is a fraction",
        boneDocument(R"({"frame": 1.0, "position": [0, 0, 0], "rotation": [0, 0, 0, 1]})"),
        "bones[0].keys[0].frame: A whole number");
    row("a frame is minus zero",
        boneDocument(R"({"frame": -0, "position": [0, 0, 0], "rotation": [0, 0, 0, 1]})"),
        "bones[0].keys[0].frame: A whole number");
    row("the last order", boneDocument(boneKey(R"(, "order": 4294967295)")), "bones[0].keys[0].order: ");
    row("an order twice", boneDocument(boneKey(R"(, "order": 1)") + "," + boneKey(R"(, "order": 1)")),
        "bones: Two keys have the order 1");
    row("an order twice in two tracks",
        document(R"("bones": [{"name": "A", "keys": [)" + boneKey(R"(, "order": 1)") +
                 R"(]}, {"name": "B", "keys": [)" + boneKey(R"(, "order": 1)") + "]}]"),
        "bones: Two keys have the order 1");
    row("orders of some keys", boneDocument(boneKey(R"(, "order": 1)") + "," + boneKey()),
        "bones[0].keys[1]: Some keys of this section have an order");
    row("a short vector", boneDocument(R"({"frame": 0, "position": [0, 0], "rotation": [0, 0, 0, 1]})"),
        "bones[0].keys[0].position: An array of 3 numbers");
    row("a long vector", boneDocument(R"({"frame": 0, "position": [0, 0, 0], "rotation": [0, 0, 0, 1, 0]})"),
        "bones[0].keys[0].rotation: An array of 4 numbers");
    row("a word in a vector",
        boneDocument(R"({"frame": 0, "position": [0, 0, "x"], "rotation": [0, 0, 0, 1]})"),
        "bones[0].keys[0].position[2]: A number");
    row("bits with too few digits",
        boneDocument(R"({"frame": 0, "position": [0, 0, "0x7fc0000"], "rotation": [0, 0, 0, 1]})"),
        "bones[0].keys[0].position[2]: A number");
    row("a number over float",
        boneDocument(R"({"frame": 0, "position": [0, 1e39, 0], "rotation": [0, 0, 0, 1]})"),
        "bones[0].keys[0].position[1]: The number is too large");
    row("curves is an array", boneDocument(boneKey(R"(, "curves": [])")),
        "bones[0].keys[0].curves: An object");
    row("unknown curve", boneDocument(boneKey(R"(, "curves": {"w": [0, 0, 0, 0]})")),
        "bones[0].keys[0].curves.w: ");
    row("a curve byte too large", boneDocument(boneKey(R"(, "curves": {"x": [0, 0, 256, 0]})")),
        "bones[0].keys[0].curves.x[2]: A whole number from 0 to 255");
    row("a curve with 3 bytes", boneDocument(boneKey(R"(, "curves": {"x": [0, 0, 0]})")),
        "bones[0].keys[0].curves.x: An array of 4");
    row("a curve twice", boneDocument(boneKey(R"(, "curves": {"x": [0, 0, 0, 0], "x": [0, 0, 0, 0]})")),
        "bones[0].keys[0]: The member “x” is given twice");
    row("physics is 0", boneDocument(boneKey(R"(, "physics": 0)")),
        "bones[0].keys[0].physics: true or false");
    row("unknown layout", boneDocument(boneKey(R"(, "layout": "mmd8")")),
        "bones[0].keys[0].layout: One of these words");
    row("short curve block", boneDocument(boneKey(R"(, "curveBlock": "00")")),
        "bones[0].keys[0].curveBlock: There are 1 bytes");
    row("a curve block of other curves",
        boneDocument(boneKey(R"(, "curveBlock": ")" + QByteArray(128, '0') + "\"")),
        "bones[0].keys[0].curveBlock: These bytes say other curves");
    row("a name field of another name",
        boneDocument(boneKey(R"(, "nameField": "424200000000000000000000000000")")),
        "bones[0]: The “nameField” of the key with order 0");
    row("unknown key member", boneDocument(boneKey(R"(, "weight": 1)")),
        "bones[0].keys[0].weight: There is no such member");
    row("camera is an object", document(R"("camera": {})"), "camera: An array is expected");
    row("projection is true",
        document(
            R"("camera": [{"frame": 0, "distance": 0, "target": [0,0,0], "rotation": [0,0,0], "viewAngle": 30, "projection": true}])"),
        "camera[0].projection: A whole number from 0 to 255");
    row("shadow mode too large", document(R"("shadow": [{"frame": 0, "mode": 256, "distance": 0}])"),
        "shadow[0].mode: ");
    row("visible is a word", document(R"("states": [{"frame": 0, "visible": "yes"}])"),
        "states[0].visible: true, false or a byte");
    row("ik is an object", document(R"("states": [{"frame": 0, "visible": true, "ik": {}}])"),
        "states[0].ik: An array");
    row("ik name too long",
        document(
            R"("states": [{"frame": 0, "visible": true, "ik": []}, {"frame": 0, "visible": true, "ik": [{"name": "A", "enabled": true}, {"name": "012345678901234567890", "enabled": true}]}])"),
        "states[1].ik[1].name: The name takes 21 bytes");
    row("residue twice",
        document(
            R"("residue": {"morphNames": [{"order": 1, "bytes": "4d0000000000000000000000000000"}, {"order": 1, "bytes": "4d0000000000000000000000000000"}]})"),
        "residue.morphNames: Two entries have the order 1");
    row("unknown residue", document(R"("residue": {"cameraNames": []})"), "residue.cameraNames: ");
}

void TestMotionJson::refusesWhatIsNotAMotion()
{
    QFETCH(QByteArray, text);
    QFETCH(QString, error);
    const JsonReadResult result = readMotionJson(text);
    QVERIFY(!result.ok);
    QVERIFY2(result.error.startsWith(error), qPrintable(result.error));
    QCOMPARE(result.motion, Motion());
}

void TestMotionJson::refusesEveryTruncation()
{
    const QByteArray json = jsonOf(readMotion(sixSectionFile()).motion);
    for (qsizetype size = 0; size < json.size() - 2; ++size) {
        const JsonReadResult result = readMotionJson(QByteArrayView(json).first(size));
        QVERIFY2(!result.ok && result.error.startsWith(QLatin1String("Line ")),
                 qPrintable(QString::number(size)));
    }
}

void TestMotionJson::survivesChangedBytes()
{
    QRandomGenerator random(11);
    const QByteArray json = jsonOf(randomMotion(random, 3));
    int refused = 0;
    for (int round = 0; round < 20000; ++round) {
        QByteArray changed = json;
        const int changes = 1 + random.bounded(3);
        for (int i = 0; i < changes; ++i) {
            const qsizetype at = random.bounded(int(changed.size()));
            if (random.bounded(2))
                changed[at] = char(random.bounded(256));
            else
                changed[at] = changed[random.bounded(int(changed.size()))];
        }
        const JsonReadResult result = readMotionJson(changed);
        refused += !result.ok;
        if (result.ok) {
            // Whatever was accepted is a sound motion.
            QCOMPARE(brokenLaw(result.motion, result.encoding), QString());
        } else {
            QVERIFY(!result.error.isEmpty());
        }
    }
    QVERIFY(refused > 0);
}

void TestMotionJson::survivesDeepNesting_data()
{
    QTest::addColumn<QByteArray>("begin");
    const int depth = 2000000;
    QTest::newRow("arrays") << QByteArray(depth, '[');
    QTest::newRow("objects") << QByteArray(R"({"a":)").repeated(depth / 5);
    QTest::newRow("in a member") << R"({"format": "furitsuke-motion", "trailer": )" + QByteArray(depth, '[');
    QTest::newRow("in bones") << R"({"bones": )" + QByteArray(depth, '[');
    QTest::newRow("in a key") << R"({"bones": [{"keys": [{"frame": )" + QByteArray(depth, '[');
    QTest::newRow("many members") << R"({"bones": [{"keys": [{"a": 1)" +
                                         QByteArray(",\"b\": 1").repeated(depth / 8);
}

void TestMotionJson::survivesDeepNesting()
{
    QFETCH(QByteArray, begin);
    const JsonReadResult result = readMotionJson(begin);
    QVERIFY(!result.ok);
    QVERIFY(!result.error.isEmpty());
    QVERIFY(result.error.size() < 400);
}

void TestMotionJson::reportsDevicesThatFail()
{
    /// Takes some bytes and then no more.
    class Full : public QIODevice
    {
    public:
        Full() { open(QIODevice::ReadWrite | QIODevice::Unbuffered); }

    protected:
        qint64 readData(char *, qint64) override
        {
            setErrorString(QStringLiteral("worn out"));
            return -1;
        }
        qint64 writeData(const char *, qint64) override { return -1; }
    };
    Full full;
    QRandomGenerator random(1);
    QVERIFY(!writeMotionJson(randomMotion(random), NameEncoding::Cp932, full));
    const JsonReadResult result = readMotionJson(full);
    QVERIFY(!result.ok);
    QVERIFY2(result.error.contains(QLatin1String("worn out")), qPrintable(result.error));
}

void TestMotionJson::canBeCancelled()
{
    QRandomGenerator random(1);
    const Motion motion = randomMotion(random);
    TaskProgress progress;
    QBuffer buffer;
    buffer.open(QIODevice::ReadWrite);
    QVERIFY(writeMotionJson(motion, NameEncoding::Cp932, buffer, &progress));
    const QByteArray json = buffer.data();
    const JsonReadResult whole = readMotionJson(json, &progress);
    QVERIFY(whole.ok && !whole.cancelled);
    QCOMPARE(progress.permille(), 1000);

    progress.cancel();
    QVERIFY(!writeMotionJson(motion, NameEncoding::Cp932, buffer, &progress));
    const JsonReadResult cancelled = readMotionJson(json, &progress);
    QVERIFY(!cancelled.ok);
    QVERIFY(cancelled.cancelled);
}

QTEST_GUILESS_MAIN(TestMotionJson)
#include "tst_motionjson.moc"
