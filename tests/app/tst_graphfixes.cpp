// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor-core/edits/valuechange.h"
#include "editor-core/vmd/writer.h"
#include "tests/support/captures.h"
#include "tests/support/mouse.h"
#include "tests/support/smallmotions.h"
#include "tests/support/windowfixture.h"
#include "widgets/common/numberbox.h"
#include "widgets/dialogs/fixdialog.h"
#include "widgets/graph/graphlines.h"
#include "widgets/graph/graphpanel.h"

#include <QCheckBox>
#include <QDialogButtonBox>
#include <QDockWidget>
#include <QLabel>
#include <QMenu>
#include <QPushButton>
#include <QSignalSpy>
#include <QSpinBox>
#include <QTest>

using namespace furitsuke;
using namespace furitsuke::test;

/// The fixes of values in the window, by real events.
class TestGraphFixes : public QObject, protected WindowFixture
{
    Q_OBJECT

private Q_SLOTS:
    void init()
    {
        openWindow();
        show(captureMotion({2, 200, 1, 1}));
    }
    void cleanup() { closeWindows(); }

    void viewsFollowWhileTheDialogIsOpen();
    void everyFixIsOneStep_data();
    void everyFixIsOneStep();
    void cancelPutsBackAndLeavesNoStep();
    void severalValuesAreFixedAtOnce();
    void spikeIsFoundAndCutStays();
    void nothingChosenOrNoNumberCannotBeConfirmed();
    void scrubbingIsSeenAtOnce();
    void manyKeysAreWorkedOutBeside();
    void closingEndsTheWork();
    void choicesAreRemembered();
    void reasonsAreGivenWhereItCannotBeDone();
    void valuesAtFirstAreThoseOfTheGraph();
    void valuesAtFirstAreThoseThatMove_data();
    void valuesAtFirstAreThoseThatMove();
    void smoothLinesHaveNoSpikes();
    void spikesAreSaidBeforeTheyGo();

private:
    void show(const Motion &motion)
    {
        ReadResult content;
        content.ok = true;
        content.motion = settled(motion);
        document().setContent(std::move(content));
        document().setSelection(KeySelection::all(document().motion()));
    }
    FixDialog *openDialog(const char *id)
    {
        trigger(id);
        auto *dialog = mWindow->findChild<FixDialog *>();
        return dialog && activate(*dialog) ? dialog : nullptr;
    }
    static QPushButton *ok(FixDialog *dialog)
    {
        return dialog->findChild<QDialogButtonBox *>()->button(QDialogButtonBox::Ok);
    }
    static QString summary(FixDialog *dialog)
    {
        return dialog->findChild<QLabel *>(QStringLiteral("summary"))->text();
    }
    template <class Widget>
    static Widget *part(FixDialog *dialog, const char *name)
    {
        return dialog->findChild<Widget *>(QLatin1String(name));
    }
    /// Checks these values only, by the mouse.
    static void choose(FixDialog *dialog, const QList<KeyValue> &values)
    {
        for (int i = 0; i < keyValueCount; ++i) {
            auto *box = dialog->findChild<QCheckBox *>(valueId(KeyValue(i)));
            if (box && box->isChecked() != values.contains(KeyValue(i)))
                QTest::mouseClick(box, Qt::LeftButton, {}, QPoint(8, 8));
        }
        QCOMPARE(dialog->fix().values, values);
    }
    /// Opens one for the position X.
    FixDialog *openForX(const char *id)
    {
        FixDialog *dialog = openDialog(id);
        if (dialog)
            choose(dialog, {KeyValue::PositionX});
        return dialog;
    }
    void hideGraph() { mWindow->findChild<QDockWidget *>(QStringLiteral("graphDock"))->hide(); }
    void showGraph()
    {
        auto *dock = mWindow->findChild<QDockWidget *>(QStringLiteral("graphDock"));
        dock->show();
        dock->raise();
        QTRY_VERIFY(mWindow->graph().isSeen());
    }
    static void type(QWidget *field, const QString &text)
    {
        field->setFocus();
        QTest::keyClick(field, Qt::Key_A, Qt::ControlModifier);
        QTest::keyClicks(field, text);
    }
    double x(qsizetype row) { return document().motion().bones[0].keys.key(row).position.x; }
};

