// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor-core/text/nameencoding.h"

#include <QByteArray>
#include <QList>

namespace furitsuke {

/// The encoding in which the names of a motion (without padding) read best. Bytes that are good GBK mostly
/// are good cp932 too, only senseless, so what counts is how many names are known in it, then how many have
/// words of known meaning, then how few bytes are no characters. In doubt, and for plain ASCII, it is cp932,
/// which MMD writes. Looks at an even sample of long lists, so the cost is bounded.
NameEncoding suggestEncoding(const QList<QByteArray> &boneNames, const QList<QByteArray> &morphNames,
                             const QList<QByteArray> &ikNames);

} // namespace furitsuke
