// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor-core/motion/curvepresets.h"
#include "tests/support/motions.h"
#include "tests/support/mouse.h"
#include "tests/support/smallmotions.h"
#include "tests/support/windowfixture.h"
#include "widgets/curves/curvepanel.h"
#include "widgets/curves/curveview.h"
#include "widgets/curves/presetstore.h"
#include "widgets/curves/presetstrip.h"
#include "widgets/dialogs/presetsdialog.h"
#include "widgets/dialogs/savepresetdialog.h"
#include "widgets/dopesheet/timelinepanel.h"
#include "widgets/inspector/keyinspector.h"

#include <QApplication>
#include <QClipboard>
#include <QDialogButtonBox>
#include <QDockWidget>
#include <QFile>
#include <QLabel>
#include <QLineEdit>
#include <QListWidget>
#include <QMenu>
#include <QMessageBox>
#include <QMimeData>
#include <QPushButton>
#include <QSlider>
#include <QTest>

using namespace furitsuke;
using namespace furitsuke::test;

namespace {

constexpr CurvePoints first = {10, 20, 100, 110};
constexpr CurvePoints second = {30, 20, 100, 90};

/// A bone that goes along X with curves of its own, a morph and the camera.
QByteArray file()
{
    FileBuilder file;
    file.count(4);
    BoneCurves curves;
    file.bone("a", 0);
    curves.setCurve(BoneChannel::X, first);
    file.bone("a", 10, {1, 0, 0}, {}, curves);
    curves.setCurve(BoneChannel::X, second);
    file.bone("a", 20, {5, 0, 0}, {}, curves);
    file.bone("a", 30, {9, 0, 0});
    file.count(1).morph("m", 7, 0.5f).count(2).camera(0).camera(9).count(0).count(0).count(0);
    return file.bytes();
}

} // namespace

/// Curves in the window: keys, clipboard, presets of one's own, and where the editor stands.
class TestCurveActions : public QObject, protected WindowFixture
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase();
    void init();
    void cleanup();

    void digitsApplyPresetsInTheTimeline_data();
    void digitsApplyPresetsInTheTimeline();
    void digitsApplyPresetsInTheCurveEditor();
    void digitsAreTypedIntoFields();
    void changedShortcutsAreShownAtThePresets();
    void presetsWorkOnTheChosenChannels();
    void curvesAreCopiedAsText();
    void textIsPasted_data();
    void textIsPasted();
    void curvesArePastedBetweenBonesAndCamera();
    void whatIsNoCurveIsSaid();
    void editorCopiesByTheUsualKeys();
    void changesAreOneStepThatSaysWhatItDid_data();
    void changesAreOneStepThatSaysWhatItDid();
    void whatChangesNothingIsSaid();
    void everyDisabledActionSaysWhy_data();
    void everyDisabledActionSaysWhy();
    void switchesFollowTheEditor();
    void settingsStayForTheNextWindow();
    void curveIsSavedAsAPreset();
    void nameThatIsTakenReplacesOnlyWhenSaid();
    void differentCurvesAreNotSaved();
    void presetsAreManaged();
    void damagedPresetsAreSetAside();
    void editorIsShownByItsKey();
    void allPresetsAreInTheMenus();
    void autoEaseSaysThatThereAreOnlyRotations();
    void closingDuringADragAsksNothing_data();
    void closingDuringADragAsksNothing();
    void editorAndInspectorAreBothSeen_data();
    void editorAndInspectorAreBothSeen();

private:
    CurvePanel &panel() { return *mWindow->findChild<CurvePanel *>(); }
    void selectFrames(const QList<quint32> &frames)
    {
        document().setSelection(selected(document().motion(), bone0, frames));
    }
    void choose(CurveChannels channels)
    {
        CurveEditing editing = panel().view().editing();
        editing.channels = channels;
        panel().view().setEditing(editing);
    }
    CurvePoints curve(int row, BoneChannel channel = BoneChannel::X)
    {
        return document().motion().bones.at(0).keys.key(row).curves.curve(channel);
    }
    QString reason(const char *id) { return mWindow->actions().disabledReason(action(id)); }
    /// What a list was told is taken over, and the list filled again, in later turns of the event loop.
    static void settle()
    {
        for (int turn = 0; turn < 4; ++turn)
            QCoreApplication::processEvents();
    }
    QDockWidget *dock(const char *name) { return mWindow->findChild<QDockWidget *>(QLatin1String(name)); }
    template <class Dialog>
    Dialog &dialog()
    {
        auto *found = mWindow->findChild<Dialog *>();
        if (!found)
            qFatal("There is no such dialog.");
        return *found;
    }

    QTemporaryDir mConfig;
};

