// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/command.h"
#include "app/cli/framelist.h"
#include "app/cli/sampleselection.h"
#include "app/cli/texttable.h"
#include "editor-core/sampling/sampler.h"

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

/// Puts what a motion is at a frame into JSON.
class JsonSamples
{
public:
    JsonSamples(const Motion &motion, const Selection &selection, BeforeFirstKey policy, JsonEmitter json)
        : mMotion(motion)
        , mSelection(selection)
        , mPolicy(policy)
        , mJson(std::move(json))
    {
        mJson.beginObject(JsonEmitter::Layout::Lines);
        mJson.name("frames");
        mJson.beginArray(JsonEmitter::Layout::Lines);
    }

    bool put(double frame)
    {
        mJson.beginObject(JsonEmitter::Layout::Lines);
        // A whole number as such: 4000000000, not 4e+09.
        if (frame == std::floor(frame))
            putNumber(mJson, "frame", qint64(frame));
        else
            number("frame", frame);
        mJson.name("bones");
        mJson.beginObject(JsonEmitter::Layout::Lines);
        for (const NamedTrack &track : mSelection.bones)
            putBone(track, frame);
        mJson.endObject();
        mJson.name("morphs");
        mJson.beginObject(JsonEmitter::Layout::Lines);
        for (const NamedTrack &track : mSelection.morphs)
            number(track.name.toUtf8(), sampleMorph(mMotion.morphs[track.index].keys, frame, mPolicy));
        mJson.endObject();
        if (mSelection.camera)
            putCamera(frame);
        if (mSelection.light)
            putLight(frame);
        if (mSelection.shadow)
            putShadow(frame);
        if (mSelection.states)
            putState(frame);
        mJson.endObject();
        return mJson.good();
    }

    void finish()
    {
        mJson.endArray();
        mJson.endObject();
        mJson.finish();
    }

private:
    void number(QByteArrayView name, double value)
    {
        mJson.name(name);
        mJson.real(value + 0.0); // no negative zeros: they mean nothing here
    }
    void numbers(QByteArrayView name, std::initializer_list<double> values)
    {
        mJson.name(name);
        mJson.beginArray();
        for (const double value : values)
            mJson.real(value + 0.0);
        mJson.endArray();
    }
    void vector(QByteArrayView name, const Vec3d &v) { numbers(name, {v.x, v.y, v.z}); }

    void putBone(const NamedTrack &track, double frame)
    {
        const BonePose pose = sampleBone(mMotion.bones[track.index].keys, frame, mPolicy);
        mJson.name(track.name);
        mJson.beginObject();
        vector("position", pose.position);
        numbers("rotation", {pose.rotation.x, pose.rotation.y, pose.rotation.z, pose.rotation.w});
        if (pose.physicsOff)
            putBoolean(mJson, "physics", false);
        mJson.endObject();
    }
    void putCamera(double frame)
    {
        const CameraPose pose = sampleCamera(mMotion.camera, frame, mPolicy);
        mJson.name("camera");
        mJson.beginObject();
        number("distance", pose.distance);
        vector("target", pose.target);
        vector("rotation", pose.rotation);
        number("viewAngle", pose.viewAngle);
        putBoolean(mJson, "perspective", pose.perspective);
        mJson.endObject();
    }
    void putLight(double frame)
    {
        const LightPose pose = sampleLight(mMotion.light, frame, mPolicy);
        mJson.name("light");
        mJson.beginObject();
        vector("colour", pose.colour);
        vector("direction", pose.direction);
        mJson.endObject();
    }
    void putShadow(double frame)
    {
        const ShadowPose pose = sampleShadow(mMotion.shadow, frame, mPolicy);
        mJson.name("shadow");
        mJson.beginObject();
        putNumber(mJson, "mode", pose.mode);
        number("distance", pose.distance);
        mJson.endObject();
    }
    void putState(double frame)
    {
        const StatePose pose = sampleState(mMotion.states, frame);
        putBoolean(mJson, "visible", pose.visible);
        mJson.name("ik");
        mJson.beginObject();
        for (const auto &[name, text] : mSelection.iks)
            putBoolean(mJson, text.toUtf8(), pose.ikEnabled(name));
        mJson.endObject();
    }

    const Motion &mMotion;
    const Selection &mSelection;
    BeforeFirstKey mPolicy;
    JsonEmitter mJson;
};

QString number(double value)
{
    const QString text = QString::number(value, 'f', 6);
    return text == QLatin1String("-0.000000") ? text.sliced(1) : text;
}

QStringList numbers(const QString &label, std::initializer_list<double> values)
{
    QStringList cells = {label};
    for (const double value : values)
        cells.append(number(value));
    return cells;
}

QString frameText(double frame)
{
    return QString::number(frame, 'f', QLocale::FloatingPointShortest);
}

