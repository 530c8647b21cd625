// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/actions/actionsets.h"
#include "editor-core/document/curveverbs.h"
#include "editor-core/motion/curvepresets.h"
#include "widgets/curves/channelbar.h"
#include "widgets/curves/curvepanel.h"
#include "widgets/curves/curveview.h"
#include "widgets/curves/presetstore.h"
#include "widgets/curves/presetstrip.h"
#include "widgets/dialogs/presetsdialog.h"
#include "widgets/dialogs/savepresetdialog.h"
#include "widgets/dopesheet/timelinepanel.h"
#include "widgets/graph/valuegraph.h"

#include <QClipboard>
#include <QCoreApplication>
#include <QDockWidget>
#include <QGuiApplication>
#include <QSettings>

namespace furitsuke {

namespace {

struct Words
{
    Q_DECLARE_TR_FUNCTIONS(furitsuke::CurveActions)
};

constexpr QLatin1String linkedKey{"curves/linked"};
constexpr QLatin1String relativeKey{"curves/relative"};
constexpr QLatin1String snapsKey{"curves/snaps"};
constexpr QLatin1String speedKey{"curves/speed"};

/// How many presets have a key of their own.
constexpr int presetKeys = 9;
/// What one step of "stronger" multiplies the strength by.
constexpr double strengthStep = 1.25;

CurvePanel &panelOf(const ActionHost &host)
{
    return *host.window().findChild<CurvePanel *>();
}

CurveChannels channelsOf(const ActionHost &host)
{
    return panelOf(host).view().editing().channels;
}

void change(const ActionHost &host, const std::function<void(CurveEditing &)> &change)
{
    CurveView &view = panelOf(host).view();
    CurveEditing editing = view.editing();
    change(editing);
    view.setEditing(editing);
}

/// As it was left; the channels are chosen anew in each session.
void restoreEditing(const ActionHost &host)
{
    change(host, [](CurveEditing &editing) {
        const QSettings settings;
        editing.linked = settings.value(linkedKey, editing.linked).toBool();
        editing.relative = settings.value(relativeKey, editing.relative).toBool();
        editing.speed = settings.value(speedKey, editing.speed).toBool();
        constexpr auto all = CurveSnap::Corners | CurveSnap::Middle | CurveSnap::Grid8 | CurveSnap::Mirror;
        editing.snaps = CurveSnaps::fromInt(settings.value(snapsKey, editing.snaps.toInt()).toInt()) & all;
    });
}

void keepEditing(const CurveEditing &editing)
{
    QSettings settings;
    settings.setValue(linkedKey, editing.linked);
    settings.setValue(relativeKey, editing.relative);
    settings.setValue(speedKey, editing.speed);
    settings.setValue(snapsKey, editing.snaps.toInt());
}

/// An action whose shortcuts work in the timeline and in the curve editor.
QAction *curveAction(const ActionHost &host, const QString &id, ActionRegistry::Text text,
                     ActionRegistry::Text hint, ActionHost::Handler handler,
                     const QList<QKeySequence> &shortcuts = {})
{
    QAction *action = host.timelineAction(id.toLatin1().constData(), std::move(text), std::move(hint),
                                          std::move(handler), shortcuts);
    panelOf(host).addAction(action);
    return action;
}

/// The same for one that changes the curves of the selected keys.
QAction *editAction(const ActionHost &host, const QString &id, ActionRegistry::Text text,
                    ActionRegistry::Text hint, ActionHost::Handler handler,
                    const QList<QKeySequence> &shortcuts = {})
{
    QAction *action = curveAction(host, id, std::move(text), std::move(hint), std::move(handler), shortcuts);
    host.enableUnless(action, [host] { return panelOf(host).obstacle(); });
    return action;
}

/// Says what an edit did, or that there was nothing to be done.
void reportChange(const ActionHost &host, const EditResult &result)
{
    if (result.error.isEmpty() && result.notes.isEmpty() && result.changed == 0 && !host.document().isHeld())
        host.showMessage(Words::tr("The curves are so already; nothing was changed."));
    else
        host.report(result);
}

/// Changes the curves of the selected keys, which may be millions.
void runChange(const ActionHost &host, EditJob job)
{
    host.run(std::move(job), [host](const EditResult &result) { reportChange(host, result); });
}

void copy(const ActionHost &host)
{
    const MotionDocument &document = host.document();
    const CurveCopy copied = copyCurves(document.motion(), document.selection(), channelsOf(host));
    if (copied.clip.isEmpty())
        return;
    QGuiApplication::clipboard()->setMimeData(curveMimeData(copied.clip));
    QString said = Words::tr("The curves of “%1” at frame %2 were copied.")
                       .arg(document.trackLabel(copied.track))
                       .arg(copied.frame);
    if (copied.mixed)
        said += u' ' + Words::tr("Other selected keys have other curves.");
    host.showMessage(said, copied.mixed);
}

void paste(const ActionHost &host)
{
    const CurveClipRead read = curvesFrom(QGuiApplication::clipboard()->mimeData());
    if (!read.error.isEmpty())
        host.showMessage(read.error, true);
    else
        runChange(host, pasteCurvesJob(host.document(), channelsOf(host), read.clip));
}

void addPresets(const ActionHost &host)
{
    QList<QAction *> actions;
    for (int n = 0; n < builtInPresets().size(); ++n) {
        const CurvePreset preset = builtInPresets().at(n);
        QList<QKeySequence> keys;
        if (n < presetKeys)
            keys.append(QKeySequence(Qt::Key_1 + n));
        actions.append(editAction(
            host, QStringLiteral("curve.preset%1").arg(n + 1), [preset] { return presetName(preset.id); },
            [preset] {
                return Words::tr("Give the selected keys this curve on the chosen channels: %1")
                    .arg(curveText(preset.curve));
            },
            [host, preset] {
                runChange(host,
                          presetJob(host.document(), channelsOf(host), preset.curve, presetName(preset.id)));
            },
            keys));
    }
    const auto showKeys = [host, actions] {
        QStringList keys;
        for (const QAction *action : actions)
            keys.append(action->shortcut().toString(QKeySequence::NativeText));
        panelOf(host).presets().setShortcuts(keys);
    };
    QObject::connect(&host.registry(), &ActionRegistry::shortcutsChanged, &panelOf(host), showKeys);
    showKeys();

    editAction(
        host, QStringLiteral("curve.savePreset"), [] { return Words::tr("&Save as preset…"); },
        [] { return Words::tr("Give the curve of the selected keys a name among your own presets"); },
        [host] {
            const std::optional<CurvePoints> curve =
                commonCurve(panelOf(host).view().summary(), channelsOf(host));
            if (!curve) {
                host.showMessage(Words::tr("The selected keys have different curves on the chosen channels; "
                                           "choose one key and one channel."),
                                 true);
                return;
            }
            auto *dialog = new SavePresetDialog(PresetStore::ofProgram(), *curve, &host.window());
            dialog->setAttribute(Qt::WA_DeleteOnClose);
            QObject::connect(dialog, &SavePresetDialog::saved, &host.window(), [host](const QString &name) {
                host.showMessage(Words::tr("The curve was saved as “%1”.").arg(name));
            });
            dialog->open();
        });
    host.action(
        "curve.managePresets", [] { return Words::tr("Your &presets…"); },
        [] { return Words::tr("Rename, sort, delete, import and export your own presets"); },
        [host] {
            auto *dialog = new PresetsDialog(PresetStore::ofProgram(), &host.window());
            dialog->setAttribute(Qt::WA_DeleteOnClose);
            dialog->open();
        });
}

void addClipboard(const ActionHost &host)
{
    editAction(
        host, QStringLiteral("curve.copy"), [] { return Words::tr("&Copy curve"); },
        [] {
            return Words::tr(
                "Copy the curves of the chosen channels, as text too; Ctrl+C in the curve editor");
        },
        [host] { copy(host); }, {QKeySequence(Qt::CTRL | Qt::ALT | Qt::Key_C)});
    // Asking the clipboard may mean asking another program, so it is asked when it changes only.
    QClipboard *clipboard = QGuiApplication::clipboard();
    const auto mayHold = std::make_shared<bool>(mayHoldCurves(clipboard->mimeData()));
    QObject::connect(clipboard, &QClipboard::dataChanged, &host.window(), [host, mayHold, clipboard] {
        *mayHold = mayHoldCurves(clipboard->mimeData());
        host.registry().updateEnabled();
    });
    QAction *paste = curveAction(
        host, QStringLiteral("curve.paste"), [] { return Words::tr("Paste cur&ve"); },
        [] {
            return Words::tr(
                "Give the selected keys the copied curves on the chosen channels; a text such as "
                "20,20,107,107 is one too; Ctrl+V in the curve editor");
        },
        [host] { furitsuke::paste(host); }, {QKeySequence(Qt::CTRL | Qt::ALT | Qt::SHIFT | Qt::Key_V)});
    host.enableUnless(paste, [host, mayHold] {
        const QString obstacle = panelOf(host).obstacle();
        return obstacle.isEmpty() && !*mayHold ? Words::tr("Copy a curve first.") : obstacle;
    });
}

void addChanges(const ActionHost &host)
{
    editAction(
        host, QStringLiteral("curve.swapEnds"), [] { return Words::tr("S&wap ends"); },
        [] { return Words::tr("Mirror the curves in time: what was slow at the start is so at the end"); },
        [host] { runChange(host, mirrorCurvesJob(host.document(), channelsOf(host))); });
    editAction(
        host, QStringLiteral("curve.average"), [] { return Words::tr("&Average"); },
        [] { return Words::tr("Give all selected keys the mean of their curves, channel by channel"); },
        [host] { runChange(host, averageCurvesJob(host.document(), channelsOf(host))); });
    editAction(
        host, QStringLiteral("curve.strengthen"), [] { return Words::tr("S&tronger"); },
        [] { return Words::tr("Bend each selected key's curves more"); },
        [host] { runChange(host, strengthenCurvesJob(host.document(), channelsOf(host), strengthStep)); });
    editAction(
        host, QStringLiteral("curve.weaken"), [] { return Words::tr("Wea&ker"); },
        [] { return Words::tr("Bend each selected key's curves less"); },
        [host] {
            runChange(host, strengthenCurvesJob(host.document(), channelsOf(host), 1 / strengthStep));
        });
    editAction(
        host, QStringLiteral("curve.blend"), [] { return Words::tr("Hal&fway to linear"); },
        [] { return Words::tr("Bring each selected key's curves half the way to a straight line"); },
        [host] { runChange(host, blendCurvesJob(host.document(), channelsOf(host), 0.5)); });

    const auto addContinue = [&host](const char *id, ActionRegistry::Text text, ActionRegistry::Text hint,
                                     CurveEnds ends) {
        editAction(host, QLatin1String(id), std::move(text), std::move(hint), [host, ends] {
            runChange(host, continueSpeedJob(host.document(), channelsOf(host), ends));
        });
    };
    addContinue(
        "curve.continueSpeed", [] { return Words::tr("Co&ntinue the speed"); },
        [] { return Words::tr("Let the speed before and after meet that of the neighbours at both keys"); },
        {.start = true, .end = true});
    addContinue(
        "curve.continueSpeedStart", [] { return Words::tr("Continue the speed at the start"); },
        [] { return Words::tr("Let the way begin as fast as the one before it ends"); },
        {.start = true, .end = false});
    addContinue(
        "curve.continueSpeedEnd", [] { return Words::tr("Continue the speed at the end"); },
        [] { return Words::tr("Let the way end as fast as the one after it begins"); },
        {.start = false, .end = true});
    QAction *autoEase = editAction(
        host, QStringLiteral("curve.autoEase"), [] { return Words::tr("A&uto ease"); },
        [] {
            return Words::tr("Smooth curves for all but rotations: at rest where the value turns back, and "
                             "passing through the other keys");
        },
        [host] { runChange(host, autoEaseJob(host.document(), channelsOf(host))); });
    host.enableUnless(autoEase, [host] {
        const QString obstacle = panelOf(host).obstacle();
        return obstacle.isEmpty() ? autoEaseFault(host.document(), channelsOf(host)) : obstacle;
    });
}

/// A part of CurveEditing as a checked entry.
void addSwitch(const ActionHost &host, const QString &id, ActionRegistry::Text text,
               ActionRegistry::Text hint, const std::function<bool(const CurveEditing &)> &isOn,
               const std::function<void(CurveEditing &, bool)> &set)
{
    CurveView &view = panelOf(host).view();
    QAction *action = host.action(id.toLatin1().constData(), std::move(text), std::move(hint), [] {});
    action->setCheckable(true);
    const auto show = [action, isOn, &view] { action->setChecked(isOn(view.editing())); };
    QObject::connect(action, &QAction::triggered, &panelOf(host), [host, set, show](bool on) {
        change(host, [&](CurveEditing &editing) { set(editing, on); });
        show();
    });
    QObject::connect(&view, &CurveView::editingChanged, action, show);
    show();
}

void addSwitches(const ActionHost &host)
{
    for (int c = 0; c < cameraChannelCount; ++c) {
        addSwitch(
            host, QStringLiteral("curve.channel.") + channelId(c), [c] { return channelTitle(c); },
            [] { return Words::tr("Show and edit the curves of this channel too, or leave them out"); },
            [c](const CurveEditing &editing) { return editing.channels.has(static_cast<CameraChannel>(c)); },
            [c](CurveEditing &editing, bool) { editing.channels = toggledChannel(editing.channels, c); });
    }
    addSwitch(
        host, QStringLiteral("curve.channel.all"), [] { return Words::tr("&All channels"); },
        [] { return Words::tr("Show and edit the curves of all channels"); },
        [](const CurveEditing &editing) { return editing.channels == CurveChannels::all(); },
        [](CurveEditing &editing, bool) { editing.channels = CurveChannels::all(); });
    addSwitch(
        host, QStringLiteral("curve.linked"), [] { return Words::tr("&Link channels"); },
        [] { return Words::tr("A drag changes all chosen channels, not only that of its handle"); },
        [](const CurveEditing &editing) { return editing.linked; },
        [](CurveEditing &editing, bool on) { editing.linked = on; });
    addSwitch(
        host, QStringLiteral("curve.relative"), [] { return Words::tr("Move each key's &own curve"); },
        [] {
            return Words::tr("A drag moves each selected key's own curve, rather than make them all equal");
        },
        [](const CurveEditing &editing) { return editing.relative; },
        [](CurveEditing &editing, bool on) { editing.relative = on; });
    addSwitch(
        host, QStringLiteral("curve.speed"), [] { return Words::tr("Show the spee&d"); },
        [] { return Words::tr("Show in the curve editor how fast the value goes at every time"); },
        [](const CurveEditing &editing) { return editing.speed; },
        [](CurveEditing &editing, bool on) { editing.speed = on; });
    const auto addSnap = [&host](const char *id, ActionRegistry::Text text, ActionRegistry::Text hint,
                                 CurveSnap snap) {
        addSwitch(
            host, QLatin1String(id), std::move(text), std::move(hint),
            [snap](const CurveEditing &editing) { return editing.snaps.testFlag(snap); },
            [snap](CurveEditing &editing, bool on) { editing.snaps.setFlag(snap, on); });
    };
    addSnap(
        "curve.snap.corners", [] { return Words::tr("Snap to &corners"); },
        [] { return Words::tr("Dragged handles snap to the corners of the square"); }, CurveSnap::Corners);
    addSnap(
        "curve.snap.middle", [] { return Words::tr("Snap to the &middle"); },
        [] { return Words::tr("Dragged handles snap to half of the time and half of the way"); },
        CurveSnap::Middle);
    addSnap(
        "curve.snap.grid8", [] { return Words::tr("Snap to a &grid of 8"); },
        [] { return Words::tr("Handles snap to multiples of 8"); }, CurveSnap::Grid8);
    addSnap(
        "curve.snap.mirror", [] { return Words::tr("Mirror the &other handle"); },
        [] { return Words::tr("The other handle follows, mirrored at the middle of the square"); },
        CurveSnap::Mirror);
}

void showPanel(const ActionHost &host)
{
    CurvePanel &panel = panelOf(host);
    for (QWidget *parent = &panel; parent; parent = parent->parentWidget()) {
        if (auto *dock = qobject_cast<QDockWidget *>(parent)) {
            dock->show();
            dock->raise();
        }
    }
    if (const QString obstacle = panel.obstacle(); !obstacle.isEmpty())
        host.showMessage(obstacle);
    panel.focusView();
}

} // namespace

void addCurveActions(const ActionHost &host)
{
    restoreEditing(host);
    addPresets(host);
    addClipboard(host);
    addChanges(host);
    addSwitches(host);
    host.action(
        "curve.panel", [] { return Words::tr("Curve &editor"); },
        [] { return Words::tr("Show the curve editor and go to it, to bend curves by the keyboard"); },
        [host] { showPanel(host); }, {QKeySequence(Qt::Key_F4)});
    QObject::connect(&panelOf(host).view(), &CurveView::editingChanged, &panelOf(host), [host] {
        keepEditing(panelOf(host).view().editing());
        // What can be edited hangs on the chosen channels.
        host.registry().updateEnabled();
    });
    // Handles in the graph snap to the same.
    if (auto *graph = host.window().findChild<ValueGraph *>()) {
        const auto share = [host, graph] { graph->setCurveSnaps(panelOf(host).view().editing().snaps); };
        QObject::connect(&panelOf(host).view(), &CurveView::editingChanged, graph, share);
        share();
    }
}

void offerCurveActions(const ActionHost &host)
{
    const auto actions = [&host](std::initializer_list<const char *> ids) {
        QList<QAction *> result;
        for (const char *id : ids) {
            if (host.registry().contains(QLatin1String(id)))
                result.append(host.registry().action(QLatin1String(id)));
        }
        return result;
    };
    CurvePanel &panel = panelOf(host);
    panel.setPresetCommands(actions({"curve.savePreset", "curve.managePresets"}));
    panel.setCommands(actions({"curve.copy", "curve.paste", "curve.swapEnds", "curve.average"}),
                      actions({"curve.continueSpeed", "curve.continueSpeedStart", "curve.continueSpeedEnd",
                               "curve.autoEase", "curve.strengthen", "curve.weaken", "curve.blend",
                               "curve.split", "curve.merge"}));
}

} // namespace furitsuke
