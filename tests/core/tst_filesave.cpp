// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor-core/document/filesave.h"
#include "editor-core/vmd/reader.h"
#include "editor-core/vmd/writer.h"
#include "tests/support/corpus.h"
#include "tests/support/motions.h"

#include <QDir>
#include <QFileInfo>
#include <QScopeGuard>
#include <QTemporaryDir>
#include <QTest>

#include <memory>

#ifdef Q_OS_UNIX
#include <csignal>
#include <sys/resource.h>
#endif

using namespace furitsuke;
using namespace furitsuke::test;

/// Saving: at every moment the old or the new file is there, whole, and nothing else is left behind.
class TestFileSave : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init();

    void newFileReadsBack_data();
    void newFileReadsBack();
    void oldFileIsReplaced();
    void longerFileIsReplacedWhole();
    void unicodeNames_data();
    void unicodeNames();
    void relativePath();

    void backupHoldsTheOldBytes();
    void noBackupForANewFile();
    void impossibleBackupStopsTheSave();

    void linkIsFollowed();
    void linkToNothingMakesItsTarget();
    void permissionsAreKept();

    void fullDiskLeavesTheOldFile();
    void fullDiskLeavesNoNewFile();
    void backupOnAFullDiskLeavesTheOldFile();

    void targetIsAFolder();
    void folderDoesNotExist();
    void folderThatCannotBeWritten();
    void protectedFileIsNotReplaced();
    void cancelLeavesTheOldFile();
    void motionThatWouldReadBackOtherwiseIsRefused();

private:
    QString path(const QString &name) const { return mFolder->filePath(name); }
    QStringList names() const
    {
        return QDir(mFolder->path())
            .entryList(QDir::AllEntries | QDir::Hidden | QDir::System | QDir::NoDotAndDotDot);
    }
    void writeOld(const QString &name)
    {
        QFile file(path(name));
        QVERIFY(file.open(QIODevice::WriteOnly));
        QCOMPARE(file.write(mOld), mOld.size());
    }

    std::unique_ptr<QTemporaryDir> mFolder;
    const QByteArray mOld = "what was there before";
    const QString mName = QStringLiteral("dance.vmd");
    const Motion mMotion = readMotion(sixSectionFile()).motion;
};

void TestFileSave::init()
{
    mFolder = std::make_unique<QTemporaryDir>();
    QVERIFY(mFolder->isValid());
}

void TestFileSave::newFileReadsBack_data()
{
    QTest::addColumn<QByteArray>("file");
    QTest::newRow("all sections") << sixSectionFile();
    QTest::newRow("no keys") << writeMotion(Motion());
    QTest::newRow("bytes after the end") << sixSectionFile() + "trailing";
    QTest::newRow("cut") << sixSectionFile().chopped(30);
    QTest::newRow("larger than a buffer") << longMotionFile(10, 40000);
}

void TestFileSave::newFileReadsBack()
{
    QFETCH(const QByteArray, file);
    const ReadResult read = readMotion(file);
    QVERIFY(read.ok);
    TaskProgress progress;
    const SaveResult result = saveMotion(read.motion, path(mName), {}, &progress);
    QVERIFY2(result.ok, qPrintable(result.error));
    QVERIFY(!result.cancelled);
    QCOMPARE(result.error, QString());
    QCOMPARE(result.backupPath, QString());
    QVERIFY(fileContent(path(mName)) == file);
    QVERIFY(readMotionFile(path(mName)).motion == read.motion);
    QCOMPARE(names(), QStringList{mName});
}

void TestFileSave::oldFileIsReplaced()
{
    writeOld(mName);
    const SaveResult result = saveMotion(mMotion, path(mName));
    QVERIFY2(result.ok, qPrintable(result.error));
    QCOMPARE(fileContent(path(mName)), sixSectionFile());
    QCOMPARE(names(), QStringList{mName});
}

void TestFileSave::longerFileIsReplacedWhole()
{
    QVERIFY(saveMotion(readMotion(longMotionFile(2, 1000)).motion, path(mName)).ok);
    QVERIFY(saveMotion(mMotion, path(mName)).ok);
    QCOMPARE(fileContent(path(mName)), sixSectionFile());
}

