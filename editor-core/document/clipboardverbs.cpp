// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor-core/document/clipboardverbs.h"

#include "editor-core/document/clipmime.h"
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

/// A key that comes in the place of another one counts as overwriting, and no more as added.
QString pasteText(const PasteResult &result, const PasteOptions &options)
{
    const int count = countOf(result.changed);
    if (options.valuesOnly)
        return Words::tr("Paste values into %n key(s)", nullptr, count);
    if (result.overwritten == 0) {
        return options.mirrored ? Words::tr("Paste %n key(s) mirrored", nullptr, count)
                                : Words::tr("Paste %n key(s)", nullptr, count);
    }
    QStringList parts;
    if (const qsizetype added = result.addedKeys(); added > 0)
        parts.append(Words::tr("%n key(s) added", nullptr, countOf(added)));
    if (result.revalued > 0)
        parts.append(Words::tr("%n key(s) changed", nullptr, countOf(result.revalued)));
    parts.append(Words::tr("%n key(s) overwritten", nullptr, countOf(result.overwritten)));
    return (options.mirrored ? Words::tr("Paste mirrored: %1") : Words::tr("Paste: %1"))
        .arg(parts.join(QStringLiteral(", ")));
}

EditStep pasteStep(const PasteResult &result, const PasteOptions &options)
{
    // Values that are there already leave no step, but the keys were pasted to.
    return {pasteText(result, options), result, {.selection = result.pasted}};
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
    makeStep(document, pasteStep(result, complete));
    return result;
}

EditJob pasteJob(const MotionDocument &document, KeyClip clip, const PasteOptions &options)
{
    const qint64 keys = clip.keyCount() * qint64(qMax(1, options.repeat));
    const bool splits =
        !options.valuesOnly && (options.boneParts != allBoneParts || options.cameraParts != allCameraParts);
    const auto work = [motion = document.motion(), clip = std::move(clip),
                       complete = pasteOptionsFor(document, options)](TaskProgress *progress) {
        return pasteStep(pasteKeys(motion, clip, complete, progress), complete);
    };
    const std::chrono::microseconds perKey{splits ? 20 : 1};
    return {work, Words::tr("Pasting…"), keys * perKey};
}

EditJob pasteTextJob(const MotionDocument &document, const QByteArray &text, const PasteOptions &options)
{
    const auto work = [motion = document.motion(), text,
                       complete = pasteOptionsFor(document, options)](TaskProgress *progress) -> EditStep {
        const ClipReadResult read = readClip(text);
        if (!read.ok) {
            EditStep step;
            step.result.error = read.error;
            return step;
        }
        return pasteStep(pasteKeys(motion, read.clip, complete, progress), complete);
    };
    constexpr qint64 bytesPerMicrosecond = 50;
    return {work, Words::tr("Pasting…"), std::chrono::microseconds(text.size() / bytesPerMicrosecond)};
}

EditJob mirrorJob(const MotionDocument &document)
{
    const auto work = [motion = document.motion(), selection = document.selection(),
                       encoding = document.encoding(),
                       locked = lockedTracks(document)](TaskProgress *) -> EditStep {
        const MirrorResult result = mirrorKeys(motion, selection, encoding, locked);
        return {Words::tr("Mirror %n key(s)", nullptr, countOf(result.changed)),
                result,
                {.selection = result.mirrored}};
    };
    constexpr qint64 keysPerMicrosecond = 5;
    return {work, Words::tr("Mirroring keys…"),
            std::chrono::microseconds(document.selection().count() / keysPerMicrosecond)};
}

EditResult mirrorSelection(MotionDocument &document)
{
    return runNow(document, mirrorJob(document));
}

} // namespace furitsuke
