// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor-core/motion/motionedit.h"

#include <QStringList>

#include <array>
#include <optional>

namespace furitsuke {

/// What happens where a key comes to a frame that already has one. A key never disappears unsaid: results
/// count what a rule costs.
enum class Collision : quint8 {
    Overwrite,    ///< the key that comes wins, as when MMD pastes or loads
    KeepExisting, ///< the key that is there wins; the one that comes is dropped
};

/// What can deviate, each in its own unit.
enum class Quantity : quint8 {
    Position,       ///< MMD units
    Rotation,       ///< degrees
    Weight,         ///< of a morph
    Distance,       ///< of the camera, MMD units
    ViewAngle,      ///< degrees
    Colour,         ///< as stored
    Direction,      ///< as stored
    ShadowDistance, ///< as stored
};
inline constexpr int quantityCount = 8;

/// What rounding interpolation curves to their grid cost.
struct CurveFit
{
    qsizetype fitted = 0; ///< curves that were rounded
    qsizetype beyond = 0; ///< those of them that miss the tolerance
    double worst = 0;     ///< the worst deviation, as a share of the value's way between its keys
    std::array<double, quantityCount> off = {}; ///< the worst of each quantity, in its unit

    void unite(const CurveFit &other)
    {
        fitted += other.fitted;
        beyond += other.beyond;
        worst = qMax(worst, other.worst);
        for (std::size_t q = 0; q < off.size(); ++q)
            off[q] = qMax(off[q], other.off[q]);
    }
};

/// One key, by its frame.
struct TrackFrame
{
    TrackRef track;
    quint32 frame = 0;

    friend bool operator==(const TrackFrame &, const TrackFrame &) = default;
};

/// An edit and what a person should know of it before it is applied.
struct EditResult
{
    MotionEdit edit;
    qsizetype changed = 0;     ///< keys that are inserted, deleted, moved or given other values
    qsizetype overwritten = 0; ///< keys that disappear since another takes their frame
    qsizetype dropped = 0;     ///< keys that find their frame taken
    qsizetype added = 0;       ///< keys among the changed ones that are there so that the motion is right
    CurveFit curves;
    /// For people, one line each: what does not fit or was rounded, and so must not go unsaid.
    QStringList notes;
    /// Those of the notes that tell what is not as it was asked for: cut, limited, left out.
    QStringList warnings;
    QString error; ///< translated; the edit is empty then
    /// The key that the error is about, where it is about one.
    std::optional<TrackFrame> errorAt;
    /// It was stopped before it was complete, which is an error too.
    bool cancelled = false;

    void warn(const QString &text)
    {
        notes.append(text);
        warnings.append(text);
    }
    void warn(const QStringList &texts)
    {
        notes += texts;
        warnings += texts;
    }
};

/// Says how many keys' curve bytes were written anew, beyond what was asked for; nothing of none. See
/// Motion::edited().
void addRewrittenNote(qsizetype keys, EditResult &result);

/// What an edit gives whose progress was cancelled: nothing changes.
EditResult cancelledEdit();

} // namespace furitsuke
