// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor-core/edits/correctedits.h"
#include "editor-core/vmd/reader.h"
#include "editor-core/vmd/writer.h"
#include "tests/support/corpus.h"
#include "tests/support/motions.h"
#include "tests/support/rawfile.h"

#include <QTest>

#include <cmath>
#include <numbers>

using namespace furitsuke;
using namespace furitsuke::test;

namespace {

constexpr TrackRef bone0{TrackKind::Bone, 0};

KeySelection selectRows(TrackRef track, const QList<qsizetype> &rows)
{
    KeySelection selection;
    for (const qsizetype row : rows)
        selection.insert(track, row);
    return selection;
}

Motion applied(Motion motion, const EditResult &result)
{
    result.edit.apply(motion);
    return motion;
}

QList<ValueChange> everything(double multiply, double add)
{
    QList<ValueChange> changes;
    for (int i = 0; i < keyValueCount; ++i) {
        if (isCorrectable(KeyValue(i)))
            changes.append({KeyValue(i), multiply, add});
    }
    return changes;
}

/// Every other key of every track.
KeySelection everyOther(const Motion &motion)
{
    KeySelection selection;
    for (const TrackRef track : motion.tracks()) {
        for (qsizetype row = 0; row < motion.keyCount(track); row += 2)
            selection.insert(track, row);
    }
    return selection;
}

/// The records of all keys by section and order, apart from how the program writes them.
QByteArrayList recordsOf(const Motion &motion, int section)
{
    return RawFile(writeMotion(motion)).sections[std::size_t(section)];
}

/// Orders (numbers of records) of the selected keys of a section.
QSet<quint32> selectedOrders(const Motion &motion, const KeySelection &selection, TrackKind kind)
{
    QSet<quint32> orders;
    for (const TrackRef track : selection.tracks()) {
        if (track.kind != kind)
            continue;
        motion.visit(track, [&](const auto &keys) {
            selection.rows(track).forEach([&](qsizetype row) { orders.insert(keys.orders()[row]); });
        });
    }
    return orders;
}

void checkLaws(const Motion &motion, const KeySelection &selection, const QList<ValueChange> &changes)
{
    const EditResult result = correctKeys(motion, selection, changes);
    QCOMPARE(result.error, QString());
    QVERIFY(result.changed > 0);
    const Motion after = applied(motion, result);
    QCOMPARE(after.keyCount(), motion.keyCount());
    Motion back = after;
    result.edit.inverted().apply(back);
    QVERIFY(back == motion);
    for (int section = 0; section < 5; ++section) {
        const QByteArrayList before = recordsOf(motion, section);
        const QByteArrayList then = recordsOf(after, section);
        QCOMPARE(then.size(), before.size());
        const QSet<quint32> orders = selectedOrders(motion, selection, TrackKind(section));
        for (qsizetype i = 0; i < before.size(); ++i) {
            if (!orders.contains(quint32(i)))
                QVERIFY(then[i] == before[i]);
        }
    }
}

} // namespace

/// Multiplying and adding to values of many keys.
class TestCorrectEdits : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void correctionsInShownUnits_data();
    void correctionsInShownUnits();
    void anglesAreCorrectedTogether();
    void lawsHoldOnGeneratedMotions();
    void lawsHoldOnRealMotions_data();
    void lawsHoldOnRealMotions();
    void identityGivesAnEmptyEdit();
    void otherKindsAndKeysAreLeftAlone();
    void sameFileWithoutSelection();
    void roundedViewAnglesAreSaid();
    void limitedValuesAreSaid();
    void changesTooSmallForAFloatAreSaid_data();
    void changesTooSmallForAFloatAreSaid();
    void twoCameraKeysStayTwo();
    void errors_data();
    void errors();
    void gestureStartsFromItsBeginning();
    void gestureBackAtItsBeginningIsTheRecordThatWasRead();
};

