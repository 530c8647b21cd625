// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor-core/document/motiondocument.h"
#include "tests/support/mouse.h"
#include "tests/support/smallmotions.h"
#include "widgets/common/framebox.h"
#include "widgets/common/theme.h"
#include "widgets/dialogs/framesdialog.h"
#include "widgets/dialogs/movebydialog.h"
#include "widgets/dialogs/reversedialog.h"
#include "widgets/dialogs/scaledialog.h"

#include <QCheckBox>
#include <QComboBox>
#include <QDialogButtonBox>
#include <QLabel>
#include <QPushButton>
#include <QSignalSpy>
#include <QTest>

using namespace furitsuke;
using namespace furitsuke::test;

namespace {

using Frames = QList<quint32>;

/// What a person sees of a dialog, and does to it.
struct Hands
{
    EditDialog &dialog;

    explicit Hands(EditDialog &d)
        : dialog(d)
    {
        dialog.open();
        if (!QTest::qWaitForWindowExposed(&dialog))
            qFatal("The dialog is not shown.");
        dialog.activateWindow();
    }
    template <class Widget>
    Widget &child(const char *name)
    {
        auto *widget = dialog.findChild<Widget *>(QLatin1String(name));
        if (!widget)
            qFatal("There is no widget %s.", name);
        return *widget;
    }
    void type(const char *name, const QString &text)
    {
        auto &box = child<QDoubleSpinBox>(name);
        box.setFocus();
        box.selectAll();
        QTest::keyClicks(&box, text);
    }
    void click(const char *name)
    {
        auto &box = child<QCheckBox>(name);
        QTest::mouseClick(&box, Qt::LeftButton, {}, QPoint(8, box.height() / 2));
    }
    void choose(const char *name, Qt::Key key)
    {
        auto &box = child<QComboBox>(name);
        box.setFocus();
        QTest::keyClick(&box, key);
    }
    QString losses() { return child<QLabel>("losses").text(); }
    QString plain() { return child<QLabel>("summary").text(); }
    /// All that is said.
    QString summary()
    {
        QStringList parts = {losses(), plain()};
        parts.removeAll(QString());
        return parts.join(u'\n');
    }
    QColor colourOf(const char *label) { return child<QLabel>(label).palette().color(QPalette::WindowText); }
    QPushButton &ok() { return *dialog.findChild<QDialogButtonBox *>()->button(QDialogButtonBox::Ok); }
    void pressOk() { QTest::mouseClick(&ok(), Qt::LeftButton); }
    double value(const char *name) { return child<QDoubleSpinBox>(name).value(); }
};

} // namespace

class TestTimeDialogs : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init();

    void movesByWhatIsTyped();
    void whatIsTypedAtOnceGoesIntoTheFirstField();
    void returnWithNothingToDoDoesNotCancel();
    void moveSaysWhatItOverwrites();
    void moveRefusesWhatIsOutsideOfTime();
    void moveShiftsLaterKeysAlong();
    void cancelLeavesAllAsItIs();
    void scaleLinksFactorAndLength();
    void scaleIsExactToALength();
    void scaleSaysWhatIsRoundedAndOverwritten();
    void scaleAboutTheChosenPivot();
    void insertsFrames();
    void insertsIntoTheChosenTracks();
    void insertRefusesTooMany();
    void deletesFramesAndSaysWhatIsCarried();
    void onlyLossesAreInTheColourOfWarnings();
    void reverseSaysWhatItOverwrites();
    void previewFollowsTheDocument();

private:
    Frames frames(TrackRef track = bone0) const { return framesOf(mDocument->motion(), track); }
    void select(const Frames &frames)
    {
        mDocument->setSelection(selected(mDocument->motion(), bone0, frames));
    }

    std::unique_ptr<MotionDocument> mDocument;
};

void TestTimeDialogs::init()
{
    mDocument = std::make_unique<MotionDocument>();
    ReadResult content;
    content.ok = true;
    content.motion = oneBone({0, 10, 20, 30});
    addBone(content.motion, oneBone({0, 10}).bones[0].keys);
    content.motion.states = states({{.frame = 0}, {.frame = 12, .visible = 0}});
    content.motion.nextOrder[std::size_t(RecordSection::States)] = 2;
    mDocument->setContent(std::move(content));
}