void TestCurveActions::initTestCase()
{
    // Where the program keeps a person's presets; nobody's own are touched.
    qputenv("XDG_CONFIG_HOME", QFile::encodeName(mConfig.path()));
}

void TestCurveActions::init()
{
    QVERIFY(PresetStore::ofProgram().path().startsWith(mConfig.path()));
    QApplication::clipboard()->clear();
    openWindow(file());
    selectFrames({10, 20});
}

void TestCurveActions::cleanup()
{
    closeWindows();
    for (const UserPreset &preset : QList<UserPreset>(PresetStore::ofProgram().presets()))
        PresetStore::ofProgram().remove(preset.name);
}

void TestCurveActions::digitsApplyPresetsInTheTimeline_data()
{
    QTest::addColumn<int>("number");
    for (int number = 1; number <= 9; ++number)
        QTest::addRow("%d", number) << number;
}

void TestCurveActions::digitsApplyPresetsInTheTimeline()
{
    QFETCH(int, number);
    press(Qt::Key(Qt::Key_0 + number));
    const CurvePreset &preset = builtInPresets().at(number - 1);
    for (const BoneChannel channel : {BoneChannel::X, BoneChannel::Y, BoneChannel::Rotation}) {
        QCOMPARE(curve(1, channel), preset.curve);
        QCOMPARE(curve(2, channel), preset.curve);
        QCOMPARE(curve(3, channel), CurvePoints());
    }
    QCOMPARE(document().undoStack().index(), 1);
    QVERIFY2(message().contains(presetName(preset.id)), qPrintable(message()));
    document().undoStack().undo();
    QCOMPARE(curve(1), first);
    QCOMPARE(curve(2), second);
}

void TestCurveActions::digitsApplyPresetsInTheCurveEditor()
{
    panel().focusView();
    QTest::keyClick(QApplication::focusWidget(), Qt::Key_2);
    QCOMPARE(curve(1), builtInPresets().at(1).curve);
    panel().presets().setFocus();
    QTest::keyClick(QApplication::focusWidget(), Qt::Key_3);
    QCOMPARE(curve(1), builtInPresets().at(2).curve);
}

void TestCurveActions::digitsAreTypedIntoFields()
{
    choose(CurveChannels::one(0));
    auto *field = panel().findChild<QLineEdit *>(QStringLiteral("x1"));
    field->setFocus();
    field->selectAll();
    QTest::keyClicks(field, QStringLiteral("55"));
    QCOMPARE(curve(1), first);
    QTest::keyClick(field, Qt::Key_Return);
    QCOMPARE(curve(1).x1, 55);
}

void TestCurveActions::changedShortcutsAreShownAtThePresets()
{
    const QAbstractItemModel *presets = panel().presets().model();
    const auto tip = [presets] { return presets->index(1, 0).data(Qt::ToolTipRole).toString(); };
    QVERIFY2(tip().contains(QStringLiteral("(2)")), qPrintable(tip()));
    mWindow->actions().setShortcuts(QStringLiteral("curve.preset2"), {QKeySequence(Qt::SHIFT | Qt::Key_E)});
    QVERIFY2(tip().contains(QStringLiteral("(Shift+E)")), qPrintable(tip()));
}

void TestCurveActions::presetsWorkOnTheChosenChannels()
{
    choose(CurveChannels::one(3));
    press(Qt::Key_2);
    QCOMPARE(curve(1, BoneChannel::Rotation), builtInPresets().at(1).curve);
    QCOMPARE(curve(1), first);
    QCOMPARE(curve(1, BoneChannel::Y), CurvePoints());
}

