// SPDX-License-Identifier: GPL-3.0-or-later
// How fast a value goes through the key between two segments: continueSpeed() and autoEase().
#include "editor-core/edits/curveedits.h"
#include "editor-core/edits/curvesegments.h"

#include <QCoreApplication>

#include <atomic>
#include <cmath>
#include <limits>

namespace furitsuke {

namespace {

struct Words
{
    Q_DECLARE_TR_FUNCTIONS(furitsuke::CurveEdits)
};

constexpr double infinite = std::numeric_limits<double>::infinity();

double dot(const Vec3d &a, const Vec3d &b)
{
    return a.x * b.x + a.y * b.y + a.z * b.z;
}

Vec3d scaled(const Vec3d &v, double factor)
{
    return {v.x * factor, v.y * factor, v.z * factor};
}

/// Value per frame. Where that is infinite (a vertical curve) only the direction counts.
struct Velocity
{
    Vec3d value;
    bool infinite = false;
};

Velocity meanOf(const Velocity &a, const Velocity &b)
{
    if (a.infinite != b.infinite)
        return a.infinite ? a : b;
    return {scaled({a.value.x + b.value.x, a.value.y + b.value.y, a.value.z + b.value.z}, 0.5), a.infinite};
}

template <class Key>
class Speeds
{
    using Channel = typename CurveTraits<Key>::Channel;

public:
    explicit Speeds(const KeyColumns<Key> &keys)
        : mKeys(keys)
        , mSegments(keys)
    {}

    const CurveSegments<Key> &segments() const { return mSegments; }

    /// The segment that a segment's end meets at the key between the two; -1 where there is none.
    qsizetype neighbour(qsizetype row, CurveEnd end) const
    {
        const qsizetype other = end == CurveEnd::Start ? mSegments.previous(row) : mSegments.next(row);
        return other >= 0 && other < mKeys.size() && mSegments.isPlayed(other) ? other : -1;
    }
    Velocity at(qsizetype row, Channel channel, CurveEnd end) const
    {
        const double slope = endSlope(mSegments.curve(row, channel), end);
        const Vec3d way = mSegments.way(row, channel);
        if (slope == infinite)
            return {way, true};
        return {scaled(way, slope / double(mSegments.length(row))), false};
    }
    /// The slope with which a segment goes at this velocity, as far as it goes its own way; negative where
    /// that is the other way, or across.
    double slopeFor(const Velocity &velocity, qsizetype row, Channel channel) const
    {
        const Vec3d way = mSegments.way(row, channel);
        const double along = dot(velocity.value, way);
        const double speed = std::sqrt(dot(velocity.value, velocity.value));
        if (speed == 0)
            return 0;
        constexpr double across = 1e-6;
        if (along <= across * speed * std::sqrt(dot(way, way)))
            return -1;
        return velocity.infinite ? infinite : along * double(mSegments.length(row)) / dot(way, way);
    }

private:
    const KeyColumns<Key> &mKeys;
    CurveSegments<Key> mSegments;
};

constexpr CurveEnd otherEnd(CurveEnd end)
{
    return end == CurveEnd::Start ? CurveEnd::End : CurveEnd::Start;
}

// ---- Meeting the neighbours.

template <class Key>
class SpeedJoiner
{
    using Channel = typename CurveTraits<Key>::Channel;
    using Curves = typename CurveTraits<Key>::Curves;

public:
    SpeedJoiner(const KeyColumns<Key> &keys, const RowSet &rows, quint8 chosen, CurveEnds ends)
        : mSpeeds(keys)
        , mRows(rows)
        , mChosen(chosen)
        , mEnds(ends)
    {}

    Curves curvesAt(qsizetype row, Curves curves)
    {
        if (!mSpeeds.segments().isPlayed(row))
            return curves;
        for (const CurveEnd end : {CurveEnd::Start, CurveEnd::End}) {
            const qsizetype other = mSpeeds.neighbour(row, end);
            if (!changes(end) || other < 0)
                continue;
            eachChannel<Key>(mChosen, [&](Channel channel) {
                if (const std::optional<double> slope = slopeAt(row, other, channel, end))
                    curves.setCurve(channel, withEndSlope(curves.curve(channel), end, *slope));
            });
        }
        return curves;
    }
    qsizetype unmet() const { return mUnmet; }

private:
    bool changes(CurveEnd end) const { return end == CurveEnd::Start ? mEnds.start : mEnds.end; }

    /// Nothing where the segment's curve may stay.
    std::optional<double> slopeAt(qsizetype row, qsizetype other, Channel channel, CurveEnd end)
    {
        const CurveSegments<Key> &segments = mSpeeds.segments();
        if (segments.isStill(row, channel))
            return {};
        Velocity velocity = mSpeeds.at(other, channel, otherEnd(end));
        const bool bothChange =
            mRows.contains(other) && changes(otherEnd(end)) && !segments.isStill(other, channel);
        if (bothChange)
            velocity = meanOf(mSpeeds.at(row, channel, end), velocity);
        const double slope = mSpeeds.slopeFor(velocity, row, channel);
        if (slope < 0)
            ++mUnmet;
        return qMax(slope, 0.0);
    }

