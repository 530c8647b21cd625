// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/command.h"

#include <QCommandLineParser>
#include <QCoreApplication>
#include <QFileInfo>

namespace furitsuke::cli {

namespace {
struct Words
{
    Q_DECLARE_TR_FUNCTIONS(furitsuke::Cli)
};
} // namespace

void Console::error(const QString &message) const
{
    // Nothing that a file or an argument holds may steer the terminal, or fill it.
    constexpr qsizetype longest = 2000;
    QString shown = message.size() > longest ? message.first(longest) + u'…' : message;
    for (QChar &c : shown) {
        if (c.category() == QChar::Other_Control && c != u'\n')
            c = u'\uFFFD';
    }
    out.flush();
    err << QStringLiteral("furitsuke: ") << shown << '\n';
    err.flush();
}

void Console::error(const QString &path, const QString &message) const
{
    error(Words::tr("“%1”: %2").arg(path, message));
}

JsonEmitter Console::json() const
{
    return JsonEmitter([&stream = out](QByteArrayView bytes) {
        stream << QString::fromUtf8(bytes);
        return stream.status() == QTextStream::Ok;
    });
}

QList<Command> allCommands()
{
    return {infoCommand(),         checkCommand(),        modelCommand(),   copyCommand(),   convertCommand(),
            sampleCommand(),       poseCommand(),         renderCommand(),  shiftCommand(),  scaleCommand(),
            insertFramesCommand(), deleteFramesCommand(), reverseCommand(), mirrorCommand(), bakeCommand(),
            correctCommand(),      curvesCommand(),       thinCommand(),    renameCommand(), vpdCommand()};
}

QCommandLineOption jsonOption()
{
    return {QStringLiteral("json"), Words::tr("Print JSON instead of text.")};
}

QCommandLineOption encodingOption()
{
    return {QStringLiteral("encoding"),
            Words::tr("Read names as cp932, gb18030, big5 or utf-8, whatever they suggest."),
            QStringLiteral("NAME")};
}

QCommandLineOption forceOption()
{
    return {QStringLiteral("force"), Words::tr("Replace OUT if it exists.")};
}

bool encodingFrom(const QCommandLineParser &parser, const Console &console,
                  std::optional<NameEncoding> &encoding)
{
    if (!parser.isSet(encodingOption()))
        return true;
    const QString id = parser.value(encodingOption());
    encoding = encodingFromId(id);
    if (!encoding)
        console.error(Words::tr("“%1” is no encoding; cp932, gb18030, big5 and utf-8 are known.").arg(id));
    return encoding.has_value();
}

ReadResult load(const QString &path, std::optional<NameEncoding> encoding, const Console &console)
{
    ReadResult result = readMotionFile(path);
    if (!result.ok)
        console.error(path, result.error);
    if (encoding)
        result.encoding = *encoding;
    return result;
}

bool mayWrite(const QString &path, const QCommandLineParser &parser, const Console &console)
{
    if (!QFileInfo::exists(path) || parser.isSet(forceOption()))
        return true;
    console.error(path, Words::tr("The file exists; --force replaces it."));
    return false;
}

void putString(JsonEmitter &json, QByteArrayView name, QStringView value)
{
    json.name(name);
    json.string(value);
}

void putNumber(JsonEmitter &json, QByteArrayView name, qint64 value)
{
    json.name(name);
    json.number(value);
}

void putBoolean(JsonEmitter &json, QByteArrayView name, bool value)
{
    json.name(name);
    json.boolean(value);
}

void putDiagnostics(JsonEmitter &json, const Diagnostics &diagnostics)
{
    json.name("diagnostics");
    json.beginArray(JsonEmitter::Layout::Lines);
    for (const Diagnostic &diagnostic : diagnostics) {
        json.beginObject();
        putString(json, "severity", severityId(diagnostic.severity));
        putString(json, "section", sectionId(diagnostic.section));
        putString(json, "code", diagnostic.code);
        putString(json, "message", diagnostic.message);
        if (diagnostic.record >= 0)
            putNumber(json, "record", diagnostic.record);
        if (diagnostic.offset >= 0)
            putNumber(json, "offset", diagnostic.offset);
        putNumber(json, "count", diagnostic.count);
        json.endObject();
    }
    json.endArray();
}

void printDiagnostics(QTextStream &out, const Diagnostics &diagnostics)
{
    for (const Diagnostic &diagnostic : diagnostics)
        out << "  " << diagnosticText(diagnostic) << '\n';
}

} // namespace furitsuke::cli
