// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/language.h"

#include <QCoreApplication>
#include <QLibraryInfo>
#include <QLocale>
#include <QTranslator>

namespace furitsuke {

QStringList languageCodes()
{
    return {QStringLiteral("en"), QStringLiteral("ja"), QStringLiteral("zh_CN"), QStringLiteral("zh_TW")};
}

QString languageName(const QString &code)
{
    if (code == QLatin1String("ja"))
        return QStringLiteral("日本語");
    if (code == QLatin1String("zh_CN"))
        return QStringLiteral("简体中文");
    if (code == QLatin1String("zh_TW"))
        return QStringLiteral("繁體中文");
    return QStringLiteral("English");
}

QString systemLanguage()
{
    for (const QString &language : QLocale::system().uiLanguages()) {
        const QLocale locale(language);
        if (locale.language() == QLocale::Japanese)
            return QStringLiteral("ja");
        if (locale.language() == QLocale::Chinese) {
            const bool traditional =
                locale.script() == QLocale::TraditionalHanScript || locale.territory() == QLocale::Taiwan ||
                locale.territory() == QLocale::HongKong || locale.territory() == QLocale::Macao;
            return traditional ? QStringLiteral("zh_TW") : QStringLiteral("zh_CN");
        }
        if (locale.language() == QLocale::English)
            break;
    }
    return QStringLiteral("en");
}

void setLanguage(const QString &code)
{
    static QTranslator own;
    static QTranslator qt;
    const QString language = languageCodes().contains(code) ? code : systemLanguage();
    QCoreApplication::removeTranslator(&own);
    QCoreApplication::removeTranslator(&qt);
    // English too has a catalogue: it knows singular from plural.
    if (qt.load(QStringLiteral("qtbase_") + language, QLibraryInfo::path(QLibraryInfo::TranslationsPath)))
        QCoreApplication::installTranslator(&qt);
    if (own.load(QStringLiteral(":/i18n/furitsuke_%1.qm").arg(language)))
        QCoreApplication::installTranslator(&own);
}

} // namespace furitsuke
