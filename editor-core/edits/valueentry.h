// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <QStringView>

#include <optional>

namespace furitsuke {

/// What somebody types for a value of many keys: a number for all of them, or what becomes of each one's own.
struct ValueEntry
{
    double multiply = 0;
    double add = 0;

    constexpr bool isRelative() const { return multiply != 0; }

    friend constexpr bool operator==(const ValueEntry &, const ValueEntry &) = default;
};

/// What a minus before a number says: a negative value, or that much less.
enum class LeadingMinus : quint8 { IsSign, Subtracts };

/// Reads "1.5" and "=1.5" (that value), "+5", "+=5", "-=5" (more or less), "*1.5", "x1.5", "/2" (so many
/// times), "*1.5+2" (both). The decimal point may be a comma, in every language; full-width characters, the
/// typographic minus and times signs and a degree sign at the end are understood. Nothing where it is none of
/// these, or no finite number.
std::optional<ValueEntry> parseValueEntry(QStringView text, LeadingMinus minus = LeadingMinus::IsSign);

} // namespace furitsuke
