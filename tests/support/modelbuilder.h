// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "tests/support/models.h"

#include <QByteArray>
#include <QString>
#include <QtEndian>

#include <bit>

namespace furitsuke::test {

/// Writes models field by field, apart from the program's reader.
class ModelBuilder
{
public:
    template <class Integer>
    ModelBuilder &put(Integer value)
    {
        char bytes[sizeof(Integer)];
        qToLittleEndian(value, bytes);
        mBytes.append(bytes, sizeof(Integer));
        return *this;
    }
    ModelBuilder &f32(float value) { return put(std::bit_cast<quint32>(value)); }
    ModelBuilder &floats(std::initializer_list<float> values)
    {
        for (const float value : values)
            f32(value);
        return *this;
    }
    ModelBuilder &zeros(int count)
    {
        mBytes.append(count, '\0');
        return *this;
    }
    ModelBuilder &raw(const QByteArray &bytes)
    {
        mBytes.append(bytes);
        return *this;
    }
    /// A PMX text, UTF-16 little-endian or UTF-8.
    ModelBuilder &text(const QString &value, bool utf8 = false)
    {
        if (utf8) {
            const QByteArray bytes = value.toUtf8();
            return put(qint32(bytes.size())).raw(bytes);
        }
        put(qint32(value.size() * 2));
        for (const QChar c : value)
            put(quint16(c.unicode()));
        return *this;
    }
    /// A PMD text field, padded as MMD does it.
    ModelBuilder &field(const QString &value, int size)
    {
        QByteArray bytes;
        for (const QChar c : value)
            bytes.append(c < u' ' ? QByteArray(1, char(c.unicode())) : cp932(QString(c)));
        mBytes.append(bytes).append('\0').append(size - 1 - bytes.size(), '\xFD');
        return *this;
    }
    qsizetype size() const { return mBytes.size(); }
    const QByteArray &bytes() const { return mBytes; }

private:
    QByteArray mBytes;
};

} // namespace furitsuke::test
