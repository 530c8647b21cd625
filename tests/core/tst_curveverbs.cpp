// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor-core/document/clipmime.h"
#include "editor-core/document/curveverbs.h"
#include "editor-core/sampling/sampler.h"
#include "editor-core/vmd/writer.h"
#include "tests/support/curvegrid.h"
#include "tests/support/motions.h"

#include <QSignalSpy>
#include <QTest>

#include <memory>

using namespace furitsuke;
using namespace furitsuke::test;

namespace {

constexpr TrackRef bone0{TrackKind::Bone, 0};
constexpr CurveChannels all = CurveChannels::all();
constexpr CurveChannels onlyX = CurveChannels::one(0);
constexpr CurvePoints smooth = {64, 0, 63, 127};

QByteArray file()
{
    FileBuilder file;
    file.count(5);
    for (const quint32 frame : {0u, 10u, 20u}) {
        BoneCurves curves;
        curves.setCurve(BoneChannel::X, {quint8(10 + frame), quint8(20 + frame), 100, 110});
        file.bone("a", frame, {float(frame) + (frame == 20 ? 7.0f : 0.0f), 1, 2}, {}, curves);
    }
    file.bone("b", 30).bone("b", 40, {1, 0, 0});
    file.count(1).morph("m", 7, 0.5f).count(2).camera(0).camera(9).count(0).count(0).count(0);
    return file.bytes();
}

} // namespace

/// What a curve editor does to the selected keys, as steps that can be undone.
class TestCurveVerbs : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init()
    {
        mDocument = std::make_unique<MotionDocument>();
        mDocument->setContent(readMotion(file()));
        mDocument->setSelection(KeySelection::all(mDocument->motion()));
    }

    void stepsSayWhatTheyDid_data();
    void stepsSayWhatTheyDid();
    void whatChangesNothingLeavesNoStep();
    void dragIsOneStepAndEveryoneFollows();
    void dragOfOnePointKeepsTheOther();
    void relativeDragKeepsEachKeysOwn();
    void dragBackAndForthOverTheEdgeLosesNothing();
    void slidersStartFromWhatWasThere();
    void cancelledDragLeavesNoStep();
    void dragAfterCancelGoesOn();
    void dragEndsWhereSomebodyElseEdits_data();
    void dragEndsWhereSomebodyElseEdits();
    void extremeCurvesWhileDragging();
    void selectionAndTimeStay();
    void lockedTracksAreLeftAlone();
    void clipboardHoldsText();
    void keysAreRefusedWithoutTheirText();
    void largeTextIsRefusedAsSuch_data();
    void largeTextIsRefusedAsSuch();
    void clipboardOfOthersIsReadOrRefused_data();
    void clipboardOfOthersIsReadOrRefused();

private:
    QString text() const { return mDocument->undoStack().undoText(); }
    int steps() const { return mDocument->undoStack().count(); }
    CurvePoints curve(qsizetype row, BoneChannel channel = BoneChannel::X) const
    {
        return mDocument->motion().bones.at(0).keys.key(row).curves.curve(channel);
    }
    bool isAsRead() const { return writeMotion(mDocument->motion()) == file(); }

    std::unique_ptr<MotionDocument> mDocument;
};

using Verb = EditResult (*)(MotionDocument &);
Q_DECLARE_METATYPE(Verb)

void TestCurveVerbs::stepsSayWhatTheyDid_data()
{
    QTest::addColumn<Verb>("verb");
    QTest::addColumn<QString>("step");
    const auto row = [](const char *step, Verb verb) {
        QTest::newRow(step) << verb << QString::fromUtf8(step);
    };
    row("Set curves of 7 key(s)", [](MotionDocument &d) { return setSelectedCurves(d, all, smooth); });
    row("Set curves of 7 key(s) to “Ease in”", [](MotionDocument &d) {
        return applyPreset(d, onlyX, {64, 0, 127, 127}, QStringLiteral("Ease in"));
    });
    row("Change curves of 7 key(s)", [](MotionDocument &d) {
        return moveSelectedCurves(d, onlyX, {1, 0, 0, -1});
    });
    row("Swap curve ends of 3 key(s)", [](MotionDocument &d) { return mirrorSelectedCurves(d, all); });
    row("Change the strength of curves of 3 key(s)",
        [](MotionDocument &d) { return strengthenSelectedCurves(d, all, 2); });
    row("Straighten curves of 3 key(s)", [](MotionDocument &d) { return blendSelectedCurves(d, all, 0.5); });
    row("Set curves of 5 key(s) to their average",
        [](MotionDocument &d) { return averageSelectedCurves(d, all); });
    row("Continue the speed at 3 key(s)", [](MotionDocument &d) { return continueSelectedSpeed(d, onlyX); });
    row("Ease 3 key(s) automatically", [](MotionDocument &d) { return autoEaseSelection(d, onlyX); });
    row("Paste curves into 7 key(s)",
        [](MotionDocument &d) { return pasteSelectedCurves(d, all, CurveClip::of(smooth)); });
}

