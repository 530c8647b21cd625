// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor-core/document/markerverbs.h"
#include "tests/support/motions.h"
#include "tests/support/mouse.h"
#include "widgets/common/theme.h"
#include "widgets/playback/playbackbar.h"
#include "widgets/playback/playbackicons.h"
#include "widgets/playback/timebox.h"

#include <QAction>
#include <QApplication>
#include <QComboBox>
#include <QLineEdit>
#include <QMainWindow>
#include <QMenu>
#include <QPainter>
#include <QSignalSpy>
#include <QTest>
#include <QToolButton>

using namespace furitsuke;
using namespace furitsuke::test;

/// The playback bar: its buttons, the speed, the frame box and the time.
class TestPlaybackBar : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init();
    void cleanup();
    void buttonsAreTheActions();
    void playButtonShowsWhatItDoes();
    void speedFollowsAndLeads();
    void aSpeedOutsideTheListIsShown();
    void timeIsShownInThreeWays();
    void clickingTheTimeGoesOn();
    void barsWithoutATempoAskForOne();
    void timeFollowsPlayheadAndRange();
    void timeKeepsItsWidth();
    void typedFramesAreGoneTo_data();
    void typedFramesAreGoneTo();
    void nonsenseStaysAndSaysWhy();
    void escapeForgetsWhatWasTyped();
    void leavingForgetsWhatWasTyped();
    void typingIsNotDisturbedByPlaying();
    void arrowKeysAndWheelStep();
    void frameBoxShowsEveryFrame();
    void iconsAreCrispAndFitThePalette_data();
    void iconsAreCrispAndFitThePalette();

private:
    template <class Widget>
    Widget *find(const char *name)
    {
        return mBar->findChild<Widget *>(QLatin1String(name));
    }
    TimeBox &box() { return mBar->frameBox(); }
    QLineEdit *field() { return box().findChild<QLineEdit *>(); }
    QString time() { return find<QToolButton>("timeDisplay")->text(); }
    void type(const QString &text)
    {
        box().setFocus();
        QTRY_VERIFY(box().hasFocus());
        box().selectAll();
        QTest::keyClicks(&box(), text);
    }

    qint64 mNow = 0;
    std::unique_ptr<MotionDocument> mDocument;
    std::unique_ptr<PlaybackClock> mClock;
    std::unique_ptr<QMainWindow> mWindow;
    PlaybackBar *mBar = nullptr;
    PlaybackActions mActions;
};

void TestPlaybackBar::init()
{
    mDocument = std::make_unique<MotionDocument>();
    mDocument->setContent(readMotion(longMotionFile(1, 900)));
    mNow = 0;
    mClock = std::make_unique<PlaybackClock>(*mDocument, [this] { return mNow; });
    mWindow = std::make_unique<QMainWindow>();
    const auto action = [this](const char *name) {
        auto *result = new QAction(QLatin1String(name), mWindow.get());
        result->setObjectName(QLatin1String(name));
        return result;
    };
    mActions = {action("start"), action("previous"), action("play"),
                action("next"),  action("end"),      action("loop")};
    mActions.loop->setCheckable(true);
    mBar = new PlaybackBar(*mDocument, *mClock, mActions);
    mWindow->addToolBar(mBar);
    mWindow->setCentralWidget(new QLineEdit);
    mWindow->resize(900, 200);
    mWindow->show();
    mWindow->activateWindow();
    QVERIFY(QTest::qWaitForWindowActive(mWindow.get()));
    connect(&box(), &TimeBox::frameChosen, mDocument.get(), &MotionDocument::setPlayhead);
}

void TestPlaybackBar::cleanup()
{
    mWindow.reset();
    mClock.reset();
    mDocument.reset();
    applyTheme(*qApp, Theme::Light);
}

void TestPlaybackBar::buttonsAreTheActions()
{
    for (QAction *action : {mActions.start, mActions.previousKey, mActions.play, mActions.nextKey,
                            mActions.end, mActions.loop}) {
        auto *button = qobject_cast<QToolButton *>(mBar->widgetForAction(action));
        QVERIFY(button && button->isVisible());
        QVERIFY(!action->icon().isNull());
        QVERIFY(!button->accessibleName().isEmpty());
        QVERIFY(!action->toolTip().isEmpty());
        QSignalSpy triggered(action, &QAction::triggered);
        QTest::mouseClick(button, Qt::LeftButton);
        QCOMPARE(triggered.count(), 1);
    }
    QVERIFY(!find<QComboBox>("playSpeed")->accessibleName().isEmpty());
    QVERIFY(!find<QToolButton>("timeDisplay")->accessibleName().isEmpty());
    QVERIFY(!box().accessibleName().isEmpty());
}

