// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor-core/edits/thinedits.h"

#include "editor-core/edits/bonesegments.h"
#include "editor-core/edits/camerasegments.h"
#include "editor-core/edits/linearsegments.h"
#include "editor-core/motion/parallel.h"

#include <QCoreApplication>

#include <atomic>
#include <cmath>

namespace furitsuke {

namespace {

struct Words
{
    Q_DECLARE_TR_FUNCTIONS(furitsuke::ThinEdits)
};

/// What thinning does to one track.
struct TrackResult
{
    MotionEdit edit;
    qsizetype removed = 0;
    qsizetype refitted = 0;
    qsizetype rewritten = 0;
    ThinWorst worst;
};

/// What MMD has anyway before the first key.
bool isAtRest(const KeyColumns<BoneKey> &keys, qsizetype row)
{
    const Vec3f &position = keys.column<&BoneKey::position>()[row];
    const Quatf &turn = keys.column<&BoneKey::rotation>()[row];
    return position.x == 0 && position.y == 0 && position.z == 0 && turn.x == 0 && turn.y == 0 &&
           turn.z == 0 && turn.w != 0 && !keys.column<&BoneKey::form>()[row].physicsOff();
}

bool isAtRest(const KeyColumns<MorphKey> &keys, qsizetype row)
{
    return keys.column<&MorphKey::weight>()[row] == 0;
}

template <class Key>
bool isAtRest(const KeyColumns<Key> &, qsizetype)
{
    return false;
}

template <class Key>
class TrackThinner
{
public:
    TrackThinner(const Motion &motion, qint32 index, const RowSet &selected, const ThinOptions &options,
                 const std::vector<quint32> &switches, CurveFinder &finder, WorkMeter &meter)
        : mMotion(motion)
        , mKeys(keysOf<Key>(motion, index))
        , mPlan(planThinning(mKeys, selected, options, switches))
        , mOptions(options)
        , mFinder(finder)
        , mMeter(meter)
        , mBuilder(mKeys, index)
    {}

    TrackResult thin()
    {
        const std::vector<ThinStation> &stations = mPlan.stations;
        if (stations.empty())
            return {};
        for (const qsizetype row : mPlan.covered)
            remove(row);
        if (!mOptions.keepFrameZero && stations.size() > 1 && stations[0].frame == 0 && stations[0].mayGo &&
            isAtRest(mKeys, stations[0].row)) {
            remove(stations[0].row);
        }
        if constexpr (hasCurves) {
            using Segments = std::conditional_t<std::is_same_v<Key, BoneKey>, BoneSegments, CameraSegments>;
            Segments segments(mKeys, stations, mOptions, mFinder);
            eachChain([&](std::size_t first, std::size_t last) { thinChain(segments, first, last); });
        } else {
            LinearSegments<Key> segments(mKeys, stations, mOptions);
            eachChain([&](std::size_t first, std::size_t last) { thinChain(segments, first, last); });
        }
        mResult.edit.add(mBuilder.build());
        return std::move(mResult);
    }

private:
    static constexpr bool hasCurves = std::is_same_v<Key, BoneKey> || std::is_same_v<Key, CameraKey>;

    template <class Function>
    void eachChain(Function &&function)
    {
        const std::vector<ThinStation> &stations = mPlan.stations;
        for (std::size_t first = 0; first + 1 < stations.size() && !mMeter.isCancelled();) {
            std::size_t last = first + 1;
            while (!stations[last].stays)
                ++last;
            if (last > first + 1)
                function(first, last);
            report(last);
            first = last;
        }
        mMeter.advance(qsizetype(stations.size() - mReported));
    }

    void remove(qsizetype row)
    {
        mBuilder.remove(row);
        ++mResult.removed;
    }

    void removeBetween(std::size_t from, std::size_t to)
    {
        for (std::size_t i = from + 1; i < to; ++i)
            remove(mPlan.stations[i].row);
    }

    template <class Curves>
    void setCurves(std::size_t station, const Curves &curves)
    {
        const qsizetype row = mPlan.stations[station].row;
        if (mKeys.template column<&Key::curves>()[row] == curves)
            return;
        const Key before = mKeys.key(row);
        Key key = before;
        key.curves = curves;
        key = mMotion.edited(before, key);
        if constexpr (std::is_same_v<Key, BoneKey>)
            mResult.rewritten += Motion::isRewritten(before.form, key.form);
        mBuilder.replace(row, key);
        ++mResult.refitted;
    }

    void thinChain(LinearSegments<Key> &segments, std::size_t first, std::size_t last)
    {
        for (std::size_t from = first; from < last && !mMeter.isCancelled();) {
            const std::size_t to = segments.longestFrom(from, last);
            mResult.worst.add(segments.worst());
            removeBetween(from, to);
            report(to);
            from = to;
        }
    }

    template <class Segments>
    void thinChain(Segments &segments, std::size_t first, std::size_t last)
    {
        segments.begin(first, last);
        if (segments.isStill()) {
            removeBetween(first, last);
            return;
        }
        for (std::size_t from = first; from < last && !mMeter.isCancelled();) {
            const std::size_t to = longestFrom(segments, from, last);
            if (to > from + 1) {
                removeBetween(from, to);
                setCurves(to, mCurves);
                mResult.worst.add(mWorst);
            }
            segments.advance(to);
            report(to);
            from = to;
        }
    }

