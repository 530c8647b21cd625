// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor-core/vmd/reader.h"
#include "tests/support/clirun.h"
#include "tests/support/corpus.h"
#include "tests/support/motions.h"

#include <QDir>
#include <QTemporaryDir>
#include <QTest>

using namespace furitsuke;
using namespace furitsuke::test;

namespace {

/// The frames of all tracks with keys: "bone0 0 20; bone1 10; morph0 0 12; camera 0 30; ..."
QString framesText(const Motion &motion)
{
    const char *kinds[] = {"bone", "morph", "camera", "light", "shadow", "states"};
    QStringList tracks;
    for (const TrackRef track : motion.tracks()) {
        if (motion.keyCount(track) == 0)
            continue;
        QString text = QLatin1String(kinds[int(track.kind)]);
        if (track.kind == TrackKind::Bone || track.kind == TrackKind::Morph)
            text += QString::number(track.index);
        for (qsizetype row = 0; row < motion.keyCount(track); ++row)
            text += u' ' + QString::number(motion.frameAt(track, row));
        tracks.append(text);
    }
    return tracks.join(QStringLiteral("; "));
}

} // namespace

/// The commands that edit motions. IN stands for a file with all six sections: センター at 0 20, 左足ＩＫ at
/// 10, あ at 0 12, camera 0 30, light and shadow 0, display/IK records at 0 15.
class TestCliEdits : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init();
    void cleanup();

    void edits_data();
    void edits();
    void exitStatus_data();
    void exitStatus();
    void nothingToDoIsSaid_data();
    void nothingToDoIsSaid();
    void lateFramesAreSaid_data();
    void lateFramesAreSaid();
    void patternsFindAnyName_data();
    void patternsFindAnyName();
    void helpTellsTheExitStatus();
    void keepsTheModeOfAFileThatItReplaces();
    void damagedFilesAreEditedOnlyWhenAsked();
    void refuses_data();
    void refuses();
    void replacesItsInputWhenForced();
    void readsNamesInTheEncodingAskedFor();

private:
    Run run(QString arguments) const;
    QString path(const QString &name) const { return mFolder->filePath(name); }
    void write(const QString &name, const QByteArray &bytes) const;

    std::unique_ptr<QTemporaryDir> mFolder;
};

void TestCliEdits::init()
{
    mFolder = std::make_unique<QTemporaryDir>();
    QVERIFY(mFolder->isValid());
    write(QStringLiteral("in.vmd"), sixSectionFile());
}

void TestCliEdits::cleanup()
{
    for (const QString &name : QDir(mFolder->path()).entryList(QDir::Files | QDir::Hidden))
        QVERIFY2(!name.endsWith(QLatin1String(".part")), qPrintable(name));
    mFolder.reset();
}

void TestCliEdits::write(const QString &name, const QByteArray &bytes) const
{
    QFile file(path(name));
    if (!file.open(QIODevice::WriteOnly) || file.write(bytes) != bytes.size())
        qFatal("A test file cannot be written.");
}

/// IN and OUT stand for the files in the folder.
Run TestCliEdits::run(QString arguments) const
{
    QStringList list = arguments.split(u' ');
    list.replaceInStrings(QStringLiteral("IN"), path(QStringLiteral("in.vmd")));
    list.replaceInStrings(QStringLiteral("OUT"), path(QStringLiteral("out.vmd")));
    return test::run(list);
}

