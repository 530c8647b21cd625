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
    const auto row = [](const char *arguments, const char *frames, const char *said) {
        QTest::newRow(arguments) << QString::fromUtf8(arguments) << QString::fromUtf8(frames)
                                 << QString::fromUtf8(said);
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
        "bone0 0 20; bone1 10; morph0 0 12; camera 0 30; light 0; shadow 0; states 15",
        "1 key(s) changed, 1 key(s) overwritten");
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
        "bone0 0 20; bone1 10; morph0 8 20; camera 0 30; light 0; shadow 0; states 0 15", "4 key(s) changed");
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
    const Run result = run(arguments);
    QCOMPARE(result.err, QString());
    QCOMPARE(result.status, 0);
    QCOMPARE(result.out, path(QStringLiteral("out.vmd")) + QStringLiteral(": ") + said + u'\n');
    const ReadResult edited = readMotionFile(path(QStringLiteral("out.vmd")));
    QVERIFY(edited.ok);
    QCOMPARE(framesText(edited.motion), frames);
    QCOMPARE(fileContent(path(QStringLiteral("in.vmd"))), sixSectionFile());
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
    row("shift IN -o OUT --by -1", "before frame 0");
    row("shift IN -o OUT --by 4294967290", "after frame 4294967295");
    row("shift IN -o OUT --by 1 --tracks 右*", "There is no track “右*” with keys");
    row("shift IN -o OUT --by 1 --tracks bones,nothing", "There is no track “nothing” with keys");
    row("shift IN -o OUT --by 1 --tracks ,", "--tracks names no track");
    row("shift IN -o OUT --by 1 --frames 100-200", "There is no key to edit");
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
    row("scale IN -o OUT --factor 2 --about last", "before frame 0");
    row("scale IN -o OUT --factor 2/1 --about -3", "--about takes a frame");
    row("scale IN -o OUT --factor 4294967295/1", "after frame 4294967295");
    row("reverse IN -o OUT --tracks 右*", "There is no track");
    row("insert-frames IN -o OUT --count 5", "--at is missing");
    row("insert-frames IN -o OUT --at 5", "--count is missing");
    row("insert-frames IN -o OUT --at 5 --count 0", "--count takes a whole number from 1");
    row("insert-frames IN -o OUT --at -1 --count 5", "--at takes a whole number from 0");
    row("insert-frames IN -o OUT --at 0 --count 4294967290", "after frame 4294967295");
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
