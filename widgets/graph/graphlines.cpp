// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/graph/graphlines.h"

#include <QCoreApplication>

#include <cmath>

namespace furitsuke {

namespace {

struct Words
{
    Q_DECLARE_TR_FUNCTIONS(furitsuke::GraphLines)
};

QString capitalized(QString text)
{
    if (!text.isEmpty())
        text[0] = text.at(0).toUpper();
    return text;
}

} // namespace

LineGroup groupOf(KeyValue value)
{
    switch (value) {
    case KeyValue::PositionX:
    case KeyValue::PositionY:
    case KeyValue::PositionZ:
        return LineGroup::Position;
    case KeyValue::Physics:
        return LineGroup::Physics;
    case KeyValue::Weight:
        return LineGroup::Weight;
    case KeyValue::TargetX:
    case KeyValue::TargetY:
    case KeyValue::TargetZ:
        return LineGroup::Target;
    case KeyValue::CameraAngleX:
    case KeyValue::CameraAngleY:
    case KeyValue::CameraAngleZ:
        return LineGroup::CameraAngle;
    case KeyValue::Distance:
    case KeyValue::ViewAngle:
    case KeyValue::Perspective:
        return LineGroup::Lens;
    case KeyValue::Red:
    case KeyValue::Green:
    case KeyValue::Blue:
        return LineGroup::Colour;
    case KeyValue::DirectionX:
    case KeyValue::DirectionY:
    case KeyValue::DirectionZ:
        return LineGroup::Direction;
    case KeyValue::ShadowMode:
    case KeyValue::ShadowDistance:
        return LineGroup::Shadow;
    case KeyValue::Visible:
        return LineGroup::Display;
    default:
        return LineGroup::Rotation;
    }
}

QString groupName(LineGroup group)
{
    switch (group) {
    case LineGroup::Position:
        return Words::tr("Position");
    case LineGroup::Rotation:
        return Words::tr("Rotation");
    case LineGroup::Physics:
        return Words::tr("Physics");
    case LineGroup::Weight:
        return Words::tr("Weight");
    case LineGroup::Target:
        return Words::tr("Camera target");
    case LineGroup::CameraAngle:
        return Words::tr("Camera rotation");
    case LineGroup::Lens:
        return Words::tr("Camera lens");
    case LineGroup::Colour:
        return Words::tr("Light colour");
    case LineGroup::Direction:
        return Words::tr("Light direction");
    case LineGroup::Shadow:
        return Words::tr("Self shadow");
    case LineGroup::Display:
        return Words::tr("Display");
    }
    return {};
}

QString shortName(const GraphLine &line)
{
    if (line.form == GraphLine::Form::Turn)
        return Words::tr("Turn", "how far a bone turns from key to key");
    switch (line.value) {
    case KeyValue::PositionX:
    case KeyValue::AngleX:
    case KeyValue::TargetX:
    case KeyValue::CameraAngleX:
    case KeyValue::DirectionX:
        return QStringLiteral("X");
    case KeyValue::PositionY:
    case KeyValue::AngleY:
    case KeyValue::TargetY:
    case KeyValue::CameraAngleY:
    case KeyValue::DirectionY:
        return QStringLiteral("Y");
    case KeyValue::PositionZ:
    case KeyValue::AngleZ:
    case KeyValue::TargetZ:
    case KeyValue::CameraAngleZ:
    case KeyValue::DirectionZ:
        return QStringLiteral("Z");
    default:
        return capitalized(valueName(line.value));
    }
}

QString lineName(const GraphLine &line)
{
    return line.form == GraphLine::Form::Turn ? Words::tr("Turn from the previous key")
                                              : capitalized(valueName(line.value));
}

QList<GraphLine> linesOfTrack(TrackRef track, bool turns, bool speed)
{
    QList<GraphLine> lines;
    bool hasTurn = false;
    for (const KeyValue value : valuesOf(track.kind)) {
        if (!isGraphable(value))
            continue;
        const bool isAngle = track.kind == TrackKind::Bone && groupOf(value) == LineGroup::Rotation;
        if (isAngle && turns) {
            if (!std::exchange(hasTurn, true))
                lines.append({track, value, GraphLine::Form::Turn, speed});
            continue;
        }
        lines.append({track, value, GraphLine::Form::Value, speed});
    }
    return lines;
}

bool lineMoves(const Motion &motion, const GraphLine &line, UnwrappedAngles &angles)
{
    const GraphReader reader(motion, line, angles);
    if (!reader.isValid() || reader.rows() == 0)
        return false;
    // Less than a float of ordinary size can tell is no movement; turns are in degrees.
    const double noise = line.form == GraphLine::Form::Turn ? 1e-3 : 1e-5;
    return reader.withNumbers([&reader, noise](const auto &number) {
        const double first = number(0);
        const bool isLate = reader.frame(0) > 0 && std::abs(reader.value(0) - reader.restValue()) > noise;
        for (qsizetype row = 1; row < reader.rows(); ++row) {
            if (std::abs(number(row) - first) > noise)
                return true;
        }
        return isLate;
    });
}

} // namespace furitsuke
