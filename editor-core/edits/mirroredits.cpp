// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor-core/edits/mirroredits.h"

#include "editor-core/edits/iknames.h"
#include "editor-core/edits/tracknames.h"
#include "editor-core/text/nametext.h"

#include <QCoreApplication>
#include <QSet>

#include <cmath>

namespace furitsuke {

namespace {

struct Words
{
    Q_DECLARE_TR_FUNCTIONS(furitsuke::MirrorEdits)
};

float mirroredValue(float value)
{
    return value == 0 || std::isnan(value) ? value : -value;
}

/// The frames of the selected rows of two tracks, each once, ascending.
template <class Key>
QList<quint32> framesOf(const KeyColumns<Key> &a, const RowSet &ofA, const KeyColumns<Key> &b,
                        const RowSet &ofB)
{
    QList<quint32> frames;
    frames.reserve(ofA.count() + ofB.count());
    ofA.forEach([&](qsizetype row) { frames.append(a.frames()[row]); });
    const qsizetype middle = frames.size();
    ofB.forEach([&](qsizetype row) { frames.append(b.frames()[row]); });
    std::inplace_merge(frames.begin(), frames.begin() + middle, frames.end());
    frames.erase(std::unique(frames.begin(), frames.end()), frames.end());
    return frames;
}

/// Mirrors the keys of one motion into an edit.
class Mirror
{
public:
    Mirror(const Motion &motion, const KeySelection &selection, NameEncoding encoding,
           const QList<TrackRef> &lockedTracks)
        : mMotion(motion)
        , mSelection(selection)
        , mNames(motion, encoding)
        , mIkNames(motion, encoding)
        , mLocked(lockedTracks.begin(), lockedTracks.end())
    {}

    MirrorResult run()
    {
        for (const TrackRef track : mSelection.tracks()) {
            if (track.kind == TrackKind::Bone)
                mirrorNamed<BoneKey>(track);
            else if (track.kind == TrackKind::Morph)
                mirrorNamed<MorphKey>(track);
            else
                mMotion.visit(track, [&](const auto &keys) { mirrorAlone(keys, track); });
        }
        mResult.warn(mIkNames.notes());
        addRewrittenNote(mRewritten, mResult);
        mResult.mirrored = mResult.edit.mapped(mKept);
        mResult.mirrored.unite(mResult.edit.insertedKeys());
        return std::move(mResult);
    }

private:
    template <class Key>
    void mirrorNamed(TrackRef track)
    {
        if (mDone.contains(track))
            return;
        mDone.insert(track);
        const QString name = mNames.name(track);
        const std::optional<TrackNames::Other> other = mNames.counterpart(track.kind, name);
        const KeyColumns<Key> &keys = keysOf<Key>(mMotion, track.index);
        if (!other) {
            mirrorAlone(keys, track);
        } else if (other->track >= 0) {
            const TrackRef counterpart{track.kind, other->track};
            mDone.insert(counterpart);
            if (mayChange(track) && mayChange(counterpart))
                exchange(keys, track, keysOf<Key>(mMotion, counterpart.index), counterpart);
        } else if (mayChange(track)) {
            const qint32 added = addTrack(track, name, other->name);
            if (added >= 0)
                exchange(keys, track, {}, {track.kind, added});
        }
    }

    bool mayChange(TrackRef track)
    {
        if (mLocked.contains(track))
            mResult.warn(Words::tr("“%1” is locked and was not mirrored.").arg(mNames.name(track)));
        return !mLocked.contains(track);
    }

    /// Adds the missing counterpart; -1 where its name cannot be had.
    qint32 addTrack(TrackRef track, const QString &name, const QString &otherName)
    {
        const NameFit fit = fitName(otherName, mNames.encoding(), KeyName::size);
        QSet<QString> &added = mAdded[std::size_t(track.kind)];
        if (!fit.fits || added.contains(otherName)) {
            const QString why =
                fit.fits ? Words::tr("“%1” mirrors another track already.").arg(otherName) : fit.message;
            mResult.warn(Words::tr("“%1” was not mirrored: %2").arg(name, why));
            return -1;
        }
        const QByteArray bytes = encodeName(otherName, mNames.encoding()).bytes;
        added.insert(otherName);
        if (track.kind == TrackKind::Bone) {
            mResult.edit.addBone(bytes);
            return qint32(mMotion.bones.size()) + mAddedBones++;
        }
        mResult.edit.addMorph(bytes);
        return qint32(mMotion.morphs.size()) + mAddedMorphs++;
    }

    template <class Key>
    Key mirroredHere(const Key &key)
    {
        Key result = mirroredKey(key);
        if constexpr (std::is_same_v<Key, StateKey>) {
            for (IkState &state : result.ik)
                state.name = mIkNames.mirrored(state.name);
        }
        return result;
    }

    /// Gives a row other values; its record stays in its place.
    template <class Key>
    void setValues(TrackEditBuilder<Key> &builder, const KeyColumns<Key> &keys, qsizetype row, Key values)
    {
        const Key before = keys.key(row);
        values.order = before.order;
        if constexpr (std::is_same_v<Key, MorphKey>)
            values.form = before.form;
        values = mMotion.edited(before, values);
        if (values == before)
            return;
        if constexpr (std::is_same_v<Key, BoneKey>)
            mRewritten += Motion::isRewritten(before.form, values.form);
        builder.replace(row, values);
        ++mResult.changed;
    }

