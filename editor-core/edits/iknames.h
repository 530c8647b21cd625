// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor-core/edits/editresult.h"
#include "editor-core/text/nameencoding.h"

#include <QHash>
#include <QStringList>

#include <optional>

namespace furitsuke {

/// What a bone track's bone is called in display/IK records.
///
/// The two keep different parts of a name: a track the first 15 bytes, a record the first 20. So the bone's
/// IK name is the track's name itself; or, where that fills its field and no IK name is just it, the one IK
/// name that goes on after these 15 bytes. Any other longer name is another bone's.
struct IkBone
{
    QByteArray name;          ///< empty where records do not have the bone
    qsizetype records = 0;    ///< that have the name
    bool isAmbiguous = false; ///< several names go on after the 15 bytes: nothing tells whose the track is
};
IkBone findIkBone(const Motion &motion, QByteArrayView trackName);

/// How many display/IK records have this name of an IK bone.
qsizetype recordsWithIk(const Motion &motion, QByteArrayView name);

/// What display/IK records do when a bone gets another name.
enum class IkNames : quint8 {
    Follow, ///< the bone gets it there too
    Keep,   ///< they stay as they are: their switch does not find the bone any more
};

/// Adds to the edit that renames a bone track from `trackName` to `name` (not cut yet) what display/IK
/// records need, and notes it. Names stay, with a warning, where nothing tells which of them is the bone's,
/// and where records have the new name already: its states would be mixed with another bone's.
void renameIkBone(const Motion &motion, QByteArrayView trackName, QByteArrayView name, IkNames ikNames,
                  EditResult &result);

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
