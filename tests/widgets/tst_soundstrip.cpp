// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor-core/document/soundverbs.h"
#include "tests/support/motions.h"
#include "tests/support/mouse.h"
#include "tests/support/sounds.h"
#include "widgets/dialogs/sounddialog.h"
#include "widgets/dopesheet/timelinepanel.h"

#include <QAbstractButton>
#include <QApplication>
#include <QDoubleSpinBox>
#include <QLabel>
#include <QPushButton>
#include <QSignalSpy>
#include <QSlider>
#include <QTest>
#include <QToolButton>

using namespace furitsuke;
using namespace furitsuke::test;

/// The sound under the ruler, by real events, and the dialog of its beginning and volume.
class TestSoundStrip : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init();
    void cleanup();
    void takesNoRoomWithoutASound();
    void listAndSheetStayInStep();
    void loudPlacesAreDrawnWhereTheyAre();
    void drawnInEveryTheme_data();
    void drawnInEveryTheme();
    void pressingMovesThePlayhead();
    void draggedWithControlBeginsElsewhere();
    void draggedFinely();
    void escapeBringsItBack();
    void aClickWithControlMovesNothing();
    void draggedSoundIsShownBeforeItMoves();
    void removedWhileDragged();
    void movedPlayheadRepaintsAStrip();
    void toolTipsTellTheTime();
    void readingAndFaultsAreSaid();
    void muteSwitch();
    void wholeIsPlayedToTheEndOfTheSound();
    void dialogChangesAtOnceAndAsOneStep();
    void dialogCancelled();
    void framesAndMillisecondsAreOne();

private:
    MotionDocument &document() { return *mDocument; }
    SoundStrip &strip() { return mPanel->soundStrip(); }
    SoundTrack &track() { return mPanel->state().sound(); }
    double xOf(double frame) const { return mPanel->state().geometry().scale.xOf(frame); }
    double offset() const { return mDocument->timeNotes().sound->offset; }
    QPointF at(double frame) const { return {xOf(frame), 20}; }
    void drag(double from, double to, Qt::KeyboardModifiers modifiers, bool release = true)
    {
        Gesture gesture = {{PointerStep::Press, at(from), modifiers & Qt::ControlModifier},
                           {PointerStep::Move, at((from + to) / 2), modifiers},
                           {PointerStep::Move, at(to), modifiers}};
        if (release)
            gesture.append({PointerStep::Release, at(to), modifiers});
        play(strip(), gesture);
    }
    void addSound(const SoundClipPtr &clip)
    {
        TimeNotes notes = mDocument->timeNotes();
        notes.sound = SoundNote{QStringLiteral("/music/song.wav"), 0, 1};
        mDocument->initTimeNotes(notes);
        track().setClip(clip);
        QApplication::processEvents();
    }

    std::unique_ptr<MotionDocument> mDocument;
    std::unique_ptr<TimelinePanel> mPanel;
};

namespace {
/// Four seconds of silence with a full second at 1 s: frames 30 to 60.
SoundClipPtr burst()
{
    QList<qint16> samples(12000, 0);
    for (int i = 3000; i < 6000; ++i)
        samples[i] = i % 2 ? 30000 : -30000;
    return clipOf(samples, 1, 3000);
}
} // namespace

void TestSoundStrip::init()
{
    mDocument = std::make_unique<MotionDocument>();
    mDocument->setContent(readMotion(gestureMotion()));
    mPanel = std::make_unique<TimelinePanel>(*mDocument);
    mPanel->resize(1000, 420);
    mPanel->show();
    mPanel->activateWindow();
    QVERIFY(QTest::qWaitForWindowActive(mPanel.get()));
    TimeScale scale;
    scale.fit(0, 120, mPanel->sheet().width());
    mPanel->state().setScale(scale);
    mPanel->sheet().setFocus();
}

void TestSoundStrip::cleanup()
{
    mPanel.reset();
    mDocument.reset();
}

void TestSoundStrip::takesNoRoomWithoutASound()
{
    QVERIFY(!strip().isVisible());
    QVERIFY(!mPanel->soundLabel().isVisible());
    const int before = mPanel->sheet().height();
    addSound(burst());
    QVERIFY(strip().isVisible());
    QVERIFY(mPanel->soundLabel().isVisible());
    QCOMPARE(mPanel->sheet().height(), before - strip().height());
    QCOMPARE(removeSound(document()), QString());
    QApplication::processEvents();
    QCOMPARE(mPanel->sheet().height(), before);
    // And comes back with an undo.
    document().undoStack().undo();
    QVERIFY(strip().isVisible());
}

