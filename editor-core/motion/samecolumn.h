// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QList>

#include <cstring>
#include <type_traits>

namespace furitsuke {

/// Whether two columns of keys hold the same values to the bit (0 and -0 are two values); quick where they are one list.
template <class T>
bool sameColumn(const QList<T> &a, const QList<T> &b)
{
    if (a.size() != b.size() || a.constData() == b.constData())
        return a.size() == b.size();
    if (a.isEmpty()) // one of them may have no memory at all, which memcmp() must not be given
        return true;
    if constexpr (std::is_trivially_copyable_v<T>)
        return std::memcmp(a.constData(), b.constData(), std::size_t(a.size()) * sizeof(T)) == 0;
    else
        return a == b;
}

} // namespace furitsuke
