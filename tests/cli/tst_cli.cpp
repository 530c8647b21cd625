// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/texttable.h"
#include "app/cli/windowoptions.h"
#include "app/language.h"
#include "tests/support/clirun.h"
#include "tests/support/corpus.h"
#include "tests/support/motions.h"

#include <QProcess>
#include <QTemporaryDir>
#include <QTest>

using namespace furitsuke;
using namespace furitsuke::test;

namespace {

/// The program itself, where there is no display.
Run runProgram(const QStringList &arguments)
{
    QProcess process;
    QProcessEnvironment environment = QProcessEnvironment::systemEnvironment();
    for (const char *name : {"DISPLAY", "WAYLAND_DISPLAY", "QT_QPA_PLATFORM"})
        environment.remove(QLatin1String(name));
    // Names have to come out as UTF-8 even so.
    environment.insert(QStringLiteral("LC_ALL"), QStringLiteral("C"));
    process.setProcessEnvironment(environment);
    process.start(QStringLiteral(FURITSUKE_EXECUTABLE), arguments);
    process.waitForFinished(60000);
    Run result;
    result.status = process.exitStatus() == QProcess::NormalExit ? process.exitCode() : -1;
    result.out = QString::fromUtf8(process.readAllStandardOutput());
    result.err = QString::fromUtf8(process.readAllStandardError());
    return result;
}

/// A bone key whose rotation has no length: a warning.
QByteArray warningFile()
{
    return FileBuilder()
        .count(1)
        .bone("A", 0, {}, {0, 0, 0, 0})
        .count(0)
        .count(0)
        .count(0)
        .count(0)
        .count(0)
        .bytes();
}

/// Names that some Chinese programs write.
QByteArray chineseFile()
{
    return FileBuilder()
        .count(1)
        .bone("\xD6\xD0\xD0\xC4", 0)
        .count(0)
        .count(0)
        .count(0)
        .count(0)
        .count(0)
        .bytes();
}

} // namespace

class TestCli : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init();
    void cleanup();

    void leavesTheWindowToTheProgram_data();
    void leavesTheWindowToTheProgram();
    void knowsEveryLanguage();
    void showsHelp_data();
    void showsHelp();
    void showsTheVersion();
    void refusesWrongUsage_data();
    void refusesWrongUsage();

    void infoPrintsWhatIsInAFile();
    void infoPrintsJson();
    void infoGoesOnAfterAFileThatCannotBeRead();
    void infoReadsNamesInTheEncodingAskedFor();
    void checkTellsWhatItFound_data();
    void checkTellsWhatItFound();
    void checkTakesTheWorstStatus();
    void copyGivesTheSameBytes();
    void copyReplacesOnlyWhenForced();
    void copyReportsAFolderThatIsMissing();
    void convertGoesBothWays();
    void convertLooksAtTheContent();
    void convertRefusesBadJson();
    void convertReplacesOnlyWhenForced();
    void convertRestoresTheCorpus();
    void samplePrintsJson();
    void samplePrintsText();
    void sampleTakesRanges_data();
    void sampleTakesRanges();
    void samplePrintsWholeFrames();
    void sampleRefusesBadFrames_data();
    void sampleRefusesBadFrames();
    void sampleKeepsToTheNamesAskedFor();
    void sampleBeforeTheFirstKey();
    void sampleTellsNamesApartThatLookTheSame();
    void leavesOutSectionsWithoutKeys();
    void alignsWideCharacters();

    void programWorksWithoutADisplay();
    void programFailsWhenItCannotWrite();
    void programSurvivesAClosedPipe();

private:
    QString write(const QString &name, const QByteArray &bytes);
    QString path(const QString &name) const { return mFolder->filePath(name); }

    std::unique_ptr<QTemporaryDir> mFolder;
    QString mSample; ///< a file with all six sections
};

void TestCli::init()
{
    mFolder = std::make_unique<QTemporaryDir>();
    QVERIFY(mFolder->isValid());
    mSample = write(QStringLiteral("踊り.vmd"), sixSectionFile());
}

void TestCli::cleanup()
{
    // No command may leave anything behind that it was not asked for.
    for (const QString &name : QDir(mFolder->path()).entryList(QDir::Files | QDir::Hidden))
        QVERIFY2(!name.endsWith(QLatin1String(".part")), qPrintable(name));
    mFolder.reset();
}

QString TestCli::write(const QString &name, const QByteArray &bytes)
{
    QFile file(path(name));
    if (!file.open(QIODevice::WriteOnly) || file.write(bytes) != bytes.size())
        qFatal("A test file cannot be written.");
    return file.fileName();
}

void TestCli::leavesTheWindowToTheProgram_data()
{
    QTest::addColumn<QStringList>("arguments"); // FILE stands for a file
    QTest::newRow("nothing") << QStringList();
    QTest::newRow("a file") << QStringList({QStringLiteral("FILE")});
    QTest::newRow("two files") << QStringList({QStringLiteral("FILE"), QStringLiteral("FILE")});
    QTest::newRow("a picture") << QStringList({QStringLiteral("--render"), QStringLiteral("x.png"),
                                               QStringLiteral("--size"), QStringLiteral("800x600"),
                                               QStringLiteral("FILE")});
    QTest::newRow("options only") << QStringList(
        {QStringLiteral("--language=ja"), QStringLiteral("--theme=dark")});
}

