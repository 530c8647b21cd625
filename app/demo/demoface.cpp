// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/demo/dance.h"

#include <QMap>

#include <algorithm>

namespace furitsuke::demo {

namespace {

constexpr QStringView blink = u"まばたき";
constexpr QStringView laugh = u"笑い";
constexpr QStringView wink = u"ウィンク";
constexpr QStringView smile = u"にこり";
constexpr QStringView worry = u"困る";
constexpr QStringView wideEyes = u"びっくり";
constexpr QStringView grin = u"にやり";
constexpr QStringView blush = u"照れ";

const QStringList &morphs()
{
    // In the order of MMD's panels: brows, eyes, lips, other.
    static const QStringList names = {
        smile.toString(),     worry.toString(),     blink.toString(),     laugh.toString(),
        wink.toString(),      wideEyes.toString(),  QStringLiteral("あ"), QStringLiteral("い"),
        QStringLiteral("う"), QStringLiteral("え"), QStringLiteral("お"), grin.toString(),
        blush.toString(),
    };
    return names;
}

/// The keys of a face, by morph.
class Face
{
public:
    void key(QStringView morph, quint32 frame, double weight)
    {
        mKeys[morph.toString()].append({frame, static_cast<float>(weight)});
    }
    /// A weight that comes, stays and goes; the frames of the four keys.
    void hold(QStringView morph, quint32 from, quint32 reached, quint32 kept, quint32 gone, double weight)
    {
        key(morph, from, 0);
        key(morph, reached, weight);
        if (kept > reached)
            key(morph, kept, weight);
        key(morph, gone, 0);
    }
    /// A weight that comes and stays to the end.
    void keep(QStringView morph, quint32 from, quint32 reached, double weight)
    {
        key(morph, from, 0);
        key(morph, reached, weight);
        key(morph, lastFrame, weight);
    }
    /// Lids fall in two frames and rise in about four.
    void blinkAt(quint32 frame, quint32 closed = 1)
    {
        hold(blink, frame, frame + 2, frame + 2 + closed, frame + 6 + closed, 1);
    }
    /// A sung syllable: the mouth is there two frames after the beat's eve and closes into the next one.
    void sing(QChar vowel, quint32 frame, quint32 length, double weight)
    {
        hold(QStringView(&vowel, 1), frame - 2, frame + 1, frame + length - 4, frame + length, weight);
    }
    void give(MotionBuilder &motion) const
    {
        motion.declareMorphs(morphs());
        for (auto it = mKeys.begin(); it != mKeys.end(); ++it)
            motion.addMorph(it.key(), merged(it.value()));
    }

private:
    /// By frame, from rest at frame 0; where two syllables meet on a frame, the open mouth counts.
    static QList<Weight> merged(const QList<Weight> &keys)
    {
        QMap<quint32, float> byFrame = {{0, 0.0f}};
        for (const Weight &key : keys)
            byFrame[key.frame] = std::max(byFrame.value(key.frame), key.weight);
        QList<Weight> result;
        for (auto it = byFrame.begin(); it != byFrame.end(); ++it)
            result.append({it.key(), it.value()});
        return result;
    }

