// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/curves/presetstore.h"

#include <QDir>
#include <QFile>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>

#include <memory>

using namespace furitsuke;

namespace {

constexpr CurvePoints smooth = {64, 0, 63, 127};
constexpr CurvePoints late = {127, 0, 127, 64};

QString namesOf(PresetStore &store)
{
    QStringList names;
    for (const UserPreset &preset : store.presets())
        names.append(preset.name);
    return names.join(QStringLiteral(", "));
}

} // namespace

/// A person's own presets in their file, with other windows and programs at the same file.
class TestPresetStore : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init()
    {
        mDir = std::make_unique<QTemporaryDir>();
        mStore = std::make_unique<PresetStore>(path());
    }
    void cleanup() { mStore.reset(); }

    void thereIsNoFileBeforeTheFirstPreset();
    void presetsAreThereAgainAtTheNextStart();
    void presetsAreRenamedMovedAndDeleted();
    void whatCannotBeDoneSaysWhyAndChangesNothing();
    void otherProgramsPresetsAreSeen();
    void twoProgramsLoseNothingOfEachOther();
    void damagedFileIsLeftAlone_data();
    void damagedFileIsLeftAlone();
    void damagedFileIsSetAsideWhenAsked();
    void repairedFileIsSeen();
    void exportedPresetsAreImported();
    void importOfADamagedFileSaysThePlace();
    void folderThatCannotBeWrittenIsSaid();

private:
    QString path() const { return mDir->filePath(QStringLiteral("settings/presets.json")); }
    QByteArray content() const
    {
        QFile file(path());
        return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
    }
    void write(const QByteArray &bytes) const
    {
        QDir().mkpath(mDir->filePath(QStringLiteral("settings")));
        QFile file(path());
        QVERIFY(file.open(QIODevice::WriteOnly));
        QCOMPARE(file.write(bytes), bytes.size());
    }

    std::unique_ptr<QTemporaryDir> mDir;
    std::unique_ptr<PresetStore> mStore;
};

void TestPresetStore::thereIsNoFileBeforeTheFirstPreset()
{
    QVERIFY(mStore->presets().isEmpty());
    QVERIFY(mStore->fault().isEmpty());
    QVERIFY(!QFile::exists(path()));
    QSignalSpy changed(mStore.get(), &PresetStore::changed);
    QCOMPARE(mStore->add(QStringLiteral("Jump"), smooth), QString());
    QVERIFY(QFile::exists(path()));
    QCOMPARE(changed.count(), 1);
}

void TestPresetStore::presetsAreThereAgainAtTheNextStart()
{
    mStore->add(QStringLiteral("振り"), smooth);
    mStore->add(QStringLiteral("Jump"), late);
    PresetStore next(path());
    QCOMPARE(next.presets(),
             (QList<UserPreset>{{QStringLiteral("振り"), smooth}, {QStringLiteral("Jump"), late}}));
}

void TestPresetStore::presetsAreRenamedMovedAndDeleted()
{
    for (const char *name : {"a", "b", "c"})
        mStore->add(QLatin1String(name), smooth);
    QCOMPARE(mStore->rename(QStringLiteral("b"), QStringLiteral("B")), QString());
    QCOMPARE(mStore->move(QStringLiteral("c"), -2), QString());
    QCOMPARE(mStore->setCurve(QStringLiteral("a"), late), QString());
    QCOMPARE(namesOf(*mStore), QStringLiteral("c, a, B"));
    QCOMPARE(mStore->presets().at(1).curve, late);
    // Beyond the ends it stays at the end.
    QCOMPARE(mStore->move(QStringLiteral("c"), 100), QString());
    QCOMPARE(namesOf(*mStore), QStringLiteral("a, B, c"));
    QCOMPARE(mStore->remove(QStringLiteral("B")), QString());
    PresetStore next(path());
    QCOMPARE(namesOf(next), QStringLiteral("a, c"));
}

