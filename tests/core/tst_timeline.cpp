// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor-core/timeline/columnmarks.h"
#include "editor-core/timeline/curvekind.h"
#include "editor-core/timeline/summaryindex.h"
#include "tests/support/motions.h"

#include <QRandomGenerator>
#include <QTest>

#include <cmath>
#include <limits>
#include <set>

using namespace furitsuke;

/// Time scale, pixel columns, frame sets, rows and summaries of the dope sheet, without a window.
class TestTimeline : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void frameUnderTheCursorStaysWhenZooming();
    void scaleStaysWithinItsBounds();
    void fitShowsBothEndsWithRoom();
    void ensureVisibleScrollsOnlyWhenNeeded();
    void ticksAreNeverTooNear_data();
    void ticksAreNeverTooNear();
    void columnsAgreeWithEveryKeysPlace_data();
    void columnsAgreeWithEveryKeysPlace();
    void draggedKeysAreMarkedWhereTheyWouldLand();
    void scaledKeysAreMarkedWhereTheyWouldLand_data();
    void scaledKeysAreMarkedWhereTheyWouldLand();
    void gapsAreBetweenNeighbours();
    void farFramesCostTwoPages();
    void bitmapBehavesLikeASet();
    void bonesStandInPartsOfTheBody();
    void collapsedGroupsHideTheirTracks();
    void summaryFollowsEveryEdit();
};

namespace {

TimeScale scaleOf(double pixelsPerFrame, double leftFrame)
{
    TimeScale scale;
    scale.zoomAt(0, pixelsPerFrame / scale.pixelsPerFrame());
    scale.setLeftFrame(leftFrame);
    return scale;
}

ReadResult contentOf(const Motion &motion)
{
    ReadResult content;
    content.ok = true;
    content.motion = motion;
    return content;
}

} // namespace

void TestTimeline::frameUnderTheCursorStaysWhenZooming()
{
    TimeScale scale = scaleOf(8, 100);
    for (const double factor : {1.25, 0.2, 7.0, 0.001}) {
        const double frame = scale.frameAt(333);
        scale.zoomAt(333, factor);
        QVERIFY(std::abs(scale.frameAt(333) - frame) < 1e-6 * qMax(1.0, frame) || scale.leftFrame() <= 0);
    }
}

void TestTimeline::scaleStaysWithinItsBounds()
{
    TimeScale scale;
    scale.zoomAt(10, 1e30);
    QCOMPARE(scale.pixelsPerFrame(), TimeScale::largestScale);
    scale.zoomAt(10, 1e-60);
    QCOMPARE(scale.pixelsPerFrame(), TimeScale::smallestScale);
    QVERIFY(std::isfinite(scale.leftFrame()));
    scale.setLeftFrame(-1e12);
    QVERIFY(scale.xOf(0) <= 24.001);
    scale.setLeftFrame(1e18);
    QVERIFY(scale.leftFrame() <= double(std::numeric_limits<quint32>::max()));
}

void TestTimeline::fitShowsBothEndsWithRoom()
{
    TimeScale scale;
    scale.fit(0, 4000000, 800);
    QVERIFY(scale.xOf(0) >= 20 && scale.xOf(4000000) <= 780);
    scale.fit(500, 500, 800);
    QVERIFY(scale.xOf(500) > 0 && scale.xOf(500) < 800);
}

void TestTimeline::ensureVisibleScrollsOnlyWhenNeeded()
{
    TimeScale scale = scaleOf(10, 0);
    QVERIFY(!scale.ensureVisible(40, 800));
    QVERIFY(scale.ensureVisible(100, 800));
    QVERIFY(scale.xOf(100) <= 800 - 24 && scale.xOf(100) > 700);
    QVERIFY(scale.ensureVisible(10, 800));
    QVERIFY(scale.xOf(10) >= 24);
}

void TestTimeline::ticksAreNeverTooNear_data()
{
    QTest::addColumn<double>("pixelsPerFrame");
    for (const double scale : {96.0, 8.0, 1.0, 0.1, 0.003, 1e-5, 1e-7})
        QTest::addRow("%g", scale) << scale;
}

