// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor-core/document/curveverbs.h"
#include "tests/support/motions.h"
#include "tests/support/samplekeys.h"

#include <QTest>

#include <cstdlib>
#include <memory>
#if defined(__GLIBC__)
#include <malloc.h>
#endif

using namespace furitsuke;
using namespace furitsuke::test;

namespace {

constexpr qsizetype bound = 2'000'000;
constexpr int edits = 1000;
constexpr qsizetype keyCount = 300'000;

using Edit = void (*)(MotionDocument &, int);

/// Bytes on the heap; 0 where the system does not tell, or something else watches over memory.
qsizetype heapBytes()
{
#if defined(__GLIBC__)
    const struct mallinfo2 info = mallinfo2();
    return qsizetype(info.uordblks + info.hblkhd);
#else
    return 0;
#endif
}

/// One long track: the worst place for what would grow with a key's row.
std::unique_ptr<MotionDocument> longDocument()
{
    ReadResult content;
    content.motion.bones.resize(1);
    KeyColumns<BoneKey> &keys = content.motion.bones[0].keys;
    keys.reserve(keyCount);
    for (quint32 row = 0; row < keyCount; ++row)
        keys.append(BoneRecord{.frame = 3 * row, .position = {float(row), 0, 0}}.key(row));
    content.motion.nextOrder[0] = keyCount;
    auto document = std::make_unique<MotionDocument>();
    document->setContent(std::move(content));
    return document;
}

void editOne(MotionDocument &document, Edit edit, int i)
{
    KeySelection selection;
    selection.insert({TrackKind::Bone, 0}, keyCount - 3 * edits + 2 * i);
    document.setSelection(selection);
    edit(document, i);
}

void moveKey(MotionDocument &document, int)
{
    document.moveSelection(1);
}
void setPosition(MotionDocument &document, int i)
{
    BoneValues values;
    values.x = float(-1 - i);
    document.setValues(values);
}
void setCurve(MotionDocument &document, int)
{
    setSelectedCurves(document, CurveChannels::one(int(BoneChannel::Rotation)), {64, 0, 64, 127});
}
void deleteKey(MotionDocument &document, int)
{
    document.deleteSelection();
}
void insertKey(MotionDocument &document, int i)
{
    document.insert<BoneKey>(0, {BoneRecord{.frame = quint32(3 * i + 1)}.key(0)});
}

} // namespace

Q_DECLARE_METATYPE(Edit)

/// What many small edits of a long motion keep for undo.
class TestUndoMemory : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void singleKeyEditsStaySmall_data();
    void singleKeyEditsStaySmall();
    void selectionThatStaysIsKeptOnce();
};

void TestUndoMemory::singleKeyEditsStaySmall_data()
{
    QTest::addColumn<Edit>("edit");
    QTest::newRow("move") << Edit(&moveKey);
    QTest::newRow("value") << Edit(&setPosition);
    QTest::newRow("curve") << Edit(&setCurve);
    QTest::newRow("delete") << Edit(&deleteKey);
    QTest::newRow("insert") << Edit(&insertKey);
}

void TestUndoMemory::singleKeyEditsStaySmall()
{
    QFETCH(const Edit, edit);
    const auto document = longDocument();
    // Once before, so that what is made at the first edit is not counted.
    editOne(*document, edit, edits);
    document->undoStack().undo();
    document->undoStack().clear();
    const Motion before = document->motion();
    document->setSelection({});
    // The columns get their own memory here, not while steps are counted.
    editOne(*document, edit, edits);
    document->undoStack().undo();
    document->undoStack().clear();
    const qsizetype heapBefore = heapBytes();
    for (int i = 0; i < edits; ++i)
        editOne(*document, edit, i);
    const qsizetype heap = heapBytes() - heapBefore;
    QCOMPARE(document->undoStack().count(), edits);
    const qsizetype counted = document->usedUndoBytes();
    QVERIFY2(counted < bound, qPrintable(QString::number(counted)));
    if (heapBytes() > 0) {
        QVERIFY2(heap < bound, qPrintable(QString::number(heap)));
        // What is counted is what is taken, or the bound that a person sets means nothing.
        QVERIFY2(counted > heap / 2 && counted < heap * 2,
                 qPrintable(QStringLiteral("counted %1, taken %2").arg(counted).arg(heap)));
    }
    while (document->undoStack().canUndo())
        document->undoStack().undo();
    QVERIFY(document->motion().bones == before.bones);
}

void TestUndoMemory::selectionThatStaysIsKeptOnce()
{
    const auto document = longDocument();
    document->setSelection(KeySelection::all(document->motion()));
    const qsizetype selectionBytes = document->selection().byteSize();
    QVERIFY(selectionBytes > keyCount / 8);
    EditResult result;
    result.edit.addBone("leg");
    document->apply(QStringLiteral("Add"), result);
    QVERIFY(document->usedUndoBytes() < selectionBytes + 2000);
}

QTEST_GUILESS_MAIN(TestUndoMemory)
#include "tst_undomemory.moc"
