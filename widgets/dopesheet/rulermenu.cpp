// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor-core/document/markerverbs.h"
#include "widgets/common/markercolours.h"
#include "widgets/dialogs/markerdialog.h"
#include "widgets/dialogs/tempodialog.h"
#include "widgets/dopesheet/timeruler.h"

#include <QContextMenuEvent>
#include <QMenu>

namespace furitsuke {

void TimeRuler::contextMenuEvent(QContextMenuEvent *event)
{
    // By the keyboard it is about the playhead.
    const bool byMouse = event->reason() == QContextMenuEvent::Mouse;
    const int x = rulerGeometry().scale.columnAt(double(mState.document().playhead()));
    const QPoint point = byMouse ? event->pos() : QPoint(qBound(0, x, width()), height() / 2);
    const qint64 frame =
        byMouse ? rulerGeometry().scale.nearestFrame(point.x()) : mState.document().playhead();
    const RulerHit hit = hitAt(point);
    auto *menu = new QMenu(this);
    menu->setObjectName(QStringLiteral("rulerMenu"));
    menu->setAttribute(Qt::WA_DeleteOnClose);
    menu->setToolTipsVisible(true);
    if (hit.part == RulerHit::Part::Marker)
        fillMarkerMenu(*menu, hit.marker);
    else
        fillPlaceMenu(*menu, frame);
    menu->popup(byMouse ? event->globalPos() : mapToGlobal(point));
}

void TimeRuler::fillMarkerMenu(QMenu &menu, qint64 frame)
{
    const auto add = [this](QMenu &to, const char *name, const QString &text, std::function<void()> handler) {
        QAction *action = to.addAction(text);
        action->setObjectName(QLatin1String(name));
        connect(action, &QAction::triggered, this, std::move(handler));
        return action;
    };
    MotionDocument &document = mState.document();
    const TimeNotes &notes = document.timeNotes();
    const qsizetype index = markerIndex(notes, frame);
    if (index < 0)
        return;
    const Marker marker = notes.markers.at(index);
    add(menu, "rename", tr("&Rename"), [this, frame] { editMarkerName(frame); });
    add(menu, "edit", tr("&Edit…"), [this, frame] {
        auto *dialog = new MarkerDialog(mState.document(), frame, this);
        dialog->setAttribute(Qt::WA_DeleteOnClose);
        dialog->open();
    });
    QMenu *colours = menu.addMenu(tr("&Colour"));
    for (const QRgb colour : markerColours()) {
        QAction *entry = add(*colours, "colour", markerColourName(colour), [this, frame, colour] {
            showFault(recolourMarker(mState.document(), frame, colour));
        });
        entry->setIcon(colourSwatch(colour));
        entry->setIconVisibleInMenu(true);
        entry->setCheckable(true);
        entry->setChecked(colour == marker.colour);
    }
    add(menu, "delete", tr("&Delete"), [this, frame] { showFault(deleteMarker(mState.document(), frame)); });
    menu.addSeparator();
    add(menu, "toNext", tr("Play to the &next marker"), [this, frame] {
        const std::optional<Marker> next = markerAfter(mState.document().timeNotes(), frame);
        const qint64 last =
            next ? qint64(next->frame) - 1 : qMax<qint64>(frame, mState.document().motion().lastFrame());
        mState.playback().setRange(FrameRange{frame, last});
    });
    add(menu, "playFrom", tr("Play &from here"), [this, frame] { mState.playback().setRangeFirst(frame); });
    add(menu, "playTo", tr("Play &to here"), [this, frame] { mState.playback().setRangeLast(frame); });
}

void TimeRuler::fillPlaceMenu(QMenu &menu, qint64 frame)
{
    const auto add = [this, &menu](const char *name, const QString &text, std::function<void()> handler) {
        QAction *action = menu.addAction(text);
        action->setObjectName(QLatin1String(name));
        connect(action, &QAction::triggered, this, std::move(handler));
        return action;
    };
    add("addMarker", tr("Add &marker at frame %1").arg(frame), [this, frame] {
        Marker marker;
        marker.frame = quint32(frame);
        showFault(addMarker(mState.document(), marker));
    });
    menu.addSeparator();
    add("playFrom", tr("Play &from here"), [this, frame] { mState.playback().setRangeFirst(frame); });
    add("playTo", tr("Play &to here"), [this, frame] { mState.playback().setRangeLast(frame); });
    QAction *playAll = add("playAll", tr("Play everything"), [this] { mState.playback().setRange({}); });
    if (!mState.playback().range()) {
        playAll->setEnabled(false);
        playAll->setToolTip(tr("Everything is played already."));
    }
    menu.addSeparator();
    add("tempo", tr("Te&mpo…"), [this] {
        auto *dialog = new TempoDialog(mState.document(), {}, this);
        dialog->setAttribute(Qt::WA_DeleteOnClose);
        dialog->open();
    });
}

} // namespace furitsuke