void TestCliEdits::edits_data()
{
    QTest::addColumn<QString>("arguments");
    QTest::addColumn<QString>("frames");
    QTest::addColumn<QString>("said");
    QTest::addColumn<QString>("finding");
    const auto row = [](const char *arguments, const char *frames, const char *said,
                        const char *finding = "") {
        QTest::newRow(arguments) << QString::fromUtf8(arguments) << QString::fromUtf8(frames)
                                 << QString::fromUtf8(said) << QString::fromUtf8(finding);
    };
    row("shift IN -o OUT --by 5",
        "bone0 5 25; bone1 15; morph0 5 17; camera 5 35; light 5; shadow 5; states 5 20",
        "11 key(s) changed");
    row("shift IN --output=OUT --by=-2 --frames 10-",
        "bone0 0 18; bone1 8; morph0 0 10; camera 0 28; light 0; shadow 0; states 0 13", "5 key(s) changed");
    row("shift IN -o OUT --by 10 --frames 0-10 --tracks センター,camera",
        "bone0 10 20; bone1 10; morph0 0 12; camera 10 30; light 0; shadow 0; states 0 15",
        "2 key(s) changed");
    row("shift IN -o OUT --by 1 --tracks 左*",
        "bone0 0 20; bone1 11; morph0 0 12; camera 0 30; light 0; shadow 0; states 0 15", "1 key(s) changed");
    row("shift IN -o OUT --by 1 --tracks bones --tracks ?",
        "bone0 1 21; bone1 11; morph0 1 13; camera 0 30; light 0; shadow 0; states 0 15", "5 key(s) changed");
    row("shift IN -o OUT --by 15 --frames 0 --tracks states",
        "bone0 0 20; bone1 10; morph0 0 12; camera 0 30; light 0; shadow 0; states 15", "1 key(s) changed",
        "1 key(s) overwritten");
    row("shift IN -o OUT --by 3 --frames 0 --tracks bones,morphs --ripple",
        "bone0 3 23; bone1 10; morph0 3 15; camera 0 30; light 0; shadow 0; states 0 15", "4 key(s) changed");
    row("scale IN -o OUT --factor 2",
        "bone0 0 40; bone1 20; morph0 0 24; camera 0 60; light 0; shadow 0; states 0 30", "5 key(s) changed");
    row("scale IN -o OUT --factor 1/2 --tracks センター,camera --about last",
        "bone0 15 25; bone1 10; morph0 0 12; camera 15 30; light 0; shadow 0; states 0 15",
        "3 key(s) changed");
    row("scale IN -o OUT --factor 50% --about 10 --frames 10-",
        "bone0 0 15; bone1 10; morph0 0 11; camera 0 20; light 0; shadow 0; states 0 13",
        "4 key(s) changed\n  1 key(s) rounded to whole frames, by 0.50 of a frame at most");
    row("scale IN -o OUT --factor 0.5 --frames 0-12 --tracks morphs,bones --ripple",
        "bone0 0 14; bone1 5; morph0 0 6; camera 0 30; light 0; shadow 0; states 0 15", "3 key(s) changed");
    row("reverse IN -o OUT --tracks bones,morphs",
        "bone0 0 20; bone1 0 10 20; morph0 0 8 20; camera 0 30; light 0; shadow 0; states 0 15",
        "7 key(s) changed\n  3 key(s) added so that every frame is as its mirrored one was.");
    row("insert-frames IN -o OUT --at 11 --count 100",
        "bone0 0 120; bone1 10; morph0 0 112; camera 0 130; light 0; shadow 0; states 0 115",
        "4 key(s) changed");
    row("insert-frames IN -o OUT --at 0 --count 1 --tracks camera",
        "bone0 0 20; bone1 10; morph0 0 12; camera 1 31; light 0; shadow 0; states 0 15", "2 key(s) changed");
    row("delete-frames IN -o OUT --at 10 --count 8",
        "bone0 0 12; morph0 0; camera 0 22; light 0; shadow 0; states 0 10",
        "5 key(s) changed\n  2 key(s) in these frames deleted.\n"
        "  Display/IK: what is set at frame 15 is carried to frame 10.");
}