void TestCurveActions::curvesAreCopiedAsText()
{
    selectFrames({10});
    trigger("curve.copy");
    QCOMPARE(QApplication::clipboard()->text(),
             QStringLiteral("x: 10,20,100,110\ny: 20,20,107,107\nz: 20,20,107,107\nrotation: 20,20,107,107"));
    QVERIFY2(message().contains(QStringLiteral("10")) && message().contains(u'a'), qPrintable(message()));
    choose(CurveChannels::one(0));
    selectFrames({10, 20});
    trigger("curve.copy");
    QCOMPARE(QApplication::clipboard()->text(), QStringLiteral("x: 10,20,100,110"));
    QVERIFY2(message().contains(QStringLiteral("other curves")), qPrintable(message()));
    selectFrames({30});
    trigger("curve.paste");
    QCOMPARE(curve(3), first);
    QCOMPARE(document().undoStack().index(), 1);
}

void TestCurveActions::textIsPasted_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<CurvePoints>("x");
    QTest::addColumn<CurvePoints>("y");
    QTest::newRow("one curve") << QStringLiteral("20,40,107,107") << CurvePoints{20, 40, 107, 107}
                               << CurvePoints{20, 40, 107, 107};
    QTest::newRow("by channel") << QStringLiteral("x: 1,2,3,4\ny: 5 6 7 8") << CurvePoints{1, 2, 3, 4}
                                << CurvePoints{5, 6, 7, 8};
    QTest::newRow("one channel") << QStringLiteral("y: 5,6,7,8") << first << CurvePoints{5, 6, 7, 8};
}

void TestCurveActions::textIsPasted()
{
    QFETCH(QString, text);
    QFETCH(CurvePoints, x);
    QFETCH(CurvePoints, y);
    QApplication::clipboard()->setText(text);
    trigger("curve.paste");
    QCOMPARE(curve(1), x);
    QCOMPARE(curve(1, BoneChannel::Y), y);
    QCOMPARE(document().undoStack().index(), 1);
}

void TestCurveActions::curvesArePastedBetweenBonesAndCamera()
{
    choose(CurveChannels::one(0));
    selectFrames({10});
    trigger("curve.copy");
    document().setSelection(selected(document().motion(), cameraTrack, {9}));
    trigger("curve.paste");
    QCOMPARE(document().motion().camera.key(1).curves.curve(CameraChannel::X), first);
}

void TestCurveActions::whatIsNoCurveIsSaid()
{
    QVERIFY(!action("curve.paste")->isEnabled());
    QVERIFY2(reason("curve.paste").contains(QStringLiteral("Copy a curve")),
             qPrintable(reason("curve.paste")));
    QApplication::clipboard()->setText(QStringLiteral("20,20,107"));
    QVERIFY(action("curve.paste")->isEnabled());
    trigger("curve.paste");
    QCOMPARE(document().undoStack().index(), 0);
    QVERIFY(!message().isEmpty());
    QApplication::clipboard()->setText(QStringLiteral("20,20,107,300"));
    trigger("curve.paste");
    QCOMPARE(document().undoStack().index(), 0);
}

void TestCurveActions::editorCopiesByTheUsualKeys()
{
    selectFrames({10});
    choose(CurveChannels::one(0));
    panel().focusView();
    QTest::keyClick(QApplication::focusWidget(), Qt::Key_C, Qt::ControlModifier);
    QCOMPARE(QApplication::clipboard()->text(), QStringLiteral("x: 10,20,100,110"));
    selectFrames({30});
    QTest::keyClick(QApplication::focusWidget(), Qt::Key_V, Qt::ControlModifier);
    QCOMPARE(curve(3), first);
    QApplication::clipboard()->clear();
    QTest::keyClick(QApplication::focusWidget(), Qt::Key_V, Qt::ControlModifier);
    QVERIFY2(message().contains(QStringLiteral("Copy a curve first")), qPrintable(message()));
    // In the timeline the same keys are for whole keys.
    mWindow->timeline().setFocus();
    press(Qt::Key_C, Qt::ControlModifier);
    QVERIFY(QApplication::clipboard()->text() != QStringLiteral("x: 10,20,100,110"));
}

void TestCurveActions::changesAreOneStepThatSaysWhatItDid_data()
{
    QTest::addColumn<QString>("id");
    QTest::addColumn<QString>("text");
    QTest::addColumn<CurvePoints>("curve");
    const auto row = [](const char *id, const char *text, CurvePoints curve) {
        QTest::newRow(id) << QString::fromLatin1(id) << QString::fromLatin1(text) << curve;
    };
    row("curve.swapEnds", "Swap curve ends", {27, 17, 117, 107});
    row("curve.average", "average", {20, 20, 100, 100});
    row("curve.strengthen", "strength", strengthened(first, 1.25));
    row("curve.weaken", "strength", strengthened(first, 0.8));
    row("curve.blend", "Straighten", blendedToLinear(first, 0.5));
    row("curve.autoEase", "Ease", {});
    row("curve.continueSpeed", "Continue the speed", {});
    row("curve.continueSpeedStart", "Continue the speed", {});
    row("curve.continueSpeedEnd", "Continue the speed", {});
}

