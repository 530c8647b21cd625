// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor-core/text/namereadings.h"

#include "editor-core/text/knownnames.h"
#include "editor-core/text/romaji.h"

#include <QHash>

#include <algorithm>
#include <vector>

namespace furitsuke {

namespace {

/// A word of names. Alternatives are separated by strokes, the usual one first; an empty list of readings
/// says that the word is written in kana.
struct WordEntry
{
    const char16_t *word;
    const char16_t *kana;
    const char16_t *english;
    const char16_t *chinese;
};

// The standard bones and morphs, then words that are usual in names that people give.
constexpr WordEntry wordEntries[] = {
    {u"左", u"ひだり", u"left", u""},
    {u"右", u"みぎ", u"right", u""},
    {u"左右", u"さゆう", u"both", u""},
    {u"上", u"うえ/じょう", u"upper/up", u""},
    {u"下", u"した/か", u"lower/down", u""},
    {u"上下", u"じょうげ", u"updown", u""},
    {u"前", u"まえ/ぜん", u"front", u""},
    {u"後", u"うしろ/あと/ご", u"back/rear", u""},
    {u"後ろ", u"うしろ", u"back/rear", u"後"},
    {u"前後", u"ぜんご", u"frontback", u""},
    {u"横", u"よこ", u"side", u""},
    {u"中", u"なか/ちゅう", u"middle", u""},
    {u"先", u"さき", u"tip/end", u""},
    {u"内", u"うち", u"inner", u""},
    {u"外", u"そと", u"outer", u""},
    {u"縦", u"たて", u"vertical", u""},
    {u"大", u"だい/おお", u"big/large", u""},
    {u"小", u"しょう/ちい/こ", u"small", u""},
    {u"全", u"ぜん/すべて", u"all", u""},
    {u"全ての親", u"すべてのおや", u"mother/master/root/allparent", u"全亲/总控"},
    {u"親", u"おや", u"parent", u""},
    {u"子", u"こ", u"child", u""},
    {u"操作中心", u"そうさちゅうしん", u"viewcnt/controlcenter", u""},
    {u"センター", u"", u"center/centre", u"中心"},
    {u"グルーブ", u"", u"groove", u"律动"},
    {u"腰", u"こし", u"waist/hips", u""},
    {u"腰キャンセル", u"こしきゃんせる", u"waistcancel", u"腰取消"},
    {u"足", u"あし", u"leg/foot", u"腿/脚"},
    {u"脚", u"あし/きゃく", u"leg/foot", u"腿"},
    {u"足首", u"あしくび", u"ankle", u"脚踝/脚腕"},
    {u"足先", u"あしさき", u"toe/foottip", u"脚尖"},
    {u"つま先", u"つまさき", u"toe", u"脚尖"},
    {u"爪先", u"つまさき", u"toe", u"脚尖"},
    {u"ひざ", u"", u"knee", u"膝盖"},
    {u"膝", u"ひざ", u"knee", u"膝盖"},
    {u"かかと", u"", u"heel", u"脚跟"},
    {u"踵", u"かかと", u"heel", u"脚跟"},
    {u"太もも", u"ふともも", u"thigh", u"大腿"},
    {u"腿", u"もも", u"leg/thigh", u""},
    {u"肩", u"かた", u"shoulder", u""},
    {u"腕", u"うで", u"arm", u"手臂/胳膊"},
    {u"臂", u"うで", u"arm", u"手臂"},
    {u"上腕", u"じょうわん", u"upperarm", u"上臂"},
    {u"前腕", u"ぜんわん", u"forearm", u"前臂"},
    {u"腕捩", u"うでねじ/うでねじり", u"armtwist", u"手臂扭转"},
    {u"手捩", u"てねじ/てねじり", u"wristtwist/handtwist", u"手腕扭转"},
    {u"捩", u"ねじ/ねじり", u"twist", u"扭转"},
    {u"捩り", u"ねじり", u"twist", u"扭转"},
    {u"捻り", u"ひねり", u"twist", u"扭转"},
    {u"ひじ", u"", u"elbow", u"手肘/肘"},
    {u"肘", u"ひじ", u"elbow", u"手肘"},
    {u"手首", u"てくび", u"wrist", u"手腕"},
    {u"手先", u"てさき", u"handtip", u"手尖"},
    {u"手", u"て", u"hand", u""},
    {u"ダミー", u"", u"dummy", u"虚拟"},
    {u"指", u"ゆび", u"finger", u"手指"},
    {u"親指", u"おやゆび", u"thumb", u"拇指"},
    {u"人指", u"ひとさし/ひとさしゆび", u"index/indexfinger/forefinger", u"食指"},
    {u"人差指", u"ひとさしゆび", u"indexfinger/forefinger", u"食指"},
    {u"人差し指", u"ひとさしゆび", u"indexfinger/forefinger", u"食指"},
    {u"中指", u"なかゆび", u"middlefinger", u""},
    {u"薬指", u"くすりゆび", u"ringfinger/thirdfinger", u"无名指"},
    {u"小指", u"こゆび", u"littlefinger/pinky", u""},
    {u"足指", u"あしゆび", u"toe", u"脚趾"},
    {u"上半身", u"じょうはんしん/うえはんしん", u"upperbody", u""},
    {u"下半身", u"かはんしん/したはんしん", u"lowerbody", u""},
    {u"首", u"くび", u"neck", u"脖子/颈"},
    {u"頭", u"あたま/とう", u"head", u""},
    {u"両目", u"りょうめ", u"eyes/botheyes", u"双眼/双目"},
    {u"目", u"め", u"eye", u"眼睛"},
    {u"眼", u"め", u"eye", u""},
    {u"胸", u"むね", u"breast/chest", u""},
    {u"舌", u"した/べろ", u"tongue", u"舌头"},
    {u"メガネ", u"", u"glasses", u"眼镜"},
    {u"眼鏡", u"めがね", u"glasses", u""},
    {u"髪", u"かみ/がみ", u"hair", u"头发"},
    {u"前髪", u"まえがみ", u"fronthair/bangs", u"刘海/前发"},
    {u"後髪", u"うしろがみ", u"backhair", u"后发"},
    {u"後ろ髪", u"うしろがみ", u"backhair", u"后发"},
    {u"横髪", u"よこがみ", u"sidehair", u""},
    {u"ネクタイ", u"", u"necktie", u"领带"},
    {u"スカート", u"", u"skirt", u"裙子"},
    {u"袖", u"そで", u"sleeve", u"袖子"},
    {u"真面目", u"まじめ", u"serious", u"认真"},
    {u"困る", u"こまる", u"trouble/sadness", u"困扰/为难"},
    {u"にこり", u"", u"cheerful", u"微笑"},
    {u"怒り", u"いかり", u"anger/angry", u"愤怒/生气"},
    {u"怒る", u"おこる", u"angry", u"愤怒/生气"},
    {u"怒", u"いかり/おこ", u"angry", u""},
    {u"眉", u"まゆ", u"eyebrow", u"眉毛"},
    {u"眉頭", u"まゆがしら", u"innerbrow", u"眉头"},
    {u"まばたき", u"", u"blink", u"眨眼"},
    {u"瞬き", u"まばたき", u"blink", u"眨眼"},
    {u"笑い", u"わらい", u"smile/laugh", u"笑眼/微笑"},
    {u"笑", u"わら", u"smile/laugh", u""},
    {u"ウィンク", u"", u"wink", u"单眼眨/眨眼"},
    {u"ウインク", u"", u"wink", u"单眼眨/眨眼"},
    {u"なごみ", u"", u"calm/relaxed", u"平和"},
    {u"びっくり", u"", u"surprised", u"惊讶"},
    {u"じと目", u"じとめ", u"stare/halfeye", u"眯眼"},
    {u"キリッ", u"", u"sharp", u"严肃"},
    {u"はちゅ目", u"はちゅめ", u"dotteyes", u"圆眼"},
    {u"縦潰れ", u"たてつぶれ", u"verticalsquash", u""},
    {u"横潰れ", u"よこつぶれ", u"horizontalsquash", u""},
    {u"潰れ", u"つぶれ", u"squash", u""},
    {u"瞳", u"ひとみ", u"pupil/iris", u"瞳孔"},
    {u"光", u"ひかり", u"light", u""},
    {u"恐ろしい", u"おそろしい", u"terrible/scary", u""},
    {u"ハイライト", u"", u"highlight", u"高光"},
    {u"消", u"けし/しょう", u"off", u""},
    {u"消し", u"けし", u"off", u"消"},
    {u"映り込み", u"うつりこみ", u"reflection", u"反光"},
    {u"星", u"ほし", u"star", u""},
    {u"星目", u"ほしめ", u"stareyes", u"星星眼"},
    {u"はぁと", u"", u"heart", u"爱心"},
    {u"ハート", u"", u"heart", u"爱心"},
    {u"▲", u"", u"triangle", u""},
    {u"□", u"", u"square", u""},
    {u"ω", u"", u"omega", u""},
    {u"にやり", u"", u"grin/smirk", u"坏笑"},
    {u"にっこり", u"", u"smile", u"微笑"},
    {u"ぺろっ", u"", u"lick", u"舔"},
    {u"てへぺろ", u"", u"tehepero", u"吐舌"},
    {u"口", u"くち", u"mouth", u"嘴"},
    {u"口角", u"こうかく", u"mouthcorner", u"嘴角"},
    {u"上げ", u"あげ", u"raise/up", u"上"},
    {u"下げ", u"さげ", u"lower/down", u"下"},
    {u"広げ", u"ひろげ", u"widen/wide", u""},
    {u"歯", u"は", u"teeth/tooth", u"牙齿"},
    {u"無し", u"なし", u"no/without", u"无"},
    {u"ハンサム", u"", u"handsome", u"帅气"},
    {u"照れ", u"てれ", u"blush/shy", u"害羞"},
    {u"頬", u"ほほ/ほお", u"cheek", u"脸颊"},
    {u"頬染め", u"ほほぞめ/ほおぞめ", u"blush", u"脸红"},
    {u"染め", u"ぞめ/そめ", u"", u""},
    {u"赤面", u"せきめん", u"blush", u"脸红"},
    {u"涙", u"なみだ", u"tears", u"眼泪"},
    {u"汗", u"あせ", u"sweat", u""},
    {u"がーん", u"", u"shock", u"震惊"},
    {u"青ざめ", u"あおざめ", u"pale", u"苍白"},

    {u"カメラ", u"", u"camera", u"相机/镜头"},
    {u"照明", u"しょうめい", u"light/lighting", u"灯光"},
    {u"セルフ影", u"せるふかげ", u"selfshadow", u"自阴影"},
    {u"表示", u"ひょうじ", u"display/visible", u"显示"},
    {u"非表示", u"ひひょうじ", u"hide", u"隐藏"},

    {u"体", u"からだ/たい", u"body", u"身体"},
    {u"顔", u"かお", u"face", u"脸"},
    {u"耳", u"みみ", u"ear", u"耳朵"},
    {u"鼻", u"はな", u"nose", u"鼻子"},
    {u"顎", u"あご", u"jaw/chin", u"下巴"},
    {u"あご", u"", u"jaw/chin", u"下巴"},
    {u"唇", u"くちびる", u"lip", u"嘴唇"},
    {u"リップ", u"", u"lip", u"嘴唇"},
    {u"乳", u"ちち", u"breast", u"胸"},
    {u"背", u"せ", u"back", u""},
    {u"背中", u"せなか", u"back", u"后背"},
    {u"腹", u"はら", u"belly", u"肚子"},
    {u"尻", u"しり", u"hip/buttock", u"臀"},
    {u"骨盤", u"こつばん", u"pelvis", u""},
    {u"鎖骨", u"さこつ", u"clavicle/collarbone", u""},
    {u"尾", u"お", u"tail", u"尾巴"},
    {u"尻尾", u"しっぽ", u"tail", u"尾巴"},
    {u"しっぽ", u"", u"tail", u"尾巴"},
    {u"羽", u"はね", u"wing/feather", u"翅膀"},
    {u"翼", u"つばさ", u"wing", u"翅膀"},
    {u"角", u"つの/かど", u"horn/corner", u""},
    {u"毛", u"け", u"hair", u""},
    {u"アホ毛", u"あほげ", u"ahoge", u"呆毛"},
    {u"もみあげ", u"", u"sideburn", u"鬓角"},
    {u"ツインテール", u"", u"twintail", u"双马尾"},
    {u"ポニーテール", u"", u"ponytail", u"马尾"},
    {u"おさげ", u"", u"braid", u"辫子"},
    {u"三つ編み", u"みつあみ", u"braid", u"辫子"},
    {u"睫毛", u"まつげ", u"eyelash", u""},
    {u"まつ毛", u"まつげ", u"eyelash", u"睫毛"},
    {u"まつげ", u"", u"eyelash", u"睫毛"},
    {u"瞼", u"まぶた", u"eyelid", u"眼皮"},
    {u"まぶた", u"", u"eyelid", u"眼皮"},
    {u"まゆ", u"", u"eyebrow", u"眉毛"},
    {u"眼球", u"がんきゅう", u"eyeball", u""},
    {u"視線", u"しせん", u"gaze", u""},
    {u"服", u"ふく", u"clothes", u"衣服"},
    {u"リボン", u"", u"ribbon", u"丝带"},
    {u"マフラー", u"", u"scarf/muffler", u"围巾"},
    {u"マント", u"", u"cloak/cape", u"披风"},
    {u"ケープ", u"", u"cape", u"披肩"},
    {u"コート", u"", u"coat", u"外套"},
    {u"ジャケット", u"", u"jacket", u"夹克"},
    {u"フード", u"", u"hood", u"兜帽"},
    {u"ベルト", u"", u"belt", u"腰带"},
    {u"エプロン", u"", u"apron", u"围裙"},
    {u"帯", u"おび", u"sash/belt", u""},
    {u"紐", u"ひも", u"string/cord", u"绳"},
    {u"裾", u"すそ", u"hem", u"下摆"},
    {u"襟", u"えり", u"collar", u"领子"},
    {u"帽子", u"ぼうし", u"hat/cap", u""},
    {u"靴", u"くつ", u"shoe", u"鞋"},
    {u"手袋", u"てぶくろ", u"glove", u"手套"},
    {u"指輪", u"ゆびわ", u"ring", u"戒指"},
    {u"首輪", u"くびわ", u"choker", u"项圈"},
    {u"飾", u"かざり", u"ornament", u""},
    {u"飾り", u"かざり", u"ornament", u"饰"},
    {u"髪飾り", u"かみかざり", u"hairornament", u"发饰"},
    {u"花", u"はな", u"flower", u""},
    {u"鈴", u"すず", u"bell", u"铃铛"},
    {u"玉", u"たま", u"ball", u"珠"},
    {u"鎖", u"くさり", u"chain", u"锁链"},
    {u"剣", u"けん", u"sword", u""},
    {u"刀", u"かたな", u"sword", u""},
    {u"武器", u"ぶき", u"weapon", u""},
    {u"影", u"かげ", u"shadow", u""},
    {u"調整", u"ちょうせい", u"adjust", u""},
    {u"補助", u"ほじょ", u"support/helper", u"辅助"},
    {u"回転", u"かいてん", u"rotation", u"旋转"},
    {u"移動", u"いどう", u"move", u""},
    {u"物理", u"ぶつり", u"physics", u""},
    {u"根元", u"ねもと", u"base", u""},
    {u"開", u"ひら/あ", u"open", u""},
    {u"閉", u"と", u"close", u""},
    {u"開き", u"ひらき", u"open", u"开"},
    {u"閉じ", u"とじ", u"close", u"闭"},
    {u"喜び", u"よろこび", u"joy/happy", u"高兴"},
    {u"嬉しい", u"うれしい", u"happy", u"高兴"},
    {u"悲しい", u"かなしい", u"sad", u"悲伤"},
    {u"悲しみ", u"かなしみ", u"sadness", u"悲伤"},
    {u"楽しい", u"たのしい", u"fun", u"快乐"},
    {u"驚き", u"おどろき", u"surprise", u"惊讶"},
    {u"泣き", u"なき", u"cry", u"哭"},
    {u"叫び", u"さけび", u"shout", u"喊"},
    {u"丸", u"まる", u"round/circle", u"圆"},
    {u"三角", u"さんかく", u"triangle", u""},
    {u"四角", u"しかく", u"square", u""},
    {u"黒", u"くろ", u"black", u""},
    {u"白", u"しろ", u"white", u""},
    {u"赤", u"あか", u"red", u"红"},
    {u"青", u"あお", u"blue", u"蓝"},
};

// Shapes of one character: what Chinese people type or a Chinese name has, and what Japanese has in its
// place.
constexpr QStringView variantShapes =
    u"头发髮亲两兩雙體颈颊頰脸齿齒领饰带帶泪淚镜黑广廣转轉关關节圆圓轮剑劍后开闭惊无"
    u"调补动燈显顯变變药藥边邊弹彈气氣单單对對实實绿綠龙龍说說认总總绳繩结线编辫"
    u"刘宽侧顶额颜顏盖锁铃阴爱恶惡应應条條横橫满滿环现视严嚴伤悦围项链鏈丝绒马张"
    u"張闪闭罗乐樂红蓝银黄黃愤为爲為护護乱亂双两脚腳";
constexpr QStringView variantForms =
    u"頭髪髪親両両双体頸頬頬臉歯歯領飾帯帯涙涙鏡黒広広転転関関節円円輪剣剣後開閉驚無"
    u"調補動灯顕顕変変薬薬辺辺弾弾気気単単対対実実緑緑竜竜説説認総総縄縄結線編辮"
    u"劉寛側頂額顔顔蓋鎖鈴陰愛悪悪応応条条横横満満環現視厳厳傷悦囲項鎖鎖糸絨馬張"
    u"張閃閉羅楽楽紅藍銀黄黄憤為為為護護乱乱双両脚脚";
static_assert(variantShapes.size() == variantForms.size());

struct Word
{
    QString word;
    QStringList kana;
    QStringList english;
    QStringList chinese;
};

QStringList alternatives(const char16_t *list)
{
    const QString joined = QString::fromUtf16(list);
    return joined.isEmpty() ? QStringList() : joined.split(u'/');
}

/// The words by their first character, the longest first.
const std::vector<Word> &words()
{
    static const auto sorted = [] {
        std::vector<Word> result;
        result.reserve(std::size(wordEntries));
        for (const WordEntry &entry : wordEntries) {
            Word word{searchForm(QString::fromUtf16(entry.word)), alternatives(entry.kana),
                      alternatives(entry.english), alternatives(entry.chinese)};
            if (word.kana.isEmpty())
                word.kana.append(word.word);
            for (QString &chinese : word.chinese)
                chinese = searchForm(chinese);
            result.push_back(std::move(word));
        }
        std::sort(result.begin(), result.end(), [](const Word &a, const Word &b) {
            if (a.word.front() != b.word.front())
                return a.word.front() < b.word.front();
            return a.word.size() > b.word.size();
        });
        return result;
    }();
    return sorted;
}

/// The longest word at the beginning of a text; null where there is none.
const Word *wordAt(QStringView text)
{
    const std::vector<Word> &all = words();
    auto word = std::lower_bound(all.begin(), all.end(), text.front(),
                                 [](const Word &a, QChar first) { return a.word.front() < first; });
    for (; word != all.end() && word->word.front() == text.front(); ++word) {
        if (text.startsWith(word->word))
            return &*word;
    }
    return nullptr;
}

/// Joins the alternatives of each part: first all usual ones, then all second ones where there are such.
QStringList combined(const QList<QStringList> &parts)
{
    qsizetype most = 0;
    for (const QStringList &part : parts)
        most = qMax(most, part.size());
    QStringList result;
    for (qsizetype k = 0; k < most; ++k) {
        QString joined;
        for (const QStringList &part : parts)
            joined += part.value(k < part.size() ? k : 0);
        result.append(joined);
    }
    return result;
}

} // namespace

QString searchForm(QStringView name)
{
    static const auto variants = [] {
        QHash<QChar, QChar> result;
        for (qsizetype i = 0; i < variantShapes.size(); ++i)
            result.insert(variantShapes[i], variantForms[i]);
        return result;
    }();
    QString form = hiraganaOf(normalName(name.toString().normalized(QString::NormalizationForm_C)).toLower());
    for (QChar &c : form) {
        if (c.unicode() >= 0x4E00)
            c = variants.value(c, c);
    }
    form.removeIf([](QChar c) { return c.isSpace(); });
    return form;
}

NameReadings readingsOf(QStringView form)
{
    QList<QStringList> kana;
    QList<QStringList> english;
    QList<QStringList> chinese;
    bool anyEnglish = false;
    bool anyChinese = false;
    QString plain;
    const auto endPlain = [&] {
        if (plain.isEmpty())
            return;
        kana.append({plain});
        english.append({romajiOf(plain)});
        chinese.append({plain});
        plain.clear();
    };
    for (qsizetype at = 0; at < form.size();) {
        const Word *word = wordAt(form.sliced(at));
        if (!word) {
            plain += form[at++];
            continue;
        }
        endPlain();
        kana.append(word->kana);
        english.append(word->english.isEmpty() ? QStringList{romajiOf(word->kana.first())} : word->english);
        chinese.append(word->chinese.isEmpty() ? QStringList{word->word} : word->chinese);
        anyEnglish = anyEnglish || !word->english.isEmpty();
        anyChinese = anyChinese || !word->chinese.isEmpty();
        at += word->word.size();
    }
    endPlain();
    NameReadings readings;
    readings.kana = combined(kana);
    if (anyEnglish)
        readings.english = combined(english);
    if (anyChinese)
        readings.chinese = combined(chinese);
    return readings;
}

} // namespace furitsuke