void TestCli::leavesTheWindowToTheProgram()
{
    QFETCH(QStringList, arguments);
    arguments.replaceInStrings(QStringLiteral("FILE"), mSample);
    const Run result = run(arguments);
    QVERIFY(result.window);
    QCOMPARE(result.out + result.err, QString());

    WindowOptions options;
    QCOMPARE(readWindowOptions(arguments, options), QString());
    QCOMPARE(options.files.size(), arguments.count(mSample));
    QCOMPARE(options.render.isEmpty(), !options.size.has_value());
}

void TestCli::knowsEveryLanguage()
{
    for (const QString &code : languageCodes()) {
        WindowOptions options;
        QCOMPARE(readWindowOptions({QStringLiteral("--language"), code}, options), QString());
        QCOMPARE(options.language, code);
    }
    const QString list = languageCodes().join(QStringLiteral(", "));
    QVERIFY(run({QStringLiteral("--language=xx")}).err.contains(QStringLiteral("one of %1,").arg(list)));
}

void TestCli::showsHelp_data()
{
    QTest::addColumn<QString>("arguments");
    QTest::addColumn<QString>("part");
    const auto row = [](const char *arguments, const char *part) {
        QTest::newRow(arguments) << QString::fromUtf8(arguments) << QString::fromUtf8(part);
    };
    row("--help", "Commands:\n  info");
    row("-h", "--render PNG");
    row("help", "exit status");
    row("dance.vmd --help", "Commands:");
    for (const char *name :
         {"info", "check", "model", "copy", "convert", "sample", "pose", "render", "vpd", "shift", "mirror",
          "rename", "scale", "reverse", "insert-frames", "delete-frames", "correct"}) {
        const QByteArray command(name);
        const QByteArray usage = "Usage: furitsuke " + command + " [options] ";
        row((command + " --help").constData(), usage.constData());
        row((command + " -h x y z").constData(), usage.constData());
        row(("help " + command).constData(), usage.constData());
    }
}

void TestCli::showsHelp()
{
    QFETCH(QString, arguments);
    QFETCH(QString, part);
    const Run result = run(arguments.split(u' '));
    QCOMPARE(result.status, 0);
    QVERIFY2(result.out.contains(part), qPrintable(result.out));
    QCOMPARE(result.err, QString());
    for (const QString &line : result.out.split(u'\n'))
        QVERIFY2(cli::displayWidth(line) <= 100, qPrintable(line));
}

void TestCli::showsTheVersion()
{
    QCoreApplication::setApplicationVersion(QStringLiteral("1.2.3"));
    for (const char *arguments : {"--version", "-v", "--theme dark --version"}) {
        const Run result = run(arguments);
        QCOMPARE(result.status, 0);
        QVERIFY2(result.out.startsWith(QLatin1String("Furitsuke 1.2.3 ")), qPrintable(result.out));
    }
}

