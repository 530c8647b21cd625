// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/graph/graphplot.h"

#include "widgets/common/plotlibrary.h"

#include <QElapsedTimer>
#include <QEvent>
#include <QLocale>
#include <QTimer>

#include <array>
#include <cmath>

namespace furitsuke {

QString valueLabel(double value, double step)
{
    constexpr double large = 1e7;
    if (std::abs(value) >= large)
        return QLocale().toString(value, 'g', 6);
    const int decimals = step > 0 ? qBound(0, int(std::ceil(-std::log10(step) - 1e-9)), 8) : 4;
    // Nothing is minus zero.
    const double unit = std::pow(10, -decimals);
    return QLocale().toString(std::abs(value) < unit / 2 ? 0.0 : value, 'f', decimals);
}

/// Something of ours on a layer of the plot.
class GraphPlot::Painted : public QCPLayerable
{
public:
    Painted(QCustomPlot *plot, const QString &layer)
        : QCPLayerable(plot, layer)
    {}

    Paint paint;

protected:
    void applyDefaultAntialiasingHint(QCPPainter *) const override {}
    QRect clipRect() const override { return mParentPlot->axisRect()->rect(); }
    void draw(QCPPainter *painter) override
    {
        if (!paint)
            return;
        const QRect rect = clipRect();
        painter->save();
        painter->setClipRect(rect);
        painter->translate(rect.topLeft());
        paint(*painter);
        painter->restore();
    }
};

class GraphPlot::ValueTicker : public QCPAxisTickerFixed
{
protected:
    QString getTickLabel(double tick, const QLocale &, QChar, int) override
    {
        return valueLabel(tick, tickStep());
    }
};

/// The plot, which paints itself anew only when it is seen.
class GraphPlot::Canvas : public QCustomPlot
{
public:
    explicit Canvas(QWidget *parent)
        : QCustomPlot(parent)
        , frames(new QCPAxisTickerFixed)
        , values(new ValueTicker)
    {
        setAttribute(Qt::WA_TransparentForMouseEvents);
        setFocusPolicy(Qt::NoFocus);
        setInteractions({});
        setNoAntialiasingOnDrag(false);
        setPlottingHints({});
        const QString under = QStringLiteral("under");
        const QString marks = QStringLiteral("marks");
        const QString overlay = QStringLiteral("overlay");
        addLayer(under, layer(QStringLiteral("grid")), limBelow);
        addLayer(marks, layer(overlay), limBelow);
        for (const QString &kept : {marks, overlay})
            layer(kept)->setMode(QCPLayer::lmBuffered);
        painted = {new Painted(this, under), new Painted(this, QStringLiteral("main")),
                   new Painted(this, marks), new Painted(this, overlay)};
        axisRect()->setAutoMargins(QCP::msNone);
        for (QCPAxis *axis : {yAxis, xAxis2}) {
            axis->setVisible(true);
            axis->grid()->setVisible(true);
            axis->setSubTicks(false);
            axis->setTickLength(0, 4);
            axis->setTickLabelPadding(3);
        }
        for (QCPAxis *axis : {xAxis, yAxis2}) {
            axis->setVisible(false);
            axis->grid()->setVisible(false);
        }
        frames->setScaleStrategy(QCPAxisTickerFixed::ssNone);
        values->setScaleStrategy(QCPAxisTickerFixed::ssNone);
        xAxis2->setTicker(frames);
        yAxis->setTicker(values);
        xAxis2->setNumberFormat(QStringLiteral("f"));
        xAxis2->setNumberPrecision(0);
        // The library also replots by itself, once for what its constructor queues: never what is not
        // prepared.
        connect(this, &QCustomPlot::beforeReplot, this, [this] {
            if (prepare)
                prepare();
        });
    }

    Painted &paintedOn(Layer of) const { return *painted[std::size_t(of)]; }
    QCPLayer *layerOf(Layer of) const { return paintedOn(of).layer(); }

    std::function<void()> prepare;
    QSharedPointer<QCPAxisTickerFixed> frames;
    QSharedPointer<ValueTicker> values;
    std::array<Painted *, 4> painted;
    bool isStale = true;
    QList<Layer> staleLayers;
    qint64 cost = 0; ///< milliseconds that painting all of it took
    QElapsedTimer sincePaint;
    QTimer later;

protected:
    void resizeEvent(QResizeEvent *) override
    {
        setViewport(rect());
        plotLayout()->update(QCPLayoutElement::upLayout);
        isStale = true;
    }

