// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/preview/modelreport.h"
#include "app/preview/previewsession.h"
#include "editor-core/timeline/sheetgeometry.h"
#include "editor-core/vmd/reader.h"
#include "editor-core/vmd/writer.h"
#include "tests/support/gestures.h"
#include "tests/support/models.h"
#include "tests/support/mouse.h"
#include "tests/support/smallmotions.h"
#include "tests/support/windowfixture.h"
#include "widgets/curves/curvepanel.h"
#include "widgets/curves/curveview.h"
#include "widgets/dopesheet/timelinepanel.h"
#include "widgets/preview/previewpanel.h"
#include "widgets/preview/previewview.h"

#include <QApplication>
#include <QClipboard>
#include <QColorDialog>
#include <QDockWidget>
#include <QDropEvent>
#include <QInputDialog>
#include <QMessageBox>
#include <QMimeData>
#include <QPushButton>
#include <QSettings>
#include <QSignalSpy>
#include <QTest>

using namespace furitsuke;
using namespace furitsuke::test;

namespace {

/// センター goes to the right by a unit a frame from 0 to 60; the camera does the same where there is one.
QByteArray walk(bool camera)
{
    KeyColumns<BoneKey> keys;
    for (const quint32 frame : {0u, 20u, 40u, 60u})
        keys.append(BoneRecord{frame, {float(frame), 0, 0}}.key(quint32(keys.size())));
    Motion motion = motionOf(keys);
    motion.bones[0].name = cp932(QStringLiteral("センター"));
    motion.bones[0].sourceField = KeyName::fromBytes(motion.bones[0].name);
    for (const quint32 frame : {0u, 60u}) {
        if (camera)
            motion.camera.append(
                CameraRecord{frame, -45, {float(frame), 10, 0}}.key(quint32(motion.camera.size())));
    }
    return writeMotion(settled(motion));
}

QByteArray cameraOnly()
{
    KeyColumns<CameraKey> keys;
    for (const quint32 frame : {0u, 60u})
        keys.append(CameraRecord{frame, -45, {float(frame), 10, 0}}.key(quint32(keys.size())));
    return writeMotion(motionOf(keys));
}

} // namespace

/// The preview in the window.
class TestPreview : public QObject, protected WindowFixture
{
    Q_OBJECT

private Q_SLOTS:
    void init();
    void cleanup() { closeWindows(); }

    void showsTheProgramsOwnFigureAtFirst();
    void panelIsShownAndHidden();
    void dragTurnsTheView();
    void clickedBoneSelectsItsTrack();
    void chosenTrackMarksItsBone();
    void boneWithoutTrackIsSaid();
    void motionsCameraIsOffered();
    void motionOfACameraAloneIsSeenThroughIt();
    void sidesAndPerspective();
    void framesWhatIsChosen();
    void switchesAreKept_data();
    void switchesAreKept();
    void ghostsStandAtKeysAndEveryFewFrames();
    void pathShowsKeysOfTheChosenBone();
    void comparesWithTheSavedFile();
    void openedModelTakesThePlaceOfTheOwnOne();
    void droppedModelIsShown();
    void brokenModelSaysWhyAndKeepsTheOneBefore();
    void listsWhatTheModelLacks();
    void dragInTheSheetIsFollowedBeforeItsEnd();
    void cancelledDragIsTakenBack();
    void dragInTheCurvesIsFollowed();
    void playsBetweenFrames();
    void scrubbingWorksOutOnePoseInATurn();
    void hiddenPreviewWorksOutNothing();
    void cameraOfAnotherFileIsShown();
    void fileWithoutCameraIsSaid();
    void backgroundIsChosenAndKept();

private:
    PreviewSession &session() { return mWindow->preview(); }
    PreviewView &view() { return session().view(); }
    PreviewPanel &panel() { return *mWindow->findChild<PreviewPanel *>(); }
    QDockWidget *dock() { return mWindow->findChild<QDockWidget *>(QStringLiteral("previewDock")); }
    void waitForFigure() { QTRY_VERIFY_WITH_TIMEOUT(!view().scene().actors.isEmpty(), 60000); }
    const Model &model() { return *view().scene().actors.constFirst().model; }
    qint32 bone(const QString &name)
    {
        for (qint32 i = 0; i < qint32(model().bones.size()); ++i) {
            if (model().bones.at(i).name == name)
                return i;
        }
        return -1;
    }
    float centreX()
    {
        const PreviewActor &actor = view().scene().actors.constFirst();
        return actor.pose->bones[size_t(bone(QStringLiteral("センター")))].position.x;
    }
    /// A point of the view at which a bone is; none where none can be found.
    QPointF pointOf(qint32 wanted)
    {
        for (int y = 2; y < view().height(); y += 3) {
            for (int x = 2; x < view().width(); x += 3) {
                if (view().boneAt(QPointF(x, y)) == wanted)
                    return {double(x), double(y)};
            }
        }
        return {-1, -1};
    }
    void openModel(const QByteArray &bytes, const QString &name, bool works = true)
    {
        QSignalSpy spy(mWindow, &MainWindow::modelOpened);
        mWindow->openModel(writeFile(name, bytes));
        QTRY_COMPARE_WITH_TIMEOUT(spy.count(), 1, 60000);
        QCOMPARE(spy[0][0].toBool(), works);
    }
    QPointF keyAt(qint64 frame)
    {
        const TimelineState &state = mWindow->timeline().state();
        return keyPoint(state.geometry(), state.rows().rowOf({TrackKind::Bone, 0}), frame);
    }
};

