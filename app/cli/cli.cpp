// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/cli.h"

#include "app/cli/command.h"
#include "app/cli/texttable.h"
#include "app/cli/windowoptions.h"

#include <QCommandLineParser>
#include <QCoreApplication>
#include <QFileInfo>

#include <algorithm>
#include <csignal>

namespace furitsuke {

using namespace cli;

namespace {

struct Words
{
    Q_DECLARE_TR_FUNCTIONS(furitsuke::Cli)
};

QString programName()
{
    return QStringLiteral("furitsuke");
}

QCommandLineOption helpOption()
{
    return {{QStringLiteral("h"), QStringLiteral("help")}, Words::tr("Show this help.")};
}

QCommandLineOption versionOption()
{
    return {{QStringLiteral("v"), QStringLiteral("version")}, Words::tr("Show the version.")};
}

QString optionHelp(const QList<QCommandLineOption> &options)
{
    TextTable table;
    QString text;
    QTextStream stream(&text);
    int width = 0;
    const auto shown = [](const QCommandLineOption &option) {
        QStringList names;
        for (const QString &name : option.names())
            names.append((name.size() == 1 ? QStringLiteral("-") : QStringLiteral("--")) + name);
        const QString value = option.valueName();
        return names.join(QStringLiteral(", ")) + (value.isEmpty() ? QString() : u' ' + value);
    };
    for (const QCommandLineOption &option : options)
        width = qMax(width, displayWidth(shown(option)));
    for (const QCommandLineOption &option : options) {
        QString first = shown(option);
        for (const QString &line : option.description().split(u'\n')) {
            stream << "  " << first.leftJustified(width + 2) << line << '\n';
            first.clear();
        }
    }
    return text;
}

/// A parser that never ends the program by itself.
void prepare(QCommandLineParser &parser, const QList<QCommandLineOption> &options)
{
    parser.setSingleDashWordOptionMode(QCommandLineParser::ParseAsLongOptions);
    parser.addOptions(options);
    parser.addOption(helpOption());
}

int usageError(const Console &console, const QString &message, const QString &command = {})
{
    console.error(message);
    const QString more = command.isEmpty() ? programName() : programName() + u' ' + command;
    console.err << Words::tr("“%1 --help” tells more.").arg(more) << '\n';
    console.err.flush();
    return Failure;
}

int runCommand(const Command &command, const QStringList &arguments, const Console &console)
{
    QCommandLineParser parser;
    prepare(parser, command.options);
    const bool parsed = parser.parse(QStringList(programName()) + arguments);
    if (parser.isSet(helpOption())) {
        console.out << commandHelp(command);
        return Fine;
    }
    if (!parsed)
        return usageError(console, parser.errorText(), command.name);
    const qsizetype count = parser.positionalArguments().size();
    const QString expected = QStringLiteral("%1 %2 %3").arg(programName(), command.name, command.arguments);
    if (count < command.minimalArguments)
        return usageError(console, Words::tr("Files are missing: %1").arg(expected), command.name);
    if (count > command.maximalArguments)
        return usageError(console, Words::tr("There are too many files: %1").arg(expected), command.name);
    return command.run(parser, console);
}

/// A command must not end at once because nobody reads its output any more: it then fails as any writing
/// does.
void ignoreClosedPipes()
{
#ifdef SIGPIPE
    std::signal(SIGPIPE, SIG_IGN);
#endif
}

int finish(int status, const Console &console)
{
    console.out.flush();
    if (console.out.status() == QTextStream::Ok)
        return status;
    console.error(Words::tr("The output cannot be written."));
    return Failure;
}

int showHelp(const QStringList &names, const Console &console)
{
    if (names.size() > 1)
        return usageError(console, Words::tr("“help” takes the name of one command."));
    if (names.isEmpty()) {
        console.out << programHelp();
        return Fine;
    }
    for (const Command &command : allCommands()) {
        if (command.name == names.first()) {
            console.out << commandHelp(command);
            return Fine;
        }
    }
    return usageError(console, Words::tr("There is no command “%1”.").arg(names.first()));
}

/// What is not a command: options and files of the window.
std::optional<int> checkWindowArguments(const QStringList &arguments, const Console &console)
{
    QCommandLineParser parser;
    prepare(parser, windowOptions());
    parser.addOption(versionOption());
    const bool parsed = parser.parse(QStringList(programName()) + arguments);
    if (parser.isSet(helpOption())) {
        console.out << programHelp();
        return finish(Fine, console);
    }
    if (!parsed)
        return usageError(console, parser.errorText());
    WindowOptions options;
    const QString error = readWindowOptions(arguments, options);
    if (!error.isEmpty())
        return usageError(console, error);
    if (parser.isSet(versionOption())) {
        console.out << Words::tr("Furitsuke %1 (Qt %2)")
                           .arg(QCoreApplication::applicationVersion(), QString::fromLatin1(qVersion()))
                    << '\n';
        return finish(Fine, console);
    }
    for (const QString &path : parser.positionalArguments()) {
        const QFileInfo info(path);
        if (info.isFile())
            continue;
        const bool looksLikeCommand = !arguments.first().startsWith(u'-') && path == arguments.first();
        if (info.isDir())
            console.error(path, Words::tr("This is a folder, not a file."));
        else if (info.exists())
            console.error(path, Words::tr("This is not a regular file."));
        else if (looksLikeCommand)
            return usageError(console, Words::tr("“%1” is neither a file nor a command.").arg(path));
        else
            console.error(path, Words::tr("There is no such file."));
        return Failure;
    }
    return std::nullopt;
}

} // namespace

namespace cli {

QString commandHelp(const Command &command)
{
    QString text = Words::tr("Usage: %1")
                       .arg(QStringLiteral("%1 %2 [%3] %4")
                                .arg(programName(), command.name, Words::tr("options"), command.arguments));
    text += QStringLiteral("\n\n") + command.summary + u'\n';
    if (!command.details.isEmpty())
        text += command.details + u'\n';
    text += u'\n' + Words::tr("Options:") + u'\n' +
            optionHelp(command.options + QList<QCommandLineOption>{helpOption()});
    if (command.status.isEmpty())
        return text;
    text += u'\n' + Words::tr("Exit status:") + u'\n';
    for (const QString &line : command.status.split(u'\n'))
        text += QStringLiteral("  ") + line + u'\n';
    return text;
}

QString programHelp()
{
    const QString options = Words::tr("options");
    QString text =
        Words::tr("Usage: %1").arg(QStringLiteral("%1 [%2] [FILE...]").arg(programName(), options)) + u'\n';
    text += Words::tr("   or: %1")
                .arg(QStringLiteral("%1 %2 [%3] ...").arg(programName(), Words::tr("COMMAND"), options));
    text += QStringLiteral("\n\n") +
            Words::tr("Opens motion files (VMD) of MikuMikuDance in the editor. With a command it works "
                      "without a window.") +
            QStringLiteral("\n\n") + Words::tr("Commands:") + u'\n';
    qsizetype width = 0;
    for (const Command &command : allCommands())
        width = qMax(width, command.name.size());
    const auto line = [width](const QString &name, const QString &summary) {
        return QStringLiteral("  %1  %2\n").arg(name.leftJustified(width), summary);
    };
    for (const Command &command : allCommands())
        text += line(command.name, command.summary);
    text += line(QStringLiteral("help"), Words::tr("Shows the help of a command."));
    text += u'\n' + Words::tr("Options:") + u'\n' +
            optionHelp(windowOptions() + QList<QCommandLineOption>{helpOption(), versionOption()});
    text +=
        u'\n' + Words::tr("A file that is named like a command is given with its folder: ./info.") + u'\n';
    text +=
        Words::tr("The exit status is 0 when all is well, 1 when there is something to know (a finding; an\n"
                  "edit that was done, but overwrote, cut or left out something), 2 after an error.") +
        u'\n';
    return text;
}

} // namespace cli

bool drawsPictures(const QStringList &arguments)
{
    if (arguments.isEmpty())
        return false;
    const QList<Command> commands = allCommands();
    return std::any_of(commands.begin(), commands.end(), [&](const Command &command) {
        return command.name == arguments.first() && command.draws;
    });
}

std::optional<int> runCommandLine(const QStringList &arguments, QTextStream &out, QTextStream &err)
{
    if (arguments.isEmpty())
        return std::nullopt;
    out.setEncoding(QStringConverter::Utf8);
    err.setEncoding(QStringConverter::Utf8);
    const Console console = {out, err};
    for (const QString &argument : arguments) {
        // Qt has put this in place of bytes that are no text; the name would be that of another file.
        if (argument.contains(QChar::ReplacementCharacter)) {
            return usageError(
                console,
                Words::tr("“%1” is not text in the encoding of this system; rename the file.").arg(argument));
        }
    }
    const QString &name = arguments.first();
    const QStringList rest = arguments.mid(1);
    for (const Command &command : allCommands()) {
        if (command.name == name) {
            ignoreClosedPipes();
            return finish(runCommand(command, rest, console), console);
        }
    }
    if (name == QLatin1String("help"))
        return finish(showHelp(rest, console), console);
    return checkWindowArguments(arguments, console);
}

} // namespace furitsuke