void TestCurveVerbs::stepsSayWhatTheyDid()
{
    QFETCH(const Verb, verb);
    QCOMPARE(verb(*mDocument).error, QString());
    QCOMPARE(steps(), 1);
    QTEST(text(), "step");
    QVERIFY(!isAsRead());
    const QByteArray after = writeMotion(mDocument->motion());
    mDocument->undoStack().undo();
    QVERIFY(isAsRead());
    mDocument->undoStack().redo();
    QCOMPARE(writeMotion(mDocument->motion()), after);
}

void TestCurveVerbs::whatChangesNothingLeavesNoStep()
{
    setSelectedCurves(*mDocument, {}, smooth);
    moveSelectedCurves(*mDocument, all, {});
    strengthenSelectedCurves(*mDocument, all, 1);
    blendSelectedCurves(*mDocument, all, 0);
    QVERIFY(!pasteSelectedCurves(*mDocument, all, {}).error.isEmpty());
    mDocument->setSelection({});
    setSelectedCurves(*mDocument, all, smooth);
    autoEaseSelection(*mDocument, all);
    QCOMPARE(steps(), 0);
    QVERIFY(isAsRead());
}

void TestCurveVerbs::dragIsOneStepAndEveryoneFollows()
{
    QSignalSpy changes(mDocument.get(), &MotionDocument::changed);
    double shown = 0;
    connect(mDocument.get(), &MotionDocument::changed, this,
            [&] { shown = sampleBone(mDocument->motion().bones.at(0).keys, 5).position.x; });
    CurveGesture gesture(*mDocument, onlyX);
    QCOMPARE(gesture.keys(), 7);
    double last = 10;
    for (const int y : {100, 80, 60, 40, 20}) {
        gesture.set({64, quint8(y), 64, quint8(y)});
        QVERIFY(shown < last);
        last = shown;
    }
    QCOMPARE(changes.count(), 5);
    QCOMPARE(steps(), 1);
    QCOMPARE(text(), QStringLiteral("Set curves of 7 key(s)"));
    QCOMPARE(curve(1), (CurvePoints{64, 20, 64, 20}));
    QCOMPARE(curve(1, BoneChannel::Y), CurvePoints());
    mDocument->undoStack().undo();
    QVERIFY(isAsRead());
    mDocument->undoStack().redo();
    QCOMPARE(curve(2), (CurvePoints{64, 20, 64, 20}));
}

void TestCurveVerbs::dragOfOnePointKeepsTheOther()
{
    CurveGesture gesture(*mDocument, onlyX);
    gesture.setPoint(CurveEnd::Start, 5, 6);
    QCOMPARE(curve(0), (CurvePoints{5, 6, 100, 110}));
    gesture.setPoint(CurveEnd::End, 500, -1); // the first point is as it was again
    QCOMPARE(curve(0), (CurvePoints{10, 20, 127, 0}));
    QCOMPARE(curve(1), (CurvePoints{20, 30, 127, 0}));
    QCOMPARE(steps(), 1);
}

void TestCurveVerbs::relativeDragKeepsEachKeysOwn()
{
    CurveGesture gesture(*mDocument, onlyX);
    for (int i = 0; i < 8; ++i)
        gesture.move({i, -i, 0, 0});
    for (qsizetype row = 0; row < 3; ++row)
        QCOMPARE(curve(row), (CurvePoints{quint8(10 + 10 * row + 7), quint8(20 + 10 * row - 7), 100, 110}));
    QCOMPARE(steps(), 1);
}

