// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/curves/curveplot.h"

#include "editor-core/motion/bezier.h"
#include "widgets/common/plotlibrary.h"
#include "widgets/common/theme.h"
#include "widgets/curves/channelcolours.h"

#include <QCoreApplication>
#include <QLocale>

#include <cmath>

namespace furitsuke {

namespace {

struct Words
{
    Q_DECLARE_TR_FUNCTIONS(furitsuke::CurvePlot)
};

constexpr int tickLength = 4;
constexpr int gap = 3;

/// An image over the square; without a file's or pixmap's own size.
class ImageItem : public QCPAbstractItem
{
public:
    explicit ImageItem(QCustomPlot *plot)
        : QCPAbstractItem(plot)
    {
        setSelectable(false);
    }
    void set(const QImage &image) { mImage = image; }
    void setPlace(const QRectF &place) { mPlace = place; }
    double selectTest(const QPointF &, bool, QVariant *) const override { return -1; }

protected:
    void draw(QCPPainter *painter) override
    {
        if (mImage.isNull())
            return;
        painter->setRenderHint(QPainter::SmoothPixmapTransform);
        painter->drawImage(mPlace, mImage);
    }

private:
    QImage mImage;
    QRectF mPlace;
};

QSharedPointer<QCPAxisTickerText> percentTicker(int divisions)
{
    auto ticker = QSharedPointer<QCPAxisTickerText>::create();
    ticker->setSubTickCount(0);
    const QString pattern = Words::tr("%1 %", "a share");
    for (int i = 0; i <= divisions; ++i)
        ticker->addTick(double(curveMax) * i / divisions, pattern.arg(100 * i / divisions));
    return ticker;
}

/// The grid of 8 by 8; every other line with its number.
QSharedPointer<QCPAxisTickerText> gridTicker(bool numbers)
{
    auto ticker = QSharedPointer<QCPAxisTickerText>::create();
    ticker->setSubTickCount(0);
    constexpr int divisions = 8;
    for (int i = 0; i <= divisions; ++i) {
        const int at = qMin(int(curveMax), 16 * i);
        ticker->addTick(at, numbers && i % 2 == 0 ? QString::number(at) : QString());
    }
    return ticker;
}

/// The upper end of an axis that has to show a speed.
double topFor(double speed)
{
    for (const double top : {2.0, 3.0, 4.0, 6.0}) {
        if (speed <= top)
            return top;
    }
    return CurvePlot::fastest;
}

constexpr int curveSteps = 96;

} // namespace

struct CurvePlot::Parts
{
    Parts()
        : colours(QPalette())
    {
        plot.setAttribute(Qt::WA_DontShowOnScreen);
        plot.setAutoAddPlottableToLegend(false);
        // Labels are drawn for any pixel ratio, so none can be kept.
        plot.setPlottingHint(QCP::phCacheLabels, false);
        rect = plot.axisRect();
        rect->setAutoMargins(QCP::msNone);
        rect->setupFullAxesBox();
        speedAxis = rect->addAxis(QCPAxis::atRight);
        plot.plotLayout()->setMargins({});
        square = new QCPItemRect(&plot);
        square->setLayer(QStringLiteral("background"));
        diagonal = new QCPItemLine(&plot);
        diagonal->setLayer(QStringLiteral("grid"));
        overlay = new ImageItem(&plot);
        overlay->setLayer(QStringLiteral("main"));
        for (QCPAbstractItem *item :
             {static_cast<QCPAbstractItem *>(square), static_cast<QCPAbstractItem *>(diagonal)})
            item->setSelectable(false);
        square->topLeft->setCoords(0, curveMax);
        square->bottomRight->setCoords(curveMax, 0);
        diagonal->start->setCoords(0, 0);
        diagonal->end->setCoords(curveMax, curveMax);
        rect->axis(QCPAxis::atBottom)->grid()->setVisible(false);
        rect->axis(QCPAxis::atLeft)->grid()->setVisible(false);
        speedAxis->grid()->setVisible(false);
        for (QCPAxis *axis : {gridX(), gridY()}) {
            axis->grid()->setVisible(true);
            axis->grid()->setZeroLinePen(Qt::NoPen);
        }
        for (QCPAxis *axis : rect->axes()) {
            axis->setTickLengthIn(0);
            axis->setTickLengthOut(tickLength);
            axis->setSubTicks(false);
            axis->setTickLabelPadding(gap);
            axis->setLabelPadding(1);
            axis->setPadding(0);
        }
    }
    QCPAxis *timeAxis() const { return rect->axis(QCPAxis::atBottom); }
    QCPAxis *wayAxis() const { return rect->axis(QCPAxis::atLeft); }
    QCPAxis *gridX() const { return rect->axis(QCPAxis::atTop); }
    QCPAxis *gridY() const { return rect->axis(QCPAxis::atRight, 0); }

