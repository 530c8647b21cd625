// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/dialogs/ikswitchdialog.h"

#include <QCheckBox>
#include <QDialogButtonBox>
#include <QLabel>
#include <QListWidget>
#include <QLocale>
#include <QPushButton>
#include <QVBoxLayout>

#include <algorithm>

namespace furitsuke {

namespace {

constexpr int mostNamesShown = 6;

} // namespace

IkSwitchDialog::IkSwitchDialog(const std::shared_ptr<const Model> &model, const std::vector<quint8> &enabled,
                               quint32 frame, QWidget *parent)
    : QDialog(parent)
    , mModel(model)
    , mEnabled(enabled)
    , mFrame(frame)
    , mChains(new QListWidget)
    , mKeep(new QCheckBox(tr("&Write keys that keep the pose")))
    , mSummary(new QLabel)
{
    setObjectName(QStringLiteral("ikSwitchDialog"));
    setWindowTitle(tr("Switch IK"));
    auto *label = new QLabel(tr("&On from frame %1:").arg(QLocale().toString(frame)));
    label->setBuddy(mChains);
    mChains->setObjectName(QStringLiteral("switchChains"));
    for (qint32 ik = 0; ik < qint32(model->iks.size()); ++ik) {
        auto *item = new QListWidgetItem(model->bones[model->iks[ik].bone].name, mChains);
        item->setFlags(Qt::ItemIsEnabled | Qt::ItemIsUserCheckable | Qt::ItemIsSelectable);
        item->setCheckState(enabled[size_t(ik)] != 0 ? Qt::Checked : Qt::Unchecked);
    }
    mChains->setCurrentRow(0);
    mKeep->setObjectName(QStringLiteral("switchKeepPose"));
    mKeep->setChecked(true);
    mSummary->setObjectName(QStringLiteral("switchSummary"));
    mSummary->setWordWrap(true);
    // Room for its longest text, so that nothing jumps.
    mSummary->setMinimumHeight(4 * fontMetrics().lineSpacing());
    mSummary->setAlignment(Qt::AlignTop | Qt::AlignLeft);
    auto *buttons = new QDialogButtonBox(QDialogButtonBox::Cancel);
    mSwitch = buttons->addButton(tr("&Switch"), QDialogButtonBox::AcceptRole);
    mSwitch->setDefault(true);
    // The Return key never cancels.
    buttons->button(QDialogButtonBox::Cancel)->setAutoDefault(false);
    auto *layout = new QVBoxLayout(this);
    layout->addWidget(label);
    layout->addWidget(mChains);
    layout->addWidget(mKeep);
    layout->addWidget(mSummary);
    layout->addWidget(buttons);
    connect(buttons, &QDialogButtonBox::accepted, this, &IkSwitchDialog::accept);
    connect(buttons, &QDialogButtonBox::rejected, this, &IkSwitchDialog::reject);
    connect(mChains, &QListWidget::itemChanged, this, &IkSwitchDialog::update);
    connect(mKeep, &QCheckBox::toggled, this, &IkSwitchDialog::update);
    update();
}

IkSwitchOptions IkSwitchDialog::options() const
{
    IkSwitchOptions options;
    options.frame = mFrame;
    options.keepPose = mKeep->isChecked();
    for (int row = 0; row < mChains->count(); ++row) {
        const bool on = mChains->item(row)->checkState() == Qt::Checked;
        if (on != (mEnabled[size_t(row)] != 0))
            options.switches.append({row, on});
    }
    return options;
}

void IkSwitchDialog::update()
{
    const IkSwitchOptions chosen = options();
    mSwitch->setEnabled(!chosen.switches.isEmpty());
    if (chosen.switches.isEmpty()) {
        mSummary->setText(tr("Check or uncheck a chain first."));
        return;
    }
    if (!chosen.keepPose) {
        mSummary->setText(tr("No bone gets a key: the limbs jump to where their own keys have them."));
        return;
    }
    const QList<qint32> bones = switchedBones(*mModel, chosen.switches);
    QStringList names;
    for (const qint32 bone : bones.first(std::min<qsizetype>(bones.size(), mostNamesShown)))
        names.append(mModel->bones[bone].name);
    if (names.size() < bones.size())
        names.append(QStringLiteral("…"));
    mSummary->setText(
        tr("These bones get keys so that nothing jumps at this frame: %1. From then on their own "
           "keys move them.")
            .arg(names.join(QStringLiteral(", "))));
}

void IkSwitchDialog::accept()
{
    Q_EMIT chosen(options());
    QDialog::accept();
}

} // namespace furitsuke
