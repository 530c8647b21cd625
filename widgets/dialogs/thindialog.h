// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor-core/document/thinverbs.h"
#include "widgets/dialogs/editdialog.h"

class QCheckBox;
class QComboBox;
class QDoubleSpinBox;
class QProgressBar;
class QToolButton;

namespace furitsuke {

/// What is to be looked for in the background: thinKeys() of these.
struct ThinRequest
{
    Motion motion;
    KeySelection keys;
    ThinOptions options;
};

/// Takes out keys that the motion can do without. Says first how many stay and how far the motion is off;
/// whoever shows it has that computed, as it asks.
class ThinDialog : public EditDialog
{
    Q_OBJECT

public:
    ThinDialog(MotionDocument &document, const ThinOptions &options, QWidget *parent = nullptr);

    /// As they are entered now.
    ThinOptions options() const;

    /// How far what was asked for is: 0..1000.
    void setProgress(int permille);
    /// What was asked for last. One that was cancelled is taken for stopped.
    void setResult(const ThinResult &result);

    void done(int result) override;

Q_SIGNALS:
    /// Something else is to be computed, instead of what was asked for before.
    void wanted(const furitsuke::ThinRequest &request);
    /// Nothing is, any more.
    void unwanted();

protected:
    void showEvent(QShowEvent *event) override;
    Preview preview() const override;
    EditResult edit() override;

private:
    enum class State : quint8 { Computing, Stopped, Known };

    ThinScope scope() const;
    void nameScopes();
    void ask();
    void stop();
    void enter(State state);

    QComboBox *mScope;
    std::array<QDoubleSpinBox *, thinQuantityCount> mBounds;
    QCheckBox *mKeepExtremes;
    QCheckBox *mKeepFrameZero;
    QWidget *mProgress;
    QProgressBar *mBar;
    QToolButton *mStop;
    State mState = State::Stopped;
    bool mIsEditing = false;
    ThinResult mResult;
};

} // namespace furitsuke
