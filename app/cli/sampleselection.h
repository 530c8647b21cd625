// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor-core/vmd/reader.h"

#include <QRegularExpression>

namespace furitsuke::cli {

/// A track that is printed, under a name that no other of its kind has.
struct NamedTrack
{
    qint32 index;
    QString name;
};

/// What of a motion is printed.
struct Selection
{
    QList<NamedTrack> bones;
    QList<NamedTrack> morphs;
    QList<std::pair<QByteArray, QString>> iks; ///< raw name and text
    bool camera = false;
    bool light = false;
    bool shadow = false;
    bool states = false;
};

/// Names match patterns given by --only; all do where none is given.
class NameFilter
{
public:
    explicit NameFilter(const QStringList &patterns);

    bool accepts(const QString &name);
    /// A pattern that nothing matched; empty where there is none.
    QString unused() const;

private:
    struct Pattern
    {
        QString text;
        QRegularExpression expression;
        bool used;
    };
    QList<Pattern> mPatterns;
};

/// The tracks of a motion that have keys and a name that the filter accepts.
Selection selectTracks(const ReadResult &file, NameFilter &filter);

} // namespace furitsuke::cli
