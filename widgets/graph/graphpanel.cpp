// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/graph/graphpanel.h"

#include "widgets/common/elidedlabel.h"
#include "widgets/dopesheet/timelinepanel.h"
#include "widgets/graph/graphlines.h"
#include "widgets/graph/linecolours.h"

#include <QEvent>
#include <QHBoxLayout>
#include <QLabel>
#include <QToolBar>
#include <QVBoxLayout>

#include <algorithm>

namespace furitsuke {

namespace {

/// Of the list of lines where it is not as wide as that of the tracks.
constexpr int widestColumn = 200;

constexpr int turnKey = -1;

/// Room for the values' labels beside the plot, in the plot's own font.
int axisWidthFor(const QWidget &graph)
{
    return qMax(52, graph.fontMetrics().horizontalAdvance(QStringLiteral("-000.0")) + 8);
}

/// What a choice is remembered by: the value, or the turn in its place.
int choiceKey(const GraphLine &line)
{
    return line.form == GraphLine::Form::Turn ? turnKey : int(line.value);
}

} // namespace

GraphPanel::GraphPanel(TimelinePanel &timeline, QWidget *parent)
    : QWidget(parent)
    , mTimeline(timeline)
    , mDocument(timeline.state().document())
    , mTools(new QToolBar)
    , mReadout(new ElidedLabel)
    , mColumn(new QWidget)
    , mList(new LineList)
    , mNote(new QLabel)
    , mGraph(new ValueGraph(timeline.state()))
{
    setObjectName(QStringLiteral("graphPanel"));
    mTools->setObjectName(QStringLiteral("graphTools"));
    mTools->setToolButtonStyle(Qt::ToolButtonTextOnly);
    mTools->setMovable(false);
    mTools->layout()->setContentsMargins(2, 0, 2, 0);
    mReadout->setObjectName(QStringLiteral("graphReadout"));
    mReadout->setMinimumWidth(60);
    mReadout->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Preferred);
    mReadout->setAlignment(Qt::AlignRight | Qt::AlignVCenter);
    mNote->setObjectName(QStringLiteral("graphNote"));
    mNote->setWordWrap(true);
    mNote->setMargin(3);
    mNote->setForegroundRole(QPalette::PlaceholderText);
    mNote->hide();

    auto *top = new QHBoxLayout;
    top->setContentsMargins(0, 0, 6, 0);
    top->setSpacing(6);
    top->addWidget(mTools);
    top->addWidget(mReadout, 1);
    auto *columnLayout = new QVBoxLayout(mColumn);
    columnLayout->setContentsMargins(0, 0, 0, 0);
    columnLayout->setSpacing(0);
    columnLayout->addWidget(mList, 1);
    columnLayout->addWidget(mNote);
    auto *below = new QHBoxLayout;
    below->setSpacing(0);
    below->addWidget(mColumn);
    below->addWidget(mGraph, 1);
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(0);
    layout->addLayout(top);
    layout->addLayout(below, 1);
    mColumn->setFixedWidth(widestColumn);
    setFocusProxy(mGraph);

    mLater.setSingleShot(true);
    mLater.setInterval(0);
    connect(&mLater, &QTimer::timeout, this, &GraphPanel::refresh);
    // Not at each step of a drag.
    mAfterChange.setSingleShot(true);
    mAfterChange.setInterval(250);
    connect(&mAfterChange, &QTimer::timeout, this, [this] {
        // Other lines would end the drag that made them move.
        if (mGraph->isGesturing())
            mAfterChange.start();
        else
            markStale();
    });
    connect(&mDocument, &MotionDocument::chosenTracksChanged, this, &GraphPanel::takeChosen);
    connect(&mDocument, &MotionDocument::changed, this, [this](const MotionChange &change) {
        if (change.whole)
            mChoices.clear();
        if (!change.tracks) {
            for (const TrackSpan &span : change.spans)
                mChanged.insert(span.track);
            mAfterChange.start();
            return;
        }
        mStandard.clear();
        mTakesChosen = true;
        markStale();
    });
    connect(mGraph, &ValueGraph::readoutChanged, mReadout, &QLabel::setText);
    connect(mGraph, &ValueGraph::currentLineChanged, this, [this](qsizetype line) {
        mList->setCurrentLine(line >= 0 ? std::optional(mGraph->lines().at(line).line) : std::nullopt);
    });
    connect(mList, &LineList::lineChosen, this, [this](const GraphLine &line) {
        const QList<DrawnLine> &lines = mGraph->lines();
        const auto found = std::find_if(lines.begin(), lines.end(),
                                        [&line](const DrawnLine &drawn) { return drawn.line == line; });
        mGraph->setCurrentLine(found == lines.end() ? -1 : found - lines.begin());
    });
    connect(mList, &LineList::shownChanged, this, [this](const QList<GraphLine> &lines, bool shown) {
        for (const GraphLine &line : lines)
            mChoices[line.track].insert(choiceKey(line), shown);
        markStale();
    });
    // The sheet's place tells the graph's.
    mTimeline.sheet().installEventFilter(this);
    mTimeline.installEventFilter(this);
    retranslate();
}

