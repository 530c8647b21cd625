// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/curves/channelbar.h"

#include "widgets/common/flowlayout.h"
#include "widgets/common/plainbutton.h"
#include "widgets/common/theme.h"
#include "widgets/curves/channelcolours.h"

#include <QEvent>
#include <QIcon>
#include <QKeyEvent>
#include <QMouseEvent>
#include <QPainter>
#include <QToolButton>

namespace furitsuke {

namespace {

/// A button that knows which modifiers it was clicked with, by mouse or keyboard.
class ChannelButton : public PlainButton
{
public:
    Qt::KeyboardModifiers modifiers() const { return mModifiers; }

protected:
    void keyReleaseEvent(QKeyEvent *event) override
    {
        mModifiers = event->modifiers();
        PlainButton::keyReleaseEvent(event);
    }
    void mouseReleaseEvent(QMouseEvent *event) override
    {
        mModifiers = event->modifiers();
        PlainButton::mouseReleaseEvent(event);
    }

private:
    Qt::KeyboardModifiers mModifiers;
};

bool isChosen(CurveChannels channels, int channel)
{
    return channels.has(static_cast<CameraChannel>(channel));
}

} // namespace

QString channelTitle(int channel)
{
    QString title = channelName(channel);
    if (!title.isEmpty())
        title[0] = title[0].toUpper();
    return title;
}

CurveChannels toggledChannel(CurveChannels channels, int channel)
{
    const CurveChannels one = CurveChannels::one(channel);
    const CurveChannels other =
        isChosen(channels, channel)
            ? CurveChannels{quint8(channels.bone & ~one.bone), quint8(channels.camera & ~one.camera)}
            : channels | one;
    return other.isEmpty() ? channels : other;
}

ChannelBar::ChannelBar(QWidget *parent)
    : QWidget(parent)
    , mAll(new PlainButton)
{
    setObjectName(QStringLiteral("channelBar"));
    auto *layout = new FlowLayout(this);
    for (int c = 0; c < cameraChannelCount; ++c) {
        auto *button = new ChannelButton;
        mButtons[std::size_t(c)] = button;
        button->setObjectName(QStringLiteral("channel-") + channelId(c));
        button->setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
        layout->addWidget(button);
        connect(button, &QToolButton::clicked, this, [this, c, button] {
            choose(c, button->modifiers() & (Qt::ControlModifier | Qt::ShiftModifier));
        });
    }
    mAll->setObjectName(QStringLiteral("channel-all"));
    layout->addWidget(mAll);
    connect(mAll, &QToolButton::clicked, this, [this] {
        setChannels(CurveChannels::all());
        Q_EMIT channelsChosen(mChannels);
    });
    for (QToolButton *button : findChildren<QToolButton *>()) {
        button->setCheckable(true);
        // So that those that are not chosen are told from those that are.
        button->setAutoRaise(true);
    }
    retranslate();
}

void ChannelBar::choose(int channel, bool add)
{
    setChannels(add ? toggledChannel(mChannels, channel) : CurveChannels::one(channel));
    Q_EMIT channelsChosen(mChannels);
}

void ChannelBar::setChannels(CurveChannels channels)
{
    mChannels = channels;
    refresh();
}

void ChannelBar::show(const CurveSummary &summary)
{
    const std::array<State, cameraChannelCount> before = mStates;
    for (int c = 0; c < cameraChannelCount; ++c) {
        const ChannelSummary &camera = summary.camera[std::size_t(c)];
        const ChannelSummary none;
        const ChannelSummary &bone = c < boneChannelCount ? summary.bone[std::size_t(c)] : none;
        const qsizetype keys = bone.keys + camera.keys;
        const bool both = bone.keys > 0 && camera.keys > 0;
        mStates[std::size_t(c)] = {.present = keys > 0,
                                   .still = keys > 0 && bone.still + camera.still == keys,
                                   .mixed = bone.isMixed() || camera.isMixed() ||
                                            (both && bone.common != camera.common)};
    }
    // Not at every step of a drag.
    if (mStates != before)
        refresh();
}

QIcon ChannelBar::iconOf(int channel) const
{
    // A line in the colour of the view; a flat one where nothing moves, two where the keys differ.
    const State &state = mStates[std::size_t(channel)];
    const QSize size(18, 12);
    const qreal ratio = devicePixelRatioF();
    QPixmap picture(size * ratio);
    picture.setDevicePixelRatio(ratio);
    picture.fill(Qt::transparent);
    QPainter painter(&picture);
    painter.setRenderHint(QPainter::Antialiasing);
    QPen pen(channelColour(channel, SheetColours(palette()).dark), 2, Qt::SolidLine, Qt::RoundCap);
    const QRectF room = QRectF(QPointF(), QSizeF(size)).adjusted(1.5, 1.5, -1.5, -1.5);
    if (state.still) {
        pen.setWidthF(1.2);
        painter.setPen(pen);
        painter.drawLine(QPointF(room.left(), room.center().y()), QPointF(room.right(), room.center().y()));
    } else if (state.mixed) {
        pen.setWidthF(1.4);
        painter.setPen(pen);
        painter.drawLine(QPointF(room.left(), room.bottom() - 3), room.topRight());
        painter.drawLine(room.bottomLeft(), QPointF(room.right(), room.top() + 3));
    } else {
        painter.setPen(pen);
        painter.drawLine(room.bottomLeft(), room.topRight());
    }
    return QIcon(picture);
}

void ChannelBar::refresh()
{
    const bool all = (mChannels & CurveChannels::all()) == CurveChannels::all();
    mAll->setChecked(all);
    const QString how = tr("Click: this channel alone. Ctrl+click, or Ctrl+Space: add it, or take it away.");
    for (int c = 0; c < cameraChannelCount; ++c) {
        QToolButton *button = mButtons[std::size_t(c)];
        const State &state = mStates[std::size_t(c)];
        button->setVisible(state.present || c < boneChannelCount);
        button->setChecked(isChosen(mChannels, c));
        QString title = channelTitle(c);
        QStringList lines = {title};
        if (state.still) {
            lines.append(tr("No selected key moves on this channel: its curve is kept, but shows nothing."));
            //: Behind the name of a channel that does not move; as short as possible
            title = tr("%1 (still)").arg(title);
        } else if (state.mixed) {
            //: Behind the name of a channel on which the selected keys have different curves; short
            title = tr("%1 (mixed)").arg(title);
        }
        if (state.mixed)
            lines.append(tr("The selected keys have different curves here."));
        const QString what = lines.mid(1).join(u' ');
        lines.append(how);
        for (QString &line : lines)
            line = line.toHtmlEscaped();
        button->setText(channelTitle(c));
        button->setIcon(iconOf(c));
        button->setAccessibleName(title);
        button->setAccessibleDescription(what);
        button->setToolTip(QStringLiteral("<p>") + lines.join(QLatin1String("<br>")) +
                           QStringLiteral("</p>"));
        // Still and mixed are seen without colour too.
        QFont shown = font();
        shown.setItalic(state.still);
        button->setFont(shown);
        QPalette colours;
        if (state.still)
            colours.setColor(QPalette::ButtonText, SheetColours(palette()).dimText);
        button->setPalette(colours);
    }
}

void ChannelBar::retranslate()
{
    mAll->setText(tr("All"));
    mAll->setToolTip(tr("Show and edit all channels"));
    refresh();
}

void ChannelBar::changeEvent(QEvent *event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::PaletteChange || event->type() == QEvent::FontChange)
        refresh();
}

} // namespace furitsuke
