// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor-core/edits/pasteedits.h"
#include "editor-core/edits/poseclip.h"
#include "editor-core/text/nametext.h"
#include "editor-core/vmd/reader.h"
#include "editor-core/vpd/posefile.h"
#include "tests/support/corpus.h"
#include "tests/support/motions.h"

#include <QTemporaryDir>
#include <QTest>

#include <limits>

using namespace furitsuke;
using namespace furitsuke::test;

namespace {

/// A pose of two bones, as MMD writes it, the text in cp932.
const QString twoBones = QStringLiteral(
    "Vocaloid Pose Data file\r\n\r\n初音ミク.osm;\t\t// 親ファイル名\r\n2;\t\t\t\t// 総ポーズボーン数\r\n\r\n"
    "Bone0{センター\r\n  -0.137500,-0.133513,0.000000;\t\t\t\t// trans x,y,z\r\n"
    "  0.000000,0.000000,0.000000,1.000000;\t\t// Quaternion x,y,z,w\r\n}\r\n\r\n"
    "Bone1{左足ＩＫ\r\n  1.000000,2.500000,-3.000000;\t\t\t\t// trans x,y,z\r\n"
    "  0.000000,0.600000,0.000000,0.800000;\t\t// Quaternion x,y,z,w\r\n}\r\n\r\n");

PoseFile twoBonesPose()
{
    return {QStringLiteral("初音ミク.osm"),
            {{QStringLiteral("センター"), {-0.1375f, -0.133513f, 0}, {0, 0, 0, 1}},
             {QStringLiteral("左足ＩＫ"), {1, 2.5f, -3}, {0, 0.6f, 0, 0.8f}}},
            {}};
}

/// Text with control characters, which encodeName() does not take.
QByteArray cp932(const QString &text)
{
    QByteArray bytes;
    for (const QChar character : text)
        bytes += character < u' ' ? QByteArray(1, character.toLatin1())
                                  : encodeName(QString(character), NameEncoding::Cp932).bytes;
    return bytes;
}

/// A file with this behind its header.
QByteArray withBlocks(QByteArrayView blocks, QByteArrayView count = "1")
{
    return "Vocaloid Pose Data file\nmiku.osm;\n" + count.toByteArray() + ";\n" + blocks.toByteArray();
}

} // namespace

/// Pose files: read, written, as keys of a motion.
class TestPoseFile : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void readsWhatMmdWrites();
    void writesWhatMmdWrites();
    void utf8IsRead_data();
    void utf8IsRead();
    void namesKeepAllTheirBytes();
    void oddFilesAreReadWithWarnings_data();
    void oddFilesAreReadWithWarnings();
    void foreignFilesAreRefused_data();
    void foreignFilesAreRefused();
    void everyTruncationKeepsWhatWasWhole();
    void manyFaultsAreTold();
    void namesThatCannotStandAreNamed();
    void becomesKeysAndBack();
    void rotationsBecomeUsable();
    void betweenKeysToo();
    void corpus_data();
    void corpus();
};

void TestPoseFile::readsWhatMmdWrites()
{
    const PoseResult result = readPose(cp932(twoBones));
    QVERIFY2(result.ok, qPrintable(result.error));
    QCOMPARE(result.warnings, QStringList());
    QCOMPARE(result.encoding, NameEncoding::Cp932);
    QVERIFY(result.pose == twoBonesPose());
}

void TestPoseFile::writesWhatMmdWrites()
{
    const PoseBytes written = writePose(twoBonesPose());
    QCOMPARE(written.leftOut, QStringList());
    QCOMPARE(written.bytes, cp932(twoBones));
}

void TestPoseFile::utf8IsRead_data()
{
    QTest::addColumn<QByteArray>("file");
    QTest::newRow("with its mark") << QByteArray("\xEF\xBB\xBF") + twoBones.toUtf8();
    QTest::newRow("without") << twoBones.toUtf8();
}

