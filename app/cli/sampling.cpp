// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/sampling.h"

#include "app/cli/trackfilter.h"

#include <QCommandLineParser>
#include <QCoreApplication>
#include <QLocale>

#include <cmath>

namespace furitsuke::cli {

namespace {

struct Words
{
    Q_DECLARE_TR_FUNCTIONS(furitsuke::Cli)
};

} // namespace

QCommandLineOption framesOption()
{
    return {QStringLiteral("frames"),
            Words::tr("The frames: numbers and ranges, such as 0,12.5,30-60,0-10:0.5."),
            QStringLiteral("LIST")};
}

QCommandLineOption beforeFirstOption()
{
    return {QStringLiteral("before-first"),
            Words::tr("Before a track's first key: mmd (from rest at frame 0, the default) or hold."),
            QStringLiteral("WHAT")};
}

QCommandLineOption onlyOption()
{
    return {QStringLiteral("only"),
            Words::tr("Only what one of these patterns names:") + u'\n' + trackPatternsHelp(),
            QStringLiteral("PATTERNS")};
}

bool samplingFrom(const QCommandLineParser &parser, const Console &console, FrameList &frames,
                  BeforeFirstKey &policy)
{
    const QString fault = parser.isSet(framesOption())
                              ? frames.parse(parser.value(framesOption()))
                              : Words::tr("--frames is missing: which frames are wanted?");
    if (!fault.isEmpty()) {
        console.error(fault);
        return false;
    }
    const QString before = parser.value(beforeFirstOption());
    const bool hold = before == QLatin1String("hold");
    if (parser.isSet(beforeFirstOption()) && !hold && before != QLatin1String("mmd")) {
        console.error(Words::tr("--before-first takes mmd or hold, not “%1”.").arg(before));
        return false;
    }
    policy = hold ? BeforeFirstKey::HoldFirst : BeforeFirstKey::AsMmd;
    return true;
}

void putReal(JsonEmitter &json, QByteArrayView name, double value)
{
    json.name(name);
    json.real(value + 0.0);
}

void putReals(JsonEmitter &json, QByteArrayView name, std::initializer_list<double> values)
{
    json.name(name);
    json.beginArray();
    for (const double value : values)
        json.real(value + 0.0);
    json.endArray();
}

void putVector(JsonEmitter &json, QByteArrayView name, const Vec3d &v)
{
    putReals(json, name, {v.x, v.y, v.z});
}

void putFrame(JsonEmitter &json, double frame)
{
    if (frame == std::floor(frame))
        putNumber(json, "frame", qint64(frame));
    else
        putReal(json, "frame", frame);
}

void putCamera(JsonEmitter &json, const CameraPose &pose)
{
    json.name("camera");
    json.beginObject();
    putReal(json, "distance", pose.distance);
    putVector(json, "target", pose.target);
    putVector(json, "rotation", pose.rotation);
    putReal(json, "viewAngle", pose.viewAngle);
    putBoolean(json, "perspective", pose.perspective);
    json.endObject();
}

QString sampleCell(double value)
{
    const QString text = QString::number(value, 'f', 6);
    return text == QLatin1String("-0.000000") ? text.sliced(1) : text;
}

QStringList sampleCells(const QString &label, std::initializer_list<double> values)
{
    QStringList cells = {label};
    for (const double value : values)
        cells.append(sampleCell(value));
    return cells;
}

void addCameraRows(TextTable &table, const CameraPose &pose)
{
    table.addRow(sampleCells(Words::tr("Camera distance"), {pose.distance}));
    table.addRow(sampleCells(Words::tr("Camera target"), {pose.target.x, pose.target.y, pose.target.z}));
    table.addRow(sampleCells(Words::tr("Camera rotation (radians)"),
                             {pose.rotation.x, pose.rotation.y, pose.rotation.z}));
    table.addRow(sampleCells(Words::tr("Camera view angle"), {pose.viewAngle}));
    table.addRow({Words::tr("Camera projection"),
                  pose.perspective ? Words::tr("perspective") : Words::tr("orthographic")});
}

QString frameHeading(double frame)
{
    return Words::tr("Frame %1").arg(QString::number(frame, 'f', QLocale::FloatingPointShortest));
}

} // namespace furitsuke::cli
