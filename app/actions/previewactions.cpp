// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/actions/actionsets.h"
#include "app/preview/modelreport.h"
#include "app/preview/previewsession.h"
#include "widgets/preview/previewview.h"

#include <QActionGroup>
#include <QColorDialog>
#include <QCoreApplication>
#include <QDockWidget>
#include <QFileDialog>
#include <QFileInfo>
#include <QInputDialog>

#include <algorithm>

namespace furitsuke {

namespace {

struct Words
{
    Q_DECLARE_TR_FUNCTIONS(furitsuke::PreviewActions)
};

/// What can only be done with a figure in sight.
QString unseen(const QDockWidget &dock)
{
    return dock.isHidden() ? Words::tr("Show the preview first.") : QString();
}

/// Has an action's check mark show a state that changes by other ways as well.
void showState(PreviewSession &session, QAction *action, const std::function<bool()> &isOn)
{
    action->setCheckable(true);
    const auto show = [action, isOn] { action->setChecked(isOn()); };
    show();
    QObject::connect(&session, &PreviewSession::changed, action, show);
    // It was turned over by the click.
    QObject::connect(action, &QAction::triggered, action, show);
}

void addPanelAction(const ActionHost &host, PreviewSession &session, QDockWidget &dock)
{
    const auto isSeen = [&session] {
        return session.view().isVisible() && !session.view().visibleRegion().isEmpty();
    };
    QAction *action = host.action(
        "preview.panel", [] { return Words::tr("Preview pa&nel"); },
        [] { return Words::tr("Show the motion on a model, or hide it"); },
        [&session, &dock, isSeen] {
            // Behind another panel it is not seen, and comes to the front.
            if (isSeen()) {
                dock.hide();
                return;
            }
            dock.show();
            dock.raise();
            session.view().setFocus();
        },
        {QKeySequence(Qt::Key_F5)});
    action->setCheckable(true);
    const auto show = [&registry = host.registry(), action, &dock] {
        action->setChecked(!dock.isHidden());
        registry.updateEnabled();
    };
    QObject::connect(&dock, &QDockWidget::visibilityChanged, action, show);
    QObject::connect(action, &QAction::triggered, action, show);
}

void addCameraActions(const ActionHost &host, PreviewSession &session, QDockWidget &dock)
{
    PreviewView &view = session.view();
    const auto needsPanel = [&](QAction *action) {
        host.enableUnless(action, [&dock] { return unseen(dock); });
    };
    QAction *camera = host.action(
        "preview.camera", [] { return Words::tr("Motion's &camera"); },
        [] { return Words::tr("Look through the motion's own camera; turning the view leaves it"); },
        [&view] { view.setFollowsSceneCamera(!view.followsSceneCamera()); },
        {QKeySequence(Qt::SHIFT | Qt::Key_F5)});
    showState(session, camera, [&view] { return view.followsSceneCamera(); });
    host.enableUnless(camera, [&session, &dock] {
        return session.hasCamera() ? unseen(dock) : Words::tr("There are no camera keys.");
    });

    const auto side = [&](const char *id, AxisView from, ActionRegistry::Text text,
                          ActionRegistry::Text hint) {
        needsPanel(host.action(id, std::move(text), std::move(hint), [&view, from] { view.lookFrom(from); }));
    };
    side(
        "preview.front", AxisView::Front, [] { return Words::tr("&Front"); },
        [] { return Words::tr("Look at the model from the front (1 on the number pad)"); });
    side(
        "preview.back", AxisView::Back, [] { return Words::tr("&Back"); },
        [] { return Words::tr("Look at the model from behind (Ctrl+1 on the number pad)"); });
    side(
        "preview.left", AxisView::Left, [] { return Words::tr("&Left"); },
        [] { return Words::tr("Look at the model's left side (Ctrl+3 on the number pad)"); });
    side(
        "preview.right", AxisView::Right, [] { return Words::tr("&Right"); },
        [] { return Words::tr("Look at the model's right side (3 on the number pad)"); });
    side(
        "preview.top", AxisView::Top, [] { return Words::tr("&Top"); },
        [] { return Words::tr("Look at the model from above (7 on the number pad)"); });
    side(
        "preview.bottom", AxisView::Bottom, [] { return Words::tr("B&ottom"); },
        [] { return Words::tr("Look at the model from below (Ctrl+7 on the number pad)"); });
    const auto isPerspective = [&view] {
        return view.followsSceneCamera() ? view.scene().camera.perspective : view.camera().pose().perspective;
    };
    QAction *perspective = host.action(
        "preview.perspective", [] { return Words::tr("&Perspective"); },
        [] { return Words::tr("What is farther away looks smaller (5 on the number pad)"); },
        [&view, isPerspective] { view.setPerspective(!isPerspective()); });
    showState(session, perspective, isPerspective);
    QObject::connect(&view, &PreviewView::cameraChanged, perspective,
                     [perspective, isPerspective] { perspective->setChecked(isPerspective()); });
    needsPanel(perspective);

    QAction *frameSelection = host.action(
        "preview.frameSelection", [] { return Words::tr("&Frame chosen bones"); },
        [] { return Words::tr("Bring the bones of the chosen tracks into view (. on the number pad)"); },
        [&view] { view.frameBones(view.scene().chosenBones); });
    host.enableUnless(frameSelection, [&document = host.document(), &dock] {
        const QList<TrackRef> chosen = document.chosenTracks();
        const bool bone = std::any_of(chosen.begin(), chosen.end(),
                                      [](TrackRef track) { return track.kind == TrackKind::Bone; });
        return bone ? unseen(dock) : Words::tr("Choose tracks of bones first.");
    });
    needsPanel(host.action(
        "preview.frameAll", [] { return Words::tr("Frame &all"); },
        [] { return Words::tr("Bring the whole model into view"); }, [&view] { view.frameAll(); }));
}

/// Camera and light of another file: dances often come with their camera in a file of its own.
void addCameraFileActions(const ActionHost &host, PreviewSession &session)
{
    host.action(
        "preview.cameraFile", [] { return Words::tr("Camera from anot&her file…"); },
        [] { return Words::tr("Show the camera and the light of another motion file in the preview"); },
        [host, &session] {
            auto *dialog = new QFileDialog(&host.window(), Words::tr("Camera from another file"));
            dialog->setAttribute(Qt::WA_DeleteOnClose);
            dialog->setFileMode(QFileDialog::ExistingFile);
            dialog->setNameFilters({Words::tr("MMD motion (*.vmd)"), Words::tr("All files (*)")});
            if (!session.cameraFile().isEmpty())
                dialog->setDirectory(QFileInfo(session.cameraFile()).absolutePath());
            QObject::connect(dialog, &QFileDialog::fileSelected, &session, &PreviewSession::openCameraFile);
            dialog->open();
        });
    QAction *own = host.action(
        "preview.ownCamera", [] { return Words::tr("The motion's o&wn camera again"); },
        [] { return Words::tr("Leave the camera and the light of the other file"); },
        [&session] { session.closeCameraFile(); });
    host.enableUnless(own, [&session] {
        return session.cameraFile().isEmpty() ? Words::tr("The camera is the motion's own.") : QString();
    });
}

void addBackgroundActions(const ActionHost &host, PreviewSession &session)
{
    const auto set = [&session](const QColor &colour) {
        PreviewOptions options = session.options();
        options.background = colour;
        session.setOptions(options);
    };
    host.action(
        "preview.background", [] { return Words::tr("Background &colour…"); },
        [] { return Words::tr("Choose the colour behind the model"); },
        [host, &session, set] {
            auto *dialog = new QColorDialog(session.view().scene().colours.background, &host.window());
            dialog->setObjectName(QStringLiteral("backgroundDialog"));
            dialog->setAttribute(Qt::WA_DeleteOnClose);
            dialog->setWindowTitle(Words::tr("Background colour"));
            // As it is chosen, and back where it is cancelled.
            QObject::connect(dialog, &QColorDialog::currentColorChanged, &session, set);
            QObject::connect(dialog, &QColorDialog::rejected, &session,
                             [set, before = session.options().background] { set(before); });
            dialog->open();
        });
    QAction *plain = host.action(
        "preview.plainBackground", [] { return Words::tr("Background of the &theme"); },
        [] { return Words::tr("The colour behind the model is that of the window's theme"); },
        [set] { set({}); });
    host.enableUnless(plain, [&session] {
        return session.options().background.isValid() ? QString() : Words::tr("It is the theme's.");
    });
}

void addShowActions(const ActionHost &host, PreviewSession &session)
{
    struct Switch
    {
        const char *id;
        bool PreviewOptions::*part;
        ActionRegistry::Text text;
        ActionRegistry::Text hint;
    };
    const QList<Switch> switches = {
        {"preview.grid", &PreviewOptions::grid, [] { return Words::tr("&Ground grid"); },
         [] { return Words::tr("Lines on the ground, 5 units apart"); }},
        {"preview.axes", &PreviewOptions::axes, [] { return Words::tr("&Axes"); },
         [] { return Words::tr("The axes X, Y and Z at the origin"); }},
        {"preview.skin", &PreviewOptions::skin, [] { return Words::tr("&Skin"); },
         [] { return Words::tr("The model itself; without it its bones can be seen better"); }},
        {"preview.edges", &PreviewOptions::edges, [] { return Words::tr("&Edges"); },
         [] { return Words::tr("The dark lines around the model"); }},
        {"preview.bones", &PreviewOptions::bones, [] { return Words::tr("&Bones"); },
         [] { return Words::tr("All bones of the model; those of chosen tracks are always shown"); }},
        {"preview.ikChains", &PreviewOptions::ikChains, [] { return Words::tr("&IK chains"); },
         [] { return Words::tr("Chains that are bent by IK, and the goals that they reach for"); }},
        {"preview.neighbourGhosts", &PreviewOptions::neighbourGhosts,
         [] { return Words::tr("&Neighbouring keys"); },
         [] {
             return Words::tr("Faint figures at the keys before and after the playhead: those of the chosen "
                              "tracks, else of all");
         }},
        {"preview.path", &PreviewOptions::path, [] { return Words::tr("&Path of the chosen bone"); },
         [] {
             return Words::tr(
                 "The way of the bones of the chosen tracks around the playhead, with their keys "
                 "as dots");
         }},
    };
    for (const Switch &one : switches) {
        QAction *action = host.action(one.id, one.text, one.hint, [&session, part = one.part] {
            PreviewOptions options = session.options();
            options.*part = !(options.*part);
            session.setOptions(options);
        });
        showState(session, action, [&session, part = one.part] { return session.options().*part; });
    }
}

void askGhostStep(const ActionHost &host, PreviewSession &session)
{
    auto *dialog = new QInputDialog(&host.window());
    dialog->setObjectName(QStringLiteral("ghostStepDialog"));
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setInputMode(QInputDialog::IntInput);
    dialog->setIntRange(0, 1000);
    dialog->setIntValue(session.options().ghostStep);
    dialog->setWindowTitle(Words::tr("Ghosts"));
    dialog->setLabelText(
        Words::tr("Frames from one ghost to the next, up to %n on each side of the playhead; 0 for none.",
                  nullptr, session.options().ghostCount));
    QObject::connect(dialog, &QInputDialog::intValueSelected, &session, [&session](int step) {
        PreviewOptions options = session.options();
        options.ghostStep = step;
        session.setOptions(options);
    });
    dialog->open();
}

void addGhostStepAction(const ActionHost &host, PreviewSession &session)
{
    QAction *action = host.action(
        "preview.stepGhosts",
        [&session] {
            const int step = session.options().ghostStep;
            return step > 0 ? Words::tr("&Every %n frame(s)…", nullptr, step)
                            : Words::tr("&Every few frames…");
        },
        [] { return Words::tr("Faint figures at equal distances in time from the playhead"); },
        [host, &session] { askGhostStep(host, session); });
    showState(session, action, [&session] { return session.options().ghostStep > 0; });
    QObject::connect(&session, &PreviewSession::changed, action, [&registry = host.registry()] {
        registry.retranslate(QStringLiteral("preview.stepGhosts"));
    });
}

void addCompareActions(const ActionHost &host, PreviewSession &session)
{
    using Compared = PreviewSession::Compared;
    auto *group = new QActionGroup(&session);
    const auto add = [&](const char *id, Compared compared, ActionRegistry::Text text,
                         ActionRegistry::Text hint) {
        QAction *action = host.action(id, std::move(text), std::move(hint),
                                      [&session, compared] { session.setCompared(compared); });
        showState(session, action, [&session, compared] { return session.compared() == compared; });
        group->addAction(action);
    };
    add(
        "preview.compareNothing", Compared::Nothing, [] { return Words::tr("&Nothing"); },
        [] { return Words::tr("Show the motion alone"); });
    add(
        "preview.compareOver", Compared::SavedOver, [] { return Words::tr("The file as saved, &over it"); },
        [] { return Words::tr("Show how the motion was when the file was last saved, as a faint figure"); });
    add(
        "preview.compareBeside", Compared::SavedBeside,
        [] { return Words::tr("The file as saved, &beside it"); },
        [] { return Words::tr("Show how the motion was when the file was last saved, on a second model"); });
}

} // namespace

void addPreviewActions(const ActionHost &host, PreviewSession &session, QDockWidget &dock)
{
    addPanelAction(host, session, dock);
    addCameraActions(host, session, dock);
    addCameraFileActions(host, session);
    addShowActions(host, session);
    addBackgroundActions(host, session);
    addGhostStepAction(host, session);
    addCompareActions(host, session);
    QAction *report = host.action(
        "preview.modelReport", [] { return Words::tr("Model and m&otion…"); },
        [] { return Words::tr("What the motion moves and the model lacks, and what is odd in the model"); },
        [host, &session] {
            auto *dialog = new ModelReportDialog(session, host.document(), &host.window());
            dialog->setAttribute(Qt::WA_DeleteOnClose);
            dialog->open();
        });
    host.enableUnless(report, [&session] {
        return session.controller().model() ? QString() : Words::tr("There is no model yet.");
    });
    QObject::connect(&session, &PreviewSession::changed, &session,
                     [&registry = host.registry()] { registry.updateEnabled(); });
}

} // namespace furitsuke
