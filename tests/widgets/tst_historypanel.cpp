// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor-core/document/motiondocument.h"
#include "tests/support/motions.h"
#include "widgets/history/historypanel.h"

#include <QHelpEvent>
#include <QLabel>
#include <QTest>
#include <QToolTip>
#include <QUndoView>

#include <memory>

using namespace furitsuke;
using namespace furitsuke::test;

/// The list of steps that can be undone.
class TestHistoryPanel : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init();
    void cleanup();
    void stepsAreListedInWords();
    void clickJumpsAndBringsBackSelectionAndPlayhead();
    void currentStepIsInSight();
    void savedStepIsMarked();
    void longTextIsElidedAndToldWhole();
    void memoryIsShown();
    void stepsThatWereForgottenAreNotListed();

private:
    void move(qint64 frames)
    {
        KeySelection selection;
        selection.insert({TrackKind::Bone, 0}, 1);
        mDocument->setSelection(selection);
        mDocument->moveSelection(frames);
    }
    QUndoView &list() { return mPanel->list(); }
    QString text(int row) { return list().model()->index(row, 0).data().toString(); }
    void clickRow(int row)
    {
        const QModelIndex index = list().model()->index(row, 0);
        list().scrollTo(index);
        QTest::mouseClick(list().viewport(), Qt::LeftButton, {}, list().visualRect(index).center());
    }

    std::unique_ptr<MotionDocument> mDocument;
    std::unique_ptr<HistoryPanel> mPanel;
};

void TestHistoryPanel::init()
{
    mDocument = std::make_unique<MotionDocument>();
    FileBuilder file;
    file.count(3).bone("arm", 0).bone("arm", 10).bone("arm", 1000000);
    file.count(0).count(0).count(0).count(0).count(0);
    mDocument->setContent(readMotion(file.bytes()));
    mPanel = std::make_unique<HistoryPanel>(*mDocument);
    mPanel->resize(220, 160);
    mPanel->show();
    QVERIFY(QTest::qWaitForWindowExposed(mPanel.get()));
}

void TestHistoryPanel::cleanup()
{
    mPanel.reset();
    mDocument.reset();
}

void TestHistoryPanel::stepsAreListedInWords()
{
    QCOMPARE(list().model()->rowCount(), 1);
    QCOMPARE(text(0), QStringLiteral("As opened"));
    move(5);
    mDocument->deleteSelection();
    QCOMPARE(list().model()->rowCount(), 3);
    QVERIFY2(text(1).startsWith(QLatin1String("Move")) && text(1).contains(QLatin1Char('5')),
             qPrintable(text(1)));
    QVERIFY2(text(2).startsWith(QLatin1String("Delete")), qPrintable(text(2)));
}

void TestHistoryPanel::clickJumpsAndBringsBackSelectionAndPlayhead()
{
    const Motion opened = mDocument->motion();
    mDocument->setPlayhead(3);
    move(5);
    const KeySelection selected = mDocument->selection();
    const Motion moved = mDocument->motion();
    mDocument->setPlayhead(77);
    mDocument->setSelection({});
    move(1);
    mDocument->setSelection({});
    mDocument->setPlayhead(500);
    clickRow(1);
    QCOMPARE(mDocument->undoStack().index(), 1);
    QVERIFY(mDocument->motion().bones == moved.bones);
    QCOMPARE(mDocument->selection(), selected);
    QCOMPARE(mDocument->playhead(), 77);
    clickRow(0);
    QVERIFY(mDocument->motion().bones == opened.bones);
    QCOMPARE(mDocument->playhead(), 3);
    clickRow(2);
    QCOMPARE(mDocument->undoStack().index(), 2);
    QCOMPARE(mDocument->motion().bones[0].keys.frames(), (QList<quint32>{0, 16, 1000000}));
}

void TestHistoryPanel::currentStepIsInSight()
{
    const auto isCurrentInSight = [this] {
        const QRect place = list().visualRect(list().currentIndex());
        return list().currentIndex().row() == mDocument->undoStack().index() &&
               list().viewport()->rect().contains(place.center());
    };
    for (int i = 0; i < 60; ++i)
        move(1);
    QTRY_VERIFY(isCurrentInSight());
    for (int i = 0; i < 40; ++i)
        mDocument->undoStack().undo();
    QTRY_VERIFY(isCurrentInSight());
    mDocument->undoStack().setIndex(0);
    QTRY_VERIFY(isCurrentInSight());
    // Also where it changed while the panel was closed.
    mPanel->hide();
    mDocument->undoStack().setIndex(55);
    mPanel->show();
    QTRY_VERIFY(isCurrentInSight());
}

void TestHistoryPanel::savedStepIsMarked()
{
    move(1);
    move(2);
    const auto rowImage = [this](int row) {
        list().clearSelection();
        return list().viewport()->grab(list().visualRect(list().model()->index(row, 0))).toImage();
    };
    const QImage before = rowImage(1);
    mDocument->undoStack().undo();
    mDocument->setSaved();
    mDocument->undoStack().redo();
    QVERIFY(rowImage(1) != before);
    // Where the mark is gone, the row is as it was.
    mDocument->setSaved();
    QCOMPARE(rowImage(1), before);
}

void TestHistoryPanel::longTextIsElidedAndToldWhole()
{
    EditResult result;
    result.edit.addBone("leg");
    const QString longText = QString(400, QLatin1Char('m'));
    mDocument->apply(longText, result);
    QCOMPARE(list().horizontalScrollBarPolicy(), Qt::ScrollBarAlwaysOff);
    const QRect place = list().visualRect(list().model()->index(1, 0));
    QVERIFY(place.width() <= list().viewport()->width());
    const QPoint point = QPoint(20, place.center().y());
    QHelpEvent help(QEvent::ToolTip, point, list().viewport()->mapToGlobal(point));
    QCoreApplication::sendEvent(list().viewport(), &help);
    QCOMPARE(QToolTip::text(), longText);
    QToolTip::hideText();
}

void TestHistoryPanel::memoryIsShown()
{
    const auto *label = mPanel->findChild<QLabel *>(QStringLiteral("historyMemory"));
    const QString empty = label->text();
    QVERIFY2(empty.contains(QLatin1String("256 MiB")), qPrintable(empty));
    for (int i = 0; i < 30; ++i)
        move(1);
    QVERIFY(label->text() != empty);
    QVERIFY2(label->text().startsWith(QLatin1String("30 step")), qPrintable(label->text()));
    // What is counted while the panel is closed is shown when it opens.
    mPanel->hide();
    move(1);
    mPanel->show();
    QTRY_VERIFY(label->text().startsWith(QLatin1String("31 step")));
}

void TestHistoryPanel::stepsThatWereForgottenAreNotListed()
{
    for (int i = 0; i < 40; ++i)
        move(1);
    QCOMPARE(list().model()->rowCount(), 41);
    mDocument->setUndoBytes(mDocument->usedUndoBytes() / 2);
    QVERIFY(list().model()->rowCount() < 30);
    QCOMPARE(list().model()->rowCount(), mDocument->undoStack().count() + 1);
    QCOMPARE(list().currentIndex().row(), mDocument->undoStack().index());
}

QTEST_MAIN(TestHistoryPanel)
#include "tst_historypanel.moc"