void TestPoseFile::utf8IsRead()
{
    QFETCH(QByteArray, file);
    const PoseResult result = readPose(file);
    QVERIFY2(result.ok, qPrintable(result.error));
    QCOMPARE(result.encoding, NameEncoding::Utf8);
    QVERIFY(result.pose == twoBonesPose());
    const PoseResult again = readPose(writePose(result.pose, NameEncoding::Utf8).bytes);
    QVERIFY(again.pose == twoBonesPose());
}

/// Second bytes of cp932 characters that look like braces and backslashes; names with spaces; bytes that are
/// no characters.
void TestPoseFile::namesKeepAllTheirBytes()
{
    PoseFile pose;
    for (const char16_t *name : {u"ソ能表", u"ボ\x005b\x005dーン", u"left arm 2", u"\\x90",
                                 u"a very long name of a bone, over 15 bytes"})
        pose.bones.append({QString::fromUtf16(name), {1, 2, 3}, {}});
    pose.morphs.append({QStringLiteral("まばたき"), 0.25f});
    const PoseBytes written = writePose(pose);
    QCOMPARE(written.leftOut, QStringList());
    const PoseResult result = readPose(written.bytes);
    QCOMPARE(result.warnings, QStringList());
    pose.model = QStringLiteral("model.osm");
    QVERIFY(result.pose == pose);
}

void TestPoseFile::oddFilesAreReadWithWarnings_data()
{
    QTest::addColumn<QByteArray>("file");
    QTest::addColumn<int>("bones");
    QTest::addColumn<int>("warnings");
    QTest::addColumn<QString>("says");
    const QByteArray arm = "Bone0{arm\n1,2,3;\n0,0,0,1;\n}\n";
    const QByteArray leg = "Bone1{leg\n1,2,3;\n0,0,0,1;\n}\n";
    QTest::newRow("sound") << withBlocks(arm) << 1 << 0 << QString();
    QTest::newRow("all on few lines") << withBlocks("Bone0{arm\n1,2,3; 0,0,0,1; }") << 1 << 0 << QString();
    QTest::newRow("old line breaks") << withBlocks(arm).replace('\n', '\r') << 1 << 0 << QString();
    QTest::newRow("numbers without decimals and with exponents")
        << withBlocks("Bone 0 { arm \n 1 , 2e0 ,.5;\n0 , 0, 0,1.;\n}") << 1 << 0 << QString();
    QTest::newRow("more than stated")
        << withBlocks(arm + leg) << 2 << 1 << QStringLiteral("states 1 bones and has 2");
    QTest::newRow("fewer than stated")
        << withBlocks(arm, "7") << 1 << 1 << QStringLiteral("states 7 bones and has 1");
    QTest::newRow("no number stated")
        << withBlocks(arm, "many") << 1 << 1 << QStringLiteral("Line 3: “many”");
    QTest::newRow("no header") << QByteArray("Vocaloid Pose Data file\n" + arm) << 1 << 1
                               << QStringLiteral("Line 2:");
    QTest::newRow("header alone") << QByteArray("Vocaloid Pose Data file\n") << 0 << 1
                                  << QStringLiteral("header");
    QTest::newRow("not closed") << withBlocks("Bone0{arm\n1,2,3;\n0,0,0,1;\n" + leg, "2") << 2 << 1
                                << QStringLiteral("Line 4: “arm” is not closed");
    QTest::newRow("numbers missing") << withBlocks("Bone0{arm\n1,2,3;\n}\n" + leg) << 1 << 1
                                     << QStringLiteral("Line 4: “arm” is not whole");
    QTest::newRow("too many numbers") << withBlocks("Bone0{arm\n1,2,3;\n0,0,0,1,5;\n}\n" + leg) << 1 << 1
                                      << QStringLiteral("Line 4: “arm”");
    QTest::newRow("not a number") << withBlocks("Bone0{arm\nnan,2,3;\n0,0,0,1;\n}\n" + leg) << 1 << 1
                                  << QStringLiteral("Line 4: “arm”");
    QTest::newRow("a word") << withBlocks("Bone0{arm\n1,two,3;\n0,0,0,1;\n}\n" + leg) << 1 << 1
                            << QStringLiteral("Line 4: “arm”");
    QTest::newRow("no name") << withBlocks("Bone0{\n1,2,3;\n0,0,0,1;\n}\n" + leg) << 1 << 1
                             << QStringLiteral("Line 4: A block without a name");
    QTest::newRow("twice") << withBlocks(arm + arm, "2") << 1 << 1
                           << QStringLiteral("Line 8: “arm” is there twice");
    QTest::newRow("zero rotation") << withBlocks("Bone0{arm\n1,2,3;\n0,0,0,0;\n}") << 1 << 1
                                   << QStringLiteral("length zero");
    QTest::newRow("text between") << withBlocks("hello\nworld\n" + arm) << 1 << 1
                                  << QStringLiteral("Line 4: “hello”");
}