void TestCurveActions::changesAreOneStepThatSaysWhatItDid()
{
    QFETCH(QString, id);
    QFETCH(QString, text);
    QFETCH(CurvePoints, curve);
    choose(CurveChannels::one(0));
    trigger(qPrintable(id));
    QTRY_COMPARE(document().undoStack().index(), 1);
    QVERIFY2(document().undoStack().undoText().contains(text), qPrintable(document().undoStack().undoText()));
    QVERIFY(this->curve(1) != first || this->curve(2) != second);
    if (!(curve == CurvePoints()))
        QCOMPARE(this->curve(1), curve);
    QCOMPARE(this->curve(1, BoneChannel::Y), CurvePoints());
    document().undoStack().undo();
    QCOMPARE(this->curve(1), first);
    QCOMPARE(this->curve(2), second);
}

void TestCurveActions::whatChangesNothingIsSaid()
{
    press(Qt::Key_1);
    press(Qt::Key_1);
    QCOMPARE(document().undoStack().index(), 1);
    QVERIFY2(message().contains(QStringLiteral("already")), qPrintable(message()));
}

void TestCurveActions::everyDisabledActionSaysWhy_data()
{
    QTest::addColumn<int>("kind");
    QTest::addColumn<QString>("reason");
    QTest::newRow("nothing") << -1 << QStringLiteral("Select keys");
    QTest::newRow("morph") << int(TrackKind::Morph) << QStringLiteral("bones and of the camera");
    QTest::newRow("other channel") << int(TrackKind::Bone) << QStringLiteral("channels");
}

void TestCurveActions::everyDisabledActionSaysWhy()
{
    QFETCH(int, kind);
    QFETCH(QString, reason);
    QApplication::clipboard()->setText(QStringLiteral("20,20,107,107"));
    if (kind < 0)
        document().setSelection({});
    else
        select(TrackKind(kind));
    if (kind == int(TrackKind::Bone))
        choose(CurveChannels::one(5));
    for (const char *id : {"curve.preset1", "curve.preset9", "curve.copy", "curve.paste", "curve.swapEnds",
                           "curve.average", "curve.strengthen", "curve.weaken", "curve.blend",
                           "curve.continueSpeed", "curve.autoEase", "curve.savePreset"}) {
        QVERIFY2(!action(id)->isEnabled(), id);
        QVERIFY2(this->reason(id).contains(reason), qPrintable(this->reason(id)));
    }
    QVERIFY(action("curve.panel")->isEnabled());
    QVERIFY(action("curve.managePresets")->isEnabled());
    choose(CurveChannels::all());
    select(TrackKind::Camera);
    QVERIFY(action("curve.preset1")->isEnabled());
    QVERIFY(action("curve.paste")->isEnabled());
}

void TestCurveActions::switchesFollowTheEditor()
{
    QVERIFY(action("curve.channel.all")->isChecked());
    QVERIFY(action("curve.channel.x")->isChecked());
    trigger("curve.channel.x");
    QVERIFY(!panel().view().editing().channels.has(BoneChannel::X));
    QVERIFY(!action("curve.channel.x")->isChecked());
    QVERIFY(!action("curve.channel.all")->isChecked());
    choose(CurveChannels::one(0));
    QVERIFY(action("curve.channel.x")->isChecked());
    QVERIFY(!action("curve.channel.y")->isChecked());
    // The last one stays.
    trigger("curve.channel.x");
    QVERIFY(action("curve.channel.x")->isChecked());
    trigger("curve.channel.all");
    trigger("curve.channel.all");
    QVERIFY(action("curve.channel.all")->isChecked());
    trigger("curve.snap.grid8");
    QCOMPARE(panel().view().editing().snaps, CurveSnaps(CurveSnap::Grid8));
}

