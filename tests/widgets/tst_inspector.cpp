// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor-core/vmd/writer.h"
#include "tests/support/motions.h"
#include "tests/support/mouse.h"
#include "widgets/common/scrubspinbox.h"
#include "widgets/inspector/keyinspector.h"

#include <QCheckBox>
#include <QComboBox>
#include <QElapsedTimer>
#include <QLabel>
#include <QPushButton>
#include <QScrollArea>
#include <QSignalSpy>
#include <QTest>
#include <QToolButton>

#include <memory>

using namespace furitsuke;
using namespace furitsuke::test;

namespace {

constexpr TrackRef bone0{TrackKind::Bone, 0};

KeySelection rowsOf(TrackRef track, const QList<qsizetype> &rows)
{
    KeySelection selection;
    for (const qsizetype row : rows)
        selection.insert(track, row);
    return selection;
}

/// A press, moves, and all but the release.
Gesture dragWithoutRelease(QPointF from, double pixels)
{
    Gesture gesture = drag(from, from + QPointF(pixels, 0));
    gesture.removeLast();
    return gesture;
}

} // namespace

/// The inspector by real events, on a motion with all six sections: センター at 0 20, 左足ＩＫ at 10, あ at 0
/// 12, camera 0 30, light and shadow 0, display/IK records at 0 15.
class TestInspector : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init();
    void cleanup() { mInspector.reset(); }

    void readOutShowsMmdUnits_data();
    void readOutShowsMmdUnits();
    void storedValuesStandBeneath();
    void curvesAreRead();
    void emptyStateSaysWhatToDo();
    void typedValueIsOneStepForAllKeys();
    void tabGoesThroughTheFields();
    void differingValuesAreMixedUntilEdited();
    void relativeEntriesKeepDifferences();
    void nonsenseIsReported();
    void fieldsFollowUndo();
    void typingSurvivesChangesElsewhere();
    void typingEndsWithTheSelection();
    void scrubIsOneStep();
    void escDuringAScrubLeavesNoStep();
    void stepsThatFollowAtOnceAreOneStep();
    void undoBetweenStepsBeginsAnew();
    void switchesOfMixedKeys();
    void shadowModeIsChosen();
    void ikSwitchesAndNames();
    void oddQuaternionIsSaidAndNormalised();
    void frameMovesKeys();
    void frameSaysWhatItOverwrites();
    void severalKindsFold();
    void trackThatStartsLateIsOfferedARestKey();
    void fitsNarrowDocks();
    void manyKeysAreReadInNoTime();

private:
    ScrubSpinBox &field(const char *id) const
    {
        auto *result = mInspector->findChild<ScrubSpinBox *>(QLatin1String(id));
        if (!result)
            qFatal("There is no field %s.", id);
        return *result;
    }
    void select(TrackRef track, const QList<qsizetype> &rows)
    {
        mDocument->setSelection(rowsOf(track, rows));
    }
    void type(const char *id, const QString &text)
    {
        ScrubSpinBox &box = field(id);
        box.setFocus();
        box.selectAll();
        QTest::keyClicks(&box, text);
        QTest::keyClick(&box, Qt::Key_Return);
    }
    BoneKey bone(qsizetype row) const { return mDocument->motion().bones.at(0).keys.key(row); }
    int steps() const { return mDocument->undoStack().count(); }

    std::unique_ptr<MotionDocument> mDocument;
    std::unique_ptr<KeyInspector> mInspector;
    std::unique_ptr<QSignalSpy> mEdited;
};

void TestInspector::init()
{
    mDocument = std::make_unique<MotionDocument>();
    mDocument->setContent(readMotion(sixSectionFile()));
    mInspector = std::make_unique<KeyInspector>(*mDocument);
    mInspector->resize(330, 640);
    mInspector->show();
    QVERIFY(QTest::qWaitForWindowExposed(mInspector.get()));
    QApplication::setActiveWindow(mInspector.get());
    mEdited = std::make_unique<QSignalSpy>(mInspector.get(), &KeyInspector::edited);
}