void TestCli::refusesWrongUsage_data()
{
    QTest::addColumn<QString>("arguments");
    QTest::addColumn<QString>("message");
    QTest::addColumn<QString>("hint");
    const auto row = [](const char *arguments, const char *message, const char *hint) {
        QTest::newRow(arguments) << QString::fromUtf8(arguments) << QString::fromUtf8(message)
                                 << QString::fromUtf8(hint);
    };
    const char *program = "“furitsuke --help”";
    row("--bogus", "Unknown option 'bogus'", program);
    row("--render", "Missing value after '--render'", program);
    row("FILE --bogus", "Unknown option 'bogus'", program);
    row("FILE --language xx", "--language takes one of en, ja, zh_CN, zh_TW, not “xx”", program);
    row("FILE --language=", "--language takes one of en, ja, zh_CN, zh_TW, not “”", program);
    row("--theme Dark", "--theme takes one of light, dark, system, not “Dark”", program);
    row("--size 800x", "--size takes width x height, from 300x200 to 8000x8000, not “800x”", program);
    row("--size 800", "from 300x200 to 8000x8000, not “800”", program);
    row("--size 299x200", "from 300x200 to 8000x8000, not “299x200”", program);
    row("--size 8001x200", "from 300x200 to 8000x8000, not “8001x200”", program);
    row("--size 800x600x2", "from 300x200 to 8000x8000, not “800x600x2”", program);
    row("inof FILE", "“inof” is neither a file nor a command", program);
    row("FILE missing.vmd", "“missing.vmd”: There is no such file", "");
    row("FOLDER", "This is a folder", "");
    row("FILE FOLDER", "This is a folder", "");
    row("help bogus", "There is no command “bogus”", program);
    row("help info check", "one command", program);
    for (const char *name :
         {"info", "check", "model", "copy", "convert", "sample", "pose", "render", "vpd", "shift", "mirror",
          "rename", "scale", "reverse", "insert-frames", "delete-frames", "correct"}) {
        const QByteArray command(name);
        const QByteArray hint = "“furitsuke " + command + " --help”";
        // These take their files by options.
        if (command == "pose")
            row("pose", "--frames is missing", "");
        else if (command == "render")
            row("render", "--motion is missing", "");
        else
            row(command.constData(), "Files are missing", hint.constData());
        row((command + " --bogus FILE").constData(), "Unknown option 'bogus'", hint.constData());
    }
    row("copy FILE", "Files are missing: furitsuke copy IN OUT", "“furitsuke copy --help”");
    row("copy FILE b c", "There are too many files", "“furitsuke copy --help”");
    row("sample FILE b", "There are too many files", "“furitsuke sample --help”");
    row("sample FILE", "--frames is missing", "");
    row("sample FILE --frames", "Missing value after '--frames'", "“furitsuke sample --help”");
    row("sample FILE --frames 1 --before-first rest", "--before-first takes mmd or hold, not “rest”", "");
    row("info FILE --json=yes", "Unexpected value after '--json'", "“furitsuke info --help”");
    row("info FILE --encoding latin-1", "“latin-1” is no encoding", "");
    row("info missing.vmd", "“missing.vmd”: There is no such file", "");
    row("check missing.vmd", "“missing.vmd”: There is no such file", "");
    row("copy missing.vmd out.vmd", "“missing.vmd”: There is no such file", "");
    row("convert missing.vmd out.json", "“missing.vmd”: There is no such file", "");
    row("sample missing.vmd --frames 1", "“missing.vmd”: There is no such file", "");
    row("info FOLDER", "This is a folder", "");
}

void TestCli::refusesWrongUsage()
{
    QFETCH(QString, arguments);
    QFETCH(QString, message);
    QFETCH(QString, hint);
    QStringList list = arguments.split(u' ');
    list.replaceInStrings(QStringLiteral("FILE"), mSample);
    list.replaceInStrings(QStringLiteral("FOLDER"), mFolder->path());
    const Run result = run(list);
    QVERIFY(!result.window);
    QCOMPARE(result.status, 2);
    QVERIFY2(result.err.startsWith(QLatin1String("furitsuke: ")), qPrintable(result.err));
    QVERIFY2(result.err.contains(message), qPrintable(result.err));
    QVERIFY2(result.err.contains(hint), qPrintable(result.err));
    QCOMPARE(result.out, QString());
}

void TestCli::infoPrintsWhatIsInAFile()
{
    const Run result = run({QStringLiteral("info"), mSample});
    QCOMPARE(result.status, 0);
    QCOMPARE(result.err, QString());
    for (const char *line : {"  Version       Vocaloid Motion Data 0002\n", "  Model         test\n",
                             "  Last frame    30 (1.00 s)\n", "  Bones           3       2    0–20\n",
                             "  Camera          2       1    0–30\n", "  Light           1       1       0\n",
                             "  左足ＩＫ     1      10\n", "    15  左足ＩＫ\n"})
        QVERIFY2(result.out.contains(QString::fromUtf8(line)), qPrintable(result.out));
}

void TestCli::infoPrintsJson()
{
    const Run result = run({QStringLiteral("info"), QStringLiteral("--json"), mSample});
    QCOMPARE(result.status, 0);
    const QJsonObject file = result.file(0);
    QCOMPARE(file.value(u"file").toString(), mSample);
    QCOMPARE(file.value(u"ok").toBool(), true);
    QCOMPARE(file.value(u"size").toInt(), int(sixSectionFile().size()));
    QCOMPARE(file.value(u"version").toString(), QStringLiteral("Vocaloid Motion Data 0002"));
    QCOMPARE(file.value(u"modelName").toString(), QStringLiteral("test"));
    QCOMPARE(file.value(u"encoding").toString(), QStringLiteral("cp932"));
    QCOMPARE(file.value(u"lastFrame").toInt(), 30);
    const QJsonObject bones = file.value(u"sections").toObject().value(u"bones").toObject();
    QCOMPARE(bones, (QJsonObject{{QStringLiteral("present"), true},
                                 {QStringLiteral("tracks"), 2},
                                 {QStringLiteral("keys"), 3},
                                 {QStringLiteral("firstFrame"), 0},
                                 {QStringLiteral("lastFrame"), 20}}));
    QCOMPARE(file.value(u"sections").toObject().size(), 6);
    const QJsonObject centre = file.value(u"tracks").toObject().value(u"bones").toArray().at(0).toObject();
    QCOMPARE(centre.value(u"name").toString(), QStringLiteral("センター"));
    QCOMPARE(centre.value(u"keys").toInt(), 2);
    const QJsonObject off = file.value(u"ikOff").toArray().at(0).toObject();
    QCOMPARE(off.value(u"frame").toInt(), 15);
    QCOMPARE(off.value(u"names").toArray(), QJsonArray({QStringLiteral("左足ＩＫ")}));
    const QJsonObject diagnostic = file.value(u"diagnostics").toArray().at(0).toObject();
    QCOMPARE(diagnostic.value(u"code").toString(), QStringLiteral("both-halves"));
    QCOMPARE(diagnostic.value(u"severity").toString(), QStringLiteral("warning"));
    QCOMPARE(diagnostic.value(u"section").toString(), QStringLiteral("file"));
}

