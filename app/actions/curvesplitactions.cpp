// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/actions/actionsets.h"
#include "editor-core/document/curvesplitverbs.h"

#include <QCoreApplication>

#include <algorithm>
#include <memory>
#include <utility>

namespace furitsuke {

namespace {

struct Words
{
    Q_DECLARE_TR_FUNCTIONS(furitsuke::CurveSplitActions)
};

/// Adds to an action's tips what it would cost, when the pointer or the keyboard comes to it in a menu or on
/// a button. Not before: it would have to be worked out for every move of the playhead. What changes
/// meanwhile takes it away again.
void sayCostInPassing(const ActionHost &host, QAction *action, const QString &id,
                      const std::function<ShapePreview()> &preview)
{
    auto said = std::make_shared<bool>(false);
    QObject::connect(action, &QAction::hovered, action, [host, action, id, preview, said] {
        host.registry().retranslate(id);
        *said = action->isEnabled();
        const QString cost = *said ? preview().text() : QString();
        if (cost.isEmpty())
            return;
        action->setStatusTip(action->statusTip() + QStringLiteral("  –  ") + cost);
        action->setToolTip(action->toolTip() + QLatin1Char('\n') + cost);
    });
    const auto forget = [host, id, said] {
        if (std::exchange(*said, false))
            host.registry().retranslate(id);
    };
    const MotionDocument &document = host.document();
    QObject::connect(&document, &MotionDocument::changed, action, forget);
    QObject::connect(&document, &MotionDocument::selectionChanged, action, forget);
    QObject::connect(&document, &MotionDocument::chosenTracksChanged, action, forget);
    QObject::connect(&document, &MotionDocument::playheadChanged, action, forget);
}

bool hasCurves(TrackRef track)
{
    return track.kind == TrackKind::Bone || track.kind == TrackKind::Camera;
}

} // namespace

void addCurveSplitActions(const ActionHost &host)
{
    const MotionDocument &document = host.document();
    const auto splitCost = [&document] {
        return previewSplit(document, tracksToSplit(document), quint32(document.playhead()));
    };
    QAction *split = host.action(
        "curve.split", [] { return Words::tr("Spl&it the curve at the playhead"); },
        [] {
            return Words::tr(
                "Give the tracks of the selected keys, or the chosen ones, a key at the playhead; "
                "the motion stays the same");
        },
        [host] { host.run(splitJob(host.document())); });
    host.enableUnless(split, [&document] {
        const QList<TrackRef> tracks = document.selection().tracks() + document.chosenTracks();
        return std::any_of(tracks.cbegin(), tracks.cend(), hasCurves)
                   ? QString()
                   : Words::tr("Select keys of bones or the camera first, or choose their tracks.");
    });
    sayCostInPassing(host, split, QStringLiteral("curve.split"), splitCost);

    const auto mergeCost = [&document] { return previewMerge(document, keysToMerge(document)); };
    QAction *merge = host.action(
        "curve.merge", [] { return Words::tr("&Merge keys into their neighbours"); },
        [] {
            return Words::tr(
                "Delete the selected keys and give the curves that lead over them the same motion");
        },
        [host] { host.run(mergeJob(host.document())); });
    host.enableUnless(merge, [&document] {
        return keysToMerge(document).isEmpty()
                   ? Words::tr("Select keys of bones or the camera that stand between others first.")
                   : QString();
    });
    sayCostInPassing(host, merge, QStringLiteral("curve.merge"), mergeCost);

    // The same edits, for all kinds of keys.
    const auto registerCost = [&document] {
        QList<TrackRef> tracks = document.chosenTracks();
        tracks.removeIf([&document](TrackRef track) { return !document.isEditable(track); });
        return previewSplit(document, tracks, quint32(document.playhead()));
    };
    const QString registering = QStringLiteral("key.register");
    sayCostInPassing(host, host.registry().action(registering), registering, registerCost);
    const auto deleteCost = [&document] { return previewMerge(document, document.selection()); };
    const QString deleting = QStringLiteral("edit.deleteKeepShape");
    sayCostInPassing(host, host.registry().action(deleting), deleting, deleteCost);
}

} // namespace furitsuke
