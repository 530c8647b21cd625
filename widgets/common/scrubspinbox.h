// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor-core/edits/valueentry.h"

#include <QLineEdit>

class QLabel;

namespace furitsuke {

/// A field for a number, or for what becomes of many numbers (see parseValueEntry()). It holds no value of
/// its own: it shows the text that it is given, says what a person wants, and is then told what to show.
///
/// - Typing: taken over by Return, Tab or a click elsewhere, given up by Esc. What is typed stays while the
///   value changes beneath it.
/// - Arrow keys, page keys and, with the focus, the wheel: steps; Shift a tenth, Ctrl ten times as much.
/// - Scrubbing: a horizontal drag of its label, of the handle at its end, or with Alt anywhere in it. Shift
///   is fine, Ctrl coarse; Esc or the right button gives the drag up.
class ScrubSpinBox : public QLineEdit
{
    Q_OBJECT

public:
    explicit ScrubSpinBox(QWidget *parent = nullptr);
    ~ScrubSpinBox() override;

    /// What an arrow key adds; two pixels of a drag do the same.
    void setStep(double step) { mStep = step; }
    /// Steps and drags give whole numbers only.
    void setWhole(bool whole) { mWhole = whole; }
    /// Without, the field is for typing only.
    void setScrubbable(bool scrubbable);
    void setLeadingMinus(LeadingMinus minus) { mMinus = minus; }
    /// A label that scrubs when it is dragged, and gives the field the focus when it is clicked.
    void setScrubLabel(QLabel *label);

    /// The text of the value. What is being typed stays.
    void setShown(const QString &text);
    /// There is no one value: the words stand in the empty field.
    void setMixed(const QString &words);
    QString shown() const { return mShown; }
    bool isMixed() const { return mIsMixed; }

    bool isTyping() const { return mTyping; }
    /// Takes over what was typed, as Return does.
    void commit();
    /// Forgets what was typed.
    void discardTyping();
    bool isScrubbing() const { return mDrag == Drag::Scrubbing; }
    /// Ends a drag without a word: what it was about is gone.
    void abandonDrag();
    /// Gives a drag up, as Esc does.
    void cancelDrag();

    /// A text as long as the field usually shows: it asks for room for that.
    void setUsualText(const QString &text);
    QString usualText() const { return mUsualText; }
    /// What is seen of the text while the field has no focus: all of it, or as many of a number's digits as
    /// there is room for, and "…" for the others.
    QString displayedText() const;
    /// How much room there is for text, in pixels.
    int textRoom() const { return textRect().width(); }

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;

Q_SIGNALS:
    void entered(const furitsuke::ValueEntry &entry);
    /// What was typed is no number.
    void refused(const QString &text);
    /// What was typed is forgotten: by Esc, or since it was no number.
    void typingDiscarded();
    void stepped(double amount);
    void scrubStarted();
    /// How much is added since the drag began.
    void scrubbed(double amount);
    void scrubFinished();
    void scrubCancelled();

protected:
    bool event(QEvent *event) override;
    bool eventFilter(QObject *object, QEvent *event) override;
    void changeEvent(QEvent *event) override;
    void focusInEvent(QFocusEvent *event) override;
    void focusOutEvent(QFocusEvent *event) override;
    void hideEvent(QHideEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;
    void mousePressEvent(QMouseEvent *event) override;
    void mouseMoveEvent(QMouseEvent *event) override;
    void mouseReleaseEvent(QMouseEvent *event) override;
    void paintEvent(QPaintEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;
    void wheelEvent(QWheelEvent *event) override;

private:
    enum class Drag : quint8 {
        None,
        Pressed, ///< not moved far enough yet
        Scrubbing,
        GivenUp, ///< until the button is released
    };

    void take(bool keepWhatIsWrong);
    void showValue();
    void markWrong(bool wrong);
    void step(double steps, Qt::KeyboardModifiers modifiers);
    bool watchDrag(QObject *object, QEvent *event);
    void beginDrag(double x);
    void drag(double x, Qt::KeyboardModifiers modifiers);
    /// Whether there was more than a click.
    bool endDrag();
    double quantised(double amount, bool fine) const;
    QRect textRect() const;
    /// What the field is wider than its text.
    int widthAround() const;

    QString mUsualText = QStringLiteral("-123.4567");
    QString mShown;
    QString mMixedWords;
    bool mIsMixed = false;
    bool mTyping = false;
    bool mWrong = false;
    bool mWhole = false;
    bool mScrubbable = true;
    bool mSelectOnRelease = false;
    LeadingMinus mMinus = LeadingMinus::IsSign;
    double mStep = 1;
    int mWheel = 0; ///< part of a step, in eighths of a degree

    Drag mDrag = Drag::None;
    double mDragX = 0;
    double mDragSum = 0;    ///< in steps
    double mDragAmount = 0; ///< what was told last
    QLabel *mLabel = nullptr;
    QWidget *mHandle = nullptr;
};

} // namespace furitsuke
