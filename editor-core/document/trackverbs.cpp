// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor-core/document/trackverbs.h"

#include "editor-core/edits/trackedits.h"
#include "editor-core/text/nametext.h"

#include <QCoreApplication>

namespace furitsuke {

namespace {

struct Words
{
    Q_DECLARE_TR_FUNCTIONS(furitsuke::TrackVerbs)
};

/// What is done to tracks one after the other, as one edit.
class TrackSteps
{
public:
    explicit TrackSteps(const Motion &motion)
        : mMotion(motion)
    {}

    const Motion &motion() const { return mMotion; }
    void take(const EditResult &step)
    {
        step.edit.apply(mMotion);
        mResult.edit = mResult.edit.isEmpty() ? step.edit : mResult.edit.followedBy(step.edit);
        mResult.changed += step.changed;
    }
    const EditResult &result() const { return mResult; }

private:
    Motion mMotion;
    EditResult mResult;
};

} // namespace

EditResult addTrack(MotionDocument &document, TrackKind kind, const QString &name)
{
    EditResult result;
    const EncodedName encoded = encodeName(name, document.encoding());
    if (!encoded.ok()) {
        result.error = fitName(name, document.encoding(), KeyName::size).message;
        return result;
    }
    result = addTrack(document.motion(), kind, encoded.bytes);
    if (!result.error.isEmpty())
        return result;
    const TrackRef added = addedTrack(document.motion(), kind, encoded.bytes);
    document.apply((kind == TrackKind::Bone ? Words::tr("Add the bone track “%1”")
                                            : Words::tr("Add the morph track “%1”"))
                       .arg(name),
                   result);
    document.setChosenTracks({added});
    return result;
}

EditResult duplicateTracks(MotionDocument &document, const QList<TrackRef> &tracks)
{
    TrackSteps steps(document.motion());
    QList<TrackRef> copies;
    QString label;
    QString copyLabel;
    for (const TrackRef track : tracks) {
        if ((track.kind != TrackKind::Bone && track.kind != TrackKind::Morph) ||
            !document.motion().contains(track))
            continue;
        const QByteArray name =
            freeTrackName(steps.motion(), track.kind, steps.motion().trackName(track), document.encoding());
        copies.append(addedTrack(steps.motion(), track.kind, name));
        label = document.trackLabel(track);
        copyLabel = decodeName(name, document.encoding()).text;
        steps.take(duplicateTrack(steps.motion(), track, name));
    }
    EditResult result = steps.result();
    if (copies.isEmpty()) {
        result.error = Words::tr("Only tracks of bones and morphs can be duplicated.");
        return result;
    }
    document.apply(copies.size() == 1 ? Words::tr("Duplicate “%1” as “%2”").arg(label, copyLabel)
                                      : Words::tr("Duplicate %n track(s)", nullptr, int(copies.size())),
                   result);
    document.setChosenTracks(copies);
    return result;
}

EditResult deleteTracks(MotionDocument &document, const QList<TrackRef> &tracks)
{
    QList<TrackRef> editable = tracks;
    editable.removeIf([&document](TrackRef track) { return !document.motion().contains(track); });
    const qsizetype asked = editable.size();
    editable.removeIf([&document](TrackRef track) { return !document.isEditable(track); });
    const int locked = int(asked - editable.size());
    EditResult result;
    if (editable.isEmpty()) {
        result.error = locked > 0 ? Words::tr("%n locked track(s) stay as they are.", nullptr, locked)
                                  : Words::tr("No track is chosen.");
        return result;
    }
    result = deleteTracks(document.motion(), editable);
    if (locked > 0)
        result.warn(Words::tr("%n locked track(s) stay as they are.", nullptr, locked));
    const QString what = editable.size() == 1
                             ? Words::tr("Delete the track “%1”").arg(document.trackLabel(editable.first()))
                             : Words::tr("Delete %n track(s)", nullptr, int(editable.size()));
    document.apply(result.changed > 0 ? Words::tr("%1 with %n key(s)", nullptr, int(result.changed)).arg(what)
                                      : what,
                   result);
    return result;
}

void changeLooks(MotionDocument &document, const QList<TrackRef> &tracks,
                 const std::function<void(TrackLook &)> &change)
{
    QHash<TrackRef, TrackLook> looks;
    for (const TrackRef track : tracks) {
        TrackLook look = document.trackLook(track);
        change(look);
        looks.insert(track, look);
    }
    document.setTrackLooks(looks);
}

} // namespace furitsuke
