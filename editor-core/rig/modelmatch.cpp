// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor-core/rig/modelmatch.h"

#include <QHash>
#include <QSet>

namespace furitsuke {

namespace {

template <class Tracks, class Has>
void matchTracks(const Tracks &tracks, Has &&has, qsizetype &found, QList<MatchedName> &missing)
{
    for (const auto &track : tracks) {
        if (track.removed || track.keys.isEmpty())
            continue;
        if (has(track.name))
            ++found;
        else
            missing.append({track.name, track.keys.size()});
    }
}

template <class Tracks>
QList<NameCollision> collisionsOf(const QList<QByteArrayList> &groups, const Tracks &tracks)
{
    QHash<QByteArray, qsizetype> keys;
    for (const auto &track : tracks) {
        if (!track.removed)
            keys.insert(ModelOutline::key(track.name), track.keys.size());
    }
    QList<NameCollision> result;
    for (const QByteArrayList &group : groups) {
        const QByteArray name = ModelOutline::key(group.constFirst());
        result.append({name, group, keys.value(name)});
    }
    return result;
}

void matchIks(const Motion &motion, const Model &model, const ModelOutline &outline, ModelMatch &match)
{
    QSet<QByteArray> known;
    for (const ModelIk &ik : model.iks)
        known.insert(ModelOutline::key(outline.bones().at(ik.bone)));
    // In the order in which they first appear.
    QHash<QByteArray, qsizetype> places;
    QList<MatchedName> named;
    for (qsizetype row = 0; row < motion.states.size(); ++row) {
        for (const IkState &state : motion.states.key(row).ik) {
            const QByteArray name = state.name.name();
            const auto place = places.constFind(name);
            if (place != places.cend()) {
                ++named[*place].keys;
                continue;
            }
            places.insert(name, named.size());
            named.append({name, 1});
        }
    }
    for (const MatchedName &name : std::as_const(named)) {
        if (known.contains(ModelOutline::key(name.name)))
            ++match.foundIks;
        else
            match.missingIks.append(name);
    }
}

} // namespace

bool ModelMatch::isAmbiguous() const
{
    const auto keyed = [](const NameCollision &collision) { return collision.keys > 0; };
    return std::any_of(boneCollisions.begin(), boneCollisions.end(), keyed) ||
           std::any_of(morphCollisions.begin(), morphCollisions.end(), keyed);
}

ModelMatch matchModel(const Motion &motion, const Model &model, const ModelOutline &outline)
{
    ModelMatch match;
    matchTracks(
        motion.bones, [&outline](const QByteArray &name) { return outline.hasBone(name); }, match.foundBones,
        match.missingBones);
    matchTracks(
        motion.morphs, [&outline](const QByteArray &name) { return outline.hasMorph(name); },
        match.foundMorphs, match.missingMorphs);
    matchIks(motion, model, outline, match);
    match.boneCollisions = collisionsOf(outline.boneCollisions(), motion.bones);
    match.morphCollisions = collisionsOf(outline.morphCollisions(), motion.morphs);
    return match;
}

} // namespace furitsuke
