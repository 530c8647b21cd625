// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/dialogs/ikbakedialog.h"

#include "widgets/common/framebox.h"

#include <QComboBox>
#include <QDialogButtonBox>
#include <QFormLayout>
#include <QHBoxLayout>
#include <QLabel>
#include <QListWidget>
#include <QPushButton>
#include <QSpinBox>
#include <QVBoxLayout>

namespace furitsuke {

namespace {

constexpr int mostNamesShown = 6;
constexpr int longestStep = 1000;

} // namespace

IkBakeDialog::IkBakeDialog(const std::shared_ptr<const Model> &model, const QList<qint32> &chains,
                           const FrameRange &range, QWidget *parent)
    : QDialog(parent)
    , mModel(model)
    , mInto(new QComboBox)
    , mChains(new QListWidget)
    , mFirst(new FrameBox(0, FrameRange::latest, range.first))
    , mLast(new FrameBox(0, FrameRange::latest, range.last))
    , mKeys(new QComboBox)
    , mStep(new QSpinBox)
    , mSummary(new QLabel)
{
    setObjectName(QStringLiteral("ikBakeDialog"));
    setWindowTitle(tr("Bake IK"));
    mInto->setObjectName(QStringLiteral("bakeInto"));
    mInto->addItem(tr("Keys of the bones that IK bends; IK off"), int(IkBakeTo::Fk));
    mInto->addItem(tr("Keys of the IK bones; IK on"), int(IkBakeTo::Ik));
    mChains->setObjectName(QStringLiteral("bakeChains"));
    for (qint32 ik = 0; ik < qint32(model->iks.size()); ++ik) {
        auto *item = new QListWidgetItem(model->bones[model->iks[ik].bone].name, mChains);
        item->setFlags(Qt::ItemIsEnabled | Qt::ItemIsUserCheckable | Qt::ItemIsSelectable);
        item->setCheckState(chains.contains(ik) ? Qt::Checked : Qt::Unchecked);
    }
    mChains->setCurrentRow(0);
    mFirst->setObjectName(QStringLiteral("bakeFirst"));
    mLast->setObjectName(QStringLiteral("bakeLast"));
    mKeys->setObjectName(QStringLiteral("bakeKeys"));
    mKeys->addItem(tr("Every so many frames"));
    mKeys->addItem(tr("Where these bones have keys now"));
    mStep->setObjectName(QStringLiteral("bakeStep"));
    mStep->setRange(1, longestStep);
    mStep->setAccessibleName(tr("Frames from key to key"));
    auto *keys = new QHBoxLayout;
    keys->addWidget(mKeys);
    keys->addWidget(mStep);
    auto *form = new QFormLayout;
    form->addRow(tr("&Into:"), mInto);
    form->addRow(tr("&Chains:"), mChains);
    form->addRow(tr("&From frame:"), mFirst);
    form->addRow(tr("&To frame:"), mLast);
    form->addRow(tr("&Keys:"), keys);
    static_cast<QLabel *>(form->labelForField(keys))->setBuddy(mKeys);
    mSummary->setObjectName(QStringLiteral("bakeSummary"));
    mSummary->setWordWrap(true);
    auto *buttons = new QDialogButtonBox(QDialogButtonBox::Cancel);
    mBake = buttons->addButton(tr("&Bake"), QDialogButtonBox::AcceptRole);
    mBake->setDefault(true);
    // The Return key never cancels.
    buttons->button(QDialogButtonBox::Cancel)->setAutoDefault(false);
    auto *layout = new QVBoxLayout(this);
    layout->addLayout(form);
    layout->addWidget(mSummary);
    layout->addWidget(buttons);
    connect(buttons, &QDialogButtonBox::accepted, this, &IkBakeDialog::accept);
    connect(buttons, &QDialogButtonBox::rejected, this, &IkBakeDialog::reject);
    connect(mChains, &QListWidget::itemChanged, this, &IkBakeDialog::update);
    connect(mInto, &QComboBox::currentIndexChanged, this, &IkBakeDialog::update);
    connect(mKeys, &QComboBox::currentIndexChanged, this, &IkBakeDialog::update);
    for (FrameBox *box : {mFirst, mLast})
        connect(box, &QDoubleSpinBox::valueChanged, this, &IkBakeDialog::update);
    update();
}

IkBakeOptions IkBakeDialog::options() const
{
    IkBakeOptions options;
    options.to = IkBakeTo(mInto->currentData().toInt());
    for (int row = 0; row < mChains->count(); ++row) {
        if (mChains->item(row)->checkState() == Qt::Checked)
            options.iks.append(row);
    }
    const FrameRange range = FrameRange::between(mFirst->frames(), mLast->frames());
    options.first = quint32(range.first);
    options.last = quint32(range.last);
    options.step = mKeys->currentIndex() == 0 ? quint32(mStep->value()) : 0;
    return options;
}

void IkBakeDialog::update()
{
    const IkBakeOptions chosen = options();
    mStep->setEnabled(mKeys->currentIndex() == 0);
    mBake->setEnabled(!chosen.iks.isEmpty());
    if (chosen.iks.isEmpty()) {
        mSummary->setText(tr("Check a chain first."));
        return;
    }
    const QList<qint32> bones = bakedBones(*mModel, chosen);
    QStringList names;
    for (const qint32 bone : bones.first(std::min<qsizetype>(bones.size(), mostNamesShown)))
        names.append(mModel->bones[bone].name);
    if (names.size() < bones.size())
        names.append(QStringLiteral("…"));
    mSummary->setText(
        tr("Keys that these bones have in these frames give way: %1. Before and after, the motion "
           "stays as it is.")
            .arg(names.join(QStringLiteral(", "))));
}

void IkBakeDialog::accept()
{
    Q_EMIT chosen(options());
    QDialog::accept();
}

} // namespace furitsuke