void TestFileSave::unicodeNames_data()
{
    QTest::addColumn<QString>("name");
    QTest::newRow("Japanese") << QStringLiteral("極楽浄土 ダンス.vmd");
    QTest::newRow("Chinese") << QStringLiteral("舞蹈动作（最终版）.vmd");
    QTest::newRow("beyond the BMP") << QStringLiteral("𠮷野家💃.vmd");
    QTest::newRow("spaces and signs") << QStringLiteral(" a %1 b&c 'd' #1.vmd");
    QTest::newRow("no suffix") << QStringLiteral("motion");
    QTest::newRow("hidden") << QStringLiteral(".motion.vmd");
    // Whose name with something added would be too long.
    QTest::newRow("as long as can be") << QString(80, QChar(u'舞')) + QStringLiteral(".vmd");
}

void TestFileSave::unicodeNames()
{
    QFETCH(const QString, name);
    writeOld(name);
    const SaveResult result = saveMotion(mMotion, path(name), {.backup = true});
    QVERIFY2(result.ok, qPrintable(result.error));
    QCOMPARE(fileContent(path(name)), sixSectionFile());
    QCOMPARE(QFileInfo(result.backupPath).fileName(), name + QStringLiteral(".bak"));
    QCOMPARE(fileContent(result.backupPath), mOld);
    QCOMPARE(names().size(), 2);
}

void TestFileSave::relativePath()
{
    const QString before = QDir::currentPath();
    QVERIFY(QDir::setCurrent(mFolder->path()));
    const auto restore = qScopeGuard([&before] { QDir::setCurrent(before); });
    const SaveResult result = saveMotion(mMotion, mName);
    QVERIFY2(result.ok, qPrintable(result.error));
    QCOMPARE(fileContent(path(mName)), sixSectionFile());
}

void TestFileSave::backupHoldsTheOldBytes()
{
    QCOMPARE(backupPath(QStringLiteral("/a/dance.vmd")), QStringLiteral("/a/dance.vmd.bak"));
    writeOld(mName);
    SaveResult result = saveMotion(mMotion, path(mName), {.backup = true});
    QVERIFY2(result.ok, qPrintable(result.error));
    QCOMPARE(QFileInfo(result.backupPath), QFileInfo(backupPath(path(mName))));
    QCOMPARE(fileContent(result.backupPath), mOld);
    QCOMPARE(fileContent(path(mName)), sixSectionFile());
    QCOMPARE(names(), (QStringList{mName, backupPath(mName)}));

    // The next save's backup takes the place of this one.
    result = saveMotion(Motion(), path(mName), {.backup = true});
    QVERIFY2(result.ok, qPrintable(result.error));
    QCOMPARE(fileContent(result.backupPath), sixSectionFile());
    QCOMPARE(names(), (QStringList{mName, backupPath(mName)}));
}

void TestFileSave::noBackupForANewFile()
{
    const SaveResult result = saveMotion(mMotion, path(mName), {.backup = true});
    QVERIFY2(result.ok, qPrintable(result.error));
    QCOMPARE(result.backupPath, QString());
    QCOMPARE(names(), QStringList{mName});
}

void TestFileSave::impossibleBackupStopsTheSave()
{
    writeOld(mName);
    QVERIFY(QDir(mFolder->path()).mkdir(backupPath(mName)));
    QVERIFY(QDir(path(backupPath(mName))).mkdir(QStringLiteral("full")));
    const SaveResult result = saveMotion(mMotion, path(mName), {.backup = true});
    QVERIFY(!result.ok);
    QVERIFY(result.error.contains(QStringLiteral("backup")));
    QCOMPARE(result.backupPath, QString());
    QCOMPARE(fileContent(path(mName)), mOld);
    QCOMPARE(names(), (QStringList{mName, backupPath(mName)}));
}

void TestFileSave::linkIsFollowed()
{
#ifdef Q_OS_UNIX
    QVERIFY(QDir(mFolder->path()).mkdir(QStringLiteral("real")));
    writeOld(QStringLiteral("real/motion.vmd"));
    QVERIFY(QFile::link(QStringLiteral("real/motion.vmd"), path(mName)));
    const SaveResult result = saveMotion(mMotion, path(mName), {.backup = true});
    QVERIFY2(result.ok, qPrintable(result.error));
    QVERIFY(QFileInfo(path(mName)).isSymLink());
    QVERIFY(!QFileInfo(path(QStringLiteral("real/motion.vmd"))).isSymLink());
    QCOMPARE(fileContent(path(QStringLiteral("real/motion.vmd"))), sixSectionFile());
    QCOMPARE(fileContent(path(QStringLiteral("real/motion.vmd.bak"))), mOld);
    QCOMPARE(names(), (QStringList{mName, QStringLiteral("real")}));
#else
    QSKIP("Links are made in another way here.");
#endif
}

