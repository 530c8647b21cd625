// SPDX-License-Identifier: GPL-3.0-or-later
// Times of opening, saving and editing long motions beside the plain file operations that they are measured
// against, and at the end a table of what is asked for and what this run gave.
//
// Opening is measured in processes of its own, in turn with reading: a second buffer or document of a process
// would stand in memory that the first one left, which the system has not to provide again.
#include "editor-core/document/filesave.h"
#include "editor-core/document/motiondocument.h"
#include "editor-core/vmd/reader.h"
#include "editor-core/vmd/writer.h"
#include "tests/support/corpus.h"
#include "tests/support/motions.h"

#include <QCoreApplication>
#include <QElapsedTimer>
#include <QFile>
#include <QProcess>
#include <QTemporaryDir>

#include <algorithm>
#include <atomic>
#include <benchmark/benchmark.h>
#include <chrono>
#include <cstdio>
#include <map>
#include <string>
#include <thread>

using namespace furitsuke;

namespace {

/// A motion file that the measurements share, made once.
struct Sample
{
    const char *name;
    int bones;
    int keys;
    QString path;
};

Sample samples[] = {{"222 MB", 200, 2'000'000, {}}, {"13 MB", 200, 120'000, {}}};

QString workFile(const char *name)
{
    static const QTemporaryDir folder;
    return folder.filePath(QLatin1String(name));
}

const QString &pathOf(Sample &sample)
{
    if (sample.path.isEmpty()) {
        sample.path = workFile(sample.name) + QStringLiteral(".vmd");
        QFile file(sample.path);
        if (!file.open(QIODevice::WriteOnly) ||
            file.write(test::longMotionFile(sample.bones, sample.keys)) < 0)
            qFatal("cannot write %s", qPrintable(sample.path));
    }
    return sample.path;
}

Sample &sampleOf(const benchmark::State &state)
{
    return samples[state.range(0)];
}

// ---- Measured in a process of its own

/// A line of /proc/self/status in bytes; 0 where there is no such file.
qint64 statusBytes(QByteArrayView name)
{
    QFile status(QStringLiteral("/proc/self/status"));
    if (!status.open(QIODevice::ReadOnly))
        return 0;
    for (const QByteArray &line : status.readAll().split('\n')) {
        if (line.startsWith(name))
            return line.mid(name.size() + 1).simplified().split(' ').constFirst().toLongLong() * 1024;
    }
    return 0;
}

/// The most memory, mapped files apart, that the process has while this exists.
class MemoryPeak
{
public:
    MemoryPeak()
        : mThread([this] {
            while (!mStop) {
                mPeak = std::max(mPeak, statusBytes("RssAnon"));
                std::this_thread::sleep_for(std::chrono::microseconds(200));
            }
        })
    {}
    qint64 finish()
    {
        mStop = true;
        mThread.join();
        return std::max(mPeak, statusBytes("RssAnon"));
    }

private:
    std::atomic<bool> mStop = false;
    qint64 mPeak = 0;
    std::thread mThread;
};

/// The part of this program that runs in a process of its own: prints one number, or two.
int runOnce(const QByteArray &what, const QString &path)
{
    QElapsedTimer timer;
    if (what == "read") {
        timer.start();
        QFile file(path);
        const QByteArray content = file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
        std::printf("%lld\n", timer.nsecsElapsed());
        return content.isEmpty();
    }
    if (what == "memory") {
        const qint64 before = statusBytes("RssAnon");
        MemoryPeak peak;
        MotionDocument document;
        document.setContent(readMotionFile(path));
        const qint64 loaded = statusBytes("RssAnon") - before;
        std::printf("%lld %lld\n", loaded, peak.finish() - before);
        return document.motion().bones.isEmpty();
    }
    timer.start();
    MotionDocument document;
    document.setContent(readMotionFile(path));
    std::printf("%lld\n", timer.nsecsElapsed());
    return document.motion().bones.isEmpty();
}

QList<double> inOwnProcess(const char *what, const QString &path)
{
    QProcess process;
    process.start(QCoreApplication::applicationFilePath(),
                  {QStringLiteral("--once"), QLatin1String(what), path});
    if (!process.waitForFinished(-1) || process.exitCode() != 0)
        qFatal("the measuring process failed");
    QList<double> numbers;
    for (const QByteArray &number : process.readAllStandardOutput().simplified().split(' '))
        numbers.append(number.toDouble());
    return numbers;
}

double median(QList<double> values)
{
    std::sort(values.begin(), values.end());
    return values[values.size() / 2];
}

// ---- The table at the end

std::map<std::string, double> results;

/// What is asked for: the result, divided by another where one is named, is at most so much.
struct Demand
{
    const char *what;
    const char *result;
    const char *dividedBy;
    double most;
    const char *unit;
};

constexpr Demand demands[] = {
    {"open / read, 222 MB", "open 222 MB", "read 222 MB", 1, ""},
    {"open / read, 13 MB", "open 13 MB", "read 13 MB", 1, ""},
    {"save / read, 222 MB", "save 222 MB", "read 222 MB", 2, ""},
    {"save / read, 13 MB", "save 13 MB", "read 13 MB", 2, ""},
    {"peak memory of opening beyond 64 bytes a key", "beyond 222 MB", nullptr, 32, "MB"},
    {"memory of the document", "loaded 222 MB", nullptr, 64, "bytes a key"},
    {"box select", "select", nullptr, 5, "ms"},
    {"move 50 000 keys, a stretch of each track", "move 0", nullptr, 15, "ms"},
    {"move 50 000 keys, every 40th", "move 1", nullptr, 15, "ms"},
    {"undo it, a stretch of each track", "undo 0", nullptr, 15, "ms"},
    {"undo it, every 40th", "undo 1", nullptr, 15, "ms"},
};

void printDemands()
{
    for (const Demand &demand : demands) {
        if (!results.contains(demand.result) || (demand.dividedBy && !results.contains(demand.dividedBy)))
            continue;
        const double value = results[demand.result] / (demand.dividedBy ? results[demand.dividedBy] : 1);
        std::printf("%-50s %8.2f %s (at most %g)%s\n", demand.what, value, demand.unit, demand.most,
                    value > demand.most ? "  MISSED" : "");
    }
}

/// Runs work() once for each turn of the benchmark and keeps the median of its times in milliseconds.
template <class Work>
void measure(benchmark::State &state, const std::string &result, Work &&work)
{
    QList<double> times;
    QElapsedTimer timer;
    for (auto _ : state) {
        timer.start();
        work();
        times.append(double(timer.nsecsElapsed()) / 1e6);
        state.SetIterationTime(times.constLast() / 1e3);
    }
    results[result] = median(times);
}

// ---- The benchmarks

void openBesideRead(benchmark::State &state)
{
    Sample &sample = sampleOf(state);
    QList<double> reads;
    QList<double> opens;
    for (auto _ : state) {
        reads.append(inOwnProcess("read", pathOf(sample))[0] / 1e6);
        opens.append(inOwnProcess("open", pathOf(sample))[0] / 1e6);
        state.SetIterationTime(opens.constLast() / 1e3);
    }
    state.counters["read_ms"] = results[std::string("read ") + sample.name] = median(reads);
    state.counters["open_ms"] = results[std::string("open ") + sample.name] = median(opens);
}

void memoryOfOpening(benchmark::State &state)
{
    Sample &sample = sampleOf(state);
    QList<double> numbers = {0, 0};
    for (auto _ : state)
        numbers = inOwnProcess("memory", pathOf(sample));
    if (numbers[0] <= 0) {
        state.SkipWithError("this system does not tell");
        return;
    }
    state.counters["loaded_bytes_a_key"] = results[std::string("loaded ") + sample.name] =
        numbers[0] / sample.keys;
    state.counters["peak_bytes_a_key"] = numbers[1] / sample.keys;
    results[std::string("beyond ") + sample.name] = (numbers[1] - 64.0 * sample.keys) / (1 << 20);
}

/// Puts a file's bytes where a save puts them: what no save can be quicker than.
void writeSameBytes(benchmark::State &state)
{
    const QByteArray content = test::fileContent(pathOf(sampleOf(state)));
    measure(state, std::string("plain ") + sampleOf(state).name, [&] {
        QFile::remove(workFile("plain"));
        QFile file(workFile("plain"));
        if (!file.open(QIODevice::WriteOnly) || file.write(content) != content.size())
            qFatal("cannot write");
    });
}

void save(benchmark::State &state)
{
    const Motion motion = readMotionFile(pathOf(sampleOf(state))).motion;
    measure(state, std::string("save ") + sampleOf(state).name, [&] {
        QFile::remove(workFile("saved"));
        QFile file(workFile("saved"));
        if (!file.open(QIODevice::WriteOnly | QIODevice::Unbuffered) || !writeMotion(motion, file))
            qFatal("cannot write");
    });
}

void verify(benchmark::State &state)
{
    const Motion motion = readMotionFile(pathOf(sampleOf(state))).motion;
    measure(state, std::string("verify ") + sampleOf(state).name, [&] {
        QFile file(pathOf(sampleOf(state)));
        if (!file.open(QIODevice::ReadOnly | QIODevice::Unbuffered) || !motionMatches(motion, file))
            qFatal("differs");
    });
}

/// The whole of it: written, brought to the disk, verified, put in place.
void saveDurably(benchmark::State &state)
{
    const Motion motion = readMotionFile(pathOf(sampleOf(state))).motion;
    measure(state, std::string("durably ") + sampleOf(state).name, [&] {
        if (!saveMotion(motion, workFile("durable")).ok)
            qFatal("cannot save");
    });
}

/// The long motion in a document, loaded once.
MotionDocument &longDocument()
{
    static MotionDocument document;
    if (document.motion().bones.isEmpty())
        document.setContent(readMotionFile(pathOf(samples[0])));
    return document;
}

void boxSelect(benchmark::State &state)
{
    MotionDocument &document = longDocument();
    measure(state, "select", [&document] {
        KeySelection selection;
        const Motion &motion = document.motion();
        for (const TrackRef track : motion.tracks()) {
            motion.visit(track, [&](const auto &keys) {
                RowSet rows;
                rows.setRange(keys.lowerBound(100), keys.upperBound(9000), true);
                selection.setRows(track, rows);
            });
        }
        document.setSelection(selection);
        document.setSelection({});
    });
}

/// 50 000 keys: a stretch of 250 in each of 200 tracks, or every 40th of all. All frames have keys, so a move
/// overwrites others.
KeySelection manyKeys(const Motion &motion, bool scattered)
{
    KeySelection selection;
    const qsizetype each = 50'000 / motion.bones.size();
    for (qint32 i = 0; i < motion.bones.size(); ++i) {
        RowSet rows;
        if (!scattered)
            rows.setRange(2000, 2000 + each, true);
        for (qsizetype n = 0; scattered && n < each; ++n)
            rows.insert(n * 40);
        selection.setRows({TrackKind::Bone, i}, rows);
    }
    return selection;
}

void moveAndUndo(benchmark::State &state)
{
    MotionDocument &document = longDocument();
    document.setSelection(manyKeys(document.motion(), state.range(0) == 1));
    QList<double> moves;
    QList<double> undos;
    QElapsedTimer timer;
    for (auto _ : state) {
        timer.start();
        const EditResult result = document.moveSelection(7);
        moves.append(double(timer.nsecsElapsed()) / 1e6);
        if (result.changed != 50'000)
            qFatal("moved %lld keys", qlonglong(result.changed));
        timer.start();
        document.undoStack().undo();
        undos.append(double(timer.nsecsElapsed()) / 1e6);
        state.SetIterationTime((moves.constLast() + undos.constLast()) / 1e3);
    }
    document.undoStack().clear();
    const std::string kind = std::to_string(state.range(0));
    state.counters["move_ms"] = results["move " + kind] = median(moves);
    state.counters["undo_ms"] = results["undo " + kind] = median(undos);
}

void registerAll()
{
    const auto add = [](const char *name, void (*function)(benchmark::State &), int iterations) {
        return benchmark::RegisterBenchmark(name, function)
            ->Unit(benchmark::kMillisecond)
            ->Iterations(iterations)
            ->UseManualTime();
    };
    add("open beside read", openBesideRead, 9)->Arg(0)->Arg(1);
    add("memory of opening", memoryOfOpening, 1)->Arg(0)->Arg(1);
    add("write the same bytes", writeSameBytes, 5)->Arg(0)->Arg(1);
    add("save", save, 5)->Arg(0)->Arg(1);
    add("verify", verify, 5)->Arg(0)->Arg(1);
    add("save durably", saveDurably, 3)->Arg(0)->Arg(1);
    add("box select", boxSelect, 50);
    add("move and undo", moveAndUndo, 20)->Arg(0)->Arg(1);
}

} // namespace

int main(int argc, char **argv)
{
    const QCoreApplication application(argc, argv);
    const QStringList arguments = QCoreApplication::arguments();
    if (arguments.size() == 4 && arguments[1] == QLatin1String("--once"))
        return runOnce(arguments[2].toLatin1(), arguments[3]);
    benchmark::Initialize(&argc, argv);
    registerAll();
    benchmark::RunSpecifiedBenchmarks();
    printDemands();
    return 0;
}
