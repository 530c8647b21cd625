// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor-core/edits/curveclip.h"
#include "editor-core/edits/curvesbefore.h"
#include "editor-core/edits/editresult.h"
#include "editor-core/motion/curvechannels.h"
#include "editor-core/motion/curveshape.h"

#include <functional>

namespace furitsuke {

class TaskProgress;

// Edits of the curves of the selected keys, on the chosen channels. A key's curve shapes the way from the key
// before it to itself. Keys of other kinds are left alone, and so are those whose curves stay as they are:
// they keep their records' bytes. Channels that do not move take the curve too, though nothing shows it.

/// What becomes of a curve. Its result is limited to 0..127.
using CurveMap = std::function<CurvePoints(CurvePoints)>;

/// Changes each key's own curves; it gets coordinates up to 127, and where it changes none of a curve's,
/// those over 127 that the file has stay. The map may be called fewer times than there are curves, and from
/// several threads; it has to give the same for the same. Sets the progress, which may be null, and looks at
/// it.
EditResult changeCurves(const Motion &motion, const KeySelection &selection, CurveChannels channels,
                        const CurveMap &map, TaskProgress *progress = nullptr);

/// Gives all of them one curve. Coordinates over 127 that a file has become what is set, too.
EditResult setCurves(const Motion &motion, const KeySelection &selection, CurveChannels channels,
                     CurvePoints curve, TaskProgress *progress = nullptr);

// The same for a step of a gesture, which starts from the curves that there were at its beginning; the motion
// may differ from that one only in curves of those keys. Nothing then adds up from step to step, and a key
// that comes back to where it was is again the record that it was.
EditResult changeCurves(const Motion &motion, const CurvesBefore &before, CurveChannels channels,
                        const CurveMap &map);
EditResult setCurves(const Motion &motion, const CurvesBefore &before, CurveChannels channels,
                     CurvePoints curve);

/// Gives each channel the mean of what the keys have on it, bones and camera apart.
EditResult averageCurves(const Motion &motion, const KeySelection &selection, CurveChannels channels);

/// Gives each channel the clip's curve for it. An error where the clip has none for any chosen channel of a
/// selected key; a note where it has none for some of them, which keep theirs.
EditResult pasteCurves(const Motion &motion, const KeySelection &selection, CurveChannels channels,
                       const CurveClip &clip);

/// Which ends of the selected keys' segments meet their neighbours.
struct CurveEnds
{
    bool start = true; ///< at the previous key
    bool end = true;   ///< at the key itself
};

/// Makes the speed of each selected key's segment (value per frame, channel by channel) meet that of the
/// neighbouring segment at the key between them, by turning the handle there; where both segments change,
/// both get the mean. Rotations go by the part of the neighbour's turn about their own axis, the camera's
/// angles by that of its turn in their own direction. A neighbour that goes the other way cannot be met: the
/// end rests. Left as they are: ends without a neighbour (a track's first and last), those at a cut, and
/// segments of a channel that does not move. Notes count what could not be met.
EditResult continueSpeed(const Motion &motion, const KeySelection &selection, CurveChannels channels,
                         CurveEnds ends = {});

/// Curves for a smooth and natural way, on channels of one number (all but rotations): at keys where the
/// value turns, rests, is cut, or begins and ends, the way is flat; through the others it passes at the
/// weighted harmonic mean of both segments' speeds (Fritsch and Butland 1984), so that it never overshoots,
/// or at that of a neighbouring segment which is not selected. Segments that do not move keep their curves. A
/// note where rotations were chosen.
EditResult autoEase(const Motion &motion, const KeySelection &selection, CurveChannels channels);

} // namespace furitsuke