void TestPresetStore::whatCannotBeDoneSaysWhyAndChangesNothing()
{
    mStore->add(QStringLiteral("a"), smooth);
    mStore->add(QStringLiteral("b"), smooth);
    const QByteArray before = content();
    QVERIFY(!mStore->add(QStringLiteral("a"), late).isEmpty());
    QVERIFY(!mStore->add(QStringLiteral("  "), late).isEmpty());
    QVERIFY(!mStore->rename(QStringLiteral("a"), QStringLiteral("b")).isEmpty());
    QVERIFY(mStore->remove(QStringLiteral("gone")).contains(QStringLiteral("gone")));
    QVERIFY(!mStore->nameFault(QStringLiteral("a")).isEmpty());
    QVERIFY(mStore->nameFault(QStringLiteral("a"), QStringLiteral("a")).isEmpty());
    QVERIFY(!mStore->nameFault(QStringLiteral("b"), QStringLiteral("a")).isEmpty());
    QVERIFY(mStore->nameFault(QStringLiteral("new")).isEmpty());
    QCOMPARE(content(), before);
    QCOMPARE(namesOf(*mStore), QStringLiteral("a, b"));
}

void TestPresetStore::otherProgramsPresetsAreSeen()
{
    QVERIFY(mStore->presets().isEmpty());
    PresetStore other(path());
    QSignalSpy changed(mStore.get(), &PresetStore::changed);
    // The folder is made by the first change, so there was nothing to watch before; the next read sees it.
    other.add(QStringLiteral("theirs"), smooth);
    mStore->add(QStringLiteral("mine"), smooth);
    QCOMPARE(namesOf(*mStore), QStringLiteral("theirs, mine"));
    changed.clear();
    other.add(QStringLiteral("later"), late);
    QTRY_VERIFY(changed.count() > 0);
    QCOMPARE(namesOf(*mStore), QStringLiteral("theirs, mine, later"));
    // A file that was replaced is still watched.
    other.remove(QStringLiteral("theirs"));
    QTRY_COMPARE(namesOf(*mStore), QStringLiteral("mine, later"));
}

void TestPresetStore::twoProgramsLoseNothingOfEachOther()
{
    PresetStore other(path());
    QVERIFY(mStore->presets().isEmpty());
    QVERIFY(other.presets().isEmpty());
    // Without a turn of the event loop neither hears of the other.
    for (int i = 0; i < 5; ++i) {
        QCOMPARE(mStore->add(QStringLiteral("mine %1").arg(i), smooth), QString());
        QCOMPARE(other.add(QStringLiteral("theirs %1").arg(i), late), QString());
    }
    PresetStore next(path());
    QCOMPARE(next.presets().size(), 10);
    // What the other one deleted in the meantime is said.
    other.remove(QStringLiteral("mine 0"));
    QVERIFY(!mStore->rename(QStringLiteral("mine 0"), QStringLiteral("x")).isEmpty());
}

void TestPresetStore::damagedFileIsLeftAlone_data()
{
    QTest::addColumn<QByteArray>("bytes");
    QTest::addColumn<QString>("place");
    QTest::newRow("no JSON") << QByteArray("{\"format\": ") << QStringLiteral("1");
    QTest::newRow("wrong number")
        << QByteArray("{\"format\": \"furitsuke-curve-presets\", \"version\": 1, \"presets\": "
                      "[{\"name\": \"a\", \"curve\": [1, 2, 3, 999]}]}")
        << QStringLiteral("presets[0]");
    QTest::newRow("newer")
        << QByteArray("{\"format\": \"furitsuke-curve-presets\", \"version\": 9, \"presets\": []}")
        << QStringLiteral("version");
    QTest::newRow("empty") << QByteArray() << QString();
}

