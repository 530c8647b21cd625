// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "editor-core/text/nameencoding.h"

#include <QByteArray>
#include <QByteArrayView>
#include <QString>
#include <QStringView>

namespace furitsuke {

/// A name as people read it.
struct DecodedName
{
    QString text;
    bool complete = true; ///< every byte belongs to a character that can be seen
};

/// Reads the bytes of a name, without its padding. Nothing is lost and nothing fails: a byte that is no
/// character (the first half of one that was cut, an undefined code, a control character, the leading 00 that
/// MMD writes) appears as \xHH with two upper-case digits, and so does a backslash that would read as such a
/// mark. Different names look different, but for the few cp932 and Big5 characters that have two codes.
DecodedName decodeName(QByteArrayView bytes, NameEncoding encoding);

/// The bytes of a name that somebody typed.
struct EncodedName
{
    QByteArray bytes;            ///< empty when not ok()
    qsizetype faultAt = -1;      ///< UTF-16 index of the first character that cannot be stored
    QString faultCharacter;      ///< that character; two UTF-16 units for a surrogate pair
    qsizetype storableBytes = 0; ///< bytes of all the characters that can be stored

    bool ok() const { return faultAt < 0; }
};

/// The way back from decodeName(): \xHH is that byte, and a backslash without it is itself. What decodeName()
/// shows for the result is what it showed before. cp932 takes the wave dash, minus sign, em dash, double
/// vertical line, cent, pound and not sign as the full-width forms by which Windows knows them. Raw control
/// characters and lone surrogates cannot be stored.
EncodedName encodeName(QStringView text, NameEncoding encoding);

/// Whether a name can be stored in a field.
struct NameFit
{
    qsizetype bytesNeeded = 0; ///< of the characters that can be stored
    qsizetype fieldSize = 0;
    bool storable = false; ///< every character exists in the encoding
    bool fits = false;     ///< the field keeps the whole name
    QString message;       ///< for people: what is wrong; empty when nothing is
};

/// Checks \a text against a field of \a fieldSize bytes. A name may fill its field without a closing zero.
NameFit fitName(QStringView text, NameEncoding encoding, qsizetype fieldSize);

/// Cuts a name as MMD does: at the byte, in the middle of a character where it falls so. MMD finds the bone
/// again by comparing these very bytes.
QByteArray cutToField(QByteArray bytes, qsizetype fieldSize);

} // namespace furitsuke
