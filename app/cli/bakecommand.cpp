// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/editcommand.h"
#include "app/cli/modelargument.h"
#include "editor-core/edits/ikbake.h"
#include "editor-core/text/nametext.h"

#include <QCommandLineParser>
#include <QCoreApplication>

#include <algorithm>

namespace furitsuke::cli {

namespace {

struct Words
{
    Q_DECLARE_TR_FUNCTIONS(furitsuke::Cli)
};

constexpr QLatin1String modelName("model");
constexpr QLatin1String ikName("ik");
constexpr QLatin1String intoName("into");
constexpr QLatin1String fromName("from");
constexpr QLatin1String toName("to");
constexpr QLatin1String everyName("every");
constexpr QLatin1String onKeysName("on-keys");

QStringList namesOf(const Model &model)
{
    QStringList names;
    for (const ModelIk &ik : model.iks)
        names.append(model.bones[ik.bone].name);
    return names;
}

/// The chains that are named. Nothing where one is not there, which was said.
std::optional<QList<qint32>> chainsFrom(const QCommandLineParser &parser, const Model &model,
                                        const Console &console)
{
    const QStringList known = namesOf(model);
    QList<qint32> chains;
    const QStringList wanted = parser.value(ikName).split(u',', Qt::SkipEmptyParts);
    for (const QString &name : wanted) {
        const qsizetype place = known.indexOf(name.trimmed());
        if (place < 0) {
            console.error(Words::tr("The model has no IK “%1”; it has %2.")
                              .arg(name.trimmed(), known.join(QStringLiteral(", "))));
            return {};
        }
        if (!chains.contains(qint32(place)))
            chains.append(qint32(place));
    }
    if (chains.isEmpty()) {
        console.error(Words::tr("--ik is missing; the model has %1.").arg(known.join(QStringLiteral(", "))));
        return {};
    }
    return chains;
}

/// Nothing where an option is wrong, which was said.
std::optional<IkBakeOptions> bakeFrom(const QCommandLineParser &parser, const Motion &motion,
                                      const Console &console)
{
    IkBakeOptions options;
    const QString into = parser.value(intoName);
    if (into != QLatin1String("fk") && into != QLatin1String("ik")) {
        console.error(Words::tr("--into takes fk or ik, not “%1”.").arg(into));
        return {};
    }
    options.to = into == QLatin1String("fk") ? IkBakeTo::Fk : IkBakeTo::Ik;
    options.last = motion.lastFrame();
    const auto read = [&](const QString &name, quint32 &value, qint64 least) {
        if (!parser.isSet(name))
            return true;
        const std::optional<qint64> number = wholeNumber(parser, name, least, FrameRange::latest, console);
        value = quint32(number.value_or(0));
        return number.has_value();
    };
    if (!read(fromName, options.first, 0) || !read(toName, options.last, 0) ||
        !read(everyName, options.step, 1))
        return {};
    if (parser.isSet(onKeysName)) {
        if (parser.isSet(everyName)) {
            console.error(Words::tr("--every and --on-keys exclude each other."));
            return {};
        }
        options.step = 0;
    }
    return options;
}

int run(const QCommandLineParser &parser, const Console &console)
{
    if (!parser.isSet(modelName)) {
        console.error(Words::tr("--model is missing: a PMX or PMD file, or testrig."));
        return Failure;
    }
    if (!parser.isSet(intoName)) {
        console.error(Words::tr("--into is missing: fk or ik."));
        return Failure;
    }
    std::optional<EditInput> input = readEditInput(parser, EditScope::Motion, console);
    if (!input)
        return Failure;
    std::optional<IkBakeOptions> options = bakeFrom(parser, input->file.motion, console);
    if (!options)
        return Failure;
    const std::shared_ptr<const Model> model =
        loadModel(parser.value(modelName), input->file.encoding, console);
    if (!model)
        return Failure;
    const std::optional<QList<qint32>> chains = chainsFrom(parser, *model, console);
    if (!chains)
        return Failure;
    options->iks = *chains;
    MotionBinding binding(model, input->file.encoding);
    binding.bind(input->file.motion);
    return writeEdit(parser, *input, bakeIk(input->file.motion, binding, *options), console);
}

} // namespace

Command bakeCommand()
{
    Command command;
    command.name = QStringLiteral("bake");
    command.arguments = QStringLiteral("IN --model MODEL --ik NAMES --into fk|ik -o OUT");
    command.summary = Words::tr("Makes IK into keys of the bones that it bends, or such keys into IK.");
    command.details =
        Words::tr("The model plays the same with the IK switched off (fk) or on (ik) from --from to --to.\n"
                  "Before and after that nothing changes. How far it is off at worst is said.");
    command.options = {
        {modelName, Words::tr("The model: a PMX or PMD file, or testrig."), QStringLiteral("MODEL")},
        {ikName, Words::tr("The IK bones of the chains, with commas between them."), QStringLiteral("NAMES")},
        {intoName, Words::tr("What gets keys: the bones of the chains (fk), or the IK bones (ik)."),
         QStringLiteral("fk|ik")},
        {fromName, Words::tr("The first frame; 0 where it is not given."), QStringLiteral("A")},
        {toName, Words::tr("The last frame; that of the motion where it is not given."), QStringLiteral("B")},
        {everyName, Words::tr("A key every N frames; 1 where it is not given."), QStringLiteral("N")},
        {onKeysName, Words::tr("Keys where the bones of the chains have keys now.")}};
    command.options += editOptions(EditScope::Motion);
    command.status = editStatusHelp();
    command.run = run;
    return command;
}

} // namespace furitsuke::cli
