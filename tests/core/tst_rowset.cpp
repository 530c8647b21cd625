// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor-core/motion/rowset.h"

#include <QRandomGenerator>
#include <QTest>

#include <limits>
#include <set>

using namespace furitsuke;

namespace {

constexpr qsizetype none = std::numeric_limits<qsizetype>::max();
/// Rows that tests use: some words and a part of one.
constexpr qsizetype rowCount = 300;

using Model = std::set<qsizetype>;

RowSet rowSet(const Model &model)
{
    RowSet result;
    for (const qsizetype row : model)
        result.insert(row);
    return result;
}

Model randomRows(QRandomGenerator &random)
{
    Model model;
    // Few rows, many rows, or long runs.
    switch (random.bounded(3)) {
    case 0:
        for (int i = 0; i < random.bounded(6); ++i)
            model.insert(random.bounded(int(rowCount)));
        break;
    case 1:
        for (qsizetype row = 0; row < random.bounded(int(rowCount)); ++row) {
            if (random.bounded(3) != 0)
                model.insert(row);
        }
        break;
    default:
        for (int run = 0; run < 3; ++run) {
            const qsizetype first = random.bounded(int(rowCount));
            for (qsizetype row = first; row < qMin(rowCount, first + random.bounded(140)); ++row)
                model.insert(row);
        }
    }
    return model;
}

qsizetype nextIn(const Model &model, qsizetype row)
{
    const auto it = model.lower_bound(row);
    return it == model.end() ? none : *it;
}

qsizetype nextOut(const Model &model, qsizetype row)
{
    row = qMax<qsizetype>(row, 0);
    while (model.contains(row))
        ++row;
    return row;
}

qsizetype previousOut(const Model &model, qsizetype row)
{
    row = qMax<qsizetype>(row, -1);
    while (row >= 0 && model.contains(row))
        --row;
    return row;
}

/// Why a set is not the model; empty where it is.
QString difference(const RowSet &set, const Model &model)
{
    if (set.count() != qsizetype(model.size()))
        return QStringLiteral("count %1, not %2").arg(set.count()).arg(model.size());
    if (set.isEmpty() != model.empty())
        return QStringLiteral("isEmpty() is wrong");
    for (qsizetype row = -2; row < rowCount + 70; ++row) {
        if (set.contains(row) != model.contains(row))
            return QStringLiteral("contains(%1)").arg(row);
        if (set.next(row) != nextIn(model, row))
            return QStringLiteral("next(%1) is %2").arg(row).arg(set.next(row));
        if (set.nextAbsent(row) != nextOut(model, row))
            return QStringLiteral("nextAbsent(%1) is %2").arg(row).arg(set.nextAbsent(row));
        if (set.previousAbsent(row) != previousOut(model, row))
            return QStringLiteral("previousAbsent(%1) is %2").arg(row).arg(set.previousAbsent(row));
    }
    if (set.last() != (model.empty() ? -1 : *model.rbegin()))
        return QStringLiteral("last() is %1").arg(set.last());
    if (set.rows() != QList<qsizetype>(model.begin(), model.end()))
        return QStringLiteral("rows() differs");
    QList<qsizetype> visited;
    set.forEach([&visited](qsizetype row) { visited.append(row); });
    if (visited != set.rows())
        return QStringLiteral("forEach() differs");
    QList<qsizetype> fromRuns;
    qsizetype end = -1;
    bool runsAreWhole = true;
    set.forEachRun([&](qsizetype first, qsizetype last) {
        runsAreWhole = runsAreWhole && first > end && first < last;
        end = last;
        for (qsizetype row = first; row < last; ++row)
            fromRuns.append(row);
    });
    if (fromRuns != visited || !runsAreWhole)
        return QStringLiteral("forEachRun() differs");
    for (const auto &[first, last] :
         {std::pair<qsizetype, qsizetype>(0, set.last() + 100), {1, 64}, {63, 129}}) {
        QList<qsizetype> asked;
        QList<qsizetype> wanted;
        for (const qsizetype row : visited) {
            if (row >= first && row < last)
                wanted.append(row);
        }
        const auto ask = [&asked](qsizetype row) {
            asked.append(row);
            return true;
        };
        if (!set.forAll(first, last, ask) || asked != wanted)
            return QStringLiteral("forAll() differs");
        asked.clear();
        const auto refuse = [&asked](qsizetype row) {
            asked.append(row);
            return false;
        };
        if (set.forAll(first, last, refuse) != wanted.isEmpty() ||
            asked != wanted.first(wanted.isEmpty() ? 0 : 1))
            return QStringLiteral("forAll() goes on");
    }
    // The same set is equal however it came to be: no empty words are left behind.
    if (!(set == rowSet(model)))
        return QStringLiteral("not equal to the same set built row by row");
    if (!(set == RowSet::where(rowCount, [&model](qsizetype row) { return model.contains(row); })))
        return QStringLiteral("not equal to the same set picked by a rule");
    if (set.byteSize() != (model.empty() ? 0 : (*model.rbegin() / 64 - *model.begin() / 64 + 1) * 8))
        return QStringLiteral("byteSize() is %1").arg(set.byteSize());
    return {};
}

} // namespace

