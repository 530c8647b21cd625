// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QtGlobal>

#include <span>
#include <string_view>

namespace furitsuke {

/// The characters behind one lead byte of a two-byte encoding, in the order of the trail bytes.
struct DoubleByteRow
{
    quint8 lead;
    std::u16string_view characters; ///< a dot, or the end, where a code has no character
};

/// The tables that ship with the program: an encoding must not depend on how Qt was built.
std::span<const DoubleByteRow> cp932Rows();
std::span<const DoubleByteRow> gb18030Rows();
std::span<const DoubleByteRow> big5Rows();

} // namespace furitsuke
