// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor-core/edits/thinstations.h"

#include "editor-core/edits/cuts.h"
#include "editor-core/edits/thinmeasures.h"

#include <algorithm>
#include <cmath>
#include <functional>
#include <limits>
#include <numeric>

namespace furitsuke {

namespace {

/// Frames that something stands still before it is a hold.
constexpr quint32 holdFrames = 15;

bool sameStep(const KeyColumns<BoneKey> &keys, qsizetype a, qsizetype b)
{
    const QList<KeyForm> &forms = keys.column<&BoneKey::form>();
    return forms[a].physicsOff() == forms[b].physicsOff();
}

bool sameStep(const KeyColumns<CameraKey> &keys, qsizetype a, qsizetype b)
{
    const QList<quint8> &projections = keys.column<&CameraKey::projection>();
    return (projections[a] == 0) == (projections[b] == 0);
}

bool sameStep(const KeyColumns<ShadowKey> &keys, qsizetype a, qsizetype b)
{
    const QList<quint8> &modes = keys.column<&ShadowKey::mode>();
    return std::min<quint8>(modes[a], 2) == std::min<quint8>(modes[b], 2);
}

template <class Key>
bool sameStep(const KeyColumns<Key> &, qsizetype, qsizetype)
{
    return true;
}

/// Whether nothing may be interpolated between two keys on adjacent frames, because they may be a cut and
/// some value is farther off than its bound: of less nobody could tell.
template <class Key>
bool leapsBeyond(const KeyColumns<Key> &keys, const ThinStation &a, const ThinStation &b,
                 const ThinOptions &options)
{
    if constexpr (canCut<Key>) {
        if (b.frame - a.frame != 1)
            return false;
        using Measures = ThinMeasures<Key>;
        const auto before = Measures::of(keys, a.row);
        const auto after = Measures::of(keys, b.row);
        bool beyond = false;
        for (std::size_t c = 0; c < Measures::quantities.size(); ++c)
            beyond = beyond || std::abs(after[c] - before[c]) > options.bound(Measures::quantities[c]);
        return beyond && mayBeCut(keys, b.row);
    } else {
        return false;
    }
}

/// Follows one value and says where it turns back.
class Turns
{
public:
    /// Takes the next value; the place of an extreme that it proves, or -1.
    qsizetype follow(qsizetype place, double value, double least)
    {
        if (mDirection <= 0 && value < mLow) {
            mLow = value;
            mLowPlace = place;
        }
        if (mDirection >= 0 && value > mHigh) {
            mHigh = value;
            mHighPlace = place;
        }
        if (mDirection <= 0 && value - mLow > least) {
            mDirection = 1;
            mHigh = value;
            mHighPlace = place;
            return mLowPlace;
        }
        if (mDirection >= 0 && mHigh - value > least) {
            mDirection = -1;
            mLow = value;
            mLowPlace = place;
            return mHighPlace;
        }
        return -1;
    }

private:
    int mDirection = 0; ///< not known before the first way that is far enough
    double mLow = std::numeric_limits<double>::infinity();
    double mHigh = -std::numeric_limits<double>::infinity();
    qsizetype mLowPlace = 0;
    qsizetype mHighPlace = 0;
};

template <class Key>
void keepExtremes(const KeyColumns<Key> &keys, const ThinOptions &options, std::vector<ThinStation> &stations)
{
    using Measures = ThinMeasures<Key>;
    using Values = decltype(Measures::of(keys, 0));
    std::array<Turns, Measures::quantities.size()> turns;
    Values before = {};
    for (std::size_t i = 0; i < stations.size(); ++i) {
        Values values = Measures::of(keys, stations[i].row);
        if constexpr (std::is_same_v<Key, BoneKey>) {
            // q and -q are one rotation: the one that is nearer to the one before goes on without a leap.
            const auto turn = values.begin() + 3;
            if (std::inner_product(turn, values.end(), before.begin() + 3, 0.0) < 0)
                std::transform(turn, values.end(), turn, std::negate());
        }
        before = values;
        for (std::size_t c = 0; c < turns.size(); ++c) {
            const double least = options.bound(Measures::quantities[c]);
            if (const qsizetype place = turns[c].follow(qsizetype(i), values[c], least); place >= 0)
                stations[std::size_t(place)].stays = true;
        }
    }
}

/// Parts the track where a display/IK record switches something: the keys on both sides stay.
void keepSwitches(const std::vector<quint32> &switches, std::vector<ThinStation> &stations)
{
    std::size_t i = 0;
    for (const quint32 frame : switches) {
        while (i < stations.size() && stations[i].frame < frame)
            ++i;
        if (i == stations.size())
            return;
        stations[i].stays = true;
        if (stations[i].frame > frame && i > 0)
            stations[i - 1].stays = true;
    }
}

template <class Key>
void keepHolds(const KeyColumns<Key> &keys, std::vector<ThinStation> &stations)
{
    for (std::size_t first = 0; first < stations.size();) {
        std::size_t last = first;
        while (last + 1 < stations.size() && standsStill(keys, stations[first].row, stations[last + 1].row))
            ++last;
        if (stations[last].frame - stations[first].frame >= holdFrames) {
            stations[first].stays = true;
            stations[last].stays = true;
        }
        first = last + 1;
    }
}

} // namespace

std::vector<quint32> switchFrames(const KeyColumns<StateKey> &states)
{
    std::vector<quint32> frames;
    StatePose before;
    for (qsizetype row = 0; row < states.size(); ++row) {
        const quint32 frame = states.frames()[row];
        StatePose pose = sampleState(states, frame);
        std::sort(pose.ikOff.begin(), pose.ikOff.end());
        if (pose.visible != before.visible || pose.ikOff != before.ikOff)
            frames.push_back(frame);
        before = std::move(pose);
    }
    return frames;
}

template <class Key>
bool standsStill(const KeyColumns<Key> &keys, qsizetype a, qsizetype b)
{
    const auto same = [&]<auto Member>()
    {
        const auto &column = keys.template column<Member>();
        if constexpr (std::is_same_v<std::remove_cvref_t<decltype(column[a])>, float>)
            return sameBits(column[a], column[b]);
        else
            return column[a] == column[b];
    };
    if constexpr (std::is_same_v<Key, BoneKey>) {
        return same.template operator()<&BoneKey::position>() &&
               same.template operator()<&BoneKey::rotation>();
    } else if constexpr (std::is_same_v<Key, MorphKey>) {
        return same.template operator()<&MorphKey::weight>();
    } else if constexpr (std::is_same_v<Key, CameraKey>) {
        return same.template operator()<&CameraKey::target>() &&
               same.template operator()<&CameraKey::rotation>() &&
               same.template operator()<&CameraKey::distance>() &&
               same.template operator()<&CameraKey::viewAngle>();
    } else if constexpr (std::is_same_v<Key, LightKey>) {
        return same.template operator()<&LightKey::colour>() &&
               same.template operator()<&LightKey::direction>();
    } else {
        return same.template operator()<&ShadowKey::distance>();
    }
}

template <class Key>
ThinPlan planThinning(const KeyColumns<Key> &keys, const RowSet &selected, const ThinOptions &options,
                      const std::vector<quint32> &switches)
{
    ThinPlan plan;
    const QList<quint32> &frames = keys.frames();
    plan.stations.reserve(std::size_t(keys.size()));
    bool mayGo = true;
    for (qsizetype row = 0; row < keys.size(); ++row) {
        const bool isSelected = selected.contains(row);
        // Where it is not selected, the one that is played would bring it to light.
        mayGo = mayGo && isSelected;
        if (row + 1 < keys.size() && frames[row + 1] == frames[row]) {
            if (isSelected)
                plan.covered.push_back(row);
            continue;
        }
        plan.stations.push_back({row, frames[row], mayGo, !mayGo});
        mayGo = true;
    }
    std::vector<ThinStation> &stations = plan.stations;
    if (stations.empty())
        return plan;
    // The key before one that is not selected stays, since that one's curves cannot change.
    for (std::size_t i = 0; i + 1 < stations.size(); ++i) {
        if (!selected.contains(stations[i + 1].row))
            stations[i].stays = true;
    }
    stations.front().stays = true;
    stations.back().stays = true;
    for (std::size_t i = 1; i < stations.size(); ++i) {
        if (!sameStep(keys, stations[i - 1].row, stations[i].row))
            stations[i].stays = true;
        if (isCut(keys, stations[i].row) || leapsBeyond(keys, stations[i - 1], stations[i], options)) {
            stations[i - 1].stays = true;
            stations[i].stays = true;
        }
    }
    keepHolds(keys, stations);
    if constexpr (std::is_same_v<Key, BoneKey>)
        keepSwitches(switches, stations);
    if (options.keepExtremes)
        keepExtremes(keys, options, stations);
    return plan;
}

template ThinPlan planThinning(const KeyColumns<BoneKey> &, const RowSet &, const ThinOptions &,
                               const std::vector<quint32> &);
template ThinPlan planThinning(const KeyColumns<MorphKey> &, const RowSet &, const ThinOptions &,
                               const std::vector<quint32> &);
template ThinPlan planThinning(const KeyColumns<CameraKey> &, const RowSet &, const ThinOptions &,
                               const std::vector<quint32> &);
template ThinPlan planThinning(const KeyColumns<LightKey> &, const RowSet &, const ThinOptions &,
                               const std::vector<quint32> &);
template ThinPlan planThinning(const KeyColumns<ShadowKey> &, const RowSet &, const ThinOptions &,
                               const std::vector<quint32> &);
template bool standsStill(const KeyColumns<BoneKey> &, qsizetype, qsizetype);
template bool standsStill(const KeyColumns<MorphKey> &, qsizetype, qsizetype);
template bool standsStill(const KeyColumns<CameraKey> &, qsizetype, qsizetype);
template bool standsStill(const KeyColumns<LightKey> &, qsizetype, qsizetype);
template bool standsStill(const KeyColumns<ShadowKey> &, qsizetype, qsizetype);

} // namespace furitsuke
