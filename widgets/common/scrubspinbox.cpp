// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/common/scrubspinbox.h"

#include "widgets/common/theme.h"

#include <QApplication>
#include <QKeyEvent>
#include <QLabel>
#include <QMouseEvent>
#include <QPainter>
#include <QStyleOptionFrame>

#include <cmath>

namespace furitsuke {

namespace {

constexpr int handleWidth = 13;
constexpr double dragThreshold = 3; ///< pixels
constexpr double stepsPerPixel = 0.5;

/// Two small arrows at the end of a field, there to be dragged.
class ScrubHandle : public QWidget
{
public:
    explicit ScrubHandle(QWidget *parent)
        : QWidget(parent)
    {
        setCursor(Qt::SizeHorCursor);
        setAttribute(Qt::WA_Hover);
    }

protected:
    void paintEvent(QPaintEvent *) override
    {
        QPainter painter(this);
        painter.setRenderHint(QPainter::Antialiasing);
        painter.setPen(Qt::NoPen);
        const SheetColours colours(palette());
        QColor colour = underMouse() ? palette().color(QPalette::Highlight) : colours.dimText;
        if (!underMouse())
            colour.setAlphaF(0.55f);
        painter.setBrush(colour);
        const QPointF centre = QRectF(rect()).center();
        const double h = 3.2;
        for (const double side : {-1.0, 1.0}) {
            const double x = centre.x() + side * 1.6;
            painter.drawPolygon(
                QPolygonF{{x, centre.y() - h}, {x + side * 3.4, centre.y()}, {x, centre.y() + h}});
        }
    }
};

double factor(Qt::KeyboardModifiers modifiers)
{
    if (modifiers & Qt::ShiftModifier)
        return 0.1;
    return modifiers & Qt::ControlModifier ? 10 : 1;
}

/// As much of a number's text as there is room for.
QString fittingNumber(const QString &text, const QFontMetrics &metrics, int room)
{
    const auto fits = [&](const QString &shown) { return metrics.horizontalAdvance(shown) <= room; };
    if (fits(text))
        return text;
    const QChar more(0x2026);
    const qsizetype point = text.indexOf(u'.');
    if (point >= 0 && !text.contains(u'e')) {
        for (qsizetype length = text.size() - 1; length > point + 1; --length) {
            if (const QString shown = text.left(length) + more; fits(shown))
                return shown;
        }
    }
    // Not its first digits alone: that would be another number.
    bool isNumber = false;
    const double number = text.toDouble(&isNumber);
    for (int digits = 6; isNumber && digits > 0; --digits) {
        if (const QString shown = QString::number(number, 'g', digits); fits(shown))
            return shown;
    }
    return metrics.elidedText(text, Qt::ElideRight, room);
}

} // namespace

ScrubSpinBox::ScrubSpinBox(QWidget *parent)
    : QLineEdit(parent)
    , mHandle(new ScrubHandle(this))
{
    mHandle->installEventFilter(this);
    setTextMargins(0, 0, handleWidth - 3, 0);
    connect(this, &QLineEdit::textEdited, this, [this] {
        mTyping = true;
        markWrong(false);
    });
}

ScrubSpinBox::~ScrubSpinBox()
{
    qApp->removeEventFilter(this);
}

void ScrubSpinBox::setScrubbable(bool scrubbable)
{
    mScrubbable = scrubbable;
    mHandle->setVisible(scrubbable);
    setTextMargins(0, 0, scrubbable ? handleWidth - 3 : 0, 0);
    if (mLabel)
        mLabel->setCursor(scrubbable ? Qt::SizeHorCursor : Qt::ArrowCursor);
}

void ScrubSpinBox::setScrubLabel(QLabel *label)
{
    mLabel = label;
    label->setBuddy(this);
    label->setCursor(mScrubbable ? Qt::SizeHorCursor : Qt::ArrowCursor);
    label->installEventFilter(this);
}

// ---- What is shown, and what is typed.

void ScrubSpinBox::setShown(const QString &text)
{
    mShown = text;
    mIsMixed = false;
    showValue();
}

void ScrubSpinBox::setMixed(const QString &words)
{
    mShown.clear();
    mMixedWords = words;
    mIsMixed = true;
    showValue();
}

void ScrubSpinBox::showValue()
{
    if (mTyping)
        return;
    setPlaceholderText(mIsMixed ? mMixedWords : QString());
    markWrong(false);
    if (text() == mShown)
        return;
    const bool all = hasFocus() && (hasSelectedText() || text().isEmpty());
    setText(mShown);
    if (all)
        selectAll();
    else if (!hasFocus())
        setCursorPosition(0);
}

void ScrubSpinBox::markWrong(bool wrong)
{
    if (wrong == mWrong)
        return;
    mWrong = wrong;
    QPalette colours;
    if (wrong)
        colours.setColor(QPalette::Text, SheetColours(palette()).warning);
    setPalette(colours);
}

void ScrubSpinBox::commit()
{
    take(true);
}

void ScrubSpinBox::discardTyping()
{
    if (!std::exchange(mTyping, false))
        return;
    showValue();
    Q_EMIT typingDiscarded();
}

void ScrubSpinBox::take(bool keepWhatIsWrong)
{
    if (!mTyping)
        return;
    const QString typed = text();
    const bool nothingNew = typed.trimmed().isEmpty() || (!mIsMixed && typed.trimmed() == mShown);
    const std::optional<ValueEntry> entry = parseValueEntry(typed, mMinus);
    if (!nothingNew && !entry) {
        if (keepWhatIsWrong)
            markWrong(true);
        else
            discardTyping();
        Q_EMIT refused(typed);
        return;
    }
    mTyping = false;
    if (nothingNew)
        Q_EMIT typingDiscarded();
    else
        Q_EMIT entered(*entry);
    showValue();
    if (hasFocus())
        selectAll();
}

void ScrubSpinBox::step(double steps, Qt::KeyboardModifiers modifiers)
{
    if (!mScrubbable || isReadOnly())
        return;
    take(true);
    if (mTyping)
        return;
    double amount = steps * factor(modifiers) * mStep;
    if (mWhole)
        amount = std::copysign(std::fmax(1, std::round(std::abs(amount))), amount);
    Q_EMIT stepped(amount);
}

// ---- Scrubbing.

double ScrubSpinBox::quantised(double amount, bool fine) const
{
    const double quantum = mWhole ? 1 : mStep / (fine ? 100 : 10);
    return std::round(amount / quantum) * quantum + 0.0;
}

void ScrubSpinBox::beginDrag(double x)
{
    if (!mScrubbable || isReadOnly() || !isEnabled())
        return;
    // What is being typed elsewhere is taken over before anything else changes.
    setFocus(Qt::MouseFocusReason);
    mSelectOnRelease = false;
    mDrag = Drag::Pressed;
    mDragX = x;
    mDragSum = 0;
    mDragAmount = 0;
}

void ScrubSpinBox::drag(double x, Qt::KeyboardModifiers modifiers)
{
    if (mDrag == Drag::Pressed && std::abs(x - mDragX) >= dragThreshold) {
        discardTyping();
        mDrag = Drag::Scrubbing;
        mDragX = x > mDragX ? mDragX + dragThreshold - 1 : mDragX - dragThreshold + 1;
        // Esc is meant for the drag, wherever the focus is.
        qApp->installEventFilter(this);
        Q_EMIT scrubStarted();
    }
    if (mDrag != Drag::Scrubbing)
        return;
    mDragSum += (x - mDragX) * stepsPerPixel * factor(modifiers);
    mDragX = x;
    const double amount = quantised(mDragSum * mStep, modifiers & Qt::ShiftModifier);
    if (amount == mDragAmount)
        return;
    mDragAmount = amount;
    Q_EMIT scrubbed(amount);
}

bool ScrubSpinBox::endDrag()
{
    const Drag drag = std::exchange(mDrag, Drag::None);
    if (drag == Drag::Scrubbing) {
        qApp->removeEventFilter(this);
        Q_EMIT scrubFinished();
    }
    return drag == Drag::Scrubbing || drag == Drag::GivenUp;
}

void ScrubSpinBox::abandonDrag()
{
    if (mDrag == Drag::None)
        return;
    mDrag = Drag::GivenUp;
    qApp->removeEventFilter(this);
}

void ScrubSpinBox::cancelDrag()
{
    if (mDrag != Drag::Scrubbing)
        return;
    abandonDrag();
    Q_EMIT scrubCancelled();
}

bool ScrubSpinBox::watchDrag(QObject *object, QEvent *event)
{
    switch (event->type()) {
    case QEvent::MouseButtonPress: {
        const auto *mouse = static_cast<QMouseEvent *>(event);
        if (mouse->button() == Qt::LeftButton)
            beginDrag(mouse->globalPosition().x());
        else if (mouse->button() == Qt::RightButton)
            cancelDrag();
        return true;
    }
    case QEvent::MouseButtonDblClick:
        return true;
    case QEvent::MouseMove: {
        const auto *mouse = static_cast<QMouseEvent *>(event);
        if (mDrag == Drag::None || !(mouse->buttons() & Qt::LeftButton))
            return false;
        drag(mouse->globalPosition().x(), mouse->modifiers());
        return true;
    }
    case QEvent::MouseButtonRelease:
        if (static_cast<QMouseEvent *>(event)->button() == Qt::LeftButton && !endDrag()) {
            setFocus(Qt::MouseFocusReason);
            selectAll();
        }
        return true;
    case QEvent::Enter:
    case QEvent::Leave:
        static_cast<QWidget *>(object)->update();
        return false;
    default:
        return false;
    }
}

bool ScrubSpinBox::eventFilter(QObject *object, QEvent *event)
{
    if (mDrag == Drag::Scrubbing &&
        (event->type() == QEvent::ShortcutOverride || event->type() == QEvent::KeyPress) &&
        static_cast<QKeyEvent *>(event)->key() == Qt::Key_Escape) {
        event->accept();
        if (event->type() == QEvent::KeyPress)
            cancelDrag();
        return true;
    }
    if (object == mHandle || object == mLabel)
        return watchDrag(object, event);
    return QLineEdit::eventFilter(object, event);
}

// ---- Events.

bool ScrubSpinBox::event(QEvent *event)
{
    if (event->type() == QEvent::ShortcutOverride && !mTyping) {
        // A line edit takes undo for its own text; where nothing is being typed the document's is meant.
        auto *key = static_cast<QKeyEvent *>(event);
        if (key->matches(QKeySequence::Undo) || key->matches(QKeySequence::Redo)) {
            key->ignore();
            return false;
        }
    }
    return QLineEdit::event(event);
}

void ScrubSpinBox::changeEvent(QEvent *event)
{
    QLineEdit::changeEvent(event);
    if (event->type() == QEvent::EnabledChange && !isEnabled())
        endDrag();
}

void ScrubSpinBox::focusInEvent(QFocusEvent *event)
{
    QLineEdit::focusInEvent(event);
    mSelectOnRelease = event->reason() == Qt::MouseFocusReason;
}

void ScrubSpinBox::focusOutEvent(QFocusEvent *event)
{
    QLineEdit::focusOutEvent(event);
    mWheel = 0;
    if (event->reason() == Qt::PopupFocusReason || event->reason() == Qt::ActiveWindowFocusReason ||
        event->reason() == Qt::MenuBarFocusReason)
        return;
    take(false);
    setCursorPosition(0);
}

void ScrubSpinBox::hideEvent(QHideEvent *event)
{
    endDrag();
    QLineEdit::hideEvent(event);
}

void ScrubSpinBox::keyPressEvent(QKeyEvent *event)
{
    switch (event->key()) {
    case Qt::Key_Up:
        return step(1, event->modifiers());
    case Qt::Key_Down:
        return step(-1, event->modifiers());
    case Qt::Key_PageUp:
        return step(10, event->modifiers());
    case Qt::Key_PageDown:
        return step(-10, event->modifiers());
    case Qt::Key_Return:
    case Qt::Key_Enter:
        take(true);
        selectAll();
        break;
    case Qt::Key_Escape:
        if (mTyping) {
            discardTyping();
            selectAll();
            return;
        }
        break;
    default:
        break;
    }
    QLineEdit::keyPressEvent(event);
}

void ScrubSpinBox::mousePressEvent(QMouseEvent *event)
{
    if (event->button() == Qt::LeftButton && event->modifiers() & Qt::AltModifier) {
        mSelectOnRelease = false;
        beginDrag(event->globalPosition().x());
        return;
    }
    if (mDrag != Drag::None) {
        if (event->button() == Qt::RightButton)
            cancelDrag();
        return;
    }
    QLineEdit::mousePressEvent(event);
}

void ScrubSpinBox::mouseMoveEvent(QMouseEvent *event)
{
    if (mDrag != Drag::None)
        drag(event->globalPosition().x(), event->modifiers());
    else
        QLineEdit::mouseMoveEvent(event);
}

void ScrubSpinBox::mouseReleaseEvent(QMouseEvent *event)
{
    if (mDrag != Drag::None) {
        if (event->button() == Qt::LeftButton)
            endDrag();
        return;
    }
    QLineEdit::mouseReleaseEvent(event);
    // The click that comes into the field selects its text, as Tab does; the next one puts the cursor.
    if (std::exchange(mSelectOnRelease, false) && !hasSelectedText())
        selectAll();
}

void ScrubSpinBox::resizeEvent(QResizeEvent *event)
{
    QLineEdit::resizeEvent(event);
    mHandle->setGeometry(width() - handleWidth, 1, handleWidth - 1, height() - 2);
    if (!hasFocus())
        setCursorPosition(0);
}

void ScrubSpinBox::wheelEvent(QWheelEvent *event)
{
    if (!hasFocus()) {
        // The wheel is for what the field lies in.
        event->ignore();
        return;
    }
    event->accept();
    constexpr int notch = 120;
    // With Alt, or Shift on some systems, the wheel turns sideways.
    const QPoint turn = event->angleDelta();
    mWheel += turn.y() != 0 ? turn.y() : turn.x();
    const int steps = mWheel / notch;
    mWheel -= steps * notch;
    if (steps != 0)
        step(steps, event->modifiers());
}

// ---- Room.

void ScrubSpinBox::setUsualText(const QString &text)
{
    if (text == mUsualText)
        return;
    mUsualText = text;
    updateGeometry();
}

QRect ScrubSpinBox::textRect() const
{
    // As QLineEdit has it.
    constexpr int besideText = 2;
    QStyleOptionFrame option;
    initStyleOption(&option);
    return style()
        ->subElementRect(QStyle::SE_LineEditContents, &option, this)
        .marginsRemoved(textMargins())
        .adjusted(besideText, 0, -besideText, 0);
}

int ScrubSpinBox::widthAround() const
{
    // Where the field is narrower than all that, its text has no width, not less.
    QStyleOptionFrame option;
    initStyleOption(&option);
    constexpr int wide = 1000;
    option.rect.setWidth(wide);
    const int contents = style()->subElementRect(QStyle::SE_LineEditContents, &option, this).width();
    const QMargins margins = textMargins();
    constexpr int besideText = 4;
    constexpr int cursor = 1;
    return wide - contents + margins.left() + margins.right() + besideText + cursor;
}

QString ScrubSpinBox::displayedText() const
{
    return fittingNumber(text(), fontMetrics(), textRoom());
}

void ScrubSpinBox::paintEvent(QPaintEvent *event)
{
    const QString shown = hasFocus() || mTyping ? text() : displayedText();
    if (shown == text()) {
        QLineEdit::paintEvent(event);
        return;
    }
    QPainter painter(this);
    QStyleOptionFrame option;
    initStyleOption(&option);
    style()->drawPrimitive(QStyle::PE_PanelLineEdit, &option, &painter, this);
    painter.setPen(palette().color(QPalette::Text));
    painter.drawText(textRect(), Qt::AlignLeft | Qt::AlignVCenter | Qt::TextSingleLine, shown);
}

QSize ScrubSpinBox::sizeHint() const
{
    return {fontMetrics().horizontalAdvance(mUsualText) + widthAround(), QLineEdit::sizeHint().height()};
}

QSize ScrubSpinBox::minimumSizeHint() const
{
    return {fontMetrics().horizontalAdvance(QStringLiteral("-12.")) + widthAround(),
            QLineEdit::minimumSizeHint().height()};
}

} // namespace furitsuke
