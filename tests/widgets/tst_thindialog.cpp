// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor-core/document/motiondocument.h"
#include "tests/support/captures.h"
#include "tests/support/mouse.h"
#include "tests/support/smallmotions.h"
#include "widgets/dialogs/thindialog.h"

#include <QCheckBox>
#include <QComboBox>
#include <QDialogButtonBox>
#include <QDoubleSpinBox>
#include <QLabel>
#include <QProgressBar>
#include <QPushButton>
#include <QSignalSpy>
#include <QTest>
#include <QToolButton>

#include <memory>

using namespace furitsuke;
using namespace furitsuke::test;

/// The dialog alone: what it asks for is answered by the tests, when they choose to.
class TestThinDialog : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init();
    void cleanup();

    void saysWhatStaysBeforeItDoesAnything();
    void boundsAreThoseTyped();
    void showsHowFarItIs();
    void stopLeavesNothingToApply();
    void lateAnswersAreNotTaken();
    void scopesSayHowManyKeysTheyHave();
    void scopeAtFirstIsWhatIsLikelyMeant_data();
    void scopeAtFirstIsWhatIsLikelyMeant();
    void lockedTracksStay();
    void looksAgainWhenTheMotionChanges();
    void closingWantsNothingAnyMore();
    void nothingToThinOut();

private:
    template <class Widget>
    Widget &child(const char *name)
    {
        auto *widget = mDialog->findChild<Widget *>(QLatin1String(name));
        if (!widget)
            qFatal("There is no widget %s.", name);
        return *widget;
    }
    QString summary() { return child<QLabel>("summary").text(); }
    QPushButton &ok() { return *mDialog->findChild<QDialogButtonBox *>()->button(QDialogButtonBox::Ok); }
    void type(const char *name, const QString &text)
    {
        auto &box = child<QDoubleSpinBox>(name);
        box.setFocus();
        box.selectAll();
        QTest::keyClicks(&box, text);
        QTest::keyClick(&box, Qt::Key_Return);
    }
    void open(const ThinOptions &options = {})
    {
        mDialog = std::make_unique<ThinDialog>(*mDocument, options);
        connect(mDialog.get(), &ThinDialog::wanted, this, [this](const ThinRequest &request) {
            mRequest = request;
            ++mWanted;
        });
        connect(mDialog.get(), &ThinDialog::unwanted, this, [this] { ++mUnwanted; });
        mDialog->open();
        QVERIFY(activate(*mDialog));
    }
    ThinResult answer()
    {
        const ThinResult result = thinKeys(mRequest.motion, mRequest.keys, mRequest.options);
        mDialog->setResult(result);
        return result;
    }

    std::unique_ptr<MotionDocument> mDocument;
    std::unique_ptr<ThinDialog> mDialog;
    ThinRequest mRequest;
    int mWanted = 0;
    int mUnwanted = 0;
};

void TestThinDialog::init()
{
    mDocument = std::make_unique<MotionDocument>();
    ReadResult content;
    content.ok = true;
    content.motion = captureMotion({3, 120, 1, 2});
    content.motion.states = states({{.frame = 0}});
    content.motion = settled(content.motion);
    mDocument->setContent(std::move(content));
    mWanted = 0;
    mUnwanted = 0;
}

void TestThinDialog::cleanup()
{
    mDialog.reset();
    mDocument.reset();
}

