// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor-core/edits/curveedits.h"
#include "editor-core/edits/keyedits.h"
#include "editor-core/edits/trackedits.h"
#include "editor-core/edits/valueedits.h"
#include "editor-core/vmd/reader.h"
#include "editor-core/vmd/writer.h"
#include "tests/support/corpus.h"
#include "tests/support/motions.h"
#include "tests/support/rawfile.h"

#include <QTest>
#include <QtEndian>

#include <limits>
#include <map>
#include <set>

using namespace furitsuke;
using namespace furitsuke::test;

namespace {

constexpr quint32 maxFrame = std::numeric_limits<quint32>::max();
constexpr TrackRef bone0{TrackKind::Bone, 0};

/// The part of a record that says its values, without name, frame, and what an edit may write in another
/// form.
QByteArray valuesOf(const QByteArray &record, std::size_t section)
{
    switch (section) {
    case 0:
        return record.mid(19, 28);
    case 1:
        return record.mid(19, 4);
    case 2:
        return record.mid(4, 28) + record.mid(56, 4);
    case 4:
        return record.mid(5);
    default:
        return record.mid(4);
    }
}

// ---- Keys by the order that names their record.

struct KeyPlace
{
    TrackRef track;
    quint32 frame = 0;
};

using Orders = std::set<quint32>;
using OrdersByKind = std::array<Orders, 6>;
using PlacesByKind = std::array<std::map<quint32, KeyPlace>, 6>;

PlacesByKind placesOf(const Motion &motion)
{
    PlacesByKind result;
    for (const TrackRef track : motion.tracks()) {
        motion.visit(track, [&](const auto &keys) {
            for (qsizetype row = 0; row < keys.size(); ++row)
                result[std::size_t(track.kind)][keys.orders()[row]] = {track, keys.frames()[row]};
        });
    }
    return result;
}

OrdersByKind selectedOrders(const Motion &motion, const KeySelection &selection)
{
    OrdersByKind result;
    for (const TrackRef track : selection.tracks()) {
        motion.visit(track, [&](const auto &keys) {
            for (const qsizetype row : selection.rows(track).rows())
                result[std::size_t(track.kind)].insert(keys.orders()[row]);
        });
    }
    return result;
}

KeySelection randomSelection(QRandomGenerator &random, const Motion &motion)
{
    KeySelection result;
    for (const TrackRef track : motion.tracks()) {
        const int count = int(motion.keyCount(track));
        if (count == 0 || random.bounded(3) == 0)
            continue;
        RowSet rows;
        if (random.bounded(2)) {
            const int first = random.bounded(count);
            rows.setRange(first, first + 1 + random.bounded(count - first), true);
        } else {
            const int share = 1 + random.bounded(8);
            for (int row = 0; row < count; ++row) {
                if (random.bounded(share) == 0)
                    rows.insert(row);
            }
        }
        result.setRows(track, rows);
    }
    return result;
}

// ---- What an edit should do, found in the plainest way.

struct Expected
{
    EditResult result;
    OrdersByKind touched; ///< keys whose records may have other bytes, those that go included
    OrdersByKind gone;
    std::array<qsizetype, 6> added = {};
    qsizetype overwritten = 0;
    qsizetype dropped = 0;
    std::map<std::pair<std::size_t, quint32>, quint32> framesAfter; ///< by kind and order
};

Expected expectDelete(const Motion &motion, const KeySelection &selection)
{
    Expected e;
    e.result = deleteKeys(motion, selection);
    e.touched = e.gone = selectedOrders(motion, selection);
    return e;
}

Expected expectMove(const Motion &motion, const KeySelection &selection, qint64 frames, Collision rule)
{
    Expected e;
    e.result = moveKeys(motion, selection, frames, rule);
    const OrdersByKind selected = selectedOrders(motion, selection);
    const PlacesByKind places = placesOf(motion);
    qint64 low = maxFrame;
    qint64 high = 0;
    for (std::size_t kind = 0; kind < 6; ++kind) {
        for (const quint32 order : selected[kind]) {
            low = std::min<qint64>(low, places[kind].at(order).frame);
            high = std::max<qint64>(high, places[kind].at(order).frame);
        }
    }
    if (low <= high)
        frames = std::max(-low, std::min(frames, qint64(maxFrame) - high));
    if (frames == 0)
        return e;
    for (std::size_t kind = 0; kind < 6; ++kind) {
        std::map<std::pair<TrackRef, qint64>, Orders> standing;
        for (const auto &[order, place] : places[kind]) {
            if (!selected[kind].contains(order))
                standing[{place.track, place.frame}].insert(order);
        }
        for (const quint32 order : selected[kind]) {
            e.touched[kind].insert(order);
            const KeyPlace &place = places[kind].at(order);
            const qint64 target = qint64(place.frame) + frames;
            const auto hit = standing.find({place.track, target});
            if (hit != standing.end() && rule == Collision::KeepExisting) {
                e.gone[kind].insert(order);
                ++e.dropped;
                continue;
            }
            e.framesAfter[{kind, order}] = quint32(target);
            if (hit != standing.end()) {
                for (const quint32 other : hit->second) {
                    if (e.gone[kind].insert(other).second)
                        ++e.overwritten;
                    e.touched[kind].insert(other);
                }
            }
        }
    }
    return e;
}

template <class Key>
Expected expectInsert(const Motion &motion, qint32 index, const QList<Key> &keys, Collision rule)
{
    Expected e;
    e.result = insertKeys(motion, index, keys, rule);
    constexpr auto kind = std::size_t(kindOf<Key>);
    const PlacesByKind places = placesOf(motion);
    for (const Key &key : keys) {
        Orders hit;
        for (const auto &[order, place] : places[kind]) {
            if (place.track == TrackRef{kindOf<Key>, index} && place.frame == key.frame)
                hit.insert(order);
        }
        if (!hit.empty() && rule == Collision::KeepExisting) {
            ++e.dropped;
            continue;
        }
        ++e.added[kind];
        for (const quint32 order : hit) {
            if (e.gone[kind].insert(order).second)
                ++e.overwritten;
            e.touched[kind].insert(order);
        }
    }
    return e;
}

template <class Key>
QList<Key> randomKeys(QRandomGenerator &random)
{
    QList<Key> keys(1 + random.bounded(6));
    for (Key &key : keys)
        key.frame = quint32(random.bounded(90));
    return keys;
}

Expected expectValues(const Motion &motion, const KeySelection &selection, TrackKind kind, EditResult result)
{
    Expected e;
    e.result = std::move(result);
    e.touched[std::size_t(kind)] = selectedOrders(motion, selection)[std::size_t(kind)];
    return e;
}

Expected randomEdit(QRandomGenerator &random, const Motion &motion, const KeySelection &selection)
{
    const Collision rule = random.bounded(2) ? Collision::Overwrite : Collision::KeepExisting;
    const float number = float(random.bounded(100)) / 8;
    const CurvePoints curve = {quint8(random.bounded(256)), quint8(random.bounded(256)),
                               quint8(random.bounded(256)), quint8(random.bounded(256))};
    switch (random.bounded(16)) {
    case 0:
        return expectDelete(motion, selection);
    case 1:
    case 2:
    case 3:
        return expectMove(motion, selection, random.bounded(61) - 30, rule);
    case 4:
        if (motion.bones.isEmpty())
            break;
        return expectInsert(motion, random.bounded(int(motion.bones.size())), randomKeys<BoneKey>(random),
                            rule);
    case 5:
        if (motion.morphs.isEmpty())
            break;
        return expectInsert(motion, random.bounded(int(motion.morphs.size())), randomKeys<MorphKey>(random),
                            rule);
    case 6:
        return expectInsert(motion, 0, randomKeys<CameraKey>(random), rule);
    case 7:
        return random.bounded(2) ? expectInsert(motion, 0, randomKeys<LightKey>(random), rule)
                                 : expectInsert(motion, 0, randomKeys<StateKey>(random), rule);
    case 8:
        return expectValues(
            motion, selection, TrackKind::Bone,
            setBoneValues(
                motion, selection,
                {.x = number, .y = {}, .z = {}, .rotation = Quatf{}, .physicsOff = random.bounded(2) != 0}));
    case 9:
        return expectValues(motion, selection, TrackKind::Morph,
                            setMorphValues(motion, selection, {.weight = number}));
    case 10:
        return expectValues(
            motion, selection, TrackKind::Camera,
            setCameraValues(
                motion, selection,
                {.distance = number, .target = {}, .rotation = {}, .viewAngle = 33, .perspective = true}));
    case 11:
        return random.bounded(2)
                   ? expectValues(
                         motion, selection, TrackKind::Light,
                         setLightValues(motion, selection, {.colour = Vec3f{number, 0, 1}, .direction = {}}))
                   : expectValues(motion, selection, TrackKind::Shadow,
                                  setShadowValues(motion, selection, {.mode = 2, .distance = number}));
    case 12:
        return expectValues(
            motion, selection, TrackKind::State,
            setStateValues(motion, selection,
                           {.visible = false,
                            .ik = {{LongName::fromBytes("ik2"), 0}, {LongName::fromBytes("ik3"), 1}}}));
    case 13:
        return random.bounded(2)
                   ? expectValues(motion, selection, TrackKind::Bone,
                                  setCurves(motion, selection, {.bone = 0b1001, .camera = 0}, curve))
                   : expectValues(motion, selection, TrackKind::Camera,
                                  setCurves(motion, selection,
                                            CurveChannels::one(int(CameraChannel::ViewAngle)), curve));
    case 14: {
        const QList<TrackRef> tracks = motion.tracks();
        const TrackRef track = tracks[random.bounded(int(tracks.size()))];
        Expected e;
        e.result = renameTrack(motion, track, QByteArray("name") + QByteArray::number(random.bounded(1000)));
        const PlacesByKind places = placesOf(motion);
        for (const auto &[order, place] : places[std::size_t(track.kind)]) {
            if (place.track == track)
                e.touched[std::size_t(track.kind)].insert(order);
        }
        return e;
    }
    default:
        break;
    }
    Expected e;
    e.result = addTrack(motion, random.bounded(2) ? TrackKind::Bone : TrackKind::Morph,
                        QByteArray("track") + QByteArray::number(random.bounded(1000)));
    return e;
}

/// Why a motion is not as one must be; empty where it is.
QString brokenRule(const Motion &motion)
{
    const PlacesByKind places = placesOf(motion);
    for (int kind = 0; kind < trackKindCount; ++kind) {
        const auto &byOrder = places[std::size_t(kind)];
        if (qsizetype(byOrder.size()) != motion.keyCount(static_cast<TrackKind>(kind)))
            return QStringLiteral("two keys of kind %1 have one order").arg(kind);
        if (!byOrder.empty() && byOrder.rbegin()->first >= motion.nextOrder[std::size_t(kind)])
            return QStringLiteral("the next order of kind %1 is taken").arg(kind);
    }
    for (const TrackRef track : motion.tracks()) {
        const bool good = motion.visit(track, [](const auto &keys) {
            bool even = true;
            keys.eachColumnConst([&](const auto &column) { even = even && column.size() == keys.size(); });
            return even && keys.isSorted();
        });
        if (!good)
            return QStringLiteral("track %1 of kind %2 is not sorted, or its columns differ in length")
                .arg(track.index)
                .arg(int(track.kind));
    }
    return {};
}

/// What is wrong with an edit of a motion; empty where all is right.
QString fault(const Motion &before, const Expected &e, const KeySelection &selection)
{
    const MotionEdit &edit = e.result.edit;
    if (e.result.overwritten != e.overwritten || e.result.dropped != e.dropped)
        return QStringLiteral("overwritten %1, not %2; dropped %3, not %4")
            .arg(e.result.overwritten)
            .arg(e.overwritten)
            .arg(e.result.dropped)
            .arg(e.dropped);
    const QByteArray oldFile = writeMotion(before);
    Motion after = before;
    edit.apply(after);
    if (const QString broken = brokenRule(after); !broken.isEmpty())
        return broken;

    Motion back = after;
    edit.inverted().apply(back);
    if (!(back == before))
        return QStringLiteral("the inverse does not give back the motion");
    if (writeMotion(back) != oldFile)
        return QStringLiteral("the inverse does not give back the bytes");
    Motion again = back;
    edit.inverted().inverted().apply(again);
    if (!(again == after))
        return QStringLiteral("inverted twice is not the edit");
    if (edit.isEmpty() && !(after == before))
        return QStringLiteral("an empty edit changes something");

    const QByteArray newFile = writeMotion(after);
    if (newFile.size() != encodedSize(after))
        return QStringLiteral("encodedSize() is wrong");
    const RawFile oldRecords(oldFile);
    const RawFile newRecords(newFile);
    if (newRecords.sectionCount != 6 || !newRecords.trailer.isEmpty() ||
        newRecords.header != oldRecords.header)
        return QStringLiteral("the file is not whole, or has another header");
    const PlacesByKind oldPlaces = placesOf(before);
    const PlacesByKind newPlaces = placesOf(after);
    for (std::size_t kind = 0; kind < 6; ++kind) {
        const auto at = [kind](quint32 order) {
            return QStringLiteral(" (kind %1, order %2)").arg(kind).arg(order);
        };
        if (newRecords.sections[kind].size() != qsizetype(newPlaces[kind].size()) ||
            oldRecords.sections[kind].size() != qsizetype(oldPlaces[kind].size()))
            return QStringLiteral("section %1 has not one record for each key").arg(kind);
        Orders expected;
        std::map<quint32, QByteArray> oldByOrder;
        qsizetype i = 0;
        for (const auto &[order, place] : oldPlaces[kind]) {
            oldByOrder[order] = oldRecords.sections[kind][i++];
            if (!e.gone[kind].contains(order))
                expected.insert(order);
        }
        for (quint32 n = 0; n < quint32(e.added[kind]); ++n)
            expected.insert(before.nextOrder[kind] + n);
        i = 0;
        Orders found;
        for (const auto &[order, place] : newPlaces[kind]) {
            const QByteArray &record = newRecords.sections[kind][i++];
            found.insert(order);
            if (rawFrame(int(kind), record) != place.frame)
                return QStringLiteral("a record has another frame than its key") + at(order);
            const auto old = oldByOrder.find(order);
            if (old == oldByOrder.end())
                continue;
            if (oldPlaces[kind].at(order).track != place.track)
                return QStringLiteral("a key changed its track") + at(order);
            if (!e.touched[kind].contains(order) && record != old->second)
                return QStringLiteral("an untouched record has other bytes") + at(order);
            const auto moved = e.framesAfter.find({kind, order});
            if (place.frame !=
                (moved == e.framesAfter.end() ? oldPlaces[kind].at(order).frame : moved->second))
                return QStringLiteral("a key is at a wrong frame") + at(order);
            if (moved != e.framesAfter.end() && valuesOf(record, kind) != valuesOf(old->second, kind) &&
                kind != 4 && kind != 5)
                return QStringLiteral("a moved key has other values") + at(order);
        }
        if (found != expected)
            return QStringLiteral("other keys than expected are left in kind %1").arg(kind);
    }

    // A selection follows its keys.
    const KeySelection mapped = edit.mapped(selection);
    OrdersByKind kept = selectedOrders(before, selection);
    for (std::size_t kind = 0; kind < 6; ++kind) {
        for (const quint32 order : e.gone[kind])
            kept[kind].erase(order);
    }
    if (selectedOrders(after, mapped) != kept)
        return QStringLiteral("the selection does not follow its keys");
    // Back again it holds what has survived.
    if (selectedOrders(before, edit.inverted().mapped(mapped)) != kept)
        return QStringLiteral("the selection does not follow its keys back");
    return {};
}

void editAtRandom(QRandomGenerator &random, const Motion &start, int steps)
{
    Motion motion = start;
    MotionEdit total;
    const KeySelection first = randomSelection(random, motion);
    KeySelection followed = first;
    qsizetype bytes = 0;
    for (int step = 0; step < steps; ++step) {
        const KeySelection selection = randomSelection(random, motion);
        const Expected expected = randomEdit(random, motion, selection);
        const QString text = fault(motion, expected, selection);
        QVERIFY2(text.isEmpty(), qPrintable(QStringLiteral("step %1: %2").arg(step).arg(text)));
        const MotionEdit &edit = expected.result.edit;
        edit.apply(motion);
        followed = edit.mapped(followed);
        total = total.followedBy(edit);
        bytes += edit.byteSize();
    }
    // All the steps in one are the same change.
    Motion atOnce = start;
    total.apply(atOnce);
    QVERIFY(atOnce == motion);
    total.inverted().apply(atOnce);
    QVERIFY(atOnce == start);
    QVERIFY(total.mapped(first) == followed);
    QVERIFY(total.byteSize() <= bytes + qsizetype(sizeof(MotionEdit)));
}

KeySelection selectRows(TrackRef track, const QList<qsizetype> &rows)
{
    KeySelection selection;
    for (const qsizetype row : rows)
        selection.insert(track, row);
    return selection;
}

} // namespace

