// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor-core/text/nametext.h"
#include "editor-core/vmd/reader.h"
#include "tests/support/clirun.h"
#include "tests/support/corpus.h"
#include "tests/support/motions.h"

#include <QDir>
#include <QTemporaryDir>
#include <QTest>

using namespace furitsuke;
using namespace furitsuke::test;

/// The command that renames tracks. IN has the bones センター and 左足ＩＫ and the morph あ.
class TestCliRename : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init();

    void renames_data();
    void renames();
    void refuses_data();
    void refuses();
    void changesTheNameFieldsAlone();
    void ikNamesFollow_data();
    void ikNamesFollow();
    void boneAndMorphOfOneName();
    void tracksShownByOneName();
    void renamesInTheEncodingAskedFor();
    void showsItsHelp();

private:
    Run run(const QString &arguments) const
    {
        QStringList list = arguments.split(u' ');
        list.replaceInStrings(u"IN"_qs, path(u"in.vmd"_qs));
        list.replaceInStrings(u"OUT"_qs, path(u"out.vmd"_qs));
        return test::run(list);
    }
    QString path(const QString &name) const { return mFolder->filePath(name); }
    void write(const QByteArray &bytes) const
    {
        QFile file(path(u"in.vmd"_qs));
        if (!file.open(QIODevice::WriteOnly) || file.write(bytes) != bytes.size())
            qFatal("A test file cannot be written.");
    }
    /// Names of bones and morphs of OUT.
    QString names(NameEncoding encoding = NameEncoding::Cp932) const
    {
        const ReadResult result = readMotionFile(path(u"out.vmd"_qs));
        QStringList names;
        for (const TrackRef track : result.motion.tracks()) {
            if (!result.motion.trackName(track).isEmpty())
                names.append(decodeName(result.motion.trackName(track), encoding).text);
        }
        return names.join(u' ');
    }

    std::unique_ptr<QTemporaryDir> mFolder;
};

void TestCliRename::init()
{
    mFolder = std::make_unique<QTemporaryDir>();
    QVERIFY(mFolder->isValid());
    write(sixSectionFile());
}

void TestCliRename::renames_data()
{
    QTest::addColumn<QString>("arguments");
    QTest::addColumn<QString>("names");
    QTest::addColumn<int>("status");
    QTest::addColumn<QString>("said");
    QTest::addColumn<QString>("finding");
    const auto row = [](const char *arguments, const char *names, int status, const char *said,
                        const char *finding = "") {
        QTest::newRow(arguments) << QString::fromUtf8(arguments) << QString::fromUtf8(names) << status
                                 << QString::fromUtf8(said) << QString::fromUtf8(finding);
    };
    row("rename IN -o OUT --from センター --to グルーブ", "グルーブ 左足ＩＫ あ", 0, "2 key(s) changed\n");
    row("rename IN -o OUT --from あ --to い --kind morph", "センター 左足ＩＫ い", 0, "2 key(s) changed\n");
    row("rename IN -o OUT --from センター --to x --from 左足ＩＫ --to センター --from x --to 左足ＩＫ",
        "左足ＩＫ センター あ", 0, "7 key(s) changed\n");
    // MMD cuts at the byte, here in the middle of 前.
    row("rename IN -o OUT --from センター --to a左スカート飾前", "a左スカート飾 左足ＩＫ あ", 0,
        "2 key(s) changed\n");
    row("rename IN -o OUT --from センター --to 左スカート飾前上", "左スカート飾前 左足ＩＫ あ", 1,
        "2 key(s) changed\n", "“左スカート飾前上” is cut after byte 15; the file has “左スカート飾前");
    row("rename IN -o OUT --from 左足ＩＫ --to 足ＩＫ", "センター 足ＩＫ あ", 0,
        "3 key(s) changed\n  “左足ＩＫ”: The IK bone is renamed in 2 display/IK record(s) too.\n");
    row("rename IN -o OUT --from 左足ＩＫ --to 足ＩＫ --keep-ik-names", "センター 足ＩＫ あ", 0,
        "1 key(s) changed\n  “左足ＩＫ”: 2 display/IK record(s) keep the old name");
}

