// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor-core/text/fuzzymatch.h"

#include "editor-core/text/knownnames.h"

namespace furitsuke {

namespace {

// What kinds of match are worth. A score is that of its kind, less a little for what the text has besides.
constexpr int wholeText = 1000;
constexpr int beginning = 900;
constexpr int wordBeginnings = 800;
constexpr int partAtWord = 700;
constexpr int anyPart = 600;
constexpr int wordsInAnyOrder = 500;
constexpr int letters = 200;
constexpr int lengthLimit = 90; ///< less than the kinds are apart

bool isWordStart(const QString &text, qsizetype at)
{
    return at == 0 || text[at - 1] == u' ';
}

/// Where letters typed come one after the other in the text, mostly at beginnings of words: the sum of what
/// lies between, or -1.
int lettersBetween(const QString &typed, const QString &text)
{
    qsizetype from = 0;
    int gaps = 0;
    for (const QChar letter : typed) {
        if (letter == u' ')
            continue;
        const qsizetype at = text.indexOf(letter, from);
        if (at < 0)
            return -1;
        // What is skipped up to the beginning of a word is no gap.
        if (at > from && !isWordStart(text, at))
            gaps += int(qMin<qsizetype>(at - from, lengthLimit));
        from = at + 1;
    }
    return gaps;
}

/// "sel bef play" for "select keys before the playhead": every piece typed begins a word, in order.
bool beginsWordsInOrder(const QStringList &pieces, const QString &text)
{
    qsizetype from = 0;
    for (const QString &piece : pieces) {
        qsizetype at = text.indexOf(piece, from);
        while (at >= 0 && !isWordStart(text, at))
            at = text.indexOf(piece, at + 1);
        if (at < 0)
            return false;
        from = at + piece.size();
    }
    return true;
}

} // namespace

QString matchForm(QStringView text)
{
    // Compatibility decomposition parts letters from accents, and kana from their voicing, which has to stay.
    const QString parted = normalName(text).toCaseFolded().normalized(QString::NormalizationForm_KD);
    QString form;
    form.reserve(parted.size());
    for (const QChar c : parted) {
        const char16_t code = c.unicode();
        const bool voicing = code == u'\u3099' || code == u'\u309a';
        if (c.category() == QChar::Mark_NonSpacing && !voicing)
            continue;
        if (code >= u'ぁ' && code <= u'ゖ')
            form.append(QChar(char16_t(code + 0x60)));
        else if (c.isLetterOrNumber() || voicing || c.category() == QChar::Symbol_Other || code == u'ー' ||
                 c.isSurrogate())
            form.append(c);
        else if (!form.isEmpty() && form.back() != u' ')
            form.append(u' ');
    }
    if (form.endsWith(u' '))
        form.chop(1);
    return form.normalized(QString::NormalizationForm_C);
}

int matchScore(const QString &typed, const QString &text)
{
    if (typed.isEmpty() || text.isEmpty())
        return 0;
    const int besides = int(qBound(qsizetype(0), text.size() - typed.size(), qsizetype(lengthLimit)));
    if (typed == text)
        return wholeText;
    if (text.startsWith(typed))
        return beginning - besides;
    const QStringList pieces = typed.split(u' ', Qt::SkipEmptyParts);
    if (pieces.size() > 1 && beginsWordsInOrder(pieces, text))
        return wordBeginnings - besides;
    qsizetype at = text.indexOf(typed);
    if (at >= 0) {
        while (at >= 0 && !isWordStart(text, at))
            at = text.indexOf(typed, at + 1);
        return (at >= 0 ? partAtWord : anyPart) - besides;
    }
    if (pieces.size() > 1) {
        bool all = true;
        for (const QString &piece : pieces)
            all = all && text.contains(piece);
        if (all)
            return wordsInAnyOrder - besides;
    }
    // Two letters are somewhere in almost every text, and what is spread over all of it is chance.
    constexpr qsizetype fewestLetters = 3;
    if (typed.size() < fewestLetters)
        return 0;
    const int gaps = lettersBetween(typed, text);
    if (gaps < 0 || gaps > 3 * typed.size())
        return 0;
    return letters - qMin(gaps, lengthLimit) - besides / 2;
}

} // namespace furitsuke
