// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor-core/edits/curvesbefore.h"
#include "editor-core/edits/editresult.h"
#include "editor-core/motion/parallel.h"
#include "editor-core/motion/taskprogress.h"

#include <numeric>
#include <vector>

/// What edits of curves have in common for bones and the camera.
namespace furitsuke {

/// Calls function(channel) for the chosen ones.
template <class Key, class Function>
void eachChannel(quint8 chosen, Function &&function)
{
    for (int c = 0; c < CurveTraits<Key>::channelCount; ++c) {
        if (chosen >> c & 1)
            function(static_cast<typename CurveTraits<Key>::Channel>(c));
    }
}

/// Calls function.operator()<Key>(track) for each selected track that has curves, where channels of it are
/// chosen.
template <class Function>
void eachCurveTrack(const KeySelection &selection, CurveChannels channels, Function &&function)
{
    for (const TrackRef track : selection.tracks()) {
        if (track.kind == TrackKind::Bone && channels.bone != 0)
            function.template operator()<BoneKey>(track);
        else if (track.kind == TrackKind::Camera && channels.camera != 0)
            function.template operator()<CameraKey>(track);
    }
}

/// The edit that gives the rows of a track the curves curvesAt(row, curves it has), as they may be written.
/// Where `before` is given, with one entry for each of the rows, those are the curves and forms that it
/// starts from. Keys of which more had to be written anew are added to the last one's count, see
/// Motion::edited(). Only these two differ from what the keys are: the other columns of what goes and what
/// comes are the same lists.
template <class Key, class CurvesAt>
TrackEdit<Key> editOfCurves(const Motion &motion, qint32 index, const RowSet &rows, CurvesAt &&curvesAt,
                            const CurveRows<Key> *before = nullptr, qsizetype *rewrittenKeys = nullptr)
{
    using Traits = CurveTraits<Key>;
    const KeyColumns<Key> &keys = keysOf<Key>(motion, index);
    const auto &present = keys.template column<&Key::curves>();
    const auto &presentForms = keys.template column<Traits::form>();

    TrackEdit<Key> edit;
    edit.index = index;
    const qsizetype count = rows.count();
    CurveRows<Key> after;
    after.curves.reserve(count);
    after.forms.reserve(count);
    edit.origins.reserve(count);
    bool newForms = false;
    qsizetype rewritten = 0;
    qsizetype next = 0;
    rows.forEach([&](qsizetype row) {
        const auto was = before ? before->curves[next] : present[row];
        Key key;
        key.curves = curvesAt(row, was);
        key.*Traits::form = before ? before->forms[next] : presentForms[row];
        ++next;
        if constexpr (std::is_same_v<Key, BoneKey>) {
            if (!(key.curves == was)) {
                Key old;
                old.curves = was;
                old.form = key.form;
                key = motion.edited(old, key);
                rewritten += Motion::isRewritten(old.form, key.form);
            }
        }
        const bool newForm = !(key.*Traits::form == presentForms[row]);
        if (!newForm && key.curves == present[row])
            return;
        newForms = newForms || newForm;
        after.curves.append(key.curves);
        after.forms.append(key.*Traits::form);
        edit.origins.append(row);
        if (edit.spans.isEmpty() || edit.spans.constLast().row + edit.spans.constLast().removed != row)
            edit.spans.append({row, 0, 0});
        ++edit.spans.last().removed;
        ++edit.spans.last().inserted;
    });
    if (rewrittenKeys)
        *rewrittenKeys += rewritten;
    if (edit.isEmpty())
        return edit;
    // Undo keeps thousands of edits of single keys: no room for more in them.
    edit.origins.squeeze();
    edit.spans.squeeze();
    after.curves.squeeze();
    after.forms.squeeze();
    edit.removed.eachPair(keys, [&edit](auto &column, const auto &source) {
        column.reserve(edit.origins.size());
        for (const qsizetype row : std::as_const(edit.origins))
            column.append(source[row]);
    });
    edit.inserted = edit.removed;
    edit.inserted.template column<&Key::curves>() = std::move(after.curves);
    if (newForms)
        edit.inserted.template column<Traits::form>() = std::move(after.forms);
    return edit;
}

/// Edits the selected tracks, some at a time: edit.operator()<Key>(track, rewritten) gives each one's, and
/// counts keys as editOfCurves() does. Sets the progress, which may be null, and looks at it track by track.
template <class Edit>
EditResult editCurveTracks(const KeySelection &selection, CurveChannels channels, Edit &&edit,
                           TaskProgress *progress = nullptr)
{
    QList<TrackRef> tracks;
    qsizetype rows = 0;
    eachCurveTrack(selection, channels, [&]<class Key>(TrackRef track) {
        tracks.append(track);
        rows += selection.rows(track).count();
    });
    // A row of these takes about as long as four of a plain copy.
    const int parts = parallelParts(rows, parallelRows / 4, tracks.size());
    std::vector<MotionEdit> edits(std::size_t(tracks.size()));
    std::vector<qsizetype> rewritten(edits.size());
    WorkMeter meter(progress, tracks.size());
    inParallel(parts, [&](int part) {
        for (qsizetype t = part; t < tracks.size() && !meter.isCancelled(); t += parts) {
            if (tracks[t].kind == TrackKind::Bone)
                edits[std::size_t(t)].add(
                    edit.template operator()<BoneKey>(tracks[t], rewritten[std::size_t(t)]));
            else
                edits[std::size_t(t)].add(
                    edit.template operator()<CameraKey>(tracks[t], rewritten[std::size_t(t)]));
            meter.advance();
        }
    });
    if (meter.isCancelled())
        return cancelledEdit();
    EditResult result;
    for (const MotionEdit &one : edits) {
        result.edit.add(one);
        for (const auto &track : one.trackEdits<BoneKey>())
            result.changed += track.inserted.size();
        for (const auto &track : one.trackEdits<CameraKey>())
            result.changed += track.inserted.size();
    }
    addRewrittenNote(std::accumulate(rewritten.begin(), rewritten.end(), qsizetype(0)), result);
    return result;
}

} // namespace furitsuke
