// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/actionsearch.h"

#include "app/actions/actionregistry.h"
#include "app/language.h"
#include "editor-core/document/motiondocument.h"
#include "editor-core/text/fuzzymatch.h"
#include "editor-core/text/knownnames.h"

#include <QCoreApplication>

#include <algorithm>
#include <limits>

namespace furitsuke {

namespace {

struct Words
{
    Q_DECLARE_TR_FUNCTIONS(furitsuke::ActionSearch)
};

constexpr int idCost = 100;        ///< names are what people know
constexpr int shortcutScore = 950; ///< the very shortcut was typed
constexpr int shortcutBeginningScore = 420;
constexpr int placeScore = 350; ///< words of the menu and of the name
constexpr int hintScore = 300;

/// The menus of an action as they are shown.
QString placeText(const QAction *action)
{
    return menuPath(action).join(QStringLiteral(" › "));
}

/// What comes of a shortcut that is typed: "ctrl+shift+k" and "Ctrl + Shift + K" are one.
QString shortcutForm(const QString &text)
{
    QString form = normalName(text).toLower();
    form.remove(QLatin1Char(' '));
    return form;
}

int shortcutMatch(const QString &typed, const QAction *action)
{
    int best = 0;
    for (const QKeySequence &keys : action->shortcuts()) {
        for (const QKeySequence::SequenceFormat format :
             {QKeySequence::NativeText, QKeySequence::PortableText}) {
            const QString form = shortcutForm(keys.toString(format));
            if (form == typed)
                best = shortcutScore;
            else if (typed.size() > 1 && form.startsWith(typed))
                best = qMax(best, shortcutBeginningScore);
        }
    }
    return best;
}

} // namespace

ActionSearch::ActionSearch(const ActionRegistry &actions, const MotionDocument &document)
    : mActions(actions)
    , mDocument(document)
{}

void ActionSearch::update()
{
    mCandidates.clear();
    mCandidates.reserve(mActions.entries().size());
    const auto addText = [](Candidate &candidate, const ActionRegistry::Entry &entry) {
        const QString name = plainText(entry.text());
        const QString form = matchForm(name);
        const bool known = std::any_of(candidate.names.begin(), candidate.names.end(),
                                       [&form](const Name &other) { return other.form == form; });
        if (!known)
            candidate.names.append({name, form});
        if (entry.hint)
            candidate.hints.append(matchForm(entry.hint()));
    };
    for (const ActionRegistry::Entry &entry : mActions.entries()) {
        Candidate candidate;
        candidate.id = entry.id;
        addText(candidate, entry);
        candidate.placeAndName =
            matchForm(placeText(entry.action)) + QLatin1Char(' ') + candidate.names.constFirst().form;
        mCandidates.append(candidate);
    }
    for (const QString &language : languageCodes()) {
        inLanguage(language, [&] {
            for (qsizetype i = 0; i < mCandidates.size(); ++i)
                addText(mCandidates[i], mActions.entries()[i]);
        });
    }
    for (Candidate &candidate : mCandidates)
        candidate.names.append({candidate.id, matchForm(candidate.id)});

    mTracks.reset();
}

QList<ActionSearch::TrackName> ActionSearch::trackNames() const
{
    QList<TrackName> result;
    for (const TrackRef track : mDocument.motion().tracks()) {
        const QString label = mDocument.trackLabel(track);
        result.append({track, label, matchForm(label), spellingsOf(label)});
    }
    return result;
}

PaletteItem ActionSearch::item(const Candidate &candidate) const
{
    const QAction *action = mActions.action(candidate.id);
    PaletteItem result;
    result.id = candidate.id;
    result.title = plainText(action->text());
    result.place = placeText(action);
    result.enabled = action->isEnabled();
    result.hint = result.enabled ? action->statusTip() : mActions.disabledReason(action);
    result.shortcut = QKeySequence::listToString(action->shortcuts(), QKeySequence::NativeText);
    result.shortcut.replace(QStringLiteral("; "), QStringLiteral(", "));
    return result;
}

QList<PaletteItem> ActionSearch::findTracks(const QString &typed) const
{
    if (!mTracks)
        mTracks = trackNames();
    const QString form = matchForm(typed);
    const NameQuery query(typed);
    QList<std::pair<int, const TrackName *>> found;
    for (const TrackName &track : *mTracks) {
        // By what is written, else by kana, romaji, English or Chinese.
        int score = form.isEmpty() ? 1 : matchScore(form, track.form);
        if (score < wordScore && query.matches(track.spellings))
            score = wordScore;
        if (score > 0)
            found.append({score, &track});
    }
    std::stable_sort(found.begin(), found.end(),
                     [](const auto &a, const auto &b) { return a.first > b.first; });
    QList<PaletteItem> result;
    for (const auto &[score, track] : std::as_const(found)) {
        PaletteItem item;
        item.kind = PaletteItem::Track;
        item.track = track->track;
        item.title = track->label;
        item.place = Words::tr("Track");
        item.hint = Words::tr(
            "%n key(s)", nullptr,
            int(qMin<qsizetype>(mDocument.motion().keyCount(track->track), std::numeric_limits<int>::max())));
        result.append(item);
    }
    return result;
}

QList<PaletteItem> ActionSearch::find(const QString &typed, const QStringList &recent) const
{
    const QString narrow = normalName(typed).trimmed();
    if (narrow.startsWith(QLatin1Char('@')))
        return findTracks(narrow.mid(1));

    QList<PaletteItem> result;
    bool isFrame = false;
    const quint32 frame = narrow.toUInt(&isFrame);
    if (isFrame && narrow.front().isDigit()) {
        PaletteItem item;
        item.kind = PaletteItem::Frame;
        item.frame = frame;
        item.title = Words::tr("Go to frame %1").arg(frame);
        item.place = menuPath(mActions.contains(QStringLiteral("go.frame"))
                                  ? mActions.action(QStringLiteral("go.frame"))
                                  : nullptr)
                         .join(QStringLiteral(" › "));
        item.hint = Words::tr("Move the playhead there");
        result.append(item);
    }

    struct Found
    {
        int score;
        qsizetype recent; ///< place among recent ones, or behind them
        const Candidate *candidate;
        QString otherName;
    };
    QList<Found> found;
    const QString form = matchForm(typed);
    const QString shortcut = shortcutForm(typed);
    for (const Candidate &candidate : mCandidates) {
        Found match{0, recent.indexOf(candidate.id), &candidate, {}};
        if (match.recent < 0)
            match.recent = recent.size();
        if (shortcut.isEmpty()) {
            // Nothing was typed: the recent ones, then all others.
            match.score = 1;
        } else {
            const QAction *action = mActions.action(candidate.id);
            match.score = shortcutMatch(shortcut, action);
            for (qsizetype i = 0; i < candidate.names.size(); ++i) {
                int score = matchScore(form, candidate.names[i].form);
                const bool isId = i + 1 == candidate.names.size();
                if (isId && form != candidate.names[i].form)
                    score -= idCost;
                if (score > match.score) {
                    match.score = score;
                    match.otherName = i > 0 ? candidate.names[i].text : QString();
                }
            }
            if (match.score < placeScore && matchScore(form, candidate.placeAndName) >= wordScore) {
                match.score = placeScore;
                match.otherName.clear();
            }
            const bool hinted =
                form.size() > 1 && std::any_of(candidate.hints.begin(), candidate.hints.end(),
                                               [&form](const QString &hint) { return hint.contains(form); });
            if (match.score < hintScore && hinted) {
                match.score = hintScore;
                match.otherName.clear();
            }
        }
        if (match.score > 0)
            found.append(match);
    }
    std::stable_sort(found.begin(), found.end(), [](const Found &a, const Found &b) {
        return a.score != b.score ? a.score > b.score : a.recent < b.recent;
    });
    const bool surely = !found.isEmpty() && found.constFirst().score >= wordScore;
    for (const Found &match : std::as_const(found)) {
        // Where words are found, what merely has the same letters is noise.
        if (surely && match.score < hintScore && !shortcut.isEmpty())
            break;
        PaletteItem each = item(*match.candidate);
        each.otherName = match.otherName;
        result.append(each);
    }
    return result;
}

} // namespace furitsuke
