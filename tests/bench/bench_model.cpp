// SPDX-License-Identifier: GPL-3.0-or-later
// Times of reading models beside reading their bytes: a large model of vertices and faces, and one of the
// usual kind.
#include "editor-core/rig/modelfile.h"
#include "tests/support/modelfiles.h"

#include <QFile>
#include <QTemporaryDir>

#include <benchmark/benchmark.h>

using namespace furitsuke;

namespace {

/// A model file of so many vertices, made once: 0 for 1 250 000 (about 100 MB), else 45 000.
const QString &modelPath(qint64 which)
{
    static const QTemporaryDir folder;
    static QString paths[2];
    QString &path = paths[which];
    if (path.isEmpty()) {
        path = folder.filePath(QString::number(which) + QStringLiteral(".pmx"));
        const int vertices = which == 0 ? 1'250'000 : 45'000;
        QFile file(path);
        const Model model = test::gridModel(vertices);
        if (!file.open(QIODevice::WriteOnly) ||
            file.write(test::pmxFile(model, {2.0f, false, {4, 1, 1, 2, 1, 1}})) < 0)
            qFatal("cannot write %s", qPrintable(path));
    }
    return path;
}

void setRate(benchmark::State &state)
{
    state.SetBytesProcessed(state.iterations() * QFile(modelPath(state.range(0))).size());
}

/// What reading is measured against.
void bytes(benchmark::State &state)
{
    const QString path = modelPath(state.range(0));
    for (auto _ : state) {
        QFile file(path);
        if (!file.open(QIODevice::ReadOnly))
            state.SkipWithError("cannot read");
        benchmark::DoNotOptimize(file.readAll());
    }
    setRate(state);
}
BENCHMARK(bytes)->Arg(0)->Arg(1)->Unit(benchmark::kMillisecond);

void model(benchmark::State &state)
{
    const QString path = modelPath(state.range(0));
    for (auto _ : state) {
        const ModelResult result = readModelFile(path);
        if (!result.ok || !result.diagnostics.isEmpty())
            state.SkipWithError("not as it was written");
        benchmark::DoNotOptimize(result.model.vertices.constData());
    }
    setRate(state);
}
BENCHMARK(model)->Arg(0)->Arg(1)->Unit(benchmark::kMillisecond);

} // namespace

BENCHMARK_MAIN();
