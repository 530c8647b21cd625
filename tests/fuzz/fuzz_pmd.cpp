// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/modelfiles.h"

#include <cstdio>
#include <cstdlib>

/// libFuzzer's entry: any bytes as a PMD model.
extern "C" int LLVMFuzzerTestOneInput(const unsigned char *data, std::size_t size);

extern "C" int LLVMFuzzerTestOneInput(const unsigned char *data, std::size_t size)
{
    const QByteArrayView file(data, qsizetype(size));
    if (!file.startsWith("Pmd"))
        return 0;
    const QString fault = furitsuke::test::readingFault(file);
    if (!fault.isEmpty()) {
        std::fprintf(stderr, "%s\n", qPrintable(fault));
        std::abort();
    }
    return 0;
}
