// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor-core/document/curveverbs.h"
#include "editor-core/vmd/writer.h"
#include "tests/support/motions.h"

#include <QSet>
#include <QSignalSpy>
#include <QTest>

#include <limits>
#include <memory>

using namespace furitsuke;
using namespace furitsuke::test;

namespace {

constexpr TrackRef bone0{TrackKind::Bone, 0};
constexpr TrackRef bone1{TrackKind::Bone, 1};
constexpr TrackRef morph0{TrackKind::Morph, 0};

KeySelection rows(TrackRef track, const QList<qsizetype> &list)
{
    KeySelection selection;
    for (const qsizetype row : list)
        selection.insert(track, row);
    return selection;
}

BoneValues boneX(float x)
{
    BoneValues values;
    values.x = x;
    return values;
}

/// Two bones with keys at 0 10 20 30 and 0 15, and a morph.
QByteArray smallFile()
{
    FileBuilder file;
    file.count(6);
    for (const quint32 frame : {0u, 10u, 20u, 30u})
        file.bone("\x83\x5A\x83\x93\x83\x5E\x81\x5B", frame); // センター
    file.bone("other", 0).bone("other", 15);
    file.count(1).morph("\x82\xA0", 5, 0.5f); // あ
    file.count(0).count(0).count(0).count(0);
    return file.bytes();
}

/// All that a document shows of itself.
struct Snapshot
{
    Motion motion;
    KeySelection selection;
    qint64 playhead = 0;

    explicit Snapshot(const MotionDocument &document)
        : motion(document.motion())
        , selection(document.selection())
        , playhead(document.playhead())
    {}
    friend bool operator==(const Snapshot &, const Snapshot &) = default;
};

} // namespace

/// The document: steps that can be undone, and what it tells of its changes.
class TestMotionDocument : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init();

    void undoBringsBackMotionSelectionAndPlayhead();
    void manyStepsBackAndForth_data();
    void manyStepsBackAndForth();
    void undoneAllIsTheSameFile();
    void undoTextsSayWhatWasDone();
    void undoTextsSayWhatWasLost();
    void editsThatChangeNothingLeaveNoStep();

    void stepsOfOneGestureAreOne();
    void oneGestureEndsWithItsLastSelection();
    void stepsOfOtherGesturesStayApart();
    void gestureDoesNotReachOverTheSavedState();
    void gestureDoesNotReachOverAnUndo();

    void oldestStepsGoWhereMemoryIsShort();
    void newestStepIsKeptHoweverLarge();
    void smallerBoundTrimsAtOnce();
    void stepsAreCountedByTheirBytes();
    void savedStateSurvivesTrimming();
    void savedStateIsLostWithItsStep();
    void savedStateAtTheOldestKeptStep();
    void undoneStepsAreTrimmedToo();
    void mergingGoesOnAfterTrimming();

    void everyVerbTellsItsChangeOnce_data();
    void everyVerbTellsItsChangeOnce();
    void undoAndRedoTellTheirChangeOnce();
    void selectionAndPlayheadAreNoChange();
    void playheadStaysInTime();

    void renameInTheDocumentsEncoding();
    void renameErrorsLeaveNoStep_data();
    void renameErrorsLeaveNoStep();
    void encodingChangesLabelsNotBytes();
    void tracksWithoutNamesAreLabelled();

    void newContentLeavesNothingOfTheOld();

private:
    void load(const QByteArray &file) { mDocument->setContent(readMotion(file)); }
    QUndoStack &stack() { return mDocument->undoStack(); }
    /// Changes the first bone's key 0; a step with its own value.
    void step(float x, int gesture = MotionDocument::noGesture)
    {
        mDocument->setSelection(rows(bone0, {0}));
        mDocument->setValues(boneX(x), gesture);
    }
    float value() const { return mDocument->motion().bones.at(0).keys.key(0).position.x; }
    /// How many bytes one such step takes.
    qsizetype stepBytes()
    {
        const qsizetype before = mDocument->usedUndoBytes();
        step(-1);
        const qsizetype bytes = mDocument->usedUndoBytes() - before;
        stack().undo();
        return bytes;
    }

    std::unique_ptr<MotionDocument> mDocument;
};

