// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor-core/rig/posegizmo.h"
#include "editor-core/rig/rigmath.h"

#include <QTest>

#include <cmath>

using namespace furitsuke;
using namespace furitsuke::rigmath;

namespace {

constexpr double pi = 3.14159265358979;
constexpr QSizeF window(640, 480);

CameraPose camera(double around, double up, bool perspective)
{
    CameraPose pose;
    pose.distance = -45;
    pose.target = {1, 10, 0};
    pose.rotation = {up, around, 0};
    pose.viewAngle = 30;
    pose.perspective = perspective;
    return pose;
}

/// A direction across an axis, turned about it by an angle in MMD's sense.
QVector3D arm(const QVector3D &axis, double angle)
{
    const QVector3D other = std::abs(axis.y()) < 0.8f ? QVector3D(0, 1, 0) : QVector3D(1, 0, 0);
    const QVector3D first = QVector3D::crossProduct(axis, other).normalized();
    const double sine = std::sin(angle / 2);
    const Quatd turn = {sine * double(axis.x()), sine * double(axis.y()), sine * double(axis.z()),
                        std::cos(angle / 2)};
    const Vec3d v = turned(turn, {double(first.x()), double(first.y()), double(first.z())});
    return {float(v.x), float(v.y), float(v.z)};
}

PoseGizmo gizmo(GizmoKind kind)
{
    PoseGizmo made;
    made.kind = kind;
    made.place = {2, 12, 1};
    // Axes of a bone that is turned anyhow.
    const Quatd turn = {0.18257418583505536, 0.36514837167011072, 0.54772255750516607, 0.73029674334022143};
    for (int i = 0; i < 3; ++i) {
        const Vec3d v = turned(turn, {double(i == 0), double(i == 1), double(i == 2)});
        made.axes[size_t(i)] = {float(v.x), float(v.y), float(v.z)};
    }
    return made;
}

/// Rows for each axis from several sides; without those where a ring is seen from its edge, which is turned
/// in another way.
void cameras(bool rings)
{
    QTest::addColumn<double>("around");
    QTest::addColumn<double>("up");
    QTest::addColumn<bool>("perspective");
    QTest::addColumn<int>("axis");
    const auto row = [rings](const char *name, double around, double up, bool perspective) {
        const ViewTransform view = viewTransform(camera(around, up, perspective), window);
        const PoseGizmo made = gizmo(GizmoKind::Turn);
        const QVector3D eye = perspective ? (view.eye - made.place).normalized() : -view.forward;
        for (int axis = 0; axis < 3; ++axis) {
            if (!rings || std::abs(QVector3D::dotProduct(made.axes[size_t(axis)], eye)) > 0.35f)
                QTest::addRow("%s, %c", name, "XYZ"[axis]) << around << up << perspective << axis;
        }
    };
    row("slanted", 0.7, 0.6, true);
    row("from behind", 3.9, 0.5, true);
    row("from below", 0.8, -0.7, true);
    row("without perspective", 0.7, 0.6, false);
}

double angleBetween(const QVector3D &a, const QVector3D &b)
{
    return std::acos(std::clamp(double(QVector3D::dotProduct(a.normalized(), b.normalized())), -1.0, 1.0));
}

} // namespace

/// The gizmo by which bones are posed: where its handles are, and what dragging them means.
class TestPoseGizmo : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void ringFollowsThePointer_data() { cameras(true); }
    void ringFollowsThePointer();
    void turnsGoOnBeyondAWholeOne();
    void arrowFollowsThePointer_data() { cameras(false); }
    void arrowFollowsThePointer();
    void acrossTheSightThePlaceFollowsThePointer();
    void slowlyAndInSteps();
    void handlesAreWhereTheirLinesAre_data();
    void handlesAreWhereTheirLinesAre();
    void isEquallyLargeFromAnyDistance();
    void missingAxesHaveNoHandles();
    void behindTheEyeThereIsNothing();
    void ringSeenFromItsEdgeTurnsAlongIt();
};

