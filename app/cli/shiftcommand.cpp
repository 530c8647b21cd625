// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/editcommand.h"
#include "editor-core/edits/timeedits.h"

#include <QCommandLineParser>
#include <QCoreApplication>

namespace furitsuke::cli {

namespace {

struct Words
{
    Q_DECLARE_TR_FUNCTIONS(furitsuke::Cli)
};

QCommandLineOption byOption()
{
    return {QStringLiteral("by"), Words::tr("How many frames later; earlier where it is negative."),
            QStringLiteral("N")};
}

int run(const QCommandLineParser &parser, const Console &console)
{
    const std::optional<qint64> frames =
        wholeNumber(parser, QStringLiteral("by"), -lastPossibleFrame, lastPossibleFrame, console);
    if (!frames)
        return Failure;
    std::optional<EditInput> input = readEditInput(parser, EditScope::Keys, console);
    if (!input)
        return Failure;
    const TimeMove move = {*frames, parser.isSet(rippleOption())};
    return writeEdit(parser, *input, moveKeysBy(input->file.motion, input->keys, move), console);
}

} // namespace

Command shiftCommand()
{
    Command command;
    command.name = QStringLiteral("shift");
    command.arguments = QStringLiteral("IN -o OUT --by N");
    command.summary = Words::tr("Moves keys in time.");
    command.details = Words::tr("A key that is moved to the frame of another one overwrites it.");
    command.options = QList<QCommandLineOption>{byOption(), rippleOption()} + editOptions(EditScope::Keys);
    command.status = editStatusHelp();
    command.run = run;
    return command;
}

} // namespace furitsuke::cli