void TestSoundStrip::listAndSheetStayInStep()
{
    addSound(burst());
    const auto topOf = [this](QWidget &widget) { return widget.mapTo(mPanel.get(), QPoint()).y(); };
    QCOMPARE(topOf(mPanel->list()), topOf(mPanel->sheet()));
    QCOMPARE(topOf(mPanel->soundLabel()), topOf(strip()));
    QCOMPARE(strip().width(), mPanel->sheet().width());
    QCOMPARE(strip().mapTo(mPanel.get(), QPoint()).x(), mPanel->sheet().mapTo(mPanel.get(), QPoint()).x());
}

void TestSoundStrip::loudPlacesAreDrawnWhereTheyAre()
{
    addSound(burst());
    QCOMPARE(setSoundOffset(document(), 10), QString());
    document().setPlayhead(5);
    const QImage image = strip().grab().toImage();
    const QColor loud = SheetColours(strip().palette()).waveLoud;
    const int y = image.height() / 4;
    const auto isLoud = [&](double frame) {
        return image.pixelColor(int(xOf(frame) * image.devicePixelRatio()), y) == loud;
    };
    QVERIFY(!isLoud(38));
    QVERIFY(isLoud(42));
    QVERIFY(isLoud(68));
    QVERIFY(!isLoud(72));
}

void TestSoundStrip::drawnInEveryTheme_data()
{
    QTest::addColumn<int>("theme");
    QTest::newRow("light") << int(Theme::Light);
    QTest::newRow("dark") << int(Theme::Dark);
}

void TestSoundStrip::drawnInEveryTheme()
{
    QFETCH(int, theme);
    const QPalette before = QApplication::palette();
    applyTheme(*qApp, Theme(theme));
    addSound(burst());
    QApplication::processEvents();
    const SheetColours colours(strip().palette());
    const auto contrast = [](const QColor &a, const QColor &b) {
        return std::abs(a.lightnessF() - b.lightnessF());
    };
    QVERIFY(contrast(colours.waveLoud, colours.background) > 0.25);
    QVERIFY(contrast(colours.wave, colours.background) > 0.12);
    QVERIFY(contrast(colours.wave, colours.waveLoud) > 0.12);
    const QImage image = strip().grab().toImage();
    QCOMPARE(image.pixelColor(int(xOf(45) * image.devicePixelRatio()), image.height() / 2), colours.waveLoud);
    applyTheme(*qApp, Theme::Light);
    QApplication::setPalette(before);
}

void TestSoundStrip::pressingMovesThePlayhead()
{
    addSound(burst());
    play(strip(), {{PointerStep::Press, at(20)}, {PointerStep::Move, at(44)}});
    QCOMPARE(document().playhead(), 44);
    play(strip(), {{PointerStep::Release, at(44)}});
    QCOMPARE(document().playhead(), 44);
    QCOMPARE(offset(), 0.0);
    QCOMPARE(document().undoStack().count(), 0);
}

void TestSoundStrip::draggedWithControlBeginsElsewhere()
{
    addSound(burst());
    QSignalSpy messages(&strip(), &SoundStrip::gestureMessage);
    drag(40, 52.3, Qt::ControlModifier);
    QCOMPARE(offset(), 12.0);
    QCOMPARE(document().undoStack().count(), 1);
    QVERIFY(document().undoStack().undoText().contains(QStringLiteral("frame 12 (400 ms)")));
    QVERIFY(messages[0][0].toString().contains(QStringLiteral("frame 6")));
    QCOMPARE(messages.last()[0].toString(), QString());
    document().undoStack().undo();
    QCOMPARE(offset(), 0.0);
    // Before frame 0 as well.
    drag(40, 30, Qt::ControlModifier);
    QCOMPARE(offset(), -10.0);
}

void TestSoundStrip::draggedFinely()
{
    addSound(burst());
    drag(40, 50.4, Qt::ControlModifier | Qt::ShiftModifier);
    QVERIFY2(qAbs(offset() - 10.4) < 0.02, qPrintable(QString::number(offset())));
    // Whole milliseconds.
    QVERIFY(qAbs(offset() * 1000 / 30 - qRound(offset() * 1000 / 30)) < 1e-6);
}