void TestPoseGizmo::ringFollowsThePointer()
{
    QFETCH(double, around);
    QFETCH(double, up);
    QFETCH(bool, perspective);
    QFETCH(int, axis);
    const ViewTransform view = viewTransform(camera(around, up, perspective), window);
    const PoseGizmo ring = gizmo(GizmoKind::Turn);
    const QVector3D about = ring.axes[size_t(axis)];
    for (const double angle : {0.4, -0.9, 1.5, 2.6, -2.8}) {
        const std::optional<QPointF> from = view.pixelOf(ring.place + arm(about, 0.2));
        const std::optional<QPointF> to = view.pixelOf(ring.place + arm(about, 0.2 + angle));
        GizmoDrag drag(ring, GizmoHandle(axis + 1), view, *from);
        for (int i = 1; i <= 20; ++i)
            drag.moveTo(*view.pixelOf(ring.place + arm(about, 0.2 + angle * i / 20)), false, false);
        QVERIFY2(std::abs(drag.angle() - angle) < 0.005,
                 qPrintable(QStringLiteral("%1 for %2").arg(drag.angle()).arg(angle)));
        QVERIFY(angleBetween(arm(about, 0.2 + drag.angle()), arm(about, 0.2 + angle)) < 0.005);
        QVERIFY(to.has_value());
    }
}

void TestPoseGizmo::turnsGoOnBeyondAWholeOne()
{
    const ViewTransform view = viewTransform(camera(0.7, 0.6, true), window);
    const PoseGizmo ring = gizmo(GizmoKind::Turn);
    const QPointF middle = *view.pixelOf(ring.place);
    const auto at = [&](double angle) { return middle + 70 * QPointF(std::cos(angle), std::sin(angle)); };
    GizmoDrag drag(ring, GizmoHandle::View, view, at(0));
    for (int i = 1; i <= 60; ++i)
        drag.moveTo(at(i * 3 * pi / 60), false, false);
    QVERIFY2(std::abs(std::abs(drag.angle()) - 3 * pi) < 0.2, qPrintable(QString::number(drag.angle())));
}

void TestPoseGizmo::arrowFollowsThePointer()
{
    QFETCH(double, around);
    QFETCH(double, up);
    QFETCH(bool, perspective);
    QFETCH(int, axis);
    const ViewTransform view = viewTransform(camera(around, up, perspective), window);
    const PoseGizmo arrows = gizmo(GizmoKind::Move);
    const QVector3D along = arrows.axes[size_t(axis)];
    const QPointF from = *view.pixelOf(arrows.place);
    const float wanted = 0.5f;
    const QPointF to = *view.pixelOf(arrows.place + wanted * along);
    GizmoDrag drag(arrows, GizmoHandle(axis + 1), view, from);
    drag.moveTo(to, false, false);
    // In perspective what comes nearer is larger: a small share of a short way.
    QVERIFY2((drag.shift() - wanted * along).length() < (perspective ? 0.02f : 0.002f),
             qPrintable(QString::number(double((drag.shift() - wanted * along).length()))));
}

void TestPoseGizmo::acrossTheSightThePlaceFollowsThePointer()
{
    const ViewTransform view = viewTransform(camera(0.7, 0.6, true), window);
    const PoseGizmo arrows = gizmo(GizmoKind::Move);
    const QPointF from = *view.pixelOf(arrows.place);
    GizmoDrag drag(arrows, GizmoHandle::View, view, from);
    drag.moveTo(from + QPointF(80, -35), false, false);
    const QPointF now = *view.pixelOf(arrows.place + drag.shift());
    QVERIFY((now - from - QPointF(80, -35)).manhattanLength() < 0.1);
}

void TestPoseGizmo::slowlyAndInSteps()
{
    const ViewTransform view = viewTransform(camera(0.7, 0.6, false), window);
    const PoseGizmo arrows = gizmo(GizmoKind::Move);
    const QPointF from = *view.pixelOf(arrows.place);
    const QPointF to = *view.pixelOf(arrows.place + 2.1f * arrows.axes[0]);
    GizmoDrag snapped(arrows, GizmoHandle::X, view, from);
    snapped.moveTo(to, false, true);
    QVERIFY((snapped.shift() - 2 * arrows.axes[0]).length() < 1e-5f);
    GizmoDrag fine(arrows, GizmoHandle::X, view, from);
    fine.moveTo(to, true, false);
    QVERIFY((fine.shift() - 0.21f * arrows.axes[0]).length() < 1e-3f);

    const PoseGizmo ring = gizmo(GizmoKind::Turn);
    GizmoDrag turn(ring, GizmoHandle::View, view, from + QPointF(70, 0));
    turn.moveTo(from + QPointF(70, 20), false, true);
    const double steps = turn.angle() / (5 * pi / 180);
    QVERIFY(std::abs(steps) > 2.5 && std::abs(steps - std::round(steps)) < 1e-9);
}

