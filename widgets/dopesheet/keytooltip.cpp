// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/dopesheet/keytooltip.h"

#include "editor-core/document/timetext.h"
#include "editor-core/timeline/curvekind.h"
#include "widgets/dopesheet/timeruler.h"
#include "widgets/inspector/keyfacts.h"

#include <QCoreApplication>
#include <QLocale>

namespace furitsuke {

namespace {

struct Words
{
    Q_DECLARE_TR_FUNCTIONS(furitsuke::KeyToolTip)
};

/// A display/IK record may name more IK bones than a screen is high.
constexpr int mostFacts = 16;

QString line(const QString &text)
{
    return text.toHtmlEscaped() + QStringLiteral("<br>");
}

QString tableRow(const KeyFact &fact)
{
    return QStringLiteral(
               "<tr><td style='padding-right:10px'>%1</td><td style='white-space:nowrap'>%2</td></tr>")
        .arg(fact.name.toHtmlEscaped(), fact.value.toHtmlEscaped());
}

QString framePlace(qint64 frame)
{
    return Words::tr("Frame %1, %2").arg(QString::number(frame), timeText(frame));
}

/// What there is to say of one key.
QString oneKey(const MotionDocument &document, TrackRef track, qsizetype row)
{
    QList<KeyFact> facts = keyFactsAt(document, track, row);
    if (facts.size() > mostFacts) {
        const auto more = facts.size() - mostFacts;
        facts.resize(mostFacts);
        facts.append({Words::tr("and %n more", nullptr, int(more)), {}});
    }
    document.motion().visit(track, [&](const auto &keys) {
        facts.append({Words::tr("Way here"), curveKindText(curveKindOf(keys, row))});
        if (!holdsFromPrevious(keys, row))
            return;
        qsizetype first = row - 1;
        // As far back as is worth telling.
        for (int i = 0; i < 1000 && holdsFromPrevious(keys, first); ++i)
            --first;
        facts.append({Words::tr("Holds"), Words::tr("since frame %1").arg(keys.frames()[first])});
    });
    QString table = QStringLiteral("<table cellspacing=0>");
    for (const KeyFact &fact : std::as_const(facts))
        table += tableRow(fact);
    return table + QStringLiteral("</table>");
}

/// What there is to say of several keys: how many, and of how many tracks.
QString severalKeys(const MotionDocument &document, const SheetHit &hit, bool isGroup)
{
    const auto locale = QLocale();
    const qsizetype count = hit.keys.count();
    const int tracks = int(hit.keys.tracks().size());
    QString text;
    const auto [first, last] = hit.keys.frameSpan(document.motion());
    if (first == last)
        text += line(framePlace(first));
    else
        text += line(Words::tr("Frames %1 to %2").arg(first).arg(last));
    text += line(
        isGroup
            ? Words::tr("%1 of %n track(s)", nullptr, tracks).arg(Words::tr("%n key(s)", nullptr, int(count)))
            : Words::tr("%n key(s) here; zoom in to tell them apart", nullptr, int(count)));
    KeySelection others = hit.keys;
    others.subtract(document.selection());
    if (const qsizetype selected = count - others.count())
        text += line(Words::tr("%1 selected").arg(locale.toString(selected)));
    return text;
}

} // namespace

QString keyToolTip(const MotionDocument &document, const SheetGeometry &geometry, QPointF point)
{
    const SheetHit hit = hitTest(geometry, document.motion(), point);
    if (!hit.isKey())
        return {};
    const TimelineRow &row = geometry.rows->visibleRows()[hit.row];
    QString name = row.label;
    if (!row.hint.isEmpty())
        name = Words::tr("%1 (%2)").arg(name, row.hint);
    QString text = QStringLiteral("<b>%1</b><br>").arg(name.toHtmlEscaped());
    const QList<TrackRef> tracks = hit.keys.tracks();
    if (hit.keys.count() > 1 || row.isGroup) {
        text += severalKeys(document, hit, row.isGroup);
    } else {
        text += line(framePlace(hit.frame));
        if (!document.isEditable(tracks[0]))
            text += line(Words::tr("The track is locked."));
        text += oneKey(document, tracks[0], hit.keys.rows(tracks[0]).next(0));
    }
    return text;
}

} // namespace furitsuke
