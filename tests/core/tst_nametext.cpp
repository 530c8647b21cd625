// SPDX-License-Identifier: GPL-3.0-or-later

#include "editor-core/text/nametext.h"

#include <QCryptographicHash>
#include <QRandomGenerator>
#include <QStringDecoder>
#include <QTest>

#include <algorithm>

using namespace furitsuke;

namespace {

QByteArray hex(const char *digits)
{
    return QByteArray::fromHex(digits);
}

void addEncodingRows()
{
    QTest::addColumn<NameEncoding>("encoding");
    for (const NameEncoding encoding : allEncodings())
        QTest::newRow(encodingId(encoding).toLatin1().constData()) << encoding;
}

/// Every pair of bytes whose first one is above 7F.
template <typename Visit>
void forEachPair(Visit visit)
{
    for (int code = 0x8000; code <= 0xFFFF; ++code) {
        QByteArray pair;
        pair.append(static_cast<char>(code >> 8)).append(static_cast<char>(code & 0xFF));
        visit(pair);
    }
}

} // namespace

class TestNameText : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void decodesBytes_data();
    void decodesBytes();
    void encodesWhatItDecodes_data() { decodesBytes_data(); }
    void encodesWhatItDecodes();
    void readsEverySingleByteOfCp932();
    void readsTheTablesOfWindows_data();
    void readsTheTablesOfWindows();
    void agreesWithTheCodecOfQt_data();
    void agreesWithTheCodecOfQt();
    void everyPairIsStable_data() { addEncodingRows(); }
    void everyPairIsStable();
    void arbitraryBytesAreStable_data() { addEncodingRows(); }
    void arbitraryBytesAreStable();
    void choosesTheCodeThatWindowsWrites_data();
    void choosesTheCodeThatWindowsWrites();
    void gb18030HoldsAllOfUnicode();
    void namesTheCharacterThatCannotBeStored_data();
    void namesTheCharacterThatCannotBeStored();
    void takesAnyTextThatIsNoMark_data();
    void takesAnyTextThatIsNoMark();
    void tellsWhetherANameFits_data();
    void tellsWhetherANameFits();
    void shortensOverlongNamesInMessages();
    void cutsAtTheByte();
    void namesThatDifferOnlyPastTheFieldCollide();
    void encodingIdsLast();
};

