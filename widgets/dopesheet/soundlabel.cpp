// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/dopesheet/soundlabel.h"

#include "editor-core/document/soundverbs.h"
#include "widgets/common/elidedlabel.h"
#include "widgets/common/theme.h"

#include <QFileInfo>
#include <QHBoxLayout>
#include <QPainter>
#include <QPainterPath>
#include <QToolButton>
#include <QVBoxLayout>

namespace furitsuke {

namespace {

/// A loudspeaker, struck through while it is muted.
class SpeakerButton : public QToolButton
{
public:
    using QToolButton::QToolButton;

    QSize sizeHint() const override
    {
        const int side = fontMetrics().height() + 8;
        return {side, side};
    }

protected:
    void paintEvent(QPaintEvent *event) override
    {
        QToolButton::paintEvent(event);
        QPainter painter(this);
        painter.setRenderHint(QPainter::Antialiasing);
        painter.translate(rect().center() - QPointF(7, 7));
        const QColor colour = palette().color(QPalette::ButtonText);
        painter.setPen(Qt::NoPen);
        painter.setBrush(colour);
        painter.drawPolygon(QPolygonF{{1, 5}, {4, 5}, {8, 1.5}, {8, 13.5}, {4, 10}, {1, 10}});
        painter.setBrush(Qt::NoBrush);
        if (isChecked()) {
            painter.setPen(QPen(SheetColours(palette()).warning, 1.8));
            painter.drawLine(QPointF(10, 5), QPointF(15, 10));
            painter.drawLine(QPointF(15, 5), QPointF(10, 10));
            return;
        }
        painter.setPen(QPen(colour, 1.4));
        constexpr int degrees = 16;
        painter.drawArc(QRectF(5, 4.5, 6, 6), -50 * degrees, 100 * degrees);
        painter.drawArc(QRectF(3.5, 1.5, 11, 12), -50 * degrees, 100 * degrees);
    }
};

} // namespace

SoundLabel::SoundLabel(TimelineState &state, QWidget *parent)
    : QWidget(parent)
    , mState(state)
    , mName(new ElidedLabel)
    , mBegin(new ElidedLabel)
    , mMute(new SpeakerButton)
{
    setObjectName(QStringLiteral("soundLabel"));
    mName->setObjectName(QStringLiteral("soundName"));
    mBegin->setObjectName(QStringLiteral("soundBegin"));
    mMute->setObjectName(QStringLiteral("muteSound"));
    mMute->setCheckable(true);
    mMute->setAutoRaise(true);
    setContextMenuPolicy(Qt::ActionsContextMenu);
    mBegin->setForegroundRole(QPalette::PlaceholderText);
    auto *texts = new QVBoxLayout;
    texts->setContentsMargins(0, 0, 0, 0);
    texts->setSpacing(0);
    texts->addWidget(mName);
    texts->addWidget(mBegin);
    auto *layout = new QHBoxLayout(this);
    layout->setContentsMargins(8, 0, 4, 0);
    layout->addLayout(texts, 1);
    layout->addWidget(mMute);
    connect(mMute, &QToolButton::toggled, this, [this](bool muted) { mState.sound().setMuted(muted); });
    connect(&state.sound(), &SoundTrack::changed, this, &SoundLabel::updateTexts);
    updateTexts();
}

void SoundLabel::updateTexts()
{
    const SoundTrack &sound = mState.sound();
    mMute->setChecked(sound.isMuted());
    mMute->setToolTip(sound.isMuted() ? tr("The sound is muted. Click to hear it.") : tr("Mute the sound"));
    mMute->setAccessibleName(tr("Mute the sound"));
    if (!sound.note())
        return;
    mName->setText(QFileInfo(sound.note()->path).fileName());
    mName->setHint(sound.note()->path);
    mBegin->setText(tr("from %1").arg(soundOffsetText(sound.shownOffset())));
}

void SoundLabel::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::LanguageChange)
        updateTexts();
    QWidget::changeEvent(event);
}

} // namespace furitsuke
