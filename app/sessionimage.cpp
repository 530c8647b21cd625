// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/sessionimage.h"

#include "app/mainwindow.h"
#include "app/preview/previewsession.h"
#include "widgets/dopesheet/timelinepanel.h"
#include "widgets/preview/previewview.h"

#include <QCoreApplication>
#include <QDeadlineTimer>
#include <QEventLoop>
#include <QFile>
#include <QPixmap>
#include <QStatusBar>

#include <type_traits>

namespace furitsuke {

namespace {

/// Selects a key near the playhead for the read-out, the curves and the graph to show: of the first track
/// that moves there along a curve, else of the first that has several keys.
void selectTellingKey(MotionDocument &document)
{
    const Motion &motion = document.motion();
    KeySelection telling;
    for (const TrackRef track : motion.tracks()) {
        const bool moves = motion.visit(track, [&]<class Key>(const KeyColumns<Key> &keys) {
            if (keys.size() < 2)
                return false;
            const qsizetype row = qMin(keys.lowerBound(document.playhead()), keys.size() - 1);
            if (telling.isEmpty())
                telling.insert(track, row);
            if constexpr (std::is_same_v<Key, BoneKey>) {
                if (row > 0 && keys.key(row - 1).position != keys.key(row).position &&
                    keys.key(row).curves != BoneKey().curves) {
                    telling = {};
                    telling.insert(track, row);
                    return true;
                }
            }
            return false;
        });
        if (moves)
            break;
    }
    if (!telling.isEmpty())
        document.setSelection(telling);
}

/// Its figure is made in the background. Where nothing can be drawn there is nothing to wait for.
void waitForFigure(PreviewView &view)
{
    constexpr qint64 patience = 10000;
    constexpr int step = 50;
    const QDeadlineTimer deadline(patience);
    while (view.isVisible() && view.fault().isEmpty() && view.scene().actors.isEmpty() &&
           !deadline.hasExpired())
        QCoreApplication::processEvents(QEventLoop::WaitForMoreEvents, step);
}

} // namespace

QString renderSession(const SessionImage &image)
{
    // A slip of the hand must not turn a motion into a picture.
    QFile old(image.output);
    if (old.exists() && (!old.open(QIODevice::ReadOnly) || !old.read(4).endsWith("PNG")))
        return QCoreApplication::translate("furitsuke::SessionImage",
                                           "“%1” is there and is not a PNG picture.")
            .arg(image.output);
    auto *window = new MainWindow;
    window->resize(image.size);
    window->show();
    if (image.file.isEmpty()) {
        window->openDemo(QStringLiteral("dance"));
    } else {
        QString refused;
        QEventLoop loop;
        QObject::connect(window, &MainWindow::opened, &loop, [&](bool, const QString &error) {
            refused = error;
            loop.quit();
        });
        window->openFile(image.file);
        loop.exec();
        if (!refused.isEmpty()) {
            delete window;
            return QCoreApplication::translate("furitsuke::SessionImage", "“%1”: %2")
                .arg(image.file, refused);
        }
    }
    selectTellingKey(window->document());
    waitForFigure(window->preview().view());
    QCoreApplication::sendPostedEvents();
    QCoreApplication::processEvents();
    // The pointer of a display may be over a button, which the status bar then tells of.
    window->statusBar()->clearMessage();
    const bool written = window->grab().save(image.output, "PNG");
    delete window;
    return written ? QString()
                   : QCoreApplication::translate("furitsuke::SessionImage", "“%1” cannot be written.")
                         .arg(image.output);
}

} // namespace furitsuke
