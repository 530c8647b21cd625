// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/windowoptions.h"

#include "app/cli/picturesize.h"

#include <QCommandLineParser>
#include <QCoreApplication>

namespace furitsuke {

namespace {

struct Words
{
    Q_DECLARE_TR_FUNCTIONS(furitsuke::Cli)
};

constexpr QSize smallestPicture(300, 200);
constexpr QSize largestPicture(8000, 8000);

/// As languageCodes() has them; commands do not reach up to the window's folder, and a test compares.
QStringList languages()
{
    return {QStringLiteral("en"), QStringLiteral("ja"), QStringLiteral("zh_CN"), QStringLiteral("zh_TW")};
}

QStringList themeNames()
{
    return {QStringLiteral("light"), QStringLiteral("dark"), QStringLiteral("system")};
}

/// Nothing is said where the option is not given, or one of the values that it takes.
QString choiceError(const QCommandLineParser &parser, const QString &option, const QStringList &choices)
{
    const QString value = parser.value(option);
    if (!parser.isSet(option) || choices.contains(value))
        return {};
    return Words::tr("--%1 takes one of %2, not “%3”.")
        .arg(option, choices.join(QStringLiteral(", ")), value);
}

} // namespace

QList<QCommandLineOption> windowOptions()
{
    return {
        {QStringLiteral("render"),
         Words::tr("Draw the window into a picture file, without showing it, and end."),
         QStringLiteral("PNG")},
        {QStringLiteral("size"),
         Words::tr("The size of that picture, such as 1440x860; from %1 to %2.")
             .arg(sizeText(smallestPicture), sizeText(largestPicture)),
         QStringLiteral("SIZE")},
        {QStringLiteral("language"),
         Words::tr("The language of the window: %1.").arg(languages().join(QStringLiteral(", "))),
         QStringLiteral("CODE")},
        {QStringLiteral("theme"),
         Words::tr("The colours of the window: %1.").arg(themeNames().join(QStringLiteral(", "))),
         QStringLiteral("NAME")},
    };
}

QString readWindowOptions(const QStringList &arguments, WindowOptions &options)
{
    QCommandLineParser parser;
    parser.addOptions(windowOptions());
    // What asks for help or the version is no concern of the window.
    parser.parse(QStringList(QStringLiteral("furitsuke")) + arguments);
    options.render = parser.value(QStringLiteral("render"));
    options.language = parser.value(QStringLiteral("language"));
    options.theme = parser.value(QStringLiteral("theme"));
    options.files = parser.positionalArguments();
    if (parser.isSet(QStringLiteral("size"))) {
        const QString text = parser.value(QStringLiteral("size"));
        options.size = sizeFrom(text, smallestPicture, largestPicture);
        if (!options.size)
            return Words::tr("--size takes width x height, from %1 to %2, not “%3”.")
                .arg(sizeText(smallestPicture), sizeText(largestPicture), text);
    }
    const QString error = choiceError(parser, QStringLiteral("language"), languages());
    return error.isEmpty() ? choiceError(parser, QStringLiteral("theme"), themeNames()) : error;
}

} // namespace furitsuke
