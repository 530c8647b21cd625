// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor-core/document/trackverbs.h"
#include "editor-core/text/nametext.h"
#include "tests/support/motions.h"
#include "widgets/dialogs/renamedialog.h"

#include <QCheckBox>
#include <QDialogButtonBox>
#include <QLineEdit>
#include <QPushButton>
#include <QSignalSpy>
#include <QTest>

using namespace furitsuke;
using namespace furitsuke::test;

namespace {

constexpr TrackRef center{TrackKind::Bone, 0};
constexpr TrackRef foot{TrackKind::Bone, 1};

} // namespace

/// The dialog that asks for a track's name, by real keys and clicks.
class TestRenameDialog : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init();
    void cleanup();

    void beginsWithTheNameSelected();
    void saysWhatBecomesOfAName_data();
    void saysWhatBecomesOfAName();
    void namesEveryCharacterThatIsMissing();
    void tellsWhatIsTakenAfterTheCut();
    void offersToRenameTheIkBone();
    void keepsTheIkNameWhereAsked();
    void enterChooses();
    void okChooses();
    void refusesAndChangesNothing_data();
    void refusesAndChangesNothing();
    void escapeChangesNothing();
    void verdictsDifferInMoreThanColour();
    void followsTheEncoding();
    void warnsOfANameThatTheModelLacks();
    void asksForANewTrack_data();
    void asksForANewTrack();
    void closesWhenItsTrackIsGone();

private:
    void open(std::unique_ptr<RenameDialog> dialog)
    {
        mDialog = std::move(dialog);
        mDialog->open();
        mDialog->activateWindow();
        QVERIFY(QTest::qWaitForWindowActive(mDialog.get()));
    }
    void openFor(TrackRef track) { open(std::make_unique<RenameDialog>(*mDocument, track)); }
    void type(const QString &text)
    {
        mDialog->field().selectAll();
        // An input method gives what no key has.
        if (text.isEmpty())
            QTest::keyClick(&mDialog->field(), Qt::Key_Delete);
        else
            mDialog->field().insert(text);
    }
    QPushButton &okButton() const
    {
        return *mDialog->findChild<QDialogButtonBox *>()->button(QDialogButtonBox::Ok);
    }

    std::unique_ptr<MotionDocument> mDocument;
    std::unique_ptr<RenameDialog> mDialog;
};

void TestRenameDialog::init()
{
    mDocument = std::make_unique<MotionDocument>();
    mDocument->setContent(readMotion(sixSectionFile()));
}

void TestRenameDialog::cleanup()
{
    mDialog.reset();
    mDocument.reset();
}

void TestRenameDialog::beginsWithTheNameSelected()
{
    openFor(center);
    QVERIFY(mDialog->field().hasFocus());
    QCOMPARE(mDialog->field().selectedText(), u"センター"_qs);
    QCOMPARE(mDialog->meterText(), u"8 of 15 bytes: fits"_qs);
    QCOMPARE(mDialog->remarks(), QString());
    QVERIFY(okButton().isEnabled());
    QTest::keyClicks(&mDialog->field(), u"abc"_qs);
    QCOMPARE(mDialog->name(), u"abc"_qs);
    QCOMPARE(mDialog->meterText(), u"3 of 15 bytes: fits"_qs);
}

void TestRenameDialog::saysWhatBecomesOfAName_data()
{
    QTest::addColumn<QString>("name");
    QTest::addColumn<QString>("meter");
    QTest::addColumn<QString>("remark");
    QTest::addColumn<bool>("possible");
    QTest::newRow("fits") << u"左足ＩＫ親"_qs << u"10 of 15 bytes: fits"_qs << QString() << true;
    QTest::newRow("fills the field") << u"123456789012345"_qs << u"15 of 15 bytes: fits"_qs << QString()
                                     << true;
    QTest::newRow("one byte more") << u"1234567890123456"_qs << u"16 of 15 bytes: will be cut"_qs
                                   << u"“123456789012345”"_qs << true;
    QTest::newRow("cut in a character")
        << u"左スカート飾前上"_qs << u"16 of 15 bytes: will be cut"_qs << u"middle of a character"_qs << true;
    QTest::newRow("not storable") << u"左头"_qs << u"2 of 15 bytes: not possible"_qs << u"“头”"_qs << false;
    QTest::newRow("empty") << QString() << u"0 of 15 bytes: not possible"_qs << u"empty"_qs << false;
    QTest::newRow("taken") << u"左足ＩＫ"_qs << u"8 of 15 bytes: not possible"_qs
                           << u"Another bone has this name already."_qs << false;
    QTest::newRow("its own") << u"センター"_qs << u"8 of 15 bytes: fits"_qs << QString() << true;
    QTest::newRow("a byte by its number") << u"a\\x90"_qs << u"2 of 15 bytes: fits"_qs << QString() << true;
}

