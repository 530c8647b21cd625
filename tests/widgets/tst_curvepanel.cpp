// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor-core/motion/curvepresets.h"
#include "editor-core/vmd/reader.h"
#include "tests/support/motions.h"
#include "tests/support/mouse.h"
#include "tests/support/smallmotions.h"
#include "widgets/common/scrubspinbox.h"
#include "widgets/curves/curvepanel.h"
#include "widgets/curves/curveview.h"
#include "widgets/curves/presetstore.h"
#include "widgets/curves/presetstrip.h"

#include <QAction>
#include <QApplication>
#include <QLabel>
#include <QMenu>
#include <QScrollArea>
#include <QSignalSpy>
#include <QSlider>
#include <QStyleOptionSlider>
#include <QTemporaryDir>
#include <QTest>
#include <QToolButton>
#include <QToolTip>

#include <memory>

using namespace furitsuke;
using namespace furitsuke::test;

namespace {

constexpr CurvePoints first = {10, 20, 100, 110};
constexpr CurvePoints second = {30, 20, 100, 90};

/// A bone that moves along X and nothing else, and a camera.
QByteArray file()
{
    FileBuilder file;
    file.count(3);
    BoneCurves curves;
    file.bone("a", 0);
    curves.setCurve(BoneChannel::X, first);
    file.bone("a", 10, {1, 0, 0}, {}, curves);
    curves.setCurve(BoneChannel::X, second);
    file.bone("a", 20, {5, 0, 0}, {}, curves);
    file.count(1).morph("m", 7, 0.5f).count(2).camera(0).camera(9).count(0).count(0).count(0);
    return file.bytes();
}

} // namespace

/// The curve editor's panel, shown alone and worked by real events.
class TestCurvePanel : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init();
    void cleanup();

    void saysWhatWouldFillIt();
    void clickChoosesOneChannelAndCtrlClickAddsIt();
    void channelsAreChosenByKeyboard();
    void lastChannelStays();
    void cameraHasTwoMoreChannels();
    void stillAndMixedChannelsAreMarked();
    void numbersShowWhatIsCommon();
    void typedNumberIsSetOnAllSelectedKeys();
    void typedChangesAreOfEachKeysOwn();
    void numberOutOfRangeIsRefused_data();
    void numberOutOfRangeIsRefused();
    void limitedNumbersAreSaid();
    void steppingIsOneStep();
    void scrubbedNumberIsOneStepAndEscPutsBack();
    void presetIsAppliedToTheChosenChannels();
    void presetForVeryManyKeysIsWorkForOthers();
    void sliderIsLiveAndGoesBackToNeutral_data();
    void sliderIsLiveAndGoesBackToNeutral();
    void escGivesASliderUp();
    void sliderIsMovedByKeyboard();
    void undoDuringASlideEndsIt();
    void manyKeysFollowWhenThereIsTime();
    void percentagesAreTyped();
    void toolButtonsSetHowIsEdited();
    void notesTellOfFirstKeysAndCuts();
    void linkedChannelsThatDifferAreSaid();
    void channelsThatNoKeyHasAreSaid();
    void commandsAreButtonsAndKeys();
    void unreadablePresetsAreSaid();
    void everyControlIsReachedByTab();
    void nothingIsSquashed_data();
    void nothingIsSquashed();

private:
    template <class Widget>
    Widget &child(const char *name)
    {
        auto *widget = mPanel->findChild<Widget *>(QLatin1String(name));
        if (!widget)
            qFatal("There is no widget %s.", name);
        return *widget;
    }
    ScrubSpinBox &number(const char *name) { return child<ScrubSpinBox>(name); }
    QSlider &slider(const char *name) { return child<QSlider>(name); }
    void select(const QList<quint32> &frames)
    {
        mDocument->setSelection(selected(mDocument->motion(), bone0, frames));
        settle();
    }
    /// Lets what is told once for each turn of the event loop be told.
    static void settle() { QTest::qWait(0); }
    CurvePoints curve(int row, BoneChannel channel = BoneChannel::X) const
    {
        return mDocument->motion().bones.at(0).keys.key(row).curves.curve(channel);
    }
    int steps() const { return mDocument->undoStack().index(); }
    void type(const char *name, const QString &text)
    {
        ScrubSpinBox &field = number(name);
        field.setFocus();
        field.selectAll();
        QTest::keyClicks(&field, text);
        QTest::keyClick(&field, Qt::Key_Return);
        settle();
    }
    QPoint handleOf(QSlider &slider) const
    {
        QStyleOptionSlider option;
        option.initFrom(&slider);
        option.orientation = Qt::Horizontal;
        option.minimum = slider.minimum();
        option.maximum = slider.maximum();
        option.sliderPosition = slider.sliderPosition();
        option.sliderValue = slider.value();
        return slider.style()
            ->subControlRect(QStyle::CC_Slider, &option, QStyle::SC_SliderHandle, &slider)
            .center();
    }

    std::unique_ptr<QTemporaryDir> mDir;
    std::unique_ptr<PresetStore> mStore;
    std::unique_ptr<MotionDocument> mDocument;
    std::unique_ptr<CurvePanel> mPanel;
};