void TestCurveActions::settingsStayForTheNextWindow()
{
    trigger("curve.linked");
    trigger("curve.relative");
    trigger("curve.speed");
    trigger("curve.snap.mirror");
    trigger("curve.channel.y");
    const CurveEditing kept = panel().view().editing();
    QVERIFY(!kept.linked && kept.relative && kept.speed);
    MainWindow *next = MainWindow::newWindow(mWindow);
    CurveEditing editing = next->findChild<CurvePanel *>()->view().editing();
    QCOMPARE(editing.channels, CurveChannels::all());
    editing.channels = kept.channels;
    QVERIFY(editing == kept);
    QVERIFY(next->actions().action(QStringLiteral("curve.relative"))->isChecked());
}

void TestCurveActions::curveIsSavedAsAPreset()
{
    choose(CurveChannels::one(0));
    selectFrames({10});
    trigger("curve.savePreset");
    auto &dialog = this->dialog<SavePresetDialog>();
    QVERIFY(activate(dialog));
    QTest::keyClicks(dialog.focusWidget(), QStringLiteral("Jump"));
    QTest::keyClick(dialog.focusWidget(), Qt::Key_Return);
    QVERIFY(!dialog.isVisible());
    QCOMPARE(PresetStore::ofProgram().presets(), (QList<UserPreset>{{QStringLiteral("Jump"), first}}));
    QVERIFY2(message().contains(QStringLiteral("Jump")), qPrintable(message()));
    QCOMPARE(panel().presets().model()->rowCount(), int(builtInPresets().size()) + 1);
}

void TestCurveActions::nameThatIsTakenReplacesOnlyWhenSaid()
{
    PresetStore::ofProgram().add(QStringLiteral("Jump"), second);
    choose(CurveChannels::one(0));
    selectFrames({10});
    trigger("curve.savePreset");
    auto &dialog = this->dialog<SavePresetDialog>();
    auto *name = dialog.findChild<QLineEdit *>();
    QPushButton *save = dialog.findChild<QDialogButtonBox *>()->button(QDialogButtonBox::Save);
    QVERIFY(save->isEnabled());
    const QString usual = save->text();
    name->setText(QStringLiteral("  "));
    QVERIFY(!save->isEnabled());
    QVERIFY(!dialog.findChild<QLabel *>(QStringLiteral("presetSaid"))->text().isEmpty());
    name->setText(QStringLiteral("Jump"));
    QVERIFY(save->isEnabled());
    QVERIFY(save->text() != usual);
    QVERIFY(
        dialog.findChild<QLabel *>(QStringLiteral("presetSaid"))->text().contains(QStringLiteral("Jump")));
    save->click();
    QCOMPARE(PresetStore::ofProgram().presets(), (QList<UserPreset>{{QStringLiteral("Jump"), first}}));
}

void TestCurveActions::differentCurvesAreNotSaved()
{
    choose(CurveChannels::one(0));
    trigger("curve.savePreset");
    QVERIFY(!mWindow->findChild<SavePresetDialog *>());
    QVERIFY2(message().contains(QStringLiteral("different curves")), qPrintable(message()));
}

void TestCurveActions::presetsAreManaged()
{
    PresetStore &store = PresetStore::ofProgram();
    for (const char *name : {"a", "b", "c"})
        store.add(QLatin1String(name), first);
    trigger("curve.managePresets");
    auto &dialog = this->dialog<PresetsDialog>();
    QVERIFY(activate(dialog));
    const auto names = [&store] {
        QString all;
        for (const UserPreset &preset : store.presets())
            all += preset.name;
        return all;
    };
    const auto click = [&dialog](const char *name) {
        QTest::mouseClick(dialog.findChild<QPushButton *>(QLatin1String(name)), Qt::LeftButton);
        settle();
    };
    auto *list = dialog.findChild<QListWidget *>();
    auto *said = dialog.findChild<QLabel *>(QStringLiteral("presetsSaid"));
    list->setCurrentRow(1);
    click("presetUp");
    QCOMPARE(names(), QStringLiteral("bac"));
    click("deletePreset");
    QCOMPARE(names(), QStringLiteral("ac"));
    QVERIFY(said->text().contains(u'b'));
    click("putBackPreset");
    QCOMPARE(names(), QStringLiteral("bac"));
    list->setFocus();
    list->setCurrentRow(2);
    QTest::keyClick(list, Qt::Key_F2);
    QTest::keyClicks(QApplication::focusWidget(), QStringLiteral("jump"));
    QTest::keyClick(QApplication::focusWidget(), Qt::Key_Return);
    settle();
    QCOMPARE(names(), QStringLiteral("bajump"));
    // A name that is taken is refused, said, and shown as it was.
    QTest::keyClick(list, Qt::Key_F2);
    QTest::keyClicks(QApplication::focusWidget(), QStringLiteral("a"));
    QTest::keyClick(QApplication::focusWidget(), Qt::Key_Return);
    settle();
    QCOMPARE(names(), QStringLiteral("bajump"));
    QCOMPARE(list->item(2)->text(), QStringLiteral("jump"));
    QVERIFY2(said->text().contains(QStringLiteral("already")), qPrintable(said->text()));
    QVERIFY(dialog.isVisible());

    const QString file = mDir->filePath(QStringLiteral("presets.json"));
    dialog.exportFile(file);
    QVERIFY2(said->text().contains(u'3'), qPrintable(said->text()));
    store.remove(QStringLiteral("a"));
    dialog.importFile(file);
    QVERIFY2(said->text().contains(QStringLiteral("1 preset")), qPrintable(said->text()));
    QVERIFY2(said->text().contains(QStringLiteral("2 were there")), qPrintable(said->text()));
    QCOMPARE(names(), QStringLiteral("bjumpa"));
}