void TestNameText::decodesBytes_data()
{
    QTest::addColumn<NameEncoding>("encoding");
    QTest::addColumn<QByteArray>("bytes");
    QTest::addColumn<QString>("text");
    QTest::addColumn<bool>("complete");

    const auto cp932 = [](const char *row, const char *bytes, const QString &text, bool complete = true) {
        QTest::newRow(row) << NameEncoding::Cp932 << hex(bytes) << text << complete;
    };
    cp932("empty", "", QString());
    cp932("ASCII", "626f6e655f7e", QStringLiteral("bone_~"));
    cp932("IK bone", "8DB682C282DC90E68268826A", QStringLiteral("左つま先ＩＫ"));
    cp932("waist cancel", "8D98834C83838393835A838B8945", QStringLiteral("腰キャンセル右"));
    cp932("fills the field", "82A882A882A882A882A882A882A841", QStringLiteral("おおおおおおおA"));
    cp932("half-width kana", "C8B8C0B28268826A", QStringLiteral("ﾈｸﾀｲＩＫ"));
    cp932("NEC row", "87408755878A", QStringLiteral("①Ⅱ㈱"));
    cp932("IBM extension", "FBFC8BB4", QStringLiteral("髙橋"));
    cp932("full-width tilde", "8160", QStringLiteral("～"));
    cp932("trail byte is a backslash", "955C8FEE", QStringLiteral("表情"));
    cp932("user-defined", "F040F9FC", QStringLiteral("\uE000\uE757"));
    cp932("cut in a character", "8DB691B3837B815B839392B290AE82", QStringLiteral("左袖ボーン調整\\x82"),
          false);
    cp932("as MMD marks what it cannot store", "00B63F5F305F3192B290AE", QStringLiteral("\\x00ｶ?_0_1調整"),
          false);
    cp932("undefined code", "FDFE", QStringLiteral("\\xFD\\xFE"), false);
    cp932("no characters", "80A0FF", QStringLiteral("\\x80\\xA0\\xFF"), false);
    cp932("undefined pair keeps its second byte", "854041", QStringLiteral("\\x85@A"), false);
    cp932("undefined pair above 7F stays together", "81FAFC81FBFC", QStringLiteral("\\x81\\xFA\\xFC\\x81髙"),
          false);
    cp932("control characters", "410A7F42", QStringLiteral("A\\x0A\\x7FB"), false);
    cp932("a backslash", "5C782F5C", QStringLiteral("\\x/\\"));
    cp932("what would read as a mark", "5C783431", QStringLiteral("\\x5Cx41"));
    cp932("small digits are no mark", "5C786666", QStringLiteral("\\xff"));
    cp932("GBK read as cp932", "D7F3B4F8", QStringLiteral("ﾗ\uE2A7\\xF8"), false);

    const auto gb = [](const char *row, const char *bytes, const QString &text, bool complete = true) {
        QTest::newRow(row) << NameEncoding::Gb18030 << hex(bytes) << text << complete;
    };
    gb("GBK, Chinese", "D7F3B4F8", QStringLiteral("左带"));
    gb("GBK, leg", "D7F3D7E3", QStringLiteral("左足"));
    gb("GBK, Japanese", "A5BBA5F3A5BFA960", QStringLiteral("センター"));
    gb("GBK, cut", "D7F3D7", QStringLiteral("左\\xD7"), false);
    gb("GB18030, four bytes", "8136D331", QStringLiteral("−"));
    gb("GB18030, a control character", "81308130", QStringLiteral("\\x81\\x30\\x81\\x30"), false);
    gb("GB18030, last", "E3329A35", QString::fromUcs4(U"\U0010FFFF"));
    gb("GB18030, past the last", "E3329A36", QStringLiteral("\\xE32\\x9A6"), false);
    gb("GB18030, no euro sign at 80", "80FF", QStringLiteral("\\x80\\xFF"), false);

    const auto big5 = [](const char *row, const char *bytes, const QString &text, bool complete = true) {
        QTest::newRow(row) << NameEncoding::Big5 << hex(bytes) << text << complete;
    };
    big5("Big5", "A5AAA8ACC059", QStringLiteral("左足頭"));
    big5("Big5, cut", "A5AAA8", QStringLiteral("左\\xA8"), false);
    big5("Big5, undefined", "8140", QStringLiteral("\\x81@"), false);

    const auto utf8 = [](const char *row, const char *bytes, const QString &text, bool complete = true) {
        QTest::newRow(row) << NameEncoding::Utf8 << hex(bytes) << text << complete;
    };
    utf8("UTF-8", "E5B7A6E8B6B3EFBCA9EFBCAB", QStringLiteral("左足ＩＫ"));
    utf8("UTF-8, four bytes", "F09F988A", QStringLiteral("😊"));
    utf8("UTF-8, cut", "E5B7A6E8B6", QStringLiteral("左\\xE8\\xB6"), false);
    utf8("UTF-8, too long a form", "C0AFE0809F", QStringLiteral("\\xC0\\xAF\\xE0\\x80\\x9F"), false);
    utf8("UTF-8, surrogate", "EDA080", QStringLiteral("\\xED\\xA0\\x80"), false);
    utf8("UTF-8, past the last plane", "F4908080", QStringLiteral("\\xF4\\x90\\x80\\x80"), false);
    utf8("UTF-8, invisible", "E2808B41C285", QStringLiteral("\\xE2\\x80\\x8BA\\xC2\\x85"), false);
}

void TestNameText::decodesBytes()
{
    QFETCH(const NameEncoding, encoding);
    QFETCH(const QByteArray, bytes);
    QFETCH(const QString, text);
    QFETCH(const bool, complete);

    const DecodedName name = decodeName(bytes, encoding);
    QCOMPARE(name.text, text);
    QCOMPARE(name.complete, complete);
}

void TestNameText::encodesWhatItDecodes()
{
    QFETCH(const NameEncoding, encoding);
    QFETCH(const QByteArray, bytes);
    QFETCH(const QString, text);

    const EncodedName name = encodeName(text, encoding);
    QVERIFY(name.ok());
    QCOMPARE(name.bytes.toHex(), bytes.toHex());
    QCOMPARE(name.storableBytes, bytes.size());
}

