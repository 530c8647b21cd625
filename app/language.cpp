// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/language.h"

#include <QCoreApplication>
#include <QLibraryInfo>
#include <QLocale>
#include <QScopedValueRollback>
#include <QTranslator>

#include <map>
#include <memory>

namespace furitsuke {

namespace {

/// The catalogue that a thread asks instead of the installed one, for the time of a call.
thread_local const QTranslator *askedCatalogue = nullptr;

QString catalogueFile(const QString &language)
{
    return QStringLiteral(":/i18n/furitsuke_%1.qm").arg(language);
}

/// The catalogue of the present language.
class Catalogue : public QTranslator
{
public:
    QString translate(const char *context, const char *sourceText, const char *disambiguation,
                      int n) const override
    {
        if (!askedCatalogue)
            return QTranslator::translate(context, sourceText, disambiguation, n);
        const QString text = askedCatalogue->translate(context, sourceText, disambiguation, n);
        // Else catalogues that were installed before would be asked.
        return text.isNull() ? QString::fromUtf8(sourceText) : text;
    }
};

Catalogue &ownCatalogue()
{
    static Catalogue catalogue;
    return catalogue;
}

bool isOwnInstalled = false;

QString &spokenLanguage()
{
    static QString code = QStringLiteral("en");
    return code;
}

} // namespace

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
    static QTranslator qt;
    Catalogue &own = ownCatalogue();
    const QString language = languageCodes().contains(code) ? code : systemLanguage();
    // Before anybody is told: who is asks which it is.
    spokenLanguage() = language;
    QCoreApplication::removeTranslator(&own);
    QCoreApplication::removeTranslator(&qt);
    // English too has a catalogue: it knows singular from plural.
    if (qt.load(QStringLiteral("qtbase_") + language, QLibraryInfo::path(QLibraryInfo::TranslationsPath)))
        QCoreApplication::installTranslator(&qt);
    isOwnInstalled = own.load(catalogueFile(language)) && QCoreApplication::installTranslator(&own);
}

QString currentLanguage()
{
    return spokenLanguage();
}

void inLanguage(const QString &code, const std::function<void()> &function)
{
    static std::map<QString, std::unique_ptr<QTranslator>> catalogues;
    std::unique_ptr<QTranslator> &catalogue = catalogues[code];
    if (!catalogue) {
        catalogue = std::make_unique<QTranslator>();
        if (!catalogue->load(catalogueFile(code)))
            qWarning("no catalogue of language %s", qPrintable(code));
    }
    if (!isOwnInstalled) {
        // Empty, so nobody is told of a change.
        QCoreApplication::installTranslator(&ownCatalogue());
        isOwnInstalled = true;
    }
    const QScopedValueRollback<const QTranslator *> asked(askedCatalogue, catalogue.get());
    function();
}

} // namespace furitsuke