/// Edits as values: any edit of any motion, and its inverse.
class TestMotionEdit : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void zeroWithAnotherSignIsAnotherValue();
    void randomEditsOfRandomMotions_data();
    void randomEditsOfRandomMotions();
    void randomEditsOfRealFiles_data();
    void randomEditsOfRealFiles();

    void inverseOfInverseIsTheSameEdit();

    void byteSizeGrowsWithTheEdit();
    void editOfFewKeysInALongTrackStaysSmall();
    void touchedSpansSayWhatChanges();
};

void TestMotionEdit::randomEditsOfRandomMotions_data()
{
    QTest::addColumn<quint32>("seed");
    for (quint32 seed = 1; seed <= 60; ++seed)
        QTest::addRow("seed %u", seed) << seed;
}

void TestMotionEdit::randomEditsOfRandomMotions()
{
    QFETCH(const quint32, seed);
    QRandomGenerator random(seed);
    editAtRandom(random, randomMotion(random, 4 + random.bounded(60)), 14);
}

void TestMotionEdit::randomEditsOfRealFiles_data()
{
    QTest::addColumn<QString>("path");
    int taken = 0;
    const QStringList files = corpusFiles(QStringLiteral("vmd"));
    for (qsizetype i = 3; i < files.size() && taken < 14; i += 7) {
        const QByteArray content = fileContent(files[i]);
        // Damaged files are other tests' matter: their records are not found by a plain reading.
        const FileForm form = readMotionFile(files[i]).motion.form;
        const bool whole = std::all_of(form.sections.begin(), form.sections.end(), [](const auto &section) {
            return section.present && !section.countLies && section.phantom.isEmpty();
        });
        if (content.size() > 600000 || !whole || !form.trailer.isEmpty())
            continue;
        QTest::newRow(qPrintable(corpusName(files[i]))) << files[i];
        ++taken;
    }
    if (taken == 0)
        QTest::newRow("none") << QString();
}

