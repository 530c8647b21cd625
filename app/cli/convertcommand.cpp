// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/command.h"
#include "editor-core/document/filesave.h"
#include "editor-core/vmd/motionjson.h"
#include "editor-core/vmd/writer.h"

#include <QCommandLineParser>
#include <QCoreApplication>
#include <QFile>
#include <QFileInfo>

namespace furitsuke::cli {

namespace {

struct Words
{
    Q_DECLARE_TR_FUNCTIONS(furitsuke::Cli)
};

/// Whether a file's content looks like JSON; whatever else it is the VMD reader judges.
bool looksLikeJson(const QString &path)
{
    QFile file(path);
    if (!QFileInfo(path).isFile() || !file.open(QIODevice::ReadOnly))
        return false;
    QByteArray start = file.read(4096);
    if (start.startsWith("\xEF\xBB\xBF"))
        start.remove(0, 3);
    return start.trimmed().startsWith('{');
}

/// Writes JSON in the path's place only where it gives the same VMD as the source file. Empty on success,
/// else what went wrong.
QString saveJson(const Motion &motion, NameEncoding encoding, const QString &source, const QString &path)
{
    return replaceSafely(
               path, {},
               [&](QFile &file) {
                   return writeMotionJson(motion, encoding, file) ? QString() : file.errorString();
               },
               [&](QFile &file) {
                   const JsonReadResult back = readMotionJson(file);
                   if (!back.ok)
                       return Words::tr("What was written does not read back: %1").arg(back.error);
                   QFile original(source);
                   return original.open(QIODevice::ReadOnly) && motionMatches(back.motion, original)
                              ? QString()
                              : Words::tr("What was written does not give back the bytes of %1.").arg(source);
               })
        .error;
}

int toJson(const QString &in, const QString &out, std::optional<NameEncoding> encoding,
           const Console &console)
{
    const ReadResult file = load(in, encoding, console);
    if (!file.ok)
        return Failure;
    const QString error = saveJson(file.motion, file.encoding, in, out);
    if (!error.isEmpty()) {
        console.error(out, error);
        return Failure;
    }
    console.out << Words::tr("%1: JSON, gives back the bytes of %2").arg(out, in) << '\n';
    return Fine;
}

int toVmd(const QString &in, const QString &out, const Console &console)
{
    QFile file(in);
    if (!file.open(QIODevice::ReadOnly)) {
        console.error(in, Words::tr("The file cannot be read: %1").arg(file.errorString()));
        return Failure;
    }
    const JsonReadResult result = readMotionJson(file);
    if (!result.ok) {
        console.error(in, result.error);
        return Failure;
    }
    const SaveResult saved = saveMotion(result.motion, out);
    if (!saved.ok) {
        console.error(out, saved.error);
        return Failure;
    }
    console.out << Words::tr("%1: VMD, %2 bytes").arg(out).arg(encodedSize(result.motion)) << '\n';
    return Fine;
}

int run(const QCommandLineParser &parser, const Console &console)
{
    const QString in = parser.positionalArguments().at(0);
    const QString out = parser.positionalArguments().at(1);
    std::optional<NameEncoding> encoding;
    if (!encodingFrom(parser, console, encoding))
        return Failure;
    const bool fromJson = looksLikeJson(in);
    if (fromJson && encoding) {
        console.error(in,
                      Words::tr("JSON says itself how its names are encoded; --encoding is for VMD files."));
        return Failure;
    }
    if (!mayWrite(out, parser, console))
        return Failure;
    return fromJson ? toVmd(in, out, console) : toJson(in, out, encoding, console);
}

} // namespace

Command convertCommand()
{
    Command command;
    command.name = QStringLiteral("convert");
    command.arguments = QStringLiteral("IN OUT");
    command.summary = Words::tr("Turns a VMD file into JSON, or such JSON into a VMD file.");
    command.details =
        Words::tr("What IN holds decides, not its name. The JSON gives back the VMD byte for byte.");
    command.options = {forceOption(), encodingOption()};
    command.minimalArguments = 2;
    command.maximalArguments = 2;
    command.run = run;
    return command;
}

} // namespace furitsuke::cli
