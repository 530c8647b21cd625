// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor-core/motion/curvepresets.h"
#include "tests/support/mouse.h"
#include "widgets/curves/presetstore.h"
#include "widgets/curves/presetstrip.h"

#include <QAccessible>
#include <QScrollBar>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>

#include <memory>

using namespace furitsuke;
using namespace furitsuke::test;

/// The pictures of the presets, by real events.
class TestPresetStrip : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init();
    void cleanup();

    void clickAppliesAPreset();
    void keyboardAppliesAPreset();
    void ownPresetsFollowTheBuiltInOnes();
    void ownPresetsLookOtherThanTheBuiltInOnes();
    void presetsSayTheirNameNumbersAndKey();
    void presetOfTheSelectedKeysIsMarked();
    void nothingIsCutAtAnyWidth_data();
    void nothingIsCutAtAnyWidth();
    void manyPresetsAreScrolledTo();

private:
    QModelIndex at(int row) const { return mStrip->model()->index(row, 0); }
    QString tip(int row) const { return at(row).data(Qt::ToolTipRole).toString(); }

    std::unique_ptr<QTemporaryDir> mDir;
    std::unique_ptr<PresetStore> mStore;
    std::unique_ptr<PresetStrip> mStrip;
};

void TestPresetStrip::init()
{
    mDir = std::make_unique<QTemporaryDir>();
    mStore = std::make_unique<PresetStore>(mDir->filePath(QStringLiteral("presets.json")));
    mStrip = std::make_unique<PresetStrip>(*mStore);
    mStrip->resize(300, mStrip->heightForWidth(300));
    mStrip->show();
    QVERIFY(activate(*mStrip));
}

void TestPresetStrip::cleanup()
{
    mStrip.reset();
    mStore.reset();
}

void TestPresetStrip::clickAppliesAPreset()
{
    QSignalSpy chosen(mStrip.get(), &PresetStrip::presetChosen);
    QTest::mouseClick(mStrip->viewport(), Qt::LeftButton, {}, mStrip->visualRect(at(1)).center());
    QCOMPARE(chosen.count(), 1);
    QCOMPARE(chosen[0][0].value<CurvePoints>(), builtInPresets().at(1).curve);
    QCOMPARE(chosen[0][1].toString(), QStringLiteral("Ease in"));
}

void TestPresetStrip::keyboardAppliesAPreset()
{
    QSignalSpy chosen(mStrip.get(), &PresetStrip::presetChosen);
    mStrip->setFocus();
    QTest::keyClick(mStrip.get(), Qt::Key_Home);
    QTest::keyClick(mStrip.get(), Qt::Key_Right);
    QTest::keyClick(mStrip.get(), Qt::Key_Right);
    QCOMPARE(chosen.count(), 0);
    QTest::keyClick(mStrip.get(), Qt::Key_Return);
    QTest::keyClick(mStrip.get(), Qt::Key_Space);
    QCOMPARE(chosen.count(), 2);
    QCOMPARE(chosen[0][1].toString(), QStringLiteral("Ease out"));
    QCOMPARE(chosen[1][1].toString(), QStringLiteral("Ease out"));
}

void TestPresetStrip::ownPresetsFollowTheBuiltInOnes()
{
    const int builtIn = int(builtInPresets().size());
    QCOMPARE(mStrip->model()->rowCount(), builtIn);
    mStore->add(QStringLiteral("Jump"), {1, 2, 3, 4});
    QCOMPARE(mStrip->model()->rowCount(), builtIn + 1);
    QSignalSpy chosen(mStrip.get(), &PresetStrip::presetChosen);
    mStrip->scrollTo(at(builtIn));
    QTest::mouseClick(mStrip->viewport(), Qt::LeftButton, {}, mStrip->visualRect(at(builtIn)).center());
    QCOMPARE(chosen.count(), 1);
    QCOMPARE(chosen[0][0].value<CurvePoints>(), (CurvePoints{1, 2, 3, 4}));
    QVERIFY(tip(builtIn).contains(QStringLiteral("own")));
    mStore->remove(QStringLiteral("Jump"));
    QCOMPARE(mStrip->model()->rowCount(), builtIn);
}

