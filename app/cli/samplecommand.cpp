// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/sampleselection.h"
#include "app/cli/sampling.h"

#include <QCommandLineParser>
#include <QCoreApplication>

namespace furitsuke::cli {

namespace {

struct Words
{
    Q_DECLARE_TR_FUNCTIONS(furitsuke::Cli)
};

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
        putFrame(mJson, frame);
        mJson.name("bones");
        mJson.beginObject(JsonEmitter::Layout::Lines);
        for (const NamedTrack &track : mSelection.bones)
            putBone(track, frame);
        mJson.endObject();
        mJson.name("morphs");
        mJson.beginObject(JsonEmitter::Layout::Lines);
        for (const NamedTrack &track : mSelection.morphs)
            putReal(mJson, track.name.toUtf8(),
                    sampleMorph(mMotion.morphs[track.index].keys, frame, mPolicy));
        mJson.endObject();
        if (mSelection.camera)
            putCamera(mJson, sampleCamera(mMotion.camera, frame, mPolicy));
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
    void putBone(const NamedTrack &track, double frame)
    {
        const BonePose pose = sampleBone(mMotion.bones[track.index].keys, frame, mPolicy);
        mJson.name(track.name);
        mJson.beginObject();
        putVector(mJson, "position", pose.position);
        putReals(mJson, "rotation", {pose.rotation.x, pose.rotation.y, pose.rotation.z, pose.rotation.w});
        if (pose.physicsOff)
            putBoolean(mJson, "physics", false);
        mJson.endObject();
    }
    void putLight(double frame)
    {
        const LightPose pose = sampleLight(mMotion.light, frame, mPolicy);
        mJson.name("light");
        mJson.beginObject();
        putVector(mJson, "colour", pose.colour);
        putVector(mJson, "direction", pose.direction);
        mJson.endObject();
    }
    void putShadow(double frame)
    {
        const ShadowPose pose = sampleShadow(mMotion.shadow, frame, mPolicy);
        mJson.name("shadow");
        mJson.beginObject();
        putNumber(mJson, "mode", pose.mode);
        putReal(mJson, "distance", pose.distance);
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

/// Prints what a motion is at a frame as text.
bool printSample(QTextStream &out, const Motion &motion, const Selection &selection, BeforeFirstKey policy,
                 double frame)
{
    out << frameHeading(frame) << '\n';
    TextTable bones;
    bones.addRow({Words::tr("Bone"), QStringLiteral("X"), QStringLiteral("Y"), QStringLiteral("Z"),
                  QStringLiteral("QX"), QStringLiteral("QY"), QStringLiteral("QZ"), QStringLiteral("QW")});
    for (const NamedTrack &track : selection.bones) {
        const BonePose pose = sampleBone(motion.bones[track.index].keys, frame, policy);
        const Vec3d &p = pose.position;
        const Quatd &q = pose.rotation;
        QStringList cells = sampleCells(track.name, {p.x, p.y, p.z, q.x, q.y, q.z, q.w});
        if (pose.physicsOff)
            cells.append(Words::tr("physics off"));
        bones.addRow(cells);
    }
    if (!selection.bones.isEmpty())
        bones.print(out, 2);
    TextTable others;
    for (const NamedTrack &track : selection.morphs)
        others.addRow(sampleCells(track.name, {sampleMorph(motion.morphs[track.index].keys, frame, policy)}));
    if (selection.camera)
        addCameraRows(others, sampleCamera(motion.camera, frame, policy));
    if (selection.light) {
        const LightPose pose = sampleLight(motion.light, frame, policy);
        others.addRow(sampleCells(Words::tr("Light colour"), {pose.colour.x, pose.colour.y, pose.colour.z}));
        others.addRow(sampleCells(Words::tr("Light direction"),
                                  {pose.direction.x, pose.direction.y, pose.direction.z}));
    }
    if (selection.shadow) {
        const ShadowPose pose = sampleShadow(motion.shadow, frame, policy);
        others.addRow({Words::tr("Self shadow mode"), QString::number(pose.mode)});
        others.addRow(sampleCells(Words::tr("Self shadow distance"), {pose.distance}));
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
    BeforeFirstKey policy = BeforeFirstKey::AsMmd;
    if (!samplingFrom(parser, console, frames, policy))
        return Failure;

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