void TestMotionDocument::init()
{
    mDocument = std::make_unique<MotionDocument>();
    load(smallFile());
}

void TestMotionDocument::undoBringsBackMotionSelectionAndPlayhead()
{
    mDocument->setSelection(rows(bone0, {1, 2}));
    mDocument->setPlayhead(12);
    const Snapshot before(*mDocument);
    QCOMPARE(mDocument->moveSelection(15).changed, 2);
    QCOMPARE(mDocument->motion().bones.at(0).keys.frames(), (QList<quint32>{0, 25, 30, 35}));
    QVERIFY(mDocument->selection() == rows(bone0, {1, 3}));
    const Snapshot after(*mDocument);

    // Whatever is looked at meanwhile, a step shows what it did.
    mDocument->setSelection(rows(bone1, {0}));
    mDocument->setPlayhead(99);
    stack().undo();
    QVERIFY(Snapshot(*mDocument) == before);
    mDocument->setSelection({});
    mDocument->setPlayhead(1000);
    stack().redo();
    QVERIFY(Snapshot(*mDocument) == after);
}

void TestMotionDocument::manyStepsBackAndForth_data()
{
    QTest::addColumn<quint32>("seed");
    for (quint32 seed = 1; seed <= 8; ++seed)
        QTest::addRow("seed %u", seed) << seed;
}

void TestMotionDocument::manyStepsBackAndForth()
{
    QFETCH(const quint32, seed);
    QRandomGenerator random(seed);
    ReadResult content;
    content.motion = randomMotion(random);
    mDocument->setContent(content);
    QList<Motion> states = {mDocument->motion()};
    while (states.size() < 30) {
        KeySelection selection;
        for (const TrackRef track : mDocument->motion().tracks()) {
            const int count = int(mDocument->motion().keyCount(track));
            if (count > 0 && random.bounded(2))
                selection.insert(track, random.bounded(count));
        }
        mDocument->setSelection(selection);
        switch (random.bounded(5)) {
        case 0:
            mDocument->deleteSelection();
            break;
        case 1:
            mDocument->setValues(boneX(float(random.bounded(1000))));
            break;
        case 2:
            setSelectedCurves(*mDocument, CurveChannels::one(1), {1, 2, quint8(random.bounded(128)), 4});
            break;
        case 3: {
            MorphKey key;
            key.frame = quint32(random.bounded(100));
            mDocument->insert<MorphKey>(0, {key});
            break;
        }
        default:
            mDocument->moveSelection(random.bounded(41) - 20,
                                     random.bounded(2) ? Collision::Overwrite : Collision::KeepExisting);
        }
        QVERIFY(stack().count() <= states.size());
        if (stack().count() == states.size())
            states.append(mDocument->motion());
    }
    for (int i = 0; i < 100; ++i) {
        const int index = random.bounded(int(states.size()));
        stack().setIndex(index);
        QVERIFY(mDocument->motion() == states[index]);
    }
}

void TestMotionDocument::undoneAllIsTheSameFile()
{
    mDocument->setSelection(KeySelection::all(mDocument->motion()));
    mDocument->moveSelection(7);
    mDocument->setValues(boneX(3));
    mDocument->renameTrack(bone1, QStringLiteral("頭"));
    mDocument->deleteSelection();
    QVERIFY(writeMotion(mDocument->motion()) != smallFile());
    stack().setIndex(0);
    QCOMPARE(writeMotion(mDocument->motion()), smallFile());
    QVERIFY(!mDocument->isModified());
}