void TestCliEdits::edits()
{
    QFETCH(QString, arguments);
    QFETCH(QString, frames);
    QFETCH(QString, said);
    QFETCH(QString, finding);
    const Run result = run(arguments);
    QCOMPARE(result.err,
             finding.isEmpty()
                 ? QString()
                 : QStringLiteral("furitsuke: “%1”: %2\n").arg(path(QStringLiteral("out.vmd")), finding));
    QCOMPARE(result.status, finding.isEmpty() ? 0 : 1);
    QCOMPARE(result.out, path(QStringLiteral("out.vmd")) + QStringLiteral(": ") + said + u'\n');
    const ReadResult edited = readMotionFile(path(QStringLiteral("out.vmd")));
    QVERIFY(edited.ok);
    QCOMPARE(framesText(edited.motion), frames);
    QCOMPARE(fileContent(path(QStringLiteral("in.vmd"))), sixSectionFile());
}

void TestCliEdits::exitStatus_data()
{
    QTest::addColumn<QString>("arguments");
    QTest::addColumn<int>("status");
    QTest::addColumn<QString>("finding"); // a part of it
    const auto row = [](const char *arguments, int status, const char *finding = "") {
        QTest::newRow(arguments) << QString::fromUtf8(arguments) << status << QString::fromUtf8(finding);
    };
    row("shift IN -o OUT --by 5", 0);
    row("shift IN -o OUT --by 12 --tracks あ --frames 0", 1, "1 key(s) overwritten");
    row("shift IN -o OUT --by 2147483640", 1, "after frame 2147483647");
    row("shift IN -o OUT --by 0", 1, "Nothing was changed");
    row("shift IN -o OUT --by -1", 2, "before frame 0");
    row("scale IN -o OUT --factor 2", 0);
    row("scale IN -o OUT --factor 1.05", 0); // rounded to whole frames
    row("scale IN -o OUT --factor 0.01", 1, "overwritten");
    row("scale IN -o OUT --factor 4294967295/1", 2, "after frame 4294967295");
    row("scale IN -o OUT --factor 4000 --frames 0-0", 1, "Nothing was changed");
    row("insert-frames IN -o OUT --at 5 --count 5", 0);
    row("insert-frames IN -o OUT --at 5 --count 2147483640", 1, "after frame 2147483647");
    row("insert-frames IN -o OUT --at 31 --count 5", 1, "Nothing was changed");
    row("insert-frames IN -o OUT --at 5 --count 4294967295", 2, "after frame 4294967295");
    row("delete-frames IN -o OUT --at 5 --count 50", 0); // what goes was to go
    row("delete-frames IN -o OUT --at 31 --count 5", 1, "Nothing was changed");
    row("delete-frames IN -o OUT --at 5 --count 0", 2, "--count");
    row("reverse IN -o OUT", 0);
    row("reverse IN -o OUT --tracks あ --frames 0", 1, "Nothing was changed");
    row("reverse IN -o OUT --tracks nobody", 2, "nobody");
    row("mirror IN -o OUT", 0);
    row("mirror IN -o OUT --tracks shadow", 1, "Nothing was changed");
    row("mirror IN -o OUT --tracks nobody", 2, "nobody");
    row("correct IN -o OUT --position-x +1", 0);
    row("correct IN -o OUT --view-angle +0.5", 0); // rounded to whole degrees
    row("correct IN -o OUT --red +1000", 1, "limited to 0–255");
    row("correct IN -o OUT --position-x +1e-9", 1, "do not change by what was asked");
    row("correct IN -o OUT --angle-y +1e-7", 1, "do not change by what was asked");
    row("correct IN -o OUT --position-x *1", 1, "Nothing was changed");
    row("correct IN -o OUT --position-x +1e39", 2, "too large");
    row("rename IN -o OUT --from センター --to グルーブ", 0);
    row("rename IN -o OUT --from 左足ＩＫ --to 足ＩＫ", 0);
    row("rename IN -o OUT --from 左足ＩＫ --to 足ＩＫ --keep-ik-names", 0); // as asked
    row("rename IN -o OUT --from センター --to 1234567890123456", 1, "cut after byte 15");
    row("rename IN -o OUT --from センター --to センター", 1, "Nothing was changed");
    row("rename IN -o OUT --from センター --to x --from x --to センター", 1, "Nothing was changed");
    row("rename IN -o OUT --from センター --to 左足ＩＫ", 2, "“左足ＩＫ”: Another bone");
}