void TestInspector::readOutShowsMmdUnits_data()
{
    QTest::addColumn<int>("kind");
    QTest::addColumn<int>("row");
    QTest::addColumn<QString>("id");
    QTest::addColumn<QString>("text");
    const auto row = [](TrackKind kind, int key, const char *id, const char *text) {
        QTest::newRow(id) << int(kind) << key << QString::fromLatin1(id) << QString::fromLatin1(text);
    };
    row(TrackKind::Bone, 1, "frame", "20");
    row(TrackKind::Bone, 1, "position-x", "1.5");
    row(TrackKind::Bone, 1, "position-z", "-2");
    // (0, 0.6, 0, 0.8) is a turn about Y of 2 atan(0.75); MMD shows -Y.
    row(TrackKind::Bone, 1, "angle-y", "-73.7398");
    row(TrackKind::Bone, 1, "quaternion-w", "0.8");
    row(TrackKind::Morph, 1, "weight", "0.75");
    row(TrackKind::Camera, 1, "camera-angle-y", "28.64789");
    row(TrackKind::Camera, 1, "distance", "45");
    row(TrackKind::Camera, 1, "view-angle", "30");
    row(TrackKind::Light, 0, "red", "154");
    row(TrackKind::Shadow, 0, "shadow-distance", "8875");
}

void TestInspector::readOutShowsMmdUnits()
{
    QFETCH(const int, kind);
    QFETCH(const int, row);
    QFETCH(const QString, id);
    select({TrackKind(kind), 0}, {row});
    const ScrubSpinBox &box = field(id.toLatin1().constData());
    QVERIFY(box.isVisible());
    QTEST(box.text(), "text");
    QVERIFY(!box.accessibleName().isEmpty());
    QVERIFY(!box.toolTip().isEmpty());
    // The field may have no room for all digits.
    if (id != QLatin1String("frame"))
        QVERIFY2(box.toolTip().contains(box.text()), qPrintable(box.toolTip()));
}

void TestInspector::storedValuesStandBeneath()
{
    select({TrackKind::Camera, 0}, {1});
    QStringList texts;
    for (const QLabel *label : mInspector->findChildren<QLabel *>()) {
        if (label->isVisible())
            texts.append(label->text());
    }
    const QString all = texts.join(u'\n');
    QVERIFY2(all.contains(QStringLiteral("-0.3, 0.5, 0")), qPrintable(all));
    QVERIFY2(all.contains(QStringLiteral("-45")), qPrintable(all));
}

void TestInspector::curvesAreRead()
{
    select(bone0, {1});
    const auto curve = [this](const char *name) {
        for (const QLabel *label : mInspector->findChildren<QLabel *>(QLatin1String(name))) {
            if (label->isVisible())
                return label->text();
        }
        return QString();
    };
    QCOMPARE(curve("curve0"), QStringLiteral("(20, 20) (107, 107)  linear"));
    QCOMPARE(curve("curve3"), QStringLiteral("(35, 0) (93, 127)"));
    select(bone0, {0, 1});
    QCOMPARE(curve("curve3"), QStringLiteral("mixed"));
}

void TestInspector::emptyStateSaysWhatToDo()
{
    const auto *scroll = mInspector->findChild<QScrollArea *>();
    QVERIFY(!scroll->isVisible());
    select(bone0, {0});
    QVERIFY(scroll->isVisible());
    mDocument->setSelection({});
    QVERIFY(!scroll->isVisible());
}

void TestInspector::typedValueIsOneStepForAllKeys()
{
    select(bone0, {0, 1});
    type("position-y", QStringLiteral("2,5"));
    QCOMPARE(steps(), 1);
    QCOMPARE(bone(0).position.y, 2.5f);
    QCOMPARE(bone(1).position.y, 2.5f);
    QCOMPARE(bone(1).position.x, 1.5f);
    QCOMPARE(field("position-y").text(), QStringLiteral("2.5"));
    QVERIFY(field("position-y").hasFocus());
    QCOMPARE(mEdited->constLast()[0].value<EditResult>().changed, 2);
    mDocument->undoStack().undo();
    QCOMPARE(writeMotion(mDocument->motion()), sixSectionFile());
}

