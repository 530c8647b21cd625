// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/graph/graphtexts.h"

#include "widgets/graph/graphlines.h"
#include "widgets/graph/graphplot.h"

#include <QCoreApplication>
#include <QLocale>

namespace furitsuke {

namespace {

struct Words
{
    Q_DECLARE_TR_FUNCTIONS(furitsuke::GraphTexts)
};

QString withSign(const QString &number, bool positive)
{
    return positive ? QLatin1Char('+') + number : number;
}

} // namespace

QString unitOf(const GraphLine &line)
{
    const QString degrees = QStringLiteral("°");
    QString unit;
    switch (groupOf(line.value)) {
    case LineGroup::Rotation:
    case LineGroup::CameraAngle:
        unit = degrees;
        break;
    case LineGroup::Lens:
        if (line.value == KeyValue::ViewAngle)
            unit = degrees;
        break;
    default:
        break;
    }
    // Positions are in a unit that has no name.
    return line.speed ? Words::tr("%1/frame", "speed: a unit per frame").arg(unit) : unit;
}

QString commonUnit(const QList<GraphLine> &lines)
{
    if (lines.isEmpty())
        return {};
    QString unit = unitOf(lines.constFirst());
    for (const GraphLine &line : lines) {
        if (unitOf(line) != unit)
            return {};
    }
    return unit;
}

QString valueText(const GraphLine &line, double value)
{
    const double step =
        isWhole(line.value) && !line.speed && line.form == GraphLine::Form::Value ? 0.1 : 1e-3;
    const QString unit = unitOf(line);
    const QString number = valueLabel(value, step);
    return unit.startsWith(QLatin1Char('/')) ? number + QLatin1Char(' ') + unit : number + unit;
}

QString graphDragLabel(const GraphGeometry &geometry, const GraphTool &tool, const GraphLine &line)
{
    if (tool.state() == GraphTool::State::Handle) {
        const CurvePoints curve = tool.handleCurve();
        const bool leaving = tool.handle().side == GraphHandle::Side::Leaving;
        return Words::tr("%1, %2", "x and y of a control point")
            .arg(leaving ? curve.x1 : curve.x2)
            .arg(leaving ? curve.y1 : curve.y2);
    }
    if (tool.state() != GraphTool::State::Keys)
        return {};
    QStringList parts;
    if (tool.draggedFrames() != 0)
        parts.append(Words::tr("%1 fr.", "frames, signed")
                         .arg(withSign(QString::number(tool.draggedFrames()), tool.draggedFrames() > 0)));
    if (tool.draggedAmount() != 0) {
        const double step = qMax(1e-4, 1 / geometry.values.pixelsPerValue());
        parts.append(withSign(valueLabel(tool.draggedAmount(), qMin(step, 0.01)), tool.draggedAmount() > 0) +
                     unitOf(line));
    }
    return parts.join(QStringLiteral("   "));
}

QString graphGestureLine(const GraphTool &tool)
{
    switch (tool.state()) {
    case GraphTool::State::Box:
        return Words::tr("Selecting keys: Shift adds, Ctrl toggles, Alt takes away. Esc cancels.");
    case GraphTool::State::Keys:
        if (tool.waitingKeys() > 0)
            return Words::tr("Moving keys; %Ln more follow(s) when the button is released. Esc cancels.",
                             nullptr, int(qMin<qsizetype>(tool.waitingKeys(), 1'000'000'000)));
        if (tool.isInTimeOnly() || tool.isInValuesOnly()) {
            return tool.isInTimeOnly() ? Words::tr("Moving keys in time only, until the drag clearly goes up "
                                                   "or down. Ctrl: snapping on or off. Esc cancels.")
                                       : Words::tr("Moving keys in value only, until the drag clearly goes "
                                                   "sideways. Esc cancels.");
        }
        return Words::tr("Moving keys. Shift: in one direction. Ctrl: snapping on or off. Esc cancels.");
    case GraphTool::State::Handle:
        return Words::tr(
            "Bending the curve. Shift: in one direction. Ctrl: snapping on or off. Esc cancels.");
    case GraphTool::State::Idle:
    case GraphTool::State::Pressed:
    case GraphTool::State::Pan:
        break;
    }
    return {};
}

} // namespace furitsuke