/// Prints what a motion is at a frame as text.
bool printSample(QTextStream &out, const Motion &motion, const Selection &selection, BeforeFirstKey policy,
                 double frame)
{
    out << Words::tr("Frame %1").arg(frameText(frame)) << '\n';
    TextTable bones;
    bones.addRow({Words::tr("Bone"), QStringLiteral("X"), QStringLiteral("Y"), QStringLiteral("Z"),
                  QStringLiteral("QX"), QStringLiteral("QY"), QStringLiteral("QZ"), QStringLiteral("QW")});
    for (const NamedTrack &track : selection.bones) {
        const BonePose pose = sampleBone(motion.bones[track.index].keys, frame, policy);
        const Vec3d &p = pose.position;
        const Quatd &q = pose.rotation;
        QStringList cells = numbers(track.name, {p.x, p.y, p.z, q.x, q.y, q.z, q.w});
        if (pose.physicsOff)
            cells.append(Words::tr("physics off"));
        bones.addRow(cells);
    }
    if (!selection.bones.isEmpty())
        bones.print(out, 2);
    TextTable others;
    for (const NamedTrack &track : selection.morphs)
        others.addRow(numbers(track.name, {sampleMorph(motion.morphs[track.index].keys, frame, policy)}));
    if (selection.camera) {
        const CameraPose pose = sampleCamera(motion.camera, frame, policy);
        others.addRow(numbers(Words::tr("Camera distance"), {pose.distance}));
        others.addRow(numbers(Words::tr("Camera target"), {pose.target.x, pose.target.y, pose.target.z}));
        others.addRow(numbers(Words::tr("Camera rotation (radians)"),
                              {pose.rotation.x, pose.rotation.y, pose.rotation.z}));
        others.addRow(numbers(Words::tr("Camera view angle"), {pose.viewAngle}));
        others.addRow({Words::tr("Camera projection"),
                       pose.perspective ? Words::tr("perspective") : Words::tr("orthographic")});
    }
    if (selection.light) {
        const LightPose pose = sampleLight(motion.light, frame, policy);
        others.addRow(numbers(Words::tr("Light colour"), {pose.colour.x, pose.colour.y, pose.colour.z}));
        others.addRow(
            numbers(Words::tr("Light direction"), {pose.direction.x, pose.direction.y, pose.direction.z}));
    }
    if (selection.shadow) {
        const ShadowPose pose = sampleShadow(motion.shadow, frame, policy);
        others.addRow({Words::tr("Self shadow mode"), QString::number(pose.mode)});
        others.addRow(numbers(Words::tr("Self shadow distance"), {pose.distance}));
    }
    if (selection.states) {
        const StatePose pose = sampleState(motion.states, frame);
        others.addRow({Words::tr("Visible"), pose.visible ? Words::tr("yes") : Words::tr("no")});
        for (const auto &[name, text] : selection.iks)
            others.addRow(
                {Words::tr("IK %1").arg(text), pose.ikEnabled(name) ? Words::tr("on") : Words::tr("off")});
    }
    others.print(out, 2);
    return out.status() == QTextStream::Ok;
}

int run(const QCommandLineParser &parser, const Console &console)
{
    std::optional<NameEncoding> encoding;
    if (!encodingFrom(parser, console, encoding))
        return Failure;
    FrameList frames;
    const QString fault = parser.isSet(framesOption())
                              ? frames.parse(parser.value(framesOption()))
                              : Words::tr("--frames is missing: which frames are wanted?");
    if (!fault.isEmpty()) {
        console.error(fault);
        return Failure;
    }
    const QString before = parser.value(beforeFirstOption());
    const bool hold = before == QLatin1String("hold");
    if (parser.isSet(beforeFirstOption()) && !hold && before != QLatin1String("mmd")) {
        console.error(Words::tr("--before-first takes mmd or hold, not “%1”.").arg(before));
        return Failure;
    }
    const BeforeFirstKey policy = hold ? BeforeFirstKey::HoldFirst : BeforeFirstKey::AsMmd;

    const QString path = parser.positionalArguments().constFirst();
    const ReadResult file = load(path, encoding, console);
    if (!file.ok)
        return Failure;
    TrackFilter filter(parser.values(onlyOption()));
    const Selection selection = selectTracks(file, filter);
    if (!filter.unused().isEmpty()) {
        console.error(path, Words::tr("There is no track “%1”.").arg(filter.unused()));
        return Failure;
    }
    if (!parser.isSet(jsonOption())) {
        frames.forEach(
            [&](double frame) { return printSample(console.out, file.motion, selection, policy, frame); });
        return Fine;
    }
    JsonSamples samples(file.motion, selection, policy, console.json());
    frames.forEach([&samples](double frame) { return samples.put(frame); });
    samples.finish();
    return Fine;
}

} // namespace

Command sampleCommand()
{
    Command command;
    command.name = QStringLiteral("sample");
    command.arguments = QStringLiteral("FILE");
    command.summary = Words::tr("Prints what a motion is at frames, between keys too.");
    command.details = Words::tr("Positions are offsets from rest, rotations are quaternions x, y, z, w;\n"
                                "the camera's angles are radians as stored.");
    command.options = {framesOption(), jsonOption(), onlyOption(), beforeFirstOption(), encodingOption()};
    command.run = run;
    return command;
}

} // namespace furitsuke::cli