void TestInspector::tabGoesThroughTheFields()
{
    select(bone0, {1});
    mInspector->focusFirstField();
    QStringList visited;
    for (int i = 0; i < 11; ++i) {
        visited.append(QApplication::focusWidget()->objectName());
        QTest::keyClick(QApplication::focusWidget(), Qt::Key_Tab);
    }
    QCOMPARE(visited,
             (QStringList{QStringLiteral("position-x"), QStringLiteral("position-y"),
                          QStringLiteral("position-z"), QStringLiteral("angle-x"), QStringLiteral("angle-y"),
                          QStringLiteral("angle-z"), QStringLiteral("quaternion-x"),
                          QStringLiteral("quaternion-y"), QStringLiteral("quaternion-z"),
                          QStringLiteral("quaternion-w"), QStringLiteral("physics")}));
    QCOMPARE(steps(), 0);
    // Keys of one kind after those of another, all by Tab alone.
    mInspector->focusFirstField();
    QTest::keyClicks(&field("position-x"), QStringLiteral("7"));
    QTest::keyClick(&field("position-x"), Qt::Key_Tab);
    QTest::keyClicks(&field("position-y"), QStringLiteral("8"));
    QTest::keyClick(&field("position-y"), Qt::Key_Tab);
    QCOMPARE(bone(1).position.x, 7.0f);
    QCOMPARE(bone(1).position.y, 8.0f);
    QCOMPARE(steps(), 2);
}

void TestInspector::differingValuesAreMixedUntilEdited()
{
    select(bone0, {0, 1});
    QVERIFY(field("position-x").isMixed());
    QVERIFY(field("position-x").text().isEmpty());
    QCOMPARE(field("position-x").placeholderText(), QStringLiteral("mixed"));
    QCOMPARE(field("angle-x").text(), QStringLiteral("0"));
    type("position-x", QStringLiteral("4"));
    QCOMPARE(field("position-x").text(), QStringLiteral("4"));
    QCOMPARE(bone(0).position.x, 4.0f);
}

void TestInspector::relativeEntriesKeepDifferences()
{
    const float first = bone(0).position.x;
    const float second = bone(1).position.x;
    select(bone0, {0, 1});
    type("position-x", QStringLiteral("+10"));
    QCOMPARE(bone(0).position.x, first + 10);
    QCOMPARE(bone(1).position.x, second + 10);
    type("position-x", QStringLiteral("-=10"));
    type("position-x", QStringLiteral("x2"));
    QCOMPARE(bone(0).position.x, 2 * first);
    QCOMPARE(bone(1).position.x, 2 * second);
    QVERIFY(field("position-x").isMixed());
}

void TestInspector::nonsenseIsReported()
{
    select(bone0, {1});
    type("position-x", QStringLiteral("five"));
    QVERIFY(!mEdited->constLast()[0].value<EditResult>().error.isEmpty());
    type("position-x", QStringLiteral("1e200"));
    QVERIFY(!mEdited->constLast()[0].value<EditResult>().error.isEmpty());
    QCOMPARE(field("position-x").text(), QStringLiteral("1.5"));
    QCOMPARE(steps(), 0);
}

void TestInspector::fieldsFollowUndo()
{
    select({TrackKind::Morph, 0}, {1});
    type("weight", QStringLiteral("0.5"));
    QCOMPARE(field("weight").text(), QStringLiteral("0.5"));
    mDocument->undoStack().undo();
    QCOMPARE(field("weight").text(), QStringLiteral("0.75"));
    QVERIFY(field("weight").hasFocus());
}

void TestInspector::typingSurvivesChangesElsewhere()
{
    select(bone0, {1});
    ScrubSpinBox &box = field("position-x");
    box.setFocus();
    box.selectAll();
    QTest::keyClicks(&box, QStringLiteral("12"));
    enterValue(*mDocument, KeyValue::PositionX, {0, 3});
    QCOMPARE(box.text(), QStringLiteral("12"));
    QVERIFY(box.hasFocus());
    QTest::keyClicks(&box, QStringLiteral("3"));
    QTest::keyClick(&box, Qt::Key_Return);
    QCOMPARE(bone(1).position.x, 123.0f);
}

void TestInspector::typingEndsWithTheSelection()
{
    select(bone0, {1});
    ScrubSpinBox &box = field("position-x");
    box.setFocus();
    box.selectAll();
    QTest::keyClicks(&box, QStringLiteral("12"));
    // What was meant for these keys is not for others.
    select(bone0, {0});
    QTest::keyClick(&box, Qt::Key_Return);
    QCOMPARE(steps(), 0);
    QCOMPARE(box.text(), QString::number(double(bone(0).position.x)));
}

