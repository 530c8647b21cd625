// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/mouse.h"
#include "widgets/common/scrubspinbox.h"

#include <QLabel>
#include <QSignalSpy>
#include <QTest>
#include <QVBoxLayout>

#include <memory>

using namespace furitsuke;
using namespace furitsuke::test;

namespace {

/// Presses, moves by so many pixels in some moves, and releases unless Esc is to come first.
Gesture dragBy(QPointF from, double pixels, Qt::KeyboardModifiers modifiers = Qt::NoModifier)
{
    return drag(from, from + QPointF(pixels, 0), modifiers);
}

} // namespace

/// A field for numbers, by real events.
class TestScrubSpinBox : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init();

    void typedValuesAreTakenOver_data();
    void typedValuesAreTakenOver();
    void tabTakesOverAndGoesOn();
    void escGivesUpWhatWasTyped();
    void nonsenseIsMarkedAndRefused();
    void whatIsTypedSurvivesAChange();
    void shownTextFollowsAndStaysSelected();
    void mixedStaysUntilSomethingIsTyped();
    void arrowKeysStep_data();
    void arrowKeysStep();
    void wheelStepsOnlyWithTheFocus();
    void dragScrubs_data();
    void dragScrubs();
    void altDragInTheFieldScrubs();
    void modifiersMayChangeDuringADrag();
    void escDuringADragGivesItUp();
    void rightButtonDuringADragGivesItUp();
    void clickOnTheLabelIsNoDrag();
    void fieldForTypingOnlyDoesNotScrub();
    void wholeNumbersOnly();
    void undoIsTheDocumentsWhereNothingIsTyped();

private:
    void focusField()
    {
        mField->setFocus();
        mField->selectAll();
    }
    QWidget &handle() const
    {
        for (QWidget *child : mField->findChildren<QWidget *>()) {
            if (child->cursor().shape() == Qt::SizeHorCursor)
                return *child;
        }
        qFatal("There is no handle.");
    }

    std::unique_ptr<QWidget> mWindow;
    QLabel *mLabel = nullptr;
    ScrubSpinBox *mField = nullptr;
    QLineEdit *mOther = nullptr;
    std::unique_ptr<QSignalSpy> mEntered;
    std::unique_ptr<QSignalSpy> mScrubbed;
    std::unique_ptr<QSignalSpy> mStepped;
};

void TestScrubSpinBox::init()
{
    mWindow = std::make_unique<QWidget>();
    mLabel = new QLabel(QStringLiteral("X"));
    mLabel->setMinimumWidth(40);
    mField = new ScrubSpinBox;
    mOther = new QLineEdit;
    auto *layout = new QVBoxLayout(mWindow.get());
    layout->addWidget(mOther);
    layout->addWidget(mLabel);
    layout->addWidget(mField);
    mField->setScrubLabel(mLabel);
    mField->setStep(0.5);
    mField->setShown(QStringLiteral("1.25"));
    QWidget::setTabOrder(mField, mOther);
    mWindow->resize(300, 140);
    mWindow->show();
    QVERIFY(QTest::qWaitForWindowExposed(mWindow.get()));
    QApplication::setActiveWindow(mWindow.get());
    mOther->setFocus();
    mEntered = std::make_unique<QSignalSpy>(mField, &ScrubSpinBox::entered);
    mScrubbed = std::make_unique<QSignalSpy>(mField, &ScrubSpinBox::scrubbed);
    mStepped = std::make_unique<QSignalSpy>(mField, &ScrubSpinBox::stepped);
}

void TestScrubSpinBox::typedValuesAreTakenOver_data()
{
    QTest::addColumn<QString>("typed");
    QTest::addColumn<double>("multiply");
    QTest::addColumn<double>("add");
    QTest::newRow("a value with all its digits")
        << QStringLiteral("0.1234567890123") << 0.0 << 0.1234567890123;
    QTest::newRow("a comma") << QStringLiteral("-1,5") << 0.0 << -1.5;
    QTest::newRow("more") << QStringLiteral("+5") << 1.0 << 5.0;
    QTest::newRow("times") << QStringLiteral("*1.5") << 1.5 << 0.0;
}

