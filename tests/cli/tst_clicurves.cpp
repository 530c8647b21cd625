// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor-core/document/userpresets.h"
#include "editor-core/motion/curvepresets.h"
#include "editor-core/vmd/reader.h"
#include "tests/support/clirun.h"
#include "tests/support/motions.h"
#include "tests/support/rawfile.h"

#include <QTemporaryDir>
#include <QTest>

#include <memory>

using namespace furitsuke;
using namespace furitsuke::test;

/// The command that sets curves. IN stands for a file with all six sections: センター at 0 20, 左足ＩＫ at
/// 10, あ at 0 12, camera 0 30, light and shadow 0, display/IK records at 0 15.
class TestCliCurves : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init();

    void setsChosenChannelsOfChosenKeys();
    void presetsAreKnownByTheirIds_data();
    void presetsAreKnownByTheirIds();
    void ownPresetsAreReadFromAFile();
    void cameraHasTwoChannelsMore();
    void saysWhatShowsNothing();
    void saysWhereNothingHasACurve_data();
    void saysWhereNothingHasACurve();
    void refuses_data();
    void refuses();

private:
    QString path(const char *name) const { return mFolder->filePath(QLatin1String(name)); }
    Run curves(const char *options) const
    {
        return run(
            QStringList{QStringLiteral("curves"), path("in.vmd"), QStringLiteral("-o"), path("out.vmd")} +
            QString::fromUtf8(options).split(u' ', Qt::SkipEmptyParts));
    }
    QByteArray output() const
    {
        QFile file(path("out.vmd"));
        return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
    }
    Motion result() const { return readMotion(output()).motion; }

    std::unique_ptr<QTemporaryDir> mFolder;
};

void TestCliCurves::init()
{
    mFolder = std::make_unique<QTemporaryDir>();
    QFile file(path("in.vmd"));
    QVERIFY(file.open(QIODevice::WriteOnly));
    QVERIFY(file.write(sixSectionFile()) > 0);
}

void TestCliCurves::setsChosenChannelsOfChosenKeys()
{
    const Run done = curves("--tracks セン* --frames 20 --channels x,r --set 127,0,0,127");
    QCOMPARE(done.err, QString());
    QCOMPARE(done.status, 0);
    QVERIFY2(done.out.contains(QStringLiteral("1 key")), qPrintable(done.out));
    const Motion before = readMotion(sixSectionFile()).motion;
    const KeyColumns<BoneKey> keys = result().bones.at(0).keys;
    BoneCurves expected = before.bones.at(0).keys.key(1).curves;
    expected.setCurve(BoneChannel::X, {127, 0, 0, 127});
    expected.setCurve(BoneChannel::Rotation, {127, 0, 0, 127});
    QVERIFY(keys.key(1).curves == expected);
    // Every other record is the same to the byte.
    const RawFile was(sixSectionFile());
    const RawFile is(output());
    int different = 0;
    for (std::size_t section = 0; section < 6; ++section) {
        QCOMPARE(is.sections[section].size(), was.sections[section].size());
        for (qsizetype i = 0; i < was.sections[section].size(); ++i)
            different += is.sections[section][i] != was.sections[section][i];
    }
    QCOMPARE(different, 1);
}

void TestCliCurves::presetsAreKnownByTheirIds_data()
{
    QTest::addColumn<QString>("id");
    for (const CurvePreset &preset : builtInPresets())
        QTest::newRow(qPrintable(preset.id)) << preset.id;
}

void TestCliCurves::presetsAreKnownByTheirIds()
{
    QFETCH(const QString, id);
    const Run done = curves(("--tracks bones --preset " + id.toLatin1()).constData());
    QCOMPARE(done.status, 0);
    const CurvePoints curve = findPreset(id)->curve;
    for (const BoneTrack &track : result().bones) {
        for (const BoneCurves &curves : track.keys.column<&BoneKey::curves>()) {
            for (int c = 0; c < boneChannelCount; ++c)
                QCOMPARE(curves.curve(BoneChannel(c)), curve);
        }
    }
}

