// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/dialogs/renamedialog.h"

#include "editor-core/text/nametext.h"
#include "widgets/common/theme.h"

#include <QCheckBox>
#include <QDialogButtonBox>
#include <QEvent>
#include <QLabel>
#include <QLineEdit>
#include <QPainter>
#include <QPushButton>
#include <QVBoxLayout>

namespace furitsuke {

namespace {

QColor verdictColour(TrackNameCheck::Verdict verdict, const QPalette &palette)
{
    const SheetColours colours(palette);
    switch (verdict) {
    case TrackNameCheck::Verdict::Good:
        return colours.playhead;
    case TrackNameCheck::Verdict::Cut:
        return colours.selected;
    case TrackNameCheck::Verdict::Refused:
        break;
    }
    return colours.warning;
}

} // namespace

void ByteBar::setCheck(const TrackNameCheck &check)
{
    mCheck = check;
    update();
}

void ByteBar::paintEvent(QPaintEvent *)
{
    QPainter painter(this);
    painter.fillRect(rect(), SheetColours(palette()).gridStrong);
    if (mCheck.fieldSize <= 0)
        return;
    // One cell for each byte.
    const qsizetype used = qMin(mCheck.bytes, mCheck.fieldSize);
    const QColor colour = verdictColour(mCheck.verdict, palette());
    for (qsizetype i = 0; i < mCheck.fieldSize; ++i) {
        const int left = int(width() * i / mCheck.fieldSize);
        const int right = int(width() * (i + 1) / mCheck.fieldSize);
        if (i < used)
            painter.fillRect(QRect(left, 0, right - left - 1, height()), colour);
    }
}

RenameDialog::RenameDialog(const MotionDocument &document, TrackRef track, QWidget *parent)
    : RenameDialog(document, track.kind, track, parent)
{}

RenameDialog::RenameDialog(const MotionDocument &document, TrackKind kind, QWidget *parent)
    : RenameDialog(document, kind, std::nullopt, parent)
{}

RenameDialog::RenameDialog(const MotionDocument &document, TrackKind kind, std::optional<TrackRef> track,
                           QWidget *parent)
    : QDialog(parent)
    , mDocument(document)
    , mKind(kind)
    , mTrack(track)
    , mPrompt(new QLabel)
    , mField(new QLineEdit)
    , mMeter(new QLabel)
    , mBar(new ByteBar)
    , mRemarks(new QLabel)
    , mFollow(new QCheckBox)
    , mEncoding(new QLabel)
    , mButtons(new QDialogButtonBox(QDialogButtonBox::Ok | QDialogButtonBox::Cancel))
{
    setObjectName(QStringLiteral("renameDialog"));
    mField->setObjectName(QStringLiteral("trackName"));
    mMeter->setObjectName(QStringLiteral("byteMeter"));
    mRemarks->setObjectName(QStringLiteral("nameRemarks"));
    mFollow->setObjectName(QStringLiteral("renameIk"));
    mFollow->setChecked(true);
    mPrompt->setBuddy(mField);
    mRemarks->setWordWrap(true);
    mRemarks->setTextFormat(Qt::PlainText);
    mRemarks->setAlignment(Qt::AlignTop | Qt::AlignLeft);
    // Room for what may have to be said, so that nothing jumps while one types.
    mRemarks->setMinimumHeight(fontMetrics().lineSpacing() * 4);
    mEncoding->setForegroundRole(QPalette::PlaceholderText);
    mField->setMinimumWidth(fontMetrics().averageCharWidth() * 52);
    mBar->setFixedHeight(8);
    if (mTrack) {
        mField->setText(decodeName(document.motion().trackName(*mTrack), document.encoding()).text);
        mField->selectAll();
    }
    auto *layout = new QVBoxLayout(this);
    for (QWidget *widget : {static_cast<QWidget *>(mPrompt), static_cast<QWidget *>(mField),
                            static_cast<QWidget *>(mBar), static_cast<QWidget *>(mMeter),
                            static_cast<QWidget *>(mRemarks), static_cast<QWidget *>(mEncoding)})
        layout->addWidget(widget);
    // Whether the bone is an IK bone at all does not change while one types.
    layout->insertWidget(layout->indexOf(mEncoding), mFollow);
    mFollow->setHidden(!mTrack || mKind != TrackKind::Bone ||
                       findIkBone(document.motion(), document.motion().trackName(*mTrack)).records == 0);
    layout->addStretch(1);
    layout->addWidget(mButtons);
    connect(mField, &QLineEdit::textChanged, this, &RenameDialog::updateCheck);
    connect(mButtons, &QDialogButtonBox::accepted, this, &RenameDialog::choose);
    connect(mButtons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    // What the name is checked against may change while the dialog is open.
    connect(&document, &MotionDocument::changed, this, [this] {
        if (mTrack && !mDocument.motion().contains(*mTrack))
            reject();
        else
            retranslate();
    });
    connect(&document, &MotionDocument::modelOutlineChanged, this, &RenameDialog::updateCheck);
    retranslate();
    mField->setFocus();
}

QString RenameDialog::name() const
{
    return mField->text();
}

QString RenameDialog::meterText() const
{
    return mMeter->text();
}

QString RenameDialog::remarks() const
{
    return mRemarks->text();
}

IkNames RenameDialog::ikNames() const
{
    return mFollow->isChecked() ? IkNames::Follow : IkNames::Keep;
}

void RenameDialog::retranslate()
{
    const bool bone = mKind == TrackKind::Bone;
    if (mTrack) {
        setWindowTitle(tr("Rename track"));
        mPrompt->setText((bone ? tr("&New name of the bone “%1”") : tr("&New name of the morph “%1”"))
                             .arg(mDocument.trackLabel(*mTrack).replace(u'&', QLatin1String("&&"))));
    } else {
        setWindowTitle(bone ? tr("Add bone track") : tr("Add morph track"));
        mPrompt->setText(bone ? tr("&Name of the bone") : tr("&Name of the morph"));
    }
    mEncoding->setText(tr("Names of this motion: %1").arg(encodingLabel(mDocument.encoding())));
    updateCheck();
}

void RenameDialog::updateCheck()
{
    mCheck = checkTrackName(mDocument, mKind, name(), mTrack);
    mBar->setCheck(mCheck);
    const QString bytes =
        tr("%1 of %2 bytes").arg(QString::number(mCheck.bytes), QString::number(mCheck.fieldSize));
    switch (mCheck.verdict) {
    case TrackNameCheck::Verdict::Good:
        mMeter->setText(tr("%1: fits").arg(bytes));
        break;
    case TrackNameCheck::Verdict::Cut:
        mMeter->setText(tr("%1: will be cut").arg(bytes));
        break;
    case TrackNameCheck::Verdict::Refused:
        mMeter->setText(tr("%1: not possible").arg(bytes));
        break;
    }
    mRemarks->setText(mCheck.remarks.join(QLatin1Char('\n')));
    mFollow->setEnabled(mCheck.ikRecords > 0);
    mFollow->setText(mCheck.ikRecords > 0
                         ? tr("&Rename the IK bone in %n display/IK record(s) too", nullptr,
                              int(qMin<qsizetype>(mCheck.ikRecords, std::numeric_limits<int>::max())))
                         : tr("&Rename the IK bone in display/IK records too"));
    mButtons->button(QDialogButtonBox::Ok)->setEnabled(mCheck.isPossible());
}

void RenameDialog::choose()
{
    updateCheck();
    if (!mCheck.isPossible())
        return;
    accept();
    Q_EMIT nameChosen(name(), ikNames());
}

void RenameDialog::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::LanguageChange)
        retranslate();
    QDialog::changeEvent(event);
}

} // namespace furitsuke
