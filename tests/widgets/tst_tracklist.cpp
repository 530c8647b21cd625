// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor-core/document/trackverbs.h"
#include "editor-core/text/nametext.h"
#include "tests/support/motions.h"
#include "tests/support/mouse.h"
#include "widgets/dopesheet/timelinepanel.h"

#include <QAction>
#include <QApplication>
#include <QContextMenuEvent>
#include <QHelpEvent>
#include <QMenu>
#include <QSignalSpy>
#include <QTest>
#include <QToolTip>

using namespace furitsuke;
using namespace furitsuke::test;

namespace {

QByteArray bonesFile(const QStringList &names)
{
    FileBuilder file;
    file.count(quint32(names.size()));
    for (qsizetype i = 0; i < names.size(); ++i)
        file.bone(encodeName(names[i], NameEncoding::Cp932).bytes, quint32(i * 10));
    return file.count(0).count(0).count(0).count(0).count(0).bytes();
}

// Rows: 0 全ボーン, 1 センター, 2 センター, 3 腕, 4 左腕, 5 右腕, 6 足, 7 左足, 8 右足, then the scene's
// four.
constexpr TrackRef center{TrackKind::Bone, 0};
constexpr TrackRef leftArm{TrackKind::Bone, 1};
constexpr TrackRef rightArm{TrackKind::Bone, 2};
constexpr TrackRef leftLeg{TrackKind::Bone, 3};
constexpr TrackRef rightLeg{TrackKind::Bone, 4};

} // namespace

/// The track list and what stands over it, by real mouse and keyboard events.
class TestTrackList : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init();
    void cleanup();

    void typingSearches();
    void escapeClearsAndReturnsToTheSheet();
    void downGoesToWhatWasFound_data();
    void downGoesToWhatWasFound();
    void timelineKeysAreTheFieldsOwn();
    void countTellsWhatIsListed();
    void filterMenuOpensAndShowsThatItFilters();
    void emptyListOffersAll_data();
    void emptyListOffersAll();

    void clicksChoose_data();
    void clicksChoose();
    void doubleClickSelectsKeys();
    void arrowsChoose();
    void shiftCountsFromTheRowNotItsPlace();
    void plusAndMinusOpenAndClose();
    void chosenAndCurrentRowsLookDifferent();
    void focusIsVisible();

    void switchesShowUnderThePointer();
    void clickOnASwitchSetsIt_data();
    void clickOnASwitchSetsIt();
    void switchOfAGroupSetsAll();
    void lockedKeysCannotBeSelected();
    void colourIsAStripAtTheLeft();
    void marksWhatTheModelLacks();
    void toolTipsTellRowsAndSwitches();
    void menuIsAskedForTheRowUnderThePointer();
    void menuKeyAsksAtTheCurrentRow();

    void currentRowStaysWithItsTrack();
    void listDoesNotChangeUnderABox();
    void revealedKeyIsListed_data();
    void revealedKeyIsListed();

