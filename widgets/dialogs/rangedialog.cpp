// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/dialogs/rangedialog.h"

#include <QButtonGroup>
#include <QComboBox>
#include <QDialogButtonBox>
#include <QDoubleSpinBox>
#include <QFormLayout>
#include <QHBoxLayout>
#include <QLabel>
#include <QPushButton>
#include <QRadioButton>
#include <QVBoxLayout>

#include <limits>

namespace furitsuke {

namespace {

enum Scope { AllTracks, ListedTracks, ChosenTracks };

/// A box for any frame there is: they are more than an int counts.
QDoubleSpinBox *frameBox(const char *name, qint64 frame)
{
    auto *box = new QDoubleSpinBox;
    box->setObjectName(QLatin1String(name));
    box->setDecimals(0);
    box->setRange(0, std::numeric_limits<quint32>::max());
    box->setValue(double(frame));
    box->setAlignment(Qt::AlignRight);
    box->setGroupSeparatorShown(false);
    return box;
}

} // namespace

RangeDialog::RangeDialog(MotionDocument &document, const QList<TrackRef> &listedTracks, QWidget *parent)
    : QDialog(parent)
    , mDocument(document)
    , mListedTracks(listedTracks)
    , mScope(new QComboBox)
    , mMode(new QButtonGroup(this))
    , mCount(new QLabel)
    , mButtons(new QDialogButtonBox(QDialogButtonBox::Ok | QDialogButtonBox::Cancel))
{
    setWindowTitle(tr("Select from frame to frame"));
    // The frames of what is selected already, else from the playhead to the end.
    auto [first, last] = mDocument.selection().frameSpan(mDocument.motion());
    if (last <= first) {
        first = mDocument.playhead();
        last = qMax<qint64>(first, mDocument.motion().lastFrame());
    }
    mFrom = frameBox("from", first);
    mTo = frameBox("to", last);
    mScope->setObjectName(QStringLiteral("scope"));
    mCount->setObjectName(QStringLiteral("count"));
    mCount->setWordWrap(true);
    fillScopes();

    auto *modes = new QHBoxLayout;
    const auto addMode = [&](SelectionMode mode, const char *name, const QString &text) {
        auto *button = new QRadioButton(text);
        button->setObjectName(QLatin1String(name));
        mMode->addButton(button, int(mode));
        modes->addWidget(button);
    };
    addMode(SelectionMode::Replace, "replace", tr("&Select these only"));
    addMode(SelectionMode::Add, "add", tr("&Add them"));
    addMode(SelectionMode::TakeAway, "takeAway", tr("&Take them away"));
    mMode->button(int(SelectionMode::Replace))->setChecked(true);

    auto *form = new QFormLayout;
    form->addRow(tr("&From frame:"), mFrom);
    form->addRow(tr("T&o frame:"), mTo);
    form->addRow(tr("T&racks:"), mScope);
    form->addRow(modes);
    auto *layout = new QVBoxLayout(this);
    layout->addLayout(form);
    layout->addWidget(mCount);
    layout->addStretch(1);
    layout->addWidget(mButtons);
    mButtons->button(QDialogButtonBox::Ok)->setText(tr("Select"));

    connect(mFrom, &QDoubleSpinBox::valueChanged, this, &RangeDialog::updateCount);
    connect(mTo, &QDoubleSpinBox::valueChanged, this, &RangeDialog::updateCount);
    connect(mScope, &QComboBox::currentIndexChanged, this, &RangeDialog::updateCount);
    connect(mMode, &QButtonGroup::idToggled, this, &RangeDialog::updateCount);
    connect(&mDocument, &MotionDocument::changed, this, &RangeDialog::updateCount);
    connect(&mDocument, &MotionDocument::selectionChanged, this, &RangeDialog::updateCount);
    connect(&mDocument, &MotionDocument::trackLooksChanged, this, &RangeDialog::updateCount);
    connect(mButtons, &QDialogButtonBox::accepted, this, &RangeDialog::accept);
    connect(mButtons, &QDialogButtonBox::rejected, this, &RangeDialog::reject);
    mFrom->selectAll();
    updateCount();
}

void RangeDialog::fillScopes()
{
    mScope->addItem(tr("All tracks"), AllTracks);
    mScope->addItem(tr("Tracks in the list (%n)", nullptr, int(mListedTracks.size())), ListedTracks);
    const auto chosen = int(mDocument.chosenTracks().size());
    mScope->addItem(tr("Chosen tracks (%n)", nullptr, chosen), ChosenTracks);
    // More than one chosen track is a choice that was made on purpose.
    mScope->setCurrentIndex(chosen > 1 ? ChosenTracks : AllTracks);
}

RangeChoice RangeDialog::choice() const
{
    RangeChoice choice;
    switch (mScope->currentData().toInt()) {
    case ListedTracks:
        choice.tracks = mListedTracks;
        break;
    case ChosenTracks:
        choice.tracks = mDocument.chosenTracks();
        break;
    default:
        choice.tracks = selectableTracks(mDocument);
    }
    choice.first = qint64(mFrom->value());
    choice.last = qint64(mTo->value());
    choice.mode = SelectionMode(mMode->checkedId());
    return choice;
}

void RangeDialog::updateCount()
{
    const RangeChoice wanted = choice();
    const auto count = int(qMin<qsizetype>(keysTakenBy(mDocument, wanted), std::numeric_limits<int>::max()));
    switch (wanted.mode) {
    case SelectionMode::Replace:
        mCount->setText(tr("%n key(s) will be selected.", nullptr, count));
        break;
    case SelectionMode::Add:
        mCount->setText(tr("%n key(s) will be added to the selection.", nullptr, count));
        break;
    case SelectionMode::TakeAway:
        mCount->setText(tr("%n key(s) will be taken out of the selection.", nullptr, count));
        break;
    }
    mButtons->button(QDialogButtonBox::Ok)->setEnabled(count > 0);
}

void RangeDialog::accept()
{
    const SelectionReport report = selectRange(mDocument, choice());
    QDialog::accept();
    Q_EMIT selected(report);
}

} // namespace furitsuke