void TestCurvePanel::init()
{
    mDir = std::make_unique<QTemporaryDir>();
    mStore = std::make_unique<PresetStore>(mDir->filePath(QStringLiteral("presets.json")));
    mDocument = std::make_unique<MotionDocument>();
    mDocument->setContent(readMotion(file()));
    mPanel = std::make_unique<CurvePanel>(*mDocument, *mStore);
    mPanel->resize(340, 900);
    mPanel->show();
    QVERIFY(activate(*mPanel));
    select({10, 20});
}

void TestCurvePanel::cleanup()
{
    mPanel.reset();
    mDocument.reset();
    mStore.reset();
}

void TestCurvePanel::saysWhatWouldFillIt()
{
    QVERIFY(mPanel->view().isVisible());
    mDocument->setSelection({});
    settle();
    QVERIFY(!mPanel->view().isVisible());
    QVERIFY(child<QLabel>("curvesEmpty").isVisible());
    QVERIFY(!child<QLabel>("curvesEmpty").text().isEmpty());
    // A morph's key has no curve.
    mDocument->setSelection(selected(mDocument->motion(), morph0));
    settle();
    QVERIFY(!mPanel->view().isVisible());
    QVERIFY(!mPanel->obstacle().isEmpty());
    select({10});
    QVERIFY(mPanel->view().isVisible());
    QCOMPARE(number("y1").text(), QStringLiteral("20"));
}

void TestCurvePanel::clickChoosesOneChannelAndCtrlClickAddsIt()
{
    QSignalSpy changed(&mPanel->view(), &CurveView::editingChanged);
    QTest::mouseClick(&child<QToolButton>("channel-x"), Qt::LeftButton);
    QCOMPARE(mPanel->view().editing().channels, CurveChannels::one(0));
    QCOMPARE(changed.count(), 1);
    QVERIFY(child<QToolButton>("channel-x").isChecked());
    QVERIFY(!child<QToolButton>("channel-y").isChecked());
    QVERIFY(!child<QToolButton>("channel-all").isChecked());
    QTest::mouseClick(&child<QToolButton>("channel-rotation"), Qt::LeftButton, Qt::ControlModifier);
    QCOMPARE(mPanel->view().editing().channels, CurveChannels::one(0) | CurveChannels::one(3));
    QTest::mouseClick(&child<QToolButton>("channel-x"), Qt::LeftButton, Qt::ControlModifier);
    QCOMPARE(mPanel->view().editing().channels, CurveChannels::one(3));
    QVERIFY(!child<QToolButton>("channel-x").isChecked());
    QTest::mouseClick(&child<QToolButton>("channel-all"), Qt::LeftButton);
    QCOMPARE(mPanel->view().editing().channels, CurveChannels::all());
    QVERIFY(child<QToolButton>("channel-all").isChecked());
    // Whoever changes it elsewhere is followed.
    CurveEditing editing = mPanel->view().editing();
    editing.channels = CurveChannels::one(1);
    mPanel->view().setEditing(editing);
    QVERIFY(child<QToolButton>("channel-y").isChecked());
    QVERIFY(!child<QToolButton>("channel-z").isChecked());
}

void TestCurvePanel::channelsAreChosenByKeyboard()
{
    child<QToolButton>("channel-y").setFocus();
    QTest::keyClick(QApplication::focusWidget(), Qt::Key_Space);
    QCOMPARE(mPanel->view().editing().channels, CurveChannels::one(1));
    child<QToolButton>("channel-z").setFocus();
    QTest::keyClick(QApplication::focusWidget(), Qt::Key_Space, Qt::ControlModifier);
    QCOMPARE(mPanel->view().editing().channels, CurveChannels::one(1) | CurveChannels::one(2));
}

