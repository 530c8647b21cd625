// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor-core/motion/curves.h"

#include <QListView>

#include <optional>

namespace furitsuke {

class PresetStore;

/// Small pictures of the curves that have names: the program's, then the person's own. A click applies one,
/// and so do Return and Space; arrow keys go from one to the next. The one that the selected keys have is
/// marked.
class PresetStrip : public QListView
{
    Q_OBJECT

public:
    explicit PresetStrip(PresetStore &store, QWidget *parent = nullptr);

    /// The curve that all selected keys have, if any.
    void setCurrentCurve(std::optional<CurvePoints> curve);
    /// The shortcuts of the first presets, for people.
    void setShortcuts(const QStringList &shortcuts);
    void retranslate();

    bool hasHeightForWidth() const override { return true; }
    int heightForWidth(int width) const override;
    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;

Q_SIGNALS:
    void presetChosen(furitsuke::CurvePoints curve, const QString &name);

protected:
    void changeEvent(QEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;

private:
    class Model;
    class Delegate;

    void choose(const QModelIndex &index);
    void updateCells();
    void updateScrollBar();
    /// How many lines the pictures need.
    int lines(int width) const;
    int cell() const;

    PresetStore &mStore;
    Model *mModel;
};

} // namespace furitsuke
