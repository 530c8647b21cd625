// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor-core/document/registerverbs.h"

#include "editor-core/document/motiondocument.h"
#include "editor-core/edits/keepshape.h"
#include "editor-core/edits/registeredits.h"
#include "editor-core/edits/selectionops.h"

#include <QCoreApplication>

namespace furitsuke {

namespace {

struct Words
{
    Q_DECLARE_TR_FUNCTIONS(furitsuke::RegisterVerbs)
};

ShapeOptions optionsFor(const MotionDocument &document)
{
    ShapeOptions options;
    options.encoding = document.encoding();
    return options;
}

} // namespace

QString withFit(const QString &text, const CurveFit &fit)
{
    const QString off = fitText(fit);
    return off.isEmpty() ? text : Words::tr("%1, curves at most %2").arg(text, off);
}

EditJob registerJob(const MotionDocument &document)
{
    return registerJob(document, document.chosenTracks());
}

EditJob registerJob(const MotionDocument &document, const QList<TrackRef> &wanted)
{
    QList<TrackRef> tracks;
    int locked = 0;
    for (const TrackRef track : wanted) {
        if (!document.isEditable(track))
            ++locked;
        else if (document.motion().contains(track))
            tracks.append(track);
    }
    const auto work = [motion = document.motion(), frame = quint32(document.playhead()), tracks, locked,
                       options = optionsFor(document)](TaskProgress *progress) {
        EditStep step;
        EditResult &result = step.result;
        if (tracks.isEmpty()) {
            result.error = locked > 0 ? Words::tr("The chosen tracks are locked.")
                                      : Words::tr("Choose the tracks that are to get a key first.");
            return step;
        }
        result = registerKeys(motion, tracks, frame, options, progress);
        if (!result.error.isEmpty())
            return step;
        if (locked > 0)
            result.warn(Words::tr("%n locked track(s) were left out.", nullptr, locked));
        if (result.changed == 0) {
            result.notes.append(Words::tr("There are keys at frame %1 already.").arg(frame));
            return step;
        }
        QString text = Words::tr("Register %n key(s) at frame %1", nullptr, int(result.changed)).arg(frame);
        if (result.dropped > 0)
            text = Words::tr("%1, %2 there already").arg(text).arg(result.dropped);
        step.text = withFit(text, result.curves);
        step.options.selection = result.edit.mapped(keysAtFrame(motion, tracks, frame));
        step.options.selection->unite(result.edit.insertedKeys());
        return step;
    };
    constexpr std::chrono::microseconds perTrack{60};
    return {work, Words::tr("Registering keys…"), tracks.size() * perTrack};
}

EditResult registerAtPlayhead(MotionDocument &document)
{
    return runNow(document, registerJob(document));
}

EditJob deleteKeepingShapeJob(const MotionDocument &document)
{
    return deleteKeepingShapeJob(document, document.selection());
}

EditJob deleteKeepingShapeJob(const MotionDocument &document, const KeySelection &keys)
{
    const auto work = [motion = document.motion(), selection = keys,
                       options = optionsFor(document)](TaskProgress *progress) {
        EditStep step;
        step.result = deleteKeysKeepingShape(motion, selection, options, progress);
        const CurveFit &fit = step.result.curves;
        step.text =
            withFit(Words::tr("Delete %n key(s), keeping the shape", nullptr, int(step.result.changed)), fit);
        return step;
    };
    constexpr std::chrono::microseconds perKey{400};
    return {work, Words::tr("Deleting keys and fitting curves…"), keys.count() * perKey};
}

EditResult deleteSelectionKeepingShape(MotionDocument &document)
{
    return runNow(document, deleteKeepingShapeJob(document));
}

EditResult holdBeforeSelection(MotionDocument &document)
{
    EditResult result = holdBeforeKeys(document.motion(), document.selection());
    if (result.changed == 0) {
        result.notes.append(
            Words::tr("Nothing to hold: before the selected keys is no key, or one on the frame before."));
        return result;
    }
    document.apply(Words::tr("Hold before keys: %n key(s) inserted", nullptr, int(result.changed)), result);
    return result;
}

} // namespace furitsuke
