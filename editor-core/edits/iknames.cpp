// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor-core/edits/iknames.h"

#include "editor-core/text/mirrornames.h"
#include "editor-core/text/nametext.h"

#include <QCoreApplication>
#include <QSet>

namespace furitsuke {

namespace {

struct Words
{
    Q_DECLARE_TR_FUNCTIONS(furitsuke::IkNames)
};

} // namespace

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
