// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/preview/previewoverlay.h"

#include "editor-core/rig/boneshape.h"

#include <QFontMetricsF>
#include <QPainter>
#include <QPainterPath>

#include <algorithm>
#include <array>
#include <cmath>

namespace furitsuke {

namespace {

/// Where a point is seen, as far as it can be drawn.
std::optional<QPointF> drawable(const ViewTransform &view, const QVector3D &point)
{
    const std::optional<QPointF> pixel = view.pixelOf(point);
    constexpr double most = 20'000;
    if (!pixel || !(std::abs(pixel->x()) < most && std::abs(pixel->y()) < most))
        return std::nullopt;
    return pixel;
}

/// Where something of the first actor is.
QVector3D shifted(const PreviewActor &actor, qint32 bone)
{
    return toVector(actor.pose->bones[size_t(bone)].position) + actor.offset;
}

void paintPath(QPainter &painter, const PreviewPath &path, const ViewTransform &view,
               const PreviewColours &colours)
{
    QPainterPath line;
    bool pen = false;
    for (const QVector3D &point : path.points) {
        const std::optional<QPointF> pixel = drawable(view, point);
        if (pixel && pen)
            line.lineTo(*pixel);
        else if (pixel)
            line.moveTo(*pixel);
        pen = pixel.has_value();
    }
    painter.setBrush(Qt::NoBrush);
    QColor halo = colours.background;
    halo.setAlpha(170);
    painter.setPen(QPen(halo, 3.5, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
    painter.drawPath(line);
    painter.setPen(QPen(colours.path, 1.6, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
    painter.drawPath(line);
    for (const PreviewPath::Key &key : path.keys) {
        const std::optional<QPointF> pixel = drawable(view, key.point);
        if (!pixel)
            continue;
        painter.setPen(QPen(colours.background, 1));
        painter.setBrush(key.chosen ? colours.chosenBone : colours.pathKey);
        const double radius = key.chosen ? 4.5 : 3.5;
        painter.drawEllipse(*pixel, radius, radius);
    }
    if (const std::optional<QPointF> now = path.now ? drawable(view, *path.now) : std::nullopt) {
        painter.setBrush(Qt::NoBrush);
        painter.setPen(QPen(colours.path, 2));
        painter.drawEllipse(*now, 6.5, 6.5);
    }
}

void paintIk(QPainter &painter, const PreviewScene &scene, const ModelIk &ik, bool on,
             const ViewTransform &view)
{
    const PreviewActor &actor = scene.actors.first();
    const QColor colour = on ? scene.colours.ikBone : scene.colours.ikOff;
    QPolygonF chain;
    const std::optional<QPointF> target = drawable(view, shifted(actor, ik.target));
    const std::optional<QPointF> goal = drawable(view, shifted(actor, ik.bone));
    if (target)
        chain.append(*target);
    for (const IkLink &link : ik.links) {
        if (const std::optional<QPointF> pixel = drawable(view, shifted(actor, link.bone)))
            chain.append(*pixel);
    }
    painter.setBrush(Qt::NoBrush);
    painter.setPen(QPen(colour, 2, on ? Qt::SolidLine : Qt::DotLine, Qt::RoundCap, Qt::RoundJoin));
    painter.drawPolyline(chain);
    if (!goal)
        return;
    if (target) {
        painter.setPen(QPen(colour, 1.2, Qt::DashLine));
        painter.drawLine(*target, *goal);
    }
    painter.setPen(QPen(colour, 1.6));
    painter.drawEllipse(*goal, 6, 6);
    painter.drawLine(*goal - QPointF(9, 0), *goal - QPointF(3, 0));
    painter.drawLine(*goal + QPointF(3, 0), *goal + QPointF(9, 0));
    painter.drawLine(*goal - QPointF(0, 9), *goal - QPointF(0, 3));
    painter.drawLine(*goal + QPointF(0, 3), *goal + QPointF(0, 9));
}

/// A text at the right of and above a point.
void paintLabel(QPainter &painter, const PreviewScene &scene, QPointF pixel, const QString &text,
                const ViewTransform &view)
{
    const QFontMetricsF metrics(painter.font());
    QRectF box(0, 0, metrics.horizontalAdvance(text) + 12, metrics.height() + 4);
    box.moveTopLeft(pixel + QPointF(12, -box.height() - 6));
    // Never outside the view.
    box.moveLeft(std::clamp(box.left(), 2.0, std::max(2.0, view.size.width() - box.width() - 2)));
    box.moveTop(std::clamp(box.top(), 2.0, std::max(2.0, view.size.height() - box.height() - 2)));
    painter.setPen(Qt::NoPen);
    painter.setBrush(scene.colours.label);
    painter.drawRoundedRect(box, 4, 4);
    painter.setPen(scene.colours.text);
    painter.drawText(box, Qt::AlignCenter, text);
}

void paintName(QPainter &painter, const PreviewScene &scene, const ViewTransform &view)
{
    const PreviewActor &actor = scene.actors.first();
    if (const std::optional<QPointF> pixel = drawable(view, shifted(actor, scene.hoveredBone)))
        paintLabel(painter, scene, *pixel, actor.model->bones.at(scene.hoveredBone).name, view);
}

/// Which way the axes go, in the corner; those that point away are fainter.
void paintCompass(QPainter &painter, const PreviewColours &colours, const ViewTransform &view)
{
    constexpr double length = 22;
    constexpr double room = 34;
    if (view.size.width() < 4 * room || view.size.height() < 4 * room)
        return;
    const QPointF middle(room, view.size.height() - room);
    struct Axis
    {
        QString name;
        QVector3D way; ///< in view space
        QColor colour;
    };
    std::array<Axis, 3> axes = {{{QStringLiteral("X"), view.view.mapVector({1, 0, 0}), colours.axisX},
                                 {QStringLiteral("Y"), view.view.mapVector({0, 1, 0}), colours.axisY},
                                 {QStringLiteral("Z"), view.view.mapVector({0, 0, 1}), colours.axisZ}}};
    std::sort(axes.begin(), axes.end(), [](const Axis &a, const Axis &b) { return a.way.z() > b.way.z(); });
    painter.save();
    QFont font = painter.font();
    font.setPixelSize(11);
    font.setBold(true);
    painter.setFont(font);
    for (const Axis &axis : axes) {
        QColor colour = axis.colour;
        colour.setAlpha(axis.way.z() > 0.2f ? 130 : 255);
        const QPointF way(double(axis.way.x()), -double(axis.way.y()));
        painter.setPen(QPen(colour, 2, Qt::SolidLine, Qt::RoundCap));
        painter.drawLine(middle, middle + way * length);
        const QPointF at = middle + way * (length + 7);
        painter.drawText(QRectF(at - QPointF(8, 8), QSizeF(16, 16)), Qt::AlignCenter, axis.name);
    }
    painter.restore();
}

QColor handleColour(const PreviewScene &scene, GizmoHandle handle)
{
    if (handle == scene.gizmoHandle)
        return scene.colours.hoveredBone;
    switch (handle) {
    case GizmoHandle::X:
        return scene.colours.axisX;
    case GizmoHandle::Y:
        return scene.colours.axisY;
    case GizmoHandle::Z:
        return scene.colours.axisZ;
    default:
        return scene.colours.dimText;
    }
}

void paintArrowHead(QPainter &painter, const QPointF &from, const QPointF &to)
{
    const QPointF way = to - from;
    const double length = std::hypot(way.x(), way.y());
    if (length < 4)
        return;
    const QPointF along = way / length;
    const QPointF across(-along.y(), along.x());
    painter.setBrush(painter.pen().color());
    painter.drawPolygon(QPolygonF{to + along * 4, to - along * 8 + across * 5, to - along * 8 - across * 5});
    painter.setBrush(Qt::NoBrush);
}

void paintGizmo(QPainter &painter, const PreviewScene &scene, const ViewTransform &view)
{
    const bool isHeld = !scene.gizmoText.isEmpty();
    QColor halo = scene.colours.background;
    halo.setAlpha(150);
    painter.setBrush(Qt::NoBrush);
    for (const GizmoLine &line : gizmoLines(*scene.gizmo, view)) {
        // While one is held the others are in the way.
        if (isHeld && line.handle != scene.gizmoHandle)
            continue;
        QColor colour = handleColour(scene, line.handle);
        if (line.away)
            colour.setAlpha(80);
        const QPolygonF points(line.points);
        const bool isFlat =
            line.away || (line.handle == GizmoHandle::View && line.handle != scene.gizmoHandle);
        if (!line.away) {
            painter.setPen(QPen(halo, 5, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
            painter.drawPolyline(points);
        }
        painter.setPen(QPen(colour, isFlat ? 1.4 : 2.4, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
        painter.drawPolyline(points);
        if (scene.gizmo->kind == GizmoKind::Move && line.handle != GizmoHandle::View)
            paintArrowHead(painter, line.points.first(), line.points.last());
    }
    const std::optional<QPointF> place = drawable(view, scene.gizmo->place);
    if (isHeld && place)
        paintLabel(painter, scene, *place + QPointF(12, -12), scene.gizmoText, view);
}

} // namespace

void paintOverlay(QPainter &painter, const PreviewScene &scene, const ViewTransform &view)
{
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    const bool posed =
        !scene.actors.isEmpty() && scene.actors.first().model && scene.actors.first().pose &&
        scene.actors.first().pose->bones.size() == size_t(scene.actors.first().model->bones.size());
    if (posed && scene.ikChains) {
        const PreviewActor &actor = scene.actors.first();
        for (qsizetype i = 0; i < actor.model->iks.size(); ++i) {
            const ModelIk &ik = actor.model->iks.at(i);
            const bool on =
                size_t(i) >= actor.pose->ikEnabled.size() || actor.pose->ikEnabled[size_t(i)] != 0;
            if (isShownBone(actor.model->bones.at(ik.bone)))
                paintIk(painter, scene, ik, on, view);
        }
    }
    if (scene.axes)
        paintCompass(painter, scene.colours, view);
    for (const PreviewPath &path : scene.paths)
        paintPath(painter, path, view, scene.colours);
    if (posed && scene.gizmo)
        paintGizmo(painter, scene, view);
    if (posed && scene.hoveredBone >= 0 && scene.hoveredBone < scene.actors.first().model->bones.size())
        paintName(painter, scene, view);
    painter.restore();
}

} // namespace furitsuke
