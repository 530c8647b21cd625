// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor-core/timeline/timescale.h"
#include "editor-core/timeline/valuescale.h"
#include "widgets/common/theme.h"

#include <QWidget>

#include <functional>

class QPainter;

namespace furitsuke {

/// A frame of axes and a grid, with frames across and values up, and layers that are painted inside it. The
/// one place of the value graph that knows of QCustomPlot, which keeps the layers as pictures: what lies on
/// top moves without what lies under it being drawn again.
///
/// Nothing is drawn before it is seen; mouse events go to the parent.
class GraphPlot : public QWidget
{
    Q_OBJECT

public:
    enum class Layer {
        Under, ///< under the grid
        Lines,
        Marks,   ///< kept apart
        Overlay, ///< kept apart
    };
    /// Paints in device-independent pixels from the plot's top left corner, clipped to the plot.
    using Paint = std::function<void(QPainter &)>;

    /// The left margin holds the values' labels, the upper one those of frames.
    explicit GraphPlot(QWidget *parent);
    ~GraphPlot() override;

    /// Called before anything is painted again; sets the scales.
    void setPrepare(std::function<void()> prepare);
    void setPaint(Layer layer, Paint paint);
    void setMargins(const QMargins &margins);
    /// Where values and frames are drawn, in this widget.
    QRect plotRect() const;
    void setScales(const TimeScale &time, const ValueScale &values);
    void setColours(const SheetColours &colours);

    /// Everything is painted again when it is next seen.
    void redraw();
    /// The same for a change that others make step by step: at once where that costs little, else some times
    /// a second.
    void redrawSoon();
    /// One of the layers that are kept apart is.
    void redraw(Layer layer);

protected:
    void resizeEvent(QResizeEvent *event) override;
    void changeEvent(QEvent *event) override;

private:
    class Canvas;
    class Painted;
    class ValueTicker;

    void setFonts();

    Canvas *mCanvas;
};

/// A value as a label of an axis or a read-out: as many decimals as a step between labels needs.
QString valueLabel(double value, double step);

} // namespace furitsuke
