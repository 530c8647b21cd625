// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor-core/text/knownnames.h"
#include "editor-core/text/namereadings.h"
#include "editor-core/text/namesearch.h"
#include "editor-core/text/romaji.h"

#include <QTest>

using namespace furitsuke;

/// Finding names of bones and morphs as they are typed.
class TestTrackSearch : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void kanaAreRomanised_data();
    void kanaAreRomanised();
    void spellingsOfOneSoundAreOne_data();
    void spellingsOfOneSoundAreOne();
    void findsNames_data();
    void findsNames();
    void leavesOtherNamesOut_data();
    void leavesOtherNamesOut();
    void everyStrokeOnTheWayFinds_data();
    void everyStrokeOnTheWayFinds();
    void standardNamesHaveWholeReadings();
    void standardBonesHaveEnglishNames();
    void onlyTheNameItselfIsUniqueInTheStandardBones();
    void nothingTypedFindsAll();
};

void TestTrackSearch::kanaAreRomanised_data()
{
    QTest::addColumn<QString>("kana");
    QTest::addColumn<QString>("romaji");
    QTest::newRow("plain") << u"ひだりうで"_qs << u"hidariude"_qs;
    QTest::newRow("irregular syllables") << u"しちつふじぢづ"_qs << u"shichitsufujijizu"_qs;
    QTest::newRow("contracted") << u"じょうはんしん"_qs << u"jouhanshin"_qs;
    QTest::newRow("contracted, all rows")
        << u"きゃしゅちょにゃひゅみょりゃぎゅぴょ"_qs << u"kyashuchonyahyumyoryagyupyo"_qs;
    QTest::newRow("long vowel sign") << u"せんたー"_qs << u"sentaa"_qs;
    QTest::newRow("doubled consonant") << u"しっぽにっこり"_qs << u"shipponikkori"_qs;
    QTest::newRow("doubled ch") << u"えっち"_qs << u"ecchi"_qs;
    QTest::newRow("small tsu at the end") << u"ぺろっ"_qs << u"pero"_qs;
    QTest::newRow("small tsu before a vowel") << u"あっあ"_qs << u"aa"_qs;
    QTest::newRow("foreign sounds") << u"うぃんくふぁてぃゔぁ"_qs << u"winkufativa"_qs;
    QTest::newRow("long vowel sign with nothing before") << u"ー"_qs << u""_qs;
    QTest::newRow("other characters stay") << u"左うで1"_qs << u"左ude1"_qs;
    QTest::newRow("nothing") << u""_qs << u""_qs;
}

void TestTrackSearch::kanaAreRomanised()
{
    QFETCH(QString, kana);
    QFETCH(QString, romaji);
    QCOMPARE(romajiOf(kana), romaji);
    // Katakana read the same.
    QString katakana = kana;
    for (QChar &c : katakana) {
        if (c >= u'ぁ' && c <= u'ゖ')
            c = QChar(c.unicode() - u'ぁ' + u'ァ');
    }
    QCOMPARE(hiraganaOf(katakana), kana);
    QCOMPARE(romajiOf(hiraganaOf(katakana)), romaji);
}

void TestTrackSearch::spellingsOfOneSoundAreOne_data()
{
    QTest::addColumn<QStringList>("spellings");
    const auto row = [](const char *spellings) {
        QTest::newRow(spellings) << QString::fromUtf8(spellings).split(u' ');
    };
    row("ashi asi");
    row("tenohira tenohira");
    row("kuchi kuti");
    row("tsumasaki tumasaki");
    row("fuku huku");
    row("hiji hizi");
    row("jouhanshin johanshin zyouhansin zyohansin jyouhanshin jōhanshin jôhanshin");
    row("kachuusha katyuusya kachusha");
    row("senta- sentaa senta sentā");
    row("kanpa kampa kannpa kan'pa");
    row("matchi macchi matti");
    row("kizutsuki kizutuki kidutuki");
}

void TestTrackSearch::spellingsOfOneSoundAreOne()
{
    QFETCH(QStringList, spellings);
    for (const QString &spelling : spellings)
        QCOMPARE(foldedRomaji(spelling), foldedRomaji(spellings.first()));
}

