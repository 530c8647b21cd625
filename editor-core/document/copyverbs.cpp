// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor-core/document/copyverbs.h"

#include "editor-core/edits/copyedits.h"
#include "editor-core/edits/keyedits.h"

#include <QCoreApplication>

#include <limits>

namespace furitsuke {

namespace {

struct Words
{
    Q_DECLARE_TR_FUNCTIONS(furitsuke::CopyVerbs)
};

int number(qint64 count)
{
    return int(qMin<qint64>(count, std::numeric_limits<int>::max()));
}

} // namespace

EditResult copySelectionBy(MotionDocument &document, qint64 frames)
{
    frames = clampedMove(document.motion(), document.selection(), frames);
    const EditResult result = copyKeysBy(document.motion(), document.selection(), frames);
    QString text = (frames > 0 ? Words::tr("%1 %n frame(s) later", nullptr, number(frames))
                               : Words::tr("%1 %n frame(s) earlier", nullptr, number(-frames)))
                       .arg(Words::tr("Copy %n key(s)", nullptr, number(result.changed)));
    if (result.overwritten > 0)
        text = Words::tr("%1, overwriting %2").arg(text).arg(result.overwritten);
    StepOptions options;
    options.selection = result.edit.insertedKeys();
    document.apply(text, result, options);
    return result;
}

} // namespace furitsuke