void TestCurvePanel::lastChannelStays()
{
    QTest::mouseClick(&child<QToolButton>("channel-x"), Qt::LeftButton);
    QTest::mouseClick(&child<QToolButton>("channel-x"), Qt::LeftButton, Qt::ControlModifier);
    QCOMPARE(mPanel->view().editing().channels, CurveChannels::one(0));
    QVERIFY(child<QToolButton>("channel-x").isChecked());
}

void TestCurvePanel::cameraHasTwoMoreChannels()
{
    QVERIFY(child<QToolButton>("channel-rotation").isVisible());
    QVERIFY(!child<QToolButton>("channel-distance").isVisible());
    mDocument->setSelection(selected(mDocument->motion(), cameraTrack));
    settle();
    QVERIFY(child<QToolButton>("channel-distance").isVisible());
    QVERIFY(child<QToolButton>("channel-view-angle").isVisible());
}

void TestCurvePanel::stillAndMixedChannelsAreMarked()
{
    const auto &x = child<QToolButton>("channel-x");
    const auto &y = child<QToolButton>("channel-y");
    // X moves, with two curves; Y stays where it is.
    QVERIFY2(x.accessibleName().contains(QStringLiteral("mixed")), qPrintable(x.accessibleName()));
    QVERIFY2(y.accessibleName().contains(QStringLiteral("still")), qPrintable(y.accessibleName()));
    QVERIFY(y.accessibleDescription().contains(QStringLiteral("kept")));
    QVERIFY(y.toolTip().contains(QStringLiteral("kept")));
    QVERIFY(x.icon().pixmap(18, 12).toImage() != y.icon().pixmap(18, 12).toImage());
    select({20});
    QCOMPARE(x.accessibleName(), QStringLiteral("X"));
    QVERIFY(x.accessibleDescription().isEmpty());
}

void TestCurvePanel::numbersShowWhatIsCommon()
{
    QTest::mouseClick(&child<QToolButton>("channel-x"), Qt::LeftButton);
    QVERIFY(number("x1").isMixed());
    QCOMPARE(number("y1").text(), QStringLiteral("20"));
    QCOMPARE(number("x2").text(), QStringLiteral("100"));
    QVERIFY(number("y2").isMixed());
    QVERIFY(!number("y2").placeholderText().isEmpty());
    QTest::mouseClick(&child<QToolButton>("channel-all"), Qt::LeftButton);
    // The other channels have MMD's straight line.
    QVERIFY(number("x2").isMixed());
    QCOMPARE(number("y1").text(), QStringLiteral("20"));
}

void TestCurvePanel::typedNumberIsSetOnAllSelectedKeys()
{
    QTest::mouseClick(&child<QToolButton>("channel-x"), Qt::LeftButton);
    QSignalSpy edited(mPanel.get(), &CurvePanel::edited);
    type("x1", QStringLiteral("64"));
    QCOMPARE(curve(1), (CurvePoints{64, 20, 100, 110}));
    QCOMPARE(curve(2), (CurvePoints{64, 20, 100, 90}));
    QCOMPARE(curve(1, BoneChannel::Y), CurvePoints());
    QCOMPARE(steps(), 1);
    QVERIFY2(mDocument->undoStack().undoText().contains(QStringLiteral("x1")),
             qPrintable(mDocument->undoStack().undoText()));
    QCOMPARE(edited.count(), 1);
    QCOMPARE(number("x1").text(), QStringLiteral("64"));
    mDocument->undoStack().undo();
    QCOMPARE(curve(1), first);
    QCOMPARE(curve(2), second);
    settle();
    QVERIFY(number("x1").isMixed());
}

void TestCurvePanel::typedChangesAreOfEachKeysOwn()
{
    QTest::mouseClick(&child<QToolButton>("channel-x"), Qt::LeftButton);
    type("x1", QStringLiteral("+5"));
    QCOMPARE(curve(1).x1, 15);
    QCOMPARE(curve(2).x1, 35);
    type("x1", QStringLiteral("-20"));
    QCOMPARE(curve(1).x1, 0);
    QCOMPARE(curve(2).x1, 15);
    type("y2", QStringLiteral("/2"));
    QCOMPARE(curve(1).y2, 55);
    QCOMPARE(curve(2).y2, 45);
}

void TestCurvePanel::numberOutOfRangeIsRefused_data()
{
    QTest::addColumn<QString>("typed");
    for (const char *typed : {"128", "200", "=-1", "20.5", "1e9", "abc"})
        QTest::newRow(typed) << QString::fromLatin1(typed);
}

