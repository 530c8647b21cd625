// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/modelseeds.h"
#include "tests/support/nastyfiles.h"

#include <QCoreApplication>
#include <QDir>
#include <QFile>

#include <cstdio>

namespace {

bool write(const QString &path, const QByteArray &bytes)
{
    QFile file(path);
    if (file.open(QIODevice::WriteOnly) && file.write(bytes) == bytes.size())
        return true;
    std::fprintf(stderr, "%s: %s\n", qPrintable(path), qPrintable(file.errorString()));
    return false;
}

} // namespace

/// Writes the fuzzers' seeds into the folder that its only argument names: motions, one for each oddity, and
/// models into the folder "models" there.
int main(int argc, char **argv)
{
    const QCoreApplication app(argc, argv);
    const QStringList arguments = QCoreApplication::arguments();
    if (arguments.size() != 2 || !QDir().mkpath(arguments[1])) {
        std::fprintf(stderr, "usage: makeseeds FOLDER\n");
        return 2;
    }
    const QDir folder(arguments[1]);
    for (const furitsuke::test::NastyFile &seed : furitsuke::test::nastyFiles()) {
        if (!write(folder.filePath(QString::fromLatin1(seed.name) + QStringLiteral(".vmd")), seed.bytes))
            return 1;
    }
    folder.mkpath(QStringLiteral("models"));
    for (const furitsuke::test::ModelSeed &seed : furitsuke::test::modelSeeds()) {
        if (!write(folder.filePath(QStringLiteral("models/") + QString::fromLatin1(seed.name)), seed.bytes))
            return 1;
    }
    return 0;
}
