// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/editcommand.h"
#include "editor-core/edits/scaleedits.h"

#include <QCommandLineParser>
#include <QCoreApplication>

namespace furitsuke::cli {

namespace {

struct Words
{
    Q_DECLARE_TR_FUNCTIONS(furitsuke::Cli)
};

QCommandLineOption factorOption()
{
    return {QStringLiteral("factor"), Words::tr("How many times as long: 1.5, 3/2 or 150%."),
            QStringLiteral("FACTOR")};
}

QCommandLineOption aboutOption()
{
    return {QStringLiteral("about"),
            Words::tr("The frame that stays: a number, first (of the keys, the default) or last."),
            QStringLiteral("FRAME")};
}

/// One that is not valid where the text is no factor.
ScaleFactor factorOf(const QString &text)
{
    const QStringList parts = text.split(u'/');
    bool okTo = false;
    bool okFrom = false;
    if (parts.size() == 2) {
        const ScaleFactor ratio(parts[0].toUInt(&okTo), parts[1].toUInt(&okFrom));
        return okTo && okFrom ? ratio : ScaleFactor(0, 1);
    }
    const bool percent = text.endsWith(u'%');
    const double number = (percent ? text.chopped(1) : text).toDouble(&okTo);
    return okTo ? ScaleFactor::fromDouble(percent ? number / 100 : number) : ScaleFactor(0, 1);
}

int run(const QCommandLineParser &parser, const Console &console)
{
    Scaling scaling;
    const QString factor = parser.value(factorOption());
    scaling.factor = factorOf(factor);
    if (factor.isEmpty()) {
        console.error(Words::tr("--%1 is missing.").arg(QStringLiteral("factor")));
        return Failure;
    }
    if (!scaling.factor.isValid()) {
        console.error(Words::tr("“%1” is no factor; 1.5, 3/2 or 150% is expected, up to 4294.").arg(factor));
        return Failure;
    }
    scaling.ripple = parser.isSet(rippleOption());
    const QString about = parser.value(aboutOption());
    const bool last = about == QLatin1String("last");
    bool isNumber = true;
    if (!about.isEmpty() && about != QLatin1String("first") && !last)
        scaling.pivot = about.toUInt(&isNumber);
    if (!isNumber) {
        console.error(Words::tr("--about takes a frame, first or last, not “%1”.").arg(about));
        return Failure;
    }
    std::optional<EditInput> input = readEditInput(parser, EditScope::Keys, console);
    if (!input)
        return Failure;
    if (input->isEmpty)
        return writeEdit(parser, *input, {}, console);
    const auto span = input->keys.frameSpan(input->file.motion);
    if (about.isEmpty() || about == QLatin1String("first"))
        scaling.pivot = span.first;
    else if (last)
        scaling.pivot = span.second;
    return writeEdit(parser, *input, scaleKeys(input->file.motion, input->keys, scaling), console);
}

} // namespace

Command scaleCommand()
{
    Command command;
    command.name = QStringLiteral("scale");
    command.arguments = QStringLiteral("IN -o OUT --factor FACTOR");
    command.summary = Words::tr("Stretches or shortens the time of keys.");
    command.details = Words::tr("Keys come to whole frames; of several at one frame the nearest stays.\n"
                                "Cuts of camera, light and self shadow stay cuts.");
    command.options = QList<QCommandLineOption>{factorOption(), aboutOption(), rippleOption()} +
                      editOptions(EditScope::Keys);
    command.status = editStatusHelp();
    command.run = run;
    return command;
}

} // namespace furitsuke::cli
