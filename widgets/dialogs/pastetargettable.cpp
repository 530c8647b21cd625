// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/dialogs/pastetargettable.h"

#include "editor-core/document/motiondocument.h"
#include "editor-core/text/nametext.h"

#include <QComboBox>
#include <QHeaderView>
#include <QStyledItemDelegate>

namespace furitsuke {

namespace {

constexpr int sourceColumn = 0;
constexpr int keysColumn = 1;
constexpr int targetColumn = 2;

/// Chooses a target from a list that is made when somebody opens it.
class TargetDelegate : public QStyledItemDelegate
{
public:
    explicit TargetDelegate(PasteTargetTable *table)
        : QStyledItemDelegate(table)
        , mTable(*table)
    {}

    QWidget *createEditor(QWidget *parent, const QStyleOptionViewItem &,
                          const QModelIndex &index) const override
    {
        auto *box = new QComboBox(parent);
        box->setObjectName(QStringLiteral("pasteTarget"));
        for (const PasteTargetTable::Choice &choice : mTable.choices(index.row()))
            box->addItem(choice.text, choice.value);
        auto *self = const_cast<TargetDelegate *>(this);
        connect(box, &QComboBox::activated, self, [self, box] { Q_EMIT self->commitData(box); });
        return box;
    }
    void setEditorData(QWidget *editor, const QModelIndex &index) const override
    {
        auto *box = static_cast<QComboBox *>(editor);
        box->setCurrentIndex(box->findData(mTable.chosen(index.row())));
    }
    void setModelData(QWidget *editor, QAbstractItemModel *, const QModelIndex &index) const override
    {
        mTable.choose(index.row(), static_cast<QComboBox *>(editor)->currentData().toInt());
    }

private:
    PasteTargetTable &mTable;
};

} // namespace

PasteTargetTable::PasteTargetTable(const MotionDocument &document, const KeyClip &clip, QWidget *parent)
    : QTableWidget(parent)
    , mDocument(document)
    , mSources(clip.tracks())
    , mChosen(mSources.size(), Choice::byName)
{
    setObjectName(QStringLiteral("pasteTargets"));
    setAccessibleName(tr("Where the keys go"));
    setColumnCount(3);
    setRowCount(int(mSources.size()));
    setHorizontalHeaderLabels({tr("From"), tr("Keys"), tr("To")});
    horizontalHeader()->setSectionResizeMode(QHeaderView::Interactive);
    horizontalHeader()->setStretchLastSection(true);
    horizontalHeader()->setHighlightSections(false);
    verticalHeader()->hide();
    setSelectionMode(QAbstractItemView::SingleSelection);
    setSelectionBehavior(QAbstractItemView::SelectRows);
    setItemDelegateForColumn(targetColumn, new TargetDelegate(this));
    setTabKeyNavigation(false);
    for (int row = 0; row < rowCount(); ++row) {
        const TrackRef source = mSources[row];
        const bool isNamed = source.kind == TrackKind::Bone || source.kind == TrackKind::Morph;
        setItem(row, sourceColumn,
                new QTableWidgetItem(isNamed ? clip.name(source) : mDocument.trackLabel({source.kind, 0})));
        auto *keys = new QTableWidgetItem(QString::number(clip.keyCount(source)));
        keys->setTextAlignment(Qt::AlignRight | Qt::AlignVCenter);
        setItem(row, keysColumn, keys);
        setItem(row, targetColumn, new QTableWidgetItem);
        for (const int column : {sourceColumn, keysColumn})
            item(row, column)->setFlags(Qt::ItemIsEnabled | Qt::ItemIsSelectable);
    }
    setEditable(false);
    // By the first rows: measuring thousands takes time that nobody has.
    horizontalHeader()->setResizeContentsPrecision(64);
    resizeColumnsToContents();
}

void PasteTargetTable::setEditable(bool editable)
{
    setEditTriggers(editable ? QAbstractItemView::AllEditTriggers : QAbstractItemView::NoEditTriggers);
    for (int row = 0; row < rowCount(); ++row) {
        Qt::ItemFlags flags = Qt::ItemIsEnabled | Qt::ItemIsSelectable;
        flags.setFlag(Qt::ItemIsEditable, editable);
        item(row, targetColumn)->setFlags(flags);
    }
}

void PasteTargetTable::setPlan(const PastePlan &plan)
{
    mPlan = plan;
    for (int row = 0; row < rowCount(); ++row)
        item(row, targetColumn)->setText(targetText(mSources[row]));
}

QMap<TrackRef, QList<TrackRef>> PasteTargetTable::targets() const
{
    QMap<TrackRef, QList<TrackRef>> result;
    for (int row = 0; row < rowCount(); ++row) {
        const TrackRef source = mSources[row];
        if (mChosen[row] == Choice::leftOut)
            result.insert(source, {});
        else if (mChosen[row] != Choice::byName)
            result.insert(source, {{source.kind, mChosen[row]}});
    }
    return result;
}

QList<PasteTargetTable::Choice> PasteTargetTable::choices(int row) const
{
    QList<Choice> result = {{tr("(by its name)"), Choice::byName}, {tr("(leave out)"), Choice::leftOut}};
    for (const TrackRef track : mDocument.editableTracks()) {
        if (track.kind == mSources[row].kind)
            result.append({mDocument.trackLabel(track), track.index});
    }
    return result;
}

void PasteTargetTable::choose(int row, int value)
{
    if (value == mChosen[row])
        return;
    mChosen[row] = value;
    Q_EMIT targetsChanged();
}

QString PasteTargetTable::targetText(TrackRef source) const
{
    QStringList names;
    for (const PasteTarget &target : mPlan.targets) {
        if (target.source != source)
            continue;
        if (!target.added) {
            names.append(mDocument.trackLabel(target.track));
            continue;
        }
        const Motion &motion = mDocument.motion();
        const bool isBone = target.track.kind == TrackKind::Bone;
        const QByteArray name = isBone ? mPlan.addedBones[target.track.index - motion.bones.size()]
                                       : mPlan.addedMorphs[target.track.index - motion.morphs.size()];
        names.append(tr("%1 (new)").arg(decodeName(name, mDocument.encoding()).text));
    }
    return names.isEmpty() ? tr("(left out)") : names.join(QStringLiteral(", "));
}

} // namespace furitsuke
