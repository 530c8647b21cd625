// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor-core/edits/keyvalues.h"
#include "editor-core/sampling/unwrappedangles.h"

#include <optional>

namespace furitsuke {

/// What a graph shows of a track, as one line.
struct GraphLine
{
    enum class Form : quint8 {
        Value, ///< the value, in the units of KeyValue; a bone's angles unwrapped
        Turn,  ///< of a bone: how far it has turned since the previous key, in degrees, 0 at each key
    };

    TrackRef track;
    KeyValue value = KeyValue::PositionX; ///< of the track's kind; Turn does not use it
    Form form = Form::Value;
    /// How fast that changes instead, per frame: the mean over the frame around a place (half a frame to both
    /// sides, as far as the way between two keys goes), so that it is finite for every curve.
    bool speed = false;

    friend bool operator==(const GraphLine &, const GraphLine &) = default;
};

/// Whether a graph can show a value: all but quaternions' components.
bool isGraphable(KeyValue value);

/// Whether a value keeps what it was until the next key.
bool isStep(KeyValue value);

/// What a line does from one key to the next.
struct GraphWay
{
    enum class Kind : quint8 {
        Hold,     ///< stays, and leaps at the end: steps, cuts, and after the last key
        Straight, ///< goes evenly
        Curve,    ///< goes along the curve
        Angle,    ///< one angle of a rotation that goes the short way along the curve
    };

    Kind kind = Kind::Hold;
    /// Row of the key before, -1 for MMD's own rest key at frame 0; of the key after, -1 after the last one.
    qsizetype previous = -1;
    qsizetype next = -1;
    double first = 0; ///< frames of both keys; infinity after the last one
    double last = 0;
    double from = 0; ///< values at both ends
    double to = 0;
    CurvePoints curve;
    bool hasCurve = false; ///< whether the key after has a curve for it

    // Of Angle:
    int component = 0;
    Quatd rotationFrom;
    Quatd rotationTo;
    Vec3d anglesFrom;

    bool isEmpty() const { return !(last > first); }
    double share(double frame) const { return (frame - first) / (last - first); }
    /// The value at a frame first .. last; that at the end is `to` even where it leaps.
    double valueAt(double frame) const;
    /// The speed at a frame, see GraphLine::speed.
    double speedAt(double frame) const;
};

/// Reads a line out of a motion, which has to outlive it, exactly as the sampler plays it. Cheap to make:
/// nothing is looked at before it is asked for, but for the angles and turns of a bone, which are remembered
/// elsewhere.
/// Of several keys at a frame the last counts; values that are no numbers count as stored zeros.
class GraphReader
{
public:
    /// The angles are needed for lines of a bone's angles and turns only.
    GraphReader(const Motion &motion, const GraphLine &line, UnwrappedAngles &angles);

    const GraphLine &line() const { return mLine; }
    /// Whether there is such a track, and it has such a value.
    bool isValid() const { return mFrames; }
    qsizetype rows() const { return mFrames->size(); }
    quint32 frame(qsizetype row) const { return mFrames->at(row); }
    const QList<quint32> &frames() const { return *mFrames; }
    /// First row whose frame is not before the given one; rows() where there is none.
    qsizetype lowerBound(qint64 frame) const;
    /// The row that counts among those at its frame: the last one.
    qsizetype playedRow(qsizetype row) const;
    /// The row that counts at the last frame with a key before a row's; -1 where there is none.
    qsizetype previousRow(qsizetype row) const;
    /// Whether neighbouring frames are a cut for this kind of key.
    bool cuts() const { return mCuts; }
    bool steps() const { return mSteps; }
    /// Whether a leap from the key before is one that edits respect, see isCut().
    bool isCutAt(qsizetype row) const;

    /// The number of a row that counts for the value (not for speed): the value, or the turn from the key
    /// before.
    double value(qsizetype row) const;
    /// By how much the value changes where the number of withNumbers() changes by 1.
    double unit() const;
    /// Of a line of a bone's angles: whether they may go beyond those at the ends on the way to a row; false
    /// for rows that do not count.
    bool isFarTurn(qsizetype row) const { return mSource == Source::Angles && mFarTurns[row]; }
    /// Where the row's key is drawn: at its value, or at the speed with which the way comes to it.
    double keyValue(qsizetype row) const;
    /// The value of MMD's own key at frame 0.
    double restValue() const { return mRest; }
    /// The way to a row's key; the row must be one that counts. Empty for a first key at frame 0.
    GraphWay wayTo(qsizetype row) const;
    /// The same as far as its ends go: with rows, frames and values, without curve and rotations, and of one
    /// kind or another that moves where it does.
    GraphWay endsTo(qsizetype row) const;
    /// The way that a frame is on: from the last key at or before it.
    GraphWay wayAt(double frame) const;
    /// What the line shows at a frame. A turn at a key's own frame is 0: it begins there.
    double at(double frame) const;

    /// Which of the curves of a key shapes the line: a BoneChannel or CameraChannel by the track's kind.
    std::optional<int> channel() const { return mChannel; }

    /// Calls function(number), where number(row) is cheap, and rises with value(row) throughout, or falls
    /// with it.
    template <class Function>
    decltype(auto) withNumbers(Function &&function) const;

private:
    enum class Source : quint8 { Floats, Angles, Turn, ViewAngle, Perspective, Physics, Mode, Visible };

    double number(qsizetype row) const;
    CurvePoints curveOf(qsizetype row) const;
    Quatd rotation(qsizetype row) const;

    const Motion &mMotion;
    GraphLine mLine;
    Source mSource = Source::Floats;
    bool mCuts = false;
    bool mSteps = false;
    std::optional<int> mChannel;
    double mRest = 0;
    const QList<quint32> *mFrames = nullptr;
    const float *mFloats = nullptr; ///< the number of row 0
    qsizetype mStride = 1;          ///< floats, or doubles of angles, from row to row
    // Shared with what remembers them:
    QList<Vec3d> mAngles;
    QList<quint8> mFarTurns;
    QList<double> mTurns;
    int mComponent = 0;
};

template <class Function>
decltype(auto) GraphReader::withNumbers(Function &&function) const
{
    if (mSource == Source::Floats) {
        return function([base = mFloats, stride = mStride](qsizetype row) {
            const float number = base[row * stride];
            // Not a number and infinity have no difference with themselves.
            return number - number == 0 ? number : 0.0f;
        });
    }
    if (mSource == Source::Angles) {
        return function([base = mAngles.constData(), component = mComponent](qsizetype row) {
            const Vec3d &angles = base[row];
            return component == 0 ? angles.x : component == 1 ? angles.y : angles.z;
        });
    }
    if (mSource == Source::Turn)
        return function([base = mTurns.constData()](qsizetype row) { return base[row]; });
    return function([this](qsizetype row) { return number(row); });
}

} // namespace furitsuke
