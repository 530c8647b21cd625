// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/dopesheet/sheetpainter.h"

#include <QPainter>

#include <algorithm>
#include <cmath>

namespace furitsuke {

SheetPainter::SheetPainter(const TimelineState &state, const SheetColours &colours, KeyGlyphs &glyphs)
    : mState(state)
    , mGeometry(state.geometry())
    , mColours(colours)
    , mGlyphs(glyphs)
    , mPreview(state.tool().preview())
{}

void SheetPainter::paint(QPainter &painter, const QRect &rect)
{
    const QTransform device = painter.deviceTransform();
    mRatio = device.m11();
    mLine = qMax(1, int(mRatio));
    mScale = mGeometry.scale.inDevicePixels(mRatio);
    const int left = int(std::floor(rect.left() * mRatio));
    const int top = int(std::floor(rect.top() * mRatio));
    mRect = QRect(QPoint(left, top), QPoint(int(std::ceil((rect.right() + 1) * mRatio)) - 1,
                                            int(std::ceil((rect.bottom() + 1) * mRatio)) - 1));
    const double height = mGeometry.rowHeight;
    const auto count = mState.rows().visibleRows().size();
    mFirstRow = qMax<qsizetype>(0, qsizetype(std::floor((rect.top() + mGeometry.scrollY) / height)));
    mLastRow =
        qMin<qsizetype>(count - 1, qsizetype(std::floor((rect.bottom() + 1 + mGeometry.scrollY) / height)));
    mGlyphs.prepare(mColours, qMin(13, mGeometry.rowHeight - 4) | 1, mRatio);
    mFirstFrame = qint64(std::floor(mScale.frameAt(mRect.left() - mGlyphs.reach())));
    mLastFrame = qint64(std::ceil(mScale.frameAt(mRect.right() + mGlyphs.reach())));

    painter.save();
    // From here on a unit is a pixel of the screen, the sheet's corner on a whole one.
    const QTransform corner = QTransform::fromTranslate(std::round(device.dx()), std::round(device.dy()));
    painter.setWorldTransform(corner * device.inverted() * painter.worldTransform());
    painter.setRenderHint(QPainter::Antialiasing, false);
    painter.fillRect(mRect, mColours.background);
    paintBands(painter);
    paintShades(painter);
    paintGrid(painter);
    if (mGeometry.scale.showsGlyphs()) {
        for (qsizetype row = mFirstRow; row <= mLastRow; ++row)
            paintRow(painter, row);
    } else {
        mColumns = {};
        for (qsizetype row = mFirstRow; row <= mLastRow; ++row)
            addColumns(row);
        fillColumns(painter);
    }
    painter.restore();
}

int SheetPainter::topOf(qsizetype row) const
{
    return int(std::round(mGeometry.yOf(row) * mRatio));
}

void SheetPainter::paintBands(QPainter &painter)
{
    for (qsizetype index = mFirstRow; index <= mLastRow; ++index) {
        const TimelineRow &row = mState.rows().visibleRows()[index];
        const QRect band(mRect.left(), topOf(index), mRect.width(), topOf(index + 1) - topOf(index));
        if (index == mState.currentRow())
            painter.fillRect(band, mColours.currentRow);
        else if (row.isGroup)
            painter.fillRect(band, mColours.groupRow);
        else if (index % 2)
            painter.fillRect(band, mColours.alternate);
        if (row.isGroup)
            continue;
        const TrackLook look = mState.document().trackLook(row.track);
        if (look.colour) {
            QColor tint = QColor::fromRgb(look.colour);
            tint.setAlpha(mColours.dark ? 46 : 38);
            painter.fillRect(band, tint);
        }
        if (look.locked)
            painter.fillRect(band, QBrush(mColours.grid, Qt::BDiagPattern));
    }
}

void SheetPainter::paintShades(QPainter &painter)
{
    const auto shade = [&](int left, int right, const QColor &colour) {
        const QRect area(QPoint(left, mRect.top()), QPoint(right, mRect.bottom()));
        if (area.intersects(mRect))
            painter.fillRect(area & mRect, colour);
    };
    if (columnAt(0) > mRect.left())
        shade(mRect.left(), columnAt(0) - 1, mColours.beforeStart);
    if (const std::optional<FrameRange> range = mState.rulerTool().shownRange()) {
        shade(qMax(mRect.left(), columnAt(0)), columnAt(range->first) - 1, mColours.outsideShade);
        shade(columnAt(range->last) + mLine, mRect.right(), mColours.outsideShade);
    }
    const auto [first, last] = mState.tool().shownSpan();
    if (last > first)
        shade(columnAt(first), columnAt(last), mColours.selectionShade);
}

void SheetPainter::paintLine(QPainter &painter, qint64 frame, const QColor &colour)
{
    paintColumn(painter, columnAt(frame), colour);
}

void SheetPainter::paintColumn(QPainter &painter, int x, const QColor &colour)
{
    if (x + mLine > mRect.left() && x <= mRect.right())
        painter.fillRect(x, mRect.top(), mLine, mRect.height(), colour);
}

void SheetPainter::paintFrameLines(QPainter &painter, qint64 step, const QColor &colour)
{
    const double left = mScale.frameAt(mRect.left());
    for (qint64 frame = qMax<qint64>(0, qint64(std::floor(left / double(step))) * step);; frame += step) {
        if (columnAt(frame) > mRect.right())
            break;
        paintLine(painter, frame, colour);
    }
}

void SheetPainter::paintBeatLines(QPainter &painter, const Tempo &tempo, qint64 step, const QColor &colour)
{
    const double first = qMax(0.0, mScale.frameAt(mRect.left() - mLine));
    const double last = qMin(double(FrameRange::latest), mScale.frameAt(mRect.right() + 1));
    for (const double frame : beatFrames(tempo, step, first, last))
        paintColumn(painter, mScale.columnAt(frame), colour);
}

void SheetPainter::paintGrid(QPainter &painter)
{
    const TimeScale &scale = mGeometry.scale;
    constexpr double fineDistance = 12;
    constexpr double barDistance = 40;
    const std::optional<Tempo> &tempo = mState.document().timeNotes().tempo;
    if (mState.timeDisplay() == TimeDisplay::Bars && tempo) {
        const qint64 fine = scale.beatStep(*tempo, fineDistance);
        const qint64 bars = qMax<qint64>(tempo->beatsPerBar, scale.beatStep(*tempo, barDistance));
        // Where there is room for every frame, beats stand out from frames; else bars from beats.
        const bool showsFrames = scale.pixelsPerFrame() >= fineDistance;
        if (showsFrames)
            paintFrameLines(painter, 1, mColours.grid);
        if (fine < bars)
            paintBeatLines(painter, *tempo, fine, showsFrames ? mColours.gridStrong : mColours.grid);
        paintBeatLines(painter, *tempo, bars, mColours.gridStrong);
    } else {
        const qint64 step = scale.tickStep(64);
        const qint64 fine = scale.tickStep(fineDistance);
        if (fine < step)
            paintFrameLines(painter, fine, mColours.grid);
        paintFrameLines(painter, step, mColours.gridStrong);
    }

    const QList<Marker> markers = mState.rulerTool().shownMarkers();
    const double left = mScale.frameAt(mRect.left() - mLine);
    for (auto marker = std::partition_point(markers.begin(), markers.end(),
                                            [left](const Marker &m) { return double(m.frame) < left; });
         marker != markers.end() && columnAt(marker->frame) <= mRect.right(); ++marker) {
        QColor colour = QColor::fromRgb(marker->colour);
        colour.setAlpha(170);
        paintLine(painter, marker->frame, colour);
    }
    // Under the keys: one that stands at the playhead must not vanish behind it.
    paintColumn(painter, mScale.columnAt(mState.playback().position()), mColours.playhead);
    if (mPreview.snap)
        paintLine(painter, mPreview.snap->frame, mColours.snap);
}

void SheetPainter::paintRow(QPainter &painter, qsizetype index)
{
    const TimelineRow &row = mState.rows().visibleRows()[index];
    mMiddle = middleOf(index);
    if (mHover.frame >= 0 && mHover.row == index && !mPreview.isActive())
        drawGlyph(painter, columnAt(mHover.frame), CurveKind::Straight, GlyphLook::Hover);
    if (row.isGroup) {
        paintGroupGlyphs(painter, row);
        return;
    }
    mState.document().motion().visit(row.track,
                                     [&](const auto &keys) { paintTrack(painter, keys, row.track); });
}

void SheetPainter::drawGlyph(QPainter &painter, int column, CurveKind kind, GlyphLook look)
{
    // The middle pixel of a glyph lies on the key's column, or on the middle of its line.
    const int x = column + (mLine - 1) / 2 - mGlyphs.reach();
    painter.drawPixmap(x, mMiddle - mGlyphs.reach(), mGlyphs.glyph(kind, look));
}

/// Some of a track's rows, those in a set or those that are not, and where they are shown.
struct SheetPainter::RowRun
{
    const RowSet &rows;
    bool inSet;
    FrameMap map;

