// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor-core/text/namesearch.h"

#include "editor-core/text/namereadings.h"
#include "editor-core/text/romaji.h"

#include <QStringList>

namespace furitsuke {

namespace {

bool isLatin(QStringView text)
{
    return std::all_of(text.begin(), text.end(),
                       [](QChar c) { return c.unicode() < 0x2E80 && (c.isLetterOrNumber() || c.isPunct()); });
}

void addLine(QString &lines, const QString &line)
{
    lines += line;
    lines += u'\n';
}

} // namespace

NameSpellings spellingsOf(QStringView name, const QStringList &otherWords)
{
    const QString form = searchForm(name);
    const NameReadings readings = readingsOf(form);
    NameSpellings spellings;
    addLine(spellings.written, form);
    for (const QString &kana : readings.kana) {
        const QString latin = romajiOf(kana);
        if (kana != form)
            addLine(spellings.written, kana);
        if (latin != kana)
            addLine(spellings.written, latin);
        addLine(spellings.romaji, foldedRomaji(latin));
    }
    for (const QStringList &others : {readings.english, readings.chinese}) {
        for (const QString &other : others)
            addLine(spellings.written, other);
    }
    for (const QString &word : otherWords)
        addLine(spellings.written, searchForm(word));
    return spellings;
}

NameQuery::NameQuery(QStringView typed)
{
    const QString simplified = typed.toString().simplified();
    for (const QStringView part : QStringView(simplified).split(u' ', Qt::SkipEmptyParts)) {
        Word word;
        word.written = searchForm(part);
        const QString latin = romajiOf(word.written);
        if (isLatin(latin))
            word.romaji = foldedRomaji(latin);
        if (!word.written.isEmpty())
            mWords.append(word);
    }
}

bool NameQuery::matches(const NameSpellings &name) const
{
    for (const Word &word : mWords) {
        if (!name.written.contains(word.written) &&
            (word.romaji.isEmpty() || !name.romaji.contains(word.romaji)))
            return false;
    }
    return true;
}

} // namespace furitsuke