/// One rule for all editing commands: 0 done as asked, 1 done and standard error says what to know, 2 nothing
/// written.
void TestCliEdits::exitStatus()
{
    QFETCH(QString, arguments);
    QFETCH(int, status);
    QFETCH(QString, finding);
    const Run result = run(arguments);
    QVERIFY2(result.err.contains(finding), qPrintable(result.err));
    QCOMPARE(result.status, status);
    QCOMPARE(result.err.isEmpty(), status == 0);
    QCOMPARE(QFile::exists(path(QStringLiteral("out.vmd"))), status != 2);
    QCOMPARE(result.out.startsWith(path(QStringLiteral("out.vmd")) + QStringLiteral(": ")), status != 2);
    for (const QString &line : result.err.split(u'\n', Qt::SkipEmptyParts))
        QVERIFY2(line.startsWith(QStringLiteral("furitsuke: ")), qPrintable(line));
    QCOMPARE(fileContent(path(QStringLiteral("in.vmd"))), sixSectionFile());
}

void TestCliEdits::nothingToDoIsSaid_data()
{
    QTest::addColumn<QString>("arguments");
    QTest::addColumn<QString>("why");
    const auto row = [](const char *arguments, const char *why) {
        QTest::newRow(arguments) << QString::fromUtf8(arguments) << QString::fromUtf8(why);
    };
    const char *noKey = "there is no key in these tracks and frames";
    const char *same = "this edit leaves the motion as it is";
    row("shift IN -o OUT --by 5 --frames 100-200", noKey);
    row("scale IN -o OUT --factor 2 --frames 100-", noKey);
    row("reverse IN -o OUT --frames 1-9", noKey);
    row("mirror IN -o OUT --frames 100-", noKey);
    row("correct IN -o OUT --weight *2 --tracks camera --frames 100-", noKey);
    row("shift IN -o OUT --by 0", same);
    row("scale IN -o OUT --factor 1", same);
    row("correct IN -o OUT --weight *2 --tracks camera", same);
    row("insert-frames IN -o OUT --at 100 --count 1", same);
    row("delete-frames IN -o OUT --at 100 --count 1", same);
    row("rename IN -o OUT --from センター --to センター", same);
}

void TestCliEdits::nothingToDoIsSaid()
{
    QFETCH(QString, arguments);
    QFETCH(QString, why);
    const Run result = run(arguments);
    const QString out = path(QStringLiteral("out.vmd"));
    QCOMPARE(result.status, 1);
    QCOMPARE(result.out, out + QStringLiteral(": 0 key(s) changed\n"));
    QCOMPARE(result.err, QStringLiteral("furitsuke: “%1”: Nothing was changed: %2.\n").arg(out, why));
    QCOMPARE(fileContent(out), sixSectionFile());
}

void TestCliEdits::lateFramesAreSaid_data()
{
    QTest::addColumn<QString>("arguments");
    QTest::addColumn<int>("keys"); // 0: nothing is to be said
    QTest::newRow("shift to the last") << QStringLiteral("shift IN -o OUT --by 2147483617") << 0;
    QTest::newRow("shift by one more") << QStringLiteral("shift IN -o OUT --by 2147483618") << 1;
    QTest::newRow("shift all") << QStringLiteral("shift IN -o OUT --by 3000000000") << 11;
    QTest::newRow("scale") << QStringLiteral("scale IN -o OUT --factor 4000 --tracks camera") << 0;
    QTest::newRow("insert") << QStringLiteral("insert-frames IN -o OUT --at 11 --count 3000000000") << 4;
    QTest::newRow("insert up to the last")
        << QStringLiteral("insert-frames IN -o OUT --at 11 --count 2147483617") << 0;
}

