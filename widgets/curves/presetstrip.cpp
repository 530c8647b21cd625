// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/curves/presetstrip.h"

#include "editor-core/motion/curvepresets.h"
#include "editor-core/motion/curveshape.h"
#include "widgets/common/focusframe.h"
#include "widgets/common/theme.h"
#include "widgets/curves/curvethumbnail.h"
#include "widgets/curves/presetstore.h"

#include <QKeyEvent>
#include <QPainter>
#include <QScrollBar>
#include <QStyledItemDelegate>

namespace furitsuke {

namespace {

/// More lines than this are scrolled.
constexpr int mostLines = 3;
constexpr int gap = 3; ///< between the pictures

} // namespace

class PresetStrip::Model : public QAbstractListModel
{
public:
    struct Item
    {
        QString name;
        CurvePoints curve;
        bool own = false; ///< the person's
    };

    using QAbstractListModel::QAbstractListModel;

    const Item &item(const QModelIndex &index) const { return mItems[index.row()]; }
    bool isMarked(const QModelIndex &index) const { return mMarked && item(index).curve == *mMarked; }

    void setItems(const QList<Item> &items)
    {
        beginResetModel();
        mItems = items;
        endResetModel();
    }
    void setMarked(std::optional<CurvePoints> curve)
    {
        if (curve == mMarked)
            return;
        mMarked = curve;
        tellAll();
    }
    void setShortcuts(const QStringList &shortcuts)
    {
        mShortcuts = shortcuts;
        tellAll();
    }

    int rowCount(const QModelIndex &parent = {}) const override
    {
        return parent.isValid() ? 0 : int(mItems.size());
    }
    QVariant data(const QModelIndex &index, int role) const override
    {
        if (!index.isValid())
            return {};
        const Item &shown = item(index);
        QString name = shown.name;
        switch (role) {
        case Qt::DisplayRole:
            return name;
        case Qt::AccessibleTextRole:
            if (shown.own)
                name = PresetStrip::tr("%1, one of your own").arg(name);
            return isMarked(index) ? PresetStrip::tr("%1, the curve of the selected keys").arg(name) : name;
        case Qt::ToolTipRole: {
            if (const QString key = mShortcuts.value(index.row()); !key.isEmpty())
                name += QStringLiteral(" (%1)").arg(key);
            QStringList lines = {name, curveText(shown.curve)};
            if (shown.own)
                lines.append(PresetStrip::tr("One of your own presets, marked by a corner"));
            if (isMarked(index))
                lines.append(PresetStrip::tr("The selected keys have this curve."));
            return lines.join(u'\n');
        }
        default:
            return {};
        }
    }

private:
    void tellAll()
    {
        if (!mItems.isEmpty())
            Q_EMIT dataChanged(index(0), index(int(mItems.size()) - 1));
    }

    QList<Item> mItems;
    std::optional<CurvePoints> mMarked;
    QStringList mShortcuts;
};

class PresetStrip::Delegate : public QStyledItemDelegate
{
public:
    explicit Delegate(PresetStrip &strip)
        : QStyledItemDelegate(&strip)
        , mStrip(strip)
    {}