void TestTimeDialogs::movesByWhatIsTyped()
{
    select({20, 30});
    MoveByDialog dialog(*mDocument, false);
    QSignalSpy edited(&dialog, &EditDialog::edited);
    Hands hands(dialog);
    hands.type("frames", QStringLiteral("-5"));
    QCOMPARE(hands.summary(), QStringLiteral("2 key(s) will move."));
    QTest::keyClick(&hands.child<QDoubleSpinBox>("frames"), Qt::Key_Return);
    QVERIFY(!dialog.isVisible());
    QCOMPARE(frames(), Frames({0, 10, 15, 25}));
    QCOMPARE(edited.size(), 1);
    QCOMPARE(mDocument->undoStack().count(), 1);
}

void TestTimeDialogs::whatIsTypedAtOnceGoesIntoTheFirstField()
{
    select({20, 30});
    MoveByDialog dialog(*mDocument, false);
    dialog.open();
    QVERIFY(activate(dialog));
    QTest::keyClicks(dialog.focusWidget(), QStringLiteral("7"));
    QTest::keyClick(dialog.focusWidget(), Qt::Key_Return);
    QVERIFY(!dialog.isVisible());
    QCOMPARE(frames(), Frames({0, 10, 27, 37}));
}

void TestTimeDialogs::returnWithNothingToDoDoesNotCancel()
{
    select({20, 30});
    ScaleDialog dialog(*mDocument, false);
    dialog.open();
    QVERIFY(activate(dialog));
    QTest::keyClick(dialog.focusWidget(), Qt::Key_Return);
    QVERIFY(dialog.isVisible());
    // The fields come one after the other, and the buttons last.
    QTest::keyClick(dialog.focusWidget(), Qt::Key_Tab);
    QVERIFY(!qobject_cast<QPushButton *>(dialog.focusWidget()));
}

void TestTimeDialogs::moveSaysWhatItOverwrites()
{
    select({10});
    MoveByDialog dialog(*mDocument, false);
    Hands hands(dialog);
    hands.type("frames", QStringLiteral("10"));
    QVERIFY2(hands.summary().contains(QLatin1String("1 key(s) will be overwritten.")),
             qPrintable(hands.summary()));
    hands.type("frames", QStringLiteral("11"));
    QVERIFY(!hands.summary().contains(QLatin1String("overwritten")));
    hands.type("frames", QStringLiteral("0"));
    QVERIFY(!hands.ok().isEnabled());
}

void TestTimeDialogs::moveRefusesWhatIsOutsideOfTime()
{
    select({10});
    MoveByDialog dialog(*mDocument, false);
    Hands hands(dialog);
    hands.type("frames", QStringLiteral("-11"));
    QVERIFY2(hands.summary().contains(QLatin1String("before frame 0")), qPrintable(hands.summary()));
    QVERIFY(!hands.ok().isEnabled());
    hands.type("frames", QStringLiteral("4294967290"));
    QVERIFY2(hands.summary().contains(QLatin1String("after frame")), qPrintable(hands.summary()));
    QTest::keyClick(&hands.child<QDoubleSpinBox>("frames"), Qt::Key_Return);
    QVERIFY(dialog.isVisible());
    QCOMPARE(mDocument->undoStack().count(), 0);
    hands.type("frames", QStringLiteral("4294967285"));
    hands.pressOk();
    QCOMPARE(frames().constLast(), 4294967295u);
}

void TestTimeDialogs::moveShiftsLaterKeysAlong()
{
    select({10});
    MoveByDialog dialog(*mDocument, false);
    Hands hands(dialog);
    hands.type("frames", QStringLiteral("10"));
    hands.click("ripple");
    QCOMPARE(hands.summary(), QStringLiteral("3 key(s) will move."));
    hands.pressOk();
    QCOMPARE(frames(), Frames({0, 20, 30, 40}));
}

void TestTimeDialogs::cancelLeavesAllAsItIs()
{
    select({10});
    MoveByDialog dialog(*mDocument, true);
    QSignalSpy edited(&dialog, &EditDialog::edited);
    Hands hands(dialog);
    QVERIFY(hands.child<QCheckBox>("ripple").isChecked());
    hands.type("frames", QStringLiteral("3"));
    QTest::keyClick(&dialog, Qt::Key_Escape);
    QVERIFY(!dialog.isVisible());
    QCOMPARE(edited.size(), 0);
    QCOMPARE(mDocument->undoStack().count(), 0);
}

void TestTimeDialogs::scaleLinksFactorAndLength()
{
    select({0, 10, 20});
    ScaleDialog dialog(*mDocument, false);
    Hands hands(dialog);
    QCOMPARE(hands.value("length"), 20.0);
    QVERIFY(!hands.ok().isEnabled());
    hands.type("percent", QStringLiteral("150"));
    QCOMPARE(hands.value("length"), 30.0);
    hands.type("length", QStringLiteral("50"));
    QCOMPARE(hands.value("percent"), 250.0);
    hands.pressOk();
    QCOMPARE(frames(), Frames({0, 25, 30, 50}));
    QCOMPARE(mDocument->undoStack().undoText(), QStringLiteral("Scale 3 key(s) to 250 %"));
}

