// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/curves/curveview.h"

#include "widgets/common/modifierkeys.h"
#include "widgets/curves/curveoverlay.h"
#include "widgets/curves/curvepainter.h"
#include "widgets/curves/curveplot.h"

#include <QFocusEvent>
#include <QHelpEvent>
#include <QPainter>
#include <QScopedValueRollback>
#include <QTimer>
#include <QToolTip>

#include <cmath>
#include <tuple>

namespace furitsuke {

namespace {

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
    void ensureSummary();
    const KeySelection &shownKeys() const;
    void ensurePicture();
    void layOut();
    QList<CurveHandle> handles();
    std::optional<CurveHandle> current();
    QList<CurveHandle> handlesAt(GridPoint at);
    /// The handle as it is now.
    std::optional<CurveHandle> sameHandle(const CurveHandle &handle);
    std::optional<CurveMoment> moment() const;
    QList<PlottedCurve> plottedCurves();
    void paint();
    void pointAt(QPointF point);
    /// Calls what changes curves by the tool.
    template <class Change>
    EditResult bend(Change &&change)
    {
        const QScopedValueRollback<bool> rollback(bending, true);
        return change();
    }
    void step(const EditResult &result);
    void describe();
    void announceHandle();

    CurveView &view;
    MotionDocument &document;
    CurveTool tool;
    SheetColours colours;
    CurvePlot plot;
    CurveGeometry geometry;
    QTimer announcer; ///< of summaryChanged(), once for each turn of the event loop
    QTimer later;     ///< of the same after changes of very many keys that others make, step by step
    bool toAnnounce = false;

    CurveSummary summary;
    bool summaryStale = true;
    bool summaryIsPartial = false;                ///< it is of the keys that follow a drag
    std::pair<qsizetype, qsizetype> selectedKeys; ///< bones' and the camera's, of all
    bool waysKnown = false; ///< since the summary was made only curves of its keys have changed
    bool otherKeys = true;  ///< the selection is another one since the summary was made
    bool painting = false;
    bool bending = false; ///< the tool is changing curves, and nothing else is changed
    qsizetype summariesMade = 0;
    QPixmap picture; ///< the plot
    bool pictureStale = true;
    std::optional<CurveHandle> hover;
    QPointF pointer;
    std::optional<CurrentHandle> announced;
};

void CurveView::Parts::markStale()
{
    waysKnown = waysKnown && bending;
    summaryStale = true;
    pictureStale = true;
    toAnnounce = true;
    if (!view.isVisible())
        return;
    constexpr qsizetype manyKeys = 20'000;
    const qsizetype keys = bending ? 0 : document.selection().count();
    if (keys > manyKeys) {
        // What is painted until then is what was known; of it only numbers stay true.
        summary.segment.reset();
        // Some times a second; of more than can follow a drag once it rests.
        if (!later.isActive() || keys > 2 * mostLiveCurves)
            later.start();
        return;
    }
    later.stop();
    announcer.start();
    view.update();
}

void CurveView::Parts::ensureSummary()
{
    if (!summaryStale || (painting && later.isActive()))
        return;
    const bool isPartial = tool.liveKeys();
    if (waysKnown && isPartial == summaryIsPartial)
        summary = summariseCurvesAgain(document.motion(), shownKeys(), summary);
    else
        summary = summariseCurves(document.motion(), shownKeys());
    if (!isPartial)
        selectedKeys = {summary.boneKeys, summary.cameraKeys};
    // What is said is about all of them.
    std::tie(summary.boneKeys, summary.cameraKeys) = selectedKeys;
    summaryIsPartial = isPartial;
    waysKnown = true;
    summaryStale = false;
    ++summariesMade;
    if (std::exchange(otherKeys, false))
        tool.followSelection(summary);
}

const KeySelection &CurveView::Parts::shownKeys() const
{
    const KeySelection *live = tool.liveKeys();
    return live ? *live : document.selection();
}

QList<CurveHandle> CurveView::Parts::handles()
{
    ensureSummary();
    CurrentHandle shown = tool.current();
    if (const std::optional<CurveHandle> handle = tool.currentOf(summary))
        shown = {handle->channel, handle->end};
    return curveHandles(summary, tool.editing().channels, shown);
}

std::optional<CurveHandle> CurveView::Parts::current()
{
    ensureSummary();
    return tool.currentOf(summary);
}

QList<CurveHandle> CurveView::Parts::handlesAt(GridPoint at)
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

QList<PlottedCurve> CurveView::Parts::plottedCurves()
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
    geometry = plot.layOut(view.size(), CurvePainter::headerHeight(view.font()),
                           CurvePainter::footerHeight(view.font(), view.width(), tool.editing().speed),
                           tool.editing().speed);
}

void CurveView::Parts::ensurePicture()
{
    const qreal ratio = view.devicePixelRatioF();
    const bool fits = ratio == picture.devicePixelRatio() && picture.size() == view.size() * ratio;
    if (fits && (!pictureStale || later.isActive()))
        return;
    pictureStale = false;
    ensureSummary();
    layOut();
    plot.setCurves(plottedCurves());
    // The next step of a drag comes in a moment; its end shows all again.
    const bool fleeting = tool.isActive();
    plot.setOverlay(curveOverlay(bundleCurves(document.motion(), shownKeys(), summary,
                                              tool.editing().channels, fleeting ? mostFleeting : mostBundled),
                                 int(std::lround(geometry.square.width() * ratio)), colours.dark,
                                 fleeting ? fleetingOverlaySteps : usualOverlaySteps));
    picture = QPixmap(view.size() * ratio);
    picture.setDevicePixelRatio(ratio);
    plot.paint(picture);
    describe();
}

