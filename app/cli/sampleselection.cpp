// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/sampleselection.h"

#include <QSet>

namespace furitsuke::cli {

NameFilter::NameFilter(const QStringList &patterns)
{
    for (const QString &pattern : patterns) {
        QString expression = QRegularExpression::escape(pattern);
        expression.replace(QLatin1String("\\*"), QLatin1String(".*"))
            .replace(QLatin1String("\\?"), QLatin1String("."));
        mPatterns.append(
            {pattern, QRegularExpression(QRegularExpression::anchoredPattern(expression)), false});
    }
}

bool NameFilter::accepts(const QString &name)
{
    bool accepted = mPatterns.isEmpty();
    for (Pattern &pattern : mPatterns) {
        if (pattern.expression.match(name).hasMatch())
            pattern.used = accepted = true;
    }
    return accepted;
}

QString NameFilter::unused() const
{
    for (const Pattern &pattern : mPatterns) {
        if (!pattern.used)
            return pattern.text;
    }
    return {};
}

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
QList<NamedTrack> namedTracks(const QList<Track<Key>> &tracks, NameEncoding encoding, NameFilter &filter)
{
    QList<NamedTrack> result;
    QSet<QString> known;
    for (qint32 i = 0; i < tracks.size(); ++i) {
        QString name = decodeName(tracks[i].name, encoding).text;
        const bool accepted = filter.accepts(name);
        if (known.contains(name))
            name = byteText(tracks[i].name);
        known.insert(name);
        if (accepted && !tracks[i].keys.isEmpty())
            result.append({i, name});
    }
    return result;
}

} // namespace

Selection selectTracks(const ReadResult &file, NameFilter &filter)
{
    const Motion &motion = file.motion;
    Selection selection;
    selection.bones = namedTracks(motion.bones, file.encoding, filter);
    selection.morphs = namedTracks(motion.morphs, file.encoding, filter);
    // The filter is asked in any case: to name a section that is empty is no fault.
    selection.camera = filter.accepts(QStringLiteral("camera")) && !motion.camera.isEmpty();
    selection.light = filter.accepts(QStringLiteral("light")) && !motion.light.isEmpty();
    selection.shadow = filter.accepts(QStringLiteral("shadow")) && !motion.shadow.isEmpty();
    selection.states = filter.accepts(QStringLiteral("states"));
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
