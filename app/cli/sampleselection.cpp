// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/sampleselection.h"

#include <QSet>

namespace furitsuke::cli {

namespace {

/// A name as \xHH bytes.
QString byteText(const QByteArray &name)
{
    QString text;
    for (const char byte : name)
        text += QStringLiteral("\\x") + QString::number(quint8(byte), 16).rightJustified(2, u'0').toUpper();
    return text;
}

/// A name for every track. Two that look the same (a few characters have two codes) are told apart by bytes.
template <class Key>
QList<NamedTrack> namedTracks(const QList<Track<Key>> &tracks, NameEncoding encoding, TrackFilter &filter)
{
    QList<NamedTrack> result;
    QSet<QString> known;
    for (qint32 i = 0; i < tracks.size(); ++i) {
        QString name = decodeName(tracks[i].name, encoding).text;
        const bool accepted = filter.accepts(kindOf<Key>, name);
        if (known.contains(name))
            name = byteText(tracks[i].name);
        known.insert(name);
        if (accepted && !tracks[i].keys.isEmpty())
            result.append({i, name});
    }
    return result;
}

} // namespace

Selection selectTracks(const ReadResult &file, TrackFilter &filter)
{
    const Motion &motion = file.motion;
    Selection selection;
    selection.bones = namedTracks(motion.bones, file.encoding, filter);
    selection.morphs = namedTracks(motion.morphs, file.encoding, filter);
    selection.camera = filter.accepts(TrackKind::Camera) && !motion.camera.isEmpty();
    selection.light = filter.accepts(TrackKind::Light) && !motion.light.isEmpty();
    selection.shadow = filter.accepts(TrackKind::Shadow) && !motion.shadow.isEmpty();
    selection.states = filter.accepts(TrackKind::State);
    QSet<QByteArray> known;
    QSet<QString> shown;
    for (const QList<IkState> &states : motion.states.column<&StateKey::ik>()) {
        for (const IkState &state : states) {
            const QByteArray name = state.name.name();
            if (known.contains(name))
                continue;
            known.insert(name);
            const QString text = decodeName(name, file.encoding).text;
            selection.iks.append({name, shown.contains(text) ? byteText(name) : text});
            shown.insert(text);
        }
    }
    return selection;
}

} // namespace furitsuke::cli
