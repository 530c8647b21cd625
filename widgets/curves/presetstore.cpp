// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/curves/presetstore.h"

#include <QCoreApplication>
#include <QDir>
#include <QFileInfo>
#include <QFileSystemWatcher>
#include <QLockFile>
#include <QPointer>
#include <QStandardPaths>

#include <algorithm>

namespace furitsuke {

namespace {

/// How long another program may take to write the file, in milliseconds, before it is not waited for.
constexpr int patience = 1000;

} // namespace

PresetStore::PresetStore(const QString &path, QObject *parent)
    : QObject(parent)
    , mPath(path)
{}

PresetStore &PresetStore::ofProgram()
{
    static QPointer<PresetStore> store;
    if (!store)
        store = new PresetStore(QDir(QStandardPaths::writableLocation(QStandardPaths::AppConfigLocation))
                                    .filePath(QStringLiteral("curve-presets.json")),
                                qApp);
    return *store;
}

const UserPresets &PresetStore::read()
{
    if (!mIsRead)
        readAgain();
    return mPresets;
}

QString PresetStore::fault()
{
    read();
    return mFault;
}

void PresetStore::readAgain()
{
    const bool first = !std::exchange(mIsRead, true);
    PresetsRead now;
    if (QFileInfo::exists(mPath))
        now = readPresets(mPath);
    const QString fault =
        now.error.isEmpty()
            ? QString()
            : tr("Your presets in “%1” cannot be read: %2").arg(QDir::toNativeSeparators(mPath), now.error);
    watch();
    if (now.presets == mPresets && fault == mFault)
        return;
    mPresets = now.presets;
    mFault = fault;
    if (!first)
        Q_EMIT changed();
}

void PresetStore::watch()
{
    if (!mWatcher) {
        mWatcher = new QFileSystemWatcher(this);
        connect(mWatcher, &QFileSystemWatcher::fileChanged, this, &PresetStore::readAgain);
        connect(mWatcher, &QFileSystemWatcher::directoryChanged, this, &PresetStore::readAgain);
    }
    // A file that is replaced is not watched any more, and one that was not there could not be: the folder
    // tells of both.
    const QString folder = QFileInfo(mPath).path();
    if (mWatcher->directories().isEmpty() && QFileInfo::exists(folder))
        mWatcher->addPath(folder);
    if (mWatcher->files().isEmpty() && QFileInfo::exists(mPath))
        mWatcher->addPath(mPath);
}

QString PresetStore::change(const std::function<QString(UserPresets &)> &change)
{
    const QString folder = QFileInfo(mPath).path();
    if (!QDir().mkpath(folder))
        return tr("The folder “%1” cannot be made.").arg(QDir::toNativeSeparators(folder));
    QLockFile lock(mPath + QStringLiteral(".lock"));
    if (!lock.tryLock(patience))
        return tr("Another program is writing your presets, or “%1” cannot be written.")
            .arg(QDir::toNativeSeparators(folder));
    readAgain();
    if (!mFault.isEmpty())
        return mFault;
    UserPresets changed = mPresets;
    QString error = change(changed);
    if (!error.isEmpty() || changed == mPresets)
        return error;
    const SaveResult saved = savePresets(changed.presets(), mPath);
    if (!saved.ok)
        return saved.error;
    mPresets = changed;
    watch();
    Q_EMIT this->changed();
    return {};
}

QString PresetStore::changeOne(const QString &name,
                               const std::function<QString(UserPresets &, qsizetype)> &change)
{
    return this->change([&](UserPresets &presets) {
        const QList<UserPreset> &list = presets.presets();
        const auto preset = std::find_if(list.begin(), list.end(),
                                         [&name](const UserPreset &one) { return one.name == name; });
        return preset == list.end() ? tr("There is no preset “%1” any more.").arg(name)
                                    : change(presets, preset - list.begin());
    });
}

QString PresetStore::nameFault(const QString &name, const QString &renamed)
{
    UserPresets presets = read();
    if (renamed.isEmpty())
        return presets.add(name, {});
    const QList<UserPreset> &list = presets.presets();
    for (qsizetype i = 0; i < list.size(); ++i) {
        if (list[i].name == renamed)
            return presets.rename(i, name);
    }
    return tr("There is no preset “%1” any more.").arg(renamed);
}

QString PresetStore::add(const QString &name, CurvePoints curve)
{
    return change([&](UserPresets &presets) { return presets.add(name, curve); });
}

QString PresetStore::setCurve(const QString &name, CurvePoints curve)
{
    return changeOne(name, [curve](UserPresets &presets, qsizetype index) {
        presets.setCurve(index, curve);
        return QString();
    });
}

QString PresetStore::rename(const QString &from, const QString &to)
{
    return changeOne(from,
                     [&to](UserPresets &presets, qsizetype index) { return presets.rename(index, to); });
}

QString PresetStore::remove(const QString &name)
{
    return changeOne(name, [](UserPresets &presets, qsizetype index) {
        presets.remove(index);
        return QString();
    });
}

QString PresetStore::move(const QString &name, qsizetype places)
{
    return changeOne(name, [places](UserPresets &presets, qsizetype index) {
        presets.move(index, qBound(qsizetype(0), index + places, presets.presets().size() - 1));
        return QString();
    });
}

QString PresetStore::importFrom(const QString &path, PresetImport &counts)
{
    const PresetsRead others = readPresets(path);
    if (!others.error.isEmpty())
        return tr("“%1” cannot be read: %2").arg(QDir::toNativeSeparators(path), others.error);
    return change([&](UserPresets &presets) {
        counts = presets.import(others.presets.presets());
        return QString();
    });
}

QString PresetStore::exportTo(const QString &path)
{
    return savePresets(presets(), path).error;
}

QString PresetStore::setAside(QString &kept)
{
    readAgain();
    if (mFault.isEmpty())
        return {};
    const QFileInfo file(mPath);
    for (int number = 1;; ++number) {
        kept = file.dir().filePath(QStringLiteral("%1-unreadable-%2.%3")
                                       .arg(file.completeBaseName())
                                       .arg(number)
                                       .arg(file.suffix()));
        if (!QFileInfo::exists(kept))
            break;
    }
    QFile old(mPath);
    if (!old.rename(kept))
        return tr("The file cannot be renamed: %1").arg(old.errorString());
    readAgain();
    return {};
}

} // namespace furitsuke
