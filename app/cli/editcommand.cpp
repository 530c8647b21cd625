// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/editcommand.h"

#include "app/cli/trackfilter.h"
#include "editor-core/document/filesave.h"
#include "editor-core/edits/timeedits.h"
#include "editor-core/edits/tracklabel.h"

#include <QCommandLineParser>
#include <QCoreApplication>

namespace furitsuke::cli {

namespace {

struct Words
{
    Q_DECLARE_TR_FUNCTIONS(furitsuke::Cli)
};

QCommandLineOption outputOption()
{
    return {{QStringLiteral("o"), QStringLiteral("output")},
            Words::tr("Write the edited motion here; it may be IN itself, with --force."),
            QStringLiteral("OUT")};
}

QCommandLineOption tracksOption()
{
    return {QStringLiteral("tracks"),
            Words::tr("Only tracks that one of these patterns names:") + u'\n' + trackPatternsHelp(),
            QStringLiteral("PATTERNS")};
}

QCommandLineOption rangeOption()
{
    return {QStringLiteral("frames"),
            Words::tr("Only keys at these frames, both included: 30-60, 30- or 30."), QStringLiteral("A-B")};
}

/// False where a pattern matches nothing, which was said.
bool chooseTracks(const QCommandLineParser &parser, EditInput &input, const QString &path,
                  const Console &console)
{
    const Motion &motion = input.file.motion;
    input.allTracks = !parser.isSet(tracksOption());
    TrackFilter filter(parser.values(tracksOption()));
    if (!input.allTracks && filter.isEmpty()) {
        console.error(Words::tr("--tracks names no track."));
        return false;
    }
    for (const TrackRef track : motion.tracks()) {
        if (motion.keyCount(track) == 0)
            continue;
        if (filter.accepts(track.kind, decodeName(motion.trackName(track), input.file.encoding).text))
            input.tracks.append(track);
    }
    if (!filter.unused().isEmpty())
        console.error(path, Words::tr("There is no track “%1” with keys.").arg(filter.unused()));
    return filter.unused().isEmpty();
}

void chooseKeys(EditInput &input)
{
    for (const TrackRef track : std::as_const(input.tracks)) {
        input.file.motion.visit(track, [&](const auto &keys) {
            RowSet rows;
            rows.setRange(keys.lowerBound(input.frames.first), keys.upperBound(input.frames.last), true);
            input.keys.setRows(track, rows);
        });
    }
}

/// Reads "30", "30-60" or "30-". Empty on success, else what is wrong with the text.
QString parseFrameRange(const QString &text, FrameRange &range)
{
    const QStringList ends = text.split(u'-');
    bool ok = ends.size() <= 2;
    const auto number = [&ok](const QString &end) {
        bool isNumber = false;
        const quint32 frame = end.trimmed().toUInt(&isNumber);
        ok = ok && isNumber;
        return frame;
    };
    FrameRange read = {0, FrameRange::latest};
    read.first = number(ends.first());
    if (ends.size() == 1)
        read.last = read.first;
    else if (!ends.last().isEmpty())
        read.last = number(ends.last());
    if (!ok)
        return Words::tr("“%1” is no range of frames; 30-60, 30- or 30 is expected, up to %2.")
            .arg(text)
            .arg(FrameRange::latest);
    if (read.last < read.first)
        return Words::tr("“%1”: the range ends before it begins.").arg(text);
    range = read;
    return {};
}

} // namespace

QCommandLineOption damagedOption()
{
    return {QStringLiteral("damaged"), Words::tr("Edit what could be read of a damaged file.")};
}

QList<QCommandLineOption> editOptions(EditScope scope)
{
    QList<QCommandLineOption> options = {outputOption(), forceOption(), damagedOption(), encodingOption()};
    if (scope != EditScope::Motion)
        options.append(tracksOption());
    if (scope == EditScope::Keys)
        options.append(rangeOption());
    return options;
}

std::optional<EditInput> readEditInput(const QCommandLineParser &parser, EditScope scope,
                                       const Console &console)
{
    EditInput input;
    if (scope == EditScope::Keys && parser.isSet(rangeOption())) {
        const QString error = parseFrameRange(parser.value(rangeOption()), input.frames);
        if (!error.isEmpty()) {
            console.error(error);
            return {};
        }
    }
    if (parser.value(outputOption()).isEmpty()) {
        console.error(Words::tr("-o is missing: where is the edited motion to be written?"));
        return {};
    }
    std::optional<NameEncoding> encoding;
    if (!encodingFrom(parser, console, encoding) || !mayWrite(parser.value(outputOption()), parser, console))
        return {};
    const QString path = parser.positionalArguments().constFirst();
    input.file = load(path, encoding, console);
    if (!input.file.ok)
        return {};
    // What was read of it may be something else than it was: an edit would write that down for good.
    if (worstSeverity(input.file.diagnostics) == Severity::Error && !parser.isSet(damagedOption())) {
        console.error(path, Words::tr("The file is damaged; --damaged edits what could be read."));
        for (const Diagnostic &diagnostic : std::as_const(input.file.diagnostics)) {
            if (diagnostic.severity == Severity::Error)
                console.error(diagnosticText(diagnostic));
        }
        return {};
    }
    if (scope == EditScope::Motion)
        return input;
    if (!chooseTracks(parser, input, path, console))
        return {};
    chooseKeys(input);
    input.isEmpty = scope == EditScope::Keys && input.keys.isEmpty();
    return input;
}

int writeEdit(const QCommandLineParser &parser, EditInput &input, const EditResult &result,
              const Console &console)
{
    const QString in = parser.positionalArguments().constFirst();
    const QString out = parser.value(outputOption());
    if (!result.error.isEmpty()) {
        console.error(in, result.errorAt ? Words::tr("%1, frame %2: %3")
                                               .arg(trackLabel(input.file.motion, result.errorAt->track,
                                                               input.file.encoding))
                                               .arg(result.errorAt->frame)
                                               .arg(result.error)
                                         : result.error);
        return Failure;
    }
    const Motion before = input.file.motion;
    result.edit.apply(input.file.motion);
    const bool isNothing = result.edit.isEmpty() || input.file.motion == before;
    const SaveResult saved = saveMotion(input.file.motion, out);
    if (!saved.ok) {
        console.error(out, saved.error);
        return Failure;
    }
    // What was done is a result; what a person has to know of it is not, and says why the status is not 0.
    const auto countOf = [](qsizetype count) { return int(qMin<qsizetype>(count, INT_MAX)); };
    console.out << out << ": "
                << Words::tr("%n key(s) changed", nullptr, countOf(isNothing ? 0 : result.changed)) << '\n';
    for (const QString &note : result.notes) {
        if (!result.warnings.contains(note))
            console.out << "  " << note << '\n';
    }
    QStringList findings = result.warnings;
    if (result.dropped > 0)
        findings.prepend(Words::tr("%n key(s) dropped", nullptr, countOf(result.dropped)));
    if (result.overwritten > 0)
        findings.prepend(Words::tr("%n key(s) overwritten", nullptr, countOf(result.overwritten)));
    if (isNothing) {
        findings.prepend(input.isEmpty
                             ? Words::tr("Nothing was changed: there is no key in these tracks and frames.")
                             : Words::tr("Nothing was changed: this edit leaves the motion as it is."));
    }
    for (const QString &finding : std::as_const(findings))
        console.error(out, finding);
    return findings.isEmpty() ? Fine : Finding;
}

QString editStatusHelp()
{
    return Words::tr("0  done as asked. What had to be rounded, to whole frames or degrees, is said.\n"
                     "1  done, but there is something to know, which standard error says: keys were\n"
                     "   overwritten, names cut, values limited, tracks left out, keys come after frame\n"
                     "   %1, or nothing was changed (OUT is then the same as IN).\n"
                     "2  an error: nothing was written.")
        .arg(lastSignedFrame);
}

QCommandLineOption rippleOption()
{
    return {QStringLiteral("ripple"),
            Words::tr("Shift later keys of these tracks along, those after the last edited frame.")};
}

std::optional<qint64> wholeNumber(const QCommandLineParser &parser, const QString &option, qint64 least,
                                  qint64 most, const Console &console)
{
    if (!parser.isSet(option)) {
        console.error(Words::tr("--%1 is missing.").arg(option));
        return {};
    }
    const QString text = parser.value(option);
    bool ok = false;
    const qint64 value = text.toLongLong(&ok);
    if (ok && value >= least && value <= most)
        return value;
    console.error(Words::tr("--%1 takes a whole number from %2 to %3, not “%4”.")
                      .arg(option)
                      .arg(least)
                      .arg(most)
                      .arg(text));
    return {};
}

} // namespace furitsuke::cli
