// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor-core/motion/fileform.h"

namespace furitsuke {

LongName cameraModelName()
{
    // カメラ・照明 in cp932, NUL, and what MMD's signature buffer leaves behind it.
    static constexpr char bytes[] =
        "\x83\x4A\x83\x81\x83\x89\x81\x45\x8F\xC6\x96\xBE\x00\x6F\x6E\x20\x44\x61\x74\x61";
    return LongName::fromBytes(QByteArrayView(bytes, LongName::size));
}

FileForm FileForm::mmd9(QByteArrayView modelName)
{
    FileForm form;
    form.signature = QByteArrayLiteral("Vocaloid Motion Data 0002").leftJustified(30, '\0');
    form.modelNameField =
        modelName.first(qMin<qsizetype>(modelName.size(), 20)).toByteArray().leftJustified(20, '\0');
    return form;
}

} // namespace furitsuke
