// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor-core/edits/curveedits.h"

#include "editor-core/edits/curvecolumns.h"

#include <QCoreApplication>

#include <algorithm>
#include <array>

namespace furitsuke {

namespace {

struct Words
{
    Q_DECLARE_TR_FUNCTIONS(furitsuke::CurveEdits)
};

/// A key's curves with mapped ones on the chosen channels. Neighbouring keys often have the same, so the last
/// ones are kept.
template <class Key>
class CurvesMapper
{
    using Traits = CurveTraits<Key>;
    using Curves = typename Traits::Curves;

public:
    CurvesMapper(quint8 chosen, const CurveMap &map)
        : mChosen(chosen)
        , mMap(map)
    {}

    Curves operator()(const Curves &before)
    {
        if (mHasLast && before == mBefore)
            return mAfter;
        mBefore = before;
        mAfter = before;
        mHasLast = true;
        eachChannel<Key>(mChosen, [&](typename Traits::Channel channel) {
            // What only differs by coordinates over 127 is the same to who changes it: those bytes stay.
            const CurvePoints curve = before.curve(channel).clamped();
            const CurvePoints mapped = mMap(curve).clamped();
            if (!(mapped == curve))
                mAfter.setCurve(channel, mapped);
        });
        return mAfter;
    }

private:
    quint8 mChosen;
    const CurveMap &mMap;
    Curves mBefore;
    Curves mAfter;
    bool mHasLast = false;
};

/// Changes the curves of keys, those that they have or those of the beginning of a gesture.
EditResult mapCurves(const Motion &motion, const KeySelection &selection, CurveChannels channels,
                     const CurveMap &map, const CurvesBefore *before = nullptr,
                     TaskProgress *progress = nullptr)
{
    const auto edit = [&]<class Key>(TrackRef track, qsizetype &rewritten) {
        CurvesMapper<Key> mapped(CurveTraits<Key>::chosen(channels), map);
        return editOfCurves<Key>(
            motion, track.index, selection.rows(track),
            [&mapped](qsizetype, const typename CurveTraits<Key>::Curves &curves) { return mapped(curves); },
            before ? &before->rows<Key>(track.index) : nullptr, &rewritten);
    };
    return editCurveTracks(selection, channels, edit, progress);
}

/// Gives all keys the clips' curves, on chosen channels that they have.
EditResult setClip(const Motion &motion, const KeySelection &selection, CurveChannels channels,
                   const CurveClip &boneClip, const CurveClip &cameraClip,
                   const CurvesBefore *before = nullptr, TaskProgress *progress = nullptr)
{
    const auto edit = [&]<class Key>(TrackRef track, qsizetype &rewritten) {
        const CurveClip &clip = track.kind == TrackKind::Bone ? boneClip : cameraClip;
        return editOfCurves<Key>(
            motion, track.index, selection.rows(track),
            [&](qsizetype, typename CurveTraits<Key>::Curves curves) {
                eachChannel<Key>(CurveTraits<Key>::chosen(channels), [&](auto channel) {
                    if (const auto &curve = clip.curves[std::size_t(channel)])
                        curves.setCurve(channel, curve->clamped());
                });
                return curves;
            },
            before ? &before->rows<Key>(track.index) : nullptr, &rewritten);
    };
    return editCurveTracks(selection, channels, edit, progress);
}

/// Bits of the channels that a clip has curves for.
quint8 channelsOf(const CurveClip &clip)
{
    quint8 bits = 0;
    for (int c = 0; c < cameraChannelCount; ++c)
        bits |= quint8(clip.curves[std::size_t(c)].has_value() << c);
    return bits;
}

QString namesOf(quint8 channels)
{
    QStringList names;
    for (int c = 0; c < cameraChannelCount; ++c) {
        if (channels >> c & 1)
            names.append(channelName(c));
    }
    return names.join(Words::tr(", ", "between the names of channels"));
}

} // namespace

EditResult changeCurves(const Motion &motion, const KeySelection &selection, CurveChannels channels,
                        const CurveMap &map, TaskProgress *progress)
{
    return mapCurves(motion, selection, channels, map, nullptr, progress);
}

EditResult changeCurves(const Motion &motion, const CurvesBefore &before, CurveChannels channels,
                        const CurveMap &map)
{
    return mapCurves(motion, before.selection(), channels, map, &before);
}

EditResult setCurves(const Motion &motion, const KeySelection &selection, CurveChannels channels,
                     CurvePoints curve, TaskProgress *progress)
{
    const CurveClip clip = CurveClip::of(curve);
    return setClip(motion, selection, channels, clip, clip, nullptr, progress);
}

EditResult setCurves(const Motion &motion, const CurvesBefore &before, CurveChannels channels,
                     CurvePoints curve)
{
    const CurveClip clip = CurveClip::of(curve);
    return setClip(motion, before.selection(), channels, clip, clip, &before);
}

EditResult averageCurves(const Motion &motion, const KeySelection &selection, CurveChannels channels)
{
    std::array<CurveMean, boneChannelCount> bones;
    std::array<CurveMean, cameraChannelCount> camera;
    eachCurveTrack(selection, channels, [&]<class Key>(TrackRef track) {
        const auto &column = keysOf<Key>(motion, track.index).template column<&Key::curves>();
        selection.rows(track).forEach([&](qsizetype row) {
            eachChannel<Key>(CurveTraits<Key>::chosen(channels), [&](auto channel) {
                if constexpr (std::is_same_v<Key, BoneKey>)
                    bones[std::size_t(channel)].add(column[row].curve(channel));
                else
                    camera[std::size_t(channel)].add(column[row].curve(channel));
            });
        });
    });
    const auto clipOf = [](const auto &means) {
        CurveClip clip;
        std::transform(means.begin(), means.end(), clip.curves.begin(),
                       [](const CurveMean &mean) { return mean.curve(); });
        return clip;
    };
    return setClip(motion, selection, channels, clipOf(bones), clipOf(camera));
}

EditResult pasteCurves(const Motion &motion, const KeySelection &selection, CurveChannels channels,
                       const CurveClip &clip)
{
    EditResult result;
    const quint8 given = channelsOf(clip);
    quint8 wanted = 0;
    eachCurveTrack(selection, channels,
                   [&]<class Key>(TrackRef) { wanted |= CurveTraits<Key>::chosen(channels); });
    if (wanted == 0) {
        result.error = Words::tr("No selected key has a curve on the chosen channels.");
        return result;
    }
    if ((wanted & given) == 0) {
        result.error = Words::tr("There is no curve to paste for %1.").arg(namesOf(wanted));
        return result;
    }
    result = setClip(motion, selection, channels, clip, clip);
    if (const auto missing = quint8(wanted & ~given))
        result.warn(
            Words::tr("There was no curve to paste for %1; those stayed as they are.").arg(namesOf(missing)));
    return result;
}

} // namespace furitsuke