void TestPlaybackBar::playButtonShowsWhatItDoes()
{
    const QWidget *button = mBar->widgetForAction(mActions.play);
    const auto picture = [this] { return mActions.play->icon().pixmap(32).toImage(); };
    const QImage play = picture();
    QCOMPARE(button->accessibleName(), QStringLiteral("Play"));
    mClock->play();
    QVERIFY(picture() != play);
    QCOMPARE(button->accessibleName(), QStringLiteral("Pause"));
    mClock->pause();
    QCOMPARE(picture(), play);
}

void TestPlaybackBar::speedFollowsAndLeads()
{
    auto *speed = find<QComboBox>("playSpeed");
    QCOMPARE(speed->currentText(), QStringLiteral("1×"));
    mClock->stepSpeed(true);
    QCOMPARE(speed->currentText(), QStringLiteral("1.5×"));
    for (int i = 0; i < 10; ++i)
        mClock->stepSpeed(false);
    QCOMPARE(speed->currentText(), QStringLiteral("0.1×"));
    QCOMPARE(mClock->speed(), PlaybackClock::slowest);
    speed->setFocus();
    QTest::keyClick(speed, Qt::Key_Down);
    QCOMPARE(mClock->speed(), 0.25);
    QTest::keyClick(speed, Qt::Key_End);
    QCOMPARE(mClock->speed(), PlaybackClock::fastest);
}

void TestPlaybackBar::aSpeedOutsideTheListIsShown()
{
    auto *speed = find<QComboBox>("playSpeed");
    mClock->setSpeed(1.3);
    QCOMPARE(speed->currentIndex(), -1);
    QCOMPARE(speed->placeholderText(), QStringLiteral("1.3×"));
    mClock->stepSpeed(true);
    QCOMPARE(mClock->speed(), 1.5);
    mClock->setSpeed(1.3);
    mClock->stepSpeed(false);
    QCOMPARE(mClock->speed(), 1.0);
}

void TestPlaybackBar::timeIsShownInThreeWays()
{
    QVERIFY(setTempo(*mDocument, Tempo{120, 4, 0}).isEmpty());
    mDocument->setPlayhead(75);
    mBar->setTimeDisplay(TimeDisplay::Frames);
    QCOMPARE(time(), QStringLiteral("75 / 899"));
    mBar->setTimeDisplay(TimeDisplay::Seconds);
    QCOMPARE(time(), QStringLiteral("0:02.50 / 0:29.97"));
    mBar->setTimeDisplay(TimeDisplay::Bars);
    QCOMPARE(time(), QStringLiteral("2|2|000 / 15|4|448"));
}

void TestPlaybackBar::clickingTheTimeGoesOn()
{
    auto *button = find<QToolButton>("timeDisplay");
    QSignalSpy told(mBar, &PlaybackBar::timeDisplayChanged);
    QCOMPARE(mBar->timeDisplay(), TimeDisplay::Seconds);
    QTest::mouseClick(button, Qt::LeftButton, {}, QPoint(8, button->height() / 2));
    // Without a tempo there are no bars to go on to.
    QCOMPARE(mBar->timeDisplay(), TimeDisplay::Frames);
    QVERIFY(setTempo(*mDocument, Tempo()).isEmpty());
    QTest::mouseClick(button, Qt::LeftButton, {}, QPoint(8, button->height() / 2));
    QTest::mouseClick(button, Qt::LeftButton, {}, QPoint(8, button->height() / 2));
    QCOMPARE(mBar->timeDisplay(), TimeDisplay::Bars);
    QCOMPARE(told.count(), 3);
    QVERIFY(button->menu()->findChild<QAction *>(QStringLiteral("bars"))->isChecked());
    button->menu()->findChild<QAction *>(QStringLiteral("frames"))->trigger();
    QCOMPARE(mBar->timeDisplay(), TimeDisplay::Frames);
}

