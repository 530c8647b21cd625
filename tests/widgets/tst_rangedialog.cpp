// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/motions.h"
#include "widgets/dialogs/rangedialog.h"

#include <QComboBox>
#include <QDialogButtonBox>
#include <QDoubleSpinBox>
#include <QLabel>
#include <QPushButton>
#include <QRadioButton>
#include <QSignalSpy>
#include <QTest>

#include <limits>
#include <memory>

using namespace furitsuke;
using namespace furitsuke::test;

/// The dialog that selects from frame to frame.
class TestRangeDialog : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init();
    void cleanup();
    void proposesTheSelectedFrames();
    void proposesThePlayheadToTheEndWithoutASelection();
    void countFollowsWhatIsTyped();
    void scopeLimitsTheTracks_data();
    void scopeLimitsTheTracks();
    void modesCombineWithTheSelection_data();
    void modesCombineWithTheSelection();
    void nothingToSelectCannotBeConfirmed();
    void anyFrameCanBeTyped();
    void escapeLeavesTheSelection();
    void countFollowsTheDocument();

private:
    void open();
    template <class Widget>
    Widget *child(const char *name) const
    {
        auto *widget = mDialog->findChild<Widget *>(QLatin1String(name));
        if (!widget)
            qFatal("no widget %s", name);
        return widget;
    }
    void type(const char *box, const QString &text)
    {
        auto *spin = child<QDoubleSpinBox>(box);
        spin->setFocus();
        spin->selectAll();
        QTest::keyClicks(spin, text);
    }
    QString count() const { return child<QLabel>("count")->text(); }
    QPushButton *ok() const { return mDialog->findChild<QDialogButtonBox *>()->button(QDialogButtonBox::Ok); }

    std::unique_ptr<MotionDocument> mDocument;
    std::unique_ptr<RangeDialog> mDialog;
};

namespace {
constexpr TrackRef arm{TrackKind::Bone, 0};
constexpr TrackRef leg{TrackKind::Bone, 1};
} // namespace

void TestRangeDialog::init()
{
    FileBuilder file;
    file.count(8);
    for (const quint32 frame : {0, 10, 20, 30, 40})
        file.bone("arm", frame);
    for (const quint32 frame : {0, 15, 30})
        file.bone("leg", frame);
    file.count(0).count(0).count(0).count(0).count(0);
    mDocument = std::make_unique<MotionDocument>();
    mDocument->setContent(readMotion(file.bytes()));
}

void TestRangeDialog::cleanup()
{
    mDialog.reset();
}

void TestRangeDialog::open()
{
    mDialog = std::make_unique<RangeDialog>(*mDocument, QList<TrackRef>{leg});
    mDialog->open();
    mDialog->activateWindow();
    QVERIFY(QTest::qWaitForWindowActive(mDialog.get()));
}

void TestRangeDialog::proposesTheSelectedFrames()
{
    KeySelection selection;
    selection.insert(arm, 1);
    selection.insert(leg, 2);
    mDocument->setSelection(selection);
    open();
    QCOMPARE(child<QDoubleSpinBox>("from")->value(), 10.0);
    QCOMPARE(child<QDoubleSpinBox>("to")->value(), 30.0);
    // Several tracks were chosen by it, so they are meant.
    QVERIFY(child<QComboBox>("scope")->currentText().contains(QLatin1String("Chosen")));
}

void TestRangeDialog::proposesThePlayheadToTheEndWithoutASelection()
{
    mDocument->setPlayhead(12);
    open();
    QCOMPARE(child<QDoubleSpinBox>("from")->value(), 12.0);
    QCOMPARE(child<QDoubleSpinBox>("to")->value(), 40.0);
    QCOMPARE(child<QComboBox>("scope")->currentText(), QStringLiteral("All tracks"));
}