void TestThinDialog::saysWhatStaysBeforeItDoesAnything()
{
    open();
    QCOMPARE(mWanted, 1);
    QVERIFY(!ok().isEnabled());
    const Motion before = mDocument->motion();
    const ThinResult result = answer();
    QVERIFY(ok().isEnabled());
    QVERIFY2(summary().contains(QStringLiteral("360 key(s), of which %1 stay").arg(result.keysAfter)),
             qPrintable(summary()));
    QVERIFY2(summary().contains(QStringLiteral("Angle: off by")), qPrintable(summary()));
    QCOMPARE(mDocument->motion(), before);

    QSignalSpy edited(mDialog.get(), &EditDialog::edited);
    QTest::mouseClick(&ok(), Qt::LeftButton);
    QCOMPARE(edited.count(), 1);
    QVERIFY(!mDialog->isVisible());
    QCOMPARE(mDocument->motion().keyCount(), result.keysAfter + 1);
    QCOMPARE(mDocument->undoStack().count(), 1);
    QVERIFY2(mDocument->undoStack().undoText().contains(QStringLiteral("360")),
             qPrintable(mDocument->undoStack().undoText()));
    mDocument->undoStack().undo();
    QCOMPARE(mDocument->motion(), before);
    // Its own edit is nothing to look at again.
    QCOMPARE(mWanted, 1);
}

void TestThinDialog::boundsAreThoseTyped()
{
    ThinOptions first;
    first.setBound(ThinQuantity::Position, 0.25);
    first.keepExtremes = true;
    open(first);
    QCOMPARE(mRequest.options.bounds, first.bounds);
    QVERIFY(mRequest.options.keepExtremes);
    answer();
    const QString before = summary();

    type("angle", QStringLiteral("4.5"));
    QCOMPARE(mRequest.options.bound(ThinQuantity::Angle), 4.5);
    // Return looks at what was typed; only then it can be done.
    QVERIFY(mDialog->isVisible());
    QVERIFY(!ok().isEnabled());
    answer();
    QVERIFY(summary() != before);
    type("weight", QStringLiteral("0.125"));
    type("position", QStringLiteral("0.0625"));
    QCOMPARE(mRequest.options.bounds, (std::array{0.0625, 4.5, 0.125}));
    for (const char *name : {"keepExtremes", "keepFrameZero"}) {
        auto &box = child<QCheckBox>(name);
        QTest::mouseClick(&box, Qt::LeftButton, {}, QPoint(8, box.height() / 2));
    }
    QVERIFY(!mRequest.options.keepExtremes);
    QVERIFY(!mRequest.options.keepFrameZero);
    QCOMPARE(mDialog->options().bounds, mRequest.options.bounds);
}

void TestThinDialog::showsHowFarItIs()
{
    open();
    auto &bar = child<QProgressBar>("progress");
    QVERIFY(bar.isVisible());
    mDialog->setProgress(400);
    QCOMPARE(bar.value(), 400);
    answer();
    QVERIFY(!bar.isVisible());
    type("angle", QStringLiteral("2"));
    QVERIFY(bar.isVisible());
    QCOMPARE(bar.value(), 0);
}

void TestThinDialog::stopLeavesNothingToApply()
{
    open();
    QTest::mouseClick(&child<QToolButton>("stop"), Qt::LeftButton);
    QCOMPARE(mUnwanted, 1);
    QVERIFY(!ok().isEnabled());
    QVERIFY2(summary().contains(QStringLiteral("Stopped")), qPrintable(summary()));
    answer();
    QVERIFY(!ok().isEnabled());
    type("angle", QStringLiteral("2"));
    answer();
    QVERIFY(ok().isEnabled());
}

void TestThinDialog::lateAnswersAreNotTaken()
{
    open();
    ThinResult cancelled;
    cancelled.cancelled = true;
    mDialog->setResult(cancelled);
    QVERIFY(!ok().isEnabled());
    QVERIFY2(summary().contains(QStringLiteral("Stopped")), qPrintable(summary()));
}

void TestThinDialog::scopesSayHowManyKeysTheyHave()
{
    mDocument->setSelection(selected(mDocument->motion(), bone1, {10, 11, 12, 13, 14}));
    open();
    auto &scope = child<QComboBox>("scope");
    QCOMPARE(scope.currentText(), QStringLiteral("5 selected key(s), frames 10 to 14"));
    QCOMPARE(mRequest.keys, mDocument->selection());
    scope.setFocus();
    QTest::keyClick(&scope, Qt::Key_Down);
    QCOMPARE(scope.currentText(), QStringLiteral("all 120 key(s) of the 1 chosen track(s)"));
    QCOMPARE(mRequest.keys.tracks(), QList<TrackRef>({bone1}));
    QTest::keyClick(&scope, Qt::Key_Down);
    QCOMPARE(scope.currentText(), QStringLiteral("all 360 key(s) of all 3 track(s) that are not locked"));
    QCOMPARE(mRequest.keys.count(), 360);
    QCOMPARE(mWanted, 3);
}

