// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/motions.h"
#include "widgets/findings/findingspanel.h"
#include "widgets/inspector/keyfacts.h"
#include "widgets/inspector/keyreadout.h"

#include <QLabel>
#include <QSignalSpy>
#include <QTableWidget>
#include <QTest>
#include <QTreeWidget>

using namespace furitsuke;
using namespace furitsuke::test;

/// The read-out of the selected key and the list of findings.
class TestPanels : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void readOutShowsMmdUnits_data();
    void readOutShowsMmdUnits();
    void differingValuesAreMixed();
    void hugeSelectionsAreNotComparedWhole();
    void readOutFollowsSelectionAndUndo();
    void findingsNameTheirPlace();
    void activatedFindingIsHandedOn();
};

namespace {

QString fact(const MotionDocument &document, const QString &name)
{
    for (const KeyFact &f : keyFacts(document)) {
        if (f.name == name)
            return f.value;
    }
    return QStringLiteral("(absent)");
}

void selectFrame(MotionDocument &document, TrackRef track, qint64 frame)
{
    KeySelection selection;
    document.motion().visit(track,
                            [&](const auto &keys) { selection.insert(track, keys.lowerBound(frame)); });
    document.setSelection(selection);
}

} // namespace

void TestPanels::readOutShowsMmdUnits_data()
{
    QTest::addColumn<int>("kind");
    QTest::addColumn<int>("frame");
    QTest::addColumn<QString>("name");
    QTest::addColumn<QString>("value");
    const auto row = [](const char *tag, TrackKind kind, int frame, const char *name, const QString &value) {
        QTest::newRow(tag) << int(kind) << frame << QString::fromLatin1(name) << value;
    };
    row("track", TrackKind::Bone, 20, "Track", QStringLiteral("センター"));
    row("bone position", TrackKind::Bone, 20, "Position", QStringLiteral("1.5, 0.25, -2"));
    // (0, 0.6, 0, 0.8) is a turn about Y of 2 atan(0.75); MMD shows -Y.
    row("bone rotation", TrackKind::Bone, 20, "Rotation", QStringLiteral("0, -73.74, 0°"));
    row("bone quaternion", TrackKind::Bone, 20, "Quaternion", QStringLiteral("0, 0.6, 0, 0.8"));
    row("bone curve", TrackKind::Bone, 20, "Curve rotation", QStringLiteral("(35, 0) (93, 127)"));
    row("bone linear curve", TrackKind::Bone, 20, "Curve X", QStringLiteral("(20, 20) (107, 107)  linear"));
    row("physics", TrackKind::Bone, 20, "Physics", QStringLiteral("on"));
    row("morph", TrackKind::Morph, 12, "Weight", QStringLiteral("0.75"));
    row("camera angle", TrackKind::Camera, 30, "Angle",
        QStringLiteral("17.189, 28.648, 0°  (stored -0.3, 0.5, 0)"));
    row("camera distance", TrackKind::Camera, 30, "Distance", QStringLiteral("45  (stored -45)"));
    row("light", TrackKind::Light, 0, "Colour",
        QStringLiteral("154, 154, 154  (stored 0.6016, 0.6016, 0.6016)"));
    row("shadow", TrackKind::Shadow, 0, "Distance", QStringLiteral("8875  (stored 0.01125)"));
    row("visible", TrackKind::State, 15, "Visible", QStringLiteral("off"));
    QTest::newRow("ik name") << int(TrackKind::State) << 15 << QStringLiteral("IK 左足ＩＫ")
                             << QStringLiteral("off");
}

void TestPanels::readOutShowsMmdUnits()
{
    QFETCH(int, kind);
    QFETCH(int, frame);
    QFETCH(QString, name);
    QFETCH(QString, value);
    MotionDocument document;
    document.setContent(readMotion(sixSectionFile()));
    selectFrame(document, {TrackKind(kind), 0}, frame);
    QCOMPARE(fact(document, name), value);
}

