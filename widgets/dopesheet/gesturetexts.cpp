// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/dopesheet/gesturetexts.h"

#include <QCoreApplication>
#include <QLocale>

#include <limits>

namespace furitsuke {

namespace {

struct Words
{
    Q_DECLARE_TR_FUNCTIONS(furitsuke::GestureTexts)
};

int number(qint64 count)
{
    return int(qMin<qint64>(count, std::numeric_limits<int>::max()));
}

QString withSign(qint64 frames)
{
    return frames > 0 ? QStringLiteral("+%1").arg(frames) : QString::number(frames);
}

QString snapText(const MotionDocument &document, const SnapTarget &target)
{
    switch (target.kind) {
    case SnapKind::Marker:
        for (const Marker &marker : document.timeNotes().markers) {
            if (marker.frame == target.frame && !marker.name.isEmpty())
                return Words::tr("at marker “%1”").arg(marker.name);
        }
        return Words::tr("at a marker");
    case SnapKind::Playhead:
        return Words::tr("at the playhead");
    case SnapKind::RangeEnd:
        return Words::tr("at an end of the play range");
    case SnapKind::Key:
        break;
    }
    return Words::tr("at frame %1, as another key").arg(target.frame);
}

} // namespace

QString dragLabel(const MotionDocument &document, const KeyPreview &preview)
{
    QStringList parts;
    if (preview.kind == KeyPreview::Kind::Scale) {
        parts.append(Words::tr("%n frame(s) long, %1 %", nullptr, number(preview.length))
                         .arg(QLocale().toString(preview.scaling.factor.toDouble() * 100, 'f', 1)));
        if (preview.rounded > 0) {
            parts.append(Words::tr("%n key(s) rounded, by %1 at most", nullptr, number(preview.rounded))
                             .arg(QLocale().toString(preview.worst, 'f', 2)));
        }
    } else if (preview.copies()) {
        parts.append(Words::tr("copy %1").arg(withSign(preview.frames())));
    } else {
        parts.append(withSign(preview.frames()));
    }
    if (!preview.later.isEmpty())
        parts.append(Words::tr("later keys too"));
    if (preview.snap)
        parts.append(snapText(document, *preview.snap));
    if (preview.overwrittenCount > 0)
        parts.append(Words::tr("overwrites %n key(s)", nullptr, number(preview.overwrittenCount)));
    if (!preview.error.isEmpty())
        parts.append(preview.error);
    return parts.join(QStringLiteral("   "));
}

QString gestureLine(const MotionDocument &document, const SheetTool &tool)
{
    if (tool.state() == SheetTool::State::Select) {
        return tool.runningShape() == SheetTool::Shape::Box
                   ? Words::tr("Selecting a box: Shift adds, Ctrl toggles, Alt takes away. Esc cancels.")
                   : Words::tr(
                         "Selecting with a lasso: Shift adds, Ctrl toggles, Alt takes away. Esc cancels.");
    }
    const KeyPreview &preview = tool.preview();
    const int count = number(document.selection().count());
    QStringList parts;
    switch (preview.kind) {
    case KeyPreview::Kind::None:
        return {};
    case KeyPreview::Kind::Move:
        parts.append(
            Words::tr("Moving %n key(s) by %1 frames.", nullptr, count).arg(withSign(preview.frames())));
        break;
    case KeyPreview::Kind::Copy:
        parts.append(
            Words::tr("Copying %n key(s) by %1 frames.", nullptr, count).arg(withSign(preview.frames())));
        break;
    case KeyPreview::Kind::Scale:
        parts.append(Words::tr("Scaling %n key(s) to %1 %.", nullptr, count)
                         .arg(QLocale().toString(preview.scaling.factor.toDouble() * 100, 'f', 1)));
        break;
    }
    if (preview.overwrittenCount > 0)
        parts.append(Words::tr("%n key(s) will be overwritten.", nullptr, number(preview.overwrittenCount)));
    if (!preview.error.isEmpty())
        parts.append(preview.error);
    parts.append(
        preview.kind == KeyPreview::Kind::Scale
            ? Words::tr(
                  "Shift: later keys too. Alt: about the playhead. Ctrl: snapping on or off. Esc cancels.")
            : Words::tr("Shift: later keys too. Alt: copy. Ctrl: snapping on or off. Esc cancels."));
    return parts.join(QLatin1Char(' '));
}

} // namespace furitsuke
