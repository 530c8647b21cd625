// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor-core/vmd/reader.h"

/// What a reader found, as text that tests compare.
namespace furitsuke::test {

/// "warning bones not-finite 0 73 1": severity, section, code, record, offset, count.
inline QString text(const Diagnostic &diagnostic)
{
    return QStringLiteral("%1 %2 %3 %4 %5 %6")
        .arg(severityId(diagnostic.severity), sectionId(diagnostic.section), diagnostic.code)
        .arg(diagnostic.record)
        .arg(diagnostic.offset)
        .arg(diagnostic.count);
}

/// What was found, sorted: their sequence means nothing.
inline QStringList findings(const ReadResult &result)
{
    QStringList found;
    for (const Diagnostic &diagnostic : result.diagnostics)
        found.append(text(diagnostic));
    found.sort();
    return found;
}

} // namespace furitsuke::test