void TestCorrectEdits::correctionsInShownUnits_data()
{
    QTest::addColumn<KeyValue>("value");
    QTest::addColumn<double>("multiply");
    QTest::addColumn<double>("add");
    QTest::addColumn<double>("before");
    QTest::addColumn<double>("expected");
    const auto row = [](KeyValue value, double multiply, double add, double before, double after) {
        QTest::newRow(qPrintable(valueId(value))) << value << multiply << add << before << after;
    };
    row(KeyValue::PositionX, 2, 1, 1.5, 4);
    row(KeyValue::PositionY, -1, 0, 0.25, -0.25);
    row(KeyValue::PositionZ, 0, 3, -2, 3);
    row(KeyValue::AngleX, 1, 10, 0, 10);
    row(KeyValue::AngleY, 0.5, 0, -73.7398, -36.8699);
    row(KeyValue::AngleZ, 1, -5, 0, -5);
    row(KeyValue::Weight, 2, -0.25, 0.5, 0.75);
    row(KeyValue::TargetX, 1, 5, 0, 5);
    row(KeyValue::CameraAngleX, 2, 0, 17.18873, 34.37747);
    row(KeyValue::CameraAngleY, 1, 1, 28.64789, 29.64789);
    row(KeyValue::Distance, 0.9, 5, 45, 45.5);
    row(KeyValue::ViewAngle, 1.05, 0, 30, 32);
    row(KeyValue::Red, 0.5, 0, 154, 77);
    row(KeyValue::DirectionX, -2, 0, -0.5, 1);
    row(KeyValue::ShadowDistance, 1, 1000, 8875, 9875);
}

void TestCorrectEdits::correctionsInShownUnits()
{
    QFETCH(const KeyValue, value);
    QFETCH(const double, multiply);
    QFETCH(const double, add);
    FileBuilder file;
    file.count(1).bone("b", 3, {1.5f, 0.25f, -2}, {0, 0.6f, 0, 0.8f}).count(1).morph("m", 3, 0.5f).count(1);
    CameraKey camera;
    camera.target = {0, 10, 0};
    camera.rotation = {-0.3f, 0.5f, 0};
    file.camera(3, camera).count(1).light(3).count(1).shadow(3).count(0);
    const Motion motion = readMotion(file.bytes()).motion;
    const KeySelection all = KeySelection::all(motion);
    const EditResult result = correctKeys(motion, all, {{value, multiply, add}});
    QCOMPARE(result.error, QString());
    QCOMPARE(result.changed, 1);
    const Motion after = applied(motion, result);
    const auto shown = [value](const Motion &m) {
        return m.visit({valueKind(value), 0},
                       [value](const auto &keys) { return shownValue(keys.key(0), value); });
    };
    QFETCH(const double, before);
    QVERIFY(std::abs(shown(motion) - before) < 1e-4);
    QFETCH(const double, expected);
    QVERIFY2(std::abs(shown(after) - expected) < 2e-4, qPrintable(QString::number(shown(after))));
}

void TestCorrectEdits::anglesAreCorrectedTogether()
{
    FileBuilder file;
    file.count(1).bone("b", 0, {}, {-0.0222600f, 0.4396797f, -0.8223632f, 0.3604234f});
    file.count(0).count(0).count(0).count(0).count(0);
    const Motion motion = readMotion(file.bytes()).motion;
    // As MMD shows it: 45, -30, 120 degrees.
    const Motion after = applied(
        motion,
        correctKeys(motion, selectRows(bone0, {0}),
                    {{KeyValue::AngleX, 0.5, 0}, {KeyValue::AngleY, -1, 0}, {KeyValue::AngleZ, 1, -20}}));
    const BoneKey key = after.bones.at(0).keys.key(0);
    QVERIFY(std::abs(shownValue(key, KeyValue::AngleX) - 22.5) < 1e-4);
    QVERIFY(std::abs(shownValue(key, KeyValue::AngleY) - 30) < 1e-4);
    QVERIFY(std::abs(shownValue(key, KeyValue::AngleZ) - 100) < 1e-4);
}

