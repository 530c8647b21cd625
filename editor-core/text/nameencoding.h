// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QList>
#include <QString>
#include <QStringView>

#include <optional>

namespace furitsuke {

/// How the bytes of the names in a motion file are read. A VMD does not say: MMD writes cp932, programs run
/// on a Chinese system have written GBK (a part of GB18030) or Big5, and some converters write UTF-8.
enum class NameEncoding : quint8 { Cp932, Gb18030, Big5, Utf8 };

/// All encodings, the likeliest first.
QList<NameEncoding> allEncodings();

/// The lasting id: "cp932", "gb18030", "big5" or "utf-8".
QString encodingId(NameEncoding encoding);

/// The encoding of an id (in any case), or nothing for an unknown one.
std::optional<NameEncoding> encodingFromId(QStringView id);

/// What people read: "Japanese (cp932)", translated.
QString encodingLabel(NameEncoding encoding);

} // namespace furitsuke
