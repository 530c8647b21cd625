// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/actions/actionsets.h"
#include "app/preview/previewsession.h"
#include "editor-core/document/ikverbs.h"
#include "editor-core/document/playback.h"
#include "widgets/dialogs/ikbakedialog.h"
#include "widgets/dialogs/ikswitchdialog.h"
#include "widgets/dopesheet/timelinepanel.h"
#include "widgets/dopesheet/timelinestate.h"

#include <QCoreApplication>

#include <algorithm>

namespace furitsuke {

namespace {

struct Words
{
    Q_DECLARE_TR_FUNCTIONS(furitsuke::IkActions)
};

/// Chains of the chosen tracks' bones: the IK bones themselves, or bones that they bend.
QList<qint32> chosenChains(const MotionDocument &document, const std::shared_ptr<const Model> &model)
{
    MotionBinding binding(model, document.encoding());
    binding.bind(document.motion());
    QList<qint32> chains;
    for (const TrackRef track : document.chosenTracks()) {
        if (track.kind != TrackKind::Bone || !document.motion().contains(track))
            continue;
        const qint32 bone = binding.boneOf(track.index);
        for (qint32 ik = 0; bone >= 0 && ik < qint32(model->iks.size()); ++ik) {
            const ModelIk &chain = model->iks[ik];
            const bool bends = std::any_of(chain.links.begin(), chain.links.end(),
                                           [bone](const IkLink &link) { return link.bone == bone; });
            if ((chain.bone == bone || bends) && !chains.contains(ik))
                chains.append(ik);
        }
    }
    return chains;
}

void askBake(const ActionHost &host, PreviewSession &session)
{
    const std::shared_ptr<const Model> model = session.controller().model();
    auto *dialog = new IkBakeDialog(model, chosenChains(host.document(), model),
                                    host.timeline().state().playback().played(), &host.window());
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    QObject::connect(dialog, &IkBakeDialog::chosen, &host.window(),
                     [host, model](const IkBakeOptions &options) {
                         host.run(bakeIkJob(host.document(), model, options));
                     });
    dialog->open();
}

void askSwitch(const ActionHost &host, PreviewSession &session)
{
    const std::shared_ptr<const Model> model = session.controller().model();
    const MotionDocument &document = host.document();
    MotionBinding binding(model, document.encoding());
    binding.bind(document.motion());
    RigInput input = RigInput::atRest(*model);
    binding.fill(document.motion(), double(document.playhead()), input);
    auto *dialog = new IkSwitchDialog(model, input.ikEnabled, quint32(document.playhead()), &host.window());
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    QObject::connect(dialog, &IkSwitchDialog::chosen, &host.window(),
                     [host, model](const IkSwitchOptions &options) {
                         host.run(switchIkJob(host.document(), model, options));
                     });
    dialog->open();
}

QString withoutIk(const PreviewSession &session)
{
    const std::shared_ptr<const Model> &model = session.controller().model();
    if (!model)
        return Words::tr("Show the preview first: this needs its model.");
    return model->iks.isEmpty() ? Words::tr("The model has no IK.") : QString();
}

} // namespace

void addIkActions(const ActionHost &host, PreviewSession &session)
{
    QAction *bake = host.action(
        "key.bakeIk", [] { return Words::tr("Bake I&K…"); },
        [] {
            return Words::tr("Turn IK into keys of the bones that it bends, or such keys into IK; the motion "
                             "plays the same");
        },
        [host, &session] { askBake(host, session); });
    host.enableUnless(bake, [&session] { return withoutIk(session); });
    QAction *switches = host.action(
        "key.switchIk", [] { return Words::tr("S&witch IK here…"); },
        [] {
            return Words::tr(
                "Switch IK on or off at the playhead, with keys that keep the feet where they are");
        },
        [host, &session] { askSwitch(host, session); });
    host.enableUnless(switches, [&session] { return withoutIk(session); });
}

} // namespace furitsuke
