// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor-core/motion/fileform.h"

#include <QByteArrayView>

#include <array>

namespace furitsuke::vmd {

/// Where the sections of a file are.
struct SectionPlan
{
    struct Place
    {
        bool present = false;   ///< its count is there
        quint32 announced = 0;  ///< the count as stated
        qint64 countOffset = 0; ///< of the count
        qint64 offset = 0;      ///< of the first record
        qint64 records = 0;     ///< whole records that are there
        bool phantom = false;   ///< announces none, yet one record follows, which carries no key
        bool truncated = false; ///< fewer records than announced
    };
    std::array<Place, recordSectionCount> sections;
    /// First byte after what the sections account for.
    qint64 end = 0;

    const Place &place(RecordSection s) const { return sections[static_cast<std::size_t>(s)]; }
};

/// Finds the sections of a file whose header ends at headerEnd. A file may end after any section; counts may
/// lie; old MMD versions write one unannounced record after a count of zero in camera, light or self shadow.
/// Six sections as the counts state them are believed, whatever follows; else, of the readings that are
/// possible, the one that ends exactly at the end of the file, with the fewest unannounced records; where
/// there is none, sections are read as far as they fit. Nothing is allocated.
SectionPlan planSections(QByteArrayView file, qint64 headerEnd);

} // namespace furitsuke::vmd
