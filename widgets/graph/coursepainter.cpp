// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/graph/coursepainter.h"

#include <QPainter>
#include <QPolygonF>

#include <cmath>

namespace furitsuke {

namespace {

/// Beyond that nothing is drawn: far off the screen numbers do not fit a rasterizer.
constexpr double farthest = 1e5;

/// Tells which points of a course are not joined to the one before; to be asked in their order.
class Breaks
{
public:
    explicit Breaks(const QList<qsizetype> &breaks)
        : mBreaks(breaks)
    {}

    bool at(qsizetype point)
    {
        if (mNext >= mBreaks.size() || mBreaks.at(mNext) != point)
            return point == 0;
        ++mNext;
        return true;
    }

private:
    const QList<qsizetype> &mBreaks;
    qsizetype mNext = 0;
};

/// Pixel columns of a course, each a stroke from its highest to its lowest point, put into a picture.
class Columns
{
public:
    Columns(QImage &image, const QColor &colour)
        : mBits(reinterpret_cast<QRgb *>(image.bits()))
        , mStride(image.bytesPerLine() / qsizetype(sizeof(QRgb)))
        , mWidth(image.width())
        , mHeight(image.height())
        , mColour(qPremultiply(colour.rgba()))
    {}

    void begin(QPointF point)
    {
        flush();
        mColumn = int(std::floor(point.x()));
        mTop = mBottom = point.y();
        mLast = point;
    }

    void lineTo(QPointF point)
    {
        const int column = int(std::floor(point.x()));
        if (column <= mColumn) {
            add(point.y());
        } else {
            // Each column has its part of the slanting line.
            const double slope = (point.y() - mLast.y()) / (point.x() - mLast.x());
            while (mColumn < column) {
                const double y = mLast.y() + slope * (mColumn + 1 - mLast.x());
                add(y);
                flush();
                ++mColumn;
                mTop = mBottom = y;
            }
            add(point.y());
        }
        mLast = point;
    }

    void flush()
    {
        if (mTop > mBottom)
            return;
        if (mColumn >= 0 && mColumn < mWidth && mBottom >= 0 && mTop < mHeight) {
            const int top = int(qMax(0.0, mTop));
            const int bottom = int(qMin(mHeight - 1.0, mBottom));
            QRgb *pixel = mBits + top * mStride + mColumn;
            for (int y = top; y <= bottom; ++y, pixel += mStride)
                put(*pixel);
        }
        mTop = 1;
        mBottom = 0;
    }

private:
    void add(double y)
    {
        mTop = qMin(mTop, y);
        mBottom = qMax(mBottom, y);
    }
    void put(QRgb &pixel) const
    {
        const int through = 255 - qAlpha(mColour);
        if (through == 0 || pixel == 0) {
            pixel = mColour;
            return;
        }
        const auto over = [through](int under, int on) { return on + (under * through + 127) / 255; };
        pixel = qRgba(over(qRed(pixel), qRed(mColour)), over(qGreen(pixel), qGreen(mColour)),
                      over(qBlue(pixel), qBlue(mColour)), over(qAlpha(pixel), qAlpha(mColour)));
    }

    QRgb *mBits;
    qsizetype mStride;
    int mWidth;
    int mHeight;
    QRgb mColour;
    int mColumn = 0;
    double mTop = 1;
    double mBottom = 0;
    QPointF mLast;
};

} // namespace

CoursePainter::CoursePainter(QPainter &painter, const TimeScale &time, const ValueScale &values, QSizeF size)
    : mPainter(painter)
    , mTime(time)
    , mValues(values)
    , mSize(size)
{}

CoursePainter::~CoursePainter()
{
    flush();
}

void CoursePainter::flush()
{
    if (mStrokes.isNull())
        return;
    mPainter.setRenderHint(QPainter::SmoothPixmapTransform, false);
    mPainter.drawImage(QPointF(0, 0), mStrokes);
    mStrokes = {};
}

QPointF CoursePainter::place(const GraphPoint &point) const
{
    return {qBound(-farthest, mTime.xOf(point.frame), farthest),
            qBound(-farthest, mValues.yOf(point.value), farthest)};
}

void CoursePainter::paint(const GraphCourse &course, const QPen &pen)
{
    if (course.points.isEmpty())
        return;
    if (double(course.points.size()) > mSize.width() * 1.5)
        paintDense(course, pen.color());
    else
        paintSparse(course, pen);
}

void CoursePainter::paintDense(const GraphCourse &course, const QColor &colour)
{
    if (mStrokes.isNull()) {
        mStrokes = QImage(int(std::ceil(mSize.width())), int(std::ceil(mSize.height())),
                          QImage::Format_ARGB32_Premultiplied);
        mStrokes.fill(Qt::transparent);
    }
    // No room, or no memory for it.
    if (mStrokes.isNull())
        return;
    Columns columns(mStrokes, colour);
    Breaks breaks(course.breaks);
    for (qsizetype i = 0; i < course.points.size(); ++i) {
        if (breaks.at(i))
            columns.begin(place(course.points.at(i)));
        else
            columns.lineTo(place(course.points.at(i)));
    }
    columns.flush();
}

void CoursePainter::paintSparse(const GraphCourse &course, const QPen &pen)
{
    flush();
    mPainter.setRenderHint(QPainter::Antialiasing, true);
    mPainter.setBrush(Qt::NoBrush);
    mPainter.setPen(pen);
    QPolygonF run;
    const auto draw = [&] {
        if (run.size() == 1)
            mPainter.drawPoint(run.constFirst());
        else if (!run.isEmpty())
            mPainter.drawPolyline(run);
        run.clear();
    };
    Breaks breaks(course.breaks);
    for (qsizetype i = 0; i < course.points.size(); ++i) {
        if (breaks.at(i))
            draw();
        run.append(place(course.points.at(i)));
    }
    draw();
}

} // namespace furitsuke
