// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor-core/document/selectionverbs.h"

#include <QDialog>

class QButtonGroup;
class QComboBox;
class QDialogButtonBox;
class QDoubleSpinBox;
class QLabel;

namespace furitsuke {

/// Selects the keys from one frame to another, both included, as MMD's range selection does: on all tracks,
/// on those that are listed, or on the chosen ones; says how many keys it takes before it does.
class RangeDialog : public QDialog
{
    Q_OBJECT

public:
    /// Listed tracks are those whose rows, or whose group's rows, the track list shows.
    RangeDialog(MotionDocument &document, const QList<TrackRef> &listedTracks, QWidget *parent = nullptr);

    /// What would be done now.
    RangeChoice choice() const;

    void accept() override;

Q_SIGNALS:
    /// It was done.
    void selected(const furitsuke::SelectionReport &report);

private:
    void fillScopes();
    void updateCount();

    MotionDocument &mDocument;
    QList<TrackRef> mListedTracks;
    QDoubleSpinBox *mFrom;
    QDoubleSpinBox *mTo;
    QComboBox *mScope;
    QButtonGroup *mMode;
    QLabel *mCount;
    QDialogButtonBox *mButtons;
};

} // namespace furitsuke