void TestThinDialog::scopeAtFirstIsWhatIsLikelyMeant_data()
{
    QTest::addColumn<QList<quint32>>("frames");
    QTest::addColumn<QList<TrackRef>>("chosen");
    QTest::addColumn<QString>("scope");
    QTest::addColumn<int>("keys");
    QTest::newRow("nothing selected") << QList<quint32>() << QList<TrackRef>()
                                      << "all 360 key(s) of all 3 track(s) that are not locked" << 360;
    QTest::newRow("one key") << QList<quint32>{40} << QList<TrackRef>{bone1}
                             << "all 120 key(s) of the 1 chosen track(s)" << 120;
    QTest::newRow("several keys") << QList<quint32>{40, 41, 60} << QList<TrackRef>{bone1}
                                  << "3 selected key(s), frames 40 to 60" << 3;
    QTest::newRow("two tracks") << QList<quint32>() << QList<TrackRef>{bone0, bone1}
                                << "all 240 key(s) of the 2 chosen track(s)" << 240;
    QTest::newRow("display records only") << QList<quint32>() << QList<TrackRef>{stateTrack}
                                          << "all 360 key(s) of all 3 track(s) that are not locked" << 360;
}

/// Never all tracks where somebody has pointed at one.
void TestThinDialog::scopeAtFirstIsWhatIsLikelyMeant()
{
    QFETCH(QList<quint32>, frames);
    QFETCH(QList<TrackRef>, chosen);
    QFETCH(QString, scope);
    QFETCH(int, keys);
    mDocument->setChosenTracks(chosen);
    if (!frames.isEmpty())
        mDocument->setSelection(selected(mDocument->motion(), bone1, frames));
    open();
    QCOMPARE(child<QComboBox>("scope").currentText(), scope);
    QVERIFY(child<QComboBox>("scope").isVisible());
    QCOMPARE(mRequest.keys.count(), keys);
    answer();
    QVERIFY2(summary().contains(QStringLiteral("%1 key(s), of which").arg(keys)), qPrintable(summary()));
}

void TestThinDialog::lockedTracksStay()
{
    mDocument->setTrackLook(bone0, {.locked = true});
    open();
    QCOMPARE(mRequest.keys.tracks(), QList<TrackRef>({bone1, {TrackKind::Bone, 2}}));
}

void TestThinDialog::looksAgainWhenTheMotionChanges()
{
    open();
    answer();
    mDocument->setSelection(selected(mDocument->motion(), bone1, {10}));
    mDocument->deleteSelection();
    QVERIFY(mWanted > 1);
    QVERIFY(!ok().isEnabled());
    QCOMPARE(mRequest.motion, mDocument->motion());
    answer();
    QTest::mouseClick(&ok(), Qt::LeftButton);
    QVERIFY(!mDialog->isVisible());
}

void TestThinDialog::closingWantsNothingAnyMore()
{
    open();
    QTest::keyClick(mDialog.get(), Qt::Key_Escape);
    QVERIFY(!mDialog->isVisible());
    QCOMPARE(mUnwanted, 1);
    QVERIFY(!mDocument->isModified());
}

void TestThinDialog::nothingToThinOut()
{
    mDocument->setTrackLooks(
        {{bone0, {.locked = true}}, {bone1, {.locked = true}}, {{TrackKind::Bone, 2}, {.locked = true}}});
    open();
    answer();
    QVERIFY(!ok().isEnabled());
    QCOMPARE(summary(), QStringLiteral("There are no keys that could be thinned out."));
}

QTEST_MAIN(TestThinDialog)
#include "tst_thindialog.moc"
