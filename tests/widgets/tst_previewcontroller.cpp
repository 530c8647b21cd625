// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/boxmodels.h"
#include "tests/support/models.h"
#include "tests/support/mouse.h"
#include "tests/support/smallmotions.h"
#include "widgets/preview/previewcontroller.h"
#include "widgets/preview/previewview.h"

#include <QSignalSpy>
#include <QTest>

using namespace furitsuke;
using namespace furitsuke::test;

namespace {

/// センター goes to the right by a unit a frame, with keys at 0, 30 and 90; the camera does the same.
Motion walk()
{
    KeyColumns<BoneKey> keys;
    for (const quint32 frame : {0u, 30u, 90u})
        keys.append(BoneRecord{frame, {float(frame), 0, 0}}.key(quint32(keys.size())));
    Motion motion = motionOf(keys);
    motion.bones[0].name = cp932(QStringLiteral("センター"));
    motion.bones[0].sourceField = KeyName::fromBytes(motion.bones[0].name);
    for (const quint32 frame : {0u, 90u})
        motion.camera.append(
            CameraRecord{frame, -45, {float(frame), 10, 0}}.key(quint32(motion.camera.size())));
    return motion;
}

} // namespace

/// A document's motion, as the preview shows it.
class TestPreviewController : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init();
    void cleanup();

    void followsPlayhead();
    void playsBetweenFrames();
    void followsEdits();
    void followsGestures();
    void worksOutOnePoseInATurn();
    void choosesTracksByBones();
    void saysWhichBoneHasNoTrack();
    void showsChosenTracksAsBones();
    void cameraComesFromTheMotion();
    void ghostsOfNeighbouringKeys();
    void ghostsEveryFewFrames();
    void pathGoesThroughKeys();
    void comparesOverOrBeside();
    void modelCanGo();

private:
    float x() const { return mView->scene().actors.at(0).pose->bones[0].position.x; }

    std::unique_ptr<MotionDocument> mDocument;
    std::unique_ptr<PreviewView> mView;
    std::unique_ptr<PreviewController> mController;
};

void TestPreviewController::init()
{
    mDocument = std::make_unique<MotionDocument>();
    ReadResult content;
    content.ok = true;
    content.motion = walk();
    mDocument->setContent(content);
    mView = std::make_unique<PreviewView>();
    mView->resize(300, 200);
    mController = std::make_unique<PreviewController>(*mDocument, *mView);
    mController->setModel(std::make_shared<const Model>(twoBoxes()));
    mController->updateNow();
}

void TestPreviewController::cleanup()
{
    mController.reset();
    mView.reset();
    mDocument.reset();
}

void TestPreviewController::followsPlayhead()
{
    QCOMPARE(x(), 0.0f);
    mDocument->setPlayhead(30);
    QTRY_COMPARE(x(), 30.0f);
    mDocument->setPlayhead(60);
    QTRY_COMPARE(x(), 60.0f);
}

void TestPreviewController::playsBetweenFrames()
{
    mController->setFrame(12.5);
    QTRY_COMPARE(x(), 12.5f);
    mController->setFrame(std::nullopt);
    QTRY_COMPARE(x(), 0.0f);
}

void TestPreviewController::followsEdits()
{
    mDocument->setPlayhead(30);
    KeySelection selection;
    selection.insert(bone0, 1);
    mDocument->setSelection(selection);
    mDocument->deleteSelection();
    mDocument->setPlayhead(45);
    QTRY_COMPARE(x(), 45.0f);
    mDocument->undoStack().undo();
    mDocument->setPlayhead(0);
    QTRY_COMPARE(x(), 0.0f);
}

void TestPreviewController::followsGestures()
{
    Motion shown = walk();
    shown.bones[0].keys.column<&BoneKey::position>()[0] = {-7, 0, 0};
    mController->setShownMotion(shown);
    QTRY_COMPARE(x(), -7.0f);
    mController->setShownMotion(std::nullopt);
    QTRY_COMPARE(x(), 0.0f);
}

void TestPreviewController::worksOutOnePoseInATurn()
{
    QCoreApplication::processEvents();
    const auto before = mView->scene().actors.at(0).pose;
    for (int frame = 1; frame <= 20; ++frame)
        mDocument->setPlayhead(frame);
    QCOMPARE(mView->scene().actors.at(0).pose, before);
    QTRY_COMPARE(x(), 20.0f);
}

void TestPreviewController::choosesTracksByBones()
{
    Q_EMIT mView->boneClicked(0, Qt::NoModifier);
    QCOMPARE(mDocument->chosenTracks(), QList<TrackRef>{bone0});
    Q_EMIT mView->boneClicked(0, Qt::ControlModifier);
    QCOMPARE(mDocument->chosenTracks(), QList<TrackRef>());
    Q_EMIT mView->boneClicked(0, Qt::NoModifier);
    Q_EMIT mView->boneClicked(-1, Qt::NoModifier);
    QCOMPARE(mDocument->chosenTracks(), QList<TrackRef>());
}

