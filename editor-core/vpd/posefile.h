// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor-core/motion/values.h"
#include "editor-core/text/nameencoding.h"

#include <QByteArray>
#include <QByteArrayView>
#include <QList>
#include <QString>
#include <QStringList>

namespace furitsuke {

/// A bone of a pose. Position: offset from the bone's place at rest, in its parent's space, MMD units.
struct PoseBone
{
    QString name;
    Vec3f position;
    Quatf rotation;

    friend bool operator==(const PoseBone &, const PoseBone &) = default;
};

/// A morph of a pose, which MikuMikuMoving writes and MMD passes over.
struct PoseMorph
{
    QString name;
    float weight = 0;

    friend bool operator==(const PoseMorph &a, const PoseMorph &b)
    {
        return a.name == b.name && sameBits(a.weight, b.weight);
    }
};

/// A pose as a VPD file holds it. Names are text of any length; see decodeName() for bytes that are none.
struct PoseFile
{
    QString model; ///< file name of the model it was made for, as MMD writes it: "miku.osm"
    QList<PoseBone> bones;
    QList<PoseMorph> morphs;

    friend bool operator==(const PoseFile &, const PoseFile &) = default;
};

/// A pose that was read, or why it was refused.
struct PoseResult
{
    bool ok = false;
    QString error;        ///< translated, with the line; empty where ok
    QStringList warnings; ///< translated, each with its line: what is odd, and what was kept
    NameEncoding encoding = NameEncoding::Cp932;
    PoseFile pose;
};

/// Reads a VPD ("Vocaloid Pose Data file"): cp932, or UTF-8 where it has a byte order mark or where it is
/// no cp932 but good UTF-8. Comments, blank lines and the distance of spaces do not matter. All bones are
/// read, also beyond the count that the file states (MMD reads so many and no more, which a warning says);
/// a block that is not whole, or whose numbers are none, is left out and named with its line. Of several
/// blocks for a bone the last counts. Memory is bounded by the file's size.
PoseResult readPose(QByteArrayView file);
/// The same from a file, of at most 64 MiB.
PoseResult readPoseFile(const QString &path);

/// A pose as a file's bytes.
struct PoseBytes
{
    QByteArray bytes;
    QStringList leftOut; ///< names that cannot stand in the file: not in its encoding, empty, or broken lines
};

/// Writes a VPD as MMD does: line breaks of two bytes, six decimals, MMD's own comments; morphs follow the
/// bones in the way of MikuMikuMoving. MMD reads cp932 alone. UTF-8 gets a byte order mark.
PoseBytes writePose(const PoseFile &pose, NameEncoding encoding = NameEncoding::Cp932);

} // namespace furitsuke