void TestNameText::readsEverySingleByteOfCp932()
{
    for (int byte = 0; byte <= 0xFF; ++byte) {
        const DecodedName name = decodeName(QByteArray(1, static_cast<char>(byte)), NameEncoding::Cp932);
        QString expected = QStringLiteral("\\x%1").arg(QString::number(byte, 16).toUpper(), 2, u'0');
        if (byte >= 0x20 && byte < 0x7F)
            expected = QChar(byte);
        else if (byte >= 0xA1 && byte <= 0xDF)
            expected = QChar(byte - 0xA1 + u'｡');
        QCOMPARE(name.text, expected);
        QCOMPARE(name.complete, expected.size() == 1);
    }
}

void TestNameText::readsTheTablesOfWindows_data()
{
    QTest::addColumn<NameEncoding>("encoding");
    QTest::addColumn<int>("characters");
    QTest::addColumn<QByteArray>("sha256");

    // The sum runs over the 32768 pairs in order, each as one little-endian UTF-16 unit, 0 where the pair is
    // no character of two bytes; made from Python's codecs cp932, gb18030 and cp950.
    QTest::newRow("cp932") << NameEncoding::Cp932 << 9604
                           << QByteArray("eab6bcc45da7e4c79e534cd454c476a827a43fa1e5b6e767403058011a9eb4db");
    QTest::newRow("gb18030") << NameEncoding::Gb18030 << 23940
                             << QByteArray(
                                    "6b57119c7a23fb88b4a4f35f205d480ccd7330942316fc679b20a6212eb26b36");
    QTest::newRow("big5") << NameEncoding::Big5 << 13752
                          << QByteArray("7248fdfb6f252b1ee1fb04319e9302c1c6bb7f3d08da8663f05c1747d16acb18");
}

void TestNameText::readsTheTablesOfWindows()
{
    QFETCH(const NameEncoding, encoding);
    QFETCH(const int, characters);
    QFETCH(const QByteArray, sha256);

    QByteArray table;
    int found = 0;
    forEachPair([&](const QByteArray &pair) {
        const DecodedName name = decodeName(pair, encoding);
        const bool isCharacter = name.complete && name.text.size() == 1;
        const char16_t unit = isCharacter ? name.text.front().unicode() : u'\0';
        table.append(static_cast<char>(unit & 0xFF)).append(static_cast<char>(unit >> 8));
        found += isCharacter ? 1 : 0;
    });
    QCOMPARE(found, characters);
    QCOMPARE(QCryptographicHash::hash(table, QCryptographicHash::Sha256).toHex(), sha256);
}

void TestNameText::agreesWithTheCodecOfQt_data()
{
    QTest::addColumn<NameEncoding>("encoding");
    QTest::addColumn<QByteArray>("codec");
    QTest::newRow("cp932") << NameEncoding::Cp932 << QByteArray("Shift_JIS");
    QTest::newRow("gb18030") << NameEncoding::Gb18030 << QByteArray("GB18030");
    QTest::newRow("big5") << NameEncoding::Big5 << QByteArray("Big5");
    QTest::newRow("utf-8") << NameEncoding::Utf8 << QByteArray("UTF-8");
}

void TestNameText::agreesWithTheCodecOfQt()
{
    QFETCH(const NameEncoding, encoding);
    QFETCH(const QByteArray, codec);

    QStringDecoder decoder(codec.constData(), QStringConverter::Flag::Stateless);
    if (!decoder.isValid())
        QSKIP("this Qt has no such codec");
    QStringEncoder encoder(codec.constData(), QStringConverter::Flag::Stateless);
    int compared = 0;
    forEachPair([&](const QByteArray &pair) {
        const DecodedName name = decodeName(pair, encoding);
        if (!name.complete)
            return;
        const QString expected = decoder(pair);
        // Tables differ in which codes without a standard character they give to private use.
        const QString both = name.text + expected;
        const auto isPrivate = [](QChar unit) { return unit.category() == QChar::Other_PrivateUse; };
        if (std::any_of(both.begin(), both.end(), isPrivate))
            return;
        QCOMPARE(name.text, expected);
        const EncodedName back = encodeName(name.text, encoding);
        QVERIFY(back.ok());
        QCOMPARE(back.bytes.toHex(), QByteArray(encoder(expected)).toHex());
        ++compared;
    });
    QVERIFY(compared > 1000);
}

