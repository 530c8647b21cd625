// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor-core/sampling/unwrappedangles.h"

#include <QtMath>

#include <algorithm>
#include <cmath>

namespace furitsuke {

namespace {

constexpr double wholeTurn = 360;

/// The same direction, as near as can be to another. Whole turns are added to the angle itself, so that the
/// same rotation gives the same doubles however it was come to.
double nearestTo(double other, double angle)
{
    return angle + wholeTurn * std::round((other - angle) / wholeTurn);
}

double squaredDistance(const Vec3d &a, const Vec3d &b)
{
    const double x = a.x - b.x;
    const double y = a.y - b.y;
    const double z = a.z - b.z;
    return x * x + y * y + z * z;
}

double largestStep(const Vec3d &a, const Vec3d &b)
{
    return std::max({std::abs(a.x - b.x), std::abs(a.y - b.y), std::abs(a.z - b.z)});
}

Vec3d nearestTo(const Vec3d &others, const Vec3d &angles)
{
    return {nearestTo(others.x, angles.x), nearestTo(others.y, angles.y), nearestTo(others.z, angles.z)};
}

bool isSame(const Vec3d &a, const Vec3d &b)
{
    return a.x == b.x && a.y == b.y && a.z == b.z;
}

Quatd between(const Quatd &a, const Quatd &b, double t)
{
    return t <= 0 ? a : t >= 1 ? b : slerp(a, b, t);
}

Vec3d along(const Quatd &a, const Quatd &b, double t0, double t1, const Vec3d &from, int depth)
{
    // Up to here the nearest angles are those that the way leads to; a longer step is looked at in halves.
    constexpr double surely = 30;
    const Vec3d to = nearestDegrees(between(a, b, t1), from);
    if (depth == 0 || largestStep(from, to) <= surely)
        return to;
    const double middle = (t0 + t1) / 2;
    return along(a, b, middle, t1, along(a, b, t0, middle, from, depth - 1), depth - 1);
}

/// Whether the row is the one that counts among those at its frame.
bool isPlayed(const QList<quint32> &frames, qsizetype row)
{
    return row + 1 == frames.size() || frames[row + 1] != frames[row];
}

/// The first row from `row` on whose angles are not those that are remembered, and before which nothing
/// differs that they follow from.
qsizetype sameRows(const QList<quint32> &framesA, const QList<Quatf> &a, const QList<quint32> &framesB,
                   const QList<Quatf> &b)
{
    const qsizetype most = qMin(a.size(), b.size());
    if (most == 0 || (framesA[0] == 0) != (framesB[0] == 0))
        return 0;
    qsizetype row = 0;
    while (row < most && a[row] == b[row] && isPlayed(framesA, row) == isPlayed(framesB, row))
        ++row;
    return row;
}

/// How many rows at the end are the same in themselves.
qsizetype sameRowsAtEnd(const QList<quint32> &framesA, const QList<Quatf> &a, const QList<quint32> &framesB,
                        const QList<Quatf> &b, qsizetype most)
{
    qsizetype count = 0;
    while (count < most) {
        const qsizetype rowA = a.size() - 1 - count;
        const qsizetype rowB = b.size() - 1 - count;
        if (!(a[rowA] == b[rowB]) || isPlayed(framesA, rowA) != isPlayed(framesB, rowB))
            break;
        ++count;
    }
    return count;
}

} // namespace

Vec3d nearestDegrees(const Quatd &rotation, const Vec3d &others)
{
    const Vec3d angles = mmdDegrees(rotation);
    // So near to a pole only the sum or the difference of Y and Z says anything, see mmdDegrees().
    constexpr double atPole = 0.003;
    if (90 - std::abs(angles.x) < atPole) {
        const double sign = angles.x > 0 ? -1 : 1;
        const double rest = std::remainder(angles.y + sign * angles.z - (others.y + sign * others.z), 360);
        const Vec3d shared = {nearestTo(others.x, angles.x), others.y + rest / 2, others.z + sign * rest / 2};
        const Vec3d beyond = {nearestTo(others.x, 180 - angles.x), shared.y, shared.z};
        return std::abs(beyond.x - others.x) < std::abs(shared.x - others.x) ? beyond : shared;
    }
    const Vec3d same = nearestTo(others, angles);
    const Vec3d beyond = nearestTo(others, {180 - angles.x, angles.y + 180, angles.z + 180});
    return squaredDistance(beyond, others) < squaredDistance(same, others) ? beyond : same;
}

Vec3d degreesAlong(const Quatd &a, const Quatd &b, double t0, double t1, const Vec3d &from)
{
    constexpr int depth = 10;
    return along(a, b, t0, t1, from, depth);
}

bool isBeyondPole(const Vec3d &degrees)
{
    return std::abs(std::remainder(degrees.x, wholeTurn)) > 90;
}

Quatf rotationOf(const Vec3d &degrees, const Quatd &replaced)
{
    const Quatd q = fromMmdDegrees(degrees);
    const bool turned = q.x * replaced.x + q.y * replaced.y + q.z * replaced.z + q.w * replaced.w < 0;
    const double sign = turned ? -1 : 1;
    return {float(sign * q.x), float(sign * q.y), float(sign * q.z), float(sign * q.w)};
}

double turnDegrees(const Quatd &a, const Quatd &b)
{
    const double sign = a.x * b.x + a.y * b.y + a.z * b.z + a.w * b.w < 0 ? -1 : 1;
    // By the lengths of difference and sum, as slerp() does: the arc cosine would lose small turns.
    const auto length = [&](double s) {
        const double x = a.x + s * b.x;
        const double y = a.y + s * b.y;
        const double z = a.z + s * b.z;
        const double w = a.w + s * b.w;
        return std::sqrt(x * x + y * y + z * z + w * w);
    };
    return qRadiansToDegrees(4 * std::atan2(length(-sign), length(sign)));
}

template <class Known>
bool UnwrappedAngles::Remembered<Known>::isOf(const KeyColumns<BoneKey> &keys) const
{
    // A list that is shared has not changed.
    const QList<Quatf> &now = keys.column<&BoneKey::rotation>();
    return rotations.size() == now.size() && rotations.constData() == now.constData() &&
           frames.constData() == keys.frames().constData();
}

QList<Vec3d> UnwrappedAngles::of(const KeyColumns<BoneKey> &keys, qint32 bone)
{
    return anglesOf(keys, bone).angles;
}

QList<quint8> UnwrappedAngles::farTurnsOf(const KeyColumns<BoneKey> &keys, qint32 bone)
{
    return anglesOf(keys, bone).farTurns;
}

const UnwrappedAngles::Angles &UnwrappedAngles::anglesOf(const KeyColumns<BoneKey> &keys, qint32 bone)
{
    Remembered<Angles> &remembered = mTracks[bone];
    if (remembered.isOf(keys))
        return remembered.known;

    const QList<quint32> &frames = keys.frames();
    const QList<Quatf> &rotations = keys.column<&BoneKey::rotation>();
    const Angles &known = remembered.known;
    const qsizetype size = rotations.size();
    const qsizetype oldSize = remembered.rotations.size();
    qsizetype row = sameRows(frames, rotations, remembered.frames, remembered.rotations);
    const qsizetype end = size - sameRowsAtEnd(frames, rotations, remembered.frames, remembered.rotations,
                                               qMin(size, oldSize) - row);
    Angles result;
    result.angles.reserve(size);
    result.farTurns.reserve(size);
    result.angles.append(known.angles.first(row));
    result.farTurns.append(known.farTurns.first(row));

    qsizetype before = row - 1;
    while (before >= 0 && !isPlayed(frames, before))
        --before;
    Quatd last = before < 0 ? Quatd() : usableRotation(rotations[before]);
    Vec3d at = before < 0 ? Vec3d() : result.angles[before];
    const double farCosine = std::cos(qDegreesToRadians(farDegrees / 2));
    for (; row < size; ++row) {
        const Quatd rotation = usableRotation(rotations[row]);
        const bool isStart = before < 0 && frames[row] == 0;
        const bool counts = isPlayed(frames, row);
        const double cosine =
            last.x * rotation.x + last.y * rotation.y + last.z * rotation.z + last.w * rotation.w;
        const Vec3d next = isStart ? mmdDegrees(rotation) : degreesAlong(last, rotation, 0, 1, at);
        result.angles.append(next);
        result.farTurns.append(quint8(counts && !isStart && std::abs(cosine) <= farCosine));
        if (!counts)
            continue;
        before = row;
        last = rotation;
        at = next;
        // From a key that is as it was, with the angles that it had, all goes on as it did.
        const qsizetype oldRow = row - size + oldSize;
        if (row >= end && isSame(next, known.angles[oldRow])) {
            result.angles.append(known.angles.sliced(oldRow + 1));
            result.farTurns.append(known.farTurns.sliced(oldRow + 1));
            break;
        }
    }
    remembered = {frames, rotations, result};
    return remembered.known;
}

QList<double> UnwrappedAngles::turnsOf(const KeyColumns<BoneKey> &keys, qint32 bone)
{
    Remembered<QList<double>> &remembered = mTurns[bone];
    if (remembered.isOf(keys))
        return remembered.known;

    const QList<quint32> &frames = keys.frames();
    const QList<Quatf> &rotations = keys.column<&BoneKey::rotation>();
    const QList<double> &known = remembered.known;
    const qsizetype size = rotations.size();
    const qsizetype oldSize = remembered.rotations.size();
    qsizetype row = sameRows(frames, rotations, remembered.frames, remembered.rotations);
    const qsizetype end = size - sameRowsAtEnd(frames, rotations, remembered.frames, remembered.rotations,
                                               qMin(size, oldSize) - row);
    QList<double> turns;
    turns.reserve(size);
    turns.append(known.first(row));
    qsizetype before = row - 1;
    while (before >= 0 && !isPlayed(frames, before))
        --before;
    Quatd last = before < 0 ? Quatd() : usableRotation(rotations[before]);
    for (; row < size; ++row) {
        const Quatd rotation = usableRotation(rotations[row]);
        turns.append(before < 0 && frames[row] == 0 ? 0 : turnDegrees(last, rotation));
        if (!isPlayed(frames, row))
            continue;
        before = row;
        last = rotation;
        // Those after a key that is as it was have turned from it as they had.
        if (row >= end) {
            turns.append(known.sliced(row - size + oldSize + 1));
            break;
        }
    }
    remembered = {frames, rotations, turns};
    return turns;
}

} // namespace furitsuke