void TestCliRename::renames()
{
    QFETCH(QString, arguments);
    QFETCH(QString, names);
    QFETCH(int, status);
    QFETCH(QString, said);
    QFETCH(QString, finding);
    const Run result = run(arguments);
    QVERIFY2(result.err.contains(finding), qPrintable(result.err));
    QCOMPARE(result.err.isEmpty(), finding.isEmpty());
    QCOMPARE(result.status, status);
    const QString line = path(u"out.vmd"_qs) + u": "_qs + said;
    QVERIFY2(result.out.startsWith(line), qPrintable(result.out));
    QVERIFY2(this->names().startsWith(names.section(u' ', 0, 0)), qPrintable(this->names()));
    QCOMPARE(this->names().section(u' ', 1), names.section(u' ', 1));
    QCOMPARE(fileContent(path(u"in.vmd"_qs)), sixSectionFile());
}

void TestCliRename::refuses_data()
{
    QTest::addColumn<QString>("arguments");
    QTest::addColumn<QString>("message");
    const auto row = [](const char *arguments, const char *message) {
        QTest::newRow(arguments) << QString::fromUtf8(arguments) << QString::fromUtf8(message);
    };
    row("rename IN -o OUT", "--from and --to are missing");
    row("rename IN -o OUT --from センター", "Every --from needs one --to");
    row("rename IN -o OUT --from あ --to い --to う", "Every --from needs one --to");
    row("rename IN --from センター --to x", "-o is missing");
    row("rename IN -o OUT --from 頭 --to x", "There is no bone or morph “頭”");
    row("rename IN -o OUT --from あ --to い --kind bone", "There is no bone or morph “あ”");
    row("rename IN -o OUT --from センター --to x --kind camera", "--kind takes bone or morph, not “camera”");
    row("rename IN -o OUT --from センター --to 左足ＩＫ", "“左足ＩＫ”: Another bone has this name already.");
    row("rename IN -o OUT --from 左足ＩＫ --to 123456789012345 --from センター --to 1234567890123456",
        "“1234567890123456”: A file keeps 15 bytes of a name, and another bone has just these.");
    row("rename IN -o OUT --from センター --to a头b", "The character “头” cannot be stored in cp932");
    row("rename IN -o OUT --from センター --to 💃", "cannot be stored");
    row("rename IN -o OUT --from センター --to= ", "A name must not be empty");
    // Nothing of several is done where one fails.
    row("rename IN -o OUT --from センター --to x --from 頭 --to y", "There is no bone or morph “頭”");
    row("rename IN -o IN --from センター --to x", "--force replaces it");
}

void TestCliRename::refuses()
{
    QFETCH(QString, arguments);
    QFETCH(QString, message);
    QStringList list = arguments.trimmed().split(u' ');
    const Run result = run(list.join(u' '));
    QCOMPARE(result.status, 2);
    QCOMPARE(result.out, QString());
    QVERIFY2(result.err.contains(message), qPrintable(result.err));
    QVERIFY(!QFile::exists(path(u"out.vmd"_qs)));
    QCOMPARE(fileContent(path(u"in.vmd"_qs)), sixSectionFile());
}

void TestCliRename::changesTheNameFieldsAlone()
{
    QCOMPARE(run(u"rename IN -o OUT --from センター --to グルーブ"_qs).status, 0);
    QByteArray expected = sixSectionFile();
    const QByteArray before = encodeName(u"センター", NameEncoding::Cp932).bytes.leftJustified(15, '\0');
    const QByteArray after = encodeName(u"グルーブ", NameEncoding::Cp932).bytes.leftJustified(15, '\0');
    QCOMPARE(expected.count(before), 2);
    expected.replace(before, after);
    QCOMPARE(fileContent(path(u"out.vmd"_qs)), expected);
}

