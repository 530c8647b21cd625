// SPDX-License-Identifier: GPL-3.0-or-later

#include "editor-core/text/encodingguess.h"
#include "editor-core/text/knownnames.h"
#include "editor-core/text/nametext.h"

#include <QTest>

using namespace furitsuke;

namespace {

QList<QByteArray> encoded(const QStringList &names, NameEncoding encoding, qsizetype fieldSize = 15)
{
    QList<QByteArray> list;
    for (const QString &name : names)
        list.append(cutToField(encodeName(name, encoding).bytes, fieldSize));
    return list;
}

QStringList words(const QString &line)
{
    return line.split(u' ');
}

} // namespace

class TestKnownNames : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void comparesNamesInOneWidth_data();
    void comparesNamesInOneWidth();
    void knowsTheBonesOfMmd();
    void knowsTheMorphsOfMmd();
    void everyKnownNameFitsItsField();
    void ranksBonesAsMmdListsThem();
    void placesBones_data();
    void placesBones();
    void standardBonesStandTogetherByPart();
    void placesMorphs_data();
    void placesMorphs();
    void namesEveryPart();
    void suggestsTheEncoding_data();
    void suggestsTheEncoding();
    void looksAtTheWholeOfALongList();
};

void TestKnownNames::comparesNamesInOneWidth_data()
{
    QTest::addColumn<QString>("name");
    QTest::addColumn<QString>("normal");
    QTest::newRow("IK") << QStringLiteral("左足ＩＫ") << QStringLiteral("左足IK");
    QTest::newRow("digits") << QStringLiteral("左人指１") << QStringLiteral("左人指1");
    QTest::newRow("half-width kana") << QStringLiteral("ﾈｸﾀｲＩＫ先") << QStringLiteral("ネクタイIK先");
    QTest::newRow("voiced kana") << QStringLiteral("ｳﾞｶﾞﾄﾞﾊﾞﾎﾞﾊﾟﾎﾟ") << QStringLiteral("ヴガドバボパポ");
    QTest::newRow("marks that voice nothing") << QStringLiteral("ｱﾞﾅﾟﾞ") << QStringLiteral("ア゛ナ゜゛");
    QTest::newRow("first and last kana") << QStringLiteral("｡ｦｰﾝ") << QStringLiteral("。ヲーン");
    QTest::newRow("signs") << QStringLiteral("なぬ！　～") << QStringLiteral("なぬ! ~");
    QTest::newRow("else as it is") << QStringLiteral("①Ⅱ髪ωﾟ") << QStringLiteral("①Ⅱ髪ω゜");
}

void TestKnownNames::comparesNamesInOneWidth()
{
    QFETCH(const QString, name);
    QFETCH(const QString, normal);
    QCOMPARE(normalName(name), normal);
    QCOMPARE(normalName(normal), normal);
}

void TestKnownNames::knowsTheBonesOfMmd()
{
    const QString bones = QStringLiteral("全ての親 操作中心 センター グルーブ 腰 上半身 上半身2 上半身3 首 "
                                         "頭 両目 左目 右目 下半身 腰キャンセル左 腰キャンセル右 "
                                         "左肩P 左肩 左肩C 左腕 左腕捩 左腕捩1 左腕捩2 左腕捩3 左ひじ 左手捩 "
                                         "左手捩1 左手捩2 左手捩3 左手首 左ダミー 左親指０ 左親指１ "
                                         "左親指２ 右人指１ 右人指２ 右人指３ 右中指３ 右薬指３ 右小指３ "
                                         "左足 左ひざ 左足首 左つま先 左足D 左ひざD 左足首D 左足先EX "
                                         "左足IK親 左足ＩＫ 左足IK 左つま先ＩＫ 上半身２ 左親指1 左足ＩＫ親 "
                                         "ﾈｸﾀｲ１ ネクタイ1 前髪１ 左髪３ 左スカート前");
    for (const QString &bone : words(bones))
        QVERIFY2(isKnownBone(bone), qPrintable(bone));
    for (const QString &other : words(QStringLiteral("まばたき 左 足 ＩＫ スカート_0_1 左腕捩4 bone 左右足")))
        QVERIFY2(!isKnownBone(other), qPrintable(other));
    QVERIFY(!isKnownBone(u""));
}

