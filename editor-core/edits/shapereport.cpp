// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor-core/edits/shapereport.h"

#include "editor-core/edits/tracklabel.h"

#include <QCoreApplication>

namespace furitsuke {

namespace {

struct Words
{
    Q_DECLARE_TR_FUNCTIONS(furitsuke::ShapeReport)
};

/// What is smaller than this share of a value's way is the float's rounding, not the grid's.
constexpr double exact = 1e-6;

/// Less than this is not worth a word: a tenth of the last digit that MMD shows of each quantity, or less.
constexpr std::array<double, quantityCount> seen = {1e-3, 1e-2, 1e-4, 1e-3, 1e-2, 1e-4, 1e-3, 1e-6};

QString number(double value)
{
    return value < 1000 ? QString::number(value, 'g', 3) : QString::number(value, 'f', 0);
}

/// A change of a quantity as people know it: in MMD's own units.
QString amountText(Quantity quantity, double amount)
{
    switch (quantity) {
    case Quantity::Position:
        return Words::tr("position by %1").arg(number(amount));
    case Quantity::Rotation:
        return Words::tr("rotation by %1°").arg(number(amount));
    case Quantity::Weight:
        return Words::tr("weight by %1").arg(number(amount));
    case Quantity::Distance:
        return Words::tr("distance by %1").arg(number(amount));
    case Quantity::ViewAngle:
        return Words::tr("view angle by %1°").arg(number(amount));
    case Quantity::Colour:
        return Words::tr("colour by %1 of 256").arg(number(amount * 256));
    case Quantity::Direction:
        return Words::tr("direction by %1").arg(number(amount));
    case Quantity::ShadowDistance:
        break;
    }
    return Words::tr("shadow distance by %1").arg(number(amount * 100000));
}

/// How far a value that has a curve is off.
QString offText(Quantity quantity, double off)
{
    switch (quantity) {
    case Quantity::Rotation:
        return Words::tr("rotation %1°").arg(number(off));
    case Quantity::Distance:
        return Words::tr("distance %1").arg(number(off));
    case Quantity::ViewAngle:
        return Words::tr("view angle %1°").arg(number(off));
    default:
        return Words::tr("position %1").arg(number(off));
    }
}

} // namespace

QString fitText(const CurveFit &fit)
{
    QStringList parts;
    for (int q = 0; q < quantityCount; ++q) {
        if (fit.off[std::size_t(q)] > 0)
            parts.append(offText(Quantity(q), fit.off[std::size_t(q)]));
    }
    if (parts.isEmpty())
        return {};
    const double percent = 100 * fit.worst;
    return Words::tr("%1 % off (%2)")
        .arg(QString::number(percent, 'f', percent < 10 ? 1 : 0), parts.join(QStringLiteral(", ")));
}

void ShapeReport::addCurve(TrackRef track, Quantity quantity, double off, double range)
{
    if (!(off > exact * range))
        return;
    ++mCurves.fitted;
    if (off < seen[std::size_t(quantity)])
        return;
    const double share = off / range;
    mCurves.worst = qMax(mCurves.worst, share);
    double &worstOfIts = mCurves.off[std::size_t(quantity)];
    worstOfIts = qMax(worstOfIts, off);
    if (share <= mOptions.tolerance)
        return;
    ++mCurves.beyond;
    if (share > mWorst.share) {
        mWorst = {track, off, share};
        mWorstQuantity = quantity;
    }
}

void ShapeReport::addChange(TrackRef track, Quantity quantity, double by)
{
    Worst &worst = mChanges[std::size_t(quantity)];
    if (by > worst.off && by >= seen[std::size_t(quantity)])
        worst = {track, by, 0};
}

void ShapeReport::add(const ShapeReport &other)
{
    mCurves.unite(other.mCurves);
    if (other.mWorst.share > mWorst.share) {
        mWorst = other.mWorst;
        mWorstQuantity = other.mWorstQuantity;
    }
    for (int i = 0; i < quantityCount; ++i) {
        const Worst &change = other.mChanges[std::size_t(i)];
        addChange(change.track, Quantity(i), change.off);
    }
    addRounding(other.mViewAngleRounded);
    mCuts += other.mCuts;
    mLostCutKeys += other.mLostCutKeys;
    mLostSteps += other.mLostSteps;
}

void ShapeReport::write(EditResult &result, const Motion &motion) const
{
    result.curves = mCurves;
    const auto label = [&](TrackRef track) { return trackLabel(motion, track, mOptions.encoding); };
    if (mCurves.beyond > 0) {
        result.warn(Words::tr("%n curve(s) cannot keep the shape; at worst %1 changes its %2.", nullptr,
                              int(mCurves.beyond))
                        .arg(label(mWorst.track), amountText(mWorstQuantity, mWorst.off)));
    }
    for (int i = 0; i < quantityCount; ++i) {
        const Worst &change = mChanges[std::size_t(i)];
        if (change.off > 0) {
            result.warn(Words::tr("%1 changes its %2 at most, which no curve can keep.")
                            .arg(label(change.track), amountText(Quantity(i), change.off)));
        }
    }
    if (mViewAngleRounded > exact) {
        result.notes.append(Words::tr("The camera's view angle is a whole number of degrees: rounded by %1°.")
                                .arg(number(mViewAngleRounded)));
    }
    if (mCuts > 0) {
        result.notes.append(
            Words::tr("Keys on neighbouring frames are a cut: nothing moves between them any more."));
    }
    if (mLostCutKeys > 0) {
        result.warn(Words::tr("%n deleted camera key(s) belonged to a cut; the curve after them is left "
                              "as it was.",
                              nullptr, int(mLostCutKeys)));
    }
    if (mLostSteps > 0) {
        result.warn(Words::tr("%n deleted key(s) switched something that now stays as it was before.",
                              nullptr, int(mLostSteps)));
    }
}

} // namespace furitsuke
