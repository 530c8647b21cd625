// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/command.h"
#include "editor-core/document/filesave.h"
#include "editor-core/vmd/writer.h"

#include <QCommandLineParser>
#include <QCoreApplication>
#include <QFile>

namespace furitsuke::cli {

namespace {

struct Words
{
    Q_DECLARE_TR_FUNCTIONS(furitsuke::Cli)
};

QCommandLineOption backupOption()
{
    return {QStringLiteral("backup"), Words::tr("Keep a file that is replaced as OUT.bak.")};
}

int run(const QCommandLineParser &parser, const Console &console)
{
    const QString in = parser.positionalArguments().at(0);
    const QString out = parser.positionalArguments().at(1);
    const ReadResult file = load(in, {}, console);
    if (!file.ok || !mayWrite(out, parser, console))
        return Failure;
    // Before saving, since both may be one file.
    QFile source(in);
    const bool exact = source.open(QIODevice::ReadOnly) && motionMatches(file.motion, source);
    source.close();
    SaveOptions options;
    options.backup = parser.isSet(backupOption());
    const SaveResult saved = saveMotion(file.motion, out, options);
    if (!saved.ok) {
        console.error(out, saved.error);
        return Failure;
    }
    console.out << out << ": " << Words::tr("%1 bytes").arg(encodedSize(file.motion)) << ", "
                << (exact ? Words::tr("the same as in %1").arg(in)
                          : Words::tr("NOT THE SAME as in %1").arg(in))
                << '\n';
    return exact ? Fine : Finding;
}

} // namespace

Command copyCommand()
{
    Command command;
    command.name = QStringLiteral("copy");
    command.arguments = QStringLiteral("IN OUT");
    command.summary = Words::tr("Reads a motion file and writes it again.");
    command.details = Words::tr("OUT is there only when it is whole; IN and OUT may be one file.");
    command.options = {forceOption(), backupOption()};
    command.minimalArguments = 2;
    command.maximalArguments = 2;
    command.run = run;
    return command;
}

} // namespace furitsuke::cli
