// SPDX-License-Identifier: GPL-3.0-or-later

#include "editor-core/text/knownnames.h"

#include <QCoreApplication>
#include <QHash>

namespace furitsuke {

namespace {

struct KnownNames
{
    Q_DECLARE_TR_FUNCTIONS(furitsuke::KnownNames)
};

/// Names, or words of names, separated by spaces.
template <typename Part>
struct NameGroup
{
    Part part;
    const char16_t *names;
};

// The groups stand in the order of MMD's display frames. A group with the sign ＊ is read twice, first with
// 左 and then with 右 in its place.
constexpr char16_t sideSign = u'＊';
constexpr NameGroup<BodyPart> boneGroups[] = {
    {BodyPart::Root, u"全ての親 操作中心"},
    {BodyPart::Center, u"センター センター2 グルーブ グルーブ2 腰"},
    {BodyPart::Ik, u"＊足IK親 ＊足ＩＫ ＊つま先ＩＫ"},
    {BodyPart::Ik, u"＊腕ＩＫ ＊髪ＩＫ"},
    {BodyPart::Ik, u"ﾈｸﾀｲＩＫ"},
    {BodyPart::UpperBody, u"上半身 上半身2 上半身3 首 頭 両目"},
    {BodyPart::UpperBody, u"＊目"},
    {BodyPart::UpperBody, u"＊胸"},
    {BodyPart::UpperBody, u"舌１ 舌２ 舌３ メガネ"},
    {BodyPart::Hair, u"前髪１ 前髪２ 前髪３"},
    {BodyPart::Hair, u"＊髪１ ＊髪２ ＊髪３ ＊髪４ ＊髪５ ＊髪６ ＊髪７"},
    {BodyPart::Arms,
     u"＊肩P ＊肩 ＊肩C ＊腕 ＊腕捩 ＊腕捩1 ＊腕捩2 ＊腕捩3 ＊ひじ ＊手捩 ＊手捩1 ＊手捩2 ＊手捩3 "
     u"＊手首 ＊手先 ＊ダミー"},
    {BodyPart::Fingers,
     u"＊親指０ ＊親指１ ＊親指２ ＊人指０ ＊人指１ ＊人指２ ＊人指３ ＊中指０ ＊中指１ ＊中指２ "
     u"＊中指３ ＊薬指０ ＊薬指１ ＊薬指２ ＊薬指３ ＊小指０ ＊小指１ ＊小指２ ＊小指３"},
    {BodyPart::LowerBody, u"下半身"},
    {BodyPart::Legs, u"腰キャンセル＊ ＊足 ＊ひざ ＊足首 ＊つま先 ＊足D ＊ひざD ＊足首D ＊足先EX"},
    {BodyPart::Clothes, u"ﾈｸﾀｲ１ ﾈｸﾀｲ２ ﾈｸﾀｲ３ ﾈｸﾀｲ４"},
    {BodyPart::Clothes, u"＊袖 ＊ｽｶｰﾄ前 ＊ｽｶｰﾄ後"},
};

// Words that place an unknown bone, the most telling first: a hair ribbon is hair, a sleeve is no arm.
// English words are in lower case; Chinese ones stand beside the Japanese.
constexpr NameGroup<BodyPart> boneWords[] = {
    {BodyPart::Root, u"全ての親"},
    {BodyPart::Hair,
     u"髪 髮 头发 もみあげ アホ毛 おくれ毛 後れ毛 ツインテ ポニテ ポニーテ おさげ 三つ編 刘海 辫 hair"},
    {BodyPart::Clothes,
     u"スカート ネクタイ リボン マフラー マント ケープ コート ジャケット エプロン フード 上着 ベルト "
     u"裾 袖 襟 えり エリ 帯 带 紐 ひも ヒモ 飾 饰 服 裙 指輪 手袋 skirt sleeve ribbon cape"},
    {BodyPart::Legs, u"足指 足親指 足人指 足中指 足薬指 足小指"},
    {BodyPart::Fingers, u"指 finger thumb"},
    {BodyPart::Center, u"センター グルーブ 重心"},
    {BodyPart::Legs, u"足 脚 腳 腿 ひざ 膝 つま先 かかと 踵 もも 腰キャンセル knee ankle"},
    {BodyPart::Arms, u"肩 腕 臂 ひじ 肘 手 ダミー shoulder elbow wrist"},
    {BodyPart::UpperBody,
     u"上半身 首 頭 头 目 眼 瞳 胸 乳 背 顎 あご アゴ 舌 口 唇 頬 ほお 眉 耳 鼻 歯 顔 脸 メガネ head neck"},
    {BodyPart::LowerBody, u"下半身 腰 尻 骨盤 尾"},
};

constexpr NameGroup<FacePart> morphGroups[] = {
    {FacePart::Brow, u"真面目 困る にこり 怒り 怒る 上 下 前 眉頭左 眉頭右"},
    {FacePart::Eye,
     u"まばたき 笑い ウィンク ウィンク右 ウィンク２ ｳｨﾝｸ２右 なごみ はぅ びっくり じと目 ｷﾘｯ はちゅ目 "
     u"はちゅ目縦潰れ はちゅ目横潰れ 瞳小 瞳縦潰れ 光下 恐ろしい子！ ハイライト消 映り込み消 星目 はぁと "
     u"なぬ！"},
    {FacePart::Lip,
     u"あ い う え お あ２ ん ▲ ∧ へ ヘ ハ □ ワ ω ω□ えー はんっ！ にやり にやり２ にっこり ぺろっ てへぺろ "
     u"てへぺろ２ 口角上げ 口角下げ 口横広げ 歯無し上 歯無し下 ハンサム"},
    {FacePart::Other, u"照れ 頬染め 赤面 涙 汗 がーん 青ざめ みっぱい メガネ"},
};

constexpr NameGroup<FacePart> morphWords[] = {
    {FacePart::Other, u"メガネ 眼鏡 glasses"},
    {FacePart::Brow, u"眉 まゆ brow"},
    {FacePart::Lip, u"口 発音 唇 リップ 歯 舌 嘴 lip mouth"},
    {FacePart::Eye,
     u"目 瞳 眼 睫 まつ毛 まつげ まぶた 瞼 まばたき ウィンク ウインク ハイライト eye wink blink"},
};

QStringList expanded(const char16_t *names)
{
    const QString line = QString::fromUtf16(names);
    if (!line.contains(sideSign))
        return line.split(u' ');
    const QChar sides[] = {u'左', u'右'};
    QStringList list;
    for (const QChar side : sides)
        list += QString(line).replace(sideSign, side).split(u' ');
    return list;
}

template <typename Part>
struct KnownName
{
    Part part;
    qsizetype rank;
};

/// Known names by their normal form, and the same in order.
template <typename Part>
struct KnownNameList
{
    template <size_t Count>
    explicit KnownNameList(const NameGroup<Part> (&groups)[Count])
    {
        for (const NameGroup<Part> &group : groups) {
            for (const QString &name : expanded(group.names)) {
                byNormalName.insert(normalName(name), {group.part, inOrder.size()});
                inOrder.append(name);
            }
        }
    }

