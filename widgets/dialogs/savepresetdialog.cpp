// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/dialogs/savepresetdialog.h"

#include "editor-core/motion/curveshape.h"
#include "widgets/common/theme.h"
#include "widgets/curves/curvethumbnail.h"
#include "widgets/curves/presetstore.h"

#include <QDialogButtonBox>
#include <QFormLayout>
#include <QHBoxLayout>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QVBoxLayout>

#include <algorithm>

namespace furitsuke {

SavePresetDialog::SavePresetDialog(PresetStore &store, CurvePoints curve, QWidget *parent)
    : QDialog(parent)
    , mStore(store)
    , mCurve(curve)
    , mName(new QLineEdit)
    , mSaid(new QLabel)
    , mButtons(new QDialogButtonBox(QDialogButtonBox::Save | QDialogButtonBox::Cancel))
{
    setObjectName(QStringLiteral("savePresetDialog"));
    setWindowTitle(tr("Save as a preset"));
    mName->setObjectName(QStringLiteral("presetName"));
    mSaid->setObjectName(QStringLiteral("presetSaid"));
    mName->setText(store.freeName(tr("My curve")));
    mName->selectAll();
    auto *picture = new QLabel;
    constexpr int side = 72;
    picture->setPixmap(curveIcon(curve, side, palette(), devicePixelRatioF()).pixmap(side));
    picture->setAccessibleName(curveText(curve));
    auto *numbers = new QLabel(curveText(curve));
    numbers->setTextInteractionFlags(Qt::TextSelectableByMouse);
    mSaid->setWordWrap(true);
    mSaid->setTextFormat(Qt::PlainText);
    mSaid->setAlignment(Qt::AlignLeft | Qt::AlignTop);
    // Room for two lines, so that the dialog does not jump while a person types.
    mSaid->setMinimumSize(fontMetrics().averageCharWidth() * 36, fontMetrics().lineSpacing() * 2);
    auto *form = new QFormLayout;
    form->addRow(tr("&Name:"), mName);
    form->addRow(tr("Curve:"), numbers);
    auto *top = new QHBoxLayout;
    top->addWidget(picture, 0, Qt::AlignTop);
    top->addLayout(form, 1);
    auto *layout = new QVBoxLayout(this);
    layout->addLayout(top);
    layout->addWidget(mSaid, 1);
    layout->addWidget(mButtons);
    mButtons->button(QDialogButtonBox::Cancel)->setAutoDefault(false);
    connect(mButtons, &QDialogButtonBox::accepted, this, &SavePresetDialog::accept);
    connect(mButtons, &QDialogButtonBox::rejected, this, &SavePresetDialog::reject);
    connect(mName, &QLineEdit::textChanged, this, &SavePresetDialog::update);
    connect(&store, &PresetStore::changed, this, &SavePresetDialog::update);
    update();
}

QString SavePresetDialog::name() const
{
    return mName->text().simplified();
}

bool SavePresetDialog::replaces() const
{
    const QList<UserPreset> &presets = mStore.presets();
    return std::any_of(presets.begin(), presets.end(),
                       [name = name()](const UserPreset &preset) { return preset.name == name; });
}

void SavePresetDialog::update()
{
    const bool replaces = this->replaces();
    QString fault = mStore.fault();
    if (fault.isEmpty() && !replaces)
        fault = mStore.nameFault(name());
    QPushButton *save = mButtons->button(QDialogButtonBox::Save);
    save->setText(replaces ? tr("Replace") : tr("Save"));
    save->setEnabled(fault.isEmpty());
    mSaid->setText(replaces && fault.isEmpty()
                       ? tr("There is a preset “%1” already; it gets this curve.").arg(name())
                       : fault);
    QPalette colours = palette();
    colours.setColor(QPalette::WindowText, SheetColours(colours).warning);
    mSaid->setPalette(colours);
}

void SavePresetDialog::accept()
{
    const QString name = this->name();
    const QString error = replaces() ? mStore.setCurve(name, mCurve) : mStore.add(name, mCurve);
    if (!error.isEmpty()) {
        mSaid->setText(error);
        return;
    }
    QDialog::accept();
    Q_EMIT saved(name);
}

} // namespace furitsuke
