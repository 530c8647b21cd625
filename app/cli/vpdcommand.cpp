// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/editcommand.h"
#include "app/cli/framelist.h"
#include "app/cli/texttable.h"
#include "editor-core/document/filesave.h"
#include "editor-core/edits/pasteedits.h"
#include "editor-core/edits/poseclip.h"

#include <QCommandLineParser>
#include <QCoreApplication>
#include <QFileInfo>

#include <cmath>

namespace furitsuke::cli {

namespace {

struct Words
{
    Q_DECLARE_TR_FUNCTIONS(furitsuke::Cli)
};

QCommandLineOption poseOption()
{
    return {QStringLiteral("pose"), Words::tr("Put this pose into the motion as keys."),
            QStringLiteral("POSE")};
}

QCommandLineOption frameOption()
{
    return {QStringLiteral("frame"),
            Words::tr("The frame of the keys, or that the pose is taken from; 0 where it is not given."),
            QStringLiteral("N")};
}

/// What people have to know of a pose that was read; nothing where it was refused.
std::optional<PoseFile> readAndTell(const QString &path, const Console &console)
{
    const PoseResult result = readPoseFile(path);
    if (!result.ok) {
        console.error(path, result.error);
        return {};
    }
    for (const QString &warning : result.warnings)
        console.error(path, warning);
    return result.pose;
}

QString number(float value)
{
    const QString text = QString::number(double(value), 'f', 6);
    return text == QLatin1String("-0.000000") ? text.sliced(1) : text;
}

void printJson(const PoseResult &result, const Console &console)
{
    JsonEmitter json = console.json();
    const auto numbers = [&json](QByteArrayView name, std::initializer_list<float> values) {
        json.name(name);
        json.beginArray();
        for (const float value : values)
            json.real(value);
        json.endArray();
    };
    json.beginObject(JsonEmitter::Layout::Lines);
    putString(json, "model", result.pose.model);
    putString(json, "encoding", encodingId(result.encoding));
    json.name("bones");
    json.beginArray(JsonEmitter::Layout::Lines);
    for (const PoseBone &bone : result.pose.bones) {
        json.beginObject();
        putString(json, "name", bone.name);
        numbers("position", {bone.position.x, bone.position.y, bone.position.z});
        numbers("rotation", {bone.rotation.x, bone.rotation.y, bone.rotation.z, bone.rotation.w});
        json.endObject();
    }
    json.endArray();
    json.name("morphs");
    json.beginArray(JsonEmitter::Layout::Lines);
    for (const PoseMorph &morph : result.pose.morphs) {
        json.beginObject();
        putString(json, "name", morph.name);
        json.name("weight");
        json.real(morph.weight);
        json.endObject();
    }
    json.endArray();
    json.name("warnings");
    json.beginArray(JsonEmitter::Layout::Lines);
    for (const QString &warning : result.warnings)
        json.string(warning);
    json.endArray();
    json.endObject();
    json.finish();
}

void printText(const PoseFile &pose, const Console &console)
{
    console.out << Words::tr("Pose for %1: %2, %3")
                       .arg(pose.model.isEmpty() ? Words::tr("no named model") : pose.model,
                            Words::tr("%n bones", nullptr, int(pose.bones.size())),
                            Words::tr("%n morphs", nullptr, int(pose.morphs.size())))
                << '\n';
    TextTable table;
    if (!pose.bones.isEmpty())
        table.addRow({Words::tr("Bone"), QStringLiteral("X"), QStringLiteral("Y"), QStringLiteral("Z"),
                      QStringLiteral("QX"), QStringLiteral("QY"), QStringLiteral("QZ"),
                      QStringLiteral("QW")});
    for (const PoseBone &bone : pose.bones) {
        QStringList cells = {bone.name};
        for (const float value : {bone.position.x, bone.position.y, bone.position.z, bone.rotation.x,
                                  bone.rotation.y, bone.rotation.z, bone.rotation.w})
            cells.append(number(value));
        table.addRow(cells);
    }
    table.print(console.out, 2);
    TextTable morphs;
    for (const PoseMorph &morph : pose.morphs)
        morphs.addRow({morph.name, number(morph.weight)});
    morphs.print(console.out, 2);
}

int show(const QCommandLineParser &parser, const Console &console)
{
    const QString path = parser.positionalArguments().constFirst();
    const PoseResult result = readPoseFile(path);
    if (!result.ok) {
        console.error(path, result.error);
        return Failure;
    }
    if (parser.isSet(jsonOption()))
        printJson(result, console);
    else
        printText(result.pose, console);
    for (const QString &warning : result.warnings)
        console.error(path, warning);
    return result.warnings.isEmpty() ? Fine : Finding;
}

/// Keys of the pose come into the motion.
int paste(const QCommandLineParser &parser, const Console &console)
{
    qint64 frame = 0;
    if (parser.isSet(frameOption())) {
        const std::optional<qint64> given =
            wholeNumber(parser, frameOption().names().constFirst(), 0, FrameRange::latest, console);
        if (!given)
            return Failure;
        frame = *given;
    }
    const std::optional<PoseFile> pose = readAndTell(parser.value(poseOption()), console);
    if (!pose)
        return Failure;
    if (pose->bones.isEmpty() && pose->morphs.isEmpty()) {
        console.error(parser.value(poseOption()), Words::tr("The pose has no bones and no morphs."));
        return Failure;
    }
    std::optional<EditInput> input = readEditInput(parser, EditScope::Motion, console);
    if (!input)
        return Failure;
    PasteOptions options;
    options.frame = frame;
    options.encoding = input->file.encoding;
    return writeEdit(parser, *input, pasteKeys(input->file.motion, clipOfPose(*pose), options), console);
}

/// What the motion is at a frame becomes a pose.
int take(const QCommandLineParser &parser, const Console &console)
{
    bool isNumber = true;
    const double frame = parser.isSet(frameOption()) ? parser.value(frameOption()).toDouble(&isNumber) : 0;
    if (!isNumber || !std::isfinite(frame) || frame < 0 || frame > double(FrameRange::latest)) {
        console.error(Words::tr("“%1” is no frame.").arg(parser.value(frameOption())));
        return Failure;
    }
    const std::optional<EditInput> input = readEditInput(parser, EditScope::Tracks, console);
    if (!input)
        return Failure;
    PoseFile pose = poseOfMotion(input->file.motion, input->tracks, frame, input->file.encoding);
    if (pose.bones.isEmpty() && pose.morphs.isEmpty()) {
        console.error(parser.positionalArguments().constFirst(),
                      Words::tr("No chosen track of a bone or morph has keys: there is no pose to write."));
        return Failure;
    }
    pose.model =
        decodeName(input->file.motion.form.modelName(), input->file.encoding).text + QLatin1String(".osm");
    const PoseBytes written = writePose(pose);
    const QString out = parser.value(QStringLiteral("o"));
    const SaveResult saved = replaceSafely(
        out, {},
        [&](QFile &file) {
            return file.write(written.bytes) == written.bytes.size() ? QString() : file.errorString();
        },
        [&](QFile &file) {
            return file.readAll() == written.bytes ? QString()
                                                   : Words::tr("What was written reads back differently.");
        });
    if (!saved.ok) {
        console.error(out, saved.error);
        return Failure;
    }
    for (const QString &name : written.leftOut)
        console.error(out, Words::tr("“%1” cannot stand in a pose file and is left out.").arg(name));
    console.out << out << ": " << Words::tr("%n bones", nullptr, int(pose.bones.size())) << ", "
                << Words::tr("%n morphs", nullptr, int(pose.morphs.size())) << '\n';
    return written.leftOut.isEmpty() ? Fine : Finding;
}

int run(const QCommandLineParser &parser, const Console &console)
{
    if (parser.isSet(poseOption()))
        return paste(parser, console);
    if (parser.isSet(QStringLiteral("o")))
        return take(parser, console);
    return show(parser, console);
}

} // namespace

Command vpdCommand()
{
    Command command;
    command.name = QStringLiteral("vpd");
    command.arguments = QStringLiteral("POSE | IN --pose POSE -o OUT | IN -o POSE");
    command.summary = Words::tr("Prints a pose file (VPD), puts one into a motion, or takes one out of it.");
    command.details = Words::tr(
        "POSE alone prints it. With --pose its bones and morphs get keys at --frame, with straight\n"
        "curves. A motion with -o alone gives the pose that it has at --frame, between keys too:\n"
        "each bone's own offset and rotation, as MMD writes it.");
    command.options = editOptions(EditScope::Tracks);
    command.options += {poseOption(), frameOption(), jsonOption()};
    command.status = editStatusHelp();
    command.run = run;
    return command;
}

} // namespace furitsuke::cli
