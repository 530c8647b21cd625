// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor-core/vpd/posefile.h"
#include "tests/support/gestures.h"
#include "tests/support/windowfixture.h"

#include <QTest>
#include <QUndoStack>

using namespace furitsuke;
using namespace furitsuke::test;

/// Pose files in the window: put in at the playhead, saved from it.
class TestPoseActions : public QObject, protected WindowFixture
{
    Q_OBJECT

private Q_SLOTS:
    void init() { openWindow(gestureMotion()); }
    void cleanup() { closeWindows(); }

    void droppedPoseBecomesKeys();
    void chosenPoseBecomesKeys();
    void oddPoseIsPutInAndTold();
    void brokenPoseIsRefused();
    void savedPoseIsThatOfThePlayhead();
    void chosenTracksAloneAreSaved();
    void withoutKeysNothingCanBeSaved();

private:
    QString poseFile(const PoseFile &pose)
    {
        return writeFile(QStringLiteral("in.vpd"), writePose(pose).bytes);
    }
    /// The name is typed into the dialog that the action opens.
    void answer(const char *id, const QString &path)
    {
        trigger(id);
        answerFileDialog(path);
    }
    PoseFile onePose() const
    {
        return {QStringLiteral("a.osm"), {{QStringLiteral("全ての親"), {1, 2, 3}, {}}}, {}};
    }
    std::optional<BoneKey> keyAt(const QString &name, quint32 frame)
    {
        for (const TrackRef track : document().motion().tracks()) {
            if (track.kind != TrackKind::Bone || document().trackLabel(track) != name)
                continue;
            const auto &keys = document().motion().bones[track.index].keys;
            const qsizetype row = keys.lowerBound(frame);
            if (row < keys.size() && keys.key(row).frame == frame)
                return keys.key(row);
        }
        return {};
    }
};

void TestPoseActions::droppedPoseBecomesKeys()
{
    document().setPlayhead(33);
    const Motion before = document().motion();
    dropFiles({poseFile(onePose())});
    QTRY_VERIFY(keyAt(QStringLiteral("全ての親"), 33));
    QVERIFY(keyAt(QStringLiteral("全ての親"), 33)->position == (Vec3f{1, 2, 3}));
    QCOMPARE(document().selection().count(), 1);
    QVERIFY2(message().contains(QStringLiteral("Pose, 1 key")), qPrintable(message()));
    trigger("edit.undo");
    QVERIFY(document().motion() == before);
}

void TestPoseActions::chosenPoseBecomesKeys()
{
    document().setPlayhead(7);
    answer("file.putPose", poseFile(onePose()));
    QTRY_VERIFY(keyAt(QStringLiteral("全ての親"), 7));
}

void TestPoseActions::oddPoseIsPutInAndTold()
{
    document().setPlayhead(7);
    answer("file.putPose",
           writeFile(QStringLiteral("odd.vpd"),
                     "Vocaloid Pose Data file\nx.osm;\n3;\nBone0{arm\n1,2,3;\n0,0,0,1;\n}\n"));
    QTRY_VERIFY(keyAt(QStringLiteral("arm"), 7));
    QVERIFY2(message().contains(QStringLiteral("states 3 bones and has 1")), qPrintable(message()));
}

void TestPoseActions::brokenPoseIsRefused()
{
    const Motion before = document().motion();
    answer("file.putPose", writeFile(QStringLiteral("no.vpd"), "Nothing of the kind"));
    QTRY_VERIFY(message().contains(QStringLiteral("no pose file")));
    QVERIFY(document().motion() == before);
    QCOMPARE(document().undoStack().count(), 0);
}

void TestPoseActions::savedPoseIsThatOfThePlayhead()
{
    document().setPlayhead(33);
    answer("file.putPose", poseFile(onePose()));
    QTRY_VERIFY(keyAt(QStringLiteral("全ての親"), 33));
    document().setSelection({});
    document().setChosenTracks({});
    const QString path = mDir->filePath(QStringLiteral("out"));
    answer("file.savePose", path);
    QTRY_VERIFY(QFile::exists(path + QStringLiteral(".vpd")));
    const PoseResult pose = readPoseFile(path + QStringLiteral(".vpd"));
    QCOMPARE(pose.warnings, QStringList());
    bool found = false;
    for (const PoseBone &bone : pose.pose.bones)
        found = found || bone == onePose().bones.constFirst();
    QVERIFY(found);
    QVERIFY(pose.pose.bones.size() > 1);
}

void TestPoseActions::chosenTracksAloneAreSaved()
{
    const QString path = mDir->filePath(QStringLiteral("one.vpd"));
    document().setChosenTracks({{TrackKind::Bone, 0}});
    answer("file.savePose", path);
    QTRY_VERIFY(QFile::exists(path));
    const PoseResult pose = readPoseFile(path);
    QCOMPARE(pose.pose.bones.size(), 1);
    QCOMPARE(pose.pose.bones.constFirst().name, document().trackLabel({TrackKind::Bone, 0}));
}

void TestPoseActions::withoutKeysNothingCanBeSaved()
{
    QVERIFY(action("file.savePose")->isEnabled());
    trigger("select.all");
    trigger("edit.delete");
    QVERIFY(!action("file.savePose")->isEnabled());
}

QTEST_MAIN(TestPoseActions)
#include "tst_poseactions.moc"
