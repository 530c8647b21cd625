// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/modelreport.h"
#include "editor-core/rig/modeltextures.h"

#include <QCommandLineParser>
#include <QCoreApplication>
#include <QFileInfo>

namespace furitsuke::cli {

namespace {

struct Words
{
    Q_DECLARE_TR_FUNCTIONS(furitsuke::Cli)
};

QCommandLineOption motionOption()
{
    return {QStringLiteral("motion"),
            Words::tr("List what the motion V moves and the model does not have, and the\n"
                      "names that the motion cannot tell apart."),
            QStringLiteral("V")};
}

ModelReport report(const QString &path, NameEncoding encoding)
{
    ModelReport report;
    report.path = path;
    report.encoding = encoding;
    report.file = readModelFile(path, encoding);
    const QString folder = QFileInfo(path).path();
    for (const QString &texture : std::as_const(report.file.model.textures))
        report.texturesFound.append(!findTextureFile(folder, texture).isEmpty());
    return report;
}

int run(const QCommandLineParser &parser, const Console &console)
{
    std::optional<NameEncoding> encoding;
    if (!encodingFrom(parser, console, encoding))
        return Failure;
    const QString motionPath = parser.value(motionOption());
    ReadResult motion;
    if (!motionPath.isEmpty()) {
        motion = load(motionPath, encoding, console);
        if (!motion.ok)
            return Failure;
        encoding = motion.encoding;
    }
    const bool asJson = parser.isSet(jsonOption());
    int status = Fine;
    bool first = true;
    JsonEmitter json = console.json();
    if (asJson) {
        json.beginObject(JsonEmitter::Layout::Lines);
        json.name("files");
        json.beginArray(JsonEmitter::Layout::Lines);
    }
    for (const QString &path : parser.positionalArguments()) {
        ModelReport shown = report(path, encoding.value_or(NameEncoding::Cp932));
        if (shown.file.ok)
            shown.match = matchModel(motion.motion, shown.file.model, shown.file.outline);
        else
            console.error(path, shown.file.error);
        shown.motionPath = motionPath;
        status = qMax<int>(status, !shown.file.ok ? Failure : shown.hasFinding() ? Finding : Fine);
        if (asJson) {
            putModel(json, shown);
        } else if (shown.file.ok) {
            if (!first)
                console.out << '\n';
            first = false;
            printModel(console.out, shown);
        }
    }
    if (asJson) {
        json.endArray();
        json.endObject();
        json.finish();
    }
    return status;
}

} // namespace

bool ModelReport::hasFinding() const
{
    return worstSeverity(file.diagnostics) > Severity::Note || texturesFound.contains(false) ||
           (!motionPath.isEmpty() && (!match.isComplete() || match.isAmbiguous()));
}

Command modelCommand()
{
    Command command;
    command.name = QStringLiteral("model");
    command.arguments = QStringLiteral("FILE...");
    command.summary = Words::tr("Prints what is in models (PMX, PMD).");
    command.details =
        Words::tr("Counts, materials and their textures, bones, IK, morphs, display frames, rigid\n"
                  "bodies, joints, and diagnostics.");
    command.status =
        Words::tr("0  all is well\n"
                  "1  something is wrong with the model, files of textures are missing, or the model\n"
                  "   lacks something that the motion moves\n"
                  "2  a file cannot be read");
    command.options = {motionOption(), jsonOption(), encodingOption()};
    command.maximalArguments = std::numeric_limits<int>::max();
    command.run = run;
    return command;
}

} // namespace furitsuke::cli