void TestMotionDocument::undoTextsSayWhatWasDone()
{
    const auto text = [this] { return stack().undoText(); };
    mDocument->setSelection(rows(bone0, {1, 2}));
    mDocument->moveSelection(3);
    QVERIFY2(text().contains(QStringLiteral("Move 2 key(s)")) &&
                 text().contains(QStringLiteral("3 frame(s) later")),
             qPrintable(text()));
    mDocument->moveSelection(-2);
    QVERIFY2(text().contains(QStringLiteral("2 frame(s) earlier")), qPrintable(text()));
    // The move that took place, not the one that was wished for.
    mDocument->moveSelection(-1000);
    QVERIFY2(text().contains(QStringLiteral("11 frame(s) earlier")), qPrintable(text()));
    mDocument->setValues(boneX(1));
    QVERIFY2(text().contains(QStringLiteral("Change 2 bone key(s)")), qPrintable(text()));
    setSelectedCurves(*mDocument, CurveChannels::one(0), {1, 2, 3, 4});
    QVERIFY2(text().contains(QStringLiteral("curves of 2 key(s)")), qPrintable(text()));
    BoneKey key;
    key.frame = 1000;
    mDocument->insert<BoneKey>(0, {key});
    QCOMPARE(text(), QStringLiteral("Insert 1 key(s)"));
    mDocument->deleteSelection();
    QCOMPARE(text(), QStringLiteral("Delete 2 key(s)"));
    mDocument->renameTrack(bone0, QStringLiteral("頭"));
    QVERIFY(text().contains(QStringLiteral("センター")) && text().contains(QStringLiteral("頭")));
    mDocument->setSelection(rows(morph0, {0}));
    mDocument->setValues(MorphValues{0.25f});
    QVERIFY2(text().contains(QStringLiteral("1 morph key(s)")), qPrintable(text()));
}

void TestMotionDocument::undoTextsSayWhatWasLost()
{
    mDocument->setSelection(rows(bone0, {0, 1}));
    EditResult result = mDocument->moveSelection(20);
    QCOMPARE(result.overwritten, 2);
    QVERIFY2(stack().undoText().contains(QStringLiteral("overwriting 2")), qPrintable(stack().undoText()));
    stack().undo();
    result = mDocument->moveSelection(20, Collision::KeepExisting);
    QCOMPARE(result.dropped, 2);
    QVERIFY2(stack().undoText().contains(QStringLiteral("dropping 2")), qPrintable(stack().undoText()));
    QVERIFY(stack().undoText().contains(QStringLiteral("Move 2 key(s)")));
    stack().undo();
    result = mDocument->insert<BoneKey>(1, {BoneKey()});
    QCOMPARE(result.overwritten, 1);
    QVERIFY2(stack().undoText().contains(QStringLiteral("overwriting 1")), qPrintable(stack().undoText()));
    // Nothing lost, nothing said.
    mDocument->setSelection(rows(bone0, {3}));
    mDocument->moveSelection(100);
    QVERIFY(!stack().undoText().contains(QStringLiteral("overwriting")));
    QVERIFY(!stack().undoText().contains(QStringLiteral("dropping")));
}

void TestMotionDocument::editsThatChangeNothingLeaveNoStep()
{
    QSignalSpy changes(mDocument.get(), &MotionDocument::changed);
    const Snapshot before(*mDocument);
    mDocument->deleteSelection();
    mDocument->moveSelection(5);
    mDocument->setValues(boneX(5));
    QVERIFY(mDocument->motion() == before.motion);
    mDocument->setSelection(rows(bone0, {0, 1}));
    mDocument->moveSelection(0);
    mDocument->moveSelection(-4); // one stands at 0
    mDocument->setValues(boneX(0));
    mDocument->setValues(BoneValues{});
    mDocument->setValues(MorphValues{1.0f}); // no morph is selected
    setSelectedCurves(*mDocument, CurveChannels::one(0), CurvePoints());
    mDocument->insert<BoneKey>(0, {});
    mDocument->insert<BoneKey>(0, {BoneKey()}, Collision::KeepExisting);
    mDocument->renameTrack(bone0, QStringLiteral("センター"));
    QCOMPARE(stack().count(), 0);
    QCOMPARE(changes.count(), 0);
    QVERIFY(!mDocument->isModified());
    QCOMPARE(writeMotion(mDocument->motion()), smallFile());
}

void TestMotionDocument::stepsOfOneGestureAreOne()
{
    const Snapshot before(*mDocument);
    mDocument->setSelection(rows(bone0, {0}));
    const int gesture = mDocument->newGesture();
    for (int i = 1; i <= 20; ++i)
        mDocument->setValues(boneX(float(i)), gesture);
    QCOMPARE(stack().count(), 1);
    QCOMPARE(value(), 20.0f);
    const Motion after = mDocument->motion();
    const qsizetype bytes = mDocument->usedUndoBytes();
    stack().undo();
    QVERIFY(mDocument->motion() == before.motion);
    stack().redo();
    QVERIFY(mDocument->motion() == after);
    // The ticks between are not kept.
    load(smallFile());
    QCOMPARE(stepBytes(), bytes);
}

