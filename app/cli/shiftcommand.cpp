// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/editcommand.h"
#include "editor-core/edits/keyedits.h"

#include <QCommandLineParser>
#include <QCoreApplication>

namespace furitsuke::cli {

namespace {

struct Words
{
    Q_DECLARE_TR_FUNCTIONS(furitsuke::Cli)
};

constexpr qint64 lastFrame = std::numeric_limits<quint32>::max();

QCommandLineOption byOption()
{
    return {QStringLiteral("by"), Words::tr("How many frames later; earlier where it is negative."),
            QStringLiteral("N")};
}

int run(const QCommandLineParser &parser, const Console &console)
{
    const std::optional<qint64> frames =
        wholeNumber(parser, QStringLiteral("by"), -lastFrame, lastFrame, console);
    if (!frames)
        return Failure;
    std::optional<EditInput> input = readEditInput(parser, EditScope::Keys, console);
    if (!input)
        return Failure;
    EditResult result;
    if (clampedMove(input->file.motion, input->keys, *frames) == *frames)
        result = moveKeys(input->file.motion, input->keys, *frames);
    else
        result.error = Words::tr("Keys would come before frame 0 or after frame %1.").arg(lastFrame);
    return writeEdit(parser, *input, result, console);
}

} // namespace

Command shiftCommand()
{
    Command command;
    command.name = QStringLiteral("shift");
    command.arguments = QStringLiteral("IN -o OUT --by N");
    command.summary = Words::tr("Moves keys in time.");
    command.details = Words::tr("A key that is moved to the frame of another one overwrites it.");
    command.options = QList<QCommandLineOption>{byOption()} + editOptions(EditScope::Keys);
    command.run = run;
    return command;
}

} // namespace furitsuke::cli