void TestRenameDialog::saysWhatBecomesOfAName()
{
    QFETCH(QString, name);
    QFETCH(QString, meter);
    QFETCH(QString, remark);
    QFETCH(bool, possible);
    openFor(center);
    type(name);
    QCOMPARE(mDialog->meterText(), meter);
    QVERIFY2(mDialog->remarks().contains(remark), qPrintable(mDialog->remarks()));
    QCOMPARE(mDialog->remarks().isEmpty(), remark.isEmpty());
    QCOMPARE(okButton().isEnabled(), possible);
}

void TestRenameDialog::namesEveryCharacterThatIsMissing()
{
    openFor(center);
    type(u"头a💃头\u200b"_qs);
    for (const QString &character : {u"“头”"_qs, u"“💃”"_qs, u"U+200B"_qs})
        QVERIFY2(mDialog->remarks().count(character) == 1, qPrintable(mDialog->remarks()));
    QVERIFY(mDialog->remarks().contains(u"cp932"));
}

void TestRenameDialog::tellsWhatIsTakenAfterTheCut()
{
    mDocument->renameTrack(foot, u"123456789012345"_qs);
    openFor(center);
    type(u"123456789012345"_qs);
    QCOMPARE(mDialog->remarks(), u"Another bone has this name already."_qs);
    type(u"1234567890123456"_qs);
    QCOMPARE(mDialog->remarks(), u"A file keeps 15 bytes of a name, and another bone has just these.\n"
                                 "The file keeps “123456789012345”."_qs);
    QVERIFY(!okButton().isEnabled());
}

void TestRenameDialog::offersToRenameTheIkBone()
{
    const auto box = [this] { return mDialog->findChild<QCheckBox *>(u"renameIk"_qs); };
    openFor(center); // no IK bone
    QVERIFY(!box()->isVisible());
    openFor(foot);
    QVERIFY(box()->isVisible() && box()->isChecked());
    QVERIFY(!box()->isEnabled()); // with its own name there is nothing to do
    type(u"足首"_qs);
    QVERIFY(box()->isEnabled());
    QVERIFY2(box()->text().contains(u"2 display/IK record"), qPrintable(box()->text()));
    QSignalSpy chosen(mDialog.get(), &RenameDialog::nameChosen);
    QTest::keyClick(&mDialog->field(), Qt::Key_Return);
    QCOMPARE(chosen.count(), 1);
    QCOMPARE(chosen[0][1].value<IkNames>(), IkNames::Follow);

    // Where records have the new name it would be mixed with another bone's.
    KeySelection all = KeySelection::all(mDocument->motion());
    mDocument->setSelection(all);
    StateValues values;
    values.ik = {{LongName::fromBytes(encodeName(u"足首", NameEncoding::Cp932).bytes), 1}};
    mDocument->setValues(values);
    openFor(foot);
    type(u"足首"_qs);
    QVERIFY(!box()->isEnabled());
    QVERIFY2(mDialog->remarks().contains(u"keep the old name"), qPrintable(mDialog->remarks()));
    QVERIFY(okButton().isEnabled());
}

void TestRenameDialog::keepsTheIkNameWhereAsked()
{
    openFor(foot);
    type(u"足首"_qs);
    QTest::mouseClick(mDialog->findChild<QCheckBox *>(u"renameIk"_qs), Qt::LeftButton, {}, {8, 8});
    QSignalSpy chosen(mDialog.get(), &RenameDialog::nameChosen);
    QTest::mouseClick(&okButton(), Qt::LeftButton);
    QCOMPARE(chosen.count(), 1);
    QCOMPARE(chosen[0][1].value<IkNames>(), IkNames::Keep);
}

void TestRenameDialog::enterChooses()
{
    openFor(center);
    QSignalSpy chosen(mDialog.get(), &RenameDialog::nameChosen);
    type(u"グルーブ"_qs);
    QTest::keyClick(&mDialog->field(), Qt::Key_Return);
    QCOMPARE(chosen.count(), 1);
    QCOMPARE(chosen[0][0].toString(), u"グルーブ"_qs);
    QVERIFY(!mDialog->isVisible());
    // The dialog itself changes nothing.
    QCOMPARE(mDocument->undoStack().count(), 0);
}