void TestCurvePanel::numberOutOfRangeIsRefused()
{
    QFETCH(QString, typed);
    QSignalSpy edited(mPanel.get(), &CurvePanel::edited);
    type("y1", typed);
    QCOMPARE(steps(), 0);
    QCOMPARE(edited.count(), 1);
    QVERIFY(edited[0][0].value<EditResult>().error.contains(QStringLiteral("127")));
    // Where one looks, too.
    QVERIFY2(QToolTip::text().contains(QStringLiteral("127")), qPrintable(QToolTip::text()));
    // What is no number at all stays to be mended.
    QCOMPARE(number("y1").text(), typed == QLatin1String("abc") ? typed : QStringLiteral("20"));
    QToolTip::hideText();
}

void TestCurvePanel::limitedNumbersAreSaid()
{
    QSignalSpy edited(mPanel.get(), &CurvePanel::edited);
    QTest::mouseClick(&child<QToolButton>("channel-x"), Qt::LeftButton);
    type("x1", QStringLiteral("*9"));
    QCOMPARE(curve(1).x1, 90);
    QCOMPARE(curve(2).x1, 127);
    QCOMPARE(edited.count(), 1);
    QCOMPARE(edited[0][0].value<EditResult>().warnings.size(), 1);
    QVERIFY(QToolTip::text().contains(QStringLiteral("limited")));
    type("x1", QStringLiteral("-1"));
    QCOMPARE(edited[1][0].value<EditResult>().warnings, QStringList());
    QToolTip::hideText();
}

void TestCurvePanel::steppingIsOneStep()
{
    QTest::mouseClick(&child<QToolButton>("channel-x"), Qt::LeftButton);
    number("x1").setFocus();
    QTest::keyClick(&number("x1"), Qt::Key_Up);
    QTest::keyClick(&number("x1"), Qt::Key_Up);
    QTest::keyClick(&number("x1"), Qt::Key_PageUp);
    QCOMPARE(curve(1).x1, 22);
    QCOMPARE(curve(2).x1, 42);
    QCOMPARE(steps(), 1);
    // Another number is another step.
    number("y2").setFocus();
    QTest::keyClick(&number("y2"), Qt::Key_Down);
    QCOMPARE(curve(1).y2, 109);
    QCOMPARE(curve(1).x1, 22);
    QCOMPARE(steps(), 2);
}

void TestCurvePanel::scrubbedNumberIsOneStepAndEscPutsBack()
{
    QTest::mouseClick(&child<QToolButton>("channel-x"), Qt::LeftButton);
    ScrubSpinBox &field = number("x1");
    const QPoint start = field.rect().center();
    QTest::mousePress(&field, Qt::LeftButton, Qt::AltModifier, start);
    const auto drag = [&](int x) {
        play(field, {{PointerStep::Move, QPointF(start + QPoint(x, 0)), Qt::AltModifier}});
    };
    drag(10);
    drag(43);
    QCOMPARE(curve(1).x1 - 10, curve(2).x1 - 30);
    QVERIFY(curve(1).x1 > 20);
    QTest::mouseRelease(&field, Qt::LeftButton, Qt::AltModifier, start + QPoint(43, 0));
    QCOMPARE(steps(), 1);
    mDocument->undoStack().undo();
    settle();

    QTest::mousePress(&field, Qt::LeftButton, Qt::AltModifier, start);
    drag(10);
    drag(-200);
    QCOMPARE(curve(1).x1, 0);
    QTest::keyClick(&field, Qt::Key_Escape);
    QCOMPARE(curve(1), first);
    QCOMPARE(curve(2), second);
    QTest::mouseRelease(&field, Qt::LeftButton, Qt::AltModifier, start);
    QCOMPARE(steps(), 0);
}

void TestCurvePanel::presetIsAppliedToTheChosenChannels()
{
    QTest::mouseClick(&child<QToolButton>("channel-x"), Qt::LeftButton);
    QSignalSpy edited(mPanel.get(), &CurvePanel::edited);
    PresetStrip &strip = mPanel->presets();
    const QModelIndex easeIn = strip.model()->index(1, 0);
    QTest::mouseClick(strip.viewport(), Qt::LeftButton, {}, strip.visualRect(easeIn).center());
    const CurvePoints wanted = builtInPresets().at(1).curve;
    QCOMPARE(curve(1), wanted);
    QCOMPARE(curve(2), wanted);
    QCOMPARE(curve(1, BoneChannel::Y), CurvePoints());
    QCOMPARE(steps(), 1);
    QVERIFY(mDocument->undoStack().undoText().contains(QStringLiteral("Ease in")));
    QCOMPARE(edited.count(), 1);
    settle();
    QVERIFY(easeIn.data(Qt::ToolTipRole).toString().contains(QStringLiteral("selected keys")));
}

