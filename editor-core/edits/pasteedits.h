// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor-core/edits/editresult.h"
#include "editor-core/edits/keyclip.h"
#include "editor-core/motion/taskprogress.h"

#include <QFlags>
#include <QMap>

namespace furitsuke {

/// What of bone keys a paste takes. Curves: those of the channels that are taken; where no channel is, all
/// four curves, and no value. Physics: whether the key switches the bone's rigid bodies off.
enum class BonePart : quint8 { X = 1, Y = 2, Z = 4, Rotation = 8, Curves = 16, Physics = 32 };
Q_DECLARE_FLAGS(BoneParts, BonePart)
inline constexpr BoneParts allBoneParts = BoneParts(63);

/// What of camera keys a paste takes; curves as for bones.
enum class CameraPart : quint8 {
    X = 1,
    Y = 2,
    Z = 4,
    Rotation = 8,
    Distance = 16,
    ViewAngle = 32,
    Projection = 64,
    Curves = 128,
};
Q_DECLARE_FLAGS(CameraParts, CameraPart)
inline constexpr CameraParts allCameraParts = CameraParts(255);

struct PasteOptions
{
    qint64 frame = 0;                            ///< where the clip's beginning comes
    NameEncoding encoding = NameEncoding::Cp932; ///< of the motion's names
    /// Values are mirrored, and what goes by name goes to the other side: 左 to 右, L to R.
    bool mirrored = false;
    /// Where only a part of the channels is taken, a key at the frame keeps its others; where there is none,
    /// the new key's others are those of the motion at this frame, and go on as they did: the curves of the
    /// key that follows are split (see registerKeys()).
    BoneParts boneParts = allBoneParts;
    CameraParts cameraParts = allCameraParts;
    /// Only keys that are there get values. No key comes, and curves stay.
    bool valuesOnly = false;
    /// For tracks of the clip that do not go by name: the tracks of the same kind that get their keys; none
    /// leaves the clip's track out.
    QMap<TrackRef, QList<TrackRef>> targets = {};
    int repeat = 1;     ///< how many times the clip is pasted, 1 or more
    qint64 spacing = 0; ///< frames from one time to the next; 0 stands for the clip's length
    /// Does not matter where values are given to existing keys.
    Collision collision = Collision::Overwrite;
    /// First takes all keys away that the tracks have from the first to the last of the pasted frames.
    bool replaceSpan = false;
    /// Bones and morphs that the motion lacks are added; else they are noted.
    bool addMissingTracks = true;
    QList<TrackRef> lockedTracks = {}; ///< are left out, and noted
    /// The result is not for applying: its counts and notes are of interest, and where the keys come. Curves
    /// are not split then, which takes most of the time.
    bool preview = false;
};

/// A paste. Notes say what of the clip finds no place. `changed` counts keys that come and keys that get
/// other values, `overwritten` those that disappear, `dropped` those of the clip that find their frame taken,
/// or no key to give their values to.
struct PasteResult : EditResult
{
    qsizetype replacing = 0; ///< of the keys that come, those in the place of one that disappears
    qsizetype revalued = 0;  ///< keys that stay and get other values

    /// Keys that come to frames where none was.
    qsizetype addedKeys() const { return changed - revalued - replacing; }

    /// The pasted keys, in rows after the edit.
    KeySelection pasted;
    QList<TrackRef> added; ///< tracks that the motion lacked
};

/// At most this many keys can be pasted at once, all repeats together.
inline constexpr qint64 maximalPastedKeys = 4'000'000;

/// An error where there is nothing to paste, where the frame is none, or where the repeats are too many.
PasteResult pasteKeys(const Motion &motion, const KeyClip &clip, const PasteOptions &options,
                      TaskProgress *progress = nullptr);

/// Targets for tracks that somebody chose: one clip track of a kind goes to all chosen ones of its kind,
/// several go to as many, one by one in their sequence. Clip tracks of kinds that were not chosen, and those
/// beyond the chosen ones, are left out.
QMap<TrackRef, QList<TrackRef>> targetsAmong(const KeyClip &clip, const QList<TrackRef> &chosen);

} // namespace furitsuke

Q_DECLARE_OPERATORS_FOR_FLAGS(furitsuke::BoneParts)
Q_DECLARE_OPERATORS_FOR_FLAGS(furitsuke::CameraParts)
