// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor-core/motion/modeloutline.h"
#include "editor-core/text/nameencoding.h"

#include <QByteArrayView>
#include <QStringList>

namespace furitsuke {

/// A model's outline, or why it was refused.
struct OutlineResult
{
    bool ok = false;
    QString error;        ///< translated; empty where ok
    QStringList warnings; ///< translated: what is odd or missing, and where
    ModelOutline outline;
};

/// Reads the names of bones, morphs and display frames out of a PMX 2.0, PMX 2.1 or PMD model; vertices,
/// faces, textures and materials are only passed over. Names become bytes in the given encoding, as a motion
/// for the model would hold them; a name that the encoding lacks is kept as UTF-8, which no motion's name
/// equals, and a warning says so. A file that ends too early is refused where its bones are not whole; where
/// only what follows is missing, the rest is read. Memory is bounded by the size of the file.
/// Layout: PMX as PMX Editor writes it, PMD as MMD reads it (cp932 names, centre frame implied).
OutlineResult readModelOutline(QByteArrayView file, NameEncoding encoding = NameEncoding::Cp932);

/// The same from a regular file.
OutlineResult readModelOutlineFile(const QString &path, NameEncoding encoding = NameEncoding::Cp932);

} // namespace furitsuke
