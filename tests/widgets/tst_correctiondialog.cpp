// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor-core/vmd/writer.h"
#include "tests/support/motions.h"
#include "tests/support/mouse.h"
#include "widgets/common/numberbox.h"
#include "widgets/dialogs/correctiondialog.h"

#include <QLabel>
#include <QPushButton>
#include <QSignalSpy>
#include <QTabWidget>
#include <QTest>

#include <memory>

using namespace furitsuke;
using namespace furitsuke::test;

/// The dialog that multiplies and adds, by real events.
class TestCorrectionDialog : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init()
    {
        mDocument = std::make_unique<MotionDocument>();
        mDocument->setContent(readMotion(sixSectionFile()));
    }
    void cleanup() { mDialog.reset(); }

    void previewFollowsTyping();
    void returnCorrectsInOneStep();
    void cancelChangesNothing();
    void aPageForEachKindThatHasNumbers();
    void nothingToChangeCannotBeConfirmed();
    void nonsenseCannotBeConfirmed();
    void roundingIsSaidBefore();
    void tooLargeIsSaidBefore();
    void resetMakesItNothing();
    void scrubbedFactorIsPreviewed();
    void escWhileTypingOnlyGivesUpTheTyping();

private:
    void open(TrackKind kind)
    {
        KeySelection selection;
        const KeySelection all = KeySelection::all(mDocument->motion());
        for (const TrackRef track : all.tracks()) {
            if (track.kind == kind)
                selection.setRows(track, all.rows(track));
        }
        open(selection);
    }
    void open(const KeySelection &selection)
    {
        mDocument->setSelection(selection);
        mDialog = std::make_unique<CorrectionDialog>(*mDocument);
        mCorrected = std::make_unique<QSignalSpy>(mDialog.get(), &CorrectionDialog::corrected);
        mDialog->open();
        QVERIFY(QTest::qWaitForWindowExposed(mDialog.get()));
        QApplication::setActiveWindow(mDialog.get());
    }
    NumberBox &box(const char *name) const
    {
        auto *result = mDialog->findChild<NumberBox *>(QLatin1String(name));
        if (!result)
            qFatal("There is no field %s.", name);
        return *result;
    }
    QString text(const char *name) const { return mDialog->findChild<QLabel *>(QLatin1String(name))->text(); }
    QPushButton &button(const char *name) const
    {
        return *mDialog->findChild<QPushButton *>(QLatin1String(name));
    }
    void type(const char *name, const QString &typed)
    {
        box(name).setFocus();
        box(name).selectAll();
        QTest::keyClicks(&box(name), typed);
    }

    std::unique_ptr<MotionDocument> mDocument;
    std::unique_ptr<CorrectionDialog> mDialog;
    std::unique_ptr<QSignalSpy> mCorrected;
};

void TestCorrectionDialog::previewFollowsTyping()
{
    open(TrackKind::Camera);
    QCOMPARE(text("distance.before"), QStringLiteral("45"));
    QCOMPARE(text("distance.after"), QStringLiteral("45"));
    QTRY_VERIFY(!button("correct").isEnabled());
    type("distance.multiply", QStringLiteral("0.9"));
    QCOMPARE(text("distance.after"), QStringLiteral("40.5"));
    type("distance.add", QStringLiteral("5"));
    QCOMPARE(text("distance.after"), QStringLiteral("45.5"));
    QTRY_VERIFY2(text("summary").contains(QStringLiteral("2 of 2")), qPrintable(text("summary")));
    QVERIFY(button("correct").isEnabled());
    QCOMPARE(writeMotion(mDocument->motion()), sixSectionFile());
}

void TestCorrectionDialog::returnCorrectsInOneStep()
{
    open(TrackKind::Camera);
    type("distance.multiply", QStringLiteral("2"));
    type("target-y.add", QStringLiteral("-1,5"));
    QTest::keyClick(&box("target-y.add"), Qt::Key_Return);
    QVERIFY(!mDialog->isVisible());
    QCOMPARE(mCorrected->count(), 1);
    QCOMPARE((*mCorrected)[0][0].value<EditResult>().changed, 2);
    QCOMPARE(mDocument->undoStack().count(), 1);
    const Motion before = readMotion(sixSectionFile()).motion;
    for (qsizetype row = 0; row < 2; ++row) {
        CameraKey expected = before.camera.key(row);
        expected.distance *= 2;
        expected.target.y -= 1.5f;
        QVERIFY(mDocument->motion().camera.key(row) == expected);
    }
}

