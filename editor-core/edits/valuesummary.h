// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor-core/edits/valuechange.h"
#include "editor-core/motion/keyselection.h"

#include <QMap>

namespace furitsuke {

/// A value that selected keys have in common, or not.
struct CommonValue
{
    bool mixed = false;
    double shown = 0; ///< of the first selected key, as are the texts
    QString text;     ///< see shownText()
    QString stored;   ///< see storedText()

    friend bool operator==(const CommonValue &, const CommonValue &) = default;
};

/// An IK bone that at least one selected display/IK record names. A record that does not has it on.
struct CommonIk
{
    LongName name;
    bool mixed = false;
    bool enabled = true; ///< in the first selected record
    qsizetype named = 0; ///< records that name it

    friend bool operator==(const CommonIk &, const CommonIk &) = default;
};

/// A curve that selected keys have in common: nothing where they differ.
using CommonCurve = std::optional<CurvePoints>;

/// The selected keys of one kind, as an inspector shows them.
struct ValueSummary
{
    qsizetype keys = 0;
    qsizetype tracks = 0;
    QMap<KeyValue, CommonValue> values;
    QList<CommonCurve> curves; ///< by channel, for bones and the camera
    QList<CommonIk> iks;       ///< in the order in which the records name them
    bool oddLength = false;    ///< a bone key's quaternion is not of unit length

    friend bool operator==(const ValueSummary &, const ValueSummary &) = default;
};

/// Looks through the columns of the selected keys, each only up to the first value that differs: some
/// milliseconds where 200 000 keys are all the same. Angles are equal where they differ by no more than the
/// rounding of floats.
ValueSummary summarise(const Motion &motion, const KeySelection &selection, TrackKind kind);

/// The frames of the selected keys of all kinds: first and last, and whether there is more than one key.
struct FrameSummary
{
    qint64 first = 0;
    qint64 last = -1; ///< before the first where nothing is selected
    qsizetype keys = 0;
    QList<TrackKind> kinds; ///< in the order of TrackKind

    friend bool operator==(const FrameSummary &, const FrameSummary &) = default;
};
FrameSummary summariseFrames(const Motion &motion, const KeySelection &selection);

} // namespace furitsuke
