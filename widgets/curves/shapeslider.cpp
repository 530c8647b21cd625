// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/curves/shapeslider.h"

#include "widgets/common/scrubspinbox.h"
#include "widgets/inspector/fieldlayout.h"

#include <QHBoxLayout>
#include <QKeyEvent>
#include <QLabel>
#include <QSignalBlocker>
#include <QSlider>

namespace furitsuke {

namespace {

/// The most that may be typed; the slider goes as far as is usual.
constexpr double mostStrength = 1000;

/// A slider whose drag can be given up, and that leaves the wheel to what it lies in.
class PatientSlider : public QSlider
{
public:
    explicit PatientSlider(LiveCurveChange &live)
        : QSlider(Qt::Horizontal)
        , mLive(live)
    {
        setFocusPolicy(Qt::StrongFocus);
    }

    /// Nothing more comes of the drag that goes on.
    void giveUp() { mGivenUp = isSliderDown(); }

protected:
    void keyPressEvent(QKeyEvent *event) override
    {
        if (event->key() != Qt::Key_Escape) {
            if (!isSliderDown())
                QSlider::keyPressEvent(event);
        } else if (mLive.isRunning()) {
            mLive.cancel();
        } else {
            event->ignore();
        }
    }
    void mousePressEvent(QMouseEvent *event) override
    {
        mGivenUp = false;
        QSlider::mousePressEvent(event);
    }
    void mouseMoveEvent(QMouseEvent *event) override
    {
        if (!mGivenUp)
            QSlider::mouseMoveEvent(event);
    }
    void wheelEvent(QWheelEvent *event) override
    {
        if (hasFocus())
            QSlider::wheelEvent(event);
        else
            event->ignore();
    }

private:
    LiveCurveChange &mLive;
    bool mGivenUp = false;
};

} // namespace

ShapeSlider::ShapeSlider(MotionDocument &document, Shape shape, QWidget *parent)
    : QWidget(parent)
    , mShape(shape)
    , mLive(new LiveCurveChange(document, this))
    , mName(new QLabel)
    , mField(new ScrubSpinBox)
    , mLine(new FieldLayout(this))
{
    auto *slider = new PatientSlider(*mLive);
    mSlider = slider;
    const bool strength = shape == Shape::Strength;
    setObjectName(strength ? QStringLiteral("strength") : QStringLiteral("blend"));
    mSlider->setObjectName(objectName() + QStringLiteral("Slider"));
    mField->setObjectName(objectName() + QStringLiteral("Field"));
    mSlider->setRange(0, strength ? 200 : 100);
    mSlider->setTickPosition(QSlider::TicksBelow);
    mSlider->setTickInterval(50);
    mSlider->setPageStep(10);
    mSlider->setMinimumWidth(60);
    mName->setBuddy(mSlider);
    mField->setScrubbable(false);
    mField->setUsualText(QStringLiteral("1000"));
    mLine->setName(mName);
    auto *both = new QWidget;
    auto *row = new QHBoxLayout(both);
    row->setContentsMargins(0, 0, 0, 0);
    row->setSpacing(4);
    row->addWidget(mSlider, 1);
    row->addWidget(mField);
    mField->setSizePolicy(QSizePolicy::Fixed, QSizePolicy::Fixed);
    mLine->addField(both);
    goBack();

    connect(mLive, &LiveCurveChange::edited, this, &ShapeSlider::edited);
    connect(mLive, &LiveCurveChange::editWanted, this, &ShapeSlider::editWanted);
    connect(mLive, &LiveCurveChange::ended, this, [this, slider] {
        slider->giveUp();
        goBack();
    });
    connect(mSlider, &QSlider::sliderPressed, this, [this] { mLive->begin(mChannels); });
    connect(mSlider, &QSlider::sliderReleased, this, [this] {
        mLive->finish();
        goBack();
    });
    connect(mSlider, &QSlider::valueChanged, this, &ShapeSlider::slide);
    connect(mField, &ScrubSpinBox::entered, this, [this](const ValueEntry &entry) {
        enter(mField->text(), neutral() * entry.multiply + entry.add);
    });
    connect(mField, &ScrubSpinBox::refused, this, [this](const QString &typed) { enter(typed, -1); });
    retranslate();
}

LiveCurveChange::Move ShapeSlider::moveTo(double percent) const
{
    const double share = percent / 100;
    if (mShape == Shape::Strength)
        return [share](CurveGesture &gesture) { return gesture.strengthen(share); };
    return [share](CurveGesture &gesture) { return gesture.blendToLinear(share); };
}

void ShapeSlider::slide(int percent)
{
    if (!mSlider->isSliderDown())
        mLive->beginStep(mChannels);
    if (!mLive->isRunning())
        return;
    mField->setShown(QString::number(percent));
    mLive->move(moveTo(percent));
}

void ShapeSlider::enter(const QString &typed, double percent)
{
    const double most = mShape == Shape::Strength ? mostStrength : 100;
    if (percent < 0 || percent > most) {
        EditResult result;
        result.error = tr("“%1” is not a percentage from 0 to %2.").arg(typed).arg(most);
        Q_EMIT edited(result);
        return;
    }
    mLive->begin(mChannels);
    mLive->move(moveTo(percent));
    mLive->finish();
}

void ShapeSlider::cancelDrag()
{
    if (mSlider->isSliderDown())
        mLive->cancel();
}

void ShapeSlider::goBack()
{
    const QSignalBlocker blocker(mSlider);
    mSlider->setValue(neutral());
    mField->setShown(QString::number(neutral()));
}

void ShapeSlider::retranslate()
{
    const bool strength = mShape == Shape::Strength;
    mName->setText(strength ? tr("Strength (%)") : tr("Straighten (%)"));
    const QString hint =
        strength ? tr("Makes each selected key's own curves bend more or less: 0 makes them straight, 100 "
                      "leaves them, 200 bends them twice as much.")
                 : tr("Brings each selected key's own curves nearer to a straight line: 0 leaves them, 100 "
                      "makes them straight.");
    const QString then =
        tr("It then goes back to %1, where it changes nothing. Esc gives a move up.").arg(neutral());
    const QString tip = QStringLiteral("<p>") + hint.toHtmlEscaped() + QStringLiteral("<br>") +
                        then.toHtmlEscaped() + QStringLiteral("</p>");
    for (QWidget *widget : {static_cast<QWidget *>(mSlider), static_cast<QWidget *>(mField)}) {
        widget->setToolTip(tip);
        widget->setAccessibleName(mName->text());
        widget->setAccessibleDescription(hint);
    }
}

} // namespace furitsuke
