// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor-core/document/motiondocument.h"

#include <QDialog>

#include <functional>

class QDoubleSpinBox;
class QLabel;
class QPushButton;
class QSpinBox;

namespace furitsuke {

/// The tempo of the music: beats a minute, typed or tapped, beats to a bar, and where the first one is.
class TempoDialog : public QDialog
{
    Q_OBJECT

public:
    /// Nanoseconds of a clock that never goes back.
    using TimeSource = std::function<qint64()>;

    /// Tests give a clock of their own for taps.
    TempoDialog(MotionDocument &document, TimeSource time = {}, QWidget *parent = nullptr);

    void accept() override;

private:
    Tempo edited() const;
    void tap();
    void updateState();

    MotionDocument &mDocument;
    TimeSource mTime;
    QList<qint64> mTaps;
    QDoubleSpinBox *mBeatsPerMinute;
    QSpinBox *mBeatsPerBar;
    QDoubleSpinBox *mFirstBeat;
    QLabel *mSummary;
    QPushButton *mTap;
};

} // namespace furitsuke