void TestMotionDocument::oneGestureEndsWithItsLastSelection()
{
    const int gesture = mDocument->newGesture();
    mDocument->setSelection(rows(bone0, {0}));
    mDocument->moveSelection(15, Collision::Overwrite, gesture);
    mDocument->moveSelection(10, Collision::Overwrite, gesture);
    QCOMPARE(stack().count(), 1);
    QVERIFY(mDocument->selection() == rows(bone0, {2}));
    stack().undo();
    QVERIFY(mDocument->selection() == rows(bone0, {0}));
    stack().redo();
    QVERIFY(mDocument->selection() == rows(bone0, {2}));
    QCOMPARE(mDocument->motion().bones.at(0).keys.frames(), (QList<quint32>{10, 20, 25, 30}));
}

void TestMotionDocument::stepsOfOtherGesturesStayApart()
{
    const int first = mDocument->newGesture();
    const int second = mDocument->newGesture();
    QVERIFY(first != second);
    QVERIFY(first != MotionDocument::noGesture);
    step(1, first);
    step(2, second);
    QCOMPARE(stack().count(), 2);
    step(3);
    step(4);
    QCOMPARE(stack().count(), 4);
    step(5, second);
    QCOMPARE(stack().count(), 5);
    for (const float x : {4.0f, 3.0f, 2.0f, 1.0f, 0.0f}) {
        stack().undo();
        QCOMPARE(value(), x);
    }
}

void TestMotionDocument::gestureDoesNotReachOverTheSavedState()
{
    const int gesture = mDocument->newGesture();
    step(1, gesture);
    mDocument->setSaved();
    step(2, gesture);
    QCOMPARE(stack().count(), 2);
    QVERIFY(mDocument->isModified());
    stack().undo();
    QVERIFY(!mDocument->isModified());
    QCOMPARE(value(), 1.0f);
}

void TestMotionDocument::gestureDoesNotReachOverAnUndo()
{
    const int gesture = mDocument->newGesture();
    step(1);
    step(2, gesture);
    stack().undo();
    step(3, gesture);
    QCOMPARE(stack().count(), 2);
    stack().undo();
    QCOMPARE(value(), 1.0f);
}

void TestMotionDocument::oldestStepsGoWhereMemoryIsShort()
{
    const qsizetype bytes = stepBytes();
    mDocument->setUndoBytes(10 * bytes);
    for (int i = 1; i <= 200; ++i) {
        step(float(i));
        QVERIFY(mDocument->usedUndoBytes() <= mDocument->undoBytes());
        QCOMPARE(stack().index(), stack().count());
    }
    QVERIFY(stack().count() >= 7); // not more than the bound asks for
    QVERIFY(stack().count() <= 10);
    QCOMPARE(value(), 200.0f);
    // What is left undoes and redoes to the right states.
    const int kept = stack().count();
    for (int i = 1; i <= kept; ++i) {
        stack().undo();
        QCOMPARE(value(), float(200 - i));
    }
    QVERIFY(!stack().canUndo());
    for (int i = kept - 1; i >= 0; --i) {
        stack().redo();
        QCOMPARE(value(), float(200 - i));
    }
}

void TestMotionDocument::newestStepIsKeptHoweverLarge()
{
    load(longMotionFile(2, 2000));
    const Motion before = mDocument->motion();
    mDocument->setUndoBytes(1);
    step(1);
    step(2);
    QCOMPARE(stack().count(), 1);
    mDocument->setSelection(KeySelection::all(mDocument->motion()));
    mDocument->deleteSelection();
    QCOMPARE(stack().count(), 1);
    QVERIFY(mDocument->usedUndoBytes() > 100000);
    QCOMPARE(mDocument->motion().keyCount(), 0);
    stack().undo();
    QCOMPARE(mDocument->motion().keyCount(), before.keyCount());
    QCOMPARE(value(), 2.0f);
    stack().redo();
    QCOMPARE(mDocument->motion().keyCount(), 0);
}

