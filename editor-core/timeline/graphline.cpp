// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor-core/timeline/graphline.h"

#include "editor-core/edits/cuts.h"
#include "editor-core/edits/valuechange.h"
#include "editor-core/motion/bezier.h"

#include <QtMath>

#include <algorithm>
#include <cmath>
#include <limits>

namespace furitsuke {

namespace {

constexpr double endless = std::numeric_limits<double>::infinity();

double componentOf(const Vec3d &angles, int component)
{
    return component == 0 ? angles.x : component == 1 ? angles.y : angles.z;
}

double restOf(TrackKind kind, KeyValue value)
{
    switch (kind) {
    case TrackKind::Bone:
        return shownValue(BoneKey(), value);
    case TrackKind::Morph:
        return shownValue(MorphKey(), value);
    case TrackKind::Camera:
        return shownValue(CameraKey(), value);
    case TrackKind::Light:
        return shownValue(LightKey(), value);
    case TrackKind::Shadow:
        return shownValue(ShadowKey(), value);
    case TrackKind::State:
        break;
    }
    return shownValue(StateKey(), value);
}

} // namespace

bool isGraphable(KeyValue value)
{
    switch (value) {
    case KeyValue::QuaternionX:
    case KeyValue::QuaternionY:
    case KeyValue::QuaternionZ:
    case KeyValue::QuaternionW:
        return false;
    default:
        return true;
    }
}

bool isStep(KeyValue value)
{
    switch (value) {
    case KeyValue::Physics:
    case KeyValue::Perspective:
    case KeyValue::ShadowMode:
    case KeyValue::Visible:
        return true;
    default:
        return false;
    }
}

double GraphWay::valueAt(double frame) const
{
    if (frame >= last)
        return to;
    if (kind == Kind::Hold || !(frame > first))
        return from;
    if (kind == Kind::Straight)
        return std::lerp(from, to, share(frame));
    const double gone = evaluateCurve(curve, share(frame));
    if (kind == Kind::Curve)
        return std::lerp(from, to, gone);
    return componentOf(degreesAlong(rotationFrom, rotationTo, 0, gone, anglesFrom), component);
}

double GraphWay::speedAt(double frame) const
{
    if (kind == Kind::Hold || isEmpty())
        return 0;
    if (kind == Kind::Straight)
        return (to - from) / (last - first);
    const double at = qBound(first, frame, last);
    const double before = qMax(first, at - 0.5);
    const double after = qMin(last, at + 0.5);
    return (valueAt(after) - valueAt(before)) / (after - before);
}

GraphReader::GraphReader(const Motion &motion, const GraphLine &line, UnwrappedAngles &angles)
    : mMotion(motion)
    , mLine(line)
{
    static_assert(sizeof(Vec3f) == 3 * sizeof(float));
    const bool isTurn = line.form == GraphLine::Form::Turn;
    const TrackKind kind = isTurn ? TrackKind::Bone : valueKind(line.value);
    if (!motion.contains(line.track) || line.track.kind != kind || (!isTurn && !isGraphable(line.value)))
        return;
    mSteps = !isTurn && isStep(line.value);
    mRest = isTurn ? 0 : restOf(kind, line.value);
    const qint32 index = line.track.index;
    const auto ofVector = [this](const QList<Vec3f> &column, int component) {
        mStride = 3;
        if (!column.isEmpty())
            mFloats = &column.constData()->x + component;
    };
    switch (kind) {
    case TrackKind::Bone: {
        const auto &keys = keysOf<BoneKey>(motion, index);
        mFrames = &keys.frames();
        if (isTurn) {
            mSource = Source::Turn;
            mChannel = int(BoneChannel::Rotation);
            mTurns = angles.turnsOf(keys, index);
        } else if (line.value == KeyValue::Physics) {
            mSource = Source::Physics;
        } else if (line.value >= KeyValue::AngleX) {
            mSource = Source::Angles;
            mChannel = int(BoneChannel::Rotation);
            mComponent = int(line.value) - int(KeyValue::AngleX);
            mAngles = angles.of(keys, index);
            mFarTurns = angles.farTurnsOf(keys, index);
        } else {
            mChannel = int(line.value) - int(KeyValue::PositionX);
            ofVector(keys.column<&BoneKey::position>(), *mChannel);
        }
        break;
    }
    case TrackKind::Morph: {
        const auto &keys = keysOf<MorphKey>(motion, index);
        mFrames = &keys.frames();
        mFloats = keys.column<&MorphKey::weight>().constData();
        break;
    }
    case TrackKind::Camera: {
        const auto &keys = motion.camera;
        mFrames = &keys.frames();
        mCuts = true;
        if (line.value == KeyValue::ViewAngle) {
            mSource = Source::ViewAngle;
            mChannel = int(CameraChannel::ViewAngle);
        } else if (line.value == KeyValue::Perspective) {
            mSource = Source::Perspective;
        } else if (line.value == KeyValue::Distance) {
            mFloats = keys.column<&CameraKey::distance>().constData();
            mChannel = int(CameraChannel::Distance);
        } else if (line.value >= KeyValue::CameraAngleX) {
            ofVector(keys.column<&CameraKey::rotation>(), int(line.value) - int(KeyValue::CameraAngleX));
            mChannel = int(CameraChannel::Rotation);
        } else {
            mChannel = int(line.value) - int(KeyValue::TargetX);
            ofVector(keys.column<&CameraKey::target>(), *mChannel);
        }
        break;
    }
    case TrackKind::Light:
        mFrames = &motion.light.frames();
        mCuts = true;
        if (line.value >= KeyValue::DirectionX)
            ofVector(motion.light.column<&LightKey::direction>(),
                     int(line.value) - int(KeyValue::DirectionX));
        else
            ofVector(motion.light.column<&LightKey::colour>(), int(line.value) - int(KeyValue::Red));
        break;
    case TrackKind::Shadow:
        mFrames = &motion.shadow.frames();
        mCuts = true;
        if (line.value == KeyValue::ShadowMode)
            mSource = Source::Mode;
        else
            mFloats = motion.shadow.column<&ShadowKey::distance>().constData();
        break;
    case TrackKind::State:
        mFrames = &motion.states.frames();
        mSource = Source::Visible;
        break;
    }
}

qsizetype GraphReader::lowerBound(qint64 frame) const
{
    return std::lower_bound(mFrames->begin(), mFrames->end(), frame,
                            [](quint32 a, qint64 b) { return qint64(a) < b; }) -
           mFrames->begin();
}

qsizetype GraphReader::playedRow(qsizetype row) const
{
    const quint32 at = frame(row);
    while (row + 1 < rows() && frame(row + 1) == at)
        ++row;
    return row;
}

qsizetype GraphReader::previousRow(qsizetype row) const
{
    const quint32 at = frame(row);
    --row;
    while (row >= 0 && frame(row) == at)
        --row;
    return row;
}

bool GraphReader::isCutAt(qsizetype row) const
{
    switch (mLine.track.kind) {
    case TrackKind::Camera:
        return isCut(mMotion.camera, row);
    case TrackKind::Light:
        return isCut(mMotion.light, row);
    case TrackKind::Shadow:
        return isCut(mMotion.shadow, row);
    default:
        return false;
    }
}

double GraphReader::number(qsizetype row) const
{
    switch (mSource) {
    case Source::Floats: {
        const float stored = mFloats[row * mStride];
        return std::isfinite(stored) ? stored : 0;
    }
    case Source::Angles:
        return componentOf(mAngles[row], mComponent);
    case Source::Turn:
        return mTurns[row];
    case Source::ViewAngle:
        return mMotion.camera.column<&CameraKey::viewAngle>()[row];
    case Source::Perspective:
        return mMotion.camera.column<&CameraKey::projection>()[row] == 0 ? 1 : 0;
    case Source::Physics:
        return mMotion.bones[mLine.track.index].keys.column<&BoneKey::form>()[row].physicsOff() ? 0 : 1;
    case Source::Mode:
        return qMin<int>(mMotion.shadow.column<&ShadowKey::mode>()[row], 2);
    case Source::Visible:
        break;
    }
    return mMotion.states.column<&StateKey::visible>()[row] != 0 ? 1 : 0;
}

double GraphReader::value(qsizetype row) const
{
    const double number = this->number(row);
    return mSource == Source::Floats ? shownNumber(mLine.value, float(number)) : number;
}

double GraphReader::keyValue(qsizetype row) const
{
    if (!mLine.speed)
        return value(row);
    const GraphWay way = wayTo(row);
    return way.speedAt(way.last);
}

double GraphReader::unit() const
{
    return mSource == Source::Floats ? shownNumber(mLine.value, 1) - shownNumber(mLine.value, 0) : 1;
}

CurvePoints GraphReader::curveOf(qsizetype row) const
{
    if (mLine.track.kind == TrackKind::Bone) {
        const auto &keys = mMotion.bones[mLine.track.index].keys;
        return keys.column<&BoneKey::curves>()[row].curve(BoneChannel(*mChannel));
    }
    return mMotion.camera.column<&CameraKey::curves>()[row].curve(CameraChannel(*mChannel));
}

Quatd GraphReader::rotation(qsizetype row) const
{
    if (row < 0)
        return {};
    return usableRotation(mMotion.bones[mLine.track.index].keys.column<&BoneKey::rotation>()[row]);
}

GraphWay GraphReader::endsTo(qsizetype row) const
{
    GraphWay way;
    way.previous = previousRow(row);
    way.next = row;
    way.first = way.previous < 0 ? 0 : frame(way.previous);
    way.last = frame(row);
    way.to = value(row);
    if (way.isEmpty()) {
        way.from = way.to;
        return way;
    }
    way.from = mSource == Source::Turn ? 0 : way.previous < 0 ? mRest : value(way.previous);
    if (!mSteps && !(mCuts && way.last - way.first <= 1))
        way.kind = GraphWay::Kind::Straight;
    return way;
}

GraphWay GraphReader::wayTo(qsizetype row) const
{
    GraphWay way = endsTo(row);
    if (way.kind == GraphWay::Kind::Hold || !mChannel)
        return way;
    way.curve = curveOf(row).clamped();
    if (mSource == Source::Angles) {
        way.kind = GraphWay::Kind::Angle;
        way.component = mComponent;
        way.rotationFrom = rotation(way.previous);
        way.rotationTo = rotation(row);
        way.anglesFrom = way.previous < 0 ? Vec3d() : mAngles[way.previous];
        return way;
    }
    way.hasCurve = true;
    if (way.from != way.to && !way.curve.isLinear())
        way.kind = GraphWay::Kind::Curve;
    return way;
}

GraphWay GraphReader::wayAt(double frame) const
{
    const double at = frame > 0 ? qMin(frame, double(std::numeric_limits<quint32>::max())) : 0;
    const qsizetype next = lowerBound(qint64(at) + 1);
    if (next < rows())
        return wayTo(playedRow(next));
    GraphWay way;
    way.previous = next - 1;
    way.first = way.previous < 0 ? 0 : this->frame(way.previous);
    way.last = endless;
    way.from = mSource == Source::Turn ? 0 : way.previous < 0 ? mRest : value(way.previous);
    way.to = way.from;
    return way;
}

double GraphReader::at(double frame) const
{
    const double from = frame > 0 ? frame : 0;
    const GraphWay way = wayAt(from);
    return mLine.speed ? way.speedAt(from) : way.valueAt(from);
}

} // namespace furitsuke
