// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor-core/rig/testrigface.h"

namespace furitsuke::testrig {

namespace {

struct Names
{
    const char16_t *name;
    const char *english;
    MorphPanel panel;
};

class Morphs
{
public:
    Morphs(Model &model, const std::vector<FacePart> &parts)
        : mModel(model)
        , mParts(parts)
    {
        for (const FacePart &part : parts) {
            mStarts.push_back(mRest.size());
            for (int n = 0; n < part.count; ++n)
                mRest.push_back(part.place(n, {}));
        }
    }

    void add(const Names &names, FaceUse use, const Expression &expression)
    {
        VertexMorph morph;
        for (size_t number = 0; number < mParts.size(); ++number) {
            const FacePart &part = mParts[number];
            if (!(part.uses & use))
                continue;
            for (int n = 0; n < part.count; ++n) {
                const Point offset = part.place(n, expression) - mRest[mStarts[number] + size_t(n)];
                constexpr double least = 5e-5;
                if (length(offset) > least)
                    morph.offsets.append({qint32(part.first + n), shape::toVec3f(offset)});
            }
        }
        append(names, morph);
    }
    void addBrow(const Names &names, const BrowShape &brows)
    {
        Expression e;
        e.brows = brows;
        add(names, UsesBrows, e);
    }
    void addEyes(const Names &names, const EyeShape &left, const EyeShape &right)
    {
        Expression e;
        e.left = left;
        e.right = right;
        add(names, UsesEyes, e);
    }
    void addMouth(const Names &names, const MouthShape &mouth)
    {
        Expression e;
        e.mouth = mouth;
        add(names, UsesMouth, e);
    }
    /// Both at full weight. They may be added later than the group.
    void addGroup(const Names &names, QStringView first, QStringView second)
    {
        mGroups.append({qint32(mModel.morphs.size()), first.toString(), second.toString()});
        append(names, GroupMorph());
    }
    void addShown(const Names &names, QStringView materialName, float opacity)
    {
        MaterialOffset offset;
        offset.add = true;
        offset.diffuse.w = opacity;
        for (qsizetype i = 0; i < mModel.materials.size(); ++i) {
            if (mModel.materials[i].name == materialName)
                offset.material = qint32(i);
        }
        MaterialMorph morph;
        morph.offsets.append(offset);
        append(names, morph);
    }
    void finishGroups()
    {
        for (const Group &group : mGroups) {
            GroupMorph morph;
            for (const QString &name : {group.first, group.second}) {
                for (qsizetype i = 0; i < mModel.morphs.size(); ++i) {
                    if (mModel.morphs[i].name == name)
                        morph.offsets.append({qint32(i), 1});
                }
            }
            mModel.morphs[group.morph].what = morph;
        }
    }

private:
    struct Group
    {
        qint32 morph;
        QString first;
        QString second;
    };

    template <typename What>
    void append(const Names &names, const What &what)
    {
        ModelMorph morph;
        morph.name = QString::fromUtf16(names.name);
        morph.englishName = QString::fromLatin1(names.english);
        morph.panel = names.panel;
        morph.what = what;
        mModel.morphs.append(morph);
    }

