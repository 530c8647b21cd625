// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor-core/document/sidecar.h"
#include "tests/support/corpus.h"

#include <QDir>
#include <QFileInfo>
#include <QJsonArray>
#include <QJsonDocument>
#include <QTemporaryDir>
#include <QTest>

#include <limits>

using namespace furitsuke;
using namespace furitsuke::test;

namespace {

Sidecar fullSidecar()
{
    Sidecar sidecar;
    sidecar.notes = withMarker(sidecar.notes, {0, QStringLiteral("前奏"), 0xff102030});
    sidecar.notes = withMarker(sidecar.notes, {300, QString(), 0xffe05252});
    sidecar.notes = withMarker(sidecar.notes,
                               {std::numeric_limits<quint32>::max(), QStringLiteral("\"end\""), 0xff000000});
    sidecar.notes.tempo = Tempo{128.125, 3, -2.5};
    sidecar.notes.sound = SoundNote{QStringLiteral("/music/歌.wav"), -3.625, 0.75};
    sidecar.playRange = FrameRange{30, 4294967295};
    sidecar.looping = true;
    NamedTrackLook look;
    look.kind = TrackKind::Bone;
    look.name = QByteArray("\x83\x5A\x83\x93\x83\x5E\x81\x5B"); // センター
    look.look = {true, false, true, 0xff00ff00};
    sidecar.tracks.looks.append(look);
    look.kind = TrackKind::Morph;
    look.name = QByteArray("\xff\x81\x00x", 4); // no text in any encoding
    look.look = {false, true, false, 0};
    sidecar.tracks.looks.append(look);
    look.kind = TrackKind::Camera;
    look.name.clear();
    look.look = {true, false, false, 0};
    sidecar.tracks.looks.append(look);
    sidecar.tracks.collapsedGroups = {QStringLiteral("bones"), QStringLiteral("顔")};
    return sidecar;
}

QByteArray framed(const QByteArray &members)
{
    return R"({"format": "furitsuke-sidecar", "version": 1, )" + members + "}";
}

} // namespace

/// The file beside a motion.
class TestSidecar : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init();
    void whatIsWrittenIsRead();
    void soundIsFoundFromTheMotion_data();
    void soundIsFoundFromTheMotion();
    void nothingToSayMakesNoFile();
    void nothingToSayEmptiesAFileThatIsThere();
    void aFileThatSaysTheSameStaysUntouched();
    void unknownMembersAreKept();
    void unknownMembersMoveWithTheirMarker();
    void badFilesAreNotUsedAndKeptAsACopy_data();
    void badFilesAreNotUsedAndKeptAsACopy();
    void badValuesAreLeftOutAndTheRestIsUsed_data();
    void badValuesAreLeftOutAndTheRestIsUsed();
    void findingsAreCountedNotRepeated();
    void anotherMotionsFileIsKeptAsACopy();
    void aFolderInItsPlaceIsAnErrorAndStays();
    void aTextMayBeginWithAByteOrderMark();

private:
    QString motion() const { return mFolder->filePath(QStringLiteral("dance.vmd")); }
    QString path() const { return sidecarPath(motion()); }
    QString copyPath() const { return backupPath(path()); }
    QStringList names() const
    {
        return QDir(mFolder->path()).entryList(QDir::AllEntries | QDir::Hidden | QDir::NoDotAndDotDot);
    }
    void write(const QByteArray &bytes)
    {
        QFile file(path());
        QVERIFY(file.open(QIODevice::WriteOnly));
        QCOMPARE(file.write(bytes), bytes.size());
    }

    std::unique_ptr<QTemporaryDir> mFolder;
};

void TestSidecar::init()
{
    mFolder = std::make_unique<QTemporaryDir>();
    QVERIFY(mFolder->isValid());
}

void TestSidecar::whatIsWrittenIsRead()
{
    const Sidecar sidecar = fullSidecar();
    const SaveResult result = saveSidecar(sidecar, motion());
    QVERIFY2(result.ok, qPrintable(result.error));
    QCOMPARE(names(), QStringList{QStringLiteral("dance.vmd.furitsuke.json")});
    const SidecarRead read = readSidecar(motion());
    QVERIFY(read.exists);
    QVERIFY(read.whole);
    QVERIFY(read.findings.isEmpty());
    QCOMPARE(read.sidecar.notes, sidecar.notes);
    QCOMPARE(read.sidecar.playRange, sidecar.playRange);
    QCOMPARE(read.sidecar.looping, sidecar.looping);
    QCOMPARE(read.sidecar.tracks, sidecar.tracks);
    QCOMPARE(sidecarText(read.sidecar), sidecarText(sidecar));
}

