// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QList>
#include <QString>

namespace furitsuke {

/// Part of a motion or model file that a diagnostic speaks of.
enum class Section : quint8 {
    Header,
    Bones,
    Morphs,
    Camera,
    Light,
    Shadow,
    States,
    Trailer,
    File,
    // Of models only.
    Vertices,
    Faces,
    Textures,
    Materials,
    Ik,
    Frames,
    English,
    Toons,
    Bodies,
    Joints,
    SoftBodies,
};

/// A stable English word for command lines and JSON ("bones"), and the word for people.
QString sectionId(Section section);
QString sectionLabel(Section section);

enum class Severity : quint8 {
    Note,    ///< worth knowing; nothing is wrong
    Warning, ///< odd data: kept, and evaluated as the message says
    Error,   ///< damage: what could be read was read
};

QString severityId(Severity severity);
QString severityLabel(Severity severity);

/// One finding about a file. Findings of one kind in one section are counted, not repeated: the place is that
/// of the first, so that their number is bounded whatever a file holds.
struct Diagnostic
{
    Severity severity = Severity::Note;
    Section section = Section::File;
    QString code;       ///< stable identifier, e.g. "truncated-section"
    QString message;    ///< translated: what is wrong and what was kept
    qint64 record = -1; ///< number of the record in its section, from 0; -1 where none is meant
    qint64 offset = -1; ///< byte offset in the file; -1 where none is meant
    qint64 count = 1;   ///< how many records are concerned

    friend bool operator==(const Diagnostic &, const Diagnostic &) = default;
};

/// "error: bones, record 3, byte 407: message" in the language of the program.
QString diagnosticText(const Diagnostic &diagnostic);

using Diagnostics = QList<Diagnostic>;

/// The worst severity in the list, or Note where it is empty.
Severity worstSeverity(const Diagnostics &diagnostics);

} // namespace furitsuke