private:
    TrackListView &list() const { return mPanel->list(); }
    TimelineState &state() const { return mPanel->state(); }
    QPoint rowPoint(qsizetype row, int x = 80) const
    {
        return QPoint(x, int(state().geometry().yOf(row)) + state().geometry().rowHeight / 2);
    }
    void clickRow(qsizetype row, Qt::KeyboardModifiers modifiers = {})
    {
        QTest::mouseClick(&list(), Qt::LeftButton, modifiers, rowPoint(row));
    }
    void hover(QPoint point)
    {
        QMouseEvent move(QEvent::MouseMove, point, list().mapToGlobal(point), Qt::NoButton, Qt::NoButton,
                         Qt::NoModifier);
        QApplication::sendEvent(&list(), &move);
    }
    QString labels() const
    {
        QStringList result;
        for (const TimelineRow &row : state().rows().visibleRows())
            result.append(row.label);
        return result.join(u' ');
    }
    QString chosen() const
    {
        QStringList result;
        for (const TrackRef track : mDocument->chosenTracks())
            result.append(mDocument->trackLabel(track));
        return result.join(u' ');
    }
    QColor colourAt(QPoint point) const
    {
        const QImage image = list().grab().toImage();
        return image.pixelColor(QPointF(point * image.devicePixelRatio()).toPoint());
    }
    /// How many pixels of a rectangle are not of the colour that most of the row has.
    int inkIn(const QRect &rect) const
    {
        const QImage image = list().grab(rect).toImage();
        int ink = 0;
        for (int y = 0; y < image.height(); ++y) {
            for (int x = 0; x < image.width(); ++x)
                ink += image.pixel(x, y) != image.pixel(0, 0);
        }
        return ink;
    }
    QString toolTipAt(QPoint point)
    {
        QHelpEvent help(QEvent::ToolTip, point, list().mapToGlobal(point));
        QApplication::sendEvent(&list(), &help);
        const QString text = QToolTip::text();
        QToolTip::hideText();
        return text;
    }

    std::unique_ptr<MotionDocument> mDocument;
    std::unique_ptr<TimelinePanel> mPanel;
};

void TestTrackList::init()
{
    mDocument = std::make_unique<MotionDocument>();
    mDocument->setContent(
        readMotion(bonesFile({u"センター"_qs, u"左腕"_qs, u"右腕"_qs, u"左足"_qs, u"右足"_qs})));
    mPanel = std::make_unique<TimelinePanel>(*mDocument);
    mPanel->resize(1000, 420);
    mPanel->show();
    mPanel->activateWindow();
    QVERIFY(QTest::qWaitForWindowActive(mPanel.get()));
    QCOMPARE(labels(),
             u"全ボーン センター センター 腕 左腕 右腕 足 左足 右足 カメラ 照明 セルフ影 表示・IK"_qs);
}

void TestTrackList::cleanup()
{
    mPanel.reset();
    mDocument.reset();
}

void TestTrackList::typingSearches()
{
    mPanel->header().focusSearch();
    QLineEdit &field = mPanel->header().searchField();
    QVERIFY(field.hasFocus());
    QTest::keyClicks(&field, u"migi"_qs);
    QCOMPARE(labels(), u"全ボーン 腕 右腕 足 右足"_qs);
    QTest::keyClicks(&field, u" ashi"_qs);
    QCOMPARE(labels(), u"全ボーン 足 右足"_qs);
    QCOMPARE(mDocument->trackListing().searchText, u"migi ashi"_qs);
    for (int i = 0; i < 5; ++i)
        QTest::keyClick(&field, Qt::Key_Backspace);
    QCOMPARE(labels(), u"全ボーン 腕 右腕 足 右足"_qs);
    // Another motion begins with an empty field.
    mDocument->setContent(readMotion(bonesFile({u"首"_qs})));
    QCOMPARE(field.text(), QString());
    QVERIFY(labels().contains(u"首"));
    QCOMPARE(mDocument->undoStack().count(), 0);
}

void TestTrackList::escapeClearsAndReturnsToTheSheet()
{
    mPanel->sheet().setFocus();
    mPanel->header().focusSearch();
    QTest::keyClicks(&mPanel->header().searchField(), u"zzzz"_qs);
    QVERIFY(state().rows().visibleRows().isEmpty());
    QTest::keyClick(&mPanel->header().searchField(), Qt::Key_Escape);
    QCOMPARE(mPanel->header().searchField().text(), QString());
    QCOMPARE(state().rows().visibleRows().size(), 13);
    QVERIFY(mPanel->sheet().hasFocus());
}

void TestTrackList::downGoesToWhatWasFound_data()
{
    QTest::addColumn<int>("key");
    QTest::newRow("down") << int(Qt::Key_Down);
    QTest::newRow("return") << int(Qt::Key_Return);
}