    template <class Key>
    void mirrorAlone(const KeyColumns<Key> &keys, TrackRef track)
    {
        TrackEditBuilder<Key> builder(keys, track.index);
        mSelection.rows(track).forEach(
            [&](qsizetype row) { setValues(builder, keys, row, mirroredHere(keys.key(row))); });
        mKept.setRows(track, mSelection.rows(track));
        mResult.edit.add(builder.build());
    }

    template <class Key>
    void exchange(const KeyColumns<Key> &a, TrackRef trackA, const KeyColumns<Key> &b, TrackRef trackB)
    {
        TrackEditBuilder<Key> builderA(a, trackA.index);
        TrackEditBuilder<Key> builderB(b, trackB.index);
        RowSet keptA;
        RowSet keptB;
        const auto move = [&](const KeyColumns<Key> &keys, qsizetype first, qsizetype last,
                              TrackEditBuilder<Key> &from, TrackEditBuilder<Key> &to) {
            for (qsizetype row = first; row < last; ++row) {
                from.remove(row);
                Key moved = mMotion.edited(keys.key(row), mirroredKey(keys.key(row)));
                // Another track's name.
                moved.form.bits &= quint8(~(KeyForm::sourceNameBit | KeyForm::rawNameBit));
                to.insert(moved);
                ++mResult.changed;
            }
        };
        const QList<quint32> frames = framesOf(a, mSelection.rows(trackA), b, mSelection.rows(trackB));
        for (const quint32 frame : frames) {
            const qsizetype firstA = a.lowerBound(frame);
            const qsizetype lastA = a.upperBound(frame);
            const qsizetype firstB = b.lowerBound(frame);
            const qsizetype lastB = b.upperBound(frame);
            // Where each has a key they exchange values, and the records stay; else the keys change tracks.
            if (lastA - firstA == lastB - firstB) {
                keptA.setRange(firstA, lastA, true);
                keptB.setRange(firstB, lastB, true);
                for (qsizetype i = 0; i < lastA - firstA; ++i) {
                    setValues(builderA, a, firstA + i, mirroredKey(b.key(firstB + i)));
                    setValues(builderB, b, firstB + i, mirroredKey(a.key(firstA + i)));
                }
            } else {
                move(a, firstA, lastA, builderA, builderB);
                move(b, firstB, lastB, builderB, builderA);
            }
        }
        mKept.setRows(trackA, keptA);
        mKept.setRows(trackB, keptB);
        mResult.edit.add(builderA.build());
        mResult.edit.add(builderB.build());
    }

    const Motion &mMotion;
    const KeySelection &mSelection;
    TrackNames mNames;
    IkNameFields mIkNames;
    QSet<TrackRef> mLocked;
    QSet<TrackRef> mDone;
    qsizetype mRewritten = 0;            ///< keys whose curve bytes had to be
    std::array<QSet<QString>, 2> mAdded; ///< names of added bones and morphs
    qint32 mAddedBones = 0;
    qint32 mAddedMorphs = 0;
    KeySelection mKept; ///< keys that stay in their tracks, in rows before the edit
    MirrorResult mResult;
};

} // namespace

BoneKey mirroredKey(BoneKey key)
{
    key.position.x = mirroredValue(key.position.x);
    key.rotation.y = mirroredValue(key.rotation.y);
    key.rotation.z = mirroredValue(key.rotation.z);
    return key;
}

CameraKey mirroredKey(CameraKey key)
{
    key.target.x = mirroredValue(key.target.x);
    key.rotation.y = mirroredValue(key.rotation.y);
    key.rotation.z = mirroredValue(key.rotation.z);
    return key;
}

LightKey mirroredKey(LightKey key)
{
    key.direction.x = mirroredValue(key.direction.x);
    return key;
}

MirrorResult mirrorKeys(const Motion &motion, const KeySelection &selection, NameEncoding encoding,
                        const QList<TrackRef> &lockedTracks)
{
    return Mirror(motion, selection, encoding, lockedTracks).run();
}

MirrorResult mirrorTracks(const Motion &motion, const QList<TrackRef> &tracks, quint32 firstFrame,
                          quint32 lastFrame, NameEncoding encoding, const QList<TrackRef> &lockedTracks)
{
    const TrackNames names(motion, encoding);
    KeySelection selection;
    const auto select = [&](TrackRef track) {
        motion.visit(track, [&](const auto &keys) {
            RowSet rows;
            rows.setRange(keys.lowerBound(firstFrame), keys.upperBound(lastFrame), true);
            selection.setRows(track, rows);
        });
    };
    for (const TrackRef track : tracks) {
        select(track);
        const std::optional<TrackNames::Other> other = names.counterpart(track.kind, names.name(track));
        if (other && other->track >= 0)
            select({track.kind, other->track});
    }
    return mirrorKeys(motion, selection, encoding, lockedTracks);
}

} // namespace furitsuke