void TestCurveActions::damagedPresetsAreSetAside()
{
    PresetStore &store = PresetStore::ofProgram();
    store.add(QStringLiteral("a"), first);
    QFile file(store.path());
    QVERIFY(file.open(QIODevice::WriteOnly | QIODevice::Truncate));
    file.write("damaged");
    file.close();
    QTRY_VERIFY(!store.fault().isEmpty());
    trigger("curve.managePresets");
    auto &dialog = this->dialog<PresetsDialog>();
    auto *aside = dialog.findChild<QPushButton *>(QStringLiteral("setAsidePresets"));
    QVERIFY(aside->isVisible());
    auto *said = dialog.findChild<QLabel *>(QStringLiteral("presetsSaid"));
    QVERIFY2(said->text().contains(QStringLiteral("curve-presets.json")), qPrintable(said->text()));
    QTest::mouseClick(aside, Qt::LeftButton);
    QVERIFY(store.fault().isEmpty());
    QVERIFY2(said->text().contains(QStringLiteral("unreadable")), qPrintable(said->text()));
    QVERIFY(!aside->isVisible());
}

void TestCurveActions::editorIsShownByItsKey()
{
    dock("curvesDock")->hide();
    press(Qt::Key_F4);
    QVERIFY(dock("curvesDock")->isVisible());
    QCOMPARE(QApplication::focusWidget(), &panel().view());
    document().setSelection({});
    mWindow->timeline().setFocus();
    press(Qt::Key_F4);
    QVERIFY(!message().isEmpty());
}

void TestCurveActions::editorAndInspectorAreBothSeen_data()
{
    QTest::addColumn<QSize>("size");
    QTest::addColumn<bool>("both");
    QTest::newRow("1440x860") << QSize(1440, 860) << true;
    QTest::newRow("1000x600") << QSize(1000, 600) << false;
    QTest::newRow("900x600") << QSize(900, 600) << false;
}

void TestCurveActions::editorAndInspectorAreBothSeen()
{
    QFETCH(QSize, size);
    QFETCH(bool, both);
    closeWindows();
    resetSettings();
    auto *window = new MainWindow;
    window->resize(size);
    window->show();
    QVERIFY(activate(*window));
    window->openDemo(QStringLiteral("dance"));
    window->document().setSelection(selected(window->document().motion(), bone0));
    QTest::qWait(0);
    QCOMPARE(window->size(), size);
    const QRegion curves = window->findChild<CurvePanel *>()->visibleRegion();
    const QRegion values = window->findChild<KeyInspector *>()->visibleRegion();
    QVERIFY(curves.boundingRect().height() > 300);
    QCOMPARE(!values.isEmpty(), both);
    if (both)
        QVERIFY(values.boundingRect().height() > 180);
    // The timeline keeps most of the room.
    QVERIFY(window->timeline().width() > size.width() / 2);
}