void TestCliEdits::lateFramesAreSaid()
{
    QFETCH(QString, arguments);
    QFETCH(int, keys);
    const Run result = run(arguments);
    QCOMPARE(result.status, keys > 0 ? 1 : 0);
    QCOMPARE(result.err.contains(QStringLiteral(": %1 key(s) come after frame 2147483647").arg(keys)),
             keys > 0);
    // What is late already is no news.
    const QString later = path(QStringLiteral("later.vmd"));
    const Run again =
        test::run({QStringLiteral("shift"), path(QStringLiteral("out.vmd")), QStringLiteral("-o"), later,
                   QStringLiteral("--by=-1"), QStringLiteral("--frames=2147483649-")});
    QCOMPARE(again.err.contains(QStringLiteral("2147483647")), false);
}

void TestCliEdits::patternsFindAnyName_data()
{
    QTest::addColumn<QString>("patterns");
    QTest::addColumn<QString>("frames"); // bones 0-7 and morphs 0-1, the camera
    const auto row = [](const char *patterns, const char *moved) {
        QTest::newRow(patterns) << QString::fromUtf8(patterns) << QString::fromUtf8(moved);
    };
    row("camera", "camera");
    row("bone:camera", "bone0");
    row("*camera", "bone0");
    row("bones", "bone0 bone1 bone2 bone3 bone4 bone5 bone6 bone7");
    row("bone:*", "bone0 bone1 bone2 bone3 bone4 bone5 bone6 bone7");
    row("morphs", "morph0 morph1");
    row("morph:bones", "morph0");
    row("*", "bone0 bone1 bone2 bone3 bone4 bone5 bone6 bone7 morph0 morph1");
    row("a*c", "bone1 bone2");
    row("a\\*c", "bone1");
    row("d\\?", "bone3");
    row("d?", "bone3 morph1");
    row("[x]", "bone4");
    row("\\[x\\]", "bone4");
    row("e\\,f", "bone5");
    row("d1,e\\,f", "bone5 morph1");
    row("bone:bone:g", "bone6");
    row("bone\\:g", "bone6");
    row("h\\x90", "bone7"); // as the name is shown
    row("light", "");       // there is none
    row("states,bone:a\\*c", "bone1");
}

void TestCliEdits::patternsFindAnyName()
{
    QFETCH(QString, patterns);
    QFETCH(QString, frames);
    FileBuilder file;
    file.count(8);
    for (const char *name : {"camera", "a*c", "abc", "d?", "[x]", "e,f", "bone:g", "h\x90"})
        file.bone(name, 0);
    file.count(2).morph("bones", 0, 1).morph("d1", 0, 1);
    write(QStringLiteral("in.vmd"), file.count(1).camera(0).count(0).count(0).count(0).bytes());
    const Run result = run(QStringLiteral("shift IN -o OUT --by 9 --tracks ") + patterns);
    QCOMPARE(result.status, frames.isEmpty() ? 1 : 0);
    const Motion motion = readMotionFile(path(QStringLiteral("out.vmd"))).motion;
    QStringList moved = framesText(motion).split(QStringLiteral("; ")).filter(QStringLiteral(" 9"));
    moved.replaceInStrings(QStringLiteral(" 9"), QString());
    QCOMPARE(moved.join(u' '), frames);
}

void TestCliEdits::helpTellsTheExitStatus()
{
    for (const char *name :
         {"shift", "scale", "insert-frames", "delete-frames", "reverse", "mirror", "correct", "rename"}) {
        const Run result = test::run({QLatin1String(name), QStringLiteral("--help")});
        QVERIFY2(result.out.contains(QLatin1String("Exit status:\n  0  done as asked")), name);
        QVERIFY2(result.out.contains(QLatin1String("2147483647")), name);
    }
    for (const char *name : {"insert-frames", "delete-frames"}) {
        const Run result = test::run({QLatin1String(name), QStringLiteral("--help")});
        QVERIFY2(result.out.contains(QLatin1String("The way from the key")), name);
    }
}

