// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/sessionimage.h"

#include "app/mainwindow.h"
#include "widgets/dopesheet/timelinepanel.h"

#include <QCoreApplication>
#include <QEventLoop>
#include <QFile>
#include <QPixmap>

namespace furitsuke {

namespace {

/// Selects a key near the playhead, of the first track that has several, so that the read-out has something
/// to show.
void selectTellingKey(MotionDocument &document)
{
    const Motion &motion = document.motion();
    for (const TrackRef track : motion.tracks()) {
        if (motion.keyCount(track) < 2)
            continue;
        motion.visit(track, [&](const auto &keys) {
            KeySelection selection;
            selection.insert(track, qMin(keys.lowerBound(document.playhead()), keys.size() - 1));
            document.setSelection(selection);
        });
        return;
    }
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
    QCoreApplication::sendPostedEvents();
    QCoreApplication::processEvents();
    const bool written = window->grab().save(image.output, "PNG");
    delete window;
    return written ? QString()
                   : QCoreApplication::translate("furitsuke::SessionImage", "“%1” cannot be written.")
                         .arg(image.output);
}

} // namespace furitsuke