void TestCliCurves::ownPresetsAreReadFromAFile()
{
    QVERIFY(savePresets({{QStringLiteral("ふわっと"), {1, 2, 3, 4}}}, path("own.json")).ok);
    const QByteArray own = "--presets " + path("own.json").toUtf8();
    Run done = curves((own + " --preset ふわっと").constData());
    QCOMPARE(done.err, QString());
    QCOMPARE(done.status, 0);
    QCOMPARE(result().bones.at(0).keys.key(0).curves.curve(BoneChannel::Y), (CurvePoints{1, 2, 3, 4}));
    done = curves((own + " --force --preset no").constData());
    QCOMPARE(done.status, 2);
    QVERIFY2(done.err.contains(QStringLiteral("near-hold, ")), qPrintable(done.err));
    QVERIFY2(done.err.contains(QStringLiteral("ふわっと")), qPrintable(done.err));
}

void TestCliCurves::cameraHasTwoChannelsMore()
{
    QCOMPARE(curves("--channels d,v --set 1,2,3,4").status, 0);
    const Motion before = readMotion(sixSectionFile()).motion;
    const Motion after = result();
    QVERIFY(after.bones == before.bones);
    for (qsizetype row = 0; row < 2; ++row) {
        const CameraCurves curves = after.camera.key(row).curves;
        QCOMPARE(curves.curve(CameraChannel::Distance), (CurvePoints{1, 2, 3, 4}));
        QCOMPARE(curves.curve(CameraChannel::ViewAngle), (CurvePoints{1, 2, 3, 4}));
        QCOMPARE(curves.curve(CameraChannel::X), before.camera.key(row).curves.curve(CameraChannel::X));
    }
}

void TestCliCurves::saysWhatShowsNothing()
{
    const Run done = curves("--tracks センター --frames 0 --set 1,2,3,4");
    QCOMPARE(done.status, 0);
    QVERIFY2(done.out.contains(QStringLiteral("frame 0")), qPrintable(done.out));
}

void TestCliCurves::saysWhereNothingHasACurve_data()
{
    QTest::addColumn<QByteArray>("options");
    QTest::newRow("morphs") << QByteArray("--preset near-hold --tracks morphs");
    QTest::newRow("a bone has no distance")
        << QByteArray("--preset near-hold --tracks センター --channels d");
}

void TestCliCurves::saysWhereNothingHasACurve()
{
    QFETCH(const QByteArray, options);
    const Run done = curves(options.constData());
    QCOMPARE(done.status, 1);
    QVERIFY2(done.err.contains(QStringLiteral("has a curve")), qPrintable(done.err));
    QCOMPARE(output(), sixSectionFile());
}

void TestCliCurves::refuses_data()
{
    QTest::addColumn<QByteArray>("options");
    QTest::addColumn<QString>("said");
    const auto row = [](const char *options, const char *said) {
        QTest::newRow(options) << QByteArray(options) << QString::fromUtf8(said);
    };
    row("", "--set");
    row("--set 1,2,3,4 --preset linear", "--set");
    row("--set 1,2,3,128", "1,2,3,128");
    row("--set 1,2,3", "20,20,107,107");
    row("--preset no-such", "near-hold");
    row("--preset linear --presets /no/such/file.json", "file.json");
    row("--preset linear --presets=", "--presets needs the name of a file");
    row("--preset linear --channels w", "“w”");
    row("--preset linear --tracks nobody", "nobody");
}

void TestCliCurves::refuses()
{
    QFETCH(const QByteArray, options);
    QFETCH(const QString, said);
    const Run done = curves(options.constData());
    QCOMPARE(done.status, 2);
    QVERIFY2(done.err.contains(said), qPrintable(done.err));
    QVERIFY(!QFile::exists(path("out.vmd")));
}

QTEST_GUILESS_MAIN(TestCliCurves)
#include "tst_clicurves.moc"
