// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/dialogs/markerdialog.h"

#include "editor-core/document/markerverbs.h"
#include "widgets/common/markercolours.h"
#include "widgets/common/theme.h"

#include <QButtonGroup>
#include <QColorDialog>
#include <QDialogButtonBox>
#include <QDoubleSpinBox>
#include <QFormLayout>
#include <QHBoxLayout>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QToolButton>

#include <limits>

namespace furitsuke {

MarkerDialog::MarkerDialog(MotionDocument &document, qint64 frame, QWidget *parent)
    : QDialog(parent)
    , mDocument(document)
    , mFrame(frame)
    , mName(new QLineEdit)
    , mFrameBox(new QDoubleSpinBox)
    , mColours(new QButtonGroup(this))
    , mSwatches(new QHBoxLayout)
    , mFault(new QLabel)
    , mButtons(new QDialogButtonBox(QDialogButtonBox::Ok | QDialogButtonBox::Cancel))
{
    setObjectName(QStringLiteral("markerDialog"));
    setWindowTitle(tr("Marker"));
    mName->setObjectName(QStringLiteral("markerName"));
    mFrameBox->setObjectName(QStringLiteral("markerFrame"));
    mFault->setWordWrap(true);
    mFault->setObjectName(QStringLiteral("markerFault"));
    mFrameBox->setDecimals(0);
    mFrameBox->setRange(0, std::numeric_limits<quint32>::max());
    const TimeNotes &notes = document.timeNotes();
    const qsizetype index = markerIndex(notes, frame);
    const Marker marker = index < 0 ? Marker() : notes.markers.at(index);
    mName->setText(marker.name);
    mName->selectAll();
    mFrameBox->setValue(double(frame));

    mSwatches->setSpacing(2);
    for (const QRgb colour : markerColours())
        addColour(colour);
    if (!mValues.contains(marker.colour))
        addColour(marker.colour);
    mColours->button(int(mValues.indexOf(marker.colour)))->setChecked(true);
    auto *other = new QToolButton;
    other->setObjectName(QStringLiteral("otherColour"));
    other->setText(tr("Other…"));
    connect(other, &QToolButton::clicked, this, &MarkerDialog::chooseOther);
    auto *colourRow = new QHBoxLayout;
    colourRow->addLayout(mSwatches);
    colourRow->addWidget(other);
    colourRow->addStretch();

    auto *form = new QFormLayout(this);
    form->addRow(tr("&Name"), mName);
    form->addRow(tr("&Frame"), mFrameBox);
    form->addRow(tr("Colour"), colourRow);
    form->addRow(mFault);
    form->addRow(mButtons);
    QPalette palette = mFault->palette();
    palette.setColor(QPalette::WindowText, SheetColours(palette).warning);
    mFault->setPalette(palette);
    connect(mButtons, &QDialogButtonBox::accepted, this, &MarkerDialog::accept);
    connect(mButtons, &QDialogButtonBox::rejected, this, &MarkerDialog::reject);
    connect(mFrameBox, &QDoubleSpinBox::valueChanged, this, &MarkerDialog::updateState);
    connect(&document, &MotionDocument::timeNotesChanged, this, &MarkerDialog::updateState);
    updateState();
}

void MarkerDialog::addColour(QRgb colour)
{
    auto *button = new QToolButton;
    button->setCheckable(true);
    button->setAutoRaise(true);
    button->setIcon(colourSwatch(colour));
    button->setIconSize({20, 20});
    button->setToolTip(markerColourName(colour));
    button->setAccessibleName(markerColourName(colour));
    mColours->addButton(button, int(mValues.size()));
    mValues.append(colour);
    mSwatches->addWidget(button);
}

void MarkerDialog::chooseOther()
{
    auto *dialog = new QColorDialog(QColor::fromRgb(edited().colour), this);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    connect(dialog, &QColorDialog::colorSelected, this, [this](const QColor &colour) {
        const QRgb value = colour.rgb();
        if (!mValues.contains(value))
            addColour(value);
        mColours->button(int(mValues.indexOf(value)))->setChecked(true);
    });
    dialog->open();
}

Marker MarkerDialog::edited() const
{
    Marker marker;
    marker.frame = quint32(mFrameBox->value());
    marker.name = mName->text();
    marker.colour = mValues.value(mColours->checkedId(), marker.colour);
    return marker;
}

void MarkerDialog::updateState()
{
    const TimeNotes &notes = mDocument.timeNotes();
    const qint64 frame = edited().frame;
    QString fault;
    if (markerIndex(notes, mFrame) < 0)
        fault = tr("The marker is not there any more.");
    else if (frame != mFrame && markerIndex(notes, frame) >= 0)
        fault = tr("Frame %1 has a marker already.").arg(frame);
    mFault->setText(fault);
    mButtons->button(QDialogButtonBox::Ok)->setEnabled(fault.isEmpty());
}

void MarkerDialog::accept()
{
    const QString fault = changeMarker(mDocument, mFrame, edited());
    if (fault.isEmpty())
        QDialog::accept();
    else
        mFault->setText(fault);
}

} // namespace furitsuke
