// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/inspector/ikrows.h"

#include "widgets/common/switchbox.h"

#include <QBoxLayout>
#include <QLineEdit>
#include <QToolButton>

namespace furitsuke {

namespace {

/// A file can name more bones than anybody can look through.
constexpr qsizetype mostRows = 200;

} // namespace

IkRows::IkRows(MotionDocument &document, QWidget *parent)
    : QWidget(parent)
    , mDocument(document)
    , mSwitches(new QVBoxLayout)
    , mName(new QLineEdit)
    , mAdd(new QToolButton)
{
    mName->setObjectName(QStringLiteral("newIkName"));
    mName->setMinimumWidth(60);
    mAdd->setObjectName(QStringLiteral("addIk"));
    mSwitches->setSpacing(1);
    auto *line = new QHBoxLayout;
    line->addWidget(mName, 1);
    line->addWidget(mAdd);
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(3);
    layout->addLayout(mSwitches);
    layout->addLayout(line);
    connect(mName, &QLineEdit::returnPressed, this, &IkRows::addName);
    connect(mAdd, &QToolButton::clicked, this, &IkRows::addName);
    connect(mName, &QLineEdit::textChanged, this, [this] { mAdd->setEnabled(!mName->text().isEmpty()); });
    mAdd->setEnabled(false);
    retranslate();
}

void IkRows::addName()
{
    if (mName->text().isEmpty())
        return;
    const EditResult result = addSelectedIk(mDocument, mName->text());
    if (result.error.isEmpty())
        mName->clear();
    Q_EMIT edited(result);
}

void IkRows::show(const ValueSummary &summary)
{
    mIks = summary.iks.first(qMin(summary.iks.size(), mostRows));
    mRecords = summary.keys;
    while (mBoxes.size() > mIks.size())
        delete mBoxes.takeLast();
    while (mBoxes.size() < mIks.size()) {
        const qsizetype i = mBoxes.size();
        auto *box = new SwitchBox(this);
        connect(box, &QCheckBox::clicked, this, [this, i](bool on) {
            if (i < mIks.size())
                Q_EMIT edited(setSelectedIk(mDocument, mIks[i].name, on));
        });
        mSwitches->addWidget(box);
        // Before the line for another name, as they stand.
        QWidget::setTabOrder(i > 0 ? mBoxes[i - 1] : previousInFocusChain(), box);
        mBoxes.append(box);
    }
    updateTexts();
}

void IkRows::updateTexts()
{
    for (qsizetype i = 0; i < mBoxes.size(); ++i) {
        const CommonIk &ik = mIks[i];
        const QByteArray bytes = ik.name.name();
        const QString name = decodeName(bytes, mDocument.encoding()).text;
        static_cast<SwitchBox *>(mBoxes[i])->setShown(ik.mixed, ik.enabled);
        mBoxes[i]->setObjectName(QStringLiteral("ik ") + name);
        mBoxes[i]->setText(tr("IK %1").arg(QString(name).replace(u'&', QLatin1String("&&"))) +
                           QStringLiteral("  %1/%2").arg(bytes.size()).arg(LongName::size));
        QString hint =
            tr("%1: %2 of %3 bytes of the name field").arg(name).arg(bytes.size()).arg(LongName::size);
        if (ik.named < mRecords)
            hint += u'\n' + tr("%n of the selected records do not name it: it is on there.", nullptr,
                               int(mRecords - ik.named));
        mBoxes[i]->setToolTip(hint);
    }
}

void IkRows::retranslate()
{
    mName->setPlaceholderText(tr("Another IK bone"));
    mName->setAccessibleName(tr("Name of another IK bone"));
    mName->setToolTip(
        tr("The name of an IK bone that the selected records are to name, at most 20 bytes long. It is "
           "switched on first, as MMD has IK bones that no record names."));
    mAdd->setText(tr("Add"));
    updateTexts();
}

} // namespace furitsuke
