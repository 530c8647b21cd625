// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArrayView>
#include <QtEndian>

#include <bit>

namespace furitsuke {

/// Reads little-endian values one after the other. Where the bytes do not suffice it fails: what it gives
/// from then on is 0 or empty, and it stays where it failed.
class ByteCursor
{
public:
    explicit ByteCursor(QByteArrayView bytes)
        : mBytes(bytes)
    {}

    bool ok() const { return mOk; }
    qsizetype offset() const { return mAt; }
    qsizetype left() const { return mOk ? mBytes.size() - mAt : 0; }
    void fail() { mOk = false; }

    QByteArrayView take(qint64 count)
    {
        if (!mOk || count < 0 || count > mBytes.size() - mAt) {
            mOk = false;
            return {};
        }
        mAt += qsizetype(count);
        return mBytes.sliced(mAt - qsizetype(count), qsizetype(count));
    }
    void skip(qint64 count) { take(count); }
    /// Passes over count things of a size; no product of the two can run over.
    void skip(qint64 count, qint64 size)
    {
        if (count < 0 || (size > 0 && count > left() / size))
            mOk = false;
        else
            take(count * size);
    }

    template <class Integer>
    Integer number()
    {
        const QByteArrayView bytes = take(sizeof(Integer));
        return mOk ? qFromLittleEndian<Integer>(bytes.data()) : Integer(0);
    }
    quint8 u8() { return number<quint8>(); }
    quint16 u16() { return number<quint16>(); }
    qint32 i32() { return number<qint32>(); }
    quint32 u32() { return number<quint32>(); }
    float f32() { return std::bit_cast<float>(number<quint32>()); }

private:
    QByteArrayView mBytes;
    qsizetype mAt = 0;
    bool mOk = true;
};

} // namespace furitsuke
