// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/editcommand.h"

#include "app/cli/sampleselection.h"
#include "editor-core/document/filesave.h"

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
            Words::tr("Only tracks that match one of these patterns, with commas between them:\n"
                      "names of bones and morphs (* and ? stand for any characters), or\n"
                      "bones, morphs, camera, light, shadow, states.\n"
                      "May be given several times."),
            QStringLiteral("PATTERNS")};
}

QCommandLineOption rangeOption()
{
    return {QStringLiteral("frames"),
            Words::tr("Only keys at these frames, both included: 30-60, 30- or 30."), QStringLiteral("A-B")};
}

/// The patterns that --tracks was given.
QStringList patternsOf(const QCommandLineParser &parser)
{
    QStringList patterns;
    for (const QString &value : parser.values(tracksOption())) {
        for (const QString &pattern : value.split(u',', Qt::SkipEmptyParts))
            patterns.append(pattern.trimmed());
    }
    return patterns;
}

/// The word for all tracks of a kind.
QString kindWord(TrackKind kind)
{
    switch (kind) {
    case TrackKind::Bone:
        return QStringLiteral("bones");
    case TrackKind::Morph:
        return QStringLiteral("morphs");
    case TrackKind::Camera:
        return QStringLiteral("camera");
    case TrackKind::Light:
        return QStringLiteral("light");
    case TrackKind::Shadow:
        return QStringLiteral("shadow");
    case TrackKind::State:
        break;
    }
    return QStringLiteral("states");
}

/// False where a pattern matches nothing, which was said.
bool chooseTracks(const QCommandLineParser &parser, EditInput &input, const QString &path,
                  const Console &console)
{
    const Motion &motion = input.file.motion;
    input.allTracks = !parser.isSet(tracksOption());
    const QStringList patterns = patternsOf(parser);
    if (!input.allTracks && patterns.isEmpty()) {
        console.error(Words::tr("--tracks names no track."));
        return false;
    }
    NameFilter filter(patterns);
    for (const TrackRef track : motion.tracks()) {
        if (motion.keyCount(track) == 0)
            continue;
        bool accepted = filter.accepts(kindWord(track.kind));
        if (track.kind == TrackKind::Bone || track.kind == TrackKind::Morph)
            accepted |= filter.accepts(decodeName(motion.trackName(track), input.file.encoding).text);
        if (accepted)
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
    if (scope == EditScope::Keys && input.keys.isEmpty()) {
        console.error(path, Words::tr("There is no key to edit."));
        return {};
    }
    return input;
}

int writeEdit(const QCommandLineParser &parser, EditInput &input, const EditResult &result,
              const Console &console)
{
    const QString in = parser.positionalArguments().constFirst();
    const QString out = parser.value(outputOption());
    if (!result.error.isEmpty()) {
        console.error(in, result.error);
        return Failure;
    }
    result.edit.apply(input.file.motion);
    const SaveResult saved = saveMotion(input.file.motion, out);
    if (!saved.ok) {
        console.error(out, saved.error);
        return Failure;
    }
    const auto countOf = [](qsizetype count) { return int(qMin<qsizetype>(count, INT_MAX)); };
    QStringList parts = {Words::tr("%n key(s) changed", nullptr, countOf(result.changed))};
    if (result.overwritten > 0)
        parts.append(Words::tr("%n key(s) overwritten", nullptr, countOf(result.overwritten)));
    if (result.dropped > 0)
        parts.append(Words::tr("%n key(s) dropped", nullptr, countOf(result.dropped)));
    console.out << out << ": " << parts.join(QStringLiteral(", ")) << '\n';
    for (const QString &note : result.notes)
        console.out << "  " << note << '\n';
    return Fine;
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