void TestTrackList::downGoesToWhatWasFound()
{
    QFETCH(int, key);
    mPanel->header().focusSearch();
    QTest::keyClicks(&mPanel->header().searchField(), u"ude"_qs);
    QTest::keyClick(&mPanel->header().searchField(), Qt::Key(key));
    QVERIFY(list().hasFocus());
    // The first track, not the group above it.
    QCOMPARE(state().currentRow(), 2);
    QCOMPARE(chosen(), u"左腕"_qs);
    QTest::keyClick(&list(), Qt::Key_Down);
    QCOMPARE(chosen(), u"右腕"_qs);
}

void TestTrackList::timelineKeysAreTheFieldsOwn()
{
    // As the application's actions are: shortcuts of the timeline and all in it.
    int triggered = 0;
    for (const QKeySequence &keys :
         {QKeySequence(Qt::Key_Return), QKeySequence(Qt::Key_Up), QKeySequence(Qt::Key_Down),
          QKeySequence(Qt::Key_Delete), QKeySequence(Qt::Key_K), QKeySequence(Qt::Key_Space),
          QKeySequence(Qt::SHIFT | Qt::Key_V), QKeySequence(Qt::Key_Escape), QKeySequence(Qt::Key_F2)}) {
        auto *action = new QAction(mPanel.get());
        action->setShortcut(keys);
        action->setShortcutContext(Qt::WidgetWithChildrenShortcut);
        connect(action, &QAction::triggered, this, [&triggered] { ++triggered; });
        mPanel->addAction(action);
    }
    QLineEdit &field = mPanel->header().searchField();
    field.setFocus();
    QTest::keyClick(&field, Qt::Key_K);
    QTest::keyClick(&field, Qt::Key_Space);
    QTest::keyClick(&field, Qt::Key_V, Qt::ShiftModifier);
    QTest::keyClick(&field, Qt::Key_Delete);
    QTest::keyClick(&field, Qt::Key_Up);
    QCOMPARE(field.text().toLower(), u"k v"_qs);
    QCOMPARE(triggered, 0);
    QTest::keyClick(&field, Qt::Key_F2);
    QCOMPARE(triggered, 1);
    // In the list, the arrows are its own, and Space is not.
    list().setFocus();
    QTest::keyClick(&list(), Qt::Key_Down);
    QCOMPARE(triggered, 1);
    QTest::keyClick(&list(), Qt::Key_Space);
    QCOMPARE(triggered, 2);
}

void TestTrackList::countTellsWhatIsListed()
{
    QCOMPARE(mPanel->header().countText(), u"9"_qs);
    QTest::keyClicks(&mPanel->header().searchField(), u"left"_qs);
    QCOMPARE(mPanel->header().countText(), u"2 of 9"_qs);
    mPanel->header().searchField().clear();
    mDocument->setTrackLook(center, {.hidden = true});
    QCOMPARE(mPanel->header().countText(), u"8 of 9"_qs);
    addTrack(*mDocument, TrackKind::Bone, u"首"_qs);
    QCOMPARE(mPanel->header().countText(), u"9 of 10"_qs);
}

void TestTrackList::filterMenuOpensAndShowsThatItFilters()
{
    FilterButton &button = mPanel->header().filterButton();
    QAction *action = mPanel->header().filterMenu().addAction(u"with keys"_qs);
    action->setCheckable(true);
    connect(action, &QAction::triggered, this, [this](bool on) {
        TrackListing listing = mDocument->trackListing();
        listing.withKeys = on;
        mDocument->setTrackListing(listing);
    });
    QVERIFY(!button.isFiltering());
    // The menu runs its own loop until an entry is clicked.
    QTimer::singleShot(0, this, [this, action] {
        QMenu &menu = mPanel->header().filterMenu();
        QTRY_VERIFY(menu.isVisible());
        QTest::mouseClick(&menu, Qt::LeftButton, {}, menu.actionGeometry(action).center());
    });
    QTest::mouseClick(&button, Qt::LeftButton);
    QTRY_VERIFY(action->isChecked());
    QCOMPARE(labels(), u"全ボーン センター センター 腕 左腕 右腕 足 左足 右足"_qs);
    QVERIFY(button.isFiltering());
}

