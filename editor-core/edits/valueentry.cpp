// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor-core/edits/valueentry.h"

#include <QRegularExpression>

#include <cmath>

namespace furitsuke {

namespace {

/// The text in ASCII, as far as it means anything.
QString plain(QStringView text)
{
    QString result = text.toString().normalized(QString::NormalizationForm_KC).simplified().toLower();
    result.replace(QChar(0x2212), u'-').replace(QChar(0xd7), u'*').replace(QChar(0xf7), u'/');
    result.replace(u',', u'.');
    if (result.endsWith(QChar(0xb0)))
        result.chop(1);
    if (result.startsWith(u'x'))
        result[0] = u'*';
    return result;
}

} // namespace

std::optional<ValueEntry> parseValueEntry(QStringView text, LeadingMinus minus)
{
    static const QRegularExpression form(
        QStringLiteral("\\A(\\+=|-=|\\*=|/=|=|\\+|-|\\*|/)? ?"
                       "([+-]?(?:[0-9]+\\.?[0-9]*|\\.[0-9]+)(?:e[+-]?[0-9]+)?)"
                       " ?([+-] ?(?:[0-9]+\\.?[0-9]*|\\.[0-9]+)(?:e[+-]?[0-9]+)?)?\\z"));
    const QRegularExpressionMatch match = form.match(plain(text));
    if (!match.hasMatch())
        return {};
    const QString sign = match.captured(1);
    const double number = match.captured(2).toDouble();
    const bool hasMore = match.hasCaptured(3);
    const double more = match.captured(3).remove(u' ').toDouble();
    if (!std::isfinite(number) || !std::isfinite(more))
        return {};

    const bool scales = sign.startsWith(u'*') || sign.startsWith(u'/');
    if (hasMore && !scales)
        return {};
    if (sign.startsWith(u'*'))
        return ValueEntry{number, more};
    if (sign.startsWith(u'/'))
        return number != 0 && std::isfinite(1 / number) ? std::optional(ValueEntry{1 / number, more})
                                                        : std::nullopt;
    if (sign.startsWith(u'+'))
        return ValueEntry{1, number};
    if (sign == QLatin1String("-=") || (sign == QLatin1String("-") && minus == LeadingMinus::Subtracts))
        return ValueEntry{1, -number};
    return ValueEntry{0, sign == QLatin1String("-") ? -number : number};
}

} // namespace furitsuke