void TestCli::infoGoesOnAfterAFileThatCannotBeRead()
{
    const QString bad = write(QStringLiteral("bad.vmd"), "not a motion at all, is it?");
    for (const bool asJson : {false, true}) {
        QStringList arguments = {QStringLiteral("info"), bad, mSample};
        if (asJson)
            arguments.append(QStringLiteral("--json"));
        const Run result = run(arguments);
        QCOMPARE(result.status, 2);
        QVERIFY2(result.err.contains(QStringLiteral("bad.vmd”: Not a VMD file")), qPrintable(result.err));
        if (asJson) {
            QCOMPARE(result.file(0).value(u"ok").toBool(true), false);
            QVERIFY(result.file(0).value(u"error").toString().startsWith(QLatin1String("Not a VMD file")));
            QCOMPARE(result.file(1).value(u"ok").toBool(), true);
        } else {
            QVERIFY(result.out.contains(QStringLiteral("センター")));
        }
    }
}

void TestCli::infoReadsNamesInTheEncodingAskedFor()
{
    const QString file = write(QStringLiteral("chinese.vmd"), chineseFile());
    const Run chinese =
        run({QStringLiteral("info"), file, QStringLiteral("--encoding"), QStringLiteral("GB18030")});
    QVERIFY2(chinese.out.contains(QStringLiteral("中心")), qPrintable(chinese.out));
    const Run japanese = run({QStringLiteral("info"), file, QStringLiteral("--encoding=cp932")});
    QVERIFY2(japanese.out.contains(QStringLiteral("ﾖﾐﾐﾄ")), qPrintable(japanese.out));
}

void TestCli::checkTellsWhatItFound_data()
{
    QTest::addColumn<QByteArray>("file");
    QTest::addColumn<int>("status");
    QTest::addColumn<QString>("verdict");
    const FileBuilder sound =
        FileBuilder().count(1).bone("A", 0).count(0).count(0).count(0).count(0).count(0);
    QTest::newRow("sound") << sound.bytes() << 0 << QStringLiteral("no findings; round trip exact");
    QTest::newRow("notes only") << sound.bytes() + "x" << 0 << QStringLiteral("notes: 1; round trip exact");
    QTest::newRow("a warning") << warningFile() << 1 << QStringLiteral("warnings: 1; round trip exact");
    QTest::newRow("damaged") << sound.bytes().first(100) << 1
                             << QStringLiteral("errors: 2; round trip exact");
    QTest::newRow("refused") << QByteArray("Vocaloid Motion Data 0002") << 2 << QString();
    QTest::newRow("empty") << QByteArray() << 2 << QString();
}

void TestCli::checkTellsWhatItFound()
{
    QFETCH(QByteArray, file);
    QFETCH(int, status);
    QFETCH(QString, verdict);
    const QString path = write(QStringLiteral("x.vmd"), file);
    const Run text = run({QStringLiteral("check"), path});
    QCOMPARE(text.status, status);
    QVERIFY2(status == 2 ? text.out.isEmpty() : text.out.startsWith(path + QStringLiteral(": ") + verdict),
             qPrintable(text.out));
    QCOMPARE(text.err.isEmpty(), status != 2);

    const Run json = run({QStringLiteral("check"), QStringLiteral("--json"), path});
    QCOMPARE(json.status, status);
    QCOMPARE(json.file(0).value(u"ok").toBool(), status != 2);
    QCOMPARE(json.file(0).value(u"roundTrip").toBool(), status != 2);
    const qsizetype lines = text.out.count(u'\n');
    QCOMPARE(json.file(0).value(u"diagnostics").toArray().size(), qMax<qsizetype>(lines - 1, 0));
}

void TestCli::checkTakesTheWorstStatus()
{
    const QString warning = write(QStringLiteral("warning.vmd"), warningFile());
    const QString sound = write(QStringLiteral("sound.vmd"), FileBuilder().count(0).bytes());
    QCOMPARE(run({QStringLiteral("check"), sound, sound}).status, 0);
    QCOMPARE(run({QStringLiteral("check"), warning, sound}).status, 1);
    QCOMPARE(run({QStringLiteral("check"), path(QStringLiteral("missing")), warning, sound}).status, 2);
}

void TestCli::copyGivesTheSameBytes()
{
    const QByteArray damaged = sixSectionFile().first(433);
    const QString in = write(QStringLiteral("in.vmd"), damaged);
    const QString out = path(QStringLiteral("out.vmd"));
    const Run result = run({QStringLiteral("copy"), in, out});
    QCOMPARE(result.status, 0);
    QCOMPARE(fileContent(out), damaged);
    QCOMPARE(result.out, QStringLiteral("%1: 433 bytes, the same as in %2\n").arg(out, in));
}