void TestTrackList::emptyListOffersAll_data()
{
    QTest::addColumn<bool>("hidden");
    QTest::newRow("nothing found") << false;
    QTest::newRow("all hidden") << true;
}

void TestTrackList::emptyListOffersAll()
{
    QFETCH(bool, hidden);
    const QImage full = list().grab().toImage();
    if (hidden)
        changeLooks(*mDocument, mDocument->motion().tracks(), [](TrackLook &look) { look.hidden = true; });
    else
        QTest::keyClicks(&mPanel->header().searchField(), u"zzzz"_qs);
    QVERIFY(state().rows().visibleRows().isEmpty());
    QVERIFY(inkIn(QRect(0, 0, list().width() - 4, 60)) > 50);
    QTest::mouseClick(&list(), Qt::LeftButton, {}, QPoint(60, 30));
    QCOMPARE(state().rows().visibleRows().size(), 13);
    QCOMPARE(mPanel->header().searchField().text(), QString());
}

void TestTrackList::clicksChoose_data()
{
    struct Click
    {
        int row;
        Qt::KeyboardModifiers modifiers;
    };
    QTest::addColumn<QList<int>>("rows");
    QTest::addColumn<QList<int>>("modifiers");
    QTest::addColumn<QString>("chosen");
    const auto row = [](const char *name, const QList<Click> &clicks, const QString &chosen) {
        QList<int> rows;
        QList<int> modifiers;
        for (const Click &click : clicks) {
            rows.append(click.row);
            modifiers.append(int(click.modifiers.toInt()));
        }
        QTest::newRow(name) << rows << modifiers << chosen;
    };
    const Qt::KeyboardModifiers none;
    const Qt::KeyboardModifiers ctrl = Qt::ControlModifier;
    const Qt::KeyboardModifiers shift = Qt::ShiftModifier;
    row("one", {{4, none}}, u"左腕"_qs);
    row("another", {{4, none}, {7, none}}, u"左足"_qs);
    row("a group", {{3, none}}, u"左腕 右腕"_qs);
    row("all bones", {{0, none}}, u"センター 左腕 右腕 左足 右足"_qs);
    row("with Ctrl", {{4, none}, {8, ctrl}}, u"左腕 右足"_qs);
    row("with Ctrl, out again", {{4, none}, {8, ctrl}, {4, ctrl}}, u"右足"_qs);
    row("a group with Ctrl", {{4, none}, {6, ctrl}}, u"左腕 左足 右足"_qs);
    row("a group of which one is chosen", {{4, none}, {3, ctrl}}, u"左腕 右腕"_qs);
    row("a range", {{4, none}, {7, shift}}, u"左腕 右腕 左足 右足"_qs);
    row("a range upwards", {{5, none}, {2, shift}}, u"センター 左腕 右腕"_qs);
    row("another range from the same row", {{4, none}, {8, shift}, {5, shift}}, u"左腕 右腕"_qs);
    row("a range and what was chosen", {{2, none}, {7, ctrl}, {8, ctrl | shift}}, u"センター 左足 右足"_qs);
    row("a range from nowhere", {{5, shift}}, u"右腕"_qs);
    row("scene tracks", {{8, none}, {10, shift}}, u"右足 Camera Light"_qs);
}

void TestTrackList::clicksChoose()
{
    QFETCH(QList<int>, rows);
    QFETCH(QList<int>, modifiers);
    QFETCH(QString, chosen);
    for (qsizetype i = 0; i < rows.size(); ++i)
        clickRow(rows[i], Qt::KeyboardModifiers::fromInt(modifiers[i]));
    QCOMPARE(this->chosen(), chosen);
    QCOMPARE(state().currentRow(), rows.last());
    QVERIFY(mDocument->selection().isEmpty());
}