void TestMotionDocument::smallerBoundTrimsAtOnce()
{
    for (int i = 1; i <= 20; ++i)
        step(float(i));
    QCOMPARE(stack().count(), 20);
    QSignalSpy changes(mDocument.get(), &MotionDocument::changed);
    const Snapshot before(*mDocument);
    mDocument->setUndoBytes(mDocument->usedUndoBytes() / 4);
    QVERIFY(stack().count() >= 3 && stack().count() <= 5);
    // The motion is the same, and nobody is told otherwise.
    QVERIFY(Snapshot(*mDocument) == before);
    QCOMPARE(changes.count(), 0);
    QCOMPARE(stack().index(), stack().count());
    QCOMPARE(stack().undoText(), QStringLiteral("Change 1 bone key(s)"));
}

void TestMotionDocument::stepsAreCountedByTheirBytes()
{
    QCOMPARE(mDocument->usedUndoBytes(), 0);
    step(1);
    const qsizetype one = mDocument->usedUndoBytes();
    QVERIFY(one > 0);
    mDocument->setSelection(KeySelection::all(mDocument->motion()));
    mDocument->setValues(boneX(9));
    QVERIFY(mDocument->usedUndoBytes() > 2 * one);
    load(smallFile());
    QCOMPARE(mDocument->usedUndoBytes(), 0);
}

void TestMotionDocument::savedStateSurvivesTrimming()
{
    const qsizetype bytes = stepBytes();
    for (int i = 1; i <= 10; ++i)
        step(float(i));
    mDocument->setSaved();
    step(11);
    step(12);
    mDocument->setUndoBytes(8 * bytes);
    QCOMPARE(stack().count(), 6);
    QVERIFY(mDocument->isModified());
    stack().undo();
    QVERIFY(mDocument->isModified());
    stack().undo();
    QCOMPARE(value(), 10.0f);
    QVERIFY(!mDocument->isModified());
    stack().undo();
    QVERIFY(mDocument->isModified());
    stack().redo();
    QVERIFY(!mDocument->isModified());
}

void TestMotionDocument::savedStateIsLostWithItsStep()
{
    const qsizetype bytes = stepBytes();
    mDocument->setUndoBytes(8 * bytes);
    QSignalSpy clean(&stack(), &QUndoStack::cleanChanged);
    step(1);
    mDocument->setSaved();
    for (int i = 2; i <= 40; ++i) {
        step(float(i));
        QVERIFY(mDocument->isModified());
    }
    // No number of undos comes back to what is in the file.
    while (stack().canUndo()) {
        stack().undo();
        QVERIFY(mDocument->isModified());
    }
    while (stack().canRedo()) {
        stack().redo();
        QVERIFY(mDocument->isModified());
    }
    QCOMPARE(clean.count(), 3); // modified, saved, modified
    mDocument->setSaved();
    QVERIFY(!mDocument->isModified());
}

void TestMotionDocument::savedStateAtTheOldestKeptStep()
{
    const qsizetype bytes = stepBytes();
    for (int i = 1; i <= 4; ++i)
        step(float(i));
    mDocument->setSaved();
    for (int i = 5; i <= 10; ++i)
        step(float(i));
    // Six of the ten steps stay: just those after the saved state, which is where the last undo ends.
    mDocument->setUndoBytes(8 * bytes);
    QCOMPARE(stack().count(), 6);
    while (stack().canUndo()) {
        QVERIFY(mDocument->isModified());
        stack().undo();
    }
    QCOMPARE(value(), 4.0f);
    QVERIFY(!mDocument->isModified());
}

void TestMotionDocument::undoneStepsAreTrimmedToo()
{
    const qsizetype bytes = stepBytes();
    for (int i = 1; i <= 20; ++i)
        step(float(i));
    mDocument->setSaved();
    stack().setIndex(15);
    mDocument->setUndoBytes(10 * bytes);
    QVERIFY(mDocument->usedUndoBytes() <= 10 * bytes);
    QCOMPARE(value(), 15.0f);
    stack().undo();
    QCOMPARE(value(), 14.0f);
    stack().redo();
    stack().redo();
    QCOMPARE(value(), 16.0f);
    while (stack().canRedo()) {
        QVERIFY(mDocument->isModified());
        stack().redo();
    }
    // The saved state is the last one where it was kept.
    QCOMPARE(mDocument->isModified(), value() != 20.0f);
}

