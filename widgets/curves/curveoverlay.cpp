// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/curves/curveoverlay.h"

#include "editor-core/motion/bezier.h"
#include "widgets/curves/channelcolours.h"

#include <QPainter>

#include <array>
#include <bit>
#include <cmath>

namespace furitsuke {

namespace {

/// Up to so many curves are lines.
constexpr std::size_t mostLines = 96;
constexpr int finestRaster = 512;
constexpr int coarsestRaster = 160;

constexpr double faintest = 0.16; ///< one key among many
constexpr double boldest = 0.85;

/// How opaque a cell is through which so many of all the keys pass: a straight line up to one key, which
/// smooths its edges, then the logarithm.
double opacity(double keys, double all)
{
    if (keys < 1)
        return faintest * keys;
    constexpr double contrast = 1.6;
    const double share = std::log(keys) / std::log(qMax(all, 2.0));
    return faintest + (boldest - faintest) * std::pow(qMin(share, 1.0), contrast);
}

double keysOf(const CurveBundle &bundle)
{
    double keys = 0;
    for (const WeightedCurve &curve : bundle.curves)
        keys += double(curve.keys);
    return keys;
}

QImage lines(const std::vector<CurveBundle> &bundles, int side, bool dark)
{
    QImage image(side, side, QImage::Format_ARGB32_Premultiplied);
    image.fill(Qt::transparent);
    QPainter painter(&image);
    painter.setRenderHint(QPainter::Antialiasing);
    constexpr int steps = 64;
    QPolygonF line(steps + 1);
    for (const CurveBundle &bundle : bundles) {
        const double all = keysOf(bundle);
        for (const WeightedCurve &curve : bundle.curves) {
            for (int i = 0; i <= steps; ++i) {
                const CurvePosition at = curvePosition(curve.curve, double(i) / steps);
                line[i] = {at.x * side, (1 - at.y) * side};
            }
            QColor colour = channelColour(bundle.channel.number, dark);
            // Few curves have to be followed one by one.
            const double least = bundle.curves.size() <= 12 ? 0.6 : 0.35;
            colour.setAlphaF(float(qMax(least, opacity(double(curve.keys), all))));
            painter.setPen(QPen(colour, 1));
            painter.drawPolyline(line);
        }
    }
    return image;
}

/// Colours for numbers of keys, found by their exponent and five bits of their mantissa.
class ColourTable
{
public:
    ColourTable(const QColor &colour, double all)
    {
        for (std::size_t i = 0; i < mColours.size(); ++i) {
            const double keys = double(std::bit_cast<float>((quint32(i) << shift) + one)) - 1;
            const double alpha = qMin(boldest, opacity(keys, all));
            const auto part = [alpha](int component) { return uint(std::lround(component * alpha)); };
            mColours[i] =
                part(255) << 24 | part(colour.red()) << 16 | part(colour.green()) << 8 | part(colour.blue());
        }
    }
    quint32 at(float keys) const
    {
        const quint32 index = (std::bit_cast<quint32>(keys + 1) - one) >> shift;
        return mColours[qMin<std::size_t>(index, mColours.size() - 1)];
    }

private:
    static constexpr int shift = 18;
    static constexpr quint32 one = 0x3f800000;    // 1.0f
    std::array<quint32, (28 << 5)> mColours = {}; // up to 2^28 keys
};

quint32 over(quint32 top, quint32 bottom)
{
    if (bottom == 0)
        return top;
    const quint32 rest = 255 - (top >> 24);
    const auto channels = [rest](quint32 pair) {
        return ((pair & 0xff00ff) * rest + 0x800080) >> 8 & 0xff00ff;
    };
    return top + channels(bottom) + (channels(bottom >> 8) << 8);
}

/// Spreads what a coarse raster has to its neighbours, as its curves are looked at in few places.
void smooth(std::vector<float> &keys, int cells)
{
    const auto along = [cells](float *first, std::ptrdiff_t step) {
        float before = first[0];
        for (int i = 0; i < cells; ++i, first += step) {
            const float here = *first;
            const float after = i + 1 < cells ? first[step] : here;
            *first = (before + 2 * here + after) / 4;
            before = here;
        }
    };
    for (int i = 0; i < cells; ++i)
        along(keys.data() + std::ptrdiff_t(i) * cells, 1);
    for (int i = 0; i < cells; ++i)
        along(keys.data() + i, cells);
}

QImage densities(const std::vector<CurveBundle> &bundles, qsizetype curves, int side, bool dark,
                 qsizetype steps)
{
    const int finest = qBound(1, side, finestRaster);
    const int cells =
        qBound(qMin(coarsestRaster, finest), int(qMin<qsizetype>(steps / curves / 2, finest)), finest);
    QImage image(cells, cells, QImage::Format_ARGB32_Premultiplied);
    image.fill(Qt::transparent);
    std::vector<CurveDensity> all = curveDensities(bundles, cells, steps);
    for (std::size_t b = 0; b < bundles.size(); ++b) {
        if (cells < finest)
            smooth(all[b].keys, cells);
        const ColourTable table(channelColour(bundles[b].channel.number, dark), keysOf(bundles[b]));
        const float *keys = all[b].keys.data();
        for (int y = 0; y < cells; ++y) {
            auto *line = reinterpret_cast<quint32 *>(image.scanLine(y));
            for (int x = 0; x < cells; ++x, ++keys) {
                if (*keys > 0)
                    line[x] = over(table.at(*keys), line[x]);
            }
        }
    }
    return image;
}

} // namespace

QImage curveOverlay(const std::vector<CurveBundle> &bundles, int side, bool dark, qsizetype steps)
{
    std::size_t curves = 0;
    for (const CurveBundle &bundle : bundles)
        curves += bundle.curves.size();
    if (curves == 0 || side < 1)
        return {};
    return curves <= mostLines ? lines(bundles, side, dark)
                               : densities(bundles, qsizetype(curves), side, dark, steps);
}

} // namespace furitsuke