void TestGraphFixes::viewsFollowWhileTheDialogIsOpen()
{
    const Motion before = document().motion();
    FixDialog *dialog = openForX("fix.offset");
    QVERIFY(dialog);
    QSignalSpy changed(&document(), &MotionDocument::changed);
    type(part<NumberBox>(dialog, "amount"), QStringLiteral("2"));
    QTRY_COMPARE(x(7), double(before.bones[0].keys.key(7).position.x + 2));
    QVERIFY(changed.count() > 0);
    // Typed on: from the beginning, not on top of that.
    QTest::keyClicks(part<NumberBox>(dialog, "amount"), QStringLiteral("5"));
    QTRY_COMPARE(x(7), double(before.bones[0].keys.key(7).position.x + 25));
    QVERIFY2(summary(dialog).contains(QStringLiteral("400 of 400")), qPrintable(summary(dialog)));
    QVERIFY(dialog->isVisible());
}

void TestGraphFixes::everyFixIsOneStep_data()
{
    QTest::addColumn<QString>("id");
    QTest::addColumn<QString>("field");
    QTest::addColumn<QString>("typed");
    QTest::newRow("flatten") << "fix.flatten"
                             << ""
                             << "";
    QTest::newRow("smooth") << "fix.smooth"
                            << "passes"
                            << "9";
    QTest::newRow("spikes") << "fix.spikes"
                            << "times"
                            << "0.5";
    QTest::newRow("offset") << "fix.offset"
                            << "amount"
                            << "-1.5";
    QTest::newRow("scale") << "fix.scaleValues"
                           << "percent"
                           << "50";
}

void TestGraphFixes::everyFixIsOneStep()
{
    QFETCH(QString, id);
    QFETCH(QString, field);
    QFETCH(QString, typed);
    const Motion before = document().motion();
    FixDialog *dialog = openForX(qPrintable(id));
    QVERIFY(dialog);
    // The jitter of a recording is less than what is a spike at first.
    if (auto *least = part<NumberBox>(dialog, "least-length"))
        type(least, QStringLiteral("0"));
    if (!field.isEmpty()) {
        auto *box = dialog->findChild<QWidget *>(field);
        type(box, typed);
        QTest::keyClick(box, Qt::Key_Tab);
    }
    QTRY_VERIFY(ok(dialog)->isEnabled());
    QTest::mouseClick(ok(dialog), Qt::LeftButton);
    QTRY_VERIFY(!mWindow->findChild<FixDialog *>());
    QVERIFY(!(document().motion() == before));
    QCOMPARE(document().undoStack().count(), 1);
    QVERIFY2(message().contains(QStringLiteral("position X")), qPrintable(message()));
    document().undoStack().undo();
    QCOMPARE(document().motion(), before);
    QCOMPARE(document().selection(), KeySelection::all(before));
}

void TestGraphFixes::cancelPutsBackAndLeavesNoStep()
{
    const Motion before = document().motion();
    document().setPlayhead(33);
    FixDialog *dialog = openForX("fix.flatten");
    QVERIFY(dialog);
    QTRY_COMPARE(x(0), x(150));
    QTest::keyClick(dialog, Qt::Key_Escape);
    QTRY_VERIFY(!mWindow->findChild<FixDialog *>());
    QCOMPARE(document().motion(), before);
    QCOMPARE(document().undoStack().count(), 0);
    QVERIFY(!document().isModified());
    QCOMPARE(document().playhead(), 33);
    QCOMPARE(document().selection(), KeySelection::all(before));
}

