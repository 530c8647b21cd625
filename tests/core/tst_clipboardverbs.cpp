// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor-core/document/clipboardverbs.h"
#include "editor-core/document/clipmime.h"
#include "editor-core/vmd/reader.h"
#include "tests/support/motions.h"

#include <QSignalSpy>
#include <QTest>

using namespace furitsuke;
using namespace furitsuke::test;

namespace {

constexpr TrackRef bone0{TrackKind::Bone, 0};
constexpr TrackRef bone1{TrackKind::Bone, 1};

/// Bones a (0, 10, 20) and b (10).
ReadResult twoBones()
{
    FileBuilder file;
    file.count(4)
        .bone("a", 0, {1, 0, 0})
        .bone("a", 10, {2, 0, 0})
        .bone("a", 20, {3, 0, 0})
        .bone("b", 10, {4, 0, 0});
    file.count(0).count(0).count(0).count(0).count(0);
    return readMotion(file.bytes());
}

KeySelection rowsOf(TrackRef track, const QList<qsizetype> &rows)
{
    KeySelection selection;
    for (const qsizetype row : rows)
        selection.insert(track, row);
    return selection;
}

} // namespace

/// The clipboard's verbs on a document, and what a clipboard holds.
class TestClipboardVerbs : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init();
    void cleanup() { mDocument.reset(); }

    void cutIsOneStep();
    void pastedKeysAreSelectedAndThePlayheadStays();
    void undoTextCountsWhatIsOverwritten();
    void valuesThatAreThereLeaveNoStep();
    void lockedTracksAreLeftOutAndSaid();
    void errorsLeaveNoStep();
    void mirroringIsOneStep();

    void clipboardOffersBothTypes();
    void clipComesBackFromOtherProcesses_data();
    void clipComesBackFromOtherProcesses();
    void textIsPastedAsItsClipIs();
    void otherContentIsSaidToBeOther_data();
    void otherContentIsSaidToBeOther();

private:
    std::unique_ptr<MotionDocument> mDocument;
};

void TestClipboardVerbs::init()
{
    mDocument = std::make_unique<MotionDocument>();
    mDocument->setContent(twoBones());
}

void TestClipboardVerbs::cutIsOneStep()
{
    mDocument->setSelection(rowsOf(bone0, {0, 2}));
    const KeyClip clip = copySelection(*mDocument);
    const Motion before = mDocument->motion();
    const EditResult result = cutSelection(*mDocument);
    QCOMPARE(result.changed, 2);
    QCOMPARE(mDocument->motion().keyCount(), 2);
    QCOMPARE(mDocument->undoStack().count(), 1);
    QCOMPARE(mDocument->undoStack().undoText(), QStringLiteral("Cut 2 key(s)"));
    mDocument->undoStack().undo();
    QVERIFY(mDocument->motion() == before);
    QCOMPARE(mDocument->selection().count(), 2);
    QCOMPARE(clip.length(), 21);
    // Nothing selected, nothing done.
    mDocument->setSelection({});
    cutSelection(*mDocument);
    QCOMPARE(mDocument->undoStack().index(), 0);
}

void TestClipboardVerbs::pastedKeysAreSelectedAndThePlayheadStays()
{
    mDocument->setSelection(rowsOf(bone0, {0, 1}));
    const KeyClip clip = copySelection(*mDocument);
    mDocument->setPlayhead(100);
    QSignalSpy selections(mDocument.get(), &MotionDocument::selectionChanged);
    paste(*mDocument, clip, {.frame = mDocument->playhead()});
    QCOMPARE(mDocument->motion().bones[0].keys.frames(), (QList<quint32>{0, 10, 20, 100, 110}));
    QCOMPARE(mDocument->selection().rows(bone0).rows(), (QList<qsizetype>{3, 4}));
    QCOMPARE(selections.count(), 1);
    QCOMPARE(mDocument->playhead(), 100);
    mDocument->undoStack().undo();
    QCOMPARE(mDocument->selection().rows(bone0).rows(), (QList<qsizetype>{0, 1}));
}

