// SPDX-License-Identifier: GPL-3.0-or-later

#include "editor-core/text/encodingguess.h"

#include "editor-core/text/codepage.h"
#include "editor-core/text/knownnames.h"
#include "editor-core/text/nametext.h"

#include <QSet>

#include <algorithm>
#include <tuple>

namespace furitsuke {

namespace {

struct Score
{
    qsizetype known = 0;      ///< names
    qsizetype meaningful = 0; ///< other names with known words
    qsizetype readable = 0;   ///< bytes that are no characters, negated

    friend bool operator<(const Score &a, const Score &b)
    {
        return std::tie(a.known, a.meaningful, a.readable) < std::tie(b.known, b.meaningful, b.readable);
    }
};

/// Bones and morphs of models made in Chinese that Japanese names do not cover.
bool isChineseName(const QString &normalName)
{
    static const QSet<QString> names = [] {
        const QString list = QStringLiteral("头 脖子 颈 颈部 上身 下身 中心 主骨骼 全亲骨 眼睛 左眼 右眼 "
                                            "双眼 左臂 右臂 左上臂 右上臂 左前臂 右前臂 左肘 "
                                            "右肘 左手 右手 左腿 右腿 左大腿 右大腿 左小腿 右小腿 左膝 右膝 "
                                            "左膝盖 右膝盖 左脚 右脚 左脚踝 右脚踝 左脚尖 "
                                            "右脚尖 左脚IK 右脚IK 左腿IK 右腿IK 左脚尖IK 右脚尖IK 左腳 右腳 "
                                            "左腳IK 右腳IK 左腳尖IK 右腳尖IK 脖頸 雙眼 "
                                            "眨眼 微笑 悲伤 悲傷 生气 生氣 惊讶 驚訝 张嘴 張嘴 闭眼 閉眼 "
                                            "开心 開心 害羞 眉毛上 眉毛下 嘴角上扬 嘴角上揚");
        const QStringList split = list.split(u' ');
        return QSet<QString>(split.begin(), split.end());
    }();
    return names.contains(normalName);
}

bool isAscii(QByteArrayView name)
{
    return std::all_of(name.begin(), name.end(), [](char byte) { return static_cast<quint8>(byte) < 0x80; });
}

/// Adds the names that tell encodings apart, at most \a most of them, evenly spread.
void addSample(QList<QByteArrayView> &sample, const QList<QByteArray> &names, qsizetype most)
{
    QList<QByteArrayView> telling;
    std::copy_if(names.begin(), names.end(), std::back_inserter(telling),
                 [](QByteArrayView name) { return !isAscii(name); });
    const qsizetype count = std::min(most, telling.size());
    for (qsizetype i = 0; i < count; ++i)
        sample.append(telling.at(i * telling.size() / count));
}

/// Bytes that are no characters, but for a character cut at the end of a full field, which any encoding has.
qsizetype unreadableBytes(QByteArrayView name, NameEncoding encoding)
{
    constexpr qsizetype narrowestField = 15;
    constexpr qsizetype longestCharacter = 4;
    qsizetype count = 0;
    for (qsizetype at = 0; at < name.size();) {
        const CodePageCharacter read = readCharacter(name.sliced(at), encoding);
        if (!read.valid) {
            if (name.size() >= narrowestField && name.size() - at < longestCharacter)
                break;
            count += read.length;
        }
        at += read.length;
    }
    return count;
}

/// Whether an unknown name has a word in it that names of bones and morphs are made of.
bool hasMeaning(const QString &name)
{
    return name.startsWith(u'左') || name.startsWith(u'右') || bodyPartOf(name) != BodyPart::Other ||
           facePartOf(name) != FacePart::Other;
}

Score scoreOf(const QList<QByteArrayView> &sample, NameEncoding encoding)
{
    Score score;
    for (const QByteArrayView name : sample) {
        const QString text = decodeName(name, encoding).text;
        if (isKnownBone(text) || isKnownMorph(text) || isChineseName(normalName(text)))
            ++score.known;
        else if (hasMeaning(text))
            ++score.meaningful;
        score.readable -= unreadableBytes(name, encoding);
    }
    return score;
}

} // namespace

NameEncoding suggestEncoding(const QList<QByteArray> &boneNames, const QList<QByteArray> &morphNames,
                             const QList<QByteArray> &ikNames)
{
    QList<QByteArrayView> sample;
    addSample(sample, boneNames, 1000);
    addSample(sample, morphNames, 500);
    addSample(sample, ikNames, 100);

    NameEncoding best = NameEncoding::Cp932;
    Score bestScore = scoreOf(sample, best);
    // No names read as known ones in two encodings: where most do, the rest need no look.
    if (bestScore.known * 2 > sample.size())
        return best;
    for (const NameEncoding encoding : allEncodings()) {
        const Score score = scoreOf(sample, encoding);
        if (bestScore < score) {
            best = encoding;
            bestScore = score;
        }
    }
    return best;
}

} // namespace furitsuke
