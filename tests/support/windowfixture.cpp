// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/windowfixture.h"

#include "app/language.h"
#include "editor-core/vmd/reader.h"
#include "tests/support/mouse.h"
#include "widgets/common/theme.h"
#include "widgets/dopesheet/timelinepanel.h"

#include <QAbstractButton>
#include <QApplication>
#include <QDialogButtonBox>
#include <QDropEvent>
#include <QFile>
#include <QFileDialog>
#include <QLabel>
#include <QLineEdit>
#include <QMimeData>
#include <QSettings>
#include <QSignalSpy>
#include <QTest>
#include <QUrl>

namespace furitsuke::test {

WindowFixture::WindowFixture()
{
    QCoreApplication::setOrganizationName(QStringLiteral("FuritsukeTest"));
    QCoreApplication::setApplicationName(QStringLiteral("FuritsukeTest"));
}

WindowFixture::~WindowFixture() = default;

void WindowFixture::resetSettings()
{
    mDir = std::make_unique<QTemporaryDir>();
    QSettings::setDefaultFormat(QSettings::IniFormat);
    QSettings::setPath(QSettings::IniFormat, QSettings::UserScope,
                       mDir->filePath(QStringLiteral("settings")));
    setLanguage(QStringLiteral("en"));
    applyTheme(*qApp, Theme::Light);
}

void WindowFixture::openWindow(const QByteArray &motion)
{
    resetSettings();
    mWindow = new MainWindow;
    mWindow->resize(1200, 760);
    mWindow->show();
    QVERIFY(activate(*mWindow));
    if (!motion.isEmpty()) {
        ReadResult read = readMotion(motion);
        QVERIFY2(read.ok, qPrintable(read.error));
        document().setContent(std::move(read));
    }
    mWindow->timeline().setFocus();
}

void WindowFixture::closeWindows()
{
    qDeleteAll(MainWindow::allWindows());
}

QString WindowFixture::writeFile(const QString &name, const QByteArray &bytes)
{
    const QString path = mDir->filePath(name);
    QFile file(path);
    if (!file.open(QIODevice::WriteOnly) || file.write(bytes) != bytes.size())
        qFatal("cannot write %s", qPrintable(path));
    return path;
}

void WindowFixture::openFile(const QString &path)
{
    QSignalSpy opened(mWindow, &MainWindow::opened);
    mWindow->openFile(path);
    QTRY_COMPARE_WITH_TIMEOUT(opened.count(), 1, 60000);
    QVERIFY2(opened[0][0].toBool(), qPrintable(opened[0][1].toString()));
}

void WindowFixture::select(TrackKind kind)
{
    const KeySelection all = KeySelection::all(document().motion());
    KeySelection selection;
    for (const TrackRef track : all.tracks()) {
        if (track.kind == kind)
            selection.setRows(track, all.rows(track));
    }
    document().setSelection(selection);
}

QString WindowFixture::message() const
{
    return mWindow->findChild<QLabel *>(QStringLiteral("hintLabel"))->text();
}

void WindowFixture::answerFileDialog(const QString &path)
{
    // One that was answered before may not be gone yet.
    QFileDialog *dialog = nullptr;
    const auto find = [&] {
        for (QFileDialog *candidate : mWindow->findChildren<QFileDialog *>()) {
            if (candidate->isVisible())
                dialog = candidate;
        }
        return dialog != nullptr;
    };
    QTRY_VERIFY(find());
    auto *name = dialog->findChild<QLineEdit *>(QStringLiteral("fileNameEdit"));
    QVERIFY(name);
    // Typed key by key, the list of what the name may become would take the Return key.
    name->setText(path);
    const QPointer<QFileDialog> open = dialog;
    const auto *box = dialog->findChild<QDialogButtonBox *>();
    for (QAbstractButton *button : box->buttons()) {
        if (box->buttonRole(button) == QDialogButtonBox::AcceptRole)
            QTest::mouseClick(button, Qt::LeftButton);
    }
    QTRY_VERIFY(!open || !open->isVisible());
}

void WindowFixture::dropFiles(const QStringList &paths)
{
    QMimeData mime;
    QList<QUrl> urls;
    for (const QString &path : paths)
        urls.append(QUrl::fromLocalFile(path));
    mime.setUrls(urls);
    constexpr QPoint place(100, 100);
    QDragEnterEvent enter(place, Qt::CopyAction, &mime, Qt::LeftButton, Qt::NoModifier);
    QCoreApplication::sendEvent(mWindow, &enter);
    QVERIFY(enter.isAccepted());
    QDropEvent drop(place, Qt::CopyAction, &mime, Qt::LeftButton, Qt::NoModifier);
    QCoreApplication::sendEvent(mWindow, &drop);
}

void WindowFixture::press(Qt::Key key, Qt::KeyboardModifiers modifiers)
{
    QTest::keyClick(&mWindow->timeline().sheet(), key, modifiers);
}

} // namespace furitsuke::test
