// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor-core/edits/valueentry.h"

#include <QLocale>
#include <QTest>

using namespace furitsuke;

/// What people type into the field of a value.
class TestValueEntry : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void entries_data();
    void entries();
    void nonsenseIsRefused_data();
    void nonsenseIsRefused();
    void theLocaleIsOfNoInfluence();
};

void TestValueEntry::entries_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<double>("multiply");
    QTest::addColumn<double>("add");
    const auto row = [](const char *text, double multiply, double add) {
        QTest::newRow(text) << QString::fromUtf8(text) << multiply << add;
    };
    row("5", 0, 5);
    row("-5", 0, -5);
    row("=5", 0, 5);
    row("=-5.25", 0, -5.25);
    row("1,5", 0, 1.5);
    row(" 1.5 ", 0, 1.5);
    row(".5", 0, 0.5);
    row("5.", 0, 5);
    row("1e-3", 0, 0.001);
    row("30°", 0, 30);
    row("+5", 1, 5);
    row("+=5", 1, 5);
    row("+-5", 1, -5);
    row("-=2", 1, -2);
    row("-=-2", 1, 2);
    row("*1.5", 1.5, 0);
    row("*=1.5", 1.5, 0);
    row("x1.5", 1.5, 0);
    row("X 1,5", 1.5, 0);
    row("×1.5", 1.5, 0);
    row("*-1", -1, 0);
    row("*0.9+5", 0.9, 5);
    row("*0.9 - 5", 0.9, -5);
    row("/2", 0.5, 0);
    row("/=4+1", 0.25, 1);
    row("*0", 0, 0);
    row("−3", 0, -3);
    row("１．５", 0, 1.5);
    row("＋５", 1, 5);
    row("＊２", 2, 0);
}

void TestValueEntry::entries()
{
    QFETCH(const QString, text);
    const std::optional<ValueEntry> entry = parseValueEntry(text);
    QVERIFY(entry.has_value());
    QTEST(entry->multiply, "multiply");
    QTEST(entry->add, "add");
    QCOMPARE(entry->isRelative(), entry->multiply != 0);
    // Where a minus subtracts, only what begins with one reads otherwise.
    const bool minus = text.startsWith(u'-') && !text.startsWith(QLatin1String("-="));
    const bool typographic = text.startsWith(QChar(0x2212));
    const std::optional<ValueEntry> other = parseValueEntry(text, LeadingMinus::Subtracts);
    QVERIFY(other.has_value());
    QCOMPARE(other->multiply, minus || typographic ? 1.0 : entry->multiply);
    QCOMPARE(other->add, entry->add);
}

void TestValueEntry::nonsenseIsRefused_data()
{
    QTest::addColumn<QString>("text");
    for (const char *text : {"", " ", "a", "1.2.3", "1,234.5", "--", "+", "*", "/0", "5+5", "5 5", "1e999",
                             "nan", "inf", "*1+", "*1*2", "0x10", "5m"})
        QTest::newRow(text) << QString::fromUtf8(text);
}

void TestValueEntry::nonsenseIsRefused()
{
    QFETCH(const QString, text);
    QVERIFY(!parseValueEntry(text));
    QVERIFY(!parseValueEntry(text, LeadingMinus::Subtracts));
}

void TestValueEntry::theLocaleIsOfNoInfluence()
{
    const QLocale before;
    for (const QLocale::Language language : {QLocale::German, QLocale::Arabic, QLocale::Japanese}) {
        QLocale::setDefault(QLocale(language));
        QCOMPARE(parseValueEntry(u"1.5"), (std::optional(ValueEntry{0, 1.5})));
        QCOMPARE(parseValueEntry(u"1,5"), (std::optional(ValueEntry{0, 1.5})));
    }
    QLocale::setDefault(before);
}

QTEST_GUILESS_MAIN(TestValueEntry)
#include "tst_valueentry.moc"