void TestPreviewController::saysWhichBoneHasNoTrack()
{
    QSignalSpy without(mController.get(), &PreviewController::boneWithoutTrack);
    Q_EMIT mView->boneClicked(1, Qt::NoModifier);
    QCOMPARE(without.size(), 1);
    QCOMPARE(without.at(0).at(0).toString(), QStringLiteral("頭"));
    QCOMPARE(mDocument->chosenTracks(), QList<TrackRef>());
}

void TestPreviewController::showsChosenTracksAsBones()
{
    mDocument->setChosenTracks({bone0});
    QTRY_COMPARE(mView->scene().chosenBones, QList<qint32>{0});
    mDocument->setChosenTracks({});
    QTRY_COMPARE(mView->scene().chosenBones, QList<qint32>());
}

void TestPreviewController::cameraComesFromTheMotion()
{
    mDocument->setPlayhead(45);
    QTRY_COMPARE(mView->scene().camera.target.x, 45.0);
    Motion other;
    other.camera.append(CameraRecord{0, -10, {1, 2, 3}}.key(0));
    mController->setCameraMotion(other);
    QTRY_COMPARE(mView->scene().camera.distance, -10.0);
}

void TestPreviewController::ghostsOfNeighbouringKeys()
{
    PreviewOptions options;
    options.neighbourGhosts = true;
    mController->setOptions(options);
    const auto ghosts = [this] {
        mController->updateNow();
        QList<float> places;
        for (const PreviewActor &ghost : mView->scene().ghosts)
            places.append(ghost.pose->bones[0].position.x);
        return places;
    };
    QCOMPARE(ghosts(), QList<float>{30});
    mDocument->setPlayhead(30);
    QCOMPARE(ghosts(), (QList<float>{0, 90}));
    mDocument->setPlayhead(40);
    QCOMPARE(ghosts(), (QList<float>{30, 90}));
    QVERIFY(mView->scene().ghosts.at(0).tint != mView->scene().ghosts.at(1).tint);
    mDocument->setPlayhead(200);
    QCOMPARE(ghosts(), QList<float>{90});
}

void TestPreviewController::ghostsEveryFewFrames()
{
    PreviewOptions options;
    options.ghostStep = 10;
    options.ghostCount = 2;
    mController->setOptions(options);
    mDocument->setPlayhead(15);
    mController->updateNow();
    QList<float> places;
    for (const PreviewActor &ghost : mView->scene().ghosts)
        places.append(ghost.pose->bones[0].position.x);
    QCOMPARE(places, (QList<float>{5, 25, 35}));
}

void TestPreviewController::pathGoesThroughKeys()
{
    PreviewOptions options;
    options.path = true;
    mController->setOptions(options);
    mDocument->setChosenTracks({bone0});
    mDocument->setPlayhead(25);
    mController->updateNow();
    QCOMPARE(mView->scene().paths.size(), 1);
    const PreviewPath path = mView->scene().paths.first();
    QVERIFY(path.points.first().x() <= 0 && path.points.last().x() >= 60);
    QList<float> keys;
    for (const PreviewPath::Key &key : path.keys)
        keys.append(key.point.x());
    QVERIFY(keys.startsWith(0) && keys.contains(30.0f));
    QCOMPARE(path.now->x(), 25.0f);
}

void TestPreviewController::comparesOverOrBeside()
{
    Motion before = walk();
    before.bones[0].keys.column<&BoneKey::position>()[0] = {-7, 0, 0};
    mController->setCompared(before);
    mController->updateNow();
    QCOMPARE(mView->scene().actors.size(), 1);
    QCOMPARE(mView->scene().ghosts.size(), 1);
    QCOMPARE(mView->scene().ghosts.first().pose->bones[0].position.x, -7.0f);
    mController->setCompared(before, Comparison::Beside);
    mController->updateNow();
    QCOMPARE(mView->scene().actors.size(), 2);
    QVERIFY(mView->scene().actors.at(1).offset.x() > 4);
    mController->setCompared(std::nullopt);
    mController->updateNow();
    QCOMPARE(mView->scene().actors.size() + mView->scene().ghosts.size(), 1);
}

void TestPreviewController::modelCanGo()
{
    mDocument->setChosenTracks({bone0});
    mController->setModel(nullptr);
    mController->updateNow();
    QVERIFY(mView->scene().actors.isEmpty());
    Q_EMIT mView->boneClicked(0, Qt::NoModifier);
    mDocument->setPlayhead(30);
    mController->updateNow();
    QVERIFY(mView->scene().actors.isEmpty());
}

QTEST_MAIN(TestPreviewController)
#include "tst_previewcontroller.moc"