void TestTimeline::ticksAreNeverTooNear()
{
    QFETCH(double, pixelsPerFrame);
    const TimeScale scale = scaleOf(pixelsPerFrame, 0);
    QVERIFY(double(scale.tickStep(64)) * pixelsPerFrame >= 64 * 0.999);
    if (scale.tickStep(64) > 30)
        QCOMPARE(scale.tickStep(64) % 30, 0);
}

void TestTimeline::columnsAgreeWithEveryKeysPlace_data()
{
    QTest::addColumn<double>("pixelsPerFrame");
    QTest::addColumn<double>("leftFrame");
    for (const double scale : {20.0, 6.0, 1.0, 0.37, 0.02, 0.0004}) {
        for (const double left : {-2.0, 0.0, 313.7, 90000.25})
            QTest::addRow("%g px, from %g", scale, left) << scale << left;
    }
}

void TestTimeline::columnsAgreeWithEveryKeysPlace()
{
    QFETCH(double, pixelsPerFrame);
    QFETCH(double, leftFrame);
    const TimeScale scale = scaleOf(pixelsPerFrame, leftFrame);
    QRandomGenerator random(7);
    QList<quint32> frames;
    for (int i = 0; i < 4000; ++i)
        frames.append(i % 9 == 0 ? random.bounded(2000000u) : random.bounded(100000u));
    std::sort(frames.begin(), frames.end());
    RowSet selected;
    for (int i = 0; i < 300; ++i)
        selected.insert(random.bounded(4000));
    selected.setRange(100, 180, true);

    ColumnMarks marks(5, 700);
    marks.add(frames, selected, scale);
    ColumnMarks plain(5, 700);
    plain.add(frames, selected, scale, ColumnMarks::Keys::Unselected);
    QList<quint8> expected(701, 0);
    QList<quint8> expectedPlain(701, 0);
    for (qsizetype row = 0; row < frames.size(); ++row) {
        const int column = columnOf(scale, frames[row]);
        if (column < 5 || column > 700)
            continue;
        expected[column] |= selected.contains(row) ? ColumnMarks::selectedKey : ColumnMarks::key;
        if (!selected.contains(row))
            expectedPlain[column] |= ColumnMarks::key;
    }
    FrameBitmap bitmap;
    for (const quint32 frame : frames)
        bitmap.insert(frame);
    ColumnMarks summary(5, 700);
    summary.add(bitmap, scale, ColumnMarks::key);
    for (int column = 0; column <= 700; ++column) {
        QCOMPARE(marks.at(column), expected[column]);
        QCOMPARE(plain.at(column), expectedPlain[column]);
        QCOMPARE(summary.at(column) != 0, expected[column] != 0);
    }
}

void TestTimeline::draggedKeysAreMarkedWhereTheyWouldLand()
{
    const QList<quint32> frames = {0, 10, 20, 30};
    RowSet selected;
    selected.insert(1);
    const TimeScale scale = scaleOf(2, 0);
    ColumnMarks marks(0, 100);
    marks.add(frames, selected, scale, ColumnMarks::Keys::Unselected);
    marks.add(frames, selected, scale, ColumnMarks::Keys::Selected, FrameMap::shifted(10));
    QCOMPARE(marks.at(20), quint8(0));
    QCOMPARE(marks.at(40), quint8(ColumnMarks::key | ColumnMarks::selectedKey));
    QCOMPARE(marks.at(60), ColumnMarks::key);
}

void TestTimeline::scaledKeysAreMarkedWhereTheyWouldLand_data()
{
    columnsAgreeWithEveryKeysPlace_data();
}