void TestTimeDialogs::scaleIsExactToALength()
{
    // A third has no percentage; the length is what counts.
    select({0, 10, 20, 30});
    ScaleDialog dialog(*mDocument, false);
    Hands hands(dialog);
    hands.type("length", QStringLiteral("10"));
    hands.pressOk();
    QCOMPARE(frames(), Frames({0, 3, 7, 10}));
}

void TestTimeDialogs::scaleSaysWhatIsRoundedAndOverwritten()
{
    select({0, 10});
    ScaleDialog dialog(*mDocument, false);
    Hands hands(dialog);
    hands.type("percent", QStringLiteral("205"));
    QVERIFY2(hands.summary().contains(QLatin1String("1 key(s) will be rounded to whole frames, by 0.50")),
             qPrintable(hands.summary()));
    hands.type("percent", QStringLiteral("200"));
    QVERIFY2(hands.summary().contains(QLatin1String("1 key(s) will be overwritten.")),
             qPrintable(hands.summary()));
    QVERIFY(!hands.summary().contains(QLatin1String("rounded")));
}

void TestTimeDialogs::scaleAboutTheChosenPivot()
{
    select({10, 20});
    mDocument->setPlayhead(5);
    ScaleDialog dialog(*mDocument, false);
    Hands hands(dialog);
    auto &pivot = hands.child<QComboBox>("pivot");
    QVERIFY2(pivot.currentText().contains(QLatin1String("10")), qPrintable(pivot.currentText()));
    hands.choose("pivot", Qt::Key_Down);
    hands.type("percent", QStringLiteral("150"));
    hands.pressOk();
    QCOMPARE(frames(), Frames({0, 5, 20, 30}));
    // The playhead, where it is among the keys.
    mDocument->undoStack().undo();
    mDocument->setPlayhead(15);
    ScaleDialog another(*mDocument, false);
    QVERIFY(another.findChild<QComboBox *>(QStringLiteral("pivot"))
                ->currentText()
                .contains(QLatin1String("playhead")));
}

void TestTimeDialogs::insertsFrames()
{
    mDocument->setPlayhead(5);
    FramesDialog dialog(FramesDialog::Insert, *mDocument, mDocument->motion().tracks());
    Hands hands(dialog);
    QCOMPARE(hands.value("frame"), 5.0);
    QVERIFY(!hands.child<QCheckBox>("camera").isEnabled());
    hands.type("count", QStringLiteral("7"));
    QCOMPARE(hands.summary(), QStringLiteral("5 key(s) will come later."));
    hands.click("states");
    QCOMPARE(hands.summary(), QStringLiteral("4 key(s) will come later."));
    QTest::keyClick(&hands.child<QDoubleSpinBox>("count"), Qt::Key_Return);
    QCOMPARE(frames(), Frames({0, 17, 27, 37}));
    QCOMPARE(frames(bone1), Frames({0, 17}));
    QCOMPARE(frames(stateTrack), Frames({0, 12}));
}

void TestTimeDialogs::insertsIntoTheChosenTracks()
{
    mDocument->setChosenTracks({bone1});
    mDocument->setTrackLook(bone0, {.locked = true});
    FramesDialog dialog(FramesDialog::Insert, *mDocument, {bone0});
    Hands hands(dialog);
    QVERIFY2(hands.summary().contains(QLatin1String("1 locked track(s) left out.")),
             qPrintable(hands.summary()));
    hands.choose("tracks", Qt::Key_End);
    QVERIFY(!hands.child<QCheckBox>("states").isChecked());
    QCOMPARE(hands.summary(), QStringLiteral("2 key(s) will come later."));
    hands.choose("tracks", Qt::Key_Up);
    QVERIFY(!hands.ok().isEnabled()); // the one in the list is locked
    hands.choose("tracks", Qt::Key_Down);
    hands.pressOk();
    QCOMPARE(frames(bone1), Frames({1, 11}));
    QCOMPARE(frames(bone0), Frames({0, 10, 20, 30}));
}

void TestTimeDialogs::insertRefusesTooMany()
{
    FramesDialog dialog(FramesDialog::Insert, *mDocument, {});
    Hands hands(dialog);
    hands.type("count", QStringLiteral("4294967290"));
    QVERIFY2(hands.summary().contains(QLatin1String("after frame 4294967295")), qPrintable(hands.summary()));
    QVERIFY(!hands.ok().isEnabled());
    QTest::keyClick(&hands.child<QDoubleSpinBox>("count"), Qt::Key_Return);
    QVERIFY(dialog.isVisible());
    QCOMPARE(mDocument->undoStack().count(), 0);
}

