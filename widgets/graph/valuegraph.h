// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor-core/timeline/graphtool.h"
#include "widgets/common/theme.h"
#include "widgets/dopesheet/timelinestate.h"
#include "widgets/graph/graphsamples.h"

#include <QPen>
#include <QTimer>
#include <QWidget>

#include <memory>

namespace furitsuke {

class GraphPlot;

/// How a value graph shows its lines.
struct GraphLook
{
    bool ghost = true;    ///< lines as last saved, under those of now
    bool handles = true;  ///< control points of the curves at selected keys
    bool autoFit = false; ///< values are fitted whenever other frames come into view, but not while it plays
    bool timeLocked = false;
    bool valuesLocked = false;

    friend bool operator==(const GraphLook &, const GraphLook &) = default;
};

/// A line with its looks.
struct DrawnLine
{
    GraphLine line;
    QString label; ///< track and value
    QPen pen;

    friend bool operator==(const DrawnLine &, const DrawnLine &) = default;
};

/// Values over time, in the dope sheet's scale of time: either moves the other. Mouse events go to the
/// GraphTool, arrow keys move the selected keys, the strip of frame numbers on top moves the playhead.
///
/// Changes only mark what is stale; lines are sampled when they are painted.
class ValueGraph : public QWidget
{
    Q_OBJECT

public:
    explicit ValueGraph(TimelineState &state, QWidget *parent = nullptr);
    ~ValueGraph() override;

    QSize sizeHint() const override { return {900, 240}; }

    /// In which later lines are drawn over earlier ones. Fits the values where the lines are others.
    void setLines(const QList<DrawnLine> &lines);
    const QList<DrawnLine> &lines() const { return mLines; }
    /// Said in the middle where there are no lines.
    void setEmptyText(const QString &text);
    const GraphLook &look() const { return mLook; }
    void setLook(const GraphLook &look);
    /// What dragged control points snap to.
    void setCurveSnaps(CurveSnaps snaps) { mTool.setCurveSnaps(snaps); }
    /// Gives up what is being dragged, as Esc does.
    void cancelGesture();
    /// The line whose value arrow keys change, drawn thicker; -1 where none is.
    qsizetype currentLine() const { return mCurrent; }
    void setCurrentLine(qsizetype line);

    /// Room for the values' labels on the left; unused room on the right.
    void setSideMargins(int left, int right);
    /// Where values are drawn, in this widget; frames are at geometry().scale.xOf() from its left edge.
    QRect plotRect() const;
    /// As it is drawn.
    const GraphGeometry &geometry();
    const GraphTool &tool() const { return mTool; }
    UnwrappedAngles &angles() { return mSamples.angles(); }
    GraphPlot &plot() { return *mPlot; }
    bool isGesturing() const;

    /// Fits the values of what is in view.
    void fitValues();
    /// Fits time and values to the selected keys, or all.
    void fitSelection();
    void fitAll();
    /// What is at a point, as a text: line, frame and value; empty where there is nothing near.
    QString readoutAt(QPointF point);

Q_SIGNALS:
    void gestureMessage(const QString &text, bool warning);
    void editFinished(const furitsuke::EditResult &result);
    /// A gesture ends with an edit that may take long; whoever hears of it is to do it. Meanwhile, if the
    /// document is held, the lines stay as the gesture left them.
    void editWanted(const furitsuke::EditJob &job);
    void readoutChanged(const QString &text);
    void currentLineChanged(qsizetype line);
    /// The pointer came in, or left.
    void pointedAt(bool inside);

protected:
    bool event(QEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;
    void mousePressEvent(QMouseEvent *event) override;
    void mouseMoveEvent(QMouseEvent *event) override;
    void mouseReleaseEvent(QMouseEvent *event) override;
    void wheelEvent(QWheelEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;
    void keyReleaseEvent(QKeyEvent *event) override;
    void focusInEvent(QFocusEvent *event) override;
    void focusOutEvent(QFocusEvent *event) override;
    void enterEvent(QEnterEvent *event) override;
    void leaveEvent(QEvent *event) override;
    void changeEvent(QEvent *event) override;

private:
    /// A run of arrow keys along one axis, which is one undo step.
    struct Nudge
    {
        std::unique_ptr<KeyGesture> gesture;
        KeySelection selection; ///< after the last one
        std::optional<KeyValue> value;
        bool inTime = false;
        qint64 frames = 0;
        double amount = 0;
    };

    void retranslate();
    void connectDocument();
    void prepare();
    void syncGeometry();
    /// Takes over what a gesture did to the scale of time.
    void shareScale(double x);
    QPointF toPlot(QPointF point) const { return point - plotRect().topLeft(); }
    RulerGeometry rulerGeometry() const;
    bool isOnRuler(QPointF point) const { return point.y() < plotRect().top(); }
    void followPointer(Qt::KeyboardModifiers modifiers);
    void followRuler(QPointF point);
    void scrollAtEdge();
    void endGesture();
    void wantEdit(const EditJob &job);
    bool takeModifier(const QKeyEvent &event);
    void pointAt(QPointF point);
    void clearReadout();
    /// Why a key or handle cannot be dragged; empty where it can.
    QString dragFault(const GraphHit &hit) const;
    bool wantsArrow(const QKeyEvent &event) const;
    void nudge(qint64 frames, double steps);
    /// The value that arrow keys change: of the current line, else of the first one with selected keys.
    std::optional<KeyValue> nudgedValue() const;
    bool hasSelectedKeys() const;

    // In valuegraphpaint.cpp.
    void paintUnder(QPainter &painter);
    /// Markers and cuts.
    void paintUprights(QPainter &painter);
    void paintLines(QPainter &painter);
    void paintMarks(QPainter &painter);
    void paintOverlay(QPainter &painter);
    void paintLabel(QPainter &painter, const QString &text, const QColor &colour, const QColor &textColour);

    TimelineState &mState;
    MotionDocument &mDocument;
    GraphSamples mSamples;
    GraphTool mTool;
    GraphGeometry mGeometry;
    GraphLook mLook;
    QList<DrawnLine> mLines;
    qsizetype mCurrent = -1;
    QString mEmptyText;
    SheetColours mColours;
    GraphPlot *mPlot;
    bool mFitWanted = false;
    TimeScale mFittedScale;
    QTimer mEdgeTimer;
    QPointF mPointer; ///< in the plot
    Qt::KeyboardModifiers mModifiers;
    QString mReadout;
    GraphHit mHover;
    bool mScrubbing = false;
    /// What was in view at a press, where the drag has scrolled since.
    std::optional<std::pair<TimeScale, ValueScale>> mScrolledFrom;
    std::unique_ptr<Nudge> mNudge;
    bool mNudging = false;
    bool mFrozen = false; ///< the lines stay as a gesture left them, while its edit is worked out
};

} // namespace furitsuke
