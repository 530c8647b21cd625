// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/preview/previewsession.h"

#include <QDialog>

class QTextBrowser;

namespace furitsuke {

/// What is to be said of a model and how a motion goes together with it, as HTML in the language of the
/// program: counts, what is odd in the file, textures that are not shown, what the motion moves and the model
/// lacks with the number of keys, and names that are one to a motion.
QString modelReport(const OpenedModel &model, const MotionDocument &document,
                    const QStringList &textureNotes = {});

/// The same in a window; its text can be selected and copied. It follows the motion while it is open.
class ModelReportDialog : public QDialog
{
    Q_OBJECT

public:
    ModelReportDialog(PreviewSession &session, const MotionDocument &document, QWidget *parent = nullptr);

    QString text() const;

private:
    void refresh();

    PreviewSession &mSession;
    const MotionDocument &mDocument;
    QTextBrowser *mText;
    QTimer mLater; ///< until the text is brought up to date
};

} // namespace furitsuke