void TestTrackSearch::findsNames_data()
{
    QTest::addColumn<QString>("typed");
    QTest::addColumn<QString>("name");
    const auto row = [](const QString &typed, const QString &name) {
        QTest::newRow(qPrintable(typed + u" → "_qs + name)) << typed << name;
    };
    // As it is written, whole and in parts.
    row(u"左腕"_qs, u"左腕"_qs);
    row(u"腕"_qs, u"右腕捩"_qs);
    row(u"ひじ"_qs, u"左ひじ"_qs);
    // Kana in either script and width.
    row(u"ヒジ"_qs, u"左ひじ"_qs);
    row(u"せんた"_qs, u"センター"_qs);
    row(u"ネクタイ"_qs, u"ﾈｸﾀｲ１"_qs);
    row(u"ﾈｸﾀｲ"_qs, u"ネクタイ1"_qs);
    row(u"ｽｶｰﾄ"_qs, u"左スカート前"_qs);
    row(u"ひだりうで"_qs, u"左腕"_qs);
    row(u"じょうはんしん"_qs, u"上半身2"_qs);
    row(u"ウィンク"_qs, u"ｳｨﾝｸ２右"_qs);
    // Letters and digits in either width and case.
    row(u"ik"_qs, u"左足ＩＫ"_qs);
    row(u"ＩＫ"_qs, u"左足IK"_qs);
    row(u"足ｉｋ"_qs, u"右足ＩＫ"_qs);
    row(u"センター2"_qs, u"センター２"_qs);
    row(u"ｈｉｄａｒｉ"_qs, u"左肩"_qs);
    row(u"MIKU"_qs, u"mikuリボン"_qs);
    // Romaji.
    row(u"hidariude"_qs, u"左腕"_qs);
    row(u"hidarihiji"_qs, u"左ひじ"_qs);
    row(u"hidarihizi"_qs, u"左ひじ"_qs);
    row(u"hidari ashi"_qs, u"左足"_qs);
    row(u"hidari asi"_qs, u"左足ＩＫ"_qs);
    row(u"sentaa"_qs, u"センター"_qs);
    row(u"senta-"_qs, u"センター"_qs);
    row(u"sentā"_qs, u"センター"_qs);
    row(u"guruubu"_qs, u"グルーブ"_qs);
    row(u"gurubu"_qs, u"グルーブ2"_qs);
    row(u"ue"_qs, u"上半身"_qs);
    row(u"jouhanshin"_qs, u"上半身"_qs);
    row(u"zyouhansin"_qs, u"上半身"_qs);
    row(u"Jōhanshin"_qs, u"上半身"_qs);
    row(u"kahanshin"_qs, u"下半身"_qs);
    row(u"kubi"_qs, u"首"_qs);
    row(u"atama"_qs, u"頭"_qs);
    row(u"tekubi"_qs, u"右手首"_qs);
    row(u"tumasaki"_qs, u"左つま先ＩＫ"_qs);
    row(u"tsumasaki"_qs, u"左つま先"_qs);
    row(u"subete no oya"_qs, u"全ての親"_qs);
    row(u"hitosasiyubi"_qs, u"右人指１"_qs);
    row(u"mabataki"_qs, u"まばたき"_qs);
    row(u"warai"_qs, u"笑い"_qs);
    row(u"winku"_qs, u"ウィンク２"_qs);
    row(u"majime"_qs, u"真面目"_qs);
    row(u"kuchi yoko"_qs, u"口横広げ"_qs);
    row(u"ribon"_qs, u"頭リボン左"_qs);
    row(u"mahura"_qs, u"マフラー３"_qs);
    row(u"nekutai"_qs, u"ﾈｸﾀｲＩＫ"_qs);
    // Romaji and kana as an input method leaves them half done.
    row(u"ひだr"_qs, u"左腕"_qs);
    // English.
    row(u"left arm"_qs, u"左腕"_qs);
    row(u"leftarm"_qs, u"左腕"_qs);
    row(u"arm left"_qs, u"左腕"_qs);
    row(u"leftleg"_qs, u"左足"_qs);
    row(u"Left Leg IK"_qs, u"左足ＩＫ"_qs);
    row(u"upper body"_qs, u"上半身2"_qs);
    row(u"lower body"_qs, u"下半身"_qs);
    row(u"center"_qs, u"センター"_qs);
    row(u"groove"_qs, u"グルーブ"_qs);
    row(u"right thumb"_qs, u"右親指１"_qs);
    row(u"middle finger"_qs, u"左中指２"_qs);
    row(u"mother"_qs, u"全ての親"_qs);
    row(u"blink"_qs, u"まばたき"_qs);
    row(u"smile"_qs, u"笑い"_qs);
    row(u"skirt"_qs, u"左ｽｶｰﾄ前"_qs);
    row(u"blush"_qs, u"頬染め"_qs);
    // Chinese, simplified and traditional, and names that are Chinese themselves.
    row(u"头"_qs, u"頭"_qs);
    row(u"左手臂"_qs, u"左腕"_qs);
    row(u"头发"_qs, u"左髪１"_qs);
    row(u"頭髮"_qs, u"左髪１"_qs);
    row(u"无名指"_qs, u"左薬指１"_qs);
    row(u"眨眼"_qs, u"まばたき"_qs);
    row(u"atama"_qs, u"头"_qs);
    row(u"head"_qs, u"头"_qs);
    row(u"左脚"_qs, u"左足"_qs);
    row(u"左腳"_qs, u"左足"_qs);
    // Spaces of any kind and number.
    row(u"　左　 腕 "_qs, u"左腕"_qs);
    // Kana that are typed in two code points.
    row(u"ひし\u3099"_qs, u"左ひじ"_qs);
}

void TestTrackSearch::findsNames()
{
    QFETCH(QString, typed);
    QFETCH(QString, name);
    QVERIFY(NameQuery(typed).matches(spellingsOf(name)));
}

