// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor-core/text/fuzzymatch.h"

#include <QTest>

using namespace furitsuke;

namespace {

int score(const QString &typed, const QString &text)
{
    return matchScore(matchForm(typed), matchForm(text));
}

} // namespace

/// What is typed and what it finds.
class TestFuzzyMatch : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void formsAreFolded_data();
    void formsAreFolded();
    void finds_data();
    void finds();
    void nearerMatchesComeFirst_data();
    void nearerMatchesComeFirst();
    void nothingTypedFindsNothing();
};

void TestFuzzyMatch::formsAreFolded_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<QString>("form");
    QTest::newRow("case") << QStringLiteral("Select ALL") << QStringLiteral("select all");
    QTest::newRow("wide letters") << QStringLiteral("ＩＫ１２") << QStringLiteral("ik12");
    QTest::newRow("half-width kana") << QStringLiteral("ｷｰ ｦ ﾊﾞ") << QStringLiteral("キー ヲ バ");
    QTest::newRow("hiragana") << QStringLiteral("まばたき") << QStringLiteral("マバタキ");
    QTest::newRow("voiced hiragana") << QStringLiteral("ひじ ぱ") << QStringLiteral("ヒジ パ");
    QTest::newRow("long vowel") << QStringLiteral("センター") << QStringLiteral("センター");
    QTest::newRow("signs") << QStringLiteral("Go to frame… (now)") << QStringLiteral("go to frame now");
    QTest::newRow("accents") << QStringLiteral("Bézier") << QStringLiteral("bezier");
    QTest::newRow("kanji") << QStringLiteral("補間曲線") << QStringLiteral("補間曲線");
    QTest::newRow("nothing but signs") << QStringLiteral("… —") << QString();
}

void TestFuzzyMatch::formsAreFolded()
{
    QFETCH(const QString, text);
    QFETCH(const QString, form);
    QCOMPARE(matchForm(text), form);
    QCOMPARE(matchForm(form), form);
}

void TestFuzzyMatch::finds_data()
{
    QTest::addColumn<QString>("typed");
    QTest::addColumn<QString>("text");
    QTest::addColumn<bool>("found");
    const QString before = QStringLiteral("Select keys before the playhead");
    QTest::newRow("beginning") << QStringLiteral("sel") << before << true;
    QTest::newRow("word") << QStringLiteral("BEFORE") << before << true;
    QTest::newRow("part") << QStringLiteral("fore") << before << true;
    QTest::newRow("beginnings of words") << QStringLiteral("sel bef") << before << true;
    QTest::newRow("words in another order") << QStringLiteral("playhead before") << before << true;
    QTest::newRow("initials") << QStringLiteral("skbp") << before << true;
    QTest::newRow("letters with few between") << QStringLiteral("slct") << before << true;
    QTest::newRow("another word") << QStringLiteral("after") << before << false;
    QTest::newRow("one word of two is not there") << QStringLiteral("select after") << before << false;
    QTest::newRow("two letters far apart") << QStringLiteral("sd") << before << false;
    QTest::newRow("kana for kana") << QStringLiteral("きー") << QStringLiteral("キーを選択") << true;
    QTest::newRow("half-width kana") << QStringLiteral("ｷｰ") << QStringLiteral("キーを選択") << true;
    QTest::newRow("kanji in the middle") << QStringLiteral("選択") << QStringLiteral("キーを選択") << true;
}

void TestFuzzyMatch::finds()
{
    QFETCH(const QString, typed);
    QFETCH(const QString, text);
    QFETCH(const bool, found);
    QCOMPARE(score(typed, text) > 0, found);
}

void TestFuzzyMatch::nearerMatchesComeFirst_data()
{
    QTest::addColumn<QString>("typed");
    QTest::addColumn<QString>("first");
    QTest::addColumn<QString>("second");
    const auto row = [](const char *tag, const char *typed, const char *first, const char *second) {
        QTest::newRow(tag) << QString::fromUtf8(typed) << QString::fromUtf8(first)
                           << QString::fromUtf8(second);
    };
    row("the whole text before its beginning", "save", "Save", "Save as");
    row("shorter before longer", "save", "Save as", "Save as another motion");
    row("beginning before a word", "key", "Key panel", "Next key");
    row("word before a part of one", "key", "Next key", "Monkeys");
    row("part before letters", "lock", "Unlocked", "Let only camera keys");
    row("words in order before others", "select track", "Select the whole track", "Track to select");
}

void TestFuzzyMatch::nearerMatchesComeFirst()
{
    QFETCH(const QString, typed);
    QFETCH(const QString, first);
    QFETCH(const QString, second);
    QVERIFY(score(typed, second) > 0);
    QVERIFY(score(typed, first) > score(typed, second));
}

void TestFuzzyMatch::nothingTypedFindsNothing()
{
    QCOMPARE(score(QString(), QStringLiteral("Save")), 0);
    QCOMPARE(score(QStringLiteral("…"), QStringLiteral("Save")), 0);
    QCOMPARE(score(QStringLiteral("save"), QString()), 0);
}

QTEST_GUILESS_MAIN(TestFuzzyMatch)
#include "tst_fuzzymatch.moc"
