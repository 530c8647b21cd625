// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/editcommand.h"
#include "editor-core/document/userpresets.h"
#include "editor-core/edits/curveedits.h"
#include "editor-core/edits/curvesummary.h"
#include "editor-core/motion/curvepresets.h"

#include <QCommandLineParser>
#include <QCoreApplication>

namespace furitsuke::cli {

namespace {

struct Words
{
    Q_DECLARE_TR_FUNCTIONS(furitsuke::Cli)
};

QString channelsOption()
{
    return QStringLiteral("channels");
}

QString setOption()
{
    return QStringLiteral("set");
}

QString presetOption()
{
    return QStringLiteral("preset");
}

QString presetsOption()
{
    return QStringLiteral("presets");
}

QStringList builtInIds()
{
    QStringList ids;
    for (const CurvePreset &preset : builtInPresets())
        ids.append(preset.id);
    return ids;
}

/// The built-in presets as the help shows them, five to a line.
QString builtInLines()
{
    const QStringList ids = builtInIds();
    QString text;
    for (qsizetype i = 0; i < ids.size(); ++i) {
        if (i > 0)
            text += i % 5 == 0 ? QStringLiteral(",\n") : QStringLiteral(", ");
        text += ids[i];
    }
    return text;
}

/// The curve of the preset that is asked for; why there is none is said.
std::optional<CurvePoints> presetFrom(const QCommandLineParser &parser, const Console &console)
{
    const QString name = parser.value(presetOption());
    QStringList known = builtInIds();
    if (parser.isSet(presetsOption())) {
        const QString path = parser.value(presetsOption());
        const PresetsRead read = readPresets(path);
        if (!read.error.isEmpty()) {
            if (path.isEmpty())
                console.error(Words::tr("--presets needs the name of a file."));
            else
                console.error(path, read.error);
            return {};
        }
        if (const UserPreset *own = read.presets.find(name.simplified()))
            return own->curve;
        for (const UserPreset &preset : read.presets.presets())
            known.append(preset.name);
    }
    if (const CurvePreset *preset = findPreset(name))
        return preset->curve;
    console.error(
        Words::tr("There is no preset “%1”; there are: %2.").arg(name, known.join(QStringLiteral(", "))));
    return {};
}

/// The curve that the options ask for; why there is none is said.
std::optional<CurvePoints> curveFrom(const QCommandLineParser &parser, const Console &console)
{
    if (parser.isSet(setOption()) == parser.isSet(presetOption())) {
        console.error(Words::tr("Either --set or --preset is expected."));
        return {};
    }
    if (parser.isSet(presetOption()))
        return presetFrom(parser, console);
    const CurveRead read = curveFromText(parser.value(setOption()));
    if (read.error.isEmpty())
        return read.curve;
    console.error(read.error);
    return {};
}

int run(const QCommandLineParser &parser, const Console &console)
{
    const std::optional<CurvePoints> curve = curveFrom(parser, console);
    if (!curve)
        return Failure;
    CurveChannels channels = CurveChannels::all();
    if (parser.isSet(channelsOption())) {
        const ChannelsRead read = channelsFromText(parser.value(channelsOption()));
        if (!read.error.isEmpty()) {
            console.error(read.error);
            return Failure;
        }
        channels = read.channels;
    }
    std::optional<EditInput> input = readEditInput(parser, EditScope::Keys, console);
    if (!input)
        return Failure;
    EditResult result = setCurves(input->file.motion, input->keys, channels, *curve);
    const CurveSummary summary = summariseCurves(input->file.motion, input->keys);
    const bool have =
        (channels.bone != 0 && summary.boneKeys > 0) || (channels.camera != 0 && summary.cameraKeys > 0);
    if (have)
        result.notes += curveNotes(summary, channels);
    else if (!input->isEmpty)
        result.warn(Words::tr("None of these keys has a curve on these channels."));
    return writeEdit(parser, *input, result, console);
}

} // namespace

Command curvesCommand()
{
    Command command;
    command.name = QStringLiteral("curves");
    command.arguments = QStringLiteral("IN -o OUT --set X1,Y1,X2,Y2 | --preset NAME");
    command.summary = Words::tr("Sets the interpolation curves of bone and camera keys.");
    command.details = Words::tr("A key's curves shape the way from the key before it to itself. Presets:\n"
                                "%1.")
                          .arg(builtInLines());
    command.options = {
        {setOption(), Words::tr("Both control points, whole numbers from 0 to 127."),
         QStringLiteral("X1,Y1,X2,Y2")},
        {presetOption(), Words::tr("A curve by its name."), QStringLiteral("NAME")},
        {presetsOption(), Words::tr("A file of presets whose names --preset may be, too."),
         QStringLiteral("FILE")},
        {channelsOption(),
         Words::tr("Only these channels, with commas between them: x, y, z, r (rotation),\n"
                   "d (distance), v (view-angle) or all."),
         QStringLiteral("LIST")},
    };
    command.options += editOptions(EditScope::Keys);
    command.status = editStatusHelp();
    command.run = run;
    return command;
}

} // namespace furitsuke::cli
