// SPDX-License-Identifier: GPL-3.0-or-later

#include "editor-core/text/codepage.h"

#include "editor-core/text/doublebytetable.h"

#include <algorithm>

namespace furitsuke {

namespace {

constexpr DoubleByteTable::UserArea cp932UserAreas[] = {{0xF0, 0xF9, 0x40, 0xFC, 0xE000}};
constexpr DoubleByteTable::UserArea gb18030UserAreas[] = {
    {0xAA, 0xAF, 0xA1, 0xFE, 0xE000}, {0xF8, 0xFE, 0xA1, 0xFE, 0xE234}, {0xA1, 0xA7, 0x40, 0xA0, 0xE4C6}};

const DoubleByteTable &table(NameEncoding encoding)
{
    static const DoubleByteTable cp932(cp932Rows(), {0x80, 0xFC}, cp932UserAreas);
    static const DoubleByteTable gb18030(gb18030Rows(), {0x80, 0xFE}, gb18030UserAreas);
    static const DoubleByteTable big5(big5Rows(), {0xA1, 0xFE}, {});
    switch (encoding) {
    case NameEncoding::Gb18030:
        return gb18030;
    case NameEncoding::Big5:
        return big5;
    default:
        return cp932;
    }
}

const QList<quint16> &cp932Codes()
{
    // Leads ED and EE hold NEC's copy of the IBM extensions in FA..FC. Windows writes the IBM code.
    static const QList<quint16> codes =
        table(NameEncoding::Cp932).codes([](char16_t, quint16 earlier, quint16) {
            return earlier >= 0xED00 && earlier <= 0xEEFF;
        });
    return codes;
}

const QList<quint16> &gb18030Codes()
{
    static const QList<quint16> codes =
        table(NameEncoding::Gb18030).codes([](char16_t, quint16, quint16) { return false; });
    return codes;
}

const QList<quint16> &big5Codes()
{
    // The characters of which Windows writes the later code.
    constexpr std::u16string_view later = u"═╞╡╪十卅";
    static const QList<quint16> codes =
        table(NameEncoding::Big5).codes([later](char16_t character, quint16, quint16) {
            return later.find(character) != std::u16string_view::npos;
        });
    return codes;
}

constexpr bool isSurrogate(char32_t codePoint)
{
    return codePoint >= 0xD800 && codePoint <= 0xDFFF;
}

/// GB18030 numbers the characters that have no shorter code, in order, from 81 30 81 30 for those of one
/// UTF-16 unit and from 90 30 81 30 for the others.
constexpr qsizetype gb18030SupplementaryStart = 189000;

/// The UTF-16 units that GB18030 writes in four bytes, by number.
const QList<char16_t> &gb18030FourByteUnits()
{
    static const QList<char16_t> units = [] {
        QList<char16_t> list;
        list.reserve(39420);
        for (char32_t unit = 0x80; unit <= 0xFFFF; ++unit) {
            if (!isSurrogate(unit) && gb18030Codes().at(static_cast<qsizetype>(unit)) == 0)
                list.append(static_cast<char16_t>(unit));
        }
        return list;
    }();
    return units;
}

CodePageCharacter readGb18030FourBytes(QByteArrayView bytes)
{
    if (bytes.size() < 4)
        return {};
    const auto digit = [&bytes](qsizetype place, int first, int last) {
        const int byte = static_cast<quint8>(bytes[place]);
        return byte >= first && byte <= last ? byte - first : -1;
    };
    const int a = digit(0, 0x81, 0xFE);
    const int b = digit(1, 0x30, 0x39);
    const int c = digit(2, 0x81, 0xFE);
    const int d = digit(3, 0x30, 0x39);
    if (a < 0 || b < 0 || c < 0 || d < 0)
        return {};
    const qsizetype number = ((a * 10 + b) * 126 + c) * 10 + d;
    if (number < gb18030FourByteUnits().size())
        return {true, gb18030FourByteUnits().at(number), 4};
    if (number >= gb18030SupplementaryStart && number < gb18030SupplementaryStart + 0x100000)
        return {true, static_cast<char32_t>(number - gb18030SupplementaryStart + 0x10000), 4};
    return {};
}

QByteArray gb18030FourBytes(char32_t codePoint)
{
    qsizetype number = 0;
    if (codePoint >= 0x10000) {
        number = static_cast<qsizetype>(codePoint) - 0x10000 + gb18030SupplementaryStart;
    } else {
        const QList<char16_t> &units = gb18030FourByteUnits();
        const auto found = std::lower_bound(units.begin(), units.end(), static_cast<char16_t>(codePoint));
        number = found - units.begin();
    }
    QByteArray bytes(4, '\0');
    bytes[3] = static_cast<char>(0x30 + number % 10);
    bytes[2] = static_cast<char>(0x81 + number / 10 % 126);
    bytes[1] = static_cast<char>(0x30 + number / 1260 % 10);
    bytes[0] = static_cast<char>(0x81 + number / 12600);
    return bytes;
}

int utf8Length(quint8 lead)
{
    if (lead >= 0xC2 && lead <= 0xDF)
        return 2;
    if (lead >= 0xE0 && lead <= 0xEF)
        return 3;
    return lead >= 0xF0 && lead <= 0xF4 ? 4 : 0;
}

CodePageCharacter readUtf8(QByteArrayView bytes)
{
    const auto lead = static_cast<quint8>(bytes.front());
    const int length = utf8Length(lead);
    if (length == 0 || bytes.size() < length)
        return {};
    char32_t codePoint = lead & (0x7Fu >> length);
    for (int i = 1; i < length; ++i) {
        const auto byte = static_cast<quint8>(bytes[i]);
        if ((byte & 0xC0) != 0x80)
            return {};
        codePoint = codePoint << 6 | (byte & 0x3F);
    }
    // A longer form than needed, a surrogate or a value past the last plane is not a character.
    constexpr char32_t smallest[] = {0, 0, 0x80, 0x800, 0x10000};
    if (codePoint < smallest[length] || isSurrogate(codePoint) || codePoint > 0x10FFFF)
        return {};
    return {true, codePoint, length};
}

CodePageCharacter readTwoBytes(QByteArrayView bytes, NameEncoding encoding)
{
    if (bytes.size() < 2)
        return {};
    const auto lead = static_cast<quint8>(bytes[0]);
    const auto trail = static_cast<quint8>(bytes[1]);
    if (const char16_t found = table(encoding).character(lead, trail); found != 0)
        return {true, found, 2};
    return {false, 0, table(encoding).isLead(lead) && trail >= 0x80 ? 2 : 1};
}

QByteArray twoBytes(char32_t codePoint, const QList<quint16> &codes)
{
    const quint16 code = codePoint <= 0xFFFF ? codes.at(static_cast<qsizetype>(codePoint)) : quint16(0);
    if (code == 0)
        return {};
    const char bytes[] = {static_cast<char>(code >> 8), static_cast<char>(code & 0xFF)};
    return QByteArray(bytes, 2);
}

constexpr char32_t halfWidthKanaOffset = 0xFF61 - 0xA1;

} // namespace

CodePageCharacter readCharacter(QByteArrayView bytes, NameEncoding encoding)
{
    const auto lead = static_cast<quint8>(bytes.front());
    if (lead < 0x80)
        return {true, lead, 1};

    switch (encoding) {
    case NameEncoding::Cp932:
        if (lead >= 0xA1 && lead <= 0xDF)
            return {true, lead + halfWidthKanaOffset, 1};
        return readTwoBytes(bytes, encoding);
    case NameEncoding::Gb18030: {
        const CodePageCharacter four = readGb18030FourBytes(bytes);
        return four.valid ? four : readTwoBytes(bytes, encoding);
    }
    case NameEncoding::Big5:
        return readTwoBytes(bytes, encoding);
    case NameEncoding::Utf8:
        return readUtf8(bytes);
    }
    return {};
}

QByteArray characterBytes(char32_t codePoint, NameEncoding encoding)
{
    if (codePoint < 0x80)
        return QByteArray(1, static_cast<char>(codePoint));
    if (isSurrogate(codePoint) || codePoint > 0x10FFFF)
        return {};

    switch (encoding) {
    case NameEncoding::Cp932:
        if (codePoint >= 0xFF61 && codePoint <= 0xFF9F)
            return QByteArray(1, static_cast<char>(codePoint - halfWidthKanaOffset));
        return twoBytes(codePoint, cp932Codes());
    case NameEncoding::Gb18030: {
        const QByteArray bytes = twoBytes(codePoint, gb18030Codes());
        return bytes.isEmpty() ? gb18030FourBytes(codePoint) : bytes;
    }
    case NameEncoding::Big5:
        return twoBytes(codePoint, big5Codes());
    case NameEncoding::Utf8:
        return QString::fromUcs4(&codePoint, 1).toUtf8();
    }
    return {};
}

} // namespace furitsuke
