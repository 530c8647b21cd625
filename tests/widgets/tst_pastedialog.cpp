// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor-core/document/clipboardverbs.h"
#include "editor-core/vmd/reader.h"
#include "tests/support/motions.h"
#include "widgets/dialogs/pastedialog.h"
#include "widgets/dialogs/pastetargettable.h"

#include <QAbstractButton>
#include <QCheckBox>
#include <QComboBox>
#include <QDialogButtonBox>
#include <QLabel>
#include <QListWidget>
#include <QPushButton>
#include <QSignalSpy>
#include <QSpinBox>
#include <QTest>

using namespace furitsuke;
using namespace furitsuke::test;

namespace {

constexpr TrackRef bone(qint32 index)
{
    return {TrackKind::Bone, index};
}

/// Bones arm_L (0, 10), arm_R (30), neck (none that is copied), a morph at 0 and a camera key.
ReadResult motionFile()
{
    FileBuilder file;
    file.count(4).bone("arm_L", 0, {1, 2, 3}).bone("arm_L", 10, {4, 5, 6}).bone("arm_R", 30).bone("neck", 5);
    file.count(1).morph("smile", 0, 0.5f).count(1).camera(0).count(0).count(0).count(0);
    return readMotion(file.bytes());
}

} // namespace

/// The dialog of "Paste special", by mouse and keyboard.
class TestPasteDialog : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init();
    void cleanup();

    void saysWhatWillCome();
    void pastesAsShown();
    void whereItWasCopied();
    void mirroredGoesToTheOtherSide();
    void ontoSelectedTracks();
    void listChoosesTargets();
    void chosenChannelsOnly();
    void valuesOnlyNeedsKeys();
    void repeatsAtDistances();
    void collisionsAreCounted();
    void listsWhatDoesNotFit();
    void cancelChangesNothing();
    void partsOfKindsThatAreNotThereAreNotAsked();

private:
    void open(const KeySelection &selection);
    template <class Widget>
    Widget *child(const char *name) const
    {
        auto *widget = mDialog->findChild<Widget *>(QLatin1String(name));
        if (!widget)
            qFatal("There is no %s.", name);
        return widget;
    }
    void click(const char *name) const;
    QPushButton *okButton() const
    {
        return mDialog->findChild<QDialogButtonBox *>()->button(QDialogButtonBox::Ok);
    }
    /// The summary, once the dialog has looked at what was chosen.
    QString summary() const
    {
        QCoreApplication::processEvents();
        return child<QLabel>("pasteSummary")->text();
    }
    void type(const char *name, const QString &text) const;

    std::unique_ptr<MotionDocument> mDocument;
    std::unique_ptr<PasteDialog> mDialog;
};

void TestPasteDialog::init()
{
    mDocument = std::make_unique<MotionDocument>();
    mDocument->setContent(motionFile());
}

void TestPasteDialog::cleanup()
{
    mDialog.reset();
    mDocument.reset();
}

void TestPasteDialog::open(const KeySelection &selection)
{
    mDialog = std::make_unique<PasteDialog>(*mDocument,
                                            copyKeys(mDocument->motion(), selection, mDocument->encoding()));
    connect(mDialog.get(), &PasteDialog::chosen, mDocument.get(),
            [this](const EditJob &job) { runNow(*mDocument, job); });
    mDialog->open();
    mDialog->activateWindow();
    QVERIFY(QTest::qWaitForWindowActive(mDialog.get()));
}

void TestPasteDialog::click(const char *name) const
{
    auto *button = child<QAbstractButton>(name);
    QVERIFY2(button->isEnabled() && button->isVisible(), name);
    // At the mark, wherever the text ends.
    QTest::mouseClick(button, Qt::LeftButton, {}, QPoint(8, button->height() / 2));
}

void TestPasteDialog::type(const char *name, const QString &text) const
{
    auto *box = child<QSpinBox>(name);
    QTest::mouseClick(box, Qt::LeftButton);
    box->setFocus();
    QTest::keyClick(box, Qt::Key_A, Qt::ControlModifier);
    QTest::keyClicks(box, text);
    QCOMPARE(box->value(), text.toInt());
}

static KeySelection armKeys()
{
    KeySelection selection;
    selection.insert(bone(0), 0);
    selection.insert(bone(0), 1);
    return selection;
}

void TestPasteDialog::saysWhatWillCome()
{
    mDocument->setPlayhead(10);
    open(armKeys());
    QVERIFY2(child<QLabel>("pasteClip")->text().startsWith(QStringLiteral("2 key(s)")),
             qUtf8Printable(child<QLabel>("pasteClip")->text()));
    QCOMPARE(summary(), QStringLiteral("1 key(s) will be added, 1 key(s) will be overwritten."));
    QVERIFY(okButton()->isEnabled());
    QVERIFY(!child<QListWidget>("pasteNotes")->isVisible());
    const auto *table = child<PasteTargetTable>("pasteTargets");
    QCOMPARE(table->rowCount(), 1);
    QCOMPARE(table->item(0, 0)->text(), QStringLiteral("arm_L"));
    QCOMPARE(table->item(0, 2)->text(), QStringLiteral("arm_L"));
    QCOMPARE(mDocument->undoStack().count(), 0);
}

