// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor-core/edits/frameedits.h"
#include "editor-core/edits/keyedits.h"
#include "editor-core/edits/mirroredits.h"
#include "editor-core/edits/reverseedits.h"
#include "editor-core/edits/scaleedits.h"
#include "editor-core/edits/valueedits.h"
#include "editor-core/vmd/reader.h"
#include "editor-core/vmd/writer.h"
#include "tests/support/motions.h"
#include "tests/support/rawfile.h"

#include <QTest>

#include <functional>

using namespace furitsuke;
using namespace furitsuke::test;

namespace {

using Edit = std::function<EditResult(const Motion &, const KeySelection &)>;
/// Bytes of a record: the first one, and how many.
using Bytes = std::pair<qsizetype, qsizetype>;
using Changes = std::array<QList<Bytes>, 6>;

QByteArray oddBlock()
{
    BoneCurves curves;
    curves.setCurve(BoneChannel::Y, {0x80, 0xFF, 10, 200});
    QByteArray block = mmd9CurveBlock(curves, 1.5f);
    block[41] = '\xEE'; // a byte that no curve is read from
    return block;
}

void addOddBone(FileBuilder &file, QByteArrayView name, quint32 frame, char filler)
{
    file.field(name, 15, filler).u32(frame).f32(1.5f).f32(2).f32(3).f32(0.1f).f32(0.2f).f32(0.3f).f32(0.9f);
    file.raw(oddBlock());
}

/// Two records in each section, at the frames 0 and 10, with bytes that MMD would not write: padded names,
/// curves over 127, a curve block of no known layout, a projection, a mode and switches that are no numbers
/// of theirs.
QByteArray oddFile()
{
    FileBuilder file;
    file.count(2);
    for (const quint32 frame : {0u, 10u})
        addOddBone(file, QByteArrayView("b\0", 2), frame, '\xFD');
    file.count(2);
    for (const quint32 frame : {0u, 10u})
        file.field(QByteArrayView("m\0", 2), 15, '\xFD').u32(frame).f32(0.5f);
    CameraKey camera;
    camera.target = {1, 2, 3};
    camera.rotation = {0.1f, 0.2f, 0.3f};
    camera.curves.setCurve(CameraChannel::X, {0x80, 0xFF, 10, 200});
    camera.projection = 7;
    file.count(2).camera(0, camera).camera(10, camera);
    file.count(2).light(0).light(10);
    file.count(2).shadow(0, 7).shadow(10, 7);
    file.count(2);
    for (const quint32 frame : {0u, 10u})
        file.u32(frame).byte(9).u32(1).field(QByteArrayView("ik\0", 3), 20, '\xFD').byte(3);
    return file.bytes();
}

constexpr std::array<qsizetype, 6> frameAt = {15, 15, 0, 0, 0, 0};

/// The record without what an edit was asked to change.
QByteArray rest(int section, QByteArray record, const QList<Bytes> &changes)
{
    record.replace(frameAt[std::size_t(section)], 4, QByteArray(4, 'f'));
    for (const auto &[first, count] : changes)
        record.replace(first, count, QByteArray(count, 'x'));
    return record;
}

Motion applied(Motion motion, const EditResult &result)
{
    result.edit.apply(motion);
    return motion;
}

} // namespace

Q_DECLARE_METATYPE(Edit)
Q_DECLARE_METATYPE(Changes)

/// Records whose bytes MMD would not write keep all of them that an edit is not about.
class TestUnusualBytes : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void editedRecordsKeepTheirOtherBytes_data();
    void editedRecordsKeepTheirOtherBytes();
    void sidesExchangeValuesAndKeepTheirRecords();
    void keysThatChangeTracksTakeTheirNewName();
    void curvesThatComeAreWrittenAnewOnlyWhereTheyCannotBeSaid();
};

void TestUnusualBytes::editedRecordsKeepTheirOtherBytes_data()
{
    QTest::addColumn<Edit>("edit");
    QTest::addColumn<Changes>("changes");
    QTest::addColumn<quint32>("lastFrame"); // of the second record
    const auto row = [](const char *name, quint32 lastFrame, const Edit &edit, const Changes &changes = {}) {
        QTest::newRow(name) << edit << changes << lastFrame;
    };
    row("move", 15, [](const Motion &m, const KeySelection &keys) { return moveKeys(m, keys, 5); });
    row("scale", 25, [](const Motion &m, const KeySelection &keys) {
        return scaleKeys(m, keys, {.pivot = 0, .factor = {5, 2}});
    });
    row("insert frames", 13, [](const Motion &m, const KeySelection &keys) {
        return insertFrames(m, keys.tracks(), {.frame = 4, .count = 3});
    });
    row("delete frames", 7, [](const Motion &m, const KeySelection &keys) {
        return deleteFrames(m, keys.tracks(), {.frame = 4, .count = 3});
    });
    // X of positions and directions, and Y and Z of rotations.
    row(
        "mirror", 10,
        [](const Motion &m, const KeySelection &keys) { return mirrorKeys(m, keys, NameEncoding::Cp932); },
        Changes{QList<Bytes>{{19, 4}, {35, 8}},
                {},
                QList<Bytes>{{8, 4}, {24, 8}},
                QList<Bytes>{{16, 4}},
                {},
                {}});
    row(
        "mode and visibility", 10,
        [](const Motion &m, const KeySelection &keys) {
            EditResult result = setShadowValues(m, keys, {.mode = 1, .distance = {}});
            result.edit.add(setStateValues(m, keys, {.visible = false, .ik = {}}).edit);
            return result;
        },
        Changes{QList<Bytes>{}, {}, {}, {}, QList<Bytes>{{4, 1}}, QList<Bytes>{{4, 1}}});
}