void TestPreview::init()
{
    openWindow(walk(true));
    dock()->show();
    dock()->raise();
    QTRY_VERIFY(view().isVisible());
    waitForFigure();
    mWindow->timeline().state().showTrack({TrackKind::Bone, 0});
    mWindow->timeline().setFocus();
}

void TestPreview::showsTheProgramsOwnFigureAtFirst()
{
    QVERIFY(model().bones.size() > 50);
    QVERIFY(!session().openedModel());
    QVERIFY(panel().note().isEmpty());
    QTRY_VERIFY(view().drawnPictures() > 0);
    QCOMPARE(view().fault(), QString());
    // All windows have the same one.
    MainWindow *other = MainWindow::newWindow(mWindow);
    QDockWidget *otherDock = other->findChild<QDockWidget *>(QStringLiteral("previewDock"));
    otherDock->show();
    otherDock->raise();
    QTRY_VERIFY(!other->preview().view().scene().actors.isEmpty());
    QCOMPARE(other->preview().view().scene().actors[0].model.get(), &model());
}

void TestPreview::panelIsShownAndHidden()
{
    QAction *show = action("preview.panel");
    QTRY_VERIFY(show->isChecked());
    show->trigger();
    QTRY_VERIFY(dock()->isHidden());
    QVERIFY(!show->isChecked());
    QVERIFY(!action("preview.frameAll")->isEnabled());
    show->trigger();
    QTRY_VERIFY(view().isVisible());
    QVERIFY(action("preview.frameAll")->isEnabled());
}

void TestPreview::dragTurnsTheView()
{
    const CameraPose before = view().camera().pose();
    const QPointF from(view().width() / 2.0, view().height() / 2.0);
    play(view(), drag(from, from + QPointF(60, 20)));
    QVERIFY(view().camera().pose().rotation.y != before.rotation.y);
    QCOMPARE(view().camera().pose().distance, before.distance);
    turnWheel(view(), from, 2);
    QVERIFY(view().camera().pose().distance != before.distance);
}

void TestPreview::clickedBoneSelectsItsTrack()
{
    document().setChosenTracks({});
    const QPointF point = pointOf(bone(QStringLiteral("センター")));
    QVERIFY(point.x() >= 0);
    play(view(), click(point));
    QCOMPARE(document().chosenTracks(), QList<TrackRef>({{TrackKind::Bone, 0}}));
}