void TestScrubSpinBox::typedValuesAreTakenOver()
{
    QFETCH(const QString, typed);
    focusField();
    QTest::keyClicks(mField, typed);
    QVERIFY(mField->isTyping());
    QTest::keyClick(mField, Qt::Key_Return);
    QCOMPARE(mEntered->count(), 1);
    const auto entry = (*mEntered)[0][0].value<ValueEntry>();
    QTEST(entry.multiply, "multiply");
    QTEST(entry.add, "add");
    QVERIFY(!mField->isTyping());
    QVERIFY(mField->hasFocus());
    QCOMPARE(mField->selectedText(), mField->text());
    // Nobody said that it changed.
    QCOMPARE(mField->text(), QStringLiteral("1.25"));
}

void TestScrubSpinBox::tabTakesOverAndGoesOn()
{
    focusField();
    QTest::keyClicks(mField, QStringLiteral("3"));
    QTest::keyClick(mField, Qt::Key_Tab);
    QCOMPARE(mEntered->count(), 1);
    QVERIFY(mOther->hasFocus());
    // Passing through takes over nothing.
    focusField();
    QTest::keyClick(mField, Qt::Key_Tab);
    QTest::keyClick(mOther, Qt::Key_Backtab);
    QTest::keyClicks(mField, QStringLiteral("1.25"));
    QTest::keyClick(mField, Qt::Key_Return);
    QCOMPARE(mEntered->count(), 1);
}

void TestScrubSpinBox::escGivesUpWhatWasTyped()
{
    focusField();
    QTest::keyClicks(mField, QStringLiteral("77"));
    QTest::keyClick(mField, Qt::Key_Escape);
    QCOMPARE(mField->text(), QStringLiteral("1.25"));
    QTest::keyClick(mField, Qt::Key_Tab);
    QCOMPARE(mEntered->count(), 0);
}

void TestScrubSpinBox::nonsenseIsMarkedAndRefused()
{
    QSignalSpy refused(mField, &ScrubSpinBox::refused);
    const QColor usual = mField->palette().color(QPalette::Text);
    focusField();
    QTest::keyClicks(mField, QStringLiteral("abc"));
    QTest::keyClick(mField, Qt::Key_Return);
    QCOMPARE(refused.count(), 1);
    QCOMPARE(refused[0][0].toString(), QStringLiteral("abc"));
    QCOMPARE(mField->text(), QStringLiteral("abc"));
    QVERIFY(mField->palette().color(QPalette::Text) != usual);
    QTest::keyClick(mField, Qt::Key_Tab);
    QCOMPARE(mField->text(), QStringLiteral("1.25"));
    QCOMPARE(mField->palette().color(QPalette::Text), usual);
    QCOMPARE(mEntered->count(), 0);
}

void TestScrubSpinBox::whatIsTypedSurvivesAChange()
{
    focusField();
    QTest::keyClicks(mField, QStringLiteral("4"));
    mField->setShown(QStringLiteral("9"));
    QTest::keyClicks(mField, QStringLiteral("2"));
    QCOMPARE(mField->text(), QStringLiteral("42"));
    QTest::keyClick(mField, Qt::Key_Escape);
    QCOMPARE(mField->text(), QStringLiteral("9"));
}

void TestScrubSpinBox::shownTextFollowsAndStaysSelected()
{
    focusField();
    mField->setShown(QStringLiteral("9.5"));
    QCOMPARE(mField->selectedText(), QStringLiteral("9.5"));
    QVERIFY(mField->hasFocus());
}

void TestScrubSpinBox::mixedStaysUntilSomethingIsTyped()
{
    mField->setMixed(QStringLiteral("mixed"));
    QVERIFY(mField->text().isEmpty());
    QCOMPARE(mField->placeholderText(), QStringLiteral("mixed"));
    focusField();
    QTest::keyClick(mField, Qt::Key_Tab);
    QCOMPARE(mEntered->count(), 0);
    focusField();
    QTest::keyClicks(mField, QStringLiteral("0"));
    QTest::keyClick(mField, Qt::Key_Tab);
    QCOMPARE(mEntered->count(), 1);
}