void TestSidecar::soundIsFoundFromTheMotion_data()
{
    QTest::addColumn<QString>("path");
    QTest::addColumn<QString>("written");
    QTest::newRow("beside") << QStringLiteral("song.wav") << QStringLiteral("song.wav");
    QTest::newRow("below") << QStringLiteral("music/a b/song.wav") << QStringLiteral("music/a b/song.wav");
    QTest::newRow("above") << QStringLiteral("../song.wav") << QStringLiteral("../song.wav");
}

void TestSidecar::soundIsFoundFromTheMotion()
{
    QFETCH(QString, path);
    QFETCH(QString, written);
    Sidecar sidecar;
    sidecar.notes.sound = SoundNote{QDir::cleanPath(mFolder->filePath(path)), 0, 1};
    QVERIFY(saveSidecar(sidecar, motion()).ok);
    const QJsonObject sound =
        QJsonDocument::fromJson(fileContent(this->path())).object()[QLatin1String("sound")].toObject();
    QCOMPARE(sound[QLatin1String("path")].toString(), written);
    QCOMPARE(readSidecar(motion()).sidecar.notes.sound, sidecar.notes.sound);
    // In another folder it is another file.
    QDir folder(mFolder->path());
    QVERIFY(folder.mkdir(QStringLiteral("other")));
    QVERIFY(folder.rename(QStringLiteral("dance.vmd.furitsuke.json"),
                          QStringLiteral("other/dance.vmd.furitsuke.json")));
    QCOMPARE(readSidecar(folder.filePath(QStringLiteral("other/dance.vmd"))).sidecar.notes.sound->path,
             QDir::cleanPath(folder.filePath(QStringLiteral("other/") + path)));
}

void TestSidecar::nothingToSayMakesNoFile()
{
    QVERIFY(Sidecar().isEmpty());
    QVERIFY(!fullSidecar().isEmpty());
    QVERIFY(saveSidecar(Sidecar(), motion()).ok);
    QCOMPARE(names(), QStringList());
    const SidecarRead read = readSidecar(motion());
    QVERIFY(!read.exists);
    QVERIFY(read.whole);
    QVERIFY(read.findings.isEmpty());
    QVERIFY(read.sidecar.isEmpty());
}

void TestSidecar::nothingToSayEmptiesAFileThatIsThere()
{
    QVERIFY(saveSidecar(fullSidecar(), motion()).ok);
    QVERIFY(saveSidecar(Sidecar(), motion()).ok);
    const SidecarRead read = readSidecar(motion());
    QVERIFY(read.exists);
    QVERIFY(read.whole);
    QVERIFY(read.sidecar.isEmpty());
    QVERIFY(!QFile::exists(copyPath()));
}

void TestSidecar::aFileThatSaysTheSameStaysUntouched()
{
    // Other white space and another order of the members.
    const QByteArray text = R"({"version":1,"markers":[{"name":"a","frame":3,"colour":"#102030"}],
                               "format":"furitsuke-sidecar"})";
    write(text);
    const SidecarRead read = readSidecar(motion());
    QVERIFY(saveSidecar(read.sidecar, motion()).ok);
    QCOMPARE(fileContent(path()), text);
}

