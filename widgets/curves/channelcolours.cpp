// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/curves/channelcolours.h"

#include "editor-core/motion/curvechannels.h"

#include <QCoreApplication>

#include <array>

namespace furitsuke {

namespace {

struct Words
{
    Q_DECLARE_TR_FUNCTIONS(furitsuke::ChannelColours)
};

} // namespace

QColor channelColour(int channel, bool dark)
{
    constexpr std::array<std::pair<QRgb, QRgb>, cameraChannelCount> colours = {{
        {0xffcc2f2f, 0xffff7474}, // X
        {0xff1b7f33, 0xff63d471}, // Y
        {0xff2a5fd6, 0xff79a8ff}, // Z
        {0xff8a35bd, 0xffcf96ff}, // rotation
        {0xff007a91, 0xff45d2e8}, // distance
        {0xffb35a00, 0xffffac4f}, // view angle
    }};
    const auto &[onLight, onDark] = colours.at(std::size_t(channel));
    return QColor::fromRgb(dark ? onDark : onLight);
}

QList<qreal> channelDashes(int channel)
{
    switch (channel) {
    case 0:
        return {};
    case 1:
        return {7, 3};
    case 2:
        return {3, 2};
    case 3:
        return {10, 2.5, 2, 2.5};
    case 4:
        return {10, 2.5, 2, 2.5, 2, 2.5};
    default:
        return {14, 4};
    }
}

QPen channelPen(int channel, bool dark, double width)
{
    QPen pen(channelColour(channel, dark), width);
    pen.setCapStyle(Qt::FlatCap);
    pen.setJoinStyle(Qt::RoundJoin);
    if (const QList<qreal> dashes = channelDashes(channel); !dashes.isEmpty())
        pen.setDashPattern(dashes);
    return pen;
}

QString channelLetter(int channel)
{
    switch (channel) {
    case 0:
        return Words::tr("X", "letter of a channel");
    case 1:
        return Words::tr("Y", "letter of a channel");
    case 2:
        return Words::tr("Z", "letter of a channel");
    case 3:
        return Words::tr("R", "letter of the rotation channel");
    case 4:
        return Words::tr("D", "letter of the distance channel");
    default:
        return Words::tr("V", "letter of the view angle channel");
    }
}

} // namespace furitsuke
