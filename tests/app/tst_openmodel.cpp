// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/gestures.h"
#include "tests/support/models.h"
#include "tests/support/windowfixture.h"
#include "widgets/dopesheet/timelinepanel.h"

#include <QApplication>
#include <QDropEvent>
#include <QMessageBox>
#include <QMimeData>
#include <QSignalSpy>
#include <QTest>

using namespace furitsuke;
using namespace furitsuke::test;

/// A model beside the motion: groups of the track list, and what the model lacks.
class TestOpenModel : public QObject, protected WindowFixture
{
    Q_OBJECT

private Q_SLOTS:
    void init();
    void cleanup() { closeWindows(); }
    void droppedModelGroupsTheTracks();
    void modelThatLacksTracksMarksThem();
    void withoutTheModelGroupsAreTheUsualOnes();
    void brokenModelIsRefused();

private:
    QStringList labels() const
    {
        QStringList result;
        for (const TimelineRow &row : mWindow->timeline().state().rows().visibleRows())
            result.append(row.label);
        return result;
    }
    void openModel(const QByteArray &bytes, const QString &name)
    {
        QSignalSpy spy(mWindow, &MainWindow::modelOpened);
        mWindow->openModel(writeFile(name, bytes));
        QTRY_COMPARE(spy.count(), 1);
    }
};

void TestOpenModel::init()
{
    openWindow();
    openFile(writeFile(QStringLiteral("a.vmd"), gestureMotion()));
}

void TestOpenModel::droppedModelGroupsTheTracks()
{
    const QString path = writeFile(QStringLiteral("model.PMD"), pmdModel());
    QMimeData mime;
    mime.setUrls({QUrl::fromLocalFile(path)});
    QSignalSpy spy(mWindow, &MainWindow::modelOpened);
    QDragEnterEvent enter(QPoint(100, 100), Qt::CopyAction, &mime, Qt::LeftButton, Qt::NoModifier);
    QApplication::sendEvent(mWindow, &enter);
    QVERIFY(enter.isAccepted());
    QDropEvent drop(QPointF(100, 100), Qt::CopyAction, &mime, Qt::LeftButton, Qt::NoModifier);
    QApplication::sendEvent(mWindow, &drop);
    QTRY_COMPARE(spy.count(), 1);
    // The motion stays open, its tracks are in the model's display frames.
    QCOMPARE(mWindow->document().motion().keyCount(), 7);
    const QStringList rows = labels();
    QVERIFY(rows.contains(QStringLiteral("IK")));
    QCOMPARE(rows.indexOf(QStringLiteral("左足ＩＫ")), rows.indexOf(QStringLiteral("IK")) + 1);
    QVERIFY(message().contains(QStringLiteral("ミク")));
}

void TestOpenModel::modelThatLacksTracksMarksThem()
{
    // Its bones are センター and 左足ＩＫ; rename one of the motion's so that it is not among them.
    mWindow->document().renameTrack({TrackKind::Bone, 1}, QStringLiteral("別の足"));
    openModel(pmxModel(), QStringLiteral("model.pmx"));
    int marked = 0;
    for (const TimelineRow &row : mWindow->timeline().state().rows().visibleRows())
        marked += !row.isGroup && row.notInModel;
    QCOMPARE(marked, 1);
    QCOMPARE(mWindow->document().motion().keyCount(), 7);
    QVERIFY(message().contains(QStringLiteral("1 track")));
}

void TestOpenModel::withoutTheModelGroupsAreTheUsualOnes()
{
    const QStringList before = labels();
    openModel(pmdModel(), QStringLiteral("model.pmd"));
    QVERIFY(labels() != before);
    QAction *close = mWindow->actions().action(QStringLiteral("file.closeModel"));
    QVERIFY(close->isEnabled());
    close->trigger();
    QCOMPARE(labels(), before);
    QVERIFY(!close->isEnabled());
}

void TestOpenModel::brokenModelIsRefused()
{
    const QStringList before = labels();
    openModel(pmxModel().first(60), QStringLiteral("broken.pmx"));
    QCOMPARE(labels(), before);
    auto *box = mWindow->findChild<QMessageBox *>();
    QVERIFY(box);
    QVERIFY(box->text().contains(QStringLiteral("broken.pmx")));
    box->close();
}

QTEST_MAIN(TestOpenModel)
#include "tst_openmodel.moc"