void TestCliRename::ikNamesFollow_data()
{
    QTest::addColumn<QByteArray>("bone");
    QTest::addColumn<QByteArrayList>("iks");
    QTest::addColumn<QString>("to");
    QTest::addColumn<QByteArrayList>("renamed");
    QTest::addColumn<QString>("finding"); // a part; empty: done as asked
    const QByteArray fifteen = "123456789012345";
    const auto row = [](const char *tag, const QByteArray &bone, const QByteArrayList &iks, const char *to,
                        const QByteArrayList &renamed, const char *finding = "") {
        QTest::newRow(tag) << bone << iks << QString::fromUtf8(to) << renamed << QString::fromUtf8(finding);
    };
    row("the same name", "leg", {"leg", "arm"}, "foot", {"foot", "arm"});
    row("a longer name is another bone", "leg", {"legs"}, "foot", {"legs"});
    row("no such name", "leg", {"arm"}, "foot", {"arm"});
    row("cut after byte 15: the one that goes on", fifteen, {fifteen + "6", "arm"}, "foot", {"foot", "arm"});
    row("the name itself before one that goes on", fifteen, {fifteen + "6", fifteen}, "foot",
        {fifteen + "6", "foot"});
    row("several go on", fifteen, {fifteen + "6", fifteen + "7"}, "foot", {fifteen + "6", fifteen + "7"},
        "several IK bones whose names begin like this one");
    row("20 bytes are kept", "leg", {"leg"}, "123456789012345678901", {"12345678901234567890"},
        "cut after byte 15");
    row("the new name is there", "leg", {"leg", "foot"}, "foot", {"leg", "foot"},
        "an IK bone of the new name already: the old name stays in 1 of them");
}

void TestCliRename::ikNamesFollow()
{
    QFETCH(QByteArray, bone);
    QFETCH(QByteArrayList, iks);
    QFETCH(QString, to);
    QFETCH(QByteArrayList, renamed);
    QFETCH(QString, finding);
    QList<std::pair<QByteArray, bool>> states;
    FileBuilder file;
    file.count(1).bone(bone, 0).count(0).count(0).count(0).count(0).count(2);
    for (qsizetype i = 0; i < iks.size(); ++i)
        states.append({iks[i], i % 2 == 1});
    file.state(0, true, states).state(7, true, {{"other", false}});
    write(file.bytes());
    const Run result = test::run({u"rename"_qs, path(u"in.vmd"_qs), u"-o"_qs, path(u"out.vmd"_qs),
                                  u"--from"_qs, QString::fromLatin1(bone), u"--to"_qs, to});
    QCOMPARE(result.status, finding.isEmpty() ? 0 : 1);
    QVERIFY2(result.err.contains(finding), qPrintable(result.err));
    const Motion motion = readMotionFile(path(u"out.vmd"_qs)).motion;
    QByteArrayList names;
    const StateKey record = motion.states.key(0);
    for (qsizetype i = 0; i < record.ik.size(); ++i) {
        names.append(record.ik[i].name.name());
        QCOMPARE(record.ik[i].enabled != 0, i % 2 == 1);
    }
    QCOMPARE(names, renamed);
    QCOMPARE(motion.states.key(1).ik.at(0).name.name(), QByteArray("other"));
}

void TestCliRename::tracksShownByOneName()
{
    // Two codes of cp932 for one character: NEC's and IBM's.
    write(FileBuilder().count(2).bone("\xFA\x4A", 0).bone("\x87\x54", 0).count(0).count(0).bytes());
    const Run result = run(u"rename IN -o OUT --from Ⅰ --to x"_qs);
    QVERIFY2(result.err.contains(u"several tracks"_qs), qPrintable(result.err));
    QCOMPARE(result.status, 1);
    QCOMPARE(names(), u"x Ⅰ"_qs);
}

void TestCliRename::boneAndMorphOfOneName()
{
    write(FileBuilder().count(1).bone("x", 0).count(1).morph("x", 0, 1).count(0).bytes());
    QCOMPARE(run(u"rename IN -o OUT --from x --to y"_qs).status, 0);
    QCOMPARE(names(), u"y y"_qs);
    QCOMPARE(run(u"rename IN -o OUT --force --from x --to y --kind morph"_qs).status, 0);
    QCOMPARE(names(), u"x y"_qs);
}

void TestCliRename::renamesInTheEncodingAskedFor()
{
    write(FileBuilder().count(1).bone("\xD6\xD0\xD0\xC4", 0).count(0).count(0).bytes()); // 中心 in GB 18030
    QCOMPARE(run(u"rename IN -o OUT --from 中心 --to 头 --encoding gb18030"_qs).status, 0);
    QCOMPARE(names(NameEncoding::Gb18030), u"头"_qs);
}

void TestCliRename::showsItsHelp()
{
    const Run result = run(u"rename --help"_qs);
    QCOMPARE(result.status, 0);
    for (const char *word :
         {"Usage: furitsuke rename", "--from NAME", "--to NAME", "--kind bone|morph", "15 bytes"})
        QVERIFY2(result.out.contains(QString::fromUtf8(word)), word);
}

QTEST_GUILESS_MAIN(TestCliRename)
#include "tst_clirename.moc"
