// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor-core/document/clipboardverbs.h"

#include "editor-core/edits/keyedits.h"
#include "editor-core/edits/mirroredits.h"

#include <QCoreApplication>

#include <limits>

namespace furitsuke {

namespace {

struct Words
{
    Q_DECLARE_TR_FUNCTIONS(furitsuke::ClipboardVerbs)
};

int countOf(qsizetype count)
{
    return int(qMin<qsizetype>(count, std::numeric_limits<int>::max()));
}

QList<TrackRef> lockedTracks(const MotionDocument &document)
{
    QList<TrackRef> locked;
    for (const TrackRef track : document.motion().tracks()) {
        if (!document.isEditable(track))
            locked.append(track);
    }
    return locked;
}

QString pasteText(const PasteResult &result, const PasteOptions &options)
{
    const int count = countOf(result.changed);
    QString text;
    if (options.valuesOnly)
        text = Words::tr("Paste values into %n key(s)", nullptr, count);
    else if (options.mirrored)
        text = Words::tr("Paste %n key(s) mirrored", nullptr, count);
    else
        text = Words::tr("Paste %n key(s)", nullptr, count);
    if (result.overwritten > 0)
        text = Words::tr("%1, overwriting %2").arg(text).arg(result.overwritten);
    return text;
}

} // namespace

KeyClip copySelection(const MotionDocument &document)
{
    return copyKeys(document.motion(), document.selection(), document.encoding());
}

EditResult cutSelection(MotionDocument &document)
{
    EditResult result = deleteKeys(document.motion(), document.selection());
    document.apply(Words::tr("Cut %n key(s)", nullptr, countOf(result.changed)), result);
    return result;
}

PasteOptions pasteOptionsFor(const MotionDocument &document, PasteOptions options)
{
    options.encoding = document.encoding();
    options.lockedTracks = lockedTracks(document);
    return options;
}

PasteResult paste(MotionDocument &document, const KeyClip &clip, const PasteOptions &options)
{
    const PasteOptions complete = pasteOptionsFor(document, options);
    PasteResult result = pasteKeys(document.motion(), clip, complete);
    // Values that are there already leave no step, but the keys were pasted to.
    if (result.error.isEmpty() && result.edit.isEmpty() && !result.pasted.isEmpty())
        document.setSelection(result.pasted);
    document.apply(pasteText(result, complete), result, {.selection = result.pasted});
    return result;
}

EditResult mirrorSelection(MotionDocument &document)
{
    MirrorResult result =
        mirrorKeys(document.motion(), document.selection(), document.encoding(), lockedTracks(document));
    document.apply(Words::tr("Mirror %n key(s)", nullptr, countOf(result.changed)), result,
                   {.selection = result.mirrored});
    return result;
}

} // namespace furitsuke
