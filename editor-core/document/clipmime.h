// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor-core/document/clipjson.h"

#include <QMimeData>

#include <memory>

namespace furitsuke {

/// The MIME type of keys on the clipboard; the same text is offered as text/plain.
inline constexpr char clipMimeType[] = "application/x-furitsuke-keys+json";

/// More keys than that are not offered as text: only windows of the same process can paste them.
inline constexpr qsizetype mostKeysAsText = 1'500'000;

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
    /// Whether other processes can paste it.
    bool hasTextForm() const { return mClip.keyCount() <= mostKeysAsText; }

    QStringList formats() const override;
    bool hasFormat(const QString &mimeType) const override { return formats().contains(mimeType); }

protected:
    QVariant retrieveData(const QString &mimeType, QMetaType type) const override;

private:
    KeyClip mClip;
    mutable QByteArray mText;
};

/// Whether there may be keys in what the clipboard holds; does not read them.
bool mayHoldClip(const QMimeData *data);

/// A text of keys, not read yet, or why there is none.
struct ClipText
{
    QByteArray text;
    QString error; ///< translated; empty where there is a text
};
/// The text of keys that another process has put on the clipboard. Of any other text no more than the
/// beginning is looked at.
ClipText clipTextFrom(const QMimeData *data);
/// The keys in such a text; an error says that nothing was pasted.
ClipReadResult readClip(QByteArrayView text);

/// The keys in what the clipboard holds, or why there are none; translated.
ClipReadResult clipFrom(const QMimeData *data);

} // namespace furitsuke
