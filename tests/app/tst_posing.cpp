// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/preview/previewsession.h"
#include "editor-core/rig/rigmath.h"
#include "editor-core/vmd/writer.h"
#include "tests/support/mouse.h"
#include "tests/support/windowfixture.h"
#include "widgets/preview/previewpanel.h"
#include "widgets/preview/previewview.h"

#include <QApplication>
#include <QDockWidget>
#include <QDoubleSpinBox>
#include <QLineEdit>
#include <QMessageBox>
#include <QPushButton>
#include <QSettings>
#include <QSlider>
#include <QTest>
#include <QUndoStack>

#include <cmath>

using namespace furitsuke;
using namespace furitsuke::test;

/// Posing the figure in the preview, by real events.
class TestPosing : public QObject, protected WindowFixture
{
    Q_OBJECT

private Q_SLOTS:
    void init();
    void cleanup() { closeWindows(); }

    void toolShowsHandlesAtTheChosenBone();
    void ringTurnsTheBoneAndHoldsItInHand_data();
    void ringTurnsTheBoneAndHoldsItInHand();
    void poseIsRegisteredAtThePlayhead();
    void escapeGivesTheDragUp();
    void undoTakesGesturesBackFirst();
    void arrowMovesTheIkBone();
    void autoKeyMakesOneStepADrag();
    void lockedTrackSaysSo();
    void bentBySwitchedOnIkIsSaid();
    void boneWithoutTrackGetsOne();
    void twistTurnsAboutItsAxisOnly();
    void sliderPosesAMorph();
    void typedWeightPosesAMorph();
    void sliderFollowsThePlayhead();
    void escapeGivesTheSliderUp();
    void morphsAreFound();
    void closingTellsOfThePoseInHand();
    void pictureHasNoHandles();

private:
    PreviewSession &session() { return mWindow->preview(); }
    PreviewView &view() { return session().view(); }
    Posing &posing() { return session().posing(); }
    QDockWidget *dock(const char *name) { return mWindow->findChild<QDockWidget *>(QLatin1String(name)); }
    void raise(const char *name)
    {
        dock(name)->show();
        dock(name)->raise();
        QTRY_VERIFY(dock(name)->widget()->isVisible());
    }
    TrackRef track(const QString &name)
    {
        for (const TrackRef candidate : document().motion().tracks()) {
            if (document().trackLabel(candidate) == name)
                return candidate;
        }
        return {TrackKind::Bone, -1};
    }
    const KeyColumns<BoneKey> &keysOf(const QString &name)
    {
        return document().motion().bones.at(track(name).index).keys;
    }
    void choose(const QString &name)
    {
        QVERIFY(track(name).index >= 0);
        document().setChosenTracks({track(name)});
        session().controller().updateNow();
    }
    /// A point where a handle can be taken, off the others.
    QPointF pointOf(GizmoHandle handle)
    {
        const PoseGizmo &gizmo = *view().scene().gizmo;
        const QRectF inside = QRectF(view().rect()).adjusted(3, 3, -3, -3);
        for (const GizmoLine &line : gizmoLines(gizmo, view().transform())) {
            for (qsizetype i = 1; i < line.points.size(); ++i) {
                for (const double share : {0.9, 0.6, 0.3}) {
                    const QPointF point = share * line.points[i] + (1 - share) * line.points[i - 1];
                    if (line.handle == handle && !line.away && inside.contains(point) &&
                        gizmoHandleAt(gizmo, view().transform(), point.toPoint()) == handle)
                        return point.toPoint();
                }
            }
        }
        return {-1, -1};
    }
    void press(QPointF at)
    {
        QTest::mouseMove(&view(), at.toPoint());
        QTest::mousePress(&view(), Qt::LeftButton, {}, at.toPoint());
    }
    void moveTo(QPointF at)
    {
        QMouseEvent move(QEvent::MouseMove, at, view().mapToGlobal(at), Qt::NoButton, Qt::LeftButton, {});
        QApplication::sendEvent(&view(), &move);
    }
    void drag(GizmoHandle handle, QPointF by)
    {
        const QPointF from = pointOf(handle);
        QVERIFY(from.x() >= 0);
        press(from);
        for (int i = 1; i <= 4; ++i)
            moveTo(from + by * i / 4);
        QTest::mouseRelease(&view(), Qt::LeftButton, {}, (from + by).toPoint());
        session().controller().updateNow();
    }
    Quatf shownTurn(const QString &name)
    {
        const Model &model = *session().controller().model();
        for (size_t i = 0; i < size_t(model.bones.size()); ++i) {
            if (model.bones.at(qsizetype(i)).name == name)
                return session().controller().shownInput().bones[i].rotation;
        }
        return {};
    }
    QSlider *slider(const QString &morph)
    {
        return mWindow->findChild<QSlider *>(QStringLiteral("morph:") + morph);
    }

