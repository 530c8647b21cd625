// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor-core/motion/motion.h"
#include "editor-core/motion/taskprogress.h"
#include "editor-core/text/nametext.h"

class QIODevice;

/// A motion as JSON text: readable, one key to a line, and exact. What was read from a VMD file, written as
/// JSON and read again is the same motion, and gives the same VMD bytes. The form is described in
/// docs/motion-json.md.
namespace furitsuke {

/// Writes to an open device in bounded memory; names are read in the encoding. False where the device does
/// not take all bytes (see its errorString()) or on cancel.
bool writeMotionJson(const Motion &motion, NameEncoding encoding, QIODevice &device,
                     TaskProgress *progress = nullptr);

/// A motion that was read, or why it was refused.
struct JsonReadResult
{
    bool ok = false;
    bool cancelled = false;
    QString error; ///< translated, with the place: "bones[3].keys[17].position: ..."; empty where ok
    Motion motion;
    NameEncoding encoding = NameEncoding::Cp932;
};

/// Reads JSON from an open device. Everything is checked; the first thing that is wrong or unknown refuses
/// the text. Each key is converted and forgotten as it is read, so beside the motion itself little memory is
/// used.
JsonReadResult readMotionJson(QIODevice &device, TaskProgress *progress = nullptr);
JsonReadResult readMotionJson(QByteArrayView text, TaskProgress *progress = nullptr);

} // namespace furitsuke