void TestRenameDialog::okChooses()
{
    openFor(center);
    QSignalSpy chosen(mDialog.get(), &RenameDialog::nameChosen);
    type(u"x"_qs);
    QTest::mouseClick(&okButton(), Qt::LeftButton);
    QCOMPARE(chosen.count(), 1);
    QCOMPARE(mDialog->result(), int(QDialog::Accepted));
}

void TestRenameDialog::refusesAndChangesNothing_data()
{
    QTest::addColumn<QString>("name");
    QTest::newRow("not storable") << u"a头b"_qs;
    QTest::newRow("taken") << u"左足ＩＫ"_qs;
    QTest::newRow("empty") << QString();
}

void TestRenameDialog::refusesAndChangesNothing()
{
    QFETCH(QString, name);
    openFor(center);
    QSignalSpy chosen(mDialog.get(), &RenameDialog::nameChosen);
    type(name);
    QTest::keyClick(&mDialog->field(), Qt::Key_Return);
    QTest::mouseClick(&okButton(), Qt::LeftButton);
    QCOMPARE(chosen.count(), 0);
    QVERIFY(mDialog->isVisible());
    QVERIFY(!mDialog->remarks().isEmpty());
    QCOMPARE(mDocument->undoStack().count(), 0);
    QCOMPARE(mDocument->trackLabel(center), u"センター"_qs);
}

void TestRenameDialog::escapeChangesNothing()
{
    openFor(center);
    QSignalSpy chosen(mDialog.get(), &RenameDialog::nameChosen);
    type(u"x"_qs);
    QTest::keyClick(mDialog.get(), Qt::Key_Escape);
    QVERIFY(!mDialog->isVisible());
    QCOMPARE(chosen.count(), 0);
}

void TestRenameDialog::verdictsDifferInMoreThanColour()
{
    openFor(center);
    QSet<QString> meters;
    QSet<QRgb> colours;
    auto *bar = mDialog->findChild<ByteBar *>();
    for (const QString &name : {u"fits"_qs, u"1234567890123456"_qs, u"x头"_qs}) {
        type(name);
        meters.insert(mDialog->meterText().section(u':', 1));
        colours.insert(bar->grab().toImage().pixel(2, 2));
    }
    QCOMPARE(meters.size(), 3);
    QCOMPARE(colours.size(), 3);
}

void TestRenameDialog::followsTheEncoding()
{
    openFor(center);
    type(u"头"_qs);
    QVERIFY(!okButton().isEnabled());
    mDocument->setEncoding(NameEncoding::Gb18030);
    QVERIFY(okButton().isEnabled());
    QCOMPARE(mDialog->meterText(), u"2 of 15 bytes: fits"_qs);
}

void TestRenameDialog::warnsOfANameThatTheModelLacks()
{
    mDocument->setModelOutline(
        ModelOutline(u"x"_qs, {encodeName(u"センター", NameEncoding::Cp932).bytes}, {"a"}, {}));
    openFor(foot);
    type(u"腰"_qs);
    QVERIFY2(mDialog->remarks().contains(u"no bone"), qPrintable(mDialog->remarks()));
    QVERIFY(okButton().isEnabled());
    mDocument->setModelOutline({});
    QCOMPARE(mDialog->remarks(), QString());
}

void TestRenameDialog::asksForANewTrack_data()
{
    QTest::addColumn<TrackKind>("kind");
    QTest::addColumn<QString>("taken");
    QTest::addColumn<QString>("free");
    QTest::newRow("bone") << TrackKind::Bone << u"センター"_qs << u"あ"_qs;
    QTest::newRow("morph") << TrackKind::Morph << u"あ"_qs << u"センター"_qs;
}

void TestRenameDialog::asksForANewTrack()
{
    QFETCH(TrackKind, kind);
    QFETCH(QString, taken);
    QFETCH(QString, free);
    open(std::make_unique<RenameDialog>(*mDocument, kind));
    QCOMPARE(mDialog->name(), QString());
    QVERIFY(!okButton().isEnabled());
    type(taken);
    QVERIFY(!okButton().isEnabled());
    type(free);
    QVERIFY(okButton().isEnabled());
}

void TestRenameDialog::closesWhenItsTrackIsGone()
{
    openFor(center);
    deleteTracks(*mDocument, {foot});
    QVERIFY(mDialog->isVisible());
    deleteTracks(*mDocument, {center});
    QVERIFY(!mDialog->isVisible());
}

QTEST_MAIN(TestRenameDialog)
#include "tst_renamedialog.moc"
