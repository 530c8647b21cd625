// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QtGlobal>

#include <array>

namespace furitsuke {

/// The largest coordinate of a control point; the curve's square is 0..127 in both directions.
inline constexpr quint8 curveMax = 127;

/// One interpolation curve: a cubic Bezier from (0,0) to (127,127) with these two inner control points.
/// A curve belongs to the LATER key of a pair: it shapes the way from the previous key to its own key.
struct CurvePoints
{
    quint8 x1 = 20;
    quint8 y1 = 20;
    quint8 x2 = 107;
    quint8 y2 = 107;

    /// Both control points lie on the diagonal: the curve is exactly a straight line.
    constexpr bool isLinear() const { return x1 == y1 && x2 == y2; }

    /// The same curve with every coordinate in 0..127; files may hold more.
    constexpr CurvePoints clamped() const
    {
        return {qMin(x1, curveMax), qMin(y1, curveMax), qMin(x2, curveMax), qMin(y2, curveMax)};
    }

    friend constexpr bool operator==(const CurvePoints &, const CurvePoints &) = default;
};

enum class BoneChannel : quint8 { X, Y, Z, Rotation };
inline constexpr int boneChannelCount = 4;

enum class CameraChannel : quint8 { X, Y, Z, Rotation, Distance, ViewAngle };
inline constexpr int cameraChannelCount = 6;

/// The four curves of a bone key, in the order of MMD's key structure:
/// x1 of X, Y, Z, rotation, then their y1, x2 and y2.
struct BoneCurves
{
    std::array<quint8, 16> bytes = {20, 20, 20, 20, 20, 20, 20, 20, 107, 107, 107, 107, 107, 107, 107, 107};

    constexpr CurvePoints curve(BoneChannel channel) const
    {
        const auto c = static_cast<std::size_t>(channel);
        return {bytes[c], bytes[c + 4], bytes[c + 8], bytes[c + 12]};
    }
    constexpr void setCurve(BoneChannel channel, CurvePoints p)
    {
        const auto c = static_cast<std::size_t>(channel);
        bytes[c] = p.x1;
        bytes[c + 4] = p.y1;
        bytes[c + 8] = p.x2;
        bytes[c + 12] = p.y2;
    }
    /// All four channels are straight lines.
    constexpr bool isLinear() const
    {
        for (std::size_t c = 0; c < 4; ++c) {
            if (bytes[c] != bytes[c + 4] || bytes[c + 8] != bytes[c + 12])
                return false;
        }
        return true;
    }

    friend constexpr bool operator==(const BoneCurves &, const BoneCurves &) = default;
};

/// The six curves of a camera key as the file stores them: per channel x1, x2, y1, y2
/// (not the order of bone curves).
struct CameraCurves
{
    std::array<quint8, 24> bytes = {20, 107, 20, 107, 20, 107, 20, 107, 20, 107, 20, 107,
                                    20, 107, 20, 107, 20, 107, 20, 107, 20, 107, 20, 107};

    constexpr CurvePoints curve(CameraChannel channel) const
    {
        const std::size_t c = 4 * static_cast<std::size_t>(channel);
        return {bytes[c], bytes[c + 2], bytes[c + 1], bytes[c + 3]};
    }
    constexpr void setCurve(CameraChannel channel, CurvePoints p)
    {
        const std::size_t c = 4 * static_cast<std::size_t>(channel);
        bytes[c] = p.x1;
        bytes[c + 1] = p.x2;
        bytes[c + 2] = p.y1;
        bytes[c + 3] = p.y2;
    }
    constexpr bool isLinear() const
    {
        for (std::size_t c = 0; c < 24; c += 4) {
            if (bytes[c] != bytes[c + 2] || bytes[c + 1] != bytes[c + 3])
                return false;
        }
        return true;
    }

    friend constexpr bool operator==(const CameraCurves &, const CameraCurves &) = default;
};

/// The bytes with every coordinate limited to 0..127: what may be written for a key that was edited.
template <class Curves>
constexpr Curves clampedCurves(Curves curves)
{
    for (quint8 &byte : curves.bytes)
        byte = qMin(byte, curveMax);
    return curves;
}

} // namespace furitsuke
