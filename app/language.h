// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <QStringList>

namespace furitsuke {

/// The languages that the program speaks, as codes: "en", "ja", "zh_CN", "zh_TW".
QStringList languageCodes();
/// A language's name in itself.
QString languageName(const QString &code);
/// The one that fits the system best.
QString systemLanguage();

/// Speaks a language from now on; widgets are told by QEvent::LanguageChange. Empty is the system's.
void setLanguage(const QString &code);

} // namespace furitsuke
