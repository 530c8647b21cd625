// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor-core/vmd/jsoncheck.h"

#include <QCoreApplication>

#include <bit>
#include <cmath>

namespace furitsuke::json {

namespace {

struct Words
{
    Q_DECLARE_TR_FUNCTIONS(furitsuke::MotionJson)
};

int hexValue(char digit)
{
    if (digit >= '0' && digit <= '9')
        return digit - '0';
    if (digit >= 'a' && digit <= 'f')
        return digit - 'a' + 10;
    return digit >= 'A' && digit <= 'F' ? digit - 'A' + 10 : -1;
}

QString textOf(std::string_view utf8)
{
    return QString::fromUtf8(utf8.data(), qsizetype(utf8.size()));
}

} // namespace

bool bytesFromHex(std::string_view digits, QByteArray &bytes)
{
    bytes.resize(qsizetype(digits.size() / 2));
    for (std::size_t i = 0; i < digits.size() / 2; ++i) {
        const int high = hexValue(digits[2 * i]);
        const int low = hexValue(digits[2 * i + 1]);
        if (high < 0 || low < 0)
            return false;
        bytes[qsizetype(i)] = char(high * 16 + low);
    }
    return digits.size() % 2 == 0;
}

void Check::fail(const QString &place, const QString &message)
{
    if (mFailed)
        return;
    mFailed = true;
    mPlace = place;
    mMessage = message;
}

void Check::unknownMember(View member)
{
    fail(member, Words::tr("There is no such member here."));
}

bool Check::object(View value, std::initializer_list<std::string_view> required)
{
    if (value.kind() != Kind::Object) {
        fail(value, Words::tr("An object is expected."));
        return false;
    }
    for (const std::string_view name : required) {
        if (value.member(name))
            continue;
        fail(value, Words::tr("The member “%1” is missing.").arg(textOf(name)));
        return false;
    }
    return true;
}

bool Check::array(View value)
{
    if (value.kind() == Kind::Array)
        return true;
    fail(value, Words::tr("An array is expected."));
    return false;
}

quint32 Check::number(View value, quint32 largest)
{
    if (value.kind() == Kind::Unsigned && value.number() <= largest)
        return quint32(value.number());
    fail(value, Words::tr("A whole number from 0 to %1 is expected.").arg(largest));
    return 0;
}

bool Check::boolean(View value)
{
    if (value.kind() == Kind::True || value.kind() == Kind::False)
        return value.kind() == Kind::True;
    fail(value, Words::tr("true or false is expected."));
    return false;
}

quint8 Check::switchByte(View value)
{
    if (value.kind() == Kind::True || value.kind() == Kind::False)
        return value.kind() == Kind::True;
    if (value.kind() == Kind::Unsigned && value.number() <= 255)
        return quint8(value.number());
    fail(value, Words::tr("true, false or a byte from 0 to 255 is expected."));
    return 0;
}

float Check::real(View value)
{
    if (value.isNumber() && std::isfinite(value.real()))
        return value.real();
    if (value.isNumber()) {
        fail(value, Words::tr("The number is too large for a 32-bit float."));
        return 0;
    }
    QByteArray bits;
    if (value.kind() == Kind::String && value.text().size() == 10 && value.text().starts_with("0x") &&
        bytesFromHex(value.text().substr(2), bits)) {
        return std::bit_cast<float>(bits.toHex().toUInt(nullptr, 16));
    }
    fail(value, Words::tr("A number, or a string of its 32 bits such as \"0x7fc00000\", is expected."));
    return 0;
}

template <std::size_t Size>
std::array<float, Size> Check::reals(View value)
{
    std::array<float, Size> result = {};
    if (value.kind() != Kind::Array || value.count() != qsizetype(Size)) {
        fail(value, Words::tr("An array of %1 numbers is expected.").arg(Size));
        return result;
    }
    std::size_t i = 0;
    value.forEach([&](View part) { result[i++] = real(part); });
    return result;
}

Vec3f Check::vector(View value)
{
    const std::array<float, 3> v = reals<3>(value);
    return {v[0], v[1], v[2]};
}

Quatf Check::quaternion(View value)
{
    const std::array<float, 4> v = reals<4>(value);
    return {v[0], v[1], v[2], v[3]};
}

CurvePoints Check::curve(View value, quint8 largest)
{
    std::array<quint8, 4> p = {};
    if (value.kind() != Kind::Array || value.count() != 4) {
        fail(value, largest == 255
                        ? Words::tr("An array of 4 bytes is expected: x1, y1, x2, y2.")
                        : Words::tr("Four numbers from 0 to %1 are expected: x1, y1, x2, y2.").arg(largest));
    } else {
        std::size_t i = 0;
        value.forEach([&](View part) { p[i++] = quint8(number(part, largest)); });
    }
    return {p[0], p[1], p[2], p[3]};
}

std::string_view Check::text(View value)
{
    if (value.kind() == Kind::String)
        return value.text();
    fail(value, Words::tr("A string is expected."));
    return {};
}

QByteArray Check::hex(View value, qsizetype largest)
{
    QByteArray bytes;
    if (value.kind() != Kind::String || !bytesFromHex(value.text(), bytes)) {
        fail(value, Words::tr("A string of hexadecimal digits is expected, two for each byte."));
        return {};
    }
    if (bytes.size() > largest) {
        fail(value, Words::tr("There are %1 bytes; at most %2 are expected.").arg(bytes.size()).arg(largest));
        return {};
    }
    return bytes;
}

QByteArray Check::exactHex(View value, qsizetype size)
{
    QByteArray bytes = hex(value, size);
    if (!failed() && bytes.size() != size) {
        fail(value, Words::tr("There are %1 bytes; %2 are expected.").arg(bytes.size()).arg(size));
        return {};
    }
    return bytes;
}

int Check::word(View value, const char *const *words, int count)
{
    QStringList known;
    if (value.kind() == Kind::String) {
        for (int i = 0; i < count; ++i) {
            if (value.text() == words[i])
                return i;
        }
    }
    for (int i = 0; i < count; ++i)
        known.append(QString::fromLatin1(words[i]));
    fail(value, Words::tr("One of these words is expected: %1.").arg(known.join(QStringLiteral(", "))));
    return 0;
}

} // namespace furitsuke::json
