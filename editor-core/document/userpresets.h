// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor-core/document/filesave.h"
#include "editor-core/motion/curves.h"

#include <QList>
#include <QString>

namespace furitsuke {

/// A curve that somebody gave a name.
struct UserPreset
{
    QString name;
    CurvePoints curve;

    friend bool operator==(const UserPreset &, const UserPreset &) = default;
};

/// What became of presets that were taken over.
struct PresetImport
{
    qsizetype added = 0;   ///< renamed ones too
    qsizetype renamed = 0; ///< their names were there with other curves: "Jump" became "Jump (2)"
    qsizetype known = 0;   ///< were there already, name and curve
    qsizetype left = 0;    ///< found no room

    friend bool operator==(const PresetImport &, const PresetImport &) = default;
};

/// A person's own curves, in their order. Names are one line of 1 to 60 characters and different from each
/// other. What cannot be done gives a translated message and changes nothing; an empty one says it was done.
class UserPresets
{
public:
    static constexpr qsizetype mostPresets = 1000;
    static constexpr qsizetype longestName = 60;

    const QList<UserPreset> &presets() const { return mPresets; }
    /// The one of this name; nothing where there is none.
    const UserPreset *find(const QString &name) const;

    /// Adds it at the end; white space around the name and in rows is taken out.
    QString add(const QString &name, CurvePoints curve);
    QString rename(qsizetype index, const QString &name);
    void setCurve(qsizetype index, CurvePoints curve) { mPresets[index].curve = curve.clamped(); }
    void remove(qsizetype index) { mPresets.removeAt(index); }
    void move(qsizetype from, qsizetype to) { mPresets.move(from, to); }
    /// The name itself, or with a number after it, so that none has it.
    QString freeName(const QString &name) const;

    /// Takes over others at the end.
    PresetImport import(const QList<UserPreset> &others);

    friend bool operator==(const UserPresets &, const UserPresets &) = default;

private:
    QString nameFault(const QString &name) const;

    QList<UserPreset> mPresets;
};

/// JSON in UTF-8, one preset to a line; see docs/curve-presets.md.
QByteArray presetsText(const QList<UserPreset> &presets);

/// Presets that were read, or why a text was refused as a whole; translated, with the place.
struct PresetsRead
{
    UserPresets presets;
    QString error; ///< empty where all was understood
};

/// Everything is checked, and the first thing that is wrong or unknown refuses the text.
PresetsRead presetsFromText(QByteArrayView text);
/// The same for a file; one that is not there is an error too.
PresetsRead readPresets(const QString &path);
/// Writes a file by replaceSafely().
SaveResult savePresets(const QList<UserPreset> &presets, const QString &path);

} // namespace furitsuke
