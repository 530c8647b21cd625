// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor-core/vmd/jsonemitter.h"
#include "editor-core/vmd/reader.h"

#include <QCommandLineOption>
#include <QTextStream>

#include <optional>

class QCommandLineParser;

namespace furitsuke::cli {

/// The exit statuses of the program: all is well, there is something that a person has to know, an error. Of
/// several the largest counts.
enum ExitStatus { Fine = 0, Finding = 1, Failure = 2 };

/// Where a command writes: results, and what went wrong.
struct Console
{
    QTextStream &out;
    QTextStream &err;

    /// "furitsuke: message", for errors and for what a person has to know.
    void error(const QString &message) const;
    /// "furitsuke: “dance.vmd”: message"
    void error(const QString &path, const QString &message) const;
    /// Writes JSON to the results.
    JsonEmitter json() const;
};

/// A command of the program, as data: what its help says, and what it does.
struct Command
{
    QString name;
    QString arguments; ///< as the help shows them: "FILE..."
    QString summary;   ///< one sentence
    QString details;   ///< more, line by line; may be empty
    QString
        status; ///< the exit statuses, line by line, where there is more to say than the program's help does
    QList<QCommandLineOption> options;
    int minimalArguments = 1;
    int maximalArguments = 1;
    bool draws = false; ///< needs the program to have started with a display, if there is one
    int (*run)(const QCommandLineParser &parser, const Console &console) = nullptr;
};

Command infoCommand();
Command checkCommand();
Command copyCommand();
Command convertCommand();
Command sampleCommand();
Command modelCommand();
Command poseCommand();
Command renderCommand();
Command bakeCommand();
Command mirrorCommand();
Command renameCommand();
Command correctCommand();
Command curvesCommand();
Command shiftCommand();
Command scaleCommand();
Command thinCommand();
Command reverseCommand();
Command insertFramesCommand();
Command deleteFramesCommand();
Command vpdCommand();
QList<Command> allCommands();

/// The help of a command, and of the program.
QString commandHelp(const Command &command);
QString programHelp();

// Options that several commands have.
QCommandLineOption jsonOption();
QCommandLineOption encodingOption();
QCommandLineOption forceOption();

/// The encoding that the option asks for; nothing where it is not given. False for an unknown one, which was
/// said.
bool encodingFrom(const QCommandLineParser &parser, const Console &console,
                  std::optional<NameEncoding> &encoding);
/// Reads a motion; an error is said. The encoding takes the place of the one that the names suggest.
ReadResult load(const QString &path, std::optional<NameEncoding> encoding, const Console &console);
/// Whether a command may write to this path; why not is said.
bool mayWrite(const QString &path, const QCommandLineParser &parser, const Console &console);

/// Members of an object that is open.
void putString(JsonEmitter &json, QByteArrayView name, QStringView value);
void putNumber(JsonEmitter &json, QByteArrayView name, qint64 value);
void putBoolean(JsonEmitter &json, QByteArrayView name, bool value);
void putDiagnostics(JsonEmitter &json, const Diagnostics &diagnostics);
/// Diagnostics as lines of text.
void printDiagnostics(QTextStream &out, const Diagnostics &diagnostics);

} // namespace furitsuke::cli