void TestTrackList::doubleClickSelectsKeys()
{
    QTest::mouseDClick(&list(), Qt::LeftButton, {}, rowPoint(3));
    QCOMPARE(mDocument->selection().tracks(), QList<TrackRef>({leftArm, rightArm}));
    QTest::mouseDClick(&list(), Qt::LeftButton, Qt::ShiftModifier, rowPoint(8));
    QCOMPARE(mDocument->selection().tracks(), QList<TrackRef>({leftArm, rightArm, rightLeg}));
    QTest::mouseDClick(&list(), Qt::LeftButton, {}, rowPoint(7));
    QCOMPARE(mDocument->selection().tracks(), QList<TrackRef>{leftLeg});
}

void TestTrackList::arrowsChoose()
{
    clickRow(4);
    list().setFocus();
    QTest::keyClick(&list(), Qt::Key_Down);
    QCOMPARE(chosen(), u"右腕"_qs);
    QTest::keyClick(&list(), Qt::Key_Up, Qt::ShiftModifier);
    QCOMPARE(chosen(), u"左腕 右腕"_qs);
    QTest::keyClick(&list(), Qt::Key_Up, Qt::ShiftModifier);
    QTest::keyClick(&list(), Qt::Key_Up, Qt::ShiftModifier);
    QCOMPARE(chosen(), u"センター 左腕 右腕"_qs);
    QCOMPARE(state().currentRow(), 2);
    for (int i = 0; i < 30; ++i)
        QTest::keyClick(&list(), Qt::Key_Up);
    QCOMPARE(state().currentRow(), 0);
    for (int i = 0; i < 30; ++i)
        QTest::keyClick(&list(), Qt::Key_Down);
    QCOMPARE(state().currentRow(), 12);
    QCOMPARE(chosen(), u"Display/IK"_qs);
}

void TestTrackList::shiftCountsFromTheRowNotItsPlace()
{
    clickRow(7);
    state().setExpanded(state().rows().visibleRows()[3].group, false);
    QCOMPARE(labels().section(u' ', 0, 5), u"全ボーン センター センター 腕 足 左足"_qs);
    clickRow(6, Qt::ShiftModifier);
    QCOMPARE(chosen(), u"左足 右足"_qs);
}

void TestTrackList::plusAndMinusOpenAndClose()
{
    clickRow(3);
    list().setFocus();
    QTest::keyClick(&list(), Qt::Key_Minus);
    QCOMPARE(labels().section(u' ', 2, 4), u"センター 腕 足"_qs);
    QTest::keyClick(&list(), Qt::Key_Minus);
    QCOMPARE(labels().section(u' ', 2, 4), u"センター 腕 足"_qs);
    QTest::keyClick(&list(), Qt::Key_Plus);
    QCOMPARE(labels().section(u' ', 2, 4), u"センター 腕 左腕"_qs);
    // Kept with the document, for its sidecar.
    QTest::keyClick(&list(), Qt::Key_Minus);
    QCOMPARE(mDocument->trackListing().collapsedGroups, QSet<QString>{u"part:腕"_qs});
}

void TestTrackList::chosenAndCurrentRowsLookDifferent()
{
    const SheetColours colours(list().palette());
    const int x = list().width() / 2 + 20;
    clickRow(4);
    clickRow(8, Qt::ControlModifier);
    QCOMPARE(colourAt(rowPoint(4, x)), colours.chosenRow);
    QCOMPARE(colourAt(rowPoint(8, x)), colours.chosenRow);
    // A bar besides the colour.
    QCOMPARE(colourAt(rowPoint(4, 3)), colours.box);
    QVERIFY(colourAt(rowPoint(5, 3)) != colours.box);
    // Of two chosen rows, one has a frame.
    const auto topOf = [this](qsizetype row) { return QPoint(60, int(state().geometry().yOf(row))); };
    QVERIFY(colourAt(topOf(8)) != colours.chosenRow);
    QCOMPARE(colourAt(topOf(4)), colours.chosenRow);
    state().setCurrentRow(2);
    QCOMPARE(colourAt(rowPoint(2, x)), colours.currentRow);
}