void CurveView::Parts::describe()
{
    QString text;
    if (const std::optional<CurveHandle> handle = current()) {
        text =
            editedKeysText(document, summary) + QLatin1String(". ") +
            handleText(*handle, tool.editing().linked ? handlesAt(handle->at) : QList<CurveHandle>()) +
            QLatin1String(". ") +
            tr("Arrow keys nudge the handle, with Shift by 8; Home and End take it to the edge, with Shift "
               "to the bottom and the top; Tab goes to the other handle, Page Down to the next channel.");
    } else {
        text = noCurvesText(document, summary);
    }
    if (text != view.accessibleDescription())
        view.setAccessibleDescription(text);
}

void CurveView::Parts::announceHandle()
{
    const std::optional<CurveHandle> handle = current();
    const std::optional<CurrentHandle> now =
        handle ? std::optional(CurrentHandle{handle->channel, handle->end}) : std::nullopt;
    if (now == announced)
        return;
    announced = now;
    pictureStale = true;
    view.update();
    Q_EMIT view.handleChanged();
}

void CurveView::Parts::paint()
{
    const QScopedValueRollback<bool> rollback(painting, true);
    ensurePicture();
    const CurveScene scene = {
        .document = document,
        .summary = summary,
        .colours = colours,
        .geometry = geometry,
        .handles = handles(),
        .current = current(),
        .hover = hover ? sameHandle(*hover) : std::nullopt,
        .moment = moment(),
        .note = speedNote(plot.isCut(), plot.isInfinite(), CurvePlot::fastest),
        .area = view.rect(),
        .font = view.font(),
        .hasFocus = view.hasFocus(),
    };
    QPainter painter(&view);
    painter.drawPixmap(0, 0, picture);
    CurvePainter(scene, painter).paint();
}

std::optional<CurveHandle> CurveView::Parts::sameHandle(const CurveHandle &handle)
{
    for (const CurveHandle &other : handles()) {
        if (other.channel == handle.channel && other.end == handle.end)
            return other;
    }
    return {};
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
    mParts->later.setSingleShot(true);
    mParts->later.setInterval(150);
    connect(&mParts->later, &QTimer::timeout, this, [this] {
        mParts->pictureStale = true;
        mParts->announcer.start();
        update();
    });
    mParts->announcer.setSingleShot(true);
    mParts->announcer.setInterval(0);
    connect(&mParts->announcer, &QTimer::timeout, this, [this] {
        if (!isVisible())
            return;
        mParts->toAnnounce = false;
        Q_EMIT summaryChanged();
        mParts->announceHandle();
    });
    connect(&document, &MotionDocument::changed, this, [this] { mParts->markStale(); });
    connect(&document, &MotionDocument::selectionChanged, this, [this] {
        mParts->otherKeys = true;
        mParts->markStale();
    });
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
    const bool otherChannels = !(editing.channels == mParts->tool.editing().channels);
    mParts->tool.setEditing(editing);
    if (otherChannels && !mParts->summaryStale)
        mParts->tool.followSelection(mParts->summary);
    mParts->pictureStale = true;
    update();
    Q_EMIT editingChanged();
    if (isVisible())
        mParts->announceHandle();
}

const CurveSummary &CurveView::summary() const
{
    mParts->ensureSummary();
    return mParts->summary;
}

qsizetype CurveView::summariesMade() const
{
    return mParts->summariesMade;
}

const CurveGeometry &CurveView::geometry() const
{
    return mParts->geometry;
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
    mParts->announceHandle();
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
    endGesture();
}

void CurveView::paintEvent(QPaintEvent *)
{
    mParts->paint();
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
    p.announceHandle();
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
    p.bend([&] { return p.tool.move(p.pointer, modifiers); });
    if (p.tool.isActive())
        Q_EMIT gestureMessage(dragText(p.tool, p.summary));
    else
        endGesture();
}

void CurveView::endGesture()
{
    Q_EMIT gestureMessage({});
    mParts->pictureStale = true;
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
    const std::optional<EditJob> job = p.tool.takeJob();
    if (job)
        p.markStale();
    endGesture();
    if (job)
        Q_EMIT editWanted(*job);
    else
        p.step(result);
}

bool CurveView::takeModifier(const QKeyEvent &event)
{
    const std::optional<Qt::KeyboardModifiers> modifiers = modifiersAfter(event);
    if (!isActive() || !modifiers || event.key() == Qt::Key_Alt)
        return false;
    followPointer(*modifiers);
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
        if (const std::optional<EditJob> job = p.tool.takeJob())
            Q_EMIT editWanted(*job);
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
            QToolTip::showText(
                help->globalPos(),
                handleText(*handle, p.handlesAt(handle->at)) + QLatin1Char('\n') +
                    tr("Drag to bend. Shift: one direction. Ctrl: snapping off, or to a grid of "
                       "8 where it is off."),
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
