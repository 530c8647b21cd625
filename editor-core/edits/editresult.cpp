// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor-core/edits/editresult.h"

#include <QCoreApplication>

#include <limits>

namespace furitsuke {

namespace {

struct Words
{
    Q_DECLARE_TR_FUNCTIONS(furitsuke::EditResult)
};

} // namespace

void addRewrittenNote(qsizetype keys, EditResult &result)
{
    const auto n = int(qMin<qsizetype>(keys, std::numeric_limits<int>::max()));
    if (n > 0)
        result.notes.append(Words::tr(
            "%n key(s) had curve bytes in an unknown layout; all of those were written anew.", nullptr, n));
}

EditResult cancelledEdit()
{
    EditResult result;
    result.cancelled = true;
    result.error = Words::tr("Cancelled; nothing was changed.");
    return result;
}

} // namespace furitsuke