void TestCorrectEdits::lawsHoldOnGeneratedMotions()
{
    QRandomGenerator random(21);
    for (int i = 0; i < 20; ++i) {
        const Motion motion = randomMotion(random);
        // Some values of these are no numbers: setting them is what a correction can do.
        checkLaws(motion, everyOther(motion), everything(0, 0.75));
        checkLaws(motion, KeySelection::all(motion), everything(0, random.generateDouble()));
        for (const KeyValue value : {KeyValue::AngleX, KeyValue::AngleY, KeyValue::AngleZ})
            checkLaws(motion, everyOther(motion), {{value, 1.5, -7}});
    }
    const Motion all = readMotion(sixSectionFile()).motion;
    checkLaws(all, everyOther(all), everything(1.1, 0.25));
    checkLaws(all, KeySelection::all(all), everything(-1, 0));
}

void TestCorrectEdits::lawsHoldOnRealMotions_data()
{
    QTest::addColumn<QString>("path");
    const QStringList files = corpusFiles(QStringLiteral("vmd"));
    for (qsizetype i = 0; i < files.size(); i += 17)
        QTest::newRow(qPrintable(corpusName(files[i]))) << files[i];
}

void TestCorrectEdits::lawsHoldOnRealMotions()
{
    if (corpusFiles(QStringLiteral("vmd")).isEmpty())
        QSKIP(noCorpus);
    QFETCH(const QString, path);
    const ReadResult file = readMotion(fileContent(path));
    const Motion &motion = file.motion;
    if (!file.ok || motion.keyCount() == 0 || motion.keyCount() > 20000)
        QSKIP("Not a motion of moderate size.");
    for (const KeySelection &selection : {KeySelection::all(motion), everyOther(motion)}) {
        const EditResult result = correctKeys(motion, selection, everything(1.25, 1));
        QCOMPARE(result.error, QString());
        Motion changed = applied(motion, result);
        QVERIFY(!(changed == motion));
        QVERIFY(readMotion(writeMotion(changed)).motion.keyCount() == motion.keyCount());
        result.edit.inverted().apply(changed);
        QVERIFY(changed == motion);
        QCOMPARE(writeMotion(changed), fileContent(path));
    }
}

void TestCorrectEdits::identityGivesAnEmptyEdit()
{
    QRandomGenerator random(22);
    const Motion motion = randomMotion(random);
    const KeySelection all = KeySelection::all(motion);
    for (const QList<ValueChange> &changes : {QList<ValueChange>(), everything(1, 0)}) {
        const EditResult result = correctKeys(motion, all, changes);
        QCOMPARE(result.error, QString());
        QVERIFY(result.edit.isEmpty());
        QVERIFY(result.notes.isEmpty());
        QCOMPARE(result.changed, 0);
    }
}

void TestCorrectEdits::otherKindsAndKeysAreLeftAlone()
{
    const Motion motion = readMotion(sixSectionFile()).motion;
    KeySelection selection = KeySelection::all(motion);
    const Motion after = applied(motion, correctKeys(motion, selection, {{KeyValue::Weight, 0.5, 0}}));
    QVERIFY(after.bones == motion.bones);
    QVERIFY(after.camera == motion.camera && after.light == motion.light && after.shadow == motion.shadow);
    QVERIFY(!(after.morphs == motion.morphs));

    // Twice nothing stays nothing: such keys are not touched.
    const Motion bones = applied(motion, correctKeys(motion, selection, {{KeyValue::PositionX, 2, 0}}));
    const KeyColumns<BoneKey> &before = motion.bones.at(0).keys;
    for (qsizetype row = 0; row < before.size(); ++row) {
        if (before.key(row).position.x == 0)
            QVERIFY(bones.bones.at(0).keys.key(row) == before.key(row));
    }
}