void TestMotionDocument::mergingGoesOnAfterTrimming()
{
    const qsizetype bytes = stepBytes();
    for (int i = 1; i <= 20; ++i)
        step(float(i));
    const int gesture = mDocument->newGesture();
    step(21, gesture);
    mDocument->setUndoBytes(6 * bytes);
    const int count = stack().count();
    step(22, gesture);
    step(23, gesture);
    QCOMPARE(stack().count(), count);
    stack().undo();
    QCOMPARE(value(), 20.0f);

    // Steps of one gesture that stand apart stay apart when their stack is built again.
    load(smallFile());
    mDocument->setUndoBytes(MotionDocument::defaultUndoBytes);
    for (int i = 10; i < 20; ++i)
        step(float(i));
    step(2, gesture);
    mDocument->setSaved();
    step(3, gesture);
    step(4);
    mDocument->setSaved(); // what keeps the two apart is no longer between them
    mDocument->setUndoBytes(13 * bytes - 1);
    QCOMPARE(stack().count(), 9);
    stack().undo();
    stack().undo();
    QCOMPARE(value(), 2.0f);
    QVERIFY(mDocument->isModified());
}

namespace {

struct Verb
{
    const char *name;
    EditResult (*act)(MotionDocument &document);
    QList<TrackSpan> spans;
    bool tracks;
};

const QList<Verb> &verbs()
{
    static const QList<Verb> list = {
        {"delete",
         [](MotionDocument &d) { return d.deleteSelection(); },
         {{bone0, 10, 20}, {morph0, 5, 5}},
         false},
        {"move",
         [](MotionDocument &d) { return d.moveSelection(-5); },
         {{bone0, 5, 20}, {morph0, 0, 5}},
         false},
        {"move over another",
         [](MotionDocument &d) { return d.moveSelection(10); },
         {{bone0, 10, 30}, {morph0, 5, 15}},
         false},
        {"insert",
         [](MotionDocument &d) {
             BoneKey key;
             key.frame = 7;
             return d.insert<BoneKey>(1, {key});
         },
         {{bone1, 7, 7}},
         false},
        {"bone values", [](MotionDocument &d) { return d.setValues(boneX(4)); }, {{bone0, 10, 20}}, false},
        {"morph values",
         [](MotionDocument &d) { return d.setValues(MorphValues{1.0f}); },
         {{morph0, 5, 5}},
         false},
        {"curves",
         [](MotionDocument &d) {
             return setSelectedCurves(d, CurveChannels::one(1), {1, 2, 3, 4});
         },
         {{bone0, 10, 20}},
         false},
        {"rename",
         [](MotionDocument &d) { return d.renameTrack(bone1, QStringLiteral("x")); },
         {{bone1, 0, 15}},
         true},
    };
    return list;
}

} // namespace

void TestMotionDocument::everyVerbTellsItsChangeOnce_data()
{
    QTest::addColumn<int>("verb");
    for (int i = 0; i < verbs().size(); ++i)
        QTest::newRow(verbs()[i].name) << i;
}

void TestMotionDocument::everyVerbTellsItsChangeOnce()
{
    QFETCH(const int, verb);
    const Verb &v = verbs()[verb];
    KeySelection selection = rows(bone0, {1, 2});
    selection.insert(morph0, 0);
    mDocument->setSelection(selection);

    QList<MotionChange> changes;
    bool motionWasNew = false;
    const Motion before = mDocument->motion();
    connect(mDocument.get(), &MotionDocument::changed, this, [&](const MotionChange &change) {
        changes.append(change);
        motionWasNew = !(mDocument->motion() == before);
    });
    const EditResult result = v.act(*mDocument);
    QCOMPARE(result.error, QString());
    QVERIFY(result.changed > 0);
    QCOMPARE(changes.size(), 1);
    QVERIFY(motionWasNew);
    QCOMPARE(changes[0].spans, v.spans);
    QCOMPARE(changes[0].tracks, v.tracks);
    QVERIFY(!changes[0].whole);
    QCOMPARE(stack().count(), 1);
    disconnect(mDocument.get(), nullptr, this, nullptr);
}

