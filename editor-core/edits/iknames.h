// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor-core/motion/motion.h"
#include "editor-core/text/nameencoding.h"

#include <QHash>
#include <QStringList>

#include <optional>

namespace furitsuke {

/// Fields for names of IK bones in display/IK records, from text and in the mirror. Names that a motion has
/// already get the very bytes that they have there.
class IkNameFields
{
public:
    IkNameFields(const Motion &motion, NameEncoding encoding);

    /// The field of a name. Nothing where the encoding lacks a character, which is noted; a name that is too
    /// long is cut as MMD does, noted too.
    std::optional<LongName> field(const QString &name);
    /// The name on the other side, or the name itself where that does not fit, which is noted.
    LongName mirrored(const LongName &name);

    /// What was wrong, each once; translated.
    const QStringList &notes() const { return mNotes; }

private:
    void note(const QString &text);

    NameEncoding mEncoding;
    QHash<QString, LongName> mFields;
    QHash<QByteArray, LongName> mMirrored;
    QStringList mNotes;
};

} // namespace furitsuke
