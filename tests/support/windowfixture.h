// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/mainwindow.h"

#include <QPointer>
#include <QTemporaryDir>

#include <memory>

namespace furitsuke::test {

/// What tests of the program's window begin and end with. A test class inherits it beside QObject:
///
///     class TestThing : public QObject, protected WindowFixture
///     {
///         Q_OBJECT
///     private Q_SLOTS:
///         void init() { openWindow(gestureMotion()); }
///         void cleanup() { closeWindows(); }
///
/// Each test function has a folder of its own, which also holds the settings. What fails in here fails the
/// test function.
class WindowFixture
{
protected:
    WindowFixture();
    ~WindowFixture();

    /// Makes a new folder for settings and files and goes back to English and the light theme, without a
    /// window.
    void resetSettings();
    /// The same; then shows a window of 1200 x 760, makes it the active one and gives its timeline the focus.
    /// Of the bytes of a motion file it shows the motion, which then has no file.
    void openWindow(const QByteArray &motion = {});
    /// Ends every window, whatever is not saved.
    void closeWindows();

    /// Writes a file into the folder, and gives its path.
    QString writeFile(const QString &name, const QByteArray &bytes);
    /// Opens a motion's file in the window and waits until it is there.
    void openFile(const QString &path);

    MotionDocument &document() { return mWindow->document(); }
    QAction *action(const char *id) const { return mWindow->actions().action(QLatin1String(id)); }
    void trigger(const char *id) const { action(id)->trigger(); }
    /// Selects all keys of a kind.
    void select(TrackKind kind);
    /// What the status bar says.
    QString message() const;
    /// Types a path into the file dialog that is open, and accepts it.
    void answerFileDialog(const QString &path);
    /// Drags files from elsewhere onto the window and lets them go.
    void dropFiles(const QStringList &paths);
    /// Presses and releases a key on the dope sheet.
    void press(Qt::Key key, Qt::KeyboardModifiers modifiers = Qt::NoModifier);

    std::unique_ptr<QTemporaryDir> mDir;
    QPointer<MainWindow> mWindow;
};

} // namespace furitsuke::test
