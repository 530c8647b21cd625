// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/common/markercolours.h"

#include "editor-core/document/timenotes.h"

#include <QCoreApplication>
#include <QPainter>
#include <QPixmap>

#include <cmath>

namespace furitsuke {

namespace {

struct Words
{
    Q_DECLARE_TR_FUNCTIONS(furitsuke::MarkerColours)
};

/// Relative luminance of an sRGB colour, 0..1, as WCAG 2 defines it.
double luminance(const QColor &colour)
{
    const auto linear = [](double c) {
        return c <= 0.04045 ? c / 12.92 : std::pow((c + 0.055) / 1.055, 2.4);
    };
    return 0.2126 * linear(colour.redF()) + 0.7152 * linear(colour.greenF()) +
           0.0722 * linear(colour.blueF());
}

} // namespace

QString markerColourName(QRgb colour)
{
    const QStringList names = {Words::tr("Blue"),   Words::tr("Red"),   Words::tr("Orange"),
                               Words::tr("Yellow"), Words::tr("Green"), Words::tr("Teal"),
                               Words::tr("Purple"), Words::tr("Pink")};
    const qsizetype index = markerColours().indexOf(colour | 0xff000000u);
    return index >= 0 && index < names.size() ? names.at(index) : QColor::fromRgb(colour).name();
}

QIcon colourSwatch(QRgb colour)
{
    QIcon icon;
    for (const int size : {16, 24, 32, 48}) {
        QPixmap pixmap(size, size);
        pixmap.fill(Qt::transparent);
        QPainter painter(&pixmap);
        const int inset = size / 8;
        const QRect square = pixmap.rect().adjusted(inset, inset, -inset, -inset);
        painter.fillRect(square, QColor::fromRgb(colour));
        // Black is seen on dark ground, and white on light.
        painter.setPen(QColor(128, 128, 128));
        painter.drawRect(square.adjusted(0, 0, -1, -1));
        icon.addPixmap(pixmap);
    }
    return icon;
}

QColor textOn(const QColor &ground)
{
    // Equal contrast to black and white lies at 0.179.
    return luminance(ground) > 0.179 ? QColor(Qt::black) : QColor(Qt::white);
}

} // namespace furitsuke
