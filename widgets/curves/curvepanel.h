// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor-core/document/curveverbs.h"
#include "editor-core/timeline/curvetool.h"

#include <QWidget>

class QAction;
class QMenu;
class QScrollArea;
class QStackedLayout;
class QToolButton;

namespace furitsuke {

class ChannelBar;
class CurveNumbers;
class CurveView;
class PresetStore;
class PresetStrip;
class ShapeSlider;
class WrapLabel;

/// The curve editor of a window: the channels, the view, what is to be known of the curves, their numbers,
/// presets, and what else can be done with them. Its parts keep their places while what they show changes.
class CurvePanel : public QWidget
{
    Q_OBJECT

public:
    CurvePanel(MotionDocument &document, PresetStore &store, QWidget *parent = nullptr);
    ~CurvePanel() override;

    CurveView &view() { return *mView; }
    PresetStrip &presets() { return *mPresets; }

    /// Actions that the panel offers beneath its sliders, as buttons and, more of them, in a menu. Ctrl+C and
    /// Ctrl+V in the panel are for those of the ids curve.copy and curve.paste.
    void setCommands(const QList<QAction *> &buttons, const QList<QAction *> &more);
    /// The same beneath the presets.
    void setPresetCommands(const QList<QAction *> &buttons);

    /// Gives all selected keys a curve on the chosen channels.
    EditResult applyPreset(CurvePoints curve, const QString &name);
    /// Why the chosen channels of the selected keys cannot be edited; empty where they can.
    QString obstacle() const;
    /// Gives up what the pointer drags, as Esc does.
    void cancelDrags();
    /// Puts the focus into the view.
    void focusView();

    QSize sizeHint() const override { return {330, 520}; }
    QSize minimumSizeHint() const override;

Q_SIGNALS:
    /// What an edit did, or why it did not.
    void edited(const furitsuke::EditResult &result);
    /// What was changed of more keys than can follow at once is to be done by whoever hears of it.
    void editWanted(const furitsuke::EditJob &job);

protected:
    void changeEvent(QEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;
    void showEvent(QShowEvent *event) override;

private:
    QWidget *makeTools();
    QWidget *makePage();
    void change(const std::function<void(CurveEditing &)> &change);
    void showEditing();
    void showSummary();
    void showNotes();
    /// Gives everything its place at once.
    void layOut();
    /// The view, or what would fill it.
    void showPage();
    void retranslate();

    MotionDocument &mDocument;
    PresetStore &mStore;
    QStackedLayout *mLayout;
    WrapLabel *mEmpty;
    QScrollArea *mScroll;
    ChannelBar *mChannels;
    QToolButton *mLinked;
    QToolButton *mRelative;
    QToolButton *mSnap;
    QToolButton *mSpeed;
    QMenu *mSnapMenu;
    QList<std::pair<CurveSnap, QAction *>> mSnaps;
    CurveView *mView;
    class NoteRoom;
    NoteRoom *mNotes;
    CurveNumbers *mNumbers;
    PresetStrip *mPresets;
    WrapLabel *mPresetFault;
    QWidget *mPresetCommands;
    QList<ShapeSlider *> mSliders;
    QWidget *mCommands;
    QToolButton *mMore;
    QList<QAction *> mActions;
};

} // namespace furitsuke
