// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/preview/morphsliders.h"

#include "editor-core/document/posing.h"
#include "widgets/common/elidedlabel.h"

#include <QDoubleSpinBox>
#include <QGridLayout>
#include <QKeyEvent>
#include <QLineEdit>
#include <QScrollArea>
#include <QSet>
#include <QSignalBlocker>
#include <QSlider>
#include <QVBoxLayout>

#include <algorithm>
#include <array>
#include <cmath>

namespace furitsuke {

namespace {

constexpr int sliderSteps = 100;
/// Weights are rarely beyond 0..1, but some models are made for it.
constexpr double mostWeight = 100;
constexpr int decimals = 3;
/// In the sequence of MMD's panels.
constexpr std::array groups = {MorphPanel::Eye, MorphPanel::Mouth, MorphPanel::Brow, MorphPanel::Other};

} // namespace

MorphSliders::MorphSliders(QWidget *parent)
    : QWidget(parent)
    , mFilter(new QLineEdit)
    , mScroll(new QScrollArea)
    , mEmpty(new QLabel)
{
    setObjectName(QStringLiteral("morphSliders"));
    mFilter->setObjectName(QStringLiteral("morphFilter"));
    mFilter->setClearButtonEnabled(true);
    mScroll->setWidgetResizable(true);
    mScroll->setFrameShape(QFrame::NoFrame);
    mScroll->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    mEmpty->setAlignment(Qt::AlignCenter);
    mEmpty->setWordWrap(true);
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(4, 4, 4, 4);
    layout->setSpacing(4);
    layout->addWidget(mFilter);
    layout->addWidget(mEmpty, 1);
    layout->addWidget(mScroll, 1);
    connect(mFilter, &QLineEdit::textChanged, this, &MorphSliders::filter);
    rebuild();
    retranslate();
}

void MorphSliders::setPosing(Posing *posing)
{
    mPosing = posing;
    connect(posing, &Posing::changed, this, &MorphSliders::showHand);
}

void MorphSliders::setModel(const std::shared_ptr<const Model> &model)
{
    if (model == mModel)
        return;
    mModel = model;
    rebuild();
    retranslate();
    filter();
}

void MorphSliders::rebuild()
{
    mRows.clear();
    mTitles.clear();
    mHeld = false;
    auto *list = new QWidget;
    auto *layout = new QVBoxLayout(list);
    layout->setContentsMargins(0, 0, 4, 0);
    layout->setSpacing(1);
    QSet<QString> known;
    for (const MorphPanel group : groups) {
        bool isFirst = true;
        for (qint32 i = 0; mModel && i < qint32(mModel->morphs.size()); ++i) {
            const ModelMorph &morph = mModel->morphs.at(i);
            // Of several of one name a motion moves the first.
            if (morph.panel != group || known.contains(morph.name))
                continue;
            known.insert(morph.name);
            if (std::exchange(isFirst, false)) {
                auto *title = new QLabel;
                QFont font = title->font();
                font.setBold(true);
                title->setFont(font);
                title->setContentsMargins(0, 6, 0, 2);
                layout->addWidget(title);
                mTitles.push_back({title, group});
            }
            addRow(i, list);
        }
    }
    layout->addStretch(1);
    delete mScroll->takeWidget();
    mScroll->setWidget(list);
    mEmpty->setVisible(mRows.empty());
    mScroll->setVisible(!mRows.empty());
    mFilter->setEnabled(!mRows.empty());
}

void MorphSliders::addRow(qint32 morph, QWidget *list)
{
    Row row;
    row.morph = morph;
    row.widget = new QWidget(list);
    row.name = new ElidedLabel;
    row.slider = new QSlider(Qt::Horizontal);
    row.box = new QDoubleSpinBox;
    const QString &name = mModel->morphs.at(morph).name;
    row.name->setText(name);
    row.name->setHint(mModel->morphs.at(morph).englishName);
    row.slider->setObjectName(QStringLiteral("morph:") + name);
    row.slider->setAccessibleName(name);
    row.slider->setRange(0, sliderSteps);
    row.slider->setPageStep(sliderSteps / 10);
    row.slider->setMinimumWidth(60);
    row.box->setObjectName(QStringLiteral("morphBox:") + name);
    row.box->setAccessibleName(name);
    row.box->setRange(-mostWeight, mostWeight);
    row.box->setDecimals(decimals);
    row.box->setSingleStep(0.05);
    row.box->setKeyboardTracking(false);
    row.box->setButtonSymbols(QAbstractSpinBox::NoButtons);
    row.box->setMaximumWidth(row.box->fontMetrics().horizontalAdvance(QStringLiteral("-0.0000")) + 16);
    // Wheels scroll the list, unless somebody has taken hold of a field.
    row.slider->setFocusPolicy(Qt::StrongFocus);
    row.box->setFocusPolicy(Qt::StrongFocus);
    row.slider->installEventFilter(this);
    row.box->installEventFilter(this);
    auto *grid = new QHBoxLayout(row.widget);
    grid->setContentsMargins(0, 0, 0, 0);
    grid->setSpacing(6);
    grid->addWidget(row.name, 2);
    grid->addWidget(row.slider, 3);
    grid->addWidget(row.box);
    list->layout()->addWidget(row.widget);
    const std::size_t place = mRows.size();
    mRows.push_back(row);
    connect(row.slider, &QSlider::sliderPressed, this, [this, place] {
        if (!mPosing)
            return;
        mHeld = true;
        mPosing->begin(tr("Morph “%1”").arg(mModel->morphs.at(mRows[place].morph).name));
    });
    connect(row.slider, &QSlider::sliderReleased, this, [this] {
        if (std::exchange(mHeld, false))
            mPosing->end();
    });
    connect(row.slider, &QSlider::valueChanged, this,
            [this, place](int value) { set(place, double(value) / sliderSteps); });
    connect(row.box, &QDoubleSpinBox::valueChanged, this, [this, place](double value) { set(place, value); });
}

void MorphSliders::set(std::size_t row, double weight)
{
    if (!mPosing)
        return;
    const QString &name = mModel->morphs.at(mRows[row].morph).name;
    // A slider that is still held after its gesture was given up poses no more.
    if (mRows[row].slider->isSliderDown() && !mHeld)
        return;
    if (!mHeld)
        mPosing->begin(tr("Morph “%1”").arg(name));
    const QString fault = mPosing->set(PoseMorph{name, float(weight)});
    if (!mHeld)
        mPosing->end();
    if (!fault.isEmpty())
        Q_EMIT note(fault);
}

void MorphSliders::showWeights(std::span<const float> weights)
{
    for (const Row &row : mRows) {
        if (std::size_t(row.morph) >= weights.size())
            return;
        const auto weight = double(weights[std::size_t(row.morph)]);
        const QSignalBlocker slider(row.slider);
        const QSignalBlocker box(row.box);
        if (!row.slider->isSliderDown())
            row.slider->setValue(int(std::lround(std::clamp(weight, 0.0, 1.0) * sliderSteps)));
        if (std::abs(row.box->value() - weight) >= 0.5 * std::pow(10, -decimals))
            row.box->setValue(weight);
    }
}

void MorphSliders::showHand()
{
    for (const Row &row : mRows) {
        const QList<PoseMorph> &hand = mPosing->inHand().morphs;
        const QString &name = mModel->morphs.at(row.morph).name;
        const bool isPosed =
            std::any_of(hand.begin(), hand.end(), [&](const PoseMorph &morph) { return morph.name == name; });
        QFont font = row.name->font();
        if (font.bold() == isPosed)
            continue;
        font.setBold(isPosed);
        row.name->setFont(font);
    }
}

void MorphSliders::filter()
{
    const QString wanted = mFilter->text().trimmed();
    for (const Row &row : mRows) {
        const ModelMorph &morph = mModel->morphs.at(row.morph);
        row.widget->setVisible(wanted.isEmpty() || morph.name.contains(wanted, Qt::CaseInsensitive) ||
                               morph.englishName.contains(wanted, Qt::CaseInsensitive));
    }
    for (const Title &title : mTitles) {
        title.label->setVisible(std::any_of(mRows.begin(), mRows.end(), [&](const Row &row) {
            return mModel->morphs.at(row.morph).panel == title.group && !row.widget->isHidden();
        }));
    }
}

void MorphSliders::retranslate()
{
    mFilter->setPlaceholderText(tr("Find a morph"));
    mEmpty->setText(mModel ? tr("The model has no morphs.") : tr("There is no model yet: show the preview."));
    for (const Title &title : mTitles) {
        switch (title.group) {
        case MorphPanel::Eye:
            title.label->setText(tr("Eyes"));
            break;
        case MorphPanel::Mouth:
            title.label->setText(tr("Mouth"));
            break;
        case MorphPanel::Brow:
            title.label->setText(tr("Brows"));
            break;
        default:
            title.label->setText(tr("Other"));
            break;
        }
    }
}

bool MorphSliders::eventFilter(QObject *watched, QEvent *event)
{
    if (event->type() == QEvent::Wheel && !static_cast<QWidget *>(watched)->hasFocus()) {
        event->ignore();
        return true;
    }
    return QWidget::eventFilter(watched, event);
}

void MorphSliders::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::LanguageChange)
        retranslate();
    QWidget::changeEvent(event);
}

void MorphSliders::keyPressEvent(QKeyEvent *event)
{
    if (event->key() == Qt::Key_Escape && std::exchange(mHeld, false)) {
        mPosing->cancel();
        return;
    }
    QWidget::keyPressEvent(event);
}

} // namespace furitsuke
