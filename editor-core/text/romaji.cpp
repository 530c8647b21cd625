// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor-core/text/romaji.h"

#include <QHash>

#include <utility>

namespace furitsuke {

namespace {

constexpr std::pair<const char16_t *, const char *> syllables[] = {
    {u"あ", "a"},     {u"い", "i"},     {u"う", "u"},     {u"え", "e"},     {u"お", "o"},
    {u"か", "ka"},    {u"き", "ki"},    {u"く", "ku"},    {u"け", "ke"},    {u"こ", "ko"},
    {u"さ", "sa"},    {u"し", "shi"},   {u"す", "su"},    {u"せ", "se"},    {u"そ", "so"},
    {u"た", "ta"},    {u"ち", "chi"},   {u"つ", "tsu"},   {u"て", "te"},    {u"と", "to"},
    {u"な", "na"},    {u"に", "ni"},    {u"ぬ", "nu"},    {u"ね", "ne"},    {u"の", "no"},
    {u"は", "ha"},    {u"ひ", "hi"},    {u"ふ", "fu"},    {u"へ", "he"},    {u"ほ", "ho"},
    {u"ま", "ma"},    {u"み", "mi"},    {u"む", "mu"},    {u"め", "me"},    {u"も", "mo"},
    {u"や", "ya"},    {u"ゆ", "yu"},    {u"よ", "yo"},    {u"ら", "ra"},    {u"り", "ri"},
    {u"る", "ru"},    {u"れ", "re"},    {u"ろ", "ro"},    {u"わ", "wa"},    {u"ゐ", "i"},
    {u"ゑ", "e"},     {u"を", "wo"},    {u"ん", "n"},     {u"が", "ga"},    {u"ぎ", "gi"},
    {u"ぐ", "gu"},    {u"げ", "ge"},    {u"ご", "go"},    {u"ざ", "za"},    {u"じ", "ji"},
    {u"ず", "zu"},    {u"ぜ", "ze"},    {u"ぞ", "zo"},    {u"だ", "da"},    {u"ぢ", "ji"},
    {u"づ", "zu"},    {u"で", "de"},    {u"ど", "do"},    {u"ば", "ba"},    {u"び", "bi"},
    {u"ぶ", "bu"},    {u"べ", "be"},    {u"ぼ", "bo"},    {u"ぱ", "pa"},    {u"ぴ", "pi"},
    {u"ぷ", "pu"},    {u"ぺ", "pe"},    {u"ぽ", "po"},    {u"ゔ", "vu"},    {u"ぁ", "a"},
    {u"ぃ", "i"},     {u"ぅ", "u"},     {u"ぇ", "e"},     {u"ぉ", "o"},     {u"ゃ", "ya"},
    {u"ゅ", "yu"},    {u"ょ", "yo"},    {u"ゎ", "wa"},    {u"ゕ", "ka"},    {u"ゖ", "ke"},
    {u"きゃ", "kya"}, {u"きゅ", "kyu"}, {u"きょ", "kyo"}, {u"しゃ", "sha"}, {u"しゅ", "shu"},
    {u"しょ", "sho"}, {u"しぇ", "she"}, {u"ちゃ", "cha"}, {u"ちゅ", "chu"}, {u"ちょ", "cho"},
    {u"ちぇ", "che"}, {u"にゃ", "nya"}, {u"にゅ", "nyu"}, {u"にょ", "nyo"}, {u"ひゃ", "hya"},
    {u"ひゅ", "hyu"}, {u"ひょ", "hyo"}, {u"みゃ", "mya"}, {u"みゅ", "myu"}, {u"みょ", "myo"},
    {u"りゃ", "rya"}, {u"りゅ", "ryu"}, {u"りょ", "ryo"}, {u"ぎゃ", "gya"}, {u"ぎゅ", "gyu"},
    {u"ぎょ", "gyo"}, {u"じゃ", "ja"},  {u"じゅ", "ju"},  {u"じょ", "jo"},  {u"じぇ", "je"},
    {u"ぢゃ", "ja"},  {u"ぢゅ", "ju"},  {u"ぢょ", "jo"},  {u"びゃ", "bya"}, {u"びゅ", "byu"},
    {u"びょ", "byo"}, {u"ぴゃ", "pya"}, {u"ぴゅ", "pyu"}, {u"ぴょ", "pyo"}, {u"ふぁ", "fa"},
    {u"ふぃ", "fi"},  {u"ふぇ", "fe"},  {u"ふぉ", "fo"},  {u"うぃ", "wi"},  {u"うぇ", "we"},
    {u"うぉ", "wo"},  {u"ゔぁ", "va"},  {u"ゔぃ", "vi"},  {u"ゔぇ", "ve"},  {u"ゔぉ", "vo"},
    {u"てぃ", "ti"},  {u"でぃ", "di"},  {u"とぅ", "tu"},  {u"どぅ", "du"},  {u"でゅ", "dyu"},
    {u"つぁ", "tsa"}, {u"つぃ", "tsi"}, {u"つぇ", "tse"}, {u"つぉ", "tso"}, {u"くぁ", "kwa"},
};

/// The romaji of a syllable by its first, and second, kana.
const QHash<quint32, QLatin1String> &syllableTable()
{
    static const auto table = [] {
        QHash<quint32, QLatin1String> result;
        for (const auto &[kana, latin] : syllables)
            result.insert(quint32(kana[0]) << 16 | quint32(kana[1]), QLatin1String(latin));
        return result;
    }();
    return table;
}

bool isVowel(QChar letter)
{
    return QStringView(u"aeiou").contains(letter);
}

/// A spelling and the one that stands for it. Longer ones come first, since the first that fits is taken.
constexpr std::pair<QLatin1String, QLatin1String> foldings[] = {
    {QLatin1String("tchi"), QLatin1String("ti")}, {QLatin1String("cchi"), QLatin1String("ti")},
    {QLatin1String("tch"), QLatin1String("ty")},  {QLatin1String("cch"), QLatin1String("ty")},
    {QLatin1String("shi"), QLatin1String("si")},  {QLatin1String("chi"), QLatin1String("ti")},
    {QLatin1String("tsu"), QLatin1String("tu")},  {QLatin1String("dzu"), QLatin1String("zu")},
    {QLatin1String("sh"), QLatin1String("sy")},   {QLatin1String("ch"), QLatin1String("ty")},
    {QLatin1String("ts"), QLatin1String("t")},    {QLatin1String("ji"), QLatin1String("zi")},
    {QLatin1String("jy"), QLatin1String("zy")},   {QLatin1String("du"), QLatin1String("zu")},
    {QLatin1String("di"), QLatin1String("zi")},   {QLatin1String("dy"), QLatin1String("zy")},
    {QLatin1String("wo"), QLatin1String("o")},    {QLatin1String("mb"), QLatin1String("nb")},
    {QLatin1String("mp"), QLatin1String("np")},   {QLatin1String("mm"), QLatin1String("n")},
    {QLatin1String("j"), QLatin1String("zy")},    {QLatin1String("f"), QLatin1String("h")},
    {QLatin1String("v"), QLatin1String("b")},     {QLatin1String("'"), QLatin1String("")},
    {QLatin1String("-"), QLatin1String("")},
};

/// Vowels with a bar or a roof are long ones.
QChar plainVowel(QChar letter)
{
    constexpr QStringView marked = u"āīūēōâîûêô";
    constexpr QStringView plain = u"aiueoaiueo";
    const qsizetype at = marked.indexOf(letter);
    return at < 0 ? letter : plain[at];
}

} // namespace

QString hiraganaOf(QStringView text)
{
    QString result = text.toString();
    for (QChar &c : result) {
        if (c >= u'ァ' && c <= u'ヶ')
            c = QChar(c.unicode() - u'ァ' + u'ぁ');
    }
    return result;
}

QString romajiOf(QStringView hiragana)
{
    const QHash<quint32, QLatin1String> &table = syllableTable();
    QString result;
    result.reserve(hiragana.size() * 2);
    bool doubled = false;
    for (qsizetype i = 0; i < hiragana.size(); ++i) {
        const char16_t kana = hiragana[i].unicode();
        if (kana == u'っ') {
            doubled = true;
            continue;
        }
        if (kana == u'ー') {
            if (!result.isEmpty() && isVowel(result.back()))
                result.append(result.back());
            continue;
        }
        const quint32 next = i + 1 < hiragana.size() ? hiragana[i + 1].unicode() : 0;
        auto found = table.constFind(quint32(kana) << 16 | next);
        if (found != table.constEnd() && next != 0)
            ++i;
        else
            found = table.constFind(quint32(kana) << 16);
        if (found == table.constEnd()) {
            result.append(hiragana[i]);
        } else {
            if (doubled && !isVowel(QLatin1Char(found->front())))
                result.append(QLatin1Char(found->front()));
            result.append(*found);
        }
        doubled = false;
    }
    return result;
}

QString foldedRomaji(QStringView latin)
{
    QString plain;
    plain.reserve(latin.size());
    for (const QChar c : latin)
        plain.append(plainVowel(c));
    QString result;
    result.reserve(plain.size());
    bool doubled = false;
    const auto append = [&](QChar c) {
        // Long vowels, and the u that makes an o long; doubled consonants, but no more than doubled ones.
        const QChar last = result.isEmpty() ? QChar() : result.back();
        if (c == u'u' && last == u'o')
            return;
        if (c == last && c.isLetter() && (isVowel(c) || !doubled)) {
            doubled = true;
            return;
        }
        doubled = false;
        result.append(c);
    };
    for (qsizetype i = 0; i < plain.size();) {
        const QStringView rest = QStringView(plain).sliced(i);
        const auto *const folding =
            std::find_if(std::begin(foldings), std::end(foldings),
                         [rest](const auto &entry) { return rest.startsWith(entry.first); });
        if (folding == std::end(foldings)) {
            append(plain[i]);
            ++i;
            continue;
        }
        for (const char c : folding->second)
            append(QLatin1Char(c));
        i += folding->first.size();
    }
    return result;
}

} // namespace furitsuke
