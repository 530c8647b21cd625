// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/editcommand.h"
#include "editor-core/edits/trackedits.h"
#include "editor-core/text/nametext.h"

#include <QCommandLineParser>
#include <QCoreApplication>

namespace furitsuke::cli {

namespace {

struct Words
{
    Q_DECLARE_TR_FUNCTIONS(furitsuke::Cli)
};

QCommandLineOption fromOption()
{
    return {QStringLiteral("from"), Words::tr("The name that a track has."), QStringLiteral("NAME")};
}

QCommandLineOption toOption()
{
    return {QStringLiteral("to"),
            Words::tr("The name that it gets. Both may be given several times, in pairs, which\n"
                      "are renamed in this sequence."),
            QStringLiteral("NAME")};
}

QCommandLineOption kindOption()
{
    return {QStringLiteral("kind"),
            Words::tr("Only a bone, or only a morph; else both where both have the name."),
            QStringLiteral("bone|morph")};
}

QCommandLineOption keepIkOption()
{
    return {QStringLiteral("keep-ik-names"),
            Words::tr("Leave the names of IK bones in display/IK records as they are.")};
}

/// The kinds of track that are renamed; none for a word that names no kind.
QList<TrackKind> kindsFrom(const QCommandLineParser &parser)
{
    if (!parser.isSet(kindOption()))
        return {TrackKind::Bone, TrackKind::Morph};
    const QString kind = parser.value(kindOption());
    if (kind == QLatin1String("bone"))
        return {TrackKind::Bone};
    return kind == QLatin1String("morph") ? QList<TrackKind>{TrackKind::Morph} : QList<TrackKind>();
}

/// Renames tracks one after the other.
class Renaming
{
public:
    Renaming(const ReadResult &file, QList<TrackKind> kinds, IkNames ikNames)
        : mMotion(file.motion)
        , mEncoding(file.encoding)
        , mKinds(std::move(kinds))
        , mIkNames(ikNames)
    {}

    void rename(const QString &from, const QString &to)
    {
        if (!mResult.error.isEmpty())
            return;
        const EncodedName name = encodeName(to, mEncoding);
        if (!name.ok()) {
            mResult.error = fitName(to, mEncoding, KeyName::size).message;
            return;
        }
        bool found = false;
        for (const TrackKind kind : std::as_const(mKinds))
            found |= rename(kind, from, to, name.bytes);
        if (!found && mResult.error.isEmpty())
            mResult.error = Words::tr("There is no bone or morph “%1” to rename.").arg(from);
        const QByteArray kept = KeyName::fromBytes(name.bytes).name();
        if (kept.size() < name.bytes.size())
            mResult.warn(Words::tr("“%1” is cut after byte %2; the file has “%3”.")
                             .arg(to, QString::number(KeyName::size), decodeName(kept, mEncoding).text));
    }
    EditResult result() const
    {
        if (mResult.error.isEmpty())
            return mResult;
        EditResult refused;
        refused.error = mResult.error;
        return refused;
    }

private:
    /// Whether there was one to rename.
    bool rename(TrackKind kind, const QString &from, const QString &to, const QByteArray &name)
    {
        QList<TrackRef> tracks = mMotion.tracks();
        tracks.removeIf([&](TrackRef track) {
            return track.kind != kind || decodeName(mMotion.trackName(track), mEncoding).text != from;
        });
        if (tracks.isEmpty())
            return false;
        const EditResult step = renameTrack(mMotion, tracks.constFirst(), name, mIkNames);
        if (!step.error.isEmpty()) {
            mResult.error = Words::tr("“%1”: %2").arg(to, step.error);
            return true;
        }
        // A few characters have two codes.
        if (tracks.size() > 1)
            mResult.warn(Words::tr("“%1” is how several tracks are shown; the first was renamed.").arg(from));
        for (const QString &note : step.notes) {
            const QString text = Words::tr("“%1”: %2").arg(from, note);
            if (step.warnings.contains(note))
                mResult.warn(text);
            else
                mResult.notes.append(text);
        }
        step.edit.apply(mMotion);
        mResult.edit = mResult.edit.isEmpty() ? step.edit : mResult.edit.followedBy(step.edit);
        mResult.changed += step.changed;
        return true;
    }

    Motion mMotion;
    NameEncoding mEncoding;
    QList<TrackKind> mKinds;
    IkNames mIkNames;
    EditResult mResult;
};

int run(const QCommandLineParser &parser, const Console &console)
{
    const QStringList from = parser.values(fromOption());
    const QStringList to = parser.values(toOption());
    if (from.isEmpty() || from.size() != to.size()) {
        console.error(from.isEmpty() && to.isEmpty() ? Words::tr("--from and --to are missing.")
                                                     : Words::tr("Every --from needs one --to."));
        return Failure;
    }
    const QList<TrackKind> kinds = kindsFrom(parser);
    if (kinds.isEmpty()) {
        console.error(Words::tr("--kind takes bone or morph, not “%1”.").arg(parser.value(kindOption())));
        return Failure;
    }
    std::optional<EditInput> input = readEditInput(parser, EditScope::Motion, console);
    if (!input)
        return Failure;
    Renaming renaming(input->file, kinds, parser.isSet(keepIkOption()) ? IkNames::Keep : IkNames::Follow);
    for (qsizetype i = 0; i < from.size(); ++i)
        renaming.rename(from[i], to[i]);
    return writeEdit(parser, *input, renaming.result(), console);
}

} // namespace

Command renameCommand()
{
    Command command;
    command.name = QStringLiteral("rename");
    command.arguments = QStringLiteral("IN -o OUT --from NAME --to NAME");
    command.summary = Words::tr("Renames bones and morphs.");
    command.details =
        Words::tr("All keys of the track get the name. A name that another track has, or that cannot\n"
                  "be stored in the file's encoding, is refused. One of more than 15 bytes is cut as\n"
                  "MMD cuts it. An IK bone gets the name in display/IK records too, of which 20 bytes\n"
                  "are kept there; else its IK switch would not find it any more.");
    command.options = QList<QCommandLineOption>{fromOption(), toOption(), kindOption(), keepIkOption()} +
                      editOptions(EditScope::Motion);
    command.status = editStatusHelp();
    command.run = run;
    return command;
}

} // namespace furitsuke::cli
