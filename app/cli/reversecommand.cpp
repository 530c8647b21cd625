// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/editcommand.h"
#include "editor-core/edits/reverseedits.h"

#include <QCommandLineParser>
#include <QCoreApplication>

namespace furitsuke::cli {

namespace {

struct Words
{
    Q_DECLARE_TR_FUNCTIONS(furitsuke::Cli)
};

int run(const QCommandLineParser &parser, const Console &console)
{
    std::optional<EditInput> input = readEditInput(parser, EditScope::Keys, console);
    return input ? writeEdit(parser, *input, reverseKeys(input->file.motion, input->keys), console)
                 : int(Failure);
}

} // namespace

Command reverseCommand()
{
    Command command;
    command.name = QStringLiteral("reverse");
    command.arguments = QStringLiteral("IN -o OUT");
    command.summary = Words::tr("Lets keys play backwards.");
    command.details =
        Words::tr("Frames, curves and states are mirrored between the first and the last of the keys.");
    command.options = editOptions(EditScope::Keys);
    command.status = editStatusHelp();
    command.run = run;
    return command;
}

} // namespace furitsuke::cli