void TestPoseFile::oddFilesAreReadWithWarnings()
{
    QFETCH(QByteArray, file);
    QFETCH(int, bones);
    QFETCH(int, warnings);
    QFETCH(QString, says);
    const PoseResult result = readPose(file);
    QVERIFY2(result.ok, qPrintable(result.error));
    QCOMPARE(result.pose.bones.size(), bones);
    QVERIFY2(result.warnings.size() == warnings, qPrintable(result.warnings.join(u'\n')));
    if (warnings > 0)
        QVERIFY2(result.warnings.constFirst().contains(says), qPrintable(result.warnings.constFirst()));
    if (bones > 0) {
        QCOMPARE(result.pose.bones.constLast().position.x, 1.0f);
        QCOMPARE(result.pose.bones.constLast().rotation.w, 1.0f);
    }
}

void TestPoseFile::foreignFilesAreRefused_data()
{
    QTest::addColumn<QByteArray>("file");
    QTest::newRow("empty") << QByteArray();
    QTest::newRow("a motion") << sixSectionFile();
    QTest::newRow("text") << QByteArray("Hello\n");
    QTest::newRow("the first word") << QByteArray("Vocaloid");
    QTest::newRow("zeros") << QByteArray(1000, '\0');
}

void TestPoseFile::foreignFilesAreRefused()
{
    QFETCH(QByteArray, file);
    const PoseResult result = readPose(file);
    QVERIFY(!result.ok);
    QVERIFY2(result.error.contains(QStringLiteral("no pose file")), qPrintable(result.error));
    QVERIFY(result.pose == PoseFile());
}

void TestPoseFile::everyTruncationKeepsWhatWasWhole()
{
    const QByteArray file = writePose(twoBonesPose()).bytes;
    const qsizetype firstEnd = file.indexOf('}');
    const PoseFile whole = twoBonesPose();
    for (qsizetype size = 0; size < file.size(); ++size) {
        const PoseResult result = readPose(file.first(size));
        if (size > firstEnd) {
            QVERIFY(result.ok);
            QVERIFY(!result.pose.bones.isEmpty());
            QVERIFY(result.pose.bones.constFirst() == whole.bones.constFirst());
        }
        // What is cut is never silent.
        QVERIFY(!result.ok || !result.warnings.isEmpty() || result.pose == whole);
    }
}

void TestPoseFile::manyFaultsAreTold()
{
    QByteArray blocks;
    for (int i = 0; i < 1000; ++i)
        blocks += "Bone1{bad\n1;\n}\n";
    const PoseResult result = readPose(withBlocks(blocks, "0"));
    QVERIFY(result.ok);
    QVERIFY(result.warnings.size() < 60);
    QVERIFY2(result.warnings.constLast().contains(QStringLiteral("950")),
             qPrintable(result.warnings.constLast()));
}