void TestClipboardVerbs::undoTextCountsWhatIsOverwritten()
{
    mDocument->setSelection(rowsOf(bone0, {0, 1}));
    const KeyClip clip = copySelection(*mDocument);
    paste(*mDocument, clip, {.frame = 10});
    QCOMPARE(mDocument->undoStack().undoText(), QStringLiteral("Paste: 2 key(s) overwritten"));
    paste(*mDocument, clip, {.frame = 50, .mirrored = true});
    QCOMPARE(mDocument->undoStack().undoText(), QStringLiteral("Paste 2 key(s) mirrored"));
    paste(*mDocument, clip, {.frame = 50, .valuesOnly = true});
    QCOMPARE(mDocument->undoStack().undoText(), QStringLiteral("Paste values into 2 key(s)"));
}

void TestClipboardVerbs::valuesThatAreThereLeaveNoStep()
{
    mDocument->setSelection(rowsOf(bone0, {1}));
    const KeyClip clip = copySelection(*mDocument);
    mDocument->setSelection({});
    paste(*mDocument, clip, {.frame = 10, .valuesOnly = true});
    QCOMPARE(mDocument->undoStack().count(), 0);
    QCOMPARE(mDocument->selection().rows(bone0).rows(), QList<qsizetype>{1});
}

void TestClipboardVerbs::lockedTracksAreLeftOutAndSaid()
{
    mDocument->setSelection(KeySelection::all(mDocument->motion()));
    const KeyClip clip = copySelection(*mDocument);
    TrackLook locked;
    locked.locked = true;
    mDocument->setTrackLook(bone1, locked);
    const BoneTrack b = mDocument->motion().bones[1];
    const EditResult result = paste(*mDocument, clip, {.frame = 40});
    QCOMPARE(result.notes.size(), 1);
    QVERIFY2(result.notes[0].contains(QStringLiteral("“b”")), qUtf8Printable(result.notes[0]));
    QCOMPARE(result.changed, 3);
    QVERIFY(mDocument->motion().bones[1] == b);
}

void TestClipboardVerbs::errorsLeaveNoStep()
{
    mDocument->setSelection(rowsOf(bone0, {1}));
    QVERIFY(!paste(*mDocument, {}, {}).error.isEmpty());
    QVERIFY(!paste(*mDocument, copySelection(*mDocument), {.frame = -3}).error.isEmpty());
    QCOMPARE(mDocument->undoStack().count(), 0);
    QCOMPARE(mDocument->selection().rows(bone0).rows(), QList<qsizetype>{1});
}

void TestClipboardVerbs::mirroringIsOneStep()
{
    mDocument->setSelection(rowsOf(bone0, {0, 1}));
    const Motion before = mDocument->motion();
    QCOMPARE(mirrorSelection(*mDocument).changed, 2);
    QCOMPARE(mDocument->motion().bones[0].keys.key(0).position.x, -1.0f);
    QCOMPARE(mDocument->undoStack().undoText(), QStringLiteral("Mirror 2 key(s)"));
    QCOMPARE(mDocument->selection().rows(bone0).rows(), (QList<qsizetype>{0, 1}));
    mirrorSelection(*mDocument);
    QVERIFY(mDocument->motion() == before);
    QCOMPARE(mDocument->undoStack().count(), 2);
}

void TestClipboardVerbs::clipboardOffersBothTypes()
{
    mDocument->setSelection(rowsOf(bone0, {1}));
    const ClipMimeData data(copySelection(*mDocument));
    QCOMPARE(data.formats(), (QStringList{QStringLiteral("application/x-furitsuke-keys+json"),
                                          QStringLiteral("text/plain")}));
    QCOMPARE(data.data(QLatin1String(clipMimeType)), writeClipJson(data.clip()));
    QCOMPARE(data.text(), QString::fromUtf8(writeClipJson(data.clip())));
    QVERIFY(data.data(QStringLiteral("text/html")).isEmpty());
    QVERIFY(mayHoldClip(&data));
    QVERIFY(clipFrom(&data).clip == data.clip());
}

