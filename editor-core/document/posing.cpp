// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor-core/document/posing.h"

#include "editor-core/document/motiondocument.h"
#include "editor-core/edits/posekeys.h"
#include "editor-core/edits/selectionops.h"

#include <QCoreApplication>

#include <algorithm>

namespace furitsuke {

namespace {

constexpr std::size_t mostSteps = 200;

/// Puts bones or morphs into a list where each name is once.
template <class Part>
void put(QList<Part> &list, const Part &part)
{
    const auto same =
        std::find_if(list.begin(), list.end(), [&](const Part &other) { return other.name == part.name; });
    if (same == list.end())
        list.append(part);
    else
        *same = part;
}

void put(PoseFile &pose, const PoseFile &parts)
{
    for (const PoseBone &bone : parts.bones)
        put(pose.bones, bone);
    for (const PoseMorph &morph : parts.morphs)
        put(pose.morphs, morph);
}

template <class Part>
void takeOut(QList<Part> &list, const QList<Part> &parts)
{
    for (const Part &part : parts)
        list.removeIf([&](const Part &other) { return other.name == part.name; });
}

} // namespace

Posing::Posing(MotionDocument &document, QObject *parent)
    : QObject(parent)
    , mDocument(document)
{
    connect(&document, &MotionDocument::changed, this, [this](const MotionChange &change) {
        // Undoing goes back in the order in which things were done.
        mSteps.clear();
        if (!change.whole)
            return;
        mGesture.reset();
        discard();
    });
}

void Posing::setAutoKey(bool on)
{
    if (on == mAutoKey)
        return;
    end();
    mAutoKey = on;
    Q_EMIT changed();
}

void Posing::begin(const QString &text)
{
    end();
    mGesture = Gesture{text, mAutoKey ? mDocument.newGesture() : MotionDocument::noGesture, mHand};
}

QString Posing::lockedFault(const PoseFile &pose) const
{
    for (const TrackRef track : tracksOfPose(mDocument.motion(), pose, mDocument.encoding())) {
        if (!mDocument.isEditable(track))
            return tr("The track “%1” is locked.").arg(mDocument.trackLabel(track));
    }
    return mAutoKey ? mDocument.heldFault() : QString();
}

QString Posing::take(const PoseFile &change)
{
    if (!mGesture)
        return {};
    if (const QString fault = lockedFault(change); !fault.isEmpty())
        return fault;
    if (!mAutoKey) {
        put(mHand, change);
        Q_EMIT changed();
        return {};
    }
    const EditResult result =
        setPoseKeys(mDocument.motion(), change, quint32(mDocument.playhead()), mDocument.encoding());
    if (!result.error.isEmpty())
        return result.error;
    // What was in hand of it would hide the key.
    const PoseFile before = mHand;
    takeOut(mHand.bones, change.bones);
    takeOut(mHand.morphs, change.morphs);
    mDocument.apply(mGesture->text, result, {.gesture = mGesture->number});
    if (!(mHand == before))
        Q_EMIT changed();
    return {};
}

QString Posing::set(const PoseBone &bone)
{
    return take({{}, {bone}, {}});
}

QString Posing::set(const PoseMorph &morph)
{
    return take({{}, {}, {morph}});
}

void Posing::end()
{
    if (!mGesture)
        return;
    const bool changedHand = !mAutoKey && !(mGesture->before == mHand);
    if (changedHand) {
        if (mSteps.size() == mostSteps)
            mSteps.erase(mSteps.begin());
        mSteps.push_back(mGesture->before);
    }
    mGesture.reset();
    if (changedHand)
        Q_EMIT changed();
}

void Posing::cancel()
{
    if (!mGesture)
        return;
    const Gesture gesture = *mGesture;
    mGesture.reset();
    if (gesture.number != MotionDocument::noGesture)
        mDocument.takeBack(gesture.number);
    mHand = gesture.before;
    Q_EMIT changed();
}

EditResult Posing::registerInHand()
{
    end();
    EditResult result;
    if (isEmpty()) {
        result.error = tr("Nothing is posed that has no key yet.");
        return result;
    }
    PoseFile free;
    PoseFile locked;
    const auto isLocked = [this](const PoseFile &part) {
        const QList<TrackRef> tracks = tracksOfPose(mDocument.motion(), part, mDocument.encoding());
        return std::any_of(tracks.begin(), tracks.end(),
                           [this](TrackRef track) { return !mDocument.isEditable(track); });
    };
    for (const PoseBone &bone : std::as_const(mHand.bones))
        (isLocked({{}, {bone}, {}}) ? locked : free).bones.append(bone);
    for (const PoseMorph &morph : std::as_const(mHand.morphs))
        (isLocked({{}, {}, {morph}}) ? locked : free).morphs.append(morph);
    const auto left = int(locked.bones.size() + locked.morphs.size());
    const auto frame = quint32(mDocument.playhead());
    result = setPoseKeys(mDocument.motion(), free, frame, mDocument.encoding());
    if (left > 0)
        result.warn(tr("%n locked track(s) were left out.", nullptr, left));
    if (const QString fault = mDocument.heldFault(); !fault.isEmpty())
        result.error = fault;
    if (!result.error.isEmpty()) {
        result.edit = {};
        return result;
    }
    Motion after = mDocument.motion();
    result.edit.apply(after);
    const KeySelection selection = keysAtFrame(after, tracksOfPose(after, free, mDocument.encoding()), frame);
    mHand = locked;
    mSteps.clear();
    mDocument.apply(tr("Register pose: %n key(s)", nullptr, int(result.changed)), result,
                    {.selection = selection});
    Q_EMIT changed();
    return result;
}

void Posing::discard()
{
    mGesture.reset();
    mSteps.clear();
    if (isEmpty())
        return;
    mHand = {};
    Q_EMIT changed();
}

void Posing::takeBack()
{
    if (mSteps.empty())
        return;
    mGesture.reset();
    mHand = mSteps.back();
    mSteps.pop_back();
    Q_EMIT changed();
}

} // namespace furitsuke
