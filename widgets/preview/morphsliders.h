// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor-core/rig/model.h"

#include <QWidget>

#include <memory>
#include <span>
#include <vector>

class QDoubleSpinBox;
class QLabel;
class QLineEdit;
class QScrollArea;
class QSlider;

namespace furitsuke {

class ElidedLabel;
class Posing;

/// A slider for each morph of a model, in the groups that MMD has: brows, eyes, mouth, other. They show what
/// the morphs are at the playhead; who moves one poses the model.
class MorphSliders : public QWidget
{
    Q_OBJECT

public:
    explicit MorphSliders(QWidget *parent = nullptr);

    /// Who is posing; it outlives this.
    void setPosing(Posing *posing);
    void setModel(const std::shared_ptr<const Model> &model);
    /// One weight for each morph of the model, before groups.
    void showWeights(std::span<const float> weights);

Q_SIGNALS:
    /// Why a morph does not change.
    void note(const QString &text);

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;
    void changeEvent(QEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;

private:
    struct Row
    {
        qint32 morph = -1;
        QWidget *widget = nullptr;
        ElidedLabel *name = nullptr;
        QSlider *slider = nullptr;
        QDoubleSpinBox *box = nullptr;
    };
    struct Title
    {
        QLabel *label = nullptr;
        MorphPanel group = MorphPanel::Other;
    };

    void rebuild();
    void addRow(qint32 morph, QWidget *list);
    void retranslate();
    void filter();
    void set(std::size_t row, double weight);
    void showHand();

    Posing *mPosing = nullptr;
    std::shared_ptr<const Model> mModel;
    QLineEdit *mFilter;
    QScrollArea *mScroll;
    QLabel *mEmpty;
    std::vector<Row> mRows;
    std::vector<Title> mTitles;
    bool mHeld = false; ///< a slider is: its gesture goes on
};

} // namespace furitsuke
