// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/texttable.h"

#include <QTextStream>

#include <array>

namespace furitsuke::cli {

namespace {

struct Range
{
    char32_t first;
    char32_t last;
};

// The wide and full-width ranges of Unicode's East Asian Width, taken together where only a few others lie
// between.
constexpr std::array<Range, 11> wideRanges = {{{0x1100, 0x115F},
                                               {0x2E80, 0x303E},
                                               {0x3041, 0x33FF},
                                               {0x3400, 0x4DBF},
                                               {0x4E00, 0xA4CF},
                                               {0xAC00, 0xD7A3},
                                               {0xF900, 0xFAFF},
                                               {0xFE30, 0xFE6F},
                                               {0xFF01, 0xFF60},
                                               {0xFFE0, 0xFFE6},
                                               {0x1F300, 0x3FFFD}}};

int widthOf(char32_t character)
{
    const QChar::Category category = QChar::category(character);
    if (category == QChar::Mark_NonSpacing || category == QChar::Mark_Enclosing)
        return 0;
    for (const Range &range : wideRanges) {
        if (character >= range.first && character <= range.last)
            return 2;
    }
    return 1;
}

} // namespace

int displayWidth(QStringView text)
{
    int width = 0;
    for (const char32_t character : text.toUcs4())
        width += widthOf(character);
    return width;
}

void TextTable::print(QTextStream &out, int indent) const
{
    QList<int> widths;
    for (const QStringList &row : mRows) {
        while (widths.size() < row.size())
            widths.append(0);
        for (qsizetype column = 0; column < row.size(); ++column)
            widths[column] = qMax(widths[column], displayWidth(row[column]));
    }
    for (const QStringList &row : mRows) {
        QString line(indent, u' ');
        for (qsizetype column = 0; column < row.size(); ++column) {
            const QString space(widths[column] - displayWidth(row[column]), u' ');
            line += column == 0 ? row[column] + space : QStringLiteral("  ") + space + row[column];
        }
        while (line.endsWith(u' '))
            line.chop(1);
        out << line << '\n';
    }
}

} // namespace furitsuke::cli
