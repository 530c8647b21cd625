// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/demo/demomotions.h"
#include "editor-core/vmd/writer.h"

#include <QCoreApplication>
#include <QDir>
#include <QSaveFile>
#include <QTextStream>

namespace {

using namespace furitsuke;

class Generator
{
    Q_DECLARE_TR_FUNCTIONS(furitsuke::DemoGenerator)

public:
    explicit Generator(const QString &folder)
        : mFolder(folder)
    {}

    bool write(const QString &name, const Motion &motion)
    {
        QSaveFile file(mFolder.filePath(name));
        if (!file.open(QIODevice::WriteOnly) || !writeMotion(motion, file) || !file.commit()) {
            mErrors << tr("Cannot write %1: %2")
                           .arg(QDir::toNativeSeparators(file.fileName()), file.errorString())
                    << Qt::endl;
            return false;
        }
        mMessages << tr("%1: %2 keys").arg(QDir::toNativeSeparators(file.fileName())).arg(motion.keyCount())
                  << Qt::endl;
        return true;
    }

    int run()
    {
        if (!mFolder.mkpath(QStringLiteral("."))) {
            mErrors << tr("Cannot make the folder %1").arg(QDir::toNativeSeparators(mFolder.path()))
                    << Qt::endl;
            return 1;
        }
        const bool ok = write(QStringLiteral("demo-dance.vmd"), demo::demoDance()) &&
                        write(QStringLiteral("demo-face.vmd"), demo::demoFace()) &&
                        write(QStringLiteral("demo-camera.vmd"), demo::demoCamera());
        return ok ? 0 : 1;
    }

    static int usage()
    {
        QTextStream(stderr) << tr("Usage: furitsuke-make-demo FOLDER") << Qt::endl;
        return 2;
    }

private:
    QDir mFolder;
    QTextStream mMessages{stdout};
    QTextStream mErrors{stderr};
};

} // namespace

int main(int argc, char *argv[])
{
    const QCoreApplication app(argc, argv);
    const QStringList arguments = QCoreApplication::arguments();
    return arguments.size() == 2 ? Generator(arguments[1]).run() : Generator::usage();
}