#define COMPARE_SET(set, model)                                                                              \
    do {                                                                                                     \
        const QString text = difference(set, model);                                                         \
        QVERIFY2(text.isEmpty(), qPrintable(text));                                                          \
    } while (false)

class TestRowSet : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void singleRowsAtWordBorders_data();
    void singleRowsAtWordBorders();
    void rangesAtWordBorders_data();
    void rangesAtWordBorders();
    void emptyRangesChangeNothing();
    void randomOperationsMatchASet_data();
    void randomOperationsMatchASet();
    void intersectsLooksOnlyInsideTheRange();
    void copiesAreIndependent();
    void setCombinedWithItself();
    void fewRowsAreSmallWhereverTheyStand();
    void rowsAreFastAtTwoMillion();
};

void TestRowSet::singleRowsAtWordBorders_data()
{
    QTest::addColumn<int>("row");
    for (const int row : {0, 1, 62, 63, 64, 65, 127, 128, 191, 192, 255, 256})
        QTest::addRow("row %d", row) << row;
}

void TestRowSet::singleRowsAtWordBorders()
{
    QFETCH(const int, row);
    RowSet set;
    set.insert(row);
    COMPARE_SET(set, Model{row});
    set.toggle(row);
    COMPARE_SET(set, Model{});
    set.toggle(row);
    COMPARE_SET(set, Model{row});
    set.remove(row + 1);
    set.remove(row - 1);
    COMPARE_SET(set, Model{row});
    set.remove(row);
    COMPARE_SET(set, Model{});
}

void TestRowSet::rangesAtWordBorders_data()
{
    QTest::addColumn<int>("first");
    QTest::addColumn<int>("last");
    for (const int first : {0, 1, 63, 64, 65, 128}) {
        for (const int length : {1, 2, 63, 64, 65, 128, 129})
            QTest::addRow("%d..%d", first, first + length) << first << first + length;
    }
}

void TestRowSet::rangesAtWordBorders()
{
    QFETCH(const int, first);
    QFETCH(const int, last);
    RowSet set;
    set.setRange(first, last, true);
    Model model;
    for (int row = first; row < last; ++row)
        model.insert(row);
    COMPARE_SET(set, model);

    RowSet rest;
    rest.setRange(0, rowCount, true);
    rest.setRange(first, last, false);
    Model others;
    for (int row = 0; row < rowCount; ++row) {
        if (!model.contains(row))
            others.insert(row);
    }
    COMPARE_SET(rest, others);

    rest.unite(set);
    QCOMPARE(rest.count(), rowCount);
    QCOMPARE(rest.nextAbsent(0), rowCount);
}

void TestRowSet::emptyRangesChangeNothing()
{
    RowSet set;
    set.setRange(5, 5, true);
    set.setRange(9, 3, true);
    set.setRange(-7, 0, true);
    COMPARE_SET(set, Model{});
    set.setRange(-3, 2, true);
    COMPARE_SET(set, (Model{0, 1}));
    set.setRange(2, 100000, false);
    COMPARE_SET(set, (Model{0, 1}));
    set.setRange(1, 100000, false);
    COMPARE_SET(set, Model{0});
}

void TestRowSet::randomOperationsMatchASet_data()
{
    QTest::addColumn<quint32>("seed");
    for (quint32 seed = 1; seed <= 40; ++seed)
        QTest::addRow("seed %u", seed) << seed;
}