void TestPresetStrip::ownPresetsLookOtherThanTheBuiltInOnes()
{
    const int builtIn = int(builtInPresets().size());
    mStore->add(QStringLiteral("The same"), builtInPresets().at(1).curve);
    mStrip->resize(500, mStrip->heightForWidth(500));
    QTRY_COMPARE(mStrip->width(), 500);
    QCoreApplication::processEvents();
    const QImage theirs = mStrip->viewport()->grab(mStrip->visualRect(at(1))).toImage();
    const QImage own = mStrip->viewport()->grab(mStrip->visualRect(at(builtIn))).toImage();
    QCOMPARE(own.size(), theirs.size());
    QVERIFY(own != theirs);
    // By a shape, not by the curve.
    const int half = own.height() / 2;
    QCOMPARE(own.copy(0, half, own.width(), half), theirs.copy(0, half, own.width(), half));
    QVERIFY(at(builtIn).data(Qt::AccessibleTextRole).toString().contains(QStringLiteral("own")));
}

void TestPresetStrip::presetsSayTheirNameNumbersAndKey()
{
    mStrip->setShortcuts({QStringLiteral("1"), QStringLiteral("Ctrl+E")});
    QVERIFY2(tip(0).contains(QStringLiteral("Linear (1)")), qPrintable(tip(0)));
    QVERIFY2(tip(0).contains(QStringLiteral("20,20,107,107")), qPrintable(tip(0)));
    QVERIFY2(tip(1).contains(QStringLiteral("(Ctrl+E)")), qPrintable(tip(1)));
    QVERIFY2(!tip(2).contains(u'('), qPrintable(tip(2)));
    QAccessibleInterface *list = QAccessible::queryAccessibleInterface(mStrip.get());
    QVERIFY(list);
    QVERIFY(!list->text(QAccessible::Name).isEmpty());
    QCOMPARE(list->child(1)->text(QAccessible::Name), QStringLiteral("Ease in"));
}

void TestPresetStrip::presetOfTheSelectedKeysIsMarked()
{
    const QImage before = mStrip->grab(mStrip->visualRect(at(2))).toImage();
    mStrip->setCurrentCurve(builtInPresets().at(2).curve);
    QVERIFY(mStrip->grab(mStrip->visualRect(at(2))).toImage() != before);
    QVERIFY(tip(2).contains(QStringLiteral("selected keys")));
    QVERIFY(!tip(1).contains(QStringLiteral("selected keys")));
    QVERIFY(at(2).data(Qt::AccessibleTextRole).toString() != at(2).data(Qt::DisplayRole).toString());
    mStrip->setCurrentCurve({});
    QCOMPARE(mStrip->grab(mStrip->visualRect(at(2))).toImage(), before);
}

void TestPresetStrip::nothingIsCutAtAnyWidth_data()
{
    QTest::addColumn<int>("width");
    for (const int width : {110, 180, 240, 248, 301, 400, 700})
        QTest::addRow("%d", width) << width;
}

void TestPresetStrip::nothingIsCutAtAnyWidth()
{
    QFETCH(int, width);
    mStrip->resize(width, mStrip->heightForWidth(width));
    QTRY_COMPARE(mStrip->width(), width);
    QCoreApplication::processEvents();
    const QRect room = mStrip->viewport()->rect();
    const bool scrolls = mStrip->verticalScrollBar()->isVisible();
    QCOMPARE(scrolls, mStrip->verticalScrollBar()->maximum() > 0);
    QCOMPARE(scrolls, width < 180);
    for (int row = 0; row < mStrip->model()->rowCount(); ++row) {
        mStrip->scrollTo(at(row));
        const QRect place = mStrip->visualRect(at(row)).adjusted(0, 0, -3, -3);
        QVERIFY2(room.contains(place), qPrintable(QString::number(row)));
        for (int other = 0; other < row; ++other)
            QVERIFY(!mStrip->visualRect(at(other)).adjusted(0, 0, -1, -1).intersects(place));
    }
    // No line of it stays empty.
    const int last = mStrip->visualRect(at(mStrip->model()->rowCount() - 1)).bottom();
    QVERIFY2(room.bottom() - last < mStrip->visualRect(at(0)).height(), qPrintable(QString::number(last)));
}

void TestPresetStrip::manyPresetsAreScrolledTo()
{
    for (int i = 0; i < 60; ++i)
        mStore->add(QStringLiteral("own %1").arg(i), {quint8(i), 0, 127, 127});
    const int three = 3 * mStrip->visualRect(at(0)).height();
    QVERIFY(mStrip->heightForWidth(300) <= three + 16);
    mStrip->resize(300, mStrip->heightForWidth(300));
    mStrip->setFocus();
    QTest::keyClick(mStrip.get(), Qt::Key_End);
    QCOMPARE(mStrip->currentIndex().row(), mStrip->model()->rowCount() - 1);
    QVERIFY(mStrip->viewport()->rect().intersects(mStrip->visualRect(mStrip->currentIndex())));
}

QTEST_MAIN(TestPresetStrip)
#include "tst_presetstrip.moc"