void TestCorrectionDialog::cancelChangesNothing()
{
    open(TrackKind::Bone);
    type("position-x.multiply", QStringLiteral("2"));
    QTest::keyClick(&box("position-x.multiply"), Qt::Key_Tab);
    QTest::keyClick(mDialog.get(), Qt::Key_Escape);
    QVERIFY(!mDialog->isVisible());
    QCOMPARE(mCorrected->count(), 0);
    QCOMPARE(mDocument->undoStack().count(), 0);
}

void TestCorrectionDialog::aPageForEachKindThatHasNumbers()
{
    open(KeySelection::all(mDocument->motion()));
    QCOMPARE(mDialog->findChild<QTabWidget *>()->count(), 5);
    for (int i = 0; i < keyValueCount; ++i) {
        const QString name = valueId(KeyValue(i)) + QStringLiteral(".multiply");
        QCOMPARE(mDialog->findChild<NumberBox *>(name) != nullptr, isCorrectable(KeyValue(i)));
    }
    mDialog.reset();
    open(TrackKind::Morph);
    QCOMPARE(mDialog->findChildren<NumberBox *>().size(), 2);
}

void TestCorrectionDialog::nothingToChangeCannotBeConfirmed()
{
    open(TrackKind::Light);
    QTest::keyClick(&box("red.multiply"), Qt::Key_Return);
    QVERIFY(mDialog->isVisible());
    QVERIFY(!button("correct").isEnabled());
    QCOMPARE(mDocument->undoStack().count(), 0);
}

void TestCorrectionDialog::nonsenseCannotBeConfirmed()
{
    open(TrackKind::Bone);
    type("position-x.multiply", QStringLiteral("2x"));
    QTRY_VERIFY(!button("correct").isEnabled());
    QTRY_VERIFY(text("summary").contains(QStringLiteral("not a number")));
    QTest::keyClick(&box("position-x.multiply"), Qt::Key_Return);
    QVERIFY(mDialog->isVisible());
    QCOMPARE(mDocument->undoStack().count(), 0);
    type("position-x.multiply", QStringLiteral("2"));
    QTRY_VERIFY(button("correct").isEnabled());
}

void TestCorrectionDialog::roundingIsSaidBefore()
{
    open(TrackKind::Camera);
    type("view-angle.multiply", QStringLiteral("1.05"));
    QCOMPARE(text("view-angle.after"), QStringLiteral("32"));
    QTRY_VERIFY(text("notes").contains(QStringLiteral("rounded")));
    QVERIFY(mDialog->findChild<QLabel *>(QStringLiteral("notes"))->isVisible());
}

void TestCorrectionDialog::tooLargeIsSaidBefore()
{
    open(TrackKind::Morph);
    type("weight.add", QStringLiteral("1e39"));
    QTRY_VERIFY(text("summary").contains(QStringLiteral("too large")));
    QVERIFY(!button("correct").isEnabled());
}

void TestCorrectionDialog::resetMakesItNothing()
{
    open(TrackKind::Shadow);
    type("shadow-distance.multiply", QStringLiteral("0.5"));
    type("shadow-distance.add", QStringLiteral("7"));
    QCOMPARE(mDialog->correction().size(), 1);
    QTest::mouseClick(&button("reset"), Qt::LeftButton);
    QVERIFY(mDialog->correction().isEmpty());
    QCOMPARE(box("shadow-distance.multiply").text(), QStringLiteral("1"));
    QCOMPARE(text("shadow-distance.after"), QStringLiteral("8875"));
}

void TestCorrectionDialog::scrubbedFactorIsPreviewed()
{
    open(TrackKind::Shadow);
    NumberBox &factor = box("shadow-distance.add");
    const QPointF from(10, factor.height() / 2.0);
    play(factor, drag(from, from + QPointF(22, 0), Qt::AltModifier));
    QCOMPARE(factor.value(), 100.0);
    QCOMPARE(text("shadow-distance.after"), QStringLiteral("8975"));
    QCOMPARE(mDocument->undoStack().count(), 0);
}

void TestCorrectionDialog::escWhileTypingOnlyGivesUpTheTyping()
{
    open(TrackKind::Shadow);
    type("shadow-distance.add", QStringLiteral("50"));
    QCOMPARE(text("shadow-distance.after"), QStringLiteral("8925"));
    QTest::keyClick(&box("shadow-distance.add"), Qt::Key_Escape);
    QVERIFY(mDialog->isVisible());
    QCOMPARE(text("shadow-distance.after"), QStringLiteral("8875"));
    QCOMPARE(box("shadow-distance.add").text(), QStringLiteral("0"));
}

QTEST_MAIN(TestCorrectionDialog)
#include "tst_correctiondialog.moc"