    void paint(QPainter *painter, const QStyleOptionViewItem &option, const QModelIndex &index) const override
    {
        const QRect square(option.rect.topLeft(), QSize(mStrip.cell() - gap, mStrip.cell() - gap));
        painter->setOpacity(option.state & QStyle::State_Enabled ? 1 : 0.5);
        drawCurve(*painter, square, mStrip.mModel->item(index).curve, option.palette,
                  mStrip.mModel->isMarked(index), mStrip.mModel->item(index).own);
        if (option.state & QStyle::State_MouseOver && option.state & QStyle::State_Enabled) {
            QColor over = option.palette.color(QPalette::Highlight);
            over.setAlphaF(0.18f);
            painter->fillRect(square, over);
        }
        if (mStrip.hasFocus() && index == mStrip.currentIndex()) {
            painter->setRenderHint(QPainter::Antialiasing, false);
            painter->setBrush(Qt::NoBrush);
            painter->setPen(QPen(option.palette.color(QPalette::WindowText), 1, Qt::DotLine));
            painter->drawRect(square.adjusted(2, 2, -3, -3));
            drawFocusFrame(*painter, square, SheetColours(option.palette));
        }
    }
    QSize sizeHint(const QStyleOptionViewItem &, const QModelIndex &) const override
    {
        return {mStrip.cell(), mStrip.cell()};
    }

private:
    PresetStrip &mStrip;
};

PresetStrip::PresetStrip(PresetStore &store, QWidget *parent)
    : QListView(parent)
    , mStore(store)
    , mModel(new Model(this))
{
    setObjectName(QStringLiteral("presetStrip"));
    setModel(mModel);
    setItemDelegate(new Delegate(*this));
    setViewMode(QListView::IconMode);
    setMovement(QListView::Static);
    setResizeMode(QListView::Adjust);
    setUniformItemSizes(true);
    setSelectionMode(QAbstractItemView::NoSelection);
    setEditTriggers(QAbstractItemView::NoEditTriggers);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setVerticalScrollMode(QAbstractItemView::ScrollPerPixel);
    setFrameShape(QFrame::NoFrame);
    setMouseTracking(true);
    viewport()->setAutoFillBackground(false);
    QSizePolicy policy(QSizePolicy::Expanding, QSizePolicy::Fixed);
    policy.setHeightForWidth(true);
    setSizePolicy(policy);
    connect(this, &QListView::clicked, this, &PresetStrip::choose);
    connect(&store, &PresetStore::changed, this, &PresetStrip::retranslate);
    retranslate();
}

int PresetStrip::cell() const
{
    return qMax(26, fontMetrics().height() * 7 / 4) + gap;
}

void PresetStrip::updateCells()
{
    setGridSize(QSize(cell(), cell()));
    verticalScrollBar()->setSingleStep(cell());
    updateScrollBar();
    updateGeometry();
}

void PresetStrip::retranslate()
{
    QList<Model::Item> items;
    for (const CurvePreset &preset : builtInPresets())
        items.append({presetName(preset.id), preset.curve, false});
    for (const UserPreset &preset : mStore.presets())
        items.append({preset.name, preset.curve, true});
    const int current = currentIndex().row();
    mModel->setItems(items);
    setCurrentIndex(mModel->index(qBound(0, current, mModel->rowCount() - 1)));
    setAccessibleName(tr("Presets"));
    updateCells();
}

void PresetStrip::setCurrentCurve(std::optional<CurvePoints> curve)
{
    mModel->setMarked(curve);
}

void PresetStrip::setShortcuts(const QStringList &shortcuts)
{
    mModel->setShortcuts(shortcuts);
}

int PresetStrip::lines(int width) const
{
    return (mModel->rowCount() - 1) / qMax(1, (width - 1) / cell()) + 1;
}

int PresetStrip::heightForWidth(int width) const
{
    return qMin(lines(width), mostLines) * cell() + 1;
}

void PresetStrip::updateScrollBar()
{
    // Room is left for one that may be needed even where none is.
    setVerticalScrollBarPolicy(lines(width()) > mostLines ? Qt::ScrollBarAlwaysOn : Qt::ScrollBarAlwaysOff);
}

void PresetStrip::resizeEvent(QResizeEvent *event)
{
    updateScrollBar();
    QListView::resizeEvent(event);
}

QSize PresetStrip::sizeHint() const
{
    const int width = 9 * cell() + 2;
    return {width, heightForWidth(width)};
}

QSize PresetStrip::minimumSizeHint() const
{
    return {3 * cell(), cell() + 1};
}

void PresetStrip::choose(const QModelIndex &index)
{
    if (index.isValid())
        Q_EMIT presetChosen(mModel->item(index).curve, mModel->item(index).name);
}

void PresetStrip::keyPressEvent(QKeyEvent *event)
{
    switch (event->key()) {
    case Qt::Key_Return:
    case Qt::Key_Enter:
    case Qt::Key_Space:
        choose(currentIndex());
        return;
    default:
        QListView::keyPressEvent(event);
    }
}

void PresetStrip::changeEvent(QEvent *event)
{
    QListView::changeEvent(event);
    if (event->type() == QEvent::FontChange)
        updateCells();
}

} // namespace furitsuke