void TestCli::copyReplacesOnlyWhenForced()
{
    const QString other = write(QStringLiteral("other.vmd"), "old");
    const Run refused = run({QStringLiteral("copy"), mSample, other});
    QCOMPARE(refused.status, 2);
    QVERIFY2(refused.err.contains(QStringLiteral("--force")), qPrintable(refused.err));
    QCOMPARE(fileContent(other), QByteArray("old"));

    QCOMPARE(
        run({QStringLiteral("copy"), mSample, other, QStringLiteral("--force"), QStringLiteral("--backup")})
            .status,
        0);
    QCOMPARE(fileContent(other), sixSectionFile());
    QCOMPARE(fileContent(other + QStringLiteral(".bak")), QByteArray("old"));

    QCOMPARE(run({QStringLiteral("copy"), mSample, mSample}).status, 2);
    QCOMPARE(run({QStringLiteral("copy"), mSample, mSample, QStringLiteral("--force")}).status, 0);
    QCOMPARE(fileContent(mSample), sixSectionFile());
}

void TestCli::copyReportsAFolderThatIsMissing()
{
    const Run result = run({QStringLiteral("copy"), mSample, path(QStringLiteral("no/such/out.vmd"))});
    QCOMPARE(result.status, 2);
    QVERIFY2(result.err.contains(QStringLiteral("out.vmd”: ")), qPrintable(result.err));
}

void TestCli::convertGoesBothWays()
{
    const QString json = path(QStringLiteral("踊り.json"));
    const QString back = path(QStringLiteral("back.vmd"));
    const Run there = run({QStringLiteral("convert"), mSample, json});
    QCOMPARE(there.status, 0);
    const QJsonObject root = QJsonDocument::fromJson(fileContent(json)).object();
    QCOMPARE(root.value(u"format").toString(), QStringLiteral("furitsuke-motion"));
    const Run again = run({QStringLiteral("convert"), json, back});
    QCOMPARE(again.status, 0);
    QCOMPARE(fileContent(back), sixSectionFile());
    QCOMPARE(there.err + again.err, QString());
}

void TestCli::convertLooksAtTheContent()
{
    const QString json = path(QStringLiteral("json.vmd"));
    QCOMPARE(
        run({QStringLiteral("convert"), mSample, json, QStringLiteral("--encoding"), QStringLiteral("utf-8")})
            .status,
        0);
    QVERIFY(fileContent(json).contains("\"encoding\": \"utf-8\""));
    const QString marked = write(QStringLiteral("marked.vmd"), "\xEF\xBB\xBF \r\n" + fileContent(json));
    const QString vmd = path(QStringLiteral("vmd.json"));
    QCOMPARE(run({QStringLiteral("convert"), marked, vmd}).status, 0);
    QCOMPARE(fileContent(vmd), sixSectionFile());
    const Run refused = run({QStringLiteral("convert"), marked, vmd, QStringLiteral("--force"),
                             QStringLiteral("--encoding=cp932")});
    QCOMPARE(refused.status, 2);
    QVERIFY2(refused.err.contains(QStringLiteral("--encoding is for VMD files")), qPrintable(refused.err));
}

void TestCli::convertRefusesBadJson()
{
    const QString json = path(QStringLiteral("x.json"));
    QCOMPARE(run({QStringLiteral("convert"), mSample, json}).status, 0);
    QByteArray content = fileContent(json);
    content.replace("\"position\": [1.5,", "\"position\": [\"much\",");
    const QString bad = write(QStringLiteral("bad.json"), content);
    const QString out = path(QStringLiteral("out.vmd"));
    const Run result = run({QStringLiteral("convert"), bad, out});
    QCOMPARE(result.status, 2);
    QVERIFY2(result.err.contains(QStringLiteral("bad.json”: bones[0].keys[1].position[0]: ")),
             qPrintable(result.err));
    QVERIFY(!QFile::exists(out));
}

void TestCli::convertReplacesOnlyWhenForced()
{
    const QString out = write(QStringLiteral("out.json"), "old");
    QCOMPARE(run({QStringLiteral("convert"), mSample, out}).status, 2);
    QCOMPARE(fileContent(out), QByteArray("old"));
    QCOMPARE(run({QStringLiteral("convert"), mSample, out, QStringLiteral("--force")}).status, 0);
    QVERIFY(fileContent(out).startsWith('{'));
    // One file may be both.
    QCOMPARE(run({QStringLiteral("convert"), out, out, QStringLiteral("--force")}).status, 0);
    QCOMPARE(fileContent(out), sixSectionFile());
    QCOMPARE(run({QStringLiteral("convert"), out, out, QStringLiteral("--force")}).status, 0);
    QVERIFY(fileContent(out).startsWith('{'));
    QCOMPARE(run({QStringLiteral("convert"), mSample, mFolder->path(), QStringLiteral("--force")}).status, 2);
    QCOMPARE(run({QStringLiteral("convert"), mSample, path(QStringLiteral("no/such/out.json"))}).status, 2);
}

