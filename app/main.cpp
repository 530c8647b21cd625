// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/cli.h"
#include "app/cli/windowoptions.h"
#include "app/language.h"
#include "app/mainwindow.h"
#include "app/sessionimage.h"
#include "widgets/common/freedmemory.h"
#include "widgets/common/theme.h"

#include <QApplication>
#include <QFileInfo>
#include <QSettings>
#include <QTextStream>

#include <cstdio>
#include <memory>

using namespace furitsuke;

namespace {

void setNames()
{
    QCoreApplication::setApplicationName(QStringLiteral("Furitsuke"));
    QCoreApplication::setOrganizationName(QStringLiteral("Furitsuke"));
    QCoreApplication::setApplicationVersion(QStringLiteral(FURITSUKE_VERSION));
}

/// Prints nothing but what is wrong: a platform without a screen warns of what it cannot do, which is as it
/// should be.
void silenceWarnings()
{
    qInstallMessageHandler([](QtMsgType type, const QMessageLogContext &, const QString &text) {
        if (type == QtCriticalMsg || type == QtFatalMsg)
            std::fprintf(stderr, "%s\n", qPrintable(text));
    });
}

/// The application under which commands run.
std::unique_ptr<QCoreApplication> commandApplication(int &argc, char **argv)
{
    if (argc < 2 || !drawsPictures({QString::fromLocal8Bit(argv[1])}))
        return std::make_unique<QCoreApplication>(argc, argv);
    silenceWarnings();
#ifdef Q_OS_LINUX
    // Without a display the program would end; this way the command can say what is missing.
    if (!qEnvironmentVariableIsSet("QT_QPA_PLATFORM"))
        qputenv("QT_QPA_PLATFORM", "xcb;wayland;offscreen");
#endif
    return std::make_unique<QGuiApplication>(argc, argv);
}

int runWindow(QApplication &application, const WindowOptions &options)
{
    keepFreedMemory();
    const QSettings settings;
    setLanguage(options.language.isEmpty() ? settings.value(QStringLiteral("language")).toString()
                                           : options.language);
    applyTheme(application,
               themeFromId(options.theme.isEmpty() ? settings.value(QStringLiteral("theme")).toString()
                                                   : options.theme));
    if (!options.render.isEmpty()) {
        const QString error = renderSession(
            {options.render, options.size.value_or(SessionImage().size), options.files.value(0)});
        QTextStream(error.isEmpty() ? stdout : stderr)
            << (error.isEmpty() ? QCoreApplication::translate("furitsuke::Main", "The session is drawn in %1")
                                      .arg(QFileInfo(options.render).absoluteFilePath())
                                : QStringLiteral("furitsuke: ") + error)
            << Qt::endl;
        return error.isEmpty() ? 0 : 2;
    }
    if (options.files.isEmpty()) {
        auto *window = new MainWindow;
        window->openDemo(QStringLiteral("dance"));
        window->show();
    }
    for (const QString &file : options.files) {
        auto *window = new MainWindow;
        window->show();
        window->openFile(file);
    }
    return QApplication::exec();
}

} // namespace

int main(int argc, char *argv[])
{
    setNames();
    QStringList arguments;
    {
        // Commands need neither a display nor the widgets' start-up; one that draws takes a display if it
        // can.
        const std::unique_ptr<QCoreApplication> application = commandApplication(argc, argv);
        setLanguage(QString());
        QTextStream out(stdout);
        QTextStream err(stderr);
        out.setEncoding(QStringConverter::Utf8);
        err.setEncoding(QStringConverter::Utf8);
        arguments = QCoreApplication::arguments().mid(1);
        const std::optional<int> status = runCommandLine(arguments, out, err);
        out.flush();
        err.flush();
        if (status)
            return *status;
    }
    WindowOptions options;
    readWindowOptions(arguments, options); // without an error: the command line was looked at
    if (!options.render.isEmpty()) {
        if (!qEnvironmentVariableIsSet("QT_QPA_PLATFORM"))
            qputenv("QT_QPA_PLATFORM", "offscreen");
        silenceWarnings();
    }
    QApplication application(argc, argv);
    return runWindow(application, options);
}
