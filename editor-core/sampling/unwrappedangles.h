// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor-core/sampling/eulerangles.h"

#include <QHash>

namespace furitsuke {

// The three angles in degrees that MMD shows jump where a rotation goes on smoothly: at half turns, and where
// X passes +-90. (X, Y, Z) and (180 - X, Y + 180, Z + 180) are one rotation, and so are whole turns more or
// less of each; for a graph that of them is taken which goes on from the one before.

/// Of a rotation's equivalent angles those nearest to others (by the sum of squares). Where Y and Z turn
/// about one axis, both share what there is to turn.
Vec3d nearestDegrees(const Quatd &rotation, const Vec3d &others);

/// The angles at the share t1 of the short way from a to b, gone on with from those at t0: in steps so small
/// that the nearest angles are the right ones, unless the way passes a pole (X = +-90) closer than any step
/// shows.
Vec3d degreesAlong(const Quatd &a, const Quatd &b, double t0, double t1, const Vec3d &from);

/// How far it is from one rotation to another the short way, in degrees, 0 .. 180; exact for small turns,
/// too.
double turnDegrees(const Quatd &a, const Quatd &b);

/// Whether angles are those of the other family: X beyond +-90, which MMD itself never shows.
bool isBeyondPole(const Vec3d &degrees);

/// The rotation whose angles are these; on the same side of the quaternions as the one that it replaces.
Quatf rotationOf(const Vec3d &degrees, const Quatd &replaced);

/// Angles of bones' keys, each going on from the key before it, the first from MMD's rest at frame 0 (or as
/// MMD shows them, where it is at frame 0). They follow from all keys before, so they are remembered: a track
/// costs its keys when it is first asked for, afterwards what has changed in it since, as long as the changed
/// keys do not wind another way round. Of several keys at one frame those after it go on from the last.
class UnwrappedAngles
{
public:
    /// From so many degrees on a turn counts as a far one.
    static constexpr double farDegrees = 30;

    /// The angles of all rows of a bone's keys.
    QList<Vec3d> of(const KeyColumns<BoneKey> &keys, qint32 bone);
    /// Whether the way to each row is a far turn: on it angles may go beyond those at its ends. Of rows that
    /// a later one at their frame hides it is not.
    QList<quint8> farTurnsOf(const KeyColumns<BoneKey> &keys, qint32 bone);
    /// How far each row has turned from the key at the last frame before, or from rest, in degrees; 0 for a
    /// first key at frame 0. Remembered as the angles are.
    QList<double> turnsOf(const KeyColumns<BoneKey> &keys, qint32 bone);
    /// Forgets all tracks: another motion comes.
    void clear()
    {
        mTracks.clear();
        mTurns.clear();
    }

private:
    /// What is known of a track's keys, and for which.
    template <class Known>
    struct Remembered
    {
        QList<quint32> frames; ///< shared with the motion, which tells whether something has changed
        QList<Quatf> rotations;
        Known known;

        bool isOf(const KeyColumns<BoneKey> &keys) const;
    };
    struct Angles
    {
        QList<Vec3d> angles;
        QList<quint8> farTurns;
    };

    const Angles &anglesOf(const KeyColumns<BoneKey> &keys, qint32 bone);

    QHash<qint32, Remembered<Angles>> mTracks;
    QHash<qint32, Remembered<QList<double>>> mTurns;
};

} // namespace furitsuke
