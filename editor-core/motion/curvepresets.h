// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor-core/motion/curves.h"

#include <QList>
#include <QString>

namespace furitsuke {

/// A curve that has a name.
struct CurvePreset
{
    QString id; ///< lasting: "ease-in-out-strong"
    CurvePoints curve;

    friend bool operator==(const CurvePreset &, const CurvePreset &) = default;
};

/// The curves that the program brings, in the order in which they are shown; keys 1 to 9 mean the first nine:
/// linear, ease in, ease out, ease in-out (soft, normal, strong), fast start, late start, near-hold. The soft
/// and the strong ones of ease in and ease out follow. Slow and fast ones are each other's mirror images.
const QList<CurvePreset> &builtInPresets();

/// What one of them is called, translated: "Ease in and out, strong". The id itself for one that is not
/// known.
QString presetName(const QString &id);

/// One of them by its id; nothing where there is none.
const CurvePreset *findPreset(const QString &id);

} // namespace furitsuke