void TestGraphFixes::severalValuesAreFixedAtOnce()
{
    const Motion before = document().motion();
    FixDialog *dialog = openDialog("fix.smooth");
    QVERIFY(dialog);
    choose(dialog, {KeyValue::PositionX, KeyValue::PositionZ, KeyValue::AngleY});
    const ValueFix fix = dialog->fix();
    QCOMPARE(fix.values, (QList<KeyValue>{KeyValue::PositionX, KeyValue::PositionZ, KeyValue::AngleY}));
    QTRY_VERIFY(ok(dialog)->isEnabled());
    QTest::mouseClick(ok(dialog), Qt::LeftButton);
    QCOMPARE(document().motion(), applied(before, fixValues(before, KeySelection::all(before), fix)));
    QCOMPARE(document().undoStack().count(), 1);
}

void TestGraphFixes::spikeIsFoundAndCutStays()
{
    KeyColumns<CameraKey> keys;
    for (int i = 0; i < 60; ++i) {
        const double jitter = (i * 7 % 5) * 0.02;
        keys.append(CameraRecord{quint32(i), float(i == 12  ? -90
                                                   : i < 30 ? -20 - jitter
                                                            : -300 - jitter)}
                        .key(quint32(i)));
    }
    show(motionOf(keys));
    FixDialog *dialog = openDialog("fix.spikes");
    QVERIFY(dialog);
    choose(dialog, {KeyValue::Distance});
    type(part<NumberBox>(dialog, "least-length"), QStringLiteral("1"));
    QTRY_VERIFY2(summary(dialog).contains(QStringLiteral("1 of 60")), qPrintable(summary(dialog)));
    QTest::mouseClick(ok(dialog), Qt::LeftButton);
    for (int i = 0; i < 60; ++i) {
        const double distance = document().motion().camera.key(i).distance;
        if (i == 12)
            QVERIFY(distance < -20 && distance > -20.1);
        else
            QCOMPARE(distance, double(keys.key(i).distance));
    }
}

void TestGraphFixes::nothingChosenOrNoNumberCannotBeConfirmed()
{
    const Motion before = document().motion();
    FixDialog *dialog = openForX("fix.offset");
    QVERIFY(dialog);
    QTRY_VERIFY(!ok(dialog)->isEnabled());
    auto *amount = part<NumberBox>(dialog, "amount");
    type(amount, QStringLiteral("3"));
    QTRY_VERIFY(ok(dialog)->isEnabled());
    type(amount, QStringLiteral("3x"));
    QTRY_VERIFY(!ok(dialog)->isEnabled());
    QCOMPARE(document().motion(), before);
    type(amount, QStringLiteral("3"));
    QTRY_VERIFY(ok(dialog)->isEnabled());
    QTest::mouseClick(part<QCheckBox>(dialog, "position-x"), Qt::LeftButton, {}, QPoint(8, 8));
    QTRY_VERIFY(!ok(dialog)->isEnabled());
    QCOMPARE(document().motion(), before);
    QVERIFY(part<QLabel>(dialog, "losses")->isVisible());
    type(amount, QStringLiteral("4"));
    QTest::mouseClick(part<QCheckBox>(dialog, "position-y"), Qt::LeftButton, {}, QPoint(8, 8));
    amount->setFocus();
    QTest::keyClick(amount, Qt::Key_Return);
    QTRY_VERIFY(!mWindow->findChild<FixDialog *>());
    QCOMPARE(document().motion().bones[1].keys.key(5).position.y, before.bones[1].keys.key(5).position.y + 4);
}

void TestGraphFixes::scrubbingIsSeenAtOnce()
{
    const Motion before = document().motion();
    FixDialog *dialog = openForX("fix.offset");
    QVERIFY(dialog);
    auto *amount = part<NumberBox>(dialog, "amount");
    const QPointF from(10, amount->height() / 2.0);
    play(*amount, drag(from, from + QPointF(40, 0), Qt::AltModifier));
    QVERIFY(amount->value() > 0);
    QTRY_COMPARE(x(3), double(float(before.bones[0].keys.key(3).position.x + amount->value())));
    type(amount, QStringLiteral("0"));
    QTRY_COMPARE(document().motion(), before);
    QCOMPARE(document().undoStack().count(), 0);
}

