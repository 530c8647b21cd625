// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <QStringList>

#include <functional>

namespace furitsuke {

/// The languages that the program speaks, as codes: "en", "ja", "zh_CN", "zh_TW".
QStringList languageCodes();
/// A language's name in itself.
QString languageName(const QString &code);
/// The one that fits the system best.
QString systemLanguage();

/// Speaks a language from now on; widgets are told by QEvent::LanguageChange. Empty is the system's.
void setLanguage(const QString &code);
/// The code of the language that the program speaks now.
QString currentLanguage();

/// Calls a function while tr() answers this thread in another language. Nothing is told that the language
/// changed, so this is for finding out what texts would be: what a person knows by another language's name.
void inLanguage(const QString &code, const std::function<void()> &function);

} // namespace furitsuke
