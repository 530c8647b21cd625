// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor-core/edits/curvesummary.h"

#include <QWidget>

#include <array>

class QToolButton;

namespace furitsuke {

/// Chooses the channels of a curve editor: a click chooses one alone, a click with Ctrl or Shift adds it or
/// takes it away. Channels that no selected key moves on are marked, and so are those on which the keys
/// differ. One channel is always chosen.
class ChannelBar : public QWidget
{
    Q_OBJECT

public:
    explicit ChannelBar(QWidget *parent = nullptr);

    CurveChannels channels() const { return mChannels; }
    void setChannels(CurveChannels channels);
    void show(const CurveSummary &summary);
    void retranslate();

Q_SIGNALS:
    void channelsChosen(furitsuke::CurveChannels channels);

protected:
    void changeEvent(QEvent *event) override;

private:
    /// What a channel is for the keys that are selected.
    struct State
    {
        bool present = true; ///< selected keys have it
        bool still = false;
        bool mixed = false;

        friend bool operator==(const State &, const State &) = default;
    };

    void choose(int channel, bool add);
    void refresh();
    QIcon iconOf(int channel) const;

    CurveChannels mChannels = CurveChannels::all();
    std::array<State, cameraChannelCount> mStates;
    std::array<QToolButton *, cameraChannelCount> mButtons;
    QToolButton *mAll;
};

/// The channels without or with one more; never none.
CurveChannels toggledChannel(CurveChannels channels, int channel);

/// What a channel is called where there is little room: "X", "Rotation".
QString channelTitle(int channel);

} // namespace furitsuke
