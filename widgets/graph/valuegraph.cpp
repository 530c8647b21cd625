// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/graph/valuegraph.h"

#include "widgets/common/modifierkeys.h"
#include "widgets/graph/graphplot.h"
#include "widgets/graph/graphtexts.h"
#include "widgets/inspector/valuefield.h"

#include <QApplication>
#include <QMouseEvent>

#include <cmath>

namespace furitsuke {

ValueGraph::ValueGraph(TimelineState &state, QWidget *parent)
    : QWidget(parent)
    , mState(state)
    , mDocument(state.document())
    , mSamples(mDocument)
    , mTool(mDocument, mSamples.angles())
    , mColours(palette())
    , mPlot(new GraphPlot(this))
{
    setObjectName(QStringLiteral("valueGraph"));
    setFocusPolicy(Qt::StrongFocus);
    setMouseTracking(true);
    setMinimumSize(120, 60);
    mPlot->setColours(mColours);
    mPlot->setPrepare([this] { prepare(); });
    mPlot->setPaint(GraphPlot::Layer::Under, [this](QPainter &painter) { paintUnder(painter); });
    mPlot->setPaint(GraphPlot::Layer::Lines, [this](QPainter &painter) { paintLines(painter); });
    mPlot->setPaint(GraphPlot::Layer::Marks, [this](QPainter &painter) { paintMarks(painter); });
    mPlot->setPaint(GraphPlot::Layer::Overlay, [this](QPainter &painter) { paintOverlay(painter); });
    setSideMargins(52, 0);
    retranslate();
    mEdgeTimer.setInterval(30);
    connect(&mEdgeTimer, &QTimer::timeout, this, &ValueGraph::scrollAtEdge);
    connectDocument();
}

ValueGraph::~ValueGraph()
{
    // What the tool holds is of a document that may speak while it goes.
    mTool.abandon();
}

void ValueGraph::connectDocument()
{
    const auto redraw = [this] { mPlot->redraw(); };
    connect(&mDocument, &MotionDocument::changed, this, [this](const MotionChange &change) {
        if (change.whole)
            mTool.abandon();
        if (change.tracks)
            mSamples.clear();
        mSamples.touch(change.spans);
        const bool isOwn = mTool.isActive() || mNudging;
        if (!mNudging)
            mNudge.reset();
        clearReadout();
        // What is shown of others' drags must not hold these up.
        if (isOwn || change.whole || change.tracks)
            mPlot->redraw();
        else
            mPlot->redrawSoon();
    });
    connect(&mDocument, &MotionDocument::selectionChanged, this, [this] {
        if (!mNudging)
            mNudge.reset();
        mSamples.touchMarks();
        mHover = {};
        mPlot->redraw(GraphPlot::Layer::Marks);
        mPlot->redraw(GraphPlot::Layer::Overlay);
    });
    connect(&mDocument, &MotionDocument::savedMotionChanged, this, [this] {
        mSamples.forgetSaved();
        mPlot->redraw();
    });
    connect(&mDocument, &MotionDocument::trackLooksChanged, this, redraw);
    connect(&mDocument, &MotionDocument::heldChanged, this, [this] {
        if (std::exchange(mFrozen, false))
            mPlot->redraw();
    });
    connect(&mState, &TimelineState::viewChanged, this, [this] {
        mFrozen = false;
        clearReadout();
        mPlot->redraw();
    });
    connect(&mState, &TimelineState::marksChanged, this, redraw);
    connect(&mState.playback(), &PlaybackClock::positionChanged, this,
            [this] { mPlot->redraw(GraphPlot::Layer::Overlay); });
}

void ValueGraph::retranslate()
{
    setAccessibleName(tr("Value graph"));
    setAccessibleDescription(
        tr("The values of the chosen tracks over time. Arrow keys move the selected keys "
           "in time and value; with Shift ten times as far."));
}

void ValueGraph::setLines(const QList<DrawnLine> &lines)
{
    if (lines == mLines)
        return;
    const auto bare = [](const QList<DrawnLine> &drawn) {
        QList<GraphLine> result;
        for (const DrawnLine &line : drawn)
            result.append(line.line);
        return result;
    };
    const bool hadCurrent = mCurrent >= 0;
    const GraphLine current = hadCurrent ? mLines.at(mCurrent).line : GraphLine();
    const QList<GraphLine> now = bare(lines);
    if (now != mGeometry.lines) {
        // A gesture knows lines by their place.
        cancelGesture();
        mNudge.reset();
        mFitWanted = true;
        mFrozen = false;
    }
    mLines = lines;
    mGeometry.lines = now;
    mCurrent = hadCurrent ? now.indexOf(current) : -1;
    clearReadout();
    mPlot->redraw();
    Q_EMIT currentLineChanged(mCurrent);
}

void ValueGraph::setEmptyText(const QString &text)
{
    if (text == mEmptyText)
        return;
    mEmptyText = text;
    mPlot->redraw(GraphPlot::Layer::Overlay);
}

void ValueGraph::setLook(const GraphLook &look)
{
    if (look == mLook)
        return;
    if (look.handles != mLook.handles)
        mSamples.touchMarks();
    if (look.autoFit && !mLook.autoFit)
        mFitWanted = true;
    mLook = look;
    mGeometry.timeLocked = look.timeLocked;
    mGeometry.valuesLocked = look.valuesLocked;
    mGeometry.handles = look.handles;
    mPlot->redraw();
}

void ValueGraph::setCurrentLine(qsizetype line)
{
    line = qBound<qsizetype>(-1, line, mLines.size() - 1);
    if (line == mCurrent)
        return;
    mCurrent = line;
    mPlot->redraw();
    Q_EMIT currentLineChanged(line);
}

void ValueGraph::setSideMargins(int left, int right)
{
    mPlot->setMargins(QMargins(left, fontMetrics().height() + 6, right, 0));
}

QRect ValueGraph::plotRect() const
{
    return mPlot->plotRect();
}

void ValueGraph::syncGeometry()
{
    const QRect rect = plotRect();
    mGeometry.scale = mState.geometry().scale;
    mGeometry.width = rect.width();
    // The same values stay in view when the panel gets higher or lower.
    if (rect.height() > 0 && mGeometry.height > 0 && rect.height() != mGeometry.height)
        mGeometry.values.zoomAt(0, rect.height() / mGeometry.height);
    if (rect.height() > 0)
        mGeometry.height = rect.height();
}

const GraphGeometry &ValueGraph::geometry()
{
    syncGeometry();
    return mGeometry;
}

void ValueGraph::prepare()
{
    syncGeometry();
    const bool moved = !(mGeometry.scale == mFittedScale);
    const bool still = !isGesturing() && !mState.playback().isPlaying();
    if (std::exchange(mFitWanted, false) || (mLook.autoFit && moved && still)) {
        furitsuke::fitValues(mGeometry, mDocument.motion(), mSamples.angles());
        mFittedScale = mGeometry.scale;
    }
    mPlot->setScales(mGeometry.scale, mGeometry.values);
    if (!mFrozen)
        mSamples.update(mGeometry, mLook.ghost);
}

bool ValueGraph::isGesturing() const
{
    return mTool.isActive() || mScrubbing;
}

void ValueGraph::fitValues()
{
    if (mLook.valuesLocked)
        Q_EMIT gestureMessage(tr("The value axis is locked."), true);
    mFitWanted = true;
    mPlot->redraw();
}

void ValueGraph::fitSelection()
{
    syncGeometry();
    fitKeys(mGeometry, mDocument.motion(), mDocument.selection(), mSamples.angles());
    mState.setScale(mGeometry.scale);
    mPlot->redraw();
}

void ValueGraph::fitAll()
{
    syncGeometry();
    fitKeys(mGeometry, mDocument.motion(), {}, mSamples.angles());
    mState.setScale(mGeometry.scale);
    mPlot->redraw();
}

void ValueGraph::shareScale(double x)
{
    const TimeScale &before = mState.geometry().scale;
    if (mGeometry.scale == before)
        return;
    const double factor = mGeometry.scale.pixelsPerFrame() / before.pixelsPerFrame();
    // Zooming out ends where the sheet's does.
    if (factor == 1)
        mState.setScale(mGeometry.scale);
    else
        mState.zoomAt(x, factor);
    syncGeometry();
}

RulerGeometry ValueGraph::rulerGeometry() const
{
    RulerGeometry geometry;
    geometry.scale = mState.geometry().scale;
    geometry.width = plotRect().width();
    return geometry;
}

QString ValueGraph::dragFault(const GraphHit &hit) const
{
    if (hit.isEmpty())
        return {};
    if (mDocument.isHeld())
        return mDocument.heldFault();
    const qsizetype line = hit.isHandle() ? hit.handle.line : hit.key.line;
    const TrackRef track = mGeometry.lines.at(line).track;
    return mDocument.isEditable(track)
               ? QString()
               : tr("“%1” is locked: its keys cannot be moved.").arg(mDocument.trackLabel(track));
}

void ValueGraph::mousePressEvent(QMouseEvent *event)
{
    mNudge.reset();
    syncGeometry();
    mPointer = toPlot(event->position());
    if (event->button() == Qt::MiddleButton) {
        mTool.pressPan(mPointer);
        setCursor(Qt::ClosedHandCursor);
        return;
    }
    if (event->button() != Qt::LeftButton || mTool.isActive())
        return;
    if (isOnRuler(event->position())) {
        mScrubbing = true;
        mState.rulerTool().press(rulerGeometry(), RulerHit(), mPointer);
        followRuler(mPointer);
        return;
    }
    mTool.setDragSettings(mState.tool().dragSettings());
    const GraphHit hit =
        graphHit(mGeometry, mDocument.motion(), mDocument.selection(), mSamples.angles(), mPointer);
    if (!hit.isEmpty())
        setCurrentLine(hit.isHandle() ? hit.handle.line : hit.key.line);
    const QString fault = dragFault(hit);
    if (!fault.isEmpty())
        Q_EMIT gestureMessage(fault, true);
    mTool.press(mGeometry, mPointer, event->modifiers());
    // While an edit is worked out elsewhere keys can be selected, no more.
    if (mDocument.isHeld() && !hit.isEmpty())
        mTool.release(mGeometry, mPointer, event->modifiers());
    mPlot->redraw(GraphPlot::Layer::Overlay);
}

void ValueGraph::followRuler(QPointF point)
{
    mState.rulerTool().move(rulerGeometry(), point);
    if (mState.rulerTool().draggedTo() >= 0 && !mLook.timeLocked)
        mState.showFrame(mState.rulerTool().draggedTo());
}

void ValueGraph::mouseMoveEvent(QMouseEvent *event)
{
    mPointer = toPlot(event->position());
    if (mScrubbing) {
        followRuler(mPointer);
        return;
    }
    if (!mTool.isActive()) {
        pointAt(event->position());
        return;
    }
    const bool outside = !QRectF(plotRect()).contains(event->position());
    if (outside && !mEdgeTimer.isActive())
        mEdgeTimer.start();
    else if (!outside)
        mEdgeTimer.stop();
    followPointer(event->modifiers());
}

void ValueGraph::followPointer(Qt::KeyboardModifiers modifiers)
{
    mModifiers = modifiers;
    syncGeometry();
    const GraphTool::State before = mTool.state();
    const EditResult result = mTool.move(mGeometry, mPointer, modifiers);
    if (mTool.state() == GraphTool::State::Pan) {
        shareScale(mPointer.x());
        mPlot->redraw();
        return;
    }
    const QString line = result.error.isEmpty() ? graphGestureLine(mTool) : result.error;
    if (!line.isEmpty())
        Q_EMIT gestureMessage(line, !result.error.isEmpty());
    if (mTool.state() != before)
        setCursor(mTool.state() == GraphTool::State::Box ? Qt::CrossCursor : Qt::SizeAllCursor);
    mPlot->redraw(GraphPlot::Layer::Overlay);
}

void ValueGraph::scrollAtEdge()
{
    const GraphTool::State gesture = mTool.state();
    if (!mScrolledFrom)
        mScrolledFrom = {mState.geometry().scale, mGeometry.values};
    if (gesture != GraphTool::State::Box && gesture != GraphTool::State::Keys) {
        mEdgeTimer.stop();
        return;
    }
    // The farther outside the pointer is, the faster it goes.
    const auto beyond = [](double at, double size) { return at < 0 ? at : qMax(0.0, at - size); };
    constexpr double share = 0.35;
    syncGeometry();
    const QPointF out(beyond(mPointer.x(), mGeometry.width), beyond(mPointer.y(), mGeometry.height));
    mGeometry.pan(-out * share);
    shareScale(mPointer.x());
    mPlot->redraw();
    followPointer(mModifiers);
}

void ValueGraph::mouseReleaseEvent(QMouseEvent *event)
{
    if (mScrubbing && event->button() == Qt::LeftButton) {
        mScrubbing = false;
        if (mState.rulerTool().isActive())
            mState.rulerTool().release(rulerGeometry(), toPlot(event->position()));
        return;
    }
    const bool isPan = mTool.state() == GraphTool::State::Pan;
    if (!mTool.isActive() || event->button() != (isPan ? Qt::MiddleButton : Qt::LeftButton))
        return;
    mPointer = toPlot(event->position());
    syncGeometry();
    const bool edits = mTool.state() == GraphTool::State::Keys || mTool.state() == GraphTool::State::Handle;
    const EditResult result = mTool.release(mGeometry, mPointer, event->modifiers());
    const std::optional<EditJob> job = mTool.takeJob();
    if (isPan)
        shareScale(mPointer.x());
    const bool wasPressed = !edits && !isPan;
    if (!wasPressed)
        Q_EMIT gestureMessage({}, false);
    endGesture();
    if (job)
        wantEdit(*job);
    else if (edits)
        Q_EMIT editFinished(result);
    pointAt(event->position());
}

void ValueGraph::endGesture()
{
    mEdgeTimer.stop();
    mScrolledFrom.reset();
    unsetCursor();
    mPlot->redraw();
}

void ValueGraph::wantEdit(const EditJob &job)
{
    Q_EMIT editWanted(job);
    mFrozen = mDocument.isHeld();
}

void ValueGraph::cancelGesture()
{
    if (mScrubbing) {
        mScrubbing = false;
        mState.rulerTool().cancel();
    }
    if (!mTool.isActive())
        return;
    mTool.cancel();
    // What the drag has scrolled away comes back with the rest.
    if (mScrolledFrom) {
        mState.setScale(mScrolledFrom->first);
        mGeometry.values = mScrolledFrom->second;
    }
    Q_EMIT gestureMessage({}, false);
    endGesture();
}

void ValueGraph::wheelEvent(QWheelEvent *event)
{
    event->accept();
    if (mTool.state() == GraphTool::State::Keys || mTool.state() == GraphTool::State::Handle)
        return;
    syncGeometry();
    const QPointF point = toPlot(event->position());
    Qt::KeyboardModifiers modifiers = event->modifiers();
    // Over the values' labels it is about values.
    if (point.x() < 0)
        modifiers |= Qt::ControlModifier;
    const GraphGeometry before = mGeometry;
    GraphTool::wheel(mGeometry, point, event->angleDelta(), modifiers);
    const bool isLocked = modifiers & Qt::ControlModifier ? mLook.valuesLocked : mLook.timeLocked;
    if (isLocked)
        Q_EMIT gestureMessage(modifiers & Qt::ControlModifier ? tr("The value axis is locked.")
                                                              : tr("The time axis is locked."),
                              true);
    const bool moved = !(before.values == mGeometry.values);
    shareScale(point.x());
    if (moved)
        mPlot->redraw();
}

bool ValueGraph::takeModifier(const QKeyEvent &event)
{
    const std::optional<Qt::KeyboardModifiers> modifiers = modifiersAfter(event);
    if (!mTool.isActive() || !modifiers)
        return false;
    if (mTool.state() != GraphTool::State::Pressed)
        followPointer(*modifiers);
    return true;
}

bool ValueGraph::hasSelectedKeys() const
{
    return std::any_of(mLines.begin(), mLines.end(), [this](const DrawnLine &line) {
        return !mDocument.selection().rows(line.line.track).isEmpty();
    });
}

bool ValueGraph::wantsArrow(const QKeyEvent &event) const
{
    const bool isArrow = event.key() == Qt::Key_Left || event.key() == Qt::Key_Right ||
                         event.key() == Qt::Key_Up || event.key() == Qt::Key_Down;
    const Qt::KeyboardModifiers modifiers = event.modifiers() & ~Qt::KeypadModifier;
    return isArrow && (modifiers == Qt::NoModifier || modifiers == Qt::ShiftModifier) && !isGesturing() &&
           hasSelectedKeys();
}

std::optional<KeyValue> ValueGraph::nudgedValue() const
{
    const auto isFit = [this](const GraphLine &line) {
        return line.form == GraphLine::Form::Value && !line.speed && isCorrectable(line.value) &&
               !mDocument.selection().rows(line.track).isEmpty();
    };
    if (mCurrent >= 0 && isFit(mLines.at(mCurrent).line))
        return mLines.at(mCurrent).line.value;
    for (const DrawnLine &line : mLines) {
        if (isFit(line.line))
            return line.line.value;
    }
    return std::nullopt;
}

void ValueGraph::nudge(qint64 frames, double steps)
{
    if (mDocument.isHeld()) {
        Q_EMIT gestureMessage(mDocument.heldFault(), true);
        return;
    }
    const std::optional<KeyValue> value = nudgedValue();
    if (steps != 0 && !value) {
        Q_EMIT gestureMessage(tr("These lines show turns, speeds or switches: their keys move in time only."),
                              true);
        return;
    }
    // Of more keys than follow a drag each step is an edit of its own.
    if (mDocument.selection().count() > mostLiveKeys) {
        mNudge.reset();
        wantEdit(moveInGraphJob(mDocument, frames, value, value ? steps * valueStep(*value) : 0));
        return;
    }
    const bool inTime = frames != 0;
    const bool goesOn = mNudge && mNudge->inTime == inTime && !mNudge->gesture->hasEnded() &&
                        mNudge->selection == mDocument.selection() && mNudge->value == value;
    if (!goesOn) {
        mNudge = std::make_unique<Nudge>();
        mNudge->gesture = std::make_unique<KeyGesture>(mDocument, value);
        mNudge->value = value;
        mNudge->inTime = inTime;
    }
    mNudging = true;
    const qint64 wanted = mNudge->frames + frames;
    const double amount = mNudge->amount + (value ? steps * valueStep(*value) : 0);
    const EditResult result = mNudge->gesture->moveTo(wanted, amount);
    mNudging = false;
    if (result.error.isEmpty()) {
        mNudge->frames = wanted;
        mNudge->amount = amount;
    }
    mNudge->selection = mDocument.selection();
    Q_EMIT editFinished(result);
}

void ValueGraph::keyPressEvent(QKeyEvent *event)
{
    if (takeModifier(*event))
        return;
    if (event->key() == Qt::Key_Escape && isGesturing()) {
        cancelGesture();
        return;
    }
    if (event->key() == Qt::Key_Escape && !mDocument.selection().isEmpty()) {
        mDocument.setSelection({});
        return;
    }
    if (wantsArrow(*event)) {
        const double times = event->modifiers() & Qt::ShiftModifier ? 10 : 1;
        const int sign = event->key() == Qt::Key_Left || event->key() == Qt::Key_Down ? -1 : 1;
        const bool inTime = event->key() == Qt::Key_Left || event->key() == Qt::Key_Right;
        nudge(inTime ? qint64(sign * times) : 0, inTime ? 0 : sign * times);
        return;
    }
    QWidget::keyPressEvent(event);
}

void ValueGraph::keyReleaseEvent(QKeyEvent *event)
{
    if (!takeModifier(*event))
        QWidget::keyReleaseEvent(event);
}

bool ValueGraph::event(QEvent *event)
{
    if (event->type() == QEvent::ShortcutOverride) {
        auto *key = static_cast<QKeyEvent *>(event);
        // Alt belongs to a running gesture, not to the menu bar; arrow keys to selected keys.
        if ((mTool.isActive() && key->key() == Qt::Key_Alt) ||
            (isGesturing() && key->key() == Qt::Key_Escape) || wantsArrow(*key)) {
            event->accept();
            return true;
        }
    }
    return QWidget::event(event);
}

void ValueGraph::focusInEvent(QFocusEvent *event)
{
    QWidget::focusInEvent(event);
    mPlot->redraw(GraphPlot::Layer::Overlay);
}

void ValueGraph::focusOutEvent(QFocusEvent *event)
{
    QWidget::focusOutEvent(event);
    mNudge.reset();
    mPlot->redraw(GraphPlot::Layer::Overlay);
    if (event->reason() != Qt::PopupFocusReason)
        cancelGesture();
}

void ValueGraph::enterEvent(QEnterEvent *event)
{
    QWidget::enterEvent(event);
    Q_EMIT pointedAt(true);
}

void ValueGraph::leaveEvent(QEvent *)
{
    Q_EMIT pointedAt(false);
    clearReadout();
    mPlot->redraw(GraphPlot::Layer::Overlay);
}

void ValueGraph::clearReadout()
{
    mHover = {};
    if (mReadout.isEmpty())
        return;
    mReadout.clear();
    Q_EMIT readoutChanged({});
}

void ValueGraph::resizeEvent(QResizeEvent *)
{
    mFrozen = false;
    mPlot->setGeometry(rect());
}

void ValueGraph::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::PaletteChange) {
        mColours = SheetColours(palette());
        mPlot->setColours(mColours);
    } else if (event->type() == QEvent::LanguageChange) {
        retranslate();
    }
    QWidget::changeEvent(event);
}