void TestFileSave::linkToNothingMakesItsTarget()
{
#ifdef Q_OS_UNIX
    QVERIFY(QFile::link(QStringLiteral("motion.vmd"), path(mName)));
    const SaveResult result = saveMotion(mMotion, path(mName));
    QVERIFY2(result.ok, qPrintable(result.error));
    QVERIFY(QFileInfo(path(mName)).isSymLink());
    QCOMPARE(fileContent(path(QStringLiteral("motion.vmd"))), sixSectionFile());
    QCOMPARE(names(), (QStringList{mName, QStringLiteral("motion.vmd")}));
#else
    QSKIP("Links are made in another way here.");
#endif
}

void TestFileSave::permissionsAreKept()
{
#ifdef Q_OS_UNIX
    for (const QFile::Permissions extra :
         {QFile::Permissions(), QFile::ReadGroup | QFile::WriteGroup, QFile::ReadOther | QFile::ExeOwner}) {
        const QString name = QStringLiteral("%1.vmd").arg(int(extra));
        writeOld(name);
        // Owner and user are one to the system.
        const QFile::Permissions own = QFile::ReadOwner | QFile::WriteOwner;
        QVERIFY(QFile::setPermissions(path(name), own | extra));
        const QFile::Permissions before = QFile::permissions(path(name));
        QVERIFY(saveMotion(mMotion, path(name)).ok);
        QCOMPARE(fileContent(path(name)), sixSectionFile());
        QCOMPARE(QFile::permissions(path(name)), before);
    }
#else
    QSKIP("Permissions are other ones here.");
#endif
}

#ifdef Q_OS_UNIX
namespace {

/// While it lives, no file of this program may grow beyond so many bytes, as on a full disk.
class FileSizeLimit
{
public:
    explicit FileSizeLimit(rlim_t bytes)
        : mHandler(std::signal(SIGXFSZ, SIG_IGN))
    {
        ::getrlimit(RLIMIT_FSIZE, &mBefore);
        rlimit limit = mBefore;
        limit.rlim_cur = bytes;
        mWorks = ::setrlimit(RLIMIT_FSIZE, &limit) == 0;
    }
    ~FileSizeLimit()
    {
        ::setrlimit(RLIMIT_FSIZE, &mBefore);
        std::signal(SIGXFSZ, mHandler);
    }
    Q_DISABLE_COPY_MOVE(FileSizeLimit)
    bool works() const { return mWorks; }

private:
    void (*mHandler)(int);
    rlimit mBefore = {};
    bool mWorks = false;
};

} // namespace
#endif

void TestFileSave::fullDiskLeavesTheOldFile()
{
#ifdef Q_OS_UNIX
    writeOld(mName);
    const Motion motion = readMotion(longMotionFile(3, 3000)).motion;
    // In the first block, inside the file, and one byte short of its end.
    for (const qint64 size : {qint64(1), qint64(100000), encodedSize(motion) - 1}) {
        SaveResult result;
        {
            const FileSizeLimit limit(static_cast<rlim_t>(size));
            QVERIFY(limit.works());
            result = saveMotion(motion, path(mName), {.backup = true});
        }
        QVERIFY(!result.ok);
        QVERIFY(!result.cancelled);
        QVERIFY2(result.error.contains(QStringLiteral("Writing failed")), qPrintable(result.error));
        QCOMPARE(fileContent(path(mName)), mOld);
        QCOMPARE(names(), QStringList{mName});
    }
    // Afterwards there is room again.
    QVERIFY(saveMotion(motion, path(mName)).ok);
#else
    QSKIP("A full disk cannot be played here.");
#endif
}

void TestFileSave::fullDiskLeavesNoNewFile()
{
#ifdef Q_OS_UNIX
    SaveResult result;
    {
        const FileSizeLimit limit(10);
        QVERIFY(limit.works());
        result = saveMotion(mMotion, path(mName));
    }
    QVERIFY(!result.ok);
    QVERIFY(!result.error.isEmpty());
    QCOMPARE(names(), QStringList());
#else
    QSKIP("A full disk cannot be played here.");
#endif
}