void TestScrubSpinBox::arrowKeysStep_data()
{
    QTest::addColumn<Qt::Key>("key");
    QTest::addColumn<Qt::KeyboardModifiers>("modifiers");
    QTest::addColumn<double>("amount");
    const auto row = [](const char *tag, Qt::Key key, Qt::KeyboardModifiers modifiers, double amount) {
        QTest::newRow(tag) << key << modifiers << amount;
    };
    row("up", Qt::Key_Up, Qt::NoModifier, 0.5);
    row("down", Qt::Key_Down, Qt::NoModifier, -0.5);
    row("fine", Qt::Key_Up, Qt::ShiftModifier, 0.05);
    row("coarse", Qt::Key_Down, Qt::ControlModifier, -5);
    row("page", Qt::Key_PageUp, Qt::NoModifier, 5);
}

void TestScrubSpinBox::arrowKeysStep()
{
    QFETCH(const Qt::Key, key);
    QFETCH(const Qt::KeyboardModifiers, modifiers);
    focusField();
    QTest::keyClick(mField, key, modifiers);
    QCOMPARE(mStepped->count(), 1);
    const double amount = (*mStepped)[0][0].toDouble();
    QTEST(amount, "amount");
    QCOMPARE(mEntered->count(), 0);
    // What was typed comes first.
    QTest::keyClicks(mField, QStringLiteral("8"));
    QTest::keyClick(mField, key, modifiers);
    QCOMPARE(mEntered->count(), 1);
    QCOMPARE(mStepped->count(), 2);
}

void TestScrubSpinBox::wheelStepsOnlyWithTheFocus()
{
    turnWheel(*mField, mField->rect().center(), 2);
    QCOMPARE(mStepped->count(), 0);
    focusField();
    turnWheel(*mField, mField->rect().center(), 2);
    double sum = 0;
    for (const QList<QVariant> &step : std::as_const(*mStepped))
        sum += step[0].toDouble();
    QCOMPARE(sum, 1.0);
}

void TestScrubSpinBox::dragScrubs_data()
{
    QTest::addColumn<bool>("byHandle");
    QTest::addColumn<double>("pixels");
    QTest::addColumn<Qt::KeyboardModifiers>("modifiers");
    QTest::addColumn<double>("least");
    QTest::addColumn<double>("most");
    const auto row = [](const char *tag, bool handle, double pixels, Qt::KeyboardModifiers modifiers,
                        double least, double most) {
        QTest::newRow(tag) << handle << pixels << modifiers << least << most;
    };
    // Half a step, a quarter, for each pixel after the first three.
    row("label", false, 20, Qt::NoModifier, 4, 5);
    row("label to the left", false, -20, Qt::NoModifier, -5, -4);
    row("handle", true, 20, Qt::NoModifier, 4, 5);
    row("fine", true, 20, Qt::ShiftModifier, 0.4, 0.5);
    row("coarse", false, 20, Qt::ControlModifier, 40, 50);
}

void TestScrubSpinBox::dragScrubs()
{
    QFETCH(const bool, byHandle);
    QFETCH(const double, pixels);
    QFETCH(const Qt::KeyboardModifiers, modifiers);
    QFETCH(const double, least);
    QFETCH(const double, most);
    QSignalSpy started(mField, &ScrubSpinBox::scrubStarted);
    QSignalSpy finished(mField, &ScrubSpinBox::scrubFinished);
    QWidget &grip = byHandle ? handle() : *mLabel;
    play(grip, dragBy(QRectF(grip.rect()).center(), pixels, modifiers));
    QCOMPARE(started.count(), 1);
    QCOMPARE(finished.count(), 1);
    QVERIFY(mScrubbed->count() >= 2);
    const double amount = mScrubbed->constLast()[0].toDouble();
    QVERIFY2(amount >= least && amount <= most, qPrintable(QString::number(amount)));
    QVERIFY(!mField->isScrubbing());
}

void TestScrubSpinBox::altDragInTheFieldScrubs()
{
    const QPointF from(20, mField->height() / 2.0);
    play(*mField, dragBy(from, 40));
    QCOMPARE(mScrubbed->count(), 0);
    play(*mField, dragBy(from, 40, Qt::AltModifier));
    QVERIFY(mScrubbed->count() > 0);
}

