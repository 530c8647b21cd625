// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/dialogs/correctiondialog.h"

#include "editor-core/edits/correctedits.h"
#include "editor-core/edits/valuesummary.h"
#include "widgets/common/numberbox.h"
#include "widgets/common/theme.h"
#include "widgets/inspector/valuefield.h"

#include <QDialogButtonBox>
#include <QEvent>
#include <QGridLayout>
#include <QLabel>
#include <QLocale>
#include <QPushButton>
#include <QTabWidget>
#include <QTimer>

namespace furitsuke {

namespace {

/// With more keys than this, the count waits until nothing is typed for a moment.
constexpr qsizetype manyKeys = 20000;
constexpr int moment = 200; ///< milliseconds

QString kindName(TrackKind kind)
{
    switch (kind) {
    case TrackKind::Bone:
        return CorrectionDialog::tr("Bones");
    case TrackKind::Morph:
        return CorrectionDialog::tr("Morphs");
    case TrackKind::Camera:
        return CorrectionDialog::tr("Camera");
    case TrackKind::Light:
        return CorrectionDialog::tr("Light");
    case TrackKind::Shadow:
        return CorrectionDialog::tr("Self shadow");
    case TrackKind::State:
        break;
    }
    return CorrectionDialog::tr("Display/IK");
}

/// The first selected key of a kind: calls function(key) where there is one.
template <class Function>
void withFirstKey(const MotionDocument &document, TrackKind kind, Function &&function)
{
    for (const TrackRef track : document.selection().tracks()) {
        if (track.kind != kind)
            continue;
        document.motion().visit(
            track, [&](const auto &keys) { function(keys.key(document.selection().rows(track).next(0))); });
        return;
    }
}

} // namespace

CorrectionDialog::CorrectionDialog(MotionDocument &document, QWidget *parent)
    : QDialog(parent)
    , mDocument(document)
    , mTabs(new QTabWidget)
    , mSummary(new QLabel)
    , mNotes(new QLabel)
    , mTimer(new QTimer(this))
{
    setObjectName(QStringLiteral("correctionDialog"));
    const FrameSummary selected = summariseFrames(document.motion(), document.selection());
    for (const TrackKind kind : selected.kinds) {
        // Display/IK records have nothing but switches.
        if (kind == TrackKind::State)
            continue;
        mKinds.append(kind);
        mTabs->addTab(createPage(kind), kindName(kind));
    }
    mTabs->setTabBarAutoHide(true);
    mTabs->setDocumentMode(true);
    mSummary->setWordWrap(true);
    mSummary->setObjectName(QStringLiteral("summary"));
    mNotes->setObjectName(QStringLiteral("notes"));
    mNotes->setWordWrap(true);
    mNotes->setTextFormat(Qt::PlainText);
    auto *buttons = new QDialogButtonBox;
    mCorrect = buttons->addButton(QDialogButtonBox::Ok);
    mReset = buttons->addButton(QDialogButtonBox::Reset);
    buttons->addButton(QDialogButtonBox::Cancel);
    mCorrect->setObjectName(QStringLiteral("correct"));
    mReset->setObjectName(QStringLiteral("reset"));
    // Return is for what was typed last.
    mReset->setAutoDefault(false);
    connect(buttons, &QDialogButtonBox::accepted, this, &CorrectionDialog::accept);
    connect(buttons, &QDialogButtonBox::rejected, this, &CorrectionDialog::reject);
    connect(mReset, &QPushButton::clicked, this, &CorrectionDialog::reset);
    auto *layout = new QVBoxLayout(this);
    layout->addWidget(mTabs);
    layout->addWidget(mSummary);
    layout->addWidget(mNotes);
    layout->addStretch(1);
    layout->addWidget(buttons);
    mTimer->setSingleShot(true);
    connect(mTimer, &QTimer::timeout, this, &CorrectionDialog::showResult);
    connect(&document, &MotionDocument::changed, this, &CorrectionDialog::update);
    connect(&document, &MotionDocument::selectionChanged, this, &CorrectionDialog::update);
    retranslate();
    if (!mRows.isEmpty())
        mRows.constFirst().multiply->setFocus();
}

QWidget *CorrectionDialog::createPage(TrackKind kind)
{
    auto *page = new QWidget;
    auto *grid = new QGridLayout(page);
    grid->setHorizontalSpacing(8);
    grid->setVerticalSpacing(4);
    QList<QLabel *> headings;
    for (int column = 0; column < 5; ++column) {
        auto *heading = new QLabel;
        heading->setForegroundRole(QPalette::PlaceholderText);
        if (column > 2)
            heading->setAlignment(Qt::AlignRight);
        grid->addWidget(heading, 0, column);
        headings.append(heading);
    }
    mHeadings.append(headings);
    int line = 1;
    for (const KeyValue value : valuesOf(kind)) {
        if (!isCorrectable(value))
            continue;
        Row row = {value, new QLabel, new NumberBox(1), new NumberBox(0), new QLabel, new QLabel};
        row.multiply->setObjectName(valueId(value) + QStringLiteral(".multiply"));
        row.add->setObjectName(valueId(value) + QStringLiteral(".add"));
        row.before->setObjectName(valueId(value) + QStringLiteral(".before"));
        row.after->setObjectName(valueId(value) + QStringLiteral(".after"));
        row.multiply->setStep(0.1);
        row.add->setStep(valueStep(value));
        row.name->setBuddy(row.multiply);
        row.before->setForegroundRole(QPalette::PlaceholderText);
        int column = 0;
        for (QWidget *widget :
             std::initializer_list<QWidget *>{row.name, row.multiply, row.add, row.before, row.after})
            grid->addWidget(widget, line, column++);
        for (QLabel *text : {row.before, row.after}) {
            text->setAlignment(Qt::AlignRight | Qt::AlignVCenter);
            text->setMinimumWidth(fontMetrics().horizontalAdvance(QStringLiteral("-12345.67890")));
        }
        connect(row.multiply, &NumberBox::valueChanged, this, &CorrectionDialog::update);
        connect(row.add, &NumberBox::valueChanged, this, &CorrectionDialog::update);
        mRows.append(row);
        ++line;
    }
    grid->setColumnStretch(1, 1);
    grid->setColumnStretch(2, 1);
    grid->setRowStretch(line, 1);
    return page;
}

QList<ValueChange> CorrectionDialog::correction() const
{
    QList<ValueChange> changes;
    for (const Row &row : mRows) {
        const ValueChange change = {row.value, row.multiply->value(), row.add->value()};
        if (!change.isIdentity())
            changes.append(change);
    }
    return changes;
}

void CorrectionDialog::reset()
{
    for (const Row &row : std::as_const(mRows)) {
        row.multiply->setValue(1);
        row.add->setValue(0);
    }
}

void CorrectionDialog::update()
{
    showFirstKeys();
    // Until that is looked at, Return may be pressed: accept() looks again.
    mCorrect->setEnabled(true);
    mTimer->start(mDocument.selection().count() > manyKeys ? moment : 0);
}

void CorrectionDialog::showFirstKeys()
{
    const QList<ValueChange> changes = correction();
    for (const TrackKind kind : std::as_const(mKinds)) {
        QList<ValueChange> ofKind;
        for (const ValueChange &change : changes) {
            if (valueKind(change.value) == kind)
                ofKind.append(change);
        }
        withFirstKey(mDocument, kind, [&](const auto &key) {
            auto after = key;
            ChangeTally tally;
            changeKey(after, ofKind, tally);
            for (const Row &row : std::as_const(mRows)) {
                if (valueKind(row.value) != kind)
                    continue;
                row.before->setText(shownText(key, row.value));
                row.after->setText(tally.notFinite == row.value ? QStringLiteral("–")
                                                                : shownText(after, row.value));
                QFont font = row.after->font();
                font.setBold(row.before->text() != row.after->text());
                row.after->setFont(font);
            }
        });
    }
}

void CorrectionDialog::showResult()
{
    const bool valid = std::all_of(mRows.cbegin(), mRows.cend(), [](const Row &row) {
        return row.multiply->isValid() && row.add->isValid();
    });
    EditResult result;
    if (valid)
        result = correctKeys(mDocument.motion(), mDocument.selection(), correction());
    const qsizetype selected = mDocument.selection().count();
    if (!valid)
        mSummary->setText(tr("One of the entries is not a number."));
    else if (!result.error.isEmpty())
        mSummary->setText(result.error);
    else
        mSummary->setText(tr("Changes %1 of %n selected key(s).", nullptr, int(selected))
                              .arg(QLocale().toString(result.changed)));
    QPalette colours;
    if (!valid || !result.error.isEmpty())
        colours.setColor(QPalette::WindowText, SheetColours(palette()).warning);
    mSummary->setPalette(colours);
    mNotes->setText(result.notes.join(u'\n'));
    mNotes->setVisible(!result.notes.isEmpty());
    mCorrect->setEnabled(valid && result.error.isEmpty() && result.changed > 0);
}

void CorrectionDialog::accept()
{
    for (const Row &row : std::as_const(mRows)) {
        row.multiply->commit();
        row.add->commit();
    }
    mTimer->stop();
    showResult();
    if (!mCorrect->isEnabled())
        return;
    const EditResult result = correctSelection(mDocument, correction());
    QDialog::accept();
    Q_EMIT corrected(result);
}

void CorrectionDialog::retranslate()
{
    setWindowTitle(tr("Correct values"));
    mCorrect->setText(tr("Correct"));
    for (int tab = 0; tab < int(mKinds.size()); ++tab) {
        mTabs->setTabText(tab, kindName(mKinds[tab]));
        const QStringList texts = {QString(), tr("times"), tr("plus"), tr("first key"), tr("becomes")};
        for (int column = 0; column < int(texts.size()); ++column)
            mHeadings[tab][column]->setText(texts[column]);
    }
    for (const Row &row : std::as_const(mRows)) {
        QString name = valueName(row.value);
        if (!name.isEmpty())
            name[0] = name[0].toUpper();
        row.name->setText(isDegrees(row.value) ? name + QStringLiteral(" °") : name);
        row.multiply->setAccessibleName(tr("Factor of %1").arg(valueName(row.value)));
        row.add->setAccessibleName(tr("Added to %1").arg(valueName(row.value)));
        row.multiply->setToolTip(tr("Each key's own value is multiplied by this first."));
        row.add->setToolTip(tr("Then this is added, in the unit that is shown."));
    }
    update();
}

void CorrectionDialog::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::LanguageChange)
        retranslate();
    QDialog::changeEvent(event);
}

} // namespace furitsuke
