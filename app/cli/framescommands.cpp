// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/editcommand.h"
#include "editor-core/edits/frameedits.h"

#include <QCommandLineParser>
#include <QCoreApplication>

namespace furitsuke::cli {

namespace {

struct Words
{
    Q_DECLARE_TR_FUNCTIONS(furitsuke::Cli)
};

using Edit = EditResult (*)(const Motion &, const QList<TrackRef> &, const FrameRun &);

int edit(const QCommandLineParser &parser, const Console &console, Edit function)
{
    const std::optional<qint64> at = wholeNumber(parser, QStringLiteral("at"), 0, lastPossibleFrame, console);
    if (!at)
        return Failure;
    const std::optional<qint64> count =
        wholeNumber(parser, QStringLiteral("count"), 1, lastPossibleFrame, console);
    if (!count)
        return Failure;
    std::optional<EditInput> input = readEditInput(parser, EditScope::Tracks, console);
    if (!input)
        return Failure;
    return writeEdit(parser, *input, function(input->file.motion, input->tracks, {*at, *count}), console);
}

Command framesCommand(const QString &name, const QString &summary, const QString &details)
{
    Command command;
    command.name = name;
    command.arguments = QStringLiteral("IN -o OUT --at FRAME --count N");
    command.summary = summary;
    command.details = details;
    command.status = editStatusHelp();
    command.options =
        QList<QCommandLineOption>{
            {QStringLiteral("at"), Words::tr("The first of the frames."), QStringLiteral("FRAME")},
            {QStringLiteral("count"), Words::tr("How many frames."), QStringLiteral("N")},
        } +
        editOptions(EditScope::Tracks);
    return command;
}

} // namespace

Command insertFramesCommand()
{
    Command command = framesCommand(
        QStringLiteral("insert-frames"), Words::tr("Inserts frames into time."),
        Words::tr("Keys at FRAME or after it come N frames later. The way from the key before the place to\n"
                  "the next one takes so much longer, with its curve; cuts of the camera stay cuts."));
    command.run = [](const QCommandLineParser &parser, const Console &console) {
        return edit(parser, console, insertFrames);
    };
    return command;
}

Command deleteFramesCommand()
{
    Command command = framesCommand(
        QStringLiteral("delete-frames"), Words::tr("Deletes frames out of time."),
        Words::tr("Keys in these frames go, those after them come N frames earlier. The way from the key\n"
                  "before the place to the next one takes so much less time, with the curve of the next.\n"
                  "What display/IK records set there holds on; cuts of the camera stay cuts."));
    command.run = [](const QCommandLineParser &parser, const Console &console) {
        return edit(parser, console, deleteFrames);
    };
    return command;
}

} // namespace furitsuke::cli
