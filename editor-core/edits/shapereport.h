// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor-core/edits/editresult.h"
#include "editor-core/text/nameencoding.h"

namespace furitsuke {

/// One grid step: what a curve cannot say anyway.
inline constexpr double defaultCurveTolerance = 1.0 / 127;

/// How near edits that keep a motion's shape have to come to it.
struct ShapeOptions
{
    /// The worst deviation that goes without a word, as a share of the value's way between the keys that are
    /// there. A whole step of the curve's grid by default: half of one is what rounding costs at worst in
    /// nearly all splits, so what is beyond says that the shape itself cannot be had.
    double tolerance = defaultCurveTolerance;
    /// In which notes read the names of tracks.
    NameEncoding encoding = NameEncoding::Cp932;
};

/// What keeping the shape of a motion cost, gathered track by track.
class ShapeReport
{
public:
    explicit ShapeReport(const ShapeOptions &options = {})
        : mOptions(options)
    {}

    /// A curve was rounded: it is off by as much of what the value goes through. Curves that are exact, and
    /// those of values that do not move, do not count. Where MMD would not even show the difference, it is no
    /// deviation, however large a share of a tiny way.
    void addCurve(TrackRef track, Quantity quantity, double off, double range);
    /// A value without a curve that could keep it changed by as much.
    void addChange(TrackRef track, Quantity quantity, double by);
    /// A value that its field cannot hold was rounded by as much.
    void addRounding(double degrees) { mViewAngleRounded = qMax(mViewAngleRounded, degrees); }
    void addCut() { ++mCuts; }
    void addLostCut(qsizetype keys) { mLostCutKeys += keys; }
    void addLostSteps(qsizetype keys) { mLostSteps += keys; }
    void add(const ShapeReport &other);
    const CurveFit &curves() const { return mCurves; }

    /// Fills in counts and notes; the names of tracks are those of the motion.
    void write(EditResult &result, const Motion &motion) const;

private:
    struct Worst
    {
        TrackRef track;
        double off = 0;
        double share = 0;
    };

    ShapeOptions mOptions;
    CurveFit mCurves;
    Quantity mWorstQuantity = Quantity::Position;
    Worst mWorst; ///< of the curves beyond the tolerance
    std::array<Worst, quantityCount> mChanges;
    double mViewAngleRounded = 0;
    qsizetype mCuts = 0;
    qsizetype mLostCutKeys = 0;
    qsizetype mLostSteps = 0;
};

/// How far rounded curves are off at worst, translated, as "0.4 % off (position 0.02, rotation 0.3°)": as a
/// share of the way and in the units of what is off. Empty where nobody could see it.
QString fitText(const CurveFit &fit);

} // namespace furitsuke
