// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/command.h"
#include "app/cli/texttable.h"

#include <QCommandLineParser>
#include <QCoreApplication>
#include <QFileInfo>

namespace furitsuke::cli {

namespace {

struct Words
{
    Q_DECLARE_TR_FUNCTIONS(furitsuke::Cli)
};

/// What is said of a section, or of one track.
struct Summary
{
    qsizetype keys = 0;
    quint32 firstFrame = 0;
    quint32 lastFrame = 0;

    void add(const QList<quint32> &frames)
    {
        if (frames.isEmpty())
            return;
        firstFrame = keys == 0 ? frames.constFirst() : qMin(firstFrame, frames.constFirst());
        lastFrame = qMax(lastFrame, frames.constLast());
        keys += frames.size();
    }
};

Summary summaryOf(const Motion &motion, TrackRef track)
{
    Summary summary;
    motion.visit(track, [&summary](const auto &keys) { summary.add(keys.frames()); });
    return summary;
}

struct SectionSummary : Summary
{
    QList<TrackRef> tracks; ///< those with keys
};

SectionSummary summaryOf(const Motion &motion, RecordSection section)
{
    SectionSummary summary;
    for (const TrackRef track : motion.tracks()) {
        if (sectionOf(track.kind) != section || motion.keyCount(track) == 0)
            continue;
        summary.tracks.append(track);
        motion.visit(track, [&summary](const auto &keys) { summary.add(keys.frames()); });
    }
    return summary;
}

Section sectionNamed(int recordSection)
{
    return static_cast<Section>(int(Section::Bones) + recordSection);
}

QString textOf(QByteArrayView name, NameEncoding encoding)
{
    return decodeName(name, encoding).text;
}

QString signatureText(const FileForm &form)
{
    const QByteArrayView field(form.signature);
    return textOf(field.first(nameLength(field)), NameEncoding::Cp932);
}

QString generationText(CurveLayout generation)
{
    switch (generation) {
    case CurveLayout::Mmd7:
        return Words::tr("MMD 7, 32 bits");
    case CurveLayout::MmdX64:
        return Words::tr("MMD 7, 64 bits");
    default:
        return Words::tr("MMD 9");
    }
}

QString generationId(CurveLayout generation)
{
    switch (generation) {
    case CurveLayout::Mmd7:
        return QStringLiteral("mmd7");
    case CurveLayout::MmdX64:
        return QStringLiteral("mmd-x64");
    default:
        return QStringLiteral("mmd9");
    }
}

QStringList ikOff(const StateKey &key, NameEncoding encoding)
{
    QStringList names;
    for (const IkState &state : key.ik) {
        if (state.enabled == 0)
            names.append(textOf(state.name.name(), encoding));
    }
    return names;
}

/// Calls function(frame, names) for the display/IK keys that switch something off.
template <class Function>
void forEachIkOff(const Motion &motion, NameEncoding encoding, Function &&function)
{
    for (qsizetype row = 0; row < motion.states.size(); ++row) {
        const StateKey key = motion.states.key(row);
        const QStringList names = ikOff(key, encoding);
        if (!names.isEmpty())
            function(key.frame, names);
    }
}

QString frameSpan(const Summary &summary)
{
    return summary.firstFrame == summary.lastFrame
               ? QString::number(summary.firstFrame)
               : QStringLiteral("%1–%2").arg(summary.firstFrame).arg(summary.lastFrame);
}

void printTracks(QTextStream &out, const ReadResult &file, RecordSection section)
{
    const SectionSummary summary = summaryOf(file.motion, section);
    if (summary.tracks.isEmpty())
        return;
    TextTable table;
    table.addRow({sectionLabel(sectionNamed(int(section))), Words::tr("Keys"), Words::tr("Frames")});
    for (const TrackRef track : summary.tracks) {
        const Summary one = summaryOf(file.motion, track);
        table.addRow(
            {textOf(file.motion.trackName(track), file.encoding), QString::number(one.keys), frameSpan(one)});
    }
    out << '\n';
    table.print(out, 2);
}

void printText(QTextStream &out, const QString &path, const ReadResult &file)
{
    const Motion &motion = file.motion;
    const QByteArray model = motion.form.modelName();
    const bool camera = model == cameraModelName().name();
    const quint32 last = motion.lastFrame();
    out << path << '\n';
    const auto line = [&out](const QString &name, const QString &value) {
        out << "  " << name << QString(qMax(1, 14 - displayWidth(name)), u' ') << value << '\n';
    };
    line(Words::tr("Version"), signatureText(motion.form));
    line(Words::tr("Model"), textOf(model, file.encoding) +
                                 (camera ? Words::tr(" (MMD's name for camera and light)") : QString()));
    line(Words::tr("Encoding"), encodingLabel(file.encoding));
    if (!motion.bones.isEmpty())
        line(Words::tr("Curve bytes"),
             Words::tr("as written by %1").arg(generationText(motion.form.generation)));
    line(Words::tr("Size"), Words::tr("%1 bytes").arg(QFileInfo(path).size()));
    line(Words::tr("Last frame"), Words::tr("%1 (%2 s)").arg(last).arg(last / 30.0, 0, 'f', 2));

    TextTable table;
    table.addRow({Words::tr("Section"), Words::tr("Keys"), Words::tr("Tracks"), Words::tr("Frames")});
    for (int s = 0; s < recordSectionCount; ++s) {
        const SectionSummary summary = summaryOf(motion, RecordSection(s));
        const QString label = sectionLabel(sectionNamed(s));
        if (!motion.form.section(RecordSection(s)).present)
            table.addRow({label, QStringLiteral("-"), QStringLiteral("-"), Words::tr("not in the file")});
        else if (summary.keys == 0)
            table.addRow({label, QStringLiteral("0"), QStringLiteral("0")});
        else
            table.addRow({label, QString::number(summary.keys), QString::number(summary.tracks.size()),
                          frameSpan(summary)});
    }
    out << '\n';
    table.print(out, 2);
    printTracks(out, file, RecordSection::Bones);
    printTracks(out, file, RecordSection::Morphs);

    TextTable off;
    forEachIkOff(motion, file.encoding, [&off](quint32 frame, const QStringList &names) {
        off.addRow({QString::number(frame) + QStringLiteral("  ") + names.join(QStringLiteral(", "))});
    });
    if (!off.isEmpty()) {
        out << "\n  " << Words::tr("IK off, by frame") << '\n';
        off.print(out, 4);
    }
    if (!file.diagnostics.isEmpty()) {
        out << '\n';
        printDiagnostics(out, file.diagnostics);
    }
}

void putSummary(JsonEmitter &json, const Summary &summary)
{
    putNumber(json, "keys", summary.keys);
    if (summary.keys > 0) {
        putNumber(json, "firstFrame", summary.firstFrame);
        putNumber(json, "lastFrame", summary.lastFrame);
    }
}

void putSections(JsonEmitter &json, const Motion &motion)
{
    json.name("sections");
    json.beginObject(JsonEmitter::Layout::Lines);
    for (int s = 0; s < recordSectionCount; ++s) {
        const SectionSummary summary = summaryOf(motion, RecordSection(s));
        json.name(sectionId(sectionNamed(s)));
        json.beginObject();
        putBoolean(json, "present", motion.form.section(RecordSection(s)).present);
        putNumber(json, "tracks", summary.tracks.size());
        putSummary(json, summary);
        json.endObject();
    }
    json.endObject();
}

void putTracks(JsonEmitter &json, const ReadResult &file)
{
    json.name("tracks");
    json.beginObject(JsonEmitter::Layout::Lines);
    for (const RecordSection section : {RecordSection::Bones, RecordSection::Morphs}) {
        json.name(sectionId(sectionNamed(int(section))));
        json.beginArray(JsonEmitter::Layout::Lines);
        for (const TrackRef track : summaryOf(file.motion, section).tracks) {
            json.beginObject();
            putString(json, "name", textOf(file.motion.trackName(track), file.encoding));
            putSummary(json, summaryOf(file.motion, track));
            json.endObject();
        }
        json.endArray();
    }
    json.endObject();
}

void putJson(JsonEmitter &json, const QString &path, const ReadResult &file)
{
    const Motion &motion = file.motion;
    json.beginObject(JsonEmitter::Layout::Lines);
    putString(json, "file", path);
    putBoolean(json, "ok", file.ok);
    if (!file.ok) {
        putString(json, "error", file.error);
        json.endObject();
        return;
    }
    putNumber(json, "size", QFileInfo(path).size());
    putString(json, "version", signatureText(motion.form));
    putString(json, "modelName", textOf(motion.form.modelName(), file.encoding));
    putString(json, "encoding", encodingId(file.encoding));
    putString(json, "generation", generationId(motion.form.generation));
    putNumber(json, "lastFrame", motion.lastFrame());
    putSections(json, motion);
    putTracks(json, file);
    json.name("ikOff");
    json.beginArray(JsonEmitter::Layout::Lines);
    forEachIkOff(motion, file.encoding, [&json](quint32 frame, const QStringList &names) {
        json.beginObject();
        putNumber(json, "frame", frame);
        json.name("names");
        json.beginArray();
        for (const QString &name : names)
            json.string(name);
        json.endArray();
        json.endObject();
    });
    json.endArray();
    putDiagnostics(json, file.diagnostics);
    json.endObject();
}

int run(const QCommandLineParser &parser, const Console &console)
{
    std::optional<NameEncoding> encoding;
    if (!encodingFrom(parser, console, encoding))
        return Failure;
    const bool asJson = parser.isSet(jsonOption());
    int status = Fine;
    bool first = true;
    JsonEmitter json = console.json();
    if (asJson) {
        json.beginObject(JsonEmitter::Layout::Lines);
        json.name("files");
        json.beginArray(JsonEmitter::Layout::Lines);
    }
    for (const QString &path : parser.positionalArguments()) {
        const ReadResult file = load(path, encoding, console);
        if (!file.ok)
            status = Failure;
        if (asJson) {
            putJson(json, path, file);
        } else if (file.ok) {
            if (!first)
                console.out << '\n';
            first = false;
            printText(console.out, path, file);
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

Command infoCommand()
{
    Command command;
    command.name = QStringLiteral("info");
    command.arguments = QStringLiteral("FILE...");
    command.summary = Words::tr("Prints what is in motion files.");
    command.details = Words::tr(
        "Version, model name, keys by section and track, frames, IK switched off, and diagnostics.");
    command.options = {jsonOption(), encodingOption()};
    command.maximalArguments = std::numeric_limits<int>::max();
    command.run = run;
    return command;
}

} // namespace furitsuke::cli