void TestCorrectEdits::sameFileWithoutSelection()
{
    const Motion motion = readMotion(sixSectionFile()).motion;
    const EditResult result = correctKeys(motion, {}, everything(2, 1));
    QVERIFY(result.edit.isEmpty());
    QCOMPARE(writeMotion(applied(motion, result)), sixSectionFile());
}

void TestCorrectEdits::roundedViewAnglesAreSaid()
{
    FileBuilder file;
    file.count(0).count(0).count(3);
    for (const quint32 angle : {30u, 20u, 50u}) {
        CameraKey key;
        key.viewAngle = angle;
        file.camera(angle, key);
    }
    file.count(0).count(0).count(0);
    const Motion motion = readMotion(file.bytes()).motion;
    const EditResult result =
        correctKeys(motion, KeySelection::all(motion), {{KeyValue::ViewAngle, 1.05, 0}});
    QCOMPARE(result.notes.size(), 1);
    QVERIFY(result.notes[0].contains(QLatin1Char('2')));
    const Motion after = applied(motion, result);
    // 21, 31.5 and 52.5 degrees.
    QCOMPARE(after.camera.column<&CameraKey::viewAngle>(), (QList<quint32>{21, 32, 53}));
}

void TestCorrectEdits::limitedValuesAreSaid()
{
    const Motion motion = readMotion(sixSectionFile()).motion;
    const EditResult result = correctKeys(motion, KeySelection::all(motion),
                                          {{KeyValue::ViewAngle, 100, 0}, {KeyValue::Red, 2, 0}});
    QCOMPARE(result.error, QString());
    QCOMPARE(result.notes.size(), 2);
    QVERIFY(result.notes[0].contains(QStringLiteral("180")));
    QVERIFY(result.notes[1].contains(QStringLiteral("255")));
}

void TestCorrectEdits::changesTooSmallForAFloatAreSaid_data()
{
    QTest::addColumn<ValueChange>("change");
    QTest::addColumn<bool>("said");
    const auto row = [](const char *tag, const ValueChange &change, bool said) {
        QTest::newRow(tag) << change << said;
    };
    // The bone is at x = 10000 and turned by 20 degrees, the camera 45 away.
    row("lost in whole", {KeyValue::PositionX, 1, 1e-5}, true);
    row("a half of it lost", {KeyValue::PositionX, 1, 0.0015}, true);
    row("kept", {KeyValue::PositionX, 1, 0.25}, false);
    row("kept near 0", {KeyValue::PositionY, 1, 1e-5}, false);
    row("multiplied", {KeyValue::PositionX, 1.00000001, 0}, true);
    row("set, to what no float is", {KeyValue::PositionX, 0, 10000.0001}, false);
    row("angle, lost", {KeyValue::AngleY, 1, 1e-6}, true);
    row("angle, kept", {KeyValue::AngleY, 1, 0.01}, false);
    row("a whole turn", {KeyValue::AngleY, 1, 360}, false);
    row("angle, set again", {KeyValue::AngleY, 0, 20}, false);
    row("distance, lost", {KeyValue::Distance, 1, 1e-7}, true);
    row("distance, kept", {KeyValue::Distance, 0.9, 5}, false);
    row("shadow distance, kept", {KeyValue::ShadowDistance, 1, 0.5}, false);
}

void TestCorrectEdits::changesTooSmallForAFloatAreSaid()
{
    QFETCH(const ValueChange, change);
    QFETCH(const bool, said);
    const double half = 10 * std::numbers::pi / 180;
    FileBuilder file;
    file.count(1).bone("a", 0, {10000, 0, 0}, {0, float(std::sin(half)), 0, float(std::cos(half))});
    file.count(0).count(1).camera(0).count(0).count(1).shadow(0).count(0);
    const Motion motion = readMotion(file.bytes()).motion;
    const EditResult result = correctKeys(motion, KeySelection::all(motion), {change});
    QCOMPARE(result.error, QString());
    QCOMPARE(result.warnings.size(), said ? 1 : 0);
    QCOMPARE(result.notes, result.warnings);
    if (said)
        QVERIFY2(result.notes[0].startsWith(valueName(change.value)), qPrintable(result.notes[0]));
}