void TestTrackList::focusIsVisible()
{
    clickRow(4);
    mPanel->sheet().setFocus();
    const QRect row(0, int(state().geometry().yOf(4)), list().width(), state().geometry().rowHeight);
    const QImage without = list().grab(row).toImage();
    list().setFocus();
    QVERIFY(list().grab(row).toImage() != without);
    mPanel->sheet().setFocus();
    QCOMPARE(list().grab(row).toImage(), without);
}

void TestTrackList::switchesShowUnderThePointer()
{
    for (const TrackSwitch which : {TrackSwitch::Lock, TrackSwitch::Hide, TrackSwitch::Solo}) {
        hover(rowPoint(2));
        const QRect place = list().switchRect(4, which).adjusted(1, 1, -1, -1);
        const int before = which == TrackSwitch::Solo ? -1 : inkIn(place);
        hover(rowPoint(4));
        QVERIFY(inkIn(place) > 10);
        if (before >= 0)
            QCOMPARE(before, 0);
    }
    QEvent leave(QEvent::Leave);
    QApplication::sendEvent(&list(), &leave);
    QCOMPARE(inkIn(list().switchRect(4, TrackSwitch::Lock)), 0);
    // Those that are set show always.
    mDocument->setTrackLook(leftArm, {.locked = true});
    QVERIFY(inkIn(list().switchRect(4, TrackSwitch::Lock)) > 10);
}

void TestTrackList::clickOnASwitchSetsIt_data()
{
    QTest::addColumn<int>("which");
    QTest::newRow("lock") << int(TrackSwitch::Lock);
    QTest::newRow("hide") << int(TrackSwitch::Hide);
    QTest::newRow("solo") << int(TrackSwitch::Solo);
}

void TestTrackList::clickOnASwitchSetsIt()
{
    QFETCH(int, which);
    mDocument->setTrackListing({.showHidden = true});
    clickRow(7);
    const auto click = [&] {
        const qsizetype row = state().rows().rowOf(leftArm);
        QTest::mouseClick(&list(), Qt::LeftButton, {}, list().switchRect(row, TrackSwitch(which)).center());
    };
    const auto isSet = [&] {
        const TrackLook look = mDocument->trackLook(leftArm);
        const bool values[] = {look.locked, look.hidden, look.solo};
        return values[which];
    };
    click();
    QVERIFY(isSet());
    // What is chosen stays.
    QCOMPARE(chosen(), u"左足"_qs);
    if (which == int(TrackSwitch::Solo))
        QCOMPARE(labels(), u"全ボーン 腕 左腕"_qs);
    click();
    QVERIFY(!isSet());
    QVERIFY(mDocument->trackLooks().isEmpty());
    QCOMPARE(mDocument->undoStack().count(), 0);
}

void TestTrackList::switchOfAGroupSetsAll()
{
    mDocument->setTrackLook(leftArm, {.locked = true});
    const QPoint lock = list().switchRect(3, TrackSwitch::Lock).center();
    QTest::mouseClick(&list(), Qt::LeftButton, {}, lock);
    QVERIFY(!mDocument->isEditable(leftArm) && !mDocument->isEditable(rightArm));
    QVERIFY(mDocument->isEditable(leftLeg));
    QTest::mouseClick(&list(), Qt::LeftButton, {}, lock);
    QVERIFY(mDocument->isEditable(leftArm) && mDocument->isEditable(rightArm));
}

void TestTrackList::lockedKeysCannotBeSelected()
{
    QTest::mouseDClick(&list(), Qt::LeftButton, {}, rowPoint(3));
    QTest::mouseClick(&list(), Qt::LeftButton, {}, list().switchRect(4, TrackSwitch::Lock).center());
    QCOMPARE(mDocument->selection().tracks(), QList<TrackRef>{rightArm});
    QTest::mouseDClick(&list(), Qt::LeftButton, {}, rowPoint(4));
    QVERIFY(mDocument->selection().isEmpty());
}

