// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor-core/motion/fixedname.h"

namespace furitsuke {

qsizetype nameLength(QByteArrayView field)
{
    const auto lengthFrom = [field](qsizetype from) {
        const void *nul = std::memchr(field.data() + from, 0, static_cast<std::size_t>(field.size() - from));
        return nul ? static_cast<const char *>(nul) - field.data() : field.size();
    };
    if (field.isEmpty() || field[0] != '\0')
        return field.isEmpty() ? 0 : lengthFrom(0);
    if (field.size() < 2)
        return 0;
    const qsizetype length = lengthFrom(1);
    const bool padding =
        std::all_of(field.begin() + 1, field.begin() + length, [](char c) { return c == '\xFD'; });
    return padding ? 0 : length;
}

} // namespace furitsuke
