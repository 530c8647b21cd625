// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/curves/curveview.h"

#include "editor-core/motion/bezier.h"
#include "widgets/common/focusframe.h"
#include "widgets/common/markercolours.h"
#include "widgets/common/theme.h"
#include "widgets/curves/channelcolours.h"
#include "widgets/curves/curveoverlay.h"
#include "widgets/curves/curveplot.h"
#include "widgets/curves/curvetexts.h"

#include <QFocusEvent>
#include <QHelpEvent>
#include <QPainter>
#include <QTimer>
#include <QToolTip>

#include <cmath>

namespace furitsuke {

namespace {

constexpr double handleSize = 13; ///< across, in pixels
constexpr int nudgeStep = 1;
constexpr int wideNudgeStep = 8;

/// What a key does to the current handle.
struct Stroke
{
    int dx = 0;
    int dy = 0;
    bool toEdge = false;
};

std::optional<Stroke> strokeOf(const QKeyEvent &event)
{
    const Qt::KeyboardModifiers modifiers = event.modifiers() & ~Qt::KeypadModifier;
    if (modifiers & ~Qt::ShiftModifier)
        return {};
    const bool shift = modifiers.testFlag(Qt::ShiftModifier);
    const int step = shift ? wideNudgeStep : nudgeStep;
    switch (event.key()) {
    case Qt::Key_Left:
        return Stroke{-step, 0};
    case Qt::Key_Right:
        return Stroke{step, 0};
    case Qt::Key_Up:
        return Stroke{0, step};
    case Qt::Key_Down:
        return Stroke{0, -step};
    case Qt::Key_Home:
        return shift ? Stroke{0, -1, true} : Stroke{-1, 0, true};
    case Qt::Key_End:
        return shift ? Stroke{0, 1, true} : Stroke{1, 0, true};
    default:
        return {};
    }
}

/// By how many channels a key goes on; 0 for other keys.
int channelStepOf(const QKeyEvent &event)
{
    if (event.modifiers() & ~Qt::KeypadModifier)
        return 0;
    return event.key() == Qt::Key_PageDown ? 1 : event.key() == Qt::Key_PageUp ? -1 : 0;
}

} // namespace

struct CurveView::Parts
{
    Parts(CurveView &owner, MotionDocument &edited)
        : view(owner)
        , document(edited)
        , tool(edited)
        , colours(owner.palette())
    {}

    void markStale();
    void ensureSummary() const;
    void ensurePicture();
    void layOut();
    QList<CurveHandle> handles() const;
    std::optional<CurveHandle> current() const;
    QList<CurveHandle> handlesAt(GridPoint at) const;
    std::optional<CurveMoment> moment() const;
    QList<PlottedCurve> plottedCurves() const;
    void drawHandles(QPainter &painter);
    void drawHandle(QPainter &painter, const CurveHandle &handle, bool isCurrent);
    void drawLetters(QPainter &painter, const CurveHandle &handle);
    void drawMoment(QPainter &painter, const std::optional<CurveMoment> &at);
    void drawTexts(QPainter &painter, const std::optional<CurveMoment> &at);
    void drawEmptyState(QPainter &painter);
    void pointAt(QPointF point);
    void step(const EditResult &result);
    void describe();

    CurveView &view;
    MotionDocument &document;
    CurveTool tool;
    SheetColours colours;
    CurvePlot plot;
    CurveGeometry geometry;
    QTimer announcer; ///< of summaryChanged(), once for each turn of the event loop
    bool toAnnounce = false;