void TestSoundStrip::escapeBringsItBack()
{
    addSound(burst());
    drag(40, 60, Qt::ControlModifier, false);
    QCOMPARE(track().shownOffset(), 20.0);
    QTest::keyClick(&mPanel->sheet(), Qt::Key_Escape);
    QCOMPARE(track().shownOffset(), 0.0);
    play(strip(), {{PointerStep::Release, at(60), Qt::ControlModifier}});
    QCOMPARE(offset(), 0.0);
    QCOMPARE(document().undoStack().count(), 0);
    // The playhead goes back, too.
    document().setPlayhead(7);
    play(strip(), {{PointerStep::Press, at(20)}, {PointerStep::Move, at(44)}});
    QTest::keyClick(&mPanel->sheet(), Qt::Key_Escape);
    QCOMPARE(document().playhead(), 7);
}

void TestSoundStrip::aClickWithControlMovesNothing()
{
    addSound(burst());
    document().setPlayhead(7);
    play(strip(), {{PointerStep::Press, at(40), Qt::ControlModifier},
                   {PointerStep::Move, at(40) + QPointF(2, 0), Qt::ControlModifier},
                   {PointerStep::Release, at(40) + QPointF(2, 0), Qt::ControlModifier}});
    QCOMPARE(offset(), 0.0);
    QCOMPARE(document().playhead(), 7);
    QCOMPARE(document().undoStack().count(), 0);
}

void TestSoundStrip::draggedSoundIsShownBeforeItMoves()
{
    addSound(burst());
    const QImage before = strip().grab().toImage();
    drag(40, 50, Qt::ControlModifier, false);
    QCOMPARE(offset(), 0.0);
    QVERIFY(strip().grab().toImage() != before);
    auto *begin = mPanel->findChild<QLabel *>(QStringLiteral("soundBegin"));
    QVERIFY(begin->text().contains(QStringLiteral("frame 10")));
    play(strip(), {{PointerStep::Release, at(50), Qt::ControlModifier}});
    QCOMPARE(offset(), 10.0);
}

void TestSoundStrip::removedWhileDragged()
{
    addSound(burst());
    drag(40, 50, Qt::ControlModifier, false);
    QCOMPARE(removeSound(document()), QString());
    QApplication::processEvents();
    play(strip(), {{PointerStep::Move, at(60), Qt::ControlModifier},
                   {PointerStep::Release, at(60), Qt::ControlModifier}});
    QVERIFY(!document().timeNotes().sound);
    QCOMPARE(document().undoStack().count(), 1);
}

void TestSoundStrip::movedPlayheadRepaintsAStrip()
{
    addSound(burst());
    struct Watcher : QObject
    {
        int largest = 0;
        bool eventFilter(QObject *, QEvent *event) override
        {
            if (event->type() == QEvent::Paint) {
                for (const QRect &rect : static_cast<QPaintEvent *>(event)->region())
                    largest = qMax(largest, rect.width());
            }
            return false;
        }
    } watcher;
    QTest::qWait(0);
    strip().repaint();
    strip().installEventFilter(&watcher);
    document().setPlayhead(100);
    QTRY_VERIFY(watcher.largest > 0);
    QVERIFY2(watcher.largest <= 10, qPrintable(QString::number(watcher.largest)));
}

void TestSoundStrip::toolTipsTellTheTime()
{
    addSound(burst());
    QCOMPARE(setSoundOffset(document(), 15), QString());
    const QString tip = strip().toolTipAt(at(45));
    QVERIFY(tip.contains(QStringLiteral("song.wav")));
    QVERIFY2(tip.contains(QStringLiteral("Frame 45")), qPrintable(tip));
    QVERIFY2(tip.contains(QStringLiteral("1.000 s into")), qPrintable(tip));
    QVERIFY(tip.contains(QStringLiteral("frame 15 (500 ms)")));
    QVERIFY(!strip().toolTipAt(at(5)).contains(QStringLiteral("into")));
}