void TestTimeline::scaledKeysAreMarkedWhereTheyWouldLand()
{
    QFETCH(double, pixelsPerFrame);
    QFETCH(double, leftFrame);
    const TimeScale scale = scaleOf(pixelsPerFrame, leftFrame);
    QRandomGenerator random(17);
    QList<quint32> frames;
    for (int i = 0; i < 1500; ++i)
        frames.append(random.bounded(100000u));
    std::sort(frames.begin(), frames.end());
    RowSet selected;
    for (int i = 0; i < 500; ++i)
        selected.insert(random.bounded(1500));
    FrameBitmap bitmap;
    selected.forEach([&](qsizetype row) { bitmap.insert(frames[row]); });
    for (const auto &[to, from] : {std::pair(1, 3), std::pair(7, 2), std::pair(1, 1000), std::pair(1, 1)}) {
        const FrameMap map{5000, double(to), double(from), to == from ? 40 : 0};
        ColumnMarks marks(5, 700);
        marks.add(frames, selected, scale, ColumnMarks::Keys::Selected, map);
        ColumnMarks rows(5, 700);
        rows.addRows(frames, selected, scale, ColumnMarks::selectedKey, map);
        ColumnMarks summary(5, 700);
        summary.add(bitmap, scale, ColumnMarks::selectedKey, map);
        QList<quint8> expected(701, 0);
        selected.forEach([&](qsizetype row) {
            const int column = columnOf(scale, map(frames[row]));
            if (column >= 5 && column <= 700)
                expected[column] = ColumnMarks::selectedKey;
        });
        for (int column = 5; column <= 700; ++column) {
            QCOMPARE(marks.at(column), expected[column]);
            QCOMPARE(rows.at(column), expected[column]);
            QCOMPARE(summary.at(column), expected[column]);
        }
    }
}

void TestTimeline::gapsAreBetweenNeighbours()
{
    const QList<quint32> frames = {0, 10, 11, 30, 60, 90};
    RowSet selected;
    selected.setRange(3, 5, true);
    const TimeScale scale = scaleOf(2, 0);
    const auto gapsOf = [&](ColumnMarks::Keys which, int first, int last, const FrameMap &map = {}) {
        QList<ColumnMarks::Gap> gaps;
        ColumnMarks(first, last).add(frames, selected, scale, which, map, &gaps);
        QStringList text;
        for (const ColumnMarks::Gap &gap : gaps)
            text.append(QStringLiteral("%1: %2-%3").arg(gap.row).arg(gap.first).arg(gap.last));
        return text.join(QStringLiteral(", "));
    };
    using Keys = ColumnMarks::Keys;
    QCOMPARE(gapsOf(Keys::All, 0, 200), QStringLiteral("1: 0-20, 2: 20-22, 3: 22-60, 4: 60-120, 5: 120-180"));
    // Those that reach into the view from outside, too; and the one that covers all of it.
    QCOMPARE(gapsOf(Keys::All, 30, 100), QStringLiteral("3: 30-60, 4: 60-100"));
    QCOMPARE(gapsOf(Keys::All, 70, 110), QStringLiteral("4: 70-110"));
    QCOMPARE(gapsOf(Keys::All, 190, 260), QString());
    QCOMPARE(gapsOf(Keys::Unselected, 0, 200), QStringLiteral("1: 0-20, 2: 20-22"));
    QCOMPARE(gapsOf(Keys::Selected, 0, 200), QStringLiteral("4: 60-120"));
    QCOMPARE(gapsOf(Keys::Selected, 0, 200, FrameMap::shifted(5)), QStringLiteral("4: 70-130"));
    QCOMPARE(gapsOf(Keys::Selected, 80, 90), QStringLiteral("4: 80-90"));
}

void TestTimeline::farFramesCostTwoPages()
{
    FrameBitmap bitmap;
    bitmap.insert(0);
    bitmap.insert(4000000);
    bitmap.insert(std::numeric_limits<quint32>::max());
    QCOMPARE(bitmap.next(1), 4000000);
    QCOMPARE(bitmap.next(4000001), qint64(std::numeric_limits<quint32>::max()));
    QCOMPARE(bitmap.next(qint64(std::numeric_limits<quint32>::max()) + 1), -1);
}

void TestTimeline::bitmapBehavesLikeASet()
{
    QRandomGenerator random(3);
    FrameBitmap bitmap;
    std::set<quint32> reference;
    for (int round = 0; round < 400; ++round) {
        for (int i = 0; i < 20; ++i) {
            const quint32 frame = random.bounded(20000u);
            bitmap.insert(frame);
            reference.insert(frame);
        }
        const quint32 added = random.bounded(20000u);
        const quint32 addedLast = added + random.bounded(200u) * (round % 2);
        bitmap.insertRange(added, addedLast);
        for (quint32 frame = added; frame <= addedLast; ++frame)
            reference.insert(frame);
        const quint32 first = random.bounded(20000u);
        const quint32 last = first + random.bounded(300u);
        bitmap.removeRange(first, last);
        reference.erase(reference.lower_bound(first), reference.upper_bound(last));
        const quint32 from = random.bounded(20000u);
        const auto it = reference.lower_bound(from);
        QCOMPARE(bitmap.next(from), it == reference.end() ? qint64(-1) : qint64(*it));
    }
}