void TestGraphFixes::manyKeysAreWorkedOutBeside()
{
    show(captureMotion({40, 5000}));
    const Motion before = document().motion();
    FixDialog *dialog = openForX("fix.smooth");
    QVERIFY(dialog);
    type(part<QSpinBox>(dialog, "passes"), QStringLiteral("300"));
    QTRY_VERIFY(ok(dialog)->isEnabled());
    QTest::keyClick(part<QSpinBox>(dialog, "passes"), Qt::Key_Return);
    QTRY_VERIFY(!mWindow->findChild<FixDialog *>());
    const ValueFix fix = {.kind = ValueFix::Kind::Smooth, .values = {KeyValue::PositionX}, .passes = 300};
    QCOMPARE(document().motion(), applied(before, fixValues(before, KeySelection::all(before), fix)));
    document().undoStack().undo();
    QCOMPARE(document().motion(), before);
}

void TestGraphFixes::closingEndsTheWork()
{
    show(captureMotion({40, 5000}));
    const Motion before = document().motion();
    FixDialog *dialog = openDialog("fix.smooth");
    QVERIFY(dialog);
    type(part<QSpinBox>(dialog, "passes"), QStringLiteral("1000"));
    QTest::keyClick(dialog, Qt::Key_Escape);
    QTRY_VERIFY(!mWindow->findChild<FixDialog *>());
    QCOMPARE(document().motion(), before);
    QCOMPARE(document().undoStack().count(), 0);
}

void TestGraphFixes::choicesAreRemembered()
{
    hideGraph();
    FixDialog *dialog = openDialog("fix.smooth");
    QVERIFY(dialog);
    choose(dialog, {KeyValue::AngleZ});
    type(part<QSpinBox>(dialog, "passes"), QStringLiteral("12"));
    QTRY_VERIFY(ok(dialog)->isEnabled());
    QTest::mouseClick(ok(dialog), Qt::LeftButton);
    QTRY_VERIFY(!mWindow->findChild<FixDialog *>());
    dialog = openDialog("fix.smooth");
    QVERIFY(dialog);
    QCOMPARE(dialog->fix().values, QList<KeyValue>{KeyValue::AngleZ});
    QCOMPARE(dialog->fix().passes, 12);
}

void TestGraphFixes::reasonsAreGivenWhereItCannotBeDone()
{
    for (const char *id : {"fix.flatten", "fix.smooth", "fix.spikes", "fix.offset", "fix.scaleValues"}) {
        document().setSelection(KeySelection::all(document().motion()));
        QVERIFY(action(id)->isEnabled());
        document().setSelection({});
        QVERIFY(!action(id)->isEnabled());
        QVERIFY2(action(id)->toolTip().contains(QStringLiteral("Select keys first")),
                 qPrintable(action(id)->toolTip()));
    }
}

