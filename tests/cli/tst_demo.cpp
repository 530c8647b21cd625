// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/demo/demomotions.h"
#include "editor-core/sampling/eulerangles.h"
#include "editor-core/sampling/sampler.h"
#include "editor-core/text/nametext.h"
#include "editor-core/vmd/reader.h"
#include "editor-core/vmd/vmdlayout.h"
#include "editor-core/vmd/writer.h"
#include "tests/support/corpus.h"
#include "tests/support/motions.h"

#include <QTest>
#include <QtEndian>

#include <cmath>
#include <numbers>

using namespace furitsuke;

namespace {

QByteArray bytesOf(const QString &name)
{
    return encodeName(name, NameEncoding::Cp932).bytes;
}

const KeyColumns<BoneKey> &boneKeys(const Motion &motion, const QString &name)
{
    static const KeyColumns<BoneKey> none;
    const qint32 index = motion.findBone(bytesOf(name));
    return index < 0 ? none : motion.bones[index].keys;
}

double degreesBetween(const Quatd &a, const Quatd &b)
{
    const double cosine = std::abs(a.x * b.x + a.y * b.y + a.z * b.z + a.w * b.w);
    return 2 * std::acos(std::min(cosine, 1.0)) * 180 / std::numbers::pi;
}

QString nameOf(const BoneTrack &track)
{
    return decodeName(track.name, NameEncoding::Cp932).text;
}

quint32 numberAt(const QByteArray &bytes, qint64 offset)
{
    return qFromLittleEndian<quint32>(bytes.constData() + offset);
}

using MakeMotion = Motion (*)();

} // namespace

Q_DECLARE_METATYPE(MakeMotion)

class TestDemo : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void committedFilesAreWhatTheGeneratorMakes_data() { eachMotion(); }
    void committedFilesAreWhatTheGeneratorMakes();
    void filesReadBackWithoutFindings_data() { eachMotion(); }
    void filesReadBackWithoutFindings();
    void danceHasTheByteLayoutOfMmd9();
    void modelNamesTellMotionsApart();
    void danceHasEasedCurvesOnAllChannels();
    void danceSwitchesIkOffAndOnAgain();
    void legsAreKeyedWhileIkIsOff();
    void danceHasFaceKeys();
    void centerTurnsOnceAround();
    void rotationsAreOfUnitLengthAndNeverFlip();
    void noBoneJumps();
    void faceMovesNoBone();
    void cameraCutsAndEases();
    void everyMotionEndsOnTheLastFrame_data() { eachMotion(); }
    void everyMotionEndsOnTheLastFrame();

private:
    static void eachMotion()
    {
        QTest::addColumn<QString>("name");
        QTest::addColumn<MakeMotion>("make");
        QTest::newRow("dance") << QStringLiteral("demo-dance.vmd") << MakeMotion(demo::demoDance);
        QTest::newRow("face") << QStringLiteral("demo-face.vmd") << MakeMotion(demo::demoFace);
        QTest::newRow("camera") << QStringLiteral("demo-camera.vmd") << MakeMotion(demo::demoCamera);
    }
};

void TestDemo::committedFilesAreWhatTheGeneratorMakes()
{
    QFETCH(QString, name);
    QFETCH(MakeMotion, make);
    const QString path = QStringLiteral(FURITSUKE_SOURCE_DIR "/app/resources/demo/") + name;
    const QByteArray committed = test::fileContent(path);
    QVERIFY2(!committed.isEmpty(), qPrintable(path));
    QVERIFY2(committed == writeMotion(make()),
             "Run furitsuke-make-demo app/resources/demo and commit the result.");
}

void TestDemo::filesReadBackWithoutFindings()
{
    QFETCH(MakeMotion, make);
    const Motion motion = make();
    const QByteArray file = writeMotion(motion);
    const ReadResult result = readMotion(file);
    QVERIFY(result.ok);
    for (const Diagnostic &diagnostic : result.diagnostics)
        qWarning("%s", qPrintable(diagnosticText(diagnostic)));
    QVERIFY(result.diagnostics.isEmpty());
    QCOMPARE(writeMotion(result.motion), file);
    QCOMPARE(result.motion.keyCount(), motion.keyCount());
}

