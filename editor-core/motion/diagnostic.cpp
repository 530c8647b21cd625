// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor-core/motion/diagnostic.h"

#include <QCoreApplication>

namespace furitsuke {

namespace {
struct Words
{
    Q_DECLARE_TR_FUNCTIONS(furitsuke::Diagnostic)
};
} // namespace

QString sectionId(Section section)
{
    switch (section) {
    case Section::Header:
        return QStringLiteral("header");
    case Section::Bones:
        return QStringLiteral("bones");
    case Section::Morphs:
        return QStringLiteral("morphs");
    case Section::Camera:
        return QStringLiteral("camera");
    case Section::Light:
        return QStringLiteral("light");
    case Section::Shadow:
        return QStringLiteral("shadow");
    case Section::States:
        return QStringLiteral("states");
    case Section::Trailer:
        return QStringLiteral("trailer");
    case Section::Vertices:
        return QStringLiteral("vertices");
    case Section::Faces:
        return QStringLiteral("faces");
    case Section::Textures:
        return QStringLiteral("textures");
    case Section::Materials:
        return QStringLiteral("materials");
    case Section::Ik:
        return QStringLiteral("ik");
    case Section::Frames:
        return QStringLiteral("frames");
    case Section::English:
        return QStringLiteral("english");
    case Section::Toons:
        return QStringLiteral("toons");
    case Section::Bodies:
        return QStringLiteral("bodies");
    case Section::Joints:
        return QStringLiteral("joints");
    case Section::SoftBodies:
        return QStringLiteral("softBodies");
    case Section::File:
        break;
    }
    return QStringLiteral("file");
}

QString sectionLabel(Section section)
{
    switch (section) {
    case Section::Header:
        return Words::tr("Header");
    case Section::Bones:
        return Words::tr("Bones");
    case Section::Morphs:
        return Words::tr("Morphs");
    case Section::Camera:
        return Words::tr("Camera");
    case Section::Light:
        return Words::tr("Light");
    case Section::Shadow:
        return Words::tr("Self shadow");
    case Section::States:
        return Words::tr("Display/IK");
    case Section::Trailer:
        return Words::tr("End of file");
    case Section::Vertices:
        return Words::tr("Vertices");
    case Section::Faces:
        return Words::tr("Faces");
    case Section::Textures:
        return Words::tr("Textures");
    case Section::Materials:
        return Words::tr("Materials");
    case Section::Ik:
        return Words::tr("IK");
    case Section::Frames:
        return Words::tr("Display frames");
    case Section::English:
        return Words::tr("English names");
    case Section::Toons:
        return Words::tr("Toon textures");
    case Section::Bodies:
        return Words::tr("Rigid bodies");
    case Section::Joints:
        return Words::tr("Joints");
    case Section::SoftBodies:
        return Words::tr("Soft bodies");
    case Section::File:
        break;
    }
    return Words::tr("File");
}

QString severityId(Severity severity)
{
    switch (severity) {
    case Severity::Note:
        return QStringLiteral("note");
    case Severity::Warning:
        return QStringLiteral("warning");
    case Severity::Error:
        break;
    }
    return QStringLiteral("error");
}

QString severityLabel(Severity severity)
{
    switch (severity) {
    case Severity::Note:
        return Words::tr("Note");
    case Severity::Warning:
        return Words::tr("Warning");
    case Severity::Error:
        break;
    }
    return Words::tr("Error");
}

QString diagnosticText(const Diagnostic &diagnostic)
{
    QString place = sectionLabel(diagnostic.section);
    if (diagnostic.record >= 0)
        place += Words::tr(", record %1").arg(diagnostic.record);
    if (diagnostic.offset >= 0)
        place += Words::tr(", byte %1").arg(diagnostic.offset);
    QString text = Words::tr("%1: %2: %3").arg(severityLabel(diagnostic.severity), place, diagnostic.message);
    if (diagnostic.count > 1)
        text += Words::tr(" (%1 records)").arg(diagnostic.count);
    return text;
}

Severity worstSeverity(const Diagnostics &diagnostics)
{
    Severity worst = Severity::Note;
    for (const Diagnostic &diagnostic : diagnostics)
        worst = qMax(worst, diagnostic.severity);
    return worst;
}

} // namespace furitsuke