void TestTimeline::bonesStandInPartsOfTheBody()
{
    MotionDocument document;
    document.setContent(readMotion(test::sixSectionFile()));
    TrackRows rows;
    rows.rebuild(document);
    QStringList labels;
    for (const TimelineRow &row : rows.visibleRows())
        labels.append(row.label);
    QCOMPARE(labels,
             QStringList({QStringLiteral("全ボーン"), QStringLiteral("センター"), QStringLiteral("センター"),
                          QStringLiteral("ＩＫ"), QStringLiteral("左足ＩＫ"), QStringLiteral("表情"),
                          QStringLiteral("あ"), QStringLiteral("カメラ"), QStringLiteral("照明"),
                          QStringLiteral("セルフ影"), QStringLiteral("表示・IK")}));
    QCOMPARE(rows.tracksOf(rows.visibleRows()[0]).size(), 2);
}

void TestTimeline::collapsedGroupsHideTheirTracks()
{
    MotionDocument document;
    document.setContent(readMotion(test::sixSectionFile()));
    TrackRows rows;
    rows.rebuild(document);
    const TrackRef center{TrackKind::Bone, 0};
    const qsizetype before = rows.visibleRows().size();
    rows.setExpanded(rows.groupOf(center), false);
    QCOMPARE(rows.visibleRows().size(), before - 1);
    QVERIFY(rows.visibleRows()[rows.rowOf(center)].isGroup);
    rows.setExpanded(TrackRows::allBonesGroup, false);
    QCOMPARE(rows.rowOf(center), 0);
    rows.rebuild(document);
    QVERIFY(!rows.isExpanded(TrackRows::allBonesGroup));
    QCOMPARE(rows.tracksOf(rows.visibleRows()[0]).size(), 2);
}

void TestTimeline::summaryFollowsEveryEdit()
{
    QRandomGenerator random(11);
    MotionDocument document;
    document.setContent(contentOf(test::randomMotion(random)));
    TrackRows rows;
    rows.rebuild(document);
    SummaryIndex summary;
    summary.rebuild(document.motion(), rows);
    QObject::connect(&document, &MotionDocument::changed, &document, [&](const MotionChange &change) {
        summary.update(document.motion(), rows, change.spans);
    });
    for (int i = 0; i < 60; ++i) {
        KeySelection selection;
        for (const TrackRef track : document.motion().tracks()) {
            const qsizetype count = document.motion().keyCount(track);
            if (count > 0 && random.bounded(2))
                selection.insert(track, random.bounded(int(count)));
        }
        document.setSelection(selection);
        if (random.bounded(4) == 0)
            document.undoStack().undo();
        else if (random.bounded(3) == 0)
            document.deleteSelection();
        else
            document.moveSelection(random.bounded(60) - 30);
        for (const int group : rows.allLeafGroups()) {
            std::set<quint32> frames;
            std::set<quint32> curved;
            std::set<quint32> straight;
            for (const TrackRef track : rows.tracksInLeaf(group)) {
                document.motion().visit(track, [&](const auto &keys) {
                    frames.insert(keys.frames().begin(), keys.frames().end());
                    for (qsizetype row = 0; row < keys.size(); ++row) {
                        const bool isStraight = curveKindOf(keys, row) == CurveKind::Straight;
                        (isStraight ? straight : curved).insert(keys.frames()[row]);
                    }
                });
            }
            for (const quint32 frame : frames) {
                QCOMPARE(summary.curved(group).contains(frame), curved.contains(frame));
                QCOMPARE(summary.straight(group).contains(frame), straight.contains(frame));
            }
            qint64 at = -1;
            for (const quint32 frame : frames) {
                at = summary.keys(group).next(at + 1);
                QCOMPARE(at, qint64(frame));
            }
            QCOMPARE(summary.keys(group).next(at + 1), qint64(-1));
        }
    }
}

QTEST_GUILESS_MAIN(TestTimeline)
#include "tst_timeline.moc"
