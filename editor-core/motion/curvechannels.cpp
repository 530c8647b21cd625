// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor-core/motion/curvechannels.h"

#include <QCoreApplication>

#include <array>

namespace furitsuke {

namespace {

struct Words
{
    Q_DECLARE_TR_FUNCTIONS(furitsuke::CurveChannels)
};

struct ChannelFacts
{
    const char *id;
    const char *name;
};

constexpr std::array<ChannelFacts, cameraChannelCount> facts = {{
    {"x", QT_TRANSLATE_NOOP("furitsuke::CurveChannels", "X")},
    {"y", QT_TRANSLATE_NOOP("furitsuke::CurveChannels", "Y")},
    {"z", QT_TRANSLATE_NOOP("furitsuke::CurveChannels", "Z")},
    {"rotation", QT_TRANSLATE_NOOP("furitsuke::CurveChannels", "rotation")},
    {"distance", QT_TRANSLATE_NOOP("furitsuke::CurveChannels", "distance")},
    {"view-angle", QT_TRANSLATE_NOOP("furitsuke::CurveChannels", "view angle")},
}};

} // namespace

QString channelId(int channel)
{
    return QLatin1String(facts[std::size_t(channel)].id);
}

QString channelName(int channel)
{
    return Words::tr(facts[std::size_t(channel)].name);
}

ChannelsRead channelsFromText(QStringView text)
{
    ChannelsRead result;
    for (const QStringView part : text.split(u',')) {
        const QString word = part.trimmed().toString().toLower();
        CurveChannels named;
        for (int channel = 0; channel < cameraChannelCount && !word.isEmpty(); ++channel) {
            const QString id = channelId(channel);
            if (word == id || word == id.first(1))
                named = CurveChannels::one(channel);
        }
        if (word == u"all")
            named = CurveChannels::all();
        if (named.isEmpty()) {
            result.channels = {};
            result.error =
                Words::tr("“%1” is no channel; x, y, z, r (rotation), d (distance), v (view-angle) and all "
                          "are known.")
                    .arg(part.trimmed());
            return result;
        }
        result.channels = result.channels | named;
    }
    return result;
}

} // namespace furitsuke
