// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor-core/motion/curvepresets.h"

#include <QCoreApplication>

#include <algorithm>
#include <array>

namespace furitsuke {

namespace {

struct Words
{
    Q_DECLARE_TR_FUNCTIONS(furitsuke::CurvePresets)
};

struct PresetFacts
{
    const char *id;
    const char *name;
    CurvePoints curve;
};

constexpr std::array<PresetFacts, 13> facts = {{
    {"linear", QT_TRANSLATE_NOOP("furitsuke::CurvePresets", "Linear"), {20, 20, 107, 107}},
    {"ease-in", QT_TRANSLATE_NOOP("furitsuke::CurvePresets", "Ease in"), {64, 0, 127, 127}},
    {"ease-out", QT_TRANSLATE_NOOP("furitsuke::CurvePresets", "Ease out"), {0, 0, 63, 127}},
    {"ease-in-out-soft",
     QT_TRANSLATE_NOOP("furitsuke::CurvePresets", "Ease in and out, soft"),
     {42, 0, 85, 127}},
    {"ease-in-out", QT_TRANSLATE_NOOP("furitsuke::CurvePresets", "Ease in and out"), {64, 0, 63, 127}},
    {"ease-in-out-strong",
     QT_TRANSLATE_NOOP("furitsuke::CurvePresets", "Ease in and out, strong"),
     {100, 0, 27, 127}},
    {"fast-start", QT_TRANSLATE_NOOP("furitsuke::CurvePresets", "Fast start"), {0, 127, 63, 127}},
    {"late-start", QT_TRANSLATE_NOOP("furitsuke::CurvePresets", "Late start"), {64, 0, 127, 0}},
    {"near-hold", QT_TRANSLATE_NOOP("furitsuke::CurvePresets", "Near hold"), {127, 0, 127, 0}},
    {"ease-in-soft", QT_TRANSLATE_NOOP("furitsuke::CurvePresets", "Ease in, soft"), {32, 0, 127, 127}},
    {"ease-in-strong", QT_TRANSLATE_NOOP("furitsuke::CurvePresets", "Ease in, strong"), {100, 0, 127, 127}},
    {"ease-out-soft", QT_TRANSLATE_NOOP("furitsuke::CurvePresets", "Ease out, soft"), {0, 0, 95, 127}},
    {"ease-out-strong", QT_TRANSLATE_NOOP("furitsuke::CurvePresets", "Ease out, strong"), {0, 0, 27, 127}},
}};

} // namespace

const QList<CurvePreset> &builtInPresets()
{
    static const QList<CurvePreset> presets = [] {
        QList<CurvePreset> list;
        for (const PresetFacts &preset : facts)
            list.append({QLatin1String(preset.id), preset.curve});
        return list;
    }();
    return presets;
}

QString presetName(const QString &id)
{
    const auto preset = std::find_if(facts.begin(), facts.end(),
                                     [&id](const PresetFacts &one) { return id == QLatin1String(one.id); });
    return preset == facts.end() ? id : Words::tr(preset->name);
}

const CurvePreset *findPreset(const QString &id)
{
    const QList<CurvePreset> &presets = builtInPresets();
    const auto preset =
        std::find_if(presets.begin(), presets.end(), [&id](const CurvePreset &one) { return one.id == id; });
    return preset == presets.end() ? nullptr : &*preset;
}

} // namespace furitsuke