void TestMotionDocument::undoAndRedoTellTheirChangeOnce()
{
    mDocument->setSelection(rows(bone0, {1, 2}));
    mDocument->moveSelection(3);
    QSignalSpy changes(mDocument.get(), &MotionDocument::changed);
    stack().undo();
    QCOMPARE(changes.count(), 1);
    stack().redo();
    QCOMPARE(changes.count(), 2);
    const QList<TrackSpan> spans = {{bone0, 10, 23}};
    for (const QList<QVariant> &arguments : std::as_const(changes)) {
        const auto change = arguments[0].value<MotionChange>();
        QCOMPARE(change.spans, spans);
        QVERIFY(!change.tracks && !change.whole);
    }
}

void TestMotionDocument::selectionAndPlayheadAreNoChange()
{
    QSignalSpy changes(mDocument.get(), &MotionDocument::changed);
    QSignalSpy selections(mDocument.get(), &MotionDocument::selectionChanged);
    QSignalSpy playheads(mDocument.get(), &MotionDocument::playheadChanged);
    mDocument->setSelection(rows(bone0, {1}));
    mDocument->setSelection(rows(bone0, {1}));
    mDocument->setPlayhead(8);
    mDocument->setPlayhead(8);
    QCOMPARE(changes.count(), 0);
    QCOMPARE(selections.count(), 1);
    QCOMPARE(playheads.count(), 1);
    QCOMPARE(playheads[0][0].toLongLong(), 8);
    QCOMPARE(stack().count(), 0);
    QVERIFY(!mDocument->isModified());

    // A step tells of them only where it changes them.
    mDocument->setValues(boneX(1));
    QCOMPARE(selections.count(), 1);
    mDocument->deleteSelection();
    QCOMPARE(selections.count(), 2);
    QVERIFY(mDocument->selection().isEmpty());
    QCOMPARE(playheads.count(), 1);
    mDocument->setPlayhead(50);
    stack().undo();
    QCOMPARE(selections.count(), 3);
    QCOMPARE(playheads.count(), 3);
    QCOMPARE(mDocument->playhead(), 8);
}

void TestMotionDocument::playheadStaysInTime()
{
    mDocument->setPlayhead(-7);
    QCOMPARE(mDocument->playhead(), 0);
    mDocument->setPlayhead(std::numeric_limits<qint64>::max());
    QCOMPARE(mDocument->playhead(), qint64(4294967295));
}

void TestMotionDocument::renameInTheDocumentsEncoding()
{
    EditResult result = mDocument->renameTrack(bone1, QStringLiteral("頭"));
    QCOMPARE(result.error, QString());
    QCOMPARE(mDocument->motion().bones.at(1).name, QByteArray("\x93\xAA"));
    QCOMPARE(mDocument->trackLabel(bone1), QStringLiteral("頭"));
    stack().undo();
    QCOMPARE(mDocument->trackLabel(bone1), QStringLiteral("other"));
    mDocument->setEncoding(NameEncoding::Gb18030);
    result = mDocument->renameTrack(bone1, QStringLiteral("头"));
    QCOMPARE(result.error, QString());
    QCOMPARE(mDocument->motion().bones.at(1).name, QByteArray("\xCD\xB7"));
}

void TestMotionDocument::renameErrorsLeaveNoStep_data()
{
    QTest::addColumn<QString>("name");
    QTest::addColumn<QString>("named");
    QTest::newRow("not storable") << QStringLiteral("a头b") << QStringLiteral("头");
    QTest::newRow("beyond the BMP") << QStringLiteral("x💃") << QStringLiteral("💃");
    QTest::newRow("taken") << QStringLiteral("センター") << QStringLiteral("already");
    QTest::newRow("empty") << QString() << QStringLiteral("empty");
}