void TestPreview::chosenTrackMarksItsBone()
{
    document().setChosenTracks({});
    QTRY_VERIFY(view().scene().chosenBones.isEmpty());
    QTest::mouseClick(&mWindow->timeline().sheet(), Qt::LeftButton, {}, keyAt(20).toPoint());
    QTRY_COMPARE(view().scene().chosenBones, QList<qint32>({bone(QStringLiteral("センター"))}));
}

void TestPreview::boneWithoutTrackIsSaid()
{
    const QPointF point = pointOf(bone(QStringLiteral("頭")));
    QVERIFY(point.x() >= 0);
    play(view(), click(point));
    QVERIFY2(message().contains(QStringLiteral("頭")), qPrintable(message()));
}

void TestPreview::motionsCameraIsOffered()
{
    QAction *camera = action("preview.camera");
    QVERIFY(camera->isEnabled());
    QVERIFY(!camera->isChecked());
    document().setPlayhead(30);
    camera->trigger();
    QVERIFY(camera->isChecked());
    QVERIFY(view().followsSceneCamera());
    QTRY_COMPARE(view().scene().camera.target.x, 30.0);
    // Who turns the view leaves it.
    const QPointF from(view().width() / 2.0, view().height() / 2.0);
    play(view(), drag(from, from + QPointF(40, 0)));
    QVERIFY(!camera->isChecked());

    openFile(writeFile(QStringLiteral("none.vmd"), walk(false)));
    QVERIFY(!camera->isEnabled());
    QVERIFY(mWindow->actions().disabledReason(camera).contains(QStringLiteral("no camera keys")));
}

void TestPreview::motionOfACameraAloneIsSeenThroughIt()
{
    openFile(writeFile(QStringLiteral("camera.vmd"), cameraOnly()));
    QVERIFY(view().followsSceneCamera());
    QVERIFY(action("preview.camera")->isChecked());
    openFile(writeFile(QStringLiteral("walk.vmd"), walk(true)));
    QVERIFY(!view().followsSceneCamera());
}

void TestPreview::sidesAndPerspective()
{
    trigger("preview.left");
    const CameraPose left = view().camera().pose();
    trigger("preview.top");
    QVERIFY(view().camera().pose().rotation.x != left.rotation.x);
    QAction *perspective = action("preview.perspective");
    QVERIFY(perspective->isChecked());
    perspective->trigger();
    QVERIFY(!perspective->isChecked());
    QVERIFY(!view().camera().pose().perspective);
}

void TestPreview::framesWhatIsChosen()
{
    document().setChosenTracks({});
    QVERIFY(!action("preview.frameSelection")->isEnabled());
    document().setChosenTracks({{TrackKind::Bone, 0}});
    QVERIFY(action("preview.frameSelection")->isEnabled());
    document().setPlayhead(40);
    QTRY_COMPARE(centreX(), 40.0f);
    trigger("preview.frameSelection");
    QVERIFY(qAbs(view().camera().pose().target.x - 40) < 3);
    const double nearby = view().camera().pose().distance;
    trigger("preview.frameAll");
    QVERIFY(qAbs(view().camera().pose().distance) > qAbs(nearby));
}

void TestPreview::switchesAreKept_data()
{
    QTest::addColumn<QString>("id");
    QTest::addColumn<bool>("standard");
    for (const auto &[id, standard] :
         {std::pair("grid", true), std::pair("axes", true), std::pair("skin", true), std::pair("edges", true),
          std::pair("bones", false), std::pair("ikChains", false), std::pair("neighbourGhosts", false),
          std::pair("path", false)})
        QTest::newRow(id) << QStringLiteral("preview.") + QLatin1String(id) << standard;
}

void TestPreview::switchesAreKept()
{
    QFETCH(QString, id);
    QFETCH(bool, standard);
    QAction *one = mWindow->actions().action(id);
    QCOMPARE(one->isChecked(), standard);
    const PreviewOptions before = session().options();
    one->trigger();
    QCOMPARE(one->isChecked(), !standard);
    QVERIFY(!(session().options() == before));
    MainWindow *other = MainWindow::newWindow(mWindow);
    QCOMPARE(other->actions().action(id)->isChecked(), !standard);
    QCOMPARE(other->preview().options(), session().options());
}