void TestCurvePanel::presetForVeryManyKeysIsWorkForOthers()
{
    mDocument->setContent(readMotion(longMotionFile(2, int(mostLiveCurves) + 2)));
    mDocument->setSelection(KeySelection::all(mDocument->motion()));
    settle();
    const Motion before = mDocument->motion();
    QSignalSpy edited(mPanel.get(), &CurvePanel::edited);
    std::optional<EditJob> wanted;
    connect(mPanel.get(), &CurvePanel::editWanted, this, [&wanted](const EditJob &job) { wanted = job; });
    PresetStrip &strip = mPanel->presets();
    QTest::mouseClick(strip.viewport(), Qt::LeftButton, {},
                      strip.visualRect(strip.model()->index(1, 0)).center());
    QVERIFY(wanted);
    QCOMPARE(edited.count(), 0);
    QVERIFY(mDocument->motion() == before);
    runNow(*mDocument, *wanted);
    QCOMPARE(curve(1000), builtInPresets().at(1).curve);
    QVERIFY(mDocument->undoStack().undoText().contains(QStringLiteral("Ease in")));
}

void TestCurvePanel::sliderIsLiveAndGoesBackToNeutral_data()
{
    QTest::addColumn<QString>("name");
    QTest::addColumn<int>("neutral");
    QTest::newRow("strength") << QStringLiteral("strengthSlider") << 100;
    QTest::newRow("blend") << QStringLiteral("blendSlider") << 0;
}

void TestCurvePanel::sliderIsLiveAndGoesBackToNeutral()
{
    QFETCH(QString, name);
    QFETCH(int, neutral);
    QTest::mouseClick(&child<QToolButton>("channel-x"), Qt::LeftButton);
    QSlider &slider = this->slider(qPrintable(name));
    QCOMPARE(slider.value(), neutral);
    const QPoint at = handleOf(slider);
    QTest::mousePress(&slider, Qt::LeftButton, {}, at);
    QTest::mouseMove(&slider, at + QPoint(30, 0));
    const CurvePoints on = curve(1);
    QVERIFY(on != first);
    QTest::mouseMove(&slider, at + QPoint(75, 0));
    QVERIFY(curve(1) != on);
    QTest::mouseRelease(&slider, Qt::LeftButton, {}, at + QPoint(75, 0));
    QCOMPARE(steps(), 1);
    QCOMPARE(slider.value(), neutral);
    // Another move begins with the curves as they are now.
    const CurvePoints now = curve(1);
    QTest::mousePress(&slider, Qt::LeftButton, {}, handleOf(slider));
    QTest::mouseRelease(&slider, Qt::LeftButton, {}, handleOf(slider));
    QCOMPARE(curve(1), now);
    QCOMPARE(steps(), 1);
    mDocument->undoStack().undo();
    QCOMPARE(curve(1), first);
}

void TestCurvePanel::escGivesASliderUp()
{
    QSlider &slider = this->slider("strengthSlider");
    const QPoint at = handleOf(slider);
    QTest::mousePress(&slider, Qt::LeftButton, {}, at);
    QTest::mouseMove(&slider, at - QPoint(25, 0));
    QVERIFY(curve(1) != first);
    QTest::keyClick(&slider, Qt::Key_Escape);
    QCOMPARE(curve(1), first);
    QCOMPARE(slider.value(), 100);
    // The button is still held: nothing more comes of it.
    QTest::mouseMove(&slider, at + QPoint(25, 0));
    QCOMPARE(curve(1), first);
    QTest::mouseRelease(&slider, Qt::LeftButton, {}, at + QPoint(25, 0));
    QCOMPARE(curve(1), first);
    QCOMPARE(steps(), 0);
    QCOMPARE(slider.value(), 100);
}

void TestCurvePanel::sliderIsMovedByKeyboard()
{
    QTest::mouseClick(&child<QToolButton>("channel-x"), Qt::LeftButton);
    QSlider &slider = this->slider("blendSlider");
    slider.setFocus();
    QTest::keyClick(&slider, Qt::Key_PageUp);
    QTest::keyClick(&slider, Qt::Key_End);
    QCOMPARE(curve(1), (CurvePoints{10, 10, 100, 100}));
    QCOMPARE(steps(), 1);
    // When no stroke follows it is back, and the next one is a step of its own.
    QTRY_COMPARE(slider.value(), 0);
    QCOMPARE(curve(1), (CurvePoints{10, 10, 100, 100}));
    this->slider("strengthSlider").setFocus();
    QTest::keyClick(&this->slider("strengthSlider"), Qt::Key_Home);
    QTest::keyClick(&this->slider("strengthSlider"), Qt::Key_Escape);
    QCOMPARE(steps(), 1);
}

