// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor-core/document/registerverbs.h"

#include "editor-core/document/motiondocument.h"
#include "editor-core/edits/keepshape.h"
#include "editor-core/edits/registeredits.h"

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

/// A step's text with what its curves cost.
QString withFit(const QString &text, const CurveFit &fit)
{
    if (fit.fitted == 0)
        return text;
    const double percent = 100 * fit.worst;
    return Words::tr("%1, curves at most %2 % off")
        .arg(text, QString::number(percent, 'f', percent < 10 ? 1 : 0));
}

/// All keys of tracks at a frame.
KeySelection keysAtFrame(const Motion &motion, const QList<TrackRef> &tracks, quint32 frame)
{
    KeySelection selection;
    for (const TrackRef track : tracks) {
        motion.visit(track, [&](const auto &keys) {
            RowSet rows;
            rows.setRange(keys.lowerBound(frame), keys.upperBound(frame), true);
            selection.setRows(track, rows);
        });
    }
    return selection;
}

} // namespace

EditResult registerAtPlayhead(MotionDocument &document)
{
    EditResult result;
    QList<TrackRef> tracks;
    int locked = 0;
    for (const TrackRef track : document.chosenTracks()) {
        if (!document.isEditable(track))
            ++locked;
        else if (document.motion().contains(track))
            tracks.append(track);
    }
    if (tracks.isEmpty()) {
        result.error = locked > 0 ? Words::tr("The chosen tracks are locked.")
                                  : Words::tr("Choose the tracks that are to get a key first.");
        return result;
    }
    const auto frame = quint32(document.playhead());
    result = registerKeys(document.motion(), tracks, frame, optionsFor(document));
    if (locked > 0)
        result.warn(Words::tr("%n locked track(s) were left out.", nullptr, locked));
    if (result.changed == 0) {
        result.notes.append(Words::tr("There are keys at frame %1 already.").arg(frame));
        return result;
    }
    QString text = Words::tr("Register %n key(s) at frame %1", nullptr, int(result.changed)).arg(frame);
    if (result.dropped > 0)
        text = Words::tr("%1, %2 there already").arg(text).arg(result.dropped);
    StepOptions options;
    options.selection = result.edit.mapped(keysAtFrame(document.motion(), tracks, frame));
    options.selection->unite(result.edit.insertedKeys());
    document.apply(withFit(text, result.curves), result, options);
    return result;
}

EditResult deleteSelectionKeepingShape(MotionDocument &document)
{
    EditResult result = deleteKeysKeepingShape(document.motion(), document.selection(), optionsFor(document));
    const QString text = Words::tr("Delete %n key(s), keeping the shape", nullptr, int(result.changed));
    document.apply(withFit(text, result.curves), result);
    return result;
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