void TestCurveVerbs::dragBackAndForthOverTheEdgeLosesNothing()
{
    CurveGesture gesture(*mDocument, onlyX);
    gesture.move({-100, 100, 100, 100});
    QCOMPARE(curve(2), (CurvePoints{0, 127, 127, 127}));
    gesture.move({1, 1, 1, 1});
    QCOMPARE(curve(2), (CurvePoints{31, 41, 101, 111}));
    gesture.move({});
    QVERIFY(isAsRead());
    QCOMPARE(steps(), 0);
    QVERIFY(!mDocument->isModified());
}

void TestCurveVerbs::slidersStartFromWhatWasThere()
{
    CurveGesture gesture(*mDocument, onlyX);
    for (const double share : {0.2, 1.0, 0.5})
        gesture.blendToLinear(share);
    QCOMPARE(curve(0), blendedToLinear({10, 20, 100, 110}, 0.5));
    CurveGesture next(*mDocument, onlyX);
    const CurvePoints before = curve(0);
    for (const double factor : {0.0, 3.0, 1.5})
        next.strengthen(factor);
    QCOMPARE(curve(0), strengthened(before, 1.5));
    QCOMPARE(steps(), 2);
    next.change(QStringLiteral("Turn it"), [](CurvePoints c) { return mirroredCurve(c); });
    QCOMPARE(curve(0), mirroredCurve(before));
    QCOMPARE(text(), QStringLiteral("Turn it"));
    QCOMPARE(steps(), 2);
}

void TestCurveVerbs::cancelledDragLeavesNoStep()
{
    setSelectedCurves(*mDocument, CurveChannels::one(1), smooth);
    const Motion before = mDocument->motion();
    CurveGesture gesture(*mDocument, onlyX);
    gesture.set({1, 2, 3, 4});
    gesture.set({127, 0, 0, 127});
    QCOMPARE(steps(), 2);
    gesture.cancel();
    QCOMPARE(steps(), 1);
    QVERIFY(!mDocument->undoStack().canRedo());
    QVERIFY(mDocument->motion() == before);
    gesture.cancel();
    QCOMPARE(steps(), 1);
}

void TestCurveVerbs::dragAfterCancelGoesOn()
{
    CurveGesture gesture(*mDocument, onlyX);
    gesture.move({20, 0, 0, 0});
    gesture.move({}); // the hand passes where it began
    gesture.move({0, 30, 0, 0});
    QCOMPARE(curve(0), (CurvePoints{10, 50, 100, 110}));
    QCOMPARE(steps(), 1);
    mDocument->undoStack().undo();
    QVERIFY(isAsRead());
}

void TestCurveVerbs::dragEndsWhereSomebodyElseEdits_data()
{
    QTest::addColumn<Verb>("verb");
    QTest::newRow("undo") << Verb([](MotionDocument &d) {
        d.undoStack().undo();
        return EditResult();
    });
    QTest::newRow("delete keys") << Verb([](MotionDocument &d) { return d.deleteSelection(); });
    QTest::newRow("other curves") << Verb([](MotionDocument &d) {
        return setSelectedCurves(d, all, {9, 9, 9, 9});
    });
    QTest::newRow("another motion") << Verb([](MotionDocument &d) {
        d.setContent(readMotion(sixSectionFile()));
        return EditResult();
    });
}

void TestCurveVerbs::dragEndsWhereSomebodyElseEdits()
{
    QFETCH(const Verb, verb);
    CurveGesture gesture(*mDocument, onlyX);
    gesture.set(smooth);
    QVERIFY(!gesture.hasEnded());
    verb(*mDocument);
    QVERIFY(gesture.hasEnded());
    const Motion motion = mDocument->motion();
    gesture.set({1, 2, 3, 4});
    gesture.move({5, 5, 5, 5});
    gesture.cancel();
    QVERIFY(mDocument->motion() == motion);
}

void TestCurveVerbs::extremeCurvesWhileDragging()
{
    CurveGesture gesture(*mDocument, all);
    for (const CurvePoints extreme : extremeCurves) {
        gesture.set(extreme);
        for (int c = 0; c < boneChannelCount; ++c)
            QCOMPARE(curve(2, BoneChannel(c)), extreme);
        QCOMPARE(mDocument->motion().camera.key(1).curves.curve(CameraChannel::ViewAngle), extreme);
        QVERIFY(readMotion(writeMotion(mDocument->motion())).motion == mDocument->motion());
    }
    gesture.cancel();
    QVERIFY(isAsRead());
}

