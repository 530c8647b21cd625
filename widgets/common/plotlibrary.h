// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// The library for plots is written with Qt's keywords, which our sources do without. For sources only: it is
// large, and its keywords are macros.
#include <QtGlobal>

#define signals Q_SIGNALS
#define slots Q_SLOTS
#define foreach(variable, container) for (variable : container) // NOLINT(bugprone-macro-parentheses)

#include <qcustomplot.h>

#undef signals
#undef slots
#undef foreach