void TestSidecar::unknownMembersAreKept()
{
    write(framed(R"("camera": {"x": [1, 2, null]}, "tempo": {"beatsPerMinute": 100, "swing": 0.5},
                    "playback": {"loop": true, "volume": 0.25}, "tracks": {"sort": "name"})"));
    SidecarRead read = readSidecar(motion());
    QVERIFY(read.whole);
    read.sidecar.notes.tempo->beatsPerMinute = 101;
    read.sidecar.looping = false;
    QVERIFY(saveSidecar(read.sidecar, motion()).ok);
    const QJsonObject after = QJsonDocument::fromJson(fileContent(path())).object();
    QCOMPARE(after[QLatin1String("camera")].toObject()[QLatin1String("x")].toArray(),
             (QJsonArray{1, 2, QJsonValue()}));
    QCOMPARE(after[QLatin1String("tempo")].toObject()[QLatin1String("swing")].toDouble(), 0.5);
    QCOMPARE(after[QLatin1String("tempo")].toObject()[QLatin1String("beatsPerMinute")].toDouble(), 101.0);
    QCOMPARE(after[QLatin1String("playback")].toObject(), (QJsonObject{{QStringLiteral("volume"), 0.25}}));
    QCOMPARE(after[QLatin1String("tracks")].toObject(),
             (QJsonObject{{QStringLiteral("sort"), QStringLiteral("name")}}));
    QVERIFY(!QFile::exists(copyPath()));
}

void TestSidecar::unknownMembersMoveWithTheirMarker()
{
    write(framed(R"("markers": [{"frame": 3, "name": "a", "note": "first"},
                                {"frame": 9, "name": "b", "note": "second"}])"));
    SidecarRead read = readSidecar(motion());
    read.sidecar.notes = withoutMarker(read.sidecar.notes, 3);
    read.sidecar.notes = withMarker(read.sidecar.notes, {50, QStringLiteral("a"), 0xff000000});
    read.sidecar.notes = withMarker(read.sidecar.notes, {9, QStringLiteral("renamed"), 0xff000000});
    read.sidecar.notes = withMarker(read.sidecar.notes, {60, QStringLiteral("new"), 0xff000000});
    QVERIFY(saveSidecar(read.sidecar, motion()).ok);
    const QJsonArray after =
        QJsonDocument::fromJson(fileContent(path())).object()[QLatin1String("markers")].toArray();
    QStringList notes;
    for (const QJsonValue value : after) {
        notes.append(value.toObject()[QLatin1String("name")].toString() + QLatin1Char('=') +
                     value.toObject()[QLatin1String("note")].toString());
    }
    QCOMPARE(notes, (QStringList{QStringLiteral("renamed=second"), QStringLiteral("a=first"),
                                 QStringLiteral("new=")}));
}

void TestSidecar::badFilesAreNotUsedAndKeptAsACopy_data()
{
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<QString>("code");
    const QString damaged = QStringLiteral("sidecar-damaged");
    QTest::newRow("nothing") << QByteArray() << damaged;
    QTest::newRow("cut") << sidecarText(fullSidecar()).chopped(20) << damaged;
    QTest::newRow("bytes") << QByteArray("\x00\xff\x01", 3) << damaged;
    QTest::newRow("deep") << QByteArray(100000, '[') << damaged;
    QTest::newRow("not UTF-8") << QByteArray("{\"format\": \"\x83\x5A\"}") << damaged;
    QTest::newRow("another program's")
        << QByteArray("{\"markers\": [1]}") << QStringLiteral("sidecar-foreign");
    QTest::newRow("an array") << QByteArray("[]") << QStringLiteral("sidecar-foreign");
    QTest::newRow("later version") << QByteArray(
                                          R"({"format": "furitsuke-sidecar", "version": 2, "markers": []})")
                                   << QStringLiteral("sidecar-version");
    QTest::newRow("no version") << QByteArray(R"({"format": "furitsuke-sidecar"})")
                                << QStringLiteral("sidecar-version");
}

void TestSidecar::badFilesAreNotUsedAndKeptAsACopy()
{
    QFETCH(QByteArray, text);
    QFETCH(QString, code);
    write(text);
    const SidecarRead read = readSidecar(motion());
    QVERIFY(read.exists);
    QVERIFY(!read.whole);
    QVERIFY(read.sidecar.isEmpty());
    QCOMPARE(read.findings.size(), 1);
    QCOMPARE(read.findings[0].code, code);
    QCOMPARE(read.findings[0].severity, Severity::Warning);
    QVERIFY(!read.findings[0].message.isEmpty());
    const SaveResult result = saveSidecar(read.sidecar, motion());
    QVERIFY2(result.ok, qPrintable(result.error));
    QCOMPARE(result.backupPath, copyPath());
    QCOMPARE(fileContent(copyPath()), text);
    QVERIFY(readSidecar(motion()).whole);
}

void TestSidecar::badValuesAreLeftOutAndTheRestIsUsed_data()
{
    QTest::addColumn<QByteArray>("members");
    const auto row = [](const char *tag, const char *members) { QTest::newRow(tag) << QByteArray(members); };
    row("markers are no list", R"("markers": 5)");
    row("marker is no object", R"("markers": [7])");
    row("no frame", R"("markers": [{"name": "x"}])");
    row("negative frame", R"("markers": [{"frame": -1, "name": "x"}])");
    row("half frame", R"("markers": [{"frame": 1.5, "name": "x"}])");
    row("late frame", R"("markers": [{"frame": 4294967296, "name": "x"}])");
    row("frame is text", R"("markers": [{"frame": "3", "name": "x"}])");
    row("name is a number", R"("markers": [{"frame": 3, "name": 5}])");
    row("tempo is a number", R"("tempo": 120)");
    row("tempo of 0", R"("tempo": {"beatsPerMinute": 0})");
    row("half a beat to a bar", R"("tempo": {"beatsPerMinute": 120, "beatsPerBar": 2.5})");
    row("first beat is text", R"("tempo": {"beatsPerMinute": 120, "firstBeat": "0"})");
    row("sound is text", R"("sound": "a.wav")");
    row("sound without a path", R"("sound": {"offset": 3})");
    row("sound nowhere", R"("sound": {"path": ""})");
    row("sound begins at a text", R"("sound": {"path": "a.wav", "offset": "3"})");
    row("sound begins too far", R"("sound": {"path": "a.wav", "offset": 1e11})");
    row("sound too loud", R"("sound": {"path": "a.wav", "volume": 1.5})");
    row("playback is a list", R"("playback": [])");
    row("loop is a number", R"("playback": {"loop": 1})");
    row("range of one", R"("playback": {"range": [1]})");
    row("range backwards", R"("playback": {"range": [5, 1]})");
    row("range before 0", R"("playback": {"range": [-5, 1]})");
    row("tracks are text", R"("tracks": "all")");
    row("look of no kind", R"("tracks": {"looks": [{"name": "a", "locked": true}]})");
    row("name that is no name", R"("tracks": {"looks": [{"kind": "bone", "name": "😀", "locked": true}]})");
    row("bytes that are no bytes", R"("tracks": {"looks": [{"kind": "bone", "nameBytes": "8g"}]})");
    row("group is a number", R"("tracks": {"collapsed": [3]})");
}

void TestSidecar::badValuesAreLeftOutAndTheRestIsUsed()
{
    QFETCH(QByteArray, members);
    const bool aboutMarkers = members.contains("markers");
    const QByteArray rest =
        aboutMarkers ? R"("tempo": {"beatsPerMinute": 90})" : R"("markers": [{"frame": 8, "name": "good"}])";
    write(framed(members + ", " + rest));
    const SidecarRead read = readSidecar(motion());
    QVERIFY(!read.whole);
    QCOMPARE(read.findings.size(), 1);
    QCOMPARE(read.findings[0].code, QStringLiteral("sidecar-value"));
    const Sidecar &sidecar = read.sidecar;
    QVERIFY(!sidecar.playRange);
    QVERIFY(!sidecar.notes.sound);
    QVERIFY(!sidecar.looping);
    QVERIFY(sidecar.tracks.isEmpty());
    if (aboutMarkers) {
        QVERIFY(sidecar.notes.markers.isEmpty());
        QCOMPARE(sidecar.notes.tempo, (Tempo{90, 4, 0}));
    } else {
        QVERIFY(!sidecar.notes.tempo);
        QCOMPARE(sidecar.notes.markers, (QList<Marker>{{8, QStringLiteral("good")}}));
    }
    const SaveResult result = saveSidecar(sidecar, motion());
    QVERIFY(result.ok);
    QCOMPARE(fileContent(copyPath()), framed(members + ", " + rest));
}

void TestSidecar::findingsAreCountedNotRepeated()
{
    const SidecarRead read = parseSidecar(framed(
        R"("markers": [{"frame": -1}, {"frame": 5, "name": "a"}, {}, {"frame": 5, "name": "b"},
                       {"frame": 2, "name": "c", "colour": "red?"}])"));
    QCOMPARE(read.findings.size(), 1);
    QCOMPARE(read.findings[0].count, 4);
    // Of several at one frame the first one stays; a colour that is none is the usual one.
    QCOMPARE(read.sidecar.notes.markers, (QList<Marker>{{2, QStringLiteral("c")}, {5, QStringLiteral("a")}}));
}

void TestSidecar::anotherMotionsFileIsKeptAsACopy()
{
    const QByteArray other = sidecarText(fullSidecar());
    write(other);
    Sidecar sidecar;
    sidecar.looping = true;
    const SaveResult result = saveSidecar(sidecar, motion(), true);
    QVERIFY(result.ok);
    QCOMPARE(result.backupPath, copyPath());
    QCOMPARE(fileContent(copyPath()), other);
    QVERIFY(readSidecar(motion()).sidecar.looping);
}

void TestSidecar::aFolderInItsPlaceIsAnErrorAndStays()
{
    QVERIFY(QDir().mkdir(path()));
    const SidecarRead read = readSidecar(motion());
    QVERIFY(!read.whole);
    QCOMPARE(read.findings.value(0).code, QStringLiteral("sidecar-unreadable"));
    const SaveResult result = saveSidecar(fullSidecar(), motion());
    QVERIFY(!result.ok);
    QVERIFY(!result.error.isEmpty());
    QVERIFY(QFileInfo(path()).isDir());
    QCOMPARE(names().size(), 1);
}

void TestSidecar::aTextMayBeginWithAByteOrderMark()
{
    const SidecarRead read = parseSidecar("\xef\xbb\xbf" + framed(R"("playback": {"loop": true})"));
    QVERIFY(read.whole);
    QVERIFY(read.sidecar.looping);
}

QTEST_GUILESS_MAIN(TestSidecar)
#include "tst_sidecar.moc"
