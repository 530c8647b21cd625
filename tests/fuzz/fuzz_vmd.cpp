// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/editproperty.h"
#include "tests/support/roundtripproperty.h"

#include <cstdio>
#include <cstdlib>

/// libFuzzer's entry: any bytes as a motion file.
extern "C" int LLVMFuzzerTestOneInput(const unsigned char *data, std::size_t size);

extern "C" int LLVMFuzzerTestOneInput(const unsigned char *data, std::size_t size)
{
    const QByteArrayView file(data, qsizetype(size));
    for (const QString &fault : {furitsuke::test::roundTripFault(file), furitsuke::test::editFault(file)}) {
        if (!fault.isEmpty()) {
            std::fprintf(stderr, "%s\n", qPrintable(fault));
            std::abort();
        }
    }
    return 0;
}
