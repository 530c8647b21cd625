// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor-core/document/filesave.h"
#include "editor-core/document/framerange.h"
#include "editor-core/document/timenotes.h"
#include "editor-core/document/trackviewstate.h"
#include "editor-core/motion/diagnostic.h"

#include <QJsonObject>

namespace furitsuke {

/// What belongs to a motion but has no place in a VMD: markers, tempo, sound, the play range, how tracks are
/// shown.
/// It is kept in a JSON file beside the motion, described in docs/sidecar.md.
struct Sidecar
{
    TimeNotes notes;
    std::optional<FrameRange> playRange;
    bool looping = false;
    TrackViewState tracks;
    /// The file as it was read; what this version does not know is written again as it was.
    QJsonObject source;

    /// Whether a file would say anything.
    bool isEmpty() const;
};

/// A sidecar that was looked for.
struct SidecarRead
{
    Sidecar sidecar;
    /// What was wrong with the file. It never keeps the motion from being opened.
    Diagnostics findings;
    bool exists = false;
    /// All of the file was understood, or it is not there.
    bool whole = true;
};

/// "dance.vmd.furitsuke.json" for "dance.vmd".
QString sidecarPath(const QString &motionPath);

/// Reads the text of a sidecar. The path of a sound is as it is written there. Values that cannot be used are
/// left out; of a text that is no JSON, not of this program or of another version, nothing is used.
SidecarRead parseSidecar(QByteArrayView text);
/// The same for the sidecar of a motion's file. The path of a sound is absolute then.
SidecarRead readSidecar(const QString &motionPath);

/// The text of a sidecar: UTF-8, indented.
QByteArray sidecarText(const Sidecar &sidecar);

/// Writes the sidecar of a motion's file, the path of a sound as seen from there, by replaceSafely(), where
/// it says anything or is there already; a file that says the same stays untouched. One that could not be
/// read as a whole is kept, as backupPath() says; so is any that is there where `foreign`: the motion is
/// saved in the place of another one.
SaveResult saveSidecar(const Sidecar &sidecar, const QString &motionPath, bool foreign = false);

} // namespace furitsuke