void TestPasteDialog::pastesAsShown()
{
    mDocument->setPlayhead(100);
    open(armKeys());
    QSignalSpy chosen(mDialog.get(), &PasteDialog::chosen);
    QTest::keyClick(mDialog.get(), Qt::Key_Return);
    QCOMPARE(chosen.count(), 1);
    QVERIFY(!mDialog->isVisible());
    QCOMPARE(mDocument->motion().bones[0].keys.frames(), (QList<quint32>{0, 10, 100, 110}));
    QCOMPARE(mDocument->undoStack().count(), 1);
    QCOMPARE(mDocument->selection().rows(bone(0)).rows(), (QList<qsizetype>{2, 3}));
}

void TestPasteDialog::whereItWasCopied()
{
    KeySelection selection;
    selection.insert(bone(1), 0);
    mDocument->setPlayhead(7);
    open(selection);
    QCOMPARE(mDialog->options().frame, 7);
    click("pasteAsCopied");
    QCOMPARE(mDialog->options().frame, 30);
    QVERIFY2(summary().contains(QStringLiteral("1 key(s) will be overwritten")), qUtf8Printable(summary()));
}

void TestPasteDialog::mirroredGoesToTheOtherSide()
{
    open(armKeys());
    click("pasteMirrored");
    summary();
    QCOMPARE(child<PasteTargetTable>("pasteTargets")->item(0, 2)->text(), QStringLiteral("arm_R"));
    QTest::mouseClick(okButton(), Qt::LeftButton);
    QCOMPARE(mDocument->motion().bones[1].keys.frames(), (QList<quint32>{0, 10, 30}));
    QCOMPARE(mDocument->motion().bones[1].keys.key(0).position.x, -1.0f);
}

void TestPasteDialog::ontoSelectedTracks()
{
    mDocument->setChosenTracks({bone(1), bone(2)});
    open(armKeys());
    click("pasteOntoChosen");
    QVERIFY2(summary().startsWith(QStringLiteral("4 key(s) will be added")), qUtf8Printable(summary()));
    QCOMPARE(child<PasteTargetTable>("pasteTargets")->item(0, 2)->text(), QStringLiteral("arm_R, neck"));
    QTest::mouseClick(okButton(), Qt::LeftButton);
    QCOMPARE(mDocument->motion().bones[0].keys.size(), 2);
    QCOMPARE(mDocument->motion().bones[2].keys.frames(), (QList<quint32>{0, 5, 10}));

    // Not where no such track is chosen.
    mDocument->setChosenTracks({{TrackKind::Morph, 0}});
    open(armKeys());
    QVERIFY(!child<QAbstractButton>("pasteOntoChosen")->isEnabled());
}

void TestPasteDialog::listChoosesTargets()
{
    open(armKeys());
    auto *table = child<PasteTargetTable>("pasteTargets");
    const QRect cell = table->visualItemRect(table->item(0, 2));
    // The list can be changed only where it counts.
    QTest::mouseClick(table->viewport(), Qt::LeftButton, {}, cell.center());
    QVERIFY(!table->findChild<QComboBox *>(QStringLiteral("pasteTarget")));
    click("pasteOntoListed");
    const auto choose = [&](const QString &text) {
        // The box of the last choice goes when the event loop comes to it.
        QCoreApplication::sendPostedEvents();
        QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);
        QVERIFY(!table->findChild<QComboBox *>(QStringLiteral("pasteTarget")));
        QTest::mouseClick(table->viewport(), Qt::LeftButton, {}, cell.center());
        QTest::mouseDClick(table->viewport(), Qt::LeftButton, {}, cell.center());
        auto *box = table->findChild<QComboBox *>(QStringLiteral("pasteTarget"));
        QVERIFY(box);
        const int place = box->findText(text);
        QVERIFY2(place >= 0, qUtf8Printable(text));
        box->setFocus();
        QTest::keyClick(box, Qt::Key_Home);
        for (int i = 0; i < place; ++i)
            QTest::keyClick(box, Qt::Key_Down);
        QTest::keyClick(box, Qt::Key_Return);
    };
    choose(QStringLiteral("neck"));
    QVERIFY2(summary().startsWith(QStringLiteral("2 key(s) will be added")), qUtf8Printable(summary()));
    QCOMPARE(table->item(0, 2)->text(), QStringLiteral("neck"));
    QCOMPARE(mDialog->options().targets.value(bone(0)), QList<TrackRef>{bone(2)});
    choose(QStringLiteral("(leave out)"));
    QCOMPARE(summary(), QStringLiteral("Nothing will change."));
    QVERIFY(!okButton()->isEnabled());
    choose(QStringLiteral("(by its name)"));
    summary();
    QCOMPARE(table->item(0, 2)->text(), QStringLiteral("arm_L"));
}

