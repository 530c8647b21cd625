// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor-core/document/tracknamecheck.h"

#include "editor-core/document/motiondocument.h"
#include "editor-core/edits/trackedits.h"
#include "editor-core/text/nametext.h"

#include <QCoreApplication>

namespace furitsuke {

namespace {

struct Words
{
    Q_DECLARE_TR_FUNCTIONS(furitsuke::TrackNameCheck)
};

/// The characters of a text that an encoding lacks, each once.
QStringList missingCharacters(const QString &text, NameEncoding encoding)
{
    QStringList missing;
    // Up to the first such character at a time: what stands behind it is looked at anew.
    for (qsizetype at = 0; at < text.size();) {
        const EncodedName encoded = encodeName(QStringView(text).sliced(at), encoding);
        if (encoded.ok())
            break;
        if (!missing.contains(encoded.faultCharacter))
            missing.append(encoded.faultCharacter);
        at += encoded.faultAt + encoded.faultCharacter.size();
    }
    return missing;
}

/// A character for people, by its number where it cannot be seen.
QString shown(const QString &character)
{
    const char32_t code = character.size() == 2 ? QChar::surrogateToUcs4(character[0], character[1])
                                                : char32_t(character[0].unicode());
    if (QChar::isPrint(code))
        return u'“' + character + u'”';
    return QStringLiteral("U+%1").arg(uint(code), 4, 16, QLatin1Char('0')).toUpper();
}

QString missingRemark(const QStringList &missing, NameEncoding encoding)
{
    QStringList names;
    for (const QString &character : missing)
        names.append(shown(character));
    return Words::tr("Cannot be stored in %1: %2")
        .arg(encodingLabel(encoding), names.join(QLatin1String(", ")));
}

/// What display/IK records do when a bone gets the name.
void checkIkName(const MotionDocument &document, TrackRef bone, QByteArrayView name, TrackNameCheck &check)
{
    const Motion &motion = document.motion();
    const IkBone ik = findIkBone(motion, motion.trackName(bone));
    const QByteArray wanted = LongName::fromBytes(name).name();
    if (ik.name.isEmpty() || ik.name == wanted || motion.trackName(bone) == KeyName::fromBytes(name).name())
        return;
    if (!document.isEditable({TrackKind::State, 0}))
        check.remarks.append(Words::tr("The display/IK records are locked and keep the old name."));
    else if (recordsWithIk(motion, wanted) > 0)
        check.remarks.append(
            Words::tr("Display/IK records have an IK bone of this name already; they keep the old name."));
    else
        check.ikRecords = ik.records;
}

} // namespace

TrackNameCheck checkTrackName(const MotionDocument &document, TrackKind kind, const QString &name,
                              std::optional<TrackRef> itself)
{
    using Verdict = TrackNameCheck::Verdict;
    const NameEncoding encoding = document.encoding();
    const EncodedName encoded = encodeName(name, encoding);
    TrackNameCheck check;
    check.bytes = encoded.storableBytes;
    check.fieldSize = KeyName::size;
    if (!encoded.ok()) {
        check.verdict = Verdict::Refused;
        check.remarks.append(missingRemark(missingCharacters(name, encoding), encoding));
        return check;
    }
    const QByteArray cut = KeyName::fromBytes(encoded.bytes).name();
    const DecodedName kept = decodeName(cut, encoding);
    check.kept = kept.text;
    const QString error =
        trackNameError(document.motion(), kind, encoded.bytes, itself ? itself->index : qint32(-1));
    if (!error.isEmpty()) {
        check.verdict = Verdict::Refused;
        check.remarks.append(error);
        if (cut.size() < encoded.bytes.size())
            check.remarks.append(Words::tr("The file keeps “%1”.").arg(kept.text));
        return check;
    }
    if (cut.size() < encoded.bytes.size()) {
        check.verdict = Verdict::Cut;
        check.remarks.append(Words::tr("The file keeps “%1”.").arg(kept.text));
        // A name that is whole before the cut, and not behind it, was cut in a character.
        if (!kept.complete && decodeName(encoded.bytes, encoding).complete)
            check.remarks.append(Words::tr("It is cut in the middle of a character, as MMD does."));
    }
    if (kind == TrackKind::Bone && itself)
        checkIkName(document, *itself, encoded.bytes, check);
    if (const std::optional<ModelOutline> &outline = document.modelOutline()) {
        if (kind == TrackKind::Bone ? !outline->hasBone(cut) : !outline->hasMorph(cut))
            check.remarks.append(kind == TrackKind::Bone ? Words::tr("The model has no bone of this name.")
                                                         : Words::tr("The model has no morph of this name."));
    }
    return check;
}

} // namespace furitsuke
