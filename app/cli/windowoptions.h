// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QCommandLineOption>
#include <QList>
#include <QSize>
#include <QStringList>

#include <optional>

namespace furitsuke {

/// What the command line says of the window.
struct WindowOptions
{
    QString render;            ///< a picture that is drawn in the window's place; empty: none
    std::optional<QSize> size; ///< of that picture
    QString language;          ///< empty: the one that is set
    QString theme;             ///< empty: the one that is set
    QStringList files;
};

/// --render, --size, --language, --theme.
QList<QCommandLineOption> windowOptions();

/// Reads the arguments (without the program's name). Empty on success, else what is wrong with them,
/// translated.
QString readWindowOptions(const QStringList &arguments, WindowOptions &options);

} // namespace furitsuke
