// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor-core/timeline/curvekind.h"

#include <QCoreApplication>

#include <cstdlib>

namespace furitsuke {

namespace {

struct Words
{
    Q_DECLARE_TR_FUNCTIONS(furitsuke::CurveKind)
};

/// As values, so that a zero equals a negative zero.
bool equalValues(const Vec3f &a, const Vec3f &b)
{
    return a.x == b.x && a.y == b.y && a.z == b.z;
}

bool equalRotations(const Quatf &a, const Quatf &b)
{
    const auto same = [&](float sign) {
        return a.x == sign * b.x && a.y == sign * b.y && a.z == sign * b.z && a.w == sign * b.w;
    };
    return same(1) || same(-1);
}

template <class Curves, class Channel>
CurveKind commonKind(const Curves &curves, int channels)
{
    CurveKind common = CurveKind::Straight;
    if (curves.isLinear())
        return common;
    for (int c = 0; c < channels; ++c) {
        const CurveKind kind = curveKind(curves.curve(static_cast<Channel>(c)));
        if (kind == CurveKind::Straight || kind == common)
            continue;
        if (common != CurveKind::Straight)
            return CurveKind::Mixed;
        common = kind;
    }
    return common;
}

} // namespace

CurveKind curveKind(CurvePoints curve)
{
    const CurvePoints c = curve.clamped();
    // How far the inner points lie below and above the diagonal: the curve sets off and arrives the slower,
    // the farther they do.
    const int start = c.x1 - c.y1;
    const int end = c.y2 - c.x2;
    constexpr int nearlyAll = 200; // of 2 * 127
    if (start == 0 && end == 0)
        return CurveKind::Straight;
    if (std::abs(start) + std::abs(end) >= nearlyAll && (start > 0 || end > 0))
        return CurveKind::Steep;
    if (start > 0 && end > 0)
        return CurveKind::SlowBoth;
    if (start < 0 && end < 0)
        return CurveKind::SlowMiddle;
    return start > 0 || end < 0 ? CurveKind::SlowStart : CurveKind::SlowEnd;
}

CurveKind curveKind(const BoneCurves &curves)
{
    return commonKind<BoneCurves, BoneChannel>(curves, boneChannelCount);
}

CurveKind curveKind(const CameraCurves &curves)
{
    return commonKind<CameraCurves, CameraChannel>(curves, cameraChannelCount);
}

template <class Key>
bool holdsFromPrevious(const KeyColumns<Key> &keys, qsizetype row)
{
    if (row <= 0 || row >= keys.size())
        return false;
    const auto pair = [&](const auto &column, auto &&equal) { return equal(column[row - 1], column[row]); };
    const auto plain = [](const auto &a, const auto &b) { return a == b; };
    if constexpr (std::is_same_v<Key, BoneKey>) {
        return pair(keys.template column<&BoneKey::position>(), equalValues) &&
               pair(keys.template column<&BoneKey::rotation>(), equalRotations);
    } else if constexpr (std::is_same_v<Key, MorphKey>) {
        return pair(keys.template column<&MorphKey::weight>(), plain);
    } else if constexpr (std::is_same_v<Key, CameraKey>) {
        return pair(keys.template column<&CameraKey::distance>(), plain) &&
               pair(keys.template column<&CameraKey::target>(), equalValues) &&
               pair(keys.template column<&CameraKey::rotation>(), equalValues) &&
               pair(keys.template column<&CameraKey::viewAngle>(), plain) &&
               pair(keys.template column<&CameraKey::projection>(), plain);
    } else if constexpr (std::is_same_v<Key, LightKey>) {
        return pair(keys.template column<&LightKey::colour>(), equalValues) &&
               pair(keys.template column<&LightKey::direction>(), equalValues);
    } else if constexpr (std::is_same_v<Key, ShadowKey>) {
        return pair(keys.template column<&ShadowKey::mode>(), plain) &&
               pair(keys.template column<&ShadowKey::distance>(), plain);
    } else {
        return pair(keys.template column<&StateKey::visible>(), plain) &&
               pair(keys.template column<&StateKey::ik>(), plain);
    }
}

template bool holdsFromPrevious(const KeyColumns<BoneKey> &, qsizetype);
template bool holdsFromPrevious(const KeyColumns<MorphKey> &, qsizetype);
template bool holdsFromPrevious(const KeyColumns<CameraKey> &, qsizetype);
template bool holdsFromPrevious(const KeyColumns<LightKey> &, qsizetype);
template bool holdsFromPrevious(const KeyColumns<ShadowKey> &, qsizetype);
template bool holdsFromPrevious(const KeyColumns<StateKey> &, qsizetype);

QString curveKindText(CurveKind kind)
{
    switch (kind) {
    case CurveKind::Straight:
        return Words::tr("straight");
    case CurveKind::SlowStart:
        return Words::tr("starts slowly (ease in)");
    case CurveKind::SlowEnd:
        return Words::tr("ends slowly (ease out)");
    case CurveKind::SlowBoth:
        return Words::tr("slow at both ends (ease in and out)");
    case CurveKind::SlowMiddle:
        return Words::tr("slow in the middle");
    case CurveKind::Steep:
        return Words::tr("steep, nearly a jump");
    case CurveKind::Mixed:
        return Words::tr("differs between channels");
    case CurveKind::Step:
        return Words::tr("a step: holds until the key");
    }
    return {};
}

} // namespace furitsuke
