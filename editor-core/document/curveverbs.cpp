// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor-core/document/curveverbs.h"

#include "editor-core/document/clipmime.h"
#include "editor-core/edits/curvesegments.h"
#include "editor-core/edits/selectionops.h"
#include "editor-core/edits/timeedits.h"

#include <QCoreApplication>

#include <limits>

namespace furitsuke {

namespace {

struct Words
{
    Q_DECLARE_TR_FUNCTIONS(furitsuke::CurveVerbs)
};

/// No text of curves is longer.
constexpr qsizetype longestCurveText = 4096;

int countOf(qsizetype count)
{
    return int(qMin<qsizetype>(count, std::numeric_limits<int>::max()));
}

QString setText(qsizetype keys)
{
    return Words::tr("Set curves of %n key(s)", nullptr, countOf(keys));
}

QString changeText(qsizetype keys)
{
    return Words::tr("Change curves of %n key(s)", nullptr, countOf(keys));
}

QString strengthText(qsizetype keys)
{
    return Words::tr("Change the strength of curves of %n key(s)", nullptr, countOf(keys));
}

QString blendText(qsizetype keys)
{
    return Words::tr("Straighten curves of %n key(s)", nullptr, countOf(keys));
}

CurveMap strengthMap(double factor)
{
    return [factor](CurvePoints curve) { return strengthened(curve, factor); };
}

CurveMap blendMap(double share)
{
    return [share](CurvePoints curve) { return blendedToLinear(curve, share); };
}

CurveMap moveMap(CurveDelta by)
{
    return [by](CurvePoints curve) { return movedCurve(curve, by); };
}

std::chrono::microseconds effortFor(const MotionDocument &document)
{
    return std::chrono::microseconds(document.selection().count());
}

using CurveEdit = std::function<EditResult(const Motion &, const KeySelection &, TaskProgress *)>;

CurveEdit mapEdit(CurveChannels channels, CurveMap map)
{
    return [channels, map = std::move(map)](const Motion &motion, const KeySelection &keys,
                                            TaskProgress *progress) {
        return changeCurves(motion, keys, channels, map, progress);
    };
}

CurveEdit setEdit(CurveChannels channels, CurvePoints curve)
{
    return [channels, curve](const Motion &motion, const KeySelection &keys, TaskProgress *progress) {
        return setCurves(motion, keys, channels, curve, progress);
    };
}

/// The selected keys' curves changed by an edit; text(keys changed) says what it did.
template <class Text>
EditJob curvesJob(const MotionDocument &document, Text &&text, CurveEdit edit)
{
    return {.work =
                [motion = document.motion(), selection = document.selection(), text,
                 edit = std::move(edit)](TaskProgress *progress) {
                    const EditResult result = edit(motion, selection, progress);
                    return EditStep{text(result.changed), result, {}};
                },
            .doing = Words::tr("Changing curves…"),
            .effort = effortFor(document)};
}

} // namespace

EditResult setSelectedCurves(MotionDocument &document, CurveChannels channels, CurvePoints curve)
{
    return runNow(document, setCurvesJob(document, channels, curve));
}

EditResult applyPreset(MotionDocument &document, CurveChannels channels, CurvePoints curve,
                       const QString &name)
{
    return runNow(document, presetJob(document, channels, curve, name));
}

EditResult moveSelectedCurves(MotionDocument &document, CurveChannels channels, CurveDelta by)
{
    return runNow(document, moveCurvesJob(document, channels, by));
}

EditResult mirrorSelectedCurves(MotionDocument &document, CurveChannels channels)
{
    return runNow(document, mirrorCurvesJob(document, channels));
}

EditResult strengthenSelectedCurves(MotionDocument &document, CurveChannels channels, double factor)
{
    return runNow(document, strengthenCurvesJob(document, channels, factor));
}

EditResult blendSelectedCurves(MotionDocument &document, CurveChannels channels, double share)
{
    return runNow(document, blendCurvesJob(document, channels, share));
}

EditResult averageSelectedCurves(MotionDocument &document, CurveChannels channels)
{
    return runNow(document, averageCurvesJob(document, channels));
}

EditJob setCurvesJob(const MotionDocument &document, CurveChannels channels, CurvePoints curve)
{
    return curvesJob(document, setText, setEdit(channels, curve));
}

EditJob setCurvePointJob(const MotionDocument &document, CurveChannels channels, CurveEnd end, int x, int y)
{
    return curvesJob(document, setText,
                     mapEdit(channels, [=](CurvePoints curve) { return withPoint(curve, end, x, y); }));
}

EditJob presetJob(const MotionDocument &document, CurveChannels channels, CurvePoints curve,
                  const QString &name)
{
    const auto text = [name](qsizetype keys) {
        return Words::tr("Set curves of %n key(s) to “%1”", nullptr, countOf(keys)).arg(name);
    };
    return curvesJob(document, text, setEdit(channels, curve));
}

EditJob moveCurvesJob(const MotionDocument &document, CurveChannels channels, CurveDelta by)
{
    return curvesJob(document, changeText, mapEdit(channels, moveMap(by)));
}

EditJob mirrorCurvesJob(const MotionDocument &document, CurveChannels channels)
{
    const auto text = [](qsizetype keys) {
        return Words::tr("Swap curve ends of %n key(s)", nullptr, countOf(keys));
    };
    return curvesJob(document, text,
                     mapEdit(channels, [](CurvePoints curve) { return mirroredCurve(curve); }));
}

EditJob strengthenCurvesJob(const MotionDocument &document, CurveChannels channels, double factor)
{
    return curvesJob(document, strengthText, mapEdit(channels, strengthMap(factor)));
}

EditJob blendCurvesJob(const MotionDocument &document, CurveChannels channels, double share)
{
    return curvesJob(document, blendText, mapEdit(channels, blendMap(share)));
}

EditJob averageCurvesJob(const MotionDocument &document, CurveChannels channels)
{
    const auto text = [](qsizetype keys) {
        return Words::tr("Set curves of %n key(s) to their average", nullptr, countOf(keys));
    };
    return curvesJob(document, text,
                     [channels](const Motion &motion, const KeySelection &keys, TaskProgress *) {
                         return averageCurves(motion, keys, channels);
                     });
}

EditJob pasteCurvesJob(const MotionDocument &document, CurveChannels channels, const CurveClip &clip)
{
    const auto text = [](qsizetype keys) {
        return Words::tr("Paste curves into %n key(s)", nullptr, countOf(keys));
    };
    return curvesJob(document, text,
                     [channels, clip](const Motion &motion, const KeySelection &keys, TaskProgress *) {
                         return pasteCurves(motion, keys, channels, clip);
                     });
}

EditJob continueSpeedJob(const MotionDocument &document, CurveChannels channels, CurveEnds ends)
{
    return {
        .work =
            [motion = document.motion(), selection = document.selection(), channels, ends](TaskProgress *) {
                const EditResult result = continueSpeed(motion, selection, channels, ends);
                return EditStep{
                    Words::tr("Continue the speed at %n key(s)", nullptr, countOf(result.changed)),
                    result,
                    {}};
            },
        .doing = Words::tr("Continuing the speed…"),
        .effort = effortFor(document)};
}

QString autoEaseFault(const MotionDocument &document, CurveChannels channels)
{
    constexpr CurveChannels rotations = CurveChannels::one(int(BoneChannel::Rotation));
    const auto bone = quint8(channels.bone & CurveChannels::allBone & ~rotations.bone);
    const auto camera = quint8(channels.camera & CurveChannels::allCamera & ~rotations.camera);
    constexpr qsizetype mostLookedAt = 2000;
    qsizetype left = mostLookedAt;
    bool chosen = false;
    const auto moves = [&]<class Key>(const KeyColumns<Key> &keys, const RowSet &rows, quint8 wanted) {
        const CurveSegments<Key> segments(keys);
        chosen = chosen || wanted != 0;
        for (qsizetype row = rows.next(0); row <= rows.last(); row = rows.next(row + 1)) {
            if (wanted != 0 && --left < 0)
                return true;
            for (int c = 0; c < cameraChannelCount; ++c) {
                if ((wanted >> c & 1) && !segments.isStill(row, typename CurveTraits<Key>::Channel(c)))
                    return true;
            }
        }
        return false;
    };
    for (const TrackRef track : document.selection().tracks()) {
        const RowSet &rows = document.selection().rows(track);
        if (track.kind == TrackKind::Bone && moves(document.motion().bones[track.index].keys, rows, bone))
            return {};
        if (track.kind == TrackKind::Camera && moves(document.motion().camera, rows, camera))
            return {};
    }
    return chosen
               ? Words::tr("Only rotations move here: auto ease is for positions and the camera's numbers.")
               : Words::tr("Only rotation is chosen: auto ease is for the other channels.");
}

EditJob autoEaseJob(const MotionDocument &document, CurveChannels channels)
{
    return {
        .work =
            [motion = document.motion(), selection = document.selection(), channels](TaskProgress *) {
                const EditResult result = autoEase(motion, selection, channels);
                return EditStep{
                    Words::tr("Ease %n key(s) automatically", nullptr, countOf(result.changed)), result, {}};
            },
        .doing = Words::tr("Easing keys…"),
        .effort = effortFor(document)};
}

EditResult continueSelectedSpeed(MotionDocument &document, CurveChannels channels, CurveEnds ends)
{
    return runNow(document, continueSpeedJob(document, channels, ends));
}

EditResult autoEaseSelection(MotionDocument &document, CurveChannels channels)
{
    return runNow(document, autoEaseJob(document, channels));
}

QMimeData *curveMimeData(const CurveClip &clip)
{
    const QString text = clipText(clip);
    auto *data = new QMimeData;
    data->setData(QLatin1String(curveMimeType), text.toUtf8());
    data->setText(text);
    return data;
}

bool mayHoldCurves(const QMimeData *data)
{
    return data && (data->hasFormat(QLatin1String(curveMimeType)) || data->hasText());
}

CurveClipRead curvesFrom(const QMimeData *data)
{
    CurveClipRead result;
    QString text;
    const bool isCurves = data && data->hasFormat(QLatin1String(curveMimeType));
    // Keys may be a text of hundreds of megabytes, which is written when somebody asks for it.
    if (data && !isCurves && data->hasFormat(QLatin1String(clipMimeType))) {
        result.error = Words::tr("The clipboard holds keys, not curves.");
        return result;
    }
    if (isCurves) {
        const QByteArray bytes = data->data(QLatin1String(curveMimeType));
        text = QString::fromUtf8(QByteArrayView(bytes).first(qMin(bytes.size(), longestCurveText + 1)));
    } else if (data && data->hasText()) {
        text = data->text();
    }
    if (text.isEmpty())
        result.error = Words::tr("The clipboard holds no curves.");
    else if (text.size() > longestCurveText)
        result.error = Words::tr(
            "The clipboard holds a text that is too large to be curves; these have no more than %Ln "
            "character(s).",
            nullptr, int(longestCurveText));
    else
        result = clipFromText(text);
    return result;
}

EditResult pasteSelectedCurves(MotionDocument &document, CurveChannels channels, const CurveClip &clip)
{
    return runNow(document, pasteCurvesJob(document, channels, clip));
}

KeySelection liveCurveKeys(const MotionDocument &document)
{
    const KeySelection &selection = document.selection();
    QList<TrackRef> tracks = selection.tracks();
    tracks.removeIf(
        [](TrackRef track) { return track.kind != TrackKind::Bone && track.kind != TrackKind::Camera; });
    qsizetype keys = 0;
    for (const TrackRef track : std::as_const(tracks))
        keys += selection.rows(track).count();
    if (keys <= mostLiveCurves)
        return selection;
    const qsizetype each = qMax<qsizetype>(1, mostLiveCurves / tracks.size());
    KeySelection result;
    for (const TrackRef track : std::as_const(tracks))
        result.unite(nearestKeys(document.motion(), selection, {track}, {0, lastPossibleFrame},
                                 document.playhead(), each));
    return result;
}

CurveGesture::CurveGesture(MotionDocument &document, CurveChannels channels)
    : CurveGesture(document, channels, document.selection())
{}

CurveGesture::CurveGesture(MotionDocument &document, CurveChannels channels, const KeySelection &live)
    : mDocument(document)
    , mChannels(channels)
    , mSelection(document.selection())
    , mBefore(document.motion(), live)
    , mKeys(countOf(mSelection))
    , mLiveKeys(countOf(live))
    , mGesture(document.newGesture())
{
    mWatch = QObject::connect(&document, &MotionDocument::changed, [this] { mEnded = mEnded || !mUpdating; });
}

qsizetype CurveGesture::countOf(const KeySelection &selection) const
{
    qsizetype keys = 0;
    for (const TrackRef track : selection.tracks()) {
        const bool isBone = track.kind == TrackKind::Bone;
        const bool isCamera = track.kind == TrackKind::Camera;
        if ((isBone && mChannels.bone != 0) || (isCamera && mChannels.camera != 0))
            keys += selection.rows(track).count();
    }
    return keys;
}

std::optional<EditJob> CurveGesture::finish()
{
    if (!isPartial() || mEnded || !mWhole)
        return {};
    const Whole whole = mWhole;
    const QString text = mText;
    cancel();
    return EditJob{
        .work =
            [motion = mDocument.motion(), selection = mSelection, whole, text](TaskProgress *progress) {
                return EditStep{text, whole(motion, selection, progress), {}};
            },
        .doing = Words::tr("Changing curves…"),
        .effort = std::chrono::microseconds(mKeys)};
}

CurveGesture::~CurveGesture()
{
    QObject::disconnect(mWatch);
}

EditResult CurveGesture::set(CurvePoints curve)
{
    if (mEnded)
        return {};
    mWhole = setEdit(mChannels, curve);
    return applied(setText(mKeys), setCurves(mDocument.motion(), mBefore, mChannels, curve));
}

EditResult CurveGesture::setPoint(CurveEnd end, int x, int y)
{
    return change(setText(mKeys), [=](CurvePoints curve) { return withPoint(curve, end, x, y); });
}

EditResult CurveGesture::move(CurveDelta by)
{
    return change(changeText(mKeys), moveMap(by));
}

EditResult CurveGesture::strengthen(double factor)
{
    return change(strengthText(mKeys), strengthMap(factor));
}

EditResult CurveGesture::blendToLinear(double share)
{
    return change(blendText(mKeys), blendMap(share));
}

EditResult CurveGesture::change(const QString &text, const CurveMap &map)
{
    if (mEnded)
        return {};
    mWhole = mapEdit(mChannels, map);
    return applied(text, changeCurves(mDocument.motion(), mBefore, mChannels, map));
}

void CurveGesture::cancel()
{
    change(changeText(mKeys), [](CurvePoints curve) { return curve; });
    mWhole = nullptr;
}

EditResult CurveGesture::applied(const QString &text, EditResult result)
{
    mUpdating = true;
    mText = text;
    mDocument.apply(text, result, {.gesture = mGesture});
    mUpdating = false;
    return result;
}

} // namespace furitsuke