void TestPasteDialog::chosenChannelsOnly()
{
    mDocument->setPlayhead(10);
    open(armKeys());
    for (const BonePart part :
         {BonePart::X, BonePart::Z, BonePart::Rotation, BonePart::Curves, BonePart::Physics})
        click(qPrintable(QStringLiteral("pasteBone%1").arg(int(part))));
    QCOMPARE(mDialog->options().boneParts, BoneParts(BonePart::Y));
    QCOMPARE(summary(), QStringLiteral("1 key(s) will be added, 1 key(s) will get other values."));
    QTest::mouseClick(okButton(), Qt::LeftButton);
    QVERIFY(mDocument->motion().bones[0].keys.key(1).position == (Vec3f{4, 2, 6}));
}

void TestPasteDialog::valuesOnlyNeedsKeys()
{
    mDocument->setPlayhead(10);
    open(armKeys());
    click("pasteValuesOnly");
    QCOMPARE(summary(), QStringLiteral("1 key(s) will get other values, 1 key(s) find no place."));
    QVERIFY(!child<QAbstractButton>("pasteOverwrite")->isEnabled());
    QCOMPARE(child<QListWidget>("pasteNotes")->count(), 1);
    click("pasteValuesOnly");
    summary();
    QVERIFY(child<QAbstractButton>("pasteOverwrite")->isEnabled());
}

void TestPasteDialog::repeatsAtDistances()
{
    mDocument->setPlayhead(100);
    open(armKeys());
    QVERIFY(!child<QSpinBox>("pasteSpacing")->isEnabled());
    type("pasteRepeat", QStringLiteral("3"));
    QVERIFY2(summary().startsWith(QStringLiteral("6 key(s)")), qUtf8Printable(summary()));
    QCOMPARE(mDialog->options().spacing, 11);
    type("pasteSpacing", QStringLiteral("4"));
    QCOMPARE(mDialog->options().spacing, 15);
    auto *kind = child<QComboBox>("pasteSpacingKind");
    kind->setFocus();
    QTest::keyClick(kind, Qt::Key_Down);
    QCOMPARE(mDialog->options().spacing, 11);
    type("pasteSpacing", QStringLiteral("10"));
    QTest::mouseClick(okButton(), Qt::LeftButton);
    QCOMPARE(mDocument->motion().bones[0].keys.frames(), (QList<quint32>{0, 10, 100, 110, 120, 130}));
}

void TestPasteDialog::collisionsAreCounted()
{
    mDocument->setPlayhead(10);
    open(armKeys());
    click("pasteKeep");
    QCOMPARE(summary(), QStringLiteral("1 key(s) will be added, 1 key(s) find no place."));
    click("pasteOverwrite");
    click("pasteReplaceSpan");
    QCOMPARE(summary(), QStringLiteral("1 key(s) will be added, 1 key(s) will be overwritten."));
}

void TestPasteDialog::listsWhatDoesNotFit()
{
    KeyClip clip = copyKeys(mDocument->motion(), armKeys(), mDocument->encoding());
    clip.bones.append({QStringLiteral("심장"), clip.bones[0].keys});
    clip.bones.append({QStringLiteral("new"), clip.bones[0].keys});
    mDialog = std::make_unique<PasteDialog>(*mDocument, clip);
    mDialog->open();
    const auto *notes = child<QListWidget>("pasteNotes");
    QVERIFY(notes->isVisible());
    QCOMPARE(notes->count(), 1);
    QVERIFY2(notes->item(0)->text().contains(u'심'), qUtf8Printable(notes->item(0)->text()));
    QVERIFY2(summary().contains(QStringLiteral("1 track(s) will be added")), qUtf8Printable(summary()));
    QCOMPARE(child<PasteTargetTable>("pasteTargets")->item(2, 2)->text(), QStringLiteral("new (new)"));
    click("pasteAddMissing");
    summary();
    QCOMPARE(notes->count(), 2);
}

void TestPasteDialog::cancelChangesNothing()
{
    const Motion before = mDocument->motion();
    open(armKeys());
    QSignalSpy chosen(mDialog.get(), &PasteDialog::chosen);
    QTest::keyClick(mDialog.get(), Qt::Key_Escape);
    QVERIFY(!mDialog->isVisible());
    QCOMPARE(chosen.count(), 0);
    QVERIFY(mDocument->motion() == before);
}

void TestPasteDialog::partsOfKindsThatAreNotThereAreNotAsked()
{
    KeySelection morph;
    morph.insert({TrackKind::Morph, 0}, 0);
    open(morph);
    QVERIFY(!mDialog->findChild<QCheckBox *>(QStringLiteral("pasteBone1")));
    QVERIFY(!mDialog->findChild<QCheckBox *>(QStringLiteral("pasteCamera1")));
    KeySelection camera;
    camera.insert({TrackKind::Camera, 0}, 0);
    open(camera);
    QVERIFY(!mDialog->findChild<QCheckBox *>(QStringLiteral("pasteBone1")));
    click("pasteCamera16");
    QVERIFY(!mDialog->options().cameraParts.testFlag(CameraPart::Distance));
}

QTEST_MAIN(TestPasteDialog)
#include "tst_pastedialog.moc"