    QHash<QString, KnownName<Part>> byNormalName;
    QStringList inOrder;
};

const KnownNameList<BodyPart> &knownBones()
{
    static const KnownNameList<BodyPart> list(boneGroups);
    return list;
}

const KnownNameList<FacePart> &knownMorphs()
{
    static const KnownNameList<FacePart> list(morphGroups);
    return list;
}

/// The first group one of whose words is in \a name.
template <typename Part, size_t Count>
Part partByWords(const QString &name, const NameGroup<Part> (&groups)[Count])
{
    const QString lowered = name.toLower();
    for (const NameGroup<Part> &group : groups) {
        for (const QStringView word : QStringTokenizer(QStringView(group.names), u' ')) {
            if (lowered.contains(word))
                return group.part;
        }
    }
    return Part::Other;
}

/// "IK" as a word of its own: a MIKU or a BIKINI is no IK bone.
bool namesIk(const QString &normal)
{
    const auto isLetterAt = [&normal](qsizetype at) {
        return at < normal.size() && normal[at].unicode() < 0x80 && normal[at].isLetter();
    };
    for (qsizetype at = normal.indexOf(u"IK"); at >= 0; at = normal.indexOf(u"IK", at + 1)) {
        if (!isLetterAt(at + 2))
            return true;
    }
    return false;
}

/// The normal form without the sides, numbers and signs at its end.
QString stem(QString normal)
{
    constexpr QStringView endings = u"0123456789左右LR _+-";
    while (normal.size() > 1 && endings.contains(normal.back()))
        normal.chop(1);
    return normal;
}

constexpr bool takesVoicing(char16_t halfWidthKana)
{
    return halfWidthKana == u'ｳ' || (halfWidthKana >= u'ｶ' && halfWidthKana <= u'ﾄ') ||
           (halfWidthKana >= u'ﾊ' && halfWidthKana <= u'ﾎ');
}

constexpr char16_t voiced(char16_t kana)
{
    return kana == u'ウ' ? u'ヴ' : static_cast<char16_t>(kana + 1);
}

} // namespace

QString normalName(QStringView name)
{
    constexpr char16_t wideKana[] = u"。「」、・ヲァィゥェォャュョッーアイウエオカキクケコサシスセソタチツテ"
                                    u"トナニヌネノハヒフヘホマミムメモ"
                                    u"ヤユヨラリルレロワン゛゜";
    QString normal;
    normal.reserve(name.size());
    for (qsizetype i = 0; i < name.size(); ++i) {
        const char16_t unit = name[i].unicode();
        if (unit >= u'！' && unit <= u'～') {
            normal.append(QChar(unit - u'！' + u'!'));
        } else if (unit == u'　') {
            normal.append(u' ');
        } else if (unit >= u'｡' && unit <= u'ﾟ') {
            const char16_t wide = wideKana[unit - u'｡'];
            const char16_t next = i + 1 < name.size() ? name[i + 1].unicode() : u'\0';
            if (next == u'ﾞ' && takesVoicing(unit)) {
                normal.append(QChar(voiced(wide)));
                ++i;
            } else if (next == u'ﾟ' && unit >= u'ﾊ' && unit <= u'ﾎ') {
                normal.append(QChar(wide + 2));
                ++i;
            } else {
                normal.append(QChar(wide));
            }
        } else {
            normal.append(name[i]);
        }
    }
    return normal;
}

bool isKnownBone(QStringView name)
{
    return knownBones().byNormalName.contains(normalName(name));
}

bool isKnownMorph(QStringView name)
{
    return knownMorphs().byNormalName.contains(normalName(name));
}

QStringList standardBones()
{
    return knownBones().inOrder;
}

QStringList standardMorphs()
{
    return knownMorphs().inOrder;
}

qsizetype standardBoneRank(QStringView boneName)
{
    const auto &known = knownBones().byNormalName;
    const auto found = known.constFind(normalName(boneName));
    return found != known.constEnd() ? found->rank : knownBones().inOrder.size();
}

BodyPart bodyPartOf(QStringView boneName)
{
    const QString normal = normalName(boneName);
    const auto &known = knownBones().byNormalName;
    if (const auto found = known.constFind(normal); found != known.constEnd())
        return found->part;
    return namesIk(normal) ? BodyPart::Ik : partByWords(normal, boneWords);
}

QString bodyPartName(BodyPart part)
{
    switch (part) {
    case BodyPart::Root:
        return QStringLiteral("Root");
    case BodyPart::Center:
        return QStringLiteral("センター");
    case BodyPart::Ik:
        return QStringLiteral("ＩＫ");
    case BodyPart::UpperBody:
        return QStringLiteral("体(上)");
    case BodyPart::Hair:
        return QStringLiteral("髪");
    case BodyPart::Arms:
        return QStringLiteral("腕");
    case BodyPart::Fingers:
        return QStringLiteral("指");
    case BodyPart::LowerBody:
        return QStringLiteral("体(下)");
    case BodyPart::Legs:
        return QStringLiteral("足");
    case BodyPart::Clothes:
        return QStringLiteral("服");
    case BodyPart::Other:
        break;
    }
    return QStringLiteral("その他");
}

QString bodyPartHint(BodyPart part)
{
    switch (part) {
    case BodyPart::Root:
        return KnownNames::tr("Root");
    case BodyPart::Center:
        return KnownNames::tr("Center");
    case BodyPart::Ik:
        return KnownNames::tr("IK");
    case BodyPart::UpperBody:
        return KnownNames::tr("Upper body");
    case BodyPart::Hair:
        return KnownNames::tr("Hair");
    case BodyPart::Arms:
        return KnownNames::tr("Arms");
    case BodyPart::Fingers:
        return KnownNames::tr("Fingers");
    case BodyPart::LowerBody:
        return KnownNames::tr("Lower body");
    case BodyPart::Legs:
        return KnownNames::tr("Legs");
    case BodyPart::Clothes:
        return KnownNames::tr("Clothes");
    case BodyPart::Other:
        break;
    }
    return KnownNames::tr("Other");
}

FacePart facePartOf(QStringView morphName)
{
    const QString normal = normalName(morphName);
    const auto &known = knownMorphs().byNormalName;
    for (const QString &name : {normal, stem(normal)}) {
        if (const auto found = known.constFind(name); found != known.constEnd())
            return found->part;
    }
    return partByWords(normal, morphWords);
}

QString facePartName(FacePart part)
{
    switch (part) {
    case FacePart::Brow:
        return QStringLiteral("まゆ");
    case FacePart::Eye:
        return QStringLiteral("目");
    case FacePart::Lip:
        return QStringLiteral("リップ");
    case FacePart::Other:
        break;
    }
    return QStringLiteral("その他");
}

QString facePartHint(FacePart part)
{
    switch (part) {
    case FacePart::Brow:
        return KnownNames::tr("Brows");
    case FacePart::Eye:
        return KnownNames::tr("Eyes");
    case FacePart::Lip:
        return KnownNames::tr("Lips");
    case FacePart::Other:
        break;
    }
    return KnownNames::tr("Other");
}

} // namespace furitsuke
