// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/nastyfiles.h"

#include <QCoreApplication>
#include <QDir>
#include <QFile>

#include <cstdio>

/// Writes the fuzzer's seeds into the folder that its only argument names, one file for each oddity.
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
        QFile file(folder.filePath(QString::fromLatin1(seed.name) + QStringLiteral(".vmd")));
        if (!file.open(QIODevice::WriteOnly) || file.write(seed.bytes) != seed.bytes.size()) {
            std::fprintf(stderr, "%s: %s\n", qPrintable(file.fileName()), qPrintable(file.errorString()));
            return 1;
        }
    }
    return 0;
}
