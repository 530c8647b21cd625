// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/dialogs/pastedialog.h"

#include "editor-core/document/clipboardverbs.h"
#include "widgets/dialogs/pastetargettable.h"

#include <QCheckBox>
#include <QComboBox>
#include <QDialogButtonBox>
#include <QGridLayout>
#include <QGroupBox>
#include <QLabel>
#include <QListWidget>
#include <QMap>
#include <QPushButton>
#include <QRadioButton>
#include <QSpinBox>
#include <QTimer>

#include <limits>

namespace furitsuke {

namespace {

enum SpacingKind { WithGap, Every };

int countOf(qint64 count)
{
    return int(qMin<qint64>(count, std::numeric_limits<int>::max()));
}

template <class Button>
Button *button(const char *name, const QString &text, bool checked = false)
{
    auto *result = new Button(text);
    result->setObjectName(QLatin1String(name));
    result->setChecked(checked);
    return result;
}

QGroupBox *column(const QString &title, std::initializer_list<QWidget *> widgets)
{
    auto *group = new QGroupBox(title);
    auto *layout = new QVBoxLayout(group);
    for (QWidget *widget : widgets)
        layout->addWidget(widget, qobject_cast<PasteTargetTable *>(widget) ? 1 : 0);
    return group;
}

/// A box for each part of a key, all checked.
template <class Part>
QWidget *partBoxes(const char *name, const QList<std::pair<Part, QString>> &parts,
                   QList<std::pair<Part, QCheckBox *>> &boxes)
{
    auto *widget = new QWidget;
    auto *grid = new QGridLayout(widget);
    grid->setContentsMargins(0, 0, 0, 0);
    constexpr int columns = 4;
    for (const auto &[part, text] : parts) {
        auto *box = button<QCheckBox>(name, text, true);
        box->setObjectName(QLatin1String(name) + QString::number(int(part)));
        const auto place = int(boxes.size());
        grid->addWidget(box, place / columns, place % columns);
        boxes.append({part, box});
    }
    return widget;
}

template <class Part>
QFlags<Part> checkedParts(const QList<std::pair<Part, QCheckBox *>> &boxes, QFlags<Part> all)
{
    if (boxes.isEmpty())
        return all;
    QFlags<Part> parts;
    for (const auto &[part, box] : boxes)
        parts.setFlag(part, box->isChecked());
    return parts;
}

} // namespace

PasteDialog::PasteDialog(MotionDocument &document, KeyClip clip, QWidget *parent)
    : QDialog(parent)
    , mDocument(document)
    , mClip(std::move(clip))
    , mTimer(new QTimer(this))
{
    setObjectName(QStringLiteral("pasteDialog"));
    setWindowTitle(tr("Paste special"));
    auto *what = new QLabel(tr("%n key(s) are on the clipboard.", nullptr, countOf(mClip.keyCount())));
    what->setObjectName(QStringLiteral("pasteClip"));
    mSummary = new QLabel;
    mSummary->setObjectName(QStringLiteral("pasteSummary"));
    mSummary->setWordWrap(true);
    mNotes = new QListWidget;
    mNotes->setObjectName(QStringLiteral("pasteNotes"));
    mNotes->setAccessibleName(tr("What does not fit"));
    mNotes->setWordWrap(true);
    mNotes->setMaximumHeight(6 * fontMetrics().lineSpacing());
    auto *buttons = new QDialogButtonBox(QDialogButtonBox::Ok | QDialogButtonBox::Cancel);
    mPaste = buttons->button(QDialogButtonBox::Ok);
    mPaste->setText(tr("&Paste"));
    connect(buttons, &QDialogButtonBox::accepted, this, &PasteDialog::accept);
    connect(buttons, &QDialogButtonBox::rejected, this, &PasteDialog::reject);

    auto *grid = new QGridLayout(this);
    grid->addWidget(what, 0, 0, 1, 2);
    grid->addWidget(createWhere(), 1, 0);
    grid->addWidget(createCollisions(), 2, 0);
    grid->addWidget(createRepeat(), 3, 0);
    grid->addWidget(createChannels(), 4, 0);
    grid->addWidget(createOnto(), 1, 1, 5, 1);
    grid->addWidget(mSummary, 6, 0, 1, 2);
    grid->addWidget(mNotes, 7, 0, 1, 2);
    grid->addWidget(buttons, 8, 0, 1, 2);
    grid->setColumnStretch(1, 1);
    grid->setRowStretch(5, 1);
    connectAll();
    updateState();
}

QWidget *PasteDialog::createWhere()
{
    mAtPlayhead = button<QRadioButton>("pasteAtPlayhead",
                                       tr("At the play&head, frame %1").arg(mDocument.playhead()), true);
    mAsCopied =
        button<QRadioButton>("pasteAsCopied", tr("&Where it was copied, frame %1").arg(mClip.firstFrame));
    mMirrored = button<QCheckBox>("pasteMirrored", tr("&Mirrored: left and right exchanged"));
    return column(tr("Where"), {mAtPlayhead, mAsCopied, mMirrored});
}

QWidget *PasteDialog::createOnto()
{
    mByName = button<QRadioButton>("pasteByName", tr("Tracks of the same &names"), true);
    mOntoChosen = button<QRadioButton>("pasteOntoChosen", tr("The &selected tracks"));
    mOntoListed = button<QRadioButton>("pasteOntoListed", tr("Tracks chosen in this &list"));
    const QMap<TrackRef, QList<TrackRef>> chosen = targetsAmong(mClip, mDocument.chosenTracks());
    mOntoChosen->setEnabled(
        std::any_of(chosen.begin(), chosen.end(), [](const auto &tracks) { return !tracks.isEmpty(); }));
    mTargets = new PasteTargetTable(mDocument, mClip);
    mAddMissing =
        button<QCheckBox>("pasteAddMissing", tr("&Add bones and morphs that are missing here"), true);
    return column(tr("Onto"), {mByName, mOntoChosen, mOntoListed, mTargets, mAddMissing});
}

QWidget *PasteDialog::createChannels()
{
    QGroupBox *group = column(tr("What"), {});
    if (!mClip.bones.isEmpty()) {
        group->layout()->addWidget(new QLabel(tr("Of bones")));
        group->layout()->addWidget(partBoxes<BonePart>("pasteBone",
                                                       {{BonePart::X, tr("X")},
                                                        {BonePart::Y, tr("Y")},
                                                        {BonePart::Z, tr("Z")},
                                                        {BonePart::Rotation, tr("Rotation")},
                                                        {BonePart::Curves, tr("Curves")},
                                                        {BonePart::Physics, tr("Physics")}},
                                                       mBoneParts));
    }
    if (!mClip.camera.isEmpty()) {
        group->layout()->addWidget(new QLabel(tr("Of the camera")));
        group->layout()->addWidget(partBoxes<CameraPart>("pasteCamera",
                                                         {{CameraPart::X, tr("X")},
                                                          {CameraPart::Y, tr("Y")},
                                                          {CameraPart::Z, tr("Z")},
                                                          {CameraPart::Rotation, tr("Rotation")},
                                                          {CameraPart::Distance, tr("Distance")},
                                                          {CameraPart::ViewAngle, tr("View angle")},
                                                          {CameraPart::Projection, tr("Perspective")},
                                                          {CameraPart::Curves, tr("Curves")}},
                                                         mCameraParts));
    }
    mValuesOnly = button<QCheckBox>("pasteValuesOnly", tr("Only &values, into keys that are there"));
    group->layout()->addWidget(mValuesOnly);
    return group;
}

QWidget *PasteDialog::createRepeat()
{
    mRepeat = new QSpinBox;
    mRepeat->setObjectName(QStringLiteral("pasteRepeat"));
    mRepeat->setAccessibleName(tr("How often"));
    mRepeat->setRange(1, 100000);
    mRepeat->setSuffix(tr(" ×"));
    mSpacingKind = new QComboBox;
    mSpacingKind->setObjectName(QStringLiteral("pasteSpacingKind"));
    mSpacingKind->setAccessibleName(tr("Distance of the repeats"));
    mSpacingKind->addItems({tr("with a gap of"), tr("every")});
    mSpacing = new QSpinBox;
    mSpacing->setObjectName(QStringLiteral("pasteSpacing"));
    mSpacing->setAccessibleName(tr("Distance of the repeats in frames"));
    mSpacing->setRange(0, std::numeric_limits<int>::max());
    mSpacing->setSuffix(tr(" frames"));
    connect(mSpacingKind, &QComboBox::currentIndexChanged, this, [this](int kind) {
        mSpacing->setMinimum(kind == Every ? 1 : 0);
        mSpacing->setValue(kind == Every ? countOf(mClip.length()) : 0);
    });
    auto *group = new QGroupBox(tr("How often"));
    auto *row = new QHBoxLayout(group);
    for (QWidget *widget : std::initializer_list<QWidget *>{mRepeat, mSpacingKind, mSpacing})
        row->addWidget(widget);
    row->addStretch(1);
    return group;
}

QWidget *PasteDialog::createCollisions()
{
    mOverwrite = button<QRadioButton>("pasteOverwrite", tr("&Overwrite them"), true);
    mKeep = button<QRadioButton>("pasteKeep", tr("&Keep them, and drop what comes"));
    mReplaceSpan =
        button<QCheckBox>("pasteReplaceSpan", tr("First &delete all that these tracks have in this time"));
    return column(tr("Keys that are at the same frames"), {mOverwrite, mKeep, mReplaceSpan});
}

void PasteDialog::connectAll()
{
    // Several changes in a row, as when a number is typed, are looked at once.
    mTimer->setSingleShot(true);
    connect(mTimer, &QTimer::timeout, this, &PasteDialog::updateState);
    connect(&mDocument, &MotionDocument::changed, this, &PasteDialog::scheduleUpdate);
    const QList<QAbstractButton *> buttons = findChildren<QAbstractButton *>();
    for (QAbstractButton *each : buttons) {
        if (each->isCheckable())
            connect(each, &QAbstractButton::toggled, this, &PasteDialog::scheduleUpdate);
    }
    connect(mOntoListed, &QRadioButton::toggled, mTargets, &PasteTargetTable::setEditable);
    connect(mTargets, &PasteTargetTable::targetsChanged, this, &PasteDialog::scheduleUpdate);
    connect(mRepeat, &QSpinBox::valueChanged, this, &PasteDialog::scheduleUpdate);
    connect(mSpacing, &QSpinBox::valueChanged, this, &PasteDialog::scheduleUpdate);
    connect(mSpacingKind, &QComboBox::currentIndexChanged, this, &PasteDialog::scheduleUpdate);
}

PasteOptions PasteDialog::options() const
{
    PasteOptions options;
    options.frame = mAsCopied->isChecked() ? qint64(mClip.firstFrame) : mDocument.playhead();
    options.mirrored = mMirrored->isChecked();
    options.boneParts = checkedParts(mBoneParts, allBoneParts);
    options.cameraParts = checkedParts(mCameraParts, allCameraParts);
    options.valuesOnly = mValuesOnly->isChecked();
    if (mOntoChosen->isChecked())
        options.targets = targetsAmong(mClip, mDocument.chosenTracks());
    else if (mOntoListed->isChecked())
        options.targets = mTargets->targets();
    options.repeat = mRepeat->value();
    const qint64 frames = mSpacing->value();
    options.spacing = mSpacingKind->currentIndex() == Every ? frames : mClip.length() + frames;
    options.collision = mKeep->isChecked() ? Collision::KeepExisting : Collision::Overwrite;
    options.replaceSpan = mReplaceSpan->isChecked();
    options.addMissingTracks = mAddMissing->isChecked();
    return pasteOptionsFor(mDocument, options);
}

void PasteDialog::scheduleUpdate()
{
    constexpr qint64 many = 200'000;
    constexpr int pause = 250; // ms, between digits
    mTimer->start(mClip.keyCount() * mRepeat->value() > many ? pause : 0);
}

void PasteDialog::updateState()
{
    const bool bringsKeys = !mValuesOnly->isChecked();
    for (QWidget *widget : std::initializer_list<QWidget *>{mOverwrite, mKeep, mReplaceSpan, mAddMissing})
        widget->setEnabled(bringsKeys);
    for (const auto &[part, box] : std::as_const(mBoneParts))
        box->setEnabled(bringsKeys || part != BonePart::Curves);
    for (const auto &[part, box] : std::as_const(mCameraParts))
        box->setEnabled(bringsKeys || part != CameraPart::Curves);
    mSpacingKind->setEnabled(mRepeat->value() > 1);
    mSpacing->setEnabled(mRepeat->value() > 1);
    PasteOptions chosen = options();
    chosen.preview = true;
    mTargets->setPlan(planPaste(mDocument.motion(), mClip, chosen));
    showResult(pasteKeys(mDocument.motion(), mClip, chosen));
}

void PasteDialog::showResult(const PasteResult &result)
{
    mPaste->setEnabled(result.error.isEmpty() && !result.pasted.isEmpty());
    mNotes->clear();
    mNotes->addItems(result.notes);
    mNotes->setVisible(!result.notes.isEmpty());
    if (!result.error.isEmpty()) {
        mSummary->setText(result.error);
        return;
    }
    QStringList parts;
    if (const qsizetype added = result.addedKeys(); added > 0)
        parts.append(tr("%n key(s) will be added", nullptr, countOf(added)));
    if (result.revalued > 0)
        parts.append(tr("%n key(s) will get other values", nullptr, countOf(result.revalued)));
    if (!result.added.isEmpty())
        parts.append(tr("%n track(s) will be added", nullptr, countOf(result.added.size())));
    if (result.overwritten > 0)
        parts.append(tr("%n key(s) will be overwritten", nullptr, countOf(result.overwritten)));
    if (result.dropped > 0)
        parts.append(tr("%n key(s) find no place", nullptr, countOf(result.dropped)));
    if (parts.isEmpty())
        parts.append(tr("Nothing will change"));
    mSummary->setText(parts.join(QStringLiteral(", ")) + u'.');
}

void PasteDialog::accept()
{
    // Nothing is pasted that was not shown.
    if (mTimer->isActive()) {
        mTimer->stop();
        updateState();
    }
    if (!mPaste->isEnabled())
        return;
    const EditJob job = pasteJob(mDocument, mClip, options());
    QDialog::accept();
    Q_EMIT chosen(job);
}

} // namespace furitsuke