void TestPreview::ghostsStandAtKeysAndEveryFewFrames()
{
    document().setPlayhead(30);
    trigger("preview.neighbourGhosts");
    QTRY_COMPARE(view().scene().ghosts.size(), 2);
    trigger("preview.neighbourGhosts");
    QTRY_COMPARE(view().scene().ghosts.size(), 0);
    trigger("preview.stepGhosts");
    auto *dialog = mWindow->findChild<QInputDialog *>(QStringLiteral("ghostStepDialog"));
    QVERIFY(dialog);
    dialog->setIntValue(5);
    dialog->accept();
    QTRY_COMPARE(view().scene().ghosts.size(), 6);
    QVERIFY(action("preview.stepGhosts")->isChecked());
    QVERIFY(action("preview.stepGhosts")->text().contains(QLatin1Char('5')));
}

void TestPreview::pathShowsKeysOfTheChosenBone()
{
    document().setChosenTracks({{TrackKind::Bone, 0}});
    trigger("preview.path");
    QTRY_COMPARE(view().scene().paths.size(), 1);
    QCOMPARE(view().scene().paths[0].keys.size(), 4);
}

void TestPreview::comparesWithTheSavedFile()
{
    select(TrackKind::Bone);
    document().moveSelection(10);
    document().setPlayhead(30);
    trigger("preview.compareOver");
    QTRY_COMPARE(view().scene().ghosts.size(), 1);
    QTRY_COMPARE(centreX(), 20.0f);
    const auto before = view().scene().ghosts[0].pose;
    QCOMPARE(before->bones[size_t(bone(QStringLiteral("センター")))].position.x, 30.0f);
    trigger("preview.compareBeside");
    QTRY_COMPARE(view().scene().actors.size(), 2);
    QCOMPARE(view().scene().ghosts.size(), 0);
    QVERIFY(action("preview.compareBeside")->isChecked());
    trigger("preview.compareNothing");
    QTRY_COMPARE(view().scene().actors.size(), 1);
}

void TestPreview::openedModelTakesThePlaceOfTheOwnOne()
{
    const auto own = view().scene().actors[0].model;
    openModel(pmxModel(), QStringLiteral("model.pmx"));
    QTRY_VERIFY(view().scene().actors.constFirst().model != own);
    QCOMPARE(view().scene().actors[0].textureFolder, mDir->path());
    QVERIFY(bone(QStringLiteral("左足ＩＫ")) >= 0);
    trigger("file.closeModel");
    QTRY_COMPARE(view().scene().actors.constFirst().model, own);
    QVERIFY(view().scene().actors[0].textureFolder.isEmpty());
}

void TestPreview::droppedModelIsShown()
{
    QMimeData mime;
    mime.setUrls({QUrl::fromLocalFile(writeFile(QStringLiteral("model.PMD"), pmdModel()))});
    QSignalSpy spy(mWindow, &MainWindow::modelOpened);
    QDragEnterEvent enter(QPoint(100, 100), Qt::CopyAction, &mime, Qt::LeftButton, Qt::NoModifier);
    QApplication::sendEvent(mWindow, &enter);
    QDropEvent drop(QPointF(100, 100), Qt::CopyAction, &mime, Qt::LeftButton, Qt::NoModifier);
    QApplication::sendEvent(mWindow, &drop);
    QTRY_COMPARE(spy.count(), 1);
    QTRY_COMPARE(model().name, QStringLiteral("ミク"));
}

void TestPreview::brokenModelSaysWhyAndKeepsTheOneBefore()
{
    openModel(pmdModel(), QStringLiteral("good.pmd"));
    QTRY_COMPARE(model().name, QStringLiteral("ミク"));
    openModel(pmxModel().first(60), QStringLiteral("broken.pmx"), false);
    auto *box = mWindow->findChild<QMessageBox *>();
    QVERIFY(box);
    QVERIFY(box->text().contains(QStringLiteral("broken.pmx")));
    box->close();
    QCOMPARE(model().name, QStringLiteral("ミク"));
    QCOMPARE(session().openedModel()->model.get(), &model());
}