void TestNameText::everyPairIsStable()
{
    QFETCH(const NameEncoding, encoding);
    int changed = 0;
    forEachPair([&](const QByteArray &pair) {
        const DecodedName name = decodeName(pair, encoding);
        const EncodedName back = encodeName(name.text, encoding);
        QVERIFY2(back.ok(), pair.toHex().constData());
        const DecodedName again = decodeName(back.bytes, encoding);
        QCOMPARE(again.text, name.text);
        QCOMPARE(again.complete, name.complete);
        changed += back.bytes != pair ? 1 : 0;
    });
    // Only second codes of one character may change.
    const int secondCodes = encoding == NameEncoding::Cp932 ? 398 : encoding == NameEncoding::Big5 ? 10 : 0;
    QCOMPARE(changed, secondCodes);
}

void TestNameText::arbitraryBytesAreStable()
{
    QFETCH(const NameEncoding, encoding);
    QRandomGenerator random(20);
    for (int round = 0; round < 20000; ++round) {
        QByteArray bytes;
        const int size = random.bounded(21);
        for (int i = 0; i < size; ++i) {
            // Every other byte from those that make marks, so that true and false marks abound.
            const QByteArray telling("\\x0AF\0\x81\xE8\xB7", 8);
            bytes.append(random.bounded(2) == 0 ? telling.at(random.bounded(8))
                                                : static_cast<char>(random.bounded(256)));
        }
        const DecodedName name = decodeName(bytes, encoding);
        const EncodedName back = encodeName(name.text, encoding);
        QVERIFY2(back.ok(), bytes.toHex().constData());
        QCOMPARE(decodeName(back.bytes, encoding).text, name.text);
        if (encoding == NameEncoding::Gb18030 || encoding == NameEncoding::Utf8)
            QCOMPARE(back.bytes.toHex(), bytes.toHex());
    }
}

void TestNameText::choosesTheCodeThatWindowsWrites_data()
{
    QTest::addColumn<NameEncoding>("encoding");
    QTest::addColumn<QString>("text");
    QTest::addColumn<QByteArray>("bytes");

    const auto cp932 = [](const char *row, const QString &text, const char *bytes) {
        QTest::newRow(row) << NameEncoding::Cp932 << text << hex(bytes);
    };
    cp932("wave dash", QStringLiteral("\u301C"), "8160");
    cp932("minus sign", QStringLiteral("\u2212"), "817C");
    cp932("em dash", QStringLiteral("\u2014"), "815C");
    cp932("double vertical line", QStringLiteral("\u2016"), "8161");
    cp932("cent sign", QStringLiteral("\u00A2"), "8191");
    cp932("pound sign", QStringLiteral("\u00A3"), "8192");
    cp932("not sign", QStringLiteral("\u00AC"), "81CA");
    cp932("full-width not sign", QStringLiteral("\uFFE2"), "81CA");
    cp932("JIS before NEC", QStringLiteral("∪∩∵≒"), "81BE81BF81E681E0");
    cp932("NEC row before IBM", QStringLiteral("Ⅱ㈱№℡"), "8755878A87828784");
    cp932("IBM before NEC's copy", QStringLiteral("髙纊ⅰ￤"), "FBFCFA5CFA40FA55");
    QTest::newRow("Big5, twice coded")
        << NameEncoding::Big5 << QStringLiteral("十卅═╭") << hex("A451A4CAF9F9A27E");
    QTest::newRow("GB18030 keeps the em dash")
        << NameEncoding::Gb18030 << QStringLiteral("—‖") << hex("A1AAA1AC");
}

void TestNameText::choosesTheCodeThatWindowsWrites()
{
    QFETCH(const NameEncoding, encoding);
    QFETCH(const QString, text);
    QFETCH(const QByteArray, bytes);

    const EncodedName name = encodeName(text, encoding);
    QVERIFY(name.ok());
    QCOMPARE(name.bytes.toHex(), bytes.toHex());
}

void TestNameText::gb18030HoldsAllOfUnicode()
{
    for (char32_t codePoint = 0x20; codePoint <= 0x10FFFF; codePoint += codePoint < 0x10000 ? 1 : 257) {
        if (QChar::isSurrogate(codePoint) || QChar::category(codePoint) == QChar::Other_Control)
            continue;
        const QString text = QString::fromUcs4(&codePoint, 1);
        const EncodedName name = encodeName(text, NameEncoding::Gb18030);
        QVERIFY2(name.ok(), QByteArray::number(codePoint, 16).constData());
        if (QChar::category(codePoint) != QChar::Other_Format && codePoint != 0x2028 && codePoint != 0x2029)
            QCOMPARE(decodeName(name.bytes, NameEncoding::Gb18030).text, text);
    }
    QCOMPARE(encodeName(u"\uFFFF", NameEncoding::Gb18030).bytes.toHex(), QByteArray("8431a439"));
    QCOMPARE(encodeName(u"😊", NameEncoding::Gb18030).bytes.toHex(), QByteArray("9439fd36"));
}