    QMap<QString, QList<Weight>> mKeys;
};

struct Syllable
{
    quint32 frame;
    quint32 length;
    char16_t vowel;
    float weight;
};

/// What the dancer hums: on the beat, short.
constexpr Syllable hummed[] = {
    {60, 13, u'あ', 0.60f},  {75, 9, u'あ', 0.45f},   {90, 13, u'あ', 0.65f},  {105, 9, u'い', 0.50f},
    {120, 12, u'お', 0.60f}, {135, 12, u'う', 0.70f}, {150, 12, u'え', 0.55f}, {165, 14, u'あ', 0.85f},
    {195, 11, u'う', 0.60f}, {218, 9, u'い', 0.45f},  {225, 12, u'え', 0.55f}, {285, 12, u'あ', 0.80f},
    {305, 19, u'あ', 0.95f}, {345, 7, u'い', 0.60f},  {353, 8, u'え', 0.60f},  {376, 12, u'お', 0.60f},
    {391, 12, u'う', 0.60f}, {406, 10, u'あ', 0.55f}, {420, 24, u'お', 0.70f},
};

/// A song of its own for the face alone: ふりつけ おどろう / 手を鳴らして / 揺れて笑う / くるり回る / はねて
/// / 君に届け / 歌を.
constexpr Syllable sung[] = {
    {60, 8, u'う', 0.70f},   {67, 8, u'い', 0.55f},   {75, 8, u'う', 0.60f},   {82, 8, u'え', 0.65f},
    {90, 8, u'お', 0.70f},   {97, 8, u'お', 0.60f},   {105, 8, u'お', 0.75f},  {112, 7, u'う', 0.55f},
    {120, 8, u'え', 0.70f},  {127, 10, u'お', 0.60f}, {142, 8, u'あ', 0.75f},  {150, 8, u'あ', 0.70f},
    {157, 8, u'い', 0.50f},  {165, 12, u'え', 0.65f}, {180, 8, u'う', 0.65f},  {187, 8, u'え', 0.60f},
    {195, 10, u'え', 0.70f}, {210, 8, u'あ', 0.80f},  {217, 8, u'あ', 0.75f},  {225, 12, u'う', 0.60f},
    {240, 8, u'う', 0.60f},  {247, 8, u'う', 0.55f},  {255, 8, u'い', 0.55f},  {262, 8, u'あ', 0.70f},
    {270, 8, u'あ', 0.80f},  {277, 14, u'う', 0.60f}, {300, 8, u'あ', 0.90f},  {308, 8, u'え', 0.75f},
    {315, 24, u'え', 0.85f}, {360, 8, u'い', 0.60f},  {367, 8, u'い', 0.55f},  {375, 8, u'い', 0.55f},
    {382, 8, u'お', 0.65f},  {390, 8, u'お', 0.70f},  {397, 16, u'え', 0.80f}, {420, 10, u'う', 0.65f},
    {435, 10, u'あ', 0.80f}, {447, 26, u'お', 0.90f},
};

template <std::size_t Size>
void singAll(Face &face, const Syllable (&syllables)[Size])
{
    for (const Syllable &s : syllables)
        face.sing(QChar(s.vowel), s.frame, s.length, double(s.weight));
}

} // namespace

void addDanceFace(MotionBuilder &motion)
{
    Face face;
    face.blinkAt(38);
    face.blinkAt(113, 2);
    face.blinkAt(143);
    face.blinkAt(237);
    face.blinkAt(331, 2);
    face.blinkAt(413);
    face.hold(smile, 52, 62, 108, 118, 0.55);
    face.hold(smile, 178, 186, 232, 240, 0.8);
    face.hold(smile, 283, 290, 298, 303, 0.5);
    face.hold(smile, 340, 346, 376, 386, 0.7);
    face.keep(smile, 436, 452, 0.85);
    face.hold(worry, 232, 240, 256, 268, 0.45);
    face.hold(worry, 297, 300, 303, 308, 0.7);
    face.hold(worry, 312, 320, 324, 332, 0.35);
    face.hold(wink, 195, 198, 207, 211, 1);
    face.hold(wink, 452, 455, 468, 473, 1);
    face.hold(laugh, 342, 346, 355, 360, 0.9);
    face.hold(wideEyes, 304, 308, 316, 323, 0.45);
    face.hold(grin, 180, 186, 232, 240, 0.5);
    face.hold(grin, 355, 363, 372, 378, 0.6);
    face.keep(grin, 444, 453, 0.55);
    face.keep(blush, 448, 458, 0.5);
    singAll(face, hummed);
    face.give(motion);
}

Motion demoFace()
{
    MotionBuilder motion(QStringLiteral("テストリグ"));
    Face face;
    for (const quint32 frame : {24u, 101u, 172u, 232u, 340u, 414u})
        face.blinkAt(frame, frame % 3);
    face.hold(smile, 40, 58, 112, 130, 0.4);
    face.hold(smile, 186, 198, 226, 238, 0.75);
    face.hold(smile, 356, 366, 400, 418, 0.6);
    face.hold(worry, 122, 132, 160, 174, 0.5);
    face.hold(worry, 418, 430, 446, 460, 0.65);
    face.hold(laugh, 206, 211, 222, 228, 0.85);
    face.hold(laugh, 308, 313, 326, 332, 1);
    face.hold(wink, 384, 387, 394, 398, 1);
    face.hold(wideEyes, 296, 300, 304, 308, 0.6);
    face.keep(blush, 430, 448, 0.6);
    singAll(face, sung);
    face.give(motion);
    return motion.finish();
}

} // namespace furitsuke::demo
