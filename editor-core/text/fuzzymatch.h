// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <QStringList>

namespace furitsuke {

/// The form in which texts are compared with what is typed: half-width kana wide, full-width letters and
/// digits narrow, hiragana as katakana, letters small and without accents, runs of spaces and of signs as one
/// space.
QString matchForm(QStringView text);

/// How well what is typed finds a text; both in matchForm(). 0 where it does not; the more the better: the
/// whole text, its beginning, beginnings of its words in order, a part that begins a word, any part, the
/// words of what is typed in any order, and last its letters with others between. Shorter texts come first.
int matchScore(const QString &typed, const QString &text);

/// What scores at least this much has all of what is typed in one piece, or its words.
inline constexpr int wordScore = 400;

} // namespace furitsuke
