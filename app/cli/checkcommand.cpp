// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/command.h"
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

/// Whether a save of the motion would give the file's bytes.
bool roundTrips(const Motion &motion, const QString &path)
{
    QFile file(path);
    return file.open(QIODevice::ReadOnly) && motionMatches(motion, file);
}

QString verdict(const Diagnostics &diagnostics, bool exact)
{
    std::array<int, 3> counts = {};
    for (const Diagnostic &diagnostic : diagnostics)
        ++counts[std::size_t(diagnostic.severity)];
    const int errors = counts[std::size_t(Severity::Error)];
    const int warnings = counts[std::size_t(Severity::Warning)];
    const int notes = counts[std::size_t(Severity::Note)];
    QStringList parts;
    if (errors > 0)
        parts.append(Words::tr("errors: %1").arg(errors));
    if (warnings > 0)
        parts.append(Words::tr("warnings: %1").arg(warnings));
    if (notes > 0)
        parts.append(Words::tr("notes: %1").arg(notes));
    const QString findings = parts.isEmpty() ? Words::tr("no findings") : parts.join(QStringLiteral(", "));
    return exact ? Words::tr("%1; round trip exact").arg(findings)
                 : Words::tr("%1; ROUND TRIP NOT EXACT").arg(findings);
}

int run(const QCommandLineParser &parser, const Console &console)
{
    std::optional<NameEncoding> encoding;
    if (!encodingFrom(parser, console, encoding))
        return Failure;
    const bool asJson = parser.isSet(jsonOption());
    int status = Fine;
    JsonEmitter json = console.json();
    if (asJson) {
        json.beginObject(JsonEmitter::Layout::Lines);
        json.name("files");
        json.beginArray(JsonEmitter::Layout::Lines);
    }
    for (const QString &path : parser.positionalArguments()) {
        const ReadResult file = load(path, encoding, console);
        const bool exact = file.ok && roundTrips(file.motion, path);
        const bool finding = !exact || worstSeverity(file.diagnostics) > Severity::Note;
        status = qMax<int>(status, !file.ok ? Failure : finding ? Finding : Fine);
        if (asJson) {
            json.beginObject(JsonEmitter::Layout::Lines);
            putString(json, "file", path);
            putBoolean(json, "ok", file.ok);
            if (file.ok) {
                putBoolean(json, "roundTrip", exact);
                putDiagnostics(json, file.diagnostics);
            } else {
                putString(json, "error", file.error);
            }
            json.endObject();
        } else if (file.ok) {
            console.out << path << ": " << verdict(file.diagnostics, exact) << '\n';
            printDiagnostics(console.out, file.diagnostics);
        }
    }
    if (asJson) {
        json.endArray();
        json.endObject();
        json.finish();
    }
    return status;
}

} // namespace

Command checkCommand()
{
    Command command;
    command.name = QStringLiteral("check");
    command.arguments = QStringLiteral("FILE...");
    command.summary = Words::tr("Prints diagnostics, and whether a save gives back the same bytes.");
    command.details = Words::tr(
        "The exit status is 1 where there is a warning or an error, or where a save would change bytes.");
    command.options = {jsonOption(), encodingOption()};
    command.maximalArguments = std::numeric_limits<int>::max();
    command.run = run;
    return command;
}

} // namespace furitsuke::cli