    Model &mModel;
    const std::vector<FacePart> &mParts;
    std::vector<Point> mRest;
    std::vector<size_t> mStarts; ///< of each part in mRest
    QList<Group> mGroups;
};

EyeShape lids(LidCurve curve)
{
    EyeShape shape;
    shape.lids = curve;
    return shape;
}

} // namespace

void addMorphs(Model &model, const std::vector<FacePart> &parts)
{
    using enum MorphPanel;
    Morphs m(model, parts);
    m.addBrow({u"真面目", "serious", Brow}, {-0.07, -0.09, 0.02});
    m.addBrow({u"困る", "sadness", Brow}, {0.11, 0.02, -0.12});
    m.addBrow({u"にこり", "cheerful", Brow}, {0.01, 0.11, 0.0});
    m.addBrow({u"怒り", "anger", Brow}, {-0.17, -0.05, 0.10});
    m.addBrow({u"上", "go up", Brow}, {0.12, 0.12, 0.12});
    m.addBrow({u"下", "go down", Brow}, {-0.11, -0.11, -0.11});

    const EyeShape open;
    const EyeShape blink = lids(LidCurve::Blink);
    const EyeShape smile = lids(LidCurve::Smile);
    const EyeShape calm = lids(LidCurve::Flat);
    const EyeShape half = lids(LidCurve::Half);
    EyeShape wide;
    wide.wide = 0.08;
    wide.iris = 0.85;
    EyeShape small;
    small.iris = 0.55;
    EyeShape crossed = blink;
    crossed.crossed = true;
    m.addGroup({u"まばたき", "blink", Eye}, u"ウィンク２", u"ｳｨﾝｸ２右");
    m.addGroup({u"笑い", "smile", Eye}, u"ウィンク", u"ウィンク右");
    m.addEyes({u"ウィンク", "wink", Eye}, smile, open);
    m.addEyes({u"ウィンク右", "wink right", Eye}, open, smile);
    m.addEyes({u"ウィンク２", "wink 2", Eye}, blink, open);
    m.addEyes({u"ｳｨﾝｸ２右", "wink 2 right", Eye}, open, blink);
    m.addEyes({u"なごみ", "calm", Eye}, calm, calm);
    m.addEyes({u"はぅ", "close><", Eye}, crossed, crossed);
    m.addEyes({u"びっくり", "surprise", Eye}, wide, wide);
    m.addEyes({u"じと目", "stare", Eye}, half, half);
    m.addEyes({u"瞳小", "pupil small", Eye}, small, small);

    // Half width, above, below, lift, wave, roundness, of the top, teeth.
    m.addMouth({u"あ", "a", Mouth}, {0.25, 0.07, 0.26, 0.0, 0, 2, 2.2, 0.15});
    m.addMouth({u"い", "i", Mouth}, {0.32, 0.055, 0.085, 0.035, 0, 2.2, 3, 0.55});
    m.addMouth({u"う", "u", Mouth}, {0.095, 0.065, 0.075, 0, 0, 2, 2, 0});
    m.addMouth({u"え", "e", Mouth}, {0.28, 0.06, 0.155, 0.01, 0, 2.2, 2.6, 0.25});
    m.addMouth({u"お", "o", Mouth}, {0.155, 0.10, 0.17, 0, 0, 2, 2, 0});
    m.addMouth({u"ん", "n", Mouth}, {0.10, 0.006, 0.006, -0.008, 0, 2, 2, 0});
    m.addMouth({u"▲", "triangle", Mouth}, {0.21, 0.15, 0.08, -0.05, 0, 4, 1.1, 0});
    m.addMouth({u"∧", "caret", Mouth}, {0.19, 0.05, -0.04, -0.07, 0, 1.1, 1.1, 0});
    m.addMouth({u"□", "box", Mouth}, {0.22, 0.09, 0.18, 0, 0, 6, 6, 0.2});
    m.addMouth({u"ワ", "wa", Mouth}, {0.29, 0.035, 0.23, 0.05, 0, 2, 5, 0.14});
    m.addMouth({u"ω", "omega", Mouth}, {0.24, 0.006, 0.006, 0, 0.04, 2, 2, 0});
    m.addMouth({u"にやり", "grin", Mouth}, {0.32, 0.005, 0.035, 0.11, 0, 2, 2, 0});
    m.addMouth({u"にっこり", "happy smile", Mouth}, {0.28, 0.010, 0.14, 0.09, 0, 2, 3, 0.2});
    m.addMouth({u"口角上げ", "mouth corner up", Mouth}, {0.18, 0.006, 0.006, 0.10, 0, 2, 2, 0});
    m.addMouth({u"口角下げ", "mouth corner down", Mouth}, {0.17, 0.006, 0.006, -0.055, 0, 2, 2, 0});

    m.addShown({u"照れ", "blush", Other}, u"頬", 0.36f);
    m.addShown({u"涙", "tears", Other}, u"涙", 0.85f);
    m.finishGroups();
}

} // namespace furitsuke::testrig