void TestPlaybackBar::barsWithoutATempoAskForOne()
{
    QSignalSpy wanted(mBar, &PlaybackBar::tempoWanted);
    find<QToolButton>("timeDisplay")->menu()->findChild<QAction *>(QStringLiteral("bars"))->trigger();
    QCOMPARE(wanted.count(), 1);
    QCOMPARE(time(), QStringLiteral("–|–|– / –|–|–"));
    QVERIFY(setTempo(*mDocument, Tempo()).isEmpty());
    QCOMPARE(time(), QStringLiteral("1|1|000 / 15|4|448"));
}

void TestPlaybackBar::timeFollowsPlayheadAndRange()
{
    mBar->setTimeDisplay(TimeDisplay::Frames);
    mClock->setRange(FrameRange{10, 20});
    QCOMPARE(time(), QStringLiteral("0 / 20"));
    mClock->play();
    mNow += 100'000'000;
    mClock->tick();
    QCOMPARE(time(), QStringLiteral("13 / 20"));
    QCOMPARE(field()->text(), QStringLiteral("13"));
    KeySelection all = KeySelection::all(mDocument->motion());
    mClock->setRange({});
    mDocument->setSelection(all);
    mDocument->moveSelection(100);
    QCOMPARE(time(), QStringLiteral("13 / 999"));
}

void TestPlaybackBar::timeKeepsItsWidth()
{
    auto *button = find<QToolButton>("timeDisplay");
    const int width = button->width();
    for (const qint64 frame : {1, 60, 444, 899}) {
        mDocument->setPlayhead(frame);
        QCoreApplication::sendPostedEvents();
        QCOMPARE(button->width(), width);
    }
}

void TestPlaybackBar::typedFramesAreGoneTo_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<qint64>("frame");
    QTest::newRow("frame") << QStringLiteral("33") << qint64(33);
    QTest::newRow("zero") << QStringLiteral("0") << qint64(0);
    QTest::newRow("last") << QStringLiteral("4294967295") << qint64(4294967295);
    QTest::newRow("on") << QStringLiteral("+30") << qint64(130);
    QTest::newRow("back") << QStringLiteral("-1:00") << qint64(0);
    QTest::newRow("time") << QStringLiteral("0:12.5") << qint64(375);
    QTest::newRow("bar") << QStringLiteral("3|2") << qint64(135);
}

void TestPlaybackBar::typedFramesAreGoneTo()
{
    QFETCH(QString, text);
    QFETCH(qint64, frame);
    QVERIFY(setTempo(*mDocument, Tempo()).isEmpty());
    mDocument->setPlayhead(100);
    QSignalSpy done(&box(), &TimeBox::done);
    type(text);
    QCOMPARE(mDocument->playhead(), 100);
    QTest::keyClick(&box(), Qt::Key_Return);
    QCOMPARE(mDocument->playhead(), frame);
    // What is shown is the frame that is stored.
    QCOMPARE(field()->text(), QString::number(frame));
    QCOMPARE(done.count(), 1);
}

void TestPlaybackBar::nonsenseStaysAndSaysWhy()
{
    mDocument->setPlayhead(100);
    QSignalSpy refused(&box(), &TimeBox::refused);
    QSignalSpy done(&box(), &TimeBox::done);
    type(QStringLiteral("bar 3"));
    QTest::keyClick(&box(), Qt::Key_Return);
    QCOMPARE(refused.count(), 1);
    QVERIFY(refused[0][0].toString().contains(QStringLiteral("bar 3")));
    QCOMPARE(done.count(), 0);
    QCOMPARE(mDocument->playhead(), 100);
    QCOMPARE(field()->text(), QStringLiteral("bar 3"));
    QCOMPARE(field()->palette().color(QPalette::Text), SheetColours(box().palette()).warning);
    // Typing goes on over it, in the usual colour.
    QTest::keyClicks(&box(), QStringLiteral("7"));
    QCOMPARE(field()->palette().color(QPalette::Text), box().palette().color(QPalette::Text));
    QTest::keyClick(&box(), Qt::Key_Return);
    QCOMPARE(mDocument->playhead(), 7);
}

void TestPlaybackBar::escapeForgetsWhatWasTyped()
{
    mDocument->setPlayhead(100);
    QSignalSpy done(&box(), &TimeBox::done);
    type(QStringLiteral("55"));
    QTest::keyClick(&box(), Qt::Key_Escape);
    QCOMPARE(done.count(), 1);
    QCOMPARE(field()->text(), QStringLiteral("100"));
    QCOMPARE(mDocument->playhead(), 100);
}

