// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor-core/document/soundverbs.h"

#include "editor-core/document/playback.h"
#include "editor-core/document/timetext.h"

#include <QCoreApplication>
#include <QFileInfo>
#include <QLocale>

#include <cmath>

namespace furitsuke {

namespace {

struct Words
{
    Q_DECLARE_TR_FUNCTIONS(furitsuke::SoundVerbs)
};

QString noSoundText()
{
    return Words::tr("There is no sound.");
}

QString changeText(const std::optional<SoundNote> &before, const SoundNote &after)
{
    const QString name = QFileInfo(after.path).fileName();
    if (!before || before->path != after.path)
        return Words::tr("Open sound “%1”").arg(name);
    if (before->offset == after.offset)
        return Words::tr("Set the sound's volume to %1 %").arg(std::lround(after.volume * 100));
    if (before->volume == after.volume)
        return Words::tr("Move the sound to %1").arg(soundOffsetText(after.offset));
    return Words::tr("Change the sound");
}

} // namespace

QString soundOffsetText(double frame)
{
    QLocale locale;
    locale.setNumberOptions(QLocale::OmitGroupSeparator);
    // A thousandth of a frame is less than the sample of any sound.
    const QString number = locale.toString(std::round(frame * 1000) / 1000, 'g', 12);
    const auto milliseconds = qint64(std::llround(frame / PlaybackClock::framesPerSecond * 1000));
    return Words::tr("frame %1 (%2 ms)").arg(number, locale.toString(milliseconds));
}

QString soundFacts(const SoundClip &clip)
{
    const auto frames = qint64(std::llround(clip.seconds() * PlaybackClock::framesPerSecond));
    return Words::tr("%1, %2 Hz, %3")
        .arg(timeText(frames), QString::number(clip.sampleRate),
             clip.channels > 1 ? Words::tr("stereo") : Words::tr("mono"));
}

QString soundFault(const SoundNote &sound)
{
    if (!(std::abs(sound.offset) <= farthestSound))
        return Words::tr("A sound cannot begin there.");
    if (!(sound.volume >= 0 && sound.volume <= 1))
        return Words::tr("A volume is from 0 to 100 %.");
    return {};
}

QString changeSound(MotionDocument &document, const SoundNote &sound, int gesture)
{
    if (document.isHeld())
        return document.heldFault();
    const QString fault = soundFault(sound);
    if (!fault.isEmpty())
        return fault;
    TimeNotes notes = document.timeNotes();
    if (notes.sound == sound)
        return {};
    const QString text = changeText(notes.sound, sound);
    notes.sound = sound;
    document.setTimeNotes(text, notes, gesture);
    return {};
}

QString setSound(MotionDocument &document, const QString &path)
{
    SoundNote sound = document.timeNotes().sound.value_or(SoundNote());
    sound.path = path;
    return changeSound(document, sound);
}

QString removeSound(MotionDocument &document)
{
    if (document.isHeld())
        return document.heldFault();
    TimeNotes notes = document.timeNotes();
    if (!notes.sound)
        return noSoundText();
    const QString name = QFileInfo(notes.sound->path).fileName();
    notes.sound.reset();
    document.setTimeNotes(Words::tr("Remove sound “%1”").arg(name), notes);
    return {};
}

QString setSoundOffset(MotionDocument &document, double frame, int gesture)
{
    if (!document.timeNotes().sound)
        return noSoundText();
    SoundNote sound = *document.timeNotes().sound;
    sound.offset = frame;
    return changeSound(document, sound, gesture);
}

} // namespace furitsuke
