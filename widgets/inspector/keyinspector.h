// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor-core/document/valueverbs.h"

#include <QTimer>
#include <QWidget>

class QLabel;
class QPushButton;
class QScrollArea;
class QStackedLayout;

namespace furitsuke {

class ElidedLabel;
class FrameRow;
class ValueSection;

/// The exact values of the selected keys, to read and to edit: for each kind of key a section, whose fields
/// stay while the values in them change. Several keys: what they have in common, and "mixed".
class KeyInspector : public QWidget
{
    Q_OBJECT

public:
    explicit KeyInspector(MotionDocument &document, QWidget *parent = nullptr);

    /// Puts the focus into the first field, where there is one.
    void focusFirstField();

    QSize sizeHint() const override { return {320, 420}; }

Q_SIGNALS:
    /// What an edit did, or why it did not.
    void edited(const furitsuke::EditResult &result);

protected:
    void changeEvent(QEvent *event) override;
    void showEvent(QShowEvent *event) override;

private:
    /// Something that it shows may have changed.
    void follow();
    void refresh();
    void showHeader();
    void showNotice();
    /// Gives everything its place at once.
    void layOut();
    void alignNames(const QList<TrackKind> &kinds);
    void retranslate();

    MotionDocument &mDocument;
    QStackedLayout *mLayout;
    QLabel *mEmpty;
    QScrollArea *mScroll;
    ElidedLabel *mTrack;
    ElidedLabel *mCount;
    FrameRow *mFrame;
    QList<ValueSection *> mSections;
    QWidget *mNotice;
    QLabel *mNoticeText;
    QPushButton *mAddRest;
    QTimer mLater;
    bool mStale = true; ///< changed while it was hidden
};

} // namespace furitsuke
