// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor-core/document/thinverbs.h"

#include "editor-core/document/editjob.h"
#include "editor-core/edits/selectionops.h"

#include <QCoreApplication>

#include <limits>

namespace furitsuke {

namespace {

struct Words
{
    Q_DECLARE_TR_FUNCTIONS(furitsuke::ThinVerbs)
};

} // namespace

KeySelection keysToThin(const MotionDocument &document, ThinScope scope)
{
    if (scope == ThinScope::Selected) {
        KeySelection keys = document.selection();
        keys.setRows({TrackKind::State, 0}, {});
        return keys;
    }
    QList<TrackRef> tracks = document.editableTracks();
    const QList<TrackRef> chosen = document.chosenTracks();
    tracks.removeIf([&](TrackRef track) {
        return track.kind == TrackKind::State ||
               (scope == ThinScope::ChosenTracks && !chosen.contains(track));
    });
    return keysOfTracks(document.motion(), tracks);
}

ThinScope likelyThinScope(const MotionDocument &document)
{
    if (keysToThin(document, ThinScope::Selected).count() > 1)
        return ThinScope::Selected;
    // One key alone cannot be thinned out: it says which track is meant.
    return keysToThin(document, ThinScope::ChosenTracks).isEmpty() ? ThinScope::AllTracks
                                                                   : ThinScope::ChosenTracks;
}

EditResult thinOut(MotionDocument &document, const ThinResult &result)
{
    const auto keys = int(qMin<qsizetype>(result.keysBefore, std::numeric_limits<int>::max()));
    const EditResult &edit = result;
    return makeStep(document,
                    {Words::tr("Thin out %n key(s) to %1", nullptr, keys).arg(result.keysAfter), edit, {}});
}

} // namespace furitsuke
