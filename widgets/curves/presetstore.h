// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor-core/document/userpresets.h"

#include <QObject>

#include <functional>

class QFileSystemWatcher;

namespace furitsuke {

/// A person's own curves in their file, for all windows of the program. What other programs write there is
/// taken over when it is written, and before anything is changed here, so that nobody's presets get lost. A
/// file that cannot be understood is left as it is until somebody has it set aside.
///
/// What cannot be done gives a translated message and changes nothing; an empty one says that it was done.
class PresetStore : public QObject
{
    Q_OBJECT

public:
    /// The file is read when it is asked for the first time; it need not be there.
    explicit PresetStore(const QString &path, QObject *parent = nullptr);

    /// The one of this program: curve-presets.json in the folder for its settings.
    static PresetStore &ofProgram();

    QString path() const { return mPath; }
    const QList<UserPreset> &presets() { return read().presets(); }
    /// Why the file cannot be read, with the place; empty where it can, and where there is none.
    QString fault();

    /// Why no new preset can have the name; empty where it can. With `renamed`, as another name of that one.
    QString nameFault(const QString &name, const QString &renamed = {});
    QString freeName(const QString &name) { return read().freeName(name); }

    QString add(const QString &name, CurvePoints curve);
    QString setCurve(const QString &name, CurvePoints curve);
    QString rename(const QString &from, const QString &to);
    QString remove(const QString &name);
    /// Moves a preset by so many places; it stops at the ends.
    QString move(const QString &name, qsizetype places);
    /// Takes over what another file holds; the counts say how much.
    QString importFrom(const QString &path, PresetImport &counts);
    QString exportTo(const QString &path);

    /// Gives a file that cannot be read another name, said in `kept`, and begins a new one.
    QString setAside(QString &kept);

Q_SIGNALS:
    void changed();

private:
    const UserPresets &read();
    void readAgain();
    void watch();
    QString change(const std::function<QString(UserPresets &)> &change);
    /// The same for a preset of this name.
    QString changeOne(const QString &name, const std::function<QString(UserPresets &, qsizetype)> &change);

    QString mPath;
    UserPresets mPresets;
    QString mFault;
    bool mIsRead = false;
    QFileSystemWatcher *mWatcher = nullptr;
};

} // namespace furitsuke
