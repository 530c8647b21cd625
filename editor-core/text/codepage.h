// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "editor-core/text/nameencoding.h"

#include <QByteArray>
#include <QByteArrayView>

namespace furitsuke {

/// What stands at the front of some bytes.
struct CodePageCharacter
{
    bool valid = false;     ///< a character; else bytes that are none
    char32_t codePoint = 0; ///< 0 when not valid
    qsizetype length = 1;   ///< bytes that it takes, or that are none together
};

/// Reads one character from the front of \a bytes, which must not be empty. cp932 agrees with Windows in all
/// codes of two bytes, the NEC and IBM extensions and the user-defined area included; the single bytes 80, A0
/// and FD..FF are no characters. A lead byte and a second byte above 7F that mean nothing together are
/// skipped as one, so that where a character starts does not depend on which of its two codes one with two
/// has.
CodePageCharacter readCharacter(QByteArrayView bytes, NameEncoding encoding);

/// The bytes of one character, empty when the encoding has none for it: nothing is ever replaced by a
/// likeness. Where several codes mean one character, the one that Windows writes is chosen.
QByteArray characterBytes(char32_t codePoint, NameEncoding encoding);

} // namespace furitsuke
