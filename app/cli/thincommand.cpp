// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/editcommand.h"
#include "editor-core/edits/thintext.h"

#include <QCommandLineParser>
#include <QCoreApplication>

#include <cmath>

namespace furitsuke::cli {

namespace {

struct Words
{
    Q_DECLARE_TR_FUNCTIONS(furitsuke::Cli)
};

QCommandLineOption boundOption(ThinQuantity quantity)
{
    const auto text = [quantity](const QString &description) {
        return description.arg(ThinOptions().bound(quantity));
    };
    switch (quantity) {
    case ThinQuantity::Position:
        return {QStringLiteral("position"),
                text(Words::tr("How far a bone, or the camera's target or distance, may be off: MMD units,\n"
                               "%1 where it is not given.")),
                QStringLiteral("E")};
    case ThinQuantity::Angle:
        return {
            QStringLiteral("angle"),
            text(Words::tr("How far a rotation or the view angle may be off: degrees, 90 at most, %1 where\n"
                           "it is not given.")),
            QStringLiteral("E")};
    case ThinQuantity::Weight:
        break;
    }
    return {QStringLiteral("weight"),
            text(Words::tr("How far a morph's weight, or a value of light or shadow, may be off, as a share\n"
                           "of its range: %1 where it is not given.")),
            QStringLiteral("E")};
}

QCommandLineOption extremesOption()
{
    return {QStringLiteral("keep-extremes"), Words::tr("Keep the keys at which a value turns back.")};
}

QCommandLineOption frameZeroOption()
{
    return {QStringLiteral("drop-rest"),
            Words::tr("Take out a bone's or morph's key at frame 0, too, where it is the rest pose.")};
}

/// What the options ask for; nothing where one is no number, which was said.
std::optional<ThinOptions> optionsFrom(const QCommandLineParser &parser, const Console &console)
{
    ThinOptions options;
    for (int q = 0; q < thinQuantityCount; ++q) {
        const QString name = boundOption(ThinQuantity(q)).names().constFirst();
        if (!parser.isSet(name))
            continue;
        bool ok = false;
        const QString text = parser.value(name);
        const double bound = text.toDouble(&ok);
        if (!ok || !std::isfinite(bound) || bound < 0) {
            console.error(Words::tr("--%1 takes a number, 0 or more, not “%2”.").arg(name, text));
            return {};
        }
        options.setBound(ThinQuantity(q), bound);
    }
    options.keepExtremes = parser.isSet(extremesOption());
    options.keepFrameZero = !parser.isSet(frameZeroOption());
    return options;
}

int run(const QCommandLineParser &parser, const Console &console)
{
    const std::optional<ThinOptions> options = optionsFrom(parser, console);
    if (!options)
        return Failure;
    std::optional<EditInput> input = readEditInput(parser, EditScope::Keys, console);
    if (!input)
        return Failure;
    if (input->isEmpty)
        return writeEdit(parser, *input, {}, console);
    const ThinResult result = thinKeys(input->file.motion, input->keys, *options);
    const QStringList report = thinReport(result, input->file.motion, input->file.encoding);
    const int status = writeEdit(parser, *input, result, console);
    if (status != Failure) {
        for (const QString &line : report)
            console.out << "  " << line << '\n';
    }
    return status;
}

} // namespace

Command thinCommand()
{
    Command command;
    command.name = QStringLiteral("thin");
    command.arguments = QStringLiteral("IN -o OUT");
    command.summary = Words::tr("Takes out keys that the motion can do without.");
    command.details =
        Words::tr("Fits the curves of the keys that stay, so that nothing is off by more than the bounds at\n"
                  "any frame, and says how many keys stay and how far it is off at worst. Cuts of the\n"
                  "camera, switches, and the first and last key of a track stay; so do holds.");
    command.options = {boundOption(ThinQuantity::Position), boundOption(ThinQuantity::Angle),
                       boundOption(ThinQuantity::Weight), extremesOption(), frameZeroOption()};
    command.options += editOptions(EditScope::Keys);
    command.status = editStatusHelp();
    command.run = run;
    return command;
}

} // namespace furitsuke::cli