void TestCli::convertRestoresTheCorpus()
{
    const QStringList files = corpusFiles(QStringLiteral("vmd"));
    if (files.isEmpty())
        QSKIP(noCorpus);
    const QString json = path(QStringLiteral("x.json"));
    const QString back = path(QStringLiteral("x.vmd"));
    int restored = 0;
    for (const QString &file : files) {
        if (run({QStringLiteral("check"), file}).status == 2)
            continue;
        QCOMPARE(run({QStringLiteral("convert"), file, json, QStringLiteral("--force")}).err, QString());
        QCOMPARE(run({QStringLiteral("convert"), json, back, QStringLiteral("--force")}).err, QString());
        QVERIFY2(fileContent(back) == fileContent(file), qPrintable(file));
        ++restored;
    }
    QVERIFY(restored > 0);
}

void TestCli::samplePrintsJson()
{
    const Run result = run({QStringLiteral("sample"), mSample, QStringLiteral("--frames"),
                            QStringLiteral("0,10,15.5"), QStringLiteral("--json")});
    QCOMPARE(result.status, 0);
    QCOMPARE(result.json().value(u"frames").toArray().size(), 3);
    const QJsonObject at10 = result.frame(1);
    QCOMPARE(at10.value(u"frame").toDouble(), 10.0);
    const QJsonObject centre = at10.value(u"bones").toObject().value(QStringLiteral("センター")).toObject();
    QCOMPARE(centre.value(u"position").toArray(), QJsonArray({0.75, 0.125, -1}));
    const QJsonArray rotation = centre.value(u"rotation").toArray();
    QCOMPARE(rotation.size(), 4);
    QCOMPARE(rotation.at(0).toDouble(), 0.0);
    const double length = rotation.at(1).toDouble() * rotation.at(1).toDouble() +
                          rotation.at(3).toDouble() * rotation.at(3).toDouble();
    QVERIFY(qAbs(length - 1) < 1e-12);
    QVERIFY(rotation.at(1).toDouble() > 0.1);
    QCOMPARE(at10.value(u"morphs").toObject().value(QStringLiteral("あ")).toDouble(), 0.625);
    const QJsonObject camera = result.frame(2).value(u"camera").toObject();
    QCOMPARE(camera.value(u"distance").toDouble(), -45.0);
    QVERIFY(qAbs(camera.value(u"target").toArray().at(1).toDouble() - (10 + 2 * 15.5 / 30)) < 1e-9);
    QCOMPARE(camera.value(u"rotation").toArray().size(), 3);
    QCOMPARE(camera.value(u"viewAngle").toDouble(), 30.0);
    QCOMPARE(camera.value(u"perspective").toBool(), true);
    QCOMPARE(at10.value(u"light").toObject().value(u"colour").toArray().at(0).toDouble(), 154.0 / 256);
    QCOMPARE(at10.value(u"light").toObject().value(u"direction").toArray(), QJsonArray({-0.5, -1, 0.5}));
    QCOMPARE(at10.value(u"shadow").toObject().value(u"mode").toInt(), 1);
    QCOMPARE(at10.value(u"visible").toBool(), true);
    QCOMPARE(at10.value(u"ik").toObject().value(QStringLiteral("左足ＩＫ")).toBool(), true);
    QCOMPARE(result.frame(2).value(u"visible").toBool(true), false);
    QCOMPARE(result.frame(2).value(u"ik").toObject().value(QStringLiteral("左足ＩＫ")).toBool(true), false);
    QVERIFY2(!result.out.contains(QStringLiteral("-0.0")), "negative zeros");
}

void TestCli::samplePrintsText()
{
    const Run result = run({QStringLiteral("sample"), mSample, QStringLiteral("--frames=12.5")});
    QCOMPARE(result.status, 0);
    QVERIFY2(result.out.startsWith(QStringLiteral("Frame 12.5\n  Bone ")), qPrintable(result.out));
    for (const char *part :
         {"\n  センター  0.937500", "\n  あ ", "Camera distance", "-45.000000", "Visible", "IK 左足ＩＫ"})
        QVERIFY2(result.out.contains(QString::fromUtf8(part)), qPrintable(result.out));
}

