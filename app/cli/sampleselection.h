// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/cli/trackfilter.h"
#include "editor-core/vmd/reader.h"

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

/// The tracks of a motion that have keys and a name that the filter accepts.
Selection selectTracks(const ReadResult &file, TrackFilter &filter);

} // namespace furitsuke::cli
