// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QStringList>

class QTextStream;

namespace furitsuke::cli {

/// How many columns of a terminal a text takes: characters of East Asian scripts take two.
int displayWidth(QStringView text);

/// Rows of text, printed in aligned columns.
class TextTable
{
public:
    void addRow(const QStringList &cells) { mRows.append(cells); }
    bool isEmpty() const { return mRows.isEmpty(); }
    /// The first column stands left, the others right; two spaces between them, and some before the first.
    void print(QTextStream &out, int indent) const;

private:
    QList<QStringList> mRows;
};

} // namespace furitsuke::cli