void TestCli::sampleTakesRanges_data()
{
    QTest::addColumn<QString>("list");
    QTest::addColumn<QList<double>>("frames");
    QTest::newRow("one") << QStringLiteral("7") << QList<double>{7};
    QTest::newRow("fraction") << QStringLiteral("0.125") << QList<double>{0.125};
    QTest::newRow("list in its own order") << QStringLiteral("5, 3,5") << QList<double>{5, 3, 5};
    QTest::newRow("range") << QStringLiteral("2-5") << QList<double>{2, 3, 4, 5};
    QTest::newRow("range of one") << QStringLiteral("2-2") << QList<double>{2};
    QTest::newRow("step") << QStringLiteral("0-10:4") << QList<double>{0, 4, 8};
    QTest::newRow("fractional step") << QStringLiteral("0-0.3:0.1") << QList<double>{0, 0.1, 0.2, 3 * 0.1};
    QTest::newRow("mixture") << QStringLiteral("9,0-1,100-102:2") << QList<double>{9, 0, 1, 100, 102};
    QTest::newRow("the last frame there is") << QStringLiteral("4294967295") << QList<double>{4294967295.0};
}

void TestCli::sampleTakesRanges()
{
    QFETCH(QString, list);
    QFETCH(QList<double>, frames);
    const Run result =
        run({QStringLiteral("sample"), mSample, QStringLiteral("--frames"), list, QStringLiteral("--json")});
    QCOMPARE(result.status, 0);
    QList<double> got;
    for (const QJsonValue &frame : result.json().value(u"frames").toArray())
        got.append(frame.toObject().value(u"frame").toDouble());
    QCOMPARE(got, frames);
}

void TestCli::samplePrintsWholeFrames()
{
    const Run text = run({QStringLiteral("sample"), mSample, QStringLiteral("--frames"),
                          QStringLiteral("4000000000,100000,12.5"), QStringLiteral("--only=あ")});
    QCOMPARE(text.status, 0);
    for (const char *line : {"Frame 4000000000\n", "Frame 100000\n", "Frame 12.5\n"})
        QVERIFY2(text.out.contains(QLatin1String(line)), qPrintable(text.out));
    const Run json = run({QStringLiteral("sample"), mSample, QStringLiteral("--json"),
                          QStringLiteral("--frames"), QStringLiteral("4000000000,0.5")});
    QVERIFY2(json.out.contains(QLatin1String("\"frame\": 4000000000,")), qPrintable(json.out.left(200)));
    QVERIFY(json.out.contains(QLatin1String("\"frame\": 0.5,")));
}

void TestCli::sampleRefusesBadFrames_data()
{
    QTest::addColumn<QString>("list");
    for (const char *list : {"x", "", ",", "1,", "-5", "1-", "1-2-3", "5-3", "1-2:0", "1-2:-1", "nan", "inf",
                             "1e3", "0x10", "4294967296", "0-4294967295", "0-1:0.000000001", "１"})
        QTest::newRow(list) << QString::fromUtf8(list);
}

void TestCli::sampleRefusesBadFrames()
{
    QFETCH(QString, list);
    const Run result = run({QStringLiteral("sample"), mSample, QStringLiteral("--frames"), list});
    QCOMPARE(result.status, 2);
    QVERIFY(!result.err.isEmpty());
    QCOMPARE(result.out, QString());
}

void TestCli::sampleKeepsToTheNamesAskedFor()
{
    const auto sample = [this](const QStringList &names) {
        QStringList arguments = {QStringLiteral("sample"), mSample, QStringLiteral("--frames=0"),
                                 QStringLiteral("--json")};
        for (const QString &name : names)
            arguments += {QStringLiteral("--only"), name};
        return run(arguments);
    };
    const QJsonObject one = sample({QStringLiteral("センター")}).frame(0);
    QCOMPARE(one.value(u"bones").toObject().keys(), QStringList(QStringLiteral("センター")));
    QCOMPARE(one.keys(),
             QStringList({QStringLiteral("bones"), QStringLiteral("frame"), QStringLiteral("morphs")}));
    QVERIFY(one.value(u"morphs").toObject().isEmpty());
    const QJsonObject some =
        sample({QStringLiteral("*ＩＫ"), QStringLiteral("?"), QStringLiteral("camera")}).frame(0);
    QCOMPARE(some.value(u"bones").toObject().keys(), QStringList(QStringLiteral("左足ＩＫ")));
    QCOMPARE(some.value(u"morphs").toObject().keys(), QStringList(QStringLiteral("あ")));
    QVERIFY(some.contains(u"camera") && !some.contains(u"light") && !some.contains(u"ik"));
    const Run none = sample({QStringLiteral("センター"), QStringLiteral("右足")});
    QCOMPARE(none.status, 2);
    QVERIFY2(none.err.contains(QStringLiteral("There is no track “右足”")), qPrintable(none.err));
    QCOMPARE(sample({QStringLiteral(".*")}).status, 2);
}

void TestCli::sampleBeforeTheFirstKey()
{
    const auto x = [this](const QString &policy) {
        const Run result = run({QStringLiteral("sample"), mSample, QStringLiteral("--frames=5"),
                                QStringLiteral("--json"), QStringLiteral("--before-first"), policy});
        const QJsonObject bone =
            result.frame(0).value(u"bones").toObject().value(QStringLiteral("左足ＩＫ")).toObject();
        return bone.value(u"position").toArray().at(0).toDouble();
    };
    const double atKey = double(0.1f);
    QVERIFY(qAbs(x(QStringLiteral("mmd")) - atKey / 2) < 1e-12);
    QCOMPARE(x(QStringLiteral("hold")), atKey);
}