    void addCurve(const PlottedCurve &plotted)
    {
        auto *curve = new QCPCurve(timeAxis(), wayAxis());
        QVector<QCPCurveData> points;
        points.reserve(curveSteps + 1);
        for (int i = 0; i <= curveSteps; ++i) {
            const CurvePosition at = curvePosition(plotted.curve, double(i) / curveSteps);
            points.append(QCPCurveData(i, at.x * curveMax, at.y * curveMax));
        }
        curve->data()->set(points, true);
        curve->setPen(penOf(plotted, 2));
    }
    void addSpeed(const PlottedCurve &plotted)
    {
        auto *curve = new QCPCurve(timeAxis(), speedAxis);
        QVector<QCPCurveData> points;
        points.reserve(curveSteps + 1);
        // Far beyond the axis, where clipping still reckons with numbers of one size.
        constexpr double beyond = 4 * fastest;
        for (int i = 0; i <= curveSteps; ++i) {
            const double x = curvePosition(plotted.curve, double(i) / curveSteps).x;
            const double speed = speedAt(plotted.curve, x);
            infinite = infinite || std::isinf(speed);
            highest = qMax(highest, qMin(speed, beyond));
            points.append(QCPCurveData(i, x * curveMax, qMin(speed, beyond)));
        }
        curve->data()->set(points, true);
        QPen pen(penOf(plotted, 1));
        pen.setStyle(Qt::DashLine);
        curve->setPen(pen);
    }
    QPen penOf(const PlottedCurve &plotted, double width) const
    {
        QPen pen = channelPen(plotted.channel.number, colours.dark, width);
        if (plotted.average) {
            pen.setWidthF(width * 0.8);
            pen.setStyle(Qt::DotLine);
        }
        if (plotted.faint) {
            QColor colour = pen.color();
            colour.setAlphaF(0.45f);
            pen.setColor(colour);
        }
        return pen;
    }

