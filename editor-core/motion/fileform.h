// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor-core/motion/keys.h"

#include <QByteArray>

#include <array>

namespace furitsuke {

/// The six record sections of a motion file, in their order.
enum class RecordSection : quint8 { Bones, Morphs, Camera, Light, Shadow, States };
inline constexpr int recordSectionCount = 6;

/// The 20 bytes that MMD writes as model name of a camera, light and self-shadow file.
LongName cameraModelName();

/// What of a file is not its keys: all that a save needs to give back the bytes that were read.
struct FileForm
{
    struct SectionForm
    {
        bool present = true;
        /// The count that the file announces, where it differs from the records that are there.
        bool countLies = false;
        quint32 announcedCount = 0;
        /// How many there are; the lie is told again only while that stays so.
        quint32 recordCount = 0;
        /// A record that old MMD versions write though they announce none; carries no key.
        QByteArray phantom;

        friend bool operator==(const SectionForm &, const SectionForm &) = default;
    };

    /// 30 bytes: "Vocaloid Motion Data 0002" and what follows its NUL.
    QByteArray signature;
    /// Model name field: 20 bytes, or 10 after the old signature.
    QByteArray modelNameField;
    std::array<SectionForm, recordSectionCount> sections;
    /// Bytes after the last section, incomplete records included.
    QByteArray trailer;
    /// How curve blocks of new and changed bone keys are written: the generation of MMD that wrote the file.
    CurveLayout generation = CurveLayout::Mmd9;

    /// The form of a new file, as MMD 9 writes it.
    static FileForm mmd9(QByteArrayView modelName);

    bool oldHeader() const { return modelNameField.size() == 10; }
    QByteArray modelName() const { return modelNameField.first(nameLength(modelNameField)); }
    SectionForm &section(RecordSection s) { return sections[static_cast<std::size_t>(s)]; }
    const SectionForm &section(RecordSection s) const { return sections[static_cast<std::size_t>(s)]; }

    friend bool operator==(const FileForm &, const FileForm &) = default;
};

} // namespace furitsuke