void TestPresetStore::damagedFileIsLeftAlone()
{
    QFETCH(QByteArray, bytes);
    QFETCH(QString, place);
    write(bytes);
    QVERIFY(mStore->presets().isEmpty());
    QVERIFY2(mStore->fault().contains(QStringLiteral("presets.json")), qPrintable(mStore->fault()));
    QVERIFY2(mStore->fault().contains(place), qPrintable(mStore->fault()));
    QVERIFY(!mStore->add(QStringLiteral("new"), smooth).isEmpty());
    QVERIFY(!mStore->rename(QStringLiteral("a"), QStringLiteral("b")).isEmpty());
    QCOMPARE(content(), bytes);
}

void TestPresetStore::damagedFileIsSetAsideWhenAsked()
{
    write("damaged");
    QVERIFY(!mStore->fault().isEmpty());
    QString kept;
    QCOMPARE(mStore->setAside(kept), QString());
    QFile old(kept);
    QVERIFY(old.open(QIODevice::ReadOnly));
    QCOMPARE(old.readAll(), QByteArray("damaged"));
    QVERIFY(mStore->fault().isEmpty());
    QCOMPARE(mStore->add(QStringLiteral("new"), smooth), QString());
    // Another one does not replace the first.
    write("damaged too");
    QString keptToo;
    QCOMPARE(mStore->setAside(keptToo), QString());
    QVERIFY(kept != keptToo);
    QVERIFY(QFile::exists(kept));
    QVERIFY(QFile::exists(keptToo));
}

void TestPresetStore::repairedFileIsSeen()
{
    write("damaged");
    QVERIFY(!mStore->fault().isEmpty());
    write(presetsText({{QStringLiteral("a"), smooth}}));
    QTRY_COMPARE(namesOf(*mStore), QStringLiteral("a"));
    QVERIFY(mStore->fault().isEmpty());
}

void TestPresetStore::exportedPresetsAreImported()
{
    mStore->add(QStringLiteral("a"), smooth);
    mStore->add(QStringLiteral("b"), late);
    const QString file = mDir->filePath(QStringLiteral("exported.json"));
    QCOMPARE(mStore->exportTo(file), QString());
    PresetStore other(mDir->filePath(QStringLiteral("other/presets.json")));
    other.add(QStringLiteral("a"), late);
    PresetImport counts;
    QCOMPARE(other.importFrom(file, counts), QString());
    QCOMPARE(counts, (PresetImport{.added = 2, .renamed = 1, .known = 0, .left = 0}));
    QCOMPARE(namesOf(other), QStringLiteral("a, a (2), b"));
    QCOMPARE(other.presets().at(1).curve, smooth);
    QCOMPARE(other.importFrom(file, counts), QString());
    QCOMPARE(counts.known, 1);
}

void TestPresetStore::importOfADamagedFileSaysThePlace()
{
    mStore->add(QStringLiteral("a"), smooth);
    const QString file = mDir->filePath(QStringLiteral("bad.json"));
    QFile bad(file);
    QVERIFY(bad.open(QIODevice::WriteOnly));
    bad.write("{\"format\": \"furitsuke-curve-presets\", \"version\": 1, \"presets\": [{\"name\": 7}]}");
    bad.close();
    PresetImport counts;
    const QString error = mStore->importFrom(file, counts);
    QVERIFY2(error.contains(QStringLiteral("presets[0]")), qPrintable(error));
    QCOMPARE(namesOf(*mStore), QStringLiteral("a"));
}

void TestPresetStore::folderThatCannotBeWrittenIsSaid()
{
    // A file stands where the folder would be.
    QFile file(mDir->filePath(QStringLiteral("settings")));
    QVERIFY(file.open(QIODevice::WriteOnly));
    file.close();
    QVERIFY(mStore->presets().isEmpty());
    QVERIFY(!mStore->add(QStringLiteral("a"), smooth).isEmpty());
    QVERIFY(mStore->presets().isEmpty());
}

QTEST_GUILESS_MAIN(TestPresetStore)
#include "tst_presetstore.moc"