void TestKnownNames::knowsTheMorphsOfMmd()
{
    const QString morphs = QStringLiteral("まばたき 笑い ウィンク ウィンク右 ウィンク２ ｳｨﾝｸ２右 なごみ はぅ "
                                          "びっくり じと目 ｷﾘｯ 瞳小 あ い う え お あ２ ▲ ∧ □ ω にやり "
                                          "にっこり ぺろっ てへぺろ 口角上げ 口角下げ 真面目 困る にこり "
                                          "怒り 上 下 涙 照れ ウィンク2右 キリッ");
    for (const QString &morph : words(morphs))
        QVERIFY2(isKnownMorph(morph), qPrintable(morph));
    for (const QString &other : words(QStringLiteral("センター 左 base あ５ 口")))
        QVERIFY2(!isKnownMorph(other), qPrintable(other));
}

void TestKnownNames::everyKnownNameFitsItsField()
{
    for (const QString &name : standardBones() + standardMorphs()) {
        const NameFit fit = fitName(name, NameEncoding::Cp932, 15);
        QVERIFY2(fit.fits, qPrintable(fit.message));
    }
}

void TestKnownNames::ranksBonesAsMmdListsThem()
{
    const QStringList bones = standardBones();
    QCOMPARE(bones.first(), QStringLiteral("全ての親"));
    for (qsizetype i = 0; i < bones.size(); ++i)
        QCOMPARE(standardBoneRank(bones.at(i)), i);
    QCOMPARE(standardBoneRank(u"左足IK"), standardBoneRank(u"左足ＩＫ"));
    QCOMPARE(standardBoneRank(u"知らない"), bones.size());

    const QStringList inOrder = words(QStringLiteral(
        "センター 左足ＩＫ 右足ＩＫ 上半身 頭 左髪１ 左肩 左手首 右肩 左親指１ 左小指３ 右親指１ 下半身 "
        "左足 左足首 左足D 右足 ﾈｸﾀｲ１"));
    for (qsizetype i = 1; i < inOrder.size(); ++i)
        QVERIFY2(standardBoneRank(inOrder.at(i - 1)) < standardBoneRank(inOrder.at(i)),
                 qPrintable(inOrder.at(i)));
}

void TestKnownNames::placesBones_data()
{
    QTest::addColumn<BodyPart>("part");
    QTest::addColumn<QString>("bones");
    QTest::newRow("root") << BodyPart::Root << QStringLiteral("全ての親 操作中心 全ての親2");
    QTest::newRow("center") << BodyPart::Center
                            << QStringLiteral("センター グルーブ 腰 センター先 グルーブ2");
    QTest::newRow("ik")
        << BodyPart::Ik
        << QStringLiteral(
               "左足ＩＫ 左足IK親 右つま先ＩＫ ﾈｸﾀｲＩＫ 左髪IK 左つま先ＩＫ先 左足ＩＫ先02 左ひじXIK 左脚IK");
    QTest::newRow("upper body")
        << BodyPart::UpperBody
        << QStringLiteral(
               "上半身 上半身3 首 首1 頭 頭先 両目 左目光 左胸上 舌１ 顎 下アゴ 左ほお 眼鏡 メガネ");
    QTest::newRow("hair")
        << BodyPart::Hair
        << QStringLiteral(
               "前髪１ 左髪７ 後ろ髪先 前髪横１ 右もみあげ アホ毛 左ツインテ1 髪_09-02 髪飾り 头发1 hair_L");
    QTest::newRow("arms")
        << BodyPart::Arms
        << QStringLiteral(
               "左肩 左肩P 右肩C 左腕 左腕捩 右腕捩軸 左ひじ 左ひじ補助 右手捩3 左手首 左手先 左ダミー 左臂");
    QTest::newRow("fingers") << BodyPart::Fingers
                             << QStringLiteral(
                                    "左親指０ 右人指３ 左人指指先 左人差指先 右小指先 thumb_2_r 左指");
    QTest::newRow("lower body") << BodyPart::LowerBody << QStringLiteral("下半身 下半身先 左尻 しっぽの尾");
    QTest::newRow("legs") << BodyPart::Legs
                          << QStringLiteral("左足 左ひざ 左足首 左つま先 左足D 右ひざD 左足先EX "
                                            "腰キャンセル左 左足親指 左膝 左腿 足中心 左つま先D");
    QTest::newRow("clothes") << BodyPart::Clothes
                             << QStringLiteral(
                                    "スカート_5_4 右ｽｶｰﾄ後 左袖 左袖先 ﾈｸﾀｲ３ ネクタイ5 右リボン２ "
                                    "リボン左上１ 腰飾り 上着_0_14 左エリ 左带 左手袋 Skirt_0_1");
    QTest::newRow("other") << BodyPart::Other
                           << QStringLiteral("メニュー5 左HZ9 柱 プロペラ MIKU BIKINI D4 base");
}