void TestCorrectEdits::twoCameraKeysStayTwo()
{
    CameraKey key;
    key.curves.setCurve(CameraChannel::Distance, {64, 0, 64, 127});
    FileBuilder file;
    file.count(0).count(0).count(2).camera(0).camera(60, key).count(0).count(0).count(0);
    const Motion motion = readMotion(file.bytes()).motion;
    const Motion after =
        applied(motion, correctKeys(motion, KeySelection::all(motion), {{KeyValue::Distance, 2, 0}}));
    QCOMPARE(after.camera.size(), 2);
    for (qsizetype row = 0; row < 2; ++row) {
        CameraKey expected = motion.camera.key(row);
        expected.distance = -90;
        QVERIFY(after.camera.key(row) == expected);
    }
}

void TestCorrectEdits::errors_data()
{
    QTest::addColumn<QList<ValueChange>>("changes");
    using Changes = QList<ValueChange>;
    const double infinity = std::numeric_limits<double>::infinity();
    QTest::newRow("quaternion") << Changes{{KeyValue::QuaternionW, 2, 0}};
    QTest::newRow("switch") << Changes{{KeyValue::Physics, 2, 0}};
    QTest::newRow("twice") << Changes{{KeyValue::PositionX, 2, 0}, {KeyValue::PositionX, 1, 1}};
    QTest::newRow("infinite factor") << Changes{{KeyValue::PositionX, infinity, 0}};
    QTest::newRow("no number") << Changes{{KeyValue::PositionX, 1, std::nan("")}};
    QTest::newRow("too large for a file") << Changes{{KeyValue::PositionX, 1, 1e39}};
    QTest::newRow("too large for a file among others")
        << Changes{{KeyValue::Weight, 2, 0}, {KeyValue::Distance, 1, -1e300}};
    QTest::newRow("too large for a number") << Changes{{KeyValue::AngleX, 1e308, 1e308}};
}

void TestCorrectEdits::errors()
{
    QFETCH(const QList<ValueChange>, changes);
    const Motion motion = readMotion(sixSectionFile()).motion;
    const EditResult result = correctKeys(motion, KeySelection::all(motion), changes);
    QVERIFY(!result.error.isEmpty());
    QVERIFY(result.edit.isEmpty());
    QCOMPARE(result.changed, 0);
}

void TestCorrectEdits::gestureStartsFromItsBeginning()
{
    const Motion motion = readMotion(sixSectionFile()).motion;
    const KeySelection all = KeySelection::all(motion);
    Motion now = motion;
    for (const double amount : {0.1, 0.2, 0.30000000000000004, 0.4}) {
        const EditResult step = changeValues(now, all, {{KeyValue::PositionX, 1, amount}}, &motion);
        step.edit.apply(now);
    }
    QVERIFY(now == applied(motion, changeValues(motion, all, {{KeyValue::PositionX, 1, 0.4}})));
}

void TestCorrectEdits::gestureBackAtItsBeginningIsTheRecordThatWasRead()
{
    QRandomGenerator random(23);
    const Motion motion = randomMotion(random);
    const KeySelection some = everyOther(motion);
    Motion now = motion;
    changeValues(now, some, {{KeyValue::AngleY, 1, 5}}, &motion).edit.apply(now);
    QVERIFY(!(now == motion));
    const EditResult back = changeValues(now, some, {{KeyValue::AngleY, 1, 0}}, &motion);
    back.edit.apply(now);
    QVERIFY(now == motion);
    QVERIFY(changeValues(now, some, {{KeyValue::AngleY, 1, 0}}, &motion).edit.isEmpty());
}

QTEST_GUILESS_MAIN(TestCorrectEdits)
#include "tst_correctedits.moc"
