// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/playback/playbackbar.h"

#include "widgets/playback/playbackicons.h"
#include "widgets/playback/timebox.h"

#include <QAction>
#include <QActionGroup>
#include <QComboBox>
#include <QEvent>
#include <QLabel>
#include <QLocale>
#include <QMenu>
#include <QToolButton>

namespace furitsuke {

PlaybackBar::PlaybackBar(MotionDocument &document, PlaybackClock &playback, const PlaybackActions &actions,
                         QWidget *parent)
    : QToolBar(parent)
    , mDocument(document)
    , mPlayback(playback)
    , mActions(actions)
    , mSpeed(new QComboBox)
    , mFrameLabel(new QLabel)
    , mFrameBox(new TimeBox(document))
    , mTime(new QToolButton)
{
    setObjectName(QStringLiteral("playbackBar"));
    setToolButtonStyle(Qt::ToolButtonIconOnly);
    setIconSize({16, 16});
    createButtons();
    addSeparator();
    mSpeed->setObjectName(QStringLiteral("playSpeed"));
    mSpeed->setSizeAdjustPolicy(QComboBox::AdjustToContents);
    for (const double speed : PlaybackClock::speeds())
        mSpeed->addItem(QString(), speed);
    connect(mSpeed, &QComboBox::activated, this,
            [this](int index) { mPlayback.setSpeed(mSpeed->itemData(index).toDouble()); });
    addWidget(mSpeed);
    mFrameLabel->setMargin(4);
    mFrameLabel->setBuddy(mFrameBox);
    addWidget(mFrameLabel);
    addWidget(mFrameBox);
    createTimeButton();
    retranslate();
    connect(&playback, &PlaybackClock::stateChanged, this, &PlaybackBar::updateState);
    connect(&playback, &PlaybackClock::settingsChanged, this, [this] {
        updateSpeed();
        updateTime();
    });
    connect(&document, &MotionDocument::playheadChanged, this, &PlaybackBar::updateTime);
    connect(&document, &MotionDocument::timeNotesChanged, this, &PlaybackBar::updateTimeWidth);
    connect(&document, &MotionDocument::changed, this, &PlaybackBar::updateTimeWidth);
}

void PlaybackBar::createButtons()
{
    mActions.start->setIcon(playbackIcon(PlaybackIcon::Start));
    mActions.previousKey->setIcon(playbackIcon(PlaybackIcon::PreviousKey));
    mActions.nextKey->setIcon(playbackIcon(PlaybackIcon::NextKey));
    mActions.end->setIcon(playbackIcon(PlaybackIcon::End));
    mActions.loop->setIcon(playbackIcon(PlaybackIcon::Loop));
    for (QAction *action : {mActions.start, mActions.previousKey, mActions.play, mActions.nextKey,
                            mActions.end, mActions.loop}) {
        addAction(action);
        // In a menu the text is enough.
        action->setIconVisibleInMenu(false);
    }
}

void PlaybackBar::createTimeButton()
{
    mTime->setObjectName(QStringLiteral("timeDisplay"));
    mTime->setAutoRaise(true);
    mTime->setPopupMode(QToolButton::MenuButtonPopup);
    mTime->setToolButtonStyle(Qt::ToolButtonTextOnly);
    auto *menu = new QMenu(mTime);
    auto *group = new QActionGroup(menu);
    for (const TimeDisplay display : {TimeDisplay::Frames, TimeDisplay::Seconds, TimeDisplay::Bars}) {
        QAction *entry = menu->addAction(QString());
        entry->setObjectName(timeDisplayId(display));
        entry->setCheckable(true);
        entry->setChecked(display == mDisplay);
        group->addAction(entry);
        mDisplays.append(entry);
        connect(entry, &QAction::triggered, this, [this, display] { setTimeDisplay(display); });
    }
    mTime->setMenu(menu);
    connect(mTime, &QToolButton::clicked, this, &PlaybackBar::cycleTimeDisplay);
    addWidget(mTime);
}

void PlaybackBar::setTimeDisplay(TimeDisplay display)
{
    mDisplays[int(display)]->setChecked(true);
    const bool changed = display != mDisplay;
    mDisplay = display;
    updateTimeWidth();
    if (changed)
        Q_EMIT timeDisplayChanged(display);
    if (display == TimeDisplay::Bars && !mDocument.timeNotes().tempo)
        Q_EMIT tempoWanted();
}

void PlaybackBar::cycleTimeDisplay()
{
    const int displays = mDocument.timeNotes().tempo ? 3 : 2;
    setTimeDisplay(TimeDisplay((int(mDisplay) + 1) % displays));
}

QString PlaybackBar::timeAt(qint64 frame) const
{
    const std::optional<Tempo> &tempo = mDocument.timeNotes().tempo;
    switch (mDisplay) {
    case TimeDisplay::Seconds:
        return timeText(frame);
    case TimeDisplay::Bars:
        return tempo ? barBeatText(*tempo, double(frame)) : QStringLiteral("–|–|–");
    case TimeDisplay::Frames:
        break;
    }
    return QString::number(frame);
}

void PlaybackBar::updateTime()
{
    mTime->setText(
        QStringLiteral("%1 / %2").arg(timeAt(mDocument.playhead()), timeAt(mPlayback.played().last)));
}

void PlaybackBar::updateTimeWidth()
{
    updateTime();
    const QString last = timeAt(qMax<qint64>(mDocument.motion().lastFrame(), 9999));
    QString widest = last + QStringLiteral(" / ") + last;
    for (QChar &c : widest) {
        if (c.isDigit())
            c = QLatin1Char('0');
    }
    const QString text = mTime->text();
    mTime->setText(widest);
    mTime->setMinimumWidth(mTime->sizeHint().width());
    mTime->setText(text);
}

void PlaybackBar::updateState()
{
    const bool playing = mPlayback.isPlaying();
    mActions.play->setIcon(playbackIcon(playing ? PlaybackIcon::Pause : PlaybackIcon::Play));
    if (QWidget *button = widgetForAction(mActions.play))
        button->setAccessibleName(playing ? tr("Pause") : tr("Play"));
}

void PlaybackBar::updateSpeed()
{
    const QLocale locale;
    const auto text = [&locale](double speed) {
        return tr("%1×", "playback speed").arg(locale.toString(speed, 'g', 3));
    };
    for (int i = 0; i < mSpeed->count(); ++i)
        mSpeed->setItemText(i, text(mSpeed->itemData(i).toDouble()));
    // One that is not in the list is shown all the same.
    mSpeed->setPlaceholderText(text(mPlayback.speed()));
    mSpeed->setCurrentIndex(mSpeed->findData(mPlayback.speed()));
}

void PlaybackBar::retranslate()
{
    setWindowTitle(tr("Playback"));
    mFrameLabel->setText(tr("Frame"));
    mSpeed->setToolTip(tr("Speed of playing"));
    mSpeed->setAccessibleName(tr("Speed"));
    mTime->setToolTip(
        tr("Playhead and end of what is played. Click for frames, seconds, or bars and beats."));
    mTime->setAccessibleName(tr("Time"));
    mDisplays[int(TimeDisplay::Frames)]->setText(tr("&Frames"));
    mDisplays[int(TimeDisplay::Seconds)]->setText(tr("&Seconds"));
    mDisplays[int(TimeDisplay::Bars)]->setText(tr("&Bars and beats"));
    for (QAction *action :
         {mActions.start, mActions.previousKey, mActions.nextKey, mActions.end, mActions.loop}) {
        if (QWidget *button = widgetForAction(action))
            button->setAccessibleName(action->iconText());
    }
    updateState();
    updateSpeed();
    updateTimeWidth();
}

void PlaybackBar::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::LanguageChange)
        retranslate();
    else if (event->type() == QEvent::FontChange || event->type() == QEvent::StyleChange)
        updateTimeWidth();
    QToolBar::changeEvent(event);
}

} // namespace furitsuke