void TestClipboardVerbs::clipComesBackFromOtherProcesses_data()
{
    QTest::addColumn<QString>("type");
    QTest::newRow("own type") << QString(QLatin1String(clipMimeType));
    QTest::newRow("text") << QStringLiteral("text/plain");
}

void TestClipboardVerbs::clipComesBackFromOtherProcesses()
{
    QFETCH(const QString, type);
    mDocument->setSelection(KeySelection::all(mDocument->motion()));
    const KeyClip clip = copySelection(*mDocument);
    QMimeData data;
    data.setData(type, writeClipJson(clip));
    QVERIFY(mayHoldClip(&data));
    const ClipReadResult result = clipFrom(&data);
    QCOMPARE(result.error, QString());
    QVERIFY(result.clip == clip);
}

void TestClipboardVerbs::textIsPastedAsItsClipIs()
{
    mDocument->setSelection(KeySelection::all(mDocument->motion()));
    const KeyClip clip = copySelection(*mDocument);
    const QByteArray text = writeClipJson(clip);
    PasteOptions options;
    options.frame = 1000;
    runNow(*mDocument, pasteJob(*mDocument, clip, options));
    const Motion expected = mDocument->motion();
    mDocument->undoStack().undo();
    QCOMPARE(runNow(*mDocument, pasteTextJob(*mDocument, text, options)).error, QString());
    QVERIFY(mDocument->motion() == expected);
    mDocument->undoStack().undo();
    const Motion before = mDocument->motion();
    const EditResult damaged = runNow(*mDocument, pasteTextJob(*mDocument, text.chopped(20), options));
    QVERIFY(damaged.error.startsWith(QStringLiteral("Nothing was pasted. ")));
    QVERIFY(mDocument->motion() == before);
}

void TestClipboardVerbs::otherContentIsSaidToBeOther_data()
{
    QTest::addColumn<QString>("type");
    QTest::addColumn<QByteArray>("content");
    QTest::addColumn<QString>("error"); // a part of it
    QTest::newRow("nothing") << QString() << QByteArray() << QStringLiteral("no keys");
    QTest::newRow("prose") << QStringLiteral("text/plain") << QByteArray("hello")
                           << QStringLiteral("not keys");
    QTest::newRow("other JSON") << QStringLiteral("text/plain") << QByteArray("{\"a\": 1}")
                                << QStringLiteral("not keys");
    QTest::newRow("much prose") << QStringLiteral("text/plain") << QByteArray(3'000'000, 'x')
                                << QStringLiteral("not keys");
    QTest::newRow("a picture") << QStringLiteral("image/png") << QByteArray("PNG")
                               << QStringLiteral("no keys");
    QTest::newRow("damaged") << QString(QLatin1String(clipMimeType))
                             << QByteArray("{\"format\": \"furitsuke-keys\"") << QStringLiteral("Line 1");
    QTest::newRow("damaged text") << QStringLiteral("text/plain")
                                  << QByteArray(
                                         "{\"format\": \"furitsuke-keys\", \"version\": 1, \"bones\": 3}")
                                  << QStringLiteral("bones: An array");
}

void TestClipboardVerbs::otherContentIsSaidToBeOther()
{
    QFETCH(const QString, type);
    QFETCH(const QByteArray, content);
    QFETCH(const QString, error);
    QMimeData data;
    if (!type.isEmpty())
        data.setData(type, content);
    const ClipReadResult result = clipFrom(type.isEmpty() ? nullptr : &data);
    QVERIFY(!result.ok);
    QVERIFY2(result.error.startsWith(QStringLiteral("Nothing was pasted. ")), qUtf8Printable(result.error));
    QVERIFY2(result.error.contains(error), qUtf8Printable(result.error));
}

QTEST_GUILESS_MAIN(TestClipboardVerbs)
#include "tst_clipboardverbs.moc"
