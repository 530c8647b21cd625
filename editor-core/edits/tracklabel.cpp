// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor-core/edits/tracklabel.h"

#include <QCoreApplication>

namespace furitsuke {

namespace {

struct Words
{
    Q_DECLARE_TR_FUNCTIONS(furitsuke::MotionDocument)
};

} // namespace

QString trackLabel(const Motion &motion, TrackRef track, NameEncoding encoding)
{
    switch (track.kind) {
    case TrackKind::Bone:
    case TrackKind::Morph: {
        const QString name = decodeName(motion.trackName(track), encoding).text;
        return name.isEmpty() ? Words::tr("(no name)") : name;
    }
    case TrackKind::Camera:
        return Words::tr("Camera");
    case TrackKind::Light:
        return Words::tr("Light");
    case TrackKind::Shadow:
        return Words::tr("Self shadow");
    case TrackKind::State:
        break;
    }
    return Words::tr("Display/IK");
}

} // namespace furitsuke