/// Reads the records by their offsets, apart from the program's own reader.
void TestDemo::danceHasTheByteLayoutOfMmd9()
{
    const Motion motion = demo::demoDance();
    const QByteArray file = writeMotion(motion);
    QCOMPARE(file.left(30), QByteArray("Vocaloid Motion Data 0002").leftJustified(30, '\0'));
    QCOMPARE(file.mid(30, 20), bytesOf(QStringLiteral("テストリグ")).leftJustified(20, '\0'));
    const qint64 count = numberAt(file, 50);
    QCOMPARE(count, qint64(motion.keyCount(TrackKind::Bone)));
    quint32 frameBefore = 0;
    for (qint64 i = 0; i < count; ++i) {
        const QByteArray record = file.mid(54 + i * vmd::boneRecordSize, vmd::boneRecordSize);
        // The keys of frame 0 come first, in the order of the bones; the others follow by frame.
        const quint32 frame = numberAt(record, vmd::bone::frame);
        QCOMPARE(frame == 0, i < motion.bones.size());
        QVERIFY(frame >= frameBefore);
        frameBefore = frame;
        if (frame == 0)
            QCOMPARE(record.left(15), motion.bones[i].name.leftJustified(15, '\0'));
        BoneCurves curves;
        for (int c = 0; c < 16; ++c)
            curves.bytes[std::size_t(c)] =
                quint8(record[qint64(vmd::bone::curves + (c % 4) * 16 + c / 4 * 4)]);
        const float x = std::bit_cast<float>(numberAt(record, vmd::bone::position));
        QCOMPARE(record.mid(vmd::bone::curves), test::mmd9CurveBlock(curves, x));
    }
    const qint64 morphs = 54 + count * vmd::boneRecordSize;
    const qint64 rest = morphs + 4 + numberAt(file, morphs) * vmd::morphRecordSize;
    // No camera, light and self shadow; three display/IK records with four IK bones each.
    QCOMPARE(file.mid(rest, 12), QByteArray(12, '\0'));
    QCOMPARE(numberAt(file, rest + 12), 3u);
    QCOMPARE(qint64(file.size()), rest + 16 + 3 * (vmd::stateRecordSize + 4 * vmd::ikEntrySize));
}

void TestDemo::modelNamesTellMotionsApart()
{
    QCOMPARE(demo::demoDance().form.modelName(), bytesOf(QStringLiteral("テストリグ")));
    QCOMPARE(demo::demoFace().form.modelName(), bytesOf(QStringLiteral("テストリグ")));
    QCOMPARE(demo::demoCamera().form.modelNameField, cameraModelName().field().toByteArray());
}

void TestDemo::danceHasEasedCurvesOnAllChannels()
{
    const Motion motion = demo::demoDance();
    QSet<QByteArray> kinds[boneChannelCount];
    int linear = 0;
    for (const BoneTrack &track : motion.bones) {
        for (const BoneCurves &curves : track.keys.column<&BoneKey::curves>()) {
            linear += curves.isLinear() ? 1 : 0;
            for (int c = 0; c < boneChannelCount; ++c) {
                const CurvePoints p = curves.curve(BoneChannel(c));
                const char bytes[] = {char(p.x1), char(p.y1), char(p.x2), char(p.y2)};
                if (!p.isLinear())
                    kinds[c].insert(QByteArray(bytes, 4));
            }
        }
    }
    for (const QSet<QByteArray> &channel : kinds)
        QVERIFY2(channel.size() >= 4, "a channel lacks variety");
    QVERIFY(linear > 100);
    // The weight shifts with curves that differ from channel to channel of one key.
    int different = 0;
    for (const BoneCurves &curves : boneKeys(motion, QStringLiteral("センター")).column<&BoneKey::curves>())
        different += curves.curve(BoneChannel::X) != curves.curve(BoneChannel::Y) ? 1 : 0;
    QVERIFY(different > 10);
}

void TestDemo::danceSwitchesIkOffAndOnAgain()
{
    const Motion motion = demo::demoDance();
    QCOMPARE(motion.states.frames().constFirst(), 0u);
    QVERIFY(sampleState(motion.states, 0).ikOff.isEmpty());
    QCOMPARE(sampleState(motion.states, 312).ikOff.size(), 4);
    QVERIFY(sampleState(motion.states, 330).ikOff.isEmpty());
    for (const quint8 visible : motion.states.column<&StateKey::visible>())
        QCOMPARE(int(visible), 1);
}

void TestDemo::legsAreKeyedWhileIkIsOff()
{
    const Motion motion = demo::demoDance();
    const quint32 off = motion.states.frames()[1];
    const quint32 on = motion.states.frames()[2];
    for (const QString &name :
         {QStringLiteral("左足"), QStringLiteral("右足"), QStringLiteral("左ひざ"), QStringLiteral("右ひざ"),
          QStringLiteral("左足首"), QStringLiteral("右足首")}) {
        const KeyColumns<BoneKey> &keys = boneKeys(motion, name);
        QVERIFY2(keys.frames().contains(off) && keys.frames().contains(on), qPrintable(name));
        QVERIFY2(keys.lowerBound(on) - keys.upperBound(off) >= 1, qPrintable(name));
    }
    // Legs leave and reach the floor straight, as IK has them there, so that nothing pops at the switches.
    for (const QString &name : {QStringLiteral("左ひざ"), QStringLiteral("右ひざ")}) {
        const KeyColumns<BoneKey> &keys = boneKeys(motion, name);
        for (const quint32 frame : {off, on})
            QVERIFY2(degreesBetween(sampleBone(keys, frame).rotation, {}) < 1, qPrintable(name));
    }
}