void TestTrackSearch::leavesOtherNamesOut_data()
{
    QTest::addColumn<QString>("typed");
    QTest::addColumn<QString>("name");
    const auto row = [](const QString &typed, const QString &name) {
        QTest::newRow(qPrintable(typed + u" ≠ "_qs + name)) << typed << name;
    };
    row(u"左"_qs, u"右腕"_qs);
    row(u"left"_qs, u"右腕"_qs);
    row(u"hidari"_qs, u"右足"_qs);
    row(u"left arm"_qs, u"左足"_qs);
    row(u"ashi"_qs, u"左腕"_qs);
    row(u"ひじ"_qs, u"左ひざ"_qs);
    row(u"ik"_qs, u"左足"_qs);
    row(u"finger"_qs, u"左足"_qs);
    row(u"jouhanshin kahanshin"_qs, u"上半身"_qs);
    row(u"センター2"_qs, u"センター"_qs);
    row(u"頭"_qs, u"首"_qs);
    row(u"zzz"_qs, u"全ての親"_qs);
    row(u"zzzz"_qs, u"ひざ"_qs);
    row(u"左腕腕"_qs, u"左腕"_qs);
}

void TestTrackSearch::leavesOtherNamesOut()
{
    QFETCH(QString, typed);
    QFETCH(QString, name);
    QVERIFY(!NameQuery(typed).matches(spellingsOf(name)));
}

void TestTrackSearch::everyStrokeOnTheWayFinds_data()
{
    QTest::addColumn<QString>("typed");
    QTest::addColumn<QString>("name");
    const auto row = [](const QString &typed, const QString &name) {
        QTest::newRow(qPrintable(typed)) << typed << name;
    };
    row(u"hidarihiji"_qs, u"左ひじ"_qs);
    row(u"hidarihizi"_qs, u"左ひじ"_qs);
    row(u"migiashikubi"_qs, u"右足首"_qs);
    row(u"migiasikubi"_qs, u"右足首"_qs);
    row(u"jouhanshin"_qs, u"上半身"_qs);
    row(u"zyouhansin"_qs, u"上半身"_qs);
    row(u"tsumasaki ik"_qs, u"左つま先ＩＫ"_qs);
    row(u"tumasaki ik"_qs, u"左つま先ＩＫ"_qs);
    row(u"kuchi"_qs, u"口上"_qs);
    row(u"kuti"_qs, u"口上"_qs);
    row(u"left shoulder"_qs, u"左肩"_qs);
    row(u"upper body"_qs, u"上半身"_qs);
    row(u"ひだりうで"_qs, u"左腕"_qs);
}

void TestTrackSearch::everyStrokeOnTheWayFinds()
{
    QFETCH(QString, typed);
    QFETCH(QString, name);
    const NameSpellings spellings = spellingsOf(name);
    for (qsizetype length = 1; length <= typed.size(); ++length)
        QVERIFY2(NameQuery(QStringView(typed).first(length)).matches(spellings),
                 qPrintable(typed.first(length)));
}

void TestTrackSearch::standardNamesHaveWholeReadings()
{
    const auto isKanji = [](QChar c) { return c.unicode() >= 0x4E00 && c.unicode() < 0xA000; };
    for (const QStringList &names : {standardBones(), standardMorphs()}) {
        QVERIFY(names.size() > 60);
        for (const QString &name : names) {
            for (const QString &kana : readingsOf(searchForm(name)).kana)
                QVERIFY2(std::none_of(kana.begin(), kana.end(), isKanji), qPrintable(name + u": "_qs + kana));
        }
    }
}

void TestTrackSearch::standardBonesHaveEnglishNames()
{
    for (const QString &name : standardBones()) {
        const QStringList english = readingsOf(searchForm(name)).english;
        QVERIFY2(!english.isEmpty(), qPrintable(name));
        for (const QString &word : english) {
            QVERIFY2(std::all_of(word.begin(), word.end(), [](QChar c) { return c.unicode() < 0x80; }),
                     qPrintable(name + u": "_qs + word));
        }
    }
}

void TestTrackSearch::onlyTheNameItselfIsUniqueInTheStandardBones()
{
    // A side and a part leave just the bones of that side and part.
    QStringList found;
    for (const QString &name : standardBones()) {
        if (NameQuery(u"hidari ude").matches(spellingsOf(name)))
            found.append(name);
    }
    QCOMPARE(found, QStringList({u"左腕ＩＫ"_qs, u"左腕"_qs, u"左腕捩"_qs, u"左腕捩1"_qs, u"左腕捩2"_qs,
                                 u"左腕捩3"_qs}));
}

void TestTrackSearch::nothingTypedFindsAll()
{
    for (const QString &typed : {QString(), u"   "_qs, u"　"_qs}) {
        QVERIFY(NameQuery(typed).isEmpty());
        QVERIFY(NameQuery(typed).matches(spellingsOf(u"左腕")));
        QVERIFY(NameQuery(typed).matches(spellingsOf(QString())));
    }
    QVERIFY(!NameQuery(u"a").isEmpty());
}

QTEST_GUILESS_MAIN(TestTrackSearch)
#include "tst_tracksearch.moc"