void TestCurvePanel::undoDuringASlideEndsIt()
{
    QSlider &slider = this->slider("strengthSlider");
    const QPoint at = handleOf(slider);
    QTest::mousePress(&slider, Qt::LeftButton, {}, at);
    QTest::mouseMove(&slider, at - QPoint(25, 0));
    mDocument->undoStack().undo();
    QCOMPARE(curve(1), first);
    QTest::mouseMove(&slider, at - QPoint(35, 0));
    QTest::mouseRelease(&slider, Qt::LeftButton, {}, at - QPoint(35, 0));
    QCOMPARE(curve(1), first);
    QCOMPARE(slider.value(), 100);
}

void TestCurvePanel::manyKeysFollowWhenThereIsTime()
{
    mDocument->setContent(readMotion(longMotionFile(4, 8000)));
    mDocument->setSelection(KeySelection::all(mDocument->motion()));
    settle();
    setSelectedCurves(*mDocument, CurveChannels::all(), {10, 60, 127, 127});
    mDocument->undoStack().clear();
    settle();
    QSlider &slider = this->slider("blendSlider");
    const QPoint at = handleOf(slider);
    QSignalSpy changed(mDocument.get(), &MotionDocument::changed);
    QTest::mousePress(&slider, Qt::LeftButton, {}, at);
    for (int x = 10; x <= 60; x += 10)
        QTest::mouseMove(&slider, at + QPoint(x, 0));
    // The last of the moves that came meanwhile is the one that counts.
    QTRY_VERIFY(changed.count() > 0);
    QVERIFY(changed.count() < 6);
    QTest::mouseMove(&slider, at + QPoint(1000, 0));
    QTest::mouseRelease(&slider, Qt::LeftButton, {}, at + QPoint(1000, 0));
    // Nothing is waited for at the end.
    QCOMPARE(curve(1000, BoneChannel::Z), (CurvePoints{10, 10, 127, 127}));
    QCOMPARE(steps(), 1);
    mDocument->undoStack().undo();
    QCOMPARE(curve(1000, BoneChannel::Z), (CurvePoints{10, 60, 127, 127}));
}

void TestCurvePanel::percentagesAreTyped()
{
    QTest::mouseClick(&child<QToolButton>("channel-x"), Qt::LeftButton);
    type("blendField", QStringLiteral("100"));
    QCOMPARE(curve(1), (CurvePoints{10, 10, 100, 100}));
    QCOMPARE(number("blendField").text(), QStringLiteral("0"));
    mDocument->undoStack().undo();
    type("strengthField", QStringLiteral("0"));
    QCOMPARE(curve(2).x1, curve(2).y1);
    QCOMPARE(number("strengthField").text(), QStringLiteral("100"));
    QSignalSpy edited(mPanel.get(), &CurvePanel::edited);
    type("blendField", QStringLiteral("101"));
    QVERIFY(!edited.constLast()[0].value<EditResult>().error.isEmpty());
    QCOMPARE(steps(), 1);
}

void TestCurvePanel::toolButtonsSetHowIsEdited()
{
    QVERIFY(child<QToolButton>("curveLinked").isChecked());
    QTest::mouseClick(&child<QToolButton>("curveLinked"), Qt::LeftButton);
    QVERIFY(!mPanel->view().editing().linked);
    QTest::mouseClick(&child<QToolButton>("curveRelative"), Qt::LeftButton);
    QVERIFY(mPanel->view().editing().relative);
    QTest::mouseClick(&child<QToolButton>("curveSpeed"), Qt::LeftButton);
    QVERIFY(mPanel->view().editing().speed);
    const auto &snap = child<QToolButton>("curveSnap");
    const QString off = snap.text();
    snap.menu()->actions().at(2)->trigger();
    QCOMPARE(mPanel->view().editing().snaps, CurveSnaps(CurveSnap::Grid8));
    QVERIFY(snap.text() != off);
    snap.menu()->actions().at(2)->trigger();
    QCOMPARE(snap.text(), off);
    for (const char *name : {"curveLinked", "curveRelative", "curveSnap", "curveSpeed"}) {
        QVERIFY(!child<QToolButton>(name).text().isEmpty());
        QVERIFY(!child<QToolButton>(name).toolTip().isEmpty());
    }
}

