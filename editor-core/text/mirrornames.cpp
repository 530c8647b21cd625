// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor-core/text/mirrornames.h"

#include <algorithm>
#include <array>
#include <optional>
#include <vector>

namespace furitsuke {

namespace {

constexpr char16_t fullWidthOffset = u'！' - u'!';

/// The half-width form of a full-width letter, digit or sign; others stay.
char16_t narrow(char16_t unit)
{
    return unit >= u'！' && unit <= u'～' ? char16_t(unit - fullWidthOffset) : unit;
}

/// The letters of a name as ASCII, 0 where there is another character or none.
class Letters
{
public:
    explicit Letters(QStringView name)
        : mName(name)
    {}

    bool isUpper(qsizetype at) const { return unit(at) >= u'A' && unit(at) <= u'Z'; }
    bool isLower(qsizetype at) const { return unit(at) >= u'a' && unit(at) <= u'z'; }
    bool isLetter(qsizetype at) const { return isUpper(at) || isLower(at); }
    char16_t unit(qsizetype at) const
    {
        return at >= 0 && at < mName.size() ? narrow(mName[at].unicode()) : u'\0';
    }
    bool hasWord(qsizetype at, QStringView lowerCase) const
    {
        if (mName.size() - at < lowerCase.size())
            return false;
        for (qsizetype i = 0; i < lowerCase.size(); ++i) {
            const char16_t here = unit(at + i);
            if (here != lowerCase[i] && !(isUpper(at + i) && char16_t(here + (u'a' - u'A')) == lowerCase[i]))
                return false;
        }
        return true;
    }

private:
    QStringView mName;
};

/// A part of a name that says a side, and what it is on the other.
struct SideMark
{
    qsizetype at = 0;
    qsizetype size = 1;
    QString other;
};

constexpr bool isSideSign(char16_t unit)
{
    return unit == u'左' || unit == u'右';
}

/// A single L or R that is a word of its own, or a word's first or last letter that stands for a side.
bool isSideLetter(const Letters &letters, qsizetype at)
{
    const char16_t unit = letters.unit(at);
    const bool upper = unit == u'L' || unit == u'R';
    if (!upper && unit != u'l' && unit != u'r')
        return false;
    const bool letterBefore = letters.isLetter(at - 1);
    const bool letterAfter = letters.isLetter(at + 1);
    if (!letterBefore && !letterAfter)
        return true;
    if (!letterAfter) {
        // "ArmL", and "足IKL", which is no longer word of capitals.
        const bool afterIk =
            letters.unit(at - 1) == u'K' && letters.unit(at - 2) == u'I' && !letters.isLetter(at - 3);
        return upper && (letters.isLower(at - 1) || afterIk);
    }
    // "lShoulder" and "LShoulder", but not "LOD".
    return !letterBefore && letters.isUpper(at + 1) && letters.isLower(at + 2);
}

/// "Left" or "Right" in the spelling of the one that stands in the name; nothing where none begins there.
std::optional<SideMark> sideWord(const Letters &letters, QStringView name, qsizetype at)
{
    constexpr QStringView left = u"left";
    constexpr QStringView right = u"right";
    const bool isLeft = letters.hasWord(at, left);
    if (!isLeft && !letters.hasWord(at, right))
        return {};
    const qsizetype size = isLeft ? left.size() : right.size();
    const bool wide = name[at].unicode() != letters.unit(at);
    const bool capital = letters.isUpper(at);
    const bool capitals = letters.isUpper(at + 1);
    for (qsizetype i = 0; i < size; ++i) {
        const bool sameCase = letters.isUpper(at + i) == (i == 0 ? capital : capitals);
        const bool sameWidth = (name[at + i].unicode() != letters.unit(at + i)) == wide;
        if (!sameCase || !sameWidth)
            return {};
    }
    if ((capitals && !capital) || (letters.isLetter(at - 1) && !(capital && letters.isLower(at - 1))))
        return {};
    SideMark mark{at, size, {}};
    for (const QChar letter : isLeft ? right : left) {
        const bool raised = mark.other.isEmpty() ? capital : capitals;
        const auto unit = char16_t(letter.unicode() - (raised ? u'a' - u'A' : 0));
        mark.other.append(QChar(wide ? char16_t(unit + fullWidthOffset) : unit));
    }
    return mark;
}

/// Whether two marks that follow each other mean both sides: "左右", "左・右", "L/R".
bool meanBoth(QStringView name, const SideMark &first, const SideMark &second)
{
    constexpr QStringView links = u"/&+・･,、~〜-";
    const qsizetype from = first.at + first.size;
    return second.at == from ||
           (second.at == from + 1 && links.contains(QChar(narrow(name[from].unicode()))));
}

// Whether something is a mark depends only on what is the same in the mirrored name: the other characters,
// and that a mark there is one here. So mirroring twice gives back the name.
std::vector<SideMark> sideMarks(QStringView name)
{
    const Letters letters(name);
    std::vector<SideMark> found;
    for (qsizetype at = 0; at < name.size();) {
        const char16_t unit = name[at].unicode();
        if (isSideSign(unit)) {
            found.push_back({at, 1, QString(QChar(unit == u'左' ? u'右' : u'左'))});
        } else if (const std::optional<SideMark> word = sideWord(letters, name, at)) {
            found.push_back(*word);
        } else if (isSideLetter(letters, at)) {
            const char16_t letter = letters.unit(at);
            const bool isLeft = letter == u'L' || letter == u'l';
            found.push_back({at, 1, QString(QChar(char16_t(unit + (isLeft ? 6 : -6))))});
        } else {
            ++at;
            continue;
        }
        at += found.back().size;
    }
    std::vector<SideMark> marks;
    for (std::size_t i = 0; i < found.size(); ++i) {
        const bool withPrevious = i > 0 && meanBoth(name, found[i - 1], found[i]);
        const bool withNext = i + 1 < found.size() && meanBoth(name, found[i], found[i + 1]);
        if (!withPrevious && !withNext)
            marks.push_back(found[i]);
    }
    return marks;
}

QString withOtherSides(QStringView name)
{
    QString result;
    qsizetype from = 0;
    for (const SideMark &mark : sideMarks(name)) {
        result += name.sliced(from, mark.at - from);
        result += mark.other;
        from = mark.at + mark.size;
    }
    result += name.sliced(from);
    return result;
}

/// The morph that closes one eye: the word, a number, a side or none for the left one.
struct Wink
{
    QStringView word;
    QStringView number;
    QStringView side;
};

std::optional<Wink> winkOf(QStringView name)
{
    static constexpr std::array<QStringView, 4> words = {u"ウィンク", u"ウインク", u"ｳｨﾝｸ", u"ｳｲﾝｸ"};
    const auto word =
        std::find_if(words.begin(), words.end(), [name](QStringView w) { return name.startsWith(w); });
    if (word == words.end())
        return {};
    Wink wink;
    wink.word = name.first(word->size());
    QStringView rest = name.sliced(word->size());
    if (!rest.isEmpty() && isSideSign(rest.back().unicode())) {
        wink.side = rest.last(1);
        rest.chop(1);
    }
    wink.number = rest;
    const bool isNumber = std::all_of(rest.begin(), rest.end(), [](QChar c) {
        const char16_t digit = narrow(c.unicode());
        return digit >= u'0' && digit <= u'9';
    });
    return isNumber ? std::optional(wink) : std::nullopt;
}

QString joined(QStringView word, QStringView number, QStringView side)
{
    QString name = word.toString();
    name += number;
    name += side;
    return name;
}

/// The word as the counterpart spells it. MMD's own models have ウィンク, ウィンク右, ウィンク２ and
/// ｳｨﾝｸ２右.
QStringView counterpartWord(const Wink &wink)
{
    constexpr QStringView wide = u"ウィンク";
    constexpr QStringView half = u"ｳｨﾝｸ";
    if (wink.number == u"２" && wink.word == wide)
        return half;
    if (wink.number == u"２" && wink.word == half)
        return wide;
    return wink.word;
}

} // namespace

QString mirroredName(QStringView name)
{
    const std::optional<Wink> wink = winkOf(name);
    if (!wink)
        return withOtherSides(name);
    // ウィンク右 has ウィンク for its counterpart, so ウィンク左 cannot have it for its own.
    if (wink->side == u"左")
        return name.toString();
    return joined(counterpartWord(*wink), wink->number,
                  wink->side.isEmpty() ? QStringView(u"右") : QStringView());
}

QStringList mirroredNames(QStringView name)
{
    QStringList names;
    if (const std::optional<Wink> wink = winkOf(name)) {
        if (wink->side != u"左")
            names.append(mirroredName(name));
        if (wink->side == u"右")
            names += {joined(wink->word, wink->number, {}), joined(wink->word, wink->number, u"左")};
        else
            names.append(joined(wink->word, wink->number, u"右"));
        names.removeDuplicates();
        return names;
    }
    const QString mirrored = withOtherSides(name);
    if (mirrored != name)
        names.append(mirrored);
    return names;
}

} // namespace furitsuke
