// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/motions.h"
#include "tests/support/samplekeys.h"
#include "tests/support/windowfixture.h"
#include "widgets/dopesheet/timelinepanel.h"

#include <QMenu>
#include <QTest>

using namespace furitsuke;
using namespace furitsuke::test;

/// Splitting and merging curves by action, with the deviation said before and after.
class TestCurveSplitActions : public QObject, protected WindowFixture
{
    Q_OBJECT

private Q_SLOTS:
    void init();
    void cleanup() { closeWindows(); }

    void splitSaysWhatItCostsBeforeAndAfter();
    void mergeSaysWhatItCostsBeforeAndAfter();
    void whatWasSaidGoesWithWhatItWasSaidOf_data();
    void whatWasSaidGoesWithWhatItWasSaidOf();
    void registeringAndDeletingSayItToo();
    void disabledOnesSayWhatIsMissing();

private:
    static constexpr TrackRef arm{TrackKind::Bone, 0};

    /// As a menu does when an entry is reached by the arrow keys; what the window then says.
    QString tipInMenu(const char *id)
    {
        QMenu menu(mWindow);
        menu.addAction(action(id));
        menu.popup(mWindow->mapToGlobal(QPoint(50, 50)));
        QTest::keyClick(&menu, Qt::Key_Down);
        const QString tip = action(id)->statusTip();
        menu.close();
        return tip;
    }
    QList<quint32> frames() { return document().motion().bones[0].keys.frames(); }
    void selectKey(qsizetype row)
    {
        KeySelection selection;
        selection.insert(arm, row);
        document().setSelection(selection);
    }
};

void TestCurveSplitActions::init()
{
    BoneCurves curves;
    for (int c = 0; c < boneChannelCount; ++c)
        curves.setCurve(BoneChannel(c), {64, 0, 64, 127});
    FileBuilder file;
    file.count(3).bone("arm", 0).bone("arm", 20, {10, 0, 0}, turnedBy({0, 1, 0}, 60), curves);
    file.bone("arm", 40, {12, 0, 0}, {}, curves);
    file.count(0).count(0).count(0).count(0).count(0);
    openWindow(file.bytes());
    document().setChosenTracks({arm});
    document().setPlayhead(7);
}

void TestCurveSplitActions::splitSaysWhatItCostsBeforeAndAfter()
{
    selectKey(1);
    const QString tip = tipInMenu("curve.split");
    QVERIFY2(tip.contains(QStringLiteral("Curves will be at most 0.")) &&
                 tip.contains(QStringLiteral("rotation")),
             qPrintable(tip));
    QVERIFY(action("curve.split")->toolTip().contains(QStringLiteral("Curves will be at most 0.")));
    QCOMPARE(frames(), (QList<quint32>{0, 20, 40}));
    trigger("curve.split");
    QCOMPARE(frames(), (QList<quint32>{0, 7, 20, 40}));
    QVERIFY2(message().contains(QStringLiteral("curves at most 0.")) &&
                 message().contains(QStringLiteral("°")),
             qPrintable(message()));
}

void TestCurveSplitActions::mergeSaysWhatItCostsBeforeAndAfter()
{
    selectKey(1);
    const QString tip = tipInMenu("curve.merge");
    QVERIFY2(tip.contains(QStringLiteral(" % off (position")), qPrintable(tip));
    QCOMPARE(frames(), (QList<quint32>{0, 20, 40}));
    trigger("curve.merge");
    QCOMPARE(frames(), (QList<quint32>{0, 40}));
    QVERIFY2(message().contains(QStringLiteral("cannot keep the shape")), qPrintable(message()));
    QVERIFY2(document().undoStack().undoText().contains(QStringLiteral(" % off (position")),
             qPrintable(document().undoStack().undoText()));
}

void TestCurveSplitActions::whatWasSaidGoesWithWhatItWasSaidOf_data()
{
    QTest::addColumn<QString>("change");
    for (const char *change : {"playhead", "selection", "chosen tracks", "motion"})
        QTest::newRow(change) << QString::fromLatin1(change);
}

void TestCurveSplitActions::whatWasSaidGoesWithWhatItWasSaidOf()
{
    QFETCH(const QString, change);
    selectKey(1);
    const QString plain = action("curve.split")->statusTip();
    QVERIFY(!plain.isEmpty());
    QVERIFY(tipInMenu("curve.split") != plain);
    if (change == QLatin1String("playhead"))
        document().setPlayhead(8);
    else if (change == QLatin1String("selection"))
        selectKey(2);
    else if (change == QLatin1String("chosen tracks"))
        document().setChosenTracks({});
    else
        document().deleteSelection();
    QCOMPARE(action("curve.split")->statusTip(),
             plain + (action("curve.split")->isEnabled() ? QString()
                                                         : QStringLiteral("  –  Select keys of bones or the "
                                                                          "camera first, or choose their "
                                                                          "tracks.")));
}

void TestCurveSplitActions::registeringAndDeletingSayItToo()
{
    selectKey(1);
    document().setChosenTracks({arm});
    for (const char *id : {"key.register", "edit.deleteKeepShape"}) {
        const QString tip = tipInMenu(id);
        QVERIFY2(tip.contains(QStringLiteral(" % off (")), qPrintable(tip));
    }
}

void TestCurveSplitActions::disabledOnesSayWhatIsMissing()
{
    document().setSelection({});
    document().setChosenTracks({});
    for (const char *id : {"curve.split", "curve.merge"}) {
        QVERIFY(!action(id)->isEnabled());
        QVERIFY2(tipInMenu(id).contains(QStringLiteral("Select keys of bones or the camera")), id);
    }
    selectKey(0);
    QVERIFY(action("curve.split")->isEnabled());
    QVERIFY(!action("curve.merge")->isEnabled());
    selectKey(1);
    QVERIFY(action("curve.merge")->isEnabled());
    document().setPlayhead(50);
    trigger("curve.split");
    QVERIFY2(message().contains(QStringLiteral("no curve to split at frame 50")), qPrintable(message()));
    QVERIFY(!document().isModified());
}

QTEST_MAIN(TestCurveSplitActions)
#include "tst_curvesplitactions.moc"