void TestRangeDialog::countFollowsWhatIsTyped()
{
    open();
    type("from", QStringLiteral("10"));
    type("to", QStringLiteral("2"));
    // Backwards is a range too: 2 .. 10.
    QVERIFY2(count().startsWith(QLatin1String("1 ")), qPrintable(count()));
    QTest::keyClicks(child<QDoubleSpinBox>("to"), QStringLiteral("0"));
    QVERIFY2(count().startsWith(QLatin1String("3 ")), qPrintable(count()));
    QSignalSpy done(mDialog.get(), &RangeDialog::selected);
    QTest::keyClick(child<QDoubleSpinBox>("to"), Qt::Key_Return);
    QCOMPARE(done.count(), 1);
    QCOMPARE(mDocument->selection().count(), 3);
    QVERIFY(!mDialog->isVisible());
}

void TestRangeDialog::scopeLimitsTheTracks_data()
{
    QTest::addColumn<int>("index");
    QTest::addColumn<int>("keys");
    QTest::newRow("all") << 0 << 8;
    QTest::newRow("listed") << 1 << 3;
    QTest::newRow("chosen") << 2 << 5;
}

void TestRangeDialog::scopeLimitsTheTracks()
{
    QFETCH(const int, index);
    QFETCH(const int, keys);
    mDocument->setChosenTracks({arm});
    open();
    auto *scope = child<QComboBox>("scope");
    scope->setFocus();
    QTest::keyClick(scope, Qt::Key_Home);
    for (int i = 0; i < index; ++i)
        QTest::keyClick(scope, Qt::Key_Down);
    QTest::mouseClick(ok(), Qt::LeftButton);
    QCOMPARE(int(mDocument->selection().count()), keys);
}

void TestRangeDialog::modesCombineWithTheSelection_data()
{
    QTest::addColumn<QString>("mode");
    QTest::addColumn<int>("keys");
    QTest::newRow("replace") << QStringLiteral("replace") << 3;
    QTest::newRow("add") << QStringLiteral("add") << 4;
    QTest::newRow("take away") << QStringLiteral("takeAway") << 1;
}

void TestRangeDialog::modesCombineWithTheSelection()
{
    QFETCH(const QString, mode);
    QFETCH(const int, keys);
    KeySelection selection;
    selection.insert(arm, 0);
    selection.insert(arm, 1);
    mDocument->setSelection(selection);
    open();
    type("from", QStringLiteral("10"));
    type("to", QStringLiteral("20"));
    QTest::mouseClick(child<QRadioButton>(mode.toLatin1()), Qt::LeftButton);
    QTest::mouseClick(ok(), Qt::LeftButton);
    QCOMPARE(int(mDocument->selection().count()), keys);
}

void TestRangeDialog::nothingToSelectCannotBeConfirmed()
{
    open();
    type("from", QStringLiteral("11"));
    type("to", QStringLiteral("14"));
    QVERIFY(!ok()->isEnabled());
    QVERIFY2(count().startsWith(QLatin1String("0 ")), qPrintable(count()));
    type("to", QStringLiteral("15"));
    QVERIFY(ok()->isEnabled());
}

void TestRangeDialog::anyFrameCanBeTyped()
{
    open();
    type("to", QStringLiteral("4294967295"));
    QCOMPARE(mDialog->choice().last, qint64(std::numeric_limits<quint32>::max()));
    // One digit more is no frame.
    QTest::keyClicks(child<QDoubleSpinBox>("to"), QStringLiteral("9"));
    QCOMPARE(mDialog->choice().last, qint64(std::numeric_limits<quint32>::max()));
}

void TestRangeDialog::escapeLeavesTheSelection()
{
    open();
    QTest::keyClick(child<QDoubleSpinBox>("from"), Qt::Key_Escape);
    QVERIFY(!mDialog->isVisible());
    QVERIFY(mDocument->selection().isEmpty());
}

void TestRangeDialog::countFollowsTheDocument()
{
    open();
    const QString before = count();
    mDocument->setTrackLook(leg, {.locked = true});
    QVERIFY(count() != before);
    QVERIFY2(count().startsWith(QLatin1String("5 ")), qPrintable(count()));
}

QTEST_MAIN(TestRangeDialog)
#include "tst_rangedialog.moc"