void TestInspector::scrubIsOneStep()
{
    select(bone0, {0, 1});
    const float first = bone(0).position.x;
    const float second = bone(1).position.x;
    ScrubSpinBox &box = field("position-x");
    const QPointF from(10, box.height() / 2.0);
    play(box, drag(from, from + QPointF(42, 0), Qt::AltModifier));
    QCOMPARE(steps(), 1);
    // 40 pixels, half a step of 0.1 for each.
    QCOMPARE(bone(0).position.x, float(double(first) + 2));
    QCOMPARE(bone(1).position.x, float(double(second) + 2));
    mDocument->undoStack().undo();
    QCOMPARE(writeMotion(mDocument->motion()), sixSectionFile());
}

void TestInspector::escDuringAScrubLeavesNoStep()
{
    select(bone0, {0, 1});
    QLabel *letter = nullptr;
    for (QLabel *label : mInspector->findChildren<QLabel *>()) {
        if (label->buddy() == &field("angle-y"))
            letter = label;
    }
    QVERIFY(letter);
    play(*letter, dragWithoutRelease(QRectF(letter->rect()).center(), 30));
    QCOMPARE(steps(), 1);
    QVERIFY(writeMotion(mDocument->motion()) != sixSectionFile());
    QTest::keyClick(mInspector->windowHandle(), Qt::Key_Escape);
    QCOMPARE(steps(), 0);
    QVERIFY(!mDocument->isModified());
    QCOMPARE(writeMotion(mDocument->motion()), sixSectionFile());
    play(*letter, {{PointerStep::Release, QPointF(50, 5)}});
    QCOMPARE(steps(), 0);
}

void TestInspector::stepsThatFollowAtOnceAreOneStep()
{
    select(bone0, {1});
    ScrubSpinBox &box = field("position-x");
    box.setFocus();
    for (int i = 0; i < 7; ++i)
        QTest::keyClick(&box, Qt::Key_Up);
    QCOMPARE(steps(), 1);
    QCOMPARE(box.text(), QStringLiteral("2.2"));
    QCOMPARE(bone(1).position.x, 2.2f);
    // Another field is another step.
    QTest::keyClick(&field("position-y"), Qt::Key_Up);
    QCOMPARE(steps(), 2);
}

void TestInspector::undoBetweenStepsBeginsAnew()
{
    select(bone0, {1});
    ScrubSpinBox &box = field("position-x");
    box.setFocus();
    QTest::keyClick(&box, Qt::Key_Up);
    QTest::keyClick(&box, Qt::Key_Up);
    mDocument->undoStack().undo();
    QTest::keyClick(&box, Qt::Key_Up);
    QCOMPARE(bone(1).position.x, 1.6f);
}

void TestInspector::switchesOfMixedKeys()
{
    select(bone0, {1});
    auto *physics = mInspector->findChild<QCheckBox *>(QStringLiteral("physics"));
    QVERIFY(physics->isChecked());
    QTest::keyClick(physics, Qt::Key_Space);
    QVERIFY(bone(1).form.physicsOff());
    QVERIFY(!bone(0).form.physicsOff());
    select(bone0, {0, 1});
    QCOMPARE(physics->checkState(), Qt::PartiallyChecked);
    QTest::keyClick(physics, Qt::Key_Space);
    QVERIFY(!bone(1).form.physicsOff());
    QCOMPARE(physics->checkState(), Qt::Checked);
    QTest::keyClick(physics, Qt::Key_Space);
    QVERIFY(bone(0).form.physicsOff() && bone(1).form.physicsOff());
    QCOMPARE(steps(), 3);
}

void TestInspector::shadowModeIsChosen()
{
    select({TrackKind::Shadow, 0}, {0});
    auto *mode = mInspector->findChild<QComboBox *>(QStringLiteral("shadow-mode"));
    QVERIFY(mode->isVisible());
    QCOMPARE(mode->currentIndex(), int(mDocument->motion().shadow.key(0).mode));
    mode->setFocus();
    const int before = mode->currentIndex();
    QTest::keyClick(mode, before == 2 ? Qt::Key_Up : Qt::Key_Down);
    QCOMPARE(int(mDocument->motion().shadow.key(0).mode), before == 2 ? 1 : before + 1);
    QCOMPARE(steps(), 1);
}

