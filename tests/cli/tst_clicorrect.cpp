// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor-core/edits/valuechange.h"
#include "editor-core/vmd/reader.h"
#include "tests/support/clirun.h"
#include "tests/support/motions.h"
#include "tests/support/rawfile.h"

#include <QTemporaryDir>
#include <QTest>

#include <cmath>
#include <memory>

using namespace furitsuke;
using namespace furitsuke::test;

/// The command that corrects values. IN stands for a file with all six sections: センター at 0 20, 左足ＩＫ
/// at 10, あ at 0 12, camera 0 30, light and shadow 0, display/IK records at 0 15.
class TestCliCorrect : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init();

    void corrections_data();
    void corrections();
    void onlyChosenKeysChange();
    void roundingIsSaid();
    void refuses_data();
    void refuses();

private:
    QString path(const char *name) const { return mFolder->filePath(QLatin1String(name)); }
    Run correct(const QStringList &options) const
    {
        return run(
            QStringList{QStringLiteral("correct"), path("in.vmd"), QStringLiteral("-o"), path("out.vmd")} +
            options);
    }
    QByteArray output() const
    {
        QFile file(path("out.vmd"));
        return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
    }

    std::unique_ptr<QTemporaryDir> mFolder;
};

void TestCliCorrect::init()
{
    mFolder = std::make_unique<QTemporaryDir>();
    QFile file(path("in.vmd"));
    QVERIFY(file.open(QIODevice::WriteOnly));
    QVERIFY(file.write(sixSectionFile()) > 0);
}

void TestCliCorrect::corrections_data()
{
    QTest::addColumn<QStringList>("options");
    QTest::addColumn<KeyValue>("value");
    QTest::addColumn<double>("multiply");
    QTest::addColumn<double>("add");
    const auto row = [](const char *option, const char *change, KeyValue value, double multiply, double add) {
        QTest::addRow("%s %s", option, change)
            << QStringList{QLatin1String(option), QLatin1String(change)} << value << multiply << add;
    };
    row("--position-x", "*1.1", KeyValue::PositionX, 1.1, 0);
    row("--position-y", "+2", KeyValue::PositionY, 1, 2);
    row("--position-z", "-2", KeyValue::PositionZ, 1, -2);
    row("--angle-y", "*-1", KeyValue::AngleY, -1, 0);
    row("--weight", "*0.8", KeyValue::Weight, 0.8, 0);
    row("--distance", "*0.9+5", KeyValue::Distance, 0.9, 5);
    row("--camera-angle-x", "=12,5", KeyValue::CameraAngleX, 0, 12.5);
    row("--red", "/2", KeyValue::Red, 0.5, 0);
    row("--shadow-distance", "-875", KeyValue::ShadowDistance, 1, -875);
    row("--direction-y", "*0", KeyValue::DirectionY, 0, 0);
    QTest::newRow("= within the argument")
        << QStringList{QStringLiteral("--view-angle=-5")} << KeyValue::ViewAngle << 1.0 << -5.0;
}

void TestCliCorrect::corrections()
{
    QFETCH(const QStringList, options);
    QFETCH(const KeyValue, value);
    QFETCH(const double, multiply);
    QFETCH(const double, add);
    const Run result = correct(options);
    QCOMPARE(result.err, QString());
    QCOMPARE(result.status, 0);
    const Motion before = readMotion(sixSectionFile()).motion;
    const Motion after = readMotion(output()).motion;
    QVERIFY(!(after == before));
    for (const TrackRef track : before.tracks()) {
        if (track.kind != valueKind(value))
            continue;
        before.visit(track, [&]<class Key>(const KeyColumns<Key> &keys) {
            for (qsizetype row = 0; row < keys.size(); ++row) {
                const double was = shownValue(keys.key(row), value);
                const double is = shownValue(keysOf<Key>(after, track.index).key(row), value);
                QVERIFY2(std::abs(is - (was * multiply + add)) < 1e-3, qPrintable(QString::number(is)));
            }
        });
    }
}

void TestCliCorrect::onlyChosenKeysChange()
{
    const Run result =
        correct({QStringLiteral("--tracks"), QStringLiteral("セン*"), QStringLiteral("--frames"),
                 QStringLiteral("5-"), QStringLiteral("--position-x"), QStringLiteral("+1")});
    QCOMPARE(result.status, 0);
    QVERIFY2(result.out.contains(QStringLiteral("1 key")), qPrintable(result.out));
    const RawFile before(sixSectionFile());
    const RawFile after(output());
    int different = 0;
    for (std::size_t section = 0; section < 6; ++section) {
        QCOMPARE(after.sections[section].size(), before.sections[section].size());
        for (qsizetype i = 0; i < before.sections[section].size(); ++i)
            different += after.sections[section][i] != before.sections[section][i];
    }
    QCOMPARE(different, 1);
}

void TestCliCorrect::roundingIsSaid()
{
    const Run result = correct({QStringLiteral("--view-angle"), QStringLiteral("+0.5")});
    QCOMPARE(result.status, 0);
    QVERIFY2(result.out.contains(QStringLiteral("rounded")), qPrintable(result.out));
}

void TestCliCorrect::refuses_data()
{
    QTest::addColumn<QStringList>("options");
    QTest::addColumn<QString>("message");
    const auto row = [](const char *tag, const QStringList &options, const char *message) {
        QTest::newRow(tag) << options << QString::fromLatin1(message);
    };
    const QString x = QStringLiteral("--position-x");
    row("nothing to correct", {}, "No correction");
    row("neither set nor changed", {x, QStringLiteral("5")}, "not \"5\"");
    row("no number", {x, QStringLiteral("*a")}, "takes a change");
    row("twice", {x, QStringLiteral("*2"), x, QStringLiteral("+2")}, "twice");
    row("too large", {x, QStringLiteral("+1e39")}, "too large");
    row("quaternion", {QStringLiteral("--quaternion-x"), QStringLiteral("*2")}, "quaternion-x");
    row("no such track", {x, QStringLiteral("*2"), QStringLiteral("--tracks"), QStringLiteral("nobody")},
        "nobody");
}

void TestCliCorrect::refuses()
{
    QFETCH(const QStringList, options);
    QFETCH(const QString, message);
    const Run result = correct(options);
    QCOMPARE(result.status, 2);
    const QString said = QString(result.err).replace(QChar(0x201c), u'"').replace(QChar(0x201d), u'"');
    QVERIFY2(said.contains(message), qPrintable(result.err));
    QVERIFY(output().isEmpty());
}

QTEST_GUILESS_MAIN(TestCliCorrect)
#include "tst_clicorrect.moc"