    Speeds<Key> mSpeeds;
    const RowSet &mRows;
    quint8 mChosen;
    CurveEnds mEnds;
    qsizetype mUnmet = 0;
};

// ---- Easing.

/// A curve whose handles stand at a third and two thirds of the time: with slopes up to 3 it is the cubic
/// Hermite polynomial of these slopes.
CurvePoints hermiteCurve(double start, double end)
{
    constexpr int third = 42;
    const auto handle = [](double slope) {
        if (third * slope <= curveMax)
            return CurvePoints{third, quint8(std::lround(third * slope)), 0, 0};
        return CurvePoints{quint8(std::lround(curveMax / slope)), curveMax, 0, 0};
    };
    const CurvePoints first = handle(start);
    const CurvePoints second = handle(end);
    return {first.x1, first.y1, quint8(curveMax - second.x1), quint8(curveMax - second.y1)};
}

template <class Key>
class Easer
{
    using Channel = typename CurveTraits<Key>::Channel;
    using Curves = typename CurveTraits<Key>::Curves;

public:
    Easer(const KeyColumns<Key> &keys, const RowSet &rows, quint8 chosen)
        : mSpeeds(keys)
        , mRows(rows)
        , mChosen(chosen)
    {}

    Curves curvesAt(qsizetype row, Curves curves) const
    {
        if (!mSpeeds.segments().isPlayed(row))
            return curves;
        eachChannel<Key>(mChosen, [&](Channel channel) {
            if (!mSpeeds.segments().isStill(row, channel)) {
                curves.setCurve(channel, hermiteCurve(slopeAt(row, channel, CurveEnd::Start),
                                                      slopeAt(row, channel, CurveEnd::End)));
            }
        });
        return curves;
    }

private:
    double slopeAt(qsizetype row, Channel channel, CurveEnd end) const
    {
        const CurveSegments<Key> &segments = mSpeeds.segments();
        const qsizetype other = mSpeeds.neighbour(row, end);
        if (other < 0)
            return 0;
        if (!mRows.contains(other))
            return qMax(0.0, mSpeeds.slopeFor(mSpeeds.at(other, channel, otherEnd(end)), row, channel));
        const auto here = double(segments.length(row));
        const auto there = double(segments.length(other));
        const double speedHere = segments.way(row, channel).x / here;
        const double speedThere = segments.way(other, channel).x / there;
        if (!(speedHere * speedThere > 0))
            return 0;
        // The longer of two segments says less about the key between them.
        const double weightHere = here + 2 * there;
        const double weightThere = 2 * here + there;
        const double speed = (weightHere + weightThere) / (weightHere / speedHere + weightThere / speedThere);
        return speed / speedHere;
    }

    Speeds<Key> mSpeeds;
    const RowSet &mRows;
    quint8 mChosen;
};

} // namespace

EditResult continueSpeed(const Motion &motion, const KeySelection &selection, CurveChannels channels,
                         CurveEnds ends)
{
    std::atomic<qsizetype> unmet = 0;
    EditResult result =
        editCurveTracks(selection, channels, [&]<class Key>(TrackRef track, qsizetype &rewritten) {
            const RowSet &rows = selection.rows(track);
            SpeedJoiner<Key> joiner(keysOf<Key>(motion, track.index), rows,
                                    CurveTraits<Key>::chosen(channels), ends);
            TrackEdit<Key> edit = editOfCurves<Key>(
                motion, track.index, rows,
                [&joiner](qsizetype row, const auto &curves) { return joiner.curvesAt(row, curves); },
                nullptr, &rewritten);
            unmet += joiner.unmet();
            return edit;
        });
    if (unmet > 0)
        result.warn(Words::tr("%n end(s) rest at the key, since the neighbour goes another way.", nullptr,
                              int(unmet)));
    return result;
}

EditResult autoEase(const Motion &motion, const KeySelection &selection, CurveChannels channels)
{
    constexpr CurveChannels rotations = CurveChannels::one(int(BoneChannel::Rotation));
    const CurveChannels numbers = {quint8(channels.bone & ~rotations.bone),
                                   quint8(channels.camera & ~rotations.camera)};
    EditResult result =
        editCurveTracks(selection, numbers, [&]<class Key>(TrackRef track, qsizetype &rewritten) {
            const RowSet &rows = selection.rows(track);
            const Easer<Key> easer(keysOf<Key>(motion, track.index), rows, CurveTraits<Key>::chosen(numbers));
            return editOfCurves<Key>(
                motion, track.index, rows,
                [&easer](qsizetype row, const auto &curves) { return easer.curvesAt(row, curves); }, nullptr,
                &rewritten);
        });
    bool rotationsChosen = false;
    eachCurveTrack(selection, channels & rotations, [&]<class Key>(TrackRef) { rotationsChosen = true; });
    if (rotationsChosen)
        result.warn(Words::tr("Rotations keep their curves: auto ease is for values of one number."));
    return result;
}

} // namespace furitsuke
