// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor-core/motion/taskprogress.h"
#include "editor-core/vmd/jsontree.h"

class QIODevice;

namespace furitsuke::json {

/// Is told of a JSON text piece by piece; each function stops the parser by returning false.
class Handler
{
public:
    virtual ~Handler() = default;

    virtual bool begin(Kind kind) = 0; ///< Object or Array
    virtual bool end() = 0;
    virtual bool member(std::string_view name) = 0;
    virtual bool value(const Scalar &scalar) = 0;
};

struct ParseResult
{
    bool ok = false;
    bool cancelled = false;
    QString error;   ///< of the text itself, translated; empty where the handler stopped it
    qint64 line = 0; ///< where reading ended, from 1, in bytes
    qint64 column = 0;
};

/// Reads an open device to its end. Memory does not depend on the size or the depth of the text, only on its
/// longest string. Numbers become floats straight from their digits, in one rounding.
ParseResult parse(QIODevice &device, Handler &handler, TaskProgress *progress = nullptr);

} // namespace furitsuke::json