void TestKnownNames::placesBones()
{
    QFETCH(const BodyPart, part);
    QFETCH(const QString, bones);
    for (const QString &bone : words(bones))
        QVERIFY2(bodyPartOf(bone) == part, qPrintable(bone + u' ' + bodyPartName(bodyPartOf(bone))));
}

void TestKnownNames::standardBonesStandTogetherByPart()
{
    QList<BodyPart> runs;
    for (const QString &bone : standardBones()) {
        const BodyPart part = bodyPartOf(bone);
        if (runs.isEmpty() || runs.last() != part)
            runs.append(part);
    }
    const QList<BodyPart> parts = {BodyPart::Root, BodyPart::Center, BodyPart::Ik,      BodyPart::UpperBody,
                                   BodyPart::Hair, BodyPart::Arms,   BodyPart::Fingers, BodyPart::LowerBody,
                                   BodyPart::Legs, BodyPart::Clothes};
    QCOMPARE(runs, parts);
}

void TestKnownNames::placesMorphs_data()
{
    QTest::addColumn<FacePart>("part");
    QTest::addColumn<QString>("morphs");
    QTest::newRow("brow") << FacePart::Brow
                          << QStringLiteral(
                                 "真面目 困る 困る２ にこり 怒り 怒り+右 上 上左 下2 眉頭左 眉_微笑");
    QTest::newRow("eye") << FacePart::Eye
                         << QStringLiteral("まばたき 笑い 笑い２ ウィンク ｳｨﾝｸ２右 ｳｨﾝｸ右２ なごみ はぅ "
                                           "びっくり じと目 ｷﾘｯ２ 瞳小 目_困る 下睫毛消 カメラ目");
    QTest::newRow("lip") << FacePart::Lip
                         << QStringLiteral("あ い う え お あ３ ん ▲ ∧ □ ω ω□ ワ にやり にっこり ぺろっ "
                                           "てへぺろ 口角上げ 口横広げ左 発音「あ」 口_微笑 上歯 舌上");
    QTest::newRow("other") << FacePart::Other
                           << QStringLiteral(
                                  "照れ 照れ2 涙 頬染め1 青ざめ メガネ 眼鏡 その他_頬 base 全黒モード");
}

void TestKnownNames::placesMorphs()
{
    QFETCH(const FacePart, part);
    QFETCH(const QString, morphs);
    for (const QString &morph : words(morphs))
        QVERIFY2(facePartOf(morph) == part, qPrintable(morph + u' ' + facePartName(facePartOf(morph))));
}

void TestKnownNames::namesEveryPart()
{
    QStringList names;
    QStringList hints;
    for (int part = 0; part <= static_cast<int>(BodyPart::Other); ++part) {
        names.append(bodyPartName(static_cast<BodyPart>(part)));
        hints.append(bodyPartHint(static_cast<BodyPart>(part)));
    }
    QCOMPARE(names, words(QStringLiteral("Root センター ＩＫ 体(上) 髪 腕 指 体(下) 足 服 その他")));
    QCOMPARE(hints.removeDuplicates(), 0);
    QVERIFY(!hints.contains(QString()));

    names.clear();
    hints.clear();
    for (int part = 0; part <= static_cast<int>(FacePart::Other); ++part) {
        names.append(facePartName(static_cast<FacePart>(part)));
        hints.append(facePartHint(static_cast<FacePart>(part)));
    }
    QCOMPARE(names, words(QStringLiteral("まゆ 目 リップ その他")));
    QCOMPARE(hints.removeDuplicates(), 0);
    QVERIFY(!hints.contains(QString()));
}

