// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor-core/document/clipjson.h"

#include <QMimeData>

#include <memory>

namespace furitsuke {

/// The MIME type of keys on the clipboard; the same text is offered as text/plain.
inline constexpr char clipMimeType[] = "application/x-furitsuke-keys+json";

/// A clip for the clipboard. Its text is made when somebody asks for it, so a copy costs no more than the
/// keys; a paste in the same process takes the clip itself.
class ClipMimeData : public QMimeData
{
    Q_OBJECT

public:
    explicit ClipMimeData(KeyClip clip)
        : mClip(std::move(clip))
    {}

    const KeyClip &clip() const { return mClip; }

    bool hasFormat(const QString &mimeType) const override { return formats().contains(mimeType); }
    QStringList formats() const override;

protected:
    QVariant retrieveData(const QString &mimeType, QMetaType type) const override;

private:
    KeyClip mClip;
    mutable QByteArray mText;
};

/// Whether there may be keys in what the clipboard holds; does not read them.
bool mayHoldClip(const QMimeData *data);

/// The keys in what the clipboard holds, or why there are none; translated.
ClipReadResult clipFrom(const QMimeData *data);

} // namespace furitsuke