void TestInspector::ikSwitchesAndNames()
{
    const TrackRef states{TrackKind::State, 0};
    select(states, {0, 1});
    const auto box = [this](const QString &name) {
        return mInspector->findChild<QCheckBox *>(QStringLiteral("ik ") + name);
    };
    QVERIFY(box(QStringLiteral("左足ＩＫ")));
    QVERIFY(box(QStringLiteral("左足ＩＫ"))->text().contains(QStringLiteral("8/20")));
    QCOMPARE(box(QStringLiteral("左足ＩＫ"))->checkState(), Qt::PartiallyChecked);
    auto *visible = mInspector->findChild<QCheckBox *>(QStringLiteral("visible"));
    visible->setFocus();
    QTest::keyClick(visible, Qt::Key_Tab);
    QVERIFY(box(QStringLiteral("左足ＩＫ"))->hasFocus());
    QTest::keyClick(box(QStringLiteral("左足ＩＫ")), Qt::Key_Tab);
    QCOMPARE(QApplication::focusWidget()->objectName(), QStringLiteral("newIkName"));
    QTest::keyClick(box(QStringLiteral("左足ＩＫ")), Qt::Key_Space);
    QCOMPARE(box(QStringLiteral("左足ＩＫ"))->checkState(), Qt::Checked);
    QVERIFY(mDocument->motion().states.key(1).ik[0].enabled);

    auto *name = mInspector->findChild<QLineEdit *>(QStringLiteral("newIkName"));
    name->setText(QStringLiteral("右足ＩＫ"));
    QTest::keyClick(name, Qt::Key_Return);
    QVERIFY(name->text().isEmpty());
    QVERIFY(box(QStringLiteral("右足ＩＫ")));
    QVERIFY(box(QStringLiteral("右足ＩＫ"))->isChecked());
    QCOMPARE(steps(), 2);
    name->setText(QStringLiteral("this name is too long for it"));
    QTest::mouseClick(mInspector->findChild<QToolButton *>(QStringLiteral("addIk")), Qt::LeftButton);
    QVERIFY(!mEdited->constLast()[0].value<EditResult>().error.isEmpty());
    QVERIFY(!name->text().isEmpty());
    QCOMPARE(steps(), 2);
}

void TestInspector::oddQuaternionIsSaidAndNormalised()
{
    select(bone0, {1});
    auto *notice = mInspector->findChild<QWidget *>(QStringLiteral("lengthNotice"));
    QVERIFY(!notice->isVisible());
    // Just what is typed is stored, and what is odd about it is said.
    type("quaternion-w", QStringLiteral("0.9"));
    QCOMPARE(bone(1).rotation.w, 0.9f);
    QCOMPARE(bone(1).rotation.y, 0.6f);
    QVERIFY(notice->isVisible());
    QTest::mouseClick(mInspector->findChild<QPushButton *>(QStringLiteral("normalise")), Qt::LeftButton);
    QVERIFY(!notice->isVisible());
    QVERIFY(isUnitLength(bone(1).rotation));
    QCOMPARE(steps(), 2);
}

void TestInspector::frameMovesKeys()
{
    select(bone0, {1});
    type("frame", QStringLiteral("35"));
    QCOMPARE(mDocument->motion().bones.at(0).keys.frames(), (QList<quint32>{0, 35}));
    type("frame", QStringLiteral("-5"));
    QCOMPARE(mDocument->motion().bones.at(0).keys.frames(), (QList<quint32>{0, 30}));
    QCOMPARE(steps(), 2);
    for (const char *bad : {"-31", "+4294967295", "99999999999", "1.5", "*2", "a"}) {
        type("frame", QLatin1String(bad));
        QVERIFY2(!mEdited->constLast()[0].value<EditResult>().error.isEmpty(), bad);
        QTest::keyClick(&field("frame"), Qt::Key_Escape);
    }
    QCOMPARE(steps(), 2);
    select(bone0, {0, 1});
    QVERIFY(field("frame").isMixed());
    QCOMPARE(field("frame").placeholderText(), QStringLiteral("0 – 30"));
    type("frame", QStringLiteral("50"));
    QVERIFY(!mEdited->constLast()[0].value<EditResult>().error.isEmpty());
    type("frame", QStringLiteral("+7"));
    QCOMPARE(mDocument->motion().bones.at(0).keys.frames(), (QList<quint32>{7, 37}));
}

