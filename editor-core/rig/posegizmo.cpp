// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor-core/rig/posegizmo.h"

#include <algorithm>
#include <cmath>
#include <numbers>

namespace furitsuke {

namespace {

constexpr double pi = std::numbers::pi;
constexpr int ringParts = 64;
constexpr double viewRing = 1.22;   ///< how much larger the ring about the line of sight is
constexpr double middleReach = 0.2; ///< of the square that moves across the line of sight
constexpr double nearPixels = 8;
constexpr double fineShare = 0.1;
constexpr double turnStep = 5 * pi / 180;
constexpr double moveStep = 0.5;
/// A ring that is seen more from its edge than this is turned along what is seen of it, not around it.
constexpr float flatRing = 0.3f;

/// Two directions across another one, all of length 1: about, first, second turn as X, Y, Z.
std::pair<QVector3D, QVector3D> acrossOf(const QVector3D &about)
{
    const QVector3D other = std::abs(about.x()) < 0.8f ? QVector3D(1, 0, 0) : QVector3D(0, 1, 0);
    const QVector3D first = QVector3D::crossProduct(about, other).normalized();
    return {first, QVector3D::crossProduct(about, first)};
}

double distanceTo(const QList<QPointF> &line, QPointF point)
{
    double nearest = 1e9;
    for (qsizetype i = 1; i < line.size(); ++i) {
        const QPointF along = line[i] - line[i - 1];
        const QPointF to = point - line[i - 1];
        const double square = QPointF::dotProduct(along, along);
        const double share = square > 0 ? std::clamp(QPointF::dotProduct(to, along) / square, 0.0, 1.0) : 0;
        const QPointF off = to - share * along;
        nearest = std::min(nearest, std::hypot(off.x(), off.y()));
    }
    return nearest;
}

/// The reach in MMD units where the gizmo is.
float reachOf(const PoseGizmo &gizmo, const ViewTransform &view)
{
    return float(gizmoReach) / view.pixelsPerUnit(view.depthOf(gizmo.place));
}

QVector3D towardsEye(const QVector3D &place, const ViewTransform &view)
{
    return view.perspective ? (view.eye - place).normalized() : -view.forward;
}

void addRing(const PoseGizmo &gizmo, const ViewTransform &view, int axis, float reach,
             QList<GizmoLine> &lines)
{
    const auto [first, second] = acrossOf(gizmo.axes[size_t(axis)]);
    const QVector3D eye = towardsEye(gizmo.place, view);
    GizmoLine line;
    line.handle = GizmoHandle(axis + 1);
    const auto finish = [&] {
        if (line.points.size() > 1)
            lines.append(line);
        line.points.clear();
    };
    for (int i = 0; i <= ringParts; ++i) {
        const double angle = 2 * pi * i / ringParts;
        const QVector3D arm = float(std::cos(angle)) * first + float(std::sin(angle)) * second;
        const std::optional<QPointF> pixel = view.pixelOf(gizmo.place + reach * arm);
        // A little beyond the middle, so that a ring seen from above is whole.
        const bool away = QVector3D::dotProduct(arm, eye) < -0.02f;
        if (pixel)
            line.points.append(*pixel);
        if (!pixel || away != line.away)
            finish();
        line.away = away;
        if (pixel && line.points.isEmpty())
            line.points.append(*pixel);
    }
    finish();
}

void addAcross(const PoseGizmo &gizmo, const ViewTransform &view, QList<GizmoLine> &lines)
{
    const std::optional<QPointF> middle = view.pixelOf(gizmo.place);
    if (!middle)
        return;
    GizmoLine line;
    line.handle = GizmoHandle::View;
    if (gizmo.kind == GizmoKind::Turn) {
        for (int i = 0; i <= ringParts; ++i) {
            const double angle = 2 * pi * i / ringParts;
            line.points.append(*middle + gizmoReach * viewRing * QPointF(std::cos(angle), std::sin(angle)));
        }
    } else {
        const double r = gizmoReach * middleReach;
        for (const QPointF corner :
             {QPointF(-r, -r), QPointF(r, -r), QPointF(r, r), QPointF(-r, r), QPointF(-r, -r)})
            line.points.append(*middle + corner);
    }
    lines.append(line);
}

} // namespace

QList<GizmoLine> gizmoLines(const PoseGizmo &gizmo, const ViewTransform &view)
{
    QList<GizmoLine> lines;
    if (!view.pixelOf(gizmo.place))
        return lines;
    const float reach = reachOf(gizmo, view);
    for (int axis = 0; axis < 3; ++axis) {
        if (!gizmo.has[size_t(axis)])
            continue;
        if (gizmo.kind == GizmoKind::Turn) {
            addRing(gizmo, view, axis, reach, lines);
            continue;
        }
        const QVector3D way = reach * gizmo.axes[size_t(axis)];
        const std::optional<QPointF> from = view.pixelOf(gizmo.place + float(middleReach) * way);
        const std::optional<QPointF> to = view.pixelOf(gizmo.place + way);
        if (from && to)
            lines.append({GizmoHandle(axis + 1), {*from, *to}, false});
    }
    if (gizmo.hasView)
        addAcross(gizmo, view, lines);
    std::stable_sort(lines.begin(), lines.end(),
                     [](const GizmoLine &a, const GizmoLine &b) { return a.away && !b.away; });
    return lines;
}

GizmoHandle gizmoHandleAt(const PoseGizmo &gizmo, const ViewTransform &view, QPointF pixel)
{
    GizmoHandle found = GizmoHandle::None;
    double nearest = nearPixels;
    const std::optional<QPointF> middle = view.pixelOf(gizmo.place);
    if (middle && gizmo.kind == GizmoKind::Move && gizmo.hasView) {
        // All of the square is held by, not its line alone.
        const QPointF off = pixel - *middle;
        if (std::max(std::abs(off.x()), std::abs(off.y())) <= gizmoReach * middleReach)
            return GizmoHandle::View;
    }
    for (const GizmoLine &line : gizmoLines(gizmo, view)) {
        // What is behind is held only where nothing is before it.
        const double off = distanceTo(line.points, pixel) + (line.away ? 3 : 0);
        if (off < nearest) {
            nearest = off;
            found = line.handle;
        }
    }
    return found;
}

GizmoDrag::GizmoDrag(const PoseGizmo &gizmo, GizmoHandle handle, const ViewTransform &view, QPointF pressed)
    : mGizmo(gizmo)
    , mHandle(handle)
    , mView(view)
    , mPressed(pressed)
    , mLast(pressed)
    , mDepth(view.depthOf(gizmo.place))
{
    mAxis = handle == GizmoHandle::View   ? -towardsEye(gizmo.place, view)
            : handle == GizmoHandle::None ? QVector3D()
                                          : gizmo.axes[size_t(handle) - 1];
}

std::optional<QVector3D> GizmoDrag::onPlane(QPointF pixel) const
{
    const QVector3D through = mView.pointAt(pixel, mDepth);
    const QVector3D way = mView.perspective ? (through - mView.eye).normalized() : mView.forward;
    const float slope = QVector3D::dotProduct(way, mAxis);
    if (std::abs(slope) < 1e-4f)
        return std::nullopt;
    return through + QVector3D::dotProduct(mGizmo.place - through, mAxis) / slope * way - mGizmo.place;
}

double GizmoDrag::turnOf(QPointF from, QPointF to) const
{
    const QVector3D eye = towardsEye(mGizmo.place, mView);
    if (std::abs(QVector3D::dotProduct(mAxis, eye)) >= flatRing) {
        const std::optional<QVector3D> a = onPlane(from);
        const std::optional<QVector3D> b = onPlane(to);
        if (a && b) {
            return std::atan2(double(QVector3D::dotProduct(mAxis, QVector3D::crossProduct(*a, *b))),
                              double(QVector3D::dotProduct(*a, *b)));
        }
    }
    // Along the ring as it is seen, where its near side was taken.
    const QVector3D along = QVector3D::crossProduct(mAxis, eye);
    const QVector3D middle = mGizmo.place;
    const std::optional<QPointF> here = mView.pixelOf(middle);
    const std::optional<QPointF> there = mView.pixelOf(middle + along);
    if (!here || !there)
        return 0;
    const QPointF way = *there - *here;
    const double length = std::hypot(way.x(), way.y());
    if (length < 1e-6)
        return 0;
    return QPointF::dotProduct(to - from, way) / length / gizmoReach;
}

void GizmoDrag::moveTo(QPointF pixel, bool fine, bool snapped)
{
    const double share = fine ? fineShare : 1;
    if (mGizmo.kind == GizmoKind::Turn) {
        mRawAngle += share * turnOf(mLast, pixel);
        mLast = pixel;
        mAngle = snapped ? std::round(mRawAngle / turnStep) * turnStep : mRawAngle;
        return;
    }
    mRawWay += share * (pixel - mLast);
    mLast = pixel;
    if (mHandle == GizmoHandle::View) {
        mShift = mView.pointAt(mPressed + mRawWay, mDepth) - mView.pointAt(mPressed, mDepth);
        return;
    }
    const std::optional<QPointF> here = mView.pixelOf(mGizmo.place);
    const float step = reachOf(mGizmo, mView) * 0.1f;
    const std::optional<QPointF> there = mView.pixelOf(mGizmo.place + step * mAxis);
    if (!here || !there)
        return;
    const QPointF way = (*there - *here) / double(step);
    const double square = QPointF::dotProduct(way, way);
    // Along the line of sight a pixel would be far.
    const double least = mView.pixelsPerUnit(mDepth) * 0.05;
    if (square < least * least)
        return;
    double units = QPointF::dotProduct(mRawWay, way) / square;
    if (snapped)
        units = std::round(units / moveStep) * moveStep;
    mShift = float(units) * mAxis;
}

} // namespace furitsuke