    mutable CurveSummary summary;
    mutable bool summaryStale = true;
    bool pictureStale = true;
    qreal pictureRatio = 0;
    std::optional<CurveHandle> hover;
    QPointF pointer;
    std::optional<CurrentHandle> described;
};

void CurveView::Parts::markStale()
{
    summaryStale = true;
    pictureStale = true;
    toAnnounce = true;
    if (!view.isVisible())
        return;
    announcer.start();
    view.update();
}

void CurveView::Parts::ensureSummary() const
{
    if (!summaryStale)
        return;
    summary = summariseCurves(document.motion(), document.selection());
    summaryStale = false;
}

QList<CurveHandle> CurveView::Parts::handles() const
{
    ensureSummary();
    CurrentHandle shown = tool.current();
    if (const std::optional<CurveHandle> handle = tool.currentOf(summary))
        shown = {handle->channel, handle->end};
    return curveHandles(summary, tool.editing().channels, shown);
}

std::optional<CurveHandle> CurveView::Parts::current() const
{
    ensureSummary();
    return tool.currentOf(summary);
}

QList<CurveHandle> CurveView::Parts::handlesAt(GridPoint at) const
{
    QList<CurveHandle> list;
    for (const CurveHandle &handle : handles()) {
        if (handle.at == at)
            list.append(handle);
    }
    return list;
}

std::optional<CurveMoment> CurveView::Parts::moment() const
{
    const std::optional<CurveSegment> segment =
        segmentAt(document.motion(), document.selection(), document.playhead());
    if (!segment)
        return {};
    const double time = double(document.playhead() - segment->from) / double(segment->to - segment->from);
    return CurveMoment{*segment, time};
}

QList<PlottedCurve> CurveView::Parts::plottedCurves() const
{
    QList<PlottedCurve> curves;
    const std::optional<CurveHandle> last = current();
    QList<KindChannel> channels = channelsWithKeys(summary, tool.editing().channels);
    // The current channel's lies over the others.
    if (last && channels.removeOne(last->channel))
        channels.append(last->channel);
    for (const KindChannel channel : std::as_const(channels)) {
        const ChannelSummary &shown = channelSummary(summary, channel);
        curves.append({channel, shown.average, shown.isMixed(), shown.still == shown.keys});
    }
    return curves;
}

void CurveView::Parts::layOut()
{
    const int line = view.fontMetrics().height();
    geometry = plot.layOut(view.size(), line + 8, line + 4, tool.editing().speed);
}

void CurveView::Parts::ensurePicture()
{
    const qreal ratio = view.devicePixelRatioF();
    if (!pictureStale && ratio == pictureRatio)
        return;
    pictureStale = false;
    pictureRatio = ratio;
    ensureSummary();
    layOut();
    plot.setCurves(plottedCurves());
    plot.setOverlay(
        curveOverlay(bundleCurves(document.motion(), document.selection(), summary, tool.editing().channels),
                     int(std::lround(geometry.square.width() * ratio)), colours.dark));
    describe();
}

void CurveView::Parts::describe()
{
    const std::optional<CurveHandle> handle = current();
    QString text = editedKeysText(document, summary);
    if (handle) {
        text +=
            QLatin1String(". ") +
            handleText(*handle, tool.editing().linked ? handlesAt(handle->at) : QList<CurveHandle>()) +
            QLatin1String(". ") +
            tr("Arrow keys nudge the handle, with Shift by 8; Home and End take it to the edge, with Shift "
               "to the bottom and the top; Tab goes to the other handle, Page Down to the next channel.");
    } else {
        text = noCurvesText(document, summary);
    }
    if (text != view.accessibleDescription())
        view.setAccessibleDescription(text);
    const std::optional<CurrentHandle> now =
        handle ? std::optional(CurrentHandle{handle->channel, handle->end}) : std::nullopt;
    if (now == described)
        return;
    described = now;
    // Not while painting.
    QTimer::singleShot(0, &view, &CurveView::handleChanged);
}

void CurveView::Parts::drawHandles(QPainter &painter)
{
    const QList<CurveHandle> all = handles();
    if (all.isEmpty())
        return;
    const std::optional<CurveHandle> top = current();
    painter.setRenderHint(QPainter::Antialiasing);
    for (const CurveHandle &handle : all) {
        QColor colour = channelColour(handle.channel.number, colours.dark);
        colour.setAlphaF(0.7f);
        painter.setPen(QPen(colour, 1));
        const double corner = handle.end == CurveEnd::Start ? 0 : curveMax;
        painter.drawLine(geometry.point(corner, corner), geometry.point(handle.at));
    }
    for (const CurveHandle &handle : all)
        drawHandle(painter, handle, top && handle == *top);
    for (const CurveHandle &handle : all) {
        if (top && handle.channel == top->channel)
            drawLetters(painter, handle);
    }
}

void CurveView::Parts::drawHandle(QPainter &painter, const CurveHandle &handle, bool isCurrent)
{
    const QColor colour = channelColour(handle.channel.number, colours.dark);
    const QColor fill = handle.mixed ? colours.background : colour;
    const QPointF middle = geometry.point(handle.at);
    const auto shape = [&](double size) {
        const QRectF box(middle.x() - size / 2, middle.y() - size / 2, size, size);
        // The camera's are square: both kinds can be selected at once.
        if (handle.channel.kind == TrackKind::Camera)
            painter.drawRoundedRect(box, 2, 2);
        else
            painter.drawEllipse(box);
    };
    if (isCurrent && view.hasFocus()) {
        painter.setBrush(Qt::NoBrush);
        painter.setPen(QPen(colours.focus, 2));
        shape(handleSize + 7);
    } else if (hover && hover->channel == handle.channel && hover->end == handle.end) {
        painter.setBrush(Qt::NoBrush);
        painter.setPen(QPen(colours.hover, 1));
        shape(handleSize + 5);
    }
    painter.setBrush(fill);
    painter.setPen(QPen(handle.mixed ? colour : colours.background, handle.mixed ? 1.6 : 1));
    shape(handleSize);
    QFont font = view.font();
    font.setPixelSize(9);
    font.setBold(true);
    painter.setFont(font);
    painter.setPen(handle.mixed ? colour : textOn(colour));
    painter.drawText(QRectF(middle.x() - handleSize, middle.y() - handleSize, 2 * handleSize, 2 * handleSize),
                     Qt::AlignCenter, channelLetter(handle.channel.number));
}

void CurveView::Parts::drawLetters(QPainter &painter, const CurveHandle &handle)
{
    QStringList words;
    const QList<CurveHandle> together = handlesAt(handle.at);
    QStringList letters;
    for (const CurveHandle &other : together) {
        const QString letter = channelLetter(other.channel.number);
        if (!letters.contains(letter))
            letters.append(letter);
    }
    if (letters.size() > 1) {
        letters.sort();
        words.append(letters.join(QString()));
    }
    if (handle.mixed)
        words.append(tr("mixed"));
    if (words.isEmpty())
        return;
    const QString text = words.join(QLatin1Char(' '));
    painter.setFont(view.font());
    const QFontMetrics metrics = view.fontMetrics();
    const QPointF middle = geometry.point(handle.at);
    QRectF box(0, 0, metrics.horizontalAdvance(text) + 6, metrics.height());
    // Beside the handle, on the side where there is more room, and away from its arm.
    const bool toTheRight = middle.x() < geometry.square.center().x();
    const double beside = handleSize / 2 + 5;
    box.moveTop(middle.y() - box.height() / 2);
    if (toTheRight)
        box.moveLeft(middle.x() + beside);
    else
        box.moveRight(middle.x() - beside);
    QColor ground = colours.background;
    ground.setAlpha(200);
    painter.setPen(Qt::NoPen);
    painter.setBrush(ground);
    painter.drawRoundedRect(box, 3, 3);
    painter.setPen(colours.text);
    painter.drawText(box, Qt::AlignCenter, text);
}

void CurveView::Parts::drawMoment(QPainter &painter, const std::optional<CurveMoment> &at)
{
    if (!at)
        return;
    painter.setRenderHint(QPainter::Antialiasing);
    const double x = at->time * curveMax;
    QColor line = colours.playhead;
    line.setAlphaF(0.8f);
    painter.setPen(QPen(line, 1));
    painter.drawLine(geometry.point(x, 0), geometry.point(x, curveMax));
    const TrackKind kind = at->segment.track.kind;
    for (const KindChannel channel : channelsWithKeys(summary, tool.editing().channels)) {
        if (channel.kind != kind)
            continue;
        const CurvePoints curve =
            curveOf(document.motion(), at->segment.track, at->segment.row, channel.number);
        painter.setBrush(channelColour(channel.number, colours.dark));
        painter.setPen(QPen(colours.playhead, 1.5));
        painter.drawEllipse(geometry.point(x, evaluateCurve(curve, at->time) * curveMax), 4, 4);
    }
}

void CurveView::Parts::drawTexts(QPainter &painter, const std::optional<CurveMoment> &at)
{
    painter.setFont(view.font());
    const QFontMetrics metrics = view.fontMetrics();
    const int line = metrics.height();
    const QRect header(8, 5, view.width() - 16, line);
    painter.setPen(colours.text);
    painter.drawText(header, Qt::AlignLeft | Qt::AlignVCenter,
                     metrics.elidedText(editedKeysText(document, summary), Qt::ElideRight, header.width()));
    QStringList parts;
    if (const std::optional<CurveHandle> handle = current(); at && handle) {
        KindChannel channel = handle->channel;
        channel.kind = at->segment.track.kind;
        if (channel.kind == handle->channel.kind)
            parts.append(momentText(document.motion(), *at, channel));
    }
    const QString note = speedNote(plot.isCut(), plot.isInfinite(), CurvePlot::fastest);
    if (!note.isEmpty())
        parts.append(note);
    const QRect footer(8, view.height() - line - 4, view.width() - 16, line);
    painter.drawText(footer, Qt::AlignLeft | Qt::AlignVCenter,
                     metrics.elidedText(parts.join(QStringLiteral("   ")), Qt::ElideRight, footer.width()));
}

void CurveView::Parts::drawEmptyState(QPainter &painter)
{
    painter.setFont(view.font());
    const QString text = noCurvesText(document, summary);
    const int flags = int(Qt::AlignCenter) | int(Qt::TextWordWrap);
    const QRect room = geometry.square.toRect().adjusted(10, 10, -10, -10);
    QRect box = view.fontMetrics().boundingRect(room, flags, text).adjusted(-8, -6, 8, 6);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(Qt::NoPen);
    painter.setBrush(colours.background);
    painter.drawRoundedRect(box, 4, 4);
    painter.setPen(colours.dimText);
    painter.drawText(room, flags, text);
}

void CurveView::Parts::pointAt(QPointF point)
{
    const std::optional<CurveHandle> handle = handleAt(geometry, handles(), point);
    if (handle != hover) {
        hover = handle;
        view.update();
    }
    view.setCursor(hover ? Qt::OpenHandCursor : Qt::ArrowCursor);
    const QPointF at = geometry.gridAt(point);
    const QPoint grid(int(std::lround(at.x())), int(std::lround(at.y())));
    const bool inside = QRect(0, 0, curveMax + 1, curveMax + 1).contains(grid);
    Q_EMIT view.pointHovered(inside ? std::optional(grid) : std::nullopt);
}

void CurveView::Parts::step(const EditResult &result)
{
    if (!result.error.isEmpty() || !result.notes.isEmpty() || result.changed > 0)
        Q_EMIT view.edited(result);
}

CurveView::CurveView(MotionDocument &document, QWidget *parent)
    : QWidget(parent)
    , mParts(std::make_unique<Parts>(*this, document))
{
    setObjectName(QStringLiteral("curveView"));
    setAttribute(Qt::WA_OpaquePaintEvent);
    setFocusPolicy(Qt::StrongFocus);
    setMouseTracking(true);
    setAccessibleName(tr("Interpolation curves"));
    mParts->plot.setLook(palette(), font());
    mParts->announcer.setSingleShot(true);
    mParts->announcer.setInterval(0);
    connect(&mParts->announcer, &QTimer::timeout, this, [this] {
        if (!isVisible())
            return;
        mParts->toAnnounce = false;
        Q_EMIT summaryChanged();
    });
    connect(&document, &MotionDocument::changed, this, [this] { mParts->markStale(); });
    connect(&document, &MotionDocument::selectionChanged, this, [this] { mParts->markStale(); });
    connect(&document, &MotionDocument::encodingChanged, this, qOverload<>(&QWidget::update));
    connect(&document, &MotionDocument::playheadChanged, this, qOverload<>(&QWidget::update));
}

CurveView::~CurveView() = default;

const CurveEditing &CurveView::editing() const
{
    return mParts->tool.editing();
}

void CurveView::setEditing(const CurveEditing &editing)
{
    if (editing == mParts->tool.editing())
        return;
    mParts->tool.setEditing(editing);
    mParts->pictureStale = true;
    update();
    Q_EMIT editingChanged();
}

const CurveSummary &CurveView::summary() const
{
    mParts->ensureSummary();
    return mParts->summary;
}

std::optional<CurveEnd> CurveView::currentHandle() const
{
    const std::optional<CurveHandle> handle = mParts->current();
    return handle ? std::optional(handle->end) : std::nullopt;
}

std::optional<KindChannel> CurveView::currentChannel() const
{
    const std::optional<CurveHandle> handle = mParts->current();
    return handle ? std::optional(handle->channel) : std::nullopt;
}

void CurveView::setCurrentHandle(KindChannel channel, CurveEnd end)
{
    mParts->tool.setCurrent({channel, end});
    mParts->pictureStale = true;
    update();
}

bool CurveView::isActive() const
{
    return mParts->tool.isActive();
}

void CurveView::cancel()
{
    if (!isActive())
        return;
    mParts->tool.cancel();
    mParts->pointAt(mParts->pointer);
    Q_EMIT gestureMessage({});
    update();
}

void CurveView::paintEvent(QPaintEvent *)
{
    Parts &p = *mParts;
    p.ensurePicture();
    p.plot.paint(*this);
    QPainter painter(this);
    const std::optional<CurveMoment> at = p.moment();
    if (p.handles().isEmpty()) {
        p.drawEmptyState(painter);
    } else {
        p.drawMoment(painter, at);
        p.drawHandles(painter);
    }
    p.drawTexts(painter, at);
    if (hasFocus())
        drawFocusFrame(painter, rect(), p.colours);
}

void CurveView::resizeEvent(QResizeEvent *)
{
    mParts->layOut();
    mParts->pictureStale = true;
}

void CurveView::showEvent(QShowEvent *event)
{
    QWidget::showEvent(event);
    if (mParts->toAnnounce)
        mParts->announcer.start();
}

void CurveView::mousePressEvent(QMouseEvent *event)
{
    Parts &p = *mParts;
    if (event->button() != Qt::LeftButton)
        return;
    p.pointer = event->position();
    if (const QString fault = p.document.heldFault(); !fault.isEmpty()) {
        EditResult result;
        result.error = fault;
        Q_EMIT edited(result);
        return;
    }
    if (!p.tool.press(p.geometry, summary(), event->position()))
        return;
    setCursor(Qt::ClosedHandCursor);
    p.pictureStale = true;
    update();
}

void CurveView::mouseMoveEvent(QMouseEvent *event)
{
    Parts &p = *mParts;
    p.pointer = event->position();
    if (p.tool.isActive())
        followPointer(event->modifiers());
    else
        p.pointAt(p.pointer);
}

void CurveView::followPointer(Qt::KeyboardModifiers modifiers)
{
    Parts &p = *mParts;
    p.tool.move(p.pointer, modifiers);
    if (p.tool.isActive())
        Q_EMIT gestureMessage(dragText(p.tool, p.summary));
    else
        endGesture();
}

void CurveView::endGesture()
{
    Q_EMIT gestureMessage({});
    mParts->pointAt(mParts->pointer);
    update();
}

void CurveView::mouseReleaseEvent(QMouseEvent *event)
{
    Parts &p = *mParts;
    if (event->button() != Qt::LeftButton || !p.tool.isActive())
        return;
    p.pointer = event->position();
    const EditResult result = p.tool.release(event->position(), event->modifiers());
    endGesture();
    p.step(result);
}

bool CurveView::takeModifier(const QKeyEvent &event)
{
    if (!isActive() || (event.key() != Qt::Key_Shift && event.key() != Qt::Key_Control))
        return false;
    // What an event of a modifier itself says of it differs between systems.
    Qt::KeyboardModifiers modifiers = event.modifiers();
    modifiers.setFlag(event.key() == Qt::Key_Shift ? Qt::ShiftModifier : Qt::ControlModifier,
                      event.type() != QEvent::KeyRelease);
    followPointer(modifiers);
    return true;
}

void CurveView::keyPressEvent(QKeyEvent *event)
{
    Parts &p = *mParts;
    if (takeModifier(*event))
        return;
    if (event->key() == Qt::Key_Escape && isActive()) {
        cancel();
        return;
    }
    const std::optional<CurveHandle> handle = p.current();
    const std::optional<Stroke> stroke = strokeOf(*event);
    if (handle && stroke) {
        if (const QString fault = p.document.heldFault(); !fault.isEmpty()) {
            EditResult result;
            result.error = fault;
            Q_EMIT edited(result);
            return;
        }
        p.step(stroke->toEdge ? p.tool.nudgeToEdge(summary(), stroke->dx, stroke->dy)
                              : p.tool.nudge(summary(), stroke->dx, stroke->dy));
        return;
    }
    if (const int step = channelStepOf(*event); handle && step != 0) {
        const QList<KindChannel> channels = channelsWithKeys(p.summary, editing().channels);
        const qsizetype now = channels.indexOf(handle->channel);
        const qsizetype next = (now + step + channels.size()) % channels.size();
        setCurrentHandle(channels.at(next), handle->end);
        return;
    }
    QWidget::keyPressEvent(event);
}

void CurveView::keyReleaseEvent(QKeyEvent *event)
{
    if (!takeModifier(*event))
        QWidget::keyReleaseEvent(event);
}

bool CurveView::focusNextPrevChild(bool next)
{
    const std::optional<CurveHandle> handle = mParts->current();
    const CurveEnd last = next ? CurveEnd::End : CurveEnd::Start;
    if (isActive())
        return true;
    if (!handle || handle->end == last)
        return QWidget::focusNextPrevChild(next);
    setCurrentHandle(handle->channel, last);
    return true;
}

void CurveView::focusInEvent(QFocusEvent *event)
{
    QWidget::focusInEvent(event);
    const std::optional<CurveHandle> handle = mParts->current();
    if (handle && event->reason() == Qt::TabFocusReason)
        setCurrentHandle(handle->channel, CurveEnd::Start);
    else if (handle && event->reason() == Qt::BacktabFocusReason)
        setCurrentHandle(handle->channel, CurveEnd::End);
    update();
}

void CurveView::focusOutEvent(QFocusEvent *event)
{
    QWidget::focusOutEvent(event);
    if (event->reason() != Qt::PopupFocusReason) {
        cancel();
        mParts->tool.endStrokes();
    }
    update();
}

void CurveView::leaveEvent(QEvent *)
{
    if (isActive())
        return;
    mParts->hover.reset();
    unsetCursor();
    Q_EMIT pointHovered(std::nullopt);
    update();
}

void CurveView::changeEvent(QEvent *event)
{
    switch (event->type()) {
    case QEvent::LanguageChange:
        setAccessibleName(tr("Interpolation curves"));
        [[fallthrough]];
    case QEvent::PaletteChange:
    case QEvent::FontChange:
    case QEvent::StyleChange:
        mParts->colours = SheetColours(palette());
        mParts->plot.setLook(palette(), font());
        mParts->pictureStale = true;
        update();
        break;
    default:
        break;
    }
    QWidget::changeEvent(event);
}

bool CurveView::event(QEvent *event)
{
    Parts &p = *mParts;
    if (event->type() == QEvent::ToolTip) {
        const auto *help = static_cast<QHelpEvent *>(event);
        const std::optional<CurveHandle> handle =
            p.tool.isActive() ? std::nullopt : handleAt(p.geometry, p.handles(), help->pos());
        if (handle) {
            QToolTip::showText(help->globalPos(),
                               handleText(*handle, p.handlesAt(handle->at)) + QLatin1Char('\n') +
                                   tr("Drag to bend. Shift: one direction. Ctrl: snapping on or off."),
                               this);
        } else {
            QToolTip::hideText();
        }
        return true;
    }
    // The keys that move a handle are not the window's while it is there.
    if (event->type() == QEvent::ShortcutOverride) {
        const auto *key = static_cast<QKeyEvent *>(event);
        const bool ofDrag = isActive() && key->key() == Qt::Key_Escape;
        if (ofDrag || ((strokeOf(*key) || channelStepOf(*key) != 0) && p.current())) {
            event->accept();
            return true;
        }
    }
    return QWidget::event(event);
}

} // namespace furitsuke
