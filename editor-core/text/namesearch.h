// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QList>
#include <QString>
#include <QStringView>

namespace furitsuke {

/// All that a name can be found by, made once so that a search only compares.
struct NameSpellings
{
    QString written; ///< the name itself, its kana, its romaji, English and Chinese, a line each
    QString romaji;  ///< its readings as foldedRomaji(), a line each
};

/// The spellings of a name of a bone or morph, with other words for it where there are some.
NameSpellings spellingsOf(QStringView name, const QStringList &otherWords = {});

/// What somebody types to find names: words separated by spaces, all of which must be in the name in any
/// order, as parts of words too. Kanji, kana, romaji of any kind, English and Chinese, in any width and case.
class NameQuery
{
public:
    NameQuery() = default;
    explicit NameQuery(QStringView typed);

    /// Nothing was typed: every name matches.
    bool isEmpty() const { return mWords.isEmpty(); }
    bool matches(const NameSpellings &name) const;

private:
    struct Word
    {
        QString written;
        QString romaji; ///< empty for what is neither kana nor Latin letters
    };
    QList<Word> mWords;
};

} // namespace furitsuke