void TestRowSet::randomOperationsMatchASet()
{
    QFETCH(const quint32, seed);
    QRandomGenerator random(seed);
    RowSet set;
    Model model;
    for (int step = 0; step < 25; ++step) {
        const qsizetype row = random.bounded(int(rowCount));
        const Model other = randomRows(random);
        switch (random.bounded(7)) {
        case 0:
            set.insert(row);
            model.insert(row);
            break;
        case 1:
            set.remove(row);
            model.erase(row);
            break;
        case 2:
            set.toggle(row);
            if (model.erase(row) == 0)
                model.insert(row);
            break;
        case 3: {
            const qsizetype last = row + random.bounded(150);
            const bool in = random.bounded(2) != 0;
            set.setRange(row, qMin(last, rowCount), in);
            for (qsizetype r = row; r < qMin(last, rowCount); ++r) {
                if (in)
                    model.insert(r);
                else
                    model.erase(r);
            }
            break;
        }
        case 4:
            set.unite(rowSet(other));
            model.insert(other.begin(), other.end());
            break;
        case 5:
            set.subtract(rowSet(other));
            for (const qsizetype r : other)
                model.erase(r);
            break;
        default:
            set.toggleAll(rowSet(other));
            for (const qsizetype r : other) {
                if (model.erase(r) == 0)
                    model.insert(r);
            }
        }
        COMPARE_SET(set, model);
    }
}

void TestRowSet::intersectsLooksOnlyInsideTheRange()
{
    RowSet set;
    set.insert(64);
    set.insert(200);
    QVERIFY(set.intersects(64, 65));
    QVERIFY(set.intersects(0, 65));
    QVERIFY(set.intersects(-5, 1000));
    QVERIFY(!set.intersects(0, 64));
    QVERIFY(!set.intersects(65, 200));
    QVERIFY(!set.intersects(201, 100000));
    QVERIFY(!set.intersects(64, 64));
}

void TestRowSet::copiesAreIndependent()
{
    RowSet set;
    set.setRange(10, 90, true);
    const RowSet before = set;
    set.remove(50);
    set.insert(500);
    QVERIFY(before.contains(50));
    QCOMPARE(before.count(), 80);
    QVERIFY(!(before == set));
}

void TestRowSet::setCombinedWithItself()
{
    RowSet set;
    set.setRange(10, 90, true);
    set.unite(set);
    QCOMPARE(set.count(), 80);
    RowSet taken = set;
    taken.subtract(taken);
    COMPARE_SET(taken, Model{});
    set.toggleAll(set);
    COMPARE_SET(set, Model{});
}

void TestRowSet::fewRowsAreSmallWhereverTheyStand()
{
    constexpr qsizetype far = 1'000'000'000;
    RowSet set;
    set.setRange(far, far + 10, true);
    QVERIFY(set.byteSize() <= 16);
    QCOMPARE(set.count(), 10);
    QCOMPARE(set.next(0), far);
    QCOMPARE(set.nextAbsent(0), 0);
    QCOMPARE(set.nextAbsent(far), far + 10);
    QCOMPARE(set.previousAbsent(far + 5), far - 1);
    QVERIFY(!set.contains(0));
    // What was large gives its memory back when it becomes small, at either end.
    RowSet large;
    large.setRange(0, 2'000'000, true);
    large.setRange(0, 1'999'000, false);
    QVERIFY(large.byteSize() < 200);
    QCOMPARE(large.next(0), 1'999'000);
    large.insert(10);
    QCOMPARE(large.next(0), 10);
    QCOMPARE(large.count(), 1001);
}

void TestRowSet::rowsAreFastAtTwoMillion()
{
    // Row by row, both ways, must stay linear: a set that grew by a word at a time would take minutes.
    constexpr qsizetype rows = 2'000'000;
    RowSet up;
    RowSet down;
    for (qsizetype row = 0; row < rows; row += 2)
        up.insert(row);
    for (qsizetype row = rows - 2; row >= 0; row -= 2)
        down.insert(row);
    QVERIFY(up == down);
    QCOMPARE(up.count(), rows / 2);
}

QTEST_GUILESS_MAIN(TestRowSet)
#include "tst_rowset.moc"
