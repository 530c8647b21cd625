// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/actions/actionregistry.h"
#include "editor-core/document/editjob.h"

class QWidget;

namespace furitsuke {

class MotionDocument;
class TimelinePanel;

/// What the sets of actions see of a window: its document, its timeline, and ways to add actions and to say
/// what they did.
class ActionHost
{
public:
    using Handler = std::function<void()>;

    /// What a window gives; all of it outlives the actions.
    struct Parts
    {
        QWidget *window = nullptr;
        MotionDocument *document = nullptr;
        TimelinePanel *timeline = nullptr;
        ActionRegistry *registry = nullptr;
        std::function<void(const EditResult &)> report;
        std::function<void(EditJob, const std::function<void(const EditResult &)> &)> run;
        std::function<void(const QString &, bool)> showMessage;
    };

    explicit ActionHost(Parts parts)
        : mParts(std::move(parts))
    {}

    /// Parent of dialogs, and receiver of connections.
    QWidget &window() const { return *mParts.window; }
    MotionDocument &document() const { return *mParts.document; }
    TimelinePanel &timeline() const { return *mParts.timeline; }
    ActionRegistry &registry() const { return *mParts.registry; }

    /// Adds an action whose shortcuts work in the whole window.
    QAction *action(const char *id, ActionRegistry::Text text, ActionRegistry::Text hint, Handler handler,
                    const QList<QKeySequence> &shortcuts = {}) const;
    /// The same, but its shortcuts work only while the timeline has the focus.
    QAction *timelineAction(const char *id, ActionRegistry::Text text, ActionRegistry::Text hint,
                            Handler handler, const QList<QKeySequence> &shortcuts = {}) const;
    /// Enables the action only while nothing stands against it; what does, says in a sentence what to do
    /// first, as "Select keys first.", or is empty. It is asked whenever the motion, the selection, the
    /// chosen tracks, the play range or the steps change.
    void enableUnless(QAction *action, ActionRegistry::Text obstacle) const
    {
        registry().enableUnless(action, std::move(obstacle));
    }
    /// The same for what works on the selected keys.
    void enableWhenSelected(QAction *action) const;

    /// Runs an edit that may take long: at once or beside, with progress and cancel. Says what it did, or
    /// hands that to who is to hear it.
    void run(EditJob job, const std::function<void(const EditResult &)> &done = {}) const
    {
        mParts.run(std::move(job), done ? done : mParts.report);
    }

    /// Says what an edit did: its error, what it overwrote, its notes, or its text.
    void report(const EditResult &result) const { mParts.report(result); }
    void showMessage(const QString &text, bool warning = false) const { mParts.showMessage(text, warning); }

private:
    Parts mParts;
};

} // namespace furitsuke