void TestCliEdits::keepsTheModeOfAFileThatItReplaces()
{
    const QString out = path(QStringLiteral("out.vmd"));
    constexpr QFile::Permissions asker = QFile::ReadUser | QFile::WriteUser | QFile::ExeUser;
    for (const QFile::Permissions mode :
         {QFile::Permissions(QFile::ReadOwner | QFile::ReadGroup), // write-protected
          QFile::Permissions(QFile::ReadOwner | QFile::WriteOwner | QFile::ReadOther)}) {
        QFile::remove(out);
        write(QStringLiteral("out.vmd"), "old");
        QVERIFY(QFile::setPermissions(out, mode));
        const Run result = run(QStringLiteral("shift IN -o OUT --by 1 --force"));
        // Root may write anything; else a write-protected file is refused.
        if (result.status == 2)
            QVERIFY2(result.err.contains(QStringLiteral("write-protected")), qPrintable(result.err));
        QCOMPARE(fileContent(out) == "old", result.status == 2);
        QCOMPARE(QFile::permissions(out) & ~asker, mode);
    }
}

void TestCliEdits::damagedFilesAreEditedOnlyWhenAsked()
{
    QFile file(path(QStringLiteral("in.vmd")));
    QVERIFY(file.open(QIODevice::WriteOnly));
    file.write(sixSectionFile().first(300));
    file.close();
    const Run refused = run(QStringLiteral("shift IN -o OUT --by 1"));
    QCOMPARE(refused.status, 2);
    QVERIFY2(refused.err.contains(QStringLiteral("--damaged")), qPrintable(refused.err));
    QVERIFY2(refused.err.contains(QStringLiteral("byte")), qPrintable(refused.err));
    QVERIFY(!QFile::exists(path(QStringLiteral("out.vmd"))));
    QCOMPARE(run(QStringLiteral("shift IN -o OUT --by 1 --damaged")).status, 0);
    QVERIFY(QFile::exists(path(QStringLiteral("out.vmd"))));
}