void TestCurveActions::allPresetsAreInTheMenus()
{
    QStringList names;
    for (const CurvePreset &preset : builtInPresets())
        names.append(presetName(preset.id));
    const auto plain = [](const QMenu &menu) {
        QStringList texts;
        for (const QAction *entry : menu.actions())
            texts.append(entry->text().remove(u'&'));
        return texts;
    };
    // The sheet's own menu, as the right button opens it.
    QWidget &sheet = mWindow->timeline().sheet();
    Q_EMIT sheet.customContextMenuRequested(QPoint(20, 20));
    auto *menu = sheet.findChild<QMenu *>(QStringLiteral("sheetMenu"));
    QVERIFY(menu);
    const QMenu *presets = nullptr;
    for (const QAction *entry : menu->actions())
        presets = entry->menu() ? entry->menu() : presets;
    QVERIFY(presets);
    QCOMPARE(plain(*presets), names);
    QVERIFY(presets->title().contains(QStringLiteral("Curve")));
    presets->actions().constLast()->trigger();
    QCOMPARE(curve(1), builtInPresets().constLast().curve);
    menu->close();
    for (qsizetype n = 1; n <= names.size(); ++n)
        QCOMPARE(action(qPrintable(QStringLiteral("curve.preset%1").arg(n)))->text(), names.at(n - 1));
}

void TestCurveActions::autoEaseSaysThatThereAreOnlyRotations()
{
    QVERIFY(action("curve.autoEase")->isEnabled());
    choose(CurveChannels::one(int(BoneChannel::Rotation)));
    QVERIFY(!action("curve.autoEase")->isEnabled());
    QVERIFY2(reason("curve.autoEase").contains(QStringLiteral("rotation is chosen")),
             qPrintable(reason("curve.autoEase")));
    choose(CurveChannels::all());
    QVERIFY(action("curve.autoEase")->isEnabled());
    // Where the bone only turns, or stays.
    choose(CurveChannels::one(1) | CurveChannels::one(2) | CurveChannels::one(3));
    QVERIFY(!action("curve.autoEase")->isEnabled());
    QVERIFY2(reason("curve.autoEase").contains(QStringLiteral("Only rotations move")),
             qPrintable(reason("curve.autoEase")));
    QVERIFY(action("curve.average")->isEnabled());
}

void TestCurveActions::closingDuringADragAsksNothing_data()
{
    QTest::addColumn<QString>("dragged");
    QTest::addColumn<bool>("quits");
    for (const char *dragged : {"handle", "slider", "number"}) {
        QTest::addRow("%s, window closed", dragged) << QString::fromLatin1(dragged) << false;
        QTest::addRow("%s, all quit", dragged) << QString::fromLatin1(dragged) << true;
    }
}

void TestCurveActions::closingDuringADragAsksNothing()
{
    QFETCH(const QString, dragged);
    QFETCH(const bool, quits);
    const Motion before = document().motion();
    CurveView &view = panel().view();
    QTRY_VERIFY(view.isVisible());
    view.grab();
    settle();
    const auto pull = [](QWidget &widget, QPointF from, QPointF by) {
        play(
            widget,
            {{PointerStep::Press, from}, {PointerStep::Move, from + by / 2}, {PointerStep::Move, from + by}});
    };
    if (dragged == QLatin1String("handle")) {
        choose(CurveChannels::one(int(BoneChannel::Y)));
        view.grab();
        pull(view, view.geometry().point(20, 20), QPointF(40, -10));
    } else if (dragged == QLatin1String("slider")) {
        auto &slider = *panel().findChild<QSlider *>(QStringLiteral("blendSlider"));
        pull(slider, QPointF(8, slider.height() / 2.0), QPointF(60, 0));
    } else {
        auto &field = *panel().findChild<QWidget *>(QStringLiteral("y1"));
        const QPointF middle = field.rect().center();
        play(field, {{PointerStep::Press, middle, Qt::AltModifier},
                     {PointerStep::Move, middle + QPointF(10, 0), Qt::AltModifier},
                     {PointerStep::Move, middle + QPointF(40, 0), Qt::AltModifier}});
    }
    QVERIFY(!(document().motion() == before));
    const QPointer<MainWindow> window = mWindow;
    if (quits)
        trigger("file.quit");
    else
        window->close();
    QVERIFY(window && !window->findChild<QMessageBox *>(QStringLiteral("unsavedBox")));
    QVERIFY(window->document().motion() == before);
    QTRY_VERIFY(!window);
}

QTEST_MAIN(TestCurveActions)
#include "tst_curveactions.moc"
