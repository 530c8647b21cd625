// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QStringList>

#include <optional>

class QTextStream;

/// The program's command line: what works without a window, and without a display.
namespace furitsuke {

/// Runs the command that the arguments (without the program's name) ask for, and returns the exit status:
/// 0 all is well, 1 there is something that a person has to know, 2 an error. Nothing where they ask for the
/// window: no arguments, files, or options of the window only; those were checked then, and the files exist.
/// Needs no application object.
std::optional<int> runCommandLine(const QStringList &arguments, QTextStream &out, QTextStream &err);

/// Whether the command that the arguments ask for draws pictures: it is then run under a QGuiApplication.
bool drawsPictures(const QStringList &arguments);

} // namespace furitsuke