void TestNameText::namesTheCharacterThatCannotBeStored_data()
{
    QTest::addColumn<NameEncoding>("encoding");
    QTest::addColumn<QString>("text");
    QTest::addColumn<int>("faultAt");
    QTest::addColumn<QString>("faultCharacter");

    QTest::newRow("Chinese in cp932")
        << NameEncoding::Cp932 << QStringLiteral("左带_0_1調整") << 1 << QStringLiteral("带");
    QTest::newRow("the first of two")
        << NameEncoding::Cp932 << QStringLiteral("头带") << 0 << QStringLiteral("头");
    QTest::newRow("emoji in cp932") << NameEncoding::Cp932 << QStringLiteral("ab😊c") << 2
                                    << QStringLiteral("😊");
    QTest::newRow("after a mark") << NameEncoding::Cp932 << QStringLiteral("\\x82é") << 4
                                  << QStringLiteral("é");
    QTest::newRow("substitution character")
        << NameEncoding::Cp932 << QStringLiteral("\u001A") << 0 << QStringLiteral("\u001A");
    QTest::newRow("replacement character")
        << NameEncoding::Cp932 << QStringLiteral("\uFFFD") << 0 << QStringLiteral("\uFFFD");
    QTest::newRow("line break") << NameEncoding::Utf8 << QStringLiteral("左\n") << 1 << QStringLiteral("\n");
    QTest::newRow("lone high surrogate")
        << NameEncoding::Utf8 << QString(QChar(0xD800)) << 0 << QString(QChar(0xD800));
    QTest::newRow("lone low surrogate")
        << NameEncoding::Gb18030 << QString(QChar(0xDC00)) << 0 << QString(QChar(0xDC00));
    QTest::newRow("simplified character in Big5")
        << NameEncoding::Big5 << QStringLiteral("左头") << 1 << QStringLiteral("头");
}

void TestNameText::namesTheCharacterThatCannotBeStored()
{
    QFETCH(const NameEncoding, encoding);
    QFETCH(const QString, text);
    QFETCH(const int, faultAt);
    QFETCH(const QString, faultCharacter);

    const EncodedName name = encodeName(text, encoding);
    QVERIFY(!name.ok());
    QCOMPARE(name.faultAt, faultAt);
    QCOMPARE(name.faultCharacter, faultCharacter);
    QVERIFY(name.bytes.isEmpty());
}

void TestNameText::takesAnyTextThatIsNoMark_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<QByteArray>("bytes");
    QTest::newRow("backslash alone") << QStringLiteral("\\") << hex("5C");
    QTest::newRow("one digit") << QStringLiteral("\\x8") << hex("5C7838");
    QTest::newRow("small digits") << QStringLiteral("\\xfa") << hex("5C786661");
    QTest::newRow("mark after a backslash") << QStringLiteral("\\\\xFA") << hex("5CFA");
    QTest::newRow("capital X") << QStringLiteral("\\XFA") << hex("5C584641");
}

void TestNameText::takesAnyTextThatIsNoMark()
{
    QFETCH(const QString, text);
    QFETCH(const QByteArray, bytes);
    QCOMPARE(encodeName(text, NameEncoding::Cp932).bytes.toHex(), bytes.toHex());
    QCOMPARE(decodeName(bytes, NameEncoding::Cp932).text, text);
}