void TestScrubSpinBox::modifiersMayChangeDuringADrag()
{
    const QPointF from = QRectF(mLabel->rect()).center();
    const auto at = [&from](double x) { return from + QPointF(x, 0); };
    play(*mLabel, {{PointerStep::Press, from},
                   {PointerStep::Move, at(10)},
                   {PointerStep::Move, at(22)},
                   {PointerStep::Move, at(32), Qt::ShiftModifier},
                   {PointerStep::Release, at(32), Qt::ShiftModifier}});
    // 20 pixels and 10 fine ones: nothing jumps.
    QCOMPARE(mScrubbed->constLast()[0].toDouble(), 20 * 0.25 + 10 * 0.025);
}

void TestScrubSpinBox::escDuringADragGivesItUp()
{
    QSignalSpy finished(mField, &ScrubSpinBox::scrubFinished);
    QSignalSpy cancelled(mField, &ScrubSpinBox::scrubCancelled);
    const QPointF from = QRectF(mLabel->rect()).center();
    const auto at = [&from](double x) { return from + QPointF(x, 0); };
    play(*mLabel, {{PointerStep::Press, from}, {PointerStep::Move, at(20)}});
    QVERIFY(mField->isScrubbing());
    // Wherever the focus is.
    mOther->setFocus();
    QTest::keyClick(mWindow->windowHandle(), Qt::Key_Escape);
    QCOMPARE(cancelled.count(), 1);
    const qsizetype told = mScrubbed->count();
    play(*mLabel, {{PointerStep::Move, at(60)}, {PointerStep::Release, at(60)}});
    QCOMPARE(mScrubbed->count(), told);
    QCOMPARE(finished.count(), 0);
    // The next drag is a new one.
    play(*mLabel, dragBy(from, 20));
    QCOMPARE(finished.count(), 1);
}

void TestScrubSpinBox::rightButtonDuringADragGivesItUp()
{
    QSignalSpy cancelled(mField, &ScrubSpinBox::scrubCancelled);
    const QPointF from = QRectF(mLabel->rect()).center();
    play(*mLabel, {{PointerStep::Press, from}, {PointerStep::Move, from + QPointF(20, 0)}});
    QTest::mousePress(mLabel, Qt::RightButton);
    QCOMPARE(cancelled.count(), 1);
    play(*mLabel, {{PointerStep::Release, from + QPointF(20, 0)}});
}

void TestScrubSpinBox::clickOnTheLabelIsNoDrag()
{
    play(*mLabel, click(QRectF(mLabel->rect()).center()));
    QCOMPARE(mScrubbed->count(), 0);
    QVERIFY(mField->hasFocus());
    QCOMPARE(mField->selectedText(), QStringLiteral("1.25"));
}

void TestScrubSpinBox::fieldForTypingOnlyDoesNotScrub()
{
    mField->setScrubbable(false);
    play(*mLabel, dragBy(QRectF(mLabel->rect()).center(), 40));
    focusField();
    QTest::keyClick(mField, Qt::Key_Up);
    turnWheel(*mField, mField->rect().center(), 1);
    QCOMPARE(mScrubbed->count() + mStepped->count(), 0);
}

void TestScrubSpinBox::wholeNumbersOnly()
{
    mField->setWhole(true);
    mField->setStep(1);
    play(*mLabel, dragBy(QRectF(mLabel->rect()).center(), 30));
    for (const QList<QVariant> &step : std::as_const(*mScrubbed))
        QCOMPARE(step[0].toDouble(), std::round(step[0].toDouble()));
    QVERIFY(mScrubbed->count() > 0);
    focusField();
    QTest::keyClick(mField, Qt::Key_Up, Qt::ShiftModifier);
    QCOMPARE((*mStepped)[0][0].toDouble(), 1.0);
}

void TestScrubSpinBox::undoIsTheDocumentsWhereNothingIsTyped()
{
    QAction undo;
    undo.setShortcut(QKeySequence::Undo);
    mWindow->addAction(&undo);
    QSignalSpy undone(&undo, &QAction::triggered);
    focusField();
    QTest::keyClick(mField, Qt::Key_Z, Qt::ControlModifier);
    QCOMPARE(undone.count(), 1);
    QTest::keyClicks(mField, QStringLiteral("12"));
    QTest::keyClick(mField, Qt::Key_Z, Qt::ControlModifier);
    QCOMPARE(undone.count(), 1);
}

QTEST_MAIN(TestScrubSpinBox)
#include "tst_scrubspinbox.moc"