void TestPoseFile::namesThatCannotStandAreNamed()
{
    PoseFile pose = twoBonesPose();
    const QString chinese = QStringLiteral("头发");
    const QString comment = QStringLiteral("a//b");
    pose.bones.append({chinese, {}, {}});
    pose.bones.append({comment, {}, {}});
    pose.bones.append({QString(), {}, {}});
    const PoseBytes written = writePose(pose);
    QCOMPARE(written.leftOut, (QStringList{chinese, comment, QString()}));
    const PoseResult result = readPose(written.bytes);
    QCOMPARE(result.warnings, QStringList());
    QVERIFY(result.pose == twoBonesPose());
    QCOMPARE(writePose(pose, NameEncoding::Utf8).leftOut, (QStringList{comment, QString()}));
}

void TestPoseFile::becomesKeysAndBack()
{
    PoseFile pose = twoBonesPose();
    pose.morphs.append({QStringLiteral("まばたき"), 0.75f});
    Motion motion = readMotion(sixSectionFile()).motion;
    PasteOptions options;
    options.frame = 1000;
    const PasteResult pasted = pasteKeys(motion, clipOfPose(pose), options);
    QVERIFY2(pasted.error.isEmpty(), qPrintable(pasted.error));
    QCOMPARE(pasted.changed, 3);
    const Motion before = motion;
    pasted.edit.apply(motion);
    const PoseFile back = poseOfMotion(motion, pasted.pasted.tracks(), 1000, NameEncoding::Cp932);
    QVERIFY(back.bones == pose.bones);
    QVERIFY(back.morphs == pose.morphs);
    const qint32 centre = motion.findBone(encodeName(QStringLiteral("センター"), NameEncoding::Cp932).bytes);
    QVERIFY(centre >= 0);
    const auto &keys = motion.bones[centre].keys;
    QVERIFY(keys.key(keys.size() - 1).curves == BoneCurves());
    pasted.edit.inverted().apply(motion);
    QVERIFY(motion == before);
}

void TestPoseFile::rotationsBecomeUsable()
{
    PoseFile pose;
    pose.bones.append({QStringLiteral("a"), {}, {0, 3, 0, 4}});
    pose.bones.append({QStringLiteral("b"), {}, {0, 0, 0, 0}});
    const KeyClip clip = clipOfPose(pose);
    QVERIFY(clip.bones.at(0).keys.key(0).rotation == (Quatf{0, 0.6f, 0, 0.8f}));
    QVERIFY(clip.bones.at(1).keys.key(0).rotation == Quatf());
}

void TestPoseFile::betweenKeysToo()
{
    FileBuilder file;
    file.count(2).bone("arm", 0).bone("arm", 10, {10, 0, 0}).count(1).morph("smile", 10, 1);
    const Motion motion = readMotion(file.bytes()).motion;
    const PoseFile pose = poseOfMotion(motion, motion.tracks(), 2.5, NameEncoding::Cp932);
    QCOMPARE(pose.bones.size(), 1);
    QCOMPARE(pose.bones.at(0).position.x, 2.5f);
    QCOMPARE(pose.morphs.at(0).weight, 0.25f);
}

void TestPoseFile::corpus_data()
{
    const QStringList files = corpusFiles(QStringLiteral("vpd"));
    if (files.isEmpty())
        QSKIP(noCorpus);
    QTest::addColumn<QString>("path");
    for (const QString &path : files)
        QTest::newRow(qPrintable(corpusName(path))) << path;
}

/// What real files hold comes back from what is written of them.
void TestPoseFile::corpus()
{
    QFETCH(QString, path);
    const PoseResult result = readPoseFile(path);
    QVERIFY2(result.ok, qPrintable(result.error));
    QVERIFY(!result.pose.bones.isEmpty());
    const PoseResult again = readPose(writePose(result.pose, result.encoding).bytes);
    QCOMPARE(again.warnings, QStringList());
    QVERIFY(again.pose == result.pose);
}

QTEST_GUILESS_MAIN(TestPoseFile)
#include "tst_posefile.moc"
