// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor-core/edits/editresult.h"

#include <QByteArrayView>
#include <QString>

namespace furitsuke::test {

/// What must hold for a few edits of any file, one after the other, chosen by the file's last bytes:
/// - each one's inverse gives back the motion it was made for, and the edits as one do what they do one by
/// one;
/// - the file of the edited motion is read, and written back the same;
/// - records of keys that no edit changed are, in it, the bytes that were read;
/// - every track gives usable values at any frame.
/// Returns what does not hold, or an empty string; a file that is refused has nothing to be edited.
QString editFault(QByteArrayView file);

/// The same of one edit: its inverse, the file of the edited motion, and the records that it does not touch.
/// An edit with an error must be empty.
QString editLawFault(const Motion &before, const EditResult &result);

} // namespace furitsuke::test