void GraphPanel::retranslate()
{
    mGraph->setEmptyText(tr("Select a track or keys to see their values over time."));
    mStale = true;
    markStale();
}

void GraphPanel::markStale()
{
    mStale = true;
    if (isSeen())
        mLater.start();
}

QList<KeyValue> GraphPanel::shownValues(const QList<TrackRef> &tracks)
{
    QList<KeyValue> values;
    if (!isSeen())
        return values;
    if (mStale)
        refresh();
    const auto add = [&values](KeyValue value) {
        if (!values.contains(value))
            values.append(value);
    };
    for (const DrawnLine &drawn : mGraph->lines()) {
        if (!tracks.contains(drawn.line.track))
            continue;
        if (drawn.line.form == GraphLine::Form::Turn) {
            for (const KeyValue angle : {KeyValue::AngleX, KeyValue::AngleY, KeyValue::AngleZ})
                add(angle);
        } else {
            add(drawn.line.value);
        }
    }
    return values;
}

void GraphPanel::takePlace()
{
    align();
    if (mStale && isVisible())
        mLater.start();
}

void GraphPanel::takeChosen()
{
    // Who works in the graph and selects keys of some of its lines has not asked for the others to go.
    const QList<TrackRef> chosen = mDocument.chosenTracks();
    const bool fromHere = mGraph->hasFocus() || mGraph->isGesturing();
    const bool listed =
        !chosen.isEmpty() &&
        std::all_of(chosen.begin(), chosen.end(), [this](TrackRef track) { return mTracks.contains(track); });
    if (fromHere && listed && !mTakesChosen)
        return;
    mTakesChosen = true;
    markStale();
}

void GraphPanel::setTurns(bool turns)
{
    if (turns == mTurns)
        return;
    mTurns = turns;
    mStandard.clear();
    // Who asks for turns wants to see them, whatever was unchecked before.
    for (auto &choices : mChoices)
        choices.remove(turnKey);
    markStale();
}

void GraphPanel::setSpeed(bool speed)
{
    if (speed == mSpeed)
        return;
    mSpeed = speed;
    markStale();
}

QList<bool> GraphPanel::standard(const QList<GraphLine> &lines)
{
    QList<bool> shown;
    bool any = false;
    for (GraphLine line : lines) {
        line.speed = false;
        shown.append(line.form == GraphLine::Form::Turn ||
                     lineMoves(mDocument.motion(), line, mGraph->angles()));
        any = any || shown.constLast();
    }
    if (any)
        return shown;
    // Nothing moves: the values that people set.
    const bool isBone = !lines.isEmpty() && lines.constFirst().track.kind == TrackKind::Bone;
    for (qsizetype i = 0; i < lines.size(); ++i) {
        const LineGroup group = groupOf(lines.at(i).value);
        shown[i] = !isBone || group == LineGroup::Rotation;
    }
    return shown;
}