void TestInspector::frameSaysWhatItOverwrites()
{
    select(bone0, {1});
    auto *consequence = mInspector->findChild<QLabel *>(QStringLiteral("frameConsequence"));
    ScrubSpinBox &frame = field("frame");
    frame.setFocus();
    frame.selectAll();
    QTest::keyClicks(&frame, QStringLiteral("1"));
    QVERIFY(!consequence->isVisible());
    frame.selectAll();
    QTest::keyClicks(&frame, QStringLiteral("0"));
    QVERIFY(consequence->isVisible());
    QVERIFY(consequence->text().contains(QLatin1Char('1')));
    QTest::keyClick(&frame, Qt::Key_Return);
    QVERIFY(!consequence->isVisible());
    QCOMPARE(mDocument->motion().bones.at(0).keys.frames(), (QList<quint32>{0}));
    QVERIFY(mDocument->undoStack().undoText().contains(QStringLiteral("overwriting 1")));
}

void TestInspector::severalKindsFold()
{
    KeySelection selection = rowsOf(bone0, {1});
    selection.unite(rowsOf({TrackKind::Morph, 0}, {1}));
    mDocument->setSelection(selection);
    QVERIFY(field("position-x").isVisible());
    QVERIFY(field("weight").isVisible());
    QVERIFY(!field("distance").isVisible());
    // A value goes to the keys of its kind.
    type("weight", QStringLiteral("0.25"));
    QCOMPARE(mDocument->motion().morphs.at(0).keys.key(1).weight, 0.25f);
    QCOMPARE(bone(1).position.x, 1.5f);

    auto *section = mInspector->findChild<QWidget *>(QStringLiteral("section0"));
    auto *heading = section->findChild<QToolButton *>(QString(), Qt::FindDirectChildrenOnly);
    QVERIFY(heading->isVisible());
    heading->setFocus();
    QTest::keyClick(heading, Qt::Key_Space);
    QVERIFY(!field("position-x").isVisible());
    enterValue(*mDocument, KeyValue::PositionX, {0, 44});
    QTest::keyClick(heading, Qt::Key_Space);
    QVERIFY(field("position-x").isVisible());
    QCOMPARE(field("position-x").text(), QStringLiteral("44"));
    // Alone it has nothing to fold.
    QTest::keyClick(heading, Qt::Key_Space);
    select(bone0, {1});
    QVERIFY(!heading->isVisible());
    QVERIFY(field("position-x").isVisible());
}

void TestInspector::trackThatStartsLateIsOfferedARestKey()
{
    auto *notice = mInspector->findChild<QWidget *>(QStringLiteral("lateStartNotice"));
    select(bone0, {1});
    QVERIFY(!notice->isVisible());
    select({TrackKind::Bone, 1}, {0});
    QVERIFY(notice->isVisible());
    QTest::mouseClick(mInspector->findChild<QPushButton *>(QStringLiteral("addRestKeys")), Qt::LeftButton);
    QCOMPARE(mDocument->motion().bones.at(1).keys.frames(), (QList<quint32>{0, 10}));
    QVERIFY(!notice->isVisible());
    QCOMPARE(mDocument->selection(), rowsOf({TrackKind::Bone, 1}, {1}));
}

void TestInspector::fitsNarrowDocks()
{
    mDocument->setSelection(KeySelection::all(mDocument->motion()));
    mInspector->resize(260, 900);
    QCoreApplication::processEvents();
    QCOMPARE(mInspector->width(), 260);
    const auto *scroll = mInspector->findChild<QScrollArea *>();
    QVERIFY2(scroll->widget()->minimumSizeHint().width() <= scroll->viewport()->width(),
             qPrintable(QString::number(scroll->widget()->minimumSizeHint().width())));
    for (const ScrubSpinBox *box : mInspector->findChildren<ScrubSpinBox *>()) {
        if (box->isVisible())
            QVERIFY(box->mapTo(scroll->viewport(), QPoint(box->width(), 0)).x() <=
                    scroll->viewport()->width());
    }
}

void TestInspector::manyKeysAreReadInNoTime()
{
    mDocument->setContent(readMotion(longMotionFile(20, 200000)));
    QElapsedTimer timer;
    timer.start();
    mDocument->setSelection(KeySelection::all(mDocument->motion()));
    const qint64 milliseconds = timer.elapsed();
    QCOMPARE(field("position-x").isVisible(), true);
    // Far more than it takes, since others may use the machine.
    QVERIFY2(milliseconds < 500, qPrintable(QString::number(milliseconds)));
    qInfo("%lld ms", milliseconds);
}

QTEST_MAIN(TestInspector)
#include "tst_inspector.moc"
