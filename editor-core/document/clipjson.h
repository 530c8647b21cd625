// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor-core/edits/keyclip.h"

#include <QByteArray>

/// A clip of keys as JSON text, exact to the bit: what the clipboard holds for other windows and other
/// programs. The form is described in docs/clipboard-json.md.
namespace furitsuke {

/// The most bytes of text that are written or read: keys by the million. Texts of others are bounded, since
/// reading one takes a few times its size.
inline constexpr qsizetype maximalClipBytes = qsizetype(1) << 29;

/// UTF-8, one key to a line. Empty where the text would be too long.
QByteArray writeClipJson(const KeyClip &clip);

/// A clip that was read, or why it was refused.
struct ClipReadResult
{
    bool ok = false;
    QString error; ///< translated, with the place: "bones[3].keys[17].position: ..."; empty where ok
    KeyClip clip;
};

/// Everything is checked; the first thing that is wrong or unknown refuses the text.
ClipReadResult readClipJson(QByteArrayView text);

/// So much of a text tells whether it may be one of these.
inline constexpr qsizetype clipHeadLength = 256;

/// Whether a text begins as one of these does; costs nothing.
bool looksLikeClipJson(QByteArrayView text);

} // namespace furitsuke