    const QString mArm = QStringLiteral("右腕");
    const QString mFoot = QStringLiteral("右足ＩＫ");
    const QString mBlink = QStringLiteral("まばたき");
};

void TestPosing::init()
{
    openWindow();
    mWindow->resize(1280, 900);
    mWindow->openDemo(QStringLiteral("dance"));
    QTRY_VERIFY(!document().motion().bones.isEmpty());
    raise("previewDock");
    QTRY_VERIFY_WITH_TIMEOUT(!view().scene().actors.isEmpty(), 60000);
    document().setPlayhead(207);
    session().controller().updateNow();
}

void TestPosing::toolShowsHandlesAtTheChosenBone()
{
    trigger("pose.turn");
    session().controller().updateNow();
    QVERIFY(!view().scene().gizmo);
    choose(mArm);
    QVERIFY(view().scene().gizmo);
    QCOMPARE(view().scene().gizmo->kind, GizmoKind::Turn);
    QVERIFY(action("pose.turn")->isChecked());
    // An arm does not move.
    trigger("pose.move");
    session().controller().updateNow();
    QVERIFY(!view().scene().gizmo);
    QVERIFY(!action("pose.turn")->isChecked());
    choose(mFoot);
    QCOMPARE(view().scene().gizmo->kind, GizmoKind::Move);
    trigger("pose.move");
    session().controller().updateNow();
    QVERIFY(!view().scene().gizmo);
}

void TestPosing::ringTurnsTheBoneAndHoldsItInHand_data()
{
    QTest::addColumn<QByteArray>("axes");
    QTest::newRow("own axes") << QByteArray("pose.axesLocal");
    QTest::newRow("parent's axes") << QByteArray("pose.axesParent");
    QTest::newRow("world's axes") << QByteArray("pose.axesGlobal");
}

void TestPosing::ringTurnsTheBoneAndHoldsItInHand()
{
    QFETCH(QByteArray, axes);
    const Motion before = document().motion();
    trigger("pose.turn");
    trigger(axes.constData());
    choose(mArm);
    const qint32 bone = view().scene().chosenBones.constFirst();
    const auto worldTurn = [&] {
        return rigmath::toDouble(view().scene().actors.constFirst().pose->bones[size_t(bone)].rotation);
    };
    const Quatd was = worldTurn();
    const QPointF from = pointOf(GizmoHandle::View);
    QVERIFY(from.x() >= 0);
    press(from);
    moveTo(from + QPointF(0, 10));
    moveTo(from + QPointF(0, 25));
    QVERIFY(view().gizmoDrag());
    const double angle = view().gizmoDrag()->angle();
    const QVector3D axis = view().gizmoDrag()->axis();
    QTest::mouseRelease(&view(), Qt::LeftButton, {}, (from + QPointF(0, 25)).toPoint());
    session().controller().updateNow();
    // The bone has turned in the world by just what the handle has.
    using namespace rigmath;
    const Quatd turn = worldTurn() * conjugate(was);
    QVERIFY(std::abs(angle) > 0.1);
    const double sine = std::sin(angle / 2);
    const double sign = turn.w * std::cos(angle / 2) < 0 ? -1 : 1;
    QVERIFY(std::abs(sign * turn.x - sine * double(axis.x())) < 1e-4);
    QVERIFY(std::abs(sign * turn.y - sine * double(axis.y())) < 1e-4);
    QVERIFY(std::abs(sign * turn.z - sine * double(axis.z())) < 1e-4);
    QVERIFY(document().motion() == before);
    QCOMPARE(posing().inHand().bones.size(), 1);
    QCOMPARE(posing().inHand().bones[0].name, mArm);
    QVERIFY(mWindow->findChild<QWidget *>(QStringLiteral("previewHand"))->isVisible());
}