    /// About the last station to which one curve can lead: from a guess it goes on by steps that double, or
    /// back by such that halve, then between what fits and what does not. Its curves are in mCurves then.
    template <class Segments>
    std::size_t longestFrom(Segments &segments, std::size_t from, std::size_t last)
    {
        std::size_t fitting = from + 1;
        std::size_t failing = last + 1;
        const auto fits = [&](std::size_t to) {
            if (!segments.fits(to))
                return false;
            mCurves = segments.curves();
            mWorst = segments.worst();
            return true;
        };
        for (std::size_t step = mGuess; fitting < last && failing > last; step *= 2) {
            const std::size_t to = std::min(from + step, last);
            (fits(to) ? fitting : failing) = to;
        }
        while (failing - fitting > 1 + (fitting - from) / precision) {
            const std::size_t to = fitting + (failing - fitting) / 2;
            (fits(to) ? fitting : failing) = to;
        }
        mGuess = std::max<std::size_t>(fitting - from, 2);
        return fitting;
    }

    void report(std::size_t station)
    {
        constexpr std::size_t worthReporting = 4096;
        if (station - mReported < worthReporting)
            return;
        mMeter.advance(qsizetype(station - mReported));
        mReported = station;
    }

    /// A sixteenth of a stretch is not worth another search.
    static constexpr std::size_t precision = 16;

    const Motion &mMotion;
    const KeyColumns<Key> &mKeys;
    ThinPlan mPlan;
    const ThinOptions &mOptions;
    CurveFinder &mFinder;
    WorkMeter &mMeter;
    TrackEditBuilder<Key> mBuilder;
    TrackResult mResult;
    std::size_t mReported = 0;
    std::size_t mGuess = 2;
    std::conditional_t<std::is_same_v<Key, CameraKey>, CameraCurves, BoneCurves> mCurves;
    ThinWorst mWorst;
};

TrackResult thinTrack(const Motion &motion, TrackRef track, const RowSet &selected,
                      const ThinOptions &options, const std::vector<quint32> &switches, CurveFinder &finder,
                      WorkMeter &meter)
{
    return motion.visit(track, [&]<class Key>(const KeyColumns<Key> &) {
        if constexpr (std::is_same_v<Key, StateKey>)
            return TrackResult();
        else
            return TrackThinner<Key>(motion, track.index, selected, options, switches, finder, meter).thin();
    });
}

QString boundsError(const ThinOptions &options)
{
    for (const double bound : options.bounds) {
        if (!std::isfinite(bound) || bound < 0)
            return Words::tr("The largest deviations have to be numbers, 0 or more.");
    }
    return options.bound(ThinQuantity::Angle) > 90
               ? Words::tr("The largest deviation of angles can be 90 degrees at most.")
               : QString();
}

} // namespace

ThinResult thinKeys(const Motion &motion, const KeySelection &selection, const ThinOptions &options,
                    TaskProgress *progress)
{
    ThinResult result;
    result.error = boundsError(options);
    if (!result.error.isEmpty())
        return result;

    QList<TrackRef> tracks;
    qsizetype looked = 1;
    for (const TrackRef track : selection.tracks()) {
        const qsizetype keys = selection.rows(track).count();
        if (track.kind == TrackKind::State) {
            result.notes.append(Words::tr("%n display/IK record(s) stay as they are.", nullptr, int(keys)));
            continue;
        }
        tracks.append(track);
        result.keysBefore += keys;
        looked += motion.keyCount(track);
    }
    result.keysAfter = result.keysBefore;

    const std::vector<quint32> switches = switchFrames(motion.states);
    std::vector<TrackResult> results(std::size_t(tracks.size()));
    WorkMeter meter(progress, looked);
    std::atomic<qsizetype> nextTrack = 0;
    constexpr qsizetype keysWorthAThread = 4096;
    inParallel(parallelParts(result.keysBefore, keysWorthAThread, tracks.size()), [&](int) {
        CurveFinder finder;
        for (qsizetype t; (t = nextTrack++) < tracks.size() && !meter.isCancelled();) {
            results[std::size_t(t)] =
                thinTrack(motion, tracks[t], selection.rows(tracks[t]), options, switches, finder, meter);
        }
    });
    if (meter.isCancelled()) {
        static_cast<EditResult &>(result) = cancelledEdit();
        return result;
    }
    qsizetype rewritten = 0;
    for (std::size_t t = 0; t < results.size(); ++t) {
        const TrackResult &track = results[t];
        result.edit.add(track.edit);
        result.keysAfter -= track.removed;
        result.changed += track.removed + track.refitted;
        rewritten += track.rewritten;
        for (std::size_t q = 0; q < result.worst.size(); ++q) {
            const ThinWorst::At &at = track.worst.of[q];
            if (at.off > result.worst[q].off)
                result.worst[q] = {at.off, tracks[qsizetype(t)], at.frame};
        }
    }
    addRewrittenNote(rewritten, result);
    return result;
}

} // namespace furitsuke