void TestDemo::danceHasFaceKeys()
{
    const Motion motion = demo::demoDance();
    for (const QString &name :
         {QStringLiteral("まばたき"), QStringLiteral("笑い"), QStringLiteral("ウィンク"),
          QStringLiteral("にこり"), QStringLiteral("困る"), QStringLiteral("あ"), QStringLiteral("い"),
          QStringLiteral("う"), QStringLiteral("え"), QStringLiteral("お")}) {
        const qint32 index = motion.findMorph(bytesOf(name));
        QVERIFY2(index >= 0, qPrintable(name));
        const QList<float> &weights = motion.morphs[index].keys.column<&MorphKey::weight>();
        QVERIFY2(*std::max_element(weights.begin(), weights.end()) > 0.3f, qPrintable(name));
        QVERIFY2(*std::max_element(weights.begin(), weights.end()) <= 1, qPrintable(name));
    }
    // Two ways to close the eyes at once would close them too far.
    const auto weightAt = [&motion](const QString &name, int frame) {
        return sampleMorph(motion.morphs[motion.findMorph(bytesOf(name))].keys, frame);
    };
    for (int frame = 0; frame <= int(demo::lastFrame); ++frame) {
        const double closed =
            weightAt(QStringLiteral("まばたき"), frame) + weightAt(QStringLiteral("笑い"), frame);
        QVERIFY2(closed <= 1, qPrintable(QString::number(frame)));
    }
}

void TestDemo::centerTurnsOnceAround()
{
    const Motion dance = demo::demoDance();
    const KeyColumns<BoneKey> &keys = boneKeys(dance, QStringLiteral("センター"));
    double turned = 0;
    double before = 0;
    for (int frame = 0; frame <= int(demo::lastFrame); ++frame) {
        const double yaw = mmdDegrees(sampleBone(keys, frame).rotation).y;
        turned += std::remainder(yaw - before, 360);
        before = yaw;
    }
    QVERIFY2(std::abs(turned - 370) < 1, qPrintable(QString::number(turned)));
}

void TestDemo::rotationsAreOfUnitLengthAndNeverFlip()
{
    for (const BoneTrack &track : demo::demoDance().bones) {
        Quatf before;
        for (const Quatf &q : track.keys.column<&BoneKey::rotation>()) {
            const auto product = [](const Quatf &a, const Quatf &b) {
                return double(a.x) * double(b.x) + double(a.y) * double(b.y) + double(a.z) * double(b.z) +
                       double(a.w) * double(b.w);
            };
            QVERIFY2(std::abs(product(q, q) - 1) < 1e-6, qPrintable(nameOf(track)));
            QVERIFY2(product(before, q) > 0, qPrintable(nameOf(track)));
            before = q;
        }
    }
}

void TestDemo::noBoneJumps()
{
    for (const BoneTrack &track : demo::demoDance().bones) {
        BonePose before = sampleBone(track.keys, 0);
        for (quint32 frame = 1; frame <= demo::lastFrame; ++frame) {
            const BonePose pose = sampleBone(track.keys, frame);
            const double degrees = degreesBetween(before.rotation, pose.rotation);
            const double way =
                std::hypot(pose.position.x - before.position.x, pose.position.y - before.position.y,
                           pose.position.z - before.position.z);
            QVERIFY2(
                degrees < 40 && way < 2,
                qPrintable(nameOf(track) +
                           QStringLiteral(" %1: %2 degrees, %3 units").arg(frame).arg(degrees).arg(way)));
            before = pose;
        }
    }
}

void TestDemo::faceMovesNoBone()
{
    const Motion face = demo::demoFace();
    QCOMPARE(face.keyCount(), face.keyCount(TrackKind::Morph));
    QVERIFY(face.keyCount() > 100);
}

void TestDemo::cameraCutsAndEases()
{
    const Motion motion = demo::demoCamera();
    QCOMPARE(motion.keyCount(TrackKind::Bone) + motion.keyCount(TrackKind::Morph), 0);
    int cuts = 0;
    int eased = 0;
    QSet<quint32> angles;
    for (qsizetype row = 0; row < motion.camera.size(); ++row) {
        const CameraKey key = motion.camera.key(row);
        QVERIFY(key.perspective());
        QVERIFY(key.distance < 0);
        eased += key.curves.isLinear() ? 0 : 1;
        angles.insert(key.viewAngle);
        if (row > 0 && key.frame == motion.camera.frames()[row - 1] + 1 &&
            key.target != motion.camera.key(row - 1).target)
            ++cuts;
    }
    QVERIFY(cuts >= 2);
    QVERIFY(eased >= 10);
    QVERIFY(angles.size() >= 3);
    QVERIFY(motion.light.size() >= 2);
    QCOMPARE(motion.shadow.size(), 1);
}

void TestDemo::everyMotionEndsOnTheLastFrame()
{
    QFETCH(MakeMotion, make);
    QCOMPARE(make().lastFrame(), demo::lastFrame);
}

QTEST_GUILESS_MAIN(TestDemo)
#include "tst_demo.moc"