void TestCliEdits::refuses_data()
{
    QTest::addColumn<QString>("arguments");
    QTest::addColumn<QString>("message");
    const auto row = [](const char *arguments, const char *message) {
        QTest::newRow(arguments) << QString::fromUtf8(arguments) << QString::fromUtf8(message);
    };
    row("shift IN --by 5", "-o is missing");
    row("shift IN -o OUT", "--by is missing");
    row("shift IN -o OUT --by 1.5", "--by takes a whole number");
    row("shift IN -o OUT --by 4294967296", "not “4294967296”");
    row("shift IN -o OUT --by 99999999999999999999", "not “99999999999999999999”");
    row("shift IN -o OUT --by -1", "”: センター, frame 0: A key would come before frame 0");
    row("shift IN -o OUT --by -100 --tracks 左* --ripple",
        "左足ＩＫ, frame 10: A key would come before frame 0");
    row("shift IN -o OUT --by 4294967290", "Camera, frame 30: A key would come after frame 4294967295");
    row("shift IN -o OUT --by 4294967290 --frames 0 --tracks morphs --ripple",
        "あ, frame 12: A key would come after frame 4294967295");
    row("shift IN -o OUT --by 1 --tracks 右*", "There is no track “右*” with keys");
    row("shift IN -o OUT --by 1 --tracks bones,nothing", "There is no track “nothing” with keys");
    row("shift IN -o OUT --by 1 --tracks ,", "--tracks names no track");
    row("shift IN -o OUT --by 1 --tracks Bones", "There is no track “Bones” with keys");
    row("shift IN -o OUT --by 1 --tracks bone:あ", "There is no track “bone:あ” with keys");
    row("shift IN -o OUT --by 1 --tracks morph:セン*", "There is no track “morph:セン*” with keys");
    row("shift IN -o OUT --by 1 --tracks bone:camera", "There is no track “bone:camera” with keys");
    row("shift IN -o OUT --by 1 --tracks \\*", "There is no track “\\*” with keys");
    row("shift IN -o OUT --by 1 --tracks c*", "There is no track “c*” with keys");
    row("shift IN -o OUT --by 1 --frames 20-10", "ends before it begins");
    row("shift IN -o OUT --by 1 --frames 1-2-3", "no range of frames");
    row("shift IN -o OUT --by 1 --frames 4294967296", "no range of frames");
    row("shift IN -o OUT --by 1 --frames -5", "no range of frames");
    row("shift IN -o OUT --by 1 --encoding latin1", "“latin1” is no encoding");
    row("scale IN -o OUT", "--factor is missing");
    row("scale IN -o OUT --factor 0", "“0” is no factor");
    row("scale IN -o OUT --factor -2", "“-2” is no factor");
    row("scale IN -o OUT --factor 1/0", "“1/0” is no factor");
    row("scale IN -o OUT --factor 1/2/3", "“1/2/3” is no factor");
    row("scale IN -o OUT --factor fast", "“fast” is no factor");
    row("scale IN -o OUT --factor 2 --about end", "--about takes a frame, first or last");
    row("scale IN -o OUT --factor 2 --about last", "センター, frame 0: A key would come before frame 0");
    row("scale IN -o OUT --factor 2/1 --about -3", "--about takes a frame");
    row("scale IN -o OUT --factor 4294967295/1", "Camera, frame 30: A key would come after frame 4294967295");
    row("reverse IN -o OUT --tracks 右*", "There is no track");
    row("insert-frames IN -o OUT --count 5", "--at is missing");
    row("insert-frames IN -o OUT --at 5", "--count is missing");
    row("insert-frames IN -o OUT --at 5 --count 0", "--count takes a whole number from 1");
    row("insert-frames IN -o OUT --at -1 --count 5", "--at takes a whole number from 0");
    row("insert-frames IN -o OUT --at 0 --count 4294967290",
        "Camera, frame 30: A key would come after frame 4294967295");
    row("insert-frames IN -o OUT --at 0 --count 1 --frames 3-5", "Unknown option 'frames'");
    row("delete-frames IN -o OUT --at 5 --count -1", "--count takes a whole number from 1");
    row("shift IN IN -o OUT --by 1", "too many files");
    row("shift -o OUT --by 1", "Files are missing");
    row("shift missing.vmd -o OUT --by 1", "“missing.vmd”: ");
    row("shift IN -o IN --by 1", "--force replaces it");
}

void TestCliEdits::refuses()
{
    QFETCH(QString, arguments);
    QFETCH(QString, message);
    const Run result = run(arguments);
    QCOMPARE(result.status, 2);
    QCOMPARE(result.out, QString());
    QVERIFY2(result.err.contains(message), qPrintable(result.err));
    QVERIFY(!QFile::exists(path(QStringLiteral("out.vmd"))));
    QCOMPARE(fileContent(path(QStringLiteral("in.vmd"))), sixSectionFile());
}

void TestCliEdits::replacesItsInputWhenForced()
{
    QCOMPARE(run(QStringLiteral("shift IN -o IN --force --by 7 --tracks light")).status, 0);
    const ReadResult edited = readMotionFile(path(QStringLiteral("in.vmd")));
    QCOMPARE(edited.motion.light.frames(), QList<quint32>{7});
}

void TestCliEdits::readsNamesInTheEncodingAskedFor()
{
    write(QStringLiteral("in.vmd"),
          FileBuilder().count(1).bone("\xD6\xD0\xD0\xC4", 0).count(0).count(0).bytes()); // 中心 in GB 18030
    QCOMPARE(run(QStringLiteral("shift IN -o OUT --by 1 --tracks 中心 --encoding cp932")).status, 2);
    QCOMPARE(run(QStringLiteral("shift IN -o OUT --by 1 --tracks 中心 --encoding gb18030")).status, 0);
}

QTEST_GUILESS_MAIN(TestCliEdits)
#include "tst_cliedits.moc"
