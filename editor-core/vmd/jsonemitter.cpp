// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor-core/vmd/jsonemitter.h"

#include <QString>

#include <bit>
#include <charconv>
#include <cmath>

namespace furitsuke {

namespace {

constexpr qsizetype flushSize = 1 << 18;
constexpr char hexDigits[] = "0123456789abcdef";

} // namespace

JsonEmitter::JsonEmitter(ByteSink sink)
    : mSink(std::move(sink))
{
    mBuffer.reserve(flushSize + (1 << 12));
}

void JsonEmitter::begin(char bracket, Layout layout)
{
    separate();
    put(QByteArrayView(&bracket, 1));
    const bool inLine = !mLevels.empty() && mLevels.back().layout == Layout::OneLine;
    mLevels.push_back({inLine ? Layout::OneLine : layout, true});
}

void JsonEmitter::end(char bracket)
{
    const Level level = mLevels.back();
    mLevels.pop_back();
    if (level.layout == Layout::Lines && !level.empty)
        newLine();
    put(QByteArrayView(&bracket, 1));
}

void JsonEmitter::separate()
{
    if (mAfterName) {
        mAfterName = false;
        return;
    }
    if (mLevels.empty())
        return;
    Level &level = mLevels.back();
    if (!level.empty)
        put(level.layout == Layout::Lines ? QByteArrayView(",") : QByteArrayView(", "));
    if (level.layout == Layout::Lines)
        newLine();
    level.empty = false;
}

void JsonEmitter::newLine()
{
    mBuffer.append('\n');
    mBuffer.append(2 * qsizetype(mLevels.size()), ' ');
}

void JsonEmitter::name(QByteArrayView member)
{
    separate();
    quoted(member);
    put(": ");
    mAfterName = true;
}

void JsonEmitter::name(QStringView member)
{
    name(QByteArrayView(member.toUtf8()));
}

void JsonEmitter::string(QStringView text)
{
    separate();
    quoted(text.toUtf8());
}

void JsonEmitter::string(QByteArrayView ascii)
{
    separate();
    quoted(ascii);
}

void JsonEmitter::quoted(QByteArrayView utf8)
{
    mBuffer.append('"');
    for (const char c : utf8) {
        const auto byte = static_cast<quint8>(c);
        if (c == '"' || c == '\\') {
            mBuffer.append('\\').append(c);
        } else if (byte < 0x20 || byte == 0x7f) {
            mBuffer.append("\\u00").append(hexDigits[byte >> 4]).append(hexDigits[byte & 15]);
        } else {
            mBuffer.append(c);
        }
    }
    put("\"");
}

void JsonEmitter::hex(QByteArrayView bytes)
{
    separate();
    put("\"");
    constexpr qsizetype piece = 1 << 12;
    for (qsizetype at = 0; at < bytes.size() && mGood; at += piece)
        put(bytes.sliced(at).first(qMin(piece, bytes.size() - at)).toByteArray().toHex());
    put("\"");
}

void JsonEmitter::number(quint64 value)
{
    separate();
    put(QByteArray::number(value));
}

void JsonEmitter::number(qint64 value)
{
    separate();
    put(QByteArray::number(value));
}

void JsonEmitter::boolean(bool value)
{
    separate();
    put(value ? QByteArrayView("true") : QByteArrayView("false"));
}

void JsonEmitter::null()
{
    separate();
    put("null");
}

void JsonEmitter::real(float value)
{
    putReal(value);
}

void JsonEmitter::real(double value)
{
    putReal(value);
}

template <class Real>
void JsonEmitter::putReal(Real value)
{
    using Bits = std::conditional_t<sizeof(Real) == 4, quint32, quint64>;
    separate();
    if (!std::isfinite(value)) {
        const QByteArray bits = QByteArray::number(std::bit_cast<Bits>(value), 16);
        put("\"0x" + bits.rightJustified(2 * sizeof(Real), '0') + '"');
    } else if (value == 0 && std::signbit(value)) {
        // "-0" is a whole number to most parsers, and those have no negative zero.
        put("-0.0");
    } else {
        char digits[32];
        const std::to_chars_result result = std::to_chars(digits, digits + sizeof(digits), value);
        put(QByteArrayView(digits, result.ptr - digits));
    }
}

void JsonEmitter::put(QByteArrayView bytes)
{
    mBuffer.append(bytes);
    if (mBuffer.size() >= flushSize)
        flush();
}

void JsonEmitter::flush()
{
    if (mGood)
        mGood = mSink(mBuffer);
    mBuffer.resize(0);
}

bool JsonEmitter::finish()
{
    put("\n");
    flush();
    return mGood;
}

} // namespace furitsuke