void TestPreview::listsWhatTheModelLacks()
{
    openFile(writeFile(QStringLiteral("a.vmd"), gestureMotion()));
    document().renameTrack({TrackKind::Bone, 1}, QStringLiteral("別の足"));
    openModel(pmxModel(), QStringLiteral("model.pmx"));
    QTRY_VERIFY2(panel().note().contains(QLatin1Char('1')), qPrintable(panel().note()));
    QPushButton *copy = nullptr;
    Q_EMIT panel().noteClicked();
    auto *dialog = mWindow->findChild<ModelReportDialog *>();
    QVERIFY(dialog && dialog->isVisible());
    QVERIFY2(dialog->text().contains(QStringLiteral("別の足")), qPrintable(dialog->text()));
    copy = dialog->findChild<QPushButton *>(QStringLiteral("copyReport"));
    copy->click();
    const QStringList lines = QApplication::clipboard()->text().split(QLatin1Char('\n'));
    const qsizetype line = lines.indexOf(QStringLiteral("別の足"));
    QVERIFY(line >= 0);
    QCOMPARE(lines.at(line + 1).trimmed(), QStringLiteral("3"));
    // It follows the motion.
    document().undoStack().undo();
    QTRY_VERIFY(!dialog->text().contains(QStringLiteral("別の足")));
    QTRY_VERIFY(panel().note().isEmpty());
    dialog->close();
}

void TestPreview::dragInTheSheetIsFollowedBeforeItsEnd()
{
    document().setPlayhead(20);
    QTRY_COMPARE(centreX(), 20.0f);
    Gesture gesture = drag(keyAt(20), keyAt(30));
    const PointerStep release = gesture.takeLast();
    play(mWindow->timeline().sheet(), gesture);
    // The key of frame 20 is shown at 30.
    QTRY_VERIFY(qAbs(centreX() - 20.0f * 20 / 30) < 0.01f);
    QCOMPARE(document().undoStack().count(), 0);
    play(mWindow->timeline().sheet(), {release});
    QCOMPARE(document().undoStack().count(), 1);
    QTRY_VERIFY(qAbs(centreX() - 20.0f * 20 / 30) < 0.01f);
}

void TestPreview::cancelledDragIsTakenBack()
{
    document().setPlayhead(20);
    Gesture gesture = drag(keyAt(20), keyAt(30));
    gesture.removeLast();
    play(mWindow->timeline().sheet(), gesture);
    QTRY_VERIFY(centreX() < 15);
    QTest::keyClick(&mWindow->timeline().sheet(), Qt::Key_Escape);
    QTRY_COMPARE(centreX(), 20.0f);
}

void TestPreview::dragInTheCurvesIsFollowed()
{
    // Wide enough for both beside each other.
    mWindow->resize(1700, 800);
    trigger("view.resetLayout");
    QTRY_VERIFY(!view().visibleRegion().isEmpty());
    KeySelection selection;
    selection.insert({TrackKind::Bone, 0}, 1);
    document().setSelection(selection);
    document().setPlayhead(5);
    QTRY_COMPARE(centreX(), 5.0f);
    auto *curves = mWindow->findChild<CurveView *>();
    QTRY_VERIFY(!curves->visibleRegion().isEmpty());
    curves->setFocus();
    QTest::keyClick(curves, Qt::Key_Up);
    QTRY_VERIFY(centreX() != 5.0f);
}

void TestPreview::playsBetweenFrames()
{
    PlaybackClock &clock = mWindow->timeline().state().playback();
    clock.setSpeed(PlaybackClock::slowest);
    bool between = false;
    const auto look = [&] {
        const float x = centreX();
        between = between || std::abs(x - std::round(x)) > 0.01f;
        return between;
    };
    trigger("play.toggle");
    QTRY_VERIFY(look());
    trigger("play.toggle");
    QTRY_COMPARE(centreX(), float(document().playhead()));
}