void TestSoundStrip::readingAndFaultsAreSaid()
{
    addSound({});
    QVERIFY(track().isReading());
    const QImage empty = strip().grab().toImage();
    track().setProgress(600);
    QVERIFY(strip().grab().toImage() != empty);
    track().setFault(QStringLiteral("The file is not there"));
    QVERIFY(!track().isReading());
    QVERIFY(strip().toolTipAt(at(10)).contains(QStringLiteral("not there")));
    const QImage image = strip().grab().toImage();
    const QColor warning = SheetColours(strip().palette()).warning;
    int warned = 0;
    for (int x = 0; x < image.width(); ++x) {
        for (int y = 0; y < image.height(); ++y)
            warned += image.pixelColor(x, y) == warning;
    }
    QVERIFY(warned > 20);
}

void TestSoundStrip::muteSwitch()
{
    addSound(burst());
    QToolButton &button = mPanel->soundLabel().muteButton();
    QVERIFY(button.isVisible());
    QTest::mouseClick(&button, Qt::LeftButton);
    QVERIFY(track().isMuted());
    // The wave is there, but pale.
    const QImage image = strip().grab().toImage();
    QVERIFY(image.pixelColor(int(xOf(45) * image.devicePixelRatio()), image.height() / 2) !=
            SheetColours(strip().palette()).waveLoud);
    track().setMuted(false);
    QVERIFY(!button.isChecked());
}

void TestSoundStrip::wholeIsPlayedToTheEndOfTheSound()
{
    PlaybackClock &clock = mPanel->state().playback();
    const qint64 lastKey = clock.played().last;
    addSound(clipOf(QList<qint16>(30000, 5), 1, 300)); // 100 s
    QCOMPARE(clock.played(), (FrameRange{0, 3000}));
    QCOMPARE(setSoundOffset(document(), -600.5), QString());
    QCOMPARE(clock.played(), (FrameRange{0, 2399}));
    clock.setRange(FrameRange{3, 9});
    QCOMPARE(clock.played(), (FrameRange{3, 9}));
    clock.setRange({});
    QCOMPARE(removeSound(document()), QString());
    QCOMPARE(clock.played(), (FrameRange{0, lastKey}));
}

void TestSoundStrip::dialogChangesAtOnceAndAsOneStep()
{
    addSound(burst());
    SoundDialog dialog(document(), track());
    dialog.show();
    auto *frames = dialog.findChild<QDoubleSpinBox *>(QStringLiteral("soundFrames"));
    auto *volume = dialog.findChild<QSlider *>(QStringLiteral("soundVolume"));
    QVERIFY(
        dialog.findChild<QLabel *>(QStringLiteral("soundSummary"))->text().contains(QStringLiteral("mono")));
    frames->setFocus();
    QTest::keyClick(frames, Qt::Key_Up);
    QCOMPARE(offset(), 1.0);
    QTest::keyClick(frames, Qt::Key_Up);
    QCOMPARE(offset(), 2.0);
    volume->setValue(40);
    QCOMPARE(document().timeNotes().sound->volume, 0.4);
    dialog.accept();
    QCOMPARE(document().undoStack().count(), 1);
    document().undoStack().undo();
    QCOMPARE(offset(), 0.0);
    QCOMPARE(document().timeNotes().sound->volume, 1.0);
}

void TestSoundStrip::dialogCancelled()
{
    addSound(burst());
    document().setPlayhead(33);
    SoundDialog dialog(document(), track());
    dialog.show();
    QTest::mouseClick(dialog.findChild<QPushButton *>(QStringLiteral("soundHere")), Qt::LeftButton);
    QCOMPARE(offset(), 33.0);
    QTest::keyClick(&dialog, Qt::Key_Escape);
    QVERIFY(!dialog.isVisible());
    QCOMPARE(offset(), 0.0);
    QCOMPARE(document().undoStack().count(), 0);
}

void TestSoundStrip::framesAndMillisecondsAreOne()
{
    addSound(burst());
    SoundDialog dialog(document(), track());
    dialog.show();
    auto *frames = dialog.findChild<QDoubleSpinBox *>(QStringLiteral("soundFrames"));
    auto *milliseconds = dialog.findChild<QDoubleSpinBox *>(QStringLiteral("soundMilliseconds"));
    milliseconds->setValue(250);
    QCOMPARE(offset(), 7.5);
    QCOMPARE(frames->value(), 7.5);
    frames->setValue(-3);
    QCOMPARE(milliseconds->value(), -100.0);
    QCOMPARE(offset(), -3.0);
    dialog.reject();
}

QTEST_MAIN(TestSoundStrip)
#include "tst_soundstrip.moc"