void TestMotionDocument::renameErrorsLeaveNoStep()
{
    QFETCH(const QString, name);
    QFETCH(const QString, named);
    const EditResult result = mDocument->renameTrack(bone1, name);
    QVERIFY2(result.error.contains(named), qPrintable(result.error));
    QVERIFY(result.edit.isEmpty());
    QCOMPARE(stack().count(), 0);
    QCOMPARE(writeMotion(mDocument->motion()), smallFile());
}

void TestMotionDocument::encodingChangesLabelsNotBytes()
{
    QCOMPARE(mDocument->encoding(), NameEncoding::Cp932);
    QCOMPARE(mDocument->trackLabel(bone0), QStringLiteral("センター"));
    QSignalSpy encodings(mDocument.get(), &MotionDocument::encodingChanged);
    QSignalSpy changes(mDocument.get(), &MotionDocument::changed);
    mDocument->setEncoding(NameEncoding::Gb18030);
    QVERIFY(mDocument->trackLabel(bone0) != QStringLiteral("センター"));
    QCOMPARE(encodings.count(), 1);
    QCOMPARE(changes.count(), 1);
    QVERIFY(changes[0][0].value<MotionChange>().tracks);
    QVERIFY(changes[0][0].value<MotionChange>().whole);
    QCOMPARE(writeMotion(mDocument->motion()), smallFile());
    QCOMPARE(stack().count(), 0);
    QVERIFY(!mDocument->isModified());
    mDocument->setEncoding(NameEncoding::Gb18030);
    QCOMPARE(encodings.count(), 1);
    mDocument->setEncoding(NameEncoding::Cp932);
    QCOMPARE(mDocument->trackLabel(bone0), QStringLiteral("センター"));
}

void TestMotionDocument::tracksWithoutNamesAreLabelled()
{
    FileBuilder file;
    file.count(1).bone("", 0).count(0).count(0).count(0).count(0).count(0);
    load(file.bytes());
    QSet<QString> labels;
    for (const TrackRef track : mDocument->motion().tracks()) {
        QVERIFY(!mDocument->trackLabel(track).isEmpty());
        labels.insert(mDocument->trackLabel(track));
    }
    QCOMPARE(labels.size(), 5);
}

void TestMotionDocument::newContentLeavesNothingOfTheOld()
{
    load(sixSectionFile() + "trailing");
    QVERIFY(!mDocument->diagnostics().isEmpty());
    mDocument->setSelection(KeySelection::all(mDocument->motion()));
    mDocument->setPlayhead(40);
    mDocument->setValues(boneX(1));
    mDocument->setEncoding(NameEncoding::Big5);
    mDocument->renameTrack(bone1, QStringLiteral("left over"));
    stack().undo();
    QVERIFY(mDocument->isModified());

    QList<MotionChange> changes;
    connect(mDocument.get(), &MotionDocument::changed, this, [&](const MotionChange &change) {
        changes.append(change);
        // Who listens finds the new motion with nothing selected, as rows mean nothing in it.
        QVERIFY(mDocument->selection().isEmpty());
        QCOMPARE(mDocument->playhead(), 0);
        QCOMPARE(writeMotion(mDocument->motion()), smallFile());
    });
    load(smallFile());
    disconnect(mDocument.get(), nullptr, this, nullptr);
    QCOMPARE(changes.size(), 1);
    QVERIFY(changes[0].whole && changes[0].tracks);

    const MotionDocument fresh;
    MotionDocument direct;
    direct.setContent(readMotion(smallFile()));
    QVERIFY(Snapshot(*mDocument) == Snapshot(direct));
    QVERIFY(mDocument->motion() == readMotion(smallFile()).motion);
    QCOMPARE(mDocument->diagnostics(), direct.diagnostics());
    QCOMPARE(mDocument->encoding(), direct.encoding());
    QCOMPARE(stack().count(), 0);
    QVERIFY(!stack().canUndo() && !stack().canRedo());
    QVERIFY(!mDocument->isModified());
    QCOMPARE(writeMotion(mDocument->motion()), smallFile());
    // An empty motion likewise.
    mDocument->setContent({});
    QVERIFY(Snapshot(*mDocument) == Snapshot(fresh));
    QVERIFY(mDocument->diagnostics().isEmpty());
}

QTEST_GUILESS_MAIN(TestMotionDocument)
#include "tst_motiondocument.moc"
