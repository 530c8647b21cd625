// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/dialogs/presetsdialog.h"

#include "editor-core/motion/curveshape.h"
#include "widgets/common/theme.h"
#include "widgets/curves/curvethumbnail.h"
#include "widgets/curves/presetstore.h"

#include <QDialogButtonBox>
#include <QDir>
#include <QFileDialog>
#include <QHBoxLayout>
#include <QLabel>
#include <QListWidget>
#include <QPushButton>
#include <QScopedValueRollback>
#include <QVBoxLayout>

namespace furitsuke {

namespace {

constexpr int nameRole = Qt::UserRole;

} // namespace

PresetsDialog::PresetsDialog(PresetStore &store, QWidget *parent)
    : QDialog(parent)
    , mStore(store)
    , mList(new QListWidget)
    , mSaid(new QLabel)
    , mRename(new QPushButton(tr("&Rename")))
    , mDelete(new QPushButton(tr("&Delete")))
    , mPutBack(new QPushButton(tr("&Put back")))
    , mUp(new QPushButton(tr("Move &up")))
    , mDown(new QPushButton(tr("Move do&wn")))
    , mImport(new QPushButton(tr("&Import…")))
    , mExport(new QPushButton(tr("&Export…")))
    , mSetAside(new QPushButton(tr("Set the file &aside")))
{
    setObjectName(QStringLiteral("presetsDialog"));
    setWindowTitle(tr("Your curve presets"));
    mList->setObjectName(QStringLiteral("presetList"));
    mList->setAccessibleName(tr("Your curve presets"));
    mList->setEditTriggers(QAbstractItemView::DoubleClicked | QAbstractItemView::EditKeyPressed);
    mSaid->setObjectName(QStringLiteral("presetsSaid"));
    mSaid->setWordWrap(true);
    mSaid->setTextFormat(Qt::PlainText);
    mSaid->setAlignment(Qt::AlignLeft | Qt::AlignTop);
    mSaid->setMinimumHeight(fontMetrics().lineSpacing() * 2);
    auto *buttons = new QVBoxLayout;
    const std::array<std::pair<QPushButton *, const char *>, 8> all = {{
        {mRename, "renamePreset"},
        {mDelete, "deletePreset"},
        {mPutBack, "putBackPreset"},
        {mUp, "presetUp"},
        {mDown, "presetDown"},
        {mImport, "importPresets"},
        {mExport, "exportPresets"},
        {mSetAside, "setAsidePresets"},
    }};
    for (const auto &[button, name] : all) {
        button->setObjectName(QLatin1String(name));
        button->setAutoDefault(false);
        buttons->addWidget(button);
    }
    mPutBack->setToolTip(tr("Bring back the preset that was deleted last"));
    mImport->setToolTip(tr("Add the presets of a file to yours"));
    mExport->setToolTip(tr("Write all your presets into a file, for others or another computer"));
    mSetAside->setToolTip(tr("Rename the file that cannot be read, and begin a new one"));
    mSetAside->hide();
    buttons->addStretch(1);
    auto *top = new QHBoxLayout;
    top->addWidget(mList, 1);
    top->addLayout(buttons);
    auto *close = new QDialogButtonBox(QDialogButtonBox::Close);
    // Return renames; it must not close what it was typed in.
    close->button(QDialogButtonBox::Close)->setAutoDefault(false);
    auto *layout = new QVBoxLayout(this);
    layout->addLayout(top, 1);
    layout->addWidget(mSaid);
    layout->addWidget(close);

    connect(close, &QDialogButtonBox::rejected, this, &PresetsDialog::reject);
    connect(mList, &QListWidget::itemChanged, this, [this](const QListWidgetItem *item) {
        if (!mFilling)
            rename(*item);
    });
    connect(mList, &QListWidget::currentRowChanged, this, &PresetsDialog::updateButtons);
    connect(mRename, &QPushButton::clicked, this, [this] {
        mList->setFocus();
        mList->editItem(mList->currentItem());
    });
    connect(mDelete, &QPushButton::clicked, this, &PresetsDialog::removeCurrent);
    connect(mPutBack, &QPushButton::clicked, this, &PresetsDialog::putBack);
    connect(mUp, &QPushButton::clicked, this, [this] { moveCurrent(-1); });
    connect(mDown, &QPushButton::clicked, this, [this] { moveCurrent(1); });
    connect(mImport, &QPushButton::clicked, this, &PresetsDialog::chooseImport);
    connect(mExport, &QPushButton::clicked, this, &PresetsDialog::chooseExport);
    connect(mSetAside, &QPushButton::clicked, this, &PresetsDialog::setAside);
    // Not while the list tells what was typed into it.
    connect(&store, &PresetStore::changed, this, &PresetsDialog::fill, Qt::QueuedConnection);
    fill();
    say(store.fault());
    resize(sizeHint().expandedTo(QSize(460, 380)));
}

void PresetsDialog::fill()
{
    {
        const QScopedValueRollback filling(mFilling, true);
        const QString current = currentName();
        const int row = mList->currentRow();
        const int side = qMax(24, fontMetrics().height() * 3 / 2);
        mList->setIconSize(QSize(side, side));
        mList->clear();
        for (const UserPreset &preset : mStore.presets()) {
            auto *item = new QListWidgetItem(curveIcon(preset.curve, side, palette(), devicePixelRatioF()),
                                             preset.name, mList);
            item->setData(nameRole, preset.name);
            item->setToolTip(curveText(preset.curve));
            item->setFlags(item->flags() | Qt::ItemIsEditable);
            if (preset.name == current)
                mList->setCurrentItem(item);
        }
        if (mList->currentRow() < 0)
            mList->setCurrentRow(qBound(0, row, mList->count() - 1));
    }
    if (!mStore.fault().isEmpty())
        say(mStore.fault());
    updateButtons();
}

void PresetsDialog::updateButtons()
{
    const bool damaged = !mStore.fault().isEmpty();
    const int row = mList->currentRow();
    const bool any = row >= 0;
    mRename->setEnabled(any);
    mDelete->setEnabled(any);
    mPutBack->setEnabled(!mDeleted.isEmpty());
    mUp->setEnabled(row > 0);
    mDown->setEnabled(any && row < mList->count() - 1);
    mImport->setEnabled(!damaged);
    mExport->setEnabled(mList->count() > 0);
    mSetAside->setVisible(damaged);
}

QString PresetsDialog::currentName() const
{
    const QListWidgetItem *item = mList->currentItem();
    return item ? item->data(nameRole).toString() : QString();
}

void PresetsDialog::rename(const QListWidgetItem &item)
{
    const QString from = item.data(nameRole).toString();
    const QString to = item.text().simplified();
    const QString error = mStore.rename(from, to);
    say(error, tr("“%1” is “%2” now.").arg(from, to));
    if (error.isEmpty()) {
        const QScopedValueRollback filling(mFilling, true);
        mList->currentItem()->setData(nameRole, to);
    }
    // Shows the old name again where the new one was refused.
    QMetaObject::invokeMethod(this, &PresetsDialog::fill, Qt::QueuedConnection);
}

void PresetsDialog::removeCurrent()
{
    const int place = mList->currentRow();
    const QList<UserPreset> presets = mStore.presets();
    if (place < 0 || place >= presets.size())
        return;
    const UserPreset &preset = presets[place];
    const QString error = mStore.remove(preset.name);
    if (error.isEmpty())
        mDeleted.append({preset, place});
    say(error, tr("“%1” was deleted. “Put back” brings it back.").arg(preset.name));
    fill();
}

void PresetsDialog::putBack()
{
    if (mDeleted.isEmpty())
        return;
    const Deleted last = mDeleted.constLast();
    const QString name = mStore.freeName(last.preset.name);
    QString error = mStore.add(name, last.preset.curve);
    if (error.isEmpty()) {
        mDeleted.removeLast();
        error = mStore.move(name, last.place - (mStore.presets().size() - 1));
    }
    say(error, tr("“%1” is there again.").arg(name));
    fill();
}

void PresetsDialog::moveCurrent(int places)
{
    say(mStore.move(currentName(), places));
    fill();
}

void PresetsDialog::importFile(const QString &path)
{
    PresetImport counts;
    const QString error = mStore.importFrom(path, counts);
    QStringList said = {tr("%n preset(s) were added.", nullptr, int(counts.added))};
    if (counts.renamed > 0)
        said.append(tr("%n of them got another name, since yours have other curves under it.", nullptr,
                       int(counts.renamed)));
    if (counts.known > 0)
        said.append(tr("%n were there already.", nullptr, int(counts.known)));
    if (counts.left > 0)
        said.append(tr("%n found no room.", nullptr, int(counts.left)));
    say(error, said.join(u' '));
    fill();
}

void PresetsDialog::exportFile(const QString &path)
{
    const QString error = mStore.exportTo(path);
    say(error, tr("%n preset(s) were written into “%1”.", nullptr, int(mStore.presets().size()))
                   .arg(QDir::toNativeSeparators(path)));
}

void PresetsDialog::chooseImport()
{
    auto *dialog = new QFileDialog(this, tr("Import presets"));
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setFileMode(QFileDialog::ExistingFile);
    dialog->setNameFilters({tr("Curve presets (*.json)"), tr("All files (*)")});
    connect(dialog, &QFileDialog::fileSelected, this, &PresetsDialog::importFile);
    dialog->open();
}

void PresetsDialog::chooseExport()
{
    auto *dialog = new QFileDialog(this, tr("Export presets"));
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setAcceptMode(QFileDialog::AcceptSave);
    dialog->setNameFilter(tr("Curve presets (*.json)"));
    dialog->setDefaultSuffix(QStringLiteral("json"));
    connect(dialog, &QFileDialog::fileSelected, this, &PresetsDialog::exportFile);
    dialog->open();
}

void PresetsDialog::setAside()
{
    QString kept;
    const QString error = mStore.setAside(kept);
    say(error, tr("The file was kept as “%1”.").arg(QDir::toNativeSeparators(kept)));
    fill();
}

void PresetsDialog::say(const QString &error, const QString &done)
{
    QPalette colours = palette();
    if (!error.isEmpty())
        colours.setColor(QPalette::WindowText, SheetColours(colours).warning);
    mSaid->setPalette(colours);
    const QString usual = mStore.presets().isEmpty()
                              ? tr("You have no presets of your own yet. Save the curve of a key as one, or "
                                   "import a file of them.")
                              : QString();
    mSaid->setText(!error.isEmpty() ? error : done.isEmpty() ? usual : done);
}

} // namespace furitsuke
