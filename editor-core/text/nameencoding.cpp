// SPDX-License-Identifier: GPL-3.0-or-later

#include "editor-core/text/nameencoding.h"

#include <QCoreApplication>

namespace furitsuke {

namespace {

struct EncodingLabels
{
    Q_DECLARE_TR_FUNCTIONS(furitsuke::NameEncoding)
};

} // namespace

QList<NameEncoding> allEncodings()
{
    return {NameEncoding::Cp932, NameEncoding::Gb18030, NameEncoding::Big5, NameEncoding::Utf8};
}

QString encodingId(NameEncoding encoding)
{
    switch (encoding) {
    case NameEncoding::Cp932:
        return QStringLiteral("cp932");
    case NameEncoding::Gb18030:
        return QStringLiteral("gb18030");
    case NameEncoding::Big5:
        return QStringLiteral("big5");
    case NameEncoding::Utf8:
        return QStringLiteral("utf-8");
    }
    return {};
}

std::optional<NameEncoding> encodingFromId(QStringView id)
{
    for (const NameEncoding encoding : allEncodings()) {
        if (id.compare(encodingId(encoding), Qt::CaseInsensitive) == 0)
            return encoding;
    }
    return std::nullopt;
}

QString encodingLabel(NameEncoding encoding)
{
    switch (encoding) {
    case NameEncoding::Cp932:
        return EncodingLabels::tr("Japanese (cp932)");
    case NameEncoding::Gb18030:
        return EncodingLabels::tr("Simplified Chinese (GB18030)");
    case NameEncoding::Big5:
        return EncodingLabels::tr("Traditional Chinese (Big5)");
    case NameEncoding::Utf8:
        return EncodingLabels::tr("Unicode (UTF-8)");
    }
    return {};
}

} // namespace furitsuke
