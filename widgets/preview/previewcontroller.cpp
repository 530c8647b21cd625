// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/preview/previewcontroller.h"

#include "editor-core/rig/boneshape.h"
#include "widgets/preview/previewview.h"

#include <algorithm>
#include <cmath>

namespace furitsuke {

namespace {

constexpr qsizetype mostPaths = 3;
constexpr qsizetype mostGhosts = 40;
/// Room between two models side by side.
constexpr float gap = 4;

} // namespace

PreviewController::PreviewController(MotionDocument &document, PreviewView &view, QObject *parent)
    : QObject(parent)
    , mDocument(document)
    , mView(view)
{
    connect(&document, &MotionDocument::changed, this, [this](const MotionChange &change) {
        if (change.tracks || change.whole)
            mBound = false;
        changeMotion();
    });
    connect(&document, &MotionDocument::encodingChanged, this, [this] {
        mBound = false;
        changeMotion();
    });
    connect(&document, &MotionDocument::playheadChanged, this, &PreviewController::update);
    connect(&document, &MotionDocument::chosenTracksChanged, this, [this] {
        if (!mDocument.chosenTracks().isEmpty())
            mLooseBone = -1;
        update();
    });
    connect(&document, &MotionDocument::selectionChanged, this, [this] {
        mPaths.clear(); // their keys show what is selected
        update();
    });
    connect(&view, &PreviewView::boneClicked, this, &PreviewController::click);
    connect(&view, &PreviewView::gizmoPressed, this, &PreviewController::beginPosing);
    connect(&view, &PreviewView::gizmoDragged, this, &PreviewController::dragPose);
    connect(&view, &PreviewView::gizmoReleased, this, [this] { endPosing(false); });
    connect(&view, &PreviewView::gizmoCancelled, this, [this] { endPosing(true); });
    update();
}

PreviewController::~PreviewController() = default;

void PreviewController::setModel(const std::shared_ptr<const Model> &model, const QString &textureFolder)
{
    mModel = model;
    mTextureFolder = textureFolder;
    mSolver.reset();
    mOtherSolver.reset();
    mBound = false;
    mLooseBone = -1;
    if (model) {
        mSolver.emplace(model);
        mOtherSolver.emplace(model);
        mInput = RigInput::atRest(*model);
        mWidth = restBox(*model).size().x();
    }
    changeMotion();
}

void PreviewController::setOptions(const PreviewOptions &options)
{
    if (options == mOptions)
        return;
    mOptions = options;
    update();
}

void PreviewController::setFrame(std::optional<double> frame)
{
    if (frame == mFrame)
        return;
    mFrame = frame;
    update();
}

double PreviewController::frame() const
{
    return mFrame.value_or(double(mDocument.playhead()));
}

void PreviewController::setShownMotion(const std::optional<Motion> &motion)
{
    // Its tracks may be others than those of the document.
    mBound = false;
    mShown = motion;
    changeMotion();
}

void PreviewController::setCompared(const std::optional<Motion> &motion, Comparison comparison)
{
    mCompared = motion;
    mComparison = comparison;
    mBound = false;
    changeMotion();
}

void PreviewController::setCameraMotion(const std::optional<Motion> &motion)
{
    mCameraMotion = motion;
    update();
}

void PreviewController::changeMotion()
{
    ++mRevision;
    update();
}

void PreviewController::setIdle(bool idle)
{
    mIdle = idle;
    if (!idle)
        update();
}

void PreviewController::update()
{
    if (mPending || mIdle)
        return;
    mPending = true;
    QMetaObject::invokeMethod(
        this,
        [this] {
            if (mPending && !mIdle)
                updateNow();
            mPending = false;
        },
        Qt::QueuedConnection);
}

void PreviewController::bind()
{
    if (mBound)
        return;
    mBound = true;
    mPaths.clear();
    mBinding.emplace(mModel, mDocument.encoding());
    // A drag leaves tracks what they are.
    mBinding->bind(mShown ? *mShown : mDocument.motion());
    mComparedBinding.reset();
    if (mCompared) {
        mComparedBinding.emplace(mModel, mDocument.encoding());
        mComparedBinding->bind(*mCompared);
    }
}

std::shared_ptr<const PreviewPose> PreviewController::poseAt(PoseSolver &solver, const MotionBinding &binding,
                                                             const Motion &motion, double frame)
{
    binding.fill(motion, frame, mInput);
    solver.solve(mInput);
    return PreviewPose::from(solver, mInput);
}

QList<qint32> PreviewController::chosenBones() const
{
    QList<qint32> bones;
    const Motion &motion = shownMotion();
    for (const TrackRef track : mDocument.chosenTracks()) {
        if (track.kind != TrackKind::Bone || track.index >= motion.bones.size())
            continue;
        const qint32 bone = mBinding->boneOf(track.index);
        if (bone >= 0)
            bones.append(bone);
    }
    return bones;
}

QList<qint64> PreviewController::ghostFrames(const QList<qint32> &bones) const
{
    const double now = frame();
    QList<qint64> frames;
    if (mOptions.neighbourGhosts) {
        const Motion &motion = shownMotion();
        std::optional<qint64> before;
        std::optional<qint64> after;
        const auto look = [&](const KeyColumns<BoneKey> &keys) {
            const qsizetype next = keys.upperBound(qint64(now));
            const qsizetype here = keys.lowerBound(qint64(std::ceil(now)));
            if (here > 0)
                before = std::max(before.value_or(0), qint64(keys.frames().at(here - 1)));
            if (next < keys.size()) {
                const qint64 found = keys.frames().at(next);
                after = std::min(after.value_or(found), found);
            }
        };
        for (const qint32 bone : bones) {
            if (const qint32 track = mBinding->trackOfBone(bone); track >= 0)
                look(motion.bones.at(track).keys);
        }
        if (bones.isEmpty()) {
            for (const BoneTrack &track : motion.bones)
                look(track.keys);
        }
        if (before)
            frames.append(*before);
        if (after)
            frames.append(*after);
    }
    if (mOptions.ghostStep > 0) {
        const auto whole = qint64(now);
        for (int i = 1; i <= mOptions.ghostCount; ++i) {
            for (const qint64 at :
                 {whole - qint64(i) * mOptions.ghostStep, whole + qint64(i) * mOptions.ghostStep}) {
                if (at >= 0)
                    frames.append(at);
            }
        }
    }
    std::sort(frames.begin(), frames.end());
    frames.erase(std::unique(frames.begin(), frames.end()), frames.end());
    return frames.first(std::min(frames.size(), mostGhosts));
}

std::pair<qint64, qint64> PreviewController::pathSpan() const
{
    // A stretch that stays the same while the playhead moves a little.
    const qint64 reach = std::max(1, mOptions.pathReach);
    const qint64 step = std::max<qint64>(1, reach / 2);
    const qint64 middle = (qint64(frame()) + step / 2) / step * step;
    return {std::max<qint64>(0, middle - reach), middle + reach};
}

const PreviewPath &PreviewController::pathOf(qint32 bone)
{
    const auto [from, to] = pathSpan();
    for (const KnownPath &known : std::as_const(mPaths)) {
        if (known.bone == bone && known.from == from && known.to == to && known.revision == mRevision)
            return known.path;
    }
    mPaths.removeIf(
        [&](const KnownPath &known) { return known.bone == bone || known.revision != mRevision; });
    KnownPath known = {{}, bone, from, to, mRevision};
    const Motion &motion = shownMotion();
    const auto placeAt = [&](qint64 at) {
        mBinding->fill(motion, double(at), mInput);
        mOtherSolver->solve(mInput);
        return toVector(mOtherSolver->bones()[size_t(bone)].position);
    };
    for (qint64 at = from; at <= to; ++at)
        known.path.points.append(placeAt(at));
    if (const qint32 track = mBinding->trackOfBone(bone); track >= 0) {
        const KeyColumns<BoneKey> &keys = motion.bones.at(track).keys;
        for (qsizetype row = keys.lowerBound(from); row < keys.size() && keys.frames().at(row) <= to; ++row) {
            const bool chosen = shownSelection().contains({TrackKind::Bone, track}, row);
            known.path.keys.append({known.path.points.at(qint64(keys.frames().at(row)) - from), chosen});
        }
    }
    mPaths.append(known);
    return mPaths.last().path;
}

void PreviewController::takeDrag()
{
    const KeyPreview *drag = mDrag && !mShown ? mDrag() : nullptr;
    if (!drag || !drag->displaces() || !drag->error.isEmpty())
        return;
    const auto take = [&](const QList<qint64> &frames) {
        mDragged = draggedMotion(mDocument.motion(), mDocument.selection(), *drag, frames);
    };
    // The frame before is for keys that lie before this one.
    const auto now = qint64(std::floor(frame()));
    const QList<qint64> present = {now - 1, now};
    take(present);
    if (!mModel)
        return;
    const QList<qint32> bones = chosenBones();
    QList<qint64> frames = ghostFrames(bones);
    if (mOptions.path && !bones.isEmpty()) {
        const auto [from, to] = pathSpan();
        for (qint64 at = from; at <= to; ++at)
            frames.append(at);
    }
    if (!frames.isEmpty())
        take(present + frames);
}

void PreviewController::updateNow()
{
    mPending = false;
    mDragged.reset();
    if (mModel)
        bind();
    takeDrag();
    PreviewScene scene;
    scene.grid = mOptions.grid;
    scene.axes = mOptions.axes;
    scene.skin = mOptions.skin;
    scene.edges = mOptions.edges;
    scene.bones = mOptions.bones;
    scene.ikChains = mOptions.ikChains;
    scene.background = mOptions.background;
    scene.colours = mView.scene().colours;
    const Motion &motion = shownMotion();
    const Motion &stage = mCameraMotion ? *mCameraMotion : motion;
    scene.camera = sampleCamera(stage.camera, frame());
    scene.light = sampleLight(stage.light, frame());
    if (!mModel) {
        mView.setScene(scene);
        return;
    }
    PreviewActor actor;
    actor.model = mModel;
    actor.textureFolder = mTextureFolder;
    mBinding->fill(motion, frame(), mInput);
    addHand(mInput);
    mShownInput = mInput;
    mSolver->solve(mInput);
    actor.pose = PreviewPose::from(*mSolver, mInput);
    scene.actors.append(actor);
    scene.chosenBones = chosenBones();
    if (scene.chosenBones.isEmpty() && mLooseBone >= 0)
        scene.chosenBones.append(mLooseBone);
    if (const qint32 bone = posedBone(scene.chosenBones); bone >= 0)
        scene.gizmo = gizmoOf(bone);
    if (mCompared) {
        PreviewActor other = actor;
        other.pose = poseAt(*mOtherSolver, *mComparedBinding, *mCompared, frame());
        if (mComparison == Comparison::Beside) {
            other.offset = {mWidth + gap, 0, 0};
            scene.actors.append(other);
        } else {
            other.tint = scene.colours.other;
            other.opacity = 0.45f;
            scene.ghosts.append(other);
        }
    }
    for (const qint64 at : ghostFrames(scene.chosenBones)) {
        PreviewActor ghost = actor;
        ghost.pose = poseAt(*mOtherSolver, *mBinding, motion, double(at));
        ghost.tint = double(at) < frame() ? scene.colours.ghostBefore : scene.colours.ghostAfter;
        ghost.opacity = 0.25f;
        scene.ghosts.append(ghost);
    }
    if (mOptions.path) {
        for (const qint32 bone : scene.chosenBones.first(std::min(mostPaths, scene.chosenBones.size()))) {
            PreviewPath path = pathOf(bone);
            path.now = toVector(actor.pose->bones[size_t(bone)].position);
            scene.paths.append(path);
        }
    }
    mView.setScene(scene);
    Q_EMIT shownInputChanged();
}

void PreviewController::click(qint32 bone, Qt::KeyboardModifiers modifiers)
{
    if (!mModel)
        return;
    bind();
    const bool adds = modifiers & (Qt::ControlModifier | Qt::ShiftModifier);
    QList<TrackRef> chosen = adds ? mDocument.chosenTracks() : QList<TrackRef>();
    if (bone < 0) {
        mLooseBone = -1;
        if (!adds)
            mDocument.setChosenTracks({});
        update();
        return;
    }
    const qint32 index = mBinding->trackOfBone(bone);
    if (index < 0 || !mDocument.motion().contains({TrackKind::Bone, index})) {
        mDocument.setChosenTracks({});
        mLooseBone = bone;
        update();
        Q_EMIT boneWithoutTrack(mModel->bones.at(bone).name);
        return;
    }
    const TrackRef track = {TrackKind::Bone, index};
    if (!chosen.removeOne(track))
        chosen.append(track);
    mDocument.setChosenTracks(chosen);
}

} // namespace furitsuke
