// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/gestures.h"
#include "tests/support/motions.h"
#include "widgets/dopesheet/keytooltip.h"
#include "widgets/dopesheet/timelinepanel.h"

#include <QHelpEvent>
#include <QTest>
#include <QToolTip>

using namespace furitsuke;
using namespace furitsuke::test;

/// What the dope sheet says of the key under the pointer.
class TestKeyToolTip : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init();
    void cleanup();
    void oneKeyIsToldWithFrameTimeAndValues();
    void cameraIsToldInMmdsUnits();
    void curvesAreToldInNumbersAndWords();
    void heldKeyTellsSinceWhen();
    void groupTellsCounts();
    void keysInOnePixelAreCounted();
    void lockedTrackSaysSo();
    void namesAreNotMarkup();
    void emptySpaceSaysNothing();
    void shownByTheView();

private:
    QString at(TrackRef track, qint64 frame) const
    {
        const SheetGeometry &geometry = mPanel->state().geometry();
        return keyToolTip(*mDocument, geometry,
                          keyPoint(geometry, mPanel->state().rows().rowOf(track), frame));
    }

    std::unique_ptr<MotionDocument> mDocument;
    std::unique_ptr<TimelinePanel> mPanel;
};

void TestKeyToolTip::init()
{
    FileBuilder file;
    file.count(4);
    const QByteArray center = "\x83\x5A\x83\x93\x83\x5E\x81\x5B";
    BoneCurves curves;
    curves.setCurve(BoneChannel::Rotation, {64, 0, 64, 127});
    file.bone(center, 0).bone(center, 30, {1.5f, 2, -3}, {0, 0.7071068f, 0, 0.7071068f}, curves);
    file.bone(center, 45, {1.5f, 2, -3}, {0, 0.7071068f, 0, 0.7071068f}).bone("a<b>&c", 30);
    file.count(0).count(1);
    CameraKey camera;
    camera.distance = -45;
    camera.viewAngle = 30;
    file.camera(30, camera);
    file.count(0).count(0).count(0);
    mDocument = std::make_unique<MotionDocument>();
    mDocument->setContent(readMotion(file.bytes()));
    mPanel = std::make_unique<TimelinePanel>(*mDocument);
    mPanel->resize(1000, 420);
    mPanel->show();
    QVERIFY(QTest::qWaitForWindowExposed(mPanel.get()));
    TimeScale scale;
    scale.fit(0, 60, mPanel->sheet().width());
    mPanel->state().setScale(scale);
}

void TestKeyToolTip::cleanup()
{
    QToolTip::hideText();
    mPanel.reset();
    mDocument.reset();
}

void TestKeyToolTip::oneKeyIsToldWithFrameTimeAndValues()
{
    const QString text = at({TrackKind::Bone, 0}, 30);
    for (const char *part : {"センター", "30", "0:01.00", "1.5, 2, -3"})
        QVERIFY2(text.contains(QString::fromUtf8(part)), qPrintable(text));
    // MMD's Euler degrees.
    QVERIFY2(text.contains(QStringLiteral("90")), qPrintable(text));
}

void TestKeyToolTip::cameraIsToldInMmdsUnits()
{
    const QString text = at({TrackKind::Camera, 0}, 30);
    QVERIFY2(text.contains(QStringLiteral("45  (stored -45)")), qPrintable(text));
    QVERIFY2(text.contains(QStringLiteral("30°")), qPrintable(text));
}

void TestKeyToolTip::curvesAreToldInNumbersAndWords()
{
    const QString text = at({TrackKind::Bone, 0}, 30);
    QVERIFY2(text.contains(QStringLiteral("(64, 0) (64, 127)")), qPrintable(text));
    QVERIFY2(text.contains(curveKindText(CurveKind::SlowBoth)), qPrintable(text));
    QVERIFY2(at({TrackKind::Bone, 0}, 0).contains(curveKindText(CurveKind::Straight)), qPrintable(text));
}

void TestKeyToolTip::heldKeyTellsSinceWhen()
{
    QVERIFY(at({TrackKind::Bone, 0}, 45).contains(QStringLiteral("since frame 30")));
    QVERIFY(!at({TrackKind::Bone, 0}, 30).contains(QStringLiteral("since frame")));
}

void TestKeyToolTip::groupTellsCounts()
{
    mDocument->setSelection(keysInFrames(mDocument->motion(), {{TrackKind::Bone, 0}}, 30, 30));
    const SheetGeometry &geometry = mPanel->state().geometry();
    const QString text = keyToolTip(*mDocument, geometry, keyPoint(geometry, 0, 30));
    QVERIFY2(text.contains(QStringLiteral("2 key(s) of 2 track(s)")), qPrintable(text));
    QVERIFY2(text.contains(QStringLiteral("1 selected")), qPrintable(text));
}

void TestKeyToolTip::keysInOnePixelAreCounted()
{
    TimeScale scale;
    scale.fit(0, 100000, mPanel->sheet().width());
    mPanel->state().setScale(scale);
    const QString text = at({TrackKind::Bone, 0}, 30);
    QVERIFY2(text.contains(QStringLiteral("3 key(s)")), qPrintable(text));
    QVERIFY2(text.contains(QStringLiteral("0")) && text.contains(QStringLiteral("45")), qPrintable(text));
}

void TestKeyToolTip::lockedTrackSaysSo()
{
    QVERIFY(!at({TrackKind::Bone, 0}, 30).contains(QStringLiteral("locked")));
    mDocument->setTrackLook({TrackKind::Bone, 0}, {true, false, false, 0});
    QVERIFY(at({TrackKind::Bone, 0}, 30).contains(QStringLiteral("locked")));
}

void TestKeyToolTip::namesAreNotMarkup()
{
    QVERIFY(at({TrackKind::Bone, 1}, 30).contains(QStringLiteral("a&lt;b&gt;&amp;c")));
}

void TestKeyToolTip::emptySpaceSaysNothing()
{
    QVERIFY(at({TrackKind::Bone, 0}, 20).isEmpty());
    QVERIFY(keyToolTip(*mDocument, mPanel->state().geometry(), {10, 4000}).isEmpty());
}

void TestKeyToolTip::shownByTheView()
{
    DopeSheetView &sheet = mPanel->sheet();
    const SheetGeometry &geometry = mPanel->state().geometry();
    const auto ask = [&](QPointF point) {
        QHelpEvent event(QEvent::ToolTip, point.toPoint(), sheet.mapToGlobal(point.toPoint()));
        QApplication::sendEvent(&sheet, &event);
        return QToolTip::isVisible() ? QToolTip::text() : QString();
    };
    const qsizetype row = mPanel->state().rows().rowOf({TrackKind::Bone, 0});
    QCOMPARE(ask(keyPoint(geometry, row, 30)), at({TrackKind::Bone, 0}, 30));
    mDocument->setSelection(keysInFrames(mDocument->motion(), {{TrackKind::Bone, 0}}, 30, 45));
    QVERIFY(ask(handlePoint(geometry, SpanEdge::Last, 45)).contains(QStringLiteral("scale")));
}

QTEST_MAIN(TestKeyToolTip)
#include "tst_keytooltip.moc"
