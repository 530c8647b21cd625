// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "editor-core/text/doublebyterows.h"

#include <QList>

#include <array>

namespace furitsuke {

/// The two-byte part of an East Asian encoding: lead bytes 81..FE, trail bytes 40..7E and an upper range.
class DoubleByteTable
{
public:
    /// Trail bytes above 7E, both ends included.
    struct UpperTrails
    {
        quint8 first;
        quint8 last;
    };

    /// A rectangle of codes, numbered row by row, that holds consecutive private-use characters.
    struct UserArea
    {
        quint8 firstLead;
        quint8 lastLead;
        quint8 firstTrail;
        quint8 lastTrail;
        char16_t firstCharacter;
    };

    /// \a userAreas must live as long as the table.
    DoubleByteTable(std::span<const DoubleByteRow> rows, UpperTrails upper,
                    std::span<const UserArea> userAreas);

    /// The character of a code, 0 when there is none.
    char16_t character(quint8 lead, quint8 trail) const;

    /// Whether characters of two bytes start with \a lead.
    bool isLead(quint8 lead) const;

    /// The way back, indexed by UTF-16 unit: the code (lead * 256 + trail), 0 where there is none. Of several
    /// codes for a character the lowest stands, unless \a prefersLater(character, earlier, later) says
    /// otherwise.
    template <typename PrefersLater>
    QList<quint16> codes(PrefersLater prefersLater) const
    {
        QList<quint16> codes(0x10000, 0);
        for (int code = firstLead << 8; code <= 0xFFFF; ++code) {
            const char16_t found =
                character(static_cast<quint8>(code >> 8), static_cast<quint8>(code & 0xFF));
            if (found == 0)
                continue;
            quint16 &entry = codes[found];
            if (entry == 0 || prefersLater(found, entry, static_cast<quint16>(code)))
                entry = static_cast<quint16>(code);
        }
        return codes;
    }

private:
    static constexpr int firstLead = 0x81;

    /// The place of a trail byte in a row, -1 for a byte that cannot be one.
    int trailIndex(quint8 trail) const;

    std::array<std::u16string_view, 0x100 - firstLead> mRows;
    UpperTrails mUpper;
    std::span<const UserArea> mUserAreas;
};

} // namespace furitsuke
