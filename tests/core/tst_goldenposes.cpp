// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor-core/rig/modelfile.h"
#include "editor-core/rig/motionbinding.h"
#include "editor-core/text/nametext.h"
#include "editor-core/vmd/reader.h"
#include "tests/support/closeness.h"
#include "tests/support/corpus.h"
#include "tests/support/rigs.h"

#include <QDir>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QTest>

#include <numbers>

using namespace furitsuke;
using namespace furitsuke::test;

namespace {

QString posesFolder()
{
    const QString folder = sharedFolder() + QStringLiteral("/golden/poses");
    return !sharedFolder().isEmpty() && QDir(folder).exists() ? folder : QString();
}

struct Off
{
    double units = 0;
    double degrees = 0;
};

/// How far a bone is from where a reference program has it.
Off differenceOf(const BoneWorld &bone, const QJsonValue &reference)
{
    const QJsonValue p = reference[QLatin1String("pos")];
    const QJsonValue q = reference[QLatin1String("rot")];
    Quatd expected = {q[0].toDouble(), q[1].toDouble(), q[2].toDouble(), q[3].toDouble()};
    const double length = norm(expected);
    expected = {expected.x / length, expected.y / length, expected.z / length, expected.w / length};
    const Quatf &r = bone.rotation;
    return {std::hypot(double(bone.position.x) - p[0].toDouble(), double(bone.position.y) - p[1].toDouble(),
                       double(bone.position.z) - p[2].toDouble()),
            rotationBetween({double(r.x), double(r.y), double(r.z), double(r.w)}, expected) * 180 /
                std::numbers::pi};
}

/// Chains here follow the rules of the first program, so less is allowed than where its two programs differ.
constexpr Off most = {0.01, 0.3};

bool isWithin(const Off &off, double units, double degrees)
{
    return off.units <= units && off.degrees <= degrees;
}

} // namespace

/// Poses of real models in real motions, as two other programs worked them out. See the tolerances there:
/// where the two do not agree, either is right.
class TestGoldenPoses : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void posesAreThoseOfOtherPrograms_data();
    void posesAreThoseOfOtherPrograms();
    void everyModelCanBePosed();
};

void TestGoldenPoses::posesAreThoseOfOtherPrograms_data()
{
    QTest::addColumn<QString>("file");
    if (posesFolder().isEmpty())
        QSKIP(noCorpus);
    const QStringList files = QDir(posesFolder()).entryList({QStringLiteral("*.json")}, QDir::Files);
    QCOMPARE(files.size(), 20);
    for (const QString &file : files)
        QTest::newRow(qPrintable(file)) << posesFolder() + QLatin1Char('/') + file;
}

