// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor-core/document/motiondocument.h"

#include "editor-core/edits/keyedits.h"
#include "editor-core/edits/trackedits.h"
#include "editor-core/edits/tracklabel.h"

#include <QSignalBlocker>

#include <limits>
#include <memory>
#include <vector>

namespace furitsuke {

MotionDocument::MotionDocument(QObject *parent)
    : QObject(parent)
    , mStack(new QUndoStack(this))
{
    connect(mStack, &QUndoStack::indexChanged, this, [this](int index) {
        if (index == 0 && !mForgotSteps && !mRebuilding && !mTouched.isEmpty()) {
            mTouched.clear();
            Q_EMIT touchedTracksChanged();
        }
    });
}

MotionDocument::~MotionDocument()
{
    // Those who watch the steps may ask the document while the stack goes: it has to be whole then.
    mStack->disconnect(this);
    delete mStack;
}

void MotionDocument::setContent(ReadResult content)
{
    mStack->clear();
    mMotion = std::move(content.motion);
    keepSaved(mMotion);
    mDiagnostics = std::move(content.diagnostics);
    mEncoding = content.encoding;
    mState = {};
    mChosen.clear();
    mLooks.clear();
    mTouched.clear();
    mListing = {};
    mForgotSteps = false;
    Q_EMIT changed(MotionChange::everything());
    Q_EMIT encodingChanged();
    Q_EMIT selectionChanged();
    Q_EMIT playheadChanged(0);
    Q_EMIT chosenTracksChanged();
    Q_EMIT trackLooksChanged();
    Q_EMIT touchedTracksChanged();
    Q_EMIT trackListingChanged();
    Q_EMIT timeNotesChanged();
    setPlayRange({});
    Q_EMIT savedMotionChanged();
}

void MotionDocument::setEncoding(NameEncoding encoding)
{
    if (encoding == mEncoding)
        return;
    mEncoding = encoding;
    Q_EMIT changed(MotionChange::everything());
    Q_EMIT encodingChanged();
}

void MotionDocument::setDiagnostics(const Diagnostics &diagnostics)
{
    if (diagnostics == mDiagnostics)
        return;
    mDiagnostics = diagnostics;
    Q_EMIT diagnosticsChanged();
}

QString MotionDocument::trackLabel(TrackRef track) const
{
    return furitsuke::trackLabel(mMotion, track, mEncoding);
}

void MotionDocument::setSaved()
{
    mStack->setClean();
    setSavedMotion(mMotion);
}

void MotionDocument::keepSaved(const Motion &motion)
{
    mSaved = motion;
    // Only the columns are shared: the motion's tracks stay in their places when they are edited.
    mSaved.bones.detach();
    mSaved.morphs.detach();
}

void MotionDocument::setSavedMotion(const Motion &motion)
{
    keepSaved(motion);
    Q_EMIT savedMotionChanged();
}

void MotionDocument::setUndoBytes(qsizetype bytes)
{
    mUndoBytes = bytes;
    trimUndo();
}

qsizetype MotionDocument::usedUndoBytes() const
{
    qsizetype bytes = 0;
    for (int i = 0; i < mStack->count(); ++i)
        bytes += static_cast<const MotionCommand *>(mStack->command(i))->byteSize();
    return bytes;
}

KeySelection MotionDocument::withoutLocked(KeySelection selection) const
{
    for (auto look = mLooks.constBegin(); look != mLooks.constEnd(); ++look) {
        if (look->locked)
            selection.setRows(look.key(), {});
    }
    return selection;
}

void MotionDocument::setSelection(const KeySelection &selection)
{
    EditorState state = mState;
    state.selection = selection;
    showState(state);
}

void MotionDocument::showState(const EditorState &state, const MotionChange &change)
{
    const KeySelection selection = withoutLocked(state.selection);
    const bool selects = !(selection == mState.selection);
    const bool moves = state.playhead != mState.playhead;
    const bool notes = !(state.notes == mState.notes);
    // All of it is as it will be before anybody hears of any of it.
    mState = state;
    mState.selection = selection;
    const bool choosesLess = change.tracks && forgetLostTracks();
    if (!change.isEmpty())
        Q_EMIT changed(change);
    if (choosesLess)
        Q_EMIT chosenTracksChanged();
    if (selects) {
        Q_EMIT selectionChanged();
        if (!mState.selection.isEmpty())
            setChosenTracks(mState.selection.tracks());
    }
    if (moves)
        Q_EMIT playheadChanged(mState.playhead);
    if (notes)
        Q_EMIT timeNotesChanged();
    touch(change.spans);
}

bool MotionDocument::forgetLostTracks()
{
    // A track that was removed keeps its place, and how it looks, for when it comes back. One that was added
    // and is undone leaves its place to any other.
    const auto lost = [this](TrackRef track) {
        return (track.kind == TrackKind::Bone && track.index >= mMotion.bones.size()) ||
               (track.kind == TrackKind::Morph && track.index >= mMotion.morphs.size());
    };
    mLooks.removeIf([&lost](QHash<TrackRef, TrackLook>::iterator look) { return lost(look.key()); });
    mTouched.removeIf(lost);
    return mChosen.removeIf([this](TrackRef track) { return !mMotion.contains(track); }) > 0;
}

void MotionDocument::setChosenTracks(const QList<TrackRef> &tracks)
{
    if (tracks == mChosen)
        return;
    mChosen = tracks;
    Q_EMIT chosenTracksChanged();
}

void MotionDocument::setTrackLook(TrackRef track, const TrackLook &look)
{
    setTrackLooks({{track, look}});
}

void MotionDocument::setTrackLooks(const QHash<TrackRef, TrackLook> &looks)
{
    bool changes = false;
    for (auto look = looks.constBegin(); look != looks.constEnd(); ++look) {
        if (*look == mLooks.value(look.key()))
            continue;
        changes = true;
        if (*look == TrackLook())
            mLooks.remove(look.key());
        else
            mLooks.insert(look.key(), *look);
    }
    if (!changes)
        return;
    Q_EMIT trackLooksChanged();
    setSelection(mState.selection);
}

void MotionDocument::setTrackListing(const TrackListing &listing)
{
    if (listing == mListing)
        return;
    mListing = listing;
    Q_EMIT trackListingChanged();
}

void MotionDocument::setModelOutline(const std::optional<ModelOutline> &outline)
{
    if (outline == mOutline)
        return;
    mOutline = outline;
    Q_EMIT modelOutlineChanged();
}

QList<TrackRef> MotionDocument::editableTracks() const
{
    QList<TrackRef> tracks = mMotion.tracks();
    if (!mLooks.isEmpty())
        tracks.removeIf([this](TrackRef track) { return !isEditable(track); });
    return tracks;
}

void MotionDocument::setTimeNotes(const QString &text, const TimeNotes &notes, int gesture)
{
    StepOptions options;
    options.gesture = gesture;
    options.notes = notes;
    apply(text, {}, options);
}

void MotionDocument::initTimeNotes(const TimeNotes &notes)
{
    Q_ASSERT(mStack->count() == 0);
    EditorState state = mState;
    state.notes = notes;
    showState(state);
}

void MotionDocument::setPlayhead(qint64 frame)
{
    frame = qBound<qint64>(0, frame, std::numeric_limits<quint32>::max());
    if (frame == mState.playhead)
        return;
    mState.playhead = frame;
    Q_EMIT playheadChanged(frame);
}

QString MotionDocument::heldFault() const
{
    return mHeld ? tr("The motion cannot be changed while an edit is running; Esc cancels it.") : QString();
}

void MotionDocument::setHeld(bool held)
{
    if (held == mHeld)
        return;
    mHeld = held;
    Q_EMIT heldChanged();
}

void MotionDocument::touch(const QList<TrackSpan> &spans)
{
    const qsizetype before = mTouched.size();
    for (const TrackSpan &span : spans)
        mTouched.insert(span.track);
    if (mTouched.size() != before)
        Q_EMIT touchedTracksChanged();
}

namespace {

QList<TrackSpan> unitedSpans(const QList<TrackSpan> &a, const QList<TrackSpan> &b)
{
    QList<TrackSpan> result = a;
    QHash<TrackRef, qsizetype> places;
    for (qsizetype i = 0; i < a.size(); ++i)
        places.insert(a[i].track, i);
    for (const TrackSpan &span : b) {
        const auto place = places.constFind(span.track);
        if (place == places.constEnd()) {
            result.append(span);
            continue;
        }
        TrackSpan &united = result[*place];
        united.firstFrame = qMin(united.firstFrame, span.firstFrame);
        united.lastFrame = qMax(united.lastFrame, span.lastFrame);
    }
    return result;
}

} // namespace

void MotionDocument::applyEdit(const MotionEdit &edit, const EditorState &state)
{
    if (mRebuilding)
        return;
    MotionChange change;
    if (!edit.isEmpty()) {
        change.spans = edit.touched(mMotion);
        change.tracks = edit.changesTracks();
        if (mReplaced) {
            change.spans = unitedSpans(change.spans, mReplaced->edit.touched(mReplaced->before));
            edit.applyInstead(mMotion, mReplaced->before, mReplaced->edit);
        } else {
            edit.apply(mMotion);
        }
    }
    showState(state, change);
}

void MotionDocument::setPlayRange(const std::optional<FrameRange> &range)
{
    if (range == mPlayRange)
        return;
    mPlayRange = range;
    Q_EMIT playRangeChanged();
}

void MotionDocument::apply(const QString &text, const EditResult &result, const StepOptions &options)
{
    const bool notes = options.notes && !(*options.notes == mState.notes);
    if (mHeld || !result.error.isEmpty() || (result.edit.isEmpty() && !notes))
        return;
    EditorState after;
    after.selection = options.selection ? *options.selection : result.edit.mapped(mState.selection);
    after.playhead = options.playhead.value_or(mState.playhead);
    after.notes = options.notes.value_or(mState.notes);
    // The same is often done many times, and one copy of its text is enough.
    const QString last = mStack->undoText();
    mStack->push(new MotionCommand(*this, text == last ? last : text, result.edit, mState, std::move(after),
                                   options.gesture, options.shift));
    trimUndo();
}

bool MotionDocument::takeBack(int gesture)
{
    const int last = mStack->index() - 1;
    if (mHeld || gesture == noGesture || last < 0 || mStack->command(last)->id() != gesture)
        return false;
    // The stack hands out its commands as they are to be looked at; this one is the document's own.
    auto *step = const_cast<MotionCommand *>(static_cast<const MotionCommand *>(mStack->command(last)));
    step->forgetWhenUndone();
    mStack->undo();
    return true;
}

bool MotionDocument::replaceLast(const QString &text, const EditResult &result, const Motion &before,
                                 const StepOptions &options)
{
    const int last = mStack->index() - 1;
    if (mHeld || options.gesture == noGesture || last < 0 || mStack->command(last)->id() != options.gesture ||
        !result.error.isEmpty() || result.edit.isEmpty() || !result.edit.isRowsOnly())
        return false;
    auto *step = const_cast<MotionCommand *>(static_cast<const MotionCommand *>(mStack->command(last)));
    if (!step->edit().isRowsOnly())
        return false;
    const MotionEdit edit = step->edit();
    const EditorState state = step->before();
    EditorState after;
    after.selection = options.selection ? *options.selection : result.edit.mapped(state.selection);
    after.playhead = options.playhead.value_or(state.playhead);
    after.notes = options.notes.value_or(state.notes);
    // Off the stack; what it did to the motion stays until the other one does it anew.
    step->forgetWhenUndone();
    mRebuilding = true;
    mStack->undo();
    mRebuilding = false;
    const Replaced replaced{before, edit};
    mReplaced = &replaced;
    mStack->push(
        new MotionCommand(*this, text, result.edit, state, std::move(after), options.gesture, options.shift));
    mReplaced = nullptr;
    trimUndo();
    return true;
}

void MotionDocument::trimUndo()
{
    qsizetype bytes = usedUndoBytes();
    if (bytes <= mUndoBytes || mStack->count() < 2)
        return;
    const auto command = [this](int i) { return static_cast<const MotionCommand *>(mStack->command(i)); };
    // A quarter more than needed goes, so that this is not done at every step: the oldest steps, then the
    // last of those that were undone.
    const qsizetype keepBytes = mUndoBytes / 4 * 3;
    int first = 0;
    int last = mStack->count();
    while (bytes > keepBytes && last - first > 1)
        bytes -= first < mStack->index() ? command(first++)->byteSize() : command(--last)->byteSize();

    // A stack cannot drop its oldest steps, so those to keep are put on it anew.
    const int index = mStack->index();
    const int clean = mStack->cleanIndex();
    const bool wasClean = mStack->isClean();
    std::vector<std::unique_ptr<MotionCommand>> kept;
    for (int i = first; i < last; ++i)
        kept.emplace_back(command(i)->clone());
    mForgotSteps = mForgotSteps || first > 0;
    mRebuilding = true;
    {
        // What it tells meanwhile is not so; afterwards it tells how it is.
        const QSignalBlocker blocker(mStack);
        mStack->clear();
        if (clean != first)
            mStack->resetClean();
        for (int i = first; i < last; ++i) {
            mStack->push(kept[std::size_t(i - first)].release());
            if (i + 1 == clean)
                mStack->setClean();
        }
        mStack->setIndex(index - first);
    }
    mRebuilding = false;
    Q_EMIT mStack->indexChanged(mStack->index());
    Q_EMIT mStack->canUndoChanged(mStack->canUndo());
    Q_EMIT mStack->canRedoChanged(mStack->canRedo());
    Q_EMIT mStack->undoTextChanged(mStack->undoText());
    Q_EMIT mStack->redoTextChanged(mStack->redoText());
    if (mStack->isClean() != wasClean)
        Q_EMIT mStack->cleanChanged(mStack->isClean());
}

EditResult MotionDocument::deleteSelection()
{
    EditResult result = deleteKeys(mMotion, mState.selection);
    apply(tr("Delete %n key(s)", nullptr, int(result.changed)), result);
    return result;
}

EditResult MotionDocument::moveSelection(qint64 frames, Collision collision, int gesture)
{
    EditResult result = moveKeys(mMotion, mState.selection, frames, collision);
    const qint64 moved = clampedMove(mMotion, mState.selection, frames);
    QString text = tr("Move %n key(s)", nullptr, int(result.changed + result.dropped));
    if (gesture == noGesture) {
        const int frameCount = int(qMin<qint64>(qAbs(moved), std::numeric_limits<int>::max()));
        text = (moved > 0 ? tr("%1 %n frame(s) later", nullptr, frameCount)
                          : tr("%1 %n frame(s) earlier", nullptr, frameCount))
                   .arg(text);
    }
    if (result.overwritten > 0)
        text = tr("%1, overwriting %2").arg(text).arg(result.overwritten);
    if (result.dropped > 0)
        text = tr("%1, dropping %2").arg(text).arg(result.dropped);
    apply(text, result, {.gesture = gesture});
    return result;
}

template <class Key>
EditResult MotionDocument::insert(qint32 trackIndex, const QList<Key> &keys, Collision collision)
{
    EditResult result = insertKeys(mMotion, trackIndex, keys, collision);
    pushInsert(result);
    return result;
}

void MotionDocument::pushInsert(const EditResult &result)
{
    QString text = tr("Insert %n key(s)", nullptr, int(result.changed));
    if (result.overwritten > 0)
        text = tr("%1, overwriting %2").arg(text).arg(result.overwritten);
    apply(text, result);
}

template EditResult MotionDocument::insert(qint32, const QList<BoneKey> &, Collision);
template EditResult MotionDocument::insert(qint32, const QList<MorphKey> &, Collision);
template EditResult MotionDocument::insert(qint32, const QList<CameraKey> &, Collision);
template EditResult MotionDocument::insert(qint32, const QList<LightKey> &, Collision);
template EditResult MotionDocument::insert(qint32, const QList<ShadowKey> &, Collision);
template EditResult MotionDocument::insert(qint32, const QList<StateKey> &, Collision);

EditResult MotionDocument::setValues(const BoneValues &values, int gesture)
{
    EditResult result = setBoneValues(mMotion, mState.selection, values);
    apply(tr("Change %n bone key(s)", nullptr, int(result.changed)), result, {.gesture = gesture});
    return result;
}

EditResult MotionDocument::setValues(const MorphValues &values, int gesture)
{
    EditResult result = setMorphValues(mMotion, mState.selection, values);
    apply(tr("Change %n morph key(s)", nullptr, int(result.changed)), result, {.gesture = gesture});
    return result;
}

EditResult MotionDocument::setValues(const CameraValues &values, int gesture)
{
    EditResult result = setCameraValues(mMotion, mState.selection, values);
    apply(tr("Change %n camera key(s)", nullptr, int(result.changed)), result, {.gesture = gesture});
    return result;
}

EditResult MotionDocument::setValues(const LightValues &values, int gesture)
{
    EditResult result = setLightValues(mMotion, mState.selection, values);
    apply(tr("Change %n light key(s)", nullptr, int(result.changed)), result, {.gesture = gesture});
    return result;
}

EditResult MotionDocument::setValues(const ShadowValues &values, int gesture)
{
    EditResult result = setShadowValues(mMotion, mState.selection, values);
    apply(tr("Change %n self-shadow key(s)", nullptr, int(result.changed)), result, {.gesture = gesture});
    return result;
}

EditResult MotionDocument::setValues(const StateValues &values, int gesture)
{
    EditResult result = setStateValues(mMotion, mState.selection, values);
    apply(tr("Change %n display/IK record(s)", nullptr, int(result.changed)), result, {.gesture = gesture});
    return result;
}

EditResult MotionDocument::renameTrack(TrackRef track, const QString &name, IkNames ikNames)
{
    EditResult result;
    if (!isEditable(track)) {
        result.error = tr("“%1” is locked.").arg(trackLabel(track));
        return result;
    }
    const EncodedName encoded = encodeName(name, mEncoding);
    if (!encoded.ok()) {
        result.error = fitName(name, mEncoding, KeyName::size).message;
        return result;
    }
    const QString before = trackLabel(track);
    const TrackRef states = {TrackKind::State, 0};
    const bool locked = ikNames == IkNames::Follow && !isEditable(states);
    result = furitsuke::renameTrack(mMotion, track, encoded.bytes, locked ? IkNames::Keep : ikNames);
    // Nothing but what becomes of the IK name is noted of a rename.
    if (locked && !result.notes.isEmpty())
        result.warn(tr("“%1” is locked.").arg(trackLabel(states)));
    apply(tr("Rename “%1” to “%2”").arg(before, name), result);
    return result;
}

} // namespace furitsuke