void TestPosing::poseIsRegisteredAtThePlayhead()
{
    const QByteArray before = writeMotion(document().motion());
    trigger("pose.turn");
    choose(mArm);
    drag(GizmoHandle::View, {0, 30});
    const Quatf posed = shownTurn(mArm);
    const qsizetype keys = keysOf(mArm).size();
    QTest::keyClick(&view(), Qt::Key_F8);
    QCOMPARE(keysOf(mArm).size(), keys + 1);
    const qsizetype row = keysOf(mArm).lowerBound(207);
    QCOMPARE(keysOf(mArm).frames()[row], 207u);
    QVERIFY(keysOf(mArm).key(row).rotation == posed);
    QVERIFY(document().selection().contains(track(mArm), row));
    QVERIFY(shownTurn(mArm) == posed);
    QVERIFY(posing().isEmpty());
    QVERIFY(!mWindow->findChild<QWidget *>(QStringLiteral("previewHand"))->isVisible());
    QVERIFY(!action("pose.register")->isEnabled());
    QCOMPARE(document().undoStack().count(), 1);
    trigger("edit.undo");
    QCOMPARE(writeMotion(document().motion()), before);
}

void TestPosing::escapeGivesTheDragUp()
{
    trigger("pose.turn");
    choose(mArm);
    const Quatf was = shownTurn(mArm);
    const QPointF from = pointOf(GizmoHandle::View);
    press(from);
    moveTo(from + QPointF(0, 20));
    session().controller().updateNow();
    QVERIFY(!(shownTurn(mArm) == was));
    QTest::keyClick(&view(), Qt::Key_Escape);
    session().controller().updateNow();
    QVERIFY(shownTurn(mArm) == was);
    moveTo(from + QPointF(0, 40));
    QTest::mouseRelease(&view(), Qt::LeftButton, {}, (from + QPointF(0, 40)).toPoint());
    session().controller().updateNow();
    QVERIFY(shownTurn(mArm) == was);
    QVERIFY(posing().isEmpty());
}

void TestPosing::undoTakesGesturesBackFirst()
{
    document().setPlayhead(0);
    document().setPlayhead(207);
    trigger("pose.turn");
    choose(mArm);
    const Quatf was = shownTurn(mArm);
    drag(GizmoHandle::View, {0, 30});
    QVERIFY(action("edit.undo")->isEnabled());
    trigger("edit.undo");
    session().controller().updateNow();
    QVERIFY(shownTurn(mArm) == was);
    QVERIFY(!action("edit.undo")->isEnabled());
}

void TestPosing::arrowMovesTheIkBone()
{
    trigger("pose.move");
    trigger("pose.axesGlobal");
    choose(mFoot);
    drag(GizmoHandle::Y, {0, -20});
    QCOMPARE(posing().inHand().bones.size(), 1);
    const PoseBone posed = posing().inHand().bones[0];
    trigger("pose.discard");
    const BonePose was = sampleBone(keysOf(mFoot), 207);
    QVERIFY(double(posed.position.y) > was.position.y + 0.2);
    QVERIFY(std::abs(double(posed.position.x) - was.position.x) < 1e-4);
    QVERIFY(std::abs(double(posed.position.z) - was.position.z) < 1e-4);
}