void TestCurvePanel::notesTellOfFirstKeysAndCuts()
{
    auto &notes = child<QLabel>("curveNotes");
    select({0, 20});
    QVERIFY2(notes.text().contains(QStringLiteral("frame 0")), qPrintable(notes.text()));
    QVERIFY(notes.isVisible());
    // Nothing jumps while they come and go.
    const QSize view = mPanel->view().size();
    const QPoint numbers = child<QWidget>("curveNumbers").mapTo(mPanel.get(), QPoint());
    const auto stays = [&] {
        return mPanel->view().size() == view &&
               child<QWidget>("curveNumbers").mapTo(mPanel.get(), QPoint()) == numbers;
    };
    QTest::mouseClick(&child<QToolButton>("channel-x"), Qt::LeftButton);
    select({20});
    QCOMPARE(notes.text(), QString());
    QVERIFY(stays());
    QTest::mouseClick(&child<QToolButton>("channel-y"), Qt::LeftButton);
    QVERIFY2(notes.text().contains(QStringLiteral("Y")), qPrintable(notes.text()));
    QVERIFY(stays());
}

void TestCurvePanel::channelsThatNoKeyHasAreSaid()
{
    CurveEditing editing = mPanel->view().editing();
    editing.channels = CurveChannels::one(4);
    mPanel->view().setEditing(editing);
    settle();
    QVERIFY(!mPanel->obstacle().isEmpty());
    QVERIFY(child<QLabel>("curveNotes").text().contains(mPanel->obstacle()));
    QVERIFY(!number("x1").isEnabled());
    QVERIFY(!mPanel->presets().isEnabled());
    QTest::mouseClick(&child<QToolButton>("channel-x"), Qt::LeftButton);
    QVERIFY(mPanel->obstacle().isEmpty());
    QVERIFY(number("x1").isEnabled());
}

void TestCurvePanel::commandsAreButtonsAndKeys()
{
    QList<QAction *> actions;
    for (const char *id : {"curve.copy", "curve.paste", "curve.swapEnds", "curve.autoEase"}) {
        auto *action = new QAction(QLatin1String(id), mPanel.get());
        action->setObjectName(QLatin1String(id));
        actions.append(action);
    }
    mPanel->setCommands(actions.first(3), actions.sliced(3));
    settle();
    QSignalSpy copied(actions[0], &QAction::triggered);
    QSignalSpy pasted(actions[1], &QAction::triggered);
    QSignalSpy swapped(actions[2], &QAction::triggered);
    QTest::mouseClick(&child<QToolButton>("curve.swapEnds"), Qt::LeftButton);
    QCOMPARE(swapped.count(), 1);
    mPanel->focusView();
    QTest::keyClick(&mPanel->view(), Qt::Key_C, Qt::ControlModifier);
    QTest::keyClick(&mPanel->view(), Qt::Key_V, Qt::ControlModifier);
    QCOMPARE(copied.count(), 1);
    QCOMPARE(pasted.count(), 1);
    QVERIFY(child<QToolButton>("curveMore").menu()->actions().contains(actions[3]));
}

void TestCurvePanel::unreadablePresetsAreSaid()
{
    auto &fault = child<QLabel>("presetFault");
    QVERIFY(!fault.isVisible());
    mStore->add(QStringLiteral("a"), first);
    QFile file(mStore->path());
    QVERIFY(file.open(QIODevice::WriteOnly | QIODevice::Truncate));
    file.write("damaged");
    file.close();
    QTRY_VERIFY(fault.isVisible());
    QVERIFY(fault.text().contains(QStringLiteral("presets.json")));
}

void TestCurvePanel::everyControlIsReachedByTab()
{
    child<QToolButton>("channel-x").setFocus();
    QSet<QWidget *> reached;
    for (int i = 0; i < 80; ++i) {
        reached.insert(QApplication::focusWidget());
        QTest::keyClick(QApplication::focusWidget(), Qt::Key_Tab);
    }
    for (const char *name : {"channel-rotation", "channel-all", "curveLinked", "curveRelative", "curveSnap",
                             "curveSpeed", "x1", "y2", "presetStrip", "strengthSlider", "blendField"})
        QVERIFY2(reached.contains(&child<QWidget>(name)), name);
    QVERIFY(reached.contains(&mPanel->view()));
}

