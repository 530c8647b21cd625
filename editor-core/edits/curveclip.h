// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor-core/motion/curvechannels.h"
#include "editor-core/motion/keyselection.h"

#include <array>
#include <optional>

namespace furitsuke {

/// Curves that were copied from a key, by the number of their channel. Bone and camera keys understand each
/// other's as far as they have the same channels.
struct CurveClip
{
    std::array<std::optional<CurvePoints>, cameraChannelCount> curves;

    bool isEmpty() const;
    /// The same curve for every channel.
    static CurveClip of(CurvePoints curve);

    friend bool operator==(const CurveClip &, const CurveClip &) = default;
};

/// Curves that were copied, and of which key: of the first selected one in time that has some, a bone's
/// before the camera's.
struct CurveCopy
{
    CurveClip clip;
    TrackRef track;
    qint64 frame = -1;  ///< -1 where no selected key has curves of these channels
    bool mixed = false; ///< other selected keys have other curves
};
CurveCopy copyCurves(const Motion &motion, const KeySelection &selection, CurveChannels channels);

/// One line for each channel, "x: 20,20,107,107"; a single curve without a channel where all six are equal.
QString clipText(const CurveClip &clip);

/// Curves out of a text, or what is wrong with it; translated.
struct CurveClipRead
{
    CurveClip clip;
    QString error; ///< empty where all was understood
};

/// Reads what clipText() writes, and a single curve for all channels.
CurveClipRead clipFromText(QStringView text);

} // namespace furitsuke