void TestPosing::autoKeyMakesOneStepADrag()
{
    const QByteArray before = writeMotion(document().motion());
    trigger("pose.turn");
    trigger("pose.autoKey");
    choose(mArm);
    drag(GizmoHandle::View, {0, 30});
    QCOMPARE(document().undoStack().count(), 1);
    QCOMPARE(document().undoStack().undoText(), QStringLiteral("Turn “右腕”"));
    QVERIFY(keysOf(mArm).frames().contains(207u));
    QVERIFY(posing().isEmpty());
    drag(GizmoHandle::View, {0, -20});
    QCOMPARE(document().undoStack().count(), 2);
    trigger("edit.undo");
    trigger("edit.undo");
    QCOMPARE(writeMotion(document().motion()), before);
    QVERIFY(QSettings().value(QStringLiteral("preview/autoKey")).toBool());
}

void TestPosing::lockedTrackSaysSo()
{
    trigger("pose.turn");
    choose(mArm);
    document().setTrackLook(track(mArm), {.locked = true});
    choose(mArm);
    drag(GizmoHandle::View, {0, 30});
    QVERIFY2(message().contains(mArm), qPrintable(message()));
    QVERIFY(posing().isEmpty());
}

void TestPosing::bentBySwitchedOnIkIsSaid()
{
    trigger("pose.turn");
    choose(QStringLiteral("右足"));
    drag(GizmoHandle::View, {0, 10});
    QVERIFY2(message().contains(mFoot), qPrintable(message()));
}

void TestPosing::boneWithoutTrackGetsOne()
{
    // A motion without anything.
    mWindow->openDemo(QStringLiteral("face"));
    QTRY_VERIFY(track(mArm).index < 0);
    session().controller().updateNow();
    const Model &model = *session().controller().model();
    qint32 arm = -1;
    QPointF at(-1, -1);
    for (qint32 i = 0; i < qint32(model.bones.size()); ++i) {
        if (model.bones.at(i).name == mArm)
            arm = i;
    }
    for (int y = 2; y < view().height() && at.x() < 0; y += 2) {
        for (int x = 2; x < view().width() && at.x() < 0; x += 2) {
            if (view().boneAt(QPointF(x, y)) == arm)
                at = QPointF(x, y);
        }
    }
    QVERIFY(at.x() >= 0);
    QTest::mouseClick(&view(), Qt::LeftButton, {}, at.toPoint());
    QVERIFY2(message().contains(mArm), qPrintable(message()));
    trigger("pose.turn");
    session().controller().updateNow();
    QVERIFY(view().scene().gizmo);
    drag(GizmoHandle::View, {0, 30});
    trigger("pose.register");
    QVERIFY(track(mArm).index >= 0);
    QCOMPARE(keysOf(mArm).size(), 1);
}

void TestPosing::twistTurnsAboutItsAxisOnly()
{
    trigger("pose.turn");
    choose(QStringLiteral("右腕捩"));
    QVERIFY(view().scene().gizmo);
    QCOMPARE(view().scene().gizmo->has, (std::array<bool, 3>{true, false, false}));
    QVERIFY(!view().scene().gizmo->hasView);
}

void TestPosing::sliderPosesAMorph()
{
    raise("morphsDock");
    QTRY_VERIFY(slider(mBlink));
    document().setPlayhead(0);
    session().controller().updateNow();
    QSlider *blink = slider(mBlink);
    QCOMPARE(blink->value(), 0);
    // At the left end, where the handle is; then to the right end.
    QTest::mousePress(blink, Qt::LeftButton, {}, {6, blink->height() / 2});
    QVERIFY(blink->isSliderDown());
    QMouseEvent move(QEvent::MouseMove, QPointF(blink->width() - 2, blink->height() / 2.0),
                     blink->mapToGlobal(QPointF(blink->width() - 2, blink->height() / 2.0)), Qt::NoButton,
                     Qt::LeftButton, {});
    QApplication::sendEvent(blink, &move);
    QCOMPARE(blink->value(), 100);
    QTest::mouseRelease(blink, Qt::LeftButton, {}, {blink->width() - 2, blink->height() / 2});
    QCOMPARE(posing().inHand().morphs, (QList<PoseMorph>{{mBlink, 1}}));
    session().controller().updateNow();
    QCOMPARE(mWindow->findChild<QDoubleSpinBox *>(QStringLiteral("morphBox:") + mBlink)->value(), 1.0);
    trigger("pose.register");
    QCOMPARE(sampleMorph(document().motion().morphs.at(track(mBlink).index).keys, 0), 1.0);
}