void TestCurvePanel::nothingIsSquashed_data()
{
    QTest::addColumn<int>("width");
    QTest::addColumn<int>("height");
    QTest::addColumn<double>("scale");
    for (const double scale : {1.0, 1.5, 2.0}) {
        for (const QSize size : {QSize(260, 480), QSize(330, 520), QSize(420, 700)})
            QTest::addRow("%dx%d, text %g", size.width(), size.height(), scale)
                << size.width() << size.height() << scale;
    }
}

void TestCurvePanel::nothingIsSquashed()
{
    QFETCH(int, width);
    QFETCH(int, height);
    QFETCH(double, scale);
    QList<QAction *> actions;
    for (const char *text : {"Copy curve", "Paste curve", "Swap ends", "Average", "Save as preset…"})
        actions.append(new QAction(QLatin1String(text), mPanel.get()));
    mPanel->setCommands(actions.first(4), {});
    mPanel->setPresetCommands(actions.sliced(4));
    QFont font = mPanel->font();
    font.setPointSizeF(font.pointSizeF() * scale);
    mPanel->setFont(font);
    mPanel->resize(width, height);
    KeySelection all = KeySelection::all(mDocument->motion());
    mDocument->setSelection(all);
    for (int i = 0; i < 3; ++i)
        settle();
    QCOMPARE(mPanel->size(), QSize(width, height));
    auto *scroll = mPanel->findChild<QScrollArea *>(QString(), Qt::FindDirectChildrenOnly);
    QVERIFY(scroll);
    const QWidget *page = scroll->widget();
    QVERIFY(page->width() <= scroll->viewport()->width());
    QList<QRect> places;
    for (QWidget *widget : page->findChildren<QWidget *>()) {
        const bool piece = qobject_cast<QToolButton *>(widget) || qobject_cast<QLabel *>(widget) ||
                           qobject_cast<QLineEdit *>(widget) || qobject_cast<QSlider *>(widget) ||
                           qobject_cast<PresetStrip *>(widget) || widget == &mPanel->view();
        if (!piece || !widget->isVisible())
            continue;
        const QRect place(widget->mapTo(page, QPoint()), widget->size());
        const QByteArray name = widget->objectName().toUtf8() + ' ' + QByteArray::number(place.width()) +
                                'x' + QByteArray::number(place.height());
        QVERIFY2(page->rect().contains(place), name.constData());
        const QSize least = widget->minimumSizeHint();
        QVERIFY2(place.height() >= least.height(), name.constData());
        if (qobject_cast<QToolButton *>(widget))
            QVERIFY2(place.width() >= qMin(widget->sizeHint().width(), page->width() - 12), name.constData());
        if (auto *label = qobject_cast<QLabel *>(widget); label && label->wordWrap())
            QVERIFY2(place.height() >= label->heightForWidth(place.width()), name.constData());
        for (const QRect &other : std::as_const(places))
            QVERIFY2(!other.intersects(place), name.constData());
        places.append(place);
    }
    QVERIFY(places.size() > 15);
}

void TestCurvePanel::linkedChannelsThatDifferAreSaid()
{
    auto &notes = child<QLabel>("curveNotes");
    const auto says = [&notes] { return notes.text().contains(QStringLiteral("makes them one")); };
    select({10});
    QVERIFY2(says() && notes.text().contains(QStringLiteral("X, Y, Z, rotation")), qPrintable(notes.text()));
    QTest::mouseClick(&child<QToolButton>("curveLinked"), Qt::LeftButton);
    QVERIFY(!says());
    QTest::mouseClick(&child<QToolButton>("curveLinked"), Qt::LeftButton);
    QVERIFY(says());
    // Each moved by itself they stay as different as they are.
    QTest::mouseClick(&child<QToolButton>("curveRelative"), Qt::LeftButton);
    QVERIFY(!says());
    QTest::mouseClick(&child<QToolButton>("curveRelative"), Qt::LeftButton);
    QTest::mouseClick(&child<QToolButton>("channel-x"), Qt::LeftButton);
    QVERIFY(!says());
    QTest::mouseClick(&child<QToolButton>("channel-y"), Qt::LeftButton, Qt::ControlModifier);
    QVERIFY2(notes.text().contains(QStringLiteral("(X, Y)")), qPrintable(notes.text()));
    mPanel->applyPreset({1, 2, 3, 4}, QStringLiteral("a"));
    settle();
    QVERIFY(!says());
}

QTEST_MAIN(TestCurvePanel)
#include "tst_curvepanel.moc"