void GraphPanel::refresh()
{
    if (!isSeen() || !std::exchange(mStale, false))
        return;
    int leftOutTracks = 0;
    if (std::exchange(mTakesChosen, false)) {
        mTracks = mDocument.chosenTracks();
        mStandard.clear();
    }
    mTracks.removeIf([this](TrackRef track) { return !mDocument.motion().contains(track); });
    leftOutTracks = int(qMax<qsizetype>(0, mTracks.size() - mostTracks));
    const SheetColours colours(palette());
    QList<LineList::Track> listed;
    QList<DrawnLine> drawn;
    int leftOutLines = 0;
    const QSet<TrackRef> changed = std::exchange(mChanged, {});
    for (qsizetype t = 0; t < mTracks.size() - leftOutTracks; ++t) {
        const TrackRef track = mTracks.at(t);
        const QList<GraphLine> lines = linesOfTrack(track, mTurns, mSpeed);
        if (!mStandard.contains(track)) {
            mStandard.insert(track, standard(lines));
        } else if (changed.contains(track)) {
            // What has begun to move is shown as well; nothing goes.
            QList<bool> &shown = mStandard[track];
            for (qsizetype i = 0; i < lines.size(); ++i)
                shown[i] = shown.at(i) || lineMoves(mDocument.motion(), lines.at(i), mGraph->angles());
        }
        const QList<bool> shown = mStandard.value(track);
        LineList::Track entry{mDocument.trackLabel(track), {}};
        for (qsizetype i = 0; i < lines.size(); ++i) {
            const GraphLine &line = lines.at(i);
            const bool on = mChoices.value(track).value(choiceKey(line), shown.value(i));
            const QPen pen = linePen(line, t, colours.dark);
            entry.lines.append({line, on, pen});
            if (on && drawn.size() >= mostLines)
                ++leftOutLines;
            else if (on)
                drawn.append({line, entry.name + QStringLiteral("  ·  ") + lineName(line), pen});
        }
        if (!lines.isEmpty())
            listed.append(entry);
    }
    mList->setTracks(listed);
    mGraph->setLines(drawn);
    mGraph->setEmptyText(listed.isEmpty() ? tr("Select a track or keys to see their values over time.")
                                          : tr("Check a value in the list to see it over time."));
    showNote(leftOutLines, leftOutTracks);
}

void GraphPanel::showNote(int leftOutLines, int leftOutTracks)
{
    QStringList notes;
    if (leftOutLines > 0)
        notes.append(tr("%n more line(s) not drawn", nullptr, leftOutLines));
    if (leftOutTracks > 0)
        notes.append(tr("%n more track(s) not listed", nullptr, leftOutTracks));
    mNote->setText(notes.join(QLatin1Char('\n')));
    mNote->setVisible(!notes.isEmpty());
}

void GraphPanel::align()
{
    if (!isVisible())
        return;
    const QWidget &sheet = mTimeline.sheet();
    constexpr int leastColumn = 60;
    constexpr int leastPlot = 120;
    const int axisWidth = axisWidthFor(*mGraph);
    const int left = sheet.mapTo(sheet.window(), QPoint()).x() - mapTo(window(), QPoint()).x();
    const int right = width() - left - sheet.width();
    // Beside the sheet, or in a window of its own, there is nothing to line up with: where there is little
    // room the list leaves most of it to the graph.
    if (!sheet.isVisible() || sheet.window() != window() || left < axisWidth + leastColumn ||
        left > width() - leastPlot) {
        mColumn->setFixedWidth(qBound(leastColumn, width() / 3, widestColumn));
        mGraph->setSideMargins(axisWidth, 0);
        return;
    }
    mColumn->setFixedWidth(left - axisWidth);
    constexpr int widestRest = 60;
    mGraph->setSideMargins(axisWidth, right >= 0 && right <= widestRest ? right : 0);
}

bool GraphPanel::eventFilter(QObject *watched, QEvent *event)
{
    switch (event->type()) {
    case QEvent::Resize:
    case QEvent::Move:
    case QEvent::Show:
        takePlace();
        break;
    default:
        break;
    }
    return QWidget::eventFilter(watched, event);
}

bool GraphPanel::event(QEvent *event)
{
    // A dock that is not the one in front of its tabs lies elsewhere.
    if (event->type() == QEvent::ParentChange && parentWidget())
        parentWidget()->installEventFilter(this);
    else if (event->type() == QEvent::ParentAboutToChange && parentWidget())
        parentWidget()->removeEventFilter(this);
    return QWidget::event(event);
}

void GraphPanel::showEvent(QShowEvent *event)
{
    QWidget::showEvent(event);
    takePlace();
}

void GraphPanel::resizeEvent(QResizeEvent *event)
{
    QWidget::resizeEvent(event);
    takePlace();
}

void GraphPanel::moveEvent(QMoveEvent *event)
{
    QWidget::moveEvent(event);
    takePlace();
}

void GraphPanel::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::LanguageChange)
        retranslate();
    else if (event->type() == QEvent::PaletteChange)
        markStale();
    else if (event->type() == QEvent::FontChange)
        takePlace();
    QWidget::changeEvent(event);
}

} // namespace furitsuke
