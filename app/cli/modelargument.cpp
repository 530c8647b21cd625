// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/modelargument.h"

#include "editor-core/rig/modelfile.h"
#include "editor-core/rig/testrig.h"

namespace furitsuke::cli {

std::shared_ptr<const Model> loadModel(const QString &path, NameEncoding encoding, const Console &console)
{
    if (path == ownModel)
        return std::make_shared<const Model>(makeTestRig());
    ModelResult result = readModelFile(path, encoding);
    if (!result.ok) {
        console.error(path, result.error);
        return nullptr;
    }
    for (const Diagnostic &diagnostic : std::as_const(result.diagnostics)) {
        if (diagnostic.severity != Severity::Note)
            console.error(path, diagnosticText(diagnostic));
    }
    return std::make_shared<const Model>(std::move(result.model));
}

} // namespace furitsuke::cli
