// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/language.h"
#include "app/mainwindow.h"
#include "tests/support/captures.h"
#include "tests/support/mouse.h"
#include "tests/support/smallmotions.h"
#include "tests/support/thincheck.h"
#include "widgets/dialogs/thindialog.h"

#include <QComboBox>
#include <QDialogButtonBox>
#include <QDoubleSpinBox>
#include <QPushButton>
#include <QSettings>
#include <QTemporaryDir>
#include <QTest>
#include <QThreadPool>

#include <memory>

using namespace furitsuke;
using namespace furitsuke::test;

/// Thinning in the window, computed in the background.
class TestThinActions : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase();
    void init();
    void cleanup() { mWindow.reset(); }

    void thinsOutWhatItSaid();
    void oneKeyMeansItsTrack();
    void remembersItsBounds();
    void needsKeys();
    void closingTheDialogEndsTheSearch();

private:
    MotionDocument &document() { return mWindow->document(); }
    QAction *action() { return mWindow->actions().action(QStringLiteral("key.thin")); }
    void show(int bones, int frames)
    {
        ReadResult content;
        content.ok = true;
        content.motion = captureMotion({bones, frames});
        document().setContent(std::move(content));
    }
    ThinDialog *openDialog()
    {
        action()->trigger();
        auto *dialog = mWindow->findChild<ThinDialog *>();
        return dialog && activate(*dialog) ? dialog : nullptr;
    }
    static QPushButton *ok(ThinDialog *dialog)
    {
        return dialog->findChild<QDialogButtonBox *>()->button(QDialogButtonBox::Ok);
    }

    std::unique_ptr<QTemporaryDir> mDir;
    std::unique_ptr<MainWindow> mWindow;
};

void TestThinActions::initTestCase()
{
    QCoreApplication::setOrganizationName(QStringLiteral("FuritsukeTest"));
    QCoreApplication::setApplicationName(QStringLiteral("FuritsukeTest"));
}

void TestThinActions::init()
{
    mDir = std::make_unique<QTemporaryDir>();
    QSettings::setDefaultFormat(QSettings::IniFormat);
    QSettings::setPath(QSettings::IniFormat, QSettings::UserScope,
                       mDir->filePath(QStringLiteral("settings")));
    setLanguage(QStringLiteral("en"));
    mWindow = std::make_unique<MainWindow>();
    mWindow->show();
    QVERIFY(activate(*mWindow));
    show(6, 300);
}

void TestThinActions::thinsOutWhatItSaid()
{
    const Motion before = document().motion();
    ThinDialog *dialog = openDialog();
    QVERIFY(dialog);
    QTRY_VERIFY(ok(dialog)->isEnabled());
    QCOMPARE(document().motion(), before);
    QTest::mouseClick(ok(dialog), Qt::LeftButton);
    QVERIFY(document().motion().keyCount() < before.keyCount() / 3);
    const std::array<double, thinQuantityCount> worst = deviations(before, document().motion(), 300);
    QVERIFY(worst[0] <= ThinOptions().bounds[0]);
    QVERIFY(worst[1] <= ThinOptions().bounds[1] + 1e-9);
    document().undoStack().undo();
    QCOMPARE(document().motion(), before);
}

/// What somebody has pointed at with one key is thinned out, and nothing else.
void TestThinActions::oneKeyMeansItsTrack()
{
    const Motion before = document().motion();
    document().setSelection(selected(before, bone1, {100}));
    ThinDialog *dialog = openDialog();
    QVERIFY(dialog);
    const QString scope = dialog->findChild<QComboBox *>(QStringLiteral("scope"))->currentText();
    QVERIFY2(scope.contains(QStringLiteral("300")) && scope.contains(QStringLiteral("chosen track")),
             qPrintable(scope));
    QTRY_VERIFY(ok(dialog)->isEnabled());
    QTest::mouseClick(ok(dialog), Qt::LeftButton);
    const Motion &after = document().motion();
    QVERIFY(after.keyCount(bone1) < 100);
    for (const TrackRef track : before.tracks()) {
        if (track != bone1)
            QCOMPARE(after.keyCount(track), before.keyCount(track));
    }
}

void TestThinActions::remembersItsBounds()
{
    ThinDialog *dialog = openDialog();
    QVERIFY(dialog);
    auto *angle = dialog->findChild<QDoubleSpinBox *>(QStringLiteral("angle"));
    angle->setFocus();
    angle->selectAll();
    QTest::keyClicks(angle, QStringLiteral("6.5"));
    QTest::keyClick(angle, Qt::Key_Return);
    QTRY_VERIFY(ok(dialog)->isEnabled());
    QTest::mouseClick(ok(dialog), Qt::LeftButton);
    QTRY_VERIFY(!mWindow->findChild<ThinDialog *>());
    dialog = openDialog();
    QVERIFY(dialog);
    QCOMPARE(dialog->options().bound(ThinQuantity::Angle), 6.5);
}

void TestThinActions::needsKeys()
{
    QVERIFY(action()->isEnabled());
    document().setContent([] {
        ReadResult empty;
        empty.ok = true;
        return empty;
    }());
    QVERIFY(!action()->isEnabled());
}

void TestThinActions::closingTheDialogEndsTheSearch()
{
    show(60, 6000);
    const Motion before = document().motion();
    ThinDialog *dialog = openDialog();
    QVERIFY(dialog);
    QTest::keyClick(dialog, Qt::Key_Escape);
    QTRY_VERIFY(!mWindow->findChild<ThinDialog *>());
    QVERIFY(QThreadPool::globalInstance()->waitForDone(5000));
    QCOMPARE(document().motion(), before);
    QVERIFY(!document().isModified());
}

QTEST_MAIN(TestThinActions)
#include "tst_thinactions.moc"