void TestPanels::differingValuesAreMixed()
{
    MotionDocument document;
    document.setContent(readMotion(sixSectionFile()));
    KeySelection selection;
    selection.insert({TrackKind::Bone, 0}, 0);
    selection.insert({TrackKind::Bone, 0}, 1);
    document.setSelection(selection);
    QCOMPARE(fact(document, QStringLiteral("Position")), QStringLiteral("mixed"));
    QCOMPARE(fact(document, QStringLiteral("Physics")), QStringLiteral("on"));
    selection.insert({TrackKind::Morph, 0}, 0);
    document.setSelection(selection);
    QCOMPARE(fact(document, QStringLiteral("Position")), QStringLiteral("(absent)"));
    QCOMPARE(fact(document, QStringLiteral("Values")), QStringLiteral("keys of several kinds"));
}

void TestPanels::hugeSelectionsAreNotComparedWhole()
{
    MotionDocument document;
    document.setContent(readMotion(longMotionFile(4, 12000)));
    document.setSelection(KeySelection::all(document.motion()));
    QCOMPARE(fact(document, QStringLiteral("Physics")), QStringLiteral("on"));
    QVERIFY(fact(document, QString()).contains(QStringLiteral("2000")));
}

void TestPanels::readOutFollowsSelectionAndUndo()
{
    MotionDocument document;
    document.setContent(readMotion(sixSectionFile()));
    KeyReadout readout(document);
    readout.show();
    QVERIFY(QTest::qWaitForWindowExposed(&readout));
    auto *table = readout.findChild<QTableWidget *>();
    QVERIFY(!table->isVisible());
    selectFrame(document, {TrackKind::Morph, 0}, 12);
    QVERIFY(table->isVisible());
    const auto weight = [table] { return table->item(table->rowCount() - 1, 1)->text(); };
    QCOMPARE(weight(), QStringLiteral("0.75"));
    document.setValues(MorphValues{.weight = 0.5f});
    QCOMPARE(weight(), QStringLiteral("0.5"));
    document.undoStack().undo();
    QCOMPARE(weight(), QStringLiteral("0.75"));
    document.setSelection({});
    QVERIFY(!table->isVisible());
}

void TestPanels::findingsNameTheirPlace()
{
    MotionDocument document;
    FindingsPanel panel(document);
    panel.show();
    QVERIFY(QTest::qWaitForWindowExposed(&panel));
    auto *list = panel.findChild<QTreeWidget *>();
    QVERIFY(!list->isVisible());
    document.setContent(readMotion(QByteArrayView(sixSectionFile()).first(54 + 111 + 50)));
    QVERIFY(list->isVisible());
    bool found = false;
    for (int i = 0; i < list->topLevelItemCount(); ++i) {
        const QTreeWidgetItem *item = list->topLevelItem(i);
        found =
            found || (item->text(0) == QStringLiteral("Error") && item->text(1) == QStringLiteral("Bones") &&
                      item->text(2) == QStringLiteral("1") && item->text(3) == QString::number(54 + 111));
    }
    QVERIFY(found);
}

void TestPanels::activatedFindingIsHandedOn()
{
    MotionDocument document;
    document.setContent(readMotion(QByteArrayView(sixSectionFile()).first(54 + 111 + 50)));
    FindingsPanel panel(document);
    panel.show();
    QVERIFY(QTest::qWaitForWindowExposed(&panel));
    QSignalSpy activated(&panel, &FindingsPanel::activated);
    auto *list = panel.findChild<QTreeWidget *>();
    list->setCurrentItem(list->topLevelItem(0));
    QTest::keyClick(list, Qt::Key_Return);
    QCOMPARE(activated.count(), 1);
    QCOMPARE(activated[0][0].value<Diagnostic>(), document.diagnostics()[0]);
}

QTEST_MAIN(TestPanels)
#include "tst_panels.moc"