    QCustomPlot plot;
    SheetColours colours;
    QCPAxisRect *rect = nullptr;
    QCPAxis *speedAxis = nullptr;
    QCPItemRect *square = nullptr;
    QCPItemLine *diagonal = nullptr;
    ImageItem *overlay = nullptr;
    QSize size;
    QList<PlottedCurve> curves;
    bool speeds = false;
    bool stale = true; ///< the curves are to be made anew
    bool infinite = false;
    double highest = 0;
};

CurvePlot::CurvePlot()
    : mParts(std::make_unique<Parts>())
{}

CurvePlot::~CurvePlot() = default;

void CurvePlot::setLook(const QPalette &palette, const QFont &font)
{
    Parts &p = *mParts;
    p.colours = SheetColours(palette);
    p.plot.setBackground(QBrush(p.colours.background));
    p.plot.setFont(font);
    p.rect->setBackground(QBrush(p.colours.alternate));
    p.square->setBrush(QBrush(p.colours.background));
    p.square->setPen(QPen(p.colours.gridStrong, 1));
    p.diagonal->setPen(QPen(p.colours.gridStrong, 1, Qt::DashLine));
    for (QCPAxis *axis : p.rect->axes()) {
        axis->setBasePen(QPen(p.colours.gridStrong));
        axis->setTickPen(QPen(p.colours.gridStrong));
        axis->setTickLabelColor(p.colours.dimText);
        axis->setLabelColor(p.colours.dimText);
        axis->setTickLabelFont(font);
        axis->setLabelFont(font);
        axis->grid()->setPen(QPen(p.colours.grid, 1));
    }
    p.stale = true;
}

CurveGeometry CurvePlot::layOut(QSize size, int header, int footer, bool speeds)
{
    Parts &p = *mParts;
    p.size = size;
    p.stale = p.stale || p.speeds != speeds;
    p.speeds = speeds;
    const QFontMetrics metrics(p.timeAxis()->tickLabelFont());
    const int line = metrics.height();
    constexpr int roomy = 330;
    const bool large = qMin(size.width(), size.height()) >= roomy;
    const QString whole = Words::tr("%1 %", "a share").arg(100);
    const int labels = tickLength + gap + 2;
    const int title = large ? line + 2 : 0;
    const int left = labels + metrics.horizontalAdvance(whole) + title + apron;
    const int bottom = labels + line + title + apron + footer;
    const int top = header + apron + (large ? labels + line : tickLength + gap);
    int right = apron + metrics.horizontalAdvance(whole) / 2;
    if (speeds)
        right = apron + labels + metrics.horizontalAdvance(QStringLiteral("0.0")) + title;
    else if (large)
        right = apron + labels + metrics.horizontalAdvance(QString::number(curveMax));
    const CurveGeometry geometry = CurveGeometry::inside(QSizeF(size), QMarginsF(left, top, right, bottom));

    const int side = int(geometry.square.width());
    const int label = metrics.horizontalAdvance(whole);
    p.timeAxis()->setTicker(percentTicker(side >= 5 * label + 40 ? 4 : side >= 3 * label ? 2 : 1));
    p.wayAxis()->setTicker(percentTicker(side >= 8 * line ? 4 : 2));
    p.gridX()->setTicker(gridTicker(large));
    p.gridY()->setTicker(gridTicker(large && !speeds));
    p.gridX()->setTickLabels(large);
    p.gridY()->setTickLabels(large && !speeds);
    p.gridY()->setTicks(!speeds);
    p.timeAxis()->setLabel(large ? Words::tr("Time") : QString());
    p.wayAxis()->setLabel(large ? Words::tr("Way") : QString());
    p.speedAxis->setLabel(large ? Words::tr("Speed, 1 is the mean") : QString());
    p.speedAxis->setVisible(speeds);

    // The library puts the lower end of an upright axis on the last row of pixels, one above the square's.
    const QRect rect = geometry.square.toRect().adjusted(-apron, -apron, apron, apron);
    p.rect->setMargins({rect.left(), rect.top() + 1, size.width() - rect.left() - rect.width(),
                        size.height() - rect.top() - 1 - rect.height()});
    const double beyond = apron / geometry.unit();
    for (QCPAxis *axis : {p.timeAxis(), p.wayAxis(), p.gridX(), p.gridY()})
        axis->setRange(-beyond, curveMax + beyond);
    p.overlay->setPlace(geometry.square);
    return geometry;
}

void CurvePlot::setCurves(const QList<PlottedCurve> &curves)
{
    if (curves == mParts->curves)
        return;
    mParts->curves = curves;
    mParts->stale = true;
}

void CurvePlot::setOverlay(const QImage &image)
{
    mParts->overlay->set(image);
}

bool CurvePlot::isCut() const
{
    return mParts->speeds && mParts->highest > fastest;
}

bool CurvePlot::isInfinite() const
{
    return mParts->speeds && mParts->infinite;
}

double CurvePlot::topSpeed() const
{
    return topFor(mParts->highest);
}

void CurvePlot::refresh()
{
    Parts &p = *mParts;
    if (!p.stale)
        return;
    p.stale = false;
    p.infinite = false;
    p.highest = 0;
    p.plot.clearPlottables();
    if (p.speeds) {
        for (const PlottedCurve &curve : std::as_const(p.curves))
            p.addSpeed(curve);
        const double top = topSpeed();
        auto ticker = QSharedPointer<QCPAxisTickerText>::create();
        ticker->setSubTickCount(0);
        for (int i = 0; i <= 4; ++i)
            ticker->addTick(top * i / 4, QLocale().toString(top * i / 4, 'g', 3));
        p.speedAxis->setTicker(ticker);
        // Nought and the top speed are level with the square's edges.
        const double beyond = p.timeAxis()->range().lower / curveMax * top;
        p.speedAxis->setRange(beyond, top - beyond);
    }
    for (const PlottedCurve &curve : std::as_const(p.curves))
        p.addCurve(curve);
}

void CurvePlot::paint(QPaintDevice &device)
{
    refresh();
    QCPPainter painter(&device);
    mParts->plot.toPainter(&painter, mParts->size.width(), mParts->size.height());
}

} // namespace furitsuke