void TestTrackList::colourIsAStripAtTheLeft()
{
    mDocument->setTrackLook(leftArm, {.colour = 0xffd9534f});
    QCOMPARE(colourAt(rowPoint(4, 6)), QColor(0xd9, 0x53, 0x4f));
    QVERIFY(colourAt(rowPoint(5, 6)) != QColor(0xd9, 0x53, 0x4f));
}

void TestTrackList::marksWhatTheModelLacks()
{
    const auto markOf = [this](TrackRef track) {
        const qsizetype row = state().rows().rowOf(track);
        const QRect arrow = list().arrowRect(row);
        // The mark is of the warning's colour.
        const SheetColours colours(list().palette());
        const QImage image = list().grab(arrow.translated(arrow.width(), 0)).toImage();
        int marked = 0;
        for (int y = 0; y < image.height(); ++y) {
            for (int x = 0; x < image.width(); ++x)
                marked += image.pixelColor(x, y) == colours.warning;
        }
        return marked;
    };
    QCOMPARE(markOf(leftArm), 0);
    mDocument->setModelOutline(
        ModelOutline(u"x"_qs, {encodeName(u"右腕", NameEncoding::Cp932).bytes}, {}, {}));
    QVERIFY(markOf(leftArm) > 3);
    QCOMPARE(markOf(rightArm), 0);
    QVERIFY(toolTipAt(rowPoint(state().rows().rowOf(leftArm))).contains(u"model"));
    QVERIFY(!toolTipAt(rowPoint(state().rows().rowOf(rightArm))).contains(u"model"));
}

void TestTrackList::toolTipsTellRowsAndSwitches()
{
    QVERIFY2(toolTipAt(rowPoint(4)).contains(u"左腕\n1 key"), qPrintable(toolTipAt(rowPoint(4))));
    QVERIFY(toolTipAt(rowPoint(3)).contains(u"Arms"));
    const QString lock = toolTipAt(list().switchRect(4, TrackSwitch::Lock).center());
    QVERIFY(lock.contains(u"Lock"));
    mDocument->setTrackLook(leftArm, {.locked = true});
    QVERIFY(toolTipAt(list().switchRect(4, TrackSwitch::Lock).center()) != lock);
}

void TestTrackList::menuIsAskedForTheRowUnderThePointer()
{
    QSignalSpy asked(&list(), &TrackListView::menuRequested);
    const auto menuAt = [this](qsizetype row) {
        QContextMenuEvent event(QContextMenuEvent::Mouse, rowPoint(row), list().mapToGlobal(rowPoint(row)));
        QApplication::sendEvent(&list(), &event);
    };
    clickRow(4);
    menuAt(7);
    QCOMPARE(chosen(), u"左足"_qs);
    QCOMPARE(state().currentRow(), 7);
    QCOMPARE(asked.count(), 1);
    // Over one of several that are chosen, they all are meant.
    clickRow(4);
    clickRow(8, Qt::ControlModifier);
    menuAt(4);
    QCOMPARE(chosen(), u"左腕 右足"_qs);
    QCOMPARE(asked.count(), 2);
}

void TestTrackList::menuKeyAsksAtTheCurrentRow()
{
    clickRow(5);
    QSignalSpy asked(&list(), &TrackListView::menuRequested);
    QContextMenuEvent event(QContextMenuEvent::Keyboard, QPoint(3, 3), list().mapToGlobal(QPoint(3, 3)));
    QApplication::sendEvent(&list(), &event);
    QCOMPARE(asked.count(), 1);
    QCOMPARE(chosen(), u"右腕"_qs);
    const QPoint at = list().mapFromGlobal(asked[0][0].toPoint());
    QCOMPARE(state().geometry().rowAt(at.y()), 5);
}

