// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/actions/actionsets.h"
#include "app/tasks/backgroundtask.h"
#include "editor-core/document/motiondocument.h"
#include "widgets/dialogs/thindialog.h"

#include <QCoreApplication>
#include <QSettings>

#include <new>

namespace furitsuke {

namespace {

struct Words
{
    Q_DECLARE_TR_FUNCTIONS(furitsuke::ThinActions)
};

constexpr std::array<const char *, thinQuantityCount> boundKeys = {"thin/position", "thin/angle",
                                                                   "thin/weight"};
constexpr QLatin1String extremesKey{"thin/keepExtremes"};
constexpr QLatin1String frameZeroKey{"thin/keepFrameZero"};

/// What was asked for the last time.
ThinOptions lastOptions()
{
    const QSettings settings;
    ThinOptions options;
    for (std::size_t q = 0; q < boundKeys.size(); ++q) {
        bool ok = false;
        const double bound = settings.value(QLatin1String(boundKeys[q])).toDouble(&ok);
        if (ok)
            options.bounds[q] = bound;
    }
    options.keepExtremes = settings.value(extremesKey, options.keepExtremes).toBool();
    options.keepFrameZero = settings.value(frameZeroKey, options.keepFrameZero).toBool();
    return options;
}

void rememberOptions(const ThinOptions &options)
{
    QSettings settings;
    for (std::size_t q = 0; q < boundKeys.size(); ++q)
        settings.setValue(QLatin1String(boundKeys[q]), options.bounds[q]);
    settings.setValue(extremesKey, options.keepExtremes);
    settings.setValue(frameZeroKey, options.keepFrameZero);
}

/// Thinning in a thread, where nobody would hear that memory is used up.
ThinResult resultOf(const ThinRequest &request, TaskProgress &progress)
{
    try {
        return thinKeys(request.motion, request.keys, request.options, &progress);
    } catch (const std::bad_alloc &) {
        ThinResult result;
        result.error = Words::tr("There is not enough memory for this; nothing was changed.");
        return result;
    }
}

/// The dialog says what would be done before it is done, so this runs no EditJob, which makes its step as
/// soon as it is worked out: the result that was shown is what is applied.
void openThinDialog(const ActionHost &host)
{
    auto *dialog = new ThinDialog(host.document(), lastOptions(), &host.window());
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    auto *task = new BackgroundTask(dialog);
    QObject::connect(task, &BackgroundTask::progressed, dialog, &ThinDialog::setProgress);
    QObject::connect(dialog, &ThinDialog::unwanted, task, &BackgroundTask::cancel);
    QObject::connect(dialog, &ThinDialog::wanted, task, [task, dialog](const ThinRequest &request) {
        task->start([request](TaskProgress &progress) { return resultOf(request, progress); },
                    // Never at once: Return looks at what was typed, and thins out only where that is known.
                    [task, dialog](const ThinResult &result) {
                        // What gave way to newer work comes while that is running.
                        if (!task->isRunning())
                            dialog->setResult(result);
                    });
    });
    QObject::connect(dialog, &EditDialog::edited, &host.window(), [host, dialog](const EditResult &result) {
        rememberOptions(dialog->options());
        host.report(result);
    });
    dialog->open();
}

} // namespace

void addThinActions(const ActionHost &host)
{
    QAction *thin = host.action(
        "key.thin", [] { return Words::tr("&Thin out…"); },
        [] {
            return Words::tr(
                "Take out keys that the motion can do without, and fit the curves of the others");
        },
        [host] { openThinDialog(host); });
    host.enableUnless(thin, [host] {
        return host.document().motion().keyCount() > 0 ? QString() : Words::tr("There are no keys.");
    });
}

} // namespace furitsuke
