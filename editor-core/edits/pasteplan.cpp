// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor-core/edits/pasteplan.h"

#include "editor-core/edits/tracknames.h"
#include "editor-core/text/nametext.h"

#include <QCoreApplication>
#include <QMap>
#include <QSet>

namespace furitsuke {

namespace {

struct Words
{
    Q_DECLARE_TR_FUNCTIONS(furitsuke::PasteEdits)
};

class Planner
{
public:
    Planner(const Motion &motion, const KeyClip &clip, const PasteOptions &options)
        : mMotion(motion)
        , mClip(clip)
        , mOptions(options)
        , mNames(motion, options.encoding)
    {}

    PastePlan plan()
    {
        for (const TrackRef source : mClip.tracks()) {
            const auto chosen = mOptions.targets.constFind(source);
            if (chosen != mOptions.targets.constEnd()) {
                for (const TrackRef track : *chosen)
                    addTarget(source, track);
            } else if (source.kind == TrackKind::Bone || source.kind == TrackKind::Morph) {
                findByName(source);
            } else {
                addTarget(source, source);
            }
        }
        return std::move(mPlan);
    }

private:
    QString label(TrackRef source) const
    {
        switch (source.kind) {
        case TrackKind::Bone:
            return Words::tr("Bone “%1”").arg(mClip.name(source));
        case TrackKind::Morph:
            return Words::tr("Morph “%1”").arg(mClip.name(source));
        case TrackKind::Camera:
            return Words::tr("Camera");
        case TrackKind::Light:
            return Words::tr("Light");
        case TrackKind::Shadow:
            return Words::tr("Self shadow");
        case TrackKind::State:
            break;
        }
        return Words::tr("Display/IK");
    }

    /// Says of a clip's track that it is not pasted, and why.
    void leaveOut(TrackRef source, const QString &why)
    {
        mPlan.notes.append(Words::tr("%1, %n key(s), left out: %2", nullptr, int(mClip.keyCount(source)))
                               .arg(label(source), why));
    }

    void addTarget(TrackRef source, TrackRef track)
    {
        if (track.kind != source.kind)
            leaveOut(source, Words::tr("the target is a track of another kind."));
        else if (!mMotion.contains(track))
            leaveOut(source, Words::tr("there is no such track."));
        else if (mOptions.lockedTracks.contains(track))
            leaveOut(source, Words::tr("the track is locked."));
        else if (mTaken.contains(track))
            leaveOut(source, Words::tr("other keys of the clip go to this track already."));
        else
            mPlan.targets.append({source, track, false});
        mTaken.insert(track);
    }

    void findByName(TrackRef source)
    {
        QString name = mClip.name(source);
        qint32 index = mNames.find(source.kind, name);
        if (mOptions.mirrored) {
            if (const std::optional<TrackNames::Other> other = mNames.counterpart(source.kind, name)) {
                name = other->name;
                index = other->track >= 0 ? other->track : mNames.find(source.kind, name);
            }
        }
        if (index >= 0)
            addTarget(source, {source.kind, index});
        else if (!mOptions.addMissingTracks || mOptions.valuesOnly)
            leaveOut(source, Words::tr("there is no track “%1” here.").arg(name));
        else
            addTrack(source, name);
    }

    void addTrack(TrackRef source, const QString &name)
    {
        const NameFit fit = fitName(name, mOptions.encoding, KeyName::size);
        if (!fit.storable) {
            leaveOut(source, fit.message);
            return;
        }
        const QByteArray bytes = KeyName::fromBytes(encodeName(name, mOptions.encoding).bytes).name();
        const bool isBone = source.kind == TrackKind::Bone;
        QByteArrayList &added = isBone ? mPlan.addedBones : mPlan.addedMorphs;
        const qint32 existing = isBone ? mMotion.findBone(bytes) : mMotion.findMorph(bytes);
        if (bytes.isEmpty() || added.contains(bytes) || existing >= 0) {
            leaveOut(source, Words::tr("in the file its name is that of another track."));
            return;
        }
        if (!fit.fits)
            mPlan.notes.append(fit.message);
        const qsizetype before = isBone ? mMotion.bones.size() : mMotion.morphs.size();
        mPlan.targets.append({source, {source.kind, qint32(before + added.size())}, true});
        added.append(bytes);
    }

    const Motion &mMotion;
    const KeyClip &mClip;
    const PasteOptions &mOptions;
    TrackNames mNames;
    QSet<TrackRef> mTaken;
    PastePlan mPlan;
};

} // namespace

PastePlan planPaste(const Motion &motion, const KeyClip &clip, const PasteOptions &options)
{
    return Planner(motion, clip, options).plan();
}

QMap<TrackRef, QList<TrackRef>> targetsAmong(const KeyClip &clip, const QList<TrackRef> &chosen)
{
    QMap<TrackRef, QList<TrackRef>> targets;
    const QList<TrackRef> sources = clip.tracks();
    for (int k = 0; k < trackKindCount; ++k) {
        const auto kind = static_cast<TrackKind>(k);
        const auto ofKind = [kind](const QList<TrackRef> &tracks) {
            QList<TrackRef> result;
            std::copy_if(tracks.begin(), tracks.end(), std::back_inserter(result),
                         [kind](TrackRef track) { return track.kind == kind; });
            return result;
        };
        const QList<TrackRef> from = ofKind(sources);
        const QList<TrackRef> to = ofKind(chosen);
        for (qsizetype i = 0; i < from.size(); ++i) {
            if (from.size() == 1)
                targets.insert(from[i], to);
            else
                targets.insert(from[i], i < to.size() ? QList<TrackRef>{to[i]} : QList<TrackRef>());
        }
    }
    return targets;
}

} // namespace furitsuke