    qsizetype next(qsizetype row) const { return inSet ? rows.next(row) : rows.nextAbsent(row); }
    bool contains(qsizetype row) const { return rows.contains(row) == inSet; }
    /// The first row that is shown at a frame or later, whether it is one of them or not.
    qsizetype firstAt(const QList<quint32> &frames, qint64 frame) const
    {
        return std::partition_point(frames.begin(), frames.end(), [&](quint32 f) { return map(f) < frame; }) -
               frames.begin();
    }
};

template <class Columns>
void SheetPainter::paintHolds(QPainter &painter, const Columns &keys, const RowRun &run,
                              const RowSet &selected)
{
    const int thickness = 2 * int(std::round(1.5 * mRatio)) + 1;
    const QList<quint32> &frames = keys.frames();
    const auto columnOfRow = [&](qsizetype row) { return columnAt(run.map(frames[row])); };
    // The bar to the first key after the view may reach into it.
    const qsizetype end = qMin(run.firstAt(frames, mLastFrame + 1) + 1, keys.size());
    for (qsizetype row = run.next(qMax<qsizetype>(1, run.firstAt(frames, mFirstFrame))); row < end;
         row = run.next(row + 1)) {
        if (!run.contains(row - 1) || !holdsFromPrevious(keys, row))
            continue;
        const int left = qMax(columnOfRow(row - 1), mRect.left() - 1);
        const int right = qMin(columnOfRow(row), mRect.right() + 1);
        const bool both = selected.contains(row - 1) && selected.contains(row);
        painter.fillRect(left, mMiddle - thickness / 2, right - left, thickness,
                         both ? mColours.selectedHold : mColours.hold);
    }
}

template <class Columns>
void SheetPainter::paintGlyphs(QPainter &painter, const Columns &keys, const RowRun &run, GlyphLook look)
{
    const QList<quint32> &frames = keys.frames();
    const qsizetype end = run.firstAt(frames, mLastFrame + 1);
    for (qsizetype row = run.next(run.firstAt(frames, mFirstFrame)); row < end; row = run.next(row + 1))
        drawGlyph(painter, columnAt(run.map(frames[row])), curveKindOf(keys, row), look);
}

template <class Columns>
void SheetPainter::paintTrack(QPainter &painter, const Columns &keys, TrackRef track)
{
    static const RowSet none;
    const RowSet &selected = mState.document().selection().rows(track);
    const GlyphLook plain = mState.document().isEditable(track) ? GlyphLook::Plain : GlyphLook::Locked;
    // Selected keys come last, so that they lie above those that they pass.
    if (!mPreview.displaces() || selected.isEmpty()) {
        paintHolds(painter, keys, {none, false, {}}, selected);
        paintGlyphs(painter, keys, {selected, false, {}}, plain);
        paintGlyphs(painter, keys, {selected, true, {}}, GlyphLook::Selected);
        return;
    }
    const RowSet &later = mPreview.later.rows(track);
    RowSet gone = mPreview.copies() ? none : selected;
    gone.unite(later);
    paintHolds(painter, keys, {gone, false, {}}, none);
    paintHolds(painter, keys, {later, true, mPreview.laterMap}, none);
    paintHolds(painter, keys, {selected, true, mPreview.map}, selected);
    if (!mPreview.copies())
        paintGlyphs(painter, keys, {selected, true, {}}, GlyphLook::Ghost);
    paintGlyphs(painter, keys, {gone, false, {}}, plain);
    paintGlyphs(painter, keys, {later, true, mPreview.laterMap}, plain);
    paintGlyphs(painter, keys, {mPreview.overwritten.rows(track), true, {}}, GlyphLook::Overwritten);
    paintGlyphs(painter, keys, {selected, true, mPreview.map}, GlyphLook::Selected);
}

void SheetPainter::paintGroupGlyphs(QPainter &painter, const TimelineRow &row)
{
    const SummaryIndex &summary = mState.summary();
    const QList<int> leaves = mState.rows().leafGroups(row.group);
    using Bitmaps = const FrameBitmap &(SummaryIndex::*)(int) const;
    const auto next = [&](Bitmaps bitmaps, qint64 from) {
        qint64 nearest = -1;
        for (const int leaf : leaves) {
            const qint64 frame = (summary.*bitmaps)(leaf).next(from);
            if (frame >= 0 && (nearest < 0 || frame < nearest))
                nearest = frame;
        }
        return nearest;
    };
    // Small diamonds where all keys are reached straight on, discs where all are on curves, rings where some
    // are so and some so.
    const auto kindAt = [&](qint64 frame) {
        const bool curved = next(&SummaryIndex::curved, frame) == frame;
        const bool straight = next(&SummaryIndex::straight, frame) == frame;
        return curved && straight ? CurveKind::Mixed : curved ? CurveKind::SlowBoth : CurveKind::Straight;
    };
    const auto paint = [&](Bitmaps bitmaps, const FrameMap &map, GlyphLook look) {
        const double left = mScale.frameAt(mRect.left() - mGlyphs.reach());
        const int end = mRect.right() + mGlyphs.reach();
        for (qint64 frame = next(bitmaps, qMax<qint64>(0, map.sourceOf(left)));
             frame >= 0 && columnAt(map(frame)) <= end; frame = next(bitmaps, frame + 1))
            drawGlyph(painter, columnAt(map(frame)), kindAt(frame), look);
    };
    paint(&SummaryIndex::keys, {}, GlyphLook::Group);
    if (mPreview.displaces() && !mPreview.copies())
        paint(&SummaryIndex::selected, {}, GlyphLook::GhostGroup);
    paint(&SummaryIndex::selected, mPreview.displaces() ? mPreview.map : FrameMap(),
          GlyphLook::SelectedGroup);
}

template <class Columns>
void SheetPainter::addHolds(const Columns &keys, const QList<ColumnMarks::Gap> &gaps,
                            QList<QRect> &rects) const
{
    const int half = int(std::round(mRatio));
    qsizetype joined = -1; // the row at whose key the last bar ends
    for (const ColumnMarks::Gap &gap : gaps) {
        if (!holdsFromPrevious(keys, gap.row))
            continue;
        // One bar for as long as nothing moves; the keys are drawn over it.
        if (joined == gap.row - 1)
            rects.last().setRight(gap.last);
        else
            rects.append(QRect(QPoint(gap.first, mMiddle - half), QPoint(gap.last, mMiddle + half)));
        joined = gap.row;
    }
}

void SheetPainter::addColumns(qsizetype index)
{
    const TimelineRow &row = mState.rows().visibleRows()[index];
    mMiddle = middleOf(index);
    // A key is drawn up to three pixels wide where there is room, so columns beside the rectangle may reach
    // into it.
    const double room = mGeometry.scale.pixelsPerFrame();
    const int width = int(std::round((room >= 3 ? 3 : room >= 1.5 ? 2 : 1) * mRatio));
    const int growLeft = room >= 3 ? (width - mLine) / 2 : 0;
    ColumnMarks marks(mRect.left() - width, mRect.right() + width);
    const bool displaces = mPreview.displaces();
    bool locked = false;
    if (row.isGroup) {
        for (const int leaf : mState.rows().leafGroups(row.group)) {
            marks.add(mState.summary().keys(leaf), mScale, ColumnMarks::key);
            if (displaces && !mPreview.copies())
                marks.add(mState.summary().selected(leaf), mScale, ColumnMarks::ghost);
            marks.add(mState.summary().selected(leaf), mScale, ColumnMarks::selectedKey,
                      displaces ? mPreview.map : FrameMap());
        }
    } else {
        locked = !mState.document().isEditable(row.track);
        const RowSet &selected = mState.document().selection().rows(row.track);
        mState.document().motion().visit(row.track, [&](const auto &keys) {
            using Keys = ColumnMarks::Keys;
            QList<ColumnMarks::Gap> gaps;
            QList<ColumnMarks::Gap> selectedGaps;
            if (displaces && !selected.isEmpty()) {
                static const RowSet none;
                const RowSet &later = mPreview.later.rows(row.track);
                RowSet gone = mPreview.copies() ? none : selected;
                gone.unite(later);
                marks.add(keys.frames(), gone, mScale, Keys::Unselected, {}, &gaps);
                marks.addRows(keys.frames(), later, mScale, ColumnMarks::key, mPreview.laterMap);
                if (!mPreview.copies())
                    marks.addRows(keys.frames(), selected, mScale, ColumnMarks::ghost);
                marks.addRows(keys.frames(), mPreview.overwritten.rows(row.track), mScale,
                              ColumnMarks::overwritten);
                marks.add(keys.frames(), selected, mScale, Keys::Selected, mPreview.map, &selectedGaps);
            } else {
                marks.add(keys.frames(), selected, mScale, Keys::All, {}, &gaps);
            }
            addHolds(keys, gaps, mColumns.holds);
            addHolds(keys, selectedGaps, mColumns.selectedHolds);
        });
    }
    const int rowHeight = int(std::round(mGeometry.rowHeight * mRatio));
    const int half = int(std::round(rowHeight * (row.isGroup ? 0.14 : 0.28)));
    const auto rect = [&](int first, int last, int reach) {
        return QRect(QPoint(first - growLeft, mMiddle - reach),
                     QPoint(last - growLeft + width - 1, mMiddle + reach));
    };
    QList<QRect> &plain = row.isGroup ? mColumns.groups : locked ? mColumns.locked : mColumns.keys;
    marks.forEachRun([&](int first, int last, quint8 mark) {
        // Taller than the key that comes there, so that it shows behind it.
        if (mark & ColumnMarks::overwritten)
            mColumns.overwritten.append(rect(first, last, qMin(half + 2 * mLine, rowHeight / 2 - 1)));
        if (mark & ColumnMarks::selectedKey)
            mColumns.selected.append(rect(first, last, half));
        else if (mark & ColumnMarks::key && !(row.isGroup && mark & ColumnMarks::ghost))
            plain.append(rect(first, last, half));
        else if (mark & ColumnMarks::ghost)
            mColumns.ghosts.append(rect(first, last, half));
    });
    if (mHover.frame >= 0 && mHover.row == index && !mPreview.isActive()) {
        const int column = columnAt(mHover.frame);
        mColumns.hover =
            rect(column, column, qMin(half + 2 * mLine, rowHeight / 2 - 1)).adjusted(-mLine, 0, mLine, 0);
    }
}

void SheetPainter::fillColumns(QPainter &painter)
{
    painter.setPen(Qt::NoPen);
    const auto fill = [&painter](const QList<QRect> &rects, const QColor &colour) {
        painter.setBrush(colour);
        painter.drawRects(rects);
    };
    fill(mColumns.holds, mColours.hold);
    fill(mColumns.selectedHolds, mColours.selectedHold);
    fill(mColumns.ghosts, mColours.ghost);
    if (mColumns.hover.isValid())
        painter.fillRect(mColumns.hover, mColours.hover);
    fill(mColumns.groups, mColours.groupKey);
    fill(mColumns.locked, mColours.lockedKey);
    fill(mColumns.keys, mColours.key);
    fill(mColumns.overwritten, mColours.warning);
    fill(mColumns.selected, mColours.selected);
}

} // namespace furitsuke
