// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor-core/document/graphverbs.h"
#include "widgets/dialogs/editdialog.h"

#include <array>
#include <memory>

class QCheckBox;
class QComboBox;
class QDoubleSpinBox;
class QLabel;
class QProgressBar;
class QSpinBox;
class QTimer;

namespace furitsuke {

class NumberBox;

/// What is to be worked out in the background: fixValues() of these.
struct FixRequest
{
    Motion motion; ///< as it is now
    Motion before; ///< without what is shown of the fix
    KeySelection keys;
    ValueFix fix;
};

/// One of the fixes of a value graph, for some values of the selected keys. All views show what it does while
/// it is open: whoever shows it has that worked out, as it asks. Cancel puts back what was there.
class FixDialog : public EditDialog
{
    Q_OBJECT

public:
    /// Of the fix the kind, and what to begin with. Of its values those are chosen that the selected keys
    /// have; where there are none, those that move among them, or the first.
    FixDialog(MotionDocument &document, const ValueFix &fix, QWidget *parent = nullptr);
    ~FixDialog() override;

    /// As it is entered now.
    ValueFix fix() const;

    /// How far what was asked for is: 0..1000.
    void setProgress(int permille);
    /// What was asked for last.
    void setResult(const FixResult &result);

    void accept() override;
    void done(int result) override;

Q_SIGNALS:
    /// Something else is to be worked out, instead of what was asked for before.
    void wanted(const furitsuke::FixRequest &request);
    /// Nothing is, any more.
    void unwanted();

protected:
    void showEvent(QShowEvent *event) override;
    Preview preview() const override;
    EditResult edit() override;

private:
    struct Choice
    {
        KeyValue value;
        QCheckBox *box;
    };

    enum class State : quint8 { Waiting, Computing, Known };

    static QString titleOf(ValueFix::Kind kind);
    static QString verbOf(ValueFix::Kind kind);
    void addChoices(QList<KeyValue> wanted);
    void addParameters(const ValueFix &fix);
    void addSpikeParameters(const SpikeRule &rule);
    QLabel *addNumber(const QString &label, NumberBox *box);
    void showUnits();
    bool isValid() const;
    void askSoon();
    void ask();
    void beginAnew();
    void enter(State state);

    const ValueFix::Kind mKind;
    QList<Choice> mChoices;
    // Those of the kind; the others are null.
    QComboBox *mFlat = nullptr;
    QSpinBox *mPasses = nullptr;
    QSpinBox *mWidest = nullptr;
    QDoubleSpinBox *mTimes = nullptr;
    /// By ValueUnit; null for those that no selected key has.
    std::array<NumberBox *, valueUnitCount> mLeast = {};
    NumberBox *mAmount = nullptr;
    NumberBox *mAbout = nullptr;
    QDoubleSpinBox *mPercent = nullptr;
    QList<NumberBox *> mNumbers; ///< all there are
    QList<QLabel *> mUnits;      ///< beside numbers that are in the unit of the values
    QProgressBar *mBar;
    QTimer *mTimer; ///< many changes in one go are worked out once
    std::unique_ptr<FixGesture> mGesture;
    State mState = State::Waiting;
    FixResult mResult;
    bool mIsApplying = false;
    bool mAcceptsWhenKnown = false;
};

} // namespace furitsuke