void TestPlaybackBar::leavingForgetsWhatWasTyped()
{
    mDocument->setPlayhead(100);
    type(QStringLiteral("55"));
    mWindow->centralWidget()->setFocus();
    QTRY_VERIFY(!box().hasFocus());
    QCOMPARE(field()->text(), QStringLiteral("100"));
    QCOMPARE(mDocument->playhead(), 100);
}

void TestPlaybackBar::typingIsNotDisturbedByPlaying()
{
    mClock->play();
    type(QStringLiteral("+1"));
    mNow += 1'000'000'000;
    mClock->tick();
    QCOMPARE(mDocument->playhead(), 30);
    QTest::keyClicks(&box(), QStringLiteral("0"));
    QCOMPARE(field()->text(), QStringLiteral("+10"));
    QTest::keyClick(&box(), Qt::Key_Return);
    QCOMPARE(mDocument->playhead(), 40);
    QVERIFY(mClock->isPlaying());
}

void TestPlaybackBar::arrowKeysAndWheelStep()
{
    mDocument->setPlayhead(1);
    box().setFocus();
    QTRY_VERIFY(box().hasFocus());
    QTest::keyClick(&box(), Qt::Key_Up);
    QCOMPARE(mDocument->playhead(), 2);
    QTest::keyClick(&box(), Qt::Key_PageUp);
    QCOMPARE(mDocument->playhead(), 12);
    for (int i = 0; i < 20; ++i)
        QTest::keyClick(&box(), Qt::Key_Down);
    QCOMPARE(mDocument->playhead(), 0);
    turnWheel(box(), {5, 5}, 1);
    QCOMPARE(mDocument->playhead(), 1);
    QCOMPARE(field()->text(), QStringLiteral("1"));
}

void TestPlaybackBar::frameBoxShowsEveryFrame()
{
    for (const qint64 frame : {qint64(0), qint64(1), qint64(899), qint64(2147483648), qint64(4294967295)}) {
        mDocument->setPlayhead(frame);
        QCOMPARE(field()->text(), QString::number(frame));
    }
}

void TestPlaybackBar::iconsAreCrispAndFitThePalette_data()
{
    QTest::addColumn<int>("theme");
    QTest::addColumn<double>("ratio");
    for (const Theme theme : {Theme::Light, Theme::Dark}) {
        for (const double ratio : {1.0, 1.5, 2.0})
            QTest::addRow("%s %g", theme == Theme::Dark ? "dark" : "light", ratio) << int(theme) << ratio;
    }
}

void TestPlaybackBar::iconsAreCrispAndFitThePalette()
{
    QFETCH(int, theme);
    QFETCH(double, ratio);
    applyTheme(*qApp, Theme(theme));
    const QColor text = qApp->palette().color(QPalette::ButtonText);
    QSet<QByteArray> pictures;
    for (const PlaybackIcon icon :
         {PlaybackIcon::Start, PlaybackIcon::PreviousKey, PlaybackIcon::Play, PlaybackIcon::Pause,
          PlaybackIcon::NextKey, PlaybackIcon::End, PlaybackIcon::Loop}) {
        const QPixmap pixmap = playbackIcon(icon).pixmap(QSize(16, 16), ratio);
        QCOMPARE(pixmap.size(), QSize(qRound(16 * ratio), qRound(16 * ratio)));
        const QImage image = pixmap.toImage().convertToFormat(QImage::Format_ARGB32);
        int solid = 0;
        for (int y = 0; y < image.height(); ++y) {
            for (int x = 0; x < image.width(); ++x) {
                const QColor colour = image.pixelColor(x, y);
                solid += colour.alpha() == 255 && colour.rgb() == text.rgb();
            }
        }
        QVERIFY(solid > image.width() * image.height() / 16);
        pictures.insert(QByteArray(reinterpret_cast<const char *>(image.constBits()), image.sizeInBytes()));
        // One that cannot be used is paler.
        QVERIFY(playbackIcon(icon).pixmap(QSize(16, 16), ratio, QIcon::Disabled).toImage() !=
                pixmap.toImage());
    }
    QCOMPARE(pictures.size(), 7);
}

QTEST_MAIN(TestPlaybackBar)
#include "tst_playbackbar.moc"
