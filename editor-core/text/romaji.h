// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <QStringView>

namespace furitsuke {

/// Katakana as hiragana; all else as it is, the long vowel sign too. Half-width kana have to be widened
/// before.
QString hiraganaOf(QStringView text);

/// Hiragana in Hepburn's romanisation as it is typed: "じょうはんしん" is "jouhanshin", "せんたー" is
/// "sentaa". What is no kana stays.
QString romajiOf(QStringView hiragana);

/// The form in which romanised Japanese is compared: Hepburn, Kunrei and what input methods take are one
/// (shi and si, tsu and tu, ja and jya and zya, n' and nn, kampa and kanpa), and long vowels and doubled
/// consonants count as single ones. Takes lower-case letters; nothing to be shown.
QString foldedRomaji(QStringView latin);

} // namespace furitsuke
