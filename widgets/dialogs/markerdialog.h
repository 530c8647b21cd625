// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor-core/document/motiondocument.h"

#include <QDialog>

class QButtonGroup;
class QDialogButtonBox;
class QDoubleSpinBox;
class QHBoxLayout;
class QLabel;
class QLineEdit;

namespace furitsuke {

/// Name, colour and frame of one marker. Changes them as one step when it is accepted.
class MarkerDialog : public QDialog
{
    Q_OBJECT

public:
    MarkerDialog(MotionDocument &document, qint64 frame, QWidget *parent = nullptr);

    void accept() override;

private:
    Marker edited() const;
    void addColour(QRgb colour);
    void chooseOther();
    void updateState();

    MotionDocument &mDocument;
    qint64 mFrame; ///< of the marker in the document
    QLineEdit *mName;
    QDoubleSpinBox *mFrameBox; ///< whole numbers, but more of them than an integer's box takes
    QButtonGroup *mColours;
    QHBoxLayout *mSwatches;
    QLabel *mFault;
    QDialogButtonBox *mButtons;
    QList<QRgb> mValues; ///< colours by the buttons' ids
};

} // namespace furitsuke