void TestTimeDialogs::deletesFramesAndSaysWhatIsCarried()
{
    mDocument->setPlayhead(8);
    FramesDialog dialog(FramesDialog::Delete, *mDocument, {});
    Hands hands(dialog);
    hands.type("count", QStringLiteral("6"));
    QVERIFY2(hands.summary().contains(QLatin1String("2 key(s) in these frames deleted")),
             qPrintable(hands.summary()));
    QVERIFY2(hands.summary().contains(QLatin1String("what is set at frame 12 is carried to frame 8")),
             qPrintable(hands.summary()));
    hands.pressOk();
    QCOMPARE(frames(), Frames({0, 14, 24}));
    QCOMPARE(frames(stateTrack), Frames({0, 8}));
    mDocument->undoStack().undo();
    QCOMPARE(frames(), Frames({0, 10, 20, 30}));
}

void TestTimeDialogs::onlyLossesAreInTheColourOfWarnings()
{
    TimeNotes notes;
    notes.markers = {{9, QStringLiteral("a")}, {12, QStringLiteral("b")}, {14, QStringLiteral("c")}};
    mDocument->initTimeNotes(notes);
    mDocument->setPlayhead(8);
    FramesDialog dialog(FramesDialog::Delete, *mDocument, {});
    Hands hands(dialog);
    const QColor warning = SheetColours(dialog.palette()).warning;
    const QColor text = dialog.palette().color(QPalette::WindowText);
    QVERIFY(warning != text);
    hands.type("count", QStringLiteral("5"));
    QCOMPARE(hands.losses(), QStringLiteral("2 key(s) in these frames deleted.\n"
                                            "1 marker(s) in these frames deleted."));
    QCOMPARE(hands.colourOf("losses"), warning);
    QVERIFY2(hands.plain().contains(QStringLiteral("Marker “b” is carried to frame 8.")),
             qPrintable(hands.plain()));
    QVERIFY(hands.plain().contains(QStringLiteral("frame 12 is carried to frame 8")));
    QVERIFY(hands.plain().contains(QStringLiteral("3 key(s) will come earlier.")));
    QCOMPARE(hands.colourOf("summary"), text);
    // All of it can be read.
    for (const char *name : {"losses", "summary"}) {
        const auto &label = hands.child<QLabel>(name);
        QTRY_VERIFY2(label.height() >= label.heightForWidth(label.width()), name);
    }
    // Nothing is lost where nothing stands.
    hands.type("count", QStringLiteral("1"));
    QVERIFY(!hands.child<QLabel>("losses").isVisible());
    QVERIFY(hands.losses().isEmpty());
    QVERIFY(hands.ok().isEnabled());
    // What cannot be done is in that colour too, alone.
    hands.child<QDoubleSpinBox>("frame").setValue(0);
    FramesDialog insert(FramesDialog::Insert, *mDocument, {});
    Hands other(insert);
    other.type("count", QStringLiteral("4294967290"));
    QVERIFY(!other.losses().isEmpty());
    QVERIFY(other.plain().isEmpty());
}

void TestTimeDialogs::reverseSaysWhatItOverwrites()
{
    select({0, 20, 30});
    ReverseDialog dialog(*mDocument);
    Hands hands(dialog);
    QCOMPARE(hands.plain(), QStringLiteral("3 key(s) will play backwards."));
    QCOMPARE(hands.losses(), QStringLiteral("1 key(s) will be overwritten."));
    QCOMPARE(hands.colourOf("losses"), SheetColours(dialog.palette()).warning);
    QCOMPARE(mDocument->undoStack().count(), 0);
    QTest::keyClick(dialog.focusWidget(), Qt::Key_Return);
    QCOMPARE(frames(), Frames({0, 10, 30}));
    QCOMPARE(mDocument->undoStack().undoText(), QStringLiteral("Reverse 3 key(s), overwriting 1"));
}

void TestTimeDialogs::previewFollowsTheDocument()
{
    select({10});
    MoveByDialog dialog(*mDocument, false);
    Hands hands(dialog);
    select({10, 20});
    QCOMPARE(hands.summary(), QStringLiteral("2 key(s) will move."));
    mDocument->deleteSelection();
    QVERIFY(!hands.ok().isEnabled());
}

QTEST_MAIN(TestTimeDialogs)
#include "tst_timedialogs.moc"
