// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/preview/previewsession.h"

#include "editor-core/rig/testrig.h"
#include "editor-core/vmd/reader.h"
#include "widgets/dopesheet/timelinestate.h"
#include "widgets/preview/previewpanel.h"
#include "widgets/preview/previewview.h"

#include <QEvent>
#include <QFileInfo>
#include <QSettings>

#include <algorithm>
#include <array>

namespace furitsuke {

namespace {

/// A switch of the options, and the setting in which it is kept.
struct Kept
{
    QLatin1String key;
    bool PreviewOptions::*part;
};

constexpr std::array<Kept, 8> keptSwitches = {{
    {QLatin1String("preview/grid"), &PreviewOptions::grid},
    {QLatin1String("preview/axes"), &PreviewOptions::axes},
    {QLatin1String("preview/skin"), &PreviewOptions::skin},
    {QLatin1String("preview/edges"), &PreviewOptions::edges},
    {QLatin1String("preview/bones"), &PreviewOptions::bones},
    {QLatin1String("preview/ikChains"), &PreviewOptions::ikChains},
    {QLatin1String("preview/neighbourGhosts"), &PreviewOptions::neighbourGhosts},
    {QLatin1String("preview/path"), &PreviewOptions::path},
}};

constexpr QLatin1String autoKeyKey{"preview/autoKey"};
constexpr QLatin1String axesKey{"preview/gizmoAxes"};

PreviewOptions keptOptions()
{
    const QSettings settings;
    PreviewOptions options;
    for (const Kept &kept : keptSwitches)
        options.*kept.part = settings.value(kept.key, options.*kept.part).toBool();
    options.background = QColor(settings.value(QStringLiteral("preview/background")).toString());
    options.ghostStep = qBound(0, settings.value(QStringLiteral("preview/ghostStep"), 0).toInt(), 10000);
    return options;
}

/// The program's own model. The first who asks waits until it is made.
std::shared_ptr<const Model> ownModel()
{
    static const auto model = std::make_shared<const Model>(makeTestRig());
    return model;
}

} // namespace

PreviewSession::PreviewSession(TimelineState &timeline, PreviewPanel &panel, QObject *parent)
    : QObject(parent)
    , mTimeline(timeline)
    , mDocument(timeline.document())
    , mPanel(panel)
    , mView(panel.view())
    , mPosing(mDocument)
    , mController(mDocument, mView)
{
    mController.setOptions(keptOptions());
    mController.setIdle(true);
    mController.setPosing(&mPosing);
    const QSettings settings;
    mPosing.setAutoKey(settings.value(autoKeyKey, false).toBool());
    mController.setGizmoAxes(GizmoAxes(qBound(0, settings.value(axesKey, 0).toInt(), 2)));
    connect(&mPosing, &Posing::changed, this, &PreviewSession::updateHand);
    connect(&mController, &PreviewController::poseNote, this,
            [this](const QString &text) { Q_EMIT message(text, true); });
    mController.setDrag([&timeline]() -> const KeyPreview * {
        const SheetTool &tool = timeline.tool();
        return tool.state() == SheetTool::State::Drag ? &tool.preview() : nullptr;
    });
    connect(&timeline, &TimelineState::gestureMoved, this, [this] {
        // Selecting changes nothing.
        if (mTimeline.tool().state() != SheetTool::State::Select)
            mController.followDrag();
    });
    const PlaybackClock &clock = timeline.playback();
    const auto follow = [this, &clock] {
        mController.setFrame(clock.isPlaying() ? std::optional(clock.position()) : std::nullopt);
    };
    connect(&clock, &PlaybackClock::positionChanged, this, follow);
    connect(&clock, &PlaybackClock::stateChanged, this, follow);
    connect(&mDocument, &MotionDocument::changed, this, &PreviewSession::takeChange);
    connect(&mDocument, &MotionDocument::savedMotionChanged, this, &PreviewSession::compare);
    connect(&mController, &PreviewController::boneWithoutTrack, this, [this](const QString &name) {
        Q_EMIT message(tr("The motion has no track for the bone “%1”; posing it adds one.").arg(name), false);
    });
    connect(&mView, &PreviewView::followsSceneCameraChanged, this, &PreviewSession::changed);
    mLater.setSingleShot(true);
    mLater.setInterval(200);
    connect(&mLater, &QTimer::timeout, this, &PreviewSession::updateNote);
    panel.installEventFilter(this);
    retranslate();
}

PreviewSession::~PreviewSession() = default;

bool PreviewSession::eventFilter(QObject *watched, QEvent *event)
{
    if (watched == &mPanel && event->type() == QEvent::LanguageChange)
        retranslate();
    return QObject::eventFilter(watched, event);
}

void PreviewSession::retranslate()
{
    mView.setEmptyText(tr("The figure is being made…"));
    mLater.start();
    updateHand();
}

void PreviewSession::updateHand()
{
    const auto posed = int(mPosing.inHand().bones.size() + mPosing.inHand().morphs.size());
    mPanel.setHand(posed > 0 ? tr("%n posed, no keys yet", nullptr, posed) : QString());
}

void PreviewSession::setGizmo(std::optional<GizmoKind> kind)
{
    mController.setGizmo(kind);
    Q_EMIT changed();
}

void PreviewSession::setGizmoAxes(GizmoAxes axes)
{
    mController.setGizmoAxes(axes);
    QSettings().setValue(axesKey, int(axes));
    Q_EMIT changed();
}

void PreviewSession::setAutoKey(bool on)
{
    mPosing.setAutoKey(on);
    QSettings().setValue(autoKeyKey, on);
}

void PreviewSession::setSeen(bool seen)
{
    mSeen = seen;
    mController.setIdle(!seen);
    // While panels are being arranged it is seen for a moment only.
    if (seen)
        QMetaObject::invokeMethod(this, &PreviewSession::makeOwnModel, Qt::QueuedConnection);
}

void PreviewSession::makeOwnModel()
{
    if (mOwn || mOpened || !mSeen || mMaking.isRunning())
        return;
    mMaking.start([](TaskProgress &) { return ownModel(); },
                  [this](const std::shared_ptr<const Model> &model) {
                      mOwn = model;
                      showModel();
                  });
}

void PreviewSession::setOpenedModel(const std::optional<OpenedModel> &model)
{
    mOpened = model;
    showModel();
    makeOwnModel();
}

void PreviewSession::showModel()
{
    if (!mOpened) {
        mController.setModel(mOwn);
    } else if (mController.model() != mOpened->model) {
        mController.setModel(mOpened->model, QFileInfo(mOpened->path).absolutePath());
    }
    updateNote();
    Q_EMIT changed();
}

std::optional<OpenedModel> PreviewSession::shownModel() const
{
    if (mOpened || !mOwn)
        return mOpened;
    return OpenedModel{{}, mOwn, outlineOf(*mOwn, mDocument.encoding()), {}};
}

void PreviewSession::setOptions(const PreviewOptions &options)
{
    if (options == mController.options())
        return;
    QSettings settings;
    for (const Kept &kept : keptSwitches)
        settings.setValue(kept.key, options.*kept.part);
    settings.setValue(QStringLiteral("preview/ghostStep"), options.ghostStep);
    settings.setValue(QStringLiteral("preview/background"),
                      options.background.isValid() ? options.background.name() : QString());
    mController.setOptions(options);
    Q_EMIT changed();
}

void PreviewSession::setCompared(Compared compared)
{
    if (compared == mCompared)
        return;
    mCompared = compared;
    compare();
    Q_EMIT changed();
}

void PreviewSession::compare()
{
    if (mCompared == Compared::Nothing)
        mController.setCompared(std::nullopt);
    else
        mController.setCompared(mDocument.savedMotion(),
                                mCompared == Compared::SavedOver ? Comparison::Over : Comparison::Beside);
}

bool PreviewSession::hasCamera() const
{
    return mController.cameraMotion() || !mDocument.motion().camera.isEmpty();
}

void PreviewSession::openCameraFile(const QString &path)
{
    const QString name = QFileInfo(path).fileName();
    mReading.start([path](TaskProgress &progress) { return readMotionFile(path, &progress); },
                   [this, path, name](const ReadResult &read) {
                       if (!read.ok) {
                           Q_EMIT message(read.error, true);
                       } else if (read.motion.camera.isEmpty()) {
                           Q_EMIT message(tr("“%1” has no camera keys.").arg(name), true);
                       } else {
                           // Only what is shown is kept.
                           Motion stage;
                           stage.camera = read.motion.camera;
                           stage.light = read.motion.light;
                           mController.setCameraMotion(stage);
                           mCameraFile = path;
                           mView.setFollowsSceneCamera(true);
                           mHadCamera = true;
                           Q_EMIT message(tr("The preview shows the camera of “%1”.").arg(name), false);
                           Q_EMIT changed();
                       }
                   });
}

void PreviewSession::closeCameraFile()
{
    mReading.cancel();
    mCameraFile.clear();
    mController.setCameraMotion(std::nullopt);
    takeCamera(false);
    Q_EMIT changed();
}

void PreviewSession::takeChange(const MotionChange &change)
{
    takeCamera(change.whole);
    if (change.whole)
        compare();
    if (change.tracks || change.whole)
        mLater.start();
}

void PreviewSession::takeCamera(bool otherMotion)
{
    const bool has = hasCamera();
    if (otherMotion) {
        // What has a camera and moves nobody is watched through it.
        const Motion &motion = mDocument.motion();
        const auto moves = [](const auto &track) { return !track.keys.isEmpty(); };
        const bool nothingElse = std::none_of(motion.bones.begin(), motion.bones.end(), moves) &&
                                 std::none_of(motion.morphs.begin(), motion.morphs.end(), moves);
        mView.setFollowsSceneCamera(has && nothingElse);
    } else if (!has && mHadCamera) {
        mView.setFollowsSceneCamera(false);
    }
    if (has != mHadCamera || otherMotion)
        Q_EMIT changed();
    mHadCamera = has;
}

void PreviewSession::updateNote()
{
    mLater.stop();
    if (!mOpened) {
        mPanel.setNote({});
        return;
    }
    const ModelMatch match = matchModel(mDocument.motion(), *mOpened->model, mOpened->outline);
    const auto missing =
        int(match.missingBones.size() + match.missingMorphs.size() + match.missingIks.size());
    QStringList said;
    if (missing > 0)
        said.append(tr("%n name(s) are not in this model", nullptr, missing));
    if (match.isAmbiguous())
        said.append(tr("some names mean several bones"));
    mPanel.setNote(said.join(QStringLiteral(" · ")),
                   said.isEmpty() ? QString() : tr("Show which: what the motion moves and this model lacks"));
}

} // namespace furitsuke
