// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor-core/document/clipmime.h"

#include <QCoreApplication>

namespace furitsuke {

namespace {

struct Words
{
    Q_DECLARE_TR_FUNCTIONS(furitsuke::ClipJson)
};

QString plainText()
{
    return QStringLiteral("text/plain");
}

QString clipType()
{
    return QLatin1String(clipMimeType);
}

} // namespace

QStringList ClipMimeData::formats() const
{
    return hasTextForm() ? QStringList{clipType(), plainText()} : QStringList();
}

QVariant ClipMimeData::retrieveData(const QString &mimeType, QMetaType type) const
{
    if (!hasFormat(mimeType))
        return {};
    if (mText.isEmpty())
        mText = writeClipJson(mClip);
    if (mimeType == plainText() && type.id() == QMetaType::QString)
        return QString::fromUtf8(mText);
    return mText;
}

bool mayHoldClip(const QMimeData *data)
{
    return data &&
           (qobject_cast<const ClipMimeData *>(data) || data->hasFormat(clipType()) || data->hasText());
}

ClipReadResult clipFrom(const QMimeData *data)
{
    ClipReadResult result;
    if (const auto *own = qobject_cast<const ClipMimeData *>(data)) {
        result.ok = true;
        result.clip = own->clip();
    } else if (data && data->hasFormat(clipType())) {
        result = readClipJson(data->data(clipType()));
    } else {
        const QByteArray text = data && data->hasText() ? data->text().toUtf8() : QByteArray();
        if (looksLikeClipJson(text))
            result = readClipJson(text);
        else
            result.error = text.isEmpty() ? Words::tr("The clipboard holds no keys.")
                                          : Words::tr("The clipboard holds a text that is not keys.");
    }
    if (!result.ok)
        result.error = Words::tr("Nothing was pasted. %1").arg(result.error);
    return result;
}

} // namespace furitsuke