void TestUnusualBytes::editedRecordsKeepTheirOtherBytes()
{
    QFETCH(const Edit, edit);
    QFETCH(const Changes, changes);
    QFETCH(const quint32, lastFrame);
    const QByteArray file = oddFile();
    const Motion motion = readMotion(file).motion;
    QCOMPARE(writeMotion(motion), file);
    const EditResult result = edit(motion, KeySelection::all(motion));
    QCOMPARE(result.error, QString());
    const Motion after = applied(motion, result);
    const RawFile before(file);
    const RawFile written(writeMotion(after));
    for (int section = 0; section < 6; ++section) {
        const auto &records = written.sections[std::size_t(section)];
        QCOMPARE(records.size(), 2);
        QCOMPARE(rawFrame(section, records[1]), lastFrame);
        for (qsizetype i = 0; i < 2; ++i) {
            const QList<Bytes> &changed = changes[std::size_t(section)];
            const QByteArray &was = before.sections[std::size_t(section)][i];
            QCOMPARE(rest(section, records[i], changed), rest(section, was, changed));
            // What it is about has changed.
            for (const auto &[first, count] : changed)
                QVERIFY(records[i].mid(first, count) != was.mid(first, count));
        }
    }
    Motion back = after;
    result.edit.inverted().apply(back);
    QCOMPARE(writeMotion(back), file);
}

void TestUnusualBytes::sidesExchangeValuesAndKeepTheirRecords()
{
    const QByteArray left = QByteArrayLiteral("\x8D\xB6\x98\x72\0");  // 左腕
    const QByteArray right = QByteArrayLiteral("\x89\x45\x98\x72\0"); // 右腕
    FileBuilder file;
    file.count(2);
    addOddBone(file, left, 5, '\xFD');
    addOddBone(file, right, 5, 'z');
    file.count(0).count(0).count(0).count(0).count(0);
    const Motion motion = readMotion(file.bytes()).motion;
    const EditResult result = mirrorKeys(motion, KeySelection::all(motion), NameEncoding::Cp932);
    const RawFile before(file.bytes());
    const RawFile after(writeMotion(applied(motion, result)));
    // Both had the same values: what differs is their sign.
    const QList<Bytes> mirrored = {{19, 4}, {35, 8}};
    for (const qsizetype i : {0, 1}) {
        QVERIFY(after.sections[0][i] != before.sections[0][i]);
        QCOMPARE(rest(0, after.sections[0][i], mirrored), rest(0, before.sections[0][i], mirrored));
    }
}

void TestUnusualBytes::keysThatChangeTracksTakeTheirNewName()
{
    const QByteArray left = QByteArrayLiteral("\x8D\xB6\x98\x72\0");
    const QByteArray right = QByteArrayLiteral("\x89\x45\x98\x72\0");
    FileBuilder file;
    file.count(1);
    addOddBone(file, left, 5, '\xFD');
    file.count(0).count(0).count(0).count(0).count(0);
    const Motion motion = readMotion(file.bytes()).motion;
    const EditResult result = mirrorKeys(motion, KeySelection::all(motion), NameEncoding::Cp932);
    const RawFile before(file.bytes());
    const RawFile after(writeMotion(applied(motion, result)));
    QCOMPARE(after.sections[0].size(), 1);
    QCOMPARE(after.sections[0][0].first(15), right.first(4).leftJustified(15, '\0'));
    QCOMPARE(after.sections[0][0].mid(47), before.sections[0][0].mid(47));
}

void TestUnusualBytes::curvesThatComeAreWrittenAnewOnlyWhereTheyCannotBeSaid()
{
    // Played backwards a way has the other one's curve: the name stays as it is, the block cannot.
    const Motion motion = readMotion(oddFile()).motion;
    KeySelection bones;
    bones.setRows({TrackKind::Bone, 0}, KeySelection::all(motion).rows({TrackKind::Bone, 0}));
    const EditResult result = reverseKeys(motion, bones);
    const RawFile before(oddFile());
    const RawFile after(writeMotion(applied(motion, result)));
    QCOMPARE(after.sections[0].size(), 2);
    // The key at the beginning comes to the end, with the mirrored curve of the way that lay behind it.
    QCOMPARE(rawFrame(0, after.sections[0][0]), 10u);
    QCOMPARE(after.sections[0][0].first(15), before.sections[0][0].first(15));
    QCOMPARE(after.sections[0][0].mid(19, 28), before.sections[0][0].mid(19, 28));
    QVERIFY(after.sections[0][0].mid(47) != before.sections[0][0].mid(47));
    // The other one gets the curve that it has, and nothing of it is written anew.
    QCOMPARE(rest(0, after.sections[0][1], {}), rest(0, before.sections[0][1], {}));
    QCOMPARE(result.notes.size(), 1);
}

QTEST_GUILESS_MAIN(TestUnusualBytes)

#include "tst_unusualbytes.moc"
