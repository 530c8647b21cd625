// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/playback/playbackicons.h"

#include <QGuiApplication>
#include <QIconEngine>
#include <QPainter>
#include <QPainterPath>
#include <QPalette>

namespace furitsuke {

namespace {

/// Side of the square that the shapes are given in.
constexpr double side = 16;

QPainterPath polygon(const QPolygonF &points)
{
    QPainterPath path;
    path.addPolygon(points);
    path.closeSubpath();
    return path;
}

/// The shape, pointing right where it points.
QPainterPath shapeOf(PlaybackIcon icon)
{
    QPainterPath path;
    switch (icon) {
    case PlaybackIcon::Start:
    case PlaybackIcon::End:
        path.addPath(polygon({{3, 3}, {3, 13}, {10.5, 8}}));
        path.addRect(11, 3, 2, 10);
        break;
    case PlaybackIcon::PreviousKey:
    case PlaybackIcon::NextKey: {
        path.addPath(polygon({{4.5, 4}, {8.5, 8}, {4.5, 12}, {0.5, 8}}));
        QPainterPath arrow;
        arrow.moveTo(10.5, 3);
        arrow.lineTo(14.5, 8);
        arrow.lineTo(10.5, 13);
        QPainterPathStroker stroker;
        stroker.setWidth(2);
        stroker.setJoinStyle(Qt::MiterJoin);
        path.addPath(stroker.createStroke(arrow));
        break;
    }
    case PlaybackIcon::Play:
        path.addPath(polygon({{4, 2}, {4, 14}, {14, 8}}));
        break;
    case PlaybackIcon::Pause:
        path.addRect(3.5, 3, 3, 10);
        path.addRect(9.5, 3, 3, 10);
        break;
    case PlaybackIcon::Loop: {
        QPainterPath arc;
        const QRectF circle(3, 3, 10, 10);
        constexpr double from = 50;
        constexpr double sweep = 290;
        arc.arcMoveTo(circle, from);
        arc.arcTo(circle, from, sweep);
        QPainterPathStroker stroker;
        stroker.setWidth(2);
        path.addPath(stroker.createStroke(arc));
        const QPointF tip = arc.currentPosition();
        path.addPath(polygon({tip + QPointF(-3.2, -0.6), tip + QPointF(2.6, -2.6), tip + QPointF(1.4, 3.4)}));
        path.setFillRule(Qt::WindingFill);
        break;
    }
    }
    return path;
}

class PlaybackIconEngine : public QIconEngine
{
public:
    explicit PlaybackIconEngine(PlaybackIcon icon)
        : mIcon(icon)
    {}

    void paint(QPainter *painter, const QRect &rect, QIcon::Mode mode, QIcon::State state) override
    {
        const QPalette palette = QGuiApplication::palette();
        const QPalette::ColorGroup group = mode == QIcon::Disabled ? QPalette::Disabled : QPalette::Active;
        const bool isOn = state == QIcon::On && mode != QIcon::Disabled;
        painter->save();
        painter->setRenderHint(QPainter::Antialiasing);
        painter->translate(rect.topLeft());
        painter->scale(rect.width() / side, rect.height() / side);
        if (mIcon == PlaybackIcon::Start || mIcon == PlaybackIcon::PreviousKey) {
            painter->translate(side, 0);
            painter->scale(-1, 1);
        }
        painter->fillPath(shapeOf(mIcon),
                          palette.color(group, isOn ? QPalette::Highlight : QPalette::ButtonText));
        painter->restore();
    }
    QPixmap pixmap(const QSize &size, QIcon::Mode mode, QIcon::State state) override
    {
        QPixmap pixmap(size);
        pixmap.fill(Qt::transparent);
        QPainter painter(&pixmap);
        paint(&painter, QRect(QPoint(), size), mode, state);
        return pixmap;
    }
    QIconEngine *clone() const override { return new PlaybackIconEngine(mIcon); }
    QString key() const override { return QStringLiteral("furitsuke-playback-%1").arg(int(mIcon)); }

private:
    PlaybackIcon mIcon;
};

} // namespace

QIcon playbackIcon(PlaybackIcon icon)
{
    return QIcon(new PlaybackIconEngine(icon));
}

} // namespace furitsuke
