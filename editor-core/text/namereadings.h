// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <QStringList>
#include <QStringView>

namespace furitsuke {

/// Other forms of the name of a bone or morph.
struct NameReadings
{
    QStringList kana;    ///< in hiragana, the usual reading first; what has no known reading stays as it is
    QStringList english; ///< in lower case without spaces; empty where no word of the name is known
    QStringList chinese; ///< the same, in the characters of searchForm()
};

/// The form in which the letters of names are compared: width as in normalName(), lower case, hiragana for
/// katakana, one form for the simplified, traditional and Japanese shapes of a character, no spaces.
QString searchForm(QStringView name);

/// Reads a name word by word: the words that MMD's standard bones and morphs are made of, and other usual
/// ones. Takes a name in its searchForm().
NameReadings readingsOf(QStringView form);

} // namespace furitsuke