void TestMotionEdit::randomEditsOfRealFiles()
{
    QFETCH(const QString, path);
    if (path.isEmpty())
        QSKIP(noCorpus);
    const ReadResult read = readMotionFile(path);
    QVERIFY2(read.ok, qPrintable(read.error));
    QCOMPARE(writeMotion(read.motion), fileContent(path));
    QRandomGenerator random(11);
    editAtRandom(random, read.motion, 8);
}

void TestMotionEdit::inverseOfInverseIsTheSameEdit()
{
    QRandomGenerator random(5);
    const Motion motion = randomMotion(random);
    for (int i = 0; i < 20; ++i) {
        const KeySelection selection = randomSelection(random, motion);
        const MotionEdit edit =
            moveKeys(motion, selection, 1 + random.bounded(40), Collision::Overwrite).edit;
        const MotionEdit twice = edit.inverted().inverted();
        const auto &first = edit.trackEdits<BoneKey>();
        const auto &second = twice.trackEdits<BoneKey>();
        QCOMPARE(second.size(), first.size());
        for (qsizetype t = 0; t < first.size(); ++t) {
            QCOMPARE(second[t].index, first[t].index);
            QCOMPARE(second[t].origins, first[t].origins);
            QVERIFY(second[t].removed == first[t].removed);
            QVERIFY(second[t].inserted == first[t].inserted);
            QCOMPARE(second[t].spans.size(), first[t].spans.size());
            qsizetype end = -1;
            for (qsizetype s = 0; s < first[t].spans.size(); ++s) {
                const RowSpan &span = first[t].spans[s];
                QCOMPARE(second[t].spans[s].row, span.row);
                QCOMPARE(second[t].spans[s].removed, span.removed);
                QCOMPARE(second[t].spans[s].inserted, span.inserted);
                QVERIFY(span.row > end); // ascending, not touching
                QVERIFY(span.removed + span.inserted > 0);
                end = span.row + span.removed;
            }
        }
    }
}

