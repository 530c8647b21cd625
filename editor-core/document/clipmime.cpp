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

ClipText clipTextFrom(const QMimeData *data)
{
    ClipText result;
    if (data && data->hasFormat(clipType())) {
        result.text = data->data(clipType());
        return result;
    }
    // Other programs are asked for it once: a large text takes a while to come over.
    const QString text = data && data->hasText() ? data->text() : QString();
    if (looksLikeClipJson(text.left(clipHeadLength).toUtf8()))
        result.text = text.toUtf8();
    else
        result.error = Words::tr("Nothing was pasted. %1")
                           .arg(text.isEmpty() ? Words::tr("The clipboard holds no keys.")
                                               : Words::tr("The clipboard holds a text that is not keys."));
    return result;
}

ClipReadResult clipFrom(const QMimeData *data)
{
    ClipReadResult result;
    if (const auto *own = qobject_cast<const ClipMimeData *>(data)) {
        result.ok = true;
        result.clip = own->clip();
        return result;
    }
    const ClipText text = clipTextFrom(data);
    if (text.error.isEmpty())
        return readClip(text.text);
    result.error = text.error;
    return result;
}

ClipReadResult readClip(QByteArrayView text)
{
    ClipReadResult result = readClipJson(text);
    if (!result.ok)
        result.error = Words::tr("Nothing was pasted. %1").arg(result.error);
    return result;
}

} // namespace furitsuke
