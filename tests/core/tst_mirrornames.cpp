// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor-core/text/knownnames.h"
#include "editor-core/text/mirrornames.h"

#include <QRandomGenerator>
#include <QTest>

using namespace furitsuke;

/// Names of the other side of the body.
class TestMirrorNames : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void sidesChange_data();
    void sidesChange();
    void namesWithoutASideStay_data();
    void namesWithoutASideStay();
    void twiceGivesBackTheName();
    void theBonesOfMmdPairUp();
    void winksHaveTheirCounterpartsInAnySpelling_data();
    void winksHaveTheirCounterpartsInAnySpelling();
};

void TestMirrorNames::sidesChange_data()
{
    QTest::addColumn<QString>("name");
    QTest::addColumn<QString>("mirrored");
    const auto row = [](const QString &name, const QString &mirrored) {
        QTest::addRow("%s", qUtf8Printable(name)) << name << mirrored;
    };
    row(QStringLiteral("左腕"), QStringLiteral("右腕"));
    row(QStringLiteral("左足ＩＫ"), QStringLiteral("右足ＩＫ"));
    row(QStringLiteral("腰キャンセル左"), QStringLiteral("腰キャンセル右"));
    row(QStringLiteral("前髪左1"), QStringLiteral("前髪右1"));
    row(QStringLiteral("目線右"), QStringLiteral("目線左"));
    row(QStringLiteral("左目右寄せ"), QStringLiteral("右目左寄せ"));
    row(QStringLiteral("（左）髪"), QStringLiteral("（右）髪"));
    row(QStringLiteral("左手"), QStringLiteral("右手")); // the same in Chinese
    row(QStringLiteral("左眼睛"), QStringLiteral("右眼睛"));
    row(QStringLiteral("腕_L"), QStringLiteral("腕_R"));
    row(QStringLiteral("腕.R"), QStringLiteral("腕.L"));
    row(QStringLiteral("腕(L)"), QStringLiteral("腕(R)"));
    row(QStringLiteral("腕（Ｌ）"), QStringLiteral("腕（Ｒ）"));
    row(QStringLiteral("腕[R]"), QStringLiteral("腕[L]"));
    row(QStringLiteral("袖L"), QStringLiteral("袖R"));
    row(QStringLiteral("袖Ｒ"), QStringLiteral("袖Ｌ"));
    row(QStringLiteral("L袖"), QStringLiteral("R袖"));
    row(QStringLiteral("髪L1_2"), QStringLiteral("髪R1_2"));
    row(QStringLiteral("L_Arm"), QStringLiteral("R_Arm"));
    row(QStringLiteral("arm_l"), QStringLiteral("arm_r"));
    row(QStringLiteral("r.thumb.01"), QStringLiteral("l.thumb.01"));
    row(QStringLiteral("Arm L"), QStringLiteral("Arm R"));
    row(QStringLiteral("ArmL"), QStringLiteral("ArmR"));
    row(QStringLiteral("ArmL2"), QStringLiteral("ArmR2"));
    row(QStringLiteral("LShoulder"), QStringLiteral("RShoulder"));
    row(QStringLiteral("lShldr"), QStringLiteral("rShldr"));
    row(QStringLiteral("LLeg"), QStringLiteral("RLeg"));
    row(QStringLiteral("髪IKL"), QStringLiteral("髪IKR"));
    row(QStringLiteral("髪ＩＫＲ"), QStringLiteral("髪ＩＫＬ"));
    row(QStringLiteral("L"), QStringLiteral("R"));
    row(QStringLiteral("LeftArm"), QStringLiteral("RightArm"));
    row(QStringLiteral("UpperRightArm"), QStringLiteral("UpperLeftArm"));
    row(QStringLiteral("arm_left"), QStringLiteral("arm_right"));
    row(QStringLiteral("leftArm"), QStringLiteral("rightArm"));
    row(QStringLiteral("rightleg"), QStringLiteral("leftleg"));
    row(QStringLiteral("LEFT EYE"), QStringLiteral("RIGHT EYE"));
    row(QStringLiteral("Ｌｅｆｔ"), QStringLiteral("Ｒｉｇｈｔ"));
    row(QStringLiteral("ＲＩＧＨＴ目"), QStringLiteral("ＬＥＦＴ目"));
    row(QStringLiteral("左腕_L"), QStringLiteral("右腕_R"));
    row(QStringLiteral("ウィンク"), QStringLiteral("ウィンク右"));
    row(QStringLiteral("ウィンク右"), QStringLiteral("ウィンク"));
    row(QStringLiteral("ウィンク２"), QStringLiteral("ｳｨﾝｸ２右"));
    row(QStringLiteral("ｳｨﾝｸ２右"), QStringLiteral("ウィンク２"));
    row(QStringLiteral("ウインク"), QStringLiteral("ウインク右"));
    row(QStringLiteral("ウィンク3"), QStringLiteral("ウィンク3右"));
    row(QStringLiteral("ウィンクL"), QStringLiteral("ウィンクR"));
    row(QStringLiteral("ウィンク右２"), QStringLiteral("ウィンク左２"));
}

