// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor-core/edits/editresult.h"

#include <QCoreApplication>

namespace furitsuke {

namespace {

struct Words
{
    Q_DECLARE_TR_FUNCTIONS(furitsuke::EditResult)
};

} // namespace

EditResult cancelledEdit()
{
    EditResult result;
    result.cancelled = true;
    result.error = Words::tr("Cancelled; nothing was changed.");
    return result;
}

} // namespace furitsuke
