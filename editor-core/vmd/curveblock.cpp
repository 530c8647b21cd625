// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor-core/vmd/curveblock.h"

#include <QtEndian>

#include <bit>
#include <cstring>

namespace furitsuke::vmd {

namespace {

// Bytes 2 and 3 of a block as a number; 3939, "miku miku", is physics off.
constexpr quint64 flagShift = 16;
constexpr quint64 flagMask = quint64(0xffff) << flagShift;
constexpr quint64 physicsOn = 0;
constexpr quint64 physicsOff = 3939;

/// The 16 curve bytes as two numbers, the first byte being the lowest.
struct Halves
{
    quint64 low = 0;
    quint64 high = 0;

    friend bool operator==(const Halves &, const Halves &) = default;
};

Halves halvesAt(const quint8 *bytes)
{
    return {qFromLittleEndian<quint64>(bytes), qFromLittleEndian<quint64>(bytes + 8)};
}

void putHalves(quint8 *bytes, const Halves &halves)
{
    qToLittleEndian(halves.low, bytes);
    qToLittleEndian(halves.high, bytes + 8);
}

/// The window of 16 bytes that begins `bytes` (1, 2 or 3) further: curves, then what follows them.
Halves window(const Halves &curves, quint64 tail, unsigned bytes)
{
    const unsigned gone = 8 * bytes;
    const unsigned stays = 64 - gone;
    return {curves.low >> gone | curves.high << stays, curves.high >> gone | tail << stays};
}

/// The three bytes of the key structure that follow the curves where position x stands there.
quint64 positionTail(float positionX)
{
    return std::bit_cast<quint32>(positionX) & 0xffffff;
}

constexpr quint64 numberOneTail = 1;

CurveBlock found(const Halves &curves, CurveLayout layout, bool off)
{
    CurveBlock result;
    putHalves(result.curves.bytes.data(), curves);
    result.form = KeyForm::written(layout, off);
    result.exact = true;
    return result;
}

/// Reads a block that is not as MMD writes it.
CurveBlock readOtherBlock(const quint8 *block)
{
    CurveBlock result;
    quint8 *k = result.curves.bytes.data();
    for (std::size_t c = 0; c < 4; ++c) {
        for (std::size_t i = 0; i < 4; ++i)
            k[4 * i + c] = block[16 * c + 4 * i];
    }
    const Halves first = halvesAt(block);
    const bool off = (first.low & flagMask) >> flagShift == physicsOff &&
                     (halvesAt(block + 15).low & flagMask) >> flagShift != physicsOff;
    const Halves rest[] = {halvesAt(block + 16), halvesAt(block + 32), halvesAt(block + 48)};
    if (first == halvesAt(k) && rest[0] == first && rest[1] == first && rest[2] == first)
        return found(first, CurveLayout::Unshifted, off);
    if (rest[0] == Halves() && rest[1] == Halves() && rest[2] == Halves())
        return found(first, CurveLayout::FirstRowOnly, off);
    result.form = KeyForm::written(CurveLayout::Mmd9, off);
    result.form.bits |= KeyForm::rawCurvesBit;
    return result;
}

} // namespace

CurveBlock readCurveBlock(const quint8 *block, float positionX)
{
    const Halves first = halvesAt(block);
    const Halves last = halvesAt(block + 48);
    const quint64 tail = last.high >> 40;
    // The first row's bytes 2 and 3 may be the physics switch; the curves' own are at the head of rows 2
    // and 3.
    const quint64 own = quint64(block[32]) | quint64(block[48]) << 8;
    const Halves curves = {(first.low & ~flagMask) | own << flagShift, first.high};
    if (last != window(curves, tail, 3) || halvesAt(block + 32) != window(curves, tail, 2) ||
        halvesAt(block + 16) != window(curves, tail, 1))
        return readOtherBlock(block);

    const quint64 flag = (first.low & flagMask) >> flagShift;
    const bool off = flag == physicsOff && own != physicsOff;
    const bool position = tail == positionTail(positionX);
    if (off || flag == physicsOn) {
        if (position)
            return found(curves, CurveLayout::Mmd9, off);
        if (tail == 0)
            return found(curves, CurveLayout::FlagZeroTail, off);
    }
    if (flag == own) {
        if (tail == numberOneTail)
            return found(curves, CurveLayout::Mmd7, off);
        if (position)
            return found(curves, CurveLayout::MmdX64, off);
        if (tail == 0)
            return found(curves, CurveLayout::RealZeroTail, off);
    }
    return readOtherBlock(block);
}

void writeCurveBlock(quint8 *block, const BoneCurves &curves, KeyForm form, float positionX)
{
    Halves first = halvesAt(curves.bytes.data());
    const Halves own = first;
    quint64 tail = 0;
    switch (form.layout()) {
    case CurveLayout::FirstRowOnly:
        putHalves(block, own);
        std::memset(block + 16, 0, 48);
        return;
    case CurveLayout::Unshifted:
        for (int row = 0; row < 4; ++row)
            putHalves(block + 16 * row, own);
        return;
    case CurveLayout::Mmd9:
    case CurveLayout::MmdX64:
        tail = positionTail(positionX);
        break;
    case CurveLayout::Mmd7:
        tail = numberOneTail;
        break;
    case CurveLayout::FlagZeroTail:
    case CurveLayout::RealZeroTail:
        break;
    }
    if (form.layout() == CurveLayout::Mmd9 || form.layout() == CurveLayout::FlagZeroTail)
        first.low = (first.low & ~flagMask) | (form.physicsOff() ? physicsOff : physicsOn) << flagShift;
    putHalves(block, first);
    putHalves(block + 16, window(own, tail, 1));
    putHalves(block + 32, window(own, tail, 2));
    putHalves(block + 48, window(own, tail, 3));
}

} // namespace furitsuke::vmd