void TestMotionEdit::byteSizeGrowsWithTheEdit()
{
    const Motion motion = readMotion(longMotionFile(1, 2000)).motion;
    qsizetype last = MotionEdit().byteSize();
    for (const qsizetype count : {1, 10, 100, 1000}) {
        RowSet rows;
        rows.setRange(0, count, true);
        KeySelection selection;
        selection.setRows(bone0, rows);
        const qsizetype bytes = deleteKeys(motion, selection).edit.byteSize();
        QVERIFY(bytes >= last + (count - count / 10) * 53); // a key's columns
        QVERIFY(moveKeys(motion, selection, 5000).edit.byteSize() > bytes);
        last = bytes;
    }
}

void TestMotionEdit::editOfFewKeysInALongTrackStaysSmall()
{
    const Motion motion = readMotion(longMotionFile(1, 100000)).motion;
    QCOMPARE(motion.bones.at(0).keys.size(), 100000);
    RowSet rows;
    rows.setRange(50000, 50010, true);
    KeySelection selection;
    selection.setRows(bone0, rows);
    for (const qint64 by : {qint64(3), qint64(40000), qint64(-49000), qint64(1000000)}) {
        const EditResult result = moveKeys(motion, selection, by);
        QVERIFY2(result.edit.byteSize() < 4096, qPrintable(QString::number(result.edit.byteSize())));
        Motion after = motion;
        result.edit.apply(after);
        QVERIFY(after.bones.at(0).keys.isSorted());
        QCOMPARE(selectedOrders(after, result.edit.mapped(selection)), selectedOrders(motion, selection));
        result.edit.inverted().apply(after);
        QVERIFY(after == motion);
    }
    QVERIFY(deleteKeys(motion, selection).edit.byteSize() < 4096);
}

