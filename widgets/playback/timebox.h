// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor-core/document/motiondocument.h"

#include <QAbstractSpinBox>

namespace furitsuke {

/// Shows the frame of the playhead, and takes what typedFrame() understands: frames, times, bars and beats,
/// and ways from here. The arrow keys and the wheel go frame by frame.
class TimeBox : public QAbstractSpinBox
{
    Q_OBJECT

public:
    explicit TimeBox(const MotionDocument &document, QWidget *parent = nullptr);

    void stepBy(int steps) override;
    QValidator::State validate(QString &, int &) const override { return QValidator::Acceptable; }
    QSize sizeHint() const override;
    QSize minimumSizeHint() const override { return sizeHint(); }

Q_SIGNALS:
    void frameChosen(qint64 frame);
    /// What was typed cannot be understood.
    void refused(const QString &error);
    /// Somebody has done with typing; the focus may go back where it was.
    void done();

protected:
    StepEnabled stepEnabled() const override;
    void keyPressEvent(QKeyEvent *event) override;
    void focusInEvent(QFocusEvent *event) override;
    void focusOutEvent(QFocusEvent *event) override;
    void changeEvent(QEvent *event) override;

private:
    void retranslate();
    /// Shows the playhead's frame, unless somebody is typing another one.
    void showFrame();
    void showFrameAnyway();
    /// Goes where the text says; false where it says nothing.
    bool commit();

    const MotionDocument &mDocument;
};

} // namespace furitsuke