void TestPoseGizmo::handlesAreWhereTheirLinesAre_data()
{
    QTest::addColumn<int>("kind");
    QTest::newRow("rings") << int(GizmoKind::Turn);
    QTest::newRow("arrows") << int(GizmoKind::Move);
}

void TestPoseGizmo::handlesAreWhereTheirLinesAre()
{
    QFETCH(int, kind);
    const ViewTransform view = viewTransform(camera(0.7, 0.6, true), window);
    const PoseGizmo made = gizmo(GizmoKind(kind));
    QSet<GizmoHandle> seen;
    for (const GizmoLine &line : gizmoLines(made, view)) {
        if (line.away)
            continue;
        seen.insert(line.handle);
        if (made.kind == GizmoKind::Move && line.handle != GizmoHandle::View) {
            // Near its end, where no other one is.
            QCOMPARE(gizmoHandleAt(made, view, 0.9 * line.points.last() + 0.1 * line.points.first()),
                     line.handle);
            continue;
        }
        int own = 0;
        for (qsizetype i = 1; i < line.points.size(); ++i)
            own += gizmoHandleAt(made, view, (line.points[i - 1] + line.points[i]) / 2) == line.handle;
        // Others may cross it.
        QVERIFY(own * 2 >= line.points.size() - 1);
    }
    QCOMPARE(seen.size(), 4);
    QCOMPARE(gizmoHandleAt(made, view, *view.pixelOf(made.place) + QPointF(150, 0)), GizmoHandle::None);
}

void TestPoseGizmo::isEquallyLargeFromAnyDistance()
{
    for (const double distance : {-10.0, -45.0, -300.0}) {
        CameraPose pose = camera(0.7, 0.6, true);
        pose.distance = distance;
        const ViewTransform view = viewTransform(pose, window);
        PoseGizmo made = gizmo(GizmoKind::Move);
        made.place = {1, 10, 0};
        made.axes[0] = view.right;
        for (const GizmoLine &line : gizmoLines(made, view)) {
            if (line.handle != GizmoHandle::X)
                continue;
            const double reach = std::abs(line.points.last().x() - view.pixelOf(made.place)->x());
            QVERIFY2(std::abs(reach - gizmoReach) < 1, qPrintable(QString::number(reach)));
        }
    }
}

void TestPoseGizmo::missingAxesHaveNoHandles()
{
    const ViewTransform view = viewTransform(camera(0.7, 0.6, true), window);
    PoseGizmo twist = gizmo(GizmoKind::Turn);
    twist.has = {true, false, false};
    twist.hasView = false;
    for (const GizmoLine &line : gizmoLines(twist, view))
        QCOMPARE(line.handle, GizmoHandle::X);
}

void TestPoseGizmo::behindTheEyeThereIsNothing()
{
    const ViewTransform view = viewTransform(camera(0, 0, true), window);
    PoseGizmo made = gizmo(GizmoKind::Turn);
    made.place = view.eye - 5 * view.forward;
    QVERIFY(gizmoLines(made, view).isEmpty());
    QCOMPARE(gizmoHandleAt(made, view, {320, 240}), GizmoHandle::None);
}

void TestPoseGizmo::ringSeenFromItsEdgeTurnsAlongIt()
{
    const ViewTransform view = viewTransform(camera(0, 0, false), window);
    PoseGizmo ring = gizmo(GizmoKind::Turn);
    ring.axes = {view.right, view.up, view.forward};
    // The near side of the ring about the upright axis goes along with the pointer.
    const QPointF from = *view.pixelOf(ring.place);
    GizmoDrag drag(ring, GizmoHandle::Y, view, from);
    drag.moveTo(from + QPointF(gizmoReach * 0.5, 0), false, false);
    QVERIFY2(std::abs(std::abs(drag.angle()) - 0.5) < 0.01, qPrintable(QString::number(drag.angle())));
    const double sine = std::sin(drag.angle() / 2);
    const QVector3D axis = drag.axis();
    const Quatd turn = {sine * double(axis.x()), sine * double(axis.y()), sine * double(axis.z()),
                        std::cos(drag.angle() / 2)};
    const Vec3d near =
        turned(turn, {-double(view.forward.x()), -double(view.forward.y()), -double(view.forward.z())});
    QVERIFY(view.pixelOf(ring.place + QVector3D(float(near.x), float(near.y), float(near.z)))->x() >
            from.x());
}

QTEST_APPLESS_MAIN(TestPoseGizmo)
#include "tst_posegizmo.moc"
