// SPDX-License-Identifier: GPL-3.0-or-later

#include "editor-core/text/nametext.h"

#include "editor-core/text/codepage.h"

#include <QCoreApplication>

namespace furitsuke {

namespace {

struct NameText
{
    Q_DECLARE_TR_FUNCTIONS(furitsuke::NameText)
};

constexpr qsizetype escapeLength = 4; // \xHH

int hexValue(char16_t digit)
{
    if (digit >= u'0' && digit <= u'9')
        return digit - u'0';
    return digit >= u'A' && digit <= u'F' ? digit - u'A' + 10 : -1;
}

char16_t unitOf(QChar character)
{
    return character.unicode();
}

char16_t unitOf(char byte)
{
    return static_cast<quint8>(byte);
}

/// The byte that the \xHH at \a at stands for, -1 when there is no such mark.
template <typename Text>
int escapedByte(const Text &text, qsizetype at)
{
    if (text.size() - at < escapeLength)
        return -1;
    const auto unit = [&text, at](qsizetype place) { return unitOf(text[at + place]); };
    if (unit(0) != u'\\' || unit(1) != u'x')
        return -1;
    const int high = hexValue(unit(2));
    const int low = hexValue(unit(3));
    return high < 0 || low < 0 ? -1 : high * 16 + low;
}

void appendEscaped(QString &text, QByteArrayView bytes)
{
    constexpr char16_t digits[] = u"0123456789ABCDEF";
    for (const char byte : bytes) {
        const auto value = static_cast<quint8>(byte);
        const QChar escape[] = {u'\\', u'x', digits[value >> 4], digits[value & 15]};
        text.append(escape, escapeLength);
    }
}

/// Characters that leave no mark of their own: two names that differ in one of them would look the same.
bool isInvisible(char32_t codePoint)
{
    switch (QChar::category(codePoint)) {
    case QChar::Other_Control:
    case QChar::Other_Format:
    case QChar::Separator_Line:
    case QChar::Separator_Paragraph:
        return true;
    default:
        return false;
    }
}

/// The character under which Windows knows one that other systems type instead.
char32_t windowsForm(char32_t codePoint)
{
    switch (codePoint) {
    case 0x301C: // wave dash
        return 0xFF5E;
    case 0x2212: // minus sign
        return 0xFF0D;
    case 0x2014: // em dash
        return 0x2015;
    case 0x2016: // double vertical line
        return 0x2225;
    case 0x00A2: // cent sign
        return 0xFFE0;
    case 0x00A3: // pound sign
        return 0xFFE1;
    case 0x00AC: // not sign
        return 0xFFE2;
    default:
        return codePoint;
    }
}

/// The character at \a at, a whole surrogate pair or one unit.
QStringView characterAt(QStringView text, qsizetype at)
{
    const bool pair = text[at].isHighSurrogate() && at + 1 < text.size() && text[at + 1].isLowSurrogate();
    return text.sliced(at, pair ? 2 : 1);
}

char32_t codePointOf(QStringView character)
{
    return character.size() == 2 ? QChar::surrogateToUcs4(character[0], character[1])
                                 : char32_t(character[0].unicode());
}

/// A name for a message, without its end where it is far too long for any field.
QString shownName(QStringView text)
{
    constexpr qsizetype most = 32;
    if (text.size() <= most)
        return text.toString();
    const qsizetype kept = text[most - 2].isHighSurrogate() ? most - 2 : most - 1;
    return text.first(kept).toString() + u'…';
}

/// A character for a message, by number where it cannot be seen.
QString shownCharacter(QStringView character)
{
    const char32_t codePoint = codePointOf(character);
    if (!isInvisible(codePoint) && !QChar::isSurrogate(codePoint))
        return character.toString();
    return QStringLiteral("U+%1").arg(QString::number(codePoint, 16).toUpper(), 4, u'0');
}

/// Counts as people do: a surrogate pair is one character. Starts at 1.
qsizetype characterNumber(QStringView text, qsizetype at)
{
    qsizetype number = 1;
    for (qsizetype i = 0; i < at; i += characterAt(text, i).size())
        ++number;
    return number;
}

QString faultMessage(QStringView text, const EncodedName &encoded, NameEncoding encoding, qsizetype fieldSize)
{
    if (!encoded.ok()) {
        return NameText::tr("The character “%1” cannot be stored in %2 (character %3 of “%4”)")
            .arg(shownCharacter(encoded.faultCharacter), encodingId(encoding),
                 QString::number(characterNumber(text, encoded.faultAt)), shownName(text));
    }
    // MMD marks a name that cp932 lacks by a zero in front; any later zero is the end.
    if (const qsizetype zero = encoded.bytes.indexOf('\0', 1); zero >= 0) {
        return NameText::tr("“%1” has a zero byte in it; the name will end before byte %2")
            .arg(shownName(text), QString::number(zero + 1));
    }
    if (encoded.bytes.size() > fieldSize) {
        return NameText::tr("“%1” takes %2 of %3 bytes; it will be cut after byte %3")
            .arg(shownName(text), QString::number(encoded.bytes.size()), QString::number(fieldSize));
    }
    return {};
}

} // namespace

DecodedName decodeName(QByteArrayView bytes, NameEncoding encoding)
{
    DecodedName name;
    name.text.reserve(bytes.size());
    for (qsizetype at = 0; at < bytes.size();) {
        const CodePageCharacter character = readCharacter(bytes.sliced(at), encoding);
        if (!character.valid || isInvisible(character.codePoint)) {
            appendEscaped(name.text, bytes.sliced(at, character.length));
            name.complete = false;
        } else if (character.codePoint == U'\\' && escapedByte(bytes, at) >= 0) {
            appendEscaped(name.text, bytes.sliced(at, character.length));
        } else {
            name.text.append(QChar::fromUcs4(character.codePoint));
        }
        at += character.length;
    }
    return name;
}

EncodedName encodeName(QStringView text, NameEncoding encoding)
{
    EncodedName name;
    for (qsizetype at = 0; at < text.size();) {
        if (const int byte = escapedByte(text, at); byte >= 0) {
            name.bytes.append(static_cast<char>(byte));
            at += escapeLength;
            continue;
        }

        const QStringView character = characterAt(text, at);
        char32_t codePoint = codePointOf(character);
        if (encoding == NameEncoding::Cp932)
            codePoint = windowsForm(codePoint);
        const QByteArray bytes = QChar::category(codePoint) == QChar::Other_Control
                                     ? QByteArray()
                                     : characterBytes(codePoint, encoding);
        if (bytes.isEmpty() && name.ok()) {
            name.faultAt = at;
            name.faultCharacter = character.toString();
        }
        name.bytes.append(bytes);
        at += character.size();
    }
    name.storableBytes = name.bytes.size();
    if (!name.ok())
        name.bytes.clear();
    return name;
}

NameFit fitName(QStringView text, NameEncoding encoding, qsizetype fieldSize)
{
    const EncodedName encoded = encodeName(text, encoding);
    const QString message = faultMessage(text, encoded, encoding, fieldSize);
    return {encoded.storableBytes, fieldSize, encoded.ok(), message.isEmpty(), message};
}

QByteArray cutToField(QByteArray bytes, qsizetype fieldSize)
{
    bytes.truncate(fieldSize);
    return bytes;
}

} // namespace furitsuke
