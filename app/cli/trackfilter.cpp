// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/trackfilter.h"

#include <QCoreApplication>

namespace furitsuke::cli {

namespace {

struct Words
{
    Q_DECLARE_TR_FUNCTIONS(furitsuke::Cli)
};

struct KindWord
{
    QLatin1String word;
    TrackKind kind;
};

constexpr std::array<KindWord, trackKindCount> kindWords = {{
    {QLatin1String("bones"), TrackKind::Bone},
    {QLatin1String("morphs"), TrackKind::Morph},
    {QLatin1String("camera"), TrackKind::Camera},
    {QLatin1String("light"), TrackKind::Light},
    {QLatin1String("shadow"), TrackKind::Shadow},
    {QLatin1String("states"), TrackKind::State},
}};

/// Whether the backslash at this place takes the meaning from what follows it.
bool isEscape(QStringView text, qsizetype at)
{
    constexpr QStringView special = u"*?[],:\\";
    return text[at] == u'\\' && at + 1 < text.size() && special.contains(text[at + 1]);
}

/// The parts of a value between its commas.
QStringList listed(const QString &value)
{
    QStringList parts = {QString()};
    for (qsizetype i = 0; i < value.size(); ++i) {
        if (isEscape(value, i)) {
            parts.last() += QStringView(value).sliced(i, 2);
            ++i;
        } else if (value[i] == u',') {
            parts.append(QString());
        } else {
            parts.last() += value[i];
        }
    }
    return parts;
}

/// What matches a name in whole.
QRegularExpression expressionFor(QStringView pattern)
{
    QString expression;
    QString plain;
    const auto flush = [&] {
        expression += QRegularExpression::escape(plain);
        plain.clear();
    };
    for (qsizetype i = 0; i < pattern.size(); ++i) {
        if (isEscape(pattern, i)) {
            plain += pattern[++i];
        } else if (pattern[i] == u'*' || pattern[i] == u'?') {
            flush();
            expression += pattern[i] == u'*' ? QLatin1String(".*") : QLatin1String(".");
        } else {
            plain += pattern[i];
        }
    }
    flush();
    return QRegularExpression(QRegularExpression::anchoredPattern(expression));
}

} // namespace

TrackFilter::TrackFilter(const QStringList &values)
{
    for (const QString &value : values) {
        for (const QString &part : listed(value)) {
            const QString text = part.trimmed();
            if (!text.isEmpty())
                mPatterns.append(patternFrom(text));
        }
    }
}

TrackFilter::Pattern TrackFilter::patternFrom(const QString &text)
{
    Pattern pattern;
    pattern.text = text;
    for (const KindWord &word : kindWords) {
        if (text == word.word) {
            pattern.kind = word.kind;
            pattern.isKind = true;
            return pattern;
        }
    }
    QStringView name = text;
    const auto take = [&](QLatin1String prefix, TrackKind kind) {
        if (!name.startsWith(prefix) || pattern.kind)
            return;
        pattern.kind = kind;
        name = name.sliced(prefix.size());
    };
    take(QLatin1String("bone:"), TrackKind::Bone);
    take(QLatin1String("morph:"), TrackKind::Morph);
    pattern.name = expressionFor(name);
    return pattern;
}

bool TrackFilter::accepts(TrackKind kind, const QString &name)
{
    const bool isNamed = kind == TrackKind::Bone || kind == TrackKind::Morph;
    bool accepted = false;
    for (Pattern &pattern : mPatterns) {
        const bool matches = (!pattern.kind || pattern.kind == kind) &&
                             (pattern.isKind || (isNamed && pattern.name.match(name).hasMatch()));
        pattern.used |= matches;
        accepted |= matches;
    }
    return accepted || mPatterns.isEmpty();
}

QString TrackFilter::unused() const
{
    for (const Pattern &pattern : mPatterns) {
        if (!pattern.used && !pattern.isKind)
            return pattern.text;
    }
    return {};
}

QString trackPatternsHelp()
{
    return Words::tr("bones, morphs, camera, light, shadow, states: all of the kind; else a\n"
                     "name of bones and morphs: * stands for any characters, ? for one.\n"
                     "bone:NAME and morph:NAME are of that kind only, also where NAME is a\n"
                     "word for a kind. A backslash takes the meaning from * ? [ , : and \\.\n"
                     "Patterns have commas between them, or the option is given again.");
}

} // namespace furitsuke::cli
