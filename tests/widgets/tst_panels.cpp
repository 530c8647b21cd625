// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/motions.h"
#include "widgets/findings/findingspanel.h"

#include <QSignalSpy>
#include <QTest>
#include <QTreeWidget>

using namespace furitsuke;
using namespace furitsuke::test;

/// The list of findings.
class TestPanels : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void findingsNameTheirPlace();
    void activatedFindingIsHandedOn();
};

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
