// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor-core/motion/motion.h"
#include "editor-core/text/namesearch.h"

#include <QString>
#include <QStringList>

#include <optional>

namespace furitsuke {

class ActionRegistry;
class MotionDocument;

/// What the command palette offers: an action, a frame to go to, or a track to show.
struct PaletteItem
{
    enum Kind { Action, Frame, Track };

    Kind kind = Action;
    QString id;        ///< of an action
    qint64 frame = 0;  ///< to go to
    TrackRef track;    ///< to show
    QString title;     ///< in the present language
    QString otherName; ///< the name by which it was found, where that is another language's or its id
    QString place;     ///< the menus that lead to an action
    QString hint;      ///< what it does, or why it cannot be done now
    QString shortcut;
    bool enabled = true;
};

/// Finds actions by their names in every language of the program, by id and by shortcut, the nearest first;
/// with digits typed, the frame; after "@", tracks by name.
class ActionSearch
{
public:
    ActionSearch(const ActionRegistry &actions, const MotionDocument &document);

    /// What is offered for what is typed. Where nothing is typed, all actions in their order, recent ones
    /// first. Recent ones are given newest first.
    QList<PaletteItem> find(const QString &typed, const QStringList &recent) const;

    /// Takes names and the document's tracks anew. Cheap enough for every time that the palette opens.
    void update();

private:
    struct Name
    {
        QString text; ///< as it is shown
        QString form; ///< as it is compared
    };
    /// An action's names and hints, in all languages; the present one's first.
    struct Candidate
    {
        QString id;
        QList<Name> names;
        QStringList hints;    ///< as they are compared
        QString placeAndName; ///< as it is compared
    };
    struct TrackName
    {
        TrackRef track;
        QString label;
        QString form;
        NameSpellings spellings;
    };

    PaletteItem item(const Candidate &candidate) const;
    QList<PaletteItem> findTracks(const QString &typed) const;
    QList<TrackName> trackNames() const;

    const ActionRegistry &mActions;
    const MotionDocument &mDocument;
    QList<Candidate> mCandidates;
    mutable std::optional<QList<TrackName>> mTracks; ///< made when they are first asked for
};

} // namespace furitsuke
