// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor-core/motion/motion.h"

#include <QRegularExpression>
#include <QStringList>

#include <optional>

namespace furitsuke::cli {

/// The tracks that --tracks and --only name.
///
/// A value is a list of patterns with commas between them. A pattern is
/// - a kind: bones, morphs, camera, light, shadow, states; just the word, and in no other case;
/// - or the name of bones and morphs, where * stands for any characters and ? for one; after "bone:" or
/// "morph:"
///   of that kind alone, so that names are found that are words for kinds.
/// A backslash before * ? [ ] , : or a backslash takes its meaning from it. Before anything else it is
/// itself: names are shown with bytes as \x90, and can be given so.
class TrackFilter
{
public:
    explicit TrackFilter(const QStringList &values);

    bool isEmpty() const { return mPatterns.isEmpty(); }
    /// Whether a pattern matches a track; name is that of a bone or morph, as it is shown.
    bool accepts(TrackKind kind, const QString &name = {});
    /// A pattern for names that nothing matched; empty where there is none. To name a kind of which there is
    /// nothing is no fault.
    QString unused() const;

private:
    struct Pattern
    {
        QString text; ///< as it was given
        std::optional<TrackKind> kind;
        QRegularExpression name;
        bool isKind = false; ///< all tracks of the kind
        bool used = false;
    };
    static Pattern patternFrom(const QString &text);

    QList<Pattern> mPatterns;
};

/// What the help says of patterns, line by line.
QString trackPatternsHelp();

} // namespace furitsuke::cli