void TestNameText::tellsWhetherANameFits_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<int>("fieldSize");
    QTest::addColumn<int>("bytesNeeded");
    QTest::addColumn<bool>("storable");
    QTest::addColumn<QString>("message");

    QTest::newRow("short") << QStringLiteral("左つま先ＩＫ") << 15 << 12 << true << QString();
    QTest::newRow("no room for a closing zero")
        << QStringLiteral("おおおおおおおA") << 15 << 15 << true << QString();
    QTest::newRow("one byte too many")
        << QStringLiteral("前髪ボーン右１先") << 15 << 16 << true
        << QStringLiteral("“前髪ボーン右１先” takes 16 of 15 bytes; it will be cut after byte 15");
    QTest::newRow("fits an IK field") << QStringLiteral("前髪ボーン右１先") << 20 << 16 << true << QString();
    QTest::newRow("not in cp932")
        << QStringLiteral("左带") << 15 << 2 << false
        << QStringLiteral("The character “带” cannot be stored in cp932 (character 2 of “左带”)");
    QTest::newRow("counts a surrogate pair once")
        << QStringLiteral("髙😊") << 15 << 2 << false
        << QStringLiteral("The character “😊” cannot be stored in cp932 (character 2 of “髙😊”)");
    QTest::newRow("shows what cannot be seen by number")
        << QStringLiteral("左\u0007") << 15 << 2 << false
        << QStringLiteral("The character “U+0007” cannot be stored in cp932 (character 2 of “左\u0007”)");
    QTest::newRow("percent signs of the name stay")
        << QStringLiteral("%1带%2") << 15 << 4 << false
        << QStringLiteral("The character “带” cannot be stored in cp932 (character 3 of “%1带%2”)");
    QTest::newRow("kept leading zero") << QStringLiteral("\\x00ｶ?") << 15 << 3 << true << QString();
    QTest::newRow("zero inside") << QStringLiteral("左\\x00右") << 15 << 5 << true
                                 << QStringLiteral(
                                        "“左\\x00右” has a zero byte in it; the name will end before byte 3");
}

void TestNameText::tellsWhetherANameFits()
{
    QFETCH(const QString, text);
    QFETCH(const int, fieldSize);
    QFETCH(const int, bytesNeeded);
    QFETCH(const bool, storable);
    QFETCH(const QString, message);

    const NameFit fit = fitName(text, NameEncoding::Cp932, fieldSize);
    QCOMPARE(fit.bytesNeeded, bytesNeeded);
    QCOMPARE(fit.fieldSize, fieldSize);
    QCOMPARE(fit.storable, storable);
    QCOMPARE(fit.message, message);
    QCOMPARE(fit.fits, message.isEmpty());
}

void TestNameText::shortensOverlongNamesInMessages()
{
    const NameFit fit =
        fitName(QString(30, u'a') + QStringLiteral("😊") + QString(1000, u'b'), NameEncoding::Utf8, 15);
    QCOMPARE(
        fit.message,
        QStringLiteral("“%1…” takes 1034 of 15 bytes; it will be cut after byte 15").arg(QString(30, u'a')));
}

void TestNameText::cutsAtTheByte()
{
    const QByteArray skirt = encodeName(u"右スカートＣ３前", NameEncoding::Cp932).bytes;
    QCOMPARE(skirt.size(), 16);
    const QByteArray cut = cutToField(skirt, 15);
    QCOMPARE(cut.size(), 15);
    QCOMPARE(decodeName(cut, NameEncoding::Cp932).text, QStringLiteral("右スカートＣ３\\x91"));
    QCOMPARE(cutToField(skirt, 20), skirt);
}

void TestNameText::namesThatDifferOnlyPastTheFieldCollide()
{
    const QByteArray tip = encodeName(u"前髪ボーン右１先", NameEncoding::Cp932).bytes;
    const QByteArray parent = encodeName(u"前髪ボーン右１親", NameEncoding::Cp932).bytes;
    QCOMPARE(tip.size(), 16);
    QCOMPARE(parent.size(), 16);
    QVERIFY(tip != parent);
    QCOMPARE(cutToField(tip, 15).toHex(), QByteArray("914f94af837b815b83938945825090"));
    QCOMPARE(cutToField(tip, 15), cutToField(parent, 15));
}

void TestNameText::encodingIdsLast()
{
    QStringList ids;
    for (const NameEncoding encoding : allEncodings()) {
        ids.append(encodingId(encoding));
        QCOMPARE(encodingFromId(ids.last()), encoding);
        QVERIFY(!encodingLabel(encoding).isEmpty());
    }
    QCOMPARE(ids, QStringList({QStringLiteral("cp932"), QStringLiteral("gb18030"), QStringLiteral("big5"),
                               QStringLiteral("utf-8")}));
    QCOMPARE(encodingFromId(u"UTF-8"), NameEncoding::Utf8);
    QVERIFY(!encodingFromId(u"latin1").has_value());
}

QTEST_GUILESS_MAIN(TestNameText)

#include "tst_nametext.moc"