QString ValueGraph::readoutAt(QPointF point)
{
    syncGeometry();
    const QPointF at = toPlot(point);
    if (!QRectF(plotRect()).contains(point))
        return {};
    const auto text = [this](qsizetype line, const QString &frame, double value) {
        return tr("%1  ·  frame %2  ·  %3", "line, frame and value under the pointer")
            .arg(mLines.at(line).label, frame, valueText(mLines.at(line).line, value));
    };
    const GraphHit hit =
        graphHit(mGeometry, mDocument.motion(), mDocument.selection(), mSamples.angles(), at);
    mHover = hit;
    if (hit.isKey())
        return text(hit.key.line, QString::number(qint64(hit.key.frame)), hit.key.value);
    if (hit.isHandle()) {
        return tr("%1  ·  control point of the curve to the key at frame %2")
            .arg(mLines.at(hit.handle.line).label)
            .arg(GraphReader(mDocument.motion(), mGeometry.lines.at(hit.handle.line), mSamples.angles())
                     .frame(hit.handle.row));
    }
    // Else the line that passes nearest, at the whole frame that is nearest.
    constexpr double reach = 8;
    const double frame = qMax(0.0, mGeometry.scale.frameAt(at.x()));
    double nearest = reach;
    qsizetype found = -1;
    for (qsizetype i = 0; i < mGeometry.lines.size(); ++i) {
        const GraphReader reader(mDocument.motion(), mGeometry.lines.at(i), mSamples.angles());
        if (!reader.isValid())
            continue;
        const double away = std::abs(mGeometry.values.yOf(reader.at(frame)) - at.y());
        if (away <= nearest) {
            nearest = away;
            found = i;
        }
    }
    if (found < 0)
        return {};
    const qint64 whole = mGeometry.scale.nearestFrame(at.x());
    const GraphReader reader(mDocument.motion(), mGeometry.lines.at(found), mSamples.angles());
    return text(found, QString::number(whole), reader.at(double(whole)));
}

void ValueGraph::pointAt(QPointF point)
{
    const QString readout = readoutAt(point);
    if (isOnRuler(point))
        setCursor(Qt::SizeHorCursor);
    else if (!mHover.isEmpty())
        setCursor(dragFault(mHover).isEmpty() ? Qt::PointingHandCursor : Qt::ForbiddenCursor);
    else
        unsetCursor();
    if (readout != mReadout) {
        mReadout = readout;
        Q_EMIT readoutChanged(readout);
    }
    mPlot->redraw(GraphPlot::Layer::Overlay);
}

} // namespace furitsuke
