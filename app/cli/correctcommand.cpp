// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/editcommand.h"
#include "editor-core/edits/correctedits.h"
#include "editor-core/edits/valueentry.h"

#include <QCommandLineParser>
#include <QCoreApplication>

namespace furitsuke::cli {

namespace {

struct Words
{
    Q_DECLARE_TR_FUNCTIONS(furitsuke::Cli)
};

QList<KeyValue> correctableValues()
{
    QList<KeyValue> values;
    for (int i = 0; i < keyValueCount; ++i) {
        if (isCorrectable(KeyValue(i)))
            values.append(KeyValue(i));
    }
    return values;
}

/// What the options ask for; an error is said, and the list then empty.
QList<ValueChange> correctionFrom(const QCommandLineParser &parser, const Console &console)
{
    QList<ValueChange> correction;
    for (const KeyValue value : correctableValues()) {
        const QStringList texts = parser.values(valueId(value));
        if (texts.isEmpty())
            continue;
        if (texts.size() > 1) {
            console.error(Words::tr("--%1 is given twice.").arg(valueId(value)));
            return {};
        }
        const QString text = texts.constFirst().trimmed();
        const std::optional<ValueEntry> entry = parseValueEntry(text, LeadingMinus::Subtracts);
        const bool bare = entry && !entry->isRelative() && !text.startsWith(u'=') && !text.startsWith(u'*');
        if (!entry || bare) {
            console.error(Words::tr("--%1 takes a change such as *1.5, +2, -2, *0.9+5 or =3, not “%2”.")
                              .arg(valueId(value), text));
            return {};
        }
        correction.append({value, entry->multiply, entry->add});
    }
    if (correction.isEmpty())
        console.error(Words::tr("No correction is given."));
    return correction;
}

int run(const QCommandLineParser &parser, const Console &console)
{
    const QList<ValueChange> correction = correctionFrom(parser, console);
    if (correction.isEmpty())
        return Failure;
    std::optional<EditInput> input = readEditInput(parser, EditScope::Keys, console);
    if (!input)
        return Failure;
    return writeEdit(parser, *input, correctKeys(input->file.motion, input->keys, correction), console);
}

} // namespace

Command correctCommand()
{
    Command command;
    command.name = QStringLiteral("correct");
    command.arguments = QStringLiteral("IN -o OUT --VALUE CHANGE...");
    command.summary = Words::tr("Multiplies values of keys and adds to them.");
    command.details =
        Words::tr("A CHANGE is *1.5 (times), +2 or -2 (plus, minus), *0.9+5 (both) or =3 (set), in the\n"
                  "units that MMD shows: degrees, the distance's sign, colours 0-255, shadow 0-9999.\n"
                  "View angles are rounded to whole degrees. What no key has changes nothing. Numbers in\n"
                  "a file have 7 digits: a change too small for them is said.");
    for (const KeyValue value : correctableValues())
        command.options.append({valueId(value), valueName(value), QStringLiteral("CHANGE")});
    command.options += editOptions(EditScope::Keys);
    command.status = editStatusHelp();
    command.run = run;
    return command;
}

} // namespace furitsuke::cli