void TestKnownNames::suggestsTheEncoding_data()
{
    QTest::addColumn<QList<QByteArray>>("bones");
    QTest::addColumn<QList<QByteArray>>("morphs");
    QTest::addColumn<QList<QByteArray>>("iks");
    QTest::addColumn<NameEncoding>("encoding");

    const QList<QByteArray> none;
    const auto bones = [&none](const char *row, const QList<QByteArray> &names, NameEncoding encoding) {
        QTest::newRow(row) << names << none << none << encoding;
    };
    const NameEncoding cp932 = NameEncoding::Cp932;
    const NameEncoding gb18030 = NameEncoding::Gb18030;
    const NameEncoding big5 = NameEncoding::Big5;
    const NameEncoding utf8 = NameEncoding::Utf8;

    bones("nothing", none, cp932);
    bones("ASCII", {"head", "LegIK_L", "bone 1"}, cp932);
    bones("standard bones", encoded(standardBones(), cp932), cp932);
    bones("one standard bone", encoded({QStringLiteral("左足ＩＫ")}, cp932), cp932);
    bones("half-width kana", encoded(words(QStringLiteral("右ｽｶｰﾄ前 ﾘﾎﾞﾝ ｱｸｾｻﾘ")), cp932), cp932);
    bones("unknown Japanese names", encoded(words(QStringLiteral("柱 メニュー5 平面2 プロペラ")), cp932),
          cp932);
    bones("unknown names cut in a character",
          encoded(words(QStringLiteral("刀のつばの飾り紐・上 鞘に付いた鈴の音がＡ")), cp932), cp932);
    // Reads as GBK to the last byte, but the byte over that cp932 leaves is nothing against it.
    bones("cut in a character, whole in GBK", encoded({QStringLiteral("ｱABｱモモモモモモ")}, cp932), cp932);
    bones("as MMD marks what it cannot store", {QByteArray::fromHex("00B63F5F305F3192B290AE")}, cp932);

    bones("GBK, one IK bone", encoded({QStringLiteral("左足ＩＫ")}, gb18030), gb18030);
    bones("GBK, a leg", {QByteArray::fromHex("D7F3D7E3")}, gb18030);
    bones("GBK, a name that nobody knows", {QByteArray::fromHex("D7F3B4F8")}, gb18030);
    bones("GBK, Japanese bones", encoded(standardBones(), gb18030), gb18030);
    bones("GBK, Chinese bones",
          encoded(words(QStringLiteral("头 左手 左脚ＩＫ 右脚ＩＫ 左大腿 物体")), gb18030), gb18030);
    bones("GBK, a Chinese center", encoded({QStringLiteral("中心")}, gb18030), gb18030);
    bones("GBK, no cp932 and without known words", encoded({QStringLiteral("物体")}, gb18030), gb18030);
    bones("GBK, one among ASCII",
          QList<QByteArray>(5000, "bone") + encoded({QStringLiteral("上半身")}, gb18030), gb18030);
    bones("Big5, legs", encoded(words(QStringLiteral("左足 右足 頭 上半身")), big5), big5);
    bones("UTF-8, standard bones", encoded(standardBones(), utf8), utf8);
    bones("UTF-8, one IK bone", encoded({QStringLiteral("左足ＩＫ")}, utf8), utf8);
    bones("UTF-8, a name that nobody knows", encoded({QStringLiteral("左带")}, utf8), utf8);

    QTest::newRow("by morphs") << none << encoded(words(QStringLiteral("まばたき あ い う 笑い")), gb18030)
                               << none << gb18030;
    QTest::newRow("by IK names") << none << none << encoded({QStringLiteral("右つま先ＩＫ")}, utf8, 20)
                                 << utf8;
    QTest::newRow("most names decide") << encoded(words(QStringLiteral("センター 左足 上半身")), cp932)
                                       << encoded({QStringLiteral("まばたき")}, gb18030) << none << cp932;
}

void TestKnownNames::suggestsTheEncoding()
{
    QFETCH(const QList<QByteArray>, bones);
    QFETCH(const QList<QByteArray>, morphs);
    QFETCH(const QList<QByteArray>, iks);
    QFETCH(const NameEncoding, encoding);
    QCOMPARE(encodingId(suggestEncoding(bones, morphs, iks)), encodingId(encoding));
}

void TestKnownNames::looksAtTheWholeOfALongList()
{
    // Known names only in the last tenth, far past any sample taken from the front.
    QList<QByteArray> names;
    for (int i = 0; i < 90000; ++i)
        names.append(encodeName(u"柱", NameEncoding::Cp932).bytes + QByteArray::number(i));
    const QList<QByteArray> bones = encoded(standardBones(), NameEncoding::Gb18030);
    for (int i = 0; i < 10000; ++i)
        names.append(bones.at(i % bones.size()));
    QCOMPARE(suggestEncoding(names, {}, {}), NameEncoding::Gb18030);
}

QTEST_GUILESS_MAIN(TestKnownNames)

#include "tst_knownnames.moc"
