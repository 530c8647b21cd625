// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/editcommand.h"
#include "editor-core/edits/mirroredits.h"

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
    if (!input)
        return Failure;
    const MirrorResult result = mirrorTracks(input->file.motion, input->tracks, quint32(input->frames.first),
                                             quint32(input->frames.last), input->file.encoding);
    return writeEdit(parser, *input, result, console);
}

} // namespace

Command mirrorCommand()
{
    Command command;
    command.name = QStringLiteral("mirror");
    command.arguments = QStringLiteral("IN -o OUT");
    command.summary = Words::tr("Exchanges left and right.");
    command.details = Words::tr(
        "Bones, morphs and IK switches of one side get the keys of the other (左/右, L/R, Left/Right),\n"
        "those without a side are mirrored where they are, and so are camera and light.\n"
        "With --tracks, tracks on the other side of the chosen ones take part too.");
    command.options = editOptions(EditScope::Keys);
    command.status = editStatusHelp();
    command.run = run;
    return command;
}

} // namespace furitsuke::cli