void TestMotionEdit::touchedSpansSayWhatChanges()
{
    const Motion motion = readMotion(sixSectionFile()).motion;
    KeySelection selection = selectRows(bone0, {1});
    const auto touched = [&motion](const EditResult &result) { return result.edit.touched(motion); };
    QCOMPARE(touched(moveKeys(motion, selection, 7)), (QList<TrackSpan>{{bone0, 20, 27}}));
    QCOMPARE(touched(deleteKeys(motion, selection)), (QList<TrackSpan>{{bone0, 20, 20}}));
    QCOMPARE(touched(renameTrack(motion, bone0, "n")), (QList<TrackSpan>{{bone0, 0, 20}}));
    selection.insert({TrackKind::Light, 0}, 0);
    QCOMPARE(touched(moveKeys(motion, selection, -5)), (QList<TrackSpan>{}));
    QCOMPARE(touched(moveKeys(motion, selection, 5)),
             (QList<TrackSpan>{{bone0, 20, 25}, {{TrackKind::Light, 0}, 0, 5}}));
}

/// A file says -0.0 and 0.0 apart, so an edit must, though they are equal as numbers.
void TestMotionEdit::zeroWithAnotherSignIsAnotherValue()
{
    Motion motion = readMotion(sixSectionFile()).motion;
    const KeySelection all = KeySelection::all(motion);
    for (const float number : {0.0f, -0.0f, 0.0f}) {
        MotionEdit edit = setMorphValues(motion, all, {.weight = number}).edit;
        edit.add(setBoneValues(motion, all, {.x = number, .y = {}, .z = {}, .rotation = {}, .physicsOff = {}})
                     .edit);
        edit.add(setShadowValues(motion, all, {.mode = {}, .distance = number}).edit);
        const Motion before = motion;
        edit.apply(motion);
        QVERIFY(sameBits(motion.morphs[0].keys.key(0).weight, number));
        QVERIFY(sameBits(motion.bones[0].keys.key(0).position.x, number));
        QVERIFY(sameBits(motion.shadow.key(0).distance, number));
        Motion back = motion;
        edit.inverted().apply(back);
        QVERIFY(back == before);
    }
}

QTEST_GUILESS_MAIN(TestMotionEdit)
#include "tst_motionedit.moc"