void TestTrackList::currentRowStaysWithItsTrack()
{
    clickRow(7);
    const auto current = [this] {
        return state().currentRow() < 0 ? QString()
                                        : state().rows().visibleRows()[state().currentRow()].label;
    };
    QCOMPARE(current(), u"左足"_qs);
    QTest::keyClicks(&mPanel->header().searchField(), u"hidari"_qs);
    QCOMPARE(current(), u"左足"_qs);
    mPanel->header().searchField().clear();
    addTrack(*mDocument, TrackKind::Bone, u"左肩"_qs);
    QCOMPARE(current(), u"左足"_qs);
    QCOMPARE(state().currentRow(), 8);
    mDocument->renameTrack(leftLeg, u"左ひじ"_qs);
    QCOMPARE(current(), u"左ひじ"_qs);
    mDocument->undoStack().undo();
    mDocument->undoStack().undo();
    QCOMPARE(state().currentRow(), 7);
    deleteTracks(*mDocument, {leftLeg});
    QCOMPARE(current(), QString());
}

void TestTrackList::listDoesNotChangeUnderABox()
{
    TimeScale scale;
    scale.fit(0, 60, mPanel->sheet().width());
    state().setScale(scale);
    mDocument->setSelection(KeySelection::all(mDocument->motion()));
    mDocument->setTrackListing({.withSelectedKeys = true});
    QCOMPARE(labels(), u"全ボーン センター センター 腕 左腕 右腕 足 左足 右足"_qs);
    // A box around the keys of both arms.
    const SheetGeometry &geometry = state().geometry();
    Gesture box = drag(keyPoint(geometry, 4, 6), keyPoint(geometry, 5, 24));
    const PointerStep release = box.takeLast();
    QSignalSpy rows(&state(), &TimelineState::rowsChanged);
    play(mPanel->sheet(), box);
    QCOMPARE(rows.count(), 0);
    play(mPanel->sheet(), {release});
    QCOMPARE(mDocument->selection().tracks(), QList<TrackRef>({leftArm, rightArm}));
    QTRY_COMPARE(labels(), u"全ボーン 腕 左腕 右腕"_qs);
    // Other keys of the same tracks change no row.
    rows.clear();
    mDocument->moveSelection(3);
    QCOMPARE(rows.count(), 0);
    mDocument->setSelection(keysInFrames(mDocument->motion(), {leftArm}, 0, 100));
    QTRY_COMPARE(labels(), u"全ボーン 腕 左腕"_qs);
}

void TestTrackList::revealedKeyIsListed_data()
{
    QTest::addColumn<QString>("search");
    QTest::addColumn<bool>("hidden");
    QTest::addColumn<bool>("othersSolo");
    QTest::addColumn<bool>("closed");
    QTest::newRow("found by no search") << u"左"_qs << false << false << false;
    QTest::newRow("hidden") << QString() << true << false << false;
    QTest::newRow("another is alone") << QString() << false << true << false;
    QTest::newRow("in a closed group") << QString() << false << false << true;
    QTest::newRow("all of it") << u"zzzz"_qs << true << true << true;
}

void TestTrackList::revealedKeyIsListed()
{
    QFETCH(QString, search);
    QFETCH(bool, hidden);
    QFETCH(bool, othersSolo);
    QFETCH(bool, closed);
    if (closed)
        state().setAllExpanded(false);
    TrackListing listing = mDocument->trackListing();
    listing.searchText = search;
    mDocument->setTrackListing(listing);
    mDocument->setTrackLook(rightArm, {.hidden = hidden});
    mDocument->setTrackLook(leftLeg, {.solo = othersSolo});
    state().revealKey(rightArm, 20);
    QVERIFY(state().currentRow() >= 0);
    QCOMPARE(state().rows().visibleRows()[state().currentRow()].track, rightArm);
    QVERIFY(!state().rows().visibleRows()[state().currentRow()].isGroup);
    QCOMPARE(mDocument->selection().tracks(), QList<TrackRef>{rightArm});
    // The others that are alone stay so.
    QCOMPARE(mDocument->trackLook(leftLeg).solo, othersSolo);
}

QTEST_MAIN(TestTrackList)
#include "tst_tracklist.moc"