void TestMirrorNames::sidesChange()
{
    QFETCH(const QString, name);
    QTEST(mirroredName(name), "mirrored");
    QTEST(mirroredNames(name).value(0), "mirrored");
    QCOMPARE(mirroredName(mirroredName(name)), name);
}

void TestMirrorNames::namesWithoutASideStay_data()
{
    QTest::addColumn<QString>("name");
    for (const QString &name :
         {QStringLiteral(""),         QStringLiteral("センター"), QStringLiteral("上半身2"),
          QStringLiteral("全ての親"), QStringLiteral("まばたき"), QStringLiteral("両目"),
          QStringLiteral("ﾈｸﾀｲＩＫ"), QStringLiteral("左右"),     QStringLiteral("目左右広げ"),
          QStringLiteral("左/右"),    QStringLiteral("L/R"),      QStringLiteral("Ｌ・Ｒ"),
          QStringLiteral("bright"),   QStringLiteral("Upright"),  QStringLiteral("cleft"),
          QStringLiteral("BRIGHT"),   QStringLiteral("RGB"),      QStringLiteral("LOD"),
          QStringLiteral("Lip"),      QStringLiteral("Root"),     QStringLiteral("MIKR"),
          QStringLiteral("rotation"), QStringLiteral("hair"),     QStringLiteral("ウィンク連打"),
          QStringLiteral("LeFT")})
        QTest::addRow("%s", qUtf8Printable(name)) << name;
}

void TestMirrorNames::namesWithoutASideStay()
{
    QFETCH(const QString, name);
    QCOMPARE(mirroredName(name), name);
    QCOMPARE(mirroredNames(name), QStringList());
}

void TestMirrorNames::twiceGivesBackTheName()
{
    const QStringList pieces = {
        QStringLiteral("左"),    QStringLiteral("右"),       QStringLiteral("L"),
        QStringLiteral("R"),     QStringLiteral("l"),        QStringLiteral("r"),
        QStringLiteral("Ｌ"),    QStringLiteral("ｒ"),       QStringLiteral("Left"),
        QStringLiteral("right"), QStringLiteral("RIGHT"),    QStringLiteral("ｌｅｆｔ"),
        QStringLiteral("IK"),    QStringLiteral("ＩＫ"),     QStringLiteral("腕"),
        QStringLiteral("_"),     QStringLiteral("/"),        QStringLiteral("・"),
        QStringLiteral("1"),     QStringLiteral("２"),       QStringLiteral("a"),
        QStringLiteral("E"),     QStringLiteral("eft"),      QStringLiteral("ight"),
        QStringLiteral("t"),     QStringLiteral("ウィンク"), QStringLiteral("ｳｨﾝｸ")};
    QRandomGenerator random(11);
    int changed = 0;
    for (int i = 0; i < 200000; ++i) {
        QString name;
        for (int count = random.bounded(1, 6); count > 0; --count)
            name += pieces[random.bounded(int(pieces.size()))];
        const QString mirrored = mirroredName(name);
        changed += mirrored != name;
        if (mirroredName(mirrored) != name)
            QFAIL(qUtf8Printable(
                QStringLiteral("%1 gives %2 gives %3").arg(name, mirrored, mirroredName(mirrored))));
    }
    QVERIFY(changed > 100000);
}

void TestMirrorNames::theBonesOfMmdPairUp()
{
    const QStringList bones = standardBones();
    int pairs = 0;
    for (const QString &bone : bones) {
        QVERIFY2(bones.contains(mirroredName(bone)), qUtf8Printable(bone));
        pairs += bone.contains(u'左');
        QCOMPARE(mirroredName(bone) == bone, !bone.contains(u'左') && !bone.contains(u'右'));
    }
    QVERIFY(pairs > 40);
    const QStringList morphs = standardMorphs();
    for (const QString &morph : morphs)
        QVERIFY2(morphs.contains(mirroredName(morph)), qUtf8Printable(morph));
}

void TestMirrorNames::winksHaveTheirCounterpartsInAnySpelling_data()
{
    QTest::addColumn<QString>("name");
    QTest::addColumn<QStringList>("names");
    QTest::newRow("left by default") << QStringLiteral("ウィンク")
                                     << QStringList{QStringLiteral("ウィンク右")};
    QTest::newRow("said to be left") << QStringLiteral("ウィンク左")
                                     << QStringList{QStringLiteral("ウィンク右")};
    QTest::newRow("right") << QStringLiteral("ウィンク右")
                           << QStringList{QStringLiteral("ウィンク"), QStringLiteral("ウィンク左")};
    QTest::newRow("second") << QStringLiteral("ウィンク２")
                            << QStringList{QStringLiteral("ｳｨﾝｸ２右"), QStringLiteral("ウィンク２右")};
    QTest::newRow("second, right") << QStringLiteral("ｳｨﾝｸ２右")
                                   << QStringList{QStringLiteral("ウィンク２"), QStringLiteral("ｳｨﾝｸ２"),
                                                  QStringLiteral("ｳｨﾝｸ２左")};
}

void TestMirrorNames::winksHaveTheirCounterpartsInAnySpelling()
{
    QFETCH(const QString, name);
    QTEST(mirroredNames(name), "names");
}

QTEST_GUILESS_MAIN(TestMirrorNames)
#include "tst_mirrornames.moc"
