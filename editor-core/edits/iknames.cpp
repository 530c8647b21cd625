// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor-core/edits/iknames.h"

#include "editor-core/text/mirrornames.h"
#include "editor-core/text/nametext.h"

#include <QCoreApplication>
#include <QSet>

#include <algorithm>
#include <limits>

namespace furitsuke {

namespace {

struct Words
{
    Q_DECLARE_TR_FUNCTIONS(furitsuke::IkNames)
};

/// Calls function(record's row, states) for every record.
template <class Function>
void eachRecord(const Motion &motion, Function &&function)
{
    const auto &records = motion.states.column<&StateKey::ik>();
    for (qsizetype row = 0; row < motion.states.size(); ++row)
        function(row, records[row]);
}

bool hasIk(const QList<IkState> &states, QByteArrayView name)
{
    return std::any_of(states.begin(), states.end(),
                       [name](const IkState &state) { return state.name.name() == name; });
}

int plural(qsizetype count)
{
    return int(qMin(count, qsizetype(std::numeric_limits<int>::max())));
}

} // namespace

qsizetype recordsWithIk(const Motion &motion, QByteArrayView name)
{
    qsizetype count = 0;
    eachRecord(motion, [&](qsizetype, const QList<IkState> &states) { count += hasIk(states, name); });
    return count;
}

IkBone findIkBone(const Motion &motion, QByteArrayView trackName)
{
    IkBone bone;
    if (trackName.isEmpty())
        return bone;
    bone.records = recordsWithIk(motion, trackName);
    if (bone.records > 0) {
        bone.name = trackName.toByteArray();
        return bone;
    }
    if (trackName.size() < KeyName::size)
        return bone;
    QSet<QByteArray> longer;
    eachRecord(motion, [&](qsizetype, const QList<IkState> &states) {
        for (const IkState &state : states) {
            const QByteArray name = state.name.name();
            if (QByteArrayView(name).startsWith(trackName))
                longer.insert(name);
        }
    });
    bone.isAmbiguous = longer.size() > 1;
    if (longer.size() == 1) {
        bone.name = *longer.constBegin();
        bone.records = recordsWithIk(motion, bone.name);
    }
    return bone;
}

void renameIkBone(const Motion &motion, QByteArrayView trackName, QByteArrayView name, IkNames ikNames,
                  EditResult &result)
{
    const LongName field = LongName::fromBytes(name);
    const IkBone bone = findIkBone(motion, trackName);
    if (bone.isAmbiguous) {
        result.warn(Words::tr("Display/IK records have several IK bones whose names begin like this one; "
                              "their names stay."));
    }
    if (bone.name.isEmpty() || bone.name == field.name())
        return;
    if (ikNames == IkNames::Keep) {
        result.notes.append(
            Words::tr("%n display/IK record(s) keep the old name: their IK switch does not find "
                      "this bone any more.",
                      nullptr, plural(bone.records)));
        return;
    }
    if (recordsWithIk(motion, field.name()) > 0) {
        result.warn(
            Words::tr("Display/IK records have an IK bone of the new name already: the old name stays "
                      "in %n of them, whose IK switch does not find this bone any more.",
                      nullptr, plural(bone.records)));
        return;
    }
    TrackEditBuilder<StateKey> builder(motion.states);
    eachRecord(motion, [&](qsizetype row, const QList<IkState> &states) {
        if (!hasIk(states, bone.name))
            return;
        StateKey record = motion.states.key(row);
        for (IkState &state : record.ik) {
            if (state.name.name() == bone.name)
                state.name = field;
        }
        builder.replace(row, record);
    });
    result.edit.add(builder.build());
    result.changed += bone.records;
    result.notes.append(
        Words::tr("The IK bone is renamed in %n display/IK record(s) too.", nullptr, plural(bone.records)));
}

IkNameFields::IkNameFields(const Motion &motion, NameEncoding encoding)
    : mEncoding(encoding)
{
    QSet<QByteArray> known;
    for (const QList<IkState> &record : motion.states.column<&StateKey::ik>()) {
        for (const IkState &state : record) {
            const QByteArray bytes = state.name.name();
            if (known.contains(bytes))
                continue;
            known.insert(bytes);
            const QString text = decodeName(bytes, encoding).text;
            if (!mFields.contains(text))
                mFields.insert(text, LongName::fromBytes(bytes));
        }
    }
}

void IkNameFields::note(const QString &text)
{
    if (!mNotes.contains(text))
        mNotes.append(text);
}

std::optional<LongName> IkNameFields::field(const QString &name)
{
    const auto known = mFields.constFind(name);
    if (known != mFields.constEnd())
        return *known;
    const NameFit fit = fitName(name, mEncoding, LongName::size);
    if (!fit.fits)
        note(Words::tr("IK bone: %1").arg(fit.message));
    if (!fit.storable)
        return {};
    return *mFields.insert(name, LongName::fromBytes(encodeName(name, mEncoding).bytes));
}

LongName IkNameFields::mirrored(const LongName &name)
{
    const QByteArray bytes = name.name();
    const auto known = mMirrored.constFind(bytes);
    if (known != mMirrored.constEnd())
        return *known;
    const QString text = decodeName(bytes, mEncoding).text;
    const QString other = mirroredName(text);
    LongName result = name;
    if (other != text) {
        const NameFit fit = fitName(other, mEncoding, LongName::size);
        if (fit.fits)
            result = *field(other);
        else
            note(Words::tr("IK bone “%1” is not mirrored: %2").arg(text, fit.message));
    }
    return *mMirrored.insert(bytes, result);
}

} // namespace furitsuke
