// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

class QAction;
class QMenu;

namespace furitsuke {

class ElidedLabel;
class PlainButton;
class PreviewView;

/// The preview with a strip of tools above it, and below it a line for what the model lacks.
class PreviewPanel : public QWidget
{
    Q_OBJECT

public:
    explicit PreviewPanel(QWidget *parent = nullptr);

    PreviewView &view() { return *mView; }
    /// A button for an action, or one that opens a menu; its words are those of the action or of the menu's
    /// title.
    void addTool(QAction *action);
    void addMenu(QMenu *menu);
    /// A line under the picture that can be clicked; nothing: none.
    void setNote(const QString &text, const QString &toolTip = {});
    QString note() const;
    /// A line under the picture for what is posed and not registered, with buttons for what can be done with
    /// it; nothing: none.
    void setHand(const QString &text);
    void addHandTool(QAction *action);

Q_SIGNALS:
    void noteClicked();

protected:
    void changeEvent(QEvent *event) override;

private:
    void updateTitles();

    QWidget *mTools;
    PreviewView *mView;
    PlainButton *mNote;
    QWidget *mHand;
    ElidedLabel *mHandText;
    QList<std::pair<PlainButton *, QMenu *>> mMenus;
};

} // namespace furitsuke
