// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/cli/cli.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QTextStream>

namespace furitsuke::test {

/// What a command line did.
struct Run
{
    bool window = false;
    int status = -1;
    QString out;
    QString err;

    QJsonObject json() const { return QJsonDocument::fromJson(out.toUtf8()).object(); }
    QJsonObject file(int index) const { return json().value(u"files").toArray().at(index).toObject(); }
    QJsonObject frame(int index) const { return json().value(u"frames").toArray().at(index).toObject(); }
};

inline Run run(const QStringList &arguments)
{
    Run result;
    QTextStream out(&result.out);
    QTextStream err(&result.err);
    const std::optional<int> status = runCommandLine(arguments, out, err);
    out.flush();
    err.flush();
    result.window = !status;
    result.status = status.value_or(-1);
    return result;
}

/// Arguments with a space between them.
inline Run run(const char *arguments)
{
    return run(QString::fromUtf8(arguments).split(u' ', Qt::SkipEmptyParts));
}

} // namespace furitsuke::test