void TestFileSave::backupOnAFullDiskLeavesTheOldFile()
{
#ifdef Q_OS_UNIX
    // The new file has room, a copy of the old one has not.
    const QByteArray old = longMotionFile(2, 3000);
    QFile file(path(mName));
    QVERIFY(file.open(QIODevice::WriteOnly));
    QCOMPARE(file.write(old), old.size());
    file.close();
    SaveResult result;
    {
        const FileSizeLimit limit(20000);
        QVERIFY(limit.works());
        result = saveMotion(mMotion, path(mName), {.backup = true});
    }
    // Some systems copy without writing; then there is room.
    if (!result.ok) {
        QVERIFY2(result.error.contains(QStringLiteral("backup")), qPrintable(result.error));
        QVERIFY(fileContent(path(mName)) == old);
        QCOMPARE(names(), QStringList{mName});
    } else {
        QVERIFY(fileContent(result.backupPath) == old);
    }
#else
    QSKIP("A full disk cannot be played here.");
#endif
}

void TestFileSave::targetIsAFolder()
{
    QVERIFY(QDir(mFolder->path()).mkdir(mName));
    const SaveResult result = saveMotion(mMotion, path(mName));
    QVERIFY(!result.ok);
    QVERIFY2(result.error.contains(path(mName)), qPrintable(result.error));
    QVERIFY(QFileInfo(path(mName)).isDir());
    QCOMPARE(names(), QStringList{mName});
}

void TestFileSave::folderDoesNotExist()
{
    const SaveResult result = saveMotion(mMotion, path(QStringLiteral("nowhere/dance.vmd")));
    QVERIFY(!result.ok);
    QVERIFY2(result.error.contains(QStringLiteral("nowhere")), qPrintable(result.error));
    QCOMPARE(names(), QStringList());
}

void TestFileSave::folderThatCannotBeWritten()
{
    QVERIFY(QDir(mFolder->path()).mkdir(QStringLiteral("locked")));
    const QString folder = path(QStringLiteral("locked"));
    writeOld(QStringLiteral("locked/dance.vmd"));
    QVERIFY(QFile::setPermissions(folder, QFile::ReadOwner | QFile::ExeOwner));
    const auto unlock = qScopeGuard(
        [&folder] { QFile::setPermissions(folder, QFile::ReadOwner | QFile::WriteOwner | QFile::ExeOwner); });
    if (QFile probe(folder + QStringLiteral("/probe")); probe.open(QIODevice::WriteOnly))
        QSKIP("This user may write everywhere.");
    const SaveResult result = saveMotion(mMotion, folder + QStringLiteral("/dance.vmd"));
    QVERIFY(!result.ok);
    QVERIFY2(result.error.contains(QStringLiteral("locked")), qPrintable(result.error));
    QCOMPARE(fileContent(folder + QStringLiteral("/dance.vmd")), mOld);
}

void TestFileSave::protectedFileIsNotReplaced()
{
    writeOld(mName);
    QVERIFY(QFile::setPermissions(path(mName), QFile::ReadOwner));
    const auto unlock =
        qScopeGuard([this] { QFile::setPermissions(path(mName), QFile::ReadOwner | QFile::WriteOwner); });
    if (QFileInfo(path(mName)).isWritable())
        QSKIP("This user may write everywhere.");
    const SaveResult result = saveMotion(mMotion, path(mName), {.backup = true});
    QVERIFY(!result.ok);
    QVERIFY2(result.error.contains(path(mName)), qPrintable(result.error));
    QCOMPARE(fileContent(path(mName)), mOld);
    QCOMPARE(names(), QStringList{mName});
}

void TestFileSave::cancelLeavesTheOldFile()
{
    writeOld(mName);
    TaskProgress progress;
    progress.cancel();
    const SaveResult result =
        saveMotion(readMotion(longMotionFile(3, 30000)).motion, path(mName), {.backup = true}, &progress);
    QVERIFY(!result.ok);
    QVERIFY(result.cancelled);
    QVERIFY(!result.error.isEmpty());
    QCOMPARE(fileContent(path(mName)), mOld);
    QCOMPARE(names(), QStringList{mName});
}

void TestFileSave::motionThatWouldReadBackOtherwiseIsRefused()
{
    // Bytes at the end that a reader would take for the sections that are not there.
    writeOld(mName);
    Motion motion;
    for (FileForm::SectionForm &section : motion.form.sections)
        section.present = false;
    motion.form.trailer = sixSectionFile().mid(50);
    const SaveResult result = saveMotion(motion, path(mName));
    QVERIFY(!result.ok);
    QVERIFY2(result.error.contains(QStringLiteral("read back")), qPrintable(result.error));
    QCOMPARE(fileContent(path(mName)), mOld);
    QCOMPARE(names(), QStringList{mName});
}

QTEST_GUILESS_MAIN(TestFileSave)
#include "tst_filesave.moc"