void TestPreview::scrubbingWorksOutOnePoseInATurn()
{
    QCoreApplication::processEvents();
    QTRY_VERIFY(view().isSettled());
    const auto before = view().scene().actors[0].pose;
    const int drawn = view().drawnPictures();
    for (int frame = 1; frame <= 20; ++frame)
        document().setPlayhead(frame);
    QCOMPARE(view().scene().actors[0].pose, before);
    QTRY_COMPARE(centreX(), 20.0f);
    QVERIFY(view().drawnPictures() <= drawn + 1);
}

void TestPreview::hiddenPreviewWorksOutNothing()
{
    dock()->hide();
    document().setPlayhead(40);
    QCoreApplication::processEvents();
    QCOMPARE(centreX(), 0.0f);
    dock()->show();
    dock()->raise();
    QTRY_COMPARE(centreX(), 40.0f);
}

void TestPreview::cameraOfAnotherFileIsShown()
{
    waitForFigure();
    document().setContent(readMotion(walk(false)));
    QVERIFY(!action("preview.camera")->isEnabled());
    QVERIFY(!action("preview.ownCamera")->isEnabled());
    trigger("preview.cameraFile");
    answerFileDialog(writeFile(QStringLiteral("camera.vmd"), cameraOnly()));
    QTRY_VERIFY2(view().followsSceneCamera(), qPrintable(message()));
    QVERIFY2(message().contains(QStringLiteral("camera.vmd")), qPrintable(message()));
    document().setPlayhead(30);
    session().controller().updateNow();
    QCOMPARE(view().scene().camera.target.x, 30.0);
    QVERIFY(action("preview.camera")->isEnabled());
    // The motion itself has no camera still.
    QVERIFY(document().motion().camera.isEmpty());
    QVERIFY(!document().isModified());
    trigger("preview.ownCamera");
    QVERIFY(!view().followsSceneCamera());
    QVERIFY(!action("preview.camera")->isEnabled());
    session().controller().updateNow();
    QCOMPARE(view().scene().camera.target.x, 0.0);
}

void TestPreview::fileWithoutCameraIsSaid()
{
    waitForFigure();
    trigger("preview.cameraFile");
    answerFileDialog(writeFile(QStringLiteral("walk.vmd"), walk(false)));
    QTRY_VERIFY2(message().contains(QStringLiteral("walk.vmd")), qPrintable(message()));
    QVERIFY(session().cameraFile().isEmpty());
    QVERIFY(!view().followsSceneCamera());
}

void TestPreview::backgroundIsChosenAndKept()
{
    waitForFigure();
    QVERIFY(!action("preview.plainBackground")->isEnabled());
    const QColor theme = view().scene().colours.background;
    trigger("preview.background");
    auto *dialog = mWindow->findChild<QColorDialog *>(QStringLiteral("backgroundDialog"));
    QVERIFY(dialog);
    dialog->setCurrentColor(QColor(10, 20, 60));
    session().controller().updateNow();
    QCOMPARE(view().scene().colours.background, QColor(10, 20, 60));
    QTest::keyClick(dialog, Qt::Key_Escape);
    session().controller().updateNow();
    QCOMPARE(view().scene().colours.background, theme);
    trigger("preview.background");
    dialog = nullptr;
    for (QColorDialog *open : mWindow->findChildren<QColorDialog *>()) {
        if (open->isVisible())
            dialog = open;
    }
    QVERIFY(dialog);
    dialog->setCurrentColor(QColor(10, 20, 60));
    dialog->accept();
    session().controller().updateNow();
    const QImage drawn = view().picture(QSize(64, 48)).image;
    QCOMPARE(drawn.pixelColor(1, 1), QColor(10, 20, 60));
    QCOMPARE(QSettings().value(QStringLiteral("preview/background")).toString(), QStringLiteral("#0a143c"));
    trigger("preview.plainBackground");
    session().controller().updateNow();
    QCOMPARE(view().scene().colours.background, theme);
}

QTEST_MAIN(TestPreview)
#include "tst_preview.moc"
