// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/curves/curvepainter.h"

#include "editor-core/motion/bezier.h"
#include "widgets/common/focusframe.h"
#include "widgets/common/markercolours.h"
#include "widgets/curves/channelcolours.h"

#include <QCoreApplication>
#include <QPainter>

#include <algorithm>

namespace furitsuke {

namespace {

struct Words
{
    Q_DECLARE_TR_FUNCTIONS(furitsuke::CurvePainter)
};

constexpr double handleSize = 13; ///< across, in pixels
constexpr int side = 8;           ///< left and right of texts

} // namespace

CurvePainter::CurvePainter(const CurveScene &scene, QPainter &painter)
    : mScene(scene)
    , mColours(scene.colours)
    , mPainter(painter)
{
    mPainter.setFont(scene.font);
}

int CurvePainter::headerHeight(const QFont &font)
{
    return QFontMetrics(font).height() + 8;
}

int CurvePainter::footerHeight(const QFont &font, int width, bool speeds)
{
    const int line = QFontMetrics(font).height();
    return (speeds && width < 40 * line ? 2 * line : line) + 4;
}

void CurvePainter::paint()
{
    mPainter.setRenderHint(QPainter::Antialiasing);
    if (mScene.handles.isEmpty()) {
        drawEmptyState();
    } else {
        drawMoment();
        drawHandles();
    }
    drawTexts();
    if (mScene.hasFocus)
        drawFocusFrame(mPainter, mScene.area, mColours);
}

void CurvePainter::drawHandles()
{
    for (const CurveHandle &handle : mScene.handles) {
        QColor colour = channelColour(handle.channel.number, mColours.dark);
        colour.setAlphaF(0.7f);
        mPainter.setPen(QPen(colour, 1));
        const double corner = handle.end == CurveEnd::Start ? 0 : curveMax;
        mPainter.drawLine(mScene.geometry.point(corner, corner), mScene.geometry.point(handle.at));
    }
    for (const CurveHandle &handle : mScene.handles)
        drawHandle(handle);
    // Words lie beside handles, the other ones too.
    for (const CurveHandle &handle : mScene.handles) {
        QRectF box(0, 0, handleSize, handleSize);
        box.moveCenter(mScene.geometry.point(handle.at));
        mTaken.append(box);
    }
    for (const CurveHandle &handle : mScene.handles)
        drawWords(handle);
}

void CurvePainter::drawHandle(const CurveHandle &handle)
{
    const QColor colour = channelColour(handle.channel.number, mColours.dark);
    const QPointF middle = mScene.geometry.point(handle.at);
    const auto shape = [&](double size) {
        const QRectF box(middle.x() - size / 2, middle.y() - size / 2, size, size);
        // The camera's are square: keys of both kinds can be selected at once.
        if (handle.channel.kind == TrackKind::Camera)
            mPainter.drawRoundedRect(box, 2, 2);
        else
            mPainter.drawEllipse(box);
    };
    mPainter.setBrush(Qt::NoBrush);
    if (mScene.hasFocus && mScene.current == handle) {
        mPainter.setPen(QPen(mColours.focus, 2));
        shape(handleSize + 7);
    } else if (mScene.hover == handle) {
        mPainter.setPen(QPen(mColours.hover, 1));
        shape(handleSize + 5);
    }
    mPainter.setBrush(handle.mixed ? mColours.background : colour);
    mPainter.setPen(handle.mixed ? QPen(colour, 1.6) : QPen(mColours.background, 1));
    shape(handleSize);
    QFont font = mScene.font;
    font.setPixelSize(9);
    font.setBold(true);
    mPainter.setFont(font);
    mPainter.setPen(handle.mixed ? colour : textOn(colour));
    mPainter.drawText(
        QRectF(middle.x() - handleSize, middle.y() - handleSize, 2 * handleSize, 2 * handleSize),
        Qt::AlignCenter, channelLetter(handle.channel.number));
    mPainter.setFont(mScene.font);
}

void CurvePainter::drawWords(const CurveHandle &handle)
{
    // The one on top speaks for all in its place.
    QList<int> channels;
    for (const CurveHandle &other : mScene.handles) {
        if (other.at != handle.at)
            continue;
        channels.append(other.channel.number);
        if (&other > &handle)
            return;
    }
    std::sort(channels.begin(), channels.end());
    channels.erase(std::unique(channels.begin(), channels.end()), channels.end());
    QStringList words;
    if (channels.size() > 1) {
        QString letters;
        for (const int channel : std::as_const(channels))
            letters += channelLetter(channel);
        words.append(letters);
    }
    if (handle.mixed && mScene.current && handle.channel == mScene.current->channel)
        words.append(Words::tr("mixed"));
    if (words.isEmpty())
        return;
    const QString text = words.join(QLatin1Char(' '));
    const QFontMetrics metrics(mScene.font);
    const QRectF box = placeBeside(mScene.geometry.point(handle.at),
                                   QSizeF(metrics.horizontalAdvance(text) + 6, metrics.height()));
    QColor ground = mColours.background;
    ground.setAlpha(200);
    mPainter.setPen(Qt::NoPen);
    mPainter.setBrush(ground);
    mPainter.drawRoundedRect(box, 3, 3);
    mPainter.setPen(mColours.text);
    mPainter.drawText(box, Qt::AlignCenter, text);
}

QRectF CurvePainter::placeBeside(QPointF middle, QSizeF size)
{
    constexpr double beside = handleSize / 2 + 5;
    const QPointF half(size.width() / 2, size.height() / 2);
    const QPointF across(beside + half.x(), 0);
    const QPointF along(0, beside + half.y());
    // First on the side where there is more room.
    const bool isLeft = middle.x() < mScene.geometry.square.center().x();
    const bool isLow = middle.y() > mScene.geometry.square.center().y();
    const QPointF first = isLeft ? across : -across;
    const QPointF second = isLow ? -along : along;
    QRectF place;
    for (const QPointF way : {first, second, -first, -second, first}) {
        place = QRectF(middle + way - half, size);
        const bool isFree = std::none_of(mTaken.cbegin(), mTaken.cend(),
                                         [&](const QRectF &taken) { return taken.intersects(place); });
        if (isFree && QRectF(mScene.area).contains(place))
            break;
    }
    mTaken.append(place);
    return place;
}

void CurvePainter::drawMoment()
{
    if (!mScene.moment)
        return;
    const CurveSegment &segment = mScene.moment->segment;
    const double time = mScene.moment->time;
    QColor line = mColours.playhead;
    line.setAlphaF(0.8f);
    mPainter.setPen(QPen(line, 1));
    mPainter.drawLine(mScene.geometry.point(time * curveMax, 0),
                      mScene.geometry.point(time * curveMax, curveMax));
    for (const CurveHandle &handle : mScene.handles) {
        const KindChannel channel = handle.channel;
        if (channel.kind != segment.track.kind || handle.end != CurveEnd::Start)
            continue;
        const CurvePoints curve =
            curveOfKey(mScene.document.motion(), segment.track, segment.row, channel.number);
        mPainter.setBrush(channelColour(channel.number, mColours.dark));
        mPainter.setPen(QPen(mColours.background, 1.5));
        mPainter.drawEllipse(mScene.geometry.point(time * curveMax, evaluateCurve(curve, time) * curveMax), 4,
                             4);
    }
}

void CurvePainter::drawTexts()
{
    const QFontMetrics metrics(mScene.font);
    const int line = metrics.height();
    const auto draw = [&](int top, const QString &text) {
        const QRect box(mScene.area.left() + side, top, mScene.area.width() - 2 * side, line);
        mPainter.drawText(box, Qt::AlignLeft | Qt::AlignVCenter,
                          metrics.elidedText(text, Qt::ElideRight, box.width()));
    };
    mPainter.setPen(mColours.text);
    draw(mScene.area.top() + 5, editedKeysText(mScene.document, mScene.summary));
    QStringList parts;
    if (mScene.moment && mScene.current && mScene.current->channel.kind == mScene.moment->segment.track.kind)
        parts.append(momentText(mScene.document.motion(), *mScene.moment, mScene.current->channel,
                                mScene.handles.size() > 2));
    if (!mScene.note.isEmpty())
        parts.append(mScene.note);
    int bottom = mScene.area.bottom() - 3;
    const QString together = parts.join(QStringLiteral("   "));
    if (parts.size() > 1 && metrics.horizontalAdvance(together) > mScene.area.width() - 2 * side) {
        // There is room for a second line where speeds are shown.
        draw(bottom - line, parts.takeLast());
        bottom -= line;
    }
    draw(bottom - line, parts.join(QStringLiteral("   ")));
}

void CurvePainter::drawEmptyState()
{
    const QString text = noCurvesText(mScene.document, mScene.summary);
    const int flags = int(Qt::AlignCenter) | int(Qt::TextWordWrap);
    const QRect room = mScene.geometry.square.toRect().adjusted(10, 10, -10, -10);
    const QRect box = QFontMetrics(mScene.font).boundingRect(room, flags, text).adjusted(-8, -6, 8, 6);
    mPainter.setPen(Qt::NoPen);
    mPainter.setBrush(mColours.background);
    mPainter.drawRoundedRect(box, 4, 4);
    mPainter.setPen(mColours.dimText);
    mPainter.drawText(room, flags, text);
}

} // namespace furitsuke