void TestCurveVerbs::selectionAndTimeStay()
{
    KeySelection one;
    one.insert(bone0, 1);
    mDocument->setSelection(one);
    mDocument->setPlayhead(17);
    CurveGesture gesture(*mDocument, all);
    gesture.set(smooth);
    gesture.set({1, 2, 3, 4});
    QVERIFY(mDocument->selection() == one);
    QCOMPARE(mDocument->playhead(), 17);
    QCOMPARE(curve(0), (CurvePoints{10, 20, 100, 110}));
    QCOMPARE(curve(1), (CurvePoints{1, 2, 3, 4}));
    mDocument->undoStack().undo();
    QVERIFY(mDocument->selection() == one);
}

void TestCurveVerbs::lockedTracksAreLeftAlone()
{
    TrackLook locked;
    locked.locked = true;
    mDocument->setTrackLook(bone0, locked);
    CurveGesture gesture(*mDocument, all);
    gesture.set(smooth);
    QCOMPARE(gesture.keys(), 4);
    QCOMPARE(curve(0), (CurvePoints{10, 20, 100, 110}));
    QCOMPARE(mDocument->motion().bones.at(1).keys.key(0).curves.curve(BoneChannel::X), smooth);
}

void TestCurveVerbs::clipboardHoldsText()
{
    const CurveClip clip = copyCurves(mDocument->motion(), mDocument->selection(), all).clip;
    const std::unique_ptr<QMimeData> data(curveMimeData(clip));
    QVERIFY(mayHoldCurves(data.get()));
    QVERIFY(curvesFrom(data.get()).clip == clip);
    QCOMPARE(data->text(), clipText(clip));
    QMimeData onlyText;
    onlyText.setText(data->text());
    QVERIFY(curvesFrom(&onlyText).clip == clip);
}

void TestCurveVerbs::keysAreRefusedWithoutTheirText()
{
    class Keys : public QMimeData
    {
    public:
        QStringList formats() const override
        {
            return {QLatin1String(clipMimeType), QStringLiteral("text/plain")};
        }
        bool hasFormat(const QString &type) const override { return formats().contains(type); }
        mutable int asked = 0;

    protected:
        QVariant retrieveData(const QString &, QMetaType) const override
        {
            ++asked;
            return {};
        }
    };
    const Keys data;
    QVERIFY(curvesFrom(&data).error.contains(QStringLiteral("keys, not curves")));
    QCOMPARE(data.asked, 0);
}

void TestCurveVerbs::largeTextIsRefusedAsSuch_data()
{
    QTest::addColumn<QString>("type");
    QTest::newRow("text") << QStringLiteral("text/plain");
    QTest::newRow("own type") << QString(QLatin1String(curveMimeType));
}

void TestCurveVerbs::largeTextIsRefusedAsSuch()
{
    QFETCH(const QString, type);
    // Curves in themselves, but over the bound.
    QMimeData data;
    data.setData(type, QByteArray("20,20,107,107\n") + QByteArray(5000, ' '));
    QVERIFY(curvesFrom(&data).error.contains(QStringLiteral("too large to be curves")));
    data.setData(type, QByteArray("20,20,107,107\n") + QByteArray(1000, ' '));
    QCOMPARE(curvesFrom(&data).error, QString());
}

void TestCurveVerbs::clipboardOfOthersIsReadOrRefused_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<bool>("good");
    QTest::newRow("one curve") << QStringLiteral("20,20,107,107") << true;
    QTest::newRow("channels") << QStringLiteral("r: 1 2 3 4") << true;
    QTest::newRow("empty") << QString() << false;
    QTest::newRow("prose") << QStringLiteral("hello: world") << false;
    QTest::newRow("very much") << QString(1'000'000, u'1') << false;
}

void TestCurveVerbs::clipboardOfOthersIsReadOrRefused()
{
    QFETCH(const QString, text);
    QFETCH(const bool, good);
    QMimeData data;
    data.setText(text);
    const CurveClipRead read = curvesFrom(&data);
    QCOMPARE(read.error.isEmpty(), good);
    QCOMPARE(read.clip.isEmpty(), !good);
    QVERIFY(!curvesFrom(nullptr).error.isEmpty());
    QVERIFY(!mayHoldCurves(nullptr));
}

QTEST_GUILESS_MAIN(TestCurveVerbs)
#include "tst_curveverbs.moc"
