// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/actions/actionsets.h"
#include "app/sound/soundsession.h"
#include "editor-core/document/soundverbs.h"
#include "editor-core/sound/soundreader.h"
#include "widgets/dialogs/sounddialog.h"
#include "widgets/dopesheet/timelinepanel.h"

#include <QCoreApplication>
#include <QFileDialog>
#include <QFileInfo>
#include <QSettings>

namespace furitsuke {

namespace {

struct Words
{
    Q_DECLARE_TR_FUNCTIONS(furitsuke::SoundActions)
};

constexpr auto muteKey = "sound/muted";
constexpr auto scrubKey = "sound/scrub";

SoundTrack &track(const ActionHost &host)
{
    return host.timeline().state().sound();
}

/// Says what went wrong, or else what was done.
void report(const ActionHost &host, const QString &fault)
{
    if (fault.isEmpty())
        host.showMessage(host.document().undoStack().undoText());
    else
        host.showMessage(fault, true);
}

void chooseSound(const ActionHost &host, SoundSession &session)
{
    auto *dialog = new QFileDialog(&host.window(), Words::tr("Open sound"));
    dialog->setObjectName(QStringLiteral("soundFileDialog"));
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setFileMode(QFileDialog::ExistingFile);
    QStringList patterns;
    for (const QString &suffix : soundSuffixes())
        patterns.append(QStringLiteral("*.") + suffix);
    dialog->setNameFilters(
        {Words::tr("Sound (%1)").arg(patterns.join(QLatin1Char(' '))), Words::tr("All files (*)")});
    // Music mostly lies beside the motion.
    const std::optional<SoundNote> &note = track(host).note();
    const QString beside = note ? note->path : host.window().windowFilePath();
    if (!beside.isEmpty())
        dialog->setDirectory(QFileInfo(beside).absolutePath());
    QObject::connect(dialog, &QFileDialog::fileSelected, &session, &SoundSession::open);
    dialog->open();
}

/// A switch that is kept from session to session.
void addSwitch(QAction *action, const char *key, const std::function<void(bool)> &set)
{
    action->setCheckable(true);
    action->setChecked(QSettings().value(QLatin1String(key), false).toBool());
    set(action->isChecked());
    QObject::connect(action, &QAction::toggled, action, [key, set](bool on) {
        set(on);
        QSettings().setValue(QLatin1String(key), on);
    });
}

} // namespace

void addSoundActions(const ActionHost &host, SoundSession &session)
{
    SoundTrack &sound = track(host);
    host.action(
        "sound.open", [] { return Words::tr("&Open sound…"); },
        [] { return Words::tr("Show and play a sound (WAV, Ogg, FLAC, MP3) along with the motion"); },
        [host, &session] { chooseSound(host, session); });
    QAction *remove = host.action(
        "sound.remove", [] { return Words::tr("&Remove sound"); },
        [] { return Words::tr("Take the sound away; its file stays as it is"); },
        [host] { report(host, removeSound(host.document())); });
    QAction *offset = host.action(
        "sound.offset", [] { return Words::tr("Sound o&ffset and volume…"); },
        [] { return Words::tr("Where the sound begins, in frames or milliseconds, and how loud it is"); },
        [host, &sound] {
            auto *dialog = new SoundDialog(host.document(), sound, &host.window());
            dialog->setAttribute(Qt::WA_DeleteOnClose);
            dialog->open();
        });
    QAction *here = host.action(
        "sound.beginHere", [] { return Words::tr("Sound &begins at the playhead"); },
        [] { return Words::tr("Move the sound so that it begins at the frame of the playhead"); },
        [host] { report(host, setSoundOffset(host.document(), double(host.document().playhead()))); });
    QAction *mute = host.action(
        "sound.mute", [] { return Words::tr("&Mute sound"); }, [] { return Words::tr("Play without sound"); },
        [] {});
    addSwitch(mute, muteKey, [&sound](bool on) { sound.setMuted(on); });
    QAction *scrub = host.action(
        "sound.scrub", [] { return Words::tr("&Hear sound while scrubbing"); },
        [] { return Words::tr("Play a short piece of the sound wherever the playhead is moved to"); }, [] {});
    addSwitch(scrub, scrubKey, [&session](bool on) { session.player().setScrubbing(on); });
    for (QAction *action : {remove, offset, here}) {
        host.enableUnless(action,
                          [&sound] { return sound.note() ? QString() : Words::tr("Open a sound first."); });
    }
    QObject::connect(&sound, &SoundTrack::fileChanged, &session, [host] { host.registry().updateEnabled(); });
    // The switch beside the sound is the same one.
    QObject::connect(&sound, &SoundTrack::changed, mute,
                     [&sound, mute] { mute->setChecked(sound.isMuted()); });
    for (const char *id : {"sound.open", "sound.remove", "", "sound.offset", "sound.beginHere", "",
                           "sound.mute", "sound.scrub"}) {
        QAction *entry = *id ? host.registry().action(QLatin1String(id)) : new QAction(&session);
        entry->setSeparator(!*id);
        host.timeline().soundStrip().addAction(entry);
        host.timeline().soundLabel().addAction(entry);
    }
}

} // namespace furitsuke
