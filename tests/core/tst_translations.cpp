// SPDX-License-Identifier: GPL-3.0-or-later
#include <QDir>
#include <QFile>
#include <QProcess>
#include <QRegularExpression>
#include <QStandardPaths>
#include <QTemporaryDir>
#include <QTest>
#include <QXmlStreamReader>

/// The catalogues are complete, fit their sources, and are those of today's strings.
class TestTranslations : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void catalogueIsComplete_data();
    void catalogueIsComplete();
    void cataloguesHoldTodaysStrings_data();
    void cataloguesHoldTodaysStrings();
};

namespace {

struct Message
{
    QString context;
    QString source;
    QStringList forms;
    QString type;
    bool numerus = false;
};

QString catalogue(const QString &language)
{
    return QStringLiteral(FURITSUKE_SOURCE_DIR "/translations/furitsuke_%1.ts").arg(language);
}

QList<Message> readCatalogue(const QString &path)
{
    QList<Message> messages;
    QFile file(path);
    if (!file.open(QIODevice::ReadOnly))
        return messages;
    QXmlStreamReader xml(&file);
    QString context;
    while (!xml.atEnd()) {
        if (xml.readNext() != QXmlStreamReader::StartElement)
            continue;
        if (xml.name() == QLatin1String("name")) {
            context = xml.readElementText();
        } else if (xml.name() == QLatin1String("message")) {
            Message message;
            message.context = context;
            message.numerus = xml.attributes().value(QLatin1String("numerus")) == QLatin1String("yes");
            messages.append(message);
        } else if (xml.name() == QLatin1String("source")) {
            messages.last().source = xml.readElementText();
        } else if (xml.name() == QLatin1String("translation")) {
            messages.last().type = xml.attributes().value(QLatin1String("type")).toString();
            if (!messages.last().numerus)
                messages.last().forms.append(xml.readElementText());
        } else if (xml.name() == QLatin1String("numerusform")) {
            messages.last().forms.append(xml.readElementText());
        }
    }
    return messages;
}

QStringList placeholders(const QString &text)
{
    static const QRegularExpression pattern(QStringLiteral("%(?:\\d|n)"));
    QStringList result;
    for (const QRegularExpressionMatch &match : pattern.globalMatch(text))
        result.append(match.captured());
    result.sort();
    return result;
}

QSet<QString> sources(const QList<Message> &messages)
{
    QSet<QString> result;
    for (const Message &message : messages) {
        if (message.type != QLatin1String("vanished") && message.type != QLatin1String("obsolete"))
            result.insert(message.context + QStringLiteral(" / ") + message.source);
    }
    return result;
}

} // namespace

void TestTranslations::catalogueIsComplete_data()
{
    QTest::addColumn<QString>("language");
    for (const char *language : {"ja", "zh_CN", "zh_TW", "en"})
        QTest::newRow(language) << QString::fromLatin1(language);
}

void TestTranslations::catalogueIsComplete()
{
    QFETCH(QString, language);
    const QList<Message> messages = readCatalogue(catalogue(language));
    QVERIFY(messages.size() > (language == QLatin1String("en") ? 10 : 150));
    for (const Message &message : messages) {
        const QString place = message.context + QStringLiteral(": ") + message.source;
        QVERIFY2(message.type.isEmpty(), qPrintable(place + QStringLiteral(" is ") + message.type));
        QCOMPARE(message.forms.size(), message.numerus && language == QLatin1String("en") ? 2 : 1);
        for (const QString &form : message.forms) {
            QVERIFY2(!form.trimmed().isEmpty(), qPrintable(place));
            // A singular form may leave its number out; everything else has to be there.
            if (!(message.numerus && language == QLatin1String("en")))
                QVERIFY2(placeholders(form) == placeholders(message.source), qPrintable(place));
        }
    }
}

void TestTranslations::cataloguesHoldTodaysStrings_data()
{
    QTest::addColumn<QString>("language");
    for (const char *language : {"ja", "zh_CN", "zh_TW"})
        QTest::newRow(language) << QString::fromLatin1(language);
}

void TestTranslations::cataloguesHoldTodaysStrings()
{
    QFETCH(QString, language);
    QString tool =
        QStandardPaths::findExecutable(QStringLiteral("lupdate"), {QStringLiteral("/usr/lib/qt6/bin")});
    if (tool.isEmpty())
        tool = QStandardPaths::findExecutable(QStringLiteral("lupdate"));
    if (tool.isEmpty())
        QSKIP("lupdate is not installed; skipped.");
    QTemporaryDir dir;
    const QString fresh = dir.filePath(QStringLiteral("fresh_") + language + QStringLiteral(".ts"));
    QProcess process;
    process.setWorkingDirectory(QStringLiteral(FURITSUKE_SOURCE_DIR));
    process.start(tool, {QStringLiteral("-silent"), QStringLiteral("-I"), QStringLiteral("."),
                         QStringLiteral("app"), QStringLiteral("editor-core"), QStringLiteral("widgets"),
                         QStringLiteral("-target-language"), language, QStringLiteral("-ts"), fresh});
    QVERIFY(process.waitForFinished(120000));
    QCOMPARE(process.exitCode(), 0);
    const QSet<QString> wanted = sources(readCatalogue(fresh));
    const QSet<QString> there = sources(readCatalogue(catalogue(language)));
    QVERIFY(!wanted.isEmpty());
    for (const QString &source : wanted - there)
        qWarning("not in the catalogue: %s", qPrintable(source));
    for (const QString &source : there - wanted)
        qWarning("not in the program any more: %s", qPrintable(source));
    QCOMPARE(there, wanted);
}

QTEST_GUILESS_MAIN(TestTranslations)
#include "tst_translations.moc"