void TestPosing::typedWeightPosesAMorph()
{
    raise("morphsDock");
    QTRY_VERIFY(slider(mBlink));
    auto *box = mWindow->findChild<QDoubleSpinBox *>(QStringLiteral("morphBox:") + mBlink);
    box->setFocus();
    box->selectAll();
    QTest::keyClicks(box, QStringLiteral("0.25"));
    QTest::keyClick(box, Qt::Key_Return);
    QCOMPARE(posing().inHand().morphs, (QList<PoseMorph>{{mBlink, 0.25f}}));
    session().controller().updateNow();
    QCOMPARE(slider(mBlink)->value(), 25);
}

void TestPosing::sliderFollowsThePlayhead()
{
    raise("morphsDock");
    QTRY_VERIFY(slider(mBlink));
    const MorphTrack &blink = document().motion().morphs.at(track(mBlink).index);
    qsizetype row = 0;
    while (row < blink.keys.size() && blink.keys.key(row).weight < 0.9f)
        ++row;
    QVERIFY(row < blink.keys.size());
    document().setPlayhead(0);
    session().controller().updateNow();
    QCOMPARE(slider(mBlink)->value(), 0);
    document().setPlayhead(blink.keys.frames()[row]);
    session().controller().updateNow();
    QCOMPARE(slider(mBlink)->value(), int(std::lround(100 * double(blink.keys.key(row).weight))));
    QVERIFY(posing().isEmpty());
}

void TestPosing::escapeGivesTheSliderUp()
{
    raise("morphsDock");
    QTRY_VERIFY(slider(mBlink));
    document().setPlayhead(0);
    session().controller().updateNow();
    QSlider *blink = slider(mBlink);
    QTest::mousePress(blink, Qt::LeftButton, {}, {6, blink->height() / 2});
    QMouseEvent move(QEvent::MouseMove, QPointF(blink->width() / 2.0, 4),
                     blink->mapToGlobal(QPointF(blink->width() / 2.0, 4)), Qt::NoButton, Qt::LeftButton, {});
    QApplication::sendEvent(blink, &move);
    QVERIFY(!posing().isEmpty());
    QTest::keyClick(blink, Qt::Key_Escape);
    QVERIFY(posing().isEmpty());
    QTest::mouseRelease(blink, Qt::LeftButton, {}, {blink->width() / 2, 4});
    QVERIFY(posing().isEmpty());
    session().controller().updateNow();
    QCOMPARE(blink->value(), 0);
}

void TestPosing::morphsAreFound()
{
    raise("morphsDock");
    QTRY_VERIFY(slider(mBlink));
    QVERIFY(slider(QStringLiteral("あ"))->isVisibleTo(mWindow));
    auto *search = mWindow->findChild<QLineEdit *>(QStringLiteral("morphFilter"));
    search->setText(mBlink);
    QVERIFY(slider(mBlink)->isVisibleTo(mWindow));
    QVERIFY(!slider(QStringLiteral("あ"))->isVisibleTo(mWindow));
}

void TestPosing::closingTellsOfThePoseInHand()
{
    trigger("pose.turn");
    choose(mArm);
    drag(GizmoHandle::View, {0, 30});
    mWindow->close();
    auto *box = mWindow->findChild<QMessageBox *>(QStringLiteral("unsavedBox"));
    QVERIFY(box);
    QVERIFY(mWindow->isVisible());
    QVERIFY(box->informativeText().contains(QStringLiteral("207")));
    QTest::mouseClick(box->button(QMessageBox::Cancel), Qt::LeftButton);
    QVERIFY(!posing().isEmpty());
    QVERIFY(mWindow->isVisible());
}

void TestPosing::pictureHasNoHandles()
{
    trigger("pose.turn");
    choose(mArm);
    const QImage with = view().picture(QSize(320, 240)).image;
    trigger("pose.turn");
    session().controller().updateNow();
    QCOMPARE(view().picture(QSize(320, 240)).image, with);
}

QTEST_MAIN(TestPosing)
#include "tst_posing.moc"