void TestGoldenPoses::posesAreThoseOfOtherPrograms()
{
    QFETCH(QString, file);
    const QJsonObject golden = QJsonDocument::fromJson(fileContent(file)).object();
    const QString corpus = sharedFolder() + QStringLiteral("/corpus/");
    const ModelResult read = readModelFile(corpus + golden[QLatin1String("model")].toString());
    QVERIFY2(read.ok, qPrintable(read.error));
    const ReadResult motion = readMotionFile(corpus + golden[QLatin1String("motion")].toString());
    QVERIFY2(motion.ok, qPrintable(motion.error));
    const auto model = std::make_shared<Model>(read.model);
    QCOMPARE(model->bones.size(), golden[QLatin1String("boneCount")].toInt());

    // The second bone of a name is NAME#2 there.
    QHash<QString, qint32> places;
    for (qsizetype i = 0; i < model->bones.size(); ++i) {
        QString name = model->bones[i].name;
        for (int n = 2; places.contains(name); ++n)
            name = QStringLiteral("%1#%2").arg(model->bones[i].name).arg(n);
        places.insert(name, qint32(i));
    }

    const double units = golden[QLatin1String("defaultTolerance")][QLatin1String("pos")].toDouble();
    const double degrees = golden[QLatin1String("defaultTolerance")][QLatin1String("deg")].toDouble();
    MotionBinding binding(model);
    binding.bind(motion.motion);
    PoseSolver solver(model);
    RigInput input;
    QStringList offenders;
    int compared = 0;
    for (const QJsonValue frame : golden[QLatin1String("frames")].toArray()) {
        const double at = frame[QLatin1String("frame")].toDouble();
        // Both hold the first key, MMD comes from rest.
        binding.fill(motion.motion, at, input, BeforeFirstKey::HoldFirst);
        for (std::size_t i = 0; i < input.ikEnabled.size(); ++i) {
            const QString name = model->bones[model->iks[qsizetype(i)].bone].name;
            QCOMPARE(input.ikEnabled[i] == 0, frame[QLatin1String("ikOff")].toArray().contains(name));
        }
        solver.solve(input);
        const QJsonObject bones = frame[QLatin1String("bones")].toObject();
        for (auto it = bones.begin(); it != bones.end(); ++it) {
            QVERIFY2(places.contains(it.key()), qPrintable(it.key()));
            const BoneWorld &bone = solver.bones()[std::size_t(places[it.key()])];
            const QJsonValue reference = it.value();
            const QJsonValue tolerance = reference[QLatin1String("tolerance")];
            const double unitsHere = qMin(most.units, tolerance[QLatin1String("pos")].toDouble(units));
            const double degreesHere = qMin(most.degrees, tolerance[QLatin1String("deg")].toDouble(degrees));
            const Off off = differenceOf(bone, reference);
            ++compared;
            if (isWithin(off, unitsHere, degreesHere))
                continue;
            const QJsonValue other = reference[QLatin1String("alt")];
            if (other.isObject() && isWithin(differenceOf(bone, other), units, degrees))
                continue;
            offenders.append(QStringLiteral("%1 at %2: off by %3 units (of %4), %5 degrees (of %6)")
                                 .arg(it.key())
                                 .arg(at)
                                 .arg(off.units)
                                 .arg(unitsHere)
                                 .arg(off.degrees)
                                 .arg(degreesHere));
        }
        const QJsonObject morphs = frame[QLatin1String("morphs")].toObject();
        for (qsizetype i = 0; i < model->morphs.size(); ++i) {
            if (morphs.contains(model->morphs[i].name) && binding.trackOfMorph(qint32(i)) >= 0)
                COMPARE_NEAR(solver.morphs()[std::size_t(i)], morphs[model->morphs[i].name].toDouble(), 1e-6);
        }
        // No chain is left further from its goal than by the worse of the two.
        const QJsonObject distances = frame[QLatin1String("ikDistance")].toObject();
        for (qsizetype i = 0; i < model->iks.size(); ++i) {
            const QString name = model->bones[model->iks[i].bone].name;
            const QJsonValue left = distances[name][QLatin1String("distance")];
            if (!left.isArray())
                continue;
            const double worse = qMax(left[0].toDouble(), left[1].toDouble());
            if (double(solver.ikDistances()[std::size_t(i)]) > worse * 1.02 + 0.002)
                offenders.append(QStringLiteral("%1 at %2 is left %3 from its goal, not %4")
                                     .arg(name)
                                     .arg(at)
                                     .arg(solver.ikDistances()[std::size_t(i)])
                                     .arg(worse));
        }
    }
    QVERIFY2(offenders.isEmpty(),
             qPrintable(QStringLiteral("%1 of %2:\n").arg(offenders.size()).arg(compared) +
                        offenders.join(QLatin1Char('\n'))));
    QVERIFY(compared > 0);
}

void TestGoldenPoses::everyModelCanBePosed()
{
    const QStringList files = corpusFiles(QStringLiteral("pmx")) + corpusFiles(QStringLiteral("pmd"));
    if (files.isEmpty())
        QSKIP(noCorpus);
    QRandomGenerator random(11);
    int posed = 0;
    for (const QString &file : files) {
        const ModelResult read = readModelFile(file);
        if (!read.ok)
            continue;
        const auto model = std::make_shared<Model>(read.model);
        PoseSolver solver(model);
        RigInput input = RigInput::atRest(*model);
        std::fill(input.ikEnabled.begin(), input.ikEnabled.end(), quint8(0));
        solver.solve(input);
        const auto at = [&](const PoseSolver &from, qsizetype i) { return from.bones()[std::size_t(i)]; };
        for (qsizetype i = 0; i < model->bones.size(); ++i) {
            const Vec3f &rest = model->bones[i].position;
            const Vec3f &is = at(solver, i).position;
            QVERIFY2(qAbs(rest.x - is.x) + qAbs(rest.y - is.y) + qAbs(rest.z - is.z) <=
                         1e-5f * (1 + qAbs(rest.x) + qAbs(rest.y) + qAbs(rest.z)),
                     qPrintable(corpusName(file)));
            QVERIFY(at(solver, i).rotation == Quatf());
        }
        // Whatever is changed after that, the pose is that of a solver that starts with it.
        input = randomInput(random, *model);
        solver.solve(input);
        for (int step = 0; step < 3 && !input.bones.empty(); ++step) {
            const std::size_t bone = std::size_t(random.bounded(qint32(input.bones.size())));
            input.bones[bone].rotation = randomRotation(random);
            solver.solve(input);
        }
        PoseSolver fresh(model);
        fresh.solve(input);
        for (qsizetype i = 0; i < model->bones.size(); ++i) {
            const BoneWorld a = at(solver, i);
            const BoneWorld b = at(fresh, i);
            QVERIFY2(a.position == b.position && a.rotation == b.rotation, qPrintable(corpusName(file)));
            QVERIFY2(std::isfinite(a.position.x + a.position.y + a.position.z), qPrintable(corpusName(file)));
            QVERIFY(qAbs(norm({double(a.rotation.x), double(a.rotation.y), double(a.rotation.z),
                               double(a.rotation.w)}) -
                         1) < 1e-4);
        }
        ++posed;
    }
    QVERIFY(posed > 20);
}

QTEST_GUILESS_MAIN(TestGoldenPoses)
#include "tst_goldenposes.moc"
