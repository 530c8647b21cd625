// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/actions/actionsets.h"
#include "app/tasks/backgroundtask.h"
#include "editor-core/document/motiondocument.h"
#include "widgets/dialogs/fixdialog.h"
#include "widgets/graph/graphpanel.h"

#include <QCoreApplication>
#include <QSettings>

namespace furitsuke {

namespace {

struct Words
{
    Q_DECLARE_TR_FUNCTIONS(furitsuke::GraphFixActions)
};

/// So long the window waits for a fix before it goes on and shows progress: what a person drags is then shown
/// at once.
constexpr std::chrono::milliseconds patience{40};

constexpr QLatin1String valuesKey{"fix/values"};
constexpr QLatin1String flatKey{"fix/flat"};
constexpr QLatin1String passesKey{"fix/passes"};
constexpr QLatin1String widestKey{"fix/widest"};
constexpr QLatin1String timesKey{"fix/times"};
constexpr std::array<const char *, valueUnitCount> leastKeys = {"fix/leastLength",    "fix/leastAngle",
                                                                "fix/leastWeight",    "fix/leastColour",
                                                                "fix/leastDirection", "fix/leastShadow"};

/// What was asked for the last time, but for amounts, which are seldom the same twice.
ValueFix lastFix(ValueFix::Kind kind)
{
    const QSettings settings;
    ValueFix fix = {.kind = kind};
    const QStringList ids = settings.value(valuesKey).toStringList();
    for (int i = 0; i < keyValueCount; ++i) {
        if (ids.contains(valueId(KeyValue(i))))
            fix.values.append(KeyValue(i));
    }
    fix.flat = FlatValue(qBound(0, settings.value(flatKey).toInt(), int(FlatValue::Last)));
    fix.passes = settings.value(passesKey, fix.passes).toInt();
    fix.spikes.widest = settings.value(widestKey, fix.spikes.widest).toInt();
    fix.spikes.times = settings.value(timesKey, fix.spikes.times).toDouble();
    for (std::size_t unit = 0; unit < leastKeys.size(); ++unit) {
        double &least = fix.spikes.least[unit];
        least = settings.value(QLatin1String(leastKeys[unit]), least).toDouble();
    }
    return fix;
}

void rememberFix(const ValueFix &fix)
{
    QSettings settings;
    QStringList ids;
    for (const KeyValue value : fix.values)
        ids.append(valueId(value));
    settings.setValue(valuesKey, ids);
    if (fix.kind == ValueFix::Kind::Flatten)
        settings.setValue(flatKey, int(fix.flat));
    if (fix.kind == ValueFix::Kind::Smooth)
        settings.setValue(passesKey, fix.passes);
    if (fix.kind == ValueFix::Kind::Spikes) {
        settings.setValue(widestKey, fix.spikes.widest);
        settings.setValue(timesKey, fix.spikes.times);
        for (std::size_t unit = 0; unit < leastKeys.size(); ++unit)
            settings.setValue(QLatin1String(leastKeys[unit]), fix.spikes.least[unit]);
    }
}

/// The values that are likely meant: of each kind of selected tracks those that the graph shows of them;
/// where it shows none, those of the last time that move here, or all that move.
QList<KeyValue> likelyValues(const MotionDocument &document, GraphPanel &panel,
                             const QList<KeyValue> &lastTime)
{
    const KeySelection &selection = document.selection();
    const QList<KeyValue> moving = movingValues(document.motion(), selection);
    QList<KeyValue> result;
    for (int k = 0; k < trackKindCount; ++k) {
        const auto kind = TrackKind(k);
        const auto ofKind = [kind](QList<KeyValue> values) {
            values.removeIf([kind](KeyValue v) { return valueKind(v) != kind || !isCorrectable(v); });
            return values;
        };
        QList<TrackRef> tracks = selection.tracks();
        tracks.removeIf([kind](TrackRef track) { return track.kind != kind; });
        QList<KeyValue> values = ofKind(panel.shownValues(tracks));
        if (values.isEmpty()) {
            values = ofKind(moving);
            QList<KeyValue> again = values;
            again.removeIf([&lastTime](KeyValue value) { return !lastTime.contains(value); });
            if (!again.isEmpty())
                values = again;
        }
        result += values;
    }
    return result;
}

void openFixDialog(const ActionHost &host, GraphPanel &panel, ValueFix::Kind kind)
{
    ValueFix fix = lastFix(kind);
    fix.values = likelyValues(host.document(), panel, fix.values);
    auto *dialog = new FixDialog(host.document(), fix, &host.window());
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    auto *task = new BackgroundTask(dialog);
    QObject::connect(task, &BackgroundTask::progressed, dialog, &FixDialog::setProgress);
    QObject::connect(dialog, &FixDialog::unwanted, task, &BackgroundTask::cancel);
    QObject::connect(dialog, &FixDialog::wanted, task, [task, dialog](const FixRequest &request) {
        task->start(
            [request](TaskProgress &progress) {
                return fixValues(request.motion, request.keys, request.fix, &request.before, &progress);
            },
            [task, dialog](const FixResult &result) {
                // What gave way to newer work comes while that is running, or cancelled.
                if (!task->isRunning() && !result.cancelled)
                    dialog->setResult(result);
            },
            patience);
    });
    QObject::connect(dialog, &EditDialog::edited, &host.window(), [host, dialog](const EditResult &result) {
        rememberFix(dialog->fix());
        host.report(result);
    });
    dialog->open();
}

QString obstacle(const ActionHost &host)
{
    if (host.document().selection().isEmpty())
        return Words::tr("Select keys first.");
    const QList<TrackRef> tracks = host.document().selection().tracks();
    const bool anyNumbers = std::any_of(tracks.cbegin(), tracks.cend(),
                                        [](TrackRef track) { return track.kind != TrackKind::State; });
    return anyNumbers ? QString()
                      : Words::tr("Display and IK keys have no numbers; select other keys first.");
}

} // namespace

void addGraphFixActions(const ActionHost &host, GraphPanel &panel)
{
    struct Fix
    {
        const char *id;
        ValueFix::Kind kind;
        ActionRegistry::Text text;
        ActionRegistry::Text hint;
    };
    const std::array<Fix, valueFixCount> fixes = {{
        {"fix.flatten", ValueFix::Kind::Flatten, [] { return Words::tr("&Flatten…"); },
         [] { return Words::tr("Give the selected keys of each track one value"); }},
        {"fix.smooth", ValueFix::Kind::Smooth, [] { return Words::tr("&Smooth…"); },
         [] { return Words::tr("Take jitter out of values of the selected keys; cuts stay"); }},
        {"fix.spikes", ValueFix::Kind::Spikes, [] { return Words::tr("&Remove spikes…"); },
         [] { return Words::tr("Put selected keys that stand out of their neighbours in line with them"); }},
        {"fix.offset", ValueFix::Kind::Offset, [] { return Words::tr("&Offset…"); },
         [] { return Words::tr("Add to values of the selected keys"); }},
        {"fix.scaleValues", ValueFix::Kind::Scale, [] { return Words::tr("S&cale about a value…"); },
         [] { return Words::tr("Make values of the selected keys swing more or less about a value"); }},
    }};
    for (const Fix &fix : fixes) {
        QAction *action = host.action(fix.id, fix.text, fix.hint,
                                      [host, &panel, kind = fix.kind] { openFixDialog(host, panel, kind); });
        host.enableUnless(action, [host] { return obstacle(host); });
    }
}

} // namespace furitsuke
