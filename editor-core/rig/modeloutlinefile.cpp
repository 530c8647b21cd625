// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor-core/rig/modeloutlinefile.h"

#include "editor-core/rig/modeldraft.h"
#include "editor-core/rig/modelfile.h"

#include <QCoreApplication>

namespace furitsuke {

namespace {
struct Words
{
    Q_DECLARE_TR_FUNCTIONS(furitsuke::ModelOutlineFile)
};
} // namespace

OutlineResult readModelOutline(QByteArrayView file, NameEncoding encoding)
{
    OutlineResult result;
    ModelFaults faults;
    ModelDraft draft = readModelDraft(file, ModelParts::Outline, faults);
    result.error = draft.error;
    if (!result.error.isEmpty())
        return result;
    repairModel(draft.model, draft.places, faults);
    int notStorable = 0;
    result.outline = outlineOf(draft.model, encoding, &notStorable);
    result.ok = true;
    // Only what an outline lacks; whether the rest of the model is sound is not asked.
    for (const Diagnostic &diagnostic : faults.diagnostics()) {
        if (diagnostic.severity == Severity::Error)
            result.warnings.append(modelCutText(diagnostic.section, diagnostic.offset));
        else if (diagnostic.section == Section::Frames)
            result.warnings.append(Words::tr("%n entry(ies) of display frames name no bone or morph.",
                                             nullptr, int(diagnostic.count)));
    }
    if (notStorable > 0)
        result.warnings.append(
            Words::tr("%n name(s) cannot be stored in a motion in this encoding.", nullptr, notStorable));
    return result;
}

OutlineResult readModelOutlineFile(const QString &path, NameEncoding encoding)
{
    OutlineResult result;
    const QString error = withModelBytes(
        path, [&result, encoding](QByteArrayView file) { result = readModelOutline(file, encoding); });
    if (!error.isEmpty())
        result.error = error;
    return result;
}

} // namespace furitsuke