void TestCli::sampleTellsNamesApartThatLookTheSame()
{
    const QString file =
        write(QStringLiteral("twins.vmd"),
              FileBuilder().count(2).bone("\x81\xE6", 0, {1, 0, 0}).bone("\x87\x9A", 0, {2, 0, 0}).bytes());
    const Run result =
        run({QStringLiteral("sample"), file, QStringLiteral("--frames=0"), QStringLiteral("--json")});
    const QJsonObject bones = result.frame(0).value(u"bones").toObject();
    QCOMPARE(bones.size(), 2);
    QCOMPARE(bones.value(QStringLiteral("∵")).toObject().value(u"position").toArray().at(0).toDouble(), 1.0);
    QCOMPARE(
        bones.value(QStringLiteral("\\x87\\x9A")).toObject().value(u"position").toArray().at(0).toDouble(),
        2.0);
}

void TestCli::leavesOutSectionsWithoutKeys()
{
    const QString file = write(QStringLiteral("bones.vmd"), warningFile());
    const QJsonObject frame =
        run({QStringLiteral("sample"), file, QStringLiteral("--frames=0"), QStringLiteral("--json")})
            .frame(0);
    QVERIFY(!frame.contains(u"camera") && !frame.contains(u"light") && !frame.contains(u"shadow"));
    QCOMPARE(frame.value(u"visible").toBool(), true);
    QVERIFY(frame.value(u"ik").toObject().isEmpty());
}

void TestCli::alignsWideCharacters()
{
    QCOMPARE(cli::displayWidth(QStringLiteral("センター")), 8);
    QCOMPARE(cli::displayWidth(QStringLiteral("ﾈｸﾀｲＩＫ")), 8);
    QCOMPARE(cli::displayWidth(QStringLiteral("–“é”")), 4);
    QCOMPARE(cli::displayWidth(QStringLiteral("e\u0301")), 1);
    cli::TextTable table;
    table.addRow({QStringLiteral("右"), QStringLiteral("1")});
    table.addRow({QStringLiteral("abc"), QStringLiteral("23"), QString()});
    QString text;
    QTextStream stream(&text);
    table.print(stream, 1);
    QCOMPARE(text, QStringLiteral(" 右    1\n abc  23\n"));
}

void TestCli::programWorksWithoutADisplay()
{
    const Run info = runProgram({QStringLiteral("info"), mSample});
    QCOMPARE(info.err, QString());
    QCOMPARE(info.status, 0);
    QVERIFY2(info.out.contains(QStringLiteral("センター")), qPrintable(info.out));
    QVERIFY2(info.out.contains(QStringLiteral("踊り.vmd")), qPrintable(info.out));

    const Run help = runProgram({QStringLiteral("--help")});
    QCOMPARE(help.status, 0);
    QVERIFY2(help.out.contains(QLatin1String("Commands:")), qPrintable(help.out));

    const Run unknown = runProgram({QStringLiteral("--bogus")});
    QCOMPARE(unknown.status, 2);
    QVERIFY2(unknown.err.contains(QLatin1String("Unknown option 'bogus'")), qPrintable(unknown.err));

    const Run missing = runProgram({path(QStringLiteral("missing.vmd"))});
    QCOMPARE(missing.status, 2);
    QVERIFY2(missing.err.contains(QLatin1String("missing.vmd")), qPrintable(missing.err));
    QCOMPARE(missing.out, QString());
}

void TestCli::programFailsWhenItCannotWrite()
{
    const QString full = QStringLiteral("/dev/full");
    if (!QFile::exists(full))
        QSKIP("This system has no device that is always full.");
    QProcess process;
    process.setStandardOutputFile(full);
    process.start(QStringLiteral(FURITSUKE_EXECUTABLE), {QStringLiteral("info"), mSample});
    QVERIFY(process.waitForFinished(60000));
    QCOMPARE(process.exitCode(), 2);
    QVERIFY(process.readAllStandardError().contains("The output cannot be written"));
}

void TestCli::programSurvivesAClosedPipe()
{
    for (const char *json : {"--json", "--only=*"}) {
        // The one that reads ends at once, long before the other has written all.
        QProcess process;
        QProcess reader;
        process.setStandardOutputProcess(&reader);
        process.start(QStringLiteral(FURITSUKE_EXECUTABLE),
                      {QStringLiteral("sample"), mSample, QStringLiteral("--frames=0-1000000"),
                       QString::fromLatin1(json)});
        reader.start(QStringLiteral(FURITSUKE_EXECUTABLE), {QStringLiteral("--version")});
        QVERIFY(reader.waitForFinished(60000));
        QVERIFY(process.waitForFinished(60000));
        QCOMPARE(process.exitStatus(), QProcess::NormalExit);
        QCOMPARE(process.exitCode(), 2);
    }
}

QTEST_GUILESS_MAIN(TestCli)
#include "tst_cli.moc"
