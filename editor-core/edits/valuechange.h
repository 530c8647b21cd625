// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor-core/edits/keyvalues.h"

#include <array>
#include <optional>

namespace furitsuke {

/// What becomes of one value of every key: value * multiply + add, in the units of KeyValue. A factor of 0
/// sets the value, whatever it was.
struct ValueChange
{
    KeyValue value = KeyValue::PositionX;
    double multiply = 1;
    double add = 0;

    static constexpr ValueChange to(KeyValue value, double number) { return {value, 0, number}; }
    constexpr bool sets() const { return multiply == 0; }
    constexpr bool isIdentity() const { return multiply == 1 && add == 0; }
    constexpr double applied(double number) const { return sets() ? add : number * multiply + add; }

    friend constexpr bool operator==(const ValueChange &, const ValueChange &) = default;
};

/// What could not be stored just as it was computed.
struct ChangeTally
{
    std::array<qsizetype, keyValueCount> rounded = {}; ///< to a whole number, half up
    std::array<qsizetype, keyValueCount> limited = {}; ///< to valueLimits()
    /// Changed by other than was asked, by more than a hundredth of the change: a float has no digits for it.
    std::array<qsizetype, keyValueCount> coarse = {};
    std::optional<KeyValue> notFinite; ///< a value that would be no number, or too large for a file
    bool wasFinite = true;             ///< before the change

    void unite(const ChangeTally &other);
};

/// What is shown of a number as a key stores it, for the values that are stored as floats (all but a bone's
/// angles and whole numbers).
double shownNumber(KeyValue value, float stored);

// For the six types of key. A value that the key does not have is 0 and cannot be changed.

template <class Key>
double shownValue(const Key &key, KeyValue value);

/// Applies changes, one after the other. A value that is already what it becomes keeps its bits; so does a
/// rotation whose angles are, but for what the rounding of its floats makes of them. Angles are replaced
/// component by component in MMD's three, and the quaternion that results lies on the same side as the one
/// before.
template <class Key>
void changeKey(Key &key, const QList<ValueChange> &changes, ChangeTally &tally);

/// The shortest decimal text that, when it is set, gives back just what is stored; '.' in every language.
template <class Key>
QString shownText(const Key &key, KeyValue value);
/// The number in the file, where it differs from the shown one in more than rounding; else empty.
template <class Key>
QString storedText(const Key &key, KeyValue value);

/// Quaternions whose length differs from 1 by more than this are said not to be of unit length; MMD's own
/// are within a third of it.
inline constexpr double unitTolerance = 1e-4;
/// The length of a stored quaternion; may be infinite or no number.
double rotationLength(const Quatf &rotation);
bool isUnitLength(const Quatf &rotation);

} // namespace furitsuke
