// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor-core/edits/editresult.h"
#include "editor-core/vpd/posefile.h"

#include <QObject>

#include <optional>
#include <vector>

namespace furitsuke {

class MotionDocument;

/// Somebody poses the model by hand: bones are turned and moved, morphs set, in gestures.
///
/// Without auto-key what is posed is held in hand, over whatever the motion says, until it is registered as
/// keys at the playhead or discarded. The playhead may move in between: the pose comes along, nothing is
/// lost. With auto-key each gesture is an undo step that gives keys at the playhead, and all views follow
/// while it goes on.
class Posing : public QObject
{
    Q_OBJECT

public:
    explicit Posing(MotionDocument &document, QObject *parent = nullptr);

    bool isAutoKey() const { return mAutoKey; }
    /// What is in hand stays there.
    void setAutoKey(bool on);

    /// What is in hand: own offsets and rotations, as keys have them.
    const PoseFile &inHand() const { return mHand; }
    bool isEmpty() const { return mHand.bones.isEmpty() && mHand.morphs.isEmpty(); }

    /// A gesture begins; the text is that of the undo step. One that is going on ends.
    void begin(const QString &text);
    bool isGesture() const { return mGesture.has_value(); }
    /// Within a gesture: a bone or morph is given a value. What stands against it, as a locked track; else
    /// nothing.
    QString set(const PoseBone &bone);
    QString set(const PoseMorph &morph);
    void end();
    /// All is as before the gesture.
    void cancel();

    /// Gives what is in hand keys at the playhead, as one undo step that selects them; locked tracks keep
    /// their part in hand, and a note says so.
    EditResult registerInHand();
    void discard();
    /// Whether the last thing that happened is a gesture that changed what is in hand.
    bool canTakeBack() const { return !mSteps.empty(); }
    /// What is in hand is as it was before the last gesture.
    void takeBack();

Q_SIGNALS:
    /// What is in hand, or whether gestures make keys.
    void changed();

private:
    struct Gesture
    {
        QString text;
        int number = -1; ///< of the document's undo steps, with auto-key
        PoseFile before; ///< what was in hand
    };
    QString lockedFault(const PoseFile &pose) const;
    QString take(const PoseFile &change);

    MotionDocument &mDocument;
    bool mAutoKey = false;
    PoseFile mHand;
    std::optional<Gesture> mGesture;
    std::vector<PoseFile> mSteps; ///< what was in hand before each gesture since the motion last changed
};

} // namespace furitsuke
