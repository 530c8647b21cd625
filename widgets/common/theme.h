// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QColor>
#include <QPalette>
#include <QString>

class QApplication;

namespace furitsuke {

enum class Theme { System, Light, Dark };

QString themeId(Theme theme);
Theme themeFromId(const QString &id);

/// Sets style and palette of the program. System takes the desktop's palette.
void applyTheme(QApplication &application, Theme theme);

/// Colours of time-based views, made from a widget's palette so that they fit it, light or dark.
struct SheetColours
{
    explicit SheetColours(const QPalette &palette);

    bool dark;
    QColor background;
    QColor alternate;   ///< every other row
    QColor chosenRow;   ///< rows of the chosen tracks
    QColor groupRow;    ///< rows that summarise others
    QColor beforeStart; ///< left of frame 0
    QColor grid;
    QColor gridStrong; ///< under labelled ticks
    QColor text;
    QColor dimText;
    QColor key; ///< fill of a key
    QColor keyOutline;
    QColor groupKey; ///< keys of a summary row
    QColor selected; ///< fill of a selected key
    QColor selectedOutline;
    QColor warning; ///< keys about to be overwritten
    QColor playhead;
    QColor playheadText;
    QColor box; ///< outline of a selection box
    QColor currentRow;
    QColor hold;           ///< bar between keys with nothing moving between them
    QColor selectedHold;   ///< the same between selected keys
    QColor ghost;          ///< where dragged keys have come from
    QColor lockedKey;      ///< keys of a locked track
    QColor hover;          ///< around the key under the pointer
    QColor snap;           ///< line where dragged keys came to rest
    QColor selectionShade; ///< over the time that the selected keys span; not opaque
    QColor outsideShade;   ///< over the time that is not played; not opaque
    QColor wave;           ///< peaks of a sound
    QColor waveLoud;       ///< its loudness, inside of the peaks
    QColor focus;          ///< frame around the view that has the keyboard
};

} // namespace furitsuke
