// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/demo/demomotions.h"
#include "app/demo/eases.h"
#include "app/demo/motionbuilder.h"
#include "editor-core/sampling/eulerangles.h"

namespace furitsuke::demo {

namespace {

/// A camera as MMD's panel shows it: distance before the target, degrees (X positive looks down), view angle.
struct Shot
{
    quint32 frame;
    double distance;
    Vec3d target;
    Vec3d degrees;
    quint32 viewAngle;
    CurvePoints move; ///< of the target
    CurvePoints turn;
    CurvePoints dolly; ///< of the distance
    CurvePoints zoom;  ///< of the view angle
};

using namespace ease;

// Keys on neighbouring frames are cuts.
constexpr Shot shots[] = {
    {0, 52, {0, 11, 0}, {6, -16, 0}, 30, linear, linear, linear, linear},
    {56, 44, {0, 10.4, 0}, {4, -4, 0}, 30, soft, gentle, settle, linear},
    {90, 43, {-0.4, 10.4, 0}, {3, 8, 0}, 28, gentle, soft, soft, soft},
    {119, 42, {0.2, 10.6, 0}, {3, 12, 1}, 28, gentle, settle, gentle, linear},
    {120, 22, {-0.6, 14.6, 0}, {-2, -24, -2}, 32, linear, linear, linear, linear},
    {150, 21, {-2.4, 14.2, 0}, {1, -6, 0}, 32, soft, soft, linear, linear},
    {166, 30, {-2.6, 10.4, -0.8}, {-4, 10, 2}, 38, rest, rest, snap, snap},
    {179, 30, {-2.4, 10.2, -0.4}, {-4, 12, 2}, 38, gentle, gentle, linear, linear},
    {180, 27, {-2.5, 15.6, 0}, {2, 26, 4}, 26, linear, linear, linear, linear},
    {206, 24, {-2.6, 16.4, 0}, {4, 10, 1}, 26, soft, soft, gentle, linear},
    {222, 25, {-2.4, 16, 0}, {4, 6, 0}, 27, gentle, gentle, gentle, start},
    {238, 38, {-1.8, 10.4, 0}, {12, -6, 0}, 30, strong, strong, strong, soft},
    {281, 42, {0, 10.2, 0}, {8, -34, -2}, 30, soft, gentle, soft, linear},
    {299, 36, {0, 9.4, 0}, {-4, -20, 0}, 34, settle, soft, soft, soft},
    {312, 36, {0, 13.2, 0}, {-14, -10, 0}, 38, rise, settle, gentle, snap},
    {322, 34, {0, 9.8, 0}, {-6, -4, 0}, 36, fall, gentle, gentle, soft},
    {342, 30, {0, 11.4, 0}, {0, 0, 0}, 32, soft, soft, soft, soft},
    {358, 15, {0.1, 16.2, -1}, {2, 0, 0}, 24, late, gentle, late, late},
    {359, 15, {0.1, 16.2, -1}, {2, 0, 0}, 24, linear, linear, linear, linear},
    {360, 27, {-0.2, 12.4, -2}, {20, 22, 0}, 34, linear, linear, linear, linear},
    {386, 29, {0, 12.2, -2.2}, {16, -8, 0}, 34, soft, soft, linear, linear},
    {418, 33, {0, 11.2, -0.4}, {8, -22, 2}, 30, gentle, soft, soft, gentle},
    {419, 33, {0, 11.2, -0.4}, {8, -22, 2}, 30, linear, linear, linear, linear},
    {420, 44, {0, 10.4, 0}, {-3, 18, 0}, 30, linear, linear, linear, linear},
    {444, 40, {0.1, 11.4, 0}, {0, 6, -1}, 28, start, gentle, start, linear},
    {458, 24, {0.2, 15.4, 0}, {2, -6, -3}, 27, rest, settle, rest, settle},
    {480, 22, {0.2, 15.7, 0}, {2, -8, -3}, 26, gentle, gentle, linear, linear},
};

CameraKey keyOf(const Shot &shot)
{
    CameraKey key;
    key.frame = shot.frame;
    key.distance = static_cast<float>(-shot.distance);
    key.target = stored(shot.target);
    key.rotation = stored(cameraRadians(shot.degrees));
    key.viewAngle = shot.viewAngle;
    for (const CameraChannel axis : {CameraChannel::X, CameraChannel::Y, CameraChannel::Z})
        key.curves.setCurve(axis, shot.move);
    key.curves.setCurve(CameraChannel::Rotation, shot.turn);
    key.curves.setCurve(CameraChannel::Distance, shot.dolly);
    key.curves.setCurve(CameraChannel::ViewAngle, shot.zoom);
    return key;
}

LightKey lightAt(quint32 frame, int red, int green, int blue, const Vec3d &direction)
{
    // MMD's colour numbers are 256ths.
    LightKey key;
    key.frame = frame;
    key.colour = {static_cast<float>(red) / 256, static_cast<float>(green) / 256,
                  static_cast<float>(blue) / 256};
    key.direction = stored(direction);
    return key;
}

} // namespace

Motion demoCamera()
{
    MotionBuilder motion;
    for (const Shot &shot : shots)
        motion.addCamera(keyOf(shot));
    motion.addLight(lightAt(0, 154, 154, 154, {-0.5, -1, 0.5}));
    motion.addLight(lightAt(178, 154, 154, 154, {-0.5, -1, 0.5}));
    motion.addLight(lightAt(186, 178, 150, 136, {-0.9, -0.7, 0.4}));
    motion.addLight(lightAt(296, 168, 154, 146, {0.3, -1, 0.6}));
    motion.addLight(lightAt(308, 196, 192, 200, {0.5, -1, 0.5}));
    motion.addLight(lightAt(360, 154, 154, 154, {-0.5, -1, 0.5}));
    ShadowKey shadow;
    motion.addShadow(shadow);
    return motion.finish();
}

} // namespace furitsuke::demo
