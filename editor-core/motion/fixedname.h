// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>

#include <algorithm>
#include <array>
#include <cstring>

namespace furitsuke {

/// Length of the name in a fixed-width field: up to the first NUL, or the whole field where there is none.
/// A NUL in the first place does not mean an empty name (MMD writes it before names it could not store):
/// the name then ends at the next NUL, unless there is nothing but padding (0xFD) up to it.
qsizetype nameLength(QByteArrayView field);

/// A fixed-width name field of a motion file, all its bytes kept: the name, and whatever follows its NUL.
template <qsizetype Size>
struct FixedName
{
    std::array<char, static_cast<std::size_t>(Size)> bytes = {};

    static constexpr qsizetype size = Size;

    static FixedName fromBytes(QByteArrayView name)
    {
        FixedName result;
        std::copy_n(name.data(), std::min(name.size(), Size), result.bytes.data());
        return result;
    }
    QByteArrayView field() const { return QByteArrayView(bytes.data(), Size); }
    /// The name alone, without padding.
    QByteArray name() const { return field().first(nameLength(field())).toByteArray(); }
    /// The same name, zero padded.
    FixedName zeroPadded() const { return fromBytes(field().first(nameLength(field()))); }

    friend bool operator==(const FixedName &a, const FixedName &b)
    {
        return std::memcmp(a.bytes.data(), b.bytes.data(), static_cast<std::size_t>(Size)) == 0;
    }
};

/// Bone and morph names.
using KeyName = FixedName<15>;
/// Names of IK bones in display/IK records, and the model's name.
using LongName = FixedName<20>;

} // namespace furitsuke
