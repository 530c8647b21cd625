// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>
#include <QList>

#include <array>

namespace furitsuke::test {

/// The records of a well-formed motion file as plain bytes, taken apart without any code of the program.
struct RawFile
{
    /// Takes a file apart whose counts are all true; anything else fails the test.
    explicit RawFile(const QByteArray &file);
    RawFile() = default;

    QByteArray bytes() const;

    QByteArray header;
    /// Bones, morphs, camera, light, self shadow, display/IK.
    std::array<QList<QByteArray>, 6> sections;
    /// How many sections there are; a file may end after any.
    int sectionCount = 6;
    QByteArray trailer;
};

/// The name of a bone or morph record: up to its NUL.
QByteArray rawName(const QByteArray &record);
/// Frame of a record of any section (0 bones ... 5 display/IK).
quint32 rawFrame(int section, const QByteArray &record);
QByteArray withRawFrame(int section, QByteArray record, quint32 frame);

} // namespace furitsuke::test
