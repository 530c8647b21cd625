// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor-core/edits/curvesbefore.h"

namespace furitsuke {

namespace {

template <class Key>
CurveRows<Key> rowsOf(const KeyColumns<Key> &keys, const RowSet &rows)
{
    const auto &curves = keys.template column<&Key::curves>();
    const auto &forms = keys.template column<CurveTraits<Key>::form>();
    CurveRows<Key> result;
    result.curves.reserve(rows.count());
    result.forms.reserve(rows.count());
    rows.forEach([&](qsizetype row) {
        result.curves.append(curves[row]);
        result.forms.append(forms[row]);
    });
    return result;
}

} // namespace

CurvesBefore::CurvesBefore(const Motion &motion, const KeySelection &selection)
{
    for (const TrackRef track : selection.tracks()) {
        const RowSet &rows = selection.rows(track);
        if (track.kind == TrackKind::Bone)
            mBones.insert(track.index, rowsOf(motion.bones[track.index].keys, rows));
        else if (track.kind == TrackKind::Camera)
            mCamera = rowsOf(motion.camera, rows);
        else
            continue;
        mSelection.setRows(track, rows);
    }
}

} // namespace furitsuke