    void paintEvent(QPaintEvent *event) override
    {
        // Drawing into the layers' pictures asks for a paint event; this is it.
        setAttribute(Qt::WA_UpdatesDisabled, true);
        if (bufferDevicePixelRatio() != devicePixelRatioF()) {
            setBufferDevicePixelRatio(devicePixelRatioF());
            isStale = true;
        }
        if (std::exchange(isStale, false)) {
            later.stop();
            sincePaint.start();
            replot(rpQueuedRefresh);
            cost = sincePaint.restart();
        } else {
            for (const Layer stale : std::as_const(staleLayers))
                layerOf(stale)->replot();
        }
        staleLayers.clear();
        setAttribute(Qt::WA_UpdatesDisabled, false);
        QCustomPlot::paintEvent(event);
    }
};

GraphPlot::GraphPlot(QWidget *parent)
    : QWidget(parent)
    , mCanvas(new Canvas(this))
{
    setAttribute(Qt::WA_TransparentForMouseEvents);
    mCanvas->later.setSingleShot(true);
    connect(&mCanvas->later, &QTimer::timeout, this, qOverload<>(&GraphPlot::redraw));
    setFonts();
}

GraphPlot::~GraphPlot() = default;

void GraphPlot::setPrepare(std::function<void()> prepare)
{
    mCanvas->prepare = std::move(prepare);
}

void GraphPlot::setPaint(Layer layer, Paint paint)
{
    mCanvas->paintedOn(layer).paint = std::move(paint);
    redraw();
}

void GraphPlot::setMargins(const QMargins &margins)
{
    if (mCanvas->axisRect()->margins() == margins)
        return;
    mCanvas->axisRect()->setMargins(margins);
    mCanvas->plotLayout()->update(QCPLayoutElement::upLayout);
    redraw();
}

QRect GraphPlot::plotRect() const
{
    return rect().marginsRemoved(mCanvas->axisRect()->margins());
}

void GraphPlot::setScales(const TimeScale &time, const ValueScale &values)
{
    const QRect rect = plotRect();
    constexpr double apart = 34;
    const int widest = fontMetrics().horizontalAdvance(QString::number(time.nearestFrame(rect.width())));
    mCanvas->frames->setTickStep(double(time.tickStep(qMax(widest, 24) + 14)));
    mCanvas->values->setTickStep(values.tickStep(apart));
    mCanvas->xAxis2->setRange(time.frameAt(0), time.frameAt(rect.width()));
    mCanvas->yAxis->setRange(values.valueAt(rect.height()), values.top());
}

void GraphPlot::setColours(const SheetColours &colours)
{
    mCanvas->setBackground(QBrush(colours.background));
    for (QCPAxis *axis : {mCanvas->yAxis, mCanvas->xAxis2}) {
        axis->setBasePen(QPen(colours.gridStrong));
        axis->setTickPen(QPen(colours.dimText));
        axis->setTickLabelColor(colours.dimText);
        axis->grid()->setPen(QPen(colours.grid));
    }
    mCanvas->yAxis->grid()->setZeroLinePen(QPen(colours.gridStrong));
    mCanvas->xAxis2->grid()->setZeroLinePen(QPen(colours.grid));
    redraw();
}

void GraphPlot::setFonts()
{
    QFont small = font();
    small.setPointSizeF(qMax(6.0, small.pointSizeF() - 1));
    mCanvas->yAxis->setTickLabelFont(small);
    mCanvas->xAxis2->setTickLabelFont(small);
}

void GraphPlot::redraw()
{
    mCanvas->isStale = true;
    mCanvas->update();
}

void GraphPlot::redrawSoon()
{
    constexpr qint64 little = 3;
    constexpr qint64 pause = 40;
    const qint64 past = mCanvas->sincePaint.isValid() ? mCanvas->sincePaint.elapsed() : pause;
    if (mCanvas->cost <= little || past >= pause)
        redraw();
    else if (!mCanvas->later.isActive())
        mCanvas->later.start(int(pause - past));
}

void GraphPlot::redraw(Layer layer)
{
    Q_ASSERT(layer == Layer::Marks || layer == Layer::Overlay);
    if (!mCanvas->staleLayers.contains(layer))
        mCanvas->staleLayers.append(layer);
    mCanvas->update();
}

void GraphPlot::resizeEvent(QResizeEvent *)
{
    mCanvas->setGeometry(rect());
}

void GraphPlot::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::FontChange) {
        setFonts();
        redraw();
    }
    QWidget::changeEvent(event);
}

} // namespace furitsuke