void TestGraphFixes::valuesAtFirstAreThoseOfTheGraph()
{
    showGraph();
    document().setChosenTracks({bone0});
    const GraphLine line = {.track = bone0, .value = KeyValue::AngleY};
    Q_EMIT mWindow->graph().list().shownChanged(linesOfTrack(bone0, false, false), false);
    Q_EMIT mWindow->graph().list().shownChanged({line}, true);
    for (const char *id : {"fix.flatten", "fix.smooth", "fix.spikes", "fix.offset"}) {
        FixDialog *dialog = openDialog(id);
        QVERIFY(dialog);
        QCOMPARE(dialog->fix().values, QList<KeyValue>{KeyValue::AngleY});
        QTest::keyClick(dialog, Qt::Key_Escape);
        QTRY_VERIFY(!mWindow->findChild<FixDialog *>());
    }
    // It shows nothing of this track, which moves in X.
    Motion motion = document().motion();
    KeyColumns<BoneKey> keys;
    for (quint32 i = 0; i < 10; ++i)
        keys.append(BoneRecord{i, {float(i * i), 1, 2}}.key(i));
    addBone(motion, keys);
    show(motion);
    document().setChosenTracks({bone0});
    document().setSelection(selected(document().motion(), {TrackKind::Bone, 2}));
    document().setChosenTracks({bone0});
    FixDialog *dialog = openDialog("fix.smooth");
    QVERIFY(dialog);
    QCOMPARE(dialog->fix().values, QList<KeyValue>{KeyValue::PositionX});
}

void TestGraphFixes::valuesAtFirstAreThoseThatMove_data()
{
    QTest::addColumn<QString>("id");
    QTest::newRow("flatten") << "fix.flatten";
    QTest::newRow("smooth") << "fix.smooth";
    QTest::newRow("spikes") << "fix.spikes";
}

void TestGraphFixes::valuesAtFirstAreThoseThatMove()
{
    QFETCH(QString, id);
    hideGraph();
    KeyColumns<BoneKey> keys;
    for (quint32 i = 0; i < 10; ++i)
        keys.append(BoneRecord{i, {3, float(i % 3), 2}, turnedBy({0, 1, 0}, i * 5.0)}.key(i));
    Motion motion = motionOf(keys);
    motion.morphs = motionOf(morph({{0, 0.5f}, {5, 0}})).morphs;
    show(settled(motion));
    FixDialog *dialog = openDialog(qPrintable(id));
    QVERIFY(dialog);
    QCOMPARE(dialog->fix().values,
             (QList<KeyValue>{KeyValue::PositionY, KeyValue::AngleY, KeyValue::Weight}));
}

/// Nothing stands out of a line that only speeds up and slows down, with what the dialog has at first.
void TestGraphFixes::smoothLinesHaveNoSpikes()
{
    KeyColumns<BoneKey> keys;
    for (int i = 0; i <= 40; ++i) {
        const double share = i / 40.0;
        keys.append(BoneRecord{quint32(i), {float(20 * std::pow(share, 3)), 0, 0}}.key(quint32(i)));
    }
    show(motionOf(keys));
    FixDialog *dialog = openForX("fix.spikes");
    QVERIFY(dialog);
    QTRY_VERIFY2(summary(dialog).contains(QStringLiteral("0 of 41")), qPrintable(summary(dialog)));
    QVERIFY2(summary(dialog).contains(QStringLiteral("No selected key stands out")),
             qPrintable(summary(dialog)));
    QVERIFY(!ok(dialog)->isEnabled());
}

void TestGraphFixes::spikesAreSaidBeforeTheyGo()
{
    KeyColumns<BoneKey> keys;
    for (int i = 0; i <= 40; ++i) {
        const double jump = i == 20 ? 1 : i == 30 ? -1.5 : 0;
        keys.append(BoneRecord{quint32(i), {float(0.5 * i + jump), 0, 0}}.key(quint32(i)));
    }
    show(motionOf(keys));
    FixDialog *dialog = openForX("fix.spikes");
    QVERIFY(dialog);
    QTRY_VERIFY2(summary(dialog).contains(QStringLiteral("2 of 41")), qPrintable(summary(dialog)));
    QVERIFY2(summary(dialog).contains(QStringLiteral("Position X: by 1.5 at most (bone0, frame 30).")),
             qPrintable(summary(dialog)));
    QTest::mouseClick(ok(dialog), Qt::LeftButton);
    for (int i = 0; i <= 40; ++i)
        COMPARE_NEAR(x(i), 0.5 * i, 1e-6);
}

QTEST_MAIN(TestGraphFixes)
#include "tst_graphfixes.moc"
