// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/actions/actionhost.h"
#include "app/actionsearch.h"

#include <QFrame>
#include <QPointer>

class QLabel;
class QLineEdit;
class QListView;

namespace furitsuke {

class PaletteModel;

/// A list over the window that finds any action by typing; Enter runs it, Esc closes the list, arrows move.
class CommandPalette : public QFrame
{
    Q_OBJECT

public:
    explicit CommandPalette(const ActionHost &host);

    /// Opens with nothing typed, or closes where it is open.
    void toggle();
    void popUp();
    /// Gives the focus back to what had it.
    void dismiss();

    /// What is offered now, the nearest first.
    const QList<PaletteItem> &items() const;
    int currentRow() const;

    bool eventFilter(QObject *watched, QEvent *event) override;

protected:
    void changeEvent(QEvent *event) override;
    bool focusNextPrevChild(bool next) override;

private:
    void find();
    void place();
    void move(int rows);
    void run(int row);
    void showTrack(TrackRef track);
    void retranslate();
    static QString helpText();
    bool takeKey(int key, Qt::KeyboardModifiers modifiers);

    ActionHost mHost;
    ActionSearch mSearch;
    QLineEdit *mInput;
    QListView *mList;
    QLabel *mHelp;
    QLabel *mNothing; ///< over the empty list
    PaletteModel *mModel;
    QPointer<QWidget> mFocusBefore;
};

} // namespace furitsuke
