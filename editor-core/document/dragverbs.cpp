// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor-core/document/dragverbs.h"

#include "editor-core/edits/copyedits.h"
#include "editor-core/edits/keyedits.h"

#include <QCoreApplication>
#include <QLocale>

#include <limits>

namespace furitsuke {

namespace {

struct Words
{
    Q_DECLARE_TR_FUNCTIONS(furitsuke::DragVerbs)
};

int number(qint64 count)
{
    return int(qMin<qint64>(count, std::numeric_limits<int>::max()));
}

QString withWay(const QString &what, qint64 frames)
{
    return (frames > 0 ? Words::tr("%1 %n frame(s) later", nullptr, number(frames))
                       : Words::tr("%1 %n frame(s) earlier", nullptr, number(-frames)))
        .arg(what);
}

QString withOverwritten(const QString &text, const EditResult &result)
{
    return result.overwritten > 0 ? Words::tr("%1, overwriting %2").arg(text).arg(result.overwritten) : text;
}

} // namespace

EditResult copySelectionBy(MotionDocument &document, qint64 frames)
{
    frames = clampedMove(document.motion(), document.selection(), frames);
    const EditResult result = copyKeysBy(document.motion(), document.selection(), frames);
    const QString text = withWay(Words::tr("Copy %n key(s)", nullptr, number(result.changed)), frames);
    StepOptions options;
    options.selection = result.edit.insertedKeys();
    document.apply(withOverwritten(text, result), result, options);
    return result;
}

EditResult moveSelectionWithLaterKeys(MotionDocument &document, qint64 frames)
{
    const EditResult result =
        moveKeysBy(document.motion(), document.selection(), {frames, true, Collision::Overwrite});
    const QString text =
        withWay(Words::tr("Move %n key(s), later ones too,", nullptr, number(result.changed)), frames);
    document.apply(withOverwritten(text, result), result);
    return result;
}

EditResult stretchSelection(MotionDocument &document, const Scaling &scaling)
{
    const EditResult result = scaleKeys(document.motion(), document.selection(), scaling);
    const QString factor = QLocale().toString(scaling.factor.toDouble() * 100, 'f', 1);
    const int count = number(document.selection().count());
    const QString text =
        scaling.ripple ? Words::tr("Scale %n key(s) to %1 %, moving later ones", nullptr, count).arg(factor)
                       : Words::tr("Scale %n key(s) to %1 %", nullptr, count).arg(factor);
    document.apply(withOverwritten(text, result), result);
    return result;
}

} // namespace furitsuke
